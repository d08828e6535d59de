import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function asked(line: string): string[] {
  const { requirements } = readPosting(
    `Officer\nCalder Works, Leeds\n\nYour tasks\n- Keep the store in order\n- ${line}\n\nRequirements\n- Two years in a similar job`,
  ).job
  return requirements.filter(({ kind }) => kind !== 'duty').map(({ text }) => text)
}

describe('isOfCompound', () => {
  it.each([
    ['Book rooms through ExcelReserve', 'Excel'],
    ['Send mailings from SparkPost', 'Spark'],
    ['Sell JavaBean coffee by the kilo', 'Java'],
    ['Run CE-SDS analyses', 'SDS'],
    ['Non-IT procurement', 'IT procurement'],
    ['Prepare MRI-safe trolleys', 'MRI'],
    ['Re-insurance treaties', 'insurance'],
    ['Order co-packed goods', 'packed'],
    ['Write bio-statistics reports', 'statistics'],
  ])('takes no part of a word of "%s" for %s', (line, part) => {
    expect(asked(line)).not.toContain(part)
  })

  it.each([
    ['Keep the books in Excel/Word', 'Excel'],
    ['Work with SAP-based tools', 'SAP'],
    ['Run GC-MS instruments', 'GC-MS'],
  ])('still reads "%s"', (line, thing) => {
    expect(asked(line).join()).toContain(thing)
  })
})
