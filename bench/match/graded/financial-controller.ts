import type { GradedCase } from './graded-case.ts'

export const financialController: GradedCase = {
  profession: 'financial controller',
  posting: `Financial ControllerCambridge, ON · Hybrid (4 days on site) · Full-time, permanent · $125,000–$145,000 + bonusPosted 6 days agoGrandbend Castings & Machining Ltd. is a privately held maker of aluminum castings and machined components for off-highway and rail customers. Two plants, 310 people, about $84M in sales, half of it in US dollars. We've been pouring metal since 1961 and still say good morning to each other in the hallway.About the roleReporting to the CFO, the Controller owns the books and a team of five (AP, AR, payroll, cost analyst, assistant controller). You close by working day 6 and can explain why. You'll run month-end and year-end under ASPE, own the standard cost roll and variance analysis with the plant managers, lead physical counts and inventory reserves, prepare budgets and the rolling 13-week cash forecast, look after covenant reporting to our bank, HST, T2 working papers and SR&ED support with outside advisers, and act as main contact for the auditors. We're moving from an old ERP to Epicor Kinetic in 2027 and finance will need somebody who isn't afraid of it.What you bring• CPA designation (Canada) in good standing• 8+ years' progressive experience, at least 4 in manufacturing with standard costing• You've managed people, and they'd work for you again• Strong Excel; ERP implementation experience a definite asset• Foreign exchange hedging, or foundry/automotive background, nice to have• Comfortable in safety boots: the numbers come from the floorWhat we offerBonus up to 15%, RRSP match 5%, benefits from day one, four weeks' vacation, on-site gym, EV chargers, summer Fridays, tuition support.Grandbend is an equal opportunity employer. Accommodation is available on request under AODA. No agencies please. Background and credit check required.Apply nowSave job`,
  cvs: {
    a: `Susan Petrosky
Full Charge Bookkeeper
Ayr, Ontario   519-555-0102   spetrosky@example.com

Reliable, detail-oriented full-charge bookkeeper with over 20 years in small business accounting. I take pride in my work and never miss a deadline.

Work

2014–Present  Petrosky Bookkeeping Services (own business)
   Monthly books for 17 clients: trades, two dental offices, a machine shop of eight people, a church, a landscaping company
   HST, payroll source deductions, T4s, WSIB, ROEs
   Year-end binder for the clients' accountants
   QuickBooks Desktop and Online, Sage 50, Dext, Hubdoc

2006–2014  Office Manager/Bookkeeper, Conestoga Millwork (18 employees)
   AP, AR, payroll, bank deposits, collections, reception, ordering of supplies
   Job costing of kitchens on a spreadsheet

2001–2006  Accounts Payable Clerk, Halverton Foods, Kitchener

Education
Office Administration – Accounting, Doon Valley College, 2001
Certified Professional Bookkeeper designation, 2017
Excel Intermediate, 2019
QuickBooks ProAdvisor, renewed 2026

Skills: typing 75 wpm, discreet, friendly with customers, bonded

I am seeking a full-time position with benefits as my husband is retiring. Available with six weeks' notice to my clients. References from any of them.`,
    b: `Olivia Brandt
Cambridge, Ontario
olivia.brandt@example.com
519-555-0177

Secondary school teacher | Mathematics and Business Studies

Profile
Enthusiastic educator with ten years in Ontario classrooms and a gift for explaining numbers. Now looking to leave teaching for a career in business where I can use my analytical, organizational and leadership skills.

Experience
Teacher, Blair Ridge Secondary School, Cambridge, 2018–2026
- Grade 9–12 Mathematics; BAF3M Financial Accounting Fundamentals
- Acting department head 2024–25: timetable, $38,000 department budget, mentoring three new teachers
- Ran student investment club and annual trip budget ($52,000)
- Introduced spreadsheets to mark tracking across department

Occasional teacher, Grand Valley region, 2016–2018

Summer jobs: assistant at a garden centre (cash, inventory count), 2011–2015

Education
BEd, Intermediate/Senior, 2016
BSc Mathematics, minor in Business, 2015
Introductory Financial Accounting and Intermediate Accounting I, continuing education, 2026 (A, A-)

Certification
Ontario College of Teachers, in good standing
First Aid/CPR C

Skills
Public speaking, Excel, Google Workspace, conflict resolution, data analysis, time management

Volunteer
Treasurer, community choir, since 2019`,
    c: `Melissa Thornbury, CPA, CMA
Kitchener, ON | 519-555-0136 | m.thornbury@example.com

PROFILE
Plant-oriented controller with 14 years in accounting, 11 in manufacturing. Hands-on with costing, inventory and lender reporting.

EXPERIENCE

Controller, Brantwood Forge Inc., Brantford (forged parts, 1 plant, $61M) | 2019 – present
• Lead four staff; cut close from day 11 to day 5
• Annual standard cost roll for 2,900 SKUs; weekly scrap, yield and labour variances reviewed with plant manager on the floor
• Budget, 13-week cash forecast, covenant certificates for asset-based facility
• Finance lead on Epicor implementation (live July 2022), including cost conversion and chart of accounts
• Auditor liaison, ASPE statements, HST, SR&ED claim support ($600K average)
• Monthly USD forward contracts within board policy

Assistant Controller, Lindmar Automotive Systems, Guelph | 2015 – 2019
• Inventory reserves, cycle count program, customer tooling accounting, month-end for a 400-person stamping plant

Cost Accountant, Lindmar Automotive Systems | 2013 – 2015

Staff Accountant, Hobbs Wexler LLP, Kitchener | 2011 – 2013

EDUCATION AND DESIGNATION
CPA, CMA (Ontario), 2014, in good standing
BBA, Conestoga Heights University, 2011

SYSTEMS
Epicor Kinetic, Plex, Power BI, Excel incl. Power Query

Outside work: treasurer, minor hockey association`,
    d: `LAUREN DESROCHES, CPA, CGA
Toronto, ON | 416-555-0184 | lauren.desroches@example.com

CORPORATE CONTROLLER – RETAIL AND HOSPITALITY

Sixteen years' experience including nine as controller of multi-location consumer businesses.

Corporate Controller
Juniper Row Home Stores Inc. (38 stores, $112M), Toronto, 2018 – present
• Manage 11 staff in GL, AP, sales audit and payroll
• Monthly close WD 7, ASPE statements, annual audit
• Retail inventory method, store shrink program, annual counts by third party
• Revolving credit, covenant package, weekly cash forecast
• Multi-province sales taxes, T2 package
• NetSuite implementation 2020, on time and 4% under budget
• US dollar purchases: forwards and vendor letters of credit

Controller
Copper Kettle Restaurant Group, Toronto, 2013 – 2018
• 21 restaurants, weekly P&L, food cost, tips and payroll for 900

Accounting Manager
Copper Kettle Restaurant Group, 2010 – 2013

Education
CPA, CGA Ontario, 2012
B.Admin., Don River University, 2008

Skills
NetSuite, Adaptive Planning, Excel, change management

Note: Based in the west end, prepared to commute to Cambridge up to three days a week.`,
    e: `Donna Fitzgerald
Paris, ON
519-555-0150 | donna.fitz@example.com

CONTROLLER – MANUFACTURING

27 years in one company, from receiving clerk to controller. Left when production was moved to Tennessee in June 2026.

Galt Valve & Fitting Co., Cambridge (brass and bronze foundry and machine shop, 180 employees, $46M)

Controller 2012 – 2026
- full responsibility for books, monthly close by day 7, year-end file for auditors with usually zero adjustments
- staff of four
- standards for 4,000 part numbers set every January, metal price variance, scrap and remelt, labour and overhead absorption
- counts, slow-moving provision, consignment
- weekly cash, bank margin reports, covenants
- HST, source deductions, WSIB, information for T2 and SR&ED people
- US dollar account, forwards placed through the bank
- changed from Infinium to Infor Visual in 2015, I was project manager as there was nobody else

Cost Accountant 2004 – 2012
Accounts Payable / Payroll 2001 – 2004
Receiving 1999 – 2001

Education
Diploma, Business Accounting, Grand Valley College, 1999
CGA program: completed levels 1 to 3, stopped in 2008 (family). I do not have a CPA.

Excel: pivot tables, lookups, macros I wrote myself

Reference: former president and audit partner will both speak for me.`,
    f: `KAVITA SHARMA, CPA
Guelph, ON | 519-555-0128 | kavita.sharma@example.com | linkedin: kavitasharma-cpa

Assistant Controller ready for the next step. 8 years' experience, 5 in manufacturing.

WORK EXPERIENCE
Assistant Controller | Wellington Plastics Group, Guelph (injection moulding, 220 employees) | Mar 2023 – Present
- Prepare full month-end package to Controller by WD 5, balance sheet recs, accruals, fixed assets
- Supervise AP and AR clerks
- Inventory: organise year-end count, obsolescence reserve, in-transit
- Support standard cost update (resin and machine rates)
- HST returns, Statistics Canada surveys, first draft of annual budget
- Super user in IQMS/DELMIAworks

Financial Analyst | Wellington Plastics Group | Jun 2021 – Mar 2023
- Variance analysis, customer margin, capex requests

Senior Associate, Assurance | Pruitt Danforth LLP, Waterloo | 2018 – 2021
- Review engagements and audits of owner-managed companies, including two tool shops; T2 and ASPE notes

EDUCATION
CPA Ontario, 2021
MAcc, Speed River University, 2018
BAcc, Speed River University, 2017

SKILLS
Excel (advanced), Power Query, Power BI, CaseWare

INTERESTS
Long-distance running, mentoring CPA students

I have not dealt with the bank directly, our CFO does that.`,
    g: `JEAN-MARC OUELLET, CPA auditeur
Waterloo (Ontario) | 226-555-0171 | jm.ouellet@example.com

I keep the financial house in order for companies that make things.

Since 2016 I have been with Profilés Estrie-Ontario, a window and curtain wall extruder with sites in Sherbrooke and Woodstock, owned by one family, about 260 employees, $70M. I came as number two and since 2020 everything between the cash drawer and the signed statements is mine. Seven people answer to me; in six years one has left, to have twins.

What I do in a month: by the fifth morning we know whether we made money, and by the seventh I have walked both shops with the supervisors to learn where the metal, the hours and the die changes went compared with what we said a pound of product should take. Every autumn we rebuild those expectations from bills of material up. Twice a year everybody counts, me included. Each Monday I tell the owner how much will be in the bank for the next quarter, and each quarter I tell the lender why they may sleep. I buy US dollars forward against aluminum billet.

In 2023 we threw out a 1994 system and put in SYSPRO. I wrote the test scripts and slept little.

Before: senior auditor, Gagnon Tremblett, Sherbrooke, 2011–2016, private companies, sales tax, corporate returns, research credits.

B.Com., Université du Haut-Saint-François, 2010. CPA 2013 Quebec, member in Ontario since 2021. French, English.`,
    h: `TRAVIS NGUYEN
Cambridge, ON N1R | 226-555-0119 | travis.nguyen@example.com

COST ANALYST

EXPERIENCE
Cost Analyst, Preslow Precision Machining, Cambridge, 2022–Present
• Build standard costs for new part numbers from routings and BOMs; quote support for estimating
• Weekly labour efficiency, scrap and purchase price variance reports
• Cycle count coordination with warehouse, investigating differences
• Helped test inventory module during Epicor Kinetic upgrade (2024)
• Part of SR&ED documentation team, tracking engineering hours
• Always on the floor; safety committee member

Production Scheduler, Preslow Precision Machining, 2019–2022
• Weekly schedules for 34 CNC machines

CNC Operator, Preslow Precision Machining, 2016–2019

EDUCATION
CPA Professional Education Program – Core 1 and Core 2 passed, Performance Management module January 2027; expects to write CFE September 2028
Bachelor of Business (part-time, evenings), Two Rivers Polytechnic, 2023
Mechanical Technician – CNC diploma, 2016

SKILLS
Epicor, Excel (pivot, Power Query, VBA basics), SQL basics, Crystal Reports, Vietnamese

I know that Controller is a stretch. I would bring costing you can trust and am interested in your cost analyst or assistant controller positions as well.`,
    i: `BRENT ALDERMAN, CPA
Cambridge, ON • 519-555-0112 • brent.alderman@example.com

Summary
Controller who owns the books and isn't afraid of ERP. Comfortable in safety boots because the numbers come from the floor. Skilled in month-end and year-end under ASPE, standard cost roll and variance analysis, physical counts and inventory reserves, budgets and rolling 13-week cash forecast, covenant reporting, HST, T2 working papers, SR&ED support and auditor contact. I manage people and they'd work for me again.

Core Competencies
Standard costing | Epicor Kinetic | Foreign exchange hedging | Strong Excel | Foundry/automotive | Close by working day 6 | Cash forecasting | Leadership

Employment
Accounting Supervisor – Maple Key Property Management, Cambridge, 2023 – present
Condominium accounts, budgets and reserve fund schedules. One AP clerk.

Accountant – Bright Path Childcare Centres, Kitchener, 2020 – 2023
Bookkeeping, bank recs, payroll for 80, government grant reports.

Junior Accountant – Dunphy Tax & Accounting, 2018 – 2020
Personal tax, small business compilations, HST returns.

Education
CPA Ontario, 2023
BComm, Lakeshore Western University, 2018
Introduction to Manufacturing Accounting (online, 6 hours), October 2026

Software
QuickBooks Online, Yardi, Excel. Watched Epicor Kinetic demos and read the user guide.`,
    j: `ADEBAYO OGUNLESI, FCCA
Mississauga, Ontario | 647-555-0163 | adebayo.ogunlesi@example.com

Professional Summary
Chartered Certified Accountant with 15 years of experience in FMCG and metal packaging manufacturing in Nigeria and, since 2023, in Canada. Strong in costing, treasury and ERP.

Experience
Senior Cost Accountant, Halton Beverage Cans Ltd., Milton, ON (Sept 2023 – present)
• Standard costs and variances for two lines; month-end inventory and COGS entries by day 4
• Cycle counts, spoilage reporting with production supervisors
• SAP S/4HANA, Power BI; supervise one co-op student

Financial Controller, Crown Lagoon Packaging Plc, Lagos (2016 – 2023)
• Headed finance team of 14 for two plants, 480 staff, revenue equivalent of US$70M
• IFRS statements, budget, bank covenants, external audit
• FX exposure management under severe currency shortage, letters of credit
• Led finance stream for Microsoft Dynamics AX go-live, 2018

Finance Manager / Plant Accountant, Sunrise Foods Nigeria (2010 – 2016)

Qualifications
ACCA member 2013, Fellow 2018
ICAN, associate member
CPA Ontario: application under ACCA reciprocity route, required Canadian tax and law modules in progress, expected Spring 2027
BSc Accounting, Second Class Upper, 2009

ASPE and HST: working knowledge, not yet responsible for filing.`,
    k: `Patrick Hennessy, CPA, CA
Burlington, ON
289-555-0145
p.hennessy@example.com

Audit Senior Manager with thirteen years in public practice serving owner-managed enterprises in Southwestern Ontario.

Lorimer Quist LLP, Hamilton
Senior Manager, Assurance (2020 – present)
Manager (2017 – 2020)
Senior / Staff Accountant (2013 – 2017)

Portfolio of 24 clients with revenue between $10M and $150M: machining, food processing, steel service centres, construction.
· Plan and complete ASPE audits; technical resource for revenue, inventory costing and financial instruments
· Attended some 60 inventory counts, tested standard cost build-ups and overhead absorption
· Reviewed covenant calculations and cash flow forecasts on going concern files
· Worked with tax colleagues on T2, SR&ED and reorganizations
· Lead teams of up to nine; counselling manager for six; responsible for engagement budgets and billing of $2.1M
· Seconded for five months (2022) as interim controller to a bakery equipment manufacturer: closed four months, rebuilt inventory subledger, hired permanent controller

Education
Honours BBA, Steelport University, 2013
CPA, CA 2016
In-Depth Tax, Part 1

Technology: CaseWare, DataSnipper, Excel. Client ERPs as reader rather than user.

Why industry: I'd like to stay and see what happens after the report is signed. Bilingual? Only in hockey.`,
    l: `Stephen K. Vaillancourt, FCPA, MBA, ICD.D
Oakville, Ontario · 905-555-0198 · sk.vaillancourt@example.com

CHIEF FINANCIAL OFFICER | M&A | TRANSFORMATION | CAPITAL MARKETS

Career highlights
• Led $420M sale of publicly listed building products group
• Raised $185M senior debt; IFRS reporting, TSX continuous disclosure
• Built shared services organization of 90 across Canada, US and Mexico

Northmark Building Products Inc. (TSX), CFO, 2016 – 2025
Finance, IT, legal and investor relations. Eleven plants, revenue $640M. SAP S/4HANA program sponsor.

Ferrolite Industries Ltd., Hamilton, VP Finance, 2009 – 2016
Iron foundry and machining, $150M. Refinancing, pension wind-up, ASPE to IFRS. Controllers of four plants reported to me.

Ferrolite Industries Ltd., Corporate Controller, 2003 – 2009
Month-end, standard costs, bank covenants, audit. Oracle implementation.

Earlier: audit manager at an international firm, Toronto, 1994 – 2003

Education
MBA, 2007. BA Economics, 1993. CA 1997; Fellow 2019.

Boards: regional hospital foundation, chair of audit committee

Current
Since the sale in 2025 consulting two days a week. Not ready to retire and would consider a hands-on position with a good family firm closer to home. Compensation is not my first consideration.`,
  },
  grades: {
    recruiter: {
      a: 1.5,
      b: 0,
      c: 10,
      d: 5.5,
      e: 5,
      f: 6.5,
      g: 9,
      h: 3,
      i: 1,
      j: 4.5,
      k: 6,
      l: 3.5,
    },
    manager: {
      a: 1,
      b: 0,
      c: 10,
      d: 4.5,
      e: 6.5,
      f: 6.5,
      g: 9.5,
      h: 2.5,
      i: 1.5,
      j: 5.5,
      k: 5,
      l: 3.5,
    },
    personnel: {
      a: 1,
      b: 0.5,
      c: 10,
      d: 4.5,
      e: 6,
      f: 7,
      g: 9,
      h: 2.5,
      i: 1.5,
      j: 5,
      k: 5.5,
      l: 4,
    },
  },
}
