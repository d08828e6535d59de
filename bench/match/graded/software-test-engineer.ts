import type { GradedCase } from './graded-case.ts'

export const softwareTestEngineer: GradedCase = {
  profession: 'software test engineer',
  posting: `Software Test Engineer – Medical Devices (m/f/d)
Lübeck | full-time, permanent | hybrid (2 days from home)

Your next step at Halvensen Medical GmbH

We are a family-owned company with 420 people and build infusion pumps and syringe drivers which are used in intensive care units in more than 60 countries. Our System Verification team of nine is looking for support.

What awaits you
• You derive test cases from software and system requirements and keep the traceability matrix up to date
• You plan, execute and document verification tests on the real device (embedded C/C++ firmware, touch display, hospital gateway)
• You extend our automated test bench (Python, pytest, some LabVIEW legacy)
• You record and evaluate anomalies in Jira/Polarion and discuss them with development and risk management
• You write test protocols and reports that stand up to audits by the notified body and the FDA

What you bring along
• Completed degree in computer science, medical engineering, electrical engineering or comparable; alternatively vocational training as an IT specialist with relevant experience
• At least 3 years of professional experience in software testing, ideally of embedded systems
• Experience in a regulated environment, preferably IEC 62304, ISO 14971 and ISO 13485
• Good Python knowledge
• ISTQB Certified Tester Foundation Level
• Very good English; German at B1 or higher (our test reports are English, the canteen is not)

Nice to have: usability testing according to IEC 62366, CAN/serial protocols, experience with test tool validation.

What we offer
30 days of holiday, 37.5 hours week, flexitime, company pension scheme, JobRad, subsidised canteen, fruit basket and a harbour view. We value diversity and welcome all applications.

Please send your CV with salary expectation and earliest starting date to our HR team, Ms. Wiebke Ohlsen.`,
  cvs: {
    a: `Mieke Thodesen, 24
mieke.thodesen@example.com
0451 555-0138
Lübeck

About me
I finished my Bachelor in Medical Engineering in September 2026 and look for my first full-time job in testing or development of medical devices.

Practical experience
Bachelor thesis at Halbmond Respiration GmbH, Lübeck (March – August 2026)
"Automated verification of alarm tones with a microphone array": Python script that records alarm sound, compares with IEC 60601-1-8 and writes a protocol. Grade 1.3. The company uses it further.

Working student Quality, Halbmond Respiration GmbH (10/2024 – 02/2026), 15 h/week
- Executed test protocols on CPAP devices and documented results
- Updated the trace matrix in Excel
- Entered bugs in Jira

Internship in clinical engineering, hospital in Eutin (8 weeks, 2023)
- safety checks of infusion pumps and monitors

Education
B.Sc. Medical Engineering, Lübeck, 2022–2026, final grade 1.8
Lectures: medical device law, IEC 62304 and risk management, embedded programming (C), signal processing
Abitur 2021, Bad Oldesloe
Voluntary social year, ambulance service, 2021/22

Skills
Python (good), C (basic), Git, MATLAB, oscilloscope
ISTQB Foundation exam booked for January 2027
German native, English C1 (semester in Uppsala)

Hobbies: rowing, youth fire brigade`,
    b: `Yasemin Ertokuş
Intensive care nurse | Lübeck
yasemin.ertokus@example.com | 0451 555-0192

Working life

2020 – today  Application specialist, Perfutec Vertriebs GmbH (distributor of infusion systems), northern Germany
Training of ward staff on infusion pumps and drug libraries in 40 hospitals. First contact for user complaints: I reproduce the error on the pump, write it up with steps and screenshots and forward it to the manufacturer. Took part as test user and moderator in three usability studies (IEC 62366) for a new touch pump, evaluated 60 user sessions. Complaint reporting according to MDR vigilance, MPDG operator training.

2009 – 2020  Nurse in anaesthesia and intensive care, university hospital in Lübeck
Medical device officer of the ward from 2014. Practice instructor.

Training
Registered nurse 2009; specialist further training intensive care and anaesthesia 2013
Medical device consultant (§ 83 MPDG) 2020
ISTQB Certified Tester Foundation Level – passed in June 2026, self-study
Evening course Python, adult education centre, two terms 2025/26 – I automate my training statistics with it

Languages
German, Turkish, English B2 (product documents every day)

Other
Driving licence B, experienced with MS Office, Jira (as reporter), SAP`,
    c: `LENA MAURITZEN
QA Engineer | Berlin | lena.mauritzen@example.com | +49 30 555-0181

Experience

Klarherz Health GmbH, Berlin — QA Engineer, 2021–now
Digital health application (DiGA) for patients with heart failure, MDR class IIa
· End-to-end tests for iOS, Android and web (Appium, Cypress, TypeScript)
· Test cases and traceability in Jira/Xray according to IEC 62304; contributed to software verification report for the MDR audit in 2024
· Exploratory sessions with nurses as users
· Introduced release checklist, reduced hotfixes from 9 to 3 a year

Pixelkauf AG, Berlin — Junior QA / Tester, 2019–2021
· Online shop regression tests, Selenium with Java
· Supervised two working students

Working student customer support, Pixelkauf AG, 2017–2019

Education
B.A. Media Informatics, Berlin, 2019

Certificates
ISTQB Certified Tester Foundation Level
ISTQB Agile Tester
ISO 13485 one-day awareness training (internal)

Skills
TypeScript, JavaScript, some Python (data scripts), Cypress, Appium, Postman, Xray, GitLab CI. No embedded experience yet, but I solder my own synthesizers at home.

German (mother tongue), English (C1), Danish (B2)

Would relocate to Lübeck, my parents live in Flensburg.`,
    d: `Dr.-Ing. Albrecht Stummvoll
Ulm | albrecht.stummvoll@example.com | +49 731 555-0150

Head of Verification & Validation with 19 years in medical technology, most recently leading 34 engineers at three sites.

2018 – 06/2026  Head of V&V, Orthovaris SE, Ulm
Budget responsibility EUR 5.2 m. Set up department for surgical robotics; built offshore team in Cluj; introduced company-wide ALM system (Polarion). Main contact for notified body and FDA inspections (2019, 2022, 2025). Position eliminated in the course of the merger.

2012 – 2018  Group Leader Software Verification, Orthovaris SE
Team of 8, navigation systems, IEC 62304 class C. Transition from manual to automated testing (60 % automated).

2007 – 2012  Test Engineer, later Senior Test Engineer, Infusal AG, Freiburg
System and software tests of volumetric infusion pumps, LabVIEW test benches, alarm testing according to IEC 60601-1-8.

Education
Doctorate in electrical engineering, Stuttgart, 2007
Diplom electrical engineering, Stuttgart, 2002

Other
Member of national standards committee for health software
ISTQB Advanced Level Test Manager
Lecturer "Medical software quality", 2 hours weekly

Programming: LabVIEW, C, MATLAB; Python for reading and reviewing
Languages: German, English (negotiation level), French

My wife takes over a practice in Lübeck in spring; I would gladly return to the bench.`,
    e: `Dennis Falkowitz
Software Test Engineer – Medical Devices
dennis.falkowitz@example.com, +49 431 555-0106, Kiel

PERSONAL PROFILE
Highly motivated Software Test Engineer with a passion for medical devices. I derive test cases from software and system requirements and keep the traceability matrix up to date. I plan, execute and document verification tests on the real device and write test protocols and reports that stand up to audits by the notified body and the FDA. Familiar with IEC 62304, ISO 14971, ISO 13485 and IEC 62366. Experience in a regulated environment. Good Python knowledge. Team player with hands-on mentality.

KEY SKILLS
Verification • Traceability • Embedded systems • Python • pytest • LabVIEW • Jira • Polarion • Risk management • CAN/serial protocols • Test tool validation • Touch display • Audits

PROFESSIONAL EXPERIENCE
02/2025 – 08/2026  IT Support Agent, Fördenet Service GmbH, Kiel
First level tickets, password resets, rollout of laptops
06/2024 – 12/2024  Test support (temporary), Appventura UG, Kiel
Click tests of a parking app following checklist
2021 – 2024  Sales assistant, electronics store, Neumünster

EDUCATION AND TRAINING
Online course "Python for Testers", 20 hours, 2025
Online course "Medical Device Software IEC 62304 in one weekend", 2026
Bachelor Business Informatics, Kiel, 2018–2021 (not completed)
Abitur 2018

LANGUAGES
German native, English B2`,
    f: `Katharina Brömmel
Hamburg · katharina.broemmel@example.com · +49 40 555-0117

PROFILE
Verification engineer for active medical devices, six years, last four on ventilators (software safety class C).

EXPERIENCE
since 04/2022 Senior Verification Engineer, Aerovent Medizintechnik GmbH, Hamburg
- Responsible for software verification of two ventilator platforms: test plan, test specification, traceability in Polarion, reports for technical documentation
- Built up automated regression in Python/pytest with hardware-in-the-loop rig (CAN, UART, simulated patient lung); nightly run covers 640 of 1,100 test cases
- Validated test tools according to ISO 13485 section 4.1.6
- Participation in notified body audit 2023 and FDA 510(k) submission 2024, no findings in verification
- Member of the risk management team (ISO 14971), evaluation of anomalies before release

09/2019 – 03/2022 Test Engineer, Lumed Diagnostik AG, Kiel
- Manual and automated tests of an embedded blood gas analyser (C++), IEC 62304 class B
- Usability formative evaluations together with external agency

EDUCATION
M.Sc. Medical Engineering, Lübeck, 2019 (thesis: test coverage of alarm systems)
B.Sc. Medical Engineering, Lübeck, 2017

CERTIFICATES
ISTQB CTFL (2019), ISTQB Advanced Level Test Analyst (2022)

SKILLS
Python, pytest, Robot Framework, Git, Jenkins, Jira, Polarion, LabVIEW (basic), C (reading)

LANGUAGES
German native, English C1

Salary expectation and starting date: see cover letter`,
    g: `Florian Degenkolb
Event technician and stage manager
Rostock · florian.degenkolb@example.com · 0381 555-0155

Summary: Reliable, stress resistant, technically versatile. After ten years of nights and weekends I wish for a regular job in an interesting company with harbour view.

Jobs
2019–2026 Stage manager, Theater am Stadthafen, Rostock
Planning of sets and changeovers, management of a crew of eight, responsible for work safety on stage, checking of rigging before each performance with signed checklists
2016–2019 Lighting and sound technician, freelance
Tours in Germany, Austria, Denmark. Programming of lighting consoles (MA2), DMX and network cabling
2013–2016 Apprenticeship event technology specialist, Schwerin

School: Mittlere Reife 2013

Further
Forklift licence, aerial work platform, first aid, electrically instructed person
Certificate expert for event technology not yet finished

Computer: Excel, QLab, MA lighting software, Vectorworks, a little HTML. I test new software updates of the consoles before we use them in a show and write to the support if something is wrong.

Languages: German, English fluent (tour experience)

Interests: sailing, sound synthesis, retro computers`,
    h: `Tomasz Wierzba
23560 Lübeck
tomasz.wierzba@example.com
0451 555-0163

I came to Germany from Gdynia in 2014 and have been breaking other people's software for a living since then.

Nordlicht Dialyse GmbH, Bad Schwartau, 2017 until today
The machine cleans people's blood for four hours, so nobody wants a surprise. I take every sentence the developers promise in the specification and work out how to prove it or show it is not so. About half of it I do by hand at the machine in our lab, with a bucket and a pressure gauge; the other half my scripts do at night (around 14,000 lines Python, talking to the control board over the serial line). Every step is signed, and each promise can be followed to its proof and back. When something goes wrong I sit down with the doctor and the hazard people and we decide whether it can hurt somebody. TÜV has gone through my folders four times, the Americans once, two days. They went home with one remark on a missing date.

Seefunk Elektronik, Lübeck, 2014–2017
Checked ship radio firmware before delivery. Wrote the first automatic test rack there.

Schooling
Inżynier (equal to bachelor), electronics and telecommunications, Gdynia, 2013
Certified Tester Foundation, 2016

Languages: Polish, German (fluent, I coach the U12 handball team), English (daily in writing)

Can start: 1 March 2027`,
    i: `Marek Dušanić
Quality inspector
Lübeck-Moisling | marek.dusanic@example.com | 0451 555-0111

Short profile
Conscientious specialist in quality assurance in the medical device production with knowledge of ISO 13485 and GMP.

Career
03/2021 – today  Quality inspector incoming goods, Trave Kunststofftechnik GmbH, Lübeck (injection moulded parts for infusion sets)
* Sampling according to AQL, measuring with caliper, microscope and 3D coordinate measuring machine
* Documentation of test results in SAP QM, test reports
* Deviations and 8D reports with suppliers
* Preparation of audits, internal auditor since 2024

08/2016 – 02/2021  Machine operator, cleanroom ISO 7, same company

2013 – 2016  Warehouse worker, different companies via agency

Training
Process mechanic for plastics and rubber technology, Novi Sad, 2012 (recognised in Germany 2018)
Quality technician, chamber of commerce certificate, 2020
Seminar "Validation of processes", 1 day, 2023

Knowledge
SAP QM good, Excel good incl. simple macros, measuring software good. Programming: none so far, but I learn quickly and am ready for training. Software testing interests me because in the future everything is software.

Languages
Serbian mother tongue, German C1, English A2/B1

Driving licence B, shift work possible`,
    j: `Sofia Calligaris — Embedded Software Developer
Hannover, sofia.calligaris@example.com, +49 511 555-0145

Work
2022/02–present, Leinepuls Medical GmbH, Hannover
Firmware developer for wearable ECG recorder. C on ARM Cortex-M4, FreeRTOS, BLE. Unit tests with Unity/CMock (branch coverage 92 %), code reviews, static analysis (MISRA). Software architecture and detailed design documents per IEC 62304 class B. I was delegated five months to verification in 2024 because we were late: wrote 85 system test cases and executed most of them.

2019/10–2022/01, Rotarix Antriebe AG, Hildesheim
Junior firmware developer, motor controllers, CANopen. Python scripts for end-of-line test.

Education
Laurea magistrale in Electronic Engineering, Padova, 2019 (108/110)
Erasmus year in Hannover 2017/18

Tools
C, C++, Python, Git, GitLab CI, Jira, codeBeamer, oscilloscopes, logic analysers

Languages
Italian mother tongue, English C1, German B2 certificate 2021

What I look for
I discovered that I like finding faults more than making them. I don't have a tester certificate but would take the exam any time.

References on request. Notice period three months to end of quarter.`,
    k: `Curriculum Vitae

Name: Rajeev Kulshetra
Address: Braunschweig, Germany (EU Blue Card)
E-Mail: r.kulshetra@example.com
Phone: +49 531 555-0129

Summary
Embedded software test engineer with 5 years experience in automotive ECU testing (ISO 26262, ASPICE). Motivated to move to medical domain.

Work Experience

Test Engineer – Velmotec Engineering Services GmbH, Braunschweig (01/2023 – present)
• HIL testing of electric steering ECU, dSPACE and CANoe
• Derivation of test cases from DOORS requirements, bidirectional traceability, review with function developers
• Test automation using Python and CAPL, about 300 test scripts
• Defect management in Jira, test reports for each release
• ASPICE SWE.6 assessment support

Software Test Engineer – Brightlane Technologies Pvt Ltd, Pune, India (07/2020 – 06/2021)
• Body control module, manual testing, CAN diagnostic UDS

Graduate Engineer Trainee – Brightlane Technologies, Pune (07/2019 – 06/2020)

Education
M.Sc. Embedded Systems, Chemnitz, 2021–2022 (grade 1.9)
B.E. Electronics and Telecommunication, Pune, 2019

Certifications
ISTQB Foundation Level (2020)
ISO 26262 Functional Safety Engineer Level 1

Skills
Python, CAPL, Embedded C (basic), CAN, LIN, UDS, Git, Jenkins, DOORS, Jira, Confluence

Languages
English C1, Hindi native, Marathi native, German A2 (B1 course running)`,
    l: `Curriculum vitae — Jörn Pahlke

Contact: joern.pahlke@example.com / 04551 555-0174 / Bad Segeberg
Born 1978, married, two children

Professional career

2009 to date: Test technician, from 2015 test engineer for software and systems
Sanoflux Pumpentechnik GmbH, Bad Segeberg (enteral feeding pumps and syringe pumps, 110 employees)
– Specification and execution of system and software tests at 5 pump generations
– Flow accuracy, occlusion alarms, battery, user interface, data interface to hospital network
– Test bench control in LabVIEW, since 2020 moved step by step to Python
– Keeping of requirement–test trace in Polarion
– Test reports in German and English for CE file; participant in audits ISO 13485
– Instruction of new colleagues and apprentices

2003 – 2009: Service technician for medical equipment, Medi-Nord Service, Neumünster
– Repair and safety inspection in hospitals

1999 – 2003: Soldier (radio electronics mechanic), Bundeswehr, Appen

1995 – 1999: Vocational training communications electronics technician, Segeberg

Further training
IEC 62304 seminar (2 days, 2014), ISO 14971 seminar (2016, refresher 2021), Python basic and advanced course at the chamber (2019/2020)
ISTQB: not done, I learned for it once but the pandemic came

Languages: German, English good in writing, speaking okay

Reason for changing: plant moves to Slovakia mid 2027`,
  },
  grades: {
    recruiter: {
      a: 4.5,
      b: 3.5,
      c: 5.5,
      d: 5,
      e: 0.5,
      f: 10,
      g: 0.5,
      h: 9.5,
      i: 2,
      j: 6,
      k: 6.5,
      l: 8,
    },
    manager: { a: 4.5, b: 4, c: 6, d: 5, e: 1, f: 10, g: 0, h: 9.5, i: 1.5, j: 6.5, k: 7, l: 8.5 },
    personnel: {
      a: 4,
      b: 3.5,
      c: 6,
      d: 4.5,
      e: 1,
      f: 10,
      g: 0.5,
      h: 9.5,
      i: 1.5,
      j: 6.5,
      k: 5.5,
      l: 8,
    },
  },
}
