import { describe, expect, it } from 'vitest'
import { logicalNumbers, logicalOrder } from './logical-order.ts'

describe('logicalOrder', () => {
  it('leaves a line without Hebrew or Arabic as it is', () => {
    expect(logicalOrder('Ward nurse (2019–2024), C++')).toBe('Ward nurse (2019–2024), C++')
  })

  it.each([
    ['איבל העונ', 'נועה לביא'],
    ['2024–2019 ,לילג םילוח תיב', 'בית חולים גליל, 2019–2024'],
    ['11/2024 - 03/2019 :םיכיראת', 'תאריכים: 03/2019 - 11/2024'],
    ['ח"ש 12,500 :רכש', 'שכר: 12,500 ש"ח'],
    ['.30%-ב תויועט התיחפה', 'הפחיתה טעויות ב-30%.'],
    ['noa@example.com :ראוד', 'דואר: noa@example.com'],
    ['SQL, React Native 18-ו C++ :םילכ', 'כלים: C++ ו-SQL, React Native 18'],
    ['AWS (EC2) םע', 'עם AWS (EC2)'],
    ['972-50-555-0133+ :ןופלט', 'טלפון: +972-50-555-0133'],
    ['ةسسؤم يف نيسدنهم 8 تداق', 'قادت 8 مهندسين في مؤسسة'],
  ])('turns %s round, numbers and Latin words as they stand', (visual, logical) => {
    expect(logicalOrder(visual, 'right')).toBe(logical)
  })

  it.each(['.(3.5 הסרג) SQL', '.)3.5 הסרג( SQL'])(
    'opens brackets before it closes them, whichever the program named: %s',
    (visual) => {
      expect(logicalOrder(visual)).toBe('SQL (גרסה 3.5).')
    },
  )

  it('turns only the Hebrew of a line that is mostly English', () => {
    expect(logicalOrder('English line with תירבע הפש inside, 2020.')).toBe(
      'English line with שפה עברית inside, 2020.',
    )
  })
})

describe('logicalNumbers', () => {
  it('reads a span of years from its earlier end', () => {
    expect(logicalNumbers('2019–2016')).toBe('2016–2019')
    expect(logicalNumbers('2016–2019')).toBe('2016–2019')
    expect(logicalNumbers('050-555-0133')).toBe('050-555-0133')
  })
})
