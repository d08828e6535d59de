import type { GradedCase } from './graded-case.ts'

export const dentalNurse: GradedCase = {
  profession: 'dental nurse',
  posting: `Hello,

We are Millbrook Lane Dental Practice, a family-owned, six-surgery mixed practice on the edge of Shrewsbury, and after eleven years our lovely Denise is retiring to Spain. So we are looking for a dental nurse to take her chair (well, stool) from January.

You would mostly be working alongside Dr Okafor, who does a mix of NHS and private general dentistry and places implants on Thursdays, and covering for the hygienist list when we need you. We don't expect the moon, but you must be on the GDC register or it can't go any further, I'm afraid – that means NEBDN or an equivalent Level 3 – and you'll need at least two years chairside since qualifying, because the days are busy and there is nobody spare to shadow. You will be setting up and turning round the surgery, charting and keeping notes on Dentally, taking your turn in our decontamination room to HTM 01-05, looking after stock, and most of all looking after people who would rather be anywhere else.

If you have a radiography certificate, have assisted with implants, or have helped with sedation, please tell us. If you haven't we will gladly put you through the courses. Being able to give a hand on the front desk when someone is off is a bonus too.

It is 36 hours over four days, one of them a late until 7pm. No weekends! £13.80–£15.20 per hour depending on experience, GDC fee and indemnity paid, uniform, CPD through our online provider, 28 days plus your birthday, free parking, and cake more often than a dental practice should admit to.

An enhanced DBS and proof of hepatitis B immunity are needed before you start.

Just send me your CV and a couple of lines about yourself.

Warm wishes,
Helen Prothero, Practice Manager`,
  cvs: {
    a: `Aleksandra Wrona
Shrewsbury, SY1 | 07700 900109 | aleksandra.wrona@example.com

About me
Newly qualified dental nurse. I passed the NEBDN National Diploma in April 2026 and joined the GDC register in June 2026. I am hard working, always early, and I speak Polish and English.

Work experience
Dental Nurse, Monkmoor Dental Practice, Shrewsbury
June 2026 – now (trainee from September 2024)
– assisting dentist in NHS and some private treatments: exams, composite and amalgam fillings, extractions, root canal, crowns, whitening
– preparing and cleaning the surgery between patients
– decontamination of instruments, autoclave records
– charting on Dentally, booking next appointments
– calming children, handing out stickers
– watched two implant surgeries

Barista and shift leader, Bean & Gone coffee shop, 2021 – 2024
– opening and closing, cash, training new people, complaints

Cleaner, part-time, 2019 – 2021

Education
NEBDN National Diploma in Dental Nursing, day release at Severn Training, 2024 – 2026 (record of experience signed off, written and OSCE first time)
Matura, Poland, 2019

Skills: Dentally, four handed dentistry, HTM 01-05, basic life support, Polish (native), English (fluent), driving licence

DBS issued 2024. Hep B full course. Reason for moving: more hours, at present I have 24.`,
    b: `Karen Whittle
Shrewsbury
karen.whittle@example.com
01632 960128

Dental Receptionist / Treatment Coordinator

Experienced front of house professional with 12 years in dental practices. Excellent knowledge of NHS charges, exemptions, plans and private fee structures.

Severnside Dental & Implant Clinic – Receptionist and Treatment Coordinator (2019–present)
◦ First point of contact for patients, phones, email and web chat
◦ Diary for five clinicians on Dentally, short-notice list, recalls
◦ Implant and Invisalign consultations: going through plans, finance applications, consent paperwork
◦ Taking payments and cashing up, average £9k per day
◦ Chaperoning when nurse not available (non-clinical)
◦ Helped in the decontamination room during Covid staff shortages, packing and dating pouches

Meole Dental Surgery – Receptionist (2014–2019)
◦ FP17s, UDA tracking, referrals, complaints log
◦ SOE Exact

Pharmacy counter assistant, Rowley's Pharmacy (2009–2014)
◦ Healthcare advice, prescriptions

Qualifications
Level 3 Award for Treatment Coordinators 2020
NVQ Level 2 Customer Service
First aid at work
5 O levels/GCSEs

I don't hold a dental nursing qualification. I would consider training if this were available, and could start in reception straight away. DBS enhanced 2024.`,
    c: `NATALIE DRUMMOND-HAYES
RDN, Level 4 ILM Leadership, CQC Registered Manager
Chester | 07700 900121 | n.drummondhayes@example.com

EXECUTIVE SUMMARY
Dental operations leader with 18 years in the profession, from chairside to multi-site management. Track record of turning around underperforming practices, achieving CQC compliance and growing private revenue.

CAREER
Area Operations Manager, Brightwell Dental Group (9 practices, 140 staff) | 2021 – Sept 2026
• P&L responsibility of £11m; private income up 22% over three years
• Led CQC inspections, all nine rated compliant
• Recruited 31 associates and 46 nurses; designed nurse induction academy
• Rolled out Dentally across the group
• Role redundant following merger

Practice Manager, Dee Bank Dental, Chester | 2015 – 2021
• CQC Registered Manager; UDA contract delivery; complaints and HR
• Stepped in chairside as needed, chiefly in first two years

Head Dental Nurse, Dee Bank Dental | 2011 – 2015
• Rotas for eight nurses, implant and IV sedation nurse, decontamination lead

Dental Nurse, St Werburgh Dental Surgery | 2008 – 2011

QUALIFICATIONS
NEBDN National Certificate 2009; Certificate in Dental Sedation Nursing 2013; Dental Radiography 2012; ILM Level 4 2016
GDC registered continuously since 2009

SALARY EXPECTATION
£42,000+; open to discussing practice or head nurse positions, or a hands-on role with route to management.`,
    d: `Ellie-Mae Jukes
Much Wenlock | 07700 900133 | elliemae.jukes@example.com

Personal Profile
Friendly and motivated trainee dental nurse looking for a practice that will support me through the rest of my apprenticeship. My current practice is closing two surgeries and cannot keep me on.

Work Experience
Apprentice Dental Nurse – Gaskell Dental, Bridgnorth
January 2026 – present
• Shadowing and assisting qualified nurses
• Cleaning and disinfecting surgeries in between patients
• Bringing patients through from waiting room
• Learning to chart (still need prompting with perio)
• Bagging instruments, loading the washer disinfector
• Answering the telephone

Saturday Girl – Wenlock Bakehouse, 2023 – 2025
• Serving customers, handling money, cleaning

Education
Level 3 Dental Nurse Apprenticeship, Marches Training – started January 2026, expected end July 2027. Three of eleven units complete.
Shropshire Sixth Form – A levels Biology (D), Psychology (C), 2025
GCSEs – 9 including English 5, Maths 4, Science 6-5

Training completed: induction, infection control, BLS, safeguarding children level 1, first two Hep B injections

Skills
Good listener, neat, Microsoft Office, TikTok for the practice

Hobbies
Young Farmers, netball

References
Supplied by Gaskell Dental and Marches Training`,
    e: `Jordan Peel
Craven Arms, Shropshire
07700 900195
jordan.peel@example.com

PERSONAL PROFILE
Hard working and punctual individual seeking a new challenge. Able to work as part of a team or on my own initiative. Flexible with shifts and willing to learn anything.

EMPLOYMENT HISTORY

Warehouse Operative – Longmynd Logistics, Ludlow
May 2023 – Present
Picking and packing orders with handheld scanner. Loading trailers. Counterbalance forklift (licence to 2028). Hitting pick rate of 110 per hour. Keeping aisles tidy. Health and safety rep for nights.

Store Assistant – Nisbett's Discount, Church Stretton
August 2020 – April 2023
Shelf filling, deliveries, tills, age checks, closing the shop.

Kitchen Porter – The Feathered Hen, Craven Arms
2018 – 2020
Washing up, food prep, deep cleaning, temperature logs.

EDUCATION
Ludlow Community College 2013 – 2018
GCSE: English 4, Maths 3, Combined Science 4-4, PE 5, Food Technology 5
Level 2 Certificate in Warehousing 2024

SKILLS
Forklift, manual handling, food hygiene level 2, stock rotation, Word and Excel (basic)

INTERESTS
Football, gaming, walking the dog

Full UK driving licence. References available upon request.`,
    f: `CHLOE MARSH
Shrewsbury SY2 | 07700 900188 | chloe.marsh@example.com

PERSONAL STATEMENT
I am a dedicated and passionate dental nurse who loves looking after people who would rather be anywhere else. I am experienced in setting up and turning round the surgery, charting and keeping notes on Dentally, decontamination to HTM 01-05 and looking after stock. I have an understanding of NHS and private general dentistry, implants, sedation and radiography. I thrive in a busy family-owned mixed practice and I can give a hand on the front desk when someone is off.

KEY SKILLS
• Chairside dental nursing
• Dentally
• HTM 01-05 decontamination room
• Implants and sedation
• Hygienist list support
• GDC standards
• Enhanced DBS
• Hepatitis B immunity
• Stock control
• Team player, reliable, bubbly

WORK HISTORY
Dental Nurse (temp), SmileStaff Agency – June 2026 to August 2026
Various practices, bookings as required.

Sales Assistant, Harlow & Finch Fashion, Shrewsbury – 2023 to 2026
Tills, fitting rooms, stock replenishment.

Nursery Assistant, Little Acorns – 2021 to 2023

EDUCATION
Level 3 Extended Diploma in Health and Social Care, 2021, Merit
GCSEs: 6 at grade 4 and above

INTERESTS
Gym, travelling, spending time with family and friends.`,
    g: `Dr. PRIYA RAMANATHAN, B.D.S.
Wolverhampton, WV1 | +44 7700 900163 | priya.ramanathan@example.com
Visa: Dependant, full right to work in UK

Career Objective
Dental surgeon with five years of clinical experience in India, now settled in UK with family and preparing for ORE Part 1 (attempt planned August 2027). Seeking a position as dental nurse to gain UK practice experience.

Experience
Trainee Dental Nurse (part time, 20 hrs) – Parkfields Dental, Wolverhampton, Feb 2026 – present
Assisting associate dentist with NHS patients, four handed dentistry, R4 notes, decontamination of instruments. Not enrolled for nursing diploma; applied to GDC for registration as DCP on basis of overseas qualification, decision awaited (submitted September 2026).

Associate Dental Surgeon – Sri Lakshmi Multispeciality Dental Clinic, Coimbatore, 2019 – 2023
Restorations, RCT, extractions including surgical removal of impacted third molars, crown and bridge. Assisted chief in 60+ implant cases. RVG and OPG.

Compulsory Rotatory Internship – 2017 – 2018
House Surgeon, Government Dental Camp programme – 2018 – 2019

Education
Bachelor of Dental Surgery, Kaveri Dental College (affiliated to state medical university), 2012 – 2017, First class
IELTS 7.5 overall

Certificates
Basic implantology course (5 days), 2021. BLS, 2026. Safeguarding adults and children level 2, 2026. Hepatitis B titre available.

Languages: English, Tamil, Malayalam, some Hindi`,
    h: `Mrs Alison Fairclough
14 Copthorne Close, Shrewsbury
Tel 01632 960154   alison.fairclough@example.com

I was a dental nurse for thirteen years and very much want to come back to it now both children are at secondary school.

Career history

2016 – present   Full-time parent and carer for my late mother. During this time also:
  2021 – present   Midday supervisor, Copthorne C of E Primary (term time, 7.5 hours a week). Paediatric first aider.
  2019 – 2020   Volunteer driver, hospital transport

2009 – 2016   Dental Nurse, Abbey Gardens Dental Practice, Shrewsbury
Nursed for the principal and for the vocational trainee. Private and NHS general work, crown and bridge, dentures, endodontics. In charge of stock and ordering. Trained three juniors. Was here through the changes when HTM 01-05 came in and helped design the separate decontamination room. Paper charts and then SOE Exact. Dental radiography certificate 2011.

2003 – 2009   Dental Nurse, Belle Vue Dental Surgery
Trained on the job, National Certificate 2005.

Registration
GDC registered 2008 to 2016, then allowed to lapse. I have spoken to the GDC about restoration: I have completed the CPD hours needed (certificates available) and am sending the form with health and character references this month.

Other: DBS via school. Hep B booster needed – happy to arrange. Non-smoker, clean licence.`,
    i: `Bronwen Pugh
Oswestry
bronwen.pugh@example.com, 01632 960117

Dear Helen – I've kept this short, as I never know what to put on these.

I have been the second pair of hands for the same dentist, Mr Iwan Rees, at Y Bont Dental Surgery in Welshpool since September 2013. It is a two-chair place, half health service and half paying patients, so everybody does everything. I get the room ready before eight, pass and suck and mix, write up what he calls out as he goes round the mouth, then strip it all down, scrub, bag and run the steriliser while the next one is taking their coat off. I press the button for x-rays, having done the evening course in Wrexham in 2018. When he started putting titanium posts in, about five years ago, I went with him on the weekend training and have stood next to him for every one since, getting on for two hundred now. A few of our frightened ones have the needle in the hand to make them dreamy and I sit with them afterwards until they can go home.

If Carys is away I answer the phone and do the diary. We changed to Dentally in 2022 and I was the one who typed everybody across.

Before that: Llanfyllin Dental Centre, 2010 to 2013, where I started from scratch and got my national certificate (NEBDN, 2012). On the GDC register ever since and have never missed my hours.

Mr Rees is closing in December. He says to ring him.`,
    j: `GEMMA TALBOT
Dental Nurse – GDC No. 219xxx
Telford, Shropshire | 07700 900142 | gemma.talbot@example.com

PROFILE
Qualified and registered dental nurse with nine years' experience in mixed NHS and private practice. Radiography qualified, regular implant and oral surgery nurse. Calm with nervous patients and used to a fast diary.

EMPLOYMENT

Wrekin View Dental Care, Telford — Dental Nurse
March 2020 – present
- Chairside for two GDPs and a visiting implant surgeon (approx. 6 placements a month): sterile set-up, draping, drill unit, implant log
- Take bitewings, periapicals and OPGs under prescription
- Charting, BPE and contemporaneous notes on Dentally
- Lead for decontamination audits (HTM 01-05), autoclave daily and weekly tests
- Stock ordering, expiry checks, emergency drugs and O2 checks
- Reception cover one lunchtime a week

Castle Foregate Dental, Shrewsbury — Trainee then Qualified Dental Nurse
August 2016 – March 2020
- General nursing for NHS list of 30+ patients a day; hygienist support
- SOE Exact, FP17 claims

QUALIFICATIONS
NEBDN Certificate in Dental Radiography, 2021
NEBDN National Diploma in Dental Nursing, 2017
BLS/CPR, safeguarding level 2, IRMER – all in date
8 GCSEs inc. English and Maths

OTHER
Full driving licence. Hep B immune. DBS on update service. Notice period 4 weeks. References on request.`,
    k: `CURRICULUM VITAE

Rachel Nwosu-Bright, RDN
Hereford (relocating to Shrewsbury, December 2026)
rachel.nwosubright@example.com / 07700 900151

2017–2026   Orthodontic Nurse, Wye Orthodontics, Hereford
Specialist practice, two orthodontists and three therapists. Duties: assisting bond-ups, debonds, archwire changes and aligner fits; alginate impressions and intra-oral scanning (iTero); clinical photography to certificate standard; taking OPGs and lateral cephs; oral hygiene instruction to teenagers; study model production and retainer lab work; washer-disinfector and autoclave validation; ordering brackets and wires; IOTN records.
Software: Orthotrac, some Exact.

2014–2017   Dental Nurse, Barton Dental Surgery, Hereford
General NHS practice. Trained here, qualified 2015. Chairside for restorative work, extractions, dentures. Reception on Fridays.

Qualifications
National Diploma in Dental Nursing (NEBDN) 2015
Certificate in Orthodontic Nursing (NEBDN) 2019
Certificate in Dental Radiography 2020
Impression taking – extended duties, 2018

GDC registered since 2015, no conditions. Indemnity held. Current CPD cycle: 74 verifiable hours. Immunisation record complete.

I have not nursed in general practice since 2017 and would need a week or so to get my hand back in with restorative trays, but chairside is chairside. No experience with implants or sedation.`,
    l: `Liam Osborne
Wellington, Telford
07700 900176 – liam.osborne@example.com

Registered dental nurse (GDC), 4 years post-qualification, NHS background, looking for a mixed practice where I can take on extended duties.

Oct 2021 – Present: Dental Nurse, Priorslee Dental Centre (NHS, 4 surgeries)
I joined as a trainee and qualified in October 2022 (City & Guilds Level 3 Diploma in the Principles and Practice of Dental Nursing). I work with a rota of three dentists and one therapist.
• Setting up, four-handed assisting for fillings, root canals, extractions, dentures, stainless steel crowns
• Charting, perio charting and notes in R4
• Decon room two sessions per week, logs and protein tests
• Fluoride varnish applications (course completed Nov 2024)
• Impressions bagged and lab dockets
• Mentor for the current apprentice
• Ran stock room for a year when head nurse was on maternity leave

Not done yet: radiography (I've asked, waiting list), implants – we refer these out.

2018 – 2021: Care Assistant, Hollinswood House Residential Home
Personal care, medication rounds, dementia residents. NVQ 2.

Training: CPR and medical emergencies (April 2026), safeguarding, infection control, GDPR, oral cancer awareness.
CPD: 61 hours in current cycle.
Driver with own car. Hepatitis B immunised. Enhanced DBS 2021.
References: Dr M. Siddiqui and Mrs J. Poole, Priorslee.`,
  },
  grades: {
    recruiter: {
      a: 4.5,
      b: 1,
      c: 4,
      d: 1.5,
      e: 0,
      f: 0.5,
      g: 2.5,
      h: 3.5,
      i: 10,
      j: 9.5,
      k: 7,
      l: 7.5,
    },
    manager: {
      a: 5,
      b: 1.5,
      c: 4.5,
      d: 1,
      e: 0,
      f: 0.5,
      g: 2.5,
      h: 4,
      i: 9.5,
      j: 10,
      k: 6.5,
      l: 7.5,
    },
    personnel: {
      a: 4.5,
      b: 1,
      c: 5,
      d: 1.5,
      e: 0,
      f: 0.5,
      g: 2.5,
      h: 3.5,
      i: 10,
      j: 9.5,
      k: 6.5,
      l: 8,
    },
  },
}
