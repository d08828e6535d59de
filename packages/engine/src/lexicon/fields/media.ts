export const media = String.raw`
# journalism
journalism | journalistic skills, journalistic writing, journalistic standards, broadcast journalism, print journalism, multimedia journalism, digital journalism | skill
news writing | news reporting, news stories, breaking news, hard news, wrote news stories, news articles, reported news, news gathering, newsgathering, daily news coverage | skill | implies: journalism
feature writing | feature articles, long-form writing, longform journalism, magazine articles, profile writing, magazine writing, feature stories, long-form journalism | skill | implies: journalism
investigative journalism | investigative reporting, investigative research, freedom of information requests, =FOI@, public records requests, data journalism | skill | implies: journalism
interviewing sources | conducting interviews@, source development, cultivated sources, on-camera interviews, contacts book, interview technique@, interviews with sources | skill
fact-checking | source verification, verified facts, fact verification | skill
copy editing | copyediting, sub-editing, subediting, line editing, edited copy, developmental editing | skill
proofreading | proof-reading, proofing text, proofread documents, proofreading and editing | skill
editing written content | text editing, content editing, editorial skills, edited articles, editing and proofreading, editorial work, manuscript editing, edited manuscripts, editing skills, editorial review, academic editing | skill
headline writing | headlines and captions, caption writing, headline and caption writing, clickable headlines | skill
editorial planning | editorial calendars, editorial strategy, commissioning articles, commissioning writers, news planning, editorial management, commissioning content, managing editorial calendar, story planning | skill
story pitching | pitching stories, story ideas, generated story ideas, story development@, pitched ideas, finding stories, story generation, original story ideas | skill
media law | libel law, defamation law, ipso code, press law, contempt of court law, ofcom code, broadcasting code, ofcom regulations, editorial guidelines, press ethics, journalism ethics, media ethics, editors' code | knowledge
=AP style | associated press style, ap stylebook, ap stylebook guidelines | knowledge
style manuals | chicago manual of style, =MLA style, apa style, chicago style, house style guide | knowledge
court reporting | council reporting, crime reporting, political reporting, local government reporting, legal reporting | skill | implies: journalism
sports journalism | sports reporting, sports writing, match reports, sports commentary, play-by-play | skill | implies: journalism
business journalism | financial journalism, business reporting, economic reporting | skill | implies: journalism
arts criticism | film reviews, theatre reviews, music reviews, restaurant reviews, critic work, entertainment journalism, arts journalism, book reviews | skill
shorthand | teeline shorthand, =Teeline, 100wpm shorthand, teeline | skill
live reporting | live broadcasting, live coverage, live blogging, field reporting, on-air reporting, live tv, live radio, live television, on-location reporting, live blogs, live shots | skill
presenting on air | television presenting, radio presenting, broadcast presenting, on-air presenting, news anchoring, newsreading, on-camera presence, on-air talent, tv presenting, radio hosting, show hosting, on-air delivery, news presentation, live presenting, on-camera | skill
mobile journalism | =MOJO@, smartphone filming, backpack journalism, video journalism, shoot and edit | skill
NCTJ diploma | =NCTJ, nctj qualification, nctj qualified, diploma in journalism, nctj diploma in journalism, =NQJ, journalism diploma | certification | implies: journalism
degree in journalism | journalism degree, degree in media, media degree, degree in mass communication, mass communication degree, media studies, degree in media studies, bachelor's in journalism, mass communications | knowledge
newsroom systems | =ENPS, avid inews, octopus newsroom, newsroom management, newsroom computer system, inews | tool
news values | current affairs, news judgement, news judgment, current events, knowledge of current affairs, news sense, news agenda, editorial judgement, editorial judgment | knowledge

# writing and publishing
writing | written content, writing articles, article writing for publication, professional writing, writing and editing, strong writing, excellent writing, writer experience, writing ability | skill
creative writing | fiction writing, short stories, short story writing, novel writing, prose writing, poetry, novel, creative nonfiction, ghostwriting, ghost writing, poem writing | skill
technical writing | technical authoring, technical author work, user manuals, user guides, technical manuals, instruction manuals, documentation writing, online help, api docs writing, software user guides, technical content, wrote user documentation | skill
MadCap Flare | adobe framemaker, framemaker, robohelp, oxygen xml, =DITA, docs as code, dita xml, structured authoring, arbortext, paligo, author-it | tool | implies: technical writing
scriptwriting | script writing, screenwriting, screenplay, scripts@, tv scripts, radio scripts, screenplay writing, video scripts, dialogue writing, writing scripts, final draft@, playwriting, wrote scripts, comedy writing | skill
medical writing | clinical study report writing, regulatory writing, medical manuscripts | skill
scientific writing | science writing, scientific editing, science communication | skill
grant and bid writing | bid writing, proposal writing, grant writing, tender writing, grant applications, grant proposals, bid submissions, tender submissions, bid management, tender responses, =RFP responses, proposal development, proposals@, grant proposal writing | skill
publishing | book publishing, publishing industry, magazine publishing, academic publishing, digital publishing, journal publishing, publishing process, e-book publishing, publishing production, self-publishing, online publishing, publishing workflow | skill
manuscript evaluation | slush pile, reader reports, acquisitions editing, manuscript assessment, submissions reading, peer review management, manuscript review, book acquisitions, peer review process, manuscript submissions | skill
book production | e-book production, ebook formatting, indexing of books, production editing, book typesetting | skill
rights and permissions | copyright clearance, rights management, copyright law, permissions clearance, image permissions, music licensing, intellectual property in media, rights clearance, copyright, clearances@, music clearance | knowledge
transcription | audio transcription, transcribed interviews, transcribing, verbatim transcription, interview transcription, transcribing audio, transcripts@, medical transcription@ | skill
subtitling | captioning, closed captioning, subtitles, live captioning, subtitle creation, aegisub, subtitle translation | skill
plain English writing | plain language, easy read, plain english | skill

# translation and interpreting
translation | translating documents, document translation, written translation, translate documents, translation services, legal translation, technical translation, literary translation, medical translation, translation skills, certified translation, language translation, source text | skill
interpreting | interpretation services, simultaneous interpreting, consecutive interpreting, community interpreting, conference interpreting, telephone interpreting, court interpreting, medical interpreting, language interpretation, simultaneous interpretation, consecutive interpretation, over-the-phone interpreting, interpretation@, liaison interpreting, remote interpreting, video remote interpreting, public service interpreting, whispered interpreting, chuchotage, sight translation | skill
localization | localisation, content localization, website localization, localisation testing, transcreation, game localization, localized content, cultural adaptation, localization testing, website localisation, localisation management, linguistic testing | skill | implies: translation
CAT tools | computer-assisted translation, translation memory, computer-aided translation, =TMS@, translation software | tool | implies: translation
SDL Trados | trados, trados studio, sdl trados studio | tool | implies: CAT tools | related: memoQ, Memsource
memoQ | memo q, wordfast, =OmegaT, omegat, déjà vu translation | tool | implies: CAT tools | related: SDL Trados, Memsource
Memsource | phrase tms, smartling, crowdin, xtm cloud, lokalise, smartcat | tool | implies: CAT tools | related: SDL Trados, memoQ
machine translation post-editing | =MTPE, post-editing, machine translation, mt post-editing, post editing machine translation | skill | implies: translation
terminology management | glossaries, termbase, terminology databases, terminology research, multiterm, glossary creation | skill
linguistic quality assurance | =LQA, translation quality assurance, translation review, linguistic review, bilingual proofreading, translation editing, reviewing translations, bilingual editing, revising translations, translation proofreading | skill
linguistics | language studies, applied linguistics, phonetics, morphology and syntax, corpus linguistics, philology | knowledge
degree in translation | degree in languages, translation degree, degree in modern languages, modern languages degree, degree in linguistics, interpreting degree, linguistics degree, foreign languages degree, degree in foreign languages | knowledge
ATA certification | =ATA@, american translators association, =CIOL, =ITI@, diploma in translation, =DipTrans, =NAATI, naati, chartered institute of linguists, diptrans, ata certified | certification | implies: translation
interpreter certification | diploma in public service interpreting, =DPSI, dpsi, certified medical interpreter, court interpreter certification, =CCHI, certified court interpreter, certified healthcare interpreter, =NRPSI, nrpsi, national board certified medical interpreter, medical interpreter certification | certification | implies: interpreting

# film and video
video production | film production, filmmaking, film making, videography, produced videos, corporate video production, filming, video shoots, video producer, shooting video, television production, tv production, documentary production, film and television production, video filming, documentary filmmaking, broadcast production | skill
video editing | film editing, edited videos, video editor, video post-production, offline editing, video montage, non-linear editing, cutting footage, editing footage, online editing | skill
Adobe Premiere Pro | premiere pro, adobe premiere, =Premiere@, premier pro, adobe premier | tool | implies: video editing | related: Final Cut Pro, Avid Media Composer, DaVinci Resolve
Final Cut Pro | final cut, =FCP, =FCPX, final cut pro x | tool | implies: video editing | related: Adobe Premiere Pro, Avid Media Composer, DaVinci Resolve
Avid Media Composer | =Avid, avid editing, media composer, avid newscutter | tool | implies: video editing | related: Adobe Premiere Pro, Final Cut Pro, DaVinci Resolve
DaVinci Resolve | da vinci resolve, davinci, =Resolve@ | tool | implies: video editing, colour grading | related: Adobe Premiere Pro, Final Cut Pro, Avid Media Composer
CapCut | imovie, filmora, sony vegas, camtasia | tool | implies: video editing
colour grading | color grading, colour correction, color correction, grading footage, colourist work, colour grade | skill
post-production | post-production workflow, post-production supervision, edit suite, post-production process, post workflow, online and offline edit | skill
cinematography | camera operation, camera work, camera operating, director of photography work, camerawork, operating cameras, multi-camera, shot composition, cinema cameras, multi-camera production, operate cameras, camera movement, camera operator, steadicam, camera techniques, camera skills, multicam, studio cameras | skill
film cameras | arri alexa, red camera, sony fs7, canon c300, blackmagic cameras, sony fx6, dslr video, dslr cameras, video cameras, camera equipment, =DSLR, camera lenses, gimbals, broadcast cameras, sony cameras, =ENG cameras, camera gear | tool
drone filming | aerial photography, aerial filming, drone videography, drone photography, aerial videography, drone footage | skill
lighting for film | film lighting, lighting setup, three-point lighting, studio lighting, lighting techniques, set lighting, gaffer work, lighting rigs, lighting equipment, lighting set-up, grip and lighting, grip equipment, lighting and sound@ | skill
directing | film direction, film directing, directed films, directing actors, theatre directing, stage direction, directed plays, tv directing, video direction, directing talent, directed short films, multi-camera directing, directing performers, music video direction, studio directing | skill
film producing | producing@, television producing, executive producing, production management@, line producing, tv producing, produced shows, radio producing, producer skills, show production, programme making, program production@, segment producing, produced segments | skill
pre-production | production planning for film, shot lists, storyboarding, location recce, shoot planning, location scouting, location management, script breakdown, storyboard creation, recces | skill
call sheets | production scheduling for film, production paperwork, production coordination, shooting schedules, movie magic, movie magic scheduling, release forms, contributor release forms, production logistics, production coordinating, shoot logistics | skill
casting | casting calls, talent sourcing for film, auditions, extras casting, talent booking, contributor casting, booked talent, guest booking, finding contributors, booking guests, contributors@ | skill
production budgets | film budgets, production budget management, programme budgets, production accounting, production costs control film, shoot budgets | skill
runner duties | set running, production running, on-set assistance, set etiquette, production assistance, runner experience, on-set experience, on set | skill
script supervision | continuity supervision, continuity logging, continuity@ | skill
television research | programme research, archive research, story research, contributor research, archive footage research, development research tv | skill
live streaming | live stream production, livestreaming, =OBS@, vmix, live video production, streaming production, obs studio, vision mixing, tricaster, live event production, outside broadcast, vision mixer, switcher operation, video switching, video switcher, wirecast, streaming events | skill
broadcast engineering | broadcast operations, playout, transmission operations@, master control, broadcast systems, broadcast equipment, broadcast technology, playout operations, mcr operations, studio operations, sdi signals, broadcast workflows, evs operation, =EVS, television broadcasting | skill
media asset management | media management, media ingest, video archiving, footage logging, tape archive, data wrangling on set, logging footage, ingest@, =DIT@, archive management of media, media archiving, file delivery specifications, video encoding, video compression, transcoding video, media encoder | skill
autocue operation | teleprompter, teleprompter operation, autocue, prompter operation | skill
documentary making | documentaries, documentary films | skill
animation production | animation pipeline, animation studio production | skill

# photography
photography | photographer experience, digital photography, photo shoots, photoshoots, took photographs, photographic skills, professional photography, photographed@, taking photos | skill
portrait photography | family photography, newborn photography, headshots photography, school photography, baby photography, studio portraits, portraits@ | skill | implies: photography
product photography | still life photography, food photography, e-commerce photography, ecommerce photography, packshots, catalogue photography, commercial photography, tabletop photography, advertising photography | skill | implies: photography
event photography | wedding photography, sports photography, wedding and event photography, concert photography, party photography, wedding videography | skill | implies: photography
fashion photography | editorial photography, lookbook photography, beauty photography | skill | implies: photography
photojournalism | press photography, news photography, documentary photography | skill | implies: photography
architectural photography | real estate photography, property photography, interior photography, virtual tours photography, matterport, landscape photography, travel photography, nature photography, wildlife photography | skill | implies: photography
studio photography | studio lighting setup, flash photography, strobe lighting, on-location photography, studio flash, location photography, photo studio, photographic lighting, off-camera flash, photographic studio | skill | implies: photography
photographic post-processing | photo editing, photo post-production, raw processing, colour correcting photos, image post-production, edited photos, photograph editing, photo enhancement, photo processing, culling photos | skill
photographic equipment | cameras and lenses, nikon cameras, canon cameras, camera maintenance, medium format, canon dslr, nikon dslr, sony alpha, hasselblad, camera settings, phase one, camera and lighting equipment, lenses@ | knowledge
photo printing | darkroom, film photography, photo lab, darkroom printing, photographic printing, film developing, photo finishing | skill
photo archiving | image cataloguing, photo library, image archive, keywording images, picture desk, picture editing, photo editor work, image selection, photo cataloging | skill

# sound and music
audio engineering | sound engineering, sound engineer work, audio production, sound production, sound technology, recording engineering, audio technology | skill
audio mixing | sound mixing, mixing and mastering, audio mastering, mastering audio, music mixing, mixed audio, mixing@, mixing consoles, mixing desk, mixing boards, digital mixing consoles, monitor mixing, monitor engineering | skill | implies: audio engineering
sound recording | audio recording, studio recording, field recording, location sound, recording sessions, boom operation, sound recordist work, recording music, recorded audio, boom operating, microphone techniques, microphone placement, microphones, location sound recording, multitrack recording, radio mics | skill | implies: audio engineering
sound design | audio design, sound effects, foley, game audio, sfx design, adr recording, sound effects editing, sound editing, sound editor, dialogue editing, fmod, wwise | skill
live sound | front of house sound, live sound engineering, =FOH@, pa systems, live mixing, public address systems, foh engineering, sound systems, concert sound, live audio, live sound mixing, sound reinforcement, sound checks, dante audio, line arrays, soundcheck | skill | implies: audio engineering
audio editing | edited audio, podcast editing, audio restoration, audacity, adobe audition, sound forge, izotope rx, audio post-production | skill
Pro Tools | protools, avid pro tools | tool | implies: audio engineering | related: Logic Pro, Ableton Live, Cubase
Logic Pro | =Logic Pro X, apple logic, garageband, logic pro x | tool | implies: music production | related: Pro Tools, Ableton Live, Cubase
Ableton Live | ableton, =FL Studio, fl studio, bitwig, reason studios | tool | implies: music production | related: Logic Pro, Pro Tools, Cubase
Cubase | steinberg cubase, nuendo, reaper daw, =Reaper@, studio one, =DAW, digital audio workstation | tool | implies: music production | related: Pro Tools, Logic Pro, Ableton Live
music production | produced music, beat making, music producer, electronic music production, record production, beatmaking, track production | skill
music composition | composing music, songwriting, music arranging, orchestration@, film scoring, composition of music, music writing, arranging music, orchestral composition, lyric writing, song writing, scoring to picture, composing for film, arrangement of music, composed@ | skill
music theory | sight-reading, sight reading music, music notation, ear training, harmony and counterpoint, sibelius, finale notation, aural skills, reading music, musescore, solfège | knowledge
piano | piano playing, playing piano, keyboards@, pianist skills, piano accompaniment, keyboard playing, accompanist work, piano skills | skill
guitar | guitar playing, bass guitar, acoustic guitar, electric guitar, playing guitar, guitar skills | skill
violin | viola, cello, string instruments, violin playing, double bass, strings playing | skill
drums | drumming, percussion, drum kit, percussion instruments | skill
woodwind | flute, clarinet, saxophone, oboe, bassoon, wind instruments | skill
brass instruments | trumpet, trombone, french horn, tuba | skill
singing | vocals, vocal performance, vocal technique, vocal coaching, opera singing, choral singing, voice training@, choir singing, singer experience, vocal training, backing vocals | skill
music performance | live music performance, performing music, musical performance, concert performance, ensemble playing, orchestral performance, chamber music, session musician work, recitals, solo performance, gigs, gigging, orchestra playing, band performance, concerts, live performances, ensemble performance | skill
conducting orchestra | choral conducting, choir direction, choir leading, conducting choirs, choral direction, orchestral conducting, band directing, rehearsal direction, music direction, directed choirs, musical direction | skill
music teaching | instrumental teaching, music tuition, private music lessons, music lessons, piano lessons, teaching music, music education, guitar lessons, instrument lessons, singing lessons, teaching piano | skill
DJing | disc jockey, club dj, turntables, dj mixing, serato, djing skills, dj equipment, rekordbox, traktor | skill
radio production | radio broadcasting, radio programme production, radio shows, radio station, radio show production, radio editing, community radio, radio imaging | skill
podcast production | podcasting, podcast hosting, podcast recording, produced podcasts, podcast editing and production, audio storytelling, podcast producer | skill
voice-over | voiceover, voice acting, narration, voice over work, dubbing, audiobook narration, home recording studio | skill
music business | music industry, artist management, music publishing, artist and repertoire, tour management, record label work, concert booking, gig booking, music royalties, =A&R, tour booking, music promotion, band management, music rights | knowledge
instrument repair | piano tuning, instrument maintenance, luthier work, guitar repair, instrument making | skill

# stage and arts
acting | stage acting, screen acting, acting skills, performed roles, theatre acting, character acting, drama performance, film acting, acting for camera, theatre performance, stage performance, improvisation acting, improv, improv comedy, musical theatre, musical theater, theatrical performance | skill
dance | dancing, ballet, contemporary dance, choreography, tap dance, jazz dance, street dance, ballroom dancing, hip-hop dance, choreographed, dance performance, latin dance, dance technique, salsa dancing, dance training, modern dance | skill
stage management | stage manager work, show calling, prompt book, cueing shows, deputy stage management, calling shows, rehearsal calls, stage managing, backstage management, call cues | skill
stagecraft | stage crew, backstage work, stage rigging, flying scenery, get-ins and get-outs, load-in and load-out, scene changes, theatre technical work, get-in, stage hand work, theatrical rigging, stage setup, fit-ups, stage construction, show set-up, backstage, load in, load out | skill
stage lighting | theatre lighting, lighting operation, lighting console, etc eos, grandma2, grandma3, =DMX, lighting programming, theatrical lighting, lighting board operation, lighting design for stage, dmx lighting, moving lights, lighting desk, lighting boards, focus lights, followspot, rig and focus | skill
theatre sound | qlab, theatre sound operation, theatrical sound, sound board operation, sound desk | skill
theatre production | theatrical production, theatre arts, drama, theatre industry, musical productions, play production, performing arts, stage productions, theater production, producing theatre, theater arts, performing arts industry | skill
front of house theatre | box office, ushering, ticketing box office, theatre front of house, spektrix, box office management, patron services, tessitura | skill
painting (art) | oil painting, watercolour painting, acrylic painting, mural painting, portrait painting, watercolor painting, murals, painting and drawing, fine art painting, landscape painting, watercolors, watercolours | skill
fine art | visual arts, sculpture, drawing (art), mixed media, studio practice, art practice, contemporary art, installation art, sculpting, art making, life drawing, charcoal drawing | skill
art history | history of art, art historical research, art knowledge | knowledge
curation | exhibition curation, curated exhibitions, art curation, curating, curatorial work, exhibition planning, collection curation, curatorial practice, exhibition development, exhibition management | skill
collections management | museum collections, artefact handling, object handling, collections care, accessioning, artwork handling, art handling, art installation, museum cataloguing, collections database, tms collections, artifact handling, registrar duties museum, condition reports, cataloguing collections, modes collections, condition checking, loans in and out, exhibition installation | skill
conservation of art | art conservation, art restoration, artefact conservation, paintings conservation, preservation of collections, heritage conservation, book conservation, preventive conservation, artwork restoration, paper conservation | skill
gallery management | gallery assistance, art sales, art gallery work, invigilation gallery, gallery sales, museum visitor services, gallery operations, art fairs, artist liaison, artist relations, gallery invigilation, visitor services museum | skill
museum education | gallery tours, guided tours of museum, museum interpretation, heritage interpretation, docent tours, interpretation panels, public programming, museum programming, outreach programming arts | skill
archives | archival work, archiving records, archival description, =EAD@, archival research, digital preservation, archive cataloguing, archival processing, archives management, digitization of archives, digitisation, finding aids, digitization | skill
librarianship | library services, library cataloguing, dewey decimal, library management, =MARC, library science, circulation desk, library management systems, reference services, marc records, library cataloging, cataloguing@, reader services, library circulation, shelving books, interlibrary loan, reference desk, collection development, =MLIS, cataloging@, library assistance, information literacy, library of congress classification, =RDA@, ex libris alma, library classification | skill
arts administration | arts management, cultural programming, arts funding, arts council applications, community arts, festival programming, cultural events, arts programming, arts council england, cultural management, arts events, arts outreach, participatory arts | skill
community arts workshops | arts workshops, drama workshops, creative workshops, teaching art, art classes, facilitated art workshops, art instruction | skill
craft making | handicrafts, crafts, woodcarving, arts and crafts, calligraphy, knitting, crochet, handmade crafts, craft skills | skill
tattooing | tattoo design, tattoo artistry, body piercing | skill
modelling (fashion) | fashion modelling, runway modelling, photographic modelling, runway modeling, fashion modeling, print modeling, commercial modelling, catwalk modelling, promotional modelling | skill
theatrical makeup | stage makeup, special effects makeup, sfx makeup, prosthetic makeup, film makeup, wig making, hair and makeup for film | skill
comedy | stand-up comedy, standup comedy, comedy performance, circus skills, magic performance, puppetry, clowning, juggling, entertainer skills, children's entertainment | skill
equity membership | =Equity@, =SAG-AFTRA, bectu, actors' equity | licence
`
