export const marketing = `
# the whole
marketing@ | marketing experience, sales and marketing, marketing and sales, marketing activities, marketing initiatives, marketing efforts, marketing support, marketing tools, marketing techniques, marketing skills, marketing programs, marketing programmes | skill
marketing strategy | strategic marketing, marketing planning | skill | implies: marketing
digital marketing | online marketing, internet marketing, digital campaigns, web marketing, e-marketing, digital advertising@ | skill | implies: marketing
marketing campaigns | campaign management, campaign planning, campaign execution, campaign development, managed campaigns, integrated campaigns, multi-channel campaigns, campaign delivery, promotional campaigns, campaigns@ | skill | implies: marketing
integrated marketing communications | marketing communications, =Marcomms, marcom, marcomms, marketing and communications, =IMC@ | skill | implies: marketing
brand management | branding@, rebranding, corporate branding, employer branding@, brand building | skill | implies: marketing
brand awareness | brand visibility, brand recognition, brand health tracking, brand presence, brand exposure | skill
brand guidelines | brand consistency, brand standards, brand compliance, brand voice, tone of voice, house style@ | skill
product marketing | product positioning, product messaging, product launch marketing, positioning and messaging, battle cards, battlecards | skill | implies: marketing
go-to-market strategy | go to market, =GTM@, market entry strategy, gtm strategy | skill
product launches | launched products, launch planning, launch campaigns | skill
market research | consumer research, customer research, market studies, market intelligence, market insights, consumer insights, industry research, market trends, market analysis | skill
competitor analysis | competitive analysis, competitor research, competitive intelligence, competitor benchmarking, competitive research, competitor monitoring | skill
customer segmentation | market segmentation, audience segmentation, audience targeting, target audience, customer personas, buyer personas, segmentation@ | skill
focus groups | survey design@, customer surveys, questionnaire design, in-depth interviews@, consumer surveys, customer satisfaction surveys | skill
customer journey mapping | customer journey, consumer journey, buyer journey | skill
marketing budget management | marketing budgets, budget allocation for campaigns, media budget, campaign budgets, advertising budget | skill
return on marketing investment | marketing roi, =ROMI, campaign roi, =ROAS, return on ad spend, return on investment of campaigns | knowledge
marketing performance reporting | campaign reporting, campaign performance, marketing kpis, marketing reports, campaign metrics, marketing metrics, campaign optimization, campaign optimisation, campaign tracking | skill
campaign analysis | analysis of campaigns, analysing campaigns, analyzing campaign data, campaign analytics | skill
B2B marketing | business-to-business marketing, =B2B@, b2b demand generation | skill | implies: marketing
B2C marketing | consumer marketing, =B2C@, =D2C@, =DTC@ | skill | implies: marketing
account-based marketing | =ABM | skill | implies: B2B marketing
demand generation | demand gen, pipeline generation marketing | skill
lead generation campaigns | lead gen campaigns, lead nurturing, marketing qualified leads, =MQL, =MQLs, lead magnets, lead scoring, inbound leads | skill
growth marketing | growth hacking, growth strategy marketing, user acquisition, customer acquisition, acquisition marketing | skill
customer retention marketing | retention marketing, loyalty marketing, lifecycle marketing, loyalty programs, loyalty programmes, crm marketing, customer engagement campaigns | skill
field marketing | experiential marketing, brand activation, in-store promotions, guerrilla marketing, street marketing, product sampling, promotional activities | skill
trade marketing | shopper marketing, channel marketing, category marketing, partner marketing, co-marketing, retail marketing, point of sale materials, =POSM | skill | implies: marketing
webinars | webinar, webinar series, online seminars, webcast, webcasts | skill | | related: content marketing
event marketing | trade shows, exhibitions@, event promotion, marketing events, promotional events, trade fairs, expo management | skill
direct marketing | telemarketing campaigns, leaflet distribution, door-to-door marketing | skill
print advertising | print marketing, newspaper advertising, outdoor advertising, out-of-home advertising, =OOH, billboards, print ads, brochures, leaflets, marketing collateral, promotional materials, marketing materials, sales collateral | skill
public sector marketing | non-profit marketing, nonprofit marketing, charity marketing, fundraising campaigns@ | skill
tourism marketing | destination marketing, hospitality marketing, hotel marketing | skill
healthcare marketing | pharmaceutical marketing, medical marketing | skill
real estate marketing | property marketing | skill
international marketing | global marketing, multi-country campaigns, regional marketing, localised marketing, localized marketing | skill
pricing strategy | price positioning, pricing and promotions, promotional pricing | skill
marketing operations | marketing ops, marketing technology, martech | skill
agency management | agency relations, managed agencies, external agencies, agency partners | skill
creative briefs | campaign briefs, briefing designers | skill
marketing project coordination | campaign coordination, marketing calendar, campaign calendar, marketing timelines, marketing coordination | skill
advertising@ | ad campaigns, ad creation, advertising campaigns, paid advertising, advertising strategy, online advertising | skill
media planning | media buying, media strategy, ad buying, media placement, bought media, media schedules, nielsen data | skill
above-the-line marketing | =ATL, =BTL, atl and btl, below-the-line marketing, tv advertising, television advertising, radio advertising, television commercials | knowledge

# search
SEO | search engine optimization, search engine optimisation, organic search, search optimization | skill | implies: digital marketing | related: SEM
Google Trends | google keyword planner, answer the public | tool | implies: keyword research
on-page SEO | on page optimization, on-page optimisation, meta tags, meta descriptions, title tags, on-page and off-page seo | skill | implies: SEO
technical SEO | site audits, seo audits, crawlability, schema markup, site structure seo | skill | implies: SEO
link building | backlinks, off-page seo | skill | implies: SEO
keyword research | keyword analysis, keyword planning, keyword strategy, keyword planner | skill | implies: SEO
local SEO | google business profile, google my business, local search marketing | skill | implies: SEO
SEM | search engine marketing, paid search, search advertising | skill | implies: digital marketing | related: SEO
PPC | pay-per-click, cost per click, =CPC@ | skill | implies: SEM, digital marketing
Google Ads | adwords, google search ads, google display network, google shopping ads, performance max | tool | implies: PPC | related: Microsoft Advertising
Microsoft Advertising | bing ads, bing advertising | tool | implies: PPC | related: Google Ads
generative engine optimization | answer engine optimization, ai search optimization, generative engine optimisation | skill
Semrush | sem rush | tool | implies: SEO | related: Ahrefs, Moz
Ahrefs | | tool | implies: SEO | related: Semrush, Moz
=Moz | moz pro, majestic seo | tool | implies: SEO | related: Semrush, Ahrefs, Screaming Frog
Screaming Frog | | tool | implies: SEO | related: Moz
Google Search Console | search console, google webmaster tools | tool | implies: SEO
conversion rate optimization | =CRO@, conversion rate optimisation, landing page optimization, conversion optimization, landing page testing, conversion optimisation, vwo, optimizely | skill
landing pages | squeeze pages | skill
Unbounce | instapage | tool | implies: landing pages

# social and paid media
social media marketing | social media, =SMM, social networks, social channels | skill | implies: digital marketing
social media content creation | social media content, social content, social media posts, social posts, reels and stories, short-form video, instagram reels, social media calendar, tiktok videos | skill | implies: content creation
paid social | social media advertising, social ads, social media ads | skill | implies: social media marketing
Meta Ads | facebook ads, facebook advertising, instagram ads, meta business suite, facebook business manager, meta business manager | tool | implies: paid social | related: LinkedIn Ads, TikTok Ads
LinkedIn Ads | linkedin advertising, linkedin campaign manager, linkedin marketing | tool | implies: paid social | related: Meta Ads
TikTok Ads | tiktok marketing, tiktok advertising | tool | implies: paid social | related: Meta Ads
Facebook | | tool
Instagram | =IG@ | tool
=LinkedIn@ | linkedin company page, linkedin content, linkedin posts | tool
TikTok | tik tok | tool
Twitter | tweets, =X (Twitter), x/twitter | tool
YouTube | | tool
Pinterest | | tool | | related: Snapchat
Snapchat | | tool | | related: Pinterest
community management | community engagement online, social media engagement, online communities, replied to comments, community moderation, follower growth, audience engagement, audience growth | skill
social listening | social media monitoring, brand monitoring, reputation management | skill
Brandwatch | | tool | implies: social listening | related: Meltwater, Sprinklr
Meltwater | | tool | implies: social listening | related: Brandwatch, Sprinklr
Sprinklr | | tool | implies: social listening | related: Brandwatch, Meltwater
social media scheduling tools | later.com, social media scheduling, tweetdeck, planoly, agorapulse | tool
Hootsuite | | tool | implies: social media scheduling tools | related: Sprout Social, Buffer
Sprout Social | | tool | implies: social media scheduling tools | related: Hootsuite, Buffer
=Buffer@ | buffer app | tool | implies: social media scheduling tools | related: Hootsuite, Sprout Social
social media analytics | social media reporting, social media metrics, engagement metrics, social analytics, social media insights, engagement rate, facebook insights | skill
influencer marketing | influencer outreach, influencer campaigns, influencer partnerships, influencer relations, creator partnerships, blogger outreach, influencer management, =UGC, user-generated content | skill
affiliate marketing | affiliate programmes, affiliate programs, affiliate partnerships, performance marketing affiliates, affiliate networks | skill
performance marketing | paid media, biddable media, paid campaigns, performance media, paid acquisition | skill | implies: digital marketing
display advertising | banner ads, display ads, retargeting, remarketing, display campaigns, native advertising, banner advertising | skill
programmatic advertising | programmatic@, demand-side platform, real-time bidding, =RTB, campaign manager 360, google ad manager, ad operations, ad trafficking, ad ops | skill
Display & Video 360 | display and video 360, dv360 | tool | implies: programmatic advertising | related: The Trade Desk
The Trade Desk | | tool | implies: programmatic advertising | related: Display & Video 360
mobile marketing | =SMS marketing, sms campaigns, app store optimization, =ASO@, app marketing, text message marketing, push notification marketing, sms marketing, whatsapp marketing | skill
video marketing | video campaigns, video advertising, video content strategy, video ads | skill

# email and automation
email marketing | email campaigns, e-mail marketing, email newsletters, newsletter marketing, =EDM@, edm campaigns, email blasts, e-newsletters, mailchimp campaigns, email automation | skill | implies: digital marketing
email copywriting | email copy, subject lines | skill | implies: copywriting
Mailchimp | mail chimp | tool | implies: email marketing | related: Klaviyo, Constant Contact
Klaviyo | omnisend | tool | implies: email marketing | related: Mailchimp
Constant Contact | | tool | implies: email marketing | related: Mailchimp, Campaign Monitor, ActiveCampaign, SendGrid
Campaign Monitor | | tool | implies: email marketing | related: Constant Contact, ActiveCampaign, SendGrid, Brevo
ActiveCampaign | | tool | implies: email marketing | related: Constant Contact, Campaign Monitor, SendGrid, Brevo
SendGrid | | tool | implies: email marketing | related: Constant Contact, Campaign Monitor, ActiveCampaign, Brevo
Brevo | sendinblue | tool | implies: email marketing | related: Constant Contact, Campaign Monitor, ActiveCampaign, SendGrid
marketing automation | automated marketing campaigns, drip campaigns, email workflows | skill | implies: digital marketing
HubSpot | hub spot | tool | implies: marketing automation | related: Marketo, Pardot
Marketo | | tool | implies: marketing automation | related: HubSpot, Pardot
Pardot | marketing cloud account engagement | tool | implies: marketing automation | related: HubSpot, Marketo, Eloqua
Eloqua | | tool | implies: marketing automation | related: Pardot
Salesforce Marketing Cloud | marketing cloud, exacttarget, =SFMC | tool | implies: marketing automation | related: Adobe Campaign, Braze
Adobe Campaign | | tool | implies: marketing automation | related: Salesforce Marketing Cloud, Braze
=Braze | iterable@ | tool | implies: marketing automation | related: Salesforce Marketing Cloud, Adobe Campaign
customer data platforms | =CDP@ | tool
=Segment@ | segment cdp, twilio segment | tool | implies: customer data platforms | related: Tealium
Tealium | | tool | implies: customer data platforms | related: Segment
email deliverability | email list management, mailing lists, list segmentation, email list building, subscriber growth, open rates | skill

# measuring
Google Analytics | =GA4, ga4, universal analytics, =GA@ | tool | implies: web analytics | related: Adobe Analytics
Adobe Analytics | omniture | tool | implies: web analytics | related: Google Analytics, Matomo
Matomo | | tool | implies: web analytics | related: Adobe Analytics
web analytics | website analytics, digital analytics, website metrics, site analytics, web traffic, website traffic, web metrics | skill
Google Tag Manager | tag management, conversion tracking, facebook pixel, meta pixel, utm tracking, tracking pixels, utm parameters, tag manager | tool
attribution analysis | multi-touch attribution, marketing attribution, media mix modelling | skill
heatmap tools | microsoft clarity | tool
Hotjar | crazy egg | tool | implies: heatmap tools | related: Mixpanel, Amplitude
Mixpanel | | tool | implies: product analytics | related: Hotjar, Amplitude
=Amplitude@ | amplitude analytics | tool | implies: product analytics | related: Hotjar, Mixpanel

# content
content marketing | content strategy, content planning, content calendars, editorial calendar, inbound marketing | skill | implies: marketing
content creation | content development, content production, created content, content generation, engaging content, produced content, online content | skill
user-generated content campaigns | ugc campaigns, ugc creation | skill
content writing | web copy, website copy, web content, article writing | skill | implies: content creation, written skills
copywriting | copy writing, ad copy, advertising copy, sales copy, marketing copy, wrote copy, persuasive writing, writing copy, promotional copy | skill | implies: written skills
blogging | | skill
white papers | case studies@, whitepapers, e-books@, thought leadership, customer case studies, customer stories | skill
content management systems | =CMS@, cms platforms, content management, website updates, web publishing, website maintenance, updating website, website content updates | skill
WordPress | word press, elementor | tool | implies: content management systems | related: Drupal, Wix
Wix | weebly, godaddy website builder | tool | implies: content management systems | related: WordPress, Squarespace
Squarespace | | tool | implies: content management systems | related: Wix
website management | managed website, website administration, website optimization, website optimisation, website development oversight, corporate website, update the website | skill
podcast marketing | branded podcasts, audio content marketing | skill
storytelling | story-telling | skill
newsletters | | skill
Canva | | tool
video content creation | video content, promotional videos, creation of videos, social video, video creation | skill | implies: content creation
AI content tools | ai copywriting tools, ai-generated content, jasper ai, chatgpt for marketing, ai marketing tools, midjourney | tool

# public relations and communications
public relations | =PR@, pr campaigns, pr strategy, publicity, press office, pr activities, press relations, pr and communications | skill
media relations | press contacts, media pitching, pitched stories, media outreach, journalist relations, media contacts, pitching to media, media liaison, media engagement, media list, pitching journalists, media enquiries, media inquiries, media coverage, earned media | skill | implies: public relations
press releases | news releases, press kits, media releases, media kits, media advisories | skill | implies: public relations
corporate communications | external communications, strategic communications, communications strategy, communications plan, communications management | skill
internal communications | employee communications, internal comms, staff communications, intranet content, employee engagement communications, intranet management | skill
crisis communications | crisis management communications, crisis pr, crisis comms, reputation risk | skill
speech writing | speechwriting, executive communications, talking points, writing speeches, drafting speeches | skill
stakeholder communications | stakeholder engagement communications, stakeholder relations, community relations, government relations communications, community outreach communications | skill
media monitoring | press clippings, press monitoring, media tracking, media analysis | skill
Cision | muck rack | tool | implies: media monitoring
press conferences | press events, media events, media days, press trips, media briefings | skill
spokesperson duties | media training, spokesperson, media interviews | skill
sponsorship | sponsor relations, sports marketing | skill
corporate social responsibility communications | =CSR@, corporate social responsibility, csr campaigns, sustainability communications | skill
investor communications | investor relations communications, annual report production, annual reports@ | skill
public affairs | political communications, lobbying communications, advocacy campaigns | skill
communications measurement | pr measurement, media impressions, share of voice, advertising value equivalent | skill

# online shops
e-commerce marketing | ecommerce marketing, online store promotion, online sales promotion, ecommerce strategy, e-commerce strategy, online merchandising campaigns | skill
Amazon advertising | amazon ads, amazon ppc, amazon marketing, sponsored products, marketplace advertising, amazon seo | skill

# qualifications
CIM qualification | =CIM, chartered institute of marketing, cim diploma, chartered marketer, cim certificate, cim professional marketing | certification | implies: marketing
CIPR qualification | =CIPR, chartered institute of public relations, cipr diploma, accredited in public relations, =APR@ | certification | implies: public relations
Google Ads certification | google ads certified, google adwords certification, google adwords certified, google ads search certification | certification | implies: Google Ads
Google Analytics certification | google analytics individual qualification, =GAIQ, google analytics certified, google analytics iq | certification | implies: Google Analytics
HubSpot certification | hubspot certified, hubspot inbound certification, hubspot content marketing certification, hubspot inbound marketing, hubspot academy | certification | implies: HubSpot
Meta Blueprint certification | facebook blueprint, meta certified | certification | implies: Meta Ads
Google Digital Marketing Certificate | google digital garage, fundamentals of digital marketing, google digital marketing and e-commerce certificate, squared online | certification | implies: digital marketing
Digital Marketing Institute diploma | dmi certification, certified digital marketing professional, digital marketing certification, digital marketing diploma, digital marketing certificate | certification | implies: digital marketing
Hootsuite certification | hootsuite certified, hootsuite social marketing certification, hootsuite platform certification | certification | implies: social media marketing
degree in marketing | marketing degree, degree in communications, bachelor's in marketing, communications degree, degree in public relations, degree in advertising | knowledge
consumer behaviour | consumer behavior, consumer psychology, buyer behaviour, buying behaviour, buyer behavior, buying behavior | knowledge
marketing mix | 4ps of marketing, 7ps of marketing, marketing theory, 4 ps | knowledge
advertising standards | advertising regulations, asa code, marketing compliance, advertising law, cap code, ftc guidelines, can-spam | knowledge
`
