import { describe, expect, it } from 'vitest'
import { readablePosting } from './readable-posting.ts'

const posting = `Beekeeper's assistant

Hollow Mill Honey looks after four hundred hives between the river and the moor, and sells what they give at six markets a week.

What you will do
- Open hives with us from April on
- Spin, strain and fill honey
- Mend frames & boxes in winter

What you need
- A driving licence
- No fear of bees`

const wrap = (text: string) =>
  text.replace(/^.{61,}$/gm, (line) => line.replace(/(.{40,60}) /g, '$1\n'))

describe('readablePosting', () => {
  it('leaves a posting as it is that came as it was written', () => {
    expect(readablePosting(posting)).toBe(posting)
  })

  it('parts sentences whose blank was lost before letters or years, and no name of a tool', () => {
    expect(
      readablePosting('A degree in a related field.HR certificate preferred.5+ years of payroll.'),
    ).toBe('A degree in a related field. HR certificate preferred. 5+ years of payroll.')
    const tools = 'We use Express.JS, Knock.NET and hollowmill.COM, and ask for 2.5 years of each.'
    expect(readablePosting(tools)).toBe(tools)
  })

  it('parts what every posting ends with from what stands before it', () => {
    expect(
      readablePosting(
        '3+ years of hives We are an equal opportunity employer and look at everybody',
      ),
    ).toBe('3+ years of hives\nWe are an equal opportunity employer and look at everybody')
    const told = 'Make sure that we are an equal partner to them. We are an old firm.'
    expect(readablePosting(told)).toBe(told)
  })

  it('parts demands that are glued to a name, and leaves names of two words whole', () => {
    expect(readablePosting('Experience using AutoCADExperience using hivesAbility to lift')).toBe(
      'Experience using AutoCAD\nExperience using hives\nAbility to lift',
    )
    const names = 'We use PowerPoint, CustomerExperience design and eKnowledge of our own.'
    expect(readablePosting(names)).toBe(names)
  })

  it('leaves out by what networks count their readers', () => {
    expect(readablePosting(`${posting}\n\n#LI-JD1 #LI-Hybrid`).trim()).toBe(posting)
  })

  it('reads a table that names each task in its first column as labelled lines', () => {
    const table =
      'Team Leader\n\n| Main tasks | |\n|---|---|\n| Lead | Run a team of 25 pickers |\n| Safety | Carry out audits and briefs |\n| Stock | Resolve discrepancies |'
    expect(readablePosting(table)).toBe(
      'Team Leader\n\nMain tasks\nLead: Run a team of 25 pickers\nSafety: Carry out audits and briefs\nStock: Resolve discrepancies',
    )
    const weighed = `${table}\n| Criteria | Essential |`
    expect(readablePosting(weighed)).toBe(weighed)
  })

  it.each([
    ['an empty line behind every line', posting.replaceAll('\n', '\n\n')],
    [
      'the line ends of Windows and blanks that do not break',
      posting.replaceAll('\n', '\r\n').replaceAll(' ', '\u00a0'),
    ],
    ['marks without width', posting.replace(/([a-z]{4})([a-z]{3})/g, '$1\u200b$2')],
    ['Markdown', posting.replace(/^What .*$/gm, '## **$&**')],
    [
      'named signs',
      posting.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replace(' looks', '&nbsp;looks'),
    ],
    ['every line moved in', posting.replace(/^(?=.)/gm, '   ')],
  ])('is the same with %s', (_, pasted) => {
    expect(readablePosting(pasted)).toBe(posting)
  })

  it('joins what a mail has wrapped, and no items of a list', () => {
    const long = posting.replace(
      '- No fear',
      '- The patience to stand still among forty thousand bees without waving at any of them\n- No fear',
    )
    const mailed = wrap(long)
    expect(mailed.split('\n').length).toBeGreaterThan(long.split('\n').length + 2)
    expect(readablePosting(mailed)).toBe(long)
  })

  it('leaves lines apart that nothing proves to be wrapped', () => {
    const list = [
      'Fluent English and good manners on the telephone at all times',
      'Two years in a kitchen of more than fifty covers an evening now',
      'The willingness to work Saturdays and on one evening of the week',
      'A food hygiene certificate or the readiness to take one with us',
    ].join('\n')
    expect(readablePosting(list)).toBe(list)
  })

  it('keeps the empty lines between paragraphs', () => {
    const told = posting.split('\n\n').slice(0, 2).join('\n\n')
    const paragraphs = `${told}\n\nYou open hives with us, you spin and fill, and you like people as well as bees.\n\nWrite to us.`
    expect(readablePosting(paragraphs)).toBe(paragraphs)
  })

  it('keeps the blanks that part a table, and no others', () => {
    const table = `Healthcare Assistant

Criteria        Essential             Desirable
Qualifications  Care Certificate      First aid
                Microsoft Excel       Dutch`
    expect(readablePosting(table)).toBe(table)
    expect(readablePosting(table.replace(/^(?=.)/gm, '    '))).toBe(table)
    expect(readablePosting('Spin the honey.  Fill the jars')).toBe('Spin the honey. Fill the jars')
  })

  it('reads the source of a page', () => {
    const source =
      '<div class="job"><h1>Beekeeper</h1>\n<p>We keep <b>bees</b>\nand sell honey.</p><h2>Duties</h2><ul>\n<li>Open hives</li>\n<li>Fill honey &amp; wax</li></ul></div>'
    expect(
      readablePosting(source)
        .trim()
        .split(/\n+/)
        .map((line) => line.trim()),
    ).toEqual([
      'Beekeeper',
      'We keep bees and sell honey.',
      'Duties',
      '• Open hives',
      '• Fill honey & wax',
    ])
  })

  it('takes a letter for a bullet only where several lines begin with it', () => {
    expect(readablePosting('Duties\no Open hives\no Fill honey\no Mend frames')).toBe(
      'Duties\n• Open hives\n• Fill honey\n• Mend frames',
    )
    expect(readablePosting('o Open hives')).toBe('o Open hives')
  })

  it('has read what it has read', () => {
    const pasted = wrap(posting).replaceAll('\n', '\r\n\r\n').replaceAll('&', '&amp;amp;')
    const once = readablePosting(pasted)
    expect(readablePosting(once)).toBe(once)
  })

  it('comes to an end with signs within signs', () => {
    const nested = `&${'amp;'.repeat(10_000)}`
    expect(readablePosting(nested).replaceAll(' ', '').length).toBeLessThan(nested.length)
  })

  it('hangs the rest of an item on it, and reads signs of Markdown that were escaped', () => {
    expect(readablePosting('- Open hives and look\n  for the queen\n- Fill honey')).toBe(
      '- Open hives and look for the queen\n- Fill honey',
    )
    expect(readablePosting('\\*\\*Duties\\*\\*\n- Open hives')).toBe('Duties\n- Open hives')
  })

  it('keeps the lines of a text that has only a few tags', () => {
    expect(
      readablePosting('<b>Duties</b>\n- Open hives\n- Fill honey\n<b>Needed</b>\n- A car'),
    ).toBe('Duties\n- Open hives\n- Fill honey\nNeeded\n- A car')
  })
})
