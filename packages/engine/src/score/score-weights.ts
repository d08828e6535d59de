import type { RequirementKind } from '../job/job.ts'

export const subScoreNames = ['Skills', 'Experience', 'Keywords', 'Education', 'Title'] as const

/** The parts that make the match score. */
export type SubScoreName = (typeof subScoreNames)[number]

/** Points of 100 that each part gives where the posting asks for it; the rest share what is left. */
export const scoreWeights = {
  Skills: { points: 24 },
  Experience: { points: 22 },
  Keywords: { points: 27 },
  Education: { points: 4 },
  Title: { points: 23 },
} as const satisfies Record<SubScoreName, { points: number }>

/** Why each part weighs what it weighs; for people to read, so the editor's score leaves it behind. */
export const weightReasons = {
  Skills: 'What the posting names, one by one, is the most direct thing to compare.',
  Experience: 'Years and duties show that the skills were used at work.',
  Keywords: 'The posting’s own words catch what no list of skills holds.',
  Education: 'Only where the posting asks for it; experience often stands in for it.',
  Title: 'A role of the same name or family is the shortest proof of fit.',
} as const satisfies Record<SubScoreName, string>

/** Which part of the score a requirement belongs to; knock-outs are shown apart and score nothing. */
export const partByKind = {
  skill: 'Skills',
  tool: 'Skills',
  licence: 'Skills',
  certification: 'Skills',
  language: 'Skills',
  'soft skill': 'Skills',
  knowledge: 'Skills',
  experience: 'Experience',
  duty: 'Experience',
  title: 'Title',
  education: 'Education',
  'knock-out': null,
} as const satisfies Record<RequirementKind, SubScoreName | null>

/** What one has done, and in which words: it weighs less where nobody needs to have done it before, and the title says how much. */
export const ofWorkDone: ReadonlySet<SubScoreName> = new Set(['Experience', 'Keywords', 'Title'])

/** Where what is named weighs less together than one must, little is asked for by name. */
const weightOfMust = 3

/**
 * What a part gives beside the others, of its points, by how much is asked for in it: a degree that is only wished for
 * weighs less, and where nobody needs to have done the work before, its title and what depends on it do.
 */
export function shareOfPart(name: SubScoreName, asked: (name: SubScoreName) => number): number {
  if (name === 'Education') return Math.min(1, asked(name))
  if (name === 'Skills') return Math.min(1, asked(name) / weightOfMust)
  const share = ofWorkDone.has(name) ? Math.min(1, asked('Title')) : 1
  return name === 'Title' ? share * share : share
}

/** Bump when a change moves scores: stored results say which version made them. */
export const algorithmVersion = 36

/**
 * The share of a part at which it counts as strong. Nobody's CV repeats a whole posting, and what
 * is named once among many other things earns a part of its points: with these shares the CVs of people
 * who do the work land between 50 and 75 on average, as `npm run bench:match` measures it.
 */
export const strongCoverage = {
  Skills: 0.54,
  Experience: 0.6,
  Keywords: 0.36,
  Education: 0.85,
  Title: 0.73,
} as const satisfies Record<SubScoreName, number>

/** What a part gives at its strong share, in percent: where the band of strong fits begins. */
export const strongPercent = 85

/**
 * A part's percentage for the share of it that is covered: a bend through its strong share, so that
 * little is told from nothing and much from more; only all of it gives a hundred.
 */
export function percentFor(name: SubScoreName, coverage: number): number {
  const strong = strongCoverage[name]
  const above = strongPercent / 100 - strong
  if (above <= 0) return coverage * 100
  const bend = (strong * (1 - strongPercent / 100)) / above
  return (100 * coverage * (1 + bend)) / (coverage + bend)
}
