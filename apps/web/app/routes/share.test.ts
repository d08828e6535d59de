import { describe, expect, it } from 'vitest'
import { elementsIn, linksIn, renderedPage, wordsOf } from '../../test/rendered.ts'
import Share from './share.tsx'

const shared = {
  score: 71,
  band: 'Worth applying',
  sub_scores: { Skills: 80 },
  jd_title: 'Ward nurse',
  jd_summary: 'Nights on a surgical ward.',
  requirements: [
    { text: 'own car', importance: 'nice', status: 'missing' },
    { text: 'wound care', importance: 'must', status: 'met' },
  ],
  created_at: '2026-11-20T10:05:00.000Z',
}

describe('Share', () => {
  it('shows a result to read and nothing to change', () => {
    const page = renderedPage(Share, { shared })
    for (const words of ['Ward nurse', '71 of 100 Worth applying', 'Skills 80%']) {
      expect(wordsOf(page)).toContain(words)
    }
    expect(wordsOf(page)).toContain('met wound care must missing own car nice to have')
    expect(page).not.toMatch(/<(?:input|textarea|button|form)/)
  })

  it('says of a link that leads nowhere that it is invalid or expired', () => {
    const page = renderedPage(Share, { shared: null })
    expect(elementsIn(page, 'h1').map(wordsOf)).toEqual(['Invalid or expired share link.'])
    expect(linksIn(page).map(([to]) => to)).toEqual(['/', '/results'])
  })
})
