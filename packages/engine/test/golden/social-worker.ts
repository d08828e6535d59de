import type { GoldenCase } from './golden-case.ts'

export const socialWorker: GoldenCase = {
  profession: 'social worker',
  posting: `Social Worker, Child Protection and Welfare
Permanent, 35 hours, Waterford

Suir Children's Services is a voluntary organisation that works with families in Waterford and South Tipperary. Post holders carry a caseload of no more than 16 children.

Purpose of the post
The Social Worker will assess the needs of children and families referred to the service, draw up and review safety plans with them, visit homes, prepare court reports and give evidence in the District Court, and work with schools, gardaí and public health nurses. The post holder will also take part in the duty rota and keep records up to date in line with GDPR.

Candidates must have, on the latest date for receiving applications:
1. A recognised qualification in social work (BSW or MSW)
2. Registration with CORU on the Social Workers Register
3. One year's post-qualifying experience with children or families
4. A working knowledge of Children First
5. A full driving licence and use of a car

The following are desirable:
- Training in Signs of Safety
- Experience of court work
- Group work with parents

Fluency in Irish is not a requirement.

Benefits include 28 days of annual leave, a pension scheme, monthly supervision, mileage at public service rates and a bike-to-work scheme. Garda vetting will be carried out before appointment. Suir Children's Services is an equal opportunities employer.`,
  cvs: {
    strong: `Gráinne Mulvihill-Adair
Tramore, Co. Waterford | 051 555 0139 | grainne.ma@example.com

Social worker, CORU registered since 2021, five years in child protection. Full clean driving licence and own car.

EMPLOYMENT

Social Worker, Child Protection, Nore Valley Family Services, Kilkenny
January 2023 - present
- Hold a caseload of 15 children and their families
- Carry out initial and core assessments and home visits
- Draw up safety plans with families under Signs of Safety; 11 cases closed safely in 2025
- Write court reports and have given evidence in the District Court eight times
- Chair strategy meetings with schools, gardaí and public health nurses
- Duty rota one week in five
- Supervise a student on placement each spring

Social Worker, Duty and Intake, Barrow Child and Family Team, Carlow
September 2021 - December 2022
- Screened referrals under Children First and decided on next steps with the team leader
- Ran a six-week parenting group with a colleague from the family centre
- Kept case files complete; audit score 96%

EDUCATION
Master of Social Work, Déise University, 2021
BA in Sociology, Déise University, 2018

TRAINING
Signs of Safety (five days), 2023
Children First, e-learning and in-person, 2025
Court skills for social workers, 2024

Garda vetted in 2025.`,
    fair: `Conor Attwater-Shea
Clonmel, Co. Tipperary, 052 555 0112, conor.as@example.com

Profile
Social worker with two years in a hospital team for older people, who trained with families and would like to return to them.

Experience

Medical Social Worker, St Brogan's Hospital, Clonmel
October 2024 to present
- Assess older patients before discharge and arrange home support
- Meet families and agree plans with nurses and therapists
- Write reports for nursing home applications
- Answer safeguarding concerns about vulnerable adults

Student placement, Family Centre, Cahir, January to April 2024
- Home visits with a senior colleague
- Helped with a homework club

Support Worker, Anner House (disability service), 2020 to 2023
- Personal care, outings and medication prompts
- Kept daily notes and went to review meetings

Education
Bachelor of Social Work, Comeragh University, 2024

Registration
CORU, Social Workers Register, 2024

Training
Manual handling, Safeguarding Vulnerable Adults

Other
Full driving licence and own car. Interests: handball, trad sessions, and reading detective novels in two languages.`,
    near: `Yvette Brannock
Dungarvan, Co. Waterford | 058 555 0171 | yvette.brannock@example.com

SOCIAL CARE WORKER

Profile
Social care worker in residential homes for teenagers, seven years, calm in a crisis and good at cooking for eight.

Experience
Social Care Worker, Cairn House, Dungarvan, 2021 - present
• Key worker for two young people aged 13 to 17
• Shifts with sleepovers; write daily logs and significant event reports
• Bring young people to school, access visits and appointments
• Carry out placement plans with the social worker
• Manage behaviour with TCI

Relief Worker, Open Door Hostel, Waterford, 2019 - 2021
• Welcomed homeless adults, kept the door and the peace
• Handed out meals and linen
• Linked residents with addiction services

Education
BA in Applied Social Care, Ormonde Technological University, 2019

Training
Therapeutic Crisis Intervention, 2024
First aid, fire safety
Children First e-learning

Skills
Key working, de-escalation, report writing, team work, cooking, de-briefing

Other
Full B licence. Garda vetted. CORU registration as social care worker in progress.`,
    far: `Algernon Pettifer
Dublin 2 | algernon.pettifer@example.com | 01 555 0165

INVESTMENT ANALYST

Profile
Equity analyst covering European industrials, CFA charterholder, eight years.

Experience
Senior Equity Analyst, Dunleary Asset Management, Dublin, 2020 - present
• Cover 22 companies with a combined weight of €900m in the funds
• Build discounted cash flow models and update them each quarter
• Recommendations beat the sector index by 3.1% a year
• Meet management teams and question their forecasts
• Write a weekly note read by twelve portfolio managers

Analyst, Corporate Finance, Harcourt & Vane, Dublin, 2017 - 2020
• Valued firms for acquisitions of up to €200m
• Prepared information memoranda and management presentations
• Reconciled data rooms
• Modelled debt covenants under three scenarios

Education
MSc in Finance, Grand Canal Business School, 2017 (First class)
BSc in Mathematics, 2016

Certifications
CFA charter, 2021

Skills
Financial modelling, valuation, Excel, Bloomberg, Python, IFRS, presentation to clients

Languages
English, German

Interests
Fencing, crosswords and the restoration of a small sailing boat.`,
  },
  asks: [
    { words: 'qualification in social work', importance: 'must' },
    { words: 'CORU', importance: 'must' },
    { words: "One year's", importance: 'must' },
    { words: 'Children First', importance: 'must' },
    { words: 'driving licence', importance: 'must' },
    { words: 'safety plans' },
    { words: 'court reports' },
    { words: 'Signs of Safety', importance: 'optional' },
    { words: 'court work', importance: 'optional' },
    { words: 'Group work', importance: 'optional' },
    { words: 'Garda vetting', importance: 'must' },
  ],
  asksNot: ['Fluency in Irish', 'bike-to-work', 'pension scheme', 'mileage', 'equal opportunities'],
  shows: [
    { words: 'qualification in social work', quotes: ['Master of Social Work'] },
    { words: 'CORU', quotes: ['CORU registered since 2021'] },
    {
      words: 'Children First',
      quotes: ['Screened referrals under Children First', 'Children First, e-learning'],
    },
    {
      words: 'Signs of Safety',
      quotes: ['safety plans with families under Signs of Safety', 'Signs of Safety (five days)'],
    },
    {
      words: 'court reports',
      quotes: ['Write court reports', 'given evidence in the District Court'],
    },
    { words: 'Group work', quotes: ['Ran a six-week parenting group'] },
    { words: 'driving licence', quotes: ['Full clean driving licence'] },
    { words: 'Garda vetting', quotes: ['Garda vetted in 2025'] },
  ],
  lacks: ['Children First', 'Signs of Safety', 'court work', 'Garda vetting'],
}
