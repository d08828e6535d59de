import type { AnalysisInput } from './check-input.ts'

export interface FilledForm extends AnalysisInput {
  readonly file: File | null
  /** What is sent: a file where one was chosen, pasted text otherwise, never both. */
  readonly body: FormData
  /** Tells the same input from another one. */
  readonly fingerprint: string
}

/** What was filled in. A form always carries the file field, empty where no file was chosen. */
export function readForm(form: FormData): FilledForm {
  const jobText = textOf(form, 'jd_text')
  const chosen = form.get('cv')
  const file = chosen instanceof File && chosen.name !== '' ? chosen : null
  const cvText = file ? '' : textOf(form, 'cv_text')
  const body = new FormData()
  body.set('jd_text', jobText)
  if (file) body.set('cv', file)
  else body.set('cv_text', cvText)
  const name = file ? `${file.name} ${file.size} ${file.lastModified}` : cvText
  return { jobText, file, cvText, body, fingerprint: `${jobText}\u0000${name}` }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
