/** "Hill Foods-Kettering, OH": how job boards join a firm and its town. */
const joined = /^(\p{Lu}.{1,70}[^\s-])-(\p{Lu}[\p{L}.’' ]{1,28}, [A-Z]{2}(?: \d{5})?)$/gmu
/** Towns that are written with a hyphen themselves. */
const ofTown = /\b(?:Winston|Wilkes|Fuquay|Dover)$/
const fewest = 2

/** Parts firms from their towns where a text, which names states, joins several of them so; letter by letter as long as it was. */
export function partTowns(text: string): string {
  return partHyphens(partSchools(text))
}

/** "Hill University Parkville, MO": behind the noun of a school's name its town, and the state. */
function partSchools(text: string): string {
  return text.replace(nounAndTown, (found, noun: string, at: number) => {
    const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
    return opensName.test(before) ? `${noun}|` : found
  })
}

const nounAndTown =
  /\b(University|College|School|Academy|Institute|Seminary) (?!(?:University|College|School|Academy|Institute|Seminary|Station|Park|City|Place|Heights|Hill)\b)(?=\p{Lu}\p{Ll}[\p{L}.’']*(?: \p{Lu}[\p{L}.’']+){0,2}, [A-Z]{2}(?:\b|$))/gu
const opensName = /^(?:[•*-] )?\p{Lu}[^,;|]{0,60}$/u

function partHyphens(text: string): string {
  if (!hyphen.test(text)) return text
  let found = 0
  const parted = text.replace(joined, (line, firm: string, town: string) => {
    if (ofTown.test(firm)) return line
    found += 1
    return `${firm}|${town}`
  })
  return found < fewest ? text : parted
}

/** Asked first, of every text. */
const hyphen = /-\p{Lu}[^\n,]{1,28}, [A-Z]{2}\b/u
