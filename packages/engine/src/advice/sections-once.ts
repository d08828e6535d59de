import type { FindingCode } from '../findings/finding-costs.ts'
import { joinWords } from './in-words.ts'

/** What each part of a CV is called, and the heading that every reader knows. */
const parts: Partial<Record<FindingCode, { readonly name: string; readonly heading: string }>> = {
  'no-experience-section': { name: 'work experience', heading: 'Experience' },
  'no-education-section': { name: 'education', heading: 'Education' },
  'no-skills-section': { name: 'skills', heading: 'Skills' },
}

interface Told {
  readonly meaning: string
  readonly advice: string
}

/** A page without headings lacks several of them, which is one thing to say; `null` where it lacks one or none. */
export function tellSections(codes: readonly (FindingCode | null)[]): Told | null {
  const missing = codes.flatMap((code) => (code && parts[code]) ?? [])
  if (missing.length < 2) return null
  const headings = missing.map(({ heading }) => `“${heading}”`)
  return {
    meaning: `No headings were recognised for ${joinWords(missing.map(({ name }) => name))}.`,
    advice: `Put ${joinWords(headings)} above what belongs there, each on a line of its own.`,
  }
}

/** Of several missing sections the first, which stands for all of them. */
export function sectionsOnce<Item>(
  items: readonly Item[],
  codeOf: (item: Item) => FindingCode | null,
): Item[] {
  const isSection = (item: Item) => {
    const code = codeOf(item)
    return code !== null && code in parts
  }
  const first = items.find(isSection)
  return items.filter((item) => item === first || !isSection(item))
}

export function namesSection(code: FindingCode | null): boolean {
  return code !== null && code in parts
}
