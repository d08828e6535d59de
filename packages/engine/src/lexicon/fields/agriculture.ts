export const agriculture = `
# crops
crop production,grain-,row crops,growing-,agronomic-,cultivating-,arable-,-farming,crop husbandry,-management
planting and harvesting,crop--,hand-,harvesting crops,planting-,harvesting@@,harvest operations ~ crop production
fruit and vegetable picking,apple picking,berry-,fruit-,produce-,vegetable-,asparagus cutting ~ planting and harvesting
irrigation,watering crops,sprinkler systems
crop protection,spray programmes,spraying@@ ~ integrated pest management
integrated pest management,pest and disease--,=IPM@,biological pest control,plant disease identification
fertiliser application,fertigation,fertilising,fertilizers
soil preparation,-management
greenhouse growing,-management,-operations,-production,-climate control
nursery production,plant-,-nursery,container-,tree-,nursery stock,seedlings
cannabis cultivation,hemp-,Metrc,cannabis processing,-growing,-trimming
viticulture,canopy management,vineyard-,-operations,-work,grape growing,-harvesting,vine pruning
winemaking,fermentation cellar,wine production,winery operations
orchard management,-work,citrus growing,fruit-,-production,-tree pruning,top fruit
post-harvest handling,packhouse operations,packing shed
beekeeping,apiary management,hive-,bee keeping,apiculture,honey production
mushroom growing,-cultivation,-harvesting,-picking
knowledge:
agronomy,crop science,seed testing,agronomic advice,-research
organic farming,-production,-certification,-agriculture,community supported-,sustainable--,-farming,biodynamic-,agroecology,market gardening,permaculture
tool:
precision agriculture,-ag,-farming,GPS steering,-guidance tractors,autosteer,variable rate application,Climate FieldView,yield mapping,Trimble Ag,agricultural technology,agtech,auto-steer
# livestock
animal husbandry,livestock-,-care,-management,-farming,-handling,-production,animal-,-science,livestock@@,stockmanship
animal feeding,-diets,fed animals,watering-,feed mixing,-rations,feeding livestock,mixing feed ~ animal husbandry
artificial insemination,=AI@@
hoof trimming,foot-,farriery,hoof care,horse shoeing,shoeing horses
animal health treatments,-monitoring,administering animal medication,dry cow therapy,livestock health,mastitis control,medicating animals
livestock records,animal-,flock-,breeding-,animal health-,DairyComp,Uniform Agri
livestock transport,-haulage,animal transport certificate,cattle trailer,hauling livestock,transporting animals
fish farming,oyster-,shrimp-,fish health,-feeding,-hatchery,-grading,hatchery fish,sea cages,tilapia,trout farm
commercial fishing,deckhand-,lobster-,longline-,fishing vessels,fish gutting,-processing,seafood-,net mending,trawling
meat processing,poultry-,evisceration,slaughterhouse,deboning,slaughtering,=Halal@@,abattoir,boning,carcass inspection,meat-,-plant,-grading,-hygiene,-packing
skill > animal husbandry:
dairy farming,-cows,-production,-cattle,Lely robots,dairy@@
beef cattle farming,--production,-cattle,cattle@@,cow-calf operations,feedlot,suckler cows
sheep farming,goat-,flock management,sheep handling,shepherding,working sheepdogs
pig farming,hog-,-production,swine-,-management,pig husbandry,-unit
poultry farming,chicken-,turkey-,layers@@,poultry@@,broiler production,poultry-,-husbandry,-management,broilers,free-range hens
calving,birthing livestock,calf care,-feeding,-raising,-rearing,feeding calves
knowledge:
animal nutrition,livestock-,pet-,equine-,ruminant-,=TMR@@,feed formulation,ration-,total mixed ration
biosecurity,bio-security
Red Tractor assurance,farm--,=FAWL,GLOBALGAP,GlobalG.A.P.,LEAF Marque,PrimusGFS,Produce Safety Rule,FSMA produce,RSPCA Assured,Red Tractor,Soil Association@,good agricultural practices
# machinery and farm work
farm machinery operation,--equipment,-vehicles,-implements,-machinery,agricultural-,telehandler farm
farm machinery maintenance,-repair,--mechanics,Case IH,Claas,Fendt,John Deere,Massey Ferguson,New Holland
ATV driving,-operation,-licence,quad bike,=UTV,Lantra ATV,all-terrain vehicle,side-by-side-
fencing repair,-installation,building fences,drystone walling,dry stone-,fence building,-maintenance,-posts,agricultural fencing,stock-
barn cleaning,litter box-,barn maintenance,cleaning barns,-pens,manure removal
farm management,ranch-,agricultural-,farm budgets,-planning,-operations,-supervision
farm labour,agricultural-,-work,farm-,-experience,-maintenance,-duties,farming background,station hand
agricultural sales,-equipment sales,feed--,seed-,agrochemical-,farm supply
agricultural extension,-advisory,-education,extension services,=4-H,=FFA,advising farmers,cooperative extension,farmer outreach,-engagement
skill > farm machinery operation:
tractor operation,tractors@
combine harvester operation,combine--,-harvester,-driving,grain hauling
tool:
farm software,farm management-,--records,spray-,Agworld,FarmWorks,Granular farm,Gatekeeper-,Greenlight Grower,Muddy Boots
knowledge:
agricultural subsidies,Farm Service Agency,NRCS,Sustainable Farming Incentive,crop insurance,=SFI@@,=USDA,Basic Payment Scheme,Environmental Land Management,Countryside Stewardship,environmental stewardship,farm grants
certification:
agricultural degree,-economics,-science,degree in animal-,--horticulture,-agronomy,BSc agriculture,HND-,agriculture degree,-diploma
PA1 and PA2 spraying certificates,NRoSO,=PA1,=PA2,NPTC spraying,PA6-,-certificate,spraying-,PA6A > crop protection ~ pesticide applicator licence
certified crop adviser,--professional agronomist,=CCA crop@ > agronomy
licence:
pesticide applicator licence,--license,applicator's-,certified pesticide applicator,commercial- > crop protection
# horticulture and grounds
gardening,border maintenance,gardener experience
landscaping@@,landscape irrigation,-materials,-work,-lighting,-care,-maintenance,-experience,-construction,-installation ~ gardening
landscape design,Vectorworks Landmark,garden plans
grounds maintenance,cemetery-,park-,turf-,grounds keeping,groundskeeping ~ gardening
plant pruning,tree trimming,prune shrubs,-trees,pruning@
snow removal,-ploughing,-shoveling,-and ice control,salting walkways
interior plant care,houseplants--,interiorscape
pest control,insect-,mosquito-,wildlife-,BPCA,RSPH Level 2,exterminating,extermination,pest inspection,-management
wildlife management,fisheries-,wildlife trapping,hunting guiding,pheasant rearing,trapping animals
knowledge:
horticulture,botanical gardens,RHS qualification,-Level 2,-3,horticultural,horticulturist experience,plant care,-health
plant identification,weed-,native plants,plant ID,-knowledge,-selection ~ horticulture
tool:
mower operation,backpack blower,blowers and trimmers,hedge--,-cutters,brush-,lawn equipment,mowers > grounds maintenance
# forestry
chainsaw operation,=CS32,=CS38,=CS39,CS30,CS31,chain saw,-saws,chainsaw,operate chainsaws
tree felling,timber-,falling timber,stump removal,tree-,-cutting,-clearance,windblow-,dismantling trees > chainsaw operation
arboriculture,QTRA,UA1,urban forestry,arboricultural,tree care,-inventory,-preservation orders,--work,-condition surveys ~ forestry
tree planting,-establishment,afforestation,planting trees,-saplings,reforestation,woodland creation ~ forestry
timber cruising,-procurement,-inventory,forest-,-mensuration,log scaling > forestry
wildland fire management,--fire,-firefighting,S-130/S-190,S-212,fuels reduction,wildfire mitigation,-prevention,-suppression
countryside management,-ranger,campground maintenance,country parks,nature reserve management,park--,-operations,-rangers,rights of way
knowledge:
forestry,agroforestry,forest health,-management,woodland-,-conservation,forest ecology,-operations,timber-
certification:
ISA certified arborist,--certification,-arborist,licensed-,certified-,=TRAQ,International Society of Arboriculture > arboriculture
tool:
forestry machinery,-harvester,-mulcher,-equipment,logging-,-trucks,delimber,feller buncher,forwarder@,skidder,timber crane
# animals, pets, veterinary
animal care,-caretaking,-management,-monitoring,-wellbeing,experience with animals,working-,love of--,pet care,-handling
veterinary surgery,animal-,soft tissue- > veterinary medicine
veterinary radiography,animal-,radiographs@@,veterinary X-rays,-ultrasound,-radiology,-imaging,X-rays@@
veterinary dentistry,animal-,equine-,dental prophys,scale and polish@@
low-stress animal handling,--handling,gentle-,cat friendly-,fear free- ~ animal care
veterinary laboratory work,--pathology,-diagnostics,IDEXX,cystocentesis,fecal floatation,necropsy,snap tests,urinalysis
veterinary client communication,--estimates,puppy consultations
veterinary reception,vet-
sowing,drilling seed,planting seeds,seeding fields,transplanting seedlings ~ planting and harvesting
weed control,-spraying,-management,herbicides ~ crop protection
pesticide application,fungicides,insecticides,crop spraying,knapsack sprayer,pesticides,spraying chemicals > crop protection
crop scouting,field-,pest-,crop walking ~ integrated pest management
nutrient management,crop nutrition,soil fertility ~ fertiliser application
manure spreading,muck-,slurry- ~ fertiliser application
ploughing,cultivating soil,harrowing@,seedbed preparation,tillage ~ soil preparation
field trials,crop research-,trial plots ~ agronomy
hydroponics,vertical farming,aquaponics,controlled environment agriculture ~ greenhouse growing
polytunnels,glasshouse,protected cropping ~ greenhouse growing
plant propagation,budding and grafting,cuttings^@@,grafting plants,propagation@,seed sowing ~ nursery production
potting plants,-up,potting^@@ ~ nursery production
beer brewing,cider making,brewery operations,brewing@,mashing@
distilling,distillery operations,spirits production
grain handling,-dryer,-drying,-store,-storage,-cart,-elevator operations ~ post-harvest handling
produce packing,fruit-,grading produce,packing-,produce sorting ~ post-harvest handling
milking cows,-robot,-parlour,rotary-,DeLaval@@,milking^@ > dairy farming
herd management,-health,-records,=SCC@@,somatic cell count > animal husbandry
cattle handling,-management,-work,herding cattle,moving livestock ~ beef cattle farming
ranching ~ beef cattle farming
farrowing,piglets,sow management > pig farming
egg production,-collection,layers unit,laying hens > poultry farming
hatchery operations,chick handling ~ poultry farming
livestock vaccination,animal-,deworming,dosing livestock,drenching@@,worming@ > animal health treatments
ear tagging,castrating,cattle passports,dehorning,livestock identification,movement records ~ livestock records
animal breeding,livestock-,heat detection,herd fertility,pregnancy diagnosis,embryo transfer ~ artificial insemination
grazing management,grassland-,pasture-,rotational grazing
silage making,forage harvester,silage,clamp filling ~ combine harvester operation
hay baling,-making,balers,baling,haymaking ~ combine harvester operation
farm equipment repair,servicing tractors > farm machinery maintenance
small engine repair,lawnmower--
hedge laying,dry stone walling,hedgelaying ~ fencing repair
mucking out,cleaning stables,-stalls,stall cleaning ~ barn cleaning
cleaning animal enclosures,cleaning--,-cages,-kennels,cage cleaning,kennel- ~ barn cleaning
livestock auctions,-marketing,cattle auctions ~ agricultural sales
grain merchandising,commodity-,grain marketing,-trading ~ agricultural sales
rural development,=VSLA,demonstration plots,farmer groups,-training,smallholder farmers,climate-smart agriculture ~ agricultural extension
hedge trimming,trimming bushes,-hedges,-shrubs ~ plant pruning
deer management,game-,-keeping,gamekeeping,DSC1,deer stalking ~ wildlife management
wildlife rehabilitation,-care ~ wildlife management
timber logging,-harvesting,log loader,-skidding,logging^@@ ~ forestry
vegetation management,-clearance,land clearing,right-of-way-,brush-,-removal
prescribed burning,-fire,burn plans,controlled burns > wildland fire management
trail maintenance,footpath-,path-,trail work,-construction,-clearing,-building ~ countryside management
nature interpretation,environmental-,interpretive walks,-programs ~ countryside management
animal enrichment ~ zoo keeping
puppy training,obedience-,dog obedience,puppy classes > dog training
dog bathing,pet-,de-shedding > pet grooming
animal adoption,rehoming,shelter animals,pet adoptions ~ animal rescue
animal control,-cruelty investigations,dog warden duties,stray animals ~ animal rescue
reptile care,reptiles,exotic animals ~ zoo keeping
aquarium maintenance,-keeping,aquarist duties ~ zoo keeping
horse riding,horseback-,exercising horses,riding-,schooling-,lungeing ~ equine care
spay and neuter,neutering > veterinary surgery
parasitology,faecal testing,fecal analysis,-exams,heartworm tests ~ veterinary laboratory work
pet owner education,client--,pet owners,-parents ~ veterinary client communication
nervous animals,handling difficult-,anxious dogs ~ dog handling
skill > anaesthesia:
veterinary anaesthesia,induce-,animal anesthesia
anaesthetic monitoring,anesthesia-,monitoring anesthesia ~ veterinary anaesthesia
skill > animal care:
dog handling,-exercise,-supervision,-care,canine-
pet grooming,animal-,dog-,-styling,-clipping,nail-,-trimming,hand stripping,scissoring
animal rescue,-shelter,RSPCA,euthanasia@,humane society,shelter medicine,trap-neuter-return
zoo keeping,-education,BIAZA,DMZAA,falconry,keeper talks,AZA standards,bird care,enclosure maintenance,zookeeping
equine care,-studies,-degree,-husbandry,-management,equestrian,horses,lungeing,stable yard
veterinary nursing,-assistance,-technology,-care,animal nursing,vet-
animal handling,-restraint,restrain animals
pet sitting,-boarding,dog-
cat care,feline-,cattery
skill > dog handling:
dog training,animal-,canine-,clicker-,=CPDT,APDT,CPDT-KA,animal behaviourist,dog agility,-behavior modification
dog walking,exercising dogs
dog daycare,doggy-,dog day care
kennel work,kennels
skill > sheep farming:
lambing ewes,lambing@
sheep shearing,shearing@@,wool classing
skill > gardening:
weeding
planting flowers,-beds,flower-,seasonal planting
skill > grounds maintenance:
lawn care,-maintenance,-treatment,cutting grass,grass cutting
strimming,brushcutter,edging lawns,strimmers,string trimmers,-trimming,weed eaters,-eating
leaf blowing,-blower,-removal
skill > landscaping:
mulching,laying sod,sod installation,turf laying
hard landscaping,build patios,paving-,hardscape installation
soft landscaping,planting schemes
skill > pest control:
termite treatment,bed bug-,fumigation,termite inspection,-control
rodent control,vermin-,bait stations,rodenticides
skill > arboriculture:
tree climbing,climb trees,CS39,aerial rescue,CS38
tree surveys,-inspections,-risk assessment,BS5837,BS 5837
tree rigging
skill > equine care:
stable management,-duties,-work,barn chores
horse grooming,grooming horses,plaiting,tacking up
foaling,breeding horses,horse breeding,stud work
knowledge:
veterinary medicine,-diagnosis,animal-,-treatments,mixed practice,veterinary-,-services,-internal medicine,animal--
soil health,crop rotation,no-till,cover crops,regenerative agriculture ~ soil preparation
plant breeding,seed production,-technology,variety trials ~ agronomy
agribusiness,agricultural business ~ farm management
silviculture,forest planning,timber management,woodland management plans > forestry
animal behaviour,dog-,canine-
animal welfare,animal health and-,Five Freedoms
racehorses,riding work,thoroughbred,racing yard ~ equine care
knowledge > veterinary medicine:
small animal medicine,canine--,feline-,small animals
large animal medicine,bovine--
equine medicine,horse-,equine practice
tool:
veterinary practice software,Cornerstone--,Avimark,Cornerstone@,Digitail,IDEXX Neo,-Cornerstone,Impromed,Merlin vet,Provet Cloud,RoboVet,RxWorks,VetSpire,ezyVet > practice management software
wood chipper,operate chippers,chipper@,woodchipper ~ arboriculture
licence:
veterinary licence,MRCVS,NAVLE,RCVS,member of the royal college of veterinary surgeons,licensed veterinarian,USDA accredited- > veterinary medicine,veterinary degree
registered veterinary technician,-nurse,=CVT@,=LVT@,=RVN,=RVT@,=VTNE,certified veterinary technician,veterinary technician license > veterinary nursing
certification:
veterinary degree,BVetMed,=DVM,=VMD@,BVMS,BVSc,doctor of veterinary medicine > veterinary medicine
veterinary nursing diploma,--technology degree,diploma in veterinary nursing > veterinary nursing
suitably qualified person animal medicines,=RAMA@,=SQP@,AMTRA,SQP qualification
Fear Free certification,--Free > animal care,low-stress animal handling
pet first aid,animal-,canine CPR,pet-
BASIS certificate,=BASIS@ > crop protection`
