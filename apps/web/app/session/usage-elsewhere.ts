let channel: BroadcastChannel | null = null

/** One for the page: it hears what the other tabs tell of the balance and of what they deleted, and not what this one does. */
export function usageElsewhere(): BroadcastChannel {
  channel ??= new BroadcastChannel('rolefit:usage')
  return channel
}
