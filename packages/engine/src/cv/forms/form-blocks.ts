import { holdsRange } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { isProse } from '../words/is-prose.ts'
import { hinted, organisationWeight, titleWeight } from '../words/weigh-words.ts'
import { behindLabel, type FormLine, formLineOf } from './form-line.ts'

/** A line of a form with what it is labelled as. */
export interface Labelled {
  readonly line: CvLine
  readonly form: FormLine | null
}

/** Lines of a block in which a head may still stand without its label. */
export const mostOfHead = 4

/** The lines of each role of a form; null where the labels are only part of roles with heads of their own. */
export function formBlocks(lines: readonly Labelled[], opener: FormLine): Labelled[][] | null {
  const blocks = blocksOf(lines, opener)
  const forms = blocks.filter(isForm)
  const isUsual = blocks[0] === forms[0] && forms.length * 2 >= blocks.length
  return isUsual && !blocks.some(holdsHead) ? blocks : null
}

function blocksOf(lines: readonly Labelled[], opener: FormLine): Labelled[][] {
  const blocks: Labelled[][] = []
  for (const each of lines) {
    if (each.form?.name === opener.name) blocks.push([each])
    else blocks.at(-1)?.push(each)
  }
  return blocks
}

function isForm(block: readonly Labelled[]): boolean {
  const labels = new Set(block.flatMap(({ form }) => form?.label ?? []))
  const isNamed = labels.has('company') || labels.has('title') || labels.has('client')
  return isNamed && labels.size > 1
}

/** A dated head without labels further down: then the labels are only part of a role. */
function holdsHead(block: readonly Labelled[]): boolean {
  return block.some(({ line, form }, at) => {
    if (form || at < mostOfHead || line.bullet || line.text.length > 120) return false
    const isDated = holdsRange(line.text)
    const above = block[at - 1]
    // Dates below a name without a label belong to it.
    const isBelowName = line.text.length < 40 && above && !above.form && !above.line.bullet
    const words = isBelowName ? `${above.line.text}, ${line.text}` : line.text
    const title = titleWeight(words)
    const company = organisationWeight(words)
    return isDated && title + company >= hinted && !isProse(line.text, { title, company, isDated })
  })
}

/** Parts the lines of one employer where projects there name other titles than the ones above. */
export function partsByTitle(block: readonly Labelled[]): (readonly Labelled[])[] {
  const project = block.findIndex(({ form }) => form?.label === 'project')
  const titles = block.flatMap(({ line, form }, at) =>
    form?.label === 'title' ? [{ at, words: line.text.slice(form.from - line.start) }] : [],
  )
  const isOfEmployer = titles[0] !== undefined && titles[0].at < project
  if (titles.length < 2 || isOfEmployer) return [block]
  const starts = titles.slice(1).flatMap(({ at, words }, before) => {
    const above = titles[before]
    return above && above.words !== words ? [projectAbove(block, { at, after: above.at })] : []
  })
  return [0, ...starts].map((start, at, all) => block.slice(start, all[at + 1]))
}

/** Where the project begins that a title belongs to. */
function projectAbove(
  block: readonly Labelled[],
  { at, after }: { readonly at: number; readonly after: number },
): number {
  const start = block.findLastIndex(
    ({ form }, index) => index > after && index < at && form?.label === 'project',
  )
  return start < 0 ? at : start
}

/** Behind the label of a description another one may stand: "description - Role   Tester". */
export function labelledAs(line: CvLine): Labelled {
  const form = formLineOf(line)
  if (form?.label !== 'description') return { line, form }
  const rest = restOf(line, form)
  const inner = formLineOf(rest)
  return inner ? { line: rest, form: inner } : { line, form }
}

/** What stands behind a label, set apart from what is above. */
export function restOf(line: CvLine, form: FormLine): CvLine {
  return { ...behindLabel(line, form), gap: 1 }
}
