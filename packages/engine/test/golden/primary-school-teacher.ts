import type { GoldenCase } from './golden-case.ts'

export const primarySchoolTeacher: GoldenCase = {
  profession: 'primary-school teacher',
  posting: `KS2 Class Teacher (Year 4)
Larkfield Primary School, Stockport
Main Pay Scale, full time, permanent, from January

Larkfield is a two-form entry school with 410 pupils, a forest school and a choir that never stops.

The role
You will teach a Year 4 class of 29 children across the National Curriculum, plan and adapt lessons for pupils of all abilities, assess and track progress, and work closely with our SENCO and teaching assistants. You will also lead one subject in time; maths would suit us best.

Essential
- Qualified Teacher Status (QTS)
- A degree
- Experience of teaching in Key Stage 2
- Confident behaviour management
- Sound knowledge of safeguarding
- Experience of supporting children with SEND

Desirable
- Training in systematic phonics such as Read Write Inc
- Experience of leading a subject
- Able to run an after-school sports club

Newly qualified teachers (ECTs) are welcome to apply. You do not need a driving licence.

We offer: a supportive team, PPA time out of class, free on-site parking, Teachers' Pension Scheme and a wellbeing day each year.

Larkfield Primary School is committed to safeguarding and promoting the welfare of children. The successful candidate must have an enhanced DBS check. We welcome applications from all sections of the community.`,
  cvs: {
    strong: `Rosalind Eckersmith
Stockport SK4 | 07700 900142 | r.eckersmith@example.com

PERSONAL STATEMENT
Primary teacher with six years in Key Stage 2 and a soft spot for mathematics. I hold QTS and an enhanced DBS on the update service.

TEACHING EXPERIENCE
Class Teacher, Year 4 and Year 5, Hollinbrow Primary School, Stockport
September 2021 to present
- Teach a class of 30 across the National Curriculum; 83% reached the expected standard in maths in 2026, up from 71%
- Maths lead since 2023: wrote the calculation policy and coached eight colleagues
- Differentiate lessons for pupils of mixed ability, with four children on EHC plans in the current class
- Track progress each half term and report to parents
- Run the after-school netball and athletics club

Class Teacher, Year 3, Abbotsgate Junior School, Oldham
September 2019 to August 2021
- Set calm routines and used restorative talks to manage behaviour
- Worked with the SENCO on support plans for pupils with dyslexia and autism
- Led daily Read Write Inc groups for those who still needed phonics

EDUCATION
PGCE Primary with QTS, Pennine Vale University, 2019
BA (Hons) English, Pennine Vale University, 2018 (2:1)

TRAINING
Safeguarding Level 2 (2026), Read Write Inc (2020), Paediatric First Aid`,
    fair: `Imogen Castlereach
Bury, Lancashire. Tel 07700 900118. imogen.castlereach@example.com

About me
I finished my PGCE in summer 2025 and now work as a supply teacher. I am keen to have a class of my own.

Experience

Supply Teacher, Rowntide Teaching Agency, Greater Manchester, September 2025 to now
* Short-term cover in Reception, Year 1 and Year 2, and five weeks in a Year 3 class
* Follow the class teacher's planning and mark the day's work
* Settle classes quickly with clear rules and praise

Placements during the PGCE, 2024 to 2025
* Twelve weeks in Year 1 and ten weeks in Year 5
* Planned and taught maths, English and science with growing independence
* Kept assessment records and shared them with the mentor

Midday Supervisor, Fernacre Infant School, Bury, 2022 to 2024
* Looked after 60 children in the dining hall and playground
* Passed on concerns to the safeguarding lead

Education
PGCE Primary (5-11) with QTS, Westmarch University, 2025
BSc (Hons) Geography, Westmarch University, 2024

Training: safeguarding and Prevent, 2025. Enhanced DBS.

Interests: fell walking, piano, baking bread for friends`,
    near: `Bethan Prothero-Lunn
Macclesfield | 07700 900177 | bethan.pl@example.com

Profile
Nursery practitioner with eight years' experience of babies, toddlers and pre-school children, and Level 3 qualified.

Employment
Room Leader, Pre-school Room, Tumblewood Nursery, Macclesfield, March 2021 - present
• Lead a room of 24 three- and four-year-olds with four colleagues
• Plan activities around the EYFS and write learning journals in Tapestry
• Act as key person for eight children and talk to parents at drop-off
• Supervise ratios, allergies and medicines
• Mentor apprentices through their Level 2

Nursery Practitioner, Small Steps Day Nursery, Congleton, June 2018 - February 2021
• Fed, changed and settled babies
• Prepared sensory play and outdoor sessions
• Recorded sleep, meals and accidents

Qualifications
CACHE Level 3 Diploma, Early Years Educator, 2018
GCSEs including English (5) and Maths (4)

Courses
Safeguarding Level 2, Paediatric First Aid, Food Hygiene, Makaton taster

Skills
Patient, cheerful and organised; observation and record keeping; working with parents; Makaton signs; forest walks in all weathers; keeping a tidy and inviting room`,
    far: `Marcus Thornebury
Leeds | 07700 900155 | marcus.thornebury@example.com

Quantity Surveyor, MRICS

PROFILE
Chartered quantity surveyor with eleven years on housing and retail schemes up to £28m.

EXPERIENCE
Senior Quantity Surveyor, Aldgrove Contractors, Leeds, 2019 - present
• Manage the cost of three residential sites, 240 homes in all
• Let 35 subcontract packages a year and settle final accounts
• Saved £1.1m on a cladding package through early tendering
• Report cost and value to the board every month
• Negotiate variations under JCT contracts

Quantity Surveyor, Stonecross Partnership, Bradford, 2015 - 2019
• Measured and priced refurbishments of 60 supermarkets
• Prepared valuations and cash flow forecasts
• Checked insurances and warranties of suppliers
• Kept a cost library of past schemes
• Visited sites weekly with the client's project manager

EDUCATION
BSc (Hons) Quantity Surveying, Aire Bank University, 2015 (First)

PROFESSIONAL
Member of the RICS since 2018

SKILLS
Cost planning, procurement, JCT and NEC contracts, measurement, CostX, Excel, negotiation

INTERESTS
Cyclo-cross, brass bands and a slowly improving allotment.`,
  },
  asks: [
    { words: 'Qualified Teacher Status', importance: 'must' },
    { words: 'degree', importance: 'must' },
    { words: 'Key Stage 2', importance: 'must' },
    { words: 'behaviour management', importance: 'must' },
    { words: 'safeguarding', importance: 'must' },
    { words: 'SEND', importance: 'must' },
    { words: 'DBS', importance: 'must' },
    { words: 'phonics', importance: 'optional' },
    { words: 'leading a subject', importance: 'optional' },
    { words: 'National Curriculum' },
    { words: 'sports club', importance: 'optional' },
  ],
  asksNot: [
    'driving licence',
    'forest school',
    'free on-site parking',
    'Pension Scheme',
    'wellbeing day',
  ],
  shows: [
    { words: 'Qualified Teacher Status', quotes: ['PGCE Primary with QTS', 'I hold QTS'] },
    {
      words: 'Key Stage 2',
      quotes: ['six years in Key Stage 2', 'Class Teacher, Year 4 and Year 5'],
    },
    { words: 'behaviour management', quotes: ['restorative talks to manage behaviour'] },
    {
      words: 'SEND',
      quotes: ['support plans for pupils with dyslexia and autism', 'four children on EHC plans'],
    },
    { words: 'phonics', quotes: ['Led daily Read Write Inc groups', 'Read Write Inc (2020)'] },
    { words: 'leading a subject', quotes: ['Maths lead since 2023'] },
    { words: 'safeguarding', quotes: ['Safeguarding Level 2'] },
    { words: 'sports club', quotes: ['after-school netball and athletics club'] },
  ],
  lacks: ['phonics', 'leading a subject', 'sports club'],
}
