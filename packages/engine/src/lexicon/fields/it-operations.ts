export const itOperations = `
# user support
technical support | it support, tech support, technical assistance, desktop support, computer support, user support, end user computing | skill
help desk | helpdesk, service desk | skill | implies: technical support
tier 1 support | level 1 support, first-line support, 1st line support, =L1 support, tier one support | skill | implies: technical support
tier 2 support | level 2 support, second-line support, 2nd line support, =L2 support, tier 2 technical support | skill | implies: technical support
tier 3 support | level 3 support, third-line support, 3rd line support, =L3 support | skill | implies: technical support
remote support | remote assistance, remote troubleshooting, teamviewer, =RDP, remote desktop, anydesk, bomgar | skill | implies: technical support
remote monitoring and management tools | =RMM, connectwise, kaseya, n-able, datto rmm, ninjaone, autotask | tool
ticketing systems | ticket management, ticketing software, ticketing tools, ticket resolution, support tickets, resolved tickets, trouble tickets, incident tickets, log tickets, log calls, raise tickets | skill
ServiceNow | service now | tool | implies: ticketing systems, IT service management | related: Jira Service Management, BMC Remedy, Zendesk
Jira Service Management | jira service desk | tool | implies: ticketing systems | related: ServiceNow
BMC Remedy | =Remedy@, bmc helix, remedy ticketing | tool | implies: ticketing systems | related: ServiceNow
Freshservice | solarwinds service desk | tool | implies: ticketing systems | related: Freshdesk, ManageEngine, Spiceworks
Freshdesk | | tool | implies: ticketing systems | related: Freshservice, ManageEngine, Spiceworks
ManageEngine | servicedesk plus | tool | implies: ticketing systems | related: Freshservice, Freshdesk, Spiceworks
Spiceworks | | tool | implies: ticketing systems | related: Freshservice, Freshdesk, ManageEngine
technical troubleshooting | troubleshooting it issues, troubleshoot hardware and software, hardware and software troubleshooting, troubleshooting@, computer troubleshooting, diagnose technical issues, diagnose hardware and software problems, pc troubleshooting | skill
hardware installation | computer hardware, hardware repair, pc repair, computer repair, hardware maintenance, hardware upgrades, pc hardware, computer assembly, pc build, desktop hardware | skill
software installation | installed software, software deployment@, application installation, install and configure, software installs | skill
printer support | printer maintenance, printers and scanners, printer troubleshooting, print servers, printer configuration | skill | implies: technical support
mobile device management | =MDM | skill
Microsoft Intune | intune, endpoint manager | tool | implies: mobile device management | related: Jamf, Workspace ONE
Jamf | | tool | implies: mobile device management | related: Microsoft Intune, Workspace ONE
Workspace ONE | airwatch, mobileiron | tool | implies: mobile device management | related: Microsoft Intune, Jamf
endpoint management | endpoint administration | skill
SCCM | system center configuration manager, microsoft endpoint configuration manager, =MECM | tool | implies: endpoint management | related: Microsoft Intune
desktop imaging | computer imaging, =MDT@, disk imaging, os deployment, workstation imaging, operating system deployment, pxe boot, imaging and deployment | skill
workstation setup | computer setup, pc setup, laptop setup, desktop deployment, workstation deployment, set up workstations, pc deployment | skill
hardware refresh | pc refresh, laptop refresh, device refresh, desktop refresh project | skill
user account management | account provisioning, user provisioning, password resets, account creation, user administration, user accounts, reset passwords | skill
IT onboarding | user onboarding and offboarding, new starter setup, new hire setup, set up new starters, setting up new users, new user setup | skill
end-user training | trained end users, it training, train users | skill
IT documentation | it knowledge base, knowledge base articles, runbooks, system documentation, knowledge articles, network documentation | skill
IT asset management | it inventory, hardware asset management, software asset management, software licensing, licence management, license management, =ITAM, asset inventory, it assets, hardware inventory | skill
audio-visual support | av support, video conferencing support, audio visual equipment, conference room technology, conference room support | skill
point of sale support | pos system support, pos hardware | skill
VIP support | executive support it, white glove support | skill
field service support | on-site support, onsite technical support, deskside support, desk-side support, field support | skill | implies: technical support
computer peripherals | peripherals@ | knowledge

# Windows, Apple, Linux, servers
=Windows@ | windows pc, windows laptops, windows environment | tool
Windows Server | windows administration | tool | implies: Windows, systems administration | related: Linux administration
macOS | mac os, os x, mac support, apple macs, apple hardware@ | tool
Linux | gnu/linux | tool | | related: Unix
Unix | =AIX, solaris, hp-ux | tool | | related: Linux
Linux administration | linux system administration, linux servers, unix administration | skill | implies: Linux, systems administration
Red Hat Enterprise Linux | =RHEL, red hat, redhat, rocky linux, almalinux | tool | implies: Linux | related: Ubuntu, CentOS
Ubuntu | | tool | implies: Linux | related: Red Hat Enterprise Linux, CentOS, Debian
Debian | | tool | implies: Linux | related: Ubuntu
CentOS | | tool | implies: Linux | related: Red Hat Enterprise Linux, Ubuntu, Fedora
=Fedora@ | fedora linux | tool | implies: Linux | related: CentOS
SUSE Linux | =SLES, suse | tool | implies: Linux
Active Directory | =AD@, =ADDS, domain controllers, =ADFS | tool | implies: user account management
Group Policy | =GPO, =GPOs | skill | implies: Active Directory
Microsoft Entra ID | azure active directory, azure ad, entra | tool | | related: Active Directory, Okta
LDAP | lightweight directory access protocol, openldap | knowledge
Microsoft Exchange | exchange server, exchange online, ms exchange, exchange administration | tool
Microsoft 365 administration | office 365 administration, o365 administration, m365 administration, office 365 admin, microsoft 365 admin, office 365 support, m365 admin center | skill
Google Workspace administration | g suite administration, google workspace admin, gsuite admin | skill
SharePoint | | tool
PowerShell | power shell | skill | | related: Bash
batch scripting | batch files, vbscript, windows scripting | skill
scripting@ | automation scripting, scripting language, scripting skills | skill
systems administration | sysadmin, system admin, server administration, administered servers | skill
server maintenance | server management, server installation, server configuration, server support, server hardware, rack and stack, server build, dell poweredge | skill
patch management | patching@, software updates, =WSUS, system updates | skill
virtualization | virtualisation, virtual machines, =VMs, virtualized environments, hypervisor | skill
VMware | vsphere, =ESXi, vcenter | tool | implies: virtualization | related: Hyper-V, Citrix
Hyper-V | hyperv | tool | implies: virtualization | related: VMware
Citrix | xenapp, xendesktop | tool | implies: virtualization | related: VMware
NetScaler | citrix adc | tool
Proxmox | | tool | implies: virtualization | related: KVM, Nutanix, VirtualBox
=KVM | linux kvm | tool | implies: virtualization | related: Proxmox, Nutanix, VirtualBox, Xen
Nutanix | | tool | implies: virtualization | related: Proxmox, KVM, VirtualBox, Xen
VirtualBox | | tool | implies: virtualization | related: Proxmox, KVM, Nutanix, Xen
=Xen | xenserver | tool | implies: virtualization | related: Proxmox, KVM, Nutanix, VirtualBox
virtual desktop infrastructure | =VDI, azure virtual desktop, amazon workspaces, terminal services | skill | implies: virtualization
storage administration | storage area network, =SAN, =NAS, network attached storage, netapp, emc storage, storage systems, pure storage, storage management@ | skill
backup and recovery | backups@ | skill
Veeam | | tool | implies: backup and recovery | related: Veritas NetBackup, Commvault
Veritas NetBackup | netbackup, backup exec | tool | implies: backup and recovery | related: Veeam, Commvault
Commvault | | tool | implies: backup and recovery | related: Veeam, Acronis, Rubrik
Acronis | | tool | implies: backup and recovery | related: Commvault, Rubrik
Rubrik | cohesity | tool | implies: backup and recovery | related: Commvault, Acronis
disaster recovery | =DRP, dr planning | skill
business continuity | =BCP, continuity of operations | skill
high availability | fault tolerance, redundancy@, load balancing, load balancers, failover, =HAProxy | skill
capacity planning | capacity management | skill
data center operations | data centre, data center, server room | skill
Apache HTTP Server | apache web server, apache http, httpd | tool | | related: Nginx, IIS
Nginx | caddy@ | tool | | related: Apache HTTP Server
IIS | internet information services | tool | | related: Apache HTTP Server
DNS management | domain management, domain name administration, website hosting, web hosting, cpanel, plesk | skill
email administration | email server, mail servers, postfix, email systems administration | skill
job scheduling | cron jobs, batch job monitoring | skill
Control-M | | skill | implies: job scheduling | related: AutoSys
AutoSys | tivoli workload scheduler | skill | implies: job scheduling | related: Control-M
print management | papercut | tool

# networks
networking@ | | knowledge
network administration | network management, network support, administered networks, network maintenance, lan administration, network operations | skill | implies: networking
network engineering | network design, network architecture, network planning | skill | implies: networking
network troubleshooting | network diagnostics, connectivity issues, network issues, network connectivity | skill | implies: networking
network monitoring | network performance monitoring, monitored network performance, noc monitoring | skill | implies: networking
SolarWinds | | skill | implies: networking, network monitoring | related: PRTG
PRTG | | skill | implies: networking, network monitoring | related: SolarWinds
LAN/WAN | =LAN, =WAN, local area network, wide area network, lan wan, wlan | knowledge | implies: networking
TCP/IP | tcp ip, =TCP, ip addressing, subnetting, ipv4, ipv6 | knowledge | implies: networking
DNS | domain name system | knowledge | implies: networking
email protocols | =SMTP, =IMAP, =POP3, smtp | knowledge
RAID storage | =RAID, raid configuration, iscsi, raid arrays | knowledge
ISP support | internet service provider, broadband support, =ISP@ | knowledge
DHCP | dns/dhcp | knowledge | implies: networking
VPN | virtual private network, ipsec, anyconnect | knowledge | implies: networking
routing and switching | routers@, switches@, network switches, switch configuration, routing protocols, switching and routing | skill | implies: networking
BGP | border gateway protocol | knowledge | implies: routing and switching
OSPF | rip protocol | knowledge | implies: routing and switching | related: EIGRP
EIGRP | | knowledge | implies: routing and switching | related: OSPF
MPLS | metro ethernet | knowledge | implies: networking
VLANs | spanning tree, =STP@, trunking@ | knowledge | implies: routing and switching
SD-WAN | sdwan, software-defined networking, =SDN | knowledge | implies: networking
Cisco | | tool | implies: routing and switching | related: Juniper
F5 BIG-IP | =F5, f5 load balancer, big-ip, f5 ltm | tool | implies: high availability
Infoblox | =IPAM, ip address management | tool | implies: DNS
Cisco Meraki | =Meraki, meraki@ | tool | implies: networking
=Juniper | junos | tool | implies: routing and switching | related: Cisco, Arista
Arista | | tool | implies: routing and switching | related: Juniper
HP Aruba | aruba networks, aruba wireless, hp procurve | tool | implies: networking | related: Ubiquiti, MikroTik
Ubiquiti | unifi | tool | implies: networking | related: HP Aruba, MikroTik
MikroTik | | tool | implies: networking | related: HP Aruba, Ubiquiti
wireless networking | wi-fi, wifi, wireless lan, wireless access points, 802.11 | knowledge | implies: networking
network cabling | cat5, cat6, cable installation@, ethernet cabling, patch panels, fiber optic cabling, cable termination | skill
VoIP | voice over ip, ip telephony, ip phones, =SIP, sip trunking, asterisk@, pbx systems, =PBX | knowledge | | related: Cisco Unified Communications
Avaya | mitel, nortel, 3cx | tool | implies: VoIP | related: Cisco Unified Communications
Cisco Unified Communications | =CUCM, cisco call manager, cisco unity, unified communications | tool | implies: VoIP
telecommunications | telecom, telephony, telephone systems | knowledge
mobile networks | =LTE, 4g lte, =5G, radio access network, =RAN@, 4g/5g, =GSM, cellular networks | knowledge | implies: telecommunications
RF engineering | radio frequency, rf optimization, rf planning, microwave links, drive testing@ | skill
fibre optics | fiber optics, =FTTH, =OTDR, fusion splicing, fibre splicing, fiber splicing | skill
GPON | =DWDM, dwdm, optical networks, optical transmission, =SDH | knowledge | implies: telecommunications
telecom vendor equipment | ericsson equipment, huawei equipment, nokia equipment, ericsson ran, nokia ran | tool | implies: telecommunications
base station installation | cell towers, tower climbing, cell site, antenna installation, telecom towers | skill
network protocols | =SNMP, protocol analysis, =FTP, sftp, =QoS, osi model | knowledge | implies: networking
Wireshark | packet capture, packet analysis, tcpdump | tool | implies: network troubleshooting
network installation | install network equipment, network deployment, network rollout, network equipment installation | skill
network site surveys | wireless site survey | skill

# cloud
cloud computing | cloud services, cloud infrastructure, cloud technologies, cloud platforms, public cloud, cloud environments, =IaaS, =PaaS, cloud@, hybrid cloud, cloud-based technologies | knowledge
AWS | amazon web services | tool | implies: cloud computing | related: Microsoft Azure, Google Cloud Platform
Microsoft Azure | azure | tool | implies: cloud computing | related: AWS, Google Cloud Platform
Google Cloud Platform | google cloud, =GCP@, gcp cloud | tool | implies: cloud computing | related: AWS, Microsoft Azure
Amazon EC2 | =EC2, aws ec2, ec2 instances, auto scaling groups | tool | implies: AWS
Amazon S3 | =S3, aws s3, s3 buckets | tool | implies: AWS
AWS Lambda | lambda functions | tool | implies: AWS | related: Azure Functions
AWS CloudFormation | cloudformation, aws cdk, cloud formation | tool | implies: AWS, infrastructure as code | related: Terraform
Amazon EKS | =EKS, aws eks | tool | implies: AWS, containers | related: Amazon ECS
Amazon ECS | aws ecs, =ECS@, aws fargate | tool | implies: AWS, containers | related: Amazon EKS
AWS load balancing | elastic load balancer, =ELB, direct connect | tool | implies: AWS
Amazon VPC | aws vpc | tool | implies: AWS
Amazon Route 53 | route 53 | tool | implies: AWS
Amazon CloudFront | cloudfront | tool | implies: AWS
Amazon CloudWatch | cloudwatch, aws cloudtrail | tool | implies: AWS
AWS IAM | aws identity and access management | tool | implies: AWS
Amazon SQS | aws sqs, amazon sns, aws sns | tool | implies: AWS
AWS Step Functions | step functions, eventbridge | tool | implies: AWS
Amazon API Gateway | aws api gateway | tool | implies: AWS
Azure Functions | | tool | implies: Microsoft Azure | related: AWS Lambda
Azure Logic Apps | logic apps | tool | implies: Microsoft Azure
Azure App Service | | tool | implies: Microsoft Azure
Azure Service Bus | | tool | implies: Microsoft Azure
Azure DevOps | azure pipelines, =VSTS, azure repos, azure boards | tool | implies: CI/CD
Azure Kubernetes Service | =AKS, azure aks | tool | implies: Kubernetes | related: Google Kubernetes Engine
Google Kubernetes Engine | =GKE | tool | implies: Kubernetes | related: Azure Kubernetes Service
Azure infrastructure | azure virtual machines, azure vnet, azure resource manager, =ARM templates, azure bicep, azure vms | tool | implies: Microsoft Azure
OpenStack | open stack, private cloud | tool | implies: cloud computing
Oracle Cloud Infrastructure | oracle cloud | tool | implies: cloud computing | related: IBM Cloud, Alibaba Cloud
IBM Cloud | | tool | implies: cloud computing | related: Oracle Cloud Infrastructure, Alibaba Cloud
Alibaba Cloud | | tool | implies: cloud computing | related: Oracle Cloud Infrastructure, IBM Cloud
DigitalOcean | | tool | implies: cloud computing | related: Heroku, Vercel, Netlify
Heroku | | tool | implies: cloud computing | related: DigitalOcean, Vercel, Netlify
Vercel | | tool | implies: cloud computing | related: DigitalOcean, Heroku, Netlify
Netlify | | tool | implies: cloud computing | related: DigitalOcean, Heroku, Vercel
cloud migration | migrated to the cloud, migration to cloud, lift and shift, cloud transformation, migrated to aws, migrated to azure, cloud adoption | skill | implies: cloud computing
cloud architecture | cloud solution design, cloud infrastructure design, cloud native, well-architected framework | skill | implies: cloud computing
cloud cost optimization | finops, cloud cost management, cloud cost optimisation, reduced cloud costs | skill | implies: cloud computing
cloud administration | cloud operations, cloud support, cloud management, cloud systems administration | skill | implies: cloud computing

# DevOps
DevOps | dev ops | skill
CI/CD | continuous integration, continuous delivery, continuous deployment, =CI@, build pipelines, deployment pipelines, cicd, build and deployment automation | skill | implies: DevOps
infrastructure as code | =IaC, infrastructure automation, configuration as code | skill | implies: DevOps
Pulumi | | skill | implies: DevOps, infrastructure as code | related: Terraform
Terraform | terragrunt, opentofu | tool | implies: infrastructure as code | related: AWS CloudFormation, Ansible
Ansible | | tool | implies: configuration management tools | related: Puppet, Chef, SaltStack, Terraform
=Puppet@ | puppet enterprise, puppet labs | tool | implies: configuration management tools | related: Ansible, Chef
=Chef@ | chef infra, chef cookbooks | tool | implies: configuration management tools | related: Ansible, Puppet
SaltStack | salt stack | tool | implies: configuration management tools | related: Ansible, Puppet
configuration management tools | configuration management@, automated configuration management | skill
Docker | dockerized, dockerfile, podman | tool | implies: containers
Kubernetes | =K8s, k8s, kubectl | tool | implies: containers, container orchestration | related: OpenShift
containers@ | containerization, containerisation, containerized | skill
container orchestration | container management | skill | implies: containers
OpenShift | | tool | implies: Kubernetes | related: Rancher
=Rancher@ | | tool | implies: Kubernetes | related: OpenShift
=Helm@ | helm charts, kustomize | tool | implies: Kubernetes
service mesh | envoy proxy | knowledge | implies: microservices
Istio | | tool | implies: Kubernetes, service mesh | related: Linkerd
Linkerd | | tool | implies: Kubernetes | related: Istio
Argo CD | argocd, gitops, flux cd, fluxcd | tool | implies: CI/CD, Kubernetes
Jenkins | jenkinsfile | tool | implies: CI/CD | related: GitLab CI, GitHub Actions, TeamCity
GitLab CI | gitlab ci/cd, gitlab pipelines, gitlab runners | tool | implies: CI/CD | related: Jenkins, GitHub Actions
GitHub Actions | github workflows | tool | implies: CI/CD | related: Jenkins, GitLab CI
CircleCI | circle ci, bitbucket pipelines | tool | implies: CI/CD | related: Jenkins, GitHub Actions, Travis CI
Travis CI | | tool | implies: CI/CD | related: CircleCI
TeamCity | team city | tool | implies: CI/CD | related: Jenkins, Bamboo
=Bamboo@ | atlassian bamboo | tool | implies: CI/CD | related: TeamCity
Octopus Deploy | harness ci | tool | implies: CI/CD | related: Spinnaker
Spinnaker | | tool | implies: CI/CD | related: Octopus Deploy
Artifactory | jfrog | tool | | related: Nexus Repository
Nexus Repository | sonatype nexus | tool | | related: Artifactory
secrets management | aws secrets manager, azure key vault | skill
HashiCorp Vault | | tool | implies: secrets management
=Packer@ | hashicorp packer | tool
=Consul@ | hashicorp consul | tool
=Vagrant@ | | tool
site reliability engineering | =SRE, error budgets, service level objectives, =SLO, =SLOs, chaos engineering | skill
system monitoring | infrastructure monitoring, application monitoring, server monitoring, monitoring and alerting, performance monitoring@, monitored systems, observability, monitoring tools, =APM@ | skill
Prometheus | alertmanager | tool | implies: system monitoring | related: Grafana, Datadog
Grafana | | tool | implies: system monitoring | related: Datadog
Datadog | data dog | tool | implies: system monitoring | related: New Relic, Dynatrace
New Relic | newrelic | tool | implies: system monitoring | related: Datadog, Dynatrace, AppDynamics
Dynatrace | | tool | implies: system monitoring | related: Datadog, New Relic, AppDynamics
AppDynamics | app dynamics | tool | implies: system monitoring | related: Dynatrace, New Relic
Nagios | whatsup gold | tool | implies: system monitoring | related: Zabbix, Icinga, SCOM
Zabbix | | tool | implies: system monitoring | related: Nagios, Icinga, SCOM
Icinga | checkmk | tool | implies: system monitoring | related: Nagios, Zabbix, SCOM
=SCOM | system center operations manager | tool | implies: system monitoring | related: Nagios, Zabbix, Icinga
log management | centralized logging, log analysis, loki@ | skill
Kibana | | tool | implies: log management | related: Logstash, Graylog
Logstash | fluentd | tool | implies: log management | related: Kibana, Graylog
Graylog | | tool | implies: log management | related: Kibana, Logstash
PagerDuty | victorops | tool | implies: incident management | related: Opsgenie
Opsgenie | | tool | implies: incident management | related: PagerDuty
deployment automation | automated deployment, blue-green deployment, canary deployment, zero-downtime deployment | skill
IT automation | automation of it processes, infrastructure automation scripts, automated it tasks | skill
platform engineering | developer experience tooling, developer platform | skill

# service management
IT service management | =ITSM, it service delivery, service management@ | skill
end-user assistance | supporting end users, supported users, assist users, user queries | skill
ITIL | | knowledge | implies: IT service management
incident management | incident response@, incident resolution, managed incidents, major incidents | skill
problem management | problem records | skill
IT change management | change control, change advisory board, =CAB@ | skill
service level agreements | =SLA, =SLAs, service levels, sla compliance, sla management | knowledge
service request management | service requests, request fulfilment, request fulfillment, service catalog, service catalogue | skill
configuration management database | =CMDB, configuration items | knowledge
IT procurement | hardware procurement, software procurement, it purchasing, it vendor management, technology vendors | skill
IT project delivery | it projects, infrastructure projects, technology projects, it implementation projects | skill
IT strategy | it roadmap, technology strategy, it planning, it strategic planning, technology roadmap@ | skill
IT governance | it policies, it controls | knowledge
COBIT | | knowledge | implies: IT governance
TOGAF | | knowledge | implies: enterprise architecture
enterprise architecture | it architecture | knowledge
IT budgeting | technology budget, it cost control | skill
systems analysis | analysed system requirements, analyzed system requirements | skill
system implementation | software implementation, system rollout, system deployment, system upgrades, go-live support, cutover planning | skill
managed services | msp environment, it outsourcing, =MSP@ | knowledge
IT infrastructure management | it infrastructure, infrastructure management, infrastructure support, enterprise infrastructure, infrastructure engineering, it operations | skill
IT audit support | it general controls, =ITGC, itgc testing | knowledge

# business systems
ERP systems | =ERP, enterprise resource planning, erp software, erp implementation | tool
SAP | | tool | implies: ERP systems | related: Oracle ERP, Microsoft Dynamics, NetSuite
SAP S/4HANA | s/4hana, s4hana, s/4 hana, s4 hana | tool | implies: SAP
SAP FICO | sap fi, sap fi/co, =FICO@, sap finance, sap co, sap controlling | tool | implies: SAP
SAP MM | sap materials management | tool | implies: SAP | related: SAP Ariba
SAP Ariba | =Ariba | tool | implies: SAP | related: SAP MM
SAP SD | sap sales and distribution | tool | implies: SAP
SAP PP | sap production planning | tool | implies: SAP
SAP QM | | tool | implies: SAP
SAP PM | sap plant maintenance | tool | implies: SAP
SAP WM | sap extended warehouse management | tool | implies: SAP
SAP SuccessFactors | successfactors | tool | implies: SAP | related: SAP HCM
SAP HCM | sap hr | tool | implies: SAP | related: SAP SuccessFactors
SAP Basis | sap administration, sap netweaver | skill | implies: SAP
SAP security administration | sap grc, sap role administration | skill | implies: SAP
SAP implementation | sap configuration, sap full cycle implementation, sap rollout | skill | implies: SAP
Oracle ERP | oracle e-business suite, oracle ebs, oracle fusion, oracle cloud erp, oracle applications, oracle apps, oracle hcm | tool | implies: ERP systems | related: SAP, Microsoft Dynamics, NetSuite, JD Edwards
JD Edwards | | tool | implies: ERP systems | related: Oracle ERP
PeopleSoft | people soft | tool | implies: ERP systems
Microsoft Dynamics | dynamics 365, ms dynamics, dynamics nav, dynamics ax, dynamics gp, business central, d365, dynamics crm, navision | tool | implies: ERP systems | related: SAP, NetSuite
NetSuite | net suite | tool | implies: ERP systems | related: SAP, Microsoft Dynamics
Odoo | openerp, erpnext | tool | implies: ERP systems
Infor ERP | =Infor, infor m3, infor ln | tool | implies: ERP systems | related: Epicor, Syspro, Sage X3
Epicor | | tool | implies: ERP systems | related: Infor ERP, Syspro, Sage X3, IFS
Syspro | | tool | implies: ERP systems | related: Infor ERP, Epicor, Sage X3, IFS
Sage X3 | | tool | implies: ERP systems | related: Infor ERP, Epicor, Syspro, IFS
=IFS | ifs applications | tool | implies: ERP systems | related: Infor ERP, Epicor, Syspro, Sage X3
Workday configuration | workday hcm configuration, workday integrations, workday studio | skill
Salesforce administration | salesforce admin, salesforce administrator, salesforce configuration, salesforce flows | skill
CRM administration | crm configuration, crm implementation, crm support | skill
ERP administration | erp support, erp configuration, erp system administration | skill | implies: ERP systems
electronic health record support | ehr implementation, epic implementation, ehr support, clinical systems support | skill
functional configuration | functional specs, functional consulting, gap analysis and system configuration | skill
enterprise application support | business application support, enterprise applications, business systems support, application administration | skill

# certificates
CompTIA A+ | a+ certification, =A+@, a+ certified | certification | implies: technical troubleshooting
CompTIA Network+ | network+, network plus | certification | implies: networking
CompTIA Server+ | server+ | certification
CompTIA Linux+ | linux+ | certification | implies: Linux
CompTIA Cloud+ | | certification
CCNA | cisco certified network associate, =CCENT | certification | implies: networking, Cisco
CCNP | cisco certified network professional | certification | implies: CCNA
CCIE | cisco certified internetwork expert | certification | implies: CCNP
JNCIA | =JNCIP, juniper certified | certification | implies: Juniper
MCSA | microsoft certified systems administrator, microsoft certified solutions associate | certification | | related: MCSE, MCP
MCSE | microsoft certified solutions expert, microsoft certified systems engineer | certification | | related: MCSA, MCP
=MCP | microsoft certified professional, =MCITP | certification | | related: MCSA, MCSE
Microsoft Certified Azure Administrator | az-104, azure administrator associate, microsoft azure administrator | certification | implies: Microsoft Azure
Microsoft Certified Azure Fundamentals | az-900, azure fundamentals | certification | implies: cloud computing
Microsoft Certified Azure Solutions Architect | az-305, az-303, azure solutions architect expert | certification | implies: Microsoft Azure, cloud architecture
Microsoft 365 Certified | ms-900, md-102, ms-102, modern desktop administrator | certification
AWS Certified Solutions Architect | aws solutions architect associate, aws solutions architect professional, aws solutions architect certification | certification | implies: AWS, cloud architecture
AWS Certified Cloud Practitioner | aws cloud practitioner, cloud practitioner certification, aws certified, aws certification | certification | implies: AWS
AWS Certified SysOps Administrator | aws sysops administrator | certification | implies: AWS | related: AWS Certified DevOps Engineer
AWS Certified DevOps Engineer | aws devops engineer professional | certification | implies: AWS, DevOps | related: AWS Certified SysOps Administrator
Google Cloud Certified | associate cloud engineer, google professional cloud architect, gcp certification, gcp certified | certification | implies: Google Cloud Platform
Certified Kubernetes Administrator | =CKA, =CKAD, certified kubernetes application developer, cka certification | certification | implies: Kubernetes
HashiCorp Certified Terraform Associate | terraform associate, terraform certified | certification | implies: Terraform
Red Hat Certified System Administrator | =RHCSA | certification | implies: Red Hat Enterprise Linux
Red Hat Certified Engineer | =RHCE | certification | implies: Red Hat Certified System Administrator
LPIC | linux professional institute certification | certification | implies: Linux
VMware Certified Professional | =VCP, vcp-dcv | certification | implies: VMware
ITIL Foundation | itil certification, itil certified, itil v3 foundation, itil 4 foundation | certification | implies: ITIL
HDI certification | hdi support center analyst, hdi desktop support technician | certification | implies: technical support
Apple Certified Support Professional | apple certified mac technician, =ACMT, =ACSP, jamf certified | certification | implies: macOS
Google IT Support Certificate | google it support | certification | implies: technical support
SAP certified consultant | sap certification, sap certified | certification | implies: SAP
Salesforce Certified Administrator | salesforce certified admin, salesforce admin certification | certification | implies: Salesforce administration
ServiceNow Certified System Administrator | servicenow csa, servicenow certification | certification | implies: ServiceNow
`
