import type { Candidate } from '../../candidate/candidate.ts'
import type { CvText } from '../../cv/cv.ts'
import { encloses, type Span } from '../../text/span.ts'
import { hasEnded } from '../document/has-ended.ts'
import { readVerb } from '../verbs/read-verb.ts'

/** A line of the CV to say better. */
export interface OwnLine {
  /** All of it, as one line. */
  readonly whole: string
  /** The sentence of it that is meant. */
  readonly sentence: string
  readonly isPast: boolean
}

/** The line of work around a quote; `null` where it stands in a list, a head or a summary. */
export function findOwnLine({ cv }: Candidate, quote: Span): OwnLine | null {
  for (const role of cv.experience) {
    const bullet = role.bullets.find(({ span }) => encloses(span, quote))
    if (bullet) return { ...readLine(bullet, quote), isPast: hasEnded(role) }
  }
  const others = [...cv.projects, ...cv.volunteering]
  const line = others.find(({ span }) => encloses(span, quote))
  return line ? { ...readLine(line, quote), isPast: true } : null
}

/** The sentences of a line, each by itself; what a semicolon parts stands for itself, too. */
export function sentencesOf(line: string): string[] {
  return cutSentences(line)
    .flatMap((each) => each.split(/;\s+/))
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '')
}

/** From so many words on, a line without a full stop has lost what parted its sentences. */
const longWords = 40

function cutSentences(line: string): string[] {
  return line
    .split(endOfSentence)
    .flatMap((each) => (each.split(/\s+/).length > longWords ? cutAtVerbs(each) : [each]))
}

const endOfSentence =
  /(?<!\b(?:ca|Ph|Eur|approx|incl|e\.g|No|no)\.)(?<=[\p{L}\d)%”"][.!?])\s+(?=[\p{Lu}\d“"])/u

/** "… for daily tasks Ensure all comply Track costs": a verb in capitals amid small words begins anew. */
function cutAtVerbs(line: string): string[] {
  const parts: string[] = []
  for (const part of line.split(/(?<=\p{Ll}{2,})\s+(?=\p{Lu}\p{Ll}+\s+[\p{Ll}\d])/u)) {
    const isNew = readVerb(part.split(/\s/)[0] ?? '') !== null || isPast(part)
    const last = parts.pop()
    if (last !== undefined) parts.push(isNew ? last : `${last} ${part}`)
    if (last === undefined || isNew) parts.push(part)
  }
  return parts
}

function isPast(part: string): boolean {
  return /^\p{Lu}\p{Ll}+ed\s/u.test(part)
}

function readLine({ text, quote: written, span }: CvText, quote: Span): Omit<OwnLine, 'isPast'> {
  let at = 0
  for (const sentence of cutSentences(written)) {
    const start = Math.max(at, written.indexOf(sentence, at))
    at = start + sentence.length
    const isMeant = span.start + start <= quote.start && quote.start < span.start + at
    const isPart = quote.end - quote.start < written.length || sentence.length < written.length
    if (isMeant && isPart) return { whole: text, sentence: sentence.replace(/\s+/g, ' ').trim() }
  }
  return { whole: text, sentence: text }
}
