import { Icon } from '../../ui/icon.tsx'
import { type ProgressStep, stepInWords, stepNames } from './progress-step.ts'

/** What is being done right now, step by step as the server tells it; spoken as it changes. */
export function Progress({ step }: { step: ProgressStep | null }) {
  const at = step ? stepNames.indexOf(step.step) : -1
  return (
    <div>
      <p role="status" className="sr-only">
        {step ? stepInWords(step) : 'Sending'}
      </p>
      <ol aria-hidden="true" className="space-y-1.5 text-[0.9375rem]">
        <Line words="Sending" isNow={at < 0} isDone={at >= 0} />
        {stepNames
          .filter((name) => name !== 'ocr' || step?.step === 'ocr')
          .map((name) => {
            const place = stepNames.indexOf(name)
            const isNow = place === at
            const words = isNow && step ? stepInWords(step) : stepInWords({ step: name })
            return <Line key={name} words={words} isNow={isNow} isDone={place < at} />
          })}
      </ol>
    </div>
  )
}

interface LineProps {
  readonly words: string
  readonly isNow: boolean
  readonly isDone: boolean
}

function Line({ words, isNow, isDone }: LineProps) {
  return (
    <li className="flex items-center gap-2">
      <span className="w-4">{isDone && <Icon name="check" className="size-4" />}</span>
      <span className={isNow ? 'marked draws' : isDone ? '' : 'text-quiet'}>{words}</span>
    </li>
  )
}
