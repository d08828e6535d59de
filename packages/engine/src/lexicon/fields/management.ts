export const management = `
# projects
project management,-leadership,-delivery,-execution,managed projects,led-,delivering- ~ project planning,project coordination
project planning,-initiation,work breakdown structure,=WBS,planned projects > project management
project scheduling,-timelines,-milestones,critical path method,-analysis,gantt,master schedule,milestone tracking,schedule management,=CPM@
project coordination,-administration,-support,-assistance,coordinated projects
project scope management,scope--,-definition,-control,-creep,project scope,defining-,manage-,statement of work,=SOW@
project budgeting,-financials,-cost management,-control,=EVM@,earned value,cost management@ > budget management
project risk management,raid--,-logs,issue-,project risks,=RAID log,risk registers,risks and issues
project documentation,closeout-,project charter,-initiation documents,project--,-records,-closure,-close-out,lessons learned,business documentation@,=PID@,post-implementation review
project reporting,status-,project dashboards,-progress,-status updates,progress reports,highlight-
project governance,-boards,-controls,-standards,-assurance,steering committees,stage gates,gate reviews,governance frameworks
project management office,programme-,=PMO,pmo support,-governance
project monitoring,-tracking,monitoring project progress
project resource planning,resource--,-allocation,-management,-forecasting,-scheduling,-levelling,allocated resources,project staffing
programme management,multi-project-,programme delivery,portfolio of projects,managed programmes > project management
project portfolio management,--prioritisation,=PPM@,portfolio planning,-governance
multiple project handling,--projects simultaneously,concurrent projects,managing multiple-,juggling-
cross-functional team leadership,--teams,-collaboration,-projects,-working,matrix management,-teams,-environment,matrixed organization,virtual teams
remote team management,distributed teams,global-,geographically dispersed-,offshore--,managing remote-,onshore-offshore coordination
project kickoff facilitation,--meetings,kick-off-,kickoff-
construction project leadership,capital projects management,capex projects
deliverables tracking,action-,-logs,deliverables
# agile
knowledge: agile methodology,agile
knowledge: Scrum,agile ceremonies,agile/scrum > agile methodology ~ Kanban
knowledge: Kanban,scrumban > agile methodology
sprint planning,iteration-,sprints@,backlog refinement,-grooming,retrospectives,daily standups,-scrum,stand-up meetings,stand-ups > Scrum
knowledge: scaled agile,-scrum,=SAFe,=LeSS,pi planning,program increment-,agile release train,nexus framework,scrum of scrums > agile methodology
agile coaching,-transformation,-adoption,-training,-maturity,coaching scrum teams,servant leadership > agile methodology
product backlog management,backlog--,-prioritisation,product backlog,prioritised-,managing-
user stories,epics and-,acceptance criteria,story writing
knowledge: waterfall methodology,waterfall@,v-model
knowledge: hybrid project methods,--methodologies,-agile
velocity tracking,burndown charts,burn-down-,burn-up-,agile metrics,sprint velocity
knowledge: PRINCE2 methodology,=PRINCE2,prince 2,=Prince2 > project management
knowledge: project management body of knowledge,=PMBOK,pmbok guide,pmi methodology,-standards,-framework,project management methodologies,-principles,--lifecycle,-life cycle
# tools
tool: Jira ~ Azure DevOps,Trello,Asana
tool: =Confluence,confluence@,atlassian suite,-tools ~ Notion,SharePoint
tool: Microsoft Project,ms project,project online > project scheduling ~ Primavera P6,Smartsheet
tool: Trello ~ Asana
tool: =Asana ~ Monday.com
tool: Monday.com ~ Trello,Smartsheet,ClickUp,Wrike,Basecamp
tool: ClickUp ~ Wrike,Basecamp
tool: Wrike ~ Basecamp
tool: Basecamp,teamwork.com
tool: Smartsheet,smart sheet ~ Airtable
tool: Airtable
tool: Microsoft Planner,ms planner ~ Planview,Clarity PPM
tool: Planview ~ Clarity PPM
tool: Clarity PPM,ca clarity
tool: =Notion
tool: Microsoft Visio,visio ~ Lucidchart,draw.io,Bizagi
tool: Lucidchart,lucid charts ~ draw.io,Bizagi
tool: draw.io,diagrams.net ~ Bizagi
tool: Bizagi
tool: project management software,-tools,--software,project planning-,project tracking--,=PPM tools,pm-
tool: Productboard,roadmunk,prodpad ~ Aha!,Pendo
tool: =Aha!,aha! roadmaps,=Aha ~ Pendo
tool: Pendo
# product
product management,-lifecycle,-leadership,-ownership,-life cycle,managed products
agile product ownership > product management
customer-centric products,user-centric-,customer needs analysis,user needs@
product analytics tools,--data analysis,usage analytics
product strategy,-vision,-direction,-goals,-planning,-thinking > product management
product roadmap,-road map,roadmapping > product management
product requirements,-specifications,feature-,-definition,=PRD@,=PRDs,prds,=MRD@
product discovery,-experiments,customer interviews,-discovery,problem-,continuous-,opportunity assessment
feature prioritisation,rice prioritization,moscow-,-method,=RICE scoring,prioritization frameworks,prioritized features
product launch management,launch--,beta programme,product go-live,-rollout
product performance metrics,--kpis,-okrs,-success metrics,adoption--,=OKR,objectives and key results,north star metric
knowledge: product-market fit,market needs,-sizing,-opportunity analysis,value proposition,total addressable market
customer feedback analysis,--feedback,user-,=VoC,net promoter score,=NPS,voice of customer
monetisation strategy,pricing models,subscription-,product pricing,monetization
product P&L,-profitability
technical product management,api- > product management
# business analysis
business analysis,-requirements analysis,--needs analysis,--systems analysis
requirements gathering,-elicitation,-definition,-management,-workshops,business requirements,gathered-,elicited-,functional-,collect-,user-,customer requirements@
requirements documentation,-documents,=BRD,=FRD,functional specification,software requirements-,=SRS@,=FSD@,documented requirements > requirements gathering
process mapping,-flows,-documentation,data flow diagrams,swimlane--,workflow-,-mapping,-analysis,flowcharts,=SIPOC,mapped processes,mapped business-,flow charts,as-is and to-be
business process modelling,-analysis,=BPMN,bpmn 2.0,process modelling > process mapping
business process improvement,-reengineering,-management,--improvement,process-,workflow-,-optimization,process-,-optimisation,-redesign,-re-engineering,-efficiency,-enhancement,-design,-development,-transformation,improved processes,streamlined-,-operations,=BPR@,=BPM@,operational improvements
gap analysis,as-is-,gap assessment,-analyses
use case development,--cases
feasibility studies,-analysis,options-,impact-,-assessment@,options appraisal
cost-benefit analysis,roi-,return on investment-,business cases,-justification,cost benefit analyses,benefits realisation,-management
knowledge: SWOT analysis,pestle-,=SWOT,porter's five forces,=PESTLE,business frameworks,swot
stakeholder management,-engagement,-relationships,-liaison,-collaboration,-buy-in,-mapping,-analysis,managing expectations,-stakeholders,key-,senior-,influencing-,engaged-,internal and external-
workshop facilitation,-delivery,facilitated workshops,running-,conducting-,led-,facilitating meetings,facilitation,joint application development,=JAD sessions,=JAD@
UAT coordination,uat support,-planning,coordinated uat
knowledge: business rules,decision tables
solution evaluation,-design@,-assessment,-recommendation,software selection,system-
business and IT liaison,translating business needs,business-it alignment
# operations and general management
operations management,operational-,-leadership,-oversight,managed operations,daily-,day-to-day-,business-,oversaw-,overseeing-,directing-,running-,operations leadership
operational problem solving,--issues,-challenges
people management,staff-,line-,personnel-,team-,employee-,-supervision,staff-,-oversight,people leadership,leading people,managing-,-staff,-a team,supervising-,--employees,managing-,supervision of-,-staff,supervised--,-team,managed-,direct reports,supervisory experience,line manager,-managing ~ team leadership,leadership,team supervision
team supervision,supervision@,supervisory skills,-duties,supervising@ > leadership
team motivation,staff-,employee-,motivating staff,-teams,staff engagement,team-,-morale
team leadership,-building,-development,-leading,-leader,led team,led a-,leading-,--people,-teams,built-,building-,high-performing- > leadership
staff development,employee-,people-,mentoring junior staff,--staff,-employees,coaching-,-staff,-teams,staff mentoring,-coaching,team-,developing people,-staff,-team members,mentored-,talent development@
staff training,employee-,team-,on-the-job-,induction-,training of staff,--staff,-new employees,-staff,inducting-,onboarding-,staff inductions,trained employees,-and supervised,cross-training
staff scheduling,workforce-,shift-,employee-,rostering,shift planning,-management,rotas,scheduled staff,work schedules,scheduling employees,managing shifts
delegation,allocated tasks,assigning-,-work,work allocation,-assignment,delegating,workload distribution
hiring and training staff,--training,-firing,--staff,recruiting-,recruit and train,staff hiring,interviewing and-
disciplinary handling,disciplinaries,grievances
P&L management,=P&L,p&l responsibility,-accountability,-ownership,profit and loss,--& loss
cost reduction,expense-,-control,cost-,-efficiency,-cutting,-savings,-containment,-optimization,reduced expenses,-costs,controlling-
strategic planning,-goals,-direction,-initiatives,-management,-objectives,-development,strategy-,-formulation,-implementation,-execution,-planning,long-term-,annual-,long-range-,business-,-strategy,corporate-,developed-,operational-
operational planning,departmental-,tactical-,operations-,-strategy,annual operating plan,activity planning@
change management,-initiatives,-leadership,-adoption,-programmes,-implementation,-readiness,organizational change,organisational-,managing-,led-,business-,implementing-,driving-,=OCM@,kotter change model,prosci,adkar
business transformation,digital-,organisational-,operational-,transformation programmes,-projects,-initiatives,-management,transformational change
continuous improvement,continuous process-,continual--,continuous quality-,=CI projects,improvement-,-initiatives,=Kaizen
knowledge: Lean management,=Lean,lean methodology,-principles,-thinking,-techniques,-practices,-tools,-operations,-process improvement,lean@ > continuous improvement
knowledge: Six Sigma,=DMAIC,dmaic,lean/six sigma,lean- > continuous improvement
standard operating procedures,developing--,operating-,policies and-,writing--,implementing-,work-,company-,-policies@,=SOP,=SOPs,wrote sops,policy writing,procedure-,-documentation,-development,sop-,developed policies
KPI management,target setting,goal-,meeting kpis,achieve-,service-,monitoring-,setting-,-goals,-objectives,-targets,performance-,-measurement,-goals,kpi achievement,-monitoring,-performance,operational-,-kpis,-metrics,balanced scorecard,key metrics@
operational efficiency,-excellence,-effectiveness,-optimization,-performance improvement,productivity--,-gains,efficiency-,-improvements,improved efficiency,business-,maximizing-,increased-,-productivity,improved-,maximising-,optimize operations
business management,general-,company-,business operations-,--administration,-acumen,-knowledge,-understanding,-sense,managed business,managing a-,running-,commercial acumen
entrepreneurship,founder experience,start-up-,-environment,founded company,-a company,entrepreneurial,business ownership,-start-up,fast-growing-,startups
organisational design,organizational-,organisation-,organization-,=TOM@,restructuring,operating models,reorganization
post-merger integration,acquisition-,merger-,company-,integration planning,=PMI@
multi-site management,area-,regional-,multi-location-,managed multiple sites,-locations,multi site,multi-unit
facilities management,-coordination,-services,-operations,building-,-maintenance management,workplace--,office space-,=FM@,hard fm,soft-,managed facilities
vendor management,outsourcing-,contractor-,third-party-,-vendors,-suppliers,managing-,-contractors,vendor relations,-coordination,-performance,-selection,-relationships,supplier-,-liaison,managed vendors,external-,working with-,outsourced services
quality management,-improvement,-monitoring,-standards,-programmes,-initiatives,-objectives,-of service,=TQM,service quality,improving-,managing-
health and safety management,safety compliance,-management,workplace health and safety,managing-
compliance management,-oversight,-requirements,-standards,-monitoring,-with policies,-regulations,ensuring compliance,regulatory-,legal-
executive leadership,c-suite-,senior-,-management experience,board reporting,-level,-presentations,-papers,-of directors,--management,executive-
management reporting,-information,monthly reports,weekly-,activity-,operational reporting,performance-,executive-
business growth,-expansion,market-,scale-up,company growth,driving-,drove-,grew business,growing a-,scaling-,--operations,expansion strategy,growth strategies,revenue generation
business performance analysis,operational--,operations-,business performance,-insights,-reviews,performance analysis@,benchmarking
demand and capacity planning,operational--,headcount--,manpower-,labor-,staff-,workforce-,-management,staffing plans,-levels,labour cost control
service delivery,-improvement,-development,-operations,delivery management
knowledge: non-profit management,charity-,-sector,third-,voluntary-,-organisations,non-governmental-,trustee boards,nonprofit administration,-organizations,-sector,non-profit-,ngo-,=NGO,donor-funded projects,not-for-profit
fundraising,grant management,fund raising,major gifts,capital campaigns,charitable giving,individual-,annual-,legacy-,raised funds,raiser's edge,donors@,philanthropy
programme evaluation,impact-,project-,monitoring and-,=M&E,logical framework,theory of change,logframe,=MEAL@,programme monitoring,impact measurement,outcome-
knowledge: international development,donor reporting,usaid,humanitarian response,-programmes,development-,-projects,capacity building,relief work,emergency relief
crisis management,-situations,-response,-planning,contingency-,managing crises,emergency planning@,incident command
meeting facilitation,chaired meetings,running-,leading-,staff-,conducted-,led-,team-,-briefings,daily-
sustainability management,=ESG,environmental social and governance,esg reporting,carbon-,-footprint,net zero
# consulting
management consulting,consulting@,consultancy,advisory services,-work@,business advisory,client-,consultant experience,advised clients,strategic advice,consulting background,-role
client engagement management,engagement--,client-,-delivery,-workshops,-engagements,-relationships,-relations,-communication,-interaction,client-facing,managing clients,customer-facing role
problem structuring,issue trees,=MECE,structured thinking,-problem solving,hypothesis-driven
strategy presentation,executive summaries,-presentations,client-,executive-level-,presenting to executives,-clients,board decks,consulting-,slide-,powerpoint-,pitch-,presentation-
due diligence
trusted advisor,executive advisory
implementation consulting,-planning,-management,-projects,-support,client implementation,customer-,solution-,-delivery
market entry analysis,industry--,sector-,market assessment
public sector consulting,government--
# certificates and degrees
certification: PMP,project management professional > project management,project management body of knowledge ~ PRINCE2 Practitioner
certification: CAPM,certified associate in project management > project management
certification: PRINCE2 Practitioner,prince2 qualified,-foundation,-certification,-certified,prince 2-,-practitioner > PRINCE2 methodology
certification: Certified ScrumMaster,=CSM@,certified scrum master,scrum master certified,-certification,csm-- > Scrum ~ Professional Scrum Master
certification: Professional Scrum Master,=PSM,psm i > Scrum
certification: Certified Scrum Product Owner,=CSPO,cspo certification,product owner- > Scrum,product management ~ Professional Scrum Product Owner
certification: Professional Scrum Product Owner,=PSPO,pspo i > Scrum,product management
certification: PMI-ACP,agile certified practitioner,=ACP@,icagile certified,icp-acc > agile methodology
certification: SAFe certification,=SAFe Agilist,safe agilist,safe 5-,--practitioner,-certified,-popm,-scrum master,leading safe,=SPC@ > scaled agile
certification: AgilePM,dsdm,=APMG,agile pm,-project management certification > agile methodology
certification: APM qualification,apm project management-,association for project management,=ChPP,apm pmq,-pfq,chartered project professional,=PMQ > project management
certification: MSP programme management,managing successful programmes,msp practitioner,=PgMP,program management professional,pgmp > programme management
certification: P3O,=MoP@,management of portfolios,=M_o_R > project management office
certification: CBAP,certified business analysis professional,iiba certification,pmi-pba,=IIBA,babok > business analysis ~ CCBA,ECBA
certification: CCBA > business analysis ~ ECBA
certification: ECBA,entry certificate in business analysis > business analysis
certification: BCS business analysis,bcs international diploma in-,bcs--,bcs certificate--,bcs foundation- > business analysis
certification: Six Sigma Green Belt,six sigma greenbelt,lssgb,green belt@,-belt certified,=CSSGB > Six Sigma
certification: Six Sigma Black Belt,master black belt,lssbb,black belt@,-belt certified,=CSSBB > Six Sigma Green Belt
certification: Six Sigma Yellow Belt,white belt six sigma,yellow belt@ > Six Sigma
certification: Prosci certification,change management-,-practitioner certification,prosci certified,-change practitioner,certified-,=CCMP > change management
certification: MBA,master of business administration,masters in-- > business management
knowledge: degree in business,-management,-commerce,bachelor of--,-business administration,bachelor's in--,=BBA,+degree,management-,business-,-studies,-administration degree,=BCom
certification: CMI qualification,ilm-,management-,=CMI,chartered manager,-management institute,cmi level 5,ilm-,-3,-2,=ILM,nvq in management,diploma-,-leadership and management,institute of-- > people management
certification: Google Project Management Certificate,google project management > project management
certification: IWFM qualification,=IWFM,=BIFM,certified facility manager,=IFMA > facilities management
certification: product management certification,pragmatic marketing certified,certified product manager > product management
certification: certified management consultant,=CMC@ > management consulting
certification: business continuity certification,=CBCP,=CBCI,=MBCP,iso 22301,=MBCI`
