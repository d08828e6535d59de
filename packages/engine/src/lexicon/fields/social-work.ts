export const socialWork = `
# casework
social work | social care | skill
case management | case coordination, managed cases | skill | | related: social work
client assessment | needs assessment@, assessing client needs, social work assessment, client needs assessment, strengths-based assessment | skill | | related: intake interviews
intake interviews | client intake, intake assessment, conducting intakes, intake@, client interviews, intake process, intake and assessment, intake screening | skill | | related: client assessment
service plans | person-centred planning, person-centered planning | skill | | related: client assessment
case notes | case documentation, case recording, client records, client documentation, client files, contact notes | skill
home visits | visiting clients at home, home-based services, visits to families | skill
child protection social work | child welfare, child protective services, =CPS@, child maltreatment, children's social care, child abuse and neglect | skill | implies: social work | related: family support
safeguarding adults | adult safeguarding, vulnerable adults, adults at risk, section 42 enquiries, =POVA@, adult social care | knowledge
looked-after children | children in care, =LAC@, foster children, children looked after, unaccompanied minors, out-of-home care | knowledge | | related: foster care
foster care | | skill | | related: adoption services
adoption services | adoption@, adoption assessment | skill | | related: foster care
family support | working with families, supporting families, family services, family preservation, support to families, early intervention with families, family advocacy | skill
family reunification | contact centre with families | skill | | related: family support
parenting education | parenting classes, parenting programmes, Triple P, Incredible Years, parenting support, parent coaching, parenting skills | skill
court report writing | court testimony, social enquiry report, testimony in court | skill
crisis intervention | crisis counseling, crisis support, crisis counselling | skill
risk assessment of clients | client risk assessment, suicide risk assessment | skill
suicide prevention | suicide assessment, =ASIST, suicide intervention, self-harm, suicide awareness, suicidal ideation | skill | | related: crisis intervention
mental health first aid | =MHFA, mental health first aider | certification
client advocacy | advocating for clients, advocacy@, =IMCA, advocacy services, client rights, independent advocacy | skill
referrals to community resources | community resources, referral services, linking clients to resources, connecting clients with services, linkage to services, community referrals, resource linkage, referring clients, resource coordination, referral to services, community services | skill | | related: multi-agency working
multi-agency working | inter-agency collaboration, interagency working, partnership working, partner agencies, working with other agencies, multi-disciplinary case conferences, interagency collaboration, multi-agency, multi-agency meetings | skill
transition planning | transition services, transition to adulthood, transitions from care, independent living plans | skill
independent living skills | promoting independence, supporting independence | skill
community outreach | outreach@, community development, outreach programs, community-based services, outreach services, neighbourhood work, outreach events, community education, community activities, community events | skill
group facilitation | process groups | skill
motivational interviewing | =MI@, motivational enhancement therapy, stages of change | skill | | related: client counselling
client counselling | counselling@, counseling@, talking to clients in distress, individual and group therapy | skill | | related: motivational interviewing
family therapy | family counseling, family counselling, systemic practice, multisystemic therapy | skill | implies: client counselling
trauma-informed care | trauma informed, =PTSD, trauma survivors | knowledge
grief counselling | grief support, grief counseling, bereavement@ | skill | implies: client counselling
solution-focused practice | brief therapy, strengths-based practice, strengths-based approach, solution focused, Signs of Safety, relationship-based practice | knowledge
substance misuse support | drug and alcohol support, addictions, substance abuse, substance misuse, substance use, drug and alcohol misuse, chemical dependency, alcohol dependency, drug misuse | skill | | related: client counselling
harm reduction | | knowledge | implies: substance misuse support
relapse prevention | recovery support, peer support@, recovery-oriented | skill | | related: substance misuse support
dual diagnosis | co-occurring disorders, co-existing mental health and substance use | knowledge
domestic violence support | =IDVA, survivors of abuse | skill | | related: victim support
victim support | victim advocacy, victim services, crime victims, victim assistance, human trafficking victims, victims of crime | skill
homelessness support | homeless services, housing support, homelessness, homeless individuals, homeless people | skill | | related: housing assistance
housing assistance | housing placement, housing navigation, housing stabilization, affordable housing programs, housing search, housing advice | skill
benefits advice | welfare benefits, benefits counselling, benefits claims, government benefits, income maximisation, social security benefits, entitlement programs, public benefits | skill
debt advice | financial inclusion, credit counselling, budget counseling, financial capability | skill
food bank | food pantry, food assistance, food distribution to families, soup kitchen | skill
employment support | workforce development, employability, resume assistance, job developer | skill
refugee resettlement | immigrant services, displaced persons, newcomers support, migrant support, immigrant communities | skill
disability services | adults with disabilities, individuals with disabilities, people with learning disabilities, physical disabilities, intellectual and developmental disabilities, =IDD@, =I/DD, people with disabilities, NDIS, complex needs, disabled people, children with disabilities | skill
direct support | direct care, residential support, service users, support work, vulnerable people, vulnerable individuals, support people in their own homes, support adults with learning disabilities | skill
residential childcare | children's home, residential youth care, therapeutic residential care, residential care for children, residential treatment, children's residential | skill
youth work | working with youth, youth development, youth services, youth programs, working with teenagers, youth empowerment, supporting young people, youth activities, run youth clubs, youth clubs | skill
youth justice | juvenile justice, youth offending, juvenile probation, juvenile offenders, =YOT@, delinquency prevention, juvenile detention | knowledge | | related: youth work
gang intervention | violence prevention, contextual safeguarding, violence interruption | skill
geriatric social work | older adults services, aging services, ageing services, area agency on aging, senior services, adult day care, seniors programs | skill | implies: social work
school social work | education welfare, truancy | skill | implies: social work
clinical social work | diagnostic assessment DSM, diagnostic and statistical manual | skill | implies: social work, client counselling
community mental health | assertive community treatment, =ACT team, =CMHT, psychosocial rehabilitation, community support services, care programme approach, psychiatric rehabilitation, clubhouse model | skill
cultural competence | culturally sensitive practice, anti-oppressive practice, culturally competent, cultural sensitivity, cultural competency, culturally responsive, anti-discriminatory practice, cultural humility | soft
professional boundaries | client boundaries, maintaining boundaries with clients, boundary setting with clients | soft
empathy with clients | non-judgemental, nonjudgmental, non-judgmental, empathic listening, unconditional positive regard, rapport with clients, resilience in social care | soft

# law, registration and certificates
social worker licence | licensed social worker, social work license, =LSW, =LCSW, =LMSW, LCSW-C, =LICSW, =LISW, =LGSW, =LBSW, social work licensure, LCSW license, LMSW license, =ASW@, =LSWAIC | licence | implies: social work
Social Work England registration | registered social worker, HCPC social worker, Social Work England, SSSC registration, Social Care Wales, SWE registration, Scottish Social Services Council, SWE registered | licence | implies: social work | related: social worker licence
Bachelor of Social Work | =BSW, social work degree, DipSW, Diploma in Social Work | certification | implies: social work
Master of Social Work | =MSW | certification | implies: Bachelor of Social Work
human services degree | degree in sociology, degree in counseling, human services | knowledge
licensed professional counselor | =LPCC, =LCPC, licensed mental health counselor, =LMHC, =NCC@, national certified counselor, licensed professional counsellor, =LCMHC, =LPC-A, =LPC-I, licensed counselor, =LPC@ | licence | implies: client counselling
marriage and family therapist licence | =LMFT, =AMFT, licensed marriage and family therapist, =MFT@ | licence | implies: family therapy
BACP accreditation | =BACP, =UKCP, BACP registered, BACP member, =BABCP, counselling diploma, diploma in counselling | certification | implies: client counselling
addiction counselor certification | =CADC, =LADC, =LCADC, =CASAC, =NCAC, certified addictions counselor, =CAC@, LADAC, =SUDP, =LCDC | certification | implies: substance misuse support
peer support certification | certified peer support specialist, certified peer specialist, lived experience, certified recovery peer, peer specialist certification, certified recovery coach | certification
approved mental health professional | =AMHP, AMHP warranted, approved mental health practitioner, best interests assessor, =BIA@ | certification | implies: social work, Mental Health Act
practice educator | =PEPS, ASYE, field instruction, field instructor, social work student supervision | certification
Mental Health Act | sectioning@, involuntary commitment, involuntary hospitalization | knowledge
Mental Capacity Act | =MCA@, capacity assessments, Deprivation of Liberty Safeguards, =DoLS, best interests decisions, mental capacity | knowledge
Care Act 2014 | Care Act | knowledge
Children Act | Children and Families Act, Working Together to Safeguard Children, children's legislation | knowledge
Adoption and Safe Families Act | Indian Child Welfare Act, ICWA, =ASFA | knowledge
child welfare systems | LiquidLogic, Mosaic social care, SACWIS, ICS children's system, Liquid Logic, Mosaic case management, CareDirector, Framework-i | tool
homeless management information system | =HMIS, HMIS data entry | tool
case management software | Apricot software, Social Solutions ETO, Efforts to Outcomes, Penelope case management, CaseWorthy, Credible EHR, Theranest, SimplePractice, =Therap, Lamplight database, CharityLog | tool
Level 3 residential childcare diploma | Level 3 Diploma for Residential Childcare, Level 5 residential childcare, diploma in residential childcare, Level 4 children young people and families practitioner | certification | implies: residential childcare
JNC youth work qualification | JNC qualified, youth work degree, youth work qualification, JNC Level 6 | certification | implies: youth work
child and adolescent mental health | =CAMHS | knowledge
social prescribing | social prescriber, link working, community connector, wellbeing support, wellbeing services | skill
medication prompting | prompting medication, medication support for service users, medication supervision of clients, support with medication, assist with medication | skill

# charity, non-profit
program evaluation | outcomes measurement social, outcome measures@ | skill
grant writing | grant proposals, grant applications, funding applications, grant management, writing grants, funding bids, trust fundraising, wrote grants, grant reporting, grant seeking, bid writing, trusts and foundations, write grant applications | skill | | related: fundraising
fundraising | fund raising, donations, corporate giving, raised funds, corporate partnerships charity, annual income target, income generation | skill
donor databases | DonorPerfect, Bloomerang, Salesforce NPSP, NeonCRM, Little Green Light, eTapestry, Nonprofit Success Pack | tool | implies: fundraising
volunteer management | volunteer coordination, managing volunteers, coordinating volunteers, volunteer engagement | skill
nonprofit management | non-profit sector, charity sector, third sector, voluntary sector, not-for-profit, nonprofit organizations, nonprofit administration, nonprofit sector, =NGO, nonprofit experience, 501(c)(3), nonprofit leadership, charity management | knowledge
social program delivery | program coordination@, program implementation@, human services program management, community programs, managing community programmes, community projects, program planning and implementation, delivery of community programmes, social programs | skill
humanitarian aid | disaster relief, emergency relief, humanitarian assistance, aid programmes, humanitarian response, humanitarian relief, humanitarian sector, USAID, livelihoods programmes, WASH programmes, Sphere standards | skill
church ministry | congregational care, religious services, spiritual counselling, worship services, ministry leadership, theology, church administration | skill
anger management | | skill | | related: group facilitation
play work | playwork, play schemes, adventure playground | skill
behaviour change support | behavior modification, behaviour modification, behavioral interventions, behavioural interventions, reward systems for children | skill
attachment and child trauma | therapeutic parenting, =PACE model, attachment-based practice, direct work with children | skill | | related: trauma-informed care
lone working | lone worker procedures | knowledge
sleep-in shifts | sleep-in duties, waking nights | skill
service user transport | transporting clients, driving clients to appointments, client transportation, accompanying clients, support to attend appointments | skill
statutory duties | statutory visits, statutory reviews, statutory assessments, statutory setting | knowledge
child and family assessments | family assessments, single assessments, parenting assessments, court-ordered assessments, assess children and families, assess families | skill | implies: client assessment
care reviews | annual reviews of care, care packages, personal budgets, direct payments, self-directed support | skill
hospital discharge social work | discharge to assess, hospital social care | skill | | related: geriatric social work
financial assistance programs | emergency financial assistance, utility assistance, rental assistance, LIHEAP, rent assistance, energy assistance programs | skill | | related: benefits advice
veterans services | VA benefits, veterans support, SSVF, veteran population, supporting veterans | skill
reentry services | offender resettlement, re-entry programs, ex-offender support, reentry support, supporting ex-offenders | skill
LGBTQ support services | LGBTQ+ services, LGBT youth support | knowledge
HIV services | HIV case management, Ryan White, HIV prevention, HIV testing and counselling, HIV/AIDS services | skill
early intervention services | early intervention program, birth to three, =EI services, Part C early intervention | skill
Medicaid waiver services | waiver services, =HCBS, HCBS waiver, Medicaid billing for services, managed care organizations | knowledge
telephone helpline | helpline, hotline, listening service, crisis text line | skill | | related: crisis intervention
mediation with families | family mediation, family group conferencing, family team meetings | skill
CANS assessment | =CANS@, =GAF, PHQ-9, GAD-7, ASAM criteria, =ASI@ | tool | | related: client assessment
social policy | social justice, social welfare policy, welfare legislation | knowledge
human behaviour and social environment | human behavior and the social environment, ecological systems theory, person-in-environment | knowledge
client-centered planning | empowerment of clients, client empowerment, client-centred practice, client-centered approach, empowering service users, empowering clients | skill
supervision of social workers | reflective supervision, supervising social workers, supervising caseworkers, supervision of case managers, reflective practice | skill
caseload management | caseload | skill | implies: case management
psychosocial assessment | biopsychosocial assessment | skill | implies: client assessment
individual service plan | =ISP@, individualized service plans, support plans | skill | | related: service plans
child protection investigations | section 47, child abuse investigations | skill | implies: child protection social work
child in need | child protection plans, child protection conferences | knowledge | | related: child protection social work
care leavers | leaving care, transition age youth | knowledge | | related: looked-after children
elder abuse | adult protective services, =APS@ | knowledge | | related: safeguarding adults
fostering assessment | Form F assessment, foster parent training, foster family recruitment | skill | | related: foster care
kinship care | kinship assessments, family and friends carers | knowledge | | related: foster care
permanency planning | permanence planning, adoption home study | skill | | related: adoption services
supervised visitation | supervised contact, supervised visits, contact supervision | skill | | related: family reunification
early help | family intervention, whole family approach, Troubled Families | knowledge | | related: family support
family court | care proceedings, Public Law Outline, juvenile court, dependency court | knowledge | | related: court report writing
safety planning | safety plans for clients | skill | | related: risk assessment of clients
de-escalation | de-escalating, deescalation | skill | | related: crisis intervention
mobile crisis | crisis response, crisis stabilization, crisis assessment | skill | implies: crisis intervention
crisis line | crisis hotline, suicide hotline | skill | | related: telephone helpline
signposting | resource referral, information and referral, connecting clients to resources | skill | | related: referrals to community resources
wraparound services | wraparound, =MASH@ | knowledge | | related: multi-agency working
life skills training | life skills, living skills, independent living | skill | | related: independent living skills
street outreach | assertive outreach, outreach work, detached youth work | skill | | related: community outreach
community engagement | community organizing, community organising, community building | skill | | related: community outreach
support groups | running groups, group sessions, facilitating groups | skill | implies: group facilitation
psychoeducation | psychoeducational groups | skill | | related: group facilitation
individual counselling | individual counseling, one-to-one counselling, individual and group counseling, individual therapy sessions | skill | implies: client counselling
couples counselling | couples counseling, couples therapy, marriage counseling | skill | | related: family therapy
EMDR therapy | =EMDR, trauma-focused CBT, =TF-CBT | skill | | related: trauma-informed care
adverse childhood experiences | =ACEs, complex trauma, attachment theory | knowledge | | related: trauma-informed care
addiction counselling | substance abuse counseling, addiction treatment, substance abuse treatment | skill | implies: substance misuse support
needle exchange | naloxone, overdose prevention | skill | | related: harm reduction
medication-assisted treatment | =MAT program, methadone, opioid substitution, opioid use disorder | knowledge
12-step programs | twelve-step, recovery coaching, recovery planning | knowledge | | related: relapse prevention
domestic abuse | domestic violence, intimate partner violence, gender-based violence, violence against women | knowledge | | related: domestic violence support
MARAC | DASH risk assessment, =DASH@ | knowledge
sexual assault advocacy | sexual assault, rape crisis support | skill | | related: victim support
rough sleepers | homeless outreach, street homelessness | knowledge | | related: homelessness support
supported housing | supported accommodation, floating support, hostel for homeless | knowledge | | related: homelessness support
emergency shelter | homeless shelter, women's refuge, transitional housing | knowledge | | related: homelessness support
Housing First | rapid rehousing, permanent supportive housing | knowledge | | related: homelessness support
tenancy support | tenancy sustainment | skill | | related: housing assistance
Section 8 housing | housing choice voucher, HUD programs | knowledge | | related: housing assistance
Universal Credit | housing benefit, Personal Independence Payment, welfare rights | knowledge | | related: benefits advice
SNAP benefits | food stamps, TANF, =SSI@, =SSDI, =WIC@, public assistance programs | knowledge | | related: benefits advice
eligibility determination | benefits enrollment, benefit applications | skill | | related: benefits advice
job coaching | job readiness, employability skills, job search assistance | skill | | related: employment support
vocational rehabilitation | supported employment, individual placement and support | skill | | related: employment support
asylum seekers | asylum support, refugees | knowledge | | related: refugee resettlement
key working | keyworking, key worker | skill | implies: direct support
at-risk youth | adolescents at risk, young offenders | knowledge | | related: youth work
youth mentoring | mentoring youth, youth engagement, youth leadership | skill | | related: youth work
child sexual exploitation | =CSE@, child criminal exploitation, county lines, knife crime prevention | knowledge | | related: gang intervention
hospice social work | medical social work, hospital social work | skill | implies: social work
severe mental illness | serious mental illness, =SPMI, severe and persistent mental illness | knowledge | | related: community mental health
diagnostic assessment | DSM-5, mental status exam, DSM-IV, DSM-V | skill | | related: clinical social work
diverse populations | underserved populations, diverse communities, underserved communities | knowledge | | related: cultural competence
vulnerable populations | low-income families, marginalized communities, marginalised groups | knowledge
mandated reporting | mandatory reporting, mandated reporter training | knowledge
donor stewardship | donor relations, donor cultivation, donor engagement, donor communications | skill | | related: fundraising
major gifts | planned giving, annual giving, individual giving, capital campaigns, legacy fundraising, major donors, develop donor relationships | skill | | related: fundraising
fundraising events | fundraising campaigns, community fundraising | skill | | related: fundraising
prospect research | donor research | skill | | related: fundraising
Raiser's Edge | Blackbaud | tool | implies: donor databases
volunteer recruitment | recruiting volunteers, volunteer training, trained volunteers | skill | | related: volunteer management
monitoring and evaluation | =M&E@, logframe, logical framework, Theory of Change | skill | | related: program evaluation
impact measurement | outcomes measurement, outcome star | skill | | related: program evaluation
chaplaincy | spiritual care, pastoral counseling, pastoral ministry | skill | | related: church ministry
youth ministry | bible study, sermons, preaching, worship leading | skill | | related: church ministry
supporting community activities | community access, community inclusion, support with shopping, accessing the community | skill | | related: direct support
shopping and appointments support | support with shopping and appointments, attending appointments with service users | skill | | related: direct support
building relationships with young people | engaging young people, relationships with young people | skill | | related: youth work
planning activities for young people | youth club activities, issue-based workshops | skill | | related: youth work
=Children First@ | Children First Act, Children First guidelines, =Children First guidance | knowledge | implies: safeguarding children
group work with parents | parenting group, parenting groups, parent groups, parenting programme, parenting programmes, group work | skill
`
