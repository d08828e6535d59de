export const dataTitles = `
# analysis
> data-analysis
data analyst,analytics-,information-,data insights-,--analysis specialist,data analytics--
business intelligence analyst,-consultant,bi--
reporting analyst,-specialist,mi analyst,management information-,mis executive,-officer,report writer,-developer@
insights analyst,customer-
product analyst,growth-,product data-
marketing data analyst,--analytics manager,-analyst,web-,web--,digital-
sales data analyst,commercial-,sales--,-operations analyst@,revenue--
operations data analyst,--analyst,operational-,performance analyst@
healthcare data analyst,clinical-,health-,healthcare--,health informatics-
research data analyst,quantitative research--,--researcher@
GIS analyst,geospatial-,-data analyst,=GIS specialist,gis developer,-technician,-officer
analytics manager,-lead,bi manager,business intelligence-,insights--,data analysis-,director of analytics,head-
pricing data analyst,credit-,risk-,fraud-
people analytics analyst,people data--,hr-,--analytics specialist,workforce analyst@
sports data analyst,performance-
# science and machine learning
> data-science
data scientist,applied-,decision-,=DS@@,data science consultant,-engineer,-intern
machine learning engineer,-developer,ml--,-engineer
AI researcher,ai research scientist,machine learning--,-researcher,deep-,-engineer
MLOps engineer,ml ops-,ml platform--
NLP engineer,natural language processing-,computational linguist,nlp scientist
computer vision engineer,-developer,-scientist,image processing engineer
data science manager,machine learning--,director of data science,head-,--ai,ai lead,lead data scientist
AI consultant,ai analyst,-product specialist,artificial intelligence--,-engineer
> data-labelling
AI trainer,llm-,ai data-,--evaluator,-training specialist
data annotator,image-,annotation specialist,data labelling-,--labeller
# statistics
> statistics
statistician,statistical analyst,-officer
biostatistician,biometrician,clinical statistician,medical-
statistical programmer,r-,sas-,-analyst
quantitative analyst,-modeller,-developer,=Quant,quant analyst
operational researcher,-research analyst,operations-,optimization scientist
econometrician,econometric modeller
mathematician,mathematical modeller
demographer,population analyst
# engineering
> data-engineering
data engineer,data platform-,snowflake--,data pipeline-,databricks--,-developer,snowflake-,pyspark-,analytics engineering lead
analytics engineer,bi-,business intelligence-
ETL developer,datastage-,informatica-,ssis-,pentaho-,talend-,ab initio-,data integration--,-engineer,etl--
data warehouse developer,-specialist,-analyst,-architect,-engineer,dwh developer
business intelligence developer,qlik--,ssrs-,bi-,cognos-,tableau-,microstrategy-,business objects-
big data developer,-architect,hadoop administrator,-developer,spark-,kafka engineer
SQL developer,sql server-,database--,-programmer,sql-,-analyst
data architect,database-,data solutions-,--modeler
data engineering manager,data platform--,director of data engineering,lead data engineer
data migration specialist,-consultant,--conversion specialist,-analyst
# databases and governance
> database-administration
database administrator,mongodb-,oracle-,sql server-,=DBA,database engineer,-admin,-specialist,-manager
database analyst,-coordinator
> data-governance
data governance analyst,-lead,-manager,-officer,--steward
data quality analyst,-manager,--integrity specialist,-analyst,data validation--
master data analyst,-coordinator,-specialist,-manager,mdm consultant,-specialist
data manager,data operations-,--coordinator,-specialist,-officer,data management-,-analyst
clinical data manager,-coordinator,-associate
> data-leadership
chief data officer,chief analytics--,=CDO@,data director,head of data,vp-
data product manager,data programme--,data project--
data consultant,analytics-,data strategy-`
