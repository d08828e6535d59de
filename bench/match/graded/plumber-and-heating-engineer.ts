import type { GradedCase } from './graded-case.ts'

export const plumberAndHeatingEngineer: GradedCase = {
  profession: 'plumber and heating engineer',
  posting: `Calder Vale Homes (housing association, 11,400 homes across Halifax, Huddersfield and Dewsbury)
Job title: Plumber and Heating Engineer (Gas) – Repairs & Compliance
Grade: T5, £39,450 plus call-out allowance (1 week in 6) | Hours: 37 | Base: mobile, depot at Elland

Purpose of post
To carry out responsive repairs, annual gas safety checks (LGSRs), servicing and boiler changes in tenanted and void properties, right first time, and leave our customers' homes warm, safe and tidy.

PERSON SPECIFICATION
(E = essential, D = desirable; A = application, I = interview, T = trade test)

Qualifications
1. NVQ Level 2 or 3 in Plumbing / Domestic Heating or time-served equivalent – E – A
2. Current Gas Safe registration, ACS: CCN1, CENWAT, CKR1, HTR1 – E – A
3. Unvented hot water (G3) – D – A
4. Water regulations – D – A
5. Oil (OFTEC), air source heat pump or other low-carbon qualification – D – A

Experience
6. Minimum 3 years post-qualification domestic heating and plumbing, incl. fault-finding on a range of boilers – E – A/I/T
7. Working in occupied homes, ideally social housing – E – A/I
8. Voids or planned boiler replacement – D – A

Knowledge and skills
9. Gas Safety (Installation and Use) Regulations and landlord duties – E – I
10. Can record work on a PDA/tablet, complete certificates correctly – E – I
11. Basic multi-skilling: tiling, patch plaster, making good – D – I
12. Asbestos awareness – D – A

Personal
13. Respectful with vulnerable customers; understands safeguarding and equality – E – I
14. Full driving licence (van supplied) – E – A
15. Takes part in out-of-hours rota – E – I
16. Basic DBS check – E

Benefits: 27 days' leave rising to 32, defined contribution pension up to 10%, van, uniform, gas re-assessment fees paid. We welcome applications from women and from under-represented groups.`,
  cvs: {
    a: `Stephen Thackray
Plumber & Gas Engineer
Mirfield, WF14
s.thackray@example.com
07700 555 0156

Employment history

Castle Hill Heating & Bathrooms, Huddersfield. Gas engineer/plumber. March 2017 to date.
Domestic installs, servicing and breakdowns for private customers. Combi and system boilers, mainly Worcester and Vaillant, about three installs a week, breakdown cover every third weekend in winter. Landlord certificates for two letting agencies, 120 a year. Bathrooms from strip-out to second fix, tiling when the tiler is off. Unvented cylinders, installation and annual service. Paper pads until 2023, now an app on the phone.

J & M Plumbing, Dewsbury. Plumber. 2012 to 2017.
General plumbing, leaks, first and second fix on small developments.

Apprentice, J & M Plumbing, 2008 to 2012.

Qualifications
NVQ Level 2 Plumbing 2010, Level 3 2012
ACS CCN1, CENWAT, CKR1, HTR1, renewed October 2023
Gas Safe registered (through employer)
Unvented G3
Water Regulations 2012

No work for councils or housing associations so far.

Driving licence: full, clean
Interests: junior rugby league coach (DBS checked), allotment`,
    b: `Craig Sutcliffe
Gas & Heating Engineer
Brighouse HD6 | 07700 555 0111 | craig.sutcliffe@example.com

Gas Safe registered engineer, 11 years, last seven for a social landlord.

Employment
Aire & Worth Homes, Keighley – Gas Engineer, 2019 to present
• 8–9 LGSRs and services a day in summer, breakdowns in winter, around 60 boiler makes and models
• Void properties: test, recommission, make safe, minor plumbing and kitchen/bathroom refits
• Boiler changes, average 2 a week on planned programme 2021–2023
• Out-of-hours rota 1 in 5
• Certificates and job notes on tablet, no failures at external audits since 2022
• Report safeguarding and damp concerns; work with no-access team

Ridings Heating Ltd, Huddersfield – Plumber & Heating Engineer, 2015 to 2019
Private and contract work, unvented cylinders, bathrooms

Apprentice, Ridings Heating, 2011 to 2015

Qualifications
NVQ Level 2 and 3 Plumbing and Heating, Spen Valley College
ACS: CCN1, CENWAT, CKR1, HTR1, MET1 (renewed Feb 2025)
Unvented hot water G3
Water Regulations (WRAS) 2023
Asbestos awareness (annual)
Air source heat pump Level 3, booked for January 2027

Full driving licence, clean. Basic DBS 2024.`,
    c: `Ryan Mellor
Gas Service Engineer
Bradford BD6
07700 555 0141 | ryan.mellor@example.com

Work

Tempest Gas Services (contractor for three housing associations), Bradford
Gas Service Engineer, Nov 2024 - present
- LGSR and service, 10 per day target
- Tenanted properties, book own access
- Simple repairs from van stock, anything bigger is passed to breakdown team
- Tablet for certs
- Two months on void turn-on/turn-off

Smart Meter Installer, MeterFit, 2020 - 2024
- Gas and electric meters, 6 per day in occupied homes, vulnerable customer training
- Tightness tests, purge and relight

Warehouse picker, 2018 - 2020

Qualifications
Level 3 Gas Engineering (Gas Utilisation, service and maintenance), 2024
CCN1, CENWAT, CKR1, HTR1 (all October 2024), MET1, CMA1
Gas Safe registered
Level 2 Dual Fuel Smart Metering 2020
Asbestos awareness

No plumbing NVQ but can change a tap or a ball valve

Driving: full, 6 points (speeding), 3 come off in May
On call: ok
Basic DBS clear

Hobbies: football, PC building`,
    d: `Adrian Whitwam
Gas Compliance Manager
Leeds LS18 – adrian.whitwam@example.com – 07700 555 0119

Profile
Compliance professional with 20 years in gas, responsible for the safety of 26,000 homes. Would consider stepping back to a hands-on post for family reasons.

Experience
Head of Gas and Mechanical Compliance, Northmoor Housing Group, 2018 – present
Budget £7.8m. 100% LGSR for five years running. Managing three managers, two contractors, one in-house team of 38 engineers. Policy, board reports, HSE and regulator liaison, procurement of new servicing contract.

Gas Manager, Northmoor, 2013 – 2018
Built the in-house team from 6 to 25 engineers; tablets and job scheduling.

Gas Supervisor / Quality Auditor, Aire Heating Services, 2009 – 2013
5% audits, technical helpline, disciplinaries

Gas Engineer, Aire Heating Services, 2003 – 2009
Social housing: servicing, breakdown, installs, voids

Qualifications
NVQ 3 Gas Installation and Maintenance, 2005
VRQ Level 4 Gas Safety Management, 2014
ACS: last renewed 2017, lapsed 2022; no current registration
NEBOSH General; CIH Level 4 Housing
Full driving licence`,
    e: `Piotr Zawadzki
Plumber, heating installer
Halifax HX1, 07700 555 0173, piotr.zawadzki@example.com

Working in UK from 2019. Settled status.

WORK
2022 – now: Bright Bathrooms & Heating, Halifax. Plumber
Full bathrooms, pipework, radiators, underfloor heating, unvented cylinders second fix. Wet side of boiler replacement – gas connection and commissioning by company's Gas Safe engineer. Tiling and plastering also by me. Private houses, people living there.

2019 – 2022: Agency plumber, new build sites in Leeds and Bradford. First and second fix, up to 4 plots per week.

2006 – 2019: Instal-Term, Rzeszów, Poland. Heating and gas installer. Gas boilers (Vaillant, Junkers, Viessmann), service, fault finding, central heating in blocks of flats for housing cooperative. Heat pumps from 2015.

QUALIFICATIONS
Technik urządzeń sanitarnych (technician of sanitary installations), 2006
Polish gas qualification E and D, group 3 (valid to 2024)
Manufacturer courses boilers and heat pumps
UK: CSCS blue skilled worker, NVQ Level 2 Plumbing (2021), G3 unvented 2023
ACS: booked at training centre, first assessment in April 2027

Driving licence UK cat B
English: good. Polish, Ukrainian`,
    f: `Imran Hussain
Gas Safe Engineer / Plumber
Batley • imran.hussain@example.com • 07700 555 0124

- 4 years fully qualified, sub-contract and self-employed
- CCN1, CENWAT, CKR1 (2023). HTR1 not held, can take it any time
- NVQ 2 Plumbing (2020), Level 3 Gas Engineering through managed learning (2022)
- Own van and tools

WORK EXPERIENCE

2024–now Self-employed, IH Heating, Batley/Dewsbury. Boiler installs (60+), servicing, landlord certs for letting agents, power flush, general plumbing. Customer rating 4.8 from 112 reviews.

2022–2024 Sub-contract installer, ECO4 scheme for Greenwarm Ltd. First-time central heating and boiler swaps in low-income households, occupied homes, 4 per week. Photo evidence and paperwork via app.

2020–2022 Plumber's mate, then plumber, Dewsbury Bathrooms

2014–2020 Taxi driver

OTHER
Urdu, Punjabi, English
Asbestos awareness 2024
Full clean licence
Boiler brands: mostly Ideal, Worcester, Baxi. Fault finding: reasonable, I ring the manufacturer's technical line when stuck

Looking for steady job with pension now we have twins.`,
    g: `Beverley Ackroyd
School Cook / Kitchen Supervisor
Sowerby Bridge HX6
bev.ackroyd@example.com
07700 555 0160

PROFILE
Friendly, hard-working kitchen supervisor with fifteen years in school catering. I am looking for a job with Calder Vale Homes because I have been a tenant since 1999 and think highly of the staff.

EMPLOYMENT
Kitchen Supervisor, Ryburn Bridge Primary School, 2016 – present
- Lead team of four, 230 meals a day
- Menus, allergens, ordering and stock, temperature records on tablet
- Food hygiene rating 5 at every inspection
- First aider and safeguarding trained

Assistant Cook, Norland Road Infants, 2011 – 2016

Sales Assistant, bakery, 2005 – 2011

EDUCATION AND TRAINING
NVQ Level 2 Professional Cookery
Level 3 Food Safety, 2024
Safeguarding Level 1, 2025
Manual handling; COSHH
Gas interlock and isolation awareness for kitchen staff (half day)

OTHER
Full driving licence, enhanced DBS
Chair of tenants' and residents' association; ran the warm space at the community centre two winters

REFERENCES
Headteacher; Chair of governors`,
    h: `Mick Rushworth
Todmorden
micky.rushworth@example.com
07700 555 0164

I'll set this down plain. I'm 54 and I've kept other people's houses warm since I left school at 16.

1988–1993 with Greenwood's of Hebden Bridge, five years under old Greenwood, indentured, copper, lead and iron. Never sat an NVQ because they hadn't come in for us; I've the indentures and the City & Guilds slip in a frame.

1993–2008 council direct works, Calderdale way: tenants' houses, flats, sheltered schemes. Back boilers out, combis in. You learn to knock and wait, take your boots off, put a sheet down, have a brew with Mrs so-and-so because you're the only one she'll see that day – and to ring somebody if you don't like what you see.

2008 to now, on my own. Landlords mostly, three agents, 340 addresses, each with its yearly ticket. Breakdowns all hours. I find what's wrong rather than swapping parts: PCB isn't the fault nine times in ten. Hot water under pressure, cylinders, bathrooms start to finish, and I can tile and skim a hole so it doesn't show.

Cards: on the Register, renewed spring 2024 – boilers, water heaters, cookers, fires. Unvented. Oil too, ran out last year.

I fill it all in on a tablet now, my daughter showed me and it's quicker. Van licence clean. Nights don't bother me; sending invoices does.`,
    i: `DANIEL CROWTHER
Plumber (repairs)
Halifax | dan.crowther@example.com | 07700 555 0105

PROFILE
Maintenance plumber with six years in social housing repairs. Not gas qualified at present.

EMPLOYMENT
Repairs Plumber, Wharfe Homes, Bradford – 2020 to present
• 6 to 8 jobs a day in occupied homes: leaks, blockages, taps, WCs, showers, radiators, stopcocks, immersion heaters
• Voids plumbing: full bathroom and kitchen refits, level access showers for disabled tenants
• Tiling, boxing in, patch plastering after own work
• Isolate and refer boiler faults to the gas team
• Jobs closed and photographed on PDA, 93% right first time
• Standby one week in five
• Reported two safeguarding concerns which were taken up

Plumber, Norcliffe Builders, Halifax – 2017 to 2020
Extensions, domestic plumbing and heating pipework

QUALIFICATIONS
Level 2 Diploma Plumbing Studies 2015
NVQ Level 3 Plumbing and Heating (non-gas pathway) 2018
Unvented G3 2022
Water Regs 2022
Asbestos awareness 2026, manual handling, equality and diversity

Wharfe Homes has promised gas training twice and cancelled both times.

Full UK licence. Basic DBS March 2025.`,
    j: `Nathan Priestley
Commercial Gas & HVAC Engineer
Leeds | n.priestley@example.com | 07700 555 0198

Summary: Commercial heating engineer with 9 years' experience in plant rooms of schools, hospitals and offices.

Employment
Vertex Building Services, Leeds – Commercial Gas Engineer, 2020 – present
PPM and reactive on boilers 70 kW–1.5 MW, pressurisation units, burners (Riello, Weishaupt), plate heat exchangers, BMS alarms. RAMS, permits, PDA. On call 1 in 8. District heating plant at two tower blocks, incl. HIUs in about 180 flats when the residents report no heat.

Allerton FM – Mechanical Engineer, 2017 – 2020
Schools PFI contract; hot water, TMVs, legionella flushing, pumps, plumbing repairs

Apprentice, Allerton FM, 2013 – 2017

Qualifications
NVQ Level 3 Heating and Ventilating (industrial and commercial)
COCN1, CODNCO1, CIGA1, ICPN1, CORT1
CCN1 and CENWAT added as changeover Sept 2026; no CKR1 or HTR1
Gas Safe registered
G3 unvented
F-gas cat 1
IPAF, asbestos awareness, confined space
Full UK driving licence

Reason: want to work nearer home and with people rather than plant.`,
    k: `SARAH-JANE HOBSON
Heating engineer – Wakefield – sj.hobson@example.com – 07700 555 0182

QUALIFICATIONS
Level 3 NVQ Diploma in Domestic Plumbing and Heating (gas pathway), 2022
ACS CCN1, CENWAT, CKR1, HTR1 – June 2022, valid to June 2027
Gas Safe registered
Water Regs, Unvented
Low temperature heating and hot water systems, 2025
Air Source Heat Pump Level 3, 2025

EXPERIENCE
Service Engineer, national energy supplier's home care cover, West Yorkshire, Aug 2022 – present
Domestic breakdowns and annual services in customers' homes, 6–7 jobs per day. Boilers of all main makes. Landlord certificates where the customer rents out. First-time fix 84% (patch average 76%). Priority visits to customers on the vulnerable register. Everything on tablet. Saturday rota and late shifts.
Some plumbing (taps, cisterns, stopcocks, rads) under the plumbing cover but no bathrooms.

Apprentice, same company, 2019 – 2022

Before: Teaching Assistant, primary school, 2014 – 2019

OTHER
Full driving licence, first aid, DBS (enhanced, from school; basic 2022)
Ambassador for women in trades at two colleges`,
    l: `Jordan Keogh
jordan.keogh@example.com
07700 555 0137
Huddersfield

Personal Statement
I am a dedicated plumber and heating engineer who carries out responsive repairs, annual gas safety checks (LGSRs), servicing and boiler changes in tenanted and void properties, right first time, and leaves customers' homes warm, safe and tidy. I am respectful with vulnerable customers and understand safeguarding and equality. I have knowledge of the Gas Safety (Installation and Use) Regulations and landlord duties. I can record work on a PDA/tablet and complete certificates correctly.

Key skills
Fault-finding on a range of boilers, plumbing, heating, basic multi-skilling: tiling, patch plaster, making good, asbestos awareness, water regulations, out-of-hours rota

Employment
Handyman, self-employed, 2025 – present
Taps, toilet seats, flat pack, washing machines, pressure washing

Gas training candidate, FastTrack Gas Academy, Leeds, 2024 – 2025
12-week managed learning programme; portfolio not complete (waiting for placement with registered engineer)

Delivery driver, parcels, 2020 – 2024

Education
Level 1 Plumbing (City & Guilds), 2024
Level 2 Plumbing, theory part, 2025
GCSEs 2018

Full driving licence`,
  },
  grades: {
    recruiter: {
      a: 8,
      b: 10,
      c: 5,
      d: 2.5,
      e: 3,
      f: 5.5,
      g: 0,
      h: 9,
      i: 4.5,
      j: 4,
      k: 7.5,
      l: 0.5,
    },
    manager: {
      a: 8.5,
      b: 10,
      c: 5,
      d: 2.5,
      e: 3,
      f: 5.5,
      g: 0,
      h: 9.5,
      i: 3.5,
      j: 4,
      k: 8,
      l: 0.5,
    },
    personnel: { a: 8, b: 10, c: 5, d: 2.5, e: 3, f: 6, g: 0, h: 9, i: 3.5, j: 4, k: 7.5, l: 0.5 },
  },
}
