export const itOperations = String.raw`
# user support
technical support | it support, tech support, technical assistance, desktop support, computer support, it technical support, end-user support, user support, provided technical support, end user computing | skill
help desk | helpdesk, service desk, it help desk, it service desk, help desk support, service desk support | skill | implies: technical support
tier 1 support | level 1 support, first-line support, 1st line support, =L1 support, tier one support | skill | implies: technical support
tier 2 support | level 2 support, second-line support, 2nd line support, =L2 support, tier 2 technical support | skill | implies: technical support
tier 3 support | level 3 support, third-line support, 3rd line support, =L3 support | skill | implies: technical support
remote support | remote desktop support, remote assistance, remote troubleshooting, teamviewer, =RDP, remote desktop, anydesk, bomgar | skill | implies: technical support
ticketing systems | ticket management, ticketing software, ticketing tools, ticket resolution, support tickets, resolved tickets, trouble tickets, incident tickets | skill
ServiceNow | service now, servicenow itsm | tool | implies: ticketing systems, IT service management | related: Jira Service Management, BMC Remedy, Zendesk
Jira Service Management | jira service desk | tool | implies: ticketing systems | related: ServiceNow
BMC Remedy | =Remedy@, bmc helix, remedy ticketing | tool | implies: ticketing systems | related: ServiceNow
Freshservice | freshdesk, manageengine, servicedesk plus, spiceworks, solarwinds service desk | tool | implies: ticketing systems
technical troubleshooting | troubleshooting it issues, troubleshoot hardware and software, hardware and software troubleshooting, troubleshooting@, computer troubleshooting, diagnose technical issues, diagnose hardware and software problems, pc troubleshooting | skill
hardware installation | computer hardware, hardware repair, pc repair, computer repair, hardware maintenance, hardware upgrades, pc hardware, computer assembly, pc build, desktop hardware | skill
software installation | installed software, software deployment@, application installation, software installation and configuration, installing and configuring software | skill
printer support | printer maintenance, printers and scanners, printer troubleshooting, print servers, printer configuration | skill | implies: technical support
mobile device management | =MDM, microsoft intune, intune, airwatch, workspace one, jamf, jamf pro, mobileiron, endpoint manager | skill
endpoint management | endpoint administration, =SCCM, sccm, system center configuration manager, microsoft endpoint configuration manager, =MECM | skill
desktop imaging | computer imaging, =MDT@, disk imaging, os deployment, workstation imaging, operating system deployment, pxe boot, imaging and deployment | skill
workstation setup | computer setup, pc setup, laptop setup, desktop deployment, workstation deployment, set up workstations, pc deployment | skill
hardware refresh | pc refresh, laptop refresh, device refresh, desktop refresh project | skill
user account management | user account administration, account provisioning, user provisioning, password resets, account creation, user administration, user accounts | skill
IT onboarding | user onboarding and offboarding, new starter setup, new hire setup | skill
user training (IT) | end-user training, trained end users, it training, train users | skill
IT documentation | it knowledge base, knowledge base articles, runbooks, system documentation, knowledge articles, network documentation, standard operating procedures for it | skill
IT asset management | it inventory, hardware asset management, software asset management, software licensing, licence management, license management, it asset inventory, =ITAM | skill
audio-visual support | av support, video conferencing support, audio visual equipment, conference room technology, conference room support | skill
point of sale support | pos system support, pos hardware | skill
VIP support | executive support it, white glove support | skill
field service support | on-site support, onsite technical support, deskside support, desk-side support, field support | skill | implies: technical support
computer peripherals | peripheral devices, peripherals | knowledge

# Windows, Apple, Linux, servers
Windows | microsoft windows, windows 10, windows 11, windows 7, windows operating system, windows os, =MS Windows, windows desktop | tool
Windows Server | microsoft windows server, windows server 2016, windows server 2019, windows server 2012, windows server 2022, windows server administration, windows administration | tool | implies: Windows, systems administration | related: Linux administration
macOS | mac os, =Mac OS X, os x, apple mac support, mac support, apple macs, apple hardware@ | tool
Linux | gnu/linux, linux os, linux operating system, linux environments, linux systems | tool | related: Unix
Unix | =AIX, solaris, hp-ux, unix systems | tool | related: Linux
Linux administration | linux system administration, linux server administration, linux servers, unix administration | skill | implies: Linux, systems administration
Red Hat Enterprise Linux | =RHEL, red hat, redhat, red hat linux, rocky linux, almalinux | tool | implies: Linux | related: Ubuntu, CentOS
Ubuntu | ubuntu server, debian | tool | implies: Linux | related: Red Hat Enterprise Linux, CentOS
CentOS | fedora linux, centos linux | tool | implies: Linux | related: Red Hat Enterprise Linux, Ubuntu
SUSE Linux | =SLES, suse | tool | implies: Linux
Active Directory | =AD@, microsoft active directory, active directory administration, active directory domain services, =ADDS, domain controllers, =ADFS | tool | implies: user account management
Group Policy | =GPO, group policy objects, =GPOs | skill | implies: Active Directory
Microsoft Entra ID | azure active directory, azure ad, entra id, entra | tool | related: Active Directory, Okta
LDAP | lightweight directory access protocol, openldap | knowledge
Microsoft Exchange | exchange server, exchange online, ms exchange, microsoft exchange server, exchange administration | tool
Microsoft 365 administration | office 365 administration, o365 administration, m365 administration, office 365 admin, microsoft 365 admin, office 365 support, m365 admin center | skill
Google Workspace administration | g suite administration, google workspace admin, gsuite admin | skill
SharePoint | microsoft sharepoint, sharepoint online, sharepoint administration, ms sharepoint | tool
PowerShell | powershell scripting, windows powershell, power shell | skill | related: Bash
batch scripting | batch files, vbscript, windows scripting | skill
scripting | script development, automation scripts, scripting languages | skill
systems administration | sysadmin, system admin, server administration, systems administrator duties, it systems administration, administered servers | skill
server maintenance | server management, server installation, server configuration, server support, server hardware, rack and stack, server build, dell poweredge | skill
patch management | patching, software updates, =WSUS, security patching, os patching, system updates | skill
virtualization | virtualisation, virtual machines, server virtualization, =VMs, virtualized environments, hypervisor, virtualization technologies | skill
VMware | vmware vsphere, vsphere, vmware esxi, =ESXi, vcenter, vmware workstation, vmware horizon | tool | implies: virtualization | related: Hyper-V, Citrix
Hyper-V | hyperv, microsoft hyper-v | tool | implies: virtualization | related: VMware
Citrix | citrix xenapp, xenapp, xendesktop, citrix virtual apps, citrix workspace, citrix administration, netscaler | tool | implies: virtualization | related: VMware
Proxmox | =KVM, nutanix, =Xen, virtualbox | tool | implies: virtualization
virtual desktop infrastructure | =VDI, azure virtual desktop, amazon workspaces, terminal services | skill | implies: virtualization
storage administration | storage area network, =SAN, =NAS, network attached storage, netapp, emc storage, storage systems, pure storage, storage management@ | skill
backup and recovery | data backup, backups, system backup, backup and restore, backup solutions, backup management, backup administration | skill
Veeam | veeam backup | tool | implies: backup and recovery | related: Veritas NetBackup, Commvault
Veritas NetBackup | netbackup, backup exec | tool | implies: backup and recovery | related: Veeam, Commvault
Commvault | acronis, rubrik, cohesity | tool | implies: backup and recovery | related: Veeam
disaster recovery | disaster recovery planning, =DRP, dr planning, disaster recovery testing, it disaster recovery | skill
business continuity | business continuity planning, =BCP, business continuity management, continuity of operations | skill
high availability | failover clustering, fault tolerance, redundancy@, load balancing, load balancers, failover, =HAProxy | skill
capacity planning | capacity management, system capacity planning | skill
data center operations | data centre, data center, data centre operations, data center management, data center infrastructure, server room | skill
Apache HTTP Server | apache web server, apache http, httpd | tool | related: Nginx, IIS
Nginx | nginx web server, caddy@ | tool | related: Apache HTTP Server
IIS | internet information services | tool | related: Apache HTTP Server
DNS management | domain management, domain name administration, website hosting, web hosting, cpanel, plesk | skill
email administration | mail server administration, email server, mail servers, postfix, email systems administration | skill
job scheduling | control-m, autosys, cron jobs, batch job monitoring, tivoli workload scheduler | skill
print management | papercut | tool

# networks
networking | computer networking, network technologies, network fundamentals, networking concepts, ip networking, network infrastructure | knowledge
network administration | network management, network support, administered networks, network maintenance, lan administration, network operations | skill | implies: networking
network engineering | network design, network architecture, network planning, enterprise network design | skill | implies: networking
network troubleshooting | network diagnostics, troubleshoot network issues, connectivity issues, network issues, network connectivity | skill | implies: networking
network monitoring | network performance monitoring, monitored network performance, noc monitoring, solarwinds, prtg | skill | implies: networking
network security administration | network security, secure network design | skill | implies: networking | related: firewalls
LAN/WAN | =LAN, =WAN, local area network, wide area network, lan wan, wlan, lan/wan administration | knowledge | implies: networking
TCP/IP | tcp ip, =TCP, tcp/ip protocols, ip addressing, subnetting, ipv4, ipv6, ip subnetting | knowledge | implies: networking
DNS | domain name system, bind dns | knowledge | implies: networking
DHCP | dns/dhcp | knowledge | implies: networking
VPN | virtual private network, ipsec, ssl vpn, site-to-site vpn, vpn configuration, anyconnect | knowledge | implies: networking
routing and switching | routers, switches@, routers and switches, network switches, router configuration, switch configuration, routing protocols, switching and routing | skill | implies: networking
BGP | border gateway protocol | knowledge | implies: routing and switching
OSPF | eigrp, rip protocol | knowledge | implies: routing and switching
MPLS | metro ethernet | knowledge | implies: networking
VLANs | vlan configuration, spanning tree, =STP@, trunking@ | knowledge | implies: routing and switching
SD-WAN | sdwan, software-defined networking, =SDN | knowledge | implies: networking
Cisco | cisco ios, cisco routers, cisco switches, cisco networking, cisco catalyst, cisco nexus, cisco equipment, cisco meraki, =Meraki | tool | implies: routing and switching | related: Juniper
Juniper | juniper networks, junos, arista | tool | implies: routing and switching | related: Cisco
HP Aruba | aruba networks, aruba wireless, hp procurve, ubiquiti, unifi, mikrotik | tool | implies: networking
wireless networking | wi-fi, wifi, wireless lan, wireless access points, wi-fi networks, 802.11 | knowledge | implies: networking
network cabling | structured cabling, cat5, cat6, cable installation@, ethernet cabling, patch panels, fiber optic cabling, fibre optic cabling, cable termination | skill
VoIP | voice over ip, ip telephony, ip phones, =SIP, sip trunking, voip phones, asterisk@, pbx systems, =PBX | knowledge | related: Cisco Unified Communications
Cisco Unified Communications | cisco unified communications manager, =CUCM, cisco call manager, cisco unity, unified communications | tool | implies: VoIP
telecommunications | telecom, telecom systems, telecommunications systems, telephony, telephone systems | knowledge
mobile networks | =LTE, 4g lte, =5G, radio access network, =RAN@, 4g/5g, =GSM, cellular networks | knowledge | implies: telecommunications
RF engineering | radio frequency, rf optimization, rf planning, microwave links, drive testing@ | skill
fibre optics | fiber optics, fibre optic networks, =FTTH, =OTDR, fusion splicing, fibre splicing, fiber splicing | skill
network protocols | =SNMP, protocol analysis, =FTP, sftp, =QoS, osi model | knowledge | implies: networking
Wireshark | packet capture, packet analysis, tcpdump | tool | implies: network troubleshooting
network installation | install network equipment, network deployment, network rollout, network equipment installation | skill
site surveys (network) | wireless site survey | skill

# cloud
cloud computing | cloud services, cloud infrastructure, cloud technologies, cloud platforms, public cloud, cloud environments, =IaaS, =PaaS, cloud@, hybrid cloud, cloud-based technologies | knowledge
AWS | amazon web services, amazon aws, aws cloud, aws services | tool | implies: cloud computing | related: Microsoft Azure, Google Cloud Platform
Microsoft Azure | azure, azure cloud, ms azure, azure services, windows azure | tool | implies: cloud computing | related: AWS, Google Cloud Platform
Google Cloud Platform | google cloud, =GCP@, gcp cloud | tool | implies: cloud computing | related: AWS, Microsoft Azure
Amazon EC2 | =EC2, aws ec2, ec2 instances, auto scaling groups | tool | implies: AWS
Amazon S3 | =S3, aws s3, s3 buckets | tool | implies: AWS
AWS Lambda | lambda functions, aws lambda functions | tool | implies: AWS | related: Azure Functions
AWS CloudFormation | cloudformation, aws cdk, cloud formation | tool | implies: AWS, infrastructure as code | related: Terraform
Amazon EKS | aws ecs, amazon ecs, =EKS, aws eks, aws fargate, =ECS@ | tool | implies: AWS, containers
AWS networking | amazon vpc, aws vpc, route 53, cloudfront, elastic load balancer, =ELB, direct connect | tool | implies: AWS
Amazon CloudWatch | cloudwatch, aws cloudtrail | tool | implies: AWS
AWS IAM | aws identity and access management | tool | implies: AWS
AWS messaging | amazon sqs, aws sqs, amazon sns, aws sns, step functions, aws api gateway, eventbridge | tool | implies: AWS
Azure Functions | azure logic apps, logic apps, azure app service, azure service bus | tool | implies: Microsoft Azure | related: AWS Lambda
Azure DevOps | azure pipelines, azure devops server, =VSTS, azure repos, azure boards | tool | implies: CI/CD
Azure Kubernetes Service | =AKS, azure aks, google kubernetes engine, =GKE | tool | implies: Kubernetes
Azure infrastructure | azure virtual machines, azure vnet, azure resource manager, =ARM templates, azure bicep, azure vms | tool | implies: Microsoft Azure
OpenStack | open stack, private cloud | tool | implies: cloud computing
Oracle Cloud Infrastructure | oracle cloud, ibm cloud, alibaba cloud | tool | implies: cloud computing
DigitalOcean | heroku, vercel, netlify, linode, render.com | tool | implies: cloud computing
cloud migration | migrated to the cloud, migration to cloud, lift and shift, cloud transformation, migrated to aws, migrated to azure, cloud adoption | skill | implies: cloud computing
cloud architecture | cloud solution design, cloud-native architecture, cloud infrastructure design, cloud native, well-architected framework | skill | implies: cloud computing
cloud cost optimization | finops, cloud cost management, cloud cost optimisation, reduced cloud costs | skill | implies: cloud computing
cloud administration | cloud operations, cloud support, cloud management, cloud systems administration | skill | implies: cloud computing

# DevOps
DevOps | dev ops, devops practices, devops culture, devops tools, devops engineering | skill
CI/CD | continuous integration, continuous delivery, continuous deployment, ci/cd pipelines, =CI@, build pipelines, deployment pipelines, cicd, build and deployment automation | skill | implies: DevOps
infrastructure as code | =IaC, infrastructure automation, configuration as code, pulumi | skill | implies: DevOps
Terraform | hashicorp terraform, terragrunt, opentofu | tool | implies: infrastructure as code | related: AWS CloudFormation, Ansible
Ansible | ansible playbooks, ansible tower | tool | implies: configuration management tools | related: Puppet, Chef, SaltStack, Terraform
=Puppet@ | puppet enterprise, puppet labs | tool | implies: configuration management tools | related: Ansible, Chef
=Chef@ | chef infra, chef cookbooks | tool | implies: configuration management tools | related: Ansible, Puppet
SaltStack | salt stack | tool | implies: configuration management tools | related: Ansible, Puppet
configuration management tools | configuration management@, automated configuration management | skill
Docker | docker containers, docker compose, dockerized, docker swarm, dockerfile, podman | tool | implies: containers | related: Kubernetes
Kubernetes | =K8s, k8s, kubernetes clusters, kubectl | tool | implies: containers, container orchestration | related: OpenShift
containers | containerization, containerisation, containerized applications, containerized, container technologies | skill
container orchestration | container management, orchestration@ | skill | implies: containers
OpenShift | red hat openshift, rancher | tool | implies: Kubernetes
=Helm@ | helm charts, kustomize | tool | implies: Kubernetes
Istio | service mesh, linkerd, envoy@ | tool | implies: Kubernetes
Argo CD | argocd, gitops, flux cd, fluxcd | tool | implies: CI/CD, Kubernetes
Jenkins | jenkins pipelines, jenkins ci, jenkinsfile | tool | implies: CI/CD | related: GitLab CI, GitHub Actions, TeamCity
GitLab CI | gitlab ci/cd, gitlab pipelines, gitlab runners | tool | implies: CI/CD | related: Jenkins, GitHub Actions
GitHub Actions | github workflows | tool | implies: CI/CD | related: Jenkins, GitLab CI
CircleCI | circle ci, travis ci, bitbucket pipelines | tool | implies: CI/CD | related: Jenkins, GitHub Actions
TeamCity | team city, atlassian bamboo, =Bamboo@ | tool | implies: CI/CD | related: Jenkins
Octopus Deploy | spinnaker, harness ci | tool | implies: CI/CD
Artifactory | jfrog, nexus repository, sonatype nexus, jfrog artifactory | tool
HashiCorp Vault | secrets management, aws secrets manager, azure key vault | tool
HashiCorp tools | =Packer@, hashicorp consul, =Consul@, =Nomad@, vagrant | tool
site reliability engineering | =SRE, reliability engineering@, error budgets, service level objectives, =SLO, =SLOs, chaos engineering | skill
system monitoring | infrastructure monitoring, application monitoring, server monitoring, monitoring and alerting, performance monitoring@, monitored systems, =APM, observability, monitoring tools | skill
Prometheus | prometheus monitoring, alertmanager | tool | implies: system monitoring | related: Grafana, Datadog
Grafana | grafana dashboards | tool | implies: system monitoring | related: Datadog
Datadog | data dog | tool | implies: system monitoring | related: New Relic, Dynatrace
New Relic | newrelic | tool | implies: system monitoring | related: Datadog, Dynatrace, AppDynamics
Dynatrace | | tool | implies: system monitoring | related: Datadog, New Relic, AppDynamics
AppDynamics | app dynamics | tool | implies: system monitoring | related: Dynatrace, New Relic
Nagios | zabbix, icinga, checkmk, =SCOM, whatsup gold | tool | implies: system monitoring
log management | kibana, logstash, graylog, fluentd, centralized logging, log analysis, loki@ | skill
PagerDuty | opsgenie, victorops | tool | implies: incident management
deployment automation | automated deployment, blue-green deployment, canary deployment, zero-downtime deployment, deployment pipeline | skill
IT automation | automation of it processes, infrastructure automation scripts, automated it tasks | skill
platform engineering | internal developer platform, developer experience tooling, developer platform | skill

# service management
IT service management | =ITSM, it service delivery, service management@ | skill
ITIL | itil framework, itil processes, itil v3, itil v4, itil 4, itil best practices | knowledge | implies: IT service management
incident management | incident response@, incident resolution, major incident management, managed incidents, it incident management, major incidents | skill
problem management | it problem management, problem records | skill
change management (IT) | change control, change advisory board, =CAB@, it change management, change requests@, change control process, change management process | skill
service level agreements | =SLA, =SLAs, service levels, service level management, sla compliance, sla management | knowledge
service request management | service requests, request fulfilment, request fulfillment, service catalog, service catalogue | skill
configuration management database | =CMDB, configuration items | knowledge
IT procurement | hardware procurement, software procurement, it purchasing, it vendor management, technology vendors | skill
IT project delivery | it projects, it project management, infrastructure projects, technology projects, it implementation projects | skill
IT strategy | technology roadmap, it roadmap, technology strategy, it planning, digital strategy@, it strategic planning | skill
IT governance | =COBIT, it policies, it policies and procedures, togaf, it controls, enterprise architecture | knowledge
IT budgeting | technology budget, it cost control | skill
systems analysis | systems analysis and design, analysed system requirements, analyzed system requirements | skill
system implementation | software implementation, system rollout, system deployment, system upgrades, go-live support, cutover planning | skill
managed services | managed service provider, =MSP, msp environment, it outsourcing | knowledge
IT infrastructure management | it infrastructure, infrastructure management, infrastructure support, enterprise infrastructure, infrastructure engineering, it operations, it operations management | skill
IT audit support | it general controls, =ITGC, itgc testing | knowledge

# business systems
ERP systems | =ERP, enterprise resource planning, erp software, erp implementation | tool
SAP | sap erp, sap ecc, sap r/3, sap system, sap software | tool | implies: ERP systems | related: Oracle ERP, Microsoft Dynamics, NetSuite
SAP S/4HANA | s/4hana, s4hana, s/4 hana, s4 hana | tool | implies: SAP
SAP FICO | sap fi, sap fi/co, =FICO@, sap finance, sap co, sap controlling | tool | implies: SAP
SAP MM | sap materials management, sap ariba, =Ariba | tool | implies: SAP
SAP SD | sap sales and distribution | tool | implies: SAP
SAP PP | sap production planning, sap qm, sap pm, sap plant maintenance | tool | implies: SAP
SAP WM | sap ewm, sap extended warehouse management | tool | implies: SAP
SAP SuccessFactors | successfactors, sap hcm, sap hr | tool | implies: SAP
SAP Basis | sap basis administration, sap administration, sap netweaver | skill | implies: SAP
SAP security administration | sap grc, sap role administration | skill | implies: SAP
SAP implementation | sap configuration, sap full cycle implementation, sap rollout | skill | implies: SAP
Oracle ERP | oracle e-business suite, oracle ebs, oracle fusion, oracle financials, oracle cloud erp, oracle applications, oracle apps, jd edwards, oracle hcm | tool | implies: ERP systems | related: SAP, Microsoft Dynamics, NetSuite
PeopleSoft | people soft | tool | implies: ERP systems
Microsoft Dynamics | dynamics 365, ms dynamics, dynamics nav, dynamics ax, dynamics gp, business central, microsoft dynamics 365, d365, dynamics crm, navision | tool | implies: ERP systems | related: SAP, NetSuite
NetSuite | oracle netsuite, net suite | tool | implies: ERP systems | related: SAP, Microsoft Dynamics
Odoo | openerp, erpnext | tool | implies: ERP systems
Infor ERP | =Infor, epicor, syspro, infor m3, infor ln, ifs applications, sage x3 | tool | implies: ERP systems
Workday configuration | workday hcm configuration, workday integrations, workday studio | skill
Salesforce administration | salesforce admin, salesforce administrator, salesforce configuration, salesforce flows | skill
CRM administration | crm configuration, crm implementation, crm support | skill
ERP administration | erp support, erp configuration, erp system administration | skill | implies: ERP systems
electronic health record support | ehr implementation, epic implementation, ehr support, clinical systems support | skill
functional configuration | functional specifications, functional specs, functional consulting, gap analysis and system configuration | skill
enterprise application support | business application support, enterprise applications, business systems support, application administration | skill

# certificates
CompTIA A+ | a+ certification, =A+@, comptia a+ certified, a+ certified | certification | implies: technical troubleshooting
CompTIA Network+ | network+, network plus, network+ certification | certification | implies: networking
CompTIA Server+ | server+, comptia linux+, linux+, comptia cloud+ | certification
CCNA | cisco certified network associate, =CCENT | certification | implies: networking, Cisco
CCNP | cisco certified network professional, =CCIE, ccie | certification | implies: CCNA
JNCIA | =JNCIP, juniper certified | certification | implies: Juniper
MCSA | =MCSE, microsoft certified solutions expert, microsoft certified systems engineer, microsoft certified systems administrator, microsoft certified solutions associate, =MCP, microsoft certified professional, =MCITP | certification
Microsoft Certified Azure Administrator | az-104, azure administrator associate, microsoft azure administrator | certification | implies: Microsoft Azure
Microsoft Certified Azure Fundamentals | az-900, azure fundamentals | certification | implies: cloud computing
Microsoft Certified Azure Solutions Architect | az-305, az-303, azure solutions architect expert | certification | implies: Microsoft Azure, cloud architecture
Microsoft 365 Certified | ms-900, md-102, ms-102, modern desktop administrator, microsoft 365 certified endpoint administrator | certification
AWS Certified Solutions Architect | aws solutions architect associate, aws solutions architect professional, aws certified solutions architect associate, aws solutions architect certification | certification | implies: AWS, cloud architecture
AWS Certified Cloud Practitioner | aws cloud practitioner, cloud practitioner certification, aws certified, aws certification | certification | implies: AWS
AWS Certified SysOps Administrator | aws sysops administrator, aws certified devops engineer, aws devops engineer professional | certification | implies: AWS
Google Cloud Certified | google associate cloud engineer, associate cloud engineer, google professional cloud architect, gcp certification, gcp certified | certification | implies: Google Cloud Platform
Certified Kubernetes Administrator | =CKA, =CKAD, certified kubernetes application developer, cka certification | certification | implies: Kubernetes
HashiCorp Certified Terraform Associate | terraform associate, terraform certified | certification | implies: Terraform
Red Hat Certified System Administrator | =RHCSA, =RHCE, red hat certified engineer | certification | implies: Red Hat Enterprise Linux
LPIC | lpic-1, linux professional institute certification, lpic-2 | certification | implies: Linux
VMware Certified Professional | =VCP, vcp-dcv | certification | implies: VMware
ITIL Foundation | itil certification, itil certified, itil v3 foundation, itil 4 foundation, itil foundation certificate, itil foundation certification | certification | implies: ITIL
HDI certification | hdi support center analyst, hdi desktop support technician | certification | implies: technical support
Apple Certified Support Professional | apple certified mac technician, =ACMT, =ACSP, jamf certified | certification | implies: macOS
Google IT Support Certificate | google it support professional certificate, google it support | certification | implies: technical support
SAP certified consultant | sap certified application associate, sap certification, sap certified | certification | implies: SAP
Salesforce Certified Administrator | salesforce administrator certification, salesforce certified admin, salesforce admin certification | certification | implies: Salesforce administration
ServiceNow Certified System Administrator | servicenow csa, servicenow certification | certification | implies: ServiceNow
`
