/**
 * A posting without what stands around a heading to make it stand out: "=== Requirements ===", "[ What we offer ]",
 * "Your tasks ____", "Part B: Duties". A sign that the next line begins with as well marks the items of a list.
 */
export function withoutOrnaments(text: string): string {
  if (!anyOrnament.test(text)) return text
  const lines = text.split('\n').map(withoutFrame)
  const marks = lines.map((line) => markOf(line))
  const isLettered = fewestLettered.every((letter) => marks.some((mark) => mark?.letter === letter))
  return lines
    .map((line, at) => {
      const mark = marks[at]
      if (!mark || (mark.letter !== undefined && !isLettered)) return line
      const isItem = [at - 1, at + 1].some(
        (other) => marks[other]?.kind === mark.kind || beginsWith(lines[other], mark.kind),
      )
      return (isItem ? '- ' : '') + line.slice(mark.length)
    })
    .join('\n')
}

/** What frames a heading on both sides; of a pair of brackets the one that closes it. */
const frames: readonly (readonly [opening: string, closing: string])[] = [
  ...[...'=~_|/★☆%'].map((sign) => [sign, sign] as const),
  ['<', '>'],
  ['>', '<'],
  ['[', ']'],
  ['{', '}'],
  ['【', '】'],
  ['「', '」'],
  ['«', '»'],
  ['»', '«'],
  ['“', '”'],
  ['"', '"'],
]
const escaped = (sign: string) => sign.replace(/[[\]{}|/]/, '\\$&')
const inner = String.raw`[ \t]*(\p{L}[^\n|=]{0,58}[\p{L}?!:)])[ \t]*`
const framed = frames.map(
  ([opening, closing]) =>
    new RegExp(`^[ \\t]*${escaped(opening)}{1,8}${inner}${escaped(closing)}{1,8}[ \\t]*$`, 'u'),
)
const trailing = /^([^\n.,]{2,58}[\p{L}?!:)])[ \t]*(?:[=_~]{3,}|\.{3}|…)[ \t]*$/u
const sign = /^[ \t]*(?:([»◆◇▶►❯➔➜➝⇒+])\ufe0f?|(#|\/\/|§ ?\d{0,2}|\|(?=[^|]*$)))[ \t]*(?=\p{L})/u
const part =
  /^[ \t]*(?:[Ss]ection|SECTION|[Pp]art|PART) (?:\d{1,2}|[A-H]|[IVX]{1,4})\b[ \t]*[:.)–—-]?[ \t]+(?=\p{Lu})/u
const lettered = /^[ \t]*([A-Ha-h])[.)][ \t]+(?=\p{L})/u
const roman = /^[ \t]*([IVX]{1,4})[.)][ \t]+(?=\p{L})/u
/** A line that begins so may be one of these: most postings have none. */
const anyOrnament =
  /^[ \t]*(?:[=~_|/★☆%<>[{【「«»“"◆◇▶►❯➔➜➝⇒+#§]|[A-Ha-h][.)] |[IVX]{1,4}[.)] |(?:[Ss]ection|SECTION|[Pp]art|PART) )|(?:[=_~]{3}|\.{3}|…)[ \t]*$/m
/** "A. Smith" is nobody's heading: letters number parts where they begin with the first. */
const fewestLettered = ['a', 'b']

function withoutFrame(line: string): string {
  for (const frame of framed) {
    const found = frame.exec(line)?.[1]
    if (found !== undefined) return found
  }
  return trailing.exec(line)?.[1] ?? line
}

/** "» 18 months in claims": an item that begins with a figure is one, too. */
function beginsWith(line: string | undefined, kind: string): boolean {
  return kind.length === 1 && line !== undefined && line.trimStart().startsWith(kind)
}

interface Mark {
  readonly kind: string
  readonly length: number
  /** The letter of an alphabet by which it numbers; of a Roman number, too. */
  readonly letter?: string
}

function markOf(line: string): Mark | undefined {
  const signed = sign.exec(line)
  if (signed) return { kind: signed[1] ?? signed[2] ?? '', length: signed[0].length }
  const parted = part.exec(line)
  if (parted) return { kind: 'part', length: parted[0].length }
  const numbered = roman.exec(line)
  if (numbered) {
    const letter = numbered[1]?.length === 1 ? 'a' : 'b'
    return { kind: 'roman', length: numbered[0].length, letter }
  }
  const [whole, letter] = lettered.exec(line) ?? []
  return whole && letter
    ? { kind: 'letter', length: whole.length, letter: letter.toLowerCase() }
    : undefined
}
