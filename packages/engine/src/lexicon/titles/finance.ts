export const financeTitles = `
financial analyst,-data analyst,--reporting specialist,--planning analyst,finance--,FP&A-,commercial-,pricing-,revenue-,profitability- > financial-analysis
FP&A manager,strategic finance-,commercial analysis--,financial-,financial planning and-,director of FP&A,head-,FP&A director,-lead > financial-analysis
corporate finance manager,-associate,-executive,--development manager,-associate,transaction services--,deal advisory--,M&A--,-manager,-analyst,project finance-,business valuation--,financial modeller > corporate-finance
valuation analyst,valuations associate > corporate-finance
investment banker,-banking analyst,-associate,leveraged finance--,syndicated loans--,capital markets analyst > corporate-finance
private equity associate,-analyst,investment associate,deal- > corporate-finance
venture capital associate,-analyst,--partner > corporate-finance
investor relations manager,-officer,-analyst,-associate,investor services--,head of investor relations > corporate-finance
treasury analyst,-manager,-accountant assistant,--specialist,-associate,-dealer,-operations analyst,treasurer,head of treasury,director- > treasury
cash manager,-management analyst > treasury
bank teller,-cashier,-clerk,-customer assistant,teller,member service representative,banking associate,-customer advisor > retail-banking
universal banker > retail-banking
personal banker,relationship-,retail-,branch-,premier-,licensed-,private client-,bank officer,-advisor,member-,banking consultant,financial sales-,--services representative,new accounts--,banking--,-specialist > retail-banking
bank branch manager,banking center--,financial-,bank--,branch service- > retail-banking
commercial banker,-banking officer,--relationship manager,corporate-,--banker,business-,treasury sales officer > commercial-banking
private banker > commercial-banking
loan officer,lending-,-manager,loan originator,-consultant,-specialist,-advisor,commercial lender,mortgage banker > lending
loan processor,mortgage-,-case manager,--administrator,lending-,loan-,-coordinator,-clerk,-assistant,loan officer-,--servicing representative,-specialist,mortgage-,loan operations--,loan documentation--,loan review-- > lending
loan closer,mortgage-,-post closer > lending
mortgage adviser,-broker,-consultant,protection advisor,equity release adviser > lending
credit underwriter,mortgage-,loan-,consumer-,lending- > lending
credit analyst,loan-,credit risk-,-manager,credit portfolio--,--administrator,-assessor,-executive,-officer,credit review- > credit-and-risk
risk analyst,regulatory reporting-,risk officer,-consultant,-manager,head of risk > credit-and-risk
business continuity manager > credit-and-risk
model validation analyst,risk modeller > credit-and-risk
compliance officer,-analyst,-manager,-specialist,-associate,-administrator,-assistant,-executive,-director,-coordinator,-advisor,-consultant,-monitoring analyst,regulatory--,head of compliance,file checker > compliance-and-financial-crime
AML analyst,client onboarding-,financial crime--,-officer,-manager,-investigator,AML--,-compliance officer,--specialist,KYC-,-associate,transaction monitoring analyst,anti-money laundering--,customer due diligence-- > compliance-and-financial-crime
MLRO,BSA analyst,-officer > compliance-and-financial-crime
sanctions analyst > compliance-and-financial-crime
fraud analyst,fraud detection-,--manager,-investigator,-prevention specialist > compliance-and-financial-crime
investment analyst,-associate analyst,--research analyst,credit-,equity-,-associate,--analyst,buy side-,securities--,fund-,fixed income- > investment
ESG analyst > investment
investment portfolio manager,assistant-,fund--,investment-,-director,chief investment officer,portfolio analyst,-associate > investment
trader,trading analyst > investment
quantitative analyst,-researcher,-trader,-risk analyst,quant--,-researcher,financial engineer > investment
quant developer > investment
stockbroker,securities broker,investment-,-representative,registered-,brokerage associate > wealth-management
fund accountant,portfolio-,investment-,NAV analyst,fund operations-,fund accounting--,-manager,-associate,fund services--,--controller,-administrator,transfer agency- > investment-operations
investment operations analyst,-associate,--administrator,settlements clerk,-officer,-analyst,reconciliation-,middle office-,back-,securities operations--,trade-,collateral--,custody-,corporate actions-,trade support--,-associate,client onboarding--,brokerage operations specialist,banking-,deposit-,bank operations manager,pension fund accountant > investment-operations
trade finance specialist,-officer > investment-operations
payments analyst,-officer,payment operations analyst,wire transfer specialist > investment-operations
financial advisor,-planner,-coach,-representative,-consultant,investment-,-advisor,-counselor,wealth planner,-manager,-advisor,wealth management-,-associate,financial planning--,-consultant,retirement--,-planning specialist,=IFA,pension adviser > wealth-management
paraplanner,financial planning assistant,-administrator,wealth--,IFA-,wealth management-,financial services--,--adviser assistant,--advisor assistant > wealth-management
pensions administrator,401k-,retirement plan-,pensions consultant,pensions technical-,--officer,-manager,pension scheme-,--analyst,-specialist,trustee officer > pensions
trust officer,-administrator > pensions
debt adviser,money-,-advice worker,financial capability--,--inclusion officer,--counselor,credit-,budget-,debt advisor,-counsellor > retail-banking
insurance agent,-sales agent,-representative,-advisor,-executive,-producer,--producer,-advisor,-specialist,-consultant,-agency owner,personal lines agent,-producer,commercial-,benefits--,bancassurance officer,protection sales advisor > insurance-sales
Medicare agent,-sales agent > insurance-sales
insurance broker,-advisor broking,--account executive,-manager,-handler,commercial-,--lines CSR,personal-,insurance--,-executive,-broking assistant,--client manager,--customer service representative,broker support,claims broker,placement-,benefits- > insurance-sales
reinsurance broker,Lloyd's- > insurance-sales
insurance underwriter,underwriting assistant,-manager,-support,-consultant,-administrator,-technical assistant,underwriter > insurance-underwriting
claims adjuster,loss-,liability-,desk-,public-,casualty-,bodily injury-,claims handler,-examiner,-representative,-specialist,-assessor,-processor,-manager,-administrator,-supervisor,-negotiator,-consultant,-clerk,-team leader,--investigator,insurance-,-appraiser > insurance-claims
subrogation specialist > insurance-claims
catastrophe adjuster,field-,independent- > insurance-claims
workers compensation adjuster > insurance-claims
insurance administrator,policy-,-processor,insurance-,-assistant,-clerk,-support specialist,insurance operations--,-manager,--coordinator,-technician,-office manager > insurance-underwriting
actuary,actuarial associate,-assistant,-consultant,-manager,-intern,-student,insurance pricing analyst > actuarial
risk engineer,-control consultant,--surveyor,insurance-,loss control specialist,-representative > insurance-underwriting`
