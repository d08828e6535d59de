export const mediaTitles = `
# journalism
> journalism
journalist,correspondent,journalism intern,reporter,staff writer
multimedia journalist,mobile-,data-,video-,web-,digital-,online-,social media-,=MMJ,digital reporter
broadcast journalist,television-,radio-,tv-,-reporter,radio-,television-,broadcast-
features writer,travel-,lifestyle-,beauty-,food-,magazine-,-journalist,music-,fashion-,science-,book reviewer,film-,restaurant-,theatre-,columnist,critic
sports journalist,-editor,-reporter,-writer,-commentator,-correspondent,sportscaster,sportswriter
> editing
news editor,editor
editor-in-chief,editorial director,deputy editor,managing-,executive-
sub-editor,content editor,copy-,line-,production-,copy desk-,copyeditor,subeditor
proofreader,proof reader
editorial assistant,-coordinator,-intern,assistant editor@,junior editor
fact checker,news researcher
commissioning editor,developmental-,fiction-,journals-,acquiring-,acquisitions-,book-,desk-,publishing-,-director,-manager,literary agent,-scout,publisher@
publishing assistant,-executive,-intern,journals assistant,rights-,-manager
> photography
picture editor,-desk assistant,--researcher,photo-,-editor news
> broadcasting
news anchor,anchor@,anchorperson,broadcaster,newscaster,newsreader,presenter@,television host,tv-,talk show-
radio presenter,-dj,-broadcaster,-host,-personality,on-air-,announcer
radio producer,audio-,broadcast assistant,radio production-
podcast producer,-editor,-host,podcaster
news producer,broadcast-,news desk-,--assistant,programme editor,assignment desk-
broadcast engineer,-systems engineer,--technician,master control-,-operator,media--,playout-,broadcast-,-operations engineer,studio--,vision-,-mixer
# writing and language
> writing
writer,author,biographer,ghostwriter,essayist,novelist,poet
scriptwriter,dramaturg,narrative designer,playwright,screenwriter,comedy writer,game-,television-,tv-,script-,-reader,-editor,story-
> technical-writing
technical writer,-content writer,--author,-editor,-communicator,-writing specialist,documentation--,-engineer,-manager,-writer,api-,information developer
proposal writer,rfp-,bid-,tender-,-manager,proposal-,-specialist,-coordinator,bid-
medical writer,-copywriter,-editor,regulatory writer,science-,scientific-,-editor
> translation
translator,language specialist,translation-
interpreter
linguist,linguistic reviewer,language-,-analyst,-lead,-quality reviewer,lexicographer,post-editor
localization manager,-coordinator,-project manager
localization specialist,-engineer,-tester
translation project manager,language services--,translation--,-coordinator,interpreter-,interpreting-
subtitler,captioner,captioning specialist,subtitle editor,-translator
transcriptionist,transcriber,transcription specialist,stenocaptioner
# film and video
> film-and-video
video editor,avid-,film-,post-production-,offline-,tv-,edit assistant
videographer,film maker,filmmaker,multimedia producer,video-,video content-,--production specialist,video--,-creator,shooter editor
camera operator,-person,cameraman,camerawoman
cinematographer,=DOP@,director of photography
camera assistant,1st AC,2nd-,focus puller,clapper loader
film director,documentary-,-filmmaker,1st AD,2nd-,3rd-,commercials director,studio-,television-,video-,tv-,first assistant-,second-
film producer,documentary-,edit-,field-,supervising-,creative-,development-,segment-,assistant-,producer director
television producer,tv-,series-,programme-,showrunner
line producer,unit production manager,video-
producer
production coordinator@,-secretary,-trainee,-management assistant,film production--,television-
production runner,runner@,set assistant
television researcher,programme-,tv-
casting director,-assistant
location manager,-scout
script supervisor
gaffer,best boy,grip,lighting electrician
colourist,digital imaging technician,post producer,-production coordinator,post-production supervisor
media producer,audiovisual-,live streaming-,--stream technician,media--,-specialist@,-production specialist
# photo
> photography
photographer,photographic assistant,photography-
photojournalist,news photographer,press-,photo journalist
photo editor,image-,photographic-,photography-,digital imaging specialist,retoucher,photo technician,photo lab-
# sound and music
> sound-and-music
sound engineer,monitor-,mixing-,foh-,mastering-,recording-,audio-,-mixer,-technician,sound-,boom operator,sound-,-assistant,-mixer,-recordist
sound designer,audio-,-editor,dialogue-,sound-,re-recording mixer,dubbing-,foley artist
musician,band member,flutist,harpist,instrumentalist,musical artist,recording-,drummer,flautist,percussionist,saxophonist,trumpeter
pianist,accompanist,keyboardist,organist
singer,vocalist
guitarist,bassist
violinist,cellist
composer,music arranger,orchestrator,lyricist,songwriter
music producer,record-,beatmaker,music supervisor,-production assistant,remixer
=DJ,disc jockey
conductor@,orchestral conductor,orchestra-,-manager,worship leader,band director,choir-,music-,musical-,bandleader,chorus master,choirmaster
piano teacher,guitar-,voice-,violin-,drum-,singing-,instrumental-,peripatetic music-,music tutor,piano instructor,vocal coach
music manager,label-,artist-,band-,a&r-,-coordinator,music booker,talent-,-agent,booking-,music-,-publicist,-publisher,-promoter,concert-,-organizer
piano tuner,-technician,backline-,guitar-,instrument maker,-repairer,luthier
# stage and arts
> performing-arts
actor,actress,improviser,performer@,standardized patient
voice actor,-artist,voice-over-,voiceover-,narrator
stunt performer,-double,stuntman
film extra,background actor
dancer,dance artist,-captain,-company member,ballerina
choreographer,dance director
comedian,acrobat@,circus performer,street-,variety-,clown,juggler,magician,puppeteer,entertainer
model@@
special effects makeup artist,sfx--,theatrical-,prosthetics--
> stage-and-theatre
theatre director,stage-,artistic-,theater producer
stage manager,company-,theatre production-,=DSM@@,show caller
stagehand,flyman,scenic carpenter,stage-,-crew,technical theatre manager
lighting operator,followspot-,lighting board-,--technician,stage electrician
theatre technician,stage-,venue-,technical stage manager
event technician
theatre front of house assistant,box office assistant,-supervisor,-clerk,-manager,movie theater attendant,cinema--,-team member,projectionist,ticket seller,-taker
> visual-arts
artist,muralist,printmaker,sculptor
> museums-and-heritage
curator,curatorial assistant,exhibition officer,exhibitions manager
gallery assistant,-associate,art sales-,auction house specialist,museum docent
art handler,-installer,-technician,exhibition-,museum-,preparator
museum attendant,gallery-,-invigilator,docent,museum guide,-assistant
art dealer,-consultant,gallery director,-manager
conservator,restorer
archivist,archive assistant,collections-,-manager,-officer,-registrar,museum-,archives specialist,-technician,digital archives manager
museum manager,heritage-,-consultant,-officer,museum education-,museum learning--,--director,-educator
library officer,-supervisor
library customer services assistant
cataloguer,cataloging librarian,metadata-
arts administrator,-coordinator,festival-,-manager,-producer,community arts worker,arts development officer,arts--,cultural-,-manager,-programme manager,arts-,arts--,-facilitator,-programmer`
