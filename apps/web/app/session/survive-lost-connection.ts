import type { ShouldRevalidateFunctionArgs } from 'react-router'

export const networkError = 'Network error. Please try again.'

/**
 * Sends a form on; where the connection is lost, answers instead of letting the page break, so that
 * nothing typed is lost. Redirects and the server's own answers pass through.
 */
export async function surviveLostConnection<Reply, Lost>(
  send: () => Promise<Reply>,
  lost: Lost,
): Promise<Reply | Lost> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof TypeError) return { ...lost, isLost: true }
    throw error
  }
}

/** After a form that did not get through, the page's data cannot be fetched anew either: it stays. */
export function keepDataWhenLost(args: ShouldRevalidateFunctionArgs): boolean {
  const result: unknown = args.actionResult
  const isLost = typeof result === 'object' && result !== null && 'isLost' in result
  return isLost ? false : args.defaultShouldRevalidate
}
