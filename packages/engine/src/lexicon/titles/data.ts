export const dataTitles = `
# analysis
data analyst | data analytics specialist, analytics analyst, data analysis specialist, data insights analyst, information analyst | data-analysis
business intelligence analyst | bi analyst, business intelligence specialist, bi specialist, business intelligence consultant, bi consultant | data-analysis
reporting analyst | mis analyst, management information analyst, mi analyst, report writer, reporting specialist, report developer@ | data-analysis
insights analyst | customer analyst | data-analysis
product analyst | product data analyst, growth analyst | data-analysis
marketing data analyst | marketing analytics analyst, web analyst, digital analyst, web analytics analyst, marketing analytics specialist, marketing analytics manager | data-analysis
sales data analyst | sales analyst, sales operations analyst@, commercial data analyst, revenue analyst@ | data-analysis
operations data analyst | operations analyst, operational analyst, performance analyst@ | data-analysis
healthcare data analyst | health data analyst, clinical data analyst, health informatics analyst, healthcare analyst | data-analysis
research data analyst | quantitative research analyst, quantitative researcher@ | data-analysis
GIS analyst | =GIS specialist, gis technician, gis developer, geospatial analyst, geospatial data analyst, gis officer | data-analysis
analytics manager | head of analytics, director of analytics, business intelligence manager, bi manager, data analysis manager, analytics lead, insights manager | data-analysis
pricing data analyst | risk data analyst, fraud data analyst, credit data analyst | data-analysis
people analytics analyst | hr data analyst, workforce analyst@, people data analyst, hr analytics specialist | data-analysis
sports data analyst | performance data analyst | data-analysis
# science and machine learning
data scientist | applied scientist, data science analyst, decision scientist, data science consultant | data-science
machine learning engineer | ml engineer, machine learning developer, ai/ml engineer, ml developer | data-science
AI researcher | ai research scientist, machine learning researcher, machine learning scientist, research scientist machine learning, deep learning engineer, deep learning researcher | data-science
MLOps engineer | ml ops engineer, machine learning operations engineer, ml platform engineer | data-science
NLP engineer | natural language processing engineer, computational linguist, nlp scientist | data-science
computer vision engineer | computer vision scientist, computer vision developer, image processing engineer | data-science
data science manager | head of data science, director of data science, lead data scientist, machine learning manager, head of ai, ai lead | data-science
AI consultant | ai specialist, artificial intelligence specialist, ai product specialist, artificial intelligence engineer, ai analyst | data-science
AI trainer | ai data trainer, ai training specialist, llm trainer, ai evaluator | data-labelling
data annotator | data labeller, data labeler, annotation specialist, image annotator, data labelling specialist | data-labelling
# statistics
statistician | statistical analyst, statistical officer | statistics
biostatistician | clinical statistician, biometrician, medical statistician | statistics
statistical programmer | sas programmer, r programmer, sas analyst | statistics
quantitative analyst | =Quant, quant analyst, quantitative developer, quantitative modeller | statistics
operational researcher | operations research analyst, operational research analyst, optimization scientist | statistics
econometrician | econometric modeller | statistics
mathematician | mathematical modeller | statistics
demographer | population analyst | statistics
# engineering
data engineer | data pipeline engineer, data platform engineer, analytics engineering lead | data-engineering
analytics engineer | bi engineer, business intelligence engineer | data-engineering
ETL developer | etl engineer, informatica developer, talend developer, datastage developer, ssis developer, data integration developer, data integration engineer | data-engineering
data warehouse developer | data warehouse engineer, data warehouse analyst, dwh developer, data warehouse architect, data warehouse specialist | data-engineering
business intelligence developer | bi developer, tableau developer, qlik developer, cognos developer, microstrategy developer, business objects developer, ssrs developer | data-engineering
big data developer | hadoop developer, spark developer, hadoop administrator, big data architect, kafka engineer | data-engineering
SQL developer | sql server developer, sql programmer, database developer, database programmer, sql analyst | data-engineering
data architect | database architect, data solutions architect, data modeler, data modeller | data-engineering
data engineering manager | head of data engineering, data platform manager, director of data engineering, lead data engineer | data-engineering
data migration specialist | data migration analyst, data migration consultant, data conversion analyst, data conversion specialist | data-engineering
# databases and governance
database administrator | =DBA, oracle dba, sql server dba, database admin, database manager, database engineer, mysql dba, postgresql dba, sql dba, database specialist | database-administration
database analyst | database coordinator, database technician, database officer | database-administration
data governance analyst | data steward, data governance manager, data governance specialist, data governance lead, data governance officer | data-governance
data quality analyst | data quality specialist, data quality manager, data integrity analyst, data integrity specialist, data validation analyst | data-governance
master data analyst | master data specialist, mdm analyst, master data manager, mdm specialist, master data coordinator, mdm consultant | data-governance
data manager | data management specialist, data management analyst, data operations manager, data coordinator, data officer, data management officer, data specialist | data-governance
clinical data manager | clinical data coordinator, clinical data management specialist, clinical data associate | data-governance
chief data officer | =CDO@, head of data, director of data, data director, chief analytics officer, vp of data | data-leadership
data product manager | data project manager, data and analytics lead, data programme manager | data-leadership
data consultant | analytics consultant, data strategy consultant | data-leadership
`
