import { onDevice } from '../../session/on-device.ts'

const key = 'rolefit:under-way'

let running = 0

/** Notes in this tab that an analysis is under way; answers what to call once it has ended. */
export function noteUnderWay(): (end: { isKnown: boolean }) => void {
  running += 1
  onDevice('sessionStorage', (storage) => storage.setItem(key, '1'))
  return ({ isKnown }) => {
    running -= 1
    // A page that is left sees its connections lost, and is told so when it comes again.
    if (isKnown) forget()
  }
}

/** Whether an analysis that this page has begun is under way still, whoever waits for it. */
export function isUnderWay(): boolean {
  return running > 0
}

/** Whether an analysis of this tab was cut off, so that nobody heard how it ended. Says so once. */
export function wasCutOff(): boolean {
  if (isUnderWay()) return false
  const isNoted = onDevice('sessionStorage', (storage) => storage.getItem(key)) === '1'
  if (isNoted) forget()
  return isNoted
}

function forget(): void {
  onDevice('sessionStorage', (storage) => storage.removeItem(key))
}
