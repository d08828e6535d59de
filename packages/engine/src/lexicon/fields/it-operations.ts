export const itOperations = `
# user support
technical support,-assistance,it support,tech-,desktop-,computer-,user-,end user computing
help desk,service-,helpdesk > technical support
tier 1 support,level-,first-line--,1st line-,=L1--,tier one- > technical support
tier 2 support,level-,second-line--,2nd line-,=L2--,tier 2 technical- > technical support
tier 3 support,level-,third-line--,=L3-,3rd line- > technical support
remote support,-assistance,-troubleshooting,-desktop,teamviewer,=RDP,anydesk,bomgar > technical support
tool: remote monitoring and management tools,=RMM,connectwise,kaseya,n-able,datto rmm,ninjaone,autotask
ticketing systems,-software,-tools,ticket management,-resolution,support tickets,resolved-,trouble-,incident-,raise-,log-,-calls
tool: ServiceNow,service now > ticketing systems,IT service management ~ Jira Service Management,BMC Remedy,Zendesk
tool: Jira Service Management,jira service desk > ticketing systems
tool: BMC Remedy,=Remedy@,bmc helix,remedy ticketing > ticketing systems
tool: Freshservice,solarwinds service desk > ticketing systems ~ Freshdesk,ManageEngine,Spiceworks
tool: Freshdesk > ticketing systems ~ ManageEngine,Spiceworks
tool: ManageEngine,servicedesk plus > ticketing systems ~ Spiceworks
tool: Spiceworks > ticketing systems
technical troubleshooting,computer-,pc-,hardware and software-,troubleshooting it issues,troubleshoot hardware and software,troubleshooting@
hardware installation,-repair,-maintenance,-upgrades,desktop hardware,pc-,computer-,-assembly,-repair,pc-,-build
software installation,application-,installed software,software deployment@,-installs,install and configure
printer support,-maintenance,-troubleshooting,-configuration,printers and scanners,print servers > technical support
mobile device management,=MDM
tool: Microsoft Intune,intune,endpoint manager > mobile device management ~ Jamf,Workspace ONE
tool: Jamf > mobile device management ~ Workspace ONE
tool: Workspace ONE,airwatch,mobileiron > mobile device management
endpoint management,-administration
tool: SCCM,system center configuration manager,microsoft endpoint--,=MECM > endpoint management ~ Microsoft Intune
desktop imaging,computer-,disk-,workstation-,=MDT@,os deployment,operating system-,imaging and--,pxe boot
workstation setup,-deployment,desktop-,pc-,-setup,computer-,laptop-
hardware refresh,pc-,laptop-,device-,desktop refresh project
user account management,--administration,-accounts,-provisioning,account-,-creation,password resets,reset passwords
IT onboarding,user onboarding and offboarding,new hire setup,new user--
end-user training,it-,train users
IT documentation,system-,network-,knowledge articles,-base articles,runbooks
IT asset management,hardware-,software-,licence--,it assets,-inventory,asset-,hardware-,software licensing,=ITAM
audio-visual support,av-,conference room-,audio visual equipment
point of sale support,pos hardware,-system support
VIP support,white glove-
field service support,on-site--,deskside-,desk-side-,field- > technical support
knowledge: computer peripherals,peripherals@
# Windows, Apple, Linux, servers
tool: =Windows@,windows pc,-laptops,-environment
tool: Windows Server,windows administration > Windows,systems administration ~ Linux administration
tool: macOS,mac os,-support,os x,apple macs,-hardware@
tool: Linux ~ Unix
tool: Unix,=AIX,solaris,hp-ux
Linux administration,unix-,linux system-,--servers > Linux,systems administration
tool: Red Hat Enterprise Linux,=RHEL,red hat,redhat,rocky linux,almalinux > Linux ~ Ubuntu,CentOS
tool: Ubuntu > Linux ~ CentOS,Debian
tool: Debian > Linux
tool: CentOS > Linux ~ Fedora
tool: =Fedora@,fedora linux > Linux
tool: SUSE Linux,=SLES,suse > Linux
tool: Active Directory,=AD@,=ADDS,domain controllers,=ADFS > user account management
Group Policy,=GPO,=GPOs > Active Directory
tool: Microsoft Entra ID,azure ad,-active directory,entra ~ Active Directory,Okta
knowledge: LDAP,lightweight directory access protocol,openldap
tool: Microsoft Exchange,exchange server,-online,-administration,ms exchange
Microsoft 365 administration,o365--,m365-,office 365-,-admin,-support
Google Workspace administration,g suite--,gsuite admin,google workspace-
tool: SharePoint
PowerShell,power shell ~ Bash
batch scripting,windows-,batch files,vbscript
scripting@,automation scripting,scripting language,-skills
systems administration,server-,sysadmin,system admin,administered servers
server maintenance,-management,-installation,-configuration,-support,-hardware,-build,rack and stack,dell poweredge
patch management,patching@,software updates,system-,=WSUS
virtualization,virtual machines,=VMs,virtualized environments,hypervisor
tool: VMware,vsphere,=ESXi,vcenter > virtualization ~ Hyper-V,Citrix
tool: Hyper-V,hyperv > virtualization
tool: Citrix,xenapp,xendesktop > virtualization
tool: NetScaler,citrix adc
tool: Proxmox > virtualization ~ KVM,Nutanix,VirtualBox
tool: =KVM,linux kvm > virtualization ~ Nutanix,VirtualBox,Xen
tool: Nutanix > virtualization ~ VirtualBox,Xen
tool: VirtualBox > virtualization ~ Xen
tool: =Xen,xenserver > virtualization ~ Proxmox
virtual desktop infrastructure,=VDI,azure virtual desktop,amazon workspaces,terminal services > virtualization
storage administration,-systems,-management@,-area network,=SAN,=NAS,emc storage,pure-,network attached-,netapp
backup and recovery,backups@
tool: Veeam > backup and recovery ~ Veritas NetBackup,Commvault
tool: Veritas NetBackup,netbackup,backup exec > backup and recovery ~ Commvault
tool: Commvault > backup and recovery ~ Acronis,Rubrik
tool: Acronis > backup and recovery ~ Rubrik
tool: Rubrik,cohesity > backup and recovery
disaster recovery,=DRP,dr planning
business continuity,=BCP,continuity of operations
high availability,fault tolerance,redundancy@,load balancing,-balancers,failover,=HAProxy
capacity planning,-management
data center operations,--centre,server room
tool: Apache HTTP Server,apache http,-web server,httpd ~ Nginx,IIS
tool: Nginx,caddy@
tool: IIS,internet information services
DNS management,domain-,-name administration,website hosting,web-,cpanel,plesk
email administration,-server,mail servers,postfix
job scheduling,cron jobs,batch job monitoring
Control-M > job scheduling ~ AutoSys
AutoSys,tivoli workload scheduler > job scheduling
tool: print management,papercut
# networks
knowledge: networking@
network administration,lan-,network management,-support,-maintenance,-operations,administered networks > networking
network engineering,-design,-architecture,-planning > networking
network troubleshooting,-diagnostics,-connectivity,-issues,connectivity- > networking
network monitoring,noc-,network performance- > networking
SolarWinds > network monitoring ~ PRTG
PRTG > network monitoring
knowledge: LAN/WAN,=LAN,=WAN,local area network,wide-,wlan > networking
knowledge: TCP/IP,=TCP,ip addressing,subnetting,ipv4,ipv6 > networking
knowledge: DNS,domain name system > networking
knowledge: email protocols,=SMTP,=IMAP,=POP3,smtp
knowledge: RAID storage,=RAID,raid configuration,-arrays,iscsi
knowledge: ISP support,broadband-,internet service provider,=ISP@
knowledge: DHCP,dns/dhcp > networking
knowledge: VPN,virtual private network,ipsec,anyconnect > networking
routing and switching,--protocols,routers@,switches@,network switches,switch configuration,switching and routing > networking
knowledge: BGP,border gateway protocol > routing and switching
knowledge: OSPF,rip protocol > routing and switching ~ EIGRP
knowledge: EIGRP > routing and switching
knowledge: MPLS,metro ethernet > networking
knowledge: VLANs,spanning tree,=STP@,trunking@ > routing and switching
knowledge: SD-WAN,sdwan,software-defined networking,=SDN > networking
tool: Cisco > routing and switching ~ Juniper
tool: F5 BIG-IP,=F5,f5 ltm,-load balancer,big-ip > high availability
tool: Infoblox,=IPAM,ip address management > DNS
tool: Cisco Meraki,=Meraki,meraki@ > networking
tool: =Juniper,junos > routing and switching ~ Arista
tool: Arista > routing and switching
tool: HP Aruba,aruba networks,-wireless,hp procurve > networking ~ Ubiquiti,MikroTik
tool: Ubiquiti,unifi > networking ~ MikroTik
tool: MikroTik > networking
knowledge: wireless networking,-lan,-access points,wi-fi,wifi,802.11 > networking
network cabling,ethernet-,fiber optic-,cat5,cat6,cable installation@,-termination,patch panels
knowledge: VoIP,voice over ip,ip telephony,-phones,=SIP,sip trunking,asterisk@,pbx systems,=PBX ~ Cisco Unified Communications
tool: Avaya,mitel,nortel,3cx > VoIP ~ Cisco Unified Communications
tool: Cisco Unified Communications,=CUCM,cisco unity,-call manager,unified communications > VoIP
knowledge: telecommunications,telecom,telephony,telephone systems
knowledge: mobile networks,cellular-,=LTE,4g lte,=5G,radio access network,=RAN@,4g/5g,=GSM > telecommunications
fibre optics,fiber splicing,fusion-,=FTTH,=OTDR
knowledge: GPON,=DWDM,dwdm,optical networks,-transmission,=SDH > telecommunications
tool: telecom vendor equipment,ericsson--,huawei-,nokia-,-ran,ericsson- > telecommunications
base station installation,antenna--,cell site,-towers,telecom-,tower climbing
knowledge: network protocols,=SNMP,protocol analysis,=FTP,sftp,=QoS,osi model > networking
tool: Wireshark,packet capture,-analysis,tcpdump > network troubleshooting
network installation,network equipment-,--deployment,-rollout
network site surveys,wireless site survey
# cloud
knowledge: cloud computing,-services,-infrastructure,-platforms,-environments,-technologies,cloud-based-,public cloud,hybrid-,=IaaS,=PaaS,cloud@
tool: AWS,amazon web services > cloud computing ~ Microsoft Azure,Google Cloud Platform
tool: Microsoft Azure,azure > cloud computing ~ Google Cloud Platform
tool: Google Cloud Platform,google cloud,gcp-,=GCP@ > cloud computing
tool: Amazon EC2,=EC2,aws ec2,ec2 instances,auto scaling groups > AWS
tool: Amazon S3,=S3,aws s3,s3 buckets > AWS
tool: AWS Lambda,lambda functions > AWS ~ Azure Functions
tool: AWS CloudFormation,cloudformation,aws cdk,cloud formation > AWS,infrastructure as code ~ Terraform
tool: Amazon EKS,=EKS,aws eks > AWS,containers ~ Amazon ECS
tool: Amazon ECS,aws ecs,-fargate,=ECS@ > AWS,containers
tool: AWS load balancing,elastic load balancer,=ELB,direct connect > AWS
tool: Amazon VPC,aws vpc > AWS
tool: Amazon Route 53,route-- > AWS
tool: Amazon CloudFront,cloudfront > AWS
tool: Amazon CloudWatch,cloudwatch,aws cloudtrail > AWS
tool: AWS IAM,aws identity and access management > AWS
tool: Amazon SQS,aws sqs,-sns,amazon- > AWS
tool: AWS Step Functions,step functions,eventbridge > AWS
tool: Amazon API Gateway,aws api gateway > AWS
tool: Azure Functions > Microsoft Azure
tool: Azure Logic Apps,logic apps > Microsoft Azure
tool: Azure App Service > Microsoft Azure
tool: Azure Service Bus > Microsoft Azure
tool: Azure DevOps,azure pipelines,-repos,-boards,=VSTS > CI/CD
tool: Azure Kubernetes Service,=AKS,azure aks > Kubernetes ~ Google Kubernetes Engine
tool: Google Kubernetes Engine,=GKE > Kubernetes
tool: Azure infrastructure,azure vnet,-resource manager,--bicep,-vms,-virtual machines,=ARM templates > Microsoft Azure
tool: OpenStack,open stack,private cloud > cloud computing
tool: Oracle Cloud Infrastructure,oracle cloud > cloud computing ~ IBM Cloud,Alibaba Cloud
tool: IBM Cloud > cloud computing ~ Alibaba Cloud
tool: Alibaba Cloud > cloud computing
tool: DigitalOcean > cloud computing ~ Heroku,Vercel,Netlify
tool: Heroku > cloud computing ~ Vercel,Netlify
tool: Vercel > cloud computing ~ Netlify
tool: Netlify > cloud computing
cloud migration,-transformation,-adoption,migrated to aws,-azure,lift and shift > cloud computing
cloud architecture,-native,-solution design,cloud infrastructure--,well-architected framework > cloud computing
cloud cost optimization,-management,finops,reduced cloud costs > cloud computing
cloud administration,-operations,-support,-management > cloud computing
# DevOps
DevOps,dev ops
CI/CD,continuous integration,-delivery,-deployment,=CI@,build pipelines,deployment-,cicd > DevOps
infrastructure as code,--automation,=IaC,configuration as code > DevOps
Pulumi > infrastructure as code ~ Terraform
tool: Terraform,terragrunt,opentofu > infrastructure as code ~ Ansible
tool: Ansible > configuration management tools ~ Puppet,Chef,SaltStack
tool: =Puppet@,puppet enterprise,-labs > configuration management tools ~ Chef
tool: =Chef@,chef infra,-cookbooks > configuration management tools
tool: SaltStack,salt stack > configuration management tools ~ Puppet
configuration management tools,--management@
tool: Docker,dockerized,dockerfile,podman > containers
tool: Kubernetes,=K8s,k8s,kubectl > container orchestration ~ OpenShift
containers@,containerization,containerized
container orchestration,-management > containers
tool: OpenShift > Kubernetes ~ Rancher
tool: =Rancher@ > Kubernetes
tool: =Helm@,helm charts,kustomize > Kubernetes
knowledge: service mesh,envoy proxy > microservices
tool: Istio > Kubernetes,service mesh ~ Linkerd
tool: Linkerd > Kubernetes
tool: Argo CD,argocd,gitops,flux cd,fluxcd > CI/CD,Kubernetes
tool: Jenkins,jenkinsfile > CI/CD ~ GitLab CI,GitHub Actions,TeamCity
tool: GitLab CI,gitlab pipelines,-runners > CI/CD ~ GitHub Actions
tool: GitHub Actions,github workflows > CI/CD
tool: CircleCI,circle ci,bitbucket pipelines > CI/CD ~ Jenkins,GitHub Actions,Travis CI
tool: Travis CI > CI/CD
tool: TeamCity,team city > CI/CD ~ Bamboo
tool: =Bamboo@,atlassian bamboo > CI/CD
tool: Octopus Deploy,harness ci > CI/CD ~ Spinnaker
tool: Spinnaker > CI/CD
tool: Artifactory,jfrog ~ Nexus Repository
tool: Nexus Repository,sonatype nexus
secrets management,aws secrets manager,azure key vault
tool: HashiCorp Vault > secrets management
tool: =Packer@,hashicorp packer
tool: =Consul@,hashicorp consul
tool: =Vagrant@
site reliability engineering,chaos--,=SRE,error budgets,service level objectives,=SLO
system monitoring,infrastructure-,application-,server-,monitoring tools,-and alerting,performance monitoring@,monitored systems,observability,=APM@
tool: Prometheus,alertmanager > system monitoring ~ Grafana,Datadog
tool: Grafana > system monitoring ~ Datadog
tool: Datadog,data dog > system monitoring ~ New Relic,Dynatrace
tool: New Relic,newrelic > system monitoring ~ Dynatrace,AppDynamics
tool: Dynatrace > system monitoring ~ AppDynamics
tool: AppDynamics,app dynamics > system monitoring
tool: Nagios,whatsup gold > system monitoring ~ Zabbix,Icinga,SCOM
tool: Zabbix > system monitoring ~ Icinga,SCOM
tool: Icinga,checkmk > system monitoring ~ SCOM
tool: =SCOM,system center operations manager > system monitoring
log management,-analysis,centralized logging,loki@
tool: Kibana > log management ~ Logstash,Graylog
tool: Logstash,fluentd > log management ~ Graylog
tool: Graylog > log management
tool: PagerDuty,victorops > incident management ~ Opsgenie
tool: Opsgenie > incident management
deployment automation,automated deployment,blue-green-,canary-,zero-downtime-
IT automation,automated it tasks
platform engineering,developer platform
# service management
IT service management,=ITSM,it service delivery,service management@
end-user assistance,supported users,assist-,supporting end-,user queries
knowledge: ITIL > IT service management
incident management,-response@,-resolution,managed incidents,major-
problem management,-records
IT change management,change control,-advisory board,=CAB@
knowledge: service level agreements,--levels,=SLA,sla compliance,-management
service request management,--requests,-catalog,request fulfilment
knowledge: configuration management database,--items,=CMDB
IT procurement,hardware-,software-,it purchasing,-vendor management,technology vendors
IT project delivery,it projects,infrastructure-,technology-,it implementation-
IT strategy,technology-,-roadmap@,it roadmap,-planning,it strategic-
knowledge: IT governance,it policies,-controls
knowledge: COBIT > IT governance
knowledge: TOGAF > enterprise architecture
knowledge: enterprise architecture,it-
IT budgeting,technology budget
systems analysis
system implementation,software-,system rollout,-deployment,-upgrades,go-live support,cutover planning
knowledge: managed services,msp environment,it outsourcing,=MSP@
IT infrastructure management,infrastructure--,-support,-engineering,enterprise infrastructure,it-,-operations
knowledge: IT audit support,it general controls,=ITGC,itgc testing
# business systems
tool: SAP > ERP systems ~ Oracle ERP,Microsoft Dynamics,NetSuite
tool: SAP MM,sap materials management > SAP ~ SAP Ariba
tool: SAP Ariba,=Ariba > SAP
tool: SAP SD,sap sales and distribution > SAP
tool: SAP PP,sap production planning > SAP
tool: SAP QM > SAP
tool: SAP PM,sap plant maintenance > SAP
tool: SAP WM,sap extended warehouse management > SAP
tool: SAP HCM,sap hr > SAP ~ SAP SuccessFactors
SAP Basis,sap administration,-netweaver > SAP
SAP security administration,sap grc > SAP
SAP implementation,sap configuration,-rollout > SAP
tool: Oracle ERP,oracle ebs,-fusion,-cloud erp,--applications,-apps,-hcm,-e-business suite > ERP systems ~ Microsoft Dynamics,NetSuite,JD Edwards
tool: PeopleSoft,people soft > ERP systems
tool: Odoo,openerp,erpnext > ERP systems
tool: Infor ERP,=Infor,infor m3,-ln > ERP systems ~ Epicor,Syspro,Sage X3
tool: Epicor > ERP systems ~ Syspro,Sage X3,IFS
tool: Syspro > ERP systems ~ Sage X3,IFS
tool: =IFS,ifs applications > ERP systems ~ Infor ERP,Sage X3
Workday configuration,workday integrations,-studio
Salesforce administration,salesforce admin,-administrator,-configuration,-flows
CRM administration,crm configuration,-implementation,-support
ERP administration,erp system-,--support,-configuration > ERP systems
electronic health record support,epic implementation,ehr-,-support
functional configuration,-specs,-consulting
enterprise application support,business-,enterprise applications,application administration
# certificates
certification: CompTIA A+,a+ certification,-certified,=A+@ > technical troubleshooting
certification: CompTIA Network+,network+ > networking
certification: CompTIA Server+,server+
certification: CompTIA Linux+,linux+ > Linux
certification: CompTIA Cloud+
certification: CCNA,cisco certified network associate,=CCENT > Cisco
certification: CCNP,cisco certified network professional > CCNA
certification: CCIE,cisco certified internetwork expert > CCNP
certification: JNCIA,=JNCIP,juniper certified > Juniper
certification: MCSA,microsoft certified systems administrator,--solutions associate ~ MCSE,MCP
certification: MCSE,microsoft certified solutions expert,--systems engineer ~ MCP
certification: =MCP,microsoft certified professional,=MCITP
certification: Microsoft Certified Azure Administrator,az-104,azure administrator associate,microsoft azure administrator > Microsoft Azure
certification: Microsoft Certified Azure Fundamentals,az-900,azure fundamentals > cloud computing
certification: Microsoft Certified Azure Solutions Architect,az-305,az-303,azure solutions architect expert > Microsoft Azure,cloud architecture
certification: Microsoft 365 Certified,ms-900,md-102,ms-102,modern desktop administrator
certification: AWS Certified Solutions Architect,aws solutions architect associate,-professional,-certification > AWS,cloud architecture
certification: AWS Certified Cloud Practitioner,aws cloud practitioner,--certified,-certification,cloud practitioner- > AWS
certification: AWS Certified SysOps Administrator,aws sysops administrator > AWS ~ AWS Certified DevOps Engineer
certification: AWS Certified DevOps Engineer,aws devops engineer professional > AWS,DevOps
certification: Google Cloud Certified,associate cloud engineer,google professional cloud architect,gcp certification,-certified > Google Cloud Platform
certification: Certified Kubernetes Administrator,=CKA,=CKAD,certified kubernetes application developer,cka certification > Kubernetes
certification: HashiCorp Certified Terraform Associate,terraform associate,-certified > Terraform
certification: Red Hat Certified System Administrator,=RHCSA > Red Hat Enterprise Linux
certification: Red Hat Certified Engineer,=RHCE > Red Hat Certified System Administrator
certification: LPIC,linux professional institute certification > Linux
certification: VMware Certified Professional,=VCP,vcp-dcv > VMware
certification: ITIL Foundation,itil certification,-certified,-v3 foundation,itil 4-- > ITIL
certification: HDI certification,hdi support center analyst,hdi desktop support technician > technical support
certification: Apple Certified Support Professional,apple certified mac technician,=ACMT,=ACSP,jamf certified > macOS
certification: Google IT Support Certificate > technical support
certification: SAP certified consultant,sap certification,-certified > SAP
certification: Salesforce Certified Administrator,salesforce certified admin,--admin certification > Salesforce administration
certification: ServiceNow Certified System Administrator,servicenow csa,-certification > ServiceNow`
