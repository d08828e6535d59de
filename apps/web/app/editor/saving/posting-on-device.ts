/**
 * The posting that was pasted for a CV, kept in this browser only: the account keeps postings of
 * analyses, and this one was never analysed.
 */
export function keepPosting(cvId: string, text: string): void {
  try {
    window.localStorage.setItem(postingKey(cvId), text)
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function findPosting(cvId: string): string | null {
  try {
    return window.localStorage.getItem(postingKey(cvId))
  } catch {
    return null
  }
}

export function forgetPosting(cvId: string): void {
  try {
    window.localStorage.removeItem(postingKey(cvId))
  } catch {
    // Without storage nothing was kept.
  }
}

function postingKey(cvId: string): string {
  return `rolefit:cv-posting:${cvId}`
}
