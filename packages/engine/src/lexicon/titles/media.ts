export const mediaTitles = `
# journalism
journalist,reporter,correspondent,staff writer,journalism intern > journalism
multimedia journalist,video-,digital-,data-,online-,mobile-,web-,social media-,=MMJ,digital reporter > journalism
broadcast journalist,tv-,radio-,television-,-reporter,radio-,tv-,broadcast- > journalism
features writer,food-,lifestyle-,travel-,beauty-,magazine-,-journalist,music-,fashion-,science-,columnist,critic,reviewer > journalism
sports journalist,-reporter,-writer,-correspondent,-editor,-commentator,sportswriter,sportscaster > journalism
news editor,editor > editing
editor-in-chief,managing editor,executive-,deputy-,editorial director > editing
sub-editor,copy editor,production-,content-,line-,copy desk-,subeditor,copyeditor > editing
proofreader,proof reader > editing
editorial assistant,-intern,-coordinator,assistant editor@,junior editor > editing
fact checker,news researcher > editing
commissioning editor,acquisitions-,book-,developmental-,desk-,fiction-,journals-,acquiring-,publishing-,-director,-manager,publisher@,literary agent,-scout > editing
publishing assistant,-executive,-intern,journals assistant,rights-,-manager > editing
picture editor,-desk assistant,--researcher,photo-,-editor news > photography
news anchor,newsreader,tv host,television-,talk show-,anchor@,newscaster,presenter@,anchorperson,broadcaster > broadcasting
radio presenter,-host,-broadcaster,-dj,-personality,on-air-,announcer > broadcasting
radio producer,audio-,broadcast assistant,radio production- > broadcasting
podcast producer,-editor,-host,podcaster > broadcasting
news producer,broadcast-,news desk-,--assistant,programme editor,assignment desk- > broadcasting
broadcast engineer,-technician,master control-,-operator,playout--,media-,broadcast-,-systems engineer,--operations engineer,studio--,vision-,-mixer > broadcasting
# writing and language
writer,author,novelist,ghostwriter,poet,biographer,essayist > writing
scriptwriter,screenwriter,playwright,comedy writer,television-,game-,tv-,script-,-editor,-reader,dramaturg,story editor,narrative designer > writing
technical writer,-content writer,--author,-communicator,-editor,-writing specialist,documentation--,-manager,-engineer,-writer,api-,information developer > technical-writing
proposal writer,-specialist,-manager,-coordinator,bid-,-writer,rfp-,tender-,-manager > technical-writing
medical writer,-copywriter,-editor,scientific-,-writer,regulatory-,science- > technical-writing
translator,translation specialist,language- > translation
interpreter > translation
linguist,language analyst,-lead,-reviewer,linguistic-,language quality-,lexicographer,post-editor > translation
localization manager,-coordinator,-project manager > translation
localization specialist,-engineer,-tester > translation
translation project manager,language services--,translation--,-coordinator,interpreting-,interpreter- > translation
subtitler,captioner,subtitle editor,-translator,captioning specialist > translation
transcriptionist,transcriber,transcription specialist,stenocaptioner > translation
# film and video
video editor,film-,tv-,post-production-,offline-,avid-,edit assistant > film-and-video
videographer,video creator,-content producer,multimedia--,video-,-specialist,video production-,film maker,filmmaker,shooter editor > film-and-video
camera operator,-person,cameraman,camerawoman > film-and-video
cinematographer,director of photography,=DOP@ > film-and-video
camera assistant,focus puller,clapper loader > film-and-video
film director,television-,tv-,video-,first assistant-,second-,documentary filmmaker,-director,studio-,commercials- > film-and-video
film producer,documentary-,development-,segment-,field-,creative-,supervising-,edit-,producer director > film-and-video
television producer,tv-,series-,programme-,showrunner > film-and-video
line producer,unit production manager,video- > film-and-video
producer > film-and-video
production coordinator@,-secretary,-trainee,-management assistant,film production--,television- > film-and-video
production runner,runner@,set assistant > film-and-video
television researcher,tv-,programme- > film-and-video
casting director,-assistant > film-and-video
location manager,-scout > film-and-video
script supervisor > film-and-video
gaffer,best boy,grip > film-and-video
colourist,post-production supervisor,-assistant,post producer,-production coordinator,digital imaging technician > film-and-video
media producer,audiovisual-,live streaming-,--stream technician,media--,-specialist@,-production specialist > film-and-video
# photo
photographer,photography assistant,photographic- > photography
photojournalist,press photographer,news-,photo journalist > photography
photo editor,image-,photographic-,photography-,retoucher,photo technician,photo lab-,digital imaging specialist > photography
# sound and music
sound engineer,foh-,monitor-,audio-,recording-,mixing-,mastering-,sound assistant,-technician,audio-,-mixer,sound-,-recordist,-operator,boom- > sound-and-music
sound designer,audio-,-editor,sound-,dialogue-,foley artist,dubbing mixer,re-recording- > sound-and-music
musician,drummer,percussionist,instrumentalist,band member,saxophonist,trumpeter,flautist,flutist,musical artist,recording-,harpist > sound-and-music
pianist,accompanist,organist,keyboardist > sound-and-music
singer,vocalist > sound-and-music
guitarist,bassist > sound-and-music
violinist,cellist > sound-and-music
composer,songwriter,arranger,lyricist,orchestrator > sound-and-music
music producer,record-,beatmaker,music supervisor,-production assistant,remixer > sound-and-music
=DJ,disc jockey,club dj,mobile-,wedding- > sound-and-music
conductor@,music director,choir-,musical-,band-,choirmaster,orchestral conductor,orchestra-,-manager,chorus master,bandleader,worship leader > sound-and-music
piano teacher,guitar-,instrumental-,singing-,violin-,voice-,drum-,peripatetic music-,vocal coach,music tutor,piano instructor > sound-and-music
music manager,artist-,band-,a&r-,label-,music publisher,-publicist,-agent,booking-,talent-,-booker,music-,-promoter,concert-,-organizer,a&r coordinator > sound-and-music
piano tuner,-technician,guitar-,backline-,instrument repairer,-maker,luthier > sound-and-music
# stage and arts
actor,actress,performer@,standardized patient,improviser > performing-arts
voice actor,-artist,voice-over-,voiceover-,narrator > performing-arts
stunt performer,-double,stuntman > performing-arts
film extra,background actor > performing-arts
dancer,dance captain,-artist,-company member,ballerina > performing-arts
choreographer,dance director > performing-arts
comedian,entertainer,magician,circus performer,street-,variety-,clown,acrobat@,puppeteer,juggler > performing-arts
model@ > performing-arts
theatre director,artistic-,stage-,theater producer > stage-and-theatre
stage manager,company-,theatre production-,show caller > stage-and-theatre
stagehand,stage crew,-carpenter,scenic-,technical theatre manager,flyman > stage-and-theatre
lighting operator,followspot-,lighting board-,--technician,stage electrician > stage-and-theatre
theatre technician,stage-,venue-,technical stage manager > stage-and-theatre
event technician > stage-and-theatre
theatre front of house assistant,box office assistant,-manager,-clerk,-supervisor,ticket seller,-taker,cinema team member,--attendant,movie theater-,projectionist > stage-and-theatre
artist,sculptor,muralist,printmaker > visual-arts
special effects makeup artist,sfx--,theatrical-,prosthetics-- > performing-arts
curator,exhibitions manager,exhibition officer,curatorial assistant > museums-and-heritage
gallery assistant,-associate,art sales-,museum docent,auction house specialist > museums-and-heritage
art handler,-installer,-technician,exhibition-,museum-,preparator > museums-and-heritage
museum attendant,gallery-,-invigilator,museum assistant,-guide,docent > museums-and-heritage
art dealer,-consultant,gallery director,-manager > museums-and-heritage
conservator,restorer > museums-and-heritage
archivist,archive assistant,collections-,-manager,-officer,-registrar,museum-,archives technician,-specialist,digital archives manager > museums-and-heritage
museum manager,heritage-,-officer,-consultant,museum educator,-director,-education officer,museum learning-- > museums-and-heritage
library officer,-supervisor > museums-and-heritage
library customer services assistant > museums-and-heritage
cataloguer,cataloging librarian,metadata- > museums-and-heritage
arts administrator,-facilitator,-programmer,-manager,cultural-,-officer,-programme manager,arts-,festival--,-producer,-coordinator,arts-,-officer,arts development-,community arts worker > museums-and-heritage`
