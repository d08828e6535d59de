export const itOperations = `
# user support
technical support,-assistance,break/fix,tech support,computer-,desktop-,it-,user-,deskside,end user computing
ticketing systems,-tools,-software,HaloITSM,HaloPSA,Ivanti@@,ticket management,-resolution,SysAid,TOPdesk,incident tickets,support-,trouble-,log calls
technical troubleshooting,computer-,pc-,hardware and software-,troubleshoot hardware and software,troubleshooting it issues,troubleshooting@
hardware installation,-maintenance,-repair,-upgrades,computer assembly,-hardware,-repair,pc-,-build,-hardware,desktop-
software installation,application-,software deployment@,-installs,install and configure
mobile device management,=MDM
endpoint management,-administration
desktop imaging,workstation-,computer-,disk-,=MDT@,os deployment,operating system-,imaging and--,pxe boot
workstation setup,-deployment,pc-,desktop-,laptop setup,computer-,pc-
hardware refresh,device-,laptop-,pc-,desktop refresh project
user account management,--accounts,-administration,-provisioning,account creation,-provisioning^,password resets,reset passwords
IT onboarding,new hire setup,new user--,user onboarding and offboarding
end-user training,it-,train users
IT documentation,network-,system-,knowledge articles,-base articles,runbooks
IT asset management,hardware-,software-,licence--,=ITAM,Lansweeper,hardware inventory,asset-,it-,-assets,software licensing
audio-visual support,av-,conference room-,audio visual equipment
point of sale support,pos hardware,-system support
VIP support,white glove-
skill > technical support:
help desk,service-,helpdesk
tier 1 support,level-,=L1--,tier one-,first-line--,1st line-,--line,first-line@@
tier 2 support,level-,2nd line,+support,=L2--,second-line-,tier 2 technical-
tier 3 support,level-,=L3--,third-line-,3rd line-,--line
remote support,-desktop,-assistance,-troubleshooting,=RDP,anydesk,bomgar,teamviewer
printer support,-configuration,-maintenance,-troubleshooting,print servers,printers and scanners
field service support,field--,desk-side-,deskside-,on-site-
tool:
remote monitoring and management tools,ninjaone,=RMM,autotask,connectwise,datto rmm,kaseya,n-able
SCCM,=MECM,microsoft endpoint configuration manager,system center-- > endpoint management ~ Microsoft Intune
tool > ticketing systems,IT service management:
ServiceNow,=SNOW@@,service now ~ Jira Service Management,BMC Remedy,Zendesk
Jira Service Management,=JSM@@,jira service desk
tool > ticketing systems:
BMC Remedy,=Remedy@,bmc helix,remedy ticketing
Freshservice,solarwinds service desk ~ Freshdesk,ManageEngine,Spiceworks
Freshdesk ~ ManageEngine,Spiceworks
ManageEngine,servicedesk plus ~ Spiceworks
Spiceworks
tool > mobile device management:
Microsoft Intune,endpoint manager,intune ~ Jamf,Workspace ONE
Jamf,Kandji,Mosyle ~ Workspace ONE
Workspace ONE,airwatch,mobileiron
knowledge:
computer peripherals,peripherals@
# Windows, Apple, Linux, servers
Linux administration,unix-,linux system-,--servers > Linux,systems administration
Group Policy,=GPO,=GPOs > Active Directory
Microsoft 365 administration,office-,m365--,o365-,=MD-102,SharePoint admin,Teams-,office 365-,-support,=MS-102
Google Workspace administration,g suite--,gsuite admin,google workspace-
PowerShell,power shell > scripting ~ Bash
batch scripting,windows-,batch files,vbscript
scripting@,automation scripting,scripting language,-skills
systems administration,server-,administered servers,sysadmin,system admin
server maintenance,-hardware,-support,-build,-configuration,-installation,-management,dell poweredge,rack and stack
patch management,=WSUS,patching@@,system updates,software-
virtualization,=VMs,hypervisor,virtual machines,virtualized environments
virtual desktop infrastructure,=AVD@@,=CVAD@@,=Horizon@@,=RDS@@,=VDI,=WVD,VMware Horizon,Windows 365,amazon workspaces,azure virtual desktop,terminal services > virtualization
storage administration,-management@,-systems,-area network,=NAS,=SAN,Dell EMC,Synology,emc storage,pure-,network attached-,netapp
backup and recovery,Cohesity,Datto@@,Zerto,backup@@,backups^@
disaster recovery,=DR@@,dr planning,=DRP
business continuity,continuity of operations,=BCP
high availability,=HAProxy,failover,fault tolerance,load balancers,-balancing,redundancy@@
capacity planning,-management
data center operations,--halls,-centre,=DCIM,rack and stack,remote hands,smart-,server room
DNS management,domain-,-name administration,cpanel,plesk,web hosting,website-
email administration,-server,postfix,mail servers
job scheduling,batch job monitoring,cron jobs
skill > job scheduling:
Control-M ~ AutoSys
AutoSys,tivoli workload scheduler
tool:
=Windows@,windows environment,-laptops,-pc
Windows Server,windows administration > Windows,systems administration ~ Linux administration
macOS,apple hardware@,-macs,mac os,-support,os x
Linux ~ Unix
Unix,=AIX,hp-ux,solaris
Active Directory,=AD@,=ADDS,=ADFS,domain controllers > user account management
Microsoft Entra ID,=Entra,azure ad,-active directory,=AAD@@ ~ Active Directory,Okta
Microsoft Exchange,exchange administration,-online,-server,ms exchange
SharePoint
NetScaler,citrix adc
Apache HTTP Server,apache http,-web server,httpd ~ Nginx,IIS
Nginx,caddy@
IIS,internet information services
print management,papercut
tool > Linux:
Red Hat Enterprise Linux,=RHEL,red hat,almalinux,redhat,rocky linux ~ Ubuntu,CentOS
Ubuntu ~ CentOS,Debian
Debian
CentOS ~ Fedora
=Fedora@,fedora linux
SUSE Linux,=SLES,suse
tool > virtualization:
VMware,=ESXi,=NSX,=vSAN,vcenter,vsphere ~ Hyper-V,Citrix
Hyper-V,hyperv
Citrix,xenapp,xendesktop
Proxmox ~ KVM,Nutanix,VirtualBox
=KVM,linux kvm ~ Nutanix,VirtualBox,Xen
Nutanix,=AHV@@ ~ VirtualBox,Xen
VirtualBox,oracle virtualbox ~ Xen
=Xen,xenserver ~ Proxmox
tool > backup and recovery:
Veeam ~ Veritas NetBackup,Commvault
Veritas NetBackup,backup exec,netbackup ~ Commvault
Commvault ~ Acronis,Rubrik
Acronis ~ Rubrik
Rubrik,cohesity
knowledge:
LDAP,lightweight directory access protocol,openldap
# networks
network cabling,ethernet-,fiber optic-,cat5,cat6,cable installation@,-management,-termination,patch panels
fibre optics,fiber splicing,fusion-,=FTTH,=OTDR
base station installation,antenna--,cell site,-towers,telecom-,tower climbing
network installation,network equipment-,--rollout,-deployment
network site surveys,wireless site survey
skill > networking:
network administration,lan-,administered networks,network maintenance,-support,-management,-operations
network engineering,-design,-planning,-architecture
network troubleshooting,-diagnostics,-connectivity,-issues,connectivity-
network monitoring,noc-,network performance-
routing and switching,network switches,routers@,switch configuration,switches@@,switching and routing
routing protocols,dynamic routing
skill > network monitoring:
SolarWinds ~ PRTG
PRTG
knowledge:
networking@
email protocols,=IMAP,=POP3,smtp
RAID storage,=RAID,iscsi,raid arrays,-configuration
ISP support,broadband-,=ISP@,internet service provider
VoIP,ip phones,-telephony,pbx systems,sip trunking,=3CX,=PBX,=SIP,asterisk@@,RingCentral,Vonage,voice over ip ~ Cisco Unified Communications
telecommunications,telecom,telephony,telephone systems
VLANs,=STP@,spanning tree,trunking^@@ > routing and switching
knowledge > networking:
LAN/WAN,=LAN,=WAN,local area network,wide-,wlan
TCP/IP,ip addressing,=TCP,ipv4,ipv6,subnetting
DNS,domain name system
DHCP,dns/dhcp
VPN,anyconnect,ipsec,virtual private network
MPLS,metro ethernet
SD-WAN,=SDN,Viptela,sdwan,software-defined networking
wireless networking,-lan,-access points,802.11,Ekahau,wi-fi,wifi
network protocols,=FTP,=QoS,=SNMP,osi model,protocol analysis,sftp
knowledge > routing and switching,routing protocols:
BGP,border gateway protocol
OSPF,rip protocol ~ EIGRP
EIGRP
knowledge > telecommunications:
mobile networks,cellular-,4g lte,4g/5g,=5G,=GSM,=LTE,=RAN@,radio access network
GPON,=SDH,dwdm,optical networks,-transmission
tool:
F5 BIG-IP,big-ip,f5 ltm,-load balancer,=F5 > high availability
Infoblox,=IPAM,ip address management > DNS
telecom vendor equipment,huawei--,nokia-,ericsson-,-ran,nokia- > telecommunications
Wireshark,packet analysis,-capture,tcpdump > network troubleshooting
tool > routing and switching:
Cisco ~ Juniper
=Juniper,junos ~ Arista
=Arista
tool > networking:
Cisco Meraki,=Meraki,meraki@
HP Aruba,=Aruba@@,aruba networks,-wireless,hp procurve ~ Ubiquiti,MikroTik
Ubiquiti,unifi ~ MikroTik
MikroTik
tool > VoIP:
Avaya,3cx,mitel,nortel ~ Cisco Unified Communications
Cisco Unified Communications,=CUCM,cisco unity,-call manager,unified communications
# cloud
skill > cloud computing:
cloud migration,-adoption,-transformation,lift and shift,migrated to aws,-azure
cloud architecture,-native,-solution design,cloud infrastructure--,well-architected framework
cloud cost optimization,-management,finops,reduced cloud costs
cloud administration,-support,-management,-operations
knowledge:
cloud computing,-services,-infrastructure,-platforms,-environments,-technologies,cloud-based-,=IaaS,=PaaS,cloud@,hybrid cloud,public-
tool:
AWS CloudFormation,cloud formation,cloudformation,aws cdk > AWS,infrastructure as code ~ Terraform
Azure DevOps,=ADO@@,=VSTS,azure boards,-pipelines,-repos > CI/CD
tool > cloud computing:
AWS,amazon web services ~ Microsoft Azure,Google Cloud Platform
Microsoft Azure,=Azure,azure@ ~ Google Cloud Platform
Google Cloud Platform,=GCP@,google cloud,gcp-
OpenStack,open stack,private cloud
Oracle Cloud Infrastructure,oracle cloud ~ IBM Cloud,Alibaba Cloud
IBM Cloud ~ Alibaba Cloud
Alibaba Cloud
DigitalOcean ~ Heroku,Vercel,Netlify
Heroku ~ Vercel,Netlify
Vercel ~ Netlify
Netlify
tool > AWS:
Amazon EC2,auto scaling groups,aws ec2,ec2 instances,=EC2
Amazon S3,=S3,aws s3,s3 buckets
AWS Lambda,=Lambda@,lambda functions ~ Azure Functions
AWS load balancing,=ELB,direct connect,elastic load balancer
Amazon VPC,aws vpc
Amazon Route 53,route--
Amazon CloudFront,cloudfront
Amazon CloudWatch,aws cloudtrail,cloudwatch
AWS IAM,aws identity and access management
Amazon SQS,=SNS@,=SQS,amazon sns,aws-,-sqs
AWS Step Functions,eventbridge,step functions
Amazon API Gateway,aws api gateway
tool > AWS,containers:
Amazon EKS,=EKS,aws eks ~ Amazon ECS
Amazon ECS,=ECS@,aws ecs,-fargate
tool > Microsoft Azure:
Azure Functions
Azure Logic Apps,logic apps
Azure App Service
Azure Service Bus
Azure infrastructure,=ARM templates,azure virtual machines,--vnet,-bicep,-vms,-resource manager
tool > Kubernetes:
Azure Kubernetes Service,=AKS,azure aks ~ Google Kubernetes Engine
Google Kubernetes Engine,=GKE
# DevOps
DevOps,dev ops
Pulumi > infrastructure as code ~ Terraform
configuration management tools,--management@
containers@@,containerization,containerized
container orchestration,-management,=Nomad@@ > containers
secrets management,aws secrets manager,azure key vault
site reliability engineering,chaos--,=SLO,=SRE,error budgets,service level objectives
system monitoring,infrastructure-,server-,application-,=APM@,=LogicMonitor,Checkmk,monitoring tools,-and alerting,observability,performance monitoring@
log management,-analysis,Sumo Logic,loki@,centralized logging
deployment automation,canary deployment,automated-,blue-green-,zero-downtime-
IT automation,automated it tasks
platform engineering,developer platform
skill > DevOps:
CI/CD,=CD@@,Flux CD,build servers,cicd,continuous delivery,-deployment,-integration,FluxCD,=CI@,CI pipelines,deployment-,build and release-
infrastructure as code,--automation,=IaC,OpenTofu,Terragrunt,configuration as code,=Bicep@
tool:
Terraform,opentofu,terragrunt > infrastructure as code ~ Ansible
Docker,dockerized,podman,dockerfile > containers
Kubernetes,k8s,kubectl > container orchestration ~ OpenShift
Istio > Kubernetes,service mesh ~ Linkerd
Argo CD,argocd,fluxcd,flux cd,gitops > CI/CD,Kubernetes
Artifactory,jfrog ~ Nexus Repository
Nexus Repository,sonatype nexus
HashiCorp Vault,=Vault@ > secrets management
=Packer@,hashicorp packer
=Consul@,hashicorp consul
=Vagrant@
GitHub Actions,=GHA@@,github workflows > CI/CD,GitHub
tool > configuration management tools,infrastructure as code:
Ansible ~ Puppet,Chef,SaltStack
=Puppet@,puppet enterprise,-labs ~ Chef
=Chef@,chef cookbooks,-infra
SaltStack,salt stack ~ Puppet
tool > Kubernetes:
OpenShift ~ Rancher
=Rancher@
=Helm@,helm charts,kustomize
Linkerd
tool > CI/CD:
Jenkins,jenkinsfile ~ GitLab CI,GitHub Actions,TeamCity
GitLab CI,gitlab runners,-pipelines ~ GitHub Actions
CircleCI,bitbucket pipelines,circle ci ~ Jenkins,GitHub Actions,Travis CI
Travis CI
TeamCity,team city ~ Bamboo
=Bamboo@,atlassian bamboo
Octopus Deploy,harness ci ~ Spinnaker
Spinnaker
tool > system monitoring:
Prometheus,alertmanager ~ Grafana,Datadog
Grafana ~ Datadog
Datadog,data dog ~ New Relic,Dynatrace
New Relic,newrelic ~ Dynatrace,AppDynamics
Dynatrace ~ AppDynamics
AppDynamics,app dynamics
Nagios,whatsup gold ~ Zabbix,Icinga,SCOM
Zabbix ~ Icinga,SCOM
Icinga,checkmk ~ SCOM
=SCOM,system center operations manager
tool > log management:
Kibana ~ Logstash,Graylog
Logstash,fluentd ~ Graylog
Graylog
tool > incident management:
PagerDuty,victorops ~ Opsgenie
Opsgenie
knowledge:
service mesh,envoy proxy > microservices
# service management
IT service management,=ITSM,it service delivery,service management@
end-user assistance,assist users,supported-,supporting end-,user queries
incident management,-resolution,-response@,=MIM@@,=MTTR@@,P1 incidents,major-
problem management,-records
IT change management,=CAB@,=RFCs@@,change control,-advisory board
service request management,--catalog,-requests,request fulfilment
IT procurement,hardware-,software-,it purchasing,-vendor management,technology vendors
IT project delivery,infrastructure projects,technology-,it-,it implementation-
IT strategy,technology-,-roadmap@,it roadmap,-planning,it strategic-
IT budgeting,technology budget
systems analysis
system implementation,software-,cutover planning,go-live support,system deployment,-rollout,-upgrades
IT infrastructure management,infrastructure--,-engineering,-support,enterprise infrastructure,it-,-operations
knowledge:
ITIL > IT service management
service level agreements,--levels,=SLA,sla compliance,-management
configuration management database,--items,=CMDB
IT governance,it controls,-policies
COBIT > IT governance
TOGAF > enterprise architecture
enterprise architecture,it-,=ArchiMate
managed services,=MSP@,it outsourcing,msp environment
IT audit support,itgc testing,=ITGC,it general controls
# business systems
Workday configuration,workday studio,-integrations
Salesforce administration,salesforce admin,-flows,-administrator,-configuration
CRM administration,crm configuration,-support,-implementation
ERP administration,erp system-,--support,-configuration > ERP systems
electronic health record support,epic implementation,ehr-,-support
functional configuration,-consulting,-specs
enterprise application support,business-,application administration,enterprise applications
skill > SAP ERP:
SAP Basis,sap administration,-netweaver
SAP security administration,sap grc
SAP implementation,sap configuration,-rollout
tool > ERP systems:
Oracle ERP,oracle applications,-fusion,-apps,-cloud erp,--ebs,-hcm,-e-business suite ~ Microsoft Dynamics,NetSuite,JD Edwards
PeopleSoft,people soft
Odoo,erpnext,openerp
Infor ERP,=Infor,infor ln,-m3 ~ Epicor,Syspro,Sage X3
Epicor ~ Syspro,Sage X3,IFS
Syspro ~ Sage X3,IFS
=IFS,ifs applications ~ Infor ERP,Sage X3
tool > SAP ERP:
SAP MM,sap materials management ~ SAP Ariba
SAP Ariba,=Ariba
SAP SD,sap sales and distribution
SAP PP,sap production planning
SAP QM
SAP PM,sap plant maintenance
SAP WM,sap extended warehouse management
SAP HCM,sap hr ~ SAP SuccessFactors
# certificates
certification:
CompTIA A+,=A+@,a+ certification,-certified > technical troubleshooting
CompTIA Network+,network+,=N+@@ > TCP/IP
CompTIA Server+,server+
CompTIA Cloud+
CCNA,cisco certified network associate > Cisco,TCP/IP,LAN/WAN
CCNP,+Enterprise,-Security,-R&S,-Routing and Switching,cisco certified network professional > CCNA
CCIE,cisco certified internetwork expert > CCNP
JNCIA,=JNCIP,juniper certified > Juniper
MCSA,microsoft certified solutions associate,--systems administrator ~ MCSE,MCP
MCSE,microsoft certified solutions expert,--systems engineer ~ MCP
=MCP,=MCITP,microsoft certified professional
Microsoft Certified Azure Administrator,azure administrator associate,microsoft azure administrator,az-104 > Microsoft Azure
Microsoft Certified Azure Fundamentals,az-900,azure fundamentals > cloud computing
Microsoft Certified Azure Solutions Architect,az-305,azure solutions architect expert,az-303 > Microsoft Azure,cloud architecture
Microsoft 365 Certified,modern desktop administrator,md-102,ms-102,ms-900
AWS Certified Solutions Architect,AWS--,aws solutions architect associate,-certification,-professional > AWS,cloud architecture
AWS Certified DevOps Engineer,aws devops engineer professional > AWS,DevOps
Google Cloud Certified,associate cloud engineer,gcp certified,-certification,google professional cloud architect > Google Cloud Platform
Certified Kubernetes Administrator,cka certification,=CKA,certified kubernetes application developer > Kubernetes
HashiCorp Certified Terraform Associate,terraform associate,-certified > Terraform
Red Hat Certified System Administrator,=RHCSA > Red Hat Enterprise Linux
Red Hat Certified Engineer,=RHCE > Red Hat Certified System Administrator
VMware Certified Professional,=VCP,vcp-dcv > VMware
ITIL Foundation,itil certified,-certification,-4 fdn,-foundation,itil v3-- > ITIL
Apple Certified Support Professional,=ACMT,=ACSP,apple certified mac technician > macOS
SAP certified consultant,sap certification,-certified > SAP ERP
Salesforce Certified Administrator,salesforce admin certification,--certified admin > Salesforce administration
ServiceNow Certified System Administrator,servicenow certification,-csa > ServiceNow
certification > Linux:
CompTIA Linux+,linux+
LPIC,linux professional institute certification
certification > AWS:
AWS Certified Cloud Practitioner,CLF-C02,AWS CCP,aws certified,-cloud practitioner,--certification,cloud practitioner-
AWS Certified SysOps Administrator,aws sysops administrator ~ AWS Certified DevOps Engineer
certification > technical support:
HDI certification,hdi support center analyst,hdi desktop support technician
Google IT Support Certificate`
