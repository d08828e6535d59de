interface Shared {
  readonly url: string
  readonly score: number
  readonly title: string | null
}

/** Where a link can be passed on: plain addresses, nothing of theirs is loaded before one is followed. */
export function shareTargets({ url, score, title }: Shared) {
  const address = encodeURIComponent(url)
  const words = shareWords({ score, title })
  const text = encodeURIComponent(words)
  const both = encodeURIComponent(`${words} ${url}`)
  return [
    {
      channel: 'linkedin',
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    { channel: 'x', label: 'X', href: `https://x.com/intent/post?url=${address}&text=${text}` },
    { channel: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    {
      channel: 'telegram',
      label: 'Telegram',
      href: `https://t.me/share/url?url=${address}&text=${text}`,
    },
    { channel: 'email', label: 'Email', href: `mailto:?subject=${text}&body=${both}` },
  ] as const
}

/** What is said beside the link. */
export function shareWords({ score, title }: Pick<Shared, 'score' | 'title'>): string {
  return title ? `My CV matches “${title}” at ${score}%` : `My CV matches this job at ${score}%`
}
