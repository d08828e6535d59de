export const marketing = `
# the whole
marketing@,marketing experience,-activities,-initiatives,-efforts,-support,-tools,-techniques,-skills,-programs,sales and marketing
marketing strategy,-planning,strategic marketing > marketing
digital marketing,online-,internet-,web-,digital campaigns,-advertising@,e-marketing > marketing
marketing campaigns,managed-,integrated-,multi-channel-,promotional-,campaign management,-planning,-execution,-development,-delivery,campaigns@ > marketing
integrated marketing communications,marketing--,marketing and-,=Marcomms,marcom,marcomms,=IMC@ > marketing
brand management,-building,branding@,rebranding,corporate branding > marketing
brand awareness,-visibility,-recognition,-presence,-exposure,-health tracking
brand guidelines,-consistency,-standards,-compliance,-voice,tone of-,house style@
product marketing,-positioning,-messaging,positioning and-,battle cards,battlecards > marketing
go-to-market strategy,gtm-,market entry-,go to market,=GTM@
product launches,launched products,launch planning,-campaigns
market research,customer-,industry-,consumer-,-insights,market-,-studies,-intelligence,-trends,-analysis
competitor analysis,competitive-,-intelligence,-research,competitor-,-benchmarking,-monitoring
customer segmentation,market-,audience-,-targeting,target audience,customer personas,buyer-,segmentation@
focus groups,survey design@,consumer surveys,customer-,-satisfaction surveys,questionnaire design,in-depth interviews@
customer journey mapping,--journey,consumer-,buyer-
marketing budget management,--budgets,campaign-,media budget,advertising-
knowledge: return on marketing investment,--ad spend,marketing roi,campaign-,=ROMI,=ROAS
marketing performance reporting,campaign--,-performance,-metrics,-optimization,-tracking,marketing kpis,-reports,-metrics
campaign analysis,-analytics,analysing campaigns
B2B marketing,business-to-business-,=B2B@,b2b demand generation > marketing
B2C marketing,consumer-,=B2C@,=D2C@,=DTC@ > marketing
account-based marketing,=ABM > B2B marketing
demand generation,-gen
lead generation campaigns,lead gen--,--nurturing,-magnets,-scoring,inbound leads,marketing qualified-,=MQL
growth marketing,acquisition-,growth hacking,user acquisition,customer-
customer retention marketing,retention--,lifecycle-,crm-,loyalty-,-programs,customer engagement campaigns
field marketing,experiential-,guerrilla-,street-,brand activation,in-store promotions,product sampling,promotional activities
trade marketing,shopper-,channel-,category-,partner-,retail-,co-marketing,point of sale materials,=POSM > marketing
webinars,online seminars,webcast ~ content marketing
event marketing,-promotion,trade shows,-fairs,exhibitions@,marketing events,promotional-,expo management
direct marketing,door-to-door-,telemarketing campaigns,leaflet distribution
print advertising,newspaper-,outdoor-,out-of-home-,print marketing,-ads,=OOH,billboards,brochures,leaflets,promotional materials,marketing-,-collateral,sales-
public sector marketing,non-profit--,nonprofit-,charity-,fundraising campaigns@
tourism marketing,destination-,hospitality-,hotel-
healthcare marketing,pharmaceutical-,medical-
real estate marketing,property--
international marketing,global-,regional-,localised-,multi-country campaigns
pricing strategy,-and promotions,price positioning,promotional pricing
marketing operations,-ops,-technology,martech
agency management,-relations,-partners,managed agencies,external-
creative briefs,campaign-,briefing designers
marketing project coordination,campaign--,marketing-,-timelines,-calendar,campaign-
advertising@,ad creation,-campaigns,advertising-,-strategy,paid advertising,online-
media planning,-strategy,-placement,-schedules,-buying,ad-,bought media,nielsen data
knowledge: above-the-line marketing,below-the-line-,=ATL,=BTL,atl and btl,tv advertising,radio-,television-,-commercials
# search
SEO,search optimization,-engine optimisation,organic search > digital marketing ~ SEM
tool: Google Trends,google keyword planner,answer the public > keyword research
on-page SEO,-optimisation,-and off-page seo,meta descriptions,-tags,title- > SEO
technical SEO,site audits,seo-,crawlability,schema markup > SEO
link building,backlinks,off-page seo > SEO
keyword research,-analysis,-planning,-strategy,-planner > SEO
local SEO,-search marketing,google business profile,--my business > SEO
SEM,search advertising,-engine marketing,paid search > digital marketing
PPC,pay-per-click,cost per click,=CPC@ > SEM
tool: Google Ads,adwords,google search ads,--display network,--shopping ads,performance max > PPC ~ Microsoft Advertising
tool: Microsoft Advertising,bing ads,-advertising > PPC
generative engine optimization,answer-,ai search--
tool: Semrush,sem rush > SEO ~ Ahrefs,Moz
tool: Ahrefs > SEO ~ Moz
tool: =Moz,moz pro,majestic seo > SEO ~ Screaming Frog
tool: Screaming Frog > SEO
tool: Google Search Console,search console,google webmaster tools > SEO
conversion rate optimization,landing page--,conversion optimisation,=CRO@,vwo,optimizely
landing pages,squeeze-
tool: Unbounce,instapage > landing pages
# social and paid media
social media marketing,--media,-networks,-channels,=SMM > digital marketing
social media content creation,--calendar,-content,social--,-posts,reels and stories,short-form video,instagram reels,tiktok videos > content creation
paid social,social ads,-media advertising,-ads > social media marketing
tool: Meta Ads,instagram ads,facebook-,-advertising,-business manager,meta-,-suite > paid social ~ LinkedIn Ads,TikTok Ads
tool: LinkedIn Ads,linkedin advertising,-marketing,-campaign manager > paid social
tool: TikTok Ads,tiktok marketing,-advertising > paid social
tool: Facebook
tool: Instagram,=IG@
tool: =LinkedIn@,linkedin content,-posts,-company page
tool: TikTok,tik tok
tool: Twitter,tweets
tool: YouTube
tool: Pinterest ~ Snapchat
tool: Snapchat
community management,-moderation,social media engagement,audience--,-growth,follower-,online communities
social listening,-media monitoring,brand--,reputation management
tool: Brandwatch > social listening ~ Meltwater,Sprinklr
tool: Meltwater > social listening ~ Sprinklr
tool: Sprinklr > social listening
tool: social media scheduling tools,--scheduling,later.com,tweetdeck,planoly,agorapulse
tool: Hootsuite > social media scheduling tools ~ Sprout Social,Buffer
tool: Sprout Social > social media scheduling tools ~ Buffer
tool: =Buffer@,buffer app > social media scheduling tools
social media analytics,social--,-media reporting,-metrics,engagement--,-rate,facebook insights
influencer marketing,-campaigns,-relations,-management,-outreach,-partnerships,creator-,blogger outreach,=UGC,user-generated content
affiliate marketing,-programmes,-partnerships,-networks
performance marketing,-media,biddable-,paid-,-campaigns,-acquisition > digital marketing
display advertising,native-,banner-,-ads,display-,-campaigns,retargeting,remarketing
programmatic advertising,programmatic@,demand-side platform,real-time bidding,=RTB,campaign manager 360,google ad manager,ad operations,-trafficking,-ops
tool: Display & Video 360,display and video 360,dv360 > programmatic advertising ~ The Trade Desk
tool: The Trade Desk > programmatic advertising
mobile marketing,=SMS-,app-,push notification-,whatsapp--,text message-,sms--,-campaigns,app store optimization,=ASO@
video marketing,-campaigns,-advertising,-ads
# email and automation
email marketing,e-mail-,newsletter-,edm campaigns,mailchimp-,email-,-newsletters,-blasts,-automation,=EDM@,e-newsletters > digital marketing
email copywriting,-copy,subject lines > copywriting
tool: Mailchimp,mail chimp > email marketing ~ Klaviyo,Constant Contact
tool: Klaviyo,omnisend > email marketing
tool: Constant Contact > email marketing ~ Campaign Monitor,ActiveCampaign,SendGrid
tool: Campaign Monitor > email marketing ~ ActiveCampaign,SendGrid,Brevo
tool: ActiveCampaign > email marketing ~ SendGrid,Brevo
tool: SendGrid > email marketing ~ Brevo
tool: Brevo,sendinblue > email marketing ~ Constant Contact
marketing automation,drip campaigns,email workflows > digital marketing
tool: HubSpot,hub spot > marketing automation ~ Marketo,Pardot
tool: Marketo > marketing automation ~ Pardot
tool: Pardot,marketing cloud account engagement > marketing automation ~ Eloqua
tool: Eloqua > marketing automation
tool: Salesforce Marketing Cloud,marketing cloud,exacttarget,=SFMC > marketing automation ~ Adobe Campaign,Braze
tool: Adobe Campaign > marketing automation ~ Braze
tool: =Braze,iterable@ > marketing automation
tool: customer data platforms,=CDP@
tool: =Segment@,segment cdp,twilio segment > customer data platforms ~ Tealium
tool: Tealium > customer data platforms
email deliverability,-list management,-building,mailing lists,list segmentation,subscriber growth,open rates
# measuring
tool: Google Analytics,=GA4,ga4,universal analytics,=GA@ > web analytics ~ Adobe Analytics
tool: Adobe Analytics,omniture > web analytics ~ Matomo
tool: Matomo > web analytics
web analytics,digital-,site-,website-,-metrics,-traffic,web-,-metrics
tool: Google Tag Manager,tag management,-manager,conversion tracking,utm-,-parameters,facebook pixel,meta-,tracking pixels
attribution analysis,multi-touch attribution,marketing-,media mix modelling
tool: heatmap tools,microsoft clarity
tool: Hotjar,crazy egg > heatmap tools ~ Mixpanel,Amplitude
tool: Mixpanel > product analytics ~ Amplitude
tool: =Amplitude@,amplitude analytics > product analytics
# content
content marketing,inbound-,content strategy,-planning,-calendars,editorial calendar > marketing
content creation,-development,-production,-generation,created content,engaging-,produced-,online-
user-generated content campaigns,ugc--,-creation
content writing,article-,website copy,web-,-content > content creation,written skills
copywriting,copy writing,persuasive-,ad copy,advertising-,sales-,marketing-,wrote-,writing-,promotional- > written skills
blogging
white papers,case studies@,whitepapers,e-books@,thought leadership,customer stories,-case studies
content management systems,--management,=CMS@,cms platforms,website updates,-maintenance,-content updates,web publishing,updating website
tool: WordPress,word press,elementor > content management systems ~ Drupal,Wix
tool: Wix,weebly > content management systems ~ Squarespace
tool: Squarespace > content management systems
website management,-administration,-optimization,managed website,corporate-,update the-
podcast marketing,branded podcasts
storytelling,story-telling
newsletters
tool: Canva
video content creation,video--,-content,promotional videos,social video > content creation
tool: AI content tools,ai-generated content,jasper ai,midjourney
# public relations and communications
public relations,press-,-office,=PR@,pr campaigns,-strategy,-activities,-and communications,publicity
media relations,journalist-,press contacts,media-,-pitching,-outreach,-liaison,-engagement,-list,-enquiries,-inquiries,-coverage,pitched stories,pitching journalists,-to media,earned-- > public relations
press releases,news-,media-,-advisories,-kits,press- > public relations
corporate communications,external-,strategic-,communications strategy,-plan,-management
internal communications,employee-,staff-,internal comms,intranet content,-management
crisis communications,-pr,-comms,reputation risk
speech writing,speechwriting,executive communications,talking points,writing speeches,drafting-
stakeholder communications,-relations,community-
media monitoring,press-,-clippings,media tracking,-analysis
tool: Cision,muck rack > media monitoring
press conferences,-trips,-events,media-,-days,-briefings
spokesperson duties,media training,-interviews,spokesperson
sponsorship,sponsor relations,sports marketing
corporate social responsibility communications,--responsibility,=CSR@,csr campaigns,sustainability communications
investor communications,annual reports@,-report production
public affairs,political communications,lobbying-,advocacy campaigns
communications measurement,pr-,media impressions,share of voice,advertising value equivalent
# online shops
e-commerce marketing,-strategy,ecommerce-,-marketing
Amazon advertising,marketplace-,amazon ads,-ppc,-marketing,-seo,sponsored products
# qualifications
certification: CIM qualification,=CIM,cim diploma,-certificate,chartered marketer,-institute of marketing > marketing
certification: CIPR qualification,=CIPR,cipr diploma,accredited in public relations,chartered institute of--,=APR@ > public relations
certification: Google Ads certification,google adwords--,google ads search-- > Google Ads
certification: Google Analytics certification,google analytics certified,-individual qualification,=GAIQ > Google Analytics
certification: HubSpot certification,hubspot inbound-,--certified,-academy,-content marketing certification > HubSpot
certification: Meta Blueprint certification,facebook blueprint,meta certified > Meta Ads
certification: Google Digital Marketing Certificate,google digital garage,squared online > digital marketing
certification: Digital Marketing Institute diploma,dmi certification,digital marketing-,-certificate,certified digital marketing professional > digital marketing
certification: Hootsuite certification,hootsuite certified > social media marketing
knowledge: degree in marketing,bachelor's-,marketing degree,communications-,degree in communications,-advertising,-public relations
knowledge: consumer behaviour,buying-,buyer-,consumer psychology
knowledge: marketing mix,-theory,4ps of marketing,7ps-,4 ps
knowledge: advertising standards,-regulations,-law,asa code,cap-,marketing compliance,ftc guidelines,can-spam`
