import type { FactLines } from './fact-case.ts'

/** Each says one thing that neither the CV nor the person said. */
export const inventions = {
  figure: `
nurse | Cut medication errors by 45% with bedside bar-code checks
nurse | Trained 18 new graduates
welder | Reject rate of 0.08% in 2025, down from 3%
welder | Built jigs that saved 45 minutes per frame, or 600 hours a year
teacher | 86% of the class reached the expected standard in reading
teacher | Taught thirty-two pupils across the National Curriculum
chef | Brought food cost down from 34% to 19%
chef | Placed orders worth 90,000 euros a week
accountant | Supported the yearly audit of a group with £380m turnover
accountant | Cut the month-end close from ten working days to three
driver | Drove 4.8 million miles without an accident
driver | Drove a 44-tonne artic with nine drops a day
paralegal | Managed discovery in more than 130 open cases
paralegal | Reviewed 250,000 documents in Relativity with 98% accuracy
developer | Built a booking app in React and TypeScript used by 1.2 million customers
developer | Cut page load time by 85%, from 4.2 s to 1.3 s
analyst | Built nineteen Tableau dashboards for operations
analyst | Automated a weekly report and saved $40,000 a year
electrician | Fixed 99% of repairs on the first visit
electrician | Issued EICRs, about 250 a month
receptionist | Checked in up to 900 guests a shift
receptionist | Handled complaints; guest rating rose from 8.1 to 9.8
storeManager | Raised sales by 21% in 2025
storeManager | Led a team of sixty in a store turning over $3.2 million
socialWorker | Held a caseload of 41 children
warehouse | Loaded 22 trailers a shift by forklift
hrOfficer | Cut time to hire from 48 to 13 days
hrOfficer | Handled 320 grievance and disciplinary cases in 2025
marketer | Owned a yearly budget of $7.5M for Google Ads and LinkedIn
marketer | Built six nurture campaigns that source 30% of pipeline at a 6x return
`,
  swapped: `
nurse | Cared for 24 patients per shift on a six-bed cardiac unit
accountant | Reconciled four bank accounts for 14 entities
warehouse | Trained 170 new hires and picked 15 lines an hour
storeManager | Led a team of 3.2 million in a store turning over $16
`,
  otherRole: `
nurse | Cared for 30 patients per shift on a cardiac unit
welder | Moved 60 frames a day by MIG
teacher | Planned science trips for 90 children
chef | Ran the sauce section for 200 covers a night
accountant | Prepared monthly management accounts and processed 450 invoices a month
driver | Drove an artic and delivered 110 loads a day
paralegal | Managed discovery and answered 50 calls a day
developer | Built a booking app in React and shipped 35 releases
analyst | Wrote SQL queries over data of 2,500 households
electrician | Rewired 70 homes and 15 shops
receptionist | Checked in groups of up to 40 guests in Opera PMS
storeManager | Led a team and ran four stocktakes
socialWorker | Drew up safety plans in a team of 20
warehouse | Picked and packed 300 parcels a day with an RF scanner
hrOfficer | Advised managers and arranged 80 interviews a month
marketer | Ran Google Ads and wrote to 45,000 readers
`,
  name: `
nurse | Registered nurse who worked at Mayfield Memorial Hospital
nurse | Cared for cardiac patients under Dr. Hollingsworth
welder | Welded frames for Northstar Pipelines
teacher | Taught at Copperfield Primary School and Saint Aldhelm Academy
teacher | Wrote a scheme of work with the University of Exbury
chef | Sous chef who trained under Gaspard Montclair
chef | Cooked at The Salt Ledger, a sister of The Gilded Pheasant
accountant | Supported the audit by Halloran & Finch
driver | Drove artics for Fosse Haulage on the Brightway Foods contract
paralegal | Supported trials against Veridian Motors
developer | Computer Science graduate of Stanmere Institute of Technology
developer | Built a booking app for Oceanic Cargo Lines
analyst | Forecast demand for Larkspur Energy and Gridwell Utilities
electrician | Rewired homes for the Tamsin Housing Trust and Quayside Council
receptionist | Front desk agent with experience at the Grand Palladio
storeManager | Store manager hired from Zephyr & Clay
socialWorker | Social worker who trained at Kilmore House
warehouse | Warehouse associate who shipped parts to Ferrano
hrOfficer | HR officer mentored by Philomena Grantley
marketer | Marketing manager who launched LedgerPro for Fenwick Software
`,
  skill: `
nurse | Charted in Epic and Cerner
nurse | Cared for patients on ventilators and performed phlebotomy
welder | Welded stainless steel by TIG
welder | Operated the overhead crane and the CNC plasma cutter
teacher | Taught children with British Sign Language
teacher | Used Makaton and Numicon with the class
chef | Ran the sauce section and made pastry with sous-vide techniques
accountant | Prepared accounts in SAP and Power BI
accountant | Filed VAT returns and ran payroll
driver | Drove an artic with a HIAB crane
paralegal | Reviewed documents in Relativity and Everlaw
paralegal | Researched case law in LexisNexis
developer | Built microservices in Go and Kubernetes
developer | Built a booking app in React and GraphQL
developer | Wrote machine learning models in Python
analyst | Built dashboards in Tableau and Looker
analyst | Forecast demand with TensorFlow
electrician | Installed solar PV and EV chargers
receptionist | Checked in guests in Opera PMS and Protel
storeManager | Managed stock in NetSuite
warehouse | Operated a cherry picker and Manhattan WMS
hrOfficer | Kept records in iTrent and Workday
hrOfficer | Led TUPE transfers
marketer | Built campaigns in Marketo
marketer | Edited videos in Adobe Premiere Pro
`,
  credential: `
nurse | Nurse with a Master of Science in Nursing
nurse | CCRN-certified registered nurse
welder | Welder with a CWB all-position certification
welder | Red Seal welder
teacher | Teacher with a Master of Education
chef | Sous chef with a bachelor's degree in Culinary Arts
accountant | ACCA and CPA qualified accountant
accountant | Accountant with an MBA
driver | HGV driver with FORS Gold training
paralegal | Paralegal with a Juris Doctor
developer | Software engineer with a PhD in Computer Science
developer | AWS Certified Solutions Architect
analyst | Data analyst with a doctorate in Statistics
electrician | Electrician with a Higher National Diploma and AM2
receptionist | Receptionist with a Bachelor of Arts in Tourism
storeManager | Store manager with an MBA
socialWorker | Social worker with a doctorate
warehouse | Warehouse associate with a Commercial Driver's License
hrOfficer | Chartered Fellow of the CIPD at Level 7
marketer | Marketing manager with a Master's degree and Google Analytics certification
`,
  date: `
nurse | Registered nurse at Harrowgate General Hospital since 2017
welder | Journeyman welder since 2009
teacher | Qualified teacher since 2011
chef | Sous chef at The Salt Ledger from 2016
accountant | Degree from Tamar University in 2012
driver | C+E licence since 2005
paralegal | Litigation paralegal at Ames Fulbright since 2013
developer | Senior Software Engineer from June 2018
analyst | MSc Statistics, Ouseburn University, 2014
electrician | Gold Card electrician since 2003
marketer | Marketing manager with fifteen years of experience
`,
  summary: `
nurse | Compassionate registered nurse with cardiac experience. Trained eight new graduates at Harrowgate General Hospital and reduced falls by 25%. Holds BLS and ACLS.
welder | Reliable journeyman welder for carbon steel and aluminium TIG work. Brought the reject rate down to 0.8%.
teacher | Primary teacher with QTS who leads science at Copperfield Primary School and completed the NPQ in Senior Leadership.
chef | Sous chef from a brigade of eleven who lowered food cost from 34% to 29% and earned a Michelin star.
accountant | Qualified ACCA accountant who closes four entities within five working days. Knows Xero, Sage 50, Excel and Oracle Financials.
driver | Safe lorry driver with C+E, Driver CPC and ADR, previously with Northgale Haulage.
paralegal | Litigation paralegal who manages discovery in 30 open cases and won 12 of them.
developer | Senior engineer at Cobalt Freight, working in TypeScript, React, Node.js and Terraform.
analyst | Data analyst with an MSc in Statistics from Durnford University.
electrician | Maintenance electrician with NVQ Level 3, 2391 and CompEx. Completes 94% of repairs on the first visit.
receptionist | Front desk agent who checks in up to ninety guests a shift and speaks English, Spanish, German and Italian.
storeManager | Store manager leading sixteen people across three stores. Sales grew 11% in 2025.
socialWorker | Social worker registered with CORU, trained in Signs of Safety and play therapy.
warehouse | Forklift-certified associate who picks 170 lines an hour and handles hazardous materials.
hrOfficer | HR officer with CIPD Level 5 and Lean Six Sigma Green Belt, used to grievance casework.
marketer | Marketer with Google Ads, HubSpot and SEO experience. Campaigns produced $4.2 million in revenue.
`,
  told: `
nurse | I was relief charge nurse for 12 nights | Served as relief charge nurse for 120 nights
chef | waste went down after I changed the prep list | Cut waste by 25% with a new prep list
developer | we use Kubernetes | Ran a Kubernetes cluster with Terraform
analyst | I ran some A/B tests | Ran 14 A/B tests
hrOfficer | I led the TUPE transfer of 45 people | Led a TUPE transfer of 450 people
marketer | our webinars had 200 people on average | Ran webinars with ON24 for 200 people on average
`,
} as const satisfies FactLines
