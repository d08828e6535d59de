const promises = [
  {
    title: 'An estimate of overlap, not a verdict',
    text: 'A score says how much of a posting your CV shows. It does not say whether you would be good at the job, and no software should decide that.',
  },
  {
    title: 'Nothing is invented',
    text: 'Words are taken from your CV or typed by you. A number nobody gave stays a visible gap, and a skill you did not name is asked about, not added.',
  },
  {
    title: 'Your CV is yours',
    text: 'The file is dropped once it has been read. What is kept of it you can download, or delete for good, whenever you like.',
  },
] as const

/** Why this exists, and what it will not do. */
export function Mission() {
  return (
    <section aria-labelledby="mission" className="border-y border-line bg-sheet">
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-[1fr_1.35fr] lg:gap-16">
        <div>
          <h2 id="mission">Our mission: a score you can check yourself</h2>
          <p className="mt-5 max-w-[34rem] text-lg text-quiet">
            Job seekers are handed many numbers that nobody explains. We think that you should see
            every line behind a number, be able to disagree with it, and send a page that is true.
          </p>
        </div>
        <dl className="space-y-8">
          {promises.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-serif text-xl leading-snug">
                <span className="marked">{title}</span>
              </dt>
              <dd className="mt-2 text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
