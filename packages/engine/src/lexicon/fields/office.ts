export const office = `
# running an office
administrative support,-duties,-tasks,-assistance,-work,-skills,-functions,-experience,clerical-,admin-,administration-,-skills,-duties,-support,-work,clerical-,-support,-skills,-duties,-tasks,admin-,-work,-support,office-,secretarial-,-duties,-work,office-,-duties,admin-,general administration,-admin,administration@
administrative coordination,-planning,admin coordination
ad hoc duties,-tasks,adhoc--,-duties
office management,administrative-,-operations,office-,-administration,-coordination,-organization,managed office,running the- > administrative support
executive support,=PA-,executive-level-,c-level-,pa-,executive administrative-,--assistance,personal-,pa duties,supporting executives,-c-suite,-senior executives > administrative support
calendar management,diary-,-planning,-coordination,calendar-,-scheduling,-maintenance,managing diaries,-executive calendars,maintaining--,managing-,scheduling- > administrative support
appointment scheduling,-booking,scheduling appointments,booking-,making-,arranging-,client-,patient-,set-,appointments management
meeting coordination,-arrangements,-scheduling,conference room-,arranging meetings,organising-,scheduling-,coordinated-,meeting planning,-preparation,agenda-,meeting organisation,-support,-logistics,-materials,-agendas,preparing-,room bookings,booking meeting rooms,boardroom booking
minute taking,note-,taking notes,-minutes,took-,meeting-,recording-,prepared-,minutes of meetings,minute-taker,minute writing > administrative support
travel arrangements,-booking,-coordination,-management,-planning,-logistics,-scheduling,-and accommodation,arranging travel,coordinating-,booking-,itineraries,flight bookings,hotel- > administrative support
expense reports,-claims,-management,-reconciliation,-tracking,expenses processing,processing expenses,travel-,reconciling-
tool: SAP Concur,=Concur > expense reports ~ Expensify
correspondence,letter writing,writing letters,business-,drafting-,-documents,-emails,answering-,responding to-,email handling
email management,inbox-,mailbox-,managing inboxes,-email,shared mailbox,-inbox,monitoring-,-emails,handling-,email monitoring
mail handling,post-,-distribution,mail-,-processing,-room,courier arrangements,-bookings,mailroom,outgoing mail,handling-,-post,opening-,-mail,distributing-,process-,sorting-,incoming-,-post,-and outgoing post,postage,arranging couriers,shipping packages,franking machine,-post
filing documents,-systems,-paperwork,-records,-and,-duties,filing@,paper filing,electronic-,document-,scanning and-
records management,-maintenance,-retention,-administration,record keeping,recordkeeping,keeping records,accurate-,updating-,kept-,confidential-,maintaining-,retention schedules,information management@,archiving documents
document management,documentation-,-preparation,-control,document version-,--preparation,-handling,-controller,-processing,-review@,-creation,-tracking,-formatting,-production,-organization,-collation,preparing documentation,-documents,controlled-,formatting-,processing-,managing-,collating-,=EDMS,paperwork,laserfiche,opentext,m-files,documentum
data entry,order-,database-,-updates,data input,-processing,-capture,-keying,-typing,entering data,-information,inputting-,-data,keying-,processing-,maintaining databases,updating-,-the database,ten key,10- ~ typing skills
typing skills,-speed,-documents,-letters,-and,-reports,keyboarding,word processing,60 wpm,50-,40-,70-,45-,80-,65-,35-,55-,=WPM,words per minute,touch typing,fast-,accurate-,=Typing
audio typing,copy-,transcription-,shorthand and-,dictation,audio typist,bighand,dictaphone > typing skills
answering telephones,-phones,-calls,-the phone,telephone answering,-handling,-enquiries,-communication,phone-,-calls,incoming-,handling-,transferring-,directing-,screening-,fielding-,taking-,-messages,took-,relay-,multi-line phones,-telephone,phone skills,telephone-,-duties,-reception,-calls,-etiquette,phone-,-handling,call-,-screening,-forwarding ~ switchboard operation
switchboard operation,switchboard,console operation@,telephone console,pbx operator > answering telephones
reception duties,receptionist-,-experience,front desk,-office,reception@,front-of-office ~ greeting visitors,answering telephones
greeting visitors,-clients,-guests,-patients,visitor reception,meet and greet,welcoming guests,-clients,-customers,-visitors,receiving-,guest greeting
office supplies ordering,supply--,stationery-,-stock,-supplies,office-,replenishing-,stocking-,restocking-,maintaining-,ordering-,-stationery,office-,-inventory,supplies-
office equipment,-machines,-machinery,photocopying,photocopier,scanning documents,binding-,printing-,copying-,-and scanning,document--,printing and-,-binding,faxing,multifunction printers,shredding,laminating@,making copies,copy machine
raising invoices,-purchase orders,processing-,invoice handling
event coordination,conference-,-planning,-organisation,event-,-planning support,event--,-logistics,office events,organizing-,company-,corporate-,coordinating-,planning-,staff-,organising conferences,arranging-
report preparation,-writing,-generation,-production,-compilation,-drafting,-creation,preparing reports,writing-,compiling-,produced-,generating-,wrote-,written-,creating-,drafting-,running-,daily-
presentation preparation,-materials,creating presentations,powerpoint-,producing-,preparing-,-slides,slide preparation
board administration,governance-,committee-,-support,-servicing,-meetings,clerking-,board-,-packs,-minutes,-support,servicing committees
confidentiality,confidential documents,-material,-data,-matters,-correspondence,-information,sensitive-,-data
gatekeeping,gatekeeper,gate-keeping,front-line contact,point of-,screening visitors,liaison duties,liaise with clients,liaising with customers,-suppliers
enquiry handling,query-,inquiry-,resolving queries,customer-,-inquiries,handling-,responding to-,-enquiries,-queries,answering--,-inquiries,client-,visitor-,general-,-enquiries,client-,public-,email-,phone-,handling-,answering-,queries resolution
knowledge: office procedures,clerical-,administrative-,-systems,-processes,-policies,office-,-practices,-systems,-protocols,admin processes
form processing,application-,-forms,completing-,preparing-,filling in-,processing--,-applications,form completion,-filling,claims paperwork
personnel administration,-files,-records,staff-,leave-,holiday-,sickness-,attendance-,-tracking,leave-,timesheets,employee files,staff-,time sheets,-cards,timekeeping,recording attendance,tracking-,timecards
bulk mailing,mail merge,-shots,mass mailings,mailshots,mailouts
contact database maintenance,--lists,-management,-databases,updating customer records,--crm,maintaining-,customer database,database upkeep
order processing,-management,-handling,-tracking@,-placement,-administration,sales orders,entering-,placing-,processing-,-customer orders,purchase requisitions
office health and safety,fire warden,-marshal,display screen assessment,-equipment assessments,dse assessments
legal secretarial work,--typing,-secretarial
medical secretarial work,--typing,-administration,-secretarial,-office,patient reception
school administration,attendance-,admissions-,university-,school office,=SIMS@
sales administration,sales support-,--admin,preparing quotes,processing-,quote preparation
personal errands,running-,household management@,-administration,private household,-pa,lifestyle management
catering arrangements,-orders,lunch-,ordering lunches,office catering,kitchen restocking
tool: time-and-attendance systems,clock-in-,kronos,=UKG@,time clock
knowledge: remote working,home-,hybrid-,working remotely,work from home,telecommuting,homeworking
business writing,writing memos,drafting-,preparing-,memorandums,memoranda
payment processing,cheque-,check-,bank deposits,taking payments,collecting-,took-,accepting-,received-,processing-,-card payments,credit-
internet research,desk-,online-,web-,background-,information-,researching information,research skills,-tasks,-and analysis
office relocation,-refurbishment,-moves,desk-
room reservations,hot desking,desk booking systems,resource booking
# office tools
tool: Microsoft Office,=MS-,office 365,-suite,ms-,microsoft-,-products,-packages,-365,-applications,ms-,-products,=M365,o365,=MSOffice,msoffice,office365,ms-office > computer literacy ~ Microsoft Excel,Microsoft Word,Microsoft PowerPoint,Microsoft Outlook,Google Workspace
tool: Microsoft Excel,=Excel,ms excel,advanced-,microsoft office-,intermediate--,proficient in-,knowledge of--,spreadsheets,excel skills,-formulas,-functions,-reporting,-proficiency,-advanced,excel@ > Microsoft Office ~ Google Sheets
pivot tables,-charts,pivots@,excel pivots > Microsoft Excel
VLOOKUP,xlookup,index match,v-lookup,hlookup,excel lookups > Microsoft Excel
VBA,visual basic for applications,macros@ > Microsoft Excel
tool: Microsoft Word,ms word,=Word@,word documents,-processor > Microsoft Office ~ Google Docs
tool: Microsoft PowerPoint,powerpoint,power point,=PPT > Microsoft Office ~ Google Slides,Keynote
tool: Microsoft Outlook,=Outlook,ms outlook,microsoft office-,outlook@,outlook calendar,-email > Microsoft Office ~ Gmail
tool: Microsoft Teams,ms teams ~ Zoom,Slack
tool: Microsoft OneNote,onenote,one note
tool: OneDrive,one drive ~ Dropbox,Google Drive
tool: file sharing platforms,--sharing,cloud storage,shared drives
tool: Dropbox ~ Google Drive
tool: Google Drive
tool: Google Workspace,g suite,google-,-apps,-office,-applications,-products,gsuite > computer literacy ~ Google Sheets,Google Docs,Google Slides
tool: Google Sheets,google spreadsheets > Google Workspace
tool: Google Docs,google documents > Google Workspace
tool: Google Slides,google presentation > Google Workspace
tool: Gmail,google mail,-calendar,g-mail
tool: =Keynote@,apple keynote,-iwork ~ Prezi
tool: Prezi ~ LibreOffice
tool: LibreOffice,openoffice,open office ~ Microsoft Office
tool: video conferencing,-calls,videoconferencing,virtual meetings,online-,gotomeeting
tool: =Zoom,zoom meetings,zoom@ > video conferencing ~ Webex,Google Meet,Skype
tool: Webex > video conferencing ~ Google Meet,Skype
tool: Google Meet,google hangouts > video conferencing ~ Skype
tool: Skype > video conferencing
tool: =Slack,slack messaging,-channels,slack@
tool: Lotus Notes,ibm notes
tool: scheduling software,-tools,-systems,appointment software,online scheduling
tool: Calendly,acuity scheduling > scheduling software
tool: SurveyMonkey,survey monkey,-tools ~ Google Forms,Qualtrics,Microsoft Forms
tool: Google Forms ~ Qualtrics,Microsoft Forms
tool: Qualtrics ~ Microsoft Forms
tool: Microsoft Forms,ms forms
computer literacy,-skills,-literate,it-,pc-,-skills,information technology-,it--,digital-,-literacy,it-,-proficient,computer-,technologically-,-savvy,it-,computer-,-proficiency,-knowledge,-software,-applications,-operation,-usage,-experience,-competency,it-,using computers,proficient with-,tech-savvy,basic computer
certification: ECDL,european computer driving licence,international-,=ICDL,=CLAiT,clait > Microsoft Office
certification: Microsoft Office Specialist,=MOS,excel certification,mos-,microsoft office-,-certified,mos--,-excel > Microsoft Office
tool: CRM software,=CRM,crm systems,-tools,-platforms,-databases,customer relationship management
# certificates and education
certification: NVQ business administration,nvq--,level 3 business-,level 2--,nvq in--,diploma-,certificate-,business administration nvq,-level 2,-3,btec business,btec national-,administration qualification,office administration diploma > administrative support
certification: Certified Administrative Professional,=CAP@,iaap certification,=IAAP,professional administrative certification of excellence,=PACE@,certified executive administrative professional > administrative support
certification: Pitman qualification,typing-,secretarial-,-diploma,-course,pitman shorthand,-training,-typing,rsa-,ocr-,-text processing,typing certificate > typing skills
licence: notary public,notary,notarized documents,notarization,loan signing agent
knowledge: high school diploma,secondary-,-education,=GED,ged equivalent,hs diploma,general education-,high school,=HSD@
knowledge: GCSE English and maths,=GCSE,gcses,functional skills maths,-english
knowledge: A levels,advanced level education,btec level 3
# languages people speak
language: English,=IELTS,=TOEFL,ielts,toefl
language: Spanish,bilingual english/spanish,-spanish/english,español,castilian
language: French,français,bilingual english/french,-french/english
language: German,deutsch
language: Italian,italiano
language: Portuguese,português
language: Dutch,flemish,nederlands
language: =Polish,polish language,-speaking,-speaker,fluent polish,native-,polski
language: Russian
language: Ukrainian
language: Mandarin,putonghua,hsk > Chinese
language: =Chinese,chinese language,-speaking,simplified chinese,fluent-,bilingual-,traditional-
language: Cantonese > Chinese
language: Japanese,=JLPT
language: Korean
language: Arabic
language: Hindi ~ Urdu
language: Urdu
language: Punjabi,panjabi
language: Bengali,bangla,sylheti
language: Gujarati
language: Marathi
language: Tamil
language: Telugu
language: Kannada
language: Malayalam
language: Turkish
language: Greek
language: Romanian
language: Hungarian
language: Czech
language: Slovak
language: Bulgarian
language: Serbian,serbo-croatian
language: Croatian
language: Slovenian
language: Bosnian
language: Swedish ~ Norwegian,Danish
language: Norwegian ~ Danish
language: Danish
language: Finnish,suomi
language: Hebrew
language: Yiddish
language: Farsi,persian language,=Persian
language: Dari
language: Pashto
language: Vietnamese
language: Thai
language: Burmese
language: Khmer
language: Indonesian,bahasa
language: Malay,bahasa melayu,-malaysia
language: Tagalog,filipino language,=Filipino
language: Haitian Creole
language: Somali
language: Amharic
language: Tigrinya
language: Oromo
language: Swahili,kiswahili
language: Afrikaans
language: Zulu,isizulu
language: Xhosa,isixhosa
language: Sesotho,setswana
language: Welsh,cymraeg
language: Irish language,=Gaeilge,irish gaelic,gaeilge
language: Scottish Gaelic
language: Catalan
language: Basque
language: Galician
language: =Latin@,latin language
language: Ancient Greek
language: American Sign Language,=ASL ~ British Sign Language
language: British Sign Language,=BSL,bsl level 2,-1,makaton
bilingual,multilingual,trilingual,second language,language skills,foreign languages,additional-,bilingualism,bi-lingual,multi-lingual
# soft skills
soft: communication skills,verbal-,-and written skills,communication,communicating effectively,-clearly,good communicator,strong-,excellent-,effective-,confident-,clear-,great-,able to communicate,ability-,communicates well,well-spoken
soft: written skills,-english skills,writing--,strong written communication-,excellent-,--english,clear writing > communication skills
soft: active listening,attentive-,-listener,good-,active-,listening skills,listens carefully,listen actively
soft: presentation skills,-delivery,presenting skills,-information,delivering presentations,giving-,public-,oral-,verbal-,presented findings,confident presenter > communication skills
soft: public speaking,speaking engagements,-in public,toastmasters > presentation skills
soft: interpersonal skills,-communication skills,social--,people-,-person,working relationships,-with people,interaction-,personable,approachable
soft: networking skills,-abilities,building networks,professional networking,business- ~ relationship building
soft: rapport building,building rapport,establishing-,built- > interpersonal skills ~ relationship building
soft: relationship building,-skills,-management,built relationships,building strong-,developing--,maintaining-,establish-,building-,-trust > interpersonal skills
soft: teamwork,team player,-working,-environment,-spirit,-mindset,-approach,working collaboratively,-with others,works well-,collaborate,collaborative,part of a team,member-,working in--,cooperative,collaboration,team-oriented,team-orientated,helping colleagues
soft: leadership,natural leader,strong-,inspiring-,-others,leading-,-by example
soft: problem solving,-identification,-solver,-resolution,issue-,identifying problems,solving-,resolving-,-issues,troubleshooting skills,solution-oriented,solution-focused,finding solutions,resourceful,resourcefulness,solution finding
soft: critical thinking,-thinker,-reasoning,-analysis,evaluative skills
soft: logical thinking,-reasoning,-approach,-thinker,-mind ~ critical thinking
soft: sound judgement,good-,independent-,exercise judgment,common sense ~ critical thinking,decision making
soft: analytical skills,-thinking,-mindset,-ability,-mind,-approach,-reasoning,-capability,-thinker,-problem solving,--and problem-solving skills,analysis skills,analytic-,analytically minded,investigative mindset
soft: numeracy,maths skills,mathematical-,numerical-,-ability,-reasoning,numerate,simple math,basic-,-arithmetic,-mathematics,good with numbers
soft: attention to detail,eye for--,detail-oriented,accuracy,meticulous,detail orientated,-focused,thoroughness,thorough approach,methodical,careful work
soft: quality focus,-conscious,commitment to quality,high quality work,pride in--,quality-oriented ~ attention to detail
soft: observation skills,observational-,observant,keen observer,good observation,vigilant,vigilance,alertness ~ attention to detail
soft: organisational skills,-ability,organisation skills,organizing-,well organised,highly-,planning and organising,-organization,organised approach
soft: time management,workload-,managing time,-workload,manage own-,manage your-,timekeeping skills
soft: prioritisation,setting priorities,competing-,conflicting-,multiple-,shifting-,changing-,juggling-,managing-,prioritising,priority setting
soft: multitasking,multi-tasking,juggling tasks,multitasker,multi-tasker,juggle multiple priorities
soft: meeting deadlines,deadlines,timely completion
soft: adaptability,flexibility,adaptable,versatility,embrace change,adapting to-,quick to adapt,ability-,versatile,comfortable with ambiguity,adapt quickly,change-ready,flexible approach,-attitude,highly flexible
soft: working under pressure,works well-,thrive--,cope-,handle--,fast-paced setting,-workplace,-environment,busy-,pressurised-,pressured-,high-stress-,stressful situations,pressure-
soft: sense of urgency,urgency ~ working under pressure
soft: stress management,-tolerance,-resistance,-resistant,handle stress,managing- ~ working under pressure
soft: staying calm,remain-,keep-,calm manner,-approach,-under pressure,calmness,cool-headed > working under pressure
soft: resilience,resilient,mental toughness,thick-skinned,bounce back ~ working under pressure
soft: taking initiative,own-,using-,use-,shows-,your-,use of-,proactive,proactivity,can-do attitude,proactively,initiative and
soft: self-motivation,self-motivated,self-starter,self-driven,self-motivator,self-directed,go-getter ~ taking initiative,motivation
soft: working independently,autonomous working,independent-,-worker,unsupervised work,minimal supervision,work autonomously,-unsupervised,self-sufficient,self-reliant,self-management
soft: motivation,motivated,ambition,ambitious,drive to succeed,dedication
soft: enthusiasm,enthusiastic,passionate,keen attitude,high energy,energetic ~ motivation
soft: perseverance,tenacity,tenacious,persistence,dogged determination ~ motivation
soft: results orientation,goal-,results-driven,results-oriented,goal-oriented,target-driven,results-focused,results orientated,goal-driven,target-oriented,achievement-oriented,target-focused,outcome-focused,performance-driven ~ motivation
soft: work ethic,hard-working,hardworking,diligence,hard worker,diligent,conscientious,industrious,conscientiousness
soft: self-discipline,disciplined approach ~ motivation
soft: reliability,dependability,dependable,trustworthy,trustworthiness,sense of responsibility,reliable worker,-employee,-and hardworking
soft: punctuality,punctual,good timekeeping,-timekeeper,-attendance,regular-,excellent- > reliability
soft: integrity,honesty,ethical,honest,professional ethics,principled
soft: professionalism,professional manner,-attitude,-conduct,-demeanor,-demeanour,-approach,-image,-behaviour,-and courteous,business etiquette,professionally presented
soft: smart presentation,personal-,smart and presentable,--appearance,neat-,professional-,well-presented,well groomed ~ professionalism
soft: positive attitude,-mindset,optimism,cheerful,welcoming manner,pleasant-,-personality,bubbly-,warm-,friendly-,outgoing-,optimistic,upbeat,sense of humour,great attitude,good-,enthusiastic-,helpful-,friendly-,-manner,-and approachable,-helpful,--demeanor,pleasant-,positivity
soft: courtesy,polite,courteous,politeness,good manners,well-mannered ~ positive attitude
soft: willingness to learn,desire-,ability-,eager-,keen-,willing-,-train,quickly learn,quick to-,--study,-learner,fast-,continuous professional development,--learning,lifelong-,learn quickly,-new skills,learning agility,-ability,self-learning,growth mindset,self-development,self-taught
soft: curiosity,curious mind,inquisitive- ~ willingness to learn
soft: creativity,thinking outside the box,generating ideas,creative-,-skills,-thinker,-mindset,-flair,-approach,-mind,-thinking,out-of-the-box-,ideas generation,artistic ability,-flair,-skills,ingenuity
soft: innovation,innovative thinking,-ideas,-solutions,innovator,fresh ideas ~ creativity
soft: decision making,decisive,making decisions,sound-,informed-,quick-,made-,decisiveness,decision-maker
soft: negotiation,negotiated,negotiator,bargaining
soft: persuasion,influencing skills,persuasive,convincing others,influence-,-without authority,ability to influence,persuasiveness
soft: conflict resolution,-handling,mediation skills,resolving conflicts,-disputes,managing conflict,handling-,dealing with-,challenging conversations,difficult-,-situations,diffusing-,handling difficult people
soft: empathy,compassion,empathetic,compassionate,caring nature,-attitude,-personality,patient and caring,sympathetic,empathic,supportive manner,sensitive approach,non-judgmental,non-judgemental,emotional support skills
soft: service to others,helping--,-people,desire to help,willingness- ~ customer focus,empathy
soft: patience,patient manner,calm and patient
soft: emotional intelligence,-maturity,-resilience,-stability,=EQ@,social awareness,emotionally intelligent,mature attitude
soft: self-awareness,self-aware,self-reflection,reflective practice@ ~ emotional intelligence
soft: diplomacy,tact,tactful,diplomatic,tactfulness,political awareness,-sensitivity,diplomatically
soft: tact and discretion,utmost--,use-,exercise-,discreet ~ diplomacy
soft: cultural awareness,diversity-,cultural understanding,-sensitivity,-competency,-diversity,equality and-,multicultural environment,-teams,diverse-,-populations,-backgrounds,-cultures,different-,intercultural skills,-communication,-competence,cross-cultural,culturally diverse,equal opportunities,inclusive practice,inclusiveness,inclusivity
soft: respect for others,-diversity,respectful,respecting others,dignity and respect ~ cultural awareness
soft: open-mindedness,open-minded ~ cultural awareness,adaptability
soft: customer focus,-orientation,service-,-excellence,-mindset,customer-,-centric,-driven,-obsession,-service focus,client--,customer-oriented,service-oriented,customer-first,service-minded,passion for customer service,customer-centricity,customer-focussed,client-oriented,client-centric
soft: accountability,taking responsibility,personal-,ownership mentality,-mindset,taking ownership,sense of-
soft: confidence,confident,assertiveness,assertive,self-assured
soft: coordination skills,coordinating activities,inter-departmental communication,interdepartmental-,cross-departmental coordination
soft: strategic thinking,-mindset,-thinker,-vision,-outlook,-approach,big-picture thinking,forward-,long-term-,systems-,think strategically,forward planning,visionary leadership,conceptual skills
soft: planning skills,-ability,-and scheduling,-prioritising,forward planner,good-,effective planning
soft: giving and receiving feedback,accepting feedback,take-,give-,providing-,receive-,receptive to-,open-,constructive--,-criticism,feedback skills
soft: following instructions,understand-,take-,follow written-,verbal and-,oral-,following processes,-guidelines,-directions,-procedures,follow established-,adhering to--,following policies and--,follow company policies,taking direction,instructions following
soft: reading and writing skills,--writing,--skills,-comprehension,literate,literacy skills,-and numeracy skills,basic literacy,good-
soft: safety awareness,-first attitude,safety-conscious,safety-minded,safety-focused
soft: manual dexterity,-skills,fine motor-,practical--,-ability,dexterity,hand-eye coordination,hand-to-eye-,steady hands,good with-,work-,motor skills@,hands-on approach
soft: shift flexibility,-pattern,work weekends,available-,evenings and-,nights-,holidays-,overtime availability,weekend-,flexible-,open-,work evenings,-nights,-overtime,-holidays,-flexible hours,unsocial--,night shifts,rotating-,working-,evening-,weekend-,-work,flexible to-,shiftwork
soft: willingness to travel,willing-,ability-,occasional--,regular-,domestic-,frequent-,business-,international-,extensive-,overnight-,-stays,travel required,travel as-`
