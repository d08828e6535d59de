export const accounting = `
# core bookkeeping
knowledge: accounting,accountancy
bookkeeping,book-keeping,keeping books,maintained-,double-entry,ledger postings > accounting
accounts payable,=AP@,A/P,purchase ledger,bought-,AP processing,-experience,payables ~ bookkeeping,accounts receivable
accounts receivable,=AR@,A/R,sales ledger,AR experience,receivables ~ bookkeeping
invoice processing,-entry,-approval,invoicing,supplier invoices,vendor-,purchase- ~ accounts payable
three-way matching,invoice-,PO-,3-way match > accounts payable
supplier payments,BACS-,vendor-,ACH-,payment processing,-proposals,-runs,BACS-,cheque-,check runs@ > accounts payable
supplier statement reconciliation,vendor--,-statements,supplier-,statement reconciliations > accounts payable
vendor master data,-file,--records,-set up,--maintenance,supplier-,-set-up
billing,customer invoicing,sales-,raising invoices,issuing-,prepared-,generate-,invoice generation ~ accounts receivable
credit control,chasing payments,-debt,-overdue invoices,overdue accounts,aged debt,outstanding-,debtors,=DSO,days sales outstanding ~ accounts receivable
debt collections,-recovery,delinquent accounts,past due-,skip tracing,payment arrangements,collections@ ~ credit control
knowledge: FDCPA,fair debt collection practices act
cash application,-receipts,-allocation,-posting,payment-,applying cash,-payments,posting-,allocating-,-cash,remittances ~ accounts receivable
customer credit checks,credit--,-applications,-limits,-insurance
aging reports,aged debtor-,aged creditor--,AR aging,AP-
bank reconciliation,bank statement-,--recs ~ account reconciliation
account reconciliation,reconciliations@,reconciling accounts > general ledger
credit card reconciliation,-statements,purchase cards,corporate credit-,P-card
petty cash
expense processing,-reports,-claims,-reimbursement,employee reimbursements,-expenses,staff-,processing-,=T&E,travel and expense
tool: expense management software,=Concur
tool: Pleo > expense management software
tool: Expensify > expense management software
tool: Brex > expense management software
tool: Dext > expense management software
tool: Receipt Bank > expense management software
tool: Hubdoc > expense management software
tool: AutoEntry > expense management software
tool: Soldo > expense management software
tool: Spendesk > expense management software
tool: accounts payable automation,invoice-- > accounts payable
tool: Bill.com > accounts payable automation
tool: AvidXchange > accounts payable automation
tool: Tipalti > accounts payable automation
tool: Kofax > accounts payable automation
tool: Stampli > accounts payable automation
tool: MineralTree > accounts payable automation
tool: ApprovalMax > accounts payable automation
general ledger,=GL@,GL accounting,-coding,-entries,chart of accounts,nominal codes,ledgers > accounting
journal entries,adjusting-,journals ~ general ledger
accruals and prepayments,accruals,prepayments,prepaids,deferred revenue,accrued expenses,-income ~ month-end close
month-end close,monthly-,financial-,period end-,month end,closing process,-the books,closed-- > general ledger
year-end close,annual-,year end,quarter- ~ month-end close
trial balance > bookkeeping
financial statements,income statement > accounting
knowledge: balance sheet
knowledge: profit and loss account,--loss,--& loss,=P&L
cash flow statement,statement of cash flows,cashflow statements > financial statements
management accounts,-packs,-reporting packs,managerial accounting ~ financial statements
statutory accounts,-reporting,-financial statements,Companies House,annual accounts,limited company-,accounts preparation,-production > financial statements
sole trader accounts,partnership--,incomplete records ~ statutory accounts
fixed assets,capital expenditure accounting > accounting
knowledge: depreciation,amortization ~ fixed assets
intercompany accounting,intercompany,inter-company > accounting
consolidation,group accounts,consolidated-,-financial statements,--reporting,group- > financial statements
multi-currency accounting,foreign exchange-,--currency transactions,-translation,multi currency,currency revaluation,multicurrency
knowledge: revenue recognition,-accounting,ASC 606,IFRS 15,rev rec,recognising revenue
knowledge: lease accounting,ASC 842,IFRS 16
stock accounting,inventory-,-valuation,stock-
equity accounting,SBC-,ASC 718,share-based payments,equity roll-forward
technical accounting,accounting memos,-policies,-research,-guidance > US GAAP
purchase accounting,acquisition-,business combinations,goodwill impairment,purchase price allocation,ASC 805
knowledge: US GAAP,GAAP,generally accepted accounting principles > accounting ~ IFRS
knowledge: IFRS,international financial reporting standards,FRS 101 > accounting
knowledge: UK GAAP,-accounting standards,FRS 102,-105,FRS102 > accounting ~ IFRS
knowledge: accounting standards,-principles,-concepts,-theory,-practices,-fundamentals,basic accounting
SEC reporting,external-,10-K,10-Q,=SEC,8-K > US GAAP
tool: XBRL tagging,XBRL,iXBRL
tool: Workiva,Wdesk ~ XBRL tagging
financial reporting,internal-,management-,reporting of financial results,monthly reporting@ ~ financial statements
board reporting,-packs ~ financial reporting
variance analysis,-reporting,-commentary,analysing variances,budget-,-vs actual,--to actual,flux analysis
budgeting,budget preparation,annual budgets,preparing-,budgets
budget management,-responsibility,-monitoring,-holder,-oversight,-tracking,-administration,-control,budgetary-,managing budgets
cost accounting,manufacturing-,costing@,overhead absorption,cost analysis,-variances,standard cost > accounting
job costing,project-,-accounting,contract-,construction-,percentage of completion,=WIP schedules,WIP reporting ~ cost accounting
nonprofit accounting,not-for-profit-,charity-,grant-,non-profit-,SORP,restricted funds,charity finance > accounting
knowledge: government accounting,federal-,governmental-,public sector-,-finance,CIPFA code,government auditing standards,cost accounting--,FASAB,yellow book,IPSAS > accounting
knowledge: uniform guidance,2 CFR 200,OMB circulars > government accounting
knowledge: DCAA > government accounting
knowledge: GASB > government accounting
trust accounting,escrow-,legal cashiering,-billing,-accounts,solicitors-,client money-,IOLTA,SRA accounts rules,ILFM
daily revenue reconciliation,daily takings--,sales audit,income-
service charge accounting,-reconciliation,property accounting,property management-,real estate--,CAM reconciliations
knowledge: accounting internal controls,internal--,financial-,control environment,-procedures,segregation of duties
knowledge: SOX compliance,Sarbanes-Oxley,=SOX,ICFR > accounting internal controls
accounting process improvement,finance-,--transformation,accounting automation
# audit
auditing,audit experience,audits@ > accounting
external audit,statutory-,client audits,audit and accounts,--of financial statements > auditing
internal audit,IIA standards,risk-based auditing,operational audits,audit programme > auditing
audit preparation,audit file-,--support,-schedules,-packs,-liaison,PBC lists,assisting auditors,liaising with-,auditor queries
audit planning,-programs,-fieldwork,-sampling,-reports,-documentation,-findings > auditing
walkthroughs of controls ~ audit planning
audit workpapers,-working papers,working--,workpapers ~ audit planning
test of controls,control testing ~ audit planning
substantive testing ~ audit planning
IT audit,technology-,information systems-,IT general controls,ITGC,COBIT,SOC 1 > auditing
forensic accounting,fraud examination,-audits,financial investigations,economic damages > accounting
tool: audit software,CCH Audit > auditing
tool: CaseWare > audit software
tool: IDEA data analysis > audit software
tool: ACL analytics,=ACL > audit software
tool: TeamMate > audit software
tool: AuditBoard > audit software
tool: CCH ProSystem fx Engagement,CCH Engagement > audit software
tool: MindBridge > audit software
tool: Diligent HighBond > audit software
tool: Thomson Reuters AdvanceFlow > audit software
tool: DataSnipper > audit software
knowledge: GAAS,PCAOB,international standards on auditing,ISAs,ISA standards,generally accepted auditing- > auditing
compilations and reviews,SSARS,compilation engagements,review-,attestation-,reviews and compilations,agreed-upon procedures,notice to reader
employee benefit plan audits,benefit--,401k--,ERISA-,single audit,A-133 > auditing
independent examinations,charity audits
# tax
tax preparation,-returns,-filings,-prep,income tax,1040@ ~ tax compliance
tax compliance,-reporting > tax knowledge
knowledge: tax knowledge,-laws,-regulations,-legislation,-issues,-accounting,-law,-code,internal revenue-,taxation,taxes@
corporation tax,corporate-,-taxation,-income tax,=T2@,S corporation returns > tax compliance
knowledge: form 1120,=1120,=1120S ~ corporation tax
knowledge: CT600 ~ corporation tax
partnership tax,-returns,-taxation,1065@,K-1,K-1s > tax compliance
personal tax,-taxation,self assessment,individual tax,private client-,SA100,=T1@,P11D > tax compliance
VAT returns,=VAT,value added tax,making tax digital,=GST,=HST,GST/HST,=BAS,business activity statements,EC sales lists,partial exemption,Intrastat,=PST
sales tax,use-,Vertex-,indirect-,state and local-,Avalara,=SALT,nexus studies,multistate taxation
payroll tax,unemployment-,941@,940@,W-2s and 1099s
1099 reporting,1099s,W-9,W-9s,1096
CIS returns,construction industry scheme,=CIS
tax planning,-advisory,-strategy,-consulting,-advice,-research,-minimization,-structuring,-projections > tax knowledge
international tax,-taxation,cross-border tax,expatriate-,expat-,mobility-,foreign tax credits,GILTI,subpart F,form 5471,permanent establishment > tax knowledge
BEPS,Pillar Two ~ international tax
withholding tax ~ international tax
FATCA,FBAR ~ international tax
transfer pricing ~ international tax
tax provision,ASC 740,deferred tax,IAS 12,FIN 48,FAS 109 > tax knowledge
R&D tax credits,research and development-,R&D claims,-tax,patent box,SR&ED
trust and estate tax,1041,706@,inheritance tax planning,form 709,trust tax returns,fiduciary tax,estate and gift- > tax compliance
estate tax,gift-,form 706 ~ trust and estate tax
form 990,990@ ~ trust and estate tax
capital gains tax,=CGT ~ trust and estate tax
inheritance tax,=IHT ~ trust and estate tax
tool: tax software,CCH Axcess Tax,--Corporate Tax,GoSystem Tax RS
tool: Drake Tax,-Software > tax software
tool: CCH Personal Tax > tax software
tool: UltraTax > tax software
tool: Lacerte > tax software
tool: ProSeries > tax software
tool: CCH Axcess > tax software
tool: ProSystem fx,CCH ProSystem > tax software
tool: GoSystem > tax software
tool: TaxCalc > tax software
tool: OneSource > tax software
tool: TurboTax > tax software
tool: Taxprep > tax software
tool: BTCSoftware,BTC Software > tax software
tool: Corptax > tax software
tool: ProConnect > tax software
tool: TaxWise > tax software
tool: TaxSlayer > tax software
tool: TaxAct > tax software
tool: Taxcycle > tax software
IRS correspondence,HMRC,tax controversy,-resolution,-authorities,-notices,-audits,CRA-,=IRS
licence: enrolled agent,=EA licence,PTIN,AFSP,CTEC,=EA@ > tax preparation
certification: chartered tax adviser,=CTA,=ATT,CIOT,ATT/CTA,association of taxation technicians,ADIT > tax knowledge
# payroll
payroll
multi-state payroll,multistate-,international-,global-,multi-country- > payroll
payroll bureau,client payroll,bureau- > payroll
knowledge: UK payroll legislation,payroll--,national insurance,HMRC payroll submissions,apprenticeship levy > payroll
knowledge: statutory payments,-sick pay,--maternity pay,=SSP,=SMP > UK payroll legislation
knowledge: P45s and P60s,P45s,P60s > UK payroll legislation
knowledge: RTI submissions,=RTI,real time information,FPS and EPS > UK payroll legislation
knowledge: auto enrolment > UK payroll legislation
knowledge: PAYE > UK payroll legislation
knowledge: wage and hour payroll law,FLSA payroll,overtime calculation,garnishments,payroll laws,-regulations,-deductions,statutory-,earnings and-,child support orders,attachment of earnings,retroactive pay > payroll
tool: timesheet processing,timesheets,time sheets,-cards,-keeping,timekeeping,timecards
tool: time and attendance systems,--attendance,timekeeping system ~ timesheet processing
tool: Kronos timekeeping,Kronos,UKG Dimensions > timesheet processing
tool: Deputy rostering > timesheet processing
tool: Tanda > timesheet processing
tool: payroll software,Sage Payroll,Square-,Sage 50-,IRIS payroll,Star-,Gusto-,QuickBooks-,Xero-,Cascade-,MYOB-,Payroll Manager > payroll
tool: BrightPay > payroll software
tool: Moneysoft > payroll software
tool: Gusto > payroll software
tool: OnPay > payroll software
tool: Staffology > payroll software
tool: KeyPay > payroll software
tool: Employment Hero > payroll software
tool: Ceridian Powerpay > payroll software
tool: ADP > payroll ~ Paychex,Paylocity,UltiPro
tool: Paychex > payroll
tool: Paylocity > payroll
tool: Paycom > payroll ~ Paylocity
tool: Paycor > payroll ~ Paylocity
tool: Ceridian Dayforce,Dayforce,Ceridian > payroll ~ Paylocity
tool: UltiPro,=UKG,Ultimate Software > payroll
payroll reconciliation,net pay-,payroll journals,-reporting,-audits,-control,-balancing,-year end,reconciling payroll,gross to net > payroll
W-2 processing,W-2s,W2s,W-2,T4s,=T4@,records of employment,=ROE,W-4,W2 > payroll
pension administration payroll,--contributions,-uploads,-submissions,workplace pension administration,teachers pension,NHS-,LGPS
certification: payroll certification,-compliance practitioner,=CPP,=FPC,certified payroll,CIPP,=PCP@ > payroll
# systems
tool: QuickBooks,=QB@,Quick Books,=QBO > accounting software ~ Xero,Sage 50
certification: QuickBooks ProAdvisor,-certified,-certification,Xero-,-adviser,-certified > bookkeeping
tool: Xero > accounting software ~ Sage 50
tool: Sage 50,=Sage,Peachtree,Simply Accounting > accounting software
tool: Sage 200,-Line 200,MAS--,-90 > accounting software ~ Sage 50
tool: Sage Intacct,Intacct > accounting software ~ Sage 200
tool: Sage X3 > accounting software ~ Sage 200
tool: Sage 100,MAS90 > accounting software ~ Sage 200
tool: Sage 300,Timberline,Accpac > accounting software ~ Sage 200
tool: FreeAgent > accounting software
tool: Tally ERP,TallyPrime,=Tally@ ~ FreeAgent
tool: FreshBooks > accounting software ~ FreeAgent
tool: KashFlow > accounting software ~ FreeAgent
tool: MYOB > accounting software ~ FreeAgent
tool: Zoho Books,Clear- > accounting software ~ FreeAgent
tool: AccountEdge > accounting software ~ FreeAgent
tool: QuickFile > accounting software ~ FreeAgent
tool: accounting software,-packages,-applications,-systems,finance-,financial-,-software,accountancy-
tool: accounts production software,IRIS accounts,TaxCalc-,Caseware-,VT final-,=CCH,Sage Final Accounts
tool: Digita > accounts production software
tool: IRIS > accounts production software
tool: Capium > accounts production software
tool: practice management software,Practice CS,CCH Practice
tool: Karbon > practice management software
tool: Senta > practice management software
tool: AccountancyManager > practice management software
tool: TaxDome > practice management software
tool: Jetpack Workflow > practice management software
tool: BrightManager > practice management software
tool: ERP systems,=ERP,enterprise resource planning
tool: SAP ERP,=SAP > ERP systems ~ Oracle Financials,Microsoft Dynamics,NetSuite
tool: SAP S/4HANA,-S4,-S/4,-HANA,S4-,S/4HANA,S4HANA > SAP ERP
tool: SAP FICO,-FI,-CO,-Finance > SAP ERP
tool: SAP Business One,--B1 > SAP ERP ~ SAP FICO
tool: SAP ByDesign > SAP ERP ~ SAP FICO
tool: Oracle Financials,-Fusion,-ERP,-Cloud,-EBS,-R12,-E-Business Suite,=JDE > ERP systems
tool: JD Edwards,Oracle JDE > ERP systems ~ Oracle Financials
tool: NetSuite,Net Suite > ERP systems
tool: SuiteAnalytics > ERP systems ~ NetSuite
tool: Microsoft Dynamics,MS-,Dynamics AX,-SL,-365,D365,Axapta > ERP systems
tool: Dynamics GP,Great Plains > Microsoft Dynamics
tool: Business Central,Dynamics NAV,Navision > Microsoft Dynamics
tool: PeopleSoft Financials,Workday-,Civica-,PS-,Access-,PeopleSoft,Infor financials,e-Financials > accounting software
tool: Technology One ~ PeopleSoft Financials
tool: Silverfin ~ PeopleSoft Financials
tool: Yardi accounting ~ PeopleSoft Financials
tool: Proclaim case accounts,=Proclaim ~ PeopleSoft Financials
tool: Access Accounts ~ PeopleSoft Financials
tool: Pegasus Opera,=Opera 3,Opera accounts ~ PeopleSoft Financials
tool: Lawson > accounting software ~ PeopleSoft Financials
tool: Unit4,Unit 4,Agresso > accounting software ~ PeopleSoft Financials
tool: Exact Globe,-Online > accounting software ~ PeopleSoft Financials
tool: Acumatica > accounting software ~ PeopleSoft Financials
tool: Deltek Costpoint,Deltek,Costpoint > accounting software ~ PeopleSoft Financials
tool: Blackbaud Financial Edge,Financial-- > accounting software ~ PeopleSoft Financials
tool: SunSystems > accounting software ~ PeopleSoft Financials
tool: Munis > accounting software ~ PeopleSoft Financials
tool: Aderant > accounting software ~ PeopleSoft Financials
tool: Elite 3E > accounting software ~ PeopleSoft Financials
tool: Ajera > accounting software ~ PeopleSoft Financials
tool: TechnologyOne > accounting software ~ PeopleSoft Financials
tool: Pronto ERP > accounting software ~ PeopleSoft Financials
tool: Iplicit > accounting software ~ PeopleSoft Financials
tool: COINS ERP,=COINS,Spectrum construction > accounting software ~ PeopleSoft Financials
tool: Aptean > accounting software ~ PeopleSoft Financials
tool: SIMS FMS > accounting software ~ PeopleSoft Financials
tool: BlackLine > account reconciliation
tool: Trintech > account reconciliation ~ BlackLine
tool: FloQast > account reconciliation ~ BlackLine
tool: OneStream > account reconciliation ~ BlackLine
tool: Cadency > account reconciliation ~ BlackLine
tool: Hyperion,IBM Planning Analytics,=HFM,BusinessObjects Planning,SmartView,Essbase
tool: Cognos TM1,-Controller,TM1 ~ Hyperion
tool: SAP BPC,=BPC ~ Hyperion
tool: LucaNet ~ Hyperion
tool: Tagetik ~ Hyperion
ten-key,10-key,adding machine
Excel for accounting
# qualifications
licence: certified public accountant,=CPA,CA/CPA > accounting,accounting standards ~ chartered accountant,ACCA
licence: chartered accountant,FCA-,=ACA,ICAEW,ICAS,chartered accountancy,=CA qualified,ACA/ACCA,CPA Australia,CA qualification,-ANZ,FCCA > accounting,accounting standards
certification: ACCA,chartered certified accountant > accounting,accounting standards ~ CIMA,chartered accountant
certification: CIMA,CGMA,chartered management accountant,ACMA > accounting,management accounts
certification: AAT,MAAT,association of accounting technicians > bookkeeping
knowledge: qualified by experience,=QBE@
certification: ICB bookkeeping qualification,=ICB,=IAB,certified bookkeeper,certified public-,AIPB > bookkeeping
certification: certified management accountant,=CMA@,CMA certification,-certified,-designation,US CMA > accounting
certification: certified internal auditor,chartered-,=CIA@,CIA certified,-certification,-qualified,IIA-,-qualification,CMIIA,CRMA,CGAP > internal audit
certification: CISA,certified information systems auditor > IT audit
certification: certified fraud examiner,--in financial forensics,=CFE,=CFF@,ACFE > forensic accounting
certification: CIPFA,CGFM,certified government financial manager,CPFO,CDFM > government accounting
certification: CICM qualification,CICM,chartered institute of credit management,=CCE@,NACM,ACICM,MCICM,CCCM > credit control
knowledge: public accounting,accountancy practice,chartered-,accounting firm experience,practice--,-background,Big 4,-Four,CPA firm,audit-
client accounting services,--bookkeeping,outsourced accounting,small business-,=CAS@,write-up work,portfolio of clients > bookkeeping
company secretarial,-formations,confirmation statements,statutory registers,-books
grant management accounting,--budgets,-compliance,-billing,-reporting
knowledge: insolvency,corporate recovery,JIEB,CVLs,=IPS,CPI qualification,creditors voluntary liquidation,SIPs
knowledge: bankruptcy > insolvency
knowledge: IVA,individual voluntary arrangements > insolvency
knowledge: liquidations > insolvency
unclaimed property,escheatment,escheat,property tax returns`
