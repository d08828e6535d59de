import type { FormLabel } from '../lexicon/form-labels.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { formLineOf } from './form-line.ts'

const openers: ReadonlySet<FormLabel> = new Set(['project', 'client'])
const ofProject: ReadonlySet<FormLabel> = new Set([
  ...openers,
  ...(['title', 'company', 'dates', 'description', 'tools', 'about', 'remark'] as const),
])
const linesOfHead = 6
const fewestLabels = 2

/** Whether a form of a project begins at a line: "Project #1: Store billing" over its client, role, duration or tools. */
export function beginsProject(lines: readonly CvLine[], at: number): boolean {
  const own = lines[at]
  const form = own && formLineOf(own)
  if (!own || !form || !openers.has(form.label) || form.from >= own.end) return false
  const next = lines.slice(at + 1, at + linesOfHead).flatMap((line) => formLineOf(line) ?? [])
  const labels = new Set(next.map(({ label }) => label).filter((label) => ofProject.has(label)))
  return labels.size >= fewestLabels
}
