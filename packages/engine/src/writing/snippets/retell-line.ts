import { opensWeakly } from '../../findings/bullet-rules.ts'
import type { FindingCode } from '../../findings/finding-costs.ts'
import { startLarge, startSmall } from '../../text/letters/first-letter.ts'
import {
  appendResult,
  askForResult,
  rewordBullet,
  withOtherVerb,
  withoutFirstPerson,
  withVerbAsked,
} from '../reword-bullet.ts'
import { splitLine } from '../split-line.ts'
import { opensWithDeed } from '../verbs/present-verb.ts'
import { result } from './line-frames.ts'
import { namesAlready } from './names-already.ts'
import { type OwnLine, sentencesOf } from './own-line.ts'

/** The posting's word for what a line proves, and the words of the line that prove it. */
interface OtherWord {
  readonly asked: string
  readonly shown: string
}

/** A line of the CV said better, with the posting's word for what it proves where that is another. */
export function retellFor(line: OwnLine, other: OtherWord | null): readonly string[] {
  const reworded = rewordBullet(line.sentence, line)
  const named = startLarge(other === null ? reworded : nameIt(reworded, other))
  const told = askForResult(named)
  // A figure may be part of a name, "NEWS2": where nothing else is to be mended, the result is.
  const best = told === line.sentence ? appendResult(told) : told
  const others = withOtherVerb(named).map(askForResult)
  // Whose line has its figure and now the posting's word, too, is asked for no more.
  if (other !== null && told === named && named !== line.sentence) return [best, ...others]
  return [best, `${withoutEnd(named)}: [what came of it]`, ...others]
}

/** Whether a line tells of something done, briefly enough to be said anew. */
export function tellsDeed({ sentence }: OwnLine): boolean {
  return (
    (opensWithDeed(sentence) || opensWeakly(sentence)) &&
    sentence.split(' ').length <= mostWordsOfLine
  )
}

const mostWordsOfLine = 40

/** A line mended as a finding about it says. */
export function mendLine(line: OwnLine, code: FindingCode): readonly string[] {
  const reworded = rewordBullet(line.sentence, line)
  switch (code) {
    case 'long-bullet':
      return [splitAll(line)]
    case 'first-person':
      return [withoutPronouns(line)]
    case 'weak-opening': {
      const told = reworded === line.sentence ? withVerbAsked(reworded) : reworded
      return [askForResult(told), `${withoutEnd(told)}: [what came of it]`]
    }
    case 'short-bullet':
      return [fullerLine(reworded)]
    case 'present-tense-in-past-role':
      return [reworded === line.sentence ? `[In the past tense:] ${reworded}` : reworded]
    default:
      return [askForResult(reworded), `${withoutEnd(reworded)}: [what came of it]`]
  }
}

/** What was done, for whom and with what result. */
function fullerLine(line: string): string {
  const told = withoutEnd(line)
  return opensWithDeed(told) || opensWeakly(told)
    ? `${told} for [whom or what], ${result}`
    : `[What you did: ${/^\p{Lu}{2}/u.test(told) ? told : startSmall(told)}] for [whom or what], ${result}`
}

/** One line for one thing done. */
function splitAll(line: OwnLine): string {
  const sentences = sentencesOf(line.whole)
  const parts = sentences.length > 1 ? sentences : splitLine(line.whole)
  const lines = parts.length > 1 ? parts : splitAtComma(line.whole)
  return lines.map((each) => `- ${startLarge(sayPlainly(each, line))}`).join('\n')
}

const fewestWords = 6

/** Of one long sentence the beginning; what follows is nobody's to guess. */
function splitAtComma(line: string): string[] {
  const commas = [...line.matchAll(/,\s/g)].map(({ index }) => index)
  const first = commas.findIndex((end) => line.slice(0, end).split(/\s+/).length >= fewestWords)
  const ends = first < 0 ? [] : commas.slice(first)
  const middle = line.length / 2
  const [end] = ends.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const rest = '[The rest of it, begun with a verb]'
  return end === undefined ? ['[The first thing you did]', rest] : [line.slice(0, end), rest]
}

/** The sentences that speak of "I" and "my", each without. */
function withoutPronouns(line: OwnLine): string {
  const mended = sentencesOf(line.whole).flatMap((each) => {
    const plain = sayPlainly(each, line)
    return plain === withoutEnd(each) ? [] : [startLarge(plain)]
  })
  return mended.length > 0 ? mended.join('\n') : withoutSubject(line.sentence)
}

/** "In the fall I started working under an engineer" is "Started working under an engineer, in the fall". */
function withoutSubject(sentence: string): string {
  const [, before = '', verb = '', rest = ''] =
    /^([^,.;]{3,60}?),? I (\p{L}+ed|ran|led|made|took|gave|built|wrote|began) (.+)$/u.exec(
      withoutEnd(sentence),
    ) ?? []
  const duty = withoutEnd(withVerbAsked(sentence.replace(/^I (?=was )/, '')))
  if (/^\[/.test(duty)) return duty
  return verb === ''
    ? '[The same without “I”, begun with what you did]'
    : `${startLarge(verb)} ${rest}, ${startSmall(before)}`
}

function sayPlainly(sentence: string, line: OwnLine): string {
  return withoutEnd(withoutFirstPerson(rewordBullet(sentence, line)))
}

function withoutEnd(line: string): string {
  return line.replace(/(?<![\s.;,:])[\s.;,:]+$/, '')
}

/** "Raised orders in Sage 200 (ERP)": beside what proves it, and where that is no more to be found, at the end. */
function nameIt(line: string, { asked, shown }: OtherWord): string {
  if (namesAlready(line, asked)) return line
  const end = line.indexOf(shown) + shown.length
  const isWhole = line.includes(shown) && /^(?:$|[\s,.;:])(?!\s*[(\p{Lu}\d])/u.test(line.slice(end))
  if (!isWhole) return `${withoutEnd(line)} (${asked})`
  return `${line.slice(0, end)} (${asked})${line.slice(end)}`
}
