export const marketingTitles = `
# general
marketing manager | marketing lead, marketing programme manager, marketing program manager, marketing communications manager, campaign manager@, marketing and communications manager, marketing services manager | marketing
field marketing manager | trade marketing manager, channel marketing manager, partner marketing manager | marketing
event marketing manager | | marketing
marketing executive | marketing officer, marketing associate, marketing representative, marketing professional, marketing and communications executive, marketing and communications officer, marketing communications executive | marketing
marketing coordinator | marketing administrator, campaign coordinator@, marketing project coordinator, marketing events coordinator, marketing and events coordinator, marketing communications coordinator, promotions coordinator, marketing and communications coordinator | marketing
marketing assistant | marketing intern, marketing trainee, marketing apprentice, graduate marketing executive, marketing graduate, junior marketing executive, marketing support assistant, marketing and communications assistant, marketing internship | marketing
marketing specialist | marketing consultant, marketing generalist, marketing communications specialist, marketing adviser, campaign specialist@, marcom specialist, campaign executive, marketing advisor | marketing
marketing director | head of marketing, director of marketing, vp of marketing, vp marketing, chief marketing officer, =CMO@, marketing vice president, vice president of marketing | marketing
product marketing manager | product marketing specialist, =PMM, product marketing lead, product marketing associate, product marketing director | marketing
brand manager | brand executive, brand marketing manager, brand specialist, brand director, brand strategist, brand coordinator, brand lead, brand marketing executive, head of brand, category marketing manager | marketing
marketing operations manager | marketing operations specialist, marketing technologist, martech manager, marketing operations analyst, martech specialist | marketing
growth marketing manager | growth manager@, growth marketer, growth hacker, acquisition manager@, demand generation manager, demand generation specialist, growth lead, user acquisition manager, head of growth, demand gen manager, lead generation manager, customer acquisition manager | marketing
market research analyst | market researcher, market research executive, market analyst, research executive@, market intelligence analyst, competitive intelligence analyst, market research specialist | market-research
market research interviewer | survey interviewer, telephone interviewer, field interviewer | market-research
market research manager | consumer insights manager, market research lead | market-research
brand ambassador | promoter, field marketing representative, promotional model, promotions assistant, promotional staff | field-promotion
loyalty manager | customer retention manager, crm manager@, lifecycle marketing manager, crm executive, retention marketing manager, crm marketing manager, crm marketing executive, crm marketing specialist, crm campaign manager | digital-marketing
# digital
digital marketing manager | online marketing manager, digital manager@, digital marketing lead, internet marketing manager, digital marketing director, e-marketing manager, head of digital, director of digital marketing, digital lead@ | digital-marketing
digital marketing executive | digital marketing specialist, digital marketer, online marketing specialist, digital marketing officer, digital marketing associate, digital marketing consultant, digital marketing analyst, online marketer, digital marketing strategist, internet marketing specialist, digital executive@, online marketing executive, digital marketing expert, digital strategist | digital-marketing
digital marketing assistant | digital marketing coordinator, digital marketing intern, digital marketing apprentice, digital marketing trainee, digital coordinator@ | digital-marketing
SEO specialist | =SEO executive, seo analyst, seo manager, search engine optimization specialist, seo consultant, seo expert, head of seo, seo strategist, seo coordinator, seo content specialist, organic search manager, seo account manager, seo lead | digital-marketing
PPC specialist | =PPC executive, paid search specialist, ppc manager, sem specialist, paid search manager, google ads specialist, sem manager, search marketing specialist, paid search executive, ppc analyst, ppc account manager, ppc campaign manager, search engine marketing specialist, seo/sem specialist | digital-marketing
performance marketing manager | paid media manager, paid media specialist, performance marketing specialist, paid social manager, paid social specialist, paid media executive, performance marketer, paid social executive, performance marketing executive, paid advertising specialist, facebook ads specialist, biddable manager | digital-marketing
programmatic specialist | programmatic trader, ad operations specialist, ad operations manager, programmatic manager, ad ops specialist, ad trafficker, digital advertising specialist, ad operations executive | digital-marketing
email marketing specialist | email marketing manager, email marketer, marketing automation specialist, marketing automation manager, email campaign manager, crm and email executive, email marketing executive, email marketing coordinator, hubspot specialist, email developer | digital-marketing
affiliate manager | affiliate marketing manager, affiliate marketing executive, affiliate executive, partnerships marketing executive | digital-marketing
web content manager | website content manager, web editor, website coordinator, digital content manager, website content editor, digital content officer, web content editor, digital editor@, web content specialist, web content officer, digital content executive, website editor, cms editor | digital-marketing
conversion specialist | =CRO specialist, conversion rate optimisation specialist, conversion rate optimization specialist, cro manager | digital-marketing
e-commerce marketing manager | ecommerce marketing specialist, ecommerce marketing manager, e-commerce marketing executive, online trading executive, amazon marketing specialist, ecommerce marketing executive | digital-marketing
# social and content
social media manager | social media lead, social media account manager, social media director, head of social, social media supervisor, social media marketing manager | social-and-content
social media executive | social media specialist, social media coordinator, social media officer, social media assistant, social media marketing specialist, social media strategist, social media marketer, social media consultant, social media intern, social media marketing executive, social media associate, social media administrator | social-and-content
community manager | community moderator, community executive, content moderator, social media moderator, community specialist@ | social-and-content
content marketing manager | content manager, head of content, content strategist, content lead, content director, director of content, content strategy manager | social-and-content
content marketing specialist | content marketer, content executive, content specialist, content coordinator, content marketing executive, content officer, content marketing coordinator, content producer@, content assistant, content associate | social-and-content
content creator | ugc creator, influencer, youtuber, digital creator, vlogger | social-and-content
content writer | blog writer, blogger, seo writer, web writer, content author, marketing writer, content developer@ | social-and-content
copywriter | copy writer | social-and-content
influencer marketing manager | influencer manager, influencer marketing specialist, creator partnerships manager, influencer marketing executive, talent partnerships manager, influencer coordinator | social-and-content
# public relations
public relations manager | =PR manager, head of pr, public relations director, pr director, director of public relations, communications and pr manager, pr lead | public-relations
public relations officer | =PR officer, pr executive, public relations specialist, pr specialist, pr consultant, =PRO@, public relations representative, public relations consultant, pr associate, pr professional | public-relations
publicist | | public-relations
public relations account executive | pr account executive, pr account manager, public relations executive | public-relations
public relations assistant | pr assistant, public relations coordinator, pr coordinator, pr intern, pr account assistant, public relations intern | public-relations
communications manager | head of communications, director of communications, communications director, comms manager, communications lead, chief communications officer, vp of communications, corporate affairs manager, head of corporate communications | public-relations
communications officer | communications specialist, communications executive, communications coordinator, comms officer, communications assistant, communications associate, communications consultant, public information officer, communications adviser, information officer@, communications advisor, communications intern | public-relations
press officer | media relations manager, media officer, media relations officer, press secretary, media relations specialist, press and communications officer, media relations coordinator, press office manager, spokesperson, media liaison officer | public-relations
speechwriter | speech writer, executive communications manager | public-relations
public affairs officer | public affairs manager, public affairs specialist, corporate affairs officer, public affairs consultant | public-relations
# agencies
advertising manager | advertising executive, advertising coordinator, ad manager@, advertising specialist, advertising director, advertising assistant, promotions manager | advertising-agency
advertising account manager | agency account manager, advertising account executive, agency account executive, marketing account manager, marketing account executive, digital account manager, digital account executive, agency account director, digital account director | advertising-agency
media planner | media buyer, media executive, media planning manager, media director, media strategist, media manager, communications planner, media coordinator, media planning executive, media buying specialist | advertising-agency
account planner | advertising strategist, creative strategist, brand planner, agency strategist | advertising-agency
advertising creative | executive creative director, associate creative director, agency creative | advertising-agency
sponsorship manager | sponsorship executive, partnership marketing manager, sponsorship coordinator, sponsorship sales manager, sports marketing manager | advertising-agency
`
