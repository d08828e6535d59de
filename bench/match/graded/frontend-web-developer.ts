import type { GradedCase } from './graded-case.ts'

export const frontendWebDeveloper: GradedCase = {
  profession: 'frontend web developer',
  posting: `Front-end developer (medior/senior)
Studio Kettinghuis · Rotterdam · 32–40 hrs

• We're a digital agency of 24 people in an old rope factory
• We design and build sites and webshops for museums, festivals, universities and a few brands we actually like
• About 15 launches a year, plus long-term care for what we launched before

What you'll be doing
• Turning Figma designs into fast, accessible, good-looking front-ends
• HTML, modern CSS and TypeScript first, framework second: Vue/Nuxt for most projects, sometimes plain Twig templates on Craft CMS
• Building components our editors can't break, documented in Storybook
• Making it move (GSAP, view transitions) without making people sick
• Testing against WCAG 2.2 AA, including with a screen reader – the law and our clients ask for it
• Talking to designers, back-enders and now and then the client
• Code reviews, estimates, a bit of maintenance on Fridays

You
• 3+ years building websites professionally, preferably at an agency or studio with several projects a year
• Really good at CSS. Not Tailwind-only good
• TypeScript and Vue 3, or React and a willingness to switch
• Care about Core Web Vitals and can show us what you did about them
• English for work; Dutch is handy with clients, not a must
• A portfolio or links we can look at (more important than a diploma)

Bonus points
• Headless CMS (Craft, Storyblok, Sanity), GraphQL
• Playwright or Vitest
• WebGL/Three.js, creative coding
• Eye for typography

What we offer
• €3,400–€4,900 p/m on 40 hrs, 8% holiday pay
• 28 days off, pension, OV card, laptop of your choice
• Two days a week from home, lunch together on the others
• One Friday a month for own experiments, a conference a year
• Dog: Sjaak

Mail us links and a CV. No sponsorship of visas this time, sorry.`,
  cvs: {
    a: `SANNE VERHOEVEN
Front-end developer
Delft, NL | +31 6 5550 0123 | sanne.verhoeven@example.com | sanneverhoeven.example.com | github.example.com/sannev

Seven years of building websites at agencies, mainly for culture and education.

EXPERIENCE
Bureau Lantaarn, The Hague — Senior front-end developer, 2021–now
• 5 to 7 launches a year in Nuxt 3 / Vue 3 and TypeScript, with Craft CMS (headless, GraphQL) or Storyblok
• Set up the shared component library in Storybook, used in 14 projects
• Accessibility lead: WCAG 2.2 AA audits, tests with NVDA and VoiceOver, guidance to designers
• City museum site: LCP from 4.1 to 1.6 s, CLS 0.02
• GSAP scroll stories with reduced-motion variant
• Playwright visual regression in CI
• Reviews, estimates, mentoring two juniors

Webfabriek Zuid, Breda — Front-end developer, 2019–2021
• Twig, SCSS, vanilla JS, WooCommerce shops
• From intern to lead on three projects

EDUCATION
BSc Communication & Multimedia Design, Hogeschool Maasstroom, 2019

SKILLS
CSS (grid, container queries, cascade layers, custom properties), TypeScript, Vue, Nuxt, Vite, Vitest, Figma, Sanity, Three.js basics

LANGUAGES
Dutch (native), English (C1), German (B1)

SELECTED WORK
textielmuseum-lijn.example.com, nachtvandekade.example.com, hogeschool-open.example.com`,
    b: `Mehmet Arslan
Senior Frontend Developer
Izmir, Türkiye | mehmet.arslan@example.com | +90 555 555 0147 | arslan.example.com
Needs work permit for the Netherlands; open to relocation

ABOUT
Frontend developer with 6 years at creative agencies in Izmir and Istanbul. Two international web design awards ("site of the day") as lead developer.

EXPERIENCE
Kumsal Creative, Izmir — Lead Frontend, 2022 – Present
• Campaign and brand websites for hotels, fashion and an art biennial, 8–10 per year
• Vue 3, Nuxt, TypeScript, GSAP ScrollTrigger, Three.js, custom GLSL shaders
• Prismic and Sanity
• Page transitions, smooth scroll, loading sequences
• Performance: asset pipeline, texture compression, font subsetting
• Directing two developers, code review

Boğaz Interactive, Istanbul — Frontend Developer, 2020 – 2022
• E-commerce front-ends with Vue Storefront, SCSS (BEM), A/B tests
• Email and banner production in first months

EDUCATION
BA Visual Communication Design, Ege Kıyı University, 2020

SKILLS
CSS/SCSS, TypeScript, Vue, Nuxt, WebGL, GSAP, Blender basics, Figma, Git, Vite, Playwright (smoke tests)

Accessibility: reduced motion and alt texts; no formal WCAG testing as clients did not request.

LANGUAGES
Turkish native, English B2`,
    c: `Tomás Figueira
Rotterdam-Noord
tomas.figueira@example.com — +31 6 5550 0187
things I made: figueira.example.com

I draw with the browser. I trained as a typesetter's apprentice in Porto and when the press closed in 2014 I moved the same habits to screens.

Since 2018 I work with two designers, as Oficina Três (Porto, and from Rotterdam since 2022). We make around eight sites every year: a film festival, two theatres, a ceramics biennial, a publisher, a few shops. They draw, I build everything that a visitor sees and the panels where the client types. I write style sheets by hand and keep them small. For the larger ones the pages are made of Vue single-file pieces with types everywhere, fed by Sanity; for smaller ones, templates rendered on the server. Each piece has its own little page with all its states, so the client and I can poke at it before it goes live.

I switch off the mouse and use each site only with keys, then close my eyes and let VoiceOver read it to me. A blind regular of the theatre tests with me, and I pay her. On my old phone and train wifi the festival programme opens in less than two seconds; I subset the fonts and cut the scripts by 70% to get there.

Transitions: yes, and none for those who asked their computer for less.

Before: Tipografia Douro 2010–2014; freelance web pages 2014–2018. Portuguese, English, Dutch B1.`,
    d: `Patricia Lemmens
Barendrecht | patricia.lemmens@example.com | 06 5550 0126

Profile
Experienced physiotherapy practice assistant and pharmacy technician, 44, friendly and precise. Looking for a different direction, preferably at a creative company in Rotterdam. I learn quickly and like to keep things tidy.

Work experience
Practice assistant, Fysio Het Veer, Barendrecht (2017 – present)
- Reception, telephone, appointments for seven therapists
- Invoices to health insurers, corrections and reminders
- Editing opening hours and staff photos on the practice website
- Making posters and the newsletter in Canva
- Training two new colleagues in the patient software

Pharmacy technician, Apotheek Carnisse (2005 – 2017)
- Preparing and checking prescriptions, advice at the counter
- Stock, orders, narcotics register
- Contact with doctors and care homes

Education
MBO 4 Pharmacy technician, 2005
Course "Build your own website" at the library, 6 evenings, 2025
HAVO, 2000

Skills
Word, Excel, Outlook, Canva, patient software, some HTML from the course, calm on the phone, accurate

Languages
Dutch native, English reasonable, a little German

Hobbies
Photography, sewing, long walks with two dogs

Availability
32 hours, one month's notice. References from both employers.`,
    e: `MARGRIET DE WAARD
Head of Engineering / Frontend Architect
Amsterdam | margriet.dewaard@example.com | +31 6 5550 0160

Technology leader, 19 years in web. From hand-coding Flash replacement sites to leading 45 engineers.

EXPERIENCE
Head of Frontend Engineering, Reiswolk (travel platform), Amsterdam, 2020–2026
- Six teams, 45 developers, hiring and career framework, budget of €6M
- Migrated monolith to micro-frontends in React and TypeScript
- Design system strategy; accessibility programme ahead of European Accessibility Act
- Hands-on roughly 10%, mostly prototypes and reviews

Frontend Architect, Bank van de Delta, Utrecht, 2014–2020
- Angular platform for online banking, web components, performance budgets

Technical Director, Studio Papaver (agency, 30 people), Amsterdam, 2009–2014
- Lead on 40+ campaign and culture sites; pitches, estimates, PHP/Twig and jQuery, CSS

Front-end developer, various agencies, 2006–2009

SPEAKING
Talks on CSS architecture and inclusive design at five European conferences

EDUCATION
MSc Human–Computer Interaction, 2006

NOTE
I am taking a step back from management and would like to make things again, three or four days a week. Salary within your range can be discussed. Vue: side projects since version 2, currently a Nuxt site for my choir.`,
    f: `Ingrid Sloot
Vlaardingen
ingrid.sloot@example.com / 06 5550 0152

Front-end developer returning after ten years

Background
2016 – 2026 Co-owner of bakery De Zure Boterham, Vlaardingen. Started with my husband, grew to 11 staff. I did rotas, bookkeeping, ordering, Instagram and our website. Sold in May 2026.

2012 – 2016 Front-end developer, Mediabureau Haringvliet, Rotterdam
   Responsive sites for municipalities and two museums. HTML5, Sass, jQuery, Drupal templates. Web guidelines (Webrichtlijnen, WCAG 2.0 AA) for government clients: I wrote the internal checklist and did the audits.

2008 – 2012 Web designer/front-ender, KleurKracht Internet, Capelle
   PSD to HTML, CSS, IE6 bug fixing, email templates

2006 – 2008 Junior, same company

Recent study (June 2026 – now)
   Modern CSS: grid, custom properties, container queries (self-study)
   JavaScript refresher and Vue 3 course, 60 hours, completed
   TypeScript course, halfway
   Rebuilt bakery webshop in Nuxt and Storyblok as exercise: boterham-oefening.example.com
   WCAG 2.2 update training, September 2026

Education
HBO Communicatiesystemen, 2006

Languages: Dutch, good English

I know much has changed, and semantic HTML has not. Available 32 hours, immediately.`,
    g: `Rayan Bouzid
Schiedam · rayan.bouzid@example.com · +31 6 5550 0141

FRONT-END DEVELOPER (MEDIOR/SENIOR)

About me
I turn Figma designs into fast, accessible, good-looking front-ends. HTML, modern CSS and TypeScript first, framework second. I build components editors can't break, documented in Storybook, and I make it move with GSAP and view transitions without making people sick. I care about Core Web Vitals and WCAG 2.2 AA and have an eye for typography. Really good at CSS, not Tailwind-only good!

Skills
Vue 3 ★★★★★ Nuxt ★★★★★ TypeScript ★★★★★ Craft CMS ★★★★ Twig ★★★★ GSAP ★★★★★ Storybook ★★★★ Playwright ★★★★ GraphQL ★★★★ Three.js ★★★★ Figma ★★★★★ WCAG ★★★★★

Experience
Website manager, Autobedrijf De Schie (Jan 2025 – now, 16 hrs/week)
Updating the WordPress site and Facebook page, adding used cars, newsletters in Mailchimp.

Phone shop employee, BelPlaza Rotterdam (2021 – 2024)
Sales, repairs of screens, stock.

Education
Online front-end bootcamp, 12 weeks, certificate December 2025
MBO 4 Marketing & Communication, 2021

Projects
Clone of a streaming homepage, to-do app in Vue (tutorial), calculator

Languages
Dutch, English, Arabic

Links on request`,
    h: `Joost Kramer
Kramer Webdesign — freelance since 2009
Dordrecht
06 5550 0133 / joost.kramer@example.com / kramerwebdesign.example.com

I have made more than 160 websites for small businesses, associations and local shops, from first conversation until hosting. Now I would like colleagues.

What I do
- design (Photoshop, later Figma) and build
- WordPress with Elementor or Divi, since 2022 sometimes own block themes
- WooCommerce webshops with iDEAL
- HTML, CSS, Sass, jQuery, bit of PHP
- SEO, Google Analytics, cookie banners, hosting and updates for 70 clients
- training editors and writing manuals with screenshots

Recent projects
Fietsenmaker Van Galen (webshop, 2026), Harmonie Excelsior (2025), Tandartspraktijk Wantij (2025), Camping De Griend (bookings, 2024)

Earlier
DTP and web at Drukkerij Biesbosch, 2001–2009: brochures, typography, first sites in tables

Education
Grafisch Lyceum, MTS Graphic Design, 2001
Courses: JavaScript basics (2020), Vue.js fundamentals (online, 2025), digital accessibility for web editors (1 day, 2025)

Strengths: eye for type and print, dealing with customers, always deliver. Weak points: TypeScript and modern build tools, I use them little. Dutch native, English fair.`,
    i: `Fenna Bakker
Rotterdam
fenna.bakker@example.com | 06 5550 0108 | fennabakker.example.com

Junior creative front-end developer

Hi! I graduated in July and I'm looking for my first real job at a studio where design and code sit at one table.

Experience
Intern front-end, Studio Noordkaap, Rotterdam (Feb–July 2026)
- Graduation project: design system for a festival, Vue 3 + TypeScript + Storybook, tested with four screen-reader users, grade 8.5
- Built two campaign pages in Nuxt with GSAP, live and still standing
- Daily reviews, stand-ups, client demo

Intern, communications department, Maritiem Collectief (Sept 2024–Jan 2025)
- Content in Craft CMS, email templates, small CSS fixes

Freelance bits (2024–now)
- Website for my sister's ceramics, poster generator with p5.js, three.js experiment that got shared a lot

Side job: bar at a small theatre, 2022–now

Education
Communication & Multimedia Design (BSc), Hogeschool Maasstroom, 2022–2026
Exchange semester, Gothenburg, interaction design

Skills
HTML, CSS (grid, animations, container queries, :has), JavaScript, TypeScript (getting there), Vue, Nuxt, GSAP, three.js, Figma, Git

Languages: Dutch, English

Dog person.`,
    j: `ANJALI MENON
Frontend Engineer (React, TypeScript)
Utrecht, NL | anjali.menon@example.com | +31 6 5550 0178 | EU Blue Card holder, permanent residence since 2025

PROFESSIONAL SUMMARY
Frontend Engineer with 8 years of experience in building enterprise SaaS applications. Strong in React, state management, testing and CI/CD.

EXPERIENCE
LedgerLoop (fintech SaaS), Utrecht — Senior Frontend Engineer — 2020 – Present
• Own invoicing module: 200+ screens, forms, tables, permissions
• React 18, TypeScript, TanStack Query, Material UI, Module Federation
• Unit and e2e testing with Vitest and Playwright, coverage 87%
• Reduced bundle by 43%, INP from 480 to 170 ms
• axe checks in pipeline; worked with auditor on WCAG 2.1 AA for the customer portal
• Mentor to three engineers; interview panel

Infratek Solutions, Bengaluru — Software Engineer — 2018 – 2020
• Angular dashboards for telecom client, REST integration, Karma tests

EDUCATION
B.Tech Information Technology, Malabar Institute of Engineering, 2018

SKILLS
React, TypeScript, Next.js, Redux Toolkit, GraphQL (Apollo), Jest, Docker, AWS basics, Agile/Scrum

Design is delivered through our component kit so I have written limited custom CSS in recent years. Willing to learn Vue.
No public portfolio owing to NDA; code samples possible.

LANGUAGES: English, Malayalam, Hindi, Dutch A2`,
    k: `Leonie Hartmann
UX/UI Designer
Rotterdam, NL (from Hamburg) | leonie.hartmann@example.com | +31 6 5550 0195 | leoniehartmann.example.com

Profile
Digital designer with six years of agency experience, strong in design systems and prototyping. I speak developer and can do small front-end myself.

Experience
Hafenlicht Digital, Hamburg / remote – Senior UX/UI Designer – 2022 to present
• Concept and interface design for a concert hall, two universities and an outdoor brand
• Figma libraries with variables and tokens, hand-over to a Vue team
• Accessibility annotations, contrast and focus order according to WCAG 2.2
• User testing, workshops with clients
• Prototypes in Framer and HTML/CSS; I maintain the token package (JSON, Style Dictionary) in Git

Agentur Nordwind, Kiel – UI Designer – 2020 to 2022
• Landing pages, Webflow builds (about twelve), icon sets, motion in After Effects and Lottie

Education
BA Communication Design, Kunsthochschule Förde, 2020

Tools
Figma, Framer, Webflow, After Effects, HTML, CSS (good), JavaScript (basics), Storybook (reading)

Languages
German, English C1, Dutch B1

Looking for
A designer role or a hybrid between design and front-end.`,
    l: `Wojciech Lis
Front-end Developer
The Hague, Netherlands • wojciech.lis@example.com • +31 6 5550 0115 • wlis.example.com

Summary
Front-end developer with four years of experience in Vue. Two agencies. Looking for more interesting design work than corporate sites.

Experience
Pixelmolen BV, Zoetermeer (agency, 15 people) — Front-end Developer — Feb 2023 – present
• Corporate and B2B sites in Nuxt 3 with Storyblok, around six per year
• Styling with Tailwind, SCSS on older projects
• TypeScript in newer projects
• Lighthouse and PageSpeed work: image formats, lazy loading, third-party scripts (last project 62 → 94 mobile)
• Ticket maintenance, estimates with project manager
• Basic accessibility: semantic HTML, contrast, keyboard; audit done by external firm and I fixed the list

Kreatywni Web, Wrocław — Junior Front-end Developer — Aug 2021 – Jan 2023
• Vue 2, WordPress themes, HTML newsletters, landing pages

Education
Engineer's degree, Computer Science, Wyższa Szkoła Odrzańska, Wrocław, 2021

Skills
Vue 3, Nuxt, Pinia, TypeScript, Tailwind, SCSS, Storyblok, Git, Figma, Vitest (some), GSAP (one project)

Languages
Polish native, English C1, Dutch A2 (evening course)

Projects: vandermeer-kozijnen.example.com, haagse-accountants.example.com`,
  },
  grades: {
    recruiter: {
      a: 10,
      b: 3,
      c: 9,
      d: 0,
      e: 5.5,
      f: 4,
      g: 0.5,
      h: 2.5,
      i: 5,
      j: 4.5,
      k: 3.5,
      l: 7.5,
    },
    manager: {
      a: 10,
      b: 2,
      c: 9.5,
      d: 0,
      e: 5.5,
      f: 4,
      g: 0.5,
      h: 3,
      i: 5,
      j: 4.5,
      k: 2.5,
      l: 7.5,
    },
    personnel: {
      a: 10,
      b: 2.5,
      c: 9.5,
      d: 0.5,
      e: 6,
      f: 4.5,
      g: 1,
      h: 3.5,
      i: 5,
      j: 4,
      k: 3,
      l: 7.5,
    },
  },
}
