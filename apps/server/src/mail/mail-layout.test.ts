import { describe, expect, it } from 'vitest'
import { layOutMail } from './mail-layout.ts'

const letter = {
  to: 'mara@example.com',
  subject: 'Sign in',
  heading: 'Sign in',
  paragraphs: ['This is the link that you asked for.'],
  button: { label: 'Sign in', url: 'https://rolefit.example/magic?token=a&b' },
  code: { label: 'Or type this code', digits: '123456' },
  closing: ['It works once.'],
}

describe('layOutMail', () => {
  it('tells the code first, where a list of mails shows the beginning', () => {
    const words =
      layOutMail(letter)
        .html.split('<body')[1]
        ?.replace(/<[^>]*>/g, ' ') ?? ''
    expect(words.indexOf('123456 is your code.')).toBeLessThan(words.indexOf('Rolefit'))
  })

  it('begins with the first sentence where there is no code', () => {
    const { code: _, ...withoutCode } = letter
    expect(layOutMail(withoutCode).html).toContain('>This is the link that you asked for.</div>')
  })

  it('tells a mail program in the dark which colours are its own', () => {
    const { html } = layOutMail(letter)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    const [, dark = ''] = html.split('@media (prefers-color-scheme:dark){')
    const painted = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name)
    expect(painted.length).toBeGreaterThan(5)
    for (const name of painted) expect(dark).toContain(`.${name}{`)
  })

  it('carries the address as a link and, in plain text, on a line of its own', () => {
    const { html, text } = layOutMail(letter)
    expect(html).toContain('href="https://rolefit.example/magic?token=a&amp;b"')
    expect(text.split('\n')).toContain('https://rolefit.example/magic?token=a&b')
  })
})
