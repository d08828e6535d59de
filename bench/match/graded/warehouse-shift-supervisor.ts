import type { GradedCase } from './graded-case.ts'

export const warehouseShiftSupervisor: GradedCase = {
  profession: 'warehouse shift supervisor',
  posting: `Warehouse Shift Supervisor – Afternoons (2:30 p.m. – 11:00 p.m.)
Brampton, ON | Permanent, full-time | $68,000 – $74,000 + 5% shift premium

Kestrel Grocery Logistics moves dry, chilled and frozen food for independent supermarkets across Southern Ontario. Our Brampton DC: 310,000 sq ft, 26,000 pallet positions, 48 doors, roughly 180 associates over three shifts. Non-union.

THE JOB
You run the afternoon shift: 38 to 45 associates, two leads, some agency people at peak. You hold the start-of-shift huddle, place the labour, watch the pick and load plan hour by hour, clear the jams, and hand over a clean floor. Outbound trucks leave on time and at temperature. You coach, you correct, you write things down. You investigate incidents and sit on the Joint Health & Safety Committee. You report to the Operations Manager, who is there until about five; after that it's you.

WHAT WE NEED
- 3+ years in a busy DC or 3PL, of which 1+ leading people (supervisor or strong lead hand)
- Experience with a WMS (ours is Manhattan; voice picking) and RF
- Knows labour planning: units per hour, cases per hour, overtime
- OHSA supervisor duties, WHMIS; comfortable with discipline conversations
- Grade 12 or equivalent; afternoons every week, one Saturday in four

ASSETS
- Food or temperature-controlled (HACCP / SQF)
- Counterbalance and reach truck licence
- JHSC certification Parts 1 and 2
- Lean / 5S, Excel
- Diploma in supply chain or CITT/CSCMP courses

WE OFFER
Benefits from day 1, RRSP match 4%, freezer gear, boots allowance, free parking, grocery discount.

Kestrel welcomes all applicants and provides accommodation under AODA on request. AI is not used to reject candidates. We thank everyone who applies.`,
  cvs: {
    a: `Odette Baptiste
Etobicoke ON. Phone 416 555 0172. odette.baptiste@example.com

What I do, plainly:

I come in at three, when the bosses are putting their coats on, and until half past eleven the building is mine. It is a cold building: medicines and vaccines and some specialty foods, from two degrees down to minus twenty-five. Twenty-nine people. First thing I stand them up in a circle, five minutes, who is short, what is heavy tonight, who hurt what yesterday. Then I move bodies. If the pickers are ahead and the dock is behind I do not wait for the screen to turn red. Nothing leaves warm and nothing leaves late; last year eleven trucks out of about six thousand were late and I can tell you the reason for each.

I have had to let four people go and I kept notes on every one. I brought twice as many along: two of mine run other crews now.

Workplace: Polaris Cold Chain, Woodbridge, 2017 to today (crew chief on evenings since 2020; before that scanner and forklift, then trainer)
Before: Bolton Parcel Hub, sorter and team lead, 2013–2017

School: high school, Guadeloupe, assessed as Grade 12. Safety committee papers, both halves. Forklift and reach. Our stock system is SAP, with headsets.`,
    b: `Philippa Castellano, Dental Hygienist
Oakville, Ontario
905-555-0176 – philippa.castellano@example.com

Registered dental hygienist with 11 years in family practice seeking change to operations leadership for health reasons (wrist).

2014–present Lakeview Family Dental: scaling, radiographs, patient education, sterilization records, infection control lead, ordered supplies ($90K a year), trained 4 new assistants, organized vacation schedule of 9 staff
2012–2014 Locum hygienist, various

Education
Dental Hygiene Diploma, Trafalgar Institute, 2012
College registration, in good standing
First aid, WHMIS, AODA

Skills
Attention to detail, documentation, difficult conversations with patients, Excel basic, dental software, calm under pressure, fluent Italian

Volunteer: coach, girls' soccer U14; food drive organizer, 3 years, 2 tonnes sorted
Evenings are fine.`,
    c: `Dale Penner
Bolton, Ont.
905 555 0161

dale.penner@example.com

I was a shift supervisor from 1998 to 2014 at Lakeshore Food Terminals (closed). Up to 70 people on nights, 3 lead hands, produce, dairy and frozen. Orders were on paper labels then the first RF guns about 2006, home made system. Ran the floor after 6 pm alone. Did discipline with union steward. Health and safety committee certified back then. Lift truck trainer.

2014 to 2025: drove school bus and did snow clearing, own truck, 2 helpers in winter. Looked after my mother too.

Now she passed and I want to go back to a warehouse, I liked it. I know systems have changed, I can use a phone and email and did a 2 day refresher on Excel at the library.

Grade 12, 1989. Bus licence B, AZ lapsed. Forklift licence needs renewing. WHMIS 2025 redone. First Aid current.

References: two of my old lead hands who are managers now.`,
    d: `MARCUS WEDGEWORTH
Caledon, ON • 905-555-0133 • mwedgeworth@example.com

Team Lead with strong e-commerce fulfilment background

Rivermount Fulfilment (apparel and home), Brampton
Team Lead, Outbound – 2022 to present
- Lead 18 associates in pick, pack, ship (to 30 at peak), days
- Labour boards, UPH tracking by hour, re-allocate staff
- Körber WMS, RF guns, pack-to-light
- Documented coaching, first two steps of discipline, escalates rest
- 5S champion, cut pack walking by 18%

Process Assistant – 2020 to 2022
Picker/packer – 2019 to 2020

Education
OSSD, 2018
Supply Chain Management certificate (CITT, 3 of 5 courses)

Tickets
Counterbalance and order picker
WHMIS, worker safety awareness 4 steps
JHSC Part 1 (Part 2 booked)

No food or temperature experience. Excel: pivots, lookups. Can do afternoons.`,
    e: `Harpreet S. Gill
Brampton, Ontario | 905-555-0114 | harpreet.gill@example.com

WAREHOUSE SUPERVISOR – FOOD DISTRIBUTION
9 years in food DCs, 4 as supervisor on off-shifts

EXPERIENCE
Shift Supervisor (Nights) – Maple Harvest Foodservice, Mississauga, 2021 – Present
• Supervise 36 selectors, loaders and 2 lead hands, dry/cooler/freezer, 240,000 sq ft
• Manhattan WMS, voice selection; raised average 142 to 161 cases per hour
• On-time departure 98.4%; temperature log compliance for SQF audits
• Incident investigation, WSIB paperwork, progressive discipline
• JHSC management co-chair, Part 1 and 2 certified

Lead Hand, Shipping – Maple Harvest Foodservice, 2018 – 2021
• Door assignment, load plan, trained 25+ new hires

Order Selector / Reach Operator – NorthStar Produce Terminal, 2016 – 2018

EDUCATION
Diploma, Supply Chain & Operations, Credit Valley College, 2016
Counterbalance, reach, dock stocker – current
WHMIS 2015, OHSA Supervisor 5-step, First Aid/CPR
Lean White Belt, Excel intermediate`,
    f: `Jesús "Chuy" Andrade
Hamilton, ON | 289 555 0156 | chuy.andrade@example.com

Summary
Production supervisor, meat processing, 10 years.

Work
Production Supervisor, Ironwood Meats, Hamilton, 2018–present
Afternoon shift. 52 workers (unionized) on cut and pack lines at 4 °C. Yield, line speed, staffing, overtime control. HACCP records, CFIA inspector liaison daily. JHSC Part 1 and 2, investigations, grievance step one. Cold storage and shipping dock, 6 doors, reports to me on weekends since 2022: staging, loads, reefer temps with seal check.

Line Lead, Ironwood Meats, 2015–2018
Butcher/packer, 2013–2015

Education
Bachillerato, Guadalajara (WES: Ontario Grade 12)
Supervisory Skills certificate, Stoney Ridge College, 2019

Other
Reach truck licence, WHMIS, OHSA for supervisors
SAP for production; no WMS voice
English, Spanish, some Punjabi words`,
    g: `TREVOR J. MALLORY
Orangeville, ON | 519-555-0120 | t.mallory@example.com

DIRECTOR OF DISTRIBUTION | MULTI-SITE | GROCERY & CPG

Results-focused executive with 24 years in grocery distribution; accountable for 4 DCs, 1,150 employees and $96M operating budget.

Director, Distribution Ontario – Fairlane Grocers Inc., 2015–2024 (restructured)
• WMS conversion to Manhattan Active at 3 sites
• Automated freezer business case ($44M)
• Cost per case –12% over 5 years; union negotiations x 3

General Manager, Brampton DC – Fairlane Grocers, 2009–2015
• 420 staff, three shifts, 1.1 million cases a week

Operations Manager / Shift Supervisor – Fairlane Grocers, 2000–2009
• Supervised afternoon shift of 60 (2000–2004)

Education: BComm, Dufferin University, 2000; CITT-CCLP; Lean Six Sigma Black Belt; JHSC certified (2003)

2024–present: consulting, interim assignments. Seeking a role near home; level and title are not important to me.`,
    h: `LINDA QUACH, P.Log (student)
Toronto · 416-555-0183 · linda.quach@example.com

Transportation Dispatcher / Supervisor

Redwillow Haulage, Vaughan, 2017–present
Dispatch Supervisor since 2021: 5 dispatchers, 64 reefer and dry trucks, afternoon and night coverage. On-time delivery 97%, hours of service, temperature downloads, claims. Appointment booking with 30 DCs, so knows docks from the other side. Performance reviews and two terminations with HR. Software: TMS, telematics, Excel.

Cross-dock clerk then lead, Redwillow, 2014–2017
Led 6 dock hands for 14 months, evening cross-dock, 12 doors; RF scanning, load sheets.

Education
Logistics diploma, Elder Glen College, 2014
CITT courses 4 of 5
WHMIS, OHSA supervisor awareness
Forklift: no (had counterbalance until 2018)`,
    i: `Amara Lindqvist-Osei
Brampton | 437-555-0129 | amara.lo@example.com

Recent graduate entering a Supervisor-in-Training track

Operations Trainee, Northgate Beverages (co-op then graduate program), Sept 2024–present
Rotates each 4 months: inventory, inbound, now second shift outbound shadowing the supervisor. Runs the huddle twice a week for 24 people under his eye. Built an Excel board for cases per hour. Blue Yonder WMS. Took part in two investigations.

Co-op, Peel Region Food Bank Warehouse, Jan–Aug 2023
Scheduled 40 volunteers per week, cooler temperature log, FIFO.

Part time picker, 2021–2023

Education
Honours Bachelor of Supply Chain, Etobicoke Hills Polytechnic, 2024
Lean Green Belt (class project), JHSC Part 1, WHMIS, Supervisor awareness
Reach truck licence 2025`,
    j: `SANDEEP RAO MUPPALA
Brampton, ON (open work permit) — 647-555-0145 — sandeep.muppala@example.com

CAREER PROFILE: Warehouse operations professional with 8 years of experience in FMCG and frozen distribution in India and UAE.

Shift In-charge, Al Noor Frozen Foods Distribution, Dubai, May 2019 – Dec 2024
• Handled 55 staff in two shifts incl. drivers helpers; 18,000 pallets, –22 °C and ambient
• Oracle WMS with RF; daily manpower planning, OT control, productivity (cartons/hr) MIS in Excel
• HACCP team member, ISO 22000 internal auditor; zero reportable temperature deviation in 2023
• Dispatch 70 trucks/day

Warehouse Executive, Deccan Consumer Goods, Hyderabad, 2016 – 2019
• Inward, FIFO, cycle count, dispatch

Canada
Warehouse associate (freezer), GTA Frozen Link, Feb 2025 – present: voice picking, reach truck

Education
B.Com, Hyderabad, 2015; PG Diploma in Materials Management, 2016 (WES evaluated)
Ontario: WHMIS, Worker and Supervisor Health & Safety Awareness (online), reach/counterbalance 2025
JHSC: not yet`,
    k: `Resume
Brandon Filmore, Brampton
brandonfilmore@example.com 905 555 0198

Objective: Warehouse Shift Supervisor at Kestrel where I run the afternoon shift, hold the start-of-shift huddle, place the labour, watch the pick and load plan hour by hour, clear the jams, and hand over a clean floor.

Highlights
- Knows labour planning: units per hour, cases per hour, overtime
- OHSA supervisor duties, WHMIS; comfortable with discipline conversations
- Manhattan WMS; voice picking and RF (exposure)
- Outbound trucks leave on time and at temperature
- Coach, correct, write things down

Work experience
Warehouse associate (temp agency, several sites) 2023 – present
Unload containers, pick orders with RF, wrap pallets. Sometimes asked to show new people around.

Security guard, Peel Watch, 2020 – 2023
Gate control of trucks, seal numbers, night patrol, reports.

Cashier, Dollar Depot, 2018 – 2020

Education
Grade 12, Heart Creek Secondary, 2018
Counterbalance forklift licence 2023, security guard licence`,
    l: `Kimberly Sauvé
Guelph | 226-555-0107 | kim.sauve@example.com

Inventory Control & Warehouse Lead Hand

Wellgrain Pet Nutrition, Guelph – Lead Hand, Receiving & Inventory, 2019–now
Lead 7 people on days. Cycle count program (accuracy 97.1 to 99.6), RF and JDA WMS, slotting, damages, supplier chargebacks. Fill in as shift supervisor for vacations, about 7 weeks a year (22 people, shipping included). Investigations of forklift hits with the H&S rep. JHSC worker member, certified Parts 1 and 2. SQF storage records.

Wellgrain Pet Nutrition – Forklift operator, 2016–2019

Speed River Hardware – Shipper/receiver, 2012–2016

OSSD 2011. Forklift all classes. Excel advanced, 5S auditor. WHMIS, TDG.

Discipline: have written up and sat in as a witness; supervisor signs.
I can do afternoons, my partner is on days.`,
  },
  grades: {
    recruiter: {
      a: 9,
      b: 0.5,
      c: 4,
      d: 7.5,
      e: 10,
      f: 7,
      g: 4.5,
      h: 5,
      i: 4,
      j: 7.5,
      k: 1,
      l: 6.5,
    },
    manager: {
      a: 9.5,
      b: 0.5,
      c: 4,
      d: 7,
      e: 10,
      f: 6.5,
      g: 5.5,
      h: 5,
      i: 3.5,
      j: 7.5,
      k: 1,
      l: 5.5,
    },
    personnel: {
      a: 9,
      b: 0.5,
      c: 3.5,
      d: 7,
      e: 10,
      f: 6,
      g: 4.5,
      h: 4,
      i: 3,
      j: 7.5,
      k: 1,
      l: 6.5,
    },
  },
}
