import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asksNotToBeCounted } from './do-not-track.ts'
import { sendWaiting, track } from './track.ts'

interface Browser {
  readonly sent: { visit: string; events: object[] }[]
  readonly go: (pathname: string) => void
}

/** As much of a browser as counting needs. */
function openBrowser(signals: object = {}): Browser {
  const blobs: string[] = []
  const location = { pathname: '/pricing' }
  vi.stubGlobal('window', { location })
  vi.stubGlobal('navigator', {
    ...signals,
    sendBeacon: (_: string, body: { parts: string[] }) => blobs.push(body.parts.join('')),
  })
  vi.stubGlobal('Blob', FakeBlob)
  return {
    get sent() {
      return blobs.map((blob) => JSON.parse(blob))
    },
    go: (pathname) => {
      location.pathname = pathname
    },
  }
}

class FakeBlob {
  readonly parts: string[]
  constructor(parts: string[]) {
    this.parts = parts
  }
}

describe('track', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    sendWaiting()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('sends the events of a visit together, after a moment', () => {
    const browser = openBrowser()
    track('page_viewed')
    track('checkout_started', 'hunt')
    expect(browser.sent).toEqual([])
    vi.advanceTimersByTime(4_000)
    expect(browser.sent).toMatchObject([
      {
        events: [
          { name: 'page_viewed', path: '/pricing' },
          { name: 'checkout_started', detail: 'hunt', path: '/pricing' },
        ],
      },
    ])
    expect(browser.sent[0]?.visit).toMatch(/^[0-9a-f]{16}$/)
  })

  it('sends what waits when the page closes, and nothing twice', () => {
    const browser = openBrowser()
    track('page_viewed')
    sendWaiting()
    sendWaiting()
    expect(browser.sent).toHaveLength(1)
  })

  it('leaves out of a path whose result it is', () => {
    const browser = openBrowser()
    browser.go('/results/ana_qtIJX4XOEoTzek3EVvlaBQ')
    track('page_viewed')
    sendWaiting()
    expect(browser.sent).toMatchObject([{ events: [{ path: '/results' }] }])
  })

  it.each(['/share', '/magic', '/results', '/checkout/pretend', '/account/receipts'])(
    'leaves out of a path what stands behind %s: it is a key, or the person’s own',
    (path) => {
      const browser = openBrowser()
      browser.go(`${path}/abc123`)
      track('page_viewed')
      sendWaiting()
      expect(browser.sent).toMatchObject([{ events: [{ path }] }])
    },
  )

  it('counts no path that the server would not take', () => {
    const browser = openBrowser()
    browser.go('/a path/with blanks')
    track('page_viewed')
    sendWaiting()
    expect(browser.sent).toEqual([])
  })

  it('counts nothing where the browser asks for that, and nothing on the server', () => {
    const browser = openBrowser({ doNotTrack: '1' })
    track('page_viewed')
    sendWaiting()
    expect(browser.sent).toEqual([])
    vi.unstubAllGlobals()
    expect(() => track('page_viewed')).not.toThrow()
  })
})

describe('asksNotToBeCounted', () => {
  it('knows both signals', () => {
    expect(asksNotToBeCounted({ doNotTrack: '1' })).toBe(true)
    expect(asksNotToBeCounted({ globalPrivacyControl: true })).toBe(true)
    expect(asksNotToBeCounted({ doNotTrack: null })).toBe(false)
  })
})
