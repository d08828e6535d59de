const promises = [
  {
    title: 'An estimate of overlap, not a verdict',
    text: 'A score says how much of a posting your CV shows. It does not say whether you would be good at the job, and no software decides that for an employer.',
  },
  {
    title: 'Nothing is invented',
    text: 'Words are taken from your CV or typed by you. A number nobody gave stays a visible gap.',
  },
  {
    title: 'Your CV is yours',
    text: 'Everything we hold can be downloaded and deleted from your profile, at once and for good.',
  },
] as const

export function Promises() {
  return (
    <section
      aria-labelledby="mission"
      className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6 sm:py-20"
    >
      <h2 id="mission" className="max-w-2xl">
        A score you can check yourself
      </h2>
      <dl className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        {promises.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-serif text-xl leading-snug">
              <span className="marked">{title}</span>
            </dt>
            <dd className="mt-3 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
