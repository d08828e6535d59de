import { Link } from 'react-router'
import type { User } from '@rolefit/contract'
import { displayName, initials } from '../session/display-name.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { LogoutForm } from './logout-form.tsx'

const itemClass =
  'flex min-h-11 w-full items-center px-4 text-left text-[0.9375rem] text-ink no-underline hover:bg-paper'

/** The round badge and what it opens. */
export function AccountMenu({ user }: { user: User | null }) {
  const name = user ? displayName(user) : 'Account'
  return (
    <Disclosure
      label={`Account menu ${initials(name)}`}
      button={initials(name)}
      buttonClassName="rounded-full bg-ink text-sm font-semibold tracking-wide text-sheet"
      className="relative"
    >
      <div className="absolute right-0 mt-2 w-64 overflow-hidden rounded-sheet border border-line-strong bg-sheet py-2 shadow-lg">
        <p className="border-b border-line px-4 pb-2 text-sm wrap-anywhere text-quiet">
          Signed in as <span className="text-ink">{name}</span>
        </p>
        <ul className="pt-2">
          <li>
            <Link to="/account/profile" className={itemClass}>
              Profile
            </Link>
          </li>
          <li>
            <Link to="/account/billing" className={itemClass}>
              Billing &amp; credits
            </Link>
          </li>
          <li>
            <LogoutForm className={itemClass} />
          </li>
        </ul>
      </div>
    </Disclosure>
  )
}
