/** How far up a title stands in its own work: on the way to it, below it, in it, above it. */
export type TitleLevel = 0 | 1 | 2 | 3

/** Who learns a trade, or fetches and carries for it. */
const learning =
  /\b(?:trainee|apprentices?(?:hip)?|apprentie?|student|intern(?:ship)?|pupil|cadet|placement|work experience|pre-registration|undergraduate|in training|labou?rer|(?:['’]?s|tradesman) mate)\b/i
const beginning =
  /\b(?:junior|jr|assistant|commis|demi|entry[- ]level|newly[- ]qualified|graduate|probationary|helper|aide|deputy|early career)\b/i
const above =
  /\b(?:head|chief|c[efot]o|director|principal|executive|vice president|vp|lead|leader|supervisor|superintendent|foreman)\b/i

/** Most titles name no level, and one look tells. */
const anyLevel = new RegExp([learning, beginning, above].map(({ source }) => source).join('|'), 'i')

/** Reads the level that a title names. */
export function readTitleLevel(title: string): TitleLevel {
  if (!anyLevel.test(title)) return 2
  if (learning.test(title)) return 0
  if (beginning.test(title)) return 1
  return above.test(title) ? 3 : 2
}

/** What a title of one level is worth for a job of another: by how far it stands below or above. */
export const below = [1, 0.8, 0.55, 0.45] as const
export const over = [1, 0.95, 0.85, 0.75] as const

/** The share of a title's credit that is left where its level is not the job's. */
export function levelCredit(held: TitleLevel, asked: TitleLevel): number {
  const gap = held - asked
  return (gap < 0 ? below[-gap] : over[gap]) ?? 1
}
