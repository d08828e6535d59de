import type { GoldenCase } from './golden-case.ts'

export const retailStoreManager: GoldenCase = {
  profession: 'retail store manager',
  posting: `STORE MANAGER
Wattle & Wool, Geelong VIC

Wattle & Wool sells Australian knitwear and homewares in 31 stores. Our Geelong store turns over $2.6 million a year with a team of 14, and it is looking for its next leader.

What you'll be doing
Driving sales and KPIs. Leading, rostering and coaching the team. Recruitment and onboarding. Visual merchandising to brand guidelines. Stock control, stocktakes and loss prevention. Managing wage costs against budget. Work health and safety on the shop floor.

What you'll bring
- 3+ years' experience as a store manager or assistant store manager, ideally in fashion or homewares
- A record of meeting sales targets
- Strong people leadership
- Rostering and wage budget experience
- Confident user of a POS system and Excel
- Availability to work weekends and late night trade
- Full working rights in Australia

Highly regarded
- Visual merchandising training
- Experience with Shopify POS
- A Certificate IV or diploma in retail management

A tertiary degree is not necessary. You won't need to travel interstate.

The good stuff
50% off our ranges, quarterly bonus, paid parental leave, a uniform allowance, birthday leave and an Employee Assistance Program.

Wattle & Wool celebrates diversity and encourages Aboriginal and Torres Strait Islander people to apply. Only shortlisted applicants will be contacted.`,
  cvs: {
    strong: `Jacinta Mulraney
Geelong VIC 3220 | 0491 555 017 | jacinta.mulraney@example.com
Australian citizen, available weekends and late nights

STORE MANAGER with seven years in fashion and homewares

CAREER HISTORY

Store Manager, Pelican & Finch Home, Geelong
February 2022 - present
• Lead a team of 12 in a store with a turnover of $2.1 million
• Beat the sales budget in 40 of 52 weeks of 2025; average sale up 13%
• Write rosters and hold wages at 12.5% of sales
• Recruited and onboarded nine team members, four of whom are now supervisors elsewhere
• Brought stock loss from 1.9% to 0.8% with cycle counts and bag checks
• Set windows and floor to the visual merchandising guide each fortnight
• Weekly report in Excel to the area manager

Assistant Store Manager, Denim Yard, Melbourne
March 2019 - January 2022
• Opened and closed, coached a team of eight on add-on sales
• Ran two stocktakes a year
• Moved the store from an old till to Shopify POS
• Did the safety walk and incident reports

Sales Assistant, Denim Yard, 2017 - 2019

EDUCATION
Certificate IV in Retail Management, Corio Bay Institute, 2021
Short course in visual merchandising, 2023

SKILLS
Team leadership, rostering, Shopify POS, Excel, stock control, WHS, recruitment`,
    fair: `Liam Torrensby
Ballarat VIC, 0491 555 026, liam.torrensby@example.com

Profile
Team leader in a supermarket who is ready for more responsibility. Energetic, honest, good with customers.

Experience

Team Leader, Fresh Produce, Goldfields Supermarket, Ballarat
August 2023 to now
- Lead five people on shift and show new starters the ropes
- Order fruit and vegetables and cut waste by a tenth
- Fill displays and change price tickets
- Serve at the registers (POS) when queues are long
- Work weekends and evenings

Night Filler, Goldfields Supermarket
2021 to July 2023
- Unloaded pallets, filled shelves, rotated stock
- Kept the dock swept and flattened the cardboard

Crew Member, Eureka Burgers, Ballarat
2019 to 2021
- Grill, counter and drive-through, cleaning and closing

Education
VCE, Ballarat, 2020

Training
Food safety supervisor, 2024
First aid, 2025

Skills
Customer service, stock rotation, ordering, cash handling, teamwork, reliable early starter

Rights: Australian citizen

Interests: footy umpire on Saturdays mornings, camping, four-wheel drives, looking after two kelpies and my grandmother's garden`,
    near: `Saskia Bellweather
Torquay VIC | 0491 555 038 | saskia.bellweather@example.com

CALL CENTRE TEAM LEADER

Summary
Team leader in customer service for an energy retailer, eight years on the phones and beside them.

Experience
Team Leader, Customer Care, Southern Current Energy, Geelong, 2021 - present
• Lead 15 agents who answer 900 calls a day
• Coach every agent twice a month with call recordings
• Raised satisfaction from 78% to 86%
• Watch handling time, quality and attendance against targets
• Solve complaints that others could not

Customer Service Agent, Southern Current Energy, 2018 - 2021
• Explained bills, moved accounts and set up payment plans
• Kept notes in Salesforce
• Helped test a new phone menu
• Helped people in hardship find grants and rebates

Education
Diploma of Business, Otway College, 2018

Skills
Coaching, workforce scheduling, complaint handling, Salesforce, quality monitoring, conflict resolution, presentation

Interests
Surf lifesaving patrol captain since 2020; sewing, and beach clean-ups on the last Sunday of each month`,
    far: `Dr Benedict Ashgrove
Adelaide SA | benedict.ashgrove@example.com | 0491 555 041

MICROBIOLOGIST

Profile
Microbiologist with eleven years in water and food laboratories, method developer and patient supervisor.

Experience
Senior Scientist, Torrens Water Laboratory, Adelaide, 2019 - present
• Develop qPCR assays for Legionella; time to result fell from ten days to one
• Validate methods to ISO 17025
• Sign off some 200 reports a month
• Supervise three PhD students with the university
• Answer for biosafety level 2 rooms

Research Fellow, Gulf St Vincent University, 2015 - 2019
• Studied biofilms in desalination plants
• Published nine papers
• Taught second-year practicals
• Looked after autoclaves, freezers and the culture collection, and wrote the safety plan for the new building
• Won two grants worth $480,000

Education
PhD in Microbiology, Gulf St Vincent University, 2015
BSc (Hons) Biology, 2010

Skills
qPCR, sequencing, culture methods, ISO 17025, R, grant writing, biosafety

Memberships
National society for microbiology

Interests
Bird ringing, sourdough and long bicycle tours.`,
  },
  asks: [
    { words: 'store manager', importance: 'must' },
    { words: "3+ years'", importance: 'must' },
    { words: 'sales targets', importance: 'must' },
    { words: 'people leadership', importance: 'must' },
    { words: 'Rostering', importance: 'must' },
    { words: 'POS', importance: 'must' },
    { words: 'Excel', importance: 'must' },
    { words: 'working rights in Australia', importance: 'must' },
    { words: 'loss prevention' },
    { words: 'Visual merchandising' },
    { words: 'Shopify POS', importance: 'optional' },
    { words: 'Certificate IV', importance: 'optional' },
  ],
  asksNot: [
    'tertiary degree',
    'travel interstate',
    'uniform allowance',
    'birthday leave',
    'Employee Assistance Program',
  ],
  shows: [
    { words: 'sales targets', quotes: ['Beat the sales budget in 40 of 52 weeks'] },
    { words: 'Rostering', quotes: ['Write rosters and hold wages', 'rostering, Shopify'] },
    { words: 'Shopify POS', quotes: ['from an old till to Shopify POS'] },
    { words: 'Certificate IV', quotes: ['Certificate IV in Retail Management'] },
    { words: 'loss prevention', quotes: ['Brought stock loss from 1.9% to 0.8%'] },
    {
      words: 'Visual merchandising',
      quotes: ['visual merchandising guide', 'Short course in visual merchandising'],
    },
    {
      words: 'people leadership',
      quotes: ['Lead a team of 12', 'coached a team of eight', 'Team leadership'],
    },
    { words: 'working rights in Australia', quotes: ['Australian citizen'] },
  ],
  lacks: ['Rostering', 'loss prevention', 'Certificate IV', 'Excel'],
}
