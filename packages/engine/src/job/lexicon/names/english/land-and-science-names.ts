export const landAndScienceNames = `
farm worker: farm hand, farmhand, agricultural worker, farm labourer, agricultural labourer, general farm worker, station hand, agricultural hand
tractor driver: farm machinery driver, farm machine operator, agricultural machine operator, forage harvester driver, harvester operator
fruit picker: strawberry picker, apple picker, grape picker, harvest hand
dairy farm worker: dairy farm assistant, dairy herdsperson, dairy stockperson, dairy farm hand, dairyperson, dairy herd worker, dairy herdsman, dairy assistant farm
livestock worker: livestock farm worker, livestock hand, stock hand, pig stockperson, livestock attendant
beekeeper: bee keeper, bee farmer
shepherd: sheep farm worker, flock manager
milker: milking operator
fish farmer: aquaculture farmer, aquaculture worker, fish husbandry technician
commercial fisherman: trawler deckhand, deep sea fisherman
meat plant operative: meat factory operative, abattoir operative, meat boner, boning room operative, meat processing operative, slaughter operative, meat plant worker
agronomist: agronomy adviser, agriculturist
agricultural consultant: farm business consultant
agricultural extension officer: agricultural extension worker, agricultural field officer
agricultural mechanic: farm machinery mechanic, farm machinery technician, agricultural machinery mechanic, agricultural machinery technician, agricultural service engineer
horticulturist: horticulture worker, horticultural grower, horticultural technician
landscaper: landscape gardener, landscape operative, landscape worker, landscape technician, landscape construction operative
greenhouse worker: glasshouse operative, nursery hand, greenhouse operative, greenhouse hand
nursery grower: plant nursery worker, plant nursery hand
head gardener: gardens manager, head of gardens
lawn care technician: lawn care operative, lawn care specialist, lawn mowing contractor, turf technician
winemaker: wine maker, winery worker, oenologist
brewer: brewery operative, brew master
forestry worker: forestry labourer, forest labourer, forest operative, forestry craftsperson
logger: tree feller, timber cutter, timber harvester operator, tree faller
tree officer: arboriculture officer
park ranger: field ranger, nature warden, countryside warden
gamekeeper: game keeper, game manager
veterinarian: veterinary surgeon, vet, small animal vet, veterinary practitioner, veterinary clinician, animal doctor, companion animal vet
veterinary technician: =animal nurse, animal health nurse, vet technician
veterinary assistant: veterinary support assistant, vet care assistant
veterinary receptionist: veterinary practice receptionist, animal clinic receptionist, vet practice receptionist
dog groomer: dog grooming stylist, canine groomer, pet grooming stylist, canine beautician
kennel assistant: kennel worker, kennelhand, kennel technician
animal care worker: animal husbandry assistant
horse groom: stable assistant, yard groom
zookeeper: zoo attendant
animal control officer: dog control officer, animal management officer, stray dog officer
dog walker: pet walker, dog walking assistant
research scientist: research and development scientist
research assistant: research support assistant
R&D scientist: research and development chemist
laboratory technician: scientific technician, laboratory support technician
laboratory analyst: analytical laboratory technician
forensic scientist: forensic science analyst, criminalist, forensic laboratory scientist
quality control analyst: quality control laboratory analyst, QC lab analyst
analytical chemist: analytical development chemist, chemical analyst
biologist: biological scientist
microbiologist: microbiological analyst
food scientist: food science technologist, food product scientist
environmental scientist: environmental science consultant, environment scientist
occupational hygienist: industrial hygiene specialist, workplace hygienist
environmental consultant: environment consultant, environmental advisory consultant
ecologist: ecological consultant, ecology consultant
conservation officer: habitat officer
meteorologist: weather analyst
economist: economic analyst, economics adviser
`
