import { useState } from 'react'
import type { AnalysisChange, generateSnippet } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { track } from '../../analytics/track.ts'
import { type Snippet, toSnippet } from './to-snippet.ts'

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
