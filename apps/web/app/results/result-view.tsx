import type { ReactNode } from 'react'
import type { Analysis, AnalysisListItem } from '@rolefit/contract'
import { ChangesSection } from './changes/changes-section.tsx'
import { FeedbackSection } from './changes/feedback-section.tsx'
import { Overview } from './overview.tsx'
import { ResultTabs } from './result-tabs.tsx'
import { Versions } from './versions.tsx'

interface ResultViewProps {
  readonly analysis: Analysis
  readonly versions: readonly AnalysisListItem[]
  readonly actions: ReactNode
  readonly shareButton: ReactNode
}

/** A whole result, top to bottom: what it is, what stands out, what to do. */
export function ResultView({ analysis, versions, actions, shareButton }: ResultViewProps) {
  return (
    <div className="min-w-0">
      <ResultTabs />
      <div className="mt-6 space-y-14 print:m-0 print:space-y-8">
        <div className="space-y-6">
          <Versions versions={versions} current={analysis.id} />
          <Overview analysis={analysis} actions={actions} />
        </div>
        <FeedbackSection analysis={analysis} shareButton={shareButton} />
        <ChangesSection analysis={analysis} />
      </div>
    </div>
  )
}
