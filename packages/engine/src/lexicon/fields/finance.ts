export const finance = `
# analysis and corporate finance
financial analysis | financial analytics, analysing financial data, analyzing financial data, analysis of financial data, finance analysis | skill
financial modelling | financial modeling, financial models, building financial models, 3-statement models, three statement model | skill | implies: financial analysis
financial forecasting | financial forecasts, forecasting financial results, rolling forecasts, revenue forecasting, reforecasting | skill | | related: budgeting
financial planning and analysis | FP&A, =FP&A, financial planning & analysis, corporate financial planning | skill | implies: financial analysis, financial forecasting
finance business partnering | business partnering finance, financial business partnering, commercial finance, partnering with budget holders | skill | | related: financial planning and analysis
scenario analysis | sensitivity analysis, what-if scenarios, scenario planning, scenario modelling, stress scenarios | skill
valuation | business valuation, company valuation, equity valuation, valuations of companies, valuation analysis, valuation models | skill | implies: financial analysis
discounted cash flow | =DCF, DCF modelling, DCF analysis, DCF models, net present value | skill | implies: valuation
comparable company analysis | trading comps, precedent transactions, comps analysis, comparables analysis | skill | implies: valuation
LBO modelling | =LBO, leveraged buyout, LBO models, leveraged finance modelling | skill | implies: financial modelling
mergers and acquisitions | =M&A, M&A transactions, mergers & acquisitions, acquisitions and disposals, buy-side and sell-side | skill
financial due diligence | due diligence on acquisitions, transaction services, quality of earnings, deal due diligence, =FDD | skill
investment appraisal | capital budgeting, return on investment analysis, =IRR, payback analysis, business case modelling | skill
cash flow forecasting | cash forecasting, cashflow forecasting, cash flow management, cash flow projections, cash management, 13-week cash flow | skill
working capital management | working capital, liquidity management, net working capital | skill
financial statement analysis | ratio analysis, analysing financial statements, analyzing financial statements, credit ratios | skill | implies: financial analysis
profitability analysis | margin analysis, pricing analysis, product profitability, contribution analysis, customer profitability | skill
financial dashboards | finance dashboards, Power BI for finance, KPI reporting in finance, management information in finance | skill
ad hoc financial analysis | ad hoc financial reporting, ad-hoc reporting for finance, decision support in finance | skill
investor relations | investor reporting, investor communications, earnings calls, shareholder communications, quarterly earnings | skill
corporate finance | corporate finance transactions, capital structure, raising capital, debt and equity financing, fundraising from investors | knowledge
project finance | infrastructure finance, project finance modelling, public private partnerships, non-recourse financing | skill | implies: financial modelling
structured finance | securitisation, securitization, asset-backed securities, =ABS@, mortgage-backed securities, CLOs | knowledge
financial planning software | Adaptive Insights, Adaptive Planning, Pigment planning, Workday Adaptive Planning | tool
Anaplan | | tool | implies: financial planning software
Vena | | tool | implies: financial planning software
Planful | | tool | implies: financial planning software
Datarails | | tool | implies: financial planning software
Anaplan modelling | Anaplan certified, Anaplan model builder, Anaplan model building | tool | implies: financial planning software
# treasury
treasury management | treasury, treasury operations, corporate treasury, treasury function, daily cash positioning | skill
treasury management systems | treasury management system, SAP Treasury, Quantum treasury | tool | implies: treasury management
Kyriba | | tool | implies: treasury management systems
GTreasury | | tool | implies: treasury management systems
Reval | | tool | implies: treasury management systems
debt management | debt covenants, covenant compliance, loan agreements, borrowing facilities, debt financing | skill
foreign exchange hedging | FX hedging, hedging, currency risk, interest rate hedging, hedge accounting | skill
foreign exchange | =FX, forex, currency trading, FX trading, FX spot and forwards | knowledge
association of corporate treasurers | =ACT qualification, AMCT, certified treasury professional, =CTP | certification | implies: treasury management
trade finance | letters of credit, bank guarantees, documentary collections, export finance, supply chain finance | knowledge
invoice finance | factoring, invoice discounting, asset based lending, asset finance, receivables finance | knowledge
# banking
banking | banking experience, banking industry, banking operations, banking products, financial services banking, banking services | knowledge
financial services | financial services industry, financial services experience, financial industry, financial sector | knowledge
retail banking | branch banking, consumer banking, personal banking, high street banking, branch operations in banking, bank branch | knowledge | implies: banking
bank teller transactions | teller transactions, teller experience, bank teller, processing deposits and withdrawals, cashing checks, teller operations, teller duties, deposits and withdrawals | skill | implies: retail banking
balancing a cash drawer | balancing cash drawer, balanced cash drawer, cash drawer balancing, balance cash drawer, cash balancing, balanced cash drawers, till balancing, vault balancing, teller balancing | skill
ATM servicing | ATM balancing, ATM replenishment, cash vault operations, vault cash | skill
account opening | opening new accounts, opened new accounts, opening accounts, new account opening, new accounts, account openings | skill
bank product referrals | cross-selling bank products, referring customers to bankers, selling financial products, cross-sell banking products, product referrals in branch, sale of bank products | skill | implies: retail banking
business banking | small business banking, SME banking, business bankers, merchant services, treasury services to business clients | knowledge | implies: banking
commercial banking | commercial lending, corporate banking, middle market lending, commercial loans, business lending, C&I lending, commercial credit | skill | implies: banking
private banking | private client banking, high net worth clients, ultra high net worth, =HNW, UHNW | knowledge
investment banking | equity capital markets, debt capital markets, pitch books, pitchbooks, deal execution, =IPO, IPOs, underwriting securities | skill | implies: corporate finance
relationship management in banking | banking relationship management, managing client portfolios in banking, client relationship banking, relationship banking | skill
loan processing | processing loans, loan applications, loan files, loan documentation, loan packages, processed loans | skill
loan origination | originating loans, loan originations, lending, consumer lending, loan production, personal loans, consumer loans | skill
mortgage lending | mortgages, mortgage origination, mortgage loans, home loans, residential mortgages, mortgage industry, residential lending, mortgage products | skill
mortgage processing | mortgage applications, mortgage loan processing, mortgage case management, mortgage administration, mortgage completions | skill | implies: mortgage lending
mortgage underwriting | underwriting mortgages, mortgage underwriter experience, residential underwriting, desktop underwriter, loan prospector | skill | implies: mortgage lending
government loan programs | FHA, FHA loans, VA loans, USDA loans, FHA/VA, FHA and VA loans, conventional and FHA | knowledge | implies: mortgage lending
conventional mortgage guidelines | Fannie Mae, Freddie Mac, FNMA, FHLMC, agency guidelines, conventional loans, Fannie Mae and Freddie Mac | knowledge | implies: mortgage lending
mortgage disclosure rules | TRID, RESPA, TILA, Truth in Lending, HMDA, RESPA and TILA, loan estimate and closing disclosure, ECOA | knowledge
loan closing | closing loans, mortgage closing, closing documents, closing disclosure, loan closings, loan funding | skill
loan servicing | loan administration, mortgage servicing, servicing loans, loan boarding, escrow analysis, loan operations | skill
loan origination software | | tool | implies: loan origination
Encompass | Ellie Mae Encompass, Encompass LOS | tool | implies: loan origination software
Calyx Point | | tool | implies: loan origination software
BytePro | | tool | implies: loan origination software
nCino | | tool | implies: loan origination software
LaserPro | | tool | implies: loan origination software
MeridianLink | | tool | implies: loan origination software
NMLS licence | NMLS, NMLS license, mortgage loan originator license, =MLO, MLO license, SAFE Act, licensed mortgage loan originator, NMLS registered | licence | implies: mortgage lending
CeMAP | CeMAP qualified, certificate in mortgage advice and practice, CeMAP qualification, CeMAP 1, CeFA, CeRER | certification | implies: mortgage lending
mortgage advice | mortgage advising, advising on mortgages, mortgage broking, mortgage adviser experience, whole of market mortgage, equity release advice | skill | implies: mortgage lending
SBA lending | SBA loans, SBA 7a, SBA, small business administration loans, SBA 504 | knowledge | implies: commercial banking
core banking systems | FIS banking, T24 | tool
Fiserv | | tool | implies: core banking systems
Jack Henry | Jack Henry Silverlake | tool | implies: core banking systems
Temenos | | tool | implies: core banking systems
Finacle | | tool | implies: core banking systems
Symitar | | tool | implies: core banking systems
Flexcube | | tool | implies: core banking systems
credit union operations | credit union, credit union experience, credit unions, member services in credit union | knowledge | | related: retail banking
correspondent banking | SWIFT, SWIFT payments, SWIFT messages, wire transfers, wires, international payments | knowledge
payments processing in banking | payment operations, ACH, ACH processing, payments industry, card payments, payment systems, Faster Payments, CHAPS, ISO 20022 | knowledge
card services | credit card operations, debit card disputes, chargebacks, card disputes, card issuing, Regulation E | skill
bank compliance regulations | banking regulations, Reg CC, bank regulatory compliance, Regulation B, FDIC regulations, OCC, federal banking regulations, CRA compliance | knowledge
fintech | financial technology, digital banking, open banking, neobank, embedded finance | knowledge
cryptocurrency | digital assets, crypto, blockchain finance, decentralised finance, DeFi | knowledge
# credit and risk
credit analysis | credit assessment, analysing credit, creditworthiness, credit review, credit evaluation, corporate credit analysis, spreading financials, financial spreading | skill | implies: financial analysis
credit underwriting | loan underwriting, underwriting loans, commercial underwriting of credit, consumer underwriting, credit decisions, credit memos, credit memoranda | skill | implies: credit analysis
credit risk | credit risk management, counterparty risk, credit risk analysis, portfolio credit risk, probability of default, loss given default | skill
credit risk modelling | credit scoring, scorecards in credit, PD LGD EAD models, IFRS 9 modelling, CECL, IFRS 9, scorecard development | skill | implies: credit risk
market risk | value at risk, =VaR, market risk analysis, stress testing of portfolios, FRTB | knowledge
liquidity risk | asset liability management, =ALM, liquidity coverage ratio, interest rate risk, ALCO, LCR | knowledge
operational risk | operational risk management, risk and control self assessment, RCSA, operational resilience, op risk | skill
risk management | enterprise risk management, =ERM, risk mitigation, risk registers, risk register, managing risk, risk framework, risk identification | skill
third-party risk | vendor risk management, supplier risk assessment, third party risk management, TPRM | skill
model risk | model validation, model risk management, SR 11-7, model governance | skill
stress testing | CCAR, DFAST, regulatory stress testing, ICAAP, ILAAP | skill
Basel regulations | Basel III, Basel II, capital adequacy, risk weighted assets, regulatory capital, CRD IV, Basel 3.1 | knowledge
regulatory reporting | regulatory returns, COREP, FINREP, call reports, FR Y-9C, prudential reporting, FFIEC | skill
FRM certification | =FRM, financial risk manager, PRM certification, GARP, certified FRM | certification | implies: risk management
business continuity planning | business continuity, disaster recovery planning for business, =BCP, ISO 22301, continuity plans | skill
# compliance and financial crime
financial compliance | compliance monitoring in finance, regulatory compliance, compliance in financial services, compliance reviews, compliance testing, compliance programme, compliance program | skill
FCA regulations | FCA, FCA regulated, FCA rules, financial conduct authority, FCA compliance, PRA rules, FCA handbook, COBS, FCA regulated environment | knowledge
consumer duty | treating customers fairly, =TCF, conduct risk, consumer outcomes, vulnerable customers in finance | knowledge
SM&CR | senior managers and certification regime, SMCR, approved person | knowledge
anti-money laundering | =AML, anti money laundering, AML compliance, AML regulations, money laundering, AML checks, AML/KYC, money laundering regulations | knowledge
know your customer | =KYC, KYC checks, KYC reviews, client due diligence, customer due diligence, =CDD, KYC remediation, CIP, client onboarding KYC | skill | | related: anti-money laundering
enhanced due diligence | =EDD, politically exposed persons, PEP screening, source of wealth, adverse media | skill | implies: know your customer
sanctions screening | sanctions, OFAC, sanctions compliance, sanctions and PEP, OFAC screening | skill | | related: anti-money laundering
transaction monitoring | AML transaction monitoring, monitoring transactions, alert investigations, Actimize, alerts review, Mantas | skill | implies: anti-money laundering
suspicious activity reports | =SAR reporting, SARs, suspicious activity reporting, suspicious activity, SAR filing, STR filing | skill | implies: anti-money laundering
bank secrecy act | =BSA, BSA/AML, BSA compliance, BSA regulations, USA PATRIOT Act, currency transaction reports | knowledge | implies: anti-money laundering
fraud prevention | fraud detection, fraud investigation, fraud monitoring, fraud analysis, fraud risk, fraud alerts, fraud cases, identity theft investigation | skill
CAMS certification | =CAMS, ACAMS, certified anti-money laundering specialist, ICA diploma, ICA certificate, CAMS certified | certification | implies: anti-money laundering
bribery and corruption | anti-bribery, FCPA, UK Bribery Act, anti-corruption, ABC compliance | knowledge
Dodd-Frank | Volcker rule, Dodd Frank, CFPB, CFPB regulations, UDAAP | knowledge
MiFID II | MiFID, EMIR, MAR regulation, best execution, MiFIR, transaction reporting, SFTR | knowledge
GDPR in finance | financial data privacy, GLBA, Gramm-Leach-Bliley | knowledge
# investment
investment management | asset management in finance, fund management, investment portfolios, managing investments, funds management, buy-side | skill
portfolio management of investments | investment portfolio management, portfolio construction, managing portfolios, asset allocation, portfolio rebalancing, portfolio analysis | skill | implies: investment management
investment analysis | investment research, analysing investments, security analysis, investment recommendations, investment memos, investment committee papers | skill | implies: financial analysis
equity research | equities research, stock research, sell-side research, equity analysis, research notes on companies | skill | implies: investment analysis
equities | equity markets, stocks, cash equities, stock market, listed equities | knowledge
fixed income | bonds, fixed income securities, government bonds, credit markets, bond markets, rates trading | knowledge
derivatives | options and futures, swaps, futures, OTC derivatives, interest rate swaps, credit derivatives, structured products | knowledge
commodities trading | commodities, energy trading, power trading, gas trading, commodity derivatives, physical commodities | knowledge
trading of securities | securities trading, trade execution, equities trading, order execution, execution of trades, placing trades, algorithmic trading, proprietary trading | skill
capital markets | financial markets, money markets, global markets, securities markets, securities industry | knowledge
private equity | venture capital, growth equity, buyouts, private markets, portfolio company monitoring | knowledge
hedge funds | hedge fund, alternative investments, alternatives, long/short equity | knowledge
mutual funds | unit trusts, OEICs, UCITS, pooled funds, ETFs, exchange traded funds, investment funds | knowledge
fund accounting | fund accountancy, NAV calculation, net asset value, NAV calculations, investment accounting, portfolio accounting | skill | implies: accounting
fund administration | transfer agency, fund services, private equity fund administration, capital calls, investor services, fund operations | skill
trade settlement | settlements, trade support, middle office, trade processing, securities settlement, trade confirmations, trade lifecycle, T+1, trade matching | skill
corporate actions | dividend processing, corporate actions processing, proxy voting, income collection | skill
custody services | custodian, securities custody, global custody, asset servicing, safekeeping of securities | knowledge
trade reconciliations | position reconciliation, cash and stock reconciliations, nostro reconciliation, break resolution, CASS reconciliations | skill
CASS rules | CASS, client assets, client money rules, CASS compliance | knowledge
collateral management | margin calls, margining, repo, securities lending, prime brokerage | skill
investment operations | brokerage operations, back office operations in investment, securities operations, wealth management operations, transfers and re-registrations | skill
performance measurement of portfolios | performance attribution, GIPS, performance reporting of funds, portfolio analytics, performance analytics | skill
Bloomberg Terminal | Bloomberg, =BBG, Bloomberg AIM, Bloomberg Market Concepts, Bloomberg data | tool
FactSet | | tool | | related: Bloomberg Terminal
Capital IQ | S&P Capital IQ | tool | | related: FactSet
Refinitiv | Refinitiv Eikon, Thomson Reuters Eikon | tool | | related: FactSet
CapIQ | | tool | | related: FactSet
Morningstar Direct | Morningstar, Morningstar Office | tool
FE Analytics | | tool | | related: Morningstar Direct
PitchBook | | tool
Preqin | | tool | | related: PitchBook
Mergermarket | | tool | | related: PitchBook
Dealogic | | tool | | related: PitchBook
Crunchbase Pro | | tool | | related: PitchBook
Charles River IMS | | tool
Aladdin | BlackRock Aladdin | tool | | related: Charles River IMS
SimCorp | | tool | | related: Charles River IMS
Advent Geneva | Advent APX | tool | | related: Charles River IMS
Eze | | tool | | related: Charles River IMS
Murex | | tool | | related: Charles River IMS
Calypso | | tool | | related: Charles River IMS
Investran | | tool | | related: Charles River IMS
ESG investing | =ESG, sustainable investing, responsible investment, ESG reporting, TCFD, SFDR, ESG analysis, socially responsible investing | knowledge
quantitative finance | quantitative analysis in finance, quant finance, stochastic calculus, derivatives pricing, financial mathematics, quant strategies | skill
financial econometrics | time series for markets, econometric models in finance, risk factor models | skill
CFA charter | =CFA, chartered financial analyst, CFA level 1, CFA charterholder, CFA level 2, CFA candidate, CFA level I | certification | implies: investment analysis
CAIA | chartered alternative investment analyst, CIPM | certification
investment management certificate | =IMC, CISI, CISI qualification, CISI level 4, IOC, investment operations certificate, CFA UK IMC, CISI level 3 | certification
Series 7 | series 7 license, series 7 licence, FINRA series 7, general securities representative, series 7 and 66, S7 | licence | implies: FINRA registration
Series 63 | series 63 license, series 66, series 65, series 65 license, series 66 license, S66, investment adviser representative | licence
Series 6 | series 6 license, series 6 and 63, mutual funds licence | licence | implies: FINRA registration
Series 24 | series 24 license, series 9 and 10, series 9/10, series 53, series 26, general securities principal, series 27 | licence | implies: FINRA registration
SIE exam | securities industry essentials, =SIE | certification
FINRA registration | FINRA, FINRA licenses, FINRA licensed, series 3, FINRA rules, broker-dealer, broker dealer, FINRA regulations, series 79 | knowledge
Investment Advisers Act | registered investment adviser, =RIA, SEC regulations for advisers, Form ADV, investment advisor act, Reg BI | knowledge
# personal finance and wealth
financial advice | financial advising, financial advisory, giving financial advice, investment advice, independent financial advice, financial guidance, advising clients on investments | skill
financial planning | retirement planning, personal financial planning, wealth planning, comprehensive financial plans, financial plans, holistic financial planning, lifestyle financial planning | skill | | related: financial advice
wealth management | private wealth, wealth planning services, wealth advisory, managing client wealth | skill | implies: financial planning
pension advice | pension transfers, pensions advice, pension switching, drawdown, retirement advice, SIPPs, defined benefit transfers | skill
pensions administration | pension administration, defined benefit pensions, DB pensions, defined contribution, DB and DC schemes, pension schemes, pension calculations, DB schemes | skill
paraplanning | suitability reports, suitability letters, report writing for advisers, paraplanner experience, pre-sales research for advisers | skill
financial planning software | intelliflo | tool
eMoney | | tool | implies: financial planning software
MoneyGuidePro | | tool | implies: financial planning software
Intelligent Office | | tool | implies: financial planning software
RightCapital | | tool | implies: financial planning software
CashCalc | | tool | implies: financial planning software
Voyant | | tool | implies: financial planning software
Redtail | | tool | implies: financial planning software
Orion advisor | | tool | implies: financial planning software
Curo | | tool | implies: financial planning software
Xplan | | tool | implies: financial planning software
investment platforms | platform administration, fund platforms, ISAs, ISAs and pensions, custodian platforms, Schwab platform, wrap platforms | knowledge
estate planning for clients | wealth transfer planning, trusts and wills planning, inheritance planning for clients, charitable giving strategies | knowledge
certified financial planner | =CFP, CFP certification, CFP designation, chartered financial consultant, =ChFC, CFP professional | certification | implies: financial planning
diploma in regulated financial planning | DipPFS, level 4 diploma in financial planning, diploma qualified adviser, DipFA, chartered financial planner, level 4 qualified, APFS, CII diploma, AF7, R0 exams, RO1 to RO6 | certification | implies: financial advice
debt advice | debt counselling, credit counseling, money advice, debt management plans, financial counselling, budgeting advice to clients, financial coaching, financial literacy | skill
401(k) administration | 401k administration, retirement plan administration, 401k plans, retirement plans, 401(k) plans, plan sponsor, recordkeeping of retirement plans, defined contribution plans, QKA | skill
annuities | annuity, fixed annuities, variable annuities, annuity products | knowledge
# insurance
insurance | insurance industry, insurance experience, general insurance, insurance knowledge, insurance sector, insurance products, insurance policies, insurance operations | knowledge
insurance underwriting | underwriting@, underwriter experience, risk underwriting, policy underwriting, underwriting insurance, underwriting guidelines, underwriting authority | skill | implies: insurance
insurance claims handling | claims handling, claims processing, claims management, processing claims, claims adjusting, insurance claims, handling claims, claims investigation, adjusting claims, claims adjudication, claims examination, processed claims | skill | implies: insurance
motor claims | auto claims, motor insurance claims, automobile claims, bodily injury claims, total loss, motor fleet claims, credit hire | skill | implies: insurance claims handling
property claims | home claims, household claims, homeowners claims, property damage claims, catastrophe claims, subsidence claims, escape of water claims | skill | implies: insurance claims handling
liability claims | casualty claims, general liability claims, employers liability claims, public liability claims, injury claims, EL/PL, personal injury claims, litigated claims, third party claims | skill | implies: insurance claims handling
workers' compensation claims | workers compensation claims, workers comp claims, work comp claims, lost time claims, workers' comp | skill | implies: insurance claims handling
loss adjusting | loss adjuster experience, loss assessment, claims inspection, cause and origin, loss adjusters, CILA, field adjusting, damage assessment for claims | skill | implies: insurance claims handling
subrogation | recovery claims, subrogated recoveries, claims recovery, salvage and subrogation | skill
claims negotiation | settling claims, claims settlement, settlement negotiation, negotiating settlements, negotiated settlements, coverage determination, coverage analysis | skill | implies: insurance claims handling
Xactimate | Xactimate certified | tool | implies: property claims
Xactanalysis | XactAnalysis | tool | implies: property claims | related: Xactimate
Symbility | | tool | implies: property claims | related: Xactimate
Xactware | | tool | implies: property claims | related: Xactimate
property and casualty insurance | =P&C, P&C insurance, property & casualty, property casualty, personal lines, personal lines insurance, home and auto insurance | knowledge | implies: insurance
commercial lines insurance | commercial lines, commercial insurance, business insurance, commercial property insurance, commercial combined, SME insurance, professional indemnity insurance, general liability insurance | knowledge | implies: insurance
life insurance | life assurance, life and health insurance, term life, whole life, income protection, critical illness cover, final expense, protection insurance, universal life | knowledge | implies: insurance
health insurance | private medical insurance, =PMI@, group health insurance, health plans, medical insurance plans, ACA marketplace, individual health plans | knowledge | implies: insurance
Medicare insurance sales | Medicare Advantage, Medicare supplement, selling Medicare, AHIP, AHIP certification, Medicare plans | knowledge | implies: health insurance
travel and pet insurance | travel insurance, pet insurance, gadget insurance, specialty insurance lines | knowledge
reinsurance | treaty reinsurance, facultative reinsurance, reinsurance broking, retrocession | knowledge | implies: insurance
Lloyd's market | London market, Lloyds of London, Lloyd's syndicates, delegated authority, bordereaux, London market insurance, binding authority, Lloyd's broker | knowledge | implies: insurance
marine and aviation insurance | marine cargo insurance, hull insurance, specialty lines, energy insurance, cyber insurance | knowledge
surety bonds | surety, bonding, contract bonds, surety underwriting | knowledge
insurance sales | selling insurance, insurance sales experience, sold insurance, sell insurance policies, insurance agency sales, insurance quoting, insurance quotes, quoting insurance | skill | implies: insurance
insurance broking | insurance brokering, insurance brokerage, placing business with insurers, placing risks, broking, broker experience, insurance broker experience, insurance placement | skill | implies: insurance
policy administration | policy servicing, endorsements@, renewals@, policy changes, policy renewals, insurance renewals, mid-term adjustments, policy issuance, certificates of insurance | skill | implies: insurance
agency management system | =SSP Pure | tool
Applied Epic | Applied TAM, Applied Systems | tool | implies: agency management system
AMS360 | | tool | implies: agency management system
EZLynx | | tool | implies: agency management system
Acturis | Acturis broking | tool | implies: agency management system
Open GI | | tool | implies: agency management system
HawkSoft | | tool | implies: agency management system
Vertafore | | tool | implies: agency management system
Guidewire | Guidewire ClaimCenter, ClaimCenter, Guidewire PolicyCenter | tool
PolicyCenter | | tool | | related: Guidewire
Duck Creek | | tool | | related: Guidewire
Majesco | | tool | | related: Guidewire
property and casualty license | P&C license, property and casualty licensed, property & casualty license, P&C licensed, 2-20 license, 4-40 license, personal lines license, property and casualty insurance license | licence | implies: property and casualty insurance
life and health license | life & health license, life and health insurance license, life insurance license, health insurance license, L&H license, life accident and health license, life and health licensed, 2-15 license | licence | implies: life insurance
insurance adjuster license | adjuster license, claims adjuster license, all lines adjuster license, Texas adjuster license, licensed adjuster, adjusters license | licence | implies: insurance claims handling
insurance licence | insurance license, insurance licensed, licensed insurance agent, resident insurance license, producer license, insurance producer license, LLQP, RIBO, RIBO license | licence | implies: insurance
CII qualification | Cert CII, =CII, Dip CII, ACII, certificate in insurance, chartered insurance institute, chartered insurance broker, Dip (CII), Cert (CII) | certification | implies: insurance
CPCU | chartered property casualty underwriter, =CIC, certified insurance counselor, =CISR, =AINS, =CLU, =ARM@, associate in claims, AIC designation | certification | implies: insurance
insurance risk surveys | risk surveys, loss control surveys, risk engineering, loss control, property risk surveys | skill
# actuarial
actuarial analysis | actuarial, actuarial science, actuarial modelling, actuarial work, actuarial modeling | skill
actuarial reserving | reserving, loss reserving, technical provisions, IBNR, claims reserving | skill | implies: actuarial analysis
insurance pricing | pricing models in insurance, rating models, technical pricing, ratemaking, GLM pricing, Emblem and Radar | skill
Solvency II | =ORSA, Solvency 2, SCR calculation, capital modelling in insurance | knowledge
IFRS 17 | IFRS17, LDTI, IFRS 17 implementation | knowledge
actuarial exams | =FSA fellowship, =ASA associate, =FIA, FCAS, ACAS actuary, IFoA, society of actuaries, SOA exams, CAS exams, part qualified actuary, nearly qualified actuary, associate of the society of actuaries | certification | implies: actuarial analysis
actuarial software | Prophet actuarial, AXIS actuarial, GGY AXIS | tool | implies: actuarial analysis
ResQ | | tool | implies: actuarial software
Igloo | | tool | implies: actuarial software
MG-ALFA | | tool | implies: actuarial software
Radar pricing | WTW Radar | tool | implies: actuarial software
pension valuation | actuarial valuations of pensions, pension funding, pension consulting, scheme actuary | skill
`
