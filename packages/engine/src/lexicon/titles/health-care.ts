export const healthCareTitles = `
registered nurse,=RN,nurse,=RGN > nursing
licensed practical nurse,enrolled--,practical-,vocational-,=LPN,=LVN > nursing
nurse practitioner,advanced clinical-,=NP@,=FNP,=ANP,practice nurse > nursing
nurse manager,ward-,nurse unit-,--supervisor,matron,director of nursing,=DON@,head nurse,ward sister,nursing director,chief nursing officer > nursing
clinical nurse specialist,=CNS@,specialist nurse,diabetes-,wound care-,infection control-- > nursing
nurse educator,nursing instructor,practice development nurse > nursing
paediatric nurse,children's-,neonatal-,NICU- > nursing
mental health nurse,behavioral-,psychiatric--,=RMN > nursing
community nurse,-staff nurse,district--,school-,visiting-,hospice-,home health-,public-,occupational-,health visitor > nursing
operating room nurse,theatre--,scrub-,perioperative-,recovery-,circulating-,OR-,surgical-,anaesthetic- > nursing
oncology nurse,chemotherapy-,infusion-,dialysis-,renal-,cardiac- > nursing
nurse case manager,RN-,clinical-,MDS coordinator,nurse care-,utilization review nurse > nursing
nurse anesthetist,=CRNA > nursing
midwife,maternity nurse,labor and delivery-,doula > nursing
certified nursing assistant,ward--,nursing-,healthcare-,health care-,patient-,-technician,-associate,=CNA@,health care aide,nurse--,-technician,=HCA@,=PCT@,nursing auxiliary,clinical support worker,orderly@ > care
care assistant,resident-,caregiver,carer,home health aide,personal care--,-attendant,--support worker,care-,care-- > care
care home manager,registered--,care-,-coordinator,-supervisor,assisted living director,nursing home administrator > care-management
medication aide,-technician,med aide,-tech@ > care
hospital porter,theatre-,patient transporter,-transport assistant > care
medical assistant,clinical-,ophthalmic-,podiatry-,chiropractic- > medical-assisting
phlebotomist,phlebotomy technician,plasma-,blood collection specialist,donor carer > medical-assisting
EKG technician,ECG-,telemetry-,monitor-,EEG-,cardiac physiologist,cardiovascular technologist > medical-assisting
surgical technologist,-tech,-technician,anaesthetic-,anesthesia-,scrub tech,theatre practitioner,operating department-,=ODP > medical-assisting
sterile processing technician,central sterile--,decontamination--,sterilisation-,sterile services- > medical-assisting
medical receptionist,GP-,hospital-,dental-,patient service representative,patient access--,--coordinator,patient services-,--registration clerk,ward--,unit-,-secretary,medical office assistant > medical-office
medical secretary,-administrative assistant,pathway coordinator,clinic- > medical-office
medical biller,-claims specialist,coding--,revenue cycle-,medical billing--,-clerk,--coder,-records clerk,-technician,health information--,clinical coder > medical-office
medical transcriptionist,-scribe,clinical- > medical-office
practice manager,medical office-,dental-,clinic--,health services-,healthcare--,-administrator,hospital-,-manager,clinical-,-director > health-management
physician,doctor@,resident doctor,junior-,medical-,-officer,-director,general practitioner,=GP@,internist,hospitalist,specialty registrar > medicine
surgeon,neurosurgeon,surgical registrar > medicine
medical specialist,cardiologist,oncologist,neurologist,dermatologist,gastroenterologist,endocrinologist,radiologist,pathologist,anaesthetist,anesthesiologist,ophthalmologist,urologist,nephrologist > medicine
paediatrician > medicine
obstetrician,gynaecologist,OB/GYN physician > medicine
psychiatrist > medicine
physician assistant,-associate,=PA-C > medicine
paramedic,emergency care practitioner > emergency-care
emergency medical technician,ambulance--,-driver,-care assistant,emergency-,=EMT,EMT-B > emergency-care
physical therapist,physiotherapist,physio,doctor of physical therapy > therapy
physical therapist assistant,therapy--,physiotherapy-,rehabilitation-,-technician,physical therapy-,-aide,rehab--,=PTA@ > therapy
occupational therapist,-therapy assistant,=OT@,=COTA > therapy
speech-language pathologist,speech-,-therapist,speech and language-,=SLP > therapy
respiratory therapist,-care practitioner,=RRT > therapy
chiropractor,osteopath,acupuncturist > therapy
podiatrist,chiropodist > therapy
recreational therapist,art-,music-,activity director > therapy
orthotist,prosthetist > therapy
clinical psychologist,psychologist,neuropsychologist > psychology
psychotherapist,therapist@,psychological wellbeing practitioner,CBT therapist,behavioral-,licensed- > psychology
behavior technician,-analyst,-interventionist,=RBT,=BCBA,ABA therapist > psychology
mental health technician,behavioral-,psychiatric--,-aide,mental health worker,-support worker > psychology
radiologic technologist,MRI-,CT-,nuclear medicine-,radiographer,x-ray technician,radiology-,imaging-,radiologic-,mammographer > imaging
sonographer,ultrasound technician,-technologist,echocardiographer > imaging
radiation therapist,therapeutic radiographer,dosimetrist > imaging
medical laboratory scientist,clinical-,-technician,medical-,-assistant,--technologist,-lab technician,histology--,biomedical scientist,histotechnologist,cytotechnologist > clinical-laboratory
dietitian,dietician,nutritionist,dietary aide > nutrition
dentist,dental surgeon,-associate,-officer > dental
orthodontist,endodontist,periodontist,oral surgeon > dental
dental hygienist,-therapist,oral health- > dental
dental assistant,orthodontic-,dental nurse > dental
dental technician,dental laboratory-,--ceramist > dental
pharmacist,pharmacy manager > pharmacy
pharmacy technician,dispensing-,accuracy checking-,pharmacy tech > pharmacy
pharmacy assistant,dispensing-,dispenser@,pharmacy dispenser,-clerk,-cashier > pharmacy
optometrist,eye doctor > optical
dispensing optician,optician,optical assistant,optometric-,-technician > optical
audiologist,hearing aid dispenser,--care practitioner,--instrument specialist > optical
clinical research coordinator,-assistant,-nurse,-associate,clinical trials--,--project manager,--trial manager,-coordinator,study--,=CRA@ > clinical-research
drug safety associate,-specialist,pharmacovigilance officer,-associate > clinical-research
medical science liaison,--advisor,-affairs manager,regulatory affairs specialist,-associate > clinical-research
public health specialist,-officer,-analyst,epidemiologist,health educator,-promotion officer,community health worker,infection preventionist > public-health
patient advocate,health-,-coach,care navigator,patient-,-liaison,-experience coordinator > public-health`
