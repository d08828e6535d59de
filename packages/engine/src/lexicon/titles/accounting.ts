export const accountingTitles = `
bookkeeper,bookkeeping assistant,-clerk,ledger- > bookkeeping
accounts payable clerk,-processor,-accountant,-administrator,AP--,purchase ledger-,-clerk,-controller,-assistant,transactional finance--,disbursement clerk,AP-,payables-,bought ledger-,P2P analyst,expense- > bookkeeping
invoice processor,-clerk > bookkeeping
accounts payable manager,-lead,-supervisor,purchase ledger--,sales-,-manager,purchase-,transactional finance--,billing--,AP-,AR-,accounts receivable-,-supervisor,AR--,billing-,AP-,-lead,-team leader > bookkeeping
accounts receivable clerk,-accountant,-administrator,-representative,-analyst,AR--,cash applications-,--allocations assistant,sales ledger--,-controller,-administrator,-clerk,AR--,cash allocation-,receivables--,cash posting-,--allocator,-application specialist,AR-- > bookkeeping
accounts assistant,accounting-,-specialist,-technician,-coordinator,finance-,-administrator,accounts-,accounting-,-intern,-officer,-trainee,-support specialist,--associate,-clerk,purchase and sales ledger-,accounts officer,-clerk,-junior,-trainee,-apprentice,finance-,-clerk,-officer,income-,audit intern,fiscal technician,-clerk,-assistant,treasury-,finance-,-associate,-support officer,junior accountant,trainee- > bookkeeping
accounts semi senior,semi senior accountant > bookkeeping
legal cashier,cashier legal > bookkeeping
billing specialist,invoicing-,invoice coordinator,legal biller,revenue controller,billing administrator,-clerk > bookkeeping
credit controller,-clerk,-coordinator,-control administrator,-clerk,-supervisor,-assistant,--specialist,loss mitigation-,recovery--,collections-,-advisor,-analyst,-associate,-manager,-officer,-representative,-agent,-clerk,-supervisor,-coordinator,-team leader,collector@,debt recovery officer,-agent,enforcement--,skip tracer > credit-and-collections
credit manager,credit control- > credit-and-collections
payroll administrator,payroll bureau-,--accountant,-clerk,-client specialist,payroll implementation--,--consultant,-controller,-practitioner,-processor,-and benefits administrator,timekeeper,timekeeping clerk > payroll
payroll manager,-operations manager,--bureau manager,--director,-lead,-supervisor,-team leader,director of payroll,head- > payroll
accountant,+and bookkeeper,=CPA,cost analyst,accounting-,-senior,accounts-,property accounts assistant,small business accountant,SEC reporting manager,technical accounting--,client-,-specialist > accounting
SOX analyst > accounting
management accountant,divisional-,business-,site-,stock-,management reporting-,margin analyst,senior finance business partner,commercial-,plant controller > accounting
commercial accountant,-finance analyst,-manager > accounting
finance business partner,--partner > accounting
financial accountant,international-,financial reporting-,statutory-,-manager,external-,financial-,-analyst,R2R--,-accountant,record to report- > accounting
SEC reporting accountant > accounting
group accountant,group financial-,group reporting--,-manager,consolidation--,group finance- > accounting
accounting manager,-supervisor,-director,-lead,-team lead,--operations manager,finance and-,finance--,divisional finance--,plant-,assistant-,interim-,fiscal--,GL-,accounts-,-supervisor,finance-,-lead,-team leader,accounts-,--office manager,general ledger--,fiscal services--,--officer,chief accounting-,assistant controller,assistant financial-,head of accounting > accounting-leadership
finance manager,financial-,head of finance > accounting-leadership
financial controller,comptroller,controller@ > accounting-leadership
finance director,financial-,deputy chief financial officer,=FD,fractional CFO > accounting-leadership
chief financial officer,chief finance--,=CFO,VP finance,vice president of-,finance VP > accounting-leadership
auditor,accounts and audit manager,assurance associate,-manager,-senior,audit semi-,audit--,-assistant,-graduate,-supervisor,-staff,-junior,-in charge > audit
audit manager,-director,-partner > audit
internal auditor,-audit consultant,-supervisor,-director,-manager,SOX--,internal control-,-specialist,--controls analyst,SOX compliance--,--auditor,fraud-,operational-,compliance-,corporate-,risk-,chief audit executive,head of internal audit > audit
IT auditor,technology-,information systems-,IT audit associate,-manager > audit
forensic accountant,litigation support-,fraud examiner,financial investigator,forensic auditor,-accounting associate,-manager > audit
tax accountant,-consultant,-intern,-semi senior,tax--,-resolution specialist,tax--,tax compliance-,-analyst,tax--,-professional,-clerk,-staff,-preparer,tax return- > tax
transfer pricing analyst > tax
enrolled agent > tax
tax examiner,-collector,-inspector,-officer,revenue agent > tax
VAT accountant,sales and use tax-,VAT consultant,-specialist > tax
tax manager,tax reporting-,VAT--,tax compliance-,transfer pricing--,tax senior--,--director,-supervisor,-partner,VP of tax,head- > tax
insolvency administrator,insolvency case-,--supervisor,-senior,-practitioner,-manager,IVA case-,bankruptcy analyst,restructuring accountant,-advisory associate > audit
grants accountant,grants and contracts-,nonprofit finance manager,fiscal analyst,government budget-,grants financial--,--finance officer,research-,fiscal specialist,grant accounting- > accounting
budget analyst,-manager,-officer > accounting
accounting systems analyst,financial-,-manager,finance-,-administrator,-analyst,-accountant,ERP--,-finance consultant,SAP FICO--,finance transformation manager,--data analyst,--process analyst > accounting
accounting clerk and receptionist,accounts receptionist,finance-,-secretary > bookkeeping
accountancy partner,-practice partner,CPA--,accounting practice manager > accounting-leadership`
