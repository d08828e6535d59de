export const healthAndCareNames = `
lactation consultant: breastfeeding specialist, infant feeding advisor, infant feeding coordinator, breastfeeding support worker
practice nurse: GP nurse, general practice registered nurse, doctor's surgery nurse, nurse in general practice, primary care nurse
registered nurse: =nursing officer, medical surgical nurse
nurse practitioner: advanced practice nurse, advanced practice registered nurse
nurse manager: director of nursing, nursing services manager, nursing operations manager, senior sister
clinical nurse specialist: nurse specialist
nurse educator: clinical practice educator, nurse tutor, nurse lecturer
paediatric nurse: paediatric staff nurse, child health nurse
mental health nurse: registered mental nurse, psychiatric registered nurse, psychiatric staff nurse
community nurse: community health nurse, community registered nurse, home care nurse, home nurse, visiting registered nurse
operating room nurse: perioperative nurse, scrub nurse, theatre scrub nurse, circulating nurse, theatre staff nurse, perioperative registered nurse, theatre sister
oncology nurse: cancer nurse, systemic anti cancer therapy nurse, chemo nurse
nurse case manager: case management nurse, nurse care manager, utilization management nurse, discharge planning nurse
nurse anesthetist: certified registered nurse anesthetist
labor and delivery nurse: obstetric nurse, mother and baby nurse, postpartum nurse, perinatal nurse, birthing suite nurse
doula: birth worker
certified nursing assistant: nursing auxiliary, auxiliary nurse, nurse aide, clinical support worker, healthcare support worker, health care support worker, nursing support worker, patient care associate, assistant in nursing, patient care aide
care assistant: domiciliary carer, domiciliary care worker, home care worker, home carer, homecare worker, community carer, personal care worker, in home caregiver, aged care worker, care giver, domiciliary care assistant, =PSW, personal support worker, carer, care home assistant, care home worker, nursing home assistant, home support worker, home help, home care aide
medication aide: medication assistant
hospital porter: patient transporter, orderly, hospital orderly, patient porter, portering operative, patient support porter, wardsman, patient services orderly
care home manager: nursing home manager, aged care facility manager, residential home manager
sleep technologist: sleep lab technician, sleep scientist
medical assistant: doctor's assistant, general practice assistant, GP assistant
phlebotomist: pathology collector, blood collector, venipuncturist, blood taker, phlebotomy assistant, blood draw technician, specimen collector, phleb tech
EKG technician: electrocardiogram technician, cardiac technician, cardiographer, electrocardiograph technician, cardiac technologist
surgical technologist: operating room technician, operating theatre technician, operating room technologist
sterile processing technician: sterilisation technician, decontamination technician, central sterile technician, =CSSD technician, sterile processing tech, CSSD assistant, sterile services assistant, central supply technician, sterile services operative
medical receptionist: GP receptionist, clinic receptionist, surgery receptionist, medical practice receptionist, general practice receptionist, medical front desk receptionist, medical centre receptionist, health centre receptionist, doctor's office receptionist
medical secretary: consultant's secretary, clinical secretary, medical typist, medical audio typist, medical personal assistant
medical biller: medical billing coder, patient account representative, clinical coding officer, patient billing specialist
medical transcriptionist: medical transcriber, medical language specialist, medical audio transcriptionist
practice manager: surgery manager, medical centre manager
physician: family practitioner, family doctor, general practitioner, medical practitioner, family physician, salaried GP, locum GP, hospital doctor, duty doctor
medical specialist: specialist physician, hospital consultant, consultant physician, specialist doctor
paediatrician: pediatric physician
obstetrician: obs and gynae consultant
psychiatrist: psychiatric doctor
paramedic: ambulance officer
emergency medical technician: ambulance attendant, patient transport attendant, emergency ambulance crew, ambulance care worker, ambulance crew member, basic life support technician, basic ambulance assistant, ambulance emergency assistant, associate ambulance practitioner
physical therapist: physio, physical therapy clinician
physical therapist assistant: physiotherapy technician, physio assistant, physiotherapy support worker, allied health assistant, therapy support worker
play therapist: child life therapist
occupational therapy assistant: occupational therapy technician, occupational therapy aide, occupational therapy support worker, OT assistant
speech-language pathologist: speech therapist, speech pathologist, speech and language pathologist
respiratory therapist: respiratory therapy practitioner
chiropractor: chiropractic physician, doctor of chiropractic
osteopath: osteopathic practitioner, osteopathic manual practitioner
acupuncturist: acupuncture practitioner, acupuncture therapist, traditional Chinese medicine practitioner
podiatrist: chiropodist, foot health practitioner, foot doctor, podiatric physician
recreational therapist: therapeutic recreation specialist, recreation therapist, diversional therapist, therapeutic recreation therapist
psychotherapist: high intensity therapist, psychological therapist, psychodynamic therapist
behavior technician: behavioral technician, ABA technician, ABA tutor
mental health technician: mental health aide, psychiatric nursing assistant, mental health healthcare assistant, mental health assistant, psych tech
radiologic technologist: x ray technician, medical imaging technologist, diagnostic imaging technologist, medical radiation technologist, rad tech, x ray tech, x ray technologist, mammography technologist
sonographer: ultrasonographer, ultrasound tech, echocardiographic technician
radiation therapist: therapy radiographer, radiation therapy technologist
medical laboratory scientist: medical technologist, clinical laboratory scientist, medical scientist, biomedical laboratory scientist, laboratory medical scientist, pathology scientist, clinical laboratory technologist, hospital scientist
nutritionist: nutrition consultant, nutrition advisor
dentist: general dental practitioner, dental practitioner
dental hygienist: oral hygienist
dental assistant: dental surgery assistant, dental nurse, chairside assistant, dental chairside assistant
dental technician: dental lab technician, dental technologist, denture technician
pharmacist: dispensing chemist
pharmacy technician: dispensary technician, pharmacist's technician
pharmacy assistant: medicine counter assistant, healthcare counter assistant, pharmacy counter assistant, pharmacy sales assistant, pharmacist's assistant, dispensary assistant, pharmacy aide, pharmacy advisor
optometrist: ophthalmic optician, doctor of optometry
dispensing optician: optical dispenser, optical assistant
clinical research coordinator: clinical trials coordinator
clinical research associate: clinical research monitor, clinical study monitor, trial monitor
drug safety associate: pharmacovigilance specialist, pharmacovigilance scientist, drug safety officer, drug safety scientist
medical science liaison: medical scientific liaison, medical liaison manager
public health specialist: public health practitioner, health improvement specialist, health promotion specialist, public health advisor, health promotion practitioner, community health promoter
patient advocate: patient care advocate, health care advocate, patient experience advocate, PALS officer, patient advice and liaison officer
clinical social worker: mental health social worker, therapeutic social worker
medical social worker: health care social worker, palliative care social worker
school social worker: education social worker, school welfare officer
child protection worker: children's social worker, child and family social worker, child welfare worker, child safety officer, child protection social worker, safeguarding social worker, children and families social worker, child protective services worker, child welfare officer, child protection practitioner, child welfare caseworker
adoption social worker: adoption caseworker
foster care worker: foster care social worker, foster care case manager
social work assistant: social work technician
social work manager: social work team manager, children's services team manager
residential manager: house manager care, house manager residential, registered manager children's home, residential home manager, supported living service manager, group home supervisor
restorative justice practitioner: restorative practice worker, restorative justice worker
social services worker: social welfare officer, =welfare worker
eligibility worker: eligibility technician, income maintenance caseworker, eligibility caseworker
family support worker: family support practitioner, early help worker, family support officer, family case worker
housing support worker: housing support officer, floating support worker, supported housing officer, tenancy support officer, housing related support worker
employment specialist: employment adviser, job placement specialist, employment services consultant
refugee case manager: refugee caseworker, refugee resettlement case manager, migrant support worker
victim advocate: independent domestic violence advisor, domestic abuse support worker, domestic violence support worker
advocate for people with disabilities: independent mental capacity advocate
welfare rights officer: welfare benefits officer, welfare advice worker, Citizens Advice adviser
debt adviser: debt advice worker, debt caseworker, money advice officer
parent educator: family educator, parent coach
homeless outreach worker: street outreach worker, rough sleeper outreach worker, homelessness support worker, hostel support worker
job coach: employment training specialist
vocational rehabilitation counselor: vocational rehabilitation specialist
counselor: counselling practitioner
marriage and family therapist: relationship counsellor, couples counsellor, relationship therapist
substance abuse counselor: drug and alcohol counsellor, substance misuse counsellor, addiction therapist
peer support specialist: peer worker, lived experience worker
crisis counselor: crisis intervention specialist, helpline counsellor, crisis intervention worker, crisis line worker, crisis clinician
bereavement counsellor: bereavement support counsellor
recovery worker: drug worker, substance misuse practitioner, alcohol worker, drug and alcohol practitioner
support worker: community living worker, supported accommodation worker, disability carer, disability services worker
residential childcare worker: residential child care worker, children's residential support worker, residential youth worker, children's home support worker, youth residential worker
activities coordinator: activities organiser, recreational activities officer, lifestyle officer, recreation activities officer
behavior support practitioner: PBS practitioner
direct support professional: direct care worker, direct support staff, direct care professional, direct service professional, habilitation technician, group home worker, residential counselor
community support worker: community mental health support worker, community rehabilitation worker, support time and recovery worker, STR worker, mental health recovery worker
youth worker: youth development worker, youth support worker, youth and community worker, youth leader, youth and community officer, youth club worker
youth justice worker: youth offending team worker, juvenile probation officer, youth justice officer, youth justice practitioner, youth offending worker
community worker: community development worker, community development officer, community engagement worker, neighbourhood development worker, community builder
social prescriber: community navigator
youth counselor: adolescent counsellor, young people's counsellor, young persons counsellor
community organizer: grassroots organizer, community mobiliser, community campaigner
community outreach coordinator: outreach officer, community liaison officer, community liaison coordinator
volunteer coordinator: volunteer manager, volunteer officer, volunteer programme coordinator
fundraiser: fundraising officer, fundraising coordinator, fund raiser
nonprofit program manager: charity services manager
aid worker: NGO field worker
grant writer: grant proposal writer, trusts and grants fundraiser
development director: director of philanthropy, chief development officer, advancement director
charity director: charity chief executive officer, charity CEO
chaplain: spiritual care practitioner, spiritual care provider
pastor: clergyman
youth pastor: church youth worker, youth ministry leader, youth ministry coordinator
bereavement officer: bereavement coordinator, cemetery and crematorium officer
funeral director: mortician, undertaker, funeral arranger, funeral home director, funeral service director, funeral service operative
`
