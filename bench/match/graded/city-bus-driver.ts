import type { GradedCase } from './graded-case.ts'

export const cityBusDriver: GradedCase = {
  profession: 'city bus driver',
  posting: `Corrigmore City Bus is growing again and we are looking for drivers for the Quarry Road depot.

What's it like? You'll drive double-deckers and our new battery-electric single-deckers on nine city routes and two night routes. Shifts are rostered five weeks ahead: earlies, lates, every second weekend, some nights at a premium. You start with your walk-round check, you keep to time without rushing anybody, you take fares and check passes on the ticket machine, you put down the ramp for whoever needs it and you stay civil when someone isn't. If something happens on the road you report it to control, properly and in writing.

To apply you need:

* a full category D licence (no more than 3 penalty points, nothing for drink or drugs ever)
* a valid Driver CPC card and a digital tachograph card or willingness to get one
* at least one year's driving of buses or coaches in passenger service, preferably in a city
* English good enough for radio messages and written incident reports
* Garda vetting, as we carry schoolchildren, and a pre-employment medical with drug and alcohol test
* to live within 40 minutes of Corrigmore, since the first bus out leaves at 04:50

We'd be delighted with: electric vehicle experience, disability awareness training, first aid, a second language, local knowledge.

€20.60 an hour rising to €23.10 after two years, permanent, pension, free travel for you and your partner.`,
  cvs: {
    a: `PADDY-JOE TREANLAUR
14 Abbey Rise, Corrigmore — 020 913 0114

2019 to 2026  Leeside Link, Cork side. Stage carriage, routes 3, 7 and the N1 after midnight, deckers mostly. Four years of the seven without a blameworthy knock. Fifteen months on the BYD electrics when they came in. Buddy for new starters, rode along with eleven of them.
2015 to 2019  Mulvanny Coaches, Fermoy. School runs in the mornings, GAA clubs and hen parties at weekends.
2006 to 2015  Delivery van, Kilbrack Bakery

Licence: B, D, D1 since 2015, clean. CPC periodic training done to 2029. Tacho card.
Courses: assisting passengers with mobility and sight difficulties (2023), occupational first aid (2024).
Vetted for schools in the last job.
Leaving because we moved home to mind herself's mother. Used to 4 am alarms.`,
    b: `Geraldine Casserly-Voss MCILT
Corrigmore, g.casserlyvoss@example.com

2016–2026 Operations Manager, Shannonlink Bus (220 drivers, 130 vehicles). Rostering agreements, service contracts with the authority, punctuality from 81 to 92 %, introduction of 24 electric buses, disciplinary chair.
2009–2016 Depot manager, then driver training manager, same company. Approved CPC trainer, assessed some 400 drivers.
2001–2009 Bus driver and inspector, same company. City routes in Limerick area.

Diploma in Transport Management; Transport Manager CPC (international)
Licence B, D since 2001, nil points. Driver CPC kept up every year; I still took out a bus on Christmas Eve and on strike days.

Why: I am 57, voluntary redundancy came in June, and I would like to drive again and go home when my shift ends. Nights are no problem.`,
    c: `VIKTOR HAJNALKA-TÓTH
HGV driver, CE
Address: Corrigmore   viktor.ht@example.com

06/2018 – present Lorcan Freight, Corrigmore. Artic driver, chilled distribution for supermarkets, nights, all Munster. Walkaround checks on app, tachograph, multi-drop, reversing into tight yards. 0 insurance claims since 2020.
2012 – 2018 Volán Trans, Győr, Hungary. International lorry, Austria and Germany.
2008 – 2012 Military service driver, Hungary. Trucks and also troop bus (had category D in army, not transferred to civil licence).

Licence: B, C, CE. Points: 0. CPC (truck) to 2028, could add bus module. Digital card.
ADR basic. Forklift.
English good, Hungarian, German.

Want to change to bus because I like people and am alone all night now. I will pay the D test myself.`,
    d: `Mossie Hanratty-Bell, Ballinvarra (12 min to depot)
020 913 0120

Bus driver. Corrigmore Rural Hopper, 2021 – now: town and village routes, 29-seaters and full size, ramp, tickets, school run.
Private Coaches O'Dea Brothers, 2018 – 2021: school and tours.

D licence 2018, no points. CPC valid. Tacho card. Garda vetted (school transport). First aid.
Looking for full hours with steady roster; current job is 24 hours a week. Know every street of the town.`,
    e: `JOÃO BATISTA CORRALES
Corrigmore town centre, joao.corrales@example.com, 020 913 0182

Motorista de ônibus / bus driver, Viação Serra Clara, Goiânia, Brazil, 2002 to 2022
Twenty years in the city, lines with 700 passengers a shift, articulated and bi-articulated, BRT corridor, night lines. Instructor of new drivers from 2014. Award for ten years without guilty accident. Ramps and lifts for wheelchairs.

Meat factory operative, Dunmeath Foods, Corrigmore, 2022 to present
Boning hall, night shift, forklift ticket. Never late in four years.

Licences: Brazilian CNH category D and E (not exchangeable). Irish licence category B since 2024. Theory test for D passed August 2026, learner permit D. CPC modules not started.

English: intermediate, I understand well, writing I am improving with ETB classes. Portuguese, Spanish.
Stamp 4 permission.`,
    f: `Siobhra Mac Eochagáin-Reid
siobhra.mr@example.com · Corrigmore

Seeking work as a bus driver

EXPERIENCE
Paramedic / emergency ambulance driver, regional ambulance service, 2008–2024. C1 licence, blue light driving, radio discipline, patient report forms, calming people on their worst day, lifting and wheelchair handling. Left after a back injury, now fully recovered.
Part-time minibus driver, Oaklands Day Centre for adults with disabilities, 2024–present. 16-seater with tail lift (D1), two runs a day, Garda vetted.

QUALIFICATIONS
Licence B, C1, D1. No points. Upgrade to full D: theory done, lessons begin January.
CPC: bus, obtained with D1 in 2024.
PHECC practitioner (lapsed), first aid instructor.
EDUCATION
Diploma in Emergency Medical Technology, 2010
Irish and English`,
    g: `Brendan Skehanagh
Lackamore, Corrigmore (30 mins). 020 913 0149

1994 – 2016 Bus driver, Corrigmore and later Ennisbeg depot, with the old municipal company. City routes, schools, the airport express. Single and double deck. Was a mentor. Long service medal, safe driving award 18 times.
2016 – 2026 Ran the family filling station and shop at Lackamore. Sold in the spring to a chain.

Licence: B only at the moment. My D lapsed in 2021 as I didn't renew with the medical; I have the medical report form done now and the renewal is in with the NDLS. Driver CPC gone since 2017, would have to do the periodic days again. No points.

I know the town backwards, the people too. Not driven the electric ones. Fit and well, non-smoker, 58.`,
    h: `Name: Olumide Ferncastle-Adu
Town: Corrigmore. Phone: 020 913 0161. E-mail: olu.fa@example.com

PROFILE
Passenger transport driver with sixteen years behind the wheel on both islands. Calm, punctual, known by name on the 14.

EMPLOYMENT HISTORY
Harbour Transit, Dublin area. City driver, Jan 2017 – Oct 2026
– Tri-axle and standard double-deckers, eleven routes, spare link (any route at an hour's notice)
– Fare collection, visual card checks, lost property, end-of-shift pay-in, never short by more than two euro
– Kneeling and ramp for every wheelchair; autism-friendly bus ambassador
– Gave evidence reports accepted in four insurance cases
– Shop steward 2021–2024
Medway Metro, England. Bus driver, 2010 – 2017
– Single deck, school contracts, rail replacement
Security guard, London, 2006 – 2010

LICENCES
Category D since 2010 (Irish licence since 2017). Two penalty points, speeding in own car, expire March 2027. CPC until September 2028.

TRAINING
Disability equality, conflict handling, EV familiarisation (half day), cardiac first responder

LANGUAGES
English, Yoruba, some Irish`,
    i: `Fergal Ó Drisceoil-Hann
Accounts assistant · Corrigmore · fergal.odh@example.com · 020 913 0158

Employment
Corrigmore Co-op, accounts assistant, 2018 – now. Purchase ledger, supplier statements, fuel cards for 14 vans, Sage 200, cash office cover.
Lismullen Credit Union, teller, 2013 – 2018. Lodgements, loans counter, member queries, balancing the till.
Ballinvarra Superstore, trolley and shelf work while studying.

Education
Accounting Technician, 2014. Leaving Cert 2010.

Licence: full B since 2011, no points. Never drove anything bigger than a Transit.
Irish and English, both for writing reports too. First aid with the scouts, Garda vetted as scout leader.

The office is closing and moving to Dublin. I've had a love of buses since I was small and would take lessons at my own cost.`,
    j: `Kayleigh Stroud-Nwosu, 24
Corrigmore, 020 913 0195, kayleigh.sn@example.com

Currently: Category D learner, 22 hours of lessons with Bantry Cross Driving School, test date 9 December. Driver CPC case study and theory passed; practical booked for the week after.

Jobs
Nov 2022 – now  Taxi (SPSV licence, local area). About 9,000 trips, card and cash, wheelchair accessible vehicle since 2024, vetted by the Gardaí for the licence.
2020 – 2022  Barista and shift lead, Bean Row, Corrigmore
2019 – 2020  Supermarket checkout

Leaving Cert 2020
Full B licence, no points, driving since 18.
Certificate: Disability awareness for SPSV drivers. Irish Sign Language level 1.
I live six minutes from the depot and like nights.`,
    k: `DRIVER

Full category D licence, no more than 3 penalty points, nothing for drink or drugs ever. Valid Driver CPC card and digital tachograph card. One year's driving of buses or coaches in passenger service in a city. English good enough for radio messages and written incident reports. Garda vetting and pre-employment medical with drug and alcohol test. Live within 40 minutes of Corrigmore.

I drive double-deckers and battery-electric single-deckers on city routes and night routes. Shifts: earlies, lates, every second weekend, nights. Walk-round check, keep to time without rushing anybody, take fares and check passes on the ticket machine, put down the ramp for whoever needs it, stay civil. Report to control, properly and in writing.

Electric vehicle experience, disability awareness training, first aid, second language, local knowledge.

Contact: Derry Lowther-Quill, dlq@example.com`,
    l: `Ruaidhrí Pell-Donnellan | Tour coach driver
Email: ruaidhri.pd@example.com | Based Kilteevan, 25 min from Corrigmore

Emerald Ribbon Tours, 2014–2026
Driver-guide, 53-seat touring coaches. Ten-day tours for American and German groups round the Wild Atlantic coast, March to October. Commentary, hotel liaison, luggage, tachograph and drivers' hours, daily defect card. Guest score 4.9 of 5.
Winters: private hire, airport transfers, some school cover.

Alpenblick Reisen, Bavaria, 2009–2014
International coach driver: Italy, Croatia, ski trips.

Licence D, DE, B. 0 points. CPC to 2027. Digital tacho card.
Languages German (fluent), Italian (menu level).
First aid 2025. Garda vetting through school cover.

Never did fares or stage work, apart from a fortnight of rail replacement. Wife wants me home at night.`,
  },
  grades: {
    recruiter: {
      a: 10,
      b: 7.5,
      c: 2.5,
      d: 8.5,
      e: 2,
      f: 3.5,
      g: 4,
      h: 9,
      i: 0.5,
      j: 3,
      k: 1.5,
      l: 6.5,
    },
    manager: {
      a: 9.5,
      b: 7.5,
      c: 2.5,
      d: 8.5,
      e: 4,
      f: 3,
      g: 4.5,
      h: 9,
      i: 1,
      j: 3.5,
      k: 1.5,
      l: 6.5,
    },
    personnel: {
      a: 9.5,
      b: 7,
      c: 2.5,
      d: 9,
      e: 2,
      f: 3.5,
      g: 2.5,
      h: 8.5,
      i: 1,
      j: 3,
      k: 2,
      l: 7.5,
    },
  },
}
