import { titleHeads } from '../cv/lexicon/title-words.ts'
import type { MatchRow } from '../match/match-row.ts'

/** "Veterinary nurse" among the skills is a post that one has held. */
export function namesPost(asked: string): boolean {
  return titleHeads.has(asked.slice(asked.lastIndexOf(' ') + 1).toLowerCase())
}

/** Who was no "Finance Business Partner" cannot add that one was: the title has a row of its own. */
export function namesOwnPost({ requirement }: MatchRow, rows: readonly MatchRow[]): boolean {
  const asked = requirement.text.toLowerCase()
  return (
    namesPost(asked) &&
    rows.some(
      ({ requirement: { kind, text } }) => kind === 'title' && text.toLowerCase().includes(asked),
    )
  )
}
