const steps = [
  {
    title: 'Bring a CV and a posting',
    text: 'A PDF, Word or text file on one side, the whole job description on the other.',
  },
  {
    title: 'Read what was found',
    text: 'Each requirement stands beside the words of your CV that answer it, or with a plain “missing”.',
  },
  {
    title: 'Change what is true',
    text: 'Say better what you have done. Where a fact is missing you are asked; it is never made up.',
  },
] as const

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-y border-line bg-sheet">
      <div className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
        <h2 id="how">How it works</h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t border-line-strong pt-5">
              <span className="font-serif text-lg text-quiet">{index + 1}</span>
              <h3 className="mt-1">{title}</h3>
              <p className="mt-2 text-quiet">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
