export const healthCare = `
# nursing and bedside care
patient care,bedside-,nursing-,care of patients
vital signs,=MEWS,=NEWS2,vitals^@@,=PEWS,=TPR,early warning score,obs@,observations^@@ ~ patient assessment,patient monitoring
medication administration,drug-,-rounds,medication-,-pass,-reminders,=MAR@,=eMAR,=ePMA,MAR charts,administer medicines,administration of-,med pass ~ medication management
medication management,-review,medicines management,-optimisation ~ medication reconciliation
medication reconciliation,medicines-,med rec@,medication history > medication management
pressure ulcer prevention,pressure injury--,pressure sore--,--area care,decubitus--,=Braden,Waterlow,tissue viability
intravenous therapy,infusion-,IV-,-drug administration,IV--,-medication,-antibiotics,-start,-infusion,-insertion,-fluids,peripheral IV,start IVs > medication administration ~ cannulation,phlebotomy
cannulation,IV insertion,intravenous-,cannula- ~ intravenous therapy,phlebotomy
phlebotomy,blood collection,-sampling,-draw,order of-,capillary puncture,drew blood,drawing-,taking-,fingerstick,venepuncture,venipuncture ~ specimen collection
specimen collection,urine-,label specimens,labelling samples,specimen handling,-processing,-labelling
central line care,-management,--venous access,port--,=CVAD@,=PICC,PICC line ~ intravenous therapy
blood transfusion,-product administration,transfusion therapy
blood glucose monitoring,-testing,blood sugar--,capillary blood glucose,finger stick,glucometer ~ diabetes care
diabetes care,-management,-education,insulin administration,diabetic care ~ chronic disease management
nursing care plans,=POC@,care planning ~ patient assessment
discharge planning,-coordination,-instructions,admissions and discharges,patient discharge,safe- ~ care coordination
patient admission,admission assessment ~ patient registration
clinical handover,shift-,bedside-,=ISBAR,SBAR,handoff communication@,shift report@
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
patient assessment,A-E-,clinical-,head-to-toe-,physical-,health-,nursing-,=GCS,=ABCDE,Glasgow coma scale ~ patient triage
patient monitoring
wound care,-assessment,-management,-dressing,VAC-,-therapy,negative pressure wound-,changing dressings,dressing changes,dressings^@@ ~ pressure ulcer prevention
catheterisation,Foley catheter,urinary-,catheter care,-insertion
tracheostomy care,trach-,tracheotomy-,airway suctioning,tracheal- ~ ventilator management
enteral feeding,PEG-,tube-,=TPN,G-tube,NG tube,nasogastric-,=PEG,enteral nutrition,parenteral-,gastrostomy care
ostomy care,colostomy-,ileostomy-,stoma-
charge nurse duties,--nurse,relief charge,ward coordination
hospice care,end-of-life-,comfort-,hospice ~ palliative care
palliative care,-medicine,=DNACPR,=EOLC,just in case medication,=ReSPECT,symptom management,syringe driver
certification:
medication aide certification,med tech--,=CMA@,=CMT@,=QMAP,certified medication aide,-technician > medication administration
knowledge:
patient confidentiality,medical-,patient privacy ~ HIPAA
nursing process,-diagnosis,ADPIE,evidence-based nursing
evidence-based practice,-medicine,best practice guidelines,evidence based care
# settings and specialties
surgical assisting,-assistance,assisting surgeons,circulating nurse,scrub-,-and circulate,first assist,scrubbing for@@,-in
breastfeeding support,infant feeding,lactation
dementia care,Alzheimer's-,memory-,dementia > geriatric care
chemotherapy,=SACT,chemo administration > oncology
chronic disease management,disease--,asthma and COPD,long-term conditions,chronic-,-disease,-illness
vaccination,=imms@@,flu clinics,immunisation,travel vaccines,vaccine administration ~ administering injections
administering injections,IM-,giving-,injection therapy,intramuscular injection,subcutaneous-,injections@
telehealth,telemedicine,virtual care,remote consultations
nurse case management,=CCM@ ~ utilization review,care coordination
care coordination,-transitions,patient navigation
utilization review,-management,=UR@,insurance authorization,prior-,-auth
multidisciplinary team working,--team,multi-disciplinary-,interprofessional-,interdisciplinary-,-rounds,=MDT@,MDT meetings
clinical incident reporting,=LFPSE,=PSIRF,Datix
health promotion,-screening,disease prevention,preventive health,-care,wellness education
hearing and vision screening,developmental screening,hearing-,vision-
airway management,intubation
skill > patient care:
preoperative and postoperative care,=PACU,postoperative care,pre-operative-,post-anaesthesia-,post-operative-,preoperative-,post-op,pre-op,recovery nursing
rehabilitation@,reablement,rehab@,rehabilitative care
knowledge:
acute care,-hospital,-medicine,-medical unit,-ward,acutely ill patients ~ medical-surgical nursing
urgent care,walk-in centre,-clinic,minor injuries unit
operating room,-theatre,surgical-,=OR@,WHO checklist,WHO surgical-,perioperative care,-nursing,theatre-,-lists,scrub@@ ~ surgical assisting
anaesthesia,anaesthetics,anesthesiology,anaesthetic@,sedation
paediatrics,child health
neonatal care,-nursing,-intensive care,newborn--,=NICU,=SCBU,neonates ~ paediatrics
labour and delivery,=CTG,=L&D@,cardiotocography,childbirth,delivery suite,fetal monitoring,intrapartum care,labor ward ~ midwifery
midwifery,prenatal care,maternity-,midwife-led-,antenatal-,mother-baby-,postnatal-,postpartum-,home births,maternal health
obstetrics and gynaecology,=OB/GYN,OBGYN,gynaecology,obstetrics,women's health
geriatric care,elderly-,senior-,aged-,eldercare,geriatrics,gerontology,older adults,-people,over-60s,over-65s
psychiatric nursing,-patients,-care,=PMVA,inpatient psychiatry,mental state examination,=MSE@@,=PICU@@,section 136 ~ mental health
psychiatry,psychiatric assessment,-evaluation,psychopharmacology ~ psychiatric nursing
mental health,-illness,behavioral health
oncology,cancer care
cardiology,cardiac catheterization,-nursing,-rehabilitation,-care,cardiovascular-,cath lab
neurology,neurological care,stroke-,neuroscience nursing,neurosurgery
orthopaedics,cast application
dialysis,=CRRT,haemofiltration,nephrology,renal care,haemodialysis
gastroenterology,colonoscopy,endoscopic procedures,endoscopy
dermatology,dermatological procedures,skin conditions
ophthalmology,=OCT@@,cataract surgery,eye care,ophthalmic-,tonometry,visual fields ~ optometry
urology,urological care
endocrinology,endocrine disorders
pulmonology,pulmonary care,respiratory medicine
internal medicine,general-,hospital-,hospitalist-
family medicine,general practice-,primary care--,family practice ~ primary care
primary care,-healthcare,-health care,GP practice,-surgery,enhanced services@@,doctor's office,physician-,=PCN@@
general surgery,minor-,laparoscopic-,laparoscopy,surgery@,surgical procedures
ambulatory care,-surgery,day-,outpatients
community nursing,district- ~ home health care
long-term care,=LTC@,=SNF,care home,nursing-,skilled nursing facility
assisted living,supported-,group home,residential care,retirement community ~ long-term care
school nursing,-health
occupational health,employee-,pre-employment medicals
sexual health,reproductive-,cervical cytology,-screening,contraception,family planning,sexually transmitted infections,smear tests,smears@@
clinical governance,-audit,-quality,-standards
public health,community-,population-,contact tracing,epidemiology,outbreak investigation
knowledge > patient care:
medical-surgical nursing,med-surg,medical surgical
home health care,--healthcare,-health,-care,domiciliary-,homecare
knowledge > acute care:
critical care,intensive-,high dependency,inotropes,=CCU,=HDU,=ICU,=ITU,=MICU,=SICU,vasoactive drugs,vasopressors
emergency care,-department,-room,-medicine,-nursing,=A&E,=ED@,=ER@,accident and emergency,trauma care,-centre ~ urgent care
# personal care and support
feeding assistance,mealtime-,-support,assisting with meals,nutrition and hydration
patient transfers,hoist-,Hoyer lift,patient-,-mobility,ambulation,gait belt,lifting and transferring,transferring residents ~ moving and handling
moving and handling,patient--,people-,hoists@@,use of hoists
intake and output monitoring,--output,=I&O,fluid balance,-charts
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
Care Quality Commission standards,--Commission,--Inspectorate,=CQC,=HIQA,CQC regulations,-inspection,single assessment framework
certification:
certified nursing assistant certificate,--assistant,state tested-,=CNA@,=GNA,=STNA,CNA certification,-license,certified nurse aide > personal care,vital signs,activities of daily living
certification > personal care:
Care Certificate
NVQ Health and Social Care,Level 3 Diploma in Adult Care,RQF Level 3@@,=QCF@@,Cert III in Individual Support,Certificate-,Cert IV in Disability,Certificate-,Level 2 health and social care,NVQ 3--,Level-,NVQ in--,diploma in H&SC
home health aide certificate,-certification,=HHA,certified home health aide
# emergency and life support
pre-hospital care,prehospital-,911 response,999-,=EMS@,=FREC,ambulance service,emergency medical services,=JRCALC > emergency care
ambulance driving,blue light-,--light,emergency vehicle operation,=EVOC,C1 ambulance,drive-
code response,-blue,crash cart,-team
certification:
cardiopulmonary resuscitation,CPR/AED,=AED@,=CPR,CPR certification,-certified,resuscitation ~ first aid
basic life support,=BLS,BLS certification,-for healthcare providers > cardiopulmonary resuscitation
neonatal resuscitation program,--resuscitation,=NLS@,=NRP@,NeoResus,newborn life support > neonatal care
trauma nursing core course,--certification,=TNCC > emergency care
first aid,-aider,=EFAW,=FAW,sport first aid
advanced cardiac life support,advanced--,advanced cardiovascular-,=ACLS,=ALS@,ACLS certification > immediate life support
certification > basic life support:
immediate life support,=ILS@ ~ basic life support
paediatric advanced life support,=EPALS,=PALS,PALS certification
licence:
emergency medical technician certification,--technician,=AEMT,=EMT,EMT-B,EMT-Basic,NREMT > basic life support
paramedic licence,-certification,EMT-P,HCPC paramedic > advanced cardiac life support,emergency medical technician certification
# licences, registrations and degrees
licence:
registered nurse licence,--nurse,-general nurse,=NMBI,=NMCN,=RGN,=RN,RN license,nursing-,-registration > patient assessment
licensed practical nurse licence,--nurse,--vocational nurse,=LPN,=LVN,LPN license,LVN- > patient care,medication administration,vital signs ~ registered nurse licence
nurse compact licence,--licensure compact,=NLC@,compact license,multistate nursing- > registered nurse licence
NMC registration,-registered,-PIN,nursing-,=NMC,Nursing and Midwifery Council > patient care,registered nurse licence
HCPC registration,-registered,=HCPC,Health and Care Professions Council
AHPRA registration,=NMBA,AHPRA
HPCSA registration,=HPCSA,=SANC
CORU registration,CORU
registered respiratory therapist,=RRT > respiratory therapy
nurse practitioner licence,-certification,=ANP,=APRN,=CRNP,=FNP,=FNP-C,=NP@,advanced practice registered nurse,=AGACNP > registered nurse licence,prescribing
physician assistant licence,-certification,--associate,=NCCPA,=PA-C > prescribing
DEA registration,-license,-number,=DEA@
enhanced DBS check,--disclosure,-DBS,disclosure and barring service,=DBS,CRB check,vulnerable sector-,DBS--,-clearance,Garda vetting,PVG scheme
tuberculosis test,PPD-,TB-,-clearance,-screening
immunisation record,COVID-19 vaccination,proof of-,MMR immunization
licence > medical degree:
GMC registration,-registered,=GMC@,General Medical Council,licence to practise medicine
medical licence,full registration with-,=CESR,=MDCN,board certified@,licence to practise
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
prescribing^,=V150,independent prescriber,non-medical-,nurse-,V300,prescribe medications,prescriptive authority ~ medication management
history taking,-and physical,=H&P@,clerking@@,medical history,patient-
physical examination,examining patients > patient assessment
treatment planning
clinical supervision,-teaching,supervising residents,teaching medical students
suturing,laceration repair,wound closure
on-call medical duty,--rota,medical on-call
clinical site monitoring,clinical--,monitoring visits@@,site initiation visits,site monitoring--,source data verification,investigator sites > clinical trials
informed consent process,obtaining informed consent,subject recruitment,consenting participants,trial enrolment ~ clinical trials
institutional review board submissions,IRB submissions,=IRB,research ethics committee ~ clinical trials
pharmacovigilance,safety reporting^@@,=Argus@@,=SAE@,adverse events,-event reporting,drug safety
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
clinical trials,-study,-research,=CTMS,investigational product,phase III trials,=IRB@@,=SIV@@,=TMF@@,=eTMF,trial master file ~ good clinical practice
good clinical practice,ICH-GCP,=GCP@,GCP guidelines,-training
medical regulatory affairs,--device regulation,510(k),EU MDR,FDA submissions,regulatory-
tool:
electronic data capture,=CRF@,Oracle InForm,REDCap,case report forms,eCRF,=EDC@,Medidata Rave
# allied health
manual therapy,=ROM@@,joint mobilisation,myofascial release,soft tissue mobilization ~ physical therapy
exercise prescription,-therapy,home exercise program,therapeutic exercise ~ physical therapy
gait training,mobility-,gait analysis > physical therapy
electrotherapy,electrical stimulation,therapeutic modalities,ultrasound therapy,=TENS@
hydrotherapy,aquatic therapy
sensory integration,-diet,-processing ~ occupational therapy
speech and language therapy,=SALT@,=SLP,=SLT@,CCC-SLP,aphasia,speech-language pathology,speech-,-therapy
dysphagia management,=FEES@@,=VFSS,dysphagia,swallow evaluation,swallowing assessment,videofluoroscopy > speech and language therapy
respiratory therapy,-care,=ABG,arterial blood gas,nebulisers,nebulizer treatments,pulmonary function testing
diagnostic radiography,digital-,=DEXA,=RT(R),radiography@,radiologic technology,ARRT,C-arm,X-ray@,diagnostic imaging,x-ray-,medical-,radiographic-,fluoroscopy,radiographs@
magnetic resonance imaging,=MRI,MRI safety,-scanning ~ diagnostic radiography
sonography,=USS@@,RDMS,diagnostic ultrasound,obstetric-,doppler-,medical-,echocardiogram,=ARDMS,echocardiography,sonogram,ultrasound imaging,-scanning ~ diagnostic radiography
radiation therapy,-oncology,=IMRT,brachytherapy,linear accelerator,radiotherapy > oncology
nutrition counselling,-assessment,nutritional-,-needs,diet plans,dietary advice,-counseling,dietetics,medical nutrition therapy ~ patient education
podiatry,chiropody,diabetic foot,foot care,nail cutting
audiology,audiometry,hearing aids,-assessments,-tests,tympanometry
optometry,=GOC@@,contact lens fitting,eye examinations,glaucoma,refraction@@,retinal imaging,sight test ~ optical dispensing
optical dispensing,spectacle-,pre-screening optical,dispensing optics,eyeglass fitting,frame styling,lensometer
orthotics and prosthetics,orthotics,orthoses,prosthetic fitting,prosthetics
chiropractic,spinal adjustment
acupuncture,dry needling,traditional Chinese medicine
psychotherapy,talking therapies,group therapy,psychodynamic-,psychological-,individual- ~ cognitive behavioural therapy
psychological assessment,-testing,neuropsychological-,C-SSRS,cognitive assessment,psychometric-,=GAD-7,=PHQ-9
art therapy,drama-,music-,play-
applied behaviour analysis,=ABA@,=DTT@,ABA therapy,discrete trial training ~ behaviour support plans
behaviour support plans,--support@@,=MAPA@@,=PBS@@,behavior intervention plan,--management plan,=BIP@,functional behavior assessment,positive behaviour support
robotic surgery,-cases,-assisted procedures,-surgery,da Vinci@,robotics@ > operating room
surgical technology,-tech,-instruments,=CST@,certified surgical technologist,instrument counts,sterile field > surgical assisting
sterile processing,=CRCST,decontamination@@,=CSSD,=HSDU,=SPD@,autoclave instruments,sterilise-,central sterile,endoscope reprocessing,instrument-,sterilization ~ clinical asepsis
electroencephalography,polysomnography,sleep study,=EEG
clinical laboratory testing,--chemistry,-lab,=MLS@,=MLT@,biomedical science,medical laboratory-,--technologist,laboratory diagnostics,serology@@
blood banking,-grouping,-typing,group and save,transfusion science,X-match,antibody identification,-panels,-screening,crossmatching > clinical laboratory testing
histology,cytology,=H&E@@,histopathology,microtome,microtomy,tissue processing,-sectioning
skill > rehabilitation:
physical therapy,-therapist license,physio,physiotherapy,=PT@
occupational therapy,-therapist license,=COPM,=COTA,=OT@,OTR/L,adaptive equipment,functional assessment,home modifications,splinting@@ ~ physical therapy
skill > diagnostic radiography:
computed tomography,=CT@@,CT examinations,-imaging,-scan
mammography,breast imaging,-screening
skill > psychotherapy:
cognitive behavioural therapy,=CBT@,IAPT
dialectical behaviour therapy,=DBT
knowledge:
musculoskeletal,osteoarthritis,=MSK
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
board certified behavior analyst,=BCBA > registered behavior technician
ASCP certification,=ASCP,MLS(ASCP),MT(ASCP) > clinical laboratory testing
# dental
dental assisting,chairside-,-assistance,-support,dental nursing,four-handed dentistry
dental hygiene,oral-,dental cleaning,teeth-,periodontal therapy,prophylaxis@,scaling and polishing,-root planing
dental radiography,-x-rays,=OPGs@@,=OPG@@,bitewing,intraoral radiographs,panoramic x-ray
dental impressions,alginate-,taking-,iTero,intraoral scanner,impressions@@
restorative dentistry,general-,crowns and bridges,crowns@@,dental fillings,-restorations,dentures,fillings@@
oral surgery,extractions@@,implantology,tooth extractions,dental implants,wisdom teeth
endodontics,=RCT@@,root canal
dental charting,periodontal-,tooth-
dental laboratory work,--ceramics,-prosthetics,CAD/CAM dental,denture making
dental treatment coordination,--front office,presenting treatment plans
knowledge:
orthodontics,Invisalign,braces^@@,clear aligners
paediatric dentistry,dental sealants,fluoride treatment,-varnish
tool:
dental practice software,=R4@@,=Exact@@,Curve Dental,Open-,Dentally,Dentrix,Eaglesoft,SOE Exact,Software of Excellence
licence:
GDC registration,-registered,=GDC@,General Dental Council
dental hygienist licence,--hygiene license,=RDH,registered dental hygienist > dental hygiene
certification:
dental assistant certification,--nursing diploma,=CDA@,=EFDA,=RDA@,DANB,diploma in dental nursing,NEBDN,certified dental assistant,registered- > dental assisting
dental degree,=BDS@,=DMD@,doctor of dental medicine,-surgery,=DDS > restorative dentistry
# pharmacy
dispensing medication,=MDS@@,blister packs,compliance aids,counting medications,labelling-,dispensing@,dosette boxes,medication dispensing,medicine-,prescription-,-filling,dispensary@,dispensed prescriptions
prescription processing,-verification,-entry,-data entry,repeat prescriptions ~ dispensing medication
pharmaceutical compounding,sterile-,IV-,-admixture,USP 797,-800,aseptic dispensing
pharmacy inventory,drug-,medication-,controlled substances-
third-party prescription billing,=PBM@,pharmacy benefits
prescription counselling,medication counseling
skill > medication management:
clinical pharmacy,ward-,hospital-,anticoagulation,therapeutic drug monitoring
medication therapy management,=MTM@,=MUR@,medicines use review,new medicine service
knowledge:
controlled substances,-drugs,+register,CD--,-audit,narcotics handling,schedule II
over-the-counter medicines,=OTC@,OTC products,medicines counter,over the counter medication
retail pharmacy,community-,pharmacy services
certification:
pharmacy technician certification,-license,=ACPT,=ACT@@,=CPhT,=PTCB,ExCPT,NVQ pharmacy,NVQ 3-,PTCB certification,certified pharmacy technician,accuracy checking > dispensing medication
pharmacy degree,MPharm,Pharm.D.,PharmD,degree in pharmacy,doctor of--,master-,BPharm > pharmacology
licence:
pharmacist licence,GPhC,+registration,=RPh,General Pharmaceutical Council,NAPLEX,registered pharmacist > dispensing medication,pharmacology,pharmacy degree
tool:
pharmacy software,=PMR@@,EnterpriseRx,Kroll@,PMR system,PioneerRx,ProScript,QS/1,Rx30
automated dispensing cabinets,Pyxis,Omnicell,ScriptPro
# medical office, records and billing
medical assisting,assisting physicians,rooming patients
clinical documentation,medical-,nursing-,Dragon Medical,SOAP notes,clinical-,nurses'-,patient-,-charting,charting@@,documenting patient care,progress notes@ ~ electronic health records
medical records,health-,patient-,=HIM@,health information management,release of information
medical coding,clinical-,CPT-,diagnosis-,procedure-,=DRG,risk adjustment@@,=HCPCS,ICD-10,ICD-9,assign codes,=CPT@@ ~ medical billing
medical billing,-claims,=HCFA,=RCM@@,CMS-1500,claim rejections,claims submission,denial management,denials^@@,healthcare billing,patient-,revenue cycle,=EOB@@,UB-04,billing insurance
insurance verification,benefits-,eligibility-,insurance eligibility,-pre-certification,verifying insurance
patient registration,-access,-check-in,-intake
patient scheduling,clinic bookings,scheduling patient appointments
medical reception,GP-,dental- > patient registration,patient scheduling
referral management,choose and book,e-Referral,medical referrals,patient-,processing-
medical transcription,clinical-,scribe@,medical dictation,-scribing
copayment collection,co-pay-,copays,patient payments
minimum data set,=MDS@,=RAI@,MDS 3.0,OASIS documentation,resident assessment instrument
nurse staffing,-scheduling,staffing ratios,ward rostering,HealthRoster
hospital administration,health-,healthcare-,-operations,-management,clinic-,practice-
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
malnutrition screening,malnutrition,=CMAM,=IYCF,=MUAC,=MUST,+tool ~ nutrition counselling
allergy and immunisation clinic,allergy shots,-testing
respiratory assessment,lung function tests,peak flow,spirometry ~ respiratory therapy
venous leg ulcer care,Doppler assessment,compression bandaging,doppler@@,leg ulcers > wound care
continence care,-promotion,incontinence care,bladder and bowel-
hospital bed management,bed--,patient flow
tool:
electronic health records,--medical records,--charting,-patient record,=EHR,=EMR@,=Best Practice@@,=EPR,=Lorenzo,=PARIS@@,=RiO,BadgerNet,Carenotes,EHR documentation,EMR systems,clinical-,EMR/EHR,MedicalDirector,Nervecentre ~ medical records
care management software,=PCS@,Birdie@@,CareDocs,MatrixCare,Nourish@@,Birdie care,Nourish-,Person Centred Software,digital care records,-plans,electronic-,--visit verification,CareLineLive > computer literacy
laboratory information system,=LIS@,=Beaker@,Sunquest
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
SystmOne,System One,SystemOne
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
ambulatory blood pressure monitoring,24-hour BP
certification:
advanced trauma life support,=ATLS
royal college membership,=FRCA,=FRCR,=FRCS,=MRCOG,=MRCP,=MRCPCH,=MRCPsych,=MRCS,=MRCGP
knowledge:
NHS continuing healthcare,continuing--,=CHC@@,decision support tool
patient group directions,=PGD,=PGDs
knowledge > retail pharmacy:
New Medicine Service,=NMS@@
Pharmacy First,pharmacy first service`
