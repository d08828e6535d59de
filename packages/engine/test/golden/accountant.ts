import type { GoldenCase } from './golden-case.ts'

export const accountant: GoldenCase = {
  profession: 'accountant',
  posting: `Senior Accountant
Location: Pune (hybrid, three days in office)
Company: Samvritti Auto Components Pvt. Ltd.

ABOUT THE COMPANY
Samvritti makes wiring harnesses for two-wheelers at three plants and employs 1,400 people.

KEY RESPONSIBILITIES
- Own the month-end close and finalisation of accounts
- Prepare and file GST returns (GSTR-1, GSTR-3B) and TDS returns
- Bank, vendor and inter-company reconciliation
- Coordinate statutory audit and internal audit
- Prepare MIS reports for the plant heads

MUST HAVE
- CA Inter, or M.Com with strong experience
- 4+ years of experience in accounting, preferably in manufacturing
- Hands-on with Tally Prime or SAP FICO
- Advanced Excel (pivot tables, lookups)
- Working knowledge of Ind AS
- Notice period of 60 days or less

GOOD TO HAVE
- Power BI
- Exposure to cost accounting
- Marathi

Knowledge of US GAAP is not needed for this role.

PERKS
Group mediclaim for family, subsidised canteen, annual bonus, company bus from Hadapsar and Chinchwad.

Samvritti is an equal opportunity employer and does not charge candidates any fee. Shortlisted candidates will hear from us within ten working days.`,
  cvs: {
    strong: `Ketaki Deshmane
Pune, Maharashtra | ketaki.deshmane@example.com | +91 20 5550 0147

PROFILE
Accountant with six years in manufacturing, CA Inter (both groups cleared), used to closing three plants by the fourth working day. Notice period: 45 days.

PROFESSIONAL EXPERIENCE

Senior Accountant, Trinetra Forgings Ltd., Pune | July 2022 - Present
- Lead the month-end close for two plants; cut it from nine working days to four
- Finalise the books under Ind AS and prepare schedules for the statutory auditors
- Prepare and file GSTR-1, GSTR-3B and the annual return; input credit reconciled with GSTR-2B each month
- File quarterly TDS returns (24Q, 26Q)
- Post and review entries in SAP FICO
- Build MIS packs in Excel with pivot tables and XLOOKUP and a Power BI dashboard on scrap cost
- Calculate standard cost of 140 parts with the production team

Accounts Executive, Vaidehi Plastics Pvt. Ltd., Pune | June 2020 - June 2022
- Kept the books in Tally Prime, from vouchers to trial balance
- Reconciled eleven bank accounts and 200 vendor ledgers
- Answered internal audit queries and closed 34 observations

EDUCATION
CA Intermediate, 2021
M.Com (Accountancy), Sahyadri Commerce College, 2020

SKILLS
Tally Prime, SAP FICO, Excel, Power BI, GST, TDS, Ind AS, reconciliation, costing

LANGUAGES
Marathi, Hindi, English`,
    fair: `Rohit Bhandarkar-Nair
Nagpur | rohit.bn@example.com | +91 712 555 0160

Career objective
To grow as an accountant in a larger company with proper systems.

Work experience

Accounts Assistant, Ashwamegh Traders, Nagpur
April 2023 - present
* Enter purchase and sales vouchers in Tally Prime
* Reconcile two bank accounts every week
* Prepare data for GST returns, which the consultant files
* Follow up outstanding payments of 90 dealers and keep the ageing list
* Pay vendors and petty cash

Billing Clerk, Ashwamegh Traders, Nagpur
July 2021 - March 2023
* Made e-way bills and invoices, about 70 a day
* Filed papers and kept the stock register

Education
M.Com, Orange City University, 2023
B.Com, Orange City University, 2021

Computer skills
Tally Prime, MS Excel (basic formulas), MS Word, email

Courses
Certificate in GST practice, 40 hours, 2023

Personal
I can join in 30 days. Languages: Hindi, English, Malayalam. Hobbies: chess, cricket umpiring for the local club, and helping my uncle with the accounts of his kirana shop.`,
    near: `Meenal Joglekar-Rao
Mumbai | meenal.jr@example.com | +91 22 5550 0115

BRANCH BANKING OFFICER

Summary
Bank officer with five years at the counter and in retail loans. Known for patient explanations and clean files.

Experience
Assistant Manager, Retail Loans, Konkan Peoples Bank, Thane | August 2023 - present
• Check income papers, credit scores and property documents of loan applicants
• Sanction vehicle and gold loans up to 8 lakh
• Keep overdue loans below 1.5% through early calls
• Meet monthly targets for insurance and deposits

Customer Service Officer, Konkan Peoples Bank, Dadar | July 2021 - July 2023
• Opened accounts, checked KYC papers and issued demand drafts
• Balanced the cash counter each evening
• Explained mobile banking to senior citizens
• Handled complaints and locker visits

Education
MBA (Banking), Sagarika Institute of Management, 2021
B.Sc. Mathematics, Ruparel Heights College, 2019

Certificates
JAIIB, 2022

Skills
Credit appraisal, KYC, customer service, cash handling, Finacle, MS Office, cross-selling

Languages
Marathi, Hindi, English, some Gujarati`,
    far: `Anselm Tharakan
Kochi | anselm.tharakan@example.com | +91 484 555 0109

PHYSIOTHERAPIST

Profile
Physiotherapist with nine years in orthopaedic and sports rehabilitation. I plan treatment with the patient and measure it.

Experience
Senior Physiotherapist, Backwater Orthopaedic Clinic, Kochi, 2020 - present
• Treat 14 patients a day after knee, hip and shoulder surgery
• Brought the mean time to full knee extension from nine weeks to seven
• Teach home exercise programmes by video
• Supervise four junior therapists and interns
• Hold a weekly clinic for runners with shin and Achilles pain

Physiotherapist, Malabar Lions Football Academy, Calicut, 2017 - 2020
• Screened 120 young players each season
• Taped, treated and returned players to sport
• Worked with coaches on load and warm-up
• Wrote the first-aid plan for match days

Education
Master of Physiotherapy (Sports), Vembanad University, 2017
Bachelor of Physiotherapy, Vembanad University, 2015

Skills
Manual therapy, dry needling, gait analysis, exercise prescription, ultrasound therapy, patient education

Memberships
State association of physiotherapists

Languages
Malayalam, English, Tamil`,
  },
  asks: [
    { words: 'CA Inter', importance: 'must' },
    { words: 'M.Com', importance: 'must' },
    { words: '4+ years', importance: 'must' },
    { words: 'Tally Prime', importance: 'must' },
    { words: 'Excel', importance: 'must' },
    { words: 'Ind AS', importance: 'must' },
    { words: 'month-end close' },
    { words: 'GST returns' },
    { words: 'statutory audit' },
    { words: 'Power BI', importance: 'nice' },
    { words: 'cost accounting', importance: 'nice' },
    { words: 'Marathi', importance: 'nice' },
  ],
  asksNot: ['US GAAP', 'mediclaim', 'subsidised canteen', 'company bus', 'wiring harnesses'],
  shows: [
    { words: 'month-end close', quotes: ['Lead the month-end close for two plants'] },
    { words: 'GST returns', quotes: ['Prepare and file GSTR-1, GSTR-3B'] },
    { words: 'Tally Prime', quotes: ['Kept the books in Tally Prime'] },
    { words: 'Ind AS', quotes: ['Finalise the books under Ind AS'] },
    { words: 'Excel', quotes: ['Excel with pivot tables and XLOOKUP'] },
    { words: 'statutory audit', quotes: ['schedules for the statutory auditors'] },
    { words: 'cost accounting', quotes: ['Calculate standard cost of 140 parts'] },
    { words: 'Power BI', quotes: ['Power BI dashboard on scrap cost'] },
  ],
  lacks: ['Ind AS', 'Power BI', 'cost accounting', 'Marathi', 'month-end close'],
}
