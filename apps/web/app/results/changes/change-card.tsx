import { useId, useState } from 'react'
import type { AnalysisChange } from '@rolefit/contract'
import { track } from '../../analytics/track.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { changeAnchor } from '../change-of.ts'
import { isQuotedIn, trimQuote } from '../trim-quote.ts'
import { SnippetText } from './snippet-text.tsx'
import { textOf } from './to-snippet.ts'
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
  mend: 'Fix',
} as const satisfies Record<AnalysisChange['action'], string>

/** One change: what to do, what it would bring, and an example line made of what is true. */
export function ChangeCard({ analysisId, change }: ChangeCardProps) {
  const { text, action, points, question, quote } = change
  const [fact, setFact] = useState('')
  const { snippet, generate } = useSnippet(analysisId, change)
  const id = useId()
  const isLoading = snippet.status === 'loading'
  const example = textOf(snippet)
  return (
    <li
      id={changeAnchor(change.id)}
      className="grid break-inside-avoid gap-x-6 gap-y-1 py-4 print:grid-cols-[1fr_auto] print:py-2 sm:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0 max-w-[42rem] sm:col-start-1 sm:row-start-1">
        <p className="text-xs text-quiet">{actionWords[action]}</p>
        <p id={id} className="mt-0.5">
          {text}
        </p>
        {quote && !isQuotedIn(text, quote) && (
          <p className="mt-1.5 border-l-4 border-line pl-3 text-sm text-quiet">
            “{trimQuote(quote)}”
          </p>
        )}
      </div>
      <p className="whitespace-nowrap text-sm sm:col-start-2 sm:row-start-1 sm:text-right">
        {points > 0 ? (
          <span className="marked">+{points.toFixed(1)} points</span>
        ) : (
          <span className="text-quiet">reads better</span>
        )}
      </p>
      <div className="sm:col-span-2">
        <div className="mt-2 flex flex-wrap items-end gap-2 print:hidden">
          {question && (
            <Field
              label={question}
              name={change.id}
              maxLength={600}
              autoComplete="off"
              value={fact}
              onChange={(event) => setFact(event.target.value)}
              onKeyDown={({ key, nativeEvent }) => {
                const isSent = key === 'Enter' && !nativeEvent.isComposing && !isLoading
                if (isSent) void generate(fact)
              }}
              className="w-full sm:w-auto sm:min-w-60 sm:grow sm:basis-0"
            />
          )}
          <Button
            look="secondary"
            isBusy={isLoading}
            // Room for what it says next: what stands beside it stays where it is.
            className="min-w-35"
            aria-describedby={id}
            onClick={() => void generate(fact)}
          >
            {example === null ? 'Generate' : 'Regenerate'}
          </Button>
          <CopyButton
            label="Copy"
            subject={example === null ? 'the proposed change' : 'the example text'}
            text={example ?? text}
            onCopied={() => track('snippet_copied')}
          />
        </div>
        <SnippetText snippet={snippet} />
      </div>
    </li>
  )
}
