export const securityTitles = `
# cyber: operations
security analyst,-operations analyst,cyber--,infosec-,cybersecurity-,-specialist,information security-,it-,cyber- > cyber-operations
SOC analyst,cyber defence-,cyber defense--,security monitoring--,--operations center analyst,soc engineer > cyber-operations
incident responder,-response engineer,-specialist,-analyst,--handler,cyber incident-,-analyst > cyber-operations
threat intelligence analyst,threat--,-hunter,detection engineer > cyber-operations
digital forensics analyst,computer-,cyber-,forensic computer--,computer forensic investigator,digital forensic examiner > cyber-operations
malware analyst,reverse engineer > cyber-operations
vulnerability analyst,-engineer,-management engineer,-analyst,-specialist > cyber-operations
SOC manager,soc lead > cyber-operations
cyber operations specialist,--warfare operator,cryptologic technician > cyber-operations
# cyber: engineering
security engineer,siem-,cybersecurity-,security administrator > cyber-engineering
network security engineer,-specialist,-analyst,-administrator,firewall--,-engineer > cyber-engineering
cloud security engineer,aws-,azure-,cloud security analyst,-specialist,-architect > cyber-engineering
application security engineer,-analyst,devsecops engineer,appsec-,software security-,product- > cyber-engineering
penetration tester,-testing consultant,ethical hacker,offensive security engineer,red team--,-operator,pen tester,security-,pentester,vulnerability researcher > cyber-engineering
security architect,cybersecurity- > cyber-engineering
IAM engineer,identity-,-management specialist,=IAM analyst,access management-,iam administrator > cyber-engineering
cryptographer,cryptanalyst,cryptography engineer > cyber-engineering
OT security engineer,ics-,operational technology- > cyber-engineering
# cyber: governance
GRC analyst,it governance-,cyber compliance--,it-,security-,-specialist,grc manager,-consultant > security-governance
information security manager,-lead,cyber-,-manager,it-,cybersecurity--,infosec-,information assurance-,head of information security,--cyber security > security-governance
chief information security officer,chief--,=CISO,=CSO@,director of cybersecurity,-information security,vp- > security-governance
information security officer,data-,information systems-,=ISSM,=ISSO,information assurance officer,-specialist > security-governance
IT auditor,it security-,technology--,information systems-,--risk analyst,it-,cyber-,technology-,-consultant,cyber-,it audit associate,-manager > security-governance
cyber security consultant,security--,cyber-,cybersecurity- > security-governance
data protection officer,-manager,privacy--,-analyst,-officer,-specialist,=DPO > security-governance
security awareness specialist,-manager,cyber security trainer,cybersecurity instructor > security-governance
# guarding
security guard,-officer,-personnel,guard@,watchman > guarding
armed security officer,-guard,--guard,-officer,armed protection- > guarding
security patrol officer,mobile-,alarm response--,mobile-,keyholding--,mobile security-,patrol guard > guarding
door supervisor,-staff,bouncer,doorman,doorperson > guarding
gatehouse officer,access control-,gatehouse security--,concierge-,gate-,--attendant,gatekeeper@,security receptionist > guarding
event security officer,-guard,-staff,--steward,response-,stadium-,crowd safety-,--controller,steward@ > guarding
CCTV operator,control room-,gsoc--,surveillance-,-officer,cctv-,-monitor,-controller,security-,-dispatcher,gsoc analyst > guarding
close protection officer,-operative,=CPO@,bodyguard,executive protection specialist,-agent,protection officer@ > guarding
airport security officer,--screener,baggage-,security-,passenger-,=TSO,aviation security agent > guarding
cash in transit officer,armoured vehicle guard,armored car--,--truck driver,--vehicle driver,cvit-- > guarding
security dog handler,k-9--,canine-,dog handler@,k9 security officer > guarding
detention custody officer,court-,detainee-,detention services--,court security--,prisoner escort--,custody officer@ > guarding
parking enforcement attendant > guarding
lollipop person > guarding
# loss prevention and investigation
loss prevention officer,-agent,-specialist,-associate,-detective,asset protection officer,-specialist > loss-prevention
loss prevention manager,-supervisor,asset protection manager,profit-,-officer > loss-prevention
private investigator,security-,corporate-,surveillance-,investigator@,private eye,-detective > loss-prevention
background investigator,-screening analyst,vetting--,-officer,personnel security specialist > loss-prevention
# leading physical security
security supervisor,security site-,guard--,security shift-,-leader,--sergeant,-team leader,chief security guard,guard captain,head doorman > security-management
security manager,-account manager,--director,-site manager,chief of security,head-,facility security officer > security-management
physical security specialist,-consultant,-analyst,travel-,security adviser,-coordinator,-advisor,-specialist@,-risk manager,-consultant > security-management
event security manager,venue-,crowd safety--,event- > security-management
security trainer,-training officer,-instructor,security--,firearms- > security-management
# installing
security systems technician,-engineer,cctv--,alarm-,-installer,cctv-,security-,security system-,alarm technician,access control- > security-systems
locksmith,lock technician > security-systems`
