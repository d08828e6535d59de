import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const languagesOf = (lines: string) =>
  readCv(`Jo Reed\njo@example.com\n\nLanguages\n${lines}\n`).languages.map(({ text }) => text)

describe('the languages of readCv', () => {
  it('stand with how well they are spoken, in columns as behind commas', () => {
    const spoken = ['German mother tongue', 'English fluent (C1)', 'French basic']
    expect(languagesOf('German    mother tongue\nEnglish    fluent (C1)\nFrench    basic')).toEqual(
      spoken,
    )
    expect(languagesOf('Polish, conversational; Welsh, native')).toEqual([
      'Polish, conversational',
      'Welsh, native',
    ])
  })

  it.each([
    ['PERSONAL INFORMATION\nGender: Female\nHome language: Zulu\nOther languages: English, Sotho'],
    ['PERSONAL PROFILE\nNationality: Lesotho\nLanguages known: Zulu, English, Sotho'],
  ])('are read among the particulars of somebody: %j', (lines) => {
    const { languages, summary } = readCv(`Jo Reed\njo@example.com\n\n${lines}\n`)
    expect(languages.map(({ text }) => text)).toEqual(['Zulu', 'English', 'Sotho'])
    expect(summary).toBeNull()
  })
})
