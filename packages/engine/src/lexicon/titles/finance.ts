export const financeTitles = `
financial analyst,-planning analyst,--reporting specialist,--data analyst,profitability--,finance-,pricing-,revenue-,FP&A-,commercial- > financial-analysis
FP&A manager,strategic finance-,commercial analysis--,financial-,financial planning and-,FP&A director,-lead,director of FP&A,head- > financial-analysis
corporate finance manager,-associate,-executive,--development associate,-manager,M&A--,-associate,transaction services-,deal advisory--,M&A analyst,business valuation-,project finance--,financial modeller > corporate-finance
valuation analyst,valuations associate > corporate-finance
investment banker,-banking analyst,-associate,syndicated loans--,leveraged finance--,capital markets analyst > corporate-finance
private equity associate,-analyst,deal associate,investment- > corporate-finance
venture capital associate,-analyst,--partner > corporate-finance
investor relations manager,-associate,investor services--,head of investor relations > corporate-finance
treasury analyst,-specialist,-dealer,-manager,-associate,-operations analyst,--accountant assistant,director of treasury,head-,treasurer > treasury
cash manager,-management analyst > treasury
bank teller,-clerk,-cashier,-customer assistant,banking associate,-customer advisor,member service representative,teller > retail-banking
universal banker > retail-banking
personal banker,branch-,premier-,retail-,relationship-,licensed-,private client-,member advisor,bank-,-officer,banking specialist,-consultant,financial sales-,--services representative,banking--,new accounts- > retail-banking
bank branch manager,bank--,banking center-,financial-,branch service-- > retail-banking
commercial banker,-banking officer,--relationship manager,corporate-,--banker,business-,treasury sales officer > commercial-banking
private banker > commercial-banking
loan officer,lending-,-manager,commercial lender,loan consultant,-advisor,-originator,-specialist,mortgage banker > lending
loan processor,mortgage-,-case manager,--administrator,lending-,loan-,-officer assistant,loan--,-clerk,-coordinator,-servicing representative,-specialist,mortgage-,loan operations--,loan documentation--,loan review-- > lending
loan closer,mortgage-,-post closer > lending
mortgage adviser,-consultant,-broker,equity release adviser,protection advisor > lending
credit underwriter,consumer-,mortgage-,loan-,lending- > lending
credit analyst,-administrator,-executive,-assessor,-review officer,credit--,-portfolio manager,credit risk--,-analyst,loan-- > credit-and-risk
risk analyst,regulatory reporting-,head of risk,risk consultant,-manager,-officer > credit-and-risk
business continuity manager > credit-and-risk
model validation analyst,risk modeller > credit-and-risk
compliance officer,-consultant,-specialist,-assistant,-associate,-coordinator,-director,-executive,-advisor,-analyst,-manager,-administrator,-monitoring analyst,regulatory--,file checker,head of compliance > compliance-and-financial-crime
AML analyst,-compliance officer,--specialist,KYC-,-associate,AML investigator,financial crime-,-manager,-analyst,transaction monitoring--,anti-money laundering--,client onboarding--,customer due diligence-- > compliance-and-financial-crime
MLRO,BSA analyst,-officer > compliance-and-financial-crime
sanctions analyst > compliance-and-financial-crime
fraud analyst,fraud detection-,--manager,-investigator,-prevention specialist > compliance-and-financial-crime
investment analyst,-associate analyst,--research analyst,credit-,equity-,-associate,--analyst,buy side-,fund--,securities-,fixed income- > investment
ESG analyst > investment
investment portfolio manager,assistant-,fund--,investment-,-director,chief investment officer,portfolio analyst,-associate > investment
trader,trading analyst > investment
quantitative analyst,-risk analyst,--trader,-researcher,quant-,-analyst,financial engineer > investment
quant developer > investment
stockbroker,securities broker,investment-,-representative,registered-,brokerage associate > wealth-management
fund accountant,investment-,portfolio-,NAV analyst,fund operations-,fund accounting--,-manager,-associate,fund services--,--controller,-administrator,transfer agency- > investment-operations
investment operations analyst,-associate,--administrator,banking operations specialist,brokerage-,deposit-,pension fund accountant,reconciliation analyst,back office-,middle-,collateral--,securities operations-,trade-,custody--,settlements-,-officer,-clerk,corporate actions analyst,trade support--,-associate,client onboarding--,bank operations manager > investment-operations
trade finance specialist,-officer > investment-operations
payments analyst,-officer,payment operations analyst,wire transfer specialist > investment-operations
financial advisor,-planner,-planning associate,-consultant,financial--,-representative,-coach,=IFA,wealth management associate,--planner,-manager,-advisor,investment-,-counselor,-consultant,retirement-,-planning specialist,pension adviser > wealth-management
paraplanner,financial adviser assistant,--advisor assistant,--planning assistant,-administrator,wealth--,wealth management-,IFA--,financial services- > wealth-management
pensions administrator,401k-,retirement plan-,pension analyst,-specialist,-scheme manager,pensions--,-technical consultant,pensions--,-officer,trustee- > pensions
trust officer,-administrator > pensions
debt adviser,money-,-advice worker,financial capability--,--inclusion officer,--counselor,budget-,credit-,debt advisor,-counsellor > retail-banking
insurance agent,-sales agent,-producer,-executive,-representative,-advisor,protection-,insurance--,-consultant,-specialist,-producer,-agency owner,bancassurance officer,benefits producer,commercial lines-,personal-,-agent > insurance-sales
Medicare agent,-sales agent > insurance-sales
insurance broker,-CSR,-account executive,-handler,-manager,--advisor broking,--executive,-broking assistant,--client manager,--customer service representative,benefits broker,claims-,placement-,broker support,commercial account handler,--lines CSR,personal- > insurance-sales
reinsurance broker,Lloyd's- > insurance-sales
insurance underwriter,underwriting consultant,-administrator,-manager,-support,-technical assistant,underwriter > insurance-underwriting
claims adjuster,desk-,loss-,casualty-,public-,liability-,bodily injury-,claims administrator,-assessor,-examiner,-handler,-manager,-clerk,-consultant,-negotiator,-processor,-specialist,-supervisor,-team leader,--investigator,insurance-,-appraiser > insurance-claims
subrogation specialist > insurance-claims
catastrophe adjuster,independent-,field- > insurance-claims
workers compensation adjuster > insurance-claims
insurance administrator,policy-,-processor,insurance-,-assistant,-clerk,-operations manager,-specialist,insurance support--,--coordinator,-technician,-office manager > insurance-underwriting
actuary,actuarial consultant,-intern,-manager,-student,insurance pricing analyst > actuarial
risk engineer,-control consultant,--surveyor,insurance-,loss control representative,-specialist > insurance-underwriting`
