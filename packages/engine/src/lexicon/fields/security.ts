export const security = String.raw`
# cyber: defending
cybersecurity | cyber security, information security, =InfoSec, infosec, it security, computer security, information systems security, security engineering@ | knowledge
security operations | =SOC@, security operations center, security operations centre, soc operations, soc analyst duties, cyber defence, cyber defense | skill
security monitoring | security event monitoring, monitored security events, security alert triage, alert triage, security alerts, log monitoring | skill
SIEM | siem tools, security information and event management, siem solutions | tool | implies: security monitoring
Splunk | splunk enterprise security, splunk enterprise, =SPL@ | tool | implies: SIEM, log management | related: IBM QRadar, Microsoft Sentinel
IBM QRadar | qradar | tool | implies: SIEM | related: Splunk, Microsoft Sentinel
Microsoft Sentinel | azure sentinel, =KQL, kusto query language | tool | implies: SIEM | related: Splunk, IBM QRadar
ArcSight | logrhythm | tool | implies: SIEM | related: Splunk, IBM QRadar
cyber incident response | security incident response, incident response plan, security incident handling, security incidents, incident handling, cyber incidents, cybersecurity incident response, computer security incident response | skill
SOAR | security orchestration, security automation, cortex xsoar | tool
threat intelligence | cyber threat intelligence, =CTI@, threat analysis, indicators of compromise, threat intel | skill
threat hunting | threat detection, hunted threats, detection engineering | skill
MITRE ATT&CK | mitre attack framework, mitre, cyber kill chain, =ATT&CK | knowledge
digital forensics | computer forensics, cyber forensics, forensic imaging, =DFIR, memory forensics, encase, ftk imager, mobile forensics | skill
malware analysis | reverse engineering of malware, malware reverse engineering, ghidra, ida pro, malware removal, sandbox analysis | skill
intrusion detection | =IDS, =IPS@, ids/ips, intrusion prevention, intrusion detection systems, intrusion prevention systems, suricata, =Snort@ | skill
firewalls | firewall administration, firewall configuration, firewall management, next-generation firewalls, =NGFW, firewall rules, firewall policies | skill
Palo Alto firewalls | palo alto networks, palo alto, panorama firewall | tool | implies: firewalls | related: Fortinet, Check Point, Cisco ASA
Fortinet | fortigate, fortimanager | tool | implies: firewalls | related: Palo Alto firewalls, Check Point, Cisco ASA
=Check Point | check point firewall, checkpoint firewall | tool | implies: firewalls | related: Palo Alto firewalls, Fortinet
Cisco ASA | cisco firepower, sonicwall, pfsense, sophos firewall | tool | implies: firewalls | related: Palo Alto firewalls, Fortinet
endpoint security | endpoint protection, endpoint detection and response, =EDR, =XDR, antivirus, anti-virus software, antivirus software, antivirus management | skill
CrowdStrike | crowdstrike falcon | tool | implies: endpoint security | related: Microsoft Defender, SentinelOne
Microsoft Defender | defender for endpoint, microsoft defender for endpoint, windows defender, defender xdr | tool | implies: endpoint security | related: CrowdStrike, SentinelOne
SentinelOne | sentinel one, carbon black | tool | implies: endpoint security | related: CrowdStrike, Microsoft Defender
Symantec Endpoint Protection | symantec, mcafee, mcafee epo, trend micro, kaspersky, sophos | tool | implies: endpoint security
email security | phishing analysis, proofpoint, mimecast, anti-phishing, phishing response, spam filtering, =DMARC, phishing investigation | skill
data loss prevention | =DLP, data leak prevention, dlp policies | skill
encryption | cryptography, data encryption, disk encryption, bitlocker, =PKI, public key infrastructure, =TLS, ssl certificates, =SSL, ssl/tls, certificate management | knowledge
web application firewall | =WAF, cloudflare, ddos protection, ddos mitigation, akamai | tool
web proxies | zscaler, web filtering, content filtering, secure web gateway, bluecoat | tool
zero trust | zero trust architecture, zero trust security, =SASE, zero trust network access | knowledge
cloud security | aws security, azure security, cloud security posture management, =CSPM, secure cloud architecture, =CASB, cloud workload protection | skill
network security | secure networks, network access control, =NAC@, cisco ise, network defence, network defense, perimeter security, network segmentation | skill
security architecture | secure architecture, security design, security solutions design, secure system design | skill
security hardening | system hardening, hardening, =CIS benchmarks, cis controls, security baselines, server hardening, =STIG, =STIGs | skill
operational technology security | =OT security, ics security, industrial control systems security, scada security, iec 62443 | skill
security engineering tools | yara rules, sigma rules, zeek | tool
security scripting | security tooling automation, python for security | skill

# cyber: testing
vulnerability management | vulnerability assessment, vulnerability scanning, vulnerability scans, vulnerability remediation, vulnerability analysis, remediated vulnerabilities, vulnerabilities@ | skill
Nessus | tenable, tenable nessus, tenable.io, tenable.sc | tool | implies: vulnerability management | related: Qualys, Rapid7
Qualys | qualysguard, qualys vmdr | tool | implies: vulnerability management | related: Nessus, Rapid7
Rapid7 | insightvm, nexpose, openvas | tool | implies: vulnerability management | related: Nessus, Qualys
penetration testing | pen testing, pentesting, ethical hacking, web application penetration testing, network penetration testing, white hat hacking | skill | implies: vulnerability management
Burp Suite | burpsuite, owasp zap, zed attack proxy | tool | implies: application security
Metasploit | metasploit framework, cobalt strike | tool | implies: penetration testing
Kali Linux | =Kali, parrot os | tool | related: penetration testing
Nmap | port scanning, network scanning | tool
red teaming | adversary emulation, adversary simulation, purple teaming, offensive security@ | skill
social engineering testing | phishing simulations, phishing campaigns, social engineering assessments, simulated phishing | skill
bug bounty | capture the flag, ctf competitions, responsible disclosure, hackerone | skill
exploit development | vulnerability research, zero-day research, fuzzing@ | skill
application security | appsec, application vulnerability, secure software development lifecycle, secure sdlc, software security, web application security, product security@ | skill
DevSecOps | dev sec ops, security in ci/cd, snyk, checkmarx, veracode, software composition analysis, fortify@ | skill | implies: application security
threat modelling | threat modeling, stride threat model, attack surface analysis | skill
source code security review | secure code review, security code review | skill | implies: application security

# identity
identity and access management | =IAM, identity management, access management, access control management, user access reviews, access reviews, access provisioning, identity governance, access certification | skill
single sign-on | =SSO, saml, federated identity, saml 2.0, identity federation | skill | implies: identity and access management
multi-factor authentication | =MFA, two-factor authentication, =2FA, multifactor authentication, conditional access | skill | implies: identity and access management
Okta | auth0, ping identity, pingfederate, onelogin, forgerock | tool | implies: identity and access management | related: Microsoft Entra ID
privileged access management | =PAM@, privileged accounts, privileged identity management, =PIM@ | skill | implies: identity and access management
CyberArk | beyondtrust, thycotic, delinea | tool | implies: privileged access management
SailPoint | sailpoint identityiq, saviynt, identityiq | tool | implies: identity and access management
role-based access control | =RBAC, least privilege, segregation of duties controls@, access rights management | knowledge | implies: identity and access management

# governance
governance, risk and compliance | =GRC, security governance, information security governance, it risk and compliance, security compliance, governance risk and compliance, it compliance | skill
information security policies | security policies, security policy development, security standards@, security policies and procedures | skill
security risk assessment | cyber risk assessment, information security risk management, it risk assessment, it risk management, cyber risk management, information risk management, security risk management, cyber risk, technology risk | skill
security audits | it security audit, information security audit, it audit, information systems audit, cybersecurity audits, security control testing | skill
ISO 27001 | iso/iec 27001, isms, information security management system, iso27001, iso 27002 | knowledge | implies: cybersecurity
NIST framework | =NIST, nist csf, nist 800-53, nist cybersecurity framework, nist sp 800-53, nist 800-171, =RMF@, risk management framework | knowledge | implies: cybersecurity
SOC 2 | =SOC2, soc 2 compliance, soc 1, soc 2 type ii, ssae 18 | knowledge
PCI DSS | =PCI, pci compliance, payment card industry data security standard | knowledge
GDPR | general data protection regulation, data protection, data protection act, data protection legislation, uk gdpr | knowledge
data privacy | information privacy, privacy regulations, privacy compliance, privacy impact assessments, =CCPA, privacy laws, data protection impact assessment, =DPIA | knowledge
FedRAMP | =FISMA, fisma, fedramp compliance, =CMMC, cmmc | knowledge
Cyber Essentials | cyber essentials plus | certification | implies: cybersecurity
security awareness training | cyber awareness training, security awareness programme, security awareness program, security training and awareness, knowbe4, trained staff on security awareness | skill
third-party risk management | vendor risk management, supplier security assessment, vendor risk assessments, third party risk, vendor security assessments | skill
security questionnaires | customer security questionnaires | skill
records of processing | data classification, information classification | skill
OneTrust | servicenow grc, rsa archer, archer grc | tool | implies: governance, risk and compliance
security clearance | =SC cleared, security cleared, sc clearance, dv clearance, secret clearance, top secret clearance, =TS/SCI, active clearance, developed vetting, government security clearance | licence

# physical
security guarding | security guard duties, guarding, unarmed security, guard duties, manned guarding, security officer duties, protective services, static guarding, physical security guarding, guarded premises | skill
patrolling | security patrols, foot patrol, patrol duties, mobile patrol, patrolled premises, patrolled property, patrol of premises, perimeter patrol, vehicle patrol, routine patrols, conducted patrols, site patrols | skill
access control | access control systems, visitor control, entry control, gate control, controlled access, gatehouse duties, checked identification, checking ids, access badges, badge checks, gate duty, controlled entry and exit, lenel, c-cure, key control | skill
CCTV monitoring | =CCTV, closed-circuit television, surveillance cameras, security cameras, camera monitoring, cctv operation, cctv surveillance, video surveillance, monitored cctv, cctv systems | skill
surveillance | surveillance operations, covert surveillance, surveillance monitoring, surveillance equipment, counter-surveillance | skill
alarm response | alarm systems, alarm monitoring, responded to alarms, intruder alarms, burglar alarms, fire alarm panel, alarm activations | skill
security incident reports | incident report writing, security reports, daily activity reports, =DAR@, security log, wrote incident reports, incident logs, daily occurrence book, incident reporting@, shift reports@ | skill
crowd control | crowd management, queue management@, crowd safety, managed crowds | skill
conflict management | conflict de-escalation, de-escalation, de-escalation techniques, defused situations, conflict management training, verbal de-escalation, managing aggression, verbal judo | skill
physical intervention | restraint techniques, physical restraint, control and restraint, defensive tactics, use of force, handcuffing@, self-defence, self-defense, pava spray, pepper spray | skill
bag searches | searching of persons, bag checks, body searches, vehicle searches, search procedures, screening of visitors, pat-down searches, search of bags, security screening, metal detectors, x-ray screening | skill
loss prevention | theft prevention, shoplifting prevention, asset protection, retail loss prevention, shrinkage reduction, shoplifter apprehension, deterred theft, store detective work, retail security, stolen goods recovery | skill
investigations | security investigations, internal investigations, conducted investigations, investigative interviewing, witness statements, investigated incidents, interviewing witnesses, theft investigation, private investigation, evidence gathering@ | skill
evidence handling | chain of custody, evidence collection, crime scene preservation, preserve evidence, scene preservation | skill
door supervision | door supervisor duties, nightclub security, doorman duties, pub and club security, venue security, bouncer duties | skill
event security | stadium security, concert security, festival security, event stewarding, stewarding, stadium stewarding | skill
close protection | executive protection, bodyguarding, vip protection, personal protection, dignitary protection, bodyguard duties | skill
armed security | firearms handling, firearms qualification, firearms training@, armed guard, armed response, weapons handling, weapons qualification, firearm proficiency | skill
physical security | physical security systems, premises security, site security, building security, facility security, property protection, physical security assessments, corporate security, asset security | skill
security surveys | site risk assessments@, physical security surveys, physical security risk assessment, security assessments, site security assessment, threat assessment | skill
emergency response | emergency procedures, evacuation procedures, emergency evacuation, bomb threat procedures, emergency response procedures, responded to emergencies, emergency situations, evacuation drills, emergency preparedness | skill
locking and unlocking premises | lock-up duties, open and close premises, key holding, keyholding, opening and closing of buildings, lock and unlock, secured premises, secure doors and windows | skill
control room operation | security control room, control room, command centre operations, security dispatch, control room operator duties, monitoring station, global security operations center, =GSOC | skill
two-way radio communication | two-way radios, radio communication, radio procedures, walkie talkie | skill
traffic control and parking enforcement | traffic control@, parking enforcement, car park management, directed traffic, parking control, parking lot patrol, traffic direction, car park patrol | skill
visitor management | signing in visitors, visitor logs, visitor passes, visitor registration, visitor badges, escorted visitors | skill
canine handling | dog handling@, k9 handler, security dog handling, k-9 handling, detection dogs, guard dogs | skill
cash in transit | cash transportation, armoured vehicle, armored truck, armored vehicle, cash escort, valuables in transit | skill
aviation security | airport security, passenger screening, =TSA, baggage screening, cargo screening, airport screening, =AVSEC | skill
maritime security | =ISPS, isps code, port security, ship security officer | knowledge
custody and escort duties | prisoner escort, detainee escort, detention officer duties, custody duties, detainee custody | skill
security rostering | guard scheduling, security team scheduling, guard rosters, post orders, assignment instructions, security guard supervision, supervised security officers, guard supervision, security team management | skill
security systems installation | alarm installation, cctv installation, access control installation, intruder alarm installation, alarm system installation, install security systems | skill
trespass enforcement | trespassing, trespassers, removal of trespassers, banning notices, ejected patrons, eject disorderly persons, exclusion orders@ | knowledge
counter-terrorism awareness | counter terrorism, act awareness, suspicious behaviour detection, suspicious activity, suspicious persons, hostile reconnaissance, suspicious behavior, martyn's law | knowledge
report of hazards on patrol | fire watch, safety hazards on patrol, hazard spotting on patrol | skill
lone worker safety | lone working, lone worker | knowledge
body-worn cameras | body worn video, body cam | tool
lost property handling | lost and found, lost property | skill
concierge security | front desk security, lobby security, reception security, concierge desk security | skill
campus security | school security, hospital security, residential security, campus safety, healthcare security | skill
background investigation | background checks@, vetting@, personnel security, bs 7858, security vetting, pre-employment screening@ | skill

# licences and certificates
SIA licence | =SIA, sia licensed, sia badge, sia door supervisor licence, security industry authority licence, sia security licence, valid sia licence, sia front line licence, sia license | licence | implies: security guarding
SIA door supervisor | sia door supervision, door supervisor licence, level 2 door supervisor, door supervisor license | licence | implies: SIA licence, door supervision
SIA CCTV licence | sia cctv, public space surveillance licence, =PSS licence, cctv licence, sia public space surveillance | licence | implies: SIA licence, CCTV monitoring
SIA close protection licence | sia close protection, close protection licence | licence | implies: SIA licence, close protection
guard card | security guard license, security guard licence, security licence, security license, unarmed guard license, bsis guard card, security guard card, security guard registration, class d security license, unarmed security license, nys security guard license, security officer license | licence | implies: security guarding
armed guard license | firearms licence, armed security license, firearm permit, exposed firearm permit, class g license, armed security licence, concealed carry permit, gun license, weapons permit, firearms license | licence | implies: armed security
handcuff and baton certification | baton certification, baton permit, oc spray certification, taser certification, pepper spray certification | certification
spectator safety qualification | nvq spectator safety, level 2 spectator safety | certification | implies: event security
CPP | certified protection professional, asis certification, =PSP@, physical security professional | certification | implies: physical security
private investigator license | private investigator licence, pi license | licence | implies: investigations
CISSP | certified information systems security professional | certification | implies: cybersecurity
CISM | certified information security manager | certification | implies: cybersecurity
CISA | certified information systems auditor | certification | implies: security audits
CRISC | certified in risk and information systems control | certification | implies: security risk assessment
CompTIA Security+ | security+, security plus, comptia security plus, security+ certification, sec+ | certification | implies: cybersecurity
CompTIA CySA+ | cysa+, cysa, comptia cybersecurity analyst | certification | implies: cybersecurity
CompTIA PenTest+ | pentest+, comptia casp+, casp+, =CASP, comptia securityx | certification | implies: cybersecurity
CEH | certified ethical hacker | certification | implies: penetration testing
OSCP | offensive security certified professional, =OSCE, =OSWE | certification | implies: penetration testing
GIAC certification | =GIAC, =GSEC, =GCIH, =GCIA, =GPEN, =GCFA, giac certified incident handler, giac security essentials | certification | implies: cybersecurity
CCSP | certified cloud security professional, =CCSK | certification | implies: cloud security
SSCP | systems security certified practitioner | certification | implies: cybersecurity
CREST certification | =CREST, crest registered tester, crest certified, =CRT@ | certification | implies: penetration testing
CHFI | computer hacking forensic investigator | certification | implies: digital forensics
ISO 27001 Lead Auditor | iso 27001 lead implementer, iso/iec 27001 lead auditor, iso 27001 lead auditor certification | certification | implies: ISO 27001, security audits
CIPP | =CIPP/E, =CIPM, certified information privacy professional | certification | implies: data privacy
Microsoft Security Operations Analyst | sc-200, az-500, azure security engineer associate, sc-900, sc-300, microsoft certified security | certification | implies: cybersecurity
AWS Certified Security | aws security specialty, aws certified security specialty | certification | implies: cloud security
Google Cybersecurity Certificate | google cybersecurity professional certificate | certification | implies: cybersecurity
CCNA Security | ccna cyberops, ccnp security, cisco cyberops, ccna cyber ops, cisco cyberops associate | certification | implies: network security
ISC2 Certified in Cybersecurity | =ISC2, certified in cybersecurity, (isc)2 cc | certification | implies: cybersecurity
degree in cybersecurity | cybersecurity degree, degree in cyber security, information security degree | knowledge | implies: cybersecurity
degree in criminal justice | criminal justice degree, criminology degree, degree in criminology, criminal justice | knowledge
`
