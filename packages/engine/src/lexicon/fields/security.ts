export const security = `
# cyber: defending
knowledge: cybersecurity,cyber security,it-,computer-,information-,-systems security,=InfoSec,infosec,security engineering@
security operations,soc-,=SOC@,cyber defence
security monitoring,log-,security event-,--alerts,alert triage
tool: SIEM,security information and event management > security monitoring
tool: Splunk,=SPL@ > SIEM,log management ~ IBM QRadar,Microsoft Sentinel
tool: IBM QRadar,qradar > SIEM ~ Microsoft Sentinel
tool: Microsoft Sentinel,azure sentinel,=KQL,kusto query language > SIEM
tool: ArcSight > SIEM ~ Splunk,IBM QRadar,LogRhythm
tool: LogRhythm > SIEM
cyber incident response,cybersecurity-,incident handling,-response plan,security incidents,cyber-
tool: =SOAR,security orchestration,-automation,cortex xsoar
threat intelligence,-analysis,-intel,=CTI@,indicators of compromise
threat hunting,-detection,hunted threats,detection engineering
knowledge: MITRE ATT&CK,mitre@,cyber kill chain,=ATT&CK
digital forensics,cyber-,memory-,mobile-,forensic imaging,=DFIR
tool: EnCase > digital forensics ~ FTK
tool: =FTK,ftk imager,forensic toolkit > digital forensics
malware analysis,sandbox-,malware removal,-reverse engineering
tool: Ghidra > malware analysis ~ IDA Pro
tool: IDA Pro > malware analysis
intrusion detection,-prevention,=IDS,=IPS@,ids/ips
tool: =Snort@,snort ids > intrusion detection ~ Suricata
tool: Suricata,=Zeek,zeek > intrusion detection
firewalls,=NGFW
tool: Palo Alto firewalls,palo alto,panorama firewall > firewalls ~ Fortinet,Check Point,Cisco ASA
tool: Fortinet,fortigate,fortimanager > firewalls ~ Check Point,Cisco ASA
tool: =Check Point,checkpoint firewall,check point- > firewalls
tool: Cisco ASA,cisco firepower > firewalls ~ SonicWall,pfSense
tool: SonicWall > firewalls ~ pfSense
tool: pfSense > firewalls
endpoint security,-protection,-detection and response,=EDR,=XDR,antivirus,anti-virus software
tool: CrowdStrike > endpoint security ~ Microsoft Defender,SentinelOne
tool: Microsoft Defender,defender xdr,-for endpoint,windows defender > endpoint security ~ SentinelOne
tool: SentinelOne,sentinel one > endpoint security ~ Carbon Black
tool: Carbon Black > endpoint security
tool: Symantec Endpoint Protection,symantec > endpoint security ~ McAfee,Trend Micro,Kaspersky
tool: McAfee,trellix > endpoint security ~ Trend Micro,Kaspersky,Sophos
tool: Trend Micro > endpoint security ~ Kaspersky,Sophos
tool: Kaspersky > endpoint security ~ Sophos
tool: Sophos > endpoint security ~ Symantec Endpoint Protection
email security,phishing analysis,-response,-investigation,anti-phishing,spam filtering,=DMARC
tool: Proofpoint > email security ~ Mimecast
tool: Mimecast > email security
data loss prevention,data leak--,=DLP,dlp policies
knowledge: encryption,cryptography,bitlocker,=PKI,public key infrastructure,=TLS,ssl certificates,=SSL,ssl/tls,certificate management
web application firewall,=WAF,ddos protection,-mitigation
tool: Cloudflare > web application firewall ~ Akamai
tool: Akamai,imperva > web application firewall
tool: web proxies,-filtering,content-,secure web gateway
tool: Zscaler,bluecoat > web proxies
knowledge: zero trust,=SASE
cloud security,aws-,azure-,=CSPM,secure cloud architecture,=CASB,cloud workload protection
network security,perimeter-,secure networks,network defence,-segmentation,-access control,=NAC@,cisco ise
security architecture,secure-,security design,-solutions design
security hardening,-baselines,hardening@,=CIS benchmarks,cis controls,=STIG
operational technology security,=OT--,ics-,scada-,iec 62443
security scripting
# cyber: testing
vulnerability management,-assessment,-scanning,-remediation,-analysis,remediated vulnerabilities,vulnerabilities@
tool: Nessus,tenable@,tenable.io,tenable.sc > vulnerability management ~ Qualys,Rapid7
tool: Qualys,qualysguard > vulnerability management ~ Rapid7
tool: Rapid7,insightvm,nexpose > vulnerability management ~ OpenVAS
tool: OpenVAS > vulnerability management
penetration testing,pen-,pentesting,ethical hacking,white hat- > vulnerability management
tool: Burp Suite,burpsuite > application security ~ OWASP ZAP
tool: OWASP ZAP,zed attack proxy > application security
tool: Metasploit > penetration testing ~ Cobalt Strike
tool: Cobalt Strike > penetration testing
tool: Kali Linux,=Kali,parrot os ~ penetration testing
tool: Nmap,port scanning,network-
red teaming,purple-,adversary emulation,-simulation,offensive security@
social engineering testing,phishing simulations,-campaigns,simulated phishing
bug bounty,capture the flag,ctf competitions,responsible disclosure,hackerone
exploit development,vulnerability research,zero-day-,fuzzing@
application security,-vulnerability,appsec,secure sdlc,-software development lifecycle,software security,product security@
DevSecOps,dev sec ops,software composition analysis > application security
tool: Snyk > application security ~ Checkmarx,Veracode
tool: Checkmarx > application security ~ Veracode
tool: Veracode > application security
threat modelling
secure code review,security- > application security
# identity
identity and access management,=IAM,identity governance,-management,access-,access control-,--reviews,-provisioning,-certification
single sign-on,=SSO,saml,federated identity,identity federation > identity and access management
multi-factor authentication,two-factor-,multifactor-,=MFA,=2FA,conditional access > identity and access management
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
knowledge: role-based access control,=RBAC,least privilege,access rights management > identity and access management
# governance
governance risk and compliance,=GRC,security governance,-compliance,it-
information security policies,security--,-standards@
security risk assessment,it-,-management,information-,security-,cyber risk,technology-
security audits,-control testing,it audit,information systems-,cybersecurity audits
knowledge: ISO 27001,iso/iec-,information security management system,iso27001,iso 27002 > cybersecurity
knowledge: NIST framework,nist cybersecurity-,risk management--,=NIST,nist 800-171,-csf,-800-53,nist sp-,=RMF@ > cybersecurity
knowledge: SOC 2,=SOC2,soc 1,ssae 18
knowledge: PCI DSS,=PCI,pci compliance,payment card industry data security standard
knowledge: GDPR,data protection
knowledge: data privacy,information-,privacy regulations,-compliance,-laws,-impact assessments,=CCPA,=DPIA
knowledge: FedRAMP,=FISMA,fisma,=CMMC,cmmc
certification: Cyber Essentials > cybersecurity
security awareness training,cyber-,security awareness programme,knowbe4
third-party risk management,vendor-,-assessments,supplier security assessment
security questionnaires
data classification,information-
tool: RSA Archer,archer grc,servicenow- > governance risk and compliance ~ OneTrust
# physical
security guarding,guarding@,unarmed security,protective services ~ patrolling,physical security
patrolling > security guarding
tool: guard tour systems,--tour,trackforce,silvertrac > patrolling
vehicle logs,gate-
security customer service,visitor assistance,assisting visitors
security equipment checks,alarm testing
fire safety patrols,--alarm response,--extinguishers,-panel monitoring
visible deterrence,-presence,high-visibility-,deter crime,crime prevention,deterring theft
access control,visitor-,entry-,gate-,key-,controlled access,gatehouse duties,checked identification,checking ids,access badges,badge checks,gate duty,lenel,c-cure ~ visitor management
CCTV monitoring,camera-,=CCTV,closed-circuit television,surveillance cameras,security-,cctv systems,-operation,-surveillance,video-,monitored cctv > surveillance
surveillance@
alarm response,-systems,-monitoring,-activations,intruder alarms,burglar-,responded to-,fire alarm panel
security incident reporting,--reports,-log,incident logs,-report writing,daily occurrence book,--activity reports,=DAR@,shift reports@
conflict management,defused situations,managing aggression,verbal judo
physical intervention,-restraint,restraint techniques,handcuffing@,self-defence,pava spray,pepper-
bag searches,body-,vehicle-,pat-down-,searching of persons,bag checks,search procedures,security screening,x-ray-,metal detectors
investigations@,investigative interviewing,investigated incidents,evidence gathering@
evidence handling,preserve evidence,scene preservation
door supervision,doorman duties,bouncer-,nightclub security,venue- > security guarding
event security,stadium-,concert-,festival-,stewarding@ > security guarding
close protection,executive-,vip-,personal-,dignitary-,bodyguarding
armed security,-guard,-response,firearms training@,-handling,-qualification,weapons-
physical security,premises-,site-,building-,facility-,corporate-,asset-,property protection
security surveys,-assessments,site risk assessments@,threat assessment
emergency response,-evacuation,-situations@,-preparedness,-procedures,bomb threat-,evacuation--,-drills,responded to emergencies
locking premises,secured-,lock-up duties,keyholding,lock and unlock
control room operation,--room@,command centre operations,security dispatch,-control room,cctv-,monitoring station,global security operations center,=GSOC
two-way radio communication,radio--,-procedures,walkie talkie
visitor management,-logs,-passes,-registration,-badges,escorted visitors,signing in-
cash in transit,valuables-,cash transportation,-escort,armoured vehicle,armored-,-truck
aviation security,passenger screening,baggage-,cargo-,airport-,=TSA,=AVSEC
knowledge: maritime security,port-,=ISPS,isps code,ship security officer
custody and escort duties,detainee escort,-custody,custody duties
security rostering,-team management,guard scheduling,-rosters,-supervision,post orders,assignment instructions,supervised security officers
security systems installation,alarm--,cctv-,access control-,alarm system--
knowledge: trespass enforcement,trespassing,removal of trespassers,banning notices,ejected patrons,exclusion orders@
knowledge: counter-terrorism awareness,act-,suspicious activity,-persons,-behavior,hostile reconnaissance,martyn's law
fire watch
knowledge: lone worker safety,--worker
tool: body-worn cameras,body cam
lost property handling,--property
concierge security,lobby-,reception-,front desk-
campus security,school-,hospital-,residential-,healthcare-,campus safety
background investigation,vetting@,personnel security,bs 7858,security vetting
# licences and certificates
licence: SIA licence,sia door supervisor-,=SIA,sia badge,-security licence,security industry authority-- > security guarding
certification: ACT training certificate,act e-learning,-security > counter-terrorism awareness
licence: SIA door supervisor,sia door supervision,door supervisor licence > SIA licence,door supervision
licence: SIA CCTV licence,=PSS--,cctv-,sia cctv,-public space surveillance > SIA licence,CCTV monitoring
licence: SIA close protection licence,close--,sia close protection > SIA licence,close protection
licence: guard card,unarmed guard license,security-,--licence,-officer license > security guarding
licence: armed guard license,armed security--,gun--,class g-,firearms licence,firearm permit,weapons-,concealed carry- > armed security
certification: baton certification,taser-,handcuffing-,oc spray-,pepper-,baton permit
certification: spectator safety qualification > event security
certification: =CPP@,certified protection professional,asis certification > physical security ~ PSP certification
certification: PSP certification,=PSP@,physical security professional > physical security
licence: private investigator license,pi-- > investigations
certification: CISSP,certified information systems security professional > cybersecurity
certification: CISM,certified information security manager > cybersecurity
certification: CRISC,certified in risk > security risk assessment
certification: CompTIA Security+,security+,sec+ > cybersecurity
certification: CompTIA CySA+,cysa+,comptia cybersecurity analyst > cybersecurity
certification: CompTIA PenTest+,pentest+ > penetration testing
certification: CompTIA CASP+,casp+,=CASP,comptia securityx > cybersecurity
certification: CEH,certified ethical hacker > penetration testing
certification: OSCP,offensive security certified professional,=OSCE,=OSWE > penetration testing
certification: GIAC certification,=GIAC,=GSEC,=GCIH,=GCIA,=GPEN,=GCFA,giac security essentials,--certified incident handler > cybersecurity
certification: CCSP,certified cloud security professional,=CCSK > cloud security
certification: SSCP,systems security certified practitioner > cybersecurity
certification: CREST certification,=CREST,crest certified,-registered tester,=CRT@ > penetration testing
certification: CHFI,computer hacking forensic investigator > digital forensics
certification: ISO 27001 Lead Auditor,iso 27001 lead implementer,iso/iec 27001 lead auditor > ISO 27001,security audits
certification: CIPP,=CIPP/E,=CIPM,certified information privacy professional > data privacy
certification: Microsoft Security Operations Analyst,sc-200,sc-900,sc-300 > cybersecurity
certification: Azure Security Engineer Associate,az-500 > cybersecurity,cloud security
certification: AWS Certified Security,aws security specialty > cloud security
certification: Google Cybersecurity Certificate,google cybersecurity professional certificate > cybersecurity
certification: CCNA Security,ccna cyber ops,--cyberops,cisco-,ccnp security > network security
certification: ISC2 Certified in Cybersecurity,=ISC2,certified in cybersecurity,(isc)2 cc > cybersecurity
knowledge: degree in cybersecurity,-cyber security,cybersecurity degree,information security- > cybersecurity
knowledge: degree in criminal justice,--criminology,criminology degree`
