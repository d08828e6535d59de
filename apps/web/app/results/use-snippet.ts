import { useState } from 'react'
import type { AnalysisChange, generateSnippet } from '@rolefit/contract'
import { type Answer, call } from '@rolefit/contract/call'
import { track } from '../analytics/track.ts'

export type Snippet =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly before: string | null }
  | { readonly status: 'text'; readonly text: string }
  | { readonly status: 'error'; readonly message: string }

/** The example text of one change: asked for, shown, asked for again. */
export function useSnippet(analysisId: string, change: AnalysisChange) {
  const [snippet, setSnippet] = useState<Snippet>({ status: 'none' })
  const generate = async (fact: string) => {
    if (!analysisId) {
      setSnippet({ status: 'error', message: 'Missing analysis id. Please re-run analysis.' })
      return
    }
    const before = snippet.status === 'text' ? snippet.text : null
    setSnippet({ status: 'loading', before })
    const answer = await call<typeof generateSnippet>(fetch, '', {
      method: 'POST',
      path: '/api/generate-snippet',
      body: {
        analysis_id: analysisId,
        change_text: change.text,
        change_id: change.id,
        style: 'bullet',
        ...(fact.trim() ? { fact: fact.trim() } : {}),
        ...(before === null ? {} : { previous: before }),
      },
    })
    setSnippet(toSnippet(answer))
    if (answer.ok) track('snippet_generated', before === null ? 'first' : 'again')
  }
  return { snippet, generate }
}

function toSnippet(answer: Answer<typeof generateSnippet>): Snippet {
  if (answer.ok && answer.snippet.trim()) return { status: 'text', text: answer.snippet }
  if (answer.ok) return { status: 'error', message: 'Could not generate text.' }
  if (answer.error === 'network') return { status: 'error', message: 'Could not generate text.' }
  if (answer.error === 'unexpected_response') {
    return { status: 'error', message: `Failed (${answer.status})` }
  }
  return { status: 'error', message: answer.message }
}
