import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { profileFields } from './field-profile.ts'
import { findTerms } from './find/find-terms.ts'
import { readWords } from './find/read-words.ts'

/** By fields: a word in its daily sense, and below it the same word as a skill of the field. */
const rows = readRows(`
# accounting
Wrote two articles for a *journal* of local history.
  Accounts assistant: *journals*, bank reconciliations, VAT returns, purchase ledger
*Accounted* for all keys at the end of each shift.
  Bookkeeper: *accounting*, VAT returns and the purchase ledger
Helped my *teammates* whenever the queue grew.
  Internal auditor: *TeamMate*, audit planning, SOX testing
Worked at the *Peachtree* Street hotel as a porter.
  Bookkeeper: *Peachtree*, payroll, bank reconciliations, general ledger
# agriculture
The inquiry found a firm that *milked* its customers.
  Dairy hand: *milking* 200 cows, calving, silage, hoof trimming, pasture
*Logging* complaints in a shared file.
  Forestry worker: felling, *logging*, chainsaw work, reforestation, woodland
Drew a curved *cuttings* line on the fabric.
  Nursery worker: *cuttings*, potting, seedlings, irrigation, horticulture
# automotive
Wrote a report *detailing* the results of the survey.
  Car dealership valeter: *detailing*, machine polishing of cars, bodywork, tyre fitting
Kept *detailed* minutes of each meeting.
  Valeter at a car dealership: *detailing*, wheel alignment, tyre fitting
Measured data *transmission* between two offices.
  Mechanic: brakes, clutches, *transmission*, exhausts, wheel alignment
*Tracked* all deliveries in a shared sheet.
  Tyre fitter: balancing, *tracking*, brakes, exhausts, vehicle servicing
Dealt with the *suspension* of two pupils.
  Mechanic: *suspension*, brakes, clutches, vehicle diagnostics
Moved from Ohio to *Texas* in 2019.
  Vehicle technician: *Texa*, brakes, clutches, vehicle servicing
# aviation
Led *turnarounds* of two struggling branches.
  Ramp agent: aircraft *turnarounds*, pushback, aircraft marshalling, deicing
Opened a *satellite* office in the next town.
  Engineer for *satellites*, avionics and spacecraft
Answered every letter *ASAP* and filed it.
  Safety officer at an airline: *ASAP*, FOQA, flight operations, airworthiness
# construction
Found a *backfill* for a colleague on leave.
  Groundworker: *backfill*, formwork, kerbing, excavators, drainage
Led the *design and build* of a booking app.
  Site manager: *design and build*, bricklaying, groundworks, subcontractors
A course gave me the *foundations* of bargaining.
  Groundworker: *foundations*, formwork, kerbing, excavators, drainage
Used *scaffolding* so that pupils wrote longer texts.
  Site labourer: *scaffolding*, bricklaying, concreting, building sites
Kept *pointing* at what the reports had missed: staff *pointed* it out.
  Bricklayer: brickwork, blockwork, *pointing*, repointing
Explained the seasonal *variations* in visitors.
  Quantity surveyor: *variations*, final accounts, valuations, NEC4, subcontractors
*Surveyed* two hundred guests about breakfast.
  Land surveyor: *surveying*, total station, setting out, topographic surveys
# data
Kept the medical *charts* of forty residents in order.
  Data analyst: SQL, Tableau, *charts*, dashboards, statistics
# design
Eight years of *experience designing* pumps.
  UX lead: *experience design*, wireframes, Figma, usability testing
Collected *proofs* of address from new customers.
  Graphic designer: typography, *proofs*, artwork, InDesign, layouts
A steel beam *props* the ceiling of the hall.
  Theatre designer: set design, *props*, costumes, drapery, scenography
# education
Painted each road *marking* by hand.
  Teacher: lesson planning, *marking*, classroom management, GCSE teaching
We *sat* guests at their tables.
  Year 6 teacher: *SATs*, phonics, lesson planning, classroom management
Ten emergency *interventions* on lifts last year.
  Teaching assistant: *interventions*, phonics, small groups, tutoring, SEN
Jobs in three towns near a *community college* campus.
  Lecturer: *community college teaching*, lesson planning, assessment of students
# engineering
On *completion* of each tour I wrote to the guests.
  Well engineer: *completions*, drilling fluids, workover, wellhead, artificial lift
Opened *doors* and carried bags.
  Systems engineer: *DOORS*, SysML, MBSE, systems integration
*Refined* the way we greet callers.
  Process engineer: *refining*, distillation, HAZOP, petrochemicals
Hung the pictures in a *grid* of nine.
  Power engineer: *grid*, load flow studies, power systems, high voltage design, SCADA
Drove for OLGA, a chain of shops, *as I* was asked.
  Automation engineer: PLC programming, SCADA, *AS-i*, Profibus
# finance
Won forty *new accounts* for a paint maker.
  Branch adviser: *new accounts*, mortgages, lending, banking
Made plans for the *future* of the club.
  Trader: *futures*, swaps, equities, derivatives, fixed income
Built strong *bonds* with neighbours and families.
  Fund manager: *bonds*, equities, asset allocation, derivatives
Offered an *alternative* to guests with allergies.
  Investment analyst: *alternatives*, private equity, equities, asset allocation
Nobody *banked* on the weather.
  Branch adviser: *banking*, mortgages, lending, account opening
# health-care
Won three *rounds* of funding for the club.
  Ward nurse: *rounds*, wound care, cannulation, medication administration
Clear signs are *vital* at a counter.
  Nurse: *vitals*, wound care, cannulation, medication administration
Wrote down my *observations* of how visitors walk.
  Health care assistant: *observations*, phlebotomy, personal care, patient care
Stored paint in the *prescribed* way.
  Nurse practitioner: *prescribing*, minor illness, triage, patient assessment
# hospitality
Joined weekly *conference* calls with the school board.
  Hotel events team: *conferences*, banqueting, weddings, housekeeping
*Garnished* wages by order of the court.
  Commis chef: *garnishing*, pastry, grilling, knife skills
Typed in a high volume *environment* of claims.
  Line cook: *high-volume environment*, grilling, pastry, knife skills
# human-resources
Made colour *separations* for a screen printer.
  HR officer: onboarding, *separations*, recruitment, employee relations
You need the *right to work* in this country.
  HR officer: *right to work*, onboarding, recruitment, employee relations
Served meals *on board* two ferries.
  HR officer: recruitment, *on-boarding* and employee relations
# it-operations
Washed glass *containers* for jam.
  DevOps engineer: *containers*, Kubernetes, Terraform, Linux
Replaced light *switches* in a school.
  Network engineer: *switches*, VLANs, Cisco, BGP, firewalls
Sold *Dockers* trousers and shirts.
  DevOps engineer: *Docker*, Kubernetes, Terraform, Linux
# legal
Looked after forty *client accounts* at an agency.
  Legal cashier: *client account*, litigation, affidavits, witness statements
The *discovery* of old letters led to an exhibition.
  Paralegal: *discovery*, pleadings, depositions, litigation
Wrote *appeals* for donations.
  Solicitor: *appeals*, litigation, affidavits, witness statements
# logistics
Took *inbound and outbound* calls all day.
  Warehouse operative: *inbound and outbound*, picking, forklift, stock replenishment
*Received* an award for kindness.
  Warehouse operative: *receiving*, picking, forklift, stock replenishment
Assisted at the *removal* of a cyst.
  Porter: *removals*, van driving, multi-drop deliveries, haulage
*Forwarded* letters to the right people.
  Freight clerk: *forwarding*, customs clearance, airfreight, Incoterms
# management
The *executive summary* stands first.
  Programme manager: *executive summaries*, stakeholder management, project governance
# manufacturing
Ran our app on Cloud *Foundry*.
  Moulder: *foundry*, machining, CNC, deburring
*Turned* the shop into a meeting place.
  Machinist: *turning*, milling, CNC machining, lathe
Showed *tolerance* towards slow payers.
  Inspector: *tolerances*, metrology, calibration, machining
Sold tickets and *concessions* at a cinema.
  Quality engineer: *concessions*, FMEA, PPAP, ISO 9001
# maritime-and-rail
Mended two *ports* of a laptop.
  Ship agent: *ports*, bunkering, laytime, stevedoring
A *chartered* member of the institute.
  Shipbroker: *chartering*, laytime, bunkering, vessel scheduling
# marketing
Taught how *trading markets* work.
  Brand manager: *trade marketing*, newsletters, SEO, webinars
We cannot offer visa *sponsorship* for this post.
  Marketing officer: *sponsorship*, newsletters, SEO, webinars
Painted flowers on *canvas*.
  Marketing assistant: *Canva*, Mailchimp, newsletters, SEO
# media
Brought in state-of-the-*art practices*.
  Sculptor: *art practice*, sculpture, exhibitions, life drawing
Honed my *craft* over ten years.
  Studio leader: *crafts*, knitting, crochet, puppetry
A mother tongue and patience with *proposals* of marriage.
  Editor: *proposals*, copyediting, proofreading, journalism
# office
She *excels* at calming callers.
  Clerk: *Excel*, PowerPoint, data entry and filing
Waiter in an *Italian* restaurant.
  Speaks *Italian* and some Greek.
Gave a *level* of service that guests praised.
  Three *A levels* in 2019
# public-service
Planned *deployments* of a new booking tool.
  Infantry soldier: *deployments*, reconnaissance, marksmanship, ammunition
Saw *explosive* growth in orders.
  Army engineer: *explosives*, demining, ammunition
Grew up in *Baton* Rouge.
  Prison officer: *baton*, handcuffs, inmates, parole
A degree in *political science*.
  Civil servant: *policymaking*, public policy, ministerial briefings
# real-estate
Booked *tours* for a folk group.
  Lettings negotiator: *tours*, leasing, Rightmove, tenancy agreements
Drew up a table *listing* all spare parts.
  Estate agent: *listings*, Rightmove, lettings, property sales
Held yearly *appraisals* with twelve cooks.
  Valuer: *appraisals*, leasing, lettings, easements
# retail
The squads of an app look for a *product data* analyst.
  Store merchandiser: *product data*, planograms, visual merchandising, footfall
Wrote the manuals of our customer-*facing products*.
  Shelf filler: *facing products*, planograms, stocktaking, stockroom
Patient-*facing* work in a clinic.
  Shelf filler: *facings*, planograms, stocktaking, stockroom
Stayed *till* the last guest had left.
  Shop assistant: *tills*, upselling, stocktaking, visual merchandising
Drew a loft *conversion* with two bedrooms.
  Store manager: *conversion*, footfall, visual merchandising, shrinkage
# sales
Opening and *closing* of the library.
  Sales executive: prospecting, *closing*, telesales, lead generation
Set up lighting *sequences* for a stage show.
  Sales development: *sequences*, prospecting, Salesforce, lead generation
*Seismic* design of two bridges.
  Sales enablement: *Seismic*, prospecting, Salesforce, lead generation
# science
Led wine *sampling* for guests.
  Laboratory technician: *sampling*, chromatography, titration, microscopy
*Cloning* the disks of twenty laptops.
  Biologist: *cloning*, qPCR, electrophoresis, microscopy
# security
Sold *hardened* steel chains.
  Security engineer: *hardening*, SIEM, Nessus, firewalls
# social-work
Wrote down the fluid *intake* of each guest.
  Case worker: *intake*, caseload management, safeguarding adults, signposting
Raised the *adoption* of the new app.
  Social worker: *adoption*, fostering, caseload management, child protection
# software
Did more with *Less* time.
  Web developer: CSS, *Less*, JavaScript, React
Ran Windows *XP* computers in a library.
  Developer: *XP*, Java, Spring Boot, unit testing, Git
Closed the shop and covered the *front end*.
  Developer: *front end*, CSS, JavaScript, React
# sport
A loyal *clientele* came to the bakery.
  Beauty therapist: *clientele*, facials, manicures, waxing
Wrote about the *rescue* of a chapel.
  Lifeguard: *rescues*, lifeguarding, swimming teaching, pool supervision
# trades
*Relay* orders to the kitchen.
  Electrician: *relays*, contactors, switchgear, rewiring
Planned the *fixtures* of a chess league.
  Plumber: *fixtures*, pipework, boilers, drainage
Climbed the career *ladder* step by step.
  Roofer: *ladders*, guttering, flooring, plastering
`)

