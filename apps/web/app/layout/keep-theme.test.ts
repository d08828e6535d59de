import { expect, it } from 'vitest'
import { keepTheme } from './keep-theme.ts'

/** Chooses dark on the page with this address; answers where that leads. */
async function chosenOn(referer: string | null): Promise<Response> {
  const body = new URLSearchParams({ theme: 'dark' })
  const headers = referer === null ? {} : { referer }
  return keepTheme(new Request('http://localhost:3000/theme', { method: 'POST', body, headers }))
}

it('keeps the choice and goes back to where the person was', async () => {
  const response = await chosenOn('http://localhost:3000/results?analysis=ana_1')
  expect(response.headers.get('location')).toBe('/results?analysis=ana_1')
  expect(response.headers.get('set-cookie')).toMatch(/^theme=dark; Path=\/; SameSite=Lax; /)
})

it.each([null, 'nonsense', 'https://evil.example/results'])(
  'goes to the start page where it was asked for on %s',
  async (referer) => expect((await chosenOn(referer)).headers.get('location')).toBe('/'),
)

it('leads to no other site, whatever the page was called', async () => {
  const response = await chosenOn('http://localhost:3000//evil.example')
  expect(response.headers.get('location')).toBe('/analyze')
})
