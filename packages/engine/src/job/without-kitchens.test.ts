import { expect, it } from 'vitest'
import { readPosting } from '../read-posting.ts'

const lineOfWork = (title: string) =>
  readPosting(`${title}

We make chilled ready meals, soups and sauces: our cooks prepare menus in the kitchen for restaurants and hotels.

Requirements
- Level 2 Food Safety and HACCP
- Production planning and MRP
- Menus and allergens`)
    .job.requirements.filter(({ need }) => need.type === 'field')
    .map(({ text }) => text)

it('asks who plans the lines of a food factory for no work in hospitality', () => {
  expect(lineOfWork('Production Planner').join()).not.toContain('hospitality')
  expect(lineOfWork('Chef de Partie').join()).toContain('hospitality')
})
