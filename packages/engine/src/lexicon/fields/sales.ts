export const sales = `
# customer service
customer service,-support,-care,client service,served customers,serviced-
customer experience,client-,=CX,customer journey > customer service
customer enquiries,handling-,answer customer questions,customer--,-contact,-queries,-inquiries,client-,-queries@ > customer service
complaint handling,-management,-resolution,-investigation,customer complaints,handling-,resolving- > customer service
customer issue resolution,first call--,first contact--,escalated customer issues,resolving-,issue resolution@ > customer service
de-escalation,deescalation,difficult customers,irate-,de-escalating,escalated calls ~ complaint handling
escalation management,-handling,customer escalations,handling-,managing-,escalated complaints
customer relationship building,--rapport,-relationships,-relations,client-,-rapport,building-,rapport building
customer retention,client-,churn prevention,-reduction,customer loyalty,-churn,reducing-,retaining customers,retention calls,-strategies,save desk
telephone customer service,inbound-,--calls,customer-,handling-,answering-,taking-,call handling,phone support > customer service
outbound calling,-dialing
high-volume calls,high call volume,calls per day > telephone customer service
live chat support,chat--,multichannel customer-,customer emails,live chat,web-,webchat > customer service
social media customer care,-service,community responses > customer service
technical customer support,tier 1-,product support ~ customer service
bilingual customer service,-support,multilingual customer service > customer service
call quality monitoring,call--,-calibration,-auditing,-evaluation,-scoring
contact centre workforce management,Aspect WFM,erlang,intraday management
call scripting,following scripts,sales-,scripted calls
customer records,account maintenance,updating customer accounts
returns and refunds,customer returns,refunds@,return authorizations
appointment setting,-making,setting appointments
customer onboarding,client-,new customer setup,onboarding clients,-customers,-new clients
customer success management,--success,client-,=CSM@ ~ account management,customer onboarding
quarterly business reviews,client-,executive-,account--,=QBR
customer health monitoring,-scores,--adoption,product-
customer training,client-,training customers,-clients
voice of the customer,client feedback,customer-,-insight,-surveys
customer service management,-leadership,-operations,call centre management,contact- > customer service
agent coaching,call-,coaching agents
knowledge:
customer satisfaction,client-,net promoter score,=NPS,CSAT ~ customer experience
call centre experience,--centre,contact- > telephone customer service
average handle time,=AHT,adherence to schedule,call centre KPIs,-metrics,call--
order to cash,=O2C,=OTC
tool:
Calabrio ~ contact centre workforce management
NICE IEX ~ contact centre workforce management
Verint ~ contact centre workforce management
call centre software,=IVR,predictive dialer,auto-,interactive voice response
Genesys > call centre software
Five9 > call centre software
NICE inContact > call centre software
Talkdesk > call centre software
Amazon Connect > call centre software
Aircall > call centre software
customer service software
Gorgias > customer service software
Kustomer > customer service software
Help Scout > customer service software
Zoho Desk > customer service software
Zendesk > customer service software ~ Freshdesk
Salesforce Service Cloud,--Service,Service Cloud > customer service software
Gainsight > customer success management
ChurnZero > customer success management ~ Gainsight
Totango > customer success management ~ Gainsight
=Vitally > customer success management ~ Gainsight
Planhat > customer success management ~ Gainsight
# selling
sales,selling
sales targets,revenue-,exceeded quota,quota attainment,-carrying,quota@,sales KPIs,-goals,-objectives,-budget,-quotas,target driven sales > sales
business development,-growth,biz dev,new business,developing business opportunities > sales
lead generation,-sourcing,-gen,generating leads,identifying-,sales-
prospecting,acquiring customers,prospective-,-clients,client acquisition,customer-,prospect for new business,identifying prospects,-new business opportunities ~ lead generation
cold calling,-emailing,-outreach ~ prospecting
telesales,selling over the phone,outbound sales calls,phone sales,tele-,telephone-,-selling,telemarketing > sales,outbound calling ~ inside sales
inside sales,-selling,remote sales,office-based-,internal- > sales
outside sales,-selling,field-,-sales,external-,territory-,face-to-face-,field based- > sales
door-to-door sales,D2D-,canvassing@,door knocking,-to door > sales
event sales and promotions,event-based selling,kiosk sales,direct marketing-,product sampling > sales
B2B sales,B2B,business-to-business > sales
B2C sales,consumer-,B2C,business-to-consumer > sales
inbound sales,-leads,-enquiries,lead follow-up,warm leads > sales
lead qualification,opportunity-,BANT,lead qualifying,qualifying leads,-prospects ~ lead generation
sales pipeline management,pipeline--,-development,-generation,-reporting,building pipeline,managing-,robust-,sales-,-funnel,-opportunities > sales
sales forecasting,forecasting sales
closing sales,-deals,-skills,-techniques,closed@@,closing^@@,deal closing,sales- > sales
sales negotiation,commercial-,deal-,negotiated deals,negotiating with customers > sales
objection handling,handling objections,overcoming-,sales- > sales
consultative selling,-approach,-sales,solution-,-selling,needs-based- > sales
value-based selling,value-,insight-,Challenger methodology,-sale,selling value ~ consultative selling
sales presentations,client-,customer-,product-,pitching to clients,presenting-,pitching@@,sales pitches > sales
sales proposals,client-,commercial-,preparing-,business-,customer-,writing-,proposal development,-preparation,-writing
quotations@,generating quotes,customer-,price-,providing-,sales-,quoting customers
responding to tenders,-RFPs,=PQQ,RFP responses,tender-,bid-,-submissions,tender-,-writing,bid-,-management,proposal-,bids and tenders,tenders^@@ ~ tendering and RFPs
account management,client relationship-,client--,-accounts@,-portfolio,account servicing,managing client relationships,--accounts,-existing accounts > sales
key account management,key client--,--accounts,global-,national-,enterprise-,strategic-,large-,major- > account management
account growth,-development,-penetration,-expansion,developing existing accounts,farming--,growing-,-existing business,expansion revenue > account management
account planning,-mapping,-strategy,joint business plans
contract renewals,subscription-,client-,renewal rates,-negotiations,-sales,renewals management,renewing contracts
stakeholder selling,C-suite-,C-level-,-executives,-relationships,executive-level-,decision makers@
territory management,-development,-planning,-sales management,assigned territory,managed-,sales-,managing a-,territory@ > sales
enterprise sales,-customers,-software sales,--selling,-deals,complex-,-sales,long sales cycles > B2B sales
SaaS sales,IT-,software-,cloud-,tech-,technology-,selling SaaS,-software,SaaS selling > B2B sales
technical sales,-selling,equipment sales,industrial-,engineering-,machinery- > B2B sales
pre-sales,sales engineering,solution-,-consulting,presales
pharmaceutical sales,-detailing,physician-,CNPR,pharma sales,ABPI > B2B sales
medical device sales,--sales,-equipment sales,healthcare--,surgical-,orthopaedic-,dental- > B2B sales
wholesale sales,distribution-,distributor-,trade-,-counter,builders merchants > B2B sales
media sales,display-,advertising-,exhibition-,ad-,sponsorship-,media selling,selling advertising,-media > sales
energy sales,-broking,solar sales,in-home-,roofing-,utility-,home improvement-,selling energy,-solar > sales
telecom sales,wireless-,broadband-,mobile phone-,selling telecoms > sales
financial product sales,loan--,merchant services-,payment processing-- > sales
timeshare sales,membership-,holiday ownership-,vacation-,selling memberships > sales
hotel and events sales,hospitality sales,banquet-,catering-,wedding-,conference-,group-,venue- > sales
recruitment sales,staffing- > B2B sales
export sales,-market development,international business--,--sales,overseas-,global-,selling internationally > sales
channel sales,-partners,-management,reseller-,-channel,VAR-,indirect sales,partner- > B2B sales
partnership development,-building,-management,partner management^,-relationships,building partnerships,business-,strategic-,developing-
partner enablement ~ partnership development
strategic alliances,alliance management,alliances^@@ ~ partnership development
distributor management,dealer-,-network,-development,-relations,distribution partners,managing dealers,-distributors,wholesaler relationships
franchise sales,-development,-business consulting,franchisee recruitment
government sales,federal-,public sector- > B2B sales
capture management,-plans ~ government sales
GSA schedules,-contracts ~ government sales
sales operations,revenue-,RevOps,sales ops,-process improvement
sales enablement,-collateral,-playbooks,-readiness,-content,enablement-,=Seismic@,Highspot,Showpad
sales reporting,sales performance-,--metrics,-analysis,-analytics,-dashboards,-data,-trends
sales training,-coaching,-mentoring,-onboarding,coaching sales reps
sales team management,-leadership,sales--,-management,managing sales team,managed a- > sales
sales strategy,commercial-,=GTM,go to market,sales business plan,--plans,-growth strategies
revenue growth,-generation,sales growth,drive revenue,growing-,grew-,increasing-,-sales,driving-,maximising- > sales
trade shows,-exhibitions,industry events,networking-,exhibitions@
client meetings,customer-,-visits,client-,meeting clients,visiting-,-customers
professional networking,business-,building networks,referral-,-generation,-partners,existing network,generating referrals,industry contacts,network building,networking^@
social selling,LinkedIn-,-prospecting,-outreach ~ prospecting
knowledge:
SPIN selling,sales methodology > sales
Miller Heiman ~ SPIN selling
MEDDIC,MEDDPICC ~ SPIN selling
Sandler training,=Sandler ~ SPIN selling
FMCG,consumer packaged goods,fast moving consumer--,grocery sales,=CPG
commission plans,-structures,-calculation,CaptivateIQ,Xactly,sales commission,-incentives,-compensation
market knowledge,industry-,-trends,market conditions,-trends@
certification:
bid proposal certification,APMP,=Shipley > responding to tenders
tool:
proposal software,RFPIO
Loopio > proposal software
Qorus > proposal software
PandaDoc > proposal software
Proposify > proposal software
configure price quote,=CPQ
Salesforce CPQ,CPQ software > configure price quote
DealHub > configure price quote
soft:
commercial awareness,-mindset,-acumen,business-,commercially astute,-aware,-minded
target-driven,competitive nature,entrepreneurial spirit,goal oriented,goal-driven,hunter mentality,-mindset,money motivated,results driven,sales-,results-oriented,target orientated
resilience to rejection,handling--,tenacious,perseverance,tenacity,thick skin
telephone manner,-skills,-etiquette,phone-,-presence,-manner,-skills
# tools
tool:
Salesforce,=SFDC,Sales Cloud,-Force CRM > CRM software ~ HubSpot,Microsoft Dynamics CRM,Zoho CRM
Microsoft Dynamics CRM,Dynamics--,-365 CRM,-Sales > CRM software
Zoho CRM,Copper-,Monday-,Nimble-,ActiveCampaign-,Close-,Zoho > CRM software
NetSuite CRM ~ Zoho CRM
Veeva ~ Zoho CRM
SAP CRM ~ Zoho CRM
Pipedrive > CRM software ~ Zoho CRM
Freshsales > CRM software ~ Zoho CRM
Insightly > CRM software ~ Zoho CRM
SugarCRM > CRM software
Oracle Siebel,Siebel > CRM software ~ SugarCRM
Oracle Sales Cloud > CRM software ~ SugarCRM
SAP C4C > CRM software ~ SugarCRM
LinkedIn Sales Navigator,Sales--,-Nav ~ social selling
sales engagement platforms,--cadences,=Outreach@,Groove sales,sequences^@@
Outreach.io > sales engagement platforms
Salesloft > sales engagement platforms
Apollo.io > sales engagement platforms
Yesware > sales engagement platforms
Lemlist > sales engagement platforms
Reply.io > sales engagement platforms
sales intelligence tools,6sense
ZoomInfo > sales intelligence tools
Lusha > sales intelligence tools
Cognism > sales intelligence tools
DiscoverOrg > sales intelligence tools
=Hoovers > sales intelligence tools
Seamless.AI > sales intelligence tools
LeadIQ > sales intelligence tools
Clearbit > sales intelligence tools
Demandbase > sales intelligence tools
=Gong,conversation intelligence
Chorus.ai ~ Gong
InsightSquared ~ Gong
field sales apps
Badger Maps > field sales apps
Repsly > field sales apps
SPOTIO > field sales apps
SalesRabbit > field sales apps
certification:
Salesforce administrator certification,Salesforce--,-admin,-certified,ADM 201 > Salesforce`
