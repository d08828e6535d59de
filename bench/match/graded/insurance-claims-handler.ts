import type { GradedCase } from './graded-case.ts'

export const insuranceClaimsHandler: GradedCase = {
  profession: 'insurance claims handler',
  posting: `MOTOR CLAIMS HANDLER (Personal & Commercial Lines)
Ref: KZ-CL-0926 | Umhlanga, KwaZulu-Natal | Permanent | Closing date: 4 December 2026

Kestrel Zonke Insurance is a licensed non-life insurer and authorised FSP. We insure some 90 000 vehicles for clients who come to us through brokers. We're proud of our Top Employer nomination and of a culture where everyone is on first-name terms.

PURPOSE OF THE ROLE
To manage own damage, theft/hijack and third-party motor claims from first notification to settlement within mandate (R150 000), fairly and within SLA, with a portfolio of roughly 140 open files.

KEY OUTPUTS
Validate cover, premium status and excess. Appoint assessors, panel beaters, towing and car hire. Consider merits and decide, or refer. Negotiate settlements on write-offs and uneconomical repairs. Identify recoveries and salvage. Spot fraud indicators and refer to forensics. Keep client and broker informed in writing; draft repudiation letters that will stand at the Ombud. Maintain reserves. Observe TCF and the Policyholder Protection Rules.

MINIMUM REQUIREMENTS
- Grade 12
- NQF 4 or 5 qualification in Short-Term Insurance / full FAIS credits (FSCA recognised)
- RE5 and Class of Business: Personal Lines (Commercial Lines advantageous)
- 3 years' motor claims experience at an insurer, UMA or brokerage with delegated claims authority
- Clear credit and criminal record
- Good written English; isiZulu or Afrikaans an advantage
- Driver's licence

ADVANTAGEOUS
Quantum knowledge on third-party liability; experience of Audatex or similar estimating; heavy commercial vehicles / goods in transit.

WE OFFER
Market-related package, medical aid and provident fund contribution, study assistance, hybrid after probation, Friday coffee truck.

Appointments will be made in line with our Employment Equity plan. If you have not heard from us within three weeks, please consider your application unsuccessful.`,
  cvs: {
    a: `Yashveer Ramnarain
Property & Casualty Claims Specialist
Chatsworth, KZN · yashveer.ramnarain@example.com · 084 555 0179

Profile
Nine years in non-motor claims. Calm, exact, good with loss adjusters and difficult insureds.

Career
2020 – present   Claims Specialist, Property and Liability, Ridgeback General Insurance, Umhlanga
Homeowners, commercial buildings, business interruption, public liability. Mandate R250 000. About 90 open files. Led the desk for 2022 flood losses (1 340 claims). Repudiation letters, Ombud submissions, reserves, reinsurance notices. Supervise one learner.
2017 – 2020   Claims Technician, household contents, geyser and theft claims, Ridgeback
2016 – 2017   Claims Administrator, all classes including motor glass and small accident damage, broker in Pinetown

Qualifications
BCom Law, Durban, 2015
Higher Certificate Short-Term Insurance NQF 5, 2018
RE5, 2017
CoB Personal Lines, Commercial Lines, 2019
Insurance institute: Associate, 2023

Systems
Guidewire-type claims platform, Excel, document management. No Audatex.

Languages: English, some Zulu, Hindi
Driver's licence: yes. Checks: clear.

Motivation: Property claims at Ridgeback are being centralised in Cape Town and I am not moving my children. Motor would be a new class but a claim is a claim.`,
    b: `Riaan Oosthuysen
Amanzimtoti
riaan.oosthuysen@example.com / 083 555 0162

I sit between people who have just had a terrible morning and the people who pay for it. I've done it for seven years at Umdoni Underwriting Managers (2019 – now), who sign off payments on behalf of two insurers, so the pen is ours up to R100 000.

A car gets hit, stolen, burnt, drowned in the April floods. I look at whether the premium went off, who was behind the wheel, what the wording says about it, and whether the story fits the pictures. I send somebody to look at the metal, argue with the workshop over the price of a headlamp, decide if she gets fixed or goes to the salvage yard, and agree a number with the owner. When the other driver was to blame I go after him or his insurer; when ours was, I try to close it before the attorneys get hold of it. If the answer is no I write the no myself, in plain language with the clause, and two of mine have gone to the Ombud and stood. About 120 running at a time, a third of them bakkies and 8-tonners.

Earlier
2014 – 2019 Broker's assistant, Scottburgh: policies, endorsements, first-line claims

Papers
Matric 2013. NQF 5 Short-Term Insurance, 2018. RE5 2017. CoB personal and commercial, 2020.

English, Afrikaans, passable Zulu. Licence. No debts, no record.`,
    c: `Pieter-Willem Strydom
Howick, KZN Midlands
pw.strydom@example.com  ·  082 555 0109

Farm Manager – Dairy and Pastures

I have managed a 480-cow dairy at Hidden Vlei Farm, Howick, since 2017, with 22 people under me. The owner has sold to a forestry company and my work ends in January 2027.

Duties there
• Milking, breeding, feed planning, pastures and irrigation
• Wages, leave, disciplinary enquiries
• Maintenance of eleven vehicles, tractors and two milk tankers: services, licences, repairs, tyres
• Reported accidents and hail damage to the farm's broker, got quotes, kept the file (9 claims in nine years, all paid but one)
• Negotiation with feed and fertiliser suppliers
• Budget of R31m

Before that
2012 – 2017 Assistant manager, beef and maize, Winterton
2010 – 2011 Gap years: harvest work in Kansas and the UK

Education
National Diploma Agriculture: Animal Production, Pietermaritzburg, 2009
Matric, Estcourt, 2006

Computer: Excel, herd software, e-mail
Languages: Afrikaans, English, isiZulu fluent (grew up with it)
Licences: EC with PDP, motorbike
Record: clear

I am honest, know people and can write a proper letter. No insurance qualification.`,
    d: `CURRICULUM VITAE
NOMVULA PRECIOUS DLUDLA

Personal details
Residence: Phoenix, Durban
Cell: 082 555 0147
E-mail: nomvula.dludla@example.com
Languages: isiZulu, English (fluent), Afrikaans (fair)
Driver's licence: Code B, own car
Credit/criminal: clear

Qualifications
Grade 12, Verulam, 2011
National Certificate: Short-Term Insurance NQF 4 (2015)
Higher Certificate in Short-Term Insurance NQF 5 (2018)
RE5 (2014)
Class of Business Personal Lines and Commercial Lines (2019)

Employment
Baobab Shield Insurance Ltd, Durban – Senior Motor Claims Technician, Feb 2019 to date
Own damage, theft/hijack and third-party motor claims, personal and commercial fleets, mandate R120 000. Portfolio of 150 to 170 files.
- validate cover, appoint assessors and panel beaters, authorise repairs on Audatex
- negotiate total loss settlements, retail/market value disputes
- draft rejections; 11 Ombud matters answered since 2021, 9 found in favour of insurer
- recoveries against third parties R3,1m in the last financial year
- referral of suspicious claims, member of fraud forum
- monthly reserve review

Baobab Shield Insurance Ltd – Motor Claims Administrator, June 2015 to Jan 2019
Registration of claims, excess letters, car hire, salvage instructions

Coastline Call Services – Call centre agent, 2012 to 2015

Achievements
Claims Employee of the Year 2023

Reasons for change: growth; present employer relocates claims to Johannesburg
Notice: one calendar month
Referees: Mr S. Govender (claims manager), on request`,
    e: `Curriculum Vitae: Gail Petronella Vermaak

Address: Pinetown   Cell: 083 555 0120   e-mail: gail.vermaak@example.com
Born 1971. Health good. Driver's licence code EB.

Work
1998 to 2026 (28 years) – Vermeulen & Sithole Insurance Brokers, Pinetown
Started as typist, became claims lady in 2001, in charge of claims since 2010. The brokerage holds claims authority from three insurers, I settled motor up to R50 000 on our own pen and took the bigger ones through with the insurer.
* Motor accident, stolen vehicles, hijackings, windscreens, taxis, sugar cane trucks and trailers, goods in transit
* Checking the schedule, premium and drivers
* Getting assessor out, arguing the write-off value
* Third party letters of demand in and out, knock-for-knock, recoveries of excess for clients
* About 100 matters going at any time
* Rejections explained to clients face to face, letters drafted for insurer
* Know every panel beater from Port Shepstone to Empangeni

The owners retire in December and the book is sold.

Education
Matric 1989 (Afrikaans first language higher grade, English higher grade)
RE5: wrote and passed 2012
Short courses: I.I.S.A. motor insurance certificate 1999, fraud awareness 2015
I have about 60 FAIS credits. Never finished NQF 4, was under supervision at first and then nobody asked. CoB training on product, not the full one. Willing to write.

Languages: Afrikaans, English, kitchen Zulu which I am trying to improve
No judgments, no record`,
    f: `Lerato Mofokeng
Medical Claims Assessor
Westville, Durban
lerato.mofokeng@example.com  |  072 555 0165

Experience
Medical Claims Assessor, Sunbird Health Administrators, Durban, May 2021 – current
- Assess hospital and doctors' accounts against scheme rules and tariff codes (ICD-10, NHRPL), 220 lines per day
- Query duplicate and irregular billing, refer to forensic department
- Written replies to members and providers, complaints for Council for Medical Schemes
- Accuracy 98,6%

Membership Clerk, Sunbird Health Administrators, 2018 – 2021
- New members, dependants, contribution arrears

Ward clerk, private hospital, Durban, 2015 – 2018

Education
National Diploma: Office Management and Technology, 2014
RE5 (health benefits), 2022
Class of Business: Health Service Benefits, 2022
Matric, Bloemfontein, 2011

Skills
Claims assessing, Excel, typing 55 wpm, telephone etiquette, working to SLA, POPIA

Languages
Sesotho, English, isiZulu

Personal
Valid driver's licence (Code 8), own car
Clear credit and criminal record
Non-smoker, church secretary

I would like to move from the medical to the short-term industry and am prepared to study NQF 4 Short-Term Insurance at own cost.`,
    g: `KEAGAN PLAATJIES
MOTOR ASSESSOR
Hillcrest, KZN | 079 555 0188 | keagan.plaatjies@example.com

Experience
Motor Vehicle Assessor — Sharpline Assessing CC, Durban — 2018 to present
Physical and desktop assessments for seven insurers, 9–11 vehicles a day, light and heavy commercial
Estimates checked and agreed on Audatex; parts price negotiation; paint and labour rates
Recommend repair, uneconomical to repair, or cash in lieu; retail and salvage values; salvage tender
Report on consistency of damage, speed, tyres, previous damage; about 30 cases sent on to forensic yearly, gave evidence twice in magistrate's court
Phone contact with insured and claims handler daily

Estimator — Northcoast Panel & Paint, Umgeni — 2014 to 2018
Quotations, authorisations from insurers, supplements

Apprentice, then qualified Vehicle Body Builder/Panel Beater — same firm — 2009 to 2014

Qualifications
Trade Test, motor body repairer (red seal), 2013
N3 Motor Trade Theory
Assessor training programme, institute of assessors, 2018
NQF 4 Short-Term Insurance, completed 2022
RE5: not written. CoB: not done

Languages
English, Afrikaans (mother tongue), some isiZulu

General
Licence code C1 with PDP. Clear record, can provide. 70 000 km a year on the road is enough, I want to be on the deciding side, at a desk.`,
    h: `Lwandle Shezi (22)
KwaMashu, Durban
068 555 0104 | lwandle.shezi@example.com

PERSONAL STATEMENT
I am completing a 12-month insurance learnership in November 2026 and I want to become a claims handler. I am punctual and eager to be taught.

LEARNERSHIP
Ridgeback General Insurance, Umhlanga, Dec 2025 – Nov 2026
Rotation in motor claims (7 months) and client services (5 months)
- registering claims and opening files
- checking documents: licence copy, claim form, police case number
- phoning panel beaters for progress, updating clients by SMS and e-mail
- prepared 20 write-off packs under guidance of a senior handler
- sat in at two forensic interviews
No mandate, all my work was checked.

EDUCATION
FETC Short Term Insurance NQF 4: 128 of 140 credits, final assessments December 2026
RE5: booked for February 2027
Diploma in Public Relations Management, Durban, first year completed 2023, stopped for financial reasons
Matric 2022, KwaMashu: Accounting 71%, English 68%, isiZulu 82%

PART-TIME
Car wash supervisor, weekends, 2021 – 2024

COMPUTER
Word, Excel (intermediate), claims system, Teams

LANGUAGES
isiZulu home language, English good

LICENCE
Learner's licence, test date January

Clear criminal record, no accounts. Referee: Ms B. Cele, learnership mentor`,
    i: `Craig Adonis
Motor Fleet Claims Negotiator
Bellville, Cape Town
craig.adonis@example.com | 074 555 0191

Work experience

Tafelkop Commercial Insurance, Bellville
Claims Negotiator, Heavy Commercial Vehicles, Jan 2022 – present
Horse-and-trailer, refrigerated trucks, goods in transit, buses. Own damage and third-party property only (injury goes to attorneys). Appoint assessors and recovery contractors, also across the border in Namibia. Settle up to R75 000 under supervision, anything above to the manager with my recommendation. Reserve every file within 48 hours. 80 to 90 open files. Salvage bids. Weekly calls with three large brokers.

Claims Assistant, same company, Aug 2019 – Dec 2021
Opened files, requested documents, tracker reports, paid suppliers.

Dispatch clerk, transport company, Parow, 2016 – 2019
Load planning, driver files, accident reports to insurers

Qualifications
Higher Certificate Short-Term Insurance NQF 5, 2022
CoB: Commercial Lines 2023 (Personal Lines outstanding)
RE5: failed narrowly in 2024, rewrite date 11 December 2026; working under supervision
Grade 12, Parow, 2014

Languages
Afrikaans, English. No Zulu.

General
Licence Code EC1. Clear credit and criminal. No personal lines experience, theft and hijack only on trucks. Fiancée is from Durban and we plan to settle there in March 2027; notice 30 days.`,
    j: `THANDEKA MKHWANAZI
Umlazi, Durban | 071 555 0118 | thandeka.mkhwanazi@example.com

CAREER OBJECTIVE
To grow my career as a motor claims handler with a reputable insurer.

WORK EXPERIENCE

Motor Claims Consultant
Swiftcover Direct (direct insurer), La Lucia – April 2024 to present
• Handle personal lines motor own damage claims from notification to repair authorisation, mandate R40 000
• Validate policy, drivers, excess; book drive-in assessments
• Appoint towing and car hire suppliers
• Windscreen and hail fast-track claims, 12 per day
• Theft claims and third-party claims are referred to the specialist desk
• QA average 93%, NPS 71

Call Centre Agent: First Notification of Loss
Swiftcover Direct – Sept 2022 to March 2024
• Captured 25 to 30 claims per shift

Cashier, supermarket, Umlazi – 2020 to 2022

EDUCATION
Further Education and Training Certificate: Short Term Insurance NQF 4 (2024)
RE5 – passed May 2025
Class of Business: Personal Lines (2025)
Matric with Bachelor's pass, 2019

SKILLS
Claims system (in-house), Excel, email writing, empathy, conflict handling

LANGUAGES
isiZulu (home language), English, isiXhosa

OTHER
Driver's licence code 8. Clear ITC and criminal record. Available on 30 days' notice. Member of the staff choir and shop steward (deputy).`,
    k: `Brandon-Lee Naicker
Durban North
brandonlee.naicker@example.com
060 555 0136

ABOUT ME
Dynamic and results-driven Motor Claims Handler (Personal & Commercial Lines) with the ability to manage own damage, theft/hijack and third-party motor claims from first notification to settlement within mandate, fairly and within SLA. I validate cover, premium status and excess, appoint assessors, panel beaters, towing and car hire, consider merits and decide or refer. Well versed in TCF and Policyholder Protection Rules, recoveries, salvage, fraud indicators, reserves, quantum and Audatex.

WORK HISTORY
2025 – 2026  Sales agent (funeral cover leads), outbound call centre, Durban – 9 months
2023 – 2024  Receptionist, panel beating shop, Springfield: answered phones, booked cars in, handed claim forms to clients
2021 – 2023  Waiter, Florida Road
2020  Promoter, cellphone network

EDUCATION
Matric 2019
NQF 4 Insurance: registered 2025, 40 credits achieved, not currently studying
RE5: attempted once, rewriting soon

ATTRIBUTES
Fair | Fast | Client-centric | Analytical | Deadline-driven | First-name culture | Team player | Hybrid ready

LANGUAGES
English, basic Afrikaans

Driver's licence Code B. Currently under debt review (almost finished). References: Mrs Pillay, shop owner.`,
    l: `Tatenda Chikwanda, Dip CII
Currently Durban Central (Zimbabwe national, permanent residence permit since 2024)
tatenda.chikwanda@example.com
+27 73 555 0153

CLAIMS PROFESSIONAL – MOTOR AND FLEET

Zambezi Mutual Insurance, Harare (Jan 2015 – Nov 2023)
Senior Claims Officer, Motor, from 2018
- Own damage, theft and third-party property and injury; authority USD 8 000
- 130 to 160 active claims; fleets of bus and haulage operators; cross-border (yellow card) losses
- Instructed assessors and garages, negotiated total losses, disposed of salvage by auction
- Quantum on bodily injury together with panel attorneys
- Subrogation recoveries up 38% in two years
- Wrote decline letters and answered regulator complaints
Claims Officer 2015 – 2018

Sunward Brokers, Durban (March 2024 – present)
Claims Administrator
- Submit and follow up motor and household claims with insurers, no authority
- Explain decisions to clients, upload documents

Education
Diploma in Insurance (CII, London), 2019
BSc Business Studies, Harare, 2013
SAQA evaluation: done, NQF 7 for degree
FSCA: CII diploma application for recognition in progress; RE5 passed August 2025; CoB Personal Lines completed October 2025

Languages: English, Shona, isiNdebele (isiZulu understood well)

SA driver's licence (converted). Police clearance from both countries. Credit record: short but clean.`,
  },
  grades: {
    recruiter: {
      a: 6,
      b: 9.5,
      c: 0.5,
      d: 10,
      e: 5.5,
      f: 2,
      g: 4,
      h: 3,
      i: 5,
      j: 7,
      k: 0.5,
      l: 6.5,
    },
    manager: {
      a: 5.5,
      b: 9.5,
      c: 0.5,
      d: 10,
      e: 6.5,
      f: 2,
      g: 5,
      h: 3,
      i: 4.5,
      j: 7,
      k: 0.5,
      l: 7.5,
    },
    personnel: {
      a: 5,
      b: 9.5,
      c: 1,
      d: 10,
      e: 5.5,
      f: 2,
      g: 4,
      h: 3,
      i: 4.5,
      j: 7,
      k: 0.5,
      l: 6.5,
    },
  },
}
