import type { CvHeader, CvLink, CvText, Span } from './cv.ts'
import { type Contacts, findContacts } from './find-contacts.ts'
import { findLocation } from './find-location.ts'
import { findName } from './find-name.ts'
import { foldedPhrase } from './fold.ts'
import { type HeaderSegment, headerSegments } from './header-segments.ts'
import type { CvLine } from './read-lines.ts'
import type { SectionLines } from './read-sections.ts'
import { organisationWeight, titleWeight } from './weigh-words.ts'

export interface ReadHeader {
  readonly header: CvHeader
  /** Lines that another section would otherwise take for its own. */
  readonly taken: ReadonlySet<CvLine>
  /** Sentences above the first heading, where somebody says who they are. */
  readonly opening: Span | null
}

/** Reads who this is and how to reach them: from the top and the contact sections, else from anywhere. */
export function readHeader(
  text: string,
  sections: readonly SectionLines[],
  lines: readonly CvLine[],
): ReadHeader {
  const region = sections
    .filter(({ kind }) => kind === 'header')
    .flatMap((section) => section.lines)
  const strangers = new Set(
    sections
      .filter(({ kind }) => kind === 'references' || kind === 'publications')
      .flatMap((section) => section.lines),
  )
  const near = findContacts(text, region, true)
  const far = findContacts(
    text,
    lines.filter((line) => !strangers.has(line)),
    false,
  )
  const contacts = together(near, far)
  const segments = headerSegments(text, region, near)
  const email = contacts.emails[0] ?? null
  const found = findName(text, {
    segments,
    lines: lines.filter((line) => !strangers.has(line)),
    contacts,
  })
  const location = findLocation(text, segments, region)
  const used = [found?.name, location].filter((value) => value !== undefined && value !== null)
  const headline = findHeadline(segments, { used, near: found?.line ?? null, lines })
  const header: CvHeader = {
    name: found?.name ?? null,
    ...(headline ? { headline } : {}),
    email,
    phone: bestPhone(contacts.phones, text),
    location,
    links: contacts.links,
  }
  const taken = takenLines(found?.line ?? null, headline, { region, lines })
  return { header, taken, opening: findOpening(region) }
}

function together(near: Contacts, far: Contacts): Contacts {
  return {
    emails: [...near.emails, ...far.emails],
    phones: [...near.phones, ...far.phones],
    links: distinctLinks([...near.links, ...far.links]),
  }
}

function distinctLinks(links: readonly CvLink[]): CvLink[] {
  const byHref = new Map<string, CvLink>()
  for (const link of links) if (!byHref.has(link.href)) byHref.set(link.href, link)
  return [...byHref.values()]
}

/** A number with a label such as "Fax" is none to call. */
function bestPhone(phones: readonly CvText[], text: string): CvText | null {
  const callable = phones.filter(
    ({ span }) => !/fax[\s.:]*$/i.test(text.slice(Math.max(0, span.start - 8), span.start)),
  )
  return callable[0] ?? null
}

interface HeadlineContext {
  readonly used: readonly CvText[]
  readonly near: CvLine | null
  readonly lines: readonly CvLine[]
}

/** The line under the name that says what somebody is, or a title anywhere near the top. */
function findHeadline(
  segments: readonly HeaderSegment[],
  context: HeadlineContext,
): CvText | undefined {
  const { used, near, lines } = context
  const isUsed = ({ span }: CvText) =>
    used.some((other) => other.span.start < span.end && span.start < other.span.end)
  const free = segments.filter(({ value }) => !isUsed(value) && isHeadline(value.text))
  const titled = free.find(({ value }) => titleWeight(value.text) >= 1.5)
  const below = near && free.find(({ line }) => line.index === near.index + 1 && line.gap === 0)
  const first = titled ?? below ?? undefined
  if (first || !near || segments.some(({ line }) => line === near)) return first?.value
  const next = lines[near.index + 1]
  return next && next.gap < 2 && titleWeight(next.text) >= 1.5 ? quoteOf(next) : undefined
}

function quoteOf(line: CvLine): CvText {
  return {
    text: line.text.replace(/\s+/g, ' '),
    quote: line.text,
    span: { start: line.start, end: line.end },
  }
}

function isHeadline(value: string): boolean {
  const words = foldedPhrase(value).split(' ').length
  const isSentence = /[.!?]$/.test(value) && words > 6
  const hasLetters = /\p{L}{3}/u.test(value)
  return (
    hasLetters &&
    words <= 14 &&
    !isSentence &&
    !isLabel(value) &&
    (titleWeight(value) > 0 || organisationWeight(value) < 3)
  )
}

function isLabel(value: string): boolean {
  return /^(?:tel|phone|mobile|e-?mail|mail|address|home|cell|linkedin|github|web|website|portfolio|name|anschrift|telefon|correo|móvil|orcid)\b/i.test(
    value,
  )
}

/** Name and headline found outside the header's own lines belong to it all the same. */
function takenLines(
  name: CvLine | null,
  headline: CvText | undefined,
  { region, lines }: { region: readonly CvLine[]; lines: readonly CvLine[] },
): Set<CvLine> {
  const taken = new Set<CvLine>()
  if (!name || region.includes(name)) return taken
  taken.add(name)
  const next = lines[name.index + 1]
  if (next && headline && headline.span.start === next.start) taken.add(next)
  return taken
}

/** Two lines or more of sentences among the contact details. */
function findOpening(region: readonly CvLine[]): Span | null {
  const prose = region.filter(
    (line) =>
      line.text.split(/\s+/).length > 9 &&
      /[.!?]$|\p{Ll}\s\p{Ll}/u.test(line.text) &&
      !line.text.includes('@'),
  )
  const [first] = prose
  const last = prose.at(-1)
  return first && last ? { start: first.start, end: last.end } : null
}
