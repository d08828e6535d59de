import type { FactCv } from './fact-case.ts'

/** Short CVs of invented people, one a profession. */
export const factCvs = {
  nurse: {
    about: `Odalys Brightwater, RN
Bachelor of Science in Nursing, Kestrel Bay University, 2019
Skills: wound care, IV therapy, Epic. BLS and ACLS certified`,
    roles: [
      `Registered Nurse, Harrowgate General Hospital, March 2022 - Present
- Cared for six patients per shift on a 24-bed cardiac unit
- Cut medication errors by 40% with bedside bar-code checks
- Trained eight new graduates
- Charted in Epic and gave IV antibiotics`,
      `Staff Nurse, Linden Court Nursing Home, 2019 - 2022
- Looked after 30 residents on nights
- Changed dressings and led a weekly wound round`,
    ],
  },
  welder: {
    about: `Hollis Trane
Journeyman Welder, 2018. Forklift ticket. First aid
MIG, flux-core, blueprint reading`,
    roles: [
      `Welder, Kettle Creek Fabrication, 2020 - Present
- Weld carbon steel frames by MIG, about 1,200 joints a month
- Reject rate of 0.8% in 2025, down from 3%
- Built jigs that saved 45 minutes per frame
- Check own welds visually against drawings`,
      `Apprentice Welder, Ironbark Trailers, 2016 - 2020
- Tacked and ground trailer parts
- Moved 60 pallets a day by forklift`,
    ],
  },
  teacher: {
    about: `Perpetua Lowick
PGCE Primary with QTS, Ribble Vale University, 2018
BA (Hons) History, 2017. Safeguarding Level 2`,
    roles: [
      `Year 5 Teacher, Copperfield Primary School, September 2021 - Present
- Teach 28 pupils across the National Curriculum
- Lead science; wrote a new scheme of work for Years 3 to 6
- 76% of the class reached the expected standard in reading, up from 61%
- Run a chess club with 20 children`,
      `Year 2 Teacher, Marlow Infant School, 2018 - 2021
- Taught phonics in groups of 12
- Planned trips for 90 children`,
    ],
  },
  chef: {
    about: `Bastien Okafor-Lund
Certificate in Professional Cookery, Dunmore College, 2017
HACCP Level 2. English, French`,
    roles: [
      `Sous Chef, The Salt Ledger, April 2022 - Present
- Second in a brigade of eleven, up to 150 covers a night
- Brought food cost down from 34% to 29%
- Fillet fish, make stocks and run the sauce section
- Write rotas and place orders worth 9,000 euros a week`,
      `Chef de Partie, Hotel Belvoir, 2018 - 2022
- Ran the grill for 200 banquet guests
- Trained three commis chefs`,
    ],
  },
  accountant: {
    about: `Sunniva Marchetti, ACCA
BSc Accounting and Finance, Tamar University, 2016
Xero, Sage 50, Excel`,
    roles: [
      `Financial Accountant, Bellwether Foods, May 2021 - Present
- Prepare monthly management accounts for four entities
- Cut the month-end close from ten working days to five
- Reconcile 14 bank accounts and file VAT returns each quarter
- Support the yearly audit of a group with £38m turnover`,
      `Accounts Assistant, Dray & Co., 2016 - 2021
- Processed 450 invoices a month in Sage 50
- Ran weekly payments of £120,000`,
    ],
  },
  driver: {
    about: `Magnus Cleaver
C+E licence since 2015, Driver CPC, digital tachograph card
ADR certificate, 2023`,
    roles: [
      `HGV Driver, Fosse Haulage, 2019 - Present
- Drive a 44-tonne artic, five drops a day in the Midlands
- 480,000 miles without an accident
- Daily walk-round checks and defect reports
- Load curtain-siders and secure goods by strap`,
      `Van Driver, Swiftbox Parcels, 2015 - 2019
- Delivered 110 parcels a day
- Collected cash on delivery`,
    ],
  },
  paralegal: {
    about: `Thessaly Rourke
Paralegal Certificate, Mesa Bend College, 2018. Notary public
Relativity, Westlaw, Microsoft Word`,
    roles: [
      `Litigation Paralegal, Ames Fulbright PC, 2021 - Present
- Manage discovery in 30 open cases
- Review documents in Relativity; largest matter held 250,000 documents
- Draft subpoenas and summarize depositions
- Prepared exhibits for seven trials`,
      `Legal Secretary, Corbin Wells, 2018 - 2021
- Kept calendars for three attorneys
- Answered 50 calls a day`,
    ],
  },
  developer: {
    about: `Jorun Halloway
B.Sc. Computer Science, Lakemoor University, 2017
TypeScript, React, Node.js, PostgreSQL, Docker, AWS`,
    roles: [
      `Senior Software Engineer, Cobalt Freight, January 2021 - Present
- Built a booking app in React and TypeScript used by 12,000 customers
- Moved 18 services to Docker on AWS
- Cut page load time from 4.2 s to 1.3 s
- Mentor two junior engineers and review their code`,
      `Web Developer, Pinegrove Media, 2017 - 2020
- Wrote REST APIs in Node.js over PostgreSQL
- Shipped 35 client sites`,
    ],
  },
  analyst: {
    about: `Idris Pemberley
MSc Statistics, Ouseburn University, 2020
SQL, Python (pandas), Tableau, Excel`,
    roles: [
      `Data Analyst, Larkspur Energy, June 2022 - Present
- Write SQL queries against a warehouse of 3 million meters
- Built nine Tableau dashboards for operations
- Forecast demand in Python; error fell from 12% to 7%
- Automated a weekly report and saved six hours a week`,
      `Junior Analyst, Borough of Eastmere, 2020 - 2022
- Cleaned survey data from 2,500 households
- Presented results to councillors`,
    ],
  },
  electrician: {
    about: `Cormac Dewhurst
NVQ Level 3 Electrical Installation, 2014. 18th Edition. City & Guilds 2391
ECS Gold Card, full driving licence`,
    roles: [
      `Maintenance Electrician, Tamsin Housing Trust, 2018 - Present
- Rewired 70 homes and replaced 200 consumer units
- Fault finding on lighting and heating circuits
- Issue EICRs, about 25 a month
- Fixed 94% of repairs on the first visit`,
      `Electrician, Bright & Sons, 2014 - 2018
- Installed power and lighting in 15 shops
- Supervised two apprentices`,
    ],
  },
  receptionist: {
    about: `Noemi Castellanos-Reid
Diploma in Hospitality, Costa Verde Institute, 2019
Opera PMS, Excel. English, Spanish, German B2`,
    roles: [
      `Front Desk Agent, Hotel Meridon, May 2021 - Present
- Check in up to 90 guests a shift in Opera PMS
- Handle complaints; guest rating rose from 8.1 to 8.9
- Take reservations by phone and email
- Balance a till of 3,000 euros each night`,
      `Receptionist, Villa Serena Hostel, 2019 - 2021
- Welcomed groups of up to 40 travellers
- Sold 25 city tours a week`,
    ],
  },
  storeManager: {
    about: `Clementina Ashdown
Certificate IV in Retail Management, 2017
Rostering, visual merchandising, Shopify POS, stock control`,
    roles: [
      `Store Manager, Marram Home, February 2020 - Present
- Lead a team of 16 in a store turning over $3.2 million
- Raised sales by 11% in 2025
- Reduced stock loss from 2.4% to 1.1%
- Hired and onboarded ten people`,
      `Shift Supervisor, Denby Shoes, 2016 - 2020
- Opened and closed the store for a team of five
- Ran four stocktakes a year`,
    ],
  },
  socialWorker: {
    about: `Aoibheann Fairclough
Master of Social Work, Slaney University, 2019. CORU registered
Children First, Signs of Safety, full driving licence`,
    roles: [
      `Social Worker, Avoca Family Services, 2021 - Present
- Hold a caseload of 14 children
- Write court reports and give evidence in the District Court
- Draw up safety plans with families
- Ran a parenting group for nine fathers`,
      `Support Worker, Hazel House, 2017 - 2019
- Key worker for four residents
- Kept daily records for a team of 20`,
    ],
  },
  warehouse: {
    about: `Tobiah Wrenfield
High school diploma, 2015. OSHA forklift certification
RF scanner, reach truck, SAP`,
    roles: [
      `Warehouse Associate, Gantry Parts, 2020 - Present
- Pick 170 lines an hour with an RF scanner
- Load 12 trailers a shift by forklift
- Cycle counts raised stock accuracy to 99.5%
- Trained 15 new hires in safe lifting`,
      `Packer, Rosewood Crafts, 2016 - 2020
- Packed 300 parcels a day
- Labelled goods for export to Canada`,
    ],
  },
  hrOfficer: {
    about: `Winsome Adeleke-Hurst
CIPD Level 5, 2021. BA Business Studies, Trent Vale University, 2017
iTrent, Excel, employee relations, recruitment`,
    roles: [
      `HR Officer, Stonebeck Foods, 2021 - Present
- Advise 25 managers on absence and discipline
- Handled 32 grievance and disciplinary cases in 2025
- Cut time to hire from 48 to 31 days
- Keep records of 600 employees in iTrent`,
      `HR Assistant, Mallard Hotels, 2017 - 2021
- Arranged 80 interviews a month
- Wrote contracts and offer letters`,
    ],
  },
  marketer: {
    about: `Lorcan Vasquez-Bell
B.A. Communication, Tidewater State University, 2016
Google Ads, HubSpot, SEO, copywriting, Salesforce`,
    roles: [
      `Marketing Manager, Fenwick Software, 2021 - Present
- Own a yearly budget of $750K for Google Ads and LinkedIn
- Built six nurture campaigns in HubSpot that source 30% of pipeline
- Doubled organic traffic through SEO
- Manage two specialists`,
      `Marketing Coordinator, Opal Bank, 2016 - 2021
- Planned 20 branch events a year
- Wrote a newsletter for 45,000 readers`,
    ],
  },
} as const satisfies Readonly<Record<string, FactCv>>
