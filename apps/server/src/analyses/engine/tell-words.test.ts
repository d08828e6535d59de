import { describe, expect, it } from 'vitest'
import { analyze } from '@rolefit/engine'
import { cvText, posting } from '../../../test/analyses/cv-and-posting.ts'
import { tellWords } from './tell-words.ts'

const jobText = posting.replace('- Clear', '- Teach dressings at our clinic\n- Clear')

function words(text = jobText) {
  const report = analyze({ cvText, jobText: text, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  return tellWords(report)
}

describe('tellWords', () => {
  it('tells of each word of the posting whether the CV uses it, and where', () => {
    const shown = new Map(words().map((each) => [each.word.toLowerCase(), each.shown]))
    expect(shown.get('wound')).toBe('work')
    expect(shown.get('surgical')).toBe('elsewhere')
    expect(shown.get('clinic')).toBe('uncounted')
    const missing = [...shown].filter(([, where]) => where === 'none').map(([word]) => word)
    expect(missing).not.toEqual([])
    for (const word of missing)
      expect(cvText.toLowerCase()).not.toMatch(new RegExp(`\\b${word}\\b`))
  })

  it('writes them as the posting does', () => {
    for (const { word } of words()) expect(jobText).toContain(word)
  })

  it.each(['37½', '3⅓t'])('writes "%s" as it stands there, whatever it is made of', (sign) => {
    const hours = `You work ${sign} hours a week. The week of ${sign} hours suits families.`
    expect(words(`${jobText}\n${hours}`).map(({ word }) => word)).toContain(sign)
  })
})
