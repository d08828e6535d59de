import type { HeaderIdentity } from '../session/use-identity.ts'

export interface NavigationItem {
  readonly to: string
  readonly label: string
}

/** The header's links; Results only for those who can have some. */
export function navigationLinks({ showsResults }: HeaderIdentity): readonly NavigationItem[] {
  return [
    { to: '/analyze', label: 'Analyze' },
    ...(showsResults ? [{ to: '/results', label: 'Results' }] : []),
    { to: '/pricing', label: 'Pricing' },
    { to: '/blog', label: 'Blog' },
  ]
}
