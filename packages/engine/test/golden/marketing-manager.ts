import type { GoldenCase } from './golden-case.ts'

export const marketingManager: GoldenCase = {
  profession: 'marketing manager',
  posting: `Marketing Manager, Demand Generation
Remote in the United States (Eastern or Central time)

Quorum Ledge sells scheduling software to dental and veterinary practices. We closed our Series B in spring and are building the team that fills the pipeline.

What you'll own
- A quarterly demand generation plan and a paid media budget of $900K
- Campaigns across Google Ads, LinkedIn and email
- Lead scoring and nurture programs in HubSpot or Marketo
- Webinars and three trade shows a year
- Reporting on pipeline, CAC and conversion to the leadership team

Minimum qualifications
- 5+ years in B2B marketing, including 2 in SaaS
- Hands-on experience with marketing automation (HubSpot or Marketo)
- Experience managing paid search and paid social budgets
- Excellent writing
- Salesforce reporting
- Experience managing at least one direct report

Preferred qualifications
- SEO experience
- Account-based marketing
- Experience marketing to healthcare practices

Degree? Nice if you have one in marketing or business, but we hire people, not diplomas. Coding skills are not needed.

Benefits and such
$105K to $125K plus equity, unlimited PTO with a two-week minimum, home office stipend, 16 weeks of parental leave and a yearly retreat in Vermont. We participate in E-Verify. Quorum Ledge is an equal opportunity employer and does not discriminate on the basis of any protected status.`,
  cvs: {
    strong: `Danielle Whitcroft-Osei
Raleigh, NC | danielle.wo@example.com | 919-555-0149

SUMMARY
B2B marketer with eight years in software, the last four spent on filling a sales pipeline that can be traced to its source.

EXPERIENCE

Senior Demand Generation Manager, Tillerbase (practice management SaaS), Durham, NC
February 2022 - Present
• Own a $1.1M budget across Google Ads and LinkedIn; cost per qualified lead fell 27% in 2025
• Built lead scoring and eleven nurture programs in HubSpot, which now source 38% of pipeline
• Report pipeline, CAC and conversion from Salesforce to the executive team each month
• Run a webinar series for physical therapy clinics (average 260 attendees)
• Launched account-based marketing for 150 hospital groups
• Manage two direct reports and a freelance designer

Marketing Specialist, Coppergate Analytics, Charlotte, NC
June 2018 - January 2022
• Wrote 90 articles, emails and landing pages; organic traffic tripled through SEO
• Planned booths at four trade shows a year
• Moved email from spreadsheets into Marketo
• Set up paid social tests on LinkedIn

EDUCATION
B.A. in Communication, Piedmont Falls University, 2018

SKILLS
HubSpot, Marketo, Salesforce, Google Ads, LinkedIn Ads, GA4, SEO, copywriting, budgeting`,
    fair: `Bryce Kettleman
Omaha, NE - bryce.kettleman@example.com - 402-555-0123

Profile
Marketing coordinator at a maker of floor coatings. Writes well, works neatly, wants to grow into software.

Experience

Marketing Coordinator, Plainstone Coatings, Omaha, NE
May 2023 - present
- Write the monthly customer email and post on LinkedIn
- Update the website and product sheets
- Look after booth, freight and giveaways at five trade shows a year
- Run a small Google Ads account with an agency ($2,000 a month)
- Keep the contact list clean in HubSpot and send email campaigns to distributors

Marketing Assistant, Plainstone Coatings, Omaha, NE
January 2022 - April 2023
- Ordered samples, photographed floors, answered requests from dealers
- Proofread brochures

Server, The Copper Kettle, Lincoln, NE, 2019 - 2021
- Served up to twelve tables in a family restaurant

Education
B.S. in Business Administration, Sandhills State University, 2021

Skills
HubSpot email, Canva, WordPress, copywriting, event logistics, Excel, photography

Interests
High school football announcer, woodworking, barbecue judge in training, father of twins`,
    near: `Simone Vanterpool
Miami, FL | simone.vanterpool@example.com | 305-555-0176

ACCOUNT EXECUTIVE

Profile
Account executive in media sales, seven years, who closes and keeps clients.

Experience
Senior Account Executive, Sunlane Radio & Outdoor, Miami, 2021 - present
• Sell radio and billboard campaigns to restaurants, car dealers and clinics
• Reached 118% of a $1.4M quota in 2025
• Write proposals and present them to owners
• Keep forecasts and pipeline in Salesforce
• Renew nine of ten yearly contracts

Sales Associate, Sunlane Radio & Outdoor, 2019 - 2021
• Made 50 cold calls a day
• Booked meetings for senior sellers
• Prepared quotes and contracts
• Checked that ads ran as booked
• Drove clients to look at billboards in their own streets before they signed
• Wrote a guide for new sellers on their first thirty days in the territory

Education
B.A. in Public Relations, Biscayne Gardens University, 2019

Skills
Prospecting, negotiation, Salesforce, presentations, media planning, contract renewal

Languages
English, Spanish, Haitian Creole

Interests
Salsa, community garden, open-water kayaking`,
    far: `Emmett Stallworth
Tulsa, OK | emmett.stallworth@example.com | 918-555-0114

AIRCRAFT MECHANIC

Profile
A&P mechanic with thirteen years on regional jets and turboprops. Careful, quick to find a fault, slow to sign.

Experience
Lead Aircraft Mechanic, Redbud Air Services, Tulsa, 2018 - present
• Lead a night crew of five through A and C checks on regional jets
• Trace hydraulic, bleed air and landing gear faults
• Returned 98% of aircraft to service before the first departure
• Borescope engines and sign inspections
• Train new hires in safety wire and torque

Aircraft Mechanic, Prairie Wing Maintenance, Wichita, 2013 - 2018
• Changed engines, propellers and tires
• Repaired sheet metal on wings and doors
• Wrote logbook entries and ordered parts
• Kept tools calibrated and accounted for

Education
Aviation Maintenance Technology, Cimarron Technical College, 2013

Certificates
FAA Airframe and Powerplant, 2013
Inspection Authorization, 2020

Skills
Troubleshooting, hydraulics, sheet metal, borescope, maintenance manuals, safety management

Interests
Restores a 1946 two-seater; plays the banjo.`,
  },
  asks: [
    { words: '5+ years', importance: 'must' },
    { words: 'B2B marketing', importance: 'must' },
    { words: 'SaaS', importance: 'must' },
    { words: 'HubSpot or Marketo', importance: 'must' },
    { words: 'paid search', importance: 'must' },
    { words: 'Salesforce', importance: 'must' },
    { words: 'direct report', importance: 'must' },
    { words: 'Google Ads' },
    { words: 'demand generation' },
    { words: 'SEO', importance: 'preferred' },
    { words: 'Account-based marketing', importance: 'preferred' },
    { words: 'Webinars' },
  ],
  asksNot: ['Coding skills', 'unlimited PTO', 'home office stipend', 'E-Verify', 'Series B'],
  shows: [
    { words: 'HubSpot or Marketo', quotes: ['eleven nurture programs in HubSpot', 'into Marketo'] },
    { words: 'Google Ads', quotes: ['budget across Google Ads and LinkedIn'] },
    { words: 'Salesforce', quotes: ['from Salesforce to the executive team'] },
    { words: 'direct report', quotes: ['Manage two direct reports'] },
    { words: 'SEO', quotes: ['organic traffic tripled through SEO'] },
    { words: 'Account-based marketing', quotes: ['Launched account-based marketing'] },
    { words: 'Webinars', quotes: ['Run a webinar series'] },
    { words: 'SaaS', quotes: ['practice management SaaS'] },
  ],
  lacks: ['SaaS', 'Salesforce', 'direct report', 'SEO', 'Account-based marketing', 'Webinars'],
}
