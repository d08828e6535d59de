export const socialWorkTitles = `
social worker | social work practitioner | social-work
clinical social worker | =LCSW, =LMSW, =LICSW, therapist social worker, psychiatric social worker | social-work
medical social worker | hospital social worker, hospice social worker, dialysis social worker, health social worker, discharge social worker | social-work
school social worker | education welfare officer, school attendance social worker | social-work
child protection worker | CPS worker, child welfare worker, CPS investigator, child protective investigator, child welfare specialist, child protection officer, child protection specialist, CPS caseworker | social-work
adoption social worker | adoption worker, adoption specialist, adoption counselor, permanency specialist | social-work
foster care worker | fostering social worker, foster care case manager, supervising social worker, foster care specialist, foster care coordinator, foster care caseworker | social-work
social work assistant | social work trainee, social services assistant, social work aide, social service aide, assistant social worker, trainee social worker, social work student, social worker assistant | social-work
approved mental health professional | =AMHP, best interests assessor | social-work
social work manager | social services manager, social work supervisor, social work director, child welfare supervisor, independent reviewing officer, social services supervisor, social services director | social-work-management
case manager | caseworker, case worker, case coordinator, case management specialist, case management supervisor, casework supervisor | casework
social services worker | human services worker, human service specialist, social services specialist, social care worker, social services coordinator, social services case manager, social worker case manager, social services assistant worker | casework
eligibility worker | eligibility specialist, benefits officer, public assistance caseworker, advice worker, welfare officer, benefits counselor | casework
family support worker | family advocate, family service worker, early help practitioner, family intervention worker, family services specialist, family support specialist, family engagement specialist, family practitioner, family worker, family case manager, family specialist, family outreach worker, family resource worker, contact supervisor, family service coordinator, early intervention specialist, early intervention worker | casework
housing support worker | housing case manager, tenancy support worker, homeless support worker, housing navigator, supported housing worker, housing specialist, homelessness prevention officer, shelter manager, resettlement worker, tenancy sustainment officer, housing counselor, shelter supervisor, homeless case manager | casework
employment specialist | employability coach, employment support worker, workforce development specialist, employment consultant disability, employment coach, employability adviser, career development specialist | casework
refugee case manager | resettlement caseworker, refugee support worker, immigrant services coordinator, asylum support worker, refugee resettlement specialist | casework
victim advocate | domestic violence advocate, domestic abuse worker, =IDVA, victim support worker, refuge worker, court advocate, domestic violence counselor, sexual assault advocate, crisis advocate, victim services specialist, domestic abuse practitioner | casework
counselor | counsellor, child therapist, in-home therapist, trauma therapist | counselling
marriage and family therapist | family therapist, couples therapist, marriage counselor, family counselor | counselling
substance abuse counselor | addiction counselor, addictions counsellor, substance use counselor, chemical dependency counselor, drug counselor, addictions worker | counselling
peer support specialist | peer support worker, recovery coach, peer mentor, peer recovery specialist, peer advocate, peer specialist | counselling
support worker | key worker, habilitation specialist, life skills counselor, residential aide, residential worker, supported living worker, disability worker, project worker@, group home worker, complex needs worker, life skills instructor, independent living specialist, residential specialist, developmental support specialist, respite worker | support-work
residential childcare worker | children's home worker, residential care worker, youth care worker, children's residential worker, therapeutic care worker, child care counselor, house parent | support-work
residential manager | supported living manager, children's home manager, group home manager, residential services manager, program manager residential, residential supervisor, residential program manager, residential coordinator, residential director | social-work-management
youth worker | youth support worker, youth development worker, youth mentor, youth coordinator, youth outreach worker, youth program coordinator, youth officer, youth leader, youth case manager, young person's worker, youth services worker, youth program manager, youth development specialist, young persons advisor, personal adviser | youth-and-community
youth justice worker | youth offending officer, juvenile counselor, juvenile justice worker, juvenile detention officer, youth offending team officer | youth-and-community
community worker | community engagement officer, community coordinator, community liaison, community connector, community support officer, community service worker, community project worker, neighbourhood worker, community facilitator, community educator | youth-and-community
social prescriber | wellbeing coordinator, wellbeing practitioner, link worker, health and wellbeing coach, wellbeing advisor | youth-and-community
activities coordinator | activities assistant, day service officer, day center worker, senior center coordinator, life enrichment coordinator, day centre officer, lifestyle coordinator, activity worker | support-work
volunteer coordinator | volunteer manager, volunteering officer, volunteer services manager, director of volunteers, volunteer supervisor, volunteer engagement manager | charity
fundraiser | fundraising manager, development officer, fundraising officer, philanthropy manager, fundraising coordinator, development coordinator, fundraising assistant, grants administrator, grant coordinator, annual giving officer, development associate, advancement officer, philanthropy officer | charity
nonprofit program manager | charity project manager, charity manager, service coordinator@, program coordinator@, programme officer@, program officer@, charity worker, program director@, non-profit director, charity officer, programs manager | charity
aid worker | humanitarian worker, international development officer, field officer aid, relief worker, international program officer, M&E officer, humanitarian officer | charity
chaplain | rabbi, imam | ministry
advocate for people with disabilities | independent advocate, disability advocate, patient rights advocate, mental health advocate, disability advisor, disability officer, inclusion worker | casework
behavior support practitioner | positive behaviour support practitioner, behaviour support worker, behavior support worker, behavioural support practitioner | support-work
probation and resettlement worker | offender case worker, reentry specialist, through-the-gate worker, reentry case manager, resettlement officer | casework
welfare rights officer | benefits adviser, welfare rights adviser, benefits advisor | casework
debt adviser | | casework
parent educator | home visitor, parenting practitioner | casework
homeless outreach worker | homelessness officer, shelter worker, hostel worker | casework
job coach | employment adviser, work coach, job developer | casework
vocational rehabilitation counselor | rehabilitation counselor, vocational counselor | casework
crisis counselor | crisis worker, crisis intervention counselor | counselling
mental health counselor | mental health counsellor, mental health clinician, behavioral health counselor | counselling
licensed professional counselor | clinical counselor, clinical therapist, outpatient therapist | counselling
bereavement counsellor | grief counselor | counselling
recovery worker | drug and alcohol worker, substance misuse worker, recovery practitioner, recovery coordinator | counselling
direct support professional | =DSP@, direct support worker, direct care staff, direct support specialist | support-work
community support worker | community support specialist, outreach support worker, outreach worker | support-work
youth counselor | youth specialist, youth advocate | youth-and-community
community organizer | community development worker, community development officer | youth-and-community
community outreach coordinator | community outreach worker, outreach coordinator, outreach specialist, community engagement coordinator | youth-and-community
grant writer | bid writer, grants manager, grants officer, grants specialist | charity
development director | director of development, director of fundraising, major gifts officer, donor relations manager | charity
charity director | nonprofit director, chief executive charity | charity
pastor | priest, vicar, minister of religion, church minister, clergy | ministry
youth pastor | youth minister, children's minister, worship leader, worship pastor | ministry
`
