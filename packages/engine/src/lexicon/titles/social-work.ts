export const socialWorkTitles = `
social worker,-work practitioner > social-work
clinical social worker,therapist-,psychiatric-,=LCSW,=LMSW,=LICSW > social-work
medical social worker,hospital-,hospice-,dialysis-,health-,discharge- > social-work
school social worker,school attendance-,education welfare officer > social-work
child protection worker,-officer,-specialist,child welfare--,-worker,CPS--,-caseworker,-investigator,child protective- > social-work
adoption social worker,--counselor,-worker,-specialist,permanency- > social-work
foster care worker,-specialist,-coordinator,-caseworker,fostering social worker,supervising- > social-work
social work assistant,-trainee,-aide,-student,--services assistant,social worker--,--service aide,assistant social worker,trainee- > social-work
approved mental health professional,=AMHP,best interests assessor > social-work
social work manager,-supervisor,-director,social services--,-manager,-supervisor,child welfare--,independent reviewing officer > social-work-management
case manager,-worker,-management specialist,-supervisor,casework--,caseworker > casework
social services worker,human-,social care--,--services coordinator,-case manager,--specialist,human service-- > casework
eligibility worker,-specialist,welfare officer,benefits-,-counselor,advice worker,public assistance caseworker > casework
family support worker,-specialist,family--,family services-,family engagement--,early intervention--,-worker,family-,--case manager,--advocate,-service worker,-coordinator,--worker,-outreach worker,--resource worker,--practitioner,early help-,contact supervisor > casework
housing support worker,tenancy-,homeless-,--case manager,housing-,--navigator,-specialist,-counselor,resettlement worker,supported housing-,homelessness prevention officer,tenancy sustainment--,shelter manager,-supervisor > casework
employment specialist,-support worker,--coach,employability-,-adviser,workforce development specialist,career- > casework
refugee case manager,--resettlement specialist,--support worker,asylum-,resettlement caseworker,immigrant services coordinator > casework
victim advocate,court-,crisis-,sexual assault-,domestic violence--,-counselor,--abuse worker,-practitioner,=IDVA,refuge worker,victim support-,--services specialist > casework
counselor,child therapist,in-home-,trauma- > counselling
marriage and family therapist,marriage counselor,family-,-therapist,couples- > counselling
substance abuse counselor,addiction--,drug-,chemical dependency-,substance use--,addictions worker > counselling
peer support specialist,-worker,--mentor,-recovery specialist,peer--,-advocate,recovery coach > counselling
support worker,key-,residential-,-aide,-specialist,habilitation-,independent living-,developmental support--,life skills counselor,-instructor,disability worker,group home-,complex needs--,respite--,supported living-,project worker@ > support-work
residential childcare worker,--care worker,youth-,therapeutic-,children's home--,--residential worker,child care counselor,house parent > support-work
residential manager,-supervisor,-program manager,--coordinator,-director,-services manager,supported living--,children's home--,group- > social-work-management
youth worker,youth support-,youth development--,-specialist,--officer,-mentor,-program coordinator,-manager,youth case--,--services worker,youth outreach--,young person's--,--persons advisor,personal adviser > youth-and-community
youth justice worker,juvenile-,--counselor,-detention officer,youth offending-- > youth-and-community
community worker,-coordinator,-liaison,-connector,-support officer,--project worker,--facilitator,-educator,-engagement officer,--service worker,neighbourhood-- > youth-and-community
social prescriber,wellbeing coordinator,-practitioner,-advisor,link worker > youth-and-community
activities coordinator,life enrichment-,lifestyle--,senior center-,activities assistant,day service officer,day centre--,--center worker,activity-- > support-work
volunteer coordinator,-manager,-services manager,--supervisor,-engagement manager,director of volunteers > charity
fundraiser,philanthropy manager,-officer,annual giving-,advancement--,fundraising-,-assistant,-manager,-coordinator,grant-,development-,-officer,-associate,grants administrator > charity
nonprofit program manager,programs--,charity-,-worker,-officer,-project manager,service coordinator@,program-,-director@,-officer@,programme-,non-profit director > charity
aid worker,relief-,humanitarian-,-officer,M&E-,international program-,--development officer > charity
chaplain,rabbi,imam > ministry
advocate for people with disabilities,patient rights advocate,mental health--,independent--,disability-,-advisor,-officer,inclusion worker > casework
behavior support practitioner,behavioural-,behaviour support worker,behavior- > support-work
probation and resettlement worker,through-the-gate worker,offender case-,reentry specialist,-case manager,resettlement officer > casework
welfare rights officer,-adviser,benefits--,-advisor > casework
debt adviser > casework
parent educator,home visitor,parenting practitioner > casework
homeless outreach worker,shelter--,hostel-,homelessness officer > casework
job coach,work-,employment adviser,job developer > casework
vocational rehabilitation counselor,--counselor,rehabilitation- > casework
crisis counselor,crisis intervention-,--worker > counselling
mental health counselor,behavioral-,mental health clinician > counselling
licensed professional counselor,clinical--,-therapist,outpatient- > counselling
bereavement counsellor,grief counselor > counselling
recovery worker,-practitioner,-coordinator,substance misuse worker,drug and alcohol-- > counselling
direct support professional,-specialist,-worker,--care staff,=DSP@ > support-work
community support worker,-specialist,outreach worker,-support worker > support-work
youth counselor,-specialist,-advocate > youth-and-community
community organizer,-development worker,-officer > youth-and-community
community outreach coordinator,-worker,--engagement coordinator,outreach--,-specialist > youth-and-community
grant writer,bid-,grants manager,-officer,-specialist > charity
development director,director of fundraising,major gifts officer,donor relations manager > charity
charity director,nonprofit- > charity
pastor,priest,vicar,minister of religion,church minister,clergy > ministry
youth pastor,worship-,-leader,youth minister,children's- > ministry`
