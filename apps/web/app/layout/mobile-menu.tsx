import { Link, NavLink, useLocation } from 'react-router'
import { displayName } from '../session/display-name.ts'
import type { HeaderIdentity } from '../session/use-identity.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { LogoutForm } from './logout-form.tsx'
import type { NavigationItem } from './navigation-links.ts'

interface MobileMenuProps {
  readonly identity: HeaderIdentity
  readonly links: readonly NavigationItem[]
}

const itemClass =
  'flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 px-4 text-left text-lg text-ink no-underline'

/** The same links for a narrow screen, with the balance where a thumb finds it. */
export function MobileMenu({ identity, links }: MobileMenuProps) {
  return (
    <Disclosure
      label="Menu"
      button={<MenuIcon />}
      buttonClassName="rounded-sheet border border-line-strong"
      className="md:hidden"
    >
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line-strong bg-sheet py-2 shadow-lg"
      >
        <ul className="divide-y divide-line">
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={itemClass}>
                {label}
              </NavLink>
            </li>
          ))}
          {identity.isSignedIn ? <MemberItems identity={identity} /> : <VisitorItem />}
        </ul>
      </nav>
    </Disclosure>
  )
}

function MenuIcon() {
  return (
    <>
      <span className="group-open:hidden">
        <Icon name="menu" />
      </span>
      <span className="hidden group-open:block">
        <Icon name="close" />
      </span>
    </>
  )
}

function VisitorItem() {
  const { pathname } = useLocation()
  if (pathname === '/analyze') return null
  return (
    <li>
      <Link to="/login" className={`${itemClass} font-semibold`}>
        Get started
      </Link>
    </li>
  )
}

function MemberItems({ identity: { user, balance } }: { identity: HeaderIdentity }) {
  return (
    <>
      <li>
        <Link to="/account/profile" className={itemClass}>
          <span>Profile</span>
          <span className="truncate text-sm text-quiet">
            {user ? displayName(user) : 'Account'}
          </span>
        </Link>
      </li>
      <li>
        <Link to="/account/billing" className={itemClass}>
          <span>Billing &amp; credits</span>
          <span className="text-sm text-quiet">
            {balance === 1 ? '1 credit' : `${balance} credits`}
          </span>
        </Link>
      </li>
      <li>
        <LogoutForm className={itemClass} />
      </li>
    </>
  )
}
