import type { GradedCase } from './graded-case.ts'

export const outpatientPhysiotherapist: GradedCase = {
  profession: 'outpatient physiotherapist',
  posting: `Physiotherapist – Outpatients (permanent, 30–37 hrs)

Millbrae Physiotherapy & Rehabilitation has been looking after people in Co. Kildare since 2004. We have two clinics (Naas and Newbridge), nine physios, a proper gym with daylight in it, and a waiting list we would like to bring down. That is where you come in.

You will carry your own outpatient caseload, mostly musculoskeletal: spinal pain, shoulders, knees and hips, post-operative orthopaedic patients referred by two local consultants, sports injuries from the GAA and running clubs, plus some pelvic girdle pain and persistent pain. New patients get 45 minutes, reviews 30. You assess, set the plan, write back to the GP and discharge when it's time. You will also help run our Thursday knee and hip exercise class.

We need you to have
- a degree in physiotherapy and current CORU registration (please give status)
- at least two years' post-qualification experience in an outpatient/MSK setting
- confident manual therapy and exercise prescription, and notes you would be happy for someone else to read
- Garda vetting (we arrange) and clear English

We would be delighted if you also have
- dry needling, clinical Pilates or a vestibular course
- ISCP membership
- experience with insurers, medico-legal reports or an electronic system such as Cliniko
- an interest in supervising students on placement

What we give: €52,000–€61,000 depending on experience, CPD budget of €1,200 and four study days, weekly in-service with our clinical lead, one late evening a week, one Saturday in five, pension after six months, parking, and very decent coffee.

CV and a few lines to jobs@millbraephysio.example.com. We interview as we go.`,
  cvs: {
    a: `Kamila Wrzos
Naas
kamila.wrzos@example.com 
086 555 0138

Personal statement
I am kind, hard working and reliable person and I work in healthcare in Ireland 8 years. I would like to grow in physiotherapy department.

Work history
Physiotherapy Assistant
Bracken Hill Convalescent Home, Kildare
June 2021 – now
Walking practice with residents after hip fracture, doing exercises from physiotherapist plan, chair class 3 times in week, preparing equipments, cleaning, ordering walking aids, writing in notes what was done. Hoist and transfers. I help in outpatient day hospital on Friday, setting machines and bringing patients.

Health Care Assistant
Bracken Hill Convalescent Home, Kildare
February 2018 – June 2021
Personal care, meals, observations.

Cleaner, Office Shine Ltd, Naas 2016 – 2018

Education
QQI Level 5 Healthcare Support, 2018
QQI Level 5 module Therapy Assistant / Occupational & Physiotherapy Care, 2022
Technikum (massage technician, 2 years), Rzeszów, Poland 2009

Certificates: Manual and people handling 2025, HACCP, CPR, Safeguarding, Garda vetted by current employer

Languages: Polish, English good, Russian little
Driving licence B`,
    b: `LIAM FARRISSEY
Physiotherapist | Email liam.farrissey@example.com | Mobile 083 555 0164

PROFESSIONAL PROFILE
A highly motivated outpatient physiotherapist with confident manual therapy and exercise prescription skills, able to carry own outpatient caseload including spinal pain, shoulders, knees and hips, post-operative orthopaedic patients, sports injuries, pelvic girdle pain and persistent pain. Passionate about clear notes that someone else would be happy to read. Keen interest in dry needling, clinical Pilates and vestibular rehabilitation. Enthusiastic about supervising students and helping to run exercise classes.

CORE COMPETENCIES
Outpatient MSK • Manual therapy • Exercise prescription • GP letters • Discharge planning • Insurers • Medico-legal awareness • Cliniko • Teamwork • CPD

EMPLOYMENT
Physiotherapist (locum, various), Feb 2025 – present
Short assignments through Redbrick Medical Staffing in nursing homes and one private clinic (3 weeks holiday cover).

Fitness Instructor, PulseHouse Gym, Lucan, Nov 2023 – Jan 2025
Inductions, classes, front desk.

EDUCATION
BSc Physiotherapy, Dunmore College Dublin, 2023
Placements: respiratory, neuro, MSK outpatients (6 weeks), paediatrics, elective

REGISTRATION
CORU registered (January 2025). Garda vetting – happy to complete.
ISCP membership – intend to join.

INTERESTS
Fitness, podcasts, travel`,
    c: `MARTIN O'GRÍOFA
Senior Physiotherapist in Neurology and Rehabilitation

Contact: martin.ogriofa@example.com / 086 555 0155 / Maynooth

Summary: 11 years' experience with people after stroke, brain injury and with MS or Parkinson's. Strong on goal setting, team work and writing for discharge. Would like regular hours and a change from ward work.

2019–present  Senior Physiotherapist, Castlewarden Rehabilitation Centre, Dublin
 – 12 inpatients under my care and a small day-patient group
 – Gait re-education, spasticity management and serial casting with consultant
 – Joint sessions with OT and SLT, family meetings, home visits
 – Vestibular clinic one morning every fortnight (vestibular rehab competency course 2021)
2016–2019  Staff Grade, Stroke Unit, Eastgate Hospital Dublin
2015–2016  Basic grade rotations incl. four months musculoskeletal OPD, same hospital

MSc Neurological Physiotherapy, Dunmore College Dublin (2020)
BSc Physiotherapy, Dunmore College Dublin (2015)

CORU: registered, no conditions. ISCP: yes, neurology & gerontology group.
Bobath basic course, FES, outcome measures (Berg, 10MWT, FIM).
Supervised about 20 students since 2017. Organised the annual study day 2022.

Languages: English, Gaeilge.`,
    d: `DARRAGH HANLEY – Athletic Rehabilitation Therapist

Newbridge, Co. Kildare ~ 083 555 0109 ~ darragh.hanley@example.com

KEY SKILLS: injury assessment | exercise rehab | sports massage | dry needling | taping | pitch-side | strength testing (force plates) | GPS

WORK
Hanley Sports Injury Clinic (self employed), Newbridge, May 2021 – present
Two treatment rooms over a gym. About 35 clients a week: hamstrings, groins, ankles, backs, shoulders. Assessment, soft tissue therapy, needling and return to play programs. All bookings, accounts and notes on Cliniko. Return-to-run group on Monday nights.

Head of Medical, Kildare senior camogie club side, 2022 – present (seasonal)
Pre-season screening for 34 players, ACL prevention warm up, liaison with orthopaedic consultant for two ACL reconstructions.

Athletic Therapist, Liffey Valley Rugby Academy, 2019 – 2021
Injury surveillance, rehab gym sessions, match cover.

EDUCATION
BSc (Hons) Athletic Therapy & Training, Barrowside Institute of Technology 2019
Dry needling certificate, 2020
EMT / REC 3 pitch-side trauma, in date

MEMBERSHIPS
Athletic rehab association of Ireland, certified member. Not registered with CORU (no register for athletic therapists as of yet). Insured.`,
    e: `Sorcha Devane
Occupational Therapist – hands & upper limb
sorcha.devane@example.com | 089 555 0172 | Celbridge

PROFESSIONAL EXPERIENCE
Senior Occupational Therapist, Hand Therapy Outpatients
Marlfield Hospital, Dublin 2020 – present
• Outpatient caseload of trauma and elective hand patients, 10 to 12 per day
• Custom splinting, scar and oedema management, flexor and extensor tendon protocols
• Graded exercise programmes, desensitisation, CRPS and persistent pain work
• Letters to plastics and orthopaedic consultants and GPs; work capacity reports for insurers
• Student educator

Occupational Therapist, Community
Midland Primary Care, Mullingar 2017 – 2020
• Home assessments, equipment and adaptations, seating

Basic Grade OT, Marlfield Hospital 2016 – 2017

EDUCATION
BSc (Hons) Occupational Therapy, Carrowmore University, 2016
PG Cert Hand Therapy, 2021

REGISTRATION
CORU – Occupational Therapists Registration Board
AOTI member

SKILLS
Goniometry, grip dynamometry, thermoplastics, DASH/PRWE, Cliniko and iPMS, infection control, manual handling instructor

I saw your ad through a colleague and wondered if you would look at a combined upper limb post. I know the degree is different but a lot of my day is the same. Happy to come in for a chat and see how you work before anyone decides anything; I could also start with two evenings a week.`,
    f: `AOIFE BRANNELLY, MISCP
Senior Physiotherapist
Portlaoise, Co. Laois | 087 555 0113 | aoife.brannelly@example.com
CORU registration current, renewed October 2026

PROFILE
MSK physiotherapist with six years post-grad experience, nearly all of it in outpatients. Looking for a permanent post closer to home.

EXPERIENCE

Senior Physiotherapist, MSK Outpatients – Glenmore Regional Hospital, Tullamore
March 2022 – present
- Caseload of 55–60 patients per week across spinal, upper limb and lower limb
- Post-op pathway for THR, TKR, ACL and rotator cuff repair with the orthopaedic team
- Triage of GP referrals; virtual fracture clinic cover
- Practice tutor for 3rd and 4th year students (8 to date)
- Audit: DNA rate reduced from 19% to 11% by text reminders

Staff Grade Physiotherapist – Riverside Physio Clinic, Athlone
Sept 2020 – Feb 2022
- Private MSK list, new patients 40 minutes, reviews 20
- Insurer paperwork (Cliniko and Physica), occasional PIAB report under the principal
- Weekend GAA cover (U20 county panel)

Physiotherapist (temporary) – St Fintan's University Hospital, Dublin
June 2020 – Aug 2020
- Covid step-down ward, chest physio, early mobilisation

CONFERENCES
Poster, national physio conference 2023: "Phone first – virtual fracture clinic in a model 3 hospital"
In-service talks given: rotator cuff related pain, when to image the lumbar spine, plyometrics after ACL

EDUCATION
BSc (Hons) Physiotherapy, 2.1, Western Shore University 2020
Dry Needling Level 1 & 2 (2021, 2023)
Mulligan Concept Part A (2022)
Lower limb tendinopathy, 2 day course (2024)

OTHER
ISCP MSK special interest group. Full clean licence. Basic life support to June 2027.`,
    g: `CURRICULUM VITAE
Dr. RAHUL NAMBISSERY (PT), B.P.T., M.P.T. (Orthopaedics)
Mobile: 089 555 0195   Mail: rahul.nambissery@example.com   Present address: Tallaght, Dublin 24
Visa: Stamp 1G (spouse of critical skills holder), full permission to work

CAREER OBJECTIVE
To work as a physiotherapist in a reputed organisation in Ireland where I can utilise my knowledge for the patients.

PROFESSIONAL EXPERIENCE
1. Consultant Physiotherapist, Sanjeevani Multispeciality Hospital, Kochi – Outpatient Department. June 2018 to December 2024.
   - Assessed and treated 18–20 outpatients daily: cervical & lumbar spondylosis, PIVD, periarthritis shoulder, OA knee, sports injuries
   - Post operative rehabilitation TKR, ACL, fracture fixation as per surgeon protocol
   - Mobilisation (Maitland), Mulligan, IASTM, dry needling, electrotherapy modalities
   - Guided BPT interns
2. Physiotherapist, Ashraya Clinic, Thrissur. July 2015 to May 2016.
3. Physiotherapy Assistant, Oakpark Nursing Home, Dublin. April 2025 to present.

EDUCATION
M.P.T. Orthopaedics, Malabar Coast University, 2018 (First Class)
B.P.T., Malabar Coast University, 2015

REGISTRATION
CORU: qualification recognition decision received July 2026 – compensation measure (adaptation period, 14 weeks paediatrics/neuro placement) required; placement being sought. Not yet on the register.
IELTS 7.5 overall.

LANGUAGES: English, Malayalam, Hindi, Tamil
DECLARATION: I hereby declare the above information is true.`,
    h: `Conor Tuffy
12 Chapel Rise, Kilcullen, Co Kildare
085 555 0190 – conor.tuffy@example.com

I finished college in 2022 and have been rotating since. I like the outpatient end of things best and want to move there for good.

Staff Grade Physiotherapist
St Fintan's University Hospital, Dublin — Jan 2023 to now
Rotations to date:
 • Respiratory / general surgery (7 months)
 • Care of the older person, incl. falls clinic (8 months)
 • Orthopaedic wards – elective hips and knees, trauma (8 months)
 • Outpatients MSK (10 months, finished March 2026): own diary of 9-10 patients a day, mostly low back, neck, shoulder, ankle. Helped out with back class.
 • Currently ICU / on call rota

Physiotherapy Assistant (summer)
Brookfield Nursing Home, Kildare — 2020 and 2021

Education
BSc Physiotherapy (2H1), Leeside Institute, 2018–2022
Leaving Cert, Scoil Bhríde Kilcullen, 2018

Courses
- Intro to manual therapy of lumbar spine (1 day)
- Strength & conditioning for therapists (online, 20 hrs)
- Acute respiratory on-call competency

CORU registered since November 2022. Member ISCP.
Hobbies: junior football with Kilcullen (corner back, mostly on the bench), sea swimming.

References: Physiotherapy Manager in Charge, St Fintan's, on request`,
    i: `Deirdre Malone-Quirke
Straffan, Co. Kildare – deirdre.mq@example.com – 086 555 0120

RETURN TO PRACTICE

I practised as a physiotherapist for twelve years, mostly outpatients, and stepped away in 2016 to raise four children and mind my mother. I now want to come back, part time to begin with if at all possible.

Career
2010–2016 Senior Physiotherapist (MSK), Mount Carmel Road Clinic, Dublin. Full private and consultant-referred list; spinal and shoulder specialism; wrote protocols for post-op shoulders; medico-legal reports; mentored junior staff.
2006–2010 Physiotherapist, St Colman's Hospital, Galway – outpatients, back rehab programme
2004–2006 Basic grade, St Colman's, rotations

Since then
2017–2026 Home. Treasurer of parish centre; assistant with U8 football. 
2025 Online refreshers: red flags, pain science, shoulder update (total 46 CPD hours)
2026 Started supervised period of updating skills for CORU return to register: 30 of 60 days done with a private clinic in Leixlip, shadowing and treating under supervision. Restoration application to follow in spring.

Education
BSc Physiotherapy, Dunmore College Dublin 2004
MSc Manipulative Therapy, Lagan Point University 2009
Acupuncture for physiotherapists 2008 (lapsed)
Previously MISCP.`,
    j: `Bríd Scahill
Kildare town, 085 555 0146, brid.scahill@example.com

What I do
People come to me sore and I try to have them leave knowing why, and what to do about it. For the past five and a half years that has been in a three-room practice beside the GP surgery in Monasterevin: desk necks, farmers' backs, frozen shoulders, runners, women after babies, and everybody the surgeons in Tullamore send home with a new joint. Twelve to thirteen in a day, three of them new. I use my hands early on, then a bar or a band as soon as they can manage. I ring the GP when I don't like the look of something; two of those this year turned out to matter.

Monday evenings I take nine or ten people through a class for stiff hips and knees. I started it because I was saying the same thing nine times a day.

Where
Monasterevin Physio Rooms – April 2021 to now (employee, sole charge two days)
Hospital in Portlaoise – 2019 to 2021, the usual rounds: chests, fractures, geriatrics, then eight months in the department downstairs

Papers
Physiotherapy degree, Lagan Point University, 2019
On the CORU register since 2019; chartered (ISCP)
Mat Pilates teaching, modified for patients, 2022
Needling, foundation 2021, advanced 2024
I write about two solicitor's reports a month.

Why move: the owner is retiring.`,
    k: `Curriculum Vitae

Name: Niamh Gilheaney
Address: currently Leeds, UK (relocating to Co. Kildare January 2027)
Tel: +44 7700 555 0127
Email: n.gilheaney@example.com
Registration: HCPC (UK) current, CSP member. CORU application lodged August 2026, decision awaited.

Employment

08/2023 – date   First Contact Physiotherapist (Band 7), Aireside Primary Care Network
I see undifferentiated MSK patients in four GP practices, 20 minute slots. Advice, exercise, onward imaging and injection referral. Not a lot of follow up or hands-on treatment in this role, which is one reason I want to go back to clinic work.

02/2021 – 07/2023   MSK Physiotherapist (Band 6), Calder Valley Community NHS Trust
Outpatient caseload, spinal and peripheral; hydrotherapy; ran the ESCAPE style knee class twice weekly; SystmOne notes; supervised two students.

08/2019 – 01/2021   Rotational Band 5, Pennine General Hospital
MSK outpatients, stroke, trauma orthopaedics, Covid redeployment to ICU.

Qualifications
BSc (Hons) Physiotherapy, Northmoor University, 2019 – First
MSc modules (60 credits) in Advanced MSK Practice, 2023–24
Acupuncture foundation course (AACP) 2022

Originally from Leitrim. Will need no visa.`,
    l: `Gary Mulreany
Store Manager
Clane, Co. Kildare. 087 555 0181. gary.mulreany@example.com

Results-driven retail manager with 14 years in sports and outdoor retail. Team of 22, turnover €4.1m. Excellent customer skills and a genuine passion for health and fitness.

CAREER
Store Manager, Summit & Stride, Newbridge Retail Park — 2018 to present
* P&L, rosters, stock loss (down 0.6%)
* Introduced gait analysis treadmill and trained staff in running shoe fitting, working with a local physio for referrals

Assistant Manager, Summit & Stride, Liffey Valley — 2014 to 2018
Sales Assistant / Supervisor, Sportsbarn, Naas — 2012 to 2014

EDUCATION
Diploma in Retail Management (Level 7), Tallow Business College 2016
Certificate in Sports Nutrition (online) 2021
Leaving Certificate 2011


I would be open to clinic or front desk roles and am willing to train.`,
  },
  grades: {
    recruiter: {
      a: 1,
      b: 2.5,
      c: 5,
      d: 2,
      e: 1.5,
      f: 10,
      g: 4,
      h: 6,
      i: 4.5,
      j: 9.5,
      k: 7.5,
      l: 0,
    },
    manager: { a: 1, b: 3, c: 5, d: 2, e: 1.5, f: 9.5, g: 3.5, h: 6, i: 4.5, j: 10, k: 7, l: 0 },
    personnel: {
      a: 1,
      b: 2,
      c: 5,
      d: 2.5,
      e: 1.5,
      f: 10,
      g: 4,
      h: 6.5,
      i: 4.5,
      j: 9.5,
      k: 7,
      l: 0,
    },
  },
}
