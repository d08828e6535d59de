export const socialWork = `
# casework
social work,-care
case management,-coordination ~ social work
client assessment,strengths-based-,client needs-,needs assessment@ ~ intake interviews
intake interviews,-and assessment,intake process,-screening,client intake,-interviews@@,conducting intakes,intake@@
service plans,person-centred planning ~ client assessment
case notes,daily logs@@,contact-,case recording,-documentation,client-,-records,-files
home visits,home-based services
foster care ~ adoption services
adoption services,-assessment,adoption@@
family support,-advocacy,-services,-preservation,supporting families,working with-
family reunification ~ family support
parenting education,-programmes,-classes,-skills,-support,Triple P,Incredible Years,parent coaching
court report writing,--testimony,court reports
crisis intervention,-support,-counseling
risk assessment of clients,client risk assessment,suicide-
suicide prevention,-awareness,-intervention,-assessment,=ASIST,self-harm,suicidal ideation ~ crisis intervention
client advocacy,independent-,=IMCA,advocacy services,advocacy@,client rights
referrals to community resources,community referrals,-resources,referral services,-to services,resource coordination,-linkage,referring clients ~ multi-agency working
multi-agency working,partnership-,interagency-,-collaboration,inter-agency-,multi-agency,partner agencies
transition planning,-services,-to adulthood
independent living skills,supporting independence,promoting-
community outreach,-development,-activities,-education,-events,outreach-,-programs,-services,community-based-,neighbourhood work,outreach@,community mobilisation
group facilitation,process groups
motivational interviewing,-enhancement therapy,stages of change,=MI@@ ~ client counselling
client counselling,counselling@,individual and group therapy
substance misuse support,--use,-abuse,-misuse,drug-,drug and alcohol-,addictions,=SUD,=SUDs,alcohol dependency,chemical- ~ client counselling
relapse prevention,recovery support,recovery-oriented,peer support@ ~ substance misuse support
domestic violence support,=IDVA,survivors of abuse,refuge@@ ~ victim support
victim support,-advocacy,-services,-assistance,crime victims,human trafficking-
homelessness support,housing-,homeless individuals,-people,-services,homelessness ~ housing assistance
housing assistance,-advice,-search,-navigation,-stabilization,-placement,affordable housing programs
benefits advice,-counselling,-claims,entitlement programs,government benefits,public-,welfare-,social security-,income maximisation,PIP forms,=PIP@@,UC claims
food bank,-pantry,-assistance,soup kitchen
employment support,job developer,resume assistance,employability,workforce development,=IPS@@,Individual Placement and Support,=IAG@@,CV writing,job search support
refugee resettlement,displaced persons,immigrant communities,-services,migrant support,newcomers-
disability services,=I/DD,=IDD@,NDIS,people with learning disabilities,--disabilities@@,individuals-,complex needs,disabled people,physical disabilities,adults with-,children-,intellectual and developmental--
direct support,residential-,support work,vulnerable individuals,-people,direct care,service users
residential childcare,-treatment,-youth care,children's home,-residential,Regulation 44
youth work,-services,-activities,-clubs,-development,-programs,-empowerment,supporting young people,working with youth
gang intervention,contextual safeguarding,violence interruption,-prevention
clinical social work,diagnostic and statistical manual > social work,client counselling
community mental health,--support services,=CMHT,assertive community treatment,care programme approach,clubhouse model,psychiatric rehabilitation,psychosocial-,=ACT team,=CPA@@,=CRHT,crisis resolution and home treatment
skill > social work:
child protection social work,=CPS@,child maltreatment,-protective services,--welfare,-abuse and neglect,children's social care,=S47@@,=ICPC,Section 47 ~ family support
geriatric social work,adult day care,aging services,senior-,older adults-,seniors programs
school social work,education welfare,truancy
skill > client counselling:
family therapy,multisystemic-,family counseling,systemic practice
grief counselling,-support,bereavement@,bereaved families
funeral arranging,-arrangements,-directing,-work,funerals,burials,cremations,crematoria,embalming,chapel of rest ~ grief counselling
knowledge:
safeguarding adults,vulnerable-,=POVA@,adult safeguarding,-social care,adults at risk,section 42 enquiries,Section 42,=S42
looked-after children,foster-,unaccompanied minors,=LAC@,children looked after,--in care,out-of-home--,=CLA@@,LAC reviews,=UASC ~ foster care
trauma-informed care,=PTSD,trauma informed,-survivors,=PIE@@,psychologically informed environment
solution-focused practice,relationship-based-,strengths-based-,-approach,Signs of Safety,brief therapy,solution focused
harm reduction > substance misuse support
dual diagnosis,co-occurring disorders
youth justice,juvenile-,-detention,-offenders,-probation,=YOT@,delinquency prevention,youth offending,=YOS@@ ~ youth work
soft:
cultural competence,-competency,-sensitivity,-humility,anti-discriminatory practice,anti-oppressive-,culturally sensitive-,--competent,-responsive
professional boundaries,client-
empathy with clients,non-judgemental,non-judgmental,nonjudgmental,unconditional positive regard,empathic listening
# law, registration and certificates
social prescribing,-prescriber,community connector,link working,wellbeing services,-support
medication prompting,assist with medication,support-,medication assistance
licence:
licensed professional counselor,licensed--,national certified-,licensed mental health--,=LPC@,=LCMHC,=LCPC,=LMHC,=LPC-A,=LPC-I,=LPCC,=NCC@ > client counselling
marriage and family therapist licence,=AMFT,=LMFT,=MFT@ > family therapy
working with children check,--vulnerable people,=WWCC,Ochre Card,blue card@@
NDIS worker screening,NDIS check
licence > social work:
social worker licence,--work license,LMSW-,=ASW@,=LBSW,=LGSW,=LMSW,=LSW,=LSWAIC,=LSWAA,=RSW@@
clinical social worker licence,---license,LCSW-,LICSW-,=LCSW,=LISW,=LICSW,LCSW-C,=LISW-S,licensed clinical social worker,licensed independent clinical social worker,=LCSWR > social worker licence,social work
Social Work England registration,--England,--Care Wales,HCPC social worker,registered-,SSSC registration,SWE-,-registered,Scottish Social Services Council,=SWE@@ ~ social worker licence
certification:
Bachelor of Social Work,Diploma in--,=BSW,DipSW,social work degree > social work
Master of Social Work,=MSW > Bachelor of Social Work
addiction counselor certification,certified addictions counselor,=CAC@,=CADC,=CASAC,=LADC,=LCADC,=LCDC,=NCAC,=SUDP,LADAC > substance misuse support
peer support certification,peer specialist--,certified peer support specialist,--specialist,--recovery coach
approved mental health professional,-practitioner,=AMHP,=BIA@,AMHP warranted,best interests assessor > social work,Mental Health Act
practice educator,=PEPS,field instruction,-instructor
Level 3 residential childcare diploma,diploma in residential childcare,=CYPW > residential childcare
JNC youth work qualification,youth work degree,JNC qualified,-Level 6,NVQ 3 youth work > youth work
certification > client counselling:
BACP accreditation,-registered,-member,=BABCP,=BACP,=UKCP,=MBACP,=NCPS
counselling diploma,diploma in counselling
knowledge:
human services degree,--services,degree in counseling,-sociology
Mental Health Act,=MHA@@,involuntary commitment,-hospitalization,sectioning^@@
Mental Capacity Act,=DoLS,=MCA@,Deprivation of Liberty Safeguards,best interests decisions,capacity assessments@,mental capacity,=LPS@@,MCA assessments
Care Act 2014,--Act
Children Act,-and Families Act,children's legislation
Adoption and Safe Families Act,=ASFA,ICWA,Indian Child Welfare Act
child and adolescent mental health,=CAMHS
tool:
child welfare systems,CareDirector,Framework-i,Liquid Logic,Mosaic social care,LiquidLogic,SACWIS
homeless management information system,=HMIS,HMIS data entry
case management software,Apricot--,=Therap,CaseWorthy,CharityLog,Credible EHR,Efforts to Outcomes,Lamplight database,SimplePractice,Social Solutions ETO,Theranest,Liquidlogic,=Mosaic@@,=LCS@@,=LAS@@,Eclipse@@,=Apricot@@,CareFirst
# charity, non-profit
program evaluation,outcome measures@
grant writing,bid-,trust fundraising,trusts and foundations,funding bids,-applications,grant-,-seeking,-proposals,-reporting,-management ~ fundraising
social program delivery,--programs,community-,-projects,program coordination@,-implementation@
humanitarian aid,-response,-relief,-sector,-assistance,WASH programmes,aid-,livelihoods-,Sphere standards,USAID,disaster relief,emergency-,=WASH@@,=GBV@@,cash transfers,-programming,food security,livelihoods,=FCDO@@,=UNHCR,=UNICEF,=CVA@@,voucher assistance,=PSEA,=WFP@@,hygiene promotion
church ministry,-administration,congregational care,ministry leadership,religious services,worship-,theology,spiritual counselling,worship@@,discipleship,liturgy,sacraments,ordination
anger management ~ group facilitation
play work,-schemes,adventure playground,playwork
behaviour change support,--modification,behavioral interventions
attachment and child trauma,=PACE model,attachment-based practice,therapeutic parenting ~ trauma-informed care
sleep-in shifts,-duties,waking nights
service user transport,client transportation,accompanying clients
care reviews,-packages@,personal budgets,direct payments,self-directed support
hospital discharge social work,discharge to assess ~ geriatric social work
financial assistance programs,energy-,rent assistance,rental-,utility-,emergency financial-,LIHEAP ~ benefits advice
veterans services,-support,SSVF,supporting veterans,veteran population,VA benefits
reentry services,-support,ex-offender-,re-entry programs,offender resettlement,supporting ex-offenders
HIV services,HIV/AIDS-,HIV prevention,-case management,Ryan White,HIV testing,=PMTCT
early intervention services,-program,birth to three,=EI services
telephone helpline,crisis text line,helpline,hotline,listening service ~ crisis intervention
mediation with families,family group conferencing,--mediation,-team meetings
client-centered planning,-approach,client empowerment,client-centred practice,empowering service users
supervision of social workers,reflective supervision,-practice,supervising caseworkers
caseload management,caseload,case holding > case management
individual service plan,=ISP@,support plans,individualized service- ~ service plans
child protection investigations,child abuse--,section 47 > child protection social work
fostering assessment,Form F-,foster parent training,Form F ~ foster care
permanency planning,permanence-,adoption home study ~ adoption services
supervised visitation,-contact,-visits,contact supervision ~ family reunification
safety planning ~ risk assessment of clients
mobile crisis,crisis assessment,-response,-stabilization > crisis intervention
crisis line,-hotline,suicide- ~ telephone helpline
signposting,resource referral,information and- ~ referrals to community resources
life skills training,--skills,living-,independent living ~ independent living skills
street outreach,assertive-,outreach work,detached youth- ~ community outreach
community engagement,-organizing,-building ~ community outreach
support groups,running-,facilitating-,group sessions > group facilitation
psychoeducation,psychoeducational groups ~ group facilitation
individual counselling,one-to-one-,individual and group counseling > client counselling
couples counselling,-therapy,marriage counseling ~ family therapy
EMDR therapy,=EMDR,=TF-CBT,trauma-focused CBT ~ trauma-informed care
addiction counselling,-treatment,substance abuse-,-counseling > substance misuse support
needle exchange,overdose prevention,naloxone ~ harm reduction
sexual assault advocacy,--assault,=ISVA ~ victim support
tenancy support,-sustainment ~ housing assistance
eligibility determination,benefit applications,benefits enrollment ~ benefits advice
job coaching,-readiness,-search assistance,employability skills ~ employment support
vocational rehabilitation,individual placement and support,supported employment ~ employment support
key working,-worker,keyworking > direct support
youth mentoring,-engagement,-leadership ~ youth work
hospice social work,hospital-,medical- > social work
diagnostic assessment,DSM-5,DSM-IV,DSM-V,mental status exam ~ clinical social work
donor stewardship,-communications,-cultivation,-engagement,-relations ~ fundraising
major gifts,-donors,capital campaigns,legacy fundraising,annual giving,planned-,individual- ~ fundraising
fundraising events,-campaigns,community fundraising ~ fundraising
prospect research,donor- ~ fundraising
volunteer recruitment,-training,recruiting volunteers,trained- ~ volunteer management
monitoring and evaluation,=M&E@,logframe,logical framework,KoboToolbox,=KoBo@@,=ODK@@,CommCare,=DHIS2,theory of change,post-distribution monitoring,=PDM@@,=MEAL@,baseline surveys ~ program evaluation
impact measurement,outcomes-,outcome star ~ program evaluation
chaplaincy,pastoral counseling,-ministry,spiritual care,interfaith ~ church ministry
youth ministry,bible study,preaching,sermons,worship leading,Sunday school ~ church ministry
supporting community activities,community access,-inclusion,support with shopping,community participation ~ direct support
shopping and appointments support ~ direct support
building relationships with young people,engaging young people ~ youth work
planning activities for young people,issue-based workshops ~ youth work
group work with parents,group work,parenting group,-programme
skill > client assessment:
child and family assessments,court-ordered---,parenting-,family-,single-
psychosocial assessment,biopsychosocial-,biopsychosocial
tool:
donor databases,Bloomerang,DonorPerfect,NeonCRM,Little Green Light,Nonprofit Success Pack,Salesforce NPSP,eTapestry,fundraising database,-CRM > fundraising
CANS assessment,=ASI@,=CANS@,=GAF,ASAM criteria,GAD-7,PHQ-9 ~ client assessment
Raiser's Edge,Blackbaud > donor databases
knowledge:
nonprofit management,charity-,-sector,voluntary-,non-profit-,third-,nonprofit-,-leadership,-administration,-organizations,-experience,501(c)(3),=NGO,not-for-profit
lone working,-worker@@,-worker procedures
statutory duties,-reviews,-setting,-visits,-assessments
LGBTQ support services,LGBTQ+--
Medicaid waiver services,waiver--,managed care organizations,=HCBS,HCBS waiver
social policy,-justice,-welfare policy,welfare legislation
human behaviour and social environment,ecological systems theory,person-in-environment
child in need,--protection plans,-conferences,=CIN@@,=CiN,CP plans ~ child protection social work
care leavers,leaving care ~ looked-after children
elder abuse,=APS@,adult protective services ~ safeguarding adults
kinship care,-assessments,=SGO@@ ~ foster care
early help,family intervention,Troubled Families,=EHA@@,=CAF@@ ~ family support
family court,juvenile-,dependency-,Public Law Outline,care proceedings ~ court report writing
wraparound services,=MASH@,wraparound ~ multi-agency working
adverse childhood experiences,=ACEs,attachment theory,complex trauma ~ trauma-informed care
medication-assisted treatment,=MAT program,methadone,opioid substitution,-use disorder
12-step programs,recovery coaching,-planning,twelve-step ~ relapse prevention
domestic abuse,-violence,gender-based-,intimate partner-,violence against women ~ domestic violence support
MARAC,=DASH@,DASH risk assessment,DASH RIC
emergency shelter,homeless-,transitional housing,women's refuge ~ homelessness support
Housing First,permanent supportive housing,rapid rehousing ~ homelessness support
Section 8 housing,HUD programs,housing choice voucher ~ housing assistance
Universal Credit,Personal Independence Payment,housing benefit,welfare rights,=DWP@@,Jobcentre Plus,=JCP@@ ~ benefits advice
SNAP benefits,=SSDI,=SSI@,=WIC@,food stamps,TANF,public assistance programs,=SNAP@@ ~ benefits advice
asylum seekers,-support,refugees ~ refugee resettlement
at-risk youth,young offenders ~ youth work
child sexual exploitation,child criminal--,=CSE@,county lines,knife crime prevention ~ gang intervention
severe mental illness,serious-,=SPMI ~ community mental health
diverse populations,underserved-,-communities,diverse- ~ cultural competence
vulnerable populations,marginalized communities,low-income families,marginalised groups
mandated reporting,mandatory-,mandated reporter training
=Children First@,Children First Act > safeguarding children`
