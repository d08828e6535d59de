import type { GradedCase } from './graded-case.ts'

export const midwife: GradedCase = {
  profession: 'midwife',
  posting: `Registered Midwife – Midwifery Group Practice and Birth Suite
Position no. 25/118 · Full time or 0.8 FTE · Ongoing
Wimmera Plains Health, Victoria

About us
Wimmera Plains Health is a Level 3 regional maternity service with about 420 births a year, a special care nursery of four cots and visiting obstetricians. Our Midwifery Group Practice (MGP) began in 2019 and one in three local women now choose it. We are proud of our low induction rate and of the lake outside the staff room window.

The role
You will carry a caseload of around 36 women a year (at 1.0 FTE) through pregnancy, labour, birth and up to six weeks after, with on-call shared among four midwives. In quieter weeks, and for the first three months, you work rostered shifts in birth suite and the postnatal ward. You give antenatal care in clinic and in the home, recognise when things leave the normal path, consult and refer according to the national guidelines, and mentor students.

Key selection criteria – essential
1. Current registration as a Midwife with AHPRA, without conditions that prevent the role
2. At least two years' experience after registration across antenatal, birth and postnatal care
3. Demonstrated competence in fetal monitoring (current FSEP or equal), obstetric emergencies and neonatal resuscitation
4. Culturally safe practice with Aboriginal and Torres Strait Islander families and with newly arrived families
5. Current driver licence, Working with Children Check, police check, immunisation evidence

Desirable
• Continuity of carer or caseload experience
• Perineal suturing and cannulation
• Waterbirth accreditation; lactation qualification; examination of the newborn
• Rural experience

Salary by the Nurses and Midwives enterprise agreement, MGP annualised loading 28%, salary packaging, relocation help up to $6,000, first 12 weeks' accommodation.`,
  cvs: {
    a: `Emily Szabo
emily.szabo@example.com | 0491 555 033 | Geelong

PROFILE
Enthusiastic early-career midwife passionate about woman-centred care.

WORK
Registered Midwife (Year 3) – Corio Women's and Children's
Feb 2023 – present
- Graduate year then permanent, rotating antenatal ward, birth suite, postnatal
- Approx. 110 births as accoucheur
- CTG interpretation, IV cannulation, suturing in training (14 of 20 signed)
- Preceptor of second year students

Student – continuity of care experiences with 20 women, one placement of 6 weeks in MGP at Corio

Nursing home personal carer, part time – 2019 to 2022

QUALIFICATIONS
Bachelor of Nursing / Bachelor of Midwifery, Surf Coast University, 2022
AHPRA: Registered Nurse and Midwife
FSEP Level 2, 2024
NeoResus, PROMPT 2025
Cultural awareness e-learning module

Checks: WWCC, NPC, immunised. Licence: full VIC.`,
    b: `Liam Ostrowski
Paramedic / emergency nurse
Bendigo, 0491 555 038, liam.ostrowski@example.com

Registered Nurse, Emergency Department, Bendigo Ranges Hospital, 2019–present
Triage, resus, paediatric area, cannulation, ECG, trauma team. Clinical educator 0.2 FTE. Early pregnancy bleeding pathway nurse.

Graduate RN, medical and surgical rotations, 2018

Ambulance paramedic (casual), Central Rivers, 2021–present
Four out-of-hospital births.

Education
Bachelor of Nursing / Paramedicine, Loddon University, 2017
Grad Cert Emergency Nursing, 2021

Registrations: AHPRA RN and Paramedic. Not a midwife; considering the postgraduate diploma in midwifery if an employed model can be arranged.

ALS2, APLS, TNCC, NeoResus first response
WWCC, police check, immunisations, licence (MR truck as well)

Interests: trail running, bread, father of two born in an MGP which is how I came to like it.`,
    c: `Hamish Drury, B.Mid
Warrnambool  h.drury@example.com  0491 555 064

Midwife, Southern Shipwreck Health, Oct 2018 – now
Team midwifery (six midwives, 180 women between us): I do antenatal clinic two days a week, then on-call for labour in a roster, and postnatal home visits to day 10. Not a pure caseload but women know 3-4 of us. Hospital 600 births per year. Suturing yes, cannulation yes, waterbirth in progress. Student facilitator for two regional universities. Member of the Koori maternity working group since 2021.

Midwife, Mount Rosea Hospital, 2017 – 2018
Graduate program, all rotations.

Before: ambulance transport attendant 2009 – 2013.

Bachelor of Midwifery, Great Ocean University 2016.
Certificates: FSEP L3 2024, PROMPT 2025, NeoResus 2025, Safe Sleep.
AHPRA Midwife, no conditions. All checks are current. Manual licence.

Referees: Unit manager and one woman I cared for who has offered.`,
    d: `Ngaire Te Whata
Ballarat. 0491 555 047. ngaire.tewhata@example.com

I have caught babies for eleven years. In Northland, over the water, I had my own book: forty-odd families a year, met them when the line had barely dried on the test, sat at their tables, was there in the night, and came back until the baby was six weeks and somebody was sleeping. Mostly at home or in the little unit, an hour and a half from theatre, so I learned to smell trouble early and to pick up the phone before anyone else thought it needed picking up. I have stitched by torchlight, put lines in on gravel roads, turned a flat baby pink with two fingers and a bag, and helped about ninety be born in a pool.

Many of my women were Māori, some came from refugee camps. I listen first. I ask who else should be in the room.

2013–2022  Self-employed lead maternity carer, Far North, Aotearoa New Zealand
2022–now  Ballarat Range Hospital, birth rooms and ward, registered here without conditions, AHPRA. Heart trace course (FSEP) passed again in May, emergency drills twice a year.

Bachelor's degree in midwifery, Te Awa Polytechnic, 2012.
Driver licence, children check, police check, all jabs.`,
    e: `DR CATHERINE ELLWOOD-PRYCE
RM, MMid, PhD
Melbourne | 0491 555 090 | c.ellwood@example.com

Director of Midwifery and Women's Services, Yarra North Health (6,800 births), 2017–present
Executive leadership of 310 FTE, $54m budget. Established three MGPs, statewide continuity-of-carer guideline chair, accreditation lead, ministerial advisory committee.

Midwifery Consultant Practitioner, Yarra North Health, 2011–2017
Set up first MGP there, carried caseload of 12 women until 2014. Policy, audit, education.

Midwife and later MGP midwife, Merri Women's, 1998–2011
Caseload of 40 women for six years, homebirth program.

Education: PhD (midwife-led continuity in regional services), 2012; Master of Midwifery, 2005; Diploma of Applied Science (Nursing), 1994; Grad Dip Midwifery, 1997

AHPRA RM, no conditions. PROMPT 2025 (as faculty), NeoResus 2023, FSEP 2021 (expired). Birth attendance since 2014: occasional.
Checks in place. Publications: 34 (list on request)

I plan a return to clinical practice for the last years of my career, and have family in Dimboola.`,
    f: `CURRICULUM VITAE

Name: Adaeze Nnamdi-Obi
Location: Enugu, Nigeria (visa sponsorship needed)
Phone: +234 555 0129
Email: adaeze.obi@example.com

Professional Experience
Senior Nursing Officer/Midwife, Holy Well Mission Hospital, Enugu – 2014 till date
In charge of labour ward of 14 beds, about 2,600 deliveries yearly. Conduct normal and breech deliveries, manage eclampsia, PPH and shoulder dystocia, vacuum delivery, repair of episiotomy and 2nd degree tears, neonatal resuscitation (Helping Babies Breathe master trainer). Antenatal clinic of 60 women a day. Supervise 22 midwives and students.

Staff Midwife, Community Health Centre Udenu – 2010–2014
Rural antenatal care, home visits, immunisation, family planning.

Education
RN/RM, School of Midwifery Holy Well, 2010
B.NSc, Coal City Open University, 2017

Registration
Nursing and Midwifery Council of Nigeria – current
AHPRA: self-check done, Stream B; outcomes-based assessment MCQ passed August 2025, OSCE not yet sat. Not registered at this time.
OET: B in all parts

Other: ALSO provider. CTG use limited, mainly intermittent auscultation by Pinard and Doppler. International driving permit.`,
    g: `Joanne Pettifer RN RM
Mildura VIC
0491 555 028
j.pettifer@example.com

Clinical Midwife with 22 years' service, mainly birth suite

2008–present  Sunraysia Base Hospital
Associate Midwife Unit Manager, Birth Suite since 2015. In charge of shift, up to 8 birth rooms. Inductions, epidurals, twins, instrumental births, theatre scrub and neonatal receive. Runs PROMPT days. FSEP Level 3 (2025). Suturing and cannulation assessor.
2003–2008  Redcliffe Private Maternity
Postnatal and birth suite.

Education
Graduate Diploma Midwifery, 2002; Hospital certificate Nursing 1999

Antenatal: covers the pregnancy assessment unit one day a fortnight; has not run a booking clinic since about 2012. No caseload work; would be glad to try it, my children have left home.

Registration: AHPRA RN/RM, no conditions
NeoResus Advanced, BLS, Cultural Safety (hospital program, yearly), Family Violence MARAM
WWCC, police check, immunisations, licence`,
    h: `MARGUERITE DEVLIN
0491 555 085 / m.devlin@example.com / Nhill VIC

Maternal & child health, formerly midwife

Employment history
2014 – present: Maternal and Child Health Nurse, Shire of Little Desert. Key ages and stages visits for 0–5 years, first-time parent groups, family violence screening, immunisation sessions. Works across 7 towns with many Karen and several Aboriginal families.
2012 – 2014: Practice nurse, GP clinic, incl. shared antenatal care with the GP
2003 – 2012: Midwife, Nhill Bush Hospital (about 60 births a year, closed to births 2012): everything from booking to postnatal visit, on-call, suturing, cannulation, transfers by night.
2000 – 2003: RN, surgical

Qualifications
Dip Nursing 1999, Grad Dip Midwifery 2002, Grad Dip Child and Family Health 2013, immuniser

Registration: RN and Midwife, AHPRA, both current – recency kept by postnatal component of MCH role. Last birth attended 2012.
FSEP not current. NeoResus 2019.
WWCC, police check, immunisation, licence OK. Would need refresher for birth suite, knows this.`,
    i: `BRIDGET MAHONEY-TAIT
Registered Midwife
Horsham VIC · 0491 555 012 · bridget.mt@example.com

REGISTRATION
AHPRA Registered Midwife (no conditions), since 2016

EXPERIENCE
Caseload Midwife, MGP – Gariwerd District Hospital, 2020 – present
Primary midwife for 35 women a year, known-midwife at birth 88%. All-risk model with obstetric consult. Home visits to six weeks over a 90 km radius. Waterbirth accredited, suturing (1st and 2nd degree), cannulation, newborn examination. Student preceptor. Works with the Aboriginal maternity liaison officer; about one in five of my women identify as Aboriginal.

Midwife, rotational – Gariwerd District Hospital, 2018 – 2020
Birth suite, postnatal, SCN.

Graduate Midwife – Barwon Bay Women's, 2016 – 2018
Rotations in antenatal clinic, birth suite (5,000 births), postnatal.

EDUCATION
Bachelor of Midwifery, Otway University, 2015

MANDATORY AND OTHER
FSEP Level 3 (2025), PROMPT, NeoResus advanced, BLS, cultural safety training annual
WWCC, police check, immunisation category A
Victorian driver licence`,
    j: `Fiona Garrick
Stawell VIC 3380 — 0491 555 071 — fiona.garrick@example.com

Neonatal / special care nursery nurse and midwife

Special Care Nursery, Pyrenees Regional Hospital — 2013 to present, 0.9 FTE
Clinical nurse specialist since 2018. CPAP, phototherapy, IV therapy, feeding plans, parent teaching, retrieval preparation. Attends births as neonatal support, leads NeoResus training for three hospitals.

Midwife, postnatal ward, same hospital — 2010 to 2013
Postnatal care, home visiting (domiciliary), breastfeeding clinic.

Graduate midwife, 2009
Full rotation incl. birth suite and clinic; last birth as primary midwife 2011.

Qualifications
Bachelor of Nursing 2007; Postgrad Diploma Midwifery 2009; Grad Cert Neonatal Nursing 2015; IBCLC 2017

AHPRA RN/RM, no conditions. FSEP last done 2014. Newborn examination credentialled.
Cultural safety training 2024; worked closely with the Karen community.
WWCC, police, immunisation, driver licence.`,
    k: `SOPHIE LANGTREE
Birth Worker | Midwifery Lover | Wimmera
sophie.langtree@example.com  0491 555 059

ABOUT
I am passionate about Midwifery Group Practice and continuity of carer. I support women through pregnancy, labour, birth and up to six weeks after, recognise when things leave the normal path, consult and refer, and practise in a culturally safe way with Aboriginal and Torres Strait Islander families and newly arrived families. Competent in fetal monitoring awareness, obstetric emergencies awareness and neonatal resuscitation (infant first aid). Waterbirth, lactation and examination of the newborn are close to my heart.

EXPERIENCE
Doula, own business, 2020 – present
Attended 31 births as support person, postpartum meals and massage, childbirth education classes.

Ward clerk, maternity, Natimuk Lakes Hospital, 2017 – 2020
Admissions, files, phones, birth notifications to the registry.

TRAINING
Doula certificate (8 weekends), 2020
Hypnobirth educator, 2021
Infant first aid, 2024
Breastfeeding peer counsellor, 2022

Working with Children Check, police check, driver licence, immunised`,
    l: `Resume of Tegan Rowley

tegan.rowley@example.com
0491 555 016
Ararat

Current study: Bachelor of Midwifery, third and final year, Goldfields University (finish November, AHPRA registration applied for, expected January)

Placements
Birth suite Ararat & Pyrenees, 16 weeks, 34 births
Postnatal 8 weeks
Antenatal clinic 6 weeks
SCN 3 weeks
Continuity of care: followed 14 women, 9 births attended, from booking in
MGP elective 4 weeks with a rural caseload team – loved it, on call with my midwife

Employment
Maternity assistant (RUSOM), Pyrenees Regional, 2024 – now, casual. Vital signs, breastfeeding help, bathing demos.
Cafe all-rounder 2020–2023

Training
K2 fetal monitoring online (student), BLS, NeoResus first response
Aboriginal cultural safety unit (High Distinction)

WWCC yes, police check yes, immunised, P-plate green licence and a reliable Corolla.
I grew up on a farm at Rupanyup and want to stay in the Wimmera.`,
  },
  grades: {
    recruiter: {
      a: 6.5,
      b: 1,
      c: 8.5,
      d: 9.5,
      e: 5,
      f: 2.5,
      g: 7.5,
      h: 3.5,
      i: 10,
      j: 4,
      k: 0,
      l: 2.5,
    },
    manager: { a: 6.5, b: 1, c: 8.5, d: 9.5, e: 5, f: 2.5, g: 7, h: 3, i: 10, j: 4, k: 0, l: 3 },
    personnel: { a: 6.5, b: 1, c: 8.5, d: 9, e: 5, f: 2, g: 7, h: 3.5, i: 10, j: 4, k: 0.5, l: 3 },
  },
}
