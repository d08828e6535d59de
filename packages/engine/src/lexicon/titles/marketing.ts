export const marketingTitles = `
# general
marketing manager,-lead,-services manager,--program manager,--programme manager,--communications manager,marketing and-,campaign manager@ > marketing
field marketing manager,partner-,trade-,channel- > marketing
event marketing manager > marketing
marketing executive,-associate,-officer,-professional,-representative,-communications executive,marketing and- > marketing
marketing coordinator,marketing and communications-,marketing--,marketing events--,promotions--,marketing project-,--administrator,campaign coordinator@ > marketing
marketing assistant,-apprentice,-internship,-intern,-graduate,-trainee,-support assistant,graduate marketing executive,junior- > marketing
marketing specialist,marcom-,marketing communications-,--adviser,-consultant,-generalist,-advisor,campaign executive,-specialist@ > marketing
marketing director,-vice president,=CMO@,chief marketing officer,vp marketing,head of-,vp-,vice president- > marketing
product marketing manager,-director,-specialist,-associate,-lead,=PMM > marketing
brand manager,category marketing-,brand-,-executive,brand--,-coordinator,-director,-lead,-specialist,-strategist,head of brand > marketing
marketing operations manager,-analyst,-specialist,martech--,-manager,marketing technologist > marketing
growth marketing manager,customer acquisition--,demand gen--,--generation specialist,-manager,lead-,acquisition manager@,growth-,-hacker,-marketer,-lead,head of growth > marketing
market research analyst,-specialist,--researcher,-analyst,competitive intelligence-,market-,research executive@ > market-research
market research interviewer,telephone--,field-,survey- > market-research
market research manager,-lead,consumer insights manager > market-research
brand ambassador,field marketing representative,promoter,promotional model,-staff,promotions assistant > field-promotion
loyalty manager,customer retention-,crm campaign--,--manager@,-executive,crm marketing-,-specialist,-manager,lifecycle-,retention- > digital-marketing
# digital
digital marketing manager,-director,-lead,--lead@,-manager@,e-marketing manager,internet marketing-,online-,head of digital > digital-marketing
digital marketing executive,online-,-specialist,internet-,digital-,-analyst,-expert,-associate,-officer,-consultant,-strategist,digital--,-executive@,-marketer,online- > digital-marketing
digital marketing assistant,-apprentice,-coordinator,-intern,-trainee,--coordinator@ > digital-marketing
SEO specialist,seo content-,search engine optimization--,=SEO executive,head of seo,organic search manager,seo account--,seo--,-consultant,-lead,-strategist,-expert > digital-marketing
PPC specialist,search marketing-,sem--,google ads-,ppc account manager,sem--,ppc-,ppc campaign-,paid search--,-executive,=PPC-- > digital-marketing
performance marketing manager,-specialist,-executive,--marketer,biddable manager,paid social-,-executive,-specialist,paid advertising--,facebook ads--,paid media--,-manager,-executive > digital-marketing
programmatic specialist,-manager,-trader,ad trafficker,-operations executive,-manager,-specialist,digital advertising--,ad ops-- > digital-marketing
email marketing specialist,-coordinator,-executive,-manager,--developer,-marketer,-campaign manager,marketing automation--,-specialist,hubspot-- > digital-marketing
affiliate manager,-executive,partnerships marketing-,affiliate-,-manager > digital-marketing
web content manager,digital-,-executive,-officer,--editor@,web editor,cms-,website-,-coordinator,-content manager,-editor,web-,-specialist > digital-marketing
conversion specialist,=CRO-,cro manager > digital-marketing
e-commerce marketing manager,-executive,ecommerce-,-manager,-specialist,amazon-,online trading executive > digital-marketing
# social and content
social media manager,-director,-lead,-supervisor,-marketing manager,head of social > social-and-content
social media executive,-intern,-marketer,-administrator,-coordinator,-officer,-consultant,-specialist,-strategist > social-and-content
community manager,-specialist@,-executive,-moderator,content-,social media- > social-and-content
content marketing manager,--manager,-director,-lead,-strategist,-strategy manager,head of content > social-and-content
content marketing specialist,-coordinator,-executive,content--,-coordinator,-marketer,-producer@ > social-and-content
content creator,digital-,ugc-,influencer,vlogger,youtuber > social-and-content
content writer,-developer@,-author,blog writer,marketing-,seo-,web-,blogger > social-and-content
copywriter,copy writer > social-and-content
influencer marketing manager,-executive,-specialist,--coordinator,-manager,creator partnerships-,talent- > social-and-content
# public relations
public relations manager,-director,pr--,-lead,=PR manager,head of pr > public-relations
public relations officer,-consultant,pr--,-associate,-executive,-professional,=PR officer,=PRO@ > public-relations
publicist > public-relations
public relations account executive,--executive,pr account--,-manager > public-relations
public relations assistant,-coordinator,-intern,pr--,-account assistant,pr--,-coordinator > public-relations
communications manager,-lead,-director,comms manager,corporate affairs-,head of communications,vp-,chief communications officer > public-relations
communications officer,-consultant,-intern,-specialist,comms officer,public information-,information officer@ > public-relations
press officer,-secretary,-office manager,media relations--,-officer,media--,media liaison-,press and communications--,spokesperson > public-relations
speechwriter,executive communications manager,speech writer > public-relations
public affairs officer,corporate-,public affairs consultant,-specialist,-manager > public-relations
# agencies
advertising manager,-executive,ad manager@,promotions manager > advertising-agency
advertising account manager,-executive,agency-,digital-,marketing-,-manager,agency-,digital-,-director,agency- > advertising-agency
media planner,communications-,media buyer,-coordinator,-director,-manager,media planning-,-executive,media--,-strategist,-buying specialist > advertising-agency
account planner,brand-,advertising strategist,creative-,agency- > advertising-agency
advertising creative,agency-,associate creative director,executive- > advertising-agency
sponsorship manager,-executive,-sales manager,partnership marketing--,sports- > advertising-agency`
