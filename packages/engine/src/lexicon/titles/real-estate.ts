export const realEstateTitles = `
estate agent,-agency negotiator,property--,residential sales-,property-,-consultant,property--,-adviser,local property expert,weekend property viewer > property-sales
new homes sales negotiator > property-sales
viewing agent,property viewer,viewings assistant > property-sales
real estate agent,-salesperson,-associate,-consultant,-advisor,-sales agent,land--,residential-,buyer's--,listing-,realtor > property-sales
real estate broker,designated--,managing-,principal-,broker associate,-of record > property-sales
new homes sales consultant,development sales executive,site-,model home host,new home specialist > property-sales
estate agency branch manager,--manager,property sales--,residential-,estate agent branch-- > property-sales
lister valuer,lettings-,sales-,estate agency- > property-sales
sales progressor,transaction coordinator,closing-,listing-,real estate-,-secretary,property--,-support administrator,property--,estate agency- > property-administration
real estate assistant,-administrator,-administrative assistant,realtor assistant > property-administration
lettings negotiator,-assistant,-coordinator,-advisor,-consultant,-progressor,tenancy-,letting agent > lettings-and-leasing
lettings manager,-team leader,--director,leasing-,-manager,rentals-,lettings branch-,head of lettings > lettings-and-leasing
leasing consultant,rental-,leasing advisor,-agent,-coordinator,-assistant,leasing office-,--associate,-executive,-professional,-representative,-specialist,resident relations- > lettings-and-leasing
lettings administrator,tenancy-,lettings property-,--support,property inventory clerk,tenancy coordinator,-renewals negotiator > property-administration
lease administrator,-administration manager,-analyst,lease--,-abstractor > property-administration
property manager,-officer,-administrator manager,--supervisor,-coordinator,tenant services-,tenant--,property management-,-associate,--assistant,-operations manager,resident services--,residential block--,assistant-,--apartment manager,--community manager,real estate--,shopping centre-- > property-management
apartment manager,-community manager,resident-- > property-management
HOA manager,condo-,strata-,community association-,condominium--,HOA portfolio- > property-management
block manager,leasehold-,-officer > property-management
regional property manager,area-,property portfolio--,--director,-management director > property-management
short-term rental manager,vacation-,Airbnb--,holiday let-,short-,Airbnb property--,serviced apartments-- > property-management
student accommodation manager,halls--,residence-,accommodation-,-officer,-team leader > property-management
housing officer,-eligibility specialist,housing placement--,housing--,-administrator,-coordinator,-inspector,-navigator,-management officer,income-,tenancy-,anti-social behaviour--,leasehold services--,neighbourhood--,allocations-,housing solutions-,--locator,-assistant,-caseworker,-counselor,-enforcement officer,rents--,housing support-,tenancy-,voids--,lettings-,tenancy sustainment-,income recovery--,tenancy--,ASB-,housing needs-,--case manager > housing
occupancy specialist,housing compliance-,recertification--,section 8- > housing
tenant liaison officer,resident- > housing
homelessness officer,homeless prevention-,housing options--,temporary accommodation-- > housing
housing manager,neighbourhood-,-services manager,housing-,tenancy-,housing association--,--operations manager,voids--,homelessness-,resident involvement-,housing program--,--director,-supervisor,-team leader,head of housing > housing
commercial real estate agent,-broker,retail leasing representative,agency surveyor,corporate property-,commercial-,-agent,--leasing manager,-agent,--lease negotiator,estates surveyor,asset-,rating-,portfolio-,lease advisory-,investment--,-sales broker,tenant representation-- > commercial-property
graduate surveyor,general practice- > commercial-property
real estate analyst,-acquisitions associate,--underwriter,multifamily--,dispositions manager,property analyst > commercial-property
real estate investment analyst,acquisitions analyst,-associate,-manager > commercial-property
real estate asset manager,commercial--,multifamily-,residential-,property-,--investment manager,director of real estate,real estate director > commercial-property
property developer,real estate-,property development manager,land-,assistant-,--land manager,strategic-,entitlement--,land acquisition-,-specialist,--executive,development surveyor,viability-,regeneration manager,-officer > property-development
land buyer,-director,-negotiator,-manager,site finder > property-development
real estate appraiser,commercial--,residential-,certified general-,review--,property-,-tax consultant,appraisal analyst,-specialist,appraiser trainee,valuation assistant,-surveyor,valuer > property-valuation
tax assessor,county-,property-,assessor of property > property-valuation
title examiner,-analyst,-insurance agent,--searcher,-assistant,closing-,-processor,title-,settlement-,-agent,closing-,-officer,title-,title clearance-,abstractor@,closing specialist,title curative-,title--,-coordinator,-underwriter,-closer,real estate- > title-and-conveyancing
escrow officer,-closer,-assistant,-coordinator,-manager,-agent,-processor > title-and-conveyancing
conveyancer,property paralegal,conveyancing-,-secretary,-clerk,-technician,-fee earner,--administrator,-manager,-assistant,-legal assistant,post completion--,--completions executive > title-and-conveyancing
land agent,easement-,division order analyst,estate factor,CPO surveyor,rural-,rural chartered-,rural practice--,land administrator,-officer,-manager rural,petroleum landman > property-development
landman,ROW agent,wayleave officer > property-development
auctioneer,auction specialist,-coordinator,-valuer,chattels- > property-sales`
