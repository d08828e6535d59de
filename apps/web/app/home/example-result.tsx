import { Meter } from '../ui/meter.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { Example } from './example.ts'
import { RequirementRows } from './requirement-rows.tsx'

/** A whole result, as the engine computed it from the sample CV and posting. */
export function ExampleResult({ example }: { example: Example }) {
  return (
    <Sheet>
      <div className="grid gap-6 border-b border-line pb-6 md:grid-cols-[auto_1fr] md:gap-10">
        <div>
          <p className="text-sm text-quiet">Match score</p>
          <p className="font-serif text-6xl leading-none">
            <span className="marked">{example.score}</span>
          </p>
          <p className="mt-3 font-medium">{example.recommendation}</p>
        </div>
        <div>
          <p className="font-serif text-xl">{example.jd_title}</p>
          <p className="text-sm text-quiet">{example.cv_filename}</p>
          <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {Object.entries(example.sub_scores).map(([name, percent]) => (
              <div key={name}>
                <dt className="flex justify-between text-sm">
                  <span>{name}</span>
                  <span className="text-quiet">{percent}%</span>
                </dt>
                <dd className="mt-1">
                  <Meter label={name} value={percent} most={100} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <RequirementRows rows={example.requirements} />
      <div className="grid gap-6 border-t border-line pt-6 md:grid-cols-2 md:gap-10">
        <Remarks title="Feedback" items={example.feedback} />
        <Remarks title="Suggestions" items={example.suggestions} />
      </div>
    </Sheet>
  )
}

function Remarks({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-quiet">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
