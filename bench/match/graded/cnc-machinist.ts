import type { GradedCase } from './graded-case.ts'

export const cncMachinist: GradedCase = {
  profession: 'CNC machinist',
  posting: `Now hiring: CNC MACHINIST (mill) – 2nd shift – Brecksville Precision, Ohio

We make valve bodies, manifolds and brackets for aerospace and medical customers. Job shop, 46 people, climate-controlled, lots of 5 to 200 pieces, so no two weeks the same. If you like to stand there and push the green button all night this isn't it.

You'd be setting up and running 3- and 4-axis vertical mills (Haas VF, Doosan DNM) and one Hermle 5-axis we bought last spring. Set your own tools and work offsets, prove out first articles, edit programs at the control (Fanuc / Haas G-code), check your own parts and write it down. Materials: 6061, 17-4, 316, Ti 6-4, some Inconel. Tolerances commonly ±.0005".

MUST HAVE
– 3+ years setting up AND running CNC mills (not only operating)
– Blueprint reading with GD&T
– Mics, bore gages, indicators, height gage; can trust your own numbers
– Edit G-code at the machine
– HS diploma or GED. US person status (ITAR work)

WOULD BE NICE
– Mastercam or Fusion programming
– 5-axis or AS9100 shop time
– NIMS credentials or a journeyman's card
– CMM

Hours 3:00 pm – 1:30 am Mon–Thu (that's right, three-day weekend). $27–$36/hr DOE plus 12% shift premium. Medical/dental day 30, 401k with 4% match, $400/yr tool allowance, boots, free coffee that's actually good. Overtime is offered, never forced.

Must be able to lift 50 lb and stand through a shift. Drug screen. We are an equal opportunity employer. Send a resume or just stop by and ask for Walt.`,
  cvs: {
    a: `Brian Kowalczyk
Parma, OH | (216) 555-0143 | bkowalczyk@example.com

CNC MACHINIST – SETUP / MILL

Lakeshore Fluid Components, Cleveland, OH — CNC Setup Machinist, 2018 to present
• Set up and run Haas VF-2, VF-4 and VF-5 with 4th axis rotary, 1 to 100 piece lots
• Manifold blocks and valve bodies in 6061, 303, 316, 17-4
• Hold ±.0005 on bores, true position .002
• Edit programs at control, write simple programs in Mastercam 2022
• First article inspection and in-process checks; Brown & Sharpe CMM run programs
• Train operators on 2nd shift

Erie Tool & Manifold, Elyria, OH — CNC Operator, then Setup, 2014–2018
• Fadal and Haas mills, deburr, load/unload first year

Education
Cuyahoga Valley Career Tech, Precision Machining, 2014
Padua Road High School, diploma 2012

NIMS: Measurement, Materials & Safety; CNC Milling Level I

Skills: GD&T, mics, bore gages, indicators, height gage, G & M code, soft jaws, fixtures

US citizen. Second shift OK.`,
    b: `Resume of Glenn Tuttle

Millersburg, OH
330-555-0165
glenn.tuttle@example.com

CNC ROUTER OPERATOR / PROGRAMMER – cabinet and furniture

Holmes Valley Cabinetry — 2013 to 2025
CNC Router Lead. Set up and run two Biesse Rover 5-axis routers and a Weeke point-to-point. Programming in Alphacam and Cabinet Vision. Nesting sheet goods, stair parts, curved moulding. Tool libraries, tool offsets, vacuum pods, spoil boards. Tolerance 1/64" or .010 on joinery. Maintain machines, grease, spindle warm up, change collets. Ordered diamond tooling. Trained six operators. Shop closing.

Amstutz Furniture — 2006 to 2013
Bench hand, shaper, edge bander

West Holmes Valley High School, 2005

Skills: G-code reading, Alphacam, AutoCAD, calipers, tape, safety committee member, forklift

Have not cut metal except aluminum edge trim. Understand feeds and speeds for wood and solid surface.

Citizen: USA
Can work any shift. 25 lb of tools, steel toe boots already.`,
    c: `Walter "Bud" Hanrahan
Berea, Ohio  440-555-0188  bud.hanrahan@example.com

Toolmaker and machinist, 31 years. No school papers past high school; everything I know I learned at the bench from men who are mostly dead now.

Hanrahan & Sons Tool, Berea (family shop, sold 2024) 1994–2024
Made dies, fixtures, gages and one-off parts. Bridgeports, K.O. Lee grinder, jig bore, Hardinge lathe, sinker EDM. From 2006 also a Haas VF-2 and a TM-1, which I set up, ran and programmed by hand at the control because nobody else would: G-code off the print and a calculator, later a bit of BobCAD. So about half my time on CNC the last fifteen years. One to ten pieces, tool steel, 17-4, aluminum, some titanium for a hospital customer. Held two tenths on gage work. Fixtures for a 4th axis.

Brookpark Die, helper, 1992–1994

Prints: any. GD&T: yes, had to, gages were made to it.
Measuring: surface plate, sine bar, indicators, height gage, bore gages. Owns three boxes.

Berea High School 1992
U.S. citizen

I tried retirement for eight months.`,
    d: `ISAIAH R. COLLIER
Apprentice Machinist
Cleveland, OH 44109 — (216) 555-0154 — isaiah.collier@example.com

EDUCATION
Registered apprenticeship, Machinist (8,000 hours), sponsor: Great Lakes Gear & Actuator — started June 2024, 3,050 hours completed
Related instruction: Cuyahoga Tri-Point Community College — Machine Shop Math, Blueprint I–II, GD&T I, CNC I; GPA 3.8
Lincoln-Ridge High School, manufacturing pathway, diploma 2024

NIMS CREDENTIALS
Measurement, Materials & Safety; Job Planning, Benchwork & Layout; CNC Mill Operations

EXPERIENCE
Great Lakes Gear & Actuator, Cleveland — Apprentice, 2024–present
– Manual mill and lathe rotation (6 months), grinding (3 months)
– CNC mill rotation since May: Haas VF-3, load tools, touch off with probe, run proven setups; did 4 setups with journeyman checking
– Inspect with mics, bore gages, CMM (run only)
– AS9100 training

High school robotics team 2021–2024: built drivetrain parts on Haas Mini Mill, Fusion CAM

SKILLS
Fusion 360, basic G-code, math

US citizen. Would like an employer who continues apprenticeship hours.`,
    e: `Renée Haskell
Precision parts, five axes at a time
Stow, Ohio · reneehaskell@example.com · 330-555-0111

Give me a print, a lump of metal and a quiet corner; I bring back the part and the sheet that proves it.

Cardinal Aerostructures, Streetsboro, 2016–2025 (moved to Texas without me)
Came in on saw and deburr, left as the person they handed the ugly ones. Five to forty of something, never the same twice: hinge brackets out of titanium billet, stainless blocks drilled from six sides until they look like cheese. I pick the holding, cut the soft jaws, load and touch the cutters, find zero, creep the first one through with a hand on the feed knob, measure it, fix the numbers in the code and let it go. Started on the Haas uprights (with and without the rotary), and from 2020 on a DMU 65 trunnion. Wrote about a third of my own toolpaths in Mastercam. Scrap on my bench 0.6 percent the last year, shop average 3.1. Half a thou was normal, two tenths when somebody asked nicely. Customers came with AS9100 auditors; my travelers were the ones they were shown.

Before: Stow Hardware, key cutting and counter, 2013–2016

Stow-Kent Technical High, machine trades, 2013
Took a GD&T class twice, second time as helper of the teacher
American born. Nights suit me.`,
    f: `KEVIN STROUD
CNC MACHINIST
kstroud@example.com  216 555 0179

SKILLS
Haas
Doosan
Hermle 5-axis
Fanuc
3-axis / 4-axis / 5-axis
Set up and run
Work offsets, tool offsets
First article
G-code / M-code
Mastercam, Fusion, SolidWorks, Esprit, NX
GD&T
Blueprint reading
Micrometers, bore gages, indicators, height gage, CMM
AS9100, ISO 9001, ITAR
Titanium, Inconel, 17-4, 316, 6061
Tight tolerances ±.0005
Lean, 5S, Kaizen, Six Sigma
Deburring
Preventive maintenance
Swiss, lathe, wire EDM, grinding
Lifting 50 lb
Overtime
Team player, self starter, detail oriented

WORK HISTORY
Machine shop, various, through StaffRight Temporary — 2021–2025
Machine shop — 2019–2020
Landscaping — 2016–2019

EDUCATION
High school diploma

REFERENCES
On request. US citizen. Available immediately, all shifts. Reliable transportation. Will pass drug screen.`,
    g: `Jens Olbrich
Hudson, Ohio (green card since 2023, by marriage)
jens.olbrich@example.com, 330-555-0137

Training
Zerspanungsmechaniker (3½-year apprenticeship, chamber of industry exam, grade "good"), Fräsmaschinensysteme = milling. Werkzeugbau Achterfeld GmbH, Baden-Württemberg, 2008–2012. The certificate was evaluated in 2023 as comparable to US journeyman machinist.
Evening school: Industriemeister Metall, part 1 passed, 2019

Work
2023–now  Machinist, Twinsburg Mold & Insert, Ohio. 5-axis milling of mold inserts, Hermle C32 and Röders, hardened steel and copper electrodes. Setting up alone, probing, tool management. Inches are learned by now.

2012–2023  Zerspanungsmechaniker, Kessling Medizintechnik GmbH, Tuttlingen area. Milling of implants and instrument parts, titanium Ti-6Al-4V, 1.4542 (= 17-4PH), 316L. Hermle C30 and C42 5-axis, DMG DMU 50. Heidenhain iTNC 530/640 mostly; Siemens 840D; Fanuc on two robodrills for four years. Lots 5–50 pieces. Tolerances to 0.005 mm. hyperMILL CAM. Own inspection and Zeiss CMM. ISO 13485.

Skills
Drawing reading ISO GPS and by now ASME Y14.5 (course 2024), G-code, Heidenhain dialogue, fixtures, teaching apprentices

Languages: German, English fluent`,
    h: `Marcus D. Ellery
(330) 555-0119
m.ellery@example.com
Akron, Ohio

Summary: Machinist, 4 years, vertical mills. Looking for a shop with smaller lots and more setup work.

Northgate Hydraulics, Akron - CNC Machinist, July 2021 to present
Run cell of two Doosan DNM 5700. Setups myself since late 2022, before that with lead. Touch off tools, set G54, prove out. Fanuc control edits: feeds, speeds, offsets, drill cycles. Mostly 4140 and ductile iron, lots of 300 to 2000. Tolerances ±.001 usually. Check with mics, pin gages, height gage. Write in-process sheets.

Summit Stamping - Press operator, 2019 to 2021

US Army, 88M Motor Transport Operator, 2015 to 2019, honorable discharge

Education
Akron Adult Technical Center, CNC Machining certificate, 600 hours, 2021
GED 2014

GD&T: basic, one-week course
Own tools. Forklift card.

I am a US citizen and can pass any drug test. Nights are fine.`,
    i: `DARLENE K. FOSS
Medina OH 44256
darlene.foss@example.com • 330-555-0172

OBJECTIVE
CNC position with a stable company

EXPERIENCE
Tri-County Turned Products, Medina, OH, 2009–present
CNC Lathe Setup Machinist / Lead
- Set up and run Mazak QT-250, Okuma LB3000, Citizen L20 Swiss
- Live tooling, C and Y axis, milled flats and cross holes
- Tolerances to ±.0003 on diameters; 16 finish
- Stainless, titanium, Inconel 718 for aerospace (AS9100 shop since 2013)
- Write and edit G-code at control; Mazatrol; Esprit some
- Lead of 5 on 1st shift; setup sheets for whole department
- First article layout per AS9102

Wadsworth Screw Machine, 2004–2009
Operator, Davenport and Acme multi-spindle; first CNC lathe in 2007

EDUCATION
Medina County Vocational, Machine Trades 2004. HS diploma.

SKILLS
GD&T, blueprint, all hand gages, bore gages, optical comparator, Keyence
Milling: Bridgeport manual when needed; filled in on the Haas VF-3 about 3 months in 2021

US citizen`,
    j: `Tyler Bruns
tylerbruns@example.com
440-555-0106

CNC Operator with 3 years experience

Skills
Hard worker
Show up on time (no points in 2 years)
Read calipers and micrometers
Load and unload
Change inserts
Offsets (wear)

Work
CNC Operator, Valley Cast Wheel, Strongsville OH 2022 - now
Run 2 horizontal mills (Mori) making wheel hubs, same 4 part numbers. Load castings, press cycle start, check 1 in 10 with go/no-go gages and calipers, log on the tablet. Adjust wear offsets when size moves. Setup man does changeovers, I have helped him do a few and would like to learn more.

Warehouse picker, BoxRiver, 2020 - 2022

Pizza delivery, 2018 - 2020

Education
Strongsville East High School 2019 diploma

Interested in 2nd shift because of the premium. US citizen born here. Can lift 75 lb.`,
    k: `RICARDO FUENTES
AWS Certified Welder / Fabricator

216-555-0191
rfuentes@example.com
Cleveland OH

WORK EXPERIENCE

Welder/Fabricator — Ironbound Structural, Cleveland — 2016–present
• MIG, TIG, flux core; carbon, stainless, aluminum
• Read blueprints and weld symbols
• Layout, fit-up, jigs
• Run CNC plasma table (Hypertherm, nesting in ProNest)
• Drill and tap plates on a Bridgeport mill, ironworker, band saw
• Tape, squares, calipers
• Lead of fab crew since 2021, four people

Welder — Harbor Boat & Trailer — 2012–2016

General labor — temp agencies — 2010–2012

EDUCATION
Lorain Welding Academy — 2012
GED — 2010

CERTIFICATIONS
AWS D1.1 3G 4G, D1.6 stainless
OSHA 10
Overhead crane, forklift

Bilingual English/Spanish. US permanent resident.

Looking to get in machining because my eyes and lungs have had enough of smoke. I learn fast, and I'm good with math.`,
    l: `Shawna Pettiford
Solon OH · shawna.p@example.com · 440-555-0125

Line cook and kitchen lead, seven years, changing careers.

Experience
Kitchen Lead, Copper Lantern Grill, Solon, 2021–present
 – Run the line, 180 covers on a Friday, crew of 5
 – Prep lists, ordering, temperature logs, health inspections (98+ every time)
 – Keep knives and slicers sharp and the fryer running
Line Cook, Mama Odette's, Bedford, 2018–2021
Cashier, GasNGo, 2016–2018

Education
Bedford Heights High School, diploma, 2016
ServSafe Manager
Started: Intro to Manufacturing (free 6-week course, Solon Public Library with Tri-Point Community College), fall 2025: safety, calipers, print reading basics, tour of three shops

Strengths
Used to nights and standing, hot, fast and careful at the same time. Never late. Good at fractions and decimals. Sober. Lift 50 lb flour bags daily.

US citizen

I know I don't have the years on the machines you ask for; if you have a helper or deburr job I would take it and work my way up. My uncle was a machinist at a bearing plant for 30 years.`,
  },
  grades: {
    recruiter: {
      a: 10,
      b: 3,
      c: 8,
      d: 4,
      e: 9.5,
      f: 2,
      g: 9,
      h: 6.5,
      i: 5.5,
      j: 2.5,
      k: 1.5,
      l: 1,
    },
    manager: { a: 9.5, b: 2.5, c: 7, d: 4, e: 10, f: 1, g: 9, h: 6.5, i: 6, j: 2, k: 1.5, l: 0.5 },
    personnel: { a: 9, b: 3, c: 7.5, d: 4, e: 10, f: 2, g: 8.5, h: 7, i: 6, j: 2.5, k: 1.5, l: 1 },
  },
}
