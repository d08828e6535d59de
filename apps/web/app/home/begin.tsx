import { ButtonLink } from '../ui/button.tsx'

/** The last word of the page: where to begin. */
export function Begin() {
  return (
    <section
      aria-labelledby="begin"
      className="mx-auto w-full max-w-6xl px-4 py-16 text-center sm:px-6 sm:py-24"
    >
      <h2 id="begin" className="text-[clamp(1.875rem,1.5rem+1.8vw,2.75rem)]">
        Bring one posting. <span className="marked">Read the lines.</span>
      </h2>
      <p className="mx-auto mt-5 max-w-[34rem] text-lg text-quiet">
        3 free analyses, no card required. After that from $5, without a subscription.
      </p>
      <div className="mt-8 print:hidden flex flex-wrap justify-center gap-3">
        <ButtonLink to="/analyze">Analyze my CV</ButtonLink>
        <ButtonLink to="/blog" look="secondary">
          Read first
        </ButtonLink>
      </div>
    </section>
  )
}
