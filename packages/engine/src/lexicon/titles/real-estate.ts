export const realEstateTitles = `
estate agent, -agency negotiator, -sales negotiator, property--, residential-, property--, -sales consultant, property--, -adviser, local property expert > property-sales
new homes sales negotiator > property-sales
viewing agent, viewings assistant, property viewer > property-sales
real estate agent, buyer's--, listing-, land sales-, residential-, real estate-, -associate, -consultant, -executive, -representative, -specialist, --associate, -consultant, -advisor, -showing agent, --salesperson, licensed real-, realtor > property-sales
real estate broker, managing--, principal-, designated-, broker associate, -of record > property-sales
new homes sales consultant, -manager, -advisor, -executive, site--, development-, new home specialist, -sales counselor, model home host > property-sales
estate agency branch manager, --manager, real estate team leader, --sales manager, property--, residential-, sales and lettings-- > property-sales
lister valuer, sales-, estate agency-, lettings--, senior sales negotiator and-, property valuer and lister > property-sales
sales progressor, transaction coordinator, closing-, listing-, real estate-, -office manager, --secretary, property--, -administrator, estate agency-, property support-- > property-administration
real estate assistant, -administrator, -administrative assistant, realtor assistant > property-administration
lettings negotiator, -consultant, -assistant, -coordinator, -advisor, -progressor, tenancy-, letting agent > lettings-and-leasing
lettings manager, -team leader, --branch manager, --director, leasing-, -manager, rentals-, head of lettings > lettings-and-leasing
leasing consultant, rental-, leasing and marketing-, leasing agent, -professional, -associate, -coordinator, -executive, -representative, -advisor, -assistant, leasing office-, --specialist, resident relations- > lettings-and-leasing
lettings administrator, -support, -property administrator, tenancy--, -coordinator, -renewals negotiator, property inventory clerk > property-administration
lease administrator, -abstractor, -analyst, lease administration-, -manager > property-administration
property manager, -management associate, -assistant, -specialist, -coordinator, property--, tenant-, tenant services-, community manager of residential property, general-, assistant community manager, resident services--, real estate--, shopping centre--, property administrator--, --assistant, -officer, -supervisor, -operations manager > property-management
apartment manager, -community manager, resident-- > property-management
HOA manager, strata-, community association-, condominium--, condo-, HOA portfolio-, portfolio manager HOA > property-management
block manager, leasehold-, -officer > property-management
regional property manager, property portfolio--, --director, -management director, portfolio manager property management, director of--, VP-, head-, --residential property > property-management
short-term rental manager, vacation-, Airbnb--, holiday let-, short-, guest relations manager short lets > property-management
student accommodation manager, halls--, accommodation-, -officer, -team leader, residence manager, -life coordinator manager, general manager student accommodation > property-management
housing officer, tenancy-, neighbourhood-, housing management-, tenancy-, income-, rents--, lettings-, housing support-, tenancy-, --sustainment officer, voids--, allocations-, housing solutions-, --assistant, -coordinator, -specialist, housing placement-, housing eligibility--, --caseworker, -navigator, -needs officer, --administrator, -locator, -inspector, -case manager, --counselor, -enforcement officer, leasehold services--, anti-social behaviour--, ASB--, income recovery- > housing
occupancy specialist, housing compliance-, recertification--, section 8- > housing
tenant liaison officer, resident- > housing
homelessness officer, housing options-, homeless prevention--, temporary accommodation-- > housing
housing manager, neighbourhood-, -services manager, tenancy-, housing-, --team leader, --director, -program manager, voids--, homelessness-, housing association-, --supervisor, -operations manager, resident involvement--, lettings and allocations--, head of housing > housing
commercial real estate agent, -broker, -associate, -advisor, commercial leasing agent, -manager, --lease negotiator, --property agent, -surveyor, corporate-, --real estate manager, tenant representation broker, investment sales--, --surveyor, agency-, estates-, rating-, asset-, portfolio-, lease advisory-, landlord and tenant--, retail leasing representative, property surveyor commercial, real estate transaction manager > commercial-property
graduate surveyor, general practice- > commercial-property
real estate analyst, -financial analyst, --associate analyst, --private equity analyst, property analyst, real estate research-, --portfolio analyst, --underwriter, -asset management analyst, dispositions manager, multifamily underwriter > commercial-property
real estate investment analyst, acquisitions analyst, -associate, -manager > commercial-property
real estate asset manager, property--, commercial-, residential-, multifamily-, real estate portfolio--, --director, -development associate, --investment manager, property--, director of real estate, head-, VP- > commercial-property
property developer, real estate-, -project manager, --development manager, property--, assistant-, land-, land acquisition--, -specialist, --executive, viability surveyor, development-, director of real estate development, entitlement manager, regeneration-, -officer > property-development
land buyer, -manager, -director, -negotiator, site finder > property-development
real estate appraiser, -valuation analyst, property tax consultant, --appraiser, commercial-, review-, residential-, certified general-, valuation surveyor, -assistant, valuer, appraisal analyst, -specialist, appraiser trainee > property-valuation
tax assessor, county-, property-, assessor of property > property-valuation
title examiner, -clearance officer, title--, closing-, -agent, -specialist, title-, title curative-, --assistant, closing-, -processor, title-, settlement-, -agent, title insurance-, --searcher, -coordinator, -underwriter, -analyst, -closer, real estate-, -paralegal closing, abstractor@ > title-and-conveyancing
escrow officer, -assistant, -coordinator, -closer, -agent, -manager, -processor > title-and-conveyancing
conveyancer, conveyancing assistant, -fee earner, --secretary, -paralegal, -clerk, -administrator, -technician, -manager, -legal assistant, post completion--, --completions executive, property paralegal > title-and-conveyancing
land agent, easement-, CPO surveyor, rural chartered-, rural--, rural practice-, land and property--, estate factor, -manager rural, land officer, -administrator, lease analyst oil and gas, division order analyst, petroleum landman > property-development
landman, ROW agent, right of way-, -specialist, wayleave officer > property-development
auctioneer, auction specialist, -coordinator, -valuer, chattels- > property-sales
`
