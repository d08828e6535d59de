const parts = [
  { name: 'Match score', text: 'One number from 0 to 100, with a line for every point of it.' },
  {
    name: 'Keyword coverage',
    text: 'Which of the posting’s words your CV shows, where they stand, and which it lacks.',
  },
  {
    name: 'ATS readiness',
    text: 'Your CV as software reads it: what arrived, what was lost, what to mend.',
  },
  {
    name: 'Tailored suggestions',
    text: 'What to change for this posting, most useful first, each with its reason.',
  },
  {
    name: 'Stronger phrasing',
    text: 'An example for each change, made of your own facts, with gaps where a figure is missing.',
  },
] as const

/** The five parts of an analysis. */
export function WhatYouGet() {
  return (
    <section
      aria-labelledby="what"
      className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-[1fr_1.6fr] lg:gap-16"
    >
      <div>
        <h2 id="what">What an analysis gives you</h2>
        <p className="mt-4 max-w-[30rem] text-quiet">
          All five parts, in each of your 3 free analyses. Nothing is held back to be paid for
          afterwards.
        </p>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {parts.map(({ name, text }) => (
          <div key={name} className="grid gap-1 py-4 sm:grid-cols-[13rem_1fr] sm:gap-6">
            <dt className="font-serif text-xl leading-snug">{name}</dt>
            <dd className="text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
