/**
 * Trades that stand in one family of titles and are learnt apart: a line a family, its trades parted by bars. Who
 * does one is no help for the other before learning it. Titles of the family that no line names go with any.
 */
const trades = `
bookkeeping: bookkeeper, accounts assistant, accounts semi senior, accounting clerk and receptionist | accounts payable clerk, invoice processor, accounts payable manager | accounts receivable clerk, billing specialist | legal cashier
audit: auditor, audit manager, internal auditor | IT auditor | forensic accountant | insolvency administrator
farming: farm worker, farmer, tractor driver | fruit picker | grower
livestock: dairy farm worker, milker, livestock worker, herd manager, ranch hand | beekeeper | shepherd | swine technician
food-processing: meat plant operative | cheesemaker | meat inspector
agronomy: agronomist, crop consultant, agricultural consultant, agricultural extension officer | agricultural sales representative, grain merchandiser | plant breeder
horticulture: horticulturist, greenhouse worker, nursery grower, greenhouse manager | gardener, landscaper, groundskeeper, head gardener, landscape supervisor, lawn care technician | garden designer | irrigation technician
wine-and-brewing: winemaker, vineyard manager | brewer | distiller
forestry: forester, forestry worker, forest technician | arborist, tree officer | logger, forwarder operator | wildland firefighter
countryside-and-wildlife: park ranger, naturalist | pest control technician | gamekeeper
veterinary: veterinarian | veterinary technician, veterinary assistant | veterinary receptionist | veterinary practice manager
animal-care: dog groomer | kennel assistant, animal care worker, animal shelter worker, zookeeper | dog trainer, dog walker | horse groom, horse trainer | farrier | animal control officer
vehicle-repair: automotive technician, MOT tester, smog technician, EV technician, ADAS technician, auto electrician | lube technician, tyre fitter | diesel mechanic, trailer mechanic, bus mechanic | heavy equipment mechanic, agricultural technician, hydraulic technician, forklift technician | motorcycle technician, small engine technician | bicycle mechanic | RV technician | roadside technician, tow truck driver | vehicle dismantler
body-and-paint: auto body technician, MET technician, PDR technician, panel beater | automotive painter | windscreen technician | vehicle valeter | vehicle damage assessor
service-management: body shop manager, automotive service manager, workshop manager | service advisor, warranty administrator
vehicle-sales: car sales executive, vehicle buyer, automotive sales manager | finance and insurance manager | title clerk | car rental agent
production: vehicle assembler, assembler, production operative | machine operator, process operator, extrusion operator | electronics assembler, SMT operator, solderer, panel builder | packaging operator | food production operative | clean room operator | sewing machinist, fabric cutter, garment worker | print operator | overhead crane operator
pilots: airline pilot, airline captain, first officer | helicopter pilot | flight instructor | drone pilot
aviation-management: director of flight operations | airport operations officer, airfield operations officer | director of maintenance | aviation safety officer | airline analyst
airport-ground: airport customer service agent, gate agent | ramp agent, baggage handler | aircraft cleaner | line service technician, aircraft refueller | airport security officer | airport firefighter
flight-operations: aircraft dispatcher, airline operations controller, crew scheduler | charter coordinator | aviation parts specialist
air-traffic-control: air traffic controller | air traffic safety electronics engineer
aircraft-maintenance: aircraft mechanic, GSE mechanic, powerplant mechanic, helicopter mechanic, licensed aircraft engineer | avionics technician | aircraft structures technician, aircraft assembler | aircraft painter | aircraft inspector, airworthiness inspector, airworthiness engineer | aircraft records technician | flight simulator technician
site-trades: construction labourer, demolition operative | bricklayer | concrete finisher | steel fixer, ironworker | scaffolder | roofer, roof inspector | cladding installer | general builder | groundworker, highway maintenance worker, paviour | flagger
plant-operators: heavy equipment operator, bulldozer operator, dumper driver, excavator operator | crane operator | driller | miner
construction-management: site manager, foreman, construction manager | construction engineer, site engineer | construction administrator | construction planner, project controls engineer | building services manager
cost-and-commercial: quantity surveyor | estimator
surveying: land surveyor | building surveyor, home inspector | building inspector, clerk of works, code enforcement officer | materials technician | energy assessor
health-and-safety: health and safety manager, EHS manager | industrial hygienist | fire risk assessor
architecture: architect, architectural assistant, architectural technologist | interior designer | kitchen designer | landscape architect
data-science: data scientist, data science manager, machine learning engineer, MLOps engineer | AI researcher, NLP engineer, computer vision engineer | AI consultant
statistics: statistician, biostatistician, statistical programmer, mathematician, demographer | quantitative analyst | operational researcher | econometrician
data-engineering: data engineer, analytics engineer, ETL developer, data warehouse developer, big data developer, data architect, data engineering manager, data migration specialist | business intelligence developer | SQL developer
product-design: UX designer, UI designer, product designer, interaction designer, design systems designer, UX manager | UX researcher | UX writer | service designer | information architect
motion-and-animation: motion designer | animator, animation director | 3D artist | VFX artist | concept artist
craft-and-garment-making: jewellery designer | ceramic designer | model maker | tailor
fashion-design: fashion designer, footwear designer, accessories designer, knitwear designer, fashion product developer | textile designer | pattern maker, garment technologist | fashion stylist, costume designer
interior-design: interior designer, interior decorator, interior architect | home stager | kitchen designer | exhibition designer, set designer | lighting designer | visual merchandising designer
school-teaching: elementary school teacher | secondary school teacher | mathematics teacher | English teacher | science teacher | history teacher | language teacher, ESL teacher | computer science teacher | art teacher | music teacher | physical education teacher | religious education teacher | substitute teacher | trainee teacher | reading specialist
classroom-support: teaching assistant, learning mentor | classroom volunteer | lunchtime supervisor
early-years: preschool teacher, nursery practitioner, childcare worker | nanny | after-school program coordinator
student-advice: school counselor, academic advisor | educational psychologist
libraries-and-museums: librarian, library assistant | archivist | museum curator
mechanical-engineering: mechanical engineer, design engineer, product engineer, rotating equipment engineer | CFD engineer | piping designer | materials engineer, metallurgist, corrosion engineer | industrial designer | acoustic engineer | agricultural engineer
controls-and-automation: robotics engineer | control systems engineer, PLC programmer, SCADA engineer | instrumentation engineer | commissioning engineer, completions engineer
electronics-engineering: electronics engineer, PCB designer | optical engineer | electronics technician | embedded systems engineer, firmware engineer | FPGA engineer, IC layout engineer | RF engineer, radar engineer | telecommunications engineer, OSP engineer
civil-engineering: civil engineer, highway engineer, bridge engineer | structural engineer, facade engineer | traffic engineer | water engineer, flood risk engineer, hydrologist
geoscience: geotechnical engineer, tunnel engineer | geophysicist, geologist | GIS analyst, GIS developer | mining engineer
oil-and-gas: petroleum engineer, reservoir engineer, drilling engineer | rig worker, toolpusher, roustabout
energy-operations: refinery operator | wind turbine technician | power plant engineer
environmental-engineering: environmental engineer, environmental manager, air quality consultant, remediation engineer | waste manager | recycling operative
corporate-finance: corporate finance manager, investment banker | valuation analyst | private equity associate, venture capital associate | investor relations manager
retail-banking: bank teller, universal banker, personal banker, bank branch manager | debt adviser
compliance-and-financial-crime: compliance officer, MLRO | AML analyst, sanctions analyst | fraud analyst
investment: investment analyst, ESG analyst, investment portfolio manager | trader | quantitative analyst, quant developer
insurance-sales: insurance agent, Medicare agent | insurance broker, reinsurance broker
insurance-underwriting: insurance underwriter | insurance administrator | risk engineer
nursing: registered nurse, paediatric nurse, mental health nurse, community nurse, oncology nurse, clinical nurse specialist, nurse practitioner, operating room nurse, nurse manager, nurse educator, nurse case manager | nurse anesthetist | licensed practical nurse | midwife, labor and delivery nurse
care: certified nursing assistant, care assistant, medication aide | doula | hospital porter
medical-assisting: medical assistant | phlebotomist | EKG technician | surgical technologist | sterile processing technician
medical-office: medical receptionist | medical secretary, medical transcriptionist | medical biller
medicine: physician, medical specialist | surgeon | paediatrician | obstetrician | psychiatrist | physician assistant
emergency-care: paramedic | emergency medical technician
therapy: physical therapist | physical therapist assistant | occupational therapist | occupational therapy assistant | speech-language pathologist | respiratory therapist | chiropractor, osteopath | acupuncturist | podiatrist | recreational therapist | orthotist
psychology: clinical psychologist, psychotherapist | behavior technician, behavior analyst | mental health technician
imaging: radiologic technologist | sonographer | radiation therapist
dental: dentist, orthodontist | dental hygienist | dental assistant | dental technician
pharmacy: pharmacist | pharmacy technician, pharmacy assistant
optical: optometrist | dispensing optician | audiologist
clinical-research: clinical research coordinator | drug safety associate | medical science liaison
public-health: public health specialist | patient advocate
kitchen: executive chef, sous chef, chef, culinary director, kitchen manager | chef de partie, commis chef, cook, breakfast chef, school cook | private chef | sushi chef | pizza chef
bakery: pastry chef | baker
restaurant-service: waiter, head waiter, banquet server, restaurant host, busser | bartender, mixologist | barista | sommelier
hospitality-management: restaurant manager, restaurant supervisor, food and beverage manager | bar manager | hotel manager, rooms division manager, hostel manager | catering manager
hotel-front-office: hotel receptionist, front office manager, guest relations manager | night auditor | reservations agent, revenue manager | concierge, bell attendant | valet attendant
housekeeping-and-cleaning: housekeeper, housekeeping manager, public area attendant | cleaner, cleaning supervisor, environmental services technician | window cleaner | laundry attendant | private butler | yacht steward
events: event coordinator, wedding planner, banquet coordinator, venue manager, catering sales manager | event staff, usher | florist
travel: travel agent, tour operator, ticketing agent | tour guide, tour manager, holiday representative | leisure attendant, theme park attendant, visitor services assistant
recruitment: recruiter, recruitment consultant, resourcer, recruitment manager | recruitment coordinator | employer brand manager
learning-and-development: training specialist, training manager, head of learning and development, organisational development manager | LMS administrator | apprenticeship assessor | instructional designer, e-learning developer | executive coach
compensation-and-benefits: compensation analyst | benefits administrator, leave administrator | wellbeing manager
it-support: IT support specialist, help desk technician, service desk analyst, desktop support technician, first line support engineer, IT assistant, computer technician, IT field technician, help desk manager, technical support engineer | application support analyst | IT trainer | AV technician
network-engineering: network engineer, network administrator, network technician, network architect, NOC engineer, wireless engineer | voice engineer, telecommunications engineer, telecommunications technician | network cabling technician
it-management: IT manager, IT director, chief information officer, infrastructure manager, IT coordinator | IT service manager, incident manager | enterprise architect | IT consultant
business-systems: systems analyst | SAP consultant, SAP administrator | ERP consultant, Oracle functional consultant, Dynamics consultant, NetSuite administrator | Salesforce administrator | ServiceNow administrator | Workday analyst
law-practice: family lawyer | employment lawyer | real estate attorney | private client solicitor | criminal defence lawyer, prosecutor, public defender | personal injury lawyer, clinical negligence solicitor, insurance defense attorney | immigration lawyer | environmental lawyer, regulatory affairs lawyer | litigation attorney | corporate lawyer, commercial solicitor, finance lawyer | tax attorney | document review attorney | legal aid attorney, human rights lawyer | bankruptcy attorney
intellectual-property: intellectual property lawyer, trademark attorney | patent attorney, patent examiner | technology transfer officer
in-house-legal: legal counsel, general counsel, legal officer | contracts manager, contract analyst | company secretary | privacy counsel
legal-support: paralegal, legal assistant, probate executive, will writer | legal secretary, legal receptionist, legal intake specialist | barrister's clerk | costs lawyer | docketing specialist | legal billing specialist
conveyancing: conveyancer | title examiner, escrow officer | landman
court: court clerk | court reporter, stenographer | court judge, magistrate, coroner | mediator, arbitrator, ombudsman | court interpreter
legal-investigation: legal investigator, private investigator | process server
warehouse: warehouse operative, picker packer, material handler, parcel sorter | forklift operator, reach truck driver | stock controller, storekeeper | shipping and receiving clerk, receiving clerk, shipping clerk, warehouse administrator
driving: truck driver, owner operator, flatbed driver, tanker driver, HGV driver, company driver, yard driver | delivery driver, courier, mail carrier | bus driver, school bus driver | taxi driver, chauffeur | refuse collector | removals operative
transport-planning: transport planner, load planner, transport coordinator, dispatcher | fleet manager, transport manager
freight-and-customs: freight forwarder, freight broker | customs broker, trade compliance specialist
supply-chain: logistics coordinator, logistics manager, logistics analyst, 3PL operations manager | supply chain analyst, supply chain manager, supply chain director, supply chain consultant | demand planner, S&OP manager, inventory planner, replenishment analyst, material planner
procurement: buyer, procurement specialist, procurement manager, chief procurement officer, purchasing manager, sourcing specialist, commodity manager, procurement category manager, supplier relationship manager | contract specialist | expediter
machining: CNC machinist, CNC lathe operator, CNC setter, machinist, grinder operator, toolmaker | CNC programmer | sheet metal worker, laser operator, press brake operator | metal finisher, shot blaster, powder coater | foundry worker | composite technician | wood machinist | 3D printing technician
quality: quality inspector, quality technician, CMM programmer, product tester | calibration technician | quality engineer, validation engineer | quality manager, QHSE manager, quality assurance officer | document controller | NDT technician
manufacturing-engineering: manufacturing engineer, industrial engineer, NPI engineer | tooling engineer | continuous improvement manager, lean manager | packaging engineer | food technologist
plant-maintenance: maintenance technician, electrical maintenance technician, automation technician, maintenance manager | mechanical fitter, millwright | instrument technician | maintenance planner | boiler operator | robot operator
marine-engineering: marine engineer, electro-technical officer, engine room rating, marine technician | shipbuilder, boat builder, shipfitter | naval architect | commercial diver, ROV pilot
shipping-business: shipping agent, shipbroker | technical superintendent | crewing manager | marine surveyor, vetting inspector
port-operations: stevedore | harbour master, marina manager | VTS operator
train-crew: train driver | tram driver | train conductor, revenue protection officer
rail-operations: station assistant | railway signaller, train dispatcher, bus controller | train planner
rail-infrastructure: track worker, on-track plant operator, rail welder | signal maintainer, rail signalling engineer | overhead line technician | track design engineer | rolling stock technician, railcar mechanic, locomotive mechanic
market-research: market research analyst, market research manager | market research interviewer
digital-marketing: digital marketing manager, digital marketing executive, digital marketing assistant | SEO specialist | PPC specialist, performance marketing manager, programmatic specialist | email marketing specialist, loyalty manager | affiliate manager | web content manager | conversion specialist | e-commerce marketing manager
social-and-content: social media manager, social media executive, community manager, influencer marketing manager | content marketing manager, content marketing specialist, content writer, copywriter | content creator
advertising-agency: advertising manager, advertising account manager | media planner | account planner | advertising creative | sponsorship manager
editing: news editor, editor-in-chief, sub-editor | proofreader, fact checker | editorial assistant, commissioning editor, publishing assistant
broadcasting: news anchor, radio presenter | radio producer, podcast producer, news producer | broadcast engineer
photography: photographer, photojournalist | picture editor, photo editor
translation: translator, linguist | interpreter | localization manager, localization specialist, translation project manager | subtitler, transcriptionist
film-and-video: video editor, colourist | videographer, camera operator, cinematographer, camera assistant | film director | film producer, television producer, line producer, producer, media producer | production coordinator, production runner | television researcher | casting director | location manager | script supervisor | gaffer
sound-and-music: sound engineer, sound designer | musician, pianist, singer, guitarist, violinist | composer, music producer | DJ | conductor | piano teacher | music manager | piano tuner
performing-arts: actor, voice actor, film extra | stunt performer | dancer, choreographer | comedian | model | special effects makeup artist
stage-and-theatre: theatre director | stage manager | stagehand, theatre technician, event technician, lighting operator | theatre front of house assistant
museums-and-heritage: curator, museum manager | gallery assistant, museum attendant | art handler | art dealer | conservator | archivist | library officer, library customer services assistant, cataloguer | arts administrator
police: police officer, sheriff's deputy, state trooper, police sergeant, school resource officer | police community support officer | detective, special agent | crime scene investigator | intelligence analyst, crime analyst | counter fraud officer | digital forensic investigator
emergency-control: emergency dispatcher | emergency planning officer
corrections: correctional officer, detention officer | probation officer, parole officer | court bailiff
fire-and-rescue: firefighter, fire captain | fire inspector | coastguard officer
military: soldier, infantryman, squad leader | army officer | military logistics specialist | combat medic | combat engineer
border-and-immigration: customs officer, border patrol agent | asylum decision maker
planning-and-regulation: town planner | economic development officer | environmental health officer | code enforcement officer, building inspector, permit technician | parking enforcement officer, traffic warden | trading standards officer
municipal-works: refuse collector, street cleaner | public works maintenance worker, public works director
stock: stock clerk, grocery clerk, produce clerk, stockroom supervisor, stocktaker | butcher | deli clerk | fishmonger | mystery shopper | bagger
buying-and-planning: merchandiser, merchandising manager, allocator | retail buyer, assistant buyer, head of buying, category manager | garment technologist | wholesale manager
loss-prevention: loss prevention officer, store detective, loss prevention manager | private investigator, background investigator
garment-care: bespoke tailor, dressmaker | watchmaker | jeweller
technical-sales: sales engineer, solutions engineer, pre-sales consultant | pharmaceutical sales representative, medical device sales representative
sales-support: sales coordinator, order processor | sales operations analyst, revenue operations manager | pricing manager | sales enablement manager, sales trainer | Salesforce administrator | bid manager
laboratory: laboratory technician, laboratory analyst, quality control analyst | animal technician | forensic scientist | scientific sales specialist
chemistry: chemist, chemical technician, quality control chemist, analytical chemist, synthetic chemist | formulation scientist | materials scientist
biology: biologist, biochemist, molecular biologist | microbiologist, immunologist, virologist | bioinformatician | neuroscientist
biotech: biotechnologist, biomanufacturing associate, process development scientist | pharmaceutical scientist, pharmaceutical technician | validation specialist
ecology: ecologist, conservation officer, wildlife biologist | marine biologist
earth-science: geologist, mud logger | hydrologist, hydrogeologist | geophysicist | soil scientist | meteorologist
cyber-operations: security analyst, SOC analyst, incident responder, vulnerability analyst, SOC manager, cyber operations specialist | threat intelligence analyst | digital forensics analyst, malware analyst
cyber-engineering: security engineer, network security engineer, cloud security engineer, security architect | application security engineer | penetration tester | IAM engineer | cryptographer | OT security engineer
security-governance: GRC analyst, information security manager, chief information security officer, information security officer, cyber security consultant | IT auditor | data protection officer | security awareness specialist
guarding: security guard, armed security officer, security patrol officer, gatehouse officer, event security officer | door supervisor | CCTV operator | close protection officer | airport security officer | cash in transit officer | security dog handler | detention custody officer | parking enforcement attendant | lollipop person
security-systems: security systems technician | locksmith
casework: case manager, social services worker, eligibility worker, refugee case manager, homeless outreach worker | family support worker, parent educator | housing support worker | employment specialist, job coach, vocational rehabilitation counselor | victim advocate, advocate for people with disabilities | probation and resettlement worker | welfare rights officer, debt adviser
counselling: counselor, mental health counselor, licensed professional counselor | marriage and family therapist | substance abuse counselor, recovery worker | peer support specialist | crisis counselor | bereavement counsellor
support-work: support worker, direct support professional, community support worker | residential childcare worker | activities coordinator | behavior support practitioner
charity: volunteer coordinator | fundraiser, grant writer, development director | nonprofit program manager, charity director | aid worker
software-engineering: Java developer | Python developer | .NET developer | C++ developer | PHP developer | Ruby developer | Go developer | Scala developer | Rust developer | mainframe developer
mobile-development: iOS developer | Android developer
business-platform-development: Salesforce developer | SAP developer, ERP developer, Oracle developer | SharePoint developer, Dynamics developer | ServiceNow developer
game-development: game developer, Unity developer, Unreal developer, graphics programmer, AR/VR developer | game designer | game producer | technical artist
fitness: personal trainer, fitness instructor, group fitness instructor, health and fitness advisor | yoga teacher, pilates instructor | nutrition coach | life coach
leisure: leisure assistant | membership advisor | greenkeeper
sports-coaching: strength and conditioning coach | golf professional | athlete | football coach | basketball coach | tennis coach | gymnastics coach | martial arts instructor
aquatics: swimming teacher, swim coach | lifeguard | aquatics manager
outdoor-and-dance-instruction: outdoor instructor, climbing instructor, mountain guide | riding instructor | dance teacher, choreographer | ski instructor | watersports instructor | dive instructor
sports-administration: sports development officer, athletic director | sports referee | sports analyst, football scout | sports scientist
sports-therapy: sports therapist, athletic trainer | exercise physiologist
hair-and-beauty: hairdresser, hair colourist, cosmetologist, salon apprentice, barber | beauty therapist, aesthetic practitioner, laser technician, lash technician | nail technician | makeup artist | tattoo artist, tattooist | massage therapist, spa therapist, reflexologist | wig maker
salon-management: salon manager, spa manager | salon receptionist, spa receptionist | beauty trainer, hairdressing tutor
electrical-trades: electrician, electrical apprentice, building services electrical engineer | lineman | solar installer | elevator technician
low-voltage-and-telecoms: fire alarm technician, CCTV engineer | telecommunications technician, fibre splicer, tower climber | audio visual technician
plumbing-and-heating: plumber | gas engineer, heat pump engineer | pipefitter, sprinkler fitter | drainage engineer | water hygiene technician | smart meter engineer
hvac: HVAC technician, chiller technician, refrigeration engineer | building automation technician | ductwork installer
facilities-maintenance: building services engineer technician | building maintenance technician, multi trade operative, handyman, caretaker, building superintendent
welding-and-fabrication: welder, fabricator, boilermaker | welding inspector | rigger
carpentry: carpenter, shopfitter | kitchen fitter
finishing-trades: flooring installer, carpet fitter | tiler | painter | plasterer, dry liner | glazier, window fitter | insulation installer | locksmith | sign installer | stonemason | fire door inspector
landscaping: groundskeeper, gardener, greenkeeper | fencing contractor | arborist
field-service: appliance repair technician | field service technician | catering engineer | pump engineer | generator technician | pest control technician | restoration technician | asbestos surveyor | pool technician | farrier
`

let tradesByFamily: ReadonlyMap<string, readonly (readonly string[])[]> | undefined

/** The titles of a family that belong to other trades than this one does. */
export function titlesApart(family: string, name: string): readonly string[] {
  tradesByFamily ??= readTrades()
  const all = tradesByFamily.get(family) ?? []
  const others = all.filter((trade) => !trade.includes(name))
  return others.length === all.length ? [] : others.flat()
}

/** All families with the titles of each of their trades. */
export function readTrades(): ReadonlyMap<string, readonly (readonly string[])[]> {
  return new Map(
    trades
      .trim()
      .split('\n')
      .map((line) => {
        const [family = '', names = ''] = line.split(': ')
        return [family, names.split(' | ').map((trade) => trade.split(', '))]
      }),
  )
}
