import { describe, expect, it } from 'vitest'
import { oneSpelling } from './one-spelling.ts'

describe('oneSpelling', () => {
  it('is the same on both sides of the Atlantic', () => {
    for (const pair of [
      'organisation organization',
      'organised organized',
      'analyse analyze',
      'electrolyser electrolyzer',
      'labour labor',
      'behavioural behavioral',
      'centred centered',
      'theatre theater',
      'modelling modeling',
      'counsellor counselor',
      'controlling controling',
      'catalogue catalog',
      'licence license',
      'programme program',
      'paediatric pediatric',
      'anaesthetic anesthetic',
      'haematology hematology',
      'gynaecology gynecology',
      'foetal fetal',
      'diarrhoea diarrhea',
      'mould mold',
      'ploughing plowing',
      'draughtsman draftsman',
    ]) {
      const [british = '', american] = pair.split(' ')
      expect(oneSpelling(british)).toBe(american)
    }
  })

  it('leaves words that both write alike', () => {
    for (const word of [
      'supervise',
      'exercising',
      'expertise',
      'merchandiser',
      'enterprise',
      'advertising',
      'raised',
      'cruise',
      'liaise',
      'precise',
      'selling',
      'drilled',
      'installing',
      'aerial',
      'shoe',
      'four',
    ]) {
      expect(oneSpelling(word)).toBe(word)
    }
  })

  it('knows words that titles write short', () => {
    for (const pair of ['mgr manager', 'asst assistant', 'mktg marketing', 'coord coordinator']) {
      const [short = '', whole = ''] = pair.split(' ')
      expect(oneSpelling(short), pair).toBe(oneSpelling(whole))
    }
  })
})
