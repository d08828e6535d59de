export const healthCare = `
# nursing and bedside care
patient care,bedside-,nursing-,care of patients
patient assessment,nursing-,clinical-,health-,head-to-toe-,physical-,assessing patients > patient care ~ patient triage
vital signs,vitals@,=TPR,observations@,obs@,=NEWS2 ~ patient assessment,patient monitoring
patient monitoring,monitoring patients > patient care
medication administration,drug-,-rounds,administering medication,giving-,medication reminders,-pass,med-,administration of medicines,administer--,-drugs,=MAR@ ~ medication management
medication management,medicines-,-optimisation,medication review ~ medication reconciliation
medication reconciliation,medicines-,med rec@,medication history > medication management
certification: medication aide certification,med tech--,certified medication aide,-technician,=CMA@,=CMT@,=QMAP > medication administration
wound care,-dressing,-management,-assessment,dressing changes,changing dressings > patient care ~ pressure ulcer prevention
pressure ulcer prevention,pressure sore--,pressure injury--,--area care,decubitus--,tissue viability
intravenous therapy,infusion-,IV-,-insertion,-start,-cannulation,-infusion,-medication,peripheral IV,start IVs ~ cannulation,phlebotomy
cannulation,cannula insertion ~ phlebotomy
phlebotomy,venipuncture,venepuncture,blood draw,-collection,-sampling,drawing blood,drew-,taking-,fingerstick,capillary puncture ~ specimen collection
specimen collection,urine-,collecting specimens,label-,specimen handling,-labelling,-processing,labelling samples
catheterisation,catheter care,-insertion,urinary catheter,Foley- > patient care
central line care,-management,--venous access,port--,PICC line,=CVAD ~ intravenous therapy
tracheostomy care,trach-,tracheotomy-,tracheal suctioning,airway- > patient care ~ ventilator management
enteral feeding,PEG-,tube-,G-tube,gastrostomy care,nasogastric tube,NG-,enteral nutrition,parenteral- > patient care
ostomy care,stoma-,colostomy-,ileostomy- > patient care
blood transfusion,-product administration,transfusion therapy
blood glucose monitoring,-testing,blood sugar--,glucometer,finger stick,capillary blood glucose ~ diabetes care
diabetes care,-management,-education,diabetic care,insulin administration ~ chronic disease management
nursing care plans,care planning,plan of care,=POC@ ~ patient assessment
discharge planning,-coordination,-instructions,patient discharge,safe-,admissions and discharges ~ care coordination
patient admission,admitting patients,admission assessment ~ patient registration
clinical handover,bedside-,shift-,-report@,SBAR,handoff communication@
patient triage,emergency-,telephone-,phone-,Manchester-,triage@,triaging patients > patient assessment
cardiac monitoring,telemetry-,telemetry@,cardiac telemetry,rhythm interpretation,EKG-,dysrhythmia- ~ electrocardiography
electrocardiography,=ECG,=EKG,electrocardiogram,12-lead ECG,-EKG,recording ECGs
ventilator management,-care,mechanical ventilation,ventilated patients,vent management,=BiPAP,=CPAP@ ~ respiratory therapy,oxygen therapy
oxygen therapy,O2-,oxygen administration,supplemental oxygen
infection control,-prevention,=IPC@,=IPAC,standard precautions,universal- ~ hand hygiene,clinical asepsis
hand hygiene,-washing,handwashing
clinical asepsis,aseptic non-touch technique,=ANTT
isolation precautions,contact-,barrier nursing,isolation procedures > infection control
patient education,family-,patient teaching,-counselling,educating patients,health education@
patient advocacy,-advocate
patient safety,safe patient care ~ infection control
fall prevention,-precautions,falls risk > patient safety
knowledge: patient confidentiality,medical-,patient privacy ~ HIPAA
pain management,-assessment,-control,patient-controlled analgesia,=PCA@ ~ palliative care
patient restraint,physical-,restraint monitoring
charge nurse duties,--nurse,relief charge,ward coordination > patient care
nurse mentoring,precepting,preceptorship,preceptor,practice assessor,-supervisor
ward rounds,hospital-,doctor-,rounds@,hourly rounding
knowledge: nursing process,-diagnosis,ADPIE,evidence-based nursing
knowledge: evidence-based practice,-medicine,evidence based care,best practice guidelines
clinical judgement,-reasoning,-decision making
night shift nursing
hospice care,end-of-life-,comfort-,hospice > patient care ~ palliative care
palliative care,-medicine,symptom management,syringe driver > patient care
post-mortem care,postmortem-,last offices
# settings and specialties
knowledge: acute care,-hospital,-medicine ~ medical-surgical nursing
knowledge: medical-surgical nursing,med-surg,medical surgical > patient care
knowledge: critical care,intensive-,=ICU,=ITU,=CCU,=MICU,=SICU,high dependency,=HDU > acute care
knowledge: emergency care,-department,-room,-nursing,-medicine,=ER@,=ED@,=A&E,accident and emergency,trauma care,-centre > acute care ~ urgent care
knowledge: urgent care,walk-in clinic,-centre,minor injuries unit
knowledge: operating room,-theatre,surgical-,=OR@,perioperative care,-nursing,theatre- ~ surgical assisting
surgical assisting,-assistance,scrub and circulate,--nurse,circulating-,scrubbing in,first assist,assisting surgeons
preoperative and postoperative care,postoperative care,post-operative-,preoperative-,pre-operative-,post-anaesthesia-,post-op,pre-op,recovery nursing,=PACU > patient care
knowledge: anaesthesia,anaesthetics,anesthesiology,sedation
knowledge: paediatrics,child health
knowledge: neonatal care,-nursing,-intensive care,newborn--,=NICU,neonates,=SCBU ~ paediatrics
knowledge: labour and delivery,labor ward,=L&D@,childbirth,delivery suite,intrapartum care,fetal monitoring ~ midwifery
knowledge: midwifery,midwife-led care,antenatal-,prenatal-,maternity-,postnatal-,postpartum-,mother-baby-
knowledge: obstetrics and gynaecology,=OB/GYN,OBGYN,obstetrics,gynaecology,women's health
breastfeeding support,lactation,infant feeding
knowledge: geriatric care,aged-,senior-,elderly-,older adults,-people,geriatrics,gerontology,care of the elderly,over-65s,over-60s,eldercare
dementia care,Alzheimer's-,memory-,dementia > geriatric care
knowledge: psychiatric nursing,-care,-patients,inpatient psychiatry ~ mental health
knowledge: psychiatry,psychopharmacology,psychiatric evaluation,-assessment ~ psychiatric nursing
knowledge: mental health,behavioral-,mental illness
knowledge: oncology,cancer care
chemotherapy,chemo administration,=SACT > oncology
knowledge: cardiology,cardiac nursing,-catheterization,-rehabilitation,-care,cardiovascular-,cath lab
knowledge: neurology,neurological care,stroke-,neuroscience nursing,neurosurgery
knowledge: orthopaedics,cast application
knowledge: dialysis,haemodialysis,renal care,nephrology
knowledge: gastroenterology,endoscopy,colonoscopy,endoscopic procedures
knowledge: dermatology,skin conditions,dermatological procedures
knowledge: ophthalmology,eye care,ophthalmic-,cataract surgery ~ optometry
knowledge: urology,urological care
knowledge: endocrinology,endocrine disorders
knowledge: pulmonology,respiratory medicine,pulmonary care
knowledge: internal medicine,general-,hospital-,hospitalist-
knowledge: family medicine,general practice-,primary care--,family practice ~ primary care
knowledge: primary care,-healthcare,-health care,GP practice,-surgery,doctor's office,physician-
knowledge: general surgery,laparoscopic-,minor-,surgical procedures,surgery@
knowledge: ambulatory care,-surgery,day-,outpatients
knowledge: community nursing,district- ~ home health care
knowledge: home health care,--healthcare,-health,-care,domiciliary-,homecare > patient care
knowledge: long-term care,=LTC@,skilled nursing facility,=SNF,nursing home,care-
knowledge: assisted living,supported-,residential care,retirement community,group home ~ long-term care
rehabilitation,rehab@,rehabilitative care,reablement > patient care
knowledge: school nursing,-health
knowledge: occupational health,employee-,pre-employment medicals
knowledge: sexual health,reproductive-,contraception,family planning,sexually transmitted infections,cervical screening,smear tests
chronic disease management,disease--,long-term conditions,chronic-,-illness,-disease,asthma and COPD
vaccination,immunisation,administering vaccines,vaccine administration ~ administering injections
administering injections,IM-,giving-,injections@,intramuscular injection,subcutaneous-
telehealth,telemedicine,virtual care,remote consultations
nurse case management,=CCM@ ~ utilization review,care coordination
care coordination,-transitions,coordinating care,coordination of-,transitions-,patient navigation
utilization review,-management,insurance authorization,prior-,=UR@
multidisciplinary team working,--team,multi-disciplinary-,interprofessional-,interdisciplinary-,-rounds,=MDT@,MDT meetings
knowledge: clinical governance,-audit,-quality,-standards
clinical incident reporting,Datix
health promotion,-screening,preventive care,-health,wellness education,disease prevention
knowledge: public health,population-,community-,epidemiology,outbreak investigation,contact tracing
hearing and vision screening,hearing screening,vision-,developmental-
# personal care and support
activities of daily living,=ADL,daily living activities,-tasks > patient care ~ personal care
personal care,-hygiene care,intimate--,perineal-,bathing grooming,-and dressing,washing- > patient care
feeding assistance,mealtime-,-support,assisting with meals,nutrition and hydration
patient transfers,hoist-,transferring patients,-residents,lifting and transferring,Hoyer lift,patient-,-mobility,gait belt,ambulation ~ moving and handling
moving and handling,patient--,people-,hoists@,use of hoists
turning and repositioning,--patients,repositioning-,range of motion exercises > patient care
intake and output monitoring,--output,=I&O,fluid balance
companionship,companion care,befriending
respite care,-services,-support
live-in care,-carer,24-hour care,sleep-ins
knowledge: person-centred care,patient-centred-,client-centered-,resident-centred-
care records,-notes,-documentation ~ medical records
medical escort,patient transport,escorting patients,accompanying to appointments
resident care,-safety,-rights,nursing home residents > patient care
knowledge: Care Quality Commission standards,--Commission,=CQC,CQC inspection,-regulations
certification: Care Certificate > personal care
certification: NVQ Health and Social Care,NVQ in health and social care,Level 2--,Level 3-- > personal care
certification: certified nursing assistant certificate,--assistant,state tested-,=CNA@,CNA certification,-license,=STNA,certified nurse aide,=GNA > personal care,vital signs,activities of daily living
certification: home health aide certificate,-certification,=HHA,certified home health aide,=PCA certification@ > personal care
disability support,-care,intellectual disabilities,developmental- ~ personal care
# emergency and life support
certification: cardiopulmonary resuscitation,=CPR,CPR certified,-certification,CPR/AED,=AED@,resuscitation ~ first aid
certification: basic life support,immediate-,=BLS,BLS certification,-for healthcare providers,=ILS@ > cardiopulmonary resuscitation
certification: advanced cardiac life support,advanced--,advanced cardiovascular-,=ACLS,=ALS@,ACLS certification > basic life support
certification: paediatric advanced life support,=PALS,=EPALS,PALS certification > basic life support
certification: neonatal resuscitation program,--resuscitation,=NRP@,=NLS@,newborn life support > neonatal care
certification: trauma nursing core course,--certification,=TNCC > emergency care
certification: first aid,-aider
licence: emergency medical technician certification,--technician,=EMT,EMT-B,EMT-Basic,NREMT,=AEMT,EMT certification > basic life support
licence: paramedic licence,-certification,EMT-P,HCPC paramedic,licensed- > advanced cardiac life support,emergency medical technician certification
pre-hospital care,prehospital-,emergency medical services,=EMS@,ambulance service,911 response,999- > emergency care
ambulance driving,blue light-,emergency vehicle operation,=EVOC,C1 ambulance,drive-
code response,-blue,crash team,-cart
# licences, registrations and degrees
licence: registered nurse licence,--nurse,-general nurse,=RN,nursing license,RN-,=RGN > patient assessment
licence: licensed practical nurse licence,--nurse,--vocational nurse,=LPN,=LVN,LPN license,LVN- > patient care,medication administration,vital signs ~ registered nurse licence
licence: nurse compact licence,--licensure compact,compact license,multistate nursing-,=NLC@ > registered nurse licence
licence: NMC registration,-PIN,-registered,=NMC,Nursing and Midwifery Council > patient care ~ registered nurse licence
certification: NCLEX
licence: HCPC registration,-registered,=HCPC,Health and Care Professions Council
licence: GMC registration,-registered,=GMC@,General Medical Council,licence to practise medicine
licence: medical licence,board certified,doctor of medicine,=MD@,=MBBS,=USMLE
licence: nurse practitioner licence,-certification,=APRN,=FNP,=FNP-C,advanced practice registered nurse,=NP@,=ANP,=AGACNP,=CRNP > registered nurse licence,prescribing
licence: physician assistant licence,-certification,--associate,=PA-C,=NCCPA > prescribing
licence: DEA registration,-license,-number,=DEA@
certification: Bachelor of Science in Nursing,=BSN,nursing degree,BSc Nursing,B.Sc.-,bachelor of nursing,degree in--
certification: Associate Degree in Nursing,=ADN@,=ASN@,diploma in nursing,associate of science-
certification: Master of Science in Nursing,=MSN@,MSc Nursing,=DNP > Bachelor of Science in Nursing
certification: critical care nurse certification,critical care registered--,=CCRN > critical care
certification: certified emergency nurse,=CEN@ > emergency care
certification: perioperative nurse certification,=CNOR,certified perioperative nurse > operating room
certification: oncology nurse certification,--certified nurse,=OCN > oncology
certification: certified wound care nurse,=CWCN,=WOCN,wound ostomy continence nurse > wound care
certification: certified medical assistant,registered-,certified clinical-,CMA (AAMA),=RMA@,=CCMA,medical assistant certification > vital signs,medical assisting
certification: certified phlebotomy technician,=CPT@,phlebotomy certification,-certified > phlebotomy
licence: enhanced DBS check,--DBS,-disclosure,=DBS,CRB check,DBS-,-clearance,disclosure and barring service,PVG scheme
licence: tuberculosis test,PPD-,TB-,-screening,-clearance
licence: immunisation record,COVID-19 vaccination,proof of-,MMR immunization
# medicine
clinical diagnosis,differential-,diagnosis@,diagnosing patients,-and treating,diagnosis and treatment
prescribing,independent prescriber,nurse-,prescribe medications,V300,prescriptive authority ~ medication management
history taking,-and physical,medical history,patient-,=H&P@
physical examination,-exam,examining patients > patient assessment
treatment planning
clinical supervision,-teaching,supervising residents,teaching medical students
certification: residency programme,medical residency,-internship,foundation training
suturing,sutures,wound closure,laceration repair
on-call medical duty,--rota,medical on-call
knowledge: medical terminology,clinical-,medical vocabulary
knowledge: anatomy and physiology,human anatomy,anatomy@,physiology@,A&P knowledge
knowledge: pathophysiology,disease processes
knowledge: pharmacology,drug interactions,-knowledge,pharmacokinetics,pharmacotherapy
knowledge: clinical pathways,-protocols,-guidelines,NICE-,care pathways
knowledge: medical ethics,bioethics,duty of candour,informed consent@,patient consent
knowledge: clinical trials,-research,-study,phase III trials,investigational product ~ good clinical practice
knowledge: good clinical practice,=GCP@,ICH-GCP,GCP guidelines,-training
clinical site monitoring,clinical--,site monitoring visits,site initiation--,source data verification,investigator sites > clinical trials
informed consent process,consenting participants,obtaining informed consent,subject recruitment,trial enrolment ~ clinical trials
institutional review board submissions,=IRB,IRB submissions,research ethics committee ~ clinical trials
pharmacovigilance,drug safety,safety reporting,adverse event-,=SAE@
tool: electronic data capture,=EDC@,Medidata Rave,REDCap,Oracle InForm,case report forms,=CRF@,eCRF
knowledge: medical regulatory affairs,--device regulation,FDA submissions,regulatory-,510(k),EU MDR
medical writing,clinical study reports
# allied health
physical therapy,-therapist license,physiotherapy,=PT@,physio > rehabilitation
manual therapy,joint mobilisation,soft tissue mobilization,myofascial release ~ physical therapy
knowledge: musculoskeletal,=MSK
exercise prescription,-therapy,therapeutic exercise,home exercise program ~ physical therapy
gait training,mobility-,gait analysis > physical therapy
electrotherapy,ultrasound therapy,=TENS@,electrical stimulation,therapeutic modalities
hydrotherapy,aquatic therapy
licence: physical therapist licence,-licensure,doctor of physical therapy,=DPT,licensed physical therapist,PT license > physical therapy
licence: physical therapist assistant licence,=PTA@,licensed physical therapist assistant > physical therapy
occupational therapy,-therapist license,=OT@,OTR/L,=COTA,functional assessment,adaptive equipment > rehabilitation ~ physical therapy
sensory integration,-processing,-diet ~ occupational therapy
speech and language therapy,speech therapy,-pathology,speech-language-,=SLP,=SALT@,CCC-SLP,=SLT@
dysphagia management,swallowing assessment,dysphagia,swallow evaluation > speech and language therapy
knowledge: augmentative and alternative communication,=AAC@,communication aids,=PECS
respiratory therapy,-care,registered respiratory therapist,=RRT,=CRT@,nebulizer treatments,arterial blood gas,=ABG,pulmonary function testing
diagnostic radiography,digital-,radiography@,X-ray@,x-ray imaging,diagnostic-,medical-,radiographic-,radiologic technology,ARRT,=RT(R)
computed tomography,CT scan,-imaging,-examinations > diagnostic radiography
magnetic resonance imaging,=MRI,MRI scanning,-safety ~ diagnostic radiography
sonography,medical ultrasound,diagnostic-,ultrasound scanning,-imaging,RDMS,echocardiography,echocardiogram,sonogram ~ diagnostic radiography
mammography,breast imaging,-screening > diagnostic radiography
knowledge: nuclear medicine,PET scan,radiopharmaceuticals
radiation therapy,-oncology,radiotherapy,linear accelerator > oncology
knowledge: radiation safety,-protection,IR(ME)R,IRMER,ALARA
tool: PACS,picture archiving and communication system,=RIS@
nutrition counselling,dietary counseling,-advice,dietetics,medical nutrition therapy,nutritional assessment,-needs,diet plans ~ patient education
licence: registered dietitian,-dietician,=RDN,=RD@,dietetic registration > nutrition counselling
podiatry,foot care,chiropody,diabetic foot
audiology,hearing tests,-aids,audiometry
optometry,eye exams,-examinations,refraction@,sight test,contact lens fitting ~ optical dispensing
optical dispensing,spectacle-,dispensing optics,eyeglass fitting,frame styling,lensometer,pre-screening optical
orthotics and prosthetics,prosthetics,orthotics
chiropractic,spinal adjustment
acupuncture,dry needling,traditional Chinese medicine
psychotherapy,psychological therapy,individual-,group-,psychodynamic-,talking therapies ~ cognitive behavioural therapy
cognitive behavioural therapy,=CBT@,IAPT > psychotherapy
psychological assessment,-testing,neuropsychological-,psychometric assessment
dialectical behaviour therapy > psychotherapy
art therapy,music-,play-,drama-
applied behaviour analysis,=ABA@,ABA therapy,discrete trial training,=DTT@ ~ behaviour support plans
certification: registered behavior technician,=RBT,=BCBA,board certified behavior analyst,=BCaBA > applied behaviour analysis
behaviour support plans,behavior intervention plan,--management plan,=BIP@,positive behaviour support,functional behavior assessment
surgical technology,-instruments,-tech,sterile field,instrument counts,certified surgical technologist,=CST@ > surgical assisting
sterile processing,instrument reprocessing,autoclave instruments,sterilise-,central sterile,=CRCST,=SPD@,sterilization ~ clinical asepsis
electroencephalography,=EEG,polysomnography,sleep study
knowledge: haematology analysis,hematology,coagulation testing,blood count
clinical laboratory testing,--chemistry,-lab,medical technologist,-laboratory science,biomedical--,=MLS@,=MLT@,laboratory diagnostics
blood banking,-typing,transfusion science,crossmatching > clinical laboratory testing
histology,histopathology,tissue sectioning,-processing,microtome,cytology
knowledge: CLIA,clinical laboratory improvement amendments,=CAP@,waived testing,point of care-,=POCT
certification: ASCP certification,=ASCP,MLS(ASCP),MT(ASCP) > clinical laboratory testing
# dental
dental assisting,chairside-,-assistance,-support,four-handed dentistry,dental nursing
dental hygiene,oral-,teeth cleaning,dental-,prophylaxis@,scaling and polishing,-root planing,periodontal therapy
dental radiography,-x-rays,bitewing,panoramic x-ray,intraoral radiographs
dental impressions,taking-,alginate-,intraoral scanner,iTero
restorative dentistry,general-,dental fillings,-restorations,crowns and bridges
knowledge: orthodontics,braces@,Invisalign,clear aligners
oral surgery,tooth extractions,wisdom teeth,dental implants,implantology
endodontics,root canal
knowledge: paediatric dentistry,fluoride treatment,dental sealants
dental charting,periodontal-,tooth-
dental laboratory work,--prosthetics,-ceramics,denture making,CAD/CAM dental
tool: dental practice software,Dentrix,Eaglesoft,Open Dental,Curve-,SOE Exact,Software of Excellence
licence: GDC registration,-registered,=GDC@,General Dental Council
certification: dental assistant certification,--nursing diploma,certified dental assistant,registered-,=CDA@,=RDA@,DANB,=EFDA,NEBDN,diploma in dental nursing > dental assisting
licence: dental hygienist licence,--hygiene license,registered dental hygienist,=RDH > dental hygiene
certification: dental degree,=DDS,=DMD@,=BDS@,doctor of dental surgery,-medicine > restorative dentistry
dental treatment coordination,--front office,presenting treatment plans
# pharmacy
dispensing medication,dispensing@,medicine dispensing,medication-,prescription-,-filling,dispensary@,filling prescriptions,dispensed-,counting medications,labelling-
prescription processing,-entry,-verification,-data entry,processing prescriptions ~ dispensing medication
pharmaceutical compounding,sterile-,IV-,-admixture,USP 797,-800,aseptic dispensing
pharmacy inventory,drug-,medication-,controlled substances-
knowledge: controlled substances,-drugs,narcotics handling,schedule II
certification: pharmacy technician certification,-license,=CPhT,=PTCB,certified pharmacy technician,PTCB certification,ExCPT,NVQ pharmacy > dispensing medication
licence: pharmacist licence,PharmD,Pharm.D.,MPharm,GPhC,=RPh,licensed pharmacist,doctor of pharmacy,NAPLEX,General Pharmaceutical Council > dispensing medication,pharmacology
knowledge: over-the-counter medicines,=OTC@,over the counter medication,OTC products,medicines counter
clinical pharmacy,hospital-,ward-,therapeutic drug monitoring,anticoagulation > medication management
knowledge: retail pharmacy,community-,pharmacy services
medication therapy management,=MTM@,medicines use review,=MUR@,new medicine service > medication management
tool: pharmacy software,PioneerRx,QS/1,Rx30,ProScript,Kroll@,EnterpriseRx,PMR system
tool: automated dispensing cabinets,Pyxis,Omnicell,ScriptPro
third-party prescription billing,pharmacy benefits,=PBM@
prescription counselling,medication counseling
# medical office, records and billing
medical assisting,rooming patients,assisting physicians
clinical documentation,medical-,nursing-,charting@,patient charting,-notes,nurses'-,SOAP-,clinical-,documenting patient care,progress notes@ ~ electronic health records
medical records,patient-,health-,-information management,=HIM@,release of information
tool: electronic health records,--patient record,--charting,-medical records,=EHR,=EMR@,EMR/EHR,EHR documentation,EMR systems ~ medical records
tool: Epic EHR,-Systems,-Hyperspace,-EMR,=Epic@,EpicCare,MyChart > electronic health records
tool: Cerner,PowerChart,Oracle Health > electronic health records ~ Epic EHR
tool: Meditech > electronic health records ~ Epic EHR
tool: eClinicalWorks,=eCW > electronic health records
tool: Athenahealth,athenaOne,AthenaNet > electronic health records
tool: NextGen Healthcare,-EHR > electronic health records
tool: Allscripts,Veradigm > electronic health records
tool: PointClickCare,=PCC@,Point Click Care > electronic health records
tool: Kareo,Practice Fusion,DrChrono,AdvancedMD > electronic health records
tool: EMIS > electronic health records
tool: SystmOne > electronic health records
tool: patient administration system,=RiO,=PAS@,CareFlow > electronic health records
tool: care management software,Nourish care,Birdie-,Person Centred Software,CareLineLive,electronic visit verification
tool: laboratory information system,=LIS@,Sunquest,Beaker@
medical coding,clinical-,CPT-,procedure-,diagnosis-,ICD-10,ICD-9,assign codes ~ medical billing
medical billing,healthcare-,patient-,medical claims,claims submission,billing insurance,claim rejections,revenue cycle,denials
certification: certified professional coder,=CPC@,=CCS@,AAPC,AHIMA,=RHIT,=RHIA,=CCA@ > medical coding
insurance verification,eligibility-,benefits-,verifying insurance,insurance eligibility,-pre-certification
patient registration,-check-in,-intake,-access,registering patients
patient scheduling,scheduling patient appointments,clinic bookings
medical reception,GP-,dental- > patient registration,patient scheduling
referral management,patient referrals,processing-,medical-,e-Referral,choose and book
medical transcription,clinical-,medical dictation,-scribing,scribe
copayment collection,co-pay-,copays,patient payments
knowledge: HIPAA,Health Insurance Portability and Accountability Act,protected health information,=PHI
knowledge: Medicare and Medicaid,Medicare,Medicaid,CMS regulations
knowledge: Joint Commission standards,--Commission,=JCAHO,=TJC,JCI accreditation
knowledge: OSHA bloodborne pathogens,bloodborne--,biohazard waste,clinical-,medical-,sharps disposal,-handling
minimum data set,=MDS@,MDS 3.0,=RAI@,resident assessment instrument,OASIS documentation
knowledge: National Health Service,=NHS,NHS experience,-trust,-policies,integrated care board
nurse staffing,-scheduling,staffing ratios,ward rostering,HealthRoster
hospital administration,health-,healthcare-,-operations,-management,practice-,clinic-,=MHA@
certification: registered manager qualification,-award,nursing home administrator license,=LNHA
tool: medical equipment,-devices,infusion pumps,IV-,defibrillator,=DME@
medical supplies,restocking exam rooms,cleaning-
knowledge: personal protective equipment,protective--,=PPE,donning and doffing
clinical skills,-experience,-competencies,-practice,-rotations,-placement
soft: bedside manner
knowledge: hospital experience,-setting,-environment,healthcare-,clinical-,-setting,healthcare-,health care-
knowledge: nursing revalidation,revalidation,=CEU,continuing education units,mandatory training
respiratory physiotherapy,chest-,respiratory physio > physical therapy
neurological rehabilitation,stroke-,neuro-,-physiotherapy > rehabilitation
certification: physiotherapy degree,BSc Physiotherapy,degree in physiotherapy > physical therapy
certification: CSP membership,Chartered Society of Physiotherapy,chartered physiotherapist,=MCSP > physical therapy
knowledge: ward experience,-environment,hospital wards,ward-based care
treating patients,patient treatment ~ patient care
patient demographics ~ patient registration
surgery setup,-preparation,operatory setup ~ dental assisting
physician collaboration,collaborate with physicians
patient identification,verify patient identity > patient safety
patient positioning,position patients ~ diagnostic radiography
radiographic image quality,--technique ~ diagnostic radiography
specialist referrals,referring patients,consultant referral ~ referral management
interpreting test results,--lab results,diagnostic tests ~ clinical diagnosis
stabilising patients,patient stabilization > pre-hospital care
patient report forms,--care reports,=ePCR,=PCRs ~ pre-hospital care
errands for clients,errands,light housekeeping ~ companionship
malnutrition screening,=MUST tool,malnutrition ~ nutrition counselling
allergy and immunisation clinic,allergy testing,-shots
respiratory assessment,lung function tests,spirometry,peak flow ~ respiratory therapy
venous leg ulcer care,compression bandaging,leg ulcers,Doppler assessment > wound care
continence care,-promotion,incontinence care,bladder and bowel-
knowledge: seizure management,epilepsy,buccal midazolam
knowledge: sepsis recognition,sepsis
knowledge: patient experience,-satisfaction,HCAHPS
hospital bed management,bed--,patient flow
knowledge: locum and agency nursing,agency nursing,travel-,bank shifts,float pool`
