/**
 * Says of what a line links to how many lines away it stands, where it stands in the same list: "|3" is
 * three lines below, "<3" three above, counted as in "a" to "z" behind "9". A name takes four times the room.
 * What was linked to of late is one sign: "0" is the latest, "1" the one before it.
 */
export function shortenLinks(source: string): string {
  const lines = linesOf(source)
  const places = new Map(lines.map((line, at) => [nameOf(line), at]))
  const lately: string[] = []
  return withLinks(lines, ({ link, at }) => {
    const since = lately.indexOf(link)
    noteLink(lately, link)
    if (since !== -1) return since.toString(base)
    const place = places.get(link)
    if (place === undefined) return link
    return (place < at ? '<' : '|') + Math.abs(place - at).toString(base)
  })
}

/** Names again what lines link to. */
export function nameLinks(source: string): string {
  const lines = linesOf(source)
  const lately: string[] = []
  return withLinks(lines, ({ link, at }) => {
    const way = link.startsWith('|') ? 1 : link.startsWith('<') ? -1 : 0
    const place = at + way * Number.parseInt(link.slice(1), base)
    const since = isSince.test(link) ? lately[Number.parseInt(link, base)] : undefined
    const name = since ?? (way === 0 ? link : nameOf(lines[place] ?? ''))
    noteLink(lately, name)
    return name
  })
}

/** Has what is linked to stand before what was linked to earlier, of which so much is kept as one sign can tell. */
function noteLink(lately: string[], name: string): void {
  const before = lately.indexOf(name)
  if (before !== -1) lately.splice(before, 1)
  lately.unshift(name)
  lately.length = Math.min(lately.length, base)
}

/**
 * Takes the links out of lists of which each item has a line, and gives them behind: a packer finds more
 * among their like. Of each stays its sign, which stands for the ends of the lines around it as well. A link
 * that begins with a sign needs no line of its own.
 */
export function partLinks(text: string): [text: string, links: string] {
  const links: string[] = []
  const rest = text.replace(
    /(?:(?<=[^\n\t])\n)?([>~])([^\t>~]+?)(?:\n\n|(?=\n~))/g,
    (_, sign: string, link: string) => {
      links.push(link.replaceAll('\n', ','))
      return sign
    },
  )
  return [rest, links.join('\n').replace(/\n(?=[<|])/g, '')]
}

/** Puts them back. */
export function joinLinks(text: string, links: string): string {
  const all = links.split(/\n|(?<!,)(?=[<|])/)
  let at = 0
  return text.replace(/[>~]/g, (sign, place: number) => {
    const begins = sign === '>' && '\n\t>~'.includes(text.charAt(place - 1))
    const goesOn = text.charAt(place + 1) === '~'
    const link = (all[at++] ?? '').replaceAll(',', '\n')
    return `${begins ? '' : '\n'}${sign}${link}${goesOn ? '' : '\n\n'}`
  })
}

const base = 36
/** No name is a small letter or a figure; "R" and "C" are. */
const isSince = /^[a-z0-9]$/

/** A link as it is written, and in which line it stands. */
interface Link {
  readonly link: string
  readonly at: number
}

function withLinks(lines: readonly string[], write: (link: Link) => string): string {
  const written = lines.map((line, at) => {
    const linksAt = linksOf(line)
    if (linksAt === -1) return line
    const links = line.slice(linksAt).replace(linked, (link) => write({ link, at }))
    return line.slice(0, linksAt) + links
  })
  return `${written.join('\n')}\n`
}

function linksOf(line: string): number {
  const [implied, related] = [line.indexOf(' > '), line.indexOf(' ~ ')]
  return implied === -1 ? related : implied
}

/** What stands behind ">", "~" or a comma; the colon of a line about those that follow is none of it. */
const linked = /(?<= [>~] |,)[^,>~:]+?(?= [>~] |,|:?$)/g

function linesOf(source: string): string[] {
  return source.trim().split('\n')
}

/** The first name in a line, without what kind of thing it is and without its marks. */
function nameOf(line: string): string {
  if (/^[#>]|:$/.test(line)) return ''
  const name = /^.*?(?=,| [>~] |$)/.exec(line)?.[0] ?? ''
  return name.replace(/^[a-z ]+: /, '').replace(/^=|[@^]+$/g, '')
}
