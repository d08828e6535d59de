import type { PostingCase } from './golden-case.ts'

/** Postings of further professions, with headings and turns of phrase that nobody could list. */
export const morePostings: readonly PostingCase[] = [
  {
    profession: 'pharmacist',
    posting: `Staff Pharmacist - Kamloops, BC

Who are we looking for?
Somebody who counsels as carefully as they count. Cedarline Pharmacy fills 260 prescriptions a day and runs a travel clinic on Thursdays.

How you will spend your day
• Verify and dispense prescriptions
• Counsel patients on new medications
• Give injections (flu, COVID-19, shingles)
• Supervise two pharmacy technicians

To be considered you need
• Registration with the College of Pharmacists of British Columbia
• Authorization to administer injections
• Bachelor of Science in Pharmacy or PharmD
• 1 year of community pharmacy experience

Even better if you bring
• Experience with Kroll
• Compounding
• Punjabi or Mandarin

Hospital experience is not needed.

Our thank-you
Four weeks off, extended dental, licence fees paid and a relocation grant. Cedarline is proud to be an inclusive employer.`,
    asks: [
      { words: 'College of Pharmacists of British Columbia', importance: 'must' },
      { words: 'administer injections', importance: 'must' },
      { words: 'PharmD', importance: 'must' },
      { words: '1 year', importance: 'must' },
      { words: 'community pharmacy', importance: 'must' },
      { words: 'dispense prescriptions' },
      { words: 'Kroll', importance: 'optional' },
      { words: 'Compounding', importance: 'optional' },
      { words: 'Punjabi', importance: 'optional' },
    ],
    asksNot: ['Hospital experience', 'extended dental', 'relocation grant', 'licence fees'],
  },
  {
    profession: 'plumber',
    posting: `PLUMBER REQUIRED. Small family firm in Cork city seeks a qualified plumber for house renovations and call-outs. Work is mostly bathrooms, heating systems and heat pumps. Applicants need a National Craft Certificate (plumbing) and a Safe Pass card; no Safe Pass, no start. Full clean B licence, as you will drive our van. Three years qualified or more. RGI registration would be a big help but we will train the right person. Knowledge of underfloor heating useful. No need for welding. Pay above the SEO rate, fuel card, phone, 22 days of leave and Christmas closed. Ring Donncha after six or send a CV to jobs@example.com.`,
    asks: [
      { words: 'National Craft Certificate', importance: 'must' },
      { words: 'Safe Pass', importance: 'must' },
      { words: 'B licence', importance: 'must' },
      { words: 'Three years', importance: 'must' },
      { words: 'heat pumps' },
      { words: 'RGI registration', importance: 'optional' },
      { words: 'underfloor heating', importance: 'optional' },
    ],
    asksNot: ['welding', 'fuel card', 'Christmas closed', '22 days of leave'],
  },
  {
    profession: 'security guard',
    posting: `Security Officer - Retail Park, Leicester
Pay: £13.10/hour. Shifts: 4 on 4 off, 12 hours, days and nights

Duties: patrols, CCTV monitoring, access control, first response to incidents, writing reports that a police officer can use.

Requirements: valid SIA Door Supervisor licence; checkable five-year work history; good spoken and written English; own transport, because buses stop at eleven.

Desirable: SIA CCTV licence; first aid at work; conflict management training.

Not required: military background, shirt and tie (we supply the uniform).

Benefits: 28 days' holiday, life cover, free parking, online doctor.

Sentry Oak Ltd screens all applicants to BS 7858 and welcomes people of all backgrounds.`,
    asks: [
      { words: 'SIA Door Supervisor licence', importance: 'must' },
      { words: 'five-year work history', importance: 'must' },
      { words: 'English', importance: 'must' },
      { words: 'own transport', importance: 'must' },
      { words: 'CCTV monitoring' },
      { words: 'access control' },
      { words: 'first aid', importance: 'optional' },
      { words: 'conflict management', importance: 'optional' },
    ],
    asksNot: ['military background', 'shirt and tie', 'life cover', 'online doctor'],
  },
  {
    profession: 'dental hygienist',
    posting: `Dental Hygienist (RDH), part-time

Join Dr. Pellworth's practice in Boise, Idaho! We treat families, we run on time, and we close at noon on Fridays.

Responsibilities include:
- Prophylaxis, scaling and root planing
- Digital X-rays and periodontal charting in Dentrix
- Patient education

Must-haves:
- Active Idaho dental hygiene license with local anesthesia endorsement
- Current CPR certification
- Graduate of an accredited dental hygiene program

Nice-to-haves:
- Laser certification
- Two years of chairside experience (new grads are welcome, too)

We do not require evenings or weekends.

Perks: $48-$55 per hour, scrubs allowance, CE budget, profit sharing. EOE.`,
    asks: [
      { words: 'dental hygiene license', importance: 'must' },
      { words: 'local anesthesia', importance: 'must' },
      { words: 'CPR', importance: 'must' },
      { words: 'dental hygiene program', importance: 'must' },
      { words: 'Dentrix' },
      { words: 'scaling and root planing' },
      { words: 'Laser certification', importance: 'nice' },
      { words: 'Two years', importance: 'nice' },
    ],
    asksNot: ['evenings or weekends', 'scrubs allowance', 'profit sharing', 'CE budget'],
  },
  {
    profession: 'bookkeeper',
    posting: `Bookkeeper, 3 days a week, Hobart TAS

About Fernleigh Orchards
Third-generation apple growers, 40 staff in winter and 140 at harvest.

About the role
You'll look after accounts payable and receivable, payroll for the seasonal team under the Horticulture Award, BAS lodgement and bank reconciliations.

About you
You have at least 3 years of bookkeeping behind you and know Xero inside out. You've run payroll for 20 people or more. You're comfortable with Excel. You hold a Certificate IV in Accounting and Bookkeeping, or you have the experience to match it.

It would be lovely, though it isn't a deal-breaker, if you were a registered BAS agent or had used Deputy.

You won't be asked to do tax returns.

About the benefits
Flexible hours, free apples, salary packaging and an office dog named Pip.`,
    asks: [
      { words: '3 years', importance: 'must' },
      { words: 'Xero', importance: 'must' },
      { words: 'payroll', importance: 'must' },
      { words: 'Excel', importance: 'must' },
      { words: 'Certificate IV', importance: 'must' },
      { words: 'accounts payable' },
      { words: 'bank reconciliations' },
      { words: 'BAS agent', importance: 'optional' },
      { words: 'Deputy', importance: 'optional' },
    ],
    asksNot: ['tax returns', 'free apples', 'salary packaging', 'office dog'],
  },
  {
    profession: 'QA engineer',
    posting: `QA Engineer | Hyderabad | 3-6 yrs

Job Description:
We are looking for a QA Engineer to join the payments team.

Roles & Responsibilities:
1. Design and execute test cases for web and mobile
2. Automate regression suites using Selenium or Playwright
3. API testing with Postman
4. Log and track defects in JIRA
5. Work with developers in two-week sprints

Mandatory Skills: Java or Python, Selenium, API testing, SQL, Agile
Good to Have Skills: JMeter, Appium, ISTQB certification
Education: B.E./B.Tech/MCA in any discipline
Experience: 3 to 6 years in software testing
Notice Period: Immediate to 30 days

Candidates with only manual testing experience need not apply. Cloud certification is not mandatory.

Kesari Payments offers health cover for parents, a shuttle and wellness days.`,
    asks: [
      { words: 'Java or Python', importance: 'must' },
      { words: 'Selenium', importance: 'must' },
      { words: 'API testing', importance: 'must' },
      { words: 'SQL', importance: 'must' },
      { words: 'Agile', importance: 'must' },
      { words: '3 to 6 years', importance: 'must' },
      { words: 'B.Tech', importance: 'must' },
      { words: 'JIRA' },
      { words: 'JMeter', importance: 'nice' },
      { words: 'Appium', importance: 'nice' },
      { words: 'ISTQB', importance: 'nice' },
    ],
    asksNot: ['Cloud certification', 'health cover', 'shuttle', 'wellness days'],
  },
  {
    profession: 'farm manager',
    posting: `Assistant Farm Manager (Dairy)

Our 320-cow spring-calving herd near Thurles is looking for an Assistant Farm Manager, and so are we. The cows want somebody gentle in the parlour; we want somebody who can run the place when we are away.

What the cows would tell you about the work: milking in a 24-unit herringbone, calf rearing, grass measuring with AgriNet, AI and heat detection, fencing, and tractor work.

What we ask: a Green Cert or a degree in agriculture, two full seasons on a dairy farm, a tractor licence (category W), and good stockmanship. You must live within 20 minutes of the farm, or move into the house in the yard.

What would make us smile: DIY AI certificate, hoof trimming, some experience of herd records on the computer.

What we do not ask: tillage.

What we give: a house, one weekend off in two, €42,000 and milk.`,
    asks: [
      { words: 'Green Cert', importance: 'must' },
      { words: 'degree in agriculture', importance: 'must' },
      { words: 'two full seasons', importance: 'must' },
      { words: 'tractor licence', importance: 'must' },
      { words: 'stockmanship', importance: 'must' },
      { words: 'milking' },
      { words: 'calf rearing' },
      { words: 'hoof trimming', importance: 'optional' },
      { words: 'DIY AI certificate', importance: 'optional' },
    ],
    asksNot: ['tillage', 'one weekend off', '€42,000'],
  },
  {
    profession: 'graphic designer',
    posting: `Midweight Graphic Designer

Studio Halfpenny, Glasgow. Branding, packaging and the odd book.

You:
/ three years or more in a studio or in-house team
/ fluent in InDesign, Illustrator and Photoshop
/ a portfolio with packaging in it (send a link; no portfolio, no interview)
/ able to take artwork to print
/ happy to present to clients

Bonus:
/ motion graphics in After Effects
/ illustration
/ Figma

Us:
/ seven people, a four-and-a-half-day week
/ pension, and lunch on Wednesdays
/ a riso printer you may use at weekends

We couldn't care less where, or whether, you studied. Coding isn't part of it. £29-33k. Halfpenny is a Living Wage employer.`,
    asks: [
      { words: 'three years', importance: 'must' },
      { words: 'InDesign', importance: 'must' },
      { words: 'Illustrator', importance: 'must' },
      { words: 'Photoshop', importance: 'must' },
      { words: 'portfolio', importance: 'must' },
      { words: 'packaging', importance: 'must' },
      { words: 'motion graphics', importance: 'nice' },
      { words: 'illustration', importance: 'nice' },
      { words: 'Figma', importance: 'nice' },
    ],
    asksNot: ['Coding', 'riso printer', 'lunch on Wednesdays', 'pension', 'studied'],
  },
  {
    profession: 'childcare worker',
    posting: `Erzieher/in or Early Childhood Educator (English-speaking), Frankfurt

Bilingual kindergarten Kaleidoskop is growing again. From February we need an educator for our group of three- to six-year-olds.

Your responsibilities
You speak English with the children all day. You plan projects, observe and document development, prepare parent evenings and take part in the weekly team meeting.

Your qualifications
State recognition as Erzieher/in or a comparable foreign qualification in early childhood education. Native-level English. Basic German (A2). Proof of measles immunity and an extended certificate of good conduct. Practical experience with groups of children is expected; a particular number of years is not.

Pluses
Musical instrument. First aid for children. Experience with inclusion.

Our offer
30 days of holiday, job ticket, company pension, help with German courses and with the move.

People with disabilities will be given preference if equally qualified.`,
    asks: [
      { words: 'Erzieher/in', importance: 'must' },
      { words: 'early childhood education', importance: 'must' },
      { words: 'English', importance: 'must' },
      { words: 'German', importance: 'must' },
      { words: 'measles immunity', importance: 'must' },
      { words: 'certificate of good conduct', importance: 'must' },
      { words: 'Musical instrument', importance: 'optional' },
      { words: 'First aid', importance: 'optional' },
      { words: 'inclusion', importance: 'optional' },
    ],
    asksNot: ['job ticket', 'company pension', 'German courses', 'number of years'],
  },
  {
    profession: 'flight attendant',
    posting: `Cabin Crew - Manchester base

Ready for take-off? Aurelio Air is recruiting 40 cabin crew for next summer.

THE ESSENTIALS
* Aged 18 or over
* Able to swim 25 metres unaided
* Height that lets you reach 210 cm
* Fluent English, written and spoken
* Valid passport with the right to work in the UK
* At least 6 months' customer service experience
* No visible tattoos on face or neck

THE EXTRAS
* A current EASA or UK CAA cabin crew attestation
* A second European language

Previous flying experience is not necessary, since we train you for five weeks.

THE REWARDS
Staff travel, sector pay, free uniform, crew meals and a clear path to senior crew.

Aurelio Air is an equal opportunities employer.`,
    asks: [
      { words: 'swim 25 metres', importance: 'must' },
      { words: 'English', importance: 'must' },
      { words: 'right to work in the UK', importance: 'must' },
      { words: 'Valid passport', importance: 'must' },
      { words: "6 months'", importance: 'must' },
      { words: 'customer service', importance: 'must' },
      { words: 'cabin crew attestation', importance: 'optional' },
      { words: 'second European language', importance: 'optional' },
    ],
    asksNot: ['flying experience', 'Staff travel', 'crew meals', 'free uniform'],
  },
  {
    profession: 'call-centre agent',
    posting: `Customer Care Representative (Work from Home, Halifax NS and area)

Our client, an internet provider, is hiring through Harbourlight Staffing.

Summary: answer inbound calls and chats about bills and outages, open tickets in Zendesk, calm the unhappy and thank the happy. Twelve people start on January 11.

Candidate profile: one year in a call centre or in retail; typing speed of 40 words per minute; bilingual French and English is a must for four of the positions and an asset for the rest; wired internet of at least 50 Mbps; quiet room with a door; criminal record check.

Education: high school diploma or equivalent. Post-secondary education not required.

Compensation: $20.50, $1 language premium, equipment shipped to you, drug plan after 90 days, referral bonus.

Harbourlight thanks all candidates and will contact those selected for an interview.`,
    asks: [
      { words: 'one year', importance: 'must' },
      { words: 'call centre', importance: 'must' },
      { words: 'typing speed', importance: 'must' },
      { words: 'criminal record check', importance: 'must' },
      { words: 'high school diploma', importance: 'must' },
      { words: 'French' },
      { words: 'Zendesk' },
      { words: 'inbound calls' },
    ],
    asksNot: ['Post-secondary education', 'language premium', 'drug plan', 'referral bonus'],
  },
  {
    profession: 'maintenance fitter',
    posting: `Mechanical Fitter - Rotating Roster - Mackay QLD
We keep conveyors turning at three coal terminals and now we need two more fitters on a 7/7 roster. You hold a trade certificate in mechanical fitting (or an equivalent recognised in Australia), you have worked on conveyors, gearboxes or hydraulics for two years or longer since you finished your time, and you carry a current driver licence. High risk work licences for dogging or forklift are preferred. A working at heights ticket and a confined space ticket are essential; we cannot put you on site without them. You must pass a coal board medical. Experience with SAP work orders would be handy, laser alignment even more so. Electrical work is done by others. Flights are not provided because this is a drive-in role. Expect $58 an hour flat, a camp with a decent gym, income protection insurance and a crew that looks out for each other. Grasstree Mechanical Services encourages women and First Nations people to put their hands up.`,
    asks: [
      { words: 'trade certificate', importance: 'must' },
      { words: 'two years', importance: 'must' },
      { words: 'driver licence', importance: 'must' },
      { words: 'working at heights', importance: 'must' },
      { words: 'confined space', importance: 'must' },
      { words: 'coal board medical', importance: 'must' },
      { words: 'hydraulics' },
      { words: 'dogging', importance: 'preferred' },
      { words: 'SAP', importance: 'optional' },
      { words: 'laser alignment', importance: 'optional' },
    ],
    asksNot: ['Electrical work', 'Flights', 'decent gym', 'income protection', 'First Nations'],
  },
]
