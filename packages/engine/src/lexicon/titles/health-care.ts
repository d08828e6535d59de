export const healthCareTitles = `
registered nurse,=RN,=RGN,nurse > nursing
licensed practical nurse,enrolled--,practical-,vocational-,=LPN,=LVN > nursing
nurse practitioner,advanced clinical-,=ANP,=FNP,=NP@,practice nurse > nursing
nurse manager,ward-,nurse unit-,--supervisor,=DON@,chief nursing officer,director of nursing,head nurse,matron,nursing director,ward sister > nursing
clinical nurse specialist,=CNS@,diabetes nurse,infection control-,specialist--,wound care- > nursing
nurse educator,nursing instructor,practice development nurse > nursing
paediatric nurse,children's-,neonatal-,NICU- > nursing
mental health nurse,behavioral-,psychiatric--,=RMN > nursing
community nurse,-staff nurse,school--,hospice-,district-,visiting-,home health-,occupational-,public-,health visitor > nursing
operating room nurse,OR--,recovery-,theatre-,surgical-,circulating-,perioperative-,anaesthetic-,scrub- > nursing
oncology nurse,dialysis-,infusion-,renal-,cardiac-,chemotherapy- > nursing
nurse case manager,clinical-,RN-,utilization review nurse,MDS coordinator,nurse care- > nursing
nurse anesthetist,=CRNA > nursing
midwife > nursing
labor and delivery nurse,maternity nurse > nursing
doula,birth companion > care
certified nursing assistant,healthcare--,ward-,nursing-,health care-,patient-,-associate,-technician,nurse--,-aide,health care-,=CNA@,clinical support worker,orderly@,=HCA@,=PCT@,nursing auxiliary > care
care assistant,resident-,caregiver,care worker,care support-,personal-,--care aide,-attendant,carer,home health aide > care
care home manager,--coordinator,-supervisor,-manager,registered-,assisted living director,nursing home administrator > care-management
medication aide,-technician,med aide,-tech@ > care
hospital porter,theatre-,patient transporter,-transport assistant > care
medical assistant,ophthalmic-,clinical-,podiatry-,chiropractic- > medical-assisting
phlebotomist,blood collection specialist,donor carer,phlebotomy technician,plasma- > medical-assisting
EKG technician,telemetry-,ECG-,EEG-,monitor-,cardiac physiologist,cardiovascular technologist > medical-assisting
surgical technologist,-tech,-technician,anesthesia-,anaesthetic-,=ODP,theatre practitioner,operating department-,scrub tech > medical-assisting
sterile processing technician,decontamination--,sterile services-,sterilisation--,central sterile- > medical-assisting
medical receptionist,hospital-,GP-,dental-,medical office assistant,patient access representative,patient service--,--coordinator,patient services-,--registration clerk,ward--,unit-,-secretary > medical-office
medical secretary,-administrative assistant,clinic coordinator,pathway- > medical-office
medical biller,-billing clerk,-specialist,coding--,medical claims-,revenue cycle--,clinical coder,medical-,-records clerk,-technician,health information-- > medical-office
medical transcriptionist,-scribe,clinical- > medical-office
practice manager,dental office-,medical-,clinic--,healthcare-,-administrator,hospital-,-manager,health services-,clinical--,-director > health-management
physician,=GP@,hospitalist,doctor@,general practitioner,internist,resident doctor,junior-,medical-,-director,-officer,specialty registrar > medicine
surgeon,neurosurgeon,surgical registrar > medicine
medical specialist,anesthesiologist,cardiologist,dermatologist,endocrinologist,gastroenterologist,nephrologist,neurologist,oncologist,ophthalmologist,pathologist,radiologist,urologist,anaesthetist > medicine
paediatrician > medicine
obstetrician,OB/GYN physician,gynaecologist > medicine
psychiatrist > medicine
physician assistant,-associate,=PA-C > medicine
paramedic,emergency care practitioner > emergency-care
emergency medical technician,ambulance--,-driver,-care assistant,emergency-,=EMT,EMT-B > emergency-care
physical therapist,doctor of physical therapy,physio,physiotherapist > therapy
physical therapist assistant,physiotherapy--,therapy-,rehabilitation-,-technician,physical therapy-,-aide,rehab--,=PTA@ > therapy
occupational therapist,=OT@ > therapy
occupational therapy assistant,=COTA > therapy
speech-language pathologist,speech-,-therapist,speech and language-,=SLP > therapy
respiratory therapist,-care practitioner,=RRT > therapy
chiropractor > therapy
osteopath > therapy
acupuncturist > therapy
podiatrist,chiropodist > therapy
recreational therapist,music-,art-,activity director > therapy
orthotist,prosthetist > therapy
clinical psychologist,neuropsychologist,psychologist > psychology
psychotherapist,CBT therapist,behavioral-,licensed-,psychological wellbeing practitioner,therapist@ > psychology
behavior technician,-analyst,-interventionist,ABA therapist,=RBT > psychology
behavior analyst,board certified behavior-,=BCBA > psychology
mental health technician,behavioral-,psychiatric--,-aide,mental health worker,-support worker > psychology
radiologic technologist,CT-,MRI-,nuclear medicine-,imaging technician,radiologic-,radiology-,x-ray-,mammographer,radiographer > imaging
sonographer,echocardiographer,ultrasound technologist,-technician > imaging
radiation therapist,dosimetrist,therapeutic radiographer > imaging
medical laboratory scientist,clinical-,-technician,medical-,-assistant,--technologist,-lab technician,histology--,biomedical scientist,cytotechnologist,histotechnologist > clinical-laboratory
dietitian,dietary aide,dietician,nutritionist > nutrition
dentist,dental associate,-officer,-surgeon > dental
orthodontist,endodontist,oral surgeon,periodontist > dental
dental hygienist,-therapist,oral health- > dental
dental assistant,orthodontic-,dental nurse > dental
dental technician,dental laboratory-,--ceramist > dental
pharmacist,pharmacy manager > pharmacy
pharmacy technician,dispensing-,accuracy checking-,pharmacy tech > pharmacy
pharmacy assistant,dispensing-,dispenser@,pharmacy clerk,-cashier,-dispenser > pharmacy
optometrist,eye doctor > optical
dispensing optician,optical assistant,optometric-,-technician,optician > optical
audiologist,hearing aid dispenser,--instrument specialist,--care practitioner > optical
clinical research coordinator,-assistant,-nurse,-associate,clinical trials--,--project manager,--trial manager,=CRA@,study coordinator > clinical-research
drug safety associate,-specialist,pharmacovigilance associate,-officer > clinical-research
medical science liaison,--advisor,-affairs manager,regulatory affairs associate,-specialist > clinical-research
public health specialist,-officer,health promotion--,--educator,epidemiologist,community health worker,infection preventionist > public-health
patient advocate,health-,-coach,care navigator,patient-,-liaison,-experience coordinator > public-health`
