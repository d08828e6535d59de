import { NavLink } from 'react-router'

interface LinkTabsProps {
  readonly label: string
  readonly tabs: readonly { readonly to: string; readonly label: string }[]
}

/** Tabs that are pages: each has an address, and the open one carries the stroke. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="flex gap-2 max-[20rem]:overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              className="-mb-px flex min-h-11 items-center border-b-4 border-transparent px-3 text-quiet no-underline hover:text-ink aria-[current=page]:border-met-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
