import type { GradedCase } from './graded-case.ts'

export const heatNetworkEngineer: GradedCase = {
  profession: 'heat network engineer',
  posting: `HEAT NETWORK ENGINEER (mobile) – Leeds and Bradford

Aireheat Energy Services runs 31 communal and district heating schemes across West Yorkshire, just over 5,400 homes. We are a friendly team of 22 with our own control room and our own vans. A colleague is retiring and we want to replace his experience as best we can.

What you will do
• Planned and reactive maintenance in energy centres and plant rooms: gas boilers, CHP, heat pumps, pumps, pressurisation units, plate heat exchangers
• Service, repair and replace heat interface units (HIUs) in tenants' homes
• Find faults in controls, valves and heat meters; work with the BMS team on flow and return temperatures
• Water sampling, dosing and flushing
• Help commission new blocks, balance risers, sign off handover sheets
• Record each job on a tablet and talk to residents in plain words

You must have
• NVQ / City & Guilds Level 3 in plumbing and heating, heating & ventilating, or the like
• At least 3 years on communal, district or commercial heating systems
• Sound fault finding on hydraulic systems and wiring of controls
• Full UK driving licence

It would help if you have
• Commercial gas (COCN1, CIGA1, CDGA1) – we will put the right person through it
• Unvented hot water, Water Regulations
• HIU maker's training, experience with M-Bus metering
• CSCS / SKILLcard, asthma-free attitude to lofts and basements (we joke, a little)

£41,500–£45,000, van with private use option, 1-in-6 on-call (paid £180 a week plus call-outs), 26 days + bank holidays, 7% pension. DBS check as we enter people's homes.

Apply with your CV by the 30th. No agencies, thank you.`,
  cvs: {
    a: `CRAIG MADELEY
Air Conditioning & Refrigeration Engineer
Huddersfield – 07700 555 0126 – craig.madeley@example.com

17 years service and install of split, VRF/VRV, chillers to 400 kW and cold rooms. F-Gas Category 1. Electrically strong.

Senior AC Engineer, Frostline North Ltd (2015 – date)
Service contracts with data rooms, supermarkets and offices. Chiller strip downs, compressor change, leak checks and logs, controller set up, 3-phase fault finding. Air-to-water heat pump servicing on two office sites since 2022 including pump and buffer side. Lead for 3 engineers.

AC Engineer, Cooltech Pennine (2008 – 2015)
Installation then service of splits and VRF.

Qualifications
NVQ Level 3 Refrigeration and Air Conditioning, 2010
C&G 2079 F-Gas Cat 1
18th Edition wiring regs
Brazing tickets, PASMA, IPAF, CSCS SKILLcard
ACS gas: none

Full UK licence, used to call-out (1 in 4).
Looking for something nearer home with fewer nights on supermarket roofs.`,
    b: `LEE DUGGAN – Pipe Welder / District Heating Pipelayer
Barnsley. Tel 07700 555 0118. lee.duggan@example.com

Coded welder, pre-insulated district heating mains. Travel anywhere.

Jobs
2020-now  Trench & Main Utilities Ltd. DH mains in Leeds, Sheffield, Hull. Pre-insulated steel DN50 to DN400 series 2, welding TIG root MMA fill, joint closures foam filled, alarm wire resistance check, pressure test with water, records to client on app. Also house branches and wall entry up to isolation valves.
2014-2020 Various agencies, gas and water mains, power station shutdowns, site welder
2009-2014 Askern Fabrications – workshop plater/welder

Tickets
BS EN ISO 9606-1 codings (141, 111) current
Joint maker's card (two systems)
NVQ 2 Welding, NVQ 2 Network Construction
SHEA Water, EUSR, CSCS, confined space med risk, streetworks operative
CPCS none

HGV none, car licence yes full. 
No experience inside flats or on electrics, but have done a few plant room tie-ins at weekends. Keen to come off the road, new baby.`,
    c: `Winston Achebe-Clarke
Bradford BD5
w.achebeclarke@example.com
07700 555 0187

I look after the hot water and the warmth of 640 flats in four tower blocks, and have done since 2016. There is one boiler house at the foot of the hill and a long loop of pipe up to the towers; if a tenant on the nineteenth floor is cold it is me who goes. Most times it is a stuck valve or a blocked strainer in the box in the hall cupboard, sometimes the little plate inside is furred up, and now and again the meter has lost its wire. I change the lot if I have to, about 150 of those boxes so far.

Last winter I got the water coming back to the boiler house down from 62 to 47 degrees by going round every riser and setting it properly, which took me three months of evenings with a clamp thermometer. Gas bill dropped 11 %.

WHERE
2016 – now  Northgate Towers Tenant Cooperative, site engineer (heating)
2009 – 2016  Sugden Boiler Services, Keighley – fitter, then engineer. School boilers, launderettes, swimming bath.
2005 – 2009  apprenticeship, Hanson Brothers Plumbing

PAPERS
City and Guilds level 3 in heating and ventilating, 2009
Unvented ticket
Commercial gas lapsed 2021, co-op uses a contractor for the burners
Driving licence since 2006, own tools`,
    d: `Gary Stott Plumbing
(Gary Stott, 51, Bradford – 07700 555 0148 – garystott@example.com)

30 yrs plumber, all aspects. Self employed since 1999, want to come back on the books for a pension.

What i do
Bathrooms start to finish, wet rooms, kitchens, tiling, leaks, outside taps, radiators moved and added, hot water cylinders, lead work, soil pipes, a bit of drainage. Not gas registered any more, gave it up 2015 when cost went up, i get a lad in for boilers.

Jobs before
1994 – 1999 Council direct works dept, plumber. Did go in the estate boiler house with the older fitters, pumps and valves, lagging, when it was on the old district heating. Also radiators in the flats.
1990 – 1994 YTS and apprentice, council

Tickets
City and Guilds Craft and Advanced Craft Plumbing 1994
CSCS expired
Driving licence, clean. Own van but would swap for yours

Not great with computers but my daughter has shown me the tablet. Residents like me, got plenty of reviews.`,
    e: `STEPHEN J. HARKER   MIMechE (Tech)
Commercial Heating Service Engineer
Harrogate · 07700 555 0174 · s.harker@example.com

2012–present  Senior Service Engineer, Whinmoor Building Services Ltd
Commercial boiler plant for hospitals, offices and a university: 100 kW to 2.5 MW, atmospheric, forced draught and condensing cascade. Plate heat exchangers and calorifiers, pressurisation sets, twin-head pumps, VSDs, low loss headers. Controls fault finding to component level, 24V and 230V, BMS points with the controls sub-contractor. Lead on two university halls with a communal loop (280 rooms, plate at each block, not per room). Mentor of two apprentices.

2006–2012  Service Engineer, Tarn Heating & Burners
Gas and oil burner commissioning, combustion analysis.

2002–2006  Apprentice & improver, Gledhill Heating

Certificates
• NVQ 3 Heating & Ventilating – Maintenance (2006)
• COCN1, CIGA1, CDGA1, CORT1, TPCP1A (2024)
• OFTEC 105E
• SKILLcard
• F-Gas Cat 1, heat pump service course (two makers)
• Legionella awareness, L8

Not held: HIU manufacturer courses; would do them.

Licence: full UK. Notice 4 weeks. Salary now £44,200.`,
    f: `HELEN RAISTRICK  BEng (Hons) CEng MCIBSE
Ilkley | h.raistrick@example.com | 07700 555 0190

Heat networks leader with 19 years in design, operation and contract management of district energy.

CAREER
Head of Heat Network Operations – Trans-Pennine District Energy plc (2018–present)
P&L responsibility £14m, 46 staff, 9 energy centres, 13,000 customers. Introduced the return-temperature programme (losses down 23%), retendered metering and billing, HNTAS readiness lead, board reporting.

Contracts Manager – Trans-Pennine District Energy (2013–2018)
O&M contracts for 4 city schemes, KPI regime, sub-contractor management, procurement of 3 CHP engines.

Senior Mechanical Design Engineer – Fothergill Rowe Consulting (2006–2013)
Feasibility, network hydraulic modelling, HIU specification, witnessing of commissioning.

EDUCATION
BEng Mechanical Engineering, 2:1, 2006
CP1 Heat Networks trained; NEBOSH General Certificate; APM PMQ

I have not held hand-skill trade tickets. After many years in meetings I would like to step back to a quieter, practical role closer to home and would be open to training.

Full driving licence.`,
    g: `DARREN OLDROYD
Wakefield, West Yorkshire | 07700 555 0112 | d.oldroyd@example.com | Full clean driving licence

HEAT NETWORK / COMMERCIAL HEATING ENGINEER

Profile
Time-served heating engineer with 14 years in the trade, the last 6 on district and communal heating for social landlords.

Employment
Heat Network Service Engineer – Calder Community Heat Ltd, 2019 to present
- PPM and reactive work on 11 schemes, 1,900 dwellings, gas boiler and biomass led energy centres, 2 x 140 kW CHP (first line only)
- HIU servicing and swap-outs (direct and indirect units), TMV checks, PICV replacement
- Heat meter faults, M-Bus wiring and address problems
- Water quality: sampling to BSRIA guide, inhibitor dosing, side-stream filters
- On-call 1 in 5

Commercial Heating Engineer – Brigg & Lomas Mechanical, 2014 – 2019
- Schools and care homes, boilers to 600 kW, pressurisation units, pumps, burner service

Plumbing & heating engineer – Thackray Homes Repairs, 2011 – 2014

Qualifications
NVQ Level 3 Plumbing & Heating (C&G 6189), 2011
CCN1, CENWAT, COCN1, CIGA1, CDGA1 (renewed 2023)
Unvented hot water G3, Water Regs
SKILLcard – Gold, IPAF, asbestos awareness
HIU manufacturer courses x 3

References on request. DBS enhanced 2022.`,
    h: `Tomasz Wierzbicki
Dewsbury, UK (settled status)
phone 07700 555 0163
tomasz.wierzbicki@example.com

Experience

03.2021 – today: Mechanical Fitter / heating engineer, Pennine Pipework Contracting, Leeds
Installation of plant room and HIU in new apartment blocks (6 projects, total 720 flats). From last year I do also commissioning: filling, venting, flow set on pressure independent valves, HIU parameter set, protocol for client. Snagging and warranty calls in flats.

06.2008 – 02.2021: Fitter of heat substations, Miejska Sieć Cieplna Rudawa, Poland
Municipal district heating, 4,000 buildings, 120/60 degrees network. Service of substations 50 kW – 3 MW: exchangers, differential pressure controllers, weather controllers, circulating pumps, heat meters replacement (ultrasonic), emergency brigade in winter. From 2015 foreman of brigade with 4 men.

Education
Technical secondary school, Technician of sanitary installations, 2008 (UK ENIC statement: comparable to Level 3 – copy attached)
Polish heat energy licence group 2 (E and D)
UK: CSCS blue Skilled Worker, Water Regulations (2022), IPAF
Gas: no UK gas tickets

Driving licence B, changed to UK
Languages: Polish, English good, Russian`,
    i: `KYLE BRANNIGAN
kyle.brannigan@example.com / 07700 555 0151 / Armley, Leeds

About me
I am 20 and in the last year of my apprenticeship. Hard working, always on time and I really like plant rooms more than bathrooms.

Education
Level 3 Apprenticeship Plumbing and Domestic Heating Technician, Airebank College – finishing June next year (Level 2 passed with merit)
GCSE: Maths 6, English 5, Science 5-5, Design Tech 7

Work
Apprentice, Marsden & Peel Heating, Leeds – Sept 2022 to now
• boiler installs and services with my mentor
• 5 months on the Sovereign Wharf job: pipework in risers, press fit up to 54 mm, fixing HIUs on the wall and connecting them, pressure testing, helped the commissioning engineer balance 3 floors
• drained down and flushed systems
• wired two S-plans under supervision

Saturday job, Fish shop, 2020 – 2022

Other
CSCS apprentice card
Passed driving test March this year, own car
Manual handling, working at height, asbestos awareness
Under-18s then adult rugby league, prop`,
    j: `Amelia Forde-Bassett
Leeds LS6 · 07700 555 0133 · amelia.fb@example.com

Customer-focused front office professional looking for a new challenge in a growing green-energy company.

EXPERIENCE
Duty Front Office Manager, The Kirkstall Lodge Hotel, 2021 – present
* Team of 9 receptionists, rota, training, night audit cover
* Complaints resolution, online review score raised from 8.1 to 8.7
* Reported room heating faults to maintenance, coordinated contractors

Receptionist, Lodge & Lark Hotels, 2018 – 2021
* Check-in/out, reservations, groups

Barista, Bean Yard, 2016 – 2018

EDUCATION
BA Tourism and Events Management, 2:2, 2018
First Aid at Work, Fire Marshal

SKILLS
Property management systems, Excel, upselling, conflict handling, French (conversational), full UK driving licence

INTERESTS
Climbing, sustainable living, allotment`,
    k: `Curriculum Vitae – Michael Tordoff

Address: Pudsey, LS28    Tel: 07700 555 0139    Email: miketordoff@example.com

PERSONAL STATEMENT
Gas Safe registered domestic heating engineer with 12 years' experience of boiler servicing, breakdown and installation. Polite, tidy, good with customers. Looking to move to bigger systems.

WORK HISTORY
Breakdown engineer, HomeWarm Cover, Leeds (2017 – present)
Average 7 jobs a day on combi, system and regular boilers, all makes. Fault finding with multimeter, PCB, fans, gas valves, sensors. Wiring of S-plan and Y-plan, smart thermostats. Power flushing. First time fix 86%.

Installer, self employed sub contractor (2013 – 2017)
Boiler swaps, full central heating systems, unvented cylinders, some underfloor. Around 300 boilers.

Covered the HIUs in one new build block of 40 flats for six months in 2022 as sub contract, servicing only.

TRAINING
NVQ Level 3 Domestic Plumbing and Heating (2013)
ACS: CCN1, CENWAT, CKR1, HTR1 – valid to 2028
Unvented (G3), Water Regulations, Part L
Low temperature heating and heat pump Level 3, 2024

Driving licence – clean. Happy to do on call, done it for 8 years.`,
    l: `Jordan Ellery
Leeds LS11 | jordan.ellery@example.com | 07700 555 0105

Professional Summary
Dynamic and results-driven Heat Network Engineer professional with a passion for planned and reactive maintenance in energy centres and plant rooms. Highly skilled to service, repair and replace heat interface units (HIUs) in tenants' homes, find faults in controls, valves and heat meters, water sampling, dosing and flushing. Able to help commission new blocks, balance risers and sign off handover sheets. Talks to residents in plain words.

Key Skills
Gas boilers · CHP · heat pumps · pumps · pressurisation units · plate heat exchangers · HIUs · BMS flow and return temperatures · M-Bus metering · hydraulic fault finding · wiring of controls · Commercial gas (interested) · Unvented hot water · Water Regulations

Experience
Multi-trade Operative, Beckside Property Repairs – Feb 2023 to present
Day-to-day repairs in rented homes: taps, toilets, locks, minor joinery, radiators bled, thermostats reported to contractor.

Maintenance Assistant, Grovelands Hotel – 2020 to 2023
General upkeep. Opened plant room for contractors, read meters weekly.

Retail assistant – 2017 to 2020

Education
Level 2 Plumbing Diploma (2020), online and evening
Full UK driving licence`,
  },
  grades: {
    recruiter: {
      a: 3.5,
      b: 2.5,
      c: 9.5,
      d: 2.5,
      e: 8,
      f: 3,
      g: 10,
      h: 8.5,
      i: 4,
      j: 0,
      k: 5.5,
      l: 0.5,
    },
    manager: { a: 3, b: 2, c: 9, d: 2, e: 8, f: 2, g: 10, h: 8.5, i: 3.5, j: 0, k: 5, l: 0.5 },
    personnel: {
      a: 4.5,
      b: 2.5,
      c: 9,
      d: 3,
      e: 8,
      f: 3.5,
      g: 10,
      h: 8.5,
      i: 4,
      j: 0.5,
      k: 6,
      l: 1,
    },
  },
}
