export const mediaTitles = `
# journalism
journalist | reporter, correspondent, staff writer, journalism intern | journalism
multimedia journalist | video journalist, digital journalist, data journalist, online journalist, =MMJ, mobile journalist, social media journalist, web journalist, digital reporter | journalism
broadcast journalist | television reporter, radio reporter, tv reporter, tv journalist, radio journalist, broadcast reporter, television journalist | journalism
features writer | columnist, magazine writer, critic, reviewer, music journalist, food writer, lifestyle writer, magazine journalist, travel writer, fashion journalist, science journalist, beauty writer | journalism
sports journalist | sports reporter, sports writer, sports correspondent, sports editor, sports commentator, sportswriter, sportscaster | journalism
news editor | editor | editing
editor-in-chief | managing editor, editorial director, executive editor, deputy editor | editing
sub-editor | copy editor, subeditor, copyeditor, production editor, copy desk editor, content editor, line editor | editing
proofreader | proof reader | editing
editorial assistant | editorial intern, editorial coordinator, assistant editor@, editorial associate, editorial trainee, editorial executive, junior editor | editing
fact checker | news researcher | editing
commissioning editor | acquisitions editor, book editor, publishing editor, developmental editor, desk editor, fiction editor, journals editor, publisher@, literary agent, publishing director, acquiring editor, publishing manager, literary scout | editing
publishing assistant | publishing executive, publishing coordinator, rights assistant, rights executive, rights manager, publishing intern, journals assistant | editing
picture editor | photo editor news, picture researcher, picture desk assistant, photo researcher | photography
news anchor | newsreader, tv host, anchor@, newscaster, presenter@, anchorperson, talk show host, television host, broadcaster | broadcasting
radio presenter | radio host, on-air personality, announcer, radio broadcaster, radio dj, radio personality | broadcasting
radio producer | audio producer, radio production assistant, broadcast assistant | broadcasting
podcast producer | podcast editor, podcaster, podcast host | broadcasting
news producer | broadcast producer, programme editor, news desk producer, news assistant, assignment desk editor | broadcasting
broadcast engineer | broadcast technician, master control operator, vision mixer, studio engineer, broadcast operator, playout operator, vision engineer, broadcast systems engineer, master control technician, broadcast operations engineer, media operator | broadcasting
# writing and language
writer | author, novelist, ghostwriter, poet, biographer, essayist | writing
scriptwriter | screenwriter, script writer, playwright, script editor, script reader, comedy writer, dramaturg, television writer, story editor, narrative designer, game writer, tv writer | writing
technical writer | technical author, documentation specialist, technical communicator, api writer, documentation writer, technical editor, information developer, documentation manager, technical writing specialist, technical content writer, documentation engineer | technical-writing
proposal writer | bid writer, tender writer, proposal manager, proposal coordinator, bid coordinator, rfp writer, proposal specialist, tender manager | technical-writing
medical writer | scientific writer, regulatory writer, science writer, medical editor, medical copywriter, scientific editor | technical-writing
translator | translation specialist, language specialist | translation
interpreter | | translation
linguist | language analyst, linguistic reviewer, language lead, language reviewer, lexicographer, post-editor, language quality reviewer | translation
localization manager | localisation manager, localization project manager, localization coordinator | translation
localization specialist | localisation specialist, localization engineer, localization tester, localisation tester | translation
translation project manager | translation manager, language services manager, interpreting coordinator, translation coordinator, interpreter coordinator | translation
subtitler | captioner, subtitle editor, captioning specialist, subtitle translator | translation
transcriptionist | transcriber, transcription specialist, stenocaptioner | translation
# film and video
video editor | film editor, tv editor, post-production editor, offline editor, avid editor, edit assistant | film-and-video
videographer | video producer, video specialist, video content producer, multimedia producer, film maker, filmmaker, video production specialist, video creator, shooter editor | film-and-video
camera operator | cameraman, camerawoman, camera person | film-and-video
cinematographer | director of photography, =DOP@ | film-and-video
camera assistant | focus puller, clapper loader | film-and-video
film director | television director, tv director, video director, first assistant director, documentary filmmaker, documentary director, second assistant director, studio director, commercials director | film-and-video
film producer | documentary producer, producer director, development producer, segment producer, field producer, creative producer, supervising producer, edit producer | film-and-video
television producer | tv producer, series producer, showrunner, programme producer | film-and-video
line producer | production manager film and tv, unit production manager, video production manager | film-and-video
producer | | film-and-video
production coordinator@ | production secretary, film production assistant, television production assistant, production management assistant, production trainee | film-and-video
production runner | runner@, set assistant | film-and-video
television researcher | tv researcher, programme researcher | film-and-video
casting director | casting assistant, casting associate | film-and-video
location manager | location scout | film-and-video
script supervisor | | film-and-video
gaffer | best boy, grip | film-and-video
colourist | colorist, post-production supervisor, post production coordinator, digital imaging technician, post-production assistant, post producer | film-and-video
media producer | media specialist@, media technician, media production specialist, audiovisual producer, live stream technician, live streaming producer | film-and-video
# photo
photographer | photographer's assistant, photography assistant, photographic assistant | photography
photojournalist | press photographer, news photographer, photo journalist | photography
photo editor | retoucher, image editor, photographic editor, photo technician, photo lab technician, digital imaging specialist, photography editor | photography
# sound and music
sound engineer | audio engineer, recording engineer, sound technician, mixing engineer, audio technician, mastering engineer, front of house engineer, sound mixer, audio mixer, sound recordist, foh engineer, boom operator, sound operator, sound assistant, monitor engineer | sound-and-music
sound designer | audio designer, sound editor, foley artist, dubbing mixer, audio editor, dialogue editor, re-recording mixer | sound-and-music
musician | drummer, percussionist, instrumentalist, band member, saxophonist, trumpeter, flautist, flutist, musical artist, recording artist, harpist | sound-and-music
pianist | accompanist, organist, keyboardist | sound-and-music
singer | vocalist | sound-and-music
guitarist | bassist | sound-and-music
violinist | cellist | sound-and-music
composer | songwriter, arranger, lyricist, orchestrator | sound-and-music
music producer | record producer, beatmaker, music production assistant, music supervisor, remixer | sound-and-music
=DJ | disc jockey, club dj, mobile dj, wedding dj | sound-and-music
conductor@ | music director, choir director, musical director, choirmaster, orchestra conductor, band director, chorus master, bandleader, worship leader, director of music, orchestra manager, orchestral conductor | sound-and-music
piano teacher | guitar teacher, instrumental teacher, singing teacher, vocal coach, music tutor, violin teacher, peripatetic music teacher, voice teacher, drum teacher, piano instructor | sound-and-music
music manager | artist manager, band manager, music agent, booking agent, a&r manager, talent agent, talent booker, concert promoter, music promoter, music booker, label manager, music publisher, a&r coordinator, music publicist, concert organizer | sound-and-music
piano tuner | instrument repairer, luthier, piano technician, instrument maker, guitar technician, backline technician | sound-and-music
# stage and arts
actor | actress, performer@, standardized patient, improviser | performing-arts
voice actor | voice-over artist, voiceover artist, voice artist, narrator | performing-arts
stunt performer | stuntman, stunt double | performing-arts
film extra | background actor | performing-arts
dancer | dance captain, dance artist, ballerina, dance company member | performing-arts
choreographer | dance director | performing-arts
comedian | entertainer, magician, circus performer, clown, acrobat@, puppeteer, juggler, street performer, variety performer | performing-arts
model@ | | performing-arts
theatre director | artistic director, stage director, theater director, theatre producer, theater producer | stage-and-theatre
stage manager | company manager, theatre production manager, show caller | stage-and-theatre
stagehand | stage crew, stage carpenter, technical theatre manager, flyman, scenic carpenter | stage-and-theatre
lighting operator | stage electrician, followspot operator, lighting board operator, lighting technician | stage-and-theatre
theatre technician | theater technician, stage technician, venue technician, technical stage manager | stage-and-theatre
event technician | | stage-and-theatre
theatre front of house assistant | box office assistant, box office manager, ticket seller, cinema attendant, box office clerk, ticket taker, movie theater attendant, projectionist, box office supervisor, cinema team member | stage-and-theatre
artist | sculptor, muralist, printmaker | visual-arts
special effects makeup artist | sfx makeup artist, prosthetics artist, theatrical makeup artist, hair and makeup designer | performing-arts
curator | exhibitions manager, exhibition officer, curatorial assistant, exhibition coordinator | museums-and-heritage
gallery assistant | museum docent, auction house specialist, museum visitor services associate, art sales associate, gallery associate | museums-and-heritage
art handler | art technician, exhibition technician, art installer, museum technician, preparator | museums-and-heritage
museum attendant | museum assistant, museum guide, docent, gallery attendant, gallery invigilator | museums-and-heritage
art dealer | gallery director, gallery manager, art consultant | museums-and-heritage
conservator | restorer | museums-and-heritage
archivist | archive assistant, museum registrar, collections manager, archives technician, collections assistant, collections officer, collections registrar, digital archives manager, archives specialist | museums-and-heritage
museum manager | museum director, heritage manager, museum officer, heritage officer, museum educator, museum education officer, heritage consultant, museum learning officer | museums-and-heritage
library officer | library supervisor | museums-and-heritage
library customer services assistant | | museums-and-heritage
cataloguer | cataloging librarian, metadata librarian | museums-and-heritage
arts administrator | arts manager, arts officer, arts coordinator, cultural manager, arts development officer, festival coordinator, arts programme manager, festival manager, community arts worker, festival producer, arts facilitator, arts programmer, cultural programme manager, cultural officer | museums-and-heritage
`
