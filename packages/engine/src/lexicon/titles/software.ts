export const softwareTitles = `
# building software
software engineer,-developer,-development engineer,=SDE,=SWE,developer@,programmer > software-engineering
application developer,-engineer@ > software-engineering
programmer analyst,analyst programmer > software-engineering
full-stack developer,-software engineer,--web developer,fullstack--,-engineer,full stack- > software-engineering
back-end developer,server-side-,backend-,-engineer,back-end-,backend software-,back-end- > software-engineering
Java developer,=J2EE-,java backend-,java software--,-engineer,java--,-programmer,-full stack developer > software-engineering
Python developer,django-,python programmer,-engineer,python software- > software-engineering
.NET developer,asp.net-,c#-,dotnet-,dot net-,.net programmer,-engineer,.net software- > software-engineering
C++ developer,c-,c++ programmer,-engineer,c++ software- > software-engineering
PHP developer,laravel-,symfony-,php web-,--programmer,-engineer > software-engineering
Ruby developer,rails-,ruby engineer > software-engineering
Go developer,golang-,-engineer,go- > software-engineering
Node.js developer,node-,nodejs-,node.js engineer > software-engineering
Scala developer,scala engineer > software-engineering
Rust developer,rust engineer > software-engineering
software engineering graduate,graduate software engineer,-developer,graduate--,junior-,trainee- > software-engineering
software engineering intern,--developer intern,--development intern > software-engineering
API developer,mulesoft-,middleware-,integration-,-engineer@ > software-engineering
desktop application developer,desktop--,qt-,windows- > software-engineering
mainframe developer,=RPG-,cobol-,-programmer,mainframe-,as/400- > software-engineering
blockchain developer,-engineer,web3 developer,solidity-,smart contract- > software-engineering
RPA developer,automation-,uipath- > software-engineering
low-code developer,outsystems-,power apps-,low-code application--,power platform-- > software-engineering
AI engineer,llm-,prompt-,ai software-,--developer > software-engineering
platform software engineer,infrastructure-,systems-,distributed systems-- > software-engineering
research software engineer,scientific programmer,-software developer > software-engineering
search engineer,-developer,elasticsearch- > software-engineering
tools programmer,-developer > software-engineering
build engineer,build and release- > software-engineering
release manager,-coordinator,-engineer > software-engineering
software consultant,-consulting engineer,--implementation consultant@ > software-engineering
solutions engineer,implementation-,forward deployed-,=SE@,customer engineer@,sales- > software-engineering
developer advocate,-relations,-evangelist,technical- > software-engineering
# business platforms
Salesforce developer,salesforce lightning-,--programmer,-engineer > business-platform-development
SAP developer,abap-,sap fiori-,--abap consultant,sap technical-- > business-platform-development
Oracle developer,pl/sql-,oracle forms- > business-platform-development
SharePoint developer,sharepoint consultant,-engineer > business-platform-development
Dynamics developer,d365-,dynamics 365-,dynamics crm-- > business-platform-development
ServiceNow developer,servicenow consultant,-engineer > business-platform-development
ERP developer,odoo-,netsuite-,erp programmer > business-platform-development
# the web
front-end developer,client-side-,frontend-,ui-,front-end web-,--engineer,frontend-,ui-,frontend software- > web-development
React developer,react.js-,reactjs-,react frontend-,--engineer > web-development
Angular developer,angularjs-,angular engineer > web-development
Vue developer,vue.js-,vue engineer > web-development
JavaScript developer,typescript-,javascript engineer,-programmer > web-development
web developer,website-,internet-,web application-,--programmer,-engineer > web-development
WordPress developer,wordpress web-,--engineer > web-development
CMS developer,drupal-,joomla-,sitecore-,=AEM-,content management- > web-development
e-commerce developer,woocommerce-,ecommerce-,magento-,shopify- > web-development
webmaster,web master,-administrator,website-,-manager > web-development
accessibility engineer,-specialist,-developer > web-development
# mobile
mobile developer,app-,mobile application-,--engineer,mobile software- > mobile-development
iOS developer,swift-,iphone-,ios app-,--engineer,ios software- > mobile-development
Android developer,kotlin-,android app-,--engineer,android software- > mobile-development
React Native developer,react native engineer > mobile-development
Flutter developer,ionic-,xamarin-,cross-platform mobile-,flutter engineer > mobile-development
# testing
QA engineer,qa software-,software quality--,-assurance engineer,=QA@,qa specialist@,quality assurance engineer@ > software-testing
QA analyst,software quality-,qa test--,quality assurance analyst@ > software-testing
software tester,manual-,application-,functional-,qa-,test analyst,tester@ > software-testing
test engineer > software-testing
test automation engineer,qa-,automation qa--,--tester,-test engineer,=SDET,software development engineer in test,selenium tester,test automation developer > software-testing
performance test engineer,load-,performance tester,-engineer@ > software-testing
test manager,-coordinator,-lead,qa-,qa team-,--manager@ > software-testing
mobile tester,-app tester,--qa engineer > software-testing
game tester,playtester > software-testing
UAT tester,user acceptance-,=UAT analyst,uat coordinator,-lead > software-testing
# embedded
embedded software engineer,-developer,embedded c--,embedded--,-engineer,-c++ engineer > embedded-software
firmware engineer,bios-,firmware developer > embedded-software
embedded Linux engineer,bsp--,linux kernel-,-developer,device driver-- > embedded-software
IoT engineer,iot developer > embedded-software
FPGA engineer,asic-,vlsi-,=RTL design-,asic-,fpga-,vlsi-,digital design engineer@ > embedded-software
design verification engineer,asic-,verification engineer@ > embedded-software
robotics software engineer,--programmer,-developer,=ROS- > embedded-software
automotive software engineer,adas-,autosar--,-developer > embedded-software
signal processing engineer,=DSP--,dsp software- > embedded-software
# games
game developer,-engineer,gameplay-,-programmer,game- > game-development
Unity developer,unity3d-,unity engineer > game-development
Unreal developer,unreal engine-,--engineer > game-development
game designer,level-,systems designer@ > game-development
graphics programmer,shader-,graphics engineer,rendering-,graphics software- > game-development
AR/VR developer,ar-,vr-,xr-,augmented reality-,virtual- > game-development
game producer > game-development
technical artist,pipeline developer@ > game-development
# leading
software architect,application-,.net-,java-,staff engineer@,principal-,-software engineer,staff- > software-leadership
solution architect,integration-,technical-,it-,systems- > software-leadership
tech lead,development team-,software-,technical-,--lead,lead engineer@,-developer,lead software-,-engineer > software-leadership
engineering manager,software-,-engineering lead,development manager@ > software-leadership
chief technology officer,technology director,=CTO,=VP of Engineering,vp engineering,director of-,head-,vice president- > software-leadership`
