import type { Example } from './example.ts'

/** The five parts of an analysis, and what each of them came to in the sample. */
export function WhatYouGet({ example }: { example: Example }) {
  return (
    <section
      aria-labelledby="what"
      className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6 sm:py-20"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="what">What an analysis gives you</h2>
        <p className="max-w-[30rem] text-quiet">
          All five parts, in each of your 3 free analyses. Nothing is held back to be paid for
          afterwards.
        </p>
      </div>
      <dl className="mt-8 divide-y divide-line border-y border-line-strong">
        {partsOf(example).map(({ name, text, inTheSample }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[14rem_1fr_15rem] md:items-baseline"
          >
            <dt className="font-serif text-xl leading-snug">{name}</dt>
            <dd className="text-quiet">{text}</dd>
            <dd className="text-[0.9375rem] md:text-right">
              <span className="sr-only">In the sample: </span>
              <span className="marked">{inTheSample}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-quiet md:text-right">Marked: what the sample above got.</p>
    </section>
  )
}

function partsOf({ score, giveOrTake, sub_scores, suggestionCount, changeCount }: Example) {
  return [
    {
      name: 'Match score',
      text: 'One number from 0 to 100, with a line for every point of it.',
      inTheSample: `${score} of 100, give or take ${giveOrTake}`,
    },
    {
      name: 'Keyword coverage',
      text: 'Which of the posting’s words your CV shows, where they stand, and which it lacks.',
      inTheSample: `Keywords ${sub_scores.Keywords}%`,
    },
    {
      name: 'ATS readiness',
      text: 'Your CV as software reads it: what arrived, what was lost, what to fix.',
      inTheSample: `ATS readiness ${sub_scores['ATS readiness']}%`,
    },
    {
      name: 'Tailored suggestions',
      text: 'What to change for this posting, most useful first, each with its reason.',
      inTheSample: `${suggestionCount} suggestions`,
    },
    {
      name: 'Stronger phrasing',
      text: 'An example for each change, made of your own facts, with gaps where a figure is missing.',
      inTheSample: `${changeCount} proposed changes`,
    },
  ]
}
