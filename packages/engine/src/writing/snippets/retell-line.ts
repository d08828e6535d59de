import type { FindingCode } from '../../findings/finding-costs.ts'
import { startLarge } from '../../text/first-letter.ts'
import {
  appendResult,
  askForResult,
  rewordBullet,
  withOtherVerb,
  withoutFirstPerson,
  withVerbAsked,
} from '../reword-bullet.ts'
import { splitLine } from '../split-line.ts'
import { type OwnLine, sentencesOf } from './own-line.ts'

/** A line of the CV said better, with the posting's word for what it proves where that is another. */
export function retellFor(line: OwnLine, asked: string | null): readonly string[] {
  const reworded = rewordBullet(line.sentence, line)
  const named = asked === null ? reworded : nameIt(reworded, asked)
  const told = askForResult(named)
  // A figure may be part of a name, "NEWS2": where nothing else is to be mended, the result is.
  const best = told === line.sentence ? appendResult(told) : told
  return [best, ...withOtherVerb(named).map(askForResult)]
}

/** A line mended as a finding about it says. */
export function mendLine(line: OwnLine, code: FindingCode): readonly string[] {
  const reworded = rewordBullet(line.sentence, line)
  switch (code) {
    case 'long-bullet':
      return [splitAll(line)]
    case 'first-person':
      return [withoutPronouns(line)]
    case 'weak-opening':
      return [askForResult(reworded === line.sentence ? withVerbAsked(reworded) : reworded)]
    default:
      return [askForResult(reworded), ...withOtherVerb(reworded).map(askForResult)]
  }
}

/** One line for one thing done. */
function splitAll(line: OwnLine): string {
  const sentences = sentencesOf(line.whole)
  const parts = sentences.length > 1 ? sentences : splitLine(line.whole)
  const lines = parts.length > 1 ? parts : [line.whole]
  return lines.map((each) => `- ${startLarge(sayPlainly(each, line))}`).join('\n')
}

/** The sentences that speak of "I" and "my", each without. */
function withoutPronouns(line: OwnLine): string {
  const mended = sentencesOf(line.whole).flatMap((each) => {
    const plain = sayPlainly(each, line)
    return plain === each.replace(/[\s.;,]+$/, '') ? [] : [startLarge(plain)]
  })
  return mended.length > 0 ? mended.join('\n') : askForResult(line.sentence)
}

function sayPlainly(sentence: string, line: OwnLine): string {
  return withoutFirstPerson(rewordBullet(sentence, line)).replace(/[\s.;,]+$/, '')
}

function nameIt(line: string, asked: string): string {
  return line.toLowerCase().includes(asked.toLowerCase())
    ? line
    : `${line.replace(/[\s.;,]+$/, '')} (${asked})`
}
