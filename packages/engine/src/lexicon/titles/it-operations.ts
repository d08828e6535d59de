export const itOperationsTitles = `
# support
IT support specialist,computer-,technical-,it--,information technology-,-technician,it--,-support > it-support
help desk technician,-analyst,-support,helpdesk--,-technician,-engineer,-operator > it-support
service desk analyst,-engineer,-operator,-agent,-specialist,-technician > it-support
desktop support technician,deskside-,desktop--,-administrator,-engineer,desktop support- > it-support
technical support engineer,-representative,-agent,customer support engineer,product-,tech-,-specialist > it-support
first line support engineer,1st-,2nd-,3rd-,tier 1 technician,tier 2-- > it-support
computer technician,pc-,computer repair-,laptop-,hardware technician@ > it-support
IT field technician,deployment--,onsite support engineer,field-,it field-- > it-support
application support analyst,production-,-engineer,application-,-specialist,--analyst > it-support
IT assistant,it support-,--apprentice,-trainee,-intern,ict officer,ict support-,--technician,junior it- > it-support
IT trainer,computer-,software-,systems-,it training specialist > it-support
AV technician,av support-,--specialist,-engineer > it-support
help desk manager,service-,-lead,helpdesk manager,desktop support-,technical-,it-,help desk supervisor > it-support
# systems
system administrator,server-,ict-,it-,-admin,systems-,sysadmin > systems-administration
Windows administrator,active directory-,exchange--,windows server-,windows system--,wintel--,-engineer,windows- > systems-administration
Linux administrator,unix-,unix system-,linux-,--engineer,linux systems- > systems-administration
systems engineer,it-,server-,infrastructure-,systems support- > systems-administration
virtualization engineer,-administrator,citrix-,vmware-,-engineer,citrix- > systems-administration
storage engineer,san-,backup-,-administrator,storage- > systems-administration
data center technician,-operator,-manager,-engineer,data centre--,computer operator > systems-administration
endpoint engineer,sccm-,intune-,endpoint management-,--administrator,jamf-,mac-,mobile device- > systems-administration
Microsoft 365 administrator,office-,o365--,sharepoint-,collaboration engineer,m365-,messaging- > systems-administration
mainframe operator,systems programmer > systems-administration
IT operations analyst,systems-,production control--,systems support--,-specialist,it operations--,-engineer,operations support engineer@ > systems-administration
# network
network engineer,cisco-,lan-,network infrastructure-,network systems--,network design--,--consultant,-specialist,-implementation engineer > network-engineering
network administrator,-admin,-manager,-support administrator,lan--,network and systems-,network and computer-- > network-engineering
network technician,network field-,--analyst,-support engineer,-analyst,-specialist > network-engineering
network architect,network solutions-,--designer > network-engineering
NOC engineer,network operations-,-centre engineer,=NOC technician,noc analyst,-operator > network-engineering
wireless engineer,wifi-,wireless network-,radio-,=RF--,radio frequency-,rf optimization-- > network-engineering
voice engineer,telephony-,unified communications-,voip--,-technician > network-engineering
telecommunications engineer,telecom-,core network-,transmission engineer@ > network-engineering
telecommunications technician,-installer,-specialist,broadband technician,telecom-,cable-,fiber-,-splicer,-optic technician,fibre-,--engineer > network-engineering
network cabling technician,structured-,data-,low voltage--,cable installer,cabling engineer > network-engineering
# cloud and DevOps
DevOps engineer,ci/cd-,dev ops-,devops architect,-consultant,-developer,-specialist > cloud-and-devops
site reliability engineer,=SRE,production engineer@,reliability- > cloud-and-devops
platform engineer,infrastructure automation-,platform operations--,kubernetes--,-administrator > cloud-and-devops
cloud engineer,gcp-,azure-,aws-,cloud systems-,cloud infrastructure--,cloud operations--,--developer > cloud-and-devops
cloud architect,aws-,azure-,azure solutions-,cloud-,aws-,cloud infrastructure-- > cloud-and-devops
cloud administrator,azure-,aws-,cloud consultant,-specialist,-support engineer,-associate > cloud-and-devops
infrastructure architect > cloud-and-devops
DevOps manager,platform engineering-,sre--,cloud operations-,devops lead,head of devops > cloud-and-devops
# service and leading
IT manager,ict-,information technology-,--systems manager,it operations--,is--,it department-,--lead,-supervisor,-team leader > it-management
IT director,information technology-,it services--,director of information technology,head-,--it,vp- > it-management
chief information officer,chief digital--,=CIO > it-management
IT service manager,itsm--,service delivery-,-lead > it-management
incident manager,-management analyst,problem manager,it change- > it-management
infrastructure manager,-lead,network operations manager,systems--,data centre- > it-management
IT coordinator,information technology-,it administrator assistant,--officer,-asset analyst,-manager > it-management
enterprise architect,-solutions architect,chief-- > it-management
IT consultant,technology-,ict-,technical-,systems-,it specialist-,--advisor > it-management
# business systems
systems analyst,it-,information technology- > business-systems
SAP consultant,sap functional-,sap application--,sap fico--,sap mm--,sap pp--,sap sd--,--business analyst,sap--,-project manager > business-systems
SAP administrator,sap basis-,-consultant,sap security--,-analyst > business-systems
ERP consultant,erp functional-,odoo--,erp implementation-,--administrator,-manager,erp project- > business-systems
Oracle functional consultant,peoplesoft--,oracle financials-,oracle--,oracle ebs-,oracle fusion--,--applications analyst > business-systems
Dynamics consultant,dynamics functional-,dynamics 365--,business central--,d365--,dynamics nav- > business-systems
NetSuite administrator,netsuite consultant,netsuite functional- > business-systems
Salesforce administrator,crm-,-specialist@,-analyst,salesforce-,-consultant,-admin,-business analyst > business-systems
ServiceNow administrator,servicenow admin,-analyst > business-systems
Workday analyst,hris administrator,-specialist,workday consultant,workday hcm- > business-systems`
