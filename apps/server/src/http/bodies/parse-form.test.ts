import { describe, expect, it } from 'vitest'
import { readFormType } from './form-type.ts'
import { parseForm } from './parse-form.ts'

const field = '--fields\r\ncontent-disposition: form-data; name="jd_text"\r\n\r\nx\r\n'

function parse(type: string, body: string): Promise<FormData> {
  return parseForm(readFormType(type), Buffer.from(body))
}

describe('parseForm', () => {
  it.each([
    ['application/x-www-form-urlencoded; charset=UTF-8', 'jd_text=x'],
    ['multipart/form-data; boundary=fields', `${field}--fields--\r\n`],
  ])('takes a form apart by its type, %s', async (type, body) => {
    expect([...(await parse(type, body))]).toEqual([['jd_text', 'x']])
  })

  it.each([
    'multipart/form-data; other-boundary=x; boundary=fields',
    'multipart/form-data; boundary="fi\\elds"',
  ])('counts the fields of a form by the separator that parts them, %s', async (type) => {
    const form = parse(type, `${field.repeat(5_000)}--fields--\r\n`)
    await expect(form).rejects.toThrow('The form has too many fields.')
  })

  it('believes a type that says two things neither way', async () => {
    const type = 'multipart/form-data; boundary=x, multipart/form-data; boundary=fields'
    await expect(parse(type, `${field}--fields--\r\n`)).rejects.toThrow('not a valid form')
  })
})
