import { useFetcher } from 'react-router'
import { track } from '../analytics/track.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const satisfies Record<
  Theme,
  string
>

/** The theme in the cookie, or the system's. */
export function readTheme(cookies: string | null): Theme {
  const given = /(?:^|;\s*)theme=(\w+)/.exec(cookies ?? '')?.[1]
  return themes.find((theme) => theme === given) ?? 'system'
}

/** Three buttons in a form: the choice travels as a cookie, so the next page arrives in it. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action="/theme">
      <fieldset className="flex flex-wrap overflow-hidden rounded-sheet border border-line-strong">
        <legend className="sr-only">Colours</legend>
        {themes.map((name) => (
          <button
            key={name}
            type="submit"
            name="theme"
            value={name}
            aria-pressed={name === theme}
            onClick={() => track('theme_chosen', name)}
            className="segment min-h-11 px-3 text-sm text-quiet hover:text-ink aria-pressed:bg-met aria-pressed:text-ink"
          >
            {labels[name]}
          </button>
        ))}
      </fieldset>
    </fetcher.Form>
  )
}
