export const healthCareTitles = `
> nursing
lactation consultant,breastfeeding counsellor,infant feeding specialist
practice nurse,treatment room-,general practice--,GPN
registered nurse,=RGN,=RN,=RNLD,=RSCN,Band 5,-6@@,nurse
licensed practical nurse,enrolled--,practical-,vocational-,=LPN,=LVN,=RPN@@
nurse practitioner,advanced clinical-,=ACP@@,=ANP,=FNP,=NP@
nurse manager,ward-,nurse unit-,--supervisor,=DON@,chief nursing officer,head nurse,matron,nursing director,ward sister
clinical nurse specialist,=CNS@,diabetes nurse,infection control-,specialist--,wound care-
nurse educator,nursing instructor,practice development nurse
paediatric nurse,children's-,neonatal-,NICU-
mental health nurse,behavioral-,psychiatric--,=RMN
community nurse,-staff nurse,school--,hospice-,district-,visiting-,home health-,occupational-,public-,health visitor
operating room nurse,scrub--,anaesthetic-,OR-,recovery-,surgical-,circulating-,perioperative-,theatre-,-practitioner,scrub-
oncology nurse,dialysis-,infusion-,renal-,cardiac-,chemotherapy-
nurse case manager,clinical-,RN-,utilization review nurse,MDS coordinator,nurse care-
nurse anesthetist,=CRNA
midwife
labor and delivery nurse,maternity nurse
> care
doula,birth companion
certified nursing assistant,healthcare--,ward-,nursing-,health care-,patient-,-technician,nurse--,-aide,health care-,=PCT@,=STNA,clinical support worker,orderly@,=CNA@,=HCA@,=HCSW,=HHA@@,=PCA@@,nursing auxiliary
care assistant,resident-,caregiver,=PSW,care worker,care support-,personal-,--care aide,-attendant,carer,home health aide
medication aide,-technician,med aide,-tech@
hospital porter,theatre-,patient transporter,-transport assistant
> care-management
care home manager,--coordinator,-supervisor,-manager,registered-,assisted living director,nursing home administrator
> medical-assisting
perfusionist,clinical perfusion scientist
sleep technologist,polysomnographic-,sleep physiologist,-technician
medical assistant,ophthalmic-,clinical-,podiatry-,chiropractic-
phlebotomist,blood collection specialist,donor carer,phlebotomy technician,plasma-
EKG technician,ECG-,telemetry-,monitor-,EEG-,-technologist,cardiovascular-,cardiac physiologist,neurophysiologist
surgical technologist,-tech,-technician,anesthesia-,anaesthetic-,=ODP,theatre practitioner,operating department-,scrub tech
sterile processing technician,decontamination--,sterile services-,sterilisation--,central sterile-
> medical-office
medical receptionist,hospital-,GP-,dental-,medical office assistant,patient access representative,patient service--,--coordinator,patient services-,--registration clerk,ward--,unit-,-secretary
medical secretary,clinic-,-coordinator,pathway-,medical administrative assistant
medical biller,-billing clerk,-specialist,coding--,medical claims-,revenue cycle--,clinical coder,medical-,-records clerk,-technician,health information--
medical transcriptionist,-scribe,clinical-
> health-management
practice manager,dental office-,medical-,clinic--,healthcare-,-administrator,hospital-,-manager,health services-,clinical--,-director
> medicine
physician,internist,specialty registrar,=FY1,=FY2,=GP@,=IMT@@,=SHO,=SpR,resident doctor,foundation-,junior-,medical-,-director,-officer,senior house-,general practitioner,hospitalist,=StR@@,doctor@
surgeon,neurosurgeon,surgical registrar
medical specialist,anesthesiologist,cardiologist,dermatologist,endocrinologist,gastroenterologist,nephrologist,neurologist,oncologist,ophthalmologist,pathologist,radiologist,urologist,anaesthetist
paediatrician
obstetrician,OB/GYN physician,gynaecologist
psychiatrist
physician assistant,-associate,=PA-C,clinical officer
> emergency-care
paramedic,emergency care practitioner,remote medic,offshore-
emergency medical technician,ambulance--,-driver,-care assistant,emergency-,=AEMT,=EMT,=ECA@@
> therapy
physical therapist,=FCP@@,doctor of physical therapy,first contact practitioner,physio,physiotherapist
physical therapist assistant,physiotherapy--,therapy-,rehabilitation-,-technician,physical therapy-,-aide,rehab--,=PTA@
occupational therapist,=OT@
play therapist,art-,drama-,music-,play specialist,child life-
occupational therapy assistant,=COTA
speech-language pathologist,speech-,-therapist,speech and language-,=SLP
respiratory therapist,-care practitioner,=RRT
chiropractor
osteopath
acupuncturist,herbalist,homeopath,complementary therapist,hypnotherapist
podiatrist,chiropodist
recreational therapist,music-,art-,activity director
orthotist,prosthetist
> psychology
clinical psychologist,neuropsychologist,psychologist
psychotherapist,=PWP,CBT therapist,behavioral-,licensed-,psychological wellbeing practitioner,therapist@
behavior technician,-interventionist,ABA therapist,=RBT
behavior analyst,=BCBA
mental health technician,behavioral-,psychiatric--,-aide,mental health worker,-support worker
> imaging
radiologic technologist,CT-,MRI-,nuclear medicine-,imaging technician,radiologic-,radiology-,x-ray-,mammographer,radiographer
sonographer,echocardiographer,ultrasound technologist,-technician
radiation therapist,dosimetrist,therapeutic radiographer
> clinical-laboratory
medical laboratory scientist,clinical-,-technician,medical-,-assistant,--technologist,-lab technician,histology--,biomedical scientist,cytologist,cytotechnologist,histotechnologist
> nutrition
nutritionist
dietitian,dietician
> dental
dentist,dental associate,-officer,-surgeon
orthodontist,endodontist,oral surgeon,orthodontic therapist,periodontist
dental hygienist,-therapist,oral health-
dental assistant,orthodontic-,dental nurse
dental technician,dental laboratory-,--ceramist
> pharmacy
pharmacist,pharmacy manager
pharmacy technician,dispensing-,compounding-,accuracy checking-,pharmacy tech
pharmacy assistant,dispensing-,dispenser@,pharmacy clerk,-cashier,-dispenser
> optical
optometrist,eye doctor,ophthalmic technician,orthoptist
dispensing optician,optical assistant,optometric-,-technician,optician
audiologist,hearing aid dispenser,--instrument specialist,--care practitioner
> clinical-research
clinical research coordinator,-assistant,-nurse,--trials nurse,--project manager,--trial manager,study coordinator
clinical research associate,--trial monitor,=CRA@
drug safety associate,-specialist,pharmacovigilance associate,-officer
medical science liaison,--advisor,-affairs manager,regulatory affairs associate,-specialist
> public-health
public health specialist,-officer,health promotion--,--educator,epidemiologist,community health worker,infection preventionist
patient advocate,health-,-coach,care navigator,patient-,-liaison,-experience coordinator`
