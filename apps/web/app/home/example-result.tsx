import { Doubts } from '../ui/doubts.tsx'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { SubScores } from '../ui/sub-scores.tsx'
import type { Example } from './example.ts'
import { RequirementRows } from './requirement-rows.tsx'

/** A result as the engine computed it: the number, its parts, and the lines it is made of. */
export function ExampleResult({ example }: { example: Example }) {
  const { requirements, suggestions } = example
  return (
    <Sheet>
      <div className="grid gap-8 border-b border-line pb-7 md:grid-cols-[15rem_1fr] md:gap-12">
        <ScoreInWords example={example} />
        <SubScores subScores={example.sub_scores} />
      </div>
      <RequirementRows rows={requirements} />
      <OtherLines example={example} />
      {suggestions.length > 0 && (
        <div className="mt-6 border-t border-line pt-6">
          <h3>What to change first</h3>
          <ul className="mt-3 list-disc space-y-2 pl-5">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  )
}

/** The lighter lines, folded: none of the score is kept from who wants to add it up. */
function OtherLines({ example: { score, requirements, others, words } }: { example: Example }) {
  const shown = requirements.reduce((sum, { points }) => sum + points, 0)
  const lines = others.length + 1
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 list-none items-center gap-2 text-sm text-quiet hover:text-ink sm:justify-end [&::-webkit-details-marker]:hidden">
        <Icon name="down" className="size-4 group-open:rotate-180 print:hidden" />
        {lines} more {lines === 1 ? 'line' : 'lines'}: {Math.abs(score - shown).toFixed(1)} points
      </summary>
      <div className="border-t border-line">
        <RequirementRows rows={others} />
      </div>
      <p className="grid gap-x-8 gap-y-1.5 border-t border-line py-4 sm:grid-cols-[1fr_8.5rem] sm:items-baseline">
        <span className="font-medium">Other words the posting uses</span>
        <span className="whitespace-nowrap text-sm text-quiet sm:text-right">
          {words.points.toFixed(1)} of {words.of.toFixed(1)}
        </span>
      </p>
    </details>
  )
}

function ScoreInWords({
  example: { score, band, giveOrTake, doubts, ceiling, jd_title },
}: {
  example: Example
}) {
  return (
    <div>
      <p className="text-sm text-quiet">{jd_title}</p>
      <p className="mt-2 font-serif text-7xl leading-none">
        <span className="marked">{score}</span>
        <span className="pl-2 font-sans text-lg text-quiet">of 100</span>
      </p>
      <p className="mt-4 font-medium">{band}</p>
      <p className="mt-1 text-sm text-quiet">
        Give or take {giveOrTake}.
        {ceiling > score && ` With better wording and no new claim: ${ceiling}.`}
      </p>
      <Doubts doubts={doubts} />
    </div>
  )
}
