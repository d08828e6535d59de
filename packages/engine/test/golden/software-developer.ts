import type { GoldenCase } from './golden-case.ts'

export const softwareDeveloper: GoldenCase = {
  profession: 'software developer',
  posting: `Backend Engineer (all genders) - Logistics Platform
Leipzig, Germany, or remote within Germany

Who we are
Frachtwerk Nord builds the software that 220 freight forwarders use to book, price and track shipments. We are 60 people from 19 countries, and English is our working language.

Your job
- Design and build services in Kotlin or Java with Spring Boot
- Model data in PostgreSQL and keep queries fast
- Connect services through Kafka
- Own what you ship: tests, CI/CD, monitoring and an on-call rota shared by eight
- Review code and write short design documents

Your profile
- 4+ years of professional backend development
- Very good knowledge of Kotlin or Java
- Solid SQL
- Experience with Docker and Kubernetes
- Automated testing is a habit, not a phase
- Fluent English
- EU citizenship or a valid German work permit

Nice to have
- AWS
- Terraform
- Experience in logistics

A university degree is welcome but not a must. German is not required; we pay for lessons if you want them.

What we offer
30 days of vacation, a Deutschlandticket, 1,500 euros a year for conferences, a MacBook or Linux laptop of your choice, and a dog-friendly office with too much coffee.

We value diversity and welcome all applications, regardless of gender, nationality, religion, disability, age or identity.`,
  cvs: {
    strong: `Ilka Brennemann
Leipzig, Germany | ilka.brennemann@example.com | 0341 555 0143
German citizen

BACKEND ENGINEER

EXPERIENCE

Senior Backend Engineer, Paketlotse GmbH, Leipzig | 04/2021 - today
• Build pricing and booking services in Kotlin with Spring Boot for 90 carriers
• Replaced nightly batch files with Kafka events; a status change now reaches customers within 5 seconds instead of 8 hours
• Remodelled the shipment tables in PostgreSQL and cut the slowest query from 2.4 s to 60 ms
• Introduced Testcontainers and contract tests; releases went from monthly to daily
• Run 14 services on Kubernetes on AWS, described in Terraform
• Share the on-call rota, wrote most of its runbooks and the Grafana dashboards

Software Developer, Klarbuch Software AG, Halle | 09/2017 - 03/2021
• Developed an accounting API in Java with Spring Boot and Hibernate
• Packed the application in Docker and set up GitLab CI
• Wrote SQL reports for tax advisers
• Reviewed code for a team of five

EDUCATION
B.Sc. Computer Science, Saaletal University of Applied Sciences, 2017

SKILLS
Kotlin, Java, Spring Boot, PostgreSQL, SQL, Kafka, Docker, Kubernetes, AWS, Terraform, GitLab CI, JUnit, Grafana

LANGUAGES
German (native), English (fluent, daily working language since 2021)`,
    fair: `Tiago Morgenroth
Dresden | tiago.morgenroth@example.com | 0351 555 0170

Profile
Java developer, two and a half years in a company for hospital software. EU citizen (Portugal).

Experience

Java Developer, Medirota Systems, Dresden
June 2024 - present
- Add features to a monolith in Java 17 (Jakarta EE) for ward planning
- Write SQL for reports on an Oracle database
- Fix bugs that customers report and reply to their tickets
- Unit tests with JUnit for new code
- Take part in daily stand-ups and code reviews

Intern, Medirota Systems, Dresden
January 2024 - May 2024
- Built an import for duty rosters from CSV
- Translated the user manual into English

Education
Diploma in Computer Science, Elbtal University of Technology, 2023
Thesis: scheduling of nurses with constraint solving

Skills
Java, SQL, Oracle, JUnit, Maven, Git, Docker (basics), Jira

Languages
Portuguese (native), English (C1), German (B2)

Free time
Bouldering, chess club, and a weather station at home that I built on a small computer and that has been running since 2022`,
    near: `Greta Sommerlath
Berlin | greta.sommerlath@example.com | 030 555 0126

FRONTEND DEVELOPER AND WEB DESIGNER

Profile
I design and build websites for museums and theatres, eight years now, with a love for type and for pages that work on any phone.

Experience
Frontend Developer, Studio Lindenhof, Berlin, 2021 - present
• Build sites with Vue and Nuxt, styled with plain CSS
• Turn Figma drafts into components
• Brought five museum sites to WCAG 2.2 AA
• Advise clients on content and images

Web Designer, Plakat & Pixel, Potsdam, 2018 - 2021
• Designed and built 30 WordPress sites
• Cut image sizes and load times by half
• Trained clients' editors
• Answered for hosting and backups
• Drew icons and illustrations

Education
B.A. Communication Design, Havel School of Art, 2018

Skills
HTML, CSS, JavaScript, Vue, Nuxt, Figma, WordPress, accessibility, responsive design, typography

Languages
German (native), English (fluent), French (basic)

Side project
A calendar of open-air cinemas in Brandenburg, with 4,000 visitors each summer and no adverts`,
    far: `Burkhard Eisenlohr
Hamburg | burkhard.eisenlohr@example.com | 040 555 0195

HEAD GARDENER

Profile
Gardener and landscape foreman with fifteen years in parks and private gardens, and a trainer's licence.

Experience
Head Gardener, Gut Wellenbrook, Hamburg, 2017 - present
• Look after eleven hectares of park, orchard and kitchen garden with a team of seven
• Replanted a 300-metre herbaceous border for dry summers; watering fell by 40%
• Prune fruit trees and roses and teach the public how to do it
• Plan the yearly budget for plants, machines and seasonal staff
• Run open days with up to 2,000 visitors

Landscape Gardener, Grünfeld Gartenbau, Lübeck, 2011 - 2017
• Laid paths, terraces and ponds
• Planted and felled trees
• Led a crew of three on building sites
• Kept diggers and mowers in repair

Education
Master gardener (Gärtnermeister), Holstein Chamber, 2016
Apprenticeship as gardener, 2008 - 2011

Certificates
Chainsaw licence, plant protection certificate, trainer licence

Languages
German (native), English (good)

Skills
Plant knowledge, pruning, garden design, staff training, soil care, irrigation`,
  },
  asks: [
    { words: '4+ years', importance: 'must' },
    { words: 'Kotlin or Java', importance: 'must' },
    { words: 'SQL', importance: 'must' },
    { words: 'Docker', importance: 'must' },
    { words: 'Kubernetes', importance: 'must' },
    { words: 'Automated testing', importance: 'must' },
    { words: 'English', importance: 'must' },
    { words: 'work permit', importance: 'must' },
    { words: 'Spring Boot' },
    { words: 'Kafka' },
    { words: 'AWS', importance: 'nice' },
    { words: 'Terraform', importance: 'nice' },
  ],
  asksNot: [
    'German is not required',
    'Deutschlandticket',
    'MacBook',
    'dog-friendly',
    'Frachtwerk Nord',
  ],
  shows: [
    {
      words: 'Kotlin or Java',
      quotes: ['in Kotlin with Spring Boot for 90 carriers', 'accounting API in Java'],
    },
    { words: 'Kafka', quotes: ['Replaced nightly batch files with Kafka events'] },
    { words: 'Kubernetes', quotes: ['Run 14 services on Kubernetes'] },
    { words: 'SQL', quotes: ['Wrote SQL reports'] },
    {
      words: 'Automated testing',
      quotes: ['Introduced Testcontainers and contract tests', 'JUnit, Grafana'],
    },
    { words: 'Terraform', quotes: ['described in Terraform'] },
    { words: 'work permit', quotes: ['German citizen'] },
    { words: 'English', quotes: ['English (fluent'] },
  ],
  lacks: ['Kubernetes', 'Kafka', 'AWS', 'Terraform'],
}
