export const agriculture = `
# crops
crop production | crop management, growing crops, arable farming, crop husbandry, agronomic crops, row crops, cultivating crops, grain production, arable crops | skill
planting and harvesting | planting crops, harvesting crops, crop harvesting, harvest operations, hand harvesting, planting trees and crops | skill | | related: crop production
fruit and vegetable picking | fruit picking, hand picking produce, vegetable picking, berry picking, produce picking, apple picking, asparagus cutting | skill | | related: planting and harvesting
irrigation | sprinkler systems, watering crops | skill
crop protection | spray programmes | skill | | related: integrated pest management
integrated pest management | =IPM@, pest and disease management, biological pest control, pest and disease identification, plant disease identification | skill | | related: crop protection
fertiliser application | fertilising, fertilizing, fertigation, fertilizers | skill
soil preparation | soil management | skill
agronomy | agronomic advice, crop science, agronomic research, seed testing | knowledge
organic farming | organic production, organic certification, organic agriculture, permaculture, sustainable agriculture, biodynamic farming, sustainable farming, agroecology, market gardening, community supported agriculture | knowledge
precision agriculture | precision farming, GPS guidance tractors, variable rate application, yield mapping, John Deere Operations Center, precision ag, auto-steer, farm drones, Trimble Ag, agricultural technology, agtech, Climate FieldView | tool
greenhouse growing | greenhouse operations, greenhouse management, greenhouse production, greenhouse climate control | skill
nursery production | plant nursery, seedlings, plant production, container nursery, nursery stock, tree nursery | skill
cannabis cultivation | hemp cultivation, cannabis trimming, cannabis growing, trimming cannabis, Metrc, cannabis processing | skill
viticulture | vineyard management, vineyard work, grape growing, vine pruning, grape harvesting, vineyard operations, canopy management | skill
winemaking | wine production, fermentation cellar, winery operations, wine cellar operations | skill
orchard management | orchard work, fruit growing, fruit tree pruning, fruit production, top fruit, citrus growing | skill
post-harvest handling | cold storage produce, packhouse operations, packing shed | skill
beekeeping | apiary management, bee keeping, apiculture, honey production, hive management | skill
mushroom growing | mushroom picking, mushroom cultivation, mushroom harvesting | skill

# livestock
animal husbandry | livestock management, livestock husbandry, livestock production, raising livestock, stockmanship, livestock care, livestock farming, farm animal care, care of livestock, animal production, animal science, rearing livestock, livestock handling, handling livestock, care for livestock, feed and care for livestock | skill
dairy farming | dairy cattle, dairy production, dairy cows, Lely robots | skill | implies: animal husbandry
beef cattle farming | beef cattle, cow-calf operations, feedlot, suckler cows, beef production | skill | implies: animal husbandry
sheep farming | shepherding, sheep handling, flock management, working sheepdogs, goat farming | skill | implies: animal husbandry
pig farming | swine production, swine management, pig husbandry, hog farming, pig unit, hog production | skill | implies: animal husbandry
poultry farming | poultry production, broiler production, poultry husbandry, chicken farming, poultry management, turkey farming, poultry house management | skill | implies: animal husbandry
calving | calf rearing, calf care, feeding calves, birthing livestock, calf raising | skill | implies: animal husbandry
animal feeding | feeding animals, feeding livestock, feed mixing, watering animals, feeding and watering, fed animals, feed rations, mixing feed, animal diets | skill | | related: animal husbandry
animal nutrition | livestock nutrition, feed formulation, ruminant nutrition, ration formulation, equine nutrition, pet nutrition | knowledge
artificial insemination | AI of cattle, reproduction of livestock | skill
hoof trimming | foot trimming, farriery, hoof care, horse shoeing, shoeing horses | skill
animal health treatments | administering animal medication, medicating animals, livestock health, animal health monitoring | skill
livestock records | animal records, breeding records, animal health records, flock records, Uniform Agri, DairyComp | skill
livestock transport | hauling livestock, cattle trailer, animal transport certificate, livestock trailer towing, transporting animals, livestock haulage, transport of livestock, towing livestock trailers | skill
biosecurity | animal disease control, TB testing cattle, disease prevention in livestock, avian influenza control, bio-security | knowledge
Red Tractor assurance | farm assurance, RSPCA Assured, Red Tractor, GlobalG.A.P., GAP certification farm, farm audits, good agricultural practices, Produce Safety Rule, LEAF Marque, PrimusGFS, GLOBALGAP, FSMA produce | knowledge
fish farming | hatchery fish, trout farm, fish hatchery, fish health, shrimp farming, fish feeding, sea cages, oyster farming, fish grading | skill
commercial fishing | deckhand fishing, fish processing, fishing vessels, longline fishing, fish gutting, lobster fishing, seafood processing | skill
meat processing | slaughtering, abattoir, meat packing, slaughterhouse, carcass inspection, meat inspection, boning, poultry processing, evisceration, meat hygiene, trimming meat, deboning, meat plant, meat grading | skill

# machinery and farm work
tractor operation | tractors | skill | implies: farm machinery operation
farm machinery operation | agricultural machinery, farm machinery, farm equipment, telehandler farm, farm implements, sprayers and spreaders, farm vehicles, operate machinery on farm, tractors and machinery | skill
combine harvester operation | combine harvester, combine operation, combine driving, operating combines, sugar beet harvester, grain hauling | skill | implies: farm machinery operation
farm machinery maintenance | farm equipment maintenance, farm machinery repair, farm mechanics, maintaining farm equipment, John Deere, Case IH, New Holland, Fendt, Massey Ferguson, Claas | skill
ATV driving | quad bike, ATV operation, all-terrain vehicle, =UTV, Lantra ATV, ATV licence, side-by-side vehicle | skill
fencing repair | fence building, repairing fences, stock fencing, fence maintenance, fencing installation, fence posts, agricultural fencing, building fences | skill
barn cleaning | cleaning barns, cleaning pens, manure removal, barn maintenance, litter box cleaning | skill
farm management | farm operations, managing a farm, ranch management, farm enterprise management, agricultural management, farm budgets, farm supervision, managing farm workers, farm planning | skill
farm labour | farm work, farm labor, agricultural labor, agricultural work, farm experience, farm duties, farm maintenance, agricultural labour, farming background | skill
farm software | Gatekeeper farm, farm management software, Muddy Boots, Agworld, Granular farm, FarmWorks, Greenlight Grower, farm records, spray records | tool
agricultural subsidies | Basic Payment Scheme, environmental stewardship, Countryside Stewardship, Sustainable Farming Incentive, farm grants, =USDA, Environmental Land Management, crop insurance, Farm Service Agency, NRCS, farm bill programs | knowledge
agricultural sales | crop inputs sales, feed sales, seed sales, agrochemical sales, agricultural equipment sales, farm equipment sales, agricultural products sales, selling to farmers, animal health sales, farm supply | skill
agricultural extension | extension services, advising farmers, farmer outreach, agricultural education, =4-H, cooperative extension, agricultural advisory, =FFA, farmer engagement | skill
agricultural degree | degree in agriculture, agricultural science, agriculture degree, BSc agriculture, agronomy degree, degree in animal science, HND agriculture, degree in agronomy, agriculture diploma, animal science degree, degree in horticulture, diploma in agriculture, Level 3 agriculture, agricultural economics | certification
PA1 and PA2 spraying certificates | =PA1@, =PA2@, PA6 certificate, PA1/PA6, NPTC spraying, spraying certificate, PA1 and PA6 spraying, PA1 PA2, PA6A, NRoSO | certification | implies: crop protection
pesticide applicator licence | applicator's license, certified pesticide applicator, pesticide license, commercial pesticide applicator | licence | implies: crop protection
certified crop adviser | =CCA crop@, certified crop advisor, pest control adviser, =PCA license@, certified professional agronomist | certification | implies: agronomy

# horticulture and grounds
horticulture | horticultural, RHS Level 2, plant care, RHS qualification, plant health, botanical gardens, RHS Level 3, horticulturist experience | knowledge
gardening | gardener experience, border maintenance | skill
landscaping | landscape maintenance, landscape installation, landscape construction, landscape work, landscape experience, landscape materials, landscape care, landscape lighting, landscape irrigation | skill | | related: gardening
landscape design | Vectorworks Landmark, garden plans | skill
grounds maintenance | groundskeeping, grounds keeping, grounds care, turf maintenance, grounds upkeep, mowed lawns, grounds work, verge cutting, weed whacking, edging and trimming, park maintenance, cemetery maintenance, turf care grounds, groundskeeper experience | skill | | related: gardening
mower operation | mowers, lawn equipment, hedge trimmers, brush cutters, hedge cutters, backpack blower, blowers and trimmers | tool | implies: grounds maintenance
plant pruning | pruning@, tree trimming, trimming trees, prune shrubs, prune trees, prune and fell trees | skill
plant identification | plant knowledge, knowledge of plants, identifying plants, plant ID, native plants, plant selection, weed identification | knowledge | | related: horticulture
snow removal | snow ploughing, snow plowing, snow and ice control, shovelling snow, snow shoveling, salting walkways | skill
interior plant care | interior landscaping plants, houseplants care, interiorscape | skill
pest control | BPCA, pest management, pest inspection, exterminating, insect control, wildlife control, mosquito control, extermination | skill
wildlife management | pest bird control, trapping animals, hunting guiding, wildlife trapping, pheasant rearing, wildlife control operations, fisheries management | skill

# forestry
forestry | forest management, woodland management, woodland conservation, forest operations, agroforestry, forest ecology, forest health, timber operations | knowledge
chainsaw operation | chainsaw, chain saw, chain saws, CS30, CS31, CS30/31, operate chainsaws | skill
tree felling | felling trees, tree removal, tree cutting, tree clearance, timber felling, windblow clearance, falling timber, stump removal, dismantling trees | skill | implies: chainsaw operation
arboriculture | arborist experience, tree work, tree care, arboricultural, urban forestry, tree preservation orders, tree climber, tree inventory, UA1, tree condition surveys, tree pruning climbing, QTRA | skill | | related: forestry
ISA certified arborist | ISA certification, certified arborist, International Society of Arboriculture, ISA arborist, =TRAQ, tree risk assessment qualification, licensed arborist, ISA Certified Tree Worker | certification | implies: arboriculture
tree planting | reforestation, planting trees, planting saplings, woodland creation, afforestation, tree establishment | skill | | related: forestry
forestry machinery | forwarder@, skidder, feller buncher, forestry harvester, forestry equipment, logging equipment, timber crane, logging trucks, forestry mulcher, delimber, log truck driving | tool
timber cruising | forest inventory, tree measurement, timber measuring, log grading, log scaling, timber marking, timber valuation, forest mensuration, timber appraisals, timber inventory, timber procurement | skill | implies: forestry
wildland fire management | wildfire suppression, wildland firefighting, red card firefighter, fire line construction, wildland fire, fuels reduction, wildfire mitigation, wildfire prevention, S-130/S-190, S-212, fire crew wildland | skill
countryside management | countryside ranger, ranger duties, countryside access, estate maintenance countryside, park operations, rights of way, park management, park rangers, park visitor services, country parks, park patrols, nature reserve management, practical conservation tasks, campground maintenance | skill

# animals, pets, veterinary
animal care | caring for animals, care of animals, pet care, animal caretaking, working with animals, experience with animals, love of animals, pet handling, animal management, animal wellbeing, compassion for animals, animal monitoring | skill
dog handling | dog care, handling dogs, dog exercise, canine care, dog supervision, experience with dogs | skill | implies: animal care
dog training | canine training, animal training, training dogs, clicker training, CPDT-KA, animal behaviourist, APDT, dog behavior modification, =CPDT, dog agility, marine mammal training | skill | implies: dog handling
pet grooming | dog grooming, animal grooming, clipping dogs, cat grooming, breed standard cuts, grooming animals, scissoring dogs, grooming dogs, grooming pets, dog clipping, brushing pets, hand stripping, dog styling, bathe and brush dogs, clip and style dogs, trim nails, nail trimming, clean ears | skill | implies: animal care
animal rescue | animal shelter, rescue animals, euthanasia@, foster animals, animal welfare inspections, adoption of animals, humane society, humane animal handling, shelter medicine, animal intake, trap-neuter-return, RSPCA, animal capture | skill | implies: animal care
zoo keeping | zookeeping, zoo animals, enclosure maintenance, zoo experience, animal enclosures, animal exhibits, BIAZA, DMZAA, bird care, falconry, zoo education, keeper talks, AZA standards, marine mammals care | skill | implies: animal care
equine care | equestrian, equine management, horses, stable yard, lungeing, equine experience, hunter trials, equine studies, equine degree, polo grooming, equine husbandry, equine facility | skill | implies: animal care
veterinary nursing | veterinary assistance, vet nursing, veterinary patient care, nursing animals, veterinary assisting, animal nursing, veterinary technology, hospitalised animals, veterinary experience, assisting veterinarians, assisting vets, veterinary technician skills, veterinary care, assisting the veterinarian | skill | implies: animal care
veterinary medicine | veterinary practice, animal diagnosis, veterinary diagnosis, mixed practice, veterinary services, treating animals, animal treatments, animal medicine, veterinary internal medicine | knowledge
veterinary surgery | animal surgery, soft tissue surgery, veterinary surgical assistance | skill | implies: veterinary medicine
veterinary anaesthesia | veterinary anesthesia, animal anesthesia, induce and monitor anesthesia, induce anaesthesia | skill
veterinary radiography | animal radiography, veterinary X-rays, veterinary radiology, radiographs, veterinary imaging, veterinary ultrasound, take radiographs | skill
veterinary dentistry | animal dental cleanings, equine dentistry, canine dental prophylaxis, dental prophys, animal dentistry | skill
veterinary laboratory work | veterinary diagnostics, fecal floats, ear cytology, IDEXX, veterinary pathology, snap tests, fecal floatation, urinalysis, necropsy, animal blood collection, cystocentesis, jugular venipuncture, collect blood samples from animals | skill
veterinary client communication | veterinary client care, puppy consultations, veterinary estimates | skill
veterinary reception | vet reception, veterinary front desk, booking veterinary appointments, pet insurance claims, vet clinic reception, veterinary customer service | skill
veterinary practice software | Avimark, Cornerstone veterinary, ezyVet, RxWorks, VetSpire, Impromed, IDEXX Cornerstone, RoboVet, IDEXX Neo, Provet Cloud, Merlin vet, Cornerstone software, Cornerstone@, Digitail | tool
veterinary licence | veterinary license, MRCVS, =DVM, doctor of veterinary medicine, =VMD@, BVSc, BVMS, BVetMed, veterinary degree, RCVS, licensed veterinarian, NAVLE, USDA accreditation veterinary, USDA accredited veterinarian | licence | implies: veterinary medicine
registered veterinary technician | =RVT@, =LVT@, =CVT@, certified veterinary technician, licensed veterinary technician, =VTNE, =RVN@, Level 3 veterinary nursing, veterinary technology degree, RCVS registered veterinary nurse, credentialed veterinary technician, veterinary technician license, veterinary nursing diploma, veterinary technician certification | licence | implies: veterinary nursing
suitably qualified person animal medicines | =SQP@, SQP qualification, AMTRA, animal medicines advisor, =RAMA@ | certification
Fear Free certification | Fear Free, low stress handling, low stress animal handling, cat friendly clinic | certification | implies: animal care
pet first aid | animal first aid, canine first aid, pet CPR, canine CPR | certification
sowing | drilling seed, planting seeds, seeding fields, transplanting seedlings | skill | | related: planting and harvesting
weed control | herbicides, weed spraying, weed management | skill | | related: crop protection
pesticide application | pesticides, insecticides, fungicides, crop spraying, spraying chemicals, spray pesticides | skill | implies: crop protection
crop scouting | pest scouting, scouting for pests, field scouting, crop walking | skill | | related: integrated pest management
nutrient management | soil fertility, crop nutrition | skill | | related: fertiliser application
manure spreading | muck spreading, slurry spreading | skill | | related: fertiliser application
soil health | cover crops, no-till, crop rotation, regenerative agriculture | knowledge | | related: soil preparation
ploughing | plowing, tillage, harrowing@, seedbed preparation, cultivating soil | skill | | related: soil preparation
plant breeding | variety trials, seed production, seed technology | knowledge | | related: agronomy
field trials | crop research trials, trial plots | skill | | related: agronomy
hydroponics | aquaponics, vertical farming, controlled environment agriculture | skill | | related: greenhouse growing
polytunnels | glasshouse, protected cropping | skill | | related: greenhouse growing
plant propagation | propagation@, cuttings@, budding and grafting, grafting plants, seed sowing | skill | | related: nursery production
potting plants | potting up, potting@ | skill | | related: nursery production
beer brewing | brewing@, brewery operations, mashing@, cider making | skill
distilling | distillery operations, spirits production | skill
grain handling | grain storage, grain drying, grain elevator operations, grain cart | skill | | related: post-harvest handling
produce packing | packing produce, grading produce, produce sorting, fruit packing | skill | | related: post-harvest handling
milking cows | milking@, rotary parlour | skill | implies: dairy farming
herd management | herd health, herd records | skill | implies: animal husbandry
cattle handling | cattle management, herding cattle, cattle work, moving livestock | skill | | related: beef cattle farming
ranching | | skill | | related: beef cattle farming
lambing ewes | lambing@ | skill | implies: sheep farming
sheep shearing | shearing@ | skill | implies: sheep farming
farrowing | piglets, sow management | skill | implies: pig farming
egg production | egg collection, laying hens, layers unit | skill | implies: poultry farming
hatchery operations | incubation of eggs, chick handling | skill | | related: poultry farming
livestock vaccination | vaccinating livestock, animal vaccination, drenching, dosing livestock, worming@ | skill | implies: animal health treatments
ear tagging | livestock identification, cattle passports, movement records, dehorning, castrating | skill | | related: livestock records
animal breeding | herd fertility, livestock breeding, breeding animals, embryo transfer, heat detection | skill | | related: artificial insemination
grazing management | pasture management, rotational grazing, grassland management | skill
silage making | silage, forage harvester, clamp filling | skill | | related: combine harvester operation
hay baling | baling, hay making, haymaking, balers | skill | | related: combine harvester operation
farm equipment repair | repairing farm equipment, servicing tractors | skill | implies: farm machinery maintenance
small engine repair | lawnmower repair | skill
hedge laying | hedgelaying, dry stone walling | skill | | related: fencing repair
mucking out | cleaning stalls, stall cleaning, cleaning stables | skill | | related: barn cleaning
cleaning animal enclosures | cleaning cages, cage cleaning, cleaning enclosures, cleaning kennels, kennel cleaning, cleaning animal pens | skill | | related: barn cleaning
agribusiness | agricultural business, farm business management | knowledge | | related: farm management
livestock auctions | livestock marketing, cattle auctions | skill | | related: agricultural sales
grain merchandising | grain marketing, grain trading, commodity merchandising | skill | | related: agricultural sales
rural development | farmer training, training farmers, smallholder farmers, farmer groups | skill | | related: agricultural extension
BASIS certificate | =BASIS@, FACTS qualified, FACTS qualification | certification | implies: crop protection
weeding | | skill | implies: gardening
planting flowers | flower beds, bedding plants, seasonal planting, planting beds | skill | implies: gardening
lawn care | lawn maintenance, grass cutting, cutting grass, lawn treatment | skill | implies: grounds maintenance
hedge trimming | trimming hedges, trimming shrubs, trimming bushes | skill | | related: plant pruning
strimming | string trimming, weed eating, edging lawns, brushcutter, strimmers, string trimmers, weed eaters | skill | implies: grounds maintenance
leaf blowing | leaf removal, leaf blower | skill | implies: grounds maintenance
mulching | sod installation, laying turf, turf laying, laying sod | skill | implies: landscaping
hard landscaping | hardscape installation, patios and paving, paving patios, build patios | skill | implies: landscaping
soft landscaping | planting trees and shrubs, planting schemes | skill | implies: landscaping
termite treatment | termite inspection, termite control, fumigation, bed bug treatment | skill | implies: pest control
rodent control | rodenticides, bait stations, vermin control | skill | implies: pest control
deer management | deer stalking, DSC1, game management, gamekeeping, game keeping | skill | | related: wildlife management
wildlife rehabilitation | wildlife care, rescue of wild animals | skill | | related: wildlife management
silviculture | forest planning, woodland management plans, timber management | knowledge | implies: forestry
timber logging | logging@, timber harvesting, log loader, log skidding | skill | | related: forestry
tree climbing | aerial tree work, aerial rescue, rope and harness climbing, CS38, CS39, climb trees | skill | implies: arboriculture
tree surveys | tree inspections, BS5837, BS 5837, tree risk assessment | skill | implies: arboriculture
wood chipper | chipper@, operate chippers, woodchipper | tool | | related: arboriculture
vegetation management | vegetation clearance, brush clearing, brush removal, land clearing, right-of-way clearing | skill
prescribed burning | prescribed fire, controlled burns, burn plans | skill | implies: wildland fire management
trail maintenance | trail building, trail construction, path maintenance, footpath maintenance, trail work, trail clearing | skill | | related: countryside management
nature interpretation | interpretive programs, environmental interpretation, interpretive walks | skill | | related: countryside management
animal handling | handling animals, animal restraint, restrain animals | skill | implies: animal care
animal behaviour | animal behavior, dog behaviour, canine behaviour, canine behavior, dog body language | knowledge
animal welfare | animal health and welfare, welfare of animals, Five Freedoms | knowledge
animal enrichment | enrichment for animals | skill | | related: zoo keeping
dog walking | walking dogs, exercising dogs | skill | implies: dog handling
pet sitting | house sitting pets, pet boarding, dog boarding | skill | implies: animal care
dog daycare | dog day care, doggy daycare, supervising dog play | skill | implies: dog handling
kennel work | kennels | skill | implies: dog handling
cat care | cattery, feline care | skill | implies: animal care
puppy training | puppy classes, obedience training, dog obedience | skill | implies: dog training
dog bathing | bathing dogs, bathing pets, pet bathing, de-shedding | skill | implies: pet grooming
animal adoption | pet adoptions, shelter animals, rehoming | skill | | related: animal rescue
animal control | stray animals, dog warden duties, animal cruelty investigations | skill | | related: animal rescue
reptile care | exotic animals, reptiles | skill | | related: zoo keeping
aquarium maintenance | aquarist duties, aquarium keeping | skill | | related: zoo keeping
horse riding | riding horses, exercising horses, horseback riding, schooling horses | skill | | related: equine care
stable management | stable work, yard duties equine, stable duties, barn chores | skill | implies: equine care
horse grooming | grooming horses, plaiting, tacking up | skill | implies: equine care
foaling | stud work, horse breeding, breeding horses | skill | implies: equine care
racehorses | thoroughbred, riding work, racing yard | knowledge | | related: equine care
small animal medicine | companion animal medicine, small animals, feline medicine, canine medicine | knowledge | implies: veterinary medicine
large animal medicine | farm animal practice, bovine medicine, livestock veterinary work | knowledge | implies: veterinary medicine
equine medicine | equine practice, horse medicine | knowledge | implies: veterinary medicine
spay and neuter | neutering, spay/neuter | skill | implies: veterinary surgery
anaesthetic monitoring | anesthesia monitoring, anesthetic monitoring, monitoring anesthesia | skill | | related: veterinary anaesthesia
parasitology | fecal exams, faecal testing, fecal analysis, heartworm tests | skill | | related: veterinary laboratory work
pet owner education | client education, pet parents, pet owners | skill | | related: veterinary client communication
nervous animals | handle nervous dogs, anxious dogs, handling difficult animals | skill | | related: dog handling
tree rigging | rigging of trees, lowering techniques trees | skill | implies: arboriculture
`
