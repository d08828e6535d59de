export const agricultureTitles = `
farm worker,crop-,harvest-,agricultural-,-laborer,farm-,-apprentice,-assistant,-operative,-intern,-hand,-crew member,farmhand,farmworker > farming
farmer,rancher,smallholder > farming
farm manager,agricultural-,-operations manager,farm-,arable--,harvest-,orchard-,crop-,growing-,ranch-,-foreman,farm-,-supervisor,harvest- > farm-management
tractor driver,-operator,farm equipment-,agricultural-,--contractor,-machinery operator,farm-,sprayer--,combine-,-driver > farming
fruit picker,mushroom-,berry-,seasonal-,crop-,vegetable-,produce-,-packer,fruit-,-harvester,harvester fruit,packhouse operative > farming
dairy farm worker,dairy--,-manager,calf rearer,dairyman,herdswoman > livestock
livestock worker,-supervisor,-handler,-manager,cattle-,swine-,pig unit-,egg collector,stockman,animal husbandry worker,cattle--,feedlot-,hatchery-,poultry-,-technician,-farm worker > livestock
beekeeper,apiarist > livestock
fish farmer,-hatchery manager,--farm operative,aquaculturist,fisheries observer,-technician,-officer > aquaculture-and-fishing
meat plant operative,--packer,-processor,fish-,poultry-,abattoir worker,meat processing-,fish filleter,slaughterer,slaughterman,trimmer meat > food-processing
cheesemaker,cheese maker,-production operative,assistant cheesemaker > food-processing
agronomist,field trials officer,agricultural--,-advisor,-inspector,-research technician,--scientist,-specialist,agriculture-,seed-,agronomy manager,weed scientist,crop-,-scout,rural adviser > agronomy
agricultural sales representative,feed-,seed-,agronomy-,-manager,agricultural account--,--sales specialist,farm-,dairy-,crop inputs salesperson,livestock auctioneer,area sales agronomist > agronomy
agricultural mechanic,-fitter,-technician mechanic,farm--,-equipment technician,lawn-,groundcare--,land-based engineer > agricultural-engineering
horticulturist,assistant grower,cannabis-,-trimmer,cultivation technician,plant care-,nursery--,-worker,horticultural-,-manager,horticulturalist,horticulture specialist,plant-,-nursery assistant,greenhouse supervisor > horticulture
gardener,garden assistant,-maintenance worker > horticulture
landscaper,landscape crew member,--contractor,-installer,-maintenance supervisor,-technician,-worker,lawn-,lawn care--,landscape construction--,--operative,-team leader,--production manager,--project manager,--technician,-laborer,-account manager,mower operator > horticulture
groundskeeper,groundsperson,groundworker parks,parks worker,cemetery-,parks maintenance-,grounds-,-supervisor,-technician,-operative,grounds--,-foreman,-manager,-attendant,-supervisor,-technician,-crew member,groundsman,grave digger,park keeper > horticulture
winemaker,cellarman brewery,winery assistant,brewery-,-operator,brewhouse-,cellar hand,-master,vintner > wine-and-brewing
forester,forestry adviser,-officer,-project manager,--manager,-aide,-consultant,-supervisor,forest-,-ranger,-ecologist,-engineer,-manager,woodland-,-officer,silviculturist > forestry
forestry worker,-operative,-contractor,-machine operator,logging equipment--,chainsaw--,log truck-,brush cutter,forest worker,woodland-,timber faller,sawyer forestry,tree planter > forestry
arborist,arboriculturist,groundie,lead climber,tree-,-surgeon,-care specialist,-worker,tree--,tree service-,--groundsman,-foreman,-trimmer,-crew leader,arboricultural surveyor > forestry
park ranger,estate-,wildlife-,-management specialist,--control officer,--officer,reserves-,countryside-,-manager,-ranger,conservation-,-worker,park guide,-superintendent,-warden,reserve-,-manager,trail crew leader,-member > countryside-and-wildlife
pest control technician,-specialist,-operator,-surveyor,-manager,-officer,rodent-,exterminator,pest controller,-technician,fumigation-,pest management-,termite--,-inspector,fumigator > countryside-and-wildlife
veterinarian,locum vet,equine-,farm-,graduate-,large animal-,mixed-,vet@,veterinary doctor,-physician,-pathologist,-intern,-officer,-surgeon,-medical officer > veterinary
veterinary technician,-technologist,-nurse,-surgery technician,animal health--,=RVN@,vet tech,-nurse > veterinary
veterinary assistant,-aide,-kennel assistant,--nursing assistant,animal-,vet--,animal care-,veterinary-,animal hospital--,-receptionist > veterinary
dog groomer,animal-,cat-,pet-,-bather,dog-,-stylist,pet-,bather pets,grooming assistant,-salon associate,-manager > animal-care
kennel assistant,cattery-,canine care-,pet-,-technician,-associate,pet hotel--,--resort attendant,-manager,kennel--,-hand,-master,-staff,-supervisor,-technician,-attendant,doggie daycare-,canine coach,dog nanny > animal-care
dog trainer,marine mammal-,pet--,canine-,-behaviourist,dog-,-behaviour consultant,pet behaviour counsellor,animal behaviorist,-trainer,puppy-,-training supervisor > animal-care
animal care worker,-associate,-attendant,-specialist,-supervisor,-technician,-manager,pet store--,RSPCA inspector,animal welfare-,-assistant,animal shelter--,--attendant,-carer,-caretaker,-collection officer,animal services--,aquarium keeper,keeper zoo,wildlife rehabilitator,-carer > animal-care
horse groom,-groomer,groom equine,barn hand,-manager,stable-,equine yard-,--assistant,-groom,competition-,head-,show-,stud-,racing-,stable-,-worker,-hand,-lad,stablehand > animal-care
ranch hand,-worker,cattle hand,cowboy,pen rider > livestock
shepherd,sheep farmer,-shearer > livestock
milker,dairy hand,milking technician > livestock
herd manager,herdsperson,herdsman > livestock
poultry farm manager,broiler-,poultry-- > farm-management
swine technician,farrowing-,pig farm worker,pig unit-- > livestock
grower > farming
commercial fisherman,fishing crew member > aquaculture-and-fishing
meat inspector,meat hygiene-,official auxiliary > food-processing
crop consultant,-adviser,-specialist > agronomy
agricultural consultant,-adviser,farm-,-consultant > agronomy
agricultural extension officer,agriculture--,extension-,-agent,-educator > agronomy
plant breeder,-pathologist,-scientist,seed analyst > agronomy
grain merchandiser,-trader,-buyer,livestock- > agronomy
greenhouse worker,-assistant,glasshouse worker > horticulture
nursery grower,-technician plants,nurseryman,propagator > horticulture
greenhouse manager,-grower,cultivation manager,horticulture- > horticulture
head gardener,estate-,senior- > horticulture
landscape supervisor,-foreman,-manager,-crew leader > horticulture
garden designer > horticulture
irrigation technician,-specialist,-installer > horticulture
lawn care technician,-specialist,-operative,--technician,-mower operator > horticulture
brewer,brewery worker,brewing technician,brewmaster > wine-and-brewing
distiller,distillery operator > wine-and-brewing
vineyard manager,-supervisor,-worker,viticulturist > wine-and-brewing
forest technician,forestry-,forest inventory-,timber cruiser > forestry
logger@,hand faller,logging worker,lumberjack,timber feller > forestry
forwarder operator,skidder-,feller buncher- > forestry
tree officer,arboricultural-,-consultant,tree inspector > forestry
wildland firefighter,hotshot crew member > forestry
gamekeeper,deer manager,game warden > countryside-and-wildlife
naturalist,interpretive ranger,park interpreter > countryside-and-wildlife
zookeeper@,animal curator,-keeper,zoo-,aquarist > animal-care
animal shelter worker,-manager,--adoption counselor,rehoming assistant > animal-care
animal control officer,animal rescue--,humane--,animal welfare-,dog warden > animal-care
dog walker,-daycare attendant,pet sitter > animal-care
farrier,hoof trimmer,horseshoer > animal-care
horse trainer,racehorse-,exercise rider > animal-care
veterinary receptionist,vet- > veterinary
veterinary practice manager,--office manager,--hospital manager > veterinary`
