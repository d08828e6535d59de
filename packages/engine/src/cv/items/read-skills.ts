import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'
import type { CvSkill, CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { languageNames } from '../lexicon/language-names.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { countPieces } from '../words/count-pieces.ts'
import { fold, foldedWords } from '../words/fold.ts'
import { partAtSlashes, partLast } from './part-skills.ts'
import { continues, hanging, pageOf } from './read-items.ts'
import { areLanguages, withLevels } from './read-list.ts'
import { tellsSkillLevel, withSkillLevels } from './skill-levels.ts'
import { labelOf, listsIn, mayOpenList, namesLanguages } from './skill-lists.ts'

export interface ReadSkills {
  readonly skills: readonly CvSkill[]
  /** A group of skills that are languages people speak. */
  readonly languages: readonly CvText[]
}

const breakers = ',;|•●▪■◦○·∙⋅⋄◇◆♦∣│\t\uf0b7\uf0a7、，；'
const longestSection = 20_000

/** Reads a list of skills: one a line, or many between commas, with or without a label before them. */
export function readSkills(text: string, lines: readonly CvLine[], first = 0): ReadSkills {
  const skills: CvSkill[] = []
  const languages: CvText[] = []
  let list = first - 1
  let before: readonly CvText[] = []
  for (const run of listRuns(lines)) {
    const start = run[0]?.start ?? 0
    const end = Math.min(run.at(-1)?.end ?? 0, start + longestSection)
    for (const own of listsIn(text, { start, end })) {
      const { group, pieces } = readOne(text, own)
      if (pieces.length === 0) continue
      if (group === undefined && areLanguages(pieces)) {
        languages.push(...pieces)
        continue
      }
      const goesOn = group === undefined && isOneName(before) && isOneName(pieces)
      if (!goesOn) list++
      before = group === undefined ? pieces : []
      skills.push(...pieces.map((piece) => ({ ...piece, ...(group ? { group } : {}), list })))
    }
  }
  const spoken = skills.filter(isSpoken)
  if (spoken.length === 0) return { skills, languages }
  return {
    skills: skills.filter((skill) => !isSpoken(skill)),
    languages: [...spoken.map(({ group, list: _, ...value }) => value), ...languages],
  }
}

interface OneList {
  readonly group: string | undefined
  readonly pieces: readonly CvText[]
}

/** "Polish - native" among languages is one of them. */
function readOne(text: string, own: Span): OneList {
  const label = labelOf(text, own)
  const found = splitList(text, label?.next ?? own.start, own.end).filter(namesSkill)
  const [only, ...more] = found
  // "Word: advanced" is a skill, and no group of one.
  const isGraded = label && only && more.length === 0 && tellsSkillLevel(only.text)
  const graded = isGraded ? cvText(text, own.start, only.span.end) : null
  if (graded) return { group: undefined, pieces: [graded] }
  const pieces = partLast(text, partAtSlashes(text, withSkillLevels(text, found)))
  const areSpoken = label !== null && namesLanguages(label.text)
  return { group: label?.text, pieces: areSpoken ? withLevels(text, pieces) : pieces }
}

/** "English (B2), Danish" below other skills begins a list of its own. */
function opensWithLanguage(words: string): boolean {
  return languageNames.has(fold(/^\p{L}+/u.exec(words)?.[0] ?? ''))
}

/** "80%" in a circle above a skill is none of its own. */
function namesSkill({ text }: CvText): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/^\d{1,3} ?%$/.test(text)
}

const mostNameWords = 4

/** A list may have a line for each of its names; a line of several, or of a sentence, stands for itself. */
function isOneName([name, ...more]: readonly CvText[]): boolean {
  return name !== undefined && more.length === 0 && countPieces(name.text) <= mostNameWords
}

function isSpoken({ group, text }: CvSkill): boolean {
  if (group === undefined || !namesLanguages(group)) return false
  const [first = '', second = ''] = foldedWords(text)
  return languageNames.has(first) || (howWell.has(first) && languageNames.has(second))
}

/** "Conversational Spanish", "some French". */
const howWell: ReadonlySet<string> = new Set(
  'conversational basic fluent native good working intermediate advanced beginner elementary spoken written limited professional some business proficient excellent fair moderate'.split(
    ' ',
  ),
)

/** Lines that make one list: a comma list runs over its line ends. */
function listRuns(lines: readonly CvLine[]): CvLine[][] {
  const page = pageOf(lines)
  const isInSmall = areInSmall(lines)
  const runs: CvLine[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const isList =
      before?.text.includes(',') === true &&
      (before.text.length >= page.width * 0.8 || before.text.endsWith(','))
    const goesOn =
      before &&
      !line.bullet &&
      line.gap === 0 &&
      (isList ||
        (isOpen(before.text) && line.text.includes(')')) ||
        ((!isInSmall || hanging.test(before.text)) &&
          !isNamedBelow(line, before) &&
          continues(line, { before, first: run?.[0] ?? before }, page))) &&
      !mayOpenList(line.text) &&
      !opensWithLanguage(line.text)
    if (run && goesOn) run.push(line)
    else runs.push([line])
  }
  return runs
}

/**
 * "report writing" below "JavaScript" is another skill where nothing but the text tells: what a column breaks off is
 * mostly a word, or goes on with one that ties a sentence together.
 */
function isNamedBelow(line: CvLine, before: CvLine): boolean {
  if (before.fontSize > 0 || before.x > 0 || hanging.test(before.text)) return false
  const [word = '', ...more] = line.text.split(' ')
  return more.length > 0 && /^\p{Ll}[\p{L}-]+$/u.test(word) && !ties.test(word)
}

const ties =
  /^(?:and|or|of|for|with|without|to|in|the|an|on|at|by|from|as|into|using|including|through|across)$/

/** A bracket that a narrow column has broken: "Excel (pivot tables, Power". */
function isOpen(words: string): boolean {
  return words.lastIndexOf('(') > words.lastIndexOf(')')
}

/** Whoever writes "wound care" and "manual handling" below each other goes on with nothing in small letters. */
function areInSmall(lines: readonly CvLine[]): boolean {
  const small = lines.filter(({ text }) => /^\p{Ll}/u.test(text) && !/[,;|]/.test(text))
  return small.length > lines.length / 2
}

const listSign =
  /[([{]|[)\]}]|[,;|•●▪■◦○·∙⋅⋄◇◆♦∣│\t\ue000-\uf8ff、，；]| {3,}|(?<=\S)\s[-–—*/](?=\s)|\.\s+(?=\p{Lu})|\band\b(?= *$)/gu

/** Cuts at separators outside brackets; a sentence stays whole. */
function splitList(text: string, start: number, end: number): CvText[] {
  const pieces: CvText[] = []
  let depth = 0
  let from = start
  const words = text.slice(start, end)
  const push = (to: number) => {
    const piece = cvText(text, from, to)
    if (piece) pieces.push(piece)
  }
  for (const match of eachMatch(words, listSign)) {
    const sign = match[0]
    if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && (sign.length === 1 ? breakers.includes(sign) : sign !== 'and')) {
      push(start + match.index)
      from = start + match.index + sign.length
    }
  }
  push(pieces.length > 0 && /\p{L}{3}\.$/u.test(words) ? end - 1 : end)
  return pieces
}
