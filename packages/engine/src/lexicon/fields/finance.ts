export const finance = `
# analysis and corporate finance
financial analysis,-analytics,analysing financial data,finance analysis
financial modelling,3-statement models,three statement model > financial analysis
financial forecasting,revenue-,rolling forecasts,reforecasting ~ budgeting
financial planning and analysis,--& analysis,FP&A > financial analysis,financial forecasting
finance business partnering,financial-,commercial finance ~ financial planning and analysis
scenario analysis,sensitivity-,what-if scenarios,stress-,scenario planning,-modelling
valuation > financial analysis
discounted cash flow,=DCF,net present value > valuation
comparable company analysis,comps--,comparables-,trading comps,precedent transactions > valuation
LBO modelling,leveraged buyout,=LBO > financial modelling
mergers and acquisitions,mergers &--,=M&A,acquisitions and disposals
financial due diligence,transaction services,quality of earnings,=FDD
investment appraisal,capital budgeting,=IRR,payback analysis,return on investment-
cash flow forecasting,cashflow--,cash-,-management,cash flow-,-projections,13-week cash flow
working capital management,liquidity--,working capital
financial statement analysis,ratio--,analysing financial statements,credit ratios > financial analysis
profitability analysis,margin-,pricing-,contribution-,product profitability,customer-
financial dashboards,finance-
ad hoc financial analysis
investor relations,-reporting,-communications,shareholder-,earnings calls,quarterly earnings
knowledge: corporate finance,capital structure,raising capital,debt and equity financing
project finance,infrastructure-,public private partnerships,non-recourse financing > financial modelling
knowledge: structured finance,=ABS@,mortgage-backed securities,CLOs
knowledge: securitisation,asset-backed securities > structured finance
tool: financial planning software,Adaptive Insights,-Planning,Pigment planning
tool: Anaplan > financial planning software
tool: Planful > financial planning software
tool: Datarails > financial planning software
tool: Anaplan modelling,-certified > financial planning software
# treasury
treasury management,treasury,daily cash positioning
tool: treasury management systems,SAP Treasury,Quantum treasury > treasury management
tool: Kyriba > treasury management systems
tool: GTreasury > treasury management systems
debt management,-covenants,-financing,covenant compliance,loan agreements,borrowing facilities
foreign exchange hedging,FX--,interest rate-,hedging@,currency risk,hedge accounting
knowledge: foreign exchange,=FX,forex,currency trading
certification: association of corporate treasurers,=ACT qualification,AMCT,certified treasury professional,=CTP > treasury management
knowledge: trade finance,export-,supply chain-,bank guarantees,documentary collections
knowledge: invoice finance,-discounting,factoring@,asset based lending,--finance,receivables-
# banking
knowledge: banking industry,-experience,-operations,-products,-services,banking@
knowledge: financial services,-industry,-sector
knowledge: retail banking,branch-,consumer-,personal-,high street-,bank branch > banking industry
bank teller transactions,teller--,-experience,-operations,-duties,bank teller,cashing checks,deposits and withdrawals > retail banking
balancing a cash drawer,balancing--,cash balancing,till-,vault-,teller-
ATM servicing,-balancing,-replenishment,cash vault operations,vault cash
account opening,opening accounts,new-
bank product referrals,cross-selling bank products > retail banking
knowledge: business banking,-bankers,SME banking,merchant services > banking industry
commercial banking,corporate-,business lending,C&I-,middle market-,commercial--,-loans,-credit > banking industry
knowledge: private banking,-client banking,high net worth clients,ultra high net worth,=HNW,UHNW
investment banking,equity capital markets,debt-,pitch books,deal execution,=IPO,underwriting securities,IPOs > corporate finance
relationship management in banking,relationship banking
loan processing,-applications,-files,-documentation,-packages,processing loans
loan origination,-production,originating loans,personal-,consumer-,lending
mortgage lending,residential-,mortgages,home loans
mortgage processing,mortgage loan-,--applications,-administration,-completions,-case management,verify income > mortgage lending
mortgage underwriting,residential-,underwriting mortgages,desktop underwriter,loan prospector > mortgage lending
knowledge: government loan programs,=FHA,VA loans,USDA-,FHA/VA > mortgage lending
knowledge: conventional mortgage guidelines,--loans,Fannie Mae,Freddie Mac,FNMA,FHLMC,agency guidelines > mortgage lending
knowledge: mortgage disclosure rules,TRID,RESPA,TILA,Truth in Lending,HMDA,ECOA
loan closing,mortgage-,closing loans,-documents,-disclosure,loan funding
loan servicing,mortgage-,loan administration,-boarding,-operations,servicing loans,escrow analysis
tool: loan origination software > loan origination
tool: Encompass LOS,Ellie Mae Encompass,=Encompass@ > loan origination software
tool: Calyx Point > loan origination software
tool: BytePro > loan origination software
tool: nCino > loan origination software
tool: LaserPro > loan origination software
tool: MeridianLink > loan origination software
licence: NMLS licence,NMLS,mortgage loan originator license,=MLO,SAFE Act,licensed mortgage loan originator > mortgage lending
certification: CeMAP,certificate in mortgage advice and practice,CeFA,CeRER > mortgage lending
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
knowledge: correspondent banking,SWIFT,wires@,international payments,wire transfers
knowledge: payments processing in banking,payment operations,-systems,=ACH,payments industry,card payments,Faster Payments,CHAPS,ISO 20022
card services,-disputes,-issuing,chargebacks,Regulation E
knowledge: bank compliance regulations,banking--,FDIC-,Reg CC,CRA compliance,Regulation B
knowledge: fintech,financial technology,digital banking,open-,neobank,embedded finance
knowledge: cryptocurrency,digital assets,crypto@,blockchain finance,decentralised-,DeFi
# credit and risk
credit analysis,-assessment,-review,-evaluation,analysing credit,creditworthiness,spreading financials,financial spreading > financial analysis
credit underwriting,loan-,consumer-,underwriting loans,credit decisions,-memos,-memoranda > credit analysis
credit risk,counterparty-,probability of default,loss given--
credit risk modelling,--scoring,CECL,IFRS 9,scorecard development > credit risk
knowledge: market risk,value at-,=VaR,FRTB
knowledge: liquidity risk,-coverage ratio,asset liability management,=ALM,interest rate risk,ALCO,=LCR
operational risk,-resilience,risk and control self assessment,RCSA,op risk
risk management,-mitigation,-registers,-framework,-identification,=ERM,managing risk
third-party risk,vendor risk management,TPRM
model risk,-validation,-governance,SR 11-7
stress testing,CCAR,DFAST,ICAAP,ILAAP
knowledge: Basel regulations,-III,-II,-3.1,capital adequacy,risk weighted assets,regulatory capital,CRD IV
regulatory reporting,-returns,COREP,FINREP,call reports,FR Y-9C,prudential reporting,FFIEC
certification: FRM certification,PRM-,=FRM,financial risk manager,GARP > risk management
business continuity planning,--continuity,=BCP,continuity plans
knowledge: ISO 22301 > business continuity planning
# compliance and financial crime
financial compliance,regulatory-,compliance reviews,-testing,-programme
knowledge: FCA regulations,=FCA,financial conduct authority,PRA rules,COBS
knowledge: consumer duty,-outcomes,treating customers fairly,=TCF,conduct risk
knowledge: SM&CR,senior managers and certification regime,SMCR,approved person
knowledge: anti-money laundering,money-,=AML,AML/KYC
know your customer,=KYC,client due diligence,customer-,=CDD,=CIP ~ anti-money laundering
enhanced due diligence,=EDD,politically exposed persons,PEP screening,source of wealth,adverse media > know your customer
sanctions screening,-compliance,sanctions@,OFAC ~ anti-money laundering
transaction monitoring,monitoring transactions,alert investigations,Actimize,alerts review,Mantas > anti-money laundering
suspicious activity reports,--activity,SARs,STR filing > anti-money laundering
knowledge: bank secrecy act,=BSA,BSA/AML,USA PATRIOT Act,currency transaction reports > anti-money laundering
fraud prevention,-detection,-monitoring,-analysis,-risk,-alerts,-cases,-investigation
certification: CAMS certification,=CAMS,ACAMS,certified anti-money laundering specialist,ICA diploma,-certificate > anti-money laundering
knowledge: bribery and corruption,anti-bribery,FCPA,UK Bribery Act,anti-corruption,ABC compliance
knowledge: Dodd-Frank,Volcker rule,CFPB,UDAAP
knowledge: MiFID II,MiFID,MAR regulation,SFTR
knowledge: best execution ~ MiFID II
knowledge: transaction reporting,MiFIR ~ MiFID II
knowledge: EMIR ~ MiFID II
knowledge: GDPR in finance,GLBA,Gramm-Leach-Bliley
# investment
investment management,fund-,investment portfolios,managing investments,buy-side
portfolio management of investments,investment portfolio management,portfolio construction,-rebalancing,-analysis,managing portfolios,asset allocation > investment management
investment analysis,-research,-recommendations,-memos,analysing investments,security analysis > financial analysis
equity research,stock-,sell-side-,equity analysis > investment analysis
knowledge: equity markets,equities@,cash equities,listed-,stock market
knowledge: fixed income,bonds@,credit markets,bond-,rates trading,government bonds
knowledge: derivatives
knowledge: structured products > derivatives
knowledge: options and futures,futures@ > derivatives
knowledge: interest rate swaps,swaps@ > derivatives
knowledge: commodities trading,energy-,power-,gas-,commodities@,commodity derivatives,physical commodities
trading of securities,securities trading,equities-,algorithmic-,proprietary-,trade execution,order-,placing trades
knowledge: capital markets,financial-,money-,global-,securities-,-industry
knowledge: private equity,-markets,buyouts,portfolio company monitoring
knowledge: growth equity ~ private equity
knowledge: venture capital ~ private equity
knowledge: hedge funds,alternatives@,long/short equity,alternative investments
knowledge: mutual funds,pooled-,investment-,unit trusts
knowledge: UCITS,OEICs ~ mutual funds
knowledge: ETFs,exchange traded funds ~ mutual funds
fund accounting,investment-,portfolio-,fund accountancy,NAV calculation,net asset value > accounting
fund administration,-operations,-services,investor-,transfer agency,capital calls
trade settlement,securities-,settlements@,trade support,-processing,-confirmations,-lifecycle,-matching,middle office,T+1
corporate actions,dividend processing,proxy voting,income collection
knowledge: custody services,custodian@,securities custody,global-,asset servicing,safekeeping of securities
trade reconciliations,CASS-,position reconciliation,nostro-,break resolution
knowledge: CASS rules,client money-,--assets,CASS
collateral management,margining,repo@,securities lending,prime brokerage,margin calls
investment operations,brokerage-,securities-,wealth management-
performance measurement of portfolios,GIPS,portfolio analytics,performance-,-attribution
tool: Bloomberg Terminal,Bloomberg,=BBG
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
knowledge: ESG investing,sustainable-,socially responsible-,=ESG,responsible investment,TCFD,SFDR
quantitative finance,quant-,-strategies,stochastic calculus,derivatives pricing,financial mathematics
financial econometrics
certification: CFA charter,=CFA,chartered financial analyst > investment analysis
certification: CAIA,chartered alternative investment analyst,CIPM
certification: investment management certificate,investment operations--,=IMC,CISI,=IOC
licence: Series 7,general securities representative,S7 > FINRA registration ~ Series 63
licence: Series 63,investment adviser representative
licence: series 66,S66 ~ Series 63
licence: series 65 ~ Series 63
licence: Series 6,mutual funds licence > FINRA registration
licence: Series 24,series 9/10,-53,-26,-27,general securities principal > FINRA registration
certification: SIE exam,securities industry essentials,=SIE
knowledge: FINRA registration,FINRA,series 3,-79,broker-dealer
knowledge: Investment Advisers Act,registered investment adviser,=RIA,Form ADV,Reg BI
# personal finance and wealth
financial advice,-advising,-advisory,-guidance,investment advice
financial planning,retirement-,wealth- ~ financial advice
wealth management,-advisory,private wealth > financial planning
pension advice,-switching,-transfers,defined benefit-,drawdown@,retirement advice,SIPPs
pensions administration,defined contribution,-benefit pensions,DB--,-schemes,pension-,-calculations
paraplanning,suitability reports,-letters,paraplanner experience
tool: adviser planning software,intelliflo
tool: eMoney > adviser planning software
tool: MoneyGuidePro > adviser planning software
tool: Intelligent Office > adviser planning software
tool: RightCapital > adviser planning software
tool: CashCalc > adviser planning software
tool: Redtail > adviser planning software
tool: Orion advisor > adviser planning software
tool: Xplan > adviser planning software
knowledge: investment platforms,fund-,custodian-,wrap-,platform administration,ISAs and pensions,Schwab platform
knowledge: estate planning for clients,wealth transfer planning
certification: certified financial planner,=CFP,chartered financial consultant,=ChFC > financial planning
certification: diploma in regulated financial planning,DipPFS,DipFA,chartered financial planner,level 4 diploma in financial planning,APFS,CII diploma,AF7,R0 exams,RO1 to RO6 > financial advice
debt advice,money-,debt management plans,--counselling,financial-,-coaching,-literacy,credit counseling
401(k) administration,retirement plan-,401k--,-plans,401(k)-,defined contribution-,plan sponsor,=QKA
knowledge: annuities
# insurance
knowledge: insurance
insurance underwriting,risk-,policy-,underwriting@,underwriter experience,underwriting insurance,-guidelines,-authority > insurance
insurance claims handling,--claims,processing-,handling-,adjusting-,claims handling,-processing,-management,-adjusting,-adjudication,-examination > insurance
claims investigation,investigating claims > insurance claims handling
motor claims,auto-,motor insurance-,automobile--,bodily injury-,total loss,credit hire > insurance claims handling
property claims,-damage claims,home--,household-,homeowners-,catastrophe-,subsidence- > insurance claims handling
liability claims,casualty-,injury-,litigated-,third party-,EL/PL > insurance claims handling
workers' compensation claims,--comp,work comp claims > insurance claims handling
loss adjusting,field-,loss assessment,-adjusters,claims inspection,cause and origin,CILA > insurance claims handling
subrogation,recovery claims,subrogated recoveries,claims recovery
claims negotiation,-settlement,settling claims,settlement negotiation@,negotiating settlements,coverage determination,-analysis > insurance claims handling
tool: Xactimate,Xactanalysis,Xactware > property claims
tool: Symbility > property claims ~ Xactimate
knowledge: property and casualty insurance,=P&C,property & casualty > insurance
knowledge: personal lines,+insurance,home and auto-- > property and casualty insurance
knowledge: commercial lines insurance,--lines,-property insurance,--combined,-insurance,business-,SME-,professional indemnity-,general liability-- > insurance
knowledge: life insurance,protection-,life and health-,life assurance,term life,whole-,universal-,income protection,critical illness cover,final expense > insurance
knowledge: health insurance,private medical-,=PMI@,health plans,medical insurance-,ACA marketplace > insurance
knowledge: Medicare insurance sales,--Advantage,-supplement,-plans,selling Medicare,AHIP > health insurance
knowledge: travel and pet insurance,travel insurance,pet-,gadget-
knowledge: reinsurance,retrocession > insurance
knowledge: Lloyd's market,-syndicates,-broker,London market,Lloyds of London,delegated authority,binding-,bordereaux > insurance
knowledge: marine and aviation insurance,hull insurance,energy-,cyber-,marine cargo-,specialty lines
knowledge: surety bonds,contract-,surety,bonding
insurance sales,-quoting,selling insurance,sold-,quoting- > insurance
insurance broking,-brokering,-brokerage,-placement,placing risks,broking@,broker experience > insurance
policy administration,-issuance,-servicing,-changes,-renewals,insurance-,endorsements@,renewals@,mid-term adjustments > insurance
tool: agency management system,=SSP Pure
tool: Applied Epic,-TAM,-Systems > agency management system ~ AMS360
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
licence: property and casualty license,-insurance license,P&C license,2-20-,4-40-,personal lines-,property & casualty-- > property and casualty insurance
licence: life and health license,life &--,life accident and--,L&H license,2-15-,life insurance-,health- > life insurance
licence: insurance adjuster license,adjuster--,licensed adjuster > insurance claims handling
licence: insurance licence,producer license,licensed insurance agent,LLQP,RIBO > insurance
certification: CII qualification,=CII,ACII,chartered insurance institute,-broker,Dip (CII),Cert- > insurance
certification: CPCU,chartered property casualty underwriter,=AINS,=CLU,associate in claims,AIC designation > insurance
certification: associate in risk management,=ARM@ ~ CPCU
certification: certified insurance counselor,=CIC ~ CPCU
insurance risk surveys,risk--,-engineering,loss control
# actuarial
actuarial analysis,actuarial
actuarial reserving,reserving@,technical provisions,IBNR > actuarial analysis
insurance pricing,technical-,GLM-,rating models,ratemaking
knowledge: Solvency II,-2,=ORSA,SCR calculation
knowledge: IFRS 17,IFRS17,LDTI
certification: actuarial exams,SOA-,CAS-,=FSA fellowship,=ASA associate,=FIA,ACAS actuary,part qualified-,nearly-,IFoA,society of actuaries > actuarial analysis
tool: actuarial software,Prophet actuarial,AXIS-,GGY AXIS,Radar pricing,WTW Radar > actuarial analysis
tool: ResQ > actuarial software
tool: MG-ALFA > actuarial software
pension valuation,-funding,-consulting,scheme actuary`
