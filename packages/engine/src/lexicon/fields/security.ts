export const security = `
# cyber: defending
security operations,soc-,=MDR@@,=SOC@,cyber defence
security monitoring,log-,security event-,--alerts,alert triage
cyber incident response,cybersecurity-,incident handling,-response plan,cyber incidents,security-
threat intelligence,-analysis,-intel,=CTI@,=MISP@@,=OSINT@@,=TTPs,Maltego,Recorded Future,Shodan,indicators of compromise
threat hunting,-detection,=IOCs@@,Sigma rules,detection engineering
digital forensics,cyber-,memory-,mobile-,=Autopsy@@,=DFIR,Magnet AXIOM,=Volatility@@,forensic imaging
malware analysis,sandbox-,=YARA,malware removal,-reverse engineering
intrusion detection,-prevention,=IDS,=IPS@,ids/ips
firewalls,=NGFW
endpoint security,-protection,-detection and response,=Tanium,=EDR,=XDR,anti-virus software,antivirus
email security,=DMARC,phishing analysis,-response,-investigation,spam filtering,Abnormal Security,anti-phishing
data loss prevention,data leak--,=DLP,Netskope,Purview@@,dlp policies
web application firewall,=WAF,ddos mitigation,-protection
cloud security,azure-,aws-,Prisma Cloud,cloud workload protection,=CASB,=CNAPP,=CSPM,=Wiz@@,Lacework,secure cloud architecture
network security,perimeter-,=NAC@,cisco ise,network defence,-segmentation,-access control,secure networks
security architecture,secure-,security design,-solutions design
security hardening,-baselines,=CIS benchmarks,=STIG,hardening^@,cis controls
operational technology security,scada--,=OT-,ics-,iec 62443
security scripting
knowledge:
cybersecurity,it security,computer-,cyber-,information-,-systems security,infosec,security engineering@
MITRE ATT&CK,=ATT&CK,=MITRE@@,cyber kill chain
encryption,=HSM@@,=PKI,=SSL,=TLS,bitlocker,certificate management,cryptography,public key infrastructure,ssl certificates,ssl/tls
zero trust,=SASE,=ZTNA
tool:
SIEM,security information and event management,=Chronicle@@,Google SecOps,Wazuh > security monitoring
Splunk,=SPL@ > SIEM,log management ~ IBM QRadar,Microsoft Sentinel
=SOAR,=Tines,=XSOAR,cortex xsoar,=Demisto,security automation,-orchestration
web proxies,-filtering,content-,secure web gateway
Zscaler,bluecoat > web proxies
tool > SIEM:
IBM QRadar,qradar ~ Microsoft Sentinel
Microsoft Sentinel,=KQL,=Sentinel@@,azure sentinel,kusto query language
ArcSight ~ Splunk,IBM QRadar,LogRhythm
LogRhythm
tool > digital forensics:
EnCase ~ FTK
=FTK,forensic toolkit,ftk imager
tool > malware analysis:
Ghidra ~ IDA Pro
IDA Pro
tool > intrusion detection:
=Snort@,snort ids ~ Suricata
Suricata,zeek
tool > firewalls:
Palo Alto firewalls,palo alto,panorama firewall ~ Fortinet,Check Point,Cisco ASA
Fortinet,fortianalyzer,fortigate,fortimanager ~ Check Point,Cisco ASA
=Check Point,checkpoint firewall,check point-
Cisco ASA,cisco firepower ~ SonicWall,pfSense
SonicWall ~ pfSense
pfSense
tool > endpoint security:
CrowdStrike,=Falcon@@ ~ Microsoft Defender,SentinelOne
Microsoft Defender,=MDE@@,defender xdr,-for endpoint,windows defender ~ SentinelOne
SentinelOne,sentinel one ~ Carbon Black
Carbon Black
Symantec Endpoint Protection,symantec ~ McAfee,Trend Micro,Kaspersky
McAfee,trellix ~ Trend Micro,Kaspersky,Sophos
Trend Micro ~ Kaspersky,Sophos
Kaspersky ~ Sophos
Sophos ~ Symantec Endpoint Protection
tool > email security:
Proofpoint ~ Mimecast
Mimecast
tool > web application firewall:
Cloudflare ~ Akamai
Akamai,imperva
# cyber: testing
vulnerability management,-analysis,-remediation,-scanners,-scanning,-assessment,vulnerabilities^@,remediated vulnerabilities
penetration testing,pen-,ethical hacking,white hat-,pentesting > vulnerability management
red teaming,purple-,BloodHound,Mimikatz,adversary emulation,-simulation,offensive security@
social engineering testing,phishing campaigns,-simulations
bug bounty,capture the flag,ctf competitions,hackerone,responsible disclosure
exploit development,fuzzing@,vulnerability research,zero-day-
application security,-vulnerability,OWASP Top 10,appsec,product security@,secure sdlc,-software development lifecycle,software security
threat modelling,=STRIDE@@
skill > application security:
DevSecOps,dev sec ops,software composition analysis
secure code review,security-,Fortify@@,Semgrep
tool:
Kali Linux,=Kali,parrot os ~ penetration testing
Nmap,network scanning,port-
tool > vulnerability management:
Nessus,=Tenable,tenable.io,tenable.sc ~ Qualys,Rapid7
Qualys,qualysguard ~ Rapid7
Rapid7,insightvm,nexpose ~ OpenVAS
OpenVAS
tool > application security:
Burp Suite,=Burp,burpsuite ~ OWASP ZAP
OWASP ZAP,zed attack proxy
Snyk ~ Checkmarx,Veracode
Checkmarx ~ Veracode
Veracode
tool > penetration testing:
Metasploit ~ Cobalt Strike
Cobalt Strike
# identity
identity and access management,=IAM,=Keycloak,AWS Cognito,Amazon-,access certification,-reviews,-provisioning,-management,access control-,identity--,-governance
skill > identity and access management:
single sign-on,=SSO,identity federation,saml
multi-factor authentication,multifactor-,two-factor-,=2FA,=Duo@@,=MFA,Duo Security,conditional access
privileged access management,--accounts,-identity management,=PAM@,=PIM@
tool > identity and access management:
Okta ~ Auth0,Ping Identity,ForgeRock
Auth0,onelogin ~ Ping Identity,ForgeRock
Ping Identity,pingfederate ~ ForgeRock
ForgeRock
SailPoint,identityiq ~ Saviynt
Saviynt
tool > privileged access management:
CyberArk ~ BeyondTrust,Delinea
BeyondTrust ~ Delinea
Delinea,thycotic
knowledge:
role-based access control,=RBAC,access rights management,least privilege > identity and access management
# governance
governance risk and compliance,Vanta,it compliance,security-,-governance,=GRC,Drata@@
information security policies,security--,-standards@,=DORA@@,=HITRUST,=NIS2
security risk assessment,it-,-management,security-,information-,cyber risk,technology-
security audits,-control testing,cybersecurity audits,it audit,information systems-
security awareness training,-programme,cyber awareness training,knowbe4
third-party risk management,vendor-,-assessments,supplier security assessment
security questionnaires
data classification,information-
knowledge:
SOC 2,=SOC2,soc 1,ssae 18
PCI DSS,payment card industry data security standard,=PCI,pci compliance
GDPR,POPIA,data protection
data privacy,information-,=CCPA,=DPIA,privacy compliance,-laws,-regulations,-impact assessments
FedRAMP,fisma,cmmc
knowledge > cybersecurity:
ISO 27001,iso/iec-,information security management system,iso 27002,iso27001
NIST framework,nist cybersecurity-,risk management--,=RMF@,nist 800-171,-csf,-800-53,nist sp-,=NIST
certification:
Cyber Essentials,CE Plus > cybersecurity
tool:
RSA Archer,=Archer@@,archer grc,servicenow- > governance risk and compliance ~ OneTrust
# physical
security guarding,protective services@@,unarmed security,guarding@ ~ patrolling,physical security
vehicle logs,gate-
security customer service,assisting visitors,visitor assistance
security equipment checks,alarm testing
fire safety patrols,--extinguishers,-alarm response,--panel monitoring
visible deterrence,-presence,high-visibility-,crime prevention,deter crime,deterring theft
access control,entry-,visitor-,gate-,key-,access badges,c-cure,checked identification,checking ids,controlled access,gate duty,gatehouse duties,badge checks,lenel ~ visitor management
CCTV monitoring,camera-,=CCTV,Avigilon,Genetec,Hikvision,Milestone XProtect,cctv operation,-systems,-surveillance,video-,=ANPR,closed-circuit television,monitored cctv,security cameras,surveillance- > surveillance
surveillance@@
alarm response,-systems,-activations,-monitoring,burglar alarms,intruder-,responded to-,fire alarm panel
security incident reporting,--reports,-log,shift reports@,=DAR@,daily activity reports,--occurrence book,incident logs,-report writing
conflict management,managing aggression,verbal judo,defused situations
physical intervention,-restraint,breakaway techniques,restraint-,handcuffing@,pava spray,pepper-,self-defence
bag searches,body-,pat-down-,vehicle-,bag checks,metal detectors,search procedures,searching of persons,security screening,x-ray-
investigations@,evidence gathering@,investigated incidents,investigative interviewing
evidence handling,preserve evidence,scene preservation
close protection,dignitary-,executive-,personal-,vip-,bodyguarding
armed security,-response,-guard,firearms training@,-handling,-qualification,weapons-
physical security,asset-,site-,building-,facility-,premises-,corporate-,property protection
security surveys,-assessments,site risk assessments@,threat assessment
emergency response,-preparedness,-situations@,-evacuation,-procedures,bomb threat-,evacuation--,-drills,responded to emergencies
locking premises,secured-,keyholding,lock and unlock,lock-up duties
control room operation,--room@,=GSOC,cctv control room,security-,--dispatch,command centre operations,global security operations center,monitoring station
two-way radio communication,radio--,-procedures,walkie talkie
visitor management,-badges,-passes,-logs,-registration,escorted visitors,signing in-
cash in transit,valuables-,armored truck,-vehicle,cash escort,-transportation
aviation security,=AVSEC,=TSA,airport screening,cargo-,passenger-,baggage-
custody and escort duties,custody duties,detainee escort,-custody
security rostering,-team management,assignment instructions,guard supervision,-rosters,-scheduling,post orders,supervised security officers
security systems installation,alarm system--,cctv--,alarm-,access control-,=Paxton,Gallagher@@,Genetec
fire watch
lost property handling,--property
concierge security,lobby-,reception-,front desk-
campus security,hospital-,school-,healthcare-,residential-,campus safety
background investigation,BS7858 screening,-vetting,security-,bs 7858,personnel security,vetting@
skill > security guarding:
patrolling
door supervision,bouncer duties,doorman-,nightclub security,venue-
event security,concert-,festival-,stadium-,crowd management,stewarding@
tool:
guard tour systems,--tour,silvertrac,trackforce > patrolling
body-worn cameras,body cam
knowledge:
maritime security,port-,=ISPS,isps code,ship security officer
trespass enforcement,banning notices,ejected patrons,exclusion orders@,removal of trespassers,trespassing
counter-terrorism awareness,act-,martyn's law,suspicious activity,-behavior,-persons,See Check and Notify,hostile reconnaissance
lone worker safety,--worker
# licences and certificates
licence:
SIA door supervisor,--DS,DS licence,door supervisor-,sia door supervision > SIA licence,door supervision
SIA CCTV licence,=PSS--,cctv-,=PSS@@,sia cctv,-public space surveillance > SIA licence,CCTV monitoring
SIA close protection licence,close--,CP--,SIA CP,sia close protection > SIA licence,close protection
armed guard license,armed security--,gun--,class g-,firearm permit,weapons-,firearms licence > armed security
private investigator license,pi-- > investigations
licence > security guarding:
SIA licence,security industry authority-,=SIA,sia badge,-security licence,sia door supervisor--
guard card,Cert II Security,Certificate II in--,unarmed guard license,security-,--licence,-officer license,=BSIS,=PSIRA
certification:
ACT training certificate,act e-learning,-security > counter-terrorism awareness
baton certification,-permit
spectator safety qualification,NVQ spectator safety,--Level 2 Spectator Safety > event security
CRISC,certified in risk > security risk assessment
CHFI,computer hacking forensic investigator > digital forensics
ISO 27001 Lead Auditor,--LA,iso/iec 27001 lead auditor > ISO 27001,security audits
CIPP,=CIPP/E,certified information privacy professional > data privacy
Azure Security Engineer Associate,az-500 > cybersecurity,cloud security
CCNA Security,ccna cyber ops,--cyberops,cisco- > network security
PCNSE,palo alto certified > Palo Alto firewalls,network security
Fortinet NSE,=NSE 4,=NSE4,=NSE5,=NSE7,fortinet certified > Fortinet,network security
certification > physical security:
=CPP@,asis certification,certified protection professional ~ PSP certification
PSP certification,=PSP@,physical security professional
certification > cybersecurity:
CISSP,certified information systems security professional
CISM,certified information security manager
CompTIA Security+,sec+,security+
CompTIA CySA+,comptia cybersecurity analyst,cysa+
CompTIA CASP+,=CASP,casp+,comptia securityx
GIAC certification,=GCFA,=GCIA,=GCIH,=GIAC,=GPEN,=GREM,=GSEC,giac security essentials,--certified incident handler
SSCP,systems security certified practitioner
Microsoft Security Operations Analyst,sc-200
Google Cybersecurity Certificate,google cybersecurity professional certificate
ISC2 Certified in Cybersecurity,(isc)2 cc,certified in cybersecurity
certification > penetration testing:
CompTIA PenTest+,pentest+
CEH,certified ethical hacker
OSCP,=OSCE@@,=OSWE,offensive security certified professional
CREST certification,=CREST,=CRT@,crest certified,-registered tester
certification > cloud security:
CCSP,certified cloud security professional
AWS Certified Security,aws security specialty
knowledge:
degree in cybersecurity,-cyber security,cybersecurity degree,information security- > cybersecurity
degree in criminal justice,--criminology,criminology degree`
