export const publicServiceTitles = `
> police
police officer,peace-,public safety-,patrol--,K9-,response-,law enforcement-,constable,marshal@,police corporal,-cadet,-chief
police community support officer,=PCSO,ASB officer,antisocial behaviour-,community safety--,-manager,--warden,neighbourhood-
detective,investigator police,civilian investigator,counter fraud-,police--,narcotics-,police staff-
crime scene investigator,-examiner,-technician,evidence--,forensic-,=CSI@,evidence custodian,fingerprint examiner,latent print-
intelligence analyst,-officer,-operations specialist,SIGINT analyst,imagery-,counterterrorism-,all-source-,targeting-,national security-,counterintelligence agent
sheriff's deputy,sheriff
state trooper,highway patrol officer,trooper
police sergeant,custody-,chief of police,police captain,-superintendent,-inspector,-lieutenant
school resource officer,campus police--,school-
special agent,federal-,criminal investigator
counter fraud officer,-specialist,benefit fraud investigator
digital forensic investigator,-analyst,--forensics examiner
crime analyst,crime intelligence-,criminal-
> emergency-control
emergency dispatcher,emergency medical-,911--,ambulance-,fire-,police-,public safety-,-telecommunicator,emergency--,-communications officer,-operator,police-,-officer,911 operator,999 call handler,ambulance-,emergency-,-taker,control room firefighter
emergency planning officer,-manager,--manager,-planner,-management director,-specialist,emergency preparedness--,-coordinator,emergency services--,resilience officer,civil contingencies-
> corrections
correctional officer,-sergeant,-deputy,-lieutenant,-corporal,-supervisor,operational support grade,corrections officer,custody-,prison-,court escort-,jail--,-administrator,custodial manager,prison-,-governor,-warden,-guard
probation officer,-practitioner,-service officer,pretrial services--,community supervision--,--corrections officer,--payback supervisor,offender--,-manager,correctional case-,--counselor,-treatment specialist
court bailiff,-attendant,-usher,-officer,bailiff,civil enforcement agent
detention officer,jailer
parole officer,-agent
> fire-and-rescue
firefighter,fire engineer driver,--station manager,--fighter,-inspector captain,--officer,-apparatus operator,--crew commander,fireman
fire inspector,fire protection-,--marshal,-investigator,-prevention officer,-inspector,fire code--,fire safety--,-consultant,-manager
coastguard officer,coast guard-,maritime rescue--,coastguard,lifeboat crew member
fire captain,-lieutenant,-chief,battalion-,station officer,watch manager
> military
soldier,aircraftman,airman,sergeant,artilleryman,cannon crewmember,army recruiter,captain army,lieutenant-,major-,cavalry scout,corporal,petty officer,warrant-,non-commissioned-,field artillery-,gunner,marine@,naval rating,reservist,royal marine,sailor navy,tank crewman
military logistics specialist,ammunition--,military supply-,unit-,automated logistical--,quartermaster army,army logistician,-logistics officer,logistics NCO,supply-,-sergeant
infantryman,infantry soldier,paratrooper,machine gunner,rifleman
squad leader,platoon-,-sergeant,section commander
army officer,naval-,infantry-,military-,air force-,company commander
combat medic,-medical technician,army medic,hospital corpsman
combat engineer,ammunition technician,sapper
> border-and-immigration
customs officer,asylum-,passport-,visa-,deportation-,immigration-,-services officer,--inspector,-enforcement officer,customs official,-inspector
asylum decision maker,--caseworker,visa-,immigration-,-case officer,entry clearance--
border patrol agent,--force officer,CBP--,customs and border protection-
> policy
policy analyst,legislative-,government-,head of policy,policy director,-fellow,-intern,-adviser,-manager,-officer,-assistant,-associate,-consultant,-coordinator,-lead,-specialist,-counsel advisor,--researcher,think tank-,political scientist
political advisor,-consultant,member of parliament,campaign staffer,campaigns officer,parliamentary-,caseworker constituency,congressional aide,-intern,constituent liaison,legislative-,-coordinator,special adviser,state representative
public affairs officer,external-,-manager,government relations associate,--affairs director,-analyst,-specialist,legislative-,public affairs director,-advisor,-executive
diplomat,desk officer,foreign service-,UN--,political affairs-,foreign-,consular--,-assistant,embassy-,-officer,protocol-,diplomatic-,international relations-,-specialist,--affairs specialist,ambassador@,attaché,consul
legislative assistant,-director,-aide,-correspondent,-fellow
parliamentary assistant,-researcher,constituency caseworker,constituent services representative
political campaign manager,--organizer,field-,campaign-
councillor,council member,elected official,mayor
lobbyist,government relations manager,--affairs manager
> public-administration
civil servant,public-,-administration officer,government--,-project officer,--employee,-clerk,-official,-administrative officer,--affairs administrator,civil service--,government--,public-,-sector officer,staff--,council-,higher executive-,senior-,municipal--,public service-,assistant staff--,=HEO,Grade 6@@,-7
city manager,township-,local government-,county--,municipal-,town-,-administrator,county-,village-,council chief executive
town clerk,township-,council-,-administrator,ceremonies officer,committee-,-services officer,city clerk,village-,governor's-,municipal-,county-,parish-,vital records-,registrar of births
council tax officer,disability examiner,unemployment claims-,veterans-,--service representative,-officer,benefit assessment--,HMRC--,tax compliance-,social insurance--,-specialist,benefits assessor
customer service officer council,DMV clerk,motor vehicle-,-representative,citizens service--,license examiner
elections officer,-administrator,-manager,-supervisor,census field-,election official,-inspector,-clerk,electoral services manager,-officer,--officer,-registration officer
government contract specialist,acquisition--,-program manager,commissioning--,-officer,government procurement-,public-,--sector buyer
government budget analyst,--accountant,governmental-,county treasurer,city-,municipal-,-finance director,public finance officer
government program analyst,management and-
tax inspector,-collector,-examiner,revenue agent,-officer
property assessor,tax-,appraiser county,assessor-
driving examiner,motor vehicle-,driver license--
poll worker,-clerk,election judge,presiding officer
census enumerator,-worker,enumerator
> planning-and-regulation
town planner,graduate-,assistant-,development control officer,planning policy--,--director,-manager
economic development officer,-manager,-coordinator,-director,community-,-specialist,redevelopment--,-manager,inward investment-,economic growth officer,regional development--,regeneration--,-project manager,--manager,town centre-,main street director
environmental health officer,-practitioner,-technician,--protection officer,pollution control--,food standards--,consumer safety--,-inspector,food-,food--,restaurant-,health-,environmental enforcement-,-officer,licensing-,regulatory services--,noise--,port health-,sanitarian
code enforcement officer,neighbourhood-,neighborhood services--,code--,community standards-,building standards surveyor,code enforcement specialist,-technician,-inspector,code compliance--,combination--,rental-,property maintenance-
parking enforcement officer,-agent,--operations manager,--inspector,-services manager,-officer,--control officer,traffic enforcement--,crossing guard,school crossing patrol
permit technician,-clerk,-specialist
trading standards officer,licensing--
building inspector
traffic warden,parking officer,civil enforcement-
> housing
housing officer,-needs officer,independent living--,neighbourhood--,housing solutions-,tenancy management--,--officer,voids-,lettings-,housing advice-,--adviser,-inspector,-coordinator,-services officer,tenant-,leasehold--,housing options-,income recovery--
housing manager,scheme-,housing services-
income management officer,rent--
> municipal-works
refuse collector,recycling-,-loader,-operative,street services-,refuse--,waste collection-,--loader,sanitation driver,-laborer,loader refuse,public works foreman,-operator,bin man,road sweeper,streets superintendent
street cleaner,-sweeper,-cleansing operative,litter picker
public works maintenance worker,street--,public works laborer
public works director,-manager,-supervisor,director of public works
> postal
postal worker,sorting office-,city carrier,rural-,postal-,-officer,-assistant,-operative,-sorter,-supervisor,-support employee,--service clerk,mail processing--,post office manager,postmaster
mail handler
post office clerk,-assistant`
