export const healthCare = `
# nursing and bedside care
patient care | bedside care, care of patients, cared for patients, nursing care | skill
patient assessment | nursing assessment, assessing patients, clinical assessment, health assessment, head-to-toe assessment, physical assessment | skill | implies: patient care | related: patient triage
vital signs | vitals@, =TPR, observations@, obs@, =NEWS2 | skill | | related: patient assessment, patient monitoring
patient monitoring | monitoring patients | skill | implies: patient care
medication administration | administering medication, medication pass, med pass, drug administration, giving medication, administration of medicines, =MAR@, drug rounds, administer drugs, administer medicines, remind clients to take medication, medication reminders | skill | | related: medication management
medication management | medicines management, management of medicines, medication review, medicines optimisation, medicines optimization | skill | | related: medication administration, medication reconciliation
medication reconciliation | med rec@, medicines reconciliation, medication history | skill | implies: medication management
medication aide certification | certified medication aide, =CMA@, certified medication technician, =CMT@, med tech certification, =QMAP | certification | implies: medication administration
wound care | wound dressing, wound management, dressing changes, wound assessment, changing dressings | skill | implies: patient care | related: pressure ulcer prevention
pressure ulcer prevention | pressure area care, pressure sore prevention, pressure injury prevention, tissue viability, decubitus care | skill | | related: wound care
intravenous therapy | IV therapy, IV insertion, IV start, infusion therapy, IV cannulation, IV infusion, IV medication, peripheral IV, start IVs | skill | | related: cannulation, phlebotomy
cannulation | cannula insertion | skill | | related: phlebotomy, intravenous therapy
phlebotomy | venipuncture, venepuncture, blood draw, drawing blood, blood collection, drew blood, taking blood, blood sampling, fingerstick, capillary puncture | skill | | related: specimen collection, cannulation
specimen collection | collecting specimens, urine collection, specimen handling, specimen labelling, label specimens, labelling samples, specimen processing | skill | | related: phlebotomy
catheterisation | catheterization, catheter care, urinary catheter, Foley catheter, catheter insertion | skill | implies: patient care
central line care | PICC line, central venous access, =CVAD, port access, central line management | skill | | related: intravenous therapy
tracheostomy care | trach care, tracheotomy care, tracheal suctioning, airway suctioning | skill | implies: patient care | related: ventilator management
enteral feeding | PEG feeding, tube feeding, G-tube, gastrostomy care, nasogastric tube, NG tube, enteral nutrition, parenteral nutrition | skill | implies: patient care
ostomy care | stoma care, colostomy care, ileostomy care | skill | implies: patient care
blood transfusion | transfusion therapy, blood product administration, administering blood products | skill
blood glucose monitoring | blood sugar testing, glucometer, finger stick, blood glucose testing, capillary blood glucose | skill | | related: diabetes care
diabetes care | diabetes management, diabetic care, diabetes education, insulin administration | skill | | related: chronic disease management
nursing care plans | care planning, plan of care, =POC@ | skill | | related: patient assessment
discharge planning | patient discharge, discharge coordination, discharge instructions, admissions and discharges, safe discharge | skill | | related: care coordination
patient admission | admitting patients, admission assessment | skill | | related: patient registration
clinical handover | shift handover, bedside handover, shift report@, SBAR, handoff communication@ | skill
patient triage | triage@, emergency triage, triaging patients, telephone triage, phone triage, Manchester triage | skill | implies: patient assessment
cardiac monitoring | telemetry@, telemetry monitoring, cardiac telemetry, rhythm interpretation, EKG interpretation, dysrhythmia interpretation | skill | | related: electrocardiography
electrocardiography | =ECG, =EKG, electrocardiogram, 12-lead ECG, 12-lead EKG, recording ECGs | skill | | related: cardiac monitoring
ventilator management | mechanical ventilation, ventilator care, ventilated patients, vent management, =BiPAP, =CPAP@ | skill | | related: respiratory therapy, oxygen therapy
oxygen therapy | oxygen administration, O2 therapy, supplemental oxygen | skill
infection control | infection prevention, =IPC@, =IPAC, standard precautions, universal precautions | skill | | related: hand hygiene, clinical asepsis
hand hygiene | hand washing, handwashing | skill
clinical asepsis | aseptic non-touch technique, =ANTT | skill | | related: infection control
isolation precautions | barrier nursing, contact precautions, isolation procedures | skill | implies: infection control
patient education | patient teaching, educating patients, health education@, family education, patient counselling, patient counseling | skill
patient advocacy | patient advocate, advocating for patients | skill
patient safety | safe patient care | skill | | related: infection control
fall prevention | falls risk, fall precautions | skill | implies: patient safety
patient confidentiality | patient privacy, medical confidentiality, confidentiality of patient information | knowledge | | related: HIPAA
pain management | pain assessment, pain control, patient-controlled analgesia, =PCA@ | skill | | related: palliative care
patient restraint | restraint monitoring, physical restraint | skill
charge nurse duties | relief charge, charge nurse experience, relief charge nurse, charge nurse, ward coordination, nurse in charge | skill | implies: patient care
nurse mentoring | precepting, preceptorship, preceptor, practice assessor, practice supervisor | skill
ward rounds | rounds@, hourly rounding, hospital rounds, doctor rounds | skill
nursing process | nursing diagnosis, ADPIE, evidence-based nursing | knowledge
evidence-based practice | evidence based care, evidence-based medicine, best practice guidelines | knowledge
clinical judgement | clinical judgment, clinical reasoning, clinical decision making, critical thinking in nursing | skill
night shift nursing | 12-hour shifts nursing | skill
hospice care | end-of-life care, hospice, comfort care | skill | implies: patient care | related: palliative care
palliative care | palliative medicine, symptom management, syringe driver | skill | implies: patient care | related: hospice care
post-mortem care | last offices, postmortem care, care after death | skill

# settings and specialties
acute care | acute hospital, acute medicine | knowledge | | related: medical-surgical nursing
medical-surgical nursing | med-surg, medical surgical | knowledge | implies: patient care | related: acute care
critical care | intensive care, =ICU, =ITU, =CCU, =MICU, =SICU, high dependency, =HDU | knowledge | implies: acute care
emergency care | emergency department, emergency room, =ER@, =ED@, =A&E, accident and emergency, emergency nursing, emergency medicine, trauma care, trauma centre, trauma center | knowledge | implies: acute care | related: urgent care
urgent care | walk-in clinic, minor injuries unit, walk-in centre | knowledge | | related: emergency care
operating room | operating theatre, =OR@, perioperative care, perioperative nursing, theatre nursing, surgical theatre | knowledge | | related: surgical assisting
surgical assisting | scrub nurse, scrubbing in, first assist, surgical assistance, assisting surgeons, circulating nurse, scrub and circulate | skill | | related: operating room
preoperative and postoperative care | postoperative care, post-operative care, preoperative care, pre-operative care, post-op, pre-op, recovery nursing, =PACU, post-anaesthesia care, post-anesthesia care | skill | implies: patient care
anaesthesia | anesthesia, anaesthetics, anesthesiology, anaesthesiology, sedation | knowledge
paediatrics | pediatrics, child health | knowledge
neonatal care | =NICU, neonatal intensive care, newborn care, neonatal nursing, neonates, =SCBU | knowledge | | related: paediatrics
labour and delivery | labor and delivery, =L&D@, labour ward, labor ward, childbirth, delivery suite, intrapartum care, fetal monitoring, foetal monitoring | knowledge | | related: midwifery
midwifery | midwife-led care, antenatal care, prenatal care, maternity care, postnatal care, postpartum care, mother-baby care | knowledge
obstetrics and gynaecology | =OB/GYN, OBGYN, obstetrics, gynaecology, gynecology, women's health | knowledge
breastfeeding support | lactation, infant feeding | skill
geriatric care | elderly care, geriatrics, gerontology, care of the elderly, older adults, older people, over-65s, over-60s, older people's care, aged care, eldercare, senior care | knowledge
dementia care | Alzheimer's care, memory care, dementia patients, dementia awareness, dementia | skill | implies: geriatric care
psychiatric nursing | psychiatric care, psychiatric patients, inpatient psychiatry | knowledge | | related: mental health
psychiatry | psychopharmacology, psychiatric evaluation, psychiatric assessment | knowledge | | related: psychiatric nursing
mental health | behavioral health, behavioural health, mental illness | knowledge
oncology | cancer care | knowledge
chemotherapy | chemo administration, systemic anti-cancer therapy, =SACT | skill | implies: oncology
cardiology | cardiac care, cardiovascular care, cardiac nursing, cardiac catheterization, cath lab, cardiac rehabilitation | knowledge
neurology | neurological care, neuroscience nursing, stroke care, neurosurgery | knowledge
orthopaedics | orthopedics, cast application | knowledge
dialysis | haemodialysis, hemodialysis, renal care, nephrology | knowledge
gastroenterology | endoscopy, colonoscopy, endoscopic procedures | knowledge
dermatology | skin conditions, dermatological procedures | knowledge
ophthalmology | eye care, ophthalmic care, cataract surgery | knowledge | | related: optometry
urology | urological care | knowledge
endocrinology | endocrine disorders | knowledge
pulmonology | respiratory medicine, pulmonary care | knowledge
internal medicine | general medicine, hospital medicine, hospitalist medicine | knowledge
family medicine | family practice, general practice medicine, primary care medicine | knowledge | | related: primary care
primary care | primary health care, GP practice, GP surgery, primary healthcare, doctor's office, physician office | knowledge
general surgery | surgical procedures, surgery@, laparoscopic surgery, minor surgery | knowledge
ambulatory care | outpatient care, outpatient clinic, outpatient services, ambulatory surgery, day surgery, outpatients, outpatient setting | knowledge
community nursing | district nursing, nursing home visits | knowledge | | related: home health care
home health care | home health, home care, homecare, domiciliary care, home healthcare | knowledge | implies: patient care
long-term care | =LTC@, skilled nursing facility, =SNF, nursing home, care home | knowledge
assisted living | residential care, supported living, retirement community, group home | knowledge | | related: long-term care
rehabilitation | rehab@, rehabilitative care, reablement | skill | implies: patient care
school nursing | school health | knowledge
occupational health | pre-employment medicals, employee health | knowledge
sexual health | contraception, family planning, reproductive health, sexually transmitted infections, cervical screening, smear tests | knowledge
chronic disease management | long-term conditions, chronic illness, chronic conditions, disease management, asthma and COPD, chronic disease | skill
vaccination | immunisation, immunization, administering vaccines, vaccine administration | skill | | related: administering injections
administering injections | injections@, intramuscular injection, subcutaneous injection, IM injections, giving injections | skill
telehealth | telemedicine, virtual care, remote consultations | skill
nurse case management | =CCM@, clinical case management | skill | | related: utilization review, care coordination
care coordination | coordination of care, coordinating care, transitions of care, care transitions, patient navigation | skill
utilization review | utilization management, prior authorization, prior authorisation, =UR@, insurance authorization | skill
multidisciplinary team working | interdisciplinary team, =MDT@, multidisciplinary team, multi-disciplinary team, interprofessional team, MDT meetings, interdisciplinary rounds | skill
clinical governance | clinical audit, clinical quality, clinical standards | knowledge
clinical incident reporting | Datix, adverse event reporting in hospital, root cause analysis clinical | skill
health promotion | health screening, preventive care, preventive health, wellness education, disease prevention | skill
public health | population health, epidemiology, community health, outbreak investigation, contact tracing | knowledge
hearing and vision screening | hearing screening, vision screening, developmental screening | skill

# personal care and support
activities of daily living | =ADL, daily living activities, daily living support, assist with daily living, daily living tasks | skill | implies: patient care | related: personal care
personal care | personal hygiene care, intimate care, bathing and dressing, washing and dressing, assisted with bathing, grooming and bathing, bathing grooming, perineal care, washing and bathing, bathing and toileting, help with washing | skill | implies: patient care | related: activities of daily living
feeding assistance | assisting with meals, assist patients with eating, mealtime assistance, assisted residents with meals, nutrition and hydration, help at mealtimes, mealtime support | skill
patient transfers | transferring patients, lifting and transferring, hoist transfers, Hoyer lift, patient lift, gait belt, patient mobility, ambulation, transferring residents | skill | | related: moving and handling
moving and handling | patient handling, people handling, hoists@, use of hoists | skill
turning and repositioning | repositioning patients, turning patients, range of motion exercises | skill | implies: patient care
intake and output monitoring | intake and output, =I&O, fluid balance, food and fluid charts | skill
companionship | companion care, befriending | skill
respite care | respite services, respite support | skill
live-in care | live-in carer, 24-hour care, sleep-ins | skill
person-centred care | person-centered care, patient-centred care, patient-centered care, client-centered care, resident-centred care | knowledge
care records | care notes, daily care logs, care documentation | skill | | related: medical records
medical escort | escorting patients, patient transport, accompanying to appointments, medical appointments transport | skill
resident care | care of residents, resident safety, resident rights, nursing home residents | skill | implies: patient care
Care Quality Commission standards | =CQC, Care Quality Commission, CQC inspection, CQC regulations, registered manager CQC | knowledge
Care Certificate | | certification | implies: personal care
NVQ Health and Social Care | NVQ in health and social care, Level 2 health and social care, Level 3 health and social care | certification | implies: personal care
certified nursing assistant certificate | =CNA@, certified nursing assistant, CNA certification, CNA license, state tested nursing assistant, =STNA, certified nurse aide, =GNA | certification | implies: personal care, vital signs, activities of daily living
home health aide certificate | =HHA, home health aide certification, certified home health aide, =PCA certification@ | certification | implies: personal care
disability support | disability care, supporting people with disabilities, intellectual disabilities, developmental disabilities | skill | | related: personal care

# emergency and life support
cardiopulmonary resuscitation | =CPR, CPR certified, CPR certification, CPR/AED, =AED@, resuscitation | certification | | related: first aid
basic life support | =BLS, BLS certification, BLS for healthcare providers, immediate life support, =ILS@ | certification | implies: cardiopulmonary resuscitation
advanced cardiac life support | =ACLS, advanced life support, =ALS@, ACLS certification, advanced cardiovascular life support | certification | implies: basic life support
paediatric advanced life support | pediatric advanced life support, =PALS, =EPALS, PALS certification | certification | implies: basic life support
neonatal resuscitation program | neonatal resuscitation, =NRP@, =NLS@, newborn life support | certification | implies: neonatal care
trauma nursing core course | =TNCC, trauma nursing certification | certification | implies: emergency care
first aid | first aider | certification
emergency medical technician certification | =EMT, EMT-B, EMT-Basic, emergency medical technician, NREMT, =AEMT, EMT certification | licence | implies: basic life support
paramedic licence | paramedic license, EMT-P, HCPC paramedic, paramedic certification, licensed paramedic | licence | implies: advanced cardiac life support, emergency medical technician certification
pre-hospital care | prehospital care, emergency medical services, =EMS@, ambulance service, 911 response, 999 response, emergency response driving | skill | implies: emergency care
ambulance driving | blue light driving, emergency vehicle operation, =EVOC, C1 ambulance, drive ambulance | skill
code response | code blue, crash team, crash cart, medical emergencies response | skill

# licences, registrations and degrees
registered nurse licence | =RN, RN license, RN licence, registered nurse, nursing license, registered general nurse, =RGN | licence | implies: patient care, patient assessment
licensed practical nurse licence | =LPN, =LVN, licensed practical nurse, licensed vocational nurse, LPN license, LVN license | licence | implies: patient care, medication administration, vital signs | related: registered nurse licence
nurse compact licence | compact license, nurse licensure compact, multistate nursing license, =NLC@ | licence | implies: registered nurse licence
NMC registration | =NMC, Nursing and Midwifery Council, NMC PIN, NMC registered | licence | implies: patient care | related: registered nurse licence
NCLEX | | certification
HCPC registration | =HCPC, Health and Care Professions Council, HCPC registered | licence
GMC registration | =GMC@, General Medical Council, licence to practise medicine, GMC registered | licence
medical licence | medical license, license to practice medicine, board certification medicine, =MD@, =MBBS, doctor of medicine, =USMLE, board certified | licence
nurse practitioner licence | =APRN, =FNP, =FNP-C, nurse practitioner license, nurse practitioner certification, advanced practice registered nurse, =NP@, =ANP, =AGACNP, =CRNP | licence | implies: registered nurse licence, prescribing
physician assistant licence | =PA-C, =NCCPA, physician assistant certification, physician associate | licence | implies: prescribing
DEA registration | DEA license, DEA number, =DEA@ | licence
Bachelor of Science in Nursing | =BSN, nursing degree, BSc Nursing, bachelor of nursing, B.Sc. Nursing, degree in nursing | certification
Associate Degree in Nursing | =ADN@, =ASN@, associate of science in nursing, diploma in nursing | certification
Master of Science in Nursing | =MSN@, MSc Nursing, =DNP | certification | implies: Bachelor of Science in Nursing
critical care nurse certification | =CCRN, critical care registered nurse certification | certification | implies: critical care
certified emergency nurse | =CEN@ | certification | implies: emergency care
perioperative nurse certification | =CNOR, certified perioperative nurse | certification | implies: operating room
oncology nurse certification | =OCN, oncology certified nurse | certification | implies: oncology
certified wound care nurse | =CWCN, =WOCN, wound ostomy continence nurse | certification | implies: wound care
certified medical assistant | CMA (AAMA), =RMA@, registered medical assistant, =CCMA, certified clinical medical assistant, medical assistant certification | certification | implies: vital signs, medical assisting
certified phlebotomy technician | =CPT@, phlebotomy certification, phlebotomy certified | certification | implies: phlebotomy
enhanced DBS check | =DBS, enhanced DBS, DBS check, DBS clearance, CRB check, disclosure and barring service, enhanced disclosure, PVG scheme | licence
tuberculosis test | TB test, TB screening, PPD test, TB clearance | licence
immunisation record | immunization record, COVID-19 vaccination, hepatitis B vaccination, proof of vaccination, MMR immunization | licence

# medicine
clinical diagnosis | diagnosis@, diagnosing patients, differential diagnosis, diagnosing and treating, diagnosis and treatment | skill
prescribing | independent prescriber, prescribe medications, V300, prescriptive authority, nurse prescriber | skill | | related: medication management
history taking | medical history, patient history, history and physical, =H&P@ | skill
physical examination | physical exam, examining patients | skill | implies: patient assessment
treatment planning | | skill
clinical supervision | supervision of junior doctors, supervising residents, clinical teaching, teaching medical students | skill
residency programme | residency program, medical residency, foundation training, medical internship, fellowship training medicine | certification
suturing | sutures, wound closure, laceration repair | skill
on-call medical duty | on-call rota, on call physician, medical on-call | skill
medical terminology | medical vocabulary, clinical terminology | knowledge
anatomy and physiology | human anatomy, anatomy@, physiology@, A&P knowledge | knowledge
pathophysiology | disease processes | knowledge
pharmacology | drug interactions, pharmacokinetics, pharmacotherapy, drug knowledge | knowledge
clinical pathways | clinical guidelines, NICE guidelines, clinical protocols, care pathways | knowledge
medical ethics | bioethics, duty of candour, informed consent@, patient consent | knowledge
clinical trials | clinical research, clinical study, phase III trials, investigational product | knowledge | | related: good clinical practice
good clinical practice | =GCP@, ICH-GCP, GCP guidelines, GCP training | knowledge
clinical site monitoring | site monitoring visits, source data verification, site initiation visits, clinical monitoring, investigator sites | skill | implies: clinical trials
informed consent process | consenting participants, obtaining informed consent, patient recruitment trials, subject recruitment, trial enrolment | skill | | related: clinical trials
institutional review board submissions | =IRB, ethics committee submission, IRB submissions, research ethics committee | skill | | related: clinical trials
pharmacovigilance | drug safety, adverse event reporting, =SAE@, safety reporting | skill
electronic data capture | =EDC@, Medidata Rave, REDCap, Oracle InForm, case report forms, =CRF@, eCRF | tool
medical regulatory affairs | FDA submissions, 510(k), EU MDR, medical device regulation, regulatory submissions, CE marking medical | knowledge
medical writing | clinical study reports, scientific manuscript writing | skill

# allied health
physical therapy | physiotherapy, physical therapist license, =PT@, physio | skill | implies: rehabilitation
manual therapy | joint mobilisation, joint mobilization, soft tissue mobilization, mobilisation and manipulation, myofascial release | skill | | related: physical therapy
musculoskeletal | =MSK | knowledge
exercise prescription | therapeutic exercise, exercise therapy, exercise programmes for patients, home exercise program | skill | | related: physical therapy
gait training | gait analysis, mobility training | skill | implies: physical therapy
electrotherapy | ultrasound therapy, =TENS@, electrical stimulation, therapeutic modalities | skill
hydrotherapy | aquatic therapy | skill
physical therapist licence | physical therapist licensure, doctor of physical therapy, =DPT, licensed physical therapist, PT license | licence | implies: physical therapy
physical therapist assistant licence | =PTA@, licensed physical therapist assistant | licence | implies: physical therapy
occupational therapy | =OT@, occupational therapist license, OTR/L, =COTA, functional assessment, adaptive equipment | skill | implies: rehabilitation | related: physical therapy
sensory integration | sensory processing, sensory diet | skill | | related: occupational therapy
speech and language therapy | speech therapy, speech-language pathology, =SLP, =SALT@, speech pathology, CCC-SLP, =SLT@ | skill
dysphagia management | swallowing assessment, dysphagia, swallow evaluation | skill | implies: speech and language therapy
augmentative and alternative communication | =AAC@, communication aids, =PECS | knowledge
respiratory therapy | respiratory care, registered respiratory therapist, =RRT, =CRT@, nebulizer treatments, arterial blood gas, =ABG, pulmonary function testing | skill
diagnostic radiography | radiography@, X-ray@, x-ray imaging, radiologic technology, diagnostic imaging, medical imaging, radiographic imaging, ARRT, =RT(R), digital radiography | skill
computed tomography | CT scan, CT imaging, CT examinations | skill | implies: diagnostic radiography
magnetic resonance imaging | =MRI, MRI scanning, MRI safety | skill | | related: diagnostic radiography
sonography | medical ultrasound, ultrasound scanning, diagnostic ultrasound, ultrasound imaging, RDMS, echocardiography, echocardiogram, sonogram | skill | | related: diagnostic radiography
mammography | breast imaging, breast screening | skill | implies: diagnostic radiography
nuclear medicine | PET scan, radiopharmaceuticals | knowledge
radiation therapy | radiotherapy, linear accelerator, radiation oncology | skill | implies: oncology
radiation safety | radiation protection, IR(ME)R, IRMER, ALARA | knowledge
PACS | picture archiving and communication system, =RIS@ | tool
nutrition counselling | nutrition counseling, dietary counseling, dietetics, medical nutrition therapy, dietary advice, nutritional assessment, diet plans, assess nutritional needs, counsel patients on diet, nutritional needs | skill | | related: patient education
registered dietitian | =RDN, =RD@, registered dietician, dietetic registration | licence | implies: nutrition counselling
podiatry | foot care, chiropody, diabetic foot | skill
audiology | hearing tests, hearing aids, audiometry, hearing aid fitting | skill
optometry | eye exams, eye examinations, refraction@, sight test, contact lens fitting | skill | | related: optical dispensing
optical dispensing | dispensing optics, spectacle dispensing, eyeglass fitting, frame styling, lensometer, pre-screening optical | skill
orthotics and prosthetics | prosthetics, orthotics | skill
chiropractic | spinal adjustment | skill
acupuncture | dry needling, traditional Chinese medicine | skill
psychotherapy | psychological therapy, individual therapy, group therapy, talking therapies, psychodynamic therapy | skill | | related: cognitive behavioural therapy
cognitive behavioural therapy | cognitive behavioral therapy, =CBT@, IAPT | skill | implies: psychotherapy
psychological assessment | psychological testing, psychometric assessment, neuropsychological testing, cognitive assessment clinical | skill
dialectical behaviour therapy | dialectical behavior therapy | skill | implies: psychotherapy
art therapy | music therapy, play therapy, drama therapy | skill
applied behaviour analysis | applied behavior analysis, =ABA@, ABA therapy, discrete trial training, =DTT@ | skill | | related: behaviour support plans
registered behavior technician | =RBT, =BCBA, board certified behavior analyst, =BCaBA | certification | implies: applied behaviour analysis
behaviour support plans | behavior intervention plan, =BIP@, positive behaviour support, positive behavior support, behavior management plan, functional behavior assessment | skill
surgical technology | sterile field, surgical instruments, instrument counts, certified surgical technologist, =CST@, surgical tech | skill | implies: surgical assisting
sterile processing | instrument sterilization, sterilisation of instruments, decontamination of instruments, central sterile, autoclave instruments, =CRCST, =SPD@, instrument reprocessing, sterilise instruments, sterilizing instruments, sterilization | skill | | related: clinical asepsis
electroencephalography | =EEG, polysomnography, sleep study | skill
haematology analysis | hematology, haematology, coagulation testing, blood count | knowledge
clinical laboratory testing | medical laboratory science, clinical chemistry, =MLS@, =MLT@, laboratory diagnostics, medical technologist, biomedical science, clinical lab, order and interpret tests | skill
blood banking | transfusion science, blood typing, crossmatching | skill | implies: clinical laboratory testing
histology | histopathology, tissue sectioning, microtome, cytology, tissue processing | skill
CLIA | clinical laboratory improvement amendments, =CAP@, waived testing, point of care testing, =POCT | knowledge
ASCP certification | =ASCP, MLS(ASCP), MT(ASCP) | certification | implies: clinical laboratory testing

# dental
dental assisting | chairside assisting, four-handed dentistry, chairside assistance, dental nursing, assisting the dentist, chairside support | skill
dental hygiene | teeth cleaning, prophylaxis@, scaling and polishing, scaling and root planing, periodontal therapy, dental cleaning, oral hygiene | skill
dental radiography | dental x-rays, bitewing, panoramic x-ray, intraoral radiographs | skill
dental impressions | taking impressions, alginate impressions, intraoral scanner, iTero | skill
restorative dentistry | dental fillings, crowns and bridges, dental restorations, general dentistry | skill
orthodontics | braces@, Invisalign, clear aligners | knowledge
oral surgery | tooth extractions, wisdom teeth, dental implants, implantology | skill
endodontics | root canal | skill
paediatric dentistry | pediatric dentistry, fluoride treatment, dental sealants | knowledge
dental charting | periodontal charting, tooth charting | skill
dental laboratory work | dental prosthetics, denture making, dental ceramics, CAD/CAM dental, crown and bridge fabrication | skill
dental practice software | Dentrix, Eaglesoft, Open Dental, SOE Exact, Software of Excellence, Curve Dental | tool
GDC registration | =GDC@, General Dental Council, GDC registered | licence
dental assistant certification | certified dental assistant, =CDA@, registered dental assistant, =RDA@, DANB, =EFDA, dental nursing diploma, NEBDN, Level 3 diploma in dental nursing, diploma in dental nursing, dental nurse qualification | certification | implies: dental assisting
dental hygienist licence | dental hygiene license, registered dental hygienist, =RDH | licence | implies: dental hygiene
dental degree | =DDS, =DMD@, =BDS@, doctor of dental surgery, doctor of dental medicine | certification | implies: restorative dentistry
dental treatment coordination | treatment coordinator dental, presenting treatment plans, dental front office | skill

# pharmacy
dispensing medication | dispensing@, medication dispensing, prescription dispensing, dispensary@, filling prescriptions, prescription filling, dispensed prescriptions, count and label medications, counting medications, labelling medications, medicine dispensing | skill
prescription processing | prescription entry, prescription verification, processing prescriptions, prescription data entry | skill | | related: dispensing medication
pharmaceutical compounding | sterile compounding, USP 797, USP 800, aseptic dispensing, IV admixture, IV compounding | skill
pharmacy inventory | drug inventory, pharmacy stock control, medication inventory, controlled substances inventory | skill
controlled substances | controlled drugs, narcotics handling, schedule II | knowledge
pharmacy technician certification | =CPhT, =PTCB, certified pharmacy technician, PTCB certification, ExCPT, pharmacy technician license, NVQ pharmacy | certification | implies: dispensing medication
pharmacist licence | pharmacist license, PharmD, Pharm.D., MPharm, GPhC, =RPh, licensed pharmacist, doctor of pharmacy, NAPLEX, General Pharmaceutical Council | licence | implies: dispensing medication, pharmacology
over-the-counter medicines | =OTC@, over the counter medication, OTC products, medicines counter | knowledge
clinical pharmacy | hospital pharmacy, ward pharmacy, therapeutic drug monitoring, anticoagulation | skill | implies: medication management
retail pharmacy | community pharmacy, pharmacy services | knowledge
medication therapy management | =MTM@, medicines use review, =MUR@, new medicine service | skill | implies: medication management
pharmacy software | PioneerRx, QS/1, Rx30, ProScript, Kroll@, EnterpriseRx, PMR system | tool
automated dispensing cabinets | Pyxis, Omnicell, automated dispensing machine, ScriptPro | tool
third-party prescription billing | insurance rejections pharmacy, prescription insurance claims, pharmacy benefits, =PBM@ | skill
prescription counselling | counselling on medicines, medication counseling | skill

# medical office, records and billing
medical assisting | clinical support to physicians, rooming patients, assisting physicians, back office medical | skill
clinical documentation | medical documentation, charting@, nursing documentation, patient charting, nurses' notes, documenting patient care, progress notes@, SOAP notes, clinical notes, write clinical notes, patient notes | skill | | related: electronic health records
medical records | patient records, health records, health information management, =HIM@, release of information | skill
electronic health records | =EHR, =EMR@, electronic medical records, electronic patient record, EMR/EHR, EHR documentation, EMR systems, electronic charting | tool | | related: medical records
Epic EHR | =Epic@, Epic Systems, EpicCare, Epic Hyperspace, MyChart, Epic EMR | tool | implies: electronic health records
Cerner | PowerChart, Oracle Health | tool | implies: electronic health records | related: Epic EHR
Meditech | | tool | implies: electronic health records | related: Epic EHR
eClinicalWorks | =eCW | tool | implies: electronic health records
Athenahealth | athenaOne, AthenaNet | tool | implies: electronic health records
NextGen Healthcare | NextGen EHR | tool | implies: electronic health records
Allscripts | Veradigm | tool | implies: electronic health records
PointClickCare | =PCC@, Point Click Care | tool | implies: electronic health records
Kareo | Practice Fusion, DrChrono, AdvancedMD | tool | implies: electronic health records
EMIS | | tool | implies: electronic health records
SystmOne | | tool | implies: electronic health records
patient administration system | =RiO, =PAS@, CareFlow | tool | implies: electronic health records
care management software | Nourish care, Person Centred Software, Birdie care, CareLineLive, electronic visit verification | tool
laboratory information system | =LIS@, Sunquest, Beaker@ | tool
medical coding | clinical coding, ICD-10, CPT coding, ICD-9, procedure coding, diagnosis coding, assign ICD-10 and CPT codes, assign codes, chart review coding | skill | | related: medical billing
medical billing | healthcare billing, medical claims, claims submission, billing insurance, patient billing, denials management, claim denials, revenue cycle, resolve denials, denials, claim rejections | skill | | related: medical coding
certified professional coder | =CPC@, =CCS@, AAPC, AHIMA, =RHIT, =RHIA, =CCA@ | certification | implies: medical coding
insurance verification | verifying insurance, insurance eligibility, eligibility verification, benefits verification, insurance pre-certification | skill
patient registration | patient check-in, patient intake, patient access, registering patients, checking in patients, front desk medical | skill
patient scheduling | scheduling patient appointments, clinic bookings | skill
medical reception | GP reception, front office medical, dental reception | skill | implies: patient registration, patient scheduling
referral management | patient referrals, processing referrals, medical referrals, e-Referral, choose and book | skill
medical transcription | clinical transcription, medical dictation, audio typing medical, medical scribing, scribe | skill
copayment collection | co-pay collection, copays, patient payments | skill
HIPAA | Health Insurance Portability and Accountability Act, protected health information, =PHI | knowledge
Medicare and Medicaid | Medicare, Medicaid, CMS regulations | knowledge
Joint Commission standards | =JCAHO, Joint Commission, =TJC, JCI accreditation | knowledge
OSHA bloodborne pathogens | bloodborne pathogens, biohazard waste, clinical waste, sharps disposal, sharps handling, medical waste | knowledge
minimum data set | =MDS@, MDS 3.0, =RAI@, resident assessment instrument, OASIS documentation | skill
National Health Service | =NHS, NHS experience, NHS trust, NHS policies, integrated care board | knowledge
nurse staffing | nurse scheduling, staffing ratios, ward rostering, HealthRoster, bank and agency staffing | skill
hospital administration | healthcare administration, health administration, healthcare management, practice management, clinic management, healthcare operations, =MHA@ | skill
registered manager qualification | registered manager award, nursing home administrator license, =LNHA | certification
medical equipment | medical devices, infusion pumps, IV pumps, defibrillator, =DME@ | tool
medical supplies | restocking exam rooms, exam room preparation, cleaning exam rooms | skill
personal protective equipment | =PPE, protective equipment, donning and doffing | knowledge
clinical skills | clinical experience, clinical competencies, clinical practice, clinical rotations, clinical placement | skill
bedside manner | | soft
hospital experience | hospital setting, hospital environment, healthcare setting, health care setting, clinical setting, healthcare environment, clinical environment | knowledge
nursing revalidation | revalidation, =CEU, continuing education units, mandatory training | knowledge
respiratory physiotherapy | chest physiotherapy, respiratory physio | skill | implies: physical therapy
neurological rehabilitation | neuro rehabilitation, neuro physiotherapy, stroke rehabilitation | skill | implies: rehabilitation
physiotherapy degree | BSc Physiotherapy, degree in physiotherapy | certification | implies: physical therapy
CSP membership | Chartered Society of Physiotherapy, chartered physiotherapist, =MCSP | certification | implies: physical therapy
ward experience | hospital wards, ward-based care, ward environment | knowledge
treating patients | assess and treat patients, patient treatment | skill | | related: patient care
patient demographics | update patient demographics, patient information updates | skill | | related: patient registration
surgery setup | setting up surgeries, surgery preparation, room turnaround dental, operatory setup | skill | | related: dental assisting
physician collaboration | collaborate with physicians, liaising with doctors | skill
patient identification | verify patient identity, patient identity checks | skill | implies: patient safety
patient positioning | position patients, positioning for imaging | skill | | related: diagnostic radiography
radiographic image quality | image evaluation radiography, radiographic technique | skill | | related: diagnostic radiography
specialist referrals | refer to specialists, referring patients, consultant referral | skill | | related: referral management
interpreting test results | order and interpret diagnostic tests, interpreting lab results, lab results interpretation, diagnostic tests | skill | | related: clinical diagnosis
stabilising patients | assess and stabilise patients, stabilize patients, patient stabilization | skill | implies: pre-hospital care
patient report forms | patient care reports, =ePCR, =PCRs | skill | | related: pre-hospital care
errands for clients | errands, grocery shopping for clients, light housekeeping | skill | | related: companionship
malnutrition screening | =MUST tool, malnutrition | skill | | related: nutrition counselling
allergy and immunisation clinic | allergy testing, allergy shots | skill
respiratory assessment | lung function tests, spirometry, peak flow | skill | | related: respiratory therapy
venous leg ulcer care | compression bandaging, leg ulcers, Doppler assessment | skill | implies: wound care
continence care | continence promotion, incontinence care, bladder and bowel care, catheter and continence care | skill
seizure management | epilepsy awareness, epilepsy, buccal midazolam | knowledge
sepsis recognition | sepsis, sepsis screening | knowledge
patient experience | patient satisfaction, patient satisfaction scores, HCAHPS | knowledge
hospital bed management | patient flow, bed management, throughput of patients | skill
locum and agency nursing | agency nursing, bank shifts, travel nursing, float pool | knowledge
`
