import { describe, expect, it } from 'vitest'
import { joinSplitRanges } from './join-split-ranges.ts'

function below(texts: readonly string[]): readonly string[] {
  const rows = texts.map((text, line) => ({
    text,
    start: 50,
    end: 300,
    baseline: 100 + line * 13,
    size: 10,
  }))
  return joinSplitRanges(rows).map(({ text }) => text)
}

describe('joinSplitRanges', () => {
  it.each([
    ['Fellow, Pronto Wind Services, Leeds, Feb ', '– July 2026 (5 months)'],
    ['Nurse, Hill Hospital, 06/2019', '- Present'],
    ['Nurse, Hill Hospital, March 2019', '— 2021'],
    ['Nurse, Hill Hospital,', '2016 – March 2019'],
    ['Nurse | Hill Hospital | Leeds | Jun 2018 – Feb', '2021'],
    ['Nurse | Hill Hospital | Leeds | Jun 2018 to Feb', '2021'],
    ['Nurse | Hill Hospital | Jun 2018 –', 'Feb 2021 | Leeds'],
    ['Nurse | Hill Hospital | Leeds | Jun', '2018 – Feb 2021'],
  ])('joins %j and %j', (above, row) => {
    expect(below([above, row])).toEqual([`${above.trim()} ${row}`])
  })

  it.each([
    ['Won the prize of the ward in 2018', '- 2019: led the move to a new theatre'],
    ['- Taught in 2018', '- 2019 and 2020 on leave'],
    ['Nurse, 2016 – 2019', '– 2020 on leave'],
    ['Nurse, Hill Hospital', '2016 – 2019'],
    ['Nurse, Hill Hospital, Jun 2018 – Feb', '2021 patients seen'],
    ['Took the ward over from Jun', '2018 – 2021'],
    ['Worked with Oscar', '– Present at all rounds'],
  ])('leaves %j and %j', (above, row) => {
    expect(below([above, row])).toEqual([above, row])
  })
})
