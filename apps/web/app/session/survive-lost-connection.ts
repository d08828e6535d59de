import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Why no answer of ours came: no connection, or something else answered, such as a proxy. */
export type Trouble = 'network' | 'unexpected_response'

export const troubleInWords = {
  network: 'Network error. Please try again.',
  unexpected_response: 'Unexpected response. Please try again.',
} as const satisfies Record<Trouble, string>

/**
 * Sends a form on; where no answer of ours comes back, answers instead of letting the page break, so
 * that nothing typed is lost. Redirects and the server's own answers pass through.
 */
export async function surviveLostConnection<Reply, Lost>(
  send: () => Promise<Reply>,
  answer: (trouble: Trouble) => Lost,
): Promise<Reply | Lost> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) throw error
    const trouble = error instanceof TypeError ? 'network' : 'unexpected_response'
    return { ...answer(trouble), isLost: true }
  }
}

/** After a form that did not get through, the page's data cannot be fetched anew either: it stays. */
export function keepDataWhenLost(args: ShouldRevalidateFunctionArgs): boolean {
  const result: unknown = args.actionResult
  const isLost = typeof result === 'object' && result !== null && 'isLost' in result
  return isLost ? false : args.defaultShouldRevalidate
}
