import { ownLetters } from '../../text/letters/own-letters.ts'
import type { Cv, CvHeader, CvOtherSection, CvRole, CvSchool, CvText, Span } from '../cv.ts'
import type { TypedText } from './as-typed.ts'

type Widen = (span: Span) => Span

/** The reading of a narrowed text at spans of the text as it was given. */
export function widenCv(cv: Cv, text: string, widen: Widen, spell?: Given['spell']): Cv {
  const own = { text, widen, ...(spell ? { spell } : {}) }
  const one = <Value extends CvText | null>(value: Value) => widened(value, own)
  const all = <Value extends CvText>(values: readonly Value[]) => values.map((value) => one(value))
  return {
    ...cv,
    header: widenHeader(cv.header, own),
    summary: one(cv.summary),
    summaryItems: all(cv.summaryItems),
    experience: cv.experience.map((role) => widenRole(role, own)),
    education: cv.education.map((school) => widenSchool(school, own)),
    skills: all(cv.skills),
    certifications: all(cv.certifications),
    languages: all(cv.languages),
    projects: all(cv.projects),
    volunteering: all(cv.volunteering),
    others: cv.others.map(
      (other): CvOtherSection => ({
        ...other,
        heading: one(other.heading),
        items: all(other.items),
      }),
    ),
    unplaced: all(cv.unplaced),
    beside: all(cv.beside),
    sections: cv.sections.map(({ kind, heading, body }) => ({
      kind,
      heading: one(heading),
      body: widen(body),
    })),
  }
}

/** The reading of a text as people type it, in the letters that were given. */
export function inOwnLetters(
  cv: Cv,
  text: string,
  { isCaseless }: Pick<TypedText, 'isCaseless'>,
): Cv {
  return widenCv(cv, text, sameSpan, (words, quote) => {
    const spelled = isCaseless ? ownLetters(words, quote) : words
    const own = quote.includes('\n') ? spelled.replace(joinedLine, ', ') : spelled
    const [label = ''] = joinedLabel.exec(own) ?? []
    const isOurs = label !== '' && quote.charAt(label.length - 1) !== ':'
    return isOurs ? `${label} ${own.slice(label.length)}` : own
  })
}

function sameSpan(span: Span): Span {
  return span
}

/** The comma that has come between the lines of an address. */
const joinedLine = /,(?=\p{Lu})/gu

/** The colon that has come between a label and the value below it. */
const joinedLabel = /^[^:]{2,90}:(?=[^\s:/])/

interface Given {
  readonly text: string
  readonly widen: Widen
  readonly spell?: (words: string, quote: string) => string
}

function widened<Value extends CvText | null>(value: Value, { text, widen, spell }: Given): Value {
  if (value === null) return value
  const span = widen(value.span)
  const quote = text.slice(span.start, span.end)
  return { ...value, ...(spell ? { text: spell(value.text, quote) } : {}), quote, span }
}

function widenHeader(header: CvHeader, own: Given): CvHeader {
  return {
    ...header,
    name: widened(header.name, own),
    ...(header.headline ? { headline: widened(header.headline, own) } : {}),
    email: widened(header.email, own),
    phone: widened(header.phone, own),
    location: widened(header.location, own),
    links: header.links.map((link) => widened(link, own)),
  }
}

function widenRole(role: CvRole, own: Given): CvRole {
  return {
    ...role,
    title: widened(role.title, own),
    company: widened(role.company, own),
    ...(role.location ? { location: widened(role.location, own) } : {}),
    dates: widened(role.dates, own),
    bullets: role.bullets.map((bullet) => widened(bullet, own)),
    span: own.widen(role.span),
  }
}

function widenSchool(school: CvSchool, own: Given): CvSchool {
  return {
    ...school,
    degree: widened(school.degree, own),
    ...(school.field ? { field: widened(school.field, own) } : {}),
    institution: widened(school.institution, own),
    dates: widened(school.dates, own),
    details: school.details.map((detail) => widened(detail, own)),
    span: own.widen(school.span),
  }
}
