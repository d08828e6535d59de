export const marketing = String.raw`
# the whole
marketing | marketing knowledge, marketing principles, marketing experience, marketing fundamentals | skill
marketing strategy | strategic marketing, marketing planning, marketing plans, developed marketing strategy, marketing strategy development, go-to-market plans | skill | implies: marketing
digital marketing | online marketing, internet marketing, digital marketing campaigns, digital marketing strategy, digital campaigns, web marketing, e-marketing, digital advertising@ | skill | implies: marketing
marketing campaigns | campaign management, campaign planning, campaign execution, marketing campaign management, campaign development, ran marketing campaigns, managed campaigns, integrated campaigns, multi-channel campaigns, campaign delivery, promotional campaigns, campaigns@ | skill | implies: marketing
integrated marketing communications | marketing communications, =Marcomms, marcom, marcomms, marketing and communications, =IMC@ | skill | implies: marketing
brand management | branding, brand strategy, brand development, brand marketing, brand building, managed brand, brand identity management, brand guardianship, rebranding, brand positioning | skill | implies: marketing
brand awareness | brand visibility, increased brand awareness, brand recognition, brand health tracking, brand presence, brand exposure | skill
brand guidelines | brand consistency, brand standards, brand compliance, brand voice, tone of voice, house style@ | skill
product marketing | product positioning, product messaging, product launch marketing, positioning and messaging, battle cards, battlecards | skill | implies: marketing
go-to-market strategy | go to market, =GTM@, market entry strategy, go-to-market planning, gtm strategy | skill
product launches | product launch, launched products, new product launches, launch planning, launch campaigns | skill
market research | consumer research, customer research, market analysis, market studies, market intelligence, market insights, consumer insights, industry research, market trends, market trend analysis | skill
competitor analysis | competitive analysis, competitor research, competitive intelligence, competitor benchmarking, competitive research, competitor monitoring | skill
customer segmentation | market segmentation, audience segmentation, audience targeting, target audience, customer personas, buyer personas, segmentation@ | skill
focus groups | survey design@, customer surveys, questionnaire design, in-depth interviews@, consumer surveys, moderated focus groups, customer satisfaction surveys | skill
customer journey mapping | customer journey, customer journey maps, consumer journey, buyer journey | skill
marketing budget management | marketing budgets, managed marketing budget, budget allocation for campaigns, media budget, campaign budgets, advertising budget | skill
return on marketing investment | marketing roi, =ROMI, campaign roi, =ROAS, return on ad spend, return on investment of campaigns | knowledge
marketing performance reporting | campaign reporting, campaign analysis, campaign performance, marketing kpis, marketing reports, campaign metrics, marketing metrics, campaign optimization, campaign optimisation, campaign tracking | skill
B2B marketing | business-to-business marketing, =B2B@, b2b demand generation | skill | implies: marketing
B2C marketing | consumer marketing, =B2C@, direct-to-consumer marketing, =D2C@, =DTC@ | skill | implies: marketing
account-based marketing | =ABM | skill | implies: B2B marketing
demand generation | demand gen, pipeline generation marketing | skill
lead generation campaigns | lead gen campaigns, lead nurturing, lead nurture, marketing qualified leads, =MQL, =MQLs, lead magnets, lead scoring, inbound leads | skill
growth marketing | growth hacking, growth strategy marketing, user acquisition, customer acquisition, acquisition marketing | skill
customer retention marketing | retention marketing, loyalty marketing, lifecycle marketing, customer loyalty programmes, customer loyalty programs, loyalty programs, loyalty programmes, crm marketing, customer engagement campaigns | skill
field marketing | experiential marketing, brand activation, in-store promotions, guerrilla marketing, street marketing, brand ambassador work, product sampling, promotional activities, product demonstrations@ | skill
trade marketing | shopper marketing, channel marketing, category marketing, partner marketing, co-marketing, retail marketing, point of sale materials, =POSM | skill | implies: marketing
event marketing | trade shows, trade show management, exhibitions@, event promotion, marketing events, webinars, promotional events, trade fairs, webinar marketing, expo management, corporate events marketing | skill
direct marketing | direct mail, mail campaigns, direct mail campaigns, telemarketing campaigns, leaflet distribution, mailings, door-to-door marketing | skill
print advertising | print marketing, newspaper advertising, outdoor advertising, out-of-home advertising, =OOH, billboards, print ads, flyers and brochures, brochures, leaflets, marketing collateral, promotional materials, marketing materials, sales collateral | skill
public sector marketing | non-profit marketing, nonprofit marketing, charity marketing, fundraising campaigns@ | skill
tourism marketing | destination marketing, hospitality marketing, hotel marketing | skill
healthcare marketing | pharmaceutical marketing, medical marketing | skill
real estate marketing | property marketing | skill
international marketing | global marketing, multi-country campaigns, regional marketing, localised marketing, localized marketing | skill
pricing strategy | price positioning, pricing and promotions, promotional pricing | skill
marketing operations | marketing ops, marketing technology, martech, marketing technology stack | skill
agency management | agency relations, managed agencies, creative agency management, external agencies, agency partners, media agency management | skill
creative briefs | campaign briefs, briefing designers, wrote creative briefs | skill
marketing project coordination | campaign coordination, marketing calendar, campaign calendar, marketing timelines, marketing coordination | skill
advertising | advertising campaigns, ad campaigns, paid advertising, advertisement, ad creation, advertising strategy | skill
media planning | media buying, media planning and buying, media strategy, ad buying, media placement, bought media, media schedules, nielsen data | skill
above-the-line marketing | =ATL, =BTL, atl and btl, below-the-line marketing, tv advertising, television advertising, radio advertising, television commercials | knowledge

# search
SEO | search engine optimization, search engine optimisation, organic search, seo strategy, search optimization, seo best practices, seo techniques | skill | implies: digital marketing | related: SEM
on-page SEO | on page optimization, on-page optimisation, meta tags, meta descriptions, title tags, on-page and off-page seo | skill | implies: SEO
technical SEO | site audits, seo audits, crawlability, schema markup, site structure seo | skill | implies: SEO
link building | backlinks, backlink building, outreach link building, off-page seo, digital pr link building | skill | implies: SEO
keyword research | keyword analysis, keyword planning, keyword strategy, keyword planner | skill | implies: SEO
local SEO | google business profile, google my business, local search marketing | skill | implies: SEO
SEM | search engine marketing, paid search, paid search advertising, search advertising | skill | implies: digital marketing | related: SEO
PPC | pay-per-click, pay per click advertising, ppc campaigns, cost per click, =CPC@ | skill | implies: SEM, digital marketing
Google Ads | google adwords, adwords, google search ads, google display network, google shopping ads, performance max | tool | implies: PPC | related: Microsoft Advertising
Microsoft Advertising | bing ads, bing advertising | tool | implies: PPC | related: Google Ads
generative engine optimization | answer engine optimization, ai search optimization, generative engine optimisation | skill
Semrush | sem rush | tool | implies: SEO | related: Ahrefs, Moz
Ahrefs | | tool | implies: SEO | related: Semrush, Moz
Moz | moz pro, screaming frog, majestic seo | tool | implies: SEO | related: Semrush, Ahrefs
Google Search Console | search console, google webmaster tools | tool | implies: SEO
conversion rate optimization | =CRO@, conversion rate optimisation, landing page optimization, conversion optimization, landing page testing, conversion optimisation, vwo, optimizely | skill
landing pages | landing page creation, landing page design, built landing pages, squeeze pages, unbounce, instapage | skill

# social and paid media
social media marketing | social media, social media management, =SMM, social media strategy, managed social media, social media accounts, social media campaigns, social media channels, social media platforms, social media presence, social networks, social channels, ran social media | skill | implies: digital marketing
social media content creation | social media content, social content, social media posts, created social media content, social posts, reels and stories, short-form video, instagram reels, social media calendar, tiktok videos | skill | implies: content creation
paid social | paid social advertising, social media advertising, paid social media, social ads, social media ads, paid social campaigns | skill | implies: social media marketing
Meta Ads | facebook ads, facebook advertising, facebook ads manager, meta ads manager, instagram ads, meta business suite, facebook business manager, meta business manager | tool | implies: paid social | related: LinkedIn Ads, TikTok Ads
LinkedIn Ads | linkedin advertising, linkedin campaign manager, linkedin marketing | tool | implies: paid social | related: Meta Ads
TikTok Ads | tiktok marketing, tiktok advertising, snapchat ads, pinterest ads | tool | implies: paid social | related: Meta Ads
Facebook | facebook pages, facebook page management, facebook marketing | tool
Instagram | =IG@, instagram marketing, instagram page | tool
=LinkedIn@ | linkedin company page, linkedin content, linkedin posts | tool
TikTok | tik tok, tiktok content | tool
=X (Twitter)@ | twitter, twitter marketing, tweets | tool
YouTube | youtube channel, youtube marketing, youtube ads, youtube channel management | tool
Pinterest | snapchat | tool
community management | online community management, community engagement online, social media engagement, online communities, replied to comments, community moderation, follower growth, audience engagement, audience growth | skill
social listening | brandwatch, social media monitoring, brand monitoring, online reputation management, reputation management, sprinklr, meltwater | skill
social media scheduling tools | hootsuite, buffer@, sprout social, later.com, social media scheduling, tweetdeck, planoly, agorapulse | tool
social media analytics | social media reporting, social media metrics, engagement metrics, social analytics, social media insights, engagement rate, facebook insights | skill
influencer marketing | influencer outreach, influencer campaigns, influencer partnerships, influencer relations, creator partnerships, blogger outreach, influencer management, =UGC, user-generated content | skill
affiliate marketing | affiliate programmes, affiliate programs, affiliate partnerships, performance marketing affiliates, affiliate networks | skill
performance marketing | paid media, paid media campaigns, biddable media, paid campaigns, performance media, paid acquisition | skill | implies: digital marketing
display advertising | banner ads, display ads, retargeting, remarketing, display campaigns, native advertising, banner advertising | skill
programmatic advertising | programmatic, demand-side platform, =DSP@, dv360, display and video 360, the trade desk, real-time bidding, =RTB, campaign manager 360, google ad manager, ad operations, ad trafficking, ad ops | skill
mobile marketing | =SMS marketing, sms campaigns, app store optimization, =ASO@, app marketing, text message marketing, push notification marketing, sms marketing, whatsapp marketing | skill
video marketing | video campaigns, video advertising, video content strategy, video ads | skill

# email and automation
email marketing | email campaigns, e-mail marketing, email newsletters, newsletter marketing, email marketing campaigns, =EDM@, edm campaigns, email blasts, e-newsletters, mailchimp campaigns, email automation | skill | implies: digital marketing
Mailchimp | mail chimp | tool | implies: email marketing | related: Klaviyo, Constant Contact
Klaviyo | omnisend | tool | implies: email marketing | related: Mailchimp
Constant Contact | campaign monitor, activecampaign, sendgrid, sendinblue, dotdigital, =Brevo, convertkit | tool | implies: email marketing | related: Mailchimp
marketing automation | automated marketing campaigns, drip campaigns, marketing automation platforms, marketing automation tools, email workflows | skill | implies: digital marketing
HubSpot | hub spot, hubspot crm, hubspot marketing hub | tool | implies: marketing automation | related: Marketo, Pardot
Marketo | adobe marketo, marketo engage | tool | implies: marketing automation | related: HubSpot, Pardot
Pardot | salesforce pardot, eloqua, oracle eloqua, marketing cloud account engagement | tool | implies: marketing automation | related: HubSpot, Marketo
Salesforce Marketing Cloud | marketing cloud, exacttarget, =SFMC, adobe campaign, braze, iterable | tool | implies: marketing automation
customer data platforms | =CDP@, segment cdp, tealium | tool
email deliverability | email list management, mailing lists, list segmentation, email list building, mailing list management, subscriber growth, open rates | skill

# measuring
Google Analytics | =GA4, ga4, google analytics 4, universal analytics, =GA@ | tool | implies: web analytics | related: Adobe Analytics
Adobe Analytics | omniture, matomo, adobe omniture | tool | implies: web analytics | related: Google Analytics
web analytics | website analytics, digital analytics, website traffic analysis, website metrics, site analytics, web traffic, website traffic, web metrics | skill
Google Tag Manager | =GTM, tag management, conversion tracking, facebook pixel, meta pixel, utm tracking, tracking pixels, utm parameters | tool
attribution analysis | multi-touch attribution, marketing attribution, media mix modelling, media mix modeling | skill
heatmap tools | hotjar, crazy egg, microsoft clarity, mixpanel, amplitude@ | tool

# content
content marketing | content strategy, content marketing strategy, content planning, content plan, content calendars, editorial calendar, inbound marketing | skill | implies: marketing
content creation | content development, content production, created content, digital content creation, content generation, content creator, create content, engaging content, produced content, online content | skill
content writing | web content writing, web copy, website copy, web content, article writing, writing web content, seo content writing, website content writing | skill | implies: content creation
copywriting | copy writing, ad copy, advertising copy, sales copy, marketing copy, wrote copy, copy writer work, persuasive writing, writing copy, seo copywriting, promotional copy | skill
blogging | blog posts, blog writing, blog content, blog management, blog articles, wrote blog posts, company blog | skill
white papers | case studies@, whitepapers, e-books@, thought leadership, customer case studies, thought leadership content, customer stories | skill
content management systems | =CMS@, website content management, web content management, cms platforms, content management, website updates, web publishing, website maintenance, updating website, website content updates | skill
WordPress | word press, wordpress cms, elementor, wordpress website | tool | implies: content management systems | related: Drupal, Wix
Wix | squarespace, weebly, godaddy website builder | tool | implies: content management systems | related: WordPress
website management | managed website, website administration, website optimization, website optimisation, website development oversight, corporate website | skill
podcast marketing | branded podcasts, audio content marketing | skill
storytelling | brand storytelling, story-telling, visual storytelling | skill
newsletters | newsletter writing, newsletter creation, company newsletter, newsletter production, monthly newsletter, internal newsletter | skill
Canva | canva design, canva pro | tool
video content creation | video content, promotional videos, creation of videos, social video, video creation | skill | implies: content creation
AI content tools | ai copywriting tools, ai-generated content, jasper ai, chatgpt for marketing, ai marketing tools, midjourney | tool

# public relations and communications
public relations | =PR@, public relations campaigns, pr campaigns, public relations strategy, pr strategy, publicity, press office, pr activities, press relations, pr and communications | skill
media relations | press contacts, media pitching, pitched stories, media outreach, journalist relations, media contacts, pitching to media, media liaison, media engagement, media list, pitching journalists, media enquiries, media inquiries, media coverage, earned media | skill | implies: public relations
press releases | press release writing, news releases, wrote press releases, press kits, media releases, media kits, media advisories | skill | implies: public relations
corporate communications | external communications, strategic communications, communications strategy, communications plan, communications planning, communications management, corporate messaging | skill
internal communications | employee communications, internal comms, staff communications, intranet content, employee engagement communications, intranet management | skill
crisis communications | crisis management communications, issues management, crisis pr, crisis comms, reputation risk | skill
speech writing | speechwriting, executive communications, speeches, talking points, executive speeches | skill
stakeholder communications | stakeholder engagement communications, stakeholder relations, community relations, government relations communications, community outreach communications | skill
media monitoring | press clippings, press monitoring, media tracking, cision, media analysis, muck rack | skill
press conferences | press events, media events, media days, press trips, media briefings | skill
spokesperson duties | media training, spokesperson, media spokesperson, media interviews, spokesperson training | skill
sponsorship | sponsorship management, sponsorship activation, sponsor relations, sponsorship sales@, sports marketing | skill
corporate social responsibility communications | =CSR@, corporate social responsibility, csr campaigns, sustainability communications | skill
investor communications | investor relations communications, annual report production, annual reports@ | skill
public affairs | political communications, lobbying communications, political campaigns, advocacy campaigns, campaigning | skill
communications measurement | pr measurement, media impressions, share of voice, advertising value equivalent | skill

# online shops
e-commerce marketing | ecommerce marketing, online store promotion, online sales promotion, ecommerce strategy, e-commerce strategy, online merchandising campaigns | skill
Amazon advertising | amazon ads, amazon ppc, amazon marketing, sponsored products, marketplace advertising, amazon seo | skill

# qualifications
CIM qualification | =CIM, chartered institute of marketing, cim diploma, chartered marketer, cim certificate, cim professional marketing | certification | implies: marketing
CIPR qualification | =CIPR, chartered institute of public relations, cipr diploma, accredited in public relations, =APR@ | certification | implies: public relations
Google Ads certification | google ads certified, google adwords certification, google adwords certified, google ads search certification | certification | implies: Google Ads
Google Analytics certification | google analytics individual qualification, =GAIQ, google analytics certified, google analytics iq | certification | implies: Google Analytics
HubSpot certification | hubspot inbound marketing certification, hubspot certified, hubspot inbound certification, hubspot content marketing certification, hubspot inbound marketing, hubspot academy | certification | implies: HubSpot
Meta Blueprint certification | facebook blueprint, facebook blueprint certification, meta certified, meta certified media buying professional, meta certified digital marketing associate | certification | implies: Meta Ads
Google Digital Marketing Certificate | google digital garage, fundamentals of digital marketing, google digital marketing and e-commerce certificate, squared online | certification | implies: digital marketing
Digital Marketing Institute diploma | dmi certification, certified digital marketing professional, digital marketing certification, digital marketing diploma, digital marketing certificate | certification | implies: digital marketing
Hootsuite certification | hootsuite certified, hootsuite social marketing certification, hootsuite platform certification | certification | implies: social media marketing
degree in marketing | marketing degree, degree in communications, bachelor's in marketing, communications degree, degree in public relations, degree in advertising | knowledge
consumer behaviour | consumer behavior, consumer psychology, buyer behaviour, buying behaviour, buyer behavior, buying behavior | knowledge
marketing mix | 4ps of marketing, 7ps of marketing, marketing theory, 4 ps | knowledge
advertising standards | advertising regulations, asa code, marketing compliance, advertising law, cap code, ftc guidelines, can-spam | knowledge
`
