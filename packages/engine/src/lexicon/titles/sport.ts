export const sportTitles = `
> fitness
personal trainer,performance-,fitness-,master-,gym-
fitness instructor,aqua-,barre-,bootcamp-,exercise-,gym-,-coach,CrossFit-,fitness-,-professional,-specialist,exercise-
yoga teacher,mindfulness-,meditation-,yoga instructor
pilates instructor,-teacher
health and fitness advisor,exercise referral instructor,-officer,health improvement practitioner,lifestyle advisor,wellness-,-consultant,-specialist
group fitness instructor,Zumba--,aerobics-,indoor cycling-,spin--,group exercise-
nutrition coach,weight loss-,-consultant,sports nutritionist
life coach,wellness-,lifestyle-,wellbeing-
> leisure-management
gym manager,fitness operations-,leisure-,sports centre--,leisure-,--manager,personal training-,fitness studio--,--coordinator,wellness-,-director,-manager,gym general-,fitness-,leisure club--
fitness director,-manager,-center manager,--club manager,health-
leisure duty manager,--supervisor,DM leisure,duty manager-
recreation coordinator,-specialist,-leader,-supervisor,-director,-manager
> leisure
leisure assistant,gym-,sports centre-,leisure-,sports hall--,recreation--,-aide,-attendant,gym-,fitness-,fitness floor-,--associate,-consultant,gym receptionist,health club-,-attendant,leisure-,--team member
membership advisor,-consultant,-sales representative,-consultant,fitness-,gym sales advisor
greenkeeper,greenskeeper,groundskeeper golf,greens keeper,head groundsman
> sports-coaching
strength and conditioning coach,conditioning coach,strength-,speed-,athletic performance-,sports-,-trainer
sports coach,-instructor,-activity leader,softball coach,PE-,baseball-,cricket-,lacrosse-,running-,golf-,rugby-,track-,volunteer-,hockey-,coach sports
golf professional,-instructor,-pro,-club manager,golf operations--,--shop assistant,director of golf
athlete,footballer,jockey,player coach,professional player,sportsperson
football coach,academy-,goalkeeper-,soccer-
basketball coach,netball-,volleyball-
tennis coach,-instructor,badminton coach,padel-
gymnastics coach,-instructor,cheer coach
martial arts instructor,karate--,boxing coach,wrestling-
head coach,athletic-,assistant-,lead-
> aquatics
swimming teacher,swim instructor,swim lesson-,aquatics--,water safety-
lifeguard,aquatics supervisor,pool attendant
aquatics manager,-specialist,pool operator,-manager,swim-,swim school-,aquatic supervisor,swimming coordinator,-development officer
swim coach
> outdoor-and-dance-instruction
outdoor instructor,outdoor education-,activity--,adventure-,bushcraft-,outdoor learning-,--educator,-activity leader,adventure--,fishing guide,ropes course facilitator
riding instructor,equestrian-,-coach
dance teacher,ballet-,dance leader,-instructor
climbing instructor,climbing wall-,ropes course--
ski instructor,snowboard-,ski patroller
watersports instructor,kayak-,surf-,sailing-,rafting guide,river-
dive instructor,scuba-,divemaster
mountain guide,-leader,adventure guide-
choreographer,dance coach,ballet instructor
> sports-administration
sports development officer,-manager,sports facility--,sports operations--,football-,sports programme--,sports club--,sports--,-programmer,-administrator,-event coordinator,recreation program--,league--,physical activity-,active communities officer,recreation superintendent
sports referee,-official,match-,referee@,scorekeeper,umpire
sports analyst,match-,football-,player recruitment-,performance analyst@@
athletic director,director of athletics,athletics coordinator
sports scientist,-performance analyst
football scout,sports agent
> sports-therapy
sports therapist,soft tissue-,sports massage--,--rehabilitator
athletic trainer,sports medicine assistant
exercise physiologist,kinesiologist
> hair-and-beauty
hairdresser,colourist hair,junior stylist,master-,senior-,session-,graduate-,salon-,hair-,-designer,-professional,-technician,shampoo-,hairstylist,stylist@
barber,barbershop manager,men's hairdresser
cosmetologist,cosmetology educator,-instructor,-student
beauty therapist,salon-,skin-,skincare-,skin care-,-specialist,skin--,skincare-,threading-,waxing-,-technician,beauty-,eyebrow-,eyelash extension-,beautician,aesthetician,beauty assistant,-stylist,esthetician,facialist,waxer
aesthetic practitioner,-nurse,-injector,nurse-,cosmetic nurse
nail technician,-artist,-specialist,-stylist,-tech,manicurist,pedicurist
makeup artist,make-up-,makeup consultant,=MUA
tattoo artist,microblading-,permanent makeup-
massage therapist,-practitioner,=LMT,bodyworker,masseur,masseuse
hair colourist
wig maker,-stylist,hair braider,-extension specialist
salon apprentice,-assistant,-junior,apprentice hairdresser,trainee-
lash technician,eyelash-,brow-,-artist,lash-,-stylist
laser technician,-therapist,electrologist
spa therapist,holistic-,spa and beauty-,spa esthetician
reflexologist,aromatherapist,complementary therapist,reiki practitioner
tattooist,piercer
> salon-management
salon manager,beauty-,beauty clinic-,aesthetic-,lead spa therapist,salon director,-owner,-supervisor,spa lead
salon receptionist,beauty-,hair assistant,spa-,shampoo-,locker room attendant,salon coordinator,spa associate
beauty trainer,cosmetics-,beauty therapy tutor,--training manager,hair educator,salon-,hairdressing assessor,-instructor
spa manager,-supervisor,-director,head spa therapist
spa receptionist,-attendant,-concierge,-coordinator,-host
hairdressing tutor,-lecturer,beauty therapy-,--educator,-tutor`
