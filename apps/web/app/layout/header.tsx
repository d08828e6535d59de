import { useLocation } from 'react-router'
import type { HeaderIdentity } from '../session/use-identity.ts'
import { ButtonLink } from '../ui/button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CreditBadge } from './credit-badge.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { navigationLinks } from './navigation-links.ts'
import { Wordmark } from './wordmark.tsx'

export function Header({ identity }: { identity: HeaderIdentity }) {
  const { pathname } = useLocation()
  const links = navigationLinks(identity)
  return (
    <header className="sticky top-0 z-20 max-sm:[body:has(.panes)_&]:relative border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-6xl [body:has(.panes)_&]:max-w-[88rem] items-center gap-6 px-4 sm:px-6">
        <Wordmark />
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex gap-1">
            {links.map((link) => (
              <li key={link.to}>
                <NavigationLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-3">
          {identity.isSignedIn ? (
            <div className="hidden items-center gap-3 md:flex">
              <CreditBadge balance={identity.balance} />
              <AccountMenu user={identity.user} />
            </div>
          ) : (
            pathname !== '/analyze' && (
              <ButtonLink to="/login" className="max-[20rem]:hidden">
                Get started
              </ButtonLink>
            )
          )}
          <MobileMenu identity={identity} links={links} />
        </div>
      </div>
    </header>
  )
}
