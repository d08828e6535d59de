import type { GoldenCase } from './golden-case.ts'

export const truckDriver: GoldenCase = {
  profession: 'HGV driver',
  posting: `HGV Class 1 Driver - Days - Doncaster
£17.40 per hour

Brackwater Logistics runs 65 articulated lorries out of Doncaster for supermarkets and builders' merchants.

- Driving a tractor and 44-tonne curtain-sider or fridge trailer to regional distribution centres
- Loading and securing loads, handballing now and then
- Daily walk-round checks and defect reporting
- Keeping to drivers' hours and the Working Time Directive
- Polite with customers at every gate

You must have:
- HGV Class 1 (C+E) licence held for at least 12 months
- Driver CPC and digital tachograph card in date
- No more than 6 points and no DD, DR or IN endorsements
- Multi-drop or trunking experience
- Good English for paperwork and handheld scanners

Ideally you also have ADR, moffett or tail-lift experience, but neither is essential. FORS training would be handy.

No nights out, no Sundays. You do not need your own tools or a HIAB ticket.

What's in it for you: 28 days' holiday, company pension, overtime at time and a half after 48 hours, uniform supplied, refer-a-friend bonus of £500.

Brackwater Logistics is an equal opportunities employer. Applicants must have the right to work in the UK; we cannot offer sponsorship. Call Shelley in the transport office or just apply online.`,
  cvs: {
    strong: `DARREN OAKHAMPTON
Rotherham S60, 07700 900131, d.oakhampton@example.com

Class 1 driver, nine years on artics, clean licence. British citizen.

LICENCES
C+E since 2017, no points
Driver CPC to September 2029, digi tacho card to 2028
ADR (packages, classes 3, 8 and 9), 2024

EMPLOYMENT

HGV Class 1 Driver, Penistone Road Haulage, Sheffield
April 2020 - now
* Trunking by night and multi-drop by day, fridge and curtain-sider, 44 tonnes
* Four to nine drops a shift at supermarket RDCs and builders' yards
* Strap and check every load; no damage claim in four years
* Walk-round checks on the tablet, defects reported before leaving the yard
* Never an infringement at the last three tacho downloads
* Unload by moffett and tail-lift at small sites

Class 2, then Class 1 Driver, Dearne Valley Pallets, Barnsley
May 2017 - March 2020
* Delivered pallets in the North and the Midlands
* Handballed parcels and collected signatures by handheld scanner
* Planned my own route around low bridges and school times
* Passed C+E in the company's time in 2017

Warehouse Operative, Dearne Valley Pallets, 2015 - 2017

TRAINING
FORS Safe Urban Driving, 2023
First aid at work, 2025
Fork truck, counterbalance, refresher 2022`,
    fair: `Piotr Lewanski-Hale
Hull HU5 - 07700 900169 - piotr.lh@example.com

Profile
Class 2 driver who passed Class 1 in June 2025. Looking for a day job with regular artic work.

Driving experience

Class 2 Driver, Humber Garden Supplies, Hull
March 2022 to present
- Rigid 18-tonner with curtains, five to eight drops a day at garden centres in Yorkshire
- Load by pump truck and strap down
- Daily checks and fuel cards
- Since July 2025 sometimes an artic, when a colleague is on leave
- Friendly with customers; two written thanks this year

Van Driver, Parcelrunner Couriers, Hull
2019 to February 2022
- 110 parcels a day with a 3.5-tonne van
- Cash on delivery and proof of delivery on a handheld

Licences
C since 2022, C+E since June 2025
Driver CPC valid to 2027
Digital tachograph card
3 points (speeding, 2024)

Education
GCSEs, Hull

Right to work: settled status

Interests: coarse fishing, five-a-side, and rebuilding a 1982 moped with my son in the garage when there is time on a Sunday`,
    near: `Gemma Pickersleigh
Wakefield | 07700 900184 | gemma.pickersleigh@example.com

TRANSPORT PLANNER

Summary
Planner with six years in a busy traffic office. I know the roads, the customers and the drivers by name.

Experience
Transport Planner, Calder Freight, Wakefield, 2021 - present
• Plan 42 vehicles and 60 drivers a day in Mandata
• Watch drivers' hours and debrief infringements
• Rebook slots at supermarket RDCs when the M62 stands still
• Cut empty miles from 21% to 15% in two years
• Agree rates with six subcontractors

Traffic Clerk, Calder Freight, Wakefield, 2019 - 2021
• Printed manifests, keyed proof of delivery and raised invoices
• Answered customers' calls on late loads
• Kept holiday and shift records of drivers
• Ordered fuel cards and tacho rolls

Education
A-levels in Geography and Business, 2019

Certificates
Transport Manager CPC (international), 2023

Skills
Route planning, Mandata, Excel, negotiation, drivers' hours rules, customer service, calm on the phone

Licence
Car (B), clean

Interests: hill running with the dog, pub quizzes`,
    far: `Lysander Whitcombe
Harrogate | 07700 900112 | l.whitcombe@example.com

UX RESEARCHER

Profile
Researcher with seven years in digital health and public services. I find out what people do, not what they say they do.

Experience
Senior User Researcher, Nidd Digital Health, Leeds, 2022 - present
• Lead research for an appointment app with 1.2 million users
• Run interviews, diary studies and usability tests with patients over 70
• Cut failed bookings from 14% to 6% with a redesigned flow
• Built a research library that 40 colleagues use
• Teach product managers to watch a session without speaking

User Researcher, Fenwick Lane Studio, York, 2019 - 2022
• Researched council services: parking permits, school places, bin days
• Moderated more than 200 sessions
• Presented findings to boards and to the public

Education
MSc Human-Computer Interaction, Ouse University, 2019
BSc Psychology, Ouse University, 2017

Skills
Interviewing, usability testing, surveys, card sorting, Figma, Dovetail, statistics in R, accessibility

Speaking
Two talks at regional design meetups on testing with older people.`,
  },
  asks: [
    { words: 'HGV Class 1', importance: 'must' },
    { words: 'Driver CPC', importance: 'must' },
    { words: 'digital tachograph card', importance: 'must' },
    { words: 'Multi-drop', importance: 'must' },
    { words: '12 months', importance: 'must' },
    { words: 'English', importance: 'must' },
    { words: 'right to work in the UK', importance: 'must' },
    { words: 'walk-round checks' },
    { words: 'ADR', importance: 'optional' },
    { words: 'tail-lift', importance: 'optional' },
    { words: 'FORS', importance: 'optional' },
  ],
  asksNot: ['HIAB', 'own tools', 'company pension', 'uniform supplied', 'refer-a-friend'],
  shows: [
    {
      words: 'HGV Class 1',
      quotes: [
        'C+E since 2017',
        'Class 1 driver, nine years on artics',
        'HGV Class 1 Driver, Penistone',
      ],
    },
    { words: 'Driver CPC', quotes: ['Driver CPC to September 2029'] },
    { words: 'digital tachograph card', quotes: ['digi tacho card to 2028'] },
    { words: 'Multi-drop', quotes: ['multi-drop by day'] },
    { words: 'ADR', quotes: ['ADR (packages, classes 3, 8 and 9)'] },
    { words: 'tail-lift', quotes: ['Unload by moffett and tail-lift'] },
    { words: 'walk-round checks', quotes: ['Walk-round checks on the tablet'] },
    { words: 'right to work in the UK', quotes: ['British citizen'] },
  ],
  lacks: ['ADR', 'tail-lift', 'FORS'],
}
