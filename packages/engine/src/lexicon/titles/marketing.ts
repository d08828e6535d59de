export const marketingTitles = `
# general
marketing manager,-services manager,--lead,-programme manager,--program manager,--communications manager,marketing and-,campaign manager@ > marketing
field marketing manager,trade-,channel-,partner- > marketing
event marketing manager > marketing
marketing executive,-officer,-associate,-representative,-professional,-communications executive,marketing and- > marketing
marketing coordinator,marketing events-,marketing and communications--,marketing--,promotions--,marketing project-,--administrator,campaign coordinator@ > marketing
marketing assistant,-internship,-intern,-trainee,-apprentice,-graduate,-support assistant,graduate marketing executive,junior- > marketing
marketing specialist,marcom-,marketing communications-,--consultant,-generalist,-adviser,-advisor,campaign specialist@,-executive > marketing
marketing director,-vice president,vp marketing,head of-,vp-,vice president-,=CMO@,chief marketing officer > marketing
product marketing manager,-associate,-specialist,-lead,-director,=PMM > marketing
brand manager,category marketing-,brand-,-executive,brand--,-specialist,-director,-strategist,-coordinator,-lead,head of brand > marketing
marketing operations manager,-specialist,-analyst,--technologist,martech manager,-specialist > marketing
growth marketing manager,customer acquisition--,demand gen--,--generation specialist,-manager,lead-,acquisition manager@,growth-,-marketer,-hacker,-lead,head of growth > marketing
market research analyst,-specialist,--researcher,-analyst,market intelligence-,competitive-,research executive@ > market-research
market research interviewer,survey--,telephone-,field- > market-research
market research manager,-lead,consumer insights manager > market-research
brand ambassador,promoter,field marketing representative,promotional model,-staff,promotions assistant > field-promotion
loyalty manager,crm campaign-,customer retention--,lifecycle marketing--,retention-,crm-,-executive,-specialist,--manager@,-executive > digital-marketing
# digital
digital marketing manager,online-,internet-,e-marketing--,digital lead@,-manager@,-marketing lead,-director,head of digital > digital-marketing
digital marketing executive,online-,-specialist,internet-,digital-,-officer,-associate,-consultant,-analyst,-strategist,-expert,online marketer,digital-,-executive@,-strategist > digital-marketing
digital marketing assistant,-coordinator,-intern,-apprentice,-trainee,--coordinator@ > digital-marketing
SEO specialist,seo content-,search engine optimization--,=SEO executive,seo consultant,-expert,-strategist,-lead,-manager,organic search-,seo account--,head of seo > digital-marketing
PPC specialist,sem-,search marketing-,google ads--,paid search--,-manager,-executive,=PPC--,ppc campaign manager,ppc--,sem-,ppc account- > digital-marketing
performance marketing manager,-specialist,-executive,--marketer,biddable manager,paid media-,-specialist,-executive,paid social--,-manager,-specialist,paid advertising--,facebook ads-- > digital-marketing
programmatic specialist,-trader,-manager,ad operations-,-executive,-specialist,digital advertising--,ad ops--,--trafficker > digital-marketing
email marketing specialist,-manager,-executive,-coordinator,--developer,-marketer,-campaign manager,marketing automation--,-specialist,hubspot-- > digital-marketing
affiliate manager,-executive,-marketing manager,-executive,partnerships- > digital-marketing
web content manager,website-,digital-,-executive,-officer,web-,-specialist,-editor,website-,--coordinator,-editor,web-,cms-,digital editor@ > digital-marketing
conversion specialist,=CRO-,cro manager > digital-marketing
e-commerce marketing manager,-executive,ecommerce-,-manager,-specialist,amazon-,online trading executive > digital-marketing
# social and content
social media manager,-lead,-director,-supervisor,-marketing manager,head of social > social-and-content
social media executive,-specialist,-coordinator,-officer,-strategist,-marketer,-consultant,-intern,-administrator > social-and-content
community manager,-executive,-specialist@,-moderator,content-,social media- > social-and-content
content marketing manager,--manager,-strategist,-lead,-director,-strategy manager,head of content > social-and-content
content marketing specialist,-executive,-coordinator,content--,-marketer,-executive,-producer@ > social-and-content
content creator,ugc-,digital-,influencer,youtuber,vlogger > social-and-content
content writer,-author,-developer@,blog writer,seo-,web-,marketing-,blogger > social-and-content
copywriter,copy writer > social-and-content
influencer marketing manager,-specialist,-executive,--coordinator,-manager,creator partnerships-,talent- > social-and-content
# public relations
public relations manager,-director,pr--,-lead,=PR manager,head of pr > public-relations
public relations officer,-consultant,pr--,-executive,-professional,-specialist,-associate,=PRO@,=PR officer > public-relations
publicist > public-relations
public relations account executive,--executive,pr account--,-manager > public-relations
public relations assistant,-intern,-coordinator,pr--,-intern,-assistant,pr account- > public-relations
communications manager,-director,-lead,head of communications,vp-,comms manager,corporate affairs-,chief communications officer > public-relations
communications officer,-specialist,-consultant,-intern,comms officer,public information-,information officer@ > public-relations
press officer,media liaison-,media--,media relations-,-manager,-specialist,-coordinator,press secretary,-office manager,--and communications officer,spokesperson > public-relations
speechwriter,speech writer,executive communications manager > public-relations
public affairs officer,corporate-,public affairs manager,-specialist,-consultant > public-relations
# agencies
advertising manager,-executive,ad manager@,promotions manager > advertising-agency
advertising account manager,-executive,digital-,agency-,marketing-,-manager,agency-,digital-,-director,agency- > advertising-agency
media planner,communications-,media buyer,-executive,media planning-,-manager,media--,-director,-strategist,-coordinator,-buying specialist > advertising-agency
account planner,brand-,advertising strategist,creative-,agency- > advertising-agency
advertising creative,agency-,executive creative director,associate- > advertising-agency
sponsorship manager,-executive,-sales manager,partnership marketing--,sports- > advertising-agency`
