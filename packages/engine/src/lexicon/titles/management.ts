export const managementTitles = `
# projects
> project-management
project manager,-management consultant,-specialist,-professional,=PM@
project lead,-leader,-head,lead project manager
IT project manager,cyber security-,infrastructure--,data centre-,technical--,software-,agile-,technology-,digital-,erp implementation--,it project lead,-leader
project coordinator,project management-,--co-ordinator,-expeditor,-support specialist,it project officer,assistant project manager@,junior project manager
project administrator,project support-,--secretary,-administration officer
project assistant,project management-,project support--
project officer,-associate,-executive@,-specialist
programme manager,-lead,-delivery manager,project portfolio--,program management director,-specialist
technical program manager,=TPM@
programme director
PMO analyst,project management-,--analyst,pmo support-,--administrator,-consultant
PMO manager,head of pmo,pmo director,-lead
project director,project delivery-,head of projects
> programme-coordination
programme coordinator,-associate,-assistant,program support-,-specialist,program--,-administrator,-officer
> agile-delivery
scrum master,-lead,agile-,-delivery lead,=CSM@,iteration manager
agile coach,-consultant,-transformation coach,-lead,--practice lead
delivery manager,-lead,-director,head of delivery,release train engineer
implementation manager,-consultant,-specialist,-project lead
# product
> product-management
product manager,-management specialist,--lead,-development manager@
technical product manager,platform-,api-
product owner,platform-
product director,-vice president,chief product officer,vp product,head of-,vp-
product coordinator,-administrator,-assistant,-officer,-associate,-executive,-specialist
product operations manager,-analyst,-specialist
# analysis
> business-analysis
business analyst,-analysis consultant,business systems--,--data analyst,functional--,-consultant@,=BA@,requirements analyst,-engineer
business analysis manager,lead business analyst
process analyst,-specialist@,-consultant,-owner,-improvement specialist,business process--,--improvement analyst
process improvement manager,business-,process--,-excellence manager
business architect
continuous improvement lead,-coordinator,-analyst,-leader,business excellence manager,lean coach,operational excellence lead
change manager,change communications-,change management--,-lead,-consultant,organizational development--,change--,-lead,-practitioner
transformation manager,-consultant,-lead,-program manager,head of transformation
# consulting
> consulting
management consultant,advisory-,business-,independent-,operations-,organisational-,strategy-,associate consultant@,consultant@,consulting associate,-analyst,management-,-consulting manager
business adviser
consulting manager,-director,engagement manager,managing consultant,principal consultant@
strategy manager,-lead,business strategist,-planning manager,strategic-,-specialist,--initiatives manager,--planner,corporate-,strategist@
strategy director,chief strategy officer,head of strategy
strategy analyst,strategic planning-
chief of staff
# operations and general
> operations-management
operations manager,-lead,-department manager,--team manager,operational--,ops-
operations director,ops-,=VP of Operations,vp operations,vice president of-,head--,-ops
assistant operations manager,deputy-,junior-
operations coordinator,-specialist,-associate,-planner,-administrator,-support specialist
operations supervisor,-team leader
operations executive,-officer
operations assistant,-trainee,-clerk,-support assistant
business operations specialist,-analyst,-associate,-coordinator,-lead
service manager,-coordinator,service operations-,service delivery--,-officer,--director,-supervisor,-improvement manager,customer operations--,director of services,head of service
workforce planner,capacity-,resource-,-planning analyst,workforce-,-manager,--scheduler,-manager,-coordinator,resourcing-,scheduling manager,resource-,-analyst,real time-,planning manager@,scheduler@
business continuity manager,-consultant,-specialist,-analyst,resilience manager,crisis-,disaster recovery-,-specialist
> general-management
knowledge manager
general manager,unit-,=GM@,managing partner,site manager@,territory director
managing director,company director@,executive manager
regional manager,-director,area-,district manager@
country manager,-director,-head
business manager@,-unit director,-head,-manager,division--,divisional-,-director
branch director,centre manager
chief executive officer,--executive,=CEO,business director,executive-,-vice president,company--,director general,president@
business owner,owner,proprietor,self-employed@
founder,cofounder,entrepreneur
non-executive director,=NED@@,board member,chairman
chief operating officer,chief administrative--,chief operations--,=COO,deputy chief executive
team leader,group-,shift-,-lead,team-,-coordinator,-supervisor,unit-,section-,line manager,team-,manager@,supervisor@
department manager,-supervisor,-head,section-,-manager
assistant manager,deputy-
management trainee,-associate,graduate trainee,trainee manager
shift manager@,duty-,shift supervisor
> facilities-management
facilities manager,-operations manager,--supervisor,-director,-specialist,-management coordinator,--services manager,building-,hard-,soft-,workplace--,-experience manager,building manager@,director of facilities,head-,facility management specialist
facilities coordinator,workplace-,facilities helpdesk-,--assistant,-officer,-administrator
estates manager,-officer,premises manager
> consulting
esg consultant,-specialist,carbon manager,csr-,net zero-,director of sustainability,sustainability executive,-lead
# non-profit
> non-profit-management
nonprofit manager,-executive director,ngo--,-manager,community programme-,charity chief executive
head of fundraising,fundraising administrator,-director,legacy manager,individual giving-
fundraising executive
grants and contracts manager
gift officer
monitoring and evaluation officer,meal officer,=M&E-,evaluation-,-manager,m&e-,-specialist,field coordinator,program evaluator
humanitarian coordinator,emergency response-,food security programme manager,--officer,livelihoods--,nutrition-,wash engineer
international programme manager,development-,ngo project--,-officer,international programme--,--development consultant`
