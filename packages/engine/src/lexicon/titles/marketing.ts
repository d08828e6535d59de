export const marketingTitles = `
# general
> marketing
marketing manager,-lead,-services manager,--program manager,--and communications manager,campaign manager@
field marketing manager,partner-,trade-,channel-
event marketing manager
marketing executive,-associate,-exec,-officer,-professional,-representative,-and communications executive
marketing coordinator,-administrator,-events coordinator,promotions--,marketing project-,marketing and communications--,campaign coordinator@
marketing assistant,-apprentice,-internship,-intern,-graduate,-trainee,-support assistant,graduate marketing executive,junior-
marketing specialist,marcom-,marketing communications-,--adviser,-consultant,-generalist,campaign executive,-specialist@
marketing director,-vice president,=CMO@,chief marketing officer,vp marketing,head of-,vp-,vice president-
product marketing manager,-director,-specialist,-associate,-lead,=PMM
brand manager,category marketing-,brand-,-executive,brand--,-coordinator,-director,-lead,-specialist,-strategist,head of brand
marketing operations manager,-analyst,-specialist,martech--,-manager,marketing technologist
growth marketing manager,customer acquisition--,demand gen--,--generation specialist,-manager,lead-,acquisition manager@,growth-,-hacker,-marketer,-lead,head of growth
> market-research
market research analyst,-specialist,--researcher,-analyst,competitive intelligence-,market-,research executive@
market research interviewer,telephone--,field-,survey-
market research manager,-lead,consumer insights manager
> field-promotion
brand ambassador,canvasser,demonstrator@,door to door canvasser,field marketing representative,promoter,promotional model,-staff,promotions assistant,street fundraiser
> digital-marketing
loyalty manager,customer retention-,crm campaign--,--manager@,-executive,crm marketing-,-specialist,-manager,lifecycle-,retention-
# digital
> digital-marketing
digital marketing manager,-director,-lead,--lead@,-manager@,e-marketing manager,internet marketing-,online-,head of digital
digital marketing executive,online-,-specialist,internet-,digital-,-analyst,-expert,-associate,-exec,-officer,-consultant,-strategist,digital--,-executive@,-marketer,online-
digital marketing assistant,-apprentice,-coordinator,-intern,-trainee,--coordinator@
SEO specialist,seo content-,search engine optimization--,=SEO executive,head of seo,organic search manager,seo account--,seo--,-consultant,-lead,-strategist,-expert
PPC specialist,search marketing-,sem--,google ads-,ppc account manager,sem--,ppc-,ppc campaign-,paid search--,-executive,=PPC--
performance marketing manager,-specialist,-executive,--marketer,biddable manager,paid social-,-specialist,paid advertising--,facebook ads--,paid media--,-executive,-manager
programmatic specialist,-manager,-trader,ad trafficker,-operations executive,-manager,-specialist,digital advertising--,ad ops--
email marketing specialist,-coordinator,-executive,-manager,--developer,-marketer,-campaign manager,marketing automation--,-specialist,hubspot--
affiliate manager,-executive,partnerships marketing-,affiliate-,-manager
web content manager,digital-,-executive,--editor@,web editor,cms-,website-,-coordinator,-content manager,-editor,web-,-specialist
conversion specialist,=CRO-,cro manager
e-commerce marketing manager,-executive,ecommerce-,-manager,-specialist,amazon-,online trading executive
# social and content
> social-and-content
social media manager,-director,-lead,-supervisor,-marketing manager,head of social
social media executive,-intern,-marketer,-administrator,-coordinator,-exec,-officer,-consultant,-specialist,-strategist
community manager,-specialist@,-executive,-moderator,content-,social media-
content marketing manager,--manager,-director,-lead,-strategist,-strategy manager,head of content
content marketing specialist,-coordinator,-executive,content--,-coordinator,-marketer,-producer@
content creator,digital-,ugc-,influencer,vlogger,youtuber
content writer,-developer@,-author,blog writer,marketing-,seo-,web-,blogger
copywriter,copy writer
influencer marketing manager,-executive,-specialist,--coordinator,-manager,creator partnerships-,talent-
# public relations
> public-relations
public relations manager,-director,pr--,-lead,=PR manager,head of pr
public relations officer,-consultant,pr--,-associate,-professional,=PRO@,=PR officer
publicist
public relations account executive,--executive,pr account--,-manager
public relations assistant,-coordinator,-intern,pr--,-account assistant,pr--,-coordinator
communications manager,-lead,-director,comms manager,corporate affairs-,head of communications,vp-,chief communications officer
communications officer,-intern,-consultant,comms officer,public information-,information officer@
press officer,-secretary,-office manager,media relations--,-officer,media--,media liaison-,press and communications--,spokesperson
speechwriter,executive communications manager,speech writer
public affairs officer,corporate-,public affairs consultant,-specialist,-manager
# agencies
> advertising-agency
advertising manager,-executive,ad manager@,promotions manager
advertising account manager,-executive,agency-,digital-,marketing-,-manager,agency-,digital-
media planner,communications-,media buyer,-coordinator,-director,-manager,media planning-,-executive,media--,-strategist,-buying specialist
account planner,brand-,advertising strategist,creative-,agency-
advertising creative,agency-,associate creative director,executive-
sponsorship manager,-executive,-sales manager,partnership marketing--,sports-`