describe('findTerms', () => {
  it('leaves a word in its daily sense alone', () => {
    const wrong = rows.filter(({ field, daily }) => fieldsAt(daily).includes(field))
    expect(wrong).toEqual([])
  })

  it('finds the same word where it is the skill', () => {
    const missed = rows.filter(({ field, skilled }) => !fieldsAt(skilled).includes(field))
    expect(missed).toEqual([])
  })

  it('covers twenty fields and more', () => {
    expect(new Set(rows.map(({ field }) => field)).size).toBeGreaterThan(20)
  })
})

interface Row {
  readonly field: string
  readonly daily: string
  readonly skilled: string
}

function readRows(list: string): Row[] {
  const rows: Row[] = []
  let field = ''
  let daily = ''
  for (const line of list.trim().split('\n')) {
    if (line.startsWith('# ')) field = line.slice(2)
    else if (line.startsWith('  ')) rows.push({ field, daily, skilled: line.trim() })
    else daily = line
  }
  return rows
}

/** The fields of what is found where stars stand around words. */
function fieldsAt(marked: string): string[] {
  const text = marked.replaceAll('*', '')
  const stretches = [...marked.matchAll(/\*[^*]+\*/g)].map(({ index, 0: words }, at) => {
    const start = index - 2 * at
    return { start, end: start + words.length - 2 }
  })
  const { lexicon } = readKnowledge()
  const worded = readWords(lexicon, text)
  const terms = findTerms(lexicon, worded, profileFields(lexicon, worded))
  return terms
    .filter((term) => stretches.some(({ start, end }) => term.start < end && term.end > start))
    .map(({ entry }) => entry.field)
}
