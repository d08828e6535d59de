export const socialWork = String.raw`
# casework
social work | social care | skill
case management | case coordination, caseload, managed cases | skill | | related: social work
client assessment | psychosocial assessment, needs assessment@, assessing client needs, biopsychosocial assessment, social work assessment, client needs assessment, strengths-based assessment | skill | | related: intake interviews
intake interviews | client intake, intake assessment, conducting intakes, intake@, client interviews, intake process, intake and assessment, intake screening | skill | | related: client assessment
service plans | service planning, support plans, support planning, =ISP@, person-centred planning, person-centered planning | skill | | related: client assessment
case notes | case documentation, case recording, client records, case files, client documentation, client files, contact notes | skill
home visits | visiting clients at home, home-based services, visits to families | skill
child protection social work | child welfare, child protective services, =CPS@, child protection investigations, child in need, child protection plans, child abuse investigations, section 47, child maltreatment, children's social care, child protection conferences, child abuse and neglect | skill | implies: social work | related: family support
safeguarding adults | adult safeguarding, adult protective services, =APS@, vulnerable adults, adults at risk, section 42 enquiries, elder abuse, =POVA@, adult social care | knowledge
looked-after children | children in care, leaving care, care leavers, =LAC@, foster children, children looked after, unaccompanied minors, out-of-home care | knowledge | | related: foster care
foster care | fostering, kinship care, Form F assessment | skill | | related: adoption services
adoption services | adoption@, permanency planning, adoption assessment, permanence planning, adoption home study | skill | | related: foster care
family support | working with families, supporting families, family services, family preservation, whole family approach, early help, family intervention, Troubled Families, support to families, early intervention with families, family advocacy | skill
family reunification | supervised visitation, supervised visits, supervised contact, contact supervision, contact centre with families | skill | | related: family support
parenting education | parenting classes, parenting programmes, Triple P, Incredible Years, parenting support, parent coaching, parenting skills | skill
court reports | court testimony, testifying in court, social enquiry report, family court, care proceedings, dependency court, juvenile court, Public Law Outline, testimony in court | skill
crisis intervention | crisis response, crisis counseling, crisis support, de-escalation, de-escalating, crisis counselling, crisis stabilization, crisis assessment, deescalation, mobile crisis, crisis hotline, crisis line | skill
risk assessment of clients | safety plans for clients, client risk assessment, safety planning, suicide risk assessment | skill
suicide prevention | suicide assessment, =ASIST, suicide intervention, self-harm, suicide awareness, suicidal ideation | skill | | related: crisis intervention
mental health first aid | =MHFA, mental health first aider | certification
client advocacy | advocating for clients, advocacy@, advocate for clients, =IMCA, advocacy services, client rights, independent advocacy | skill
referrals to community resources | community resources, referral services, linking clients to resources, signposting, resource referral, connecting clients with services, linkage to services, community referrals, resource linkage, referring clients, resource coordination, referral to services, information and referral, community services | skill | | related: multi-agency working
multi-agency working | inter-agency collaboration, interagency working, partnership working, partner agencies, working with other agencies, multi-disciplinary case conferences, =MASH@, interagency collaboration, wraparound, multi-agency | skill
transition planning | transition services, transition to adulthood, transitions from care, transition age youth, independent living plans | skill
independent living skills | life skills, promoting independence, independent living, living skills, supporting independence, promote independence | skill
community outreach | outreach@, outreach work, street outreach, community engagement, community development, assertive outreach, outreach programs, community organizing, community organising, community-based services, outreach services, neighbourhood work, outreach events, community education, community building | skill
group facilitation | support groups, facilitating groups, running groups, group sessions, psychoeducational groups, psychoeducation, process groups | skill
motivational interviewing | =MI@, motivational enhancement therapy, stages of change | skill | | related: counselling
counselling | counseling, talking to clients in distress | skill | | related: motivational interviewing
family therapy | couples counselling, couples counseling, family counseling, marriage counseling, family counselling, systemic practice, multisystemic therapy, couples therapy | skill | implies: counselling
trauma-informed care | trauma informed, complex trauma, adverse childhood experiences, =ACEs, =PTSD, attachment theory, trauma survivors, trauma-focused CBT, =EMDR | knowledge
grief counselling | grief support, grief counseling, bereavement | skill | implies: counselling
solution-focused practice | brief therapy, strengths-based practice, strengths-based approach, solution focused, Signs of Safety, relationship-based practice | knowledge
substance misuse support | drug and alcohol support, addictions, substance abuse, substance misuse, substance use, drug and alcohol misuse, chemical dependency, alcohol dependency, opioid use disorder, drug misuse | skill | | related: counselling
harm reduction | needle exchange, naloxone, opioid substitution, methadone, overdose prevention, =MAT program, medication-assisted treatment | knowledge | implies: substance misuse support
relapse prevention | recovery planning, 12-step programs, recovery support, twelve-step, peer support@, recovery coaching, recovery-oriented | skill | | related: substance misuse support
dual diagnosis | co-occurring disorders, co-existing mental health and substance use | knowledge
domestic violence support | domestic abuse, intimate partner violence, domestic violence, women's refuge, =IDVA, =DASH@, =MARAC, sexual assault, violence against women, survivors of abuse, gender-based violence | skill | | related: victim support
victim support | victim advocacy, victim services, crime victims, victim assistance, human trafficking victims, victims of crime | skill
homelessness support | homeless services, housing support, supported housing, homelessness, rough sleepers, homeless shelter, homeless outreach, homeless individuals, hostel for homeless, Housing First, permanent supportive housing, rapid rehousing, supported accommodation, floating support, emergency shelter, transitional housing, homeless people | skill | | related: housing assistance
housing assistance | housing placement, housing navigation, Section 8 housing, housing choice voucher, HUD programs, tenancy sustainment, tenancy support, housing stabilization, affordable housing programs, housing search, housing advice, social housing | skill
benefits advice | welfare benefits, benefits counselling, welfare rights, Universal Credit, SNAP benefits, public assistance programs, food stamps, housing benefit, benefits claims, eligibility determination, TANF, government benefits, income maximisation, =SSDI, Personal Independence Payment, social security benefits, benefits enrollment, benefit applications, entitlement programs, public benefits, =SSI@, =WIC@ | skill
debt advice | money advice, financial inclusion, credit counselling, budget counseling, financial capability, credit counseling | skill
food bank | food pantry, food assistance, food distribution to families, soup kitchen | skill
employment support | supported employment, job coaching, vocational rehabilitation, individual placement and support, job readiness, workforce development, employability, job search assistance, resume assistance, job developer | skill
refugee resettlement | refugees, asylum seekers, immigrant services, asylum support, displaced persons, newcomers support, migrant support, immigrant communities | skill
disability services | adults with disabilities, individuals with disabilities, people with learning disabilities, physical disabilities, intellectual and developmental disabilities, =IDD@, =I/DD, people with disabilities, NDIS, complex needs, disabled people, children with disabilities | skill
direct support | direct care, residential support, service users, support work, key working, keyworking, key worker, vulnerable people, vulnerable individuals | skill
residential childcare | children's home, residential youth care, therapeutic residential care, residential care for children, residential treatment, children's residential | skill
youth work | working with youth, youth development, youth services, at-risk youth, youth engagement, youth programs, young offenders, mentoring youth, youth mentoring, youth programming, working with teenagers, youth empowerment, adolescents at risk, youth leadership, supporting young people, youth activities | skill
youth justice | juvenile justice, youth offending, juvenile probation, juvenile offenders, =YOT@, delinquency prevention, juvenile detention | knowledge | | related: youth work
gang intervention | knife crime prevention, county lines, violence prevention, child sexual exploitation, =CSE@, child criminal exploitation, contextual safeguarding, violence interruption | skill
geriatric social work | older adults services, aging services, ageing services, area agency on aging, senior services, adult day care, seniors programs | skill | implies: social work
school social work | education welfare, truancy | skill | implies: social work
clinical social work | diagnostic assessment DSM, DSM-5, DSM-V, DSM-IV, diagnostic and statistical manual, mental status exam | skill | implies: social work, counselling
community mental health | assertive community treatment, =ACT team, =CMHT, psychosocial rehabilitation, community support services, severe mental illness, serious mental illness, =SPMI, care programme approach, psychiatric rehabilitation, clubhouse model | skill
cultural competence | culturally sensitive practice, anti-oppressive practice, culturally competent, cultural sensitivity, cultural competency, diverse populations, culturally responsive, anti-discriminatory practice, underserved populations, cultural humility, diverse communities, underserved communities, marginalized communities, low-income families, vulnerable populations, marginalised groups | soft
professional boundaries | client boundaries, maintaining boundaries with clients, boundary setting with clients | soft
empathy with clients | non-judgemental, nonjudgmental, non-judgmental, empathic listening, unconditional positive regard, rapport with clients, resilience in social care | soft

# law, registration and certificates
social worker licence | licensed social worker, social work license, =LSW, =LCSW, =LMSW, LCSW-C, =LICSW, =LISW, =LGSW, =LBSW, social work licensure, LCSW license, LMSW license, =ASW@, =LSWAIC | licence | implies: social work
Social Work England registration | registered social worker, HCPC social worker, Social Work England, SSSC registration, Social Care Wales, SWE registration, Scottish Social Services Council, SWE registered | licence | implies: social work | related: social worker licence
Bachelor of Social Work | =BSW, social work degree, DipSW, Diploma in Social Work | certification | implies: social work
Master of Social Work | =MSW | certification | implies: Bachelor of Social Work
human services degree | degree in sociology, degree in counseling, human services | knowledge
licensed professional counselor | =LPC, =LPCC, =LCPC, licensed mental health counselor, =LMHC, =NCC@, national certified counselor, licensed professional counsellor, =LCMHC, =LPC-A, =LPC-I, licensed counselor | licence | implies: counselling
marriage and family therapist licence | =LMFT, =AMFT, licensed marriage and family therapist, =MFT@ | licence | implies: family therapy
BACP accreditation | =BACP, =UKCP, BACP registered, BACP member, =BABCP, counselling diploma, diploma in counselling | certification | implies: counselling
addiction counselor certification | =CADC, =LADC, =LCADC, =CASAC, =NCAC, certified addictions counselor, =CAC@, LADAC, =SUDP, =LCDC | certification | implies: substance misuse support
peer support certification | certified peer support specialist, certified peer specialist, lived experience, certified recovery peer, peer specialist certification, certified recovery coach | certification
approved mental health professional | =AMHP, AMHP warranted, approved mental health practitioner, best interests assessor, =BIA@ | certification | implies: social work, Mental Health Act
practice educator | =PEPS, ASYE, field instruction, field instructor, social work student supervision | certification
Mental Health Act | sectioning@, involuntary commitment, involuntary hospitalization | knowledge
Mental Capacity Act | =MCA@, capacity assessments, Deprivation of Liberty Safeguards, =DoLS, best interests decisions, mental capacity | knowledge
Care Act 2014 | Care Act | knowledge
Children Act | Children and Families Act, Working Together to Safeguard Children, children's legislation | knowledge
Adoption and Safe Families Act | Indian Child Welfare Act, ICWA, =ASFA, mandated reporting, mandatory reporting, mandated reporter training | knowledge
child welfare systems | LiquidLogic, Mosaic social care, SACWIS, ICS children's system, Liquid Logic, Mosaic case management, CareDirector, Framework-i | tool
homeless management information system | =HMIS, HMIS data entry | tool
case management software | Apricot software, Social Solutions ETO, Efforts to Outcomes, Penelope case management, CaseWorthy, Credible EHR, Theranest, SimplePractice, =Therap, Lamplight database, CharityLog | tool
Level 3 residential childcare diploma | Level 3 Diploma for Residential Childcare, Level 5 residential childcare, diploma in residential childcare, Level 4 children young people and families practitioner | certification | implies: residential childcare
JNC youth work qualification | JNC qualified, youth work degree, youth work qualification, JNC Level 6 | certification | implies: youth work
child and adolescent mental health | =CAMHS | knowledge
social prescribing | social prescriber, link working, community connector, wellbeing support, wellbeing services | skill
medication prompting | prompting medication, medication support for service users, medication supervision of clients | skill

# charity, non-profit
program evaluation | programme evaluation, outcomes measurement social, impact measurement, monitoring and evaluation, =M&E@, outcome star, Theory of Change, logframe, logical framework, outcome measures@ | skill
grant writing | grant proposals, grant applications, funding applications, grant management, writing grants, funding bids, trust fundraising, wrote grants, grant reporting, grant seeking, bid writing, trusts and foundations | skill | | related: fundraising
fundraising | donor cultivation, donor relations, major gifts, fund raising, donor stewardship, annual giving, individual giving, planned giving, donor engagement, capital campaigns, prospect research, donations, corporate giving, raised funds, corporate partnerships charity, donor communications | skill
donor databases | Raiser's Edge, DonorPerfect, Bloomerang, Blackbaud, Salesforce NPSP, NeonCRM, Little Green Light, eTapestry, Nonprofit Success Pack | tool | implies: fundraising
volunteer management | volunteer coordination, managing volunteers, recruiting volunteers, volunteer recruitment, coordinating volunteers, volunteer engagement, volunteer training, trained volunteers | skill
nonprofit management | non-profit sector, charity sector, third sector, voluntary sector, not-for-profit, nonprofit organizations, nonprofit administration, nonprofit sector, =NGO, =NGOs, nonprofit experience, 501(c)(3), nonprofit leadership, charity management, non-governmental organisation | knowledge
social program delivery | program coordination@, program implementation@, human services program management, community programs, managing community programmes, community projects, program planning and implementation, delivery of community programmes, social programs | skill
humanitarian aid | international development, disaster relief, emergency relief, humanitarian assistance, aid programmes, humanitarian response, humanitarian relief, humanitarian sector, USAID, livelihoods programmes, WASH programmes, Sphere standards | skill
faith ministry | pastoral ministry, chaplaincy, congregational care, spiritual care, youth ministry, worship leading, preaching, religious services, spiritual counselling, worship services, sermons, ministry leadership, bible study, theology, church administration, pastoral counseling | skill
anger management | | skill | | related: group facilitation
play work | playwork, play schemes, adventure playground | skill
behaviour change support | behavior modification, behaviour modification, behavioral interventions, behavioural interventions, reward systems for children | skill
attachment and child trauma | therapeutic parenting, =PACE model, attachment-based practice, direct work with children | skill | | related: trauma-informed care
lone working | lone worker procedures | knowledge
sleep-in shifts | sleep-in duties, waking nights | skill
service user transport | transporting clients, driving clients to appointments, client transportation, accompanying clients | skill
statutory duties | statutory visits, statutory reviews, statutory assessments, statutory setting | knowledge
child and family assessments | family assessments, single assessments, parenting assessments, kinship assessments, court-ordered assessments | skill | implies: client assessment
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
mediation with families | family mediation, family group conferencing, family group conference, family team meetings | skill
CANS assessment | =CANS@, =GAF, PHQ-9, GAD-7, ASAM criteria, =ASI@ | tool | | related: client assessment
social policy | social justice, social welfare policy, welfare legislation | knowledge
human behaviour knowledge | human behavior and the social environment, ecological systems theory, person-in-environment | knowledge
client-centered planning | empowerment of clients, client empowerment, client-centred practice, client-centered approach, empowering service users, empowering clients | skill
supervision of social workers | reflective supervision, supervising social workers, supervising caseworkers, supervision of case managers, reflective practice | skill
`
