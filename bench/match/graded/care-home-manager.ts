import type { GradedCase } from './graded-case.ts'

export const careHomeManager: GradedCase = {
  profession: 'care home manager',
  posting: `REGISTERED MANAGER – Larchfield House, Shrewsbury
Residential and dementia care, 46 beds
Salary £52,000–£58,000 plus performance bonus | Permanent, full time, 40 hours with on-call share
Ref: MCG/LH/1126

About us
Meresbrook Care Group is a family-owned provider with seven homes in Shropshire and Cheshire. Larchfield is rated Good and has an occupancy of 91%. Our last manager is retiring after eleven years.

The role
You will be responsible for the day-to-day running of the home and be registered with the Care Quality Commission. You will:
• lead a team of 58 (deputy, seniors, carers, kitchen, domestic, activities)
• ensure safe, person-centred care, care planning, medication and safeguarding
• own the budget, rotas, agency spend and occupancy; build relations with the local authority, GPs and families
• carry out audits, supervisions and appraisals and drive the home towards Outstanding
• complete notifications and attend provider meetings

Essential
• Level 5 Diploma in Leadership and Management for Adult Care (or equivalent, e.g. RMA/NVQ 4, or working towards completion)
• At least two years' management experience in a CQC-regulated care home, as manager or deputy
• Good working knowledge of the Health and Social Care Act regulations, the Mental Capacity Act and DoLS
• Proven record in recruiting, developing and retaining staff
• Budget responsibility
• Full UK driving licence

Desirable
• Previous CQC registration as manager
• Experience of dementia care
• Experience of taking a home through an inspection to Good or Outstanding
• Electronic care planning (PCS, Nourish or similar)
• Nursing registration is not required

What we offer
28 days plus bank holidays, Blue Light Card, free meals on shift, employee assistance line, refer-a-friend £500, paid DBS, a group of managers who actually ring each other.

The post is subject to an enhanced DBS check and two references. We are an equal opportunities employer.`,
  cvs: {
    a: `Tomasz Bielecki
Deputy Manager
Wrexham | tomasz.bielecki@example.com | 07700 555 0118

About me
Deputy manager in residential care for older people, since 2024. Came to the UK in 2013, began as night carer.

Work
Deputy Manager, Gresford Manor, Wrexham (44 beds, residential and dementia; regulated by Care Inspectorate Wales) – April 2024 to now
* Manage seniors and care team of 36
* Rota, sickness, return to work, supervision
* Medication lead, monthly audits
* Weekly report to manager on agency hours; I sign orders up to £2,000
* Introduced electronic MAR
* Inspection January 2026: no areas for improvement

Senior Carer, Gresford Manor – 2018 to 2024
Night Care Assistant, Gresford Manor – 2013 to 2018

Before, Poland: teacher of physical education, Legnica, 2004–2012

Qualifications
Level 5 Diploma in Leadership and Management of Health and Social Care: Adults' Residential Management (Wales), June 2025
Level 3 diploma, 2017
Magister, Physical Education, Wrocław, 2004
Dementia: Level 3 award, virtual dementia tour facilitator
Registered with Social Care Wales as worker, manager application not yet

Languages: Polish, English, Welsh (learning)
Full UK licence`,
    b: `JANET HOLLOWOOD
Registered Manager
Wem, Shropshire | janet.hollowood@example.com | 07700 555 0121 | Full clean driving licence

PROFILE
CQC registered manager with nine years in residential and dementia care, the last five in charge of a 38-bed home.

EMPLOYMENT
Registered Manager – The Poplars, Whitchurch (38 beds, residential and dementia). Feb 2021 – present
• Took over at Requires Improvement; inspected 2022, Good in all five domains; Outstanding in Caring, 2025
• Occupancy raised from 74% to 95%
• Budget £1.9m, agency hours down to under 1%
• Team of 44; staff turnover from 41% to 17%
• Moved home from paper to PCS electronic care planning
• Safeguarding lead, DoLS applications, notifications

Deputy Manager – Beech Court, Telford (52 beds). 2017 – 2021
Rotas, supervisions, medication audits, on call, acting manager for five months in 2019

Senior Care Assistant – Beech Court. 2012 – 2017

QUALIFICATIONS
Level 5 Diploma in Leadership and Management for Adult Care, 2018
Level 3 Diploma in Health and Social Care
Train the trainer: moving and handling
Dementia leadership programme (Feelings First), 2023
Safeguarding Level 4; MCA and DoLS for managers

REFERENCES
From operations director and commissioning officer, on request`,
    c: `Helen Straker
Hotel General Manager
Ludlow | helen.straker@example.com | 07700 555 0126

Profile
General manager with fifteen years in hotels, used to running a 24-hour house in which people sleep, eat, fall ill and complain. Looking to bring that into care, where my mother spent her last three years.

Experience
General Manager, Teme Bridge Hotel, Ludlow (52 rooms, restaurant, wedding barn) 2018 – present
P&L £3.4m, 61 staff, GOP from 18% to 27%; staff turnover 70% to 34%; food hygiene 5; regional employer award 2023
Apprenticeship programme with the local college; employment tribunal avoided by mediation
Fire, health and safety, legionella responsible person

Deputy General Manager, Corve Park, 2013 – 2018
Front Office Manager, Corve Park, 2010 – 2013

Volunteering
Trustee, Ludlow Dementia Day Centre, since 2022: chair of the finance group; help at lunch on Mondays
Befriender, 2021 – 2022

Education
BA (Hons) Hospitality Management, 2010
CMI Level 7 Strategic Leadership, 2021
Dementia Care Level 2 (distance learning), 2025
Safeguarding Adults Level 2, 2025
Full driving licence`,
    d: `KAREN BLOUNT
Registered Manager, small residential home
Newport, Shropshire
karen.blount@example.com
07700 555 0167

PERSONAL STATEMENT
An experienced and approachable manager of a 16-bed residential home for older people, looking for a larger service and a supportive group.

EMPLOYMENT

Registered Manager, Chetwynd Cottage, Newport (16 beds), May 2022 – present
- CQC registered since August 2022
- Inspected November 2023: Good overall, Requires Improvement in Well-led (audits), action plan completed
- Team of 21; all recruitment and supervisions
- Budget agreed with owner each April; I order food, agency and repairs within it
- Care plans on paper, medication on MAR sheets
- About a third of residents have a dementia diagnosis

Deputy Manager, Chetwynd Cottage, 2020 – 2022
Senior Carer, Edgmond Hall, Telford, 2014 – 2020
Care Assistant, Edgmond Hall, 2010 – 2014

QUALIFICATIONS
Level 5 Diploma in Leadership for Health and Social Care (Adults' Management), 2021
NVQ Level 3 and 2
Safeguarding for managers, DoLS and MCA update, 2025
Fire marshal, food hygiene

Full driving licence, own car
Notice period: eight weeks`,
    e: `Michelle Tranter
Home Manager (unregistered) / Deputy
Telford – m.tranter@example.com – 07700 555 0152

Summary: Deputy Manager with 3 years' experience in learning disability supported living and residential services.

Jul 2023 – present Deputy Manager, Wayfarer Supported Living, Telford
CQC-regulated (personal care), 5 houses, 19 people with learning disabilities and autism
• Rotas for 34 support workers
• Positive behaviour support plans, risk assessments
• Court of Protection DoL applications with social workers
• Recruitment days; turnover fell 9%
• Petty cash and house budgets, not the whole P&L

2019 – 2023 Senior Support Worker then Team Leader, Rosehill (6-bed residential home, LD), Wellington
Inspection 2022: Good

2015 – 2019 Support Worker, agency and permanent

Qualifications
Level 5 Diploma in Leadership and Management for Adult Care, achieved March 2025
Level 3 HSC
PBS coach award, Makaton, Buccal midazolam, physical intervention trainer
Safeguarding Adults for Managers

Systems: Nourish, Access Rostering, Excel

Driving: full, 3 points

I have not worked with older people except placement days and my own nan, who has Alzheimer's and lives with us.`,
    f: `Dean Archibald-Shaw
Email: dean.as@example.com Mobile: 07700 555 0186

Highly motivated leader able to drive the home towards Outstanding. I ensure safe, person-centred care, care planning, medication and safeguarding and I own budget, rotas, agency spend and occupancy. Good working knowledge of the Health and Social Care Act regulations, the Mental Capacity Act and DoLS.

Core competencies
- Person-centred care
- Recruiting, developing and retaining staff
- Building relations with the local authority, GPs and families
- Audits, supervisions and appraisals
- CQC and inspection to Good or Outstanding
- Electronic care planning (PCS, Nourish)
- Dementia care

Employment
Team Leader, Sunnybank Domiciliary Care, Wolverhampton, Aug 2024 – Oct 2026
Allocated calls for 12 carers, spot checks, covered visits

Care Assistant, Sunnybank, 2023 – 2024

Shift Supervisor, Burger Barn, Wolverhampton, 2019 – 2023
Opened and closed, cash, ordering, trained starters

Education
Level 3 Diploma in Adult Care, 2025
Level 5 Leadership and Management for Adult Care – enquired, not enrolled
GCSEs x 6

Certificates
Care Certificate, Medication awareness (e-learning), MCA awareness (e-learning), Dementia awareness (e-learning)

Provisional driving licence, test booked January 2027`,
    g: `Richard Penhale
Operations Director – Health & Social Care
Chester · r.penhale@example.com · 07700 555 0170

Board-level leader responsible for up to 24 care homes and 2,100 staff. Looking, after a restructure, for a post closer to residents and with less motorway.

Career
Regional Operations Director, Ashgrove Healthcare plc, 2017 – Aug 2026
• 24 nursing and residential homes, North West and West Midlands; turnover £68m
• 22 of 24 Good or Outstanding (from 15)
• Nominated Individual to CQC
• Closed two homes, opened three, led sale and leaseback
• Line management of three regional managers

Regional Manager, Ashgrove, 2012 – 2017
9 homes; turnaround of two in special measures

Registered Manager, Delamere Grange, Northwich (66 beds, dementia and nursing), 2006 – 2012
Registered first with CSCI, then CQC. Excellent (3 star) 2009.

Deputy Manager, then Manager, Sandbach Manor, 2001 – 2006

Qualifications
Registered Manager's Award and NVQ 4 Health and Social Care, 2005
PG Cert Healthcare Leadership, 2014
RMN (lapsed 2010)

Other
Trustee of a hospice. Clean licence. Last salary £112,000 plus car; I understand what this post pays.`,
    h: `Stacey Lloyd
Senior Care Assistant
Shrewsbury
stacey.lloyd88@example.com / 07700 555 0131

I am a hardworking and caring person with good sense of humour. I have 9 years in care and feel ready to be a manager as I often run the shift on my own.

Work

Senior Care Assistant, Bicton Grange Nursing Home, Shrewsbury. 2021 - now
*Run the residential floor on shift, 5 carers
*Give medication and order from chemist
*Update care plans on PCS
*Induct new carers and agency
*Phone GP, families, 111
*Stood in on rotas when deputy was off for 3 weeks

Care Assistant, Bicton Grange, 2019 - 2021

Home Care Worker, Severn Homecare, 2017 - 2019

Shop Assistant, bakers, 2012 - 2017

Qualifications
Level 3 Diploma Adult Care (2022)
Level 2 Health and Social Care (2019)
Medication competency, Moving and handling, Safeguarding adults, MCA and DoLS (half day), Dementia tier 2, Fire safety
GCSEs English C, Maths D

I have not got the level 5 but would start it straight away if the company pays

Driving licence yes, DBS on update service
Hobbies my dogs, quiz league`,
    i: `Mohammed Iqbal Sharif
Car Sales Executive
Wolverhampton, WV3
mi.sharif@example.com
07700 555 0149

PERSONAL PROFILE
Target-driven and people-oriented sales professional with a proven track record. A hard worker with excellent communication skills who is looking for a manager position with progression.

EMPLOYMENT HISTORY
Sales Executive, Penn Road Motors (franchise dealership), Wolverhampton, March 2020 – Present
• Average 14 units per month, top seller Q2 2024
• Finance and insurance products, FCA compliance training
• Handle customer complaints
• Look after two trainees

Mobile Phone Advisor, TalkShop, Merry Hill, 2017 – 2020
• Upgrades, accessories, stock counts

Warehouse Operative, Featherstone, 2015 – 2017

EDUCATION
BTEC Level 3 Business, Wulfrun Sixth Form, 2015
GCSEs including English and Maths

SKILLS
Negotiation, CRM, Microsoft Office, Urdu and Punjabi, team work
Full clean UK driving licence

INTERESTS
Cricket (captain of second XI), gym, helping at the mosque with lunches for the elderly

References available upon request`,
    j: `Lorna Pickerill
Oswestry
lornapickerill@example.com
07700 555 0143

Dear whoever opens this – my CV, such as it is.

I have been number two at Hengoed Lodge (32 residents, about twenty with dementia) since 2009, and for most of that time the person who holds it together. Three managers have come and gone. Between them I ran the house: fourteen months in 2016–17, eight in 2021, and since March this year. The inspectors came in the second of those spells and left us a Good.

What I do there: I know every resident and what they had for breakfast. I take on the staff, and they stay – eleven have been with me over ten years. I do the rotas, sit with families when a father can no longer decide for himself and we have to do it properly, with the best interests papers and the council's people. I watch the money, because the owner lets me see it: food, agency, heating. We use nobody from agency since 2022. I ring the social workers when there is an empty room, and there seldom is one. Medicines I audit on Fridays.

Before: carer then senior, Hengoed Lodge, 2001–2009. Hospital ward domestic, 1998–2001.

Paper: NVQ 3 Care, 2004. I began the Registered Manager's Award in 2010 and never handed in the last two units; have asked the college about finishing in the new form and they say by summer 2027. Medication, safeguarding, moving and handling, all in date.

I drive. Enhanced DBS on the update service.`,
    k: `PATRICIA WEAVER-JONES
07700 555 0194 pat.weaverjones@example.com Church Stretton

Career history

2016 – 2026: The Hayloft Tea Room and B&B, Church Stretton. Owner (with husband). Eight rooms, 40 covers, six staff. Business sold September 2026.

2008 – 2016: Registered Manager, Longmynd View Residential Home, Craven Arms. 29 beds for older people. CSCI/CQC registered throughout. Inspections compliant; home rated Good in the first of the new-style inspections in 2015. Full budget, recruitment, care plans (paper), supervision of 31 staff, liaison with Shropshire Council. Started dementia café.

2002 – 2008: Deputy and Senior, Longmynd View.

1996 – 2002: Care Assistant, county council home (closed).

Qualifications
Registered Manager's Award 2007
NVQ 4 in Health and Social Care 2006
NVQ Assessor D32/33
Food Hygiene level 3 (2024)
First Aid at Work (2025)

Keeping up: I sit on the patient panel of our surgery, and have been a lay member of the county safeguarding forum since 2019. I know that DoLS and the single assessment framework have changed since my day and have booked a refresher for registered managers in January.

Driver, car owner. Happy to be on call. References: Dr S. Hale; former owner of Longmynd View.`,
    l: `GRACE MUTASA RGN
Clinical Deputy Manager
Shrewsbury SY2 | grace.mutasa@example.com | 07700 555 0109

NMC registered nurse (adult), 16 years. Deputy manager of a 60-bed nursing home since 2020.

Professional experience

Deputy Manager / Clinical Lead, Severnside Nursing Home, Shrewsbury – 2020 to date
Lead for clinical governance in a 60-bed home (nursing, two residential dementia wings of 12)
Line-manage 9 nurses and 14 seniors; recruitment interviews, probation reviews, disciplinaries
Responsible for staffing budget of the nursing floor (£780k) with the manager
Monthly audits: medication, falls, pressure damage, infection control
Good at inspections in 2021 and 2024; I was nominated contact in 2024 as manager was on leave
DoLS applications and MCA assessments, Nourish champion

Staff Nurse then Unit Lead, Abbeyfold Care Centre, Telford – 2014 to 2020

Staff Nurse, Royal Wrekin Hospital, medical ward – 2011 to 2014

Registered General Nurse, Matobo School of Nursing, Bulawayo – 2006; adaptation programme, Wolverhampton 2010

Education and training
Level 5 Diploma in Leadership and Management for Adult Care – 7 of 10 units done, expected April 2027
BSc (Hons) Nursing top-up, 2015
Safeguarding Level 3, End of Life Care (Gold level), Palliative syringe driver

Driving licence: full UK, own car`,
  },
  grades: {
    recruiter: {
      a: 6.5,
      b: 10,
      c: 2.5,
      d: 7,
      e: 4.5,
      f: 0.5,
      g: 5.5,
      h: 2,
      i: 0,
      j: 7.5,
      k: 5,
      l: 8,
    },
    manager: {
      a: 6.5,
      b: 10,
      c: 3,
      d: 7.5,
      e: 4.5,
      f: 0.5,
      g: 5,
      h: 2.5,
      i: 0,
      j: 8.5,
      k: 6,
      l: 8,
    },
    personnel: { a: 6, b: 10, c: 3, d: 7, e: 4, f: 0.5, g: 5.5, h: 2.5, i: 0, j: 8, k: 5, l: 7.5 },
  },
}
