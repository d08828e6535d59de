export const softwareTitles = `
# building software
> software-engineering
software engineer,-dev,-developer,-development engineer,=SDE,=SWE@,developer@,programmer
application developer,-engineer@
programmer analyst,analyst programmer
full-stack developer,-software engineer,--web developer,full stack dev,-engineer,fullstack--,-developer,mean stack-,mern-
back-end developer,BE-,server-side-,backend-,-software engineer,back-end-,backend--,back-end-,-dev
Java developer,=J2EE-,java backend-,java software--,-engineer,java--,-programmer,-full stack developer
Python developer,django-,python programmer,-engineer,python software-
.NET developer,asp.net-,c#-,dotnet-,dot net-,.net programmer,-engineer,.net software-
C++ developer,c-,c++ programmer,-engineer,c++ software-
PHP developer,laravel-,symfony-,php web-,--programmer,-engineer
Ruby developer,rails-,ruby engineer
Go developer,golang-,-engineer,go-
Node.js developer,node-,nodejs-,node.js engineer
Scala developer,scala engineer
Rust developer,rust engineer
software engineering graduate,--trainee,-engineer trainee,graduate software engineer,-developer,graduate--,junior-,trainee-
software engineering intern,--developer intern,--development intern
API developer,mulesoft-,middleware-,integration-,-engineer@
desktop application developer,desktop--,qt-,windows-
mainframe developer,=RPG-,cobol-,-programmer,mainframe-,as/400-
blockchain developer,-engineer,web3 developer,solidity-,smart contract-
RPA developer,automation-,uipath-
low-code developer,outsystems-,power apps-,low-code application--,power platform--
AI engineer,llm-,prompt-,ai software-,--developer
platform software engineer,infrastructure-,systems-,distributed systems--
research software engineer,scientific programmer,-software developer
search engineer,-developer,elasticsearch-
tools programmer,-developer
build engineer,build and release-
release manager,-coordinator,-engineer
software consultant,-consulting engineer,--implementation consultant@
solutions engineer,implementation-,forward deployed-,=SE@,customer engineer@,sales-
developer advocate,-relations,-evangelist,technical-
# business platforms
> business-platform-development
Salesforce developer,salesforce lightning-,--programmer,-architect,-engineer
SAP developer,abap-,sap fiori-,--abap consultant,sap technical--
Oracle developer,pl/sql-,oracle forms-
SharePoint developer,sharepoint consultant,-engineer
Dynamics developer,d365-,dynamics 365-,dynamics crm--
ServiceNow developer,servicenow consultant,-engineer
ERP developer,odoo-,netsuite-,erp programmer
# the web
> web-development
front-end developer,client-side-,FE-,frontend-,ui-,front-end web-,--architect,-dev,-lead,-engineer,ui-,frontend-,-software engineer,--architect,javascript-,ui-
React developer,react.js-,reactjs-,react frontend-,--engineer
Angular developer,angularjs-,angular engineer
Vue developer,vue.js-,vue engineer
JavaScript developer,typescript-,javascript engineer,-programmer
web developer,website-,internet-,web application-,--programmer,-dev,-engineer
WordPress developer,wordpress web-,--engineer
CMS developer,drupal-,joomla-,sitecore-,=AEM-,content management-
e-commerce developer,woocommerce-,ecommerce-,magento-,shopify-
webmaster,web master,-administrator,website-,-manager
accessibility engineer,-specialist,-developer
# mobile
> mobile-development
mobile developer,app-,mobile application-,--engineer,mobile software-
iOS developer,swift-,iphone-,ios app-,--engineer,ios software-,iOS dev
Android developer,kotlin-,android app-,--engineer,android software-,Android dev
React Native developer,react native engineer
Flutter developer,ionic-,xamarin-,cross-platform mobile-,flutter engineer
# testing
> software-testing
QA engineer,qa software-,software quality--,-assurance engineer,=QA@,qa specialist@,quality assurance engineer@
QA analyst,software quality-,qa test--,quality assurance analyst@
software tester,manual-,application-,functional-,qa-,test analyst,tester@
test engineer,software testing-,web-
test automation engineer,qa-,automation qa--,--tester,-test engineer,=SDET,software development engineer in test,selenium tester,test automation developer
performance test engineer,load-,performance tester,-engineer@
test manager,-coordinator,-lead,qa-,qa team-,--manager@
mobile tester,-app tester,--qa engineer
game tester,playtester
UAT tester,user acceptance-,=UAT analyst,uat coordinator,-lead
# embedded
> embedded-software
embedded software engineer,-developer,embedded c--,embedded--,-engineer,-c++ engineer
firmware engineer,bios-,firmware developer
embedded Linux engineer,bsp--,linux kernel-,-developer,device driver--
IoT engineer,iot developer
FPGA engineer,asic-,vlsi-,=RTL design-,asic-,fpga-,vlsi-,digital design engineer@
design verification engineer,asic-,verification engineer@
robotics software engineer,--programmer,-developer,=ROS-
automotive software engineer,adas-,autosar--,-developer
signal processing engineer,=DSP--,dsp software-
# games
> game-development
game developer,-engineer,gameplay-,-programmer,game-,-dev
Unity developer,unity3d-,unity engineer
Unreal developer,unreal engine-,--engineer
game designer,level-,systems designer@
graphics programmer,shader-,graphics engineer,rendering-,graphics software-
AR/VR developer,ar-,vr-,xr-,augmented reality-,virtual-
game producer
technical artist,pipeline developer@
# leading
> software-leadership
software architect,application-,.net-,java-,staff engineer@,principal-,-software engineer,staff-
solution architect,integration-,technical-,it-,systems-
tech lead,module-,development team-,software-,technical-,--lead,lead engineer@,-developer,lead software-,-engineer
engineering manager,software-,-engineering lead,development manager@
chief technology officer,technology director,=CTO,=VP of Engineering,vp engineering,director of-,head-,vice president-`
