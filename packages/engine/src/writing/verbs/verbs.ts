import { toldVerbs } from '../../lexicon/verbs/told-verbs.ts'
import { pastOf } from './past-of.ts'

/** Openings that tell of a duty, not of what was done. Lower case. */
export const weakOpenings = [
  'responsible for',
  'duties include',
  'responsibilities include',
  'in charge of',
  'tasked with',
  'helped',
  'assisted with',
  'assisted in',
  'worked on',
  'worked with',
  'worked as',
  'involved in',
  'participated in',
  'took part in',
  'was responsible for',
  'dealt with',
  'exposure to',
  'familiar with',
  'experience in',
  'experience with',
  'was in charge of',
  'my duties',
  'my role',
  'role included',
] as const

/** Praise that nothing on the page can show. Lower case. */
export const fillerPhrases = [
  'results-driven',
  'results driven',
  'result-oriented',
  'results-oriented',
  'go-getter',
  'hard worker',
  'hard-working',
  'team player',
  'detail-oriented',
  'detail oriented',
  'self-starter',
  'think outside the box',
  'synergy',
  'dynamic professional',
  'proven track record',
  'highly motivated',
  'fast learner',
  'quick learner',
  'people person',
  'guru',
  'ninja',
  'rockstar',
  'passionate about',
  'works well under pressure',
  'excellent communication skills',
  'seasoned professional',
] as const

/** Verbs as they open a line in the present tense, each with its past: "manage", "managed". */
export const verbPasts: ReadonlyMap<string, string> = new Map(
  [
    ...toldVerbs,
    ...'do speak begin spend distribute photograph machine survey tutor grade triage'.split(' '),
  ].map((verb) => [verb, pastOf(verb)]),
)

/** Verbs in the present as they open a line; "cut" and "set" are their own past. */
export const presentVerbs: ReadonlySet<string> = new Set(
  [...verbPasts].flatMap(([verb, past]) => (verb === past ? [] : [verb])),
)
