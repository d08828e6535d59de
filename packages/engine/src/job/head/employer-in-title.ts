import type { Span } from '../../text/span.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { isCapitalName, isKnownPlace, type Known } from './head-lines.ts'

/** "Data Engineer at Quill Analytics", "Baker @ Rye & Co", "Kestrel Robotics: Field Technician": whose job it is. */
export function findEmployerInTitle(
  text: string,
  title: Span,
  { titles, isTradeWord }: Pick<Known, 'titles' | 'isTradeWord'>,
): Span | null {
  const written = text.slice(title.start, title.end)
  const isJob = ({ start, end }: Span) => titles.some((hit) => start <= hit.start && hit.end <= end)
  const isEmployer = (name: string) =>
    isCapitalName(name.split(' ')) &&
    !isKnownPlace(name) &&
    name.split(/[\s&]+/).some((word) => isNameOnly(word, isTradeWord))
  const behind = atName.exec(written)?.[1]
  if (behind !== undefined) {
    const span = { start: title.end - behind.length, end: title.end }
    if (isEmployer(behind) && !isJob(span) && isJob({ start: title.start, end: span.start }))
      return span
  }
  const before = nameBefore.exec(written)?.[1]
  if (before === undefined) return null
  const span = { start: title.start, end: title.start + before.length }
  const isNamed = isEmployer(before) && !isJob(span) && isJob({ start: span.end, end: title.end })
  return isNamed ? span : null
}

const atName = /\s(?:at|@)\s+(?:the )?(\p{Lu}[^,;:|()@]{2,48})$/u
const nameBefore = /^(\p{Lu}[^,;:|()@]{2,48}):\s/u

function isNameOnly(word: string, isTradeWord: Known['isTradeWord']): boolean {
  return /^\p{L}{3,}$/u.test(word) && !isEverydayWord(word) && !isTradeWord(word)
}
