export const publicService = `
# administration and policy
policy development,-design,-drafting,-making,-formulation,-proposals,policymaking ~ policy analysis
policy analysis,-advice,-research,-evaluation,-options,-recommendations,regulatory impact assessment
policy implementation,-delivery,-rollout
legislative analysis,-research,-tracking,-monitoring,analysing legislation,bill analysis,-tracking
briefing papers,ministerial briefings
ministerial support,-visits,-office,private-,supporting ministers
stakeholder consultation,public-,-participation,-engagement,citizen-,consultation responses,consultations@
government relations,-affairs,parliamentary-,policy advocacy
political campaigning,canvassing@,election campaigns
constituent services,-correspondence,-relations,-casework,constituency-,-work
election administration,-procedures,electoral registration,-services,ballot processing,poll working,polling station,voting equipment
democratic services,civic meetings,council-,-agendas,committee clerking
testifying before committees,addressing council
international diplomacy,-relations,bilateral-,diplomatic-,-protocol,foreign affairs
intelligence analysis,-products,-briefings,-community,-gathering,-reports,-collection,all-source intelligence,target analysis
freedom of information,=FOI,=FOIA,FOI requests,FOIA-,public records-,subject access--,open records
public records management,civil registration,government records,vital-,official-,records retention schedules
government procurement,-contracting,Crown Commercial Service
federal grants management,--grants,public-,government-,state-,2 CFR 200,CDBG,grant compliance,-monitoring
commissioning of public services,commissioning services,health commissioning,service-
public service delivery,--inquiries,-counter service,GDS standard,GOV.UK,+Service Standard,citizen services,citizen-facing-,public-facing role
government programs administration,welfare--,social security-
tax administration,-collection,-enforcement,=IRS,HMRC
official statistics,census@,population surveys,survey enumeration
public sector transformation,e-government,smart city,GDS standards,civic technology,digital government,=GDS@@
emergency planning,-management,civil contingencies,disaster risk reduction,resilience planning
knowledge:
public administration,civil-,government-,public sector-
public sector,government experience,governmental organisations,working in government
local government,city-,municipal-,county-,-council,borough-,district-,town-,local authority
central government,state-,federal-,-agency,Whitehall,civil service,government department,state agency@@
Civil Service success profiles,--Code,civil service behaviours,-competencies
public policy,economic-,energy-,health-,education-,foreign-,government-,Green Book@@,social policy analysis
legislative process,-affairs,-procedures,committee hearings,parliamentary process
international cooperation,European Commission,UN agencies,-system,United Nations,EU institutions,multilateral organisations,treaty negotiation
federal budgeting,government-,public-,-sector finance,public--,local government-,municipal--,-budgets
incident command system,--commander,=ICS@,ICS 100,-200,-300,JESIP,NIMS,National Incident Management System,IS-700,gold silver bronze command > emergency planning
public sector equality duty,Equality Act 2010,equality impact assessments
Nolan principles,public accountability,-service ethics
tool:
intelligence analysis tools,IBM i2,Analyst's Notebook,Palantir Gotham > intelligence analysis
government systems,Civica@@,DTS travel,Defense Travel System,GFEBS,Northgate@@,SAM.gov,ServiceNow government,USAJOBS,eGrants
licence:
security clearance,government-,SC-,Secret-,public trust-,=DV@@,BPSS,DV cleared,SC-,=CTC@@,NATO secret,Public Trust,TS/SCI
police vetting,=NPPV,NPPV3,vetting for police
certification:
contracting officer certification,-warrant,=FAC-C,DAWIA,FAC-C certification > government procurement
master of public administration,-policy,=MPA@,=MPP@,MPA degree
# planning, housing and regulation
town planning,land use-,committee reports,subdivision review,planning enforcement
economic development,regional-,business attraction,-improvement district,inward investment
code enforcement,-compliance,-violations,ordinance-,-enforcement,zoning-,nuisance abatement,citations@@
building control,-code inspection
environmental health enforcement,--health,CIEH,EHORB,REHS,noise nuisance,statutory-,=EHO@@,registered sanitarian
licensing enforcement,-act,-administration,business licensing,taxi-,licence applications
housing management,leasehold-,tenancy-,-sign-ups,-visits,HUD compliance,council housing,public-,estate inspections,housing association,registered provider
parking enforcement,civil-,parking citations,-tickets,penalty charge notices,traffic wardening
highways and street services,kerbside recycling,potholes,public works,refuse loading,street maintenance,-scene
parks and leisure services,council--,cultural--,parks administration
regulatory compliance inspections,compliance--,government-,regulatory-,-enforcement,statutory-,compliance investigations,enforcement action,-notices,inspecting premises,issuing citations
customs and border control,Border Force,anti-smuggling,border protection,-enforcement,immigration-,-inspection,=CBP@@
immigration casework,-processing,-rules,-applications,naturalization,asylum casework,-interviews,-decision making,visa decision-making
passport and licensing counter,driving examination
certification:
planning accreditation,RTPI accredited > town planning
CIH housing qualification,housing--,CIH L3,-L4,-Level 3,-4,Chartered Institute of Housing,Level 4 housing > housing management
# police, corrections, justice
law enforcement,enforcing laws,police experience,-duties,-service,-operations,-work,policing
patrol@
criminal investigation,crime-,homicide-,police-,=HOLMES2,PIP 1,-2,-Level 2,PIP1,PIP2,cold case,detective work,felony investigations,narcotics-,investigating offences,=HOLMES,volume crime > law enforcement
evidence collection,-processing,-gathering,exhibits officer,fingerprinting,gathering evidence
interviewing witnesses,=ABE@@,Achieving Best Evidence,PEACE interviewing,interrogation,suspect interviews
arrest procedures,apprehending suspects,detaining-,searching-,apprehension@@,arrests@@
custody procedures,-records,-suite,-and control,booking inmates,inmate booking,prisoner intake,detainee welfare
traffic enforcement,speed-,enforce traffic laws,radar certification,roads policing,traffic-,-citations
community policing,-safety,problem-oriented policing,community-oriented-,neighbourhood-
public order,civil disturbance,riot control,-gear,event policing
firearms training,-instruction,-instructor,-certified,=SWAT,armoury,authorised firearms officer,crew-served weapons,firearm qualified,tactical operations,weapons maintenance,-training
use of force,personal safety training,OC spray,less-lethal weapons,taser
verbal de-escalation,CIT training,de-escalation policing
police report writing,--reports,investigation-,investigative-,arrest-,offence-,crime-,detailed reports@,prosecution case files
courtroom testimony,testify in court,giving evidence-
emergency dispatch,-medical dispatch,--dispatcher,-communications,public safety-,-dispatch,-telecommunicator,911--,101 calls,APCO,call taking,dispatching police,=EMD@,EMD certification,ten codes
correctional supervision,-facility,-institution,corrections^@@,detainees,detention center,-facility,offender supervision,-management unit,prison,HMPPS,secure estate,custodial environment
offender rehabilitation,-management,-programmes,-behaviour,-assessment,offender risk-,=OASys,Delius,MAPPA,OMiC,nDelius,risk of reoffending
probation supervision,unpaid work-,community--,-corrections,-payback,enforce orders,licence recall,parole,probation@,probationers,revocation hearings,supervise offenders
court security,courthouse-,judicial-,courtroom-,bailiff duties,court screening
animal and wildlife law enforcement,boating enforcement,conservation law-,game laws,hunting regulations
canine handling,police dog-,drug dogs,K-9 unit,K9-
surveillance operations,covert-,undercover-,-work,covert surveillance,-human intelligence,wiretaps,CHIS handling,informant-,confidential informants,controlled buys
counter-terrorism,counter-extremism,Prevent duty,-strategy,anti-terrorism,antiterrorism,counter-IED,counterintelligence,counterterrorism,explosives^,force protection,homeland security,national-,terrorism prevention
financial crime investigation,economic-,=ACFS,accredited financial investigator,benefits fraud,counter-,organised crime,white collar-
digital evidence,-forensic examination,cyber crime investigation,cybercrime,phone downloads
knowledge:
Police and Criminal Evidence Act,Investigatory Powers Act,PACE 1984,-codes of practice,=PACE@,=CPIA,=RIPA@
penal code,vehicle-,criminal-,-statutes,laws and ordinances,traffic laws,Fourth Amendment
criminal justice,forensic psychology,justice studies,policing degree,victimology
tool:
police systems,=HOLMES@,=NICHE,=PNC@,Athena police,CJIS,LEADS terminal,NCIC,NLETS,Spillman,Niche RMS,-records,Police National Computer,-Database,PoliceOne
certification:
police academy,law enforcement-,=IPLDP,=BLET,peace officer certification,POST--,-certified,TCOLE,certified peace officer > law enforcement
correctional officer certification,-academy,corrections--,-certification,POELT,jailer license > correctional supervision
# military
military leadership,troop-,-welfare,-leading procedures,=JNCO,=NCO,=SNCO,commissioned officer,company command,fire team leader,leading troops,officer cadet training,platoon commander,section-,soldiers
military operations planning,mission--,-command,-execution,-readiness,=MDMP,combat arms,counterinsurgency,expeditionary operations,joint-,military decision-making process,battle staff,operation orders,tactical operations center
military training delivery,--instructor,-instruction,weapons-,ROTC,drill sergeant,instructing recruits,professional military education,range safety,skill at arms,training soldiers
military communications,secure-,field-,military satellite-,tactical--,-networks,cryptographic equipment,radio operator,signals military
combat medicine,tactical-,field-,battlefield-,-casualty,casualty evacuation,medical-,combat first aid,--medical technician,hospital corpsman
explosives and ordnance handling,combat engineering,military-,demining,explosives handling,mine action,obstacle breaching,UXO clearance,mine-,minefield-,bridging military,ordnance disposal
knowledge:
military service,-background,-experience,-veteran,=USMC,Marine Corps,National Guard,Phase 1 training,US Navy,Royal-,-Air Force,US-,active duty,veteran@,navy service,air force-,armed forces
tool:
military vehicles,-trucks,HMMWV,Humvee,MRAP,Warrior vehicle,tactical vehicles,tracked-
# fire and rescue
firefighting,fire apparatus,-fighting,-response,-emergencies,-extinguishment,-attack,-and rescue,--suppression,-service,-ground operations,hose handling
search and rescue,mountain--,=USAR,rescue operations,-people,-services,-techniques,lifeboat crew
hazardous materials response,-operations,-incidents,HAZMAT Ops,spill response,hazmat
fire safety inspection,-order,-legislation,--inspections,-prevention,-plan review,--safety,-inspector certification,--scene investigation,--risk assessor
fire apparatus driving,fire truck--,--pump operations,pumper--,=EFAD,aerial ladder operation,apparatus operator > firefighting
fire safety training,fire extinguisher--,fire marshal--,fire warden--
maritime security and rescue,vessel boarding,boarding operations,coastguard rescue,maritime law enforcement,--interdiction,-rescue coordination,search and-
policy briefs,briefing notes ~ briefing papers
ministerial correspondence,-submissions,=PQs@@,parliamentary questions ~ briefing papers
town hall meetings,public--,-hearings,community consultation ~ stakeholder consultation
political lobbying,-advocacy,legislative-,lobbying@ ~ government relations
grassroots organizing,-advocacy,phone banking,voter registration,-outreach ~ political campaigning
consular services,-affairs,embassy experience,visa adjudication ~ international diplomacy
property tax assessment,mass appraisal of property ~ tax administration
claims adjudication,veterans claims,unemployment insurance- ~ government programs administration
emergency exercises,tabletop- ~ emergency planning
urban regeneration,community revitalization,redevelopment projects ~ economic development
permit processing,-review
rent arrears,income recovery ~ housing management
voids and lettings,lettings allocations,void inspections,-management,voids^@@ ~ housing management
antisocial behaviour,anti-social-,=ASB,neighbour disputes,tenancy enforcement ~ housing management
tenant engagement,resident-,-involvement,tenant- ~ housing management
food inspections,restaurant-,food hygiene inspection ~ environmental health enforcement
housing standards inspection,Awaab's Law,HHSRS,decent homes ~ environmental health enforcement
refuse collection,trash- ~ highways and street services
street cleansing,-sweeping,road- ~ highways and street services
passport control,immigration-,border security,customs inspection ~ customs and border control
mail sorting,letter-,casing mail ~ postal services
mail delivery,postal-,delivering mail,mail routes ~ postal services
vehicle registration,title and-,=DMV,motor vehicle licensing
foot patrol,vehicle-,mobile patrols,patrol duties > patrol
crime scene processing,--scenes > evidence collection
chain of custody,evidence preservation ~ evidence collection
witness statements,-interviews,interviewing suspects,-victims,statement taking ~ interviewing witnesses
search warrants,arrest-,serving-,execution of-,warrant service ~ arrest procedures
stop and search,search and seizure,traffic stops,vehicle-,powers of arrest ~ arrest procedures
accident investigation,collision-,crash-,-reconstruction ~ traffic enforcement
field sobriety testing,breath--,=SFST,DUI enforcement ~ traffic enforcement
traffic direction,crossing guard
crime prevention,-reduction,Neighbourhood Watch ~ community policing
crowd control ~ public order
weapons handling,-safety,firearms-,marksmanship,=SA80,small arms ~ firearms training
defensive tactics,baton@,handcuffs,officer safety training ~ use of force
control and restraint,=C&R@,=MMPR ~ use of force
hostage negotiation,crisis- ~ verbal de-escalation
incident reports,occurrence book ~ police report writing
911 calls,999-,NHS 111,-Pathways,911 dispatch,emergency call handling > emergency dispatch
inmate supervision,prisoner-,inmates > correctional supervision
cell searches,inmate-,contraband-,-detection,searches and counts,cell inspections ~ correctional supervision
prisoner escort,-transport,inmate- ~ custody procedures
reducing reoffending,offending behaviour programmes,recidivism ~ offender rehabilitation
pre-sentence reports,presentence-,-investigation,=PSR@@,=PSRs@@,LSI-R,OASys ~ probation supervision
money laundering investigations,POCA,asset recovery,proceeds of crime ~ financial crime investigation
computer forensics,Cellebrite ~ digital evidence
squad leadership,platoon-,-leader,squad-,section command > military leadership
property accountability,supply-,hand receipts ~ military logistics
ammunition management,ammunition,munitions ~ military logistics
reconnaissance
drill instruction,-and ceremony,recruit training,training recruits ~ military training delivery
tactical combat casualty care,combat--,--lifesaver,-medic,=TCCC ~ combat medicine
explosive ordnance disposal,bomb--,=EOD@,improvised explosive devices,unexploded ordnance ~ explosives and ordnance handling
fire investigation,arson-,fire origin and cause ~ fire safety inspection
fire risk assessments,--safety audits ~ fire safety inspection
fire drills,-evacuation ~ fire safety training
home fire safety visits,fire safety education ~ fire safety inspection
calls for service,respond to calls@ ~ law enforcement
medical emergencies
negotiating with developers,developer contributions,-negotiations ~ town planning
escape prevention ~ correctional supervision
equipment accountability,-worth,accountable for equipment ~ property accountability
mentoring junior soldiers,mentored--,soldier development ~ military leadership
skill > intelligence analysis:
open source intelligence,=OSINT
signals intelligence,=GEOINT,=HUMINT,=SIGINT,imagery analysis
skill > search and rescue:
vehicle extrication,=RTC@@,extrication,road traffic collision rescue
rope rescue,high-angle-,technical-,rope access-
swift water rescue,swiftwater--,flood-,water rescue operations
confined space rescue,trench--
certification:
Firefighter I and II certification,=FF1,=FF2,Fire Academy,-Officer I,--Instructor I,Firefighter--,-1,-2,-II,IFSAC,NFPA 1001,Pro Board,firefighter certification > firefighting
knowledge:
physical fitness test,Army combat-,army--,job-related-,bleep--,=ACFT,physical agility
watch system,48/96 schedule,on-call firefighting
federal acquisition,-contracting,FAR compliance,FAR/DFARS > government procurement
council tax,business rates,revenues and benefits
disaster preparedness,-management,-response,hazard mitigation,FEMA ~ emergency planning
emergency operations center,--operations,continuity of- ~ emergency planning
zoning regulations ~ town planning
National Planning Policy Framework,=NPPF ~ town planning
criminology,criminal justice degree ~ criminal justice
combat operations,-experience,-tactics,deployments@@ ~ military operations planning
peacekeeping,overseas deployment ~ military operations planning
CBRN defence,=CBRN,=CBRNE
NFPA codes,International Fire Code,fire code enforcement ~ fire safety inspection
political awareness,-landscape,-context,-system
tool:
body-worn video
computer-aided dispatch,=CAD dispatch@,dispatch software ~ emergency dispatch
two-way radio,Airwave-,police-,handheld radios,radio dispatch
tactical radio,Bowman-,combat net-,=COMSEC,SINCGARS,communications security ~ military communications
breathing apparatus,=SCBA ~ firefighting
soft:
staying calm in emergencies`
