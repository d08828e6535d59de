/** Told to the window where somebody has logged out and the start page cannot be reached. */
export const leftWithoutLine = 'rolefit:left-without-line'

const patienceMs = 5_000

/**
 * After logging out, leads to the start page. Without a connection that would end on the browser's own
 * error page: then this page is told, which shows nothing of the person any more.
 */
export async function goToStart(): Promise<void> {
  if (await isReachable()) window.location.assign('/')
  else window.dispatchEvent(new Event(leftWithoutLine))
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(patienceMs)
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}
