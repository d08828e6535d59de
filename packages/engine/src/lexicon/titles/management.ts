export const managementTitles = `
# projects
project manager,-management consultant,-specialist,-professional,=PM@ > project-management
project lead,-leader,-head,lead project manager > project-management
IT project manager,software-,digital-,technology-,infrastructure-,agile-,cyber security-,data centre--,technical--,erp implementation--,it project lead,-leader > project-management
project coordinator,project management-,project support--,-officer,-specialist,--co-ordinator,-expeditor,assistant project manager@,junior project manager,it project officer > project-management
project administrator,project support-,--secretary,-administration officer > project-management
project assistant,project management-,project support-- > project-management
project officer,-executive@,-specialist,-associate > project-management
programme manager,-lead,-delivery manager,project portfolio--,program management director,-specialist > project-management
technical program manager,=TPM@ > project-management
programme director > project-management
programme coordinator,-assistant,program-,program support-,-specialist,program--,-officer,-associate,programme-,-administrator,program- > programme-coordination
PMO analyst,project management-,--analyst,pmo support-,--officer,-administrator,-consultant > project-management
PMO manager,head of pmo,pmo lead,-director > project-management
project director,project delivery-,head of projects > project-management
scrum master,-lead,-master/project manager,iteration--,=CSM@,agile lead,-delivery lead > agile-delivery
agile coach,-consultant,-transformation lead,-coach,--practice lead > agile-delivery
delivery manager,-lead,-director,release train engineer,head of delivery > agile-delivery
implementation manager,-specialist,-consultant,-coordinator,-analyst,-project lead > agile-delivery
# product
product manager,-lead,-management specialist,--development manager@ > product-management
technical product manager,platform-,api- > product-management
product owner,-owner/business analyst,platform owner > product-management
product director,-vice president,vp product,head of-,vp-,chief product officer > product-management
product coordinator,-specialist,-executive,-associate,-assistant,-officer,-administrator > product-management
product operations manager,-specialist,-analyst > product-management
# analysis
business analyst,-analysis consultant,business systems--,--data analyst,requirements--,-engineer,=BA@,functional analyst,-consultant@ > business-analysis
business analysis manager,lead business analyst > business-analysis
process analyst,business improvement-,process-,-specialist,business process--,process specialist@,-consultant,-owner > business-analysis
process improvement manager,business-,process--,-excellence manager > business-analysis
business architect > business-analysis
continuous improvement lead,-coordinator,-analyst,-leader,operational excellence lead,business excellence manager,lean coach > business-analysis
change manager,change communications-,change management--,-consultant,-specialist,-lead,--lead,-analyst,-practitioner,-consultant,organizational development- > business-analysis
transformation manager,-lead,-director,-consultant,-program manager,head of transformation > business-analysis
# consulting
management consultant,business-,strategy-,operations-,independent-,organisational-,advisory-,consultant@,associate consultant@,consulting associate,-analyst,management-,-consulting manager > consulting
business adviser > consulting
consulting manager,-director,managing consultant,engagement manager,principal consultant@ > consulting
strategy manager,-lead,business strategist,-planning manager,strategic-,-specialist,--planner,-initiatives manager,strategist@,corporate planner > consulting
strategy director,head of strategy,chief strategy officer > consulting
strategy analyst,-associate,strategic planning analyst > consulting
chief of staff > consulting
# operations and general
operations manager,-lead,-team manager,--department manager,operational-- > operations-management
operations director,vp operations,head of-,vice president-,=VP of Operations > operations-management
assistant operations manager,deputy-,junior- > operations-management
operations coordinator,operations support-,-specialist,-officer,--administrator,-specialist,-associate,-planner > operations-management
operations supervisor,-team leader > operations-management
operations executive,-officer > operations-management
operations assistant,-clerk,-trainee,-support assistant > operations-management
business operations specialist,-associate,-analyst,-lead,-coordinator > operations-management
general manager,unit-,=GM@,site manager@,territory director,managing partner > general-management
managing director,company director@,executive manager > general-management
regional manager,-director,area-,district manager@ > general-management
country manager,-director,-head > general-management
business manager@,-unit director,-head,-manager,division--,divisional-,-director > general-management
branch director,centre manager > general-management
chief executive officer,--executive,=CEO,business director,executive-,-vice president,company--,president@,director general > general-management
business owner,owner,proprietor,self-employed@ > general-management
founder,entrepreneur,cofounder > general-management
non-executive director,board member,chairman > general-management
chief operating officer,chief operations--,chief administrative--,=COO,deputy chief executive > general-management
team leader,shift-,group-,section-,-supervisor,team-,unit-,supervisor@,team coordinator,-lead,-manager,line-,manager@ > general-management
department manager,section-,-head,department-,-supervisor > general-management
assistant manager,deputy- > general-management
management trainee,-associate,trainee manager,graduate trainee > general-management
shift manager@,duty-,shift supervisor > general-management
facilities manager,-supervisor,-director,-specialist,-management coordinator,--operations manager,--services manager,soft-,building-,hard-,workplace--,-experience manager,head of facilities,director-,building manager@,facility management specialist > facilities-management
facilities coordinator,workplace-,facilities helpdesk-,--administrator,-assistant,-officer > facilities-management
estates manager,-officer,premises manager > facilities-management
service manager,customer operations-,service improvement--,--director,-supervisor,-delivery officer,-coordinator,service--,service operations-,head of service,director of services > operations-management
workforce planner,-manager,-scheduler,-coordinator,resourcing-,real time analyst,resource--,-planning analyst,workforce-,-manager,scheduling--,resource-,-planner,capacity-,scheduler@,planning manager@ > operations-management
business continuity manager,-consultant,-analyst,-specialist,disaster recovery--,-manager,resilience--,crisis- > operations-management
esg consultant,-specialist,csr manager,carbon-,net zero-,director of sustainability,sustainability lead,-executive > consulting
# non-profit
nonprofit manager,-executive director,ngo--,-manager,community programme-,charity chief executive > non-profit-management
head of fundraising,legacy manager,individual giving-,fundraising director,-administrator,trusts fundraiser > non-profit-management
fundraising executive > non-profit-management
grants and contracts manager > non-profit-management
gift officer > non-profit-management
monitoring and evaluation officer,=M&E officer,meal-,evaluation-,-manager,m&e-,-specialist,program evaluator,field coordinator > non-profit-management
humanitarian coordinator,-programme manager,emergency response coordinator > non-profit-management
international programme manager,development-,ngo project--,-officer,international programme--,--development consultant > non-profit-management`
