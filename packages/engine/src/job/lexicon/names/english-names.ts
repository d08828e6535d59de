/**
 * English names of trades beside those that every CV is read for. Behind "=" stands one that is a whole title and
 * says something else in a longer one.
 */
export const englishNames = `
phlebotomist: pathology collector, blood collector, venipuncturist, blood taker, phlebotomy assistant
certified nursing assistant: nursing auxiliary, auxiliary nurse, nurse aide, clinical support worker
care assistant: domiciliary carer, domiciliary care worker, home care worker, home carer, homecare worker, community carer, personal care worker, in home caregiver, aged care worker, care giver, domiciliary care assistant, =PSW, personal support worker, carer
dispensing optician: optical dispenser, optical assistant
optometrist: ophthalmic optician
sterile processing technician: sterilisation technician, decontamination technician, central sterile technician, =CSSD technician
radiologic technologist: x ray technician, medical imaging technologist, diagnostic imaging technologist, medical radiation technologist
medical laboratory scientist: medical technologist, clinical laboratory scientist, medical scientist, biomedical laboratory scientist
emergency medical technician: ambulance attendant, patient transport attendant, emergency ambulance crew
operating room nurse: perioperative nurse, scrub nurse, theatre scrub nurse, circulating nurse
physician: family practitioner, family doctor, general practitioner, medical practitioner, family physician
physical therapist: physio
speech-language pathologist: speech therapist, speech pathologist
podiatrist: chiropodist, foot health practitioner
dental assistant: dental surgery assistant, dental nurse
veterinarian: veterinary surgeon, vet, small animal vet
medical receptionist: GP receptionist, clinic receptionist, surgery receptionist
hospital porter: patient transporter, orderly, hospital orderly
child protection worker: children's social worker, child and family social worker, child welfare worker, child safety officer
youth worker: youth development worker, youth support worker
school counselor: guidance counsellor, guidance counselor, pastoral counsellor
preschool teacher: kindergarten teacher, early childhood teacher, nursery teacher, early years teacher
nursery practitioner: childcare assistant, childcare educator, daycare assistant, daycare worker, nursery assistant, early childhood educator
childcare worker: childcare assistant, daycare worker, child care attendant, day care worker, family day carer, childminder
substitute teacher: relief teacher, casual teacher, cover teacher, supply teacher
teaching assistant: teachers aide, teacher's aide, education assistant, classroom aide, classroom assistant, integration aide, education support officer, instructional aide, paraeducator
head teacher: school principal, headmaster, headmistress
lecturer: sessional lecturer, adjunct professor, adjunct lecturer, adjunct faculty, visiting lecturer, part time lecturer
professor: faculty member
librarian: library media specialist, teacher librarian
tutor: private teacher, private tutor
cashier: till operator, checkout operator, till assistant, checkout assistant, register operator, check out operator
sales associate: shop floor assistant, retail salesperson, store associate, sales advisor retail, retail team member, store assistant
shop assistant: store assistant, retail team member, retail salesperson
stock clerk: shelf stacker, shelf filler, night filler, nightfill team member, stock replenishment assistant, replenishment assistant, stock assistant, grocery filler
butcher: meat cutter, butchery assistant, slaughterman butcher
deli clerk: deli assistant
store manager: branch manager retail, shop supervisor in charge, outlet manager, boutique manager
bar manager: licensed house manager, pub landlord, pub landlady, pub general manager, general manager of a pub, licensed premises manager, licensee, tavern manager, beverage manager, general manager pub, bar and pub manager
hotel manager: hotel general manager, general manager hotel, general manager of a hotel, inn keeper, innkeeper, lodge manager, resort manager, inn manager
hostel manager: house manager of a hostel, youth hostel manager
restaurant manager: restaurant general manager, general manager restaurant, general manager of a restaurant
residential manager: house manager care, house manager residential
kitchen porter: dishwasher, dish washer, kitchen steward, pot washer, potwash, kitchen hand, kitchen assistant
catering assistant: canteen assistant, canteen worker, dinner lady, kitchen assistant, food service assistant, food service worker, cafeteria worker, kitchen hand, foodservice assistant
waiter: =server, wait staff, waiting staff, food server, restaurant server, food and beverage attendant, waitstaff, server restaurant, food and beverage assistant, table server
bartender: barkeep, bar tender, bar attendant, bar staff
bell attendant: hotel porter, bellhop, bellman, luggage porter, bell person
hotel receptionist: guest services agent, front desk agent, guest service agent, front desk associate, front desk clerk, front office agent, guest services associate, desk clerk
night auditor: night receptionist, night porter receptionist
housekeeping manager: executive housekeeper, head housekeeper, housekeeping supervisor in charge
flight attendant: air steward, air stewardess, air hostess, cabin attendant, airline steward
ramp agent: baggage handler, ground handler, ramp handler, ramp service agent, airport ground handler
baggage handler: ramp agent, ramp handler
travel agent: travel consultant, travel adviser, travel advisor, travel counsellor
bus driver: bus operator, coach driver, transit operator, motor coach operator
taxi driver: cab driver, cabbie, private hire driver
courier: parcel delivery driver, parcel driver, multi drop driver, multidrop driver, courier driver, package delivery driver
delivery driver: parcel delivery driver, multi drop driver, multidrop driver, courier, courier driver, package delivery driver, van courier
picker packer: order picker, warehouse picker, order selector, order puller, picking operative, pick packer, picker and packer, order fulfilment operative
warehouse operative: storeperson, stores person, storeman, order picker, warehouse picker, warehouse hand, warehouse person, warehouse assistant, stores assistant, stores operative
forklift operator: lift truck operator, fork truck driver, fork lift driver, FLT operator, counterbalance driver
transport coordinator: freight dispatcher, haulage coordinator, transport scheduler, freight coordinator
transport planner: transport scheduler, route planner, traffic office planner, haulage planner
dispatcher: freight dispatcher, truck dispatcher
customs broker: customs clearance agent, customs agent, customs clearance officer, customs entry clerk, customs clerk, customs declarant
stock controller: inventory controller, inventory control clerk, stock control clerk, inventory clerk
buyer: purchasing officer, purchasing agent, purchaser
procurement manager: purchasing manager, head of purchasing, buying manager
purchasing manager: procurement manager
construction labourer: construction worker, building labourer, general labourer, site labourer, builder's labourer
bricklayer: brickie, brick mason, block layer
dry liner: drywall installer, drywaller, plasterboard installer, dry lining fixer, drywall hanger, plasterboard fixer
tiler: tile setter, wall and floor tiler, tile installer
glazier: window fitter, window installer, glass fitter
window fitter: glazier, window installer
painter: house painter, decorator, painter and decorator, painting contractor
gas engineer: gas fitter, gas technician, heating engineer gas
lineman: overhead linesman, electrical lineworker, line worker, powerline technician, linesperson, overhead lines engineer, lineworker
excavator operator: 360 driver, 360 operator, digger driver, excavator driver
site manager: site superintendent, construction superintendent, site agent
bid manager: proposal manager, tender manager
proposal writer: bid writer, tender writer, bid and proposal writer
CAD technician: draughtsman, draughtsperson, draftsperson, draftsman, CAD drafter, CAD operator, drafter, draughting technician
town planner: urban planner, city planner, land use planner
arborist: tree surgeon, tree climber, tree worker
landscaper: landscape gardener, landscape operative, landscape worker, landscape technician
groundskeeper: groundsman, groundsperson, grounds maintenance operative, landscape gardener, greenskeeper, grounds worker
caretaker: janitor, school caretaker, site caretaker, building caretaker, premises officer, custodian
refuse collector: waste collection operative, waste collector, refuse loader, bin man, garbage collector, waste loader
automotive technician: motor mechanic, car mechanic, vehicle mechanic, auto mechanic, motor vehicle mechanic, light vehicle mechanic
panel beater: auto body repairer, auto body technician, smash repairer, vehicle body repairer, body repair technician, collision repair technician
auto body technician: panel beater, vehicle body repairer, collision repair technician, auto body repairer, smash repairer
tyre fitter: tire technician, tyre technician, tire installer
sheet metal worker: sheet metal fabricator, sheetmetal worker, tinsmith
millwright: maintenance fitter, mechanical maintenance fitter, industrial mechanic
mechanical fitter: maintenance fitter, industrial mechanic
electrical maintenance technician: maintenance electrician, industrial electrician, plant electrician
assembler: assembly line worker, assembly operative, assembly worker, assembly technician, line assembler
packaging operator: packer, packaging operative, packing operative, production packer
production manager: plant manager, factory manager, works manager, manufacturing manager
elevator technician: lift engineer, lift technician, elevator mechanic, lift mechanic, escalator technician, lift service engineer
health and safety manager: EHS specialist, health and safety advisor, health and safety adviser, HSE advisor, safety officer, OHS advisor, EHS advisor, WHS advisor, occupational health and safety officer, safety specialist, EHS coordinator
process operator: chemical operator, chemical plant operator, chemical process operator, panel operator
solicitor: attorney, attorney at law, lawyer
lawyer: attorney at law, advocate and solicitor
legal counsel: in house lawyer, in house counsel, company lawyer, corporate counsel
police officer: patrol officer, police constable, patrolman, beat officer, response officer police
correctional officer: prison officer, corrections officer, prison guard, detention officer, custodial officer
door supervisor: bouncer, crowd controller, doorman, door staff, nightclub security
security guard: security officer, security watchman, watchman
claims adjuster: loss adjuster, insurance adjuster, claims assessor, loss assessor
bank teller: bank cashier, branch cashier, customer service teller
loan officer: lending adviser, lending advisor, lending specialist, loan adviser, lending manager, lending officer, loan consultant
tax accountant: tax consultant, tax adviser, tax advisor, tax associate, tax specialist
accounts receivable clerk: accounts receivable specialist, sales ledger clerk, receivables clerk, AR specialist
accounts payable clerk: accounts payable specialist, purchase ledger clerk, payables clerk, AP specialist
HR generalist: people advisor, HR officer, HR advisor, people adviser, human resources officer, people officer, HR adviser, people and culture advisor, human resources advisor
recruitment consultant: staffing consultant, placement consultant, employment consultant recruitment, staffing specialist
recruiter: headhunter, sourcing recruiter
administrator: clerical officer, office administrator, office clerk, administration officer, office assistant, clerical assistant, clerical worker
administrative assistant: clerical officer, office administrator, office clerk, office assistant, clerical assistant, administration assistant
customer service representative: call center representative, customer service agent, contact centre agent, customer care agent, customer care representative, contact center representative, customer service consultant, customer service advisor
call centre agent: call center representative, customer service agent, contact centre agent, contact center representative, customer service advisor, telephone agent
telemarketer: telesales executive, telesales agent, telesales representative, telephone sales agent
telesales executive: telemarketer, telesales agent, telephone sales executive
outside sales representative: field sales executive, field sales representative, area sales representative, field sales consultant, road representative, travelling sales representative, field sales manager
key account manager: strategic account manager, major account manager, strategic accounts manager
estate agent: realtor, real estate salesperson, real estate sales agent, real estate agent, property consultant, property sales agent
real estate agent: estate agent, real estate salesperson, property sales agent
property manager: strata manager, body corporate manager, residential property manager
communications officer: public relations officer, PR officer, public relations specialist, communications specialist, communications executive, corporate communications officer, public information officer, media and communications officer, communications coordinator, communications adviser, communications advisor
public relations officer: communications officer, communications specialist, PR specialist, PR executive, communications executive, public information officer, communications adviser, communications advisor
press officer: media relations officer, media officer, press secretary, media relations specialist, media adviser
technical writer: technical author, documentation specialist, documentation writer
sub-editor: copy editor, copyeditor, subeditor
back-end developer: server side developer, backend programmer, backend engineer, server side engineer, back end software engineer, backend software engineer
software engineer: programmer, computer programmer, software programmer, software developer
front-end developer: frontend engineer, front end software engineer, UI developer
QA engineer: test engineer software, QA tester, software test engineer, quality engineer software, QA test engineer
IT support specialist: IT support engineer, help desk analyst, helpdesk analyst, service desk engineer, IT support analyst, IT helpdesk technician, IT technician, IT support technician
help desk technician: IT support engineer, IT support analyst, IT support technician
penetration tester: ethical hacker, pentester, offensive security engineer
business intelligence developer: business intelligence engineer, BI engineer, BI developer
system administrator: systems and network administrator, server administrator, system and network administrator
network administrator: systems and network administrator, system and network administrator
mathematics teacher: maths teacher, math teacher, teacher of maths
construction manager: construction project manager
IT project manager: digital project manager
quality manager: head of quality, quality assurance manager
hairdresser: hair stylist, hairstylist, salon stylist
beauty therapist: beautician, beauty specialist, aesthetician, esthetician
sewing machinist: seamstress, sewing machine operator, sewing operative
dressmaker: seamstress
farm worker: farm hand, farmhand, agricultural worker, farm labourer, agricultural labourer, general farm worker, station hand
train conductor: train guard, passenger guard, train manager on board, onboard manager
funeral director: mortician, undertaker, funeral arranger, funeral home director
fundraiser: fundraising officer, fundraising coordinator
volunteer coordinator: volunteer manager
wind turbine technician: wind technician, wind tech
test engineer: test development and quality technician, test development and quality control engineer, testing and quality control engineer
building services design engineer: mechanical and electrical design engineer
hotel sales manager: meetings and events sales manager
canvasser: door to door sales representative
VAT accountant: sales and use tax accountant
accounts assistant: purchase and sales ledger clerk
`
