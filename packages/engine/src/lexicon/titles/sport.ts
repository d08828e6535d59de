export const sportTitles = `
personal trainer | fitness trainer, master trainer, performance trainer, gym trainer | fitness
fitness instructor | gym instructor, exercise instructor, fitness coach, fitness specialist, exercise specialist, CrossFit coach, bootcamp instructor, fitness professional, barre instructor, gym coach, aqua instructor | fitness
yoga teacher | yoga instructor, meditation teacher, mindfulness teacher | fitness
pilates instructor | pilates teacher | fitness
gym manager | leisure manager, leisure centre manager, leisure club manager, fitness operations manager, personal training manager, fitness general manager, wellness director, wellness manager, gym general manager, sports centre manager, wellness coordinator, fitness coordinator, fitness studio manager, leisure operations manager | leisure-management
leisure assistant | recreation assistant, recreation attendant, leisure centre assistant, gym receptionist, leisure club attendant, sports centre assistant, fitness attendant, gym assistant, gym attendant, sports hall assistant, health club attendant, recreation aide, fitness floor attendant, leisure team member, fitness associate, health club receptionist, fitness consultant | leisure
membership advisor | membership consultant, membership sales consultant, gym sales advisor, fitness sales consultant, membership sales representative | leisure
strength and conditioning coach | strength coach, athletic performance coach, conditioning coach, sports performance coach, speed coach, sports performance trainer | sports-coaching
sports coach | rugby coach, cricket coach, PE coach, baseball coach, hockey coach, running coach, track coach, coach sports, golf coach, softball coach, lacrosse coach, volunteer coach, academy manager football, sports instructor, sports activity leader | sports-coaching
swimming teacher | swim instructor, swim lesson instructor, water safety instructor, aquatics instructor | aquatics
lifeguard | pool attendant | aquatics
aquatics manager | aquatics director, pool manager, aquatic supervisor, swim school manager, swimming coordinator, aquatics coordinator, aquatics specialist, pool operator, swim manager, swimming development officer | aquatics
outdoor instructor | adventure instructor, outdoor education instructor, activity instructor, outdoor educator, ropes course facilitator, outdoor activity leader, bushcraft instructor, outdoor learning instructor, fishing guide, adventure leader | outdoor-and-dance-instruction
riding instructor | equestrian coach, equestrian instructor | outdoor-and-dance-instruction
dance teacher | dance instructor, ballet teacher, dance leader | outdoor-and-dance-instruction
golf professional | golf pro, golf instructor, golf shop assistant, director of golf, golf operations manager, golf club manager | sports-coaching
athlete | footballer, professional player, sportsperson, jockey, player coach | sports-coaching
sports development officer | sports coordinator, sports manager, sports administrator, sports development manager, sports director, recreation program coordinator, sports event coordinator, sports officer, sports programme manager, recreation superintendent, sports programmer, physical activity coordinator, active communities officer, sports club manager, sports operations manager, football operations manager, league coordinator, sports facility manager | sports-administration
sports referee | referee@, umpire, sports official, match official, scorekeeper | sports-administration
sports analyst | match analyst, football analyst, player recruitment analyst | sports-administration
sports therapist | sports massage therapist, sports rehabilitator, soft tissue therapist | sports-therapy
health and fitness advisor | wellness advisor, wellness consultant, exercise referral instructor, wellness specialist, exercise referral officer, health improvement practitioner, lifestyle advisor | fitness
greenkeeper | groundskeeper golf, greens keeper, greenskeeper, golf course maintenance worker, head groundsman | leisure
hairdresser | hair stylist, hairstylist, senior stylist, junior stylist, stylist@, salon stylist, hair designer, graduate stylist, colourist hair, hair technician, hair professional, master stylist, session stylist, shampoo technician | hair-and-beauty
barber | men's hairdresser, barbershop manager | hair-and-beauty
cosmetologist | cosmetology instructor, cosmetology educator, cosmetology student | hair-and-beauty
beauty therapist | esthetician, aesthetician, beautician, skin therapist, facialist, waxing specialist, skincare specialist, skincare therapist, beauty technician, waxer, beauty assistant, skin care specialist, eyelash extension technician, skin specialist, threading specialist, eyebrow technician, beauty stylist, salon therapist, waxing technician, skin care therapist | hair-and-beauty
aesthetic practitioner | aesthetic nurse, cosmetic nurse, aesthetic injector, nurse injector | hair-and-beauty
nail technician | manicurist, nail artist, nail tech, pedicurist, nail stylist, nail specialist | hair-and-beauty
makeup artist | make-up artist, makeup consultant, =MUA | hair-and-beauty
tattoo artist | permanent makeup artist, microblading artist | hair-and-beauty
massage therapist | =LMT, masseuse, masseur, massage practitioner, bodyworker | hair-and-beauty
salon manager | salon owner, salon director, head therapist spa, salon supervisor, beauty manager, spa lead, lead spa therapist, clinic manager aesthetics, aesthetic clinic manager, beauty clinic manager | salon-management
salon receptionist | salon coordinator, beauty receptionist, shampoo assistant, spa guest services, spa assistant, hair assistant, salon front desk, locker room attendant, spa associate | salon-management
beauty trainer | cosmetics trainer, hair educator, beauty therapy tutor, hairdressing assessor, beauty training manager, salon educator, hairdressing instructor | salon-management
group fitness instructor | group exercise instructor, spin instructor, aerobics instructor, Zumba instructor, indoor cycling instructor | fitness
fitness director | health club manager, fitness club manager, fitness manager, fitness center manager | leisure-management
leisure duty manager | leisure centre duty manager, leisure supervisor | leisure-management
recreation coordinator | recreation supervisor, recreation specialist, recreation leader, recreation director, recreation manager | leisure-management
football coach | soccer coach, academy coach, goalkeeper coach | sports-coaching
basketball coach | netball coach, volleyball coach | sports-coaching
tennis coach | tennis instructor, padel coach, badminton coach | sports-coaching
gymnastics coach | gymnastics instructor, cheer coach | sports-coaching
swim coach | | aquatics
martial arts instructor | karate instructor, boxing coach, wrestling coach | sports-coaching
head coach | assistant coach, lead coach, athletic coach | sports-coaching
climbing instructor | climbing wall instructor, ropes course instructor | outdoor-and-dance-instruction
ski instructor | snowboard instructor, ski patroller | outdoor-and-dance-instruction
watersports instructor | kayak instructor, surf instructor, sailing instructor, rafting guide, river guide | outdoor-and-dance-instruction
dive instructor | scuba instructor, divemaster | outdoor-and-dance-instruction
mountain guide | mountain leader, adventure guide leader | outdoor-and-dance-instruction
choreographer | dance coach, ballet instructor | outdoor-and-dance-instruction
athletic director | director of athletics, athletics coordinator | sports-administration
sports scientist | sports performance analyst, performance analyst sport | sports-administration
football scout | talent scout sport, sports agent | sports-administration
athletic trainer | sports medicine assistant | sports-therapy
exercise physiologist | kinesiologist | sports-therapy
nutrition coach | sports nutritionist, weight loss coach, weight loss consultant | fitness
life coach | wellness coach, wellbeing coach, lifestyle coach | fitness
hair colourist | hair colorist, colour technician hair | hair-and-beauty
wig maker | wig stylist, hair extension specialist, hair braider | hair-and-beauty
salon apprentice | apprentice hairdresser, trainee hairdresser, salon assistant, salon junior | hair-and-beauty
lash technician | eyelash technician, lash artist, brow artist, brow technician, lash stylist | hair-and-beauty
laser technician | laser hair removal technician, laser therapist, electrologist | hair-and-beauty
spa therapist | spa and beauty therapist, holistic therapist, spa esthetician | hair-and-beauty
reflexologist | aromatherapist, reiki practitioner, complementary therapist | hair-and-beauty
spa manager | spa director, spa supervisor, head spa therapist | salon-management
spa receptionist | spa attendant, spa host, spa concierge, spa coordinator | salon-management
hairdressing tutor | beauty educator, hairdressing lecturer, beauty therapy lecturer, beauty tutor | salon-management
tattooist | piercer | hair-and-beauty
`
