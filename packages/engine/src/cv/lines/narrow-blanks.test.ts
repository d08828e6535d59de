import { describe, expect, it } from 'vitest'
import { narrowBlanks } from './narrow-blanks.ts'

const typed = 'Jo Reed\nPacker at Dale Dairy\n  - packed and loaded all night and all day long'

describe('narrowBlanks', () => {
  it('leaves a text as people type it, with columns and all', () => {
    expect(narrowBlanks(typed, [])).toBeNull()
    expect(narrowBlanks(`${typed}\n2019 - 2020      Packer   Dale Dairy`.repeat(4), [])).toBeNull()
  })

  it('takes doubled blanks for single ones, indents and layout included', () => {
    const wide = typed.replaceAll(' ', '  ')
    const place = { page: 1, x: 0, y: 0, fontSize: 10, bold: false }
    const narrow = narrowBlanks(wide, [{ ...place, offset: 9, length: 24 }])
    expect(narrow?.text).toBe(typed)
    expect(narrow?.layout[0]).toMatchObject({ offset: 8, length: 21 })
  })

  it('knows where each stretch stood', () => {
    const wide = typed.replaceAll(' ', '   ')
    const start = typed.indexOf('Dale')
    const span = narrowBlanks(wide, [])?.widen({ start, end: start + 'Dale Dairy'.length })
    expect(wide.slice(span?.start, span?.end)).toBe('Dale   Dairy')
  })

  it('keeps columns in a text whose lines were stretched', () => {
    const stretched = `${'packed  and loaded  all   night  and  all  day '.repeat(6)}\nPacker        Dale Dairy`
    expect(narrowBlanks(stretched, [])?.text).toContain('Packer        Dale Dairy')
    expect(narrowBlanks(stretched, [])?.text).toContain('packed and loaded all night and all day')
  })
})
