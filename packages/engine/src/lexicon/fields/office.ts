export const office = `
# running an office
administrative support,-skills,-assistance,-tasks,-work,-functions,-duties,admin-,administration-,-skills,-experience,-support,admin-,secretarial-,-work,-duties,clerical-,-experience,admin-,-tasks,-work,clerical-,-skills,-support,office-,-duties,-work,administration@,general administration,-admin
administrative coordination,-planning,admin coordination
ad hoc duties,-tasks,adhoc--,-duties
appointment scheduling,-booking,appointments management,client appointments,arranging-,making-,patient-,set-
meeting coordination,-preparation,agenda-,booking meeting rooms,conference room scheduling,meeting--,-agendas,-planning,-support,-arrangements,-logistics,-materials,-organisation,boardroom booking,organising meetings,preparing agendas,room bookings
expense reports,-claims,-tracking,-management,-reconciliation,expenses processing,travel expenses,processing-
correspondence,business letters,drafting-,-emails,-documents,email handling,letter writing,responding to emails
email management,inbox-,mailbox-,email monitoring,handling emails,monitoring inbox,shared-,-mailbox
mail handling,post-,-distribution,mail-,-processing,-room,franking,+machine,-post,incoming and outgoing-,incoming mail,-post,opening-,-mail,outgoing-,sorting-,arranging couriers,courier bookings,mailroom,postage,shipping packages
filing documents,-duties,-records,-systems,-paperwork,archiving@@,document filing,electronic-,paper-,scanning and-,filing@
records management,-maintenance,-administration,-retention,accurate records,updating-,confidential-,kept-,information management@,record keeping,recordkeeping,archiving documents,retention schedules
document management,documentation-,-control,-preparation,document-,-creation,-controller,-formatting,-organization,-processing,-production,-handling,-review@,-tracking,-version control,=EDMS,controlled documents,documentum,laserfiche,m-files,opentext,paperwork
data entry,order-,database-,-updates,data input,-processing,-capture,-keying,inputting data,-information,maintaining databases,updating-,-the database,10 key,ten- ~ typing skills
typing skills,-letters,-reports,-documents,-speed,wpm,keyboarding,words per minute,35 wpm,40-,45-,50-,55-,60-,65-,70-,80-,=Typing,fast typing,touch-,accurate-,-typist,fast-
audio typing,copy-,transcription-,shorthand and-,bighand,dictaphone,dictation,audio typist > typing skills
answering telephones,-calls,incoming-,transferring-,fielding-,directing-,telephone-,-skills,-answering,-enquiries,-etiquette,-reception,call screening,-handling,phone-,-communication,multi-line phones,taking calls,-messages,took- ~ switchboard operation
switchboard operation,console operation@,pbx operator,switchboard,telephone console > answering telephones
reception duties,receptionist-,-experience,front-of-office,front desk,-office,-of house@@,reception@ ~ greeting visitors,answering telephones
greeting visitors,-clients,-patients,visitor reception,guest greeting,meet and greet,receiving visitors,welcoming-,-customers,-clients,-guests
office supplies ordering,supply--,stationery-,-stock,-supplies,replenishing-,restocking-,stocking-,office-,supplies inventory,office-,-stationery
office equipment,-machines,-machinery,binding documents,copying-,printing-,-and binding,-scanning,copying-,document--,copy machine,faxing,laminating^@,making copies,multifunction printers,photocopier,photocopying,shredding
raising invoices,-purchase orders,processing-,invoice handling
event coordination,conference-,-planning,-organisation,event-,-logistics,-support,event planning-,arranging conferences,planning events,company-,corporate-,staff-
report preparation,-creation,-drafting,-writing,-compilation,-generation,-production,daily reports,running-,written-
presentation preparation,-materials,creating presentations,powerpoint-,producing-,slide preparation
board administration,governance-,committee-,-servicing,-meetings,-support,board-,clerking meetings,board-,-minutes,-packs
confidentiality,confidential correspondence,-material,-documents,-information,-matters,-data,sensitive-,-information
gatekeeping,front-line contact,gate-keeping,gatekeeper,liaise with clients,liaising with customers,-suppliers,liaison duties,screening visitors
enquiry handling,query-,inquiry-,client enquiries,phone-,general-,handling-,public-,email-,responding to-,-queries,-inquiries,client--,general-,visitor-,customer-,-queries,resolving-
form processing,application-,-forms,preparing-,filling in-,claims paperwork,form completion,-filling
personnel administration,-files,-records,leave-,staff-,holiday-,sickness-,attendance-,-tracking,leave-,employee files,staff-,time cards,-sheets,timecards,timekeeping,timesheets
bulk mailing,mail merge,-shots,mailouts,mass mailings,mailshots
contact database maintenance,--lists,-databases,-management,customer database,database upkeep,maintaining crm,updating-,-customer records
order processing,-handling,-administration,-management,-placement,-tracking@,entering orders,sales-,processing customer-,purchase requisitions
office health and safety,display screen assessment,-equipment assessments,dse assessments,fire warden,-marshal
legal secretarial work,--typing,-secretarial
medical secretarial work,--office,-secretarial,-typing,-administration,patient reception
school administration,admissions-,attendance-,university-,school office,=SIMS@
sales administration,sales support-,--admin,preparing quotes,processing-,quote preparation
personal errands,running-,lifestyle management,private household,-pa,household administration,-management@
catering arrangements,-orders,lunch-,kitchen restocking,office catering
business writing,drafting memos,writing-,preparing-,memoranda,memorandums
payment processing,check-,cheque-,received payments,accepting-,collecting-,took-,taking-,credit card-,processing-,bank deposits
internet research,background-,information-,online-,desk-,web-,research skills,-tasks,-and analysis,researching information
office relocation,-refurbishment,-moves,desk-
room reservations,hot desking,desk booking systems,resource booking
skill > administrative support:
office management,administrative-,-operations,office-,-administration,-coordination,-organization
executive support,executive-level-,=PA-,c-level-,pa-,executive administrative-,--assistance,personal-,pa duties,supporting c-suite,-executives,-senior executives
calendar management,diary-,-planning,-coordination,calendar-,-maintenance,-scheduling,managing executive calendars
minute taking,note-,prepared minutes,meeting-,recording-,take-,took-,-writing,minute-taker
travel arrangements,-booking,-planning,-coordination,-logistics,-management,-scheduling,-and accommodation,flight bookings,hotel-,itineraries
tool:
SAP Concur,=Concur > expense reports ~ Expensify
time-and-attendance systems,clock-in-,=UKG@,kronos,time clock
knowledge:
office procedures,clerical-,administrative-,-policies,-processes,-systems,office-,-policies,-practices,-protocols,admin processes
remote working,hybrid-,home-,homeworking,telecommuting,work from home,working remotely
# office tools
computer literacy,-competency,it-,-proficient,computer-,technologically-,-savvy,it-,-literate,pc-,computer-,-savvy,-usage,-software,-knowledge,-operation,-applications,-experience,-proficiency,-skills,it-,information technology-,pc--,digital-,-literacy,it-,basic computer,using computers,+and tablets,proficient with-,tech-savvy
skill > Microsoft Excel:
pivot tables,-charts,excel pivots,pivots@
VLOOKUP,excel lookups,hlookup,index match,v-lookup,xlookup
VBA,macros@,visual basic for applications
tool:
Microsoft Teams,ms teams ~ Zoom,Slack
Microsoft OneNote,one note,onenote
OneDrive,one drive ~ Dropbox,Google Drive
file sharing platforms,--sharing,cloud storage,shared drives
Dropbox ~ Google Drive
Google Drive
Gmail,g-mail,google mail,-calendar
=Keynote@,apple keynote,-iwork ~ Prezi
Prezi ~ LibreOffice
LibreOffice,open office,openoffice ~ Microsoft Office
video conferencing,-calls,online meetings,virtual-,videoconferencing,gotomeeting
=Slack,slack channels,-messaging,slack@
Lotus Notes,ibm notes
scheduling software,-tools,-systems,appointment software,online scheduling
Calendly,acuity scheduling > scheduling software
SurveyMonkey,survey tools,-monkey ~ Google Forms,Qualtrics,Microsoft Forms
Google Forms ~ Qualtrics,Microsoft Forms
Qualtrics ~ Microsoft Forms
Microsoft Forms,ms forms
CRM software,customer relationship management,=CRM,crm databases,-platforms,-systems,-tools
presentation software
word processing,-packages
Microsoft Word,knowledge of word,ms--,proficient in-,word documents,-processor,-skills,=Word@ > Microsoft Office,word processing ~ Google Docs
Microsoft PowerPoint,=PPT,power point,powerpoint > Microsoft Office,presentation software ~ Google Slides,Keynote
Google Sheets,google spreadsheets > Google Workspace
Google Docs,google documents > Google Workspace,word processing
Google Slides,google presentation > Google Workspace,presentation software
tool > computer literacy:
Microsoft Office,=MS-,ms-office,msoffice,o365,office365,=M365,=MSOffice,ms products,microsoft-,-365,-suite,-packages,-applications,ms-,-suite,office-,-365 ~ Microsoft Excel,Microsoft Word,Microsoft PowerPoint,Microsoft Outlook,Google Workspace
Google Workspace,g suite,google-,-office,-products,-applications,-apps,gsuite ~ Google Sheets,Google Docs,Google Slides
tool > Microsoft Office:
Microsoft Excel,=Excel,Excel@,advanced excel,ms-,microsoft office-,intermediate--,proficient in-,knowledge of--,excel advanced,-formulas,-functions,-proficiency,-reporting,-skills,spreadsheets ~ Google Sheets
Microsoft Outlook,ms outlook,microsoft office-,=Outlook,outlook calendar,-email,outlook@ ~ Gmail
tool > video conferencing:
=Zoom,zoom meetings,zoom@ ~ Webex,Google Meet,Skype
Webex ~ Google Meet,Skype
Google Meet,google hangouts ~ Skype
Skype
certification > Microsoft Office:
ECDL,=CLAiT,=ICDL,clait,european computer driving licence,international-
Microsoft Office Specialist,=MOS,mos certification,excel-,microsoft office-,-certified,mos--,-excel
# certificates and education
certification:
Pitman qualification,secretarial-,typing-,-certificate,rsa typing,ocr-,pitman-,-training,-shorthand,ocr text processing,secretarial course,-diploma > typing skills
certification > administrative support:
NVQ business administration,nvq--,certificate in business-,nvq-,diploma-,level 2--,level 3--,NVQ Level 2 Business Admin,Business Admin Level 3,administration qualification,business administration nvq,-level 2,-3,office administration diploma
Certified Administrative Professional,=CAP@,=IAAP,=PACE@,certified executive administrative professional,iaap certification
licence:
driving licence,clean-,category B-,driver's--,full UK clean-,full--,-UK licence
clean driving record,good-,safe-,motor vehicle--,clean MVR ~ driving licence
notary public,notary,loan signing agent,notarization,notarized documents
knowledge:
high school diploma,secondary-,-education,=GED,=HSD@,ged equivalent,hs diploma,general education-,high school
GCSE English and maths,=GCSE,functional skills maths,-english
A levels^,=A level,advanced level education,btec level 3
# languages people speak
language:
bilingual,language skills,-other than English,additional languages,two-,foreign-,multi-lingual,another language,other-,further-,second-,community-,more than one-,bi-lingual,bilingualism,multilingual,trilingual
English,=TOEFL,=TOEIC,PTE Academic,-exam,-score,=IELTS,engels,toefl
=Latin@,latin language
Ancient Greek
American Sign Language,=ASL ~ British Sign Language
British Sign Language,=BSL,makaton,bsl level 1,-2
language > bilingual:
European language,EU-
Asian language
Arabic
Hebrew
Kurdish
Armenian
Yoruba
Igbo
Hausa
Shona
Māori,te reo
Yiddish
Farsi,=Persian,persian language
Dari
Pashto
Haitian Creole
Somali
Amharic
Tigrinya
Oromo
Swahili,kiswahili
Afrikaans
Zulu,isizulu
Xhosa,isixhosa
Sesotho,setswana
language > European language:
Scandinavian language,Nordic-
Spanish,=DELE,castilian,español
French,=DALF,=DELF,français
German,=TestDaF,Goethe-Zertifikat,deutsch
Italian,italiano
Portuguese,português
Dutch,flemish,nederlands
=Polish,polski,fluent polish,native-,polish language,-speaker,-speaking
Russian,русский
Ukrainian,українська
Turkish,türkçe
Greek
Romanian,română
Hungarian,magyar
Czech,čeština
Slovak
Bulgarian
Serbian,serbo-croatian,srpski
Croatian,hrvatski
Slovenian
Bosnian
Finnish,suomi
Welsh,cymraeg
Irish language,=Gaeilge,gaeilge,fluent Irish,fluency in-,irish fluent,-speaker,-desirable,-gaelic,-native,-an advantage
Scottish Gaelic
Catalan
Lithuanian
Latvian
Estonian
Albanian
Macedonian
Maltese
Basque
Galician
language > Scandinavian language:
Swedish,svenska ~ Norwegian,Danish
Norwegian,norsk ~ Danish
Icelandic
Danish,dansk
language > Asian language:
=Chinese,=HSK,bilingual chinese,fluent-,simplified-,traditional-,chinese language,-speaking
Japanese,=JLPT
Korean
Hindi ~ Urdu
Urdu
Punjabi,panjabi
Bengali,bangla,sylheti
Gujarati
Marathi
Tamil
Telugu
Kannada
Nepali
Sinhala,sinhalese
Malayalam
Vietnamese
Thai
Burmese
Khmer
Indonesian,bahasa
Malay,bahasa malaysia,-melayu
Tagalog,=Filipino,filipino language
language > Chinese:
Mandarin,hsk,putonghua
Cantonese
# soft skills
soft:
communication skills,verbal-,-and written skills,communication,able to communicate,ability-,clear communicator,confident-,effective-,excellent-,good-,great-,strong-,communicating clearly,-effectively,communicates well,well-spoken
active listening,attentive-,-listener,good-,active-,listen actively,listening skills,listens carefully
public speaking,speaking engagements,-in public,toastmasters > presentation skills
interpersonal skills,-communication skills,social--,people-,-person,approachable,interaction with people,working-,--relationships,personable
networking skills,-abilities,building networks,business networking,professional- ~ relationship building
teamwork,collaborate,collaboration,collaborative,member of a team,part-,working in--,team approach,-environment,-mindset,-player,-spirit,-working,team-orientated,team-oriented,working collaboratively,-with others,works well-,cooperative,helping colleagues
leadership,natural leader,strong-,inspiring-,-others,leading-,-by example
problem solving,-solver,-identification,-resolution,issue-,finding solutions,resolving issues,resourceful,resourcefulness,solution finding,solution-focused,solution-oriented,troubleshooting skills
critical thinking,-analysis,-thinker,-reasoning,evaluative skills
logical thinking,-approach,-thinker,-mind,-reasoning ~ critical thinking
sound judgement,independent-,good-,common sense,exercise judgment ~ critical thinking,decision making
analytical skills,-ability,-thinking,-mindset,-thinker,-problem solving,--mind,-reasoning,-capability,-approach,-and problem-solving skills,analysis skills,analytic-,analytically minded,investigative mindset
numeracy,basic arithmetic,-math,simple-,good with numbers,mathematical skills,maths-,numerical-,-reasoning,-ability,numerate
attention to detail,eye for--,accuracy,careful work,detail focused,-orientated,detail-oriented,methodical,meticulous,thorough approach,thoroughness
quality focus,-conscious,high quality work,pride in--,commitment to quality,quality-oriented ~ attention to detail
observation skills,observational-,good observation,keen observer,alertness,observant,vigilance,vigilant ~ attention to detail
organisational skills,-ability,highly organised,well-,organisation skills,organizing-,organised approach,planning and organising,-organization
time management,workload-,heavy workload,busy-,varied-,demanding-,manage own-,manage your-,timekeeping skills
prioritisation,competing priorities,conflicting-,changing-,juggling-,managing-,multiple-,shifting-,setting-,prioritised,prioritising,priority setting
multitasking,juggle multiple priorities,juggling tasks,many hats,multi-tasker,multi-tasking,multitasker
meeting deadlines,deadlines,timely completion
adaptability,ability to adapt,quick-,adaptable,adapt quickly,comfortable with ambiguity,flexibility,flexible approach,-attitude,highly flexible,versatile,embrace change,adapting to-,change-ready,versatility
working under pressure,thrive-,works well-,cope--,handle--,busy environment,pressured-,high-stress-,pressurised-,fast-paced-,-setting,-workplace,pressure situations,stressful-
sense of urgency,urgency ~ working under pressure
stress management,-resistance,-resistant,-tolerance,handle stress ~ working under pressure
staying calm,remain-,keep-,calm approach,-manner,-under pressure,calmness,cool-headed > working under pressure
resilience,mental toughness,resilient,thick-skinned,bounce back ~ working under pressure
taking initiative,using-,own-,shows-,use-,your-,use of-,proactive,can-do attitude,initiative and^,proactively,proactivity
self-motivation,self-motivated,self-motivator,go-getter,hit the ground running,roll up your sleeves,self-directed,self-driven,self-starter ~ taking initiative,motivation
working independently,autonomous working,independent-,-worker,minimal supervision,self-management,self-reliant,self-sufficient,unsupervised work,work autonomously,-unsupervised
motivation,ambition,ambitious,dedication,drive to succeed,motivated
enthusiasm,enthusiastic,high energy,keen attitude,energetic,passionate ~ motivation
perseverance,dogged determination,persistence,tenacious,tenacity ~ motivation
results orientation,goal-,results-oriented,target-driven,target-focused,achievement-oriented,goal-driven,goal-oriented,outcome-focused,performance-driven,results orientated,results-driven,results-focused,target-oriented ~ motivation
work ethic,conscientious,hard worker,conscientiousness,diligence,diligent,extra mile,hard-working,hardworking,industrious
self-discipline,disciplined approach ~ motivation
reliability,dependability,dependable,reliable worker,-employee,-and hardworking,sense of responsibility,trustworthiness,trustworthy
punctuality,excellent attendance,regular-,good-,-timekeeper,-timekeeping,punctual > reliability
integrity,ethical,honest,honesty,principled,professional ethics
professionalism,professional approach,-attitude,-demeanor,-behaviour,-conduct,-demeanour,-image,-manner,-and courteous,professionally presented,business etiquette
smart presentation,personal-,well groomed,well-presented,neat appearance,professional-,smart-,-and presentable ~ professionalism
positive attitude,helpful-,enthusiastic-,good-,great-,friendly-,-and approachable,-helpful,--demeanor,pleasant-,-manner,welcoming-,friendly-,-personality,outgoing-,pleasant-,warm-,bubbly-,optimism,cheerful,optimistic,positive mindset,positivity,sense of humour,upbeat
courtesy,courteous,good manners,polite,politeness,well-mannered ~ positive attitude
willingness to learn,ability-,desire-,eager-,keen-,quick-,willing-,quickly--,lifelong learning,continuous-,-professional development,fast learner,quick-,-study,growth mindset,learn quickly,-new skills,learning ability,-agility,self-development,self-learning,self-taught
curiosity,curious mind,inquisitive- ~ willingness to learn
creativity,thinking outside the box,artistic ability,-flair,-skills,creative-,-flair,-ideas,-mind,-approach,-mindset,-thinker,-thinking,ideas generation,ingenuity
innovation,fresh ideas,innovative-,-solutions,-thinking,innovator ~ creativity
decision making,decision-maker,decisiveness,decisive,informed decisions,made-,quick-,sound-
negotiation,bargaining,negotiated,negotiator
persuasion,persuasiveness,ability to influence,convincing others,influence-,-without authority,influencing skills,persuasive
conflict resolution,-handling,mediation skills,resolving disputes,challenging conversations,difficult-,-situations,diffusing-,handling difficult people,managing conflict
empathy,caring attitude,-nature,-personality,compassion,compassionate,emotional support skills,empathetic,empathic,non-judgemental,non-judgmental,sensitive approach,patient and caring,supportive manner,sympathetic
service to others,helping--,-people,desire to help,willingness- ~ customer focus,empathy
patience,patient manner
emotional intelligence,-resilience,-stability,-maturity,=EQ@,emotionally intelligent,mature attitude,social awareness
self-awareness,reflective practice@,self-aware,self-reflection ~ emotional intelligence
diplomacy,diplomatic,diplomatically,political awareness,-sensitivity,tact,tactful,tactfulness
tact and discretion,exercise--,use-,utmost-,discreet ~ diplomacy
cultural awareness,diversity-,cross-cultural,cultural understanding,-competency,-sensitivity,-diversity,equality and-,culturally diverse,different cultures,diverse-,-backgrounds,-populations,-teams,multicultural-,-environment,equal opportunities^,inclusive practice,inclusiveness,inclusivity,intercultural communication,-skills,-competence
respect for others,-diversity,dignity and respect,respectful,respecting others ~ cultural awareness
open-mindedness,open-minded ~ cultural awareness,adaptability
customer focus,-orientation,service-,-excellence,-mindset,customer-,-centric,-driven,-obsession,-service focus,client--,client-centric,client-oriented,customer-centricity,customer-first,customer-focussed,customer-oriented,passion for customer service,service-minded,service-oriented
accountability,ownership mentality,-mindset,personal responsibility,taking-,-ownership,sense of-
confidence,assertive,assertiveness,confident,self-assured
coordination skills,coordinating activities,inter-departmental communication,interdepartmental-,cross-departmental coordination
strategic thinking,-vision,-approach,-mindset,-outlook,-thinker,big-picture thinking,forward-,systems-,long-term-,conceptual skills,forward planning,think strategically,visionary leadership
planning skills,-ability,-and scheduling,-prioritising,effective planning,forward planner,good-
giving and receiving feedback,feedback skills,give feedback,take-,receive-,providing-,receptive to-,open-,accepting--,constructive-,-criticism
following instructions,take-,understand-,oral and written-,verbal-,follow--,--company policies,--established procedures,following--,adhering to-,following policies and--,following directions,-guidelines,-processes,instructions following,taking direction
reading and writing skills,--writing,--comprehension,-skills,literacy-,-and numeracy skills,good literacy,basic-,literate
safety awareness,-first attitude,safety-focused,safety-minded,safety-conscious
manual dexterity,-skills,fine motor-,practical--,-ability,steady hands,good with-,work-,hand-eye coordination,hand-to-eye-,hands-on approach,motor skills@,dexterity
shift flexibility,-pattern,shiftwork,available weekends,evenings and-,holidays-,nights-,work--,-evenings,-holidays,-overtime,-nights,-flexible hours,unsocial--,weekend availability,overtime-,open-,flexible-,-to work,weekend--,-shifts,evening-,rotating-,night-,working-
willingness to travel,ability-,willing-,regular--,business-,domestic-,frequent-,extensive-,international-,occasional-,overnight-,-stays,travel required,travel as-
soft > communication skills:
written skills,-communication,-english skills,writing--,excellent written english,clear writing
presentation skills,-delivery,presenting information,-skills,confident presenter,giving presentations,public-,verbal-,oral-,presented findings
soft > interpersonal skills:
rapport building,building rapport,built-,establishing- ~ relationship building
relationship building,-skills,-management,built relationships,maintaining-,developing-,building strong-,establish--,building-,-trust
# further
tool:
AI assistants,=Copilot@,ChatGPT,Google Gemini ~ prompt engineering
certification:
customer service NVQ,NVQ customer service`
