import { describe, expect, it } from 'vitest'
import { bandOf } from '@rolefit/engine'
import { parseDraft } from './local-draft.ts'
import { toAnalysis } from './to-analysis.ts'

describe('toAnalysis', () => {
  it('reads a result that keeps its parts as JSON text', () => {
    const analysis = toAnalysis({
      analysis_id: 'ana_old',
      score: 63.6,
      sub_scores_json: '{"Skills": 71, "Keywords": "48"}',
      suggestions_json: JSON.stringify({
        feedback: ['Wound care is shown.'],
        suggestions: ['Name the ward.'],
        suggested_changes: [{ category: 'Skills', items: ['Add cannulation.'] }],
      }),
      jd_title: 'Ward nurse',
      created_at: '2026-11-20T10:00:00.000Z',
    })
    expect(analysis).toMatchObject({
      id: 'ana_old',
      score: 64,
      band: 'Borderline',
      ceiling: 64,
      sub_scores: { Skills: 71, Keywords: 48 },
      feedback: ['Wound care is shown.'],
      suggestions: ['Name the ward.'],
      requirements: [],
    })
    expect(analysis?.suggested_changes[0]?.items[0]).toMatchObject({
      text: 'Add cannulation.',
      points: 0,
    })
  })

  it.each(['suggestions_all', 'suggestions_preview'])('takes suggestions from %s, too', (name) => {
    expect(toAnalysis({ score: 1, [name]: ['One thing.'] })?.suggestions).toEqual(['One thing.'])
  })

  it('is nothing without a score', () => {
    for (const stored of [null, [], 'text', {}, { score: null }, { score: 'high' }]) {
      expect(toAnalysis(stored)).toBeNull()
    }
    expect(parseDraft('{')).toBeNull()
  })

  it('survives parts that are not what they should be', () => {
    const broken = { score: 300, sub_scores_json: '{', suggestions_json: '[1', tags: [1, 'ward'] }
    expect(toAnalysis(broken)).toMatchObject({ score: 100, sub_scores: {}, tags: ['ward'] })
    const beyond = { Skills: 140, Keywords: -3, Title: 'good' }
    expect(toAnalysis({ score: 1, sub_scores: beyond })?.sub_scores).toEqual({
      Skills: 100,
      Keywords: 0,
    })
  })

  it('leaves out proof that is not what it should be', () => {
    const whole = {
      score: 61,
      certainty: { points: 4, level: 'high', reasons: [] },
      requirements: [{ id: 'req_1' }],
      receipt: [],
      findings: [],
      file: null,
      algorithm_version: 18,
    }
    expect(toAnalysis(whole)).toMatchObject({ requirements: [{ id: 'req_1' }] })
    for (const part of ['certainty', 'requirements', 'receipt', 'findings', 'algorithm_version'])
      expect(toAnalysis({ ...whole, [part]: 'none' }), part).toMatchObject({
        score: 61,
        requirements: [],
        algorithm_version: 0,
      })
  })

  it('names the band as the engine does', () => {
    for (let score = 0; score <= 100; score += 1) {
      expect(toAnalysis({ score })?.band).toBe(bandOf(score))
    }
  })
})
