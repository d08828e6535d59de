/**
 * Writes a list of the word data as it travels best: what stands in a line stands one below the other, with
 * an empty line behind it, and where a word is left out stands a space, as it does where it is not. A
 * packer then finds the same letters in more places. Nothing is lost but the words of remarks.
 */
export function tightenWords(source: string): string {
  const lines = source.split('\n').filter((line) => line !== '')
  return lines.map((line) => (line.startsWith('#') ? '\n' : tightenLine(line))).join('')
}

function tightenLine(line: string): string {
  const linksAt = line.search(/ [>~] /)
  const named = linksAt === -1 ? line : line.slice(0, linksAt)
  const items = named.split(',').map((item) => item.replace(/^--?|--?$/g, spaced))
  const links = line.slice(named.length).replaceAll(' > ', '\n>').replaceAll(' ~ ', '\n~')
  return `${items.join('\n')}${links.replaceAll(',', '\n')}\n\n`
}

function spaced(marks: string): string {
  return ' '.repeat(marks.length)
}

/** Writes such a list as it was, in one pass, for somebody waits. */
export function loosenWords(tight: string): string {
  let source = ''
  let from = 0
  let isNewLine = true
  for (let end = tight.indexOf('\n'); end >= 0; end = tight.indexOf('\n', from)) {
    const isRemark: boolean = isNewLine && from === end
    const next = tight.charAt(end + 1)
    isNewLine = isRemark || next === '\n'
    source += isRemark ? '#\n' : withMarks(tight, from, end) + (between.get(next) ?? ',')
    from = end + (isRemark || !between.has(next) ? 1 : 2)
  }
  return source
}

/** What stands between two items, by the sign behind a line's end where it is not the next item's own. */
const between: ReadonlyMap<string, string> = new Map([
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
