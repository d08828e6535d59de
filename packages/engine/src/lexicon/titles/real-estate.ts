export const realEstateTitles = `
estate agent,-agency negotiator,property sales--,residential-,property--,-sales consultant,property--,-adviser,local property expert,weekend property viewer > property-sales
new homes sales negotiator > property-sales
viewing agent,viewings assistant,property viewer > property-sales
real estate agent,-associate,-consultant,-advisor,-salesperson,-sales agent,land--,residential-,buyer's--,listing-,realtor > property-sales
real estate broker,managing--,principal-,designated-,broker associate,-of record > property-sales
new homes sales consultant,site sales executive,development-,new home specialist,model home host > property-sales
estate agency branch manager,--manager,property sales--,residential-,estate agent branch-- > property-sales
lister valuer,sales-,lettings-,estate agency- > property-sales
sales progressor,transaction coordinator,closing-,listing-,real estate-,-secretary,property--,-administrator,estate agency-,property support-- > property-administration
real estate assistant,-administrator,-administrative assistant,realtor assistant > property-administration
lettings negotiator,-consultant,-assistant,-coordinator,-advisor,-progressor,tenancy-,letting agent > lettings-and-leasing
lettings manager,-team leader,--branch manager,--director,leasing-,-manager,rentals-,head of lettings > lettings-and-leasing
leasing consultant,rental-,leasing agent,-professional,-associate,-coordinator,-executive,-representative,-advisor,-assistant,leasing office-,--specialist,resident relations- > lettings-and-leasing
lettings administrator,-support,-property administrator,tenancy--,-coordinator,-renewals negotiator,property inventory clerk > property-administration
lease administrator,-abstractor,-analyst,lease administration-,-manager > property-administration
property manager,-management associate,-assistant,-specialist,-coordinator,property--,tenant-,tenant services-,assistant community manager,--apartment manager,--block manager,residential-,resident services--,real estate--,shopping centre--,property administrator--,--assistant,-officer,-supervisor,-operations manager > property-management
apartment manager,-community manager,resident-- > property-management
HOA manager,strata-,community association-,condominium--,condo-,HOA portfolio- > property-management
block manager,leasehold-,-officer > property-management
regional property manager,area-,property portfolio--,--director,-management director > property-management
short-term rental manager,vacation-,Airbnb--,holiday let-,short-,Airbnb property--,serviced apartments-- > property-management
student accommodation manager,residence--,halls-,accommodation-,-officer,-team leader > property-management
housing officer,tenancy-,neighbourhood-,housing management-,tenancy-,income-,rents--,lettings-,housing support-,tenancy-,--sustainment officer,voids--,allocations-,housing solutions-,--assistant,-coordinator,-specialist,housing placement-,housing eligibility--,--caseworker,-navigator,-needs officer,--administrator,-locator,-inspector,-case manager,--counselor,-enforcement officer,leasehold services--,anti-social behaviour--,ASB--,income recovery- > housing
occupancy specialist,housing compliance-,recertification--,section 8- > housing
tenant liaison officer,resident- > housing
homelessness officer,housing options-,homeless prevention--,temporary accommodation-- > housing
housing manager,neighbourhood-,-services manager,tenancy-,housing-,--team leader,--director,-program manager,voids--,homelessness-,housing association-,--supervisor,-operations manager,resident involvement--,head of housing > housing
commercial real estate agent,-broker,commercial leasing agent,-manager,--lease negotiator,--property agent,-surveyor,corporate-,agency--,estates-,rating-,asset-,portfolio-,lease advisory-,investment--,-sales broker,tenant representation--,retail leasing representative > commercial-property
graduate surveyor,general practice- > commercial-property
real estate analyst,-acquisitions associate,--underwriter,multifamily--,property analyst,dispositions manager > commercial-property
real estate investment analyst,acquisitions analyst,-associate,-manager > commercial-property
real estate asset manager,commercial--,residential-,multifamily-,property-,--investment manager,real estate director,director of real estate > commercial-property
property developer,real estate-,property development manager,assistant-,land-,land acquisition--,-specialist,--executive,viability surveyor,development-,entitlement manager,assistant land-,strategic-,regeneration--,-officer > property-development
land buyer,-manager,-director,-negotiator,site finder > property-development
real estate appraiser,commercial--,review-,residential-,certified general-,property--,-tax consultant,valuation surveyor,-assistant,valuer,appraisal analyst,-specialist,appraiser trainee > property-valuation
tax assessor,county-,property-,assessor of property > property-valuation
title examiner,-clearance officer,title--,closing-,-agent,-specialist,title-,title curative-,--assistant,closing-,-processor,title-,settlement-,-agent,title insurance-,--searcher,-coordinator,-underwriter,-analyst,-closer,real estate-,abstractor@ > title-and-conveyancing
escrow officer,-assistant,-coordinator,-closer,-agent,-manager,-processor > title-and-conveyancing
conveyancer,conveyancing assistant,-fee earner,--secretary,-paralegal,-clerk,-administrator,-technician,-manager,-legal assistant,post completion--,--completions executive,property paralegal > title-and-conveyancing
land agent,easement-,CPO surveyor,rural chartered-,rural--,rural practice-,estate factor,land officer,-administrator,-manager rural,division order analyst,petroleum landman > property-development
landman,ROW agent,wayleave officer > property-development
auctioneer,auction specialist,-coordinator,-valuer,chattels- > property-sales`
