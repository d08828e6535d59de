import { ButtonLink } from '../ui/button.tsx'
import { MarkedSheets } from './marked-sheets.tsx'

export function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-12 px-4 py-14 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:py-24">
      <div>
        <h1 className="text-[clamp(2.5rem,1.7rem+3.6vw,4rem)]">
          See how your CV fits the job, <span className="marked draws">line by line</span>
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg text-quiet">
          Rolefit takes a highlighter to your CV and a posting: what the job asks for, where your CV
          shows it, and what is missing. The score is counted, every point has its line, and nothing
          is invented.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/analyze">Analyze my CV</ButtonLink>
          <ButtonLink to="/pricing" look="secondary">
            See pricing
          </ButtonLink>
        </div>
        <p className="mt-5 text-sm text-quiet">
          3 free analyses included, no card required. Upgrades start from $5.
        </p>
      </div>
      <MarkedSheets />
    </section>
  )
}
