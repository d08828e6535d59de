import type { GradedCase } from './graded-case.ts'

export const uxResearcher: GradedCase = {
  profession: 'UX researcher',
  posting: `UX Researcher (f/m/x), Berlin or remote within the EU

Pennrose makes the app with which 1.4 million people in Germany, Austria and the Netherlands manage their health insurance: claims, prescriptions, sick notes, the annoying letters. Our users are 18 to 91 years old and many of them open us on a bad day. We have five product teams, eleven designers and, so far, two researchers. You will be the third, and you will belong to the claims and the accessibility teams.

We expect you to plan and run studies on your own from the fuzzy question to the decision that came out of it: interviews, moderated and unmoderated usability tests, diary studies, surveys that are statistically worth their name. You recruit people whom panels forget (older people, people with impairments, people with little German) and you know what GDPR means for consent, recordings and health data. You feed our research repository so that nobody asks the same thing twice, and you help designers and product managers to run small tests themselves. You can say "we don't know yet" to a director.

What convinces us: around four years of research in product teams, at least one study you can show us including what changed afterwards, German at C1 and English good enough for writing reports. A degree in psychology, HCI, sociology or similar helps, but good work helps more. Screen reader testing or WCAG know-how, Dovetail, Maze, a bit of R or SQL, and experience in health, insurance or banking are pluses. You need a right to work in the EU.

65 to 78 thousand euros, 32 or 40 hours. Send a CV and a portfolio, no photo please.`,
  cvs: {
    a: `LEVAN TSKHADADZE-MOOR
Design researcher / Rotterdam, NL / levan.tm@example.com

WORK
Gemeente-app "Loket", Rotterdam, researcher in the digital services team, 2019–2024
 Residents with low literacy, people who are blind, newcomers. 120+ sessions at kitchen tables, with NVDA, VoiceOver and switch users. Helped win the accessibility statement status A. Consent in plain language, reviewed by privacy lawyer.
Vondel Verzekeringen, UX researcher, claims and damages journey, 2024–now
 Mixed methods: log data in SQL plus interviews; a paper form killed, a call-back button born; 22 % fewer calls in eight weeks.
 Maze, Lookback, Dovetail.

STUDY
MSc Human-Technology Interaction, Eindhoven 2018

LANGUAGES
Georgian, Dutch C2, English C2, German C1 (Goethe 2023, two years in Aachen)

EU long-term resident`,
    b: `Toma Bărbulescu-Keane
UX researcher, self-taught
Cluj-Napoca, Romania (EU citizen) — toma.bk@example.com

Experience
2016–present: Freelance user researcher for product teams in Berlin, Vienna and Cluj. 70 projects: an Austrian health insurer's letters portal (2021 and again 2023), a pharmacy delivery app, two banks. I write the screener, find the people (also by going to waiting rooms), moderate, analyse, present, and I come back after three months to see what was done: about two thirds of recommendations shipped.
2011–2016: Call centre agent and later quality coach for a German health insurance hotline, in German.

No university: I left philosophy after three terms.
Languages: Romanian, German C1 (spoken C2 they say), English C1, Hungarian
Tools: Dovetail, Maze, Optimal Workshop, Sheets; no R
Talks: "Who is missing from your panel", Vienna 2024`,
    c: `Caspian Drexler-Amadi
Product Designer (UX/UI)
Berlin · caspian.da@example.com

Fintari, Product Designer, 2021–today
Owner of onboarding and payments. Wireframes, prototypes, design system in Figma, hand-off. I run usability tests every month with five or six users because we have no researcher, and write the survey when we launch. Improved completion of onboarding from 62 to 74 %. WCAG 2.2 AA contrast and focus work, tested with NVDA.
Studio Blattgold, UI designer, 2018–2021
Websites for culture and clinics

BA Communication Design, Potsdam 2018
German native, English C1
Tools: Figma, Maze, Hotjar, HTML/CSS
Would like to go deeper on the research side. My portfolio is mostly interfaces, with two test reports.`,
    d: `Jonas Wieslander, UX researcher, Berlin
jonas.w@example.com

Doctolane GmbH (appointment booking), UX researcher, 2022 – now. Interviews, usability tests, surveys, repository in Dovetail. Last year's work on cancellations removed 2 of 5 steps; no-shows down 9 %.
Kaufkreis, junior UX researcher, 2020 – 2022.
B.Sc. HCI, 2020.

German native, English fluent, screen reader testing monthly. 32 hours please. Portfolio: three cases, password on request.`,
    e: `Noor Haverkamp-Saleh (she/her)
Berlin | noor.hs@example.com

EDUCATION
MSc Human Factors, TU Berlin area, 2024–2027 (thesis: sick-note upload with VoiceOver, 12 blind participants, since October)
BSc Cognitive Science, Osnabrück, 2024

PRACTICE
Working student UX research, Fahrwerk Mobility, Berlin, April 2025 – present, 20 h/week: recruiting, note taking, moderating about 30 usability tests, tagging in Dovetail, one unmoderated Maze study of my own that changed the label of a button
Intern, public health institute, 2023: survey pretest, R

LANGUAGES
German and Arabic native, English C1

VOLUNTEERING
App help hour for seniors in Neukölln

Available full time from spring 2027, 20 hours until then.`,
    f: `Friedolin Kasparek-Wynn
Fulda, fk.wynn@example.com

From nursing to research

Qualitative researcher (doctoral candidate), Institute for Nursing Science, Fulda area, 2021–2026
62 narrative interviews with people after stroke and their families; ethnography in two rehab clinics; ethics committee applications and data protection concepts for health data; co-design workshops for a medication reminder app with a university spin-off (prototype tests with 18 patients). Dissertation submitted in July.

Registered nurse, stroke unit, Kassel, 2011–2021
Worked with patients who couldn't speak, read or hold a phone.

MSc Nursing Science 2021; MAXQDA, R basics
German native, English C1 (two papers published)

No employment in a product company so far. I find people nobody else finds.`,
    g: `Gudrun Eppelmann-Shore
Potsdam
gudrun.es@example.com

2016–2026: Parental leave, then co-owner of a children's bookshop with café in Potsdam. Purchasing, events, online shop (which I tested with customers, old habit).

2004–2016: Usability engineer, later senior, at Fernsicht Telekommunikation, Berlin. Usability lab tests, heuristic evaluation, focus groups, interviews with older customers, accessibility tests under the first BITV, reports to product management. Introduced the first remote tests with Morae.

2003: Diplom-Psychologin, Potsdam. Thesis on errors of older people at ticket machines.

Refresher: online certificate in UX research (six months), finished October 2026, with one practice study about a savings app. Dovetail and Maze known from there.
German native, English B2+.`,
    h: `UX Researcher (f/m/x)
Lorenz Adelhardt-Finn, l.af@example.com

Around four years of research in product teams. I plan and run studies on my own from the fuzzy question to the decision that came out of it: interviews, moderated and unmoderated usability tests, diary studies, surveys that are statistically worth their name. I recruit people whom panels forget (older people, people with impairments, people with little German) and know what GDPR means for consent, recordings and health data. I feed the research repository so that nobody asks the same thing twice, and help designers and product managers to run small tests themselves. I can say "we don't know yet" to a director.

German at C1 and English good enough for writing reports. Degree in psychology, HCI, sociology or similar. Screen reader testing, WCAG know-how, Dovetail, Maze, R, SQL, health, insurance, banking. Right to work in the EU.`,
    i: `Mikkel Ostrander-Juhl | Market Research Manager | Hamburg | mikkel.oj@example.com

Positions
Brightwater Marktforschung, 2017 – present
Project manager, then research manager, health and finance accounts. Brand tracking, segmentation (n = 5,000), price tests, focus groups on insurance tariffs. Questionnaire design, weighting, R and SPSS, ESOMAR and GDPR rules, presentations to boards. Responsible for a panel of hard-to-reach respondents over 75 by telephone.
Statistical office, Kiel, 2015 – 2017
Interviewer coordination

Education
M.A. Sociology and statistics, Kiel 2015

Languages
Danish, German (both native), English C1

I've worked with app teams only at the edge: two concept tests with clickable prototypes in 2025. I have never moderated a usability test on my own, but have sat behind the mirror in many.`,
    j: `Ottilie Brankovan-Hess
Berlin-Spandau, ottilie.bh@example.com

BERUFLICHES / WORK
Hotel Lindwerder, Berlin: front office manager, 2019 – present. 140 rooms, team of nine, complaints, guest surveys (rating from 8.1 to 8.8), yearly budget, Opera PMS.
Hotel Kranich, Dresden: receptionist, later shift leader, 2013 – 2019.

EDUCATION
Apprenticeship as hotel specialist (Hotelfachfrau, IHK) 2013
Evening course "Digital products for beginners", 2025, six sessions

LANGUAGES
German native, English C1, Romanian good

SKILLS
Talking with everybody, staying calm, Excel, rostering, data protection training for hotels

I find the title interesting and always ask our guests why. I would like to get into an app company in whatever way is possible. EU citizen, available from February.`,
    k: `Philippa Stendal-Okoro
Senior UX Researcher, Hamburg
philippa.so@example.com

Profile: nine years in research; three industries; one conviction: the finding is worth what is done with it.

2022–2026 Kurwell (digital therapies on prescription), Senior UX Researcher
– Sole researcher for three products, 90,000 patients with back pain, tinnitus, sleep trouble
– Studies: 14 a year; generative interviews, benchmark tests with SUS and task success, conjoint survey n=1,900
– Formative and summative usability evaluation under IEC 62366 for the notified body
– Health data consent flow with the DPO; pseudonymised clips
– Office hours for designers, 38 tests run by non-researchers in 2025
2019–2022 Hanse Mobil, UX Researcher, ticket app
2017–2019 Institute for Work and Ageing, research associate; senior panel of 300

MA Sociology, Bremen 2017. German native, English C2.
Tools: Condens, Maze, Qualtrics, R, Figma. Accessibility: two rounds with blind and low-vision users, WCAG basics.
Laid off with the whole team in September.`,
    l: `Dr. Constanze Ravenhill-Iyer
c.ravenhilliyer@example.com, Berlin-Pankow

VP Research & Insights, Tollhaus Commerce SE, 2019–2026. Research, analytics and market insights: 34 people in four countries. Budget 6 m euros. Research operations, in-house panel of 80,000, board reporting.
Head of User Research, Bankenwerk, 2014–2019. Built the team from one to twelve.
User researcher, then principal, Telvia Labs, 2008–2014. Field studies, usability lab, older users and set-top boxes.

PhD in engineering psychology, Humboldt area 2008; lecturer in HCI, one seminar a year; co-organiser of a research meetup
German, English, basic Hindi

What I am looking for: fewer meetings, real participants. I'd be happy as an individual contributor at 32 hours and I know what that pays. In recent years I mostly reviewed other people's studies.`,
  },
  grades: {
    recruiter: {
      a: 9.5,
      b: 8.5,
      c: 4,
      d: 8,
      e: 3,
      f: 4.5,
      g: 3.5,
      h: 1.5,
      i: 2.5,
      j: 0.5,
      k: 9,
      l: 6,
    },
    manager: { a: 9.5, b: 8.5, c: 4.5, d: 8, e: 3, f: 5, g: 3.5, h: 1.5, i: 4, j: 0.5, k: 9, l: 6 },
    personnel: {
      a: 9,
      b: 7.5,
      c: 4,
      d: 8.5,
      e: 2.5,
      f: 3.5,
      g: 4.5,
      h: 2,
      i: 3.5,
      j: 0.5,
      k: 9.5,
      l: 6.5,
    },
  },
}
