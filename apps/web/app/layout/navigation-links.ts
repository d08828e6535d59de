import type { HeaderIdentity } from '../session/use-identity.ts'

export interface NavigationItem {
  readonly to: string
  readonly label: string
}

const results = { to: '/results', label: 'Results' }

/**
 * The header's links; Results only for those who can have some. That a visitor can is known to their
 * browser alone, so it comes with the scripts, and last: the other links stay where they are.
 */
export function navigationLinks(identity: HeaderIdentity): readonly NavigationItem[] {
  const { isSignedIn, showsResults } = identity
  return [
    { to: '/analyze', label: 'Analyze' },
    ...(isSignedIn ? [results] : []),
    { to: '/pricing', label: 'Pricing' },
    { to: '/blog', label: 'Blog' },
    ...(showsResults && !isSignedIn ? [results] : []),
  ]
}
