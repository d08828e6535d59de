/** "Hill Foods-Kettering, OH": how job boards join a firm and its town. */
const joined = /^(\p{Lu}.{1,70}[^\s-])-(\p{Lu}[\p{L}.’' ]{1,28}, [A-Z]{2}(?: \d{5})?)$/gmu
/** Towns that are written with a hyphen themselves. */
const ofTown = /\b(?:Winston|Wilkes|Fuquay|Dover)$/
const fewest = 2

/** Parts firms from their towns where a text joins several of them so; letter by letter as long as it was. */
export function partTowns(text: string): string {
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
const hyphen = /\S-\p{Lu}[^\n,]{1,28}, [A-Z]{2}\b/u
