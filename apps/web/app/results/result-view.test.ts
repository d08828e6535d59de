import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import {
  attributeOf,
  elementIn,
  elementsIn,
  linksIn,
  rendered,
  wordsOf,
} from '../../test/rendered.ts'
import { ResultsSidebar } from './results-sidebar.tsx'
import { ShownResult } from './shown-result.tsx'
import { toAnalysis } from './stored/to-analysis.ts'

const stored = {
  analysis_id: 'ana_1',
  score: 63,
  sub_scores: { Skills: 71, Keywords: 48 },
  feedback: ['Wound care is shown.'],
  suggestions: ['Name the ward.'],
  suggested_changes: [
    { category: 'Skills', items: ['Add cannulation.'] },
    { category: 'Wording', items: ['Say how many.', 'Say how often.'] },
  ],
  jd_title: 'Ward nurse',
  jd_summary: 'Nights on a surgical ward.',
  cv_summary: 'A nurse of nine years.',
  tags: ['wound care'],
  cv_filename: 'maren.pdf',
  cv_text: 'Maren Holloway',
  created_at: '2026-11-20T10:05:00.000Z',
}

const scored = {
  certainty: { points: 5, level: 'high', reasons: [] },
  requirements: [],
  receipt: [{ part: 'Skills', requirement_id: 'req_1', points: 62.7, of: 100 }],
  findings: [],
  file: null,
  algorithm_version: 3,
  ceiling: 63,
}

function shown(changes: object = {}) {
  const analysis = toAnalysis({ ...stored, ...changes })
  if (!analysis) throw new Error('This is no result.')
  return rendered(
    createElement(ShownResult, {
      analysis,
      versions: [],
      share: (_, label) => createElement('button', { type: 'button' }, label),
      openEditor: () => '/cv-editor',
    }),
  )
}

const part = (id: string) => elementIn(shown(), 'section', `id="${id}"`)
const overview = () => {
  const html = shown()
  return html.slice(html.indexOf('id="overview"'), html.indexOf('id="feedback"'))
}

