export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const yearSeconds = 31_536_000

/** The theme in the cookie, or the system's. */
export function readTheme(cookies: string | null): Theme {
  return toTheme(/(?:^|;\s*)theme=(\w+)/.exec(cookies ?? '')?.[1])
}

export function toTheme(given: unknown): Theme {
  return themes.find((theme) => theme === given) ?? 'system'
}

/** The cookie that keeps a choice, set by the server or by the page itself. */
export function themeCookie(theme: Theme): string {
  return `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}`
}

/** Where a colour of the browser's own bar is for: a choice of theme outweighs the system's. */
export function whereShown(theme: Theme, own: 'light' | 'dark'): string {
  if (theme === 'system') return `(prefers-color-scheme: ${own})`
  return theme === own ? 'all' : 'not all'
}
