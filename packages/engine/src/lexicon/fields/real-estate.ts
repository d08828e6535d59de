export const realEstate = `
# selling and letting
knowledge: real estate,property industry,-sector
real estate sales,-transactions,sold homes,selling-,-houses,-real estate,property sales,house-,home- > real estate
knowledge: estate agency,-agents > real estate ~ real estate sales
residential lettings,property-,lettings@,lettings industry,-experience,-and property management,letting properties > real estate
leasing > real estate ~ residential lettings
buyer representation,-agency,-consultations,buyer's agent,representing buyers > real estate sales
listing presentations,-appointments,-properties,listings@,property listings,obtaining-,instructions winning,winning instructions
property viewings,-tours,apartment-,home-,viewings@,showings@,tours@,open houses,accompanied viewings,conducting-,showing properties,-homes,-apartments
market appraisals,valuing properties@,comparative market analysis,-analyses,home valuations,listing-,sales-
sales progression,-progressing,progressing sales,chain management
offer negotiation,-handling,counter offers,negotiating-,purchase-,-agreements,purchase and sale-
tool: property portals,CoStar marketing
tool: Rightmove > property portals
tool: Zoopla > property portals
tool: OnTheMarket > property portals
tool: Zillow > property portals
tool: Trulia > property portals
tool: multiple listing service,=MLS
real estate lead generation,--prospecting,expired listings,prospecting for-,canvassing homeowners,geographic farming
tool: real estate CRM,Rex--,Property-
tool: Reapit > real estate CRM
tool: kvCORE > real estate CRM
tool: Follow Up Boss > real estate CRM
tool: Jupix > real estate CRM
tool: Dezrez > real estate CRM
tool: LionDesk > real estate CRM
tool: Vebra > real estate CRM
tool: Loft47 > real estate CRM
transaction coordination,closing-,escrow-,contract to close,Dotloop,SkySlope,coordinating closings
new homes sales,new build--,builder--,site-,off plan-,model home
property auctions,real estate-,auctioneering
knowledge: luxury property,prime-,-central London,luxury homes,-real estate
relocation services,-assistance,corporate housing,home finding
knowledge: student accommodation,-housing,-lettings,PBSA
knowledge: build to rent,=BTR,multifamily,multi-family,apartment communities,private rented sector
# property management
property management,lettings-,property portfolio-,managing properties > real estate
block management,leasehold-,block property-,leasehold-,managing agents,resident management companies,=RMC@ > property management
commercial property management,retail-,industrial-,shopping centre--,commercial properties > property management
community association management,association--,strata-,=HOA,homeowners association,community associations,strata@ > property management
condominium management,condo association > community association management
knowledge: affordable housing,subsidized-,tax credit-,-properties,=LIHTC,Section 8,low income housing tax credit,section 42,housing choice voucher
knowledge: HUD regulations,=HUD,4350.3,TRACS,annual recertifications,REAC inspections,NSPIRE
knowledge: social housing,council-,public-,housing association,registered provider,social landlord
housing allocations,-register,-applications,allocations and lettings,voids-,choice based--,void management,waitlist-
knowledge: homelessness prevention,homelessness,housing first,rapid rehousing,homeless services
knowledge: housing advice,-options ~ homelessness prevention
knowledge: supported housing ~ homelessness prevention
knowledge: temporary accommodation ~ homelessness prevention
knowledge: rough sleepers ~ homelessness prevention
anti-social behaviour cases,--behaviour,=ASB,neighbour disputes,nuisance cases
rent collection,-payments,-roll,collecting rent,posting-
rent arrears management,arrears--,-recovery,rent arrears,delinquent rent,income recovery housing,delinquencies@ > rent collection
tenant screening,resident-,tenant selection,-referencing,-applications,rental-,referencing@,right to rent
tenancy agreements,lease-,-preparation,-documents,-renewals,tenancy-,assured shorthold tenancies,=AST@,preparing leases,residential-,move-in paperwork
deposit registration,-protection,-disputes,-negotiations,tenancy deposits,security-,DPS and TDS
inventories and check-outs,property inventories,check-in and check-out,move-in inspections,checkout reports,inventory-,-clerking,move outs
property inspections,mid-term-,unit-,inspected properties
tenant relations,resident-,-engagement,-services,-retention,tenant-,-queries,-liaison,landlord-,residents' issues,tenant-,-complaints,resident-,-satisfaction,tenant-,-relationships,liaising with tenants
resident events,-activities
maintenance coordination,-requests,-work orders,work order management,arranging repairs,-maintenance,coordinating-,-repairs,organising-,instructing contractors
property contractor coordination,--vendors
unit turnover,apartment-,make-readies,unit turns,turn process,vacant units
eviction process,evictions,section 21,-8 notices,serving--,section 20-,possession proceedings,notices to vacate,unlawful detainer,notice seeking possession
section 20 consultation,leaseholder--,major works-,Section 20 > block management
knowledge: fair housing laws,--housing
service charge budgets,--charges,reserve funds,sinking-,ground rent
knowledge: CAM charges,-billing,common area maintenance,tenant reimbursements,operating expense recoveries
property budgets,-financials,-operating budgets,owner statements,-reports,=NOI,net operating income
knowledge: occupancy management,-rates,-levels,-targets,-goals,occupancy@,vacancy rates,lease-up,rent pricing,void periods
lease administration,-abstraction,-abstracts,-management,-data,critical dates
knowledge: building safety compliance,landlord--,property-,=HMO,EPCs
property insurance claims,--insurance,block-
tool: Yardi,=Voyager@ > property management software ~ RealPage,Entrata,AppFolio
tool: RentCafe > property management software ~ Yardi
tool: property management software,-system,MRI Software,-property,-Qube
tool: Orchard housing > property management software
tool: Civica housing > property management software
tool: Northgate housing > property management software
tool: AppFolio > property management software
tool: RealPage > property management software
tool: OneSite > property management software
tool: Entrata > property management software
tool: Buildium > property management software
tool: Rent Manager > property management software
tool: Qube PM,Qube > property management software
tool: Propman > property management software
tool: ResMan > property management software
tool: Arthur Online,Blocks- > property management software
tool: PropertyMe > property management software
tool: Dwellant > property management software
tool: Fixflo > property management software
tool: PropertyFile > property management software
tool: Knock CRM > property management software
tool: Rentvine > property management software
tool: Propertyware > property management software
tool: Re-Leased > property management software
tool: CINC Systems > property management software
tool: Vantaca > property management software
tool: Goodlord > property management software
tool: CFPwinMan > property management software
tool: Aareon QL > property management software
tool: Jonas Chorum > property management software
tool: Console Cloud > property management software
# qualifications
licence: real estate licence,-salesperson license,realtor license,licensed realtor,-real estate agent > real estate
licence: real estate broker licence,managing broker license,associate-,licensed real estate broker > real estate licence
certification: realtor membership,=NAR,=ABR designation,=GRI-,CRS-,REALTOR,=SRES
certification: ARLA qualification,ARLA,NAEA,Propertymark,MARLA,NFoPP,MNAEA > residential lettings
certification: TPI qualification,-level 3,-4,IRPM,AIRPM,MIRPM,ATPI,ARMA,MTPI,AssocRICS property > block management
certification: certified apartment manager,-leasing professional,=CAMT,=ARM designation,=CAPS-,accredited residential manager,NALP,CALP > property management
certification: certified property manager,=CPM,IREM,=RPA designation,BOMA,real property administrator > property management
certification: CMCA,=AMS designation,PCAM,=LCAM,CAM license,community association manager-,licensed community association manager,certified manager of community associations > community association management
certification: tax credit specialist certification,--specialist,certified occupancy--,=COS,=TCS,=HCCP,C3P > affordable housing
certification: CIH qualification,housing-,CIHCM > housing management
# commercial and investment
knowledge: commercial real estate,--property agency,=CRE,retail property > real estate
rent reviews,lease advisory,-events,dilapidations negotiation,business rates appeals,rating surveying
real estate investment,-acquisitions,-investing,-private equity,property investment,-acquisition,investment property,REITs,buy-to-let > real estate
real estate financial modelling,--underwriting,-modelling,ARGUS--,Argus cash flow,underwriting acquisitions,cap rates,pro forma analysis > real estate investment
tool: ARGUS Enterprise,ARGUS
tool: CoStar,=EGi
tool: LoopNet ~ CoStar
tool: Reonomy ~ CoStar
tool: Crexi ~ CoStar
tool: CompStak ~ CoStar
tool: PropertyShark ~ CoStar
real estate asset management,property--,value-add assets,hold-sell analysis
property development,residential-,housing-,mixed-use-,real estate-,development management,-feasibility,site assembly
strategic land,land promotion ~ property development
section 106 agreements,s106 ~ property development
development appraisals,-viability,viability assessments ~ property development
land acquisition,site-,land buying,-sourcing ~ property development
property valuation,real estate-,-appraisal,mass--,appraisals@,red book,property appraisals,residential-,commercial valuations,mortgage-,appraisal reports,USPAP,=CAMA,comparable sales analysis,appraising property
licence: appraiser license,appraisal-,-institute,AIC appraiser,state certified-,certified residential--,licensed-,licensed--,certified general-,-real property appraiser,=MAI,registered valuer,=SRA designation,AACI > property valuation
knowledge: ResWare ~ title examination
knowledge: SoftPro ~ title examination
knowledge: title search,-searches ~ title examination
knowledge: title insurance ~ title examination
escrow,real estate closings,settlement statements,closing-,-packages,HUD-1
leasehold conveyancing ~ conveyancing
SDLT,stamp duty land tax ~ conveyancing
commercial conveyancing ~ conveyancing
rural estate management,estate--,rural land-,--surveying,-practice,farm tenancies,agricultural-,-valuations,land agency,CAAV,country estate,FAAV
right of way acquisition,--way,land rights,mineral-,-leases,surface use agreements,ROW acquisition,IRWA,royalty ownership,landowner negotiation,wayleave-,lease records,division orders
compulsory purchase,eminent domain,CPO compensation ~ right of way acquisition
landman work ~ right of way acquisition
wayleaves ~ right of way acquisition
easements ~ right of way acquisition
corporate real estate,--occupiers,occupier services,workplace strategy,office moves,-relocations,occupancy planning,space management,move-,stack plans
viewing diary management,booking valuations,-market appraisals,--viewings,arranging-,organising-,scheduling-,-showings,valuation booking
leasing enquiries,rental-,-inquiries,leasing-,-office,-traffic,prospective tenants,-residents,guest cards
knowledge: curb appeal,property appearance,-walks,community-`
