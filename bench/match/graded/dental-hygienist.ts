import type { GradedCase } from './graded-case.ts'

export const dentalHygienist: GradedCase = {
  profession: 'dental hygienist',
  posting: `DENTAL HYGIENIST (part time, 3 days incl. one evening)
Sallowgate Dental Care, Brackenford, West Yorkshire

The practice
Mixed NHS and private, five surgeries, two specialists who visit. Our hygienist of eleven years is retiring and her diary is full until spring. You would have your own surgery, a nurse at your side, 30 to 45 minute appointments and an iTero scanner if you like that sort of thing.

The role
- Periodontal assessment and non-surgical treatment following BSP guidelines, with full six-point charting for stage III and IV patients
- Supportive care for implant patients
- Direct access appointments two mornings a month
- Local anaesthetic (infiltration and ID block) without a prescription delay, under our PGDs
- Oral hygiene coaching, smoking cessation and diet advice that people actually follow
- Radiographs when justified
- Air polishing (we have an EMS AirFlow Prophylaxis Master) and tooth whitening on prescription

You must have
- Current GDC registration as dental hygienist or dental therapist
- Indemnity and up to date CPD (medical emergencies, safeguarding level 2, IRMER)
- At least 18 months working in general practice since qualifying
- Hepatitis B immunity and an enhanced DBS

It would be nice if you had
- Experience working alone under direct access
- Guided Biofilm Therapy training
- SOE Exact
- Urdu or Punjabi

£34 to £38 an hour, uniforms and GDC fee covered.`,
  cvs: {
    a: `CURRICULUM VITAE
Name: Zaib-un-Nisa Qamarwala
Address: Bradford BD area
Email: zq.teeth@example.com   Tel: 07700 900173

EMPLOYMENT
11/2021 - now  Dental therapist, Penny Oaks Dental Practice, Bradford (NHS 80%)
   Half of my week is fillings and children's crowns, the other half periodontal: BPE, full charting, quadrant debridement, reviews. Blocks and infiltrations. Bitewings and periapicals. Fluoride, diet diaries, shisha and paan cessation talks in Urdu and Punjabi.
06/2020 - 10/2021  Foundation therapist, Ribble Street Dental Access Centre
   Anxious and irregular attenders, some domiciliary.

QUALIFICATIONS
BSc (Hons) Oral Health Sciences, 2020 (hygiene and therapy)
Impression taking and whitening modules, 2022
GDC registered, no conditions; indemnified
CPD cycle year 4, 112 verifiable hours

SYSTEMS
Exact, R4

OTHER
Looking for three days because of my twins. Enhanced DBS on the update service.`,
    b: `Declan Furlonger
Kitchen fitter and sales adviser, Bradford
d.furlonger@example.com   07700 900187

2018 – now   Harbury Kitchens, Bradford. Showroom sales and design, 20/20 software, site surveys, £640k sold last year, customer rating 4.8
2010 – 2018   Self-employed kitchen and bathroom fitter. Plumbing second fix, worktops, tiling, dealing with snags and unhappy customers
2008 – 2010   Apprentice joiner, Coe & Daughters

NVQ 2 Bench Joinery 2010. Full driving licence. First aid at work 2024.

I'm friendly, tidy, good with my hands and want part-time hours, three days would suit very well. I can work evenings. Happy to train.`,
    c: `Tom Arkwell, dental hygienist, GDC registered 2021
Tel 07700 900166, Halifax

Bright Lane Dental, Halifax, 2022 to present, 2 days. General practice. Perio charting, RSD with LA, implant maintenance, AirFlow, own direct access list one Saturday a month.
Oakmere Dental, Sowerby, 2021 to 2023, 2 days. NHS.

DipDH Newcastle 2021. CPD, indemnity, DBS, Hep B all current. Exact every day.

Reason for writing: I'd like three more days nearer home. References from both principals.`,
    d: `PERPETUA LINDQUIST-OYELARAN
Dental Hygienist · Wakefield · perpetua.lo@example.com · 07700 900118

Profile
Nineteen years in hygiene, twelve of them in practices with an in-house periodontist.

Experience
Hygienist, Aldermoor Periodontics & Implants, Leeds, 2014–2026 (practice closed in August)
• Root surface debridement for referred advanced cases, 60-minute visits, magnification
• Maintenance after surgery and after implants, including peri-implant mucositis protocols
• Kept the audit of pocket closure: 71 % of sites of 5 mm or more closed at review
• Coached three newly qualified hygienists
Hygienist, Thornlea Dental, Huddersfield, 2007–2014
• General family practice, NHS and plan patients; school visits

Training
Diploma in Dental Hygiene, Manchester 2007; radiography certificate; local anaesthesia; Guided Biofilm Therapy (basic and advanced); motivational interviewing; direct access day course 2015, little used since as all patients came by referral

Registration and safety
GDC since 2007; indemnity; IRMER, safeguarding and CPR in date; occupational health clearance

Software: Dentally, Exact until 2014
Availability: Monday to Wednesday, evenings fine`,
    e: `Rowan Etchebarne
Orthodontic Therapist
Leeds LS area, rowan.etch@example.com

Experience
Straightline Orthodontics, Leeds — Orthodontic therapist — 2019 to present
Bonding and debonding, archwire changes, intra-oral scanning (iTero, about 30 a week), retainers, oral hygiene instruction for teenagers with fixed braces, emergency repairs. Work to a prescription from the orthodontist.
Straightline Orthodontics — Dental nurse, then senior nurse — 2012 to 2019
Impressions and photography certificates, infection control lead.

Education
Diploma in Orthodontic Therapy 2019
National Diploma in Dental Nursing 2013

GDC registered as orthodontic therapist and dental nurse. Indemnity. CPD up to date: CPR, safeguarding level 2, IRMER awareness. DBS enhanced 2024, Hep B yes.

Systems: Exact, Dolphin
I enjoy the prevention side most and would like to move into it.`,
    f: `JACQUELINE PRUDHOE-TARN
jprudhoetarn@example.com / 07700 900102 / Ilkley

I qualified as a hygienist in 1999 and loved it. I worked at Wharfe View Dental Practice from 1999 to 2015: scaling, root planing, local anaesthetic, fissure sealants, oral hygiene instruction, my own list of patients, many of whom I still meet in the supermarket.

From 2015 until this year I looked after my parents, and for the last four years I have also been bookings manager at Tarn House guest accommodation (12 rooms).

My name came off the GDC register in 2016. I have begun the restoration paperwork and completed 38 hours of CPD online this summer, including medical emergencies. I have shadowed a friend's hygienist for five days. I have not used air polishing or the new classification of gum disease except in the courses.

Diploma in Dental Hygiene, Leeds Dental Institute, 1999`,
    g: `Callum Osei-Whitlock | Community Staff Nurse | Brackenford | c.oseiwhitlock@example.com

Calder Vale Community Trust, 2017–present
Community nurse, then smoking cessation and diabetes prevention nurse (from 2021). Six-week quit programme, 48 % four-week quit rate; motivational interviewing trainer; healthy mouth programme for care homes (trained 140 carers in brushing for dependent adults together with the dental public health team). Injections, wound care, PGDs for vaccines and nicotine replacement.

Pinderwell Hospital, 2013–2017
Staff nurse, maxillofacial ward

BSc Adult Nursing, Huddersfield 2013; NMC registered
ILS, safeguarding level 3, enhanced DBS, Hep B
Languages: English, Twi
Not dental trained; considering a hygiene diploma if a practice would sponsor it.`,
    h: `Sienna Marchetti-Poole
sienna.mp@example.com

Dental hygienist with current GDC registration as dental hygienist or dental therapist, indemnity and up to date CPD (medical emergencies, safeguarding level 2, IRMER).

Key skills
Periodontal assessment and non-surgical treatment following BSP guidelines; full six-point charting for stage III and IV patients; supportive care for implant patients; direct access appointments; local anaesthetic (infiltration and ID block); oral hygiene coaching, smoking cessation and diet advice; radiographs when justified; air polishing with EMS AirFlow Prophylaxis Master; tooth whitening on prescription; Guided Biofilm Therapy; SOE Exact; Urdu and Punjabi; working alone under direct access.

At least 18 months working in general practice. Hepatitis B immunity and an enhanced DBS.

Experience
Various dental practices`,
    i: `Beatriz Fonseca do Vale
Brackenford, 07700 900129, bea.vale@example.com

WORK
2023 – present: Trainee dental nurse then dental nurse, Hollin Dental, Brackenford. Chairside for two dentists and the hygienist, decontamination, X-ray processing, Exact notes.
2008 – 2022: Higaienista oral (dental hygienist), Clínica Dentária Monte Alvo, Setúbal, Portugal. Fourteen years with my own cabinet: scaling and root planing, pocket charting, anaesthesia by the dentist, implant maintenance programme of 200 patients, whitening, school brushing project.

EDUCATION
Licenciatura em Higiene Oral, Lisbon, 2008

REGISTRATION
Portuguese registration kept. GDC: application for assessment as hygienist sent in May 2026, further information on anaesthesia requested; decision expected early 2027. GDC registered as dental nurse.

LANGUAGES Portuguese, English (IELTS 7.5), Spanish
Settled status. Hep B immune, DBS 2025.`,
    j: `Meredith Stanhallow RDH
Brackenford | 07700 900141 | m.stanhallow@example.com

I look after gums for a living and I'm stubborn about bleeding scores.

Cloverbank Dental Studio, Otterly (private, four chairs)
Hygienist, September 2020 to date, four days
List of about 900 regulars. Deep scaling under numbing injections I give myself; re-check of pockets at three months, and letters to the periodontist when they don't come down. Around 60 people with implants on a recall I set up: probing, plastic and titanium tips, films yearly. Since 2022 the first Friday of each month is mine alone: people book with me without having seen a dentist first. Powder-and-water stain removal on every visit (course with the Swiss maker, 2021).

Millrace NHS Dental Centre, Leeds area
Hygienist, July 2018 to August 2020
20-minute slots, families, many quit-tobacco referrals.

Diploma in Dental Hygiene, Leeds 2018. On the GDC register, number supplied on request; covered by a dental defence union. Basic life support, radiation protection and child protection all renewed this year. Hep B titre on file.`,
    k: `Saoirse Blakemoor-Datt
s.blakemoordatt@example.com | 07700 900155 | Sheffield

Education
2024–2027 BSc Dental Hygiene and Therapy, final year, Sheffield area. Qualify June 2027. Predicted 2:1.
Clinical log so far: 96 perio patients, 140 local anaesthetics, 41 sets of bitewings, two full courses for grade C patients under supervision.

Work
2022–2024 Dental nurse, Kestrel Dental, Rotherham (GDC registered nurse 2023). Decontamination, charting for four dentists and one hygienist, SOE Exact, reception cover.
2024–now Saturday nurse, same practice

Also
Oral health volunteer at a food bank, student rep, conversational Punjabi from my mum's side.
DBS enhanced on update service, Hep B immune, BLS 2026.

I know I cannot start as a hygienist before the summer, but would like to introduce myself.`,
    l: `Dr Ignatius Veldkamp-Roe, BDS MClinDent (Perio)
i.veldkamproe@example.com, York

GDC: dentist, on the specialist list in periodontics (2009)

2011–2025 Consultant in restorative dentistry, Northmoor Dental Hospital. Periodontal clinics for complex disease; regenerative surgery; implant placement and complications; led the hygiene and therapy school's clinical teaching, 16 students a year.
2006–2011 Specialty registrar, periodontology
2001–2006 Associate, general practice, Harrogate area

Publications: fourteen, on maintenance therapy
I stepped down from the hospital last Christmas and no longer wish to operate or to run anything. Two or three days of quiet maintenance care, with time to talk to people, is what I would enjoy. I understand the fee and do not mind it. IRMER, CPR, safeguarding level 3 valid. I have not used Exact, but will learn.`,
  },
  grades: {
    recruiter: {
      a: 8,
      b: 0,
      c: 9,
      d: 8.5,
      e: 2,
      f: 2.5,
      g: 1,
      h: 1.5,
      i: 3.5,
      j: 9.5,
      k: 3,
      l: 5.5,
    },
    manager: { a: 8, b: 0, c: 9, d: 8.5, e: 2, f: 2.5, g: 1, h: 1.5, i: 3.5, j: 10, k: 3, l: 6 },
    personnel: { a: 8, b: 0, c: 9.5, d: 8.5, e: 2.5, f: 2, g: 1, h: 3, i: 3.5, j: 9, k: 2.5, l: 5 },
  },
}
