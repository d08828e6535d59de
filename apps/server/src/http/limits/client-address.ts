import { BlockList, isIP } from 'node:net'

/** Finds out who is calling when there may be proxies of ours in between. */
export type ClientAddress = (peer: string, forwardedFor: string | null | undefined) => string

/**
 * Walks `X-Forwarded-For` from the right as long as the hop is a proxy we trust. Without trusted
 * proxies the header is anybody's claim and is not read.
 */
export function clientAddressReader(trustedProxies: readonly string[]): ClientAddress {
  const trusted = trustedList(trustedProxies)
  return (peer, forwardedFor) => {
    let address = plain(peer)
    const hops = (forwardedFor ?? '').split(',').map(plain).filter(Boolean)
    while (hops.length > 0 && isTrusted(trusted, address)) {
      const next = hops.pop()
      if (!next || isIP(next) === 0) break
      address = next
    }
    return address
  }
}

/** What limits are counted by: an IPv4 address, or the /64 that one IPv6 customer holds. */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const end = tail === '' ? [] : tail.split(':')
    while (groups.length + end.length < 8) groups.push('0')
    groups.push(...end)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

function trustedList(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isTrusted(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

function plain(address: string): string {
  const trimmed = address.trim()
  return trimmed.startsWith('::ffff:') ? trimmed.slice(7) : trimmed
}
