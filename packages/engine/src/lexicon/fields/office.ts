export const office = `
# running an office
administrative support | administrative duties, administrative tasks, admin support, admin duties, administrative assistance, administrative work, office support, clerical support, general administration, secretarial support, clerical duties, administration skills, office duties, administrative experience, clerical work, administration duties, clerical tasks, admin tasks, general admin, administration experience, administration support, secretarial duties, clerical experience, administrative skills, office work, admin work, secretarial work, administrative functions, clerical skills, administration work, administration@, admin experience, administrative assistant experience, office clerk duties | skill
administrative coordination | coordinating administrative activities, admin coordination, administrative planning | skill
ad hoc duties | ad hoc tasks, adhoc tasks, adhoc duties, general support duties | skill
office management | office administration, managed office, running the office, office operations, office coordination, office manager experience, administrative management, office organization, managing an office, administrative operations, day-to-day running of the office, managing the office | skill | implies: administrative support
executive support | executive assistance, personal assistance, =PA support, c-level support, supporting executives, pa duties, executive assistant experience, executive administrative support, supporting c-suite, supporting senior executives, executive-level support, pa support, personal assistant duties, executive level administrative support, support to directors | skill | implies: administrative support
calendar management | diary management, diary coordination, managing calendars, calendar coordination, scheduling appointments for executives, calendar scheduling, managing diaries, scheduling calendars, diary planning, maintaining calendars, calendar maintenance, managing executive calendars | skill | implies: administrative support
appointment scheduling | scheduling appointments, booking appointments, appointment booking, making appointments, arranging appointments, appointments management, client appointments, patient appointments, set appointments | skill
meeting coordination | meeting arrangements, arranging meetings, meeting scheduling, organising meetings, organizing meetings, scheduling meetings, meeting planning, meeting preparation, coordinated meetings, meeting organisation, meeting organization, room bookings, meeting support, booking meeting rooms, setting up meetings, agenda preparation, meeting logistics, preparing agendas, meeting materials, meeting agendas, scheduling of meetings, conference room scheduling, boardroom booking | skill
minute taking | taking minutes, minutes of meetings, minute-taker, took minutes, meeting minutes, recording minutes, prepared minutes, note taking, taking notes, minute writing | skill | implies: administrative support
travel arrangements | travel booking, booking travel, travel coordination, arranging travel, travel management, booking flights and hotels, travel planning, travel logistics, coordinating travel, itineraries, flight bookings, hotel bookings, travel and accommodation, travel scheduling | skill | implies: administrative support
expense reports | expense claims, expenses processing, processing expenses, travel expenses, expense management, expense reconciliation, expense tracking, reconciling expenses | skill
SAP Concur | =Concur | tool | implies: expense reports | related: Expensify
correspondence | letter writing, drafting letters, answering emails, responding to emails, writing letters, letters and emails, business letters, drafting emails, email handling, drafting documents | skill
email management | inbox management, managing inboxes, managing email, mailbox management, shared mailbox, monitoring inbox, shared inbox, handling emails, email monitoring, monitoring emails | skill
mail handling | post distribution, mail distribution, sorting mail, incoming mail, post handling, courier arrangements, mail processing, mailroom, opening and distributing post, outgoing mail, handling mail, distributing mail, incoming post, mail room, postage, opening post, mail merge letters, courier bookings, incoming and outgoing post, opening mail, process mail, handling post, arranging couriers, shipping packages, franking machine, franking post | skill
filing documents | filing@, filing systems, paper filing, electronic filing, filing paperwork, filing records, document filing, filing and, scanning and filing, filing duties | skill
records management | record keeping, maintaining records, records maintenance, recordkeeping, keeping records, accurate records, updating records, retention schedules, records retention, maintaining databases of records, records administration, kept records, records and information management, information management@, confidential records, archiving documents | skill
document management | document preparation, document handling, preparing documents, document controller, document processing, document review@, document creation, documentation management, controlled documents, document tracking, document formatting, formatting documents, =EDMS, document production, processing documents, managing documents, document organization, paperwork, preparing documentation, document version control, document collation, documentation preparation, collating documents, preparation of documents, documentation control, laserfiche, opentext, m-files, documentum | skill
data entry | data input, entering data, inputting data, data processing, updating databases, database entry, data capture, keying data, data keying, order entry, data typing, entering information, database updates, maintaining databases, inputting information, processing data, ten key, 10 key, updating the database, maintaining the database | skill | | related: typing skills
typing skills | keyboarding, word processing, 60 wpm, =WPM, words per minute, 50 wpm, 40 wpm, 70 wpm, 45 wpm, 80 wpm, 65 wpm, 35 wpm, 55 wpm, typing speed, touch typing, fast typing, accurate typing, typing documents, typing letters, typing and, typing reports, =Typing | skill
audio typing | copy typing, dictation, audio typist, bighand, dictaphone, transcription typing, shorthand and typing | skill | implies: typing skills
answering telephones | telephone answering, answering phones, phone handling, telephone handling, call handling, telephone skills, answering calls, phone etiquette, telephone etiquette, phone calls, incoming calls, taking messages, multi-line phones, multi-line telephone, handling calls, telephone enquiries, transferring calls, directing calls, telephone communication, took messages, phone skills, call screening, screening calls, telephone duties, telephone reception, fielding calls, answering the telephone, answering the phone, call forwarding, taking calls, phone communication, telephone calls, relay messages | skill | | related: switchboard operation
switchboard operation | switchboard, console operation@, telephone console, pbx operator | skill | implies: answering telephones
reception duties | front desk, reception@, receptionist duties, front-of-office, front office, receptionist experience | skill | | related: greeting visitors, answering telephones
greeting visitors | visitor reception, greeting clients, meet and greet, welcoming visitors, greeting guests, receiving visitors, welcoming guests, guest greeting, welcoming clients, greeting patients, signing visitors in, welcoming customers, visitors and clients | skill
office supplies ordering | ordering supplies, stationery ordering, ordering stationery, supply ordering, office supplies, stationery supplies, office stationery, replenishing supplies, stocking supplies, office inventory, stationery stock, restocking supplies, ordering of supplies, maintaining supplies, ordering stock for office, supplies inventory | skill
office equipment | photocopying, photocopier, scanning documents, copying and scanning, office machines, faxing, printing and binding, multifunction printers, document scanning, office machinery, printers and copiers, shredding, laminating@, binding documents, making copies, printing documents, copying documents, copy machine, printing and scanning | skill
raising invoices | invoice handling, raising purchase orders, purchase orders raising, processing purchase orders, purchase order administration | skill
event coordination | conference organisation, office events, event organisation, organising events, organizing events, company events, corporate events, event planning support, coordinating events, event organization, event support, planning events, organising conferences, event logistics, staff events, arranging conferences, conference coordination, conference planning, conferences and events | skill
report preparation | preparing reports, report writing, writing reports, report generation, compiling reports, produced reports, report production, generating reports, wrote reports, report compilation, preparation of reports, written reports, creating reports, drafting reports, running reports, preparing weekly reports, daily reports, report drafting, report creation | skill
presentation preparation | preparing presentations, creating presentations, powerpoint presentations, presentation materials, producing presentations, preparing slides, slide preparation | skill
board administration | committee support, board packs, committee servicing, board papers preparation, board minutes, committee administration, board support, board meetings, committee meetings, governance administration, servicing committees, company secretary duties, clerking meetings | skill
confidentiality | confidential information, sensitive information, confidential documents, confidential material, confidential data, confidential matters, sensitive data, confidential correspondence | skill
gatekeeping | gatekeeper, gate-keeping, point of contact, screening visitors, front-line contact, liaison duties, liaise with departments, liaise with clients, liaising with customers, liaison with clients, liaising with suppliers, liaising with other departments | skill
enquiry handling | handling enquiries, answering enquiries, dealing with enquiries, general enquiries, handling inquiries, responding to inquiries, responding to enquiries, answering inquiries, customer inquiries, client enquiries, client inquiries, public enquiries, email enquiries, phone enquiries, query handling, dealing with queries, customer queries, responding to queries, queries resolution, answering queries, resolving queries, general inquiries, visitor inquiries, inquiry handling | skill
office procedures | office practices, administrative procedures, office systems, administrative systems, administrative processes, office policies, clerical procedures, administrative policies, office protocols, admin processes | knowledge
form processing | application processing, processing applications, processing forms, form completion, completing forms, form filling, preparing forms, processing of applications, application forms, filling in forms, claims paperwork, filling out forms | skill
personnel administration | staff records, personnel files, personnel records, timesheets, attendance records, leave records, holiday records, employee files, staff files, time sheets, timekeeping, attendance tracking, recording attendance, timecards, time cards, sickness records, leave tracking, tracking attendance | skill
bulk mailing | mail merge, mass mailings, mailshots, mailouts, mail shots | skill
contact database maintenance | contact databases, updating crm, crm data entry, maintaining crm, customer database, updating customer records, contact lists, spreadsheets and databases, maintaining client database, contact management, database upkeep | skill
order processing | processing orders, order management, order administration, order handling, order fulfilment administration, taking orders by phone, purchase requisitions, sales orders, processing customer orders, purchase order creation, entering orders, order tracking@, placing orders, order placement | skill
office health and safety | fire warden, fire marshal, display screen equipment assessments, dse assessments, display screen assessment | skill
legal secretarial work | legal typing, legal documents typing, legal secretary duties, legal secretarial, court document preparation | skill
medical secretarial work | medical typing, medical administration, medical secretary duties, medical secretarial, medical receptionist duties, patient reception, medical office | skill
school administration | school secretary duties, attendance administration, admissions administration, school office, university administration, =SIMS@ | skill
sales administration | sales support administration, sales admin, sales office administration, preparing quotes, quote preparation, sales administrative support, processing quotes | skill
personal errands | running errands, personal tasks for executives, household management@, private household, lifestyle management, domestic staff management, private pa, household administration | skill
catering arrangements | refreshments for meetings, catering for meetings, ordering lunches, office catering, lunch orders, kitchen restocking, coffee for visitors, catering orders | skill
time-and-attendance systems | kronos, clock-in systems, time and attendance software, =UKG@, time clock | tool
remote working | working remotely, work from home, home working, hybrid working, telecommuting, homeworking | knowledge
business writing | professional correspondence writing, writing memos, drafting memos, preparing memos, memorandums, memoranda | skill
payment processing | bank deposits, cheque processing, check processing, processing payments, taking payments, cash and cheque handling, collecting payments, processing card payments, credit card payments, took payments, accepting payments, received payments | skill
internet research | desk research, online research, web research, researching information, background research, information research, research skills, research and analysis, research tasks | skill
office relocation | office moves, office refurbishment, office fit-out coordination, desk moves | skill
room reservations | hot desking, desk booking systems, resource booking | skill

# office tools
Microsoft Office | =MS Office, office 365, microsoft 365, =M365, o365, office suite, microsoft suite, ms suite, microsoft applications, =MSOffice, msoffice, microsoft packages, microsoft products, office365, ms applications, ms products, ms-office | tool | implies: computer literacy | related: Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Microsoft Outlook, Google Workspace
Microsoft Excel | =Excel, ms excel, advanced excel, microsoft office excel, spreadsheets, excel skills, excel formulas, intermediate excel, excel functions, excel reporting, excel proficiency, excel@, proficient in excel, excel advanced, knowledge of excel | tool | implies: Microsoft Office | related: Google Sheets
pivot tables | pivot charts, pivots@, excel pivots | skill | implies: Microsoft Excel
VLOOKUP | xlookup, index match, v-lookup, hlookup, excel lookups | skill | implies: Microsoft Excel
VBA | visual basic for applications, macros@ | skill | implies: Microsoft Excel
Microsoft Word | ms word, =Word@, microsoft office word processing, word documents, word processor | tool | implies: Microsoft Office | related: Google Docs
Microsoft PowerPoint | powerpoint, power point, =PPT | tool | implies: Microsoft Office | related: Google Slides, Keynote
Microsoft Outlook | =Outlook, ms outlook, outlook@, outlook calendar, outlook email, microsoft office outlook | tool | implies: Microsoft Office | related: Gmail
Microsoft Teams | ms teams | tool | | related: Zoom, Slack
Microsoft OneNote | onenote, one note | tool
OneDrive | one drive | tool | | related: Dropbox, Google Drive
file sharing platforms | cloud storage, file sharing, shared drives | tool
Dropbox | | tool | | related: OneDrive, Google Drive
Google Drive | | tool | | related: OneDrive, Dropbox
Google Workspace | g suite, gsuite, google suite, google apps, google office, google docs and sheets, google applications, google products | tool | implies: computer literacy | related: Microsoft Office, Google Sheets, Google Docs, Google Slides
Google Sheets | google spreadsheets | tool | implies: Google Workspace | related: Microsoft Excel
Google Docs | google documents | tool | implies: Google Workspace | related: Microsoft Word
Google Slides | google presentation | tool | implies: Google Workspace | related: Microsoft PowerPoint
Gmail | google mail, google calendar, g-mail | tool | | related: Microsoft Outlook
=Keynote@ | apple keynote, apple iwork | tool | | related: Microsoft PowerPoint, Prezi
Prezi | | tool | | related: Keynote, LibreOffice
LibreOffice | openoffice, open office | tool | | related: Microsoft Office
video conferencing | video calls, videoconferencing, virtual meetings, online meetings, gotomeeting | tool
=Zoom | zoom meetings, zoom video conferencing, zoom@ | tool | implies: video conferencing | related: Microsoft Teams, Webex, Google Meet, Skype
Webex | | tool | implies: video conferencing | related: Zoom, Google Meet, Skype
Google Meet | google hangouts | tool | implies: video conferencing | related: Zoom, Webex, Skype
Skype | | tool | implies: video conferencing | related: Zoom, Webex, Google Meet
=Slack | slack messaging, slack channels, slack@ | tool | | related: Microsoft Teams
Lotus Notes | ibm notes | tool
scheduling software | scheduling tools, appointment software, scheduling systems, online scheduling | tool
Calendly | acuity scheduling | tool | implies: scheduling software
SurveyMonkey | survey monkey, survey tools | tool | | related: Google Forms, Qualtrics, Microsoft Forms
Google Forms | | tool | | related: SurveyMonkey, Qualtrics, Microsoft Forms
Qualtrics | | tool | | related: SurveyMonkey, Google Forms, Microsoft Forms
Microsoft Forms | ms forms | tool | | related: SurveyMonkey, Google Forms, Qualtrics
computer literacy | computer skills, it literate, it skills, computer literate, computer proficiency, pc skills, it literacy, computer knowledge, digital literacy, it proficient, computer proficient, computer software, computer applications, digital skills, computer operation, computer savvy, pc literate, using computers, tech-savvy, technologically savvy, proficient with computers, information technology skills, use of computers, computer usage, basic computer, microsoft windows skills, proficiency with computers, it competency, technologically proficient, it savvy, computer experience, computer competency | skill
ECDL | european computer driving licence, =ICDL, international computer driving licence, =CLAiT, clait | certification | implies: computer literacy, Microsoft Office
Microsoft Office Specialist | =MOS, microsoft office certification, mos excel, mos certification, microsoft office certified, mos certified, excel certification, microsoft office master | certification | implies: Microsoft Office
CRM software | =CRM, crm systems, crm tools, crm platforms, customer relationship management, crm databases | tool

# certificates and education
NVQ business administration | business administration nvq, level 3 business administration, business administration apprenticeship, btec business, level 2 business administration, nvq in business administration, business and administration nvq, nvq business and administration, diploma in business administration, business administration level 2, business administration level 3, btec national business, business admin apprenticeship, apprenticeship in business administration, administration qualification, nvq administration, certificate in business administration, business admin nvq, certificate in office administration, office administration diploma | certification | implies: administrative support
Certified Administrative Professional | =CAP@, iaap certification, =IAAP, executive pa diploma, executive pa qualification, professional administrative certification of excellence, =PACE@, certified executive administrative professional, administrative professional certification, executive assistant certification | certification | implies: administrative support
Pitman qualification | pitman training, pitman typing, rsa typing, ocr typing, ocr text processing, rsa stage 2 typing, typing qualification, pitman shorthand, secretarial diploma, secretarial qualification, typing certificate, rsa word processing, secretarial course | certification | implies: typing skills
notary public | notary, notarized documents, notarization, loan signing agent | licence
high school diploma | =GED, secondary school education, ged equivalent, secondary education completed, secondary school diploma, general education diploma, high school, hs diploma, =HSD@ | knowledge
GCSE English and maths | =GCSE, =GCSEs, gcses, functional skills maths, functional skills english | knowledge
A levels | advanced level education, btec level 3 | knowledge

# languages people speak
English | =IELTS, =TOEFL, ielts, toefl | language
Spanish | bilingual english/spanish, español, castilian, bilingual (english/spanish), bilingual spanish/english | language
French | français, bilingual english/french, bilingual french/english | language
German | deutsch | language
Italian | italiano | language
Portuguese | português | language
Dutch | flemish, nederlands | language
=Polish | polish language, fluent polish, polish speaking, polish speaker, fluent in polish, native polish, polski | language
Russian | | language
Ukrainian | | language
Mandarin | putonghua, hsk | language | implies: Chinese
=Chinese | chinese language, simplified chinese, fluent chinese, bilingual chinese, traditional chinese, chinese speaking | language
Cantonese | | language | implies: Chinese
Japanese | =JLPT | language
Korean | | language
Arabic | | language
Hindi | | language | | related: Urdu
Urdu | | language | | related: Hindi
Punjabi | panjabi | language
Bengali | bangla, sylheti | language
Gujarati | | language
Marathi | | language
Tamil | | language
Telugu | | language
Kannada | | language
Malayalam | | language
Turkish | | language
Greek | | language
Romanian | | language
Hungarian | | language
Czech | | language
Slovak | | language
Bulgarian | | language
Serbian | serbo-croatian | language
Croatian | | language
Slovenian | | language
Bosnian | | language
Swedish | | language | | related: Norwegian, Danish
Norwegian | | language | | related: Swedish, Danish
Danish | | language | | related: Swedish, Norwegian
Finnish | suomi | language
Hebrew | | language
Yiddish | | language
Farsi | persian language, =Persian, persian/farsi | language
Dari | | language
Pashto | | language
Vietnamese | | language
Thai | | language
Burmese | | language
Khmer | | language
Indonesian | bahasa | language
Malay | bahasa melayu, bahasa malaysia | language
Tagalog | filipino language, =Filipino | language
Haitian Creole | | language
Somali | | language
Amharic | | language
Tigrinya | | language
Oromo | | language
Swahili | kiswahili | language
Afrikaans | | language
Zulu | isizulu | language
Xhosa | isixhosa | language
Sesotho | setswana | language
Welsh | cymraeg | language
Irish language | =Gaeilge, irish gaelic, gaeilge | language
Scottish Gaelic | | language
Catalan | | language
Basque | | language
Galician | | language
=Latin@ | latin language | language
Ancient Greek | | language
American Sign Language | =ASL, fluent in asl | language | | related: British Sign Language
British Sign Language | =BSL, bsl level 2, bsl level 1, makaton, bsl level 3 | language
bilingual | multilingual, trilingual, second language, language skills, foreign languages, additional languages, fluent in another language, bilingualism, bi-lingual, multi-lingual, fluent in two languages | skill

# soft skills
communication skills | communication, communicating effectively, good communicator, strong communicator, excellent communicator, effective communicator, verbal skills, able to communicate, communicates well, confident communicator, clear communicator, verbal and written skills, communicating clearly, great communicator, well-spoken, ability to communicate | soft
written skills | excellent written english, writing skills, written english skills, excellent written communication skills, strong written communication skills, clear writing | soft | implies: communication skills
active listening | listening skills, good listener, attentive listening, listens carefully, active listener, listen actively, attentive listener | soft
presentation skills | presenting skills, delivering presentations, presented to groups, giving presentations, confident presenter, presenting information, public presentations, oral presentations, verbal presentations, presentation delivery, presented findings | soft | implies: communication skills
public speaking | speaking in public, toastmasters, speaking engagements | soft | implies: presentation skills
interpersonal skills | people skills, people person, interpersonal communication skills, working relationships, personable, social skills, working with people, work well with people, interact with people, approachable, interaction with people | soft
networking skills | building networks, professional networking, business networking, networking abilities | soft | | related: relationship building
rapport building | building rapport, establishing rapport, built rapport | soft | implies: interpersonal skills | related: relationship building
relationship building | building relationships, built relationships, building strong relationships, built strong relationships, developing relationships, maintaining relationships, establish relationships, relationship skills, relationship management, building trust | soft | implies: interpersonal skills
teamwork | team player, working in a team, team working, collaboration, team-oriented, works well with others, collaborate, collaborative, work well in a team, team environment, part of a team, team spirit, cooperative, working with others, team-orientated, member of a team, working collaboratively, supportive of colleagues, team mindset, helping colleagues, team approach | soft
leadership | leading others, leading by example, natural leader, inspiring others, inspiring leader, strong leader | soft
problem solving | solving problems, problem solver, troubleshooting skills, resolving issues, problem resolution, resolving problems, solution-oriented, solution-focused, finding solutions, issue resolution, identifying problems, resourceful, resourcefulness, problem identification, solution finding | soft
critical thinking | critical thinker, critical reasoning, critical analysis, evaluative skills | soft
logical thinking | logical reasoning, logical approach, logical thinker, logical mind | soft | | related: critical thinking
sound judgement | good judgment, sound judgment, good judgement, common sense, independent judgment, exercise judgment, independent judgement | soft | | related: critical thinking, decision making
analytical skills | analytical thinking, analytical mindset, analytical ability, analytical problem solving, analysis skills, analytical and problem-solving skills, analytical mind, analytical approach, analytically minded, analytic skills, analytical reasoning, investigative mindset, analytical capability, analytical thinker | soft
numeracy | numerical skills, numerate, maths skills, basic math, good with numbers, mathematical skills, numerical ability, basic arithmetic, numerical reasoning, comfortable with numbers, basic mathematics, simple math | soft
attention to detail | detail-oriented, accuracy, eye for detail, meticulous, detail orientated, detail focused, thoroughness, conscientious and accurate, methodical, careful work, thorough and accurate, thorough approach | soft
quality focus | quality conscious, commitment to quality, high quality work, quality-oriented, pride in work, pride in your work, high standards of work | soft | | related: attention to detail
observation skills | observant, observational skills, keen observer, good observation, vigilant, vigilance, alertness | soft | | related: attention to detail
organisational skills | organizational skills, organisation skills, well organised, highly organised, well organized, highly organized, organization skills, organisational ability, organizational abilities, planning and organising, planning and organizing, organisation and planning, organizing skills, organised approach, organization and planning, planning and organization, organised and efficient, planning and organisation | soft
time management | managing time, managing own time, managing workload, manage own workload, workload management, managing my time, manage your own workload, managing a busy workload, timekeeping skills, managing a varied workload | soft
prioritisation | prioritization, setting priorities, competing priorities, prioritising, prioritizing, conflicting priorities, multiple priorities, shifting priorities, changing priorities, juggling priorities, priority setting, managing priorities | soft
multitasking | multi-tasking, juggling tasks, multitasker, multi-tasker, juggle multiple priorities, several tasks at once | soft
meeting deadlines | deadlines, delivering on time, on-time delivery of work, timely completion | soft
adaptability | flexibility, adaptable, versatility, adapting to change, quick to adapt, versatile, comfortable with ambiguity, adapt quickly, open to change, ability to adapt, embrace change, change-ready, flexible approach, flexible attitude, highly flexible | soft
working under pressure | performs under pressure, handle pressure, works well under pressure, busy environment, pressurised environment, pressured environment, thrive under pressure, stressful situations, cope under pressure, high-stress environment, cope with pressure, busy and demanding environment, pressure situations, fast-paced environment, fast-paced setting, fast-paced workplace | soft
sense of urgency | urgency, works with pace, works at pace, work at a fast pace | soft | | related: working under pressure
stress management | stress tolerance, handle stress, stress resistance, stress resistant, managing stress | soft | | related: working under pressure
staying calm | calm under pressure, remain calm, keep calm, calmness, calm manner, calm approach, cool-headed | soft | implies: working under pressure
resilience | resilient, mental toughness, thick-skinned, bounce back | soft | | related: working under pressure
taking initiative | proactive, proactivity, can-do attitude, proactively, own initiative, using initiative, use of initiative, use initiative, shows initiative, your initiative, initiative and | soft
self-motivation | self-motivated, self-starter, self-driven, self-motivator, self-directed, go-getter | soft | | related: taking initiative, motivation
working independently | autonomous working, independent working, unsupervised work, minimal supervision, work autonomously, work unsupervised, independent worker, working on own, self-sufficient, self-reliant, self-management | soft
motivation | motivated, ambition, ambitious, hunger to succeed, drive to succeed, dedication, eager to succeed | soft
enthusiasm | enthusiastic, passionate, keen attitude, high energy, energetic | soft | | related: motivation
perseverance | tenacity, tenacious, persistence, dogged determination, never give up attitude | soft | | related: motivation
results orientation | results-driven, results-oriented, goal-oriented, target-driven, results-focused, results orientated, goal-driven, target-oriented, achievement-oriented, goal orientation, target-focused, outcome-focused, performance-driven | soft | | related: motivation
work ethic | hard-working, hardworking, diligence, hard worker, diligent, conscientious, industrious, conscientiousness, willing to work hard | soft
self-discipline | disciplined approach | soft | | related: motivation
reliability | dependability, dependable, trustworthy, trustworthiness, sense of responsibility, reliable worker, reliable employee, reliable team member, reliable and hardworking | soft
punctuality | punctual, good timekeeping, good timekeeper, good attendance, regular attendance, excellent attendance, arriving on time, on time for shifts | soft | implies: reliability
integrity | honesty, ethical, honest, professional ethics, principled | soft
professionalism | professional manner, professional attitude, professional conduct, professional demeanor, professional demeanour, professional approach, business etiquette, professionally presented, professional image, professional behaviour, professional behavior, professional and courteous, courteous and professional | soft
smart presentation | smart appearance, well-presented, neat appearance, professional appearance, well groomed, smart and presentable, personal presentation, clean and tidy appearance | soft | | related: professionalism
positive attitude | positive mindset, optimism, cheerful, welcoming manner, optimistic, upbeat, sense of humour, bubbly personality, great attitude, good attitude, pleasant personality, sense of humor, enthusiastic attitude, positivity, warm personality, helpful attitude, pleasant manner, pleasant demeanor, friendly manner, friendly attitude, friendly personality, friendly and professional, friendly and approachable, friendly and helpful, outgoing personality, warm and friendly, friendly demeanor | soft
courtesy | polite, courteous, politeness, good manners, well-mannered | soft | | related: positive attitude
willingness to learn | eager to learn, quick learner, fast learner, continuous learning, keen to learn, willing to learn, lifelong learning, desire to learn, learn quickly, learn new skills, quick to learn, learning agility, learning new things, self-learning, passion for learning, growth mindset, learn new technologies, quick study, self-development, continuous professional development, keenness to learn, willing to train, learning ability, ability to learn, self-taught, quickly learn, open to learning | soft
curiosity | curious mind, inquisitive mind | soft | | related: willingness to learn
creativity | thinking outside the box, generating ideas, ideas generation, artistic ability, out-of-the-box thinking, artistic flair, ingenuity, artistic skills, creative thinking, creative thinker, creative mindset, creative ideas, creative flair, creative approach, creative skills, creative mind | soft
innovation | innovative thinking, innovative ideas, innovator, innovative solutions, fresh ideas, new ways of working | soft | | related: creativity
decision making | decisive, making decisions, decisiveness, decision-maker, sound decisions, informed decisions, quick decisions, made decisions | soft
negotiation | negotiated, negotiator, bargaining | soft
persuasion | influencing skills, persuasive, influence others, influence and persuade, ability to influence, convincing others, persuasiveness, influence without authority | soft
conflict resolution | resolving conflicts, conflict management skills, conflict handling, resolving disputes, managing conflict, difficult conversations, challenging conversations, handling conflict, dealing with conflict, difficult situations, mediation skills, handling difficult people, diffusing situations | soft
empathy | compassion, empathetic, compassionate, caring nature, understanding of others, patient and caring, kind and caring, caring attitude, sympathetic, empathic, supportive manner, sensitive approach, caring personality, non-judgmental, non-judgemental, emotional support skills | soft
service to others | helping people, helping others, desire to help, willingness to help | soft | | related: customer focus, empathy
patience | patient manner, tolerance of others, calm and patient, patient and understanding | soft
emotional intelligence | =EQ@, social awareness, emotional maturity, emotionally intelligent, emotional resilience, mature attitude, emotional stability, mature and responsible | soft
self-awareness | self-aware, self-reflection, reflective practice@ | soft | | related: emotional intelligence
diplomacy | tact, tactful, diplomatic, tactfulness, political awareness, diplomatically, political sensitivity | soft
tact and discretion | utmost discretion, discretion and confidentiality, discreet, use discretion, exercise discretion | soft | | related: diplomacy
cultural awareness | cultural sensitivity, diversity awareness, working with diverse people, multicultural environment, diverse populations, equality and diversity, intercultural skills, cultural competency, diverse backgrounds, cultural diversity, cross-cultural, culturally diverse, equal opportunities, cultural understanding, inclusive practice, intercultural communication, inclusiveness, inclusivity, intercultural competence, people from all backgrounds, multicultural teams, diverse teams, different cultures, diverse cultures | soft
respect for others | respectful, respecting others, treat people with respect, respect for diversity, dignity and respect | soft | | related: cultural awareness
open-mindedness | open-minded, open to new ideas | soft | | related: cultural awareness, adaptability
customer focus | customer-oriented, customer orientation, service-oriented, client focus, customer centric, service orientation, customer-first, service-minded, customer driven, passion for customer service, customer-centricity, customer obsession, service mindset, customer-focussed, customer service focus, customer mindset, service excellence, client-oriented, client-centric | soft
accountability | taking responsibility, ownership of tasks, taking ownership, sense of ownership, ownership mentality, personal responsibility, ownership mindset, responsibility for own work, accountable for own work | soft
confidence | confident, assertiveness, assertive, self-assured | soft
coordination skills | coordinating activities, coordinating with departments, coordinated with other departments, inter-departmental communication, interdepartmental communication, coordination with other departments, cross-departmental coordination | soft
strategic thinking | big-picture thinking, strategic mindset, strategic thinker, forward thinking, long-term thinking, strategic vision, think strategically, forward planning, strategic outlook, visionary leadership, systems thinking, conceptual skills, conceptual thinking skills, strategic approach, see the big picture | soft
planning skills | planning ability, forward planner, effective planning, good planner, planning and coordination, planning and scheduling, planning and prioritising | soft
giving and receiving feedback | receptive to feedback, accepting feedback, constructive feedback, open to feedback, constructive criticism, take feedback, feedback skills, give feedback, providing feedback, receive feedback | soft
following instructions | following directions, following procedures, adherence to procedures, following processes, taking direction, follow written instructions, follow verbal instructions, understand instructions, following guidelines, adhering to procedures, adhering to policies, follow oral instructions, take instructions, following policies and procedures, follow established procedures, follow company policies, verbal and written instructions, instructions following, oral and written instructions | soft
reading and writing skills | reading and writing, reading skills, literate, reading comprehension, read and understand instructions, read and comprehend, literacy skills, basic literacy, literacy and numeracy skills, good literacy | soft
safety awareness | safety-conscious, safety-minded, safe working attitude, safety first attitude, safety-focused | soft
manual dexterity | dexterity, hand-eye coordination, good with hands, fine motor skills, motor skills@, steady hands, manual skills, hand-to-eye coordination, work with hands, hands-on approach, practical skills, practical ability | soft
shift flexibility | work weekends, overtime availability, weekend availability, work evenings, night shifts, available weekends, evenings and weekends, flexible availability, weekend work, rotating shifts, working shifts, nights and weekends, weekends and holidays, unsocial hours, shift pattern, open availability, flexible with hours, shiftwork, holidays and weekends, work nights, work overtime, evening shifts, weekend shifts, work holidays, work flexible hours, flexible to work | soft
willingness to travel | travel as required, frequent travel, able to travel, willing to travel, business travel, travel required, international travel, ability to travel, travel up to 25%, travel up to 50%, available to travel, extensive travel, overnight travel, occasional travel, overnight stays, travel between sites, regular travel, domestic travel | soft
`
