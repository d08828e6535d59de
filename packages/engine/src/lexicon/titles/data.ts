export const dataTitles = `
# analysis
data analyst,analytics-,information-,data insights-,--analysis specialist,data analytics-- > data-analysis
business intelligence analyst,-consultant,bi-- > data-analysis
reporting analyst,-specialist,mi analyst,mis-,management information-,report developer@,-writer > data-analysis
insights analyst,customer- > data-analysis
product analyst,growth-,product data- > data-analysis
marketing data analyst,--analytics manager,-analyst,web-,web--,digital- > data-analysis
sales data analyst,commercial-,sales--,-operations analyst@,revenue-- > data-analysis
operations data analyst,--analyst,operational-,performance analyst@ > data-analysis
healthcare data analyst,clinical-,health-,healthcare--,health informatics- > data-analysis
research data analyst,quantitative research--,--researcher@ > data-analysis
GIS analyst,geospatial-,-data analyst,=GIS specialist,gis developer,-technician,-officer > data-analysis
analytics manager,-lead,bi manager,business intelligence-,insights--,data analysis-,director of analytics,head- > data-analysis
pricing data analyst,credit-,risk-,fraud- > data-analysis
people analytics analyst,people data--,hr-,--analytics specialist,workforce analyst@ > data-analysis
sports data analyst,performance- > data-analysis
# science and machine learning
data scientist,applied-,decision-,data science consultant,-analyst > data-science
machine learning engineer,-developer,ml--,-engineer > data-science
AI researcher,ai research scientist,machine learning--,-researcher,deep-,-engineer > data-science
MLOps engineer,ml ops-,ml platform-- > data-science
NLP engineer,natural language processing-,computational linguist,nlp scientist > data-science
computer vision engineer,-developer,-scientist,image processing engineer > data-science
data science manager,machine learning--,director of data science,head-,--ai,ai lead,lead data scientist > data-science
AI consultant,ai analyst,-product specialist,artificial intelligence--,-engineer > data-science
AI trainer,llm-,ai data-,--evaluator,-training specialist > data-labelling
data annotator,image-,annotation specialist,data labelling-,--labeller > data-labelling
# statistics
statistician,statistical analyst,-officer > statistics
biostatistician,biometrician,clinical statistician,medical- > statistics
statistical programmer,r-,sas-,-analyst > statistics
quantitative analyst,-modeller,-developer,=Quant,quant analyst > statistics
operational researcher,-research analyst,operations-,optimization scientist > statistics
econometrician,econometric modeller > statistics
mathematician,mathematical modeller > statistics
demographer,population analyst > statistics
# engineering
data engineer,data pipeline-,data platform--,analytics engineering lead > data-engineering
analytics engineer,bi-,business intelligence- > data-engineering
ETL developer,datastage-,informatica-,ssis-,talend-,data integration-,-engineer,etl-- > data-engineering
data warehouse developer,-specialist,-analyst,-architect,-engineer,dwh developer > data-engineering
business intelligence developer,qlik--,ssrs-,bi-,cognos-,tableau-,microstrategy-,business objects- > data-engineering
big data developer,-architect,hadoop administrator,-developer,spark-,kafka engineer > data-engineering
SQL developer,sql server-,database--,-programmer,sql-,-analyst > data-engineering
data architect,database-,data solutions-,--modeler > data-engineering
data engineering manager,data platform--,director of data engineering,lead data engineer > data-engineering
data migration specialist,-consultant,-analyst,data conversion--,-specialist > data-engineering
# databases and governance
database administrator,-admin,-specialist,-engineer,-manager,=DBA,oracle dba,sql-,mysql-,postgresql-,sql server- > database-administration
database analyst,-coordinator > database-administration
data governance analyst,-lead,-manager,-officer,--steward > data-governance
data quality analyst,-manager,-specialist,data integrity--,-analyst,data validation-- > data-governance
master data analyst,-coordinator,-specialist,-manager,mdm consultant,-specialist > data-governance
data manager,data operations-,--coordinator,-specialist,-officer,data management-,-analyst > data-governance
clinical data manager,-coordinator,-associate > data-governance
chief data officer,chief analytics--,=CDO@,data director,head of data,vp- > data-leadership
data product manager,data programme--,data project-- > data-leadership
data consultant,analytics-,data strategy- > data-leadership`
