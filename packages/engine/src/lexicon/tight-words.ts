/**
 * Writes a list of the word data as it travels best: remarks fall away, what stands in a line stands one
 * below the other, and where a word is left out stands a space, as it does where it is not. A packer then
 * finds the same letters in more places. Nothing is lost but the remarks' words.
 */
export function tightenWords(source: string): string {
  return source
    .split('\n')
    .map((line) => (line.startsWith('#') ? '#' : tightenLine(line)))
    .join('\n\n')
}

function tightenLine(line: string): string {
  const linksAt = line.search(/ [>~] /)
  const named = linksAt === -1 ? line : line.slice(0, linksAt)
  const items = named.split(',').map((item) => item.replace(/^--?|--?$/g, spaced))
  const links = line.slice(named.length).replaceAll(' > ', '\n>').replaceAll(' ~ ', '\n~')
  return items.join('\n') + links.replaceAll(',', '\n')
}

function spaced(marks: string): string {
  return ' '.repeat(marks.length)
}

/** Writes such a list as it was, in one pass, for somebody waits. */
export function loosenWords(tight: string): string {
  let source = ''
  let from = 0
  for (let end = tight.indexOf('\n'); end >= 0; end = tight.indexOf('\n', from)) {
    const next = tight.charAt(end + 1)
    const between = betweenItems.get(next)
    source += withMarks(tight, from, end) + (between ?? ',')
    from = end + (between === undefined ? 1 : 2)
  }
  return source + withMarks(tight, from, tight.length)
}

/** By the sign behind a line's end, where it is no word. */
const betweenItems: ReadonlyMap<string, string> = new Map([
  ['\n', '\n'],
  ['>', ' > '],
  ['~', ' ~ '],
])

function withMarks(tight: string, start: number, end: number): string {
  let [first, last] = [start, end]
  while (tight.charCodeAt(first) === space) first += 1
  while (tight.charCodeAt(last - 1) === space) last -= 1
  if (first === start && last === end) return tight.slice(start, end)
  return '-'.repeat(first - start) + tight.slice(first, last) + '-'.repeat(end - last)
}

const space = 32
