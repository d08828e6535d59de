export const automotiveTitles = `
automotive technician,-tech,-apprentice,-service technician,vehicle--,auto-,master-,dealership-,diagnostic-,workshop-,fleet-,drivability-,light line-,fleet maintenance--,vehicle-,transmission--,express-,B-,auto repair-,--tech,mechanic,engine builder > vehicle-repair
lube technician,fast fit-,general service--,quick-,oil--,alignment-,hood-,oil change-,lube tech,exhaust fitter > vehicle-repair
tyre fitter,-technician,-and exhaust fitter,tire installer,-changer,-tech > vehicle-repair
diesel mechanic,HGV-,truck-,heavy duty-,-technician,medium-,truck--,heavy vehicle-,commercial-,-mechanic,heavy-,diesel engine--,--tech,-technician,LGV-,HGV-,-fitter > vehicle-repair
trailer mechanic,-technician > vehicle-repair
bus mechanic,PSV-,-technician,PCV-,coach- > vehicle-repair
heavy equipment mechanic,-technician,construction-,material handling--,plant--,-fitter,crane mechanic,equipment-,mining-,aerial lift-,powered access engineer > vehicle-repair
hydraulic technician,hose-,hydraulic engineer,-mechanic > vehicle-repair
forklift technician,lift truck-,forklift mechanic,-engineer,FLT- > vehicle-repair
agricultural technician,-engineer technician,--equipment technician,--service technician,--mechanic,tractor-,farm equipment- > vehicle-repair
motorcycle technician,powersports- > vehicle-repair
small engine technician,-mechanic,golf cart technician > vehicle-repair
bicycle mechanic,motorcycle-,bike-,cycle-,-technician,bike-,motorbike- > vehicle-repair
RV technician,RV service-,motorhome--,caravan-,-engineer > vehicle-repair
EV technician,hybrid- > vehicle-repair
ADAS technician,ADAS calibration- > vehicle-repair
auto electrician,automotive-,vehicle-,-electrical technician,automotive-,auto-,electric vehicle-- > vehicle-repair
MOT tester,-technician,PDI-,vehicle inspection-,pre-delivery inspector,vehicle-,-examiner > vehicle-repair
smog technician,smog check-,emissions inspector > vehicle-repair
roadside technician,breakdown-,roadside assistance-,roadside recovery--,patrol mechanic,roadside-,-patrol,vehicle recovery operator > vehicle-repair
tow truck driver,recovery--,-technician,-operator,tow- > vehicle-repair
auto body technician,-repairer,vehicle-,-builder,--builder,collision technician,body shop-,bodyshop--,body repair-,collision-,frame--,autobody-,body-,-man,coachbuilder,trailer body fitter,bodyshop panel beater > body-and-paint
MET technician,-fitter,strip- > body-and-paint
PDR technician,SMART repair-,dent-,smart repairer > body-and-paint
panel beater,-technician,-repairer > body-and-paint
automotive painter,vehicle-,car-,auto-,bodyshop-,auto body-,paint preparer,-technician,paint prep-,vehicle refinish--,--sprayer,refinisher,prepper@ > body-and-paint
windscreen technician,windshield-,window tint-,auto glass--,-installer,window tinter,windscreen fitter > body-and-paint
vehicle valeter,-washer,-cleaner,-preparation technician,detail--,reconditioning-,lot-,-attendant,vehicle service-,car wash--,-associate,-manager,--cleaner,-prep,-washer,fleet-,valeter,detailer@,lot porter,service-,dealership- > body-and-paint
vehicle damage assessor,--appraiser,auto-,auto damage-,-adjuster,--body estimator,collision--,bodyshop-,body shop-,=VDA,estimator bodyshop > body-and-paint
body shop manager,bodyshop supervisor,-manager,collision centre-,--manager,-center manager > service-management
service advisor,-writer,-consultant,-team advisor,aftersales--,service booking-,bodyshop--,service lane-,--cashier,-host,-drive advisor,assistant service manager > service-management
warranty administrator,-clerk > service-management
automotive service manager,--workshop manager,vehicle-,garage--,aftersales-,auto shop-,service--,-director,fixed operations-,-manager,service department--,tire store--,fast fit--,MOT--,fleet maintenance-,-supervisor,shop foreman > service-management
workshop manager,-controller,-supervisor,-foreman > service-management
parts advisor,parts sales-,-representative,-executive,-specialist,parts--,-interpreter,-salesperson,-clerk,-consultant,-professional,-administrator,-counter person > parts
parts driver,parts delivery- > parts
parts manager,parts department-,parts sales--,--supervisor,-director > parts
car sales executive,van-,motorcycle-,truck-,vehicle-,motor-,automotive-,--product specialist,--sales professional,-consultant,-associate,-representative,BDC--,auto sales-,-consultant,vehicle-,dealership-,RV-,car-,-person,--salesman,-salesperson,auto-,vehicle-,BDC agent,product genius > vehicle-sales
vehicle buyer,car- > vehicle-sales
automotive sales manager,car-,dealership-,auto-,used car--,new-,BDC--,dealership-,-general manager,automotive-,--desk manager,dealer principal > vehicle-sales
finance and insurance manager,automotive business manager,--finance manager,dealership-,F&I--,-specialist,-producer,-director > vehicle-sales
title clerk,DMV-,dealership accounting-,--administrator,new car-,vehicle--,-admin assistant,car biller,automotive-,-office manager > vehicle-sales
car rental agent,-manager,branch-,rental sales agent,-associate,--agent,-counter agent,--representative,-car agent,car hire--,hire controller,hire desk- > vehicle-sales
automotive engineer,vehicle test technician > automotive-engineering
dyno technician,test cell- > automotive-engineering
powertrain engineer,-calibration engineer,vehicle--,chassis-,vehicle test-,HIL-,automotive-,--design engineer,--systems engineer,race--,homologation-,motorsport-,ADAS-,NVH-,vehicle integration-,crash--,vehicle dynamics-,engine test technician > automotive-engineering
battery engineer,EV-,battery systems-,battery test--,vehicle development-- > automotive-engineering
approved driving instructor,truck-,CDL--,ADI-,HGV-,behind-the-wheel-,driving school-,driver training--,--trainer,driving examiner > driving-instruction
vehicle assembler,automotive-,-production worker,--assembly worker,car-,vehicle production operative > production
vehicle dismantler,auto-,-recycler,salvage technician,car breaker,vehicle depolluter > vehicle-repair
automotive trainer,-instructor,-technology instructor,auto mechanics--,motor vehicle tutor,vehicle technical trainer > driving-instruction`
