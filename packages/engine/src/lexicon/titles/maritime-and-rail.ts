export const maritimeAndRailTitles = `
deckhand,barge hand,boat-,deck-,-cadet,-rating,mariner,sailor,seafarer,seaman > deck-crew
bosun,boatswain > deck-crew
ship's officer,chief-,third-,deck-,navigation-,deck watch-,mate@ > deck-crew
dynamic positioning operator,DP--,=DPO > deck-crew
ship captain,-master,ferry-,-captain,yacht-,boat-,-operator,launch-,vessel-,-captain,water taxi-,boatmaster,coxswain,master mariner,skipper,tender driver > deck-crew
harbour pilot,maritime-,marine- > deck-crew
tug captain,tugboat-,towboat-,-pilot,tug master > deck-crew
marine engineer,fourth-,port-,ship-,third-,yacht-,second-,tug-,superintendent-,marine chief-,=ETO,engine cadet,engineer officer > marine-engineering
engine room rating,-oiler,--rating,wiper@@,QMED oiler,motorman,oiler ship > marine-engineering
electro-technical officer > marine-engineering
marine technician,marine electrical-,boat repair--,boat yard--,marine service--,outboard--,yacht-,marine electronics-,-installer,--fitter,-mechanic,boat-,outboard-,marine diesel-,--engine technician,boat--,-rigger,yacht-,boatyard operative,sailmaker > marine-engineering
shipbuilder,+welder,ship-,marine-,-carpenter,ship's-,hull technician,laminator boats,outside machinist,ship plater,-painter,-repairer,shipwright,shipyard electrician,-rigger,-worker,yacht joiner,marine- > marine-engineering
boat builder,boatbuilder > marine-engineering
shipfitter,marine pipefitter,ship fitter > marine-engineering
naval architect,marine-,-structural engineer,offshore-,ship-,subsea--,mooring-,ship design-,marine-,subsea-,marine project--,marine systems--,--warranty surveyor,hydrodynamicist > marine-engineering
yacht steward,cabin-,ship-,chief stew,-stewardess,superyacht-,yacht-,-chef,-stew,cruise director,-staff,-ship crew,galley hand,ship's cook,steward baker,messman > ship-hospitality
fisherman,fisher@,fishing crew,-deckhand,-vessel crew,trawlerman > fishing-and-aquaculture
fish farm worker,-technician,salmon-,hatchery--,fish health-,aquaculture--,-manager,hatchery-,fish farm-,-assistant,--hatchery worker,--farmer,shellfish-,marine farm operative > fishing-and-aquaculture
commercial diver,subsea technician,dive-,diver@,diving supervisor,underwater welder > marine-engineering
ROV pilot,-supervisor,-technician > marine-engineering
stevedore,linesman port,tankerman,longshore worker,port-,-crane operator,STS-,port--,marine terminal-,quayside operative,dock-,port-,lashing-,mooring-,terminal-,-tractor driver,tugmaster--,straddle carrier-,docker@,lasher@,line handler,longshoreman,tally clerk > port-operations
harbour master,-assistant,-manager,marine operations coordinator,-manager,port-,-supervisor,-officer,maritime-,coastguard-,--officer,berthing-,port security-,bridge operator,berth planner,vessel-,harbormaster,lock keeper,terminal superintendent,port-,marine-,-terminal manager,port--,-director,-controller,-supervisor,-captain > port-operations
marina manager,marina operations-,--assistant,-dockhand,-attendant,dock master,dockmaster > port-operations
VTS operator,vessel traffic officer > port-operations
shipping agent,-executive,marine operations-,shipping-,boarding agent,husbandry-,port-,bunker trader,demurrage clerk,-analyst,laytime-,liner operations,post fixture operator,ship--,ship agency-,voyage--,-manager,ship operations-,ship--,vessel-,-scheduler,-agent,-operations coordinator,marine-- > shipping-business
technical superintendent,vetting-,marine operations- > shipping-business
shipbroker,chartering executive,-operator,-manager,-broker,ship- > shipping-business
crewing manager,-officer > shipping-business
marine surveyor,class-,draft-,hull-,ship-,yacht-,marine casualty-,--consultant,-inspector,petroleum- > shipping-business
vetting inspector,cargo-,-surveyor > shipping-business
train driver,metro-,tube-,railway engineer-,locomotive--,-engineer,-operator,rail-,train-,-engineer > train-crew
tram driver,light rail-,streetcar operator,tram- > train-crew
train conductor,assistant-,passenger-,tram-,freight-,railroad-,railway-,shunter driver,switchman,trainman,brakeman,locomotive switcher,rail car-,railcar--,-operator,rail yard-,--shunter,train-,-attendant,-crew member,--host,-guard,commercial-,conductor-,-railroad,-trainee,on-board manager,trainmaster,yardmaster > train-crew
revenue protection officer,-inspector,ticket--,fare-,-enforcement officer,revenue-,--control officer > train-crew
station assistant,-host,-dispatcher,-supervisor,-team member,--customer assistant,gateline--,ticket office-,platform--,-staff,railway station-,-manager,train cleaner,-presentation operative,transit station agent,rail customer host > rail-operations
railway signaller,crossing keeper,duty control manager,transit operations--,mobile-,rail-,-controller,line--,rail-,train-,rail service-,rail traffic--,--roster clerk,--timetable planner,--transportation supervisor,transit operations--,train-,transit--,train crew-,-manager,transit--,-scheduler,-controller,train running-,--movement director,signaller@,signalman > rail-operations
bus controller,-scheduler,-depot manager,bus operations-- > rail-operations
train planner,diagramming-,transit-,bus network-,public transport--,timetable--,rail resource- > rail-operations
train dispatcher,rail-,railroad-,transit- > rail-operations
track worker,railway maintenance-,track-,-manager,track section--,--foreman,-engineer,p-way-,permanent way-,-operative,rail maintenance--,-technician,S&T--,p way-,roadmaster,trackman,trackperson,COSS,lookout operative,P-way-,rail-,railway-,PTS-,-labourer,rail-,track-,-inspector,-supervisor,rail site-,track quality--,platelayer,rail grinder,-worker,railroad-,-laborer > rail-infrastructure
on-track plant operator,rail-,tamper--,RRV- > rail-infrastructure
signal maintainer > rail-infrastructure
rail welder,thermite-,track-,crossing nose- > rail-infrastructure
overhead line technician,OLE--,catenary-,-lineman,traction-,OLE linesman > rail-infrastructure
rail signalling engineer,signalling--,-installer,-design engineer,rail-,OLE-,ETCS--,contractor's responsible-,rail integration--,rail--,-technical officer,--project manager,-engineer,signalling-,--supervisor,-principles tester,--assistant,-fitter,-tester,-maintenance engineer,rail systems--,railway-,CBTC--,railway telecoms-,gauging--,rail safety-,railway electrification--,rail-,railway--,OLE-,S&T-,overhead line-,rail civil--,railway-,train control--,traction power--,E&P technician,railway communications-,possession planner,railroad signal maintainer,signal inspector > rail-infrastructure
track design engineer > rail-infrastructure
rolling stock technician,-engineer,-mechanic,-electrician,-supervisor,-fitter,bogie--,rail-,train-,-maintainer,-presentation technician,train depot--,tram--,train-,train maintenance-,-engineer,traction--,rail vehicle-,-technician,-mechanic,transit-,carman > rail-infrastructure
railcar mechanic,freight car-,rail-,-repairer,wagon--,-fitter,railcar inspector,-welder,-repairman,-technician,railcar repair- > rail-infrastructure
locomotive mechanic,-technician,-fitter,-electrician,-machinist > rail-infrastructure`
