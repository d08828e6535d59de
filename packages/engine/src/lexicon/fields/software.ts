export const software = `
# programming languages
programming skills^,-languages,-experience,coding-,-skills,-languages,object-oriented-,=Programming@,writing code
JavaScript,=JS,ecmascript,es6,vanilla js > programming skills ~ TypeScript
TypeScript,=TS@,typescript/javascript > JavaScript
Python,python3 > programming skills
Java,=J2SE > object-oriented programming,programming skills ~ C#,Kotlin,Scala
C#,c sharp,csharp > object-oriented programming,programming skills ~ VB.NET
C++,=cpp,c++11,c++14,c++17,c++20 > object-oriented programming,programming skills ~ C,Rust
=C@,ansi c,embedded-,c language,-programming,c/c++ > programming skills
=Go@,go language,-programming,golang > programming skills ~ Rust
Rust@,rust language,-programming,rustlang > programming skills
PHP > programming skills
Ruby@,ruby language,-programming > programming skills
=Swift@,swift 5,-language,-programming > programming skills ~ Objective-C
Objective-C,obj-c,objc > programming skills
Kotlin > programming skills
Scala > functional programming,programming skills
=Dart@,dart language > programming skills
Perl > programming skills
=Groovy@,apache groovy ~ Java
=Elixir@,elixir otp,-language > functional programming ~ Erlang
Erlang > functional programming
Haskell > functional programming
Clojure,clojurescript > functional programming
F#,f sharp,fsharp > functional programming
OCaml > functional programming
Lua
VB.NET,vbnet,visual basic .net > programming skills ~ Visual Basic
Visual Basic,vb6 > programming skills
Progress 4GL,openedge abl,progress openedge
=Pascal@,turbo pascal
COBOL > programming skills
Fortran
ABAP
=Apex@,apex classes,-triggers,salesforce apex > Salesforce development
assembly language,arm assembly,x86-
=Solidity@,solidity smart contracts > smart contracts
Bash,shell script,unix shell
regular expressions,regex,regexp
HTML,html5,xhtml
CSS,cascading style sheets,css3
XML,xpath,xsd,xslt
JSON
YAML
=Markdown@
=UML,unified modeling language,uml diagrams
RPG programming,rpg iv,rpg/400,as/400 rpg,rpgle
=Smalltalk@
=Prolog@
=Lisp@,common lisp > functional programming
tool:
=Delphi@,embarcadero delphi,object pascal
ColdFusion
PowerBuilder
Visual FoxPro,foxpro
=Sass@,=SCSS,scss > CSS ~ Less
=Less@@,less css > CSS
WebAssembly,=WASM,wasm
# front end
front-end development,ui-,client-side-,front end@,frontend > web application development ~ full-stack development
=AJAX,=Ajax@ > JavaScript
web components,custom elements,lit element,shadow dom > JavaScript
progressive web apps,-application,service workers@,=PWA
single-page applications,=SPA@,single page app > front-end development
server-side rendering,=SSG,=SSR,static site generation
responsive web design,--web,-layouts,-design,mobile-first- > CSS
cross-browser compatibility,browser-,cross-browser testing
web performance,core web vitals,lighthouse@,page speed optimization
state management@
micro frontends,-front ends,module federation
DOM manipulation,=DOM@,document object model > JavaScript
WebSockets,real-time messaging@,socket.io
WebRTC
internationalization,=i18n,=l10n,software localization
tool:
React@,react components,-engineer,-developer,-framework,-hooks,-redux,react.js,reactjs > JavaScript,front-end development ~ Vue,Angular
Redux > JavaScript,state management
Next.js,nextjs > React
Vue,vuex,pinia,vuejs > JavaScript,front-end development ~ Angular
Nuxt,nuxtjs > Vue
Angular@,angular material,-developer,-2+,-framework > TypeScript,front-end development ~ AngularJS
AngularJS,angular 1,angular.js > JavaScript
RxJS,reactivex > JavaScript
NgRx > Angular,RxJS
Svelte,sveltekit > JavaScript,front-end development ~ React,Vue
Ember.js,=Ember@,emberjs > JavaScript,front-end development ~ React
Backbone.js,backbonejs > JavaScript
SolidJS,solid.js > JavaScript
Alpine.js,alpinejs > JavaScript
HTMX > HTML
=Astro@,astro framework > JavaScript
Gatsby@,gatsby.js,gatsbyjs > React
=Remix@,react router > React
jQuery > JavaScript
=Bootstrap@,bootstrap 4,-5,twitter bootstrap > CSS
Tailwind CSS,tailwind@,tailwindcss > CSS
Material UI,mui > React
Ant Design,antd > React ~ Material UI,Chakra UI
Chakra UI,radix ui,shadcn > React ~ Material UI
TanStack Query,=SWR@,react query,rtk- > React
Styled Components,css-in-js,emotion css > CSS
Storybook@,storybook.js
Webpack > build tooling ~ Vite
monorepo tooling,monorepo,lerna,nx workspace,turborepo > build tooling
Vite,vitejs > build tooling
=Babel@,babel.js,babeljs > JavaScript
npm,=pnpm,node package manager
=Yarn@ ~ npm
=Gulp@,gulp.js > build tooling
ESLint,linters@,linting@,tslint ~ Prettier
=Prettier@,prettier.js
D3.js,=D3@,d3js > JavaScript ~ Chart.js
Three.js,threejs > JavaScript
WebGL,webgpu
Chart.js,chartjs > JavaScript ~ Highcharts
Highcharts,echarts > JavaScript ~ D3.js
browser developer tools,chrome-,--devtools,dev tools@
MobX > JavaScript,state management ~ Redux
Zustand > React,state management ~ Redux
# back end
back-end development,server-side-,-programming,back end@,back-end engineering,backend ~ full-stack development,web application development
full-stack development,fullstack,full stack > front-end development,back-end development
MERN stack,=MERN > React,Express.js,full-stack development,MongoDB
MEAN stack,=MEAN@ > Angular,Express.js,full-stack development,MongoDB
LAMP stack,=LAMP > PHP,MySQL,Linux,Apache HTTP Server
asyncio,async python,aiohttp > Python
database migrations,schema-,alembic@,flyway,liquibase
enterprise service bus,=SOA@,biztalk,=ESB,service-oriented architecture,tibco > systems integration
Java multithreading,concurrent java,java concurrency > Java,concurrency
JVM tuning,=JVM,java virtual machine > Java
LINQ > C#
REST APIs,=REST@,rest services,=REST,restful@ > API development
GraphQL,apollo client,-server > API development ~ REST APIs
gRPC,protobuf,protocol buffers > API development
=SOAP,soap api,-web services,wsdl > API development ~ REST APIs
API development,=API@,apis@,application programming interface,web services
OAuth,=JWT,=OIDC,json web tokens,oauth2,openid connect
microservices,micro services
event-driven architecture,=CQRS,event sourcing,event-driven
message queues,-broker,-bus,=JMS,=MQ@,activemq,ibm mq,messaging systems@
object-relational mapping,=ORM,object relational mapper
caching@
serverless development,function as a service,serverless
web application development,web--,-application,-apps,-programming ~ front-end development
webhooks
web scraping,data-,web crawler,-crawling
payment integration,paypal-,payment gateway,stripe api
headless CMS,-content management
WordPress development,custom wordpress,wordpress plugin,-theme > PHP,WordPress
Shopify development,shopify theme-,--liquid,-plus > e-commerce development
e-commerce development,ecommerce-,-platforms@
tool:
Node.js,=Node@,node@@,nodejs > JavaScript,back-end development
Express.js,=Express@,expressjs,node express > Node.js
NestJS,=Nest@,nest.js > Node.js,TypeScript
Fastify > Node.js ~ Express.js
Koa.js,hapi.js,koajs > Node.js ~ Express.js
Deno > JavaScript ~ Node.js
=Bun@,bun.js > JavaScript ~ Node.js
Django,=DRF@ > Python,back-end development ~ Flask,FastAPI
Flask@,python flask > Python,back-end development ~ FastAPI
FastAPI,fast api > Python,REST APIs,back-end development
SQLAlchemy > Python,object-relational mapping
=Celery@,celery workers@ > Python
Pytest,py.test > Python,unit testing
=Spring@,java spring,spring batch,-core,-data,-framework,-mvc > Java,back-end development
Spring Boot,springboot > Spring
Spring Security > Spring
Spring Cloud > Spring,microservices
=Hibernate@,=JPA,java persistence api > Java,object-relational mapping
Java EE,=EJB,=J2EE,=JEE,enterprise java,-javabeans,jakarta ee,java enterprise edition > Java ~ Spring
=JSP,servlets@,javaserver pages,java server-,--servlets > Java
=JSF,javaserver faces,primefaces > Java
JDBC,=ODBC@ > Java,SQL
=Struts@,apache struts > Java
Quarkus > Java ~ Spring Boot,Micronaut
Micronaut > Java ~ Spring Boot
Dropwizard > Java ~ Spring Boot
Vert.x,vertx > Java ~ Spring Boot
Apache Tomcat,tomcat ~ JBoss,WebLogic
JBoss,wildfly > Java EE ~ WebLogic
WebLogic,websphere > Java EE
Thymeleaf > Java
Apache Maven,maven@ > build tooling ~ Gradle
Gradle > build tooling
Apache Ant,=Ant@ > build tooling
Log4j,logback,lombok@,slf4j > Java
JAX-RS,jersey framework,resteasy,jaxb > Java,REST APIs
Drools,camunda > Java
Apache Camel > Java,systems integration ~ MuleSoft
MuleSoft,anypoint platform,mule esb > systems integration ~ Dell Boomi
Dell Boomi,boomi > systems integration
Akka > Scala
Play framework ~ Spring
.NET,dot net,dotnet > object-oriented programming ~ Java
.NET Core,.net 5,-6,-7,-8,dotnet core,net- > .NET,C#
ASP.NET,classic asp@ > .NET,back-end development
ASP.NET Core > ASP.NET,.NET Core
Entity Framework,ef core,=EF@ > .NET,object-relational mapping
Blazor > C#,.NET
=WPF,windows presentation foundation,xaml > C#,.NET
WinForms,win forms,windows- > .NET
=WCF,windows communication foundation > .NET
=MFC,=COM@,microsoft foundation classes,win32 api,windows- > C++
=Boost@,=STL,standard template library > C++
NUnit,mstest > C#,unit testing ~ xUnit
xUnit > C#,unit testing
NuGet > .NET
SignalR > .NET,WebSockets
Ruby on Rails,rails@,=RoR > Ruby,back-end development
RSpec,minitest > Ruby,unit testing
Sidekiq > Ruby
=Sinatra@,sinatra framework > Ruby
Laravel,eloquent orm > PHP,back-end development ~ Symfony
Symfony > PHP,back-end development
CodeIgniter,code igniter > PHP ~ Laravel
CakePHP,cake php > PHP ~ Laravel
Yii,yii2 > PHP ~ Laravel
Zend Framework,laminas@,zend > PHP ~ Laravel
=Composer@,php composer > PHP
PHPUnit > PHP,unit testing
Phoenix framework,phoenix liveview > Elixir
=Gin@,gin gonic > Go
OpenAPI,api documentation,swagger@ > API development
=Postman@,postman@ > API testing ~ Insomnia
=Insomnia@,insomnia api client > API testing
API gateways,apigee,api management,kong gateway > API development
OpenTelemetry,distributed tracing,jaeger-,zipkin
RabbitMQ,amqp,rabbit mq > message queues
=Prisma@,prisma orm > object-relational mapping ~ TypeORM,Sequelize
TypeORM > object-relational mapping
Sequelize > object-relational mapping
Memcached > caching ~ Redis
Beautiful Soup,beautifulsoup > Python,web scraping ~ Scrapy
Scrapy > Python,web scraping
Twilio,sendgrid api > API development
Stripe integration,=Stripe,stripe payments > payment integration
Contentful > headless CMS ~ Strapi
Strapi,sanity cms,sanity.io > headless CMS
Drupal > PHP,content management systems
Joomla > content management systems ~ WordPress
Adobe Experience Manager,=AEM > content management systems
Sitecore > content management systems,.NET ~ Umbraco
Umbraco > content management systems,.NET
Optimizely CMS,episerver,kentico > content management systems,.NET ~ Sitecore
knowledge:
dependency injection,=IoC,inversion of control
# ways of building
software development,app-,application-,computer programming^,software design,-engineering > programming skills
software architecture,application-,clean-,solution-,system-
system design,scalable systems,high-level design@
version control,revision-,source-,-code management,=SCM@,code versioning
branching strategy,merge conflicts,pull requests,branch management@@,trunk-based development > Git
code review,reviewed code,-pull requests
pair programming,mob-
refactoring,legacy code,technical debt
debugging,bug fixing,fixed bugs,troubleshooting code
performance optimization,code-,application performance,performance tuning,profiling^@@
technical documentation,software-,design documents@,documented code,technical specs
technical requirements,analysed-
effort estimation,planning poker,story points
test-driven development,test-first-,=TDD,test driven > unit testing
behavior-driven development,gherkin@,=BDD
build tooling,-systems@,-automation,-scripts
feature flags,-toggles,launchdarkly
release management,-cycles,-planning,app releases,software release
open source contribution,-software,contributed to open source,open-source projects
legacy modernization,application-,legacy applications,-systems
production support,l3-,application-,-maintenance,software-,on-call duties,-rotation,-rota,on-call@
smart contracts > blockchain
low-code development,low code,no-code
workflow automation,business process-,automated workflows,process automation@
robotic process automation,=RPA,software robots
Salesforce development,lightning web components,=LWC,=SOQL,force.com,salesforce developer,-lightning,visualforce
ServiceNow development,servicenow developer,-scripting > ServiceNow
SharePoint development,sharepoint developer,-framework,spfx > SharePoint
Dynamics 365 development,dynamics crm--,dynamics ax--,x++
SAP development,sapui5,fiori,odata,sap btp,-ui5 ~ ABAP
Oracle development,oracle adf,-apex,-forms,pl/sql developer > PL/SQL
mainframe development,=JCL,=z/OS,mainframe ~ COBOL
AI-assisted development,ai coding assistants,-tools,--pair programming,cursor ide,claude code,coding agents
LLM application development,llm applications,-integration,openai api > large language models
AI agents,agentic ai,-workflows,model context protocol,multi-agent systems,tool calling > LLM application development
network programming,socket-,tcp/ip sockets
GPU programming,gpgpu,gpu computing,opencl
desktop application development,--software,-applications
web mapping,google maps api,leaflet.js,mapbox,openlayers
search indexing,full-text search,lucene
chatbot development,dialogflow,rasa,voice assistants,chatbots,conversational ai
accessibility engineering,=ARIA,wai-aria ~ web accessibility
secure coding,-software development,owasp ~ application security
authentication and authorization,authorization systems,user authentication,authentication@
numerical programming,-methods,scientific computing
technical interviewing,interviewed engineers
mentoring developers,coached-,mentored junior-,--engineers,mentoring junior-
technical leadership,engineering-,led engineers,-development team,tech lead,technical-
feature development,built features,delivered-,developed-,new-
software prototyping,=MVP@,=PoC@,proof of concept,minimum viable product,prototype software
knowledge:
object-oriented programming,=OOAD,=OOD,=OOP,object oriented,oop
functional programming,-languages
data structures and algorithms,=DSA@,algorithm design,algorithms@,data structures
design patterns,gof-,=MVC,=MVVM@,model view controller,mvc architecture,mvvm
SOLID principles,=SOLID,clean code
distributed systems,-computing,-architecture
domain-driven design,=DDD,domain driven development
concurrency,asynchronous programming,parallel-,multi-threading,multithreading,threading^@@
software development life cycle,--lifecycle,software--,-life cycle,=SDLC
extreme programming,=XP@@ > agile methodology
Internet of Things,=IoT,mqtt,iot
blockchain,=DLT,cryptocurrency development,distributed ledger technology,web3
Ethereum,evm blockchain > blockchain
computer science fundamentals,--science,computing-,comp sci,=CS@
operating system internals,kernel development,linux kernel,=POSIX
compiler design,compilers@,llvm,parsers@
high-performance computing,parallel-,=HPC,=MPI@,openmp
low-latency systems,high-throughput-,low latency,trading systems@
healthcare interoperability,=FHIR,hl7 fhir,-interfaces,=HL7
SaaS products,=SaaS,multi-tenant applications,saas,software as a service
real-time systems software,--applications,-software
software licensing compliance
tool:
Git,gitflow > version control
GitHub > Git
GitLab > Git
Bitbucket,bit bucket > Git
Subversion,=SVN > version control ~ Git
Perforce,helix core > version control ~ Git
Team Foundation Server,=TFS,tfvc > version control
=Cucumber@,cucumber bdd,cucumber@,specflow > behavior-driven development,test automation
CMake,=Make@,gnu make,makefiles > build tooling
Bazel > build tooling
Hyperledger > blockchain
OutSystems > low-code development ~ Mendix
Appian > low-code development ~ Pega,OutSystems
Pega,pegasystems > low-code development
Liferay > Java,content management systems
Mendix > low-code development
Microsoft Power Apps,dataverse,power apps,powerapps > low-code development,Microsoft Power Platform
Microsoft Power Platform,power platform
Power Automate,microsoft flow > workflow automation
Zapier,integromat,make.com,=n8n > workflow automation
UiPath,ui path > robotic process automation ~ Blue Prism,Automation Anywhere
Blue Prism > robotic process automation ~ Automation Anywhere
Automation Anywhere > robotic process automation
CICS > mainframe development
GitHub Copilot,=Copilot@ > AI-assisted development
LangChain,langgraph,llamaindex > LLM application development
Visual Studio
Visual Studio Code,vs code,vscode
IntelliJ IDEA,intellij,jetbrains ides ~ Eclipse
PyCharm
NetBeans ~ Eclipse
=Eclipse@,eclipse ide
Xcode
Android Studio
CUDA > GPU programming
=Electron@,electron.js,electronjs > JavaScript,desktop application development
=Qt,=QML,qt framework,qt/qml > C++,desktop application development
JavaFX,java swing > Java,desktop application development
Apache Solr,solr > search indexing
# testing
software testing,-qa,-quality assurance,=QA@,application testing,qa-,quality assurance-,tested software
unit testing > software testing
integration testing,=SIT@ > software testing
end-to-end testing,e2e-,=E2E > software testing
regression testing,-suite > software testing
functional testing,system-,black box- > software testing
manual testing,-qa,-tester > software testing
exploratory testing,ad hoc- > software testing
smoke testing,sanity- > software testing
user acceptance testing,acceptance--,=UAT
performance testing,load-,stress testing@ > software testing
security testing,=DAST,=SAST
beta testing,alpha-,beta release > software testing
compatibility testing,device-,cross-platform- > software testing
API testing,web services-,tested apis > software testing
mobile app testing,mobile--,detox@@,xctest,xcuitest > software testing
database testing,backend-,back-end-,etl-,sql validation > software testing
game testing,play-,game qa,playtesting > software testing
test automation,qa-,automated testing,automation-,-framework,contract tests,test scripts > software testing
test cases,-scenarios > software testing
test plans,-strategy > software testing
defect tracking,bug-,-reports,-life cycle,defect-,--management,-reporting,issue tracking@,logged defects
test coverage,code-,jacoco
static code analysis,--analysis@,code quality@
test data management,--data > software testing
requirements traceability,=RTM@,traceability matrix,test metrics
shift-left testing,agile-,continuous- > software testing
tool:
JMeter > performance testing ~ LoadRunner,Gatling
LoadRunner > performance testing
=Gatling@,=K6,=k6 > performance testing
SoapUI,ready api,readyapi > API testing ~ Postman
REST Assured,=RestAssured > API testing,Java
Appium > mobile app testing,test automation ~ Espresso testing
Espresso testing,=Espresso@,android espresso > mobile app testing,Android development
test management tools,--management,practitest,qmetry
TestRail > test management tools ~ Zephyr,HP ALM
=Zephyr@,xray@,zephyr scale > test management tools
HP ALM,=ALM@,micro focus alm,quality center > test management tools,defect tracking
Bugzilla,mantis bug tracker,mantisbt > defect tracking ~ Jira
Selenium@,selenium ide,-grid,-webdriver > test automation ~ Cypress,Playwright
Testcontainers > test automation
TestNG > Java,test automation ~ JUnit
WebdriverIO > JavaScript,test automation ~ Selenium
=Cypress@,cypress.io > test automation,JavaScript ~ Playwright
=Playwright@,playwright@ > test automation
=Puppeteer@ > JavaScript,test automation ~ Playwright
Robot Framework > test automation
Katalon > test automation ~ TestComplete,Ranorex
TestComplete > test automation ~ Ranorex
Ranorex > test automation
Tricentis Tosca,tosca > test automation
=UFT,unified functional testing,=QTP > test automation
=Jest@,jest testing,-framework > unit testing,JavaScript ~ Mocha,Jasmine,Vitest
=Mocha@,mocha/chai > unit testing,JavaScript ~ Jasmine
=Jasmine@,karma@ > unit testing,JavaScript
Vitest > unit testing,JavaScript
React Testing Library > React,unit testing
JUnit > unit testing,Java
Mockito > unit testing,Java
BrowserStack,lambdatest,sauce labs > cross-browser compatibility
SonarQube,sonarcloud,=Sonar@ > static code analysis
certification:
ISTQB,=CTFL > software testing
# mobile
mobile app development,native-,mobile--,-applications,-apps
iOS development,ios applications,-apps,-developer,-sdk,ios@@ > mobile app development
Android development,android applications,-apps,-sdk,android@ > mobile app development
cross-platform mobile development,-apps,hybrid-,--apps,cross-platform- > mobile app development
App Store release,play store--,app store connect,-submission,apple app store,google play--,-console,published apps,testflight
push notifications,=APNs,=FCM@,firebase cloud messaging
tool:
SwiftUI,swift ui > Swift,iOS development
UIKit,auto layout,autolayout,interface builder > iOS development
Core Data,core animation,coredata > iOS development
CocoaPods,cocoa touch > iOS development
Jetpack Compose,android jetpack > Kotlin,Android development
=Retrofit@,okhttp,rxjava > Android development
=Dagger@,=Hilt@,dagger hilt
React Native,=Expo@@ > React,mobile app development ~ Flutter
Flutter@,=Flutter > Dart,mobile app development
=Ionic@,ionic framework > mobile app development ~ Apache Cordova
Apache Cordova,phonegap,=Cordova@ > mobile app development
Xamarin,.net maui,=MAUI@ > C#,mobile app development
Kotlin Multiplatform,=KMM > Kotlin
Firebase,crashlytics,firestore ~ Supabase
Supabase
# embedded and hardware near
embedded systems,-programming,-software,-development
firmware development,bare metal,bootloader,firmware > embedded systems
real-time operating systems,--systems,=RTOS,threadx,zephyr rtos > embedded systems
device drivers,=BSP@,board support package,driver development > embedded systems
hardware debugging,-bring-up,board-,=JTAG,jtag,logic analyser,-analyzer,oscilloscope@
tool:
FreeRTOS,free rtos > real-time operating systems ~ VxWorks
VxWorks,=QNX > real-time operating systems
Yocto > embedded Linux
Robot Operating System,=ROS@,robotics software,-programming,ros 2,ros2
knowledge:
I2C,=I²C,=SPI@
UART,=RS-232,=RS-485
digital signal processing,=DSP@
functional safety software,=DO-178B,do-178c,iec 62304
Zigbee,=LoRaWAN,lorawan,z-wave
# games and graphics
game development,-engine,-programming,gameplay-,gameplay@
game design,level-,game balancing,-mechanics,narrative design@
computer graphics programming,graphics--,computer graphics,rendering pipeline,vulkan@
shader programming,hlsl,shaders,glsl > computer graphics programming
multiplayer networking,-games,netcode,photon engine > game development
game AI,pathfinding@,behavior trees > game development
virtual reality,mixed-,=VR,=AR/VR,=XR@,hololens,vr development ~ augmented reality
augmented reality,arcore,ar development,arkit
live operations,-ops,game monetization,in-app purchases
tool:
=Unity@,unity 3d,-engine,unity3d > C#,game development ~ Unreal Engine
Unreal Engine,unreal blueprints,unreal@@,ue4,ue5 > game development
Godot,gdscript > game development ~ Unity,Unreal Engine
GameMaker,cocos2d,game maker studio > game development
OpenGL > computer graphics programming ~ DirectX
DirectX,direct3d > computer graphics programming
knowledge:
game physics,collision detection,physics simulation@
3D mathematics,3d math,vector-
# certificates
certification:
Oracle Certified Java Programmer,=OCA@,=OCJP,=OCP@,=SCJP,oracle certified professional java,--associate java > Java
AWS Certified Developer,aws developer associate > AWS
Microsoft Certified Azure Developer,=MCPD,=MCSD,az-204,azure developer associate
Salesforce Platform Developer,platform developer i,salesforce certified developer > Salesforce development
Google Associate Android Developer,associate android developer > Android development
knowledge:
computer science degree,software engineering--,=BSc computer science,bachelor of-,bsc in--,degree-,--software engineering > computer science fundamentals`
