import type { GradedCase } from './graded-case.ts'

export const wardNurse: GradedCase = {
  profession: 'ward nurse',
  posting: `Staff Nurse, Surgical Ward (Band 5)
Harrowmere General Hospital, 37.5 hours, days and nights

You will care for eight patients before and after general and vascular surgery, give medicines, dress wounds, watch for sepsis and plan discharge with the team.

Essential
- Current NMC registration (adult)
- Degree or diploma in nursing
- At least one year on an acute ward
- IV drug administration, signed off
- Wound care, including drains and negative pressure dressings
- NEWS2 and escalation

Desirable
- Surgical or vascular nursing experience
- Mentoring students
- Electronic prescribing (EPMA)
- Cannulation and venepuncture`,
  cvs: {
    a: `Orla Penhallow, Staff Nurse
Staff Nurse, vascular surgery ward, Tidewell Infirmary, March 2022 - present
- Look after eight patients after bypass and amputation surgery on a 28-bed ward
- Signed off for IV drugs, cannulation and venepuncture
- Dress complex wounds, drains and negative pressure systems; cut dressing waste by 20 %
- Act on NEWS2 scores; called the outreach team 14 times last year, twice for sepsis
- Mentor two students a term
Staff Nurse, acute medical unit, Tidewell Infirmary, 2020 - 2022
- Prescribing and rounds on EPMA
BSc Nursing (Adult), 2020. NMC registered, PIN current.`,
    b: `Tamsin Oakhurst, Registered Nurse
Staff Nurse, general surgery, Ferncombe Hospital, January 2025 - present
- Prepare patients for theatre and receive them from recovery
- IV antibiotics and fluids, competency signed in June 2025
- Wound care and removal of drains
- Observations and NEWS2, SBAR handover
- Plan discharge with therapists
Healthcare Assistant, same hospital, 2019 - 2022
BSc (Hons) Adult Nursing, 2024. NMC registration. Venepuncture course 2025.`,
    c: `Bram Lydgate
Newly qualified nurse
BSc Adult Nursing, Wexley University, July 2026. NMC registration applied for, PIN expected in December.
Placements: surgical ward (14 weeks), emergency department, community nursing, hospice
- Gave oral medicines and subcutaneous injections under supervision
- Simple dressings and removal of clips
- Took observations and scored NEWS2
- Wrote care plans for four patients
Healthcare Assistant, nursing home, weekends, 2022 - 2026
Basic life support, manual handling.`,
    d: `Greta Maundrell, Senior Staff Nurse, Intensive Care
ICU, Northholt Royal, 2017 - present
- Ventilated and haemofiltered patients, one to one, many after vascular and abdominal surgery
- Inotropes, central lines, arterial lines; all IV therapies
- Lead the deteriorating patient group; taught NEWS2 to 90 colleagues
- Pressure ulcer and wound link nurse
- Assess students and new starters
Diploma in Adult Nursing 2014, PG Cert Critical Care 2019. NMC registered.`,
    e: `Felix Corrigan, Healthcare Assistant
Surgical ward, Harrowmere General Hospital, 2018 - present
- Wash, feed and walk patients after operations
- Observations, blood sugars, NEWS2 on the tablet, tell the nurse
- Simple dressings, catheter care, cannula removal; phlebotomy since 2021
- Buddy for new assistants
NVQ Level 3 Health and Social Care. Care Certificate. Applying for the nursing associate course.`,
    f: `Ines Quarrie, Registered Nurse
Practice Nurse, Millbrook Surgery, 2016 - present
- Leg ulcer clinic with Doppler and compression, 25 patients a week
- Childhood and travel immunisation
- Diabetes and asthma reviews, cervical smears
- Venepuncture
Staff Nurse, orthopaedic ward, Castle Hospital, 2009 - 2012
- Post-operative care, drains, dressings, IV drugs
RGN Diploma 2009. NMC registered, revalidated 2024.`,
    g: `Rowena Sable, Registered Mental Health Nurse
Acute psychiatric ward, Ellwood Trust, 2019 - present
- Named nurse for six patients on an acute ward
- Depot injections, clozapine monitoring, rapid tranquillisation
- Physical health checks with NEWS2
- Mental Health Act papers, risk assessment, de-escalation
- Supervise students
BSc Mental Health Nursing 2019. NMC registration (mental health).`,
    h: `Pilar Eastwick, Nurse
Staff Nurse, surgical department, Hospital San Telmo, Cadiz, 2019 - 2025
- General and digestive surgery, 12 patients a shift
- Intravenous medication, cannulas, blood sampling, transfusion
- Complex wound healing, VAC therapy, stomas and drains
- Early warning scores and sepsis code
- Tutor for nursing students
Degree in Nursing, 2019. Moved to England in January 2026; English C1; waiting for NMC registration after passing the OSCE. Care assistant, Oakfield home, since February 2026.`,
    i: `Dermot Vance, Staff Nurse
Bank nurse through an agency, 2023 - present, mostly surgical and medical wards of three hospitals
- Medicines rounds, IV drugs (passport held), dressings
- NEWS2, escalation, admission and discharge paperwork
Staff Nurse, care of the elderly, Linden Hospital, 2021 - 2022
Diploma in Nursing, 2021. NMC registered.`,
    j: `Sunniva Brook, Ward Sister
Ward Manager, 30-bed surgical ward, Abbots Cross Hospital, 2015 - present
- Lead 34 staff; budget, rosters, complaints; vacancy rate from 18 % to 4 %
- Introduced EPMA and bedside handover
- Clinical shifts once a week: vascular wounds, drains, IV drugs
- Sepsis and NEWS2 audits, 97 % compliance
Staff Nurse and Deputy Sister, vascular surgery, 2006 - 2015
BSc Nursing, mentor qualification, NMC registered.`,
    k: `Jory Pettifer, Veterinary Nurse
Registered Veterinary Nurse, Copperfield Vets, 2018 - present
- Anaesthesia monitoring, recovery after surgery
- IV catheters, fluids and drugs
- Wound dressings and drains
- Train students
RVN with the RCVS, Diploma in Veterinary Nursing. Volunteer first aider. Looking for a change to human care.`,
    l: `Maeve Tolland, Staff Nurse
Day surgery unit, Ferncombe Hospital, September 2023 - present
- Admit and discharge 20 day cases a day: hernia, varicose veins, endoscopy
- Recovery, pain relief, IV fluids and antiemetics (IV competency)
- Simple surgical wounds, drains rarely
- EPMA, NEWS2, cannulation
BSc Adult Nursing 2023. NMC registered. Practice supervisor for students.`,
  },
  grades: {
    recruiter: { a: 10, b: 9, c: 3, d: 8, e: 1, f: 6, g: 2, h: 5, i: 7, j: 8, k: 0, l: 8 },
    manager: { a: 10, b: 8, c: 4, d: 9, e: 3, f: 5, g: 2, h: 7, i: 6, j: 7, k: 1, l: 7 },
    personnel: { a: 10, b: 9, c: 2, d: 9, e: 1, f: 7, g: 3, h: 2, i: 7, j: 8, k: 0, l: 9 },
  },
}
