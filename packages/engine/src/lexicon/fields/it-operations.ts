export const itOperations = `
# user support
technical support,-assistance,computer support,desktop-,it-,tech-,user-,end user computing
help desk,service-,helpdesk > technical support
tier 1 support,level-,=L1--,tier one-,first-line--,1st line- > technical support
tier 2 support,level-,2nd line--,second-line--,=L2-,tier 2 technical- > technical support
tier 3 support,level-,=L3--,third-line-,3rd line- > technical support
remote support,-desktop,-assistance,-troubleshooting,=RDP,anydesk,bomgar,teamviewer > technical support
tool: remote monitoring and management tools,ninjaone,=RMM,autotask,connectwise,datto rmm,kaseya,n-able
ticketing systems,-tools,-software,incident tickets,resolved-,support-,trouble-,ticket management,-resolution,log calls
tool: ServiceNow,service now > ticketing systems,IT service management ~ Jira Service Management,BMC Remedy,Zendesk
tool: Jira Service Management,jira service desk > ticketing systems
tool: BMC Remedy,=Remedy@,bmc helix,remedy ticketing > ticketing systems
tool: Freshservice,solarwinds service desk > ticketing systems ~ Freshdesk,ManageEngine,Spiceworks
tool: Freshdesk > ticketing systems ~ ManageEngine,Spiceworks
tool: ManageEngine,servicedesk plus > ticketing systems ~ Spiceworks
tool: Spiceworks > ticketing systems
technical troubleshooting,computer-,pc-,hardware and software-,troubleshoot hardware and software,troubleshooting it issues,troubleshooting@
hardware installation,-maintenance,-repair,-upgrades,computer assembly,-hardware,-repair,pc-,-build,-hardware,desktop-
software installation,application-,installed software,software deployment@,-installs,install and configure
printer support,-configuration,-maintenance,-troubleshooting,print servers,printers and scanners > technical support
mobile device management,=MDM
tool: Microsoft Intune,endpoint manager,intune > mobile device management ~ Jamf,Workspace ONE
tool: Jamf > mobile device management ~ Workspace ONE
tool: Workspace ONE,airwatch,mobileiron > mobile device management
endpoint management,-administration
tool: SCCM,=MECM,microsoft endpoint configuration manager,system center-- > endpoint management ~ Microsoft Intune
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
knowledge: computer peripherals,peripherals@
# Windows, Apple, Linux, servers
tool: =Windows@,windows environment,-laptops,-pc
tool: Windows Server,windows administration > Windows,systems administration ~ Linux administration
tool: macOS,apple hardware@,-macs,mac os,-support,os x
tool: Linux ~ Unix
tool: Unix,=AIX,hp-ux,solaris
Linux administration,unix-,linux system-,--servers > Linux,systems administration
tool: Red Hat Enterprise Linux,=RHEL,red hat,almalinux,redhat,rocky linux > Linux ~ Ubuntu,CentOS
tool: Ubuntu > Linux ~ CentOS,Debian
tool: Debian > Linux
tool: CentOS > Linux ~ Fedora
tool: =Fedora@,fedora linux > Linux
tool: SUSE Linux,=SLES,suse > Linux
tool: Active Directory,=AD@,=ADDS,=ADFS,domain controllers > user account management
Group Policy,=GPO,=GPOs > Active Directory
tool: Microsoft Entra ID,=Entra,azure ad,-active directory ~ Active Directory,Okta
knowledge: LDAP,lightweight directory access protocol,openldap
tool: Microsoft Exchange,exchange administration,-online,-server,ms exchange
Microsoft 365 administration,m365--,o365-,office 365-,-admin,-support
Google Workspace administration,g suite--,gsuite admin,google workspace-
tool: SharePoint
PowerShell,power shell ~ Bash
batch scripting,windows-,batch files,vbscript
scripting@,automation scripting,scripting language,-skills
systems administration,server-,administered servers,sysadmin,system admin
server maintenance,-hardware,-support,-build,-configuration,-installation,-management,dell poweredge,rack and stack
patch management,=WSUS,patching@@,system updates,software-
virtualization,=VMs,hypervisor,virtual machines,virtualized environments
tool: VMware,=ESXi,vcenter,vsphere > virtualization ~ Hyper-V,Citrix
tool: Hyper-V,hyperv > virtualization
tool: Citrix,xenapp,xendesktop > virtualization
tool: NetScaler,citrix adc
tool: Proxmox > virtualization ~ KVM,Nutanix,VirtualBox
tool: =KVM,linux kvm > virtualization ~ Nutanix,VirtualBox,Xen
tool: Nutanix > virtualization ~ VirtualBox,Xen
tool: VirtualBox > virtualization ~ Xen
tool: =Xen,xenserver > virtualization ~ Proxmox
virtual desktop infrastructure,=VDI,amazon workspaces,azure virtual desktop,terminal services > virtualization
storage administration,-management@,-systems,-area network,=NAS,=SAN,emc storage,pure-,network attached-,netapp
backup and recovery,backups@@
tool: Veeam > backup and recovery ~ Veritas NetBackup,Commvault
tool: Veritas NetBackup,backup exec,netbackup > backup and recovery ~ Commvault
tool: Commvault > backup and recovery ~ Acronis,Rubrik
tool: Acronis > backup and recovery ~ Rubrik
tool: Rubrik,cohesity > backup and recovery
disaster recovery,dr planning,=DRP
business continuity,continuity of operations,=BCP
high availability,=HAProxy,failover,fault tolerance,load balancers,-balancing,redundancy@@
capacity planning,-management
data center operations,--centre,server room
tool: Apache HTTP Server,apache http,-web server,httpd ~ Nginx,IIS
tool: Nginx,caddy@
tool: IIS,internet information services
DNS management,domain-,-name administration,cpanel,plesk,web hosting,website-
email administration,-server,postfix,mail servers
job scheduling,batch job monitoring,cron jobs
Control-M > job scheduling ~ AutoSys
AutoSys,tivoli workload scheduler > job scheduling
tool: print management,papercut
# networks
knowledge: networking@
network administration,lan-,administered networks,network maintenance,-support,-management,-operations > networking
network engineering,-design,-planning,-architecture > networking
network troubleshooting,-diagnostics,-connectivity,-issues,connectivity- > networking
network monitoring,noc-,network performance- > networking
SolarWinds > network monitoring ~ PRTG
PRTG > network monitoring
knowledge: LAN/WAN,=LAN,=WAN,local area network,wide-,wlan > networking
knowledge: TCP/IP,ip addressing,=TCP,ipv4,ipv6,subnetting > networking
knowledge: DNS,domain name system > networking
knowledge: email protocols,=IMAP,=POP3,=SMTP,smtp
knowledge: RAID storage,=RAID,iscsi,raid arrays,-configuration
knowledge: ISP support,broadband-,=ISP@,internet service provider
knowledge: DHCP,dns/dhcp > networking
knowledge: VPN,anyconnect,ipsec,virtual private network > networking
routing and switching,--protocols,network switches,routers@,switch configuration,switches@@,switching and routing > networking
knowledge: BGP,border gateway protocol > routing and switching
knowledge: OSPF,rip protocol > routing and switching ~ EIGRP
knowledge: EIGRP > routing and switching
knowledge: MPLS,metro ethernet > networking
knowledge: VLANs,=STP@,spanning tree,trunking^@@ > routing and switching
knowledge: SD-WAN,sdwan,software-defined networking,=SDN > networking
tool: Cisco > routing and switching ~ Juniper
tool: F5 BIG-IP,big-ip,f5 ltm,-load balancer,=F5 > high availability
tool: Infoblox,=IPAM,ip address management > DNS
tool: Cisco Meraki,=Meraki,meraki@ > networking
tool: =Juniper,junos > routing and switching ~ Arista
tool: =Arista > routing and switching
tool: HP Aruba,hp procurve,aruba networks,-wireless > networking ~ Ubiquiti,MikroTik
tool: Ubiquiti,unifi > networking ~ MikroTik
tool: MikroTik > networking
knowledge: wireless networking,-lan,-access points,802.11,wi-fi,wifi > networking
network cabling,ethernet-,fiber optic-,cable installation@,-termination,cat5,cat6,patch panels
knowledge: VoIP,pbx systems,=PBX,=SIP,asterisk@@,ip phones,-telephony,sip trunking,voice over ip ~ Cisco Unified Communications
tool: Avaya,3cx,mitel,nortel > VoIP ~ Cisco Unified Communications
tool: Cisco Unified Communications,=CUCM,cisco unity,-call manager,unified communications > VoIP
knowledge: telecommunications,telecom,telephony,telephone systems
knowledge: mobile networks,cellular-,4g lte,4g/5g,=5G,=GSM,=LTE,=RAN@,radio access network > telecommunications
fibre optics,fiber splicing,fusion-,=FTTH,=OTDR
knowledge: GPON,optical networks,-transmission,=DWDM,=SDH,dwdm > telecommunications
tool: telecom vendor equipment,huawei--,nokia-,ericsson-,-ran,nokia- > telecommunications
base station installation,antenna--,cell site,-towers,telecom-,tower climbing
knowledge: network protocols,=FTP,=QoS,=SNMP,osi model,protocol analysis,sftp > networking
tool: Wireshark,packet analysis,-capture,tcpdump > network troubleshooting
network installation,network equipment-,--rollout,-deployment
network site surveys,wireless site survey
# cloud
knowledge: cloud computing,-services,-infrastructure,-platforms,-environments,-technologies,cloud-based-,=IaaS,=PaaS,cloud@,hybrid cloud,public-
tool: AWS,amazon web services > cloud computing ~ Microsoft Azure,Google Cloud Platform
tool: Microsoft Azure,azure > cloud computing ~ Google Cloud Platform
tool: Google Cloud Platform,=GCP@,google cloud,gcp- > cloud computing
tool: Amazon EC2,auto scaling groups,aws ec2,ec2 instances,=EC2 > AWS
tool: Amazon S3,=S3,aws s3,s3 buckets > AWS
tool: AWS Lambda,lambda functions > AWS ~ Azure Functions
tool: AWS CloudFormation,cloud formation,cloudformation,aws cdk > AWS,infrastructure as code ~ Terraform
tool: Amazon EKS,=EKS,aws eks > AWS,containers ~ Amazon ECS
tool: Amazon ECS,=ECS@,aws ecs,-fargate > AWS,containers
tool: AWS load balancing,=ELB,direct connect,elastic load balancer > AWS
tool: Amazon VPC,aws vpc > AWS
tool: Amazon Route 53,route-- > AWS
tool: Amazon CloudFront,cloudfront > AWS
tool: Amazon CloudWatch,aws cloudtrail,cloudwatch > AWS
tool: AWS IAM,aws identity and access management > AWS
tool: Amazon SQS,amazon sns,aws-,-sqs > AWS
tool: AWS Step Functions,eventbridge,step functions > AWS
tool: Amazon API Gateway,aws api gateway > AWS
tool: Azure Functions > Microsoft Azure
tool: Azure Logic Apps,logic apps > Microsoft Azure
tool: Azure App Service > Microsoft Azure
tool: Azure Service Bus > Microsoft Azure
tool: Azure DevOps,=VSTS,azure boards,-pipelines,-repos > CI/CD
tool: Azure Kubernetes Service,=AKS,azure aks > Kubernetes ~ Google Kubernetes Engine
tool: Google Kubernetes Engine,=GKE > Kubernetes
tool: Azure infrastructure,=ARM templates,azure virtual machines,--vnet,-bicep,-vms,-resource manager > Microsoft Azure
tool: OpenStack,open stack,private cloud > cloud computing
tool: Oracle Cloud Infrastructure,oracle cloud > cloud computing ~ IBM Cloud,Alibaba Cloud
tool: IBM Cloud > cloud computing ~ Alibaba Cloud
tool: Alibaba Cloud > cloud computing
tool: DigitalOcean > cloud computing ~ Heroku,Vercel,Netlify
tool: Heroku > cloud computing ~ Vercel,Netlify
tool: Vercel > cloud computing ~ Netlify
tool: Netlify > cloud computing
cloud migration,-adoption,-transformation,lift and shift,migrated to aws,-azure > cloud computing
cloud architecture,-native,-solution design,cloud infrastructure--,well-architected framework > cloud computing
cloud cost optimization,-management,finops,reduced cloud costs > cloud computing
cloud administration,-support,-management,-operations > cloud computing
# DevOps
DevOps,dev ops
CI/CD,=CI@,build pipelines,deployment-,cicd,continuous delivery,-deployment,-integration > DevOps
infrastructure as code,--automation,=IaC,configuration as code > DevOps
Pulumi > infrastructure as code ~ Terraform
tool: Terraform,opentofu,terragrunt > infrastructure as code ~ Ansible
tool: Ansible > configuration management tools ~ Puppet,Chef,SaltStack
tool: =Puppet@,puppet enterprise,-labs > configuration management tools ~ Chef
tool: =Chef@,chef cookbooks,-infra > configuration management tools
tool: SaltStack,salt stack > configuration management tools ~ Puppet
configuration management tools,--management@
tool: Docker,dockerized,podman,dockerfile > containers
tool: Kubernetes,=K8s,k8s,kubectl > container orchestration ~ OpenShift
containers@@,containerization,containerized
container orchestration,-management > containers
tool: OpenShift > Kubernetes ~ Rancher
tool: =Rancher@ > Kubernetes
tool: =Helm@,helm charts,kustomize > Kubernetes
knowledge: service mesh,envoy proxy > microservices
tool: Istio > Kubernetes,service mesh ~ Linkerd
tool: Linkerd > Kubernetes
tool: Argo CD,argocd,fluxcd,flux cd,gitops > CI/CD,Kubernetes
tool: Jenkins,jenkinsfile > CI/CD ~ GitLab CI,GitHub Actions,TeamCity
tool: GitLab CI,gitlab runners,-pipelines > CI/CD ~ GitHub Actions
tool: GitHub Actions,github workflows > CI/CD
tool: CircleCI,bitbucket pipelines,circle ci > CI/CD ~ Jenkins,GitHub Actions,Travis CI
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
site reliability engineering,chaos--,=SLO,=SRE,error budgets,service level objectives
system monitoring,application-,infrastructure-,server-,=APM@,monitored systems,monitoring tools,-and alerting,observability,performance monitoring@
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
deployment automation,canary deployment,automated-,blue-green-,zero-downtime-
IT automation,automated it tasks
platform engineering,developer platform
# service management
IT service management,=ITSM,it service delivery,service management@
end-user assistance,assist users,supported-,supporting end-,user queries
knowledge: ITIL > IT service management
incident management,-resolution,-response@,major incidents,managed-
problem management,-records
IT change management,=CAB@,change control,-advisory board
knowledge: service level agreements,--levels,=SLA,sla compliance,-management
service request management,--catalog,-requests,request fulfilment
knowledge: configuration management database,--items,=CMDB
IT procurement,hardware-,software-,it purchasing,-vendor management,technology vendors
IT project delivery,infrastructure projects,technology-,it-,it implementation-
IT strategy,technology-,-roadmap@,it roadmap,-planning,it strategic-
knowledge: IT governance,it controls,-policies
knowledge: COBIT > IT governance
knowledge: TOGAF > enterprise architecture
knowledge: enterprise architecture,it-
IT budgeting,technology budget
systems analysis
system implementation,software-,cutover planning,go-live support,system deployment,-rollout,-upgrades
knowledge: managed services,=MSP@,it outsourcing,msp environment
IT infrastructure management,infrastructure--,-engineering,-support,enterprise infrastructure,it-,-operations
knowledge: IT audit support,itgc testing,=ITGC,it general controls
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
tool: Oracle ERP,oracle applications,-fusion,-apps,-cloud erp,--ebs,-hcm,-e-business suite > ERP systems ~ Microsoft Dynamics,NetSuite,JD Edwards
tool: PeopleSoft,people soft > ERP systems
tool: Odoo,erpnext,openerp > ERP systems
tool: Infor ERP,=Infor,infor ln,-m3 > ERP systems ~ Epicor,Syspro,Sage X3
tool: Epicor > ERP systems ~ Syspro,Sage X3,IFS
tool: Syspro > ERP systems ~ Sage X3,IFS
tool: =IFS,ifs applications > ERP systems ~ Infor ERP,Sage X3
Workday configuration,workday studio,-integrations
Salesforce administration,salesforce admin,-flows,-administrator,-configuration
CRM administration,crm configuration,-support,-implementation
ERP administration,erp system-,--support,-configuration > ERP systems
electronic health record support,epic implementation,ehr-,-support
functional configuration,-consulting,-specs
enterprise application support,business-,application administration,enterprise applications
# certificates
certification: CompTIA A+,=A+@,a+ certification,-certified > technical troubleshooting
certification: CompTIA Network+,network+ > networking
certification: CompTIA Server+,server+
certification: CompTIA Linux+,linux+ > Linux
certification: CompTIA Cloud+
certification: CCNA,=CCENT,cisco certified network associate > Cisco
certification: CCNP,cisco certified network professional > CCNA
certification: CCIE,cisco certified internetwork expert > CCNP
certification: JNCIA,=JNCIP,juniper certified > Juniper
certification: MCSA,microsoft certified solutions associate,--systems administrator ~ MCSE,MCP
certification: MCSE,microsoft certified solutions expert,--systems engineer ~ MCP
certification: =MCP,=MCITP,microsoft certified professional
certification: Microsoft Certified Azure Administrator,azure administrator associate,microsoft azure administrator,az-104 > Microsoft Azure
certification: Microsoft Certified Azure Fundamentals,az-900,azure fundamentals > cloud computing
certification: Microsoft Certified Azure Solutions Architect,az-305,azure solutions architect expert,az-303 > Microsoft Azure,cloud architecture
certification: Microsoft 365 Certified,modern desktop administrator,md-102,ms-102,ms-900
certification: AWS Certified Solutions Architect,aws solutions architect associate,-certification,-professional > AWS,cloud architecture
certification: AWS Certified Cloud Practitioner,cloud practitioner certification,aws--,-certified,-cloud practitioner > AWS
certification: AWS Certified SysOps Administrator,aws sysops administrator > AWS ~ AWS Certified DevOps Engineer
certification: AWS Certified DevOps Engineer,aws devops engineer professional > AWS,DevOps
certification: Google Cloud Certified,associate cloud engineer,gcp certified,-certification,google professional cloud architect > Google Cloud Platform
certification: Certified Kubernetes Administrator,cka certification,=CKA,=CKAD,certified kubernetes application developer > Kubernetes
certification: HashiCorp Certified Terraform Associate,terraform associate,-certified > Terraform
certification: Red Hat Certified System Administrator,=RHCSA > Red Hat Enterprise Linux
certification: Red Hat Certified Engineer,=RHCE > Red Hat Certified System Administrator
certification: LPIC,linux professional institute certification > Linux
certification: VMware Certified Professional,=VCP,vcp-dcv > VMware
certification: ITIL Foundation,itil certified,-certification,-4 foundation,itil v3-- > ITIL
certification: HDI certification,hdi support center analyst,hdi desktop support technician > technical support
certification: Apple Certified Support Professional,=ACMT,=ACSP,apple certified mac technician,jamf certified > macOS
certification: Google IT Support Certificate > technical support
certification: SAP certified consultant,sap certification,-certified > SAP
certification: Salesforce Certified Administrator,salesforce admin certification,--certified admin > Salesforce administration
certification: ServiceNow Certified System Administrator,servicenow certification,-csa > ServiceNow`
