import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import type { Example } from './example.ts'
import { Glimpse } from './glimpse.tsx'

/** What this is, why to believe it, what to do: on the first screen of a phone, too. */
export function Hero({ example }: { example: Example }) {
  return (
    <section className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-9 px-4 pb-14 pt-8 sm:px-6 sm:pt-14 lg:min-h-[min(41rem,calc(100dvh-4rem))] lg:grid-cols-[1fr_1.06fr] lg:py-16">
      <div>
        <h1 className="text-[clamp(2.375rem,1.6rem+3.4vw,3.875rem)] leading-[1.1]">
          See how your CV fits the job, <span className="marked draws">line by line</span>
        </h1>
        <p className="mt-4 max-w-[33rem] text-[1.0625rem] text-quiet sm:mt-6 sm:text-lg">
          A CV and a job description in, a match score out, with a line behind every point. What is
          missing is named. Nothing is made up.
        </p>
        <div className="mt-6 print:hidden flex flex-wrap gap-2 sm:mt-8 sm:gap-3">
          <ButtonLink to="/analyze">Analyze my CV</ButtonLink>
          <ButtonLink to="#try" reloadDocument look="secondary">
            Try it, no account
          </ButtonLink>
        </div>
        <p className="mt-4 text-sm text-quiet sm:mt-5">
          3 free analyses included, no card required.{' '}
          <Link to="/pricing" className="whitespace-nowrap underline underline-offset-4">
            Upgrades start from $5
          </Link>
          .
          <span className="block">
            Private: your file is not kept, and what is kept you can delete.
          </span>
        </p>
      </div>
      <Glimpse example={example} />
    </section>
  )
}
