import type { GradedCase } from './graded-case.ts'

export const towerCraneOperator: GradedCase = {
  profession: 'tower crane operator',
  posting: `TOWER CRANE OPERATOR WANTED, long job, Northbank Quarter, Carrick Docks

We're building three residential blocks of 14 to 22 storeys in reinforced concrete and need a steady hand for two cranes, one saddle jib and one luffer, from January for about 20 months. Start 7.30, Monday to Friday, plus about two Saturdays a month. You'll be lifting formwork, rebar bundles, concrete skips, precast stairs and façade panels, much of it blind on radio with our slinger/signallers, next to a live road and another contractor's crane, so zones and the anti-collision system matter. You climb 60 m every morning and do the daily and weekly checks before the hook moves; they get written down, every time. The lift plan is the lift plan: if the wind is over limit or something smells wrong you stop, and nobody here will argue with you.

You must hold a blue CPCS A04 card (tower crane), trolley jib, with the luffing endorsement as a strong preference, or the NPORS equivalent. We will check it. In date medical for safety critical work and a CITB health and safety test too. We're looking for two years on towers at least, on concrete frame jobs if possible, clear radio English and a clean drugs and alcohol record. Slinger/signaller (A40) would be handy for cover days. Crane supervisor ticket, self-erector or mobile crane cards, rescue from height training: nice, not needed.

£29 an hour, overtime at time and a half after 8 hours, PAYE or through the crane hire firm. Ring Gethin on 01632 960114 or send a few lines about the jobs you have been on, with names we can call.`,
  cvs: {
    a: `Kezia Ramsbottom-Ade, 24

Apprentice to trained operator: finished the tower crane course at Hexley Plant Training in August 2026 and hold the RED trained operator A04A card (trolley jib), two years to collect logbook hours. 118 hours so far on a Potain at the Fernside flats under Mick, the regular driver: morning checks, pallets and bricks, lately skips in plain view. Passed A40 slinger signaller blue, 2024.

Before: two years as slinger/signaller on the same job, Fernside and Bell Street, tower cranes and telehandlers; a year as general labourer.

Medical and CITB operative test fresh this year. I am not scared of the ladder. I know a blue card is what most sites ask for; I would gladly do it as second driver.`,
    b: `Clive Dunstable
Age 58

Tower cranes 1992 - 2016: Wimbrook, Lomas & Hart, Stentor. Saddle jibs, luffers, climbing cranes, about forty jobs, tallest 31 storeys. Concrete frames nearly all. I had the old CTA card, then CPCS blue A04, which ran out in 2017 and I let it go.

2016 - 2026: my wife and I ran a narrowboat hire yard on the Ellsmoor canal. Fourteen boats, lifted out once a year with a hired crane which I slung for. Sold up this spring.

Passed the CITB operatives test last month. Medical booked. Enquired about getting the card back, they say technical test again, three months perhaps. Fit, don't drink, not bothered by heights. Plenty of the old foremen still know me.`,
    c: `Tamsin Holyoake
Ex Royal Navy aircraft handler, now telehandler and hoist driver

Navy 2012-2021: flight deck, moving and lashing aircraft, signalling by hand and headset in noise and weather, deck crane (Class 2 operator), aircraft recovery crane on land. Drills and checks by the book, leading hand with seven.

Since 2021: Grainger Build. Telehandler (CPCS A17 blue), passenger goods hoist (A20), slinger signaller (A40 blue). Two 12-storey concrete frame jobs working under tower cranes, all day on channel 3 with the driver: rebar, formwork, skips.

Random testing always clear. Medical 2026. I'm booked on a tower crane novice course in March, paid by myself.`,
    d: `Philippa Juxon

Dental receptionist, nine years. I book appointments for five dentists, take payments, run recalls and keep the diary full. I calm nervous patients, reconcile the till and order stock. Software: Exact, Dentally. Before that I worked in a shoe shop.

2017 - 2026 Bellweather Dental, Carrick
2013 - 2017 Stridewell Shoes, sales assistant

GCSEs including English and maths, NVQ2 customer service, basic life support yearly. I'd like to get out of reception and do something completely different in the open air. I have a good head for heights (indoor climbing, twice a week) and always follow the rules. Happy to train.`,
    e: `Owen Pascoe-Thrupp
MOBILE CRANE OPERATOR

Drive all-terrain cranes for Tamar Lifting, Liebherr 40t to 250t, since 2014. Travel the country: erecting steel, setting AC plant on roofs, bridge beams by night, and about thirty tower crane erections and dismantles a year as the assist crane. Contract lifts, duty charts, outrigger mats, wind limits, radio lifts where I can't see the landing.

Tickets: CPCS A60C all duties blue, A40, LGV C+E, CPC driver card to 2028. Medical for safety critical done by employer, March 2026. CITB test 2024.
NVQ2 plant operations (lifting).

Never driven a tower for a living; twenty or so hours of a remote control self-erector. Would do the A04 if the firm puts me through it.`,
    f: `Vasyl Hrynko-Petrenchuk

Crane machinist, category 6, Ukraine. 17 years on KB-403, KB-674 and Liebherr tower cranes in Kyiv, Odesa and (2009-2011) Warsaw: panel buildings 16 to 25 floors, monolithic frame, two cranes crossing, winter work to minus 20. Brigade senior from 2015. Never dropped a load, one commendation for stopping a lift when the sling angle was wrong.

In the UK since 2022. Work now: slinger at Moorgate Precast yard, gantry crane by pendant, CPCS A40 red card.

British tower card: no. I have asked about experienced worker route; theory test booked for February. English B1, radio words good, I learn every evening. Medical from yard job, valid. References with translations.`,
    g: `Nuno Vilarinho-Esteves
Grueiro / Crane operator, port

2018 to present, Leixmar Container Terminal: ship-to-shore gantry crane (42 m cab) and RTG. Twin-lift spreaders, 28 moves an hour, wind stop at 72 km/h, radio with lashers, shift checklists in the tablet. Trainer for new STS drivers since 2023.

2015 - 2018, construction, Porto and Lyon: tower crane operator, Potain MDT saddle jib, buildings of 6 to 9 floors. Certificat CACES R487 (expired 2023), Portuguese operator certificate.

Moving to Carrick with my wife, who is a midwife there. English good, French good. No British cards yet except CSCS labourer green. Medical for port work every year.`,
    h: `SEAN OG DUNLAVIN - crane
Dublin 2012-2023, over here since. CSCS Ireland tower crane ticket since 2012, converted to CPCS A04A and A04B blue 2023.
Last three: Grange Wharf apartments (16 storey RC frame, luffing Jaso), Cathedral View hotel (18, saddle Comansa), data hall Ballymac (precast).
Lifted: tables, column forms, cages, stair flights, cladding units, bathroom pods. Blind lifts daily.
Medical in date Feb 2028. No accidents. Free from 5 January. Phone any time after half four.`,
    i: `GRAHAM TULLIVER-OYELARAN
Lifting operative / tower crane operator / crane supervisor

OVERVIEW  Fifteen years in construction lifting, six as tower crane operator. CPCS blue A04A (trolley jib), A04C (self-erecting), A40, A62 crane supervisor. SMSTS, first aid at work, tower rescue (2024), IPAF, face fit. Safety critical medical to 05/2027. CITB managers test 2026.

EMPLOYMENT
Apr 2023 - Oct 2026  Tower crane operator, Keswell Crane Hire, on hire to:
 - Millrace Gardens, five blocks to 9 storeys, timber frame and brick. Potain saddle jib, trusses, pallets, floor cassettes, mostly in view.
 - Tanner's Yard, 11 storeys RC, Wolff saddle jib. Columns, table forms, skips, blind side of the core with two signallers. Zoning with a neighbour's crane through AMCS.
Sep 2020 - Mar 2023  Operator, self-erecting cranes, housing sites across three counties
2016 - 2020  Crane supervisor and slinger, Oakmantle Frames: controlled four towers incl. two luffers, briefed teams on lift plans, kept registers
2011 - 2016  Slinger/signaller; before it steel fixer's mate

NOTES
No luffing endorsement; done 10 hours with an instructor and would finish it. Drugs and alcohol tests always negative. Weekly inspection sheets kept, can show. Saturdays fine.

REFEREES  Site manager Tanner's Yard; operations desk at Keswell.`,
    j: `CURRICULUM VITAE
Name: Bertram Coyle-Whitfield
Position: Tower Crane Operator

I am a steady hand for two cranes, one saddle jib and one luffer. Lifting formwork, rebar bundles, concrete skips, precast stairs and façade panels, much of it blind on radio. Zones and the anti-collision system matter to me. The lift plan is the lift plan. Daily and weekly checks before the hook moves.

Skills: CPCS, A04, luffing, NPORS, slinger/signaller, crane supervisor, self-erector, mobile crane, rescue from height, clear radio English, clean drugs and alcohol record, safety critical medical.

Experience: construction sites, 2021 to date, different companies in the area, general duties as required.

I am hard working, punctual and flexible and can work Saturdays. Looking for an exciting new challenge with a dynamic team.`,
    k: `Maddox Ferrier-Lunn
Crane driver, 9 years up the mast

Blue card, A04 both trolley and luffing (to 2029). A40. Medical June 2026, touch-screen test 2025.

Jobs
2024-26 Halyard Point, 19 floors, frame by Osgood. Two luffers and a flat top, overlapping radius, SMIE fitted. I was on TC2.
2022-24 Infirmary multi-storey, precast cores and slabs, railway possession next door
2020-22 Student tower, Kelham St, 24 levels, slipform. Night pours, skips all day
2017-20 Various for Brimstead Crane Hire, relief man

Most of it out of sight work on the handset. Anemometer log and inspection book never missed, ask any of them. Stood the job down nine times last winter for gusts and got thanked for it in the end.

Refs: Osgood's lifting manager (crane desk number on request).`,
    l: `Halvard Strickland BEng, Appointed Person and Lifting Operations Manager

Thirty years in lifting. Apprentice rigger 1994; tower crane operator 1997 to 2009 (London towers to 48 floors, luffers and saddle jibs); crane supervisor to 2013; since then Appointed Person, now head of lifting for Meridian Frameworks with eleven cranes on four projects.

I write lift plans, specify bases and ties, plan anti-collision zoning, chair coordination meetings with neighbouring sites, audit operators, train supervisors. Advisor to the trade association's tower crane group.

Cards: CPCS A61, A62, A40, A04A+B (kept in date, blue, to 2028). HND Plant Engineering. NEBOSH Construction. Safety critical medical 2025.

Why apply? Knees are still good, meetings are not. I want two quiet years in a cab before I retire. I do about forty hours a year of cover so the hands remember.`,
  },
  grades: {
    recruiter: {
      a: 3,
      b: 3.5,
      c: 1.5,
      d: 0,
      e: 2.5,
      f: 3,
      g: 2,
      h: 9.5,
      i: 7.5,
      j: 0.5,
      k: 10,
      l: 7,
    },
    manager: { a: 4, b: 4.5, c: 2, d: 0, e: 2.5, f: 3.5, g: 3, h: 9.5, i: 8, j: 0.5, k: 10, l: 7 },
    personnel: {
      a: 4,
      b: 3.5,
      c: 1.5,
      d: 0,
      e: 2.5,
      f: 3,
      g: 2,
      h: 9.5,
      i: 8,
      j: 0.5,
      k: 10,
      l: 6.5,
    },
  },
}
