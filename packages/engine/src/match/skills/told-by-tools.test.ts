import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

function creditOf(title: string, asked: string, did: string): number {
  const report = analyze({
    jobText: `${title}
Moss Ltd

Requirements
- Experience with ${asked}
- A clean driving licence
- Two years of it`,
    cvText: `Ann Lee
ann@example.com

Experience
${title}, Hill Ltd, 2018 - 2026
- ${did} each day in a team of four
- Showed two new colleagues their way about in their first month`,
    today: { year: 2026, month: 11 },
  })
  if (report.status === 'refused') throw new Error(report.reason)
  const row = report.rows.find(({ requirement: { text, kind } }) => {
    return kind !== 'title' && text.toLowerCase().includes(asked.toLowerCase())
  })
  return row?.credit ?? -1
}

describe('tools of IT', () => {
  it('tell what nobody uses them without', () => {
    const web = (asked: string, tool: string) =>
      creditOf('Web Developer', asked, `Built pages with ${tool}`)
    expect(web('HTML', 'React')).toBeGreaterThan(0.6)
    expect(web('CSS', 'Angular')).toBeGreaterThan(0.6)
    expect(web('MVC', 'Laravel')).toBeGreaterThan(0.6)
    expect(web('CMS', 'WordPress')).toBeGreaterThan(0.6)
    expect(creditOf('Network Engineer', 'TCP/IP', 'Held a CCNA and ran switches')).toBeGreaterThan(
      0.6,
    )
  })

  it('tell nothing that one can do without', () => {
    const web = (asked: string, tool: string) =>
      creditOf('Web Developer', asked, `Built services with ${tool}`)
    expect(web('HTML', 'Node.js')).toBeLessThan(0.5)
    expect(web('design patterns', 'Laravel')).toBeLessThan(0.5)
    expect(web('WordPress', 'a CMS')).toBeLessThan(0.5)
  })

  it('are heard by names of two parts that the word data lacks', () => {
    const testing = (did: string) => creditOf('QA Engineer', 'performance testing', did)
    expect(testing('Ran NeoLoad')).toBeGreaterThan(0.4)
    expect(testing('Ran neoload')).toBeGreaterThan(0.4)
    expect(testing('Ran a neo load of washing')).toBe(0)
  })

  it('are none where a word is no name', () => {
    expect(creditOf('Web Developer', 'Sass', 'CSS: Less than a year, used')).toBe(0)
  })
})

it('asks for style sheets, and not for computer science too, where all is written small', () => {
  const report = analyze({
    jobText:
      'web developer\n\nkey roles and responsibilities\ndevelopment of front end web applications\n\nrequirements\nfront end languages and frameworks ie angular react html css css framework etc\ngood knowledge of git source control\na degree in computer science',
    cvText: `Ann Lee
ann@example.com

Skills
CS fundamentals, Angular, Git

Experience
Engineer, Hill Ltd, 2018 - 2026
- Built services in Go for three customers and kept them running for years
- Showed two new colleagues their way about in their first month`,
    today: { year: 2026, month: 11 },
  })
  if (report.status === 'refused') throw new Error(report.reason)
  const css = report.rows.find(({ requirement }) => requirement.text === 'css')
  expect(css?.requirement.need).toMatchObject({ anyOf: ['CSS'] })
})
