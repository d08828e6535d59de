import { wordRoot } from '../../text/forms/word-forms.ts'

/** The root of the verb whose action a noun names: "manag" of "management"; null where it names a thing. */
export function verbRootOf(noun: string): string | null {
  const known = ownVerbs.get(noun)
  if (known !== undefined) return wordRoot(known)
  if (things.has(noun)) return null
  for (const [ending, verb] of endings) {
    if (ending.test(noun)) return wordRoot(noun.replace(ending, verb))
  }
  return null
}

/** Whether a noun is written like its verb, so that only an ending tells them apart: "repair", "testing". */
export function isLikeItsVerb(noun: string): boolean {
  return noun.endsWith('ing') ? !things.has(noun) : alike.has(noun)
}

const ownVerbs: ReadonlyMap<string, string> = pairs(`
acquisition acquire, administration administer, admission admit, analysis analyze, application apply, appraisal appraise, approval approve,
assembly assemble, conversion convert, delivery deliver, diagnosis diagnose, disposal dispose, education educate, entry enter, maintenance maintain, prescription prescribe,
production produce, provision provide, reconciliation reconcile, reduction reduce, referral refer, registration register, removal remove,
renewal renew, resolution resolve, retrieval retrieve, sales sell, sale sell, storage store, submission submit
`)

/** Nouns of the same endings whose verbs mean something else or do not take them as an object. */
const things = words(`
action association auction aviation certification citation commission communication condition construction corporation decision department
documentation document edition education element environment equipment experiment expression fashion formation foundation function garment
information instruction instrument intervention investment legislation litigation location medication mission motion nation nutrition
opinion option organization pension population position presentation profession question recreation regulation relation section session
situation solution specification statement station television tradition transaction transition tuition union vacation version vision
government apartment argument agreement appointment basement cement comment compliment employment endorsement engagement
accounting advertising banking being billing branding building catering ceiling clothing computing consulting drawing earning
engineering evening farming finding firefighting funding hearing heating housing imaging learning lending lighting living listing marketing
meeting modeling morning nursing offering opening parking policing programming proceeding selling setting spring string
thinking ticketing trading understanding warehousing wedding wellbeing working `)

const alike = words('audit care design inspection repair review survey')

const endings: readonly (readonly [RegExp, string])[] = [
  [/ification$/, 'ify'],
  [
    /(?<=install|prepar|transport|implement|transform|configur|restor|explor|reserv|interpret|observ|examin|valu|iz)ation$/,
    '',
  ],
  [/(?<=[a-z]{3}[tls])ion$/, ''],
  [/(?<=[a-z]{4})ment$/, ''],
]

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .trim()
      .split(/,\s+/)
      .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
  )
}
