export const realEstate = `
# selling and letting
real estate | property industry, property sector | knowledge
real estate sales | selling real estate, property sales, selling homes, sold homes, selling houses, house sales, home sales, real estate transactions | skill | implies: real estate
estate agency | estate agents | knowledge | implies: real estate | related: real estate sales
residential lettings | lettings@, property lettings, lettings experience, letting properties, lettings and property management, lettings industry | skill | implies: real estate
leasing | leased apartments | skill | implies: real estate | related: residential lettings
buyer representation | buyer's agent, representing buyers, buyer agency, buyer consultations | skill | implies: real estate sales
listing presentations | listing appointments, listing properties, listings@, property listings, listing agent duties, instructions winning, winning instructions, obtaining listings, new listings@ | skill
property viewings | viewings@, showings@, property tours, apartment tours, tours@, open houses, home tours, accompanied viewings, conducting viewings, showing properties, showing homes, showing apartments | skill
market appraisals | property valuations for sale, valuing properties@, comparative market analysis, home valuations, listing valuations, valuations and viewings, sales valuations, comparative market analyses | skill
sales progression | sales progressing, progressing sales, chain management | skill
offer negotiation | negotiating offers, purchase offers, offer handling, purchase agreements, purchase and sale agreements, real estate contracts, counter offers | skill
property portals | CoStar marketing | tool
Rightmove | | tool | implies: property portals
Zoopla | | tool | implies: property portals
OnTheMarket | | tool | implies: property portals
Zillow | | tool | implies: property portals
Trulia | | tool | implies: property portals
multiple listing service | =MLS | tool
real estate lead generation | prospecting for listings, door knocking for listings, cold calling homeowners, expired listings, canvassing homeowners, real estate prospecting, geographic farming | skill
real estate CRM | Rex CRM, Property CRM | tool
Reapit | | tool | implies: real estate CRM
kvCORE | | tool | implies: real estate CRM
Follow Up Boss | | tool | implies: real estate CRM
Jupix | | tool | implies: real estate CRM
Dezrez | | tool | implies: real estate CRM
LionDesk | | tool | implies: real estate CRM
Vebra | | tool | implies: real estate CRM
Loft47 | | tool | implies: real estate CRM
transaction coordination | contract to close, Dotloop, SkySlope, closing coordination, real estate paperwork, coordinating closings, escrow coordination | skill
new homes sales | new build sales, builder sales, site sales, model home, off plan sales | skill
property auctions | auctioneering, real estate auctions | skill
luxury property | luxury real estate, prime property, luxury homes, prime central London | knowledge
relocation services | relocation assistance, corporate housing, relocation of tenants, home finding | skill
student accommodation | student housing, PBSA, student lettings | knowledge
build to rent | =BTR, multifamily, multi-family, apartment communities, private rented sector | knowledge
# property management
property management | managing properties, property portfolio management, lettings management | skill | implies: real estate
block management | block property management, leasehold management, leasehold property management, managing agents, estate management of blocks, resident management companies, =RMC@ | skill | implies: property management
commercial property management | office buildings management, shopping centre management, retail property management, commercial properties, industrial property management | skill | implies: property management
community association management | =HOA, homeowners association, community associations, strata@, association management, strata management | skill | implies: property management
condominium management | condo association | skill | implies: community association management
affordable housing | =LIHTC, Section 8, low income housing tax credit, tax credit housing, subsidized housing, section 42, housing choice voucher, tax credit properties | knowledge
HUD regulations | =HUD, 4350.3, TRACS, recertifications of tenants, annual recertifications, REAC inspections, NSPIRE | knowledge
social housing | housing association, registered provider, council housing, social landlord, public housing | knowledge
housing allocations | allocations and lettings, choice based lettings, void management, voids and lettings, housing register, lettings of social homes, housing applications, waitlist management | skill
homelessness prevention | homelessness, housing first, rapid rehousing, homeless services | knowledge
housing advice | housing options | knowledge | | related: homelessness prevention
supported housing | | knowledge | | related: homelessness prevention
temporary accommodation | | knowledge | | related: homelessness prevention
rough sleepers | | knowledge | | related: homelessness prevention
anti-social behaviour cases | =ASB, anti-social behaviour, neighbour disputes, nuisance cases | skill
rent collection | collecting rent, rent payments, rental income collection, rent roll, posting rent | skill
rent arrears management | rent arrears, arrears recovery, arrears management, delinquent rent, income recovery housing, delinquencies@ | skill | implies: rent collection
tenant screening | tenant referencing, referencing@, resident screening, tenant applications, credit and background screening of tenants, rental applications, income verification of tenants, tenant selection, right to rent | skill
tenancy agreements | assured shorthold tenancies, =AST@, lease agreements, tenancy renewals, tenancy set up, preparing leases, lease renewals, lease preparation, renewals of tenancy, lease documents, move-in paperwork, residential leases | skill
deposit registration | tenancy deposits, security deposits, deposit protection, deposit disputes, deposit negotiations, DPS and TDS | skill
inventories and check-outs | property inventories, check-in and check-out, inventory reports, move-in inspections, inventory clerking, check ins and check outs, checkout reports, move outs | skill
property inspections | mid-term inspections, unit inspections, inspected properties, site visits to properties | skill
tenant relations | resident relations, tenant queries, resident services, tenant liaison, resident retention, tenant issues, tenant complaints, landlord liaison, tenant satisfaction, resident complaints, tenant relationships, resident satisfaction, liaising with tenants, residents' issues, tenant retention, resident engagement | skill
resident events | resident activities, community events for residents | skill
maintenance coordination | coordinating maintenance, arranging repairs, maintenance requests, arranging maintenance, coordinating repairs, work order management, contractor instruction for repairs, organising repairs, instructing contractors, maintenance work orders | skill
property contractor coordination | contracting maintenance vendors, property vendors | skill
unit turnover | make-readies, unit turns, apartment turnover, turn process, vacant units | skill
eviction process | evictions, section 21, section 8 notices, possession proceedings, serving notices, notices to vacate, unlawful detainer, notice seeking possession, section 20 notices | skill
section 20 consultation | Section 20, major works consultation, leaseholder consultation | skill | implies: block management
fair housing laws | fair housing | knowledge
service charge budgets | service charges, reserve funds, ground rent, sinking funds | skill
CAM charges | common area maintenance, CAM billing, tenant reimbursements, operating expense recoveries | knowledge
property budgets | property operating budgets, =NOI, net operating income, property financials, operating budgets of properties, owner reports, owner statements, property operating statements | skill
occupancy management | occupancy@, vacancy rates, lease-up, rent pricing, revenue management for rentals, void periods, occupancy rates, occupancy levels, occupancy targets, occupancy goals | knowledge
lease administration | lease abstraction, lease abstracts, lease management, critical dates, lease data | skill
building safety compliance | =HMO, gas safety and EICR compliance, landlord compliance, property compliance, health and safety compliance in blocks, fire risk assessments in blocks, EPCs | knowledge
property insurance claims | buildings insurance claims, property insurance, block insurance | skill
Yardi | =Voyager@ | tool | implies: property management software | related: RealPage, Entrata, AppFolio
RentCafe | | tool | implies: property management software | related: Yardi
property management software | property management system, MRI Software, MRI property, MRI Qube, Horizon property software | tool
Orchard housing | | tool | implies: property management software
Civica housing | | tool | implies: property management software
Northgate housing | | tool | implies: property management software
AppFolio | | tool | implies: property management software
RealPage | | tool | implies: property management software
OneSite | | tool | implies: property management software
Entrata | | tool | implies: property management software
Buildium | | tool | implies: property management software
Rent Manager | | tool | implies: property management software
Qube PM | Qube | tool | implies: property management software
Propman | | tool | implies: property management software
ResMan | | tool | implies: property management software
Arthur Online | Blocks Online | tool | implies: property management software
PropertyMe | | tool | implies: property management software
Dwellant | | tool | implies: property management software
Fixflo | | tool | implies: property management software
PropertyFile | | tool | implies: property management software
Knock CRM | | tool | implies: property management software
Rentvine | | tool | implies: property management software
Propertyware | | tool | implies: property management software
Re-Leased | | tool | implies: property management software
CINC Systems | | tool | implies: property management software
Vantaca | | tool | implies: property management software
Goodlord | | tool | implies: property management software
CFPwinMan | | tool | implies: property management software
Aareon QL | | tool | implies: property management software
Jonas Chorum | | tool | implies: property management software
Console Cloud | | tool | implies: property management software
# qualifications
real estate licence | real estate license, licensed realtor, real estate salesperson license, real estate agent license, licensed real estate agent, realtor license, real estate sales license, certificate of registration real estate | licence | implies: real estate
real estate broker licence | real estate broker license, licensed real estate broker, managing broker license, associate broker license | licence | implies: real estate licence
realtor membership | =NAR, =ABR designation, =GRI designation, REALTOR, CRS designation, =SRES | certification
ARLA qualification | ARLA, NAEA, Propertymark, MARLA, NFoPP, MNAEA, technical award in residential letting | certification | implies: residential lettings
TPI qualification | IRPM, AIRPM, MIRPM, TPI level 3, ATPI, the property institute, ARMA, MTPI, TPI level 4, AssocRICS property | certification | implies: block management
certified apartment manager | =CAMT, national apartment association, =ARM designation, accredited residential manager, NALP, CALP, certified apartment leasing professional, =CAPS designation | certification | implies: property management
certified property manager | =CPM, IREM, =RPA designation, BOMA, real property administrator | certification | implies: property management
CMCA | =AMS designation, PCAM, community association manager license, =LCAM, CAM license, licensed community association manager, certified manager of community associations | certification | implies: community association management
tax credit specialist certification | certified occupancy specialist, =COS, tax credit specialist, =TCS, =HCCP, C3P, blended occupancy specialist | certification | implies: affordable housing
CIH qualification | CIHCM, housing qualification | certification | implies: housing management
# commercial and investment
commercial real estate | =CRE, office and industrial property, commercial property agency, retail property | knowledge | implies: real estate
rent reviews | lease advisory, landlord and tenant surveying, dilapidations negotiation, business rates appeals, rating surveying, lease events | skill
real estate investment | property investment, real estate acquisitions, investment property, property acquisition, real estate private equity, REITs, buy-to-let, real estate investing | skill | implies: real estate
real estate financial modelling | real estate modelling, real estate financial modeling, real estate underwriting, property development appraisals, ARGUS modelling, Argus cash flow, underwriting acquisitions, cap rates, pro forma analysis, real estate valuation models | skill | implies: real estate investment
ARGUS Enterprise | ARGUS | tool
CoStar | =EGi | tool
LoopNet | | tool | | related: CoStar
Reonomy | | tool | | related: CoStar
Crexi | | tool | | related: CoStar
CompStak | | tool | | related: CoStar
PropertyShark | | tool | | related: CoStar
real estate asset management | property asset management, real estate portfolio management, asset business plans property, value-add assets, hold-sell analysis, portfolio asset management property | skill
property development | real estate development, residential development, development management, development feasibility, site assembly, option agreements for land, housing development, mixed-use development | skill
strategic land | land promotion | skill | | related: property development
section 106 agreements | s106 | skill | | related: property development
development appraisals | development viability, viability assessments | skill | | related: property development
land acquisition | land buying, land sourcing, site acquisition | skill | | related: property development
property valuation | real estate appraisal, appraisals@, red book, property appraisals, residential appraisals, commercial valuations, real estate valuation, secured lending valuations, appraisal reports, mortgage valuations, USPAP, mass appraisal, =CAMA, comparable sales analysis, appraising property | skill
appraiser license | certified residential appraiser, licensed appraiser, certified general appraiser, =MAI, appraiser trainee license, registered valuer, AIC appraiser, appraisal institute, certified general real property appraiser, =SRA designation, AACI, state certified appraiser, appraisal license, licensed residential appraiser | licence | implies: property valuation
ResWare | | knowledge | | related: title examination
SoftPro | | knowledge | | related: title examination
title search | title searches | knowledge | | related: title examination
title insurance | | knowledge | | related: title examination
escrow | real estate closings, settlement statements, HUD-1, closing statements, disbursing funds at closing, closing packages | skill
leasehold conveyancing | | skill | | related: conveyancing
SDLT | stamp duty land tax | skill | | related: conveyancing
commercial conveyancing | | skill | | related: conveyancing
rural estate management | rural surveying, agricultural tenancies, estate management, land agency, CAAV, country estate, farm tenancies, rural land management, countryside stewardship applications, FAAV, rural practice, land management of estates, agricultural valuations | skill
right of way acquisition | right of way, land rights, land titles for energy, mineral rights, surface use agreements, lease acquisition oil gas, ROW acquisition, mineral leases, IRWA, royalty ownership, landowner negotiation, wayleave negotiation, lease records, division orders | skill
compulsory purchase | eminent domain, CPO compensation | skill | | related: right of way acquisition
landman work | | skill | | related: right of way acquisition
wayleaves | | skill | | related: right of way acquisition
easements | | skill | | related: right of way acquisition
corporate real estate | occupier services, workplace strategy, corporate occupiers, office moves, occupancy planning, office relocations, space management, move management, stack plans, hybrid workplace planning, real estate portfolio strategy | skill
viewing diary management | diary management for viewings, booking viewings, scheduling viewings, booking valuations, valuation booking, scheduling showings, arranging viewings, booking market appraisals, organising viewings | skill
leasing enquiries | leasing office, rental inquiries, rental enquiries, prospective tenants, prospective residents, guest cards, leasing inquiries, phone leasing leads, leasing traffic | skill
curb appeal | kerb appeal, property appearance, property walks, community walks | knowledge
`
