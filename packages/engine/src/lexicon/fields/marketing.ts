export const marketing = `
# the whole
marketing@,marketed@,marketing activities,-initiatives,-programs,-experience,-techniques,-tools,-efforts,-skills,-support,sales and marketing
marketing strategy,-planning,strategic marketing > marketing
digital marketing,web-,internet-,online-,digital advertising@,-campaigns,e-marketing > marketing
marketing campaigns,promotional-,integrated-,managed-,multi-channel-,campaign delivery,-development,-management,-planning,-execution,campaigns@ > marketing
integrated marketing communications,marketing--,marketing and-,=IMC@,=Marcomms,marcom,marcomms > marketing
brand management,-building,branding@,corporate branding,rebranding > marketing
brand awareness,-presence,-recognition,-visibility,-exposure,-health tracking
brand guidelines,-compliance,-consistency,-standards,-voice,tone of-,house style@
product marketing,-positioning,-messaging,positioning and-,battle cards,battlecards > marketing
go-to-market strategy,gtm-,market entry-,=GTM@,go to market
product launches,launch campaigns,-planning,launched products
market research,customer-,industry-,consumer-,-insights,market-,-analysis,-studies,-trends,-intelligence
competitor analysis,-monitoring,-benchmarking,-research,competitive-,-analysis,-intelligence
customer segmentation,market-,audience-,-targeting,buyer personas,customer-,segmentation@,target audience
focus groups,consumer surveys,customer-,-satisfaction surveys,survey design@,in-depth interviews@,questionnaire design
customer journey mapping,--journey,buyer-,consumer-
marketing budget management,--budgets,campaign-,advertising budget,media-
marketing performance reporting,--kpis,-reports,-metrics,campaign-,-optimization,-performance,-tracking,-reporting
campaign analysis,-analytics,analysing campaigns
B2B marketing,business-to-business-,=B2B@,b2b demand generation > marketing
B2C marketing,consumer-,=B2C@,=D2C@,=DTC@ > marketing
account-based marketing,=ABM > B2B marketing
demand generation,-gen
lead generation campaigns,lead gen--,--nurturing,-magnets,-scoring,=MQL,inbound leads,marketing qualified-
growth marketing,acquisition-,customer acquisition,user-,growth hacking
customer retention marketing,crm--,lifecycle-,retention-,loyalty-,-programs,customer engagement campaigns
field marketing,guerrilla-,street-,experiential-,brand activation,in-store promotions,product sampling,promotional activities
trade marketing,category-,partner-,retail-,channel-,shopper-,=POSM,co-marketing,point of sale materials > marketing
webinars,online seminars,webcast ~ content marketing
event marketing,-promotion,exhibitions@,expo management,marketing events,promotional-,trade fairs,-shows
direct marketing,door-to-door-,leaflet distribution,telemarketing campaigns
print advertising,newspaper-,outdoor-,out-of-home-,=OOH,billboards,brochures,leaflets,print ads,-marketing,sales collateral,marketing-,-materials,promotional-
public sector marketing,non-profit--,nonprofit-,charity-,fundraising campaigns@
tourism marketing,destination-,hospitality-,hotel-
healthcare marketing,medical-,pharmaceutical-
real estate marketing,property--
international marketing,global-,regional-,localised-,multi-country campaigns
pricing strategy,-and promotions,price positioning,promotional pricing
marketing operations,-ops,-technology,martech
agency management,-partners,-relations,external agencies,managed-
creative briefs,campaign-,briefing designers
marketing project coordination,campaign--,marketing-,-timelines,-calendar,campaign-
advertising@,ad creation,-campaigns,advertising-,-strategy,online advertising,paid-
media planning,-strategy,-placement,-schedules,-buying,ad-,bought media,nielsen data
knowledge:
return on marketing investment,--ad spend,=ROAS,=ROMI,campaign roi,marketing-
above-the-line marketing,below-the-line-,=ATL,=BTL,radio advertising,tv-,television-,-commercials,atl and btl
# search
SEO,organic search,search optimization,-engine optimisation > digital marketing ~ SEM
on-page SEO,-optimisation,-and off-page seo,meta descriptions,-tags,title- > SEO
technical SEO,crawlability,schema markup,seo audits,site audits@@ > SEO
link building,backlinks,off-page seo > SEO
keyword research,-planner,-analysis,-planning,-strategy > SEO
local SEO,-search marketing,google business profile,--my business > SEO
SEM,paid search,search advertising,-engine marketing > digital marketing
PPC,=CPC@,cost per click,pay-per-click > SEM
generative engine optimization,answer-,ai search--
conversion rate optimization,landing page--,=CRO@,conversion optimisation,optimizely,vwo
landing pages,squeeze-
tool:
Google Trends,answer the public,google keyword planner > keyword research
Google Ads,adwords,google display network,--search ads,--shopping ads,performance max > PPC ~ Microsoft Advertising
Microsoft Advertising,bing ads,-advertising > PPC
Semrush,sem rush > SEO ~ Ahrefs,Moz
Ahrefs > SEO ~ Moz
=Moz,majestic seo,moz pro > SEO ~ Screaming Frog
Screaming Frog > SEO
Google Search Console,google webmaster tools,search console > SEO
Unbounce,instapage > landing pages
# social and paid media
social media marketing,--networks,-media,-channels,=SMM > digital marketing
social media content creation,--calendar,-content,social--,-posts,instagram reels,reels and stories,short-form video,tiktok videos > content creation
paid social,social ads,-media ads,-advertising > social media marketing
community management,-moderation,social media engagement,audience--,-growth,follower-,online communities
social listening,-media monitoring,brand--,reputation management
social media analytics,-metrics,-reporting,--analytics,engagement metrics,-rate,facebook insights
influencer marketing,-management,-campaigns,-outreach,-relations,-partnerships,creator-,=UGC,blogger outreach,user-generated content
affiliate marketing,-programmes,-partnerships,-networks
performance marketing,-media,biddable-,paid-,-acquisition,-campaigns > digital marketing
display advertising,native-,banner-,-ads,display-,-campaigns,remarketing,retargeting
programmatic advertising,=RTB,ad operations,-trafficking,-ops,campaign manager 360,demand-side platform,google ad manager,programmatic@,real-time bidding
mobile marketing,=SMS-,app-,push notification-,sms--,whatsapp-,text message-,=ASO@,app store optimization,sms campaigns
video marketing,-campaigns,-ads,-advertising
tool:
Meta Ads,instagram ads,facebook-,-advertising,-business manager,meta-,-suite > paid social ~ LinkedIn Ads,TikTok Ads
LinkedIn Ads,linkedin advertising,-marketing,-campaign manager > paid social
TikTok Ads,tiktok advertising,-marketing > paid social
Facebook
Instagram,=IG@
=LinkedIn@,linkedin content,-posts,-company page
TikTok,tik tok
Twitter,tweets
YouTube
Pinterest ~ Snapchat
Snapchat
Brandwatch > social listening ~ Meltwater,Sprinklr
Meltwater > social listening ~ Sprinklr
Sprinklr > social listening
social media scheduling tools,--scheduling,agorapulse,later.com,planoly,tweetdeck
Hootsuite > social media scheduling tools ~ Sprout Social,Buffer
Sprout Social > social media scheduling tools ~ Buffer
=Buffer@,buffer app > social media scheduling tools
Display & Video 360,display and video 360,dv360 > programmatic advertising ~ The Trade Desk
The Trade Desk > programmatic advertising
# email and automation
email marketing,newsletter-,e-mail-,=EDM@,e-newsletters,edm campaigns,mailchimp-,email-,-automation,-newsletters,-blasts > digital marketing
email copywriting,-copy,subject lines > copywriting
marketing automation,drip campaigns,email workflows > digital marketing
email deliverability,-list management,-building,list segmentation,mailing lists,open rates,subscriber growth
tool:
Mailchimp,mail chimp > email marketing ~ Klaviyo,Constant Contact
Klaviyo,omnisend > email marketing
Constant Contact > email marketing ~ Campaign Monitor,ActiveCampaign,SendGrid
Campaign Monitor > email marketing ~ ActiveCampaign,SendGrid,Brevo
ActiveCampaign > email marketing ~ SendGrid,Brevo
SendGrid > email marketing ~ Brevo
Brevo,sendinblue > email marketing ~ Constant Contact
HubSpot,hub spot > marketing automation ~ Marketo,Pardot
Marketo > marketing automation ~ Pardot
Pardot,marketing cloud account engagement > marketing automation ~ Eloqua
Eloqua > marketing automation
Salesforce Marketing Cloud,=SFMC,exacttarget,marketing cloud > marketing automation ~ Adobe Campaign,Braze
Adobe Campaign > marketing automation ~ Braze
=Braze,iterable@ > marketing automation
customer data platforms,=CDP@
=Segment@,segment cdp,twilio segment > customer data platforms ~ Tealium
Tealium > customer data platforms
# measuring
web analytics,site-,digital-,website-,-metrics,-traffic,web-,-metrics
attribution analysis,marketing attribution,multi-touch-,media mix modelling
tool:
Google Analytics,ga4,=GA4,=GA@,universal analytics > web analytics ~ Adobe Analytics
Adobe Analytics,omniture > web analytics ~ Matomo
Matomo > web analytics
Google Tag Manager,conversion tracking,utm-,-parameters,facebook pixel,meta-,tag manager,-management,tracking pixels
heatmap tools,microsoft clarity
Hotjar,crazy egg > heatmap tools ~ Mixpanel,Amplitude
Mixpanel > product analytics ~ Amplitude
=Amplitude@,amplitude analytics > product analytics
# content
content marketing,inbound-,content calendars,-planning,-strategy,editorial calendar > marketing
content creation,-development,-generation,-production,created content,engaging-,online-,produced-
user-generated content campaigns,ugc--,-creation
content writing,article-,web content,-copy,website- > content creation,written skills
copywriting,advertising copy,marketing-,promotional-,ad-,sales-,wrote-,writing-,copy writing,persuasive- > written skills
blogging
white papers,customer stories,-case studies,case studies@,e-books@,thought leadership,whitepapers
content management systems,--management,=CMS@,cms platforms,web publishing,website maintenance,-updates,-content updates,updating website
website management,-administration,-optimization,corporate website,managed-,update the-
podcast marketing,branded podcasts
storytelling,story-telling
newsletters
video content creation,video--,-content,promotional videos,social video > content creation
tool:
WordPress,elementor,word press > content management systems ~ Drupal,Wix
Wix,weebly > content management systems ~ Squarespace
Squarespace > content management systems
Canva
AI content tools,ai-generated content,jasper ai,midjourney
# public relations and communications
public relations,press-,-office,=PR@,pr activities,-campaigns,-strategy,-and communications,publicity
media relations,journalist-,earned media,pitching to-,--journalists,press contacts,media-,-coverage,-liaison,-outreach,-pitching,-engagement,-enquiries,-inquiries,-list > public relations
press releases,news-,media-,-advisories,-kits,press- > public relations
corporate communications,external-,strategic-,communications plan,-strategy,-management
internal communications,staff-,employee-,internal comms,intranet content,-management
crisis communications,-comms,-pr,reputation risk
speech writing,talking points,drafting speeches,writing-,executive communications,speechwriting
stakeholder communications,-relations,community-
media monitoring,press-,-clippings,media analysis,-tracking
press conferences,-trips,-events,media-,-briefings,-days
spokesperson duties,media interviews,-training,spokesperson
sponsorship@,sponsor relations,sports marketing
corporate social responsibility communications,--responsibility,=CSR@,sustainability communications,csr campaigns
investor communications,annual reports@,-report production
public affairs,lobbying communications,political-,advocacy campaigns
communications measurement,pr-,media impressions,share of voice,advertising value equivalent
tool:
Cision,muck rack > media monitoring
# online shops
e-commerce marketing,-strategy,ecommerce-,-marketing
Amazon advertising,marketplace-,amazon ads,-marketing,-ppc,-seo,sponsored products
# qualifications
certification:
CIM qualification,=CIM,chartered marketer,-institute of marketing,cim certificate,-diploma > marketing
CIPR qualification,=APR@,=CIPR,accredited in public relations,chartered institute of--,cipr diploma > public relations
Google Ads certification,google adwords--,google ads search-- > Google Ads
Google Analytics certification,=GAIQ,google analytics certified,-individual qualification > Google Analytics
HubSpot certification,hubspot inbound-,--academy,-certified,-content marketing certification > HubSpot
Meta Blueprint certification,facebook blueprint,meta certified > Meta Ads
Google Digital Marketing Certificate,google digital garage,squared online > digital marketing
Digital Marketing Institute diploma,digital marketing certificate,-certification,dmi--,certified digital marketing professional > digital marketing
Hootsuite certification,hootsuite certified > social media marketing
knowledge:
degree in marketing,bachelor's-,communications degree,marketing-,degree in advertising,-communications,-public relations
consumer behaviour,buyer-,buying-,consumer psychology
marketing mix,-theory,4 ps,4ps of marketing,7ps-
advertising standards,-law,-regulations,asa code,cap-,can-spam,ftc guidelines,marketing compliance`
