import { expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

function rolesIn(lines: string) {
  return readCv(`Emeka Birch\nemeka@example.com\n\nEXPERIENCE\n${lines}`).experience
}

it('ends a title before the full stop that parts it from its dates', () => {
  const roles = rolesIn(
    'Hill Kitchen, Bristol. Head Chef. Jan 2020 to now\n- Ran a brigade of 7\n\nDale Grill, Bristol. Sous Chef. 2016 - 2019\n- Ran the pass\n',
  )
  expect(roles.map(({ title }) => title?.text)).toEqual(['Head Chef', 'Sous Chef'])
})

it('leaves the stop to what is short for something', () => {
  const roles = rolesIn('Clerk, Hill Bros., 2016 - 2019\n- Post\n')
  expect(roles.map(({ company }) => company?.text)).toEqual(['Hill Bros.'])
})
