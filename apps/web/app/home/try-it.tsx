import { useId, useState } from 'react'
import { track } from '../analytics/track.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Example, Sample } from './example.ts'
import { scoreHere } from './score-here.client.ts'

interface TryItProps {
  readonly sample: Sample
  readonly onScored: (example: Example) => void
  readonly onReset: () => void
}

/** The sample CV and posting, to change and score again: in this browser, without an account. */
export function TryIt({ sample, onScored, onReset }: TryItProps) {
  const [texts, setTexts] = useState(sample)
  const [message, setMessage] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null)
  const [isScoring, setScoring] = useState(false)

  const score = async () => {
    setScoring(true)
    const answer = await scoreHere(texts)
    setScoring(false)
    if ('problem' in answer) return setMessage({ tone: 'bad', text: answer.problem })
    track('sample_tried')
    onScored(answer.example)
    const { score: points, band } = answer.example
    setMessage({ tone: 'good', text: `Scored: ${points} of 100, ${band}. The lines are below.` })
  }

  const reset = () => {
    setTexts(sample)
    setMessage(null)
    onReset()
  }

  return (
    <details className="group my-8 print:hidden rounded-sheet border border-line-strong bg-sheet">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-medium [&::-webkit-details-marker]:hidden">
        Try it without an account: change the CV or the posting
        <Icon name="down" className="size-5 text-quiet group-open:rotate-180" />
      </summary>
      <div id="try" className="scroll-mt-40 border-t border-line p-5">
        <div className="grid gap-5 lg:grid-cols-2">
          <TextArea label="The CV" value={texts.cv} onChange={(cv) => setTexts({ ...texts, cv })} />
          <TextArea
            label="The posting"
            value={texts.job}
            onChange={(job) => setTexts({ ...texts, job })}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button onClick={() => void score()} isBusy={isScoring}>
            {isScoring ? 'Scoring…' : 'Score these two'}
          </Button>
          <Button look="quiet" onClick={reset}>
            Back to the sample
          </Button>
          <p className="text-sm text-quiet">
            This happens in your browser. Nothing is sent, nothing is stored.
          </p>
        </div>
        <noscript>
          <p className="mt-3 text-sm text-quiet">Scoring in the browser needs JavaScript.</p>
        </noscript>
        <div className={message ? 'mt-4' : ''}>
          <Notice tone={message?.tone ?? 'good'}>{message?.text}</Notice>
        </div>
      </div>
    </details>
  )
}

interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function TextArea({ label, value, onChange }: TextAreaProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        rows={14}
        spellCheck={false}
        className="block w-full rounded-sheet border border-line-strong bg-paper px-3 py-2 text-base leading-normal hover:border-ink sm:text-[0.9375rem]"
      />
    </div>
  )
}
