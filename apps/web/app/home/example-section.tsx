import { DrawnResult } from './drawn-result.tsx'
import type { Example } from './example.ts'
import { ExampleResult } from './example-result.tsx'

export function ExampleSection({ example }: { example: Example | null }) {
  return (
    <section
      aria-labelledby="example"
      className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6 sm:py-20"
    >
      <h2 id="example">An example result</h2>
      <p className="mt-4 mb-8 max-w-[40rem] text-quiet">
        A nurse (who does not exist) applies for nights on a surgical ward. This is how her CV and
        the posting meet.
      </p>
      {example ? <ExampleResult example={example} /> : <DrawnResult />}
    </section>
  )
}
