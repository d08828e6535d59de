import { describe, expect, it } from 'vitest'
import { readForm } from './read-form.ts'

function filled(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('readForm', () => {
  it('sends the chosen file and leaves pasted text out', () => {
    const cv = new File(['Nurse'], 'cv.txt')
    const { file, cvText, body } = readForm(filled({ jd_text: 'Ward', cv, cv_text: 'old' }))
    expect([file?.name, cvText]).toEqual(['cv.txt', ''])
    expect([...body.keys()]).toEqual(['jd_text', 'cv'])
  })

  it('sends pasted text where the file field is empty', () => {
    const { file, body } = readForm(
      filled({ jd_text: 'Ward', cv: new File([], ''), cv_text: 'Nurse' }),
    )
    expect(file).toBeNull()
    expect([...body]).toEqual([
      ['jd_text', 'Ward'],
      ['cv_text', 'Nurse'],
    ])
  })

  it('tells another input from the same one again', () => {
    const of = (jobText: string) => readForm(filled({ jd_text: jobText, cv_text: 'Nurse' }))
    expect(of('Ward').fingerprint).toBe(of('Ward').fingerprint)
    expect(of('Ward').fingerprint).not.toBe(of('Home').fingerprint)
  })
})
