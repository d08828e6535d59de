import type { ReactNode } from 'react'
import type { Analysis, AnalysisListItem } from '@rolefit/contract'
import { ButtonLink } from '../ui/button.tsx'
import { type OpenEditor, RegenerateButton } from './regenerate-button.tsx'
import { ResultView } from './result-view.tsx'

/** Sharing is a feature of its own; the route hands in its button. */
export type ShareSlot = (analysis: Analysis, label: string) => ReactNode

interface ShownResultProps {
  readonly analysis: Analysis
  readonly versions: readonly AnalysisListItem[]
  readonly share: ShareSlot
  readonly openEditor: OpenEditor
  /** Beside the form there is no need for a way to it. */
  readonly place?: 'list' | 'form'
  /** The way to delete it, where there is one. */
  readonly deletion?: ReactNode
}

/** A result with what can be done with it. */
export function ShownResult({
  analysis,
  versions,
  share,
  openEditor,
  place = 'list',
  deletion,
}: ShownResultProps) {
  return (
    <ResultView
      key={analysis.id}
      analysis={analysis}
      versions={versions}
      shareButton={share(analysis, 'Share')}
      actions={
        <>
          {place === 'list' && analysis.id && (
            <ButtonLink to={`/analyze?analysis=${analysis.id}`} look="secondary">
              Analyze the next version
            </ButtonLink>
          )}
          <RegenerateButton analysis={analysis} openEditor={openEditor} />
          {share(analysis, 'Share match score')}
          {deletion}
        </>
      }
    />
  )
}
