export const data = String.raw`
# analysis
data analysis | data analytics, analysed data, analyzed data, analyze data, analyse data, analytical reporting, data interpretation, quantitative data analysis | skill
data visualization | data visualisation, data viz, visualized data, visualised data, charts and graphs | skill | implies: data analysis
dashboards | dashboard development, dashboard design, built dashboards, interactive dashboards, dashboard reporting, reporting dashboards, kpi dashboards | skill | implies: data visualization
ad hoc reporting | ad-hoc analysis, ad hoc queries, ad hoc data requests | skill
report writing (data) | report automation, automated reports, scheduled reports | skill
data storytelling | data-driven storytelling, present data insights, presented insights, communicating insights, actionable insights | skill
business intelligence | =BI, bi reporting, bi development, business intelligence reporting, bi solutions | skill
statistical analysis | statistics, statistical methods, statistical techniques, statistical data analysis, statistical inference | skill
descriptive statistics | summary statistics | knowledge | implies: statistical analysis
quantitative analysis | quantitative methods, quantitative research, quantitative skills | skill
exploratory data analysis | =EDA@, data exploration | skill | implies: data analysis
data cleaning | data cleansing, cleaned data, data wrangling, data preparation, data scrubbing, data munging, data preprocessing | skill
data collection | data gathering, collected data, gathering data | skill
data quality | data quality assurance, data validation, data integrity, data accuracy, validated data, data quality checks, data verification | skill
data mining | mined data | skill
data profiling | data reconciliation, data audits | skill
trend analysis | trend identification, identified trends, pattern recognition@ | skill
root cause analysis | =RCA, root-cause investigation, root cause | skill
forecasting | forecast models, predictive forecasting, demand forecasting models, forecast accuracy | skill
KPI reporting | =KPI, =KPIs, key performance indicators, kpi tracking, performance metrics, kpi development, metrics reporting | skill
product analytics | funnel analysis, user behaviour analysis, user behavior analysis, product metrics | skill
customer analytics | customer segmentation analysis, churn analysis, customer lifetime value, cohort analysis, retention analysis, clv analysis | skill
web analytics data | clickstream analysis, clickstream data | skill
marketing analytics | marketing mix modelling, marketing mix modeling, attribution modelling, attribution modeling, marketing data analysis | skill
financial data analysis | financial analytics | skill
sales analytics | sales data analysis, sales reporting analysis | skill
people analytics | hr analytics, workforce analytics | skill
operations analytics | operational analytics, supply chain analytics | skill
healthcare analytics | clinical data analysis, health data analysis, health informatics analytics | skill
sports analytics | player performance analytics | skill
geospatial analysis | spatial analysis, geospatial data, =GIS, geographic information systems, gis analysis, geospatial | skill
text analytics | text mining, sentiment analysis, text analysis@ | skill
self-service analytics | self-service bi, self-service reporting | knowledge | implies: business intelligence
survey data analysis | survey analysis, survey weighting | skill

# statistics and method
A/B testing | split testing, ab tests, experimentation@, online experiments, controlled experiments | skill
hypothesis testing | significance testing, t-tests, chi-square test, statistical significance | skill | implies: statistical analysis
regression analysis | linear regression, logistic regression, multiple regression, regression modelling, regression models | skill | implies: statistical analysis
time series analysis | time series forecasting, time series, =ARIMA, arima, time-series modelling, time-series modeling | skill | implies: statistical analysis
Bayesian statistics | bayesian methods, bayesian modelling, bayesian modeling, bayesian inference | knowledge | implies: statistical analysis
causal inference | causal analysis@, propensity score matching, difference-in-differences | skill | implies: statistical analysis
experimental design | design of experiments, =DOE@, experiment design | skill
sampling methods | sampling techniques, statistical sampling, sample size calculation | knowledge
multivariate analysis | principal component analysis, =PCA@, factor analysis, cluster analysis, =ANOVA, anova | skill | implies: statistical analysis
probability | probability theory, stochastic processes, monte carlo simulation, monte carlo | knowledge
survival analysis | kaplan-meier, cox regression | skill | implies: statistical analysis
optimization modelling | optimization modeling, operations research, linear programming, mathematical optimization, mathematical optimisation, optimisation modelling | skill
econometrics | econometric modelling, econometric modeling, panel data | skill
mathematics | applied mathematics, advanced mathematics, linear algebra, calculus, mathematical modelling, mathematical modeling | knowledge
simulation modelling | simulation modeling, discrete event simulation | skill
biostatistics | clinical trial statistics, statistical analysis plan | skill | implies: statistical analysis
spreadsheet modelling | spreadsheet modeling, complex spreadsheets, excel modelling, excel modeling | skill | implies: Microsoft Excel

# analysis tools
Power BI | powerbi, microsoft power bi, power bi desktop, power bi service | tool | implies: business intelligence, data visualization | related: Tableau, Qlik, Looker
DAX | data analysis expressions | skill | implies: Power BI
Power Query | power pivot, m language, powerpivot | tool
Tableau | tableau desktop, tableau server, tableau prep, tableau dashboards | tool | implies: business intelligence, data visualization | related: Power BI, Qlik, Looker
Qlik | qlikview, qlik sense, qliksense | tool | implies: business intelligence, data visualization | related: Tableau, Power BI
=Looker | lookml, looker dashboards | tool | implies: business intelligence, data visualization | related: Tableau, Power BI
Looker Studio | google data studio, data studio | tool | implies: data visualization | related: Looker, Power BI
MicroStrategy | micro strategy | tool | implies: business intelligence | related: Cognos
Cognos | ibm cognos, cognos analytics | tool | implies: business intelligence | related: MicroStrategy
SAP BusinessObjects | business objects, sap bo, webi, crystal reports, sap business objects | tool | implies: business intelligence
Domo | sisense, metabase, thoughtspot, apache superset | tool | implies: business intelligence
Alteryx | alteryx designer | tool | implies: data preparation tools
data preparation tools | knime, rapidminer, dataiku | tool
SSRS | sql server reporting services, reporting services | tool | implies: Microsoft SQL Server
SSIS | sql server integration services | tool | implies: ETL, Microsoft SQL Server
SSAS | sql server analysis services, tabular model, olap cubes, =OLAP | tool | implies: Microsoft SQL Server
=R | r programming, rstudio, r language, r studio, r statistical software, tidyverse, ggplot2, r shiny, dplyr | skill | implies: statistical analysis | related: Python, SAS, Stata, SPSS
SAS | sas programming, base sas, sas enterprise guide, sas base, sas/stat, sas macro | tool | implies: statistical analysis | related: R, SPSS, Stata
SPSS | ibm spss, spss statistics | tool | implies: statistical analysis | related: R, SAS, Stata
Stata | | tool | implies: statistical analysis | related: R, SAS, SPSS
EViews | minitab, jmp software | tool | implies: statistical analysis
MATLAB | =Octave@, matlab programming, simulink@ | tool
Julia | julia language | skill
Google BigQuery | bigquery, big query | tool | implies: SQL, data warehousing | related: Snowflake, Amazon Redshift
Jupyter | jupyter notebook, jupyterlab, google colab | tool
pandas | python pandas, pandas library | tool | implies: Python, data analysis
NumPy | num py | tool | implies: Python
SciPy | statsmodels | tool | implies: Python, statistical analysis
Matplotlib | seaborn, matplotlib/seaborn | tool | implies: Python, data visualization
Plotly | plotly dash, bokeh, streamlit | tool | implies: Python, data visualization
QGIS | arcgis, esri arcgis, arcgis pro | tool | implies: geospatial analysis

# machine learning
machine learning | =ML, machine learning models, machine learning algorithms, ml models, built machine learning models, ml algorithms | skill
artificial intelligence | =AI, ai solutions, ai technologies, ai tools, applied ai | knowledge
deep learning | neural networks, deep neural networks, =CNN@, =RNN@, =LSTM, convolutional neural networks, artificial neural networks, recurrent neural networks | skill | implies: machine learning
data science | data scientist skills, applied data science | skill | implies: statistical analysis
predictive modelling | predictive modeling, predictive analytics, statistical modelling, statistical modeling, prescriptive analytics | skill
supervised learning | unsupervised learning, supervised and unsupervised learning | knowledge | implies: machine learning
classification models | random forest, decision trees, support vector machines, =SVM, gradient boosting, naive bayes, k-nearest neighbours, ensemble methods | skill | implies: machine learning
clustering | k-means, k-means clustering, clustering algorithms, dimensionality reduction | skill | implies: machine learning
reinforcement learning | q-learning | skill | implies: machine learning
natural language processing | =NLP, text classification, named entity recognition, =NLU, natural language understanding | skill | implies: machine learning
large language models | =LLM, =LLMs, gpt models, transformers@, foundation models, bert model, language models | knowledge | implies: natural language processing
generative AI | =GenAI, gen ai, generative artificial intelligence, chatgpt, diffusion models | knowledge
prompt engineering | prompt design, prompt writing, prompting@ | skill
retrieval-augmented generation | =RAG, vector search, semantic search, embeddings@ | skill | implies: large language models
fine-tuning models | llm fine-tuning, =RLHF, transfer learning | skill | implies: machine learning
computer vision | image recognition, object detection, image processing@, image classification, opencv, image segmentation, yolo models | skill | implies: machine learning
speech recognition | =ASR@, text-to-speech models, speech processing | skill | implies: machine learning
recommender systems | recommendation systems, recommendation engine, recommendation algorithms | skill | implies: machine learning
anomaly detection | outlier detection, fraud detection models | skill
feature engineering | feature selection, feature extraction | skill | implies: machine learning
model evaluation | model validation, cross-validation, hyperparameter tuning, model tuning, model performance monitoring | skill | implies: machine learning
model deployment | deploying machine learning models, productionizing models, model serving, models in production, ml in production | skill | implies: machine learning
MLOps | ml ops, machine learning operations, ml pipelines, machine learning pipelines, kubeflow | skill | implies: machine learning
MLflow | weights and biases, ml flow | tool | implies: MLOps
responsible AI | ai ethics, ai governance, model explainability, explainable ai, ai safety, shap values | knowledge
data annotation | data labelling, data labeling, image annotation, data tagging, labelled data | skill
TensorFlow | tensor flow | tool | implies: deep learning, Python | related: PyTorch, Keras
PyTorch | py torch, torchvision | tool | implies: deep learning, Python | related: TensorFlow, Keras
Keras | | tool | implies: deep learning, Python | related: TensorFlow, PyTorch
scikit-learn | sklearn, scikit | tool | implies: machine learning, Python
XGBoost | lightgbm, catboost | tool | implies: machine learning
Hugging Face | huggingface, hugging face transformers | tool | implies: natural language processing
spaCy | =NLTK, nltk, gensim | tool | implies: natural language processing, Python
Amazon SageMaker | sagemaker, aws sagemaker | tool | implies: machine learning | related: Vertex AI, Azure Machine Learning
Vertex AI | google vertex ai | tool | implies: machine learning | related: Amazon SageMaker, Azure Machine Learning
Azure Machine Learning | azure ml, azure openai, azure ai services, azure cognitive services | tool | implies: machine learning | related: Amazon SageMaker, Vertex AI
vector databases | pinecone@, weaviate, =FAISS, faiss, pgvector, milvus@ | tool

# engineering of data
data engineering | data platform development, data infrastructure | skill
ETL | =ELT, extract transform load, etl processes, etl pipelines, etl development, extract transform and load, data extraction | skill
data pipelines | data pipeline development, pipeline orchestration, built data pipelines, batch processing, data ingestion | skill | implies: data engineering
data warehousing | data warehouse, enterprise data warehouse, =EDW, data warehouse design, data marts, =DWH | skill
data modelling | data modeling, dimensional modelling, dimensional modeling, star schema, data model design, logical data models, entity relationship diagrams, =ERD, kimball methodology, erwin data modeler | skill
data lakes | lakehouse, data lakehouse, delta lake, data lake architecture | knowledge
data architecture | data architecture design, enterprise data architecture, data platform architecture, data mesh | skill
data integration | integrated data sources, data source integration, data consolidation | skill
data migration | migrated data, data conversion, database migration, legacy data migration | skill
data governance | data stewardship, data catalog, data catalogue, data lineage, data policies, data standards | skill
master data management | =MDM@, reference data management, master data, customer master data | skill
metadata management | metadata, data dictionary | skill
big data | big data technologies, big data analytics, big data processing, large datasets, large data sets | skill
Apache Spark | =Spark, pyspark, spark sql, spark streaming | tool | implies: big data | related: Hadoop
Hadoop | apache hadoop, hdfs, mapreduce, cloudera, hortonworks, =YARN@ | tool | implies: big data | related: Apache Spark
Apache Hive | hiveql, =Hive@, hive@ | tool | implies: Hadoop, SQL
HBase | apache pig, sqoop, apache flume, oozie, impala@ | tool | implies: Hadoop
Apache Kafka | kafka, kafka streams, confluent kafka | tool | implies: stream processing | related: RabbitMQ
stream processing | real-time data processing, streaming data, event streaming, real-time streaming, apache flink, flink, kinesis | skill
Apache Airflow | =Airflow@, airflow dags, airflow@ | tool | implies: data pipelines
dbt | data build tool | tool | implies: SQL, data modelling
Databricks | databricks lakehouse, unity catalog | tool | implies: Apache Spark
Snowflake | snowflake data warehouse | tool | implies: SQL, data warehousing | related: Google BigQuery, Amazon Redshift
Amazon Redshift | redshift, aws redshift | tool | implies: SQL, data warehousing | related: Snowflake, Google BigQuery
Azure Synapse | azure synapse analytics, microsoft fabric, azure data lake | tool | implies: data warehousing | related: Snowflake
Azure Data Factory | =ADF@, data factory | tool | implies: ETL
AWS Glue | amazon athena, aws athena, aws glue etl | tool | implies: ETL, AWS
Informatica | informatica powercenter, powercenter, informatica cloud | tool | implies: ETL | related: Talend, SSIS, DataStage
Talend | talend open studio | tool | implies: ETL | related: Informatica, SSIS
DataStage | ibm datastage, infosphere datastage, ab initio, pentaho | tool | implies: ETL | related: Informatica
Fivetran | airbyte, stitch data, matillion | tool | implies: ETL
Teradata | | tool | implies: SQL, data warehousing
Vertica | greenplum, netezza | tool | implies: SQL, data warehousing
Collibra | alation, microsoft purview, informatica edc | tool | implies: data governance

# databases
SQL | sql queries, structured query language, advanced sql, sql programming, wrote sql queries, complex sql queries, ansi sql | skill
databases | database systems, database software, database technologies, =DBMS, database concepts | knowledge
relational databases | =RDBMS, relational database management systems, relational data | knowledge | implies: databases
NoSQL | nosql databases, non-relational databases, document databases | knowledge | implies: databases
database administration | database management, =DBA, database maintenance, administered databases, database administrator duties | skill | implies: databases
database design | schema design, database schema design, database architecture, normalization@, normalisation@, database modelling, database modeling | skill | implies: databases
database development | stored procedures, database programming, triggers and views, sql stored procedures, database objects | skill | implies: SQL
query optimization | query optimisation, sql tuning, query tuning, database performance tuning, sql performance tuning, database tuning, index tuning | skill | implies: SQL
database backup and recovery | database backup, database recovery, database restore, =RMAN, point-in-time recovery | skill | implies: database administration
database replication | high availability databases, always on availability groups, oracle data guard, oracle rac, database clustering, sharding, log shipping | skill | implies: database administration
database security | database access control, database auditing | skill | implies: database administration
database upgrades | database patching, database installation and configuration | skill | implies: database administration
MySQL | my sql | tool | implies: SQL, relational databases | related: PostgreSQL, MariaDB, Microsoft SQL Server
MariaDB | percona | tool | implies: SQL, relational databases | related: MySQL
PostgreSQL | postgres, postgre sql, =PgSQL | tool | implies: SQL, relational databases | related: MySQL, Microsoft SQL Server, Oracle Database
Microsoft SQL Server | sql server, ms sql, mssql, sql server management studio, =SSMS, azure sql, azure sql database, ms sql server | tool | implies: SQL, relational databases | related: PostgreSQL, MySQL, Oracle Database
T-SQL | tsql, transact-sql | skill | implies: SQL, Microsoft SQL Server
Oracle Database | =Oracle@, oracle db, oracle 12c, oracle 11g, oracle 19c, oracle sql, oracle exadata | tool | implies: SQL, relational databases | related: Microsoft SQL Server, PostgreSQL
PL/SQL | plsql | skill | implies: SQL, Oracle Database
SQLite | | tool | implies: SQL, relational databases
IBM Db2 | =DB2, ibm db2 udb | tool | implies: SQL, relational databases
Sybase | sap ase | tool | implies: SQL, relational databases
Amazon RDS | aws rds, amazon aurora | tool | implies: relational databases
Microsoft Access | ms access, =Access@, access database, microsoft access database | tool | implies: databases
FileMaker | filemaker pro | tool | implies: databases
MongoDB | mongo db, mongo, mongoose, mongodb atlas | tool | implies: NoSQL | related: Cassandra, DynamoDB, Couchbase
Redis | | tool | implies: NoSQL
Cassandra | apache cassandra, scylladb | tool | implies: NoSQL | related: MongoDB, DynamoDB
DynamoDB | amazon dynamodb, dynamo db | tool | implies: NoSQL | related: MongoDB, Cassandra
Couchbase | couchdb | tool | implies: NoSQL | related: MongoDB
Azure Cosmos DB | cosmos db, cosmosdb | tool | implies: NoSQL | related: MongoDB
Elasticsearch | elastic search, opensearch, =ELK, elk stack, elastic stack | tool | related: Apache Solr
Neo4j | graph databases, cypher query language | tool | implies: NoSQL
ClickHouse | apache druid, timescaledb, influxdb, time series databases | tool | implies: databases
SAP HANA | hana database, s/4hana database | tool | implies: SQL, databases
SAP BW | sap bw/4hana, sap business warehouse, sap analytics cloud | tool | implies: data warehousing, business intelligence
toad | toad for oracle, dbeaver, sql developer tool | tool | implies: SQL

# certificates and degrees
Microsoft Certified Power BI Data Analyst | pl-300, power bi data analyst associate, da-100, microsoft power bi certification | certification | implies: Power BI
Tableau Desktop Specialist | tableau certified data analyst, tableau certification, tableau desktop certified associate | certification | implies: Tableau
Google Data Analytics Certificate | google data analytics professional certificate, google data analytics | certification | implies: data analysis
IBM Data Science Professional Certificate | ibm data science certificate, ibm data science | certification
AWS Certified Data Engineer | aws certified data analytics, aws data engineer associate | certification
AWS Certified Machine Learning | aws machine learning specialty | certification | implies: machine learning
Azure Data Engineer Associate | dp-203, dp-200, microsoft certified azure data engineer | certification
Azure Data Scientist Associate | dp-100, ai-102, ai-900, azure ai engineer associate | certification
Google Professional Data Engineer | gcp professional data engineer | certification
Oracle Certified Database Administrator | oracle dba certification, oracle certified professional database, oracle certified associate database | certification | implies: Oracle Database
SnowPro Core | snowpro core certification, snowflake certification | certification | implies: Snowflake
Databricks Certified Data Engineer | databricks certification | certification | implies: Databricks
CDMP | certified data management professional, =DAMA, dama-dmbok | certification | implies: data governance
Certified Analytics Professional | sas certified, sas certified base programmer, sas certification | certification
degree in statistics | degree in data science, degree in mathematics, quantitative degree, degree in analytics, quantitative field degree, degree in a quantitative field | knowledge
`
