export const sales = `
# customer service
customer service | customer services, customer care, client service, customer service experience, customer service skills, customer support, client services, serviced customers, served customers, guest and customer service | skill
customer experience | =CX, client experience, improving customer experience, customer journey, customer experience management | skill | implies: customer service
customer satisfaction | client satisfaction, CSAT, customer satisfaction scores, NPS, net promoter score | knowledge | | related: customer experience
customer enquiries | customer inquiries, answering customer questions by phone, handling enquiries, handling customer queries, customer queries, resolving customer queries, responding to customer inquiries, customer questions, client inquiries, client queries | skill | implies: customer service
complaint handling | complaints handling, handling complaints, resolving complaints, customer complaints, complaint resolution, complaint management, dealing with complaints, complaints management, resolved complaints, complaint investigation | skill | implies: customer service
customer issue resolution | resolving customer issues, issue resolution, resolved customer issues, problem resolution for customers, first call resolution, first contact resolution, customer problem solving, escalated customer issues | skill | implies: customer service
de-escalation | deescalation, calming upset customers, handling difficult customers, irate customers, escalated calls, de-escalating, difficult customers | skill | | related: complaint handling
escalation management | handling escalations, customer escalations, escalated complaints, escalation handling, managing escalations | skill
customer relationship building | customer relations, building customer relationships, customer relationships, customer rapport, rapport building, building rapport, client rapport, client relations, built relationships with customers | skill
customer retention | client retention, retention calls, retaining customers, churn reduction, reducing churn, retention strategies, customer loyalty, save desk, churn prevention, customer churn | skill
call centre experience | call center experience, contact centre, contact center, call centre, call center, call centre environment, call center environment, contact centre experience, call centre work | knowledge | implies: telephone customer service
telephone customer service | inbound calls, handling inbound calls, answering calls, taking calls, telephone based customer service, phone support, handling calls, customer calls, call handling, answering inbound calls, phone-based customer service, answered calls, inbound customer service | skill | implies: customer service
outbound calling | outbound calls, making outbound calls, outbound dialing, outbound telephone calls, outbound call centre | skill
high-volume calls | high call volume, high call volumes, high volume call centre, high volume of calls, high volume inbound calls, calls per day | skill | implies: telephone customer service
live chat support | live chat, web chat, webchat, chat support, email and chat support, customer emails, chat and email support, responding to emails from customers, customer email support, multichannel customer support | skill | implies: customer service
social media customer care | social media customer service, responding to customers on social media, community responses | skill | implies: customer service
technical customer support | technical support to customers, product support, troubleshooting customer problems, product troubleshooting by phone, tier 1 customer support, tech support call centre | skill | | related: customer service
bilingual customer service | multilingual customer service, bilingual call centre, bilingual customer support | skill | implies: customer service
call quality monitoring | call monitoring, quality monitoring of calls, call auditing, call calibration, call scoring, call evaluation | skill
average handle time | =AHT, average handling time, call metrics, call centre KPIs, service level agreements in contact centre, call centre metrics, adherence to schedule | knowledge
contact centre workforce management | call centre workforce management, contact center workforce planning, Verint, NICE IEX, Aspect WFM, resource planning in contact centres, real time call adherence, intraday management, Calabrio, erlang | skill
call centre software | call center software, predictive dialer, interactive voice response, =IVR, auto dialer, Cisco call centre | tool
Genesys | | tool | implies: call centre software
Five9 | | tool | implies: call centre software
Avaya | | tool | implies: call centre software
NICE inContact | | tool | implies: call centre software
Talkdesk | | tool | implies: call centre software
Amazon Connect | | tool | implies: call centre software
Aircall | | tool | implies: call centre software
RingCentral contact | | tool | implies: call centre software
customer service software | help desk software for customers, ticketing system for customers | tool
Freshdesk | | tool | implies: customer service software
Intercom | | tool | implies: customer service software
Gorgias | | tool | implies: customer service software
Kustomer | | tool | implies: customer service software
Help Scout | | tool | implies: customer service software
Front app | | tool | implies: customer service software
Zoho Desk | | tool | implies: customer service software
Zendesk | Zendesk Support, Zendesk administration, Zendesk ticketing | tool | implies: customer service software
Salesforce Service Cloud | Service Cloud, Salesforce Service | tool | implies: customer service software
call scripting | following scripts, call scripts, scripted calls, sales scripts | skill
customer records | updating customer records, updating customer accounts, maintaining customer records, customer account updates, account maintenance, customer database updates, customer data entry | skill
order processing | processing orders, order entry, processed orders, order taking, taking orders by phone, order management, sales order processing, entering orders, customer orders, sales orders, order administration, process orders | skill
order to cash | =O2C, =OTC, order-to-cash | knowledge
returns and refunds | processing refunds, refunds, issuing refunds, customer returns, return authorizations, credits and refunds, refund processing | skill
appointment setting | setting appointments, booking appointments for sales, appointment making, set appointments, booking sales appointments, scheduling sales appointments | skill
customer onboarding | onboarding customers, client onboarding, onboarding new clients, onboarding clients, new customer setup, implementation of new clients, onboarded clients | skill
customer success management | customer success, client success, customer success experience, =CSM@, managing customer success | skill | | related: account management
Gainsight | | tool | implies: customer success management
ChurnZero | | tool | implies: customer success management | related: Gainsight
Totango | | tool | implies: customer success management | related: Gainsight
Catalyst customer success | | tool | implies: customer success management | related: Gainsight
Vitally | | tool | implies: customer success management | related: Gainsight
Planhat | | tool | implies: customer success management | related: Gainsight
quarterly business reviews | =QBR, QBRs, executive business reviews, client business reviews, account reviews, client review meetings | skill
customer health monitoring | customer health scores, product adoption, customer adoption, usage monitoring of customers, adoption of product by customers | skill
customer training | training customers, training clients, client training, end user training for customers, product training to customers, product demonstrations to clients after sale | skill
voice of the customer | customer feedback, customer surveys, gathering customer feedback, client feedback, customer insight, customer feedback analysis | skill
service level agreements | =SLA, SLAs, meeting SLAs, service level agreement, service levels to customers | knowledge
service recovery | goodwill gestures, compensation for customers, recovering service failures | skill
customer service management | customer service team management, managing customer service team, customer service leadership, call centre management, contact centre management, customer service operations, customer support management, call center management, supervising call centre agents | skill | implies: customer service
agent coaching | coaching agents, call coaching, coaching call centre staff, coaching customer service agents | skill
# selling
sales | sales experience, selling, selling experience, sales skills, sales background, sales ability, sales environment, selling skills, proven sales track record, track record in sales, sales roles, proven track record of sales, sales record, sales role | skill
sales targets | meeting sales targets, sales quotas, sales quota, exceeding sales targets, quota attainment, sales goals, exceeded sales targets, hitting targets in sales, achieving sales targets, KPIs and sales targets, exceeded quota, revenue targets, quota carrying, exceeding quota, sales KPIs, meeting sales goals, exceed sales targets, target driven sales, sales objectives, meet sales targets | skill | implies: sales
business development | new business development, developing new business, business development experience, generating new business, new business, biz dev, business growth, developing business opportunities, new business opportunities, winning new business, won new business, grew new business | skill | implies: sales
lead generation | generating leads, generated leads, sales leads, generating sales leads, lead gen, lead sourcing, B2B lead generation, self generated leads, identifying leads | skill
prospecting | sales prospecting, prospecting for new clients, identifying prospects, prospect for new business, outbound prospecting, finding new clients, sourcing new clients, prospective clients, prospective customers, hunting new business, new client acquisition, identifying new business opportunities, acquiring new clients, customer acquisition, client acquisition, acquiring customers | skill | | related: lead generation
cold calling | cold calls, cold call, cold outreach, cold emailing, making cold calls, cold email | skill | | related: prospecting
telesales | telemarketing, telephone sales, phone sales, tele sales, telephone selling, outbound sales calls, outbound telesales, selling over the phone, tele-sales | skill | implies: sales, outbound calling
inside sales | internal sales, inside selling, remote sales, office-based sales | skill | implies: sales
outside sales | field sales, external sales, on the road sales, territory sales, field selling, field based sales, outside selling, face-to-face sales, face to face sales | skill | implies: sales
door-to-door sales | door to door, D2D sales, canvassing, residential canvassing, door knocking, door to door canvassing | skill | implies: sales
event sales and promotions | event-based selling, kiosk sales, brand promotion in store, direct marketing sales, product sampling | skill | implies: sales
B2B sales | business to business sales, B2B, business-to-business, B2B selling, B2B environment, selling to businesses | skill | implies: sales
B2C sales | business to consumer sales, B2C, business-to-consumer, direct to consumer sales, consumer sales | skill | implies: sales
inbound sales | inbound sales calls, inbound leads, warm leads, handling inbound leads, lead follow-up, following up leads, lead follow up, inbound enquiries | skill | implies: sales
lead qualification | qualifying leads, qualified leads, lead qualifying, BANT, MQLs and SQLs, sales qualified leads, opportunity qualification, qualifying prospects | skill | | related: lead generation
sales pipeline management | sales pipeline, pipeline management, managing pipeline, pipeline generation, building pipeline, pipeline development, managed pipeline, robust pipeline, pipeline reporting, sales funnel, sales opportunities | skill | implies: sales
sales forecasting | forecasting sales, sales forecasts, accurate sales forecasting, revenue forecasts from pipeline | skill
closing sales | closing deals, closing, closed deals, deal closing, closing techniques, sales closing, close sales, closer, close deals, closing skills | skill | implies: sales
sales negotiation | negotiating with customers, commercial negotiation, negotiating contracts with customers, price negotiation with customers, deal negotiation, negotiate contracts with clients, negotiated deals, contract negotiation with clients, negotiate deals | skill | implies: sales
objection handling | handling objections, overcoming objections, sales objections, overcome objections | skill | implies: sales
consultative selling | consultative sales, solution selling, solution sales, needs-based selling, consultative approach, consultative selling skills, solutions selling, needs analysis with customers, consultative sales approach, needs based selling | skill | implies: sales
value-based selling | value selling, selling value, insight selling, Challenger sale, Challenger methodology, challenger sales | skill | | related: consultative selling
SPIN selling | Sandler training, Miller Heiman, MEDDIC, MEDDPICC, Sandler, Sandler sales, strategic selling methodology, sales methodology, sales methodologies | knowledge | implies: sales
upselling | up-selling, cross-selling, upsell, cross-sell, cross selling, upselling and cross-selling, upsold, up-sell, add-on sales, suggestive selling, cross sold | skill | implies: sales
sales presentations | presenting to clients, client presentations, product presentations, sales pitches, presentations to customers, sales pitch, presented to clients, pitching to clients, pitching, customer presentations, in-person sales presentations | skill | implies: sales
product demonstrations | product demos, demonstrating products, software demos, demos@, conducting demos, sales demonstrations, demo presentations, sales demos | skill
sales proposals | preparing proposals, proposal writing, writing proposals, customer proposals, preparing quotes for customers, client proposals, commercial proposals, business proposals, proposal preparation, proposal development | skill
quotations | preparing quotations, price quotes, sales quotes, customer quotes, quoting customers, quotes to customers, providing quotes, generating quotes, preparing sales quotes, quotation preparation, pricing and quotations | skill
responding to tenders | tender responses, tender submissions, bid writing, RFP responses, bid responses, bids and tenders, bid submissions, responding to RFPs, RFP response, bid management, tender writing, tenders, proposal management, PQQ | skill | | related: tendering and RFPs
bid proposal certification | APMP, APMP foundation, Shipley, Shipley proposal method, APMP certification | certification | implies: responding to tenders
proposal software | RFPIO | tool
Loopio | | tool | implies: proposal software
Qorus | | tool | implies: proposal software
PandaDoc | | tool | implies: proposal software
Responsive RFP software | | tool | implies: proposal software
Proposify | | tool | implies: proposal software
DocuSign sales | | tool | implies: proposal software
configure price quote | =CPQ | tool
Salesforce CPQ | CPQ software | tool | implies: configure price quote
DealHub | | tool | implies: configure price quote
account management | managing accounts, client account management, managed accounts, client management, managing client accounts, account manager experience, sales account management, managing existing accounts, account servicing, client relationship management, managing client relationships, managed client relationships, client accounts | skill | implies: sales
key account management | key accounts, major accounts, national accounts, strategic accounts, global accounts, key account, large accounts, key client management, enterprise accounts, key account development | skill | implies: account management
account growth | growing accounts, growing existing accounts, farming accounts, account expansion, account development, developing existing accounts, expansion revenue, organic account growth, account penetration, growing existing business | skill | implies: account management
account planning | account plans, strategic account planning, account strategy, account mapping, joint business plans, joint business planning | skill
contract renewals | renewals management, renewal sales, renewing contracts, client renewals, subscription renewals, renewal rates, renewal negotiations | skill
stakeholder selling | C-level selling, selling to C-suite, executive-level relationships, C-suite selling, selling to decision makers, selling to senior executives, engaging decision makers, C-level relationships, C-level executives, decision makers | skill
territory management | sales territory, territory planning, managing a territory, sales territory management, managing sales territory, territory development, territory sales management, managed territory, assigned territory, regional sales territory | skill | implies: sales
enterprise sales | enterprise software sales, enterprise selling, complex sales, complex sales cycles, long sales cycles, selling to enterprise, enterprise deals, enterprise customers, complex deals | skill | implies: B2B sales
SaaS sales | software sales, selling SaaS, selling software, technology sales, IT sales, tech sales, SaaS selling, SaaS sales experience, cloud sales | skill | implies: B2B sales
technical sales | technical selling, engineering sales, industrial sales, selling technical products, capital equipment sales, machinery sales, sales of technical products, equipment sales | skill | implies: B2B sales
pre-sales | presales, pre sales, sales engineering, solution engineering, pre-sales support, solution consulting, technical pre-sales, pre-sales consultancy, proof of concept delivery for sales | skill
pharmaceutical sales | pharma sales, selling to doctors, pharmaceutical detailing, ABPI, ABPI qualified, calling on physicians, CNPR, physician detailing, selling to healthcare professionals | skill | implies: B2B sales
medical device sales | medical sales, selling medical devices, medical equipment sales, healthcare sales, orthopaedic sales, selling into the NHS, surgical sales, selling to hospitals, dental sales, capital medical sales | skill | implies: B2B sales
FMCG | FMCG sales, CPG sales, consumer packaged goods, fast moving consumer goods, FMCG experience, =CPG, grocery sales, CPG industry, selling to grocery retailers | knowledge
wholesale sales | selling to wholesalers, distributor sales, trade sales, trade counter sales, trade counter, distribution sales, selling to distributors, builders merchants | skill | implies: B2B sales
media sales | advertising sales, ad sales, selling advertising, digital advertising sales, selling media, radio advertising sales, sponsorship sales, display sales, exhibition sales, media selling | skill | implies: sales
energy sales | utility sales, selling energy, energy broking, selling solar, solar sales, home improvement sales, in-home sales, solar sales experience, in home sales, roofing sales | skill | implies: sales
telecom sales | selling telecoms, mobile phone sales, telecoms sales, broadband sales, wireless sales, selling mobile contracts, managed print sales, business telecoms sales | skill | implies: sales
financial product sales | selling financial services, loan sales, merchant services sales, payment processing sales, selling credit cards | skill | implies: sales
timeshare sales | membership sales, vacation ownership sales, gym membership sales, selling memberships, holiday ownership sales | skill | implies: sales
hotel and events sales | group sales, hospitality sales, event space sales, venue sales, catering sales, banquet sales, corporate sales for hotels, wedding sales, conference sales, meeting and event sales | skill | implies: sales
recruitment sales | selling recruitment services, 360 sales in recruitment, staffing sales, selling staffing services | skill | implies: B2B sales
export sales | international sales, overseas sales, global sales, export market development, international business development, selling internationally | skill | implies: sales
channel sales | partner sales, reseller management, channel partners, channel management, selling through partners, reseller channel, indirect sales, channel partner management, channel partner sales, VAR channel | skill | implies: B2B sales
partnership development | partner management, strategic partnerships, business partnerships, building partnerships, partner relationships, alliances, alliance management, partner enablement, strategic alliances, partnership management, partnerships management, developing partnerships, partnership building | skill
distributor management | managing distributors, dealer network, dealer management, dealer relations, managing dealers, distribution partners, wholesaler relationships, dealer development | skill
franchise sales | franchise development, franchisee recruitment, franchise business consulting | skill
government sales | public sector sales, selling to government, federal sales, GSA schedule, GSA schedules, capture management, federal contracting capture, capture plans, government contracting sales, GSA contracts, frameworks for public sector sales | skill | implies: B2B sales
sales administration | sales support, sales admin, sales order administration, supporting sales team, sales office support, support to sales team, sales coordination, supporting sales teams, admin support to sales | skill
sales operations | sales ops, revenue operations, RevOps, sales process design, sales process improvement, sales planning and operations, sales systems administration | skill
sales enablement | sales collateral, sales playbooks, sales tools and content, Highspot, Seismic, Showpad, enablement content, sales content, sales readiness | skill
sales reporting | sales reports, sales analysis, sales data analysis, analysing sales data, analyzing sales data, sales analytics, sales performance reporting, sales metrics, sales performance analysis, sales dashboards, sales data, sales trends | skill
sales training | training sales teams, sales coaching, training sales staff, coaching sales reps, coaching sales representatives, sales onboarding, coached sales team, trained sales representatives, training sales reps, sales mentoring | skill
sales team management | sales management, managing sales team, sales leadership, leading sales team, managing sales teams, led sales team, managed sales team, managed a sales team, leading a sales team, building sales teams, sales team leadership, managing sales representatives, team of sales representatives, sales manager experience, lead a sales team, manage sales team | skill | implies: sales
sales strategy | sales plans, sales planning, developing sales strategies, sales strategies, business plans for sales, sales strategy development, strategic sales planning, sales business plan, sales growth strategies, commercial strategy, go-to-market strategy, go to market, GTM strategy, =GTM | skill
revenue growth | growing revenue, sales growth, increasing sales, revenue generation, grew revenue, drive revenue, driving revenue, driving sales, increased sales, drive sales, increase sales, maximising sales, driving sales growth, increasing revenue, drove revenue growth, increased revenue | skill | implies: sales
commission plans | sales compensation, sales incentives, incentive plans for sales, Xactly, CaptivateIQ, commission calculation, commission structures, sales commission | knowledge
pricing strategy | pricing@, price lists, price setting, price management, margin management, pricing decisions, price increases, discount approvals, managing margins | skill
commercial awareness | business acumen, commercial acumen, commercially aware, commercially minded, commercial mindset, commercially astute | soft
competitor analysis | competitive analysis, competitor activity, market intelligence, competitor research, competitor knowledge, monitoring competitors, competitive intelligence, competitor products, competitor monitoring | skill
product knowledge | knowledge of products, product expertise, deep product knowledge, in-depth product knowledge, learn product features | knowledge
market knowledge | industry trends, market trends, industry knowledge, market conditions, keeping up with market trends, knowledge of the market | knowledge
trade shows | trade exhibitions, exhibitions and trade shows, attending trade shows, trade show, industry events, conferences and trade shows, exhibitions@, networking events, attending networking events, attending industry events | skill
client meetings | customer visits, customer meetings, client visits, visiting customers, site visits with customers, face to face client meetings, visiting clients, meeting with clients, meeting clients, attending client meetings, meeting with customers | skill
networking | professional networking, business networking, building networks, referral generation, generating referrals, referral networks, referrals from clients, network of contacts, industry contacts, network building, referral partners, existing network | skill
social selling | LinkedIn selling, LinkedIn prospecting, LinkedIn outreach, selling on LinkedIn, LinkedIn for sales | skill | | related: prospecting
self-motivated in sales | money motivated, hungry for success, hunter mentality, competitive nature, entrepreneurial spirit, results driven, target driven, target-driven, results-driven, sales driven, goal-driven, goal oriented, hunter mindset, money-motivated, target orientated, goal-oriented, results-oriented, sales-driven | soft
resilience to rejection | thick skin, handling rejection, tenacity, tenacious, persistence, perseverance, persistent, resilient in sales | soft
active listening | good listener, listening skills, strong listening skills, listening to customers | soft
telephone manner | professional telephone manner, excellent telephone manner, phone etiquette, telephone etiquette, phone manner, telephone skills, phone skills, good telephone manner, strong phone skills, confident on the phone, confident telephone manner, polite telephone manner, phone presence | soft
persuasion | persuasive, influencing, influencing skills, persuasion skills, persuasive communication, persuading, ability to influence, influencing others, ability to persuade, persuasive skills | soft
# tools
CRM software | =CRM, CRM systems, CRM system, customer relationship management, CRM tools, CRM experience, customer relationship management software, CRM database, updating CRM, CRM platforms | tool
Salesforce | =SFDC, Salesforce CRM, Salesforce Lightning, Salesforce reports, Sales Force CRM | tool | implies: CRM software
Salesforce.com | | tool | implies: CRM software | related: Salesforce
Sales Cloud | | tool | implies: CRM software | related: Salesforce
Salesforce administrator certification | Salesforce certified administrator, Salesforce certification, Salesforce admin, Salesforce certified, ADM 201 | certification | implies: Salesforce
HubSpot | HubSpot CRM, Hubspot Sales Hub, HubSpot certified, HubSpot Sales | tool | implies: CRM software
Microsoft Dynamics CRM | Dynamics CRM, Dynamics 365 Sales, MS Dynamics CRM, Dynamics 365 CRM | tool | implies: CRM software
Zoho CRM | Zoho, Monday CRM, Copper CRM, Close CRM, Nimble CRM, ActiveCampaign CRM | tool | implies: CRM software
Pipedrive | | tool | implies: CRM software | related: Zoho CRM
Freshsales | | tool | implies: CRM software | related: Zoho CRM
Insightly | | tool | implies: CRM software | related: Zoho CRM
SugarCRM | | tool | implies: CRM software
Oracle Siebel | Siebel | tool | implies: CRM software | related: SugarCRM
SAP CRM | Act! CRM, NetSuite CRM, Veeva CRM, Veeva, IQVIA CRM | tool | implies: CRM software | related: SugarCRM
Maximizer | | tool | implies: CRM software | related: SugarCRM
Goldmine | | tool | implies: CRM software | related: SugarCRM
Oracle Sales Cloud | | tool | implies: CRM software | related: SugarCRM
SAP C4C | | tool | implies: CRM software | related: SugarCRM
Oracle CX | | tool | implies: CRM software | related: SugarCRM
LinkedIn Sales Navigator | Sales Navigator, Sales Nav | tool | | related: social selling
sales engagement platforms | Groove sales, sales cadences, sequences@ | tool
Outreach.io | | tool | implies: sales engagement platforms
Salesloft | Outreach and Salesloft, SalesLoft | tool | implies: sales engagement platforms
Apollo.io | | tool | implies: sales engagement platforms
Yesware | | tool | implies: sales engagement platforms
Lemlist | | tool | implies: sales engagement platforms
Reply.io | | tool | implies: sales engagement platforms
sales intelligence tools | 6sense | tool
ZoomInfo | | tool | implies: sales intelligence tools
Lusha | | tool | implies: sales intelligence tools
Cognism | | tool | implies: sales intelligence tools
DiscoverOrg | | tool | implies: sales intelligence tools
Hoovers | D&B Hoovers | tool | implies: sales intelligence tools
Seamless.AI | | tool | implies: sales intelligence tools
LeadIQ | | tool | implies: sales intelligence tools
Clearbit | | tool | implies: sales intelligence tools
Demandbase | | tool | implies: sales intelligence tools
Gong | conversation intelligence | tool
Chorus.ai | | tool | | related: Gong
Clari | | tool | | related: Gong
InsightSquared | | tool | | related: Gong
Gong.io | | tool | | related: Gong
field sales apps | route planning for sales | tool
Badger Maps | | tool | implies: field sales apps
Repsly | | tool | implies: field sales apps
SPOTIO | | tool | implies: field sales apps
SalesRabbit | | tool | implies: field sales apps
`
