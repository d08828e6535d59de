/** Words that carry grammar and no subject. */
export const stopWords = `
a about above across after again against all along also although always am among an and another any anyone anything are around as at
away back be became because become been before behind being below between beyond both but by can cannot could did do does doing done
down during each either else enough etc even ever every everyone everything few for from further get gets getting give given gives go
goes going got had has have having he her here hers him his how however i if in including into is it its itself just keep know let like
made make makes making many may me might mine more most much must my need needs neither never no none nor not nothing now of off often
on once one only onto or other others our ours out over own per perhaps please put rather really s same shall she should since so some
someone something still such t take takes than that the their theirs them then there therefore these they thing things this those
though through throughout thus to together too toward towards under until up upon us use used uses using very via was way we well were
what whatever when where whether which while who whoever whole whom whose why will with within without would yes yet you your yours
yourself two three four five six seven eight nine ten first second third th ll ve re d m nbsp amp www http https com eg ie vs incl approx roughly
`

/** Words of applications and postings in any profession: their match says next to nothing about the job. */
export const plainWords = `
ability able accept access accomplish accomplishment accordance according account accountability accountable accurate accuracy achieve
achievement action active activity actual adapt adaptable add addition additional address adhere adjust administer administration
advance advanced advantage advice affect age agency agree agreement aim align allow alternative amount analysis analyze annual answer
anticipate applicable applicant application apply appointment appreciate approach appropriate approve april area arrange art aspect
assess assessment assign assigned assignment assist assistance assistant associate assume assure attain attend attendance attention
attitude attract august authority availability available average award aware background balance base based basic basis beginner believe
benefit best better big bonus brand bring broad budget build building business busy call candidate capability capable capacity card
care career carry case cause central centre certain certificate challenge challenging chance change channel charge check choice
choose city class clean clear clearly client close closely colleague collaborate collaboration collaborative collect college come
commercial commit commitment committed committee common communicate communication community company compare compensation compete
competency competent competitive complete completion complex compliance comply component comprehensive computer concept concern conduct
confidence confident confidential consider consistent consistently constant contact continue continuous contract contribute
contribution control coordinate coordination core corporate correct cost country course cover create creation creative creativity
credit critical cross culture current currently customer daily data date day deadline deal december decide decision dedicated deep
define degree deliver delivery demand demonstrate demonstrated department depend dependable describe description desire desired detail
detailed determine develop developing development different difficult direct direction directly director discuss display distribute
diverse diversity division document documentation drive driven due duty dynamic ear early earn easily easy education effect effective
effectively effectiveness efficiency efficient efficiently effort emphasis employ employee employer employment enable encourage end
energetic energy engage engagement enhance ensure enter entry environment equal equip equipment equivalent error especially essential
establish established evaluate evaluation event exceed excel excellence excellent exceptional exchange executive exercise exhibit exist
existing expand expect expectation expense experience experienced expert expertise explain express extend extensive external eye face
facilitate facility fact fair familiar familiarity family fast feature february feedback feel field file final find fit flexibility
flexible flow focus focused follow following force form formal forward foster foundation free frequent friday friendly fulfill full
fully fun function functional fundamental future gain general generate global goal good great group grow growth guest guidance guide
guideline hand handle handling happy hard head hear help helpful high higher highest highly hire history hold home honest hour
hourly idea ideal identify immediate impact implement implementation important improve improvement incentive includes increase
independent independently indicate individual industry influence inform information initial initiative innovation innovative input
inquiry insight inspire instruct instruction integral integrate integrated integrity intend interact interaction interest interested
interface internal international interpersonal interpret interview introduce involve involved involvement issue item january job join
july june key kind knowledge knowledgeable lack language large last late latest lead leader leadership leading learn learner learning
least leave legal less level leverage liaise liaison life light limit limited line link list listen little live local locate location
long look lot love low main maintain maintaining maintenance major manage management manager manner manual march market mass match
material matter maximize mean measure medium meet meeting mention mentor method minimal minimum minor mission model monday monitor
month monthly motivate motivated motivation move multiple multitask mutual name national nature necessary negotiate network new next
night non normal note notice november number object objective obtain occasional october offer office officer ongoing online open
operate operation operational opportunity option order organisation organise organizational organized orientation
oriented original outcome outline outside outstanding overall oversee overtime paid paper part participate participation partner
partnership party pass passion passionate past pay people perform performance period person personal personality personnel perspective
phase phone physical piece place plan planning play plus point policy position positive possess possible potential power practical
practice prefer preferred prepare preparation present presentation preserve prevent previous primary principle prior priority
prioritize private proactive problem procedure process produce product professional professionalism proficiency proficient profile
profit programme progress project promote promotion proper properly propose protect proven provide public purpose pursue
qualification qualified qualify quality question quick quickly range rapid rate reach read ready real reason receive recent recognize
recommend recommendation record reduce refer reference reflect regard region regional regular regularly regulation relate related
relation relationship relevant reliable remain remote repeat replace report reporting represent representative reputation request
require required requirement research resolve resolution resource respect respond response responsibility responsible rest result
retain return review reward right role room routine rule run safe safety salary satisfaction satisfy saturday save schedule school
scope search section see seek seeking select selection self send senior sense september serve service session set several shape share
shift short show sign significant similar simple single site situation size skill skilled small smart social software solid solution
solve sort source space speak special specialist specific specify speed spend staff stage stakeholder standard start state status stay
step stop store strategic strategy strength stress strive strong strongly structure student study style subject submit success
successful successfully suggest suitable summary sunday superior supervise supervision supervisor support sure system table talent talk
target task teach team teamwork technical technique technology tell term test think thinking thorough thoroughly thursday time
timely today tool top total touch track train training transfer travel treat trend true trust try tuesday turn type typical ultimate
understand understanding unique unit university update usually utilize value valued variety various verbal version view visit vision
visual volume wage walk want warm watch wednesday week weekend weekly weight welcome wide willing willingness win wish word work worker
working workplace world write writing written year yearly york young
wrote gave led ran built taught held kept took went saw met found sent brought sold bought spoke drove grew won began chose spent
stood left told felt front side bottom middle
yrs wks min max dept ltd
`
