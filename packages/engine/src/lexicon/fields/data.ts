export const data = `
# analysis
data analysis,-analytics,-interpretation,analytical reporting
data management,-handling,-administration
data reporting,analytics-,reporting tools@,-and analytics
dashboards > data visualization ~ Power BI,Tableau
ad hoc reporting,-queries,ad-hoc analysis
automated reporting,report automation,scheduled reports
data storytelling,data-driven-,actionable insights,communicating-,presented-
business intelligence,bi development,-reporting,-solutions,=BI ~ dashboards
statistical analysis,-inference,-methods,-techniques,-data analysis,statistics
quantitative analysis,-research,-methods,-skills,-and qualitative data
data cleaning,-cleansing,-preparation,-scrubbing,-wrangling,-munging,-preprocessing,cleaned data
data collection,-gathering
data quality,-accuracy,-contracts,-integrity,-validation,-observability,-verification,Great Expectations,Monte Carlo@@
data mining,CRISP-DM
data profiling,-reconciliation,-audits
trend analysis,-identification,pattern recognition@
root cause analysis,--cause,5 whys,five-,=RCA
forecasting
KPI reporting,metrics-,=KPI,=KPIs,key performance indicators,kpi development,-tracking,performance metrics
product analytics,-metrics,funnel analysis,user behaviour-
customer analytics,-lifetime value,--segmentation analysis,cohort--,clv-,retention-,churn-
marketing analytics,-data analysis,--mix modelling,attribution--
financial data analysis,--analytics
sales analytics,-data analysis
people analytics,workforce-
operations analytics,operational-
healthcare analytics,clinical data analysis
sports analytics,player performance-
geospatial analysis,spatial-,gis-,=GIS,geospatial
text analytics,-analysis@,-mining,sentiment analysis
survey data analysis,survey--,-weighting
skill > data analysis:
data-driven insights,-decisions,-recommendations,data insights
data visualization,-viz,charts@@,visualisations@,visualizations
exploratory data analysis,=EDA@,data exploration
knowledge:
descriptive statistics,summary- > statistical analysis
self-service analytics,-bi,-reporting > business intelligence
# statistics and method
A/B testing,split-,controlled experiments,online-,experimentation@,ab tests
experimental design,experiment-,=DOE@
optimization modelling,linear programming,mathematical optimization,operations research
econometrics,panel data
simulation modelling,discrete event simulation
spreadsheet modelling,excel-,complex spreadsheets > Microsoft Excel
skill > statistical analysis:
hypothesis testing,significance-,t-tests,chi-square test,statistical significance
regression analysis,-modelling,linear regression,logistic-,multiple-,regression@@
time series analysis,--series,=Prophet@@,arima
causal inference,-analysis@,difference-in-differences,propensity score matching
multivariate analysis,cluster-,factor-,principal component-,=PCA@,anova
survival analysis,cox regression,kaplan-meier
biostatistics,clinical trial statistics,statistical analysis plan
knowledge:
Bayesian statistics,bayesian inference,-methods,-modelling > statistical analysis
sampling methods,-techniques,sample size calculation,statistical sampling
probability,monte carlo,stochastic processes
mathematics,calculus@,linear algebra,mathematical modelling
# analysis tools
=DAX,data analysis expressions > Power BI
=R,dplyr,ggplot2,r language,-studio,-shiny,-programming,rstudio,tidyverse > statistical analysis ~ Python,SAS,Stata,SPSS
=Julia@
tool:
Power Query,m language,power pivot,powerpivot
Looker Studio,data studio > data visualization ~ Looker,Power BI
data preparation software
SSIS,sql server integration services > ETL,Microsoft SQL Server
MATLAB
Google BigQuery,big query,bigquery > SQL,data warehousing ~ Snowflake,Amazon Redshift
Jupyter,jupyterlab ~ Google Colab
Google Colab,=Colab,colab notebooks
pandas,=Polars@ > Python,data analysis
NumPy,num py > Python
tool > business intelligence,data visualization:
Power BI,powerbi,=PBI ~ Tableau,Qlik,Looker
=Tableau,tableau@ ~ Qlik,Looker
Qlik,qlikview,qliksense
=Looker,looker dashboards,lookml
tool > business intelligence:
Amazon QuickSight,quicksight ~ Power BI,Tableau
MicroStrategy,micro strategy ~ Cognos
Cognos
SAP BusinessObjects,business objects,sap bo,webi ~ Crystal Reports
Crystal Reports
=Domo ~ Sisense,Metabase,ThoughtSpot
Sisense ~ Metabase,ThoughtSpot,Apache Superset
Metabase ~ ThoughtSpot,Apache Superset
ThoughtSpot ~ Apache Superset
Apache Superset,superset@ ~ Domo
tool > data preparation software:
Alteryx
KNIME ~ RapidMiner,Dataiku
RapidMiner ~ Dataiku
Dataiku
tool > Microsoft SQL Server:
SSRS,reporting services
SSAS,=OLAP,olap cubes,sql server analysis services,tabular model
tool > statistical analysis:
=SAS,sas/stat ~ SPSS,Stata
SPSS ~ Stata
Stata
EViews ~ Minitab,JMP
Minitab ~ JMP
=JMP
tool > Python,statistical analysis:
SciPy ~ statsmodels
statsmodels
tool > Python,data visualization:
Matplotlib,seaborn
Plotly ~ Bokeh,Streamlit
Bokeh@ ~ Streamlit
Streamlit
tool > geospatial analysis,geographic information systems:
QGIS ~ ArcGIS
ArcGIS,arcmap
# machine learning
machine learning,=ML,ml algorithms,-models > artificial intelligence
data science > statistical analysis ~ machine learning
predictive modelling,-analytics,prescriptive-,statistical modelling
prompt engineering,-writing,-design
retrieval-augmented generation,embeddings^@@,semantic search,vector-,=RAG > large language models
anomaly detection,outlier-,fraud detection models
data annotation,image-,data labelling,-tagging,labelled data
graph analytics,-neural networks,network analysis@,knowledge graphs
distributed training,gpu-,model parallelism,ray framework > deep learning
skill > machine learning:
deep learning,=CNN@,=LSTM,=RNN@,neural networks
classification models,decision trees,ensemble methods,gradient boosting,=SVM,k-nearest neighbours,naive bayes,random forest,support vector machines
clustering algorithms,k-means,unsupervised clustering,dimensionality reduction
reinforcement learning,q-learning
natural language processing,-understanding,=NLP,=NLU,text classification,named entity recognition
fine-tuning models,=LoRA@@,=PEFT@@,=RLHF,QLoRA,fine-tuning@@,llm fine-tuning,transfer learning
computer vision,YOLOv8,image classification,-processing@,-recognition,-segmentation,=YOLO@,object detection,opencv,yolo models
speech recognition,-processing,=ASR@,text-to-speech models
recommender systems,recommendation-,-engine,-algorithms
feature engineering,-store,-extraction,-selection,=Feast@@
model evaluation,-performance monitoring,--validation,-tuning,hyperparameter-,cross-validation
model deployment,-serving,productionizing models,ml in production
MLOps,kubeflow,machine learning operations,-pipelines,ml--,-ops
knowledge:
artificial intelligence,ai solutions,-tools,-technologies,=AI,applied ai ~ machine learning
supervised learning,unsupervised- > machine learning
large language models,foundation--,language-,gpt-,=Claude@@,=LLM,=LLMs,Mistral@@,bert model,transformers@ > natural language processing
generative AI,-artificial intelligence,=GenAI,chatgpt,diffusion models,gen ai
responsible AI,ai ethics,-governance,-safety,explainable ai,model explainability,shap values
generative adversarial networks,=GAN@,=GANs,variational autoencoders > deep learning
tool:
ONNX,tensorrt > model deployment
Amazon Bedrock,aws bedrock > generative AI,AWS
scikit-learn,scikit,sklearn > machine learning,Python
Hugging Face,huggingface > natural language processing
vector databases,Milvus,Qdrant,=Chroma@@,ChromaDB,pgvector
tool > MLOps:
MLflow,ml flow ~ Weights & Biases
Weights & Biases,weights and biases
tool > deep learning,Python:
TensorFlow,tensor flow ~ PyTorch,Keras
PyTorch,py torch,torchvision ~ Keras
Keras
=JAX,google jax ~ PyTorch
tool > machine learning:
XGBoost ~ LightGBM,CatBoost
LightGBM ~ CatBoost
CatBoost
Amazon SageMaker,sagemaker ~ Vertex AI,Azure Machine Learning
Vertex AI ~ Azure Machine Learning
Azure Machine Learning,azure ml ~ Azure OpenAI
Azure OpenAI,azure ai services,azure cognitive--
tool > natural language processing,Python:
spaCy ~ NLTK,Gensim
NLTK ~ Gensim
Gensim
tool > vector databases:
Pinecone@ ~ Weaviate,FAISS
Weaviate,milvus@ ~ FAISS
FAISS
# engineering of data
data engineering,-infrastructure,-platform development
ETL,Hightouch,data extraction,extract transform and load,=ELT
data pipelines,build-,data ingestion,pipeline orchestration,workflow-,batch processing > data engineering
change data capture,=CDC@,data replication,debezium
data warehousing,-marts,=DWH,=EDW
data modelling,dimensional-,=ERD,entity relationship diagrams,erwin data modeler,slowly changing dimensions,=SCD@@,Kimball,star schema
data architecture,data platform-,--mesh
data integration,data source-,--consolidation
data migration,-conversion
data governance,-policies,-standards,-stewardship,-catalog,-lineage
master data management,reference-,master data,mdm hub,-platform
metadata management,data dictionary,metadata
big data,large datasets,-data sets
stream processing,real-time data-,--streaming,event-,streaming data,-platform
skill > stream processing:
Apache Flink,flink ~ Amazon Kinesis
Amazon Kinesis,kinesis
tool:
Google Cloud Pub/Sub,dataproc,pub/sub > Google Cloud Platform
Amazon EMR,aws emr > big data,AWS
Parquet,=Avro,apache avro,-iceberg
Apache Hive,=Hive@,hive@,hiveql > Hadoop,SQL
Apache Kafka,kafka > stream processing,message queues ~ RabbitMQ
=dbt,=DBT@,data build tool > SQL,data modelling
Databricks,unity catalog > Apache Spark
AWS Glue > ETL,AWS
Amazon Athena,aws athena > SQL,AWS
tool > data pipelines:
Dagster,luigi@,prefect@ ~ Apache Airflow
Apache NiFi,=NiFi
Apache Beam,cloud dataflow,google-
Apache Airflow,=Airflow@,airflow dags,airflow@
tool > big data:
Apache Spark,=Spark,pyspark,spark sql,-streaming ~ Hadoop
Hadoop,=YARN@,hortonworks,mapreduce,cloudera,hdfs
tool > Hadoop:
HBase
Apache Pig
Sqoop
Apache Impala,impala@
tool > SQL,data warehousing:
=Snowflake,snowflake@ ~ Amazon Redshift
Amazon Redshift,redshift
Teradata
Vertica ~ Greenplum,Netezza
Greenplum ~ Netezza
Netezza
tool > data warehousing:
Azure Synapse,Synapse@@ ~ Snowflake,Microsoft Fabric,Azure Data Lake
Microsoft Fabric,MS-,OneLake ~ Azure Data Lake
Azure Data Lake
tool > ETL:
Azure Data Factory,=ADF@,data factory
Informatica,=IICS,powercenter ~ Talend,SSIS,DataStage
Talend ~ SSIS
DataStage ~ Ab Initio,Pentaho
Ab Initio ~ Pentaho
Pentaho
Fivetran,stitch data ~ Airbyte,Matillion
Airbyte ~ Matillion
Matillion
tool > data governance:
Collibra,informatica edc ~ Alation,Microsoft Purview
Alation ~ Microsoft Purview
Microsoft Purview,azure purview
knowledge:
data vault modelling,--vault,slowly changing dimensions > data modelling
data lakes,=Iceberg@@,Apache Iceberg,delta lake,lakehouse,medallion architecture
# databases
SQL,structured query language
T-SQL,transact-sql,tsql > Microsoft SQL Server
PL/SQL,plsql > Oracle Database
skill > databases:
database administration,-maintenance,-management,=DBA,administered databases
database design,-architecture,-modelling,normalization@@,schema design
skill > SQL:
database development,-programming,-objects,stored procedures
query optimization,-tuning,sql-,index-,database-,-performance tuning,sql-
skill > database administration:
database backup and recovery,=RMAN,database backup,-restore,-recovery,point-in-time-
database replication,-clustering,high availability databases,always on availability groups,log shipping,oracle rac,-data guard,sharding
database security,-auditing,-access control
database upgrades,-patching
knowledge:
databases,=DBMS
graph databases > NoSQL
knowledge > databases:
relational databases,-data,=RDBMS
NoSQL,document databases,non-relational-
tool:
Elasticsearch,=ELK,elastic search,-stack,elk-,opensearch ~ Apache Solr
Neo4j,cypher query language > graph databases
SAP HANA,hana database > SQL,databases
SAP BW,sap business warehouse > data warehousing,business intelligence ~ SAP Analytics Cloud
SAP Analytics Cloud,=SAC@@ > business intelligence
tool > SQL,relational databases:
MySQL,my sql ~ PostgreSQL,MariaDB,Microsoft SQL Server
MariaDB
PostgreSQL,=PgSQL,postgres ~ Microsoft SQL Server,Oracle Database
Microsoft SQL Server,=SSMS,azure sql,ms-,mssql,sql server ~ Oracle Database
Oracle Database,-RAC,=RAC@@,=RMAN,oracle 11g,-exadata,-12c,-19c,-sql,-db,Data Guard,=Oracle@
SQLite
IBM Db2,=DB2
Sybase,sap ase
tool > relational databases:
Amazon RDS,aws rds ~ Amazon Aurora
Amazon Aurora,aws aurora
tool > databases:
Microsoft Access,=Access@,access database,ms access
FileMaker
ClickHouse ~ InfluxDB,TimescaleDB,Apache Druid
InfluxDB,time series databases ~ TimescaleDB,Apache Druid
TimescaleDB ~ Apache Druid
Apache Druid
tool > NoSQL:
MongoDB,mongo,mongoose@ ~ Cassandra,DynamoDB,Couchbase
Redis
Cassandra@,scylladb ~ DynamoDB
DynamoDB,dynamo db
Couchbase,couchdb
Azure Cosmos DB,cosmos db,cosmosdb ~ MongoDB
tool > SQL:
=TOAD,toad for oracle ~ DBeaver
DBeaver
# certificates and degrees
certification:
Microsoft Certified Power BI Data Analyst,da-100,microsoft power bi certification,pl-300,power bi data analyst associate > Power BI
Tableau Desktop Specialist,tableau certification,-desktop certified associate > Tableau
Google Data Analytics Certificate,google data analytics > data analysis
IBM Data Science Professional Certificate,ibm data science
AWS Certified Data Engineer,aws certified data analytics,aws data engineer associate
AWS Certified Machine Learning,aws machine learning specialty > machine learning
Azure Data Engineer Associate,microsoft certified azure data engineer,DP-700,dp-200,dp-203
Azure Data Scientist Associate,ai-102,dp-100
Google Professional Data Engineer,gcp professional data engineer
Oracle Certified Database Administrator,oracle dba certification,--certified associate database,--professional database > Oracle Database
SnowPro Core,snowflake certification > Snowflake
Databricks Certified Data Engineer,databricks certification > Databricks
CDMP,=DAMA,certified data management professional > data governance
Certified Analytics Professional
SAS certification,sas certified > SAS
knowledge:
degree in statistics,-analytics,-data science,--mathematics,-a quantitative field`
