export const legalTitles = `
lawyer,legal practitioner,of counsel,attorney,first-year associate,legal-,law firm-,-owner,-partner > law-practice
solicitor,litigation executive > law-practice
barrister,queen's counsel,king's- > law-practice
family lawyer,-court attorney,divorce--,family-,child support-,family law--,-associate,-solicitor,matrimonial--,family-,child care-,divorce lawyer,guardian ad litem > law-practice
employment lawyer,-law advisor,-consultant,-attorney,-solicitor,--solicitor,-counsel,-attorney,labor-,workers compensation-,labour lawyer > law-practice
real estate attorney,-solicitor,-counsel,-lawyer,property--,-solicitor,conveyancing-,property litigation-,closing attorney,foreclosure-,land-,leasing- > law-practice
private client solicitor,-lawyer,elder law attorney,probate--,estate planning-,-associate,probate solicitor > law-practice
criminal defence lawyer,-solicitor,criminal--,-defense attorney,county--,commonwealth's-,state's-,city-,criminal-,-lawyer,prosecution-,attorney general > law-practice
personal injury lawyer,-associate,-attorney,-litigator,-solicitor,defendant--,industrial disease-,RTA fee earner,claims attorney,insurance coverage-,--defense associate > law-practice
immigration lawyer,-advisor,-attorney,-solicitor,-associate attorney,--consultant,-legal advisor,--case manager,OISC adviser,removal defense attorney > law-practice
intellectual property lawyer,-attorney,-associate,-counsel,-manager,IP analyst,-attorney,-counsel,-solicitor,-lawyer,-litigation associate,patent-,patent--,-engineer,-scientist > intellectual-property
environmental lawyer,-attorney,tenant-,municipal-,administrative law-,construction--,government-,healthcare-,housing-,consumer-,health care-,legislative--,-counsel,community care solicitor,public law--,constitutional lawyer,energy- > law-practice
legal counsel,staff-,transactional-,division-,associate-,corporate-,product-,senior-,commercial-,compliance-,litigation-,regulatory-,in-house-,-attorney,-lawyer,company-,director of legal,legal affairs manager,legal--,-consultant > in-house-legal
contracts manager,-executive,-paralegal,-advisor,-director,-officer,contract lifecycle manager,--negotiator,-drafter,-reviewer,-consultant,-management specialist,contract review--,director of contracts > in-house-legal
company secretary,board-,chartered-,company secretarial executive,-manager,-officer,corporate governance analyst,-specialist,governance professional,head of governance > in-house-legal
legal operations manager,-coordinator,-director,-specialist,-analyst,--solutions architect,--engineer,-technologist,-knowledge manager,legal administrator--,legal billing--,law office--,legal-,legal practice--,legal project--,law firm--,-administrator,law practice--,knowledge lawyer,practice support-,professional- > legal-operations
compliance and privacy officer,data protection adviser,-consultant,-specialist,-advisor,-analyst,information governance manager,--rights officer,privacy compliance--,-manager,--associate,-director,-consultant,-program manager > privacy-and-regulation
regulatory affairs lawyer,-counsel,--policy lawyer,--attorney,antitrust-,-lawyer,financial regulatory-,--services lawyer,competition--,-solicitor,legislative drafter,parliamentary counsel > law-practice
paralegal,legal researcher,-support assistant,--coordinator,-analyst,-case worker,-manager,litigation-,--specialist > legal-support
conveyancer,closer title,closing specialist,title curative-,--analyst,-processor,-closer,conveyancing administrator,-assistant,-clerk,-executive,-manager,-team leader,--fee earner,remortgage-,escrow coordinator,post completion executive,post-completion assistant,pre-completion- > conveyancing
probate executive,-administrator,-clerk,-manager,-practitioner,deputyship officer,estates paralegal > legal-support
legal assistant,legal admin-,legal administration--,attorney--,legal administrative-,litigation support--,-manager,--assistant,law firm-,legal services--,legal virtual--,--clerk,calendar-,law office-,-assistant,legal-,--support administrator,legal--,-file clerk,--records clerk,docket coordinator > legal-support
legal secretary,litigation-,law-,personal injury-,probate--,property-,conveyancing-,private client-,legal executive--,--audio typist,legal--,-word processor,--personal assistant > legal-support
law clerk,articled-,judge's-,articling student,clerk to judge,judicial extern,-intern,law school-,legal clinic--,legal summer--,--trainee,-internship,-fellow,law-,-graduate,student attorney > legal-trainee
trainee solicitor,graduate-,paralegal apprentice,solicitor-,legal-,-graduate,trainee lawyer,-legal executive,vacation scheme student > legal-trainee
court clerk,-analyst,-manager,-administrator,-assistant,-associate,-coordinator,jury-,clerk of court,court legal advisor,--operations specialist,court processing--,court--,-services officer,-clerk,tribunal--,courtroom-,-deputy,judicial secretary > court
court reporter,digital-,deposition-,court monitor,-recorder,-transcriptionist,legal-,-videographer > court
court judge,-commissioner,adjudication officer,judicial-,referee court,hearing examiner,judge@,supreme court justice,tribunal member > court
mediator,ombuds,conflict resolution specialist,dispute-,-coordinator,-officer,mediation-- > court
barrister's clerk,chambers-,-administrator,-assistant > legal-support
legal investigator,defense-,SIU-,civil-,special-,field interviewer-,forensic interviewer,mitigation specialist,surveillance agent > legal-investigation
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
document review attorney,project--,contract- > law-practice
legal aid attorney,legal services--,--aid lawyer,public interest-- > law-practice
human rights lawyer,civil rights attorney > law-practice
prosecutor,district attorney,prosecuting- > law-practice
public defender > law-practice
clinical negligence solicitor,medical-,--malpractice attorney > law-practice
insurance defense attorney,--litigator,-defence solicitor > law-practice
bankruptcy attorney,insolvency solicitor > law-practice
general counsel,chief legal officer,legal director,head of legal > in-house-legal
legal officer,legal affairs-,--adviser,-specialist > in-house-legal
privacy counsel,-attorney,data protection counsel > in-house-legal
patent attorney,-lawyer,-agent,-counsel > intellectual-property
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
escrow officer,-closer,-assistant,closing coordinator,settlement agent > conveyancing
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
