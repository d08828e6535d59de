import { brand } from '@rolefit/contract/brand'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/legal.terms.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Terms · ${brand.name}` }]
}

export default function Terms() {
  return (
    <Coming title="Terms">
      <p>Draft for the operator&rsquo;s lawyer to check. Last changed on 21 November 2026.</p>
      <h2>The service</h2>
      <p>
        {brand.name} compares a CV with a job description. Its results are estimates of overlap, not
        verdicts about a person, and promise no interview and no job.
      </p>
      <h2>Your account</h2>
      <p>
        You sign in by a link or a code sent to your email address. Keep your mailbox to yourself:
        whoever can read it can sign in as you. You can delete the account at any time in your
        profile.
      </p>
      <h2>Credits</h2>
      <p>
        A new account has 3 credits; one analysis uses one. Credits do not expire. Unused credits of
        a purchase are refunded within 14 days, pro-rata where some were used. Nothing is on sale in
        this version.
      </p>
      <h2>Fair use</h2>
      <p>
        Do not attack the service, do not use it for other people&rsquo;s CVs without their consent,
        and do not resell it.
      </p>
      <h2>Questions</h2>
      <p>
        {brand.operator}, <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
    </Coming>
  )
}
