import type { GoldenCase } from './golden-case.ts'

export const electrician: GoldenCase = {
  profession: 'electrician',
  posting: `Electrician - Commercial & Domestic Maintenance
Bristol and Bath | £38,000 - £42,000 + van

Severncourt Property Services look after 9,000 council and housing association homes as well as schools and offices. Due to a new contract we need an experienced Electrician.

Duties
• Reactive repairs, rewires and consumer unit changes in occupied homes
• Fault finding on lighting, power and heating circuits
• Inspection and testing, including EICRs
• Fire alarm and emergency lighting maintenance in schools
• Complete certificates and job sheets on a tablet

Requirements
• NVQ Level 3 in Electrical Installation or equivalent
• 18th Edition (BS 7671)
• Inspection and Testing qualification (City & Guilds 2391 or 2394/2395)
• ECS Gold Card
• Full UK driving licence
• At least three years post-apprenticeship experience
• A basic DBS check, because you work in schools and people's homes

Advantageous
• EV charger installation
• Solar PV or battery storage
• IPAF

AM2 is not essential for those who qualified before it was introduced. No high-voltage work is involved.

Package
Company van and fuel card, 25 days' holiday plus bank holidays, pension, call-out paid at time and a half (1 in 6), tools allowance and a health cash plan.

Severncourt is a Disability Confident employer. We particularly welcome applications from women, who are underrepresented in our trades teams.`,
  cvs: {
    strong: `Nerys Bancroft-Adeyemi
Bristol BS5 | 07700 900126 | nerys.ba@example.com

ELECTRICIAN - ECS Gold Card, 18th Edition, 2391-52

WORK HISTORY

Maintenance Electrician, Avonmead Homes, Bristol
October 2020 to present
• Six to eight repairs a day in tenanted homes, 92% done on the first visit
• Rewires and consumer unit changes, about 45 a year
• Periodic inspection and EICRs on 300 homes a year; certificates issued the same day on the tablet
• Trace faults on ring finals, lighting and immersion circuits
• Fitted 20 EV chargers in staff car parks in 2025
• Mentor for two apprentices

Electrician, Clevedon & Hatch Electrical, Portishead
August 2017 to September 2020
• Installed lighting, power and data in shops and two primary schools
• Tested and serviced emergency lighting and fire alarms each quarter
• Priced small works and ordered materials
• Worked from scissor lifts (IPAF 3a)

Apprentice Electrician, Clevedon & Hatch Electrical, 2013 to 2017

QUALIFICATIONS
NVQ Level 3 Electrical Installation, AM2, 2017
City & Guilds 2391-52 Inspection and Testing, 2021
18th Edition BS 7671, Amendment 2, 2022
City & Guilds 2921 EV charging equipment, 2024
IPAF 3a and 3b

OTHER
Full clean driving licence. Enhanced DBS, 2025.`,
    fair: `Reece Holloway-Dunn
Gloucester GL1 - reece.hd@example.com - 07700 900147

Personal profile
Newly qualified electrician, hard working and punctual, used to building sites, wants to get into maintenance.

Employment

Electrician, Ridgeway Newbuild Electrical, Gloucester
July 2025 to now
* First and second fix in new houses, around 60 plots so far
* Fit consumer units, sockets, downlights and smoke alarms from drawings
* Help the supervisor with dead testing
* Keep plots tidy and materials counted

Apprentice Electrician, Ridgeway Newbuild Electrical
September 2021 to June 2025
* Chased walls, ran cable, fitted back boxes, terminated cables
* College one day a week, never missed

Saturday Assistant, Severn Street Hardware, 2019 to 2021
* Served customers, cut keys and mixed paint

Education and tickets
NVQ Level 3 Electrical Installation and AM2, Cathedral Fields College, 2025
18th Edition (BS 7671), 2025
ECS Gold Card, 2025
GCSE Maths, English, Science
Full UK driving licence, own car

Interests
Rugby (second row), motorbikes, and wiring my nan's garden lights, which still work`,
    near: `Stuart Penhallow
Swindon SN2 | stuart.penhallow@example.com | 07700 900163

GAS AND PLUMBING ENGINEER

Profile
Gas Safe registered engineer with twelve years in social housing and private homes.

Experience
Gas Engineer, Wiltmere Housing Repairs, Swindon, 2018 - present
• Service and repair 1,000 boilers a year in tenants' homes
• Landlord gas safety certificates, issued on a tablet
• Fit heating controls, thermostats and pumps
• First-time fix rate of 88%
• Explain boilers to older tenants until they feel safe with them

Plumber, J. Corsley & Daughter, Devizes, 2014 - 2018
• Fitted bathrooms, radiators and cylinders
• Unblocked drains and stopped leaks, day and night
• Priced jobs and collected payment
• Looked after the van stock
• Taught a Saturday lad to bend pipe

Qualifications
NVQ Level 3 Plumbing and Heating, 2014
ACS gas tickets: CCN1, CENWAT, HTR1, to 2028
Unvented hot water G3
Water regulations

Other
Full UK driving licence, basic DBS

Skills
Boiler diagnostics, pipework, soldering, customer care, safe isolation, stock keeping`,
    far: `Ottoline Farquhar
Bath BA1 | 07700 900191 | ottoline.farquhar@example.com

CHARITY FUNDRAISER

Profile
Fundraising manager with nine years in arts and health charities and £6m raised from trusts, companies and kind people.

Experience
Trusts and Foundations Manager, Mendip Hospice Care, Bath, 2020 - present
• Write 70 applications a year and win one in three
• Raised £1.4m in 2025, 22% above plan
• Report to funders with stories and plain figures
• Keep the pipeline and gifts in Raiser's Edge
• Manage two fundraising officers

Fundraising Officer, Old Vaudeville Theatre Trust, Bristol, 2016 - 2020
• Looked after 340 members and a legacy circle
• Planned dinners, auctions and a sponsored swim
• Wrote appeals and thank-you letters
• Recruited a corporate sponsor for the education programme

Education
BA (Hons) History, Solsbury University, 2016 (2:1)

Professional
Certificate in Fundraising, 2018
Member of the fundraisers' institute

Skills
Bid writing, donor care, budgeting, Raiser's Edge, event planning, storytelling

Interests
Trustee of a village library. Sings alto.`,
  },
  asks: [
    { words: 'NVQ Level 3', importance: 'must' },
    { words: '18th Edition', importance: 'must' },
    { words: 'Inspection and Testing', importance: 'must' },
    { words: 'ECS Gold Card', importance: 'must' },
    { words: 'driving licence', importance: 'must' },
    { words: 'three years', importance: 'must' },
    { words: 'DBS', importance: 'must' },
    { words: 'Fault finding' },
    { words: 'emergency lighting' },
    { words: 'EV charger', importance: 'optional' },
    { words: 'Solar PV', importance: 'optional' },
    { words: 'IPAF', importance: 'optional' },
  ],
  asksNot: ['AM2', 'high-voltage', 'fuel card', 'health cash plan', 'Disability Confident'],
  shows: [
    { words: 'Fault finding', quotes: ['Trace faults on ring finals'] },
    { words: 'Inspection and Testing', quotes: ['City & Guilds 2391-52 Inspection and Testing'] },
    { words: 'EICRs', quotes: ['Periodic inspection and EICRs on 300 homes a year'] },
    { words: 'EV charger', quotes: ['Fitted 20 EV chargers'] },
    { words: 'emergency lighting', quotes: ['serviced emergency lighting and fire alarms'] },
    { words: 'IPAF', quotes: ['IPAF 3a'] },
    { words: 'DBS', quotes: ['Enhanced DBS'] },
    { words: 'driving licence', quotes: ['Full clean driving licence'] },
  ],
  lacks: ['EV charger', 'Solar PV', 'IPAF', 'DBS', 'Fault finding'],
}
