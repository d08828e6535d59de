export const softwareTitles = `
# building software
software engineer,-developer,-development engineer,=SWE,=SDE,programmer,developer@ > software-engineering
application developer,-engineer@ > software-engineering
programmer analyst,analyst programmer > software-engineering
full-stack developer,fullstack-,full-stack web-,--software engineer,fullstack--,full stack- > software-engineering
back-end developer,server-side-,backend-,-engineer,back-end-,-software engineer,backend- > software-engineering
Java developer,=J2EE-,java full stack-,java programmer,-engineer,java software-,-developer,java backend-- > software-engineering
Python developer,django-,python programmer,-engineer,python software- > software-engineering
.NET developer,dotnet-,c#-,asp.net-,dot net-,.net programmer,-engineer,.net software- > software-engineering
C++ developer,c-,c++ programmer,-engineer,c++ software- > software-engineering
PHP developer,laravel-,symfony-,php web-,--programmer,-engineer > software-engineering
Ruby developer,rails-,ruby engineer > software-engineering
Go developer,golang-,-engineer,go- > software-engineering
Node.js developer,node-,nodejs-,node.js engineer > software-engineering
Scala developer,scala engineer > software-engineering
Rust developer,rust engineer > software-engineering
software engineering graduate,graduate developer,junior-,trainee-,graduate software-,-engineer > software-engineering
software engineering intern,--development intern,--developer intern > software-engineering
API developer,mulesoft-,middleware-,integration-,-engineer@ > software-engineering
desktop application developer,desktop--,windows-,qt- > software-engineering
mainframe developer,-programmer,as/400-,cobol-,-developer,=RPG- > software-engineering
blockchain developer,-engineer,solidity developer,web3-,smart contract- > software-engineering
RPA developer,automation-,uipath- > software-engineering
low-code developer,outsystems-,power apps-,power platform--,low-code application-- > software-engineering
AI engineer,llm-,prompt-,ai software-,--developer > software-engineering
platform software engineer,systems-,infrastructure-,distributed systems-- > software-engineering
research software engineer,scientific programmer,-software developer > software-engineering
search engineer,-developer,elasticsearch- > software-engineering
tools programmer,-developer > software-engineering
build engineer,build and release- > software-engineering
release manager,-engineer,-coordinator > software-engineering
software consultant,-implementation consultant@,--consulting engineer > software-engineering
solutions engineer,implementation-,forward deployed-,=SE@,sales engineer@,customer- > software-engineering
developer advocate,-relations,-evangelist,technical- > software-engineering
# business platforms
Salesforce developer,salesforce lightning-,--engineer,-programmer > business-platform-development
SAP developer,abap-,sap fiori-,--abap consultant,sap technical-- > business-platform-development
Oracle developer,pl/sql-,oracle forms- > business-platform-development
SharePoint developer,sharepoint engineer,-consultant > business-platform-development
Dynamics developer,dynamics crm-,d365--,dynamics 365- > business-platform-development
ServiceNow developer,servicenow engineer,-consultant > business-platform-development
ERP developer,odoo-,netsuite-,erp programmer > business-platform-development
# the web
front-end developer,ui-,client-side-,frontend-,front-end web-,--engineer,frontend-,ui-,frontend software- > web-development
React developer,react.js-,reactjs-,react frontend-,--engineer > web-development
Angular developer,angularjs-,angular engineer > web-development
Vue developer,vue.js-,vue engineer > web-development
JavaScript developer,typescript-,javascript engineer,-programmer > web-development
web developer,website-,internet-,web application-,--programmer,-engineer > web-development
WordPress developer,wordpress web-,--engineer > web-development
CMS developer,drupal-,sitecore-,=AEM-,joomla-,content management- > web-development
e-commerce developer,ecommerce-,shopify-,magento-,woocommerce- > web-development
webmaster,web master,-administrator,website-,-manager > web-development
accessibility engineer,-developer,-specialist > web-development
# mobile
mobile developer,app-,mobile application-,--engineer,mobile software- > mobile-development
iOS developer,swift-,iphone-,ios app-,--engineer,ios software- > mobile-development
Android developer,kotlin-,android app-,--engineer,android software- > mobile-development
React Native developer,react native engineer > mobile-development
Flutter developer,xamarin-,ionic-,cross-platform mobile-,flutter engineer > mobile-development
# testing
QA engineer,qa software-,software quality--,-assurance engineer,quality assurance engineer@,=QA@,qa specialist@ > software-testing
QA analyst,software quality-,qa test--,quality assurance analyst@ > software-testing
software tester,qa-,manual-,functional-,application-,tester@,test analyst > software-testing
test engineer > software-testing
test automation engineer,qa-,automation test--,--qa engineer,--tester,selenium-,=SDET,software development engineer in test,test automation developer > software-testing
performance test engineer,load-,performance tester,-engineer@ > software-testing
test manager,-coordinator,-lead,qa-,qa team-,--manager@ > software-testing
mobile tester,-qa engineer,--app tester > software-testing
game tester,playtester > software-testing
UAT tester,user acceptance-,=UAT analyst,uat lead,-coordinator > software-testing
# embedded
embedded software engineer,-developer,embedded--,embedded c-,--engineer,-c++ engineer > embedded-software
firmware engineer,-developer,bios engineer > embedded-software
embedded Linux engineer,bsp--,linux kernel-,-developer,device driver-- > embedded-software
IoT engineer,iot developer > embedded-software
FPGA engineer,asic-,vlsi-,fpga design-,=RTL-,asic-,vlsi-,digital design engineer@ > embedded-software
design verification engineer,asic-,verification engineer@ > embedded-software
robotics software engineer,=ROS developer,robotics-,-programmer > embedded-software
automotive software engineer,adas-,autosar--,-developer > embedded-software
signal processing engineer,=DSP--,dsp software- > embedded-software
# games
game developer,-programmer,gameplay-,-engineer,game- > game-development
Unity developer,unity3d-,unity engineer > game-development
Unreal developer,unreal engine-,--engineer > game-development
game designer,level-,systems designer@ > game-development
graphics programmer,shader-,graphics engineer,rendering-,graphics software- > game-development
AR/VR developer,xr-,vr-,ar-,virtual reality-,augmented- > game-development
game producer > game-development
technical artist,pipeline developer@ > game-development
# leading
software architect,application-,java-,.net-,staff engineer@,principal-,-software engineer,staff- > software-leadership
solution architect,technical-,systems-,integration-,it- > software-leadership
tech lead,technical-,-team lead,software-,development-,lead engineer@,-developer,lead software-,-engineer > software-leadership
engineering manager,software-,-engineering lead,development manager@ > software-leadership
chief technology officer,=CTO,=VP of Engineering,vp engineering,head of-,director-,vice president-,technology director > software-leadership`
