export const agriculture = `
# crops
crop production,grain-,crop management,-husbandry,growing crops,agronomic-,row-,cultivating-,arable-,-farming
planting and harvesting,crop--,hand-,harvesting crops,planting-,harvest operations ~ crop production
fruit and vegetable picking,fruit picking,vegetable-,berry-,produce-,apple-,asparagus cutting ~ planting and harvesting
irrigation,sprinkler systems,watering crops
crop protection,spray programmes ~ integrated pest management
integrated pest management,pest and disease--,plant disease identification,=IPM@,biological pest control
fertiliser application,fertilising,fertigation,fertilizers
soil preparation,-management
knowledge: agronomy,agronomic advice,-research,crop science,seed testing
knowledge: organic farming,-production,-certification,-agriculture,community supported-,sustainable--,-farming,biodynamic-,permaculture,agroecology,market gardening
tool: precision agriculture,-farming,-ag,GPS guidance tractors,variable rate application,yield mapping,auto-steer,farm drones,Trimble Ag,agricultural technology,agtech,Climate FieldView
greenhouse growing,-operations,-management,-production,-climate control
nursery production,plant-,-nursery,container-,tree-,seedlings,nursery stock
cannabis cultivation,hemp-,cannabis trimming,-growing,-processing,trimming cannabis,Metrc
viticulture,canopy management,vineyard-,-work,-operations,grape growing,-harvesting,vine pruning
winemaking,wine production,winery operations,fermentation cellar
orchard management,-work,citrus growing,fruit-,-production,-tree pruning,top fruit
post-harvest handling,packhouse operations,packing shed
beekeeping,apiary management,hive-,bee keeping,apiculture,honey production
mushroom growing,-picking,-cultivation,-harvesting
# livestock
animal husbandry,livestock-,-farming,-handling,-care,-management,-production,animal-,-science,raising livestock,rearing-,handling-,stockmanship
dairy farming,-cattle,-production,-cows,Lely robots > animal husbandry
beef cattle farming,--cattle,-production,cow-calf operations,feedlot,suckler cows > animal husbandry
sheep farming,goat-,shepherding,sheep handling,flock management,working sheepdogs > animal husbandry
pig farming,hog-,-production,swine-,-management,pig husbandry,-unit > animal husbandry
poultry farming,-husbandry,-management,-production,broiler-,chicken farming,turkey- > animal husbandry
calving,calf rearing,-care,-raising,feeding calves,birthing livestock > animal husbandry
animal feeding,-diets,watering animals,fed-,feeding-,-livestock,feed mixing,-rations,mixing feed ~ animal husbandry
knowledge: animal nutrition,livestock-,ruminant-,equine-,pet-,feed formulation,ration-
artificial insemination
hoof trimming,foot-,farriery,hoof care,horse shoeing,shoeing horses
animal health treatments,-monitoring,administering animal medication,medicating animals,livestock health
livestock records,animal-,breeding-,flock-,animal health-,Uniform Agri,DairyComp
livestock transport,-haulage,hauling livestock,cattle trailer,animal transport certificate,transporting animals
knowledge: biosecurity,bio-security
knowledge: Red Tractor assurance,farm--,-audits,RSPCA Assured,Red Tractor,GlobalG.A.P.,good agricultural practices,Produce Safety Rule,LEAF Marque,PrimusGFS,GLOBALGAP,FSMA produce
fish farming,shrimp-,oyster-,hatchery fish,trout farm,fish hatchery,-health,-feeding,-grading,sea cages
commercial fishing,deckhand-,longline-,lobster-,fish gutting,-processing,seafood-,fishing vessels
meat processing,poultry-,slaughtering,abattoir,slaughterhouse,boning,evisceration,meat hygiene,-plant,-grading,-packing,-inspection,carcass-,trimming meat,deboning
# machinery and farm work
tractor operation,tractors > farm machinery operation
farm machinery operation,--equipment,-implements,-vehicles,-machinery,agricultural-,telehandler farm
combine harvester operation,combine--,-driving,-harvester,operating combines,grain hauling > farm machinery operation
farm machinery maintenance,-repair,--mechanics,John Deere,Case IH,New Holland,Fendt,Massey Ferguson,Claas
ATV driving,-operation,-licence,quad bike,all-terrain vehicle,side-by-side-,=UTV,Lantra ATV
fencing repair,-installation,fence building,-maintenance,-posts,repairing fences,building-,stock fencing,agricultural-
barn cleaning,litter box-,cleaning barns,-pens,manure removal,barn maintenance
farm management,ranch-,agricultural-,farm operations,-budgets,-supervision,-planning
farm labour,agricultural-,-work,farm-,-experience,-duties,-maintenance,farming background
tool: farm software,-records,spray-,Gatekeeper farm,Granular-,Muddy Boots,Agworld,FarmWorks,Greenlight Grower
knowledge: agricultural subsidies,Basic Payment Scheme,environmental stewardship,Countryside Stewardship,Sustainable Farming Incentive,farm grants,=USDA,Environmental Land Management,crop insurance,Farm Service Agency,NRCS
agricultural sales,-equipment sales,feed--,seed-,agrochemical-,farm supply
agricultural extension,-education,-advisory,extension services,advising farmers,farmer outreach,-engagement,=4-H,cooperative extension,=FFA
certification: agricultural degree,-science,-economics,agriculture diploma,-degree,agronomy-,degree in agronomy,-horticulture,-animal science,BSc agriculture,HND-,Level 3-
certification: PA1 and PA2 spraying certificates,=PA1@,=PA2@,PA6 certificate,spraying-,PA1/PA6,NPTC spraying,PA1 PA2,PA6A,NRoSO > crop protection
licence: pesticide applicator licence,--license,applicator's-,certified pesticide applicator,commercial- > crop protection
certification: certified crop adviser,--professional agronomist,=CCA crop@,pest control adviser,=PCA license@ > agronomy
# horticulture and grounds
knowledge: horticulture,horticultural,RHS qualification,-Level 2,-3,plant care,-health,botanical gardens,horticulturist experience
gardening,gardener experience,border maintenance
landscaping,landscape maintenance,-installation,-construction,-work,-experience,-materials,-care,-lighting,-irrigation ~ gardening
landscape design,Vectorworks Landmark,garden plans
grounds maintenance,turf-,park-,cemetery-,grounds keeping,-care,-upkeep,-work,mowed lawns,verge cutting,weed whacking,edging and trimming,groundskeeping,groundskeeper experience ~ gardening
tool: mower operation,mowers,lawn equipment,brush cutters,hedge-,-trimmers,blowers and-,backpack blower > grounds maintenance
plant pruning,pruning@,tree trimming,trimming trees,prune-,-shrubs
knowledge: plant identification,weed-,plant knowledge,-ID,-selection,identifying plants,native- ~ horticulture
snow removal,-shoveling,-ploughing,-and ice control,shovelling snow,salting walkways
interior plant care,houseplants--,interiorscape
pest control,insect-,wildlife-,mosquito-,BPCA,pest management,-inspection,exterminating,extermination
wildlife management,fisheries-,trapping animals,hunting guiding,wildlife trapping,pheasant rearing
# forestry
knowledge: forestry,forest management,woodland-,-conservation,agroforestry,forest ecology,-health,-operations,timber-
chainsaw operation,chainsaw,chain saw,-saws,CS30,CS31,operate chainsaws
tree felling,timber-,felling trees,dismantling-,stump removal,tree-,-cutting,-clearance,windblow-,falling timber > chainsaw operation
arboriculture,arborist experience,tree work,-care,-preservation orders,--climber,-inventory,-condition surveys,arboricultural,urban forestry,UA1,QTRA ~ forestry
certification: ISA certified arborist,certified--,licensed-,ISA-,-certification,International Society of Arboriculture,=TRAQ,tree risk assessment qualification > arboriculture
tree planting,-establishment,reforestation,planting trees,-saplings,woodland creation,afforestation ~ forestry
tool: forestry machinery,-mulcher,-harvester,-equipment,logging-,-trucks,forwarder@,skidder,feller buncher,timber crane,delimber
timber cruising,-procurement,-measuring,-marking,-valuation,-appraisals,-inventory,forest-,-mensuration,tree measurement,log grading,-scaling > forestry
wildland fire management,--firefighting,-fire,wildfire suppression,-mitigation,-prevention,fuels reduction,S-130/S-190,S-212
countryside management,-ranger,-access,ranger duties,rights of way,park rangers,-patrols,-operations,-management,nature reserve-,country parks,campground maintenance
# animals, pets, veterinary
animal care,-caretaking,-management,-wellbeing,-monitoring,love of animals,working with--,experience-,pet care,-handling
dog handling,-exercise,-supervision,-care,canine-,handling dogs > animal care
dog training,canine-,animal-,clicker-,training dogs,CPDT-KA,animal behaviourist,APDT,dog agility,-behavior modification,=CPDT > dog handling
pet grooming,dog-,animal-,cat-,clipping dogs,scissoring-,grooming-,-animals,-pets,brushing-,dog clipping,-styling,hand stripping,trim nails,nail trimming,clean ears > animal care
animal rescue,-shelter,-intake,-capture,rescue animals,foster-,euthanasia@,humane society,-animal handling,shelter medicine,trap-neuter-return,RSPCA > animal care
zoo keeping,-animals,-experience,-education,zookeeping,enclosure maintenance,animal enclosures,-exhibits,BIAZA,DMZAA,bird care,falconry,keeper talks,AZA standards > animal care
equine care,-management,-experience,-studies,-degree,-husbandry,-facility,equestrian,horses,stable yard,lungeing,hunter trials,polo grooming > animal care
veterinary nursing,-assistance,-assisting,-technology,-experience,-care,vet nursing,animal-,nursing animals,hospitalised-,assisting veterinarians,-vets > animal care
knowledge: veterinary medicine,-practice,-diagnosis,-services,-internal medicine,animal--,-diagnosis,-treatments,mixed practice,treating animals
veterinary surgery,animal-,soft tissue- > veterinary medicine
veterinary anaesthesia,induce-,animal anesthesia
veterinary radiography,animal-,veterinary X-rays,-radiology,-imaging,-ultrasound,radiographs
veterinary dentistry,equine-,animal-,dental prophys
veterinary laboratory work,--diagnostics,-pathology,fecal floats,-floatation,ear cytology,IDEXX,snap tests,urinalysis,necropsy,cystocentesis,jugular venipuncture
veterinary client communication,--estimates,puppy consultations
veterinary reception,vet-
tool: veterinary practice software,Cornerstone--,-veterinary,Avimark,ezyVet,RxWorks,VetSpire,Impromed,IDEXX Cornerstone,-Neo,RoboVet,Provet Cloud,Merlin vet,Cornerstone@,Digitail
licence: veterinary licence,-degree,MRCVS,=DVM,=VMD@,BVSc,BVMS,BVetMed,RCVS,licensed veterinarian,USDA accredited-,NAVLE > veterinary medicine
licence: registered veterinary technician,certified-,licensed-,credentialed-,=RVT@,=LVT@,=CVT@,=VTNE,=RVN@,veterinary technology degree,--technician license,--nursing diploma,RCVS registered veterinary nurse > veterinary nursing
certification: suitably qualified person animal medicines,=SQP@,SQP qualification,AMTRA,=RAMA@
certification: Fear Free certification,--Free,low stress handling > animal care
certification: pet first aid,animal-,canine CPR,pet-
sowing,drilling seed,planting seeds,seeding fields,transplanting seedlings ~ planting and harvesting
weed control,-spraying,-management,herbicides ~ crop protection
pesticide application,pesticides,insecticides,fungicides,crop spraying,spraying chemicals > crop protection
crop scouting,pest-,field-,crop walking ~ integrated pest management
nutrient management,soil fertility,crop nutrition ~ fertiliser application
manure spreading,muck-,slurry- ~ fertiliser application
knowledge: soil health,cover crops,no-till,crop rotation,regenerative agriculture ~ soil preparation
ploughing,tillage,harrowing@,seedbed preparation,cultivating soil ~ soil preparation
knowledge: plant breeding,variety trials,seed production,-technology ~ agronomy
field trials,crop research-,trial plots ~ agronomy
hydroponics,aquaponics,vertical farming,controlled environment agriculture ~ greenhouse growing
polytunnels,glasshouse,protected cropping ~ greenhouse growing
plant propagation,propagation@,cuttings@,budding and grafting,grafting plants,seed sowing ~ nursery production
potting plants,-up,potting@ ~ nursery production
beer brewing,brewing@,brewery operations,mashing@,cider making
distilling,distillery operations,spirits production
grain handling,-storage,-drying,-cart,-elevator operations ~ post-harvest handling
produce packing,-sorting,packing produce,grading-,fruit packing ~ post-harvest handling
milking cows,milking@,rotary parlour > dairy farming
herd management,-health,-records > animal husbandry
cattle handling,-management,-work,herding cattle,moving livestock ~ beef cattle farming
ranching ~ beef cattle farming
lambing ewes,lambing@ > sheep farming
sheep shearing,shearing@ > sheep farming
farrowing,piglets,sow management > pig farming
egg production,-collection,laying hens,layers unit > poultry farming
hatchery operations,chick handling ~ poultry farming
livestock vaccination,animal-,vaccinating livestock,dosing-,drenching,worming@ > animal health treatments
ear tagging,livestock identification,cattle passports,movement records,dehorning,castrating ~ livestock records
animal breeding,livestock-,herd fertility,breeding animals,embryo transfer,heat detection ~ artificial insemination
grazing management,pasture-,grassland-,rotational grazing
silage making,silage,forage harvester,clamp filling ~ combine harvester operation
hay baling,-making,baling,haymaking,balers ~ combine harvester operation
farm equipment repair,servicing tractors > farm machinery maintenance
small engine repair,lawnmower--
hedge laying,hedgelaying,dry stone walling ~ fencing repair
mucking out,cleaning stalls,-stables,stall cleaning ~ barn cleaning
cleaning animal enclosures,cleaning--,-cages,-kennels,cage cleaning,kennel- ~ barn cleaning
knowledge: agribusiness,agricultural business ~ farm management
livestock auctions,-marketing,cattle auctions ~ agricultural sales
grain merchandising,commodity-,grain marketing,-trading ~ agricultural sales
rural development,farmer training,-groups,training farmers,smallholder- ~ agricultural extension
certification: BASIS certificate,=BASIS@,FACTS qualified,-qualification > crop protection
weeding > gardening
planting flowers,-beds,flower-,bedding plants,seasonal planting > gardening
lawn care,-maintenance,-treatment,grass cutting,cutting grass > grounds maintenance
hedge trimming,trimming hedges,-shrubs,-bushes ~ plant pruning
strimming,string trimming,-trimmers,weed eating,-eaters,edging lawns,brushcutter,strimmers > grounds maintenance
leaf blowing,-removal,-blower > grounds maintenance
mulching,sod installation,laying turf,-sod,turf laying > landscaping
hard landscaping,hardscape installation,paving patios,build- > landscaping
soft landscaping,planting schemes > landscaping
termite treatment,bed bug-,termite inspection,-control,fumigation > pest control
rodent control,vermin-,rodenticides,bait stations > pest control
deer management,game-,-keeping,deer stalking,DSC1,gamekeeping ~ wildlife management
wildlife rehabilitation,-care ~ wildlife management
knowledge: silviculture,forest planning,woodland management plans,timber management > forestry
timber logging,-harvesting,logging@,log loader,-skidding ~ forestry
tree climbing,aerial rescue,CS38,CS39,climb trees > arboriculture
tree surveys,-inspections,-risk assessment,BS5837,BS 5837 > arboriculture
tool: wood chipper,chipper@,operate chippers,woodchipper ~ arboriculture
vegetation management,-clearance,land clearing,right-of-way-,brush-,-removal
prescribed burning,-fire,controlled burns,burn plans > wildland fire management
trail maintenance,path-,footpath-,trail building,-construction,-work,-clearing ~ countryside management
nature interpretation,environmental-,interpretive programs,-walks ~ countryside management
animal handling,-restraint,handling animals,restrain- > animal care
knowledge: animal behaviour,canine-,dog-
knowledge: animal welfare,animal health and-,Five Freedoms
animal enrichment ~ zoo keeping
dog walking,walking dogs,exercising- > dog handling
pet sitting,-boarding,dog- > animal care
dog daycare,doggy-,dog day care > dog handling
kennel work,kennels > dog handling
cat care,feline-,cattery > animal care
puppy training,obedience-,puppy classes,dog obedience > dog training
dog bathing,pet-,bathing dogs,-pets,de-shedding > pet grooming
animal adoption,pet adoptions,shelter animals,rehoming ~ animal rescue
animal control,-cruelty investigations,stray animals,dog warden duties ~ animal rescue
reptile care,exotic animals,reptiles ~ zoo keeping
aquarium maintenance,-keeping,aquarist duties ~ zoo keeping
horse riding,horseback-,riding horses,exercising-,schooling- ~ equine care
stable management,-work,-duties,barn chores > equine care
horse grooming,grooming horses,plaiting,tacking up > equine care
foaling,stud work,horse breeding,breeding horses > equine care
knowledge: racehorses,thoroughbred,riding work,racing yard ~ equine care
knowledge: small animal medicine,feline--,canine-,small animals > veterinary medicine
knowledge: large animal medicine,bovine-- > veterinary medicine
knowledge: equine medicine,horse-,equine practice > veterinary medicine
spay and neuter,neutering,spay/neuter > veterinary surgery
anaesthetic monitoring,anesthesia-,monitoring anesthesia ~ veterinary anaesthesia
parasitology,fecal exams,-analysis,faecal testing,heartworm tests ~ veterinary laboratory work
pet owner education,client--,pet parents,-owners ~ veterinary client communication
nervous animals,handling difficult-,anxious dogs ~ dog handling
tree rigging > arboriculture`
