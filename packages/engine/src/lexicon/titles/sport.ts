export const sportTitles = `
personal trainer,performance-,fitness-,master-,gym- > fitness
fitness instructor,aqua-,barre-,bootcamp-,exercise-,gym-,-coach,CrossFit-,fitness-,-professional,-specialist,exercise- > fitness
yoga teacher,mindfulness-,meditation-,yoga instructor > fitness
pilates instructor,-teacher > fitness
gym manager,fitness operations-,leisure-,sports centre--,leisure-,--manager,personal training-,fitness studio--,--coordinator,wellness-,-director,-manager,gym general-,fitness-,leisure club-- > leisure-management
leisure assistant,gym-,sports centre-,leisure-,sports hall--,recreation--,-aide,-attendant,gym-,fitness-,fitness floor-,--associate,-consultant,gym receptionist,health club-,-attendant,leisure-,--team member > leisure
membership advisor,-consultant,-sales representative,-consultant,fitness-,gym sales advisor > leisure
strength and conditioning coach,conditioning coach,strength-,speed-,athletic performance-,sports-,-trainer > sports-coaching
sports coach,-instructor,-activity leader,softball coach,PE-,baseball-,cricket-,lacrosse-,running-,golf-,rugby-,track-,volunteer-,hockey-,coach sports > sports-coaching
swimming teacher,swim instructor,swim lesson-,aquatics--,water safety- > aquatics
lifeguard,pool attendant > aquatics
aquatics manager,-specialist,pool operator,-manager,swim-,swim school-,aquatic supervisor,swimming coordinator,-development officer > aquatics
outdoor instructor,outdoor education-,activity--,adventure-,bushcraft-,outdoor learning-,--educator,-activity leader,adventure--,fishing guide,ropes course facilitator > outdoor-and-dance-instruction
riding instructor,equestrian-,-coach > outdoor-and-dance-instruction
dance teacher,ballet-,dance leader,-instructor > outdoor-and-dance-instruction
golf professional,-instructor,-pro,-club manager,golf operations--,--shop assistant,director of golf > sports-coaching
athlete,footballer,jockey,player coach,professional player,sportsperson > sports-coaching
sports development officer,-manager,sports operations--,football-,sports programme--,sports club--,sports--,sports facility-,--programmer,-administrator,-coordinator,league-,physical activity-,recreation program--,sports event--,active communities officer,recreation superintendent > sports-administration
sports referee,-official,match-,referee@,scorekeeper,umpire > sports-administration
sports analyst,match-,football-,player recruitment- > sports-administration
sports therapist,soft tissue-,sports massage--,--rehabilitator > sports-therapy
health and fitness advisor,exercise referral instructor,-officer,health improvement practitioner,lifestyle advisor,wellness-,-consultant,-specialist > fitness
greenkeeper,greenskeeper,groundskeeper golf,greens keeper,head groundsman > leisure
hairdresser,colourist hair,junior stylist,master-,senior-,session-,graduate-,salon-,hair-,-designer,-professional,-technician,shampoo-,hairstylist,stylist@ > hair-and-beauty
barber,barbershop manager,men's hairdresser > hair-and-beauty
cosmetologist,cosmetology educator,-instructor,-student > hair-and-beauty
beauty therapist,salon-,skin-,skincare-,skin care-,-specialist,skin--,skincare-,threading-,waxing-,-technician,beauty-,eyebrow-,eyelash extension-,beautician,aesthetician,beauty assistant,-stylist,esthetician,facialist,waxer > hair-and-beauty
aesthetic practitioner,-nurse,-injector,nurse-,cosmetic nurse > hair-and-beauty
nail technician,-artist,-specialist,-stylist,-tech,manicurist,pedicurist > hair-and-beauty
makeup artist,make-up-,makeup consultant,=MUA > hair-and-beauty
tattoo artist,microblading-,permanent makeup- > hair-and-beauty
massage therapist,-practitioner,=LMT,bodyworker,masseur,masseuse > hair-and-beauty
salon manager,beauty-,beauty clinic-,aesthetic-,lead spa therapist,salon director,-owner,-supervisor,spa lead > salon-management
salon receptionist,beauty-,hair assistant,spa-,shampoo-,locker room attendant,salon coordinator,spa associate > salon-management
beauty trainer,cosmetics-,beauty therapy tutor,--training manager,hair educator,salon-,hairdressing assessor,-instructor > salon-management
group fitness instructor,Zumba--,aerobics-,indoor cycling-,spin--,group exercise- > fitness
fitness director,-manager,-center manager,--club manager,health- > leisure-management
leisure duty manager,--supervisor > leisure-management
recreation coordinator,-specialist,-leader,-supervisor,-director,-manager > leisure-management
football coach,academy-,goalkeeper-,soccer- > sports-coaching
basketball coach,netball-,volleyball- > sports-coaching
tennis coach,-instructor,badminton coach,padel- > sports-coaching
gymnastics coach,-instructor,cheer coach > sports-coaching
swim coach > aquatics
martial arts instructor,karate--,boxing coach,wrestling- > sports-coaching
head coach,athletic-,assistant-,lead- > sports-coaching
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
life coach,wellness-,lifestyle-,wellbeing- > fitness
hair colourist > hair-and-beauty
wig maker,-stylist,hair braider,-extension specialist > hair-and-beauty
salon apprentice,-assistant,-junior,apprentice hairdresser,trainee- > hair-and-beauty
lash technician,eyelash-,brow-,-artist,lash-,-stylist > hair-and-beauty
laser technician,-therapist,electrologist > hair-and-beauty
spa therapist,holistic-,spa and beauty-,spa esthetician > hair-and-beauty
reflexologist,aromatherapist,complementary therapist,reiki practitioner > hair-and-beauty
spa manager,-supervisor,-director,head spa therapist > salon-management
spa receptionist,-attendant,-concierge,-coordinator,-host > salon-management
hairdressing tutor,-lecturer,beauty therapy-,--educator,-tutor > salon-management
tattooist,piercer > hair-and-beauty`
