export const salesTitles = `
customer service representative,client-,-specialist,customer-,-assistant,-associate,-adviser,-executive,-clerk,-officer,-administrator,-coordinator,-consultant,-professional,-advisor,-team member,--agent,--advisor,-liaison officer,--care representative,-advisor,-agent,-associate,-specialist,-executive,-assistant,--experience advisor,-associate,-specialist,-representative,customer solutions--,consumer affairs--,customer support--,customer relations--,-officer,-advisor,member services--,=CSR > customer-service
call centre agent,contact-,-representative,call-,-executive,-operator,-advisor,contact-,--center agent,-representative,call-,-associate,-specialist,-operator,telephone--,-advisor,-answering agent,chat--,phone-,inbound call- > customer-service
call handler,-taker > customer-service
customer support specialist,-executive,-advisor,-analyst,client-,-specialist,product-,customer happiness--,customer operations--,-associate,customer support--,-coordinator,client services--,-associate,-executive,support agent,technical customer advisor,-service representative > customer-service
live chat agent > customer-service
complaints handler,-officer,-coordinator,-investigator,-manager,resolution specialist,customer relations-,--resolutions officer > customer-service
customer service team leader,--lead,-supervisor,customer care--,customer support--,contact centre--,contact center--,call-,--centre team leader > customer-service-management
customer service manager,--relations manager,--support manager,--experience manager,--care manager,--operations manager,contact centre--,call-,contact center--,call-,-director > customer-service-management
head of customer service,director-,customer service director,--experience director > customer-service-management
client services manager,-director > customer-service-management
call quality analyst,-coach,--center trainer,customer service--,--experience analyst,real time--,quality monitoring--,workforce--,-management analyst,--planning analyst,--planner,contact centre- > customer-service-management
customer success manager,-executive,-representative,-coordinator,-lead,-advisor,-associate,-specialist,client-,-manager,onboarding--,VP customer success,customer onboarding specialist,client-,implementation--,-consultant > account-management
renewals manager,-representative > account-management
account manager,-handler,-development manager,--representative,-management executive,client--,-partner,-advisor,-manager,client relations-,client relationship-- > account-management
relationship manager,client relationship executive > account-management
key account manager,global-,major-,enterprise-,regional-,channel-,strategic-,-executive,key-,-director > account-management
national account manager > account-management
sales representative,direct marketing-,sales rep,-person,-consultant,solar-,sales agent,-advisor,-professional,-specialist,-officer,-adviser,-trainee,-promoter,-graduate,-counselor,-executive,advertising account-,salesperson,kitchen sales designer,sponsorship manager > field-and-inside-sales
membership advisor > field-and-inside-sales
outside sales representative,field-,area-,regional-,route-,van-,external-,-executive,outside-,area-,regional-,field canvasser,-marketing representative,--sales agent,-consultant,outside-,--salesperson,route-,area business manager > field-and-inside-sales
canvasser,door to door salesperson,-sales representative > field-and-inside-sales
territory manager,-representative,territory sales-,-manager,-executive,--account manager,--business manager > field-and-inside-sales
inside sales representative,virtual-,inside salesperson,-sales executive,-specialist,-associate,-support,-consultant,-coordinator,hire desk--,internal sales > field-and-inside-sales
trade counter assistant,trade sales--,counter sales associate,-representative > field-and-inside-sales
telesales executive,-representative,telephone sales-,call center-,inbound--,outbound-,phone-,-agent,outbound-,-executive,inbound-,telephone-,--fundraiser,-sales advisor,-agent,inbound-,-advisor,telesales--,-consultant,-operator,-team member,--agent,-account manager > field-and-inside-sales
appointment setter,-maker > field-and-inside-sales
telemarketer,telemarketing executive,-representative > field-and-inside-sales
business development representative,sales-,market-,demand generation--,=SDR,=BDR,new business executive,sales development--,-specialist,-rep,business-,-associate,prospecting specialist > field-and-inside-sales
lead generation specialist,-executive,-manager,--generator,-qualification specialist > field-and-inside-sales
account executive,software sales-,technology-,-representative,software-,enterprise-,-manager,-executive,SaaS-,IT-,strategic-,sales closer > field-and-inside-sales
business development manager,-executive,-officer,-specialist,-consultant,-lead,-coordinator,-analyst,-assistant,-administrator,--developer,-growth manager,capture--,new business-,commercial development--,market- > business-development
head of business development,director-,VP-,VP--,business development director > business-development
partnerships manager,-executive,partner manager,-account manager,alliances--,partner development-,--success manager,--sales manager,head of partnerships,director- > business-development
channel manager,-sales representative,-executive,-manager,distribution-,dealer-,dealer development--,franchise-,--manager,-business consultant > business-development
sales manager,-supervisor,-lead,-team manager,-leader,telesales-,--manager,sales floor-,export--,internal sales-,sales and marketing--,regional account director > sales-management
sales director,sales and marketing-,head of sales,=CRO > sales-management
commercial manager,-director,-lead,head of commercial > sales-management
chief revenue officer,chief commercial--,chief sales--,VP sales,SVP-,VP of-,vice president- > sales-management
sales engineer,customer solutions-,technical sales representative,-manager,-executive,-specialist,-advisor,-consultant,pre-sales solution-- > technical-sales
solutions engineer,-consultant > technical-sales
pre-sales consultant,presales-,-engineer,-manager,-solution architect > technical-sales
pharmaceutical sales representative,medical-,hospital-,dental-,healthcare-,veterinary-,laboratory-,medical--,pharmaceutical-,-sales specialist,therapy development--,clinical sales--,medical-,-executive,-consultant,-rep,pharma-,hospital account manager,clinical- > technical-sales
medical device sales representative,surgical--,orthopedic- > technical-sales
sales coordinator,sales support-,-executive,-specialist,-representative,-assistant,-associate,-administrator,commercial--,sales-,sales office-,-coordinator,-manager,sales administration--,--secretary,-admin assistant,sales administrative--,commercial--,-coordinator,sales operations-,--order processor > sales-support
order processor,-entry clerk,-specialist,order fulfillment--,customer order--,order management--,--administrator,-coordinator,-processing clerk > sales-support
sales operations analyst,-manager,-specialist,-associate,-executive,--planner,-compensation analyst,sales strategy--,deal desk--,sales reporting--,sales--,sales data-,sales planning--,sales performance--,-manager,sales effectiveness--,commercial excellence-- > sales-support
pricing manager,-specialist > sales-support
revenue operations manager,-analyst,RevOps manager > sales-support
sales enablement manager,-specialist,-coordinator > sales-support
sales trainer,sales development-,--coach,-training manager > sales-support
Salesforce administrator,CRM-,-specialist,-analyst,-coordinator,-executive > sales-support
bid manager,proposal-,-writer,-coordinator,bid-,tender-,-manager,RFP-,-writer,tender-,bid-,-administrator,-director,-consultant,-executive,-specialist,proposal-,RFP-,head of bids > sales-support
hotel sales manager,catering-,-coordinator,group-,event-,hotel-,-representative,-executive,venue-,-manager,event-,hospitality-,wedding-,banquet-,conference-,meetings and events- > sales-management
promotional sales representative,event-,kiosk-,promotions--,residential fundraiser,street-,charity-,product demonstrator,in-store-,event promoter > field-and-inside-sales`
