export const publicService = `
# administration and policy
public administration | government administration, public sector administration, civil administration, public affairs administration | knowledge
public sector | government experience, working in government, governmental organisations | knowledge
local government | local authority, county council, borough council, district council, municipal government, city government, town council, county government | knowledge
central government | civil service, federal government, government department, federal agency, Whitehall, state government, state agency | knowledge
Civil Service success profiles | civil service behaviours, Civil Service Code, civil service competencies | knowledge
policy development | policy making, policymaking, policy design, policy formulation, policy drafting, policy proposals | skill | | related: policy analysis
policy analysis | policy research, analysing policy, policy evaluation, policy advice, policy recommendations, regulatory impact assessment, policy options, research and analyse policy | skill | | related: policy development
public policy | social policy analysis, economic policy, government policy, foreign policy, health policy, education policy, energy policy | knowledge
policy implementation | policy delivery, implementing policy, policy rollout | skill
legislative analysis | legislative research, bill analysis, legislative tracking, bill tracking, analysing legislation, legislative monitoring | skill
legislative process | legislative affairs, parliamentary process, legislative procedures, passage of bills, committee hearings | knowledge
briefing papers | ministerial briefings, draft briefings for ministers | skill
ministerial support | supporting ministers, ministerial office, private office, ministerial visits | skill
stakeholder consultation | public consultation, public engagement, citizen engagement, consultation responses, public participation, respond to consultations, consultations@ | skill
government relations | government affairs, parliamentary affairs, policy advocacy | skill
political campaigning | election campaigns, canvassing@, campaign field organizing | skill
constituent services | constituency casework, constituent casework, constituent correspondence, constituent relations, constituency work | skill
election administration | electoral registration, polling station, poll working, ballot processing, voting equipment, electoral services, election procedures | skill
democratic services | council meetings, committee clerking, civic meetings, council agendas | skill
testifying before committees | addressing council, public presentations to boards | skill
international diplomacy | international relations, foreign affairs, diplomatic relations, protocol and ceremonies, bilateral relations, diplomatic protocol | skill
international cooperation | multilateral organisations, United Nations, treaty negotiation, EU institutions, UN system, UN agencies, European Commission | knowledge
intelligence analysis | all-source intelligence, intelligence reports, intelligence gathering, intelligence products, target analysis, intelligence collection, intelligence briefings, intelligence community | skill
intelligence analysis tools | Analyst's Notebook, Palantir Gotham, IBM i2 | tool | implies: intelligence analysis
security clearance | government clearance, DV cleared, polygraph, BPSS, public trust clearance, NATO secret | licence
police vetting | non-police personnel vetting, =NPPV, NPPV3, background investigation law enforcement, vetting for police | licence
freedom of information | =FOIA, =FOI, FOI requests, public records requests, subject access requests, FOIA requests, open records | skill
public records management | government records, official records, records retention schedules, vital records, official government documents, civil registration, archives of public records | skill
government procurement | government contracting, tender evaluation public sector, Crown Commercial Service | skill
contracting officer certification | =FAC-C, FAC-C certification, contracting officer's representative, contracting officer warrant, DAWIA, FAC-COR | certification | implies: government procurement
federal budgeting | government budgeting, public finance, municipal finance, public sector finance, municipal budgets, public budgeting, local government finance | knowledge
federal grants management | government grants, federal grants, grant compliance, public grants, grant monitoring, 2 CFR 200, state grants, CDBG | skill
commissioning of public services | commissioning services, service commissioning, social care commissioning, health commissioning, contract monitoring public services | skill
public service delivery | citizen services, working with the public, citizen-facing services, serving the public, dealing with the public, public counter service, public-facing role, public inquiries | skill
government programs administration | social security administration, welfare administration | skill
tax administration | HMRC, tax enforcement, =IRS, tax compliance enforcement, tax collection | skill
official statistics | census, population surveys, survey enumeration | skill
public sector transformation | digital government, government digital service standards, GDS standards, e-government, civic technology, smart city | skill
government systems | USAJOBS, SAM.gov, DTS travel, GFEBS, eGrants, ServiceNow government, Defense Travel System | tool
emergency planning | emergency management, civil contingencies, resilience planning | skill
incident command system | =ICS@, NIMS, ICS 100, IS-700, ICS 200, National Incident Management System, ICS 300, gold silver bronze command, JESIP, incident commander | knowledge | implies: emergency planning
public sector equality duty | equality impact assessments, Equality Act 2010 | knowledge
Nolan principles | seven principles of public life, public service ethics, ethics in government, public accountability | knowledge
master of public administration | =MPA@, MPA degree, =MPP@, master of public policy, degree in public administration, political science, public administration degree, degree in public policy, degree in international relations | certification

# planning, housing and regulation
town planning | land use planning, master planning urban, planning enforcement, subdivision review, committee reports | skill
planning accreditation | RTPI accredited | certification | implies: town planning
economic development | business attraction, inward investment, regional development, business improvement district, economic growth programmes | skill
code enforcement | ordinance enforcement, property inspections code, code compliance, code violations, nuisance abatement, ordinance violations, zoning enforcement, citations@ | skill
building control | building regulations inspection, plan review building, building code inspection | skill
environmental health enforcement | environmental health, noise nuisance, statutory nuisance, EHORB, pollution control enforcement, CIEH, registered sanitarian, REHS | skill
licensing enforcement | licensing administration, trading standards enforcement, taxi licensing, licensing act, business licensing, weights and measures inspection, licence applications | skill
housing management | tenancy management, council housing, registered provider, estate inspections, leasehold management, housing association, public housing, tenancy visits, HUD compliance, manage tenancies, tenancy sign-ups | skill
CIH housing qualification | Chartered Institute of Housing, CIH Level 3, CIH Level 4, housing qualification, Level 4 housing | certification | implies: housing management
parking enforcement | civil enforcement, traffic wardening, penalty charge notices, parking tickets, parking citations | skill
highways and street services | street scene, public works, road maintenance municipal, refuse loading, potholes, street maintenance, kerbside recycling | skill
parks and leisure services | council leisure services, parks administration, cultural services, community centres management, arts development public | skill
regulatory compliance inspections | regulatory inspections, compliance inspections, inspecting premises, government inspections, enforcement action, enforcement notices, regulatory enforcement, statutory enforcement, compliance investigations, issuing citations | skill
customs and border control | customs clearance inspection, border protection, immigration enforcement, border enforcement, anti-smuggling, immigration inspection, Border Force | skill
immigration casework | asylum casework, immigration applications, visa decision-making, immigration processing, naturalization, immigration rules, asylum decision making, asylum interviews | skill
passport and licensing counter | notary duties at counter, driver license examination, driving examination | skill

# police, corrections, justice
law enforcement | policing, police work, enforcing laws, police service, police experience, police operations, enforcement of laws, police duties, respond to calls for service | skill
patrol | patrol assigned areas | skill
criminal investigation | investigating crimes, detective work, crime investigation, police investigation, investigating offences, PIP Level 2, homicide investigation, narcotics investigations, PIP2, PIP1, felony investigations, volume crime, criminal cases investigation, cold case | skill | implies: law enforcement
evidence collection | collecting evidence, gathering evidence, evidence gathering, exhibits officer, evidence processing, fingerprinting | skill
interviewing witnesses | suspect interviews, PEACE interviewing, interrogation, Achieving Best Evidence | skill
arrest procedures | searching suspects, apprehending suspects, apprehension@, detaining suspects, arrests@ | skill
custody procedures | custody suite, detention of prisoners, booking inmates, detainee welfare, prisoner intake, custody of detainees, booking procedures jail, custody records, inmate booking, custody and control | skill
Police and Criminal Evidence Act | =PACE@, PACE 1984, PACE codes of practice, =RIPA@, =CPIA, Investigatory Powers Act | knowledge
penal code | criminal code, vehicle code, Fourth Amendment, criminal statutes, state and local laws, laws and ordinances, traffic laws, constitutional rights policing | knowledge
traffic enforcement | traffic policing, roads policing, radar certification, speed enforcement, traffic citations, enforce traffic laws | skill
community policing | neighbourhood policing, community-oriented policing, community safety, problem-oriented policing, police community relations | skill
public order | riot control, event policing, civil disturbance, riot gear | skill
firearms training | firearm qualified, firearms instructor, authorised firearms officer, firearms certified, weapons training, firearms instruction, weapons maintenance, =SWAT, tactical operations, weapon systems operation, armoury, crew-served weapons, maintained weapons | skill
use of force | personal safety training, less-lethal weapons, taser, OC spray, pepper spray certified | skill
verbal de-escalation | de-escalation policing, CIT training, negotiating with hostile individuals | skill
police report writing | crime reports, investigative reports, arrest reports, offence reports, police reports, prosecution case files, investigation reports, detailed reports@, affidavits for warrants, write police reports | skill
courtroom testimony | giving evidence in court, presenting evidence in court, testify in court, court testimony law enforcement | skill
police systems | NCIC, Police National Computer, =PNC@, Niche RMS, =HOLMES@, Athena police, NLETS, Niche records, STORM command and control, Spillman, LEADS terminal, Police National Database, CJIS, PoliceOne | tool
police academy | peace officer certification, POST certification, POST certified, certified peace officer, TCOLE, peace officer license, law enforcement academy, law enforcement certification, =BLET, Police Constable Degree Apprenticeship, =IPLDP, SIA licence police, National Investigators' Exam, sergeants' exam, =NIE@ | certification | implies: law enforcement
emergency dispatch | dispatching emergency services, emergency communications, emergency medical dispatch, =EMD@, emergency dispatcher, EMD certification, radio communications emergency, APCO, ten codes, 911 telecommunicator, 101 calls, public safety telecommunicator, public safety dispatch, public safety communications, dispatch police fire and EMS, dispatching police | skill
correctional supervision | correctional facility, custodial environment, corrections@, supervision of offenders, detention center, detention facility, correctional institution, offender supervision, security of prisoners, HMPPS, secure estate, detainees, offender management unit, prison | skill
offender rehabilitation | offender management, rehabilitation of offenders, offender programmes, offender risk assessment, MAPPA, OMiC, risk of reoffending, offender assessment, offender behaviour | skill
probation supervision | community corrections, community payback, community supervision, probationers, parole, licence recall, unpaid work supervision, revocation hearings, probation@, supervise offenders, enforce orders, offender supervision community | skill
correctional officer certification | corrections certification, correctional officer academy, POELT, jailer license, corrections academy, correctional officer training | certification | implies: correctional supervision
court security | bailiff duties, courtroom security, judicial security, court screening, courthouse security, security of court | skill
animal and wildlife law enforcement | fish and game enforcement, game laws, conservation law enforcement, boating enforcement, hunting regulations, park law enforcement | skill
canine handling | police dog handling, K9 unit, K-9 unit, drug dogs, explosive detection canine | skill
surveillance operations | covert surveillance, undercover operations, undercover work, covert operations, informant handling, CHIS handling, confidential informants, wiretaps, covert human intelligence, controlled buys | skill
counter-terrorism | counterterrorism, Prevent duty, anti-terrorism, terrorism prevention, force protection, Prevent strategy, antiterrorism, counter-extremism, homeland security, counter-IED, explosives, national security, counterintelligence | skill
financial crime investigation | economic crime investigation, welfare fraud investigation, white collar crime, accredited financial investigator, government fraud investigations, counter fraud, benefits fraud, =ACFS, organised crime, organized crime, public fraud investigations | skill
digital evidence | phone downloads, cyber crime investigation, cybercrime, digital forensic examination | skill
criminal justice | policing degree, forensic psychology, justice studies, victimology | knowledge

# military
military service | armed forces, navy service, air force service, military experience, veteran@, Royal Navy, Royal Air Force, US Navy, military background, US Air Force, National Guard, active duty, Marine Corps, military veteran, =USMC | knowledge
military leadership | troop leadership, company command, troop welfare, =NCO, fire team leader, commissioned officer, officer cadet training, troop leading procedures, leading troops, soldiers, sailors and marines | skill
military operations planning | mission planning, operation orders, military decision-making process, battle staff, joint operations, =MDMP, mission command, mission execution, expeditionary operations, tactical operations center, counterinsurgency, mission readiness, combat arms | skill
military training delivery | training soldiers, military instructor, physical training of soldiers, weapons instruction, military instruction, drill sergeant, range safety, ROTC, instructing recruits, professional military education, skill at arms, trained soldiers in tactics | skill
military communications | signals military, military radio operation, tactical communications, tactical networks, military satellite communications, radio operator, field communications, cryptographic equipment, secure communications | skill
military vehicles | Humvee, tracked vehicles, tactical vehicles, Bradley fighting vehicle, HMMWV, MRAP, Warrior vehicle, military trucks | tool
combat medicine | field medicine, hospital corpsman, combat first aid, battlefield casualty, tactical medicine, casualty evacuation, field medical support, medical evacuation, combat medical technician, battlefield medicine | skill
explosives and ordnance handling | explosives handling, minefield clearance, demining, mine clearance, ordnance disposal, combat engineering, mine action, military engineering, obstacle breaching, UXO clearance, bridging military | skill

# fire and rescue
firefighting | fire suppression, fire fighting, extinguishing fires, fire ground operations, fire rescue, fire response, fire attack, fire and rescue, fire extinguishment, responding to fires, fire emergencies, fire service, fire apparatus, hose handling, operate hoses and pumps | skill
search and rescue | rescue operations, =USAR, rescue techniques, mountain rescue, rescue services, lifeboat crew, rescue people | skill
Firefighter I and II certification | Firefighter I, Firefighter II, Firefighter 1, IFSAC, Pro Board, Firefighter 2, Firefighter I/II, Fire Officer I, Fire Academy, firefighter certification, =CPAT, Fire Instructor I, NFPA 1001, Candidate Physical Ability Test | certification | implies: firefighting
hazardous materials response | hazmat, hazardous materials operations, spill response, chemical incidents response, hazardous materials incidents | skill
fire safety inspection | fire inspections, fire safety enforcement, fire risk assessor, fire plan review, fire inspector certification, fire safety order, fire scene investigation, fire prevention, fire safety legislation, fire engineering assessments, fire safety checks | skill
fire apparatus driving | emergency fire appliance driving, fire engine driving, aerial ladder operation, LGV fire appliance, fire engine operation, fire pump operations, pumper operations, fire truck driving, =EFAD, fire appliance maintenance, apparatus operator | skill | implies: firefighting
fire safety training | fire warden training, fire extinguisher training, fire marshal training | skill
physical fitness test | bleep test, job-related fitness test, physical agility, Army combat fitness test, army fitness test, =ACFT, police fitness test | knowledge
watch system | 24-hour shifts fire, on-call firefighting, 48/96 schedule | knowledge
maritime security and rescue | search and rescue coordination, maritime law enforcement, boarding operations, coast guard rescue, coastguard rescue, vessel boarding, maritime interdiction, maritime rescue coordination | skill
policy briefs | briefing notes | skill | | related: briefing papers
ministerial correspondence | parliamentary questions, ministerial submissions | skill | | related: briefing papers
town hall meetings | public meetings, public hearings, community consultation | skill | | related: stakeholder consultation
political lobbying | lobbying@, legislative advocacy, political advocacy | skill | | related: government relations
grassroots organizing | grassroots advocacy, voter outreach, phone banking, get out the vote, voter registration | skill | | related: political campaigning
consular services | consular affairs, visa adjudication, embassy experience | skill | | related: international diplomacy
open source intelligence | =OSINT | skill | implies: intelligence analysis
signals intelligence | =SIGINT, =HUMINT, =GEOINT, imagery analysis | skill | implies: intelligence analysis
federal acquisition | FAR compliance, FAR/DFARS, federal contracting | knowledge | implies: government procurement
council tax | business rates, revenues and benefits | knowledge
property tax assessment | assessing property tax, mass appraisal of property | skill | | related: tax administration
claims adjudication | unemployment insurance claims, veterans claims | skill | | related: government programs administration
disaster preparedness | disaster management, disaster response, FEMA, hazard mitigation | knowledge | | related: emergency planning
emergency exercises | tabletop exercises, emergency drills planning | skill | | related: emergency planning
emergency operations center | emergency operations, continuity of operations | knowledge | | related: emergency planning
zoning regulations | | knowledge | | related: town planning
National Planning Policy Framework | =NPPF | knowledge | | related: town planning
urban regeneration | community revitalization, redevelopment projects | skill | | related: economic development
permit processing | permit review | skill
rent arrears | income recovery | skill | | related: housing management
voids and lettings | void management, voids@, lettings allocations, void inspections | skill | | related: housing management
antisocial behaviour | anti-social behaviour, tenancy enforcement, neighbour disputes | skill | | related: housing management
tenant engagement | tenant involvement, resident engagement, resident involvement | skill | | related: housing management
food inspections | food premises inspection, restaurant inspections, food hygiene inspection | skill | | related: environmental health enforcement
housing standards inspection | HHSRS, private sector housing, property inspections for hazards | skill | | related: environmental health enforcement
refuse collection | waste collection rounds, trash collection | skill | | related: highways and street services
street cleansing | street sweeping, road sweeping | skill | | related: highways and street services
passport control | immigration control, border security, customs inspection | skill | | related: customs and border control
mail sorting | letter sorting, casing mail | skill | | related: postal services
mail delivery | delivering mail, postal delivery, mail routes | skill | | related: postal services
vehicle registration | title and registration, =DMV, motor vehicle licensing | skill
foot patrol | vehicle patrol, mobile patrols, patrol duties | skill | implies: patrol
crime scene processing | crime scenes | skill | implies: evidence collection
chain of custody | evidence preservation, property and evidence room | skill | | related: evidence collection
witness statements | taking statements, statement taking, interviewing suspects, witness interviews, interviewing victims | skill | | related: interviewing witnesses
search warrants | serving warrants, warrant service, arrest warrants, execution of warrants | skill | | related: arrest procedures
stop and search | search and seizure, powers of arrest, vehicle stops, traffic stops | skill | | related: arrest procedures
accident investigation | crash investigation, collision investigation, crash reconstruction | skill | | related: traffic enforcement
field sobriety testing | DUI enforcement, =SFST, breath testing | skill | | related: traffic enforcement
traffic direction | crossing guard | skill
crime prevention | crime reduction, Neighbourhood Watch, neighborhood watch | skill | | related: community policing
crowd control | | skill | | related: public order
weapons handling | marksmanship, firearms safety, weapons safety, small arms | skill | | related: firearms training
defensive tactics | officer safety training, handcuffs, baton | skill | | related: use of force
control and restraint | =C&R@, =MMPR | skill | | related: use of force
hostage negotiation | crisis negotiation | skill | | related: verbal de-escalation
incident reports | | skill | | related: police report writing
body-worn video | | tool
computer-aided dispatch | =CAD dispatch@, dispatch software | tool | | related: emergency dispatch
911 calls | 999 calls, 911 dispatch, emergency call handling, emergency call taking | skill | implies: emergency dispatch
two-way radio | police radio, radio dispatch, Airwave radio, handheld radios | tool
inmate supervision | inmates, prisoner supervision, supervise inmates | skill | implies: correctional supervision
cell searches | cell inspections, contraband searches, contraband detection, conduct searches and counts, searches and counts, inmate searches | skill | | related: correctional supervision
prisoner escort | inmate transport, prisoner transport, prisoner court escort | skill | | related: custody procedures
reducing reoffending | recidivism, offending behaviour programmes | skill | | related: offender rehabilitation
pre-sentence reports | presentence investigation, presentence reports, OASys, LSI-R | skill | | related: probation supervision
money laundering investigations | asset recovery, proceeds of crime, POCA | skill | | related: financial crime investigation
computer forensics | Cellebrite, mobile phone forensics | skill | | related: digital evidence
criminology | criminal justice degree | knowledge | | related: criminal justice
squad leadership | squad leader, platoon leader, platoon leadership, section command, team leader of soldiers | skill | implies: military leadership
property accountability | hand receipts, supply accountability | skill | | related: military logistics
ammunition management | ammunition, munitions | skill | | related: military logistics
combat operations | combat experience, combat tactics, deployments@ | knowledge | | related: military operations planning
peacekeeping | overseas deployment | knowledge | | related: military operations planning
reconnaissance | patrols in hostile terrain | skill
drill instruction | drill and ceremony, recruit training, training recruits, basic training instruction | skill | | related: military training delivery
tactical radio | SINCGARS, Bowman radio, combat net radio, communications security, =COMSEC | tool | | related: military communications
tactical combat casualty care | =TCCC, combat lifesaver, combat medic, combat casualty care | skill | | related: combat medicine
explosive ordnance disposal | =EOD@, bomb disposal, unexploded ordnance, improvised explosive devices | skill | | related: explosives and ordnance handling
CBRN defence | =CBRN, =CBRNE | knowledge
breathing apparatus | =SCBA | tool | | related: firefighting
vehicle extrication | extrication, road traffic collision rescue | skill | implies: search and rescue
rope rescue | high-angle rescue, technical rescue, rope access rescue | skill | implies: search and rescue
swift water rescue | swiftwater rescue, flood rescue, water rescue operations | skill | implies: search and rescue
confined space rescue | trench rescue | skill | implies: search and rescue
fire investigation | fire cause determination, arson investigation, fire origin and cause | skill | | related: fire safety inspection
fire risk assessments | fire safety audits | skill | | related: fire safety inspection
NFPA codes | International Fire Code, fire code inspections, fire code enforcement | knowledge | | related: fire safety inspection
fire drills | fire evacuation | skill | | related: fire safety training
home fire safety visits | fire prevention education, fire safety education | skill | | related: fire safety inspection
political awareness | knowledge of the political system, political system, political context, political landscape | knowledge
calls for service | responding to emergency calls, respond to calls@ | skill | | related: law enforcement
medical emergencies | respond to medical emergencies | skill
negotiating with developers | developer contributions, developer negotiations | skill | | related: town planning
escape prevention | prevent escapes, perimeter security of prisons, facility security counts | skill | | related: correctional supervision
equipment accountability | accountable for equipment, accounted for equipment, equipment worth | skill | | related: property accountability
staying calm in emergencies | stay calm under pressure in emergencies, calm in emergencies | soft
mentoring junior soldiers | mentored soldiers, soldier development | skill | | related: military leadership
`
