export const realEstate = `
# selling and letting
buyer representation,-consultations,-agency,representing buyers,buyer's agent > real estate sales
listing presentations,-appointments,-properties,obtaining listings,property-,instructions winning,listing^@@,listings^@@
property viewings,accompanied-,apartment tours,property-,home-,open houses@@,showing homes,-properties,showings^@@,tours@@,viewings^@@
market appraisals,valuing properties@,comparative market analyses,-analysis,home valuations,listing-,sales-
sales progression,-progressing,progressing sales,chain management
offer negotiation,-handling,counter offers,purchase-,-agreements,purchase and sale-
real estate lead generation,--prospecting,canvassing homeowners,expired listings,prospecting for-,geographic farming
transaction coordination,closing-,escrow-,Dotloop,SkySlope,contract to close,coordinating closings
new homes sales,builder--,new build-,site--,off plan-,model home
property auctions,real estate-,auctioneering
relocation services,-assistance,corporate housing,home finding
skill > real estate:
real estate sales,-transactions,home sales,property-,house-,selling homes,-houses,-real estate
residential lettings,property-,letting properties,lettings experience,-industry,-and property management,lettings^@
leasing ~ residential lettings
knowledge:
real estate,property industry,-sector
estate agency,-agents > real estate ~ real estate sales
luxury property,prime-,-central London,luxury homes,-real estate
student accommodation,-housing,-lettings,PBSA
build to rent,multifamily,=BTR,apartment communities,multi-family,private rented sector
tool:
property portals,=Bayut,CoStar marketing,Property Finder,Realtor.com
multiple listing service,=MLS
real estate CRM,Property--,Rex-,=Alto@@,property software,estate agency-
tool > property portals:
Rightmove
Zoopla
OnTheMarket
Zillow
Trulia
tool > real estate CRM:
Reapit
kvCORE
Follow Up Boss
Jupix
Dezrez
LionDesk
Vebra
Loft47
# property management
property management,lettings-,property portfolio- > real estate
condominium management,condo association > community association management
housing allocations,-applications^,-register,choice based lettings,allocations and--,voids-,void management,waitlist-
anti-social behaviour cases,--behaviour,=ASB,neighbour disputes,nuisance cases
rent collection,-payments,-roll,posting rent
rent arrears management,arrears--,-recovery,delinquencies@@,delinquent rent,income recovery housing,rent arrears > rent collection
tenant screening,resident-,referencing^@@,rental applications,tenant-,-referencing,-selection,right to rent
tenancy agreements,lease-,-documents,-preparation,-renewals,tenancy-,=AST@,assured shorthold tenancies,move-in paperwork,residential leases
deposit registration,-disputes,-negotiations,-protection,mydeposits,security deposits,tenancy-,=TDS@@,DPS and TDS
inventories and check-outs,move outs,move-in inspections,check-in and check-out,checkout reports,inventory clerking,-reports@@,property inventories
property inspections,mid-term-,unit-
tenant relations,resident-,-complaints,tenant-,-issues,-queries,-relationships,-retention,resident-,-engagement,-services,-satisfaction,tenant-,-liaison,landlord-,liaising with tenants,residents' issues
resident events,-activities
maintenance coordination,-requests,-work orders,arranging maintenance,-repairs,coordinating-,organising-,instructing contractors,work order management
property contractor coordination,--vendors
unit turnover,apartment-,make-readies,turn process,unit turns,vacant units
eviction process,notice seeking possession,notices to vacate,evictions,possession proceedings,serving notices,section 8-,--21,-20 notices,unlawful detainer
section 20 consultation,S20--,leaseholder-,major works-,Section 20 > block management
service charge budgets,--charges,ground rent,reserve funds,sinking-
property budgets,-financials,-operating budgets,=NOI,net operating income,owner reports,-statements
lease administration,-abstracts,-data,-management,-abstraction,critical dates
property insurance claims,--insurance,block-
skill > property management:
block management,leasehold-,block property-,leasehold-,=RMC@,managing agents,resident management companies,right to manage
commercial property management,retail-,industrial-,shopping centre--,commercial properties
community association management,strata--,association-,=HOA,community associations,homeowners association,strata@@
knowledge:
affordable housing,subsidized-,tax credit-,-properties,housing choice voucher,=LIHTC,Section 8,section 42
HUD regulations,4350.3,=HUD,=TRACS@,NSPIRE,REAC inspections,annual recertifications
social housing,council-,public-,housing association,registered provider,social landlord
homelessness prevention,homeless services,homelessness,housing first,rapid rehousing
housing advice,-options ~ homelessness prevention
supported housing ~ homelessness prevention
temporary accommodation ~ homelessness prevention
rough sleepers ~ homelessness prevention
fair housing laws,--housing
CAM charges,-billing,-reconciliation,common area maintenance,operating expense recoveries,tenant reimbursements
occupancy management,-rates,-levels,-goals,-targets,lease-up,occupancy@,rent pricing,vacancy rates,void periods
building safety compliance,landlord--,property-,=HMO@@,EPCs
tool:
property management software,-system,MRI Qube,-Software,-property,=MRI@@
tool > property management software:
Yardi,=Voyager@ ~ RealPage,Entrata,AppFolio
RentCafe ~ Yardi
Orchard housing,=Orchard@@
Civica housing,-Cx
Northgate housing
AppFolio
RealPage
OneSite
Entrata
Buildium
Rent Manager
Qube PM,Qube
Propman
ResMan
Arthur Online,Blocks-
PropertyMe
Dwellant
Fixflo
PropertyFile
Knock CRM
Rentvine
Propertyware
Re-Leased
CINC Systems
Vantaca
Goodlord
CFPwinMan
Aareon QL
Jonas Chorum
Console Cloud
# qualifications
licence:
real estate licence,-salesperson license,=FFC@@,=RERA@@,Cert IV property,Dubai Land Department,RERA certified,licensed realtor,-real estate agent,realtor license > real estate
real estate broker licence,associate broker license,managing-,licensed real estate broker > real estate licence
certification:
realtor membership,=SRES,REALTOR,=ABR designation,=GRI-,CRS-,=NAR
ARLA qualification,ARLA,Level 3 lettings,=MARLA@@,MNAEA,NAEA,NFoPP,Propertymark > residential lettings
TPI qualification,-level 3,-4,AIRPM,ARMA,ATPI,AssocRICS property,IRPM,MIRPM,=TPI@@,MTPI > block management
CMCA,CAM license,community association manager-,PCAM,certified manager of community associations,licensed community association manager,=AMS designation,=LCAM > community association management
tax credit specialist certification,--specialist,=COS@@,=HCCP,=TCS@@,C3P > affordable housing
CIH qualification,housing-,=CIH,CIHCM > housing management
certification > property management:
certified apartment manager,accredited residential--,=ARM designation,=CAPS-,=CAMT
certified property manager,=CPM,IREM,real property administrator,=RPA designation
# commercial and investment
rent reviews,business rates appeals,dilapidations negotiation,lease advisory,-events,licence to assign,rating surveying
real estate investment,-investing,-acquisitions,-private equity,REITs,buy-to-let,investment property,property acquisition,-investment > real estate
real estate financial modelling,--modelling,-underwriting,=GDV@@,ARGUS Developer,-modelling,IRR-,Argus cash flow,cap rates,pro forma analysis,underwriting acquisitions > real estate investment
real estate asset management,property--,hold-sell analysis,value-add assets
property development,mixed-use-,residential-,real estate-,development feasibility,-management,housing development^,site assembly
strategic land,land promotion ~ property development
section 106 agreements,--106,s106 ~ property development
development appraisals,-viability,=GDV@@,residual appraisals,viability assessments ~ property development
land acquisition,site-,land buying,-sourcing ~ property development
property valuation,real estate-,-appraisal,mass--,=CAMA,USPAP,appraisal reports,appraisals@@,commercial valuations,mortgage-,red book,comparable sales analysis,property appraisals,residential-
escrow,HUD-1,closing packages,-statements,settlement-,real estate closings
leasehold conveyancing ~ conveyancing
SDLT,stamp duty land tax ~ conveyancing
commercial conveyancing ~ conveyancing
rural estate management,estate--,rural land-,--practice,-surveying,CAAV,FAAV,farm tenancies,agricultural-,-valuations,country estate,land agency
right of way acquisition,--way,IRWA,ROW acquisition,division orders,land rights,mineral-,-leases,wayleave negotiation,landowner-,lease records,royalty ownership,surface use agreements
compulsory purchase,CPO compensation,eminent domain ~ right of way acquisition
landman work ~ right of way acquisition
wayleaves ~ right of way acquisition
easements ~ right of way acquisition
corporate real estate,--occupiers,move management,space-,occupancy planning,occupier services,office relocations,-moves,stack plans,workplace strategy
viewing diary management,valuation booking,booking valuations,-market appraisals,--viewings,organising-,arranging-,scheduling-,-showings
leasing enquiries,rental-,-inquiries,leasing-,-office,-traffic,prospective residents,-tenants,guest cards
knowledge:
commercial real estate,--property agency,=CRE,retail property > real estate
ResWare ~ title examination
SoftPro ~ title examination
title search ~ title examination
title insurance ~ title examination
curb appeal,community walks,property-,-appearance
tool:
ARGUS Enterprise,=ARGUS@
CoStar,=EGi
LoopNet ~ CoStar
Reonomy ~ CoStar
Crexi ~ CoStar
CompStak ~ CoStar
PropertyShark ~ CoStar
licence:
appraiser license,appraisal-,-institute,=MAI,=SRA designation,AACI,state certified appraiser,AIC--,certified residential-,licensed-,certified general--,-real property appraiser,registered valuer > property valuation
# further
dilapidations,dilaps@@,schedule of dilapidations ~ lease administration
certification:
energy assessor qualification,=DEA@@,domestic energy assessor
tool:
Dubai property systems,Ejari,Trakheesi
computer-aided facilities management,=CAFM,Planon,SFG20 ~ facilities management`
