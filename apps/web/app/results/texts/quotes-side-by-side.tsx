import type { ReactNode } from 'react'
import type { Analysis, AnalysisRequirement } from '@rolefit/contract'
import { changeAnchor, changeFor } from '../change-of.ts'
import { Gain } from '../gain.tsx'
import type { Status } from '../status-look.ts'
import { excerptAround } from './excerpt-around.ts'
import { isLineOfWork } from './line-of-work.ts'
import { MarkedText } from './marked-text.tsx'

interface QuotesSideBySideProps {
  readonly requirement: AnalysisRequirement
  readonly analysis: Analysis
}

const mostQuotes = 3

const strengthWords = {
  listed: 'named in a list',
  described: 'described at work',
  result: 'described with what came of it',
} as const

const howWords: Readonly<Record<string, string>> = {
  same: 'in the same words',
  alias: 'by another name for it',
  implied: 'by something that proves it',
  related: 'by something near it',
  words: 'in similar words',
  told: 'in words of your own',
  years: 'counted from the dates of your roles',
  level: 'by its level',
}

const toldByAll = 'No single line says it; the CV as a whole does.'

const withoutQuote = {
  met: toldByAll,
  partly: toldByAll,
  missing: 'Nothing in the CV says so. If it is true of you, add it; if not, leave it out.',
  unclear: 'The CV does not say. Only you know whether it is so.',
} as const satisfies Record<Status, string>

/** The posting's words and the CV's, each in its place and with the marker on it. */
export function QuotesSideBySide({ requirement, analysis }: QuotesSideBySideProps) {
  const { job_span, evidence, status, how } = requirement
  const [best] = evidence
  const isShown = status === 'met' || status === 'partly'
  const change = changeFor(analysis, requirement.id)
  const further = evidence
    .slice(1, mostQuotes)
    .filter(({ line }) => line.join() !== best?.line.join())
  return (
    <div className="grid grid-cols-1 gap-3 pb-4 md:grid-cols-2 print:hidden">
      <Paper
        title="The posting"
        note={
          isLineOfWork(requirement) ? 'read from its words as a whole, such as this' : undefined
        }
      >
        <Quote text={analysis.jd_text} span={job_span} status={status} />
      </Paper>
      <Paper
        title="Your CV"
        isEmpty={!best && !isShown}
        note={best && [howWords[how], strengthWords[best.strength]].filter(Boolean).join(', ')}
      >
        {best ? (
          <>
            <Quote text={analysis.cv_text} span={best.span} status={status} />
            {further.map(({ span, line }) => (
              <Quote
                key={span.join()}
                text={analysis.cv_text}
                span={span}
                line={line}
                status={status}
              />
            ))}
          </>
        ) : (
          <p className="text-quiet">{withoutQuote[status]}</p>
        )}
        {how === 'told' && (
          <p className="text-sm text-quiet">
            These words seem to tell it without naming it, so they count in part. You know whether
            they do.
          </p>
        )}
        {how === 'years' && status === 'partly' && (
          <p className="text-sm text-quiet">
            Roles that name this work count in full, other roles in part.
          </p>
        )}
        {change && (
          <p className="text-sm">
            <a
              href={`#${changeAnchor(change.id)}`}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {best ? 'Showing it better' : 'Showing it'} would give
            </a>{' '}
            <Gain points={change.points} />
          </p>
        )}
        {evidence.length > mostQuotes && (
          <p className="text-sm text-quiet">And {evidence.length - mostQuotes} more.</p>
        )}
      </Paper>
    </div>
  )
}

interface PaperProps {
  readonly title: string
  readonly note?: string | undefined
  /** Nothing was found here: the outline of what is missing. */
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

function Paper({ title, note, isEmpty = false, children }: PaperProps) {
  return (
    <div
      className={`rounded-sheet border bg-sheet px-4 py-3 ${isEmpty ? 'border-dashed border-missing' : 'border-line'}`}
    >
      <p className="text-xs text-quiet">
        {title}
        {note && `: ${note}`}
      </p>
      <div className="mt-2 space-y-3 text-[0.9375rem] leading-relaxed">{children}</div>
    </div>
  )
}

interface QuoteProps {
  readonly text: string
  readonly span: readonly [number, number]
  /** Shown instead of what stands around it. */
  readonly line?: readonly [number, number]
  readonly status: Status
}

function Quote({ text, span: [start, end], line, status }: QuoteProps) {
  if (start < 0 || end > text.length || start >= end) return null
  const around = line
    ? { text: text.slice(...line), offset: line[0], isCutBefore: false, isCutAfter: false }
    : excerptAround(text, start, end)
  const { offset } = around
  return (
    <div className={line ? 'border-t border-line pt-3' : ''}>
      {around.isCutBefore && <Cut />}
      <MarkedText
        text={around.text}
        marks={[{ start: start - offset, end: end - offset, status }]}
      />
      {around.isCutAfter && <Cut />}
    </div>
  )
}

/** More stands there in the document. */
function Cut() {
  return (
    <span aria-hidden="true" className="block leading-none text-quiet">
      …
    </span>
  )
}
