export const accountingPapers = `
AAT | FMAAT, NVQ level 4 accounting, NVQ level 4 in accounting, NVQ 4 accounting, NVQ 4 in accounting, level 3 advanced diploma in accounting, level 4 professional diploma in accounting, level 4 diploma in professional accounting, fellow ... accounting technicians
ACCA | chartered certified accountancy, certified chartered accountant, association of certified chartered accountants
CICM qualification | FCICM, institute of credit management, certified credit executive, credit business fellow, certified credit professional, diploma in credit management, MICM ... credit, level 3 credit management, level 5 credit management
CIMA | chartered institute of management accountants, chartered institute of management accounting, chartered global management accountant, chartered management accountancy
CIPFA | chartered institute of public finance and accountancy, chartered public finance accountant, chartered public finance accountancy
CISA | certified IS auditor, certified information systems audit, certified info systems auditor, certified information technology auditor ... ISACA, ISACA certified auditor
ICB bookkeeping qualification | certified professional bookkeeper, registered professional bookkeeper, international association of bookkeepers, international association of book keepers, institute of certified book keepers, certified book keeper, MICB, CB.Dip, CB.Cert, AATQB, level 3 certificate in bookkeeping, level 3 diploma in bookkeeping, level 3 bookkeeping, certificate iv in bookkeeping, institute of professional bookkeepers of Canada, American institute of professional bookkeepers
QuickBooks ProAdvisor | proadvisor, QuickBooks pro advisor, QBO certified, QBO certification, QuickBooks online certified, QuickBooks online certification, QuickBooks desktop certified, QuickBooks enterprise certified, certified in QuickBooks, certified QuickBooks, Intuit pro advisor, certified QBO
certified fraud examiner | certified fraud examination
certified internal auditor | CFIIA, certified in internal auditing, IIA certified, IIA certification, certified internal auditing, chartered fellow ... internal auditors
certified management accountant | cost and management accountant, ICWAI, ICMAI, certified in management accounting, certified management accounting, cost accountant ... ICWA, ICWA ... cost accountant
certified public accountant | USCPA, chartered professional accountant, certified general accountant, certified practising accountant, certified practicing accountant, CPALE, licensed public accountant, certified public accountancy
chartered accountant | qualified CA, CA qualification, CA final cleared, cleared CA final, CAANZ, NZICA, ICAS qualified, ICAS member, member of ICAS, wirtschaftsprüfer
chartered tax adviser | chartered institute of taxation, chartered tax practitioner, chartered tax institute of Malaysia, chartered tax consultant
enrolled agent | enrolled to practice before the IRS, enrolled to practice before the internal revenue service, passed ... special enrollment examination, passed ... special enrollment exam, IRS enrolled practitioner
payroll certification | payroll compliance professional, payroll leadership professional, fundamental payroll certified, MCIPP, MCIPPdip, ACIPP, FCIPP, ChMCIPP, chartered institute of payroll professionals, foundation degree in payroll, payroll technician certificate, IPASS payroll, national payroll certificate, diploma in payroll management, level 3 payroll
`
