import type { GradedCase } from './graded-case.ts'

export const backendDeveloper: GradedCase = {
  profession: 'backend developer',
  posting: `Backend Developer (Python), Ostler Mobility

We book and charge 40,000 rental bikes. You join a team of six.

What you will do
- Build and run APIs in Python (FastAPI or Django)
- Design PostgreSQL schemas and keep queries fast
- Work with queues: Kafka or RabbitMQ
- Deploy with Docker on AWS; CI/CD; monitoring
- Review code, write tests, take part in on-call

What you bring
- 3+ years of professional backend development in Python
- Solid SQL and relational modelling
- REST API design
- Automated testing
- Good English

Nice: Kubernetes, Terraform, payments, Go`,
  cvs: {
    a: `Milan Quist, Backend Engineer
Parkline (parking app), 2021 - present
- FastAPI services for booking and payments, 900 requests a second
- PostgreSQL: schema design, partitioning, p95 from 400 to 60 ms
- Kafka events, Docker on AWS ECS, Terraform
- pytest, contract tests, GitHub Actions; on-call one week in five
Python Developer, Webwerk, 2019 - 2021: Django REST APIs
BSc Computer Science. English C1.`,
    b: `Aiko Ferris, Python Developer
Agency Tideform, 2022 - present
- Django sites and REST APIs for twelve customers
- PostgreSQL and MySQL, Celery with RabbitMQ
- Docker Compose, GitLab CI, some AWS (EC2, S3)
- Unit tests with pytest
Bootcamp 2021. BA Japanese Studies.`,
    c: `Ralf Gundry, Senior Java Developer
Bank Hollen, 2014 - present
- Spring Boot microservices for card payments, 30 services
- Oracle and PostgreSQL, Kafka
- Kubernetes on AWS, Jenkins, Terraform
- REST API guidelines of the bank; JUnit, Testcontainers; on-call
A little Python for scripts. MSc Informatics.`,
    d: `Zofia Lark, Data Scientist
Retail analytics firm Lumen, 2020 - present
- Python: pandas, scikit-learn, forecasting models
- SQL on BigQuery and PostgreSQL
- Served one model with FastAPI in Docker
- Notebooks, dashboards, A/B tests
MSc Statistics.`,
    e: `Deshawn Ripley, Frontend Developer
Shop platform Cartly, 2019 - present
- React and TypeScript, design system, accessibility
- Node.js backend for frontend, REST and GraphQL
- Jest, Cypress, GitHub Actions
- Some Python at university
BSc Multimedia.`,
    f: `Pia Holloway, Junior Backend Developer
Health startup Medlo, July 2025 - present
- FastAPI endpoints, SQLAlchemy, PostgreSQL
- pytest, code reviews, Docker
- Trainee, same company, 2024 - 2025
BSc Computer Science 2024. Thesis on message queues with RabbitMQ.`,
    g: `Tariq Melling, DevOps Engineer
Cloud consultancy Nimba, 2017 - present
- Kubernetes, Terraform, AWS, Prometheus for 20 clients
- Python and Go tooling, 15,000 lines, tested with pytest
- PostgreSQL operation and backups, Kafka clusters
- CI/CD pipelines, on-call lead
AWS Solutions Architect certificate.`,
    h: `Edda Finch, Backend Developer
Ticketing firm Rango, 2018 - present
- Django monolith split into eight services; REST APIs for 300 partners
- PostgreSQL query tuning and data modelling
- RabbitMQ, Redis, Docker, AWS Lambda
- Test coverage from 20 to 85 %; mentor of two juniors
- Payment provider integration
English and German fluent.`,
    i: `Bruno Castell, Software Tester
Insurance IT, 2016 - present
- Test automation in Python and Selenium, pytest
- API tests with Postman, SQL checks
- Jenkins pipelines, Docker
- Test plans, ISTQB certified
Wants to move into development.`,
    j: `Noemi Strake, PHP Developer
Hotel portal Bellu, 2013 - present
- Laravel REST APIs, booking and payments
- MySQL schema design and tuning
- RabbitMQ, Docker, AWS, PHPUnit
- Last year two small services in Python (FastAPI)
Diploma in Business Informatics.`,
    k: `Walt Igoe, IT Support Specialist
County office, 2011 - present
- Windows, Active Directory, helpdesk, 400 users
- PowerShell and some Python scripts
- MySQL reports
- CompTIA A+, Network+
Online course: Python for Everybody.`,
    l: `Sefa Brandt, Lead Engineer
Scooter sharing Zipp, 2015 - present
- Leads 14 engineers; architecture, hiring, roadmap
- Python and Go services, Kafka, PostgreSQL, AWS, Kubernetes
- Codes about a day a week; incident lead
- Payments and fraud domain
MSc Software Engineering.`,
  },
  grades: {
    recruiter: { a: 10, b: 7, c: 5, d: 3, e: 1, f: 4, g: 5, h: 9, i: 2, j: 4, k: 0, l: 8 },
    manager: { a: 10, b: 6, c: 7, d: 3, e: 2, f: 5, g: 6, h: 9, i: 3, j: 6, k: 1, l: 7 },
    personnel: { a: 10, b: 7, c: 4, d: 4, e: 2, f: 4, g: 5, h: 9, i: 2, j: 4, k: 1, l: 7 },
  },
}
