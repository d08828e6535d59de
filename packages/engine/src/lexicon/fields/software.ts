export const software = `
# programming languages
programming skills,-experience,-languages,object-oriented-,coding-,-skills,-experience,writing code,=Programming@
JavaScript,ecmascript,es6,vanilla js,=JS > programming skills ~ TypeScript
TypeScript,=TS@,typescript/javascript > JavaScript
Python,python3 > programming skills
Java,=J2SE > object-oriented programming,programming skills ~ C#,Kotlin,Scala
C#,csharp,c sharp > object-oriented programming,programming skills ~ VB.NET
C++,c++11,c++14,c++17,c++20,=cpp > object-oriented programming,programming skills ~ C,Rust
=C@,c programming,-language,ansi c,embedded-,c/c++ > programming skills
=Go@,golang,go language,-programming > programming skills ~ Rust
Rust@,rust programming,-language,rustlang > programming skills
PHP > programming skills
Ruby@,ruby programming,-language > programming skills
=Swift@,swift programming,-language,-5 > programming skills ~ Objective-C
Objective-C,obj-c,objc > programming skills
Kotlin > programming skills
Scala > functional programming,programming skills
=Dart@,dart language > programming skills
Perl > programming skills
=Groovy@,apache groovy ~ Java
=Elixir@,elixir language,-otp > functional programming ~ Erlang
Erlang > functional programming
Haskell > functional programming
Clojure,clojurescript > functional programming
F#,fsharp,f sharp > functional programming
OCaml > functional programming
Lua
VB.NET,visual basic .net,vbnet > programming skills ~ Visual Basic
Visual Basic,vb6 > programming skills
tool: =Delphi@,object pascal,embarcadero delphi
tool: ColdFusion
tool: PowerBuilder
tool: Visual FoxPro,foxpro
Progress 4GL,openedge abl,progress openedge
=Pascal@,turbo pascal
COBOL > programming skills
Fortran
ABAP
=Apex@,salesforce apex,apex triggers,-classes > Salesforce development
assembly language,x86 assembly,arm-
=Solidity@,solidity smart contracts > smart contracts
Bash,shell script,unix shell
regular expressions,regex,regexp
HTML,html5,xhtml
CSS,css3,cascading style sheets
tool: =Sass@,=SCSS,scss > CSS ~ Less
tool: =Less@,less css > CSS
XML,xslt,xsd,xpath
JSON
YAML
=Markdown@
=UML,unified modeling language,uml diagrams
RPG programming,rpgle,rpg iv,rpg/400,as/400 rpg
=Smalltalk@
=Prolog@
=Lisp@,common lisp > functional programming
tool: WebAssembly,=WASM,wasm
# front end
front-end development,client-side-,ui-,frontend,front end > web application development ~ full-stack development
tool: React@,react.js,reactjs,react hooks,-developer,-engineer,-redux,-components,-framework > JavaScript,front-end development ~ Vue,Angular
tool: Redux > JavaScript,state management
tool: Next.js,nextjs > React
tool: Vue,vuejs,vuex,pinia > JavaScript,front-end development ~ Angular
tool: Nuxt,nuxtjs > Vue
tool: Angular@,angular 2+,-developer,-framework,-material > TypeScript,front-end development ~ AngularJS
tool: AngularJS,angular.js,angular 1 > JavaScript
tool: RxJS,reactivex > JavaScript
tool: NgRx > Angular,RxJS
tool: Svelte,sveltekit > JavaScript,front-end development ~ React,Vue
tool: Ember.js,emberjs,=Ember@ > JavaScript,front-end development ~ React
tool: Backbone.js,backbonejs > JavaScript
tool: SolidJS,solid.js > JavaScript
tool: Alpine.js,alpinejs > JavaScript
tool: HTMX > HTML
tool: =Astro@,astro framework > JavaScript
tool: Gatsby@,gatsby.js,gatsbyjs > React
tool: =Remix@,react router > React
tool: jQuery > JavaScript
=AJAX,=Ajax@ > JavaScript
tool: =Bootstrap@,twitter bootstrap,bootstrap 4,-5 > CSS
tool: Tailwind CSS,tailwind@,tailwindcss > CSS
tool: Material UI,mui > React
tool: Ant Design,antd > React ~ Material UI,Chakra UI
tool: Chakra UI,shadcn,radix ui > React ~ Material UI
tool: TanStack Query,react query,rtk-,=SWR@ > React
tool: Styled Components,css-in-js,emotion css > CSS
tool: Storybook@,storybook.js
tool: Webpack > build tooling ~ Vite
tool: monorepo tooling,nx workspace,turborepo,lerna,monorepo > build tooling
tool: Vite,vitejs > build tooling
tool: =Babel@,babel.js,babeljs > JavaScript
tool: npm,=pnpm,node package manager
tool: =Yarn@ ~ npm
tool: =Gulp@,gulp.js > build tooling
tool: ESLint,tslint,linting@,linters@ ~ Prettier
tool: =Prettier@,prettier.js
tool: D3.js,=D3@,d3js > JavaScript ~ Chart.js
tool: Three.js,threejs > JavaScript
tool: WebGL,webgpu
tool: Chart.js,chartjs > JavaScript ~ Highcharts
tool: Highcharts,echarts > JavaScript ~ D3.js
web components,lit element,custom elements,shadow dom > JavaScript
progressive web apps,-application,=PWA,service workers@
single-page applications,=SPA@,single page app > front-end development
server-side rendering,=SSR,static site generation,=SSG
responsive web design,--layouts,-web,-design,mobile-first- > CSS
cross-browser compatibility,-testing,browser compatibility
web performance,core web vitals,page speed optimization,lighthouse@
tool: browser developer tools,chrome-,--devtools,dev tools@
state management
tool: MobX > JavaScript,state management ~ Redux
tool: Zustand > React,state management ~ Redux
micro frontends,-front ends,module federation
DOM manipulation,document object model,=DOM@ > JavaScript
WebSockets,socket.io,real-time messaging@
WebRTC
internationalization,=i18n,=l10n,software localization
# back end
back-end development,server-side-,-programming,backend,back end@,back-end engineering ~ full-stack development,web application development
full-stack development,full stack,fullstack > front-end development,back-end development
tool: Node.js,nodejs,=Node@,node@ > JavaScript,back-end development
tool: Express.js,expressjs,=Express@,node express > Node.js
tool: NestJS,nest.js,=Nest@ > Node.js,TypeScript
tool: Fastify > Node.js ~ Express.js
tool: Koa.js,koajs,hapi.js > Node.js ~ Express.js
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
tool: =Spring@,spring framework,-mvc,-core,-data,-batch,java spring > Java,back-end development
tool: Spring Boot,springboot > Spring
tool: Spring Security > Spring
tool: Spring Cloud > Spring,microservices
tool: =Hibernate@,=JPA,java persistence api > Java,object-relational mapping
tool: Java EE,=J2EE,=JEE,jakarta ee,java enterprise edition,enterprise java,-javabeans,=EJB > Java ~ Spring
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
knowledge: dependency injection,inversion of control,=IoC
database migrations,schema-,liquibase,flyway,alembic@
tool: Log4j,slf4j,logback,lombok@ > Java
tool: JAX-RS,jersey framework,jaxb,resteasy > Java,REST APIs
tool: Drools,camunda > Java
tool: Apache Camel > Java,systems integration ~ MuleSoft
tool: MuleSoft,mule esb,anypoint platform > systems integration ~ Dell Boomi
tool: Dell Boomi,boomi > systems integration
enterprise service bus,=ESB,service-oriented architecture,=SOA@,tibco,biztalk > systems integration
Java multithreading,java concurrency,concurrent java > Java,concurrency
JVM tuning,=JVM,java virtual machine > Java
tool: Akka > Scala
tool: Play framework ~ Spring
tool: .NET,dotnet,dot net > object-oriented programming ~ Java
tool: .NET Core,dotnet core,net-,.net 5,-6,-7,-8 > .NET,C#
tool: ASP.NET,classic asp@ > .NET,back-end development
tool: ASP.NET Core > ASP.NET,.NET Core
tool: Entity Framework,ef core,=EF@ > .NET,object-relational mapping
LINQ > C#
tool: Blazor > C#,.NET
tool: =WPF,windows presentation foundation,xaml > C#,.NET
tool: WinForms,windows forms,win- > .NET
tool: =WCF,windows communication foundation > .NET
tool: =MFC,=COM@,win32 api,windows-,microsoft foundation classes > C++
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
tool: Phoenix framework,phoenix liveview,=Phoenix@ > Elixir
tool: =Gin@,gin gonic > Go
REST APIs,=REST,restful@,rest services,rest@ > API development
GraphQL,apollo client,-server > API development ~ REST APIs
gRPC,protobuf,protocol buffers > API development
=SOAP,soap api,-web services,wsdl > API development ~ REST APIs
API development,=API@,application programming interface,web services,apis@
tool: OpenAPI,swagger@,api documentation > API development
tool: =Postman@,postman@ > API testing ~ Insomnia
tool: =Insomnia@,insomnia api client > API testing
OAuth,oauth2,openid connect,=OIDC,=JWT,json web tokens
microservices,micro services
tool: API gateways,kong gateway,apigee,api management > API development
tool: OpenTelemetry,distributed tracing,jaeger-,zipkin
event-driven architecture,event sourcing,=CQRS,event-driven
message queues,-broker,-bus,messaging systems@,=MQ@,=JMS,activemq,ibm mq
tool: RabbitMQ,rabbit mq,amqp > message queues
object-relational mapping,=ORM,object relational mapper
tool: =Prisma@,prisma orm > object-relational mapping ~ TypeORM,Sequelize
tool: TypeORM > object-relational mapping
tool: Sequelize > object-relational mapping
caching@
tool: Memcached > caching ~ Redis
serverless development,serverless,function as a service
web application development,web--,-application,-programming,-apps ~ front-end development
webhooks
web scraping,data-,web crawler,-crawling
tool: Beautiful Soup,beautifulsoup > Python,web scraping ~ Scrapy
tool: Scrapy > Python,web scraping
payment integration,paypal-,stripe api,payment gateway
tool: Twilio,sendgrid api > API development
tool: Stripe integration,=Stripe,stripe payments > payment integration
headless CMS,-content management
tool: Contentful > headless CMS ~ Strapi
tool: Strapi,sanity.io,sanity cms > headless CMS
WordPress development,wordpress plugin,-theme,custom wordpress > PHP,WordPress
tool: Drupal > PHP,content management systems
tool: Joomla > content management systems ~ WordPress
Shopify development,shopify theme-,--liquid,-plus > e-commerce development
e-commerce development,ecommerce-,-platforms@
tool: Adobe Experience Manager,=AEM > content management systems
tool: Sitecore > content management systems,.NET ~ Umbraco
tool: Umbraco > content management systems,.NET
tool: Optimizely CMS,episerver,kentico > content management systems,.NET ~ Sitecore
# ways of building
software development,application-,app-,software engineering,-design,computer programming > programming skills
knowledge: object-oriented programming,=OOP,=OOD,object oriented,oop,=OOAD
knowledge: functional programming,-languages
knowledge: data structures and algorithms,data structures,algorithms@,=DSA@,algorithm design
knowledge: design patterns,gof-,=MVC,mvc architecture,model view controller,=MVVM@,mvvm
knowledge: SOLID principles,=SOLID,clean code
software architecture,system-,application-,solution-,clean-
system design,high-level design@,scalable systems
knowledge: distributed systems,-computing,-architecture
knowledge: domain-driven design,=DDD,domain driven development
knowledge: concurrency,multithreading,multi-threading,parallel programming,asynchronous-,threading@
knowledge: software development life cycle,--lifecycle,software--,-life cycle,=SDLC
version control,source-,revision-,code versioning,source code management,=SCM@
tool: Git,gitflow > version control
tool: GitHub > Git
tool: GitLab > Git
tool: Bitbucket,bit bucket > Git
tool: Subversion,=SVN > version control ~ Git
tool: Perforce,helix core > version control ~ Git
tool: Team Foundation Server,=TFS,tfvc > version control
branching strategy,trunk-based development,merge conflicts,pull requests,branch management > Git
code review,reviewed code,-pull requests
pair programming,mob-
refactoring,technical debt,legacy code
debugging,bug fixing,troubleshooting code,fixed bugs
performance optimization,code-,performance tuning,application performance,profiling@
technical documentation,software-,technical specs,documented code,design documents@
technical requirements,analysed-
effort estimation,story points,planning poker
test-driven development,test-first-,=TDD,test driven > unit testing
behavior-driven development,=BDD,gherkin@
tool: =Cucumber@,cucumber bdd,specflow,cucumber@ > behavior-driven development,test automation
knowledge: extreme programming,=XP@ > agile methodology
build tooling,-automation,-scripts,-systems@
tool: CMake,makefiles,gnu make,=Make@ > build tooling
tool: Bazel > build tooling
feature flags,-toggles,launchdarkly
release management,-planning,-cycles,software release,app releases
open source contribution,-software,open-source projects,contributed to open source
legacy modernization,application-,legacy systems,-applications
production support,l3-,application-,-maintenance,software-,on-call@,on-call rotation,-rota,-duties
knowledge: Internet of Things,=IoT,iot,mqtt
knowledge: blockchain,distributed ledger technology,=DLT,web3,cryptocurrency development
knowledge: Ethereum,evm blockchain > blockchain
tool: Hyperledger > blockchain
smart contracts > blockchain
low-code development,low code,no-code
tool: OutSystems > low-code development ~ Mendix
tool: Appian > low-code development ~ Pega,OutSystems
tool: Pega,pegasystems > low-code development
tool: Liferay > Java,content management systems
tool: Mendix > low-code development
tool: Microsoft Power Apps,power apps,powerapps,dataverse > low-code development,Microsoft Power Platform
tool: Microsoft Power Platform,power platform
tool: Power Automate,microsoft flow > workflow automation
workflow automation,business process-,process automation@,automated workflows
tool: Zapier,=n8n,make.com,integromat > workflow automation
robotic process automation,=RPA,software robots
tool: UiPath,ui path > robotic process automation ~ Blue Prism,Automation Anywhere
tool: Blue Prism > robotic process automation ~ Automation Anywhere
tool: Automation Anywhere > robotic process automation
Salesforce development,salesforce developer,-lightning,visualforce,lightning web components,=LWC,=SOQL,force.com
ServiceNow development,servicenow developer,-scripting > ServiceNow
SharePoint development,sharepoint framework,-developer,spfx > SharePoint
Dynamics 365 development,dynamics crm--,dynamics ax--,x++
SAP development,sap ui5,-btp,sapui5,fiori,odata ~ ABAP
Oracle development,pl/sql developer,oracle forms,-apex,-adf > PL/SQL
mainframe development,mainframe,=JCL,=z/OS ~ COBOL
tool: CICS > mainframe development
AI-assisted development,ai coding assistants,-tools,--pair programming,cursor ide,claude code,coding agents
tool: GitHub Copilot,=Copilot@ > AI-assisted development
LLM application development,llm integration,-applications,openai api > large language models
tool: LangChain,langgraph,llamaindex > LLM application development
AI agents,agentic workflows,-ai,multi-agent systems,tool calling,model context protocol > LLM application development
tool: Visual Studio
tool: Visual Studio Code,vs code,vscode
tool: IntelliJ IDEA,intellij,jetbrains ides ~ Eclipse
tool: PyCharm
tool: NetBeans ~ Eclipse
tool: =Eclipse@,eclipse ide
tool: Xcode
tool: Android Studio
knowledge: computer science fundamentals,--science,computing-,=CS@,comp sci
knowledge: operating system internals,kernel development,linux kernel,=POSIX
network programming,socket-,tcp/ip sockets
knowledge: compiler design,compilers@,llvm,parsers@
knowledge: high-performance computing,parallel-,=HPC,=MPI@,openmp
GPU programming,gpu computing,gpgpu,opencl
tool: CUDA > GPU programming
desktop application development,--applications,-software
tool: =Electron@,electron.js,electronjs > JavaScript,desktop application development
tool: =Qt,qt framework,qt/qml,=QML > C++,desktop application development
tool: JavaFX,java swing > Java,desktop application development
web mapping,leaflet.js,mapbox,openlayers,google maps api
search indexing,full-text search,lucene
tool: Apache Solr,solr > search indexing
chatbot development,chatbots,conversational ai,dialogflow,rasa,voice assistants
accessibility engineering,=ARIA,wai-aria ~ web accessibility
knowledge: low-latency systems,high-throughput-,low latency,trading systems@
knowledge: healthcare interoperability,=HL7,=FHIR,hl7 interfaces,-fhir
knowledge: SaaS products,=SaaS,software as a service,saas,multi-tenant applications
secure coding,-software development,owasp ~ application security
authentication and authorization,authentication@,user authentication,authorization systems
knowledge: real-time systems software,--applications,-software
numerical programming,-methods,scientific computing
knowledge: software licensing compliance
technical interviewing,interviewed engineers
mentoring developers,coached-,mentored junior-,--engineers,mentoring junior-
technical leadership,engineering-,tech lead,technical-,led engineers,-development team
feature development,new features,delivered-,developed-,built-
software prototyping,proof of concept,=PoC@,prototype software,=MVP@,minimum viable product
# testing
software testing,-qa,-quality assurance,=QA@,qa testing,application-,quality assurance-,tested software
unit testing > software testing
integration testing,=SIT@ > software testing
end-to-end testing,e2e-,=E2E > software testing
regression testing,-suite > software testing
functional testing,system-,black box- > software testing
manual testing,-tester,-qa > software testing
exploratory testing,ad hoc- > software testing
smoke testing,sanity- > software testing
user acceptance testing,acceptance--,=UAT
performance testing,load-,stress testing@ > software testing
tool: JMeter > performance testing ~ LoadRunner,Gatling
tool: LoadRunner > performance testing
tool: =Gatling@,=k6,=K6 > performance testing
security testing,=SAST,=DAST
beta testing,alpha-,beta release > software testing
compatibility testing,cross-platform-,device- > software testing
API testing,web services-,tested apis > software testing
tool: SoapUI,ready api,readyapi > API testing ~ Postman
tool: REST Assured,=RestAssured > API testing,Java
mobile app testing,mobile--,xctest,xcuitest,detox@ > software testing
tool: Appium > mobile app testing,test automation ~ Espresso testing
tool: Espresso testing,=Espresso@,android espresso > mobile app testing,Android development
database testing,backend-,back-end-,etl-,sql validation > software testing
game testing,play-,playtesting,game qa > software testing
test automation,qa-,automated testing,automation-,-framework,contract tests,test scripts > software testing
test cases,-scenarios > software testing
test plans,-strategy > software testing
tool: test management tools,--management,qmetry,practitest
tool: TestRail > test management tools ~ Zephyr,HP ALM
tool: =Zephyr@,zephyr scale,xray@ > test management tools
tool: HP ALM,quality center,=ALM@,micro focus alm > test management tools,defect tracking
defect tracking,bug-,-reports,-life cycle,defect-,--management,-reporting,logged defects,issue tracking@
tool: Bugzilla,mantis bug tracker,mantisbt > defect tracking ~ Jira
tool: Selenium@,selenium webdriver,-grid,-ide > test automation ~ Cypress,Playwright
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
tool: =UFT,=QTP,unified functional testing > test automation
tool: =Jest@,jest testing,-framework > unit testing,JavaScript ~ Mocha,Jasmine,Vitest
tool: =Mocha@,mocha/chai > unit testing,JavaScript ~ Jasmine
tool: =Jasmine@,karma@ > unit testing,JavaScript
tool: Vitest > unit testing,JavaScript
tool: React Testing Library > React,unit testing
tool: JUnit > unit testing,Java
tool: Mockito > unit testing,Java
tool: BrowserStack,sauce labs,lambdatest > cross-browser compatibility
test coverage,code-,jacoco
static code analysis,--analysis@,code quality@
tool: SonarQube,=Sonar@,sonarcloud > static code analysis
test data management,--data > software testing
requirements traceability,traceability matrix,=RTM@,test metrics
shift-left testing,continuous-,agile- > software testing
certification: ISTQB,=CTFL > software testing
# mobile
mobile app development,native-,mobile--,-apps,-applications
iOS development,ios apps,-applications,-sdk,-developer,ios@ > mobile app development
Android development,android apps,-sdk,-applications,android@ > mobile app development
tool: SwiftUI,swift ui > Swift,iOS development
tool: UIKit,auto layout,autolayout,interface builder > iOS development
tool: Core Data,coredata,core animation > iOS development
tool: CocoaPods,cocoa touch > iOS development
tool: Jetpack Compose,android jetpack > Kotlin,Android development
tool: =Retrofit@,okhttp,rxjava > Android development
tool: =Dagger@,=Hilt@,dagger hilt
tool: React Native,expo@ > React,mobile app development ~ Flutter
tool: Flutter@,=Flutter > Dart,mobile app development
tool: =Ionic@,ionic framework > mobile app development ~ Apache Cordova
tool: Apache Cordova,cordova,phonegap > mobile app development
tool: Xamarin,.net maui,=MAUI@ > C#,mobile app development
tool: Kotlin Multiplatform,=KMM > Kotlin
cross-platform mobile development,-apps,hybrid-,--apps,cross-platform- > mobile app development
App Store release,play store--,app store connect,-submission,google play console,-store,apple app--,testflight,published apps
push notifications,firebase cloud messaging,=APNs,=FCM@
tool: Firebase,firestore,crashlytics ~ Supabase
tool: Supabase
# embedded and hardware near
embedded systems,-software,-development,-programming
firmware development,firmware,bare metal,bootloader > embedded systems
real-time operating systems,--systems,=RTOS,threadx,zephyr rtos > embedded systems
tool: FreeRTOS,free rtos > real-time operating systems ~ VxWorks
tool: VxWorks,=QNX > real-time operating systems
tool: Yocto > embedded Linux
device drivers,driver development,board support package,=BSP@ > embedded systems
knowledge: I2C,=SPI@,=I²C
knowledge: UART,=RS-485,=RS-232
knowledge: digital signal processing,=DSP@
hardware debugging,-bring-up,board-,oscilloscope@,logic analyzer,-analyser,=JTAG,jtag
knowledge: functional safety software,iec 62304,do-178c,=DO-178B
tool: Robot Operating System,=ROS@,ros2,ros 2,robotics software,-programming
knowledge: Zigbee,=LoRaWAN,lorawan,z-wave
# games and graphics
game development,-engine,-programming,gameplay-,gameplay@
tool: =Unity@,unity3d,unity 3d,-engine > C#,game development ~ Unreal Engine
tool: Unreal Engine,unreal@,ue4,ue5,unreal blueprints > game development
tool: Godot,gdscript > game development ~ Unity,Unreal Engine
tool: GameMaker,game maker studio,cocos2d > game development
game design,level-,game mechanics,-balancing,narrative design@
computer graphics programming,graphics--,rendering pipeline,computer graphics,vulkan@
tool: OpenGL > computer graphics programming ~ DirectX
tool: DirectX,direct3d > computer graphics programming
shader programming,hlsl,glsl,shaders > computer graphics programming
knowledge: game physics,physics simulation@,collision detection
multiplayer networking,-games,netcode,photon engine > game development
game AI,behavior trees,pathfinding@ > game development
virtual reality,mixed-,=VR,=AR/VR,vr development,=XR@,hololens ~ augmented reality
augmented reality,arkit,arcore,ar development
live operations,-ops,in-app purchases,game monetization
knowledge: 3D mathematics,3d math,vector-
# certificates
certification: Oracle Certified Java Programmer,=OCP@,=OCA@,=OCJP,=SCJP,oracle certified professional java,--associate java > Java
certification: AWS Certified Developer,aws developer associate > AWS
certification: Microsoft Certified Azure Developer,az-204,azure developer associate,=MCSD,=MCPD
certification: Salesforce Platform Developer,salesforce certified developer,platform developer i > Salesforce development
certification: Google Associate Android Developer,associate android developer > Android development
knowledge: computer science degree,software engineering--,bachelor of computer science,=BSc--,bsc in-,degree-,--software engineering > computer science fundamentals`
