import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { LexiconEntry } from '../../../lexicon/lexicon-entry.ts'
import { anywhere } from '../../../lexicon/main-trades.ts'
import { withoutPlurals } from '../../../text/forms/without-plurals.ts'
import { tokenize } from '../../../text/tokenize.ts'
import type { Requirement, RequirementKind } from '../../job.ts'
import { leaders } from '../work/years-of-leading.ts'

const done: ReadonlySet<RequirementKind> = new Set(['skill', 'knowledge', 'experience'])

/**
 * Adds how those are called who do what is asked for: "product management" is done by product managers,
 * and plumbing by plumbers. Who bears the title need not say it again.
 */
export function withDoers(lexicon: Lexicon, requirements: readonly Requirement[]): Requirement[] {
  return requirements.map((requirement) => {
    const { kind, need } = requirement
    const names = need.type === 'terms' ? need.anyOf : need.type === 'years' ? need.terms : []
    if (!done.has(kind)) return requirement
    const called = new Set([
      ...names.flatMap((name) => {
        const entry = lexicon.entries.get(name)
        return entry ? doersOf(lexicon, entry) : []
      }),
      ...(need.type === 'years' && need.of === 'leading' ? leaders : []),
    ])
    return called.size === 0 ? requirement : { ...requirement, doers: [...called] }
  })
}

/** How work is called, and how who does it: endings of the one, and those of the other. */
const endings: readonly (readonly [work: RegExp, doers: readonly string[]])[] = [
  [/e?ment$/, ['er']],
  [/ing$/, ['er', 'or', 'ant', 'e', '']],
  [/e?ry$/, ['er']],
  [/ry$/, ['']],
  [/(?:r?y|ism|ics)$/, ['ist', 'er']],
  [/ce$/, ['tist']],
  [/ion$/, ['or', 'er']],
  [/ancy$/, ['ant']],
  [/ysis$/, ['yst']],
  [/(?<=[ts]ion)$/, ['ist']],
  [/(?<=sign|search|work)$/, ['er']],
  [/trol$/, ['troller']],
]

const known = new WeakMap<LexiconEntry, readonly string[]>()

/** The same things are asked for in posting after posting. */
function doersOf(lexicon: Lexicon, entry: LexiconEntry): readonly string[] {
  const doers = known.get(entry) ?? readDoers(lexicon, entry)
  known.set(entry, doers)
  return doers
}

function readDoers(lexicon: Lexicon, { kind, field, forms }: LexiconEntry): string[] {
  if (kind !== 'skill' && kind !== 'knowledge') return []
  return forms.flatMap(({ written, isCaseSensitive }) => {
    if (isCaseSensitive || !/^[a-z -]+$/.test(written)) return []
    const called = endings.flatMap(([ending, doers]) =>
      ending.test(written) ? doers.map((doer) => written.replace(ending, doer)) : [],
    )
    // What one word names may be nobody's trade, or that of others: "casting" is done by no founder.
    if (!written.includes(' '))
      return called.filter((doer) =>
        isTrade(lexicon, doer, written.startsWith(doer) ? null : field),
      )
    return called.map(withoutPlurals)
  })
}

/** Whether a title says so, of the field if one is given. */
function isTrade({ titleIndex }: Lexicon, doer: string, field: string | null): boolean {
  const [hit] = titleIndex.find(tokenize(doer))
  if (field === null || anywhere.has(field)) return hit !== undefined
  return hit?.values.some(({ named }) => named.field === field) ?? false
}
