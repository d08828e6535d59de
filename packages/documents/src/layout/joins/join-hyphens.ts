import type { DraftLine } from '../../draft.ts'

/** Joins words that were divided at the end of a line, where the joined word is one. */
export function joinHyphens(lines: readonly DraftLine[]): readonly DraftLine[] {
  if (!lines.some(({ text }) => divided.test(text))) return lines.map(withoutSoftHyphens)
  const known = vocabulary(lines)
  const joined: DraftLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const whole = before && follows(line, before) ? rejoin(before.text, line.text, known) : null
    if (before && whole) {
      joined[joined.length - 1] = { ...before, text: whole.first }
      if (whole.rest !== '') joined.push({ ...line, text: whole.rest })
    } else joined.push(line)
  }
  return joined.map(withoutSoftHyphens)
}

const divided = /\p{L}[-\u00ad‐]$/u

function follows(line: DraftLine, before: DraftLine): boolean {
  return line.kind === 'text' && line.page === before.page && !line.gapAbove
}

function rejoin(
  first: string,
  second: string,
  known: ReadonlySet<string>,
): { readonly first: string; readonly rest: string } | null {
  // An address keeps its hyphens, whatever the line's end did to it.
  if (dividedAddress.test(first.slice(-longestAddress)) && restOfAddress.test(second))
    return { first: first + second, rest: '' }
  const head = /([\p{L}-]{2,})([-\u00ad‐])$/u.exec(first.slice(-longestWord))
  const tail = /^(\p{Ll}+)([\p{P}]*)(?:\s+|$)/u.exec(second)
  const [, start = '', sign = ''] = head ?? []
  const [taken = '', end = ''] = tail ?? []
  if (start === '' || end === '') return null
  const link = linkBetween(start.toLowerCase(), end, { sign, known })
  if (link === null) return null
  return {
    first: first.slice(0, -1) + link + taken.trimEnd(),
    rest: second.slice(taken.length),
  }
}

/** Looking further back would take long on a line that is one long word. */
const longestWord = 60
const longestAddress = 300
/** LinkedIn says behind each address what it is. */
const restOfAddress = /^[\w~./-]+(?: \(\p{L}+\))?$/u
const dividedAddress = /(?:^|\s)(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/\S{0,200}-$/i

function linkBetween(
  start: string,
  end: string,
  { sign, known }: { readonly sign: string; readonly known: ReadonlySet<string> },
): '' | '-' | null {
  if (sign !== '-' || known.has(start + end)) return ''
  if (known.has(`${start}-${end}`) || hyphenated.has(start)) return '-'
  return endings.test(end) ? '' : null
}

/** First halves that keep their hyphen. */
const hyphenated = new Set(
  'multi self co non cross full end real high long well part time front back in on off open low mid short two three four first second third state user data test cost team pre post semi year day day-to end-to year-over'.split(
    ' ',
  ),
)
/** What only ever ends an English word. */
const endings =
  /^(?:\p{Ll}{0,4}(?:tions?|sions?|ments?|ances?|ences?|ability|ities|ity|ness|ically|ally|ously|ively|ously|izing|ising|ating|ized|ised|ated|neering|agement|agers?|opment|ology|ologies|ograph\p{Ll}*)|ings?|ed|ers?|ly|ies|able|ible|ive|ous|ful|ical|cal|ance|ence|ist|ists|ism|tive|sive|tor|tors|ture|tures)$/u

function vocabulary(lines: readonly DraftLine[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const { text } of lines) {
    // The halves themselves are no evidence.
    for (const word of text
      .replace(divided, '')
      .toLowerCase()
      .match(/[\p{L}-]{4,}/gu) ?? []) {
      words.add(word)
    }
  }
  return words
}

function withoutSoftHyphens(line: DraftLine): DraftLine {
  return line.text.includes('\u00ad') ? { ...line, text: line.text.replaceAll('\u00ad', '') } : line
}
