export const software = `
# programming languages
programming skills | programming experience, programming languages, coding skills, coding experience, coding languages, writing code, =Programming@, object-oriented languages | skill
JavaScript | ecmascript, es6, vanilla js, =JS | skill | implies: programming skills | related: TypeScript
TypeScript | =TS@, typescript/javascript | skill | implies: JavaScript
Python | python3 | skill | implies: programming skills
Java | =J2SE | skill | implies: object-oriented programming, programming skills | related: C#, Kotlin, Scala
C# | csharp, c sharp | skill | implies: object-oriented programming, programming skills | related: Java, VB.NET
C++ | c++11, c++14, c++17, c++20, =cpp | skill | implies: object-oriented programming, programming skills | related: C, Rust
=C@ | c programming, ansi c, embedded c, c language, c/c++ | skill | implies: programming skills | related: C++
=Go@ | golang, go language, go programming | skill | implies: programming skills | related: Rust
Rust@ | rust programming, rust language, rustlang | skill | implies: programming skills | related: C++, Go
PHP | | skill | implies: programming skills
Ruby@ | ruby programming, ruby language | skill | implies: programming skills
=Swift@ | swift programming, swift language, swift 5 | skill | implies: programming skills | related: Objective-C
Objective-C | obj-c, objc | skill | implies: programming skills | related: Swift
Kotlin | | skill | implies: programming skills | related: Java
Scala | | skill | implies: functional programming, programming skills | related: Java
=Dart@ | dart language | skill | implies: programming skills
Perl | | skill | implies: programming skills
=Groovy@ | apache groovy | skill | | related: Java
=Elixir@ | elixir language, elixir otp | skill | implies: functional programming | related: Erlang
Erlang | | skill | implies: functional programming
Haskell | | skill | implies: functional programming
Clojure | clojurescript | skill | implies: functional programming
F# | fsharp, f sharp | skill | implies: functional programming
OCaml | | skill | implies: functional programming
Lua | | skill
VB.NET | visual basic .net, vbnet | skill | implies: programming skills | related: C#, Visual Basic
Visual Basic | vb6 | skill | implies: programming skills
=Delphi@ | object pascal, embarcadero delphi | tool
ColdFusion | | tool
PowerBuilder | | tool
Visual FoxPro | foxpro | tool
Progress 4GL | openedge abl, progress openedge | skill
=Pascal@ | turbo pascal | skill
COBOL | | skill | implies: programming skills
Fortran | | skill
ABAP | | skill
=Apex@ | salesforce apex, apex triggers, apex classes | skill | implies: Salesforce development
assembly language | x86 assembly, arm assembly | skill
VHDL | | skill | | related: Verilog
Verilog | systemverilog | skill | | related: VHDL
=Solidity@ | solidity smart contracts | skill | implies: smart contracts
Bash | shell script, unix shell | skill
regular expressions | regex, regexp | skill
HTML | html5, xhtml | skill
CSS | css3, cascading style sheets | skill
=Sass@ | =SCSS, =SASS@, scss | tool | implies: CSS | related: Less
=Less@ | =LESS@, less css | tool | implies: CSS | related: Sass
XML | xslt, xsd, xpath | skill
JSON | | skill
YAML | | skill
=Markdown@ | | skill
=UML | unified modeling language, uml diagrams | skill
RPG programming | rpgle, rpg iv, rpg/400, as/400 rpg | skill
=Smalltalk@ | | skill
=Prolog@ | | skill
=Lisp@ | common lisp | skill | implies: functional programming
WebAssembly | =WASM, wasm | tool

# front end
front-end development | frontend, front end, client-side development, ui development | skill | implies: web application development | related: full-stack development
React@ | react.js, reactjs, react hooks, react developer, react engineer, react redux, react/redux, react components, react framework | tool | implies: JavaScript, front-end development | related: Vue, Angular
Redux | | tool | implies: JavaScript, state management
Next.js | nextjs | tool | implies: React
Vue | vue.js, vuejs, vuex, pinia | tool | implies: JavaScript, front-end development | related: React, Angular
Nuxt | nuxt.js, nuxtjs | tool | implies: Vue
Angular@ | angular 2+, angular 2, angular developer, angular framework, angular material | tool | implies: TypeScript, front-end development | related: React, Vue, AngularJS
AngularJS | angular.js, angular 1 | tool | implies: JavaScript | related: Angular
RxJS | reactivex | tool | implies: JavaScript
NgRx | | tool | implies: Angular, RxJS
Svelte | sveltekit | tool | implies: JavaScript, front-end development | related: React, Vue
Ember.js | emberjs, =Ember@ | tool | implies: JavaScript, front-end development | related: React
Backbone.js | backbonejs | tool | implies: JavaScript
SolidJS | solid.js | tool | implies: JavaScript
Alpine.js | alpinejs | tool | implies: JavaScript
HTMX | | tool | implies: HTML
=Astro@ | astro framework | tool | implies: JavaScript
Gatsby@ | gatsby.js, gatsbyjs | tool | implies: React
=Remix@ | react router | tool | implies: React
jQuery | | tool | implies: JavaScript
=AJAX | =Ajax@ | skill | implies: JavaScript
=Bootstrap@ | twitter bootstrap, bootstrap 4, bootstrap 5 | tool | implies: CSS
Tailwind CSS | tailwind@, tailwindcss | tool | implies: CSS
Material UI | mui | tool | implies: React
Ant Design | antd | tool | implies: React | related: Material UI, Chakra UI
Chakra UI | shadcn, radix ui | tool | implies: React | related: Material UI, Ant Design
TanStack Query | react query, rtk query, =SWR@ | tool | implies: React
Styled Components | css-in-js, emotion css | tool | implies: CSS
Storybook@ | storybook.js | tool
Webpack | | tool | implies: build tooling | related: Vite
monorepo tooling | nx workspace, turborepo, lerna, monorepo | tool | implies: build tooling
Vite | vite.js, vitejs | tool | implies: build tooling | related: Webpack
=Babel@ | babel.js, babeljs | tool | implies: JavaScript
npm | =pnpm, node package manager | tool
=Yarn@ | yarn package manager | tool | | related: npm
=Gulp@ | gulp.js | tool | implies: build tooling
ESLint | tslint, linting@, linters@ | tool | | related: Prettier
=Prettier@ | prettier.js | tool | | related: ESLint
D3.js | =D3@, d3js | tool | implies: JavaScript | related: Chart.js
Three.js | threejs | tool | implies: JavaScript
WebGL | webgpu | tool
Chart.js | chartjs | tool | implies: JavaScript | related: D3.js, Highcharts
Highcharts | echarts | tool | implies: JavaScript | related: D3.js, Chart.js
web components | lit element, custom elements, shadow dom | skill | implies: JavaScript
progressive web apps | =PWA, =PWAs, progressive web application, service workers@ | skill
single-page applications | =SPA@, single page app | skill | implies: front-end development
server-side rendering | =SSR, static site generation, =SSG | skill
responsive web design | responsive design, mobile-first design, responsive layouts, responsive web | skill | implies: CSS
cross-browser compatibility | cross-browser testing, browser compatibility | skill
web performance | core web vitals, page speed optimization, page speed optimisation, lighthouse@ | skill
browser developer tools | chrome devtools, chrome developer tools, dev tools@ | tool
state management | | skill
MobX | | tool | implies: JavaScript, state management | related: Redux
Zustand | | tool | implies: React, state management | related: Redux
micro frontends | micro front ends, module federation | skill
DOM manipulation | document object model, =DOM@ | skill | implies: JavaScript
WebSockets | socket.io, real-time messaging@ | skill
WebRTC | | skill
internationalization | internationalisation, =i18n, =l10n, software localization, software localisation | skill

# back end
back-end development | backend, back end@, server-side development, server-side programming, back-end engineering | skill | | related: full-stack development, web application development
full-stack development | full stack, fullstack | skill | implies: front-end development, back-end development
Node.js | node js, nodejs, =Node@, node@ | tool | implies: JavaScript, back-end development
Express.js | expressjs, =Express@, node express | tool | implies: Node.js
NestJS | nest.js, =Nest@ | tool | implies: Node.js, TypeScript
Fastify | | tool | implies: Node.js | related: Express.js
Koa.js | koajs, hapi.js | tool | implies: Node.js | related: Express.js
Deno | | tool | implies: JavaScript | related: Node.js
=Bun@ | bun.js | tool | implies: JavaScript | related: Node.js
MERN stack | =MERN | skill | implies: React, Node.js, Express.js, full-stack development, MongoDB
MEAN stack | =MEAN@ | skill | implies: Angular, Node.js, Express.js, full-stack development, MongoDB
LAMP stack | =LAMP | skill | implies: PHP, MySQL, Linux, Apache HTTP Server
Django | =DRF@ | tool | implies: Python, back-end development | related: Flask, FastAPI
Flask@ | python flask | tool | implies: Python, back-end development | related: Django, FastAPI
FastAPI | fast api | tool | implies: Python, REST APIs, back-end development | related: Django, Flask
SQLAlchemy | | tool | implies: Python, object-relational mapping
=Celery@ | celery workers@ | tool | implies: Python
Pytest | py.test | tool | implies: Python, unit testing
asyncio | async python, aiohttp | skill | implies: Python
=Spring@ | spring framework, spring mvc, spring core, java spring, spring data, spring batch | tool | implies: Java, back-end development
Spring Boot | springboot | tool | implies: Spring
Spring Security | | tool | implies: Spring
Spring Cloud | | tool | implies: Spring, microservices
=Hibernate@ | =JPA, java persistence api | tool | implies: Java, object-relational mapping
Java EE | =J2EE, =JEE, jakarta ee, java enterprise edition, enterprise java, =EJB, enterprise javabeans | tool | implies: Java | related: Spring
=JSP | java server pages, javaserver pages, servlets@, java servlets | tool | implies: Java
=JSF | javaserver faces, primefaces | tool | implies: Java
JDBC | =ODBC@ | tool | implies: Java, SQL
=Struts@ | apache struts | tool | implies: Java
Quarkus | | tool | implies: Java | related: Spring Boot, Micronaut
Micronaut | | tool | implies: Java | related: Spring Boot, Quarkus
Dropwizard | | tool | implies: Java | related: Spring Boot
Vert.x | vertx | tool | implies: Java | related: Spring Boot
Apache Tomcat | tomcat | tool | | related: JBoss, WebLogic
JBoss | wildfly | tool | implies: Java EE | related: Apache Tomcat, WebLogic
WebLogic | websphere | tool | implies: Java EE | related: JBoss, Apache Tomcat
Thymeleaf | | tool | implies: Java
Apache Maven | maven@ | tool | implies: build tooling | related: Gradle
Gradle | | tool | implies: build tooling | related: Apache Maven
Apache Ant | =Ant@ | tool | implies: build tooling
dependency injection | inversion of control, =IoC | knowledge
database migrations | liquibase, flyway, alembic@, schema migrations | skill
Log4j | slf4j, logback, lombok@ | tool | implies: Java
JAX-RS | jersey framework, jaxb, resteasy | tool | implies: Java, REST APIs
Drools | business rules engine, camunda | tool | implies: Java
Apache Camel | | tool | implies: Java, systems integration | related: MuleSoft
MuleSoft | mule esb, anypoint platform | tool | implies: systems integration | related: Dell Boomi
Dell Boomi | boomi | tool | implies: systems integration | related: MuleSoft
enterprise service bus | =ESB, service-oriented architecture, =SOA@, tibco, biztalk | skill | implies: systems integration
Java multithreading | java concurrency, concurrent java | skill | implies: Java, concurrency
JVM tuning | =JVM, java virtual machine, garbage collection tuning | skill | implies: Java
Akka | | tool | implies: Scala
Play framework | | tool | | related: Spring
.NET | dotnet, dot net | tool | implies: object-oriented programming | related: Java
.NET Core | dotnet core, .net 5, .net 6, .net 7, .net 8, net core | tool | implies: .NET, C#
ASP.NET | asp net, classic asp@ | tool | implies: .NET, back-end development
ASP.NET Core | asp net core | tool | implies: ASP.NET, .NET Core
Entity Framework | ef core, =EF@ | tool | implies: .NET, object-relational mapping
LINQ | | skill | implies: C#
Blazor | | tool | implies: C#, .NET
=WPF | windows presentation foundation, xaml | tool | implies: C#, .NET
WinForms | windows forms, win forms | tool | implies: .NET
=WCF | windows communication foundation | tool | implies: .NET
=MFC | =COM@, win32 api, microsoft foundation classes, windows api | tool | implies: C++
=Boost@ | =STL, boost c++ libraries, standard template library | tool | implies: C++
NUnit | mstest | tool | implies: C#, unit testing | related: xUnit
xUnit | xunit.net | tool | implies: C#, unit testing | related: NUnit
NuGet | | tool | implies: .NET
SignalR | | tool | implies: .NET, WebSockets
Ruby on Rails | rails@, =RoR | tool | implies: Ruby, back-end development
RSpec | minitest | tool | implies: Ruby, unit testing
Sidekiq | | tool | implies: Ruby
=Sinatra@ | sinatra framework | tool | implies: Ruby
Laravel | eloquent orm | tool | implies: PHP, back-end development | related: Symfony
Symfony | | tool | implies: PHP, back-end development | related: Laravel
CodeIgniter | code igniter | tool | implies: PHP | related: Laravel
CakePHP | cake php | tool | implies: PHP | related: Laravel
Yii | yii2 | tool | implies: PHP | related: Laravel
Zend Framework | laminas@, zend | tool | implies: PHP | related: Laravel
=Composer@ | php composer | tool | implies: PHP
PHPUnit | | tool | implies: PHP, unit testing
Phoenix framework | phoenix liveview, =Phoenix@ | tool | implies: Elixir
=Gin@ | gin gonic | tool | implies: Go
REST APIs | =REST, restful@, rest services, rest@ | skill | implies: API development
GraphQL | apollo client, apollo server | skill | implies: API development | related: REST APIs
gRPC | protobuf, protocol buffers | skill | implies: API development
=SOAP | soap web services, soap api, wsdl | skill | implies: API development | related: REST APIs
API development | =API@, application programming interface, web services, apis@ | skill
OpenAPI | swagger@, api documentation | tool | implies: API development
=Postman@ | postman@ | tool | implies: API testing | related: Insomnia
=Insomnia@ | insomnia api client | tool | implies: API testing | related: Postman
OAuth | oauth2, openid connect, =OIDC, =JWT, json web tokens | skill
microservices | micro services | skill
API gateways | kong gateway, apigee, api management | tool | implies: API development
OpenTelemetry | distributed tracing, jaeger tracing, zipkin | tool
event-driven architecture | event sourcing, =CQRS, event-driven | skill
message queues | message broker, messaging systems@, =MQ@, =JMS, activemq, ibm mq, message bus | skill
RabbitMQ | rabbit mq, amqp | tool | implies: message queues | related: Apache Kafka
object-relational mapping | =ORM, =ORMs, object relational mapper | skill
=Prisma@ | prisma orm | tool | implies: object-relational mapping | related: TypeORM, Sequelize
TypeORM | | tool | implies: object-relational mapping | related: Prisma
Sequelize | | tool | implies: object-relational mapping | related: Prisma
caching@ | | skill
Memcached | | tool | implies: caching | related: Redis
serverless development | serverless, function as a service | skill
systems integration | application integration, integration development, enterprise integration | skill
web application development | web application, web development, web programming, web apps | skill | | related: front-end development, back-end development
webhooks | | skill
web scraping | web crawler, data scraping, web crawling | skill
Beautiful Soup | beautifulsoup | tool | implies: Python, web scraping | related: Scrapy
Scrapy | | tool | implies: Python, web scraping | related: Beautiful Soup
payment integration | stripe api, paypal integration, payment gateway | skill
Twilio | sendgrid api | tool | implies: API development
Stripe integration | =Stripe, stripe payments | tool | implies: payment integration
headless CMS | headless content management | skill
Contentful | | tool | implies: headless CMS | related: Strapi
Strapi | sanity.io, sanity cms | tool | implies: headless CMS | related: Contentful
WordPress development | wordpress plugin, wordpress theme, custom wordpress | skill | implies: PHP, WordPress
Drupal | | tool | implies: PHP, content management systems | related: WordPress
Joomla | | tool | implies: content management systems | related: WordPress
Magento | adobe commerce | tool | implies: e-commerce development
Shopify development | shopify liquid, shopify plus, shopify theme development | skill | implies: e-commerce development
WooCommerce | woo commerce | tool | implies: e-commerce development
e-commerce development | ecommerce development, ecommerce platforms@ | skill
Adobe Experience Manager | =AEM | tool | implies: content management systems
Sitecore | | tool | implies: content management systems, .NET | related: Umbraco
Umbraco | | tool | implies: content management systems, .NET | related: Sitecore
Optimizely CMS | episerver, kentico | tool | implies: content management systems, .NET | related: Sitecore

# ways of building
software development | software engineering, application development, app development, software design, computer programming | skill | implies: programming skills
object-oriented programming | =OOP, =OOD, object oriented, oop, =OOAD | knowledge
functional programming | functional languages | knowledge
data structures and algorithms | data structures, algorithms@, =DSA@, algorithm design | knowledge
design patterns | gang of four patterns, gof patterns, =MVC, mvc architecture, model view controller, =MVVM@, mvvm | knowledge
SOLID principles | =SOLID, clean code | knowledge
software architecture | system architecture, application architecture, solution architecture, clean architecture | skill
system design | high-level design@, scalable systems | skill
distributed systems | distributed computing, distributed architecture | knowledge
domain-driven design | =DDD, domain driven development | knowledge
concurrency | multithreading, multi-threading, parallel programming, asynchronous programming, threading@ | knowledge
software development life cycle | =SDLC, software development lifecycle, software lifecycle, software life cycle | knowledge
version control | source control, revision control, code versioning, source code management, =SCM@ | skill
Git | gitflow | tool | implies: version control
GitHub | | tool | implies: Git
GitLab | | tool | implies: Git
Bitbucket | bit bucket | tool | implies: Git
Subversion | =SVN | tool | implies: version control | related: Git
Perforce | helix core | tool | implies: version control | related: Git
Team Foundation Server | =TFS, tfvc | tool | implies: version control
branching strategy | trunk-based development, merge conflicts, pull requests, branch management | skill | implies: Git
code review | peer review of code, reviewed pull requests, reviewed code | skill
pair programming | mob programming | skill
refactoring | technical debt, legacy code | skill
debugging | bug fixing, troubleshooting code, fixed bugs | skill
performance optimization | performance optimisation, performance tuning, code optimization, code optimisation, application performance, profiling@ | skill
technical documentation | software documentation, technical specs, documented code, design documents@ | skill
technical requirements | analysed requirements, analyzed requirements | skill
effort estimation | story points, planning poker | skill
test-driven development | =TDD, test-first development, test driven | skill | implies: unit testing
behavior-driven development | =BDD, behaviour-driven development, gherkin@ | skill
=Cucumber@ | cucumber bdd, specflow, cucumber@ | tool | implies: behavior-driven development, test automation
extreme programming | =XP@ | knowledge | implies: agile methodology
build tooling | build automation, build scripts, build systems@ | skill
CMake | makefiles, gnu make, =Make@ | tool | implies: build tooling
Bazel | | tool | implies: build tooling
feature flags | feature toggles, launchdarkly | skill
release management | software release, release planning, app releases, release cycles | skill
open source contribution | open source development, open-source projects, open source software, contributed to open source | skill
legacy modernization | application modernization, application modernisation, legacy systems, legacy applications | skill
production support | application support, application maintenance, software maintenance, l3 support, on-call@, on-call rotation, on-call rota, on-call duties | skill
Internet of Things | =IoT, iot, mqtt | knowledge
blockchain | distributed ledger technology, =DLT, web3, cryptocurrency development | knowledge
Ethereum | evm blockchain | knowledge | implies: blockchain
Hyperledger | | tool | implies: blockchain
smart contracts | | skill | implies: blockchain
low-code development | low code, no-code | skill
OutSystems | | tool | implies: low-code development | related: Mendix
Appian | | tool | implies: low-code development | related: Pega, OutSystems
Pega | pegasystems | tool | implies: low-code development | related: Appian
Guidewire | | tool
Liferay | | tool | implies: Java, content management systems
Mendix | | tool | implies: low-code development | related: OutSystems
Microsoft Power Apps | power apps, powerapps, dataverse | tool | implies: low-code development, Microsoft Power Platform
Microsoft Power Platform | power platform | tool
Power Automate | microsoft flow | tool | implies: workflow automation
workflow automation | process automation@, automated workflows, business process automation | skill
Zapier | =n8n, make.com, integromat | tool | implies: workflow automation
robotic process automation | =RPA, software robots | skill
UiPath | ui path | tool | implies: robotic process automation | related: Blue Prism, Automation Anywhere
Blue Prism | | tool | implies: robotic process automation | related: UiPath, Automation Anywhere
Automation Anywhere | | tool | implies: robotic process automation | related: UiPath, Blue Prism
Salesforce development | salesforce developer, visualforce, lightning web components, =LWC, =SOQL, salesforce lightning, force.com | skill
ServiceNow development | servicenow developer, servicenow scripting | skill | implies: ServiceNow
SharePoint development | sharepoint framework, spfx, sharepoint developer | skill | implies: SharePoint
Dynamics 365 development | dynamics crm development, x++, dynamics ax development | skill
SAP development | sap ui5, sapui5, fiori, sap btp, odata | skill | | related: ABAP
Oracle development | pl/sql developer, oracle forms, oracle apex, oracle adf | skill | implies: PL/SQL
mainframe development | mainframe, =JCL, =z/OS | skill | | related: COBOL
CICS | | tool | implies: mainframe development
AI-assisted development | ai coding assistants, ai coding tools, ai pair programming, cursor ide, claude code, coding agents | skill
GitHub Copilot | =Copilot@ | tool | implies: AI-assisted development
LLM application development | llm integration, llm applications, building with llms, openai api | skill | implies: large language models
LangChain | langgraph, llamaindex | tool | implies: LLM application development
AI agents | agentic workflows, agentic ai, multi-agent systems, tool calling, model context protocol | skill | implies: LLM application development
Visual Studio | | tool
Visual Studio Code | vs code, vscode | tool
IntelliJ IDEA | intellij, jetbrains ides | tool | | related: Eclipse
PyCharm | | tool
NetBeans | | tool | | related: Eclipse
=Eclipse@ | eclipse ide | tool | | related: IntelliJ IDEA
Xcode | | tool
Android Studio | | tool
computer science fundamentals | computer science, =CS@, comp sci, computing science | knowledge
operating system internals | operating systems concepts, kernel development, linux kernel, =POSIX | knowledge
network programming | socket programming, tcp/ip sockets | skill
compiler design | compilers@, llvm, parsers@ | knowledge
high-performance computing | =HPC, parallel computing, =MPI@, openmp | knowledge
GPU programming | gpu computing, gpgpu, opencl | skill
CUDA | | tool | implies: GPU programming
desktop application development | desktop applications, desktop software | skill
=Electron@ | electron.js, electronjs | tool | implies: JavaScript, desktop application development
=Qt | qt framework, qt/qml, =QML | tool | implies: C++, desktop application development
JavaFX | java swing | tool | implies: Java, desktop application development
web mapping | leaflet.js, mapbox, openlayers, google maps api | skill
search indexing | full-text search, search engine development, lucene | skill
Apache Solr | solr | tool | implies: search indexing | related: Elasticsearch
chatbot development | chatbots, conversational ai, dialogflow, rasa, voice assistants | skill
accessibility engineering | accessible web development, =ARIA, wai-aria, screen reader testing | skill | | related: web accessibility
low-latency systems | low latency, high-frequency trading systems, trading systems@, high-throughput systems | knowledge
healthcare interoperability | =HL7, =FHIR, hl7 interfaces, hl7 fhir | knowledge
SaaS products | =SaaS, software as a service, saas, multi-tenant applications | knowledge
secure coding | secure software development, owasp | skill | | related: application security
authentication and authorization | authentication@, user authentication, authorization systems, authentication and authorisation | skill
real-time systems software | real-time applications, real-time software | knowledge
numerical programming | scientific computing, numerical methods, numerical simulation software | skill
software licensing compliance | open source licences, open source licenses | knowledge
technical interviewing | interviewed engineers | skill
mentoring developers | mentored junior developers, mentored engineers, mentoring junior engineers, coached developers | skill
technical leadership | tech lead, led a team of developers, led engineers, engineering leadership, led development team, technical lead | skill
feature development | new features, delivered features, developed features, built features, implemented user stories | skill
software prototyping | proof of concept, =PoC@, =POC@, prototype software, =MVP@, minimum viable product | skill

# testing
software testing | software quality assurance, =QA@, quality assurance testing, tested software, software qa, qa testing, application testing | skill
unit testing | | skill | implies: software testing
integration testing | =SIT@ | skill | implies: software testing
end-to-end testing | e2e testing, =E2E | skill | implies: software testing
regression testing | regression suite | skill | implies: software testing
functional testing | black box testing, system testing | skill | implies: software testing
manual testing | manual tester, manual qa | skill | implies: software testing
exploratory testing | ad hoc testing | skill | implies: software testing
smoke testing | sanity testing | skill | implies: software testing
user acceptance testing | =UAT, acceptance testing | skill
performance testing | load testing, stress testing@ | skill | implies: software testing
JMeter | | tool | implies: performance testing | related: LoadRunner, Gatling
LoadRunner | | tool | implies: performance testing | related: JMeter
=Gatling@ | =k6, =K6 | tool | implies: performance testing | related: JMeter
security testing | =SAST, =DAST | skill
beta testing | alpha testing, beta release | skill | implies: software testing
compatibility testing | cross-platform testing, device testing | skill | implies: software testing
API testing | web services testing, tested apis | skill | implies: software testing
SoapUI | ready api, readyapi | tool | implies: API testing | related: Postman
REST Assured | =RestAssured | tool | implies: API testing, Java
mobile app testing | mobile testing, xctest, xcuitest, detox@ | skill | implies: software testing
Appium | | tool | implies: mobile app testing, test automation | related: Espresso testing
Espresso testing | =Espresso@, android espresso | tool | implies: mobile app testing, Android development | related: Appium
database testing | sql validation, backend testing, back-end testing, etl testing | skill | implies: software testing
game testing | playtesting, play testing, game qa | skill | implies: software testing
test automation | automated testing, automated tests, contract testing, contract tests, automation testing, automation framework, test scripts, qa automation | skill | implies: software testing
test cases | test scenarios | skill | implies: software testing
test plans | test strategy | skill | implies: software testing
test management tools | qmetry, practitest, test management | tool
TestRail | | tool | implies: test management tools | related: Zephyr, HP ALM
=Zephyr@ | zephyr scale, xray@ | tool | implies: test management tools | related: TestRail
HP ALM | quality center, =ALM@, micro focus alm | tool | implies: test management tools, defect tracking | related: TestRail
defect tracking | bug tracking, defect management, bug reports, defect reporting, defect life cycle, logged defects, bug life cycle, issue tracking@ | skill
Bugzilla | mantis bug tracker, mantisbt | tool | implies: defect tracking | related: Jira
Selenium@ | selenium webdriver, selenium grid, selenium ide | tool | implies: test automation | related: Cypress, Playwright
Testcontainers | | tool | implies: test automation
TestNG | | tool | implies: Java, test automation | related: JUnit
WebdriverIO | | tool | implies: JavaScript, test automation | related: Selenium
=Cypress@ | cypress.io | tool | implies: test automation, JavaScript | related: Selenium, Playwright
=Playwright@ | playwright@ | tool | implies: test automation | related: Selenium, Cypress
=Puppeteer@ | | tool | implies: JavaScript, test automation | related: Playwright
Robot Framework | | tool | implies: test automation
Katalon | | tool | implies: test automation | related: TestComplete, Ranorex
TestComplete | | tool | implies: test automation | related: Katalon, Ranorex
Ranorex | | tool | implies: test automation | related: Katalon, TestComplete
Tricentis Tosca | tosca | tool | implies: test automation
=UFT | =QTP, unified functional testing | tool | implies: test automation
=Jest@ | jest testing, jest framework | tool | implies: unit testing, JavaScript | related: Mocha, Jasmine, Vitest
=Mocha@ | mocha/chai | tool | implies: unit testing, JavaScript | related: Jest, Jasmine
=Jasmine@ | karma@ | tool | implies: unit testing, JavaScript | related: Jest, Mocha
Vitest | | tool | implies: unit testing, JavaScript | related: Jest
React Testing Library | | tool | implies: React, unit testing
JUnit | | tool | implies: unit testing, Java | related: TestNG
Mockito | | tool | implies: unit testing, Java
BrowserStack | sauce labs, lambdatest | tool | implies: cross-browser compatibility
test coverage | code coverage, jacoco | skill
static code analysis | static analysis@, code quality@ | skill
SonarQube | =Sonar@, sonarcloud | tool | implies: static code analysis
test data management | test data | skill | implies: software testing
requirements traceability | traceability matrix, =RTM@, test metrics | skill
shift-left testing | continuous testing, agile testing | skill | implies: software testing
ISTQB | =CTFL | certification | implies: software testing

# mobile
mobile app development | mobile development, mobile apps, mobile applications, native app development | skill
iOS development | ios apps, ios applications, ios sdk, ios@, ios developer | skill | implies: mobile app development
Android development | android apps, android sdk, android applications, android@ | skill | implies: mobile app development
SwiftUI | swift ui | tool | implies: Swift, iOS development
UIKit | auto layout, autolayout, interface builder | tool | implies: iOS development
Core Data | coredata, core animation | tool | implies: iOS development
CocoaPods | swift package manager, cocoa touch | tool | implies: iOS development
Jetpack Compose | android jetpack | tool | implies: Kotlin, Android development
=Retrofit@ | okhttp, rxjava | tool | implies: Android development
=Dagger@ | =Hilt@, dagger hilt | tool
React Native | expo@ | tool | implies: React, mobile app development | related: Flutter
Flutter@ | =Flutter | tool | implies: Dart, mobile app development | related: React Native
=Ionic@ | ionic framework | tool | implies: mobile app development | related: Apache Cordova
Apache Cordova | cordova, phonegap | tool | implies: mobile app development | related: Ionic
Xamarin | .net maui, =MAUI@ | tool | implies: C#, mobile app development
Kotlin Multiplatform | =KMM | tool | implies: Kotlin
cross-platform mobile development | hybrid mobile apps, cross-platform apps, cross-platform mobile apps, hybrid apps | skill | implies: mobile app development
App Store release | app store connect, google play console, app store submission, testflight, play store release, published apps, google play store, apple app store | skill
push notifications | firebase cloud messaging, =APNs, =FCM@ | skill
Firebase | firestore, crashlytics | tool | | related: Supabase
Supabase | | tool | | related: Firebase

# embedded and hardware near
embedded systems | embedded software, embedded development, embedded programming | skill
firmware development | firmware, bare metal, bootloader | skill | implies: embedded systems
real-time operating systems | =RTOS, real-time systems, threadx, zephyr rtos | skill | implies: embedded systems
FreeRTOS | free rtos | tool | implies: real-time operating systems | related: VxWorks
VxWorks | =QNX | tool | implies: real-time operating systems | related: FreeRTOS
embedded Linux | buildroot, device tree | skill | implies: Linux, embedded systems
Yocto | | tool | implies: embedded Linux
microcontrollers | =MCU, stm32, arm cortex, esp32, =AVR | skill | implies: embedded systems
device drivers | driver development, board support package, =BSP@ | skill | implies: embedded systems
I2C | =SPI@, =I²C | knowledge
UART | =RS-485, =RS-232 | knowledge
CAN bus | =CAN@, canopen, =J1939, =LIN@ | knowledge
Modbus | | knowledge
Arduino | | tool | | related: Raspberry Pi
Raspberry Pi | | tool | | related: Arduino
FPGA design | =FPGA, vivado, xilinx, altera quartus, intel quartus, rtl design, =RTL@ | skill
ASIC design | =ASIC, =SoC@, asic verification, =UVM, static timing analysis, functional verification@ | skill
digital signal processing | =DSP@ | knowledge
AUTOSAR | | knowledge
MISRA C | =MISRA, misra | knowledge | implies: C
hardware debugging | oscilloscope@, logic analyzer, logic analyser, =JTAG, jtag, hardware bring-up, board bring-up | skill
functional safety software | iec 62304, do-178c, =DO-178B | knowledge
Robot Operating System | =ROS@, ros2, ros 2, robotics software, robotics programming | tool
Bluetooth Low Energy | =BLE, bluetooth stack, bluetooth@ | knowledge
Zigbee | =LoRaWAN, lorawan, z-wave | knowledge

# games and graphics
game development | game programming, gameplay programming, game engine, gameplay@ | skill
=Unity@ | unity3d, unity 3d, unity engine | tool | implies: C#, game development | related: Unreal Engine
Unreal Engine | unreal@, ue4, ue5, unreal blueprints | tool | implies: game development | related: Unity
Godot | gdscript | tool | implies: game development | related: Unity, Unreal Engine
GameMaker | game maker studio, cocos2d | tool | implies: game development
game design | level design, game mechanics, game balancing, narrative design@ | skill
computer graphics programming | graphics programming, rendering pipeline, computer graphics, vulkan@ | skill
OpenGL | | tool | implies: computer graphics programming | related: DirectX
DirectX | direct3d | tool | implies: computer graphics programming | related: OpenGL
shader programming | hlsl, glsl, shaders | skill | implies: computer graphics programming
game physics | physics simulation@, collision detection | knowledge
multiplayer networking | multiplayer games, netcode, photon engine | skill | implies: game development
game AI | ai behaviour trees, behavior trees, pathfinding@ | skill | implies: game development
virtual reality | =VR, =AR/VR, vr development, mixed reality, =XR@, hololens | skill | | related: augmented reality
augmented reality | arkit, arcore, ar development | skill | | related: virtual reality
live operations | live ops, in-app purchases, game monetization, game monetisation | skill
3D mathematics | 3d math, vector math | knowledge

# certificates
Oracle Certified Java Programmer | =OCP@, =OCA@, =OCJP, =SCJP, oracle certified professional java, oracle certified associate java | certification | implies: Java
AWS Certified Developer | aws developer associate | certification | implies: AWS
Microsoft Certified Azure Developer | az-204, azure developer associate, =MCSD, =MCPD | certification
Salesforce Platform Developer | salesforce certified developer, platform developer i | certification | implies: Salesforce development
Google Associate Android Developer | associate android developer | certification | implies: Android development
computer science degree | degree in computer science, bachelor of computer science, =BSc computer science, bsc in computer science, software engineering degree, degree in software engineering | knowledge | implies: computer science fundamentals
`
