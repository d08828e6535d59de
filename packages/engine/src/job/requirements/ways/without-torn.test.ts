import { expect, test } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function waysFor(line: string): readonly string[] {
  const { requirements } = readPosting(
    `Heating Engineer\n\nDuties\n- Servicing of domestic boilers\n- ${line}\n- Plumbing repairs`,
  ).job
  return requirements
    .filter(({ kind, quote }) => kind === 'duty' && quote.quote === line)
    .flatMap(({ deeds = [] }) => deeds.flatMap(({ ways }) => ways))
}

test('who installed central heating has installed no heat pumps', () => {
  expect(waysFor('Installing and commissioning air source heat pumps')).not.toContain(
    'heat installation',
  )
  expect(waysFor('Installing and commissioning air source heat pumps')).toContain('gshp^')
  expect(waysFor('Installing heating and hot water systems')).toContain('heat installation')
})
