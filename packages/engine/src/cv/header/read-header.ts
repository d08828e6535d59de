import type { CvHeader, CvLink, CvSectionKind, CvText, Span } from '../cv.ts'
import { findDates, holdsRange } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { nameHeading } from '../sections/name-heading.ts'
import type { SectionLines } from '../sections/read-sections.ts'
import { countPieces } from '../words/count-pieces.ts'
import { fold, foldedPhrase } from '../words/fold.ts'
import { smallShare } from '../words/is-prose.ts'
import { type Contacts, findContacts } from './find-contacts.ts'
import { findHeadline } from './find-headline.ts'
import { findLocation } from './find-location.ts'
import { findName } from './find-name.ts'
import { findTown, findTownBehind, withoutEnd, withPin } from './find-town.ts'
import { headerSegments } from './header-segments.ts'
import { addressBelow, wholeAddress } from './whole-address.ts'

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
  const region = linesOf(sections, ['header'])
  const strangers = new Set(linesOf(sections, ['references', 'publications']))
  const own = strangers.size > 0 ? lines.filter((line) => !strangers.has(line)) : lines
  const near = findContacts(text, region, true)
  const anywhere = findContacts(text, own, false)
  const far = { ...anywhere, links: anywhere.links.filter((link) => isOwnLink(link, own)) }
  const contacts = together(near, far)
  const ownSegments = headerSegments(text, region, near)
  const found = findName(text, { segments: ownSegments, lines: own, contacts })
  const aside = linesUnderName(found?.line ?? null, { region, lines })
  const segments = [...headerSegments(text, aside, far), ...ownSegments]
  const around = { region: [...region, ...aside], name: found?.line ?? null }
  const dated = firstDated(region)
  const location =
    placeIn(segments.filter(({ line }) => isAbove(line, dated))) ??
    addressBelow(text, around) ??
    placeIn(segments)
  const used = [found?.name, location].filter((value) => value !== undefined && value !== null)
  const headline = findHeadline(text, segments, { used, found })
  const header: CvHeader = {
    name: found?.name ?? null,
    ...(headline ? { headline } : {}),
    email: ownEmail(contacts.emails, found?.name ?? null),
    phone: bestPhone(contacts.phones, text),
    location: location ?? findTownBehind(segments, found?.line ?? null),
    links: contacts.links,
  }
  return { header, taken: new Set(aside), opening: findOpening(region) }

  function placeIn(among: typeof segments): CvText | null {
    const place =
      findLocation(text, among, around.region) ??
      findTown(among, { near: around.name, contacts: near })
    return place && withPin(text, wholeAddress(text, withoutEnd(text, place), around))
  }
}

/** Where nothing is headed, roles and tickets stand in the header's region, too: "trunks to Bristol", "City & Guilds". */
function firstDated(region: readonly CvLine[]): CvLine | undefined {
  return region.find(({ text }) =>
    findDates(text).some(({ from, to }) => from !== null && to !== null),
  )
}

function isAbove(line: CvLine, other: CvLine | undefined): boolean {
  return other === undefined || line.index < other.index
}

function linesOf(
  sections: readonly SectionLines[],
  kinds: readonly CvSectionKind[],
): readonly CvLine[] {
  return sections.flatMap(({ kind, lines }) => (kinds.includes(kind) ? lines : []))
}

function together(near: Contacts, far: Contacts): Contacts {
  return {
    emails: [...near.emails, ...far.emails],
    phones: [...near.phones, ...far.phones],
    links: distinctLinks([...near.links, ...far.links]),
  }
}

/** A profile, or an address that stands by itself; one in a sentence is what the sentence tells of. */
function isOwnLink({ href, span }: CvLink, lines: readonly CvLine[]): boolean {
  if (profile.test(href)) return true
  const line = lines.find(({ start, end }) => start <= span.start && span.end <= end)
  if (!line) return true
  const before = line.text.slice(0, span.start - line.start)
  return countPieces(`${before} ${line.text.slice(span.end - line.start)}`) <= mostBesideLink
}

const mostBesideLink = 4
const profile =
  /(?:linkedin\.com\/(?:in|pub)\/|(?:github|gitlab|behance|dribbble|kaggle|twitter|x|medium|xing|stackoverflow)\.(?:com|net)\/(?:[^/]+|profile\/[^/]+|users\/.+)\/?$|orcid\.org\/)/i

function distinctLinks(links: readonly CvLink[]): CvLink[] {
  const byHref = new Map<string, CvLink>()
  for (const link of links) if (!byHref.has(link.href)) byHref.set(link.href, link)
  return [...byHref.values()]
}

/** Of several addresses the one that has somebody's name in it; an agent's or an office's stands beside it. */
function ownEmail(emails: readonly CvText[], name: CvText | null): CvText | null {
  const parts = foldedPhrase(name?.text ?? '')
    .split(' ')
    .filter((part) => part.length > 2)
  const own = emails.find(({ text }) =>
    parts.some((part) => fold(text.split('@')[0] ?? '').includes(part)),
  )
  return own ?? emails[0] ?? null
}

/** A number with a label such as "Fax" is none to call. */
function bestPhone(phones: readonly CvText[], text: string): CvText | null {
  const callable = phones.filter(
    ({ span }) => !/fax[\s.:]*$/i.test(text.slice(Math.max(0, span.start - 8), span.start)),
  )
  return callable[0] ?? null
}

const mostAside = 5

/** A name outside the header's own lines, in a margin say, and what stands under it belong to the header as well. */
function linesUnderName(
  name: CvLine | null,
  { region, lines }: { region: readonly CvLine[]; lines: readonly CvLine[] },
): CvLine[] {
  if (!name || region.includes(name)) return []
  const aside = [name]
  for (const line of lines.slice(name.index + 1, name.index + mostAside)) {
    if (line.gap > 0 || isProse(line) || nameHeading(line.text)?.certainty === 'sure') break
    aside.push(line)
  }
  return aside
}

/** The first sentences among the contact details, before anything dated. */
function findOpening(region: readonly CvLine[]): Span | null {
  const dated = region.findIndex(({ text }) => holdsRange(text))
  const near = dated < 0 ? region : region.slice(0, dated)
  const from = near.findIndex(isProse)
  if (from < 0) return null
  let to = from
  while (near[to + 1] && near[to + 1]?.gap === 0) to++
  const start = near[from]?.start ?? 0
  return { start, end: near[to]?.end ?? start }
}

const fewestWords = 10
/** A sentence that ends in a full stop may be shorter: "Electrician with nine years in food factories." */
const fewestOfSentence = 5

function isProse({ text }: CvLine): boolean {
  const count = countPieces(text)
  if (count < fewestOfSentence || /[@|]/.test(text)) return false
  if (count >= fewestWords) return /[.!?]$|\p{Ll}\s\p{Ll}/u.test(text)
  const hasNumber = /\d/.test(text.replace(spanOfYears, ''))
  return /\p{Ll}{2}[.!?]$/u.test(text) && !hasNumber && smallShare(text) >= 0.5
}

/** "Baker with 17 years in high-volume plants.": no number of a house. */
const spanOfYears = /\b\d{1,2}\+? years?\b/i
