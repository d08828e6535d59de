export const publicServiceTitles = `
police officer | patrol officer, law enforcement officer, response officer, peace officer, police cadet, marshal@, constable, police chief, police corporal, public safety officer, K9 officer | police
police community support officer | =PCSO, community safety officer, neighbourhood warden, community warden, antisocial behaviour officer, community safety manager, community safety warden, ASB officer | police
detective | police investigator, investigator police, civilian investigator, police staff investigator, counter fraud investigator, narcotics investigator | police
crime scene investigator | crime scene technician, evidence technician, =CSI@, fingerprint examiner, crime scene examiner, forensic technician, latent print examiner, evidence custodian | police
intelligence analyst | intelligence officer, counterterrorism analyst, imagery analyst, all-source analyst, intelligence specialist, national security analyst, intelligence operations specialist, SIGINT analyst, counterintelligence agent, targeting analyst | police
emergency dispatcher | 911 dispatcher, 911 operator, police dispatcher, emergency call handler, 999 call handler, fire dispatcher, public safety dispatcher, emergency medical dispatcher, emergency communications officer, ambulance dispatcher, public safety telecommunicator, emergency call taker, police communications operator, emergency telecommunicator, ambulance call handler, control room firefighter | emergency-control
correctional officer | prison officer, corrections officer, prison guard, jail officer, custody officer, correctional sergeant, operational support grade, correctional deputy, correctional lieutenant, prison warden, correctional supervisor, prison governor, prison operational support, court escort officer, correctional corporal, prison manager, jail administrator, custodial manager | corrections
probation officer | probation service officer, community corrections officer, pretrial services officer, offender manager, offender supervisor, community payback supervisor, probation practitioner, correctional counselor, correctional case manager, rehabilitation officer prison, community supervision officer, correctional treatment specialist | corrections
court bailiff | civil enforcement agent, bailiff, high court enforcement officer, court usher, court officer, court attendant | corrections
firefighter | fireman, fire fighter, fire apparatus operator, fire engineer driver, fire engineer apparatus, fire crew commander, fire station manager, firefighter/EMT, firefighter/paramedic, fire officer, fire inspector captain | fire-and-rescue
fire inspector | fire marshal, fire safety officer, fire investigator, fire prevention officer, fire safety advisor, fire safety inspector, fire safety manager, fire protection inspector, fire code inspector, fire prevention inspector, fire safety consultant | fire-and-rescue
emergency planning officer | emergency manager, emergency management specialist, emergency preparedness coordinator, resilience officer, emergency management coordinator, civil contingencies officer, emergency preparedness specialist, resilience manager public, emergency management director, emergency planning manager, emergency planner, emergency services coordinator | emergency-control
coastguard officer | coast guard officer, maritime rescue officer, search and rescue technician, lifeboat crew member, boatswain's mate coast guard, coastguard | fire-and-rescue
soldier | marine@, sergeant, corporal, sailor navy, reservist, lieutenant army, airman, warrant officer, gunner, royal marine, captain army, cavalry scout, major army, petty officer, non-commissioned officer, field artillery officer, artilleryman, tank crewman, cannon crewmember, army recruiter | military
military logistics specialist | unit supply specialist, automated logistical specialist, quartermaster army, supply sergeant, army logistician, ammunition specialist, army logistics officer, supply NCO, military supply specialist, logistics NCO | military
customs officer | immigration officer, customs inspector, passport officer, immigration enforcement officer, immigration inspector, deportation officer, asylum officer, customs official, visa officer, immigration services officer | border-and-immigration
asylum decision maker | immigration caseworker, visa caseworker, asylum caseworker, entry clearance officer, immigration case officer, adjudications officer immigration | border-and-immigration
policy analyst | policy officer, policy advisor, policy adviser, policy manager, policy researcher, policy associate, head of policy, policy consultant, legislative analyst, policy director, policy fellow, government analyst, policy coordinator, policy specialist, policy intern, policy assistant, policy lead, think tank researcher, political scientist, policy counsel advisor | policy
political advisor | political consultant, special adviser, congressional aide, staff assistant congress, caseworker constituency, parliamentary officer, campaign staffer, political director, legislative coordinator, political assistant, political officer, congressional intern, senior caseworker MP, legislative liaison, constituent liaison, campaigns officer, field director campaign, political analyst, member of parliament, state representative | policy
public affairs officer | external affairs manager, government relations specialist, legislative affairs specialist, government affairs director, public affairs executive, public affairs advisor, government affairs specialist, public affairs director, government affairs analyst, government relations associate, external affairs officer | policy
diplomat | foreign service officer, consular officer, embassy officer, ambassador@, attaché, international relations officer, political affairs officer, consular assistant, diplomatic officer, embassy assistant, protocol officer, consul, UN officer, international affairs specialist, desk officer, international relations specialist, foreign affairs officer | policy
civil servant | higher executive officer, government officer, government official, public servant, senior executive officer, public administrator, government administrator, government clerk, civil service administrator, government employee, public service officer, council officer, government project officer, municipal officer, public sector officer, public administration officer, private secretary ministerial, government affairs administrator, government administrative officer, grade 7 civil service | public-administration
city manager | town manager, county administrator, council chief executive, local government manager, town administrator, village administrator, county manager, township manager, department director city, municipal manager | public-administration
town clerk | city clerk, municipal clerk, committee services officer, council clerk, county clerk, deputy clerk municipal, registration officer births, registrar of births, vital records clerk, governor's clerk, committee officer, village clerk, township clerk, ceremonies officer, council administrator | public-administration
council tax officer | benefits assessor, HMRC officer, benefit assessment officer, tax compliance officer, unemployment claims examiner, disability examiner, veterans service representative, social insurance specialist, social insurance officer, veterans claims examiner, veterans service officer | public-administration
customer service officer council | DMV clerk, motor vehicle representative, motor vehicle clerk, citizens service representative, license examiner | public-administration
elections officer | electoral services officer, election clerk, elections administrator, electoral registration officer, elections specialist, election official, electoral officer, elections coordinator, census field supervisor, election inspector, elections assistant, election worker, elections manager, elections supervisor, electoral services manager | public-administration
government contract specialist | procurement officer public, public procurement officer, acquisition specialist, commissioning officer, commissioning manager, acquisition program manager, government procurement officer, public sector buyer | public-administration
government budget analyst | public finance officer, municipal finance director, city treasurer, government accountant, governmental accountant, county treasurer, municipal treasurer | public-administration
town planner | planner development management, development control officer, planning policy officer, assistant planner, planning manager, graduate planner, planning director | planning-and-regulation
economic development officer | regeneration officer, economic development manager, regeneration manager, economic development specialist, economic development director, economic development coordinator, regional development officer, redevelopment manager, inward investment manager, redevelopment specialist, town centre manager, community development specialist, economic development analyst, regeneration project manager, economic growth officer, main street director, community development director | planning-and-regulation
housing officer | neighbourhood officer, tenancy officer, housing advisor, housing options officer, housing assistant, income recovery officer, tenancy management officer, leasehold officer, housing services officer, voids officer, housing inspector, housing solutions officer, housing needs officer, housing coordinator, independent living officer, lettings officer, housing advice officer, housing adviser, tenant services officer | housing
environmental health officer | environmental health practitioner, sanitarian, health inspector, environmental health specialist, licensing enforcement officer, regulatory services officer, food inspector, consumer safety officer, environmental health technician, food safety inspector, consumer safety inspector, environmental protection officer, pollution control officer, environmental enforcement officer, food standards officer, noise officer, restaurant inspector, environmental enforcement inspector, compliance officer regulatory, port health officer | planning-and-regulation
code enforcement officer | property maintenance inspector, code compliance inspector, code enforcement inspector, code enforcement specialist, code enforcement technician, code officer, building standards surveyor, combination inspector, community standards officer, rental inspector, neighborhood services officer, neighbourhood enforcement officer | planning-and-regulation
parking enforcement officer | parking services officer, traffic enforcement officer, crossing guard, parking enforcement agent, school crossing patrol, parking operations manager, parking control officer, traffic marshal public, traffic controller public, parking services manager, traffic officer highways, parking inspector | planning-and-regulation
refuse collector | bin man, waste collection operative, recycling collector, sanitation worker municipal, waste loader, sanitation laborer, recycling operative, public works operator, recycling loader, road sweeper, refuse operative, public works foreman, streets superintendent, loader refuse, sanitation driver, street services operative | municipal-works
postal worker | postal carrier, postmaster, postal assistant, rural carrier, postal officer, postal service clerk, mail processing clerk, postal support employee, mailroom sorter postal, sorting office worker, postal operative, post office manager, postal sorter, postal supervisor, city carrier | postal
sheriff's deputy | sheriff | police
state trooper | highway patrol officer, trooper | police
police sergeant | police inspector, police lieutenant, police captain, police superintendent, chief of police | police
school resource officer | campus police officer, school police officer | police
special agent | federal agent, criminal investigator | police
counter fraud officer | counter fraud specialist, benefit fraud investigator | police
digital forensic investigator | digital forensics examiner, digital forensic analyst | police
crime analyst | criminal intelligence analyst, crime intelligence analyst | police
detention officer | jailer | corrections
parole officer | parole agent | corrections
fire captain | fire lieutenant, battalion chief, fire chief, watch manager, crew manager fire, station officer | fire-and-rescue
infantryman | rifleman, infantry soldier, machine gunner, paratrooper | military
squad leader | platoon sergeant, section commander, platoon leader | military
army officer | military officer, company commander, naval officer, air force officer, infantry officer | military
combat medic | hospital corpsman, combat medical technician, army medic | military
combat engineer | sapper, ammunition technician | military
border patrol agent | border force officer, customs and border protection officer, CBP officer | border-and-immigration
legislative assistant | legislative aide, legislative director, legislative correspondent, legislative fellow | policy
parliamentary assistant | parliamentary researcher, constituency caseworker, constituent services representative | policy
political campaign manager | campaign organizer, field organizer, canvasser, political organizer | policy
councillor | council member, mayor, elected official | policy
lobbyist | government relations manager, government affairs manager | policy
government program analyst | program analyst government, management and program analyst | public-administration
tax inspector | revenue officer, tax collector, revenue agent, tax examiner | public-administration
property assessor | tax assessor, appraiser county, assessor county | public-administration
permit technician | permit clerk, permit specialist | planning-and-regulation
driving examiner | driver license examiner, motor vehicle examiner | public-administration
poll worker | poll clerk, election judge, presiding officer | public-administration
census enumerator | enumerator, census worker | public-administration
housing manager | neighbourhood manager housing, housing services manager, scheme manager | housing
income management officer | rent officer | housing
trading standards officer | licensing officer, weights and measures inspector | planning-and-regulation
building inspector | | planning-and-regulation
traffic warden | civil enforcement officer, parking officer | planning-and-regulation
street cleaner | street sweeper, litter picker, street cleansing operative | municipal-works
public works maintenance worker | public works laborer, street maintenance worker | municipal-works
public works director | public works manager, public works supervisor, director of public works | municipal-works
mail handler | | postal
post office clerk | post office assistant, post office counter clerk | postal
`
