import type { GradedCase } from './graded-case.ts'

export const hotelFrontOfficeManager: GradedCase = {
  profession: 'hotel front office manager',
  posting: `FRONT OFFICE MANAGER – The Calder & Thistle, Edinburgh (4-star, 184 bedrooms)

Salary: £38,000 + service charge | Permanent, 40 hours, 5 over 7 days

We are the kind of place where the doorman knows your dog's name. Part of the family-owned Strathlune Hotels, we have just finished a £6m refurbishment of our bedrooms and lobby and are looking for a Front Office Manager to make sure the welcome lives up to the wallpaper.

What you'll be doing
• Leading a team of 22 across reception, concierge, night audit and guest relations – rotas, recruitment, training, appraisals
• Owning the arrival and departure experience, and handling complaints that have gone past the desk
• Working with Revenue and Reservations on overbooking, room allocation and upselling
• Controlling the departmental payroll and budget; cash, floats and banking procedures
• Duty Manager shifts, including one weekend in three
• Reporting on guest satisfaction scores and acting on them

What we need from you
• At least 2 years as Front Office Manager, or as Assistant FOM in a hotel of 150+ rooms
• Very good working knowledge of Opera (PMS) – we are on Opera Cloud
• Proven people manager, calm on a 120-arrival Saturday
• Fluent English; right to work in the UK

Nice to have
• A second European language
• Hospitality degree or HND
• Experience of a refurbishment or a system change
• First aid / fire marshal

In return: 29 days' holiday, meals on duty, 50% off food and room nights at £35 across the group, Cycle to Work, wellbeing app, staff parties that people actually attend.

No agencies please. Applications close on the 28th.`,
  cvs: {
    a: `MARGARET "MAGGIE" DUFF

14 Shore Wynd, Pittenweem
maggie.duff@example.com
01333 555 018

Receptionist

I have 11 years experience in a guest house and a small hotel and enjoy meeting people from all over the world.

Harbour House Hotel, Anstruther (14 bedrooms) 2017 - present
Receptionist. Answering phone and emails, taking bookings (diary and since 2021 a small online booking system), checking guests in and out, taking payments, arranging taxis and boat trips, doing breakfast service when short, setting up the bedrooms if housekeeper is off. I look after the place on my own when the owners are away, usually 3 weeks in winter.

Sea Breeze Guest House, Crail 2014 - 2017
General assistant - reception, rooms, breakfasts

Kinnaird Knitwear, shop assistant 2001 - 2014

Education
Waid Road High School, O Grades in English, Arithmetic, Home Economics

Skills
Good telephone manner, local knowledge, Word and e-mail, honest and punctual, clean driving licence.

I could start with 4 weeks notice and would be willing to move to Edinburgh, where my daughter lives.`,
    b: `Eilidh Sinclair-Nnamdi
Edinburgh | eilidh.sn@example.com | 07700 555 0134

For the last five years the ground floor has been mine. At the Ravelston Assembly, a 172-key city hotel, everything between the revolving door and the lift answers to me: the desk, the porters, the overnight pair who close the books, and the two women who remember every returning guest's pillow. Nineteen of them. I hire them, teach them, write their hours, and keep the wage bill to what was promised upstairs.

What changed while I was there
– Queue at 3 pm cut from 14 minutes to 5 (key prep the night before, tablets in the lobby)
– Review score from 8.3 to 9.0 in two years
– Turnover of my people from 61% to 24%
– Selling better rooms at the counter: £7k a month, from nothing
– Kept us open through eleven months of scaffolding and a closed lobby

I have walked guests at midnight in Festival and had them come back in October. One weekend in two I hold the radio for the whole building.

Where
Ravelston Assembly, Edinburgh – Lobby & Arrivals Lead, 2020–
The Ravelston Assembly's sister, Harrogate – shift leader on the desk, 2016–2020
Auberge des Tilleuls, Annecy – night porter then desk, 2014–2016

Tools: Opera Cloud daily, Excel, Deputy
Speak: French well
MA French, University of Lothian Hill, 2014`,
    c: `Craig Hendry
Livingston, West Lothian
craig.hendry@example.com
07700 555 0155

Personal statement
Hard working time served electrician looking for a change of career away from site work due to knee injury. Quick learner and good with people.

Employment
Electrician, Bathgate Power & Light Ltd, 2015 - 2025
Domestic and commercial installs, fault finding, testing and inspection. Site supervisor for a team of 3 on a 40 flat new build. Dealing with customers and main contractors on a daily basis. Ordering materials. Completed certificates and job sheets on tablet.

Apprentice electrician, McGarry Electrical, 2011 - 2015

Saturday job, Fraser's Chip Shop, 2009 - 2011
Serving customers and cash handling

Qualifications
SVQ Level 3 Electrical Installation
SJIB Grade: Approved Electrician
18th Edition
2391 Inspection and testing
IPAF, Asbestos awareness, Emergency first aid

Education
Almondside High School, 6 Standard Grades

Hobbies
Coaching under 12s football, golf, DJing at weddings

Full clean licence and own transport. Available immediately.`,
    d: `Priyanka Deshmukh
Edinburgh (Graduate visa to Sept 2026) – p.deshmukh@example.com – 07700 555 0150

EDUCATION
MSc International Hospitality Management, Lothian Napier Business School, 2023–2024, Merit
 Dissertation: Mobile check-in and guest perception in four-star hotels in Scotland
 Modules: Revenue management, Service operations, HR in hospitality
BSc Hotel Management, Sahyadri Institute, Pune, 2019–2022

PLACEMENTS
Graduate trainee, Rooms Division, Hotel Invermoray, Edinburgh, Sept 2024–present (18 month scheme)
 - 6 months front desk, 3 months reservations, now with guest relations
 - Check-in up to 90 arrivals, group keys, night audit shadowing 4 weeks
 - Opera Cloud super-user course
 - Prepared weekly guest satisfaction summary for the Front Office Manager

Intern, front office, The Deccan Pearl, Pune (5-star, 220 rooms), Jan–June 2022

PART-TIME WORK
Barista, Bean & Gone, Edinburgh, 2023–2024

LANGUAGES
English, Hindi, Marathi (fluent); French A2

AWARDS
Best intern 2022; Student ambassador

HOBBIES
Kathak dance, baking`,
    e: `Resume

RAJESH KUTTAN MENON
Front Office Manager
Kochi, Kerala, India
rajesh.menon@example.com, +91 555 0198

Objective: To obtain a challenging position as Front Office Manager in a reputed hotel in UK where I can utilise my skills for the growth of organisation.

Professional Experience (14 years)

Front Office Manager – Vembanad Royale, Kochi, 5 star deluxe, 226 rooms – Jan 2019 till date
• Heading team of 38 associates (reception, concierge, bell desk, travel desk, business centre, telephone operators)
• Guest satisfaction index from 84.2 to 91.6
• Upselling revenue INR 1.9 crore in FY 2024
• Overbooking and rate strategy with Revenue Manager
• Department budget, payroll, manpower planning
• Lead for migration from Opera 5.6 to Opera Cloud, 2023
• Manager on Duty, 6 nights per month

Assistant Front Office Manager – Al Reef Bay Hotel, Muscat, Oman, 180 rooms – 2015 to 2018

Duty Manager / Front Office Executive – Hotel Malabar Crown – 2011 to 2015

Education
B.Sc. Hotel Management, Kerala State Hotel College, 2011
Certified Hospitality Supervisor

Languages: English (fluent), Malayalam, Hindi, Arabic (basic)

IELTS overall 8.0 (2024)

Personal: DOB 12.04.1989, married. Passport valid to 2031. Would require Skilled Worker visa sponsorship.`,
    f: `Jade Robertson
jaderobertson@example.com | 07700 555 0163 | Musselburgh

I'm a friendly and reliable Front Desk Supervisor who has been in hotels since leaving school and I feel ready to take the next step into management.

Work history

Front Desk Supervisor – Quayview Inn & Suites, Edinburgh Airport (96 rooms, 3 star)
Feb 2023 – present
* Supervise shift of 3–4 receptionists
* Check-ins and check-outs, airline crew and delayed flight passengers (up to 60 walk-in rooms in one evening)
* Handle complaints on shift
* Balance tills and safe
* Train new receptionists
* Use of Opera and the Expedia and Booking extranets

Receptionist – Quayview Inn & Suites
May 2020 – Feb 2023

Waitress – The Copper Kettle, Musselburgh
2018 – 2020

Education
Musselburgh Road Academy – 4 Highers incl. English and Business Management
SVQ Level 3 Hospitality Supervision and Leadership (completed 2024)

Skills: customer service, Opera, cash handling, upselling, teamwork
First aider.
References available.`,
    g: `CURRICULUM VITAE

Name: Tomasz Wilczyński
Address: Leith, Edinburgh
E-mail: t.wilczynski@example.com
Tel: 07700 555 0117
Status: EU Settled Status

Assistant Front Office Manager
Grand Meridian Dockside, Edinburgh — 242 bedrooms, conference hotel
June 2021 – now
Second in charge of reception and guest services (27 people). I write the weekly rota, run the morning briefing, train new starters in Opera Cloud, do room allocation for groups and look at overbooking with the revenue manager each afternoon. I answer online reviews. When FOM was on maternity leave (Sept 2023 – May 2024) I covered her job incl. payroll and the monthly forecast.

Guest Relations Supervisor
same hotel, Aug 2018 – June 2021

Receptionist
Hotel Złota Brama, Kraków, 4*, 2015 – 2018
Check-in, check-out, cashier, Fidelio.

Education
Bachelor in Tourism and Hospitality, Kraków School of Tourism, 2015

Languages
Polish native, English C1, German B1

Courses
Complaint handling (in-house), Fire warden 2022, Leading a team – ILM Level 3 (2022)

Interests: hill walking, board games`,
    h: `Lucía Herranz Ortega
Executive Housekeeper

l.herranz@example.com / +44 7700 555 0129
Pre-settled status. Edinburgh

Experience

2021–today Head Housekeeper, The Sable Street Hotel, Edinburgh, 118 rooms
Management of 24 room attendants and 3 supervisors. Linen contracts. Stock and chemicals. Room inspections. Monthly budget £62.000. Coordination of room status with reception in Opera. Preparing rooms after refurbishment of floors 3 and 4 (snag lists with contractors).

2017–2021 Floor supervisor, Hotel Balgarvie, Edinburgh

2014–2017 Room attendant, hotels in Málaga and Edinburgh

2012–2013 Reception assistant, Hostal Puerta Chica, Málaga (season)

Training
Técnico Superior en Gestión de Alojamientos Turísticos, IES Costa Clara, Málaga, 2013
COSHH; Manual handling; Fire marshal; First aid (expired)

Languages
Spanish, English (advanced), some French

About me
Organised, strict but fair, I like lists. I look for a change to the guest side of the hotel because I miss to speak with guests.`,
    i: `Daniele Ferrante
Restaurant Manager
daniele.ferrante@example.com — 07700 555 0188 — Edinburgh, EH3

Summary
Hospitality manager with 12 years in hotel and independent restaurants. Leads big teams, controls cost, stays polite when the kitchen does not.

Experience
Restaurant & Bar Manager, Hotel Invermoray (4*, 160 rooms), Edinburgh, 2020–present
• 34 staff on payroll; £2.4m revenue; food & beverage labour cost 31%
• Recruitment, rotas, probation reviews, disciplinaries
• Hotel Duty Manager 1 night per week since 2022: lost keys, noise, walked guests, one flood
• Work with reception on breakfast packages and group arrivals
• Micros Simphony, Opera (look-up and posting only)

Assistant Manager, Osteria Bellarosa, Edinburgh, 2016–2020
• Opened second site

Chef de rang, Hotel Lago Sereno, Stresa, Italy, 2013–2016

Education
Diploma, Istituto Alberghiero "Valdossola", Italy, 2012
WSET Level 2; Personal Licence (Scotland); First Aid 2023

Languages
Italian (native), English (fluent), French (good), Spanish (basic)`,
    j: `Kieran Blackwood
kieran.blackwood@example.com   0131 555 0176

FRONT OFFICE MANAGER

A proven people manager, calm on a busy Saturday, with very good working knowledge of Opera (PMS) and Opera Cloud. Experienced in leading a team across reception, concierge, night audit and guest relations, owning the arrival and departure experience, working with Revenue and Reservations on overbooking, room allocation and upselling, and controlling departmental payroll and budget. Reports on guest satisfaction scores and acts on them. Fluent English and right to work in the UK.

KEY SKILLS
Front Office leadership • Guest relations • Night audit • Concierge • Opera Cloud • Upselling • Room allocation • Complaint handling • Duty Manager • Budget control • Recruitment, training, appraisals • Refurbishment

CAREER

Team Member, Nightlark Budget Hotel, Edinburgh Haymarket
Oct 2024 – present
Front desk, bar and breakfast duties.

Sales Adviser, MobileHive, Ocean Terminal
2022 – Sept 2024
Phone sales and upgrades. Employee of the month, twice.

Bar staff, various pubs
2019 – 2022

EDUCATION
National 5s, Craigbrae High School
Online certificate: Introduction to Hotel Front Office (6 hours), 2025`,
    k: `Fiona McAllister
Edinburgh EH6 · fiona.mcallister@example.com · 0131 555 0142

PROFILE
Front Office Manager with nine years in four-star hotels in Scotland. Used to busy city-centre houses, festival season and rugby weekends.

EXPERIENCE

Front Office Manager, The Lorne Court Hotel, Glasgow (136 rooms) – March 2022 to present
- Manage 16 staff: reception, nights, two concierges
- Payroll within budget 11 months out of 12 last year
- Guest satisfaction for arrival up from 81 to 88
- Upselling scheme brought in £64k in 2024
- Duty management 2 shifts per week
- Moved the hotel from Opera V5 to Opera Cloud in autumn 2023

Assistant Front Office Manager, Hotel Balgarvie, Edinburgh (210 rooms) – 2019 to 2022
- Rotas and training for 18 receptionists, complaint handling, deputised for FOM
- Furloughed Apr–Aug 2020

Reception Supervisor / Receptionist, Hotel Balgarvie – 2016 to 2019

EDUCATION
HND Hospitality Management, Forthside College, 2016

OTHER
First aid at work (2024), fire marshal. Basic French. Full driving licence. UK citizen.`,
    l: `ALASDAIR J. M. URQUHART MIH

Hotel General Manager
Perthshire · 01738 555 0109 · aj.urquhart@example.com

Executive summary
Thirty years in luxury and four-star hotels in the UK, Gulf and Far East. P&L responsibility up to £19m. Two openings, three refurbishments.

Career
General Manager, Glen Orrin Resort & Spa, 2016–2025 (148 rooms, 210 employees; resort sold, post redundant June 2025)
 EBITDA from 18% to 27%; AA 4 Red Stars; £11m refurbishment delivered while trading
General Manager, Hotel Arcadia, Manchester, 2010–2016 (260 rooms)
Director of Rooms, Al Safwa Palace, Dubai, 2006–2010 (412 rooms)
 Front office, housekeeping, laundry, recreation; 160 employees
Front Office Manager, The Windermere Grand, 2001–2006
Assistant Front Office Manager / Night Manager, London hotels, 1995–2001

Education
BA Hotel & Catering Management, Strathkelvin University, 1995
Master Innholder candidate; Finance for Executives, Ecole Beaulac, Lausanne

Systems
Opera, Delphi, IDeaS, SunSystems

Languages
English, good French, conversational Arabic

Non-executive
Trustee, Hospitality Benevolent Fund for Scotland

I am now looking for a role with fewer nights away, nearer my family in Edinburgh.`,
  },
  grades: {
    recruiter: {
      a: 1.5,
      b: 9.5,
      c: 0.5,
      d: 3,
      e: 5.5,
      f: 4,
      g: 9,
      h: 3,
      i: 4.5,
      j: 1,
      k: 10,
      l: 4.5,
    },
    manager: {
      a: 1,
      b: 10,
      c: 0,
      d: 3.5,
      e: 6,
      f: 4,
      g: 8.5,
      h: 3.5,
      i: 5,
      j: 0.5,
      k: 9.5,
      l: 4.5,
    },
    personnel: {
      a: 1.5,
      b: 9,
      c: 0.5,
      d: 3,
      e: 5.5,
      f: 4.5,
      g: 8.5,
      h: 3.5,
      i: 4,
      j: 1,
      k: 10,
      l: 5,
    },
  },
}
