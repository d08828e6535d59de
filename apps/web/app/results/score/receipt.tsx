import { Link } from 'react-router'
import type { Analysis, AnalysisWord } from '@rolefit/contract'
import { Icon } from '../../ui/icon.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { PostingWords } from './posting-words.tsx'
import { largestGaps, type ReceiptPart, readReceipt } from './read-receipt.ts'

const mostGaps = 5

/** Where the number comes from, line by line, and what stands between it and 100. */
export function Receipt({ analysis }: { analysis: Analysis }) {
  const { score, ceiling, jd_words = [] } = analysis
  const parts = readReceipt(analysis)
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="receipt">
      <SectionHeading id="receipt" title={`Why ${score}, and why not 100`}>
        Every point has a line. The same CV and posting, read in the same month, give the same
        number. A part gives most of its points for the first things shown, so a line that is met
        can weigh more than one that is missing.{' '}
        <Link
          to="/method"
          className="underline decoration-line-strong underline-offset-4 print:hidden"
        >
          How the score is made
        </Link>
      </SectionHeading>
      <div className="mt-4 grid grid-cols-1 gap-8 md:grid-cols-2 print:grid-cols-2">
        <div>
          <h3 className="font-sans text-sm font-medium tracking-normal">
            Where the {score} points come from
          </h3>
          <div className="mt-1.5 border-y border-line-strong">
            {parts.map((part) => (
              <Part key={part.name} part={part} words={jd_words} />
            ))}
            <p className="flex break-inside-avoid break-before-avoid justify-between border-t border-line-strong py-2 font-medium">
              <span>Match score</span>
              <span>{score} of 100</span>
            </p>
          </div>
        </div>
        <WhyNotMore score={score} ceiling={ceiling} parts={parts} words={jd_words} />
      </div>
    </section>
  )
}

interface PartProps {
  readonly part: ReceiptPart
  /** The posting's own words, for the part that counts them. */
  readonly words: readonly AnalysisWord[]
}

function Part({ part: { name, points, of, lines }, words }: PartProps) {
  return (
    <details className="group border-line not-first:border-t print:[&::details-content]:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 print:min-h-8 [&::-webkit-details-marker]:hidden">
        <Icon
          name="down"
          className="size-4 -rotate-90 text-quiet group-open:rotate-0 print:hidden"
        />
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
      {words.length > 0 && lines.some(({ isWords }) => isWords) && <PostingWords words={words} />}
    </details>
  )
}

function Points({ points, of }: { points: number; of: number }) {
  return (
    <span className="whitespace-nowrap text-sm">
      {of > 0 ? (
        <>
          {points.toFixed(1)} <span className="text-quiet">of {of.toFixed(1)}</span>
        </>
      ) : (
        'not counted'
      )}
    </span>
  )
}

interface WhyNotMoreProps {
  readonly score: number
  readonly ceiling: number
  readonly parts: readonly ReceiptPart[]
  readonly words: readonly AnalysisWord[]
}

function WhyNotMore({ score, ceiling, parts, words: all }: WhyNotMoreProps) {
  const told = Math.max(0, ceiling - score)
  return (
    <div>
      <h3 className="font-sans text-sm font-medium tracking-normal">
        What is between {score} and 100
      </h3>
      <dl className="mt-1.5 break-inside-avoid border-y border-line-strong">
        <Row
          term="By wording better what the CV already shows"
          points={told || (score < 100 ? 'under 1' : 0)}
        />
        <Row term="For what the CV does not show" points={100 - Math.max(score, ceiling)} />
      </dl>
      <p className="mt-2 text-sm text-quiet">
        {told > 0
          ? `With better wording and no new claim, this CV could reach ${ceiling}.`
          : 'Better wording of what this CV already shows would add less than a point.'}{' '}
        Nobody needs 100.
      </p>
      <h3 className="mt-5 font-sans text-sm font-medium tracking-normal">The largest gaps</h3>
      <ul className="mt-1.5 divide-y divide-line border-y border-line text-sm">
        {largestGaps(parts, mostGaps).map(({ words, isWords, points, of }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps never move, and two may say the same
            key={index}
            className="flex break-inside-avoid items-baseline justify-between gap-4 py-1.5"
          >
            <span className="min-w-0">
              {words}
              {isWords && <MissingWords words={all} />}
            </span>
            <span className="whitespace-nowrap">−{(of - points).toFixed(1)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const mostWords = 6

/** The weightiest of them that the CV does not use; all of them stand in the part that counts them. */
function MissingWords({ words }: { words: readonly AnalysisWord[] }) {
  const missing = words.filter(({ shown }) => shown === 'none').map(({ word }) => word)
  if (missing.length === 0) return null
  const rest = missing.length - mostWords
  return (
    <span className="block text-quiet">
      Not in the CV: {missing.slice(0, mostWords).join(', ')}
      {rest > 0 && ` and ${rest} more`}
    </span>
  )
}

function Row({ term, points }: { term: string; points: number | 'under 1' }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line py-2.5 not-first:border-t">
      <dt>{term}</dt>
      <dd className="whitespace-nowrap text-sm">
        {typeof points === 'number' && points !== 1 ? `${points} points` : `${points} point`}
      </dd>
    </div>
  )
}
