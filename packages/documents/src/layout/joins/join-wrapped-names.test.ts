import { describe, expect, it } from 'vitest'
import { joinWrappedNames } from './join-wrapped-names.ts'

const box = (text: string, start: number, baseline: number, width = 100) => ({
  text,
  start,
  end: start + width,
  baseline,
  size: 10,
})

describe('joinWrappedNames', () => {
  const bold = (text: string, baseline: number, width: number) => ({
    ...box(text, 50, baseline, width),
    font: 'bold',
  })
  const isBold = (font: string) => font === 'bold'
  const date = { ...box('2020 – 2022', 300, 100, 60), font: 'plain' }

  it('joins a name that had no room beside its date', () => {
    const drawn = [bold('Nurse, Lee Valley Children’s', 100, 230), bold('Hospital', 112, 50), date]
    expect(joinWrappedNames(drawn, isBold).map(({ text }) => text)).toEqual([
      'Nurse, Lee Valley Children’s Hospital',
      '2020 – 2022',
    ])
  })

  it('joins what begins in bold and goes on with another name', () => {
    const mixed = {
      ...bold('Cookery, Norham Catering', 112, 150),
      font: 'plain',
      firstFont: 'bold',
      lastFont: 'plain',
    }
    const rest = { ...bold('College', 124, 50), font: 'plain' }
    const drawn = [bold('NVQ Level 3 Professional', 100, 145), mixed, rest]
    expect(joinWrappedNames(drawn, isBold).map(({ text }) => text)).toEqual([
      'NVQ Level 3 Professional Cookery, Norham Catering College',
    ])
  })

  it('leaves two lines that somebody wanted', () => {
    const drawn = [bold('Nurse', 100, 40), bold('Lee Valley Hospital', 112, 120), date]
    expect(joinWrappedNames(drawn, isBold)).toEqual(drawn)
  })
})
