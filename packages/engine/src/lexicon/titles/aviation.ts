export const aviationTitles = `
airline pilot,pilot@,senior first officer > pilots
airline captain,flight-,jet-,line-,direct entry-,captain airline > pilots
first officer,second- > pilots
helicopter pilot,-captain,rotary pilot,EMS-,HEMS-,air ambulance- > pilots
flight instructor,ground-,simulator-,flying-,type rating-,aviation--,ground school-,=CFI > pilots
drone pilot,UAV-,remote-,UAS-,-operator,UAV-,unmanned aircraft-,drone--,-surveyor,-technician,UAV- > pilots
director of flight operations,chief pilot,flight operations manager,-director,base captain,fleet- > aviation-management
flight attendant,cabin-,-crew,-services manager,in-flight--,air hostess,-steward,-stewardess,inflight crew > cabin-crew
purser,cabin supervisor,-manager > cabin-crew
airport customer service agent,passenger--,-supervisor,--handling agent,airline ticket--,--agent,-passenger assistant,--reservation agent,--check-in agent,station--,PRM-,wheelchair-,-attendant,airport lounge-,-agent,--representative,-agent,special assistance- > airport-ground
gate agent,check-in- > airport-ground
ramp agent,airside-,-operative,airport-,-baggage handler,ramp--,ground-,-handling agent,--crew,-operations agent,--agent,cargo-,cross utilized-,ramp service--,fleet-,-clerk,ramp attendant,-supervisor,-lead,-worker,-operator > airport-ground
aircraft cleaner,-groomer,cabin cleaner,-appearance agent > airport-ground
line service technician,-specialist,FBO line technician > airport-ground
baggage handler,aircraft loader,airport- > airport-ground
aircraft refueller,-fueler,airport-,aviation-,-fuel technician,refueler,into-plane operator > airport-ground
aircraft dispatcher,airport-,airline-,flight-,-coordinator,flight operations-,-officer,-controller,-specialist,-assistant,--follower,-planner,-scheduler,-ops coordinator,turnaround--,-manager,dispatcher airline > flight-operations
charter coordinator > flight-operations
crew scheduler,-controller,-planner,crew roster-,--rostering officer,--tracker,-scheduling coordinator > flight-operations
airline operations controller,network-,airline operations manager,--duty manager,aviation operations specialist,-coordinator > flight-operations
air traffic controller,-assistant,-manager,-control specialist,-officer,tower controller,approach-,radar-,ATC specialist,ATCO,flight information service officer > air-traffic-control
air traffic safety electronics engineer,ATSEP,ATC engineer,airways-,air traffic-,navaids technician,airfield lighting-,--electrician > air-traffic-control
airport operations officer,-agent,-manager,-coordinator,-specialist,-supervisor,ground-,-manager,airside-,-officer,airport director,-services manager,-supervisor,airport--,-terminal manager,ramp--,ground handling-,FBO--,airport duty-,terminal-,airport--,-station manager,airline- > aviation-management
airfield operations officer,-specialist,--manager > aviation-management
airport security officer,transportation-,aviation-,-agent,-manager,TSA officer,security screening-,--screener,airport-,-security guard,-agent,TSA-- > airport-ground
airport firefighter,ARFF-,aviation-,aerodrome- > airport-ground
aircraft mechanic,-maintainer,-mechanical fitter,--apprentice,aircraft maintenance-,-mechanic,-fitter,-technician,aviation-,line-,base-,aircraft--,aircraft armament-,A&P--,aircraft line-,aviation--,aircraft composite-,landing gear--,aircraft component--,--fitter,-systems mechanic,A&P--,aviation-,airframe-,AMT-,flight line-,=AMT > aircraft-maintenance
GSE mechanic,-technician > aircraft-maintenance
powerplant mechanic,jet engine-,aircraft-,-technician,aero-,-fitter > aircraft-maintenance
helicopter mechanic,-technician,-engineer > aircraft-maintenance
licensed aircraft engineer,-maintenance engineer,aircraft--,line-,B1 licensed--,B2-,B1/B2-,B1--,B2-,aircraft certifying-,--engineer,cat A-,licensed avionics--,B2 licensed-,=LAE,=AME,certifying technician > aircraft-maintenance
avionics technician,avionics bench-,avionics installation--,--engineer,-mechanic,-installer,-fitter,-specialist,-repair technician,aircraft electrical--,-fitter,--electrician > aircraft-maintenance
aircraft structures technician,structures--,-mechanic,aircraft structural-,-technician,structural repair-- > aircraft-maintenance
aircraft assembler,structures-,aircraft structural-,aerospace--,-machinist,-fitter,-technician,spacecraft-,aircraft production-,aircraft assembly--,-mechanic,--builder,riveter > aircraft-maintenance
aircraft painter,-paint technician,aircraft interior--,-mechanic,--finisher,-upholsterer,-cabinet maker,aviation painter > aircraft-maintenance
aircraft inspector,aviation-,aviation maintenance-,aircraft-,aircraft quality--,aviation-,aviation safety-- > aircraft-maintenance
airworthiness inspector > aircraft-maintenance
director of maintenance,aircraft maintenance manager,-supervisor,aviation-,-director,-manager,line-,base-,Part 145--,continuing airworthiness--,CAMO--,line station-,hangar--,-supervisor,maintenance control- > aviation-management
airworthiness engineer,-surveyor,-review staff,technical services engineer,powerplant--,CAMO-,maintenance programs-,aircraft technical representative,--planner,-asset manager,--maintenance planner,aviation- > aircraft-maintenance
aircraft records technician,-clerk,-specialist,technical-,-officer,-clerk,aviation- > aircraft-maintenance
aerospace engineer,-stress engineer,aircraft-,aeronautical--,aircraft design-,propulsion--,airframe-,aircraft systems-,avionics-,aircraft structural--,aerodynamics--,flight sciences-,flight dynamics--,MRB--,aircraft performance-,airworthiness certification--,aerodynamicist,=DER > aerospace-engineering
GNC engineer,flight controls- > aerospace-engineering
flight test engineer > aerospace-engineering
satellite engineer,-controller,-operations engineer,mission-,space systems--,aerospace-,--design engineer,--project engineer,payload--,spacecraft-,-operator > aerospace-engineering
stress engineer > aerospace-engineering
aviation safety officer,-manager,-specialist,--auditor,-compliance manager,--quality auditor,-manager,airline safety--,compliance monitoring--,flight safety officer,--data analyst > aviation-management
aviation parts specialist,-clerk,-salesperson,--stores operative,aircraft parts coordinator,-buyer,--stores controller,--materials specialist,AOG--,-coordinator,aviation logistics-,--storeperson,-buyer,-sales executive,charter sales manager > flight-operations
airline analyst,-network planner,airport--,aviation-,-consultant,-analyst,airport-,airline pricing-,--revenue analyst,route development manager,aircraft leasing-- > aviation-management
flight simulator technician,simulator--,-engineer > aircraft-maintenance`
