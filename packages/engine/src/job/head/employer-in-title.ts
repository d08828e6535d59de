import type { Span } from '../../text/span.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { endsAsEmployer, isCapitalName, isKnownPlace, type Known } from './head-lines.ts'

/** "Data Engineer at Quill Analytics", "Baker @ Rye & Co", "Kestrel Robotics: Field Technician": whose job it is. */
export function findEmployerInTitle(
  text: string,
  title: Span,
  { titles, isTradeWord }: Pick<Known, 'titles' | 'isTradeWord'>,
): Span | null {
  const [line] = /^[^\n]*/.exec(text.slice(title.start)) ?? ['']
  const [beforePlace] = /^.*?(?=,\s)|^.*/.exec(text.slice(title.start, title.end)) ?? ['']
  const written = beforePlace.replace(/[^\p{L}\p{N}.)]+$/u, '')
  const place = /^,\s+(\p{L}[^,;|(]+)/u.exec(line.slice(beforePlace.length))?.[1]?.trim()
  const isPlaced = place !== undefined && isKnownPlace(place)
  const isJob = ({ start, end }: Span) => titles.some((hit) => start <= hit.start && hit.end <= end)
  const isEmployer = (name: string) =>
    isCapitalName(name.split(' ')) &&
    !isKnownPlace(name) &&
    (isPlaced ||
      endsAsEmployer(name.split(' ')) ||
      name.split(/[\s&]+/).some((word) => isNameOnly(word, isTradeWord)))
  const behind = atName.exec(written)?.[1]
  if (behind !== undefined) {
    const end = title.start + written.length
    const span = { start: end - behind.length, end }
    if (isEmployer(behind) && !isJob(span) && isJob({ start: title.start, end: span.start }))
      return span
  }
  const before = nameBefore.exec(written)?.[1]
  if (before === undefined) return null
  const span = { start: title.start, end: title.start + before.length }
  const isNamed = isEmployer(before) && !isJob(span) && isJob({ start: span.end, end: title.end })
  return isNamed ? span : null
}

const atName = /\s(?:at|@|for|(?:wanted|needed) by)\s+(?:the )?(\p{Lu}[^,;:|()@]{2,48})$/u
const nameBefore = /^(\p{Lu}[^,;:|()@]{2,48}):\s/u

function isNameOnly(word: string, isTradeWord: Known['isTradeWord']): boolean {
  return /^\p{L}{3,}$/u.test(word) && !isEverydayWord(word) && !isTradeWord(word)
}
