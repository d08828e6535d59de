import type { LexiconTitle } from '../lexicon-entry.ts'

/**
 * Titles of several families, or of trades learnt apart, under which people do the same or nearly the same work.
 * All titles of a line are near each other; behind a colon, each is near those before it, and not the others.
 */
const works = `
bookkeeper, accounts assistant, finance administrator
accounts payable clerk, accounts assistant, finance administrator
accounts receivable clerk, credit controller, billing specialist
medical biller, billing specialist
legal cashier, legal billing specialist, accounts assistant
accountant, management accountant, financial controller, finance manager, accounting manager
financial analyst, FP&A manager, finance business partner, commercial accountant, budget analyst
financial analyst, valuation analyst, investment analyst
government budget analyst, budget analyst
fund accountant, accountant
tax accountant, tax attorney
tax inspector, tax examiner, council tax officer
credit analyst, credit underwriter, commercial banker
bank teller, post office clerk
financial advisor, private banker, personal banker
financial advisor, mortgage adviser
paraplanner, paraplanner administrator
debt adviser, welfare rights officer, income management officer
claims adjuster, vehicle damage assessor
insurance administrator: claims adjuster, insurance broker
AML analyst, fraud analyst, sanctions analyst, counter fraud officer
compliance officer, compliance administrator, AML analyst, MLRO
compliance officer, GRC analyst, compliance and privacy officer, trade compliance specialist
data protection officer, compliance and privacy officer, privacy counsel
business continuity manager, emergency planning officer
real estate analyst, real estate investment analyst, investment analyst
real estate appraiser, tax assessor, property assessor, graduate surveyor
farm worker, dairy farm worker, livestock worker, ranch hand, farmer, tractor driver
farm manager, farmer, herd manager
agricultural mechanic, agricultural technician, heavy equipment mechanic
diesel mechanic, bus mechanic, heavy equipment mechanic, agricultural technician, agricultural mechanic, locomotive mechanic, trailer mechanic
generator technician, diesel mechanic, heavy equipment mechanic
gardener, groundskeeper, landscaper, greenkeeper, head gardener, horticulturist
nursery grower, greenhouse worker, grower
arborist, tree officer, forestry worker
wildland firefighter, firefighter, airport firefighter
fish farmer, fish farm worker
commercial fisherman, fisherman, deckhand
butcher, meat plant operative
cheesemaker, food production operative
veterinary assistant, kennel assistant, animal care worker
park ranger, conservation officer, naturalist
agronomist, soil scientist
parts advisor, trade counter assistant, storekeeper
service advisor, parts advisor
automotive painter, aircraft painter
automotive engineer, mechanical engineer
approved driving instructor, driving examiner
avionics technician, electronics technician
aerospace engineer, mechanical engineer, stress engineer
aircraft structures technician, composite technician, boat builder
carpenter, general builder
carpenter, boat builder, wood machinist
construction labourer, groundworker, demolition operative, highway maintenance worker, public works maintenance worker, track worker
site engineer, civil engineer, construction engineer
site engineer, land surveyor
quantity surveyor, estimator
building inspector, home inspector, code enforcement officer, permit technician
building surveyor, clerk of works, graduate surveyor
health and safety manager, EHS manager, QHSE manager, environmental compliance specialist
industrial hygienist, occupational hygienist
architectural technologist, architectural assistant, CAD technician, BIM coordinator
CAD technician, piping designer, design engineer
kitchen designer, kitchen sales designer
crane operator, overhead crane operator
heavy equipment operator, on-track plant operator, excavator operator
fire risk assessor, fire inspector, fire door inspector
project controls engineer, construction planner, PMO analyst
data analyst, business intelligence developer, database analyst, analytics engineer
marketing data analyst, market research analyst, insights analyst
operations data analyst, supply chain analyst, logistics analyst
sales data analyst, sales operations analyst, revenue operations manager
pricing data analyst, pricing manager, revenue manager
data scientist, machine learning engineer, AI engineer, MLOps engineer
data scientist, statistician, quantitative analyst, operational researcher
data engineer, SQL developer, business intelligence developer
SQL developer, database administrator, database analyst
clinical data manager, clinical research coordinator
graphic designer, art director, advertising creative
graphic designer, web designer
web designer, front-end developer, web developer, WordPress developer
webmaster, web content manager
UX designer, service designer, information architect, web designer
motion designer, animator, video editor, VFX artist
3D artist, technical artist, architectural visualiser, VFX artist
tailor, bespoke tailor, dressmaker, sewing machinist, pattern maker
jeweller, jewellery designer
fashion stylist, costume designer, personal shopper
visual merchandiser, visual merchandising designer
industrial designer, furniture designer, design engineer
photographer, videographer, camera operator
videographer, video editor, camera operator, content creator
teaching assistant, nursery practitioner, learning mentor
nanny, childcare worker, nursery practitioner
substitute teacher: elementary school teacher, secondary school teacher, mathematics teacher, English teacher, science teacher, history teacher, language teacher, computer science teacher
trainee teacher: elementary school teacher, secondary school teacher, mathematics teacher, English teacher, science teacher, history teacher, language teacher, computer science teacher, physical education teacher
secondary school teacher, head of department in school: mathematics teacher, English teacher, science teacher, history teacher, language teacher, computer science teacher, art teacher, music teacher, physical education teacher, religious education teacher
further education lecturer: lecturer, training specialist, apprenticeship assessor
law professor, lecturer
music teacher, piano teacher
physical education teacher, sports coach
dance teacher, choreographer, dancer
training specialist: sales trainer, retail trainer, IT trainer, automotive trainer, beauty trainer, security trainer, hairdressing tutor, apprenticeship assessor
school counselor, counselor, youth counselor
educational psychologist, clinical psychologist
admissions counselor, academic advisor
library assistant, library officer, library customer services assistant
librarian, law librarian, cataloguer
archivist, records manager, cataloguer
museum curator, curator, museum manager
school secretary, school office administrator, secretary
university administrator, student records officer, admissions assistant, exams administrator, registrar
research associate, postdoctoral researcher, research scientist, researcher
research assistant, laboratory technician
electrician: electrical maintenance technician, maintenance technician, building services engineer technician, solar installer, electro-technical officer
overhead line technician, lineman
maintenance technician, field service technician, rolling stock technician, marine technician
maintenance technician, building maintenance technician, building services engineer technician
automation technician, instrument technician, PLC programmer, electrical maintenance technician
manufacturing engineer, industrial engineer, continuous improvement manager, lean manager, process improvement manager
continuous improvement lead, continuous improvement manager, lean manager, process improvement manager
plant engineer, reliability engineer, maintenance manager
embedded systems engineer, embedded software engineer, firmware engineer
test engineer, validation engineer, design verification engineer, QA engineer, software tester
validation engineer, validation specialist
quality assurance officer, quality control analyst, quality technician, food technologist
geotechnical engineer, geologist
hydrologist, flood risk engineer, hydrogeologist
process operator, refinery operator, water treatment operator, boiler operator, biomanufacturing associate
building services engineer technician, HVAC technician, refrigeration engineer, building automation technician, gas engineer
environmental engineer, environmental consultant, environmental scientist, remediation engineer
waste manager, waste management officer
recycling operative, refuse collector
sustainability consultant, esg consultant, ESG analyst, energy manager
energy manager, energy analyst, energy assessor
telecommunications technician, fibre splicer, network cabling technician
certified nursing assistant, care assistant, support worker, direct support professional, community support worker, medication aide, mental health technician
residential childcare worker, support worker, youth worker
care home manager, residential manager
medical assistant, certified nursing assistant
medical receptionist, clinic receptionist, patient access specialist, patient scheduler, dental front desk, receptionist
medical secretary, hospital secretary, medical administrator, health unit coordinator
practice manager, veterinary practice manager, office manager
paramedic, emergency medical technician, combat medic
emergency dispatcher, call handler, dispatcher
recreational therapist, activities coordinator
behavior technician, behavior support practitioner, direct support professional
psychotherapist, counselor, mental health counselor, licensed professional counselor, marriage and family therapist, clinical social worker
patient advocate, social prescriber, case manager
nurse case manager, case manager
laboratory technician, chemical technician, quality control chemist, analytical chemist, chemist, pharmaceutical technician
cook, catering assistant, school cook
cook, chef
sous chef, chef: chef de partie
restaurant manager: head waiter
restaurant supervisor: bartender, waiter, head waiter
baker, pastry chef
logistics coordinator, transport planner
transport manager: transport planner
warehouse supervisor: warehouse operative, forklift operator
production team leader: production operative, machine operator
retail supervisor: sales associate
security supervisor: security guard
workshop manager: automotive technician, diesel mechanic
quality manager: quality engineer
laboratory manager: laboratory technician
herd manager: dairy farm worker, livestock worker, farm worker
fitness director: personal trainer
kitchen manager, executive chef, catering manager
hotel receptionist, receptionist
front office manager, rooms division manager
cleaner, aircraft cleaner, housekeeper
event coordinator, event administrator, event marketing manager
usher, theatre front of house assistant, event staff
travel agent, reservations agent, ticketing agent
tour guide, museum attendant, visitor services assistant, gallery assistant
operating room nurse, surgical technologist
management accountant, financial analyst
production team leader: team leader
hotel manager, hostel manager, student accommodation manager
general manager: hotel manager, restaurant manager, bar manager
catering sales manager, hotel sales manager
leisure attendant, leisure assistant, theme park attendant
HR manager, HR business partner, HR generalist
recruiter, employment specialist
change manager, organisational development manager, transformation manager
AV technician, audio visual technician, event technician, theatre technician, lighting operator, sound engineer
system administrator, network administrator, cloud administrator
IT field technician, field service technician, data center technician
DevOps engineer, application security engineer
DevOps engineer, platform software engineer, build engineer, release manager, Linux administrator
network engineer, network security engineer
IT auditor, GRC analyst, internal auditor
application support analyst, systems analyst
SAP consultant, SAP developer, SAP administrator
Salesforce administrator, Salesforce developer
ServiceNow administrator, ServiceNow developer
Dynamics consultant, Dynamics developer
Workday consultant, Workday analyst, HRIS analyst
business analyst, systems analyst, product owner, process analyst
product manager, data product manager
project manager, delivery manager, implementation manager
scrum master, delivery manager, project manager
project coordinator, programme coordinator, project administrator
paralegal, legal assistant, law clerk, legal executive
conveyancer: paralegal, legal assistant, legal executive, real estate attorney, trainee solicitor
title examiner, escrow officer, conveyancer, loan closer
trainee solicitor, paralegal
legal counsel, corporate lawyer, commercial solicitor, solicitor, lawyer, legal officer
contract specialist, contract analyst, government contract specialist, contracts manager
legal secretary, legal assistant, secretary
private investigator, legal investigator, counter fraud officer, detective
will writer, probate executive, private client solicitor
interpreter, court interpreter, translator
transcriptionist, medical transcriptionist, typist
warehouse operative, picker packer, material handler, parcel sorter, stock clerk, online grocery picker, mail handler
storekeeper, stock controller, stockroom supervisor, inventory manager, military logistics specialist, stock clerk
warehouse supervisor, stockroom supervisor, production team leader
warehouse manager, logistics manager, inventory manager
logistics manager, transport manager, supply chain manager
logistics coordinator, transport coordinator, transport administrator, import administrator, freight forwarder, shipping agent, shipping clerk
customs broker: import administrator, customs officer
bus driver, school bus driver, tram driver
delivery driver, courier, parts driver, mail carrier, postal worker, removals operative
dispatcher, transport coordinator, transport administrator, transport planner, bus controller
demand planner, inventory planner, production planner, material planner, replenishment analyst, merchandiser, allocator
production planner, production administrator, maintenance planner
buyer, retail buyer, procurement administrator, assistant buyer, category manager
procurement manager, category manager, head of buying
operations manager, general manager, production manager, chief operating officer
facilities manager, building services manager, maintenance manager, building superintendent
fundraiser, fundraising executive, gift officer, development director, head of fundraising, grant writer
nonprofit manager, nonprofit program manager, charity director
programme manager, international programme manager, nonprofit program manager
production operative, packaging operator, food production operative, machine operator, meat plant operative
welder, fabricator, rail welder, shipbuilder
sheet metal worker, fabricator, ductwork installer, press brake operator
print operator, print room operator
marine engineer, technical superintendent
station assistant, train conductor, revenue protection officer
marketing manager, digital marketing manager, content marketing manager, performance marketing manager, communications manager, e-commerce manager
marketing executive, digital marketing executive, social media executive, content marketing specialist, communications officer
communications officer, press officer, social media executive, content writer
copywriter, content writer, writer, UX writer, advertising creative
journalist, news editor, sub-editor, news producer, writer
brand ambassador, product demonstrator, promotional sales representative
advertising account manager, account manager, public relations account executive
media planner, PPC specialist, programmatic specialist
SEO specialist, content marketing specialist
sponsorship manager, partnerships manager
production coordinator, project coordinator, event coordinator
proposal writer, bid manager, bid administrator, grant writer
administrator, administrative assistant: sales administrator, customer service administrator, project administrator, HR administrator, finance administrator, medical administrator, school office administrator, property administrator, lettings administrator, transport administrator, procurement administrator, university administrator, research administrator
executive assistant, personal assistant, secretary, administrative assistant
receptionist: salon receptionist, legal receptionist, veterinary receptionist, spa receptionist, medical receptionist
data entry clerk, office clerk, administrative clerk, order processor
customer service representative, customer service administrator, customer service officer council
sales coordinator, sales administrator, customer service administrator
office manager, facilities coordinator, executive assistant
mailroom clerk, mail handler
correctional officer, detention officer, detention custody officer
store detective, loss prevention officer, security guard
probation officer, parole officer, probation and resettlement worker, youth justice worker
housing officer, tenant liaison officer, homelessness officer, housing support worker
social services worker, eligibility worker, social work assistant, family support worker
environmental health officer, trading standards officer
traffic warden, parking enforcement officer, parking enforcement attendant
estate agent, real estate agent, lettings negotiator, leasing consultant
property manager, lettings manager, block manager, housing manager
lettings administrator, property administrator, lease administrator, real estate assistant
sales associate, shop assistant, customer assistant, cashier, convenience store clerk, forecourt assistant
retail supervisor, checkout supervisor, stockroom supervisor
deli clerk, sandwich maker, catering assistant
beauty advisor, makeup artist
car rental agent, rental agent
sales representative, territory manager, account executive, account manager, business development manager
pharmaceutical sales representative, medical device sales representative, territory manager
telesales executive, telemarketer, call centre agent, market research interviewer
sales manager, business development manager, commercial manager
sales engineer, applications engineer, solutions engineer
customer success manager, implementation manager
biologist, molecular biologist, biochemist, biotechnologist, research scientist
formulation scientist, pharmaceutical scientist, analytical chemist
ecologist, wildlife biologist, environmental consultant
youth worker, youth counselor, learning mentor, youth justice worker
full-stack developer, front-end developer, web developer, JavaScript developer, React developer
tech lead, software architect: software engineer, full-stack developer, back-end developer, Java developer, Python developer, .NET developer, front-end developer
React Native developer, React developer
game developer, Unity developer, C++ developer
system administrator, systems engineer: network engineer, DevOps engineer, cloud engineer, platform engineer, site reliability engineer, IT support specialist, help desk technician, service desk analyst, desktop support technician, first line support engineer, technical support engineer, IT manager
network engineer: telecommunications engineer, IT manager
network security engineer: security analyst, SOC analyst, network administrator, system administrator, penetration tester
security analyst: security engineer, GRC analyst, cyber security consultant, penetration tester, information security officer
application support analyst: technical support engineer, IT support specialist, help desk technician, service desk analyst, desktop support technician, first line support engineer
IT manager: IT project manager, IT service manager, network administrator
web developer: software engineer, application developer, back-end developer, PHP developer, Node.js developer, .NET developer, Ruby developer, Java developer, Python developer
front-end developer, mobile developer: software engineer, application developer
PHP developer: WordPress developer, CMS developer, e-commerce developer
data analyst, statistician, data scientist
data analyst: SQL developer
data engineer, big data developer: database administrator, business intelligence developer
machine learning engineer: software engineer
Java developer, .NET developer, Python developer, C++ developer, PHP developer, Ruby developer, Go developer, Scala developer, Rust developer
iOS developer, Android developer
programmer analyst, systems analyst, business analyst
IT project manager: scrum master, delivery manager, implementation manager
teaching assistant, classroom volunteer
personal trainer, strength and conditioning coach
leisure assistant, lifeguard
salon manager: hairdresser, beauty therapist
massage therapist, spa therapist, sports therapist
plumber, gas engineer, heat pump engineer, pipefitter
fire alarm technician, CCTV engineer, security systems technician
appliance repair technician, catering engineer
smart meter engineer, gas engineer
energy engineer, building services design engineer
`

let near: ReadonlyMap<string, readonly string[]> | undefined

/** The titles under which people do the same or nearly the same work as under this one. */
export function titlesNear(name: LexiconTitle['name']): readonly string[] {
  near ??= readNear()
  return near.get(name) ?? []
}

/** All lines, each as the titles before its colon and those that are near them. */
export function readWorks(): readonly (readonly [readonly string[], readonly string[]])[] {
  return works
    .trim()
    .split('\n')
    .map((line) => {
      const [heads = '', others = heads] = line.split(': ')
      return [heads.split(', '), others.split(', ')] as const
    })
}

function readNear(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  const add = (one: string, other: string) => {
    if (one === other) return
    const known = found.get(one) ?? new Set()
    found.set(one, known.add(other))
  }
  for (const [heads, others] of readWorks()) {
    for (const head of heads) {
      for (const other of others) {
        add(head, other)
        add(other, head)
      }
    }
  }
  return new Map([...found].map(([name, names]) => [name, [...names]]))
}
