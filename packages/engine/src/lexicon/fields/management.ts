export const management = `
# projects
project management,-delivery,-execution,-leadership ~ project planning,project coordination
project scheduling,-milestones,-timelines,=CPM@,critical path analysis,-method,gantt,master schedule,milestone tracking,schedule management
project coordination,-support,-administration,-assistance
project scope management,scope--,-control,-creep,-definition,=SOW@,defining scope,project-,statement of work
project budgeting,-financials,-cost control,-management,=EVM@,earned value,cost management@ > budget management
project risk management,raid--,-logs,issue-,project risks,=RAID log,risk registers,risks and issues
project documentation,closeout-,=PID@,lessons learned,post-implementation review,project charter,-closure,-records,-close-out,-documents,project initiation-,business documentation@
project reporting,status-,highlight reports,progress-,project dashboards,-progress,-status updates
project governance,-boards,-controls,-assurance,-standards,=RACI,RAG status,gate reviews,governance frameworks,=SteerCo,stage gates,steering committees
project management office,programme-,=PMO,pmo governance,-support
project monitoring,-tracking,monitoring project progress
project resource planning,resource--,-allocation,-forecasting,-management,-scheduling,-levelling,project staffing
project portfolio management,--prioritisation,=PPM@,portfolio governance,-planning
multiple project handling,--projects simultaneously,concurrent projects,juggling multiple-,managing-
cross-functional team leadership,--collaboration,-projects,-teams,-working,matrix environment,-management,-teams,virtual-,matrixed organization
remote team management,onshore-offshore coordination,distributed teams,offshore-,global-,geographically dispersed-
project kickoff facilitation,--meetings,kick-off-,kickoff-
construction project leadership,capital projects management,capex projects
deliverables tracking,action-,-logs,deliverables
skill > project management:
project planning,-initiation,work breakdown structure,=WBS
programme management,multi-project-,portfolio of projects,programme delivery
# agile
sprint planning,iteration-,backlog refinement,-grooming,daily scrum,-standups,retrospectives,sprints@,stand-up meetings,stand-ups > Scrum
agile coaching,-transformation,-adoption,-maturity,-training,coaching scrum teams,servant leadership > agile methodology
product backlog management,backlog--,-prioritisation,prioritised backlog,product-
user stories,epics and-,story writing,acceptance criteria
velocity tracking,agile metrics,burn-down charts,burn-up-,burndown-,sprint velocity
knowledge:
agile methodology,agile
waterfall methodology,v-model,waterfall@
hybrid project methods,--methodologies,-agile
PRINCE2 methodology,=PRINCE2,=Prince2,prince 2 > project management
project management body of knowledge,=PMBOK,pmbok guide,pmi framework,-methodology,-standards,project management principles,-methodologies,--lifecycle,-life cycle
knowledge > agile methodology:
Scrum,agile/scrum,agile ceremonies ~ Kanban
Kanban,scrumban
scaled agile,-scrum,scrum of scrums,=LeSS,=SAFe,agile release train,nexus framework,pi planning,program increment-
# tools
tool:
Jira > project management software,defect tracking ~ Azure DevOps,Trello,Asana
=Confluence,confluence@,atlassian suite,-tools ~ Notion,SharePoint
Microsoft Project,ms project,project online > project scheduling,project management software ~ Primavera P6,Smartsheet
Airtable
Microsoft Planner,ms planner ~ Planview,Clarity PPM
Planview ~ Clarity PPM
Clarity PPM,ca clarity
=Notion
Microsoft Visio,visio ~ Lucidchart,draw.io,Bizagi
Lucidchart,lucid charts ~ draw.io,Bizagi
draw.io,diagrams.net ~ Bizagi
Bizagi
project management software,-tools,--tracking software,project--,planning-,project planning-,=Linear@@,=PPM tools,pm-
Productboard,prodpad,roadmunk > product roadmap ~ Aha!,Pendo
=Aha!,=Aha,aha! roadmaps ~ Pendo
Pendo
tool > project management software:
Trello ~ Asana
=Asana ~ Monday.com
Monday.com ~ Trello,Smartsheet,ClickUp,Wrike,Basecamp
ClickUp ~ Wrike,Basecamp
Wrike ~ Basecamp
Basecamp,teamwork.com
Smartsheet,smart sheet ~ Airtable
# product
product management,-leadership,-lifecycle,-ownership,-life cycle
customer-centric products,user-centric-,customer needs analysis,user needs@
product analytics tools,--data analysis,usage analytics
product requirements,-specifications,feature-,-definition,=MRD@,=PRD@,prds
product discovery,continuous-,problem-,customer-,-interviews,opportunity assessment,product experiments
feature prioritisation,=MoSCoW,=RICE scoring,moscow method,-prioritization,rice-,prioritization frameworks,prioritized features
product launch management,launch--,product go-live,-rollout,beta programme
product performance metrics,adoption--,product success-,--kpis,-okrs,=OKR,north star metric,objectives and key results
customer feedback analysis,--feedback,user-,=NPS,=VoC,net promoter score,voice of customer
monetisation strategy,monetization,pricing models,subscription-,product pricing
product P&L,-profitability
skill > product management:
agile product ownership
product strategy,-goals,-thinking,-vision,-planning,-direction
product roadmap,-road map,roadmapping
technical product management,api-
knowledge:
product-market fit,total addressable market,market needs,-sizing,-opportunity analysis,value proposition
# business analysis
business analysis,-requirements analysis,--systems analysis,--needs analysis
requirements gathering,-workshops,-definition,-management,-elicitation,business requirements,elicited-,collect-,user-,functional-,customer requirements@
requirements documentation,-documents,=BRD,=FRD,=FSD@,=SRS@,documented requirements,functional specification,software requirements- > requirements gathering
process mapping,-documentation,-flows,data flow diagrams,swimlane--,workflow-,-analysis,-mapping,=SIPOC,flow charts,flowcharts,mapped business processes
business process modelling,-analysis,=BPMN,bpmn 2.0,process modelling > process mapping
business process improvement,-management,-reengineering,--improvement,process-,workflow-,-optimization,process-,-development,-design,-redesign,-efficiency,-re-engineering,operational improvements,=BPM@,=BPR@,streamlined operations,-processes
gap analysis,as-is-,-and to-be,gap assessment,-analyses
use case development,--cases
feasibility studies,-analysis,impact-,options-,-appraisal,impact assessment@
cost-benefit analysis,roi-,return on investment-,benefits management,-realisation,business justification,-cases,cost benefit analyses
stakeholder management,-analysis,-mapping,-engagement,-relationships,-buy-in,engaged stakeholders,influencing-,key-,senior-,internal and external-,managing expectations
workshop facilitation,-delivery,=JAD@,conducting workshops,facilitated-,led-,running-,facilitating meetings,facilitation,joint application development,=JAD sessions
UAT coordination,coordinated uat,uat planning,-support
solution evaluation,-assessment,-design@,-recommendation,software selection,system-
business and IT liaison,business-it alignment,translating business needs
knowledge:
SWOT analysis,pestle-,=PESTLE,business frameworks,porter's five forces,swot
business rules,decision tables
# operations and general management
operations management,-leadership,operational-,-oversight,-management,business operations,day-to-day-,overseeing-,daily-
operational problem solving,--challenges,-issues
people management,employee-,line-,personnel-,staff-,team-,direct reports,employee supervision,staff-,-oversight,leading people,line managing,-manager,management experience,supervisory-,people leadership,supervising a team,--employees,supervision of-,-staff,supervised--,-team ~ team leadership,leadership,team supervision
team motivation,employee-,staff-,-engagement,team-,-morale
staff development,employee-,people-,coaching staff,-teams,-employees,mentoring-,-staff,-junior staff,developing--,-people,-team members,mentored-,team coaching,staff-,-mentoring,talent development@
staff training,on-the-job-,team-,employee-,induction-,cross-training,training staff,-of staff,inducting new--,onboarding-,training-,-employees,trained--,-and supervised,staff inductions
shift leadership,leading a shift,--shifts,-the shift,led-,ran-,running-
staff scheduling,shift-,employee-,workforce-,work schedules,manage rosters,staff-,prepare-,managing shifts,rostering,rotas,shift management,-planning
delegation,workload distribution,allocated tasks,assigning-,delegating,work allocation,-assignment
hiring and training staff,--firing,-training,--staff,recruiting-,staff hiring,interviewing and-,recruit and train
disciplinary handling,disciplinaries,grievances
P&L management,=P&L,p&l accountability,-ownership,-responsibility,profit and loss
cost reduction,expense-,-control,cost-,-efficiency,-containment,-cutting,-savings,-optimization,controlling costs,reduced-
strategic planning,-development,strategy-,-implementation,-execution,-formulation,-planning,long-term-,long-range-,annual-,business-,-strategy,operational-,corporate-,strategic direction,-initiatives,-goals,-management,-objectives
operational planning,tactical-,departmental-,operations-,-strategy,activity planning@,annual operating plan
change management,-implementation,-adoption,-initiatives,-leadership,-programmes,=OCM@,Kotter,adkar,business change,organisational-,driving-,kotter change model,prosci
business transformation,operational-,digital-,organisational-,transformation projects,-initiatives,-management,-programmes,transformational change
continuous improvement,continual-,continuous process-,continuous quality--,=CI projects,improvement-,-initiatives,=Kaizen
standard operating procedures,operating--,work-,company-,implementing-,policies and-,=SOPs,developed policies,policy writing,procedure-,-documentation,-development,sop-,company policies@,=SOP
KPI management,monitoring kpis,meeting-,service-,achieve-,operational-,-metrics,-performance,kpi-,-monitoring,balanced scorecard,setting goals,-objectives,-targets,performance-,-measurement,-goals,key metrics@,goal setting,target-
operational efficiency,business-,maximizing-,increased-,-productivity,maximising-,optimize operations,efficiency improvements,-gains,productivity-,-improvement,operational performance-,--excellence,-optimization,-effectiveness
business management,company-,general-,business operations-,--sense,-understanding,-knowledge,-administration,-acumen,commercial-
entrepreneurship,business ownership,-start-up,fast-growing-,entrepreneurial,founded company,-a company,founder experience,start-up-,-environment,startups
organisational design,organisation-,=TOM@,operating models,reorganization,restructuring
post-merger integration,acquisition-,merger-,company-,=PMI@,integration planning
multi-site management,area-,multi-location-,regional-,multi site,managed multiple locations,-sites,multi-unit
facilities management,-services,-coordination,-operations,building-,-maintenance management,workplace--,office space-,=FM@,hard fm,soft-
vendor management,contractor-,outsourcing-,third-party-,-suppliers,-vendors,external-,working with-,managing suppliers,outsourced services,supplier liaison,-relationships,vendor-,-coordination,-performance,-relations,-selection
quality management,-improvement,-initiatives,-monitoring,-objectives,-programmes,-standards,=TQM,service quality
health and safety management,workplace health and safety,managing-,safety compliance,-management
compliance management,-oversight,-standards,-monitoring,-requirements,-with policies,-regulations,ensuring compliance,regulatory-,legal-
executive leadership,c-suite-,senior-,-management experience,board presentations,-papers,-of directors,--reporting,-level,-management,executive-
management reporting,-information,MI reporting,operational-,performance-,executive-,activity reports,monthly-,weekly-
business growth,-expansion,market-,company growth,driving-,drove-,expansion strategy,grew business,growing a-,scaling-,--operations,revenue generation,scale-up,growth strategies
business performance analysis,operations--,operational-,business insights,-performance,-reviews,performance analysis@,benchmarking
demand and capacity planning,operational--,labor--,staff-,manpower-,headcount-,workforce-,-management,labour cost control,staffing levels
service delivery,-development,-improvement,-operations,delivery management
fundraising,philanthropy,capital campaigns,donors@,fund raising,annual giving,legacy-,charitable-,individual-,grant management,major gifts
programme evaluation,impact-,project-,monitoring and-,=M&E,logical framework,=MEAL@,impact measurement,outcome-,logframe,programme monitoring,theory of change
crisis management,-response,-situations,-planning,contingency-,emergency planning@,managing crises,incident command
meeting facilitation,staff meetings,chaired-,team-,leading-,running-,conducted-,led-,daily briefings,team-
sustainability management,=ESG,carbon footprint,-reporting,esg-,environmental social and governance,net zero
team supervision,supervised@,supervising@,supervision@,supervisory duties,-skills > leadership
team leadership,-building,-development,-leader,-leading,leading people,building teams,high-performing-,built-,led team,led a- > leadership,people management
knowledge:
non-profit management,charity-,-sector,ngo-,non-profit-,nonprofit-,-administration,-organizations,=NGO,donor-funded projects,non-governmental organisations,voluntary-,-sector,third-,not-for-profit,trustee boards
international development,humanitarian programmes,-response,capacity building,donor reporting,emergency relief,relief work,usaid
knowledge > continuous improvement:
Lean management,=Lean,lean thinking,-operations,-methodology,-practices,-principles,-techniques,-tools,-process improvement,lean@
Six Sigma,dmaic,lean sigma,lean/six-
# consulting
management consulting,advised clients,advisory services,-work@,business advisory,client-,consultancy,consultant experience,consulting background,consulting@,strategic advice
client engagement management,engagement--,client-,-delivery,-communication,-engagements,-interaction,-relations,-relationships,-workshops,client-facing,managing clients,customer-facing role
problem structuring,=MECE,hypothesis-driven,issue trees,structured thinking,-problem solving
strategy presentation,board decks,consulting-,pitch-,powerpoint-,slide-,presentation-,client presentations,executive-level-,executive-,-summaries^,presenting to clients,-executives
due diligence
trusted advisor,executive advisory
implementation consulting,-management,-planning,-projects,-support,client implementation,customer-,solution-,-delivery
market entry analysis,sector--,industry-,market assessment
public sector consulting,government--
# certificates and degrees
certification:
PMP,project management professional > project management,project management body of knowledge ~ PRINCE2 Practitioner
PRINCE2 Practitioner,-Agile,prince2 qualified,-certification,-certified,prince 2-,-practitioner > PRINCE2 methodology
SAFe certification,=SPC@,leading safe,safe popm,-practitioner,-5 agilist,safe--,-certified,-scrum master > scaled agile
MSP programme management,=MSP@@,managing successful programmes,msp practitioner,pgmp,program management professional > programme management
P3O,management of portfolios > project management office
Six Sigma Black Belt,black belt@,-belt certified,lssbb,master black belt,=CSSBB > Six Sigma Green Belt
Prosci certification,change management-,-practitioner certification,=CCMP,certified change practitioner,prosci-,--certified > change management
MBA,=EMBA,master of business administration,masters in-- > business management
CMI qualification,ilm-,management-,=CMI,nvq in management,diploma-,-leadership and management,=CMgr,=ILM,chartered manager,-management institute,cmi level 5,ilm-,-2,-3 > people management
IWFM qualification,=BIFM,=IFMA,=IWFM,certified facility manager > facilities management
product management certification,certified product manager,pragmatic marketing certified > product management
certified management consultant,=CMC@ > management consulting
business continuity certification,=CBCI,=CBCP,=MBCI,=MBCP
certification > project management:
CAPM,certified associate in project management
APM qualification,apm project management-,=ChPP,=PMQ,apm pfq,-pmq,association for project management,=APM@@,chartered project professional
Google Project Management Certificate,google project management
certification > Scrum:
Certified ScrumMaster,=CSM@,certified scrum master,csm certification,scrum master-,-certified ~ Professional Scrum Master
Professional Scrum Master,=PSM,psm i
certification > Scrum,product management:
Certified Scrum Product Owner,=CSPO,cspo certification,product owner- ~ Professional Scrum Product Owner
Professional Scrum Product Owner,pspo i,=PSPO
certification > agile methodology:
PMI-ACP,=ACP@,agile certified practitioner
AgilePM,agile pm,-project management certification,dsdm
certification > business analysis:
CBAP,=IIBA,certified business analysis professional,iiba certification ~ CCBA,ECBA
CCBA ~ ECBA
ECBA,entry certificate in business analysis
BCS business analysis,bcs foundation certificate in-,bcs--,bcs diploma--,bcs international-
certification > Six Sigma:
Six Sigma Green Belt,green belt@,-belt certified,lssgb,six sigma greenbelt,=CSSGB
Six Sigma Yellow Belt,yellow belt@
knowledge:
degree in business,-management,-commerce,bachelor of--,-business administration,bachelor's in--,=BCom,=BBA,+degree,management-,business-,-studies,-administration degree`
