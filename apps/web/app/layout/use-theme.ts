import { useState, useSyncExternalStore } from 'react'
import { readTheme, type Theme } from './theme.ts'

/** The theme that was chosen here, else the page's; where the page did not come, the cookie's. */
export function useTheme(fromPage: Theme | undefined): [Theme, (theme: Theme) => void] {
  const [chosen, choose] = useState<Theme | null>(null)
  const kept = useSyncExternalStore<Theme>(
    () => () => {},
    () => readTheme(document.cookie),
    () => 'system',
  )
  return [chosen ?? fromPage ?? kept, choose]
}
