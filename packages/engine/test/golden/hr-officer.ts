import type { GoldenCase } from './golden-case.ts'

export const hrOfficer: GoldenCase = {
  profession: 'HR officer',
  posting: `HR Officer
Norwich, hybrid (three days on site). £31,500. Fixed term, 12 months

Yarehaven Foods bakes and chills for supermarkets on two sites with 780 colleagues. We're a team of five in HR and need a safe pair of hands.

The job
You'll be the first point of contact for managers on employee relations: absence, probation, disciplinary and grievance cases. You'll run recruitment campaigns for production and office roles, look after onboarding and right-to-work checks, send monthly changes to payroll, and keep the HR system accurate. There is project work too: this year we are rewriting our family policies.

Essential criteria
~ CIPD Level 5 (or working towards it)
~ At least two years in a generalist HR role
~ Up-to-date knowledge of UK employment law
~ Experience of disciplinary and grievance casework
~ Experience with an HR system such as iTrent or Cascade
~ Discretion

Desirable criteria
~ Experience in manufacturing or another shift-based workplace
~ TUPE or redundancy consultation experience
~ Coaching skills

You don't need payroll processing experience; our finance team does that. A degree is not essential.

Rewards
26 days' holiday, 6% pension, subsidised canteen, free eye tests, cycle parking and a generous staff shop.

Yarehaven Foods is a Disability Confident and Living Wage employer. We are happy to talk about flexible working.`,
  cvs: {
    strong: `Meredith Sallowfield
Norwich NR3 | 07700 900135 | m.sallowfield@example.com

Assoc CIPD. HR generalist with five years in factories and warehouses.

CAREER

HR Officer, Broadland Packaging, Great Yarmouth
May 2023 - present
• Advise 34 managers on a three-shift site with 420 people
• Handled 46 disciplinary and grievance cases in 2025, none of which went to tribunal
• Brought sickness absence from 6.4% to 4.7% with return-to-work coaching for supervisors
• Run recruitment of operatives and office staff, around 110 hires a year
• Check right to work and welcome new starters
• Keep iTrent up to date and send changes to payroll by the 12th
• Led a redundancy consultation for 18 posts
• Rewrote the maternity, paternity and carers' policies after changes in employment law

HR Administrator, Wensum Distribution, Norwich
August 2021 - April 2023
• Wrote contracts, letters and references
• Took notes in hearings and kept personnel files confidential
• Moved 600 records into Cascade

QUALIFICATIONS
CIPD Level 5 Associate Diploma in People Management, 2024
CIPD Level 3, 2022
A-levels, 2019

TRAINING
Employment law update, yearly
Coaching for managers, ILM Level 3, 2025`,
    fair: `Jerome Attleborough
Ipswich IP4, jerome.attleborough@example.com, 07700 900164

Profile
HR administrator, organised and discreet, halfway through CIPD Level 5.

Work experience

HR Administrator, Orwell Care Homes, Ipswich
September 2023 to present
- Post vacancies, book interviews and send offers for six homes
- Right-to-work and DBS checks for new starters
- Keep training and absence records in spreadsheets
- Take minutes at probation reviews
- First answer to staff questions on holiday and sick pay

Receptionist, Orwell Care Homes, Ipswich
March 2021 to August 2023
- Welcomed visitors, sorted post, answered the phone
- Kept the visitors' book and booked the minibus
- Ordered stationery, uniforms and lunches

Sales Assistant, Harbour Books, Felixstowe
2018 to 2021
- Served customers, ordered stock, ran story time

Education
CIPD Level 5, started January 2026
CIPD Level 3, 2024
A-levels in English, History and Drama, 2018

Skills
Word, Excel, Outlook, minute taking, recruitment administration, confidentiality, friendly manner

Interests
Community theatre, parkrun volunteer, chutney making`,
    near: `Priscilla Oyebanji-Hart
Cambridge CB1 | priscilla.oh@example.com | 07700 900180

RECRUITMENT CONSULTANT

Profile
Agency recruiter for office and technical staff, six years, consistently over target.

Experience
Senior Recruitment Consultant, Fenbridge Talent, Cambridge, 2021 - present
• Fill 60 permanent jobs a year in laboratories and software firms
• Win new clients by phone and at breakfast events
• Write adverts, search LinkedIn and screen candidates
• Negotiate offers and fees
• Billed £340,000 in 2025

Resourcer, Fenbridge Talent, Cambridge, 2019 - 2021
• Built shortlists and arranged interviews
• Checked references and right to work
• Kept the candidate database tidy and complete, every Friday
• Called every candidate back, also those with bad news
• Posted adverts on three job boards and answered every enquiry

Education
BA (Hons) Marketing, Cam Valley University, 2019

Certificates
REC Certificate in Recruitment Practice, 2022

Skills
Candidate sourcing, LinkedIn Recruiter, interviewing, negotiation, business development, Bullhorn, salary benchmarking

Interests
Gospel choir, long-distance walking, mentoring sixth-formers who apply for their first job`,
    far: `Torquil Brackenbury
Lowestoft | 07700 900196 | torquil.brackenbury@example.com

MARINE ENGINEER

Profile
Chief engineer with eighteen years on support vessels and ferries, and a dry sense of humour that helps at three in the morning.

Experience
Chief Engineer, MV Sandpiper Resolve, Ness Offshore, 2018 - present
• Responsible for twin 2,400 kW diesels, thrusters and switchboards
• Planned two dry dockings, both within budget
• Cut fuel use by 9% with slow steaming and hull cleaning
• Lead a watch of four and train cadets
• Keep ISM and class records ready for inspection

Second Engineer, Saxon Shore Ferries, 2010 - 2018
• Overhauled purifiers, pumps and compressors
• Stood engine watches
• Ordered spares in AMOS
• Ran fire and abandon-ship drills
• Showed visiting school classes the engine room

Education
HND Marine Engineering, Lothing Nautical College, 2008

Certificates
STCW III/2 Chief Engineer, unlimited
High voltage (management level)
ENG1 medical

Skills
Diesel engines, hydraulics, planned maintenance, welding, refrigeration, fault finding, leadership

Interests
Model engines, sea swimming in all seasons.`,
  },
  asks: [
    { words: 'CIPD Level 5', importance: 'must' },
    { words: 'two years', importance: 'must' },
    { words: 'employment law', importance: 'must' },
    { words: 'disciplinary and grievance', importance: 'must' },
    { words: 'iTrent', importance: 'must' },
    { words: 'Discretion', importance: 'must' },
    { words: 'employee relations' },
    { words: 'recruitment' },
    { words: 'right-to-work checks' },
    { words: 'TUPE', importance: 'optional' },
    { words: 'manufacturing', importance: 'optional' },
    { words: 'Coaching', importance: 'optional' },
  ],
  asksNot: ['payroll processing', 'A degree', 'eye tests', 'staff shop', 'cycle parking'],
  shows: [
    { words: 'CIPD Level 5', quotes: ['CIPD Level 5 Associate Diploma'] },
    {
      words: 'disciplinary and grievance',
      quotes: ['Handled 46 disciplinary and grievance cases'],
    },
    { words: 'iTrent', quotes: ['Keep iTrent up to date', 'Moved 600 records into Cascade'] },
    {
      words: 'employment law',
      quotes: ['after changes in employment law', 'Employment law update'],
    },
    { words: 'TUPE', quotes: ['Led a redundancy consultation for 18 posts'] },
    {
      words: 'Coaching',
      quotes: ['return-to-work coaching for supervisors', 'Coaching for managers'],
    },
    { words: 'recruitment', quotes: ['Run recruitment of operatives and office staff'] },
    { words: 'right-to-work checks', quotes: ['Check right to work'] },
  ],
  lacks: ['disciplinary and grievance', 'TUPE', 'Coaching', 'employment law', 'manufacturing'],
}
