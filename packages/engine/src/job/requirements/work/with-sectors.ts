import { SectorIndex } from '../../../lexicon/deeds/sector-index.ts'
import { overlaps, quoteSpan, type Span } from '../../../text/span.ts'
import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import { tokensIn } from '../../../text/tokens-in.ts'
import type { AskedDeed, Requirement, RequirementKind } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { importanceWeights } from '../requirement-weights.ts'
import { slug } from '../skills/skill-requirements.ts'
import { type AskedSectors, findAskedSectors } from './asked-sectors.ts'
import { deedsOf } from '#deeds'

/** The name under which the word data of all sectors is fetched. */
export const sectorsName = 'sectors'

/** What a posting asks of where somebody worked: to be found once, and to be told to what is asked for there. */
export function readAskedSectors(posting: Posting): readonly AskedSectors[] {
  const index = sectorIndex()
  return index ? findAskedSectors(posting, index) : []
}

const shownByWork: ReadonlySet<RequirementKind> = new Set(['skill', 'knowledge', 'experience'])

/** Backgrounds that nothing else asks for: "experience in a start-up", "charity sector". */
export function readSectorRequirements(
  posting: Posting,
  sectors: readonly AskedSectors[],
  others: readonly Requirement[],
): Requirement[] {
  const asked = new Set<string>()
  return sectors.flatMap((choice): Requirement[] => {
    const span = { start: choice.start, end: choice.end }
    const unit = posting.units[choice.unit]
    const importance = posting.importance[choice.unit]
    const key = choice.deeds.map(({ roots }) => roots.join('-')).join('-or-')
    const isAsked =
      asked.has(key) ||
      others.some(({ need, sentence }) => need.type === 'years' && overlaps(sentence, span)) ||
      [...posting.terms, ...posting.degrees].some((hit) => overlaps(hit, span)) ||
      others.some(({ quote }) => overlaps(quote, span))
    if (isAsked || !unit || !importance) return []
    asked.add(key)
    const roots = rootsOf(tokensIn(posting.tokens, span))
    return [
      {
        id: `req_sector-${slug(key)}`,
        text: posting.text.slice(span.start, span.end),
        quote: quoteSpan(posting.text, span),
        sentence: { start: unit.start, end: unit.end },
        kind: 'knowledge',
        importance,
        weight: sectorWeight * importanceWeights[importance],
        need: {
          type: 'words',
          roots: choice.deeds[0]?.roots ?? roots,
          ...orWordsOf(choice.deeds.slice(1)),
        },
      },
    ]
  })
}

/** Most who do the work have done it elsewhere, too. */
const sectorWeight = 0.5

function orWordsOf(deeds: readonly AskedDeed[]) {
  return deeds.length > 0 ? { orWords: deeds.map(({ roots }) => roots) } : {}
}

/** Adds to requirements that name a background how roles show it. */
export function withSectors(
  { text, jobTitles }: Posting,
  requirements: readonly Requirement[],
  sectors: readonly AskedSectors[],
): Requirement[] {
  if (sectors.length === 0) return [...requirements]
  /** "Three years in a warehouse, including a year of leading people": the latter may be spent anywhere. */
  const isOfOthers = (choice: Span, { text: own, sentence }: Requirement) => {
    const named = text.slice(choice.start, choice.end)
    return (
      !own.includes(named) &&
      requirements.some(
        (other) =>
          other.need.type === 'years' &&
          other.sentence.start === sentence.start &&
          other.text.includes(named),
      )
    )
  }
  return requirements.map((requirement) => {
    const { need, kind, quote, sentence } = requirement
    if (!shownByWork.has(kind) || need.type === 'field') return requirement
    const isOfYears = need.type === 'years'
    // "Two years as a sous chef in a hotel" are no years of a waiter's.
    if (isOfYears && jobTitles.some((hit) => overlaps(hit, sentence))) return requirement
    const span = isOfYears ? sentence : quote
    const shown = sectors.filter(
      (choice) => overlaps(choice, span) && !(isOfYears && isOfOthers(choice, requirement)),
    )
    if (shown.length === 0) return requirement
    const deeds = shown.flatMap((choice) => choice.deeds)
    const told = { ...requirement, deeds: [...(requirement.deeds ?? []), ...deeds] }
    const whole = isOfYears ? span : wholeOf(shown, span)
    const isAsked = (other: Requirement) => other !== requirement && overlaps(other.quote, whole)
    if (whole === span || requirements.some(isAsked)) return told
    return {
      ...told,
      text: text.slice(whole.start, whole.end),
      quote: quoteSpan(text, whole),
    }
  })
}

/** "Banking or healthcare background" asks for either, where the word data knows one of them by itself. */
function wholeOf(choices: readonly AskedSectors[], span: Span): Span {
  const start = Math.min(span.start, ...choices.map((choice) => choice.start))
  const end = Math.max(span.end, ...choices.map((choice) => choice.end))
  return start === span.start && end === span.end ? span : { start, end }
}

let index: SectorIndex | undefined

function sectorIndex(): SectorIndex | undefined {
  const source = deedsOf(sectorsName)
  if (source !== undefined) index ??= new SectorIndex(source)
  return index
}
