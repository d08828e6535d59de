import type { Lexicon } from '../lexicon/lexicon.ts'
import { readRelated } from '../lexicon/read-related.ts'
import { relatedSkills } from '../lexicon/related-skills.ts'
import type { Job, Requirement } from './job.ts'

/** Of each skill that is asked for by name, those near it: who has one of them is on the way to it. */
export function nearSkills(lexicon: Lexicon, requirements: readonly Requirement[]): Job['near'] {
  const { all, near } = nearBySkill(lexicon)
  const asked = requirements.flatMap(({ need }) => (need.type === 'terms' ? need.anyOf : []))
  return Object.fromEntries(
    asked.flatMap((name) => {
      const others = near.get(lexicon.entries.get(name)?.number ?? -1)
      return others ? [[name, others.flatMap((number) => all[number]?.name ?? [])]] : []
    }),
  )
}

interface NearBySkill {
  readonly all: readonly { readonly name: string }[]
  readonly near: ReadonlyMap<number, readonly number[]>
}

const known = new WeakMap<Lexicon, NearBySkill>()

/** Read when a lexicon is first asked. */
function nearBySkill(lexicon: Lexicon): NearBySkill {
  const before = known.get(lexicon)
  if (before) return before
  const fresh = {
    all: [...lexicon.entries.values()],
    near: readRelated(relatedSkills(lexicon)),
  }
  known.set(lexicon, fresh)
  return fresh
}
