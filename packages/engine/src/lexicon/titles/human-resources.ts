export const humanResourcesTitles = `
HR administrator,HR payroll-,HR data--,human resources--,-assistant,-coordinator,-clerk,-intern,-associate,-administrative assistant,--technician,HR--,-trainee,-officer assistant,HR--,people-,HR operations-,-administrator,people-,-associate,-coordinator,HR-,HR--,people-,personnel-,-clerk,-administrator,people-,HR services-,-assistant,personnel--,-specialist,employee records-,HR support--,-officer,--secretary,-clerk,-associate,-admin,-apprentice,-intern > human-resources
onboarding coordinator,-administrator > human-resources
HR generalist,people-,human resources-,-officer,-specialist,-advisor,-representative,-consultant,-executive,-practitioner,HR--,-advisor,people-,HR operations-,-specialist,HR--,people-,-officer,HR-,-adviser,people-,-consultant,HR-,-executive,-representative > human-resources
people operations specialist,-partner > human-resources
personnel officer > human-resources
people partner > human-resources
HR business partner,human resources-,people--,HR--,human resources-,strategic people--,HRBP > human-resources
employee relations specialist,labour-,labor-,-representative,-manager,employee-,-partner,-consultant,-investigator,-adviser,-advisor,employment-,ER--,-specialist,-manager,ER case-,industrial relations--,-officer,labour-,workplace investigator > human-resources
HR manager,human resources-,-supervisor,HR--,-lead,-team leader,people-,--operations manager,HR-,HR office--,personnel--,HR services-,people-,HR project--,people experience--,culture--,HR compliance-,HR transformation--,HR delivery-- > human-resources-leadership
HR director,people-,human resources-,head of HR,-people,-human resources,director-,chief talent officer > human-resources-leadership
chief people officer,chief human resources--,VP of people,--HR,-human resources,VP of-,vice president-,=CHRO,HR vice president > human-resources-leadership
recruiter,talent advisor,talent acquisition-,-executive,-representative,-specialist,-consultant,-partner,talent--,recruitment-,-specialist,-officer,-business partner,resourcing--,-advisor,-specialist,staffing-,recruiting-,talent-,-executive,-consultant,staffing-,recruiting-,personnel-,placement-,trainee recruitment-,IT-,360-,healthcare-,education-,temporary-,industrial-,graduate-,permanent-,social care-,headhunter > recruitment
recruitment consultant > recruitment
recruitment coordinator,talent-,staffing-,interview-,hiring-,recruiting-,talent acquisition-,-associate,-assistant,-administrator,recruiting--,recruitment-,-researcher,-support officer,--compliance officer,--intern,-resourcer,-associate,-assistant,-officer assistant,--consultant assistant,staffing--,recruiter-,recruiting-,-associate,talent-,executive search-,-researcher,talent--,-sourcing specialist,candidate resourcer,trainee-,sourcer,delivery consultant,sourcing recruiter > recruitment
resourcer,resourcing administrator,-coordinator,-officer,-assistant > recruitment
recruitment manager,-director,-delivery manager,--team leader,--supervisor,-lead,-account manager,RPO-,staffing-,--manager,-branch manager,recruitment-,--operations manager,recruiting-,--manager,-lead,-supervisor,-team lead,recruiter--,resourcing-,-manager,early careers-,RPO--,university relations-,talent acquisition--,-director,-lead,head of talent,-resourcing,-recruitment,director-,-recruiting,-talent acquisition,VP--,principal recruitment consultant > recruitment
employer brand manager,recruitment marketing-- > recruitment
training specialist,learning-,onboarding-,L&D-,-coordinator,learning and development-,-specialist,training-,employee--,learning-,talent-,-partner,-coordinator,learning support--,training--,-consultant,leadership development-,learning--,L&D-,-partner,L&D business-,learning--,-advisor,L&D-,training-,-associate,-assistant,-executive,-instructor,-representative,-analyst,-officer,organisational development-,L&D--,-administrator,trainer,facilitator@ > learning-and-development
LMS administrator,training-,learning- > learning-and-development
apprenticeship assessor,-coordinator,-manager,skills coach,NVQ assessor,work based-,end point--,work-based learning--,internal quality assurer > learning-and-development
instructional designer,-design specialist,-consultant,-manager,--technologist,-systems designer,--developer,training-,-designer,learning-,-technologist,-experience designer,--content developer,training-,digital learning--,-specialist,-manager > learning-and-development
e-learning developer,-consultant,-manager,-specialist,eLearning-,-developer,elearning designer > learning-and-development
training manager,-lead,-supervisor,-director,-team leader,--and development manager,learning-,talent--,leadership-,talent management--,-specialist,--program manager,academy--,L&D-,talent-,learning-,-lead,L&D-,head of training,director of learning and development,talent and OD manager > learning-and-development
head of learning and development,director of learning,-training,head of L&D,chief learning officer > learning-and-development
organisational development manager,-consultant,-partner,organizational development specialist,-consultant,organization-,OD--,-manager > learning-and-development
compensation analyst,-manager,-consultant,-partner,-associate,-and benefits analyst,-manager,remuneration manager,reward-,-consultant,-advisor,-partner,reward business-,job evaluation analyst,head of reward,-compensation,director-,stock plan administrator > compensation-and-benefits
benefits administrator,claims and leave-,benefits clerk,-enroller,-specialist,disability management-,mobility--,international assignment-,benefits enrollment--,--coordinator,workers compensation-,absence--,-manager,workplace wellbeing-,benefits--,-analyst,-assistant,-advisor,-representative,-associate,-counselor,-account manager,--consultant,global mobility-,-manager,-advisor,director of benefits > compensation-and-benefits
wellbeing manager,-coordinator > compensation-and-benefits
leave administrator,-coordinator,-of absence specialist > compensation-and-benefits
HRIS analyst,Workday HCM-,human resources--,HR systems--,people-,-manager,HR-,-specialist,-administrator,HRIS--,-coordinator,-technician,-manager,HR technology-,-analyst,-specialist,HRIS--,HR data-,-analyst,HR--,HR reporting-,HR information--,workforce-,--planning manager,ESR officer > hr-systems-and-data
people analytics analyst,-manager,-specialist,--data analyst,HR insights--,people--,-insights manager > hr-systems-and-data
Workday consultant,SuccessFactors-,HCM-,-analyst,Workday-,-administrator > hr-systems-and-data
diversity and inclusion manager,-specialist,DEI consultant,-coordinator,EDI-,-lead,-manager,DEI-,inclusion-,diversity-,-recruiter,-officer,equality-,EEO-,-specialist,equal opportunity-,affirmative action-- > human-resources
employee engagement manager,-specialist,-coordinator,employee experience--,-manager,-specialist,-partner,people-,internal engagement manager,happiness--,colleague experience- > human-resources
volunteer coordinator,volunteer engagement-,volunteer recruitment--,volunteer services--,-manager,--manager,-administrator,-program manager,--supervisor,-development officer,volunteering--,-development manager,head of volunteering > volunteer-management
executive coach,professional-,corporate-,leadership-,business-,career-,-transition coach,--consultant,outplacement- > learning-and-development`
