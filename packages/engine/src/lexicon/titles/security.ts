export const securityTitles = `
# cyber: operations
security analyst,-operations analyst,infosec--,cyber-,cybersecurity-,-specialist,cyber security-,it-,information- > cyber-operations
SOC analyst,cyber defense-,cyber defence--,security monitoring--,--operations center analyst,soc engineer > cyber-operations
incident responder,-response specialist,-engineer,-analyst,cyber incident-- > cyber-operations
threat intelligence analyst,threat--,-hunter,detection engineer > cyber-operations
digital forensics analyst,computer-,cyber-,forensic computer--,digital forensic examiner,computer forensic investigator > cyber-operations
malware analyst,reverse engineer > cyber-operations
vulnerability analyst,-engineer,-management analyst,-specialist,-engineer > cyber-operations
SOC manager,soc lead > cyber-operations
cyber operations specialist,--warfare operator,cryptologic technician > cyber-operations
# cyber: engineering
security engineer,cybersecurity-,siem-,security administrator > cyber-engineering
network security engineer,-analyst,-specialist,-administrator,firewall--,-engineer > cyber-engineering
cloud security engineer,aws-,azure-,cloud security analyst,-specialist,-architect > cyber-engineering
application security engineer,-analyst,devsecops engineer,appsec-,product security-,software- > cyber-engineering
penetration tester,-testing consultant,pen tester,security-,ethical hacker,pentester,offensive security engineer,red team--,-operator,vulnerability researcher > cyber-engineering
security architect,cybersecurity- > cyber-engineering
IAM engineer,identity-,-management specialist,iam--,-administrator,=IAM analyst,access management- > cyber-engineering
cryptographer,cryptography engineer,cryptanalyst > cyber-engineering
OT security engineer,ics-,operational technology- > cyber-engineering
# cyber: governance
GRC analyst,it governance-,cyber compliance--,it-,security-,-specialist,grc--,-consultant,-manager > security-governance
information security manager,-lead,cyber-,-manager,it-,cybersecurity--,infosec-,information assurance-,head of cyber security,--information security > security-governance
chief information security officer,chief--,=CISO,director of cybersecurity,-information security,vp-,=CSO@ > security-governance
information security officer,data-,information systems-,=ISSO,=ISSM,information assurance analyst,-specialist,-officer > security-governance
IT auditor,information systems-,it security--,technology--,-risk analyst,-consultant,cyber-,-analyst,information-,it-,--audit manager,-associate > security-governance
cyber security consultant,cybersecurity--,security-,cyber- > security-governance
data protection officer,-manager,privacy--,-officer,-analyst,-specialist,=DPO > security-governance
security awareness specialist,-manager,cyber security trainer,cybersecurity instructor > security-governance
# guarding
security guard,-officer,-personnel,guard@,watchman > guarding
armed security officer,-guard,--guard,-officer,armed protection- > guarding
security patrol officer,mobile-,keyholding--,mobile response-,alarm-,mobile security--,patrol guard > guarding
door supervisor,-staff,bouncer,doorman,doorperson > guarding
gatehouse officer,access control-,gatehouse security--,concierge-,gate-,--attendant,gatekeeper@,security receptionist > guarding
event security officer,-staff,-guard,--steward,stadium-,response-,crowd safety-,--controller,steward@ > guarding
CCTV operator,gsoc-,control room-,surveillance--,-officer,cctv-,-monitor,-controller,security-,-dispatcher,gsoc analyst > guarding
close protection officer,-operative,bodyguard,executive protection agent,-specialist,=CPO@,protection officer@ > guarding
airport security officer,--screener,passenger-,security-,baggage-,aviation security agent,=TSO > guarding
cash in transit officer,cvit driver,armored vehicle-,--truck driver,--car guard,armoured vehicle-- > guarding
security dog handler,k-9--,canine-,dog handler@,k9 security officer > guarding
detention custody officer,detainee-,court-,prisoner escort--,detention services--,court security--,custody officer@ > guarding
parking enforcement attendant > guarding
lollipop person > guarding
# loss prevention and investigation
loss prevention officer,-detective,-specialist,-agent,-associate,asset protection--,-specialist,-officer > loss-prevention
loss prevention manager,-supervisor,asset protection manager,profit-,-officer > loss-prevention
private investigator,surveillance-,corporate-,security-,private detective,-eye,investigator@ > loss-prevention
background investigator,-screening analyst,vetting--,-officer,personnel security specialist > loss-prevention
# leading physical security
security supervisor,security shift-,-leader,--sergeant,-team leader,--site supervisor,guard--,-captain,head doorman,chief security guard > security-management
security manager,-account manager,--director,-site manager,head of security,chief-,facility security officer > security-management
physical security specialist,-analyst,-consultant,security risk--,-manager,--specialist@,-coordinator,-adviser,-advisor,travel security analyst > security-management
event security manager,venue-,crowd safety--,event- > security-management
security trainer,-instructor,firearms-,security training-,-officer > security-management
# installing
security systems technician,-engineer,alarm--,cctv-,-installer,security-,security system-,alarm--,-technician,access control- > security-systems
locksmith,lock technician > security-systems`
