/** Words before a name that are not part of it, folded, without dots. */
export const honorifics: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof professor sir dame the rev revd reverend canon ven venerable fr sr sra herr frau dipl ing dipl-ing ir mag drs mme mlle monsieur madame don dona sig sigra eng engr captain capt lt col sgt hon major maj lieutenant colonel sergeant brigadier general commander cpl pvt retd ret pr'.split(
    ' ',
  ),
)

/** Trades that are surnames as well, folded. */
export const tradeSurnames: ReadonlySet<string> = new Set(
  'archer baker barber brewer butcher butler carpenter carter carver chandler clerk cook cooper driver farmer fisher forester gardener glover harper hunter judge marshall mason merchant miller minister painter pastor piper porter potter sawyer shepherd singer steward tailor taylor thatcher turner usher waiter warden weaver'.split(
    ' ',
  ),
)

/** Given names that are words for what somebody is, besides those. */
export const tradeGivenNames: ReadonlySet<string> = new Set(
  'dean earl duke bishop page tyler parker chase reeve noble sterling major'.split(' '),
)

/** Words before such a trade in a title, folded. */
export const tradeModifiers: ReadonlySet<string> = new Set(
  'line prep bus truck taxi van lorry delivery pipe sign deck ship stone brick pastry cake fry short wood dining wine house school army private personal'.split(
    ' ',
  ),
)

/** Letters after a name that are not part of it, folded, without dots. */
export const credentials: ReadonlySet<string> = new Set(
  'rn bsn msn lpn lvn cna np fnp aprn crna pa pac md do phd dphil mba cpa cfa cma cia acca aca fca cima ca pmp csm cissp ccna esq jd llm llb lcsw lmsw msw mph ma mfa msc bsc ms bs ba beng meng ceng mice pe eit ra aia leed shrm-cp shrm-scp phr sphr cipd mcipd chrp rd rdn ldn dpt pt ot otr slp ccc-slp dds dmd dvm od pharmd rph emt emt-p nremt psyd edd frcs mrcp mrcgp fcca dip hons obe mbe rm rgn rmn scphn fea qts pgce cscs iii ii iv jr sr bed cmp cfp frm asq six sigma mcsp mrics frics mrpharms mbcs fbcs riba mrcvs mimeche miet mistructe mciob fciob mrtpi fcipd acipd mcips fcips acma fcma cgma acii fcii mcmi cmgr cenv csci mrsc mrsb mifa msw cdir crna mrcpsych frcr frca cmiosh gradiosh pgcert pgdip pgde gradcert graddip mphil mres hnc hnd'.split(
    ' ',
  ),
)

/** Particles inside a name, which stay small. */
export const nameParticles: ReadonlySet<string> = new Set(
  'van von der den de del della di da dos das du la le los el al bin ibn bint abu ben y e zu zum zur ten ter af av wa of und nee ne geb geborene born née'.split(
    ' ',
  ),
)
