export const finance = `
# analysis and corporate finance
financial analysis | financial analytics, analysing financial data, analyzing financial data, analysis of financial data, finance analysis | skill
financial modelling | financial modeling, 3-statement models, three statement model | skill | implies: financial analysis
financial forecasting | forecasting financial results, rolling forecasts, revenue forecasting, reforecasting | skill | | related: budgeting
financial planning and analysis | FP&A, financial planning & analysis, corporate financial planning | skill | implies: financial analysis, financial forecasting
finance business partnering | business partnering finance, financial business partnering, commercial finance, partnering with budget holders | skill | | related: financial planning and analysis
scenario analysis | sensitivity analysis, what-if scenarios, scenario planning, scenario modelling, stress scenarios | skill
valuation | | skill | implies: financial analysis
discounted cash flow | =DCF, net present value | skill | implies: valuation
comparable company analysis | trading comps, precedent transactions, comps analysis, comparables analysis | skill | implies: valuation
LBO modelling | =LBO, leveraged buyout, leveraged finance modelling | skill | implies: financial modelling
mergers and acquisitions | =M&A, mergers & acquisitions, acquisitions and disposals, buy-side and sell-side | skill
financial due diligence | due diligence on acquisitions, transaction services, quality of earnings, deal due diligence, =FDD | skill
investment appraisal | capital budgeting, return on investment analysis, =IRR, payback analysis, business case modelling | skill
cash flow forecasting | cash forecasting, cashflow forecasting, cash flow management, cash flow projections, cash management, 13-week cash flow | skill
working capital management | working capital, liquidity management | skill
financial statement analysis | ratio analysis, analysing financial statements, analyzing financial statements, credit ratios | skill | implies: financial analysis
profitability analysis | margin analysis, pricing analysis, product profitability, contribution analysis, customer profitability | skill
financial dashboards | finance dashboards | skill
ad hoc financial analysis | ad hoc financial reporting | skill
investor relations | investor reporting, investor communications, earnings calls, shareholder communications, quarterly earnings | skill
corporate finance | capital structure, raising capital, debt and equity financing, fundraising from investors | knowledge
project finance | infrastructure finance, public private partnerships, non-recourse financing | skill | implies: financial modelling
structured finance | =ABS@, mortgage-backed securities, CLOs | knowledge
securitisation | securitization, asset-backed securities | knowledge | implies: structured finance
financial planning software | Adaptive Insights, Adaptive Planning, Pigment planning | tool
Anaplan | | tool | implies: financial planning software
Planful | | tool | implies: financial planning software
Datarails | | tool | implies: financial planning software
Anaplan modelling | Anaplan certified, Anaplan model builder, Anaplan model building | tool | implies: financial planning software
# treasury
treasury management | treasury, daily cash positioning | skill
treasury management systems | SAP Treasury, Quantum treasury | tool | implies: treasury management
Kyriba | | tool | implies: treasury management systems
GTreasury | | tool | implies: treasury management systems
debt management | debt covenants, covenant compliance, loan agreements, borrowing facilities, debt financing | skill
foreign exchange hedging | hedging@, currency risk, FX hedging, interest rate hedging, hedge accounting | skill
foreign exchange | =FX, forex, currency trading | knowledge
association of corporate treasurers | =ACT qualification, AMCT, certified treasury professional, =CTP | certification | implies: treasury management
trade finance | bank guarantees, documentary collections, export finance, supply chain finance | knowledge
invoice finance | factoring@, invoice discounting, asset based lending, asset finance, receivables finance | knowledge
# banking
banking industry | banking@, banking experience, banking operations, banking products, financial services banking, banking services | knowledge
financial services | financial industry, financial sector | knowledge
retail banking | branch banking, consumer banking, personal banking, high street banking, bank branch | knowledge | implies: banking industry
bank teller transactions | teller transactions, teller experience, bank teller, cashing checks, teller operations, teller duties, deposits and withdrawals | skill | implies: retail banking
balancing a cash drawer | balancing cash drawer, cash drawer balancing, cash balancing, till balancing, vault balancing, teller balancing | skill
ATM servicing | ATM balancing, ATM replenishment, cash vault operations, vault cash | skill
account opening | opening accounts, new accounts | skill
bank product referrals | cross-selling bank products, referring customers to bankers, selling financial products, sale of bank products | skill | implies: retail banking
business banking | SME banking, business bankers, merchant services, treasury services to business clients | knowledge | implies: banking industry
commercial banking | commercial lending, corporate banking, middle market lending, commercial loans, business lending, C&I lending, commercial credit | skill | implies: banking industry
private banking | private client banking, high net worth clients, ultra high net worth, =HNW, UHNW | knowledge
investment banking | equity capital markets, debt capital markets, pitch books, deal execution, =IPO, underwriting securities, IPOs | skill | implies: corporate finance
relationship management in banking | banking relationship management, relationship banking | skill
loan processing | processing loans, loan applications, loan files, loan documentation, loan packages | skill
loan origination | originating loans, lending, loan production, personal loans, consumer loans | skill
mortgage lending | mortgages, home loans, residential lending | skill
mortgage processing | mortgage applications, mortgage loan processing, mortgage case management, mortgage administration, mortgage completions, verify income | skill | implies: mortgage lending
mortgage underwriting | underwriting mortgages, mortgage underwriter experience, residential underwriting, desktop underwriter, loan prospector | skill | implies: mortgage lending
government loan programs | =FHA, VA loans, USDA loans, FHA/VA | knowledge | implies: mortgage lending
conventional mortgage guidelines | Fannie Mae, Freddie Mac, FNMA, FHLMC, agency guidelines, conventional loans | knowledge | implies: mortgage lending
mortgage disclosure rules | TRID, RESPA, TILA, Truth in Lending, HMDA, loan estimate and closing disclosure, ECOA | knowledge
loan closing | closing loans, mortgage closing, closing documents, closing disclosure, loan funding | skill
loan servicing | loan administration, mortgage servicing, servicing loans, loan boarding, escrow analysis, loan operations | skill
loan origination software | | tool | implies: loan origination
Encompass LOS | Ellie Mae Encompass, =Encompass@ | tool | implies: loan origination software
Calyx Point | | tool | implies: loan origination software
BytePro | | tool | implies: loan origination software
nCino | | tool | implies: loan origination software
LaserPro | | tool | implies: loan origination software
MeridianLink | | tool | implies: loan origination software
NMLS licence | NMLS, mortgage loan originator license, =MLO, SAFE Act, licensed mortgage loan originator | licence | implies: mortgage lending
CeMAP | certificate in mortgage advice and practice, CeFA, CeRER | certification | implies: mortgage lending
mortgage advice | mortgage advising, advising on mortgages, mortgage broking, mortgage adviser experience, whole of market mortgage, equity release advice | skill | implies: mortgage lending
SBA lending | =SBA, small business administration loans | knowledge | implies: commercial banking
core banking systems | FIS banking, T24 | tool
Fiserv | | tool | implies: core banking systems
Jack Henry | | tool | implies: core banking systems
Temenos | | tool | implies: core banking systems
Finacle | | tool | implies: core banking systems
Symitar | | tool | implies: core banking systems
Flexcube | | tool | implies: core banking systems
credit union operations | credit union | knowledge | | related: retail banking
correspondent banking | SWIFT, wires@, international payments, wire transfers | knowledge
payments processing in banking | payment operations, =ACH, payments industry, card payments, payment systems, Faster Payments, CHAPS, ISO 20022 | knowledge
card services | credit card operations, chargebacks, card disputes, card issuing, Regulation E | skill
bank compliance regulations | banking regulations, Reg CC, bank regulatory compliance, Regulation B, FDIC regulations, CRA compliance | knowledge
fintech | financial technology, digital banking, open banking, neobank, embedded finance | knowledge
cryptocurrency | digital assets, crypto@, blockchain finance, decentralised finance, DeFi | knowledge
# credit and risk
credit analysis | credit assessment, analysing credit, creditworthiness, credit review, credit evaluation, spreading financials, financial spreading | skill | implies: financial analysis
credit underwriting | loan underwriting, underwriting loans, consumer underwriting, credit decisions, credit memos, credit memoranda | skill | implies: credit analysis
credit risk | counterparty risk, probability of default, loss given default | skill
credit risk modelling | credit scoring, PD LGD EAD models, CECL, IFRS 9, scorecard development | skill | implies: credit risk
market risk | value at risk, =VaR, stress testing of portfolios, FRTB | knowledge
liquidity risk | asset liability management, =ALM, liquidity coverage ratio, interest rate risk, ALCO, =LCR | knowledge
operational risk | risk and control self assessment, RCSA, operational resilience, op risk | skill
risk management | =ERM, risk mitigation, risk registers, managing risk, risk framework, risk identification | skill
third-party risk | vendor risk management, supplier risk assessment, TPRM | skill
model risk | model validation, SR 11-7, model governance | skill
stress testing | CCAR, DFAST, ICAAP, ILAAP | skill
Basel regulations | Basel III, Basel II, capital adequacy, risk weighted assets, regulatory capital, CRD IV, Basel 3.1 | knowledge
regulatory reporting | regulatory returns, COREP, FINREP, call reports, FR Y-9C, prudential reporting, FFIEC | skill
FRM certification | =FRM, financial risk manager, PRM certification, GARP | certification | implies: risk management
business continuity planning | business continuity, disaster recovery planning for business, =BCP, continuity plans | skill
ISO 22301 | | knowledge | implies: business continuity planning
# compliance and financial crime
financial compliance | regulatory compliance, compliance in financial services, compliance reviews, compliance testing, compliance programme, compliance program | skill
FCA regulations | =FCA, financial conduct authority, PRA rules, COBS | knowledge
consumer duty | treating customers fairly, =TCF, conduct risk, consumer outcomes | knowledge
SM&CR | senior managers and certification regime, SMCR, approved person | knowledge
anti-money laundering | =AML, money laundering, AML/KYC | knowledge
know your customer | =KYC, client due diligence, customer due diligence, =CDD, =CIP | skill | | related: anti-money laundering
enhanced due diligence | =EDD, politically exposed persons, PEP screening, source of wealth, adverse media | skill | implies: know your customer
sanctions screening | sanctions@, OFAC, sanctions compliance, sanctions and PEP | skill | | related: anti-money laundering
transaction monitoring | monitoring transactions, alert investigations, Actimize, alerts review, Mantas | skill | implies: anti-money laundering
suspicious activity reports | SARs, suspicious activity, STR filing | skill | implies: anti-money laundering
bank secrecy act | =BSA, BSA/AML, USA PATRIOT Act, currency transaction reports | knowledge | implies: anti-money laundering
fraud prevention | fraud detection, fraud investigation, fraud monitoring, fraud analysis, fraud risk, fraud alerts, fraud cases, identity theft investigation | skill
CAMS certification | =CAMS, ACAMS, certified anti-money laundering specialist, ICA diploma, ICA certificate | certification | implies: anti-money laundering
bribery and corruption | anti-bribery, FCPA, UK Bribery Act, anti-corruption, ABC compliance | knowledge
Dodd-Frank | Volcker rule, CFPB, UDAAP | knowledge
MiFID II | MiFID, MAR regulation, SFTR | knowledge
best execution | | knowledge | | related: MiFID II
transaction reporting | MiFIR | knowledge | | related: MiFID II
EMIR | | knowledge | | related: MiFID II
GDPR in finance | financial data privacy, GLBA, Gramm-Leach-Bliley | knowledge
# investment
investment management | fund management, investment portfolios, managing investments, buy-side | skill
portfolio management of investments | investment portfolio management, portfolio construction, managing portfolios, asset allocation, portfolio rebalancing, portfolio analysis | skill | implies: investment management
investment analysis | investment research, analysing investments, security analysis, investment recommendations, investment memos, investment committee papers | skill | implies: financial analysis
equity research | stock research, sell-side research, equity analysis, research notes on companies | skill | implies: investment analysis
equity markets | equities@, cash equities, listed equities, stock market | knowledge
fixed income | bonds@, credit markets, rates trading, government bonds, bond markets | knowledge
derivatives | | knowledge
structured products | | knowledge | implies: derivatives
options and futures | futures@ | knowledge | implies: derivatives
interest rate swaps | swaps@ | knowledge | implies: derivatives
commodities trading | commodities@, energy trading, power trading, gas trading, commodity derivatives, physical commodities | knowledge
trading of securities | securities trading, trade execution, equities trading, order execution, execution of trades, placing trades, algorithmic trading, proprietary trading | skill
capital markets | financial markets, money markets, global markets, securities markets, securities industry | knowledge
private equity | buyouts, private markets, portfolio company monitoring | knowledge
growth equity | | knowledge | | related: private equity
venture capital | | knowledge | | related: private equity
hedge funds | alternatives@, long/short equity, alternative investments | knowledge
mutual funds | unit trusts, pooled funds, investment funds | knowledge
UCITS | OEICs | knowledge | | related: mutual funds
ETFs | exchange traded funds | knowledge | | related: mutual funds
fund accounting | fund accountancy, NAV calculation, net asset value, investment accounting, portfolio accounting | skill | implies: accounting
fund administration | transfer agency, fund services, capital calls, investor services, fund operations | skill
trade settlement | settlements@, trade support, middle office, trade processing, trade confirmations, trade lifecycle, T+1, trade matching, securities settlement | skill
corporate actions | dividend processing, proxy voting, income collection | skill
custody services | custodian@, securities custody, global custody, asset servicing, safekeeping of securities | knowledge
trade reconciliations | position reconciliation, cash and stock reconciliations, nostro reconciliation, break resolution, CASS reconciliations | skill
CASS rules | CASS, client assets, client money rules | knowledge
collateral management | margining, repo@, securities lending, prime brokerage, margin calls | skill
investment operations | brokerage operations, securities operations, wealth management operations, transfers and re-registrations | skill
performance measurement of portfolios | performance attribution, GIPS, performance reporting of funds, portfolio analytics, performance analytics | skill
Bloomberg Terminal | Bloomberg, =BBG | tool
FactSet | | tool | | related: Bloomberg Terminal
Capital IQ | CapIQ | tool | | related: FactSet
Refinitiv | Thomson Reuters Eikon | tool | | related: FactSet
Morningstar Direct | Morningstar | tool
FE Analytics | | tool | | related: Morningstar Direct
PitchBook | | tool
Preqin | | tool | | related: PitchBook
Mergermarket | | tool | | related: PitchBook
Dealogic | | tool | | related: PitchBook
Crunchbase Pro | | tool | | related: PitchBook
Charles River IMS | | tool
BlackRock Aladdin | =Aladdin@ | tool | | related: Charles River IMS
SimCorp | | tool | | related: Charles River IMS
Advent Geneva | Advent APX | tool | | related: Charles River IMS
Murex | | tool | | related: Charles River IMS
Calypso | | tool | | related: Charles River IMS
Investran | | tool | | related: Charles River IMS
ESG investing | =ESG, sustainable investing, responsible investment, TCFD, SFDR, socially responsible investing | knowledge
quantitative finance | quant finance, stochastic calculus, derivatives pricing, financial mathematics, quant strategies | skill
financial econometrics | time series for markets, risk factor models | skill
CFA charter | =CFA, chartered financial analyst | certification | implies: investment analysis
CAIA | chartered alternative investment analyst, CIPM | certification
investment management certificate | =IMC, CISI, =IOC, investment operations certificate | certification
Series 7 | general securities representative, S7 | licence | implies: FINRA registration | related: Series 63
Series 63 | investment adviser representative | licence
series 66 | S66 | licence | | related: Series 63
series 65 | | licence | | related: Series 63
Series 6 | mutual funds licence | licence | implies: FINRA registration
Series 24 | series 9 and 10, series 9/10, series 53, series 26, general securities principal, series 27 | licence | implies: FINRA registration
SIE exam | securities industry essentials, =SIE | certification
FINRA registration | FINRA, series 3, broker-dealer, series 79 | knowledge
Investment Advisers Act | registered investment adviser, =RIA, SEC regulations for advisers, Form ADV, investment advisor act, Reg BI | knowledge
# personal finance and wealth
financial advice | financial advising, financial advisory, investment advice, financial guidance, advising clients on investments | skill
financial planning | retirement planning, wealth planning | skill | | related: financial advice
wealth management | private wealth, wealth planning services, wealth advisory, managing client wealth | skill | implies: financial planning
pension advice | pension transfers, pension switching, drawdown@, retirement advice, SIPPs, defined benefit transfers | skill
pensions administration | defined benefit pensions, DB pensions, defined contribution, DB and DC schemes, pension schemes, pension calculations, DB schemes | skill
paraplanning | suitability reports, suitability letters, report writing for advisers, paraplanner experience, pre-sales research for advisers | skill
adviser planning software | intelliflo | tool
eMoney | | tool | implies: adviser planning software
MoneyGuidePro | | tool | implies: adviser planning software
Intelligent Office | | tool | implies: adviser planning software
RightCapital | | tool | implies: adviser planning software
CashCalc | | tool | implies: adviser planning software
Redtail | | tool | implies: adviser planning software
Orion advisor | | tool | implies: adviser planning software
Xplan | | tool | implies: adviser planning software
investment platforms | platform administration, fund platforms, ISAs and pensions, custodian platforms, Schwab platform, wrap platforms | knowledge
estate planning for clients | wealth transfer planning, trusts and wills planning, inheritance planning for clients, charitable giving strategies | knowledge
certified financial planner | =CFP, chartered financial consultant, =ChFC | certification | implies: financial planning
diploma in regulated financial planning | DipPFS, level 4 diploma in financial planning, diploma qualified adviser, DipFA, chartered financial planner, level 4 qualified, APFS, CII diploma, AF7, R0 exams, RO1 to RO6 | certification | implies: financial advice
debt advice | debt counselling, credit counseling, money advice, debt management plans, financial counselling, budgeting advice to clients, financial coaching, financial literacy | skill
401(k) administration | 401k administration, retirement plan administration, 401k plans, 401(k) plans, plan sponsor, recordkeeping of retirement plans, defined contribution plans, =QKA | skill
annuities | | knowledge
# insurance
insurance | | knowledge
insurance underwriting | underwriting@, underwriter experience, risk underwriting, policy underwriting, underwriting insurance, underwriting guidelines, underwriting authority | skill | implies: insurance
insurance claims handling | claims handling, claims processing, claims management, processing claims, claims adjusting, insurance claims, handling claims, adjusting claims, claims adjudication, claims examination | skill | implies: insurance
claims investigation | investigating claims | skill | implies: insurance claims handling
motor claims | auto claims, motor insurance claims, automobile claims, bodily injury claims, total loss, motor fleet claims, credit hire | skill | implies: insurance claims handling
property claims | home claims, household claims, homeowners claims, property damage claims, catastrophe claims, subsidence claims, escape of water claims | skill | implies: insurance claims handling
liability claims | casualty claims, injury claims, EL/PL, litigated claims, third party claims | skill | implies: insurance claims handling
workers' compensation claims | work comp claims, lost time claims, workers' comp | skill | implies: insurance claims handling
loss adjusting | loss assessment, claims inspection, cause and origin, loss adjusters, CILA, field adjusting, damage assessment for claims | skill | implies: insurance claims handling
subrogation | recovery claims, subrogated recoveries, claims recovery | skill
claims negotiation | settling claims, claims settlement, settlement negotiation@, negotiating settlements, coverage determination, coverage analysis | skill | implies: insurance claims handling
Xactimate | Xactanalysis, Xactware | tool | implies: property claims
Symbility | | tool | implies: property claims | related: Xactimate
property and casualty insurance | =P&C, property & casualty | knowledge | implies: insurance
personal lines | personal lines insurance, home and auto insurance | knowledge | implies: property and casualty insurance
commercial lines insurance | commercial lines, commercial insurance, business insurance, commercial property insurance, commercial combined, SME insurance, professional indemnity insurance, general liability insurance | knowledge | implies: insurance
life insurance | life assurance, life and health insurance, term life, whole life, income protection, critical illness cover, final expense, protection insurance, universal life | knowledge | implies: insurance
health insurance | private medical insurance, =PMI@, health plans, medical insurance plans, ACA marketplace | knowledge | implies: insurance
Medicare insurance sales | Medicare Advantage, Medicare supplement, selling Medicare, AHIP, Medicare plans | knowledge | implies: health insurance
travel and pet insurance | travel insurance, pet insurance, gadget insurance, specialty insurance lines | knowledge
reinsurance | retrocession | knowledge | implies: insurance
Lloyd's market | London market, Lloyds of London, Lloyd's syndicates, delegated authority, bordereaux, binding authority, Lloyd's broker | knowledge | implies: insurance
marine and aviation insurance | marine cargo insurance, hull insurance, specialty lines, energy insurance, cyber insurance | knowledge
surety bonds | surety, contract bonds, bonding | knowledge
insurance sales | selling insurance, sold insurance, insurance agency sales, insurance quoting, quoting insurance | skill | implies: insurance
insurance broking | insurance brokering, insurance brokerage, placing business with insurers, placing risks, broking@, broker experience, insurance placement | skill | implies: insurance
policy administration | policy servicing, endorsements@, renewals@, policy changes, policy renewals, insurance renewals, mid-term adjustments, policy issuance | skill | implies: insurance
agency management system | =SSP Pure | tool
Applied Epic | Applied TAM, Applied Systems | tool | implies: agency management system | related: AMS360
AMS360 | | tool | implies: agency management system
EZLynx | | tool | implies: agency management system
Acturis | | tool | implies: agency management system
Open GI | | tool | implies: agency management system
HawkSoft | | tool | implies: agency management system
Vertafore | | tool | implies: agency management system
Guidewire | ClaimCenter | tool
PolicyCenter | | tool | | related: Guidewire
Duck Creek | | tool | | related: Guidewire
Majesco | | tool | | related: Guidewire
property and casualty license | P&C license, property & casualty license, 2-20 license, 4-40 license, personal lines license, property and casualty insurance license | licence | implies: property and casualty insurance
life and health license | life & health license, life insurance license, health insurance license, L&H license, life accident and health license, 2-15 license | licence | implies: life insurance
insurance adjuster license | adjuster license, licensed adjuster | licence | implies: insurance claims handling
insurance licence | insurance license, licensed insurance agent, producer license, LLQP, RIBO | licence | implies: insurance
CII qualification | =CII, ACII, chartered insurance institute, chartered insurance broker, Dip (CII), Cert (CII) | certification | implies: insurance
CPCU | chartered property casualty underwriter, =AINS, =CLU, associate in claims, AIC designation | certification | implies: insurance
associate in risk management | =ARM@ | certification | | related: CPCU
certified insurance counselor | =CIC | certification | | related: CPCU
insurance risk surveys | risk surveys, risk engineering, loss control | skill
# actuarial
actuarial analysis | actuarial | skill
actuarial reserving | reserving@, technical provisions, IBNR | skill | implies: actuarial analysis
insurance pricing | rating models, technical pricing, ratemaking, GLM pricing, Emblem and Radar | skill
Solvency II | =ORSA, Solvency 2, SCR calculation | knowledge
IFRS 17 | IFRS17, LDTI | knowledge
actuarial exams | =FSA fellowship, =ASA associate, =FIA, ACAS actuary, IFoA, society of actuaries, SOA exams, CAS exams, part qualified actuary, nearly qualified actuary | certification | implies: actuarial analysis
actuarial software | Prophet actuarial, AXIS actuarial, GGY AXIS, Radar pricing, WTW Radar | tool | implies: actuarial analysis
ResQ | | tool | implies: actuarial software
MG-ALFA | | tool | implies: actuarial software
pension valuation | actuarial valuations of pensions, pension funding, pension consulting, scheme actuary | skill
`
