/**
 * One spelling for a word that Britain and America write differently, or short: "organisation" is "organization",
 * "paediatric" "pediatric", "maths" mathematics. A key to compare by, never shown.
 */
export function oneSpelling(word: string): string {
  if (word.length < 3 || !mayDiffer.test(word)) return word
  const known = ownWords.get(word)
  if (known !== undefined) return known
  let spelling = word
  for (const [british, american] of endings) spelling = spelling.replace(british, american)
  return spelling
}

/** Letters without which no word differs: most words end here. */
const mayDiffer =
  /is(?:e|ing|ation)|lys|our|[tb]red?$|ll(?:ing|ed|er|or)|logu|[fn]ce$|ae|oe|oul|oug|aug|ulph|^(?:tyre|grey|kerb|alumini|programme|advise|ageing|judgem|enrolm|fulfilm|instalm|speciality|jewel|practise|artefact|(?:math|phone|exam|lorry|mgr|asst|mktg|coord|supv|engr)$)/

const ownWords: ReadonlyMap<string, string> = new Map([
  ['tyre', 'tire'],
  ['grey', 'gray'],
  ['kerb', 'curb'],
  ['aluminium', 'aluminum'],
  ['programme', 'program'],
  ['adviser', 'advisor'],
  ['ageing', 'aging'],
  ['judgement', 'judgment'],
  ['enrolment', 'enrollment'],
  ['fulfilment', 'fulfillment'],
  ['instalment', 'installment'],
  ['speciality', 'specialty'],
  ['jewellery', 'jewelry'],
  ['practise', 'practice'],
  ['artefact', 'artifact'],
  ['licence', 'license'],
  ['defence', 'defense'],
  ['offence', 'offense'],
  // Short for the same.
  ['math', 'mathematics'],
  ['phone', 'telephone'],
  ['exam', 'examination'],
  ['lorry', 'truck'],
  ['mgr', 'manager'],
  ['asst', 'assistant'],
  ['mktg', 'marketing'],
  ['coord', 'coordinator'],
  ['supv', 'supervisor'],
  ['engr', 'engineer'],
])

const endings: readonly (readonly [british: RegExp, american: string])[] = [
  // Words that end so on both sides ("supervise", "exercise", "raise") are none of these.
  [
    /(?<=[a-z]{3})(?<![aou]|adv|superv|rev|dev|improv|telev|exerc|prom|compr|prec|merchand|franch|expert|enterpr|surpr|prem|conc|exc|dem|advert|otherw|likew|treat)is(?=(?:e[dr]?|ing|ations?|ational|able)$)/,
    'iz',
  ],
  [/lys(?=(?:e[dr]?|ing)$)/, 'lyz'],
  [/^(col|lab|behavi|fav|harb|neighb|hon|hum|od|vap|rum|arm|tum|endeav|sav|flav|rig)our/, '$1or'],
  [/(?<=^cent|theat|met|^lit|fib|calib)re$/, 'er'],
  [/(?<=^cent)red$/, 'ered'],
  [
    /(?<=^(?:mod|remod|lab|lev|trav|canc|pan|chann|tunn|couns|fu|refu|shov|bev)e)ll(?=ing$|ed$|er$|or$)/,
    'l',
  ],
  [/(?<=^(?:sign|marsh|tot|di|equ)a)ll(?=ing$|ed$|er$|or$)/, 'l'],
  [/(?<=^(?:contr|enr|patr)o)ll(?=ing$|ed$)/, 'l'],
  [/logue$/, 'log'],
  [/(?<=log)u(?=ing$|ed$)/, ''],
  [/(?<=an)ae(?=sth|m)|(?<=p)ae(?=d)|(?<=[hkf])ae(?=[mcd])|(?<=gyn|arch)ae/, 'e'],
  [/(?<=^|rrh)oe(?=d|s|a$)|(?<=^f)oe(?=t)/, 'e'],
  [/(?<=^m)oul(?=d)/, 'ol'],
  [/(?<=pl)ough/, 'ow'],
  [/(?<=^dr)aught/, 'aft'],
  [/(?<=^s)ulph/, 'ulf'],
]
