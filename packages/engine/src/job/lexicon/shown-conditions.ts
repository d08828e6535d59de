import { anyOf } from '../../text/patterns/any-of.ts'
import type { ConditionCode } from './conditions.ts'

const gulfLicence =
  /\b(?:uae|u\.a\.e\.|emirates|dubai|abu dhabi|gcc|ksa|saudi|qatari?|omani?|kuwaiti?|bahraini?)\b.*licen[cs]e/is

interface Shown {
  /** Words of a posting by which it asks for this of what its code covers; without them, it is any of it. */
  readonly asked?: RegExp
  readonly shows: RegExp | null
}

/**
 * The words of a CV that show a condition is met. They travel with a posting's requirements, so that who
 * only scores does not carry them.
 */
const shownBy = {
  'work-permit': [
    { asked: /iqama/i, shows: /\biqama\b/i },
    {
      asked: /\bnoc\b|transferable/i,
      shows:
        /(?<!no )\bnoc\b(?! required)|\btransferable (?:visa|iqama|residence|status)|\b(?:visa|iqama|residence|qid)\b[^.\n]{0,24}\btransferable/i,
    },
    { asked: /c1\/d/i, shows: /\bc1\s?\/\s?d\b/i },
    {
      // British people are none of the EU's.
      asked:
        /^(?:eu|eea|efta)(?: ?(?:\/|or|and) ?\p{L}+)* (?:passport|citizen|national)|\bstamp [14]/iu,
      shows:
        /\bstamp (?:1g|4)\b|(?:right|permission|entitled) to work in (?:the )?(?:eu|ireland)\b|\b(?:eu|eea|efta|swiss|irish|german|french|spanish|italian|portuguese|polish|dutch|belgian|austrian|danish|swedish|finnish|greek|romanian|bulgarian|croatian|czech|slovak|slovenian|hungarian|estonian|latvian|lithuanian|maltese|cypriot) (?:citizen(?:ship)?|passport|national(?:ity)?)\b/i,
    },
    {
      asked: /\b(?:sa|rsa|south african) (?:id|identity)\b/i,
      shows:
        /\b(?:south african|sa|rsa) (?:citizen(?:ship)?|national(?:ity)?|id|passport|resident|permanent)\b|\bid(?:entity)?(?: number| no)?[.:]{0,2} ?\d{6}/i,
    },
    {
      // A citizen or a green card holder of the USA has no right to work here by that; a CSCS card may be green.
      asked: /\b(?:uk|u\.k\.|united kingdom|(?:great )?britain|ireland)\b/i,
      shows:
        /(?:eligible|right|permission|permitted|entitled|allowed|authori[sz]ed) to (?:live and )?work|working rights|work(?:ing)? (?:permit|visa|authori[sz]ation)|\b(?:uk|british|irish|dual) (?:citizen(?:ship)?|passport|national(?:ity)?)\b|\bcitizen(?:ship)?: (?:uk|british|irish)|permanent residen(?:t|ce|cy)|settled status|indefinite leave/i,
    },
    {
      shows:
        /(?:authori[sz]ed|eligible|right|permission|permitted|entitled|allowed) to (?:live and )?work|working rights|work(?:ing)? (?:permit|visa|authori[sz]ation)|\b(?:us|u\.s\.|uk|eu|swiss|french|dutch|dual|[a-z]+(?:ian|ish|ese|can|man)) (?:citizen(?:ship)?|passport)\b|\bcitizen(?:ship)?(?: of\b|:)|\b[bc][ -]permit\b|\bus person\b|(?<!\b(?:cscs|cpcs|ecs|site|operative|labourer['’]?s?)[ :(–-]{1,3})green card|(?:permanent|nz|new zealand|australian|canadian) residen(?:t|ce|cy)|\b(?:nz|new zealand) (?:citizen(?:ship)?|passport)\b|settled status|indefinite leave/i,
    },
  ],
  clearance: [
    {
      asked: /\b(?:kra|helb|crb|eacc|tax)\b/i,
      shows: /\b(?:kra|helb|crb|eacc)\b|tax (?:compliance|clearance)|clearance certificates?/i,
    },
    {
      asked: /7858|history/i,
      shows:
        /\bbs ?7858|(?:checkable|verifiable|traceable) (?:work |employment )?history|\bsecurity (?:vetted|screened)/i,
    },
    {
      asked: /^(?!.*(?:dbs|disclosure|police|check)).*references/is,
      shows: /\breferences?\b[^.\n]{0,24}(?:request|available|below|provided|supplied)/i,
    },
    {
      asked: /secur|secret|sci|trust|\bdv\b|\bsc\b|terrorist|bpss|ctc|baseline|\bnv/i,
      shows:
        /(?:(?:security|secret|ts\/sci|public trust|dv|sc|bpss|ctc|baseline|nv[12]|government)[ -]){1,3}(?:clear(?:ed|ance)|vett(?:ed|ing))|\bclearance:|\bagsva\b|\bts\/sci\b|\bactive (?:top )?secret\b|\bnegative vetting\b/i,
    },
    {
      asked: /^working with children/i,
      shows: /\bwwcc?\b|working with (?:children|vulnerable people)|\bblue card\b/i,
    },
    {
      asked: /^(?!.*children)(?:[a-z]+ )*police (?:\p{L}+ )*(?:check|certificate|clearance)/iu,
      shows:
        /\bpolice (?:\w+ )?(?:check|vetting|vetted|clearance|certificate)|\bdbs\b|disclosure|vulnerable sector|certificate of (?:good )?conduct|\b(?:no|clear|clean) (?:criminal|police) record|\bcriminal record:? (?:none|nil|clear|clean)/i,
    },
    {
      shows:
        /\bdbs\b|disclosure|\bwwcc?\b|garda vett|police (?:check|vetting|clearance|certificate)|working with children|vulnerable sector|certificate of (?:good )?conduct|\bvog\b|fingerprint clearance/i,
    },
  ],
  'driving-licence': [
    {
      asked: /führerschein|permis|carn|patente|rijbewijs|prawo jazdy|körkort|cnh/i,
      shows:
        /führerschein|permis (?:de conduire|b\b)|carn(?:et|é) (?:de conducir )?b\b|patente\b[^.\n]{0,16}\bb\b|rijbewijs|prawo jazdy|körkort|\bcnh\b|driving licen[cs]e|fahrerlaubnis/i,
    },
    { asked: /vervoer|vehículo/i, shows: /eigen (?:vervoer|auto)|vehículo propio|coche propio/i },
    {
      // The states of the Gulf let nobody drive for long by a licence of elsewhere.
      asked: gulfLicence,
      shows:
        /\b(?:uae|u\.a\.e\.?|emirates?|dubai|abu dhabi|sharjah|gcc|ksa|saudi|qatari?|omani?|kuwaiti?|bahraini?)\b[^.;,\n]{0,24}\blicen[cs]e|\blicen[cs]e\b[^.;\n]{0,24}\b(?:uae|u\.a\.e\.?|emirates?|dubai|abu dhabi|sharjah|gcc|ksa|saudi|qatari?|omani?|kuwaiti?|bahraini?)\b/i,
    },
    {
      // "Driver with use of a car" asks for the car.
      asked: /^(?!.*(?:licen[cs]e|driving|\bdrive\b|driver['’]|car driver))/is,
      shows:
        /\b(?:own (?:car|vehicle|van|transport)|car (?:owner|driver)|(?:use of|access to) an? (?:car|vehicle)|licen[cs]e(?: and|,| \+| w\/) (?:a |own |use of )*car|(?:vw |ford |vauxhall |mercedes )(?:transporter|transit|vivaro|sprinter))\b/i,
    },
    {
      shows:
        /(?:driver['’]?s?['’]?|driving|car) licen[cs]e|licen[cs]e class b\b|(?:class (?:[bcg]|5|1|2)|cat(?:egory|\.)? [bcd]1?(?: ?\+ ?e)?|hgv|lgv|(?:heavy|medium) rigid|[hm][rc](?: (?:class|truck|manual))?) licen[cs]e|\b(?:hgv|lgv|pcv)(?: class [12])? driver\b|licen[cs]es?:? [^.\n]{0,16}\b(?:[bc] class|cat(?:egory|\.)? b\b)|licen[cs]es?(?: held)?: ?(?:uk |full |categor(?:y|ies) |cats? )*b(?:e|\+e)?\b|\b(?:clean|full|valid|uk|eu|irish|manual)(?: (?:clean|full|valid|uk|eu|irish|manual|car)){0,3} licen[cs]e|licen[cs]e and (?:a |own )?car\b|own (?:car|vehicle|transport)|\bb(?:[,/&]? ?\b(?:am|a[12]?|b\+?e|[cd]1?(?:\+?e)?|[ftw])\b){1,5} licen[cs]e|licen[cs]e: (?:full|clean|uk|yes)|\b(?:full|clean)(?:,? clean)? (?:uk |eu |irish |category |cat\.? )?(?:be?\+?e? )?licen[cs]e|\b(?:ncdl|[a-z]{2} ?dl|cdl|driver['’]?s? lic\.?)\b[ ,:(–-]{1,3}(?:class|cl\.?) ?[abcd]\b|\blicen[cs]e since \d{4}|\bcar (?:owner[ /-]{1,3})?driver\b|\b(?:i|can) drive\b(?! (?:a|an|the|for)\b)/i,
    },
  ],
  'background-check': [
    {
      // Who has no record has passed no drug test by that.
      asked: /^(?!.*(?:background|criminal)).*(?:drug|alcohol)/is,
      shows:
        /(?:pass(?:ed)?|clear(?:ed)?|clean|undergo(?:ne)?)[^.\n]{0,24} drugs?\b|drugs?(?: (?:and|&) alcohol)?(?: (?:check|test|screen)(?:ing|s|ed)?)?[ :,–-]{1,3}(?:clear|passed|clean|negative)/i,
    },
    {
      shows:
        /(?:pass(?:ed)?|clear(?:ed)?|clean|undergo(?:ne)?)[^.\n]{0,24} (?:background|drugs?|criminal)\b|(?:background|drug|criminal record)s? (?:check|test|screen)(?:ing|s|ed)?[ :,–-]{1,3}(?:clear|passed|clean)|(?:clean|clear) (?:police|criminal|credit|itc)(?: (?:and|&) (?:criminal|credit|itc))? record|\b(?:criminal|credit|police|itc) record[ :–-]{1,3}(?:none|nil|clear|clean)|(?<!\b(?:licen[cs]e|driv)[^.\n]{0,24})clean record\b|no (?:criminal record|convictions)|\bdbs\b/i,
    },
  ],
  medical: [
    {
      asked: /psychometric/i,
      shows: null,
    },
    {
      asked: /immun|vaccin/i,
      shows:
        /\bimmun(?:e|ity)\b[ :]{1,2}(?:to|status|record|confirmed|proven|shown)|(?:measles|mmr|varicella|hepatitis b|hep b|covid)(?:[ :–-]{1,3}(?:yes|done|complete)|[^.\n]{0,16} (?:immun\w+|vaccinat\w+|titres?|jabs?|course complete\w*|boosters?))|(?:fully|am|been) (?:vaccinated|immuni[sz]ed)|(?:vaccination|immuni[sz]ation)s? (?:record|complete|up to date)/i,
    },
    {
      shows:
        /medical (?:is )?(?:certificate|passed|valid|done|current|in date|up to date|until|to \d{4})|passed (?:an? )?(?:\w+ )?medical/i,
    },
  ],
  age: [
    // When somebody was born shows that they are old enough, and not that they are young enough.
    { asked: /\b(?:not|below|under|maximum)\b/i, shows: null },
    {
      shows:
        /\bborn (?:on|in|\d)|date of birth|\bdob\b|\bage:? \d\d\b|\b(?:1[89]|[2-6]\d) years old\b|\baged (?:1[89]|[2-6]\d)\b|\bi['’]?(?: a)?m \d\d\b(?! (?:years? )?(?:in|of exp|into|at))/i,
    },
  ],
  location: [
    { asked: /on-?site|remote/i, shows: null },
    {
      shows:
        /(?:willing|open|happy|able|prepared|planning|ready|free|keen) to (?:relocate|move (?:abroad|overseas|house|home|country|anywhere))|relocating to|(?:can|will) relocate|(?:willingness|open|happy) to (?:relocate|relocation)/i,
    },
  ],
  travel: [
    { asked: /passport/i, shows: /\bpassport\b(?! (?:photo|office|service|number))/i },
    {
      // Who has a car gets round a district; nights away are another thing.
      asked: /independently|round|across|between|throughout|within/i,
      shows:
        /\bown (?:car|vehicle|transport)\b|\bcar (?:owner|driver)\b|(?:driver['’]?s?['’]?|driving|car|full|clean) licen[cs]e|(?:willing|open|happy|able|prepared|free|ready) to travel/i,
    },
    {
      shows:
        /(?:willing|open|happy|able|prepared|free|ready) to travel|\d+\s*% travel|travel(?:l?ed|l?ing)? (?:up to )?\d+\s*%|nights? away|away \d+ nights|overnight stays/i,
    },
  ],
  shifts: [
    {
      asked: /call/i,
      shows:
        /\bon[- ]call\b(?! doctor)|\b(?:call[- ]?outs?|standby|breakdown) rota\b|\b(?:took|takes?|taking) call\b|\bcall rotation\b/i,
    },
    { asked: /(?:mon|tues|wednes|thurs|fri)days/i, shows: null },
    {
      asked: /sleep|waking|awake|stand-up/i,
      shows: /\bsleep-?(?:over|in)s?\b|\b(?:waking|awake|active|stand-up) nights?\b/i,
    },
    {
      // Who works nights has not said so of weekends.
      asked: /weekend|saturday|sunday/i,
      shows:
        /\b(?:weekends?|saturdays?|sundays?)\b|\b(?:seven|7)[- ]days?\b(?: (?:rota|roster|service|operation|a week))|\b(?:work|do|cover|available for|flexible (?:for|on|with)) (?:any|all) (?:shifts?|hours|days)\b|\b(?:rotating|continental|alternating|any|all) shifts?\b/i,
    },
    {
      // Who works nights has not said so of four days on and four off.
      asked: /^\W*(?:\p{L}+ )?(?:four|[2-7]) on,? (?:four|[2-7]) off/iu,
      shows:
        /\b(?:four|[2-7]) on,? (?:four|[2-7]) off|\bshift (?:work|pattern|rota)|\b(?:rotating|rolling|alternating|continental|full|rotational|any|all|day and night|(?:12|twelve)[- ]h(?:ou)?r|24\/7)[ -]shifts?\b|\bdays and nights\b/i,
    },
    {
      asked: /schicht|ruf|turnos|ploegen|zmian|helger/i,
      shows:
        /(?:wechsel|nacht|dreifach|früh|spät)?schicht|schichtdienst|rufbereitschaft|turnos|ploegen|zmianow|kvällar|helger/i,
    },
    {
      shows:
        /(?:nights?|weekends?|evenings?|rotating|early|late|split|swing|day and night|continental|alternating|three|two|[23]|12|twelve)(?:[ -]hour)?[ -]shifts?\b|(?:available|flexible)\b[^.\n]{0,24}\b(?:nights|weekends|evenings)|\b(?:work|do|cover|available for|flexible (?:for|on|with)) (?:any|all) (?:shifts?|hours|days)\b|(?:work(?:ed|ing)?|permanent|regular|can do|(?:would|will|happy to|\bable to|prepared to) (?:do|work|cover)) (?:permanent )?(?:nights|weekends|evenings)\b|shift (?:work|pattern|rota)|(?:four|4) on,? (?:four|4) off|days and nights|(?:full|rotational|on|24\/7) shifts?\b(?! (?:lead|manag|supervis))|\b(?:lone|on|incl(?:\.|uding)?) nights\b|shifts? incl|\bsaturdays(?: and|,| &) sundays\b|\bused to (?:working )?(?:nights|shifts|weekends|evenings)\b|\b(?:every|each|most|all|worked?|working) saturdays?\b/i,
    },
  ],
  lifting: [
    {
      asked: /height|climb|ladder|scaffold|roof/i,
      shows: /work(?:ed|ing)? at heights?|(?:climb\w*|\bup|use of) (?:ladders|scaffold)|roof work/i,
    },
    {
      asked: /lift|carry|handling/i,
      shows:
        /(?:lift|carr|handl)(?:y|ing|ed|ied)? (?:(?:up to|at least|over|[a-z]+ of|and [a-z]+) ){0,3}\d+\s*(?:lbs?|pounds|kg|kilos)|\d+\s?(?:kg|kilo|lbs?|pounds?) (?:bags|sacks|boxes|loads|boards|kegs|parcels|cases)|heavy lifting|manual handling/i,
    },
    { shows: /on (?:my|your) feet|standing (?:all day|for)/i },
  ],
  build: [
    // How tall somebody is tells nothing of how far up they reach.
    { asked: /reach/i, shows: /\breach:? ?(?:of )?\d(?:[\d.,]*\d)?(?: ?c?m\b)?/i },
    {
      shows: /\bheight:? ?\d(?:[\d.,]*\d)?(?: ?c?m\b)?|\b\d[\d.,]* ?c?m tall\b/i,
    },
  ],
  swimming: [
    {
      shows:
        /\b(?:swimmer|swimming|(?:i|can|able to) swim|swim (?:\d|\w+ times|regularly|weekly|daily|well)|lifeguards?|nplq|lifesaving)\b/i,
    },
  ],
  tests: [
    {
      asked: /\btb\b|tubercul/i,
      shows: /\b(?:tb|tuberculosis|mantoux)(?: skin)? (?:test|screen|clear)/i,
    },
    {
      asked: /^(?!.*\b(?:fitness|bleep|lift|trade|driving|typing|literacy|aptitude)\b)/is,
      shows:
        /(?:credit|cifas|financial|identity|eyesight|vision|hearing) (?:check|test)s?[ :,–-]{1,3}(?:clear|passed|done)|passed (?:an? )?(?:\w+ )?(?:credit|financial|eyesight|vision|hearing) (?:check|test)/i,
    },
    { shows: null },
  ],
  kit: [
    {
      asked: /tool/i,
      shows:
        /\b(?:own|full(?: set of)?|complete set of|set of) (?:own |my )?(?:(?:hand|power|basic|full|complete|set of|and|&|\/)[ ,]*)*tools?\b|\b(?:own|full) (?:tool ?(?:kit|box)|set of tools)|\btools: (?:own|full|complete)/i,
    },
    {
      asked: /insurance|cover\b/i,
      shows:
        /\b(?:indemnity|liability|malpractice)[^.\n]{0,24} (?:insurance|cover)|\bfully insured\b/i,
    },
    {
      shows:
        /\bown (?:full |set of |good )*(?:ppe|boots|tools?|knives|scissors|laptop|equipment|kit|instruments?|camera|chainsaw)\b/i,
    },
  ],
  'form-only': [{ shows: null }],
  portfolio: [
    {
      shows:
        /\bportfolio\b(?! of (?!my work\b|work\b))|\b(?:behance|dribbble|vimeo|artstation|journoportfolio|clippings|contently|github|gitlab)\.(?:net|com|io|me)\b|\bshow ?reel\b/i,
    },
  ],
} as const satisfies Record<ConditionCode, readonly Shown[]>

/** What of a CV shows that the condition is met which a posting names in these words; '' where nothing does. */
export function shownFor(code: ConditionCode, named: string): string {
  const kinds: readonly Shown[] = shownBy[code]
  const kind = kinds.find(({ asked }) => !asked || asked.test(named))
  const shown = withNationality(kind?.shows?.source ?? '', code, named)
  if (shown === '' || !ofPapers.has(code)) return shown
  return `(?:${shown})${code === 'driving-licence' ? notYet : ''}${notOfOthers}`
}

/** "Nationality: South African", where citizens of that country are asked for. */
function withNationality(shown: string, code: ConditionCode, named: string): string {
  const people = code === 'work-permit' ? (nationality.exec(named)?.[0] ?? '') : ''
  return people === ''
    ? shown
    : String.raw`${shown}|\bnationality[ :\t]{1,3}[^\n]{0,24}\b${people}\b`
}

const nationality =
  /\b(?:south african|new zealand|british|irish|swiss|[a-z]+ian|singaporean|american|emirati|saudi|omani|qatari)\b/i

/** "Learner licence", and "Driving licence" on a line above "learner permit" or "under process". */
const notYet = String.raw`(?<!\blearner[^.;\n]{0,32})(?!\W{0,5}[^.;,\n]{0,32}\b(?:learner|under process|in process|not yet|to be obtained)\b)`

/** What one may also deal with for others; who plans night shifts as often works them. */
const ofPapers: ReadonlySet<ConditionCode> = new Set([
  'work-permit',
  'clearance',
  'driving-licence',
  'background-check',
  'medical',
  'location',
])

/** "Processed DBS checks for volunteers", "I write work visa petitions": done with the papers of others, as no "support worker" is. */
const dealing = anyOf(`
  advis|administer|arrang|assess|assist|audit|book|chas|check|collect|conduct|coordinat|countersign|draft|explain|fil|handl|help|initiat
  interview|issu|keep|manag|monitor|order|organi[sz]|prepar|process|record|renew|represent|request|review|runn?|screen|secur|sponsor
  submit|support|teach|track|train|verify?|vett?|writ
`)
const dealtWith = `(?:${dealing})(?:e|es|s|d|ed|ing)?|appl(?:y|ied) for|carr(?:y|ied) out|deal[ts]? with|kept|ran|taught|verifie[sd]|wrote`
const notOfOthers = String.raw`(?!s? (?:applications?|petitions?|files|cases)\b)(?<!(?:^|[\n.;!?])\W{0,6}(?:(?:i|we) )?(?:[a-z]+ly )?(?:${dealtWith})\b(?! [a-z]+(?:er|or|ist|ant|lead|clerk)\b)[^\n.;!?]{0,120})`
