export const financeTitles = `
financial analyst | finance analyst, FP&A analyst, budget and forecast analyst, commercial analyst, financial planning analyst, pricing analyst, revenue analyst, financial data analyst, financial reporting specialist, cost and budget analyst, profitability analyst | financial-analysis
FP&A manager | financial planning and analysis manager, director of FP&A, head of FP&A, FP&A director, FP&A lead, strategic finance manager, commercial analysis manager, financial analysis manager | financial-analysis
corporate finance manager | corporate finance associate, corporate finance executive, corporate development manager, corporate development associate, M&A manager, M&A associate, transaction services associate, deal advisory associate, M&A analyst, project finance analyst, financial modeller, business valuation analyst | corporate-finance
valuation analyst | valuations associate | corporate-finance
investment banker | investment banking analyst, investment banking associate, capital markets analyst, equity capital markets associate, leveraged finance associate, syndicated loans associate | corporate-finance
private equity associate | private equity analyst, investment associate, deal associate | corporate-finance
venture capital associate | venture capital analyst, venture partner | corporate-finance
investor relations manager | investor relations associate, head of investor relations, investor relations officer, investor relations analyst, investor services associate | corporate-finance
treasury analyst | treasury manager, treasurer, treasury accountant assistant, treasury specialist, treasury associate, head of treasury, treasury dealer, director of treasury, treasury operations analyst | treasury
cash manager | cash management analyst | treasury
bank teller | teller, bank cashier, bank clerk, member service representative, banking customer advisor, banking associate, bank customer assistant | retail-banking
universal banker | | retail-banking
personal banker | relationship banker, bank advisor, retail banker, banking consultant, financial services representative, new accounts representative, bank officer, private client banker, banking specialist, member advisor, branch banker, premier banker, licensed banker, financial sales consultant, banking representative | retail-banking
bank branch manager | banking center manager, financial center manager, credit union branch manager, branch service manager, bank manager | retail-banking
commercial banker | commercial relationship manager, corporate banker, business banker, business banking relationship manager, commercial banking officer, corporate relationship manager, treasury sales officer | commercial-banking
private banker | | commercial-banking
loan officer | lending officer, loan originator, commercial lender, mortgage banker, loan consultant, loan specialist, lending manager, loan advisor | lending
loan processor | mortgage processor, loan administrator, loan assistant, mortgage administrator, loan servicing specialist, loan coordinator, loan operations specialist, loan documentation specialist, mortgage case manager, loan officer assistant, mortgage servicing specialist, loan clerk, lending administrator, loan servicing representative, loan review specialist | lending
loan closer | mortgage closer, mortgage post closer | lending
mortgage adviser | mortgage advisor, mortgage broker, mortgage consultant, protection adviser, equity release adviser, protection advisor | lending
credit underwriter | mortgage underwriter, loan underwriter, consumer underwriter, commercial loan underwriter, lending underwriter | lending
credit analyst | credit risk analyst, loan analyst, credit officer, credit administrator, credit portfolio manager, credit review officer, credit assessor, credit executive, credit risk manager | credit-and-risk
risk analyst | risk manager, risk officer, risk consultant, risk specialist, risk associate, risk and control manager, risk director, head of risk, regulatory reporting analyst | credit-and-risk
business continuity manager | | credit-and-risk
model validation analyst | risk modeller | credit-and-risk
compliance officer | compliance analyst, compliance manager, compliance specialist, compliance associate, compliance administrator, compliance assistant, compliance executive, compliance director, compliance coordinator, compliance advisor, compliance monitoring analyst, head of compliance, compliance consultant, regulatory analyst, file checker | compliance-and-financial-crime
AML analyst | KYC analyst, financial crime analyst, AML investigator, KYC associate, transaction monitoring analyst, financial crime officer, AML compliance officer, financial crime manager, anti-money laundering analyst, financial crime investigator, KYC specialist, customer due diligence analyst, client onboarding analyst, AML specialist, client due diligence analyst | compliance-and-financial-crime
MLRO | BSA analyst, BSA officer, BSA specialist | compliance-and-financial-crime
sanctions analyst | | compliance-and-financial-crime
fraud analyst | fraud investigator, fraud specialist, fraud manager, fraud prevention specialist, fraud detection analyst | compliance-and-financial-crime
investment analyst | equity research analyst, equity analyst, investment research analyst, fixed income analyst, buy side analyst, securities analyst, fund analyst, equity research associate, credit research analyst, investment associate analyst | investment
ESG analyst | | investment
investment portfolio manager | fund manager, investment manager, chief investment officer, assistant portfolio manager, portfolio analyst, investment director, portfolio associate | investment
trader | trading analyst | investment
quantitative analyst | quant analyst, quantitative researcher, quantitative risk analyst, quantitative trader, financial engineer, quant researcher | investment
quant developer | | investment
stockbroker | securities broker, investment broker, registered representative, brokerage associate, investment representative | wealth-management
fund accountant | investment accountant, fund administrator, NAV analyst, fund accounting manager, private equity fund accountant, portfolio accountant, transfer agency administrator, fund operations analyst, fund controller, fund accounting analyst, fund services associate, fund accounting associate | investment-operations
investment operations analyst | trade support analyst, settlements analyst, middle office analyst, reconciliation analyst, corporate actions analyst, securities operations analyst, brokerage operations specialist, investment administrator, settlements clerk, collateral analyst, trade support associate, trade operations analyst, client onboarding associate, back office analyst, custody analyst, investment operations associate, banking operations specialist, deposit operations specialist, settlements officer, bank operations manager, pension fund accountant, securities analyst operations | investment-operations
trade finance specialist | trade finance officer | investment-operations
payments analyst | payment operations analyst, wire transfer specialist, payments officer | investment-operations
financial advisor | financial adviser, wealth manager, =IFA, financial consultant, investment advisor, wealth advisor, financial planner, wealth management advisor, pension adviser, financial planning associate, investment consultant, retirement planning specialist, financial coach, wealth management associate, financial planning consultant, wealth planner, investment counselor, financial representative, retirement consultant | wealth-management
paraplanner | IFA administrator, financial services administrator, wealth management administrator, financial planning administrator, wealth administrator, financial adviser assistant, financial advisor assistant, wealth management client associate, financial planning assistant | wealth-management
pensions administrator | pensions consultant, pensions officer, pension analyst, retirement plan administrator, 401k administrator, pension scheme manager, pensions manager, pensions technical consultant, pension specialist, trustee officer | pensions
trust officer | trust administrator, trust associate | pensions
debt adviser | debt advisor, money adviser, credit counselor, debt counsellor, financial counselor, money advice worker, financial inclusion officer, budget counselor, financial capability worker | retail-banking
insurance agent | insurance sales agent, insurance producer, insurance sales representative, insurance advisor, insurance sales advisor, insurance agency owner, insurance specialist, personal lines agent, insurance consultant, insurance sales executive, personal lines producer, commercial lines producer, benefits producer, bancassurance officer, insurance sales producer, protection sales advisor | insurance-sales
Medicare agent | Medicare sales agent | insurance-sales
insurance broker | insurance account executive, insurance account handler, broker support, claims broker, commercial account handler, insurance account manager, personal lines account manager, commercial lines account manager, placement broker, insurance customer service representative, insurance CSR, insurance advisor broking, benefits broker, insurance executive, insurance broking assistant, personal lines CSR, commercial lines account executive, insurance client manager, commercial lines CSR | insurance-sales
reinsurance broker | Lloyd's broker | insurance-sales
insurance underwriter | underwriting assistant, underwriter, underwriting manager, underwriting technician, underwriting analyst, underwriting support, underwriting associate, underwriting consultant, underwriting administrator, underwriting technical assistant | insurance-underwriting
claims adjuster | claims handler, claims examiner, claims representative, claims specialist, claims assessor, loss adjuster, claims processor, claims manager, claims advisor, claims analyst, claims associate, claims administrator, liability adjuster, claims technician, claims investigator, desk adjuster, claims supervisor, claims negotiator, bodily injury adjuster, claims consultant, claims assistant, claims clerk, claims team leader, public adjuster, casualty adjuster, insurance investigator, insurance appraiser, claims director | insurance-claims
subrogation specialist | | insurance-claims
catastrophe adjuster | field adjuster, independent adjuster | insurance-claims
workers compensation adjuster | | insurance-claims
insurance administrator | policy administrator, insurance assistant, insurance clerk, policy processor, insurance policy processing clerk, insurance operations specialist, insurance processor, insurance coordinator, insurance technician, insurance support specialist, insurance office manager, insurance operations manager | insurance-underwriting
actuary | actuarial analyst, actuarial associate, actuarial assistant, actuarial consultant, actuarial manager, actuarial trainee, actuarial intern, insurance pricing analyst, actuarial student | actuarial
risk engineer | risk surveyor, loss control specialist, insurance surveyor, loss control representative, risk control consultant | insurance-underwriting
`
