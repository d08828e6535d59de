import { vi } from 'vitest'

/** What a browser keeps under names, as far as we use it: its keys are its own properties, as in a browser. */
class Kept {
  [key: string]: unknown
  static of(entries: Readonly<Record<string, string>>): Kept {
    return Object.assign(new Kept(), entries)
  }
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key]
  }
}

type Entries = Readonly<Record<string, string>>

/** A browser as far as what it keeps goes; `vi.unstubAllGlobals` closes it. */
export function openDevice({
  forAll = {},
  forTab = {},
  window = {},
}: {
  readonly forAll?: Entries
  readonly forTab?: Entries
  readonly window?: object
} = {}) {
  const localStorage = Kept.of(forAll)
  const sessionStorage = Kept.of(forTab)
  // What these tests do is not counted.
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  vi.stubGlobal('window', {
    location: { pathname: '/', assign: () => {} },
    ...window,
    localStorage,
    sessionStorage,
  })
  return {
    /** What it keeps for all its tabs, and for this one. */
    kept: () => ({ forAll: { ...localStorage }, forTab: { ...sessionStorage } }),
  }
}

/** A browser whose owner lets no page keep anything. */
export function openDeviceWithoutStorage(): void {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('Access is denied', 'SecurityError')
    },
    get sessionStorage() {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  })
}
