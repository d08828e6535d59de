import type { Cv, CvText } from '../cv/cv.ts'
import { ofEmployer } from '../lexicon/deeds/employers-name.ts'
import { wordAmong } from '../text/forms/word-trait.ts'
import type { Token } from '../text/tokenize.ts'
import { tokensIn } from '../text/tokens-in.ts'
import type { CvUnit } from './candidate.ts'

/** Words that end an employer's name, or a part of it, and may tell its trade: "Bakeries" of "Ferncombe Bakeries Ltd". */
export interface EmployerEnd {
  /** As a deed's way of telling is written. */
  readonly way: string
  readonly unit: CvUnit
}

interface Read {
  readonly cv: Cv
  readonly tokens: readonly Token[]
  readonly units: readonly CvUnit[]
}

const mostWords = 3

/** The ends of all employers' names; what stands in a title behind a comma is as often one. */
export function employerEnds({ cv, tokens, units }: Read): EmployerEnd[] {
  const partsOf = (name: CvText | null) => (name ? cutParts(tokensIn(tokens, name.span)) : [])
  return cv.experience.flatMap((role) =>
    [...partsOf(role.company), ...partsOf(role.title).slice(1)].flatMap((part) => {
      const unit = units.find(({ end }) => (part[0]?.start ?? 0) < end)
      if (!unit) return []
      // A name is short, and says where all of a role's work was done.
      const place = { ...unit, roles: [role], strength: 'described' as const, backing: 1 }
      return endsOf(part).map((way) => ({ way, unit: place }))
    }),
  )
}

/** What stands between commas, brackets and the like, and up to "of". */
function cutParts(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = []
  for (const token of tokens) {
    const open = parts.at(-1)
    const before = open?.at(-1)
    if (before && token.start === before.end + 1 && !joining.has(before)) open?.push(token)
    else parts.push([token])
  }
  return parts
}

function endsOf(part: readonly Token[]): string[] {
  const ends: string[] = []
  for (let last = part.length; last > 0; last -= 1) {
    for (let words = 1; words <= Math.min(mostWords, last); words += 1) {
      const end = part.slice(last - words, last).map(({ root }) => root)
      ends.push(end.join(' ') + ofEmployer)
    }
    if (!forms.has(part[last - 1])) break
  }
  return ends
}

const joining = wordAmong(['of', 'for'])
/** Words that end a name and tell no trade. */
const forms = wordAmong('of for ltd limited plc inc llp group trust foundation nhs'.split(' '))
