export const legalTitles = `
lawyer,attorney,legal practitioner,-associate,first-year-,law firm-,-partner,-owner,of counsel > law-practice
solicitor,litigation executive > law-practice
barrister,queen's counsel,king's- > law-practice
family lawyer,-law associate,-attorney,-solicitor,matrimonial--,family-,child care-,--support attorney,family--,family court-,divorce--,-lawyer,guardian ad litem > law-practice
employment lawyer,-solicitor,-law advisor,-consultant,-adviser,-solicitor,-attorney,--counsel,-attorney,labor-,workers compensation-,labour lawyer > law-practice
real estate attorney,-counsel,-lawyer,-solicitor,conveyancing--,property-,property litigation-,--lawyer,land attorney,foreclosure-,leasing-,closing- > law-practice
private client solicitor,-lawyer,probate solicitor,-attorney,elder law-,estate planning--,-associate > law-practice
criminal defence lawyer,-solicitor,criminal--,-lawyer,-attorney,state's-,county-,city-,commonwealth's-,criminal defense-,attorney general,prosecution lawyer > law-practice
personal injury lawyer,-solicitor,-attorney,-litigator,-associate,insurance defense--,--coverage attorney,claims--,defendant solicitor,industrial disease-,RTA fee earner > law-practice
immigration lawyer,-solicitor,-attorney,-advisor,-consultant,-legal advisor,--case manager,--associate attorney,removal defense--,OISC adviser > law-practice
intellectual property lawyer,-attorney,-associate,-counsel,-manager,IP analyst,-lawyer,-attorney,-solicitor,-counsel,-litigation associate,patent-,patent--,-engineer,-scientist > intellectual-property
environmental lawyer,-attorney,health care-,administrative law--,healthcare--,government-,construction-,municipal-,consumer-,housing-,tenant-,legislative-,-counsel,energy lawyer,constitutional-,community care solicitor,public law-- > law-practice
legal counsel,corporate-,commercial-,associate-,litigation-,regulatory-,product-,compliance-,senior-,staff-,transactional-,division-,in-house-,-lawyer,-attorney,legal consultant,-manager,legal affairs-,company lawyer,director of legal > in-house-legal
contracts manager,-officer,-executive,-paralegal,-advisor,-director,contract negotiator,-management specialist,contract review--,--consultant,-reviewer,-drafter,-lifecycle manager,director of contracts > in-house-legal
company secretary,chartered-,board-,company secretarial officer,-manager,-executive,corporate governance specialist,-analyst,governance professional,head of governance > in-house-legal
legal operations manager,-analyst,-specialist,-coordinator,-director,--technologist,-engineer,-solutions architect,--knowledge manager,legal billing--,legal project--,legal administrator--,legal office--,law-,legal practice--,law firm--,-administrator,law practice--,knowledge lawyer,practice support-,professional- > legal-operations
compliance and privacy officer,data protection specialist,-analyst,-advisor,-adviser,-consultant,privacy--,-director,-associate,-program manager,information governance--,--rights officer,privacy compliance--,-manager > privacy-and-regulation
regulatory affairs lawyer,-counsel,--policy lawyer,--attorney,antitrust-,-lawyer,financial services-,--regulatory lawyer,competition--,-solicitor,legislative drafter,parliamentary counsel > law-practice
paralegal,legal analyst,-researcher,-coordinator,-case worker,-manager,litigation-,--specialist,legal support-,-officer,-assistant > legal-support
conveyancer,post completion executive,conveyancing--,-assistant,-clerk,-administrator,-manager,-team leader,--fee earner,remortgage-,title analyst,-processor,-closer,-curative specialist,closing--,post-completion assistant,pre-completion-,closer title,escrow coordinator > conveyancing
probate executive,-administrator,-practitioner,-manager,-clerk,estates paralegal,deputyship officer > legal-support
legal assistant,legal administrative-,law firm--,attorney--,legal admin-,litigation--,-support assistant,-manager,legal administrator,legal support-,--clerk,-administration assistant,law office--,legal-,legal virtual--,legal services--,--file clerk,law office--,calendar--,legal records-,docket coordinator > legal-support
legal secretary,litigation-,conveyancing-,law-,private client-,personal injury--,property--,probate-,legal executive-,--personal assistant,--audio typist,legal--,-word processor > legal-support
law clerk,judge's-,articled-,legal trainee,-internship,-fellow,law-,-graduate,-school intern,legal summer--,legal clinic--,judicial--,-extern,student attorney,articling student,clerk to judge > legal-trainee
trainee solicitor,graduate-,solicitor apprentice,legal-,paralegal-,trainee lawyer,-legal executive,legal graduate,vacation scheme student > legal-trainee
court clerk,-administrator,-associate,-coordinator,jury-,courtroom deputy,-clerk,tribunal-,court services-,-officer,-specialist,court--,court operations-,court processing--,--assistant,-manager,-analyst,-legal advisor,clerk of court,judicial secretary > court
court reporter,deposition-,digital-,court monitor,-recorder,-transcriptionist,legal-,-videographer > court
court judge,-commissioner,judge@,judicial officer,adjudication-,tribunal member,hearing examiner,referee court,supreme court justice > court
mediator,conflict resolution specialist,dispute-,-coordinator,-officer,mediation--,ombuds > court
barrister's clerk,chambers-,-assistant,-administrator > legal-support
legal investigator,special-,SIU-,defense-,civil-,field interviewer-,surveillance agent,mitigation specialist,forensic interviewer > legal-investigation
law professor,-lecturer,-teacher,-tutor,-instructor,legal studies-,legal writing--,--trainer > legal-education
law librarian,legal information manager,-specialist,-officer,--research analyst > legal-operations
costs lawyer,-draftsman,-negotiator,-specialist,legal costs draftsperson > legal-support
litigation attorney,-associate,-lawyer,trial-,-attorney,litigator > law-practice
corporate lawyer,-associate,-solicitor,-attorney,transactional-,M&A lawyer > law-practice
commercial solicitor,-lawyer,-litigation solicitor > law-practice
legal executive,fee earner > law-practice
solicitor advocate,duty solicitor,police station representative > law-practice
finance lawyer,banking-,-solicitor > law-practice
tax attorney,-lawyer > law-practice
document review attorney,contract--,project- > law-practice
legal aid attorney,legal services--,--aid lawyer,public interest-- > law-practice
human rights lawyer,civil rights attorney > law-practice
prosecutor,district attorney,prosecuting- > law-practice
public defender > law-practice
clinical negligence solicitor,medical-,--malpractice attorney > law-practice
insurance defense attorney,--litigator,-defence solicitor > law-practice
bankruptcy attorney,insolvency solicitor > law-practice
general counsel,head of legal,legal director,chief legal officer > in-house-legal
legal officer,legal affairs-,--adviser,-specialist > in-house-legal
privacy counsel,-attorney,data protection counsel > in-house-legal
patent attorney,-agent,-lawyer,-counsel > intellectual-property
trademark attorney,-associate,trade mark attorney > intellectual-property
patent examiner,trademark-,patent analyst,-searcher > intellectual-property
technology transfer officer,-specialist,IP manager > intellectual-property
contract analyst,-coordinator,-administrator > in-house-legal
e-discovery specialist,litigation support-,-analyst,e-discovery--,-project manager,eDiscovery- > legal-operations
docketing specialist,docket clerk > legal-support
legal receptionist,law firm- > legal-support
legal intake specialist,-coordinator > legal-support
legal billing specialist,-clerk,--accounts assistant > legal-support
title examiner,-officer,-searcher,-agent,abstractor > conveyancing
escrow officer,-assistant,-closer,closing coordinator,settlement agent > conveyancing
landman > conveyancing
will writer,estate planner > legal-support
judicial clerk,-assistant,-law clerk,career- > legal-trainee
summer associate,law student,-intern,legal-,-extern > legal-trainee
court interpreter,legal-,sworn- > court
stenographer,stenocaptioner > court
magistrate > court
ombudsman,adjudicator,hearing officer > court
coroner,medicolegal death investigator > court
arbitrator,conciliator > court
private investigator,field- > legal-investigation
process server,enquiry agent > legal-investigation`
