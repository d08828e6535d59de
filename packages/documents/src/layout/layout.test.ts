import { describe, expect, it } from 'vitest'
import { cleanCharacters } from './clean-characters.ts'
import { joinLetters } from './joins/join-letters.ts'
import { joinWrappedDates } from './joins/join-wrapped-dates.ts'
import { readBullet } from './read-bullet.ts'
import { orderSegments } from './reading-order/order-segments.ts'
import { rejoinRows } from './reading-order/rejoin-rows.ts'
import { toLink } from './to-link.ts'

describe('cleanCharacters', () => {
  it('leaves plain words alone', () => {
    expect(cleanCharacters('C++ & C#, 5 * 3')).toEqual({
      text: 'C++ & C#, 5 * 3',
      unmapped: 0,
      icons: 0,
    })
  })

  it('writes ligatures out and keeps signs that mean something', () => {
    expect(cleanCharacters('eﬃcient oﬀice ﬁles m² 5 € ½ Zoë™').text).toBe(
      'efficient office files m² 5 € ½ Zoë™',
    )
  })

  it('drops icons and counts them, and what no font could name', () => {
    expect(cleanCharacters('\uf095 +1 202 555 0142 \ufffd\u0001\u200b')).toEqual({
      text: ' +1 202 555 0142 ',
      unmapped: 1,
      icons: 1,
    })
  })

  it('puts accents and letters together and makes all spaces one kind', () => {
    expect(cleanCharacters('e\u0301lan\u00a0vital\u2009!').text).toBe('élan vital !')
  })
})

describe('joinLetters', () => {
  it.each([
    ['J O R D A N   L E E', 'JORDAN LEE'],
    ['S U M M A R Y', 'SUMMARY'],
    ['É L O D I E', 'ÉLODIE'],
    ['C O N TA C T', 'CONTACT'],
    ['E D U C AT I O N', 'EDUCATION'],
    ['Te c h n i c a l', 'Technical'],
    ['Ke y  s k i l l s', 'Key skills'],
    ['• Ke y  s k i l l s', '• Key skills'],
    ['so we do it as is', 'so we do it as is'],
    ['CA NV AZ TX', 'CA NV AZ TX'],
    ['A B testing', 'A B testing'],
    ['class A B C licence', 'class A B C licence'],
    ['Plan B', 'Plan B'],
  ])('%j becomes %j', (spaced, joined) => {
    expect(joinLetters(spaced)).toBe(joined)
  })
})

describe('readBullet', () => {
  it.each([
    ['• Led', 'Led'],
    ['▪Led', 'Led'],
    ['- Led a team', 'Led a team'],
    ['➢ 12 people', '12 people'],
    ['* Led', 'Led'],
  ])('takes the sign off %j', (line, rest) => {
    expect(readBullet(line)).toBe(rest)
  })

  it.each(['-5 %', '2019 - 2021', '- ', 'o’clock', '– –'])('sees no bullet in %j', (line) => {
    expect(readBullet(line)).toBeNull()
  })
})

const box = (text: string, start: number, baseline: number, width = 100) => ({
  text,
  start,
  end: start + width,
  baseline,
  size: 10,
})

describe('orderSegments', () => {
  it('keeps a table of labels and values row by row', () => {
    const rows = Array.from({ length: 6 }, (_, row) => [
      box(`label ${row}`, 50, 100 + row * 14, 60),
      box(`value ${row}`, 200, 100 + row * 14, 250),
    ]).flat()
    const { items, rebuilt } = orderSegments(rows)
    expect(items).toEqual(rows)
    expect(rebuilt).toBe(false)
  })

  it('keeps dates beside the roles they belong to', () => {
    const rows = Array.from({ length: 12 }, (_, role) => [
      box(`20${10 + role}`, 50, 100 + role * 60, 40),
      box(`Role ${role}`, 200, 100 + role * 60, 200),
      box('what was done', 200, 114 + role * 60, 300),
      box('and what came of it', 200, 128 + role * 60, 300),
    ]).flat()
    expect(orderSegments(rows).items).toEqual(rows)
  })

  it('parts two columns that were drawn across', () => {
    const left = Array.from({ length: 12 }, (_, line) => box(`left ${line}`, 50, 100 + line * 14))
    const right = Array.from({ length: 12 }, (_, line) =>
      box(`right ${line}`, 300, 100 + line * 14, 200),
    )
    const across = left.flatMap((item, line) => [item, right[line] ?? item])
    const { items, columns, rebuilt } = orderSegments([box('A Name', 50, 60), ...across])
    expect(items.map(({ text }) => text)).toEqual([
      'A Name',
      ...[...left, ...right].map(({ text }) => text),
    ])
    expect({ columns, rebuilt }).toEqual({ columns: 2, rebuilt: true })
  })

  it('has nothing to order on an empty page', () => {
    expect(orderSegments([])).toEqual({
      items: [],
      columns: 1,
      gutter: null,
      rebuilt: false,
    })
  })
})

