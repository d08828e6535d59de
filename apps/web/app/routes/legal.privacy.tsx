import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/legal.privacy.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Privacy · ${brand.name}` }]
}

export default function Privacy() {
  return (
    <Coming title="Privacy">
      <p>Draft for the operator&rsquo;s lawyer to check. Last changed on 21 November 2026.</p>
      <h2>What is stored</h2>
      <ul>
        <li>
          Your account: email address, first and last name, year of birth, plan and the day it was
          opened. The year of birth is required when you register; it tells us that you are old
          enough to hold an account.
        </li>
        <li>Credits: each change of your balance with its reason and time.</li>
        <li>
          Devices: the kind of browser and system (&ldquo;Firefox on Windows&rdquo;), when it signed
          in and when it was last seen. Sessions end 30 days after their last use.
        </li>
        <li>
          Sign-in requests: the address, and until the link is used what you typed to register. They
          are removed after 15 minutes, within the hour.
        </li>
      </ul>
      <h2>What is not</h2>
      <p>
        Links, codes and session keys are stored as hashes only. Your network address is counted for
        a few minutes to stop automated guessing and is not kept with your account. No other company
        receives anything, except the mail provider that carries the sign-in mail.
      </p>
      <h2>Cookies</h2>
      <p>
        Three that signing in needs, and one that remembers your choice of colours. None of them
        follows you.
      </p>
      <h2>Your rights</h2>
      <p>
        In your <Link to="/account/profile">profile</Link> you can see and correct your names,
        download everything as one file, and delete it all at once. For anything else write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
    </Coming>
  )
}
