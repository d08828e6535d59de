import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const asksOf = (sentence: string) =>
  readPosting(
    `Store Assistant\nFernhill Ltd, Leeds\n\n${sentence}\n\nYour tasks\n- Keep the stock records tidy\n\nRequirements\n- Forklift licence`,
  )
    .job.requirements.map(({ text }) => text)
    .join(' | ')

const nothing = asksOf('Come by.')

describe('a story that a firm tells its reader', () => {
  it.each([
    'You may have seen our adverts on television or visited one of our 60 garden centres.',
    'You’ll find our engineers working on bridges, tunnels and stadiums across the country.',
    'Chances are you have already used our payment software without knowing it.',
    'Whenever you buy a loaf in the north, you are probably eating our bread.',
    'You might know us from our podcast on mortgage advice.',
    'When you join us, you’ll become part of a team that won Payroll Team of the Year 2024.',
    'You’ll be part of the crew that delivered the biggest retrofit programme in Wales.',
    'Over the years you’ve told us what you want from a broadband provider and we have listened.',
    'The Marisol was named Resort of the Year and you may have stayed in one of our 60 hotels already.',
    'Over the last three years you will have seen us in the press for our award-winning design code.',
    'Since opening we’ve tested four million samples and you’ll be part of the team that takes us to five.',
    'You join at an exciting time, having just secured 4 new sites across the county.',
    'You could be eating our biscuits while doing your payroll.',
    'If you’ve ever flown from Leeds, you will have walked over our flooring.',
    'You’ve probably ordered from one of our warehouses this month.',
    'There is a good chance that you have driven across a bridge that we designed in AutoCAD.',
    'Ever wondered who makes the software behind your bank? That’s us.',
    'Since 1998 we have trained your neighbours in first aid.',
  ])('asks for nothing: %s', (sentence) => expect(asksOf(sentence)).toBe(nothing))

  it.each([
    ['You’ll be working with suppliers to negotiate prices and manage purchase orders.', 'orders'],
    ['You will have sight of the whole ledger and reconcile the bank every week.', 'reconcile'],
    ['You will have used our kind of till, and Excel.', 'Excel'],
    ['You may have managed payroll before.', 'payroll'],
    ['You join at an exciting time and will lead our move to SAP.', 'SAP'],
    ['You’ll be part of a team that runs payroll for our clients.', 'payroll'],
    ['You will find our faults and repair pumps on the line.', 'repair pumps'],
    ['Since you will answer our phones you must know Salesforce.', 'Salesforce'],
    ['You’ll find us suppliers and negotiate contracts with them.', 'contracts'],
    ['Over the next year you will move our payroll to SAP.', 'SAP'],
  ])('still asks in: %s', (sentence, asked) => expect(asksOf(sentence)).toContain(asked))
})
