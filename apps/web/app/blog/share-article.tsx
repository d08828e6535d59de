import { useState } from 'react'
import { track } from '../analytics/track.ts'
import { copyText } from '../ui/copy-text.ts'

interface ShareArticleProps {
  readonly address: string
  readonly title: string
}

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 text-[0.9375rem] text-quiet underline decoration-line-strong underline-offset-4 hover:text-ink'

/** Plain links to where people pass things on: nothing of theirs is loaded unless one is followed. */
export function ShareArticle({ address, title }: ShareArticleProps) {
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-2">
      <span className="px-2 text-[0.9375rem] text-quiet">Pass it on:</span>
      {shareLinks(address, title).map(({ channel, label, href }) => (
        <a
          key={channel}
          href={href}
          rel="noopener"
          className={linkClass}
          onClick={() => track('article_shared', channel)}
        >
          {label}
        </a>
      ))}
      <CopyLink address={address} />
    </div>
  )
}

function shareLinks(address: string, title: string) {
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)]
  return [
    {
      channel: 'linkedin',
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    { channel: 'x', label: 'X', href: `https://x.com/intent/post?url=${url}&text=${text}` },
    { channel: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    {
      channel: 'telegram',
      label: 'Telegram',
      href: `https://t.me/share/url?url=${url}&text=${text}`,
    },
    { channel: 'email', label: 'Email', href: `mailto:?subject=${text}&body=${url}` },
  ] as const
}

function CopyLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!(await copyText(address))) return
    setCopied(true)
    track('article_shared', 'copy')
  }
  return (
    <button type="button" className={linkClass} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Link copied' : 'Copy link'}</span>
    </button>
  )
}
