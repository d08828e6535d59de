export const securityTitles = `
# cyber: operations
> cyber-operations
security analyst,-operations analyst,cyber--,infosec-,cybersecurity-,-specialist,it security-,cyber-,information-,-analyst,cyber-
SOC analyst,cyber defence-,security monitoring--,--operations center analyst,soc engineer
incident responder,-response engineer,-specialist,-analyst,--handler,cyber incident-,-analyst
threat intelligence analyst,threat--,-hunter,detection engineer
digital forensics analyst,computer-,cyber-,forensic computer--,computer forensic investigator,digital forensic examiner
malware analyst,reverse engineer
vulnerability analyst,-engineer,-management engineer,-analyst,-specialist
SOC manager,soc lead
cyber operations specialist,--warfare operator,cryptologic technician
# cyber: engineering
> cyber-engineering
security engineer,siem-,cybersecurity-,security administrator
network security engineer,network and-,firewall engineer,-administrator,network security-,-specialist,-analyst
cloud security engineer,aws-,azure-,cloud security analyst,-specialist,-architect
application security engineer,-analyst,devsecops engineer,appsec-,software security-,product-
penetration tester,-testing consultant,ethical hacker,offensive security engineer,red team--,-operator,pen tester,security-,pentester,vulnerability researcher
security architect,cybersecurity-
IAM engineer,identity-,-management specialist,=IAM analyst,access management-,iam administrator
cryptographer,cryptanalyst,cryptography engineer
OT security engineer,ics-,operational technology-
# cyber: governance
> security-governance
GRC analyst,it governance-,cyber compliance--,it-,security-,-specialist,grc manager,-consultant
information security manager,-lead,cyber-,-manager,it-,cybersecurity--,infosec-,information assurance-,head of information security,--cyber security
chief information security officer,chief--,=CISO,=CSO@,director of cybersecurity,-information security,vp-
information security officer,data-,information systems-,=ISSM,=ISSO,information assurance specialist
IT auditor,it security-,technology--,information systems-,--risk analyst,it-,cyber-,technology-,-consultant,cyber-,it audit associate,-manager
cyber security consultant,security--,cyber-,cybersecurity-
data protection officer,-manager,information governance--,-lead,-officer,--rights officer,freedom of information--,=DPO,privacy analyst,-manager,-officer,-specialist,head of information governance
security awareness specialist,-manager,cyber security trainer,cybersecurity instructor
# guarding
> guarding
security guard,-officer,-personnel,guard@,watchman
armed security officer,-guard,--guard,-officer,armed protection-
security patrol officer,mobile-,alarm response--,mobile-,keyholding--,mobile security-,patrol guard
door supervisor,-staff,bouncer,doorman,doorperson
gatehouse officer,access control-,gatehouse security--,concierge-,gate-,--attendant,gatekeeper@,security receptionist
event security officer,-guard,-staff,--steward,response-,stadium-,crowd safety-,--controller,steward@
CCTV operator,control room-,gsoc--,surveillance-,-officer,cctv-,-monitor,-controller,security-,-dispatcher,gsoc analyst
close protection officer,-operative,=CPO@,bodyguard,executive protection specialist,-agent,protection officer@
airport security officer,--screener,baggage-,security-,passenger-,=TSO,aviation security agent
cash in transit officer,armoured vehicle guard,armored car--,--truck driver,--vehicle driver,cvit--
security dog handler,canine--,K9-,k-9-,k9 security officer,dog handler@
detention custody officer,court-,detainee-,detention services--,court security--,prisoner escort--,custody officer@
parking enforcement attendant,parking--,car park-
lollipop person
# loss prevention and investigation
> loss-prevention
loss prevention officer,-specialist,-associate,-detective,asset protection officer
loss prevention manager,-supervisor,asset protection manager,profit-,-officer
private investigator,security-,corporate-,surveillance-,investigator@,private eye,-detective
background investigator,-screening analyst,vetting--,-officer,personnel security specialist
# leading physical security
> security-management
security supervisor,security site-,guard--,security shift-,-leader,--sergeant,-team leader,chief security guard,guard captain,head doorman
security manager,-account manager,--director,-site manager,chief of security,head-,facility security officer
physical security specialist,-consultant,-analyst,travel-,security coordinator,-specialist@,-adviser,-risk manager,-consultant
event security manager,venue-,crowd safety--,event-
security trainer,-training officer,-instructor,security--,firearms-
# installing
> security-systems
security systems technician,-engineer,cctv--,alarm-,-installer,cctv-,security-,security system-,alarm technician,access control-
locksmith,lock technician`
