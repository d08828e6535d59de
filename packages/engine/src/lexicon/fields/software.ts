export const software = `
# programming languages
programming skills^,-languages,-experience,coding-,-skills,-languages,object-oriented-,=Programming@,writing code
TypeScript,=TS@,typescript/javascript > JavaScript,statically typed language
Scala > functional programming,programming skills,JVM language,statically typed language
=Groovy@,apache groovy > JVM language ~ Java
Lua
Progress 4GL,openedge abl,progress openedge
=Pascal@,turbo pascal
Fortran
ABAP
=Apex@,apex classes,-triggers,salesforce apex > Salesforce development
assembly language,arm assembly,x86-
=Solidity@,solidity smart contracts > smart contracts
Bash,shell script,unix shell > scripting
regular expressions,regex,regexp
HTML,xhtml
CSS,cascading style sheets,css3
XML,xpath,xsd,xslt
JSON
YAML
=Markdown@
=UML,unified modeling language,uml diagrams
RPG programming,rpg iv,rpg/400,as/400 rpg,rpgle
=Smalltalk@
=Prolog@
Kotlin,=Ktor > programming skills,JVM language,statically typed language
Java,=J2SE > object-oriented programming,programming skills,JVM language,statically typed language ~ C#,Kotlin,Scala
Clojure,clojurescript > functional programming,JVM language
skill > programming skills:
JavaScript,=JS,ecmascript,es6,vanilla js ~ TypeScript
PHP
Objective-C,obj-c,objc
=Dart@,dart language
VB.NET,vbnet,visual basic .net ~ Visual Basic
Visual Basic,vb6
COBOL
skill > programming skills,scripting:
Python
Ruby@,ruby language,-programming
Perl
skill > programming skills,statically typed language:
=C@,=C11@,=C99@,ansi c,embedded-,c programming,-language,c/c++
=Go@,go language,-programming,golang ~ Rust
Rust@,=Tokio,rust language,-programming,rustlang
=Swift@,swift 5,-language,-programming ~ Objective-C
skill > object-oriented programming,programming skills,statically typed language:
C#,c sharp,csharp ~ VB.NET
C++,=cpp,c++11,c++14,c++17,c++20 ~ C,Rust
skill > functional programming:
=Elixir@,LiveView,elixir language,-otp ~ Erlang
Erlang
Haskell
F#,f sharp,fsharp
OCaml
=Lisp@,common lisp
tool:
=Delphi@,embarcadero delphi,object pascal
ColdFusion
PowerBuilder
Visual FoxPro,foxpro
WebAssembly,=WASM,wasm
tool > CSS:
=Sass@,=SCSS,scss ~ Less
=Less@@,less css
# front end
front-end development,FE-,ui-,client-side-,front end@,front-end dev,frontend > web application development,HTML,CSS ~ full-stack development
progressive web apps,-application,service workers@,=PWA
single-page applications,=SPA@,single page app > front-end development
server-side rendering,=SSG,=SSR,static site generation
responsive web design,--web,-layouts,-design,mobile-first- > CSS
cross-browser compatibility,browser-,cross-browser testing
web performance,core web vitals,lighthouse@,page speed optimization
state management@,=Pinia,XState
micro frontends,-front ends,module federation
WebSockets,real-time messaging@,socket.io
WebRTC
internationalization,=i18n,=l10n,software localization
skill > JavaScript:
=AJAX,=Ajax@
web components,custom elements,lit element,shadow dom
DOM manipulation,=DOM@,document object model
JavaScript framework,component-,front-end-,JS-,frontend-
tool:
Nuxt,nuxtjs > Vue
Angular@,angular material,-developer,-2+,-framework > TypeScript,front-end development,JavaScript framework ~ AngularJS
NgRx > Angular,RxJS
HTMX > HTML
Storybook@,storybook.js
npm,=pnpm,node package manager
=Yarn@ ~ npm
ESLint,linters@,linting@,tslint,=Biome@@ ~ Prettier
=Prettier@,prettier.js
WebGL,webgpu
browser developer tools,chrome-,--devtools,dev tools@
Zustand > React,state management ~ Redux
jQuery > JavaScript,HTML
tool > JavaScript,front-end development,JavaScript framework:
=React@,react components,-developer,-framework,-engineer,-hooks,-redux,react.js,react@@,reactjs ~ Vue,Angular
Vue,vuex,pinia,vuejs ~ Angular
Svelte,sveltekit ~ React,Vue
Ember.js,=Ember@,emberjs ~ React
tool > JavaScript,state management:
Redux
MobX ~ Redux
tool > React:
Next.js,nextjs
Gatsby@,gatsby.js,gatsbyjs
=Remix@,react router
Material UI,mui
Ant Design,antd ~ Material UI,Chakra UI
Chakra UI,=Radix,radix ui,shadcn ~ Material UI
TanStack Query,=SWR@,react query,rtk-
tool > JavaScript,JavaScript framework:
AngularJS,angular 1,angular.js
Backbone.js,backbonejs
SolidJS,solid.js
tool > JavaScript:
RxJS,reactivex
Alpine.js,alpinejs
=Astro@,astro framework
Knockout.js
=Babel@,babel.js,babeljs
D3.js,=D3@,d3js ~ Chart.js
Three.js,threejs
Chart.js,chartjs ~ Highcharts
Highcharts,echarts ~ D3.js
tool > CSS,HTML:
=Bootstrap@,bootstrap 4,-5,twitter bootstrap
Tailwind CSS,tailwind@,tailwindcss
Styled Components,css-in-js,emotion css
tool > build tooling:
Webpack ~ Vite
monorepo tooling,nx workspace,=Nx@,lerna,monorepo,turborepo
Vite,vitejs
=Gulp@,gulp.js
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
JVM language
statically typed language,compiled--,strongly-
LINQ > C#
API development,=API@,apis@,application programming interface,web services
OAuth,=JWT,=OIDC,OAuth2,json web tokens,openid connect
microservices,micro services
event-driven architecture,=CQRS,Event Hubs,event sourcing,event-driven,EventBridge
message queues,-broker,-bus,=JMS,=MQ@,activemq,ibm mq,messaging systems@,=NATS@@
object-relational mapping,=Dapper@,=Drizzle@@,=ORM,object relational mapper
caching@
serverless development,function as a service,Cloudflare Workers,serverless
web animation,animation@@,CSS animations,Framer Motion,GSAP,GreenSock > CSS
web application development,web--,-application,-apps,-programming ~ front-end development
webhooks
web scraping,data-,web crawler,-crawling
payment integration,paypal-,payment gateway,stripe api
headless CMS,-content management,=Sanity@@,Directus,Payload CMS,Prismic@,DatoCMS,Storyblok
WordPress development,custom wordpress,wordpress plugin,-theme > PHP,WordPress
Shopify development,shopify theme-,--liquid,-plus,=Liquid@@ > e-commerce development
e-commerce development,ecommerce-,-platforms@
skill > API development:
REST APIs,=REST@,rest services,=REST,restful@
GraphQL,=Apollo@@,apollo client,-server,=Hasura ~ REST APIs
gRPC,=tRPC,protobuf,protocol buffers
=SOAP,soap api,-web services,wsdl ~ REST APIs
tool:
Node.js,=Node@,node@@,nodejs > JavaScript,back-end development
NestJS,=Nest@,nest.js > Node.js,TypeScript
FastAPI,=Pydantic,fast api > Python,REST APIs,back-end development
SQLAlchemy > Python,object-relational mapping
=Celery@,celery workers@ > Python
Pytest,py.test > Python,unit testing
=Spring@,java spring,spring batch,-core,-data,-framework,-mvc > Java,back-end development
Spring Cloud > Spring,microservices
=Hibernate@,=JPA@,java persistence api > Java,object-relational mapping
JDBC,=ODBC@ > Java,SQL
Apache Tomcat,tomcat ~ JBoss,WebLogic
JAX-RS,jersey framework,resteasy,jaxb > Java,REST APIs
Apache Camel > Java,systems integration ~ MuleSoft
Akka > Scala
Play framework ~ Spring
.NET,=MediatR,dotnet,dot net > object-oriented programming ~ Java
.NET Core,.net 5,-6,-7,-8,dotnet core,net- > .NET,C#
ASP.NET,classic asp@ > .NET,back-end development
ASP.NET Core > ASP.NET,.NET Core
Entity Framework,ef core,=EF@ > .NET,object-relational mapping
SignalR > .NET,WebSockets
Ruby on Rails,=Hotwire@@,rails@,=RoR > Ruby,back-end development,model view controller
RSpec,minitest > Ruby,unit testing
PHPUnit > PHP,unit testing
Phoenix framework,phoenix liveview > Elixir
=Gin@,gin gonic > Go
OpenTelemetry,distributed tracing,jaeger-,zipkin,=OTel
RabbitMQ,amqp,rabbit mq > message queues
Memcached > caching ~ Redis
Stripe integration,=Stripe,stripe payments > payment integration
Drupal,=TYPO3 > PHP,website CMS
website CMS,=CMS@ > content management systems
=Composer@,php composer > PHP
tool > Node.js:
Express.js,=Express@,expressjs,node express
Fastify ~ Express.js
Koa.js,hapi.js,koajs ~ Express.js
tool > JavaScript:
Deno ~ Node.js
=Bun@,bun.js ~ Node.js
tool > Python,back-end development:
Django,=DRF@ ~ Flask,FastAPI
Flask@,python flask ~ FastAPI
tool > Spring:
Spring Boot,springboot
Spring Security
tool > Java:
Java EE,=EJB,=J2EE,=JEE,enterprise java,-javabeans,jakarta ee,java enterprise edition ~ Spring
=JSP,servlets@,javaserver pages,java server-,--servlets
=JSF,javaserver faces,primefaces
=Struts@,apache struts
Quarkus ~ Spring Boot,Micronaut
Micronaut ~ Spring Boot
Dropwizard ~ Spring Boot
Vert.x,vertx ~ Spring Boot
Thymeleaf
Log4j,logback,lombok@,slf4j
Drools,camunda
tool > Java EE:
JBoss,wildfly ~ WebLogic
WebLogic,websphere
tool > build tooling:
Apache Maven,maven@ ~ Gradle
Gradle
Apache Ant,=Ant@
tool > systems integration:
MuleSoft,anypoint platform,mule esb ~ Dell Boomi
Dell Boomi,boomi
tool > C#,.NET:
Blazor
=WPF,windows presentation foundation,xaml
tool > .NET:
WinForms,win forms,windows-
=WCF,windows communication foundation
NuGet
tool > C++:
=MFC,=COM@,microsoft foundation classes,win32 api,windows-
=Boost@,=STL,standard template library
tool > C#,unit testing:
NUnit,mstest ~ xUnit
xUnit
tool > Ruby:
Sidekiq
=Sinatra@,sinatra framework
tool > PHP,back-end development,model view controller:
Laravel,eloquent orm ~ Symfony
Symfony
CodeIgniter,code igniter ~ Laravel
CakePHP,cake php ~ Laravel
Yii,yii2 ~ Laravel
Zend Framework,laminas@,zend ~ Laravel
tool > API development:
OpenAPI,api documentation,swagger@
API gateways,apigee,api management,kong gateway
Twilio,sendgrid api
tool > API testing:
=Postman@,postman@ ~ Insomnia
=Insomnia@,insomnia api client
tool > object-relational mapping:
=Prisma@,prisma orm ~ TypeORM,Sequelize
TypeORM
Sequelize
tool > Python,web scraping:
Beautiful Soup,beautifulsoup ~ Scrapy
Scrapy
tool > headless CMS:
Contentful ~ Strapi
Strapi,sanity cms,sanity.io
tool > website CMS:
Joomla ~ WordPress
Adobe Experience Manager,=AEM
tool > website CMS,.NET:
Sitecore ~ Umbraco
Umbraco
Optimizely CMS,episerver,kentico ~ Sitecore
knowledge:
dependency injection,=IoC,inversion of control
# ways of building
software development,app-,application-,computer programming^,software design,-engineering > programming skills
software architecture,application-,clean-,solution-,hexagonal-,system-
system design,scalable systems,high-level design@
version control,revision-,source-,-code management,=SCM@,code versioning
branching strategy,merge conflicts,pull requests,branch management@@,trunk-based development > Git
code review,reviewed pull requests,PR reviews,pull request-,review PRs
pair programming,mob-
refactoring,legacy code,technical debt
debugging,bug fixing,troubleshooting code
performance optimization,code-,application performance,performance tuning,profiling^@@
technical documentation,software-,design documents@,documented code,technical specs
technical requirements,analysed-
effort estimation,planning poker,story points
test-driven development,test-first-,=TDD,test driven > unit testing
behavior-driven development,gherkin@,=BDD
build tooling,-systems@,-automation,-scripts,=Rollup,esbuild
feature flags,-toggles,launchdarkly
release management,-cycles,-planning,app releases,software release
open source contribution,-software,contributed to open source,open-source projects
legacy modernization,application-,legacy applications,-systems
production support,l3-,application-,-maintenance,software-,on-call duties,-rotation,-rota,on-call@
smart contracts,Ethers.js,Hardhat > blockchain
low-code development,=Bubble@@,=Retool,Bubble.io,low code,no-code
workflow automation,business process-,process automation@
robotic process automation,=RPA,software robots
Salesforce development,lightning web components,=LWC,=SOQL,force.com,salesforce developer,-lightning,visualforce
ServiceNow development,servicenow developer,-scripting > ServiceNow
SharePoint development,sharepoint developer,-framework,spfx > SharePoint
Dynamics 365 development,dynamics crm--,dynamics ax--,x++
SAP development,sapui5,fiori,odata,sap btp,-ui5 ~ ABAP
Oracle development,oracle adf,-apex,-forms,pl/sql developer > PL/SQL
mainframe development,=JCL,=z/OS,mainframe ~ COBOL
AI-assisted development,=Cursor@@,Windsurf@@,ai coding assistants,-tools,--pair programming,claude code,coding agents,cursor ide
LLM application development,Anthropic API,LlamaIndex,llm applications,-integration,openai api > large language models
AI agents,CrewAI,LangGraph,agentic ai,-workflows,model context protocol,=MCP@@,multi-agent systems,tool calling > LLM application development
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
feature development,built features,delivered-,new-
software prototyping,=MVP@,=PoC@,proof of concept,minimum viable product,prototype software
knowledge:
object-oriented programming,=OOAD,=OOD,=OOP,object oriented,oop,oops concepts
functional programming,-languages
data structures and algorithms,=DSA@,algorithm design,algorithms@,data structures
design patterns,gof-
model view controller,=MVC,=MVVM@,mvc architecture,mvvm ~ design patterns
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
=Cucumber@,cucumber bdd,cucumber@,specflow > behavior-driven development,test automation
Hyperledger > blockchain
Liferay > Java,website CMS
Microsoft Power Apps,dataverse,power apps,powerapps > low-code development,Microsoft Power Platform
Microsoft Power Platform,power platform
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
tool > version control:
Git,gitflow
Subversion,=SVN ~ Git
Perforce,helix core ~ Git
Team Foundation Server,=TFS,tfvc
tool > Git:
GitHub
GitLab
Bitbucket,bit bucket
tool > build tooling:
CMake,=Make@,gnu make,makefiles
Bazel
tool > low-code development:
OutSystems ~ Mendix
Appian ~ Pega,OutSystems
Pega,pegasystems
Mendix
tool > workflow automation:
Power Automate,microsoft flow
Zapier,integromat,make.com,=n8n
tool > robotic process automation:
UiPath,ui path ~ Blue Prism,Automation Anywhere
Blue Prism ~ Automation Anywhere
Automation Anywhere
# testing
software testing,-qa,-quality assurance,testing@@,=QA@,application testing,qa-,quality assurance-,tester@@
user acceptance testing,acceptance--,=UAT
security testing,=DAST,=SAST
defect tracking,bug-,-reports,-life cycle,defect-,--management,-reporting,issue tracking@,logged defects,track-
unit testing,=Chai@@,=Moq ~ software testing
test coverage,code-,jacoco
static code analysis,--analysis@,code quality@
requirements traceability,=RTM@,traceability matrix,test metrics
skill > software testing:
integration testing,=SIT@
end-to-end testing,e2e-,TestCafe,=E2E
regression testing,-suite
functional testing,system-,black box-
manual testing,-qa,-tester
exploratory testing,ad hoc-
smoke testing,sanity-
performance testing,load-,=Locust@@,=k6,stress testing@
beta testing,alpha-,beta release
compatibility testing,device-,cross-platform-
API testing,web services-,API automation,=Bruno@@,tested apis
mobile app testing,mobile--,detox@@,xctest,xcuitest
database testing,backend-,back-end-,etl-,sql validation
game testing,play-,game qa,playtesting
test automation,qa-,automation framework,-testing,contract tests
test cases,-scenarios,-scripts
test plans,-strategy
test data management,--data
shift-left testing,agile-,continuous-
tool:
SoapUI,ready api,readyapi > API testing ~ Postman
REST Assured,=RestAssured > API testing,Java
Appium > mobile app testing,test automation ~ Espresso testing
Espresso testing,=Espresso@,android espresso > mobile app testing,Android development
test management tools,--management,practitest,qmetry,qtest,testlink
HP ALM,=ALM@,micro focus alm,quality center > test management tools,defect tracking
Bugzilla,mantis bug tracker,mantisbt > defect tracking ~ Jira
TestNG > Java,test automation ~ JUnit
=Cypress@,cypress.io > test automation,JavaScript ~ Playwright
React Testing Library,=RTL@@ > React,unit testing
BrowserStack,lambdatest,sauce labs > cross-browser compatibility
SonarQube,sonarcloud,=Sonar@ > static code analysis
tool > performance testing:
JMeter ~ LoadRunner,Gatling
LoadRunner
=Gatling@,=K6,=k6
tool > test management tools:
TestRail ~ Zephyr,HP ALM
=Zephyr@,xray@,zephyr scale
tool > test automation:
Selenium@,selenium ide,-grid,-webdriver ~ Cypress,Playwright
Testcontainers
=Playwright@,playwright@
Robot Framework
Katalon ~ TestComplete,Ranorex
TestComplete ~ Ranorex
Ranorex
Tricentis Tosca,tosca
=UFT,unified functional testing,=QTP
tool > JavaScript,test automation:
WebdriverIO ~ Selenium
=Puppeteer@ ~ Playwright
tool > unit testing,JavaScript:
=Jest@,jest testing,-framework ~ Mocha,Jasmine,Vitest
=Mocha@,mocha/chai ~ Jasmine
=Jasmine@,karma@
Vitest
tool > unit testing,Java:
JUnit
Mockito
certification:
BCS membership,British Computer Society,CITP,FBCS,MBCS,chartered IT professional
ISTQB,=CTFL > software testing
# mobile
mobile app development,native-,mobile--,-applications,-apps,=Expo@@
App Store release,play store--,app store connect,-submission,apple app store,google play--,-console,published apps,testflight
push notifications,=APNs,=FCM@,firebase cloud messaging
skill > mobile app development:
iOS development,ios applications,-apps,-developer,-sdk,ios@@
Android development,android applications,-apps,-sdk,android@
cross-platform mobile development,-apps,-framework,--apps,hybrid-,-mobile apps
tool:
SwiftUI,swift ui > Swift,iOS development
Jetpack Compose,android jetpack > Kotlin,Android development
=Retrofit@,okhttp,rxjava > Android development
=Dagger@,=Hilt@,dagger hilt
React Native,=Expo@@ > React,mobile app development ~ Flutter
Flutter@,=Flutter > Dart,mobile app development
Xamarin,.net maui,=MAUI@ > C#,mobile app development
Kotlin Multiplatform,=KMM > Kotlin
Firebase,crashlytics,firestore ~ Supabase
Supabase
tool > iOS development:
UIKit,auto layout,autolayout,interface builder
Core Data,core animation,coredata
CocoaPods,cocoa touch
tool > mobile app development:
=Ionic@,ionic framework ~ Apache Cordova
Apache Cordova,phonegap,=Cordova@
# embedded and hardware near
embedded systems,-programming,-software,-development
hardware debugging,-bring-up,board-,=JTAG,jtag,logic analyser,oscilloscope@
skill > embedded systems:
firmware development,bare metal,bootloader,firmware
real-time operating systems,--systems,=RTOS,=Zephyr@@,threadx,zephyr rtos
device drivers,=BSP@,board support package,driver development
tool:
Yocto > embedded Linux
Robot Operating System,=ROS@,robotics software,-programming,ros 2,ros2
tool > real-time operating systems:
FreeRTOS,free rtos ~ VxWorks
VxWorks,=QNX
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
virtual reality,mixed-,=VR,=AR/VR,=XR@,hololens,vr development ~ augmented reality
augmented reality,arcore,ar development,arkit
live operations,-ops,game monetization,in-app purchases
skill > game development:
multiplayer networking,-games,netcode,photon engine
game AI,pathfinding@,behavior trees
tool:
=Unity@,unity 3d,-engine,unity3d > C#,game development ~ Unreal Engine
tool > game development:
Unreal Engine,unreal blueprints,unreal@@,ue4,ue5
Godot,gdscript ~ Unity,Unreal Engine
GameMaker,cocos2d,game maker studio
tool > computer graphics programming:
OpenGL ~ DirectX
DirectX,direct3d
knowledge:
game physics,collision detection,physics simulation@
3D mathematics,vector math
# certificates
certification:
Oracle Certified Java Programmer,=OCA@,=OCJP,=OCP@,=SCJP,oracle certified professional java,--associate java > Java
AWS Certified Developer,aws developer associate > AWS
Microsoft Certified Azure Developer,=MCSD,az-204,azure developer associate
Salesforce Platform Developer,platform developer i,salesforce certified developer > Salesforce development
Google Associate Android Developer,associate android developer > Android development
knowledge:
computer science degree,software engineering--,=BSc computer science,bachelor of-,bsc in--,degree-,--software engineering > computer science fundamentals
# further
IBM i development,--i,AS/400,iSeries,=AS400 ~ RPG programming`
