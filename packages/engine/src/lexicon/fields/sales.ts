export const sales = `
# customer service
customer service | customer care, client service, customer support, serviced customers, served customers | skill
customer experience | =CX, client experience, customer journey | skill | implies: customer service
customer satisfaction | client satisfaction, CSAT, =NPS, net promoter score | knowledge | | related: customer experience
customer enquiries | customer inquiries, handling enquiries, customer queries, customer questions, client inquiries, client queries@, answer customer questions, respond to customer enquiries, customer contact | skill | implies: customer service
complaint handling | handling complaints, resolving complaints, customer complaints, complaint resolution, complaint management, dealing with complaints, complaint investigation | skill | implies: customer service
customer issue resolution | resolving customer issues, issue resolution@, problem resolution for customers, first call resolution, first contact resolution, customer problem solving, escalated customer issues | skill | implies: customer service
de-escalation | deescalation, calming upset customers, irate customers, escalated calls, de-escalating, difficult customers | skill | | related: complaint handling
escalation management | handling escalations, customer escalations, escalated complaints, escalation handling, managing escalations | skill
customer relationship building | customer relations, customer relationships, customer rapport, rapport building, building rapport, client rapport, client relations, built relationships with customers | skill
customer retention | client retention, retention calls, retaining customers, churn reduction, reducing churn, retention strategies, customer loyalty, save desk, churn prevention, customer churn | skill
call centre experience | contact centre, contact center, call centre, call center | knowledge | implies: telephone customer service
telephone customer service | inbound calls, answering calls, taking calls, telephone based customer service, phone support, handling calls, customer calls, call handling, phone-based customer service, inbound customer service | skill | implies: customer service
outbound calling | outbound dialing, outbound telephone calls | skill
high-volume calls | high call volume, high volume of calls, high volume inbound calls, calls per day | skill | implies: telephone customer service
live chat support | live chat, web chat, webchat, chat support, customer emails, chat and email support, responding to emails from customers, multichannel customer support | skill | implies: customer service
social media customer care | social media customer service, responding to customers on social media, community responses | skill | implies: customer service
technical customer support | technical support to customers, product support, troubleshooting customer problems, product troubleshooting by phone, tier 1 customer support, tech support call centre | skill | | related: customer service
bilingual customer service | multilingual customer service, bilingual call centre, bilingual customer support | skill | implies: customer service
call quality monitoring | call monitoring, quality monitoring of calls, call auditing, call calibration, call scoring, call evaluation | skill
average handle time | =AHT, call metrics, call centre KPIs, service level agreements in contact centre, call centre metrics, adherence to schedule | knowledge
contact centre workforce management | call centre workforce management, contact center workforce planning, Aspect WFM, real time call adherence, intraday management, erlang | skill
Calabrio | | tool | | related: contact centre workforce management
NICE IEX | | tool | | related: contact centre workforce management
Verint | | tool | | related: contact centre workforce management
call centre software | call center software, predictive dialer, interactive voice response, =IVR, auto dialer, Cisco call centre | tool
Genesys | | tool | implies: call centre software
Five9 | | tool | implies: call centre software
Avaya | | tool | implies: call centre software
NICE inContact | | tool | implies: call centre software
Talkdesk | | tool | implies: call centre software
Amazon Connect | | tool | implies: call centre software
Aircall | | tool | implies: call centre software
customer service software | help desk software for customers, ticketing system for customers | tool
Freshdesk | | tool | implies: customer service software
Gorgias | | tool | implies: customer service software
Kustomer | | tool | implies: customer service software
Help Scout | | tool | implies: customer service software
Zoho Desk | | tool | implies: customer service software
Zendesk | | tool | implies: customer service software | related: Freshdesk
Salesforce Service Cloud | Service Cloud, Salesforce Service | tool | implies: customer service software
call scripting | following scripts, scripted calls, sales scripts | skill
customer records | updating customer accounts, customer account updates, account maintenance, customer database updates, customer data entry | skill
order processing | processing orders, order entry, order taking, taking orders by phone, order management, entering orders, customer orders, sales orders, order administration | skill
order to cash | =O2C, =OTC | knowledge
returns and refunds | refunds, customer returns, return authorizations | skill
appointment setting | setting appointments, booking appointments for sales, appointment making, booking sales appointments, scheduling sales appointments | skill
customer onboarding | onboarding customers, client onboarding, onboarding new clients, onboarding clients, new customer setup, implementation of new clients | skill
customer success management | customer success, client success, =CSM@ | skill | | related: account management, customer onboarding
Gainsight | | tool | implies: customer success management
ChurnZero | | tool | implies: customer success management | related: Gainsight
Totango | | tool | implies: customer success management | related: Gainsight
Vitally | | tool | implies: customer success management | related: Gainsight
Planhat | | tool | implies: customer success management | related: Gainsight
quarterly business reviews | =QBR, executive business reviews, client business reviews, account reviews, client review meetings | skill
customer health monitoring | customer health scores, product adoption, customer adoption, usage monitoring of customers, adoption of product by customers | skill
customer training | training customers, training clients, client training, end user training for customers, product training to customers, product demonstrations to clients after sale | skill
voice of the customer | customer feedback, customer surveys, client feedback, customer insight | skill
service level agreements | =SLA, service levels to customers | knowledge
service recovery | goodwill gestures, compensation for customers, recovering service failures | skill
customer service management | customer service team management, managing customer service team, customer service leadership, call centre management, contact centre management, customer service operations, customer support management, call center management, supervising call centre agents | skill | implies: customer service
agent coaching | coaching agents, call coaching, coaching call centre staff, coaching customer service agents | skill
# selling
sales | selling | skill
sales targets | sales budget, sales budgets, sales plan targets, sales quotas, quota attainment, sales goals, hitting targets in sales, exceeded quota, revenue targets, quota carrying, sales KPIs, target driven sales, sales objectives, quota@ | skill | implies: sales
business development | new business, biz dev, business growth, developing business opportunities | skill | implies: sales
lead generation | generating leads, sales leads, lead gen, lead sourcing, identifying leads | skill
prospecting | finding new clients, sourcing new clients, prospective clients, prospective customers, hunting new business, identifying new business opportunities, acquiring new clients, customer acquisition, client acquisition, acquiring customers, identifying prospects, prospect for new business | skill | | related: lead generation
cold calling | cold outreach, cold emailing | skill | | related: prospecting
telesales | telemarketing, telephone sales, phone sales, tele sales, telephone selling, outbound sales calls, selling over the phone | skill | implies: sales, outbound calling | related: inside sales
inside sales | internal sales, inside selling, remote sales, office-based sales | skill | implies: sales
outside sales | field sales, external sales, on the road sales, territory sales, field selling, field based sales, outside selling, face-to-face sales | skill | implies: sales
door-to-door sales | door to door, D2D sales, canvassing, door knocking | skill | implies: sales
event sales and promotions | event-based selling, kiosk sales, brand promotion in store, direct marketing sales, product sampling | skill | implies: sales
B2B sales | B2B, business-to-business, selling to businesses | skill | implies: sales
B2C sales | B2C, business-to-consumer, consumer sales | skill | implies: sales
inbound sales | inbound leads, warm leads, lead follow-up, following up leads, inbound enquiries | skill | implies: sales
lead qualification | qualifying leads, lead qualifying, BANT, MQLs and SQLs, opportunity qualification, qualifying prospects | skill | | related: lead generation
sales pipeline management | sales pipeline, pipeline management, managing pipeline, pipeline generation, building pipeline, pipeline development, robust pipeline, pipeline reporting, sales funnel, sales opportunities | skill | implies: sales
sales forecasting | forecasting sales, revenue forecasts from pipeline | skill
closing sales | closing deals, deal closing, closing techniques, sales closing, closing skills, closing@ | skill | implies: sales
sales negotiation | negotiating with customers, commercial negotiation, negotiating contracts with customers, price negotiation with customers, deal negotiation, negotiate contracts with clients, negotiated deals, contract negotiation with clients | skill | implies: sales
objection handling | handling objections, overcoming objections, sales objections | skill | implies: sales
consultative selling | consultative sales, solution selling, solution sales, needs-based selling, consultative approach, needs analysis with customers | skill | implies: sales
value-based selling | value selling, selling value, insight selling, Challenger sale, Challenger methodology | skill | | related: consultative selling
SPIN selling | sales methodology | knowledge | implies: sales
Miller Heiman | strategic selling methodology | knowledge | | related: SPIN selling
MEDDIC | MEDDPICC | knowledge | | related: SPIN selling
Sandler training | =Sandler | knowledge | | related: SPIN selling
upselling | up-selling, cross-selling, upsold, add-on sales, suggestive selling, cross sold, upsell | skill | implies: sales
sales presentations | presenting to clients, client presentations, product presentations, presentations to customers, pitching@, customer presentations, sales pitches, pitching to clients | skill | implies: sales
product demonstrations | product demos, demonstrating products, software demos, demos@, conducting demos, sales demonstrations, demo presentations, sales demos | skill
sales proposals | preparing proposals, proposal writing, writing proposals, customer proposals, preparing quotes for customers, client proposals, commercial proposals, business proposals, proposal preparation, proposal development | skill
quotations | price quotes, sales quotes, customer quotes, quoting customers, quotes to customers, providing quotes, generating quotes | skill
responding to tenders | bid writing, RFP responses, bid responses, bid submissions, responding to RFPs, bid management, tenders@, proposal management, =PQQ, tender responses, tender submissions, bids and tenders, tender writing | skill | | related: tendering and RFPs
bid proposal certification | APMP, =Shipley | certification | implies: responding to tenders
proposal software | RFPIO | tool
Loopio | | tool | implies: proposal software
Qorus | | tool | implies: proposal software
PandaDoc | | tool | implies: proposal software
Proposify | | tool | implies: proposal software
configure price quote | =CPQ | tool
Salesforce CPQ | CPQ software | tool | implies: configure price quote
DealHub | | tool | implies: configure price quote
account management | managing accounts, client management, account manager experience, managing existing accounts, account servicing, client relationship management, managing client relationships, client accounts@, client portfolio | skill | implies: sales
key account management | key accounts, major accounts, national accounts, strategic accounts, global accounts, large accounts, key client management, enterprise accounts | skill | implies: account management
account growth | growing accounts, growing existing accounts, farming accounts, account expansion, account development, developing existing accounts, expansion revenue, account penetration, growing existing business | skill | implies: account management
account planning | account strategy, account mapping, joint business plans | skill
contract renewals | renewals management, renewal sales, renewing contracts, client renewals, subscription renewals, renewal rates, renewal negotiations | skill
stakeholder selling | C-level selling, selling to C-suite, executive-level relationships, C-suite selling, selling to senior executives, C-level relationships, C-level executives, decision makers@ | skill
territory management | sales territory, territory planning, managing a territory, territory development, territory sales management, managed territory, assigned territory, territory@ | skill | implies: sales
enterprise sales | enterprise software sales, enterprise selling, complex sales, long sales cycles, selling to enterprise, enterprise deals, enterprise customers, complex deals | skill | implies: B2B sales
SaaS sales | software sales, selling SaaS, selling software, technology sales, IT sales, tech sales, SaaS selling, cloud sales | skill | implies: B2B sales
technical sales | technical selling, engineering sales, industrial sales, selling technical products, machinery sales, sales of technical products, equipment sales | skill | implies: B2B sales
pre-sales | presales, sales engineering, solution engineering, solution consulting, proof of concept delivery for sales | skill
pharmaceutical sales | pharma sales, selling to doctors, pharmaceutical detailing, ABPI, calling on physicians, CNPR, physician detailing, selling to healthcare professionals | skill | implies: B2B sales
medical device sales | medical sales, selling medical devices, medical equipment sales, healthcare sales, orthopaedic sales, selling into the NHS, surgical sales, selling to hospitals, dental sales | skill | implies: B2B sales
FMCG | consumer packaged goods, fast moving consumer goods, =CPG, grocery sales, selling to grocery retailers | knowledge
wholesale sales | selling to wholesalers, distributor sales, trade sales, trade counter, distribution sales, selling to distributors, builders merchants | skill | implies: B2B sales
media sales | advertising sales, ad sales, selling advertising, selling media, sponsorship sales, display sales, exhibition sales, media selling | skill | implies: sales
energy sales | utility sales, selling energy, energy broking, selling solar, solar sales, home improvement sales, in-home sales, roofing sales | skill | implies: sales
telecom sales | selling telecoms, mobile phone sales, broadband sales, wireless sales, selling mobile contracts, managed print sales | skill | implies: sales
financial product sales | selling financial services, loan sales, merchant services sales, payment processing sales, selling credit cards | skill | implies: sales
timeshare sales | membership sales, vacation ownership sales, selling memberships, holiday ownership sales | skill | implies: sales
hotel and events sales | group sales, hospitality sales, event space sales, venue sales, catering sales, banquet sales, corporate sales for hotels, wedding sales, conference sales, meeting and event sales | skill | implies: sales
recruitment sales | selling recruitment services, staffing sales, selling staffing services | skill | implies: B2B sales
export sales | international sales, overseas sales, global sales, export market development, international business development, selling internationally | skill | implies: sales
channel sales | partner sales, reseller management, channel partners, channel management, selling through partners, reseller channel, indirect sales, VAR channel | skill | implies: B2B sales
partnership development | partner management, strategic partnerships, business partnerships, building partnerships, partner relationships, partnership management, developing partnerships, partnership building | skill
partner enablement | | skill | | related: partnership development
strategic alliances | alliance management, alliances@ | skill | | related: partnership development
distributor management | managing distributors, dealer network, dealer management, dealer relations, managing dealers, distribution partners, wholesaler relationships, dealer development | skill
franchise sales | franchise development, franchisee recruitment, franchise business consulting | skill
government sales | public sector sales, selling to government, federal sales, federal contracting capture, government contracting sales | skill | implies: B2B sales
capture management | capture plans | skill | | related: government sales
GSA schedules | GSA schedule, GSA contracts | skill | | related: government sales
sales administration | sales support, sales admin, sales order administration, supporting sales team, sales office support, support to sales team, sales coordination, admin support to sales | skill
sales operations | sales ops, revenue operations, RevOps, sales process design, sales process improvement, sales planning and operations, sales systems administration | skill
sales enablement | sales collateral, sales playbooks, sales tools and content, Highspot, Seismic, Showpad, enablement content, sales content, sales readiness | skill
sales reporting | sales analysis, sales analytics, sales performance reporting, sales metrics, sales performance analysis, sales dashboards, sales data, sales trends | skill
sales training | training sales teams, sales coaching, training sales staff, coaching sales reps, coaching sales representatives, sales onboarding, coached sales team, trained sales representatives, training sales reps, sales mentoring | skill
sales team management | sales management, managing sales team, sales leadership, leading sales team, led sales team, managed a sales team, leading a sales team, building sales teams, sales team leadership, managing sales representatives, team of sales representatives, sales manager experience | skill | implies: sales
sales strategy | sales plans, business plans for sales, sales business plan, sales growth strategies, commercial strategy, go to market, =GTM | skill
revenue growth | growing revenue, sales growth, increasing sales, revenue generation, grew revenue, drive revenue, driving sales, maximising sales, increasing revenue | skill | implies: sales
commission plans | sales compensation, sales incentives, incentive plans for sales, Xactly, CaptivateIQ, commission calculation, commission structures, sales commission | knowledge
pricing strategy | pricing@, price lists, price setting, price management, margin management, pricing decisions, price increases, discount approvals, managing margins | skill
commercial awareness | business acumen, commercial acumen, commercially aware, commercially minded, commercial mindset, commercially astute | soft
competitor analysis | competitive analysis, competitor activity, market intelligence, competitor research, competitor knowledge, monitoring competitors, competitive intelligence, competitor products, competitor monitoring | skill
product knowledge | product expertise, learn product features | knowledge
market knowledge | industry trends, market trends@, industry knowledge, market conditions, knowledge of the market | knowledge
trade shows | trade exhibitions, industry events, exhibitions@, networking events | skill
client meetings | customer visits, customer meetings, client visits, visiting customers, site visits with customers, visiting clients, meeting with clients, meeting clients, meeting with customers | skill
professional networking | networking@, referral generation, generating referrals, referrals from clients, industry contacts, referral partners, business networking, building networks, referral networks, network of contacts, network building, existing network | skill
social selling | LinkedIn selling, LinkedIn prospecting, LinkedIn outreach, selling on LinkedIn, LinkedIn for sales | skill | | related: prospecting
target-driven | money motivated, hungry for success, hunter mentality, competitive nature, entrepreneurial spirit, results driven, sales driven, goal-driven, goal oriented, hunter mindset, target orientated, results-oriented | soft
resilience to rejection | thick skin, handling rejection, tenacity, tenacious, perseverance, resilient in sales | soft
active listening | good listener, listening skills, listening to customers | soft
telephone manner | phone etiquette, telephone etiquette, phone manner, telephone skills, phone skills, confident on the phone, phone presence | soft
persuasion | persuasive, influencing, persuading, ability to influence, ability to persuade | soft
# tools
CRM software | =CRM, customer relationship management | tool
Salesforce | =SFDC, Sales Force CRM, Salesforce.com, Sales Cloud | tool | implies: CRM software | related: HubSpot, Microsoft Dynamics CRM, Zoho CRM
Salesforce administrator certification | Salesforce certification, Salesforce admin, Salesforce certified, ADM 201 | certification | implies: Salesforce
HubSpot | | tool | implies: CRM software
Microsoft Dynamics CRM | Dynamics CRM, Dynamics 365 Sales, Dynamics 365 CRM | tool | implies: CRM software
Zoho CRM | Zoho, Monday CRM, Copper CRM, Close CRM, Nimble CRM, ActiveCampaign CRM | tool | implies: CRM software
NetSuite CRM | | tool | | related: Zoho CRM
Veeva | | tool | | related: Zoho CRM
SAP CRM | | tool | | related: Zoho CRM
Pipedrive | | tool | implies: CRM software | related: Zoho CRM
Freshsales | | tool | implies: CRM software | related: Zoho CRM
Insightly | | tool | implies: CRM software | related: Zoho CRM
SugarCRM | | tool | implies: CRM software
Oracle Siebel | Siebel | tool | implies: CRM software | related: SugarCRM
Oracle Sales Cloud | | tool | implies: CRM software | related: SugarCRM
SAP C4C | | tool | implies: CRM software | related: SugarCRM
LinkedIn Sales Navigator | Sales Navigator, Sales Nav | tool | | related: social selling
sales engagement platforms | Groove sales, sales cadences, sequences@, =Outreach@ | tool
Outreach.io | | tool | implies: sales engagement platforms
Salesloft | | tool | implies: sales engagement platforms
Apollo.io | | tool | implies: sales engagement platforms
Yesware | | tool | implies: sales engagement platforms
Lemlist | | tool | implies: sales engagement platforms
Reply.io | | tool | implies: sales engagement platforms
sales intelligence tools | 6sense | tool
ZoomInfo | | tool | implies: sales intelligence tools
Lusha | | tool | implies: sales intelligence tools
Cognism | | tool | implies: sales intelligence tools
DiscoverOrg | | tool | implies: sales intelligence tools
Hoovers | | tool | implies: sales intelligence tools
Seamless.AI | | tool | implies: sales intelligence tools
LeadIQ | | tool | implies: sales intelligence tools
Clearbit | | tool | implies: sales intelligence tools
Demandbase | | tool | implies: sales intelligence tools
Gong | conversation intelligence, Gong.io | tool
Chorus.ai | | tool | | related: Gong
InsightSquared | | tool | | related: Gong
field sales apps | route planning for sales | tool
Badger Maps | | tool | implies: field sales apps
Repsly | | tool | implies: field sales apps
SPOTIO | | tool | implies: field sales apps
SalesRabbit | | tool | implies: field sales apps
`
