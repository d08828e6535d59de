import type { GradedCase } from './graded-case.ts'

export const dataEngineer: GradedCase = {
  profession: 'data engineer',
  posting: `Dear future colleague,

we are Lindwerk Mobility, a Leipzig company that runs 7,800 shared e-bikes and cargo bikes in eleven German and Austrian cities. Each bike reports its position, battery and lock state every twenty seconds, and from these signals, the bookings and the workshop records we try to learn where bikes should stand tomorrow morning. Our data team is five people (two analysts, one ML engineer, two data engineers), and we would like you as the third data engineer.

What awaits you: you build and look after pipelines, both streaming (Kafka, some Flink) and batch (Python, Spark, Airflow). You model data in the warehouse (Snowflake, dbt) together with the analysts, keep costs in view, write tests, and are every fifth week on call during the day. We run on AWS, infrastructure is Terraform, everything goes through code review. This year's large task is to move the last 40 jobs off an old cron server.

What we ask of you: three or more years of professional work as a data engineer or in a very near role. Very good SQL and Python. Experience with an orchestrator and with a cloud warehouse in production. You have worked with data that arrives as a stream, or you can show convincingly that you will learn it quickly. English C1; German from B1 is a wish, not a condition.

We would also be glad of: dbt, Terraform, geodata (PostGIS, H3), data quality tooling, GDPR in practice, a degree in computer science or a similar subject — although we have good people without one.

What we offer: 64,000 to 78,000 euros, 30 days of holiday, hybrid or remote within Germany (four visits a year), a bike of your choice, 1,500 euros for learning, and no dress code since 2014.

Kind regards
Your Lindwerk data team`,
  cvs: {
    a: `JONAS EHRENTRAUT
Data Engineer · Halle (Saale) · +49 345 555 0116 · jonas.ehrentraut@example.com

Experience

Senior Data Engineer, Parzelle Logistik GmbH, Leipzig — 04/2021 – today
• Event pipeline for 12,000 parcel lockers: Kafka, Flink SQL, landing in S3 and Snowflake (90 million events/day)
• 220 dbt models with analysts, tests and contracts in CI; Snowflake bill reduced by 34 %
• Airflow on EKS, Terraform modules for the team, on-call
• Deletion concept under GDPR with the data protection officer

Data Engineer, Stadtwerke Auental IT — 09/2018 – 03/2021
• Smart meter batch ingestion, Python, Spark on EMR, PostGIS for grid areas

Working student, BI — 2016 – 2018

Education
M.Sc. Computer Science, Hochschule Saaletal, 2018

Skills
Python, SQL, Scala (basic), Kafka, Flink, Spark, Airflow, Snowflake, dbt, AWS, Terraform, Great Expectations, PostGIS, H3
German native, English C1`,
    b: `Theresa Obermaier
Tourism manager and event planner
Salzburg, Austria | theresa.obermaier@example.com | 0662 555 0135

PROFESSIONAL EXPERIENCE
2019–2025 Regional Tourist Board Seenland: events officer. Bicycle festival with 6,000 guests, budgets, sponsors, press. Guest statistics in Excel for the yearly report, survey evaluation.
2015–2019 Hotel Alpenrose am See: reservations, later sales coordinator.
2014 Season on a cruise ship, guest relations.

EDUCATION
College for Tourism, Bad Seewald, diploma 2014
Project management certificate Level D, 2020

SKILLS
MS Office very good, Excel pivot tables, booking systems, Canva, WordPress, public speaking, driving licence B
German native, English C1, Italian B1

I love cycling, I commute all year round on two wheels, and would enjoy working for a company which stands for sustainable mobility. Data interests me and I am a quick learner.`,
    c: `Olena Hrytsenko
Leipzig (temporary protection, full work permit) / olena.hrytsenko@example.com / +49 341 555 0130

Working student and junior data engineer

• Jan 2024 – now, Junior Data Engineer, Messeplan Digital GmbH, Leipzig (20 h/week, then 32 h/week since March 2025): Airflow DAGs for ticket data, dbt models in BigQuery (30), tests, documentation, API connectors in Python. Code review each day with the senior.
• 2021 – 2022, Intern QA automation, Dniprosoft Studio, Dnipro: pytest, SQL checks.

Studies
M.Sc. Data Science, Leipzig Pleisse University, expected March next year (thesis: late-event handling in Flink with tram positions, GPS of 200 vehicles)
B.Sc. Applied Mathematics, Prydniprovsk Technical Institute, 2022

Skills: Python, SQL, dbt, Airflow, BigQuery, Docker, Git, Kafka and Flink (thesis), PostGIS (thesis), Linux
Ukrainian, Russian, English C1, German B2`,
    d: `Fabian Kühnert
Magdeburg | fabian.kuehnert@example.com | 0391 555 0171

BI Developer / Data Warehouse Engineer, 9 years

Hartung Handelsgruppe, Magdeburg, since 2017
DWH of a retail chain (130 branches): SQL Server, SSIS, SSAS, Power BI. Star schemas, history loads, nightly batch window 5 h to 2 h. T-SQL tuning. Since 2023 migration to Azure: Synapse, Data Factory (in production for finance and stock), Python for file checks and API loads. Git and pull requests introduced by me.

Elbdata Consulting, 2015–2017
Reports, ETL for public utilities

Education
Fachinformatiker Anwendungsentwicklung (IHK), 2015

Skills
SQL: expert. Python: good for scripts (pandas, requests), approx. 2 years. dbt: course, one prototype. Kafka/streaming: none yet, reading. Spark: notebooks in Synapse.
German native, English B2`,
    e: `Anneliese Pohl
Chemnitz, 0371 555 0197, anneliese.pohl@example.com

Backend developer, Python – 6 years, self-taught

Rollfix Carsharing eG, Chemnitz, 2021 – today. Backend for 350 shared cars. Django and FastAPI, Postgres with PostGIS (zones, parking rules). Wrote the telemetry receiver: cars send via MQTT, I put a Kafka topic behind it in 2023 and consumers in Python that write trips; 4 million messages a day. Nightly jobs for invoices and usage statistics with Celery beat, later 14 Airflow DAGs. Reports for the co-op in Redshift (small, I set it up with Terraform). Data deletion for members who leave (GDPR). On-call.

Webwerkstatt Erzgebirge, 2019 – 2021. Shops and booking sites, Django.

Before: trained carpenter, 2009 – 2019, journeyman's certificate. No university degree.

SQL: window functions, query plans, I enjoy it. dbt and Spark: tried at home.
German native, English C1 (a year in Scotland)`,
    f: `DR.-ING. HOLGER STEINWEG
Head of Data Platform
Munich | holger.steinweg@example.com | +49 89 555 0152

2018–today  Bavaria Drive Systems AG, Head of Data Platform. Four teams, 38 engineers, budget 11 m EUR. Vehicle telemetry of 2 million cars, Kafka and Flink at 3 GB/s, lakehouse on AWS, data mesh introduction, works council negotiations on data use, vendor management.
2013–2018  Same company, Lead Architect Big Data. Hadoop, Spark, first streaming platform; wrote the core ingestion in Scala.
2008–2013  Nordlicht Search GmbH, software engineer, then team lead. Java, Lucene, log processing.

Dr.-Ing. Computer Science (distributed systems), 2008

Publications 12, patents 4, conference keynotes

Current hands-on: architecture reviews, proof-of-concept code in Python and Terraform now and then; production code last in 2019. Snowflake evaluated, dbt known from teams.
Expected salary: negotiable, prior 168k. Wishes a four-day week and to code again; moving to Leipzig for family reasons.
German, English C2`,
    g: `Marta Figueiredo Lopes, PhD
Berlin · +49 30 555 0188 · marta.lopes@example.com

Machine learning / data science

Data Scientist, Fluxo Energia Analytics, Berlin, 2020–present
Demand forecasting for charging stations, gradient boosting and deep models, SHAP. Feature tables built by me in Python and SQL on Databricks, scheduled as Databricks jobs (about 25), delta tables. Model monitoring with drift alerts. Streaming features proof of concept with Structured Streaming, shipped in 2024 for one city. Mentors 2 juniors. Works with geospatial data: H3 cells, road network, geopandas.

Postdoc, transport modelling, Technical Institute of Coimbra Norte, 2018–2020
PhD Statistics, 2018

Skills: Python (expert), SQL (good), R, PyTorch, scikit-learn, Databricks, Spark, MLflow, Docker, GitHub Actions, Azure. Terraform: no. dbt: no. Airflow: used at university.
English C2, German B2, Portuguese native

Seeks to move from modelling to the engineering side.`,
    h: `Ilse Vandermolen
Dresden, remote welcome · ilse.vandermolen@example.com · +49 351 555 0143

About my work
I make sure that numbers arrive: every night, every minute, whole and once only.

For five years I have kept the plumbing of a weather-station company. Fourteen hundred boxes on poles in fields call home twice a minute, often over bad mobile links, so what comes in is late, doubled or upside down. I built the part that takes these messages off the queue, sorts them by the time they were made and not the time they came, throws out the doubles, and lays them in tables that forecasters can ask questions of within forty seconds. What used to be 70 scripts set off by a clock on one tired machine is now a graph of jobs that know what they wait for, retry by themselves, and wake me seldom. Everything, down to the network rules, is described in files in a repository and reviewed by a second pair of eyes.

Before: four years with a map publisher, roads and borders in spatial tables, shortest distances, hexagon grids.

2020 – now Wolkenfeld Messnetze, engineer for data
2016 – 2020 Kartenhaus Brandt, database developer

Tools when asked: Python, SQL, Pulsar, Dagster, BigQuery, Postgres with PostGIS, Terraform, Google Cloud.
Languages: Dutch, German C1, English C1. Bachelor in Geography, Hogeschool Vechtdal, 2015.`,
    i: `Curriculum vitae

Gregor Malinowski
Frankfurt (Oder) — gregor.malinowski@example.com — 0335 555 0122

System administrator / database administrator

2012 – today: Oderland Kliniken, IT department. Oracle and PostgreSQL administration, backup, patching, replication, monitoring, user rights. Interfaces between hospital systems (HL7 messages) with an integration server. Shell and Perl scripts by cron, about 120, some Python since 2022. VMware, Linux servers, on-call every fourth week. Audit and data protection documentation.

2006 – 2012: Spreewald Computer, technician. Network and PC support for offices.

Education
IT-Systemelektroniker, 2006
Oracle Certified Associate 2014
Training Azure Fundamentals 2023

Skills
SQL good, PL/SQL, performance tuning, Linux, Bash, Ansible, Zabbix, PostgreSQL. No cloud warehouse, no Airflow, no Spark.
German and Polish native, English B1`,
    j: `Data Engineer – Nico Trautwein
Leipzig
nico.trautwein@example.com
0341 555 0109

Profile: I build and look after pipelines, both streaming (Kafka, some Flink) and batch (Python, Spark, Airflow). I model data in the warehouse (Snowflake, dbt) together with the analysts, keep costs in view, write tests and am happy to be on call. AWS, Terraform, code review. Very good SQL and Python. Geodata (PostGIS, H3), data quality tooling, GDPR in practice.

Experience
2023 – now: Junior Marketing Analyst, Blütenwerk Onlinehandel. Weekly reports in Google Sheets and Looker Studio, newsletter lists, SQL queries prepared by IT department, cleaning CSV files.
2021 – 2023: Customer service agent, Telefonwelt. Tickets, calls.

Education
B.A. Media Management, private academy, 2021
Online: "Data Engineering Zero to Hero" (24 hours), certificate 2025
Project: bike-sharing pipeline following the course tutorial (Kafka in Docker, one DAG)

German native, English B2/C1`,
    k: `Matteo Brusaferri
Wien | +43 1 555 0164 | m.brusaferri@example.com

SKILLS
Python, Java, Scala, Go, SQL, NoSQL, Bash, Spark, PySpark, Hadoop, Hive, Kafka, Kinesis, Flink, Beam, NiFi, Airflow, Prefect, Dagster, Luigi, dbt, Snowflake, Redshift, BigQuery, Databricks, Synapse, ClickHouse, Druid, Postgres, PostGIS, MySQL, MongoDB, Cassandra, Redis, Elasticsearch, Iceberg, Delta, Hudi, Parquet, Avro, AWS, GCP, Azure, Terraform, Pulumi, Ansible, Kubernetes, Docker, Helm, Jenkins, GitLab CI, Great Expectations, Soda, Monte Carlo, Tableau, Power BI, Looker, H3, GDPR, Agile, Scrum, Kanban

EXPERIENCE
IT freelancer, 2020 – present, several customers (NDA)
Developer, 2017 – 2020, Wien
Student jobs until 2017

EDUCATION
Bachelor studies informatics, not finished

LANGUAGES
Italian, German C1, English C1

AVAILABILITY
Immediately, 100 % remote preferred, hourly rate on request, also open to employment`,
    l: `Priya Raghunathan-Iyer
Bengaluru, India → willing to relocate (Blue Card eligible) | +91 555 0128 | priya.ri@example.com

DATA ENGINEER | 5.5 years

Kaveri Fintech Labs, Bengaluru — Data Engineer II (Jul 2021 – Present)
- Developed 60+ Airflow DAGs (PySpark on EMR) for lending data mart, 4 TB
- Snowflake warehouse modelling (dim/fact), dbt since 2023, row level masking
- Kafka consumers in Python for repayment events (1.5K msg/sec), sink to S3/Iceberg
- Cost tagging, warehouse auto-suspend tuned, saved $9K/month
- CI/CD Jenkins, unit tests pytest

Trisul Infosystems, Pune — Associate Engineer (Jan 2020 – Jul 2021)
- ETL in Informatica and Oracle PL/SQL for insurance client

Education
B.E. Information Science, Nandi Hills Institute of Technology, 2019, 8.4 CGPA

Certifications
AWS Data Engineer Associate, SnowPro Core

English C1 (IELTS 8), German A2 (in progress)
Terraform: reading and small changes. Geodata: none.`,
  },
  grades: {
    recruiter: {
      a: 10,
      b: 0,
      c: 5.5,
      d: 5,
      e: 7.5,
      f: 4,
      g: 6.5,
      h: 9,
      i: 2.5,
      j: 0.5,
      k: 3,
      l: 8,
    },
    manager: { a: 10, b: 0, c: 5.5, d: 5, e: 7.5, f: 4, g: 6, h: 9.5, i: 2, j: 0.5, k: 2.5, l: 8 },
    personnel: { a: 10, b: 0.5, c: 5.5, d: 5, e: 7, f: 4, g: 6, h: 9, i: 2, j: 1, k: 2.5, l: 8 },
  },
}
