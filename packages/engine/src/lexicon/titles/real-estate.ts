export const realEstateTitles = `
> property-sales
estate agent,-agency negotiator,sales--,property-,residential sales-,property-,-consultant,property--,-adviser,local property expert,weekend property viewer,sales neg
new homes sales negotiator
viewing agent,property viewer,viewings assistant
real estate agent,-salesperson,-associate,-consultant,-advisor,-sales agent,land--,residential-,buyer's--,listing-,realtor
real estate broker,designated--,managing-,principal-,broker associate,-of record
new homes sales consultant,development sales executive,site-,model home host,new home specialist
estate agency branch manager,--manager,property sales--,residential-,estate agent branch--
lister valuer,lettings-,sales-,estate agency-
auctioneer,auction specialist,-coordinator,-valuer,chattels-
> property-administration
sales progressor,transaction coordinator,closing-,listing-,real estate-,-secretary,property--,-support administrator,property--,estate agency-
real estate assistant,-administrator,-administrative assistant,realtor assistant
lettings administrator,tenancy-,lettings property-,--support,property inventory clerk,tenancy coordinator,-renewals negotiator
lease administrator,-administration manager,-analyst,lease--,-abstractor
> lettings-and-leasing
lettings negotiator,-assistant,-coordinator,-advisor,-consultant,-progressor,tenancy-,letting agent
lettings manager,-team leader,--director,leasing-,-manager,rentals-,lettings branch-,head of lettings
leasing consultant,rental-,leasing advisor,-agent,-coordinator,-assistant,leasing office-,--associate,-executive,-professional,-representative,-specialist,resident relations-
> property-management
property manager,-operations manager,--officer,-assistant,-supervisor,-management associate,--administrator manager,--coordinator,tenant-,tenant services-,real estate manager,assistant apartment--,--community manager,--block manager,residential-,resident services--,shopping centre--
apartment manager,-community manager,resident--
HOA manager,condo-,strata-,community association-,condominium--,HOA portfolio-
block manager,leasehold-,-officer
regional property manager,area-,property portfolio--,--director,-management director
short-term rental manager,vacation-,Airbnb--,holiday let-,short-,Airbnb property--,serviced apartments--
student accommodation manager,halls--,residence-,accommodation-,-officer,-team leader
> housing
housing officer,-eligibility specialist,housing placement--,housing--,-administrator,-coordinator,-inspector,-navigator,-management officer,income-,tenancy-,anti-social behaviour--,leasehold services--,neighbourhood--,allocations-,housing solutions-,--locator,-assistant,-caseworker,-counselor,-enforcement officer,rents--,housing support-,tenancy-,voids--,lettings-,tenancy sustainment-,income recovery--,tenancy--,ASB-,housing needs-,--case manager
occupancy specialist,housing compliance-,recertification--,section 8-
tenant liaison officer,resident-
homelessness officer,homeless prevention-,housing options--,temporary accommodation--
housing manager,neighbourhood-,-services manager,housing-,tenancy-,housing association--,--operations manager,voids--,homelessness-,resident involvement-,housing program--,--director,-supervisor,-team leader,head of housing
> commercial-property
commercial real estate agent,-broker,retail leasing representative,agency surveyor,corporate property-,commercial-,-agent,--leasing manager,-agent,--lease negotiator,estates surveyor,asset-,rating-,portfolio-,lease advisory-,investment--,-sales broker,tenant representation--
graduate surveyor,general practice-
real estate analyst,-acquisitions associate,--underwriter,multifamily--,dispositions manager,property analyst
real estate investment analyst,acquisitions analyst,-associate,-manager
real estate asset manager,commercial--,multifamily-,residential-,property-,--investment manager,real estate director
> property-development
property developer,real estate-,property development manager,land-,assistant-,--land manager,strategic-,entitlement--,land acquisition-,-specialist,--executive,development surveyor,viability-,regeneration manager,-officer
land buyer,-director,-negotiator,-manager,site finder
land agent,easement-,CPO surveyor,rural-,rural chartered-,rural practice--,division order analyst,estate factor,land administrator,-manager rural,petroleum landman
landman,ROW agent,wayleave officer
> property-valuation
real estate appraiser,FHA--,residential-,commercial-,property-,review-,certified general-,appraisal analyst,-specialist,property tax consultant,valuation assistant,-surveyor,appraiser trainee,valuer
tax assessor,county-,property-,assessor of property
> title-and-conveyancing
title examiner,-analyst,-insurance agent,--searcher,-assistant,closing-,-processor,title-,settlement-,-agent,closing-,-officer,title-,title clearance-,abstractor@,closing specialist,title curative-,title--,-coordinator,-underwriter,-closer,real estate-
escrow officer,-closer,-assistant,-coordinator,-manager,-agent,-processor
conveyancer,conveyancing administrator,-manager,-assistant,-clerk,-paralegal,-secretary,-fee earner,--legal assistant,post completion--,--completions executive,property paralegal`
