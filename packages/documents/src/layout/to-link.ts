import type { Link } from '../document.ts'

const longestTarget = 2000

/** A link worth showing, null for places inside the file, scripts and other schemes. */
export function toLink(found: Omit<Link, 'kind'>): Link | null {
  const target = found.target.trim()
  if (target.length > longestTarget) return null
  const kind = kindOf(target)
  return kind && { kind, target, text: found.text.replace(/\s+/g, ' ').trim(), page: found.page }
}

function kindOf(target: string): Link['kind'] | null {
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(target)) return 'email'
  if (/^(tel|callto|sms):/i.test(target)) return 'phone'
  const host = hostOf(target)
  if (host === null) return null
  if (/(^|\.)(linkedin\.com|lnkd\.in)$/.test(host)) return 'linkedin'
  if (/(^|\.)github\.(com|io)$/.test(host)) return 'github'
  return 'web'
}

function hostOf(target: string): string | null {
  const address = /^www\./i.test(target) ? `https://${target}` : target
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null
  return new URL(address).hostname
}
