import { describe, expect, it } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { readKnowledge } from '../src/knowledge.ts'

const { lexicon } = readKnowledge()
const everyFew = 31
const today = { year: 2026, month: 11 }
/** What a posting asks for as a condition, a paper or schooling, under a row of its own. */
const ownRows =
  /licen[cs]e|certif|qualif|registration|degree|diploma|NVQ|clearance|check|bachelor|master of|doctor|^phd|pgce|mba$|gcse|a levels|baccalaureate|hnc|apprenticeship|vetting|vocational|secondary education/i

function postingFor(title: string, skill: string): string {
  return `${title}

We are looking for a ${title} to join our team in Leeds.

Requirements
- Experience of ${skill}
- Two years of experience as a ${title}
- Good communication skills
`
}

function cvOf(title: string, skill: string): string {
  return `Maya Ellis
${title}
maya.ellis@example.com | 07700 900123

Experience

${title}
Harbour Group, Leeds
March 2019 – present
- Responsible for ${skill} in a busy team
- Trained new colleagues

Skills
${skill}, teamwork
`
}

describe('a skill that the word data knows', () => {
  it('is asked for in each of its ways, and shown by them', () => {
    const titles = new Map(lexicon.titles.toReversed().map(({ field, name }) => [field, name]))
    const ways = [...lexicon.entries.values()]
      .filter(({ kind, name }) => kind !== 'soft' && !ownRows.test(name))
      .flatMap((entry) => entry.forms.map(({ written }) => ({ entry, written })))
      .filter((_, at) => at % everyFew === 0)
    const lost = ways.filter(({ entry, written }) => {
      const title = titles.get(entry.field) ?? ''
      const found = analyze({
        cvText: cvOf(title, written),
        jobText: postingFor(title, entry.name),
        today,
      })
      const rows = found.status === 'scored' ? found.rows : []
      return !rows.some(
        ({ requirement: { need }, credit }) =>
          need.type === 'terms' && need.anyOf.includes(entry.name) && credit > 0.4,
      )
    })
    const named = lost.map(({ entry, written }) => `${entry.name}: ${written}`)
    expect(lost.length / ways.length, named.join(', ')).toBeLessThan(0.01)
  })
})
