import type { CvLink, CvText } from '../cv.ts'
import type { CvLine } from '../lines/read-lines.ts'

/** Addresses that a narrow column has broken over two lines, whole. */
export interface BrokenAddresses {
  readonly emails: readonly CvText[]
  readonly links: readonly CvLink[]
}

const longest = 200

/**
 * Joins "www.linkedin.com/in/jane-" and "doe", "jane.doe@example.c" and "om" below it, as text comes when it is copied out
 * of a page: what is no address yet and becomes one, and what ends with a sign that no address ends with.
 */
export function brokenAddresses(text: string, lines: readonly CvLine[]): BrokenAddresses {
  const emails: CvText[] = []
  const links: CvLink[] = []
  for (const [at, line] of lines.entries()) {
    const below = lines[at + 1]
    if (!below || !mayBreak(line.text, below.text)) continue
    if (!isLineEnd.test(text.slice(line.end, below.start))) continue
    const [first = ''] = lastPiece.exec(line.text.slice(-longest)) ?? []
    const [rest = ''] = firstPiece.exec(below.text.slice(0, longest)) ?? []
    const span = { start: line.end - first.length, end: below.start + rest.length }
    const whole = { text: first + rest, quote: text.slice(span.start, span.end), span }
    if (first === '' || rest === '') continue
    const isAlone = first.length === line.text.length
    if (isBrokenEmail(first, rest) || (isAlone && isBrokenName(first, rest))) emails.push(whole)
    else if (isBrokenLink(first, rest)) {
      const href = /^https?:/i.test(whole.text) ? whole.text : `https://${whole.text}`
      links.push({ ...whole, href })
    }
  }
  return { emails, links }
}

/** Asked first, of every line: a sign of a mail address in either, or one that a link breaks behind. */
function mayBreak(above: string, below: string): boolean {
  const last = above.charAt(above.length - 1)
  if (last === '-' || last === '/' || last === '_') return above.includes('.')
  return above.includes('@') || below.startsWith('@')
}

const isLineEnd = /^[ \t]*\r?\n[ \t]*$/
const lastPiece = /[^\s|,;•·<(]+$/
const firstPiece = /^[^\s|,;•·>)]+/
const address = /^[\w.+'-]+@(?:[\w-]+\.)+\p{L}{2,}$/u
/** ".co" over "m" is an address already, but hardly the one that was meant. */
const endsOfNames = /\.(?:co\nm|ne\nt|or\ng|ed\nu|in\nfo|co\n\.uk|ac\n\.uk)$/

function isBrokenEmail(first: string, rest: string): boolean {
  if (first.includes('@') === rest.includes('@') || !address.test(first + rest)) return false
  if (rest.startsWith('@')) return true
  return first.includes('@') && (!address.test(first) || endsOfNames.test(`${first}\n${rest}`))
}

/** "jane.doe-" over "smith@example.com". */
function isBrokenName(first: string, rest: string): boolean {
  return /^[\w.+-]+[-_]$/.test(first) && address.test(first + rest)
}

function isBrokenLink(first: string, rest: string): boolean {
  return openLink.test(first) && /^[\w%~.-]{2,80}\/?$/.test(rest)
}

const openLink =
  /^(?:https?:\/\/)?(?:[\w-]{1,40}\.){1,4}[a-z]{2,12}\/(?:in\/$|pub\/$|[^\s]{0,120}[\w]-$|[^\s]{0,120}\w_$)/i
