export const agricultureTitles = `
farm worker,harvest-,crop-,agricultural-,-laborer,farm-,-assistant,-operative,-hand,-intern,-apprentice,-crew member,farmhand,farmworker > farming
farmer,rancher,smallholder > farming
farm manager,ranch-,growing-,arable-,crop-,farm operations-,agricultural-,--manager,orchard-,harvest-,-supervisor,farm-,-foreman,ranch- > farm-management
tractor driver,-operator,sprayer-,farm equipment-,agricultural-,--contractor,-machinery operator,farm-,combine--,-driver > farming
fruit picker,berry-,crop-,seasonal-,mushroom-,vegetable-,produce-,-packer,fruit-,-harvester,harvester fruit,packhouse operative > farming
dairy farm worker,dairy--,-manager,calf rearer,herdswoman,dairyman > livestock
livestock worker,-manager,-handler,-supervisor,poultry technician,-worker,-farm worker,feedlot--,hatchery-,animal husbandry-,cattle--,-manager,swine-,pig unit-,stockman,egg collector > livestock
beekeeper,apiarist > livestock
fish farmer,-farm operative,--hatchery manager,aquaculturist,fisheries officer,-observer,-technician > aquaculture-and-fishing
meat plant operative,--packer,-processor,poultry-,fish-,-filleter,slaughterman,abattoir worker,meat processing-,slaughterer,trimmer meat > food-processing
agronomist,crop scout,-scientist,weed-,agricultural-,-advisor,-officer,-research technician,--inspector,-specialist,seed-,agriculture-,field trials officer,agronomy manager,rural adviser > agronomy
agricultural sales representative,feed-,seed-,agronomy-,-manager,agricultural account--,--sales specialist,farm-,dairy-,crop inputs salesperson,livestock auctioneer,area sales agronomist > agronomy
agricultural mechanic,-fitter,-technician mechanic,farm--,-equipment technician,lawn-,groundcare--,land-based engineer > agricultural-engineering
horticulturist,nursery worker,-technician,cultivation-,plant care-,horticultural--,-worker,-manager,plant nursery assistant,horticulture--,-specialist,plant-,assistant grower,cannabis-,-trimmer,horticulturalist,greenhouse supervisor > horticulture
gardener,garden assistant,-maintenance worker > horticulture
landscaper,landscape laborer,-operative,-crew member,--contractor,-account manager,--installer,-project manager,--construction worker,--team leader,--production manager,--technician,landscape maintenance-,-supervisor,-worker,lawn-,lawn care--,mower operator > horticulture
groundskeeper,grounds manager,-operative,grounds maintenance-,-worker,-supervisor,-technician,grounds--,-supervisor,-foreman,-attendant,-crew member,groundsman,groundsperson,park keeper,parks worker,cemetery-,parks maintenance-,groundworker parks,grave digger > horticulture
winemaker,cellar hand,-master,cellarman brewery,brewhouse operator,brewery-,-assistant,winery-,vintner > wine-and-brewing
forester,forest manager,woodland-,-officer,forestry-,-adviser,-project manager,--aide,-manager,-consultant,-supervisor,forest-,-engineer,-ecologist,-ranger,silviculturist > forestry
forestry worker,-contractor,-operative,-machine operator,chainsaw--,logging equipment-,log truck--,tree planter,woodland worker,forest-,sawyer forestry,timber faller,brush cutter > forestry
arborist,tree surgeon,-service worker,tree--,tree care-,-specialist,--trimmer,-foreman,-groundsman,-crew leader,--climber,lead-,arboriculturist,arboricultural surveyor,groundie > forestry
park ranger,countryside-,-officer,-manager,reserve-,-warden,park-,-guide,-superintendent,wildlife ranger,-officer,-management specialist,--control officer,reserves--,estate ranger,conservation-,-worker,trail crew member,-leader > countryside-and-wildlife
pest control technician,-specialist,-operator,-surveyor,-manager,-officer,rodent-,pest controller,-technician,termite-,fumigation-,pest management-,exterminator,fumigator,termite inspector > countryside-and-wildlife
veterinarian,veterinary surgeon,-doctor,-officer,-physician,-pathologist,-intern,-medical officer,vet@,equine vet,farm-,locum-,graduate-,large animal-,mixed- > veterinary
veterinary technician,-nurse,-technologist,-surgery technician,animal health--,=RVN@,vet tech,-nurse > veterinary
veterinary assistant,-kennel assistant,--aide,-care assistant,animal-,animal nursing--,veterinary-,vet--,animal hospital-,-receptionist > veterinary
dog groomer,cat-,animal-,pet-,-stylist,dog-,-bather,pet-,grooming assistant,-salon manager,-associate,bather pets > animal-care
kennel assistant,cattery-,pet care-,canine-,--coach,doggie daycare attendant,kennel--,-technician,pet care-,-specialist,-associate,pet hotel--,--resort attendant,-manager,kennel--,-hand,-supervisor,-staff,-master,dog nanny > animal-care
dog trainer,canine-,-behaviourist,dog-,-behaviour consultant,puppy training supervisor,--trainer,pet-,marine mammal-,animal--,-behaviorist,pet behaviour counsellor > animal-care
animal care worker,-technician,-attendant,-specialist,-manager,-associate,-supervisor,--carer,-caretaker,-attendant,-services officer,animal collection--,--shelter assistant,animal welfare--,-inspector,RSPCA--,wildlife rehabilitator,-carer,keeper zoo,pet store manager,aquarium keeper > animal-care
horse groom,stud-,head-,competition-,racing-,show-,equine-,-assistant,-yard manager,stable--,barn-,-hand,stable-,-groom,-lad,-worker,groom equine,stablehand,horse groomer > animal-care
ranch hand,-worker,cowboy,cattle hand,pen rider > livestock
shepherd,sheep shearer,-farmer > livestock
milker,dairy hand,milking technician > livestock
herd manager,herdsman,herdsperson > livestock
poultry farm manager,broiler-,poultry-- > farm-management
swine technician,farrowing-,pig unit worker,pig farm-- > livestock
grower > farming
commercial fisherman,fishing crew member > aquaculture-and-fishing
meat inspector,meat hygiene-,official auxiliary > food-processing
crop consultant,-adviser,-specialist > agronomy
agricultural consultant,-adviser,farm-,-consultant > agronomy
agricultural extension officer,extension agent,-educator,-officer,agriculture- > agronomy
plant breeder,-scientist,-pathologist,seed analyst > agronomy
grain merchandiser,-trader,-buyer,livestock- > agronomy
greenhouse worker,-assistant,glasshouse worker > horticulture
nursery grower,-technician plants,propagator,nurseryman > horticulture
greenhouse manager,-grower,cultivation manager,horticulture- > horticulture
head gardener,estate-,senior- > horticulture
landscape supervisor,-foreman,-manager,-crew leader > horticulture
garden designer > horticulture
irrigation technician,-specialist,-installer > horticulture
lawn care technician,-specialist,-operative,--technician,-mower operator > horticulture
brewer,brewery worker,brewing technician,brewmaster > wine-and-brewing
distiller,distillery operator > wine-and-brewing
vineyard manager,-worker,-supervisor,viticulturist > wine-and-brewing
forest technician,forestry-,forest inventory-,timber cruiser > forestry
logger@,lumberjack,timber feller,logging worker,hand faller > forestry
forwarder operator,skidder-,feller buncher- > forestry
tree officer,arboricultural-,-consultant,tree inspector > forestry
wildland firefighter,hotshot crew member > forestry
gamekeeper,deer manager,game warden > countryside-and-wildlife
naturalist,park interpreter,interpretive ranger > countryside-and-wildlife
zookeeper@,zoo keeper,animal-,-curator,aquarist > animal-care
animal shelter worker,-manager,--adoption counselor,rehoming assistant > animal-care
animal control officer,animal rescue--,humane--,animal welfare-,dog warden > animal-care
dog walker,-daycare attendant,pet sitter > animal-care
farrier,horseshoer,hoof trimmer > animal-care
horse trainer,racehorse-,exercise rider > animal-care
veterinary receptionist,vet- > veterinary
veterinary practice manager,--hospital manager,--office manager > veterinary`
