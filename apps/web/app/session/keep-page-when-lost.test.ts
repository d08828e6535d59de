import { redirect } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPageWhenLost, reloadBehind } from './keep-page-when-lost.ts'

const origin = 'http://localhost'
const come = { type: 'data', result: 'new' } as const
const lost = { type: 'error', result: new Error('502') } as const

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin, pathname: '/results', search: '' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What a page is given of what came for this address. */
function given(path: string, results: Parameters<typeof resultsOf>[0]) {
  return keepPageWhenLost({ request: new Request(origin + path) }, async () => resultsOf(results))
}

function resultsOf(results: Record<string, typeof come | typeof lost | ReturnType<typeof away>>) {
  return results
}

function away() {
  return { type: 'error', result: redirect('/login') } as const
}

describe('keepPageWhenLost', () => {
  it('passes on what came of a reload that nobody asked for, and keeps silent on what got lost', async () => {
    let page: unknown
    const isWhole = await reloadBehind(async () => {
      page = await given('/results', { root: come, results: lost })
    })
    expect(page).toEqual({ root: come })
    expect(isWhole).toBe(false)
    expect(
      await reloadBehind(async () => {
        await given('/results', { root: come })
      }),
    ).toBe(true)
  })

  it('lets whoever is no longer signed in be led away', async () => {
    const led = away()
    await reloadBehind(async () => {
      expect(await given('/results', { results: led })).toEqual({ results: led })
    })
  })

  it('leaves alone what was asked for: another page meanwhile, and any page without a reload', async () => {
    await reloadBehind(async () => {
      expect(await given('/pricing', { pricing: lost })).toEqual({ pricing: lost })
    })
    expect(await given('/results', { results: lost })).toEqual({ results: lost })
  })
})
