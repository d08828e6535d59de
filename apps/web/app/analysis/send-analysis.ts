import { redirect } from 'react-router'
import { type PageRequest, pageContext } from '../page-context.ts'
import { readCvFile } from '../read-cv-file.ts'
import { inputProblem, isThinPosting } from './form/check-input.ts'
import { type FilledForm, readForm } from './form/read-form.ts'
import { anywayName } from './form/thin-posting.ts'
import { resultAddress } from './result-address.ts'
import { outcomeInWords } from './run/outcome-in-words.ts'
import { readReply } from './run/post-analysis.ts'

/** What a form sent without JavaScript gets back where it led to no result. */
export interface SentAnalysis {
  /** Null where nothing is wrong and the person only has to choose. */
  readonly problem: string | null
  /** Present where the posting says so little that the person should choose what to do about it. */
  readonly thinPosting?: { readonly fileName: string | null }
  readonly isLimit: boolean
  readonly jobText: string
  readonly cvText: string
}

/** The plain way: the form as the browser sends it by itself, answered by a page. */
export async function sendAnalysis(args: PageRequest): Promise<Response | SentAnalysis> {
  const { request, context } = args
  const form = await request.formData()
  const input = readForm(form)
  const kept = { jobText: input.jobText, cvText: input.cvText, isLimit: false }
  const problem = inputProblem(input)
  if (problem) return { ...kept, problem }
  if (isThinPosting(input.jobText) && !form.has(anywayName)) return askFirst(args, input)
  const { fetchApi } = context.get(pageContext)
  const response = await fetchApi(new URL('/api/analyze', request.url), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: input.body,
  })
  const outcome = readReply(await response.json().catch(() => null), response.status)
  if (outcome.status === 'done') return redirect(resultAddress(outcome.analysis.id))
  const isLimit = outcome.status === 'refused' && outcome.problem.error === 'limit_reached'
  return { ...kept, problem: outcomeInWords(outcome), isLimit }
}

/** No page can give a chosen file back to its form, but the text of it. */
async function askFirst(
  args: PageRequest,
  { jobText, cvText, file }: FilledForm,
): Promise<SentAnalysis> {
  const kept = { jobText, isLimit: false }
  if (!file) return { ...kept, cvText, problem: null, thinPosting: { fileName: null } }
  const read = await readCvFile(args, file)
  if (!read.ok) return { ...kept, cvText, problem: read.problem }
  const { text, fileName } = read
  return { ...kept, cvText: text, problem: null, thinPosting: { fileName } }
}
