import { describe, expect, it } from 'vitest'
import { textBox } from '../../../test/fixtures/text-box.ts'
import { joinToldBreaks, readBreaks } from './join-told-breaks.ts'

const textsOf = (...drawn: Parameters<typeof joinToldBreaks>[0]) =>
  joinToldBreaks(drawn, ({ text }) => text.endsWith(' ')).map(({ text }) => text)

describe('joinToldBreaks', () => {
  it('joins a name whose first line ends in a blank', () => {
    expect(
      textsOf(textBox('Academy of Culinary Arts ', 0), textBox('Tilleul', 1), textBox('2016', 2)),
    ).toEqual(['Academy of Culinary Arts Tilleul', '2016'])
  })

  it('goes on below the date before a name, or below the sign of a list', () => {
    expect(
      textsOf(
        textBox('2016 – 2020', 0),
        textBox('Developer, Brightkite ', 0, { start: 200 }),
        textBox('Systems', 1),
      ),
    ).toEqual(['2016 – 2020', 'Developer, Brightkite Systems'])
  })

  it('takes no sentence for the rest of a name that ends at the edge of justified text', () => {
    const atEdge = (...drawn: Parameters<typeof joinToldBreaks>[0]) =>
      joinToldBreaks(drawn, ({ end }) => end === 200).map(({ text }) => text)
    const head = textBox('Supervisor, Portway', 0, { end: 200 })
    expect(atEdge(head, textBox('Distribution', 1))).toEqual(['Supervisor, Portway Distribution'])
    expect(atEdge(head, textBox('Trained forty people in lifting.', 1))).toHaveLength(2)
    expect(atEdge(head, textBox('Leeds', 1, { start: 175 }))).toHaveLength(2)
  })

  it('leaves the name of a section, what a label heads, and the next column', () => {
    const apart = [
      [textBox('Languages ', 0), textBox('English', 1)],
      [textBox('Phone: ', 0), textBox('Leeds', 1)],
      [textBox('Nurse ', 0), textBox('• Took blood', 1)],
      [textBox('Nurse ', 0), textBox('Leeds', 1, { start: 300 })],
    ]
    for (const drawn of apart) expect(textsOf(...drawn)).toHaveLength(2)
  })
})

describe('readBreaks', () => {
  const sentence = [textBox('Kept the stores of the ', 0), textBox('ward in good order', 1)]
  const whole = ['• Nurse', '• Cook', '• Clerk', '• Driver'].map((text, at) =>
    textBox(text, at + 2),
  )

  it('knows a file whose broken lines alone end in a blank', () => {
    const isBroken = readBreaks([...sentence, ...whole])
    expect([...sentence, ...whole].filter((box) => isBroken?.(box))).toEqual([sentence[0]])
  })

  it('knows one that draws a blank behind each line, or behind none', () => {
    const blanks = whole.map((box) => ({ ...box, text: `${box.text} ` }))
    expect(readBreaks([...sentence, ...blanks])).toBeNull()
    const none = sentence.map((box) => ({ ...box, text: box.text.trim() }))
    expect(readBreaks([...none, ...whole])).toBeNull()
    expect(readBreaks(whole)).toBeNull()
  })

  it('knows a file in which a name alone is broken', () => {
    const name = [textBox('Technical ', 8), textBox('University', 9)]
    const full = [textBox('Kept the stores of the', 0), textBox('ward in good order', 1)]
    const isBroken = readBreaks([...full, ...whole, ...name])
    expect(name.map((box) => isBroken?.(box))).toEqual([true, false])
  })

  it('knows justified text, whose lines end at one edge but the last', () => {
    const spread = ['Kept the stores of', 'and trained all of', 'and the ward, to'].map(
      (text, at) => textBox(text, at, { end: 200 }),
    )
    const last = textBox('general delight', 3)
    const name = textBox('Academy of Culinary', 8, { end: 200.2 })
    const date = textBox('2014 – 2017', 9, { start: 140, end: 200 })
    const isBroken = readBreaks([...spread, last, ...whole, name, date])
    expect([last, ...whole, name, date].filter((box) => isBroken?.(box))).toEqual([name])
  })
})
