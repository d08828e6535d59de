import { describe, expect, it } from 'vitest'
import { mendLine, retellFor, tellsDeed } from './retell-line.ts'

const line = (sentence: string, isPast = true) => ({ whole: sentence, sentence, isPast })

describe('retellFor', () => {
  it('asks for a figure first, and for anything else that came of it when asked again', () => {
    expect(retellFor(line('Trained cooks'), null).slice(0, 2)).toEqual([
      'Trained cooks, [number] [of what, or how often]',
      'Trained cooks: [what came of it]',
    ])
  })

  it('asks for no figure where a word names one', () => {
    expect(retellFor(line('Mentor two students a year'), null)[1]).toBe(
      'Mentored two students a year: [what came of it]',
    )
    expect(mendLine(line('Mentored two students a year'), 'few-results')[0]).not.toContain(
      '[number]',
    )
  })
})

describe('retellFor, with the posting’s own word', () => {
  const best = (sentence: string, shown: string) =>
    retellFor(line(sentence), { asked: 'ERP', shown })[0]

  it('puts it beside what proves it', () => {
    expect(best('Raised 40 orders a day in Sage 200, chased late ones', 'Sage 200')).toBe(
      'Raised 40 orders a day in Sage 200 (ERP), chased late ones',
    )
  })

  it('puts it behind the line where that stands there no more, or only as a part of a name', () => {
    expect(best('Raised 40 orders a day', 'Sage 200')).toBe('Raised 40 orders a day (ERP)')
    expect(best('Raised 40 orders in Sage Intacct', 'Sage')).toBe(
      'Raised 40 orders in Sage Intacct (ERP)',
    )
    expect(best('Raised 40 orders in Sage (Intacct) and chased them', 'Sage')).toBe(
      'Raised 40 orders in Sage (Intacct) and chased them (ERP)',
    )
  })
})

describe('tellsDeed', () => {
  it('says no to lists and to lines too long to be said anew', () => {
    expect(tellsDeed(line('Trained cooks'))).toBe(true)
    expect(tellsDeed(line('Word, Excel, Outlook'))).toBe(false)
    expect(tellsDeed(line(`Trained ${'many '.repeat(50)}cooks`))).toBe(false)
  })
})

describe('mendLine', () => {
  it('parts a line that lost its full stops', () => {
    const glued =
      'Develop crews for the daily tasks on four large sites of the firm Ensure all tasks comply with the rules of the project and of the town Coordinate supplies and machines for all of them Track costs as instructed by the head of the office'
    expect(mendLine({ whole: glued, sentence: glued, isPast: false }, 'long-bullet')[0]).toBe(
      [
        '- Develop crews for the daily tasks on four large sites of the firm',
        '- Ensure all tasks comply with the rules of the project and of the town',
        '- Coordinate supplies and machines for all of them',
        '- Track costs as instructed by the head of the office',
      ].join('\n'),
    )
  })

  it('asks who only helped what they did themselves', () => {
    expect(mendLine(line('Assisted in resolving complaints'), 'weak-opening')[0]).toMatch(
      /^\[What you yourself did\] in resolving complaints/,
    )
    expect(mendLine(line('Helped residents wash'), 'weak-opening')[0]).toMatch(
      /^\[What you yourself did\] to help residents wash/,
    )
  })

  it('asks how people were led, and what was done with things', () => {
    const asked = (sentence: string) => mendLine(line(sentence), 'weak-opening')[0]
    expect(asked('In charge of 34 pickers and loaders')).toMatch(/^\[Led, .*\] 34 pickers/)
    expect(asked('Responsible for the late shift crew')).toMatch(/^\[Led, /)
    expect(asked('In charge of 12 printers')).toMatch(/^\[Planned, /)
  })

  it('takes the pronoun out of the middle of a line', () => {
    expect(
      mendLine(line('In the fall of 2013 I started working under an engineer'), 'first-person'),
    ).toEqual(['Started working under an engineer, in the fall of 2013'])
  })

  it('asks of a short line what it lacks', () => {
    expect(mendLine(line('Clean pumps'), 'short-bullet')[0]).toBe(
      'Cleaned pumps for [whom or what], [number] [of what, or how often]',
    )
  })

  it('takes bounded time for a line without end', () => {
    const before = process.cpuUsage().user
    for (const piece of ['.', ' ', 'plan, ']) {
      const endless = line(`Trained ${piece.repeat(60_000 / piece.length)}a`)
      for (const code of ['few-results', 'long-bullet'] as const) mendLine(endless, code)
    }
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(1500)
  })
})
