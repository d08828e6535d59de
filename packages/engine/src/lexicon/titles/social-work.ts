export const socialWorkTitles = `
social worker, -work practitioner > social-work
clinical social worker, therapist-, psychiatric-, =LCSW, =LMSW, =LICSW > social-work
medical social worker, hospital-, hospice-, dialysis-, health-, discharge- > social-work
school social worker, school attendance-, education welfare officer > social-work
child protection worker, -officer, -specialist, child welfare--, -worker, CPS--, -caseworker, -investigator, child protective- > social-work
adoption social worker, --counselor, -worker, -specialist, permanency- > social-work
foster care worker, -specialist, -coordinator, -caseworker, -case manager, fostering social worker, supervising- > social-work
social work assistant, -trainee, -aide, -student, --services assistant, social worker--, --service aide, assistant social worker, trainee- > social-work
approved mental health professional, =AMHP, best interests assessor > social-work
social work manager, -supervisor, -director, social services--, -manager, -supervisor, child welfare--, independent reviewing officer > social-work-management
case manager, -worker, -coordinator, -management specialist, -supervisor, casework--, caseworker > casework
social services worker, human-, social care--, --worker case manager, social services--, --coordinator, -assistant worker, --specialist, human service-- > casework
eligibility worker, -specialist, welfare officer, benefits-, -counselor, public assistance caseworker, advice worker > casework
family support worker, -specialist, family--, family services-, family engagement--, early intervention--, -worker, family-, --advocate, -service worker, -coordinator, --worker, -case manager, --outreach worker, --resource worker, --practitioner, early help-, contact supervisor > casework
housing support worker, tenancy-, homeless-, --case manager, housing-, --navigator, -specialist, -counselor, resettlement worker, supported housing-, homelessness prevention officer, tenancy sustainment--, shelter manager, -supervisor > casework
employment specialist, -support worker, --consultant disability, --coach, employability-, -adviser, workforce development specialist, career- > casework
refugee case manager, --resettlement specialist, --support worker, asylum-, resettlement caseworker, immigrant services coordinator > casework
victim advocate, court-, crisis-, sexual assault-, domestic violence--, -counselor, --abuse worker, -practitioner, =IDVA, refuge worker, victim support-, --services specialist > casework
counselor, counsellor, child therapist, in-home-, trauma- > counselling
marriage and family therapist, marriage counselor, family-, -therapist, couples- > counselling
substance abuse counselor, addiction--, chemical dependency-, drug--, substance use-, addictions counsellor, -worker > counselling
peer support specialist, -worker, --mentor, -recovery specialist, peer--, -advocate, recovery coach > counselling
support worker, key-, residential-, -aide, -specialist, habilitation-, independent living-, developmental support--, life skills counselor, -instructor, disability worker, group home-, complex needs--, respite--, supported living-, project worker@ > support-work
residential childcare worker, --care worker, youth-, therapeutic-, children's home--, --residential worker, child care counselor, house parent > support-work
residential manager, -supervisor, -program manager, --coordinator, -director, -services manager, supported living--, children's home--, group-, program manager residential > social-work-management
youth worker, youth support-, youth development--, -specialist, --officer, -leader, -mentor, -coordinator, youth program-, -manager, youth case--, --services worker, youth outreach--, young person's--, --persons advisor, personal adviser > youth-and-community
youth justice worker, juvenile-, --counselor, -detention officer, youth offending--, -team officer > youth-and-community
community worker, -coordinator, -liaison, -connector, -support officer, --project worker, --facilitator, -educator, -engagement officer, --service worker, neighbourhood-- > youth-and-community
social prescriber, wellbeing coordinator, -practitioner, -advisor, link worker, health and wellbeing coach > youth-and-community
activities coordinator, life enrichment-, lifestyle--, senior center-, activities assistant, day service officer, day centre--, --center worker, activity-- > support-work
volunteer coordinator, -manager, -services manager, --supervisor, -engagement manager, volunteering officer, director of volunteers > charity
fundraiser, philanthropy manager, -officer, annual giving-, advancement--, fundraising-, -assistant, -manager, -coordinator, grant-, development-, -officer, -associate, grants administrator > charity
nonprofit program manager, programs--, charity-, -worker, -officer, -project manager, service coordinator@, program-, -director@, -officer@, programme-, non-profit director > charity
aid worker, relief-, humanitarian-, -officer, M&E-, international development-, --program officer, field officer aid > charity
chaplain, rabbi, imam > ministry
advocate for people with disabilities, patient rights advocate, mental health--, independent--, disability-, -advisor, -officer, inclusion worker > casework
behavior support practitioner, behavioural-, positive behaviour-, behaviour support worker, behavior- > support-work
probation and resettlement worker, through-the-gate worker, offender case-, reentry specialist, -case manager, resettlement officer > casework
welfare rights officer, -adviser, benefits--, -advisor > casework
debt adviser > casework
parent educator, home visitor, parenting practitioner > casework
homeless outreach worker, shelter--, hostel-, homelessness officer > casework
job coach, work-, employment adviser, job developer > casework
vocational rehabilitation counselor, --counselor, rehabilitation- > casework
crisis counselor, crisis intervention-, --worker > counselling
mental health counselor, behavioral-, mental health counsellor, -clinician > counselling
licensed professional counselor, clinical--, -therapist, outpatient- > counselling
bereavement counsellor, grief counselor > counselling
recovery worker, -practitioner, -coordinator, substance misuse worker, drug and alcohol-- > counselling
direct support professional, -worker, -specialist, --care staff, =DSP@ > support-work
community support worker, -specialist, outreach worker, -support worker > support-work
youth counselor, -specialist, -advocate > youth-and-community
community organizer, -development worker, -officer > youth-and-community
community outreach coordinator, -worker, --engagement coordinator, outreach--, -specialist > youth-and-community
grant writer, bid-, grants manager, -officer, -specialist > charity
development director, director of development, -fundraising, major gifts officer, donor relations manager > charity
charity director, nonprofit-, chief executive charity > charity
pastor, priest, vicar, minister of religion, church minister, clergy > ministry
youth pastor, worship-, -leader, youth minister, children's- > ministry
`
