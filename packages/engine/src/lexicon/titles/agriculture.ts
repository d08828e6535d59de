export const agricultureTitles = `
farm worker | farmhand, farm labourer, farm laborer, agricultural worker, farm assistant, farm operative, harvest worker, farm hand, farmworker, crop worker, agricultural laborer, farm crew member, farm intern, farm apprentice | farming
farmer | rancher, smallholder | farming
farm manager | farm supervisor, ranch manager, arable manager, crop manager, farm foreman, farm operations manager, agricultural manager, orchard manager, harvest manager, agricultural operations manager, ranch foreman, harvest supervisor, growing manager | farm-management
tractor driver | agricultural machinery operator, combine driver, farm machinery operator, sprayer operator, agricultural equipment operator, tractor operator, farm equipment operator, combine operator, agricultural contractor | farming
fruit picker | harvester fruit, vegetable picker, produce picker, berry picker, crop picker, fruit packer, packhouse operative, seasonal picker, produce packer, mushroom picker, fruit harvester | farming
dairy farm worker | dairy worker, calf rearer, herdswoman, dairyman, dairy manager | livestock
livestock worker | stockman, cattle worker, poultry worker, livestock technician, poultry farm worker, poultry technician, feedlot worker, animal husbandry worker, swine manager, livestock manager, cattle manager, hatchery worker, pig unit manager, livestock specialist, livestock assistant, livestock handler, egg collector, livestock supervisor | livestock
beekeeper | apiarist | livestock
fish farmer | fish farm operative, aquaculturist, fish hatchery manager, fisheries officer, fisheries observer, fisheries technician | aquaculture-and-fishing
meat plant operative | slaughterman, abattoir worker, meat processor, slaughterer, meat processing worker, poultry processor, fish processor, meat packer, fish filleter, trimmer meat | food-processing
agronomist | crop scientist, agricultural scientist, seed specialist, agricultural specialist, agricultural advisor, agricultural officer, crop scout, field trials officer, agricultural research technician, field technician agriculture, agronomy manager, agricultural inspector, agriculture specialist, rural adviser, weed scientist | agronomy
agricultural sales representative | agricultural sales specialist, feed sales representative, seed sales representative, farm sales specialist, crop inputs salesperson, agricultural account manager, agronomy sales representative, livestock auctioneer, agronomy sales manager, area sales agronomist, dairy sales specialist | agronomy
agricultural mechanic | farm mechanic, agricultural technician mechanic, land-based engineer, farm equipment technician, agricultural fitter, lawn equipment technician, groundcare technician | agricultural-engineering
horticulturist | nursery worker, plant nursery assistant, horticultural technician, nursery technician, horticultural worker, assistant grower, horticulture assistant, nursery manager plants, horticulture specialist, cannabis grower, nursery supervisor plants, horticultural manager, plant specialist, plant care technician, cultivation technician, cannabis trimmer, horticultural assistant, horticulturalist, greenhouse supervisor | horticulture
gardener | garden maintenance worker, garden assistant | horticulture
landscaper | landscape worker, landscape technician, landscape laborer, landscape operative, landscape crew member, landscape labourer, landscape contractor, landscape account manager, landscape maintenance worker, landscape installer, landscape project manager, lawn maintenance worker, landscape construction worker, landscape maintenance supervisor, landscape team leader, landscape maintenance technician, mower operator, landscape production manager, lawn care worker | horticulture
groundskeeper | grounds maintenance operative, groundsman, groundsperson, park keeper, grounds maintenance worker, parks maintenance worker, grounds supervisor, grounds manager, parks worker, groundworker parks, grounds technician, grounds crew member, cemetery worker, grounds operative, grounds maintenance supervisor, grounds maintenance technician, grounds foreman, grave digger, grounds attendant | horticulture
winemaker | cellar hand, cellar master, brewery assistant, cellar worker winery, cellarman brewery, harvest intern winery, brewhouse operator, vintner, winery assistant, brewery operator | wine-and-brewing
forester | forestry manager, forest manager, woodland manager, forestry consultant, forestry officer, woodland officer, forest officer, forestry supervisor, forest engineer, forestry adviser, forestry project manager, forestry aide, silviculturist, forest ecologist, forest supervisor, woodland adviser, forest ranger | forestry
forestry worker | forestry operative, tree planter, chainsaw operator, woodland worker, logging equipment operator, log truck operator, forestry machine operator, sawyer forestry, forest worker, timber faller, forestry contractor, brush cutter | forestry
arborist | tree surgeon, tree climber, tree worker, tree trimmer, arboriculturist, tree care specialist, arboricultural surveyor, tree care worker, tree foreman, tree groundsman, tree crew leader, lead climber, tree service worker, groundie | forestry
park ranger | countryside ranger, wildlife ranger, warden nature reserve, wildlife officer, park warden, countryside officer, reserve warden, estate worker countryside, trail crew member, wildlife management specialist, conservation ranger, trail crew leader, estate ranger, countryside manager, conservation worker, reserves officer, reserve manager, wildlife control officer, park guide, park superintendent | countryside-and-wildlife
pest control technician | pest controller, pest management technician, exterminator, pest control specialist, pest control operator, pest technician, termite technician, pest control surveyor, fumigator, termite inspector, pest control manager, rodent control officer, pest control officer, fumigation technician | countryside-and-wildlife
veterinarian | veterinary surgeon, vet@, small animal vet, equine vet, veterinary doctor, veterinary officer, farm vet, veterinary physician, locum vet, large animal vet, mixed animal vet, veterinary pathologist, veterinary intern, graduate vet, veterinary medical officer | veterinary
veterinary technician | =RVN@, veterinary nurse, vet tech, veterinary technologist, vet nurse, animal health technician, veterinary surgery technician | veterinary
veterinary assistant | vet assistant, animal care assistant, veterinary care assistant, animal nursing assistant, veterinary aide, veterinary kennel assistant, veterinary nursing assistant, animal hospital assistant, animal hospital receptionist | veterinary
dog groomer | pet groomer, pet stylist, cat groomer, dog bather, animal groomer, dog stylist, grooming assistant, grooming salon manager, pet bather, grooming salon associate, bather pets | animal-care
kennel assistant | kennel attendant, kennel technician, cattery assistant, kennel worker, kennel manager, pet care assistant, pet care technician, kennel hand, kennel supervisor, pet care specialist, pet resort attendant, canine care assistant, canine coach, pet resort manager, pet care associate, kennel staff, pet hotel associate, dog nanny, doggie daycare attendant, kennel master | animal-care
dog trainer | animal trainer, canine trainer, animal behaviourist, animal behaviorist, dog behaviourist, puppy trainer, pet trainer, dog behaviour consultant, puppy training supervisor, canine behaviourist, marine mammal trainer, pet behaviour counsellor | animal-care
animal care worker | animal carer, animal caretaker, animal welfare assistant, animal attendant, animal care technician, wildlife rehabilitator, animal care attendant, RSPCA inspector, animal care specialist, keeper zoo, animal care manager, animal shelter assistant, animal care associate, animal services officer, animal collection officer, pet store manager, animal care supervisor, wildlife carer, aquarium keeper, animal welfare inspector | animal-care
horse groom | stable hand, groom equine, equine groom, stable manager, stablehand, stable assistant, stud groom, barn manager, head groom, stable lad, barn hand, competition groom, equine yard manager, racing groom, stable groom, assistant trainer racing, horse groomer, show groom, stable worker, equine assistant | animal-care
ranch hand | cowboy, ranch worker, cattle hand, pen rider | livestock
shepherd | sheep shearer, sheep farmer | livestock
milker | dairy hand, milking technician | livestock
herd manager | herdsman, herdsperson | livestock
poultry farm manager | poultry manager, broiler farm manager | farm-management
swine technician | pig unit worker, pig farm worker, farrowing technician | livestock
grower | | farming
commercial fisherman | fishing crew member | aquaculture-and-fishing
meat inspector | meat hygiene inspector, official auxiliary | food-processing
crop consultant | crop adviser, crop advisor, crop specialist | agronomy
agricultural consultant | farm consultant, farm adviser, farm advisor, agricultural adviser | agronomy
agricultural extension officer | extension agent, extension educator, extension officer, agriculture officer | agronomy
plant breeder | plant scientist, seed analyst, plant pathologist | agronomy
grain merchandiser | grain trader, grain buyer, livestock buyer | agronomy
greenhouse worker | greenhouse assistant, glasshouse worker, greenhouse technician | horticulture
nursery grower | propagator, nurseryman, nursery technician plants | horticulture
greenhouse manager | greenhouse grower, cultivation manager, horticulture manager | horticulture
head gardener | estate gardener, senior gardener | horticulture
landscape supervisor | landscape foreman, landscape manager, landscape crew leader | horticulture
garden designer | | horticulture
irrigation technician | irrigation specialist, irrigation installer | horticulture
lawn care technician | lawn technician, lawn care specialist, lawn care operative, lawn mower operator | horticulture
brewer | brewery worker, brewing technician, brewmaster | wine-and-brewing
distiller | distillery operator | wine-and-brewing
vineyard manager | vineyard worker, viticulturist, vineyard supervisor | wine-and-brewing
forest technician | forestry technician, timber cruiser, forest inventory technician | forestry
logger@ | lumberjack, timber feller, logging worker, hand faller | forestry
forwarder operator | skidder operator, feller buncher operator | forestry
tree officer | arboricultural officer, arboricultural consultant, tree inspector | forestry
wildland firefighter | hotshot crew member, fire crew member wildland | forestry
gamekeeper | deer manager, game warden | countryside-and-wildlife
naturalist | park interpreter, interpretive ranger | countryside-and-wildlife
zookeeper@ | zoo keeper, animal keeper, aquarist, animal curator | animal-care
animal shelter worker | animal shelter manager, rehoming assistant, animal adoption counselor | animal-care
animal control officer | dog warden, animal welfare officer, animal rescue officer, humane officer | animal-care
dog walker | pet sitter, dog daycare attendant | animal-care
farrier | horseshoer, hoof trimmer | animal-care
horse trainer | racehorse trainer, exercise rider | animal-care
veterinary receptionist | vet receptionist, veterinary client service representative | veterinary
veterinary practice manager | veterinary hospital manager, veterinary office manager | veterinary
`
