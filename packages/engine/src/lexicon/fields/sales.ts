export const sales = `
# customer service
customer service,-care,-support,client service,serviced customers,served-
customer experience,client-,=CX,customer journey > customer service
knowledge: customer satisfaction,client-,CSAT,=NPS,net promoter score ~ customer experience
customer enquiries,handling-,customer contact,-inquiries,client-,-queries@,customer queries,-questions,answer customer- > customer service
complaint handling,-resolution,-management,-investigation,handling complaints,resolving-,customer- > customer service
customer issue resolution,first call--,first contact--,resolving customer issues,escalated-,issue resolution@ > customer service
de-escalation,deescalation,irate customers,difficult-,escalated calls,de-escalating ~ complaint handling
escalation management,-handling,handling escalations,customer-,managing-,escalated complaints
customer relationship building,rapport--,building rapport,client-,customer-,-relationships,-relations,client-
customer retention,client-,retention calls,-strategies,retaining customers,churn reduction,-prevention,reducing churn,customer-,-loyalty,save desk
knowledge: call centre experience,--centre,contact- > telephone customer service
telephone customer service,inbound-,--calls,answering-,taking-,handling-,customer-,phone support,call handling > customer service
outbound calling,-dialing
high-volume calls,high call volume,calls per day > telephone customer service
live chat support,chat--,multichannel customer-,live chat,web-,webchat,customer emails > customer service
social media customer care,-service,community responses > customer service
technical customer support,tier 1-,product support ~ customer service
bilingual customer service,-support,multilingual customer service > customer service
call quality monitoring,call--,-auditing,-calibration,-scoring,-evaluation
knowledge: average handle time,=AHT,call metrics,call centre-,-KPIs,adherence to schedule
contact centre workforce management,Aspect WFM,intraday management,erlang
tool: Calabrio ~ contact centre workforce management
tool: NICE IEX ~ contact centre workforce management
tool: Verint ~ contact centre workforce management
tool: call centre software,predictive dialer,auto-,interactive voice response,=IVR
tool: Genesys > call centre software
tool: Five9 > call centre software
tool: NICE inContact > call centre software
tool: Talkdesk > call centre software
tool: Amazon Connect > call centre software
tool: Aircall > call centre software
tool: customer service software
tool: Gorgias > customer service software
tool: Kustomer > customer service software
tool: Help Scout > customer service software
tool: Zoho Desk > customer service software
tool: Zendesk > customer service software ~ Freshdesk
tool: Salesforce Service Cloud,--Service,Service Cloud > customer service software
call scripting,following scripts,sales-,scripted calls
customer records,updating customer accounts,account maintenance
knowledge: order to cash,=O2C,=OTC
returns and refunds,refunds,customer returns,return authorizations
appointment setting,-making,setting appointments
customer onboarding,client-,onboarding clients,-customers,-new clients,new customer setup
customer success management,--success,client-,=CSM@ ~ account management,customer onboarding
tool: Gainsight > customer success management
tool: ChurnZero > customer success management ~ Gainsight
tool: Totango > customer success management ~ Gainsight
tool: Vitally > customer success management ~ Gainsight
tool: Planhat > customer success management ~ Gainsight
quarterly business reviews,executive-,client-,account--,=QBR
customer health monitoring,-scores,--adoption,product-
customer training,client-,training clients,-customers
voice of the customer,customer surveys,-insight,-feedback,client-
customer service management,-leadership,-operations,call centre management,contact- > customer service
agent coaching,call-,coaching agents
# selling
sales,selling
sales targets,revenue-,sales budget,-quotas,-goals,-KPIs,-objectives,quota attainment,-carrying,exceeded quota,target driven sales,quota@ > sales
business development,-growth,new business,biz dev,developing business opportunities > sales
lead generation,-gen,-sourcing,generating leads,sales-,identifying-
prospecting,acquiring customers,prospective-,-clients,prospect for new business,customer acquisition,client-,identifying prospects,-new business opportunities ~ lead generation
cold calling,-outreach,-emailing ~ prospecting
telesales,telemarketing,telephone selling,-sales,phone-,tele-,outbound sales calls,selling over the phone > sales,outbound calling ~ inside sales
inside sales,-selling,internal sales,remote-,office-based- > sales
outside sales,-selling,field-,-sales,external-,territory-,face-to-face-,field based- > sales
door-to-door sales,D2D-,door knocking,-to door,canvassing > sales
event sales and promotions,event-based selling,kiosk sales,direct marketing-,product sampling > sales
B2B sales,B2B,business-to-business > sales
B2C sales,consumer-,B2C,business-to-consumer > sales
inbound sales,-enquiries,-leads,warm-,lead follow-up > sales
lead qualification,opportunity-,qualifying leads,-prospects,lead qualifying,BANT ~ lead generation
sales pipeline management,pipeline--,-generation,-development,-reporting,managing pipeline,building-,robust-,sales-,-funnel,-opportunities > sales
sales forecasting,forecasting sales
closing sales,-deals,-techniques,-skills,deal closing,sales-,closing@ > sales
sales negotiation,commercial-,deal-,negotiating with customers,negotiated deals > sales
objection handling,handling objections,overcoming-,sales- > sales
consultative selling,-approach,-sales,solution-,-selling,needs-based- > sales
value-based selling,value-,insight-,selling value,Challenger sale,-methodology ~ consultative selling
knowledge: SPIN selling,sales methodology > sales
knowledge: Miller Heiman ~ SPIN selling
knowledge: MEDDIC,MEDDPICC ~ SPIN selling
knowledge: Sandler training,=Sandler ~ SPIN selling
sales presentations,client-,product-,customer-,presenting to clients,pitching-,pitching@,sales pitches > sales
sales proposals,preparing-,writing-,customer-,client-,commercial-,business-,proposal writing,-preparation,-development
quotations,price quotes,sales-,customer-,providing-,generating-,quoting customers
responding to tenders,-RFPs,tender responses,RFP-,bid-,-writing,tender-,-submissions,bid-,-management,proposal-,tenders@,=PQQ,bids and tenders ~ tendering and RFPs
certification: bid proposal certification,APMP,=Shipley > responding to tenders
tool: proposal software,RFPIO
tool: Loopio > proposal software
tool: Qorus > proposal software
tool: PandaDoc > proposal software
tool: Proposify > proposal software
tool: configure price quote,=CPQ
tool: Salesforce CPQ,CPQ software > configure price quote
tool: DealHub > configure price quote
account management,client-,client relationship-,--accounts@,-portfolio,managing accounts,-existing accounts,--client relationships,account servicing > sales
key account management,key client--,--accounts,major-,national-,strategic-,global-,large-,enterprise- > account management
account growth,-expansion,-development,-penetration,farming accounts,developing existing-,growing--,-existing business,expansion revenue > account management
account planning,-strategy,-mapping,joint business plans
contract renewals,client-,subscription-,renewals management,renewal sales,-rates,-negotiations,renewing contracts
stakeholder selling,C-level-,C-suite-,executive-level relationships,C-level-,-executives,decision makers@
territory management,territory sales-,--planning,-development,sales territory,managed-,assigned-,managing a-,territory@ > sales
enterprise sales,-selling,-deals,-customers,-software sales,complex--,-deals,long sales cycles > B2B sales
SaaS sales,software-,technology-,IT-,tech-,cloud-,selling SaaS,-software,SaaS selling > B2B sales
technical sales,-selling,engineering sales,industrial-,machinery-,equipment- > B2B sales
pre-sales,presales,sales engineering,solution-,-consulting
pharmaceutical sales,-detailing,physician-,pharma sales,ABPI,CNPR > B2B sales
medical device sales,--sales,-equipment sales,healthcare--,orthopaedic-,surgical-,dental- > B2B sales
knowledge: FMCG,consumer packaged goods,fast moving consumer--,=CPG,grocery sales
wholesale sales,distribution-,distributor-,trade-,-counter,builders merchants > B2B sales
media sales,advertising-,ad-,sponsorship-,display-,exhibition-,selling advertising,-media,media selling > sales
energy sales,-broking,utility sales,solar-,in-home-,roofing-,home improvement-,selling energy,-solar > sales
telecom sales,broadband-,wireless-,mobile phone-,selling telecoms > sales
financial product sales,loan--,merchant services-,payment processing-- > sales
timeshare sales,membership-,vacation ownership-,holiday-,selling memberships > sales
hotel and events sales,group sales,hospitality-,venue-,catering-,banquet-,wedding-,conference- > sales
recruitment sales,staffing- > B2B sales
export sales,-market development,international business--,--sales,overseas-,global-,selling internationally > sales
channel sales,-partners,-management,reseller-,-channel,VAR-,partner sales,indirect- > B2B sales
partnership development,-building,-management,partner-,-relationships,strategic partnerships,business-,building-,developing-
partner enablement ~ partnership development
strategic alliances,alliance management,alliances@ ~ partnership development
distributor management,dealer-,-network,-relations,-development,managing distributors,-dealers,distribution partners,wholesaler relationships
franchise sales,-development,-business consulting,franchisee recruitment
government sales,federal-,public sector- > B2B sales
capture management,-plans ~ government sales
GSA schedules,-contracts ~ government sales
sales operations,revenue-,sales ops,-process improvement,RevOps
sales enablement,-readiness,-collateral,-playbooks,-content,enablement-,Highspot,Seismic,Showpad
sales reporting,sales performance-,--analysis,-analytics,-metrics,-dashboards,-data,-trends
sales training,-coaching,-onboarding,-mentoring,coaching sales reps
sales team management,-leadership,sales--,-management,managing sales team,managed a- > sales
sales strategy,commercial-,sales plans,-business plan,--growth strategies,go to market,=GTM
revenue growth,-generation,growing revenue,grew-,drive-,increasing-,-sales,driving-,maximising-,sales growth > sales
knowledge: commission plans,-calculation,-structures,sales compensation,-incentives,-commission,Xactly,CaptivateIQ
soft: commercial awareness,-mindset,-acumen,business-,commercially aware,-minded,-astute
knowledge: market knowledge,industry-,-trends,market trends@,-conditions
trade shows,-exhibitions,industry events,networking-,exhibitions@
client meetings,customer-,-visits,client-,meeting clients,visiting-,-customers
professional networking,business-,networking@,referral generation,-partners,-networks,building-,generating referrals,industry contacts,network building,existing network
social selling,LinkedIn-,-prospecting,-outreach ~ prospecting
soft: target-driven,money motivated,hunter mentality,-mindset,competitive nature,entrepreneurial spirit,results driven,sales-,goal-driven,goal oriented,target orientated,results-oriented
soft: resilience to rejection,handling--,thick skin,tenacity,tenacious,perseverance
soft: telephone manner,-skills,-etiquette,phone-,-manner,-skills,-presence
# tools
tool: Salesforce,=SFDC,Sales Cloud,-Force CRM > CRM software ~ HubSpot,Microsoft Dynamics CRM,Zoho CRM
certification: Salesforce administrator certification,Salesforce--,-admin,-certified,ADM 201 > Salesforce
tool: Microsoft Dynamics CRM,Dynamics--,-365 Sales,-CRM > CRM software
tool: Zoho CRM,Monday-,Copper-,Close-,Nimble-,ActiveCampaign-,Zoho > CRM software
tool: NetSuite CRM ~ Zoho CRM
tool: Veeva ~ Zoho CRM
tool: SAP CRM ~ Zoho CRM
tool: Pipedrive > CRM software ~ Zoho CRM
tool: Freshsales > CRM software ~ Zoho CRM
tool: Insightly > CRM software ~ Zoho CRM
tool: SugarCRM > CRM software
tool: Oracle Siebel,Siebel > CRM software ~ SugarCRM
tool: Oracle Sales Cloud > CRM software ~ SugarCRM
tool: SAP C4C > CRM software ~ SugarCRM
tool: LinkedIn Sales Navigator,Sales--,-Nav ~ social selling
tool: sales engagement platforms,--cadences,Groove sales,sequences@,=Outreach@
tool: Outreach.io > sales engagement platforms
tool: Salesloft > sales engagement platforms
tool: Apollo.io > sales engagement platforms
tool: Yesware > sales engagement platforms
tool: Lemlist > sales engagement platforms
tool: Reply.io > sales engagement platforms
tool: sales intelligence tools,6sense
tool: ZoomInfo > sales intelligence tools
tool: Lusha > sales intelligence tools
tool: Cognism > sales intelligence tools
tool: DiscoverOrg > sales intelligence tools
tool: Hoovers > sales intelligence tools
tool: Seamless.AI > sales intelligence tools
tool: LeadIQ > sales intelligence tools
tool: Clearbit > sales intelligence tools
tool: Demandbase > sales intelligence tools
tool: Gong,conversation intelligence
tool: Chorus.ai ~ Gong
tool: InsightSquared ~ Gong
tool: field sales apps
tool: Badger Maps > field sales apps
tool: Repsly > field sales apps
tool: SPOTIO > field sales apps
tool: SalesRabbit > field sales apps`
