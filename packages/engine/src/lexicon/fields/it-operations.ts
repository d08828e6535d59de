export const itOperations = `
# user support
technical support,-assistance,computer support,desktop-,it-,tech-,user-,end user computing
help desk,service-,helpdesk > technical support
tier 1 support,level-,=L1--,tier one-,first-line--,1st line- > technical support
tier 2 support,level-,2nd line--,second-line--,=L2-,tier 2 technical- > technical support
tier 3 support,level-,=L3--,third-line-,3rd line- > technical support
remote support,-desktop,-assistance,-troubleshooting,=RDP,anydesk,bomgar,teamviewer > technical support
ticketing systems,-tools,-software,incident tickets,resolved-,support-,trouble-,ticket management,-resolution,log calls
technical troubleshooting,computer-,pc-,hardware and software-,troubleshoot hardware and software,troubleshooting it issues,troubleshooting@
hardware installation,-maintenance,-repair,-upgrades,computer assembly,-hardware,-repair,pc-,-build,-hardware,desktop-
software installation,application-,installed software,software deployment@,-installs,install and configure
printer support,-configuration,-maintenance,-troubleshooting,print servers,printers and scanners > technical support
mobile device management,=MDM
endpoint management,-administration
desktop imaging,workstation-,computer-,disk-,=MDT@,os deployment,operating system-,imaging and--,pxe boot
workstation setup,-deployment,pc-,desktop-,laptop setup,computer-,pc-
hardware refresh,device-,laptop-,pc-,desktop refresh project
user account management,--accounts,-administration,-provisioning,account creation,-provisioning^,password resets,reset passwords
IT onboarding,new hire setup,new user--,user onboarding and offboarding
end-user training,it-,train users
IT documentation,network-,system-,knowledge articles,-base articles,runbooks
IT asset management,hardware-,software-,licence--,asset inventory,hardware-,it-,-assets,=ITAM,software licensing
audio-visual support,av-,conference room-,audio visual equipment
point of sale support,pos hardware,-system support
VIP support,white glove-
field service support,field--,desk-side-,deskside-,on-site- > technical support
tool:
remote monitoring and management tools,ninjaone,=RMM,autotask,connectwise,datto rmm,kaseya,n-able
ServiceNow,service now > ticketing systems,IT service management ~ Jira Service Management,BMC Remedy,Zendesk
Jira Service Management,jira service desk > ticketing systems
BMC Remedy,=Remedy@,bmc helix,remedy ticketing > ticketing systems
Freshservice,solarwinds service desk > ticketing systems ~ Freshdesk,ManageEngine,Spiceworks
Freshdesk > ticketing systems ~ ManageEngine,Spiceworks
ManageEngine,servicedesk plus > ticketing systems ~ Spiceworks
Spiceworks > ticketing systems
Microsoft Intune,endpoint manager,intune > mobile device management ~ Jamf,Workspace ONE
Jamf > mobile device management ~ Workspace ONE
Workspace ONE,airwatch,mobileiron > mobile device management
SCCM,=MECM,microsoft endpoint configuration manager,system center-- > endpoint management ~ Microsoft Intune
knowledge:
computer peripherals,peripherals@
# Windows, Apple, Linux, servers
Linux administration,unix-,linux system-,--servers > Linux,systems administration
Group Policy,=GPO,=GPOs > Active Directory
Microsoft 365 administration,m365--,o365-,office 365-,-admin,-support
Google Workspace administration,g suite--,gsuite admin,google workspace-
PowerShell,power shell ~ Bash
batch scripting,windows-,batch files,vbscript
scripting@,automation scripting,scripting language,-skills
systems administration,server-,administered servers,sysadmin,system admin
server maintenance,-hardware,-support,-build,-configuration,-installation,-management,dell poweredge,rack and stack
patch management,=WSUS,patching@@,system updates,software-
virtualization,=VMs,hypervisor,virtual machines,virtualized environments
virtual desktop infrastructure,=VDI,amazon workspaces,azure virtual desktop,terminal services > virtualization
storage administration,-management@,-systems,-area network,=NAS,=SAN,emc storage,pure-,network attached-,netapp
backup and recovery,backups@@
disaster recovery,dr planning,=DRP
business continuity,continuity of operations,=BCP
high availability,=HAProxy,failover,fault tolerance,load balancers,-balancing,redundancy@@
capacity planning,-management
data center operations,--centre,server room
DNS management,domain-,-name administration,cpanel,plesk,web hosting,website-
email administration,-server,postfix,mail servers
job scheduling,batch job monitoring,cron jobs
Control-M > job scheduling ~ AutoSys
AutoSys,tivoli workload scheduler > job scheduling
tool:
=Windows@,windows environment,-laptops,-pc
Windows Server,windows administration > Windows,systems administration ~ Linux administration
macOS,apple hardware@,-macs,mac os,-support,os x
Linux ~ Unix
Unix,=AIX,hp-ux,solaris
Red Hat Enterprise Linux,=RHEL,red hat,almalinux,redhat,rocky linux > Linux ~ Ubuntu,CentOS
Ubuntu > Linux ~ CentOS,Debian
Debian > Linux
CentOS > Linux ~ Fedora
=Fedora@,fedora linux > Linux
SUSE Linux,=SLES,suse > Linux
Active Directory,=AD@,=ADDS,=ADFS,domain controllers > user account management
Microsoft Entra ID,=Entra,azure ad,-active directory ~ Active Directory,Okta
Microsoft Exchange,exchange administration,-online,-server,ms exchange
SharePoint
VMware,=ESXi,vcenter,vsphere > virtualization ~ Hyper-V,Citrix
Hyper-V,hyperv > virtualization
Citrix,xenapp,xendesktop > virtualization
NetScaler,citrix adc
Proxmox > virtualization ~ KVM,Nutanix,VirtualBox
=KVM,linux kvm > virtualization ~ Nutanix,VirtualBox,Xen
Nutanix > virtualization ~ VirtualBox,Xen
VirtualBox > virtualization ~ Xen
=Xen,xenserver > virtualization ~ Proxmox
Veeam > backup and recovery ~ Veritas NetBackup,Commvault
Veritas NetBackup,backup exec,netbackup > backup and recovery ~ Commvault
Commvault > backup and recovery ~ Acronis,Rubrik
Acronis > backup and recovery ~ Rubrik
Rubrik,cohesity > backup and recovery
Apache HTTP Server,apache http,-web server,httpd ~ Nginx,IIS
Nginx,caddy@
IIS,internet information services
print management,papercut
knowledge:
LDAP,lightweight directory access protocol,openldap
# networks
network administration,lan-,administered networks,network maintenance,-support,-management,-operations > networking
network engineering,-design,-planning,-architecture > networking
network troubleshooting,-diagnostics,-connectivity,-issues,connectivity- > networking
network monitoring,noc-,network performance- > networking
SolarWinds > network monitoring ~ PRTG
PRTG > network monitoring
routing and switching,--protocols,network switches,routers@,switch configuration,switches@@,switching and routing > networking
network cabling,ethernet-,fiber optic-,cable installation@,-termination,cat5,cat6,patch panels
fibre optics,fiber splicing,fusion-,=FTTH,=OTDR
base station installation,antenna--,cell site,-towers,telecom-,tower climbing
network installation,network equipment-,--rollout,-deployment
network site surveys,wireless site survey
knowledge:
networking@
LAN/WAN,=LAN,=WAN,local area network,wide-,wlan > networking
TCP/IP,ip addressing,=TCP,ipv4,ipv6,subnetting > networking
DNS,domain name system > networking
email protocols,=IMAP,=POP3,=SMTP,smtp
RAID storage,=RAID,iscsi,raid arrays,-configuration
ISP support,broadband-,=ISP@,internet service provider
DHCP,dns/dhcp > networking
VPN,anyconnect,ipsec,virtual private network > networking
BGP,border gateway protocol > routing and switching
OSPF,rip protocol > routing and switching ~ EIGRP
EIGRP > routing and switching
MPLS,metro ethernet > networking
VLANs,=STP@,spanning tree,trunking^@@ > routing and switching
SD-WAN,sdwan,software-defined networking,=SDN > networking
wireless networking,-lan,-access points,802.11,wi-fi,wifi > networking
VoIP,pbx systems,=PBX,=SIP,asterisk@@,ip phones,-telephony,sip trunking,voice over ip ~ Cisco Unified Communications
telecommunications,telecom,telephony,telephone systems
mobile networks,cellular-,4g lte,4g/5g,=5G,=GSM,=LTE,=RAN@,radio access network > telecommunications
GPON,optical networks,-transmission,=DWDM,=SDH,dwdm > telecommunications
network protocols,=FTP,=QoS,=SNMP,osi model,protocol analysis,sftp > networking
tool:
Cisco > routing and switching ~ Juniper
F5 BIG-IP,big-ip,f5 ltm,-load balancer,=F5 > high availability
Infoblox,=IPAM,ip address management > DNS
Cisco Meraki,=Meraki,meraki@ > networking
=Juniper,junos > routing and switching ~ Arista
=Arista > routing and switching
HP Aruba,hp procurve,aruba networks,-wireless > networking ~ Ubiquiti,MikroTik
Ubiquiti,unifi > networking ~ MikroTik
MikroTik > networking
Avaya,3cx,mitel,nortel > VoIP ~ Cisco Unified Communications
Cisco Unified Communications,=CUCM,cisco unity,-call manager,unified communications > VoIP
telecom vendor equipment,huawei--,nokia-,ericsson-,-ran,nokia- > telecommunications
Wireshark,packet analysis,-capture,tcpdump > network troubleshooting
# cloud
cloud migration,-adoption,-transformation,lift and shift,migrated to aws,-azure > cloud computing
cloud architecture,-native,-solution design,cloud infrastructure--,well-architected framework > cloud computing
cloud cost optimization,-management,finops,reduced cloud costs > cloud computing
cloud administration,-support,-management,-operations > cloud computing
knowledge:
cloud computing,-services,-infrastructure,-platforms,-environments,-technologies,cloud-based-,=IaaS,=PaaS,cloud@,hybrid cloud,public-
tool:
AWS,amazon web services > cloud computing ~ Microsoft Azure,Google Cloud Platform
Microsoft Azure,azure > cloud computing ~ Google Cloud Platform
Google Cloud Platform,=GCP@,google cloud,gcp- > cloud computing
Amazon EC2,auto scaling groups,aws ec2,ec2 instances,=EC2 > AWS
Amazon S3,=S3,aws s3,s3 buckets > AWS
AWS Lambda,lambda functions > AWS ~ Azure Functions
AWS CloudFormation,cloud formation,cloudformation,aws cdk > AWS,infrastructure as code ~ Terraform
Amazon EKS,=EKS,aws eks > AWS,containers ~ Amazon ECS
Amazon ECS,=ECS@,aws ecs,-fargate > AWS,containers
AWS load balancing,=ELB,direct connect,elastic load balancer > AWS
Amazon VPC,aws vpc > AWS
Amazon Route 53,route-- > AWS
Amazon CloudFront,cloudfront > AWS
Amazon CloudWatch,aws cloudtrail,cloudwatch > AWS
AWS IAM,aws identity and access management > AWS
Amazon SQS,amazon sns,aws-,-sqs > AWS
AWS Step Functions,eventbridge,step functions > AWS
Amazon API Gateway,aws api gateway > AWS
Azure Functions > Microsoft Azure
Azure Logic Apps,logic apps > Microsoft Azure
Azure App Service > Microsoft Azure
Azure Service Bus > Microsoft Azure
Azure DevOps,=VSTS,azure boards,-pipelines,-repos > CI/CD
Azure Kubernetes Service,=AKS,azure aks > Kubernetes ~ Google Kubernetes Engine
Google Kubernetes Engine,=GKE > Kubernetes
Azure infrastructure,=ARM templates,azure virtual machines,--vnet,-bicep,-vms,-resource manager > Microsoft Azure
OpenStack,open stack,private cloud > cloud computing
Oracle Cloud Infrastructure,oracle cloud > cloud computing ~ IBM Cloud,Alibaba Cloud
IBM Cloud > cloud computing ~ Alibaba Cloud
Alibaba Cloud > cloud computing
DigitalOcean > cloud computing ~ Heroku,Vercel,Netlify
Heroku > cloud computing ~ Vercel,Netlify
Vercel > cloud computing ~ Netlify
Netlify > cloud computing
# DevOps
DevOps,dev ops
CI/CD,=CI@,build pipelines,deployment-,cicd,continuous delivery,-deployment,-integration > DevOps
infrastructure as code,--automation,=IaC,configuration as code > DevOps
Pulumi > infrastructure as code ~ Terraform
configuration management tools,--management@
containers@@,containerization,containerized
container orchestration,-management > containers
secrets management,aws secrets manager,azure key vault
site reliability engineering,chaos--,=SLO,=SRE,error budgets,service level objectives
system monitoring,application-,infrastructure-,server-,=APM@,monitored systems,monitoring tools,-and alerting,observability,performance monitoring@
log management,-analysis,centralized logging,loki@
deployment automation,canary deployment,automated-,blue-green-,zero-downtime-
IT automation,automated it tasks
platform engineering,developer platform
tool:
Terraform,opentofu,terragrunt > infrastructure as code ~ Ansible
Ansible > configuration management tools ~ Puppet,Chef,SaltStack
=Puppet@,puppet enterprise,-labs > configuration management tools ~ Chef
=Chef@,chef cookbooks,-infra > configuration management tools
SaltStack,salt stack > configuration management tools ~ Puppet
Docker,dockerized,podman,dockerfile > containers
Kubernetes,=K8s,k8s,kubectl > container orchestration ~ OpenShift
OpenShift > Kubernetes ~ Rancher
=Rancher@ > Kubernetes
=Helm@,helm charts,kustomize > Kubernetes
Istio > Kubernetes,service mesh ~ Linkerd
Linkerd > Kubernetes
Argo CD,argocd,fluxcd,flux cd,gitops > CI/CD,Kubernetes
Jenkins,jenkinsfile > CI/CD ~ GitLab CI,GitHub Actions,TeamCity
GitLab CI,gitlab runners,-pipelines > CI/CD ~ GitHub Actions
GitHub Actions,github workflows > CI/CD
CircleCI,bitbucket pipelines,circle ci > CI/CD ~ Jenkins,GitHub Actions,Travis CI
Travis CI > CI/CD
TeamCity,team city > CI/CD ~ Bamboo
=Bamboo@,atlassian bamboo > CI/CD
Octopus Deploy,harness ci > CI/CD ~ Spinnaker
Spinnaker > CI/CD
Artifactory,jfrog ~ Nexus Repository
Nexus Repository,sonatype nexus
HashiCorp Vault > secrets management
=Packer@,hashicorp packer
=Consul@,hashicorp consul
=Vagrant@
Prometheus,alertmanager > system monitoring ~ Grafana,Datadog
Grafana > system monitoring ~ Datadog
Datadog,data dog > system monitoring ~ New Relic,Dynatrace
New Relic,newrelic > system monitoring ~ Dynatrace,AppDynamics
Dynatrace > system monitoring ~ AppDynamics
AppDynamics,app dynamics > system monitoring
Nagios,whatsup gold > system monitoring ~ Zabbix,Icinga,SCOM
Zabbix > system monitoring ~ Icinga,SCOM
Icinga,checkmk > system monitoring ~ SCOM
=SCOM,system center operations manager > system monitoring
Kibana > log management ~ Logstash,Graylog
Logstash,fluentd > log management ~ Graylog
Graylog > log management
PagerDuty,victorops > incident management ~ Opsgenie
Opsgenie > incident management
knowledge:
service mesh,envoy proxy > microservices
# service management
IT service management,=ITSM,it service delivery,service management@
end-user assistance,assist users,supported-,supporting end-,user queries
incident management,-resolution,-response@,major incidents,managed-
problem management,-records
IT change management,=CAB@,change control,-advisory board
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
enterprise architecture,it-
managed services,=MSP@,it outsourcing,msp environment
IT audit support,itgc testing,=ITGC,it general controls
# business systems
SAP Basis,sap administration,-netweaver > SAP
SAP security administration,sap grc > SAP
SAP implementation,sap configuration,-rollout > SAP
Workday configuration,workday studio,-integrations
Salesforce administration,salesforce admin,-flows,-administrator,-configuration
CRM administration,crm configuration,-support,-implementation
ERP administration,erp system-,--support,-configuration > ERP systems
electronic health record support,epic implementation,ehr-,-support
functional configuration,-consulting,-specs
enterprise application support,business-,application administration,enterprise applications
tool:
SAP > ERP systems ~ Oracle ERP,Microsoft Dynamics,NetSuite
SAP MM,sap materials management > SAP ~ SAP Ariba
SAP Ariba,=Ariba > SAP
SAP SD,sap sales and distribution > SAP
SAP PP,sap production planning > SAP
SAP QM > SAP
SAP PM,sap plant maintenance > SAP
SAP WM,sap extended warehouse management > SAP
SAP HCM,sap hr > SAP ~ SAP SuccessFactors
Oracle ERP,oracle applications,-fusion,-apps,-cloud erp,--ebs,-hcm,-e-business suite > ERP systems ~ Microsoft Dynamics,NetSuite,JD Edwards
PeopleSoft,people soft > ERP systems
Odoo,erpnext,openerp > ERP systems
Infor ERP,=Infor,infor ln,-m3 > ERP systems ~ Epicor,Syspro,Sage X3
Epicor > ERP systems ~ Syspro,Sage X3,IFS
Syspro > ERP systems ~ Sage X3,IFS
=IFS,ifs applications > ERP systems ~ Infor ERP,Sage X3
# certificates
certification:
CompTIA A+,=A+@,a+ certification,-certified > technical troubleshooting
CompTIA Network+,network+ > networking
CompTIA Server+,server+
CompTIA Linux+,linux+ > Linux
CompTIA Cloud+
CCNA,=CCENT,cisco certified network associate > Cisco
CCNP,cisco certified network professional > CCNA
CCIE,cisco certified internetwork expert > CCNP
JNCIA,=JNCIP,juniper certified > Juniper
MCSA,microsoft certified solutions associate,--systems administrator ~ MCSE,MCP
MCSE,microsoft certified solutions expert,--systems engineer ~ MCP
=MCP,=MCITP,microsoft certified professional
Microsoft Certified Azure Administrator,azure administrator associate,microsoft azure administrator,az-104 > Microsoft Azure
Microsoft Certified Azure Fundamentals,az-900,azure fundamentals > cloud computing
Microsoft Certified Azure Solutions Architect,az-305,azure solutions architect expert,az-303 > Microsoft Azure,cloud architecture
Microsoft 365 Certified,modern desktop administrator,md-102,ms-102,ms-900
AWS Certified Solutions Architect,aws solutions architect associate,-certification,-professional > AWS,cloud architecture
AWS Certified Cloud Practitioner,cloud practitioner certification,aws--,-certified,-cloud practitioner > AWS
AWS Certified SysOps Administrator,aws sysops administrator > AWS ~ AWS Certified DevOps Engineer
AWS Certified DevOps Engineer,aws devops engineer professional > AWS,DevOps
Google Cloud Certified,associate cloud engineer,gcp certified,-certification,google professional cloud architect > Google Cloud Platform
Certified Kubernetes Administrator,cka certification,=CKA,=CKAD,certified kubernetes application developer > Kubernetes
HashiCorp Certified Terraform Associate,terraform associate,-certified > Terraform
Red Hat Certified System Administrator,=RHCSA > Red Hat Enterprise Linux
Red Hat Certified Engineer,=RHCE > Red Hat Certified System Administrator
LPIC,linux professional institute certification > Linux
VMware Certified Professional,=VCP,vcp-dcv > VMware
ITIL Foundation,itil certified,-certification,-4 foundation,itil v3-- > ITIL
HDI certification,hdi support center analyst,hdi desktop support technician > technical support
Apple Certified Support Professional,=ACMT,=ACSP,apple certified mac technician,jamf certified > macOS
Google IT Support Certificate > technical support
SAP certified consultant,sap certification,-certified > SAP
Salesforce Certified Administrator,salesforce admin certification,--certified admin > Salesforce administration
ServiceNow Certified System Administrator,servicenow certification,-csa > ServiceNow`
