export const sport = `
# fitness
personal training | one-on-one fitness training, PT sessions, training clients in gym, private training sessions, one-to-one sessions, personal training packages | skill | implies: fitness instruction
fitness instruction | fitness training, exercise instruction, gym instruction, fitness coaching, instructing exercise, instructed fitness classes | skill | | related: personal training
group exercise classes | group fitness, exercise classes, fitness classes, group training, studio classes, aerobics classes, group exercise, boot camp classes, group classes | skill | implies: fitness instruction
exercise programming | workout plans, fitness programs, exercise programmes, workout programming, designing workouts, personalised training plans, exercise plans, custom workouts, workout design, design training programmes, training programmes for clients | skill | | related: personal training
fitness assessments | fitness testing, body composition, PAR-Q, movement screening, fitness consultations, body measurements, fitness evaluations, VO2 max testing | skill | | related: exercise programming
strength and conditioning | strength training, conditioning programmes, Olympic lifting, weight training, strength & conditioning, athletic conditioning, plyometrics, resistance training, powerlifting, periodisation, periodization, speed training, conditioning coach, weightlifting | skill | | related: exercise programming
high-intensity interval training | =HIIT, circuit training, interval training, bootcamp@, F45 | skill | | related: group exercise classes
indoor cycling instruction | spinning classes, indoor cycling, spin instructor certification | skill | | related: group exercise classes
yoga instruction | yoga, vinyasa, RYT 200, ashtanga, RYT 500 | skill
pilates instruction | pilates, barre | skill
meditation and mindfulness | meditation, mindfulness, breathwork, sound healing | skill
tai chi and martial arts | martial arts, tai chi, karate, judo, jiu-jitsu, taekwondo, boxing@, krav maga, MMA training, self-defence instruction | skill
aqua fitness | aqua aerobics, water aerobics, aquatic fitness | skill
senior fitness | older adult exercise, chair exercise, SilverSneakers, falls prevention exercise, adapted exercise | skill
pre- and post-natal exercise | pre and postnatal training, postnatal fitness, pregnancy exercise | skill
GP exercise referral | exercise referral, clinical exercise, cardiac rehab exercise, Level 4 exercise specialist, exercise physiology, medical fitness | skill
weight management coaching | weight management, weight loss, fat loss coaching | skill | | related: nutrition coaching
nutrition coaching | nutrition advice, sports nutrition, nutritional guidance, Precision Nutrition, dietary guidance, nutritional advice, nutrition education, nutrition knowledge | skill
health coaching | wellness coaching, lifestyle coaching, healthy lifestyle promotion, lifestyle behaviour change, wellbeing coaching, NBHWC, life coaching, habit coaching | skill
wellness programs | workplace wellness, employee wellness programmes, wellbeing workshops | skill
online coaching fitness | online fitness coaching, virtual training sessions, remote fitness coaching, Trainerize, TrueCoach, virtual fitness classes, MyFitnessPal | skill
gym inductions | member inductions, new member orientation, equipment inductions, gym tours, facility tours of gym | skill
gym equipment | fitness equipment, cardio equipment, free weights, resistance machines, exercise equipment, Technogym, Life Fitness, gym floor maintenance, exercise machines, sports equipment, keep gym clean | tool
gym membership sales | membership sales, gym sales, selling memberships, selling gym memberships, personal training sales, new memberships | skill
gym operations | gym management, fitness club operations, health club management, fitness center operations, fitness centre management, managing a gym, health club operations, fitness management, fitness facility operations, leisure facility management | skill
fitness studio software | Mindbody, Glofox, ClubReady, ABC Fitness, Zen Planner, Gladstone leisure, =TeamUp, WellnessLiving, Legend leisure, Mariana Tek, ABC Ignite, Gladstone Plus2 | tool
Level 3 personal training certificate | Level 3 personal trainer, Level 3 personal training, =REPs, CIMSPA, Level 3 PT, Level 4 personal trainer | certification | implies: personal training, Level 2 gym instructor
Level 2 gym instructor | Level 2 fitness instructor, Level 2 gym instructing, Level 2 fitness instructing, REPs Level 2, gym instructor qualification | certification | implies: fitness instruction
NASM certified personal trainer | =NASM, NASM-CPT, NASM certification, NASM-CES, NASM-PES | certification | implies: personal training | related: ACE certification
ACE certification | ACE personal trainer, American Council on Exercise, ACE certified, ACE group fitness, =ACSM, ACSM-CPT, ACSM certified personal trainer, ISSA certified, AFAA, ISSA personal trainer, NCSF, NETA, ACE-CPT | certification | implies: fitness instruction
certified strength and conditioning specialist | =CSCS@, NSCA, UKSCA | certification | implies: strength and conditioning
certified personal trainer | personal training certification, personal trainer certification, certified fitness trainer, CPT certification fitness, fitness certification, NCCA-accredited certification | certification | implies: personal training
exercise science | kinesiology, sports science, human kinetics, human movement, sports studies, physical activity science, motor learning | knowledge
sports therapy | athletic training, sports rehabilitation, sports injuries, athlete rehabilitation, injury rehabilitation, sports medicine, injury assessment athletes, pitch-side first aid | skill
athletic trainer certification | =ATC@, BOC certified, certified athletic trainer, athletic training license, BOC certification athletic | licence | implies: sports therapy
corrective exercise | posture correction, mobility work, stretching@, flexibility training, stretch therapy, foam rolling, posture assessment, assisted stretching | skill

# coaching and sport
sports coaching | coaching athletes, coaching sports teams, coached teams, coached youth, collegiate coaching, high school coaching | skill
football coaching | soccer coaching, FA Level 1, UEFA C licence, UEFA A licence, USSF license, FA Level 2, UEFA B, FA coaching qualification, UEFA Pro Licence, coaching football, coaching soccer | skill | implies: sports coaching
basketball coaching | coaching basketball | skill | implies: sports coaching
tennis coaching | LTA accredited coach, tennis instruction, teaching tennis, racquet sports coaching, USPTA, squash coaching, badminton coaching, padel coaching, pickleball instruction, LTA Level 2, tennis lessons | skill | implies: sports coaching
rugby coaching | hockey coaching, American football coaching, baseball coaching, softball coaching, lacrosse coaching, coaching baseball, coaching rugby, RFU coaching | skill | implies: sports coaching
gymnastics coaching | British Gymnastics qualification, USA Gymnastics, cheerleading coaching, gymnastics instruction, trampoline coaching, cheer coaching, tumbling@, British Gymnastics Level 2 | skill | implies: sports coaching
swimming teaching | swim instruction, swimming lessons, learn to swim, swim coaching, STA Level 2, Swim England Level 2, ASA Level 2, teaching swimming, water safety instructor, =WSI, ASA Level 1, baby swimming | skill
athletics coaching | triathlon coaching, endurance coaching | skill | implies: sports coaching
golf instruction | PGA professional, golf lessons, golf coaching, golf operations, pro shop golf, PGA golf, tee times, golf club fitting, golf shop | skill
equestrian coaching | riding instruction, BHS qualifications, riding lessons, dressage, BHSAI, BHS Stage, show jumping, BHS Level 3 | skill
ski instruction | snowboard instruction, PSIA, ski instructor qualification, winter sports instruction, AASI, ski patrol | skill
outdoor activities instruction | outdoor education, outdoor pursuits, adventure activities, outdoor recreation, outdoor leadership, bushcraft, archery instruction, raft building, outdoor instruction, mountain biking leadership | skill
scuba diving instruction | PADI, dive instruction, divemaster, scuba diving, snorkelling guiding, SSI diving, dive guiding | skill
surf instruction | watersports instruction, surf coaching, paddleboarding, SUP instruction, windsurfing instruction, jet ski instruction | skill
dance teaching | ballet teaching, ballroom dancing, hip hop dance, ISTD, dance classes, contemporary dance, teaching ballet, =RAD dance, Royal Academy of Dance, dance coaching | skill
sports session planning | coaching session plans, training session planning, practice planning, planning practices, training drills, planning coaching sessions, practice sessions, plan and lead practices, lead practices | skill | implies: sports coaching
athlete development | player development, talent pathway, athlete monitoring, developing athletes, game strategy, tactical coaching, develop players | skill
sports performance analysis | GPS tracking athletes, Catapult GPS, Dartfish, Opta data, notational analysis | tool
officiating | refereeing, umpiring, match officials, scorekeeping, game officials | skill
sports administration | athletic administration, sports management, sport development, sports programming, sports leagues, sports operations, club sports, game day operations, youth sports programs, team travel arrangements, athletic department, game day management | skill
adaptive sport | disability sport, inclusive sport, para sport, Special Olympics, inclusive physical activity | skill
holiday sports camps | sports camps, multi-activity camp, after-school sports clubs, summer camps, day camps, camp activities, camp programs | skill
sports psychology | mental performance coaching, performance psychology | knowledge
safeguarding in sport | UK Coaching safeguarding, SafeSport, safeguarding and protecting children workshop | certification
sports turf maintenance | groundskeeping sports pitches, turf management, green keeping, turf care, sports field maintenance, PA1 and PA6 | skill
esports | e-sports coaching, competitive gaming coaching | knowledge

# aquatics
lifeguarding | =NPLQ, =RLSS, StarGuard, water safety, surf lifesaving, aquatic safety | certification | implies: cardiopulmonary resuscitation, first aid
pool plant operation | pool water testing, =CPO certification@, pool chemistry, chlorine testing, pool operations, pool technician, test water chemicals | skill
aquatics management | aquatics programming, aquatic operations, swim school management, pool management, aquatic facility operations, lifeguard supervision | skill

# beauty and hair
hairdressing | hair cutting, haircuts, hair styling, cutting and styling, hairstyling, cutting hair, haircutting, cut and finish, hair services, hairdresser experience, ladies cutting, hair design, cut and style hair, style hair | skill
hair colouring | hair coloring, colouring hair, hair bleaching, foils@, Wella colour, L'Oréal colour, Redken, hair tinting, Schwarzkopf colour, color hair | skill | | related: hairdressing
blow-drying | blowouts, hot tools, thermal styling, up-dos | skill | | related: hairdressing
hair extensions | tape-in extensions, sew-ins | skill | | related: hairdressing
perming and straightening | chemical straightening, hair relaxing, chemical hair treatments, perms@, chemical texture services, hair relaxers, permanent waves | skill | | related: hairdressing
barbering | clipper cutting, skin fades, fades@, straight razor | skill | | related: hairdressing
scalp treatments | trichology, hair treatments, scalp analysis, hair care treatments, hair loss treatments, hair conditioning treatments, deep conditioning | skill
beauty therapy | beauty treatments, spa treatments, salon treatments, beauty services, esthetics, aesthetics treatments, esthetician services, spa services, spa therapy, esthetician experience, treatment records | skill
facial treatments | facials@, skincare treatments, extractions skincare, Dermalogica, Elemis, skin treatments, Decléor, anti-ageing treatments | skill | implies: skincare knowledge
skincare knowledge | skin care, skincare, skin types, skin conditions knowledge | knowledge
body waxing | waxing@, hair removal, hot wax, depilation, Lycon | skill
laser hair removal | =IPL@, laser treatments, electrolysis, laser skin treatments, laser tattoo removal, laser therapy skin, core of knowledge laser, laser safety certificate, laser certified, cosmetic laser | skill
aesthetic injectables | injectables, medical aesthetics, aesthetic medicine, non-surgical aesthetics, cosmetic procedures, PRP treatment, skin boosters, medical spa, medspa, aesthetic nursing | skill
manicure and pedicure | manicures, pedicures, nail care, nail treatments, nail services, mani-pedi, dip powder, nail shaping, foot treatments | skill
eyelash extensions | lash extensions, Russian lashes, volume lashes, lash and brow, classic lashes, lashes@ | skill
makeup artistry | make-up artistry, makeup application, make-up application, applying makeup, editorial makeup, airbrush makeup, makeovers, special effects make-up, make-overs, makeup lessons, media makeup, cosmetic application, color matching foundation | skill
permanent makeup | microblading, micropigmentation | skill
spray tanning | tanning treatments, tanning salon, sunbeds, airbrush tanning, St Tropez tan, tanning beds | skill
massage therapy | massage, =LMT, cupping therapy, MBLEx, Lomi Lomi | skill
reflexology | holistic therapies, complementary therapies, ear candling, alternative medicine, Ayurveda, homeopathy, naturopathy, herbal medicine, Ayurvedic treatments, hypnotherapy | skill
beauty consultations | client record cards, hair consultations, treatment consultation, contraindications, client consultations@, consultation cards | skill
salon hygiene | salon sanitation, salon cleanliness, sanitation of salon, sanitizing implements, keep station clean | skill
salon retailing | retail hair products, selling skincare products, retail beauty products, prescribing home care, spa retail | skill
salon management | salon operations, managing a salon, barbershop management, salon coordination, running a salon, salon ownership, spa operations management, salon leadership, managed salon, salon supervision, day spa operations, salon stock, salon business | skill
salon reception | salon bookings, salon front desk, salon appointments, spa front desk, spa appointments, treatment bookings, salon scheduling | skill
salon software | Phorest, Fresha, Booksy, Vagaro, Salon IQ, Treatwell, Shortcuts salon, Timely salon, Square Appointments, Boulevard salon, SpaSoft, Book4Time, Zenoti, SpaBooker | tool
client base building | building a clientele, clientele building, client following, column building, building a column, building clientele, loyal clientele, existing client base, own clientele, established clientele, clientele@, growing clientele, client loyalty, build a client base, client base | skill
cosmetology licence | licensed cosmetologist, cosmetologist license, cosmetology | licence | implies: hairdressing
barber licence | barber license, licensed barber, barbering certificate, master barber, barber school, NVQ Level 2 barbering, barbering qualification | licence | implies: barbering
esthetician licence | esthetician license, aesthetician license, licensed esthetician, licensed aesthetician, esthetics license, master esthetician, esthetician certification, aesthetics license, aesthetician certificate | licence | implies: beauty therapy, facial treatments
nail technician licence | nail technician license, manicurist license, licensed nail technician, nail tech license, nail technician diploma, nail license, NVQ nails | licence | implies: manicure and pedicure
NVQ hairdressing | Level 2 hairdressing, Level 3 hairdressing, hairdressing qualification, hairdressing apprenticeship, hairdressing diploma, City & Guilds hairdressing, State Registered Hairdresser, VTCT hairdressing, diploma in hairdressing, qualified hairdresser, hairdressing NVQ | certification | implies: hairdressing
NVQ beauty therapy | Level 3 beauty therapy, CIDESCO, CIBTAC, ITEC, VTCT, Level 2 beauty therapy, beauty therapy qualification, BABTAC, beauty therapy diploma, qualified beauty therapist, HABIA, beauty therapy NVQ | certification | implies: beauty therapy, body waxing, facial treatments, manicure and pedicure
tattoo artistry | tattoo design, tattoo licence, bloodborne pathogen certification tattoo, custom tattoos | skill
thermal spa rituals | spa rituals, hydrotherapy pool | skill
session styling | editorial hair, catwalk hair, film hair and makeup, photoshoot styling, theatre wigs | skill
boxing coaching | kickboxing, boxing instruction, boxercise, boxing classes | skill | | related: tai chi and martial arts
CrossFit | CF-L1 | knowledge | implies: high-intensity interval training
functional training | TRX suspension, =TRX, kettlebells | skill
Les Mills | BodyPump, Body Combat | certification | implies: group exercise classes
Zumba | dance fitness | skill | | related: group exercise classes
injury prevention | prevention of sports injuries, prehab | skill | | related: sports therapy
sports massage | | skill | implies: massage therapy
athletic taping | taping and strapping, sports taping, kinesio taping | skill | implies: sports therapy
concussion protocols | concussion management, return to play | knowledge | | related: sports therapy
nutrition plans | meal plans, macro coaching, diet planning for clients | skill | implies: nutrition coaching
member retention | membership retention, member engagement, membership renewals, membership growth | skill | | related: gym membership sales
leisure centre operations | leisure centre management, leisure operations, leisure management, sports facility management, recreation center operations | skill | | related: gym operations
sports equipment setup | equipment set-up sports, sports hall setup, setting up sports equipment | skill
birthday parties and soft play | soft play, children's parties, birthday parties, trampoline park | skill
netball coaching | netball umpiring, coaching netball | skill | implies: sports coaching
cricket coaching | ECB coach, coaching cricket | skill | implies: sports coaching
volleyball coaching | coaching volleyball | skill | implies: sports coaching
track and field coaching | running coaching, cross country coaching | skill | implies: sports coaching
climbing instruction | rock climbing, climbing wall supervision, SPA climbing award, RCI climbing, bouldering | skill | implies: outdoor activities instruction
paddlesports instruction | canoeing, kayaking, paddlesports | skill | implies: outdoor activities instruction
Mountain Leader award | mountain leader, hill walking leadership | certification | implies: outdoor activities instruction
ropes course facilitation | ropes course, high ropes, low ropes, challenge course, zip line operation | skill | implies: outdoor activities instruction
wilderness first aid | wilderness first responder, =WFR, outdoor first aid | certification | implies: first aid
sailing instruction | RYA dinghy instructor, RYA powerboat, RYA Level 2, powerboat driving | skill
Duke of Edinburgh award | DofE, expedition leadership | knowledge
tournament organisation | tournaments, league management, fixtures scheduling, sports event management | skill | | related: sports administration
recreation programming | recreational programs, intramural sports, parks and recreation, recreation management | skill | | related: sports administration
NCAA compliance | NCAA regulations, college athletics rules | knowledge | | related: sports administration
athlete recruitment | recruiting athletes, player recruitment, player scouting, scouting players, talent identification | skill | | related: athlete development
match analysis | video analysis, Hudl, Sportscode, Wyscout, Nacsport | tool | | related: sports performance analysis
greenkeeping | golf course maintenance, greens mowing, golf greens, fairways, BIGGA | skill | implies: sports turf maintenance
pitch marking | line marking pitches, pitch maintenance | skill | implies: sports turf maintenance
water rescue | swimmer safety, aquatic rescue, spinal rescue in water, perform rescues, rescues@ | skill | | related: lifeguarding
pool supervision | poolside supervision, swimmer supervision, pool patrol, supervise swimmers, enforce pool rules, pool rules | skill | | related: lifeguarding
balayage | ombre hair, highlights and lowlights, foil highlights, hair highlights, highlighting hair | skill | implies: hair colouring
colour correction | colour formulation, color formulation | skill | implies: hair colouring
men's haircuts | gents hairdressing, men's grooming | skill | | related: barbering
beard trimming | beard grooming, hot towel shave, wet shaving, straight razor shave | skill | implies: barbering
braiding | cornrows, hair weaving | skill | | related: hair extensions
afro hair | textured hair, natural hair care, locs | skill | | related: hairdressing
wig styling | wigs | skill | | related: hair extensions
bridal hair | updos, hair up, occasion hair, wedding hair, formal hair styling | skill | | related: blow-drying
shampooing | hair washing, washing hair at basin | skill
keratin treatment | Brazilian blow dry, Brazilian blowout, hair smoothing treatments | skill | | related: perming and straightening
microdermabrasion | dermaplaning, chemical peels, peels@, dermabrasion, microneedling, HydraFacial | skill | implies: facial treatments
skin analysis | skin consultations, skin assessments | skill | | related: facial treatments
eyebrow shaping | brow shaping, brow lamination, HD brows, eyebrow tinting, henna brows, brow tinting, eyebrow threading, threading@ | skill
lash lift | eyelash tinting, lash tint, LVL lashes | skill | | related: eyelash extensions
acrylic nails | acrylics@, nail extensions, gel nails, nail enhancements, BIAB | skill | implies: manicure and pedicure
gel polish | =Shellac, gel manicure | skill | implies: manicure and pedicure
nail art | nail design | skill | | related: manicure and pedicure
bridal makeup | bridal make-up, wedding makeup | skill | implies: makeup artistry
special effects makeup | | skill | implies: makeup artistry
deep tissue massage | trigger point therapy, trigger point massage | skill | implies: massage therapy
Swedish massage | relaxation massage, full body massage | skill | implies: massage therapy
hot stone massage | hot stones | skill | implies: massage therapy
pregnancy massage | prenatal massage | skill | implies: massage therapy
lymphatic drainage | | skill | implies: massage therapy
Indian head massage | Thai massage, shiatsu | skill | implies: massage therapy
body wraps | body scrubs, body treatments, exfoliation treatments | skill | | related: beauty therapy
aromatherapy | essential oils | skill | | related: reflexology
reiki | energy healing, crystal healing | skill | | related: reflexology
dermal fillers | lip fillers, fillers@ | skill | implies: aesthetic injectables
botox | botulinum toxin, anti-wrinkle injections, neurotoxins | skill | implies: aesthetic injectables
body contouring | CoolSculpting, fat reduction treatments | skill
patch testing | skin tests before colour | skill | | related: beauty consultations
aftercare advice | client aftercare, aftercare@, home care advice, recommending home care products | skill
tool sterilisation | sterilising tools, sanitizing tools, barbicide, disinfecting tools, tool sterilization, sterilising equipment | skill | | related: salon hygiene
rebooking clients | client rebooking, booking salon clients | skill | | related: salon reception
thermal suite | sauna and steam room, sauna operation, hammam | skill
`
