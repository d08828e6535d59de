export const socialWork = `
# casework
social work,-care
case management,-coordination ~ social work
client assessment,strengths-based-,client needs-,needs assessment@ ~ intake interviews
intake interviews,-process,-screening,-and assessment,client intake,-interviews@@,conducting intakes,intake@@
service plans,person-centred planning ~ client assessment
case notes,-recording,-documentation,client-,-records,-files,contact logs@@,daily-
home visits,home-based services
foster care ~ adoption services
adoption services,-assessment,adoption@@
family support,-advocacy,-services,-preservation,supporting families,working with-
family reunification ~ family support
parenting education,-programmes,-classes,-skills,-support,Triple P,Incredible Years,parent coaching
court report writing,--reports,-testimony
crisis intervention,-support,-counseling
risk assessment of clients,client risk assessment,suicide-
suicide prevention,-awareness,-intervention,-assessment,=ASIST,self-harm,suicidal ideation ~ crisis intervention
client advocacy,independent-,=IMCA,advocacy services,advocacy@,client rights
referrals to community resources,community referrals,-resources,referral services,-to services,resource coordination,-linkage,referring clients ~ multi-agency working
multi-agency working,partnership-,interagency-,-collaboration,inter-agency-,multi-agency,partner agencies
transition planning,-services,-to adulthood
independent living skills,supporting independence,promoting-
community outreach,-development,-activities,-education,-events,-mobilisation,community-based services,outreach-,-events,-programs,neighbourhood work,outreach@
group facilitation,process groups
motivational interviewing,-enhancement therapy,=MI@@,stages of change ~ client counselling
client counselling,counselling@,individual and group therapy
substance misuse support,--use,-abuse,-misuse,drug-,drug and alcohol-,=SUD,=SUDs,addictions,alcohol dependency,chemical- ~ client counselling
relapse prevention,recovery support,recovery-oriented,peer support@ ~ substance misuse support
domestic violence support,=IDVA,refuge@@,survivors of abuse ~ victim support
victim support,-advocacy,-services,-assistance,crime victims,human trafficking-
homelessness support,housing-,homeless individuals,-people,-services,homelessness ~ housing assistance
housing assistance,-advice,-search,-navigation,-stabilization,-placement,affordable housing programs
benefits advice,-counselling,-claims,UC-,=PIP@@,PIP forms,entitlement programs,public benefits,government-,welfare-,social security-,income maximisation
food bank,-pantry,-assistance,soup kitchen
employment support,job search-,--developer,employability,resume assistance,workforce development,=IAG@@,=IPS@@,CV writing,Individual Placement and Support
refugee resettlement,displaced persons,immigrant communities,-services,migrant support,newcomers-
disability services,=I/DD,=IDD@,NDIS,people with learning disabilities,--disabilities@@,individuals-,complex needs,disabled people,physical disabilities,adults with-,children-,intellectual and developmental--
direct support,residential-,support work,vulnerable individuals,-people,direct care,service users
residential childcare,-treatment,-youth care,Regulation 44,children's home,-residential
youth work,-services,-activities,-clubs,-development,-programs,-empowerment,supporting young people,working with youth
gang intervention,contextual safeguarding,violence interruption,-prevention
clinical social work,diagnostic and statistical manual > social work,client counselling
community mental health,--support services,=CMHT,=CPA@@,=CRHT,assertive community treatment,crisis resolution and home--,=ACT team,care programme approach,clubhouse model,psychosocial rehabilitation,psychiatric-
skill > social work:
child protection social work,Section 47,child maltreatment,-welfare,-protective services,--abuse and neglect,children's social care,=CPS@,=ICPC,=S47@@ ~ family support
geriatric social work,adult day care,aging services,senior-,older adults-,seniors programs
school social work,education welfare,truancy
skill > client counselling:
family therapy,multisystemic-,family counseling,systemic practice
grief counselling,-support,bereavement@,bereaved families
funeral arranging,-arrangements,-directing,-work,burials,chapel of rest,cremations,crematoria,embalming,funerals ~ grief counselling
knowledge:
safeguarding adults,vulnerable-,=S42,Section 42,adult safeguarding,-social care,=POVA@,adults at risk,section 42 enquiries
looked-after children,foster-,=CLA@@,=LAC@,=UASC,LAC reviews,children looked after,--in care,out-of-home--,unaccompanied minors ~ foster care
trauma-informed care,=PTSD,psychologically informed environment,=PIE@@,trauma informed,-survivors
solution-focused practice,relationship-based-,strengths-based-,-approach,Signs of Safety,brief therapy,solution focused
harm reduction > substance misuse support
dual diagnosis,co-occurring disorders
youth justice,juvenile-,-detention,-offenders,-probation,=YOS@@,=YOT@,delinquency prevention,youth offending ~ youth work
soft:
cultural competence,-competency,-sensitivity,-humility,anti-discriminatory practice,anti-oppressive-,culturally sensitive-,--competent,-responsive
professional boundaries,client-
empathy with clients,non-judgemental,non-judgmental,nonjudgmental,unconditional positive regard,empathic listening
# law, registration and certificates
social prescribing,-prescriber,community connector,link working,wellbeing services,-support
medication prompting,-assistance,assist with medication,support-
licence:
licensed professional counselor,licensed--,national certified-,licensed mental health--,=LCPC,=LMHC,=LPC@,=LPCC,=LCMHC > client counselling
marriage and family therapist licence,=AMFT,=LMFT,=MFT@ > family therapy
working with children check,--vulnerable people,=WWCC,Ochre Card,blue card@@
NDIS worker screening,--check
clinical social worker licence,=LCSW,=LICSW,=LISW,=LISW-S,LCSW license,LICSW-,clinical-,=LCSWR,LCSW-C,licensed independent clinical social worker > social worker licence,social work
licence > social work:
social worker licence,--work license,LMSW-,=ASW@,=LBSW,=LGSW,=LMSW,=LSW,=LSWAIC,=LSWAA,=RSW@@
Social Work England registration,--England,--Care Wales,=SWE@@,HCPC social worker,registered-,SSSC registration,SWE-,-registered,Scottish Social Services Council ~ social worker licence
certification:
Bachelor of Social Work,Diploma in--,=BSW,DipSW,social work degree > social work
Master of Social Work,=MSW > Bachelor of Social Work
addiction counselor certification,certified addictions counselor,=CAC@,=CADC,=CASAC,=LADC,=LCADC,=LCDC,=NCAC,=SUDP,LADAC > substance misuse support
peer support certification,peer specialist--,certified peer support specialist,--specialist,--recovery coach
approved mental health professional,-practitioner,=AMHP,=BIA@,AMHP warranted > social work,Mental Health Act
practice educator,=PEPS,field instruction,-instructor
Level 3 residential childcare diploma,=CYPW,diploma in residential childcare > residential childcare
JNC youth work qualification,youth work degree,JNC qualified,-Level 6,NVQ 3 youth work > youth work
certification > client counselling:
BACP accreditation,-registered,-member,=BABCP,=BACP,=MBACP,=NCPS,=UKCP
counselling diploma,diploma in counselling
knowledge:
human services degree,--services,degree in counseling,-sociology
Mental Health Act,involuntary commitment,-hospitalization,sectioning^@@,=MHA@@
Mental Capacity Act,=DoLS,=LPS@@,=MCA@,Deprivation of Liberty Safeguards,MCA assessments,best interests decisions,capacity assessments@,mental capacity
Care Act 2014,--Act
Children Act,-and Families Act,children's legislation
Adoption and Safe Families Act,=ASFA,ICWA,Indian Child Welfare Act
child and adolescent mental health,=CAMHS
tool:
child welfare systems,CareDirector,Framework-i,Liquid Logic,Mosaic social care,LiquidLogic,SACWIS
homeless management information system,=HMIS,HMIS data entry
case management software,Apricot--,=Apricot@@,CareFirst,CaseWorthy,CharityLog,Credible EHR,Eclipse@@,Efforts to Outcomes,Lamplight database,=Mosaic@@,Liquidlogic,SimplePractice,=LAS@@,=LCS@@,=Therap,Social Solutions ETO,Theranest
# charity, non-profit
program evaluation,outcome measures@
grant writing,bid-,trust fundraising,trusts and foundations,funding bids,-applications,grant-,-seeking,-proposals,-reporting,-management ~ fundraising
social program delivery,--programs,community-,-projects,program coordination@,-implementation@
humanitarian aid,-response,-relief,-sector,-assistance,voucher-,food security,hygiene promotion,disaster relief,emergency-,=CVA@@,=FCDO@@,=GBV@@,=PSEA,=UNHCR,=UNICEF,=WASH@@,=WFP@@,Sphere standards,USAID,cash programming,-transfers,livelihoods,+programmes,WASH-,aid-
church ministry,-administration,worship@@,discipleship,liturgy,ministry leadership,ordination,religious services,worship-,sacraments,spiritual counselling,theology,congregational care
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
HIV services,HIV/AIDS-,Ryan White,=PMTCT,HIV prevention,-testing,-case management
early intervention services,-program,birth to three,=EI services
telephone helpline,crisis text line,helpline,hotline,listening service ~ crisis intervention
mediation with families,family group conferencing,--mediation,-team meetings
client-centered planning,-approach,client empowerment,client-centred practice,empowering service users
supervision of social workers,reflective supervision,-practice,supervising caseworkers
caseload management,case holding,caseload > case management
individual service plan,=ISP@,support plans,individualized service- ~ service plans
child protection investigations,child abuse--,section 47 > child protection social work
fostering assessment,Form F-,--F,foster parent training ~ foster care
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
monitoring and evaluation,=DHIS2,logical framework,=KoBo@@,=M&E@,=MEAL@,=ODK@@,=PDM@@,CommCare,KoboToolbox,baseline surveys,logframe,post-distribution monitoring,theory of change ~ program evaluation
impact measurement,outcomes-,outcome star ~ program evaluation
chaplaincy,interfaith,pastoral counseling,-ministry,spiritual care ~ church ministry
youth ministry,bible study,Sunday school,preaching,sermons,worship leading ~ church ministry
supporting community activities,community access,-inclusion,-participation,support with shopping ~ direct support
shopping and appointments support ~ direct support
building relationships with young people,engaging young people ~ youth work
planning activities for young people,issue-based workshops ~ youth work
group work with parents,group work,parenting group,-programme
skill > client assessment:
child and family assessments,court-ordered assessments,parenting-,family-,single-
psychosocial assessment,biopsychosocial,+assessment
tool:
donor databases,Bloomerang,DonorPerfect,NeonCRM,Little Green Light,Nonprofit Success Pack,Salesforce NPSP,eTapestry,fundraising CRM,-database > fundraising
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
child in need,--protection conferences,-plans,CP--,=CIN@@,=CiN ~ child protection social work
care leavers,leaving care ~ looked-after children
elder abuse,=APS@,adult protective services ~ safeguarding adults
kinship care,-assessments,=SGO@@ ~ foster care
early help,=CAF@@,=EHA@@,Troubled Families,family intervention ~ family support
family court,juvenile-,dependency-,Public Law Outline,care proceedings ~ court report writing
wraparound services,=MASH@,wraparound ~ multi-agency working
adverse childhood experiences,=ACEs,attachment theory,complex trauma ~ trauma-informed care
medication-assisted treatment,=MAT program,methadone,opioid substitution,-use disorder
12-step programs,recovery coaching,-planning,twelve-step ~ relapse prevention
domestic abuse,-violence,gender-based-,intimate partner-,violence against women ~ domestic violence support
MARAC,=DASH@,DASH RIC,-risk assessment
emergency shelter,homeless-,transitional housing,women's refuge ~ homelessness support
Housing First,permanent supportive housing,rapid rehousing ~ homelessness support
Section 8 housing,HUD programs,housing choice voucher ~ housing assistance
Universal Credit,Jobcentre Plus,Personal Independence Payment,housing benefit,welfare rights,=DWP@@,=JCP@@ ~ benefits advice
SNAP benefits,=SNAP@@,=SSDI,=SSI@,=WIC@,TANF,food stamps,public assistance programs ~ benefits advice
asylum seekers,-support,refugees ~ refugee resettlement
at-risk youth,young offenders ~ youth work
child sexual exploitation,child criminal--,=CSE@,county lines,knife crime prevention ~ gang intervention
severe mental illness,serious-,=SPMI ~ community mental health
diverse populations,underserved-,-communities,diverse- ~ cultural competence
vulnerable populations,marginalized communities,low-income families,marginalised groups
mandated reporting,mandatory-,mandated reporter training
=Children First@,Children First Act > safeguarding children`
