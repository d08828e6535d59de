import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Token } from '../../text/tokenize.ts'
import { tokensIn } from '../../text/tokens-in.ts'
import type { Unit } from '../../text/units.ts'
import { everydayWord } from '../../words/everyday-words.ts'
import { isCapitalOrFigureAt } from '../is-capital-at.ts'
import { findRunOns } from './cut-run-on.ts'

/** A name of two capitals ("eCommerce") is glued on purpose; a line ends in a longer small word. */
const leastLetters = 3

interface Words {
  readonly tokens: readonly Token[]
  /** Whether a word often ends a heading: "What you need for this position". */
  readonly endsHeading: (word: Token) => boolean
}

/**
 * Parts what lost its line break on the way through a clipboard or a website: "… in related
 * fieldsStrong coding skills" are two bullets, "RequirementsFive years" a heading and a bullet.
 */
export function cutGlued(text: string, units: readonly Unit[], words: Words): Unit[] {
  return units.flatMap((unit) => {
    const own = tokensIn(words.tokens, unit)
    const glued = gluedAt(text, own, words.endsHeading)
    const runOns = findRunOns(text, own)
    const startsLine = unit.startsLine || isGluedTo(text, unit.start)
    const dashes = dashedItems(text, unit)
    if (glued.length + runOns.length + dashes.length === 0) return { ...unit, startsLine }
    const cuts = [...new Set([...glued, ...runOns, ...dashes])].toSorted((a, b) => a - b)
    const edges = [unit.start, ...cuts, unit.end]
    return edges.slice(0, -1).map((start, at) => ({
      start,
      end: edges[at + 1] ?? unit.end,
      startsLine: at > 0 || startsLine,
      startsParagraph: at === 0 && unit.startsParagraph,
    }))
  })
}

const fewestDashes = 3
const fewestLettersDashed = 80
const dashed = /(?<=[\p{L}\p{N})%+.:] [-–] )(?=[\p{Lu}\d])/gu

/** "Requirements: - Slating - Tiling - CSCS card": a list that lost all its line breaks, with its dashes left. */
function dashedItems(text: string, { start, end }: Unit): number[] {
  if (end - start < fewestLettersDashed) return []
  const found = eachMatch(text.slice(start, end), dashed).map(({ index }) => start + index)
  return found.length < fewestDashes ? [] : found
}

/** "… please read on!Top Reasons": no blank after the sentence's end. */
function isGluedTo(text: string, start: number): boolean {
  return isCapitalOrFigureAt(text, start) && /^[.!?)]\p{Lu}/u.test(text.slice(start - 1, start + 1))
}

function gluedAt(
  text: string,
  tokens: readonly Token[],
  endsHeading: (word: Token) => boolean,
): number[] {
  const found: number[] = []
  let before: Token | undefined
  for (const token of tokens) {
    if (before && !isSpaced(text, before, token) && isCapitalOrFigureAt(text, token.start)) {
      const gap = text.slice(before.end, token.start)
      const isFigure = gap === '.' && isFullStop(text, before, token)
      const isGlued =
        gap === '' &&
        (endsHeading(before) || !isName(text, before, token)) &&
        isLineEnd(text, before, token, endsHeading)
      const isBehindBracket = gap === ')' && !isLetterAlone(text, token)
      if (isGlued || isFigure || isBehindBracket || gap === '- ' || /[\s.;]\*\s/.test(gap))
        found.push(token.start)
    }
    before = token
  }
  return found
}

/** "GoogleTest/Ceedling", "isoSPI": one name of two words, with no sentence behind it. */
function isName(text: string, before: Token, { start, end }: Token): boolean {
  const isOfCapitals = /^\p{Lu}/u.test(text.charAt(before.start))
  const isOfLetters = end - start > 1 && /^\p{Lu}+$/u.test(text.slice(start, end))
  if (isOfLetters) return before.end - before.start < leastLettersBeforeCapitals
  return (
    isOfCapitals &&
    (/[/,.;)\n]/.test(text.charAt(end)) || ofProgram.test(text.slice(end, end + 12)))
  )
}

/** "The TruckFile system". */
const ofProgram =
  /^ (?:systems?|software|apps?|platform|portal|database|tool|module|package|suite|program)\b/

const leastLettersBeforeCapitals = 4

/** The last letter of "IR(ME)R". */
function isLetterAlone(text: string, { start, end }: Token): boolean {
  return end - start === 1 && /\p{Lu}/u.test(text.charAt(start))
}

/** "… preferred.2 to 3 years": a number behind a small word's full stop. */
function isFullStop(text: string, before: Token, { start }: Token): boolean {
  return (
    /^\d{1,2}[+ ]/.test(text.slice(start, start + 3)) &&
    /^\p{Ll}{4,}$/u.test(text.slice(before.start, before.end))
  )
}

/** A single blank stands between: nothing is glued there. */
function isSpaced(text: string, before: Token, { start }: Token): boolean {
  return start === before.end + 1 && text.charCodeAt(before.end) === blank
}

const blank = 32

/** Where the word before is no name: it is small, ends a heading, or an everyday word begins anew. */
function isLineEnd(
  text: string,
  before: Token,
  token: Token,
  endsHeading: (word: Token) => boolean,
): boolean {
  if (endsHeading(before)) return true
  if (ofProgram.test(text.slice(token.end, token.end + 12))) return false
  if (/\d/.test(text.charAt(token.start))) return false
  const isSmall = !/^\p{Lu}/u.test(text.charAt(before.start))
  return (isSmall && before.end - before.start >= leastLetters) || everydayWord.has(token)
}
