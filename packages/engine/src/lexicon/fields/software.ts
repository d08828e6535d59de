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
tool: =Delphi@,embarcadero delphi,object pascal
tool: ColdFusion
tool: PowerBuilder
tool: Visual FoxPro,foxpro
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
tool: =Sass@,=SCSS,scss > CSS ~ Less
tool: =Less@@,less css > CSS
XML,xpath,xsd,xslt
JSON
YAML
=Markdown@
=UML,unified modeling language,uml diagrams
RPG programming,rpg iv,rpg/400,as/400 rpg,rpgle
=Smalltalk@
=Prolog@
=Lisp@,common lisp > functional programming
tool: WebAssembly,=WASM,wasm
# front end
front-end development,ui-,client-side-,front end@,frontend > web application development ~ full-stack development
tool: React@,react components,-engineer,-developer,-framework,-hooks,-redux,react.js,reactjs > JavaScript,front-end development ~ Vue,Angular
tool: Redux > JavaScript,state management
tool: Next.js,nextjs > React
tool: Vue,vuex,pinia,vuejs > JavaScript,front-end development ~ Angular
tool: Nuxt,nuxtjs > Vue
tool: Angular@,angular material,-developer,-2+,-framework > TypeScript,front-end development ~ AngularJS
tool: AngularJS,angular 1,angular.js > JavaScript
tool: RxJS,reactivex > JavaScript
tool: NgRx > Angular,RxJS
tool: Svelte,sveltekit > JavaScript,front-end development ~ React,Vue
tool: Ember.js,=Ember@,emberjs > JavaScript,front-end development ~ React
tool: Backbone.js,backbonejs > JavaScript
tool: SolidJS,solid.js > JavaScript
tool: Alpine.js,alpinejs > JavaScript
tool: HTMX > HTML
tool: =Astro@,astro framework > JavaScript
tool: Gatsby@,gatsby.js,gatsbyjs > React
tool: =Remix@,react router > React
tool: jQuery > JavaScript
=AJAX,=Ajax@ > JavaScript
tool: =Bootstrap@,bootstrap 4,-5,twitter bootstrap > CSS
tool: Tailwind CSS,tailwind@,tailwindcss > CSS
tool: Material UI,mui > React
tool: Ant Design,antd > React ~ Material UI,Chakra UI
tool: Chakra UI,radix ui,shadcn > React ~ Material UI
tool: TanStack Query,=SWR@,react query,rtk- > React
tool: Styled Components,css-in-js,emotion css > CSS
tool: Storybook@,storybook.js
tool: Webpack > build tooling ~ Vite
tool: monorepo tooling,monorepo,lerna,nx workspace,turborepo > build tooling
tool: Vite,vitejs > build tooling
tool: =Babel@,babel.js,babeljs > JavaScript
tool: npm,=pnpm,node package manager
tool: =Yarn@ ~ npm
tool: =Gulp@,gulp.js > build tooling
tool: ESLint,linters@,linting@,tslint ~ Prettier
tool: =Prettier@,prettier.js
tool: D3.js,=D3@,d3js > JavaScript ~ Chart.js
tool: Three.js,threejs > JavaScript
tool: WebGL,webgpu
tool: Chart.js,chartjs > JavaScript ~ Highcharts
tool: Highcharts,echarts > JavaScript ~ D3.js
web components,custom elements,lit element,shadow dom > JavaScript
progressive web apps,-application,service workers@,=PWA
single-page applications,=SPA@,single page app > front-end development
server-side rendering,=SSG,=SSR,static site generation
responsive web design,--web,-layouts,-design,mobile-first- > CSS
cross-browser compatibility,browser-,cross-browser testing
web performance,core web vitals,lighthouse@,page speed optimization
tool: browser developer tools,chrome-,--devtools,dev tools@
state management@
tool: MobX > JavaScript,state management ~ Redux
tool: Zustand > React,state management ~ Redux
micro frontends,-front ends,module federation
DOM manipulation,=DOM@,document object model > JavaScript
WebSockets,real-time messaging@,socket.io
WebRTC
internationalization,=i18n,=l10n,software localization
# back end
back-end development,server-side-,-programming,back end@,back-end engineering,backend ~ full-stack development,web application development
full-stack development,fullstack,full stack > front-end development,back-end development
tool: Node.js,=Node@,node@@,nodejs > JavaScript,back-end development
tool: Express.js,=Express@,expressjs,node express > Node.js
tool: NestJS,=Nest@,nest.js > Node.js,TypeScript
tool: Fastify > Node.js ~ Express.js
tool: Koa.js,hapi.js,koajs > Node.js ~ Express.js
tool: Deno > JavaScript ~ Node.js
tool: =Bun@,bun.js > JavaScript ~ Node.js
MERN stack,=MERN > React,Express.js,full-stack development,MongoDB
MEAN stack,=MEAN@ > Angular,Express.js,full-stack development,MongoDB
LAMP stack,=LAMP > PHP,MySQL,Linux,Apache HTTP Server
tool: Django,=DRF@ > Python,back-end development ~ Flask,FastAPI
tool: Flask@,python flask > Python,back-end development ~ FastAPI
tool: FastAPI,fast api > Python,REST APIs,back-end development
tool: SQLAlchemy > Python,object-relational mapping
tool: =Celery@,celery workers@ > Python
tool: Pytest,py.test > Python,unit testing
asyncio,async python,aiohttp > Python
tool: =Spring@,java spring,spring batch,-core,-data,-framework,-mvc > Java,back-end development
tool: Spring Boot,springboot > Spring
tool: Spring Security > Spring
tool: Spring Cloud > Spring,microservices
tool: =Hibernate@,=JPA,java persistence api > Java,object-relational mapping
tool: Java EE,=EJB,=J2EE,=JEE,enterprise java,-javabeans,jakarta ee,java enterprise edition > Java ~ Spring
tool: =JSP,servlets@,javaserver pages,java server-,--servlets > Java
tool: =JSF,javaserver faces,primefaces > Java
tool: JDBC,=ODBC@ > Java,SQL
tool: =Struts@,apache struts > Java
tool: Quarkus > Java ~ Spring Boot,Micronaut
tool: Micronaut > Java ~ Spring Boot
tool: Dropwizard > Java ~ Spring Boot
tool: Vert.x,vertx > Java ~ Spring Boot
tool: Apache Tomcat,tomcat ~ JBoss,WebLogic
tool: JBoss,wildfly > Java EE ~ WebLogic
tool: WebLogic,websphere > Java EE
tool: Thymeleaf > Java
tool: Apache Maven,maven@ > build tooling ~ Gradle
tool: Gradle > build tooling
tool: Apache Ant,=Ant@ > build tooling
knowledge: dependency injection,=IoC,inversion of control
database migrations,schema-,alembic@,flyway,liquibase
tool: Log4j,logback,lombok@,slf4j > Java
tool: JAX-RS,jersey framework,resteasy,jaxb > Java,REST APIs
tool: Drools,camunda > Java
tool: Apache Camel > Java,systems integration ~ MuleSoft
tool: MuleSoft,anypoint platform,mule esb > systems integration ~ Dell Boomi
tool: Dell Boomi,boomi > systems integration
enterprise service bus,=SOA@,biztalk,=ESB,service-oriented architecture,tibco > systems integration
Java multithreading,concurrent java,java concurrency > Java,concurrency
JVM tuning,=JVM,java virtual machine > Java
tool: Akka > Scala
tool: Play framework ~ Spring
tool: .NET,dot net,dotnet > object-oriented programming ~ Java
tool: .NET Core,.net 5,-6,-7,-8,dotnet core,net- > .NET,C#
tool: ASP.NET,classic asp@ > .NET,back-end development
tool: ASP.NET Core > ASP.NET,.NET Core
tool: Entity Framework,ef core,=EF@ > .NET,object-relational mapping
LINQ > C#
tool: Blazor > C#,.NET
tool: =WPF,windows presentation foundation,xaml > C#,.NET
tool: WinForms,win forms,windows- > .NET
tool: =WCF,windows communication foundation > .NET
tool: =MFC,=COM@,microsoft foundation classes,win32 api,windows- > C++
tool: =Boost@,=STL,standard template library > C++
tool: NUnit,mstest > C#,unit testing ~ xUnit
tool: xUnit > C#,unit testing
tool: NuGet > .NET
tool: SignalR > .NET,WebSockets
tool: Ruby on Rails,rails@,=RoR > Ruby,back-end development
tool: RSpec,minitest > Ruby,unit testing
tool: Sidekiq > Ruby
tool: =Sinatra@,sinatra framework > Ruby
tool: Laravel,eloquent orm > PHP,back-end development ~ Symfony
tool: Symfony > PHP,back-end development
tool: CodeIgniter,code igniter > PHP ~ Laravel
tool: CakePHP,cake php > PHP ~ Laravel
tool: Yii,yii2 > PHP ~ Laravel
tool: Zend Framework,laminas@,zend > PHP ~ Laravel
tool: =Composer@,php composer > PHP
tool: PHPUnit > PHP,unit testing
tool: Phoenix framework,phoenix liveview > Elixir
tool: =Gin@,gin gonic > Go
REST APIs,=REST@,rest services,=REST,restful@ > API development
GraphQL,apollo client,-server > API development ~ REST APIs
gRPC,protobuf,protocol buffers > API development
=SOAP,soap api,-web services,wsdl > API development ~ REST APIs
API development,=API@,apis@,application programming interface,web services
tool: OpenAPI,api documentation,swagger@ > API development
tool: =Postman@,postman@ > API testing ~ Insomnia
tool: =Insomnia@,insomnia api client > API testing
OAuth,=JWT,=OIDC,json web tokens,oauth2,openid connect
microservices,micro services
tool: API gateways,apigee,api management,kong gateway > API development
tool: OpenTelemetry,distributed tracing,jaeger-,zipkin
event-driven architecture,=CQRS,event sourcing,event-driven
message queues,-broker,-bus,=JMS,=MQ@,activemq,ibm mq,messaging systems@
tool: RabbitMQ,amqp,rabbit mq > message queues
object-relational mapping,=ORM,object relational mapper
tool: =Prisma@,prisma orm > object-relational mapping ~ TypeORM,Sequelize
tool: TypeORM > object-relational mapping
tool: Sequelize > object-relational mapping
caching@
tool: Memcached > caching ~ Redis
serverless development,function as a service,serverless
web application development,web--,-application,-apps,-programming ~ front-end development
webhooks
web scraping,data-,web crawler,-crawling
tool: Beautiful Soup,beautifulsoup > Python,web scraping ~ Scrapy
tool: Scrapy > Python,web scraping
payment integration,paypal-,payment gateway,stripe api
tool: Twilio,sendgrid api > API development
tool: Stripe integration,=Stripe,stripe payments > payment integration
headless CMS,-content management
tool: Contentful > headless CMS ~ Strapi
tool: Strapi,sanity cms,sanity.io > headless CMS
WordPress development,custom wordpress,wordpress plugin,-theme > PHP,WordPress
tool: Drupal > PHP,content management systems
tool: Joomla > content management systems ~ WordPress
Shopify development,shopify theme-,--liquid,-plus > e-commerce development
e-commerce development,ecommerce-,-platforms@
tool: Adobe Experience Manager,=AEM > content management systems
tool: Sitecore > content management systems,.NET ~ Umbraco
tool: Umbraco > content management systems,.NET
tool: Optimizely CMS,episerver,kentico > content management systems,.NET ~ Sitecore
# ways of building
software development,app-,application-,computer programming^,software design,-engineering > programming skills
knowledge: object-oriented programming,=OOAD,=OOD,=OOP,object oriented,oop
knowledge: functional programming,-languages
knowledge: data structures and algorithms,=DSA@,algorithm design,algorithms@,data structures
knowledge: design patterns,gof-,=MVC,=MVVM@,model view controller,mvc architecture,mvvm
knowledge: SOLID principles,=SOLID,clean code
software architecture,application-,clean-,solution-,system-
system design,scalable systems,high-level design@
knowledge: distributed systems,-computing,-architecture
knowledge: domain-driven design,=DDD,domain driven development
knowledge: concurrency,asynchronous programming,parallel-,multi-threading,multithreading,threading^@@
knowledge: software development life cycle,--lifecycle,software--,-life cycle,=SDLC
version control,revision-,source-,-code management,=SCM@,code versioning
tool: Git,gitflow > version control
tool: GitHub > Git
tool: GitLab > Git
tool: Bitbucket,bit bucket > Git
tool: Subversion,=SVN > version control ~ Git
tool: Perforce,helix core > version control ~ Git
tool: Team Foundation Server,=TFS,tfvc > version control
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
tool: =Cucumber@,cucumber bdd,cucumber@,specflow > behavior-driven development,test automation
knowledge: extreme programming,=XP@@ > agile methodology
build tooling,-systems@,-automation,-scripts
tool: CMake,=Make@,gnu make,makefiles > build tooling
tool: Bazel > build tooling
feature flags,-toggles,launchdarkly
release management,-cycles,-planning,app releases,software release
open source contribution,-software,contributed to open source,open-source projects
legacy modernization,application-,legacy applications,-systems
production support,l3-,application-,-maintenance,software-,on-call duties,-rotation,-rota,on-call@
knowledge: Internet of Things,=IoT,mqtt,iot
knowledge: blockchain,=DLT,cryptocurrency development,distributed ledger technology,web3
knowledge: Ethereum,evm blockchain > blockchain
tool: Hyperledger > blockchain
smart contracts > blockchain
low-code development,low code,no-code
tool: OutSystems > low-code development ~ Mendix
tool: Appian > low-code development ~ Pega,OutSystems
tool: Pega,pegasystems > low-code development
tool: Liferay > Java,content management systems
tool: Mendix > low-code development
tool: Microsoft Power Apps,dataverse,power apps,powerapps > low-code development,Microsoft Power Platform
tool: Microsoft Power Platform,power platform
tool: Power Automate,microsoft flow > workflow automation
workflow automation,business process-,automated workflows,process automation@
tool: Zapier,integromat,make.com,=n8n > workflow automation
robotic process automation,=RPA,software robots
tool: UiPath,ui path > robotic process automation ~ Blue Prism,Automation Anywhere
tool: Blue Prism > robotic process automation ~ Automation Anywhere
tool: Automation Anywhere > robotic process automation
Salesforce development,lightning web components,=LWC,=SOQL,force.com,salesforce developer,-lightning,visualforce
ServiceNow development,servicenow developer,-scripting > ServiceNow
SharePoint development,sharepoint developer,-framework,spfx > SharePoint
Dynamics 365 development,dynamics crm--,dynamics ax--,x++
SAP development,sapui5,fiori,odata,sap btp,-ui5 ~ ABAP
Oracle development,oracle adf,-apex,-forms,pl/sql developer > PL/SQL
mainframe development,=JCL,=z/OS,mainframe ~ COBOL
tool: CICS > mainframe development
AI-assisted development,ai coding assistants,-tools,--pair programming,cursor ide,claude code,coding agents
tool: GitHub Copilot,=Copilot@ > AI-assisted development
LLM application development,llm applications,-integration,openai api > large language models
tool: LangChain,langgraph,llamaindex > LLM application development
AI agents,agentic ai,-workflows,model context protocol,multi-agent systems,tool calling > LLM application development
tool: Visual Studio
tool: Visual Studio Code,vs code,vscode
tool: IntelliJ IDEA,intellij,jetbrains ides ~ Eclipse
tool: PyCharm
tool: NetBeans ~ Eclipse
tool: =Eclipse@,eclipse ide
tool: Xcode
tool: Android Studio
knowledge: computer science fundamentals,--science,computing-,comp sci,=CS@
knowledge: operating system internals,kernel development,linux kernel,=POSIX
network programming,socket-,tcp/ip sockets
knowledge: compiler design,compilers@,llvm,parsers@
knowledge: high-performance computing,parallel-,=HPC,=MPI@,openmp
GPU programming,gpgpu,gpu computing,opencl
tool: CUDA > GPU programming
desktop application development,--software,-applications
tool: =Electron@,electron.js,electronjs > JavaScript,desktop application development
tool: =Qt,=QML,qt framework,qt/qml > C++,desktop application development
tool: JavaFX,java swing > Java,desktop application development
web mapping,google maps api,leaflet.js,mapbox,openlayers
search indexing,full-text search,lucene
tool: Apache Solr,solr > search indexing
chatbot development,dialogflow,rasa,voice assistants,chatbots,conversational ai
accessibility engineering,=ARIA,wai-aria ~ web accessibility
knowledge: low-latency systems,high-throughput-,low latency,trading systems@
knowledge: healthcare interoperability,=FHIR,hl7 fhir,-interfaces,=HL7
knowledge: SaaS products,=SaaS,multi-tenant applications,saas,software as a service
secure coding,-software development,owasp ~ application security
authentication and authorization,authorization systems,user authentication,authentication@
knowledge: real-time systems software,--applications,-software
numerical programming,-methods,scientific computing
knowledge: software licensing compliance
technical interviewing,interviewed engineers
mentoring developers,coached-,mentored junior-,--engineers,mentoring junior-
technical leadership,engineering-,led engineers,-development team,tech lead,technical-
feature development,built features,delivered-,developed-,new-
software prototyping,=MVP@,=PoC@,proof of concept,minimum viable product,prototype software
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
tool: JMeter > performance testing ~ LoadRunner,Gatling
tool: LoadRunner > performance testing
tool: =Gatling@,=K6,=k6 > performance testing
security testing,=DAST,=SAST
beta testing,alpha-,beta release > software testing
compatibility testing,device-,cross-platform- > software testing
API testing,web services-,tested apis > software testing
tool: SoapUI,ready api,readyapi > API testing ~ Postman
tool: REST Assured,=RestAssured > API testing,Java
mobile app testing,mobile--,detox@@,xctest,xcuitest > software testing
tool: Appium > mobile app testing,test automation ~ Espresso testing
tool: Espresso testing,=Espresso@,android espresso > mobile app testing,Android development
database testing,backend-,back-end-,etl-,sql validation > software testing
game testing,play-,game qa,playtesting > software testing
test automation,qa-,automated testing,automation-,-framework,contract tests,test scripts > software testing
test cases,-scenarios > software testing
test plans,-strategy > software testing
tool: test management tools,--management,practitest,qmetry
tool: TestRail > test management tools ~ Zephyr,HP ALM
tool: =Zephyr@,xray@,zephyr scale > test management tools
tool: HP ALM,=ALM@,micro focus alm,quality center > test management tools,defect tracking
defect tracking,bug-,-reports,-life cycle,defect-,--management,-reporting,issue tracking@,logged defects
tool: Bugzilla,mantis bug tracker,mantisbt > defect tracking ~ Jira
tool: Selenium@,selenium ide,-grid,-webdriver > test automation ~ Cypress,Playwright
tool: Testcontainers > test automation
tool: TestNG > Java,test automation ~ JUnit
tool: WebdriverIO > JavaScript,test automation ~ Selenium
tool: =Cypress@,cypress.io > test automation,JavaScript ~ Playwright
tool: =Playwright@,playwright@ > test automation
tool: =Puppeteer@ > JavaScript,test automation ~ Playwright
tool: Robot Framework > test automation
tool: Katalon > test automation ~ TestComplete,Ranorex
tool: TestComplete > test automation ~ Ranorex
tool: Ranorex > test automation
tool: Tricentis Tosca,tosca > test automation
tool: =UFT,unified functional testing,=QTP > test automation
tool: =Jest@,jest testing,-framework > unit testing,JavaScript ~ Mocha,Jasmine,Vitest
tool: =Mocha@,mocha/chai > unit testing,JavaScript ~ Jasmine
tool: =Jasmine@,karma@ > unit testing,JavaScript
tool: Vitest > unit testing,JavaScript
tool: React Testing Library > React,unit testing
tool: JUnit > unit testing,Java
tool: Mockito > unit testing,Java
tool: BrowserStack,lambdatest,sauce labs > cross-browser compatibility
test coverage,code-,jacoco
static code analysis,--analysis@,code quality@
tool: SonarQube,sonarcloud,=Sonar@ > static code analysis
test data management,--data > software testing
requirements traceability,=RTM@,traceability matrix,test metrics
shift-left testing,agile-,continuous- > software testing
certification: ISTQB,=CTFL > software testing
# mobile
mobile app development,native-,mobile--,-applications,-apps
iOS development,ios applications,-apps,-developer,-sdk,ios@@ > mobile app development
Android development,android applications,-apps,-sdk,android@ > mobile app development
tool: SwiftUI,swift ui > Swift,iOS development
tool: UIKit,auto layout,autolayout,interface builder > iOS development
tool: Core Data,core animation,coredata > iOS development
tool: CocoaPods,cocoa touch > iOS development
tool: Jetpack Compose,android jetpack > Kotlin,Android development
tool: =Retrofit@,okhttp,rxjava > Android development
tool: =Dagger@,=Hilt@,dagger hilt
tool: React Native,=Expo@@ > React,mobile app development ~ Flutter
tool: Flutter@,=Flutter > Dart,mobile app development
tool: =Ionic@,ionic framework > mobile app development ~ Apache Cordova
tool: Apache Cordova,phonegap,=Cordova@ > mobile app development
tool: Xamarin,.net maui,=MAUI@ > C#,mobile app development
tool: Kotlin Multiplatform,=KMM > Kotlin
cross-platform mobile development,-apps,hybrid-,--apps,cross-platform- > mobile app development
App Store release,play store--,app store connect,-submission,apple app store,google play--,-console,published apps,testflight
push notifications,=APNs,=FCM@,firebase cloud messaging
tool: Firebase,crashlytics,firestore ~ Supabase
tool: Supabase
# embedded and hardware near
embedded systems,-programming,-software,-development
firmware development,bare metal,bootloader,firmware > embedded systems
real-time operating systems,--systems,=RTOS,threadx,zephyr rtos > embedded systems
tool: FreeRTOS,free rtos > real-time operating systems ~ VxWorks
tool: VxWorks,=QNX > real-time operating systems
tool: Yocto > embedded Linux
device drivers,=BSP@,board support package,driver development > embedded systems
knowledge: I2C,=I²C,=SPI@
knowledge: UART,=RS-232,=RS-485
knowledge: digital signal processing,=DSP@
hardware debugging,-bring-up,board-,=JTAG,jtag,logic analyser,-analyzer,oscilloscope@
knowledge: functional safety software,=DO-178B,do-178c,iec 62304
tool: Robot Operating System,=ROS@,robotics software,-programming,ros 2,ros2
knowledge: Zigbee,=LoRaWAN,lorawan,z-wave
# games and graphics
game development,-engine,-programming,gameplay-,gameplay@
tool: =Unity@,unity 3d,-engine,unity3d > C#,game development ~ Unreal Engine
tool: Unreal Engine,unreal blueprints,unreal@@,ue4,ue5 > game development
tool: Godot,gdscript > game development ~ Unity,Unreal Engine
tool: GameMaker,cocos2d,game maker studio > game development
game design,level-,game balancing,-mechanics,narrative design@
computer graphics programming,graphics--,computer graphics,rendering pipeline,vulkan@
tool: OpenGL > computer graphics programming ~ DirectX
tool: DirectX,direct3d > computer graphics programming
shader programming,hlsl,shaders,glsl > computer graphics programming
knowledge: game physics,collision detection,physics simulation@
multiplayer networking,-games,netcode,photon engine > game development
game AI,pathfinding@,behavior trees > game development
virtual reality,mixed-,=VR,=AR/VR,=XR@,hololens,vr development ~ augmented reality
augmented reality,arcore,ar development,arkit
live operations,-ops,game monetization,in-app purchases
knowledge: 3D mathematics,3d math,vector-
# certificates
certification: Oracle Certified Java Programmer,=OCA@,=OCJP,=OCP@,=SCJP,oracle certified professional java,--associate java > Java
certification: AWS Certified Developer,aws developer associate > AWS
certification: Microsoft Certified Azure Developer,=MCPD,=MCSD,az-204,azure developer associate
certification: Salesforce Platform Developer,platform developer i,salesforce certified developer > Salesforce development
certification: Google Associate Android Developer,associate android developer > Android development
knowledge: computer science degree,software engineering--,=BSc computer science,bachelor of-,bsc in--,degree-,--software engineering > computer science fundamentals`
