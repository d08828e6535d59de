import type { Analysis } from '@rolefit/contract'
import { Icon } from '../ui/icon.tsx'
import { largestGaps, type ReceiptPart, readReceipt } from './read-receipt.ts'
import { SectionHeading } from './section-heading.tsx'

const mostGaps = 5

/** Where the number comes from, line by line, and what stands between it and 100. */
export function Receipt({ analysis }: { analysis: Analysis }) {
  const { score, ceiling } = analysis
  const parts = readReceipt(analysis)
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="receipt">
      <SectionHeading id="receipt" title={`Why ${score}, and why not 100`}>
        Every point has a line. The same CV and posting give the same number each time.
      </SectionHeading>
      <div className="mt-4 grid gap-8 md:grid-cols-2">
        <div>
          <h3 className="font-sans text-sm font-medium tracking-normal">
            Where the {score} points come from
          </h3>
          <div className="mt-1.5 border-y border-line-strong">
            {parts.map((part) => (
              <Part key={part.name} part={part} />
            ))}
            <p className="flex justify-between border-t border-line-strong py-2 font-medium">
              <span>Match score</span>
              <span>{score} of 100</span>
            </p>
          </div>
        </div>
        <WhyNotMore score={score} ceiling={ceiling} parts={parts} />
      </div>
    </section>
  )
}

function Part({ part: { name, points, of, lines } }: { part: ReceiptPart }) {
  return (
    <details className="group border-line not-first:border-t print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <Icon name="down" className="size-4 -rotate-90 text-quiet group-open:rotate-0" />
        <span className="grow">{name}</span>
        <Points points={points} of={of} />
      </summary>
      <ul className="pb-2 pl-6 text-sm text-quiet">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may say the same
          <li key={index} className="flex items-baseline justify-between gap-4 py-1">
            <span className="min-w-0">{line.words}</span>
            <Points points={line.points} of={line.of} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Points({ points, of }: { points: number; of: number }) {
  return (
    <span className="whitespace-nowrap text-sm">
      {points.toFixed(1)} <span className="text-quiet">of {of.toFixed(1)}</span>
    </span>
  )
}

interface WhyNotMoreProps {
  readonly score: number
  readonly ceiling: number
  readonly parts: readonly ReceiptPart[]
}

function WhyNotMore({ score, ceiling, parts }: WhyNotMoreProps) {
  const told = Math.max(0, ceiling - score)
  return (
    <div>
      <h3 className="font-sans text-sm font-medium tracking-normal">
        What is between {score} and 100
      </h3>
      <dl className="mt-1.5 border-y border-line-strong">
        <Row term="By telling better what the CV already shows" points={told} />
        <Row term="For what the CV does not show" points={100 - Math.max(score, ceiling)} />
      </dl>
      <p className="mt-2 text-sm text-quiet">
        Told at its best, without a new claim, this CV could reach {Math.max(score, ceiling)}.
        Nobody needs 100.
      </p>
      <h3 className="mt-5 font-sans text-sm font-medium tracking-normal">The largest gaps</h3>
      <ul className="mt-1.5 divide-y divide-line border-y border-line text-sm">
        {largestGaps(parts, mostGaps).map(({ words, points, of }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps never move, and two may say the same
          <li key={index} className="flex items-baseline justify-between gap-4 py-1.5">
            <span className="min-w-0">{words}</span>
            <span className="whitespace-nowrap">−{(of - points).toFixed(1)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ term, points }: { term: string; points: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line py-2.5 not-first:border-t">
      <dt>{term}</dt>
      <dd className="whitespace-nowrap text-sm">{points === 1 ? '1 point' : `${points} points`}</dd>
    </div>
  )
}
