export const data = `
# analysis
data analysis,-analytics,-interpretation,analytical reporting,analysed data
data management,-handling,-administration,managed data
data-driven insights,-decisions,-recommendations,data insights > data analysis
data reporting,analytics-,reporting tools@,-and analytics
data visualization,-viz,charts@@,visualisations@,visualizations,visualized data > data analysis
dashboards > data visualization ~ Power BI,Tableau
ad hoc reporting,-queries,ad-hoc analysis
automated reporting,report automation,scheduled reports
data storytelling,data-driven-,actionable insights,communicating-,presented-
business intelligence,bi development,-reporting,-solutions,=BI ~ dashboards
statistical analysis,-inference,-methods,-techniques,-data analysis,statistics
quantitative analysis,-research,-methods,-skills
exploratory data analysis,=EDA@,data exploration > data analysis
data cleaning,-cleansing,-preparation,-scrubbing,-wrangling,-munging,-preprocessing,cleaned data
data collection,-gathering,collected data,gathering-
data quality,-integrity,-validation,-verification,-accuracy,validated data
data mining,mined data
data profiling,-reconciliation,-audits
trend analysis,-identification,identified trends,pattern recognition@
root cause analysis,--cause,=RCA
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
knowledge:
descriptive statistics,summary- > statistical analysis
self-service analytics,-bi,-reporting > business intelligence
# statistics and method
A/B testing,split-,controlled experiments,online-,experimentation@,ab tests
hypothesis testing,significance-,t-tests,chi-square test,statistical significance > statistical analysis
regression analysis,-modelling,linear regression,logistic-,multiple- > statistical analysis
time series analysis,--series,=ARIMA,arima > statistical analysis
causal inference,-analysis@,difference-in-differences,propensity score matching > statistical analysis
experimental design,experiment-,=DOE@
multivariate analysis,cluster-,factor-,principal component-,=ANOVA,=PCA@,anova > statistical analysis
survival analysis,cox regression,kaplan-meier > statistical analysis
optimization modelling,linear programming,mathematical optimization,operations research
econometrics,panel data
simulation modelling,discrete event simulation
biostatistics,clinical trial statistics,statistical analysis plan > statistical analysis
spreadsheet modelling,excel-,complex spreadsheets > Microsoft Excel
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
Power BI,powerbi > business intelligence,data visualization ~ Tableau,Qlik,Looker
Power Query,m language,power pivot,powerpivot
Tableau > business intelligence,data visualization ~ Qlik,Looker
Qlik,qlikview,qliksense > business intelligence,data visualization
=Looker,looker dashboards,lookml > business intelligence,data visualization
Looker Studio,data studio > data visualization ~ Looker,Power BI
Amazon QuickSight,quicksight > business intelligence ~ Power BI,Tableau
MicroStrategy,micro strategy > business intelligence ~ Cognos
Cognos > business intelligence
SAP BusinessObjects,business objects,sap bo,webi > business intelligence ~ Crystal Reports
Crystal Reports > business intelligence
=Domo > business intelligence ~ Sisense,Metabase,ThoughtSpot
Sisense > business intelligence ~ Metabase,ThoughtSpot,Apache Superset
Metabase > business intelligence ~ ThoughtSpot,Apache Superset
ThoughtSpot > business intelligence ~ Apache Superset
Apache Superset,superset@ > business intelligence ~ Domo
Alteryx > data preparation software
data preparation software
KNIME > data preparation software ~ RapidMiner,Dataiku
RapidMiner > data preparation software ~ Dataiku
Dataiku > data preparation software
SSRS,reporting services > Microsoft SQL Server
SSIS,sql server integration services > ETL,Microsoft SQL Server
SSAS,=OLAP,olap cubes,sql server analysis services,tabular model > Microsoft SQL Server
=SAS,sas/stat > statistical analysis ~ SPSS,Stata
SPSS > statistical analysis ~ Stata
Stata > statistical analysis
EViews > statistical analysis ~ Minitab,JMP
Minitab > statistical analysis ~ JMP
=JMP > statistical analysis
MATLAB
Google BigQuery,big query,bigquery > SQL,data warehousing ~ Snowflake,Amazon Redshift
Jupyter,jupyterlab ~ Google Colab
Google Colab,colab notebooks
pandas > Python,data analysis
NumPy,num py > Python
SciPy > Python,statistical analysis ~ statsmodels
statsmodels > Python,statistical analysis
Matplotlib,matplotlib/seaborn,seaborn > Python,data visualization
Plotly > Python,data visualization ~ Bokeh,Streamlit
Bokeh@ > Python,data visualization ~ Streamlit
Streamlit > Python,data visualization
QGIS > geospatial analysis ~ ArcGIS
ArcGIS,arcmap > geospatial analysis
# machine learning
machine learning,=ML,ml algorithms,-models > artificial intelligence
deep learning,=CNN@,=LSTM,=RNN@,neural networks > machine learning
data science > statistical analysis ~ machine learning
predictive modelling,-analytics,prescriptive-,statistical modelling
classification models,decision trees,ensemble methods,gradient boosting,=SVM,k-nearest neighbours,naive bayes,random forest,support vector machines > machine learning
clustering algorithms,k-means,unsupervised clustering,dimensionality reduction > machine learning
reinforcement learning,q-learning > machine learning
natural language processing,-understanding,=NLP,=NLU,text classification,named entity recognition > machine learning
prompt engineering,-writing,-design
retrieval-augmented generation,embeddings^@@,semantic search,vector-,=RAG > large language models
fine-tuning models,=RLHF,llm fine-tuning,transfer learning > machine learning
computer vision,image classification,-processing@,-recognition,-segmentation,object detection,opencv,yolo models > machine learning
speech recognition,-processing,=ASR@,text-to-speech models > machine learning
recommender systems,recommendation-,-engine,-algorithms > machine learning
anomaly detection,outlier-,fraud detection models
feature engineering,-extraction,-selection > machine learning
model evaluation,-performance monitoring,--validation,-tuning,hyperparameter-,cross-validation > machine learning
model deployment,-serving,productionizing models,ml in production > machine learning
MLOps,kubeflow,machine learning operations,-pipelines,ml--,-ops > machine learning
data annotation,image-,data labelling,-tagging,labelled data
graph analytics,-neural networks,network analysis@,knowledge graphs
distributed training,gpu-,model parallelism,ray framework > deep learning
knowledge:
artificial intelligence,ai solutions,-tools,-technologies,=AI,applied ai ~ machine learning
supervised learning,unsupervised- > machine learning
large language models,foundation--,language-,gpt-,=LLM,=LLMs,bert model,transformers@ > natural language processing
generative AI,-artificial intelligence,=GenAI,chatgpt,diffusion models,gen ai
responsible AI,ai ethics,-governance,-safety,explainable ai,model explainability,shap values
generative adversarial networks,=GAN@,=GANs,variational autoencoders > deep learning
tool:
MLflow,ml flow > MLOps ~ Weights & Biases
Weights & Biases,weights and biases > MLOps
TensorFlow,tensor flow > deep learning,Python ~ PyTorch,Keras
PyTorch,py torch,torchvision > deep learning,Python ~ Keras
Keras > deep learning,Python
=JAX,google jax > deep learning,Python ~ PyTorch
ONNX,tensorrt > model deployment
Amazon Bedrock,aws bedrock > generative AI,AWS
scikit-learn,scikit,sklearn > machine learning,Python
XGBoost > machine learning ~ LightGBM,CatBoost
LightGBM > machine learning ~ CatBoost
CatBoost > machine learning
Hugging Face,huggingface > natural language processing
spaCy > natural language processing,Python ~ NLTK,Gensim
NLTK > natural language processing,Python ~ Gensim
Gensim > natural language processing,Python
Amazon SageMaker,sagemaker > machine learning ~ Vertex AI,Azure Machine Learning
Vertex AI > machine learning ~ Azure Machine Learning
Azure Machine Learning,azure ml > machine learning ~ Azure OpenAI
Azure OpenAI,azure ai services,azure cognitive-- > machine learning
vector databases,pgvector
Pinecone@ > vector databases ~ Weaviate,FAISS
Weaviate,milvus@ > vector databases ~ FAISS
FAISS > vector databases
# engineering of data
data engineering,-infrastructure,-platform development
ETL,=ELT,data extraction,extract transform load,-and load
data pipelines,-ingestion,pipeline orchestration,batch processing > data engineering
change data capture,=CDC@,data replication,debezium
data warehousing,-marts,=DWH,=EDW
data modelling,dimensional-,=ERD,entity relationship diagrams,erwin data modeler,kimball methodology,star schema
data architecture,data platform-,--mesh
data integration,data source-,--consolidation
data migration,-conversion,migrated data
data governance,-policies,-standards,-stewardship,-catalog,-lineage
master data management,reference-,master data,mdm hub,-platform
metadata management,data dictionary,metadata
big data,large datasets,-data sets
stream processing,real-time data-,--streaming,event-,streaming data
Apache Flink,flink > stream processing ~ Amazon Kinesis
Amazon Kinesis,kinesis > stream processing
tool:
Dagster,luigi@,prefect@ > data pipelines ~ Apache Airflow
Apache NiFi,=NiFi > data pipelines
Apache Beam,cloud dataflow,google- > data pipelines
Google Cloud Pub/Sub,dataproc,pub/sub > Google Cloud Platform
Amazon EMR,aws emr > big data,AWS
Parquet,=Avro,apache avro,-iceberg
Apache Spark,=Spark,pyspark,spark sql,-streaming > big data ~ Hadoop
Hadoop,=YARN@,hortonworks,mapreduce,cloudera,hdfs > big data
Apache Hive,=Hive@,hive@,hiveql > Hadoop,SQL
HBase > Hadoop
Apache Pig > Hadoop
Sqoop > Hadoop
Apache Impala,impala@ > Hadoop
Apache Kafka,kafka > stream processing ~ RabbitMQ
Apache Airflow,=Airflow@,airflow dags,airflow@ > data pipelines
=dbt,=DBT@,data build tool > SQL,data modelling
Databricks,unity catalog > Apache Spark
Snowflake > SQL,data warehousing ~ Amazon Redshift
Amazon Redshift,redshift > SQL,data warehousing
Azure Synapse > data warehousing ~ Snowflake,Microsoft Fabric,Azure Data Lake
Microsoft Fabric > data warehousing ~ Azure Data Lake
Azure Data Lake > data warehousing
Azure Data Factory,=ADF@,data factory > ETL
AWS Glue > ETL,AWS
Amazon Athena,aws athena > SQL,AWS
Informatica,powercenter > ETL ~ Talend,SSIS,DataStage
Talend > ETL ~ SSIS
DataStage > ETL ~ Ab Initio,Pentaho
Ab Initio > ETL ~ Pentaho
Pentaho > ETL
Fivetran,stitch data > ETL ~ Airbyte,Matillion
Airbyte > ETL ~ Matillion
Matillion > ETL
Teradata > SQL,data warehousing
Vertica > SQL,data warehousing ~ Greenplum,Netezza
Greenplum > SQL,data warehousing ~ Netezza
Netezza > SQL,data warehousing
Collibra,informatica edc > data governance ~ Alation,Microsoft Purview
Alation > data governance ~ Microsoft Purview
Microsoft Purview,azure purview > data governance
knowledge:
data vault modelling,--vault,slowly changing dimensions > data modelling
data lakes,delta lake,lakehouse
# databases
SQL,structured query language
database administration,-maintenance,-management,=DBA,administered databases > databases
database design,-architecture,-modelling,normalization@@,schema design > databases
database development,-programming,-objects,stored procedures > SQL
query optimization,-tuning,sql-,index-,database-,-performance tuning,sql-,optimised queries > SQL
database backup and recovery,=RMAN,database backup,-restore,-recovery,point-in-time- > database administration
database replication,-clustering,high availability databases,always on availability groups,log shipping,oracle rac,-data guard,sharding > database administration
database security,-auditing,-access control > database administration
database upgrades,-patching > database administration
T-SQL,transact-sql,tsql > Microsoft SQL Server
PL/SQL,plsql > Oracle Database
knowledge:
databases,=DBMS
relational databases,-data,=RDBMS > databases
NoSQL,document databases,non-relational- > databases
graph databases > NoSQL
tool:
MySQL,my sql > SQL,relational databases ~ PostgreSQL,MariaDB,Microsoft SQL Server
MariaDB > SQL,relational databases
PostgreSQL,=PgSQL,postgres > SQL,relational databases ~ Microsoft SQL Server,Oracle Database
Microsoft SQL Server,=SSMS,azure sql,ms-,mssql,sql server > SQL,relational databases ~ Oracle Database
Oracle Database,=Oracle@,oracle 11g,-exadata,-12c,-19c,-sql,-db > SQL,relational databases
SQLite > SQL,relational databases
IBM Db2,=DB2 > SQL,relational databases
Sybase,sap ase > SQL,relational databases
Amazon RDS,aws rds > relational databases ~ Amazon Aurora
Amazon Aurora,aws aurora > relational databases
Microsoft Access,=Access@,access database,ms access > databases
FileMaker > databases
MongoDB,mongo,mongoose@ > NoSQL ~ Cassandra,DynamoDB,Couchbase
Redis > NoSQL
Cassandra@,scylladb > NoSQL ~ DynamoDB
DynamoDB,dynamo db > NoSQL
Couchbase,couchdb > NoSQL
Azure Cosmos DB,cosmos db,cosmosdb > NoSQL ~ MongoDB
Elasticsearch,=ELK,elastic search,-stack,elk-,opensearch ~ Apache Solr
Neo4j,cypher query language > graph databases
ClickHouse > databases ~ InfluxDB,TimescaleDB,Apache Druid
InfluxDB,time series databases > databases ~ TimescaleDB,Apache Druid
TimescaleDB > databases ~ Apache Druid
Apache Druid > databases
SAP HANA,hana database > SQL,databases
SAP BW,sap business warehouse > data warehousing,business intelligence ~ SAP Analytics Cloud
SAP Analytics Cloud > business intelligence
=TOAD,toad for oracle > SQL ~ DBeaver
DBeaver > SQL
# certificates and degrees
certification:
Microsoft Certified Power BI Data Analyst,da-100,microsoft power bi certification,pl-300,power bi data analyst associate > Power BI
Tableau Desktop Specialist,tableau certification,-desktop certified associate > Tableau
Google Data Analytics Certificate,google data analytics > data analysis
IBM Data Science Professional Certificate,ibm data science
AWS Certified Data Engineer,aws certified data analytics,aws data engineer associate
AWS Certified Machine Learning,aws machine learning specialty > machine learning
Azure Data Engineer Associate,microsoft certified azure data engineer,dp-200,dp-203
Azure Data Scientist Associate,ai-102,ai-900,azure ai engineer associate,dp-100
Google Professional Data Engineer,gcp professional data engineer
Oracle Certified Database Administrator,oracle dba certification,--certified associate database,--professional database > Oracle Database
SnowPro Core,snowflake certification > Snowflake
Databricks Certified Data Engineer,databricks certification > Databricks
CDMP,=DAMA,certified data management professional,dama-dmbok > data governance
Certified Analytics Professional
SAS certification,sas certified > SAS
knowledge:
degree in statistics,-analytics,-data science,--mathematics,-a quantitative field`
