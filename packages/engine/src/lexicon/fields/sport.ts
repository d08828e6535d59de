export const sport = String.raw`
# fitness
personal training | one-on-one fitness training, PT sessions, training clients in gym, private training sessions | skill | implies: fitness instruction
fitness instruction | fitness training, exercise instruction, gym instruction, fitness coaching, instructing exercise, instructed fitness classes | skill | | related: personal training
group exercise classes | group fitness, exercise classes, fitness classes, group training, studio classes, aerobics classes, group exercise, boot camp classes | skill | implies: fitness instruction
exercise programming | training programmes, workout plans, fitness programs, exercise programmes, workout programming, designing workouts, personalised training plans, exercise plans, custom workouts, exercise programs, workout design | skill | | related: personal training
fitness assessments | fitness testing, body composition, PAR-Q, movement screening, fitness consultations, body measurements, fitness evaluations, VO2 max testing | skill | | related: exercise programming
strength and conditioning | strength training, conditioning programmes, Olympic lifting, weight training, strength & conditioning, athletic conditioning, plyometrics, resistance training, powerlifting, periodisation, periodization, speed training, conditioning coach, weightlifting, kettlebells, athletic performance training | skill | | related: exercise programming
high-intensity interval training | =HIIT, circuit training, CrossFit, interval training, functional training, TRX, bootcamp, F45 | skill | | related: group exercise classes
indoor cycling instruction | spinning classes, spin classes, indoor cycling, Les Mills, BodyPump, Zumba, spin instructor certification, Body Combat | skill | | related: group exercise classes
yoga instruction | yoga, vinyasa, RYT 200, ashtanga, RYT 500 | skill
pilates instruction | pilates, barre | skill
meditation and mindfulness | meditation, mindfulness, breathwork, sound healing | skill
tai chi and martial arts | martial arts, tai chi, karate, judo, jiu-jitsu, taekwondo, kickboxing, boxing, krav maga, MMA training, self-defence instruction | skill
aqua fitness | aqua aerobics, water aerobics, aquatic fitness | skill
senior fitness | older adult exercise, chair exercise, SilverSneakers, falls prevention exercise, adapted exercise | skill
pre- and post-natal exercise | pre and postnatal training, postnatal fitness, pregnancy exercise | skill
GP exercise referral | exercise referral, clinical exercise, cardiac rehab exercise, Level 4 exercise specialist, exercise physiology, medical fitness | skill
weight management coaching | weight management, weight loss, fat loss coaching | skill | | related: nutrition coaching
nutrition coaching | nutrition advice, sports nutrition, nutritional guidance, meal plans, nutrition planning, Precision Nutrition, dietary guidance, nutrition plans, macro coaching, nutritional advice, nutrition education, nutrition knowledge | skill
health coaching | wellness coaching, lifestyle coaching, healthy lifestyle promotion, lifestyle behaviour change, wellbeing coaching, NBHWC, life coaching, habit coaching | skill
wellness programs | corporate wellness, wellness programming, workplace wellness, employee wellness programmes, wellbeing programmes, wellness initiatives, wellbeing workshops | skill
online coaching fitness | online fitness coaching, virtual training sessions, remote fitness coaching, Trainerize, TrueCoach, virtual fitness classes, MyFitnessPal | skill
gym inductions | member inductions, new member orientation, equipment inductions, gym tours, inductions@, facility tours of gym | skill
gym equipment | fitness equipment, cardio equipment, free weights, resistance machines, exercise equipment, Technogym, Life Fitness, gym floor maintenance, exercise machines, sports equipment | tool
gym membership sales | membership sales, gym sales, selling memberships, membership retention, member retention, membership growth, selling gym memberships, personal training sales, new memberships, membership renewals | skill
gym operations | gym management, fitness club operations, health club management, fitness center operations, leisure centre management, leisure operations, fitness centre management, managing a gym, leisure management, health club operations, fitness management, fitness facility operations, leisure centre operations, recreation center operations, sports facility management, leisure facility management | skill
fitness studio software | Mindbody, Glofox, ClubReady, ABC Fitness, Zen Planner, Gladstone leisure, TeamUp, WellnessLiving, Legend leisure, Mariana Tek, ABC Ignite, Gladstone Plus2 | tool
Level 3 personal training certificate | Level 3 personal trainer, Level 3 personal training, REPs, CIMSPA, Level 3 PT, Level 4 personal trainer | certification | implies: personal training, Level 2 gym instructor
Level 2 gym instructor | Level 2 fitness instructor, Level 2 gym instructing, Level 2 fitness instructing, REPs Level 2, gym instructor qualification | certification | implies: fitness instruction
NASM certified personal trainer | =NASM, NASM-CPT, NASM certification, NASM-CES, NASM-PES | certification | implies: personal training | related: ACE certification
ACE certification | ACE personal trainer, =ACE@, American Council on Exercise, ACE certified, ACE group fitness, =ACSM, ACSM-CPT, ACSM certified personal trainer, ISSA certified, AFAA, ISSA personal trainer, NCSF, NETA, ACE-CPT | certification | implies: fitness instruction
certified strength and conditioning specialist | =CSCS@, NSCA, UKSCA | certification | implies: strength and conditioning
certified personal trainer | personal training certification, personal trainer certification, certified fitness trainer, CPT certification fitness, fitness certification, NCCA-accredited certification | certification | implies: personal training
exercise science | kinesiology, sports science, human kinetics, biomechanics, human movement, sports studies, physical activity science, motor learning | knowledge
sports therapy | sports massage, athletic training, athletic taping, sports rehabilitation, return to play, sports injuries, athlete rehabilitation, taping and strapping, injury rehabilitation, sports taping, concussion protocols, sports medicine, injury assessment athletes, pitch-side first aid | skill
athletic trainer certification | =ATC@, BOC certified, certified athletic trainer, athletic training license, BOC certification athletic | licence | implies: sports therapy
corrective exercise | posture correction, mobility work, stretching@, flexibility training, stretch therapy, foam rolling, posture assessment, assisted stretching | skill

# coaching and sport
sports coaching | coaching athletes, coaching sports teams, athletic coaching, coached teams, coached youth, collegiate coaching, high school coaching | skill
football coaching | soccer coaching, FA Level 1, UEFA C licence, UEFA A licence, USSF license, FA Level 2, UEFA B, FA coaching qualification, UEFA Pro Licence, coaching football, coaching soccer | skill | implies: sports coaching
basketball coaching | coaching basketball, volleyball coaching, coaching volleyball, netball coaching | skill | implies: sports coaching
tennis coaching | LTA accredited coach, tennis instruction, teaching tennis, racquet sports coaching, USPTA, squash coaching, badminton coaching, padel coaching, pickleball instruction, LTA Level 2, tennis lessons | skill | implies: sports coaching
rugby coaching | cricket coaching, hockey coaching, American football coaching, baseball coaching, ECB coach, softball coaching, lacrosse coaching, coaching baseball, coaching rugby, coaching cricket, RFU coaching | skill | implies: sports coaching
gymnastics coaching | British Gymnastics qualification, USA Gymnastics, cheerleading coaching, gymnastics instruction, trampoline coaching, cheer coaching, tumbling, British Gymnastics Level 2 | skill | implies: sports coaching
swimming teaching | swim instruction, swimming lessons, learn to swim, swim coaching, STA Level 2, Swim England Level 2, ASA Level 2, swim lessons, teaching swimming, swimming coaching, water safety instructor, =WSI, ASA Level 1, baby swimming, Swim England Level 1, swim instructor certification, aquatic instruction | skill
athletics coaching | track and field coaching, running coaching, triathlon coaching, cross country coaching, endurance coaching | skill | implies: sports coaching
golf instruction | PGA professional, golf lessons, golf coaching, golf operations, pro shop golf, PGA golf, tee times, golf club fitting, golf shop | skill
equestrian coaching | riding instruction, BHS qualifications, riding lessons, dressage, BHSAI, BHS Stage, show jumping, BHS Level 3 | skill
ski instruction | snowboard instruction, BASI, PSIA, ski instructor qualification, winter sports instruction, AASI, ski patrol | skill
outdoor activities instruction | outdoor education, climbing instruction, kayaking instruction, outdoor pursuits, ropes course, adventure activities, rock climbing, mountain leader, Duke of Edinburgh award, canoeing, paddlesports, outdoor recreation, outdoor leadership, high ropes, bushcraft, SPA climbing award, RCI climbing, archery instruction, raft building, expedition leadership, wilderness first aid, wilderness first responder, climbing wall supervision, outdoor instruction, low ropes, sailing instruction, RYA dinghy instructor, mountain biking leadership | skill
scuba diving instruction | PADI, dive instruction, divemaster, scuba diving, snorkelling guiding, SSI diving, dive guiding | skill
surf instruction | watersports instruction, surf coaching, paddleboarding, SUP instruction, windsurfing instruction, jet ski instruction | skill
dance teaching | ballet teaching, ballroom dancing, choreography, hip hop dance, ISTD, dance classes, contemporary dance, teaching ballet, =RAD dance, Royal Academy of Dance, dance coaching, salsa | skill
session planning for sports | coaching session plans, training session planning, practice planning, planning practices, training drills, practice plans, planning coaching sessions, practice sessions | skill | implies: sports coaching
athlete development | player development, talent pathway, scouting players, athlete monitoring, recruiting athletes, athlete recruitment, developing athletes, player scouting, game strategy, tactical coaching | skill
sports performance analysis | Hudl, Sportscode, GPS tracking athletes, Catapult GPS, Dartfish, Nacsport, Wyscout, Opta data, match analysis, notational analysis, sports analytics | tool
officiating | refereeing, umpiring, match officials, scorekeeping, game officials | skill
sports administration | athletic administration, sports management, sport development, sports event management, league management, sports programming, sports leagues, fixtures scheduling, NCAA compliance, intramural sports, sports operations, recreation programs, club sports, tournaments, NCAA regulations, recreation programming, recreational programs, game day operations, youth sports programs, team travel arrangements, athletic department, recreation management, parks and recreation | skill
adaptive sport | disability sport, inclusive sport, para sport, Special Olympics, inclusive physical activity | skill
holiday sports camps | sports camps, multi-activity camp, after-school sports clubs, summer camps, day camps, camp activities, camp programs | skill
sports psychology | mental performance coaching, performance psychology | knowledge
safeguarding in sport | UK Coaching safeguarding, SafeSport, safeguarding and protecting children workshop | certification
sports turf maintenance | groundskeeping sports pitches, pitch maintenance, greenkeeping, golf course maintenance, turf management, pitch marking, green keeping, turf care, greens mowing, golf greens, sports field maintenance, BIGGA, PA1 and PA6, fairways | skill
esports | e-sports coaching, competitive gaming coaching | knowledge

# aquatics
lifeguarding | =NPLQ, water rescue, pool supervision, =RLSS, StarGuard, swimmer safety, water safety, poolside supervision, surf lifesaving, aquatic safety | certification | implies: cardiopulmonary resuscitation, first aid
pool plant operation | pool chemicals, pool maintenance, pool plant operator, pool water testing, =CPO certification@, certified pool operator, pool chemistry, chlorine testing, pool cleaning, pool operations, pool technician | skill
aquatics management | aquatics programming, aquatic operations, swim school management, pool management, aquatics programs, aquatic facility operations, lifeguard supervision | skill

# beauty and hair
hairdressing | hair cutting, haircuts, hair styling, cutting and styling, hairstyling, cutting hair, haircutting, cut and finish, hair services, hairdresser experience, hair cuts, ladies cutting, hair design | skill
hair colouring | hair coloring, balayage, highlights and lowlights, colouring hair, colour correction, hair bleaching, foil highlights, foils@, Wella colour, L'Oréal colour, Redken, hair tinting, Schwarzkopf colour, ombre hair, highlighting hair, color formulation, hair highlights | skill | | related: hairdressing
blow-drying | blow dry, blowouts, updos, hair up, occasion hair, bridal hair, formal hair styling, hot tools, shampooing, hair washing, thermal styling, up-dos | skill | | related: hairdressing
hair extensions | wig making, hair weaving, afro hair, textured hair, braiding, cornrows, wigs, natural hair care, tape-in extensions, locs, wig styling, sew-ins | skill | | related: hairdressing
perming and straightening | keratin treatment, chemical straightening, hair relaxing, chemical hair treatments, perms@, chemical texture services, hair relaxers, Brazilian blow dry, Brazilian blowout, permanent waves | skill | | related: hairdressing
barbering | clipper cutting, beard trimming, skin fades, hot towel shave, wet shaving, gents hairdressing, fades@, beard grooming, clipper cuts, straight razor, beard trims, men's grooming | skill | | related: hairdressing
scalp treatments | trichology, hair treatments, scalp analysis, hair care treatments, hair loss treatments, hair conditioning treatments, deep conditioning | skill
beauty therapy | beauty treatments, spa treatments, salon treatments, beauty services, esthetics, aesthetics treatments, esthetician services, spa services, spa therapy, esthetician experience | skill
facials | skincare treatments, skin analysis, dermaplaning, microdermabrasion, hydrafacial, extractions skincare, Dermalogica, Elemis, chemical peels, dermabrasion, skin treatments, skin consultations, peels@, Decléor, anti-ageing treatments | skill | implies: skincare knowledge
skincare knowledge | skin care, skincare, skin types, skin conditions knowledge | knowledge
waxing | hair removal, sugaring, threading@, hot wax, eyebrow threading, depilation, Lycon | skill
laser hair removal | =IPL@, laser treatments, electrolysis, laser skin treatments, laser tattoo removal, laser therapy skin, core of knowledge laser, laser safety certificate, laser certified, cosmetic laser | skill
aesthetic injectables | botox, dermal fillers, anti-wrinkle injections, lip fillers, injectables, neurotoxins, botulinum toxin, medical aesthetics, aesthetic medicine, non-surgical aesthetics, cosmetic procedures, PRP treatment, skin boosters, microneedling, medical spa, medspa, CoolSculpting, body contouring, aesthetic nursing, fillers@ | skill
manicure and pedicure | manicures, pedicures, nail care, nail treatments, gel polish, Shellac, nail art, acrylic nails, gel nails, nail extensions, nail services, nail enhancements, BIAB, acrylics@, mani-pedi, nail design, dip powder, nail shaping, foot treatments | skill
eyelash extensions | lash extensions, eyelash tinting, lash lift, brow lamination, eyebrow tinting, HD brows, eyebrow shaping, Russian lashes, LVL lashes, volume lashes, brow shaping, lash tint, lash and brow, classic lashes, henna brows, brow tinting, lashes@ | skill
makeup artistry | make-up artistry, makeup application, make-up application, bridal makeup, special effects makeup, SFX makeup, applying makeup, editorial makeup, airbrush makeup, makeovers, prosthetic makeup, stage makeup, theatrical makeup, bridal make-up, special effects make-up, make-overs, makeup lessons, media makeup, cosmetic application, color matching foundation | skill
permanent makeup | microblading, micropigmentation, tattooing, body piercing | skill
spray tanning | tanning treatments, tanning salon, sunbeds, airbrush tanning, St Tropez tan, tanning beds | skill
massage therapy | massage, =LMT, trigger point therapy, lymphatic drainage, cupping therapy, MBLEx, Lomi Lomi, shiatsu, body wraps, body scrubs, body treatments | skill
reflexology | aromatherapy, reiki, holistic therapies, complementary therapies, ear candling, crystal healing, alternative medicine, Ayurveda, homeopathy, naturopathy, herbal medicine, Ayurvedic treatments, essential oils, energy healing, hypnotherapy | skill
client consultations in beauty | beauty consultations, patch testing, client record cards, hair consultations, aftercare advice, treatment consultation, contraindications, client aftercare, client consultations@, consultation cards, aftercare@ | skill
salon hygiene | salon sanitation, sterilising tools, sanitizing tools, salon cleanliness, barbicide, sanitation of salon, disinfecting tools, tool sterilization, sanitizing implements | skill
salon retailing | retail hair products, selling skincare products, recommending home care products, home care advice, retail beauty products, prescribing home care, spa retail | skill
salon management | salon operations, managing a salon, barbershop management, salon coordination, running a salon, salon ownership, spa operations management, salon leadership, managed salon, salon supervision, day spa operations, salon stock, salon business | skill
salon reception | salon bookings, salon front desk, salon appointments, spa front desk, spa appointments, treatment bookings, salon scheduling, rebooking clients, client rebooking | skill
salon software | Phorest, Fresha, Booksy, Vagaro, Salon IQ, Treatwell, Shortcuts salon, Timely salon, Square Appointments, Boulevard salon, SpaSoft, Book4Time, Zenoti, SpaBooker, Premier Spa, Salonbiz | tool
client base building | building a clientele, clientele building, client following, column building, building a column, building clientele, loyal clientele, existing client base, own clientele, established clientele, clientele@, growing clientele, client loyalty | skill
cosmetology licence | licensed cosmetologist, cosmetologist license, cosmetology | licence | implies: hairdressing
barber licence | barber license, licensed barber, barbering certificate, master barber, barber school, NVQ Level 2 barbering, barbering qualification | licence | implies: barbering
esthetician licence | esthetician license, aesthetician license, licensed esthetician, licensed aesthetician, esthetics license, master esthetician, esthetician certification, aesthetics license, aesthetician certificate | licence | implies: beauty therapy, facials
nail technician licence | nail technician license, manicurist license, licensed nail technician, nail tech license, nail technician diploma, nail license, NVQ nails | licence | implies: manicure and pedicure
NVQ hairdressing | Level 2 hairdressing, Level 3 hairdressing, hairdressing qualification, hairdressing apprenticeship, hairdressing diploma, City & Guilds hairdressing, State Registered Hairdresser, VTCT hairdressing, diploma in hairdressing, qualified hairdresser, hairdressing NVQ | certification | implies: hairdressing
NVQ beauty therapy | Level 3 beauty therapy, CIDESCO, CIBTAC, ITEC, VTCT, Level 2 beauty therapy, beauty therapy qualification, BABTAC, beauty therapy diploma, qualified beauty therapist, HABIA, beauty therapy NVQ | certification | implies: beauty therapy, waxing, facials, manicure and pedicure
tattoo artistry | tattoo design, tattoo licence, bloodborne pathogen certification tattoo, custom tattoos | skill
thermal spa rituals | hammam, thermal suite, spa rituals, sauna and steam room, hydrotherapy pool, sauna operation | skill
session styling | editorial hair, catwalk hair, film hair and makeup, photoshoot styling, theatre wigs | skill
`
