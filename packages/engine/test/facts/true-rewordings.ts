import type { FactLines } from './fact-case.ts'

/** True of the person: other words, forms and figures for what stands in the CV or was typed. */
export const trueRewordings = {
  role: `
nurse | Cared for 6 patients each shift on a cardiac unit with 24 beds
nurse | Reduced medication errors by 40 percent through bar-code checks at the bedside
nurse | Mentored and trained 8 newly graduated nurses
nurse | Administered intravenous antibiotics and documented care in Epic
welder | Welded carbon steel frames using MIG, completing around 1200 joints each month
welder | Lowered the reject rate from 3 % to 0.8 % in 2025
welder | Designed and built welding jigs, saving 45 minutes on every frame
welder | Inspected finished welds visually, working from drawings
teacher | Taught a class of twenty-eight pupils the full National Curriculum
teacher | Led science as a subject and wrote the scheme of work for Years 3-6
teacher | Raised the share of pupils at the expected standard in reading from 61% to 76%
teacher | Organised a chess club attended by twenty children
chef | Acted as second in command of a brigade of 11, serving as many as 150 covers a night
chef | Reduced food costs from 34 percent to 29 percent
chef | Prepared stocks, filleted fish and headed the sauce section
chef | Planned staff rotas and ordered €9,000 of supplies every week
accountant | Prepared management accounts every month for 4 entities
accountant | Halved the month-end close, from 10 working days to 5
accountant | Reconciled fourteen bank accounts and submitted quarterly VAT returns
accountant | Supported the annual audit of a group turning over £38 million
driver | Drove a 44 tonne articulated lorry with 5 drops daily across the Midlands
driver | Covered 480k miles accident-free
driver | Completed walk-round checks every day and reported defects
driver | Loaded curtain-siders and strapped goods securely
paralegal | Managed discovery for thirty open cases at a time
paralegal | Reviewed as many as 250K documents in one matter using Relativity
paralegal | Drafted subpoenas and wrote deposition summaries
paralegal | Prepared trial exhibits for 7 trials
developer | Developed a React and TypeScript booking application for 12k customers
developer | Containerised eighteen services with Docker and moved them to AWS
developer | Improved page load time from 4.2 seconds to 1.3 seconds
developer | Mentored 2 junior engineers through code review
analyst | Queried a warehouse covering 3,000,000 meters in SQL
analyst | Created 9 dashboards in Tableau for the operations team
analyst | Forecasted demand with Python, lowering the error from 12 % to 7 %
analyst | Saved 6 hours every week by automating a weekly report
electrician | Completed rewires of seventy homes and changed 200 consumer units
electrician | Diagnosed faults on heating and lighting circuits
electrician | Issued around 25 EICRs each month
electrician | Achieved a first-visit fix rate of 94 percent
receptionist | Checked in as many as 90 guests each shift using Opera PMS
receptionist | Resolved guest complaints, lifting the guest rating from 8.1 to 8.9
receptionist | Handled phone and email reservations
receptionist | Balanced a 3000-euro till nightly
storeManager | Led 16 people in a store with a turnover of $3.2M
storeManager | Increased sales 11 percent in 2025
storeManager | Cut stock loss by more than half, from 2.4% to 1.1%
storeManager | Recruited and onboarded 10 team members
socialWorker | Managed a caseload of fourteen children
socialWorker | Prepared court reports and gave evidence before the District Court
socialWorker | Developed safety plans together with families
socialWorker | Facilitated a parenting group of 9 fathers
warehouse | Picked 170 lines per hour using an RF scanner
warehouse | Loaded twelve trailers per shift with a forklift
warehouse | Improved stock accuracy to 99.5 percent through cycle counting
warehouse | Taught fifteen new hires to lift safely
hrOfficer | Advised twenty-five managers on absence management and discipline
hrOfficer | Managed 32 disciplinary and grievance cases during 2025
hrOfficer | Reduced time to hire from 48 days to 31
hrOfficer | Maintained the records of 600 employees in iTrent
marketer | Managed an annual budget of $750,000 across LinkedIn and Google Ads
marketer | Created six HubSpot nurture campaigns which source 30 percent of pipeline
marketer | Grew organic traffic to twice its size with SEO
marketer | Supervised a team of two specialists
`,
  cv: `
nurse | Registered nurse with a BSN, ACLS and BLS certification and experience in wound care
nurse | Nurse at Harrowgate General Hospital; earlier looked after thirty nursing home residents at Linden Court
welder | Journeyman welder since 2018, with a forklift ticket and first aid
welder | Reads blueprints and welds with MIG and flux-core
teacher | Qualified teacher (QTS) with a History degree, teaching at Copperfield Primary School since 2021
teacher | Taught phonics to groups of twelve at Marlow Infant School before moving to Year 5
chef | French- and English-speaking sous chef trained at Dunmore College, certified in HACCP Level 2
chef | Before The Salt Ledger, ran the grill at Hotel Belvoir and trained 3 commis chefs
accountant | ACCA accountant with a bachelor's degree in Accounting and Finance from Tamar University
accountant | Confident in Excel, Xero and Sage 50; processed 450 invoices per month at Dray & Co.
driver | HGV driver holding C+E since 2015 with Driver CPC, digital tachograph card and ADR
driver | Joined Fosse Haulage in 2019 after delivering parcels for Swiftbox
paralegal | Litigation paralegal and notary public, certified by Mesa Bend College
paralegal | Kept three attorneys' calendars at Corbin Wells before joining Ames Fulbright
developer | Computer Science graduate with front-end work in React and JavaScript
developer | Back-end experience: REST APIs in Node.js on a relational database, PostgreSQL
analyst | Statistician with a master's degree who works in SQL, pandas and Tableau
analyst | Cleaned survey data of 2500 households at the Borough of Eastmere
electrician | Electrician with the ECS Gold Card, 18th Edition and City & Guilds 2391
electrician | Fitted out fifteen shops with lighting and power and supervised 2 apprentices at Bright & Sons
receptionist | Hospitality diploma from Costa Verde Institute; serves guests in English and Spanish
receptionist | Speaks German at level B2 and has worked at Hotel Meridon since May 2021
storeManager | Retail manager with a Certificate IV, skilled in Shopify POS, rostering and visual merchandising
storeManager | Grew from supervising a team of 5 at Denby Shoes to leading sixteen at Marram Home
socialWorker | CORU-registered social worker (MSW, Slaney University) trained in Signs of Safety
socialWorker | Formerly a support worker and key worker for 4 residents at Hazel House
warehouse | Certified forklift operator with reach truck and SAP experience
warehouse | Labelled exports for Canada and packed 300 parcels daily at Rosewood Crafts
hrOfficer | CIPD Level 5 qualified HR officer with a business degree from Trent Vale University
hrOfficer | At Mallard Hotels arranged eighty interviews each month and drafted employment contracts
marketer | Marketing manager skilled in copywriting, SEO, HubSpot and Salesforce
marketer | Wrote a newsletter reaching 45K readers and planned twenty events yearly at Opal Bank
`,
  summary: `
nurse | Compassionate registered nurse with cardiac and long-term care experience. Trained eight new graduates at Harrowgate General Hospital and reduced medication errors by 40%. Holds BLS and ACLS.
welder | Reliable journeyman welder for carbon steel. Brought the reject rate down to 0.8% and welds about 1,200 joints a month at Kettle Creek Fabrication.
teacher | Primary teacher with QTS and experience in Year 2 and Year 5. Leads science at Copperfield Primary School, where 76% of the class reached the expected standard in reading.
chef | Sous chef from a brigade of eleven who lowered food cost from 34% to 29%. Speaks English and French.
accountant | Qualified ACCA accountant who closes four entities within five working days. Knows Xero, Sage 50 and Excel.
driver | Safe and punctual lorry driver: 480,000 miles without an accident. Licensed for C+E, with Driver CPC and ADR.
paralegal | Litigation paralegal who manages discovery in 30 open cases and has prepared exhibits for seven trials. Experienced in Relativity and Westlaw.
developer | Senior engineer at Cobalt Freight, working in TypeScript, React and Node.js. Moved eighteen services to AWS and made pages load in 1.3 s instead of 4.2 s.
analyst | Data analyst with an MSc in Statistics. At Larkspur Energy, cut the forecast error to 7% and saved six hours of manual reporting each week.
electrician | Maintenance electrician with NVQ Level 3 and 2391. Completes 94% of repairs on the first visit and issues about 25 EICRs monthly.
receptionist | Front desk agent who checks in up to ninety guests a shift and speaks three languages: English, Spanish and German.
storeManager | Store manager leading sixteen people. Sales grew 11% in 2025 and stock loss fell to 1.1%.
socialWorker | Social worker registered with CORU. Holds fourteen cases, writes court reports and works with Signs of Safety.
warehouse | Forklift-certified associate who picks 170 lines an hour. Cycle counts brought accuracy to 99.5%.
hrOfficer | HR officer with CIPD Level 5, used to grievance casework: 32 cases in 2025. Time to hire dropped by 17 days, from 48 to 31.
marketer | Marketer with Google Ads, HubSpot and SEO experience. Six nurture campaigns now source 30% of pipeline at Fenwick Software.
`,
  line: `
nurse | Skills: Epic, IV therapy, wound care, ACLS, BLS
nurse | Led the wound round each week and changed dressings for residents
welder | Skilled in MIG welding, flux-core welding and blueprint reading
teacher | Developed a whole-school science scheme for Years 3 to 6, used at Copperfield
chef | Supervised three commis chefs and ran the grill for banquets of 200
accountant | Accounts payable: 450 invoices monthly and weekly payment runs of £120K
driver | Strong safety record, with daily vehicle checks and load securing
paralegal | Tracked deadlines and calendars of 3 attorneys while handling fifty calls daily
developer | Delivered 35 client websites and REST APIs with Node.js and PostgreSQL
analyst | Communicated survey results to councillors after cleaning data from 2.5k households
electrician | Installed power and lighting in a total of fifteen shops
receptionist | Upsold twenty-five city tours per week and welcomed groups of 40
storeManager | Inventory control: reduced shrinkage from 2.4% to 1.1%
socialWorker | Gave evidence at the District Court and wrote reports for it
warehouse | Operated forklifts and a reach truck; loaded a dozen trailers each shift
hrOfficer | Employee relations adviser to 25 line managers
marketer | Budget owner for paid search and LinkedIn ads, $750k per year
`,
  placeholder: `
nurse | Trained eight new graduates over [number] months, [result]
welder | Built jigs that saved 45 minutes per frame on [number] frames a month
teacher | Led science across [number] classes and wrote a new scheme of work
accountant | Filed VAT returns each quarter for [number] entities, [result]
developer | Mentored two junior engineers, [what changed, with a figure]
electrician | Issued about 25 EICRs a month for [which buildings]
storeManager | Hired and onboarded ten people, [how many stayed a year]
marketer | Managed two specialists with a budget of [number] at [company]
`,
  told: `
nurse | I was relief charge nurse for 12 nights in 2025 | Served as relief charge nurse on twelve nights in 2025
welder | passed my CWB test in March 2024 | CWB test passed in March 2024
teacher | I use Tapestry and Google Classroom every day | Uses Google Classroom and Tapestry daily
chef | waste went down by 15 percent after I changed the prep list | Cut waste by 15% with a new prep list
accountant | I moved us from Sage 50 to NetSuite in 2024 | Led the move from Sage 50 to NetSuite in 2024
driver | I also have a moffett licence since 2022 | Moffett licence held since 2022
developer | we use Kubernetes and I run the cluster, 40 nodes | Ran a Kubernetes cluster of 40 nodes
analyst | I ran 8 A/B tests for the billing team | Designed and ran eight A/B tests for the billing team
receptionist | I speak Italian too | Speaks Italian, English, Spanish and German
socialWorker | I supervised a student from Ferrybank College | Supervised a student on placement from Ferrybank College
hrOfficer | I led the TUPE transfer of 45 people | Led a TUPE transfer of forty-five people
marketer | our webinars had 200 people on average | Ran webinars with an average audience of 200
`,
} as const satisfies FactLines
