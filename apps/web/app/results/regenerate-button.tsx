import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Analysis, CvDocument, CvPatch, LineNote, regenerateCv } from '@rolefit/contract'
import { call, type Refused } from '@rolefit/contract/call'
import { track } from '../analytics/track.ts'
import { nameOfCv } from '../name-of-cv.ts'
import { regenerateProblem } from '../regenerate-problem.ts'
import { announceNews } from '../session/news.ts'
import { Button } from '../ui/button.tsx'
import { useIsShown } from '../ui/use-is-shown.ts'

const mostSuggestions = 60

interface Regenerated {
  readonly cv: CvDocument
  readonly patches: readonly CvPatch[]
  readonly notes: readonly LineNote[]
  readonly analysis_id: string | null
  readonly name: string
}

/** Lays a CV ready for the editor, a feature of its own, and answers the address to go to. */
export type OpenEditor = (regenerated: Regenerated) => string

interface RegenerateButtonProps {
  readonly analysis: Analysis
  readonly openEditor: OpenEditor
}

/** Has the CV written anew with the proposed changes, and goes on in the editor with it. */
export function RegenerateButton({ analysis, openEditor }: RegenerateButtonProps) {
  const navigate = useNavigate()
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  })
  const isWaitedFor = useIsShown()
  const regenerate = async () => {
    setState({ isBusy: true, problem: null })
    const answer = await call<typeof regenerateCv>(fetch, '', {
      method: 'POST',
      path: '/api/regenerate-cv',
      needs: 'cv',
      body: {
        cv_text: analysis.cv_text,
        suggestions: analysis.suggestions.slice(0, mostSuggestions),
        ...(analysis.id ? { analysis_id: analysis.id } : {}),
      },
    })
    setState({ isBusy: false, problem: answer.ok ? null : regenerateProblem(answer) })
    if (!answer.ok) return isWaitedFor() ? undefined : tellOfFailure(analysis, answer)
    track('cv_regenerated')
    const { cv, patches, notes } = answer
    const from = { analysis_id: analysis.id || null, name: nameOfCv(analysis) }
    const to = openEditor({ cv, patches, notes, ...from })
    if (isWaitedFor()) return navigate(to)
    const link = { to, label: 'Open it in the editor' }
    announceNews({ words: 'Your CV is written anew.', link })
  }
  return (
    <>
      <Button
        look="secondary"
        disabled={!analysis.cv_text}
        isBusy={state.isBusy}
        onClick={() => void regenerate()}
      >
        Re-generate CV
      </Button>
      {state.problem && (
        <p role="alert" className="order-last basis-full text-sm font-medium text-missing">
          {state.problem}
        </p>
      )}
    </>
  )
}

/** The person went on meanwhile, and would look for the CV in vain. */
function tellOfFailure({ id }: Analysis, answer: Refused): void {
  const link = { to: `/results/${id}`, label: 'Back to the result' }
  announceNews({ words: regenerateProblem(answer), link })
}
