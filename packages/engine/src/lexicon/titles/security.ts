export const securityTitles = `
# cyber: operations
security analyst | cybersecurity analyst, infosec analyst, cybersecurity specialist, cyber security specialist, it security specialist, information security specialist, cyber analyst, security operations analyst | cyber-operations
SOC analyst | soc engineer, security operations center analyst, security operations centre analyst, soc tier 2 analyst, cyber defense analyst, cyber defence analyst, security monitoring analyst | cyber-operations
incident responder | incident response analyst, incident response specialist, incident response engineer, cyber incident analyst | cyber-operations
threat intelligence analyst | threat hunter, threat analyst, detection engineer | cyber-operations
digital forensics analyst | computer forensics analyst, digital forensic examiner, forensic computer analyst, cyber forensics analyst, computer forensic investigator | cyber-operations
malware analyst | reverse engineer | cyber-operations
vulnerability analyst | vulnerability management analyst, vulnerability engineer, vulnerability management specialist, vulnerability management engineer | cyber-operations
SOC manager | security operations center manager, cyber security operations manager, soc lead | cyber-operations
cyber operations specialist | cyber warfare operator, cryptologic technician | cyber-operations
# cyber: engineering
security engineer | cybersecurity engineer, siem engineer, security administrator | cyber-engineering
network security engineer | network security analyst, firewall engineer, network security administrator, network security specialist, firewall administrator | cyber-engineering
cloud security engineer | cloud security architect, aws security engineer, azure security engineer, cloud security analyst, cloud security specialist | cyber-engineering
application security engineer | appsec engineer, product security engineer, devsecops engineer, application security analyst, software security engineer | cyber-engineering
penetration tester | pen tester, ethical hacker, pentester, offensive security engineer, red team operator, security tester, red team engineer, penetration testing consultant, vulnerability researcher | cyber-engineering
security architect | cybersecurity architect | cyber-engineering
IAM engineer | =IAM analyst, identity and access management engineer, identity engineer, access management analyst, iam specialist, iam administrator, identity management specialist | cyber-engineering
cryptographer | cryptography engineer, cryptanalyst | cyber-engineering
OT security engineer | ics security engineer, operational technology security engineer | cyber-engineering
# cyber: governance
GRC analyst | it compliance analyst, governance risk and compliance analyst, security compliance analyst, grc consultant, grc manager, it governance analyst, grc specialist, cyber compliance analyst, security compliance specialist | security-governance
information security manager | it security manager, cyber security manager, cybersecurity manager, infosec manager, information security lead, head of cyber security, cyber security lead, head of information security, information assurance manager | security-governance
chief information security officer | =CISO, director of information security, director of cybersecurity, chief security officer, =CSO@, vp of information security | security-governance
information security officer | information systems security officer, =ISSO, =ISSM, information assurance analyst, information assurance officer, information systems security manager, information assurance specialist, data security officer | security-governance
IT auditor | information systems auditor, it audit manager, it risk analyst, technology risk consultant, cyber risk analyst, information risk analyst, it audit associate, technology auditor, technology risk analyst, cyber risk consultant, it security auditor | security-governance
cyber security consultant | cybersecurity consultant, security consultant, cyber consultant | security-governance
data protection officer | =DPO, privacy officer, privacy analyst, data protection manager, privacy manager, privacy specialist | security-governance
security awareness specialist | security awareness manager, cyber security trainer, cybersecurity instructor | security-governance
# guarding
security guard | security officer, guard@, security personnel, watchman | guarding
armed security officer | armed guard, armed security guard, armed officer, armed protection officer | guarding
security patrol officer | mobile patrol officer, mobile security officer, patrol guard, mobile response officer, alarm response officer, keyholding officer | guarding
door supervisor | bouncer, doorman, door staff, doorperson | guarding
gatehouse officer | gatehouse security officer, gate attendant, gatekeeper@, access control officer, security receptionist, concierge security officer, gate security officer | guarding
event security officer | event steward, steward@, crowd safety steward, event security guard, stadium steward, crowd controller, response steward, event security staff | guarding
CCTV operator | control room operator, surveillance operator, cctv controller, surveillance officer, gsoc operator, gsoc analyst, security dispatcher, cctv officer, security controller, cctv monitor | guarding
close protection officer | bodyguard, executive protection agent, personal protection officer, =CPO@, executive protection specialist, close protection operative, protection officer@ | guarding
airport security officer | aviation security officer, transportation security officer, passenger screener, airport screener, security screener, =TSO, aviation security agent, baggage screener | guarding
cash in transit officer | cash in transit driver, armored truck driver, armored car guard, armoured vehicle guard, cvit driver, armored vehicle driver | guarding
security dog handler | k9 security officer, dog handler@, k-9 handler, canine handler | guarding
detention custody officer | detainee custody officer, court security officer, custody officer@, prisoner escort officer, court custody officer, detention services officer | guarding
parking enforcement attendant | | guarding
lollipop person | | guarding
# loss prevention and investigation
loss prevention officer | loss prevention associate, asset protection associate, loss prevention specialist, asset protection specialist, loss prevention agent, asset protection officer, loss prevention detective | loss-prevention
loss prevention manager | asset protection manager, loss prevention supervisor, profit protection manager, profit protection officer | loss-prevention
private investigator | private detective, surveillance investigator, corporate investigator, security investigator, investigator@, private eye | loss-prevention
background investigator | vetting officer, background screening analyst, personnel security specialist, vetting analyst | loss-prevention
# leading physical security
security supervisor | security shift supervisor, security team leader, security site supervisor, guard supervisor, security shift leader, head doorman, guard captain, chief security guard, security sergeant | security-management
security manager | head of security, director of security, security site manager, facility security officer, security account manager, chief of security, security director | security-management
physical security specialist | physical security analyst, security specialist@, security coordinator, physical security consultant, security risk consultant, security adviser, security advisor, travel security analyst, security risk manager | security-management
event security manager | crowd safety manager, venue security manager, event safety manager | security-management
security trainer | security instructor, security training officer, firearms instructor, security training instructor | security-management
# installing
security systems technician | alarm technician, alarm installer, cctv engineer, security systems engineer, cctv installer, fire and security engineer, access control technician, alarm engineer, security installer, security system installer | security-systems
locksmith | lock technician | security-systems
`
