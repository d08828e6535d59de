/** Words that begin or head a degree or a school leaving certificate, folded, without dots and apostrophes. */
export const degreeWords: ReadonlySet<string> = new Set(
  `bachelor bachelors bcl blit mga kcse kcpe wassce bptc lpc master masters doctor doctorate phd dphil dba edd psyd jd llb llm llms md mbbs mbchb mbbch mbbchir bmbch bchir bds dds dvm pharmd dnp
ba bs bsc ba ab bba bcom bcomm bed beng be btech bca bfa bmus bsn bsw barch basc bas bn bpharm bsba
ma ms msc mba med meng me mtech mca mfa mmus msn msw mpa mph mphil march mres mcom ml mla mls mlis mpp mfin macc mha mps mst mth mdiv pgce pgde pgdip
aa as aas aos fda fdsc fdeng associate associates diploma diplome diplom diplôme dip diphe diped certhe certed pgcert pgdip pgd gdip gdl advdip bnsc bnurs bmedsci bmbs bvsc bvm bvms bvetmed bsocsc bsocsci bdes bcomp btheol bagr bhsc bpsych bphil bclinsci
mchem mphys mmath mmaths msci mbiol mcomp mpharm mgeol mgeog mdes mstat mmedsci mnurs mpsych msocsc menv mjur mbiochem mbio mphysio mcompsci
hnd hnc nvq nvq1 nvq2 nvq3 nvq4 svq svq2 svq3 btec gcse gcses gce ged igcse alevel alevels hsc ssc cbse sslc slc puc
uce uace ple kcpe psle csee acsee bece ssce waec neco nabteb cxc csec spm stpm ossd qce vce wace ond dae fsc icom
dipl certificate cert degree honours honors foundation baccalaureate highers postgraduate undergraduate apprenticeship licentiate guilds
abitur fachabitur hochschulreife fachhochschulreife mittlere reife hauptschulabschluss realschulabschluss staatsexamen magister promotion habilitation studium ausbildung lehre berufsausbildung gesellenbrief meisterbrief matura matur maturite
baccalaureat bac btm bma dma dnmade bpjeps cqp bts dut but licence maitrise doctorat cap bep deug deust dess dea brevet deaes ingenieur
licenciatura licenciado licenciada grado graduado graduada diplomatura doctorado bachillerato fp eso postgrado posgrado tecnico ingenieria maestria
laurea laureato laureata diploma dottorato maturita perito mestrado doutorado bacharelado tecnologo
propedeuse vwo havo mbo hbo kandidat inzynier licencjat magisterium бакалавр магистр специалист диплом бакалавриат магистратура аспирантура специалитет ординатура магістр спеціаліст бакалавра магистра магістратура διπλωμα πτυχιο μεταπτυχιακο διδακτορικο απολυτηριο lisans onlisans yuksek on doktora diplomasi lise kandidatexamen masterexamen magisterexamen kandidatuddannelse professionsbachelor bachelorgrad mastergrad fagbrev svendebrev civilingenjor civilingenjorsexamen hogskoleexamen gymnasieexamen examen eksamen cand industriemeister fachwirt betriebswirt techniker handelsfachwirt licenciatura tecnico-profissional bacharel mestre`
    .split(/\s+/)
    .filter(Boolean),
)

/** Two-letter words that are degrees only in capitals: "as", "be" and "me" are words too. */
export const capitalDegrees: ReadonlySet<string> = new Set(
  'as be me ms ma ba bs ab aa md jd but cap bac bn ml med lehre fp promotion foundation march ingenieur licence'.split(
    ' ',
  ),
)

