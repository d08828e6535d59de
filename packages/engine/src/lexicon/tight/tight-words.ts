import { nameLinks, shortenLinks } from './tight-links.ts'

/**
 * Writes a list of the word data as it travels best: what stands in a line stands one below the other, with
 * an empty line behind it, and where a word is left out stands a space, as it does where it is not. A
 * packer then finds the same letters in more places. Nothing is lost but the words of remarks.
 */
export function tightenWords(source: string): string {
  let tight = ''
  let before = ''
  for (const line of shortenLinks(source).split('\n')) {
    if (line.startsWith('#')) tight += '\n'
    else if (line !== '') {
      const name = /^.*?(?=,| [>~] |$)/.exec(line)?.[0] ?? line
      tight += `${sayLess(name, before)}${tighten(line.slice(name.length))}\n\n`
      before = name
    }
  }
  return tight
}

/** What follows the first name of a line. */
function tighten(rest: string): string {
  const linksAt = rest.search(/ [>~] /)
  const ways = linksAt === -1 ? rest : rest.slice(0, linksAt)
  const spaced = ways.replace(/(?<=,)--?|--?(?=,|$)/g, (marks) => ' '.repeat(marks.length))
  const links = rest.slice(ways.length).replace(/ ([>~]) /g, '\n$1')
  return (spaced + links).replaceAll(',', '\n')
}

/** A name without the words that it shares with the name in the line before, which are all but one of that. */
function sayLess(name: string, before: string): string {
  const [front, back] = [withoutLast(before), withoutFirst(before)]
  if (front !== '' && name.startsWith(`${front} `)) return name.slice(front.length)
  return back !== '' && name.endsWith(` ${back}`) ? name.slice(0, -back.length) : name
}

/** Writes such a list as it was, in one pass, for somebody waits. */
export function loosenWords(tight: string): string {
  let source = ''
  let before = ''
  let from = 0
  let isNewLine = true
  for (let end = tight.indexOf('\n'); end >= 0; end = tight.indexOf('\n', from)) {
    const isRemark: boolean = isNewLine && from === end
    const next = tight.charAt(end + 1)
    if (isRemark) source += '#\n'
    else if (isNewLine) {
      before = sayAll(tight.slice(from, end), before)
      source += before
    } else source += withMarks(tight, from, end)
    if (!isRemark) source += between.get(next) ?? ','
    isNewLine = isRemark || next === '\n'
    from = end + (isRemark || !between.has(next) ? 1 : 2)
  }
  return nameLinks(source)
}

/** What stands between two items, by the sign behind a line's end where it is not the next item's own. */
const between: ReadonlyMap<string, string> = new Map([
  ['\n', '\n'],
  ['>', ' > '],
  ['~', ' ~ '],
])

function sayAll(name: string, before: string): string {
  if (name.startsWith(' ')) return withoutLast(before) + name
  return name.endsWith(' ') ? name + withoutFirst(before) : name
}

function withoutLast(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf(' ')))
}

function withoutFirst(name: string): string {
  return name.includes(' ') ? name.slice(name.indexOf(' ') + 1) : ''
}

function withMarks(tight: string, start: number, end: number): string {
  let [first, last] = [start, end]
  while (tight.charCodeAt(first) === space) first += 1
  while (tight.charCodeAt(last - 1) === space) last -= 1
  if (first === start && last === end) return tight.slice(start, end)
  return '-'.repeat(first - start) + tight.slice(first, last) + '-'.repeat(end - last)
}

const space = 32
