export const sales = `
# customer service
customer service,-support,-care,-facing experience,-environment,-role,-work,client service,serving the public,dealing with-,working-,served customers
de-escalation,deescalation,difficult customers,irate-,de-escalating,escalated calls ~ complaint handling
escalation management,-handling,customer escalations,escalated complaints
customer relationship building,--rapport,-relationships,-relations,client-,-rapport,building-,rapport building
customer retention,client-,churn prevention,-reduction,customer churn,-loyalty,retaining customers,retention calls,-strategies,save desk,churn@@
outbound calling,-dialing
high-volume calls,high call volume,calls per day > telephone customer service
technical customer support,tier 1-,product support ~ customer service
call quality monitoring,call--,-calibration,-auditing,-evaluation,-scoring
contact centre workforce management,Aspect WFM,erlang,intraday management,=WFM@@
call scripting,following scripts,sales-,scripted calls
customer records,account maintenance^,updating customer accounts
returns and refunds,customer returns,refunds@,return authorizations
appointment setting,-making,setting appointments
customer onboarding,client-,new customer setup,onboarding clients,-customers,-new clients
customer success management,--success,client-,=CSM@ ~ account management,customer onboarding
quarterly business reviews,client-,executive-,account--,=QBR
customer health monitoring,-scores,--adoption,product-
customer training,client-
voice of the customer,client feedback,customer-,-insight,-surveys
agent coaching,call-,coaching agents
skill > customer service:
customer experience,client-,=CX,customer journey
customer enquiries,handling-,answer customer questions,customer--,-contact,-queries,-inquiries,client-,-queries@
complaint handling,-management,-resolution,-investigation,handle complaints,customer-
customer issue resolution,first call--,first contact--,escalated customer issues,issue resolution@
telephone customer service,inbound-,--calls,customer-,handling-,answering-,taking-,call handling,phone support
live chat support,chat--,multichannel customer-,customer emails,live chat,web-,webchat
social media customer care,-service,community responses
bilingual customer service,-support,multilingual customer service
customer service management,-leadership,-operations,call centre management,contact-
knowledge:
customer satisfaction,client-,net promoter score,=NPS,CSAT ~ customer experience
call centre experience,--centre,contact-,=BPO@@,=FCR@@,first call resolution,first contact-- > telephone customer service
average handle time,=AHT,adherence to schedule,call centre KPIs,-metrics,call--
order to cash,=O2C,=OTC
tool:
Calabrio ~ contact centre workforce management
NICE IEX ~ contact centre workforce management
Verint ~ contact centre workforce management
call centre software,=IVR,predictive dialer,auto-,interactive voice response
customer service software,=Intercom@@
tool > call centre software:
Genesys
Five9
NICE inContact,CXone
Talkdesk
Amazon Connect
Aircall
tool > customer service software:
Gorgias
Kustomer
Help Scout
Zoho Desk
Zendesk ~ Freshdesk
Salesforce Service Cloud,--Service,Service Cloud
tool > customer success management:
Gainsight
ChurnZero ~ Gainsight
Totango ~ Gainsight
=Vitally ~ Gainsight
Planhat ~ Gainsight
# selling
sales,selling
lead generation,-sourcing,-gen,sales leads,identifying-
prospecting,acquiring customers,prospective-,-clients,client acquisition,customer-,prospect for new business,identifying prospects,-new business opportunities ~ lead generation
cold calling,-emailing,-outreach ~ prospecting,outbound calling
telesales,outbound sales calls,phone sales^,tele-,telephone-,-selling,selling over the phone,telemarketing > sales,outbound calling ~ inside sales
lead qualification,opportunity-,BANT,lead qualifying,qualifying prospects ~ lead generation
sales forecasting,Clari,forecasting sales
value-based selling,value-,insight-,=Challenger@@,Challenger methodology,-sale,selling value ~ consultative selling
sales proposals,client-,commercial-,preparing-,business-,customer-,writing-,proposal development,-preparation,-writing
quotations@,generating quotes,customer-,price-,providing-,sales-
responding to tenders,-RFPs,=PQQ,RFP responses,tender-,bid-,-submissions,tender-,-writing,bid-,-management,proposal-,bids and tenders,tenders^@@ ~ tendering and RFPs
account planning,-mapping,-strategy,joint business plans
contract renewals,subscription-,client-,renewal rates,-negotiations,-sales,renewals management
stakeholder selling,C-suite-,C-level-,-executives,-relationships,executive-level-,decision makers@
pre-sales,presales,proof of concepts,sales engineering,solution-,-consulting
partnership development,-building,-management,partner management^,-relationships,building partnerships,business-,strategic-
partner enablement ~ partnership development
strategic alliances,alliance management,alliances^@@ ~ partnership development
distributor management,dealer-,-network,-development,-relations,distribution partners,route to market,wholesaler relationships
franchise sales,-development,-business consulting,franchisee recruitment
capture management,-plans ~ government sales
GSA schedules,-contracts ~ government sales
sales operations,revenue-,RevOps,sales ops,-process improvement
sales enablement,-collateral,-playbooks,-readiness,-content,enablement-,=Seismic@,Highspot,Showpad
sales reporting,sales performance-,--metrics,-analysis,-analytics,-dashboards,-data,-trends
sales training,-coaching,-mentoring,-onboarding,coaching sales reps
sales strategy,commercial-,=GTM,go to market,sales business plan,--plans,-growth strategies
trade shows,-exhibitions,industry events,networking-,exhibitions@
client meetings,customer-,-visits,client-,meeting clients,visiting-,-customers
professional networking,business-,building networks,referral-,-generation,-partners,industry contacts,existing network,network building,networking^@
social selling,LinkedIn-,-prospecting,-outreach ~ prospecting
skill > sales:
sales targets,revenue-,exceeded quota,quota attainment,-carrying,quota@,sales KPIs,-goals,-objectives,-budget,-quotas,target driven sales
business development,-growth,developing business opportunities,new biz,-business,biz dev
inside sales,-selling,remote sales,office-based-,internal-
outside sales,-selling,field-,-sales,external-,territory-,face-to-face-,field based-
door-to-door sales,D2D-,canvassing@,door knocking,-to door,=D2D@@
event sales and promotions,event-based selling,kiosk sales,direct marketing-,product sampling
B2B sales,=B2B2C,B2B,business-to-business
B2C sales,consumer-,B2C,business-to-consumer
inbound sales,-leads,-enquiries,lead follow-up,warm leads
sales pipeline management,pipeline--,-development,-generation,-reporting,building pipeline,sales-,managing-,robust-,pipeline@@,sales funnel,-opportunities
closing sales,-deals,-skills,-techniques,closed@@,closing^@@,deal closing,sales-
sales negotiation,commercial-,deal-,negotiated deals,negotiating with customers
objection handling,overcoming objections,sales-
consultative selling,-approach,-sales,solution-,-selling,needs-based-
sales presentations,client-,customer-,product-,pitching to clients,presenting-,pitching@@,sales pitches
account management,client relationship-,client--,-accounts@,-portfolio,account servicing,managing client relationships,--existing accounts
territory management,-development,-planning,-sales management,assigned territory,managed-,sales-,managing a-,territory@
media sales,display-,advertising-,exhibition-,ad-,sponsorship-,media selling,selling advertising,-media
energy sales,-broking,solar sales,in-home-,roofing-,utility-,home improvement-,selling energy,-solar
telecom sales,wireless-,broadband-,mobile phone-,selling telecoms
financial product sales,loan--,merchant services-,payment processing--
timeshare sales,membership-,holiday ownership-,vacation-,selling memberships,timeshare
hotel and events sales,hospitality sales,banquet-,catering-,wedding-,conference-,group-,venue-
export sales,-market development,international business--,--sales,overseas-,global-,selling internationally
sales team management,-leadership,sales--,-management,managing sales team,managed a-
revenue growth,-generation,=MRR@@,=NRR@@,annual recurring revenue,monthly-,drive--,growing-,grew-,increasing-,-sales,driving-,maximising-,=ARR@@,net revenue retention,sales growth
skill > account management:
key account management,key client--,--accounts,global-,national-,enterprise-,strategic-,large-,major-,=JBP,joint business planning
account growth,-development,-penetration,-expansion,developing existing accounts,farming--,growing-,-existing business,expansion revenue
skill > B2B sales:
enterprise sales,-customers,-software sales,--selling,-deals,complex-,-sales,long sales cycles
SaaS sales,IT-,software-,cloud-,tech-,technology-,selling SaaS,-software,SaaS selling
technical sales,-selling,equipment sales,industrial-,engineering-,machinery-
pharmaceutical sales,-detailing,physician-,=HCPs@@,ABPI,CNPR,formulary@@,pharma sales,=IQVIA
medical device sales,--sales,-equipment sales,healthcare--,surgical-,orthopaedic-,dental-
wholesale sales,distribution-,distributor-,trade-,-counter,builders merchants
recruitment sales,staffing-
channel sales,-partners,-management,reseller-,-channel,VAR-,indirect sales,partner-
government sales,federal-,public sector-
knowledge:
SPIN selling,=SPIN@@,sales methodology > sales
Miller Heiman ~ SPIN selling
MEDDIC,MEDDPICC,MEDDICC ~ SPIN selling
Sandler training,=Sandler ~ SPIN selling
FMCG,off-trade,consumer packaged goods,fast moving consumer--,=CPG,major multiples,grocery-,-sales,on-trade
commission plans,-structures,-calculation,CaptivateIQ,Xactly,sales commission,-incentives,-compensation
market knowledge,industry-,-trends,market conditions,-trends@
certification:
bid proposal certification,APMP,=Shipley > responding to tenders
tool:
proposal software,RFPIO
configure price quote,=CPQ
tool > proposal software:
Loopio
Qorus
PandaDoc
Proposify
tool > configure price quote:
Salesforce CPQ,CPQ software
DealHub
soft:
commercial awareness,-mindset,-acumen,business-,commercially astute,-aware,-minded
target-driven,competitive nature,entrepreneurial spirit,goal oriented,goal-driven,hunter mentality,-mindset,money motivated,results driven,sales-,results-oriented,target orientated
resilience to rejection,handling--,tenacious,perseverance,tenacity,thick skin
telephone manner,-etiquette,-skills,phone presence
# tools
tool:
NetSuite CRM ~ Zoho CRM
Veeva ~ Zoho CRM
SAP CRM ~ Zoho CRM
LinkedIn Sales Navigator,Sales--,-Nav ~ social selling
sales engagement platforms,--cadences,=Outreach@,Groove sales,sequences^@@
sales intelligence tools,6sense
=Gong,conversation intelligence
Chorus.ai ~ Gong
InsightSquared ~ Gong
field sales apps
tool > CRM software:
Salesforce,=SFDC,Sales Cloud,-Force CRM ~ HubSpot,Microsoft Dynamics CRM,Zoho CRM
Microsoft Dynamics CRM,Dynamics--,-365 CRM,-Sales
Zoho CRM,Copper-,Monday-,Nimble-,ActiveCampaign-,Close-,Zoho
Pipedrive ~ Zoho CRM
Freshsales ~ Zoho CRM
Insightly ~ Zoho CRM
SugarCRM
Oracle Siebel,Siebel ~ SugarCRM
Oracle Sales Cloud ~ SugarCRM
SAP C4C ~ SugarCRM
tool > sales engagement platforms:
Outreach.io
Salesloft
Apollo.io,=Apollo@@
Yesware
Lemlist
Reply.io
tool > sales intelligence tools:
ZoomInfo
Lusha
Cognism
DiscoverOrg
=Hoovers
Seamless.AI
LeadIQ
Clearbit
Demandbase
tool > field sales apps:
Badger Maps
Repsly
SPOTIO
SalesRabbit
certification:
Salesforce administrator certification,Salesforce--,-admin,-certified,ADM 201 > Salesforce`
