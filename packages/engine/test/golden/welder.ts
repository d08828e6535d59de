import type { GoldenCase } from './golden-case.ts'

export const welder: GoldenCase = {
  profession: 'welder',
  posting: `Welder Fabricator wanted, Red Deer, Alberta

Stackridge Steelworks builds skids, tanks and pipe racks for the energy industry. We need a welder fabricator for our day shift, Monday to Thursday, 4 x 10 hours.

You will weld carbon and stainless steel by GMAW (MIG) and FCAW, read fabrication drawings and weld symbols, fit and tack structural sections, and grind and finish to customer specification. You check your own welds visually before the inspector does.

You must have a Journeyman Welder ticket or CWB all-position certification. You must have 3 years of shop experience in structural steel fabrication. You must be able to lift 50 lb and pass a pre-employment drug and alcohol test.

GTAW (TIG) on stainless is a strong asset. Overhead crane experience is preferred. A forklift ticket would be nice to have. B-pressure is not required for this position.

You bring your own hand tools and CSA-approved steel-toed boots.

In return you get $36 to $42 an hour, overtime after 10 hours, a benefits package after three months, a boot allowance and a shop barbecue every Friday in summer. Stackridge Steelworks is committed to a diverse workplace and welcomes applications from Indigenous people, women and newcomers. We thank all applicants; only those selected will be contacted. No agencies please.`,
  cvs: {
    strong: `Trent Halvorsen-Pike
Lacombe, Alberta
403-555-0128, trent.hp@example.com

Journeyman welder, eight years in the shop, structural steel and tanks.

WORK

Welder Fabricator, Norquist Tank & Steel, Blackfalds AB
March 2020 to present
- MIG and flux-core welding of carbon steel skids and pipe racks, up to 2 inch plate
- TIG welding of 304 and 316 stainless manifolds
- Lay out, fit and tack beams and columns from shop drawings and weld symbols
- Visual check of every weld; reject rate on my work under 1 percent in 2025
- Run the 10-ton overhead crane and rig loads
- Show two apprentices how to set wire speed and voltage

Apprentice Welder, then Welder, Corbel Structural Ltd., Red Deer AB
May 2018 to February 2020
- Welded stairs, handrails and platforms of structural steel
- Cut plate on the plasma table and ground parts to finish
- Loaded trucks by forklift

TICKETS
Journeyman Welder, Alberta, 2020
CWB all position, FCAW and GMAW, renewed 2025
Forklift operator ticket, 2024
Overhead crane and rigging course, 2021
First aid

EDUCATION
Welder apprenticeship, Red Willow Polytechnic, 2018 to 2020
High school diploma

I have my own tools and clean drug and alcohol tests.`,
    fair: `Amrit Dhesi-Lowen
Edmonton AB | 780-555-0173 | amrit.dhesi@example.com

Objective: a steady welding job in a fabrication shop.

Experience

Production Welder, Glenvale Trailers, Nisku AB
August 2024 to present
* Weld trailer frames and hitches of carbon steel, MIG, about 14 frames a week
* Set up jigs and change wire and tips
* Check welds by eye and with a fillet gauge
* Sweep and keep the bay safe

Welder's Helper, Glenvale Trailers
June 2023 to July 2024
* Ground, brushed and painted parts
* Cut tube and flat bar on the band saw to a cut list
* Tacked small brackets under supervision

Landscape Labourer, Cedar Hollow Yards, Leduc AB
May 2021 to May 2023
* Built fences and decks, carried stone and soil
* Drove a one-ton truck with a dump trailer

Education
Pre-employment welding program, 12 weeks, Keeler Trades College, Edmonton, 2023
Grade 12

Certificates
CWB all position, GMAW (2024)
WHMIS, Standard First Aid

Strengths
Early riser, lifts 75 lb, works to safety rules, asks before guessing, gets along with the crew. I have steel-toed boots, a helmet and hand tools of my own. I am happy to take a drug test.`,
    near: `Gord Petriuk
Sylvan Lake, Alberta, 403-555-0190, gord.petriuk@example.com

MACHINIST

Summary
Manual and CNC machinist with nine years of short-run work for pump and valve makers.

Employment

CNC Machinist, Overlin Precision, Red Deer, 2019 to now
- Set up and run two Haas lathes and a vertical mill
- Edit G-code at the machine and choose inserts and speeds
- Read part drawings and tolerances down to two thousandths of an inch
- Measure with micrometers, bore gauges and a height gauge, and fill in inspection sheets
- Cut setup time of a valve family from 95 to 60 minutes

Machine Operator, Overlin Precision, 2017 to 2019
- Loaded parts, deburred, washed and packed them
- Changed coolant and did daily maintenance of four machines
- Counted stock and labelled bins

Education
Machinist, apprenticeship completed 2020, Red Willow Polytechnic

Certificates
Red Seal Machinist
WHMIS, first aid

Skills
CNC turning, milling, G-code, Mastercam, blueprint reading, measuring instruments, 5S, preventive maintenance

Likes: ice fishing, restoring old outboard motors, coaching minor hockey on weekends and teaching the grandchildren to skate.`,
    far: `Philippa Ravensworth
Calgary, AB | philippa.ravensworth@example.com | 587-555-0104

COMMUNICATIONS ADVISOR

Profile
Communications advisor with ten years in museums and festivals. I turn curators' knowledge into words that visitors read to the end.

Experience
Communications Advisor, Bow Bend Museum of Art, Calgary, 2020 - present
• Write press releases, catalog texts and the monthly newsletter (18,000 readers, opened by 41%)
• Plan the media calendar for six exhibitions a year
• Brief journalists and accompany interviews
• Rebuilt the website's visitor pages; questions to the front desk fell by a third

Publicist, Prairie Lantern Film Festival, Edmonton, 2016 - 2020
• Looked after 60 guests and their interviews each year
• Negotiated media partnerships with two broadcasters
• Led a team of twelve volunteers in the press office

Education
M.A. in Art History, University of Northmoor, 2015
B.A. in English, University of Northmoor, 2013

Skills
Copywriting, media relations, editing, Adobe InDesign, WordPress, event publicity, crisis communication

Languages
English (native), French (fluent), German (basic)

Volunteering
Tutor at an adult literacy evening class since 2018.`,
  },
  asks: [
    { words: 'Journeyman Welder ticket', importance: 'must' },
    { words: 'CWB all-position certification', importance: 'must' },
    { words: '3 years', importance: 'must' },
    { words: 'structural steel', importance: 'must' },
    { words: 'drug and alcohol test', importance: 'must' },
    { words: 'GMAW' },
    { words: 'FCAW' },
    { words: 'weld symbols' },
    { words: 'GTAW', importance: 'optional' },
    { words: 'Overhead crane', importance: 'preferred' },
    { words: 'forklift', importance: 'nice' },
  ],
  asksNot: ['B-pressure', 'boot allowance', 'barbecue', 'Indigenous people', 'No agencies'],
  shows: [
    {
      words: 'Journeyman Welder ticket',
      quotes: ['Journeyman Welder, Alberta, 2020', 'Journeyman welder, eight years'],
    },
    { words: 'FCAW', quotes: ['flux-core welding', 'FCAW and GMAW'] },
    { words: 'GTAW', quotes: ['TIG welding of 304 and 316 stainless manifolds'] },
    {
      words: 'Overhead crane',
      quotes: ['10-ton overhead crane', 'Overhead crane and rigging course'],
    },
    { words: 'forklift', quotes: ['Forklift operator ticket'] },
    { words: 'weld symbols', quotes: ['from shop drawings and weld symbols'] },
    {
      words: 'structural steel',
      quotes: ['stairs, handrails and platforms of structural steel', 'structural steel and tanks'],
    },
  ],
  lacks: ['Overhead crane', 'forklift', 'weld symbols'],
}
