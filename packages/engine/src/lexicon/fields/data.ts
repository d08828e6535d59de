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
knowledge: descriptive statistics,summary- > statistical analysis
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
knowledge: self-service analytics,-bi,-reporting > business intelligence
survey data analysis,survey--,-weighting
# statistics and method
A/B testing,split-,controlled experiments,online-,experimentation@,ab tests
hypothesis testing,significance-,t-tests,chi-square test,statistical significance > statistical analysis
regression analysis,-modelling,linear regression,logistic-,multiple- > statistical analysis
time series analysis,--series,=ARIMA,arima > statistical analysis
knowledge: Bayesian statistics,bayesian inference,-methods,-modelling > statistical analysis
causal inference,-analysis@,difference-in-differences,propensity score matching > statistical analysis
experimental design,experiment-,=DOE@
knowledge: sampling methods,-techniques,sample size calculation,statistical sampling
multivariate analysis,cluster-,factor-,principal component-,=ANOVA,=PCA@,anova > statistical analysis
knowledge: probability,monte carlo,stochastic processes
survival analysis,cox regression,kaplan-meier > statistical analysis
optimization modelling,linear programming,mathematical optimization,operations research
econometrics,panel data
knowledge: mathematics,calculus@,linear algebra,mathematical modelling
simulation modelling,discrete event simulation
biostatistics,clinical trial statistics,statistical analysis plan > statistical analysis
spreadsheet modelling,excel-,complex spreadsheets > Microsoft Excel
# analysis tools
tool: Power BI,powerbi > business intelligence,data visualization ~ Tableau,Qlik,Looker
=DAX,data analysis expressions > Power BI
tool: Power Query,m language,power pivot,powerpivot
tool: Tableau > business intelligence,data visualization ~ Qlik,Looker
tool: Qlik,qlikview,qliksense > business intelligence,data visualization
tool: =Looker,looker dashboards,lookml > business intelligence,data visualization
tool: Looker Studio,data studio > data visualization ~ Looker,Power BI
tool: Amazon QuickSight,quicksight > business intelligence ~ Power BI,Tableau
tool: MicroStrategy,micro strategy > business intelligence ~ Cognos
tool: Cognos > business intelligence
tool: SAP BusinessObjects,business objects,sap bo,webi > business intelligence ~ Crystal Reports
tool: Crystal Reports > business intelligence
tool: =Domo > business intelligence ~ Sisense,Metabase,ThoughtSpot
tool: Sisense > business intelligence ~ Metabase,ThoughtSpot,Apache Superset
tool: Metabase > business intelligence ~ ThoughtSpot,Apache Superset
tool: ThoughtSpot > business intelligence ~ Apache Superset
tool: Apache Superset,superset@ > business intelligence ~ Domo
tool: Alteryx > data preparation software
tool: data preparation software
tool: KNIME > data preparation software ~ RapidMiner,Dataiku
tool: RapidMiner > data preparation software ~ Dataiku
tool: Dataiku > data preparation software
tool: SSRS,reporting services > Microsoft SQL Server
tool: SSIS,sql server integration services > ETL,Microsoft SQL Server
tool: SSAS,=OLAP,olap cubes,sql server analysis services,tabular model > Microsoft SQL Server
=R,dplyr,ggplot2,r language,-studio,-shiny,-programming,rstudio,tidyverse > statistical analysis ~ Python,SAS,Stata,SPSS
tool: =SAS,sas/stat > statistical analysis ~ SPSS,Stata
tool: SPSS > statistical analysis ~ Stata
tool: Stata > statistical analysis
tool: EViews > statistical analysis ~ Minitab,JMP
tool: Minitab > statistical analysis ~ JMP
tool: =JMP > statistical analysis
tool: MATLAB
=Julia@
tool: Google BigQuery,big query,bigquery > SQL,data warehousing ~ Snowflake,Amazon Redshift
tool: Jupyter,jupyterlab ~ Google Colab
tool: Google Colab,colab notebooks
tool: pandas > Python,data analysis
tool: NumPy,num py > Python
tool: SciPy > Python,statistical analysis ~ statsmodels
tool: statsmodels > Python,statistical analysis
tool: Matplotlib,matplotlib/seaborn,seaborn > Python,data visualization
tool: Plotly > Python,data visualization ~ Bokeh,Streamlit
tool: Bokeh@ > Python,data visualization ~ Streamlit
tool: Streamlit > Python,data visualization
tool: QGIS > geospatial analysis ~ ArcGIS
tool: ArcGIS,arcmap > geospatial analysis
# machine learning
machine learning,=ML,ml algorithms,-models > artificial intelligence
knowledge: artificial intelligence,ai solutions,-tools,-technologies,=AI,applied ai ~ machine learning
deep learning,=CNN@,=LSTM,=RNN@,neural networks > machine learning
data science > statistical analysis ~ machine learning
predictive modelling,-analytics,prescriptive-,statistical modelling
knowledge: supervised learning,unsupervised- > machine learning
classification models,decision trees,ensemble methods,gradient boosting,=SVM,k-nearest neighbours,naive bayes,random forest,support vector machines > machine learning
clustering algorithms,k-means,unsupervised clustering,dimensionality reduction > machine learning
reinforcement learning,q-learning > machine learning
natural language processing,-understanding,=NLP,=NLU,text classification,named entity recognition > machine learning
knowledge: large language models,foundation--,language-,gpt-,=LLM,=LLMs,bert model,transformers@ > natural language processing
knowledge: generative AI,-artificial intelligence,=GenAI,chatgpt,diffusion models,gen ai
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
tool: MLflow,ml flow > MLOps ~ Weights & Biases
tool: Weights & Biases,weights and biases > MLOps
knowledge: responsible AI,ai ethics,-governance,-safety,explainable ai,model explainability,shap values
data annotation,image-,data labelling,-tagging,labelled data
tool: TensorFlow,tensor flow > deep learning,Python ~ PyTorch,Keras
tool: PyTorch,py torch,torchvision > deep learning,Python ~ Keras
tool: Keras > deep learning,Python
tool: =JAX,google jax > deep learning,Python ~ PyTorch
tool: ONNX,tensorrt > model deployment
knowledge: generative adversarial networks,=GAN@,=GANs,variational autoencoders > deep learning
graph analytics,-neural networks,network analysis@,knowledge graphs
tool: Amazon Bedrock,aws bedrock > generative AI,AWS
distributed training,gpu-,model parallelism,ray framework > deep learning
tool: scikit-learn,scikit,sklearn > machine learning,Python
tool: XGBoost > machine learning ~ LightGBM,CatBoost
tool: LightGBM > machine learning ~ CatBoost
tool: CatBoost > machine learning
tool: Hugging Face,huggingface > natural language processing
tool: spaCy > natural language processing,Python ~ NLTK,Gensim
tool: NLTK > natural language processing,Python ~ Gensim
tool: Gensim > natural language processing,Python
tool: Amazon SageMaker,sagemaker > machine learning ~ Vertex AI,Azure Machine Learning
tool: Vertex AI > machine learning ~ Azure Machine Learning
tool: Azure Machine Learning,azure ml > machine learning ~ Azure OpenAI
tool: Azure OpenAI,azure ai services,azure cognitive-- > machine learning
tool: vector databases,pgvector
tool: Pinecone@ > vector databases ~ Weaviate,FAISS
tool: Weaviate,milvus@ > vector databases ~ FAISS
tool: FAISS > vector databases
# engineering of data
data engineering,-infrastructure,-platform development
ETL,=ELT,data extraction,extract transform load,-and load
data pipelines,-ingestion,pipeline orchestration,batch processing > data engineering
tool: Dagster,luigi@,prefect@ > data pipelines ~ Apache Airflow
tool: Apache NiFi,=NiFi > data pipelines
tool: Apache Beam,cloud dataflow,google- > data pipelines
tool: Google Cloud Pub/Sub,dataproc,pub/sub > Google Cloud Platform
tool: Amazon EMR,aws emr > big data,AWS
change data capture,=CDC@,data replication,debezium
knowledge: data vault modelling,--vault,slowly changing dimensions > data modelling
tool: Parquet,=Avro,apache avro,-iceberg
data warehousing,-marts,=DWH,=EDW
data modelling,dimensional-,=ERD,entity relationship diagrams,erwin data modeler,kimball methodology,star schema
knowledge: data lakes,delta lake,lakehouse
data architecture,data platform-,--mesh
data integration,data source-,--consolidation
data migration,-conversion,migrated data
data governance,-policies,-standards,-stewardship,-catalog,-lineage
master data management,reference-,master data,mdm hub,-platform
metadata management,data dictionary,metadata
big data,large datasets,-data sets
tool: Apache Spark,=Spark,pyspark,spark sql,-streaming > big data ~ Hadoop
tool: Hadoop,=YARN@,hortonworks,mapreduce,cloudera,hdfs > big data
tool: Apache Hive,=Hive@,hive@,hiveql > Hadoop,SQL
tool: HBase > Hadoop
tool: Apache Pig > Hadoop
tool: Sqoop > Hadoop
tool: Apache Impala,impala@ > Hadoop
tool: Apache Kafka,kafka > stream processing ~ RabbitMQ
stream processing,real-time data-,--streaming,event-,streaming data
Apache Flink,flink > stream processing ~ Amazon Kinesis
Amazon Kinesis,kinesis > stream processing
tool: Apache Airflow,=Airflow@,airflow dags,airflow@ > data pipelines
tool: =dbt,=DBT@,data build tool > SQL,data modelling
tool: Databricks,unity catalog > Apache Spark
tool: Snowflake > SQL,data warehousing ~ Amazon Redshift
tool: Amazon Redshift,redshift > SQL,data warehousing
tool: Azure Synapse > data warehousing ~ Snowflake,Microsoft Fabric,Azure Data Lake
tool: Microsoft Fabric > data warehousing ~ Azure Data Lake
tool: Azure Data Lake > data warehousing
tool: Azure Data Factory,=ADF@,data factory > ETL
tool: AWS Glue > ETL,AWS
tool: Amazon Athena,aws athena > SQL,AWS
tool: Informatica,powercenter > ETL ~ Talend,SSIS,DataStage
tool: Talend > ETL ~ SSIS
tool: DataStage > ETL ~ Ab Initio,Pentaho
tool: Ab Initio > ETL ~ Pentaho
tool: Pentaho > ETL
tool: Fivetran,stitch data > ETL ~ Airbyte,Matillion
tool: Airbyte > ETL ~ Matillion
tool: Matillion > ETL
tool: Teradata > SQL,data warehousing
tool: Vertica > SQL,data warehousing ~ Greenplum,Netezza
tool: Greenplum > SQL,data warehousing ~ Netezza
tool: Netezza > SQL,data warehousing
tool: Collibra,informatica edc > data governance ~ Alation,Microsoft Purview
tool: Alation > data governance ~ Microsoft Purview
tool: Microsoft Purview,azure purview > data governance
# databases
SQL,structured query language
knowledge: databases,=DBMS
knowledge: relational databases,-data,=RDBMS > databases
knowledge: NoSQL,document databases,non-relational- > databases
database administration,-maintenance,-management,=DBA,administered databases > databases
database design,-architecture,-modelling,normalization@@,schema design > databases
database development,-programming,-objects,stored procedures > SQL
query optimization,-tuning,sql-,index-,database-,-performance tuning,sql-,optimised queries > SQL
database backup and recovery,=RMAN,database backup,-restore,-recovery,point-in-time- > database administration
database replication,-clustering,high availability databases,always on availability groups,log shipping,oracle rac,-data guard,sharding > database administration
database security,-auditing,-access control > database administration
database upgrades,-patching > database administration
tool: MySQL,my sql > SQL,relational databases ~ PostgreSQL,MariaDB,Microsoft SQL Server
tool: MariaDB > SQL,relational databases
tool: PostgreSQL,=PgSQL,postgres > SQL,relational databases ~ Microsoft SQL Server,Oracle Database
tool: Microsoft SQL Server,=SSMS,azure sql,ms-,mssql,sql server > SQL,relational databases ~ Oracle Database
T-SQL,transact-sql,tsql > Microsoft SQL Server
tool: Oracle Database,=Oracle@,oracle 11g,-exadata,-12c,-19c,-sql,-db > SQL,relational databases
PL/SQL,plsql > Oracle Database
tool: SQLite > SQL,relational databases
tool: IBM Db2,=DB2 > SQL,relational databases
tool: Sybase,sap ase > SQL,relational databases
tool: Amazon RDS,aws rds > relational databases ~ Amazon Aurora
tool: Amazon Aurora,aws aurora > relational databases
tool: Microsoft Access,=Access@,access database,ms access > databases
tool: FileMaker > databases
tool: MongoDB,mongo,mongoose@ > NoSQL ~ Cassandra,DynamoDB,Couchbase
tool: Redis > NoSQL
tool: Cassandra@,scylladb > NoSQL ~ DynamoDB
tool: DynamoDB,dynamo db > NoSQL
tool: Couchbase,couchdb > NoSQL
tool: Azure Cosmos DB,cosmos db,cosmosdb > NoSQL ~ MongoDB
tool: Elasticsearch,=ELK,elastic search,-stack,elk-,opensearch ~ Apache Solr
tool: Neo4j,cypher query language > graph databases
knowledge: graph databases > NoSQL
tool: ClickHouse > databases ~ InfluxDB,TimescaleDB,Apache Druid
tool: InfluxDB,time series databases > databases ~ TimescaleDB,Apache Druid
tool: TimescaleDB > databases ~ Apache Druid
tool: Apache Druid > databases
tool: SAP HANA,hana database > SQL,databases
tool: SAP BW,sap business warehouse > data warehousing,business intelligence ~ SAP Analytics Cloud
tool: SAP Analytics Cloud > business intelligence
tool: =TOAD,toad for oracle > SQL ~ DBeaver
tool: DBeaver > SQL
# certificates and degrees
certification: Microsoft Certified Power BI Data Analyst,da-100,microsoft power bi certification,pl-300,power bi data analyst associate > Power BI
certification: Tableau Desktop Specialist,tableau certification,-desktop certified associate > Tableau
certification: Google Data Analytics Certificate,google data analytics > data analysis
certification: IBM Data Science Professional Certificate,ibm data science
certification: AWS Certified Data Engineer,aws certified data analytics,aws data engineer associate
certification: AWS Certified Machine Learning,aws machine learning specialty > machine learning
certification: Azure Data Engineer Associate,microsoft certified azure data engineer,dp-200,dp-203
certification: Azure Data Scientist Associate,ai-102,ai-900,azure ai engineer associate,dp-100
certification: Google Professional Data Engineer,gcp professional data engineer
certification: Oracle Certified Database Administrator,oracle dba certification,--certified associate database,--professional database > Oracle Database
certification: SnowPro Core,snowflake certification > Snowflake
certification: Databricks Certified Data Engineer,databricks certification > Databricks
certification: CDMP,=DAMA,certified data management professional,dama-dmbok > data governance
certification: Certified Analytics Professional
certification: SAS certification,sas certified > SAS
knowledge: degree in statistics,-analytics,-data science,--mathematics,-a quantitative field`
