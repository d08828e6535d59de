import { NavLink, Outlet } from 'react-router'
import { Page } from '../ui/page.tsx'

const tabs = [
  { to: '/account/profile', label: 'Profile' },
  { to: '/account/billing', label: 'Billing & credits' },
] as const

export default function Account() {
  return (
    <Page width="text">
      <h1>Account</h1>
      <nav aria-label="Account" className="mt-6 border-b border-line">
        <ul className="flex gap-2">
          {tabs.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="-mb-px flex min-h-11 items-center border-b-4 border-transparent px-3 text-quiet no-underline hover:text-ink aria-[current=page]:border-met aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 space-y-6">
        <Outlet />
      </div>
    </Page>
  )
}
