export const accountingTitles = `
> bookkeeping
bookkeeper,bookkeeping assistant,-clerk,ledger-
accounts payable clerk,-processor,-accountant,-administrator,AP--,purchase ledger-,-controller,-clerk,bought-,payables--,AP-,disbursement-,P2P analyst,expense-,transactional finance assistant
invoice processor,-clerk
accounts payable manager,-lead,-supervisor,purchase ledger--,sales-,-manager,purchase-,transactional finance--,billing--,AP-,AR-,accounts receivable-,-supervisor,AR--,billing-,AP-,-lead,-team leader
accounts receivable clerk,-accountant,-administrator,sales ledger--,-controller,-clerk,AR--,cash allocation-,receivables--,cash posting-,--allocations assistant,--applications analyst,--allocator,-application specialist,AR--
accounts assistant,accounting-,-technician,-specialist,-intern,-officer,-trainee,-support specialist,--associate,-clerk,-coordinator,finance-,-administrator,accounting-,accounts-,-apprentice,finance-,-clerk,-officer,income-,accounts-,-clerk,-junior,-trainee,-executive,taxation-,audit intern,executive accounts,fiscal technician,-clerk,-assistant,treasury-,finance-,-associate,-support officer,junior accountant,trainee-
accounts semi senior,--senior,semi senior@@,-senior accountant
legal cashier,cashier legal
billing specialist,invoicing-,invoice coordinator,legal biller,revenue controller,billing administrator,-clerk
accounting clerk and receptionist,accounts receptionist,finance-,-secretary
> credit-and-collections
credit controller,-clerk,-coordinator,-control administrator,-clerk,-supervisor,--specialist,recovery-,loss mitigation-,collections--,-supervisor,-advisor,-analyst,-associate,-manager,-officer,-representative,-agent,-clerk,-coordinator,-team leader,collector@,debt recovery officer,-agent,enforcement--,skip tracer
credit manager,credit control-
> payroll
payroll administrator,payroll bureau-,--accountant,-clerk,-client specialist,payroll implementation--,--consultant,-controller,-practitioner,-processor,-and benefits administrator,timekeeper,timekeeping clerk
payroll manager,-operations manager,--bureau manager,--director,-lead,-supervisor,-team leader,head of payroll
> accounting
accountant,=CPA,cost analyst,accounting-,-senior,accounts-,property accounts assistant,SEC reporting manager,technical accounting--,client-,-specialist
SOX analyst
management accountant,divisional-,business-,site-,stock-,management reporting-,margin analyst,senior finance business partner,commercial-,plant controller
commercial accountant,-finance analyst,-manager
finance business partner,--partner,=FBP@@
financial accountant,international-,financial reporting-,statutory-,-manager,external-,financial-,-analyst,R2R--,-accountant,record to report-
SEC reporting accountant
group accountant,group financial-,group reporting--,-manager,consolidation--,group finance-
grants accountant,grants and contracts-,nonprofit finance manager,fiscal analyst,government budget-,grants financial--,--finance officer,research-,fiscal specialist,grant accounting-
budget analyst,-manager
accounting systems analyst,financial-,-manager,finance-,-administrator,-analyst,-accountant,ERP--,-finance consultant,SAP FICO--,finance transformation manager,--data analyst,--process analyst
> accounting-leadership
accounting manager,-director,-lead,-team lead,--operations manager,finance and-,assistant controller,assistant financial-,--finance manager,divisional-,plant-,interim-,fiscal--,accounts-,-supervisor,accounting-,finance-,-lead,-team leader,accounts-,--office manager,general ledger--,GL--,fiscal services-,--officer,chief accounting-,head of accounting
finance manager,financial-,head of finance
financial controller,comptroller,controller@
finance director,financial-,deputy chief financial officer,=FD,fractional CFO
chief financial officer,chief finance--,=CFO,VP finance,vice president of-,finance VP
accountancy partner,-practice partner,CPA--,accounting practice manager
> audit
auditor,accounts and audit manager,assurance associate,-manager,-senior,audit semi-,audit--,-assistant,-graduate,-supervisor,-staff,-junior,-in charge
audit manager,-director,-partner
internal auditor,-audit consultant,-supervisor,-director,-manager,SOX--,internal control-,-specialist,fraud auditor,operational-,compliance-,corporate-,risk-,SOX-,-compliance analyst,chief audit executive,head of internal audit
IT auditor,technology-,information systems-,IT audit associate,-manager
forensic accountant,litigation support-,fraud examiner,financial investigator,forensic auditor,-accounting associate,-manager
insolvency administrator,insolvency case-,--supervisor,-senior,-practitioner,-manager,IVA case-,bankruptcy analyst,restructuring accountant,-advisory associate
> tax
tax accountant,-semi senior,tax--,-intern,-resolution specialist,tax compliance--,-analyst,tax--,-consultant,-professional,-clerk,-staff,-preparer,tax return-
transfer pricing analyst
enrolled agent
tax examiner,-collector,-inspector,-officer,revenue agent
VAT accountant,-consultant
tax manager,tax reporting-,VAT--,tax compliance-,transfer pricing--,tax senior--,--director,-supervisor,-partner,VP of tax,head-`
