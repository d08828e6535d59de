import { useEffect, useRef, useState } from 'react'
import { track } from '../analytics/track.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { Example, Sample } from './example.ts'
import { fetchEngine, scoreHere } from './score-here.client.ts'

interface Message {
  readonly tone: 'good' | 'bad'
  readonly text: string
}

const lost = 'The part that scores could not be loaded. Check the connection and try again.'

/** On a phone both boxes and the button below them fit one screen. */
const box = { spellCheck: false, boxClassName: 'h-44 lg:h-88' } as const

interface TryItProps {
  readonly sample: Sample
  readonly onScored: (example: Example) => void
  readonly onReset: () => void
}

/** The sample CV and posting, to change and score again: in this browser, without an account. */
export function TryIt({ sample, onScored, onReset }: TryItProps) {
  const [texts, setTexts] = useState(sample)
  const [message, setMessage] = useState<Message | null>(null)
  const [isScoring, setScoring] = useState(false)
  const told = useRef<HTMLDivElement>(null)

  // On a phone it comes below the fold.
  useEffect(() => {
    if (message) told.current?.scrollIntoView({ block: 'nearest' })
  }, [message])

  const score = async () => {
    setScoring(true)
    const answer = await scoreHere(texts)
    setScoring(false)
    if (answer.status === 'lost') return setMessage({ tone: 'bad', text: lost })
    if (answer.status === 'refused') return setMessage({ tone: 'bad', text: answer.problem })
    track('sample_tried')
    onScored(answer.example)
    const { score: points, band } = answer.example
    setMessage({ tone: 'good', text: `Scored: ${points} of 100, ${band}.` })
  }

  const change = (changed: Partial<Sample>) => {
    setTexts({ ...texts, ...changed })
    if (!isScoring) fetchEngine()
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
        <p className="mb-4 text-sm text-quiet">
          This happens in your browser. Nothing is sent, nothing is stored.
        </p>
        <div className="grid gap-5 lg:grid-cols-2">
          <TextArea
            {...box}
            label="The CV"
            value={texts.cv}
            onChange={({ target }) => change({ cv: target.value })}
          />
          <TextArea
            {...box}
            label="The posting"
            value={texts.job}
            onChange={({ target }) => change({ job: target.value })}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button onClick={() => void score()} isBusy={isScoring}>
            {isScoring ? 'Scoring…' : 'Score these two'}
          </Button>
          <Button look="quiet" onClick={reset}>
            Back to the sample
          </Button>
        </div>
        <noscript>
          <p className="mt-3 text-sm text-quiet">Scoring in the browser needs JavaScript.</p>
        </noscript>
        <div ref={told} className={message ? 'mt-4 scroll-mb-4' : ''}>
          <Notice tone={message?.tone ?? 'good'}>
            {message?.text}
            {message?.tone === 'good' && (
              <>
                {' '}
                <a href="#scored" className="underline underline-offset-4">
                  Read the lines
                </a>
              </>
            )}
          </Notice>
        </div>
      </div>
    </details>
  )
}