describe('rejoinRows', () => {
  it('brings dates that were drawn first back to their lines', () => {
    const drawn = [
      box('2019 – 2021', 480, 100, 60),
      box('2015 – 2019', 480, 160, 60),
      box('A Name', 50, 50),
      box('First Role', 50, 100),
      box('did this', 50, 114),
      box('Second Role', 50, 160),
      box('did that', 50, 174),
    ]
    expect(rejoinRows(drawn, { columns: 1 }).map(({ text }) => text)).toEqual([
      'A Name',
      'First Role',
      '2019 – 2021',
      'did this',
      'Second Role',
      '2015 – 2019',
      'did that',
    ])
  })

  it('brings a small date back that stands a little above its line', () => {
    const drawn = [
      { ...box('2016 - 2020', 480, 170.9, 70), size: 8 },
      box('A Name', 42, 60),
      box('Healthcare Assistant', 42, 173.2),
      box('did this', 42, 187),
    ]
    expect(rejoinRows(drawn, { columns: 1 }).map(({ text }) => text)).toEqual([
      'A Name',
      'Healthcare Assistant',
      '2016 - 2020',
      'did this',
    ])
  })

  it('brings a date back that was drawn first, below a name that reaches over it', () => {
    const drawn = [
      box('2018 - present', 480, 77, 70),
      { ...box('Ada Byron, Shift Technician', 42, 60, 500), size: 20 },
      box('Airport hall', 42, 77),
      box('did this', 42, 91),
    ]
    expect(rejoinRows(drawn, { columns: 1 }).map(({ text }) => text)).toEqual([
      'Ada Byron, Shift Technician',
      'Airport hall',
      '2018 - present',
      'did this',
    ])
  })

  it('moves no date into the column beside its own, but one that stands alone', () => {
    const gutter = { at: 190, top: 100, bottom: 400 }
    const side = [box('Skills', 50, 100, 40), box('Triage', 50, 114, 40)]
    const main = [box('2019 – 2021', 200, 114, 60), box('First Role', 200, 128)]
    const drawn = [...side, ...main]
    expect(rejoinRows(drawn, { columns: 2, gutter })).toEqual(drawn)
    const tail = box('2015 – 2019', 400, 300, 60)
    const role = [box('Second Role', 50, 300), box('did that', 50, 314)]
    expect(rejoinRows([...role, tail], { columns: 2, gutter })).toEqual([role[0], tail, role[1]])
  })

  it('joins no two names of sections that begin side by side', () => {
    const drawn = [
      box('Skills', 50, 100, 40),
      box('Triage', 50, 114, 40),
      box('Languages', 200, 100, 60),
      box('Welsh', 200, 114, 40),
    ]
    expect(rejoinRows(drawn, { columns: 1 })).toEqual(drawn)
  })

  it('loses nothing and moves nothing where all is in place', () => {
    const drawn = [box('a', 50, 50), box('b', 200, 50), box('c', 50, 64), box('d', 50, 78)]
    expect(rejoinRows(drawn, { columns: 1 })).toEqual(drawn)
  })
})

describe('joinWrappedDates', () => {
  it('makes one of a date that a narrow column broke, and of nothing else', () => {
    const drawn = [
      box('Sep 2020  –', 50, 100, 60),
      box('Present', 50, 112, 40),
      box('Senior Nurse', 130, 100),
      box('2019', 50, 160, 30),
      box('Ward sister', 50, 172, 60),
    ]
    expect(joinWrappedDates(drawn).map(({ text }) => text)).toEqual([
      'Sep 2020 – Present',
      'Senior Nurse',
      '2019',
      'Ward sister',
    ])
  })
})

describe('toLink', () => {
  const kindOf = (target: string) => toLink({ target, text: '', page: 1 })?.kind ?? null

  it.each([
    ['mailto:me@example.com', 'email'],
    ['tel:+12025550142', 'phone'],
    ['https://uk.linkedin.com/in/me', 'linkedin'],
    ['https://me.github.io', 'github'],
    ['www.example.com', 'web'],
    ['https://notlinkedin.com/in/me', 'web'],
    ['javascript:alert(1)', null],
    ['file:///etc/passwd', null],
    ['#page2', null],
    [`https://example.com/${'a'.repeat(3000)}`, null],
  ])('%s is %s', (target, kind) => {
    expect(kindOf(target)).toBe(kind)
  })
})
