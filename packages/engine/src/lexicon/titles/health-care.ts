export const healthCareTitles = `
registered nurse | =RN, nurse, =RGN | nursing
licensed practical nurse | =LPN, =LVN, enrolled nurse, practical nurse, vocational nurse | nursing
nurse practitioner | =NP@, =FNP, =ANP, advanced clinical practitioner, practice nurse | nursing
nurse manager | ward manager, matron, nurse supervisor, director of nursing, =DON@, head nurse, ward sister, nursing director, chief nursing officer, nurse unit manager | nursing
clinical nurse specialist | =CNS@, specialist nurse, wound care nurse, diabetes nurse, infection control nurse | nursing
nurse educator | nursing instructor, practice development nurse | nursing
paediatric nurse | pediatric nurse, children's nurse, neonatal nurse, NICU nurse | nursing
mental health nurse | psychiatric nurse, =RMN, behavioral health nurse | nursing
community nurse | district nurse, home health nurse, public health nurse, health visitor, school nurse, visiting nurse, hospice nurse, occupational health nurse, community staff nurse | nursing
operating room nurse | theatre nurse, scrub nurse, perioperative nurse, recovery nurse, circulating nurse, OR nurse, surgical nurse, anaesthetic nurse | nursing
oncology nurse | chemotherapy nurse, infusion nurse, dialysis nurse, renal nurse, cardiac nurse | nursing
nurse case manager | RN case manager, utilization review nurse, clinical case manager, nurse care coordinator, MDS coordinator | nursing
nurse anesthetist | =CRNA, nurse anaesthetist | nursing
midwife | labor and delivery nurse, maternity nurse, doula | nursing
certified nursing assistant | =CNA@, nursing assistant, nurse aide, healthcare assistant, health care assistant, =HCA@, patient care technician, =PCT@, nursing auxiliary, patient care assistant, health care aide, clinical support worker, orderly@, nurse technician, ward assistant, patient care associate | care
care assistant | caregiver, carer, care worker, home health aide, personal care aide, personal support worker, personal care attendant, care support worker, resident assistant | care
care home manager | registered manager, assisted living director, nursing home administrator, care manager, care coordinator, care supervisor | care-management
medication aide | med aide, medication technician, med tech@ | care
hospital porter | patient transporter, patient transport assistant, theatre porter | care
medical assistant | clinical assistant, ophthalmic assistant, podiatry assistant, chiropractic assistant | medical-assisting
phlebotomist | phlebotomy technician, blood collection specialist, donor carer, plasma technician | medical-assisting
EKG technician | ECG technician, cardiac physiologist, telemetry technician, monitor technician, cardiovascular technologist, EEG technician | medical-assisting
surgical technologist | surgical technician, scrub tech, operating department practitioner, =ODP, theatre practitioner, surgical tech, anaesthetic technician, anesthesia technician | medical-assisting
sterile processing technician | sterile services technician, central sterile technician, decontamination technician, sterilisation technician | medical-assisting
medical receptionist | patient service representative, patient access representative, GP receptionist, patient coordinator, ward clerk, unit secretary, unit clerk, medical office assistant, hospital receptionist, patient registration clerk, dental receptionist, patient services coordinator, front desk medical | medical-office
medical secretary | pathway coordinator, medical administrative assistant, clinic coordinator | medical-office
medical biller | medical billing specialist, medical coder, clinical coder, medical claims specialist, coding specialist, revenue cycle specialist, medical records clerk, health information technician, medical records technician, medical billing clerk | medical-office
medical transcriptionist | medical scribe, clinical scribe | medical-office
practice manager | medical office manager, clinic manager, healthcare administrator, hospital administrator, health services manager, healthcare manager, dental office manager, hospital manager, clinical manager, clinical director | health-management
physician | doctor@, medical doctor, general practitioner, =GP@, internist, hospitalist, resident doctor, junior doctor, medical officer, specialty registrar, medical director | medicine
surgeon | neurosurgeon, surgical registrar | medicine
medical specialist | cardiologist, oncologist, neurologist, dermatologist, gastroenterologist, endocrinologist, radiologist, pathologist, anaesthetist, anesthesiologist, ophthalmologist, urologist, nephrologist | medicine
paediatrician | pediatrician | medicine
obstetrician | gynaecologist, gynecologist, OB/GYN physician | medicine
psychiatrist | | medicine
physician assistant | physician associate, =PA-C | medicine
paramedic | emergency care practitioner | emergency-care
emergency medical technician | =EMT, ambulance technician, emergency care assistant, ambulance driver, ambulance care assistant, EMT-B | emergency-care
physical therapist | physiotherapist, physio, doctor of physical therapy | therapy
physical therapist assistant | =PTA@, physical therapy aide, physical therapy technician, physiotherapy assistant, rehab aide, rehabilitation assistant, therapy assistant, rehabilitation technician | therapy
occupational therapist | =OT@, occupational therapy assistant, =COTA | therapy
speech-language pathologist | speech therapist, speech and language therapist, =SLP, speech pathologist | therapy
respiratory therapist | respiratory care practitioner, =RRT | therapy
chiropractor | osteopath, acupuncturist | therapy
podiatrist | chiropodist | therapy
recreational therapist | art therapist, music therapist, activities coordinator care, activity director | therapy
orthotist | prosthetist | therapy
clinical psychologist | psychologist, neuropsychologist | psychology
psychotherapist | therapist@, psychological wellbeing practitioner, CBT therapist, behavioral therapist, licensed therapist, mental health therapist | psychology
behavior technician | =RBT, behavior analyst, behaviour analyst, =BCBA, ABA therapist, behavior specialist, behavior interventionist | psychology
mental health technician | psychiatric technician, behavioral health technician, mental health worker, mental health support worker, psychiatric aide | psychology
radiologic technologist | radiographer, x-ray technician, radiology technician, MRI technologist, CT technologist, mammographer, imaging technician, radiologic technician, nuclear medicine technologist | imaging
sonographer | ultrasound technician, ultrasound technologist, echocardiographer | imaging
radiation therapist | therapeutic radiographer, dosimetrist | imaging
medical laboratory scientist | medical technologist, medical laboratory technician, clinical laboratory scientist, biomedical scientist, medical lab technician, histotechnologist, clinical laboratory technician, cytotechnologist, medical laboratory assistant, histology technician | clinical-laboratory
dietitian | dietician, nutritionist, dietary aide | nutrition
dentist | dental surgeon, dental associate, dental officer | dental
orthodontist | endodontist, periodontist, oral surgeon | dental
dental hygienist | dental therapist, oral health therapist | dental
dental assistant | dental nurse, orthodontic assistant | dental
dental technician | dental laboratory technician, dental ceramist | dental
pharmacist | pharmacy manager | pharmacy
pharmacy technician | dispensing technician, pharmacy tech, accuracy checking technician | pharmacy
pharmacy assistant | dispenser@, pharmacy dispenser, pharmacy clerk, pharmacy cashier, dispensing assistant | pharmacy
optometrist | eye doctor | optical
dispensing optician | optician, optical assistant, optometric technician, optometric assistant | optical
audiologist | hearing aid dispenser, hearing care practitioner, hearing instrument specialist | optical
clinical research coordinator | clinical research associate, =CRA@, clinical trial coordinator, study coordinator, clinical trials associate, clinical research assistant, clinical research nurse, clinical trial manager, clinical project manager | clinical-research
drug safety associate | pharmacovigilance officer, drug safety specialist, pharmacovigilance associate | clinical-research
medical science liaison | regulatory affairs specialist, regulatory affairs associate, medical advisor, medical affairs manager | clinical-research
public health specialist | epidemiologist, public health officer, health promotion officer, health educator, community health worker, public health analyst, infection preventionist | public-health
patient advocate | patient navigator, patient liaison, patient experience coordinator, health coach, care navigator, health advocate | public-health
`
