import type { Importance } from './job.ts'
import type { UnitImportance } from './read-importance.ts'

/** What title and tasks weigh where nobody needs to have done the work before, of what they do elsewhere. */
export const novicesShare = 1 / 4

/**
 * Whether a posting says that one need not have done this work before: "no experience needed", "great but we
 * train". What it says of one thing ("no experience of SAP needed") says nothing of the work.
 */
export function isOpenToNovices(text: string): boolean {
  return says.test(text)
}

/** What the work consists of is learnt there; what is demanded stays demanded. */
export function ofNovices({ importance, isWish }: UnitImportance): Importance | null {
  return importance === 'preferred' && !isWish ? 'nice' : importance
}

const says = new RegExp(
  [
    String.raw`\bno (?:(?:previous|prior|relevant|direct|specific|formal|work|working|industry) ){0,2}experience(?: is| whatsoever| at all|,)* (?:needed|necessary|required|essential|expected)`,
    String.raw`\byou (?:don['’]t|do not|won['’]t|will not) need (?:any )?(?:(?:previous|prior) )?experience\b(?! (?:in|of|with|as))`,
    String.raw`\b(?:previous |prior )?experience (?:is not|isn['’]t) (?:needed|necessary|required|essential)`,
    String.raw`\bbut (?:we|we['’]ll|we will|we can|we do) (?:can |will |do )?(?:train|teach)\b`,
    String.raw`\bwe(?:['’]ll| will| can) (?:train|teach) you(?:\b(?! (?:on|in|to|how))|[.!])`,
    String.raw`\b(?:beginners|novices|newcomers|career changers|school leavers)(?: are)?(?: very)? welcome\b`,
  ].join('|'),
  'i',
)
