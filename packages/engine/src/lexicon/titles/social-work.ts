export const socialWorkTitles = `
social worker,-work practitioner > social-work
clinical social worker,psychiatric-,therapist-,=LCSW,=LICSW,=LMSW > social-work
medical social worker,dialysis-,health-,hospice-,hospital-,discharge- > social-work
school social worker,school attendance-,education welfare officer > social-work
child protection worker,-officer,--protective investigator,CPS--,-caseworker,-worker,child welfare-,-specialist > social-work
adoption social worker,permanency specialist,adoption-,-counselor,-worker > social-work
foster care worker,-caseworker,-coordinator,fostering social worker,supervising- > social-work
social work assistant,-aide,-student,-trainee,--service aide,--services assistant,social worker--,assistant social worker,trainee- > social-work
approved mental health professional,=AMHP,best interests assessor > social-work
social work manager,-supervisor,-director,social services--,-manager,-supervisor,child welfare--,independent reviewing officer > social-work-management
case manager,-worker,-management specialist,-supervisor,casework--,caseworker > casework
social services worker,human-,social care--,human service specialist,social services--,-coordinator,-case manager > casework
eligibility worker,-specialist,advice worker,benefits counselor,-officer,welfare-,public assistance caseworker > casework
family support worker,-specialist,family engagement--,family--,early intervention-,-worker,family-,--service worker,-coordinator,--worker,-case manager,--resource worker,--advocate,-outreach worker,--practitioner,early help-,contact supervisor > casework
housing support worker,homeless-,tenancy-,--sustainment officer,homelessness prevention--,resettlement worker,supported housing-,shelter supervisor,-manager,homeless case-,housing-,--counselor,-navigator,-specialist > casework
employment specialist,career development-,workforce-,employability adviser,-coach,employment-,-support worker > casework
refugee case manager,--resettlement specialist,--support worker,asylum-,resettlement caseworker,immigrant services coordinator > casework
victim advocate,court-,crisis-,sexual assault-,domestic violence--,-counselor,--abuse worker,-practitioner,=IDVA,refuge worker,victim support-,--services specialist > casework
counselor,child therapist,in-home-,trauma- > counselling
marriage and family therapist,couples therapist,family-,-counselor,marriage- > counselling
substance abuse counselor,addiction--,drug-,chemical dependency-,substance use--,addictions worker > counselling
peer support specialist,-worker,--mentor,-advocate,-specialist,peer recovery-,recovery coach > counselling
support worker,respite-,supported living-,complex needs--,disability--,group home-,key--,residential-,-aide,-specialist,independent living-,habilitation--,developmental support-,life skills counselor,-instructor,project worker@ > support-work
residential childcare worker,--care worker,therapeutic-,youth-,children's home--,--residential worker,child care counselor,house parent > support-work
residential manager,-program manager,--director,-supervisor,-coordinator,-services manager,children's home--,group-,supported living-- > social-work-management
youth worker,young person's-,youth outreach--,youth services--,youth support--,youth development--,-specialist,--officer,-mentor,-case manager,youth program--,-coordinator,personal adviser,young persons advisor > youth-and-community
youth justice worker,juvenile-,--counselor,-detention officer,youth offending-- > youth-and-community
community worker,-facilitator,-connector,-engagement officer,--support officer,--coordinator,-liaison,-educator,-project worker,--service worker,neighbourhood-- > youth-and-community
social prescriber,wellbeing advisor,-coordinator,-practitioner,link worker > youth-and-community
activities coordinator,lifestyle-,life enrichment-,senior center--,activities assistant,activity worker,day center-,--centre officer,day service-- > support-work
volunteer coordinator,-supervisor,-manager,-engagement manager,--services manager,director of volunteers > charity
fundraiser,advancement officer,annual giving-,development--,-associate,-coordinator,grant-,fundraising-,-assistant,-manager,-officer,philanthropy-,-manager,grants administrator > charity
nonprofit program manager,programs--,charity-,-officer,-worker,-project manager,non-profit director,service coordinator@,program-,-director@,-officer@,programme- > charity
aid worker,relief-,humanitarian-,-officer,M&E-,international development-,--program officer > charity
chaplain,imam,rabbi > ministry
advocate for people with disabilities,disability officer,-advisor,-advocate,independent-,mental health-,patient rights--,inclusion worker > casework
behavior support practitioner,behavioural-,behavior support worker,behaviour- > support-work
probation and resettlement worker,through-the-gate worker,offender case-,reentry specialist,-case manager,resettlement officer > casework
welfare rights officer,-adviser,benefits--,-advisor > casework
debt adviser > casework
parent educator,home visitor,parenting practitioner > casework
homeless outreach worker,hostel--,shelter-,homelessness officer > casework
job coach,work-,employment adviser,job developer > casework
vocational rehabilitation counselor,--counselor,rehabilitation- > casework
crisis counselor,crisis intervention-,--worker > counselling
mental health counselor,behavioral-,mental health clinician > counselling
licensed professional counselor,clinical--,-therapist,outpatient- > counselling
bereavement counsellor,grief counselor > counselling
recovery worker,-coordinator,-practitioner,substance misuse worker,drug and alcohol-- > counselling
direct support professional,-worker,-specialist,--care staff,=DSP@ > support-work
community support worker,-specialist,outreach worker,-support worker > support-work
youth counselor,-advocate,-specialist > youth-and-community
community organizer,-development worker,-officer > youth-and-community
community outreach coordinator,-worker,--engagement coordinator,outreach--,-specialist > youth-and-community
grant writer,bid-,grants specialist,-manager,-officer > charity
development director,director of fundraising,donor relations manager,major gifts officer > charity
charity director,nonprofit- > charity
pastor,clergy,minister of religion,priest,church minister,vicar > ministry
youth pastor,worship-,-leader,children's minister,youth- > ministry`
