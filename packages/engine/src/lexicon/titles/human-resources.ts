export const humanResourcesTitles = `
> human-resources
HR administrator,HR data-,HR operations--,people-,-associate,-coordinator,HR-,-assistant,people--,HR-,HR officer-,HR services--,-administrator,HR payroll--,human resources--,-clerk,-technician,-administrative assistant,--assistant,-associate,-coordinator,-intern,HR--,-trainee,-technician,-associate,-secretary,-admin,-apprentice,-clerk,personnel-,-coordinator,HR-,people-,-administrator,personnel-,-assistant,-specialist,employee records-,HR support--,-officer
onboarding coordinator,-administrator
HR generalist,people-,-officer,HR-,-consultant,people-,-advisor,HR-,HR operations-,-specialist,people--,HR-,-executive,-practitioner,human resources-,-generalist,-advisor,-officer,-specialist,-executive,-consultant,-representative,HR--
people operations specialist,-partner,--ops@@
personnel officer
people partner
HR business partner,human resources-,people--,HR--,strategic people-,human resources--,HRBP
employee relations specialist,-manager,-partner,-consultant,-investigator,workplace--,labor relations representative,-manager,industrial-,-officer,ER specialist,-manager,ER case-,employment relations advisor
diversity and inclusion manager,-specialist,DEI consultant,-manager,EDI-,inclusion-,diversity-,-recruiter,-officer,equality-,EEO-,-specialist,equal opportunity-,affirmative action--,EDI coordinator,-lead
employee engagement manager,-coordinator,--experience specialist,-manager,-partner,people-,colleague experience manager,happiness--,internal engagement-
> human-resources-leadership
HR manager,HR compliance-,HR operations--,people-,culture--,HR transformation-,HR office--,people experience--,personnel--,HR delivery-,HR project--,HR services--,people-,human resources--,-supervisor,HR--,-lead,-team leader,people-,=HRM@@
HR director,people-,human resources-,chief talent officer,head of HR,-people,-human resources,=HRD@@
chief people officer,chief human resources--,=CHRO,VP HR,-of people,--human resources,VP of-,vice president-,HR vice president
> recruitment
recruiter,talent consultant,personnel-,placement-,staffing-,360 recruitment-,IT-,graduate-,permanent-,social care-,temporary--,healthcare-,industrial-,trainee-,education-,recruiting--,-specialist,resourcing-,TA-,recruitment-,-business partner,--officer,-partner,talent acquisition-,-executive,-representative,-consultant,-specialist,staffing--,talent-,-executive,-advisor,resourcing-,-partner,TA-,talent-,headhunter
recruitment consultant
recruitment coordinator,interview-,talent acquisition-,-assistant,-associate,-administrator,recruiting--,recruitment-,-consultant assistant,--associate,-compliance officer,--officer assistant,--support officer,--researcher,-intern,-resourcer,candidate-,trainee-,sourcer,executive search associate,-researcher,talent--,-associate,recruiting-,-assistant,recruiter-,staffing-,-coordinator,hiring-,talent-,-sourcing specialist,delivery consultant,sourcing recruiter
resourcer,resourcing assistant,-coordinator,-administrator,-officer
recruitment manager,-director,-lead,-branch manager,staffing-,--manager,university relations-,early careers--,recruiting operations--,recruitment-,--delivery manager,--supervisor,-team leader,--account manager,staffing-,RPO-,RPO--,talent acquisition-,-director,-lead,recruiter--,recruiting-,-supervisor,-team lead,--manager,resourcing-,-lead,VP talent acquisition,director of recruiting,head of recruitment,-talent,-resourcing,principal recruitment consultant
employer brand manager,recruitment marketing--
> learning-and-development
training specialist,onboarding-,learning-,employee development-,training and-,L&D administrator,-consultant,leadership development-,learning--,training-,-advisor,-coordinator,learning support-,--partner,L&D business-,L&D--,talent development-,-coordinator,learning and-,organisational development officer,training--,-instructor,-analyst,-assistant,-associate,-executive,-representative,facilitator@,trainer
LMS administrator,learning-,training-
apprenticeship assessor,-coordinator,-manager,NVQ assessor,work-based learning-,work based--,end point--,internal quality assurer,skills coach
instructional designer,-developer,learning content-,training-,training--,digital learning-,-specialist,-manager,instructional design--,-consultant,--systems designer,--technologist,learning-,-designer,training-,learning experience-
e-learning developer,-manager,-consultant,-specialist,eLearning-,-developer,elearning designer
training manager,-director,-lead,-supervisor,-team leader,--and development manager,learning-,leadership--,talent-,talent and OD--,L&D lead,learning-,-manager,academy-,talent-,L&D-,talent program-,talent management--,-specialist,director of learning and development,head of training
head of learning and development,director of learning,-training,chief learning officer,head of L&D
organisational development manager,-partner,-consultant,organization-,OD--,-manager
executive coach,leadership-,professional-,business-,corporate-,career transition-,--coach,-consultant,outplacement-
> compensation-and-benefits
compensation analyst,job evaluation-,compensation and benefits--,-manager,reward consultant,compensation-,-manager,-partner,reward-,reward business-,--manager,remuneration-,director of compensation,head-,-reward,stock plan administrator
benefits administrator,claims and leave-,workers compensation coordinator,benefits--,absence-,-manager,workplace wellbeing-,benefits--,-clerk,-account manager,--specialist,disability management-,international assignment--,mobility--,benefits enrollment-,--advisor,-analyst,-assistant,-associate,-counselor,-representative,-enroller,-consultant,global mobility-,-manager,director of benefits
wellbeing manager,-coordinator
leave administrator,-coordinator,-of absence specialist
> hr-systems-and-data
HRIS analyst,workforce information-,HR-,human resources--,HR--,HR reporting-,Workday HCM--,HR data--,-specialist,HRIS--,HR technology-,-manager,HRIS--,workforce planning-,HR systems--,people-,-analyst,HR-,-administrator,HRIS--,ESR officer
people analytics analyst,-specialist,-manager,people insights--,--analyst,HR insights-,people data--
Workday consultant,SuccessFactors-,HCM-,-analyst,Workday-,-administrator
> volunteer-management
volunteer coordinator,volunteer recruitment-,volunteer engagement--,volunteer services--,-manager,--administrator,-supervisor,-manager,-development officer,--program manager,volunteering development--,head of volunteering`
