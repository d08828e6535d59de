export const media = `
# journalism
journalism | journalistic skills, journalistic writing, journalistic standards | skill
newsroom experience | filing copy to deadline, newsroom | skill
research for stories | story research, source research | skill
digital publishing tools | web publishing for news, audience analytics for news, chartbeat, digital storytelling | skill
reporting local news | local news, community reporting, local reporting | skill | implies: journalism
news writing | news reporting, news stories, breaking news, hard news, news articles, reported news, news gathering, newsgathering, daily news coverage, news and features, write news, news copy | skill | implies: journalism, written skills
feature writing | feature articles, long-form writing, longform journalism, magazine articles, profile writing, magazine writing, feature stories, long-form journalism | skill | implies: journalism
investigative journalism | investigative reporting, investigative research, freedom of information requests, =FOI@, public records requests, data journalism | skill | implies: journalism
interviewing sources | conducting interviews@, source development, cultivated sources, on-camera interviews, contacts book, interview technique@, interviews with sources | skill
fact-checking | source verification, verified facts, fact verification | skill
copy editing | copyediting, sub-editing, subediting, line editing, edited copy, developmental editing | skill
proofreading | proof-reading, proofing text | skill
editing written content | text editing, content editing, editorial skills, edited articles, editing and proofreading, editorial work, manuscript editing, edited manuscripts, editing skills, editorial review, academic editing | skill
headline writing | headlines and captions, caption writing, clickable headlines | skill
editorial planning | editorial strategy, commissioning articles, commissioning writers, news planning, editorial management, commissioning content, story planning | skill
story pitching | story ideas, story development@, pitched ideas, finding stories, story generation | skill
media law | libel law, defamation law, ipso code, press law, contempt of court law, ofcom code, broadcasting code, ofcom regulations, editorial guidelines, press ethics, journalism ethics, media ethics, editors' code | knowledge
=AP style | associated press style, ap stylebook | knowledge
style manuals | chicago manual of style, =MLA style, apa style, chicago style, house style guide | knowledge
sports journalism | sports reporting, sports writing, match reports, sports commentary, play-by-play | skill | implies: journalism
business journalism | financial journalism, economic reporting, business news | skill | implies: journalism
arts criticism | film reviews, theatre reviews, music reviews, restaurant reviews, critic work, entertainment journalism, arts journalism, book reviews | skill
shorthand | =Teeline, teeline | skill
live reporting | live broadcasting, live coverage, live blogging, field reporting, on-air reporting, live tv, live radio, live television, on-location reporting, live shots | skill
presenting on air | television presenting, radio presenting, broadcast presenting, on-air presenting, news anchoring, newsreading, on-air talent, tv presenting, radio hosting, show hosting, on-air delivery, news presentation, live presenting, on-camera | skill
mobile journalism | =MOJO@, smartphone filming, backpack journalism, video journalism, shoot and edit | skill
NCTJ diploma | =NCTJ, nctj qualification, nctj qualified, diploma in journalism, =NQJ, journalism diploma | certification | implies: journalism
degree in journalism | journalism degree, degree in media, media degree, media studies, bachelor's in journalism, mass communications | knowledge
newsroom systems | octopus newsroom, newsroom management, newsroom computer system | tool
ENPS | | tool | implies: newsroom systems | related: iNews
iNews | | tool | implies: newsroom systems | related: ENPS
news values | current affairs, news judgement, news judgment, current events, news sense, news agenda, editorial judgement, editorial judgment | knowledge

# writing and publishing
professional writing | written content, writing and editing, strong writer, talented writer, skilled writer, writing articles, prose style | skill | implies: written skills
creative writing | fiction writing, short stories, prose writing, poetry, creative nonfiction, ghostwriting, ghost writing, poem writing | skill
technical writing | technical authoring, user manuals, user guides, technical manuals, instruction manuals, documentation writing, online help, api docs writing, technical content, wrote user documentation | skill | implies: written skills
MadCap Flare | paligo | tool | implies: technical writing | related: Adobe FrameMaker, RoboHelp, oXygen XML
Adobe FrameMaker | framemaker | tool | implies: technical writing | related: MadCap Flare, RoboHelp, oXygen XML, DITA
RoboHelp | | tool | implies: technical writing | related: MadCap Flare, Adobe FrameMaker, oXygen XML, DITA
oXygen XML | | tool | implies: technical writing | related: MadCap Flare, Adobe FrameMaker, RoboHelp, DITA
DITA | structured authoring | knowledge | implies: technical writing | related: MadCap Flare, Adobe FrameMaker, RoboHelp, oXygen XML
docs as code | | skill | implies: technical writing | related: MadCap Flare, Adobe FrameMaker, RoboHelp, oXygen XML
scriptwriting | script writing, screenwriting, screenplay, tv scripts, radio scripts, video scripts, dialogue writing, writing scripts, final draft@, playwriting, wrote scripts, comedy writing, film scripts | skill
scientific writing | science writing, scientific editing, science communication | skill
grant and bid writing | bid writing, proposal writing, tender writing, grant applications, grant proposals, bid submissions, tender submissions, bid management, tender responses, =RFP responses, proposal development, proposals@ | skill
publishing@ | | skill
manuscript evaluation | slush pile, reader reports, acquisitions editing, manuscript assessment, submissions reading, peer review management, manuscript review, book acquisitions, peer review process, manuscript submissions | skill
book production | ebook formatting, indexing of books, production editing, book typesetting | skill
rights and permissions | rights management, permissions clearance, image permissions, music licensing, intellectual property in media, copyright, clearances@, music clearance | knowledge
transcription@ | transcribing, transcripts@ | skill
subtitling | aegisub | skill
plain English writing | plain language, easy read, plain english | skill

# translation and interpreting
translation | translating documents, source text | skill | implies: bilingual
subject-matter translation | financial translation, patent translation, marketing translation, website translation, scientific translation | skill | implies: translation
native language translation | mother tongue, native-level fluency | skill
interpreting@ | interpretation services, language interpretation, simultaneous interpretation, consecutive interpretation, interpretation@, chuchotage, sight translation, interpreting services, language interpreter, spoken language interpreting | skill | implies: bilingual
localization | localisation, transcreation, localized content, cultural adaptation, linguistic testing | skill | implies: translation
CAT tools | computer-assisted translation, translation memory, computer-aided translation, =TMS@, translation software | tool | implies: translation
SDL Trados | trados | tool | implies: CAT tools | related: memoQ, Memsource
memoQ | memo q, déjà vu translation | tool | implies: CAT tools | related: SDL Trados, Memsource, Wordfast, OmegaT
Wordfast | | tool | implies: CAT tools | related: memoQ, OmegaT
OmegaT | | tool | implies: CAT tools | related: memoQ, Wordfast
Memsource | phrase tms, smartcat | tool | implies: CAT tools | related: SDL Trados, memoQ, Smartling, Crowdin, XTM Cloud
Smartling | | tool | implies: CAT tools | related: Memsource, Crowdin, XTM Cloud
Crowdin | lokalise | tool | implies: CAT tools | related: Memsource, Smartling, XTM Cloud
XTM Cloud | | tool | implies: CAT tools | related: Memsource, Smartling, Crowdin
machine translation post-editing | =MTPE, post-editing, machine translation | skill | implies: translation
terminology management | glossaries, termbase, terminology databases, terminology research, multiterm | skill
linguistic quality assurance | =LQA, translation quality assurance, translation review, linguistic review, bilingual proofreading, translation editing, reviewing translations, bilingual editing, revising translations, translation proofreading | skill
linguistics | language studies, phonetics, morphology and syntax, philology | knowledge
degree in translation | degree in languages, translation degree, degree in modern languages, modern languages degree, degree in linguistics, interpreting degree, linguistics degree, foreign languages degree, degree in foreign languages | knowledge
ATA certification | =ATA@, american translators association, =ITI@, ata certified | certification | implies: translation | related: Chartered Institute of Linguists, NAATI, DipTrans
Chartered Institute of Linguists | =CIOL | certification | implies: translation | related: ATA certification, NAATI, DipTrans
NAATI | | certification | implies: translation | related: ATA certification, Chartered Institute of Linguists, DipTrans
=DipTrans | diploma in translation | certification | implies: translation | related: ATA certification, Chartered Institute of Linguists, NAATI
interpreter certification | certified medical interpreter, certified court interpreter, =NRPSI, nrpsi | certification | implies: interpreting
DPSI | diploma in public service interpreting | certification | implies: interpreting, interpreter certification | related: CCHI
CCHI | certified healthcare interpreter | certification | implies: interpreting, interpreter certification | related: DPSI

# film and video
video production | filmmaking, videography, produced videos, filming@, video shoots, video producer, shooting video, television production, tv production, documentary production, broadcast production | skill
camera setup | camera set-up, setting up cameras@ | skill
video storytelling | visual narrative video, narrative filmmaking | skill
commercial production | tv commercials, music videos, branded content production | skill | implies: video production
video editing | film editing, edited videos, video editor, video post-production, offline editing, video montage, non-linear editing, cutting footage, editing footage, online editing | skill
Adobe Premiere Pro | premiere pro, adobe premiere, =Premiere@ | tool | implies: video editing | related: Final Cut Pro, Avid Media Composer, DaVinci Resolve
Final Cut Pro | final cut, =FCP, =FCPX | tool | implies: video editing | related: Adobe Premiere Pro, Avid Media Composer, DaVinci Resolve
Avid Media Composer | =Avid@, avid editing, media composer, avid newscutter | tool | implies: video editing | related: Adobe Premiere Pro, Final Cut Pro, DaVinci Resolve
DaVinci Resolve | da vinci resolve, davinci, =Resolve@ | tool | implies: video editing, colour grading | related: Adobe Premiere Pro, Final Cut Pro, Avid Media Composer
CapCut | filmora | tool | implies: video editing | related: iMovie, Camtasia, Sony Vegas
iMovie | | tool | implies: video editing | related: CapCut, Camtasia, Sony Vegas
Camtasia | | tool | implies: video editing | related: CapCut, iMovie, Sony Vegas
Sony Vegas | vegas pro | tool | implies: video editing | related: CapCut, iMovie, Camtasia
colour grading | color grading, color correction, grading footage, colourist work | skill
post-production | edit suite, post workflow, online and offline edit | skill
cinematography | camera operation, camera work, camera operating, director of photography work, camerawork, operating cameras, multi-camera, shot composition, cinema cameras, camera movement, camera operator, steadicam, camera techniques, camera skills, multicam, studio cameras | skill
film cameras | arri alexa, red camera, sony fs7, canon c300, blackmagic cameras, sony fx6, dslr video, dslr cameras, video cameras, camera equipment, =DSLR, camera lenses, gimbals, broadcast cameras, sony cameras, =ENG cameras, camera gear | tool
drone filming | aerial photography, aerial filming, drone videography, drone photography, aerial videography, drone footage | skill
lighting for film | film lighting, lighting setup, three-point lighting, studio lighting, lighting techniques, set lighting, gaffer work, lighting rigs, lighting equipment@, lighting set-up, grip and lighting, grip equipment, lighting and sound@ | skill
film and theatre directing | film direction, stage direction, video direction | skill
film producing | producing@, television producing, executive producing, production management@, line producing, tv producing, produced shows, radio producing, show production, programme making, program production@, segment producing, produced segments | skill
pre-production | production planning for film, shot lists, shoot planning, location scouting, location management, script breakdown, recces | skill
storyboarding | | skill
call sheets | production scheduling for film, production paperwork, production coordination, shooting schedules, movie magic, release forms@, production logistics, production coordinating, shoot logistics | skill
casting@ | talent sourcing for film, auditions, talent booking, booked talent, guest booking, finding contributors, booking guests | skill
production budgets | film budgets, programme budgets, production accounting, production costs control film, shoot budgets | skill
runner duties | set running, production running, set etiquette, production assistance, runner experience, on-set work, film set experience | skill
script supervision | continuity supervision, continuity logging, continuity@ | skill
television research | programme research, archive research, contributor research, archive footage research, development research tv | skill
live streaming | livestreaming, live video production, streaming production, live event production, outside broadcast, switcher operation, streaming events | skill
OBS Studio | =OBS@ | tool | implies: live streaming
vMix | wirecast | tool | implies: live streaming
vision mixing | vision mixer, video switching, video switcher, tricaster | skill
broadcast engineering | broadcast operations, playout, transmission operations@, master control, broadcast systems, broadcast equipment, broadcast technology, mcr operations, studio operations, sdi signals, broadcast workflows, evs operation, =EVS, television broadcasting | skill
media asset management | media management, media ingest, video archiving, footage logging, tape archive, data wrangling on set, logging footage, ingest@, =DIT@, archive management of media, media archiving, file delivery specifications, video encoding, video compression, transcoding video, media encoder | skill
autocue operation | teleprompter, autocue, prompter operation | skill
documentary making | documentaries | skill
animation production | animation pipeline, animation studio production | skill

# photography
photography | photo shoots, photoshoots, took photographs, photographic skills, photographed@, taking photos | skill
portrait photography | family photography, newborn photography, headshots photography, school photography, baby photography, studio portraits, portraits@ | skill | implies: photography
product photography | still life photography, food photography, e-commerce photography, ecommerce photography, packshots, catalogue photography, commercial photography, tabletop photography, advertising photography | skill | implies: photography
event photography | wedding photography, sports photography, concert photography, party photography, wedding videography | skill | implies: photography
fashion photography | editorial photography, lookbook photography, beauty photography | skill | implies: photography
photojournalism | press photography, news photography, documentary photography | skill | implies: photography
architectural photography | real estate photography, property photography, interior photography, virtual tours photography, matterport, landscape photography, travel photography, nature photography, wildlife photography | skill | implies: photography
studio photography | studio lighting setup, flash photography, strobe lighting, studio flash, location photography, photo studio, photographic lighting, off-camera flash, photographic studio | skill | implies: photography
photographic post-processing | photo post-production, raw processing, colour correcting photos, image post-production, edited photos, photograph editing, photo enhancement, photo processing, culling photos | skill
photographic equipment | cameras and lenses, nikon cameras, canon cameras, camera maintenance, medium format, canon dslr, nikon dslr, sony alpha, hasselblad, camera settings, phase one, camera and lighting equipment, lenses@ | knowledge
photo printing | darkroom, film photography, photo lab, photographic printing, film developing, photo finishing | skill
photo archiving | image cataloguing, photo library, image archive, keywording images, picture desk, picture editing, photo editor work, image selection, photo cataloging | skill

# sound and music
audio engineering | sound engineering, audio production, sound production, sound technology, recording engineering, audio technology | skill
audio mixing | sound mixing, mixing and mastering, audio mastering, mastering audio, music mixing, mixed audio, mixing@, mixing consoles, mixing desk, mixing boards, monitor mixing, monitor engineering | skill | implies: audio engineering
sound recording | audio recording, studio recording, field recording, location sound, recording sessions, boom operation, sound recordist work, recording music, recorded audio, boom operating, microphones, multitrack recording, radio mics | skill | implies: audio engineering
sound design | audio design, sound effects, foley@, game audio, sfx design, adr recording, sound editing, sound editor, dialogue editing | skill
FMOD | | tool | implies: sound design | related: Wwise
Wwise | | tool | implies: sound design | related: FMOD
live sound | front of house sound, =FOH@, pa systems, live mixing, public address systems, foh engineering, sound systems, concert sound, live audio, sound reinforcement, sound checks, dante audio, line arrays, soundcheck | skill | implies: audio engineering
audio editing | edited audio, podcast editing, audio restoration, sound forge, audio post-production | skill
Audacity | | tool | implies: audio editing | related: Adobe Audition, iZotope RX
Adobe Audition | | tool | implies: audio editing | related: Audacity, iZotope RX
iZotope RX | | tool | implies: audio editing | related: Audacity, Adobe Audition
digital audio workstations | =DAW, =DAWs | tool | implies: audio editing
Pro Tools | protools | tool | implies: digital audio workstations | related: Logic Pro, Ableton Live, Cubase
Logic Pro | apple logic, garageband | tool | implies: digital audio workstations | related: Pro Tools, Ableton Live, Cubase
Ableton Live | ableton | tool | implies: digital audio workstations | related: Logic Pro, Pro Tools, Cubase, FL Studio
FL Studio | | tool | implies: digital audio workstations | related: Ableton Live
Cubase | studio one | tool | implies: digital audio workstations | related: Pro Tools, Logic Pro, Ableton Live, Reaper, Nuendo
=Reaper@ | reaper daw | tool | implies: digital audio workstations | related: Cubase, Nuendo
Nuendo | | tool | implies: digital audio workstations | related: Cubase, Reaper
music production | produced music, beat making, music producer, record production, beatmaking, track production | skill
music composition | composing music, songwriting, music arranging, film scoring, composition of music, music writing, arranging music, orchestral composition, lyric writing, song writing, scoring to picture, composing for film, arrangement of music | skill
music theory | sight-reading, music notation, ear training, harmony and counterpoint, sibelius, finale notation, aural skills, reading music, musescore, solfège | knowledge
piano | pianist skills, keyboard playing, accompanist work | skill
guitar | | skill
violin | | skill
viola@ | | skill
cello | | skill
double bass | | skill
drums@ | percussion@ | skill
flute | | skill
clarinet | oboe, bassoon | skill
saxophone | sax | skill
trumpet | cornet | skill
trombone | tuba, french horn | skill
singing | vocals, voice training@ | skill
music performance | performing music, musical performance, ensemble playing, orchestral performance, chamber music, session musician work, recitals, solo performance, gigs, orchestra playing, band performance, concerts@, live performances, ensemble performance | skill
orchestral conducting | choral conducting, choir direction, choir leading, conducting choirs, choral direction, band directing, rehearsal direction, music direction, directed choirs, musical direction | skill
DJing | disc jockey, turntables, serato, rekordbox, traktor | skill
radio production | radio broadcasting, radio programme production, radio shows, radio station, radio editing, community radio, radio imaging | skill
podcast production | podcasting, audio storytelling | skill
voice-over | voiceover, voice acting, narration@, dubbing, home recording studio | skill
music business | music industry, artist management, music publishing, artist and repertoire, tour management, record label work, concert booking, gig booking, music royalties, =A&R, tour booking, music promotion, band management, music rights | knowledge
instrument repair | piano tuning, instrument maintenance, luthier work, guitar repair, instrument making | skill

# stage and arts
acting skills | performed roles, drama performance, theatre performance, stage performance, improv, musical theatre, musical theater, theatrical performance, acting experience, acting training, acting roles | skill
dance | ballet, choreography, choreographed | skill
stage management | stage manager work, show calling, prompt book, cueing shows, calling shows, rehearsal calls, stage managing, backstage management, call cues | skill
stagecraft | stage crew, stage rigging, flying scenery, get-ins and get-outs, scene changes, theatre technical work, stage hand work, theatrical rigging, stage setup, fit-ups, stage construction, show set-up, backstage@, load in@, load out@ | skill
stage lighting | theatre lighting, lighting operation, lighting console, =DMX, lighting programming, theatrical lighting, lighting design for stage, dmx lighting, moving lights, lighting desk, lighting boards, focus lights, followspot, rig and focus | skill
ETC Eos | | tool | implies: stage lighting | related: grandMA
grandMA | grandma2, grandma3 | tool | implies: stage lighting | related: ETC Eos
theatre sound | qlab, theatrical sound, sound board operation, sound desk | skill
theatre production | theatrical production, theatre arts, drama@, theatre industry, musical productions, play production, performing arts, stage productions, theater production, producing theatre, theater arts | skill
front of house theatre | box office, ushering@, theatre front of house, spektrix, patron services, tessitura | skill
painting and drawing | oil painting, acrylic painting, portrait painting, murals, fine art painting, watercolours, watercolors, life drawing | skill
fine art | visual arts, sculpture, mixed media, studio practice, art practice, contemporary art, installation art, sculpting, art making, charcoal drawing | skill
art history | history of art, art historical research, art knowledge | knowledge
curation@ | curating@, curatorial work, exhibition planning, curatorial practice, exhibition development, exhibition management | skill
collections management | museum collections, artefact handling, object handling, collections care, accessioning, artwork handling, art handling, art installation, museum cataloguing, collections database, tms collections, artifact handling, registrar duties museum, condition reports@, cataloguing collections, modes collections, condition checking@, loans in and out, exhibition installation | skill
conservation of art | art conservation, art restoration, artefact conservation, paintings conservation, preservation of collections, book conservation, preventive conservation, artwork restoration, paper conservation | skill
gallery management | gallery assistance, art sales, art gallery work, invigilation gallery, gallery sales, museum visitor services, gallery operations, art fairs, artist liaison, artist relations, gallery invigilation, visitor services museum | skill
archives@ | archival work, archival description, =EAD@, archival research, digital preservation, archival processing, digitisation, finding aids, digitization | skill
librarianship | library cataloguing, dewey decimal, library management, =MARC, library science, circulation desk, reference services, marc records, library cataloging, cataloguing@, reader services, library circulation, shelving books, interlibrary loan, reference desk, =MLIS, cataloging@, library assistance, information literacy, library of congress classification, =RDA@, ex libris alma, library classification | skill
arts administration | arts management, cultural programming, arts funding, arts council applications, community arts, festival programming, cultural events, arts programming, arts council england, cultural management, arts events, arts outreach, participatory arts | skill
community arts workshops | arts workshops, drama workshops, creative workshops, teaching art, art classes, art instruction | skill
craft making | handicrafts, crafts@, woodcarving, calligraphy, knitting, crochet | skill
tattooing | body piercing | skill
fashion modelling | runway modelling, photographic modelling, print modeling, commercial modelling, catwalk modelling, promotional modelling | skill
theatrical makeup | stage makeup, sfx makeup, prosthetic makeup, film makeup, wig making, hair and makeup for film | skill
comedy@ | circus skills, magic performance, puppetry, clowning, juggling@, entertainer skills, children's entertainment | skill
equity membership | =Equity@, =SAG-AFTRA, bectu, actors' equity | licence
`
