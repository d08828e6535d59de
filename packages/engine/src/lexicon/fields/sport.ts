export const sport = `
# fitness
personal training,PT sessions,one-to-one- > fitness instruction
fitness instruction,exercise-,gym-,fitness training,-coaching,instructing exercise ~ personal training
group exercise classes,exercise--,fitness-,studio-,aerobics-,boot camp-,group--,-fitness,-training,-exercise > fitness instruction
exercise programming,workout-,-plans,-design,fitness programs,designing workouts,custom-,exercise plans,personalised training- ~ personal training
fitness assessments,-testing,-consultations,-evaluations,body composition,-measurements,PAR-Q,movement screening,VO2 max testing ~ exercise programming
strength and conditioning,athletic--,strength &-,--training,weight-,resistance-,speed-,conditioning programmes,-coach,Olympic lifting,plyometrics,powerlifting,periodisation,weightlifting ~ exercise programming
high-intensity interval training,circuit--,interval-,=HIIT,bootcamp@,F45 ~ group exercise classes
indoor cycling instruction,--cycling,spinning classes,spin instructor certification ~ group exercise classes
yoga instruction,yoga,vinyasa,RYT 200,-500,ashtanga
pilates instruction,pilates,barre
meditation and mindfulness,meditation,mindfulness,breathwork,sound healing
tai chi and martial arts,martial arts,tai chi,karate,judo,jiu-jitsu,taekwondo,boxing@,krav maga,MMA training,self-defence instruction
aqua fitness,aquatic-,aqua aerobics,water-
senior fitness,chair exercise,falls prevention-,adapted--,older adult-,SilverSneakers
pre- and post-natal exercise,pre and postnatal training,postnatal fitness,pregnancy exercise
GP exercise referral,exercise--,-physiology,clinical exercise,cardiac rehab-,medical fitness
weight management coaching,--management,-loss ~ nutrition coaching
nutrition coaching,-advice,-education,-knowledge,sports nutrition,dietary guidance,nutritional-,-advice,Precision Nutrition
health coaching,wellness-,wellbeing-,life-,habit-,lifestyle-,healthy lifestyle promotion,NBHWC
wellness programs,workplace wellness,employee wellness programmes,wellbeing workshops
online coaching fitness,--fitness coaching,virtual training sessions,Trainerize,TrueCoach,MyFitnessPal
gym inductions,member-,equipment-,new member orientation,gym tours
tool: gym equipment,fitness-,cardio-,exercise-,sports-,free weights,resistance machines,exercise-,Technogym,Life Fitness
gym membership sales,membership--,gym-,personal training-,selling memberships,new-
gym operations,fitness center-,--management,health club-,gym--,leisure facility-,fitness centre--
tool: fitness studio software,Mindbody,Glofox,ClubReady,ABC Fitness,-Ignite,Zen Planner,Legend leisure,Gladstone-,-Plus2,=TeamUp,WellnessLiving,Mariana Tek
certification: Level 3 personal training certificate,--training,--PT,--4 personal trainer,=REPs,CIMSPA > personal training,Level 2 gym instructor
certification: Level 2 gym instructor,-instructing,--fitness instructor,REPs Level 2,gym instructor qualification > fitness instruction
certification: NASM certified personal trainer,=NASM,NASM-CPT,NASM certification,NASM-CES,NASM-PES > personal training ~ ACE certification
certification: ACE certification,-personal trainer,ACSM certified-,ISSA--,--certified,ACE-,-group fitness,American Council on Exercise,=ACSM,ACSM-CPT,AFAA,NCSF,NETA,ACE-CPT > fitness instruction
certification: certified strength and conditioning specialist,=CSCS@,NSCA,UKSCA > strength and conditioning
certification: certified personal trainer,--fitness trainer,fitness certification,NCCA-accredited-,personal trainer- > personal training
knowledge: exercise science,sports-,-studies,kinesiology,human kinetics,-movement,motor learning
sports therapy,-injuries,-medicine,-rehabilitation,athlete-,injury-,athletic training,pitch-side first aid
licence: athletic trainer certification,--training license,=ATC@,BOC certified,certified athletic trainer > sports therapy
corrective exercise,posture correction,-assessment,mobility work,stretching@,flexibility training,stretch therapy,foam rolling,assisted stretching
# coaching and sport
sports coaching,collegiate-,high school-,coaching athletes,coached teams,-youth
football coaching,soccer-,FA Level 1,-2,--coaching qualification,UEFA B,-C licence,UEFA A--,USSF license,coaching football,-soccer > sports coaching
basketball coaching,coaching basketball > sports coaching
tennis coaching,squash-,badminton-,padel-,racquet sports-,LTA accredited coach,--Level 2,tennis lessons,-instruction,pickleball-,teaching tennis,USPTA > sports coaching
rugby coaching,hockey-,baseball-,softball-,lacrosse-,RFU-,coaching baseball,-rugby > sports coaching
gymnastics coaching,-instruction,USA Gymnastics,cheerleading coaching,trampoline-,cheer-,tumbling@ > sports coaching
swimming teaching,-lessons,swim instruction,-coaching,learn to swim,STA Level 2,ASA-,teaching swimming,baby-,water safety instructor,=WSI
athletics coaching,triathlon-,endurance- > sports coaching
golf instruction,-lessons,-coaching,-operations,-shop,PGA professional,-golf,tee times
equestrian coaching,riding instruction,-lessons,BHS qualifications,-Stage,-Level 3,dressage,BHSAI,show jumping
ski instruction,snowboard-,PSIA,ski patrol,AASI
outdoor activities instruction,archery--,outdoor-,-education,-pursuits,-recreation,-leadership,adventure activities,bushcraft,raft building
scuba diving instruction,dive--,-guiding,snorkelling-,PADI,divemaster,scuba diving,SSI-
surf instruction,watersports-,SUP-,windsurfing-,surf coaching,paddleboarding
dance teaching,ballet-,ballroom dancing,contemporary dance,=RAD-,hip hop-,ISTD,dance classes,-coaching,teaching ballet,Royal Academy of Dance
sports session planning,training-,practice--,-sessions,planning practices,lead-,training drills > sports coaching
athlete development,player-,talent pathway,athlete monitoring,developing athletes,game strategy,tactical coaching,develop players
tool: sports performance analysis,notational--,Catapult GPS,Dartfish,Opta data
officiating,refereeing,umpiring,match officials,game-,scorekeeping
sports administration,athletic-,-department,sports management,-operations,-programming,-leagues,sport development,club sports
adaptive sport,para-,disability-,inclusive-,Special Olympics
holiday sports camps,sports--,summer-,day-,multi-activity camp,after-school sports clubs,camp activities,-programs
knowledge: sports psychology,performance-,mental performance coaching
certification: safeguarding in sport,SafeSport
sports turf maintenance,sports field--,turf management,-care,green keeping,PA1 and PA6
knowledge: esports,e-sports coaching
# aquatics
certification: lifeguarding,=NPLQ,=RLSS,StarGuard,water safety,aquatic-,surf lifesaving > cardiopulmonary resuscitation,first aid
pool plant operation,--chemistry,-operations,-technician,-water testing,chlorine--,=CPO certification@
aquatics management,pool-,swim school-,aquatics programming,aquatic operations,aquatic facility-,lifeguard supervision
# beauty and hair
hairdressing,haircuts,hair styling,cutting and-,--hair,style-,cut and finish,hairstyling,haircutting,hair services,-design,-cutting,ladies-,hairdresser experience
hair colouring,-bleaching,-tinting,colouring hair,foils@,Wella colour,L'Oréal-,Schwarzkopf-,Redken ~ hairdressing
blow-drying,blowouts,hot tools,thermal styling,up-dos ~ hairdressing
hair extensions,tape-in-,sew-ins ~ hairdressing
perming and straightening,chemical--,hair relaxing,-relaxers,perms@,permanent waves ~ hairdressing
barbering,clipper cutting,skin fades,fades@,straight razor ~ hairdressing
scalp treatments,hair-,trichology,scalp analysis,deep conditioning
beauty therapy,spa-,-treatments,salon-,aesthetics-,beauty-,-services,spa-,esthetician-,-experience,esthetics,treatment records
facial treatments,skincare-,skin-,anti-ageing-,facials@,extractions skincare,Dermalogica,Elemis,Decléor > skincare knowledge
knowledge: skincare knowledge,skin care,-types,skincare
body waxing,waxing@,hair removal,hot wax,depilation,Lycon
laser hair removal,laser tattoo--,--treatments,-certified,-safety certificate,=IPL@,electrolysis,cosmetic laser
aesthetic injectables,-medicine,-nursing,injectables,medical spa,-aesthetics,non-surgical-,cosmetic procedures,PRP treatment,skin boosters,medspa
manicure and pedicure,manicures,pedicures,nail care,-services,-shaping,-treatments,foot-,mani-pedi,dip powder
eyelash extensions,lash-,-and brow,Russian lashes,volume-,classic-,lashes@
makeup artistry,make-up-,-application,makeup-,cosmetic-,applying makeup,editorial-,airbrush-,media-,makeovers,special effects make-up,make-overs,makeup lessons
permanent makeup,microblading,micropigmentation
spray tanning,airbrush-,tanning treatments,-salon,-beds,sunbeds,St Tropez tan
massage therapy,cupping-,massage,=LMT,MBLEx,Lomi Lomi
reflexology,holistic therapies,complementary-,ear candling,alternative medicine,herbal-,Ayurveda,homeopathy,naturopathy,Ayurvedic treatments,hypnotherapy
beauty consultations,hair-,client consultations@,-record cards,consultation--,treatment consultation,contraindications
salon hygiene,-sanitation,-cleanliness,sanitation of salon,sanitizing implements
salon retailing,retail hair products,spa retail
salon management,barbershop-,spa operations-,managed salon,salon coordination,-ownership,-leadership,-supervision,-stock,-business,-operations
salon reception,-front desk,spa-,--appointments,salon-,-scheduling,-bookings,treatment-
tool: salon software,Phorest,Fresha,Booksy,Vagaro,Salon IQ,Treatwell,Shortcuts salon,Timely-,Boulevard-,Square Appointments,SpaSoft,Book4Time,Zenoti,SpaBooker
client base building,clientele--,column-,building a column,-clientele,building--,loyal-,own-,established-,growing-,client following,-loyalty,-base,clientele@
licence: cosmetology licence,licensed cosmetologist,cosmetologist license,cosmetology > hairdressing
licence: barber licence,-school,licensed barber,master-,barbering certificate,-qualification,NVQ Level 2 barbering > barbering
licence: esthetician licence,-certification,esthetics license,aesthetics-,aesthetician-,-certificate,master esthetician,licensed-,-aesthetician > beauty therapy,facial treatments
licence: nail technician licence,-diploma,--license,manicurist-,nail tech-,licensed nail technician,NVQ nails > manicure and pedicure
certification: NVQ hairdressing,VTCT-,diploma in-,Level 2--,Level 3--,City & Guilds--,hairdressing qualification,-apprenticeship,-diploma,-NVQ,State Registered Hairdresser,qualified hairdresser > hairdressing
certification: NVQ beauty therapy,Level 3-,Level 2--,CIDESCO,CIBTAC,ITEC,VTCT,beauty therapy qualification,-diploma,-NVQ,BABTAC,HABIA > beauty therapy,body waxing,facial treatments,manicure and pedicure
tattoo artistry,-design,-licence,custom tattoos
thermal spa rituals,spa--,hydrotherapy pool
session styling,photoshoot-,editorial hair,catwalk-,theatre wigs
boxing coaching,-instruction,-classes,kickboxing,boxercise ~ tai chi and martial arts
knowledge: CrossFit,CF-L1 > high-intensity interval training
functional training,TRX suspension,=TRX,kettlebells
certification: Les Mills,BodyPump,Body Combat > group exercise classes
Zumba,dance fitness ~ group exercise classes
injury prevention,prehab ~ sports therapy
sports massage > massage therapy
athletic taping,sports-,kinesio- > sports therapy
knowledge: concussion protocols,-management,return to play ~ sports therapy
nutrition plans,meal-,macro coaching > nutrition coaching
member retention,membership-,-renewals,-growth,member engagement ~ gym membership sales
leisure centre operations,-management,sports facility--,leisure--,-operations,recreation center- ~ gym operations
sports equipment setup
birthday parties and soft play,soft play,children's parties,birthday-,trampoline park
netball coaching,-umpiring,coaching netball > sports coaching
cricket coaching,ECB coach,coaching cricket > sports coaching
volleyball coaching,coaching volleyball > sports coaching
track and field coaching,running coaching,cross country- > sports coaching
climbing instruction,rock climbing,RCI-,SPA climbing award,bouldering > outdoor activities instruction
paddlesports instruction,canoeing,kayaking,paddlesports > outdoor activities instruction
certification: Mountain Leader award,mountain leader > outdoor activities instruction
ropes course facilitation,--course,challenge-,high ropes,low- > outdoor activities instruction
certification: wilderness first aid,-responder,=WFR,outdoor first aid > first aid
sailing instruction,RYA powerboat,-dinghy instructor,powerboat driving
knowledge: Duke of Edinburgh award,DofE,expedition leadership
tournament organisation,tournaments,league management,sports event-,fixtures scheduling ~ sports administration
recreation programming,-management,recreational programs,intramural sports,parks and recreation ~ sports administration
knowledge: NCAA compliance,-regulations ~ sports administration
athlete recruitment,player-,-scouting,recruiting athletes,scouting players,talent identification ~ athlete development
tool: match analysis,video-,Hudl,Sportscode,Wyscout,Nacsport ~ sports performance analysis
greenkeeping,golf greens,-course maintenance,greens mowing,fairways,BIGGA > sports turf maintenance
pitch marking,-maintenance > sports turf maintenance
water rescue,aquatic-,swimmer safety,perform rescues,rescues@ ~ lifeguarding
pool supervision,poolside-,swimmer-,pool patrol,-rules,supervise swimmers ~ lifeguarding
balayage,ombre hair,highlighting-,highlights and lowlights,foil highlights,hair- > hair colouring
colour correction,-formulation > hair colouring
men's haircuts,-grooming,gents hairdressing ~ barbering
beard trimming,-grooming,hot towel shave,straight razor--,wet shaving > barbering
braiding,cornrows,hair weaving ~ hair extensions
afro hair,textured-,natural hair care,locs ~ hairdressing
wig styling,wigs ~ hair extensions
bridal hair,occasion-,wedding-,updos,hair up ~ blow-drying
shampooing,hair washing
keratin treatment,Brazilian blowout,-blow dry,hair smoothing treatments ~ perming and straightening
microdermabrasion,dermaplaning,chemical peels,peels@,dermabrasion,microneedling,HydraFacial > facial treatments
skin analysis,-consultations,-assessments ~ facial treatments
eyebrow shaping,brow-,-lamination,-tinting,eyebrow-,-threading,HD brows,henna-,threading@
lash lift,-tint,eyelash tinting,LVL lashes ~ eyelash extensions
acrylic nails,gel-,acrylics@,nail extensions,-enhancements,BIAB > manicure and pedicure
gel polish,-manicure,=Shellac > manicure and pedicure
nail art,-design ~ manicure and pedicure
bridal makeup,-make-up,wedding makeup > makeup artistry
special effects makeup > makeup artistry
deep tissue massage,trigger point--,-therapy > massage therapy
Swedish massage,relaxation-,full body- > massage therapy
hot stone massage,--stones > massage therapy
pregnancy massage,prenatal- > massage therapy
lymphatic drainage > massage therapy
Indian head massage,Thai--,shiatsu > massage therapy
body wraps,-scrubs,-treatments,exfoliation- ~ beauty therapy
aromatherapy,essential oils ~ reflexology
reiki,energy healing,crystal- ~ reflexology
dermal fillers,lip-,fillers@ > aesthetic injectables
botox,botulinum toxin,anti-wrinkle injections,neurotoxins > aesthetic injectables
body contouring,CoolSculpting
patch testing ~ beauty consultations
aftercare advice,client aftercare,aftercare@
tool sterilisation,sterilising equipment,-tools,sanitizing-,disinfecting-,barbicide ~ salon hygiene
rebooking clients,client rebooking ~ salon reception
thermal suite,sauna operation,hammam`
