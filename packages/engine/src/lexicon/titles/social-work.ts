export const socialWorkTitles = `
> social-work
social worker,-work practitioner,=SSW@@
clinical social worker,psychiatric-,therapist-,=LCSW,=LICSW,=LMSW
medical social worker,dialysis-,health-,hospice-,hospital-,discharge-
school social worker,school attendance-,education welfare officer
child protection worker,-officer,--protective investigator,CPS--,-caseworker,-worker,child welfare-,-specialist
adoption social worker,permanency specialist,adoption-,-counselor,-worker
foster care worker,-caseworker,-coordinator,--carer,fostering social worker,supervising-
social work assistant,-aide,-student,-trainee,--service aide,--services assistant,social worker--,assistant social worker,trainee-
approved mental health professional,=AMHP,best interests assessor
> social-work-management
social work manager,-supervisor,-director,social services--,-manager,-supervisor,child welfare--,independent reviewing officer
residential manager,-program manager,--director,-supervisor,-coordinator,-services manager,children's home--,group-,supported living--
> casework
restorative justice practitioner,-facilitator
case manager,-worker,-management specialist,-supervisor,casework--,caseworker
social services worker,human-,social care--,human service specialist,social services--,-coordinator,-case manager
eligibility worker,-specialist,advice worker,benefits counselor,-officer,welfare-,social security-,public assistance caseworker
family support worker,-specialist,family engagement--,family--,early intervention-,-worker,family-,--service worker,-coordinator,--worker,-case manager,--resource worker,--advocate,-outreach worker,--practitioner,early help-,=FSW,contact supervisor
housing support worker,homeless-,tenancy-,--sustainment officer,homelessness prevention--,resettlement worker,supported housing-,shelter supervisor,-manager,homeless case-,housing-,--counselor,-navigator,-specialist
employment specialist,career development-,workforce-,employability adviser,-coach,employment-,-support worker
refugee case manager,--resettlement specialist,--support worker,asylum-,resettlement caseworker,immigrant services coordinator
victim advocate,crisis-,sexual assault-,court--,domestic violence-,-counselor,independent domestic abuse adviser,domestic--,-practitioner,-worker,refuge--,victim support-,-officer,witness care--,victim-,--services specialist,=ISVA,=IDVA
advocate for people with disabilities,disability officer,-advisor,-advocate,independent-,mental health-,patient rights--,inclusion worker
probation and resettlement worker,through-the-gate worker,offender case-,reentry specialist,-case manager,resettlement officer
welfare rights officer,-adviser,benefits--
debt adviser
parent educator,home visitor,parenting practitioner
homeless outreach worker,hostel--,shelter-,homelessness officer
job coach,work-,employment adviser,job developer
vocational rehabilitation counselor,--counselor,rehabilitation-
> counselling
counselor,child therapist,in-home-,trauma-
marriage and family therapist,couples therapist,family-,-counselor,marriage-
substance abuse counselor,addiction--,drug-,chemical dependency-,substance use--,addictions worker
peer support specialist,-worker,--mentor,-advocate,-specialist,peer recovery-,recovery coach
crisis counselor,crisis intervention-,--worker
mental health counselor,behavioral-,mental health clinician
licensed professional counselor,clinical--,-therapist,outpatient-
bereavement counsellor,grief counselor
recovery worker,-coordinator,-practitioner,keyworker@@,substance misuse worker,drug and alcohol--
> support-work
support worker,respite-,supported living-,complex needs--,disability--,group home-,key--,residential-,-aide,-specialist,independent living-,habilitation--,developmental support-,life skills counselor,-instructor,project worker@
residential childcare worker,--care worker,therapeutic-,youth-,children's home--,--residential worker,=RSW@@,child care counselor,house parent
activities coordinator,lifestyle-,life enrichment-,senior center--,activities assistant,activity worker,day center-,--centre officer,day service--
behavior support practitioner,behavioural-,behavior support worker
direct support professional,-worker,-specialist,--care staff,=DSP@
community support worker,-specialist,outreach worker,-support worker
> youth-and-community
youth worker,young person's-,youth outreach--,youth services--,youth support--,youth development--,-specialist,--officer,-mentor,-case manager,youth program--,-coordinator,personal adviser,young persons advisor
youth justice worker,juvenile-,--counselor,-detention officer,youth offending--
community worker,-facilitator,-connector,-engagement officer,--support officer,--coordinator,-liaison,-educator,-project worker,--service worker,neighbourhood--
social prescriber,wellbeing advisor,-coordinator,-practitioner,link worker
youth counselor,-advocate,-specialist
community organizer,-development worker,-officer
community outreach coordinator,-worker,--engagement coordinator,outreach--,-specialist
> charity
volunteer coordinator,-supervisor,-manager,-engagement manager,--services manager,director of volunteers
fundraiser,development associate,-officer,-coordinator,grant-,fundraising-,-assistant,-manager,-officer,legacy-,philanthropy-,-manager,grants administrator,advancement officer,annual giving-,individual-,-executive,trusts fundraiser,-and foundations officer,-manager
nonprofit program manager,programs--,charity-,-officer,-worker,-project manager,non-profit director,service coordinator@,program-,-director@,-officer@
aid worker,relief-,humanitarian-,-officer,M&E-,international development-,--program officer
grant writer,bid-,grants specialist,-manager
development director,director of fundraising,donor relations manager,major gifts officer
charity director,nonprofit-
> ministry
chaplain,imam,rabbi
pastor,clergy,minister of religion,priest,church minister,vicar
youth pastor,worship-,-leader,children's minister,youth-
> funerals
bereavement officer,-services officer,cemetery--
funeral director,-arranger,-operative,-home manager,celebrant,mortician,gravedigger,undertaker
embalmer,anatomical pathology technologist,crematorium technician,mortuary-,-assistant`
