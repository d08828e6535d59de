/**
 * Writes a list of ways of writing short, the first one first: each says only what it does not share
 * with the one before it, and they are put in the order in which that says least.
 */
export function foldForms(forms: readonly string[]): string[] {
  const ordered = improve(chain(forms))
  return ordered.map((form, at) => shorten(form, ordered[at - 1]))
}

/** From form to form, always to the one that can be said in the least. */
function chain(forms: readonly string[]): string[] {
  const [first, ...others] = forms
  if (first === undefined) return []
  // Whatever order they came in: writing a list short twice changes nothing.
  const left = others.toSorted()
  const ordered = [first]
  for (let before = first; left.length > 0; ) {
    const saved = left.map((form) => costOf(form) - costOf(shorten(form, before)))
    const [next = ''] = left.splice(saved.indexOf(Math.max(...saved)), 1)
    ordered.push(next)
    before = next
  }
  return ordered
}

const mostRounds = 4
const longestPiece = 4

/** Moves pieces of the list to where they say less, until nothing helps. */
function improve(forms: readonly string[]): readonly string[] {
  let best = forms
  for (let round = 0; round < mostRounds; round += 1) {
    const better = moveOnce(best)
    if (better === best) return best
    best = better
  }
  return best
}

function moveOnce(forms: readonly string[]): readonly string[] {
  let best = forms
  let least = listCost(forms)
  for (let length = 1; length <= longestPiece; length += 1) {
    for (let from = 1; from + length <= forms.length; from += 1) {
      for (let to = 1; to <= forms.length - length; to += 1) {
        const moved = movePiece(best, { from, length, to })
        const cost = listCost(moved)
        if (cost >= least) continue
        best = moved
        least = cost
      }
    }
  }
  return best
}

function movePiece(
  forms: readonly string[],
  { from, length, to }: { readonly from: number; readonly length: number; readonly to: number },
): string[] {
  const rest = forms.toSpliced(from, length)
  return rest.toSpliced(to, 0, ...forms.slice(from, from + length))
}

function listCost(forms: readonly string[]): number {
  return forms.reduce((sum, form, at) => sum + costOf(shorten(form, forms[at - 1])), 0)
}

/** What a form costs once it is packed: a word far more than its letters. */
function costOf(form: string): number {
  const words = form.replace(/^[-+]+|-+$/g, '').split(' ').length
  return words + 0.3 * form.length
}

const mostReplaced = 2

function shorten(form: string, before: string | undefined): string {
  if (before === undefined) return form
  const [old, words] = [before.split(' '), form.split(' ')]
  const ways = [form]
  const front = countShared(old, words)
  const back = countShared(old.toReversed(), words.toReversed())
  if (front === old.length && words.length > front) ways.push(`+${words.slice(front).join(' ')}`)
  for (let count = 1; count <= mostReplaced && count < old.length; count += 1) {
    const kept = old.length - count
    if (words.length <= kept) continue
    const marks = '-'.repeat(count)
    if (front >= kept) ways.push(marks + words.slice(kept).join(' '))
    if (back >= kept) ways.push(words.slice(0, words.length - kept).join(' ') + marks)
  }
  return ways.reduce((least, way) => (costOf(way) < costOf(least) ? way : least))
}

function countShared(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, at) => word !== other[at])
  return differs === -1 ? one.length : differs
}
