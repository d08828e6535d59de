import { brand } from '@rolefit/contract/brand'
import { Hero } from '../home/hero.tsx'
import { HowItWorks } from '../home/how-it-works.tsx'
import { Promises } from '../home/promises.tsx'
import type { Route } from './+types/home.ts'

export function meta(_: Route.MetaArgs) {
  return [
    { title: `${brand.name}: ${brand.tagline}` },
    {
      name: 'description',
      content:
        'A CV and a job description in; what fits, what is missing and why out. Line by line.',
    },
  ]
}

export default function Home() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Promises />
    </>
  )
}
