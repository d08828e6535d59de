import type { GradedCase } from './graded-case.ts'

export const eventManager: GradedCase = {
  profession: 'event manager',
  posting: `Who produces the day when 900 cardiologists, a nervous keynote speaker and a broken coffee machine meet? You do.

Plumfield & Roe is a conference and live events agency in Bristol, 23 people, proudly B2B. We look after association congresses, company conferences and awards dinners from 150 to 1,500 guests, in the UK and now and then in Lisbon or Vienna. We're hiring an Event Manager who takes four to six projects a year from signed brief to final invoice. That means building the budget (usually £80k to £600k) and defending the margin; finding and negotiating with venues, caterers, AV and staging crews; writing the running order, the risk assessment and the crew brief; setting up registration and chasing delegates, speakers and sponsors kindly; then being the calm voice on the radio on site, and honest in the debrief. You'll be your client's main contact and you'll have one coordinator to lead plus freelancers.

We'd expect at least three years running corporate or association events yourself, in an agency, a venue or in-house, with budgets you can name. You write well, spreadsheets don't frighten you, and you know your way round an event platform such as Cvent, Swapcard or Eventsforce. You understand health and safety duties for events (IOSH or similar is welcome, we'd pay for it). A full driving licence is needed, and about 50 nights a year away, some weekends.

Good to have: hybrid or streamed events, medical meetings and their code of practice, sustainability (ISO 20121), a degree or CIM/EVCOM style training, French or German.

£36,000 to £42,000, bonus, hybrid three days in the studio. No covering letters, please: a CV and two events you're proud of.`,
  cvs: {
    a: `Annis Wetherby-Cole
2008 - 2016 Event Manager, then Senior, Corvid Communications, London
Medical association conferences and partner meetings of law firms, 200 to 1,300 delegates, £100k to £700k. Full charge: site search, contracts, sponsors' hall, abstracts, on-site lead of twenty, accounts. Managed two coordinators. Prague, Vienna, Nice.

2016 - 2026 Smallholding and farm school near Chepstow with my husband. Sheep, cheese, school classes on Wednesdays, an open farm Sunday each June (1,500 visitors, risk plan, car park, volunteers).

BA French and German, 2007. CIM certificate 2011. NEBOSH 2010. Licence, trailer too.

What I'd need to catch up with: platforms (we used Eventsforce, early version), streaming, the prices of coffee. My children are at school from September and I may be away again.`,
    b: `Edmund Flaxley
Plumbing and heating engineer

2009 to date, Flaxley & Daughter, Keynsham. Boilers, bathrooms, underfloor heating, landlord certificates. Gas Safe registered. 200 customers a year, quotes, invoices, van stock, one apprentice. Before that, apprenticeship with Wessex Heating 2005 - 2009.

NVQ3 plumbing, unvented hot water, OFTEC, working at height, asbestos awareness
Full clean driving licence; weekends and nights normal on call-out.

I organised my brother's stag weekend (14 lads, Prague, everybody came home) and the village bonfire two years running, and people said I should do it for a living. Calm under pressure, literally. Would take a drop in pay to start.`,
    c: `LEOPOLD ASHGROVE-MENSAH
Managing Director, Global Live, Orpheum Worldwide Group 2015 – 2026

P&L of £68m, offices in London, Dubai, Singapore; 240 staff. Clients: two carmakers, a phone maker, three world congresses of 8,000 to 22,000 delegates, opening ceremony of a continental games. Led the merger with a film house; built the sustainability standard (ISO 20121 certified 2018); sat on the trade body's council.

2006 – 2015 Group account director and executive producer, Stagecraft Partners
1999 – 2006 event manager, then senior, two London agencies; medical meetings mainly

MBA; fluent French and German; IOSH, purple guide trainer; licence.

Leaving the group with a settlement. Seeking a chair, board or MD mandate with a growing independent agency; would be pleased to talk about where Plumfield & Roe could be in five years.`,
    d: `Kit Hathersage
Show caller / production manager, freelance since 2008

No degree, no certificates on the wall except IPAF and first aid. Left school at sixteen to carry flight cases.

Past five years, as lead for two pharmaceutical companies' own events teams, who hire me to run the thing complete: national sales meetings (600 to 1,100 people, £350k to £500k), advisory boards, a hybrid launch with studio in Reading and 14 countries watching. I do the venue hunt, the cost sheet, crew, trucks, schedule, safety file, the evening, the reconciliation. Purchase orders in their name, accountable to their finance. Have lived with the ABPI code and its audits without a finding. Registration is done by their agency in Cvent; I read the reports.

Proud of: Lisbon 2023 when the hall flooded at 4 am and doors opened at 9. Leeds 2025, first one with no single-use anything.

Driving licence incl. 7.5t. Away 140 nights a year; fifty sounds like a holiday.`,
    e: `Tove Ballantyne-Sorrel
Senior Project Manager, Live, Greyhound & Finch (Cardiff), 2021 to now

I run gatherings for professional bodies and corporate clients from kick-off call until the books close. Five or six a year.

Two I'd show you:
1. Annual meeting of a society of kidney specialists, 1,150 attendees, four days, £540k. Twelve sponsors, 96 presenters, a rail strike on day two. Closed 3 points over target profit.
2. Building society staff day, 700 people, three screens and a remote audience of 2,000. £210k.

I place the supplier contracts (halls, food, sound and light, set), hold the show call, write method statements and carry the first-aid plan. A junior producer reports to me; on site I steer up to fifteen day-hires. Sign-up sites in Cvent. ABPI rules known by heart. NEBOSH award 2023. BA Theatre Production. German B2. Clean licence, bag always packed.`,
    f: `Rufus Calloway-Dench
FESTIVAL & OUTDOOR EVENTS MANAGER

- Site manager, Saltmarsh Weekender (18,000 cap.), 2019 - 2026: licence, safety advisory group, event management plan, fencing, power, toilets, traffic, 300 contractors, £900k infrastructure budget
- Operations lead, Harbour Lights (free city festival, 60,000 a day), 2022 - 2025
- Stage manager for touring acts, 2013 - 2019

Tickets: NEBOSH General, SIA licence, crowd safety degree modules, IOSH, first aid, HGV
Known for: debriefs without blame, wet-weather plans that worked

Not yet done: delegates with lanyards, sponsors' receptions, abstract books. I use Airtable, CAD and radios; registration platforms only from the ticketing side. Client for me was the council or the promoter. Based in Bristol, would like some winter.`,
    g: `Mirela Stanhope-Dragan
Wedding & private party planner

Owner, Marigold Mornings, Somerset, since 2017
~22 weddings a season plus milestone birthdays, budgets £25k to £140k, up to 260 guests. I scout barns and castles, haggle with caterers, marquee and band people, write the minute-by-minute plan, brief the crew, keep the bride's uncle away from the generator. Risk assessments for every marquee. One full-time assistant, eight regular freelancers. Accounts and VAT myself; never a year in the red.

Corporate: three summer parties for a solicitor's firm (200 people, £38k, last in 2025) and a charity ball.

Training: hospitality diploma, food hygiene 3, IOSH Managing Safely 2022
Tools: Aisle Planner, Excel, Xero
Full licence, own van. Romanian, Italian, school French. Weekends have been my working days for ten years.`,
    h: `HONORIA TREMLETT-ABAYOMI

Profile
Marketing and events professional, twelve years in B2B technology and higher education. Events are about 40 % of my current job and the part my reviews praise.

Career
Senior Marketing Manager (Events & Campaigns), Lumenar Software, Bristol, 2021 - present
- User conference each May: 420 customers, two tracks, £165k; venue, speakers, sponsors, agenda mine; agency for staging
- 14 trade show stands a year, four countries; stand builders, freight, lead capture
- 40 webinars a year (ON24), email journeys in HubSpot, pipeline attribution £6m
- Manage two marketing executives; marketing budget £700k in total
Marketing and Events Manager, University of Selwood business school, 2017 - 2021
- Alumni dinners (120 to 250), open days, executive forum, graduation reception for 900
- Risk assessments with estates; Eventbrite, Eventsforce
- Brochures, social channels, CRM clean-up
Marketing Executive, cyber security start-up, 2014 - 2017
- Roadshows in six cities, content, press

Education
BA English Literature 2:1; CIM Diploma in Professional Marketing 2018; sustainable events short course 2024

Tools
HubSpot, Cvent (since 2023), Excel

Other
Full licence, German conversational, about 35 nights away last year. Two events I'm proud of: Lumenar Connect 2025; a graduation reception in a thunderstorm.`,
    i: `PIPER LANGSTROTH-KAY
Event Manager

I take projects from signed brief to final invoice. I build the budget and defend the margin. I find and negotiate with venues, caterers, AV and staging crews. I write the running order, the risk assessment and the crew brief. I am the calm voice on the radio on site and honest in the debrief.

Cvent • Swapcard • Eventsforce • IOSH • ISO 20121 • hybrid • streamed events • medical meetings • code of practice • sponsors • speakers • delegates • association congresses • awards dinners

2021 to present: Events
Involved in a number of events for different clients. Assisted where needed. Good feedback.

2017 to 2021: Customer facing roles

Full driving licence. Degree. French and German. Two events I'm proud of: all of them!`,
    j: `Saffron Idowu-Peel
Event coordinator (assistant level), 23

Ribbon & Rail Events, Bath, September 2024 - now
Degree apprenticeship finished July 2026: BA Event Management, first
- name badges, rooming lists, dietary sheets, speaker flights for nine conferences (150 to 500 people)
- built six registration sites in Eventsforce, answer the inbox
- supplier quotes into the comparison sheet for my manager
- stage-left headset for two awards dinners
- first own project: supplier breakfast, 60 guests, £4,500, March 2026

Two I'm proud of: that breakfast, and the dental nurses' congress where I rebooked 38 speakers in one snowstorm.

IOSH Working Safely. Full licence since May. Weekends fine. Spanish. I am asking early, I know; if there's a coordinator job beneath this one, I'd love that as well.`,
    k: `Ottoline Brace
Executive assistant to the Chief Executive, Severnside Mutual (Bristol), 2014 - present

Among diaries, travel and board papers I have, by habit, become the one who makes the gatherings happen: annual members' meeting (300 to 400 in the room, live stream since 2020, £70k), leadership off-sites for 60, twice a year, the 150th anniversary dinner (520 guests, £118k, from venue to thank-you notes). I write the brief, get three quotes, hold the budget code, plan seating, rehearse the chairman, stand with the clipboard. An agency did the AV. Cvent admin for the members' meeting since 2022.

Excel advanced, PRINCE2 Foundation, minute taking. A-levels in English, German, history; German still good. Driving licence. My employer knows I'm looking: I want the part of the job I love to be the whole of it.`,
    l: `Ned Oyinlola
Event Manager at Quayhouse Conference Centre, Bristol (2020-26)

Proud of: Offshore Wind Forum 2025 (820 delegates, £260k, hybrid, Swapcard). West Country Food Awards 2024 (450 covers, £95k, delivered £4k under).
Own every client file from contract: budgets, running orders, H&S, AV, caterers, final bill. ~30 events a year, 8 of them over 400. Line manage one coordinator.
IOSH Managing Safely. ISO 20121 working group. French A-level. Drive.
Started as conference porter 2016, coordinator 2018. Want to travel with projects rather than wait for them at the door.`,
  },
  grades: {
    recruiter: {
      a: 5.5,
      b: 0,
      c: 1.5,
      d: 8,
      e: 10,
      f: 4,
      g: 3.5,
      h: 6,
      i: 0.5,
      j: 3,
      k: 4.5,
      l: 9,
    },
    manager: { a: 5.5, b: 0.5, c: 1, d: 8.5, e: 10, f: 4.5, g: 4, h: 6, i: 0.5, j: 3, k: 5, l: 9 },
    personnel: { a: 6, b: 0, c: 3, d: 8.5, e: 10, f: 4, g: 3.5, h: 7, i: 0.5, j: 2.5, k: 5, l: 9 },
  },
}
