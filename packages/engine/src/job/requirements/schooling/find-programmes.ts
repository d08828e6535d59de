import { degreeLevels } from '../../../education/degrees.ts'
import type { DegreeHit } from '../../../education/find-degrees.ts'
import { firstIndex } from '../../../text/first-index.ts'
import { eachMatch } from '../../../text/patterns/each-match.ts'
import { overlaps, type Span } from '../../../text/span.ts'
import type { Token } from '../../../text/tokenize.ts'

/** Schooling that a posting asks for; where its words enclose the subject, that is told apart. */
export interface AskedSchooling extends DegreeHit {
  readonly subject?: Span
  /** The subjects that will do, where they were read with it. */
  readonly subjects?: readonly (readonly string[])[]
  /** Whether it is listed as postings of other countries do. */
  readonly isAbroad?: true
}

/**
 * "Graduate of an accredited Respiratory Therapy program", "a 2:1 or above in law": schooling without the name of a
 * degree. Programmes end in papers of several levels, so the lowest that a trade is learnt at will do.
 */
export function findProgrammes(
  text: string,
  tokens: readonly Token[],
  degrees: readonly DegreeHit[],
): AskedSchooling[] {
  const found = [...programmes(text), ...classes(text)].filter(
    (each) => !degrees.some((degree) => overlaps(degree, each)),
  )
  return found.map((each) => withTokens(tokens, each))
}

/** Schooling with the words that name it. */
export function withTokens(tokens: readonly Token[], found: Found): AskedSchooling {
  return {
    ...found,
    first: firstIndex(tokens, ({ end }) => end > found.start),
    last: firstIndex(tokens, ({ start }) => start >= found.end),
  }
}

type Found = Omit<AskedSchooling, 'first' | 'last'>

function programmes(text: string): Found[] {
  if (!/\b(?:program(?:me)?|school|course)\b/i.test(text)) return []
  return eachMatch(text, programme).flatMap(({ index, 0: whole, groups = {} }): Found[] => {
    const { lead = '', told = '', behind, within } = groups
    const subject = behind ?? within ?? ''
    // "Completion of the daily program" is a task, where nobody has approved it.
    if (!/^grad/i.test(told) && !approved.test(whole)) return []
    const start = index + lead.length
    const at = index + whole.lastIndexOf(subject)
    const end = index + whole.length
    return [
      {
        start,
        end,
        level: degreeLevels.vocational,
        subject: { start: at, end: at + subject.length },
      },
    ]
  })
}

const approved =
  /\b(?:accredited|approved|recogni[sz]ed|certified|post-?secondary|CAAHEP|AVMA|ABA)\b/i
const word = /[\p{L}/&-]{2,24}/u.source
const programme = new RegExp(
  `(?<lead>(?:^|\\n)[^\\p{L}\\n]{0,8}(?:(?:you )?(?:must|should) be |be )?(?:an? )?(?:recent |successful )?)(?<told>graduat(?:es?|ed|ion)|completi?on|completed)(?: of| from)?(?: an?| the)?(?: \\S{0,12}(?:accredited|approved|recogni[sz]ed))? (?:(?:${word} )?(?:school|college|program(?:me)?|course) (?:of|in|for) (?<behind>${word}(?: (?!(?:and|or|with|plus)\\b)${word}){0,3})|(?<within>(?!(?:our|this|each|of|from|the)\\b)${word}(?: (?!(?:program|programme|school|course)\\b)${word}){0,6}) (?:program(?:me)?|school|course)\\b)`,
  'giu',
)

/** The class of a degree stands for the degree. */
function classes(text: string): Found[] {
  return eachMatch(text, classOf).map(({ index, 0: whole, 1: lead = '' }) => ({
    start: index + lead.length,
    end: index + whole.length,
    level: degreeLevels.bachelor,
  }))
}

const classOf =
  /(\b(?:an?|minimum(?: of an?)?|at least an?|with an?|expected|predicted) )(?:(?:2[:.][12]|first(?:[- ]class)?|(?:upper|lower)[- ]second(?:[- ]class)?)(?:,? (?:or|\/) (?=(?:2[:.]|upper|lower))| )?){1,3}(?:\(?or (?:above|higher|better)\)? )?(?:hono(?:u)?rs )?in(?= \p{L})/giu
