export const financeTitles = `
> financial-analysis
financial analyst,-planning analyst,--reporting specialist,--data analyst,profitability--,finance-,pricing-,revenue-,FP&A-,commercial-
FP&A manager,strategic finance-,commercial analysis--,financial-,financial planning and-,FP&A director,-lead,head of FP&A
> corporate-finance
corporate finance manager,-associate,deal advisory--,transaction services--,corporate development--,-manager,M&A--,-analyst,project finance-,business valuation--,financial modeller
valuation analyst,valuations associate
investment banker,-banking analyst,-associate,syndicated loans--,leveraged finance--,capital markets analyst
private equity associate,-analyst,deal associate,investment-
venture capital associate,-analyst,--partner
investor relations manager,-associate,investor services--,head of investor relations
> treasury
treasury analyst,-specialist,-dealer,-manager,-associate,-operations analyst,--accountant assistant,director of treasury,head-,treasurer
cash manager,-management analyst
> retail-banking
bank teller,-clerk,-cashier,-customer assistant,banking associate,-customer advisor,member service representative,teller
universal banker
personal banker,private client-,branch--,licensed-,premier-,retail-,relationship-,-officer,bank-,-advisor,member-,banking consultant,financial sales-,--services representative,new accounts--,banking--,-specialist
bank branch manager,bank--,banking center-,financial-,branch service--,--manager@@
debt adviser,money-,-advice worker,financial capability--,--inclusion officer,--counselor,budget-,credit-,debt counsellor
> commercial-banking
commercial banker,-banking officer,--relationship manager,corporate-,--banker,business-,treasury sales officer
private banker
> lending
loan officer,microfinance-,loan recovery-,lending-,-manager,commercial lender,loan advisor,-consultant,-originator,-specialist,mortgage banker
loan processor,mortgage-,-case manager,--administrator,lending-,loan-,-officer assistant,loan--,-clerk,-coordinator,-servicing representative,-specialist,mortgage-,loan operations--,loan documentation--,loan review--
loan closer,mortgage-,-post closer
mortgage adviser,-consultant,-broker,equity release adviser,protection advisor
credit underwriter,consumer-,mortgage-,loan-,lending-
> credit-and-risk
credit analyst,-administrator,-executive,-assessor,-review officer,credit--,-portfolio manager,credit risk--,-analyst,loan--
risk analyst,regulatory reporting-,head of risk,risk consultant,-manager
business continuity manager
model validation analyst,risk modeller
> compliance-and-financial-crime
compliance officer,-analyst,-consultant,-manager,-administrator,-monitoring analyst,regulatory--,file checker,head of compliance
AML analyst,-compliance officer,--specialist,KYC-,-associate,AML investigator,financial crime-,-manager,-analyst,transaction monitoring--,anti-money laundering--,client onboarding--,customer due diligence--
MLRO,BSA analyst,-officer
sanctions analyst
fraud analyst,fraud detection-,--manager,-investigator,-prevention specialist
> investment
investment analyst,-associate analyst,--research analyst,credit-,equity-,-associate,--analyst,buy side-,fund--,securities-,fixed income-
ESG analyst
investment portfolio manager,assistant-,fund--,investment-,-director,chief investment officer,portfolio analyst,-associate
trader,trading analyst
quantitative analyst,-risk analyst,--trader,-researcher,quant-,-analyst,financial engineer
quant developer
> wealth-management
stockbroker,securities broker,investment-,-representative,registered-,brokerage associate
financial advisor,-planner,-planning associate,-consultant,financial--,-representative,-coach,=IFA,wealth management associate,--planner,-manager,-advisor,investment-,-counselor,-consultant,retirement-,-planning specialist,pension adviser
paraplanner,financial adviser assistant,--services administrator,wealth--,IFA-,wealth management-,financial planning--,-assistant
> investment-operations
fund accountant,investment-,portfolio-,NAV analyst,fund operations-,fund accounting--,-manager,-associate,fund services--,--controller,-administrator,transfer agency-
investment operations analyst,-associate,--administrator,banking operations specialist,brokerage-,deposit-,pension fund accountant,reconciliation analyst,back office-,middle-,collateral--,securities operations-,trade-,custody--,settlements-,-officer,-clerk,corporate actions analyst,trade support--,-associate,client onboarding--,bank operations manager
trade finance specialist,-officer
payments analyst,-officer,payment operations analyst,wire transfer specialist
> pensions
pensions administrator,401k-,retirement plan-,pension analyst,-specialist,-scheme manager,pensions--,-technical consultant,pensions--,-officer,trustee-
trust officer,-administrator
> insurance-sales
insurance agent,-sales agent,-producer,-executive,-representative,-advisor,protection-,insurance--,-consultant,-specialist,-producer,-agency owner,bancassurance officer,benefits producer,commercial lines-,personal-,-agent
Medicare agent,-sales agent
insurance broker,-CSR,-account executive,-handler,-manager,--advisor broking,--executive,-broking assistant,--client manager,--customer service representative,benefits broker,claims-,placement-,broker support,commercial account handler,--lines CSR,personal-
reinsurance broker,Lloyd's-
> insurance-underwriting
insurance underwriter,underwriting consultant,-administrator,-manager,-support,-technical assistant,underwriter
insurance administrator,policy-,-processor,insurance-,-assistant,-clerk,-operations manager,-specialist,insurance support--,--coordinator,-technician,-office manager
risk engineer,-control consultant,--surveyor,insurance-,loss control representative,-specialist
> insurance-claims
claims adjuster,desk-,casualty-,public-,liability-,bodily injury-,claims administrator,-assessor,-examiner,-handler,-manager,-clerk,-consultant,-negotiator,-processor,-supervisor,-team leader,--investigator,insurance-,-appraiser
subrogation specialist
catastrophe adjuster,field-,independent-,loss-
workers compensation adjuster
> actuarial
actuary,actuarial consultant,-intern,-manager,-student,insurance pricing analyst`