/** Nouns of places where people learn, folded. */
export const schoolNouns: ReadonlySet<string> = new Set(
  `university universities college school tafe sekolah smk smka smjk sjk sjkc mrsm kolej universiti politeknik maktab shs jhs ghs gss hss hs bise institute academy polytechnic conservatory conservatoire seminary faculty campus universitat hochschule fachhochschule gymnasium gesamtschule
univerzita univerzitet sveuciliste veleuciliste egyetem foiskola universitatea facultatea liceul colegiul ulikool universitate universitetas augstskola gimnazija gymnazium gymnasia gimnazium gimnazjum fakulta fakultet fakultetas ammattikorkeakoulu lukio lukion
colaiste ysgol coleg prifysgol scoil gaelscoil gaelcholaiste sgoil realschule grundschule berufsschule berufskolleg schule akademie oberschule universite ecole lycee iut institut faculte universidad escuela colegio instituto facultad academia conservatorio
universita scuola liceo istituto politecnico accademia universidade escola faculdade universiteit hogeschool uniwersytet politechnika technikum liceum szkola board universitet hogskola hogskole instituut skole skola koulu iskola videregaende yliopisto ifsi univ tech iit nit mit
uloom madrasa madrasah yeshiva grammar comprehensive kolleg musikhochschule center centre vidyalaya vidyapeeth akademia university's университет институт академия училище колледж техникум школа гимназия лицеи вуз консерватория університет інститут академія коледж технікум гімназія ліцеи πανεπιστημιο πολυτεχνειο σχολη ινστιτουτο λυκειο σχολειο ακαδημια τει ιεκ επαλ κολλεγιο universitesi universite lisesi meslek yuksekokulu enstitusu okulu akademisi fakultesi hogskola yrkeshogskola folkhogskola universitetet hogskole hogskolen erhvervsakademi professionshojskole hojskole gymnasie gymnasiet videregaende fagskole fagskolen roc hbo-instelling scholengemeenschap hogescholen politecnica accademico politecnico ensino liceu externato iuav ihk hwk handwerkskammer industrie-und`
    .split(/\s+/)
    .filter(Boolean),
)

/** Lines of an education entry that are never a school or a degree. */
export const detailStarts: ReadonlySet<string> = new Set(
  'gpa cgpa thesis dissertation coursework relevant courses modules grade grades minor concentration emphasis honors honours awards award activities dean deans scholarship subjects topic thema note abschlussnote schwerpunkt schwerpunkte mention specialisation specialization memoire tesis graduated gpas final certifications certificates licences licenses erasmus exchange abroad including achieved classification result major majors magna summa cum'.split(
    ' ',
  ),
)

/** "Tertiary: Hill College", as people of the Philippines and Africa head their schools, folded. */
const levels =
  'tertiary|secondary|elementary|primary|post secondary|post graduate|graduate studies|vocational|tertiary education|secondary education|primary education|elementary education|higher education|vocational education|tertiary level|secondary level|primary level|elementary level|senior high|junior high|senior high school|junior high school|high school level|undergraduate'.split(
    '|',
  )

/** Labels of forms before a degree, a school or dates, folded. */
export const schoolLabels: ReadonlyMap<string, 'degree' | 'school' | 'dates'> = new Map<
  string,
  'degree' | 'school' | 'dates'
>([
  ['title of qualification awarded', 'degree'],
  ['title of qualification', 'degree'],
  ['qualification', 'degree'],
  ['degree', 'degree'],
  ['level', 'degree'],
  ['highest level', 'degree'],
  ['course', 'degree'],
  ['programme', 'degree'],
  ['program', 'degree'],
  ['name of institution', 'school'],
  ['last school attended', 'school'],
  ['school attended', 'school'],
  ['university attended', 'school'],
  ['college attended', 'school'],
  ['institution attended', 'school'],
  // A level of schooling may stand before the school or before what was passed there.
  ...levels.map((level) => [level, 'degree'] as const),
  ['sixth form', 'school'],
  ['primary school', 'school'],
  ['secondary school', 'school'],
  ['high school', 'school'],
  ['grammar school', 'school'],
  ['institution', 'school'],
  ['school', 'school'],
  ['university', 'school'],
  ['college', 'school'],
  ['institute', 'school'],
  ['name and type of organisation providing education and training', 'school'],
  ['year completed', 'dates'],
  ['year passed', 'dates'],
  ['inclusive dates', 'dates'],
  ['dates', 'dates'],
  ['date', 'dates'],
  ['period', 'dates'],
  ['year', 'dates'],
  ['year of passing', 'dates'],
  ['duration', 'dates'],
])
