import type { GoldenCase } from './golden-case.ts'

export const civilEngineer: GoldenCase = {
  profession: 'civil engineer',
  posting: `Civil Engineer - Land Development and Roads
Newcastle NSW

Callowan Consulting is an employee-owned firm of 85 engineers, surveyors and planners. Our Hunter team designs subdivisions, roads and stormwater for councils and developers.

Day to day
- Road geometry, earthworks, stormwater drainage and sewer design in 12d Model or Civil 3D
- Hydrologic and hydraulic modelling (DRAINS, and TUFLOW where floods matter)
- Reports, specifications and cost estimates
- Site visits and construction-phase support
- Liaison with councils and Transport for NSW

Requirements
- Bachelor of Engineering (Civil)
- 4 years or more in civil design, some of it in Australia
- Proficiency in 12d Model or Civil 3D
- Working knowledge of Austroads guides and Australian Standards
- Driver licence (class C)
- White Card

Desirable
- Chartered membership of Engineers Australia (CPEng), or on the way to it
- TUFLOW
- Contract administration under AS 4000

Structural design is done by another team and is not part of this role. Sponsorship is available for the right person, so permanent residency is not required.

Why people stay
Nine-day fortnight, share scheme, paid professional memberships, novated leasing, a surf before work and no timesheet police. Callowan Consulting welcomes applicants of every background and will make adjustments to the interview on request.`,
  cvs: {
    strong: `Farrukh Delamere
Newcastle NSW | 0491 555 063 | farrukh.delamere@example.com

CIVIL ENGINEER, CPEng

PROFESSIONAL EXPERIENCE

Civil Engineer, Merewether Land Partners, Newcastle | March 2021 - present
• Design residential subdivisions of up to 240 lots in 12d Model: roads, earthworks, stormwater and sewer
• Model drainage in DRAINS and floods in TUFLOW; an on-site detention redesign saved a client $310,000
• Check geometry against Austroads guides and council specifications
• Write design reports, bills of quantities and cost estimates
• Answer contractors' questions and inspect works before backfill
• Administer two AS 4000 contracts of $4m and $7m
• Meet council engineers each fortnight

Graduate Civil Engineer, Kooragang Roads, Maitland | February 2019 - February 2021
• Set out intersections and shared paths in Civil 3D
• Drew longitudinal sections and pavement details to Australian Standards
• Surveyed defects on 90 km of rural roads
• Helped Transport for NSW with traffic staging plans

EDUCATION
Bachelor of Engineering (Civil), Honours Class 1, Hunter Coast University, 2018

MEMBERSHIP
Engineers Australia, MIEAust CPEng since 2024

LICENCES
NSW driver licence, class C
White Card

SOFTWARE
12d Model, Civil 3D, DRAINS, TUFLOW, AutoCAD, QGIS`,
    fair: `Mei-Lin Castellane
Wollongong NSW - meilin.castellane@example.com - 0491 555 077

Profile
Site engineer with two years on road and drainage jobs, who would like to move from building to designing.

Experience

Site Engineer, Illawarra Civil Constructions, Wollongong
January 2025 to present
- Plan and check earthworks, kerbs and stormwater pipes on two subdivisions
- Read design drawings and raise questions with the designer
- Measure quantities, check dockets and order concrete
- Write inspection and test plans and daily diaries
- Toolbox talks with crews of ten to fifteen

Undergraduate Engineer (part-time), Illawarra Civil Constructions
February 2023 to December 2024
- Helped the surveyor with set-out and as-built records
- Filed drawings and test results, kept the plant register

Retail Assistant, Crown Street Outdoors, 2020 to 2022
- Sold tents and boots, cash and stock

Education
Bachelor of Engineering (Civil), Escarpment Coast University, 2024

Licences
Driver licence class C, White Card, first aid

Software
AutoCAD, Excel, Civil 3D (university projects), Procore

Languages
English, Mandarin

Interests: trail running, pottery, and a long list of bridges I want to see`,
    near: `Rowan Thackeray-Mills
Sydney NSW | rowan.tm@example.com | 0491 555 082

ARCHITECT

Profile
Registered architect with nine years in schools and community buildings.

Experience
Project Architect, Banksia Row Studio, Sydney, 2020 - present
• Design and document schools of up to $40m in Revit
• Lead consultants: structure, services, landscape and civil
• Present to principals, parents and planning panels
• Cut the embodied carbon of a library by 28% with timber
• Site meetings and defects inspections
• Look after the fee budget and two younger architects

Graduate Architect, Paperbark Design, Sydney, 2017 - 2020
• Drew details, door schedules and joinery
• Built models and renderings for competitions
• Lodged development applications with councils
• Measured old buildings and drew them up

Education
Master of Architecture, Harbour University of Technology, 2017
Bachelor of Design, 2015

Registration
NSW architect since 2020

Software
Revit, Rhino, AutoCAD, Enscape, Adobe Creative Suite

Licences
Driver licence, White Card

Skills
Concept design, documentation, contract drawings, consultation, sustainability

Interests
Sketching, swimming, small wooden toys`,
    far: `Clementine Arkwright
Brisbane QLD | clementine.arkwright@example.com | 0491 555 094

VETERINARY NURSE

Profile
Veterinary nurse with ten years in small animal practice, calm hands, and a cat on each shoulder.

Experience
Head Nurse, Moreton Bay Animal Hospital, Brisbane, 2020 - present
• Lead seven nurses across surgery, wards and consults
• Monitor anaesthesia for eight operations a day
• Reduced rebooked dental patients by a third with a phone check the day before
• Order medicines and keep the controlled drug register
• Teach owners to give insulin and tablets

Veterinary Nurse, Samford Valley Vets, 2016 - 2020
• Placed catheters, took blood and X-rays
• Nursed parvo puppies through the night
• Ran puppy school on Saturdays
• Cleaned and sterilised instruments

Education
Diploma of Veterinary Nursing (Surgical), Brisbane River Institute, 2019
Certificate IV in Veterinary Nursing, 2016

Skills
Anaesthesia monitoring, radiography, dentistry, triage, client education, stock ordering, team leadership

Memberships
National council of veterinary nurses

Interests
Foster care for kittens, native plants.`,
  },
  asks: [
    { words: 'Bachelor of Engineering', importance: 'must' },
    { words: '4 years', importance: 'must' },
    { words: '12d Model or Civil 3D', importance: 'must' },
    { words: 'Austroads', importance: 'must' },
    { words: 'Driver licence', importance: 'must' },
    { words: 'White Card', importance: 'must' },
    { words: 'stormwater drainage' },
    { words: 'cost estimates' },
    { words: 'CPEng', importance: 'optional' },
    { words: 'TUFLOW' },
    { words: 'Contract administration', importance: 'optional' },
  ],
  asksNot: [
    'Structural design',
    'permanent residency',
    'Nine-day fortnight',
    'novated leasing',
    'share scheme',
  ],
  shows: [
    {
      words: '12d Model or Civil 3D',
      quotes: ['up to 240 lots in 12d Model', 'shared paths in Civil 3D'],
    },
    { words: 'TUFLOW', quotes: ['floods in TUFLOW'] },
    { words: 'Austroads', quotes: ['Check geometry against Austroads guides'] },
    { words: 'CPEng', quotes: ['MIEAust CPEng since 2024', 'CIVIL ENGINEER, CPEng'] },
    { words: 'Contract administration', quotes: ['Administer two AS 4000 contracts'] },
    { words: 'cost estimates', quotes: ['bills of quantities and cost estimates'] },
    { words: 'Bachelor of Engineering', quotes: ['Bachelor of Engineering (Civil)'] },
    { words: 'White Card', quotes: ['White Card'] },
  ],
  lacks: ['CPEng', 'TUFLOW', 'Austroads', 'Contract administration'],
}
