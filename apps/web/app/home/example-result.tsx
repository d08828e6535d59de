import { Sheet } from '../ui/sheet.tsx'
import { SubScores } from '../ui/sub-scores.tsx'
import type { Example } from './example.ts'
import { RequirementRows } from './requirement-rows.tsx'

/** A result as the engine computed it: the number, its parts, and the lines it is made of. */
export function ExampleResult({ example }: { example: Example }) {
  const { requirements, rest, suggestions } = example
  return (
    <Sheet>
      <div className="grid gap-8 border-b border-line pb-7 md:grid-cols-[15rem_1fr] md:gap-12">
        <ScoreInWords example={example} />
        <SubScores subScores={example.sub_scores} />
      </div>
      <RequirementRows rows={requirements} />
      {rest.lines > 0 && (
        <p className="border-t border-line pt-4 text-sm text-quiet sm:text-right">
          {rest.lines} more lines: {rest.points.toFixed(1)} points
        </p>
      )}
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

function ScoreInWords({
  example: { score, band, giveOrTake, ceiling, jd_title },
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
        {ceiling > score && ` Told at its best, without a new claim: ${ceiling}.`}
      </p>
    </div>
  )
}
