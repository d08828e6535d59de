export const mediaTitles = `
# journalism
journalist,correspondent,journalism intern,reporter,staff writer > journalism
multimedia journalist,mobile-,data-,video-,web-,digital-,online-,social media-,=MMJ,digital reporter > journalism
broadcast journalist,television-,radio-,tv-,-reporter,radio-,television-,broadcast- > journalism
features writer,travel-,lifestyle-,beauty-,food-,magazine-,-journalist,music-,fashion-,science-,columnist,critic,reviewer > journalism
sports journalist,-editor,-reporter,-writer,-commentator,-correspondent,sportscaster,sportswriter > journalism
news editor,editor > editing
editor-in-chief,editorial director,deputy editor,managing-,executive- > editing
sub-editor,content editor,copy-,line-,production-,copy desk-,copyeditor,subeditor > editing
proofreader,proof reader > editing
editorial assistant,-coordinator,-intern,assistant editor@,junior editor > editing
fact checker,news researcher > editing
commissioning editor,developmental-,fiction-,journals-,acquiring-,acquisitions-,book-,desk-,publishing-,-director,-manager,literary agent,-scout,publisher@ > editing
publishing assistant,-executive,-intern,journals assistant,rights-,-manager > editing
picture editor,-desk assistant,--researcher,photo-,-editor news > photography
news anchor,anchor@,anchorperson,broadcaster,newscaster,newsreader,presenter@,television host,tv-,talk show- > broadcasting
radio presenter,-dj,-broadcaster,-host,-personality,on-air-,announcer > broadcasting
radio producer,audio-,broadcast assistant,radio production- > broadcasting
podcast producer,-editor,-host,podcaster > broadcasting
news producer,broadcast-,news desk-,--assistant,programme editor,assignment desk- > broadcasting
broadcast engineer,-systems engineer,--technician,master control-,-operator,media--,playout-,broadcast-,-operations engineer,studio--,vision-,-mixer > broadcasting
# writing and language
writer,author,biographer,ghostwriter,essayist,novelist,poet > writing
scriptwriter,dramaturg,narrative designer,playwright,screenwriter,comedy writer,game-,television-,tv-,script-,-reader,-editor,story- > writing
technical writer,-content writer,--author,-editor,-communicator,-writing specialist,documentation--,-engineer,-manager,-writer,api-,information developer > technical-writing
proposal writer,rfp-,bid-,tender-,-manager,proposal-,-specialist,-coordinator,bid- > technical-writing
medical writer,-copywriter,-editor,regulatory writer,science-,scientific-,-editor > technical-writing
translator,language specialist,translation- > translation
interpreter > translation
linguist,linguistic reviewer,language-,-analyst,-lead,-quality reviewer,lexicographer,post-editor > translation
localization manager,-coordinator,-project manager > translation
localization specialist,-engineer,-tester > translation
translation project manager,language services--,translation--,-coordinator,interpreter-,interpreting- > translation
subtitler,captioner,captioning specialist,subtitle editor,-translator > translation
transcriptionist,transcriber,transcription specialist,stenocaptioner > translation
# film and video
video editor,avid-,film-,post-production-,offline-,tv-,edit assistant > film-and-video
videographer,film maker,filmmaker,multimedia producer,video-,video content-,--production specialist,video--,-creator,shooter editor > film-and-video
camera operator,-person,cameraman,camerawoman > film-and-video
cinematographer,=DOP@,director of photography > film-and-video
camera assistant,focus puller,clapper loader > film-and-video
film director,commercials-,first assistant-,second-,studio--,tv-,television-,video-,documentary-,-filmmaker > film-and-video
film producer,documentary-,edit-,field-,supervising-,creative-,development-,segment-,producer director > film-and-video
television producer,tv-,series-,programme-,showrunner > film-and-video
line producer,unit production manager,video- > film-and-video
producer > film-and-video
production coordinator@,-secretary,-trainee,-management assistant,film production--,television- > film-and-video
production runner,runner@,set assistant > film-and-video
television researcher,programme-,tv- > film-and-video
casting director,-assistant > film-and-video
location manager,-scout > film-and-video
script supervisor > film-and-video
gaffer,best boy,grip > film-and-video
colourist,digital imaging technician,post producer,-production coordinator,post-production assistant,-supervisor > film-and-video
media producer,audiovisual-,live streaming-,--stream technician,media--,-specialist@,-production specialist > film-and-video
# photo
photographer,photographic assistant,photography- > photography
photojournalist,news photographer,press-,photo journalist > photography
photo editor,image-,photographic-,photography-,digital imaging specialist,retoucher,photo technician,photo lab- > photography
# sound and music
sound engineer,monitor-,mixing-,foh-,mastering-,recording-,audio-,-mixer,-technician,sound-,boom operator,sound-,-assistant,-mixer,-recordist > sound-and-music
sound designer,audio-,-editor,dialogue-,sound-,re-recording mixer,dubbing-,foley artist > sound-and-music
musician,band member,flutist,harpist,instrumentalist,musical artist,recording-,drummer,flautist,percussionist,saxophonist,trumpeter > sound-and-music
pianist,accompanist,keyboardist,organist > sound-and-music
singer,vocalist > sound-and-music
guitarist,bassist > sound-and-music
violinist,cellist > sound-and-music
composer,arranger,lyricist,orchestrator,songwriter > sound-and-music
music producer,record-,beatmaker,music supervisor,-production assistant,remixer > sound-and-music
=DJ,club dj,wedding-,mobile-,disc jockey > sound-and-music
conductor@,orchestral conductor,orchestra-,-manager,worship leader,band director,choir-,music-,musical-,bandleader,chorus master,choirmaster > sound-and-music
piano teacher,guitar-,voice-,violin-,drum-,singing-,instrumental-,peripatetic music-,music tutor,piano instructor,vocal coach > sound-and-music
music manager,label-,artist-,band-,a&r-,-coordinator,music booker,talent-,-agent,booking-,music-,-publicist,-publisher,-promoter,concert-,-organizer > sound-and-music
piano tuner,-technician,backline-,guitar-,instrument maker,-repairer,luthier > sound-and-music
# stage and arts
actor,actress,improviser,performer@,standardized patient > performing-arts
voice actor,-artist,voice-over-,voiceover-,narrator > performing-arts
stunt performer,-double,stuntman > performing-arts
film extra,background actor > performing-arts
dancer,dance artist,-captain,-company member,ballerina > performing-arts
choreographer,dance director > performing-arts
comedian,acrobat@,circus performer,street-,variety-,clown,juggler,magician,puppeteer,entertainer > performing-arts
model@@ > performing-arts
theatre director,stage-,artistic-,theater producer > stage-and-theatre
stage manager,company-,theatre production-,show caller > stage-and-theatre
stagehand,flyman,scenic carpenter,stage-,-crew,technical theatre manager > stage-and-theatre
lighting operator,followspot-,lighting board-,--technician,stage electrician > stage-and-theatre
theatre technician,stage-,venue-,technical stage manager > stage-and-theatre
event technician > stage-and-theatre
theatre front of house assistant,box office assistant,-supervisor,-clerk,-manager,movie theater attendant,cinema--,-team member,projectionist,ticket seller,-taker > stage-and-theatre
artist,muralist,printmaker,sculptor > visual-arts
special effects makeup artist,sfx--,theatrical-,prosthetics-- > performing-arts
curator,curatorial assistant,exhibition officer,exhibitions manager > museums-and-heritage
gallery assistant,-associate,art sales-,auction house specialist,museum docent > museums-and-heritage
art handler,-installer,-technician,exhibition-,museum-,preparator > museums-and-heritage
museum attendant,gallery-,-invigilator,docent,museum guide,-assistant > museums-and-heritage
art dealer,-consultant,gallery director,-manager > museums-and-heritage
conservator,restorer > museums-and-heritage
archivist,archive assistant,collections-,-manager,-officer,-registrar,museum-,archives specialist,-technician,digital archives manager > museums-and-heritage
museum manager,heritage-,-consultant,-officer,museum education-,museum learning--,--director,-educator > museums-and-heritage
library officer,-supervisor > museums-and-heritage
library customer services assistant > museums-and-heritage
cataloguer,cataloging librarian,metadata- > museums-and-heritage
arts administrator,-coordinator,festival-,-manager,-producer,community arts worker,arts development officer,arts--,cultural-,-manager,-programme manager,arts-,arts--,-facilitator,-programmer > museums-and-heritage`
