import { useId, useState } from 'react'
import type { AnalysisChange } from '@rolefit/contract'
import { track } from '../analytics/track.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useSnippet } from './use-snippet.ts'

interface ChangeCardProps {
  readonly analysisId: string
  readonly change: AnalysisChange
}

const actionWords = {
  reword: 'Reword',
  'move-up': 'Bring forward',
  'add-if-true': 'Add, if it is true',
  'leave-out': 'Leave out',
  mend: 'Mend',
} as const satisfies Record<AnalysisChange['action'], string>

/** One change: what to do, what it would bring, and an example line made of what is true. */
export function ChangeCard({ analysisId, change }: ChangeCardProps) {
  const { text, action, points, question, quote } = change
  const [fact, setFact] = useState('')
  const { snippet, generate } = useSnippet(analysisId, change)
  const id = useId()
  const isLoading = snippet.status === 'loading'
  const hasText = snippet.status === 'text' || (isLoading && snippet.before !== null)
  return (
    <li className="py-5 break-inside-avoid">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-quiet">{actionWords[action]}</span>
        {points > 0 ? (
          <span className="marked">+{points.toFixed(1)} points</span>
        ) : (
          <span className="text-quiet">reads better, no points</span>
        )}
      </p>
      <p id={id} className="mt-1 max-w-[42rem] font-medium">
        {text}
      </p>
      {quote && !text.includes(quote) && (
        <p className="mt-1.5 max-w-[42rem] border-l-4 border-line pl-3 text-[0.9375rem] text-quiet">
          “{quote}”
        </p>
      )}
      {question && (
        <TextArea
          label={question}
          hint="Only what is true. Where a figure is missing, [number] stays in its place."
          rows={2}
          maxLength={600}
          value={fact}
          onChange={(event) => setFact(event.target.value)}
          className="mt-3 max-w-[42rem] print:hidden"
        />
      )}
      <SnippetText snippet={snippet} />
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <Button
          look="secondary"
          disabled={isLoading}
          aria-busy={isLoading}
          aria-describedby={id}
          onClick={() => void generate(fact)}
        >
          {isLoading && <Spinner />}
          {hasText ? 'Regenerate' : 'Generate'}
        </Button>
        <CopyButton
          label="Copy"
          subject={snippet.status === 'text' ? 'the example text' : 'the proposed change'}
          text={snippet.status === 'text' ? snippet.text : text}
          onCopied={() => track('snippet_copied')}
        />
      </div>
    </li>
  )
}

function SnippetText({ snippet }: { snippet: ReturnType<typeof useSnippet>['snippet'] }) {
  const text =
    snippet.status === 'text' ? snippet.text : snippet.status === 'loading' ? snippet.before : null
  return (
    <div aria-live="polite" className="max-w-[42rem]">
      {snippet.status === 'loading' && <span className="sr-only">Writing…</span>}
      {text !== null && (
        <p
          className={`mt-3 whitespace-pre-wrap rounded-sheet border border-line bg-sheet px-4 py-3 font-serif text-lg leading-snug ${snippet.status === 'loading' ? 'opacity-60' : ''}`}
        >
          {text}
        </p>
      )}
      {snippet.status === 'error' && (
        <p className="mt-3 font-medium text-missing">{snippet.message}</p>
      )}
    </div>
  )
}
