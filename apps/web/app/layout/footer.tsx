import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx'

const links = [
  { to: '/legal/terms', label: 'Terms' },
  { to: '/legal/privacy', label: 'Privacy' },
  { to: '/method', label: 'Method' },
  { to: '/contact', label: 'Contact' },
  { to: '/feedback', label: 'Feedback' },
  { to: '/blog', label: 'Blog' },
] as const

interface FooterProps extends ThemeSwitchProps {
  readonly year: number
}

export function Footer({ year, ...theme }: FooterProps) {
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="mx-auto flex w-full max-w-6xl [body:has(.panes)_&]:max-w-[88rem] flex-col gap-6 px-4 py-8 sm:px-6 lg:flex-row lg:items-center lg:justify-between">
        <nav aria-label="Footer">
          <ul className="-mx-3 flex flex-wrap">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center px-3 text-sm text-quiet no-underline hover:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-sm text-quiet">
          <ThemeSwitch {...theme} />
          <p>
            © {year} {brand.name}
          </p>
        </div>
      </div>
    </footer>
  )
}
