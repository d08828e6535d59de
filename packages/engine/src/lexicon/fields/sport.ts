export const sport = `
# fitness
fitness instruction,gym-,exercise-,fitness coaching,-training,instructing exercise ~ personal training
exercise programming,workout-,-plans,-design,custom workouts,exercise plans,personalised training-,fitness programs ~ personal training
fitness assessments,-consultations,-evaluations,-testing,VO2 max-,--max,InBody,PAR-Q,body composition,-measurements,movement screening ~ exercise programming
strength and conditioning,athletic--,weightlifting,Olympic lifting,S&C,conditioning coach,-programmes,periodisation,plyometrics,powerlifting,resistance training,speed-,strength-,weight- ~ exercise programming
high-intensity interval training,circuit--,interval-,=HIIT,F45,bootcamp@,circuits@@ ~ group exercise classes
indoor cycling instruction,--cycling,spin instructor certification,spin@@,spinning classes,=RPM@@ ~ group exercise classes
yoga instruction,ashtanga,yoga,vinyasa
pilates instruction,barre,pilates,=STOTT,reformer@@
meditation and mindfulness,breathwork,meditation,mindfulness,sound healing
tai chi and martial arts,MMA training,boxing@,jiu-jitsu,judo,karate,martial arts,self-defence instruction,taekwondo,tai chi,krav maga
aqua fitness,aquatic-,aqua aerobics,water-
senior fitness,SilverSneakers,adapted exercise,chair-,falls prevention-,older adult--
pre- and post-natal exercise,pre and postnatal,+training,postnatal fitness,pregnancy exercise
GP exercise referral,GP--,exercise-,-physiology,clinical exercise,cardiac rehab-,medical fitness
weight management coaching,--management,-loss ~ nutrition coaching
nutrition coaching,-education,-knowledge,-advice,nutritional-,-guidance,dietary-,Precision Nutrition,sports nutrition
health coaching,habit-,life-,wellness-,lifestyle-,wellbeing-,NBHWC
wellness programs,employee wellness programmes,wellbeing workshops,workplace wellness
online coaching fitness,--fitness coaching,MyFitnessPal,Trainerize,TrueCoach,virtual training sessions
gym inductions,equipment-,member-,new member orientation,gym tours
gym membership sales,membership--,gym-,personal training-,new memberships,selling-
gym operations,fitness center-,--centre management,leisure facility--,gym--,fitness-,health club-,Gladstone@@,Legend@@
sports therapy,-injuries,-medicine,-rehabilitation,injury-,athlete-,athletic training,pitch-side first aid
corrective exercise,assisted stretching,flexibility training,foam rolling,mobility work,posture assessment,-correction,stretch therapy,stretching^@
skill > fitness instruction:
personal training,PT sessions,one-to-one-
group exercise classes,exercise--,studio-,boot camp-,fitness--,running group-,aerobics--,group-,-exercise,-fitness,-training@@
tool:
gym equipment,cardio-,exercise-,fitness-,sports-,Life Fitness,Technogym,exercise machines,resistance-,free weights
fitness studio software,WellnessLiving,=TeamUp,ABC Fitness,-Ignite,ClubReady,Gladstone Plus2,-leisure,Legend-,Glofox,Mariana Tek,Mindbody,Zen Planner
certification:
Level 3 personal training certificate,--training,--PT,--4 personal trainer,=REPs@@,AUSactive,CIMSPA,Cert IV Fitness,Certificate IV in-- > personal training,Level 2 gym instructor
certified strength and conditioning specialist,=CSCS@,UKSCA > strength and conditioning
certification > fitness instruction:
Level 2 gym instructor,-instructing,--fitness instructor,-instructing,REPs Level 2,gym instructor qualification
ACE certification,-group fitness,--certified,ISSA-,-personal trainer,ACE-,ACSM certified-,=ACSM,ACE-CPT,ACSM-CPT,AFAA,American Council on Exercise,NCSF,NETA
certification > personal training:
NASM certified personal trainer,NASM certification,NASM-CES,NASM-CPT,NASM-PES,=NASM ~ ACE certification
certified personal trainer,--fitness trainer,=AFAA,=ISSA,=NCSF,NCCA-accredited certification,fitness-,personal trainer-
knowledge:
exercise science,sports-,-studies,human kinetics,-movement,motor learning,kinesiology
licence:
athletic trainer certification,--training license,=ATC@,=NATA,BOC certified,certified athletic trainer > sports therapy
# coaching and sport
sports coaching,collegiate-,high school-,coached teams,-youth,coaching athletes
swimming teaching,-lessons,baby swimming,teaching-,learn to swim,swim coaching,-instruction
golf instruction,-coaching,-operations,-lessons,-shop,tee times
equestrian coaching,show jumping,dressage,riding instruction,-lessons
ski instruction,snowboard-,ski patrol
outdoor activities instruction,archery--,outdoor-,-pursuits,-education,-leadership,-recreation,=RCI@@,adventure activities,archery instructor,bushcraft,raft building
scuba diving instruction,dive--,-guiding,snorkelling-,scuba@
surf instruction,SUP-,watersports-,windsurfing-,paddleboarding,surf coaching
dance teaching,ballet-,ballroom dancing,contemporary dance,hip hop-,dance classes,-coaching,teaching ballet
athlete development,player-,athlete monitoring,tactical coaching,game strategy,talent pathway
officiating,FA referee,game officials,match-,refereeing,scorekeeping,umpiring
sports administration,athletic-,-department,sport development,club sports,sports leagues,-management,-operations,-programming
adaptive sport,disability-,inclusive-,para-,Special Olympics
holiday sports camps,--camps,sports-,summer-,day-,camp activities,-programs,multi-activity camp,after-school sports clubs,multi-skills,multi-sports
sports turf maintenance,sports field--,--turf,green keeping,turf care,-management
skill > sports coaching:
football coaching,soccer-,coaching football,-soccer
basketball coaching,coaching basketball
tennis coaching,padel-,squash-,badminton-,racquet sports-,pickleball instruction,tennis-,-lessons
rugby coaching,baseball-,hockey-,lacrosse-,softball-,RFU-,coaching baseball,-rugby
gymnastics coaching,-instruction,cheer coaching,cheerleading-,trampoline-,tumbling@@
athletics coaching,endurance-,triathlon-
sports session planning,training-,--drills,practice planning,-sessions,lead practices
certification:
Swim England Level 2,ASA--,STA-,=STA@@,=WSI,AUSTSWIM,Swim England,Level 2 Swim-,water safety instructor > swimming teaching
Society of Sports Therapists,=ARTI,=MSST,=SST@@,BASRaT > sports therapy
safeguarding in sport,SafeSport
RYT 200,-500,=RYT,=YTT > yoga instruction
=UKCC > sports coaching
PGA professional,-golf,=PGA@@ > golf instruction
BHS qualifications,-Stage,-Level 3,=BHS@@,BHSAI > equestrian coaching
=BASI,AASI,PSIA > ski instruction
PADI,=DM@@,=IDC@@,=OWSI@@,=SSI@@,SSI diving,divemaster > scuba diving instruction
ISTD,=RAD dance,Royal Academy of Dance > dance teaching
FA Level 2,--coaching qualification,--youth award,UEFA A,+licence,--B,-C,+licence,USSF license > football coaching
LTA Level 2,--accredited coach,USPTA > tennis coaching
British Gymnastics,USA- > gymnastics coaching
RYA Dinghy instructor,RYA dinghy-- > sailing instruction
tool:
sports performance analysis,notational--,=Opta@@,=Wyscout,Catapult GPS,Catapult@@,Dartfish,GPS tracking@@,Opta data,STATSports,performance analyst
knowledge:
sports psychology,performance-,mental performance coaching
esports,e-sports coaching
# aquatics
lifeguarding,aquatic safety,water-,poolside@@,surf lifesaving > cardiopulmonary resuscitation,first aid
pool plant operation,--operations,-technician,-chemistry,-water testing,chlorine--,=CPO certification@,=PPO@@,=PWTAG@@
aquatics management,pool-,swim school-,aquatic operations,aquatic facility-,aquatics programming,lifeguard supervision
certification > lifeguarding:
=NPLQ,=RLSS,National Pool Lifeguard Qualification ~ lifeguard award
lifeguard award,Bronze Medallion,StarGuard
# beauty and hair
hairdressing,cut and finish,cutting and styling,hair--,-design,-services,-cutting,ladies-,haircuts,hairstyling,style hair
hair colouring,-bleaching,-tinting,colouring@@,foils^@@,L'Oréal colour,Schwarzkopf-,Wella-,Redken ~ hairdressing
blow-drying,blowouts,hot tools,thermal styling,up-dos ~ hairdressing
hair extensions,tape-in-,sew-ins ~ hairdressing
perming and straightening,chemical--,hair relaxers,-relaxing,permanent waves,perms@ ~ hairdressing
barbering,clipper cutting,skin fades,fades^@@,straight razor ~ hairdressing
scalp treatments,hair-,deep conditioning,scalp analysis,trichology
beauty therapy,spa-,-treatments,aesthetics-,salon-,beauty-,-services,spa-,esthetics
facial treatments,anti-ageing-,skin-,skincare-,Decléor,Dermalogica,extractions skincare,Elemis,facials@ > skincare knowledge
body waxing,hair removal,hot wax,waxing@,Lycon,depilation
laser hair removal,laser tattoo--,--treatments,-certified,-safety certificate,=IPL@,cosmetic laser,electrolysis
aesthetic injectables,-medicine,-nursing,PRP treatment,cosmetic procedures,injectables,non-surgical aesthetics,medical-,-spa,medspa,skin boosters
manicure and pedicure,foot treatments,nail-,-services,-shaping,-care,mani-pedi,dip powder,manicures,pedicures
eyelash extensions,lash-,-and brow,Russian lashes,classic-,volume-,lashes^@@
makeup artistry,make-up-,-application,cosmetic-,makeup-,-lessons,special effects make-up,airbrush makeup,editorial-,media-,make-overs,makeovers@
permanent makeup,microblading,micropigmentation
spray tanning,airbrush-,sunbeds,tanning beds,-salon,-treatments,St Tropez tan
massage therapy,cupping-,massage,=LMT,Lomi Lomi,MBLEx
reflexology,alternative medicine,herbal-,complementary therapies,holistic-,Ayurveda,ear candling,Ayurvedic treatments,homeopathy,hypnotherapy,naturopathy
beauty consultations,hair-,client consultations@,-record cards,consultation--,contraindications,treatment consultation
salon hygiene,-cleanliness,-sanitation,sanitation of salon,sanitizing implements
salon retailing,retail hair products,spa retail
salon management,barbershop-,spa operations-,salon business,-supervision,-leadership,-operations,-ownership,-stock,-coordination
salon reception,-scheduling,-appointments,spa-,-front desk,salon-,--bookings,treatment-
client base building,column--,clientele-,established clientele,own-,building-,growing-,building a-,client following,-base^@@,-loyalty,clientele@@,loyal clientele@@
tattoo artistry,-design,-licence,custom tattoos
thermal spa rituals,spa--,hydrotherapy pool
session styling,photoshoot-,catwalk hair,editorial-,theatre wigs
boxing coaching,-classes,-instruction,boxercise,kickboxing ~ tai chi and martial arts
functional training,TRX suspension,kettlebells,=TRX
Zumba,dance fitness ~ group exercise classes
injury prevention,prehab ~ sports therapy
athletic taping,kinesio-,sports-,taping and strapping > sports therapy
nutrition plans,meal-,macro coaching > nutrition coaching
member retention,membership-,-renewals,-growth,member engagement ~ gym membership sales
leisure centre operations,-management,sports facility--,duty--,leisure-,-centre@@,-operations,recreation center-,=NOP@@ ~ gym operations
sports equipment setup
birthday parties and soft play,birthday parties,children's-,soft play,trampoline park
sailing instruction,powerboat driving
tournament organisation,fixtures scheduling,league management,sports event-,tournaments ~ sports administration
recreation programming,-management,intramural sports,parks and recreation,recreational programs ~ sports administration
athlete recruitment,player-,-scouting,recruiting athletes,talent identification ~ athlete development
water rescue,aquatic-,perform rescues,rescues^@@,swimmer safety ~ lifeguarding
pool supervision,poolside-,swimmer-,pool patrol,-rules ~ lifeguarding
men's haircuts,-grooming,gents hairdressing ~ barbering
beard trimming,-grooming,hot towel shave,straight razor--,wet shaving > barbering
braiding,braids@@,cornrows,hair weaving ~ hair extensions
afro hair,textured-,locs,natural hair care ~ hairdressing
wig styling,wigs^@ ~ hair extensions
bridal hair,occasion-,wedding-,hair up,updos ~ blow-drying
shampooing@@,hair washing
keratin treatment,Brazilian blowout,-blow dry,hair smoothing treatments ~ perming and straightening
microdermabrasion,HydraFacial,chemical peels,dermabrasion,dermaplaning,microneedling,peels^@@ > facial treatments
skin analysis,-assessments,-consultations ~ facial treatments
eyebrow shaping,-threading,-tinting,brow-,-lamination,-shaping,threading^@@,HD brows,henna-
lash lift,-tint,LVL lashes,eyelash tinting ~ eyelash extensions
nail art,-design ~ manicure and pedicure
body wraps,-scrubs,-treatments,exfoliation- ~ beauty therapy
aromatherapy,essential oils ~ reflexology
reiki,crystal healing,energy- ~ reflexology
body contouring,CoolSculpting
patch testing ~ beauty consultations
aftercare advice,aftercare@,client aftercare
tool sterilisation,disinfecting tools,sanitizing-,barbicide,sterilising equipment ~ salon hygiene
rebooking clients,client rebooking ~ salon reception
thermal suite,hammam,sauna operation
skill > massage therapy:
sports massage,L4 sports-
deep tissue massage,trigger point--,-therapy
Swedish massage,relaxation-,full body-
hot stone massage,--stones
pregnancy massage,prenatal-
lymphatic drainage
Indian head massage,Thai--,shiatsu
skill > sports coaching:
netball coaching,-umpiring,coaching netball
cricket coaching,coaching cricket,ECB coach
volleyball coaching,coaching volleyball
track and field coaching,running coaching,cross country-
skill > outdoor activities instruction:
climbing instruction,RCI climbing,rock-,SPA climbing award,bouldering
paddlesports instruction,kayaking,paddlesports,canoeing
ropes course facilitation,--course,challenge-,high ropes,low-
skill > sports turf maintenance:
greenkeeping,BIGGA,fairways,golf greens,-course maintenance,greens mowing
pitch marking,-maintenance,-renovation,season-
skill > hair colouring:
balayage,foil highlights,hair-,highlighting hair,ombre-,highlights and lowlights
colour correction,-formulation
skill > manicure and pedicure:
acrylic nails,gel-,acrylics@,gel@@,nail enhancements,-extensions,BIAB,shellac
gel polish,-manicure,=Shellac
skill > makeup artistry:
bridal makeup,-make-up,wedding makeup
special effects makeup
skill > aesthetic injectables:
dermal fillers,lip-,fillers^@@
botox,anti-wrinkle injections,botulinum toxin,neurotoxins
knowledge:
skincare knowledge,skin care,-types,skincare
CrossFit,CF-L1 > high-intensity interval training
concussion protocols,-management,return to play ~ sports therapy
Duke of Edinburgh award,DofE,expedition leadership
NCAA compliance,-regulations ~ sports administration
tool:
salon software,Book4Time,Booksy,Timely salon,Boulevard-,Shortcuts-,SpaBooker,SpaSoft,Fresha,Phorest,Salon IQ,Square Appointments,Treatwell,Vagaro,Zenoti
match analysis,video-,Nacsport,Sportscode,Hudl,Wyscout ~ sports performance analysis
licence:
cosmetology licence,cosmetologist license,cosmetology > hairdressing
barber licence,NVQ Level 2 barbering,barbering certificate,-qualification,master barber > barbering
esthetician licence,-certification,aesthetician certificate,-license,aesthetics-,esthetics-,master esthetician > beauty therapy,facial treatments
nail technician licence,-diploma,--license,manicurist-,nail tech-,NVQ nails > manicure and pedicure
certification:
NVQ hairdressing,Level 2-,Level 3--,VTCT--,diploma in-,City & Guilds--,State Registered Hairdresser,hairdressing NVQ,-qualification,-apprenticeship,-diploma,qualified hairdresser > hairdressing
NVQ beauty therapy,Level 2-,Level 3--,CIDESCO,ITEC,VTCT,beauty therapy NVQ,-qualification,-diploma,BABTAC,CIBTAC > beauty therapy,body waxing,facial treatments,manicure and pedicure
Les Mills,Body Combat,BodyCombat,BodyPump > group exercise classes
Mountain Leader award,mountain leader > outdoor activities instruction
wilderness first aid,-responder,=WFR,outdoor first aid > first aid`
