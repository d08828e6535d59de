import { NavLink } from 'react-router'
import type { NavigationItem } from './navigation-links.ts'

/** A link that carries the stroke while its page is open. */
export function NavigationLink({ to, label }: NavigationItem) {
  return (
    <NavLink
      to={to}
      className="flex min-h-11 items-center px-3 text-[0.9375rem] text-quiet no-underline hover:text-ink aria-[current=page]:text-ink"
    >
      {({ isActive }) => <span className={isActive ? 'marked' : undefined}>{label}</span>}
    </NavLink>
  )
}
