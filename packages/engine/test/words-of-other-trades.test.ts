import { describe, expect, it } from 'vitest'
import { scoredReport } from './scored-report.ts'

function toolsIn(trade: string, line: string): string[] {
  const { rows } = scoredReport(
    `Maya Ellis
${trade}
maya.ellis@example.com

Experience

${trade}
Harbour Group, Leeds
March 2019 – present
- Kept the place going with colleagues every day and answered every question
- Trained new colleagues and kept records of all the work done`,
    `${trade}

We are looking for a ${trade.toLowerCase()} to join our team in Leeds.

Requirements
- ${line}
- Two years of experience as a ${trade.toLowerCase()}
- Good communication skills`,
  )
  const tools =
    /React|Go|Square|Zoom|Stripe|Tableau|Snowflake|Azure|Beaker|laborator|QuickBooks|Black|POS/
  return rows
    .filter(({ requirement: { sentence, need } }) =>
      need.type === 'terms' ? need.anyOf.some((name) => tools.test(name)) && sentence : false,
    )
    .map(({ requirement }) => requirement.text)
}

describe('a word that is a tool elsewhere', () => {
  it.each([
    ['Security officer', 'Go on patrol, react to alarms and keep a log'],
    ['Security officer', 'Able to react to incidents'],
    ['Care assistant', 'You will react calmly when residents are upset'],
    ['Barista', 'Zoom through the morning rush with a smile'],
    ['Cleaner', 'Square off each room and leave no trace of dust'],
    ['Theatre technician', 'Hang the tableau curtains'],
    ['Nursery nurse', 'Cut paper snowflake shapes with the children'],
    ['Painter', 'Mix azure and cobalt for ceilings'],
    ['Lab assistant', 'Wash every flask and beaker'],
    ['Librarian', 'Put quick books for children on low shelves'],
    ['Teacher', 'Use the blackboard, songs and games to teach'],
  ])('names none for a %s: %s', (trade, line) => expect(toolsIn(trade, line)).toEqual([]))

  it.each([
    ['Software developer', 'React and Go', ['React', 'Go']],
    ['Data analyst', 'tableau and snowflake', ['tableau', 'snowflake']],
    ['Bookkeeper', 'Quick Books', ['Quick Books']],
    ['Network engineer', 'azure', ['azure']],
  ])('names it for a %s: %s', (trade, line, tools) =>
    expect(toolsIn(trade, line).toSorted()).toEqual(tools.toSorted()),
  )
})
