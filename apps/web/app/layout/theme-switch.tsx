import type { FormEvent } from 'react'
import { track } from '../analytics/track.ts'
import { type Theme, themeCookie, themes, toTheme } from './theme.ts'

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const satisfies Record<
  Theme,
  string
>

export interface ThemeSwitchProps {
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
}

/** Three buttons in a form, which sets the cookie; with JavaScript no line is needed for it. */
export function ThemeSwitch({ theme, onTheme }: ThemeSwitchProps) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = toTheme(submittedBy(event.nativeEvent))
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers
    document.cookie = themeCookie(chosen)
    onTheme(chosen)
    track('theme_chosen', chosen)
  }
  return (
    <form method="post" action="/theme" onSubmit={choose}>
      <fieldset className="flex flex-wrap overflow-hidden rounded-sheet border border-line-strong">
        <legend className="sr-only">Theme</legend>
        {themes.map((name) => (
          <button
            key={name}
            type="submit"
            name="theme"
            value={name}
            aria-pressed={name === theme}
            className="segment min-h-11 px-3 text-sm text-quiet hover:text-ink aria-pressed:bg-met aria-pressed:text-ink"
          >
            {labels[name]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}

function submittedBy(event: Event): string | null | undefined {
  return event instanceof SubmitEvent ? event.submitter?.getAttribute('value') : null
}
