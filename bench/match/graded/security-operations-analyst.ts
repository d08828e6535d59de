import type { GradedCase } from './graded-case.ts'

export const securityOperationsAnalyst: GradedCase = {
  profession: 'security operations analyst',
  posting: `Security Analyst II (SOC) – Hybrid, Des Plaines Ridge, IL
Req 20418 · Full time · $88,000–$104,000

Brightharbor Mutual insures 1.3 million households. Our Security Operations Center runs around the clock with fourteen people, and we're adding a tier 2 analyst to the swing shift (2 pm–11 pm, Sunday–Thursday; two days in the office).

When tier 1 isn't sure, it lands with you. You take escalated alerts from Microsoft Sentinel and CrowdStrike Falcon, work out what really happened across endpoint, identity, email and Azure/AWS logs, contain it, and write it up so that a claims manager could follow. Between incidents you hunt on a hypothesis, tune noisy detections, write KQL, turn repeat work into SOAR playbooks, and coach two junior analysts. One week in six you carry the on-call phone.

Required: three or more years in security monitoring or incident response; hands-on investigation in an enterprise SIEM (Sentinel, Splunk, QRadar or similar) and an EDR tool; solid grasp of Windows and Linux internals, TCP/IP, Active Directory/Entra ID; comfortable with MITRE ATT&CK; scripting in Python or PowerShell; one of Security+, CySA+, GCIH, GCIA or equivalent; clear written English. U.S. work authorization without sponsorship, background check and fingerprinting (state insurance rules).

Preferred: bachelor's degree or equivalent experience; KQL; insurance, banking or healthcare background (NYDFS 500, HIPAA, PCI); malware triage or memory forensics; cloud incident response; tabletop exercises.

We're an equal opportunity employer. If you don't tick every box but have run real incidents end to end, apply anyway.`,
  cvs: {
    a: `Fenella Straight
Career note: security analyst 2009–2016, then a decade elsewhere

2016–2026  Bakery owner, Elmhurst. Eleven employees, sold in August.
2012–2016  Senior Security Analyst, Three Forks Savings Bank. ArcSight and RSA NetWitness, tier 2/3. Led investigations into banking trojans, wire fraud, two web shells; wrote Snort signatures; trained night crew; FFIEC and PCI examinations.
2009–2012  SOC analyst, managed services provider. Shift work, IDS, 60 customers.

GCIA 2010, GCIH 2013 (both lapsed 2017). BS Computer Engineering.
This year: SC-900 in May, Security+ in September, 90 rooms on a practice platform, a free Azure tenant where I am learning KQL and what Entra logs look like. Python rusty but returning. EDR is new to me beyond labs. US citizen.`,
    b: `Caspian Ogunleye-Hart, OSCP, OSEP
Penetration Tester / Red Team Operator

Redfern Offensive, Remote, 2020–present
– 80+ engagements for banks, insurers and hospitals: external, internal AD, Azure, phishing
– Bypass of CrowdStrike and Defender in authorized tests; write loaders in C# and Python
– Purple team days: sit with the client's SOC, replay ATT&CK techniques, help them build detections in Splunk and Sentinel (some KQL)
– Reports to executives, retests
Junior pentester, 2018–2020

BS Mathematics. Security+ 2018, OSCP 2019, CRTO 2021. U.S. citizen, background checked by many clients.

I have never staffed a queue or run a live incident, but I know what the other side does next, and I would like regular hours in one place.`,
    c: `JESSAMY THORNQUIST
Cybersecurity Engineer / Analyst

PROFESSIONAL SUMMARY
Nine years in enterprise security across detection engineering, vulnerability management and compliance. Thorough writer.

EXPERIENCE
Detection Engineer, Polaris Retail Group, Minneapolis (remote), 2023 – present
 • Own the Splunk ES content: 380 correlation searches, version controlled, tested weekly with attack simulation
 • Reduced alert volume 44 % while raising ATT&CK coverage; monthly threat hunts with written hypotheses
 • Cortex XSOAR playbooks in Python, 23 live
 • Step in as incident handler on surges: two holiday seasons, about 30 cases, incl. credential stuffing and a skimmer (PCI)
Security Analyst, Mesa Clinics, 2020 – 2023
 • Tier 1 then tier 2; LogRhythm, Cisco AMP, email gateway; phishing, malware, lost laptops; HIPAA breach assessments
 • Nessus scans, patch chasing, third-party questionnaires
IT Auditor, Wexcombe LLP, 2017 – 2020
 • SOX and SOC 2 control tests for insurers and banks

EDUCATION AND CERTIFICATES
BS Accounting and Information Systems; CySA+ 2021, Splunk ES admin 2024, CISA 2019

TECHNOLOGY
Splunk SPL, CrowdStrike (since 2024), Entra ID, AWS CloudTrail and GuardDuty, Linux, Windows, Git, Python, Sigma; KQL beginner

OTHER
Will relocate to Chicago area at own cost in spring. Work authorization: H-1B, transfer needed. Prefers days, swing shift possible.`,
    d: `Paavo Linden-Achebe
Network & Systems Administrator

Kettle Moraine School District, 2016–present. 3,200 staff and student accounts, 41 servers.
- Active Directory, Entra ID, conditional access, MFA roll-out to everyone in ten weeks
- Palo Alto firewalls, VLANs, 802.1X, Wireshark when things go odd
- Defender for Business alerts: I am the one who looks. Cleaned up after two business email compromises and one cryptominer, with the insurer's forensic firm on the phone
- PowerShell for everything; Linux web and DNS servers
- Backups restored in practice twice a year

Security+ 2024, CCNA 2017. AAS.
No SIEM at the district (budget), so I learned Splunk on BOTS data sets at home. Looking to move into security full time. US citizen, fingerprinted for schools.`,
    e: `Barnaby Trask
Landscape Foreman

Evergreen Acres Lawn & Stone, Naperville, 2013 – 2026
* Crew of nine, 40 properties a week, snow removal in winter
* Patios, retaining walls, irrigation, plant health
* Estimates, schedules, customer complaints
* Zero lost-time accidents in five years
* Pesticide applicator license, CDL class B

High school diploma; two semesters of business at community college.
Bilingual English / Spanish. US citizen, can pass background check.

After a back injury I need indoor work. A cousin in IT says security is where the jobs are. I'm reliable, alert, good under pressure and willing to do the training on my own time.`,
    f: `Wren Aldecott
SOC analyst (L2)

Stillwater Health Plans, Milwaukee, 2021–now. Sentinel + Defender + Falcon. ~9 escalations a shift. Wrote 45 analytic rules in KQL, 12 Logic Apps playbooks. Led response on 3 ransomware precursors and 1 AWS key leak. Volatility when needed. HIPAA shop. On-call 1 in 5. Two tier 1s learn from me.
Help desk / AD admin, same firm, 2018–2021.

Sec+, CySA+, SC-200. AAS Networking. PowerShell better than Python.
US citizen. Evenings fine, in fact preferred.`,
    g: `Itzel Varga-Montrose
Expected graduation May 2027, BS Cybersecurity, Prairie Valley State (GPA 3.7)

Internship: SOC intern, Corwell Energy, summer 2026 (12 weeks). Watched the Splunk queue with a tier 1 analyst, closed 310 phishing reports, enriched IPs, wrote a Python script that pulls headers out of .eml files and is still in use.

Student SOC, campus IT, 10 hrs/week since 2025: Wazuh, Zeek, tickets for 9,000 student devices.

Competitions: third place, regional collegiate defense contest 2026 (Windows and AD lead)
Home lab: two domain controllers, Sentinel free tier, Sysmon, Atomic tests against ATT&CK
Certificates: Security+ (2025)
Work authorization: permanent resident. Can work evenings now, full time from June.`,
    h: `Thaddeus Brock-Levine
Cyber Security Professional

SUMMARY: Results-driven Security Analyst II able to take escalated alerts from Microsoft Sentinel and CrowdStrike Falcon and work out what really happened across endpoint, identity, email and Azure/AWS logs. Hunts on a hypothesis, tunes noisy detections, writes KQL, turns repeat work into SOAR playbooks.

TECHNICAL SKILLS: Sentinel, Splunk, QRadar, CrowdStrike, EDR, SIEM, SOAR, KQL, Python, PowerShell, Windows internals, Linux internals, TCP/IP, Active Directory, Entra ID, MITRE ATT&CK, malware triage, memory forensics, cloud incident response, NYDFS 500, HIPAA, PCI, tabletop exercises, Security+, CySA+, GCIH, GCIA

EXPERIENCE
IT professional, multiple clients, 2020 – present
Supported business operations and provided technology solutions. Collaborated with stakeholders.

EDUCATION: Online courses`,
    i: `OLUMIDE CASTELLANO-WRAY
Chicago area | ocwray@example.com | US citizen

INCIDENT HANDLER, Northlake Federal Credit Union, Mar 2022 – present
• Second-line responder for 4,800 workstations and two cloud tenants; cases the front desk can't close come to me
• Pieced together a token-theft intrusion from sign-in records, mailbox rules and SentinelOne timelines; attacker out in 52 minutes, no funds moved
• Rewrote 70 rules in Elastic; false positives down by half
• Tines stories that isolate a machine and reset a user with one approval
• Case reports read out at the audit committee
• Mentor for interns turned hires

MONITORING TECHNICIAN, Ravel Managed Security, 2019 – 2022
Nights, thirty client networks, QRadar and packet captures

GCIH 2023, GCFE 2025. BS Information Systems. Python daily, some Go. Mapped our coverage against the adversary technique matrix (61 % to 78 %). GLBA and PCI exams.`,
    j: `Rosalind Etcheverry
FRAUD INVESTIGATOR

Great Prairie Insurance Group, Special Investigations Unit, 2015 – present
Investigate suspicious claims: pull account logins, device fingerprints, call recordings and payment trails; build a timeline; interview; write reports that stand up in court. 60 cases a year. Wrote SQL and a little Python to score claims against known rings. Since 2023 liaison to the security team for account takeover: I read Okta and VPN logs with them and sat in two incident bridges.

Police officer, Rockford, 2008 – 2015, financial crimes last three years

CFE, CompTIA Security+ (June 2026), Google cybersecurity certificate. BA Criminal Justice. Fingerprinted, US citizen, used to nights.
Learning: Splunk fundamentals, Windows event logs, ATT&CK.`,
    k: `MARGUERITE DELACROIX-HWANG, CISSP, GCFA, GREM
Vice President, Cyber Defense – Orrin & Fairbank Bancorp, 2017–2026

Built and ran three follow-the-sun security operations centers (92 staff, $31M budget). Commander for the firm's eight largest incidents including a destructive wiper; briefed regulators (NYDFS, OCC) and the board quarterly. Chose and rolled out Sentinel, Falcon and Cortex XSOAR worldwide. Sponsor of purple team and tabletop program.

Earlier: Director of incident response, consulting (2011–2017), 140 engagements, expert testimony; malware analyst, defense contractor (2005–2011).

MS Computer Science. Speaker at conferences, holder of two patents on detection of lateral movement.
Target compensation $390k. Open to advisory, fractional CISO and senior executive roles in the Midwest. U.S. citizen.`,
    l: `Dmitri "Mitch" Saldanha
Self-taught. 46.

2012 – now  Lone security watchman at Tollgate Freight Systems (trucking, 2,600 employees). Title says infrastructure engineer, work says SOC. Put in Graylog, later Splunk; rolled out Carbon Black; handled every incident for fourteen years: Emotet in 2018 (contained to 11 hosts), an insider copying rate sheets, an Azure app consent attack, one real ransomware night with restore by morning. Wrote the runbooks and about 200 searches. Python, bash, PowerShell. Read memory images when I have to. Yearly exercise with the executives.

No degree, no certificates; never had the time or the sponsor. Would sit Security+ or GCIH in the first quarter if that's the gate.
US citizen, clean record, TWIC card. Letter from the CFO about ransomware night available.`,
  },
  grades: {
    recruiter: {
      a: 5,
      b: 4.5,
      c: 4,
      d: 3.5,
      e: 0,
      f: 10,
      g: 2.5,
      h: 0.5,
      i: 9.5,
      j: 3,
      k: 2,
      l: 7,
    },
    manager: {
      a: 4.5,
      b: 5,
      c: 4,
      d: 3.5,
      e: 0,
      f: 10,
      g: 3,
      h: 0.5,
      i: 9.5,
      j: 2.5,
      k: 1.5,
      l: 7.5,
    },
    personnel: {
      a: 5,
      b: 4,
      c: 4.5,
      d: 3.5,
      e: 0,
      f: 10,
      g: 2.5,
      h: 0.5,
      i: 9.5,
      j: 2,
      k: 3,
      l: 7.5,
    },
  },
}
