import type { PostingCase } from './golden-case.ts'

/** Postings in shapes that follow no template: no headings, one paragraph, criteria with numbers, a shout. */
export const oddPostings: readonly PostingCase[] = [
  {
    profession: 'roofer',
    posting: `ROOFER / SLATER WANTED - NORTH WALES
Busy roofing contractor needs two time-served roofers. Natural slate and leadwork essential, flat roofing (EPDM, GRP) handy. CSCS card and own hand tools a must. Driving licence preferred but not vital as lifts can be arranged. Must be OK with heights and weather!! No asbestos work. £180-£210 a day, paid Fridays, weekends off. Text Gwil on 01632 555 0142.`,
    asks: [
      { words: 'slate', importance: 'must' },
      { words: 'leadwork', importance: 'must' },
      { words: 'flat roofing', importance: 'optional' },
      { words: 'CSCS card', importance: 'must' },
      { words: 'hand tools', importance: 'must' },
      { words: 'Driving licence' },
    ],
    asksNot: ['asbestos work', 'paid Fridays', 'weekends off'],
  },
  {
    profession: 'intensive care nurse',
    posting: `Registered Nurse - ICU (Nights, 0.9 FTE)
St. Brannoc Regional Medical Center | Boise, ID | 36 hrs/wk, 7p-7a, every third weekend

St. Brannoc is a 214-bed community hospital that has cared for the valley since 1951. Our 16-bed ICU takes medical, surgical and cardiac patients, and our nurses say it is the best team they have worked with.

As an ICU RN you titrate vasoactive drips, manage ventilated patients together with respiratory therapy, take part in bedside rounds and talk honestly with families.

Licensure/Certification:
RN license in Idaho or a compact state - required
BLS at hire; ACLS within 6 months
CCRN preferred

Education: ADN required, BSN preferred
Experience: minimum 1 year acute care; critical care experience strongly preferred. New graduates: please see our residency program instead.
Knowledge of Epic helpful.

Shift differential $6/h nights. Sign-on bonus up to $10,000. Tuition assistance for your CRNA or NP. EOE/Vet/Disability.`,
    asks: [
      { words: 'RN license', importance: 'must' },
      { words: 'BLS', importance: 'must' },
      { words: 'ACLS' },
      { words: 'CCRN', importance: 'preferred' },
      { words: 'ADN', importance: 'must' },
      { words: '1 year', importance: 'must' },
      { words: 'acute care', importance: 'must' },
      { words: 'critical care', importance: 'preferred' },
      { words: 'ventilated patients' },
      { words: 'Epic', importance: 'optional' },
    ],
    asksNot: ['residency program', 'Sign-on bonus', 'Tuition assistance', 'CRNA'],
  },
  {
    profession: 'planning officer',
    posting: `Borough of Eastmarsh - Planning Officer (Development Management)
Reference PLN/0417, Grade 9, fixed term for two years

Eastmarsh has 90,000 residents, eleven conservation areas and a coast that keeps moving. You will carry a caseload of householder and minor applications, write reports for committee, negotiate with agents and defend decisions at appeal.

Person specification (A = application form, I = interview)
1. Degree or diploma in town planning or a related subject (E) (A)
2. Eligible for membership of the RTPI (E) (A)
3. At least two years' experience of assessing planning applications (E) (A, I)
4. Knowledge of the National Planning Policy Framework (E) (I)
5. Able to write clear reports to a deadline (E) (A)
6. Experience of heritage casework (D) (I)
7. Uniform or another back-office system (D) (A)
8. Current driving licence or the ability to travel around the borough (E) (A)

E = essential, D = desirable. Experience of enforcement is not looked for in this post.

The council offers a local government pension, flexitime and a season ticket loan, and guarantees an interview to disabled applicants who meet the essential criteria.`,
    asks: [
      { words: 'town planning', importance: 'must' },
      { words: 'RTPI', importance: 'must' },
      { words: "two years' experience", importance: 'must' },
      { words: 'planning applications', importance: 'must' },
      { words: 'National Planning Policy Framework', importance: 'must' },
      { words: 'write clear reports', importance: 'must' },
      { words: 'heritage casework', importance: 'optional' },
      { words: 'Uniform', importance: 'optional' },
      { words: 'driving licence', importance: 'must' },
    ],
    asksNot: ['enforcement', 'season ticket loan', 'local government pension', 'fixed term'],
  },
  {
    profession: 'payroll specialist',
    posting: `Hi there! We are Tallow & Finch, a payroll bureau of nine people above a bakery in Ghent that pays 3,400 employees at 120 small firms every month. Since Lotte is moving to Lisbon we are looking for a payroll specialist who stays calm on the 28th. You bring at least three years in payroll, a solid grasp of Belgian social law and you speak Dutch and French without having to think; English is enough for our two American clients. You know your way around SD Worx or Securex, and in Excel you do not stop at SUM. A bachelor's degree in accountancy or HR is nice, but we have hired a former chef before. What we do not need is a manager: nobody here has reports. In return you get 32 days off, a company bike, a hospitalisation plan and, obviously, bread. Write to lotte@example.com before 1 March and tell us which payroll error you will never forget.`,
    asks: [
      { words: 'three years', importance: 'must' },
      { words: 'payroll', importance: 'must' },
      { words: 'Belgian social law', importance: 'must' },
      { words: 'Dutch', importance: 'must' },
      { words: 'French', importance: 'must' },
      { words: 'SD Worx' },
      { words: 'Securex' },
      { words: 'Excel' },
      { words: "bachelor's degree", importance: 'optional' },
    ],
    asksNot: ['manager', 'company bike', 'hospitalisation plan', 'former chef', 'bakery'],
  },
  {
    profession: 'site reliability engineer',
    posting: `- We move parcels for 2,000 web shops. Our platform handles 900 requests a second and must not sleep.
- You join four engineers who own uptime, deploys and cost.
- You will run our Kubernetes clusters on GCP, write Terraform, tune Postgres and make alerts that mean something.
- On call one week in five, paid.
- You bring 3+ years of running production systems, Linux down to the strace, and one of Go, Python or Rust.
- You have debugged a network at packet level, or want to badly.
- Prometheus, Grafana or something like them.
- Extra credit for: eBPF, chaos engineering, having deleted more code than you wrote.
- We don't need a degree, certificates or front-end skills.
- You get: 65-80k, four-day week if you like, laptop of your choice, training budget.
- We're in Utrecht; remote within the EU is fine. A permit to work in the EU is required.`,
    asks: [
      { words: 'Kubernetes' },
      { words: 'GCP' },
      { words: 'Terraform' },
      { words: 'Postgres' },
      { words: '3+ years', importance: 'must' },
      { words: 'Linux', importance: 'must' },
      { words: 'Go', importance: 'must' },
      { words: 'Prometheus' },
      { words: 'eBPF', importance: 'optional' },
      { words: 'chaos engineering', importance: 'optional' },
      { words: 'permit to work in the EU', importance: 'must' },
    ],
    asksNot: ['degree', 'certificates', 'front-end skills', 'training budget', 'four-day week'],
  },
  {
    profession: 'pastry chef',
    posting: `PASTRY CHEF - HOTEL MERIDIAN BLEU, DOHA

ABOUT US: FIVE STARS, 240 ROOMS, THREE RESTAURANTS, ONE PASTRY KITCHEN. WE ARE PROUD OF OUR TEAM OF 31 NATIONALITIES.

YOU WILL: PRODUCE DESSERTS, VIENNOISERIE AND CAKES FOR ALL OUTLETS. SUPERVISE FOUR COMMIS. CONTROL FOOD COST AND STOCK. KEEP HACCP RECORDS.

YOU BRING: DIPLOMA IN PATISSERIE. FIVE YEARS IN A FIVE-STAR HOTEL KITCHEN. CHOCOLATE AND SUGAR WORK. GOOD ENGLISH. FRENCH OR ARABIC IS AN ADVANTAGE. WEDDING CAKE EXPERIENCE IS A PLUS.

WE OFFER: TAX-FREE SALARY, SHARED ACCOMMODATION, FLIGHT HOME EVERY YEAR, MEALS ON DUTY AND MEDICAL INSURANCE.

HOW TO APPLY: SEND YOUR CV AND SIX PHOTOS OF YOUR WORK TO PASTRY@EXAMPLE.COM.`,
    asks: [
      { words: 'DIPLOMA IN PATISSERIE', importance: 'must' },
      { words: 'FIVE YEARS', importance: 'must' },
      { words: 'CHOCOLATE', importance: 'must' },
      { words: 'ENGLISH', importance: 'must' },
      { words: 'FRENCH', importance: 'optional' },
      { words: 'WEDDING CAKE', importance: 'optional' },
      { words: 'DESSERTS' },
      { words: 'HACCP' },
      { words: 'FOOD COST' },
    ],
    asksNot: ['MEDICAL INSURANCE', 'SHARED ACCOMMODATION', '31 NATIONALITIES', 'SIX PHOTOS'],
  },
  {
    profession: 'structural engineer',
    posting: `Vellum Rhodes is an employee-owned practice of 140 engineers and designers with studios in Bristol, Leeds and Porto. Founded in 1988, we have won awards for timber bridges, a theatre on stilts and a school nobody wanted to leave. We believe good structures are quiet. Our people stay eleven years on average, and we give 2 % of profits to engineers without borders.

We are now hiring a Senior Structural Engineer for our Leeds studio.

You will lead the design of mid-rise residential and education buildings, check calculations, coordinate in Revit with architects and guide two graduates towards chartership.

Essential
Chartered with IStructE or ICE
6 years post-graduate experience in building structures
Fluent in Eurocodes 2, 3 and 5
Tekla Structural Designer or Robot

Good to have
CLT or other mass timber
Embodied carbon assessments
Experience as BIM coordinator

Not essential: experience abroad. Our Porto studio does that.

Life at Vellum Rhodes
Hybrid three days, 27 days' leave, share scheme, private medical cover, sabbatical after five years.`,
    asks: [
      { words: 'IStructE', importance: 'must' },
      { words: '6 years', importance: 'must' },
      { words: 'building structures', importance: 'must' },
      { words: 'Eurocodes', importance: 'must' },
      { words: 'Tekla Structural Designer', importance: 'must' },
      { words: 'Revit' },
      { words: 'mass timber', importance: 'optional' },
      { words: 'Embodied carbon', importance: 'optional' },
      { words: 'BIM coordinator', importance: 'optional' },
    ],
    asksNot: ['experience abroad', 'private medical cover', 'sabbatical', 'theatre on stilts'],
  },
  {
    profession: 'veterinary nurse',
    posting: `Could you be our next veterinary nurse?

Paws of Ardmore is a two-vet clinic in Waterford seeing cats, dogs, rabbits and the odd hedgehog.

What the job is like: you monitor anaesthesia, place catheters, run bloods and x-rays, hold nurse clinics for weight and dental care, and on two Saturdays a month you are the face at the desk.

Who we hope to meet: someone registered with the VCI, with a year or more in small animal practice and steady hands. You will need radiation safety training before you touch the x-ray (we pay for the course if you lack it). Being able to calm an owner matters as much as calming the dog. Dental radiography would be great. So would a certificate in emergency and critical care. Equine experience isn't needed; no horse fits through our door.

What's in it for you: rota four weeks ahead, CPD allowance of 800 euro, discounted pet food, and no night duty, ever.`,
    asks: [
      { words: 'registered with the VCI', importance: 'must' },
      { words: 'a year or more', importance: 'must' },
      { words: 'small animal practice', importance: 'must' },
      { words: 'radiation safety training' },
      { words: 'anaesthesia' },
      { words: 'x-rays' },
      { words: 'Dental radiography', importance: 'optional' },
      { words: 'emergency and critical care', importance: 'optional' },
    ],
    asksNot: ['Equine experience', 'discounted pet food', 'CPD allowance', 'night duty'],
  },
  {
    profession: 'sales representative',
    posting: `Regional Sales Representative, Medical Devices (Ohio / Michigan). Halden Orthopaedics makes knee and hip implants and sells them through people surgeons like to have in the room. The territory: 34 hospitals, $4.2M today, room for six. The work: plan your week, support cases in the operating room, train scrub teams on our instruments, win tenders and keep Salesforce honest. Must haves: bachelor's degree; 3-5 years of B2B sales, ideally in orthopaedics or surgical devices; a record of beating quota; valid driver's license and up to 60% travel. Pluses: contacts with orthopaedic surgeons; capital equipment sales; Spanish. Not a fit if you want an office job. Compensation: base 85k plus uncapped commission, car allowance, 401(k) with 5% match, medical, dental and vision from day one. Halden is an equal opportunity employer and runs background checks and vendor credentialing (immunisations included) before hospital access.`,
    asks: [
      { words: "bachelor's degree", importance: 'must' },
      { words: '3-5 years', importance: 'must' },
      { words: 'B2B sales', importance: 'must' },
      { words: 'orthopaedics' },
      { words: 'quota', importance: 'must' },
      { words: "driver's license", importance: 'must' },
      { words: '60% travel', importance: 'must' },
      { words: 'capital equipment sales', importance: 'optional' },
      { words: 'Spanish', importance: 'optional' },
      { words: 'Salesforce' },
    ],
    asksNot: ['office job', 'car allowance', '401(k)', 'equal opportunity employer'],
  },
  {
    profession: 'archivist',
    posting: `The Quayside Museum seeks an Archivist and Records Manager

Our archive holds the papers of four shipping lines, 60,000 photographs and a whale's jawbone with a poem on it. Half is catalogued; a reader found the other half in the attic.

Main purpose
To catalogue, preserve and open the collections, and to look after the museum's own records.

Principal accountabilities
Catalogue collections to ISAD(G)
Answer enquiries and run the search room two days a week
Plan digitisation with volunteers
Keep the retention schedule and advise colleagues on data protection

What we are looking for
A postgraduate qualification in archives and records management is indispensable, as is hands-on cataloguing. Two years in an archive would be ideal; one will do if it was a busy one. You should have used CALM, AtoM or Epexio. Palaeography comes in useful. We would be delighted by knowledge of digital preservation. Maritime history can be learnt here, so please do not worry about it.

Terms
£31,400; 35 hours; Sundays in summer by rota; free entry to partner museums; the post depends on grant funding until 2029.`,
    asks: [
      { words: 'archives and records management', importance: 'must' },
      { words: 'cataloguing', importance: 'must' },
      { words: 'Two years' },
      { words: 'CALM' },
      { words: 'AtoM' },
      { words: 'Palaeography', importance: 'optional' },
      { words: 'digital preservation', importance: 'optional' },
      { words: 'ISAD(G)' },
      { words: 'data protection' },
      { words: 'digitisation' },
    ],
    asksNot: ['Maritime history', 'free entry to partner museums', 'grant funding'],
  },
]
