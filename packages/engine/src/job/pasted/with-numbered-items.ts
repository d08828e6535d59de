import { eachMatch } from '../../text/patterns/each-match.ts'

/**
 * A posting whose numbered lists run on within their lines ("Duties:1. Plan the week.2. Brief the crew.3. …") with a line
 * for each item, and one for the heading that stands glued to the first: "… skills Education Required:1. A degree".
 */
export function withNumberedItems(text: string): string {
  if (!anyNumber.test(text)) return text
  return text
    .split('\n')
    .map((line) => (line.length < fewestLetters ? line : withItemsApart(line)))
    .join('\n')
}

const fewestLetters = 60
const fewestItems = 3

/** "1. Plan", "2.) Brief", "3) 5+ years": behind a stop, a colon, a small word that it is glued to, or a blank. */
const number =
  /(?<=^[^\p{L}\d]*|[.:;!?)*•%]\s{0,6}|\p{Ll}{3}|[\p{L}\d] {1,6})(\d{1,2})(?:\.\)|[.)])\s*(?=\p{Lu}|(?<=\)\s*)\p{L}|(?<=[\s)])\d)/gu
/** "Level 1. Level 2.", "of 3. Then": the number is of the word before it. */
const ofWord =
  /\b(?:levels?|phases?|stages?|tiers?|grades?|bands?|parts?|steps?|class|types?|category|no|nr|years?|sections?|groups?|zones?|units?|weeks?|days?|and|to|of|or|than|version)\.? *$/i
const longestWordBefore = 16
const anyNumber = /(?<!\d)2(?:\.\)|[.)])\s*[\p{L}\d]/u

interface Item {
  readonly at: number
  readonly end: number
}

function withItemsApart(line: string): string {
  const runs = itemsOf(line)
  if (!runs.some((run) => run.length >= fewestItems)) return line
  const items = runs.filter((run) => run.length >= fewestItems || isHeaded(line, run))
  let apart = ''
  let from = 0
  for (const run of items) {
    for (const [nth, { at, end }] of run.entries()) {
      const before = line.slice(from, at)
      apart += nth === 0 ? withHeadApart(before) : before
      apart += apart.trim() === '' ? '- ' : '\n- '
      from = end
    }
  }
  return apart + line.slice(from)
}

/** Numbers that count up from one, list by list. */
function itemsOf(line: string): Item[][] {
  const runs: Item[][] = []
  for (const found of eachMatch(line, number)) {
    if (ofWord.test(line.slice(Math.max(0, found.index - longestWordBefore), found.index))) continue
    const value = Number(found[1])
    const run = runs.at(-1)
    const item = { at: found.index, end: found.index + found[0].length }
    if (value === 1) runs.push([item])
    else if (run && value === run.length + 1) run.push(item)
  }
  return runs
}

function isHeaded(line: string, [first]: readonly Item[]): boolean {
  return first !== undefined && head.test(line.slice(0, first.at))
}

function withHeadApart(before: string): string {
  return before.replace(head, '\n$&')
}

/** Capital words up to a colon, behind the end of something else. */
const head =
  /(?<=\S\s{1,4})\p{Lu}[\p{L}’'-]*(?:(?:,? ?[/&]? ?|,? (?:and|or|of|and\/ ?or) ?)\p{Lu}[\p{L}’'-]*){0,6}\s?:\s*$/u
