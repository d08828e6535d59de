import { useState } from 'react'
import { Link } from 'react-router'
import type { Example, Sample } from './example.ts'
import { ExampleResult } from './example-result.tsx'
import { TryIt } from './try-it.tsx'

interface ExampleSectionProps {
  readonly example: Example
  readonly sample: Sample
}

/** A whole result, and the two texts behind it to play with. */
export function ExampleSection({ example, sample }: ExampleSectionProps) {
  const [tried, setTried] = useState<Example | null>(null)
  return (
    <section
      aria-labelledby="example"
      className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6 sm:py-20"
    >
      <h2 id="example">An example result</h2>
      <p className="mt-4 max-w-[40rem] text-quiet print:mb-6">
        A nurse, who does not exist, applies for nights on a surgical ward. Every point has its
        line: what the posting asks for, the words of the CV that answer it, and what they are
        worth.{' '}
        <Link to="/method" className="text-ink underline underline-offset-4">
          How the score is made
        </Link>
      </p>
      <TryIt sample={sample} onScored={setTried} onReset={() => setTried(null)} />
      <div id="scored" className="scroll-mt-20">
        <ExampleResult example={tried ?? example} />
      </div>
    </section>
  )
}
