export const schoolsAndPublicNames = `
elementary school teacher: primary class teacher, primary educator, junior school teacher, foundation phase teacher, foundation phase educator, intermediate phase teacher, infant school teacher, primary classroom teacher, lower school teacher
secondary school teacher: post primary teacher, high school educator, senior school teacher, secondary educator, TGT teacher, PGT teacher, upper school teacher
mathematics teacher: maths teacher, math teacher, teacher of maths, math instructor, mathematics educator
English teacher: teacher of English
science teacher: teacher of science
history teacher: teacher of history, history educator
language teacher: teacher of modern foreign languages, LOTE teacher
ESL teacher: TEFL tutor, English as a second language teacher, English as a foreign language teacher, ESOL tutor, EFL tutor, ESOL lecturer, ELT teacher, English language instructor, teacher of English to speakers of other languages
computer science teacher: teacher of computing, computer teacher, teacher of computer science
art teacher: teacher of art, art and design teacher
music teacher: teacher of music, music educator
physical education teacher: teacher of physical education, sports teacher, PE specialist teacher, phys ed teacher, PDHPE teacher, games teacher
religious education teacher: teacher of religious education, religious studies teacher
substitute teacher: relief teacher, casual teacher, cover teacher, supply teacher, sub teacher, locum teacher, guest teacher, substitute educator
trainee teacher: teacher trainee
special education teacher: special educator, special needs educator, learning support educator, special school teacher, remedial teacher, exceptional student education teacher
SENCO: SEN coordinator, special needs coordinator, additional learning needs coordinator
teaching assistant: teachers aide, teacher's aide, education assistant, classroom aide, classroom assistant, integration aide, education support officer, instructional aide, paraeducator, classroom support assistant, classroom helper, school learning support officer, learning support aide, teaching aide, pupil support assistant, additional needs assistant, education aide, inclusion support assistant
learning mentor: pastoral mentor, pupil mentor
lunchtime supervisor: midday meals supervisor, mid day supervisor, dinner time supervisor, lunchtime assistant, school lunch supervisor, midday supervisory assistant, =lunch aide
preschool teacher: kindergarten teacher, early childhood teacher, nursery teacher, early years teacher, pre school teacher, kindergarten educator, ECD practitioner, grade R teacher, early years lead practitioner, ECE teacher
nursery practitioner: childcare assistant, childcare educator, daycare assistant, daycare worker, nursery assistant, early childhood educator, nursery key worker, nursery educator, montessori assistant, early years key person
childcare worker: childcare assistant, daycare worker, child care attendant, day care worker, family day carer, childminder, child care educator, family day care educator, day care assistant, out of school care worker, before and after school care worker, child minder, OSHC educator, playgroup worker
nanny: private childcarer
nursery manager: preschool manager, pre school manager, creche manager, nursery school manager
head teacher: school principal, headmaster, headmistress, school head, head master, head of primary
head of department in school: subject head, curriculum area leader
school counselor: guidance counsellor, guidance counselor, pastoral counsellor, school based counsellor, student counsellor, guidance teacher
educational psychologist: school based psychologist
exam invigilator: examinations supervisor, exam proctor
school secretary: school office secretary, school administrative secretary, school office clerk
school business manager: school finance and business manager, school operations manager
university administrator: university administrative officer, faculty officer, academic services administrator
professor: faculty member
lecturer: sessional lecturer, adjunct professor, adjunct lecturer, adjunct faculty, visiting lecturer, part time lecturer, university teacher, university tutor
further education lecturer: FE tutor, further education tutor, college teacher, TAFE teacher, TVET lecturer, adult education tutor, vocational education teacher, vocational lecturer, community education tutor, adult learning tutor, community college instructor
postdoctoral researcher: postdoctoral research assistant, post doc researcher, postdoctoral scientist
tutor: private teacher, private tutor, grinds teacher
librarian: library media specialist, teacher librarian, library and information specialist
library assistant: library support worker, library attendant, library information assistant
archivist: archives officer
museum curator: curator of collections, collections curator, museum exhibitions curator
police officer: patrol officer, police constable, patrolman, beat officer, response officer police, garda, member of garda siochana, police woman, policeman
police community support officer: police support officer community
detective: CID officer
crime scene investigator: scenes of crime officer, SOCO officer, crime scene officer, crime scene analyst
emergency dispatcher: 911 call taker, emergency control room operator, emergency medical call taker, triple zero call taker, police control room operator
correctional officer: prison officer, corrections officer, prison guard, detention officer, custodial officer, prison warder, jail deputy, correctional services officer, prison service officer, correctional guard
probation officer: probation and parole officer, community rehabilitation officer
firefighter: fire and rescue officer
soldier: army private, infantry private, army trooper
customs officer: customs and excise officer, customs and border officer, border control officer, passport control officer
policy analyst: policy and research officer, policy and strategy officer
political advisor: political assistant, ministerial adviser, political officer
civil servant: civil service administrative officer
elections officer: electoral services administrator, elections coordinator
tax inspector: inspector of taxes, tax compliance inspector, taxation inspector
town planner: urban planner, city planner, land use planner, spatial planner
environmental health officer: food hygiene inspector, environmental health specialist, food and safety officer, environmental health advisor
parking enforcement officer: parking patrol officer, meter maid, parking ticket officer, parking compliance officer
trading standards officer: consumer protection officer, weights and measures inspector, trading standards practitioner
building inspector: building standards officer, building code inspector, building certifier
traffic warden: civil parking enforcement officer
refuse collector: waste collection operative, waste collector, refuse loader, bin man, garbage collector, waste loader, bin collector, rubbish collector, garbage man, binman, dustman
street cleaner: street cleansing worker, street sweeping operative, street orderly, litter operative
postal worker: post office worker, mail sorting operative, postal service worker
post office clerk: post office counter clerk, post office counter assistant, postal counter clerk
security analyst: cyber security officer, SOC analyst
SOC analyst: cyber security operations analyst, security analyst, cyber security analyst
security engineer: infosec engineer
penetration tester: ethical hacker, pentester, offensive security engineer, pen test consultant
GRC analyst: IT risk and compliance analyst, governance risk and compliance analyst
information security officer: infosec officer, IT security officer
data protection officer: GDPR officer
security guard: security officer, security watchman, watchman, manned guarding officer, static guard, gate guard
armed security officer: armed response officer, armed reaction officer
security patrol officer: patrol security guard, security patrolman
door supervisor: bouncer, crowd controller, doorman, door staff, nightclub security
event security officer: crowd control officer
close protection officer: executive protection officer, personal protection officer
airport security officer: airport screening officer, passenger screening officer, aviation screening officer
cash in transit officer: cash in transit driver, cash in transit guard, armoured vehicle officer
lollipop person: school crossing patrol officer, school crossing guard, lollipop lady, lollipop man, school crossing supervisor
security systems technician: security installation engineer, access control engineer
locksmith: lock smith, lock fitter
`
