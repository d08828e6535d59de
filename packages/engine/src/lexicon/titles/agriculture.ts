export const agricultureTitles = `
> farming
farm worker,crop-,harvest-,agricultural-,-laborer,farm-,-apprentice,-assistant,-operative,-intern,-hand,-crew member,farmhand,farmworker
farmer,rancher,smallholder
tractor driver,-operator,farm equipment-,agricultural-,--contractor,-machinery operator,farm-,sprayer--,combine-,-driver
fruit picker,mushroom-,berry-,seasonal-,crop-,vegetable-,produce-,-packer,fruit-,-harvester,harvester fruit,packhouse operative
grower
> farm-management
farm manager,agricultural-,-operations manager,farm-,arable--,harvest-,orchard-,crop-,growing-,ranch-,-foreman,farm-,-supervisor,harvest-
poultry farm manager,broiler-,poultry--
> livestock
dairy farm worker,dairy--,-manager,calf rearer,dairyman,herdswoman
livestock worker,-supervisor,-handler,-manager,cattle-,swine-,pig unit-,egg collector,stockman,animal husbandry worker,cattle--,feedlot-,hatchery-,poultry-,-technician,-farm worker
beekeeper,apiarist
ranch hand,-worker,cattle hand,cowboy,pen rider
shepherd,shearer@@,sheep farmer,-shearer
milker,dairy hand,milking technician
herd manager,herdsperson,herdsman
swine technician,farrowing-,pig farm worker,pig unit--
> aquaculture-and-fishing
fish farmer,-hatchery manager,--farm operative,aquaculturist,fisheries observer,-technician,-officer
commercial fisherman,fishing crew member
> food-processing
meat plant operative,--packer,-processor,fish-,poultry-,abattoir worker,meat processing-,fish filleter,slaughterer,slaughterman,trimmer meat
cheesemaker,cheese maker,-production operative
meat inspector,meat hygiene-,official auxiliary
> agronomy
seed analyst,-technologist
agronomist,field trials officer,agricultural--,-advisor,-inspector,-research technician,--scientist,-specialist,agriculture-,seed-,agronomy manager,weed scientist,crop-,-scout,rural adviser
agricultural sales representative,feed-,seed-,agronomy-,-manager,agricultural account--,--sales specialist,farm-,dairy-,crop inputs salesperson,livestock auctioneer,area sales agronomist
crop consultant,-adviser,-specialist
agricultural consultant,farm-,-adviser
agricultural extension officer,agriculture--,extension-,-agent,-educator
plant breeder,-pathologist,-scientist
grain merchandiser,-trader,-buyer,livestock-
> agricultural-engineering
agricultural mechanic,-fitter,-technician mechanic,farm--,-equipment technician,lawn-,groundcare--,land-based engineer
> horticulture
horticulturist,assistant grower,cannabis-,-trimmer,cultivation technician,plant care-,nursery--,-worker,horticultural-,-manager,horticulturalist,horticulture specialist,plant-,-nursery assistant,greenhouse supervisor
gardener,garden assistant,-maintenance worker
landscaper,landscape crew member,--contractor,-installer,-maintenance supervisor,-technician,-worker,lawn-,lawn care--,landscape construction--,--operative,-team leader,--production manager,--project manager,--technician,-laborer,-account manager,mower operator
groundskeeper,groundsperson,groundworker parks,parks worker,cemetery-,parks maintenance-,grounds-,-supervisor,-technician,-operative,grounds--,-foreman,-manager,-attendant,-supervisor,-technician,-crew member,groundsman,grave digger,park keeper
greenhouse worker,-assistant,glasshouse worker
nursery grower,-technician plants,nurseryman,propagator
greenhouse manager,-grower,cultivation manager,horticulture-
head gardener,estate-,senior-
landscape supervisor,-foreman,-manager,-crew leader
garden designer
irrigation technician,-specialist,-installer
lawn care technician,lawn--,-mower operator
> wine-and-brewing
winemaker,cellarman brewery,winery assistant,brewery-,-operator,brewhouse-,cellar hand,-master,vintner
brewer,brewery worker,brewing technician,brewmaster
distiller,distillery operator
vineyard manager,-supervisor,viticulturist
> forestry
forester,silviculturist,forest ranger,-ecologist,-engineer,-manager,woodland-,forestry-,-consultant,-project manager,--aide,-supervisor,forest-
forestry worker,-operative,-contractor,-machine operator,logging equipment--,chainsaw--,log truck-,brush cutter,forest worker,woodland-,timber faller,sawyer forestry,tree planter
arborist,arboriculturist,groundie,lead climber,tree-,-surgeon,-care specialist,-worker,tree--,tree service-,--groundsman,-foreman,-trimmer,-crew leader,arboricultural surveyor
forest technician,forestry-,forest inventory-,timber cruiser
logger@,hand faller,logging worker,lumberjack,timber feller
forwarder operator,skidder-,feller buncher-
tree officer,arboricultural-,-consultant,tree inspector
wildland firefighter,hotshot crew member
> countryside-and-wildlife
park ranger,estate-,wildlife-,-management specialist,--control officer,--officer,reserves-,countryside-,-manager,-ranger,conservation-,-worker,park guide,-superintendent,-warden,reserve-,-manager,trail crew leader,-member
pest control technician,-operator,-surveyor,-manager,-specialist,--controller,-management technician,pest--,fumigation-,termite-,-inspector,fumigator,rodent control officer,exterminator
gamekeeper,deer manager,game warden
naturalist,interpretive ranger,park interpreter
> veterinary
veterinarian,locum vet,equine-,farm-,graduate-,large animal-,mixed-,vet@,veterinary doctor,-physician,-pathologist,-intern,-officer,-surgeon,-medical officer
veterinary technician,-technologist,-nurse,-surgery technician,animal health--,=RVN@,vet tech,-nurse
veterinary assistant,-aide,-kennel assistant,--nursing assistant,animal-,vet--,animal care-,veterinary-,animal hospital--,-receptionist
veterinary receptionist,vet-
veterinary practice manager,--office manager,--hospital manager
> animal-care
dog groomer,animal-,cat-,pet-,-bather,dog-,-stylist,pet-,bather pets,grooming assistant,-salon associate,-manager
kennel assistant,cattery-,canine care-,pet-,-associate,pet hotel--,--resort attendant,-manager,kennel--,-hand,-staff,-supervisor,-master,-attendant,doggie daycare-,dog nanny,canine coach
dog trainer,marine mammal-,pet--,canine-,-behaviourist,dog-,-behaviour consultant,pet behaviour counsellor,animal behaviorist,-trainer,puppy-,-training supervisor
animal care worker,-associate,-attendant,-specialist,-supervisor,-technician,-manager,pet store--,RSPCA inspector,animal welfare-,-assistant,animal shelter--,--attendant,-carer,-caretaker,-collection officer,animal services--,aquarium keeper,keeper zoo,wildlife rehabilitator,-carer
horse groom,-groomer,groom equine,barn hand,-manager,stable-,equine yard-,--assistant,-groom,competition-,head-,show-,stud-,racing-,stable-,-worker,-hand,-lad,groom@@,stablehand
zookeeper@,animal curator,-keeper,zoo-,aquarist,keeper@@
animal shelter worker,-manager,--adoption counselor,rehoming assistant
animal control officer,animal rescue--,humane--,animal welfare-,dog warden
dog walker,-daycare attendant,pet sitter
farrier,hoof trimmer,horseshoer
horse trainer,racehorse-,exercise rider`
