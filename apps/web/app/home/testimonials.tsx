import testimonials from '../../../../content/testimonials.json'

/** What people said. Samples say that they are samples, until the operator replaces them. */
export function Testimonials() {
  const areSamples = testimonials.some(({ sample }) => sample)
  return (
    <section
      aria-labelledby="testimonials"
      className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6 sm:py-20"
    >
      <h2 id="testimonials">What our early users say</h2>
      <div className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-2">
        {testimonials.map(({ name, role, country, rating, text }) => (
          <figure key={name} className="border-t border-line-strong pt-5">
            <Stars rating={rating} />
            <blockquote className="mt-3 font-serif text-[1.3125rem] leading-normal">
              “{text}”
            </blockquote>
            <figcaption className="mt-3 text-[0.9375rem] text-quiet">
              <span className="font-medium text-ink">{name}</span>, {role}, {country}
            </figcaption>
          </figure>
        ))}
      </div>
      {areSamples && (
        <p className="mt-8 text-sm text-quiet">
          Sample quotes by invented people, shown until there are real ones.
        </p>
      )}
    </section>
  )
}

const most = 5
const star = 'M12 2.6l2.8 6 6.6.8-4.9 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5L2.6 9.4l6.6-.8z'

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of ${most} stars`} className="flex gap-1">
      {Array.from({ length: most }, (_, index) => index + 1).map((place) => (
        <svg key={place} aria-hidden="true" viewBox="0 0 24 24" className="size-5">
          <path
            d={star}
            strokeWidth="1.25"
            strokeLinejoin="round"
            className={
              place <= rating ? 'fill-met-ink stroke-met-ink' : 'fill-none stroke-line-strong'
            }
          />
        </svg>
      ))}
    </span>
  )
}
