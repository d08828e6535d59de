export const accountingTitles = `
bookkeeper,bookkeeping assistant,-clerk,ledger- > bookkeeping
accounts payable clerk,disbursement--,payables-,AP-,bought ledger-,purchase-,-administrator,-controller,-assistant,transactional finance--,AP administrator,accounts payable-,-processor,-accountant,expense analyst,P2P- > bookkeeping
invoice processor,-clerk > bookkeeping
accounts payable manager,-supervisor,-lead,--receivable manager,-supervisor,purchase ledger--,sales-,-manager,purchase-,AP--,AR-,transactional finance-,billing--,-supervisor,AR-,AP-,-lead,-team leader > bookkeeping
accounts receivable clerk,-analyst,-coordinator,-associate,-assistant,-administrator,-officer,-representative,-accountant,-specialist,AR--,cash application-,--allocator,-applications analyst,AR--,-clerk,cash posting-,receivables--,cash allocation-,sales ledger--,-controller,-administrator,-assistant,cash allocations-- > bookkeeping
accounts assistant,fiscal-,treasury-,finance-,-administrator,accounts-,-trainee,-clerk,-officer,-junior,-apprentice,finance-,-associate,accounting-,-coordinator,finance-,-officer,income-,finance support-,--clerk,fiscal-,-technician,accounting-,-specialist,-intern,-support specialist,trainee accountant,junior-,audit intern,purchase and sales ledger clerk > bookkeeping
accounts semi senior,semi senior accountant > bookkeeping
legal cashier,cashier legal > bookkeeping
billing specialist,invoicing-,billing clerk,-administrator,invoice coordinator,legal biller,revenue controller > bookkeeping
credit controller,-clerk,-control supervisor,-clerk,-assistant,-administrator,--coordinator,collections-,-supervisor,-advisor,-agent,-manager,-analyst,-representative,-clerk,-officer,-associate,-team leader,--specialist,credit-,recovery-,loss mitigation-,collector@,debt recovery officer,-agent,enforcement--,skip tracer > credit-and-collections
credit manager,credit control- > credit-and-collections
payroll administrator,payroll bureau-,payroll and benefits--,timekeeping clerk,payroll-,-processor,-accountant,-controller,-practitioner,-consultant,-implementation specialist,payroll client--,timekeeper > payroll
payroll manager,-supervisor,-lead,-operations manager,--bureau manager,--director,-team leader,head of payroll,director- > payroll
accountant,+and bookkeeper,=CPA,property accounts assistant,accounts senior,cost analyst,accounting-,client accounting specialist,-manager,technical-,SEC reporting--,small business accountant > accounting
SOX analyst > accounting
management accountant,divisional-,site-,business-,stock-,management reporting-,plant controller,margin analyst,senior finance business partner,commercial- > accounting
commercial accountant,-finance manager,-analyst > accounting
finance business partner,--partner > accounting
financial accountant,international-,financial reporting-,statutory-,-manager,external-,financial-,-analyst,R2R--,-accountant,record to report- > accounting
SEC reporting accountant > accounting
group accountant,group financial-,group reporting--,-manager,consolidation--,group finance- > accounting
accounting manager,-director,-team lead,--supervisor,-lead,-operations manager,finance and-,finance--,GL--,general ledger-,fiscal--,accounts office-,--team leader,finance-,--supervisor,-lead,assistant controller,assistant financial-,--finance manager,interim-,divisional-,plant-,fiscal services--,--officer,chief accounting-,head of accounting > accounting-leadership
finance manager,financial-,head of finance > accounting-leadership
financial controller,controller@,comptroller > accounting-leadership
finance director,financial-,=FD,fractional CFO,deputy chief financial officer > accounting-leadership
chief financial officer,chief finance--,=CFO,VP finance,vice president of-,finance VP > accounting-leadership
auditor,audit semi senior,audit--,-assistant,-supervisor,-graduate,-staff,-junior,-in charge,--associate,assurance-,-senior,-manager,accounts and audit- > audit
audit manager,-director,-partner > audit
internal auditor,-audit supervisor,-consultant,-manager,-associate,-director,--control specialist,-manager,--controls analyst,SOX compliance--,--manager,-auditor,compliance-,risk-,operational-,fraud-,corporate-,head of internal audit,chief audit executive > audit
IT auditor,technology-,information systems-,IT audit manager,-associate > audit
forensic accountant,litigation support-,fraud examiner,forensic auditor,-accounting associate,-manager,financial investigator > audit
tax accountant,-analyst,tax compliance-,-specialist,tax--,tax resolution-,--senior,tax semi-,--consultant,-professional,-staff,-intern,-clerk,-preparer,tax return- > tax
transfer pricing analyst,-associate > tax
enrolled agent > tax
tax examiner,-inspector,-officer,-collector,revenue agent > tax
VAT accountant,sales and use tax-,VAT specialist,-consultant > tax
tax manager,VAT-,transfer pricing-,tax reporting--,tax compliance--,tax senior--,--director,-partner,-supervisor,head of tax,VP- > tax
insolvency administrator,insolvency case-,--senior,-practitioner,-assistant,-supervisor,-manager,IVA case-,bankruptcy analyst,restructuring accountant,-advisory associate > audit
grants accountant,grants and contracts-,grants finance officer,research-,nonprofit finance manager,grant accounting specialist,fiscal--,-analyst,grants financial-,government budget-- > accounting
budget analyst,-officer,-manager > accounting
accounting systems analyst,finance-,-administrator,-manager,financial-,-analyst,finance process--,--transformation manager,--data analyst,--systems accountant,ERP--,-finance consultant,SAP FICO-- > accounting
accounting clerk and receptionist,accounts receptionist,finance-,-secretary > bookkeeping
accountancy partner,-practice partner,CPA--,accounting practice manager > accounting-leadership`
