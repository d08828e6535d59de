export const finance = `
# analysis and corporate finance
financial analysis,-analytics,analysing financial data,finance analysis
financial modelling,3-statement models,three statement model > financial analysis
financial forecasting,revenue-,reforecasting,rolling forecasts ~ budgeting
financial planning and analysis,--& analysis,FP&A > financial analysis,financial forecasting
finance business partnering,financial-,commercial finance ~ financial planning and analysis
scenario analysis,sensitivity-,scenario modelling,-planning,stress scenarios,what-if-
valuation > financial analysis
discounted cash flow,=DCF,net present value > valuation
comparable company analysis,comps--,comparables-,precedent transactions,trading comps > valuation
LBO modelling,leveraged buyout,=LBO > financial modelling
mergers and acquisitions,mergers &--,=M&A,acquisitions and disposals
financial due diligence,=FDD,quality of earnings,transaction services
investment appraisal,=IRR,capital budgeting,payback analysis,return on investment-
cash flow forecasting,-projections,-management,cash--,-forecasting,cashflow-,13-week cash flow
working capital management,liquidity--,working capital
financial statement analysis,ratio--,analysing financial statements,credit ratios > financial analysis
profitability analysis,contribution-,margin-,pricing-,customer profitability,product-
financial dashboards,finance-
ad hoc financial analysis
investor relations,-reporting,-communications,shareholder-,earnings calls,quarterly earnings
knowledge: corporate finance,capital structure,debt and equity financing,raising capital
project finance,infrastructure-,non-recourse financing,public private partnerships > financial modelling
knowledge: structured finance,=ABS@,CLOs,mortgage-backed securities
knowledge: securitisation,asset-backed securities > structured finance
tool: financial planning software,Adaptive Insights,-Planning,Pigment planning
tool: Anaplan > financial planning software
tool: Planful > financial planning software
tool: Datarails > financial planning software
tool: Anaplan modelling,-certified > financial planning software
# treasury
treasury management,daily cash positioning,treasury
tool: treasury management systems,Quantum treasury,SAP Treasury > treasury management
tool: Kyriba > treasury management systems
tool: GTreasury > treasury management systems
debt management,-covenants,-financing,borrowing facilities,covenant compliance,loan agreements
foreign exchange hedging,FX--,interest rate-,hedging^@,currency risk,hedge accounting
knowledge: foreign exchange,=FX,currency trading,forex
certification: association of corporate treasurers,=ACT qualification,=CTP,AMCT,certified treasury professional > treasury management
knowledge: trade finance,export-,supply chain-,bank guarantees,documentary collections
knowledge: invoice finance,receivables-,asset-,-based lending,factoring^@@,invoice discounting
# banking
knowledge: banking industry,-experience,-operations,-products,-services,banking^@
knowledge: financial services,-industry,-sector
knowledge: retail banking,branch-,consumer-,personal-,high street-,bank branch > banking industry
bank teller transactions,teller--,-duties,-experience,-operations,bank teller,cashing checks^,deposits and withdrawals > retail banking
balancing a cash drawer,balancing--,cash balancing,till-,vault-,teller-
ATM servicing,-balancing,-replenishment,cash vault operations,vault cash
account opening,new accounts,opening-
bank product referrals,cross-selling bank products > retail banking
knowledge: business banking,-bankers,merchant services,SME banking > banking industry
commercial banking,-loans,-credit,-lending,C&I-,business-,middle market-,corporate banking > banking industry
knowledge: private banking,-client banking,=HNW,UHNW,high net worth clients,ultra high net worth
investment banking,underwriting securities,=IPO,IPOs,deal execution,debt capital markets,equity-,pitch books > corporate finance
relationship management in banking,relationship banking
loan processing,-packages,-files,-applications,-documentation,processing loans
loan origination,-production,personal loans,originating-,consumer-,lending
mortgage lending,residential-,home loans,mortgages
mortgage processing,mortgage loan-,--administration,-completions,-applications,-case management,verify income > mortgage lending
mortgage underwriting,residential-,loan prospector,desktop underwriter,underwriting mortgages > mortgage lending
knowledge: government loan programs,=FHA,FHA/VA,USDA loans,VA- > mortgage lending
knowledge: conventional mortgage guidelines,--loans,agency guidelines@@,FHLMC,FNMA,Fannie Mae,Freddie Mac > mortgage lending
knowledge: mortgage disclosure rules,ECOA,HMDA,RESPA,TILA,TRID,Truth in Lending
loan closing,mortgage-,loan funding,closing disclosure,-loans,-documents
loan servicing,mortgage-,escrow analysis,loan administration,-boarding,-operations,servicing loans
tool: loan origination software > loan origination
tool: Encompass LOS,=Encompass@,Ellie Mae Encompass > loan origination software
tool: Calyx Point > loan origination software
tool: BytePro > loan origination software
tool: nCino > loan origination software
tool: LaserPro > loan origination software
tool: MeridianLink > loan origination software
licence: NMLS licence,=MLO,NMLS,SAFE Act,licensed mortgage loan originator,mortgage loan originator license > mortgage lending
certification: CeMAP,CeFA,CeRER,certificate in mortgage advice and practice > mortgage lending
mortgage advice,-advising,-broking,advising on mortgages,equity release advice > mortgage lending
knowledge: SBA lending,=SBA > commercial banking
tool: core banking systems,FIS banking,T24
tool: Fiserv > core banking systems
tool: Jack Henry > core banking systems
tool: Temenos > core banking systems
tool: Finacle > core banking systems
tool: Symitar > core banking systems
tool: Flexcube > core banking systems
knowledge: credit union operations,--union ~ retail banking
knowledge: correspondent banking,=SWIFT@,international payments,wire transfers,wires^@@
knowledge: payments processing in banking,=ACH,Faster Payments,ISO 20022,card payments,=CHAPS,payment operations,-systems,payments industry
card services,-disputes,-issuing,chargebacks,Regulation E
knowledge: bank compliance regulations,FDIC--,banking-,CRA compliance,Regulation B,Reg CC
knowledge: fintech,digital banking,open-,embedded finance,financial technology,neobank
knowledge: cryptocurrency,crypto@,DeFi,blockchain finance,decentralised-,digital assets
# credit and risk
credit analysis,-review,-assessment,-evaluation,financial spreading,analysing credit,creditworthiness,spreading financials > financial analysis
credit underwriting,consumer-,loan-,credit decisions,-memos@@,-memoranda,underwriting loans > credit analysis
credit risk,counterparty-,loss given default,probability of--
credit risk modelling,--scoring,CECL,IFRS 9,scorecard development > credit risk
knowledge: market risk,value at-,=VaR,FRTB
knowledge: liquidity risk,-coverage ratio,=ALM,=LCR,ALCO,asset liability management,interest rate risk
operational risk,-resilience,op risk,risk and control self assessment,RCSA
risk management,-framework,-identification,-mitigation,-registers,=ERM,managing risk
third-party risk,vendor risk management,TPRM
model risk,-governance,-validation,SR 11-7
stress testing,DFAST,CCAR,ICAAP,ILAAP
knowledge: Basel regulations,-II,-3.1,-III,capital adequacy,regulatory capital,risk weighted assets,CRD IV
regulatory reporting,-returns,COREP,FFIEC,FINREP,FR Y-9C,call reports,prudential reporting
certification: FRM certification,PRM-,=FRM,=GARP@,financial risk manager > risk management
business continuity planning,--continuity,=BCP,continuity plans
knowledge: ISO 22301 > business continuity planning
# compliance and financial crime
financial compliance,regulatory-,compliance programme,-reviews,-testing
knowledge: FCA regulations,=FCA,COBS,PRA rules,financial conduct authority
knowledge: consumer duty,-outcomes,=TCF,conduct risk,treating customers fairly
knowledge: SM&CR,SMCR,approved person,senior managers and certification regime
knowledge: anti-money laundering,money-,=AML,AML/KYC
know your customer,=CDD,=CIP,=KYC,client due diligence,customer- ~ anti-money laundering
enhanced due diligence,PEP screening,adverse media,=EDD,politically exposed persons,source of wealth > know your customer
sanctions screening,-compliance,OFAC,sanctions@ ~ anti-money laundering
transaction monitoring,Mantas,Actimize,alert investigations,alerts review,monitoring transactions > anti-money laundering
suspicious activity reports,--activity,SARs,STR filing > anti-money laundering
knowledge: bank secrecy act,BSA/AML,USA PATRIOT Act,currency transaction reports,=BSA > anti-money laundering
fraud prevention,-analysis,-cases,-detection,-investigation,-monitoring,-risk,-alerts
certification: CAMS certification,=CAMS,ACAMS,ICA certificate,-diploma,certified anti-money laundering specialist > anti-money laundering
knowledge: bribery and corruption,ABC compliance,FCPA,UK Bribery Act,anti-bribery,anti-corruption
knowledge: Dodd-Frank,CFPB,UDAAP,Volcker rule
knowledge: MiFID II,MAR regulation,MiFID,SFTR
knowledge: best execution ~ MiFID II
knowledge: transaction reporting,MiFIR ~ MiFID II
knowledge: EMIR ~ MiFID II
knowledge: GDPR in finance,GLBA,Gramm-Leach-Bliley
# investment
investment management,-portfolios,buy-side,fund management,managing investments
portfolio management of investments,managing portfolios,portfolio analysis,-rebalancing,-construction,investment portfolio management,asset allocation > investment management
investment analysis,-recommendations,-memos,-research,analysing investments,security analysis > financial analysis
equity research,stock-,sell-side-,equity analysis > investment analysis
knowledge: equity markets,listed equities,cash-,equities^@,stock market
knowledge: fixed income,bond markets,credit-,bonds@@,rates trading,government bonds
knowledge: derivatives^
knowledge: structured products > derivatives
knowledge: options and futures,futures^@@ > derivatives
knowledge: interest rate swaps,swaps^@@ > derivatives
knowledge: commodities trading,power-,energy-,gas-,commodities^@@,commodity derivatives,physical commodities
trading of securities,proprietary trading,equities-,algorithmic-,securities-,order execution,trade-,placing trades
knowledge: capital markets,money-,financial-,securities-,-industry,global markets@@
knowledge: private equity,-markets,buyouts,portfolio company monitoring
knowledge: growth equity ~ private equity
knowledge: venture capital ~ private equity
knowledge: hedge funds,alternative investments,alternatives^@@,long/short equity
knowledge: mutual funds,investment-,pooled-,unit trusts
knowledge: UCITS,OEICs ~ mutual funds
knowledge: ETFs,exchange traded funds ~ mutual funds
fund accounting,investment-,portfolio-,NAV calculation,fund accountancy,net asset value > accounting
fund administration,-operations,-services,investor-,capital calls,transfer agency
trade settlement,securities-,T+1,middle office,settlements@@,trade confirmations,-matching,-support,-lifecycle,-processing
corporate actions,income collection,proxy voting,dividend processing
knowledge: custody services,asset servicing,global custody,securities-,safekeeping of securities,custodian@@
trade reconciliations,CASS-,break resolution,nostro reconciliation,position-
knowledge: CASS rules,client money-,--assets,=CASS@
collateral management,margin calls,margining^,prime brokerage,repo@,securities lending
investment operations,securities-,brokerage-,wealth management-
performance measurement of portfolios,portfolio analytics,performance-,-attribution,GIPS
tool: Bloomberg Terminal,=BBG,Bloomberg
tool: FactSet ~ Bloomberg Terminal
tool: Capital IQ,CapIQ ~ FactSet
tool: Refinitiv,Thomson Reuters Eikon ~ FactSet
tool: Morningstar Direct,Morningstar
tool: FE Analytics ~ Morningstar Direct
tool: PitchBook
tool: Preqin ~ PitchBook
tool: Mergermarket ~ PitchBook
tool: Dealogic ~ PitchBook
tool: Crunchbase Pro ~ PitchBook
tool: Charles River IMS
tool: BlackRock Aladdin,=Aladdin@ ~ Charles River IMS
tool: SimCorp ~ Charles River IMS
tool: Advent Geneva,-APX ~ Charles River IMS
tool: Murex ~ Charles River IMS
tool: Calypso ~ Charles River IMS
tool: Investran ~ Charles River IMS
knowledge: ESG investing,sustainable-,socially responsible-,=ESG,SFDR,TCFD,responsible investment
quantitative finance,quant-,-strategies,derivatives pricing,stochastic calculus,financial mathematics
financial econometrics
certification: CFA charter,chartered financial analyst,=CFA > investment analysis
certification: CAIA,chartered alternative investment analyst
certification: investment management certificate,investment operations--,=IMC,=IOC,CISI
licence: Series 7,S7,general securities representative > FINRA registration ~ Series 63
licence: Series 63,investment adviser representative
licence: series 66,S66 ~ Series 63
licence: series 65 ~ Series 63
licence: Series 6,mutual funds licence > FINRA registration
licence: Series 24,general securities principal,series 26,-9/10,-27,-53 > FINRA registration
certification: SIE exam,securities industry essentials,=SIE
knowledge: FINRA registration,FINRA,broker-dealer,series 3,-79
knowledge: Investment Advisers Act,Form ADV,Reg BI,=RIA,registered investment adviser
# personal finance and wealth
financial advice,-advising,-advisory,-guidance,investment advice
financial planning,retirement-,wealth- ~ financial advice
wealth management,-advisory,private wealth > financial planning
pension advice,-switching,-transfers,defined benefit-,SIPPs,drawdown@,retirement advice
pensions administration,DB pensions,defined benefit-,--contribution,DB schemes,pension-,-calculations
paraplanning,paraplanner experience,suitability letters,-reports
tool: adviser planning software,intelliflo
tool: eMoney > adviser planning software
tool: MoneyGuidePro > adviser planning software
tool: Intelligent Office > adviser planning software
tool: RightCapital > adviser planning software
tool: CashCalc > adviser planning software
tool: Redtail > adviser planning software
tool: Orion advisor > adviser planning software
tool: Xplan > adviser planning software
knowledge: investment platforms,custodian-,fund-,wrap-,ISAs and pensions,Schwab platform,platform administration
knowledge: estate planning for clients,wealth transfer planning
certification: certified financial planner,=CFP,=ChFC,chartered financial consultant > financial planning
certification: diploma in regulated financial planning,level 4 diploma in financial planning,AF7,APFS,CII diploma,DipFA,DipPFS,R0 exams,RO1 to RO6,chartered financial planner > financial advice
debt advice,money-,debt management plans,--counselling,financial-,-coaching,-literacy,credit counseling
401(k) administration,401k-,retirement plan-,=QKA,plan sponsor,401(k) plans,401k-,defined contribution-
knowledge: annuities
# insurance
knowledge: insurance
insurance underwriting,policy-,risk-,underwriter experience,underwriting authority,-insurance,-guidelines,underwriting@ > insurance
insurance claims handling,--claims,handling-,adjusting-,processing-,claims adjudication,-handling,-adjusting,-examination,-management,-processing > insurance
claims investigation,investigating claims > insurance claims handling
motor claims,auto-,automobile-,bodily injury-,motor insurance--,total loss,credit hire > insurance claims handling
property claims,-damage claims,home--,homeowners-,catastrophe-,household-,subsidence- > insurance claims handling
liability claims,casualty-,injury-,litigated-,third party-,EL/PL > insurance claims handling
workers' compensation claims,--comp,work comp claims > insurance claims handling
loss adjusting,field-,cause and origin,claims inspection,CILA,loss adjusters,-assessment > insurance claims handling
subrogation,claims recovery,recovery claims,subrogated recoveries
claims negotiation,-settlement,coverage analysis,-determination,negotiating settlements,settlement negotiation@,settling claims > insurance claims handling
tool: Xactimate,Xactanalysis,Xactware > property claims
tool: Symbility > property claims ~ Xactimate
knowledge: property and casualty insurance,=P&C,property & casualty > insurance
knowledge: personal lines,+insurance,home and auto-- > property and casualty insurance
knowledge: commercial lines insurance,--combined,-insurance,-lines,-property insurance,SME--,business-,general liability-,professional indemnity-- > insurance
knowledge: life insurance,protection-,life and health-,critical illness cover,life assurance,final expense,income protection,term life,universal-,whole- > insurance
knowledge: health insurance,private medical-,health plans,medical insurance-,=PMI@,ACA marketplace > insurance
knowledge: Medicare insurance sales,--supplement,-plans,-Advantage,AHIP,selling Medicare > health insurance
knowledge: travel and pet insurance,gadget insurance,pet-,travel-
knowledge: reinsurance,retrocession > insurance
knowledge: Lloyd's market,-syndicates,-broker,Lloyds of London,London market,binding authority,delegated-,bordereaux > insurance
knowledge: marine and aviation insurance,cyber insurance,hull-,energy-,marine cargo-,specialty lines
knowledge: surety bonds,contract-,bonding^@@,surety
insurance sales,-quoting,quoting insurance,sold-,selling- > insurance
insurance broking,-brokerage,-brokering,-placement,broker experience,broking@,placing risks > insurance
policy administration,-issuance,-servicing,-changes,-renewals,insurance-,endorsements@@,mid-term adjustments,renewals@@ > insurance
tool: agency management system,=SSP Pure
tool: Applied Epic,-Systems,-TAM > agency management system ~ AMS360
tool: AMS360 > agency management system
tool: EZLynx > agency management system
tool: Acturis > agency management system
tool: Open GI > agency management system
tool: HawkSoft > agency management system
tool: Vertafore > agency management system
tool: Guidewire,ClaimCenter
tool: PolicyCenter ~ Guidewire
tool: Duck Creek ~ Guidewire
tool: Majesco ~ Guidewire
licence: property and casualty license,-insurance license,2-20 license,4-40-,P&C-,personal lines-,property & casualty-- > property and casualty insurance
licence: life and health license,life &--,life accident and--,2-15 license,L&H-,health insurance-,life- > life insurance
licence: insurance adjuster license,adjuster--,licensed adjuster > insurance claims handling
licence: insurance licence,licensed insurance agent,LLQP,RIBO,producer license > insurance
certification: CII qualification,=CII,ACII,Cert (CII),Dip-,chartered insurance broker,-institute > insurance
certification: CPCU,=AINS,=CLU,AIC designation,associate in claims,chartered property casualty underwriter > insurance
certification: associate in risk management,=ARM@ ~ CPCU
certification: certified insurance counselor,=CIC ~ CPCU
insurance risk surveys,risk--,-engineering,loss control
# actuarial
actuarial analysis,actuarial
actuarial reserving,technical provisions^,IBNR,reserving^@@ > actuarial analysis
insurance pricing,GLM-,technical-,ratemaking,rating models
knowledge: Solvency II,-2,=ORSA,SCR calculation
knowledge: IFRS 17,IFRS17,LDTI
certification: actuarial exams,CAS-,SOA-,IFoA,=ASA associate,=FIA,=FSA fellowship,ACAS actuary,nearly qualified-,part-,society of actuaries > actuarial analysis
tool: actuarial software,WTW Radar,AXIS actuarial,Prophet-,GGY AXIS,Radar pricing > actuarial analysis
tool: ResQ > actuarial software
tool: MG-ALFA > actuarial software
pension valuation,-funding,-consulting,scheme actuary`
