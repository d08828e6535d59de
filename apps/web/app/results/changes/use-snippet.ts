import { useEffect, useState } from 'react'
import type { AnalysisChange, generateSnippet } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { track } from '../../analytics/track.ts'
import { findExample, keepExample } from './kept-examples.ts'
import { type Snippet, textOf, toSnippet } from './to-snippet.ts'

/** The example text of one change: asked for, shown, asked for again, and kept for a reload. */
export function useSnippet(analysisId: string, change: AnalysisChange) {
  const [snippet, setSnippet] = useState<Snippet>({ status: 'none' })
  useEffect(() => {
    const text = findExample(analysisId, change.id)
    if (text === null) return
    setSnippet((now) => (now.status === 'none' ? { status: 'text', text, isKept: true } : now))
  }, [analysisId, change.id])

  const generate = async (fact: string) => {
    const before = textOf(snippet)
    if (!analysisId) {
      const message = 'Missing analysis id. Please re-run analysis.'
      setSnippet({ status: 'error', message, before })
      return
    }
    setSnippet({ status: 'loading', before })
    const answer = await call<typeof generateSnippet>(fetch, '', {
      method: 'POST',
      path: '/api/generate-snippet',
      needs: 'snippet',
      body: {
        analysis_id: analysisId,
        change_text: change.text,
        change_id: change.id,
        style: 'bullet',
        ...(fact.trim() ? { fact: fact.trim() } : {}),
        ...(before === null ? {} : { previous: before }),
      },
    })
    const written = toSnippet(answer, before)
    setSnippet(written)
    if (written.status === 'text') keepExample(analysisId, change.id, written.text)
    if (answer.ok) track('snippet_generated', before === null ? 'first' : 'again')
  }
  return { snippet, generate }
}
