import type { ReactNode } from 'react'
import type { Analysis } from '@rolefit/contract'
import { changeOf } from '../change-of.ts'
import { Gain } from '../gain.tsx'
import { SectionHeading } from '../section-heading.tsx'

interface FeedbackSectionProps {
  readonly analysis: Analysis
  readonly shareButton: ReactNode
}

/** What is good and what is not, what to do first, and the way to show it to somebody. */
export function FeedbackSection({ analysis, shareButton }: FeedbackSectionProps) {
  const { feedback, feedback_good, suggestions } = analysis
  return (
    <section id="feedback" aria-labelledby="feedback-title">
      <SectionHeading id="feedback-title" title="Feedback" />
      <div className="mt-4 grid grid-cols-1 gap-8 md:grid-cols-2 print:grid-cols-2">
        {feedback_good === undefined ? (
          <Lines title="What stands out" lines={feedback} />
        ) : (
          <div className="space-y-8 print:contents">
            <Lines title="What speaks for this CV" lines={feedback.slice(0, feedback_good)} />
            <Lines title="What holds it back" lines={feedback.slice(feedback_good)} />
          </div>
        )}
        <div className="print:hidden">
          <Lines
            title="What to change first"
            lines={suggestions}
            isNumbered
            pointsOf={(line) => changeOf(analysis, line)?.points ?? 0}
          />
        </div>
      </div>
      <div className="mt-6 empty:hidden print:hidden">{shareButton}</div>
    </section>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly isNumbered?: boolean
  /** What following a line would give. */
  readonly pointsOf?: (line: string) => number
}

function Lines({ title, lines, isNumbered = false, pointsOf = () => 0 }: LinesProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <div>
      <h3 className="font-sans text-sm font-medium tracking-normal">{title}</h3>
      {lines.length === 0 ? (
        <p className="mt-2 text-quiet">Nothing to say here.</p>
      ) : (
        <List
          className={`mt-2 space-y-2 pl-5 text-[0.9375rem] ${isNumbered ? 'list-decimal' : 'list-disc'}`}
        >
          {lines.map((line) => (
            <li key={line}>
              {line} <Gain points={pointsOf(line)} />
            </li>
          ))}
        </List>
      )}
    </div>
  )
}
