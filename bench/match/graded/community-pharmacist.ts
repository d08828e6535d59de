import type { GradedCase } from './graded-case.ts'

export const communityPharmacist: GradedCase = {
  profession: 'community pharmacist',
  posting: `Pharmacist, full time or four days
Hallowfield Pharmacy, Ennerby (independent, two branches)

About us
We are a family pharmacy beside a health centre, about 9,500 items a month. More and more of our week happens in the consultation room and less of it at the labelling bench. You will have an accuracy checking technician, four dispensers and a driver around you.

What you will do
• Act as Responsible Pharmacist on your days
• Check prescriptions clinically and legally, and sort out problems with the surgery
• See Pharmacy First patients, run our flu and travel vaccinations, blood pressure checks and the New Medicine Service
• Look after roughly twenty supervised methadone patients with kindness
• Oversee compliance packs for two care homes
• Log near misses, keep the SOPs alive, help the counter team learn

Essential
• Registered with the GPhC as a pharmacist, no conditions on practice
• At least one year in UK community pharmacy (your foundation year counts)
• Trained to work under PGDs and to vaccinate, or ready to finish both within eight weeks
• Sound knowledge of controlled drugs law and record keeping
• Someone patients and GPs like to talk to
• Enhanced DBS check (we arrange it)

Desirable
• Independent prescriber, or enrolled
• Care home experience
• Used to Titan or ProScript Connect
• Polish or Romanian

£49,000 to £54,000 depending on experience, one Saturday in three, 30 days' holiday plus bank holidays, GPhC fee paid.`,
  cvs: {
    a: `MAHER EL-SHAZNAWY
Pharmacist (Egypt), dispenser (UK)

2023–now: Dispenser, Greyfriars Pharmacy, Ennerby. Assembly, labelling, owings, ordering, weekly trays for a care home; counter advice; BP checks. ProScript Connect.

2008–2022: Owner and pharmacist, Al-Nour Pharmacy, Mansoura. Fourteen years with full professional responsibility: prescription review, dosing in children, diabetes and hypertension counselling, injections, controlled medicines ledger, staff of six, open every day until midnight.

BPharm, Mansoura 2007. Syndicate of Pharmacists of Egypt.
UK status: IELTS 7.5 passed; accepted for the OSPAP conversion programme starting September 2027. Not yet on the British register.
Arabic, English, some Polish from neighbours. Right to work (spouse visa). Clean DBS from current job.`,
    b: `Krystyna Dolnik, Accuracy Checking Pharmacy Technician (ACPT)

Work
Beacon Pharmacy, Selham | ACPT and dispensary lead | 2016 - today
 final accuracy check of 250 items a day after clinical check by the pharmacist
 monthly cycle of compliance packs for four care homes, 130 residents
 CD balance checks, methadone measured with the Methameasure pump
 flu vaccinator since 2023 under the national protocol; BP checks
 trained six dispensers, two now technicians
 Titan super user
Beacon Pharmacy | Dispenser | 2011 - 2016

Registration
GPhC pharmacy technician, 2014
NVQ 3 and BTEC 3 Pharmacy Services

Languages
Polish (mother tongue), English`,
    c: `Winifred Askrigg
Returning to pharmacy

2016 - 2026   Freelance medical writer. Patient leaflets, training modules for nurses on inhaler technique, editing for two publishers.
2009 - 2016   Pharmacist Manager, Tull & Son Chemist, Haverly. Ran a 7,000 item branch with nine staff; Medicines Use Reviews, smoking cessation, emergency contraception under PGD, flu vaccination from 2014, methadone supervision for a dozen patients, dosette boxes.
2008 - 2009   Pre-registration year, same company.
MPharm 2008, Brandreth.

I came off the register voluntarily in 2017 when my twins were small. My application to return is in preparation; the GPhC asks for evidence of recent learning, and I have done 60 hours of CPPE modules since spring, among them the Pharmacy First clinical ones. I know much has changed.`,
    d: `PROFILE
Highly motivated and passionate Pharmacist, ready to act as Responsible Pharmacist and check prescriptions clinically and legally. Sound knowledge of controlled drugs law and record keeping. Someone patients and GPs like to talk to.

KEY SKILLS
Pharmacy First | flu and travel vaccinations | blood pressure checks | New Medicine Service | supervised methadone patients | compliance packs | care homes | near misses | SOPs | PGDs | Titan | ProScript Connect | independent prescriber | GPhC

EXPERIENCE
Various roles in health and retail, 2019 - 2026
Responsible for a wide range of tasks in a busy setting. Worked with the team to reach goals. Helped customers every day.

EDUCATION
Studies in health sciences

Petronella Vaike, Ennerby. Available immediately, enhanced DBS check can be arranged.`,
    e: `T. Okonedo-Marsh
GPhC registered pharmacist, 2018, no restrictions
Second pharmacist then RP, Priory Lane Pharmacy (11,000 items), 2018 to now
- Pharmacy First lead for the branch; 6 PGDs signed off
- flu, covid, travel vaccines: 1,900 given last season by the team, half by me
- NMS 60+ a month
- 35 supervised consumption patients
- packs for 3 nursing homes, 96 beds
- independent prescribing course, University of Calder, finishing March 2027
Titan user. DBS current. I also speak Romanian. References on request.`,
    f: `Lucan Ferreby-Nkemelu
Specialist Clinical Pharmacist, Oncology

St Odile's Hospital NHS Trust, Band 8a, 2019 to date
Clinical verification of chemotherapy for breast and lung clinics; dose banding, interactions, toxicity phone line. Non-medical prescriber since 2022, own supportive-care clinic twice a week. Aseptic unit release sign-off. Supervise two foundation pharmacists and rotational band 6s. Root cause analysis lead for chemotherapy incidents.

St Odile's, rotational pharmacist Band 6-7, 2016 - 2019
Surgery, medicines information, dispensary, elderly care discharge.

Pre-registration: hospital, with four weeks in a community pharmacy. GPhC registered 2016, annotated prescriber. PGDip Clinical Pharmacy. Enhanced DBS. Systems: JAC, ChemoCare, EPMA. No vaccination training so far; happy to do it.`,
    g: `Rhodri Penhallam
Trainee pharmacist

July 2026 - present  Foundation trainee, Castle Square Pharmacy, Denby Moor
Under my designated supervisor I label, assemble and carry out second checks, take part in blood pressure and NMS consultations (observed), and write up learning for my portfolio. Completed the vaccination e-learning and practical in October; 40 flu jabs given under supervision. First contact for our delivery driver. I book in controlled drugs with the pharmacist.

2022 - 2026  MPharm, University of Wexmoor, 2:1. Project: why people stop statins
2023 - 2025  Saturday counter assistant, Castle Square

Registration assessment: June 2027. Expect to join the GPhC register in August 2027.
Interests: choir, fell running.`,
    h: `Bronagh Tierlinck RGN
Practice Nurse and Independent Prescriber, Ennerby Health Centre, 2015 to present

- Minor illness clinic: throats, ears, UTIs, rashes, 18 patients a session
- Lead for travel health and the winter campaign, childhood immunisation, all under PGDs
- Hypertension and asthma reviews, home readings, medicines changes (V300 prescriber since 2019)
- Know the next-door pharmacy team well: I ring them daily about scripts
- Shared care clinic for people on methadone with the drug and alcohol service
- Mentor for nursing students

NMC registered adult nurse, BSc Nursing 2009. Ward nurse in respiratory medicine 2009 - 2015.

I am looking for a change of scene and would like to bring my consulting skills into the high street.`,
    i: `JOLANTA BREWIN-KAAS
Clinical community pharmacist and independent prescriber

SUMMARY
Eleven years on the GPhC register, eight in community, three split between a primary care network and locum days in seventeen different pharmacies. I am happiest in a consultation room with the door shut and a puzzled patient in front of me.

2023 - present  Locum RP (three days) and PCN Clinical Pharmacist (two days), Ennerby district
Independent and small-chain shops from 4,000 to 15,000 items. Titan, ProScript Connect, RxWeb, Analyst. Pharmacy First wherever the shop is set up. Supervised consumption in most. For the PCN: structured medication reviews in five care homes, prescribing within hypertension and asthma.

2017 - 2023  Pharmacy Manager, Wayfarer Pharmacy, Coldbeck
Team of ten. Grew flu from 300 to 1,450 a season, opened a yellow fever centre, NMS from nil to capped maximum. Compliance packs for 80 residents moved to original pack dispensing where safe. No CD discrepancy unresolved in six years. GPhC inspection 2021: all standards met, two examples of notable practice.

2015 - 2017  Relief pharmacist, Wayfarer group, 12 branches

TRAINING  IP (2022), travel health diploma, vaccination and BLS refreshed 2026, mental health first aid, safeguarding level 3
LANGUAGES Polish native, English fluent`,
    j: `Desmond Quill
22 Harbour Row, Ennerby. d.quill@example.com

Lettings Negotiator with eight years' experience in a branch of five. I take on landlords, show flats, reference tenants, collect deposits and write inventories. Top of the regional table in 2022 and 2024. Good with keys, cars, calendars and difficult people.

Fairmount Lettings 2018 - now
Before that: barista and shift supervisor, The Copper Pot, 2014 - 2018; cash handling, rotas, stock.

ARLA Level 3 in Residential Letting. Full driving licence. First aid at work. I learn fast and enjoy serving the public, and my sister is a dispenser, so I know what pharmacies are like.`,
    k: `Dr Anselm Tregarthen-Boyle, FRPharmS, PhD
Superintendent Pharmacist and Director of Clinical Services, Norbeck Healthcare (64 pharmacies), 2014 - 2026

• Accountable to the regulator for professional standards in all branches, 210 pharmacists
• Wrote the company's procedures, incident reporting system and PGD framework; led the launch of Pharmacy First across the estate
• Negotiated commissioned substance misuse services with seven councils
• Board member, £92m turnover

Earlier: Area Manager 2007-2014; Pharmacist Manager, Norbeck Ilmoor 1999-2007
Independent prescriber 2012. GPhC registered (RPSGB from 1998), current.
PhD in medication safety, 2011. Author of thirty papers.

I still cover Saturdays in a branch once a month and vaccinate every autumn. After selling my shares I would like to be with patients again, without the board papers.`,
    l: `Imelda Farrant MPharm
Branch Pharmacist in Charge, Lowther Chemists, Brackwell, since September 2021

I sign in each morning as the professional accountable for a shop that hands out about 8,000 items a month. Roughly a third of my day is at the bench, the rest with people: sore throats, shingles, infected insect bites and water infections treated under patient group directions (around 140 a month), winter jabs and yellow fever, hypertension screening, follow-up calls to people just started on anticoagulants or inhalers.

I keep the CD register and the weekly balance, and know our daily opiate substitution clients by name. Blister trays for one residential home, reviewed each cycle with the matron. I introduced a five-minute Friday talk about the week's slips; errors reaching patients fell from eleven a year to three.

Pre-registration year at Lowther 2020-21. On the register since August 2021, number available. DBS on the update service. Cegedim and ProScript.`,
  },
  grades: {
    recruiter: {
      a: 2,
      b: 1.5,
      c: 3,
      d: 0.5,
      e: 10,
      f: 4.5,
      g: 2.5,
      h: 1.5,
      i: 9.5,
      j: 0,
      k: 7,
      l: 8.5,
    },
    manager: { a: 1.5, b: 2, c: 3, d: 0.5, e: 9.5, f: 5, g: 2.5, h: 1, i: 10, j: 0, k: 7, l: 9 },
    personnel: {
      a: 1.5,
      b: 2,
      c: 3,
      d: 0.5,
      e: 10,
      f: 4.5,
      g: 2.5,
      h: 1,
      i: 9.5,
      j: 0,
      k: 6.5,
      l: 9,
    },
  },
}
