export const salesAndMediaNames = `
customer service representative: call center representative, customer service agent, contact centre agent, customer care agent, customer care representative, contact center representative, customer service consultant, customer service advisor, customer care officer, client service officer, customer assistance representative, customer service rep, customer contact advisor
call centre agent: call center representative, customer service agent, contact centre agent, contact center representative, customer service advisor, telephone agent, call centre consultant, call centre customer service representative, customer service call handler, BPO agent, call centre rep, contact centre consultant, voice process executive, call centre customer service advisor, telephone customer service agent
customer support specialist: client support representative, customer support officer
complaints handler: complaints advisor, complaints case handler, complaints resolution officer, customer resolution advisor
customer service team leader: customer care team leader
customer service manager: customer contact manager
customer success manager: customer success executive, client success executive, customer success partner
key account manager: strategic account manager, major account manager, strategic accounts manager, key client manager
sales representative: =salesman
outside sales representative: field sales executive, field sales representative, area sales representative, field sales consultant, road representative, travelling sales representative, field sales manager, outdoor sales representative, travelling salesman, on road sales representative, sales rep on the road, field sales advisor
canvasser: door to door sales representative, door knocker, door to door sales agent, door to door fundraiser
territory manager: area sales manager, territory sales lead
inside sales representative: inside sales agent, inside sales rep, desk based sales executive, office based sales executive
telesales executive: telemarketer, telesales agent, telephone sales executive, telesales person, telemarketing agent, telesales rep
appointment setter: appointment setting agent, appointment booker
telemarketer: telesales executive, telesales agent, telesales representative, telephone sales agent, telemarketing agent, outbound call agent, telephone marketer, cold caller, telemarketing operator, telephone canvasser
business development representative: sales development representative, new business representative, outbound sales development representative
business development manager: new business sales manager, new business sales executive
sales manager: manager sales
sales director: director of sales
hotel sales manager: meetings and events sales manager
sales engineer: sales application engineer
pharmaceutical sales representative: pharma sales representative, pharma rep, medical rep, drug representative
medical device sales representative: medical equipment sales representative, medical devices sales specialist, theatre sales specialist
sales coordinator: sales co-ordinator
bid manager: proposal manager, tender manager
marketing manager: manager marketing, marcomms manager
marketing executive: marketing and events executive, marcomms executive
marketing coordinator: marketing co-ordinator, marketing support coordinator
marketing assistant: marketing administrative assistant, marketing support officer, marketing and communications assistant
brand manager: brand development manager
market research analyst: market insight analyst, consumer research analyst, market and consumer insights analyst, market research executive
digital marketing manager: online marketing lead, web marketing manager, digital marketing head
digital marketing executive: online marketing officer, internet marketer, web marketing executive
SEO specialist: search engine optimisation executive, SEO analyst, search engine optimiser, organic search specialist
PPC specialist: pay per click specialist, paid search specialist, PPC analyst, pay per click executive, SEM executive, search engine marketing specialist
performance marketing manager: paid social executive
email marketing specialist: email marketing officer, email campaign specialist
social media manager: social media marketing lead, social media and community manager, social channels manager
social media executive: social media marketing executive, social media assistant, social media content executive, social media marketing specialist
content writer: content copywriter, article writer
public relations manager: PR and communications manager, manager public relations
public relations officer: communications officer, communications specialist, PR specialist, PR executive, communications executive, public information officer, communications adviser, communications advisor, PR and communications officer, public relations representative, PR and media officer, media relations executive
communications officer: public relations officer, PR officer, public relations specialist, communications specialist, communications executive, corporate communications officer, public information officer, media and communications officer, communications coordinator, communications adviser, communications advisor, communications and engagement officer, corporate communications executive, communications associate
press officer: media relations officer, media officer, press secretary, media relations specialist, media adviser, media relations executive, press relations officer, media communications officer
journalist: news writer
broadcast journalist: broadcast news reporter, television news reporter, radio news reporter
sub-editor: copy editor, copyeditor, subeditor
proofreader: proof editor
editorial assistant: editorial executive, editorial administrator, assistant to the editor
technical writer: technical author, documentation specialist, documentation writer, documentation author
proposal writer: bid writer, tender writer, bid and proposal writer
video editor: video content editor
videographer: video maker, video production executive, camera operator and editor
event technician: event production technician
graphic designer: =graphics designer, graphic design artist, graphic and web designer, commercial artist
UX designer: usability designer, user centred designer
web designer: web and graphic designer, website graphic designer
motion designer: motion graphic designer, motion graphics animator
tailor: alterations tailor
fashion designer: ready to wear designer
project manager: project delivery manager, manager projects
IT project manager: digital project manager
project administrator: project admin, project support officer
project officer: project support and delivery officer
programme manager: programme delivery lead
PMO analyst: project support analyst, project management office analyst, PMO officer
product manager: product line manager
business analyst: business process analyst, business and systems analyst
continuous improvement lead: lean six sigma lead, business improvement lead, operational excellence specialist
change manager: change management specialist
operations manager: manager operations
operations director: director of operations
operations coordinator: operations co-ordinator, operations support coordinator, operations support officer
operations supervisor: operations shift supervisor, operational supervisor
workforce planner: resource planning officer, workforce management planner, staff rostering officer, =rostering officer, roster coordinator, rota coordinator, scheduling and planning officer, =roster clerk
regional manager: regional operations manager, area operations manager, regional business manager
chief executive officer: chief exec
chief operating officer: chief operations director
team leader: section leader, team head
`
