/** Levels of education, the higher the more; countries differ, the order does not. */
export const degreeLevels = {
  secondary: 1,
  vocational: 2,
  associate: 3,
  bachelor: 4,
  master: 5,
  doctorate: 6,
} as const

export type DegreeLevel = keyof typeof degreeLevels

export type DegreeForms = { readonly [level in DegreeLevel]?: readonly string[] }

/** How people write each level. `=` marks forms that count only in these very letters, or parted by dots: "B.Des". */
export const degreeForms: DegreeForms = {
  secondary: listed(`
  high school, high school diploma, 12th grade, 12 ano, ensino secundário, escola secundária, ensino médio, =HS, =GED,
  general education diploma, secondary school, secondary education, =GCSE, =GCSEs, a levels, a level, ucas points, ucas tariff points, =A-Levels,
  abitur, baccalaureate, leaving certificate, leaving cert, hs diploma, h s diploma, school leaving certificate,
  matriculation, matric, some college, baccalaureat, =High, higher secondary, =HSC, =SSC, grade 12, grade 11,
  grade 10, year 12, year 11, year 10, class 12, class 10, 12th, 10th, 12th pass, 10th pass, senior certificate,
  national senior certificate, nqf 4, nqf level 4, =WASSCE, =WAEC, =SSCE, =KCSE, =CSEC, =VCE, =NCEA, =SPM, =STPM,
  o levels, o level, =Highers, realschulabschluss, mittlere reife, secondary certificate`),
  vocational: listed(`
  apprenticeship, trade school, vocational training, vocational school, vocational course, vocational certificate, vocational diploma, technical school, technical college,
  technical diploma, trade certificate, =NVQ, =NVQ3, =NVQ2, =BTEC, =SVQ, city and guilds, journeyman, trade qualified,
  certificate iii, certificate iv, cert iii, cert iv, vocational qualification, culinary school, culinary degree,
  time served, apprentice trained, =HNC, =TVET, berufsausbildung, technical certificate, postsecondary certificate,
  level 2 diploma, level 3 diploma, advanced apprenticeship, modern apprenticeship, by trade, out of my time,
  served my time, served my apprenticeship, trade certified, trade qualification, trade papers, national certificate,
  nz certificate, new zealand certificate, level 3 certificate, level 4 certificate, level 4 diploma,
  level 2 in, level 3 in, level 4 in, level 2 qualification, level 3 qualification, level 4 qualification, nfq level 5, nfq level 6, skilled worker certificate, gesellenbrief, ausbildung, facharbeiter,
  =MBO, =EFZ, =ITI, technikum, technical secondary school, berufsschule, bac pro, lycée professionnel, =CAP, umschulung, formación profesional,
  istituto tecnico, completed training as`),
  associate: listed(`
  associate's degree, associate of arts, associate of science, associate of applied science, =A.A., =A.S., =AAS,
  =HND, foundation degree, two year degree, 2 year degree, associate in, associates in, =ADN, =ASN, =FdA,
  =FdSc, college diploma, =DUT, =BTS, =BTSA, higher national diploma, diploma in,
  =RGN Diploma, nursing diploma, diploma of, polytechnic diploma, tertiary qualification, tertiary education, nqf 6,
  nqf level 6, advanced diploma, =Dip., national diploma, level 5 in, level 5 qualification, level 5 diploma`),
  bachelor: listed(`
  bachelor's degree, bachelors, bachelor, bachelor of, =BA, =BS, =BSc, =BEng, =BE,
  =BTech, =BBA, =BCom, =BComm, =BCA, =BSN, =BFA, =BEd, =LLB, =BCL, =BBS, =BSW, =BA/BS,
  =BS/BA, =BSBA, undergraduate degree, four year degree, 4 year degree, college degree, university degree, 4 yr degree,
  degree in, degree, bs degree, ba degree, honours degree, licenciatura, laurea, licence en, licence de, licence 3, licence pro, licence professionnelle, =BUT, studium, =BN, =BMus, =BDes,
  =BPharm, =BHSc, =BASc, =BAcc, =BSEE, =BSME, =BArch, college graduate, university graduate, =BSCE, =BSIT, =BVoc, =BPEd, =BHM, =BHMCT, =BSHM, =BSHRM, =BSTM, =BMM, =BJMC, =BVA, nqf 7,
  nqf level 7, =HBO, =Hbo, level 6 qualification, level 6 diploma, nfq level 7, nfq level 8, aqf level 7`),
  master: listed(`
  master's degree, masters, master of, master in, =MA, =MS, =MSc, =MBA, =MEng,
  =MTech, =MCA, =MCom, =MEd, =MFA, =MPH, =MSW, =MSN, =LLM, =MPA, =MPhil, graduate degree,
  postgraduate degree, post graduate, advanced degree, pgce, diplom ingenieur, diplôme d'ingénieur, école d'ingénieur, master 2, diplom, =Dipl., dipl ing, magister,
  staatsexamen, =MDes, =MMus, =MLitt, =ME, =MAcc, =MSEE, =MArch, =MPharm, =MBBS, =MBChB, =BDS, =BVSc,
  =BVetMed, =BVMS, =MChem, =MPhys, =MMath, =MSci, =MRes, =MPEd, =MJMC, level 7 qualification, level 7 diploma, nfq level 9`),
  doctorate: listed(`
  doctorate, doctoral degree, doctoral, doctor of, =PhD, =PHD, phd, =MD, =JD, =DVM, =PharmD,
  =DPT, =DDS, =EdD, =DNP, juris doctor, =DPhil, =EngD, =PsyD`),
}

function listed(forms: string): readonly string[] {
  return forms.trim().split(/,\s+/)
}
