import type { GradedCase } from './graded-case.ts'

export const propertyParalegal: GradedCase = {
  profession: 'property paralegal',
  posting: `Residential Property Paralegal
Thackwell & Moor Solicitors, Pennock

Our property team buys and sells about 900 homes a year. You will run your own files under a partner's eye from instruction to completion.

The role
- Draft contracts and transfers, raise and answer enquiries
- Order searches and report on title
- Deal with lenders, agents and nervous clients
- Exchange and completion, then registration at the Land Registry and SDLT returns

What we ask for
- A law degree, CILEX Level 3 or a CLC diploma
- 2+ years in residential conveyancing
- Leasehold and freehold, sales and purchases
- A case management system (Proclaim, LEAP or like them)
- Accurate, calm, good on the telephone

It would help
- New build or shared ownership
- Experience of the Land Registry portal
- AML checks`,
  cvs: {
    a: `Clover Hatherley, Conveyancing Paralegal
Ridgeway Law, 2021 - present
- Own load of 55 freehold and leasehold sales and purchases
- Draft contracts and transfers, enquiries, searches, reports on title
- Exchange, completion, SDLT and registration on the Land Registry portal
- New build and shared ownership plots for two developers
- Proclaim, AML checks
LLB Law 2019. CLC Level 4 diploma 2023.`,
    b: `Jethro Pinnock, Legal Assistant, Residential Property
Ridgeway Law, January 2025 - present
- Open files, order searches, chase agents and lenders
- Draft contract packs for the fee earner to check
- SDLT forms and post-completion
- LEAP
LLB Law 2024.`,
    c: `Araminta Voss, Litigation Paralegal
Corbel Chambers LLP, 2020 - present
- Disclosure, bundles and witness statements in commercial disputes
- Court filing and fixed-costs schedules
- Client calls and attendance notes
- iManage and LEAP
LLB Law 2018, LPC 2019.`,
    d: `Cuthbert Sealy, Licensed Conveyancer
Sealy Conveyancing, 2004 - present
- Runs a practice of six; residential sales and purchases, leasehold, lease extensions
- Lender panels, complaints, professional indemnity
- Land Registry portal, SDLT
- Trains paralegals
Licensed by the CLC since 2003. Selling the practice, looks for a calmer role.`,
    e: `Mabli Orme, Law Student
LLB, third year, Wexley University, 2023 - present
- Land law and equity, first-class marks
- Mini-pupillage and two weeks of work experience in a conveyancing team: scanning, searches, post
- Shop assistant at weekends
Degree expected in July 2027.`,
    f: `Roderick Inchley, Estate Agent Sales Progressor
Harbour Homes, 2016 - present
- Takes 70 sales from offer to completion
- Chases solicitors, lenders and surveyors, calms chains
- AML checks on buyers
- Reapit
NAEA Level 3.`,
    g: `Henrike Aldous, Commercial Property Paralegal
Tarrant Wells LLP, 2019 - present
- Leases, licences to assign, rent deposits for retail parks
- Reports on title, searches, Land Registry applications
- Completions and SDLT returns on leases
- Proclaim
BA History, GDL 2018.`,
    h: `Fenton Blyth, Conveyancing Executive
Quickmove Direct (volume conveyancing), 2018 - present
- 110 files, freehold sales only
- Contract packs, replies to enquiries, redemption, completion statements
- Case management system of the house, 40 calls a day
CILEX Level 3 certificate 2020.`,
    i: `Odalys Marchetti, Legal Secretary
Thackwell & Moor Solicitors, 2009 - present
- Audio typing for the property partner, letters to lenders and clients
- Search orders and Land Registry forms prepared for signature
- Diary, invoices, new secretaries trained
Secretarial diploma. Starting CILEX Level 3 in January.`,
    j: `Percival Knight, Mortgage Adviser
Own firm, 2012 - present
- Residential mortgages and protection for first-time buyers
- Lender criteria, affordability, fact finds
- AML and file audits
CeMAP.`,
    k: `Saffron Udell, Trainee Solicitor
Mossop & Gray, September 2025 - present
- Seat in residential property (eight months): own small files, transfers, enquiries, SDLT, registration
- Seat in family law before that
- LEAP
LLB 2023, SQE1 and SQE2 passed.`,
    l: `Tibor Winslade, Paralegal
Council legal department, 2017 - present
- Right to Buy sales of council flats and houses: leases, transfers, completion
- Title checks, first registrations, Land Registry portal
- Adverse possession files
- Norwel case management
CILEX Level 3, studying Level 6.`,
  },
  grades: {
    recruiter: { a: 10, b: 5, c: 3, d: 7, e: 1, f: 2, g: 6, h: 8, i: 3, j: 0, k: 6, l: 8 },
    manager: { a: 10, b: 6, c: 2, d: 8, e: 1, f: 3, g: 6, h: 7, i: 5, j: 1, k: 7, l: 8 },
    personnel: { a: 10, b: 6, c: 4, d: 8, e: 1, f: 1, g: 6, h: 9, i: 2, j: 0, k: 5, l: 8 },
  },
}
