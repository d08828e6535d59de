export const dataTitles = `
# analysis
data analyst,analytics-,information-,data insights-,--analytics specialist,data analysis-- > data-analysis
business intelligence analyst,-specialist,-consultant,bi--,-analyst > data-analysis
reporting analyst,-specialist,mis analyst,mi-,management information-,report writer,-developer@ > data-analysis
insights analyst,customer- > data-analysis
product analyst,growth-,product data- > data-analysis
marketing data analyst,--analytics specialist,-manager,-analyst,web-,web--,digital- > data-analysis
sales data analyst,commercial-,sales--,-operations analyst@,revenue-- > data-analysis
operations data analyst,--analyst,operational-,performance analyst@ > data-analysis
healthcare data analyst,health-,clinical-,healthcare--,health informatics- > data-analysis
research data analyst,quantitative research--,--researcher@ > data-analysis
GIS analyst,geospatial-,-data analyst,=GIS specialist,gis technician,-developer,-officer > data-analysis
analytics manager,-lead,head of analytics,director-,bi manager,data analysis-,insights--,business intelligence- > data-analysis
pricing data analyst,risk-,fraud-,credit- > data-analysis
people analytics analyst,hr data--,people-,workforce analyst@,hr analytics specialist > data-analysis
sports data analyst,performance- > data-analysis
# science and machine learning
data scientist,applied-,decision-,data science analyst,-consultant > data-science
machine learning engineer,-developer,ml--,-engineer > data-science
AI researcher,ai research scientist,machine learning--,-researcher,deep-,-engineer > data-science
MLOps engineer,ml ops-,ml platform-- > data-science
NLP engineer,natural language processing-,computational linguist,nlp scientist > data-science
computer vision engineer,-scientist,-developer,image processing engineer > data-science
data science manager,machine learning--,head of ai,-data science,director-,ai lead,lead data scientist > data-science
AI consultant,ai analyst,-product specialist,artificial intelligence--,-engineer > data-science
AI trainer,llm-,ai data-,--evaluator,-training specialist > data-labelling
data annotator,image-,data labeller,-labelling specialist,annotation-- > data-labelling
# statistics
statistician,statistical analyst,-officer > statistics
biostatistician,clinical statistician,medical-,biometrician > statistics
statistical programmer,r-,sas-,-analyst > statistics
quantitative analyst,-developer,-modeller,=Quant,quant analyst > statistics
operational researcher,-research analyst,operations-,optimization scientist > statistics
econometrician,econometric modeller > statistics
mathematician,mathematical modeller > statistics
demographer,population analyst > statistics
# engineering
data engineer,data pipeline-,data platform--,analytics engineering lead > data-engineering
analytics engineer,bi-,business intelligence- > data-engineering
ETL developer,informatica-,talend-,datastage-,ssis-,data integration-,-engineer,etl-- > data-engineering
data warehouse developer,-engineer,-analyst,-architect,-specialist,dwh developer > data-engineering
business intelligence developer,bi--,tableau-,qlik-,cognos-,microstrategy-,ssrs-,business objects- > data-engineering
big data developer,-architect,spark developer,hadoop-,-administrator,kafka engineer > data-engineering
SQL developer,sql server-,database--,-programmer,sql-,-analyst > data-engineering
data architect,database-,data solutions-,--modeler > data-engineering
data engineering manager,data platform--,director of data engineering,lead data engineer > data-engineering
data migration specialist,-consultant,-analyst,data conversion--,-specialist > data-engineering
# databases and governance
database administrator,-admin,-manager,-engineer,-specialist,=DBA,oracle dba,mysql-,postgresql-,sql-,-server dba > database-administration
database analyst,-coordinator > database-administration
data governance analyst,-manager,-specialist,-lead,-officer,--steward > data-governance
data quality analyst,-manager,-specialist,data integrity--,-analyst,data validation-- > data-governance
master data analyst,-coordinator,-specialist,-manager,mdm analyst,-specialist,-consultant > data-governance
data manager,data operations-,--specialist,data management-,-analyst,-officer,data--,-coordinator > data-governance
clinical data manager,-coordinator,-associate > data-governance
chief data officer,chief analytics--,=CDO@,head of data,vp-,data director > data-leadership
data product manager,data project--,data programme-- > data-leadership
data consultant,analytics-,data strategy- > data-leadership`
