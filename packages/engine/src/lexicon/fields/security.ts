export const security = `
# cyber: defending
knowledge: cybersecurity,it security,computer-,cyber-,information-,-systems security,infosec,security engineering@,=InfoSec
security operations,soc-,=SOC@,cyber defence
security monitoring,log-,security event-,--alerts,alert triage
tool: SIEM,security information and event management > security monitoring
tool: Splunk,=SPL@ > SIEM,log management ~ IBM QRadar,Microsoft Sentinel
tool: IBM QRadar,qradar > SIEM ~ Microsoft Sentinel
tool: Microsoft Sentinel,kusto query language,=KQL,azure sentinel > SIEM
tool: ArcSight > SIEM ~ Splunk,IBM QRadar,LogRhythm
tool: LogRhythm > SIEM
cyber incident response,cybersecurity-,incident handling,-response plan,cyber incidents,security-
tool: =SOAR,cortex xsoar,security automation,-orchestration
threat intelligence,-analysis,-intel,=CTI@,indicators of compromise
threat hunting,-detection,detection engineering,hunted threats
knowledge: MITRE ATT&CK,=ATT&CK,=MITRE@@,cyber kill chain
digital forensics,cyber-,memory-,mobile-,=DFIR,forensic imaging
tool: EnCase > digital forensics ~ FTK
tool: =FTK,forensic toolkit,ftk imager > digital forensics
malware analysis,sandbox-,malware removal,-reverse engineering
tool: Ghidra > malware analysis ~ IDA Pro
tool: IDA Pro > malware analysis
intrusion detection,-prevention,=IDS,=IPS@,ids/ips
tool: =Snort@,snort ids > intrusion detection ~ Suricata
tool: Suricata,zeek,=Zeek > intrusion detection
firewalls,=NGFW
tool: Palo Alto firewalls,palo alto,panorama firewall > firewalls ~ Fortinet,Check Point,Cisco ASA
tool: Fortinet,fortigate,fortimanager > firewalls ~ Check Point,Cisco ASA
tool: =Check Point,checkpoint firewall,check point- > firewalls
tool: Cisco ASA,cisco firepower > firewalls ~ SonicWall,pfSense
tool: SonicWall > firewalls ~ pfSense
tool: pfSense > firewalls
endpoint security,-protection,-detection and response,antivirus,=EDR,=XDR,anti-virus software
tool: CrowdStrike > endpoint security ~ Microsoft Defender,SentinelOne
tool: Microsoft Defender,windows defender,defender xdr,-for endpoint > endpoint security ~ SentinelOne
tool: SentinelOne,sentinel one > endpoint security ~ Carbon Black
tool: Carbon Black > endpoint security
tool: Symantec Endpoint Protection,symantec > endpoint security ~ McAfee,Trend Micro,Kaspersky
tool: McAfee,trellix > endpoint security ~ Trend Micro,Kaspersky,Sophos
tool: Trend Micro > endpoint security ~ Kaspersky,Sophos
tool: Kaspersky > endpoint security ~ Sophos
tool: Sophos > endpoint security ~ Symantec Endpoint Protection
email security,=DMARC,anti-phishing,phishing analysis,-response,-investigation,spam filtering
tool: Proofpoint > email security ~ Mimecast
tool: Mimecast > email security
data loss prevention,data leak--,dlp policies,=DLP
knowledge: encryption,bitlocker,certificate management,=PKI,=SSL,=TLS,cryptography,public key infrastructure,ssl certificates,ssl/tls
web application firewall,=WAF,ddos mitigation,-protection
tool: Cloudflare > web application firewall ~ Akamai
tool: Akamai,imperva > web application firewall
tool: web proxies,-filtering,content-,secure web gateway
tool: Zscaler,bluecoat > web proxies
knowledge: zero trust,=SASE
cloud security,azure-,aws-,=CASB,=CSPM,cloud workload protection,secure cloud architecture
network security,perimeter-,=NAC@,cisco ise,network defence,-segmentation,-access control,secure networks
security architecture,secure-,security design,-solutions design
security hardening,-baselines,=CIS benchmarks,=STIG,hardening^@,cis controls
operational technology security,scada--,=OT-,ics-,iec 62443
security scripting
# cyber: testing
vulnerability management,-analysis,-remediation,-scanning,-assessment,remediated vulnerabilities,vulnerabilities^@
tool: Nessus,=Tenable,tenable.io,tenable.sc > vulnerability management ~ Qualys,Rapid7
tool: Qualys,qualysguard > vulnerability management ~ Rapid7
tool: Rapid7,insightvm,nexpose > vulnerability management ~ OpenVAS
tool: OpenVAS > vulnerability management
penetration testing,pen-,ethical hacking,white hat-,pentesting > vulnerability management
tool: Burp Suite,burpsuite > application security ~ OWASP ZAP
tool: OWASP ZAP,zed attack proxy > application security
tool: Metasploit > penetration testing ~ Cobalt Strike
tool: Cobalt Strike > penetration testing
tool: Kali Linux,=Kali,parrot os ~ penetration testing
tool: Nmap,network scanning,port-
red teaming,purple-,adversary simulation,-emulation,offensive security@
social engineering testing,phishing campaigns,-simulations,simulated phishing
bug bounty,capture the flag,ctf competitions,hackerone,responsible disclosure
exploit development,fuzzing@,vulnerability research,zero-day-
application security,-vulnerability,product security@,appsec,software security,secure sdlc,-software development lifecycle
DevSecOps,dev sec ops,software composition analysis > application security
tool: Snyk > application security ~ Checkmarx,Veracode
tool: Checkmarx > application security ~ Veracode
tool: Veracode > application security
threat modelling
secure code review,security- > application security
# identity
identity and access management,=IAM,access provisioning,-certification,-reviews,-management,access control-,identity--,-governance
single sign-on,=SSO,federated identity,identity federation,saml > identity and access management
multi-factor authentication,multifactor-,two-factor-,=2FA,=MFA,conditional access > identity and access management
tool: Okta > identity and access management ~ Auth0,Ping Identity,ForgeRock
tool: Auth0,onelogin > identity and access management ~ Ping Identity,ForgeRock
tool: Ping Identity,pingfederate > identity and access management ~ ForgeRock
tool: ForgeRock > identity and access management
privileged access management,--accounts,-identity management,=PAM@,=PIM@ > identity and access management
tool: CyberArk > privileged access management ~ BeyondTrust,Delinea
tool: BeyondTrust > privileged access management ~ Delinea
tool: Delinea,thycotic > privileged access management
tool: SailPoint,identityiq > identity and access management ~ Saviynt
tool: Saviynt > identity and access management
knowledge: role-based access control,=RBAC,access rights management,least privilege > identity and access management
# governance
governance risk and compliance,it compliance,security-,-governance,=GRC
information security policies,security--,-standards@
security risk assessment,it-,-management,security-,information-,cyber risk,technology-
security audits,-control testing,cybersecurity audits,it audit,information systems-
knowledge: ISO 27001,iso/iec-,information security management system,iso 27002,iso27001 > cybersecurity
knowledge: NIST framework,nist cybersecurity-,risk management--,=RMF@,nist 800-171,-csf,-800-53,nist sp-,=NIST > cybersecurity
knowledge: SOC 2,=SOC2,soc 1,ssae 18
knowledge: PCI DSS,payment card industry data security standard,=PCI,pci compliance
knowledge: GDPR,data protection
knowledge: data privacy,information-,=CCPA,=DPIA,privacy compliance,-laws,-regulations,-impact assessments
knowledge: FedRAMP,=CMMC,=FISMA,cmmc,fisma
certification: Cyber Essentials > cybersecurity
security awareness training,-programme,cyber awareness training,knowbe4
third-party risk management,vendor-,-assessments,supplier security assessment
security questionnaires
data classification,information-
tool: RSA Archer,servicenow grc,archer- > governance risk and compliance ~ OneTrust
# physical
security guarding,protective services@@,unarmed security,guarding@ ~ patrolling,physical security
patrolling > security guarding
tool: guard tour systems,--tour,silvertrac,trackforce > patrolling
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
knowledge: maritime security,port-,=ISPS,isps code,ship security officer
custody and escort duties,custody duties,detainee escort,-custody
security rostering,-team management,assignment instructions,guard supervision,-rosters,-scheduling,post orders,supervised security officers
security systems installation,alarm system--,cctv--,alarm-,access control-
knowledge: trespass enforcement,banning notices,ejected patrons,exclusion orders@,removal of trespassers,trespassing
knowledge: counter-terrorism awareness,act-,martyn's law,suspicious activity,-behavior,-persons,hostile reconnaissance
fire watch
knowledge: lone worker safety,--worker
tool: body-worn cameras,body cam
lost property handling,--property
concierge security,lobby-,reception-,front desk-
campus security,hospital-,school-,healthcare-,residential-,campus safety
background investigation,personnel security,bs 7858,security vetting,vetting@
# licences and certificates
licence: SIA licence,security industry authority-,=SIA,sia badge,-security licence,sia door supervisor-- > security guarding
certification: ACT training certificate,act e-learning,-security > counter-terrorism awareness
licence: SIA door supervisor,door supervisor licence,sia door supervision > SIA licence,door supervision
licence: SIA CCTV licence,=PSS--,cctv-,sia cctv,-public space surveillance > SIA licence,CCTV monitoring
licence: SIA close protection licence,close--,sia close protection > SIA licence,close protection
licence: guard card,unarmed guard license,security-,--licence,-officer license > security guarding
licence: armed guard license,armed security--,gun--,class g-,firearm permit,weapons-,concealed carry-,firearms licence > armed security
certification: baton certification,handcuffing-,taser-,oc spray-,pepper-,baton permit
certification: spectator safety qualification > event security
certification: =CPP@,asis certification,certified protection professional > physical security ~ PSP certification
certification: PSP certification,=PSP@,physical security professional > physical security
licence: private investigator license,pi-- > investigations
certification: CISSP,certified information systems security professional > cybersecurity
certification: CISM,certified information security manager > cybersecurity
certification: CRISC,certified in risk > security risk assessment
certification: CompTIA Security+,sec+,security+ > cybersecurity
certification: CompTIA CySA+,comptia cybersecurity analyst,cysa+ > cybersecurity
certification: CompTIA PenTest+,pentest+ > penetration testing
certification: CompTIA CASP+,=CASP,casp+,comptia securityx > cybersecurity
certification: CEH,certified ethical hacker > penetration testing
certification: OSCP,=OSCE,=OSWE,offensive security certified professional > penetration testing
certification: GIAC certification,=GCFA,=GCIA,=GCIH,=GIAC,=GPEN,=GSEC,giac security essentials,--certified incident handler > cybersecurity
certification: CCSP,=CCSK,certified cloud security professional > cloud security
certification: SSCP,systems security certified practitioner > cybersecurity
certification: CREST certification,=CREST,=CRT@,crest certified,-registered tester > penetration testing
certification: CHFI,computer hacking forensic investigator > digital forensics
certification: ISO 27001 Lead Auditor,iso 27001 lead implementer,iso/iec 27001 lead auditor > ISO 27001,security audits
certification: CIPP,=CIPM,=CIPP/E,certified information privacy professional > data privacy
certification: Microsoft Security Operations Analyst,sc-200,sc-300,sc-900 > cybersecurity
certification: Azure Security Engineer Associate,az-500 > cybersecurity,cloud security
certification: AWS Certified Security,aws security specialty > cloud security
certification: Google Cybersecurity Certificate,google cybersecurity professional certificate > cybersecurity
certification: CCNA Security,ccnp security,ccna cyber ops,--cyberops,cisco- > network security
certification: ISC2 Certified in Cybersecurity,(isc)2 cc,=ISC2,certified in cybersecurity > cybersecurity
knowledge: degree in cybersecurity,-cyber security,cybersecurity degree,information security- > cybersecurity
knowledge: degree in criminal justice,--criminology,criminology degree`
