export const tradesTitles = `
electrician,+mate,electrical technician,-installer,-improver,-contractor,-foreman,-supervisor,-tester,wireman electrician > electrical-trades
electrical apprentice > electrical-trades
building services electrical engineer,electrical maintenance operative,--service engineer,-technician,--field technician > electrical-trades
lineman,linesman,lineworker,power line technician,powerline--,substation-,-electrician,jointer,distribution line worker,utility- > electrical-trades
fire alarm technician,-engineer,intruder-,alarm installer,-technician,access control-,low voltage--,fire and security-- > low-voltage-and-telecoms
CCTV engineer,fire and security-,security systems engineer,-installer,security--,-technician,security system- > low-voltage-and-telecoms
telecommunications technician,-engineer installer,--installer,cable-,satellite-,telecom-,-technician,cable-,broadband-,installation-,cabling engineer,broadband-,cable puller > low-voltage-and-telecoms
tower climber,-technician > low-voltage-and-telecoms
fibre splicer,fiber-,-technician,fiber optic-,fibre engineer > low-voltage-and-telecoms
audio visual technician,-engineer,-installer,home theater--,AV--,-engineer,-technician,smart home- > low-voltage-and-telecoms
solar installer,PV-,EV charger-,photovoltaic--,solar panel-,--technician,-roofer > electrical-trades
elevator technician,escalator-,lift-,-engineer,lift service-,elevator mechanic,-installer,-constructor > electrical-trades
plumber,+and heating engineer,plumbing-,plumbing apprentice,-installer,-foreman,-engineer,-contractor,-supervisor,-service technician,bathroom fitter > plumbing-and-heating
gas engineer,heating-,gas service-,boiler-,Gas Safe--,heating and plumbing--,gas fitter,-technician,oil burner-,boiler installer,heating-,gasfitter > plumbing-and-heating
heat pump engineer > plumbing-and-heating
pipefitter,+welder,steamfitter,pipe fitter,-layer,-fabricator,pipelayer > plumbing-and-heating
drainage engineer,-operative,jetting-,sewer worker,-technician,drainage-,septic-,drain-,-cleaner,-engineer > plumbing-and-heating
sprinkler fitter,-installer,-inspector,-technician,irrigation-,fire extinguisher-,fire suppression-- > plumbing-and-heating
water hygiene technician,-engineer,water treatment--,-technician,legionella--,-risk assessor > plumbing-and-heating
smart meter engineer,--energy expert,meter reader,-installer,-technician,gas meter fitter > plumbing-and-heating
HVAC technician,HVAC install-,HVAC/R--,air conditioning-,HVAC maintenance--,HVAC service--,-tech,-engineer,-manager,--mechanic,-apprentice,-helper,-tech,-supervisor,-foreman,-installer,HVAC lead-,--engineer technician,heating and cooling-- > hvac
chiller technician > hvac
refrigeration engineer,-technician,-mechanic,-service engineer,-technician,AC--,-engineer,air con-,air conditioning--,-installer > hvac
building automation technician,building controls--,BAS--,BMS-,-engineer,BMS commissioning- > hvac
ductwork installer,duct-,sheet metal-,ductwork fitter,ventilation hygiene technician,--engineer,thermal insulation-,lagger,air balancer > hvac
building services engineer technician,--engineer,mobile--,static-,facilities-,operating-,building-,mobile maintenance-,M&E technician > facilities-maintenance
welder,+fitter,-fabricator,fitter welder,fabricator-,welding operator,-technician,-apprentice > welding-and-fabrication
fabricator,+fitter,structural steel-,metal worker,ornamental iron-,plater welder,fabrication technician,metalworker,blacksmith > welding-and-fabrication
boilermaker > welding-and-fabrication
welding inspector,CWI-,welding quality-,--instructor,-foreman,-engineer,-supervisor,fabrication-,-manager > welding-and-fabrication
rigger,slinger,+signaller,rigging technician,rope access-,banksman > welding-and-fabrication
carpenter,+foreman,carpentry-,joiner,framer@,door fitter,-installer,cabinet-,formworker,remodeler,timber frame erector > carpentry
kitchen fitter,-installer > carpentry
shopfitter,shop fitter > carpentry
flooring installer,-estimator,-specialist,floor layer,-fitter,wall and floor tiler > finishing-trades
carpet fitter,-installer > finishing-trades
tiler,tile setter,-installer > finishing-trades
painter,decorator,paper hanger,painting foreman > finishing-trades
plasterer,taper@,renderer@,ceiling fixer,lather@,skimmer@ > finishing-trades
dry liner,drywall installer,-finisher,-hanger,-mechanic,drywaller,drylining fixer > finishing-trades
glazier,curtain wall installer,glazing--,garage door-,blinds--,glass-,-technician,door-,shutter engineer,automatic door- > finishing-trades
window fitter,-installer > finishing-trades
insulation installer,-technician,weatherization-,retrofit installer,spray foam-,insulator@ > finishing-trades
building maintenance technician,apartment-,facilities-,hotel-,site-,property-,-worker,-operative,housing-,voids--,estates-,repairs-,facilities-,-assistant,-mechanic,-technician,fabric-,make ready-,maintenance man,-person,-assistant,-helper,-custodian,-officer,facility maintenance worker,general-,building-,-engineer,--fabric engineer > facilities-maintenance
multi trade operative,multi-skilled--,multi trader,-skilled tradesperson > facilities-maintenance
handyman,handyperson,handy person > facilities-maintenance
caretaker,school site manager,premises--,-officer > facilities-maintenance
building superintendent > facilities-maintenance
facilities manager,-supervisor,-specialist,-team leader,--coordinator,facilities management-,--director,-officer,-administrator,-operations manager,building-,--manager,-maintenance supervisor,apartment-,facilities-,-manager,property-,FM--,workplace-,hard services-,soft-,director of facilities,head- > facilities-management
estates manager,-officer > facilities-management
groundskeeper,groundsman,grounds keeper,-person,-maintenance operative,-worker,landscaper,horticulturist,landscape laborer,-foreman,-supervisor,-crew member,-leader,--labourer,-manager,-gardener,-technician,lawn-,lawn care-,head gardener,estate-,mower@ > landscaping
fencing contractor,fence installer > landscaping
gardener > landscaping
greenkeeper,sports turf manager,golf course superintendent > landscaping
arborist,tree surgeon,-worker,forestry-,arboricultural consultant,tree officer,-trimmer,-climber,groundsman- > landscaping
locksmith,safe technician,lock- > finishing-trades
appliance repair technician,appliance--,appliance service-,--installer,-repairman,-engineer,white goods-,washing machine-- > field-service
field service technician,-specialist,-representative,-manager,--technician,service-,-engineer,installation-,on-site-,weighing-,compressor- > field-service
catering engineer,-equipment engineer,vending--,coffee machine- > field-service
pump engineer,-technician > field-service
generator technician,-engineer > field-service
pest control technician,-operator,-specialist,--controller,-technician,termite-,pest management-,exterminator,fumigator > field-service
restoration technician,water damage-,mitigation--,mold remediation-,disaster recovery--,lead abatement worker > field-service
asbestos surveyor,-removal operative,--analyst,-worker,abatement- > field-service
pool technician,pool maintenance-,pool service--,--cleaner,-plant operator > field-service
sign installer,graphics-,sign maker,-fabricator,signwriter,vinyl wrapper,vehicle- > finishing-trades
stonemason,stone cutter,-fixer,-fabricator,granite-,countertop-,-installer,monumental mason > finishing-trades
fire door inspector,-installer,--stopper,-stopping operative > finishing-trades
farrier,horseshoer > field-service`
