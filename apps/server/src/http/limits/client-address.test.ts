import { describe, expect, it } from 'vitest'
import { clientAddressReader, limitKey } from './client-address.ts'

describe('clientAddressReader', () => {
  it('believes no header without trusted proxies', () => {
    const read = clientAddressReader([])
    expect(read('203.0.113.7', '1.2.3.4')).toBe('203.0.113.7')
    expect(read('::ffff:203.0.113.7', null)).toBe('203.0.113.7')
  })

  it('walks back through the proxies it trusts, and no further', () => {
    const read = clientAddressReader(['10.0.0.0/8', '2001:db8::1'])
    expect(read('10.0.0.1', '1.1.1.1, 198.51.100.4, 10.9.9.9')).toBe('198.51.100.4')
    expect(read('2001:db8::1', '198.51.100.4')).toBe('198.51.100.4')
    expect(read('10.0.0.1', '198.51.100.4, ')).toBe('198.51.100.4')
    expect(read('192.0.2.1', '198.51.100.4')).toBe('192.0.2.1')
    expect(read('10.0.0.1', 'nonsense')).toBe('10.0.0.1')
  })
})

describe('limitKey', () => {
  it('counts an IPv6 customer by the network they hold', () => {
    expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(limitKey('2001:db8::9')).toBe('2001:db8:0:0::/64')
    expect(limitKey('2001::2:3:4:5:6:7')).toBe('2001:0:2:3::/64')
    expect(limitKey('::1')).toBe('0:0:0:0::/64')
    expect(limitKey('198.51.100.4')).toBe('198.51.100.4')
  })
})
