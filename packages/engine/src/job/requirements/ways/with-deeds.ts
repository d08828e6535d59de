import { DeedIndex } from '../../../lexicon/deeds/deed-index.ts'
import { readAsking } from '../../../lexicon/deeds/find-name.ts'
import type { FieldProfile } from '../../../lexicon/field-profile.ts'
import type { Quote, Span } from '../../../text/span.ts'
import { tokensIn } from '../../../text/tokens-in.ts'
import type { AskedDeed, Requirement, RequirementKind } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { deedsOf } from '#deeds'

/** Tools, papers and languages go by their names. */
const toldInOwnWords: ReadonlySet<RequirementKind> = new Set(['skill', 'knowledge', 'duty'])
/** What is done at work of any kind. */
const everywhere: readonly string[] = ['management', 'office']

/** The fields of which a posting may ask deeds. */
export function fieldsOfDeeds({ fields, isAbout }: FieldProfile): readonly string[] {
  const own = fields.flatMap(({ field }) => (isAbout(field) ? field : []))
  return [...new Set([...own, ...everywhere])]
}

/** Adds to what a posting asks for how people tell that they did it, for the fields it speaks of. */
export function withDeeds(
  posting: Posting,
  requirements: readonly Requirement[],
  fields: readonly string[],
): Requirement[] {
  const indexes = fields.flatMap((field) => indexOf(field) ?? [])
  return requirements.map((requirement) => {
    if (!toldInOwnWords.has(requirement.kind) || isOfPaper(posting, requirement)) return requirement
    const deeds = partsOf(requirement.quote).flatMap((part) => {
      const tokens = tokensIn(posting.tokens, part)
      const asking = readAsking(tokens)
      return indexes.flatMap((index): AskedDeed[] =>
        index.find(tokens, asking).map(({ line, tokens: named }) => {
          return { roots: named.map(({ root }) => root), ways: index.waysOf(line) }
        }),
      )
    })
    if (deeds.length === 0) return requirement
    return { ...requirement, deeds: [...(requirement.deeds ?? []), ...deeds] }
  })
}

/** "Vulnerable customers / Priority Services Register" asks for no customer services. */
function partsOf({ start, quote }: Quote): Span[] {
  let end = start
  return quote.split(parting).map((part) => {
    const from = end
    end = from + part.length + parting.length
    return { start: from, end: from + part.length }
  })
}

const parting = ' / '

/** A "culinary qualification" is held, and no work tells of it. */
function isOfPaper({ text }: Posting, { quote }: Requirement): boolean {
  return paperFollows.test(text.slice(quote.end, quote.end + lettersOfPaper))
}

const lettersOfPaper = 20
const paperFollows =
  /^\s+(?:qualification|certificat|diploma|degree|licen[cs]e|registration|accreditation)/i

const indexes = new Map<string, DeedIndex>()

function indexOf(field: string): DeedIndex | undefined {
  const known = indexes.get(field)
  if (known) return known
  const source = deedsOf(field)
  if (source === undefined) return undefined
  const index = new DeedIndex(source)
  indexes.set(field, index)
  return index
}
