export const publicServiceTitles = `
police officer,patrol-,response-,peace-,public safety-,K9--,law enforcement-,police cadet,-chief,-corporal,marshal@,constable > police
police community support officer,=PCSO,ASB officer,antisocial behaviour-,community safety--,-manager,--warden,neighbourhood- > police
detective,police investigator,civilian-,counter fraud-,narcotics--,police staff-,investigator police > police
crime scene investigator,-technician,-examiner,fingerprint--,latent print-,evidence custodian,-technician,forensic-,=CSI@ > police
intelligence analyst,-officer,-operations specialist,counterterrorism analyst,imagery-,all-source-,SIGINT-,targeting-,national security-,counterintelligence agent > police
emergency dispatcher,911-,-operator,police communications-,--dispatcher,fire-,public safety-,-telecommunicator,emergency--,-communications officer,--medical dispatcher,ambulance--,-call handler,999-,emergency-,-taker,control room firefighter > emergency-control
correctional officer,-sergeant,-deputy,-lieutenant,-supervisor,-corporal,corrections officer,jail-,custody-,court escort-,prison--,-guard,-warden,-governor,-manager,custodial-,operational support grade,jail administrator > corrections
probation officer,-practitioner,-service officer,pretrial services--,community supervision--,--corrections officer,--payback supervisor,offender--,-manager,correctional case-,--counselor,-treatment specialist > corrections
court bailiff,-attendant,-usher,-officer,civil enforcement agent,bailiff > corrections
firefighter,fireman,fire fighter,-engineer driver,--crew commander,--station manager,--officer,-apparatus operator,--inspector captain,firefighter/EMT,firefighter/paramedic > fire-and-rescue
fire inspector,fire safety-,-officer,-advisor,-manager,-consultant,--marshal,-investigator,-prevention officer,-inspector,fire protection--,fire code-- > fire-and-rescue
emergency planning officer,-manager,--planner,-manager,-management specialist,-director,-coordinator,emergency services--,emergency preparedness--,-specialist,resilience officer,civil contingencies- > emergency-control
coastguard officer,coast guard-,maritime rescue--,lifeboat crew member,coastguard > fire-and-rescue
soldier,marine@,sergeant,corporal,sailor navy,reservist,lieutenant army,captain-,major-,airman,warrant officer,petty-,non-commissioned-,field artillery-,gunner,royal marine,cavalry scout,artilleryman,tank crewman,cannon crewmember,army recruiter > military
military logistics specialist,unit supply--,military-,ammunition--,automated logistical-,quartermaster army,supply sergeant,-NCO,logistics-,army logistician,-logistics officer > military
customs officer,passport-,deportation-,asylum-,visa-,immigration-,-services officer,--enforcement officer,--inspector,customs-,-official > border-and-immigration
asylum decision maker,--caseworker,visa-,immigration-,-case officer,entry clearance-- > border-and-immigration
policy analyst,legislative-,government-,policy officer,-adviser,-manager,-associate,-consultant,-director,-fellow,-coordinator,-specialist,-intern,-assistant,-lead,-advisor,policy counsel-,--researcher,think tank-,head of policy,political scientist > policy
political advisor,-consultant,special adviser,congressional aide,-intern,caseworker constituency,parliamentary officer,campaigns-,campaign staffer,legislative coordinator,-liaison,constituent-,member of parliament,state representative > policy
public affairs officer,external-,-manager,public affairs executive,-advisor,-director,government-,-analyst,-specialist,legislative-,government relations--,-associate > policy
diplomat,consular officer,-assistant,embassy-,-officer,international relations-,-specialist,--affairs specialist,ambassador@,attaché,political affairs officer,foreign-,diplomatic--,protocol-,UN-,desk-,foreign service-,consul > policy
civil servant,public-,-administrator,government-,civil service-,government affairs--,--officer,-official,-clerk,-employee,-project officer,--administrative officer,higher executive--,senior-,public service--,council--,municipal-,public sector-,public administration-- > public-administration
city manager,township-,municipal-,local government-,town--,county-,-administrator,town-,village-,council chief executive > public-administration
town clerk,city-,municipal-,council-,-administrator,committee services officer,--officer,ceremonies-,county clerk,governor's-,village-,township-,vital records-,registrar of births > public-administration
council tax officer,HMRC--,benefit assessment-,tax compliance--,social insurance--,-specialist,benefits assessor,disability examiner,unemployment claims-,veterans-,--service representative,-officer > public-administration
customer service officer council,DMV clerk,motor vehicle-,-representative,citizens service--,license examiner > public-administration
elections officer,-administrator,-manager,-supervisor,census field-,electoral services officer,-manager,--officer,-registration officer,election clerk,-official,-inspector > public-administration
government contract specialist,acquisition--,-program manager,commissioning--,-officer,government procurement-,public-,--sector buyer > public-administration
government budget analyst,--accountant,governmental-,public finance officer,municipal finance director,--treasurer,city-,county- > public-administration
town planner,assistant-,graduate-,development control officer,planning policy--,--manager,-director > planning-and-regulation
economic development officer,-manager,-specialist,community-,-director,economic-,-coordinator,-analyst,--growth officer,regional development--,regeneration--,-manager,-project manager,redevelopment specialist,-manager,inward investment-,town centre--,main street director > planning-and-regulation
housing officer,neighbourhood-,tenancy-,housing options-,--adviser,-services officer,tenant-,tenancy management--,leasehold--,voids-,housing solutions-,--inspector,-coordinator,-advice officer,independent living--,lettings--,income recovery-,housing needs-- > housing
environmental health officer,-practitioner,-specialist,-technician,--protection officer,licensing enforcement--,environmental-,-inspector,restaurant--,health-,food-,food safety-,consumer-,-officer,regulatory services--,pollution control--,food standards--,noise--,port health-,sanitarian > planning-and-regulation
code enforcement officer,neighbourhood-,neighborhood services--,code--,community standards-,combination inspector,rental-,property maintenance-,code compliance--,code enforcement--,-specialist,-technician,building standards surveyor > planning-and-regulation
parking enforcement officer,traffic-,parking services--,-manager,--operations manager,--control officer,--inspector,-enforcement agent,crossing guard,school crossing patrol > planning-and-regulation
refuse collector,recycling-,-loader,-operative,waste collection-,refuse--,street services-,bin man,sanitation laborer,-driver,waste loader,public works operator,-foreman,road sweeper,streets superintendent,loader refuse > municipal-works
postal worker,-assistant,-officer,-support employee,--operative,-sorter,-supervisor,-service clerk,--carrier,rural-,city-,postmaster,mail processing clerk,sorting office worker,post office manager > postal
sheriff's deputy,sheriff > police
state trooper,trooper,highway patrol officer > police
police sergeant,-inspector,-lieutenant,-captain,-superintendent,chief of police > police
school resource officer,campus police--,school- > police
special agent,federal-,criminal investigator > police
counter fraud officer,-specialist,benefit fraud investigator > police
digital forensic investigator,-analyst,--forensics examiner > police
crime analyst,criminal intelligence-,crime- > police
detention officer,jailer > corrections
parole officer,-agent > corrections
fire captain,-lieutenant,-chief,battalion-,watch manager,station officer > fire-and-rescue
infantryman,rifleman,infantry soldier,machine gunner,paratrooper > military
squad leader,platoon-,-sergeant,section commander > military
army officer,military-,naval-,infantry-,air force-,company commander > military
combat medic,-medical technician,hospital corpsman,army medic > military
combat engineer,sapper,ammunition technician > military
border patrol agent,--force officer,CBP--,customs and border protection- > border-and-immigration
legislative assistant,-aide,-director,-correspondent,-fellow > policy
parliamentary assistant,-researcher,constituency caseworker,constituent services representative > policy
political campaign manager,--organizer,campaign-,field-,canvasser > policy
councillor,council member,mayor,elected official > policy
lobbyist,government relations manager,--affairs manager > policy
government program analyst,management and- > public-administration
tax inspector,-collector,-examiner,revenue officer,-agent > public-administration
property assessor,tax-,appraiser county,assessor- > public-administration
permit technician,-clerk,-specialist > planning-and-regulation
driving examiner,motor vehicle-,driver license-- > public-administration
poll worker,-clerk,election judge,presiding officer > public-administration
census enumerator,-worker,enumerator > public-administration
housing manager,scheme-,housing services- > housing
income management officer,rent-- > housing
trading standards officer,licensing-- > planning-and-regulation
building inspector > planning-and-regulation
traffic warden,parking officer,civil enforcement- > planning-and-regulation
street cleaner,-sweeper,-cleansing operative,litter picker > municipal-works
public works maintenance worker,street--,public works laborer > municipal-works
public works director,-manager,-supervisor,director of public works > municipal-works
mail handler > postal
post office clerk,-assistant > postal`
