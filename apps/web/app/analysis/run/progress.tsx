import { useEffect, useRef } from 'react'
import { type ProgressStep, stepInWords, stepNames } from './progress-step.ts'

/** Pictures of pages are a way of reading. */
const places = ['sending', ...stepNames.filter((name) => name !== 'ocr')] as const

/** What is being done right now, as the server tells it, and how far that is; spoken as it changes. */
export function Progress({ step }: { step: ProgressStep | null }) {
  const ref = useRef<HTMLDivElement>(null)
  const words = step ? stepInWords(step) : 'Sending'
  const at = places.indexOf(step?.step === 'ocr' ? 'reading' : (step?.step ?? 'sending'))

  // The button that was pressed may be the last thing in sight.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={ref} className="scroll-mb-4">
      <p role="status" className="sr-only">
        {words}
      </p>
      <div aria-hidden="true">
        <p className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
          <span key={step?.step} className="marked draws">
            {words}
          </span>
          <span className="shrink-0 text-sm text-quiet">
            {at + 1} of {places.length}
          </span>
        </p>
        <p className="mt-2 flex gap-1">
          {places.map((place, index) => (
            <span
              key={place}
              className={`h-1.5 grow rounded-full ${index <= at ? 'fills bg-met-ink' : 'bg-line'}`}
            />
          ))}
        </p>
      </div>
    </div>
  )
}
