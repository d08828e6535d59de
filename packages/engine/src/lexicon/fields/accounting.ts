export const accounting = `
# core bookkeeping
knowledge: accounting,accountancy
bookkeeping,double-entry,keeping books,maintained-,book-keeping,ledger postings > accounting
accounts payable,A/P,AP experience,-processing,bought ledger,purchase-,=AP@,payables ~ bookkeeping,accounts receivable
accounts receivable,A/R,AR experience,receivables,sales ledger,=AR@ ~ bookkeeping
invoice processing,-entry,-approval,invoicing,purchase invoices,supplier-,vendor- ~ accounts payable
three-way matching,PO-,invoice-,3-way match > accounts payable
supplier payments,vendor-,ACH-,BACS-,-runs,cheque-,payment-,-proposals,-processing,check runs@ > accounts payable
supplier statement reconciliation,vendor--,-statements,supplier-,statement reconciliations > accounts payable
vendor master data,-file,--records,-set up,--maintenance,supplier-,-set-up
billing,customer invoicing,sales-,generate invoices,issuing-,prepared-,raising-,invoice generation ~ accounts receivable
credit control,aged debt,outstanding-,chasing-,-payments,-overdue invoices,=DSO,days sales outstanding,debtors,overdue accounts ~ accounts receivable
debt collections,-recovery,collections@,skip tracing,delinquent accounts,past due-,payment arrangements ~ credit control
knowledge: FDCPA,fair debt collection practices act
cash application,-receipts,-allocation,-posting,payment-,allocating cash,-payments,posting-,applying-,-cash,remittances ~ accounts receivable
customer credit checks,credit--,-limits,-applications,-insurance
aging reports,aged creditor-,aged debtor--,AP aging,AR-
bank reconciliation,bank statement-,--recs ~ account reconciliation
account reconciliation,reconciliations@,reconciling accounts > general ledger
credit card reconciliation,-statements,purchase cards,corporate credit-,P-card
petty cash
expense processing,-reimbursement,-claims,-reports,=T&E,processing expenses,staff-,employee-,-reimbursements,travel and expense
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
general ledger,=GL@,GL accounting,-entries,-coding,chart of accounts,ledgers,nominal codes > accounting
journal entries,adjusting-,journals@ ~ general ledger
accruals and prepayments,accruals,accrued expenses,-income,prepaids,deferred revenue,prepayments ~ month-end close
month-end close,monthly-,financial-,period end-,closed books,closing the-,--process,month end > general ledger
year-end close,annual-,quarter end,year- ~ month-end close
trial balance > bookkeeping
financial statements,income statement > accounting
knowledge: balance sheet
knowledge: profit and loss account,--loss,--& loss,=P&L
cash flow statement,cashflow statements,statement of cash flows > financial statements
management accounts,-packs,-reporting packs,--accounting,managerial- ~ financial statements
statutory accounts,-accounting,-reporting,-financial statements,Companies House,accounts preparation,-production,annual accounts,limited company- > financial statements
sole trader accounts,partnership--,-accounting,incomplete records ~ statutory accounts
fixed assets,capital expenditure accounting > accounting
knowledge: depreciation,amortization ~ fixed assets
intercompany accounting,inter-company,intercompany > accounting
consolidation@,consolidated accounts,-financial statements,--reporting,group-,-accounting,-accounts@@ > financial statements
multi-currency accounting,foreign exchange-,--currency transactions,-translation,currency revaluation,multi currency,multicurrency
knowledge: revenue recognition,-accounting,ASC 606,IFRS 15,recognising revenue,rev rec
knowledge: lease accounting,ASC 842,IFRS 16
stock accounting,inventory-,-valuation,stock-
equity accounting,SBC-,ASC 718,share-based payments,equity roll-forward
technical accounting,accounting guidance,-memos,-policies,-research > US GAAP
purchase accounting,acquisition-,ASC 805,goodwill impairment,purchase price allocation,business combinations
knowledge: US GAAP,GAAP,generally accepted accounting principles > accounting ~ IFRS
knowledge: IFRS,international financial reporting standards,FRS 101 > accounting
knowledge: UK GAAP,-accounting standards,FRS102,FRS 102,-105 > accounting ~ IFRS
knowledge: accounting standards,-principles,-concepts,-practices,-theory,-fundamentals,basic accounting
SEC reporting,external-,8-K,10-K,10-Q,=SEC > US GAAP
tool: XBRL tagging,XBRL,iXBRL
tool: Workiva,Wdesk ~ XBRL tagging
financial reporting,management-,internal-,monthly reporting@,reporting of financial results ~ financial statements
board reporting,-packs ~ financial reporting
variance analysis,-reporting,-commentary,flux analysis,analysing variances,budget-,-to actual,--vs actual
budgeting,preparing budgets,annual-,budget preparation,budgets
budget management,-responsibility,-holder,-tracking,-oversight,-administration,-monitoring,-control,budgetary-,managing budgets
cost accounting,manufacturing-,cost variances,-analysis,costing@,overhead absorption,standard cost > accounting
job costing,project-,-accounting,construction-,contract-,=WIP schedules,WIP reporting,percentage of completion ~ cost accounting
nonprofit accounting,non-profit-,grant-,not-for-profit-,charity-,-finance,SORP,restricted funds > accounting
knowledge: government accounting,governmental-,federal-,public sector-,-finance,FASAB,IPSAS,cost accounting standards,government auditing--,yellow book,CIPFA code > accounting
knowledge: uniform guidance,2 CFR 200,OMB circulars > government accounting
knowledge: DCAA > government accounting
knowledge: GASB > government accounting
trust accounting,escrow-,-accounts,solicitors-,legal-,trust-,client money-,ILFM,IOLTA,SRA accounts rules,legal billing,-cashiering
daily revenue reconciliation,daily takings--,income audit,sales-
service charge accounting,-reconciliation,CAM reconciliations,property accounting,property management-,real estate--
knowledge: accounting internal controls,financial--,internal-,segregation of duties,control environment,-procedures
knowledge: SOX compliance,=SOX,ICFR,Sarbanes-Oxley > accounting internal controls
accounting process improvement,finance-,--transformation,accounting automation
# audit
auditing,audit experience,audits@ > accounting
external audit,statutory-,audit and accounts,--of financial statements,client audits > auditing
internal audit,audit programme,operational audits,risk-based auditing,IIA standards > auditing
audit preparation,audit file-,--liaison,-support,-packs,-schedules,assisting auditors,liaising with-,PBC lists,auditor queries
audit planning,-fieldwork,-findings,-programs,-reports,-sampling,-documentation > auditing
walkthroughs of controls ~ audit planning
audit workpapers,-working papers,working--,workpapers ~ audit planning
test of controls,control testing ~ audit planning
substantive testing ~ audit planning
IT audit,technology-,information systems-,COBIT,IT general controls,ITGC,SOC 1 > auditing
forensic accounting,economic damages,financial investigations,fraud audits,-examination > accounting
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
knowledge: GAAS,ISAs,PCAOB,international standards on auditing,ISA standards,generally accepted auditing- > auditing
compilations and reviews,SSARS,agreed-upon procedures,attestation engagements,compilation-,review-,notice to reader,reviews and compilations
employee benefit plan audits,benefit--,401k--,ERISA-,A-133,single audit > auditing
independent examinations,charity audits
# tax
tax preparation,-prep,-filings,-returns,1040@,income tax ~ tax compliance
tax compliance,-reporting > tax knowledge
knowledge: tax knowledge,-accounting,-issues,-legislation,-law,-laws,-regulations,-code,internal revenue-,taxation,taxes@
corporation tax,corporate-,-taxation,-income tax,=T2@,S corporation returns > tax compliance
knowledge: form 1120,=1120,=1120S ~ corporation tax
knowledge: CT600 ~ corporation tax
partnership tax,-returns,-taxation,1065@,K-1,K-1s > tax compliance
personal tax,-taxation,=T1@,P11D,SA100,individual tax,private client-,self assessment > tax compliance
VAT returns,=BAS,=GST,=HST,=PST,=VAT,EC sales lists,GST/HST,Intrastat,business activity statements,making tax digital,partial exemption,value added tax
sales tax,indirect-,use-,Vertex-,state and local-,=SALT,Avalara,multistate taxation,nexus studies
payroll tax,unemployment-,940@,941@,W-2s and 1099s
1099 reporting,1096@,1099s,W-9s,W-9
CIS returns,=CIS,construction industry scheme
tax planning,-consulting,-projections,-structuring,-advice,-advisory,-research,-strategy,-minimization > tax knowledge
international tax,-taxation,GILTI,cross-border tax,expatriate-,mobility-,expat-,foreign tax credits,form 5471,permanent establishment,subpart F > tax knowledge
BEPS,Pillar Two ~ international tax
withholding tax ~ international tax
FATCA,FBAR ~ international tax
transfer pricing ~ international tax
tax provision,ASC 740,FAS 109,FIN 48,IAS 12,deferred tax > tax knowledge
R&D tax credits,research and development-,R&D claims,-tax,SR&ED,patent box
trust and estate tax,1041,706@,form 709,fiduciary tax,estate and gift-,inheritance tax planning,trust tax returns > tax compliance
estate tax,gift-,form 706 ~ trust and estate tax
form 990,990@ ~ trust and estate tax
capital gains tax,=CGT ~ trust and estate tax
inheritance tax,=IHT ~ trust and estate tax
tool: tax software,CCH Corporate Tax,--Axcess Tax,GoSystem Tax RS
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
IRS correspondence,CRA audits,tax-,-authorities,-controversy,-resolution,-notices,=IRS,HMRC
licence: enrolled agent,=EA licence,=EA@,AFSP,CTEC,PTIN > tax preparation
certification: chartered tax adviser,=ATT,=CTA,ADIT,CIOT,association of taxation technicians,ATT/CTA > tax knowledge
# payroll
payroll
multi-state payroll,multi-country-,global-,international-,multistate- > payroll
payroll bureau,bureau payroll,client- > payroll
knowledge: UK payroll legislation,payroll--,apprenticeship levy,national insurance,HMRC payroll submissions > payroll
knowledge: statutory payments,-sick pay,--maternity pay,=SMP,=SSP > UK payroll legislation
knowledge: P45s and P60s,P45s,P60s > UK payroll legislation
knowledge: RTI submissions,=RTI,FPS and EPS,real time information > UK payroll legislation
knowledge: auto enrolment > UK payroll legislation
knowledge: PAYE > UK payroll legislation
knowledge: wage and hour payroll law,attachment of earnings,child support orders,statutory deductions,payroll-,earnings and-,garnishments,overtime calculation,FLSA payroll,retroactive pay > payroll
tool: timesheet processing,time cards,-keeping,-sheets,timecards,timekeeping,timesheets
tool: time and attendance systems,--attendance,timekeeping system ~ timesheet processing
tool: Kronos timekeeping,Kronos,UKG Dimensions > timesheet processing
tool: Deputy rostering > timesheet processing
tool: Tanda > timesheet processing
tool: payroll software,Square Payroll,Sage-,Sage 50-,Gusto payroll,Cascade-,IRIS-,MYOB-,QuickBooks-,Star-,Xero-,Payroll Manager > payroll
tool: BrightPay > payroll software
tool: Moneysoft > payroll software
tool: =Gusto > payroll software
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
tool: Ceridian Dayforce,Ceridian,Dayforce > payroll ~ Paylocity
tool: UltiPro,Ultimate Software,=UKG > payroll
payroll reconciliation,net pay-,gross to net,payroll audits,-control,-journals,-balancing,-reporting,-year end,reconciling payroll > payroll
W-2 processing,records of employment,W2,=ROE,=T4@,T4s,W-2,W-2s,W-4,W2s > payroll
pension administration payroll,--submissions,-contributions,-uploads,LGPS,NHS pension,teachers-,workplace pension administration
certification: payroll certification,-compliance practitioner,=CPP,=FPC,=PCP@,CIPP,certified payroll > payroll
# systems
tool: QuickBooks,=QB@,=QBO,Quick Books > accounting software ~ Xero,Sage 50
certification: QuickBooks ProAdvisor,-certified,-certification,Xero-,-certified,-adviser > bookkeeping
tool: Xero > accounting software ~ Sage 50
tool: Sage 50,=Peachtree@,=Sage,Simply Accounting > accounting software
tool: Sage 200,-Line 200,MAS--,-90 > accounting software ~ Sage 50
tool: Sage Intacct,Intacct > accounting software ~ Sage 200
tool: Sage X3 > accounting software ~ Sage 200
tool: Sage 100,MAS90 > accounting software ~ Sage 200
tool: Sage 300,Accpac,Timberline > accounting software ~ Sage 200
tool: FreeAgent > accounting software
tool: Tally ERP,=Tally@,TallyPrime ~ FreeAgent
tool: FreshBooks > accounting software ~ FreeAgent
tool: KashFlow > accounting software ~ FreeAgent
tool: MYOB > accounting software ~ FreeAgent
tool: Zoho Books,Clear- > accounting software ~ FreeAgent
tool: AccountEdge > accounting software ~ FreeAgent
tool: QuickFile > accounting software ~ FreeAgent
tool: accounting software,-packages,-systems,-applications,accountancy software,financial-,-systems,finance-
tool: accounts production software,=CCH,Caseware accounts,IRIS-,TaxCalc-,VT final-,Sage Final Accounts
tool: =Digita > accounts production software
tool: =IRIS@ > accounts production software
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
tool: SAP FICO,-CO,-FI,-Finance > SAP ERP
tool: SAP Business One,--B1 > SAP ERP ~ SAP FICO
tool: SAP ByDesign > SAP ERP ~ SAP FICO
tool: Oracle Financials,-Fusion,-Cloud,-EBS,-ERP,-R12,-E-Business Suite,=JDE > ERP systems
tool: JD Edwards,Oracle JDE > ERP systems ~ Oracle Financials
tool: NetSuite,Net Suite > ERP systems
tool: SuiteAnalytics > ERP systems ~ NetSuite
tool: Microsoft Dynamics,MS-,Axapta,Dynamics 365,-AX,-SL,D365 > ERP systems
tool: Dynamics GP,Great Plains > Microsoft Dynamics
tool: Business Central,Dynamics NAV,Navision > Microsoft Dynamics
tool: PeopleSoft Financials,Access-,Civica-,PS-,Workday-,Infor financials,PeopleSoft,e-Financials > accounting software
tool: Technology One ~ PeopleSoft Financials
tool: Silverfin ~ PeopleSoft Financials
tool: Yardi accounting ~ PeopleSoft Financials
tool: Proclaim case accounts,=Proclaim ~ PeopleSoft Financials
tool: Access Accounts ~ PeopleSoft Financials
tool: Pegasus Opera,=Opera 3,Opera accounts ~ PeopleSoft Financials
tool: =Lawson@ > accounting software ~ PeopleSoft Financials
tool: Unit4,Agresso,Unit 4 > accounting software ~ PeopleSoft Financials
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
tool: Hyperion,BusinessObjects Planning,Essbase,IBM Planning Analytics,=HFM,SmartView
tool: Cognos TM1,-Controller,TM1 ~ Hyperion
tool: SAP BPC,=BPC ~ Hyperion
tool: LucaNet ~ Hyperion
tool: Tagetik ~ Hyperion
ten-key,10-key,adding machine
Excel for accounting
# qualifications
licence: certified public accountant,CA/CPA,=CPA > accounting,accounting standards ~ chartered accountant,ACCA
licence: chartered accountant,-accountancy,=ACA,ACA/ACCA,CA ANZ,CPA Australia,FCCA,ICAEW,=CA qualified > accounting,accounting standards
certification: ACCA,chartered certified accountant > accounting,accounting standards ~ CIMA,chartered accountant
certification: CIMA,ACMA,CGMA,chartered management accountant > accounting,management accounts
certification: AAT,MAAT,association of accounting technicians > bookkeeping
knowledge: qualified by experience,=QBE@
certification: ICB bookkeeping qualification,=IAB,=ICB,AIPB,certified bookkeeper,certified public- > bookkeeping
certification: certified management accountant,=CMA@,CMA certification,-certified,-designation,US CMA > accounting
certification: certified internal auditor,chartered-,=CIA@,CGAP,CIA certified,-certification,-qualified,IIA-,-qualification,CMIIA,CRMA > internal audit
certification: CISA,certified information systems auditor > IT audit
certification: certified fraud examiner,--in financial forensics,=CFE,=CFF@,ACFE > forensic accounting
certification: CIPFA,certified government financial manager,CDFM,CGFM,CPFO > government accounting
certification: CICM qualification,=CCE@,ACICM,CCCM,CICM,MCICM,NACM,chartered institute of credit management > credit control
knowledge: public accounting,Big 4,-Four,CPA firm,audit-,accountancy practice,chartered-,accounting firm experience,practice--,-background
client accounting services,--bookkeeping,=CAS@,outsourced accounting,small business-,portfolio of clients,write-up work > bookkeeping
company secretarial,-formations,confirmation statements,statutory books,-registers
grant management accounting,--budgets,-compliance,-billing,-reporting
knowledge: insolvency,creditors voluntary liquidation,=IPS,CPI qualification,CVLs,JIEB,SIPs@@,corporate recovery
knowledge: bankruptcy > insolvency
knowledge: IVA,individual voluntary arrangements > insolvency
knowledge: liquidations@ > insolvency
unclaimed property,escheatment,escheat,property tax returns`
