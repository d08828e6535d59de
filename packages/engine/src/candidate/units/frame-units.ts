import type { Cv, CvSchool, CvSkill, CvText } from '../../cv/cv.ts'
import { besideLabelOf } from '../../cv/forms/beside-label.ts'
import type { Span } from '../../text/span.ts'
import type { Strength } from '../candidate.ts'

/** A stretch of a CV that was read as one thing. */
export interface UnitField extends Span {
  /** How much it shows by what it is, however many words it has. */
  readonly strength?: Strength
  /** Names of a list say one thing together. */
  readonly isList?: boolean
  /** It stands in a role and tells of no work done there. */
  readonly isBeside?: boolean
}

/**
 * What was read in a CV, in the order of the text, none inside another. Each says one thing, whether it shares a line
 * with others or takes several lines: so the same CV shows the same however it is set.
 */
export function frameUnits(cv: Cv): readonly UnitField[] {
  const fields = fieldsOf(cv).sort((a, b) => a.start - b.start || b.end - a.end)
  const frame: UnitField[] = []
  let reached = 0
  for (const field of fields) {
    // A title that a sentence tells of stands inside it and parts nothing.
    if (field.start < reached || field.end <= field.start) continue
    frame.push(field)
    reached = field.end
  }
  return frame
}

function fieldsOf(cv: Cv): UnitField[] {
  const fields: UnitField[] = []
  // Who was a nurse has nursed, in one word; a degree is a paper, in however many.
  for (const { title } of cv.experience) if (title) fields.push({ ...title.span, strength: told })
  for (const school of cv.education)
    for (const { start, end } of degreesOf(school)) fields.push({ start, end, strength: listed })
  fields.push(...listsOf(cv.skills))
  const { name, headline, email, phone, location, links } = cv.header
  const add = (texts: readonly (CvText | null | undefined)[]) => {
    for (const text of texts) if (text) fields.push(text.span)
  }
  add([name, headline, email, phone, location])
  add(links)
  for (const { heading } of cv.sections) add([heading])
  add(cv.summaryItems)
  for (const { company, location: place, dates, bullets } of cv.experience) {
    add([company, place, dates])
    fields.push(...bullets.map(toldOrListed))
  }
  for (const { institution, dates, details } of cv.education) {
    add([institution, dates])
    add(details)
  }
  for (const texts of [cv.certifications, cv.languages, cv.projects, cv.volunteering]) add(texts)
  for (const { items } of cv.others) add(items)
  add(cv.unplaced)
  return fields
}

/** "Environment: Java, Oracle" names tools of a role, "Project Description" what others wanted: neither tells of work done. */
function toldOrListed({ span, quote }: CvText): UnitField {
  const label = besideLabelOf(quote)
  if (label === 'tools') return { ...span, strength: listed, isList: true, isBeside: true }
  return label === 'about' ? { ...span, strength: listed, isBeside: true } : span
}

const told: Strength = 'described'
const listed: Strength = 'listed'

const mostBetween = 5

/** A degree with its subject, where the two stand side by side. */
function degreesOf({ degree, field }: CvSchool): Span[] {
  if (!degree || !field) return [degree, field].flatMap((text) => (text ? [text.span] : []))
  const start = Math.min(degree.span.start, field.span.start)
  const end = Math.max(degree.span.end, field.span.end)
  const between = end - start - degree.quote.length - field.quote.length
  return between <= mostBetween ? [{ start, end }] : [degree.span, field.span]
}

function listsOf(skills: readonly CvSkill[]): UnitField[] {
  return [...Map.groupBy(skills, ({ list }) => list).values()].map((own) => ({
    start: Math.min(...own.map(({ span }) => span.start)),
    end: Math.max(...own.map(({ span }) => span.end)),
    isList: true,
    ...(own.some(({ quote }) => sentence.test(quote)) ? {} : { strength: listed }),
  }))
}

/** Names of skills are a list, whether or not anything parts them; a word that joins, or a figure, may tell of work. */
const sentence = /\b(?:the|an?|to|with|for|in|on|my|we)\b|\d|[.!]$/i
