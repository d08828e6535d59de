export const itOperationsTitles = `
# support
IT support specialist,technical-,computer-,it--,information technology-,-technician,it--,-support > it-support
help desk technician,-analyst,-specialist,-agent,-support,helpdesk--,-technician,-analyst,-engineer,-operator > it-support
service desk analyst,-technician,-engineer,-agent,-specialist,-operator > it-support
desktop support technician,deskside-,desktop--,-administrator,-engineer,desktop support-,-specialist,-analyst > it-support
technical support engineer,-analyst,-representative,-agent,-officer,-technician,product support engineer,customer-,tech-,-specialist > it-support
first line support engineer,2nd-,3rd-,1st-,tier 1 technician,tier 2-- > it-support
computer technician,pc-,computer repair-,laptop-,hardware technician@ > it-support
IT field technician,deployment--,it field engineer,field support--,onsite- > it-support
application support analyst,production-,-engineer,application-,-specialist,--analyst > it-support
IT assistant,it support-,--apprentice,-trainee,-intern,junior it technician,ict--,-officer,ict support- > it-support
IT trainer,computer-,software-,systems-,it training specialist > it-support
AV technician,av support-,--engineer,-specialist > it-support
help desk manager,service-,-lead,helpdesk manager,desktop support-,technical-,it-,help desk supervisor > it-support
# systems
system administrator,it-,server-,ict-,sysadmin,systems admin,it- > systems-administration
Windows administrator,wintel-,exchange-,active directory-,windows server--,windows system--,--engineer,wintel- > systems-administration
Linux administrator,unix-,unix system-,linux-,--engineer,linux systems- > systems-administration
systems engineer,infrastructure-,server-,it-,systems support- > systems-administration
virtualization engineer,-administrator,vmware-,citrix-,-engineer,vmware- > systems-administration
storage engineer,-administrator,backup-,-engineer,san- > systems-administration
data center technician,-operator,-manager,-engineer,data centre--,computer operator > systems-administration
endpoint engineer,sccm-,intune-,endpoint management-,--administrator,jamf-,mac-,mobile device- > systems-administration
Microsoft 365 administrator,office-,o365--,sharepoint-,m365 engineer,messaging-,collaboration- > systems-administration
mainframe operator,systems programmer > systems-administration
IT operations analyst,systems-,production control--,systems support--,-specialist,it operations--,-engineer,operations support engineer@ > systems-administration
# network
network engineer,network infrastructure-,network design--,network systems--,lan--,cisco-,network implementation-,--specialist,-consultant > network-engineering
network administrator,-admin,-manager,-support administrator,lan--,network and systems-,network and computer-- > network-engineering
network technician,network field-,network support--,-engineer,-specialist,-analyst,--analyst > network-engineering
network architect,network solutions-,--designer > network-engineering
NOC engineer,network operations-,-centre engineer,=NOC technician,noc analyst,-operator > network-engineering
wireless engineer,wifi-,=RF-,radio frequency-,rf optimization--,wireless network--,radio- > network-engineering
voice engineer,unified communications-,telephony--,voip-,-technician > network-engineering
telecommunications engineer,telecom-,core network-,transmission engineer@ > network-engineering
telecommunications technician,-installer,-specialist,telecom technician,broadband-,cable-,fiber-,-splicer,-optic technician,fibre-,--engineer > network-engineering
network cabling technician,structured-,data-,low voltage--,cable installer,cabling engineer > network-engineering
# cloud and DevOps
DevOps engineer,ci/cd-,dev ops-,devops specialist,-consultant,-architect,-developer > cloud-and-devops
site reliability engineer,=SRE,reliability engineer@,production- > cloud-and-devops
platform engineer,infrastructure automation-,kubernetes administrator,-engineer,platform operations- > cloud-and-devops
cloud engineer,aws-,azure-,gcp-,cloud infrastructure-,cloud systems--,cloud operations--,--developer > cloud-and-devops
cloud architect,aws-,azure-,cloud solutions-,aws-,azure-,cloud infrastructure-- > cloud-and-devops
cloud administrator,azure-,aws-,cloud specialist,-consultant,-support engineer,-associate > cloud-and-devops
infrastructure architect > cloud-and-devops
DevOps manager,sre-,cloud operations-,platform engineering--,head of devops,devops lead > cloud-and-devops
# service and leading
IT manager,information technology-,--systems manager,ict--,it department-,is--,it operations-,--supervisor,-lead,-team leader > it-management
IT director,it services-,information technology--,director of information technology,head-,--it,vp- > it-management
chief information officer,chief digital--,=CIO > it-management
IT service manager,itsm--,service delivery-,-lead > it-management
incident manager,-management analyst,problem manager,it change- > it-management
infrastructure manager,-lead,network operations manager,systems--,data centre- > it-management
IT coordinator,information technology-,it asset--,-manager,-analyst,--officer,-administrator assistant > it-management
enterprise architect,-solutions architect,chief-- > it-management
IT consultant,ict-,technology-,technical-,systems-,it specialist-,--advisor > it-management
# business systems
systems analyst,it-,information technology- > business-systems
SAP consultant,sap functional-,sap fico--,sap mm--,sap sd--,sap application--,sap pp--,--analyst,sap business-,--project manager > business-systems
SAP administrator,sap basis-,-consultant,sap security--,-analyst > business-systems
ERP consultant,erp implementation-,odoo--,erp functional-,--analyst,-administrator,-manager,erp project- > business-systems
Oracle functional consultant,oracle ebs--,oracle--,oracle fusion-,peoplesoft--,oracle financials-,--applications analyst > business-systems
Dynamics consultant,dynamics functional-,business central--,dynamics nav--,d365--,dynamics 365- > business-systems
NetSuite administrator,netsuite analyst,-consultant,netsuite functional- > business-systems
Salesforce administrator,crm-,-specialist@,-analyst,salesforce-,-admin,-consultant,-business analyst > business-systems
ServiceNow administrator,servicenow admin,-analyst > business-systems
Workday analyst,workday consultant,workday hcm-,hris administrator,-specialist > business-systems`
