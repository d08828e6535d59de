import type { Analysis } from '@rolefit/contract'
import { Icon } from '../../ui/icon.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { isLineOfWork } from './line-of-work.ts'
import { MarkedText } from './marked-text.tsx'
import type { TextMark } from './split-by-marks.ts'

/** The whole posting and the whole CV with every stroke on them, as a careful reader would leave them. */
export function BothTexts({ analysis }: { analysis: Analysis }) {
  const { jd_text, cv_text } = analysis
  if (!jd_text && !cv_text) return null
  const requirements = analysis.requirements.filter((each) => !isLineOfWork(each))
  const jobMarks = requirements.map(({ job_span: [start, end], status }) => ({
    start,
    end,
    status,
  }))
  const cvMarks = requirements.flatMap(({ evidence, status }) =>
    evidence.map(({ span: [start, end] }) => ({ start, end, status })),
  )
  return (
    <details className="group mt-5 rounded-sheet border border-line-strong bg-sheet print:not-open:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        Read both texts with every mark
        <Icon name="down" className="size-5 text-quiet group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 divide-line border-t border-line max-md:divide-y md:grid-cols-2 md:divide-x">
        <WholeText title="The posting" text={jd_text} marks={jobMarks} />
        <WholeText title="Your CV" text={cv_text} marks={cvMarks} />
      </div>
    </details>
  )
}

interface WholeTextProps {
  readonly title: string
  readonly text: string
  readonly marks: readonly TextMark[]
}

function WholeText({ title, text, marks }: WholeTextProps) {
  return (
    <ScrollBox label={title} className="max-h-[36rem] px-4 py-3">
      <p className="text-xs text-quiet">{title}</p>
      <div className="mt-2 text-sm leading-relaxed">
        <MarkedText text={text} marks={marks} />
      </div>
    </ScrollBox>
  )
}
