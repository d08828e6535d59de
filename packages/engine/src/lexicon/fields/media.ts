export const media = `
# journalism
journalism,journalistic skills,-standards,-writing
newsroom experience,newsroom
research for stories,source research,story-
digital publishing tools,--storytelling,chartbeat
news writing,-articles,-gathering,-reporting,-stories,-copy,-and features,breaking news,hard-,newsgathering > journalism,written skills
interviewing sources,cultivated-,conducting interviews@,contacts book,interview technique@,on-camera interviews,source development
fact-checking,fact verification,source-
copy editing,developmental-,line-,=CIEP,copyediting,sub-editing,subbing@@,subediting
proofreading,proof-reading,proofing text
editing written content,--skills,-and proofreading,academic editing,content-,text-,manuscript-,edited articles,editorial review,-work,-skills
headline writing,caption-,clickable headlines
editorial planning,-management,-strategy,commissioning articles,-content,-writers,news planning,story-
story pitching,-generation,-development@,-ideas,pitched-,finding stories
arts criticism,-journalism,entertainment-,book reviews,music-,theatre-,film-,restaurant-,critic work
shorthand,teeline
live reporting,on-location-,on-air-,field reporting^@@,live tv,-blogging,-coverage,-radio,-shots,-television,-broadcasting
presenting on air,broadcast presenting,television-,live-,radio-,tv-,on-air-,-delivery,-talent,news anchoring,-presentation,newsreading,on-camera,radio hosting,show-
mobile journalism,backpack-,video-,=MOJO@,shoot and edit,smartphone filming
skill > journalism:
reporting local news,local--,-reporting,community-
feature writing,-stories,-articles,magazine-,-writing,profile-,long-form-,-journalism,longform-
investigative journalism,-research,-reporting,data journalism
sports journalism,-commentary,-writing,-reporting,match reports,play-by-play
business journalism,financial-,business news,economic reporting
knowledge:
media law,-ethics,journalism-,press-,-law,defamation-,libel-,ipso code,broadcasting-,editors'-,ofcom-,-regulations,editorial guidelines,=IPSO@@
=AP style,associated press-,ap stylebook
style manuals,=CMOS@@,Chicago Manual,house style guide,apa style,=MLA-,chicago-,-manual of style
degree in journalism,bachelor's-,journalism degree,media-,-studies,degree in media,mass communications
news values,-sense,-agenda,-judgement,editorial-,current affairs,-events@@
certification:
NCTJ diploma,journalism-,=BJTC,=NCTJ,=NQJ,nctj qualification,-qualified > journalism
tool:
newsroom systems,-management,-computer system,InCopy,Woodwing,octopus newsroom
tool > newsroom systems:
ENPS ~ iNews
iNews
# writing and publishing
creative writing,-nonfiction,ghost writing,fiction-,prose-,poem-,ghostwriting,poetry,short stories
docs as code > technical writing ~ MadCap Flare,Adobe FrameMaker,RoboHelp,oXygen XML
scriptwriting,final draft@,playwriting,comedy writing,dialogue-,script-,film scripts,radio-,video-,tv-,screenplay,screenwriting
scientific writing,-editing,science writing,-communication
grant and bid writing,=RFP responses,tender-,-submissions,bid-,-management,-writing,tender-,proposal-,-development,grant applications,-proposals,proposals@@
publishing@
manuscript evaluation,-submissions,-assessment,-review,acquisitions editing,book acquisitions,peer review management,reader reports,slush pile,submissions reading
book production,-typesetting,ebook formatting,commissioning@@,production editing
transcription@,transcribing,transcripts@
subtitling,EZTitles,aegisub
plain English writing,--english,-language,easy read
skill > written skills:
professional writing,prose style,skilled writer,strong-,talented-,written content,writing articles,-and editing
technical writing,-authoring,-content,-manuals,instruction-,user-,-guides,documentation writing,api docs-,online help
tool > technical writing,help authoring:
MadCap Flare,paligo ~ Adobe FrameMaker,RoboHelp,oXygen XML
RoboHelp ~ oXygen XML,DITA
tool > technical writing:
Adobe FrameMaker,framemaker ~ RoboHelp,oXygen XML,DITA
help authoring,tools
oXygen XML ~ DITA
knowledge:
=DITA@,structured authoring > technical writing ~ MadCap Flare
rights and permissions,image--,clearances@@,copyright,rights management,permissions clearance,music-,-licensing
# translation and interpreting
native language translation,native-level fluency
terminology management,-research,-databases,glossaries,multiterm,termbase
linguistic quality assurance,--review,translation-,-editing,-proofreading,bilingual-,-editing,=LQA,revising translations,reviewing-
skill > bilingual:
translation,source text,translating documents
interpreting@,chuchotage,language interpreter,-interpretation,consecutive-,simultaneous-,interpretation services,interpreting-,interpretation@@,spoken language interpreting,sight translation
skill > translation:
subject-matter translation,patent-,financial-,marketing-,website-,scientific-
localization,cultural adaptation,linguistic testing,localized content,transcreation
machine translation post-editing,--translation,=MTPE,post-editing
tool:
CAT tools,=TMS@,computer-aided translation,computer-assisted-,translation memory,-software > translation
tool > CAT tools:
SDL Trados,trados ~ memoQ,Memsource
memoQ,memo q ~ Memsource,Wordfast,OmegaT
Wordfast ~ OmegaT
OmegaT
Memsource,phrase tms,smartcat ~ Smartling,Crowdin,XTM Cloud
Smartling ~ Crowdin,XTM Cloud
Crowdin,lokalise ~ XTM Cloud
XTM Cloud
knowledge:
linguistics,language studies,philology,phonetics
degree in translation,-linguistics,-languages,-foreign languages,--modern languages,linguistics degree,interpreting-,translation-,modern languages-
certification:
interpreter certification,certified medical interpreter,certified court--,nrpsi > interpreting
certification > translation:
ATA certification,=ATA@,=ITI@,american translators association,ata certified ~ Chartered Institute of Linguists,NAATI,DipTrans
Chartered Institute of Linguists,=CIOL ~ NAATI,DipTrans
NAATI ~ DipTrans
=DipTrans,diploma in translation
certification > interpreter certification:
DPSI,diploma in public service interpreting ~ CCHI
CCHI,certified healthcare interpreter
# film and video
video production,television-,broadcast-,documentary-,tv-,filming@,filmmaking,video producer,-shoots,videography
camera setup,-set-up,self shooter,self-shooting,setting up cameras@,shooting PD
video storytelling,narrative filmmaking
commercial production,branded content-,tv commercials,music videos > video production
video editing,offline-,online-,film-,non-linear-,cutting footage,editing-,video editor,-post-production,-montage
colour grading,Baselight,color correction,colourist work,grading@@,grading footage
post-production,edit suite,post workflow
cinematography,camera movement,-operator,-operating,-operation,-work,steadicam,camerawork,cinema cameras,studio-,multi-camera,multicam,shot composition
drone filming,aerial-,-photography,drone-,-footage,-videography,aerial-
lighting for film,--equipment@,-rigs,-setup,-techniques,-set-up,gaffer work,film lighting,studio-,three-point-,set-,grip and-,--equipment
film and theatre directing,film direction,stage-,video-
film producing,executive-,line-,radio-,television-,segment-,tv-,produced shows,produced@@,producing^@,production management@,programme making,show production
pre-production,recces,location management,-scouting,script breakdown,shoot planning,shot lists
storyboarding
call sheets,release forms@,shoot logistics,shooting schedules,movie magic,production coordinating,-logistics,-paperwork,-coordination
casting^@@,auditions@,finding contributors,guest booking,talent-
production budgets,-accounting,Movie Magic,StudioBinder,film budgets,shoot-,programme-
runner duties,-experience,on-set work,production assistance,-running,set-,-etiquette
script supervision,continuity-,-logging,continuity@@
television research,archive-,contributor-,programme-
live streaming,-event production,live video--,streaming--,-events,=Twitch,outside broadcast,livestreaming,switcher operation
vision mixing,-mixer,tricaster,video switcher,-switching
broadcast engineering,-systems,-technology,-workflows,-equipment,-operations,mcr-,studio-,transmission operations@,=OB@@,Dalet@@,Vizrt,evs operation,master control,outside broadcast,playout,sdi signals,television broadcasting,=EVS
media asset management,media--,-encoder,-ingest,-archiving,video-,-encoding,-compression,=DIT@,footage logging,ingest@@,transcoding video
autocue operation,prompter-,autocue,teleprompter
documentary making,documentaries
animation production,-pipeline
tool:
DaVinci Resolve,=Resolve@,davinci,da vinci resolve > video editing,colour grading
film cameras,video-,=ENG-,blackmagic-,broadcast-,dslr-,sony-,-fs7,-fx6,=DSLR,=FX9,Blackmagic@@,arri alexa,camera equipment,-lenses,-gear,canon c300,dslr video,gimbals,red camera
tool > video editing:
Adobe Premiere Pro,=Premiere@,adobe premiere,premiere pro ~ Final Cut Pro,Avid Media Composer,DaVinci Resolve
Final Cut Pro,=FCP@,=FCPX,final cut@ ~ Avid Media Composer,DaVinci Resolve
Avid Media Composer,avid editing,-newscutter,=Avid@,media composer ~ DaVinci Resolve
CapCut,filmora ~ iMovie,Camtasia,Sony Vegas
iMovie ~ Camtasia,Sony Vegas
Camtasia ~ Sony Vegas
Sony Vegas,vegas pro
tool > live streaming:
OBS Studio,=OBS@
vMix,wirecast
# photography
photography,photographed@,photographic skills,photoshoots,photo shoots,taking photos,took photographs
photographic post-processing,edited photos,culling-,image post-production,photo-,-enhancement,-processing,raw-,photograph editing
photo printing,photographic-,darkroom,film developing,-photography,photo lab,-finishing
photo archiving,-library,-cataloging,image cataloguing,-archive,-selection,keywording images,picture desk,-editing
skill > photography:
portrait photography,baby-,family-,school-,headshots-,newborn-,portraits@@,studio portraits
product photography,catalogue-,ecommerce-,tabletop-,commercial-,advertising-,e-commerce-,food-,still life-,packshots
event photography,concert-,party-,sports-,wedding-,-videography
fashion photography,editorial-,lookbook-,beauty-
photojournalism,documentary photography,news-,press-
architectural photography,interior-,landscape-,property-,wildlife-,nature-,travel-,real estate-,matterport
studio photography,location-,flash-,off-camera flash,studio-,photo studio,photographic-,-lighting,strobe-
knowledge:
photographic equipment,phase one,sony alpha,camera maintenance,-settings,canon dslr,-cameras,nikon-,-dslr,hasselblad,lenses@@,medium format
# sound and music
audio engineering,recording-,sound-,-production,audio-,-technology,sound-
sound design,audio-,sfx-,adr recording,dialogue editing,sound-,-effects,-editor,foley@,game audio
audio editing,podcast-,audio restoration,-post-production,sound forge
music production,track-,record-,beat making,beatmaking,music producer,produced music
music composition,orchestral-,composing music,-for film,film scoring,lyric writing,song-,music-,-arranging,songwriting
piano,accompanist work,keyboard playing,pianist skills
guitar
violin
viola@
cello
double bass
drums@,percussion@
flute
clarinet,bassoon,oboe
saxophone,sax
trumpet,cornet
trombone,french horn,tuba
singing,voice training@,vocals
music performance,ensemble-,orchestral-,musical-,solo-,gigs^@@,live performances,=ABRSM,chamber music,performing-,concerts@,ensemble playing,recitals
orchestral conducting,choral-,-direction,choir-,music-,rehearsal-,musical-,band directing,choir leading,conducting choirs
DJing,rekordbox,serato,traktor,disc jockey,turntables
radio production,radio programme-,--editing,-imaging,-station,-shows,-broadcasting,Myriad@@,community radio
podcast production,=Descript,=Riverside@@,Riverside.fm,audio storytelling,podcasting
voice-over,dubbing^,narration@@,voice acting,voiceover
instrument repair,-maintenance,-making,guitar repair,luthier work,piano tuning
skill > audio engineering:
audio mixing,music-,sound-,monitor-,-engineering,mixing^@@,audio mastering,mixing and-,--boards,-consoles,-desk
sound recording,audio-,field-,multitrack-,studio-,boom op,-operating,-operation,location sound,microphones,radio mics,recording sessions,-music
live sound,concert-,front of house-,soundcheck,=Dante@@,=FOH@,d&b audiotechnik,dante audio,live-,-mixing,foh engineering,line arrays,pa systems,public address-,sound--,-checks,-reinforcement,=DiGiCo
tool > sound design:
FMOD ~ Wwise
Wwise
tool > audio editing:
Audacity ~ Adobe Audition,iZotope RX
Adobe Audition ~ iZotope RX
iZotope RX
digital audio workstations,=DAW,=DAWs,Dolby Atmos,iZotope
tool > digital audio workstations:
Pro Tools,protools ~ Logic Pro,Ableton Live,Cubase
Logic Pro,apple logic,garageband ~ Ableton Live,Cubase
Ableton Live,ableton ~ Cubase,FL Studio
FL Studio
Cubase,studio one ~ Reaper,Nuendo
=Reaper@,reaper daw ~ Nuendo
Nuendo
knowledge:
music theory,-notation,finale-,solfège,aural skills,ear training,harmony and counterpoint,musescore,reading music,sibelius,sight-reading
music business,-industry,-promotion,-publishing,-royalties,-rights,=A&R,artist and repertoire,--management,band-,tour-,-booking,concert-,gig-
# stage and arts
acting skills,-training,-experience,-roles,performed-,=RADA,drama performance,theatre-,stage-,theatrical-,=LAMDA,improv,musical theatre
dance,ballet,choreographed,choreography,=RAD@@
stage management,backstage-,cueing shows,call cues,rehearsal calls,show calling,prompt book,stage managing
stagecraft,backstage@@,flying scenery,get-ins,get-outs,load in@,-out@,scene changes,show set-up,stage construction,-crew,-setup,-rigging,theatrical-,fit-ups
stage lighting,theatrical-,theatre-,dmx-,=DMX,=LX@@,focus lights,moving-,followspot,lighting boards,-desk,-programming,-console,-operation,rig and focus
theatre sound,theatrical-,qlab,sound desk
theatre production,theatrical-,play-,producing theatre,drama@,musical productions,stage-,performing arts,theater-,theatre industry
front of house theatre,tessitura,theatre front of house,ushering@,box office,patron services,spektrix
painting and drawing,life--,watercolours,acrylic painting,oil-,portrait-,fine art-,murals,watercolors
fine art,contemporary-,installation-,art making,-practice@,studio-,sculpting,sculpture,charcoal drawing,mixed media,visual arts
curation@,curating@,curatorial work,-practice,exhibition development,-management,-planning
collections management,-database,-care,condition checking@,-reports@,accessioning,artefact handling,artwork-,object-,art-,-installation,exhibition-,cataloguing collections,modes-,tms-,museum-,-cataloguing
conservation of art,paintings conservation,artefact-,book-,paper-,preventive-,art-,-restoration,artwork-,preservation of collections
gallery management,-sales,-assistance,-invigilation,-operations,artist liaison,-relations,art fairs,-sales,invigilation gallery,museum visitor services
archives@,=EAD@,ISAD(G),archival description,-processing,-work,-research,digital preservation,digitisation,finding aids
librarianship,=MARC,=MLIS,=RDA@,cataloguing@,dewey decimal,ex libris alma,information literacy,interlibrary loan,library assistance,-cataloguing,-science,-management,-circulation,-classification,library of congress-,circulation desk,reference-,-services,reader-,marc records,shelving books
arts administration,-management,cultural-,-events,-programming,festival-,arts-,-events,-outreach,-funding,-council england,participatory arts,community-
community arts workshops,arts--,drama-,creative-,art classes,-instruction,teaching art
craft making,calligraphy,crochet,handicrafts,crafts^@@,knitting,woodcarving
tattooing,body piercing
fashion modelling,promotional-,commercial-,catwalk-,runway-,photographic-,print modeling
theatrical makeup,film-,prosthetic-,sfx-,stage-,wig making
comedy@,children's entertainment,circus skills,entertainer-,clowning,juggling@,magic performance,puppetry
tool > stage lighting:
ETC Eos ~ grandMA
grandMA,grandma2
knowledge:
art history,-knowledge
licence:
equity membership,=Equity@,=SAG-AFTRA,actors' equity,bectu`
