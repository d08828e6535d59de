import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function kindsBelow(heading: string, items: readonly string[]): string[] {
  const posting = `School Business Manager\nElm Primary School\n\nThe Governors wish to appoint a manager.\n\n${heading}\n${items.map((item) => `- ${item}`).join('\n')}\n`
  const { requirements } = readPosting(posting).job
  return requirements
    .filter(({ sentence, kind }) => sentence.start > posting.indexOf(heading) && kind !== 'title')
    .map(({ kind, importance }) => `${kind} ${importance}`)
}

const tasks = [
  'Line manage the office, lunchtime supervisors and site staff',
  'Procure goods and services in line with best value',
  'Bid for grants and generate income from lettings',
]

describe('kindForDoing', () => {
  it.each([
    'The successful candidate will:',
    'The person appointed will:',
    'You will be required to:',
    'Candidates will be expected to:',
  ])('reads what follows "%s" as tasks where it tells what somebody does', (heading) => {
    const kinds = kindsBelow(heading, tasks)
    expect(kinds.join()).toContain('duty')
    expect(kinds.join()).not.toContain('must')
  })

  it.each(['The successful candidate will:', 'You will:'])(
    'reads what follows "%s" as demands where it tells what somebody has',
    (heading) => {
      const kinds = kindsBelow(heading, [
        'have three years in finance',
        'hold a driving licence',
        'be confident with Excel',
      ])
      expect(kinds).toContain('tool must')
      expect(kinds.join()).not.toContain('duty')
    },
  )

  it('reads tasks below what one will be in the school, and below what one will be getting up to', () => {
    const kinds = kindsBelow('The successful candidate will:', [
      'be the school’s leading support staff professional, line managing a team of 24',
      ...tasks,
    ])
    expect(kinds.join()).toContain('duty')
    expect(kinds.join()).not.toContain('must')
    expect(kindsBelow('What you’ll be getting up to', tasks).join()).toContain('duty')
    expect(kindsBelow('What you’ll be getting', ['Private medical cover', 'A pension'])).toEqual([])
  })
})

it.each(['What the job looks like', 'What this role involves', 'What your week will look like'])(
  'reads tasks below "%s"',
  (heading) => {
    for (const kind of kindsBelow(heading, tasks)) expect(kind).toMatch(/^(?:duty|\w+ preferred)/)
  },
)
