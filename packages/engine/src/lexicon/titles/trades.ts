export const tradesTitles = `
electrician,+mate,wireman electrician,electrical supervisor,-technician,-improver,-installer,-foreman,-contractor,-tester > electrical-trades
electrical apprentice > electrical-trades
building services electrical engineer,electrical field technician,--maintenance operative,--service engineer,-technician > electrical-trades
lineman,distribution line worker,utility-,jointer,linesman,lineworker,power line technician,powerline--,substation-,-electrician > electrical-trades
fire alarm technician,-engineer,intruder-,alarm installer,-technician,low voltage-,access control--,fire and security-- > low-voltage-and-telecoms
CCTV engineer,fire and security-,security installer,security systems-,-engineer,--technician,security system- > low-voltage-and-telecoms
telecommunications technician,-installer,-engineer installer,satellite--,cable-,telecom-,-technician,cable-,installation-,broadband-,-engineer,cabling-,cable puller > low-voltage-and-telecoms
tower climber,-technician > low-voltage-and-telecoms
fibre splicer,fiber-,-technician,fiber optic-,fibre engineer > low-voltage-and-telecoms
audio visual technician,-engineer,-installer,home theater--,AV--,-engineer,-technician,smart home- > low-voltage-and-telecoms
solar installer,EV charger-,PV--,photovoltaic-,solar panel-,--roofer,-technician > electrical-trades
elevator technician,escalator-,lift-,-engineer,lift service-,elevator constructor,-mechanic,-installer > electrical-trades
plumber,+and heating engineer,plumbing-,bathroom fitter,plumbing engineer,-apprentice,-contractor,-supervisor,-foreman,-installer,-service technician > plumbing-and-heating
gas engineer,Gas Safe-,heating--,gas service-,boiler-,--installer,heating-,-and plumbing engineer,gas fitter,-technician,oil burner-,gasfitter > plumbing-and-heating
heat pump engineer > plumbing-and-heating
pipefitter,+welder,pipe fabricator,-layer,-fitter,pipelayer,steamfitter > plumbing-and-heating
drainage engineer,drain-,-cleaner,-technician,sewer-,septic-,drainage-,-operative,jetting-,sewer worker > plumbing-and-heating
sprinkler fitter,-inspector,-installer,-technician,fire extinguisher-,irrigation--,fire suppression- > plumbing-and-heating
water hygiene technician,-engineer,water treatment--,-technician,legionella--,-risk assessor > plumbing-and-heating
smart meter engineer,--energy expert,gas meter fitter,meter installer,-reader,-technician > plumbing-and-heating
HVAC technician,HVAC engineer-,HVAC install--,HVAC service--,-engineer,-manager,-tech,--mechanic,-supervisor,-foreman,-helper,-tech,-installer,HVAC lead-,--maintenance technician,HVAC/R--,air conditioning-,heating and cooling-- > hvac
chiller technician > hvac
refrigeration engineer,-mechanic,-service engineer,-technician,--technician,AC-,-engineer,air con-,air conditioning--,-installer > hvac
building automation technician,BAS--,building controls-,BMS--,-engineer,BMS commissioning- > hvac
ductwork installer,duct-,sheet metal-,air balancer,ductwork fitter,thermal insulation engineer,ventilation--,-hygiene technician,lagger > hvac
building services engineer technician,--engineer,facilities--,building-,mobile-,static-,operating-,mobile maintenance-,M&E technician > facilities-maintenance
welder,+fitter,-fabricator,fabricator welder,fitter-,welding technician,-operator > welding-and-fabrication
fabricator,+fitter,structural steel-,blacksmith,fabrication technician,metal worker,ornamental iron-,metalworker,plater welder > welding-and-fabrication
boilermaker > welding-and-fabrication
welding inspector,CWI-,welding quality-,--foreman,-engineer,-instructor,-supervisor,fabrication-,-manager > welding-and-fabrication
rigger,banksman,rigging technician,rope access-,slinger,+signaller > welding-and-fabrication
carpenter,+foreman,carpentry-,framer@,cabinet installer,door-,-fitter,remodeler,formworker,joiner,timber frame erector > carpentry
kitchen fitter,-installer > carpentry
shopfitter,shop fitter > carpentry
flooring installer,-specialist,-estimator,floor fitter,-layer,wall and floor tiler > finishing-trades
carpet fitter,-installer > finishing-trades
tiler,tile installer,-setter > finishing-trades
painter,decorator,painting foreman,paper hanger > finishing-trades
plasterer,ceiling fixer,lather@,renderer@,skimmer@,taper@ > finishing-trades
dry liner,drylining fixer,drywall finisher,-hanger,-mechanic,-installer,drywaller > finishing-trades
glazier,shutter engineer,automatic door-,blinds installer,garage door-,glass--,glazing-,curtain wall-,door technician,glass- > finishing-trades
window fitter,-installer > finishing-trades
insulation installer,-technician,weatherization-,insulator@,retrofit installer,spray foam- > finishing-trades
building maintenance technician,hotel-,apartment-,property-,site-,facilities-,--mechanic,-assistant,-operative,-technician,fabric-,make ready-,building fabric engineer,--maintenance engineer,-worker,facility-,general-,property-,-operative,housing-,estates--,voids-,repairs-,maintenance assistant,-custodian,-helper,-person,-officer,-man > facilities-maintenance
multi trade operative,multi-skilled--,multi trader,-skilled tradesperson > facilities-maintenance
handyman,handyperson,handy person > facilities-maintenance
caretaker,premises officer,-manager,school site- > facilities-maintenance
building superintendent > facilities-maintenance
facilities manager,-officer,-team leader,director of facilities,head-,FM manager,workplace-,property maintenance-,facilities-,-supervisor,apartment-,building-,facilities--,-administrator,-management coordinator,facilities--,-specialist,-director,-operations manager,building-,--manager,hard services-,soft- > facilities-management
estates manager,-officer > facilities-management
groundskeeper,estate gardener,head-,landscape-,-foreman,-laborer,-crew leader,-member,--labourer,-manager,-supervisor,-technician,lawn-,lawn care-,grounds keeper,-person,-maintenance operative,-worker,groundsman,horticulturist,landscaper,mower@ > landscaping
fencing contractor,fence installer > landscaping
gardener > landscaping
greenkeeper,golf course superintendent,sports turf manager > landscaping
arborist,arboricultural consultant,forestry worker,tree-,-officer,-surgeon,-trimmer,-climber,groundsman- > landscaping
locksmith,lock technician,safe- > finishing-trades
appliance repair technician,appliance--,appliance service-,--installer,-repairman,-engineer,washing machine-,white goods-- > field-service
field service technician,-manager,-specialist,--technician,service-,-engineer,weighing-,compressor-,installation-,on-site- > field-service
catering engineer,vending-,catering equipment-,coffee machine-- > field-service
pump engineer,-technician > field-service
generator technician,-engineer > field-service
pest control technician,-operator,-specialist,--controller,-technician,termite-,pest management-,exterminator,fumigator > field-service
restoration technician,disaster recovery-,mitigation--,mold remediation-,water damage--,lead abatement worker > field-service
asbestos surveyor,-analyst,-removal operative,--worker,abatement- > field-service
pool technician,pool maintenance-,pool service--,--cleaner,-plant operator > field-service
sign installer,graphics-,sign fabricator,-maker,signwriter,vehicle wrapper,vinyl- > finishing-trades
stonemason,countertop installer,-fabricator,granite-,stone-,-fixer,-cutter,monumental mason > finishing-trades
fire door inspector,-installer,--stopper,-stopping operative > finishing-trades
farrier,horseshoer > field-service`
