import { brand } from '@rolefit/contract/brand'
import { Begin } from '../home/begin.tsx'
import { ExampleSection } from '../home/example-section.tsx'
import { Faq, questions } from '../home/faq.tsx'
import { Goodbye } from '../home/goodbye.tsx'
import { Hero } from '../home/hero.tsx'
import { HowItWorks } from '../home/how-it-works.tsx'
import { Mission } from '../home/mission.tsx'
import { Testimonials } from '../home/testimonials.tsx'
import { WhatYouGet } from '../home/what-you-get.tsx'
import { pageMeta, readOrigin } from '../meta/page-meta.ts'
import { organizationData, questionsData } from '../meta/structured-data.ts'
import type { Route } from './+types/home.ts'
import { example, sample } from 'virtual:engine-at-build'

export function meta(args: Route.MetaArgs) {
  return [
    ...pageMeta(args, {
      title: `${brand.name}: ${brand.tagline}`,
      description:
        'A CV and a job description in; a match score out, with every line behind it: what fits, what is missing and why. 3 free analyses, no card required.',
    }),
    organizationData(readOrigin(args)),
    questionsData(questions),
  ]
}

export function loader() {
  return { example, sample }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Goodbye />
      <Hero example={loaderData.example} />
      <HowItWorks />
      <ExampleSection {...loaderData} />
      <WhatYouGet example={loaderData.example} />
      <Mission />
      <Testimonials />
      <Faq />
      <Begin />
    </>
  )
}