describe('ShownResult', () => {
  it('has tabs that scroll to its three parts', () => {
    expect(linksIn(elementIn(shown(), 'nav', 'Parts of the result'))).toEqual([
      ['#overview', 'Overview'],
      ['#feedback', 'Feedback'],
      ['#changes', 'Changes'],
    ])
    for (const id of ['overview', 'feedback', 'changes']) expect(shown()).toContain(`id="${id}"`)
  })

  it('begins with the job, the score, what it means, and both sides in short', () => {
    const words = wordsOf(overview())
    for (const each of [
      'Ward nurse',
      'maren.pdf · analyzed 20 Nov 2026, 10:05 UTC',
      '63 of 100 Borderline',
      'Make the changes that are true for you, then decide.',
      'Recommended match score: at least 70%.',
      'Skills 71%',
      'Keywords 48%',
      'The job Nights on a surgical ward.',
      'Your CV A nurse of nine years.',
      'wound care',
    ]) {
      expect(words).toContain(each)
    }
    expect(elementsIn(overview(), 'button').map(wordsOf)).toEqual([
      'Re-generate CV',
      'Share match score',
    ])
  })

  it('says what to change first before what can be done with the whole', () => {
    const words = wordsOf(overview())
    expect(words.indexOf('First to change')).toBeGreaterThan(words.indexOf('63 of 100'))
    expect(words.indexOf('Re-generate CV')).toBeGreaterThan(words.indexOf('First to change'))
  })

  it.each([
    [100, 'Strong fit', 'bg-met'],
    [85, 'Strong fit', 'bg-met'],
    [84, 'Worth applying', 'bg-met'],
    [70, 'Worth applying', 'bg-met'],
    [69, 'Borderline', 'bg-partly'],
    [55, 'Borderline', 'bg-partly'],
    [54, 'Hold off', 'bg-missing'],
    [0, 'Hold off', 'bg-missing'],
  ])('calls %i %s, and draws it as far', (score, band, fill) => {
    const html = shown({ score })
    expect(wordsOf(html)).toContain(`${score} of 100 ${band}`)
    expect(html).toContain(`class="h-full ${fill} fills" style="width:${score}%"`)
  })

  it('says how far the score may be off only where that is known', () => {
    const certainty = { points: 4, level: 'high', reasons: [] }
    const whole = {
      certainty,
      requirements: [],
      receipt: [],
      findings: [],
      file: null,
      algorithm_version: 1,
    }
    expect(wordsOf(shown(whole))).toContain('This one may be off by 4 points to either side.')
    expect(wordsOf(shown())).not.toContain('may be off')
  })

  it('draws no bar longer than it is', () => {
    const html = shown({ score: 400, ceiling: 900, sub_scores: { Skills: 250 } })
    const widths = [...html.matchAll(/width:([\d.]+)%/g)].map(([, width]) => Number(width))
    expect(widths).toEqual([100, 0, 100])
  })

  it('tells what stands out and what to do first, beside a way to share it', () => {
    const words = wordsOf(part('feedback'))
    expect(words).toContain('Wound care is shown.')
    expect(words).toContain('Name the ward.')
    expect(wordsOf(elementIn(part('feedback'), 'button'))).toBe('Share')
  })

  it('proposes changes by category, each with a text to have written and to copy', () => {
    const changes = part('changes')
    expect(elementsIn(changes, 'h3').map(wordsOf)).toEqual(['Skills 1', 'Wording 2'])
    const lines = elementsIn(changes, 'li')
    expect(lines).toHaveLength(3)
    for (const line of lines) {
      expect(elementsIn(line, 'button').map(wordsOf)).toEqual([
        'Generate',
        'Copy : the proposed change',
      ])
    }
  })

  it('says of a line of work that the texts as a whole tell it, and marks no word for it', () => {
    const asked = { text: 'x', kind: 'skill', importance: 'nice', how: 'none', evidence: [] }
    const html = shown({
      certainty: { points: 4, level: 'high', reasons: [] },
      receipt: [],
      findings: [],
      file: null,
      algorithm_version: 1,
      jd_text: 'SQL is a plus',
      requirements: [
        { ...asked, id: 'req_line-of-work', status: 'met', how: 'words', job_span: [0, 3] },
        { ...asked, id: 'req_sql', status: 'missing', job_span: [0, 3] },
      ],
    })
    const [work = '', sql = ''] = elementsIn(html, 'details').map(wordsOf)
    expect(work).toContain('The posting: read from its words as a whole, such as this')
    expect(work).toContain('No single line says it; the CV as a whole does.')
    expect(work).not.toContain('Nothing in the CV')
    expect(sql).toContain('Nothing in the CV says so.')
    const whole = elementIn(html, 'section', 'aria-label="The posting"')
    expect(wordsOf(whole)).toContain('SQL (missing) is a plus')
    expect(elementsIn(whole, 'mark').map(wordsOf)).toEqual(['SQL'])
  })

  it('says of a line that tells a thing without naming it that it does so in words of its own', () => {
    const [start, end] = [0, 'Arranged home care packages'.length]
    const html = shown({
      certainty: { points: 4, level: 'high', reasons: [] },
      receipt: [{ part: 'Skills', requirement_id: 'req_1', points: 1.3, of: 1.7 }],
      findings: [],
      file: null,
      algorithm_version: 1,
      cv_text: 'Arranged home care packages for nine people',
      jd_text: 'Discharge planning',
      requirements: [
        {
          id: 'req_1',
          text: 'Discharge planning',
          kind: 'skill',
          importance: 'must',
          status: 'partly',
          how: 'told',
          job_span: [0, 18],
          evidence: [
            {
              span: [start, end],
              line: [0, 43],
              quote: 'Arranged home care packages',
              strength: 'described',
            },
          ],
        },
      ],
    })
    const row = wordsOf(elementIn(html, 'details'))
    expect(row).toContain('In your own words: “Arranged home care packages for nine people”')
    expect(row).toContain('Your CV: in words of your own, described at work')
    expect(row).toContain('without naming it, so they count in part')
  })

  it('says that better wording adds less than a point, not that nothing can be told better', () => {
    const html = shown(scored)
    const why = wordsOf(elementIn(html, 'section', 'aria-labelledby="receipt"'))
    expect(why).toContain('By wording better what the CV already shows under 1 point')
    expect(why).toContain('would add less than a point')
  })

  it('says of a line without points in the receipt what the ledger says of it', () => {
    const receipt = [
      { part: 'Skills', requirement_id: 'req_1', points: 62.7, of: 100 },
      { part: 'Skills', requirement_id: 'req_2', points: 0, of: 0 },
    ]
    const html = shown({ ...scored, receipt })
    const words = wordsOf(elementIn(html, 'section', 'aria-labelledby="receipt"'))
    expect(words).toContain('not counted')
    expect(words).not.toContain('0.0 of 0.0')
  })

  it('calls the kind of file that was read by its usual name', () => {
    const read = { method: 'text', pages: 1, words: 205, columns: 2, tables: 0, images: 0 }
    const kindOf = (format: string) => {
      const file = { ...read, format, confidence: 0.97, doubts: [] }
      return wordsOf(shown({ ...scored, file }))
    }
    expect(kindOf('pdf')).toContain('Read as PDF Pages 1 Words 205')
    expect(kindOf('docx')).toContain('Read as DOCX')
    expect(kindOf('markdown')).toContain('Read as Markdown')
  })

  it('asks for no CV to be written anew that is not there', () => {
    const button = elementIn(shown({ cv_text: '' }), 'button', 'disabled=""')
    expect(wordsOf(button)).toBe('Re-generate CV')
  })
})

describe('ResultsSidebar', () => {
  const item = { ...stored, id: 'ana_1', band: 'Borderline', jd_company: null, jd_place: null }
  const sidebar = (usage: { remaining: number; plan: string } | null) => {
    const place = { current: null, next: null, before: null, isNarrowHidden: false }
    const props = { ...place, items: [item], usage, children: null }
    return rendered(createElement(ResultsSidebar, props))
  }

  it('lists recent analyses with plan, what is left and the ways on', () => {
    const html = sidebar({ remaining: 2, plan: 'free' })
    expect(wordsOf(html)).toContain('Plan: free · Remaining: 2')
    expect(linksIn(html)).toEqual([
      ['/analyze', 'New analysis'],
      ['/pricing', 'Upgrade'],
      ['/cv-editor', 'Your CVs in the editor'],
      ['/results/ana_1', expect.stringContaining('Ward nurse 20 Nov 2026, 10:05 UTC · maren.pdf')],
    ])
    expect(attributeOf(elementIn(html, 'aside'), 'aria-label')).toBe('Recent analyses')
  })

  it('says nothing of what is left where that cannot be had', () => {
    expect(wordsOf(sidebar(null))).not.toContain('Remaining')
  })
})
