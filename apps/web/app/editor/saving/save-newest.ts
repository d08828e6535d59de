import type { KeptAs } from './save-state.ts'
import type { Sent } from './send-cv.ts'
import type { Kept } from './use-draft-here.ts'

interface Saving<Draft> {
  /** What stands on the page at this moment. */
  readonly newest: () => Draft
  /** What the account has of it so far. */
  readonly into: Kept
  readonly send: (draft: Draft, into: Kept) => Promise<Sent>
  /** After each version that has arrived. */
  readonly onKept: (as: KeptAs, sent: Draft) => void
}

export type NotSaved = Exclude<Sent, { status: 'kept' }>

/** Saves until nothing newer stands on the page than what was sent; answers what stood in the way, if anything. */
export async function saveNewest<Draft>({
  newest,
  into,
  send,
  onKept,
}: Saving<Draft>): Promise<NotSaved | null> {
  const sent = newest()
  const reply = await send(sent, into)
  if (reply.status !== 'kept') return reply
  onKept(reply.kept, sent)
  // What is typed while a version is on its way goes after it.
  return newest() === sent ? null : saveNewest({ newest, into: reply.kept, send, onKept })
}
