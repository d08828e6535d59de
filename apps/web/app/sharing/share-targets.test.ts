import { describe, expect, it } from 'vitest'
import { shareTargets, shareWords } from './share-targets.ts'

const shared = { url: 'https://rolefit.example/share/a-b_c', score: 71, title: 'Nurse & cook' }

describe('shareTargets', () => {
  it('leads to five places, each with the whole link', () => {
    const targets = shareTargets(shared)
    expect(targets.map(({ label }) => label)).toEqual([
      'LinkedIn',
      'X',
      'WhatsApp',
      'Telegram',
      'Email',
    ])
    for (const { href } of targets) expect(decodeURIComponent(href)).toContain(shared.url)
  })

  it('keeps what could end a parameter inside of it', () => {
    for (const { href } of shareTargets(shared)) expect(href).not.toContain('& cook')
  })
})

describe('shareWords', () => {
  it('says the score, with the job where it has a name', () => {
    expect(shareWords(shared)).toBe('My CV matches “Nurse & cook” at 71%')
    expect(shareWords({ score: 71, title: null })).toBe('My CV matches this job at 71%')
  })
})
