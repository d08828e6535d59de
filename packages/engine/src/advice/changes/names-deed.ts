import { readVerb } from '../../writing/verbs/read-verb.ts'

/** Whether what is asked for is something done, "registering new patients", and no name of a thing. */
export function namesDeed(asked: string): boolean {
  const [first = '', second = ''] = asked.split(' ')
  const verb = second === '' ? null : readVerb(first)
  if (!verb || verb.form === 's') return false
  if (counts.test(second)) return true
  return onlyDone.has(verb.base) || (verb.form === 'base' && doneAsBase.has(verb.base))
}

/** What stands between a verb and its object: "mentor two engineers", "running a site". */
const counts =
  /^(?:an?|the|your|our|their|its|all|both|each|every|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/i

/** Verbs that open no name of a thing, in either form; "training needs" and "lead times" are things. */
const onlyDone: ReadonlySet<string> = new Set(
  `achieve administer advise analyse analyze arrange assemble assess assist attend calculate coordinate collate collect
communicate compile complete conduct create deal deliver demonstrate develop dispense encourage ensure establish evaluate
explain facilitate follow gather generate give greet handle identify implement improve install interpret introduce
investigate keep liaise maintain make manage meet monitor motivate negotiate obtain organise organize oversee perform
prepare prioritise prioritize promote provide recommend reconcile reduce register replace resolve respond solve supervise
take undertake use verify welcome`.split(/\s+/),
)

/** Verbs whose "-ing" opens names: "building regulations", "running costs", "booking systems". */
const doneAsBase: ReadonlySet<string> = new Set(
  'build mentor present read run serve teach write'.split(' '),
)
