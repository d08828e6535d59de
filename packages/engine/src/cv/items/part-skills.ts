import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { countPieces } from '../words/count-pieces.ts'

/** "MIG welding/shelf filling/Photoshop": names that nothing but a slash parts. "TCP/IP" and "CI/CD" are one each. */
export function partAtSlashes(text: string, pieces: readonly CvText[]): readonly CvText[] {
  const [only, ...more] = pieces
  if (!only || more.length > 0 || !severalSlashes.test(only.quote)) return pieces
  const parts: CvText[] = []
  let from = only.span.start
  for (const words of only.quote.split('/')) {
    const part = cvText(text, from, from + words.length)
    if (!part || countPieces(part.text) > mostWords) return pieces
    parts.push(part)
    from += words.length + 1
  }
  return parts
}

const severalSlashes = /^[^/\n:]{2,40}(?:\/[^/\n:]{2,40}){2,12}$/
const mostWords = 4

/** "filing, Word and till work": the last sign of a list is a word. */
export function partLast(text: string, pieces: readonly CvText[]): readonly CvText[] {
  const last = pieces.at(-1)
  const before = pieces.slice(0, -1)
  if (!last || before.length === 0 || !last.quote.includes(' and ')) return pieces
  if (before.some(({ quote }) => /[&+]|\band\b/.test(quote))) return pieces
  const [one = '', other = '', ...more] = last.quote.split(' and ')
  if (more.length > 0 || !(areTwo(one, other) || isProgram(one, other, before))) return pieces
  const first = cvText(text, last.span.start, last.span.start + one.length)
  const stop = /\p{L}{3}\.$/u.test(other) ? 1 : 0
  const second = cvText(text, last.span.end - other.length, last.span.end - stop)
  return first && second ? [...before, first, second] : pieces
}

/** "Customer service and filing" are two, "Health and social care" and "picking and packing" are one. */
function areTwo(one: string, other: string): boolean {
  const [left, right] = [countPieces(one), countPieces(other)]
  if (left > mostWords || right > mostWords) return false
  if (left > 1) return !endsBefore.test(one)
  return (
    right === 1 && !pairs.has(`${one} ${other}`.toLowerCase()) && !bothDone.test(`${one} ${other}`)
  )
}

/** "SolidWorks and shelf filling" in a list that writes small what is no name. */
function isProgram(one: string, other: string, before: readonly CvText[]): boolean {
  const isSmall = (words: string) => /^\p{Ll}/u.test(words)
  const isName = !isSmall(one) && isSmall(other) && countPieces(other) <= mostWords
  return isName && before.some(({ text }) => isSmall(text))
}

/** What a second word goes on from: "written and spoken English". */
const endsBefore =
  /\b(?:verbal|oral|written|spoken|internal|external|primary|secondary|payable|local)$/i
const bothDone = /ing \S+ing$/i
const pairs: ReadonlySet<string> = new Set(
  'health safety|research development|food beverage|food drink|food hygiene|sales marketing|arts crafts|art design|import export|profit loss|oil gas|search rescue|fire rescue|supply demand|terms conditions|pick pack|cash card|track trace|test balance|time attendance|mergers acquisitions|compensation benefits|learning development|equality diversity|diversity inclusion|risk compliance|policies procedures|policy procedure|hair beauty|hair makeup|nails beauty|health fitness|health wellbeing|health beauty|travel tourism|leisure tourism|leisure hospitality|hospitality catering|hospitality tourism|banking finance|accounting finance|accounts finance|wines spirits|audio video|sound light|sound lighting|hardware software|plan organise|plants machinery|plant machinery|tools equipment|repair maintenance|repairs maintenance|service maintenance|installation maintenance|installation repair|inspection testing|inspection test|strength conditioning|speech language|safety security|planning analysis|budgets forecasts|reports presentations|reading writing|literacy numeracy|english maths|maths english|loading unloading|painting decorating|drawing design|cash banking|research analysis|analysis reporting|monitoring evaluation|assessment evaluation|recruitment selection|recruitment retention|payroll hr|sale purchase|slips trips|moving handling|water wastewater|shipping receiving|goods receiving'.split(
    '|',
  ),
)
