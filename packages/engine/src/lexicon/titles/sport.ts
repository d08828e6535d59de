export const sportTitles = `
personal trainer,fitness-,master-,performance-,gym- > fitness
fitness instructor,gym-,exercise-,bootcamp-,barre-,aqua-,CrossFit coach,gym-,fitness-,-professional,-specialist,exercise- > fitness
yoga teacher,meditation-,mindfulness-,yoga instructor > fitness
pilates instructor,-teacher > fitness
gym manager,leisure-,-centre manager,sports-,leisure club--,fitness operations--,leisure-,personal training--,fitness general--,gym-,wellness--,-director,-coordinator,fitness-,-studio manager > leisure-management
leisure assistant,leisure centre-,sports-,sports hall--,gym--,recreation-,-attendant,-aide,leisure team member,--club attendant,health-,-receptionist,gym--,-attendant,fitness-,fitness floor-,--associate,-consultant > leisure
membership advisor,-consultant,-sales representative,-consultant,fitness-,gym sales advisor > leisure
strength and conditioning coach,conditioning coach,speed-,strength-,athletic performance-,sports-,-trainer > sports-coaching
sports coach,-instructor,-activity leader,rugby coach,cricket-,PE-,baseball-,hockey-,running-,track-,golf-,softball-,lacrosse-,volunteer-,coach sports > sports-coaching
swimming teacher,swim instructor,water safety-,aquatics--,swim lesson- > aquatics
lifeguard,pool attendant > aquatics
aquatics manager,-specialist,swimming coordinator,-development officer,pool operator,-manager,swim-,swim school-,aquatic supervisor > aquatics
outdoor instructor,adventure-,outdoor education-,activity--,bushcraft-,outdoor learning-,--educator,-activity leader,adventure--,ropes course facilitator,fishing guide > outdoor-and-dance-instruction
riding instructor,equestrian-,-coach > outdoor-and-dance-instruction
dance teacher,ballet-,dance instructor,-leader > outdoor-and-dance-instruction
golf professional,-pro,-instructor,-shop assistant,--operations manager,golf club--,director of golf > sports-coaching
athlete,footballer,professional player,sportsperson,jockey,player coach > sports-coaching
sports development officer,-manager,sports--,sports programme-,sports club--,sports operations--,football-,sports facility--,--programmer,-event coordinator,recreation program--,physical activity--,league--,sports-,-administrator,active communities officer,recreation superintendent > sports-administration
sports referee,-official,match-,referee@,umpire,scorekeeper > sports-administration
sports analyst,match-,football-,player recruitment- > sports-administration
sports therapist,soft tissue-,sports massage--,--rehabilitator > sports-therapy
health and fitness advisor,lifestyle advisor,wellness-,-consultant,-specialist,exercise referral instructor,-officer,health improvement practitioner > fitness
greenkeeper,groundskeeper golf,greens keeper,greenskeeper,head groundsman > leisure
hairdresser,hair professional,-stylist,senior-,junior-,salon-,graduate-,master-,session-,hairstylist,stylist@,hair designer,-technician,shampoo-,colourist hair > hair-and-beauty
barber,men's hairdresser,barbershop manager > hair-and-beauty
cosmetologist,cosmetology instructor,-educator,-student > hair-and-beauty
beauty therapist,skin-,skincare-,salon-,skin care-,-specialist,waxing--,skincare-,skin-,threading-,esthetician,aesthetician,beautician,facialist,beauty assistant,-stylist,-technician,eyebrow-,waxing-,eyelash extension-,waxer > hair-and-beauty
aesthetic practitioner,-nurse,-injector,nurse-,cosmetic nurse > hair-and-beauty
nail technician,-artist,-tech,-stylist,-specialist,manicurist,pedicurist > hair-and-beauty
makeup artist,make-up-,makeup consultant,=MUA > hair-and-beauty
tattoo artist,microblading-,permanent makeup- > hair-and-beauty
massage therapist,-practitioner,=LMT,masseuse,masseur,bodyworker > hair-and-beauty
salon manager,beauty-,aesthetic clinic-,beauty-,salon owner,-director,-supervisor,spa lead,lead spa therapist > salon-management
salon receptionist,beauty-,salon coordinator,shampoo assistant,hair-,spa-,-associate,locker room attendant > salon-management
beauty trainer,cosmetics-,hair educator,salon-,beauty therapy tutor,--training manager,hairdressing assessor,-instructor > salon-management
group fitness instructor,spin--,aerobics-,Zumba-,indoor cycling-,group exercise-- > fitness
fitness director,-club manager,health-,fitness--,-center manager > leisure-management
leisure duty manager,--supervisor > leisure-management
recreation coordinator,-supervisor,-specialist,-leader,-director,-manager > leisure-management
football coach,soccer-,academy-,goalkeeper- > sports-coaching
basketball coach,netball-,volleyball- > sports-coaching
tennis coach,-instructor,padel coach,badminton- > sports-coaching
gymnastics coach,-instructor,cheer coach > sports-coaching
swim coach > aquatics
martial arts instructor,karate--,boxing coach,wrestling- > sports-coaching
head coach,assistant-,lead-,athletic- > sports-coaching
climbing instructor,climbing wall-,ropes course-- > outdoor-and-dance-instruction
ski instructor,snowboard-,ski patroller > outdoor-and-dance-instruction
watersports instructor,kayak-,surf-,sailing-,rafting guide,river- > outdoor-and-dance-instruction
dive instructor,scuba-,divemaster > outdoor-and-dance-instruction
mountain guide,-leader,adventure guide- > outdoor-and-dance-instruction
choreographer,dance coach,ballet instructor > outdoor-and-dance-instruction
athletic director,director of athletics,athletics coordinator > sports-administration
sports scientist,-performance analyst > sports-administration
football scout,sports agent > sports-administration
athletic trainer,sports medicine assistant > sports-therapy
exercise physiologist,kinesiologist > sports-therapy
nutrition coach,weight loss-,-consultant,sports nutritionist > fitness
life coach,wellness-,wellbeing-,lifestyle- > fitness
hair colourist > hair-and-beauty
wig maker,-stylist,hair braider,-extension specialist > hair-and-beauty
salon apprentice,-assistant,-junior,apprentice hairdresser,trainee- > hair-and-beauty
lash technician,eyelash-,brow-,-artist,lash-,-stylist > hair-and-beauty
laser technician,-therapist,electrologist > hair-and-beauty
spa therapist,holistic-,spa and beauty-,spa esthetician > hair-and-beauty
reflexologist,aromatherapist,reiki practitioner,complementary therapist > hair-and-beauty
spa manager,-director,-supervisor,head spa therapist > salon-management
spa receptionist,-attendant,-host,-concierge,-coordinator > salon-management
hairdressing tutor,-lecturer,beauty therapy-,--educator,-tutor > salon-management
tattooist,piercer > hair-and-beauty`
