/** Everything this product keeps in the browser begins with it, but for the names the product prescribes. */
const ours = 'rolefit:'
const prescribed = ['user', 'analysis', 'pendingEmail']

/** What a CV from the editor is kept under until the account has it. */
export const unsavedPrefix = 'rolefit:cv-draft:'

/** Whether something typed in the editor stands on this device only. */
export function hasUnsavedWork(): boolean {
  return keysOf('localStorage').some((key) => key.startsWith(unsavedPrefix))
}

/** Leaves nothing of the person for whoever uses this browser next. */
export function forgetOnThisDevice(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    for (const key of keysOf(place)) {
      if (key.startsWith(ours) || prescribed.includes(key)) window[place].removeItem(key)
    }
  }
}

/** Storage can be switched off; then nothing was kept. */
function keysOf(place: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[place])
  } catch {
    return []
  }
}
