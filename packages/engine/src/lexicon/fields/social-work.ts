export const socialWork = `
# casework
social work,-care
case management,-coordination,managed cases ~ social work
client assessment,strengths-based-,client needs-,needs assessment@ ~ intake interviews
intake interviews,client-,-intake,intake process,-screening,-assessment,intake and-,conducting intakes,intake@
service plans,person-centred planning ~ client assessment
case notes,contact-,case recording,-documentation,client-,-records,-files
home visits,home-based services
child protection social work,child welfare,-protective services,--maltreatment,-abuse and neglect,=CPS@,children's social care > social work ~ family support
knowledge: safeguarding adults,vulnerable-,adult safeguarding,-social care,adults at risk,section 42 enquiries,=POVA@
knowledge: looked-after children,foster-,out-of-home care,children in-,--looked after,=LAC@,unaccompanied minors ~ foster care
foster care ~ adoption services
adoption services,-assessment,adoption@
family support,-services,-preservation,-advocacy,supporting families,working with-
family reunification ~ family support
parenting education,-classes,-programmes,-support,-skills,Triple P,Incredible Years,parent coaching
court report writing,--testimony
crisis intervention,-counseling,-support
risk assessment of clients,client risk assessment,suicide-
suicide prevention,-assessment,-intervention,-awareness,=ASIST,self-harm,suicidal ideation ~ crisis intervention
client advocacy,independent-,advocacy@,=IMCA,advocacy services,client rights
referrals to community resources,referral services,-to services,community--,-referrals,-resources,resource linkage,-coordination,referring clients ~ multi-agency working
multi-agency working,partnership-,interagency-,-collaboration,inter-agency-,partner agencies,multi-agency
transition planning,-services,-to adulthood
independent living skills,promoting independence,supporting-
community outreach,-development,-education,-activities,-events,outreach-,-programs,-services,community-based-,outreach@,neighbourhood work
group facilitation,process groups
motivational interviewing,-enhancement therapy,=MI@,stages of change ~ client counselling
client counselling,counselling@,individual and group therapy
family therapy,multisystemic-,family counseling,systemic practice > client counselling
knowledge: trauma-informed care,trauma informed,-survivors,=PTSD
grief counselling,-support,bereavement@ > client counselling
knowledge: solution-focused practice,relationship-based-,strengths-based-,-approach,brief therapy,solution focused,Signs of Safety
substance misuse support,--use,-abuse,-misuse,drug-,drug and alcohol-,addictions,chemical dependency,alcohol- ~ client counselling
knowledge: harm reduction > substance misuse support
relapse prevention,recovery support,peer support@,recovery-oriented ~ substance misuse support
knowledge: dual diagnosis,co-occurring disorders
domestic violence support,=IDVA,survivors of abuse ~ victim support
victim support,-advocacy,-services,-assistance,crime victims,human trafficking-,victims of crime
homelessness support,housing-,homeless services,-individuals,-people,homelessness ~ housing assistance
housing assistance,-placement,-navigation,-stabilization,-search,-advice,affordable housing programs
benefits advice,-counselling,-claims,welfare benefits,government-,public-,social security-,income maximisation,entitlement programs
food bank,-pantry,-assistance,soup kitchen
employment support,workforce development,employability,resume assistance,job developer
refugee resettlement,immigrant services,-communities,displaced persons,newcomers support,migrant-
disability services,people with learning disabilities,--disabilities,adults-,individuals-,children-,physical--,intellectual and developmental-,=IDD@,=I/DD,NDIS,complex needs,disabled people
direct support,residential-,direct care,service users,support work,vulnerable people,-individuals
residential childcare,-treatment,-youth care,children's home,-residential
youth work,-development,-services,-programs,-empowerment,-activities,-clubs,working with youth,supporting young people
knowledge: youth justice,juvenile-,-probation,-offenders,-detention,youth offending,=YOT@,delinquency prevention ~ youth work
gang intervention,violence prevention,-interruption,contextual safeguarding
geriatric social work,aging services,senior-,older adults-,adult day care,seniors programs > social work
school social work,education welfare,truancy > social work
clinical social work,diagnostic and statistical manual > social work,client counselling
community mental health,--support services,assertive community treatment,=ACT team,=CMHT,psychosocial rehabilitation,psychiatric-,care programme approach,clubhouse model
soft: cultural competence,-sensitivity,-competency,-humility,culturally competent,-responsive,-sensitive practice,anti-oppressive--,anti-discriminatory-
soft: professional boundaries,client-
soft: empathy with clients,non-judgemental,nonjudgmental,non-judgmental,empathic listening,unconditional positive regard
# law, registration and certificates
licence: social worker licence,--work license,LCSW--,LMSW-,licensed social worker,=LSW,=LCSW,=LMSW,LCSW-C,=LICSW,=LISW,=LGSW,=LBSW,=ASW@,=LSWAIC > social work
licence: Social Work England registration,--England,--Care Wales,registered social worker,HCPC-,SSSC registration,SWE-,-registered,Scottish Social Services Council > social work ~ social worker licence
certification: Bachelor of Social Work,Diploma in--,=BSW,social work degree,DipSW > social work
certification: Master of Social Work,=MSW > Bachelor of Social Work
knowledge: human services degree,--services,degree in sociology,-counseling
licence: licensed professional counselor,national certified--,licensed--,licensed mental health-,=LPCC,=LCPC,=LMHC,=NCC@,=LCMHC,=LPC-A,=LPC-I,=LPC@ > client counselling
licence: marriage and family therapist licence,=LMFT,=AMFT,licensed marriage and family therapist,=MFT@ > family therapy
certification: BACP accreditation,-registered,-member,=BACP,=UKCP,=BABCP,counselling diploma,diploma in counselling > client counselling
certification: addiction counselor certification,=CADC,=LADC,=LCADC,=CASAC,=NCAC,certified addictions counselor,=CAC@,LADAC,=SUDP,=LCDC > substance misuse support
certification: peer support certification,peer specialist--,certified peer support specialist,--specialist,--recovery coach,lived experience
certification: approved mental health professional,-practitioner,=AMHP,AMHP warranted,best interests assessor,=BIA@ > social work,Mental Health Act
certification: practice educator,=PEPS,ASYE,field instruction,-instructor
knowledge: Mental Health Act,sectioning@,involuntary commitment,-hospitalization
knowledge: Mental Capacity Act,=MCA@,capacity assessments,Deprivation of Liberty Safeguards,=DoLS,best interests decisions,mental capacity
knowledge: Care Act 2014,--Act
knowledge: Children Act,-and Families Act,children's legislation
knowledge: Adoption and Safe Families Act,Indian Child Welfare Act,ICWA,=ASFA
tool: child welfare systems,LiquidLogic,Mosaic social care,SACWIS,Liquid Logic,CareDirector,Framework-i
tool: homeless management information system,=HMIS,HMIS data entry
tool: case management software,Apricot--,Social Solutions ETO,Efforts to Outcomes,CaseWorthy,Credible EHR,Theranest,SimplePractice,=Therap,Lamplight database,CharityLog
certification: Level 3 residential childcare diploma,diploma in residential childcare > residential childcare
certification: JNC youth work qualification,youth work degree,JNC qualified,-Level 6 > youth work
knowledge: child and adolescent mental health,=CAMHS
social prescribing,-prescriber,link working,community connector,wellbeing support,-services
medication prompting,prompting medication,support with-,assist-
# charity, non-profit
program evaluation,outcome measures@
grant writing,bid-,funding bids,-applications,grant-,-management,-reporting,-proposals,-seeking,writing grants,wrote-,trust fundraising,trusts and foundations ~ fundraising
tool: donor databases,DonorPerfect,Bloomerang,Salesforce NPSP,NeonCRM,Little Green Light,eTapestry,Nonprofit Success Pack > fundraising
knowledge: nonprofit management,charity-,-sector,non-profit-,third-,voluntary-,nonprofit-,-organizations,-administration,-experience,-leadership,not-for-profit,=NGO,501(c)(3)
social program delivery,--programs,community-,-projects,program coordination@,-implementation@
humanitarian aid,-assistance,-response,-sector,-relief,disaster-,emergency-,aid programmes,livelihoods-,WASH-,USAID,Sphere standards
church ministry,-administration,congregational care,religious services,worship-,spiritual counselling,ministry leadership,theology
anger management ~ group facilitation
play work,-schemes,playwork,adventure playground
behaviour change support,--modification,behavioral interventions
attachment and child trauma,therapeutic parenting,=PACE model,attachment-based practice ~ trauma-informed care
knowledge: lone working,-worker procedures
sleep-in shifts,-duties,waking nights
service user transport,transporting clients,accompanying-,client transportation
knowledge: statutory duties,-visits,-reviews,-assessments,-setting
child and family assessments,family assessments,single-,parenting-,court-ordered-,assess families > client assessment
care reviews,-packages,personal budgets,direct payments,self-directed support
hospital discharge social work,discharge to assess ~ geriatric social work
financial assistance programs,energy-,utility assistance,rental-,rent-,emergency financial-,LIHEAP ~ benefits advice
veterans services,-support,VA benefits,SSVF,veteran population,supporting veterans
reentry services,-support,ex-offender-,offender resettlement,re-entry programs,supporting ex-offenders
knowledge: LGBTQ support services,LGBTQ+--
HIV services,HIV/AIDS-,HIV prevention,-case management,Ryan White
early intervention services,-program,birth to three,=EI services
knowledge: Medicaid waiver services,waiver--,=HCBS,HCBS waiver,managed care organizations
telephone helpline,helpline,hotline,listening service,crisis text line ~ crisis intervention
mediation with families,family mediation,-group conferencing,--team meetings
tool: CANS assessment,=CANS@,=GAF,PHQ-9,GAD-7,ASAM criteria,=ASI@ ~ client assessment
knowledge: social policy,-justice,-welfare policy,welfare legislation
knowledge: human behaviour and social environment,ecological systems theory,person-in-environment
client-centered planning,-approach,empowering clients,-service users,client empowerment,client-centred practice
supervision of social workers,supervising caseworkers,reflective supervision,-practice
caseload management,caseload > case management
psychosocial assessment,biopsychosocial- > client assessment
individual service plan,=ISP@,support plans,individualized service- ~ service plans
child protection investigations,child abuse--,section 47 > child protection social work
knowledge: child in need,--protection plans,-conferences ~ child protection social work
knowledge: care leavers,leaving care ~ looked-after children
knowledge: elder abuse,adult protective services,=APS@ ~ safeguarding adults
fostering assessment,Form F-,foster parent training ~ foster care
knowledge: kinship care,-assessments ~ foster care
permanency planning,permanence-,adoption home study ~ adoption services
supervised visitation,-contact,-visits,contact supervision ~ family reunification
knowledge: early help,family intervention,Troubled Families ~ family support
knowledge: family court,juvenile-,dependency-,care proceedings,Public Law Outline ~ court report writing
safety planning ~ risk assessment of clients
mobile crisis,crisis response,-stabilization,-assessment > crisis intervention
crisis line,-hotline,suicide- ~ telephone helpline
signposting,resource referral,information and- ~ referrals to community resources
knowledge: wraparound services,wraparound,=MASH@ ~ multi-agency working
life skills training,--skills,living-,independent living ~ independent living skills
street outreach,assertive-,outreach work,detached youth- ~ community outreach
community engagement,-organizing,-building ~ community outreach
support groups,running-,facilitating-,group sessions > group facilitation
psychoeducation,psychoeducational groups ~ group facilitation
individual counselling,one-to-one-,individual and group counseling > client counselling
couples counselling,-therapy,marriage counseling ~ family therapy
EMDR therapy,=EMDR,trauma-focused CBT,=TF-CBT ~ trauma-informed care
knowledge: adverse childhood experiences,=ACEs,complex trauma,attachment theory ~ trauma-informed care
addiction counselling,-treatment,substance abuse-,-counseling > substance misuse support
needle exchange,naloxone,overdose prevention ~ harm reduction
knowledge: medication-assisted treatment,=MAT program,methadone,opioid substitution,-use disorder
knowledge: 12-step programs,twelve-step,recovery coaching,-planning ~ relapse prevention
knowledge: domestic abuse,-violence,gender-based-,intimate partner-,violence against women ~ domestic violence support
knowledge: MARAC,DASH risk assessment,=DASH@
sexual assault advocacy,--assault ~ victim support
knowledge: emergency shelter,homeless-,women's refuge,transitional housing ~ homelessness support
knowledge: Housing First,rapid rehousing,permanent supportive housing ~ homelessness support
tenancy support,-sustainment ~ housing assistance
knowledge: Section 8 housing,housing choice voucher,HUD programs ~ housing assistance
knowledge: Universal Credit,housing benefit,Personal Independence Payment,welfare rights ~ benefits advice
knowledge: SNAP benefits,food stamps,TANF,=SSI@,=SSDI,=WIC@,public assistance programs ~ benefits advice
eligibility determination,benefits enrollment,benefit applications ~ benefits advice
job coaching,-readiness,-search assistance,employability skills ~ employment support
vocational rehabilitation,supported employment,individual placement and support ~ employment support
knowledge: asylum seekers,-support,refugees ~ refugee resettlement
key working,-worker,keyworking > direct support
knowledge: at-risk youth,young offenders ~ youth work
youth mentoring,-engagement,-leadership,mentoring youth ~ youth work
knowledge: child sexual exploitation,child criminal--,=CSE@,county lines,knife crime prevention ~ gang intervention
hospice social work,medical-,hospital- > social work
knowledge: severe mental illness,serious-,=SPMI ~ community mental health
diagnostic assessment,DSM-5,mental status exam,DSM-IV,DSM-V ~ clinical social work
knowledge: diverse populations,underserved-,-communities,diverse- ~ cultural competence
knowledge: vulnerable populations,low-income families,marginalized communities,marginalised groups
knowledge: mandated reporting,mandatory-,mandated reporter training
donor stewardship,-relations,-cultivation,-engagement,-communications ~ fundraising
major gifts,-donors,planned giving,annual-,individual-,capital campaigns,legacy fundraising ~ fundraising
fundraising events,-campaigns,community fundraising ~ fundraising
prospect research,donor- ~ fundraising
tool: Raiser's Edge,Blackbaud > donor databases
volunteer recruitment,-training,recruiting volunteers,trained- ~ volunteer management
monitoring and evaluation,=M&E@,logframe,logical framework ~ program evaluation
impact measurement,outcomes-,outcome star ~ program evaluation
chaplaincy,spiritual care,pastoral counseling,-ministry ~ church ministry
youth ministry,bible study,sermons,preaching,worship leading ~ church ministry
supporting community activities,community access,-inclusion,support with shopping ~ direct support
shopping and appointments support ~ direct support
building relationships with young people,engaging young people ~ youth work
planning activities for young people,issue-based workshops ~ youth work
knowledge: =Children First@,Children First Act > safeguarding children
group work with parents,parenting group,-programme,-programmes,group work`
