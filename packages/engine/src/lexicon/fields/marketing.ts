export const marketing = `
# the whole
marketing@,marketed@,marketing activities,-initiatives,-programs,-experience,-techniques,-tools,-efforts,-skills,-support,sales and marketing
brand awareness,-presence,-recognition,-visibility,-exposure,-health tracking
brand guidelines,-compliance,-consistency,-standards,-voice,tone of-,=TOV@@,house style@
go-to-market strategy,gtm-,market entry-,=GTM@,go to market
product launches,launch campaigns,-planning
market research,customer-,industry-,consumer-,-insights,market-,-analysis,-studies,-trends,-intelligence,=GfK,=Mintel,=YouGov,MaxDiff,brand tracker,conjoint
competitor analysis,-monitoring,-benchmarking,-research,competitive-,-analysis,-intelligence
customer segmentation,market-,audience-,-targeting,buyer personas,customer-,segmentation@,target audience
focus groups,consumer surveys,customer-,-satisfaction surveys,survey design@,in-depth interviews@,questionnaire design
customer journey mapping,--journey,buyer-,consumer-
marketing budget management,--budgets,campaign-,advertising budget,media-
marketing performance reporting,--kpis,-reports,-metrics,campaign-,-optimization,-performance,-tracking,-reporting
campaign analysis,-analytics,analysing campaigns
account-based marketing,=ABM > B2B marketing
demand generation,-gen
lead generation campaigns,lead gen--,--nurturing,-magnets,-scoring,=MQL,=MQLs,inbound leads,marketing qualified-
growth marketing,acquisition-,customer acquisition,user-,growth hacking
customer retention marketing,crm--,lifecycle-,retention-,loyalty-,-programs,=CLV,=LTV@@,churn reduction,customer engagement campaigns
field marketing,guerrilla-,street-,experiential-,brand activation,in-store promotions,product sampling,promotional activities
webinars,online seminars,webcast ~ content marketing
event marketing,-promotion,experiential@@,exhibitions@,expo management,marketing events,promotional-,trade fairs,-shows
direct marketing,door-to-door-,leaflet distribution,telemarketing campaigns
print advertising,newspaper-,outdoor-,out-of-home-,=OOH,billboards,brochures,leaflets,print ads,-marketing,sales collateral,marketing-,-materials,promotional-
public sector marketing,non-profit--,nonprofit-,charity-,fundraising campaigns@
tourism marketing,destination-,hospitality-,hotel-
healthcare marketing,medical-,pharmaceutical-
real estate marketing,property--
international marketing,global-,regional-,localised-,multi-country campaigns
pricing strategy,-and promotions,price positioning,promotional pricing
marketing operations,-ops,-technology,martech
agency management,-partners,-relations,external agencies
creative briefs,campaign-,briefing designers
marketing project coordination,campaign--,marketing-,-timelines,-calendar,campaign-
advertising@,ad creation,-campaigns,advertising-,-strategy,online advertising,paid-
media planning,-strategy,-placement,-schedules,-buying,ad-,=BARB,nielsen data
skill > marketing:
marketing strategy,-planning,strategic marketing
digital marketing,web-,internet-,online-,digital advertising@,-campaigns,e-marketing
marketing campaigns,promotional-,integrated-,managed-,multi-channel-,campaign delivery,-development,-management,-planning,-execution,campaigns@
integrated marketing communications,marketing and--,=IMC@,marcom,marcomms
brand management,-building,branding@,corporate branding,rebranding
product marketing,-positioning,-messaging,positioning and-,battle cards,battlecards
B2B marketing,business-to-business-,=B2B@,b2b demand generation
B2C marketing,consumer-,=B2C@,=D2C@,=DTC@
trade marketing^,category-,channel-,partner-,retail-,shopper-,=POSM,co-marketing,point of sale materials
knowledge:
return on marketing investment,--ad spend,=CPA@@,=ROAS,=ROMI,campaign roi,marketing-
above-the-line marketing,below-the-line-,=ATL,=BTL,=DOOH,radio advertising,tv-,television-,-commercials,atl and btl,out-of-home,=TTL@@
# search
PPC,=CPC@,cost per click,pay-per-click > SEM,performance marketing
generative engine optimization,answer-,ai search--
conversion rate optimization,landing page--,=CRO@,conversion optimisation,optimizely,vwo
landing pages,squeeze-
skill > digital marketing:
SEO,organic search,search optimization,-engine optimisation ~ SEM
SEM,paid search,search advertising,-engine marketing
skill > SEO:
on-page SEO,-optimisation,meta descriptions,-tags,title-
technical SEO,Majestic@@,crawlability,schema markup,seo audits,site audits@@
link building,backlinks,digital PR,off-page seo
keyword research,-planner,-analysis,-planning,-strategy
local SEO,-search marketing,google business profile,--my business
tool:
Google Trends,AnswerThePublic,google keyword planner > keyword research
Unbounce,instapage > landing pages
tool > PPC:
Google Ads,adwords,google display network,--search ads,--shopping ads,performance max ~ Microsoft Advertising
Microsoft Advertising,bing ads,-advertising
tool > SEO:
Semrush,sem rush ~ Ahrefs,Moz
Ahrefs ~ Moz
=Moz,majestic seo,moz pro ~ Screaming Frog
Screaming Frog
Google Search Console,google webmaster tools,=GSC,search console
# social and paid media
social media content creation,--calendar,-content,social--,-posts,instagram reels,reels and stories,short-form video,tiktok videos > content creation
paid social,social ads,-media ads,-advertising > performance marketing,social media marketing
community management,-moderation,social media engagement,audience--,-growth,follower-,online communities
social listening,-media monitoring,brand--,reputation management
social media analytics,-metrics,-reporting,--analytics,engagement metrics,-rate,facebook insights
influencer marketing,-management,-campaigns,-outreach,-relations,-partnerships,creator-,=KOL@@,=UGC,blogger outreach,user-generated content
affiliate marketing,-programmes,-partnerships,-networks,=Awin,CJ Affiliate
display advertising,native-,banner-,-ads,display-,-campaigns,remarketing,retargeting
programmatic advertising,=RTB,ad operations,-trafficking,-ops,campaign manager 360,=DV360,demand-side platform,google ad manager,programmatic@,real-time bidding
mobile marketing,=SMS-,app-,push notification-,sms--,whatsapp-,text message-,=ASO@,app store optimization,sms campaigns
video marketing,-campaigns,-ads,-advertising
social media marketing,--networks,-media,-channels,=SMM > digital marketing
performance marketing,-media,biddable-,paid-,-acquisition,-ads,-campaigns,=CAC@@,=ROAS > marketing campaigns
tool:
Facebook
Instagram,=IG@
=LinkedIn@,linkedin content,-posts,-company page
TikTok,tik tok
Twitter,tweets
YouTube
Pinterest ~ Snapchat
Snapchat
social media scheduling tools,--scheduling,=Later@@,agorapulse,later.com,planoly,tweetdeck
LinkedIn Ads,linkedin advertising,-marketing,-campaign manager > LinkedIn
tool > paid social:
Meta Ads,Ads Manager@@,instagram ads,facebook-,-advertising,-business manager,meta-,-suite ~ LinkedIn Ads,TikTok Ads
TikTok Ads,tiktok advertising,-marketing
tool > social listening:
Brandwatch ~ Meltwater,Sprinklr
Meltwater ~ Sprinklr
Sprinklr
tool > social media scheduling tools:
Hootsuite ~ Sprout Social,Buffer
Sprout Social ~ Buffer
=Buffer@,buffer app
tool > programmatic advertising:
Display & Video 360,display and video 360,dv360 ~ The Trade Desk
The Trade Desk,=TTD@@
# email and automation
email copywriting,-copy,subject lines > copywriting
email deliverability,-list management,-building,list segmentation,mailing lists,open rates,subscriber growth
skill > digital marketing:
email marketing,newsletter-,e-mail-,=EDM@,Attentive@@,Customer.io,Dotdigital,Dotmailer,Iterable,Omnisend,e-newsletters,edm campaigns,mailchimp-,email-,-automation,-newsletters,-blasts
marketing automation,drip campaigns,email workflows
tool:
customer data platforms,=CDP@
HubSpot,hub spot > CRM software,marketing automation ~ Marketo,Pardot
tool > email marketing:
Mailchimp,mail chimp ~ Klaviyo,Constant Contact
Klaviyo,omnisend
Constant Contact ~ Campaign Monitor,ActiveCampaign,SendGrid
Campaign Monitor ~ ActiveCampaign,SendGrid,Brevo
ActiveCampaign ~ SendGrid,Brevo
SendGrid ~ Brevo
Brevo,sendinblue ~ Constant Contact
tool > marketing automation:
Marketo ~ Pardot
Pardot,=MCAE,Account Engagement,marketing cloud account engagement ~ Eloqua
Eloqua
Salesforce Marketing Cloud,=SFMC,exacttarget,marketing cloud ~ Adobe Campaign,Braze
Adobe Campaign ~ Braze
=Braze,iterable@
tool > customer data platforms:
=Segment@,segment cdp,twilio segment ~ Tealium
Tealium
# measuring
web analytics,site-,digital-,website-,-metrics,-traffic,web-,-metrics
attribution analysis,=Adjust@@,=MMM@@,AppsFlyer,Branch.io,attribution@@,multi-touch attribution,marketing-,-mix modelling,media-
tool:
Google Tag Manager,conversion tracking,utm-,-parameters,facebook pixel,meta-,tag manager,-management,tracking pixels
heatmap tools,microsoft clarity
Hotjar,crazy egg > heatmap tools ~ Mixpanel,Amplitude
tool > web analytics:
Google Analytics,ga4,=GA@,=UA@@,universal analytics ~ Adobe Analytics
Adobe Analytics,omniture ~ Matomo
Matomo
tool > product analytics:
Mixpanel ~ Amplitude
=Amplitude@,amplitude analytics
# content
content marketing,inbound-,content calendars,-planning,-strategy,editorial calendar > marketing
content creation,-development,-generation,-production,engaging content,online-,produced-
user-generated content campaigns,ugc--,-creation
content writing,article-,web content,-copy,website- > content creation,written skills
copywriting,ad copy,advertising-,marketing-,promotional-,sales-,copy writing,persuasive- > written skills
blogging
white papers,customer stories,-case studies,case studies@,e-books@,thought leadership,whitepapers
content management systems,--management,=CMS@,cms platforms,web publishing,website maintenance,-updates,-content updates,updating website ~ website CMS
website management,-administration,-optimization,corporate website,update the-
podcast marketing,branded podcasts
storytelling,story-telling
newsletters
video content creation,video--,-content,promotional videos,social video > content creation
tool:
Canva
AI content tools,=Jasper@@,ChatGPT@@,ai-generated content,jasper ai,midjourney
tool > website CMS:
WordPress,elementor,word press ~ Drupal,Wix
Wix,weebly ~ Squarespace
Squarespace
# public relations and communications
public relations,press-,-office,=PR@,pr activities,-campaigns,-strategy,-and communications,publicity
corporate communications,external-,strategic-,communications plan,-strategy,-management
internal communications,staff-,employee-,internal comms,intranet content,-management
crisis communications,-comms,-pr,reputation risk
speech writing,executive communications,speechwriting,talking points,drafting speeches
stakeholder communications,-relations,community-
media monitoring,press-,-clippings,Muck Rack,Vuelio,media analysis,-tracking,Brand24
press conferences,-trips,-events,media-,-briefings,-days
spokesperson duties,media interviews,-training,spokesperson
sponsorship@,sponsor relations,sports marketing
corporate social responsibility communications,--responsibility,=CSR@,sustainability communications,csr campaigns
investor communications,annual reports@,-report production
public affairs,lobbying communications,political-,advocacy campaigns
communications measurement,pr-,media impressions,share of voice,advertising value equivalent
skill > public relations:
media relations,journalist-,earned media,pitching to-,--journalists,press contacts,media-,-coverage,-liaison,-outreach,-pitching,-engagement,-enquiries,-inquiries,-list
press releases,news-,media-,-advisories,-kits,press-
tool:
Cision,muck rack > media monitoring
# online shops
e-commerce marketing,-strategy,ecommerce-,-marketing
Amazon advertising,marketplace-,amazon ads,-marketing,-ppc,-seo,sponsored products
# qualifications
certification:
CIM qualification,=CIM,chartered marketer,-institute of marketing,cim certificate,-diploma > marketing
CIPR qualification,=APR@,=CIPR,=PRCA,accredited in public relations,chartered institute of--,cipr diploma > public relations
Google Ads certification,-certified,google adwords certification,google ads search-- > Google Ads
Google Analytics certification,=GAIQ,google analytics certified,-individual qualification > Google Analytics
HubSpot certification,hubspot inbound-,--academy,-certified,-content marketing certification > HubSpot
Meta Blueprint certification,facebook blueprint,meta certified > Meta Ads
Hootsuite certification,hootsuite certified > social media marketing
certification > digital marketing:
Google Digital Marketing Certificate,google digital garage,squared online
Digital Marketing Institute diploma,digital marketing certificate,-certification,dmi--,=DMI@@,=IDM@@,certified digital marketing professional
knowledge:
degree in marketing,bachelor's-,communications degree,marketing-,degree in advertising,-communications,-public relations
consumer behaviour,buyer-,buying-,consumer psychology
marketing mix,-theory,4 ps,4ps of marketing,7ps-
advertising standards,-law,-regulations,asa code,cap-,can-spam,ftc guidelines,marketing compliance`
