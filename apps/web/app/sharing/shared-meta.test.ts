import { describe, expect, it } from 'vitest'
import type { SharedAnalysis } from '@rolefit/contract'
import { sharedMeta } from './shared-meta.ts'

const args = { matches: [{ id: 'root', loaderData: { origin: 'https://rolefit.example' } }] }
const shared: SharedAnalysis = {
  score: 71,
  band: 'Worth applying',
  sub_scores: { Skills: 80 },
  jd_title: 'Ward nurse',
  jd_summary: '',
  requirements: [],
  created_at: '2026-11-20T10:05:00.000Z',
}
const kept = [
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

describe('sharedMeta', () => {
  it('shows the score where a link is passed on, as words and as a picture', () => {
    const meta = sharedMeta(args, 'a-b_c', shared)
    const address = 'https://rolefit.example/share/a-b_c'
    expect(meta).toContainEqual({ title: '71 of 100 for “Ward nurse” · Rolefit' })
    expect(meta).toContainEqual({ property: 'og:url', content: address })
    for (const name of [{ property: 'og:image' }, { name: 'twitter:image' }]) {
      expect(meta).toContainEqual({ ...name, content: `${address}/score.png` })
    }
  })

  it('keeps the page out of search engines and its address to itself, whatever it shows', () => {
    for (const what of [shared, null]) {
      expect(sharedMeta(args, 'a-b_c', what)).toEqual(expect.arrayContaining(kept))
    }
    expect(JSON.stringify(sharedMeta(args, 'a-b_c', null))).not.toContain('a-b_c')
  })
})
