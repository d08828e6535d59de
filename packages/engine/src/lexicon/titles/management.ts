export const managementTitles = `
# projects
project manager,-management consultant,-specialist,-professional,=PM@ > project-management
project lead,-leader,-head,lead project manager > project-management
IT project manager,cyber security-,infrastructure--,data centre-,technical--,software-,agile-,technology-,digital-,erp implementation--,it project lead,-leader > project-management
project coordinator,-co-ordinator,-expeditor,-management coordinator,project support--,-specialist,-officer,it project--,assistant project manager@,junior project manager > project-management
project administrator,project support-,--secretary,-administration officer > project-management
project assistant,project management-,project support-- > project-management
project officer,-associate,-executive@,-specialist > project-management
programme manager,-lead,-delivery manager,project portfolio--,program management director,-specialist > project-management
technical program manager,=TPM@ > project-management
programme director > project-management
programme coordinator,-assistant,program-,program support-,-specialist,program--,-administrator,programme-,-associate,program-,-officer > programme-coordination
PMO analyst,project management-,--analyst,pmo support-,--administrator,-consultant > project-management
PMO manager,head of pmo,pmo director,-lead > project-management
project director,project delivery-,head of projects > project-management
scrum master,-lead,-master/project manager,iteration--,=CSM@,agile lead,-delivery lead > agile-delivery
agile coach,-consultant,-transformation coach,-lead,--practice lead > agile-delivery
delivery manager,-lead,-director,head of delivery,release train engineer > agile-delivery
implementation manager,-consultant,-specialist,-coordinator,-analyst,-project lead > agile-delivery
# product
product manager,-management specialist,--lead,-development manager@ > product-management
technical product manager,platform-,api- > product-management
product owner,-owner/business analyst,platform owner > product-management
product director,-vice president,chief product officer,vp product,head of-,vp- > product-management
product coordinator,-administrator,-assistant,-officer,-associate,-executive,-specialist > product-management
product operations manager,-analyst,-specialist > product-management
# analysis
business analyst,-analysis consultant,business systems--,--data analyst,functional--,-consultant@,=BA@,requirements analyst,-engineer > business-analysis
business analysis manager,lead business analyst > business-analysis
process analyst,-owner,-specialist@,-consultant,-improvement specialist,-analyst,business-,--process specialist > business-analysis
process improvement manager,business-,process--,-excellence manager > business-analysis
business architect > business-analysis
continuous improvement lead,-coordinator,-analyst,-leader,business excellence manager,lean coach,operational excellence lead > business-analysis
change manager,change communications-,--lead,-practitioner,-management specialist,-lead,-manager,-consultant,change--,organizational development- > business-analysis
transformation manager,-consultant,-lead,-director,-program manager,head of transformation > business-analysis
# consulting
management consultant,advisory-,business-,independent-,operations-,organisational-,strategy-,associate consultant@,consultant@,consulting associate,-analyst,management-,-consulting manager > consulting
business adviser > consulting
consulting manager,-director,engagement manager,managing consultant,principal consultant@ > consulting
strategy manager,-lead,business strategist,-planning manager,strategic-,-specialist,--initiatives manager,--planner,corporate-,strategist@ > consulting
strategy director,chief strategy officer,head of strategy > consulting
strategy analyst,-associate,strategic planning analyst > consulting
chief of staff > consulting
# operations and general
operations manager,-lead,-department manager,--team manager,operational-- > operations-management
operations director,vp operations,head of-,vice president-,=VP of Operations > operations-management
assistant operations manager,deputy-,junior- > operations-management
operations coordinator,-specialist,-associate,-planner,-administrator,-support specialist > operations-management
operations supervisor,-team leader > operations-management
operations executive,-officer > operations-management
operations assistant,-trainee,-clerk,-support assistant > operations-management
business operations specialist,-analyst,-associate,-coordinator,-lead > operations-management
general manager,unit-,=GM@,managing partner,site manager@,territory director > general-management
managing director,company director@,executive manager > general-management
regional manager,-director,area-,district manager@ > general-management
country manager,-director,-head > general-management
business manager@,-unit director,-head,-manager,division--,divisional-,-director > general-management
branch director,centre manager > general-management
chief executive officer,--executive,=CEO,business director,executive-,-vice president,company--,director general,president@ > general-management
business owner,owner,proprietor,self-employed@ > general-management
founder,cofounder,entrepreneur > general-management
non-executive director,board member,chairman > general-management
chief operating officer,chief administrative--,chief operations--,=COO,deputy chief executive > general-management
team leader,group-,shift-,manager@,supervisor@,line manager,team-,-coordinator,-lead,-supervisor,unit-,section- > general-management
department manager,-supervisor,-head,section-,-manager > general-management
assistant manager,deputy- > general-management
management trainee,-associate,graduate trainee,trainee manager > general-management
shift manager@,duty-,shift supervisor > general-management
facilities manager,-operations manager,--supervisor,-director,-specialist,-management coordinator,--services manager,building-,hard-,soft-,workplace--,-experience manager,building manager@,director of facilities,head-,facility management specialist > facilities-management
facilities coordinator,workplace-,facilities helpdesk-,--assistant,-officer,-administrator > facilities-management
estates manager,-officer,premises manager > facilities-management
service manager,-coordinator,service operations-,service delivery--,-officer,--director,-supervisor,-improvement manager,customer operations--,director of services,head of service > operations-management
workforce planner,capacity-,resource-,-planning analyst,workforce-,-manager,--scheduler,-manager,-coordinator,resourcing-,scheduling manager,resource-,-analyst,real time-,planning manager@,scheduler@ > operations-management
business continuity manager,-consultant,-specialist,-analyst,resilience manager,crisis-,disaster recovery-,-specialist > operations-management
esg consultant,-specialist,carbon manager,csr-,net zero-,director of sustainability,sustainability executive,-lead > consulting
# non-profit
nonprofit manager,-executive director,ngo--,-manager,community programme-,charity chief executive > non-profit-management
head of fundraising,trusts fundraiser,fundraising administrator,-director,legacy manager,individual giving- > non-profit-management
fundraising executive > non-profit-management
grants and contracts manager > non-profit-management
gift officer > non-profit-management
monitoring and evaluation officer,meal officer,=M&E-,evaluation-,-manager,m&e-,-specialist,field coordinator,program evaluator > non-profit-management
humanitarian coordinator,-programme manager,emergency response coordinator > non-profit-management
international programme manager,development-,ngo project--,-officer,international programme--,--development consultant > non-profit-management`
