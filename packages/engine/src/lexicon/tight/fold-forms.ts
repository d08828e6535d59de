import type { FieldSource } from '../lexicon.ts'
import { unfoldForms } from './unfold-forms.ts'

/**
 * Puts the ways of writing of each skill and title into the order in which each repeats most of the one before
 * it, and leaves out what it repeats. The first stays first, for it is the name; the others are equal.
 */
export function foldForms(sources: readonly FieldSource[]): FieldSource[] {
  return sources.map(({ field, skills, titles }) => ({
    field,
    skills: foldLines(skills),
    titles: foldLines(titles),
  }))
}

function foldLines(source: string): string {
  return source.split('\n').map(foldLine).join('\n')
}

const noList = /^(?:#|> |$)|:$/

function foldLine(line: string): string {
  if (noList.test(line)) return line
  const [kind = ''] = /^[a-z]+: /.exec(line) ?? []
  const linksAt = line.search(/ [>~] /)
  const end = linksAt === -1 ? line.length : linksAt
  const [name = '', ...others] = unfoldForms(line.slice(kind.length, end))
  const items = [name]
  const left = new Set(others)
  let before = name
  while (left.size > 0) {
    const [next] = [...left]
      .map((form) => ({ form, item: foldForm(form, before) }))
      .toSorted((a, b) => sparedBy(b) - sparedBy(a))
    if (!next) break
    items.push(next.item)
    left.delete(next.form)
    before = next.form
  }
  return kind + items.join(',') + line.slice(end)
}

function sparedBy({ form, item }: { readonly form: string; readonly item: string }): number {
  return form.length - item.length
}

/** The shortest way to write it behind another: "-clerk" for another last word, "sales-" for another first. */
function foldForm(form: string, before: string): string {
  const words = before.split(' ')
  return [1, 2]
    .filter((count) => words.length > count)
    .flatMap((count) => {
      const marks = '-'.repeat(count)
      const front = `${words.slice(0, -count).join(' ')} `
      const back = ` ${words.slice(count).join(' ')}`
      return [
        ...(form.startsWith(front) ? [marks + form.slice(front.length)] : []),
        ...(form.endsWith(back) ? [form.slice(0, -back.length) + marks] : []),
      ]
    })
    .filter((item) => unfoldForms(`${before},${item}`)[1] === form)
    .reduce((best, item) => (item.length < best.length ? item : best), form)
}
