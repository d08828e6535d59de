/**
 * Works on what this browser keeps, for all time or for this tab. Storage can be full or switched off:
 * then the answer is `undefined`, nothing is remembered and nothing breaks.
 */
export function onDevice<T>(
  place: 'localStorage' | 'sessionStorage',
  work: (storage: Storage) => T,
): T | undefined {
  try {
    return work(window[place])
  } catch {
    return undefined
  }
}
