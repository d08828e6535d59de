export const maritimeAndRailTitles = `
deckhand,boat hand,barge-,deck-,-rating,-cadet,seaman,sailor,mariner,seafarer > deck-crew
bosun,boatswain > deck-crew
ship's officer,deck-,third-,chief-,navigation-,deck watch-,mate@ > deck-crew
dynamic positioning operator,DP--,=DPO > deck-crew
ship captain,vessel-,boat-,yacht-,ferry-,water taxi-,master mariner,skipper,coxswain,boat operator,vessel-,launch-,ship master,ferry-,boatmaster,tender driver,sailing instructor > deck-crew
harbour pilot,marine-,maritime- > deck-crew
tug captain,tugboat-,towboat-,-pilot,tug master > deck-crew
marine engineer,ship-,yacht-,third-,second-,port-,tug-,fourth-,superintendent-,marine chief-,motorman,oiler ship,=ETO,wiper@,engineer officer,engine cadet,-rating,-room rating,-oiler,QMED-- > marine-engineering
electro-technical officer > marine-engineering
marine technician,marine service-,yacht--,marine electronics-,-installer,--mechanic,boat-,outboard-,marine diesel-,--fitter,-engine technician,outboard--,boat yard-,boat repair--,marine electrical--,boat--,-rigger,yacht-,sailmaker,boatyard operative > marine-engineering
shipbuilder,+welder,marine-,ship-,-painter,-repairer,-plater,shipwright,shipyard worker,-rigger,-electrician,ship's carpenter,marine-,-joiner,yacht-,outside machinist,laminator boats,hull technician > marine-engineering
boat builder,boatbuilder > marine-engineering
shipfitter,ship fitter,marine pipefitter > marine-engineering
naval architect,marine-,-design engineer,ship-,subsea-,marine structural--,offshore-,ship-,marine systems--,subsea--,mooring-,marine project-,--warranty surveyor,hydrodynamicist > marine-engineering
yacht steward,ship-,cabin-,chief stew,-stewardess,superyacht-,yacht-,-stew,-chef,cruise director,-staff,-ship crew,messman,ship's cook,steward baker,galley hand > ship-hospitality
fisherman,fisher@,trawlerman,fishing deckhand,-crew,-vessel crew > fishing-and-aquaculture
fish farm worker,-technician,salmon-,hatchery--,fish health-,aquaculture--,-manager,hatchery-,fish farm-,-assistant,--hatchery worker,--farmer,shellfish-,marine farm operative > fishing-and-aquaculture
commercial diver,diver@,diving supervisor,dive technician,subsea-,underwater welder > marine-engineering
ROV pilot,-technician,-supervisor > marine-engineering
stevedore,docker@,longshoreman,tugmaster driver,straddle carrier-,terminal tractor--,--operative,dock-,mooring-,quayside-,lashing-,port-,-crane operator,STS-,marine terminal--,port--,-worker,longshore-,lasher@,tally clerk,tankerman,linesman port,line handler > port-operations
harbour master,-assistant,-manager,marine terminal-,port--,port operations-,marine-,-coordinator,--superintendent,port-,terminal-,harbormaster,port captain,-director,-controller,-supervisor,port operations-,-officer,maritime-,coastguard-,--officer,berthing-,port security-,lock keeper,bridge operator,vessel planner,berth- > port-operations
marina manager,marina operations-,--assistant,-attendant,-dockhand,dockmaster,dock master > port-operations
VTS operator,vessel traffic officer > port-operations
shipping agent,-executive,marine operations-,shipping-,husbandry agent,port-,boarding-,vessel-,-scheduler,-operations coordinator,marine--,vessel manager,ship-,voyage-,ship operations-,--operator,ship agency-,voyage--,post fixture-,laytime analyst,demurrage-,-clerk,bunker trader,liner operations > shipping-business
technical superintendent,vetting-,marine operations- > shipping-business
shipbroker,ship broker,chartering-,-manager,-executive,-operator > shipping-business
crewing manager,-officer > shipping-business
marine surveyor,ship-,class-,yacht-,hull-,draft-,marine casualty-,petroleum inspector,marine-,-consultant > shipping-business
vetting inspector,cargo-,-surveyor > shipping-business
train driver,tube-,metro-,railway engineer-,locomotive--,-engineer,-operator,rail-,train-,-engineer > train-crew
tram driver,light rail-,streetcar operator,tram- > train-crew
train conductor,railway-,passenger-,freight-,railroad-,tram-,assistant-,conductor railroad,-trainee,-guard,commercial-,train-,-crew member,--host,-attendant,-shunter,rail-,-yard operator,railcar--,-switcher,locomotive-,rail car-,brakeman,switchman,trainman,on-board manager,shunter driver,yardmaster,trainmaster > train-crew
revenue protection officer,-inspector,ticket--,fare-,-enforcement officer,revenue-,--control officer > train-crew
station assistant,platform-,gateline-,ticket office-,station customer--,--supervisor,-host,-dispatcher,-team member,railway station manager,-staff,platform--,train cleaner,-presentation operative,transit station agent,rail customer host > rail-operations
railway signaller,signaller@,signalman,transit scheduler,-manager,-controller,rail service-,--roster clerk,--timetable planner,--traffic controller,train running--,--movement director,--controller,rail-,line-,rail operations-,-manager,mobile-,transit-,-supervisor,train-,rail transportation--,transit--,train crew-,-manager,duty control--,crossing keeper > rail-operations
bus controller,-scheduler,-operations manager,bus depot-- > rail-operations
train planner,timetable-,diagramming-,transit-,rail resource-,public transport--,bus network-- > rail-operations
train dispatcher,rail-,railroad-,transit- > rail-operations
track worker,-section manager,track maintenance--,-worker,railway-,--operative,track-,permanent way-,-engineer,p-way--,track-,-inspector,-foreman,-supervisor,track quality-,rail site--,--grinder,-labourer,PTS-,track-,railroad laborer,-worker,rail-,-operative,P-way-,PTS-,lookout-,rail maintenance-,-technician,S&T--,p way-,trackman,COSS,trackperson,platelayer,roadmaster > rail-infrastructure
on-track plant operator,rail-,tamper--,RRV- > rail-infrastructure
signal maintainer > rail-infrastructure
rail welder,thermite-,track-,crossing nose- > rail-infrastructure
overhead line technician,OLE--,catenary-,-lineman,traction-,OLE linesman > rail-infrastructure
rail signalling engineer,OLE design--,rail-,signalling-,--engineer,-installer,-tester,-maintenance engineer,--fitter,-supervisor,-assistant,-principles tester,--project engineer,rail-,-manager,--systems engineer,railway-,railway telecoms--,train control--,S&T--,CBTC-,ETCS-,railway electrification-,rail-,traction power--,railway civil--,rail-,overhead line--,rail--,OLE-,contractor's responsible-,rail integration--,railway--,gauging-,rail safety-,--technical officer,E&P technician,railway communications-,signal inspector,possession planner,railroad signal maintainer > rail-infrastructure
track design engineer > rail-infrastructure
rolling stock technician,-electrician,-supervisor,-engineer,-fitter,-mechanic,rail vehicle--,transit-,traction engineer,rail vehicle-,-technician,train--,tram-,train depot-,train presentation--,train maintenance--,-engineer,--maintainer,-fitter,rail-,bogie-,carman > rail-infrastructure
railcar mechanic,-repair technician,railcar--,-repairman,-inspector,-welder,wagon fitter,-repairer,rail car-,-mechanic,freight- > rail-infrastructure
locomotive mechanic,-technician,-electrician,-fitter,-machinist > rail-infrastructure`
