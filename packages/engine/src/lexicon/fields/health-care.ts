export const healthCare = `
# nursing and bedside care
patient care,bedside-,nursing-,care of patients
vital signs,=NEWS2,=TPR,obs@,observations^@@,vitals^@@,=PEWS,=MEWS,early warning score ~ patient assessment,patient monitoring
medication administration,drug-,-rounds,medication-,=MAR@,administer medicines,administration of-,med pass,medication-,-reminders,=eMAR,MAR charts,=ePMA ~ medication management
medication management,-review,medicines management,-optimisation ~ medication reconciliation
medication reconciliation,medicines-,med rec@,medication history > medication management
pressure ulcer prevention,pressure injury--,pressure sore--,--area care,decubitus--,tissue viability,=Braden,Waterlow
intravenous therapy,infusion-,IV-,-infusion,-medication,-administration,-fluids,-start,-insertion,start IVs,peripheral IV,IV antibiotics ~ cannulation,phlebotomy
cannulation,IV insertion,intravenous-,cannula- ~ intravenous therapy,phlebotomy
phlebotomy,blood collection,-sampling,-draw,capillary puncture,drawing blood,drew-,taking-,fingerstick,venepuncture,venipuncture,order of draw ~ specimen collection
specimen collection,urine-,label specimens,labelling samples,specimen handling,-processing,-labelling
central line care,-management,--venous access,port--,=CVAD@,PICC line,=PICC ~ intravenous therapy
blood transfusion,-product administration,transfusion therapy
blood glucose monitoring,-testing,blood sugar--,capillary blood glucose,finger stick,glucometer ~ diabetes care
diabetes care,-management,-education,insulin administration,diabetic care ~ chronic disease management
nursing care plans,=POC@,care planning ~ patient assessment
discharge planning,-coordination,-instructions,admissions and discharges,patient discharge,safe- ~ care coordination
patient admission,admission assessment ~ patient registration
clinical handover,shift-,bedside-,handoff communication@,shift report@,SBAR,=ISBAR
patient triage,Manchester-,emergency-,phone-,triage@,triaging patients > patient assessment
cardiac monitoring,telemetry-,EKG interpretation,dysrhythmia-,rhythm-,cardiac telemetry,telemetry@ ~ electrocardiography
electrocardiography,12-lead ECG,-EKG,=ECG,=EKG,electrocardiogram,recording ECGs
ventilator management,vent-,mechanical ventilation,ventilated patients,ventilator care,=BiPAP,=CPAP@,ventilators@@ ~ respiratory therapy,oxygen therapy
oxygen therapy,O2-,oxygen administration,supplemental oxygen
infection control,-prevention,=IPAC,=IPC@,standard precautions,universal- ~ hand hygiene,clinical asepsis
hand hygiene,-washing,handwashing
clinical asepsis,=ANTT,aseptic non-touch technique
isolation precautions,contact-,barrier nursing,isolation procedures > infection control
patient education,family-,health education@,patient counselling,-teaching
patient advocacy,-advocate
patient safety,safe patient care ~ infection control
fall prevention,-precautions,falls risk > patient safety
pain management,-assessment,-control,=PCA@,patient-controlled analgesia ~ palliative care
patient restraint,physical-,restraint monitoring
nurse mentoring,practice assessor,-supervisor,precepting,preceptorship,preceptor
ward rounds,doctor-,hospital-,rounds^@@,hourly rounding
clinical judgement,-reasoning,-decision making
night shift nursing
post-mortem care,postmortem-,last offices
skill > patient care:
patient assessment,clinical-,head-to-toe-,physical-,health-,nursing-,=GCS,Glasgow coma scale,A-E assessment,=ABCDE ~ patient triage
patient monitoring
wound care,-dressing,-assessment,-management,changing dressings,dressing changes,VAC dressing,VAC therapy,negative pressure wound therapy,dressings^@@ ~ pressure ulcer prevention
catheterisation,Foley catheter,urinary-,catheter care,-insertion
tracheostomy care,trach-,tracheotomy-,airway suctioning,tracheal- ~ ventilator management
enteral feeding,PEG-,tube-,NG tube,nasogastric-,G-tube,enteral nutrition,parenteral-,gastrostomy care,=PEG,=TPN
ostomy care,colostomy-,ileostomy-,stoma-
charge nurse duties,--nurse,relief charge,ward coordination
hospice care,end-of-life-,comfort-,hospice ~ palliative care
palliative care,-medicine,symptom management,syringe driver,=EOLC,=DNACPR,=ReSPECT,just in case medication
certification:
medication aide certification,med tech--,=CMA@,=CMT@,=QMAP,certified medication aide,-technician > medication administration
knowledge:
patient confidentiality,medical-,patient privacy ~ HIPAA
nursing process,-diagnosis,ADPIE,evidence-based nursing
evidence-based practice,-medicine,best practice guidelines,evidence based care
# settings and specialties
surgical assisting,-assistance,assisting surgeons,circulating nurse,scrub-,-and circulate,first assist,scrubbing in,-for@@
breastfeeding support,infant feeding,lactation
dementia care,Alzheimer's-,memory-,dementia > geriatric care
chemotherapy,=SACT,chemo administration > oncology
chronic disease management,disease--,asthma and COPD,long-term conditions,chronic-,-disease,-illness
vaccination,immunisation,vaccine administration,=imms@@,travel vaccines,flu clinics ~ administering injections
administering injections,IM-,giving-,injection therapy,injections@,intramuscular injection,subcutaneous-
telehealth,telemedicine,virtual care,remote consultations
nurse case management,=CCM@ ~ utilization review,care coordination
care coordination,-transitions,patient navigation
utilization review,-management,=UR@,insurance authorization,prior-,prior auth
multidisciplinary team working,--team,multi-disciplinary-,interprofessional-,interdisciplinary-,-rounds,=MDT@,MDT meetings
clinical incident reporting,Datix,=LFPSE,=PSIRF
health promotion,-screening,disease prevention,preventive health,-care,wellness education
hearing and vision screening,developmental screening,hearing-,vision-
skill > patient care:
preoperative and postoperative care,=PACU,postoperative care,pre-operative-,post-anaesthesia-,post-operative-,preoperative-,post-op,pre-op,recovery nursing
rehabilitation@,reablement,rehab@,rehabilitative care
knowledge:
acute care,-hospital,-medicine,-medical unit,-ward,acutely ill patients ~ medical-surgical nursing
urgent care,walk-in centre,-clinic,minor injuries unit
operating room,-theatre,surgical-,=OR@,perioperative care,-nursing,theatre-,theatre lists,WHO checklist,WHO surgical checklist,scrub@@ ~ surgical assisting
anaesthesia,anaesthetics,anaesthetic@,anesthesiology,sedation
skill: airway management,intubation
paediatrics,child health
neonatal care,-nursing,-intensive care,newborn--,=NICU,=SCBU,neonates ~ paediatrics
labour and delivery,labor ward,=L&D@,childbirth,delivery suite,fetal monitoring,intrapartum care,=CTG,cardiotocography ~ midwifery
midwifery,prenatal care,maternity-,midwife-led-,antenatal-,mother-baby-,postnatal-,postpartum-,home births,maternal health
obstetrics and gynaecology,=OB/GYN,OBGYN,gynaecology,obstetrics,women's health
geriatric care,elderly-,senior-,aged-,eldercare,geriatrics,gerontology,older adults,-people,over-60s,over-65s
psychiatric nursing,-patients,-care,inpatient psychiatry,=PICU@@,=PMVA,mental state examination,=MSE@@,section 136 ~ mental health
psychiatry,psychiatric assessment,-evaluation,psychopharmacology ~ psychiatric nursing
mental health,-illness,behavioral health
oncology,cancer care
cardiology,cardiac catheterization,-nursing,-rehabilitation,-care,cardiovascular-,cath lab
neurology,neurological care,stroke-,neuroscience nursing,neurosurgery
orthopaedics,cast application
dialysis,haemodialysis,haemofiltration,=CRRT,nephrology,renal care
gastroenterology,colonoscopy,endoscopic procedures,endoscopy
dermatology,dermatological procedures,skin conditions
ophthalmology,cataract surgery,ophthalmic care,eye-,=OCT@@,visual fields,tonometry ~ optometry
urology,urological care
endocrinology,endocrine disorders
pulmonology,pulmonary care,respiratory medicine
internal medicine,general-,hospital-,hospitalist-
family medicine,general practice-,primary care--,family practice ~ primary care
primary care,-healthcare,-health care,GP practice,-surgery,doctor's office,physician-,enhanced services@@,=PCN@@
general surgery,laparoscopic-,minor-,surgery@,surgical procedures,laparoscopy
ambulatory care,-surgery,day-,outpatients
community nursing,district- ~ home health care
long-term care,=LTC@,=SNF,care home,nursing-,skilled nursing facility
assisted living,supported-,group home,residential care,retirement community ~ long-term care
school nursing,-health
occupational health,employee-,pre-employment medicals
sexual health,reproductive-,cervical screening,contraception,family planning,sexually transmitted infections,smear tests,smears@@,cervical cytology
clinical governance,-audit,-quality,-standards
public health,community-,population-,contact tracing,epidemiology,outbreak investigation
knowledge > patient care:
medical-surgical nursing,med-surg,medical surgical
home health care,--healthcare,-health,-care,domiciliary-,homecare
knowledge > acute care:
critical care,intensive-,high dependency,=CCU,=HDU,=ICU,=ITU,=MICU,=SICU,vasoactive drugs,vasopressors,inotropes
emergency care,-department,-room,-medicine,-nursing,=A&E,=ED@,=ER@,accident and emergency,trauma care,-centre ~ urgent care
# personal care and support
feeding assistance,mealtime-,-support,assisting with meals,nutrition and hydration
patient transfers,hoist-,Hoyer lift,patient-,-mobility,ambulation,gait belt,lifting and transferring,transferring residents ~ moving and handling
moving and handling,patient--,people-,hoists@@,use of hoists
intake and output monitoring,--output,=I&O,fluid balance,fluid charts
companionship,befriending,companion care
respite care,-services,-support
live-in care,-carer,sleep-ins,24-hour care
care records,-notes,-documentation ~ medical records
medical escort,accompanying to appointments,escorting patients,patient transport
disability support,-care,intellectual disabilities,developmental- ~ personal care
skill > patient care:
activities of daily living,=ADL,daily living activities,-tasks ~ personal care
personal care,-hygiene care,intimate--,perineal-,washing and dressing,bathing-,--grooming,bed baths
turning and repositioning,--patients,repositioning-,range of motion exercises
resident care,-rights,-safety,nursing home residents
knowledge:
person-centred care,client-centered-,patient-centred-,resident-centred-
Care Quality Commission standards,--Commission,CQC inspection,-regulations,=CQC,single assessment framework,Care Inspectorate,=HIQA
certification:
certified nursing assistant certificate,--assistant,state tested-,=CNA@,=GNA,=STNA,CNA certification,-license,certified nurse aide > personal care,vital signs,activities of daily living
certification > personal care:
Care Certificate
NVQ Health and Social Care,Level 2 health and social care,Level 3--,NVQ in--,RQF Level 3@@,Level 3 Diploma in Adult Care,NVQ 3 health and social care,=QCF@@,diploma in H&SC,Cert III in Individual Support,Certificate-,Cert IV in Disability,Certificate-
home health aide certificate,-certification,=HHA,=PCA certification@,certified home health aide
# emergency and life support
pre-hospital care,prehospital-,911 response,999-,=EMS@,ambulance service,emergency medical services,=JRCALC,=FREC > emergency care
ambulance driving,blue light-,=EVOC,C1 ambulance,drive-,emergency vehicle operation,blue light
code response,-blue,crash cart,-team
certification:
cardiopulmonary resuscitation,CPR/AED,=AED@,=CPR,CPR certification,-certified,resuscitation ~ first aid
basic life support,=BLS,BLS certification,-for healthcare providers > cardiopulmonary resuscitation
neonatal resuscitation program,--resuscitation,=NLS@,=NRP@,newborn life support,NeoResus > neonatal care
trauma nursing core course,--certification,=TNCC > emergency care
first aid,-aider,=FAW,=EFAW,sport first aid
advanced cardiac life support,advanced--,advanced cardiovascular-,=ACLS,=ALS@,ACLS certification > immediate life support
certification > basic life support:
immediate life support,=ILS@ ~ basic life support
paediatric advanced life support,=EPALS,=PALS,PALS certification
licence:
emergency medical technician certification,--technician,=AEMT,=EMT,EMT certification,EMT-B,EMT-Basic,NREMT > basic life support
paramedic licence,-certification,EMT-P,HCPC paramedic > advanced cardiac life support,emergency medical technician certification
# licences, registrations and degrees
licence:
registered nurse licence,--nurse,-general nurse,=RGN,=RN,RN license,nursing-,-registration,=NMBI,=NMCN > patient assessment
licensed practical nurse licence,--nurse,--vocational nurse,=LPN,=LVN,LPN license,LVN- > patient care,medication administration,vital signs ~ registered nurse licence
nurse compact licence,--licensure compact,=NLC@,compact license,multistate nursing- > registered nurse licence
NMC registration,-registered,-PIN,nursing-,=NMC,Nursing and Midwifery Council,NMC CBT > patient care,registered nurse licence
HCPC registration,-registered,=HCPC,Health and Care Professions Council
AHPRA registration,AHPRA,=NMBA
HPCSA registration,=HPCSA,=SANC
CORU registration,CORU
nurse practitioner licence,-certification,=ANP,=APRN,=CRNP,=FNP,=FNP-C,=NP@,advanced practice registered nurse,=AGACNP > registered nurse licence,prescribing
physician assistant licence,-certification,--associate,=NCCPA,=PA-C > prescribing
DEA registration,-license,-number,=DEA@
enhanced DBS check,--disclosure,-DBS,=DBS,CRB check,DBS-,-clearance,PVG scheme,disclosure and barring service,vulnerable sector check,Garda vetting
tuberculosis test,PPD-,TB-,-clearance,-screening
immunisation record,COVID-19 vaccination,proof of-,MMR immunization
licence > medical degree:
GMC registration,-registered,=GMC@,General Medical Council,licence to practise medicine
medical licence,full registration with-,board certified@,licence to practise,=PLAB,=CESR,=ECFMG,Australian Medical Council,=MDCN
certification:
NCLEX
medical degree,=MBBS,=MBChB,=MD@,doctor of medicine,bachelor-
=USMLE
Bachelor of Science in Nursing,nursing degree,=BSN,B.Sc. Nursing,BSc-,bachelor of nursing,degree in--
Associate Degree in Nursing,=ADN@,=ASN@,diploma in nursing,associate of science-
Master of Science in Nursing,=MSN@,MSc Nursing,=DNP > Bachelor of Science in Nursing
critical care nurse certification,critical care registered--,=CCRN > critical care
certified emergency nurse,=CEN@ > emergency care
perioperative nurse certification,=CNOR,certified perioperative nurse > operating room
oncology nurse certification,--certified nurse,=OCN > oncology
certified wound care nurse,=CWCN,=WOCN,wound ostomy continence nurse > wound care
certified medical assistant,registered-,certified clinical-,=CCMA,=RMA@,CMA (AAMA),medical assistant certification > vital signs,medical assisting
certified phlebotomy technician,=CPT@,phlebotomy certified,-certification > phlebotomy
# medicine
clinical diagnosis,differential-,diagnosing patients,-and treating,diagnosis and treatment,diagnosis@
QOF,quality and outcomes framework > primary care
prescribing^,V300,independent prescriber,nurse-,non-medical-,prescriptive authority,prescribe medications,=V150 ~ medication management
history taking,-and physical,=H&P@,medical history,patient-,clerking@@
physical examination,examining patients > patient assessment
treatment planning
clinical supervision,-teaching,supervising residents,teaching medical students
suturing,laceration repair,wound closure
on-call medical duty,--rota,medical on-call
clinical site monitoring,clinical--,site initiation visits,site monitoring--,source data verification,investigator sites,monitoring visits@@ > clinical trials
informed consent process,obtaining informed consent,subject recruitment,consenting participants,trial enrolment ~ clinical trials
institutional review board submissions,IRB submissions,=IRB,research ethics committee ~ clinical trials
pharmacovigilance,adverse event reporting,drug safety,=SAE@,safety reporting^@@,=Argus@@,adverse events
medical writing,clinical study reports
certification:
residency programme,foundation training,medical internship,-residency
knowledge:
medical terminology,clinical-,medical vocabulary
anatomy and physiology,physiology@,A&P knowledge,anatomy@,human anatomy
pathophysiology,disease processes
pharmacology,drug interactions,-knowledge,pharmacokinetics,pharmacotherapy
clinical pathways,care-,NICE guidelines,clinical-,-protocols
medical ethics,duty of candour,informed consent@,bioethics,patient consent
clinical trials,-study,-research,investigational product,phase III trials,=eTMF,=TMF@@,=SIV@@,=IRB@@,=CTMS,trial master file ~ good clinical practice
good clinical practice,ICH-GCP,=GCP@,GCP guidelines,-training
medical regulatory affairs,--device regulation,510(k),EU MDR,FDA submissions,regulatory-
tool:
electronic data capture,=CRF@,Oracle InForm,REDCap,case report forms,eCRF,=EDC@,Medidata Rave
# allied health
manual therapy,myofascial release,soft tissue mobilization,joint mobilisation,=ROM@@ ~ physical therapy
exercise prescription,-therapy,home exercise program,therapeutic exercise ~ physical therapy
gait training,mobility-,gait analysis > physical therapy
electrotherapy,electrical stimulation,therapeutic modalities,ultrasound therapy,=TENS@
hydrotherapy,aquatic therapy
sensory integration,-diet,-processing ~ occupational therapy
speech and language therapy,=SALT@,=SLP,=SLT@,speech-language pathology,speech-,-therapy,CCC-SLP,aphasia
dysphagia management,dysphagia,swallow evaluation,swallowing assessment,=FEES@@,videofluoroscopy,=VFSS > speech and language therapy
respiratory therapy,-care,registered respiratory therapist,=ABG,=CRT@,=RRT,arterial blood gas,nebulizer treatments,pulmonary function testing,nebulisers
diagnostic radiography,digital-,=RT(R),radiography@,radiographs@,ARRT,X-ray@,diagnostic imaging,x-ray-,medical-,radiographic-,radiologic technology,C-arm,fluoroscopy,=DEXA
magnetic resonance imaging,=MRI,MRI safety,-scanning ~ diagnostic radiography
sonography,RDMS,diagnostic ultrasound,medical-,echocardiogram,ultrasound imaging,-scanning,echocardiography,sonogram,=USS@@,doppler ultrasound,=ARDMS,obstetric ultrasound ~ diagnostic radiography
radiation therapy,-oncology,linear accelerator,radiotherapy,brachytherapy,=IMRT > oncology
nutrition counselling,diet plans,dietary advice,-counseling,dietetics,medical nutrition therapy,nutritional assessment,-needs,nutrition assessment ~ patient education
podiatry,chiropody,diabetic foot,foot care,nail cutting
audiology,audiometry,hearing aids,-tests,hearing assessments,tympanometry
optometry,contact lens fitting,eye examinations,refraction@@,sight test,=GOC@@,glaucoma,retinal imaging ~ optical dispensing
optical dispensing,spectacle-,pre-screening optical,dispensing optics,eyeglass fitting,frame styling,lensometer
orthotics and prosthetics,orthotics,prosthetics,prosthetic fitting,orthoses
chiropractic,spinal adjustment
acupuncture,dry needling,traditional Chinese medicine
psychotherapy,talking therapies,group therapy,psychodynamic-,psychological-,individual- ~ cognitive behavioural therapy
psychological assessment,-testing,neuropsychological-,psychometric assessment,C-SSRS,=PHQ-9,=GAD-7,cognitive assessment
art therapy,drama-,music-,play-
applied behaviour analysis,=ABA@,=DTT@,ABA therapy,discrete trial training ~ behaviour support plans
behaviour support plans,=BIP@,behavior intervention plan,--management plan,functional behavior assessment,positive behaviour support,=MAPA@@,=PBS@@,behaviour support@@
robotic surgery,-cases,-assisted surgery,-procedures,robotics@,da Vinci@ > operating room
surgical technology,-tech,-instruments,=CST@,certified surgical technologist,instrument counts,sterile field > surgical assisting
sterile processing,=SPD@,autoclave instruments,sterilise-,central sterile,instrument reprocessing,=CRCST,sterilization,=CSSD,=HSDU,decontamination@@,endoscope reprocessing ~ clinical asepsis
electroencephalography,polysomnography,sleep study,=EEG
clinical laboratory testing,--chemistry,-lab,=MLS@,=MLT@,biomedical science,medical laboratory-,--technologist,laboratory diagnostics,serology@@
blood banking,-typing,crossmatching,X-match,antibody identification,-screening,-panels,group and save,transfusion science,blood grouping > clinical laboratory testing
histology,tissue processing,-sectioning,histopathology,microtome,cytology,=H&E@@,microtomy
skill > rehabilitation:
physical therapy,-therapist license,physio,physiotherapy,=PT@
occupational therapy,-therapist license,=COTA,=OT@,OTR/L,adaptive equipment,functional assessment,=COPM,home modifications,splinting@@ ~ physical therapy
skill > diagnostic radiography:
computed tomography,CT examinations,-imaging,-scan,=CT@@
mammography,breast imaging,-screening
skill > psychotherapy:
cognitive behavioural therapy,=CBT@,IAPT
dialectical behaviour therapy,=DBT
knowledge:
musculoskeletal,=MSK,osteoarthritis
augmentative and alternative communication,=AAC@,=PECS,communication aids
nuclear medicine,PET scan,radiopharmaceuticals
radiation safety,-protection,ALARA,IR(ME)R,IRMER
haematology analysis,blood count,coagulation testing,hematology
CLIA,=CAP@,=POCT,waived testing,point of care-,clinical laboratory improvement amendments
licence:
registered dietitian,-dietician,=RD@,=RDN,dietetic registration > nutrition counselling
licence > physical therapy:
physical therapist licence,-licensure,PT license,licensed physical therapist
physical therapist assistant licence,=PTA@,licensed physical therapist assistant
tool:
=PACS,=RIS@,picture archiving and communication system
certification:
registered behavior technician,=RBT > applied behaviour analysis
board certified behavior analyst,=BCaBA,=BCBA > registered behavior technician
ASCP certification,=ASCP,MLS(ASCP),MT(ASCP) > clinical laboratory testing
# dental
dental assisting,chairside-,-assistance,-support,dental nursing,four-handed dentistry
dental hygiene,oral-,dental cleaning,teeth-,periodontal therapy,prophylaxis@,scaling and polishing,-root planing
dental radiography,-x-rays,intraoral radiographs,bitewing,panoramic x-ray,=OPG@@,=OPGs@@
dental impressions,alginate-,taking-,iTero,intraoral scanner,impressions@@
restorative dentistry,general-,crowns and bridges,dental fillings,-restorations,crowns@@,fillings@@,dentures
oral surgery,dental implants,implantology,tooth extractions,wisdom teeth,extractions@@
endodontics,root canal,=RCT@@
dental charting,periodontal-,tooth-
dental laboratory work,--ceramics,-prosthetics,CAD/CAM dental,denture making
dental treatment coordination,--front office,presenting treatment plans
knowledge:
orthodontics,Invisalign,braces^@@,clear aligners
paediatric dentistry,dental sealants,fluoride treatment,fluoride varnish
tool:
dental practice software,Curve Dental,Open-,Dentrix,Eaglesoft,Software of Excellence,SOE Exact,Dentally,=R4@@,=Exact@@
licence:
GDC registration,-registered,=GDC@,General Dental Council
dental hygienist licence,--hygiene license,=RDH,registered dental hygienist > dental hygiene
certification:
dental assistant certification,--nursing diploma,=CDA@,=EFDA,=RDA@,DANB,diploma in dental nursing,NEBDN,certified dental assistant,registered- > dental assisting
dental degree,=BDS@,=DMD@,doctor of dental medicine,-surgery,=DDS > restorative dentistry
# pharmacy
dispensing medication,dispensed prescriptions,counting medications,labelling-,dispensary@,dispensing@,medicine dispensing,medication-,prescription-,-filling,dosette boxes,=MDS@@,blister packs,compliance aids
prescription processing,-verification,-entry,-data entry,repeat prescriptions ~ dispensing medication
pharmaceutical compounding,sterile-,IV-,-admixture,USP 797,-800,aseptic dispensing
pharmacy inventory,drug-,medication-,controlled substances-
third-party prescription billing,=PBM@,pharmacy benefits
prescription counselling,medication counseling
skill > medication management:
clinical pharmacy,ward-,hospital-,anticoagulation,therapeutic drug monitoring
medication therapy management,=MTM@,=MUR@,medicines use review,new medicine service
knowledge:
controlled substances,-drugs,narcotics handling,schedule II,CD register,-audit,controlled drugs register
over-the-counter medicines,=OTC@,OTC products,medicines counter,over the counter medication
retail pharmacy,community-,pharmacy services
certification:
pharmacy technician certification,-license,=CPhT,=PTCB,ExCPT,NVQ pharmacy,certified pharmacy technician,PTCB certification,=ACPT,accuracy checking,=ACT@@,NVQ 3 pharmacy > dispensing medication
pharmacy degree,MPharm,Pharm.D.,PharmD,degree in pharmacy,doctor of--,master-,BPharm > pharmacology
licence:
pharmacist licence,General Pharmaceutical Council,=RPh,GPhC,+registration,NAPLEX,registered pharmacist > dispensing medication,pharmacology,pharmacy degree
tool:
pharmacy software,Kroll@,PMR system,PioneerRx,EnterpriseRx,ProScript,QS/1,Rx30,=PMR@@
automated dispensing cabinets,Pyxis,Omnicell,ScriptPro
# medical office, records and billing
medical assisting,assisting physicians,rooming patients
clinical documentation,medical-,nursing-,SOAP notes,clinical-,nurses'-,patient-,-charting,charting@@,documenting patient care,progress notes@,Dragon Medical ~ electronic health records
medical records,health-,patient-,=HIM@,health information management,release of information
medical coding,clinical-,CPT-,diagnosis-,procedure-,ICD-10,ICD-9,assign codes,=HCPCS,=CPT@@,=DRG,risk adjustment@@ ~ medical billing
medical billing,-claims,billing insurance,claims submission,claim rejections,denials^@@,healthcare billing,patient-,revenue cycle,=EOB@@,UB-04,CMS-1500,=HCFA,=RCM@@,denial management
insurance verification,benefits-,eligibility-,insurance eligibility,-pre-certification,verifying insurance
patient registration,-access,-check-in,-intake
patient scheduling,clinic bookings,scheduling patient appointments
medical reception,GP-,dental- > patient registration,patient scheduling
referral management,choose and book,e-Referral,medical referrals,patient-,processing-
medical transcription,clinical-,scribe@,medical dictation,-scribing
copayment collection,co-pay-,copays,patient payments
minimum data set,=MDS@,=RAI@,MDS 3.0,OASIS documentation,resident assessment instrument
nurse staffing,-scheduling,staffing ratios,ward rostering,HealthRoster
hospital administration,health-,healthcare-,-operations,clinic management,healthcare-,practice-
medical supplies,cleaning exam rooms,restocking-
clinical skills,-competencies,-experience,-practice,-placement,-rotations
respiratory physiotherapy,chest-,respiratory physio > physical therapy
neurological rehabilitation,stroke-,neuro-,-physiotherapy,Bobath > rehabilitation
treating patients,patient treatment ~ patient care
patient demographics ~ patient registration
surgery setup,-preparation,operatory setup ~ dental assisting
physician collaboration,collaborate with physicians
patient identification,verify patient identity > patient safety
patient positioning,position patients ~ diagnostic radiography
radiographic image quality,--technique ~ diagnostic radiography
specialist referrals,consultant referral,referring patients ~ referral management
interpreting test results,--lab results,diagnostic tests ~ clinical diagnosis
stabilising patients,patient stabilization > pre-hospital care
patient report forms,--care reports,=PCRs,=ePCR ~ pre-hospital care
errands for clients,errands,light housekeeping ~ companionship
malnutrition screening,=MUST tool,malnutrition,=MUST,=MUAC,=IYCF,=CMAM ~ nutrition counselling
allergy and immunisation clinic,allergy shots,-testing
respiratory assessment,lung function tests,peak flow,spirometry ~ respiratory therapy
venous leg ulcer care,Doppler assessment,compression bandaging,leg ulcers,doppler@@ > wound care
continence care,-promotion,incontinence care,bladder and bowel-
hospital bed management,bed--,patient flow
tool:
electronic health records,--medical records,--charting,-patient record,=EHR,=EMR@,EHR documentation,EMR systems,EMR/EHR,=EPR,=Lorenzo,=RiO,Carenotes,=PARIS@@,Nervecentre,BadgerNet,clinical systems,=Best Practice@@,MedicalDirector ~ medical records
care management software,CareLineLive,Person Centred Software,=PCS@,digital care plans,-records,electronic care plans,electronic visit verification,Birdie care,Nourish-,Nourish@@,Birdie@@,CareDocs,MatrixCare > computer literacy
laboratory information system,=Beaker@,=LIS@,Sunquest
medical equipment,-devices,defibrillator,=DME@,IV pumps,infusion-
tool > electronic health records:
Epic EHR,-Hyperspace,-EMR,-Systems,=Epic@,EpicCare,MyChart
Cerner,Oracle Health,PowerChart ~ Epic EHR
Meditech ~ Epic EHR
eClinicalWorks,=eCW
Athenahealth,AthenaNet,athenaOne
NextGen Healthcare,-EHR
Allscripts,Veradigm
PointClickCare,=PCC@,Point Click Care
Kareo,AdvancedMD,DrChrono,Practice Fusion
EMIS
SystmOne,SystemOne,System One
patient administration system,=PAS@,=RiO,CareFlow
certification:
certified professional coder,=CCA@,=CCS@,=CPC@,=RHIA,=RHIT,AAPC,AHIMA > medical coding
registered manager qualification,-award,=LNHA,nursing home administrator license
certification > physical therapy:
physiotherapy degree,=DPT,BSc Physiotherapy,degree in physiotherapy,doctor of physical therapy
CSP membership,=MCSP,Chartered Society of Physiotherapy,chartered physiotherapist
knowledge:
HIPAA,=PHI,Health Insurance Portability and Accountability Act,protected health information
Medicare and Medicaid,CMS regulations,Medicaid,Medicare
Joint Commission standards,--Commission,=JCAHO,JCI accreditation,=TJC
OSHA bloodborne pathogens,bloodborne--,sharps disposal,-handling,biohazard waste,clinical-,medical-
National Health Service,=NHS,NHS experience,-policies,-trust,integrated care board
personal protective equipment,protective--,=PPE,donning and doffing
hospital experience,-setting,-environment,clinical-,healthcare-,-setting,clinical-,health care-
nursing revalidation,=CEU,continuing education units,mandatory training,revalidation
ward experience,-environment,hospital wards,ward-based care
seizure management,buccal midazolam,epilepsy
sepsis recognition,sepsis
patient experience,-satisfaction,HCAHPS
locum and agency nursing,agency nursing,travel-,bank shifts,float pool
soft:
bedside manner
# further
certification: advanced trauma life support,=ATLS,=PHTLS
knowledge: NHS continuing healthcare,=CHC@@,continuing healthcare,decision support tool
certification: royal college membership,=MRCP,=MRCS,=MRCGP,=FRCS,=FRCR,=MRCPsych,=FRCA,=MRCOG,=MRCPCH
ambulatory blood pressure monitoring,24-hour BP
knowledge: New Medicine Service,=NMS@@ > retail pharmacy
knowledge: Pharmacy First,pharmacy first service > retail pharmacy
knowledge: patient group directions,=PGDs,=PGD`
