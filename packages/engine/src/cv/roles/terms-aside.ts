import type { CvLine } from '../lines/read-lines.ts'
import type { RoleBlock } from './role-blocks.ts'

const longestTerm = 160
/** On what terms somebody worked, for whom to ask, and why it ended, as federal forms and applications list it. */
const term =
  /^(?:(?:(?:average|avg\.?|approx\.?|total|weekly|number of) )?hours?(?: worked)?(?:(?: per | a | each |\/)w(?:ee)?k)?\s*:|\(?\d{2}(?:\.\d+)?\+? (?:hours?|hrs)(?: per | a |\/)w(?:ee)?k\)?\.?$|(?:(?:starting|beginning|ending|final|annual|base|current) )?(?:salary|pay|wage)(?: (?:plan|rate|grade|range))?\s*:|(?:(?:gs|pay) )?(?:series|grade)(?:(?:\/| and |, )(?:grade|series|step|pay plan))*(?: level)?\s*:|(?:immediate |current )?supervisor(?:['’]?s)?(?: name| phone| contact)?(?: and (?:phone|title))?\s*:|(?:(?:may|can) (?:we |you )?|ok(?:ay)? to )contact\b|this is a (?:federal|time[- ]limited)|reason for leaving\s*:|(?:period of )?notice(?: period| required)?\s*:)/i

/** "Total experience: 6 years 4 months" above the roles is of none of them. */
const ofAll =
  /^(?:total|overall|relevant) (?:(?:no\.? of |number of |length of )?years? of )?(?:(?:work(?:ing)?|job|professional|industry) )?experience\s*[:–-]/i

interface Parted {
  readonly told: readonly CvLine[]
  readonly terms: readonly CvLine[]
}

/** Takes the terms of roles out of their lines: they may stand within a head and name nothing in it. */
export function partTerms(lines: readonly CvLine[]): Parted {
  const told: CvLine[] = []
  const terms: CvLine[] = []
  let gap = 0
  for (const line of lines) {
    const own = gap > line.gap ? { ...line, gap } : line
    const isOfAll = ofAll.test(line.text)
    const isTold = !isOfAll && !isTerm(line)
    if (isTold) told.push(own)
    else if (!isOfAll) terms.push(line)
    gap = isTold ? 0 : own.gap
  }
  return { told, terms }
}

function isTerm({ text }: CvLine): boolean {
  return text.length <= longestTerm && isListedTerm(text)
}

/** "Hours per week: 40", as forms list a term; what people write behind a name or dates is known by `tellsTerms`. */
export function isListedTerm(words: string): boolean {
  return mayBeTerm(words) && term.test(words)
}

/** Asked first, of every line: a label's colon near its beginning, a number, or one of a few first letters. */
function mayBeTerm(words: string): boolean {
  const colon = words.indexOf(':')
  if (colon > 2) return colon < longestLabel
  return '(cmot0123456789CMOT'.includes(words.charAt(0))
}

const longestLabel = 44

/** Puts the terms back into what each role tells. */
export function withTerms(
  blocks: readonly RoleBlock[],
  terms: readonly CvLine[],
): readonly RoleBlock[] {
  if (terms.length === 0) return blocks
  return blocks.map((block, at) => {
    const start = at === 0 ? 0 : startOf(block)
    const end = startOf(blocks[at + 1])
    const own = terms.filter((line) => start <= line.start && line.start < end)
    const body = [...block.body, ...own].toSorted((a, b) => a.start - b.start)
    return own.length === 0 ? block : { ...block, body }
  })
}

function startOf(block: RoleBlock | undefined): number {
  return block ? Math.min(...block.head.map(({ line }) => line.start)) : Number.POSITIVE_INFINITY
}
