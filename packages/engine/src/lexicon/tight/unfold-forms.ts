/**
 * Writes out a list of ways of writing in which one may repeat words of the one before it: "-clerk"
 * has another last word ("--" other last two), "sales-" another first, and "+clerk" a word more.
 */
export function unfoldForms(list: string): string[] {
  let before = ''
  return list.split(',').map((item) => {
    before = unfold(item.trim(), before)
    return before
  })
}

const space = ' '

function unfold(item: string, before: string): string {
  if (item.startsWith('+')) return `${before} ${item.slice(1)}`
  if (item.startsWith('-')) return withLastWords(item, before)
  return item.endsWith('-') ? withFirstWords(item, before) : item
}

function withLastWords(item: string, before: string): string {
  let at = 0
  let kept = before.length
  for (; item.charAt(at) === '-'; at += 1) kept = before.lastIndexOf(space, kept - 1)
  return before.slice(0, kept + 1) + item.slice(at)
}

function withFirstWords(item: string, before: string): string {
  let end = item.length
  let kept = -1
  for (; item.charAt(end - 1) === '-'; end -= 1) kept = before.indexOf(space, kept + 1)
  return item.slice(0, end) + before.slice(kept)
}
