import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import { oneSpelling } from '../../text/forms/one-spelling.ts'
import { irregularPasts } from './past-of.ts'
import { verbPasts } from './verbs.ts'

/** How a verb is written: "plan", "planning", "plans". */
export type VerbForm = 'base' | 'ing' | 's'

interface WorkVerb {
  readonly base: string
  readonly form: VerbForm
}

/** The verb that a word is a form of, where it is one of work; "rounds" and "catering" may be nouns, too. */
export function readVerb(word: string): WorkVerb | null {
  const lower = word.toLowerCase()
  if (isVerb(lower)) return { base: lower, form: 'base' }
  if (lower.endsWith('ing')) return found(stemsOf(lower.slice(0, -3)), 'ing')
  if (!lower.endsWith('s')) return null
  return found([lower.slice(0, -1), lower.slice(0, -2), lower.replace(/ies$/, 'y')], 's')
}

function stemsOf(stem: string): string[] {
  const undoubled = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...undoubled]
}

function found(candidates: readonly string[], form: VerbForm): WorkVerb | null {
  const base = candidates.find(isVerb)
  return base ? { base, form } : null
}

function isVerb(word: string): boolean {
  return (
    workVerbs.has(word) ||
    verbPasts.has(word) ||
    irregularPasts.has(word) ||
    regular.has(oneSpelling(word))
  )
}

/** Verbs that postings open tasks with and CVs hardly ever, in one spelling. */
const regular: ReadonlySet<string> = new Set(
  `utilize scale champion partner leverage spearhead author craft curate defend strengthen expand enhance accelerate
advocate cater clarify consult cooperate delegate dismantle disinfect enrol forge harmonize incorporate invent
judge justify lobby modernize modify nurture orchestrate outline persuade pilot practice quantify rationalize refurbish
rehearse renew renovate restock restore restructure retain roster simplify solicit specify standardize
summarize tackle tailor uncover ascertain correspond authorize allocate compose confirm construct convert customize dust devise
discipline erect escort exceed exchange fabricate formulate fulfil fulfill grease iron irrigate itemize mediate mobilize
mop notify polish rake reassure recycle reinforce remind replenish restrain retrieve rotate sanitize scan scrape scrub
shear shovel slice spray sterilize supplement suture swab tabulate unpack vaccinate vacuum wipe release rear milk calve
groom rehouse motivate upload download align articulate flag swap reject observe trace render animate digitize compare appraise classify
recover reimburse amortize depreciate consolidate hedge invest comfort bathe hoist sow weed fertilize decorate grout thatch carve
rivet varnish upholster excavate dredge moor berth navigate refuel overhaul uncouple induct shortlist recognize transcribe
subtitle localize narrate moderate acquire expedite stow titrate incubate isolate rehabilitate referee officiate exhibit conserve
empower inspire convince fundraise acknowledge mitigate minimize eliminate extinguish evacuate relay rinse knit mend stitch
shave braze haul shred accept decline dismiss visualize gauge replicate unpick blanch debone fillet marinate
garnish knead decant interlink hyphenate redact anonymize enrich deduplicate normalize refactor containerize
backfill hoover declutter coppice pollinate graft propagate irrigate lop quarantine deworm
microchip neuter breastfeed swaddle wean minute diarize photocopy signpost reassess reorder reschedule reopen relocate reunite resettle`
    .split(/\s+/)
    .filter(Boolean),
)
