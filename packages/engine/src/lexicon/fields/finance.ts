export const finance = `
# analysis and corporate finance
financial analysis,-analytics,analysing financial data,finance analysis
financial forecasting,revenue-,reforecasting,rolling forecasts ~ budgeting
financial planning and analysis,FP&A > financial analysis,financial forecasting
finance business partnering,financial-,commercial finance ~ financial planning and analysis
scenario analysis,sensitivity-,scenario modelling,-planning,stress scenarios,what-if-
mergers and acquisitions,=M&A,acquisitions and disposals
financial due diligence,=FDD,quality of earnings,transaction services
investment appraisal,=IRR,capital budgeting,payback analysis,return on investment-
cash flow forecasting,-projections,-management,cash--,-forecasting,cashflow-,13-week cash flow
working capital management,liquidity--,working capital
profitability analysis,contribution-,margin-,pricing-,EBITDA,customer profitability,product-
financial dashboards,finance-
ad hoc financial analysis
investor relations,-reporting,-communications,shareholder-,earnings calls,quarterly earnings
skill > financial analysis:
financial modelling,3-statement models,three statement model
valuation
financial statement analysis,ratio--,analysing financial statements,credit ratios
skill > valuation:
discounted cash flow,=DCF,net present value
comparable company analysis,comps--,comparables-,comps@@,precedent transactions,trading comps
skill > financial modelling:
LBO modelling,leveraged buyout,=LBO
project finance,infrastructure-,non-recourse financing,public private partnerships
knowledge:
corporate finance,leveraged-,LevFin,capital structure,debt and equity financing,raising capital
structured finance,=ABS@,CLOs,mortgage-backed securities
securitisation,=CLOs,=CMBS,=RMBS,asset-backed securities > structured finance
tool:
financial planning software,Adaptive Insights,-Planning,Jedox,Pigment@@,Vena Solutions,Pigment planning
tool > financial planning software:
Anaplan
Planful
Datarails
Anaplan modelling,-certified
# treasury
treasury management,daily cash positioning,cash concentration,-pooling,treasury
debt management,-covenants,-financing,borrowing facilities,covenant compliance,loan agreements
foreign exchange hedging,FX--,interest rate-,hedging^@,currency risk,hedge accounting
tool:
treasury management systems,Quantum treasury,SAP Treasury > treasury management
tool > treasury management systems:
Kyriba
GTreasury
knowledge:
foreign exchange,=FX,currency trading,forex
trade finance,export-,supply chain-,bank guarantees,=UCP 600,documentary collections,letters of credit
invoice finance,receivables-,asset-,-based lending,factoring^@@,invoice discounting
certification:
association of corporate treasurers,=ACT qualification,=CTP,AMCT,certified treasury professional > treasury management
# banking
balancing a cash drawer,balancing--,cash balancing,till-,vault-,teller-
ATM servicing,-balancing,-replenishment,cash vault operations,vault cash
account opening,new accounts@,opening-
commercial banking,-loans,-credit,-lending,C&I-,business-,middle market-,corporate banking > banking industry
investment banking,=IPO,deal execution,equity capital markets,debt-,pitch books,underwriting securities > corporate finance
relationship management in banking,relationship banking
loan processing,-packages,-files,-applications,-documentation
loan origination,-production,lending,consumer loans,personal-,microfinance
mortgage lending,residential-,home loans,mortgages
loan closing,mortgage-,loan funding,closing disclosure,-loans,-documents
loan servicing,mortgage-,escrow analysis,loan administration,-boarding,-operations,-disbursement,portfolio at risk
card services,-disputes,-issuing,chargebacks,Regulation E
skill > retail banking:
bank teller transactions,teller--,-duties,-experience,-operations,bank teller,cashing checks^,deposits and withdrawals
bank product referrals,cross-selling bank products
skill > mortgage lending:
mortgage processing,mortgage loan-,--administration,-completions,-applications,-case management,verify income
mortgage underwriting,residential-,=LTV@@,desktop underwriter,loan prospector,-to value,=DTI@@,underwriting mortgages
mortgage advice,-advising,-broking,advising on mortgages,equity release advice
knowledge:
banking industry,-experience,-operations,-products,-services,banking^@
financial services,-industry,-sector,=BFSI
private banking,-client banking,=HNW,UHNW,high net worth clients,ultra high net worth
mortgage disclosure rules,ECOA,HMDA,RESPA,TILA,TRID,Truth in Lending
SBA lending,=SBA > commercial banking
credit union operations,--union ~ retail banking
correspondent banking,=SWIFT@,international payments,wire transfers,wires^@@
payments processing in banking,=ACH,=SEPA,Faster Payments,ISO 20022,MT103,=CHAPS,SWIFT MT,card payments,payment operations,-systems,payments industry
bank compliance regulations,FDIC--,banking-,CRA compliance,Regulation B,Reg CC
fintech,digital banking,open-,embedded finance,financial technology,neobank
cryptocurrency,crypto@,DeFi,blockchain finance,decentralised-,digital assets
knowledge > banking industry:
retail banking,branch-,consumer-,personal-,high street-,bank branch
business banking,-bankers,merchant services,SME banking
knowledge > mortgage lending:
government loan programs,=FHA,FHA/VA,USDA loans,VA-
conventional mortgage guidelines,--loans,agency guidelines@@,FHLMC,FNMA,Fannie Mae,Freddie Mac
tool:
loan origination software > loan origination
core banking systems,Avaloq,FIS banking,Finastra,T24
tool > loan origination software:
Encompass LOS,=Encompass@,Ellie Mae Encompass
Calyx Point
BytePro
nCino
LaserPro
MeridianLink
tool > core banking systems:
Fiserv
Jack Henry
Temenos
Finacle
Symitar
Flexcube
licence:
NMLS licence,=MLO,NMLS,SAFE Act,licensed mortgage loan originator,mortgage loan originator license > mortgage lending
certification:
FAIS,=RE1,=RE5
certification > mortgage lending:
CeMAP,certificate in mortgage advice and practice
CeRER,certificate in regulated equity release
# credit and risk
credit analysis,-review,-assessment,-evaluation,creditworthiness,financial spreading > financial analysis
credit underwriting,consumer-,loan-,-appraisal,credit decisions,-memos@@,-memoranda,underwriting loans > credit analysis
credit risk,counterparty-,loss given default,probability of--
credit risk modelling,--scoring,CECL,IFRS 9,expected credit loss,scorecard development,=ECL@@ > credit risk
operational risk,-resilience,RCSA,op risk
risk management,-framework,-identification,-mitigation,-registers,=ERM
third-party risk,vendor risk management,TPRM
model risk,-governance,-validation,SR 11-7
stress testing,DFAST,CCAR,ICAAP,ILAAP
regulatory reporting,-returns,COREP,FFIEC,FINREP,FR Y-9C,call reports,prudential reporting
business continuity planning,--continuity,=BCP,continuity plans
knowledge:
market risk,value at-,=VaR,FRTB,SA-CCR
liquidity risk,-coverage ratio,=ALM,=LCR,ALCO,asset liability management,interest rate risk
Basel regulations,-3.1,-III,-II,-IV,CRD-,regulatory capital,risk weighted assets,capital adequacy
ISO 22301 > business continuity planning
certification:
FRM certification,=GARP@,=FRM,financial risk manager > risk management
# compliance and financial crime
financial compliance,regulatory-,compliance programme,-reviews,-testing
know your customer,=CDD,=CIP@,=KYC,Fenergo,World-Check,client due diligence,customer- ~ anti-money laundering
enhanced due diligence,PEP screening,adverse media,=EDD,politically exposed persons,source of wealth > know your customer
sanctions screening,-compliance,OFAC,sanctions@ ~ anti-money laundering
fraud prevention,-analysis,-cases,-detection,-investigation,-monitoring,-risk,-alerts
skill > anti-money laundering:
transaction monitoring,Mantas,Actimize,alert investigations,alerts review
suspicious activity reports,--activity,=STR@@,SARs,STR filing
knowledge:
FCA regulations,=FCA,=PRA@@,COBS,PRA rules,Prudential Regulation Authority,financial conduct authority
consumer duty,-outcomes,=TCF,conduct risk,treating customers fairly
SM&CR,SMCR,approved person,senior managers and certification regime
anti-money laundering,money-,=AML,=CTF@@,AML/KYC,ICA diploma,counter-terrorist financing,=CFT@@
bank secrecy act,=BSA@,BSA/AML,USA PATRIOT Act,currency transaction reports > anti-money laundering
bribery and corruption,ABC compliance,FCPA,UK Bribery Act,anti-bribery,anti-corruption
Dodd-Frank,CFPB,UDAAP,Volcker rule
MiFID II,MAR regulation,MiFID,SFTR
best execution ~ MiFID II
transaction reporting,MiFIR ~ MiFID II
EMIR ~ MiFID II
GDPR in finance,GLBA,Gramm-Leach-Bliley
certification:
CAMS certification,=CAMS,ACAMS,ICA diploma,certified anti-money laundering specialist > anti-money laundering
# investment
investment management,-portfolios,buy-side,fund management
portfolio management of investments,managing portfolios,portfolio analysis,-rebalancing,-construction,investment portfolio management,asset allocation > investment management
investment analysis,-recommendations,-memos,-research,security analysis > financial analysis
equity research,stock-,sell-side-,equity analysis > investment analysis
trading of securities,proprietary trading,equities-,algorithmic-,securities-,order execution,trade-,placing trades
fund accounting,investment-,portfolio-,NAV calculation,fund accountancy,net asset value > accounting
fund administration,-operations,-services,investor-,capital calls,=NAV@@,net asset value,transfer agency
trade settlement,securities-,T+1,middle office,settlements@@,trade confirmations,-matching,-support,-lifecycle,-processing
corporate actions,income collection,proxy voting,dividend processing
trade reconciliations,CASS-,nostro-,-recs,break resolution,position reconciliation
collateral management,margin calls,margining^,prime brokerage,repo@,securities lending
investment operations,securities-,brokerage-,wealth management-
performance measurement of portfolios,portfolio analytics,performance-,-attribution,GIPS
quantitative finance,quant-,-strategies,KDB+,derivatives pricing,financial mathematics,=quant@@,stochastic calculus
financial econometrics
knowledge:
equity markets,listed equities,cash-,equities^@,stock market
fixed income,bond markets,credit-,bonds@@,rates trading,government bonds
derivatives^,OTC derivatives
commodities trading,power-,energy-,gas-,commodities^@@,commodity derivatives,physical commodities
capital markets,money-,financial-,securities-,-industry,=DCM@@,=ECM@@,global markets@@
private equity,-markets,buyouts,portfolio company monitoring
growth equity ~ private equity
venture capital,=VC@@ ~ private equity
hedge funds,alternative investments,alternatives^@@,long/short equity
mutual funds,investment-,pooled-,unit trusts
UCITS,OEICs ~ mutual funds
ETFs,exchange traded funds ~ mutual funds
custody services,asset servicing,global custody,securities-,safekeeping of securities,custodian@@
CASS rules,client money-,--assets,=CASS@
ESG investing,sustainable-,socially responsible-,=ESG,SFDR,TCFD,responsible investment
FINRA registration,FINRA,broker-dealer,series 3,-79
Investment Advisers Act,Form ADV,Reg BI,=RIA,registered investment adviser
knowledge > derivatives:
structured products
options and futures,futures^@@
interest rate swaps,swaps^@@
tool:
Bloomberg Terminal,=BBG,Bloomberg
FactSet ~ Bloomberg Terminal
Capital IQ,CapIQ ~ FactSet
Refinitiv,Eikon ~ FactSet
Morningstar Direct,Morningstar
FE Analytics ~ Morningstar Direct
PitchBook
Preqin ~ PitchBook
Mergermarket ~ PitchBook
Dealogic ~ PitchBook
Crunchbase Pro ~ PitchBook
Charles River IMS,--River@@,=CRIMS
BlackRock Aladdin,=Aladdin@ ~ Charles River IMS
SimCorp ~ Charles River IMS
Advent Geneva,-APX,=Geneva@@ ~ Charles River IMS
Murex ~ Charles River IMS
Calypso ~ Charles River IMS
Investran ~ Charles River IMS
certification:
CFA charter,chartered financial analyst,=CFA > investment analysis
CAIA,chartered alternative investment analyst
investment management certificate,=IMC,CISI
SIE exam,securities industry essentials,=SIE
licence:
Series 63,investment adviser representative
series 66,S66 ~ Series 63
series 65 ~ Series 63
licence > FINRA registration:
Series 7,S7,general securities representative ~ Series 63
Series 6,mutual funds licence
Series 24,general securities principal,series 27,-53
# personal finance and wealth
financial advice,-advising,-advisory,-guidance,investment advice
financial planning,retirement-,wealth-,cashflow modelling ~ financial advice
wealth management,-advisory,private wealth > financial planning
pension advice,-switching,-transfers,defined benefit-,SIPPs,drawdown@,retirement advice
pensions administration,DB pensions,defined benefit-,--contribution,DB schemes,pension-,-calculations
paraplanning,paraplanner experience,suitability letters,-reports
debt advice,money-,debt management plans,--counselling,financial-,-coaching,-literacy,=DRO@@,credit counseling
retirement plan administration,401k,=QKA,defined contribution plans,plan sponsor,401(k)
tool:
adviser planning software,=Iress@@,Voyant,intelliflo
tool > adviser planning software:
eMoney
MoneyGuidePro
Intelligent Office
RightCapital
CashCalc
Redtail
Orion advisor
Xplan
knowledge:
investment platforms,custodian-,fund-,wrap-,ISAs and pensions,Schwab platform,platform administration
estate planning for clients,wealth transfer planning
annuities
certification:
certified financial planner,=CFP,=ChFC,chartered financial consultant > financial planning
diploma in regulated financial planning,=R01@@,AF7,APFS,chartered financial planner,CII diploma,DipFA,DipPFS,R0 exams,RO1 to RO6,level 4 diploma in financial planning > financial advice
# insurance
subrogation,claims recovery,recovery claims,subrogated recoveries
insurance risk surveys,risk--,-engineering,loss control
skill > insurance:
insurance underwriting,policy-,risk-,bordereaux,delegated authority,underwriting-,-insurance,-guidelines,=MGA@@,underwriter experience,underwriting@
insurance claims handling,--claims,=FNOL,claims adjudication,-handling,-adjusting,-examination,-management,-processing,first notice of loss,first notification--
insurance sales,-quoting,bancassurance,quoting insurance,sold-,selling-
insurance broking,-brokerage,-brokering,-placement,broker experience,broking@,placing risks
policy administration,-issuance,-servicing,-changes,-renewals,insurance-,endorsements@@,mid-term adjustments,renewals@@
skill > insurance claims handling:
claims investigation
motor claims,auto-,automobile-,bodily injury-,motor insurance--,total loss,credit hire
property claims,-damage claims,home--,homeowners-,catastrophe-,household-,subsidence-
liability claims,casualty-,injury-,litigated-,third party-,EL/PL
workers' compensation claims,--comp,work comp claims
loss adjusting,field-,cause and origin,claims inspection,loss assessment
claims negotiation,-settlement,coverage analysis,-determination,negotiating settlements,settlement negotiation@
knowledge:
insurance
personal lines,home and auto insurance > property and casualty insurance
Medicare insurance sales,--supplement,-plans,-Advantage,AHIP,selling Medicare > health insurance
travel and pet insurance,gadget insurance,pet-,travel-
marine and aviation insurance,cyber insurance,hull-,energy-,marine cargo-,specialty lines
surety bonds,contract-,bonding^@@,surety
knowledge > insurance:
property and casualty insurance,=P&C,property & casualty
commercial lines insurance,--combined,-insurance,-lines,-property insurance,SME--,business-,general liability-,professional indemnity--
life insurance,protection-,life and health-,critical illness cover,life assurance,final expense,income protection,term life,universal-,whole-
health insurance,private medical-,health plans,medical insurance-,=PMI@,ACA marketplace
reinsurance,retrocession
Lloyd's market,-syndicates,-broker,Lloyds of London,London market,binding authority,delegated-,bordereaux
tool:
agency management system,=SSP Pure
Guidewire,ClaimCenter
PolicyCenter ~ Guidewire
Duck Creek ~ Guidewire
Majesco ~ Guidewire
tool > property claims:
Xactimate,Xactanalysis,Xactware
Symbility ~ Xactimate
tool > agency management system:
Applied Epic,-Systems,-TAM ~ AMS360
AMS360
EZLynx
Acturis
Open GI
HawkSoft
Vertafore
licence:
property and casualty license,-insurance license,2-20 license,P&C- > property and casualty insurance
life and health license,life accident-,2-15 license,L&H-,health insurance-,life- > life insurance
insurance adjuster license,adjuster-- > insurance claims handling
insurance licence,licensed insurance agent,LLQP,RIBO,producer license > insurance
certification:
associate in risk management,=ARM@ ~ CPCU
certified insurance counselor,=CIC ~ CPCU
certification > insurance:
CII qualification,=CII,=FCII,ACII,Cert (CII),Dip-,chartered insurance broker,-institute
CILA qualification,=CILA,ACILA,FCILA
CPCU,chartered property casualty underwriter
# actuarial
actuarial analysis,actuarial
actuarial reserving,technical provisions^,IBNR,reserving^@@ > actuarial analysis
insurance pricing,GI-,GLM-,technical-,ratemaking,rating models
pension valuation,-funding,-consulting,scheme actuary
knowledge:
Solvency II,-2,=ORSA,SCR calculation
IFRS 17,IFRS17,LDTI
certification:
actuarial exams,CAS-,SOA-,IFoA,society of actuaries,=ASA associate,=ASA@@,=FIA@,=FSA fellowship,=FSA@@,ACAS actuary,nearly qualified-,part- > actuarial analysis
tool:
actuarial software,WTW Radar,=Prophet@@,AXIS actuarial,Prophet-,GGY AXIS,Radar pricing > actuarial analysis
tool > actuarial software:
ResQ
MG-ALFA`
