export const managementTitles = `
# projects
project manager | =PM@, project management consultant, project management specialist, project management professional | project-management
project lead | project leader, lead project manager, project head | project-management
IT project manager | technical project manager, software project manager, digital project manager, technology project manager, it project lead, infrastructure project manager, it project leader, agile project manager, cyber security project manager, data centre project manager, erp implementation manager, it project management specialist | project-management
project coordinator | project support officer, project co-ordinator, project support coordinator, project support specialist, junior project manager, assistant project manager@, it project officer, project expeditor, project management coordinator | project-management
project administrator | project administration officer, project support administrator, project secretary | project-management
project assistant | project management assistant, project support assistant | project-management
project officer | project executive@, project specialist, project associate | project-management
programme manager | program manager, programme lead, programme delivery manager, program lead, program management director, program management specialist, project portfolio manager | project-management
technical program manager | technical programme manager, =TPM@ | project-management
programme director | program director | project-management
programme coordinator | program coordinator, programme officer, program officer, program assistant, programme assistant, program associate, program specialist, programme administrator, program administrator, programme associate, program support specialist, program support assistant | programme-coordination
PMO analyst | pmo officer, pmo coordinator, project management office analyst, pmo specialist, pmo administrator, pmo consultant, project analyst, project management analyst, pmo support analyst, portfolio analyst pmo | project-management
PMO manager | head of pmo, pmo lead, pmo director, project management office manager | project-management
project director | director of projects, head of projects, director project management, project delivery director, director of program management | project-management
scrum master | =CSM@, scrum lead, scrum master/project manager, agile delivery lead, iteration manager, agile lead | agile-delivery
agile coach | agile consultant, agile transformation lead, agile transformation coach, agile practice lead | agile-delivery
delivery manager | delivery lead, release train engineer, head of delivery, delivery director | agile-delivery
implementation manager | implementation specialist, implementation consultant, implementation project lead, implementation coordinator, implementation analyst | agile-delivery
# product
product manager | product lead, product management specialist, product development manager@ | product-management
technical product manager | platform product manager, api product manager | product-management
product owner | product owner/business analyst, platform owner | product-management
product director | director of product, head of product, chief product officer, vp of product, vp product, product vice president, vice president of product | product-management
product coordinator | product specialist, product executive, product associate, product assistant, product officer, product administrator | product-management
product operations manager | product operations specialist, product operations analyst | product-management
# analysis
business analyst | =BA@, business analysis consultant, business data analyst, functional analyst, business systems consultant, requirements analyst, it business systems analyst, functional consultant@, requirements engineer | business-analysis
business analysis manager | lead business analyst, head of business analysis | business-analysis
process analyst | process improvement analyst, process improvement specialist, business process specialist, business improvement analyst, process specialist@, process consultant, process owner | business-analysis
process improvement manager | business improvement manager, process manager, process excellence manager | business-analysis
business architect | | business-analysis
continuous improvement lead | lean six sigma consultant, continuous improvement coordinator, operational excellence lead, business excellence manager, lean coach, continuous improvement analyst, continuous improvement leader | business-analysis
change manager | change management consultant, change lead, change management specialist, change analyst, change management lead, change consultant, change management manager, change practitioner, organizational development consultant, change and communications manager, change communications manager | business-analysis
transformation manager | transformation lead, transformation director, head of transformation, director of transformation, transformation consultant, chief transformation officer, transformation program manager, head of digital transformation, transformation analyst | business-analysis
# consulting
management consultant | business consultant, strategy consultant, consultant@, associate consultant@, operations consultant, independent consultant, consulting analyst, management consulting manager, consulting associate, organisational consultant, organizational consultant, advisory consultant, management analyst | consulting
business adviser | business advisor | consulting
consulting manager | managing consultant, engagement manager, consulting director, principal consultant@ | consulting
strategy manager | strategic planner, strategic planning manager, business planning manager, strategy lead, strategic initiatives manager, business strategist, strategist@, strategic planning specialist, strategy and planning manager, corporate planner | consulting
strategy director | head of strategy, chief strategy officer, director of strategy, director of strategic planning | consulting
strategy analyst | strategic planning analyst, strategy associate | consulting
chief of staff | business manager to the ceo | consulting
# operations and general
operations manager | operational manager, operations lead, operations team manager, operations department manager | operations-management
operations director | director of operations, head of operations, =VP of Operations, vp operations, vice president of operations, head of business operations | operations-management
assistant operations manager | deputy operations manager, junior operations manager | operations-management
operations coordinator | operations administrator, operations specialist, operations associate, operations support specialist, operations support coordinator, operations planner, operations support officer | operations-management
operations supervisor | operations team leader | operations-management
operations executive | operations officer | operations-management
operations assistant | operations clerk, operations trainee, operations support assistant | operations-management
business operations specialist | business operations associate, business operations analyst, business operations lead, business operations coordinator | operations-management
general manager | =GM@, site manager@, territory director, unit manager, managing partner | general-management
managing director | company director@, executive manager | general-management
regional manager | regional director, area director, district manager@ | general-management
country manager | country director, country head | general-management
business manager@ | business unit manager, business unit director, business unit head, division manager, divisional manager, divisional director | general-management
branch director | centre manager, center manager | general-management
chief executive officer | =CEO, chief executive, executive director, president@, company president, executive vice president, business director, director general | general-management
business owner | owner, proprietor, self-employed@ | general-management
founder | entrepreneur, cofounder | general-management
non-executive director | board member, chairman | general-management
chief operating officer | =COO, chief operations officer, deputy chief executive, chief administrative officer | general-management
team leader | team supervisor, supervisor@, team lead, team manager, section leader, shift leader, team coordinator, section supervisor, manager@, unit supervisor, group leader, line manager | general-management
department manager | department head, section manager, section head, department supervisor | general-management
assistant manager | deputy manager | general-management
management trainee | trainee manager, management associate, graduate trainee | general-management
shift manager@ | shift supervisor, duty manager@ | general-management
facilities manager | facilities supervisor, workplace manager, head of facilities, building manager@, facilities director, facilities specialist, director of facilities, workplace experience manager, soft services manager, facilities management coordinator, building services manager, facilities operations manager, hard services manager, facilities services manager, facility management specialist | facilities-management
facilities coordinator | facilities administrator, facilities assistant, workplace coordinator, facilities officer, facilities helpdesk coordinator | facilities-management
estates manager | estates officer, premises manager | facilities-management
service manager | customer operations manager, service delivery coordinator, service coordinator, service operations coordinator, service improvement manager, head of service, service director, service supervisor, director of services, service delivery officer | operations-management
workforce planner | resource planner, resource manager, resourcing coordinator, scheduling manager, workforce planning analyst, capacity planner, workforce planning manager, resource planning analyst, resource planning manager, workforce coordinator, scheduler@, workforce manager, resource analyst, planning manager@, real time analyst, workforce scheduler | operations-management
business continuity manager | disaster recovery manager, business continuity analyst, business continuity specialist, business continuity consultant, resilience manager, disaster recovery specialist, crisis manager | operations-management
esg consultant | corporate social responsibility manager, csr manager, director of sustainability, net zero manager, carbon manager, sustainability lead, sustainability executive, esg specialist | consulting
# non-profit
nonprofit manager | charity chief executive, nonprofit executive director, ngo director, ngo manager, community programme manager | non-profit-management
head of fundraising | trusts and foundations manager, individual giving manager, fundraising director, trusts fundraiser, fundraising administrator, legacy manager | non-profit-management
fundraising executive | | non-profit-management
grants and contracts manager | | non-profit-management
gift officer | | non-profit-management
monitoring and evaluation officer | =M&E officer, m&e manager, meal officer, evaluation officer, evaluation specialist, program evaluator, m&e specialist, evaluation manager, monitoring and evaluation coordinator, field coordinator | non-profit-management
humanitarian coordinator | humanitarian programme manager, emergency response coordinator | non-profit-management
international programme manager | international development consultant, development programme manager, international programme officer, ngo project manager, ngo project officer | non-profit-management
`
