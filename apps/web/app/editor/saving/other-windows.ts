import type { KeptAs } from './save-state.ts'

const channelName = 'rolefit:cv-saved'

/** Lets other windows of this browser know that the account has a newer version. */
export function tellOtherWindows(kept: KeptAs): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(kept)
  channel.close()
}

/** Calls back whenever another window has saved a CV; answers how to stop that. */
export function hearOtherWindows(onKept: (kept: KeptAs) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => onKept(provenKept(data)))
  return () => channel.close()
}

/** Only `tellOtherWindows` posts to this channel. */
function provenKept(value: unknown): KeptAs {
  return value as KeptAs
}
