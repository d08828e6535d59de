import { describe, expect, it } from 'vitest'
import { deviceLabel } from './device-label.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

describe('deviceLabel', () => {
  it.each([
    ['Chrome on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36`],
    ['Edge on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
    ['Opera on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`],
    ['Edge on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`],
    [
      'Samsung Internet on Android',
      `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    ],
    ['Chrome on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`],
    ['Safari on iPhone', `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`],
    ['Chrome on iPhone', `${iPhone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on iPad', `${iPad} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
    ['Safari on Mac', `${mac} Version/18.0 Safari/605.1.15`],
    ['Firefox on Mac', 'Mozilla/5.0 (Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Chrome on Linux', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36'],
    [
      'Chrome on ChromeOS',
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36',
    ],
  ])('names %s', (label, userAgent) => expect(deviceLabel(userAgent)).toBe(label))

  it('names what it knows where it does not know both, and says so where it knows neither', () => {
    expect(deviceLabel('Firefox/140.0')).toBe('Firefox')
    expect(deviceLabel('SomeReader (iPad)')).toBe('iPad')
    expect(deviceLabel('curl/8.0')).toBe('Unknown device')
    expect(deviceLabel('')).toBe('Unknown device')
  })
})
