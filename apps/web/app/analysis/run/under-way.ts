import { onDevice } from '../../session/on-device.ts'

const key = 'rolefit:under-way'

let running = 0

/** An analysis whose end nobody has heard. */
export interface CutOff {
  /** By which it can be asked for again. */
  readonly requestKey: string
  /** The page on which it was begun. */
  readonly address: string
}

/** Notes in this tab that an analysis is under way; answers what to call once it has ended. */
export function noteUnderWay(requestKey: string): (end: { isKnown: boolean }) => void {
  running += 1
  onDevice('sessionStorage', (storage) =>
    storage.setItem(key, JSON.stringify({ requestKey, address: address() } satisfies CutOff)),
  )
  return ({ isKnown }) => {
    running -= 1
    // A page that is left sees its connections lost, and is told so when it comes again.
    if (isKnown) forgetCutOff()
  }
}

/** Whether an analysis that this page has begun is under way still, whoever waits for it. */
export function isUnderWay(): boolean {
  return running > 0
}

/** The analysis of this tab that was cut off, until that is forgotten. */
export function findCutOff(): CutOff | null {
  if (isUnderWay()) return null
  const noted: unknown = onDevice('sessionStorage', (storage) =>
    JSON.parse(storage.getItem(key) ?? 'null'),
  )
  return isCutOff(noted) ? noted : null
}

/** Whether somebody is where the analysis was begun. */
export function isAtItsPage({ address: begun }: CutOff): boolean {
  return begun === address()
}

export function forgetCutOff(): void {
  onDevice('sessionStorage', (storage) => storage.removeItem(key))
}

function isCutOff(noted: unknown): noted is CutOff {
  return typeof noted === 'object' && noted !== null && 'requestKey' in noted
}

function address(): string {
  const { pathname, search } = window.location
  return pathname + search
}
