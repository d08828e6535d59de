import type { GoldenCase } from './golden-case.ts'

export const warehouseOperative: GoldenCase = {
  profession: 'warehouse operative',
  posting: `Warehouse Associate, 2nd shift (2 pm to 10:30 pm), Columbus, Ohio. Pinnock Parts Distribution ships car parts to 1,900 garages, and our building on Alum Creek Drive is growing. We are hiring three warehouse associates who will pick and pack orders with an RF scanner, receive and put away pallets, load and unload trailers, run cycle counts, and keep aisles safe and clean. You must be able to lift up to 50 pounds again and again, stand and walk for a full shift, and show up on time. At least 1 year of warehouse experience is required, and you must be certified on a sit-down or stand-up forklift, or able to pass our forklift test in the first week. You need a high school diploma or GED. Experience with a warehouse management system such as Manhattan or SAP EWM is a plus, and so is reach truck experience. We'd also love somebody who has worked with hazardous materials before. No resume gaps explained, no cover letter needed, and you do not need a commercial driver's license. Some overtime in March and October is mandatory. Pay is $19.25 an hour plus $1.50 shift differential; health insurance starts on day 31, and there is a 401(k), tuition help, paid holidays and free boots every year. Pinnock is an EEO employer and a drug-free workplace: offers depend on a drug screen and background check.`,
  cvs: {
    strong: `DeShawn Karlsbad
Columbus, OH 43207 | 614-555-0129 | deshawn.karlsbad@example.com

WAREHOUSE ASSOCIATE / FORKLIFT OPERATOR

WORK EXPERIENCE

Forklift Operator, Buckeye Tire Warehouse, Groveport, OH
April 2022 - Present
• Unload 10 to 14 trailers a shift with a sit-down forklift; no accident in four years
• Put away pallets with a reach truck up to level five
• Pick and pack 160 lines an hour with an RF scanner, goal is 140
• Cycle counts every Tuesday; location accuracy went from 96.2% to 99.4%
• Handle air bags and batteries as hazardous materials, with DOT labels
• Worked every overtime Saturday in March and October

Order Picker, Scioto Home Goods, Obetz, OH
May 2019 - March 2022
• Picked orders in Manhattan WMS and packed them for UPS and LTL
• Checked incoming loads against the packing list
• Swept aisles and reported damaged racks
• Trained 12 new pickers

EDUCATION
High school diploma, South Alum High School, 2018

CERTIFICATIONS
OSHA forklift certification, sit-down and reach, renewed 2025
Hazmat handling, 2024

Able to lift 70 pounds all day. On time every day in 2025.`,
    fair: `Kayleigh Dombrow
Reynoldsburg, OH, 614-555-0161, kayleigh.dombrow@example.com

Summary
Stock associate with a year and a half in a back room, strong and cheerful, looking for steady evening hours in a real warehouse.

Experience

Stock Associate, Bright Barn Superstore, Reynoldsburg
March 2025 - present
- Unload the truck by hand and pallet jack four evenings a week
- Sort and put away boxes, up to 45 pounds
- Scan items with a handheld to print price labels
- Keep the back room clean and the fire door free
- Never late

Cashier, Bright Barn Superstore
June 2024 - February 2025
- Rang up purchases, counted the drawer, helped shoppers to the car

Babysitter for three families, 2020 - 2024
- Looked after children from one to nine years, cooked and did homework with them

Education
GED, 2024

Skills
Pallet jack, handheld scanner, lifting, labeling, customer service, teamwork

Availability
Evenings, nights and weekends; I have my own car and live twelve minutes from Alum Creek Drive

Interests
Roller derby, dogs, thrift stores, fixing old radios with my grandfather`,
    near: `Hector Villaverde-Lunt
Dublin, OH | hector.vl@example.com | 614-555-0185

CUSTODIAN

Summary
Lead custodian with ten years in schools and offices. Reliable, trusted with every key.

Experience
Lead Custodian, Olentangy Ridge Schools, Dublin, OH, 2019 - present
• Clean 38 classrooms, gym and cafeteria on the second shift with three colleagues
• Set up chairs and stages for events
• Order and store paper, soap and floor finish
• Mix cleaning chemicals by their safety data sheets
• Shovel and salt walkways before six in the morning
• Lock up and set the alarm

Janitor, Capitol Square Offices, Columbus, 2016 - 2019
• Vacuumed, mopped and emptied bins on nine floors
• Polished floors with a ride-on machine
• Reported leaks and broken lights
• Changed filters and bulbs on the night round

Education
High school diploma, 2015

Certificates
OSHA 10-Hour General Industry, 2021
CPR and first aid

Skills
Floor care, small repairs, chemical safety, time management, heavy lifting, snow removal, polite with children and teachers

Languages
Spanish and English`,
    far: `Evangeline Prewitt
Cleveland, OH | evangeline.prewitt@example.com | 216-555-0103

VIOLINIST AND MUSIC EDUCATOR

Profile
Violinist with fifteen years on stage and in the studio, founder of a chamber series that sells out.

Experience
Artistic Director, Lakelight Chamber Series, Cleveland, 2018 - present
• Plan six programs a season and invite guest artists
• Grew subscriptions from 80 to 410
• Write grant applications; $65,000 raised last year
• Introduce each concert to the audience

Section Violin, Cuyahoga Philharmonic, 2012 - present
• Play 90 services a year, from Haydn to film scores
• Serve on the players' committee
• Coach the youth orchestra's second violins

Private Teacher, 2010 - present
• Teach 18 pupils aged six to seventy
• Prepare pupils for auditions
• Hold two studio recitals each year

Education
Master of Music, Erie Shore Conservatory, 2012
Bachelor of Music, 2010

Skills
Violin, viola, chamber coaching, music theory, fundraising, program notes, recording

Recordings
Three albums of string quartets by living composers, the last of them reviewed warmly in two magazines.`,
  },
  asks: [
    { words: 'RF scanner' },
    { words: 'forklift', importance: 'must' },
    { words: '1 year', importance: 'must' },
    { words: 'high school diploma', importance: 'must' },
    { words: 'lift up to 50 pounds', importance: 'must' },
    { words: 'cycle counts' },
    { words: 'pick and pack' },
    { words: 'warehouse management system', importance: 'optional' },
    { words: 'reach truck', importance: 'optional' },
    { words: 'hazardous materials', importance: 'optional' },
    { words: 'drug screen', importance: 'must' },
  ],
  asksNot: [
    "commercial driver's license",
    'cover letter',
    'free boots',
    'tuition help',
    'shift differential',
  ],
  shows: [
    { words: 'RF scanner', quotes: ['Pick and pack 160 lines an hour with an RF scanner'] },
    { words: 'forklift', quotes: ['OSHA forklift certification', 'sit-down forklift'] },
    { words: 'cycle counts', quotes: ['Cycle counts every Tuesday'] },
    { words: 'warehouse management system', quotes: ['Manhattan WMS'] },
    { words: 'reach truck', quotes: ['Put away pallets with a reach truck', 'sit-down and reach'] },
    { words: 'hazardous materials', quotes: ['as hazardous materials', 'Hazmat handling'] },
    { words: 'high school diploma', quotes: ['High school diploma'] },
    { words: 'lift up to 50 pounds', quotes: ['Able to lift 70 pounds'] },
  ],
  lacks: [
    'forklift',
    'reach truck',
    'hazardous materials',
    'warehouse management system',
    'cycle counts',
  ],
}
