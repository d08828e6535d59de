export const publicServiceTitles = `
police officer,peace-,public safety-,patrol--,K9-,response-,law enforcement-,constable,marshal@,police corporal,-cadet,-chief > police
police community support officer,=PCSO,ASB officer,antisocial behaviour-,community safety--,-manager,--warden,neighbourhood- > police
detective,investigator police,civilian investigator,counter fraud-,police--,narcotics-,police staff- > police
crime scene investigator,-examiner,-technician,evidence--,forensic-,=CSI@,evidence custodian,fingerprint examiner,latent print- > police
intelligence analyst,-officer,-operations specialist,SIGINT analyst,imagery-,counterterrorism-,all-source-,targeting-,national security-,counterintelligence agent > police
emergency dispatcher,911-,ambulance-,fire-,emergency medical-,police--,public safety-,-telecommunicator,emergency--,-communications officer,--call taker,-handler,999-,ambulance-,911 operator,police communications-,control room firefighter > emergency-control
correctional officer,-sergeant,-deputy,-lieutenant,-corporal,-supervisor,operational support grade,corrections officer,custody-,prison-,court escort-,jail--,-administrator,custodial manager,prison-,-governor,-warden,-guard > corrections
probation officer,-practitioner,-service officer,pretrial services--,community supervision--,--corrections officer,--payback supervisor,offender--,-manager,correctional case-,--counselor,-treatment specialist > corrections
court bailiff,-attendant,-usher,-officer,bailiff,civil enforcement agent > corrections
firefighter,fire apparatus operator,--engineer driver,--station manager,--fighter,-inspector captain,--officer,-crew commander,firefighter/EMT,firefighter/paramedic,fireman > fire-and-rescue
fire inspector,fire protection-,fire safety--,-consultant,-manager,-officer,fire prevention--,-inspector,fire code--,--marshal,-investigator > fire-and-rescue
emergency planning officer,-manager,--manager,-planner,-management director,-specialist,emergency preparedness--,-coordinator,emergency services--,resilience officer,civil contingencies- > emergency-control
coastguard officer,coast guard-,maritime rescue--,coastguard,lifeboat crew member > fire-and-rescue
soldier,army recruiter,artilleryman,airman,cannon crewmember,reservist,captain army,lieutenant-,major-,cavalry scout,corporal,petty officer,warrant-,non-commissioned-,field artillery-,gunner,marine@,royal marine,sailor navy,sergeant,tank crewman > military
military logistics specialist,ammunition--,military supply-,unit-,automated logistical--,quartermaster army,army logistician,-logistics officer,logistics NCO,supply-,-sergeant > military
customs officer,asylum-,passport-,visa-,deportation-,immigration-,-services officer,--inspector,-enforcement officer,customs official,-inspector > border-and-immigration
asylum decision maker,--caseworker,visa-,immigration-,-case officer,entry clearance-- > border-and-immigration
policy analyst,legislative-,government-,head of policy,policy specialist,-adviser,-manager,-officer,-assistant,-associate,-consultant,-advisor,policy counsel-,--director,-intern,-fellow,-coordinator,-lead,-researcher,think tank-,political scientist > policy
political advisor,-consultant,member of parliament,campaign staffer,campaigns officer,parliamentary-,caseworker constituency,congressional aide,-intern,constituent liaison,legislative-,-coordinator,special adviser,state representative > policy
public affairs officer,external-,-manager,government relations associate,--affairs director,-analyst,-specialist,legislative-,public affairs director,-advisor,-executive > policy
diplomat,desk officer,foreign service-,UN--,political affairs-,foreign-,consular--,-assistant,embassy-,-officer,protocol-,diplomatic-,international relations-,-specialist,--affairs specialist,ambassador@,attaché,consul > policy
civil servant,public-,-administration officer,government--,-project officer,--employee,-clerk,-official,-administrative officer,--affairs administrator,civil service--,government--,public-,-sector officer,council--,higher executive-,senior-,municipal--,public service- > public-administration
city manager,township-,local government-,county--,municipal-,town-,-administrator,county-,village-,council chief executive > public-administration
town clerk,council-,-administrator,ceremonies officer,committee-,-services officer,city clerk,township-,village-,governor's-,municipal-,county-,vital records-,registrar of births > public-administration
council tax officer,disability examiner,unemployment claims-,veterans-,--service representative,-officer,benefit assessment--,HMRC--,tax compliance-,social insurance--,-specialist,benefits assessor > public-administration
customer service officer council,DMV clerk,motor vehicle-,-representative,citizens service--,license examiner > public-administration
elections officer,-administrator,-manager,-supervisor,census field-,election official,-inspector,-clerk,electoral services manager,-officer,--officer,-registration officer > public-administration
government contract specialist,acquisition--,-program manager,commissioning--,-officer,government procurement-,public-,--sector buyer > public-administration
government budget analyst,--accountant,governmental-,county treasurer,city-,municipal-,-finance director,public finance officer > public-administration
town planner,graduate-,assistant-,development control officer,planning policy--,--director,-manager > planning-and-regulation
economic development officer,-manager,-coordinator,-director,community-,-specialist,redevelopment--,-manager,inward investment-,economic growth officer,regional development--,regeneration--,-project manager,--manager,town centre-,main street director > planning-and-regulation
housing officer,-needs officer,independent living--,neighbourhood--,housing solutions-,tenancy management--,--officer,voids-,lettings-,housing advice-,--adviser,-inspector,-coordinator,-services officer,tenant-,leasehold--,housing options-,income recovery-- > housing
environmental health officer,-practitioner,-technician,--protection officer,pollution control--,food standards--,consumer safety--,-inspector,food-,food--,restaurant-,health-,environmental enforcement-,-officer,licensing-,regulatory services--,noise--,port health-,sanitarian > planning-and-regulation
code enforcement officer,neighbourhood-,neighborhood services--,code--,community standards-,building standards surveyor,code enforcement specialist,-technician,-inspector,code compliance--,combination--,rental-,property maintenance- > planning-and-regulation
parking enforcement officer,-agent,--operations manager,--inspector,-services manager,-officer,--control officer,traffic enforcement--,crossing guard,school crossing patrol > planning-and-regulation
refuse collector,recycling-,-loader,-operative,street services-,refuse--,waste collection-,--loader,sanitation driver,-laborer,loader refuse,public works foreman,-operator,bin man,road sweeper,streets superintendent > municipal-works
postal worker,sorting office-,city carrier,rural-,postal-,-officer,-assistant,-operative,-sorter,-supervisor,-support employee,--service clerk,mail processing--,post office manager,postmaster > postal
sheriff's deputy,sheriff > police
state trooper,highway patrol officer,trooper > police
police sergeant,-superintendent,-captain,-inspector,-lieutenant,chief of police > police
school resource officer,campus police--,school- > police
special agent,federal-,criminal investigator > police
counter fraud officer,-specialist,benefit fraud investigator > police
digital forensic investigator,-analyst,--forensics examiner > police
crime analyst,crime intelligence-,criminal- > police
detention officer,jailer > corrections
parole officer,-agent > corrections
fire captain,-lieutenant,-chief,battalion-,station officer,watch manager > fire-and-rescue
infantryman,infantry soldier,paratrooper,machine gunner,rifleman > military
squad leader,platoon-,-sergeant,section commander > military
army officer,naval-,infantry-,military-,air force-,company commander > military
combat medic,-medical technician,army medic,hospital corpsman > military
combat engineer,ammunition technician,sapper > military
border patrol agent,--force officer,CBP--,customs and border protection- > border-and-immigration
legislative assistant,-director,-aide,-correspondent,-fellow > policy
parliamentary assistant,-researcher,constituency caseworker,constituent services representative > policy
political campaign manager,--organizer,field-,campaign-,canvasser > policy
councillor,council member,elected official,mayor > policy
lobbyist,government relations manager,--affairs manager > policy
government program analyst,management and- > public-administration
tax inspector,-collector,-examiner,revenue agent,-officer > public-administration
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
