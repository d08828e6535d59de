export const security = `
# cyber: defending
security operations,soc-,=SOC@,cyber defence
security monitoring,log-,security event-,--alerts,alert triage
cyber incident response,cybersecurity-,incident handling,-response plan,cyber incidents,security-
threat intelligence,-analysis,-intel,=CTI@,indicators of compromise
threat hunting,-detection,detection engineering,hunted threats
digital forensics,cyber-,memory-,mobile-,=DFIR,forensic imaging
malware analysis,sandbox-,malware removal,-reverse engineering
intrusion detection,-prevention,=IDS,=IPS@,ids/ips
firewalls,=NGFW
endpoint security,-protection,-detection and response,antivirus,=EDR,=XDR,anti-virus software
email security,=DMARC,anti-phishing,phishing analysis,-response,-investigation,spam filtering
data loss prevention,data leak--,dlp policies,=DLP
web application firewall,=WAF,ddos mitigation,-protection
cloud security,azure-,aws-,=CASB,=CSPM,cloud workload protection,secure cloud architecture
network security,perimeter-,=NAC@,cisco ise,network defence,-segmentation,-access control,secure networks
security architecture,secure-,security design,-solutions design
security hardening,-baselines,=CIS benchmarks,=STIG,hardening^@,cis controls
operational technology security,scada--,=OT-,ics-,iec 62443
security scripting
knowledge:
cybersecurity,it security,computer-,cyber-,information-,-systems security,infosec,security engineering@,=InfoSec
MITRE ATT&CK,=ATT&CK,=MITRE@@,cyber kill chain
encryption,bitlocker,certificate management,=PKI,=SSL,=TLS,cryptography,public key infrastructure,ssl certificates,ssl/tls
zero trust,=SASE
tool:
SIEM,security information and event management > security monitoring
Splunk,=SPL@ > SIEM,log management ~ IBM QRadar,Microsoft Sentinel
IBM QRadar,qradar > SIEM ~ Microsoft Sentinel
Microsoft Sentinel,kusto query language,=KQL,azure sentinel > SIEM
ArcSight > SIEM ~ Splunk,IBM QRadar,LogRhythm
LogRhythm > SIEM
=SOAR,cortex xsoar,security automation,-orchestration
EnCase > digital forensics ~ FTK
=FTK,forensic toolkit,ftk imager > digital forensics
Ghidra > malware analysis ~ IDA Pro
IDA Pro > malware analysis
=Snort@,snort ids > intrusion detection ~ Suricata
Suricata,zeek,=Zeek > intrusion detection
Palo Alto firewalls,palo alto,panorama firewall > firewalls ~ Fortinet,Check Point,Cisco ASA
Fortinet,fortigate,fortimanager > firewalls ~ Check Point,Cisco ASA
=Check Point,checkpoint firewall,check point- > firewalls
Cisco ASA,cisco firepower > firewalls ~ SonicWall,pfSense
SonicWall > firewalls ~ pfSense
pfSense > firewalls
CrowdStrike > endpoint security ~ Microsoft Defender,SentinelOne
Microsoft Defender,windows defender,defender xdr,-for endpoint > endpoint security ~ SentinelOne
SentinelOne,sentinel one > endpoint security ~ Carbon Black
Carbon Black > endpoint security
Symantec Endpoint Protection,symantec > endpoint security ~ McAfee,Trend Micro,Kaspersky
McAfee,trellix > endpoint security ~ Trend Micro,Kaspersky,Sophos
Trend Micro > endpoint security ~ Kaspersky,Sophos
Kaspersky > endpoint security ~ Sophos
Sophos > endpoint security ~ Symantec Endpoint Protection
Proofpoint > email security ~ Mimecast
Mimecast > email security
Cloudflare > web application firewall ~ Akamai
Akamai,imperva > web application firewall
web proxies,-filtering,content-,secure web gateway
Zscaler,bluecoat > web proxies
# cyber: testing
vulnerability management,-analysis,-remediation,-scanning,-assessment,remediated vulnerabilities,vulnerabilities^@
penetration testing,pen-,ethical hacking,white hat-,pentesting > vulnerability management
red teaming,purple-,adversary simulation,-emulation,offensive security@
social engineering testing,phishing campaigns,-simulations,simulated phishing
bug bounty,capture the flag,ctf competitions,hackerone,responsible disclosure
exploit development,fuzzing@,vulnerability research,zero-day-
application security,-vulnerability,product security@,appsec,software security,secure sdlc,-software development lifecycle
DevSecOps,dev sec ops,software composition analysis > application security
threat modelling
secure code review,security- > application security
tool:
Nessus,=Tenable,tenable.io,tenable.sc > vulnerability management ~ Qualys,Rapid7
Qualys,qualysguard > vulnerability management ~ Rapid7
Rapid7,insightvm,nexpose > vulnerability management ~ OpenVAS
OpenVAS > vulnerability management
Burp Suite,burpsuite > application security ~ OWASP ZAP
OWASP ZAP,zed attack proxy > application security
Metasploit > penetration testing ~ Cobalt Strike
Cobalt Strike > penetration testing
Kali Linux,=Kali,parrot os ~ penetration testing
Nmap,network scanning,port-
Snyk > application security ~ Checkmarx,Veracode
Checkmarx > application security ~ Veracode
Veracode > application security
# identity
identity and access management,=IAM,access provisioning,-certification,-reviews,-management,access control-,identity--,-governance
single sign-on,=SSO,federated identity,identity federation,saml > identity and access management
multi-factor authentication,multifactor-,two-factor-,=2FA,=MFA,conditional access > identity and access management
privileged access management,--accounts,-identity management,=PAM@,=PIM@ > identity and access management
tool:
Okta > identity and access management ~ Auth0,Ping Identity,ForgeRock
Auth0,onelogin > identity and access management ~ Ping Identity,ForgeRock
Ping Identity,pingfederate > identity and access management ~ ForgeRock
ForgeRock > identity and access management
CyberArk > privileged access management ~ BeyondTrust,Delinea
BeyondTrust > privileged access management ~ Delinea
Delinea,thycotic > privileged access management
SailPoint,identityiq > identity and access management ~ Saviynt
Saviynt > identity and access management
knowledge:
role-based access control,=RBAC,access rights management,least privilege > identity and access management
# governance
governance risk and compliance,it compliance,security-,-governance,=GRC
information security policies,security--,-standards@
security risk assessment,it-,-management,security-,information-,cyber risk,technology-
security audits,-control testing,cybersecurity audits,it audit,information systems-
security awareness training,-programme,cyber awareness training,knowbe4
third-party risk management,vendor-,-assessments,supplier security assessment
security questionnaires
data classification,information-
knowledge:
ISO 27001,iso/iec-,information security management system,iso 27002,iso27001 > cybersecurity
NIST framework,nist cybersecurity-,risk management--,=RMF@,nist 800-171,-csf,-800-53,nist sp-,=NIST > cybersecurity
SOC 2,=SOC2,soc 1,ssae 18
PCI DSS,payment card industry data security standard,=PCI,pci compliance
GDPR,data protection
data privacy,information-,=CCPA,=DPIA,privacy compliance,-laws,-regulations,-impact assessments
FedRAMP,=CMMC,=FISMA,cmmc,fisma
certification:
Cyber Essentials > cybersecurity
tool:
RSA Archer,servicenow grc,archer- > governance risk and compliance ~ OneTrust
# physical
security guarding,protective services@@,unarmed security,guarding@ ~ patrolling,physical security
patrolling > security guarding
vehicle logs,gate-
security customer service,assisting visitors,visitor assistance
security equipment checks,alarm testing
fire safety patrols,--extinguishers,-alarm response,--panel monitoring
visible deterrence,-presence,high-visibility-,crime prevention,deter crime,deterring theft
access control,entry-,visitor-,gate-,key-,access badges,c-cure,checked identification,checking ids,controlled access,gate duty,gatehouse duties,badge checks,lenel ~ visitor management
CCTV monitoring,camera-,monitored cctv,closed-circuit television,=CCTV,cctv operation,-systems,-surveillance,video-,security cameras,surveillance- > surveillance
surveillance@@
alarm response,-systems,-activations,-monitoring,burglar alarms,intruder-,responded to-,fire alarm panel
security incident reporting,--reports,-log,shift reports@,=DAR@,daily activity reports,--occurrence book,incident logs,-report writing
conflict management,managing aggression,verbal judo,defused situations
physical intervention,-restraint,handcuffing@,pava spray,pepper-,restraint techniques,self-defence
bag searches,body-,pat-down-,vehicle-,bag checks,metal detectors,search procedures,searching of persons,security screening,x-ray-
investigations@,evidence gathering@,investigated incidents,investigative interviewing
evidence handling,preserve evidence,scene preservation
door supervision,bouncer duties,doorman-,nightclub security,venue- > security guarding
event security,concert-,festival-,stadium-,stewarding@ > security guarding
close protection,dignitary-,executive-,personal-,vip-,bodyguarding
armed security,-response,-guard,firearms training@,-handling,-qualification,weapons-
physical security,asset-,site-,building-,facility-,premises-,corporate-,property protection
security surveys,-assessments,site risk assessments@,threat assessment
emergency response,-preparedness,-situations@,-evacuation,-procedures,bomb threat-,evacuation--,-drills,responded to emergencies
locking premises,secured-,keyholding,lock and unlock,lock-up duties
control room operation,--room@,=GSOC,cctv control room,security-,--dispatch,command centre operations,global security operations center,monitoring station
two-way radio communication,radio--,-procedures,walkie talkie
visitor management,-badges,-passes,-logs,-registration,escorted visitors,signing in-
cash in transit,valuables-,armored truck,-vehicle,armoured-,cash escort,-transportation
aviation security,=AVSEC,=TSA,airport screening,cargo-,passenger-,baggage-
custody and escort duties,custody duties,detainee escort,-custody
security rostering,-team management,assignment instructions,guard supervision,-rosters,-scheduling,post orders,supervised security officers
security systems installation,alarm system--,cctv--,alarm-,access control-
fire watch
lost property handling,--property
concierge security,lobby-,reception-,front desk-
campus security,hospital-,school-,healthcare-,residential-,campus safety
background investigation,personnel security,bs 7858,security vetting,vetting@
tool:
guard tour systems,--tour,silvertrac,trackforce > patrolling
body-worn cameras,body cam
knowledge:
maritime security,port-,=ISPS,isps code,ship security officer
trespass enforcement,banning notices,ejected patrons,exclusion orders@,removal of trespassers,trespassing
counter-terrorism awareness,act-,martyn's law,suspicious activity,-behavior,-persons,hostile reconnaissance
lone worker safety,--worker
# licences and certificates
licence:
SIA licence,security industry authority-,=SIA,sia badge,-security licence,sia door supervisor-- > security guarding
SIA door supervisor,door supervisor licence,sia door supervision > SIA licence,door supervision
SIA CCTV licence,=PSS--,cctv-,sia cctv,-public space surveillance > SIA licence,CCTV monitoring
SIA close protection licence,close--,sia close protection > SIA licence,close protection
guard card,unarmed guard license,security-,--licence,-officer license > security guarding
armed guard license,armed security--,gun--,class g-,firearm permit,weapons-,concealed carry-,firearms licence > armed security
private investigator license,pi-- > investigations
certification:
ACT training certificate,act e-learning,-security > counter-terrorism awareness
baton certification,handcuffing-,taser-,oc spray-,pepper-,baton permit
spectator safety qualification > event security
=CPP@,asis certification,certified protection professional > physical security ~ PSP certification
PSP certification,=PSP@,physical security professional > physical security
CISSP,certified information systems security professional > cybersecurity
CISM,certified information security manager > cybersecurity
CRISC,certified in risk > security risk assessment
CompTIA Security+,sec+,security+ > cybersecurity
CompTIA CySA+,comptia cybersecurity analyst,cysa+ > cybersecurity
CompTIA PenTest+,pentest+ > penetration testing
CompTIA CASP+,=CASP,casp+,comptia securityx > cybersecurity
CEH,certified ethical hacker > penetration testing
OSCP,=OSCE,=OSWE,offensive security certified professional > penetration testing
GIAC certification,=GCFA,=GCIA,=GCIH,=GIAC,=GPEN,=GSEC,giac security essentials,--certified incident handler > cybersecurity
CCSP,=CCSK,certified cloud security professional > cloud security
SSCP,systems security certified practitioner > cybersecurity
CREST certification,=CREST,=CRT@,crest certified,-registered tester > penetration testing
CHFI,computer hacking forensic investigator > digital forensics
ISO 27001 Lead Auditor,iso 27001 lead implementer,iso/iec 27001 lead auditor > ISO 27001,security audits
CIPP,=CIPM,=CIPP/E,certified information privacy professional > data privacy
Microsoft Security Operations Analyst,sc-200,sc-300,sc-900 > cybersecurity
Azure Security Engineer Associate,az-500 > cybersecurity,cloud security
AWS Certified Security,aws security specialty > cloud security
Google Cybersecurity Certificate,google cybersecurity professional certificate > cybersecurity
CCNA Security,ccnp security,ccna cyber ops,--cyberops,cisco- > network security
ISC2 Certified in Cybersecurity,(isc)2 cc,=ISC2,certified in cybersecurity > cybersecurity
knowledge:
degree in cybersecurity,-cyber security,cybersecurity degree,information security- > cybersecurity
degree in criminal justice,--criminology,criminology degree`
