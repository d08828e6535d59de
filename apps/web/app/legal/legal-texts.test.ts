import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readLegalText } from './legal-texts.server.ts'
import { servicesInWords } from './services-in-words.ts'

describe('readLegalText', () => {
  it('puts the operator’s words in and is marked as a draft', () => {
    const { html, title } = readLegalText('terms')
    expect(title).toBe('Terms')
    expect(html).toContain('mailto:support@rolefit.example')
    expect(html).toContain('Draft for the operator’s lawyer')
    expect(html).not.toMatch(/\{\w+\}/)
  })

  it('names in the privacy text who receives something on this very site', () => {
    const none = readLegalText('privacy', { services: servicesInWords([]) })
    const some = readLegalText('privacy', { services: servicesInWords(['mail', 'plausible']) })
    expect(none.html).toContain('no other company receives anything')
    expect(some.html).toContain('<strong>email provider</strong>')
    expect(some.html).toContain('<strong>Plausible</strong>')
    expect(some.html).not.toContain('PostHog')
  })

  it('says of credits and of the year of birth what the price list and the form say', () => {
    const { html: terms } = readLegalText('terms')
    expect(terms).toContain('Credits do not expire.')
    expect(terms).toMatch(/Within 14 days of buying a pack .* unused credits refunded: .* pro-rata/)
    const { html: privacy } = readLegalText('privacy', { services: servicesInWords([]) })
    expect(privacy).toMatch(/Year of birth\.<\/strong> The registration form requires it\./)
  })

  it.each(storedNames())('tells of %s, which the code keeps in the browser', (name) => {
    const { html } = readLegalText('privacy', { services: servicesInWords([]) })
    expect(html).toContain(name)
  })

  it('does not go out with a gap in it', () => {
    expect(() => readLegalText('privacy')).toThrow('nothing is known to put in for {services}')
  })
})

/** What is said from tab to tab, or within a page, is kept nowhere. */
const passing = [
  'rolefit:usage-changed',
  'rolefit:usage',
  'rolefit:sign-in',
  'rolefit:sign-out',
  'rolefit:cv-saved',
  'rolefit:page-listens',
  'rolefit:left-without-line',
  'rolefit:news',
]

function storedNames(): readonly string[] {
  const project = join(import.meta.dirname, '../../../..')
  const sources = ['apps/web/app/**/*.{ts,tsx}', 'apps/server/src/sign-in/*.ts']
  const files = globSync([...sources, 'packages/contract/src/rules/sign-in-rules.ts'], {
    cwd: project,
  })
  const names = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(project, file), 'utf8'))
    .flatMap((source) => source.match(/(?<=['`])rolefit[_:][a-z-]+/g) ?? [])
  return [...new Set(names)].filter((name) => !passing.includes(name)).sort()
}
