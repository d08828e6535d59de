import type { GradedCase } from './graded-case.ts'

export const dieselTruckMechanic: GradedCase = {
  profession: 'diesel truck mechanic',
  posting: `DIESEL TECHNICIAN – HEAVY TRUCK (2nd shift)
Redstone Fleet Services – Joplin, MO

$29–$38/hr DOE + $1.50 shift differential | $2,500 sign-on | Mon–Fri 2:30p–11:00p

WHO WE ARE
Independent 14-bay shop taking care of about 900 Class 7 and 8 tractors and trailers for regional carriers, plus walk-in work. Family owned since 1988. Clean floor, A/C in the office, good lights everywhere.

WHAT YOU'LL DO
* Diagnose and repair Cummins, Detroit and PACCAR engines, electrical, cooling, fuel and aftertreatment (DPF/DEF/SCR)
* Clutches, transmissions (Eaton manual and automated), driveline, wheel ends, steering and suspension
* Air brake service and annual DOT inspections
* PMs on tractors and dry vans / reefers (boxes, not the refrigeration units)
* Write up your work orders so the customer can understand them – story, cause, fix
* Occasional road call

WHAT YOU NEED
* 3+ years working on heavy trucks in a shop. Cars and pickups don't count, sorry
* Comfortable with a laptop: INSITE, DDDL, Davie4 or similar
* Qualified, or able to qualify, as a DOT inspector under 396.19 and brake inspector under 396.25
* Your own hand tools up to 1" drive (we supply specialty tools)
* Valid driver's license, clean enough for our insurance
* Lift 75 lb, stand on concrete, work nights without supervision holding your hand

NICE TO HAVE
* ASE T-series (we pay for tests and $0.50/hr per cert)
* CDL Class A, or willing to get one
* Welding, A/C 609 card

WHAT YOU GET
Medical, dental, vision after 30 days. 401(k) 4% match. Tool allowance $1,000/yr. Boots and uniforms. Paid holidays. Two weeks PTO. Free Friday supper.

Drug screen and background check. EOE.`,
  cvs: {
    a: `Brandon Kessler
Joplin, MO | 417-555-0131 | bkessler@example.com

ASE Certified Master Automobile Technician with 12 years of dealership and independent experience

PROFESSIONAL EXPERIENCE

Four States Chevrolet-GMC, Joplin — Master Technician, 2018–Present
• Drivability and electrical diagnosis on all GM lines with GDS2 and MDI2
• Duramax L5P and LML diesel: injectors, CP4 replacement, DPF and DEF repairs on 2500/3500 pickups and a few 4500–6500 medium duty chassis
• Allison 1000 and 10-speed automatic R&R
• Hybrid and EV high-voltage certified
• Averaged 58 flagged hours per week 2025
• Mentor to two apprentices

Range Line Auto Care — Technician, 2014–2018
• Brakes, suspension, alignment, timing belts, A/C, state safety inspections on cars and light trucks

CERTIFICATIONS
ASE A1–A9, L1
Missouri vehicle safety inspector
Section 609
GM World Class Technician (Powertrain)

EDUCATION
Automotive Technology AAS, Ozarka Lakes Community College, 2014

TOOLS
Complete automotive set to 3/4" drive, scopes, own scan tools

OTHER
Valid driver license, no points. No CDL. Never worked on air brakes but know hydraulics inside and out. I'm looking to move from cars to heavy trucks because flat rate is killing me.`,
    b: `HECTOR M. VILLASEÑOR
Joplin MO 64801 / 417 555 0142 / hector.villasenor@example.com

OBJECTIVE: Diesel mechanic full time, any shift

WORK
Villaseñor Mobile Truck Repair (self employed), Joplin – 2012 to 2026
Owner and only mechanic. Service truck with compressor, welder, crane. Customers are owner operators and three small fleets, around 70 trucks. Roadside and in their yards: brakes, air leaks, wheel ends, u-joints, clutches, starters, alternators, water pumps, radiators, injectors, turbo change, forced regens, sensors. I use JPRO and a borrowed INSITE. Big engine jobs I send to a shop. Work orders by text and invoice book.

Big Elm Truck Stop, Strafford MO – 2005 to 2012
Tire and service, then mechanic in the repair bay. PM, brakes, lights, alignments, DOT violations repair.

Ranch and farm work – 1998 to 2005

SCHOOL
Left 10th grade. GED 2009.

CERTIFICATES
None by ASE. Did not take the tests. My brake work has 20+ years so I can qualify for inspector by experience. Welding self taught.

LICENSE
Class A CDL since 2006, no accidents, medical card valid

TOOLS
Everything up to 1 inch impacts.

Spanish / English, both good speaking. English writing ok.

Why I look: my back does not like the highway in January and I want insurance for my family.`,
    c: `Earl "Buddy" Tackett
Webb City Missouri
417-555-0167
btackett@example.com

My daughter typed this up for me.

2004 to now – Lead night man, Shoal Creek Grain & Feed, trucking side. We run 62 Kenworths and Petes and about 110 hoppers and vans. I am the only one there from 4 until midnight. Whatever comes in with a light on the dash, I plug the computer in, read what it says, then I find out what is really wrong, because it's not usually what it says. MX-13s mostly, some ISX. Had the heads off more of those than I would like. I have cleaned and baked the soot cans, changed the pee pumps and dosers, chased bad grounds for two days and found it under the cab mount. Pull transmissions, put in clutches, set toe, do kingpins and seals. Once a year every truck and trailer gets gone over front to back and I sign the sticker. I write it all on the ticket in plain English because the owner wants to know what he paid for.

I go get them when they quit on the road too. Got my Class A in 1999.

1997 to 2004 – Dalton Bros Truck Repair, Joplin (closed). Started sweeping, ended up building engines.

School – Webb City High 1997. Cummins and Paccar classes, company sent me, five or six of them.

Got every tool I need, 3/8 to 1 inch, takes a forklift to move the box. Can weld, stick and wire. Feed mill sold, new folks are leasing trucks.`,
    d: `Marek Dubicki
Tulsa, OK (willing to relocate)   918-555-0139   marek.dubicki@example.com
Permanent resident (green card) since February 2026

SUMMARY
Truck mechanic and diagnostician from Poland with eleven years on European heavy trucks. Good English (B2), spoken every day at work.

EXPERIENCE
Technician, Prairie Wind Truck Service, Tulsa OK, March 2026 – present
Independent shop. PM, brakes, wheel ends, learning US product: Cummins X15, Eaton Fuller, Bendix air. INSITE used with help of lead tech.

Workshop Diagnostician, Autopol Ciężarowe (DAF and Volvo service), Łódź, Poland, 2018 – 2026
Engines DAF MX-11 and MX-13 Euro 6, Volvo D13; diagnosis with Davie4 and Tech Tool. AdBlue / SCR and DPF. ZF TraXon and I-Shift gearbox clutches. Electric and CAN bus. EBS brakes, preparation for yearly technical inspection. 

Mechanic, Trans-Kolumna transport company, Kutno, Poland, 2014 – 2018
Fleet of 85 tractors and 90 trailers. Service, repairs, night duty.

EDUCATION
Technikum Samochodowe, Kutno: Technician of motor vehicles, 2014 (Polish state vocational diploma, credential evaluation in process)
DAF academy: MX-13 level 3, 2021

LICENCES
Polish C+E; Oklahoma driver license (class D), CDL planned
No ASE yet, studying for T2 and T6

TOOLS metric complete to 3/4", imperial partly`,
    e: `Ashlyn Brewer
Pittsburg, Kansas
620-555-0178 | ashlyn.brewer@example.com

Profile: Diesel tech, 5 years on a private heavy fleet. Dependable, never missed a shift, want more engine work than my present job gives me.

Flint Hills Dairy Transport – Diesel Mechanic B
Pittsburg KS | August 2021 – present
• 48 Freightliner and International tractors, 60 insulated tankers and dry vans
• PM services and DOT annuals (inspector qualified 2023 under company program)
• Brake relines, drums, chambers, slack adjusters, air dryers, ABS sensors
• Wheel seals, hubs, spring pins, airbags, shocks, torque arms
• Cooling, belts, batteries, starters, alternators, lighting and 7-way wiring
• Aftertreatment: forced regens, DEF filters, NOx sensors. Anything inside the engine goes to the dealer
• Fault code reading with JPRO and some DDDL
• Work orders in Fleetio

Cherokee County Co-op – Tire & Lube, May 2020 – August 2021

Education: Diesel and Heavy Equipment certificate, Crawford Area Technical School, 2021 (GPA 3.6)

Certs: ASE T4 Brakes, T8 Preventive Maintenance. Section 609. OSHA 10.
License: Kansas class C, clean. CDL permit, road test scheduled December.
Tools: about $14,000 worth, up to 3/4"; would need to buy 1" drive.
References: Ron Hale, shop lead – call after 3.`,
    f: `RICKY LEE COMBS
Duquesne, MO
417-555-0109
rcombs@example.com

CDL CLASS A DRIVER – 2.1 MILLION SAFE MILES

Career summary
Over the road and regional truck driver with tanker, hazmat and doubles endorsements. Knee surgery last year, looking for a job off the road and home every night. Know trucks from the driver's seat.

Experience
Sunflower Express, Joplin, Regional driver, 2015 – 2025
Dry van, 48 states then 6 states. Daily pre-trip and post-trip inspections, DVIR on Samsara. Changed my own lights, hoses, belts, fuel filters and adjusted slack adjusters on the road with shop's permission. Driver trainer for 11 new hires. Zero preventable accidents.

Crossland Tank Lines, Tulsa, Driver, 2006 – 2015
Liquid bulk. Pumps, hoses, washouts.

Owner-operator (leased on), 2001 – 2006
1996 Peterbilt 379. Did my own oil changes, grease, U-joints, and helped friend with an in-frame on the 3406E.

Education
Diploma, Seneca High School, 1995
Truck driving school, 1996

Licenses
CDL A with N, H, T; medical card until 2027; TWIC

Tools: road box, 1/2" set
Computer: e-logs, email`,
    g: `Shawna Riddle
Joplin, MO 64804
shawna.riddle@example.com
417-555-0182

Professional Summary
Energetic kitchen manager with 9 years of experience in fast-paced restaurants. Known for staying calm under pressure and leading by example. Seeking stable full-time evening work with benefits.

Work History

Kitchen Manager – Route Sixty Grill, Joplin, MO – 04/2021 to Present
- Supervise 12 cooks and dishwashers on 2nd shift
- Order product, control food cost (28.5%), weekly inventory
- Train new hires on safety and sanitation
- Fix small stuff: changed fryer elements, unclogged drains, replaced ice machine filters
- Close out, deposits, scheduling

Line Cook – Mama Lou's Family Restaurant, Carthage, MO – 02/2017 to 04/2021
- Grill, sauté and fry stations, 400 covers on Sundays

Cashier – Gas-N-Go, Carthage, MO – 2015 to 2017

Education
Carthage Senior High School, diploma 2015
ServSafe Manager, valid through 2028

Skills
Inventory, scheduling, POS systems, teamwork, lifting 50 lbs, multitasking, bilingual (conversational Spanish)

Additional
Valid driver's license and reliable transportation. Willing to learn a trade. References available on request.`,
    h: `GREGORY A. PELHAM
Rogers, Arkansas | 479-555-0114 | gpelham@example.com

FLEET MAINTENANCE DIRECTOR

Results-driven maintenance executive with 27 years in trucking. Managed budgets to $19MM, 74 technicians and five terminals.

Boston Mountain Carriers, Rogers, AR
Director of Maintenance, 2017 – 2026
• 1,350 tractors / 4,100 trailers; cut CPM 11% in 30 months
• Negotiated national tire, parts and warranty agreements
• Introduced TMT fleet software and technician pay-for-skill matrix
• CSA vehicle maintenance BASIC from 71 to 38
Shop Manager, 2011 – 2017
• Three shifts, 26 technicians, hiring, safety, parts inventory of $1.2MM

Keeling Truck Lines, Fort Smith, AR
Shop Foreman, 2005 – 2011; Diesel Technician, 1999 – 2005
• Engine overhaul, transmissions, electrical, DOT inspections; ASE Master Truck 2003 (expired 2013)

Education
BS Business Administration, Ozark Gateway University (evening), 2012
Diesel Technology certificate, 1999

Professional
Member of a state trucking association maintenance council; speaker 2019, 2022
CDL Class A

Company was acquired in August and my role eliminated. I would be open to a technician position short-term while being considered for shop leadership. Still own my tools, although it has been a number of years since I turned wrenches every day.`,
    i: `CALEB STROUD
Neosho, MO 64850
(417) 555-0155
calebstroud@example.com

OBJECTIVE
To obtain an entry level diesel technician position where I can grow and use what I learned in school.

EDUCATION
Tri-State Technical College, Joplin — Associate of Applied Science, Diesel Technology, May 2026. GPA 3.8, Dean's list, SkillsUSA state silver medal in diesel equipment technology.
Coursework: diesel engines I–III, electronics, air brakes, powertrain, hydraulics, HVAC, preventive maintenance, welding

EXPERIENCE
Diesel Technician Apprentice, Lone Pine Truck & Trailer, Neosho — June 2026 to present
- PMs and grease jobs on tractors and trailers, oil samples
- Brakes and wheel seals alongside a senior tech
- Trailer lights, mud flaps, doors, gladhands
- Connected INSITE and pulled codes, two forced regens on my own

Intern, same shop — summers 2024 and 2025 (shop clean up, parts runs, tires)

Stroud Family Farm — 2016 to 2024
- Maintained two tractors, a grain truck and an old 5.9 pickup

CERTIFICATIONS
ASE Entry-level Medium/Heavy Truck: Diesel Engines, Brakes, Electrical, Inspection
ASE T8 test passed (waiting on experience requirement)
Section 609

TOOLS
Student set up to 1/2" drive, adding every pay day

Valid Missouri license, no tickets. Can work any shift.`,
    j: `Wade Sorensen
Galena, KS / 620.555.0187 / wade.sorensen@example.com

HEAVY EQUIPMENT FIELD MECHANIC

Summary
14 years on earthmoving and quarry machines, mostly Caterpillar and Komatsu. Strong on engines, hydraulics and powershift transmissions. Used to working alone at night in a pit.

Employment
Tri-County Aggregates, Galena KS, Field Mechanic, 2017–present
Loaders 980/988, haul trucks 773, excavators, dozers, crushers. C15, C18 and C27 engines: in-frame overhaul, injectors, turbos, valve sets. Cat ET diagnosis, Tier 4 aftertreatment. Hydraulic pumps and cylinders, final drives, undercarriage. Line boring, hardfacing, stick and flux core welding. Also look after the company's five Mack dump trucks and a lowboy when they break: brakes, springs, lights, clutch once.

Harlan Equipment Rental, Tulsa OK, Shop Mechanic, 2012–2017
Skid steers, telehandlers, scissor lifts, generators.

US Army, 91L Construction Equipment Repairer, 2008–2012, honorable discharge

Training
Cat dealer courses: engines, electrical 1 and 2, hydraulics
MSHA Part 46, OSHA 30, AWS D1.1 3G (lapsed)

License: CDL Class A with tanker
Tools: full, through 1" drive, with torque multiplier
Not a DOT inspector. No ASE. Have used INSITE a few times on rental light towers and pumps.`,
    k: `DUSTIN R. HALVERSON
Carthage, MO  •  (417) 555-0123  •  dhalverson@example.com

Heavy Truck Diesel Technician, 10 years, ASE Master Medium/Heavy Truck

EXPERIENCE
Ozark Ridge Truck Center (Freightliner/Western Star dealer), Springfield, MO
Senior Technician, 05/2019 – Present
- Engine diagnosis on DD13/DD15 and Cummins X15 w/ DDDL and INSITE; overheads, injectors, EGR coolers, in-frames
- Aftertreatment: DPF removal/cleaning, DEF dosing, NOx sensors, SCR efficiency faults
- DT12 and Eaton UltraShift clutch and mechatronic replacement
- Electrical: CAN faults, chassis modules, starting/charging
- 8–10 annual DOT inspections per month, brake jobs, kingpins, wheel seals
- 112% average efficiency, lowest comeback rate on shift for 2024 and 2025

Hartsell Freight Lines, Neosho, MO
Diesel Mechanic, 07/2016 – 05/2019
- 140 tractors, 320 trailers. PMs A/B/C, clutches, air systems, road calls, trailer doors and floors

CERTIFICATIONS
ASE T1–T8 (recert 2025)
DOT annual inspector and air brake inspector qualified
CDL Class A, clean MVR
Section 609

EDUCATION
AAS Diesel Technology, Southwest Plains Technical College, 2016

TOOLS
Full set through 1" drive, own roll cab, own laptop

Looking for closer to home; 2nd shift preferred.`,
    l: `TYLER J. KNOX
Joplin, MO
tknox@example.com
417-555-0190

DIESEL TECHNICIAN

SKILLS
Diesel engine diagnosis
Cummins
Detroit
PACCAR
Caterpillar
Volvo/Mack
INSITE
DDDL
Davie4
JPRO
Aftertreatment DPF DEF SCR
EGR
Electrical troubleshooting
Wiring schematics
Multimeter
Air brakes
ABS
DOT inspections
Preventive maintenance
Clutch replacement
Eaton Fuller
UltraShift
Allison
Differentials
Driveline
Wheel seals
Kingpins
Steering gear
Suspension air ride
Alignment
Cooling systems
Fuel systems
A/C
Reefer
Trailer repair
Liftgates
Welding MIG stick
Cutting torch
Hydraulics
PTO
Forklift
Road calls
Work orders
Microsoft Office
Time management
Team player
Leadership
Safety first
OSHA 10
Own tools
Fast learner
Problem solving
Customer service

EMPLOYMENT
Truck shop – mechanic – 2 yrs
Fleet – mechanic
Lube shop – tech
Construction – laborer

EDUCATION
High school diploma
Some tech school

AVAILABILITY
Immediate. Any shift. Full time or part time.

REFERENCES
Ask`,
  },
  grades: {
    recruiter: { a: 2.5, b: 7, c: 9, d: 6.5, e: 7.5, f: 1, g: 0, h: 4, i: 3.5, j: 5, k: 10, l: 2 },
    manager: {
      a: 3,
      b: 6.5,
      c: 9.5,
      d: 7,
      e: 7.5,
      f: 1.5,
      g: 0,
      h: 4.5,
      i: 4.5,
      j: 6,
      k: 10,
      l: 1.5,
    },
    personnel: {
      a: 2.5,
      b: 6.5,
      c: 9,
      d: 7,
      e: 7.5,
      f: 1,
      g: 0,
      h: 3.5,
      i: 4.5,
      j: 6,
      k: 10,
      l: 1.5,
    },
  },
}
