import { isPaper } from '../../../lexicon/is-paper.ts'
import { readGrade } from '../../../papers/paper-marks.ts'
import { overlaps } from '../../../text/span.ts'
import type { Requirement, RequirementKind } from '../../job.ts'
import type { Posting } from '../../posting.ts'

/** What one may hold or not, and how much of everything else it keeps shut where a posting insists on it. */
export const shutByKind: Readonly<Partial<Record<RequirementKind, number>>> = {
  licence: 0.3,
  certification: 0.12,
  education: 0.1,
  language: 0.2,
}

/** What the employer arranges, what a firm holds, and what anyone gets within days: they turn nobody away. */
const soonHad: ReadonlySet<string> = new Set([
  'enhanced DBS check',
  'tuberculosis test',
  'immunisation record',
  'police vetting',
  'digital tachograph card',
  'clean driving record',
  'first aid',
  'paediatric first aid',
  'cardiopulmonary resuscitation',
  'basic life support',
  'food hygiene certificate',
  'responsible alcohol service',
  'working with children check',
  'asbestos awareness',
  'confined space entry',
  'AEO status',
])

/**
 * Notes with each paper that the posting insists on what it keeps shut while a CV does not show it, the more where
 * it is in the job's title; and with a language that the job is about by its title, or that is said to be a must.
 */
export function withShut(
  { text, degrees, terms, title: head }: Pick<Posting, 'text' | 'degrees' | 'terms' | 'title'>,
  requirements: readonly Requirement[],
): Requirement[] {
  const title = requirements.find(({ kind }) => kind === 'title')?.text ?? ''
  const level = readGrade(title)
  const papersOfTitle = new Set(
    terms
      .filter((hit) => head && overlaps(hit, head) && hit.entry.kind === 'certification')
      .map(({ entry }) => entry.name),
  )
  const abroad = degrees.filter(({ isAbroad }) => isAbroad)
  return requirements.map((requirement) => {
    const isMeant =
      requirement.kind !== 'language' ||
      isOfTitle(title, requirement) ||
      isDemanded(text, requirement)
    // How CVs name the schools of other countries is known in part only: nobody is turned away by it.
    const isOpen =
      eligible.test(text.slice(requirement.quote.end, requirement.sentence.end)) ||
      abroad.some((each) => overlaps(each, requirement.quote))
    const { need } = requirement
    const isOfTitlesLevel =
      level !== null && isPaper(requirement) && requirement.paper?.grade?.step === level.step
    const isWhatOneIs =
      isOfTitlesLevel ||
      (need.type === 'terms' && need.anyOf.some((name) => papersOfTitle.has(name)))
    const kind = isWhatOneIs ? 'licence' : paperKind(requirement)
    const shuts = isMeant && !isOpen && isInsisted(requirement) ? shutByKind[kind] : undefined
    return shuts === undefined ? requirement : { ...requirement, shuts }
  })
}

/** "Customer Support with German", or a "Coordinator (Bilingual)" of whom another language is asked than the posting's own. */
function isOfTitle(title: string, { text, weight }: Requirement): boolean {
  return title.includes(text) || (/\bbilingual\b/i.test(title) && weight >= leastOfOther)
}

/** "German at least B1, mandatory", "must speak fluent Welsh"; nobody writes of the posting's own language that it is spoken. */
function isDemanded(text: string, { weight, quote, sentence }: Requirement): boolean {
  if (weight < leastOfOther) return false
  const behind = text.slice(quote.end, sentence.end)
  return (
    demandBehind.test(behind) ||
    demandedNext.test(text.slice(quote.end, quote.end + lettersOfDemand)) ||
    demandBefore.test(text.slice(sentence.start, quote.start))
  )
}

const lettersOfDemand = 160
/** "German on native level. This is a hard requirement". */
const demandedNext =
  /^[^\n.;]*[.;] (?:this|it|which) is (?:really )?(?:an? )?(?:(?:hard|strict|firm|absolute|real) )?(?:must|requirement|essential|mandatory|non-negotiable)\b/i

const demandBehind =
  /^(?: \p{L}+| [ABC][12]\+?|[(),:–-]| ?[+/]){0,8}? ?\b(?:mandatory|essential|required|compulsory|indispensable|non-negotiable|obligatory|(?:is |are )?an? (?:absolute )?(?:must|prerequisite|requirement))\b(?! (?:but|though))/iu
const demandBefore = /\bmust (?:speak|be (?:fluent|confident) in|have)(?: \p{L}+){0,3} $/iu

/** The language that the posting is written in weighs less. */
const leastOfOther = 1

/** "Airside pass eligibility": it comes with the job. */
const eligible = /^\W*(?:pass |card |licen[cs]e )?eligib/i

/**
 * What experience may stand in for is no condition; and of a paper that no word data knows, one cannot be
 * sure enough that it is missing.
 */
function isInsisted({ importance, need, kind, weight }: Requirement): boolean {
  if (importance !== 'must' || weight === 0) return false
  if (need.type === 'words') return kind !== 'certification'
  if (need.type === 'terms') return !need.anyOf.some((name) => soonHad.has(name))
  return need.type !== 'degree' || !need.orExperience
}

/** A driving licence may be asked for by letters that no word data holds. */
function paperKind({ kind, need, categories }: Requirement): RequirementKind {
  return need.type === 'words' && categories ? 'licence' : kind
}
