export const itOperationsTitles = `
# support
> it-support
IT support specialist,computer-,technical-,it--,information technology-,-technician,it--,-support
help desk technician,-analyst,-support,helpdesk--,-technician,-engineer,-operator
service desk analyst,-engineer,-operator,-agent,-specialist,-technician
desktop support technician,deskside-,desktop--,-administrator,-engineer,desktop support-
technical support engineer,-representative,-agent,support engineer,tech support specialist
first line support engineer,1st-,2nd-,3rd-,tier 1 technician,tier 2--
computer technician,pc-,computer repair-,laptop-,hardware technician@
IT field technician,deployment--,onsite support engineer,field-,it field--
application support analyst,production-,-engineer,application-,-specialist,--analyst
IT assistant,it support-,--apprentice,-trainee,-intern,ict officer,ict support-,--technician,junior it-
IT trainer,computer-,software-,systems-,it training specialist
AV technician,av support-,--specialist,-engineer
help desk manager,service-,-lead,helpdesk manager,desktop support-,technical-,it-,help desk supervisor
# systems
> systems-administration
system administrator,server-,ict-,it-,-admin,systems-,sysadmin
Windows administrator,active directory-,exchange--,windows server-,windows system--,wintel--,-engineer,windows-
Linux administrator,unix-,unix system-,linux-,--engineer,linux systems-
systems engineer,it-,server-,infrastructure-,systems support-
virtualization engineer,-administrator,citrix-,vmware-,-engineer,citrix-
storage engineer,san-,backup-,-administrator,storage-
data center technician,-engineer,-manager,-operator,computer--
endpoint engineer,sccm-,intune-,endpoint management-,--administrator,jamf-,mac-,mobile device-
Microsoft 365 administrator,office-,o365--,sharepoint-,collaboration engineer,m365-,messaging-
mainframe operator,systems programmer
IT operations analyst,systems-,production control--,systems support--,-specialist,it operations--,-engineer,operations support engineer@
# network
> network-engineering
network engineer,cisco-,lan-,network infrastructure-,network systems--,network design--,--consultant,-specialist,-implementation engineer
network administrator,-admin,-manager,-support administrator,lan--,network and systems-,network and computer--
network technician,network field-,--analyst,-support specialist,-engineer
network architect,network solutions-,--designer
NOC engineer,network operations-,-centre engineer,=NOC technician,noc analyst,-operator
wireless engineer,wifi-,wireless network-,radio-,=RF--,radio frequency-,rf optimization--
voice engineer,telephony-,unified communications-,voip--,-technician
telecommunications engineer,telecom-,core network-,transmission engineer@
telecommunications technician,-installer,-specialist,fibre engineer,fiber optic technician,broadband--,cable-,telecom-,fiber-,-splicer
network cabling technician,structured-,data-,low voltage--,cable installer,cabling engineer
# cloud and DevOps
> cloud-and-devops
DevOps engineer,ci/cd-,dev ops-,devops architect,-consultant,-developer
site reliability engineer,=SRE,production engineer@,reliability-
platform engineer,infrastructure automation-,platform operations--,kubernetes--,-administrator
cloud engineer,gcp-,azure-,aws-,cloud systems-,cloud infrastructure--,cloud operations--,--developer
cloud architect,aws-,cloud operations-,azure--,azure solutions-,cloud-,aws-,cloud infrastructure--
cloud administrator,azure-,aws-,cloud consultant,-support associate,-engineer
infrastructure architect
DevOps manager,platform engineering-,sre--,cloud operations-,devops lead,head of devops
# service and leading
> it-management
configuration manager
IT manager,edp-,information technology-,--systems manager,it operations--,is--,ict-,it department-,--head,-supervisor,-lead,-team leader
IT director,it services-,information technology--,head of information technology,--it,vp-
chief information officer,chief digital--,=CIO
IT service manager,itsm--,service delivery-,-lead
incident manager,-management analyst,problem manager,it change-
infrastructure manager,-lead,systems manager,network operations-
IT coordinator,information technology-,it officer,-asset analyst,-manager,--executive,-administrator assistant
enterprise architect,-solutions architect,chief--
IT consultant,technology-,ict-,technical-,systems-,it specialist-,--advisor
# business systems
> business-systems
systems analyst,it-,information technology-
SAP consultant,sap application-,sap bi--,sap bo--,sap bw--,sap crm--,sap ewm--,sap fico--,sap hana--,sap hcm--,sap mm--,sap pp--,sap ps--,sap qm--,sap functional--,sap sd--,sap srm--,sap wm--,--solution architect,sap technical--,sap--,-business analyst,sap--,-project manager
SAP administrator,sap basis-,-consultant,sap security--,-analyst
ERP consultant,erp functional-,odoo--,erp implementation-,--administrator,-manager,erp project-
Oracle functional consultant,peoplesoft--,oracle financials-,oracle--,oracle ebs-,oracle fusion--,--applications analyst
Dynamics consultant,dynamics functional-,dynamics 365--,business central--,d365--,dynamics nav-
NetSuite administrator,netsuite consultant,netsuite functional-
Salesforce administrator,crm-,-specialist@,-analyst,salesforce business-,--consultant,-admin
ServiceNow administrator,servicenow admin,-analyst
Workday analyst,hris administrator,-specialist,workday consultant,workday hcm-`
