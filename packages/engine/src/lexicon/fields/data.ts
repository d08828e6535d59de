export const data = `
# analysis
data analysis | data analytics, analysed data, analyzed data, analytical reporting, data interpretation | skill
data management | data handling, data administration, managed data, database information management | skill
data-driven insights | data insights, data-driven decisions, business insights from data, data-driven recommendations | skill | implies: data analysis
data reporting | reporting and analytics, analytics reporting, reporting tools@ | skill
data visualization | data visualisation, data viz, visualized data, visualised data, charts@, visualizations, visualisations@ | skill | implies: data analysis
dashboards | | skill | implies: data visualization | related: Power BI, Tableau
ad hoc reporting | ad-hoc analysis, ad hoc queries, ad hoc data requests | skill
automated reporting | report automation, scheduled reports | skill
data storytelling | data-driven storytelling, present data insights, presented insights, communicating insights, actionable insights | skill
business intelligence | =BI, bi reporting, bi development, bi solutions | skill | | related: dashboards
statistical analysis | statistics, statistical methods, statistical techniques, statistical data analysis, statistical inference | skill
descriptive statistics | summary statistics | knowledge | implies: statistical analysis
quantitative analysis | quantitative methods, quantitative research, quantitative skills | skill
exploratory data analysis | =EDA@, data exploration | skill | implies: data analysis
data cleaning | data cleansing, cleaned data, data wrangling, data preparation, data scrubbing, data munging, data preprocessing | skill
data collection | data gathering, collected data, gathering data | skill
data quality | data validation, data integrity, data accuracy, validated data, data verification | skill
data mining | mined data | skill
data profiling | data reconciliation, data audits | skill
trend analysis | trend identification, identified trends, pattern recognition@ | skill
root cause analysis | =RCA, root cause | skill
forecasting | | skill
KPI reporting | =KPI, =KPIs, key performance indicators, kpi tracking, performance metrics, kpi development, metrics reporting | skill
product analytics | funnel analysis, user behaviour analysis, user behavior analysis, product metrics | skill
customer analytics | customer segmentation analysis, churn analysis, customer lifetime value, cohort analysis, retention analysis, clv analysis | skill
marketing analytics | marketing mix modelling, attribution modelling, marketing data analysis | skill
financial data analysis | financial analytics | skill
sales analytics | sales data analysis, sales reporting analysis | skill
people analytics | workforce analytics | skill
operations analytics | operational analytics | skill
healthcare analytics | clinical data analysis, health data analysis, health informatics analytics | skill
sports analytics | player performance analytics | skill
geospatial analysis | spatial analysis, =GIS, gis analysis, geospatial | skill
text analytics | text mining, sentiment analysis, text analysis@ | skill
self-service analytics | self-service bi, self-service reporting | knowledge | implies: business intelligence
survey data analysis | survey analysis, survey weighting | skill

# statistics and method
A/B testing | split testing, ab tests, experimentation@, online experiments, controlled experiments | skill
hypothesis testing | significance testing, t-tests, chi-square test, statistical significance | skill | implies: statistical analysis
regression analysis | linear regression, logistic regression, multiple regression, regression modelling | skill | implies: statistical analysis
time series analysis | time series, =ARIMA, arima | skill | implies: statistical analysis
Bayesian statistics | bayesian methods, bayesian modelling, bayesian inference | knowledge | implies: statistical analysis
causal inference | causal analysis@, propensity score matching, difference-in-differences | skill | implies: statistical analysis
experimental design | =DOE@, experiment design | skill
sampling methods | sampling techniques, statistical sampling, sample size calculation | knowledge
multivariate analysis | principal component analysis, =PCA@, factor analysis, cluster analysis, =ANOVA, anova | skill | implies: statistical analysis
probability | stochastic processes, monte carlo | knowledge
survival analysis | kaplan-meier, cox regression | skill | implies: statistical analysis
optimization modelling | operations research, linear programming, mathematical optimization, mathematical optimisation, optimisation modelling | skill
econometrics | panel data | skill
mathematics | linear algebra, calculus@, mathematical modelling | knowledge
simulation modelling | discrete event simulation | skill
biostatistics | clinical trial statistics, statistical analysis plan | skill | implies: statistical analysis
spreadsheet modelling | complex spreadsheets, excel modelling | skill | implies: Microsoft Excel

# analysis tools
Power BI | powerbi | tool | implies: business intelligence, data visualization | related: Tableau, Qlik, Looker
=DAX | data analysis expressions | skill | implies: Power BI
Power Query | power pivot, m language, powerpivot | tool
Tableau | | tool | implies: business intelligence, data visualization | related: Power BI, Qlik, Looker
Qlik | qlikview, qliksense | tool | implies: business intelligence, data visualization | related: Tableau, Power BI
=Looker | lookml, looker dashboards | tool | implies: business intelligence, data visualization | related: Tableau, Power BI
Looker Studio | data studio | tool | implies: data visualization | related: Looker, Power BI
Amazon QuickSight | quicksight | tool | implies: business intelligence | related: Power BI, Tableau
MicroStrategy | micro strategy | tool | implies: business intelligence | related: Cognos
Cognos | | tool | implies: business intelligence | related: MicroStrategy
SAP BusinessObjects | business objects, sap bo, webi | tool | implies: business intelligence | related: Crystal Reports
Crystal Reports | | tool | implies: business intelligence | related: SAP BusinessObjects
=Domo | | tool | implies: business intelligence | related: Sisense, Metabase, ThoughtSpot
Sisense | | tool | implies: business intelligence | related: Domo, Metabase, ThoughtSpot, Apache Superset
Metabase | | tool | implies: business intelligence | related: Domo, Sisense, ThoughtSpot, Apache Superset
ThoughtSpot | | tool | implies: business intelligence | related: Domo, Sisense, Metabase, Apache Superset
Apache Superset | superset@ | tool | implies: business intelligence | related: Domo, Sisense, Metabase, ThoughtSpot
Alteryx | | tool | implies: data preparation software
data preparation software | | tool
KNIME | | tool | implies: data preparation software | related: RapidMiner, Dataiku
RapidMiner | | tool | implies: data preparation software | related: KNIME, Dataiku
Dataiku | | tool | implies: data preparation software | related: KNIME, RapidMiner
SSRS | reporting services | tool | implies: Microsoft SQL Server
SSIS | sql server integration services | tool | implies: ETL, Microsoft SQL Server
SSAS | sql server analysis services, tabular model, olap cubes, =OLAP | tool | implies: Microsoft SQL Server
=R | r programming, rstudio, r language, r studio, r statistical software, tidyverse, ggplot2, r shiny, dplyr | skill | implies: statistical analysis | related: Python, SAS, Stata, SPSS
=SAS | sas/stat | tool | implies: statistical analysis | related: R, SPSS, Stata
SPSS | | tool | implies: statistical analysis | related: R, SAS, Stata
Stata | | tool | implies: statistical analysis | related: R, SAS, SPSS
EViews | | tool | implies: statistical analysis | related: Minitab, JMP
Minitab | | tool | implies: statistical analysis | related: EViews, JMP
=JMP | | tool | implies: statistical analysis | related: EViews, Minitab
MATLAB | | tool
=Julia@ | | skill
Google BigQuery | bigquery, big query | tool | implies: SQL, data warehousing | related: Snowflake, Amazon Redshift
Jupyter | jupyterlab | tool | | related: Google Colab
Google Colab | colab notebooks | tool | | related: Jupyter
pandas | | tool | implies: Python, data analysis
NumPy | num py | tool | implies: Python
SciPy | | tool | implies: Python, statistical analysis | related: statsmodels
statsmodels | | tool | implies: Python, statistical analysis | related: SciPy
Matplotlib | seaborn, matplotlib/seaborn | tool | implies: Python, data visualization
Plotly | | tool | implies: Python, data visualization | related: Bokeh, Streamlit
Bokeh@ | | tool | implies: Python, data visualization | related: Plotly, Streamlit
Streamlit | | tool | implies: Python, data visualization | related: Plotly, Bokeh
QGIS | | tool | implies: geospatial analysis | related: ArcGIS
ArcGIS | arcmap | tool | implies: geospatial analysis | related: QGIS

# machine learning
machine learning | =ML, ml models, ml algorithms | skill | implies: artificial intelligence
artificial intelligence | =AI, ai solutions, ai technologies, ai tools, applied ai | knowledge | | related: machine learning
deep learning | neural networks, =CNN@, =RNN@, =LSTM | skill | implies: machine learning
data science | | skill | implies: statistical analysis | related: machine learning
predictive modelling | predictive analytics, statistical modelling, prescriptive analytics | skill
supervised learning | unsupervised learning | knowledge | implies: machine learning
classification models | random forest, decision trees, support vector machines, =SVM, gradient boosting, naive bayes, k-nearest neighbours, ensemble methods | skill | implies: machine learning
clustering algorithms | k-means, dimensionality reduction, unsupervised clustering | skill | implies: machine learning
reinforcement learning | q-learning | skill | implies: machine learning
natural language processing | =NLP, text classification, named entity recognition, =NLU, natural language understanding | skill | implies: machine learning
large language models | =LLM, =LLMs, gpt models, transformers@, foundation models, bert model, language models | knowledge | implies: natural language processing
generative AI | =GenAI, gen ai, generative artificial intelligence, chatgpt, diffusion models | knowledge
prompt engineering | prompt design, prompt writing | skill
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
MLflow | ml flow | tool | implies: MLOps | related: Weights & Biases
Weights & Biases | weights and biases | tool | implies: MLOps | related: MLflow
responsible AI | ai ethics, ai governance, model explainability, explainable ai, ai safety, shap values | knowledge
data annotation | data labelling, image annotation, data tagging, labelled data | skill
TensorFlow | tensor flow | tool | implies: deep learning, Python | related: PyTorch, Keras
PyTorch | py torch, torchvision | tool | implies: deep learning, Python | related: TensorFlow, Keras
Keras | | tool | implies: deep learning, Python | related: TensorFlow, PyTorch
=JAX | google jax | tool | implies: deep learning, Python | related: PyTorch
ONNX | tensorrt | tool | implies: model deployment
generative adversarial networks | =GANs, variational autoencoders, =GAN@ | knowledge | implies: deep learning
graph analytics | knowledge graphs, graph neural networks, network analysis@ | skill
Amazon Bedrock | aws bedrock | tool | implies: generative AI, AWS
distributed training | ray framework, model parallelism, gpu training | skill | implies: deep learning
scikit-learn | sklearn, scikit | tool | implies: machine learning, Python
XGBoost | | tool | implies: machine learning | related: LightGBM, CatBoost
LightGBM | | tool | implies: machine learning | related: XGBoost, CatBoost
CatBoost | | tool | implies: machine learning | related: XGBoost, LightGBM
Hugging Face | huggingface | tool | implies: natural language processing
spaCy | | tool | implies: natural language processing, Python | related: NLTK, Gensim
NLTK | | tool | implies: natural language processing, Python | related: spaCy, Gensim
Gensim | | tool | implies: natural language processing, Python | related: spaCy, NLTK
Amazon SageMaker | sagemaker | tool | implies: machine learning | related: Vertex AI, Azure Machine Learning
Vertex AI | | tool | implies: machine learning | related: Amazon SageMaker, Azure Machine Learning
Azure Machine Learning | azure ml | tool | implies: machine learning | related: Amazon SageMaker, Vertex AI, Azure OpenAI
Azure OpenAI | azure ai services, azure cognitive services | tool | implies: machine learning | related: Azure Machine Learning
vector databases | pgvector | tool
Pinecone@ | | tool | implies: vector databases | related: Weaviate, FAISS
Weaviate | milvus@ | tool | implies: vector databases | related: Pinecone, FAISS
FAISS | | tool | implies: vector databases | related: Pinecone, Weaviate

# engineering of data
data engineering | data platform development, data infrastructure | skill
ETL | =ELT, extract transform load, extract transform and load, data extraction | skill
data pipelines | pipeline orchestration, batch processing, data ingestion | skill | implies: data engineering
Dagster | prefect@, luigi@ | tool | implies: data pipelines | related: Apache Airflow
Apache NiFi | =NiFi | tool | implies: data pipelines
Apache Beam | google dataflow, cloud dataflow | tool | implies: data pipelines
Google Cloud Pub/Sub | pub/sub, dataproc | tool | implies: Google Cloud Platform
Amazon EMR | aws emr | tool | implies: big data, AWS
change data capture | =CDC@, debezium, data replication | skill
data vault modelling | data vault, slowly changing dimensions | knowledge | implies: data modelling
Parquet | =Avro, apache avro, apache iceberg | tool
data warehousing | =EDW, data marts, =DWH | skill
data modelling | dimensional modelling, star schema, entity relationship diagrams, =ERD, kimball methodology, erwin data modeler | skill
data lakes | lakehouse, delta lake | knowledge
data architecture | data platform architecture, data mesh | skill
data integration | integrated data sources, data source integration, data consolidation | skill
data migration | migrated data, data conversion | skill
data governance | data stewardship, data catalog, data catalogue, data lineage, data policies, data standards | skill
master data management | reference data management, master data, mdm platform, mdm hub | skill
metadata management | metadata, data dictionary | skill
big data | large datasets, large data sets | skill
Apache Spark | =Spark, pyspark, spark sql, spark streaming | tool | implies: big data | related: Hadoop
Hadoop | hdfs, mapreduce, cloudera, hortonworks, =YARN@ | tool | implies: big data | related: Apache Spark
Apache Hive | hiveql, =Hive@, hive@ | tool | implies: Hadoop, SQL
HBase | | tool | implies: Hadoop
Apache Pig | | tool | implies: Hadoop
Sqoop | | tool | implies: Hadoop
Apache Impala | impala@ | tool | implies: Hadoop
Apache Kafka | kafka | tool | implies: stream processing | related: RabbitMQ
stream processing | real-time data processing, streaming data, event streaming, real-time streaming | skill
Apache Flink | flink | skill | implies: stream processing | related: Amazon Kinesis
Amazon Kinesis | kinesis | skill | implies: stream processing | related: Apache Flink
Apache Airflow | =Airflow@, airflow dags, airflow@ | tool | implies: data pipelines
=dbt | data build tool, =DBT@ | tool | implies: SQL, data modelling
Databricks | unity catalog | tool | implies: Apache Spark
Snowflake | | tool | implies: SQL, data warehousing | related: Google BigQuery, Amazon Redshift
Amazon Redshift | redshift | tool | implies: SQL, data warehousing | related: Snowflake, Google BigQuery
Azure Synapse | | tool | implies: data warehousing | related: Snowflake, Microsoft Fabric, Azure Data Lake
Microsoft Fabric | | tool | implies: data warehousing | related: Azure Synapse, Azure Data Lake
Azure Data Lake | | tool | implies: data warehousing | related: Azure Synapse, Microsoft Fabric
Azure Data Factory | =ADF@, data factory | tool | implies: ETL
AWS Glue | | tool | implies: ETL, AWS
Amazon Athena | aws athena | tool | implies: SQL, AWS
Informatica | powercenter | tool | implies: ETL | related: Talend, SSIS, DataStage
Talend | | tool | implies: ETL | related: Informatica, SSIS
DataStage | | tool | implies: ETL | related: Informatica, Ab Initio, Pentaho
Ab Initio | | tool | implies: ETL | related: DataStage, Pentaho
Pentaho | | tool | implies: ETL | related: DataStage, Ab Initio
Fivetran | stitch data | tool | implies: ETL | related: Airbyte, Matillion
Airbyte | | tool | implies: ETL | related: Fivetran, Matillion
Matillion | | tool | implies: ETL | related: Fivetran, Airbyte
Teradata | | tool | implies: SQL, data warehousing
Vertica | | tool | implies: SQL, data warehousing | related: Greenplum, Netezza
Greenplum | | tool | implies: SQL, data warehousing | related: Vertica, Netezza
Netezza | | tool | implies: SQL, data warehousing | related: Vertica, Greenplum
Collibra | informatica edc | tool | implies: data governance | related: Alation, Microsoft Purview
Alation | | tool | implies: data governance | related: Collibra, Microsoft Purview
Microsoft Purview | azure purview | tool | implies: data governance | related: Collibra, Alation

# databases
SQL | structured query language | skill
databases | =DBMS | knowledge
relational databases | =RDBMS, relational data | knowledge | implies: databases
NoSQL | non-relational databases, document databases | knowledge | implies: databases
database administration | database management, =DBA, database maintenance, administered databases | skill | implies: databases
database design | schema design, database architecture, normalization@, normalisation@, database modelling | skill | implies: databases
database development | stored procedures, database programming, triggers and views, database objects | skill | implies: SQL
query optimization | query optimisation, sql tuning, query tuning, database performance tuning, sql performance tuning, database tuning, index tuning, optimised queries, optimized queries | skill | implies: SQL
database backup and recovery | database backup, database recovery, database restore, =RMAN, point-in-time recovery | skill | implies: database administration
database replication | high availability databases, always on availability groups, oracle data guard, oracle rac, database clustering, sharding, log shipping | skill | implies: database administration
database security | database access control, database auditing | skill | implies: database administration
database upgrades | database patching, database installation and configuration | skill | implies: database administration
MySQL | my sql | tool | implies: SQL, relational databases | related: PostgreSQL, MariaDB, Microsoft SQL Server
MariaDB | | tool | implies: SQL, relational databases | related: MySQL
PostgreSQL | postgres, =PgSQL | tool | implies: SQL, relational databases | related: MySQL, Microsoft SQL Server, Oracle Database
Microsoft SQL Server | sql server, ms sql, mssql, =SSMS, azure sql | tool | implies: SQL, relational databases | related: PostgreSQL, MySQL, Oracle Database
T-SQL | tsql, transact-sql | skill | implies: SQL, Microsoft SQL Server
Oracle Database | =Oracle@, oracle db, oracle 12c, oracle 11g, oracle 19c, oracle sql, oracle exadata | tool | implies: SQL, relational databases | related: Microsoft SQL Server, PostgreSQL
PL/SQL | plsql | skill | implies: SQL, Oracle Database
SQLite | | tool | implies: SQL, relational databases
IBM Db2 | =DB2 | tool | implies: SQL, relational databases
Sybase | sap ase | tool | implies: SQL, relational databases
Amazon RDS | aws rds | tool | implies: relational databases | related: Amazon Aurora
Amazon Aurora | aws aurora | tool | implies: relational databases | related: Amazon RDS
Microsoft Access | ms access, =Access@, access database | tool | implies: databases
FileMaker | | tool | implies: databases
MongoDB | mongo, mongoose@ | tool | implies: NoSQL | related: Cassandra, DynamoDB, Couchbase
Redis | | tool | implies: NoSQL
Cassandra@ | scylladb | tool | implies: NoSQL | related: MongoDB, DynamoDB
DynamoDB | dynamo db | tool | implies: NoSQL | related: MongoDB, Cassandra
Couchbase | couchdb | tool | implies: NoSQL | related: MongoDB
Azure Cosmos DB | cosmos db, cosmosdb | tool | implies: NoSQL | related: MongoDB
Elasticsearch | elastic search, opensearch, =ELK, elk stack, elastic stack | tool | | related: Apache Solr
Neo4j | cypher query language | tool | implies: graph databases
graph databases | | knowledge | implies: NoSQL
ClickHouse | | tool | implies: databases | related: InfluxDB, TimescaleDB, Apache Druid
InfluxDB | time series databases | tool | implies: databases | related: ClickHouse, TimescaleDB, Apache Druid
TimescaleDB | | tool | implies: databases | related: ClickHouse, InfluxDB, Apache Druid
Apache Druid | | tool | implies: databases | related: ClickHouse, InfluxDB, TimescaleDB
SAP HANA | hana database | tool | implies: SQL, databases
SAP BW | sap bw/4hana, sap business warehouse | tool | implies: data warehousing, business intelligence | related: SAP Analytics Cloud
SAP Analytics Cloud | | tool | implies: business intelligence | related: SAP BW
=TOAD | toad for oracle | tool | implies: SQL | related: DBeaver
DBeaver | | tool | implies: SQL | related: TOAD

# certificates and degrees
Microsoft Certified Power BI Data Analyst | pl-300, power bi data analyst associate, da-100, microsoft power bi certification | certification | implies: Power BI
Tableau Desktop Specialist | tableau certified data analyst, tableau certification, tableau desktop certified associate | certification | implies: Tableau
Google Data Analytics Certificate | google data analytics | certification | implies: data analysis
IBM Data Science Professional Certificate | ibm data science | certification
AWS Certified Data Engineer | aws certified data analytics, aws data engineer associate | certification
AWS Certified Machine Learning | aws machine learning specialty | certification | implies: machine learning
Azure Data Engineer Associate | dp-203, dp-200, microsoft certified azure data engineer | certification
Azure Data Scientist Associate | dp-100, ai-102, ai-900, azure ai engineer associate | certification
Google Professional Data Engineer | gcp professional data engineer | certification
Oracle Certified Database Administrator | oracle dba certification, oracle certified professional database, oracle certified associate database | certification | implies: Oracle Database
SnowPro Core | snowflake certification | certification | implies: Snowflake
Databricks Certified Data Engineer | databricks certification | certification | implies: Databricks
CDMP | certified data management professional, =DAMA, dama-dmbok | certification | implies: data governance
Certified Analytics Professional | sas certified, sas certification | certification
degree in statistics | degree in data science, degree in mathematics, degree in analytics, quantitative field degree, degree in a quantitative field | knowledge
`
