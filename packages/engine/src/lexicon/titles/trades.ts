export const tradesTitles = `
> electrical-trades
electrician,electrical contractor,-supervisor,-improver,-installer,-foreman,-tester,electrician's mate,sparky
electrical apprentice
building services electrical engineer,electrical field technician,--maintenance operative,--service engineer,-technician
lineman,distribution line worker,utility-,jointer,linesman,lineworker,power line technician,powerline--,substation-,-electrician
solar installer,EV charger-,PV--,photovoltaic-,solar panel-,--roofer,-technician
elevator technician,escalator-,lift-,-engineer,lift service-,elevator constructor,-mechanic,-installer
> low-voltage-and-telecoms
fire alarm technician,-engineer,intruder-,alarm installer,-technician,low voltage-,access control--,fire and security--
CCTV engineer,fire and security-,security installer,security systems-,-engineer,--technician,security system-
telecommunications technician,-installer,-engineer installer,satellite--,cable-,telecom-,-technician,cable-,installation-,broadband-,-engineer,cabling-,cable puller
tower climber,-technician
fibre splicer,-engineer,fiber technician,fiber optic-
audio visual technician,-engineer,-installer,home theater--,AV--,-engineer,-technician,smart home-
> plumbing-and-heating
plumber,+and heating engineer,plumbing-,bathroom fitter,plumber's mate,plumbing engineer,-apprentice,-contractor,-supervisor,-foreman,-installer,-service technician
gas engineer,Gas Safe-,heating--,gas service-,boiler-,--installer,heating-,-and plumbing engineer,gas fitter,-technician,oil burner-,gasfitter
heat pump engineer
pipefitter,pipe layer,-fitter,-fabricator,pipelayer,steamfitter
drainage engineer,drain-,-cleaner,-technician,sewer-,septic-,drainage-,-operative,jetting-,sewer worker
sprinkler fitter,-inspector,-installer,-technician,fire extinguisher-,irrigation--,fire suppression-
water hygiene technician,-engineer,water treatment--,-technician,legionella--,-risk assessor
smart meter engineer,--energy expert,gas meter fitter,meter installer,-reader,-technician
> hvac
HVAC technician,HVAC engineer-,HVAC install--,HVAC service--,-engineer,-manager,-tech,--mechanic,-supervisor,-foreman,-helper,-tech,-installer,HVAC lead-,--maintenance technician,HVAC/R--,air conditioning-,heating and cooling--
chiller technician
refrigeration engineer,-mechanic,-service engineer,-technician,--technician,AC-,-engineer,air con-,air conditioning--,-installer
building automation technician,BAS--,building controls-,BMS--,-engineer,BMS commissioning-
ductwork installer,duct-,sheet metal-,air balancer,ductwork fitter,thermal insulation engineer,ventilation--,-hygiene technician,lagger
> facilities-maintenance
building services engineer technician,--engineer,facilities--,building-,mobile-,static-,operating-,mobile maintenance-,M&E technician
building maintenance technician,hotel-,apartment-,property-,site-,facilities-,--mechanic,-assistant,-operative,-technician,fabric-,make ready-,building fabric engineer,--maintenance engineer,-worker,facility-,general-,property-,-operative,housing-,estates--,voids-,repairs-,maintenance assistant,-custodian,-helper,-person,-officer,-man
multi trade operative,multi-skilled--,multi trader,-skilled tradesperson
handyman,handyperson,handy person
caretaker,premises officer,-manager,school site-
building superintendent
> welding-and-fabrication
welder,welding operator,-technician
fabricator,fabrication technician,metal worker,ornamental iron-,blacksmith,metalworker,plater welder,structural steel fitter
boilermaker
welding inspector,CWI-,welding quality-,--foreman,-engineer,-instructor,-supervisor,fabrication-,-manager
rigger,banksman,rigging technician,rope access-,slinger,+signaller
> carpentry
carpenter,cabinet installer,door-,-fitter,remodeler,carpentry foreman,chippy@@,formworker,framer@,joiner,timber frame erector
kitchen fitter,-installer
shopfitter,shop fitter
> finishing-trades
flooring installer,-specialist,-estimator,floor fitter,-layer,wall and floor tiler
carpet fitter,-installer
tiler,tile installer,-setter
painter,decorator,painting foreman,paper hanger
plasterer,ceiling fixer,lather@,renderer@,skimmer@,taper@
dry liner,drylining fixer,drywall finisher,-hanger,-mechanic,-installer,drywaller
glazier,shutter engineer,automatic door-,blinds installer,garage door-,glass--,glazing-,curtain wall-,door technician,glass-
window fitter,-installer
insulation installer,-technician,weatherization-,insulator@,retrofit installer,spray foam-
locksmith,lock technician,safe-
sign installer,graphics-,sign fabricator,-maker,signwriter,vehicle wrapper,vinyl-
stonemason,countertop installer,-fabricator,granite-,stone-,-fixer,-cutter,monumental mason
fire door inspector,-installer,--stopper,-stopping operative
> facilities-management
facilities manager,-officer,-team leader,director of facilities,head-,FM manager,workplace-,property maintenance-,facilities-,-supervisor,apartment-,building-,facilities--,-administrator,-management coordinator,facilities--,-specialist,-director,-operations manager,building-,--manager,hard services-,soft-
estates manager,-officer
> landscaping
groundskeeper,grounds person,-keeper,-maintenance worker,-operative,groundsman,horticulturist,landscape gardener,landscaper,mower@
fencing contractor,fence installer
gardener
greenkeeper,golf course superintendent,sports turf manager
arborist
> field-service
mobile phone repair technician,device--,phone-
cellar technician,drinks dispense-,beer-
appliance repair technician,appliance--,appliance service-,--installer,-repairman,-engineer,washing machine-,white goods--
field service technician,-manager,--technician,service-,-engineer,installation-,compressor-,on-site-,weighing-
catering engineer,vending-,catering equipment-,coffee machine--
pump engineer,-technician
generator technician,-engineer
pest control technician,-operator,-specialist,--controller,-technician,termite-,pest management-,exterminator,fumigator
restoration technician,disaster recovery-,mitigation--,mold remediation-,water damage--,lead abatement worker
asbestos surveyor,-analyst
pool technician,pool maintenance-,pool service--,--cleaner,-plant operator
farrier,horseshoer
> crafts
curtain maker,soft furnisher
thatcher,dry stone waller,hedge layer,chimney sweep
steeplejack,fence erector,steel-,fencing contractor
asbestos removal operative,-supervisor,-remover,-worker,abatement-`
