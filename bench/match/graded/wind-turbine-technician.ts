import type { GradedCase } from './graded-case.ts'

export const windTurbineTechnician: GradedCase = {
  profession: 'wind turbine technician',
  posting: `Wind Turbine Technician II — Llano Mesa Wind (Nolan County, TX)

Pronghorn Renewable Services | $29.50–$36.00/hr + OT + on-call | Full time | Monday–Thursday 4x10s, rotating on-call weekend every fifth week

WHO WE ARE: Pronghorn keeps more than 3,100 turbines turning across the Southern Plains. We're not the biggest. We think we're the safest: 1,412 days without a recordable on this site. Come climb with people who look out for each other!

THE JOB: You'll work in a two-person crew on 98 2.3-MW machines. Scheduled maintenance (torque & tension, grease, filters, blade and yaw inspections), and finding and fixing faults: pitch system, converter, hydraulics, generator alignment, sensors and comms. Read schematics. LOTO every time. Write up work orders in the CMMS before you go home, not the next morning. Support contractors for major component exchanges. Show the Tech I's how it's done.

YOU MUST HAVE
* 2+ years hands-on as a wind technician on utility-scale turbines
* Solid electrical troubleshooting up to 690 V; comfortable with a meter, schematics and SCADA fault codes
* Current climb & rescue certification (GWO or equal); OSHA 10 minimum
* Able to free-climb 300 ft several times a day, under 265 lb with gear, in Texas heat
* High school diploma/GED; valid driver's license, clean-ish MVR; pre-employment drug screen
* Live within 45 minutes of Sweetwater or willing to relocate

GOOD TO HAVE: wind energy certificate or A.A.S.; OSHA 30, NFPA 70E, First Aid/CPR; hydraulic torque tool cert; medium-voltage / 34.5 kV switching; fiber splicing; bilingual English/Spanish; military electrical or aviation background.

PERKS: medical from day one, 401(k) 5% match, truck & tools, boot allowance, per diem when traveling, brisket on Fridays in hunting season.

Pronghorn is an EEO employer. Veterans strongly encouraged. No agencies please.`,
  cvs: {
    a: `ANDRE POMEROY
The Dalles, OR 97058 | 541-555-0108 | andre.pomeroy@example.com

Experience

WIND TECHNICIAN, Columbia Rim Energy, Sherman County, OR
June 2022 to present
* 83 turbines, 2.0 and 3.0 MW, owner-operated site
* Semi-annual and annual maintenance; lead on hydraulics: pump and accumulator replacement, pitch cylinder rebuild, brake calipers, leak repair
* Gearbox oil flush, borescope, filter and cooler replacement
* Electrical faults as second man: measure, swap sensors, relays, pitch valves' control cards. Converter faults are handled by our two electrical leads
* LOTO level 2, JSA, near-miss reporting
* Work orders in Maximo
* On-call one week in four, winter storms included

HYDRAULIC TECHNICIAN, farm equipment dealer, Moro, OR
2018 to 2022
Combine and tractor hydraulics, field service truck

Education
Renewable Energy Technology certificate, community college, The Dalles, 2022
Diesel technology, 1 year, Pasco, WA, 2018
High school, Wasco, OR, 2016

Certifications
GWO BST valid until Feb 2027
OSHA 10, CPR, Hydraulic torque tool operator, rigging and signal person

Personal
Valid license, MVR clean. 240 lb in gear and working on it. Ladder assist at present site, free climbs on the older 12 machines.
Relocating to Abilene, TX in spring to be near my parents, Sweetwater is fine too.`,
    b: `Chase Remington
Dallas, TX · chase.remington@example.com · 214-555-0190

WIND TURBINE TECHNICIAN II

PROFESSIONAL SUMMARY
Safety-driven Wind Turbine Technician with hands-on knowledge of scheduled maintenance (torque & tension, grease, filters, blade and yaw inspections) and finding and fixing faults: pitch system, converter, hydraulics, generator alignment, sensors and comms. Solid electrical troubleshooting up to 690 V; comfortable with a meter, schematics and SCADA fault codes. LOTO every time. I climb with people who look out for each other.

AREAS OF EXPERTISE
Utility-scale turbines • CMMS work orders • Major component exchanges • GWO (in process) • OSHA 10 • NFPA 70E awareness • Fiber splicing • Medium voltage • Mentoring Tech I's

EXPERIENCE
Installer Helper, home solar company, Plano, TX — Feb 2026 to Jul 2026
- Carried panels and rails to roofs, cleaned job site
Warehouse Associate, fulfillment center, Fort Worth, TX — 2023 to 2025
- Picked and packed orders, safety captain of the month
Gym Attendant, Arlington, TX — 2021 to 2023

EDUCATION
High School Diploma, Arlington, TX, 2021
Wind Technician Bootcamp, online, 5 days, certificate of completion 2026

ADDITIONAL
Valid driver's license. Can climb. Willing to relocate for the right offer. 190 lb.`,
    c: `Dale "Junebug" Hatcher
Roscoe, Texas
325-555-0144
dale.hatcher@example.com

Been going up since the fall of 2016. Grew up on a cotton farm with towers on it, so I figured I'd find out what was in them.

High Divide Service Co., all over West Texas, 2016 to now
First two years I turned wrenches on bolts the size of my arm and pumped grease. After that they figured out I could find what's wrong, so that's mostly what I do. Machine quits, the computer spits a number, and I go find out if the number's lying. Usually it's a bad connection, a tired battery in the hub, a cooked power module, a valve that sticks when it's cold. I carry the drawings on a tablet but I know most of two makes by heart. I've lined up generators, packed bearings, swapped yaw drives, and rode the hook-up on nine gearbox jobs. I don't touch a thing till it's locked, tagged and I've checked it dead myself, and I've sent folks down the ladder for less. I write it up in the truck before we leave because my memory isn't what the office thinks it is.

Tickets: rescue card good through next August, thirty-hour OSHA, arc flash, CPR
School: GED 2012. No wind school, the company and two old boys from Nebraska taught me
Me: 41, 210 pounds in harness. Drive 15 minutes. Some Spanish, the useful kind.`,
    d: `Joaquín "Jack" Medrano
Sweetwater, TX
(325) 555-0151
joaquin.medrano@example.com

EDUCATION
A.A.S. Wind Energy Technology — graduating December 2026, GPA 3.6
Coursework: AC/DC circuits, motor controls, hydraulics, PLCs, SCADA, power electronics, wind turbine troubleshooting lab, technical writing
Sweetwater High School, 2024 (football, welding UIL)

INTERNSHIP
Intern Technician, Caprock Wind Operations, Nolan County, TX, May – August 2026 (11 weeks)
• Shadowed two Tech II's on annual maintenance, climbed 61 towers
• Torque checks, greasing, oil samples, battery tests in the hub
• Helped find a broken encoder cable (my first real fault)
• Entered work orders

JOBS
Hay hauling and fence, family ranch, since childhood
Part-time parts counter, farm equipment dealer, 2024 – 2025

CERTIFICATIONS
GWO Basic Safety Training (June 2026)
OSHA 10
First Aid/CPR
Torque tools intro, 8 h

SKILLS
Digital multimeter, ladder logic basics, reading schematics, MIG welding, Spanish/English at native level both

OTHER
TX license, no tickets. 172 lb, 5'11". Could start January 4. I live eleven minutes from the O&M building and I'd take Tech I if Tech II isn't right.`,
    e: `MARCO A. VILLASEÑOR
Abilene, TX | (325) 555-0119 | marco.villasenor@example.com

WIND TURBINE TECHNICIAN II

Summary: 5 years on utility-scale wind, 2.0–2.8 MW DFIG machines. Troubleshooter for my site. Bilingual English/Spanish.

EXPERIENCE
Caprock Wind Operations, Taylor County, TX
Wind Technician II, Mar 2023 – Present
• Scheduled and unscheduled maintenance on 74 x 2.3 MW turbines
• Diagnose pitch battery and motor faults, converter IGBT failures, encoder and anemometer errors from SCADA codes and schematics
• Generator laser alignment, slip ring and brush work, hydraulic brake rebuilds
• Lead tech on two gearbox exchanges and 6 main-breaker replacements with crane contractor
• Trained three Tech I's; site LOTO authorized person
• Work orders closed same day (98%)

Wind Technician I, Aug 2021 – Mar 2023
• 500-hr and annual services, torque and tension, grease, blade inspections

EDUCATION
A.A.S. Wind Energy Technology, Sweetwater-area college, 2021
Diploma, Merkel, TX, 2018

CERTIFICATIONS
GWO BST + Advanced Rescue (exp. 05/2028)
OSHA 30, NFPA 70E, First Aid/CPR/AED
Hydraulic torque tools (2025)

OTHER
Class C license, clean record. 195 lb. 35 min from site. Available with two weeks' notice.`,
    f: `KEISHA R. DANFORTH
Dyess area, Abilene, TX | keisha.danforth@example.com | 254-555-0134

U.S. Air Force veteran (honorable discharge August 2026), Staff Sergeant, Secret clearance

EXPERIENCE
Aircraft Electrical & Environmental Systems Craftsman, USAF, 2016 – 2026
• Troubleshot 115/200 V AC, 400 Hz generation and 28 V DC systems on transport aircraft: generators, converters, actuators, position sensors, wiring harnesses
• Used wiring diagrams, TO's, multimeter, megger, TDR daily; 24-hour flight line in Texas, Qatar and Alaska
• Hydraulic and pneumatic interfaces; torque with calibrated tools, double sign-off
• Tool control, LOTO, confined space, fall protection on wing and tail stands
• Documented each job in maintenance information system, failure free QA inspections for 3 years
• Shift lead for seven Airmen; trained and certified 14

SkillBridge fellowship, Pronto Wind Services, Sweetwater, TX, Feb – July 2026 (5 months)
• Climbed with service crew, 2.3 MW turbines, annual services and fault calls, pitch and yaw electrical
• Completed GWO Basic Safety and Basic Technical Training

EDUCATION
A.A.S. Aircraft Maintenance Technology, 2021
High school diploma, Killeen, TX, 2015

CERTS
OSHA 30, CPR, NFPA 70E (2026)

Clean driving record, 160 lb, no relocation needed. Available immediately.`,
    g: `Søren Aagaard-Pinto
Currently Esbjerg, Denmark — moving to Big Spring, Texas (wife's family), green card approved October 2026
soren.aagaardpinto@example.com
+45 55 50 01 28

Work
2019 – now: Service technician offshore, Vesterhav Wind Service A/S
Fault finding and service on 3.6 and 8 MW turbines from crew transfer vessel, 14 days on, 14 days off. Hydraulic pitch, full converters 690 V, lift and crane, transformer 33 kV (switching authorised). Team leader for three since 2022. Reports in SAP on tablet.
2016 – 2019: Service technician onshore, Jutland and north Germany, 2.3 and 3 MW machines. Yearly service and troubleshooting, alarm codes, replacement of yaw motors, generators and cooling.

Training
Electrician (journeyman's certificate, Denmark, four years), 2016
GWO Basic Safety, Sea Survival, Advanced Rescue, Basic Technical, Blade repair: all valid to 2027 and 2028
High voltage operator course 2021
First aid
No OSHA card yet; ten hours online is booked. US codes (NEC, NFPA 70E) I am reading.

Language: Danish, English fluent, Portuguese from my father, Spanish so so

Other
Driving licence B/E, Texas licence to be obtained after arrival
Height 188 cm, weight 84 kg
Big Spring to the site is more than one hour: we would move nearer.`,
    h: `Terrence J. Bascombe
Journeyman Electrician (Texas license)
Abilene TX / 325.555.0172 / terrence.bascombe@example.com

Profile
14 years of industrial and renewable electrical work. Looking for variety, and for something with a view.

Experience
Mesquite Sun Services — Solar O&M Electrician — Snyder, TX — 2020–2026
180 MW site. Troubleshoot central inverters (600–1500 V DC / 690 V AC), trackers, combiner boxes, SCADA and fiber comms. 34.5 kV switching as qualified person, padmount transformer maintenance, thermography, IV curve tracing. Wrote LOTO procedures for the site. CMMS daily.
Big Country Cement — Plant Electrician — 2016–2020
VFDs, 480 V and 4160 V motors, PLC I/O, crane repair. Worked at height on preheater tower (harness, 200 ft, stairs).
Apprentice, commercial contractor — 2012–2016

Education/Certs
IEC apprenticeship, 4 years, completed 2016
NFPA 70E, OSHA 30, CPR, MV switching
Tower climb & rescue: none yet
Diploma, Abilene, 2012

Personal
Age 32, run half marathons, 180 lb, no fear of height (rock climber). I have been in a nacelle one time as a visitor and asked the tech so many questions he gave me his boss' phone number.

Driver's license, clean MVR. Home is 40 minutes from Sweetwater.`,
    i: `RAYLENE STOCKARD
Sweetwater, Texas | 325-555-0195 | raylene.stockard@example.com

Customer-focused Bank Branch Supervisor with 10 years of service in a rural community

EXPERIENCE
First Rolling Plains Bank, Sweetwater, TX
Branch Supervisor, 2020 – Present
- Lead a team of six tellers and two personal bankers
- Daily balancing, vault and ATM, opening and closing
- Audit score 97 out of 100 for four years running
- Opened accounts for many wind technicians and ranch families
Teller, then Senior Teller, 2016 – 2020

Nolan County Fair Board, volunteer secretary, 2018 – Present
Dairy drive-in, car hop, 2012 – 2015

EDUCATION
Associate of Arts, General Studies, Abilene, TX, 2016
High School Diploma, Blackwell, TX, 2013

SKILLS
Cash handling, compliance, scheduling, conflict resolution, Excel, bilingual English/Spanish, notary public

WHY WIND
My brother and two cousins climb and I see what they bring home. I am fit (CrossFit four days a week, 140 lb), not scared of heights, good with rules and paperwork, and I can learn. No electrical or mechanical experience apart from changing my own oil and brakes. Valid license, no tickets. I would enroll in the evening wind program in January.`,
    j: `Cody Wayne Surratt
Big Spring TX
432-555-0167
cody.surratt@example.com

OBJECTIVE
To use my climbing experience in the wind energy field

WORK

Tower Hand II, Skyreach Telecom Contractors, Midland TX, 2023 – now
- Climb monopole, guyed and self support towers up to 450 ft, 4 to 5 days a week
- Install and remove antennas, radios, mounts, hybrid cable, line sweep and PIM test
- Connect fiber jumpers, DC power to radios (48 V), grounding
- Capstan hoist, rigging, tag lines
- Close out photos and paperwork

Pipe yard hand, Odessa TX, 2021 – 2023
Forklift, unload trucks, count joints

Roofing laborer, Lubbock TX, 2020 – 2021

EDUCATION
GED, 2020

CERTS
Competent climber and rescuer (telecom), exp. 9/2027
OSHA 10
RF awareness
CPR/First aid exp. 3/2026
Forklift

SKILLS
Not scared of heights, knots, rigging, hand tools, torque wrench, reading site drawings. Use a meter for continuity and DC volts. Never worked on 480 or 690. Never been in a turbine but drove past a thousand.

OTHER
License valid. Two tickets 2024 (speeding, seat belt) and one fender bender in company truck. 185 lb. Would move to Sweetwater if hours are steady. Can pass a drug test.`,
    k: `Brittany Kowalczyk
Ames, Iowa (willing to relocate – lease ends January)
515-555-0183 ~ brittany.kowalczyk@example.com

Work Experience

Wind Technician, Tallgrass Turbine Services, Story County, IA (May 2024 – present)
- Preventive maintenance on 1.5 and 1.7 MW turbines as part of a 2- to 3-person team
- Torque and tensioning of tower and blade bolts, oil sampling, filter changes, brush changes
- Basic troubleshooting: limit switches, sensors, contactors, fuses, with remote support from senior tech
- Assist with pitch motor and hydraulic accumulators
- CMMS entries on tablet; parts inventory for the site shop

Lube Technician, auto dealership, Ames, IA (2022 – 2023)

Education
Wind Energy & Turbine Technology diploma (one year), Iowa, 2024
High school diploma, Boone, 2021

Certifications
GWO Basic Safety (first aid, manual handling, fire, heights) – expired 31 October 2026, refresher booked by employer for December 8
OSHA 10
CPR

Skills
Multimeter, megger (some), schematics reading, hand and hydraulic torque tools, MS Office

Physical
Climb 260 ft towers, up to 4x a day. 150 lb. No problem with heat I hope, I know cold.

Other
Driver's license, clean. Drug-free. FFA alumni.`,
    l: `LUIS ENRIQUE OCHOA-TREVINO
Lubbock, TX – 806-555-0126 – luis.ochoat@example.com

OBJECTIVE: Site-based wind tech position, home every night.

EXPERIENCE
Longhorn Blade & Bolt LLC — Traveling Maintenance Tech / Crew Lead — Jan 2021 to Present
TX, OK, NM, KS, on 11 different sites
> Torque & tension campaigns (tower, blade, main bearing), over 900 turbines
> Annual service: grease, gear oil change, filters, yaw brake pads
> Retrofits: pitch lubrication, ladder assists, aviation lights
> Crew lead of four since 2024, daily JHA and tailboard meeting, time sheets
> Electrical: light and outlet repair, cable replacement in the tower under supervision. Fault finding is done by the owner's techs

Oilfield roustabout, Midland, TX — 2018 to 2020

EDUCATION
High school diploma, Plainview, TX, 2017

CERTS
GWO BST and Basic Technical Training (mechanical, hydraulic, bolt tightening), exp. 2027
OSHA 30
Hydraulic torque and tension tool certified, instructor 2025
First Aid/CPR, Forklift, Telehandler

LANGUAGES
Spanish (first), English (good)

License: yes, CDL Class A. MVR: one speeding ticket 2022.
Weight with gear 235. Ready to move to Sweetwater with family, kids start school there in January.`,
  },
  grades: {
    recruiter: {
      a: 7,
      b: 0.5,
      c: 9.5,
      d: 4.5,
      e: 10,
      f: 6.5,
      g: 8,
      h: 5.5,
      i: 0.5,
      j: 2.5,
      k: 6,
      l: 5,
    },
    manager: {
      a: 7,
      b: 0.5,
      c: 9.5,
      d: 4.5,
      e: 10,
      f: 7.5,
      g: 8,
      h: 6,
      i: 1,
      j: 2.5,
      k: 5.5,
      l: 5,
    },
    personnel: {
      a: 6.5,
      b: 0.5,
      c: 9.5,
      d: 4,
      e: 10,
      f: 6,
      g: 7.5,
      h: 4.5,
      i: 1,
      j: 2.5,
      k: 5.5,
      l: 5,
    },
  },
}
