export const itOperationsTitles = `
# support
IT support specialist | it support, technical support specialist, it technician, it specialist, information technology specialist, computer support specialist, information technology technician | it-support
help desk technician | helpdesk technician, help desk analyst, help desk specialist, helpdesk analyst, help desk support, helpdesk support, help desk agent, helpdesk engineer, helpdesk operator | it-support
service desk analyst | service desk technician, service desk engineer, service desk agent, service desk specialist, service desk operator | it-support
desktop support technician | desktop support engineer, desktop support specialist, desktop support analyst, desktop technician, desktop engineer, deskside support technician, end user support technician, desktop administrator | it-support
technical support engineer | technical support analyst, product support engineer, technical support representative, technical support agent, tech support engineer, customer support engineer, technical support officer, tech support specialist, technical support technician | it-support
first line support engineer | 1st line support engineer, 1st line support analyst, 2nd line support engineer, second line support engineer, 2nd line support analyst, 3rd line support engineer, third line support engineer, tier 1 technician, tier 2 technician | it-support
computer technician | pc technician, computer repair technician, hardware technician@, computer hardware technician, laptop repair technician | it-support
IT field technician | it field engineer, field support engineer, onsite support engineer, deployment technician, it field service technician | it-support
application support analyst | application support engineer, application analyst, application support specialist, production support analyst, production support engineer | it-support
IT assistant | it apprentice, it trainee, it intern, junior it technician, it support assistant, ict technician, ict support officer, ict officer | it-support
IT trainer | it training specialist, computer trainer, software trainer, systems trainer | it-support
AV technician | av support technician, av engineer, av specialist | it-support
help desk manager | service desk manager, it support manager, help desk supervisor, helpdesk manager, service desk team leader, technical support manager, desktop support manager, it support team leader, service desk lead | it-support
# systems
system administrator | sysadmin, it administrator, server administrator, systems admin, it admin, ict administrator | systems-administration
Windows administrator | windows system administrator, windows server administrator, windows engineer, active directory administrator, wintel engineer, wintel administrator, exchange administrator | systems-administration
Linux administrator | linux system administrator, unix administrator, linux engineer, linux systems engineer, unix system administrator | systems-administration
systems engineer | infrastructure engineer, server engineer, it engineer, systems support engineer | systems-administration
virtualization engineer | vmware engineer, vmware administrator, citrix engineer, citrix administrator, virtualization administrator | systems-administration
storage engineer | storage administrator, backup administrator, backup engineer, san engineer | systems-administration
data center technician | data centre technician, data center engineer, data centre engineer, data center operator, data center manager, computer operator, data center operations technician | systems-administration
endpoint engineer | endpoint administrator, sccm engineer, intune engineer, mobile device administrator, jamf administrator, mac administrator, endpoint management engineer | systems-administration
Microsoft 365 administrator | office 365 administrator, o365 administrator, m365 engineer, sharepoint administrator, messaging engineer, collaboration engineer | systems-administration
mainframe operator | systems programmer | systems-administration
IT operations analyst | it operations specialist, systems operations analyst, production control analyst, it operations engineer, systems support analyst, systems support specialist, operations support engineer@ | systems-administration
# network
network engineer | network infrastructure engineer, network specialist, network design engineer, network systems engineer, lan engineer, network consultant, cisco engineer, network implementation engineer | network-engineering
network administrator | network admin, lan administrator, network manager, network and systems administrator, network and computer systems administrator, network support administrator | network-engineering
network technician | network support technician, network support engineer, network field technician, network support specialist, network analyst, network support analyst | network-engineering
network architect | network solutions architect, network designer | network-engineering
NOC engineer | =NOC technician, noc analyst, network operations center technician, network operations engineer, noc operator, network operations centre engineer | network-engineering
wireless engineer | wireless network engineer, wifi engineer, =RF engineer, radio frequency engineer, radio network engineer, rf optimization engineer | network-engineering
voice engineer | voip engineer, unified communications engineer, telephony engineer, voip technician | network-engineering
telecommunications engineer | telecom engineer, transmission engineer@, core network engineer | network-engineering
telecommunications technician | telecom technician, telecommunications installer, fiber optic technician, fibre optic technician, fibre engineer, broadband technician, cable technician, fiber technician, fiber splicer, telecommunications specialist | network-engineering
network cabling technician | cable installer, structured cabling technician, low voltage technician, cabling engineer, data cabling technician | network-engineering
# cloud and DevOps
DevOps engineer | dev ops engineer, devops specialist, devops consultant, ci/cd engineer, devops architect, devops developer, build and deployment engineer | cloud-and-devops
site reliability engineer | =SRE, reliability engineer@, production engineer@ | cloud-and-devops
platform engineer | infrastructure automation engineer, kubernetes engineer, kubernetes administrator, platform operations engineer | cloud-and-devops
cloud engineer | aws engineer, azure engineer, gcp engineer, cloud infrastructure engineer, cloud systems engineer, cloud developer, cloud operations engineer | cloud-and-devops
cloud architect | aws architect, azure architect, cloud solutions architect, aws solutions architect, azure solutions architect, cloud infrastructure architect | cloud-and-devops
cloud administrator | azure administrator, aws administrator, cloud support engineer, cloud support associate, cloud specialist, cloud consultant | cloud-and-devops
infrastructure architect | | cloud-and-devops
DevOps manager | head of devops, devops lead, cloud operations manager, platform engineering manager, sre manager | cloud-and-devops
# service and leading
IT manager | information technology manager, it operations manager, ict manager, it team leader, it supervisor, information systems manager, it department manager, is manager, it lead, manager of information technology | it-management
IT director | director of information technology, head of it, director of it, it services director, information technology director, head of information technology, vp of it | it-management
chief information officer | =CIO, chief digital officer, chief technology and information officer | it-management
IT service manager | service delivery manager, itsm manager, it service management consultant, service delivery lead, it service desk manager | it-management
incident manager | problem manager, it change manager, incident management analyst, change and release manager | it-management
infrastructure manager | data centre manager, network operations manager, infrastructure lead, systems manager | it-management
IT coordinator | it officer, information technology coordinator, it administrator assistant, it asset manager, it asset analyst, it asset coordinator | it-management
enterprise architect | chief architect, enterprise solutions architect | it-management
IT consultant | it advisor, ict consultant, technology consultant, it specialist consultant, technical consultant, systems consultant | it-management
# business systems
systems analyst | it analyst, information technology analyst | business-systems
SAP consultant | sap functional consultant, sap analyst, sap fico consultant, sap mm consultant, sap sd consultant, sap specialist, sap business analyst, sap application consultant, sap pp consultant, sap project manager | business-systems
SAP administrator | sap basis administrator, sap basis consultant, sap security consultant, sap security analyst | business-systems
ERP consultant | erp analyst, erp specialist, erp functional consultant, erp administrator, erp manager, erp project manager, erp implementation consultant, odoo consultant | business-systems
Oracle functional consultant | oracle ebs consultant, oracle consultant, oracle applications analyst, oracle fusion consultant, peoplesoft consultant, oracle financials consultant | business-systems
Dynamics consultant | dynamics 365 consultant, dynamics functional consultant, business central consultant, dynamics nav consultant, d365 consultant | business-systems
NetSuite administrator | netsuite consultant, netsuite analyst, netsuite functional consultant | business-systems
Salesforce administrator | salesforce admin, salesforce consultant, salesforce analyst, crm administrator, crm analyst, salesforce business analyst, crm specialist@ | business-systems
ServiceNow administrator | servicenow admin, servicenow analyst | business-systems
Workday analyst | workday consultant, hris administrator, hris specialist, workday hcm consultant | business-systems
`
