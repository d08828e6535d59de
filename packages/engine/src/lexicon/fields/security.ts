export const security = `
# cyber: defending
cybersecurity | cyber security, information security, =InfoSec, infosec, it security, computer security, information systems security, security engineering@ | knowledge
security operations | =SOC@, soc operations, soc analyst duties, cyber defence, cyber defense | skill
security monitoring | security event monitoring, monitored security events, alert triage, security alerts, log monitoring | skill
SIEM | security information and event management | tool | implies: security monitoring
Splunk | =SPL@ | tool | implies: SIEM, log management | related: IBM QRadar, Microsoft Sentinel
IBM QRadar | qradar | tool | implies: SIEM | related: Splunk, Microsoft Sentinel
Microsoft Sentinel | azure sentinel, =KQL, kusto query language | tool | implies: SIEM | related: Splunk, IBM QRadar
ArcSight | | tool | implies: SIEM | related: Splunk, IBM QRadar, LogRhythm
LogRhythm | | tool | implies: SIEM | related: ArcSight
cyber incident response | incident response plan, security incidents, incident handling, cyber incidents, cybersecurity incident response | skill
=SOAR | security orchestration, security automation, cortex xsoar | tool
threat intelligence | =CTI@, threat analysis, indicators of compromise, threat intel | skill
threat hunting | threat detection, hunted threats, detection engineering | skill
MITRE ATT&CK | mitre@, cyber kill chain, =ATT&CK | knowledge
digital forensics | cyber forensics, forensic imaging, =DFIR, memory forensics, mobile forensics | skill
EnCase | | tool | implies: digital forensics | related: FTK
=FTK | ftk imager, forensic toolkit | tool | implies: digital forensics | related: EnCase
malware analysis | reverse engineering of malware, malware reverse engineering, malware removal, sandbox analysis | skill
Ghidra | | tool | implies: malware analysis | related: IDA Pro
IDA Pro | | tool | implies: malware analysis | related: Ghidra
intrusion detection | =IDS, =IPS@, ids/ips, intrusion prevention | skill
=Snort@ | snort ids | tool | implies: intrusion detection | related: Suricata
Suricata | =Zeek, zeek | tool | implies: intrusion detection | related: Snort
firewalls | =NGFW | skill
Palo Alto firewalls | palo alto, panorama firewall | tool | implies: firewalls | related: Fortinet, Check Point, Cisco ASA
Fortinet | fortigate, fortimanager | tool | implies: firewalls | related: Palo Alto firewalls, Check Point, Cisco ASA
=Check Point | check point firewall, checkpoint firewall | tool | implies: firewalls | related: Palo Alto firewalls, Fortinet
Cisco ASA | cisco firepower | tool | implies: firewalls | related: Palo Alto firewalls, Fortinet, SonicWall, pfSense
SonicWall | | tool | implies: firewalls | related: Cisco ASA, pfSense
pfSense | | tool | implies: firewalls | related: Cisco ASA, SonicWall
endpoint security | endpoint protection, endpoint detection and response, =EDR, =XDR, antivirus, anti-virus software | skill
CrowdStrike | | tool | implies: endpoint security | related: Microsoft Defender, SentinelOne
Microsoft Defender | defender for endpoint, windows defender, defender xdr | tool | implies: endpoint security | related: CrowdStrike, SentinelOne
SentinelOne | sentinel one | tool | implies: endpoint security | related: CrowdStrike, Microsoft Defender, Carbon Black
Carbon Black | | tool | implies: endpoint security | related: SentinelOne
Symantec Endpoint Protection | symantec | tool | implies: endpoint security | related: McAfee, Trend Micro, Kaspersky
McAfee | trellix | tool | implies: endpoint security | related: Symantec Endpoint Protection, Trend Micro, Kaspersky, Sophos
Trend Micro | | tool | implies: endpoint security | related: Symantec Endpoint Protection, McAfee, Kaspersky, Sophos
Kaspersky | | tool | implies: endpoint security | related: Symantec Endpoint Protection, McAfee, Trend Micro, Sophos
Sophos | | tool | implies: endpoint security | related: Symantec Endpoint Protection, McAfee, Trend Micro, Kaspersky
email security | phishing analysis, anti-phishing, phishing response, spam filtering, =DMARC, phishing investigation | skill
Proofpoint | | tool | implies: email security | related: Mimecast
Mimecast | | tool | implies: email security | related: Proofpoint
data loss prevention | =DLP, data leak prevention, dlp policies | skill
encryption | cryptography, bitlocker, =PKI, public key infrastructure, =TLS, ssl certificates, =SSL, ssl/tls, certificate management | knowledge
web application firewall | =WAF, ddos protection, ddos mitigation | skill
Cloudflare | | tool | implies: web application firewall | related: Akamai
Akamai | imperva | tool | implies: web application firewall | related: Cloudflare
web proxies | web filtering, content filtering, secure web gateway | tool
Zscaler | bluecoat | tool | implies: web proxies
zero trust | =SASE | knowledge
cloud security | aws security, azure security, =CSPM, secure cloud architecture, =CASB, cloud workload protection | skill
network security | secure networks, network access control, =NAC@, cisco ise, network defence, network defense, perimeter security, network segmentation | skill
security architecture | secure architecture, security design, security solutions design, secure system design | skill
security hardening | hardening@, =CIS benchmarks, cis controls, security baselines, =STIG, =STIGs | skill
operational technology security | =OT security, ics security, industrial control systems security, scada security, iec 62443 | skill
security scripting | security tooling automation | skill

# cyber: testing
vulnerability management | vulnerability assessment, vulnerability scanning, vulnerability remediation, vulnerability analysis, remediated vulnerabilities, vulnerabilities@ | skill
Nessus | tenable@, tenable.io, tenable.sc | tool | implies: vulnerability management | related: Qualys, Rapid7
Qualys | qualysguard | tool | implies: vulnerability management | related: Nessus, Rapid7
Rapid7 | insightvm, nexpose | tool | implies: vulnerability management | related: Nessus, Qualys, OpenVAS
OpenVAS | | tool | implies: vulnerability management | related: Rapid7
penetration testing | pen testing, pentesting, ethical hacking, white hat hacking | skill | implies: vulnerability management
Burp Suite | burpsuite | tool | implies: application security | related: OWASP ZAP
OWASP ZAP | zed attack proxy | tool | implies: application security | related: Burp Suite
Metasploit | | tool | implies: penetration testing | related: Cobalt Strike
Cobalt Strike | | tool | implies: penetration testing | related: Metasploit
Kali Linux | =Kali, parrot os | tool | | related: penetration testing
Nmap | port scanning, network scanning | tool
red teaming | adversary emulation, adversary simulation, purple teaming, offensive security@ | skill
social engineering testing | phishing simulations, phishing campaigns, social engineering assessments, simulated phishing | skill
bug bounty | capture the flag, ctf competitions, responsible disclosure, hackerone | skill
exploit development | vulnerability research, zero-day research, fuzzing@ | skill
application security | appsec, application vulnerability, secure software development lifecycle, secure sdlc, software security, product security@ | skill
DevSecOps | dev sec ops, security in ci/cd, software composition analysis | skill | implies: application security
Snyk | | tool | implies: application security | related: Checkmarx, Veracode
Checkmarx | | tool | implies: application security | related: Snyk, Veracode
Veracode | | tool | implies: application security | related: Snyk, Checkmarx
threat modelling | attack surface analysis | skill
secure code review | security code review | skill | implies: application security

# identity
identity and access management | =IAM, identity management, access management, access control management, access reviews, access provisioning, identity governance, access certification | skill
single sign-on | =SSO, saml, federated identity, identity federation | skill | implies: identity and access management
multi-factor authentication | =MFA, two-factor authentication, =2FA, multifactor authentication, conditional access | skill | implies: identity and access management
Okta | | tool | implies: identity and access management | related: Microsoft Entra ID, Auth0, Ping Identity, ForgeRock
Auth0 | onelogin | tool | implies: identity and access management | related: Okta, Ping Identity, ForgeRock
Ping Identity | pingfederate | tool | implies: identity and access management | related: Okta, Auth0, ForgeRock
ForgeRock | | tool | implies: identity and access management | related: Okta, Auth0, Ping Identity
privileged access management | =PAM@, privileged accounts, privileged identity management, =PIM@ | skill | implies: identity and access management
CyberArk | | tool | implies: privileged access management | related: BeyondTrust, Delinea
BeyondTrust | | tool | implies: privileged access management | related: CyberArk, Delinea
Delinea | thycotic | tool | implies: privileged access management | related: CyberArk, BeyondTrust
SailPoint | identityiq | tool | implies: identity and access management | related: Saviynt
Saviynt | | tool | implies: identity and access management | related: SailPoint
role-based access control | =RBAC, least privilege, segregation of duties controls@, access rights management | knowledge | implies: identity and access management

# governance
governance risk and compliance | =GRC, security governance, it risk and compliance, security compliance, it compliance | skill
information security policies | security policies, security standards@ | skill
security risk assessment | it risk assessment, it risk management, information risk management, security risk management, cyber risk, technology risk | skill
security audits | it audit, information systems audit, cybersecurity audits, security control testing | skill
ISO 27001 | iso/iec 27001, information security management system, iso27001, iso 27002 | knowledge | implies: cybersecurity
NIST framework | =NIST, nist csf, nist 800-53, nist cybersecurity framework, nist sp 800-53, nist 800-171, =RMF@, risk management framework | knowledge | implies: cybersecurity
SOC 2 | =SOC2, soc 1, ssae 18 | knowledge
PCI DSS | =PCI, pci compliance, payment card industry data security standard | knowledge
GDPR | data protection | knowledge
data privacy | information privacy, privacy regulations, privacy compliance, privacy impact assessments, =CCPA, privacy laws, =DPIA | knowledge
FedRAMP | =FISMA, fisma, =CMMC, cmmc | knowledge
Cyber Essentials | | certification | implies: cybersecurity
security awareness training | cyber awareness training, security awareness programme, security awareness program, security training and awareness, knowbe4, trained staff on security awareness | skill
third-party risk management | vendor risk management, supplier security assessment, vendor risk assessments, vendor security assessments | skill
security questionnaires | | skill
data classification | information classification, records of processing activities | skill
RSA Archer | archer grc, servicenow grc | tool | implies: governance risk and compliance | related: OneTrust

# physical
security guarding | guarding@, unarmed security, security officer duties, protective services | skill | | related: patrolling, physical security
patrolling | | skill | implies: security guarding
guard tour systems | guard tour, trackforce, silvertrac, electronic patrol system | tool | implies: patrolling
vehicle logs | gate logs, recording vehicle movements | skill
security customer service | customer service in security, visitor assistance, assisting visitors | skill
security equipment checks | checking security equipment, alarm testing, security system checks | skill
fire safety patrols | fire alarm response, fire extinguishers, fire prevention patrol, fire panel monitoring | skill
visible deterrence | visible presence, high-visibility presence, deter crime, crime prevention, deterring theft, deter criminal activity | skill
access control | visitor control, entry control, gate control, controlled access, gatehouse duties, checked identification, checking ids, access badges, badge checks, gate duty, controlled entry and exit, lenel, c-cure, key control | skill | | related: visitor management
CCTV monitoring | =CCTV, closed-circuit television, surveillance cameras, security cameras, camera monitoring, cctv operation, cctv surveillance, video surveillance, monitored cctv, cctv systems | skill | implies: surveillance
surveillance@ | | skill
alarm response | alarm systems, alarm monitoring, responded to alarms, intruder alarms, burglar alarms, fire alarm panel, alarm activations | skill
security incident reporting | incident report writing, security reports, daily activity reports, =DAR@, security log, wrote incident reports, incident logs, daily occurrence book, shift reports@ | skill
conflict management | defused situations, managing aggression, verbal judo | skill
physical intervention | restraint techniques, physical restraint, handcuffing@, self-defence, self-defense, pava spray, pepper spray | skill
bag searches | searching of persons, bag checks, body searches, vehicle searches, search procedures, screening of visitors, pat-down searches, search of bags, security screening, metal detectors, x-ray screening | skill
investigations@ | investigative interviewing, investigated incidents, evidence gathering@ | skill
evidence handling | preserve evidence, scene preservation | skill
door supervision | door supervisor duties, nightclub security, doorman duties, pub and club security, venue security, bouncer duties | skill | implies: security guarding
event security | stadium security, concert security, festival security, stewarding@ | skill | implies: security guarding
close protection | executive protection, bodyguarding, vip protection, personal protection, dignitary protection | skill
armed security | firearms handling, firearms qualification, firearms training@, armed guard, armed response, weapons qualification | skill
physical security | premises security, site security, building security, facility security, property protection, corporate security, asset security | skill
security surveys | site risk assessments@, physical security risk assessment, security assessments, threat assessment | skill
emergency response | emergency procedures, evacuation procedures, emergency evacuation, bomb threat procedures, responded to emergencies, emergency situations@, evacuation drills, emergency preparedness | skill
locking premises | lock-up duties, open and close premises, keyholding, opening and closing of buildings, lock and unlock, secured premises, secure doors and windows | skill
control room operation | control room@, command centre operations, security dispatch, monitoring station, global security operations center, =GSOC, security control room, cctv control room | skill
two-way radio communication | radio communication, radio procedures, walkie talkie | skill
visitor management | signing in visitors, visitor logs, visitor passes, visitor registration, visitor badges, escorted visitors | skill
cash in transit | cash transportation, armoured vehicle, armored truck, armored vehicle, cash escort, valuables in transit | skill
aviation security | passenger screening, =TSA, baggage screening, cargo screening, airport screening, =AVSEC | skill
maritime security | =ISPS, isps code, port security, ship security officer | knowledge
custody and escort duties | detainee escort, detention officer duties, custody duties, detainee custody | skill
security rostering | guard scheduling, security team scheduling, guard rosters, post orders, assignment instructions, supervised security officers, guard supervision, security team management | skill
security systems installation | alarm installation, cctv installation, access control installation, alarm system installation, install security systems | skill
trespass enforcement | trespassing, removal of trespassers, banning notices, ejected patrons, eject disorderly persons, exclusion orders@ | knowledge
counter-terrorism awareness | act awareness, suspicious behaviour detection, suspicious activity, suspicious persons, hostile reconnaissance, suspicious behavior, martyn's law | knowledge
fire watch | safety hazards on patrol, hazard spotting on patrol | skill
lone worker safety | lone worker | knowledge
body-worn cameras | body cam | tool
lost property handling | lost property | skill
concierge security | front desk security, lobby security, reception security, concierge desk security | skill
campus security | school security, hospital security, residential security, campus safety, healthcare security | skill
background investigation | vetting@, personnel security, bs 7858, security vetting | skill

# licences and certificates
SIA licence | =SIA, sia licensed, sia badge, sia door supervisor licence, security industry authority licence, sia security licence, sia front line licence | licence | implies: security guarding
ACT training certificate | act e-learning, act security | certification | implies: counter-terrorism awareness
SIA door supervisor | sia door supervision, door supervisor licence, level 2 door supervisor, door supervisor license | licence | implies: SIA licence, door supervision
SIA CCTV licence | sia cctv, public space surveillance licence, =PSS licence, cctv licence, sia public space surveillance | licence | implies: SIA licence, CCTV monitoring
SIA close protection licence | sia close protection, close protection licence | licence | implies: SIA licence, close protection
guard card | security guard license, security guard licence, security licence, security license, unarmed guard license, security guard registration, security officer license | licence | implies: security guarding
armed guard license | firearms licence, armed security license, firearm permit, class g license, armed security licence, concealed carry permit, gun license, weapons permit, firearms license | licence | implies: armed security
baton certification | baton permit, oc spray certification, taser certification, pepper spray certification, handcuffing certification | certification
spectator safety qualification | nvq spectator safety, level 2 spectator safety | certification | implies: event security
=CPP@ | certified protection professional, asis certification | certification | implies: physical security | related: PSP certification
PSP certification | =PSP@, physical security professional | certification | implies: physical security | related: CPP
private investigator license | private investigator licence, pi license | licence | implies: investigations
CISSP | certified information systems security professional | certification | implies: cybersecurity
CISM | certified information security manager | certification | implies: cybersecurity
CRISC | certified in risk | certification | implies: security risk assessment
CompTIA Security+ | security+, security plus, sec+ | certification | implies: cybersecurity
CompTIA CySA+ | cysa+, cysa, comptia cybersecurity analyst | certification | implies: cybersecurity
CompTIA PenTest+ | pentest+ | certification | implies: penetration testing
CompTIA CASP+ | casp+, =CASP, comptia securityx | certification | implies: cybersecurity
CEH | certified ethical hacker | certification | implies: penetration testing
OSCP | offensive security certified professional, =OSCE, =OSWE | certification | implies: penetration testing
GIAC certification | =GIAC, =GSEC, =GCIH, =GCIA, =GPEN, =GCFA, giac certified incident handler, giac security essentials | certification | implies: cybersecurity
CCSP | certified cloud security professional, =CCSK | certification | implies: cloud security
SSCP | systems security certified practitioner | certification | implies: cybersecurity
CREST certification | =CREST, crest registered tester, crest certified, =CRT@ | certification | implies: penetration testing
CHFI | computer hacking forensic investigator | certification | implies: digital forensics
ISO 27001 Lead Auditor | iso 27001 lead implementer, iso/iec 27001 lead auditor | certification | implies: ISO 27001, security audits
CIPP | =CIPP/E, =CIPM, certified information privacy professional | certification | implies: data privacy
Microsoft Security Operations Analyst | sc-200, sc-900, sc-300, microsoft certified security | certification | implies: cybersecurity
Azure Security Engineer Associate | az-500 | certification | implies: cybersecurity, cloud security
AWS Certified Security | aws security specialty | certification | implies: cloud security
Google Cybersecurity Certificate | google cybersecurity professional certificate | certification | implies: cybersecurity
CCNA Security | ccna cyberops, ccnp security, cisco cyberops, ccna cyber ops | certification | implies: network security
ISC2 Certified in Cybersecurity | =ISC2, certified in cybersecurity, (isc)2 cc | certification | implies: cybersecurity
degree in cybersecurity | cybersecurity degree, degree in cyber security, information security degree | knowledge | implies: cybersecurity
degree in criminal justice | criminology degree, degree in criminology | knowledge
`
