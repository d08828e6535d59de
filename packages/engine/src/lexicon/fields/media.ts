export const media = `
# journalism
journalism,journalistic skills,-writing,-standards
newsroom experience,newsroom
research for stories,story research,source-
digital publishing tools,--storytelling,chartbeat
reporting local news,local--,-reporting,community- > journalism
news writing,-reporting,-stories,-articles,-gathering,-copy,-and features,breaking news,hard-,reported-,write-,newsgathering > journalism,written skills
feature writing,-stories,-articles,magazine-,-writing,profile-,long-form-,-journalism,longform- > journalism
investigative journalism,-reporting,-research,=FOI@,public records requests,freedom of information--,data journalism > journalism
interviewing sources,cultivated-,conducting interviews@,source development,on-camera interviews,contacts book,interview technique@
fact-checking,source verification,fact-,verified facts
copy editing,line-,developmental-,copyediting,sub-editing,subediting,edited copy
proofreading,proof-reading,proofing text
editing written content,--and proofreading,--skills,editorial-,-work,-review,text editing,content-,manuscript-,academic-,edited articles,-manuscripts
headline writing,caption-,clickable headlines
editorial planning,-strategy,-management,commissioning articles,-writers,-content,news planning,story-
story pitching,-development@,-generation,-ideas,pitched-,finding stories
knowledge: media law,-ethics,press-,journalism-,libel law,defamation-,press-,ipso code,broadcasting-,editors'-,ofcom-,-regulations,editorial guidelines
knowledge: =AP style,associated press-,ap stylebook
knowledge: style manuals,=MLA style,apa-,chicago-,-manual of style,house style guide
sports journalism,-reporting,-writing,-commentary,match reports,play-by-play > journalism
business journalism,financial-,economic reporting,business news > journalism
arts criticism,-journalism,entertainment-,film reviews,theatre-,music-,restaurant-,book-,critic work
shorthand,=Teeline,teeline
live reporting,field-,on-air-,on-location-,live broadcasting,-coverage,-blogging,-tv,-radio,-television,-shots
presenting on air,television presenting,radio-,broadcast-,on-air-,tv-,live-,news anchoring,-presentation,newsreading,on-air talent,-delivery,radio hosting,show-,on-camera
mobile journalism,backpack-,video-,=MOJO@,smartphone filming,shoot and edit
certification: NCTJ diploma,journalism-,=NCTJ,nctj qualification,-qualified,=NQJ > journalism
knowledge: degree in journalism,bachelor's-,journalism degree,media-,-studies,degree in media,mass communications
tool: newsroom systems,-management,-computer system,octopus newsroom
tool: ENPS > newsroom systems ~ iNews
tool: iNews > newsroom systems
knowledge: news values,-sense,-agenda,-judgement,editorial-,current affairs,-events
# writing and publishing
professional writing,written content,writing articles,-and editing,strong writer,talented-,skilled-,prose style > written skills
creative writing,-nonfiction,fiction writing,prose-,ghost-,poem-,short stories,poetry,ghostwriting
technical writing,-authoring,-content,-manuals,instruction-,user-,-guides,documentation writing,api docs-,online help > written skills
tool: MadCap Flare,paligo > technical writing ~ Adobe FrameMaker,RoboHelp,oXygen XML
tool: Adobe FrameMaker,framemaker > technical writing ~ RoboHelp,oXygen XML,DITA
tool: RoboHelp > technical writing ~ oXygen XML,DITA
tool: oXygen XML > technical writing ~ DITA
knowledge: DITA,structured authoring > technical writing ~ MadCap Flare
docs as code > technical writing ~ MadCap Flare,Adobe FrameMaker,RoboHelp,oXygen XML
scriptwriting,script writing,dialogue-,comedy-,screenwriting,screenplay,tv scripts,radio-,video-,writing-,wrote-,film-,final draft@,playwriting
scientific writing,-editing,science writing,-communication
grant and bid writing,tender submissions,bid-,-management,-writing,tender-,proposal-,-development,grant applications,-proposals,tender responses,=RFP-,proposals@
publishing@
manuscript evaluation,-assessment,-review,-submissions,slush pile,reader reports,acquisitions editing,submissions reading,peer review management,book acquisitions
book production,-typesetting,ebook formatting,production editing
knowledge: rights and permissions,image--,rights management,permissions clearance,music-,-licensing,copyright,clearances@
transcription@,transcribing,transcripts@
subtitling,aegisub
plain English writing,--language,-english,easy read
# translation and interpreting
translation,translating documents,source text > bilingual
subject-matter translation,financial-,patent-,marketing-,website-,scientific- > translation
native language translation,mother tongue,native-level fluency
interpreting@,interpretation services,interpreting-,language interpreter,-interpretation,simultaneous-,consecutive-,interpretation@,chuchotage,sight translation,spoken language interpreting > bilingual
localization,transcreation,localized content,cultural adaptation,linguistic testing > translation
tool: CAT tools,computer-assisted translation,computer-aided-,translation memory,-software,=TMS@ > translation
tool: SDL Trados,trados > CAT tools ~ memoQ,Memsource
tool: memoQ,memo q > CAT tools ~ Memsource,Wordfast,OmegaT
tool: Wordfast > CAT tools ~ OmegaT
tool: OmegaT > CAT tools
tool: Memsource,phrase tms,smartcat > CAT tools ~ Smartling,Crowdin,XTM Cloud
tool: Smartling > CAT tools ~ Crowdin,XTM Cloud
tool: Crowdin,lokalise > CAT tools ~ XTM Cloud
tool: XTM Cloud > CAT tools
machine translation post-editing,--translation,=MTPE,post-editing > translation
terminology management,-databases,-research,glossaries,termbase,multiterm
linguistic quality assurance,--review,translation-,-editing,-proofreading,bilingual-,-editing,=LQA,reviewing translations,revising-
knowledge: linguistics,language studies,phonetics,philology
knowledge: degree in translation,-languages,-modern languages,--linguistics,-foreign languages,translation degree,interpreting-,linguistics-,modern languages-
certification: ATA certification,=ATA@,american translators association,=ITI@,ata certified > translation ~ Chartered Institute of Linguists,NAATI,DipTrans
certification: Chartered Institute of Linguists,=CIOL > translation ~ NAATI,DipTrans
certification: NAATI > translation ~ DipTrans
certification: =DipTrans,diploma in translation > translation
certification: interpreter certification,certified medical interpreter,certified court--,=NRPSI,nrpsi > interpreting
certification: DPSI,diploma in public service interpreting > interpreter certification ~ CCHI
certification: CCHI,certified healthcare interpreter > interpreter certification
# film and video
video production,television-,tv-,documentary-,broadcast-,filmmaking,videography,produced videos,filming@,video shoots,-producer,shooting video
camera setup,-set-up,setting up cameras@
video storytelling,narrative filmmaking
commercial production,branded content-,tv commercials,music videos > video production
video editing,film-,offline-,non-linear-,online-,edited videos,video editor,-post-production,-montage,cutting footage,editing-
tool: Adobe Premiere Pro,premiere pro,adobe premiere,=Premiere@ > video editing ~ Final Cut Pro,Avid Media Composer,DaVinci Resolve
tool: Final Cut Pro,final cut,=FCP,=FCPX > video editing ~ Avid Media Composer,DaVinci Resolve
tool: Avid Media Composer,=Avid@,avid editing,-newscutter,media composer > video editing ~ DaVinci Resolve
tool: DaVinci Resolve,da vinci resolve,davinci,=Resolve@ > video editing,colour grading
tool: CapCut,filmora > video editing ~ iMovie,Camtasia,Sony Vegas
tool: iMovie > video editing ~ Camtasia,Sony Vegas
tool: Camtasia > video editing ~ Sony Vegas
tool: Sony Vegas,vegas pro > video editing
colour grading,color correction,grading footage,colourist work
post-production,edit suite,post workflow
cinematography,camera operation,-operating,-movement,-operator,-techniques,-skills,-work,camerawork,operating cameras,cinema-,studio-,multi-camera,shot composition,steadicam,multicam
tool: film cameras,blackmagic-,dslr-,video-,broadcast-,sony-,=ENG-,arri alexa,red camera,sony fs7,-fx6,canon c300,dslr video,camera equipment,-lenses,-gear,=DSLR,gimbals
drone filming,aerial-,-photography,-videography,drone-,-photography,-footage
lighting for film,--setup,-techniques,-rigs,-equipment@,-set-up,film lighting,three-point-,studio-,set-,grip and-,--equipment,gaffer work
film and theatre directing,film direction,stage-,video-
film producing,television-,executive-,line-,tv-,radio-,segment-,producing@,production management@,produced shows,-segments,show production,programme making,program production@
pre-production,shot lists,shoot planning,location scouting,-management,script breakdown,recces
storyboarding
call sheets,production paperwork,-coordination,-logistics,-coordinating,shooting schedules,movie magic,release forms@,shoot logistics
casting@,auditions,talent booking,guest-,booked talent,finding contributors,booking guests
production budgets,-accounting,film budgets,programme-,shoot-
runner duties,-experience,set etiquette,-running,production-,-assistance,on-set work
script supervision,continuity-,-logging,continuity@
television research,programme-,archive-,contributor-
live streaming,-video production,streaming--,live event-,livestreaming,outside broadcast,switcher operation,streaming events
tool: OBS Studio,=OBS@ > live streaming
tool: vMix,wirecast > live streaming
vision mixing,-mixer,video switching,-switcher,tricaster
broadcast engineering,-systems,-equipment,-technology,-workflows,-operations,mcr-,studio-,playout,transmission operations@,master control,sdi signals,evs operation,=EVS,television broadcasting
media asset management,media--,-ingest,-encoder,-archiving,video-,-encoding,-compression,footage logging,tape archive,logging footage,ingest@,=DIT@,transcoding video
autocue operation,prompter-,teleprompter,autocue
documentary making,documentaries
animation production,-pipeline
# photography
photography,photo shoots,photoshoots,took photographs,photographic skills,photographed@,taking photos
portrait photography,family-,newborn-,headshots-,school-,baby-,studio portraits,portraits@ > photography
product photography,food-,e-commerce-,ecommerce-,catalogue-,commercial-,tabletop-,advertising-,still life-,packshots > photography
event photography,sports-,concert-,party-,wedding-,-videography > photography
fashion photography,editorial-,lookbook-,beauty- > photography
photojournalism,press photography,news-,documentary- > photography
architectural photography,property-,interior-,landscape-,travel-,nature-,wildlife-,real estate-,matterport > photography
studio photography,flash-,location-,studio flash,off-camera-,strobe lighting,photographic-,-studio,photo- > photography
photographic post-processing,raw processing,photo-,-enhancement,-post-production,image-,edited photos,culling-,photograph editing
knowledge: photographic equipment,nikon dslr,-cameras,canon-,-dslr,camera maintenance,-settings,medium format,sony alpha,hasselblad,phase one,lenses@
photo printing,photographic-,darkroom,film photography,-developing,photo lab,-finishing
photo archiving,-library,-cataloging,image cataloguing,-archive,-selection,keywording images,picture desk,-editing
# sound and music
audio engineering,sound-,recording-,audio production,sound-,-technology,audio-
audio mixing,sound-,music-,monitor-,-engineering,mastering audio,mixed-,mixing@,audio mastering,mixing and-,--consoles,-desk,-boards > audio engineering
sound recording,audio-,studio-,field-,multitrack-,location sound,recording sessions,-music,boom operation,-operating,recorded audio,microphones,radio mics > audio engineering
sound design,audio-,sfx-,sound editor,-effects,-editing,dialogue-,foley@,game audio,adr recording
tool: FMOD > sound design ~ Wwise
tool: Wwise > sound design
live sound,concert-,front of house-,=FOH@,pa systems,public address-,sound--,-reinforcement,-checks,live mixing,-audio,dante-,foh engineering,line arrays,soundcheck > audio engineering
audio editing,podcast-,edited audio,audio restoration,-post-production,sound forge
tool: Audacity > audio editing ~ Adobe Audition,iZotope RX
tool: Adobe Audition > audio editing ~ iZotope RX
tool: iZotope RX > audio editing
tool: digital audio workstations,=DAW,=DAWs > audio editing
tool: Pro Tools,protools > digital audio workstations ~ Logic Pro,Ableton Live,Cubase
tool: Logic Pro,apple logic,garageband > digital audio workstations ~ Ableton Live,Cubase
tool: Ableton Live,ableton > digital audio workstations ~ Cubase,FL Studio
tool: FL Studio > digital audio workstations
tool: Cubase,studio one > digital audio workstations ~ Reaper,Nuendo
tool: =Reaper@,reaper daw > digital audio workstations ~ Nuendo
tool: Nuendo > digital audio workstations
music production,record-,track-,produced music,beat making,music producer,beatmaking
music composition,orchestral-,arranging music,composing-,-for film,songwriting,music arranging,-writing,lyric-,song-,film scoring
knowledge: music theory,-notation,finale-,sight-reading,ear training,harmony and counterpoint,sibelius,aural skills,reading music,musescore,solfège
piano,pianist skills,keyboard playing,accompanist work
guitar
violin
viola@
cello
double bass
drums@,percussion@
flute
clarinet,oboe,bassoon
saxophone,sax
trumpet,cornet
trombone,tuba,french horn
singing,vocals,voice training@
music performance,musical-,orchestral-,solo-,band-,ensemble-,-playing,orchestra-,performing music,chamber-,recitals,gigs,concerts@,live performances
orchestral conducting,choral-,-direction,rehearsal-,music-,musical-,choir-,-leading,conducting choirs,directed-,band directing
DJing,disc jockey,turntables,serato,rekordbox,traktor
radio production,radio programme-,--broadcasting,-shows,-station,-editing,-imaging,community radio
podcast production,podcasting,audio storytelling
voice-over,voiceover,voice acting,narration@,dubbing
knowledge: music business,-industry,-publishing,-royalties,-promotion,-rights,concert booking,gig-,tour-,-management,band-,artist-,-and repertoire,=A&R
instrument repair,-maintenance,-making,piano tuning,luthier work,guitar repair
# stage and arts
acting skills,-experience,-training,-roles,performed-,drama performance,theatre-,stage-,theatrical-,improv,musical theatre
dance,ballet,choreography,choreographed
stage management,backstage-,stage managing,show calling,prompt book,cueing shows,calling-,rehearsal calls,call cues
stagecraft,scene changes,stage setup,-construction,-crew,-rigging,theatrical-,flying scenery,get-ins and get-outs,fit-ups,show set-up,backstage@,load in@,-out@
stage lighting,theatre-,theatrical-,dmx-,lighting desk,-boards,-operation,-console,-programming,=DMX,moving lights,focus-,followspot,rig and focus
tool: ETC Eos > stage lighting ~ grandMA
tool: grandMA,grandma2,grandma3 > stage lighting
theatre sound,theatrical-,qlab,sound desk
theatre production,theatrical-,play-,theater arts,performing-,theatre industry,drama@,musical productions,stage-,producing theatre
front of house theatre,box office,ushering@,theatre front of house,spektrix,patron services,tessitura
painting and drawing,life--,oil painting,acrylic-,portrait-,fine art-,murals,watercolours,watercolors
fine art,contemporary-,installation-,visual arts,sculpture,mixed media,studio practice,art-,-making,sculpting,charcoal drawing
knowledge: art history,-knowledge,history of art
curation@,curating@,curatorial work,-practice,exhibition planning,-development,-management
collections management,-care,-database,museum cataloguing,-collections,tms-,cataloguing-,modes-,artefact handling,object-,artwork-,art-,-installation,exhibition-,accessioning,condition reports@,-checking@
conservation of art,artefact conservation,paintings-,book-,preventive-,paper-,art-,-restoration,artwork-,preservation of collections
gallery management,-assistance,-operations,-invigilation,-sales,art-,-fairs,invigilation gallery,museum visitor services,artist liaison,-relations
archives@,archival work,-description,-research,-processing,=EAD@,digital preservation,digitisation,finding aids
librarianship,library cataloguing,-management,-science,-cataloging,-circulation,-assistance,-classification,library of congress-,dewey decimal,=MARC,circulation desk,reference-,-services,reader-,marc records,cataloguing@,shelving books,interlibrary loan,=MLIS,information literacy,=RDA@,ex libris alma
arts administration,-outreach,-management,cultural-,-events,-programming,festival-,arts-,-events,-funding,-council england,community arts,participatory-
community arts workshops,arts--,drama-,creative-,teaching art,art classes,-instruction
craft making,handicrafts,crafts@,woodcarving,calligraphy,knitting,crochet
tattooing,body piercing
fashion modelling,runway-,photographic-,commercial-,catwalk-,promotional-,print modeling
theatrical makeup,stage-,sfx-,prosthetic-,film-,wig making
comedy@,circus skills,entertainer-,magic performance,puppetry,clowning,juggling@,children's entertainment
licence: equity membership,=Equity@,=SAG-AFTRA,bectu,actors' equity`
