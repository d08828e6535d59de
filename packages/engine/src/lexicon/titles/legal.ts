export const legalTitles = `
> law-practice
lawyer,legal practitioner,of counsel,attorney,first-year associate,legal-,law firm-,-owner,-partner
solicitor,litigation executive
barrister,queen's counsel,king's-
family lawyer,-court attorney,divorce--,family-,child support-,family law--,-associate,-solicitor,matrimonial--,family-,child care-,divorce lawyer,guardian ad litem
employment lawyer,-law advisor,-consultant,-attorney,-solicitor,--solicitor,-counsel,-attorney,labor-,workers compensation-,labour lawyer
real estate attorney,-solicitor,-counsel,-lawyer,property--,-solicitor,conveyancing-,property litigation-,closing attorney,foreclosure-,land-,leasing-
private client solicitor,-lawyer,elder law attorney,probate--,estate planning-,-associate,probate solicitor
criminal defence lawyer,-solicitor,criminal--,-defense attorney,county--,commonwealth's-,state's-,city-,criminal-,-lawyer,prosecution-,attorney general
personal injury lawyer,-associate,-attorney,-litigator,-solicitor,defendant--,industrial disease-,RTA fee earner,claims attorney,insurance coverage-,--defense associate
immigration lawyer,-advisor,-attorney,-solicitor,-associate attorney,--consultant,-legal advisor,--case manager,OISC adviser,removal defense attorney
environmental lawyer,-attorney,tenant-,municipal-,administrative law-,construction--,government-,healthcare-,housing-,consumer-,health care-,legislative--,-counsel,community care solicitor,public law--,constitutional lawyer,energy-
regulatory affairs lawyer,-counsel,--policy lawyer,--attorney,antitrust-,-lawyer,financial regulatory-,--services lawyer,competition--,-solicitor,legislative drafter,parliamentary counsel
litigation attorney,-associate,-lawyer,trial-,-attorney,litigator
corporate lawyer,-associate,-solicitor,-attorney,transactional-,M&A lawyer
commercial solicitor,-lawyer,-litigation solicitor
legal executive,-exec,fee earner
solicitor advocate,duty solicitor,police station representative
finance lawyer,banking-,-solicitor
tax attorney,-lawyer
document review attorney,project--,contract-
legal aid attorney,legal services--,--aid lawyer,public interest--
human rights lawyer,civil rights attorney
prosecutor,district attorney,prosecuting-
public defender
clinical negligence solicitor,medical-,--malpractice attorney
insurance defense attorney,--litigator,-defence solicitor
bankruptcy attorney,insolvency solicitor
> intellectual-property
intellectual property lawyer,-attorney,-associate,-counsel,-manager,IP analyst,-attorney,-counsel,-solicitor,-lawyer,-litigation associate,patent-,patent--,-engineer,-scientist
patent attorney,-lawyer,-agent,-counsel
trademark attorney,-associate,trade mark attorney
patent examiner,trademark-,patent analyst,-searcher
technology transfer officer,-specialist,IP manager
> in-house-legal
legal counsel,staff-,transactional-,division-,associate-,corporate-,product-,senior-,commercial-,compliance-,litigation-,regulatory-,in-house-,-attorney,-lawyer,company-,director of legal,legal affairs manager,legal--,-consultant
contracts manager,-executive,-paralegal,-advisor,-director,-officer,contract lifecycle manager,--negotiator,-drafter,-reviewer,-consultant,-management specialist,contract review--,director of contracts
company secretary,board-,chartered-,company secretarial executive,-manager,-officer,corporate governance analyst,-specialist,governance professional,head of governance
general counsel,chief legal officer,legal director,head of legal
legal officer,legal affairs-,--adviser,-specialist
privacy counsel,-attorney,data protection counsel
contract analyst,-coordinator,-administrator
> legal-operations
legal operations manager,-coordinator,-director,-specialist,-analyst,--solutions architect,--engineer,-technologist,-knowledge manager,legal administrator--,legal billing--,law office--,legal-,legal practice--,legal project--,law firm--,-administrator,law practice--,knowledge lawyer,practice support-,professional-
law librarian,legal information manager,-officer,--research analyst
e-discovery specialist,litigation support-,-analyst,e-discovery--,-project manager,eDiscovery-
> privacy-and-regulation
compliance and privacy officer,data protection adviser,-consultant,-specialist,-analyst,privacy compliance--,-manager,--associate,-director,-consultant,-program manager
> legal-support
notary public,notary,mobile notary
paralegal,litigation specialist,-case manager,notary-,-worker,--analyst,-coordinator,-support assistant,legal researcher
probate executive,-administrator,-clerk,-manager,-practitioner,deputyship officer,estates paralegal
legal assistant,legal admin-,legal administration--,attorney--,legal administrative-,litigation support--,-manager,--assistant,law firm-,legal services--,legal virtual--,--clerk,calendar-,law office-,-assistant,legal-,--support administrator,legal--,-file clerk,--records clerk,docket coordinator
legal secretary,litigation-,law-,personal injury-,probate--,property-,conveyancing-,private client-,legal executive--,--audio typist,legal--,-word processor,--personal assistant
barrister's clerk,chambers-,-administrator
costs lawyer,-draftsman,-negotiator,-specialist,legal costs draftsperson
docketing specialist,docket clerk
legal receptionist,law firm-
legal intake specialist,-coordinator
legal billing specialist,-clerk,--accounts assistant
will writer,estate planner
> conveyancing
conveyancer,closer title,closing specialist,title curative-,--analyst,-processor,-closer,conveyancing administrator,-assistant,-clerk,-manager,-team leader,--fee earner,remortgage-,escrow coordinator,post completion executive,post-completion assistant,pre-completion-
title examiner,-officer,-searcher,-agent,abstractor
escrow officer,-closer,-assistant,closing coordinator,settlement agent
landman
> legal-trainee
law clerk,articled-,judge's-,articling student,clerk to judge,judicial extern,-intern,law school-,legal clinic--,legal summer--,--trainee,-internship,-fellow,law-,-graduate,student attorney
trainee solicitor,graduate-,paralegal apprentice,solicitor-,legal-,-graduate,trainee lawyer,-legal executive,vacation scheme student
judicial clerk,-assistant,-law clerk,career-
summer associate,law student,-intern,legal-,-extern
> court
court clerk,-analyst,-manager,-administrator,-assistant,-associate,-legal advisor,--services officer,-clerk,--operations specialist,court processing--,court--,-coordinator,jury-,judicial secretary,courtroom deputy,-clerk,tribunal-
court reporter,digital-,deposition-,court monitor,-recorder,-transcriptionist,legal-,-videographer
court judge,-commissioner,adjudication officer,judicial-,referee court,hearing examiner,judge@,supreme court justice,tribunal member
mediator,ombuds,conflict resolution specialist,dispute-,-officer,mediation--
court interpreter,legal-,sworn-
stenographer,stenocaptioner
magistrate
ombudsman,adjudicator,hearing officer
coroner,medicolegal death investigator
arbitrator,conciliator
> legal-investigation
legal investigator,defense-,SIU-,civil-,special-,field interviewer-,forensic interviewer,mitigation specialist,surveillance agent
private investigator,field-
process server,enquiry agent
> legal-education
law professor,-lecturer,-teacher,-tutor,-instructor,legal studies-,legal writing--,--trainer`
