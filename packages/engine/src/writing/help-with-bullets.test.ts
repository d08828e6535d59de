import { describe, expect, it } from 'vitest'
import { helpWithBullets } from './help-with-bullets.ts'

const help = (bullets: readonly string[], dates = '2015 – 2019') =>
  helpWithBullets({
    header: { name: '', email: '', phone: '', location: '', links: [] },
    summary: '',
    experience: [{ title: 'Manager', company: 'Quill Ltd', dates, bullets }],
    education: [],
    skills: [],
    others: [],
  }).map(({ code, path, fix }) => ({ code, index: Number(path.split('.').at(-1)), fix }))

describe('helpWithBullets', () => {
  it('says nothing of lines that say who did what and what came of it', () => {
    expect(help(['Cut waste by 30 %', 'Trained 12 cooks', ''])).toEqual([])
  })

  it('opens a weak line with the deed', () => {
    expect(help(['Responsible for managing 12 shops'])).toEqual([
      { code: 'weak-verb', index: 0, fix: ['Managed 12 shops'] },
    ])
  })

  it('asks for the verb of a weak line that does not say it, and takes help for work where it was', () => {
    expect(help(['Responsible for two apprentices', 'Helped with 5 audits'])).toEqual([
      { code: 'weak-verb', index: 0, fix: ['[Led, trained, supervised …] two apprentices'] },
      { code: 'weak-verb', index: 1, fix: ['[What you yourself did] with 5 audits'] },
    ])
    expect(
      help([
        'Helped 12 patients wash and dress',
        'Helped elderly residents eat, 9 a day',
        'Worked with children aged 3 to 5',
        'Handled 60 calls a day',
        'Handled complaints of 30 tenants',
      ]),
    ).toEqual([])
  })

  it('offers nothing where no form fits the whole line', () => {
    expect(help(['Responsible for coaching 12 staff and monthly one-to-ones'])).toEqual([
      { code: 'weak-verb', index: 0, fix: [] },
    ])
    expect(help(['Responsible for coaching and 4 one-to-ones'])).toEqual([
      { code: 'weak-verb', index: 0, fix: ['[Planned, ran, built …] coaching and 4 one-to-ones'] },
    ])
  })

  it('takes the person out of a line, and leaves alone what it cannot mend', () => {
    expect(help(['I managed 12 shops and my team'])).toEqual([
      { code: 'first-person', index: 0, fix: ['Managed 12 shops and the team'] },
    ])
    expect(help(['Ran 3 shops while I studied'])).toEqual([
      { code: 'first-person', index: 0, fix: [] },
    ])
  })

  it('asks for the result with a placeholder, once', () => {
    const [hint] = help(['Trained cooks'])
    expect(hint).toMatchObject({ code: 'no-result', fix: [expect.stringContaining('[number]')] })
    expect(help(['Trained cooks, [number] of them'])).toEqual([])
  })

  it('tells a past role in the past and a present one in the present', () => {
    expect(help(['Manage 12 shops'])).toEqual([
      { code: 'tense', index: 0, fix: ['Managed 12 shops'] },
    ])
    expect(help(['Manage 12 shops'], 'Mar 2019 – present')).toEqual([])
  })

  it('cuts a long line in two where it pauses', () => {
    const half = (verb: string) =>
      `${verb} 12 shops ${'in the north of the county '.repeat(3)}today`
    const [hint] = help([`${half('Ran')}; ${half('opened')}`])
    expect(hint?.code).toBe('too-long')
    expect(hint?.fix).toEqual([half('Ran'), half('Opened')])
  })

  it('offers another verb from the third line that opens alike', () => {
    const hints = help(['Managed 3 shops', 'Managed 4 vans', 'Managed 5 people'])
    expect(hints).toEqual([{ code: 'repeated-verb', index: 2, fix: ['Ran 5 people'] }])
    const [watched] = help(['Monitored 3 pumps', 'Monitored 4 vans', 'Monitored 5 kilns'])
    expect(watched?.fix).toEqual(['Kept watch over 5 kilns'])
  })
})
