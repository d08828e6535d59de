export const publicService = `
# administration and policy
knowledge: public administration,government-,civil-,public sector-
knowledge: public sector,government experience,working in government,governmental organisations
knowledge: local government,municipal-,city-,county-,-council,borough-,district-,town-,local authority
knowledge: central government,federal-,state-,-agency,federal-,civil service,government department,Whitehall
knowledge: Civil Service success profiles,--Code,civil service behaviours,-competencies
policy development,-making,-design,-formulation,-drafting,-proposals,policymaking ~ policy analysis
policy analysis,-research,-evaluation,-advice,-recommendations,-options,analysing policy,regulatory impact assessment
knowledge: public policy,economic-,government-,foreign-,health-,education-,energy-,social policy analysis
policy implementation,-delivery,-rollout,implementing policy
legislative analysis,-research,-tracking,-monitoring,bill analysis,-tracking,analysing legislation
knowledge: legislative process,-affairs,-procedures,parliamentary process,committee hearings
briefing papers,ministerial briefings
ministerial support,-office,-visits,supporting ministers,private office
stakeholder consultation,public-,-participation,-engagement,citizen-,consultation responses,consultations@
government relations,-affairs,parliamentary-,policy advocacy
political campaigning,election campaigns,canvassing@
constituent services,-correspondence,-relations,-casework,constituency-,-work
election administration,-procedures,electoral registration,-services,polling station,poll working,ballot processing,voting equipment
democratic services,council agendas,-meetings,civic-,committee clerking
testifying before committees,addressing council
international diplomacy,-relations,bilateral-,diplomatic-,-protocol,foreign affairs
knowledge: international cooperation,multilateral organisations,United Nations,treaty negotiation,EU institutions,UN system,-agencies,European Commission
intelligence analysis,-reports,-gathering,-products,-collection,-briefings,-community,all-source intelligence,target analysis
tool: intelligence analysis tools,Analyst's Notebook,Palantir Gotham,IBM i2 > intelligence analysis
licence: security clearance,government-,public trust-,DV cleared,polygraph,BPSS,NATO secret
licence: police vetting,=NPPV,NPPV3,vetting for police
freedom of information,=FOIA,=FOI,FOI requests,subject access-,FOIA--,public records-,open records
public records management,vital records,government-,official-,records retention schedules,civil registration
government procurement,-contracting,Crown Commercial Service
certification: contracting officer certification,-warrant,--officer's representative,=FAC-C,FAC-C certification,DAWIA,FAC-COR > government procurement
knowledge: federal budgeting,government-,public-,-finance,public sector-,local government--,municipal--,-budgets
federal grants management,--grants,government-,public-,state-,grant compliance,-monitoring,2 CFR 200,CDBG
commissioning of public services,commissioning services,service commissioning,health-
public service delivery,--inquiries,-counter service,citizen services,citizen-facing-,serving the public,working with-,dealing-,public-facing role
government programs administration,welfare--,social security-
tax administration,-collection,-enforcement,HMRC,=IRS
official statistics,census,population surveys,survey enumeration
public sector transformation,digital government,GDS standards,e-government,civic technology,smart city
tool: government systems,USAJOBS,SAM.gov,DTS travel,GFEBS,eGrants,ServiceNow government,Defense Travel System
emergency planning,-management,civil contingencies,resilience planning
knowledge: incident command system,--commander,=ICS@,NIMS,ICS 100,-200,-300,IS-700,National Incident Management System,gold silver bronze command,JESIP > emergency planning
knowledge: public sector equality duty,equality impact assessments,Equality Act 2010
knowledge: Nolan principles,public accountability,-service ethics
certification: master of public administration,degree in--,--international relations,master of public policy,=MPA@,MPA degree,public administration-,=MPP@,political science
# planning, housing and regulation
town planning,land use-,planning enforcement,subdivision review,committee reports
certification: planning accreditation,RTPI accredited > town planning
economic development,regional-,business attraction,-improvement district,inward investment
code enforcement,-compliance,-violations,ordinance-,-enforcement,zoning-,nuisance abatement,citations@
building control,-code inspection
environmental health enforcement,--health,noise nuisance,statutory-,EHORB,CIEH,registered sanitarian,REHS
licensing enforcement,-administration,-act,taxi licensing,business-,licence applications
housing management,-association,tenancy visits,-sign-ups,-management,leasehold-,council housing,public-,registered provider,estate inspections,HUD compliance,manage tenancies
certification: CIH housing qualification,housing--,Chartered Institute of Housing,CIH Level 3,-4,Level 4 housing > housing management
parking enforcement,civil-,traffic wardening,penalty charge notices,parking tickets,-citations
highways and street services,street scene,-maintenance,public works,refuse loading,potholes,kerbside recycling
parks and leisure services,council--,cultural--,parks administration
regulatory compliance inspections,compliance--,government-,regulatory-,-enforcement,statutory-,compliance investigations,inspecting premises,enforcement action,-notices,issuing citations
customs and border control,immigration inspection,-enforcement,border-,-protection,anti-smuggling,Border Force
immigration casework,-applications,-processing,-rules,asylum casework,-interviews,-decision making,visa decision-making,naturalization
passport and licensing counter,driving examination
# police, corrections, justice
law enforcement,policing,enforcing laws,police experience,-operations,-duties,-work,-service
patrol
criminal investigation,crime-,police-,homicide-,investigating crimes,-offences,detective work,PIP Level 2,narcotics investigations,felony-,PIP2,PIP1,volume crime,cold case > law enforcement
evidence collection,-gathering,-processing,collecting evidence,gathering-,exhibits officer,fingerprinting
interviewing witnesses,suspect interviews,PEACE interviewing,interrogation,Achieving Best Evidence
arrest procedures,searching suspects,apprehending-,detaining-,apprehension@,arrests@
custody procedures,-suite,-records,-and control,booking inmates,detainee welfare,prisoner intake,inmate booking
knowledge: Police and Criminal Evidence Act,=PACE@,PACE 1984,-codes of practice,=RIPA@,=CPIA,Investigatory Powers Act
knowledge: penal code,vehicle-,criminal-,-statutes,Fourth Amendment,laws and ordinances,traffic laws
traffic enforcement,speed-,traffic citations,-policing,roads-,radar certification,enforce traffic laws
community policing,-safety,neighbourhood policing,community-oriented-,problem-oriented-
public order,riot control,-gear,event policing,civil disturbance
firearms training,-instructor,-certified,-instruction,firearm qualified,authorised firearms officer,weapons training,-maintenance,=SWAT,tactical operations,armoury,crew-served weapons,maintained-
use of force,personal safety training,less-lethal weapons,taser,OC spray
verbal de-escalation,de-escalation policing,CIT training
police report writing,--reports,crime-,investigative-,arrest-,offence-,investigation-,prosecution case files,detailed reports@
courtroom testimony,testify in court,giving evidence-
tool: police systems,NCIC,Police National Computer,-Database,=PNC@,Niche RMS,-records,=HOLMES@,Athena police,NLETS,Spillman,LEADS terminal,CJIS,PoliceOne
certification: police academy,law enforcement-,peace officer certification,POST--,-certified,certified peace officer,TCOLE,=BLET,=IPLDP,sergeants' exam,=NIE@ > law enforcement
emergency dispatch,-dispatcher,-medical dispatch,--communications,public safety-,-telecommunicator,-dispatch,dispatching police,=EMD@,EMD certification,APCO,ten codes,911 telecommunicator,101 calls
correctional supervision,-facility,-institution,custodial environment,corrections@,detention center,-facility,offender supervision,-management unit,HMPPS,secure estate,detainees,prison
offender rehabilitation,-management,-programmes,-risk assessment,offender--,-behaviour,MAPPA,OMiC,risk of reoffending
probation supervision,unpaid work-,community--,-corrections,-payback,probationers,parole,licence recall,revocation hearings,probation@,supervise offenders,enforce orders
certification: correctional officer certification,-academy,corrections--,-certification,POELT,jailer license > correctional supervision
court security,courtroom-,judicial-,courthouse-,bailiff duties,court screening
animal and wildlife law enforcement,game laws,boating enforcement,conservation law-,hunting regulations
canine handling,police dog-,K9 unit,K-9-,drug dogs
surveillance operations,covert-,undercover-,-work,covert surveillance,-human intelligence,informant handling,CHIS-,confidential informants,wiretaps,controlled buys
counter-terrorism,counterterrorism,Prevent duty,-strategy,anti-terrorism,terrorism prevention,force protection,antiterrorism,counter-extremism,homeland security,national-,counter-IED,explosives,counterintelligence
financial crime investigation,economic-,organised crime,white collar-,accredited financial investigator,counter fraud,benefits-,=ACFS
digital evidence,-forensic examination,phone downloads,cyber crime investigation,cybercrime
knowledge: criminal justice,policing degree,forensic psychology,justice studies,victimology
# military
knowledge: military service,-experience,-background,-veteran,armed forces,navy service,air force-,veteran@,US Navy,Royal-,-Air Force,US-,National Guard,active duty,Marine Corps,=USMC
military leadership,troop-,-welfare,-leading procedures,company command,=NCO,fire team leader,commissioned officer,officer cadet training,leading troops,soldiers
military operations planning,mission--,-command,-execution,-readiness,operation orders,military decision-making process,battle staff,joint operations,expeditionary-,=MDMP,tactical operations center,counterinsurgency,combat arms
military training delivery,--instructor,-instruction,weapons-,training soldiers,drill sergeant,range safety,ROTC,instructing recruits,professional military education,skill at arms
military communications,tactical-,field-,secure-,military satellite-,signals military,tactical networks,radio operator,cryptographic equipment
tool: military vehicles,tracked-,tactical-,Humvee,Warrior vehicle,HMMWV,MRAP,military trucks
combat medicine,field-,tactical-,battlefield-,-casualty,hospital corpsman,combat first aid,--medical technician,casualty evacuation,medical-
explosives and ordnance handling,explosives handling,minefield clearance,mine-,UXO-,demining,ordnance disposal,combat engineering,military-,mine action,obstacle breaching,bridging military
# fire and rescue
firefighting,fire suppression,-fighting,-rescue,fire and-,--response,-attack,-extinguishment,-emergencies,-service,-apparatus,-ground operations,extinguishing fires,hose handling
search and rescue,mountain--,rescue operations,-techniques,-services,-people,=USAR,lifeboat crew
certification: Firefighter I and II certification,Fire Officer I,--Academy,-Instructor I,Firefighter--,-II,-1,-2,IFSAC,Pro Board,firefighter certification,=CPAT,NFPA 1001,Candidate Physical Ability Test > firefighting
hazardous materials response,-operations,-incidents,hazmat,spill response
fire safety inspection,-order,-legislation,--inspections,-plan review,--inspector certification,--scene investigation,--prevention,-risk assessor
fire apparatus driving,fire truck--,--pump operations,pumper--,aerial ladder operation,=EFAD,apparatus operator > firefighting
fire safety training,fire warden--,fire extinguisher--,fire marshal--
knowledge: physical fitness test,job-related-,Army combat-,army--,bleep--,physical agility,=ACFT
knowledge: watch system,on-call firefighting,48/96 schedule
maritime security and rescue,search and rescue coordination,maritime--,--interdiction,-law enforcement,boarding operations,coastguard rescue,vessel boarding
policy briefs,briefing notes ~ briefing papers
ministerial correspondence,-submissions,parliamentary questions ~ briefing papers
town hall meetings,public--,-hearings,community consultation ~ stakeholder consultation
political lobbying,-advocacy,legislative-,lobbying@ ~ government relations
grassroots organizing,-advocacy,voter outreach,-registration,phone banking ~ political campaigning
consular services,-affairs,visa adjudication,embassy experience ~ international diplomacy
open source intelligence,=OSINT > intelligence analysis
signals intelligence,=SIGINT,=HUMINT,=GEOINT,imagery analysis > intelligence analysis
knowledge: federal acquisition,-contracting,FAR compliance,FAR/DFARS > government procurement
knowledge: council tax,business rates,revenues and benefits
property tax assessment,mass appraisal of property ~ tax administration
claims adjudication,veterans claims,unemployment insurance- ~ government programs administration
knowledge: disaster preparedness,-management,-response,FEMA,hazard mitigation ~ emergency planning
emergency exercises,tabletop- ~ emergency planning
knowledge: emergency operations center,--operations,continuity of- ~ emergency planning
knowledge: zoning regulations ~ town planning
knowledge: National Planning Policy Framework,=NPPF ~ town planning
urban regeneration,community revitalization,redevelopment projects ~ economic development
permit processing,-review
rent arrears,income recovery ~ housing management
voids and lettings,void management,-inspections,voids@,lettings allocations ~ housing management
antisocial behaviour,anti-social-,tenancy enforcement,neighbour disputes ~ housing management
tenant engagement,resident-,-involvement,tenant- ~ housing management
food inspections,restaurant-,food hygiene inspection ~ environmental health enforcement
housing standards inspection,HHSRS ~ environmental health enforcement
refuse collection,trash- ~ highways and street services
street cleansing,-sweeping,road- ~ highways and street services
passport control,immigration-,border security,customs inspection ~ customs and border control
mail sorting,letter-,casing mail ~ postal services
mail delivery,postal-,delivering mail,mail routes ~ postal services
vehicle registration,title and-,=DMV,motor vehicle licensing
foot patrol,vehicle-,mobile patrols,patrol duties > patrol
crime scene processing,--scenes > evidence collection
chain of custody,evidence preservation ~ evidence collection
witness statements,taking-,statement taking,interviewing suspects,-victims,witness interviews ~ interviewing witnesses
search warrants,serving-,arrest-,execution of-,warrant service ~ arrest procedures
stop and search,search and seizure,powers of arrest,vehicle stops,traffic- ~ arrest procedures
accident investigation,collision-,crash-,-reconstruction ~ traffic enforcement
field sobriety testing,breath--,DUI enforcement,=SFST ~ traffic enforcement
traffic direction,crossing guard
crime prevention,-reduction,Neighbourhood Watch ~ community policing
crowd control ~ public order
weapons handling,-safety,firearms-,marksmanship,small arms ~ firearms training
defensive tactics,officer safety training,handcuffs,baton ~ use of force
control and restraint,=C&R@,=MMPR ~ use of force
hostage negotiation,crisis- ~ verbal de-escalation
incident reports ~ police report writing
tool: body-worn video
tool: computer-aided dispatch,=CAD dispatch@,dispatch software ~ emergency dispatch
911 calls,999-,911 dispatch,emergency call handling > emergency dispatch
tool: two-way radio,police-,Airwave-,radio dispatch,handheld radios
inmate supervision,prisoner-,inmates > correctional supervision
cell searches,inmate-,contraband-,-detection,cell inspections,searches and counts ~ correctional supervision
prisoner escort,-transport,inmate- ~ custody procedures
reducing reoffending,recidivism,offending behaviour programmes ~ offender rehabilitation
pre-sentence reports,presentence-,-investigation,OASys,LSI-R ~ probation supervision
money laundering investigations,asset recovery,proceeds of crime,POCA ~ financial crime investigation
computer forensics,Cellebrite ~ digital evidence
knowledge: criminology,criminal justice degree ~ criminal justice
squad leadership,platoon-,-leader,squad-,section command > military leadership
property accountability,supply-,hand receipts ~ military logistics
ammunition management,ammunition,munitions ~ military logistics
knowledge: combat operations,-experience,-tactics,deployments@ ~ military operations planning
knowledge: peacekeeping,overseas deployment ~ military operations planning
reconnaissance
drill instruction,-and ceremony,recruit training,training recruits ~ military training delivery
tool: tactical radio,Bowman-,combat net-,SINCGARS,communications security,=COMSEC ~ military communications
tactical combat casualty care,combat--,--lifesaver,-medic,=TCCC ~ combat medicine
explosive ordnance disposal,bomb--,=EOD@,unexploded ordnance,improvised explosive devices ~ explosives and ordnance handling
knowledge: CBRN defence,=CBRN,=CBRNE
tool: breathing apparatus,=SCBA ~ firefighting
vehicle extrication,extrication,road traffic collision rescue > search and rescue
rope rescue,high-angle-,technical-,rope access- > search and rescue
swift water rescue,swiftwater--,flood-,water rescue operations > search and rescue
confined space rescue,trench-- > search and rescue
fire investigation,arson-,fire origin and cause ~ fire safety inspection
fire risk assessments,--safety audits ~ fire safety inspection
knowledge: NFPA codes,International Fire Code,fire code enforcement ~ fire safety inspection
fire drills,-evacuation ~ fire safety training
home fire safety visits,fire safety education ~ fire safety inspection
knowledge: political awareness,-context,-landscape,-system
calls for service,respond to calls@ ~ law enforcement
medical emergencies
negotiating with developers,developer contributions,-negotiations ~ town planning
escape prevention,prevent escapes ~ correctional supervision
equipment accountability,-worth,accountable for equipment ~ property accountability
soft: staying calm in emergencies
mentoring junior soldiers,mentored--,soldier development ~ military leadership`
