export const realEstate = `
# selling and letting
real estate | real estate experience, real estate industry, real estate knowledge, property industry, property sector, real estate background | knowledge
real estate sales | selling real estate, property sales, residential sales of property, selling homes, sold homes, selling houses, house sales, home sales, real estate transactions, residential real estate sales | skill | implies: real estate
estate agency | estate agency experience, estate agent experience, sales negotiation in property, residential estate agency, high street estate agency, estate agents | knowledge | implies: real estate
lettings | residential lettings, property lettings, letting, lettings experience, letting properties, lettings and property management, lettings industry, let properties | skill | implies: real estate
leasing | apartment leasing, leasing experience, leasing apartments, residential leasing, leasing activities, leased apartments, leasing consultant experience, rental leasing, property leasing | skill | implies: real estate | related: lettings
buyer representation | buyer's agent, representing buyers, buyers agent, represented buyers, buyer agency, buyer consultations | skill | implies: real estate sales
listing presentations | listing appointments, listing properties, listings@, property listings, listing agent duties, instructions winning, winning instructions, obtaining listings, new listings | skill
property viewings | viewings, accompanied viewings, conducting viewings, conducted viewings, showing properties, showings, property tours, showing homes, apartment tours, showing apartments, tours@, open houses, open house, home tours, hosting open houses | skill
market appraisals | property valuations for sale, market appraisal, valuing properties, comparative market analysis, =CMA of property, home valuations, listing valuations, valuations and viewings, sales valuations, comparative market analyses | skill
sales progression | sales progressing, progressing sales, chain management, property sales progression, progress sales to completion | skill
offer negotiation | negotiating offers, negotiated offers, negotiating sales of property, purchase offers, offer handling, purchase agreements, negotiating real estate contracts, purchase and sale agreements, real estate contracts, counter offers | skill
real estate marketing | property marketing, marketing properties, property particulars, listing photography, property photography, staging homes, home staging, marketing of listings, advertising vacancies, property brochures, advertising vacant units | skill
property portals | | tool
Rightmove | | tool | implies: property portals
Zoopla | | tool | implies: property portals
OnTheMarket | | tool | implies: property portals
Zillow | | tool | implies: property portals
Realtor.com | | tool | implies: property portals
Domain portal | | tool | implies: property portals
Apartments.com | | tool | implies: property portals
CoStar marketing | | tool | implies: property portals
Craigslist rental ads | | tool | implies: property portals
Trulia | | tool | implies: property portals
multiple listing service | =MLS, multiple listing services | tool
MLS listings | MLS system, Matrix MLS, MLS data entry | tool | implies: multiple listing service
real estate lead generation | prospecting for listings, door knocking for listings, cold calling homeowners, expired listings, canvassing homeowners, real estate prospecting, geographic farming | skill
real estate CRM | Rex CRM, Property CRM | tool
Reapit | | tool | implies: real estate CRM
Alto | | tool | implies: real estate CRM
kvCORE | | tool | implies: real estate CRM
Follow Up Boss | | tool | implies: real estate CRM
BoomTown | | tool | implies: real estate CRM
Jupix | | tool | implies: real estate CRM
Dezrez | | tool | implies: real estate CRM
LionDesk | | tool | implies: real estate CRM
Top Producer | | tool | implies: real estate CRM
Vebra | | tool | implies: real estate CRM
Street.co.uk | | tool | implies: real estate CRM
Expert Agent | | tool | implies: real estate CRM
Loft47 | | tool | implies: real estate CRM
transaction coordination | real estate transaction coordination, contract to close, transaction management in real estate, Dotloop, SkySlope, closing coordination, real estate paperwork, coordinating closings, escrow coordination | skill
new homes sales | new home sales, show home, new build sales, builder sales, site sales, model home, off plan sales | skill
auction sales of property | property auctions, auctioneering, real estate auctions | skill
luxury property | luxury real estate, prime property, luxury homes, prime central London | knowledge
relocation services | relocation assistance, corporate housing, relocation of tenants, home finding | skill
short-term rentals | Airbnb, holiday lets, vacation rentals, short term lets, Airbnb management, VRBO, serviced apartments, holiday let management, Guesty | knowledge
student accommodation | student housing, PBSA, purpose built student accommodation, student lettings | knowledge
build to rent | =BTR, multifamily, multi-family, multifamily housing, apartment communities, multifamily properties, private rented sector | knowledge
# property management
property management | managing properties, managed properties, property management experience, residential property management, manage properties, property portfolio management, rental property management, lettings management | skill | implies: real estate
block management | block property management, leasehold management, residential block management, leasehold property management, managing agents, estate management of blocks, resident management companies, =RMC@ | skill | implies: property management
commercial property management | commercial management of property, office buildings management, shopping centre management, retail property management, commercial properties, managing commercial properties, industrial property management | skill | implies: property management
community association management | =HOA, HOA management, homeowners association, condominium management, condo association, strata management, board meetings of HOA, community associations, homeowner associations, strata, association management | skill | implies: property management
affordable housing | =LIHTC, Section 8, low income housing tax credit, tax credit housing, subsidized housing, section 42, affordable housing compliance, affordable housing programs, housing choice voucher, tax credit properties | knowledge
HUD regulations | =HUD, HUD programs, HUD compliance, HUD guidelines, HUD housing, 4350.3, TRACS, recertifications of tenants, annual recertifications, REAC inspections, NSPIRE | knowledge
social housing | housing association, registered provider, council housing, registered social landlord, social landlord, housing associations, social housing sector, regulator of social housing, public housing | knowledge
housing management | tenancy management, managing tenancies, housing officer experience, tenancy sustainment, housing services, neighbourhood management, estate inspections, patch management in housing | skill | | related: property management
housing allocations | allocations and lettings, choice based lettings, void management, voids and lettings, housing register, lettings of social homes, housing applications, waitlist management, waiting list management for housing | skill
homelessness prevention | homelessness legislation, homelessness reduction act, housing options, temporary accommodation, rough sleepers, housing advice, homelessness, housing first, rapid rehousing, homeless services, supported housing | knowledge
anti-social behaviour cases | ASB, anti-social behaviour, ASB case management, neighbour disputes, anti social behaviour, nuisance cases | skill
rent collection | collecting rent, collected rent, rent payments, rental income collection, collect rent, rent roll, rent rolls, posting rent | skill
rent arrears management | rent arrears, arrears recovery, income management in housing, arrears management, delinquent rent, income recovery housing, delinquencies@ | skill | implies: rent collection
tenant screening | tenant referencing, referencing@, right to rent checks, resident screening, tenant applications, credit and background screening of tenants, applicant screening in leasing, rental applications, income verification of tenants, tenant selection, right to rent | skill
tenancy agreements | tenancy agreement, assured shorthold tenancies, =AST, lease agreements, residential leases, tenancy renewals, tenancy set up, preparing leases, lease renewals, lease preparation, renewals of tenancy, ASTs, lease documents, move-in paperwork | skill
deposit registration | tenancy deposits, tenancy deposit scheme, security deposits, deposit protection, security deposit dispositions, deposit disputes, deposit negotiations, DPS and TDS | skill
inventories and check-outs | property inventories, check-in and check-out, inventory reports, move-in inspections, move-out inspections, move-in and move-out inspections, inventory clerking, check ins and check outs, checkout reports, move outs | skill
property inspections | routine inspections of property, mid-term inspections, periodic property inspections, unit inspections, property inspection, inspected properties, site visits to properties, inspecting properties, routine property inspections | skill
tenant relations | resident relations, tenant queries, resident services, landlord and tenant liaison, tenant liaison, resident retention, tenant issues, tenant complaints, landlord liaison, tenant satisfaction, resident complaints, tenant relationships, resident satisfaction, liaising with tenants, residents' issues, tenant retention, resident engagement | skill
resident events | resident activities, community events for residents, resident events planning | skill
maintenance coordination | coordinating maintenance, arranging repairs, maintenance requests, arranging maintenance, coordinating repairs, work order management, contractor instruction for repairs, organising repairs, coordinated maintenance, scheduling maintenance, instructing contractors, maintenance work orders | skill
vendor coordination for property | contractor management in property, vendor bids for property, service contracts for buildings, contracting maintenance vendors, property vendors | skill
unit turnover | make-readies, unit turns, make-ready process, apartment turnover, turn process, vacant units | skill
eviction process | evictions, eviction notices, section 21, section 8 notices, possession proceedings, serving notices, notices to vacate, section 21 notices, unlawful detainer, notice seeking possession, filing evictions, section 20 notices | skill
landlord and tenant law | landlord tenant law, landlord and tenant legislation, housing law, housing legislation, property legislation, lettings legislation, residential tenancy act, landlord-tenant laws, leasehold law, renters reform, landlord and tenant act, Renters' Rights Act, residential tenancies act, property law for managers | knowledge
section 20 consultation | Section 20, section 20 consultations, major works consultation, leaseholder consultation | skill | implies: block management
fair housing laws | fair housing, fair housing act, fair housing regulations, fair housing compliance | knowledge
service charge budgets | service charges, service charge budgeting, service charge management, reserve funds, setting service charge budgets, ground rent, sinking funds | skill
CAM charges | common area maintenance, CAM, CAM billing, tenant reimbursements, operating expense recoveries | knowledge
property budgets | property operating budgets, =NOI, net operating income, property financials, property budgeting, operating budgets of properties, property financial reporting, owner reports, owner statements, property operating statements | skill
occupancy management | occupancy rates, occupancy, occupancy levels, vacancy rates, occupancy targets, lease-up, rent pricing, lease up, revenue management for rentals, void periods, occupancy goals | knowledge
lease administration | lease abstraction, lease abstracts, lease abstracting, commercial lease administration, lease management, critical dates, lease data, lease administration software | skill
building safety compliance | HMO licensing, HMO, gas safety and EICR compliance, landlord compliance, property compliance, HMO licences, health and safety compliance in blocks, fire risk assessments in blocks, EPC compliance, HMO management, EPCs | knowledge
property insurance claims | buildings insurance claims, property insurance, block insurance | skill
Yardi | Yardi Voyager, Yardi software, Voyager, Yardi Breeze, Yardi CRM | tool | implies: property management software
RentCafe | | tool | implies: property management software | related: Yardi
property management software | property management system, MRI Software, MRI property, MRI Qube, Horizon property software | tool
AppFolio | | tool | implies: property management software
RealPage | OneSite RealPage | tool | implies: property management software
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
TRAMPS | | tool | implies: property management software
Knock CRM | | tool | implies: property management software
Rentvine | | tool | implies: property management software
Propertyware | | tool | implies: property management software
Re-Leased | | tool | implies: property management software
CINC Systems | | tool | implies: property management software
Vantaca | | tool | implies: property management software
Goodlord | | tool | implies: property management software
Northgate housing | Civica housing, Orchard housing, Capita housing | tool | implies: property management software
CFPwinMan | | tool | implies: property management software
Aareon QL | | tool | implies: property management software
Yardi Matrix | | tool | implies: property management software
Jonas Chorum | | tool | implies: property management software
Console Cloud | | tool | implies: property management software
Domus | | tool | implies: property management software
# qualifications
real estate licence | real estate license, licensed realtor, real estate salesperson license, active real estate license, real estate agent license, salesperson license in real estate, licensed real estate agent, realtor license, licensed in real estate, real estate sales license, certificate of registration real estate | licence | implies: real estate
real estate broker licence | real estate broker license, licensed real estate broker, broker's license in real estate, managing broker license, associate broker license, real estate brokers license | licence | implies: real estate licence
realtor membership | National Association of Realtors, =NAR, =ABR designation, =GRI designation, REALTOR, CRS designation, =SRES, board of realtors | certification
ARLA qualification | ARLA, ARLA Propertymark, NAEA, NAEA Propertymark, ARLA qualified, Propertymark, Propertymark qualification, MARLA, NFoPP, MNAEA, technical award in residential letting | certification | implies: lettings
TPI qualification | IRPM, AIRPM, MIRPM, TPI level 3, ATPI, the property institute, ARMA, IRPM qualified, MTPI, TPI level 4, AssocRICS property | certification | implies: block management
certified apartment manager | =CAM certification, =CAMT, national apartment association, =ARM designation, accredited residential manager, NALP, CALP, certified apartment leasing professional, =CAPS designation | certification | implies: property management
certified property manager | =CPM, IREM, =RPA designation, BOMA, real property administrator, CPM designation, CPM candidate, IREM membership | certification | implies: property management
CMCA | =AMS designation, PCAM, community association manager license, =LCAM, CAM license, licensed community association manager, certified manager of community associations, LCAM license | certification | implies: community association management
tax credit specialist certification | certified occupancy specialist, =COS, tax credit specialist, =TCS, =HCCP, C3P, blended occupancy specialist | certification | implies: affordable housing
CIH qualification | CIH, chartered institute of housing, CIHCM, CIH level 3, CIH level 4, housing qualification, certificate in housing, CIH level 5 | certification | implies: housing management
notary public | notary, notary commission, commissioned notary, notary signing agent, notarisation, notarization, notarizing documents | licence
# commercial and investment
commercial real estate | commercial property, =CRE, commercial real estate experience, commercial real estate industry, office and industrial property, commercial property agency, retail property | knowledge | implies: real estate
commercial leasing | commercial leases, office leasing, landlord representation, tenant representation, retail leasing, lease negotiations, tenant rep, industrial leasing, commercial lettings, negotiating leases, lease negotiation, commercial agency, leasing agency | skill | implies: commercial real estate
rent reviews | lease renewals and rent reviews, rent reviews and lease renewals, professional services in property, lease advisory, landlord and tenant surveying, dilapidations negotiation, business rates appeals, rating surveying, lease events | skill
real estate investment | property investment, real estate investments, real estate acquisitions, investment property, property acquisition, real estate private equity, acquisitions of property, REITs, REIT, buy-to-let, buy to let, real estate investing | skill | implies: real estate
real estate financial modelling | real estate modelling, real estate financial modeling, real estate underwriting, property development appraisals, ARGUS modelling, Argus cash flow, underwriting acquisitions, pro formas in real estate, cap rates, pro forma analysis, real estate valuation models | skill | implies: real estate investment
ARGUS Enterprise | ARGUS, Argus Developer, Argus software, ARGUS valuation, Argus certified | tool
KEL Delta | | tool | | related: ARGUS Enterprise
CoStar | CoStar research, CoStar data | tool
LoopNet | | tool | | related: CoStar
EGi | EGi Radius | tool | | related: CoStar
Reonomy | | tool | | related: CoStar
Crexi | | tool | | related: CoStar
CompStak | | tool | | related: CoStar
PropertyShark | | tool | | related: CoStar
real estate asset management | property asset management, real estate portfolio management, asset business plans property, asset management of real estate, value-add assets, hold-sell analysis, portfolio asset management property | skill
property development | real estate development, land acquisition, residential development, development appraisals, site acquisition, land buying, land sourcing, development management, development feasibility, land promotion, strategic land, site assembly, option agreements for land, viability assessments, development viability, housing development, regeneration, mixed-use development, s106, section 106 agreements | skill
property valuation | real estate appraisal, real estate appraisals, appraisals@, appraisal of property, RICS red book, red book valuations, valuing property, red book, property appraisals, residential appraisals, commercial valuations, real estate valuation, secured lending valuations, appraisal reports, mortgage valuations, USPAP, mass appraisal, =CAMA, comparable sales analysis, residential appraisal, appraising property | skill
appraiser license | certified residential appraiser, licensed appraiser, certified general appraiser, =MAI, appraiser trainee license, RICS registered valuer, registered valuer, AIC appraiser, appraisal institute, certified general real property appraiser, =SRA designation, AACI, state certified appraiser, appraisal license, licensed residential appraiser | licence | implies: property valuation
property tax assessment | property assessment, tax assessment of property, assessor duties, business rates, rateable values, assessment appeals, property tax appeals, assessment rolls | knowledge
title examination | title search, title searches, title insurance, title work on property, title commitments, examining titles, abstracting titles, curative title work, deeds and liens, chain of title, title production, title abstracts, title curative, SoftPro, ResWare, RamQuest, title companies, deed recording | skill
escrow | escrow processing, escrow closings, escrow accounts, real estate closings, closings@, settlement statements, HUD-1, settlement of real estate, closing statements, escrow officer duties, disbursing funds at closing, real estate closing, closing packages | skill
conveyancing | residential conveyancing, property conveyancing, conveyancer, commercial conveyancing, conveyancing transactions, freehold and leasehold conveyancing, Land Registry, exchange and completion, SDLT, conveyancing process, property completions, licensed conveyancer, CLC, sale and purchase of property, remortgages, land registry applications, PEXA, stamp duty land tax, remortgage conveyancing, residential property law, conveyancing searches, post completion, CLC licensed conveyancer | skill
rural estate management | rural surveying, agricultural tenancies, estate management, land agency, CAAV, country estate, farm tenancies, rural land management, countryside stewardship applications, FAAV, rural practice, land management of estates, agricultural valuations | skill
right of way acquisition | right of way, right-of-way acquisition, easements, land rights, wayleaves, landman work, land titles for energy, compulsory purchase, easement acquisition, mineral rights, wayleaves and easements, surface use agreements, lease acquisition oil gas, CPO compensation, eminent domain, right of way agent work, ROW acquisition, mineral leases, land easements, IRWA, royalty ownership, landowner negotiation, wayleave negotiation, lease records, division orders | skill
workplace and corporate real estate | corporate real estate, occupier services, workplace strategy, corporate occupiers, office moves, occupancy planning, office relocations, space management, move management, stack plans, hybrid workplace planning, real estate portfolio strategy | skill
viewing diary management | diary management for viewings, booking viewings, scheduling viewings, booking valuations, valuation booking, scheduling showings, arranging viewings, booking market appraisals, arranged viewings, organising viewings | skill
leasing enquiries | leasing office, leasing office administration, rental inquiries, rental enquiries, prospective tenants, prospective residents, guest cards, leasing inquiries, prospects follow-up in leasing, phone leasing leads, leasing traffic | skill
curb appeal | kerb appeal, property appearance, property walks, community walks, property curb appeal | knowledge
`
