export const salesTitles = `
> customer-service
customer service representative,client-,-specialist,customer-,-assistant,-associate,-coordinator,-executive,-team member,--administrator,-agent,-clerk,-consultant,-advisor,-officer,-professional,--experience specialist,-advisor,-associate,-representative,customer care--,-advisor,-agent,-specialist,-assistant,-associate,-executive,--relations advisor,-officer,-representative,customer solutions--,consumer affairs--,customer support--,--advisor,-liaison officer,=CSR,member services advisor
call centre agent,contact-,-representative,-advisor,call-,-operator,-associate,-executive,-representative,-specialist,inbound call agent,chat--,phone-,telephone answering-,--advisor,-operator
call handler,-taker
customer support specialist,client-,product-,customer happiness--,customer operations--,-associate,customer support--,-coordinator,-executive,-advisor,-analyst,client-,--services associate,-coordinator,-executive,support agent,technical customer advisor,-service representative
live chat agent
complaints handler,-manager,-officer,-investigator,resolution specialist,customer relations-,--resolutions officer
> customer-service-management
customer service team leader,--lead,-supervisor,call center--,contact-,customer support--,customer care--,call centre team leader
customer service manager,--care manager,--relations manager,--experience manager,--operations manager,--support manager,contact centre--,call-,-director
head of customer service,customer experience director,--service director
client services manager,-director
call quality analyst,-coach,--center trainer,customer service--,--experience analyst,real time--,quality monitoring--,workforce--,-planning analyst,--management analyst,--planner,contact centre-
> account-management
customer success manager,-lead,-specialist,client-,-manager,onboarding--,VP customer success,client onboarding specialist,customer-,implementation--,-consultant
renewals manager,-representative
account manager,-handler,-management executive,--representative,-development manager,client--,-advisor,-partner,-relations manager,client relationship--
relationship manager,=RM@@,client relationship executive
key account manager,channel-,major-,global-,enterprise-,regional-,strategic-,-executive,key-,=KAM@@
national account manager,=NAM@@
> field-and-inside-sales
sales representative,direct marketing-,advertising account executive,sales--,-advisor,-graduate,-officer,-promoter,-trainee,-agent,-counselor,-exec,-specialist,-person,-professional,-rep,-consultant,solar-,kitchen sales designer,salesperson,sponsorship manager
membership advisor
outside sales representative,external-,field-,area-,regional-,route-,van-,field marketing--,--canvasser,-sales agent,-consultant,outside-,-executive,external-,regional-,area-,--business manager,outside salesperson,route-
canvasser,door to door salesperson
territory manager,-account manager,--sales executive,-manager,-representative,territory--,-business manager
inside sales representative,virtual-,hire desk coordinator,inside sales--,-associate,-executive,-support,-consultant,-specialist,--salesperson,internal sales
trade counter assistant,trade sales--,counter sales associate,-representative
telesales executive,-team member,--consultant,-agent,-advisor,-operator,-account manager,--representative,call center sales-,inbound--,outbound-,phone-,-agent,outbound-,-executive,telephone-,inbound-,-advisor,-agent,telephone fundraiser,-sales advisor
appointment setter,-maker
telemarketer,telecaller,telemarketing executive,-representative
business development representative,market-,demand generation--,=BDR,=SDR,business development associate,-rep,sales-,-specialist,-executive,new business--,prospecting specialist
lead generation specialist,-executive,-manager,--generator,-qualification specialist
account executive,enterprise sales-,-manager,-representative,software-,technology-,-executive,SaaS-,software-,strategic-,IT-,=AE@@,account exec,sales closer
promotional sales representative,event-,kiosk-,promotions--,event promoter,in-store demonstrator,product-,charity fundraiser,residential-,street-
> business-development
business development manager,-analyst,-assistant,-coordinator,-administrator,-executive,-lead,-officer,-consultant,-specialist,--developer,-growth manager,commercial development--,market-,capture--,new business-,=BDE@@,=BDM@@
head of business development,VP-,VP--,business development director
partnerships manager,-executive,partner sales manager,--manager,-development manager,alliances--,partner account-,--success manager,director of partnerships,head-
channel manager,-sales representative,-executive,-manager,dealer-,distribution-,dealer development--,franchise-,--manager,-business consultant
> sales-management
sales manager,-lead,-supervisor,-floor manager,export--,internal sales-,telesales--,-team leader,sales-,-manager,sales and marketing--,=RSM@@,regional account director
sales director,sales and marketing-,=CRO,head of sales
commercial manager,-lead,-director,head of commercial
chief revenue officer,chief commercial--,chief sales--,SVP sales,VP-,VP of-,vice president-
hotel sales manager,venue-,event-,hospitality-,wedding-,conference-,banquet-,catering-,-coordinator,event-,group-,hotel-,-representative,-executive,venue-
> technical-sales
sales engineer,customer solutions-,pre-sales solution consultant,technical sales--,-specialist,-executive,-representative,-advisor,-manager
solutions engineer,-consultant
pre-sales consultant,presales-,-engineer,-manager,-solution architect
pharmaceutical sales representative,dental-,hospital-,medical-,healthcare-,laboratory-,veterinary-,medical--,pharmaceutical-,-sales specialist,therapy development--,clinical sales--,medical-,-consultant,-rep,-executive,clinical account manager,hospital-,pharma sales rep
medical device sales representative,orthopedic--,surgical-
> sales-support
sales coordinator,sales operations-,commercial--,sales support-,-representative,-administrator,-specialist,-associate,-executive,-assistant,sales admin--,sales administrative--,commercial--,-administrator,sales-,sales office-,-coordinator,-manager,sales administration--,--secretary,-order processor
order processor,-coordinator,-processing clerk,--administrator,-fulfillment specialist,customer order--,order management--,order entry--,-clerk
sales operations analyst,-associate,-executive,-specialist,-manager,sales effectiveness--,commercial excellence--,sales performance--,-analyst,sales compensation--,deal desk--,sales planning--,sales strategy--,sales data--,sales reporting--,sales--,-planner
pricing manager,-specialist
revenue operations manager,-analyst,RevOps manager
sales enablement manager,-specialist
sales trainer,sales development-,--coach,-training manager
Salesforce administrator,CRM-,-executive,-specialist,-coordinator,-analyst
bid manager,tender-,RFP-,-specialist,bid-,proposal-,-manager,-writer,-coordinator,bid-,tender-,-writer,RFP-,bid-,-consultant,-executive,-director,-administrator,head of bids`
