import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sayMalformed } from './say-malformed.ts'

const Cv = z.object({
  name: z.string().min(1).max(120),
  style: z.enum(['harvard', 'modern', 'minimal']),
  roles: z.array(z.object({ year: z.number().int().max(2100) })).max(2),
  picture: z.instanceof(File).optional(),
  when: z.string().regex(/^\d+$/).optional(),
})
const cv = { name: 'Ada', style: 'modern', roles: [] }

function said(value: unknown): string {
  return sayMalformed(Cv.safeParse(value, { reportInput: true }).error?.issues[0])
}

describe('sayMalformed', () => {
  it.each([
    [{ ...cv, name: undefined }, '"name" is missing.'],
    [{ ...cv, name: 7 }, '"name" has to be text.'],
    [{ ...cv, name: null }, '"name" has to be text.'],
    [{ ...cv, name: '' }, '"name" has to have 1 character at least.'],
    [{ ...cv, name: 'x'.repeat(121) }, '"name" may have 120 characters at most.'],
    [{ ...cv, style: 'loud' }, '"style" has to be harvard, modern or minimal.'],
    [{ ...cv, style: undefined }, '"style" has to be harvard, modern or minimal.'],
    [{ ...cv, roles: 'none' }, '"roles" has to be a list.'],
    [{ ...cv, roles: [1] }, '"roles.0" has to be an object.'],
    [{ ...cv, roles: [{ year: 'x' }] }, '"roles.0.year" has to be a number.'],
    [{ ...cv, roles: [{ year: 1.5 }] }, '"roles.0.year" has to be a whole number.'],
    [{ ...cv, roles: [{ year: 2200 }] }, '"roles.0.year" may be 2100 at most.'],
    [
      { ...cv, roles: [{ year: 1 }, { year: 2 }, { year: 3 }] },
      '"roles" may have 2 entries at most.',
    ],
    [{ ...cv, when: 'soon' }, '"when" is malformed.'],
    [[], 'The request has to be an object.'],
  ])('says what to mend in %j', (value, sentence) => {
    expect(said(value)).toBe(sentence)
  })
})
