export const softwareTitles = `
# building software
software engineer | software developer, =SWE, =SDE, software development engineer, programmer, developer@ | software-engineering
application developer | application engineer@ | software-engineering
programmer analyst | analyst programmer | software-engineering
full-stack developer | full stack engineer, fullstack developer, fullstack engineer, full-stack web developer, full-stack software engineer | software-engineering
back-end developer | backend developer, back-end engineer, backend engineer, server-side developer, back-end software engineer, backend software engineer | software-engineering
Java developer | java engineer, java software engineer, java programmer, java full stack developer, =J2EE developer, java software developer, java backend developer | software-engineering
Python developer | python engineer, python programmer, python software engineer, django developer | software-engineering
.NET developer | dotnet developer, c# developer, .net engineer, .net software engineer, .net programmer, asp.net developer, dot net developer | software-engineering
C++ developer | c++ engineer, c++ software engineer, c++ programmer, c/c++ developer, c developer | software-engineering
PHP developer | php programmer, laravel developer, php engineer, symfony developer, php web developer | software-engineering
Ruby developer | rails developer, ruby engineer | software-engineering
Go developer | golang developer, golang engineer, go engineer | software-engineering
Node.js developer | node developer, nodejs developer, node.js engineer | software-engineering
Scala developer | scala engineer | software-engineering
Rust developer | rust engineer | software-engineering
software engineering graduate | graduate software engineer, graduate software developer, graduate developer, junior developer, trainee developer | software-engineering
software engineering intern | software developer intern, software development intern | software-engineering
API developer | integration developer, integration engineer@, mulesoft developer, middleware developer | software-engineering
desktop application developer | desktop developer, windows developer, qt developer | software-engineering
mainframe developer | mainframe programmer, cobol developer, cobol programmer, =RPG developer, as/400 programmer | software-engineering
blockchain developer | blockchain engineer, smart contract developer, solidity developer, web3 developer | software-engineering
RPA developer | automation developer, uipath developer | software-engineering
low-code developer | power apps developer, power platform developer, outsystems developer, low-code application developer | software-engineering
AI engineer | llm engineer, ai developer, ai software engineer, prompt engineer | software-engineering
platform software engineer | distributed systems engineer, systems software engineer, infrastructure software engineer | software-engineering
research software engineer | scientific programmer, scientific software developer | software-engineering
search engineer | search developer, elasticsearch developer | software-engineering
tools programmer | tools developer | software-engineering
build engineer | build and release engineer | software-engineering
release manager | release engineer, release coordinator | software-engineering
software consultant | software implementation consultant@, software consulting engineer | software-engineering
solutions engineer | =SE@, forward deployed engineer, sales engineer@, implementation engineer, customer engineer@ | software-engineering
developer advocate | developer evangelist, technical evangelist, developer relations | software-engineering
# business platforms
Salesforce developer | salesforce engineer, salesforce programmer, salesforce lightning developer | business-platform-development
SAP developer | abap developer, sap abap consultant, sap fiori developer, sap technical consultant | business-platform-development
Oracle developer | pl/sql developer, oracle apps technical consultant, oracle forms developer | business-platform-development
SharePoint developer | sharepoint engineer, sharepoint consultant | business-platform-development
Dynamics developer | dynamics 365 developer, dynamics crm developer, d365 developer | business-platform-development
ServiceNow developer | servicenow engineer, servicenow consultant | business-platform-development
ERP developer | erp programmer, odoo developer, netsuite developer | business-platform-development
# the web
front-end developer | frontend developer, front-end engineer, frontend engineer, front-end web developer, frontend software engineer, ui developer, ui engineer, client-side developer | web-development
React developer | react engineer, react.js developer, reactjs developer, react frontend developer | web-development
Angular developer | angular engineer, angularjs developer | web-development
Vue developer | vue.js developer, vue engineer | web-development
JavaScript developer | javascript engineer, typescript developer, javascript programmer | web-development
web developer | web programmer, web engineer, website developer, web application developer, internet developer | web-development
WordPress developer | wordpress engineer, wordpress web developer | web-development
CMS developer | drupal developer, sitecore developer, =AEM developer, content management developer, joomla developer | web-development
e-commerce developer | ecommerce developer, shopify developer, magento developer, woocommerce developer | web-development
webmaster | web master, website manager, website administrator, web administrator | web-development
accessibility engineer | accessibility developer, accessibility specialist | web-development
# mobile
mobile developer | mobile engineer, mobile application developer, mobile software engineer, app developer | mobile-development
iOS developer | ios engineer, swift developer, ios software engineer, ios app developer, iphone developer | mobile-development
Android developer | android engineer, kotlin developer, android software engineer, android app developer | mobile-development
React Native developer | react native engineer | mobile-development
Flutter developer | flutter engineer, cross-platform mobile developer, xamarin developer, ionic developer | mobile-development
# testing
QA engineer | quality assurance engineer@, =QA@, qa specialist@, software quality engineer, software quality assurance engineer, qa software engineer | software-testing
QA analyst | quality assurance analyst@, qa test analyst, software quality analyst | software-testing
software tester | qa tester, tester@, manual tester, test analyst, functional tester, application tester | software-testing
test engineer | test and validation engineer@ | software-testing
test automation engineer | automation tester, qa automation engineer, automation test engineer, =SDET, software development engineer in test, automation qa engineer, test automation developer, selenium tester | software-testing
performance test engineer | performance tester, load test engineer, performance engineer@ | software-testing
test manager | test lead, qa lead, qa manager@, qa team lead, test coordinator | software-testing
mobile tester | mobile qa engineer, mobile app tester | software-testing
game tester | playtester | software-testing
UAT tester | =UAT analyst, user acceptance tester, uat lead, uat coordinator | software-testing
# embedded
embedded software engineer | embedded developer, embedded software developer, embedded engineer, embedded c developer, embedded c++ engineer | embedded-software
firmware engineer | firmware developer, bios engineer | embedded-software
embedded Linux engineer | linux kernel developer, linux kernel engineer, device driver developer, bsp engineer | embedded-software
IoT engineer | iot developer, internet of things engineer | embedded-software
FPGA engineer | fpga design engineer, =RTL design engineer, digital design engineer@, asic engineer, asic design engineer, vlsi engineer, vlsi design engineer | embedded-software
design verification engineer | asic verification engineer, verification engineer@ | embedded-software
robotics software engineer | robotics developer, robotics programmer, =ROS developer | embedded-software
automotive software engineer | autosar developer, autosar engineer, adas software engineer | embedded-software
signal processing engineer | =DSP engineer, dsp software engineer | embedded-software
# games
game developer | game programmer, gameplay programmer, gameplay engineer, game engineer | game-development
Unity developer | unity engineer, unity3d developer | game-development
Unreal developer | unreal engine developer, unreal engineer | game-development
game designer | level designer, systems designer@ | game-development
graphics programmer | graphics engineer, rendering engineer, graphics software engineer, shader programmer | game-development
AR/VR developer | vr developer, ar developer, virtual reality developer, augmented reality developer, xr developer | game-development
game producer | | game-development
technical artist | pipeline developer@ | game-development
# leading
software architect | application architect, principal software engineer, java architect, .net architect, principal engineer@, staff software engineer, staff engineer@ | software-leadership
solution architect | technical architect, systems architect, integration architect, it architect | software-leadership
tech lead | technical lead, lead developer, lead software engineer, lead software developer, software team lead, technical team lead, development team lead, lead engineer@ | software-leadership
engineering manager | software development manager, software development team manager, development manager@, software manager, software engineering lead | software-leadership
chief technology officer | =CTO, =VP of Engineering, vp engineering, vice president of engineering, head of engineering, director of engineering, head of software development, director of software engineering, technology director | software-leadership
`
