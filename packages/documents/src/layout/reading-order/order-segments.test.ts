import { describe, expect, it } from 'vitest'
import { orderSegments } from './order-segments.ts'

const box = (text: string, start: number, baseline: number, width = 100) => ({
  text,
  start,
  end: start + width,
  baseline,
  size: 10,
})

/** Four roles whose dates take three lines each in a narrow column, as a table's rows are drawn. */
const roles = [0, 1, 2, 3].flatMap((role) => [
  box('September', 50, 200 + role * 90, 50),
  box('2016 –', 50, 213 + role * 90, 40),
  box('May 2019', 50, 226 + role * 90, 45),
  ...['Nurse', 'Fenland Hospital', 'dressed wounds', 'gave medication', 'taught', 'wrote'].map(
    (text, line) => box(text, 130, 200 + role * 90 + line * 13, 300),
  ),
])
const skills = [box('Skills', 50, 580, 40), box('First aid', 50, 593, 60)]

describe('orderSegments', () => {
  it('keeps entries beside their dates, however many lines those take', () => {
    const drawn = [box('Ada Fen', 50, 60), box('Experience', 50, 180, 80), ...roles, ...skills]
    expect(orderSegments(drawn)).toMatchObject({ items: drawn, rebuilt: false })
  })

  it('reads sections that a table sets beside each other column by column', () => {
    const left = [
      'Contact',
      'Leeds',
      'ada@example.com',
      'Skills',
      'Triage',
      'Rotas',
      'Languages',
      'English',
    ]
    const right = [
      'Profile',
      'A calm nurse',
      'of ten years',
      'Experience',
      'Nurse',
      'Fenland',
      'Education',
      'BSc',
    ]
    const atLine = (texts: readonly string[], start: number) =>
      texts.map((text, line) => box(text, start, 100 + line * 14))
    const sides = [atLine(left, 50), atLine(right, 250)]
    const rows = [
      [0, 3],
      [3, 6],
      [6, 8],
    ].flatMap(([from, to]) => sides.flatMap((side) => side.slice(from, to)))
    expect(orderSegments(rows).items.map(({ text }) => text)).toEqual([...left, ...right])
  })

  it('parts columns drawn across each other, though the names of sections stand in one only', () => {
    const lines = (name: string, start: number) =>
      Array.from({ length: 12 }, (_, line) => box(`${name} ${line}`, start, 114 + line * 14))
    const left = [box('Experience', 50, 100), ...lines('left', 50)]
    const right = [box('My time', 250, 100), ...lines('right', 250)]
    const across = left.flatMap((item, line) => [item, right[line] ?? item])
    expect(orderSegments(across).items).toEqual([...left, ...right])
  })

  it('counts a column whose lines stand far apart, with bars between them, as one', () => {
    const skills = [
      'Phonics',
      'Behaviour',
      'Coding',
      'Choir',
      'Igbo',
      'French',
      'Swimming',
      'Drama',
    ]
    const left = skills.map((text, line) => box(text, 50, 100 + line * 34))
    const right = Array.from({ length: 20 }, (_, line) =>
      box(`right ${line}`, 250, 100 + line * 14),
    )
    expect(orderSegments([...left, ...right])).toMatchObject({ columns: 2, rebuilt: false })
  })

  it('counts no column of dates, though all of them are drawn first', () => {
    const dates = Array.from({ length: 8 }, (_, line) =>
      box(`May ${2010 + line}`, 250, 100 + line * 34),
    )
    const lines = Array.from({ length: 20 }, (_, line) => box(`left ${line}`, 50, 100 + line * 14))
    expect(orderSegments([...dates, ...lines]).columns).toBe(1)
  })

  it('finds a column on whose edge the dots of a timeline stand', () => {
    const left = Array.from({ length: 10 }, (_, line) => box(`left ${line}`, 50, 100 + line * 14))
    const right = Array.from({ length: 20 }, (_, line) =>
      box(`right ${line}`, 200, 100 + line * 14),
    )
    const dots = [0, 5, 10, 15].map((line) => box('●', 196, 100 + line * 14, 7))
    expect(orderSegments([...left, ...right, ...dots]).columns).toBe(2)
  })

  it('reads a column whole that the drawing comes back to', () => {
    const at = (texts: readonly string[], start: number, from: number) =>
      texts.map((text, line) => box(text, start, from + line * 14, 90))
    const left = at(['Contact', 'Leeds', 'Skills', 'Triage', 'Rotas', 'Wounds'], 50, 100)
    const opening = at(['Profile', 'A calm nurse', 'of ten years'], 250, 100)
    const late = at(['Experience', 'Nurse', 'Fenland', 'Education', 'BSc'], 250, 142)
    const { items } = orderSegments([...opening, ...left, ...late])
    expect(items).toEqual([...opening, ...late, ...left])
  })

  it('takes the step up from a label to its text for no jumble', () => {
    const names = ['Profile', 'Experience', 'Education', 'Skills', 'Languages', 'Courses']
    const labels = names.map((text, at) => box(text, 40, 112 + at * 40, 60))
    const drawn = labels.flatMap((label, at) => [label, box(`text ${at}`, 150, 100 + at * 40, 300)])
    expect(orderSegments(drawn).rebuilt).toBe(true)
    const order = orderSegments(drawn, { labels: new Set(labels) })
    expect(order).toMatchObject({ items: drawn, rebuilt: false })
  })

  it('takes dates set to the right of a column for the ends of its lines, where they reach into the next', () => {
    const roles = [0, 1, 2, 3, 4].flatMap((role) => [
      box(`Role ${role}`, 50, 100 + role * 60, 90),
      box('2016 – 2019', 171, 100 + role * 60, 80),
      box('did this', 50, 114 + role * 60, 150),
      box('did that', 50, 128 + role * 60, 150),
    ])
    const side = [
      'Skills',
      'Triage',
      'Rotas',
      'Courses',
      'First aid',
      'Languages',
      'Welsh',
      'Irish',
    ]
    const beside = side.map((text, line) => box(text, 250, 100 + line * 14, 60))
    const drawn = [...roles, ...beside]
    expect(orderSegments(drawn)).toMatchObject({ items: drawn, columns: 2, rebuilt: false })
  })

  it('makes no column of dates at the right edge, though most begin at one place', () => {
    const foot = (at: number) => [
      ...['Skills', 'Triage', 'Rotas', 'Wounds', 'Notes'].map((text, line) =>
        box(text, at, 600 + line * 14, 60),
      ),
    ]
    const names = ['Skills', 'Courses', 'Schools'].flatMap((_, at) => foot(50 + at * 170))
    const roles = [0, 1, 2, 3, 4, 5].flatMap((role) => [
      box(`Role ${role}`, 50, 100 + role * 60, 90),
      role === 0 ? box('2020 – Now', 480, 100, 65) : box('2016 – 2019', 470, 100 + role * 60, 75),
      box('did this', 50, 114 + role * 60, 300),
    ])
    const drawn = [...roles, ...names]
    expect(orderSegments(drawn).items.slice(0, roles.length)).toEqual(roles)
  })

  it('keeps each date before its role where short sections go on below them', () => {
    const rows = [0, 1, 2].flatMap((role) => [
      box('2016 – 2019', 55, 100 + role * 50, 60),
      ...['Nurse', 'Fenland Hospital', 'Dressed wounds'].map((text, line) =>
        box(text, 130, 100 + role * 50 + line * 12, 300),
      ),
    ])
    const below = ['Languages', 'English', 'Welsh', 'Courses', 'First aid'].map((text, line) =>
      box(text, 50, 250 + line * 12, 60),
    )
    const drawn = [box('Experience', 50, 84, 70), ...rows, ...below]
    expect(orderSegments(drawn).items).toEqual(drawn)
  })

  it('keeps each date before its role beside a column that holds none', () => {
    const side = ['Contact', 'Leeds', 'Skills', 'Triage', 'Rotas'].map((text, line) =>
      box(text, 50, 100 + line * 14, 60),
    )
    const rows = [0, 1, 2, 3].flatMap((role) => [
      box('2016 – 2019', 180, 100 + role * 62, 60),
      ...['Nurse', 'Fenland Hospital', 'Dressed wounds', 'Gave medication'].map((text, line) =>
        box(text, 260, 100 + role * 62 + line * 14, 200),
      ),
    ])
    expect(orderSegments([...side, ...rows]).items).toEqual([...side, ...rows])
  })

  it('reads the rows of tables below headings that are centred as rows', () => {
    const table = (top: number, left: string, right: string) =>
      [0, 1, 2, 3, 4].flatMap((line) => [
        box('-', 50, top + line * 13, 5),
        box(left, 70, top + line * 13, 80),
        box('-', 300, top + line * 13, 5),
        box(right, 320, top + line * 13, 80),
      ])
    const drawn = [
      box('Skills', 330, 100, 40),
      ...table(114, 'Budgeting', 'Excel'),
      box('Education', 330, 190, 60),
      ...table(204, 'Brackley', 'Accounting'),
    ]
    expect(orderSegments(drawn)).toMatchObject({ items: drawn, rebuilt: false })
  })

  it('keeps dates in a third column with their roles where sections stand beside each other row by row', () => {
    const lines = (texts: readonly string[], start: number, top: number) =>
      texts.map((text, line) => box(text, start, top + line * 14, 120))
    const roles = [0, 1, 2, 3, 4].flatMap((role) => [
      ...lines(['Nurse', 'Dressed wounds', 'Gave medication'], 200, 214 + role * 42),
      box('2016 – 2019', 420, 214 + role * 42, 60),
    ])
    const left = [
      lines(['Contact', 'Leeds', '0770', 'ada'], 50, 100),
      lines(['Skills', 'Triage', 'Rotas', 'Stocks'], 50, 200),
    ]
    const right = [
      lines(['Profile', 'Calm', 'Kind', 'Quick'], 200, 100),
      [box('Experience', 200, 200), ...roles],
    ]
    const drawn = [
      left[0],
      right[0],
      left[1],
      right[1],
      lines(['Languages', 'Dutch'], 50, 500),
      lines(['Courses', 'First aid'], 200, 500),
    ].flatMap((part) => part ?? [])
    const texts = orderSegments(drawn).items.map(({ text }) => text)
    expect(texts.slice(0, 10)).toEqual([
      ...left.flat().map(({ text }) => text),
      'Languages',
      'Dutch',
    ])
    expect(texts.slice(14, 20)).toEqual([
      'Experience',
      'Nurse',
      '2016 – 2019',
      'Dressed wounds',
      'Gave medication',
      'Nurse',
    ])
  })
})
