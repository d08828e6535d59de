export const management = `
# projects
project management | managed projects, project leadership, led projects, project delivery, delivering projects, project execution | skill | | related: project planning, project coordination
project planning | work breakdown structure, =WBS, project work plans, planned projects, project initiation | skill | implies: project management
project scheduling | critical path method, critical path analysis, project timelines, gantt, master schedule, milestone tracking, schedule management, project milestones, =CPM@ | skill
project coordination | project administration, project support, coordinated projects, supporting project managers, project assistance | skill | | related: project management
project scope management | scope management, scope definition, project scope, scope control, statement of work, scope creep, =SOW@, defining scope, manage scope | skill
project budgeting | project cost management, project cost control, =EVM@, project financials, earned value, cost management@ | skill | implies: budget management
project risk management | project risks, =RAID log, risk registers, issue logs, raid logs, risks and issues, raid management | skill
project documentation | project charter, project initiation documents, project records, lessons learned, project documents, business documentation@, =PID@, project closure, project close-out, closeout documentation, post-implementation review | skill
project reporting | status reporting, project status updates, progress reports, project dashboards, highlight reports, project progress | skill
project governance | steering committees, stage gates, project boards, project controls, gate reviews, project standards, governance frameworks, project assurance | skill
project management office | =PMO, programme management office, pmo support, pmo governance, program management office | skill
project monitoring | project tracking, monitoring project progress, tracked project progress, project performance tracking, track project milestones | skill
project resource planning | resource planning, resource allocation, resource management, resource forecasting, allocated resources, project staffing, resource scheduling, resource levelling | skill
programme management | program management, multi-project management, portfolio of projects, programme delivery, managed programmes, managed programs, program delivery | skill | implies: project management
project portfolio management | =PPM@, portfolio planning, project prioritisation, project prioritization, portfolio governance | skill
multiple project handling | managing multiple projects, multiple projects simultaneously, concurrent projects, juggling multiple projects | skill
cross-functional team leadership | cross-functional teams, matrix management, cross-functional collaboration, matrix teams, cross-functional projects, matrix environment, matrixed organization, virtual teams, cross-functional working | skill
remote team management | distributed teams, managing remote teams, global teams, geographically dispersed teams, offshore teams, onshore-offshore coordination | skill
project kickoff facilitation | kick-off meetings, project meetings, kickoff meetings | skill
construction project leadership | capital projects management, capex projects | skill
deliverables tracking | deliverables, action tracking, action logs | skill

# agile
agile methodology | agile | knowledge
Scrum | agile ceremonies, agile/scrum | knowledge | implies: agile methodology | related: Kanban
Kanban | scrumban | knowledge | implies: agile methodology | related: Scrum
sprint planning | sprints@, iteration planning, backlog refinement, backlog grooming, retrospectives, daily standups, daily scrum, stand-up meetings, stand-ups | skill | implies: Scrum
scaled agile | =SAFe, =LeSS, program increment planning, pi planning, agile release train, scaled scrum, nexus framework, scrum of scrums | knowledge | implies: agile methodology
agile coaching | agile transformation, coached agile teams, agile adoption, servant leadership, agile training, coaching scrum teams, agile maturity | skill | implies: agile methodology
product backlog management | product backlog, backlog management, backlog prioritisation, backlog prioritization, prioritised backlog, prioritized backlog, managing backlog | skill
user stories | acceptance criteria, epics and stories, story writing | skill
waterfall methodology | waterfall@, traditional project management, v-model | knowledge
hybrid project methods | hybrid methodologies, hybrid agile | knowledge
velocity tracking | burndown charts, burn-down charts, agile metrics, sprint velocity, burn-up charts | skill
PRINCE2 methodology | =PRINCE2, prince 2, =Prince2 | knowledge | implies: project management
project management body of knowledge | =PMBOK, pmbok guide, pmi methodology, pmi standards, pmi framework, project management methodologies, project management principles, project management techniques, project lifecycle, project life cycle, project management frameworks, project management practices, project management processes | knowledge

# tools
Jira | | tool | | related: Azure DevOps, Trello, Asana
=Confluence | confluence@, atlassian suite, atlassian tools | tool | | related: Notion, SharePoint
Microsoft Project | ms project, project online | tool | implies: project scheduling | related: Primavera P6, Smartsheet
Primavera P6 | primavera, p6 scheduling, =P6@ | tool | implies: project scheduling | related: Microsoft Project
Trello | | tool | | related: Asana, Jira
=Asana | | tool | | related: Trello, Monday.com, Jira
Monday.com | monday com | tool | | related: Asana, Trello, Smartsheet, ClickUp, Wrike, Basecamp
ClickUp | | tool | | related: Monday.com, Wrike, Basecamp
Wrike | | tool | | related: Monday.com, ClickUp, Basecamp
Basecamp | teamwork.com | tool | | related: Monday.com, ClickUp, Wrike
Smartsheet | smart sheet | tool | | related: Microsoft Project, Monday.com, Airtable
Airtable | | tool | | related: Smartsheet
Microsoft Planner | ms planner, microsoft to do, project for the web | tool | | related: Planview, Clarity PPM
Planview | | tool | | related: Microsoft Planner, Clarity PPM
Clarity PPM | ca clarity | tool | | related: Microsoft Planner, Planview
=Notion | | tool | | related: Confluence
Microsoft Visio | visio | tool | | related: Lucidchart, draw.io, Bizagi
Lucidchart | lucid charts | tool | | related: Microsoft Visio, draw.io, Bizagi
draw.io | diagrams.net | tool | | related: Microsoft Visio, Lucidchart, Bizagi
Bizagi | | tool | | related: Microsoft Visio, Lucidchart, draw.io
project management software | project management tools, project software, project planning software, =PPM tools, pm tools, project tracking software | tool
Productboard | roadmunk, prodpad | tool | | related: Aha!, Pendo
=Aha! | aha! roadmaps, =Aha | tool | | related: Productboard, Pendo
Pendo | | tool | | related: Productboard, Aha!

# product
product management | managed products, product lifecycle, product life cycle, product leadership, product ownership | skill
agile product ownership | product owner duties, product owner responsibilities | skill | implies: product management
customer-centric products | product usability decisions, user-centric products, customer needs analysis, user needs@ | skill
product analytics tools | product usage data, product data analysis, usage analytics | skill
product strategy | product vision, product direction, product goals, product planning, product thinking | skill | implies: product management
product roadmap | roadmapping, product road map | skill | implies: product management
product requirements | =PRD@, =PRDs, product specifications, prds, feature definition, feature specifications, =MRD@ | skill
product discovery | customer discovery, opportunity assessment, problem discovery, product experiments, continuous discovery, validating ideas with users, customer interviews, product ideation and validation | skill
feature prioritisation | feature prioritization, =RICE scoring, prioritization frameworks, prioritized features, prioritised features, rice prioritization, moscow method, moscow prioritization | skill
product launch management | launch management, beta programme, product release planning, product go-live, product rollout | skill
product performance metrics | product kpis, =OKR, =OKRs, objectives and key results, north star metric, product okrs, activation and retention metrics, product success metrics, adoption metrics | skill
product-market fit | market opportunity analysis, value proposition, market needs, market sizing, total addressable market | knowledge
customer feedback analysis | =VoC, net promoter score, =NPS, user feedback, customer feedback, voice of customer | skill
monetisation strategy | pricing models, product pricing, subscription models, monetization | skill
product P&L | product profitability, product business case | skill
technical product management | platform product management, api product management | skill | implies: product management

# business analysis
business analysis | analysed business needs, business requirements analysis, analyzed business needs, business needs analysis, business systems analysis, business analytical skills | skill
requirements gathering | requirements elicitation, business requirements, gathered requirements, elicited requirements, requirements definition, requirements management, functional requirements, collect requirements, requirements workshops, user requirements, customer requirements@ | skill
requirements documentation | =BRD, =BRDs, =FRD, software requirements specification, =SRS@, functional specification, =FSD@, documented requirements, requirements documents | skill | implies: requirements gathering
process mapping | process flows, swimlane diagrams, flowcharts, workflow diagrams, workflow mapping, =SIPOC, process documentation, mapped processes, mapped business processes, workflow analysis, flow charts, data flow diagrams, as-is and to-be | skill
business process modelling | =BPMN, bpmn 2.0, process modelling, business process analysis | skill | implies: process mapping
business process improvement | process improvement, business process reengineering, process optimization, process optimisation, improved processes, =BPR@, streamlined processes, process redesign, process re-engineering, workflow optimization, process efficiency, process enhancement, business improvement, workflow improvement, process design, streamlined operations, business process management, =BPM@, operational improvements, workflow optimisation, process development, process transformation | skill
gap analysis | gap assessment, as-is analysis, gap analyses | skill
use case development | use cases | skill
feasibility studies | feasibility analysis, options appraisal, options analysis, impact assessment@, impact analysis | skill
cost-benefit analysis | business cases, cost benefit analyses, return on investment analysis, roi analysis, business justification, benefits realisation, benefits realization, benefits management | skill
SWOT analysis | =SWOT, pestle analysis, porter's five forces, =PESTLE, business frameworks, strategic analysis tools, swot | knowledge
stakeholder management | stakeholder engagement, managing stakeholders, engaged stakeholders, stakeholder relationships, stakeholder liaison, work with stakeholders, stakeholder collaboration, internal and external stakeholders, managing expectations, stakeholder buy-in, key stakeholders, senior stakeholders, stakeholder mapping, stakeholder analysis, influencing stakeholders | skill
workshop facilitation | facilitated workshops, workshop delivery, facilitating meetings, facilitation, joint application development, =JAD sessions, running workshops, conducting workshops, led workshops, =JAD@ | skill
UAT coordination | user acceptance test coordination, uat support, coordinated uat, uat planning | skill
business rules | decision tables, business logic analysis | knowledge
solution evaluation | solution design@, solution assessment, software selection, system selection, requirements to solution, solution recommendation | skill
business and IT liaison | bridge between business and technology, bridge between business and it, translate business requirements into technical requirements, translating business needs, liaison between business and technical teams, business-it alignment | skill

# operations and general management
operations management | operational management, managed operations, daily operations, day-to-day operations, business operations, operational leadership, oversaw operations, operations leadership, overseeing operations, directing operations, operational oversight, running operations, day to day running | skill
operational problem solving | operational issues, operational challenges | skill
people management | people leadership, leading people, staff management, line management, managing staff, personnel management, managing people, team management, managed team, managing a team, staff supervision, supervised staff, direct reports, supervising employees, supervised team, employee supervision, supervisory experience, supervision of staff, employee management, staff oversight, managing employees, supervising a team, line manager, line managing, supervision of employees | skill | | related: team leadership, leadership, team supervision
team supervision | supervision@, supervisory skills, supervising@, supervisory duties | skill | implies: leadership | related: people management
team motivation | motivating staff, motivating teams, staff motivation, staff engagement, team morale, employee motivation, team engagement | skill
team leadership | team leader, leading teams, led team, leading a team, led a team, team building, team leader experience, team development, team leading, leading people, built teams, building teams, high-performing teams | skill | implies: leadership | related: people management
staff development | mentoring staff, coaching staff, staff coaching, employee development, developing people, team coaching, developing staff, mentored team members, mentoring employees, developing team members, coaching employees, talent development@, coaching teams, mentoring junior staff, staff mentoring, people development, mentoring junior team members | skill
performance management | performance reviews, performance evaluations, appraisals, managing performance, performance improvement plans, performance feedback, employee performance, one-to-ones, staff performance, staff reviews, underperformance, team performance | skill
staff training | training staff, training new employees, training new staff, staff inductions, trained new hires, employee training, team training, trained team members, trained employees, on-the-job training, training of staff, training of new staff, inducting new staff, trained and supervised, cross-training, induction training, coached new staff, onboarding new staff | skill
staff scheduling | rostering, shift planning, workforce scheduling, shift scheduling, employee scheduling, rotas, scheduled staff, shift management, staffing schedules, work schedules, scheduling employees, managing shifts | skill
delegation | assigning tasks, work allocation, work assignment, delegating, allocation of work, allocated tasks, workload distribution, assigning work | skill
hiring and training staff | hiring and training, hiring staff, recruit and train, staff hiring, recruiting staff, interviewing and hiring, recruitment and training of staff, hiring and firing | skill
disciplinary handling | disciplinaries, grievances | skill
budget management | budgeting, budgetary control, financial oversight, budgetary management | skill
P&L management | =P&L, p&l responsibility, profit and loss, p&l accountability, profit & loss, p&l ownership | skill
cost reduction | cost control, cost savings, reduced costs, cost containment, cost optimization, cost optimisation, expense control, controlling costs, expense reduction, cost management for operations, cost efficiency, reduced expenses, cost cutting | skill
strategic planning | business strategy, strategy development, corporate strategy, strategic direction, developed strategy, business planning, strategic initiatives, long-term planning, annual planning, strategy execution, operational strategy, strategic management, long-range planning, strategy planning, strategy formulation, strategic objectives, strategic development, strategy implementation, strategic goals | skill
operational planning | operations planning, annual operating plan, activity planning@, departmental planning, tactical planning, operations strategy | skill
change management | organizational change, organisational change, managing change, =OCM@, change initiatives, change leadership, led change, change adoption, kotter change model, business change, change programmes, change programs, implementing change, prosci, adkar, change implementation, change readiness, driving change | skill
business transformation | transformation programmes, digital transformation, transformation projects, organisational transformation, organizational transformation, transformation initiatives, transformational change, transformation management, transformation programs, operational transformation | skill
continuous improvement | =CI projects, continuous process improvement, improvement initiatives, continual improvement, =Kaizen, improvement projects, continuous quality improvement | skill
Lean management | =Lean, lean methodology, lean principles, lean thinking, lean@, lean process improvement, lean techniques, lean practices, lean tools, lean operations | knowledge | implies: continuous improvement
Six Sigma | =DMAIC, dmaic, lean/six sigma, lean sigma | knowledge | implies: continuous improvement
standard operating procedures | =SOP, =SOPs, procedure writing, developing procedures, operating procedures, policies and procedures, procedure development, writing procedures, implementing procedures, wrote sops, sop development, work procedures, policy writing, procedure documentation, developed policies, company procedures, company policies@ | skill
KPI management | target setting, monitoring kpis, setting kpis, kpi monitoring, operational kpis, balanced scorecard, managing to kpis, performance targets, kpi performance, meeting kpis, achieve kpis, service kpis, performance measurement, operational performance, kpi achievement, key metrics@, goal setting, setting goals, performance goals, setting targets, setting objectives, operational metrics | skill
operational efficiency | productivity improvement, efficiency improvements, improved efficiency, operational excellence, increased productivity, improved productivity, increased efficiency, operational effectiveness, productivity gains, efficiency gains, operational optimization, operational performance improvement, business efficiency, optimize operations, optimised operations, maximizing efficiency, maximising productivity | skill
business management | general management, business administration, company management, managing a business, business operations management, managed business, ran own business, running a business, business acumen, commercial acumen, business knowledge, business understanding, business sense | skill
entrepreneurship | start-up experience, start-up environment, founded company, founded a company, entrepreneurial, business start-up, founder experience, business ownership, fast-growing start-up, startups | skill
organisational design | organizational design, organisation design, =TOM@, restructuring, organization design, operating models, reorganization, spans and layers | skill
post-merger integration | acquisition integration, integration planning, merger integration, =PMI@, company integration | skill
multi-site management | area management, regional management, managed multiple sites, multi-location management, multi site, multi-unit, managed multiple locations | skill
facilities management | building maintenance management, hard and soft services, facilities operations, building operations, =FM@, workplace management, hard fm, soft fm, facilities coordination, facilities services, managed facilities, property maintenance coordination, office space management | skill
vendor management | vendor relationships, vendor relations, third-party vendors, managed vendors, supplier relationships, contractor management, managing suppliers, vendor coordination, managing contractors, third-party management, external vendors, vendor performance, outsourcing management, third-party suppliers, supplier liaison, working with vendors, vendor selection, outsourced services | skill
contract management | managing contracts, contract oversight, service contracts, contract monitoring, contract compliance, negotiating contracts, drafting contracts@ | skill
risk management | risk assessment, risk mitigation, risk identification, risk analysis, assessing risk, mitigating risks, managed risk, risk evaluation, identifying risks, =ERM@, risk control, risk planning, business risk | skill
quality management | quality improvement, =TQM, quality monitoring, service quality, quality standards, improving quality, quality programmes, quality programs, quality initiatives, quality of service, quality objectives, managing quality | skill
health and safety management | safety compliance, workplace health and safety, health and safety responsibility, managing health and safety, maintaining health and safety, ensure health and safety, safety management, responsible for health and safety | skill
compliance management | ensuring compliance, compliance monitoring, compliance with policies, compliance with regulations, regulatory compliance, legal compliance, compliance with company policies, compliance oversight, compliance requirements, compliance standards | skill
executive leadership | c-suite leadership, board reporting, board management, executive management, board level, board presentations, board of directors, reporting to the board, executive level leadership, board papers, senior management experience, senior leadership | skill
management reporting | management information, monthly reports, operational reporting, performance reporting, weekly reports, reporting to senior management, executive reporting, activity reports | skill
business growth | company growth, growing a business, scale-up, scaling operations, business expansion, driving growth, market expansion, drove growth, expansion strategy, growth strategies, revenue generation, grew business, scaling a business | skill
business performance analysis | operational analysis, business performance, operations analysis, performance analysis@, benchmarking, business insights, business reviews | skill
demand and capacity planning | workforce planning, operational capacity planning, staffing plans, headcount planning, manpower planning, labor planning, labour planning, workforce management, staffing levels, labour cost control, labor cost control, staff planning | skill
service delivery | service improvement, delivery management, service development, service operations | skill
non-profit management | charity management, trustee boards, nonprofit administration, non-governmental organisations, =NGO, =NGOs, third sector, voluntary sector, non-profit sector, nonprofit organizations, nonprofit sector, donor-funded projects, voluntary organisations, not-for-profit, charity sector, ngo sector | knowledge
fundraising | grant management, fund raising, major gifts, capital campaigns, charitable giving, raised funds, individual giving, annual giving, raiser's edge, donors@, philanthropy, legacy giving, raisers edge | skill
volunteer management | volunteer coordination, managing volunteers, recruiting volunteers, volunteer recruitment, supervised volunteers, coordinated volunteers, volunteer supervision, volunteer training | skill
programme evaluation | monitoring and evaluation, =M&E, impact evaluation, logical framework, theory of change, logframe, =MEAL@, project evaluation, programme monitoring, impact measurement, outcome measurement, program monitoring | skill
international development | development programmes, donor reporting, usaid, development projects, humanitarian response, capacity building, relief work, emergency relief, humanitarian programmes | knowledge
crisis management | crisis response, managing crises, contingency planning, crisis planning, crisis situations, emergency planning@, incident command | skill
meeting facilitation | chaired meetings, running meetings, team meetings, leading meetings, staff meetings, conducted meetings, team briefings, led meetings, daily briefings | skill
sustainability management | =ESG, environmental social and governance, carbon reporting, carbon footprint, esg reporting, net zero | skill

# consulting
management consulting | consulting@, consultancy, advisory services, advisory work@, business advisory, consultant experience, advised clients, client advisory, strategic advice, consulting background, consulting role | skill
client engagement management | engagement management, client delivery, client workshops, client management, client-facing, client engagements, managing clients, client relationships, client relations, client communication, client interaction, customer-facing role | skill
problem structuring | issue trees, =MECE, structured problem solving, structured thinking, hypothesis-driven | skill
strategy presentation | executive presentations, presenting to executives, board decks, consulting decks, slide decks, client presentations, powerpoint decks, pitch decks, presentation decks, presenting to clients, executive-level presentations, presenting to senior management, executive summaries | skill
due diligence | | skill
trusted advisor | executive advisory, trusted adviser | skill
implementation consulting | client implementation, customer implementation, solution implementation, implementation planning, implementation management, implementation projects, solution delivery, client onboarding implementation, implementation support | skill
market entry analysis | industry analysis, sector analysis, market assessment, market landscape analysis | skill
public sector consulting | government consulting | skill

# certificates and degrees
PMP | project management professional | certification | implies: project management, project management body of knowledge | related: PRINCE2 Practitioner
CAPM | certified associate in project management | certification | implies: project management
PRINCE2 Practitioner | prince2 foundation, prince2 certification, prince2 certified, prince 2 practitioner, prince2 qualified, prince 2 certified | certification | implies: PRINCE2 methodology, project management | related: PMP
Certified ScrumMaster | =CSM@, certified scrum master, scrum master certification, csm certification, scrum master certified | certification | implies: Scrum | related: Professional Scrum Master
Professional Scrum Master | =PSM, psm i | certification | implies: Scrum | related: Certified ScrumMaster
Certified Scrum Product Owner | =CSPO, cspo certification, product owner certification | certification | implies: Scrum, product management | related: Professional Scrum Product Owner
Professional Scrum Product Owner | =PSPO, pspo i | certification | implies: Scrum, product management | related: Certified Scrum Product Owner
PMI-ACP | agile certified practitioner, =ACP@, icagile certified, icp-acc | certification | implies: agile methodology
SAFe certification | =SAFe Agilist, safe agilist, safe practitioner, safe scrum master, leading safe, safe 5 agilist, =SPC@, safe certified, safe popm | certification | implies: scaled agile
AgilePM | dsdm, =APMG, agile project management certification, agile pm | certification | implies: agile methodology
APM qualification | apm project management qualification, association for project management, =ChPP, apm pmq, chartered project professional, =PMQ, apm pfq | certification | implies: project management
MSP programme management | managing successful programmes, msp practitioner, =PgMP, program management professional, pgmp | certification | implies: programme management
P3O | =MoP@, management of portfolios, management of risk certification, =M_o_R | certification | implies: project management office
CBAP | certified business analysis professional, iiba certification, pmi-pba, =IIBA, babok | certification | implies: business analysis | related: CCBA, ECBA
CCBA | | certification | implies: business analysis | related: CBAP, ECBA
ECBA | entry certificate in business analysis | certification | implies: business analysis | related: CBAP, CCBA
BCS business analysis | bcs diploma in business analysis, bcs foundation certificate in business analysis, bcs certificate in business analysis, bcs international diploma in business analysis | certification | implies: business analysis
Six Sigma Green Belt | six sigma greenbelt, lssgb, green belt certified, =CSSGB, green belt@ | certification | implies: Six Sigma
Six Sigma Black Belt | master black belt, lssbb, black belt certified, =CSSBB, six sigma blackbelt, black belt@ | certification | implies: Six Sigma, Six Sigma Green Belt
Six Sigma Yellow Belt | white belt six sigma, yellow belt@ | certification | implies: Six Sigma
Prosci certification | prosci change practitioner, prosci certified, certified change practitioner, change management practitioner certification, apmg change management practitioner, =CCMP, change management certification | certification | implies: change management
MBA | master of business administration, masters in business administration, master's in business administration | certification | implies: business management
degree in business | business degree, =BBA, bachelor of business administration, degree in management, business administration degree, bachelor's in business administration, business studies, =BCom, bachelor of commerce, degree in commerce, management degree, =BBA degree | knowledge
CMI qualification | =CMI, chartered management institute, chartered manager, cmi level 5, ilm level 3, =ILM, institute of leadership and management, ilm level 5, ilm qualification, level 3 team leading, nvq in management, management qualification, team leading qualification, diploma in management, ilm level 2, diploma in leadership and management | certification | implies: people management
Google Project Management Certificate | google project management | certification | implies: project management
IWFM qualification | =IWFM, =BIFM, certified facility manager, facility management professional certification, facilities management qualification, =IFMA | certification | implies: facilities management
product management certification | pragmatic marketing certified, pragmatic institute certification, product school certificate, certified product manager | certification | implies: product management
certified management consultant | chartered management consultant, =CMC@ | certification | implies: management consulting
business continuity certification | =CBCP, =CBCI, =MBCP, iso 22301, =MBCI | certification
`
