import type { GradedCase } from './graded-case.ts'

export const fieldSalesRepresentative: GradedCase = {
  profession: 'field sales representative',
  posting: `OUTSIDE SALES REP – BUILDING MATERIALS – Dayton / Springfield, OH territory

Like being out of the office and on the jobsite by 7? Keep reading.

Kettner Builders Supply (lumber, roofing, siding, windows & doors, since 1948, now 11 yards in Ohio and Indiana) needs an Outside Sales Rep for a territory worth $4.2M today. You'd inherit about 60 contractor accounts and be expected to find more: custom builders, remodelers, roofers, a few multifamily guys.

What we need from you
- 2+ years selling to contractors, ideally in building materials (inside sales or counter counts if you're good)
- you know how a house goes together and can read a set of plans & do a takeoff
- hunter attitude: cold calls, jobsite visits, early mornings
- quote, follow up, collect. Yes, collecting is part of it
- decent with a CRM and Excel
- valid driver's license, clean record, can lift 50 lb
- HS diploma or GED

Nice: existing book of business around Dayton, Spanish, BisTrack, roofing or window manufacturer training.

What you get
★ base $58K + uncapped commission (our reps average $95–120K)
★ truck or $650/mo allowance, gas card, phone, laptop
★ medical/dental/vision from day 31, 401(k) w/ 4% match
★ 15 days PTO, your birthday, opening day of deer season (not a joke)
★ employee pricing. Build your own deck.

Drug screen and background check. EOE. Send resume to the yard or just stop in and ask for Dale.`,
  cvs: {
    a: `Amber Kowalczyk, RDH
Registered Dental Hygienist
Centerville, OH
amber.kowalczyk@example.com
(937) 555-0158

Summary
Caring dental hygienist with 9 years of clinical experience in general and periodontal practices. Seeking a new direction with earning potential and time outdoors.

Experience
Southpark Family Dental, Centerville — Dental Hygienist, 2019–present
• 8–10 patients daily: prophylaxis, scaling and root planing, x-rays, patient education
• Highest acceptance of fluoride and whitening treatments in the office
• Train new hires in Dentrix
• Present at elementary schools every February

Periodontal Associates of Oakwood — Dental Hygienist, 2017–2019
• Periodontal maintenance, implant care, charting

Sinclair Street Café — Shift Lead, 2013–2017

Education
A.A.S. Dental Hygiene, Mad River Community College, 2017
Ohio license, current; local anesthesia and nitrous certified; BLS

Skills
Dentrix, Eaglesoft, patient communication, attention to detail, standing all day

Valid driver's license
Interests: trail running, kayaking, flea markets`,
    b: `Brent Hostetler
Beavercreek, OH | (937) 555-0114 | brent.hostetler@example.com

OUTSIDE SALES – BUILDING PRODUCTS

Miami Valley Lumber & Truss, Xenia, OH
Outside Sales Representative, 04/2018 – Present
- Territory: Greene, Clark and Montgomery counties. 72 active accounts, custom builders and remodelers
- Sales grew from $2.1M to $5.3M; top rep of nine in 2022 and 2024
- 14-18 new accounts opened per year, mainly jobsite drop-ins
- Full house packages: lumber takeoffs from plans, trusses, EWP, windows, siding
- DSO kept under 38 days, wrote off under 0.1%
- BisTrack, HubSpot, Excel

Inside Sales / Counter, Miami Valley Lumber & Truss, 2014 – 2018
- Quotes, special order windows and doors, will-call
- Promoted to outside after covering a vacant territory for 6 months

Framer, Hostetler Construction (family), summers 2009 – 2014

EDUCATION
Associate of Applied Business, Mad River Community College, 2014

TRAINING
Window manufacturer Certified Dealer Specialist; roofing manufacturer rep school (shingles and ventilation); lumber association estimating course

Clean MVR. Member, Home Builders Association of Dayton area, associates council 2021-24.`,
    c: `Cody Ruhl
Sidney OH
937 555 0151
codyruhl@example.com

OBJECTIVE: To get an outside sales job with a good company

SALES TRAINEE, Lakeview Components (truss and wall panel plant), June 2026 – present
Two-year sales training program. So far: 3 months on saw and assembly table, now in design office learning truss layout in MiTek from plans. Ride along with reps on Fridays. Next year counter sales.

LABORER, Ruhl Bros Pole Barns, 2022 – 2026, summers and weekends
Set posts, trusses, ran steel. Talked to neighbors who came to look, got us 2 jobs.

FFA chapter officer, sold $11,000 in fruit in 2 years (school record)

EDUCATION
B.S. Construction Systems Management, Northwest Ohio State College, May 2026, 3.1 GPA
Coursework: estimating, plan reading, construction law, professional selling
Capstone: full material takeoff of a 2,400 sq ft house

SKILLS: plan reading, Excel, Bluebeam, MiTek (beginner), skid steer, welding
License: class D clean, can lift 50 no problem
Hunting and fishing`,
    d: `LINDSEY OVERHOLT
Territory Manager, windows & doors
Lebanon, OH | lindsey.overholt@example.com | (513) 555-0107

EXPERIENCE

Cardinal Creek Windows (manufacturer), Territory Manager, Southwest Ohio
January 2022 – present
• Call on 26 lumberyards and dealers from Cincinnati to Springfield; $5.6M
• Ride with dealers' reps to builders and remodelers, four or five jobsites a week
• Train counter staff, set up displays, sort out service claims
• New dealer conversions: 3, 2, 4, 2
• Credit is handled by head office

Ashby Millwork & Door Shop, Mason, OH, Sales Associate
2018 – 2021
• Showroom and site measure for contractors and homeowners
• Quoted doors, trim and stair parts from plans, $900K a year
• Called late payers on Fridays

Bank Teller, Lebanon Valley Bank, 2016 – 2018

EDUCATION
B.A. Communication, Little Miami University, 2016

TOOLS AND TRAINING
Salesforce, Excel, window configurators; certified installer instructor (window association), EPA lead-safe

License clean. I know some of the remodelers around Centerville and Springboro well; north of I-70 hardly at all. Prefer to remain based in Warren County.`,
    e: `Kayla Brandenburg
Inside Sales Coordinator
Troy, OH • 937.555.0128 • kayla.brandenburg@example.com

Summary
Three years on the inside sales desk of a lumberyard, ready to go outside.

Experience
Stillwater Building Center, Tipp City, OH
Inside Sales Coordinator, Sept 2023 – present
• Support 3 outside reps: quotes, purchase orders, delivery scheduling, returns
• Handle 20 house accounts of my own (approx. $640K, up 31% since I took them)
• Window and door quoting in manufacturers' software; deck and siding takeoffs from plans; framing takeoffs with help from estimator
• Call past-due accounts weekly
• Cleaned up CRM (Salesforce), 1,100 contacts

Contractor Desk Associate, national home center, Piqua, 2021 – 2023
• Pro account sign-ups, phone orders, 3rd in district for Pro credit

Server, Bravo's, 2019 – 2021

Education
B.S. Business, Marketing minor, Upper Miami University, 2021

Skills
BisTrack, Salesforce, Excel (pivot tables), some Spanish (two years in college)
Forklift certified

Driver's license, no violations. Grew up on job sites — Dad is a mason in Covington.`,
    f: `Jim Abernathy
Vandalia, OH
jim.abernathy@example.com | 937-555-0190

Sales professional, 12 years in building materials

Great Lakes Gypsum & Ceiling Supply, Dayton branch
Outside Sales, 2019 – present
- Drywall, steel studs, acoustical ceilings and insulation to commercial subs in Dayton, Lima and northern Cincinnati
- 45 active accounts, $3.1M; flat in 2023, up 6% in 2024 and 9% in 2025
- Bid days: takeoff from commercial plans, quoting against three competitors
- Schedule boom truck deliveries with dispatch
- Joint collections with credit department

Inside Sales, Great Lakes Gypsum, 2014 – 2019
- Counter, phones, will-call, cycle counts

Delivery driver/stocker, same company, 2012 – 2014
- Stocked board by hand and by boom

Education
Northmont Valley High School, 2010
One year of business classes, Mad River Community College

Computer
DMSi, Excel, Outlook; company CRM (in-house)

Other
CDL B, clean record. Construction Specifiers chapter member. Residential framing and roofing lines would be new for me apart from the lake cabin I built in 2020. Non-compete does not cover lumberyards.`,
    g: `MARÍA JOSÉ "MAJO" LEDESMA
Dayton, Ohio – (937) 555-0183 – majo.ledesma@example.com – Permanent resident (2025)

Architect / Technical sales, building materials

Córdoba, Argentina
2017–2024 CORDÓN MATERIALES S.A. (distributor of steel framing, drywall, insulation and roofing)
Technical Sales Executive. Portfolio of 85 construction companies and installers in three provinces, annual sales equal to about USD 2.8M. Visits to works, quantity takeoffs from drawings, training of installers, quotations, follow-up, credit and collections with post-dated checks. Best new business 2021 and 2023.

2014–2017 Estudio Ferreyra. Architect. Working drawings, site supervision of 11 houses (masonry and steel frame)

Dayton
2025–present Gem City Flooring Outlet, showroom sales associate. Retail and small installers; quotes in QuickBooks; average ticket up 18%. Many Spanish-speaking contractors come to me.

Education
Arquitecta (6 year degree), Universidad de las Sierras, Córdoba, 2013. Evaluated as equivalent to U.S. bachelor's in architecture
OSHA 10 (2026), English as Second Language level 6

Spanish native, English C1
AutoCAD, Revit, Excel, HubSpot
Ohio driver license since June 2025
I am learning 2x wood framing; I have taken the online course from the wood association and visit jobsites with my neighbor framer.`,
    h: `Jessica Tran
Account Executive (SaaS)
Columbus, OH (willing to relocate to Dayton) | jtran@example.com | 614-555-0133 

SUMMARY
Quota-crushing account executive, 5 years in construction technology. Sold takeoff and project management software to more than 200 contractors.

EXPERIENCE
Account Executive, PlanStack (construction SaaS), remote/Columbus, 2022 – present
• $1.1M annual quota, 117% attainment 2024, 96% 2025
• Full-cycle sales to GCs, framers and roofers in the Midwest; 60% self-sourced by phone and at trade shows
• Demo plan reading and digital takeoff every day
• Salesforce, Gong, Outreach

Sales Development Rep, PlanStack, 2021 – 2022
• 70 dials a day; promoted in 11 months

Leasing Consultant, Campus View Apartments, 2019 – 2021

EDUCATION
B.S. Marketing, Central Scioto University, 2019

SKILLS
Cold calling, negotiation, forecasting, MEDDIC, Excel, Vietnamese (conversational)

Hobby: restoring a 1924 bungalow with my partner — I have hung more drywall than I wanted to.
Clean license; no truck yet.`,
    i: `Ray Castaneda
Springfield, Ohio
937-555-0162
rcastaneda@example.com

Not much of a resume writer, so here's what I did.

Twenty-two years on roofs and around them. Started tearing off for my uncle in Laredo at 16, came up here in '04. Had my own crew from 2009 until my knees quit in 2023: Castaneda Exteriors, shingles, metal, vinyl and fiber cement, then windows too. At the best time 14 men, about $1.6M a year. I was the one who got the work. I'd see a dumpster in a driveway and stop the truck. Half of what we built came from other contractors passing me their roofs because I showed up and I told them the right number. I measured everything myself, drew up the material list to the bundle, and ordered it, so I know what it is when the yard sends it short. Getting paid was on me also. I only ever lost one, $4,000, 2012.

Since 2023: inside a supply house in Urbana (Champaign Roofing Supply). I take the calls from the contractors, price the jobs, and the boss now sends me to see the ones that have slowed down buying. Eleven of those came back. In English or Spanish, however they like.

I know pretty much every roofer between Dayton and Columbus, and they know me.

School: GED, 1999. License good, no tickets. Lifting fine, climbing not so much. Computers: the order system at work, spreadsheets enough for a bid.`,
    j: `Outside sales / Inside sales / Key accounts / Territory management / Prospecting / Cold calling / Lead generation / Closing / Upselling / Cross-selling / Collections / Pricing / Margin / Forecast / Pipeline / CRM / Salesforce / HubSpot / BisTrack / Epicor / Spruce / Excel / PowerPoint / Takeoff / Blueprint reading / Estimating / Lumber / EWP / Trusses / Roofing / Siding / Decking / Windows / Doors / Millwork / Drywall / Insulation / Concrete accessories / Fasteners / Cabinets / Customer service / Trade shows / Negotiation / Time management / Leadership / Forklift / CDL B

NAME: W. Scott Pruitt-Hale
PHONE: 937-555-0147
EMAIL: wsph@example.com

JOBS
Sales, building products company, Indiana, 2023–2025
Sales, building products company, Ohio, 2022–2023
Sales, flooring, 2021–2022
Sales, solar (door to door), 2020–2021
Driver, lumber yard, 2018–2020

EDUCATION
HS diploma

LICENSE
Ohio, CDL B, clean

References and numbers on request. Can start Monday.`,
    k: `Deshawn Whitaker
Sales Representative – Industrial Supply
Kettering, OH | 937-555-0175 | d.whitaker@example.com

EXPERIENCE

Tri-County Fastener & Safety, Dayton OH
Territory Sales Representative | 2020 – present
* B2B outside sales to machine shops, HVAC and electrical contractors, facility maintenance. 110 accounts, $1.8M
* Vending and bin-stocking programs placed at 23 sites
* 8-10 cold calls a day, 121% of quota 2023, 108% 2024, 113% 2025
* Collect on accounts over 45 days
* Salesforce and Excel daily

Uniform Rental Co., Dayton OH
Route Sales Rep | 2016 – 2020
* Route of 140 stops; renewals and upsell; drove step van

US Army, 88M Motor Transport Operator | 2011 – 2015
* Honorable discharge, Sergeant

EDUCATION
B.A. Communication, Wright Memorial College (evening), 2020

OTHER
Clean driving record, DOT medical card current
Bilingual? No – learning Spanish with an app
Rehabbed two rental doubles with my brother-in-law (drywall, trim, one roof), can find my way around a floor plan but have never done a takeoff for money`,
    l: `TYLER MAXON
tyler.maxon@example.com (937) 555-0139 Huber Heights, OH

Professional Summary
Results-oriented Outside Sales Rep with a hunter attitude who likes being on the jobsite by 7. I know how a house goes together and can read a set of plans & do a takeoff. Quote, follow up, collect. Cold calls, jobsite visits, early mornings. Experienced with custom builders, remodelers, roofers and multifamily. Decent with a CRM and Excel.

Skills
Building materials | Lumber | Roofing | Siding | Windows & doors | Contractor accounts | Takeoffs | BisTrack | Book of business | Collections | Uncapped commission mindset

Experience
Vape & Smoke Station, Dayton — Assistant Manager
2024 – present
- Open and close, manage 4 associates, order inventory

Big-Box Home Center, Huber Heights — Seasonal Associate, Garden
March – August 2023
- Loaded mulch and pavers, helped customers find items
- Covered lumber aisle on weekends

Gym membership sales, FitNow — 2022
- Outbound calls, 25 sign-ups per month

Education
Wayne Trace High School, 2021

Valid driver's license`,
  },
  grades: {
    recruiter: {
      a: 0,
      b: 10,
      c: 3.5,
      d: 6.5,
      e: 7.5,
      f: 7,
      g: 6,
      h: 4.5,
      i: 9,
      j: 3,
      k: 5,
      l: 0.5,
    },
    manager: {
      a: 0.5,
      b: 10,
      c: 4,
      d: 7,
      e: 7.5,
      f: 7,
      g: 6.5,
      h: 5.5,
      i: 9,
      j: 2.5,
      k: 6,
      l: 0.5,
    },
    personnel: {
      a: 0.5,
      b: 10,
      c: 3.5,
      d: 6.5,
      e: 7.5,
      f: 7,
      g: 6,
      h: 5,
      i: 9,
      j: 2.5,
      k: 4.5,
      l: 1,
    },
  },
}
