const scripts = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}`
const turning = String.raw`[[${scripts}]--[\p{N}\p{M}]]`
const other = String.raw`[\p{L}--[${scripts}]]`

/** A letter of a script that is written from the right. */
export const rightToLeftLetter = new RegExp(turning, 'v')
const allRightToLeft = new RegExp(turning, 'gv')
const allOthers = new RegExp(other, 'gv')
/** From the first to the last such letter with no other letter between them. */
const stretch = new RegExp(String.raw`${turning}(?:[\P{L}${scripts}]*[${turning}\p{M}])?`, 'gv')
const number = String.raw`[+\-]?[$€£₪]?\p{Nd}+(?:[.,:\/+\-]\p{Nd}+)*[%$€£₪]?`
const phone = String.raw`\+\p{Nd}[\p{Nd} \(\)\-]{5,18}\p{Nd}`
const words = String.raw`[\p{Nd}#@.\/_:+\-]{0,40}${other}(?:(?:${other}|[\P{L}--\|])*(?:${other}|\p{Nd}))?[+#%]*`
/** Numbers, and Latin words with what stands between them; a bar parts what has nothing to do with each other. */
const staying = new RegExp(`${phone}|${words}|${number}`, 'gv')

/**
 * A line as it is read, from the line as it looks, left to right. Hebrew and Arabic are turned round;
 * numbers and Latin words among them stay as they are. Where a line has more Latin letters than others,
 * only what stands among them is turned, unless the page around it is read from the right and so begins
 * the line: "כלים: SQL, React".
 */
export function logicalOrder(visual: string, page: 'left' | 'right' = 'left'): string {
  if (!rightToLeftLetter.test(visual)) return visual
  const begins = page === 'right' && rightToLeftLetter.test(visual.match(/\p{L}/gu)?.at(-1) ?? '')
  return begins || isFromRight(visual) ? turned(visual) : visual.replace(stretch, turned)
}

/** Whether most letters are of a script that is written from the right. */
export function isFromRight(text: string): boolean {
  const letters = text.match(allRightToLeft)?.length ?? 0
  return letters > 0 && letters >= (text.match(allOthers)?.length ?? 0)
}

/**
 * The same for what stands among Hebrew or Arabic and has no letters: "2019–2016" is read from 2016 on,
 * unless its years say that it was set the other way round.
 */
export function logicalNumbers(visual: string): string {
  const read = turned(visual)
  return ascends(visual) && !ascends(read) ? visual : read
}

function ascends(text: string): boolean {
  const years = text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []
  return years.every((year, index) => year >= (years[index - 1] ?? ''))
}

function turned(visual: string): string {
  const pieces = cut(visual).reverse()
  const around = pieces.filter(({ stays }) => !stays).map(({ text }) => reversed(text))
  // Some programs name the bracket that is drawn, others the one that was written.
  const mirror = closesFirst(around.join(' '))
  return pieces
    .map(({ text, stays }) => (stays ? text : mirror ? mirrored(reversed(text)) : reversed(text)))
    .join('')
}

interface Piece {
  readonly text: string
  readonly stays: boolean
}

function cut(visual: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const match of visual.matchAll(staying)) {
    const text = withCloser(match[0], visual.charAt(match.index + match[0].length))
    pieces.push({ text: visual.slice(done, match.index), stays: false }, { text, stays: true })
    done = match.index + text.length
  }
  return [...pieces, { text: visual.slice(done), stays: false }]
}

/** "AWS (EC2)" keeps the bracket behind it. */
function withCloser(text: string, behind: string): string {
  const isOpen = (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)
  return isOpen && behind === ')' ? `${text})` : text
}

/** Marks above and below stay behind the letter they belong to. */
function reversed(text: string): string {
  return [...text].reverse().join('')
}

function closesFirst(text: string): boolean {
  let depth = 0
  for (const sign of text) {
    if ('([{<'.includes(sign)) depth += 1
    if (')]}>'.includes(sign)) depth -= 1
    if (depth < 0) return true
  }
  return false
}

const mirrors: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

function mirrored(text: string): string {
  return text.replace(/[()[\]{}<>«»]/g, (sign) => mirrors[sign] ?? sign)
}
