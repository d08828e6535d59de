import type { GradedCase } from './graded-case.ts'

export const civilSiteEngineer: GradedCase = {
  profession: 'civil site engineer',
  posting: `SITE ENGINEER (HIGHWAYS)
Thornbeck Civils Ltd – East Midlands – Permanent – £38k to £46k + van or car allowance

Thornbeck is a family-owned highways contractor turning over around £85m. We've got three term frameworks with county councils, a S278 team that is flat out, and have just been awarded the A-road junction improvement at Harby Cross (£14.6m, 70 weeks). We need a Site Engineer for Harby Cross, starting January, and then for whatever we win next.

The job
• Setting out of earthworks, drainage, kerbs, ducting, carriageway levels and a small retaining wall, with total station and GNSS rover
• Checking subbie and direct gang work against drawings, MCHW/SHW and the ITPs, and closing out the paperwork the same week, not at handover
• As-builts, material take-offs, concrete and asphalt orders, test results
• Writing RAMS and task briefings, permits to dig, temporary works checks under the TWC
• Dealing with utilities, the council's clerk of works and the odd angry resident
• Nights and weekends when we've got the road (paid)

You'll need
– HNC/HND or degree in civil engineering (or you can show us you don't need one)
– 3 years or more setting out on highways or heavy civils in the UK
– CSCS card, full driving licence
– SMSTS or SSSTS; if you've not got it we'll book it
– to be able to work out levels without the controller when the controller's flat

Nice: Streetworks supervisor ticket, TWS/TWC course, NEC4 awareness, Leica or Trimble machine control models, AutoCAD/Civil 3D, working towards EngTech/IEng.

We pay overtime after 45 hrs, 26 days + banks, 6% matched pension, private medical after a year and your ICE subs. No agencies please.

Send a CV to Pauline: careers@thornbeckcivils.example.com`,
  cvs: {
    a: `Dean Hollick
Mansfield
Mob 07700 900135
dean.hollick@example.com

I have been in highways 27 years, left school at 16 and went on the kerbs with my dads gang. Ganger at 24, general foreman at 31. In 2014 the engineer on our job walked and i picked up the total station because somebody had to, gaffer sent me on a 2 week setting out course at the training centre and I have set out every job i been on since. 

Jobs
2014 - now Foreman / Setting Out Engineer, R. Bostock Surfacing & Civils, Notts
 - Ollerton Rd dual carriageway widening 2.1km (2016-17) drainage, kerb, levels for paver, all set out by me
 - Dozen or more roundabouts and S278s, latest Hucknall retail park £3.2m
 - Council framework footways and resurfacing, 8 gangs
 - Write the RAMS and briefings. Permits. Do the as builts by hand then lad in office draws them.
2003 - 2014 Ganger then General Foreman, same firm and Meadow Lane Contracting before

Tickets: CSCS Gold supervisor, SMSTS (renewed 2025), Streetworks supervisor, Setting out L3 cert 2014, Roller, 360, Confined space, Asbestos, TM 12D T1/2. TWS.
Clean licence B+E

No degree or HNC. Computers - emails, Excel ok, tablet. Can do levels with dumpy and a pencil all day long.`,
    b: `CV – OLUWASEUN ADEKOYADE-BRIGHT
Leicester, LE3. 07700 900162. seun.adekoyade@example.com

Engineer with 3.5 years UK site experience on groundworks and infrastructure for housing.

2023 May – present: Site Engineer, Castle Donnelly Groundworks Ltd, Leicester
Residential sites 120 to 640 plots. Setting out of plots, foul and surface water sewers (S104), attenuation tanks, estate roads to S38 standard including kerbs and binder/surface levels. Total station Leica TS16, GS18. Volume calculations and cut/fill for muckshift. Check and record gang work, ordering concrete, stone and pipes. Some involvement in one S278 bellmouth on a B road (6 weeks with TM).

2021 Sept – 2022 Dec: part-time warehouse operative during MSc

2018 – 2021: Graduate engineer (NYSC and after), Ministry of Works road unit, Ogun State, Nigeria. Inspection of laterite sub-base and asphalt, culverts, weekly reports to Resident Engineer.

Education
MSc Civil Engineering (Merit), University of Soar Valley, 2022
BEng Civil Engineering, Second Class Upper, Lagos 2017

CSCS (Professionally Qualified Person). SSSTS booked for Dec 2026. Full UK driving licence since 2023. Graduate member ICE. AutoCAD very good, Civil 3D basic.

Right to work: Skilled Worker visa, would need transfer of sponsorship.`,
    c: `S. P. McGarrity – Freelance Setting Out Engineer
Based Burton on Trent. 07700 900126. spmcg@example.com

15 years. Own Leica TS15, GS16, laser, van, £5m PI.

Contracts (most recent first)
Sep 26 – now    Solar farm access tracks, Melton, 10 wks
Mar – Aug 26    Water main 600 dia, 7 km, Staffs
Oct 25 – Feb 26    Off work, knee operation
Feb – Sep 25    Distribution shed, Castle Donington: piles, steel, dock levellers, service yard
Aug 24 – Jan 25    S278 signal junction, Tamworth: kerbs, ducts, chambers, night surfacing
Jan – Jul 24    School, Walsall
2023    Smart motorway retrofit, emergency areas, 9 months, nights. VRS, drainage, CBGM and surfacing levels
2021 – 22    Rail freight sidings / housing sewers / flood wall
2017 – 21    High-speed line enabling works, haul roads and utilities diversions, Warks
2011 – 17    Site engineer (staff) Dovebank Construction, mainly commercial builds and car parks

Qualifications
ND Civil Engineering 2009, HNC started not finished
CSCS gold, SSSTS (ran out June 26), EUSR, National highways passport (to 2027)
Licence with 3 points

QA: do my own check sheets, as builts in dwg by n4ce. Have not done RAMS or orders as rule, that was the main contractors man.

Looking for: contract preferred (£280/day), would talk about perm for right job.`,
    d: `JACK WETHERELL
Site Engineer
Newark, Notts | 07700 900114 | jack.wetherell@example.com

Profile
Site engineer with 5 years on highways and S278 works. Happy out on site, tidy with QA.

Employment
Site Engineer – Hallam & Crewe Highways Ltd – June 2022 to present
• A614 roundabout improvement, £6.8m: setting out drainage, kerb lines, islands and surfacing levels, night closures
• Two S278 access schemes (£1.1m and £2.3m), sole engineer on the smaller
• ITPs, as-builts and O&M files, passed council adoption first time
• Digging permits, GPR/CAT4 checks, liaising with BT, gas and water
• 3D models for excavator and dozer (Leica iCON), drawn from Civil 3D surfaces
• Ordering stone, concrete and pipe; weekly quantities to the QS; cores, NDT and CBR results filed
• RAMS and toolbox talks for drainage and kerbing gangs (up to 14 people)
• RE wall and headwall on the A614: formation checks, rebar, pour records under the section engineer

Assistant Site Engineer – same – Sept 2021 to June 2022
• Levels, dips, cubes, photo records, chasing signatures on a £900k footway and cycleway job

Trainee Technician – Ashfield Consulting – 2018 to 2021 (day release)

Education
HNC Civil Engineering, Trentvale College, 2021
BTEC L3 Construction & the Built Environment, 2018

Tickets
CSCS Black/White (AQP), SSSTS (2023), Streetworks Supervisor, TWS, EUSR Cat & Genny, First Aid. Full UK licence.

Memberships
GMICE, working to EngTech – review booked spring 2027

References on request`,
    e: `KYLE BARRACLOUGH-DUNN
SITE ENGINEER

Email: kyle.bd@example.com Tel: 07700 900193 Location: Corby, will travel

PERSONAL PROFILE
Proactive Site Engineer (Highways) experienced in setting out earthworks, drainage, kerbs, ducting, carriageway levels and retaining walls with total station and GNSS rover. Checks subcontractor and direct gang work against drawings, MCHW/SHW and ITPs and closes out the paperwork the same week. Skilled in as-builts, material take-offs, concrete and asphalt orders, RAMS, task briefings, permits to dig and temporary works. Deals confidently with utilities, clerk of works and residents. Flexible for nights and weekends. NEC4 aware.

WORK HISTORY
Site Administrator / Document Controller, Ironville Homes, Kettering – Oct 2024 – present
• Uploading ITPs and drawings to Viewpoint
• Booking deliveries, signing in visitors
• Have shadowed site engineer on several occasions

Telesales Advisor, Ringfence Insurance – 2021 – 2024

EDUCATION
HNC Civil Engineering, Rockingham College – started September 2025 (year 1 of 2)
NVQ Level 2 Business Administration

CARDS
CSCS (Labourer, green), driving licence

SKILLS
Communication, leadership, teamwork, attention to detail, Microsoft Office, problem solving, working under pressure`,
    f: `GRAHAM TUNNICLIFFE
Kitchen & Bathroom Fitter / Estimator
07700 900180 // g.tunnicliffe@example.com // Chesterfield

Time served joiner now in sales and estimating. Reliable, own van, good with the public.

2018 – present  Estimator & Surveyor, Peakfit Kitchens, Chesterfield
 Home visits, laser measure, 2020 style CAD drawings, quotes, ordering units and worktops, snagging. Average 6 surveys a week.
2009 – 2018  Self employed fitter
 Kitchens, bathrooms, a few extensions and driveways
2004 – 2009  Apprentice then Joiner, Hardwick Joinery

Qualifications
NVQ 3 Bench Joinery
City & Guilds Site Carpentry
CSCS Blue skilled worker
Asbestos awareness
First aid
Clean licence

IT: Word, Excel, kitchen planning software

Looking for a change into bigger construction as house market is slow. Have always been accurate with measuring and am sure I could pick up the setting out equipment quick.`,
    g: `Tomasz Wielgórecki  
Land & Engineering Surveyor
Peterborough | 07700 900108 | tomasz.wielgorecki@example.com

Employment history

Senior Engineering Surveyor, Fenline Surveys Ltd, Peterborough
January 2017 – present
Control networks, topographic surveys, setting out for contractors (day rate service), as-built surveys, monitoring, volume surveys with drone.
Typical jobs: A47 junction – main control and kerb setting out for 11 weeks in 2022; three S278 jobs as contractor's setting-out engineer, 4–8 weeks each; warehouses steel frame; railway bridge monitoring.
Machine control models Trimble & Topcon for 20+ earthworks contractors.

Site Surveyor, Baltbud Drogi Sp. z o.o., Poland, 2012 – 2016
Expressway S-road, section of 18 km: setting out of embankments, culverts, pavement layers, as-built for client.

Education
Mgr inż. Geodesy and Cartography, Olsztyn, 2012 (equivalent of master, Ecctis statement)

Skills: Leica, Trimble, Topcon, n4ce, Civil 3D, LSS, Pix4D
Cards: CSCS, CAT & Genny, first aid, drone GVC
Licence: full, UK
Settled status
Associate member of the Civil Engineering Surveyors institution

I haven't run gangs, written RAMS beyond my own, or done quality files for earthworks or surfacing; I'm ready to.`,
    h: `Iain Rathmell
Grantham, Lincs   07700 900121   iain.rathmell@example.com

For seven years I've been the bloke with the pegs. If the water runs to the gully and the paver driver doesn't have to ask, that's me done my bit.

Most recent: junction at Foston Bar for Lincs Wolds Construction, nine and a half million, fourteen months, four of them after dark. I'd all of it from topsoil strip to white lines: piped drainage to 900 dia, 3 km of kerb, two crossings, a gabion wall that became an L-shaped concrete one at week twenty, new levels and all. Station on the tripod most days, rover for the muck, dumpy for arguments. The file went over with 4 snags against 61 on the job before ours.

Before that, same company, from 2019: council patching-and-realignment work, a bus lane, a park and ride, and six weeks helping the bridge lads with bearings. Started as chainman; they put me through college one day a week.

When gas turned up 400 high at Foston I had the section redrawn with the designer by the Thursday and nobody stood.

Bits of paper: Higher National Cert in civils (2021, distinction), five-day site safety manager's, streetworks, temporary works supervisor, black CSCS… driving licence, no points. I build my own surfaces for the diggers on Trimble.

Pauline will find I answer the phone.`,
    i: `AMARDEEP SINGH BHOGALIA
Graduate Civil Engineer
amardeep.bhogalia@example.com | 07700 900149 | Nottingham | linkedin on request

EDUCATION
BEng (Hons) Civil Engineering, University of Soar Valley, July 2026, 2:1
  Dissertation: Effect of recycled asphalt content on rutting
  Surveying field course (1 week): traverse, levelling, setting out of a road curve
A levels Maths (A), Physics (B), Geography (B)

EXPERIENCE
Graduate Engineer, Beeston Langley Consulting (Aug 2026 – present)
Drainage design in MicroDrainage for S38/S278 submissions, drawing amendments in Civil 3D.

Industrial placement, Wreake Valley Construction (Aug 2024 – Aug 2025, 12 months)
Assistant engineer on A-road bypass phase 2. Shadowed then set out drainage runs and kerbs under section engineer. Level checks on capping and sub-base, concrete cube sampling, daily diaries, filling ITPs. 9 weeks of nights during surfacing.

Supermarket assistant, 2021 – 2024 (part time)

SKILLS
AutoCAD, Civil 3D, Leica total station, Excel, MATLAB, public speaking, Punjabi

CARDS
CSCS Trainee (expires Jul 2029), full licence, no points

ICE student member -> graduate member applied

I have missed being outside from day three of the office.`,
    j: `Megan Prydderch
m.prydderch@example.com  |  07700 900188  |  Derby

Rail & Structures Site Engineer

Summary: Chartered-track civil engineer (MEng, IEng MICE 2024) with six years building bridges, station platforms and retaining structures for rail. Precise, used to short possessions and no second chances.

EXPERIENCE
Section Engineer, Trackway Major Projects, Midland electrification structures (2023 – present)
- 4 overbridge reconstructions incl. piled abutments, precast beams, parapets; 54-hour possessions
- RC detail checks, pour planning, temporary works coordinator (TWC) for two sites
- Managing two site engineers and one apprentice
- Tie-in of the highway over each bridge: 60–120 m of reprofiling, kerbs, drainage, VRS, with the county's approval

Site Engineer, Trackway Major Projects, Leicester platforms extension (2020 – 2023)
- Primary control, monitoring of track and OLE masts, setting out of piles and platform copers

EDUCATION
MEng Civil & Structural Engineering, University of Penfro, 2020 (2:1)

TICKETS
CSCS, SMSTS, TWC, PTS, NEC4 ECC accreditation, first aid, appointed person lifting
Full licence

SOFTWARE
Trimble Access, Business Centre, AutoCAD, Navisworks, 4D planning (Asta)

Reason for looking: I'd like weekends and to be home for tea.`,
    k: `PHILIPPA STANDALOFT BEng(Hons) CEng MICE
Project Manager / Contracts Manager – Highways
Loughborough – 07700 900170 – pippa.standaloft@example.com

CAREER SUMMARY
21 years in UK highways contracting, engineer to contracts manager. Delivered schemes from £2m to £68m for National-level and county clients.

KEY ACHIEVEMENTS
• A-road dualling, 5.4 km, £68m, open six weeks early
• Framework lead for East Mercia County Council, £22m pa, KPI 94%
• Grew team from 11 to 37

CAREER HISTORY
2019 – 2026  Contracts Manager, Beaumanor Infrastructure plc. P&L for four concurrent schemes, NEC3/4 Option C, tender adjudication, compensation events. Made redundant September 2026 on closure of regional office.
2012 – 2019  Project Manager, Beaumanor Infrastructure plc
2008 – 2012  Sub Agent / Agent, Wreake Valley Construction
2005 – 2008  Site Engineer, Wreake Valley Construction – A-road bypass, junctions, retaining walls

QUALIFICATIONS
BEng (Hons) Civil Engineering, Soar Valley, 2005. CEng 2012. SMSTS, IOSH, CSCS black manager. NEC4 Project Manager accreditation. Full licence.

Personal note: I appreciate this is two or three rungs down. I want less travel, and a job near home for a couple of years while my father is ill. I haven't set up an instrument in anger since about 2011.`,
    l: `Harriet Coe
Highways Inspector, East Mercia County Council
Lincoln, harriet.coe@example.com, 07700 900157

About
Civil engineering technician, 10 years on the client's side of the fence.

Career
2020 – now  Clerk of Works / Highways Inspector (S278 and S38)
I inspect developer and contractor works on the network: formation, capping, CBR results, drainage CCTV, kerb lines, asphalt thickness and texture, tactile paving, reinstatements under NRSWA. I issue defect lists and sign Part 1 and Part 2 certificates. About 40 live sites.
2016 – 2020 Technician, Traffic & Road Safety. Small scheme design: crossings, TROs, speed tables. Topo surveys now and then with GPS.

Before: 2013 – 2016 Assistant Site Engineer, Wolds Tarmac & Civils. Level book, kerb pins and string lines for resurfacing; total station under supervision.

Qualifications
HNC Civil Engineering 2016, Lindum College
EngTech MICE 2019
Streetworks Supervisor (all units), NEC4 supervisor course, IOSH Working Safely
CSCS, driving licence

Interest: I know SHW nearly by heart and would like to build things rather than fail them. Would need to get my hand in again with the instrument.`,
  },
  grades: {
    recruiter: {
      a: 8,
      b: 5.5,
      c: 6,
      d: 9.5,
      e: 0.5,
      f: 0.5,
      g: 6,
      h: 10,
      i: 3.5,
      j: 5,
      k: 4,
      l: 4.5,
    },
    manager: {
      a: 8,
      b: 5.5,
      c: 6.5,
      d: 9.5,
      e: 1,
      f: 0.5,
      g: 6,
      h: 10,
      i: 3.5,
      j: 5,
      k: 3,
      l: 4.5,
    },
    personnel: { a: 8, b: 5.5, c: 5, d: 10, e: 0.5, f: 1, g: 6, h: 9.5, i: 4, j: 5, k: 3, l: 4.5 },
  },
}
