import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { attributeOf, elementsIn, linksIn, rendered, wordsOf } from '../../test/rendered.ts'
import type { LoginProblem, Mode } from './ask-for-link.ts'
import { LoginForm } from './login-form.tsx'

const form = (initialMode: Mode, problem?: LoginProblem) =>
  rendered(createElement(LoginForm, { initialMode, next: '/analyze', problem }))
const fieldsOf = (html: string) =>
  [...html.matchAll(/<input [^>]+>/g)]
    .filter(([input]) => !input.includes('type="hidden"'))
    .map(([input]) => attributeOf(input, 'name'))
const buttonOf = (html: string) => elementsIn(html, 'button').map(wordsOf)

describe('LoginForm', () => {
  it('asks who signs in for the address alone', () => {
    expect(fieldsOf(form('signin'))).toEqual(['email'])
    expect(buttonOf(form('signin'))).toEqual(['Send magic link'])
  })

  it('asks who registers for names and year of birth, too', () => {
    expect(fieldsOf(form('register'))).toEqual([
      'email',
      'first_name',
      'last_name',
      'year_of_birth',
    ])
    expect(buttonOf(form('register'))).toEqual(['Create account'])
  })

  it('leads to the other way in, and to what one agrees to', () => {
    expect(linksIn(form('signin'))).toEqual([
      ['/login?mode=signin&next=%2Fanalyze', 'Sign in'],
      ['/login?mode=register&next=%2Fanalyze', 'Register'],
      ['/legal/terms', 'Terms'],
      ['/legal/privacy', 'Privacy'],
    ])
  })

  it('says what is wrong, at the fields where it is about some', () => {
    const names = 'Names, please.'
    const missing = form('register', {
      mode: 'register',
      mistakes: { first_name: names, last_name: names, year_of_birth: 'Four digits, please.' },
    })
    expect(invalidIn(missing)).toEqual(['first_name', 'last_name', 'year_of_birth'])
    expect(wordsOf(missing).split(names)).toHaveLength(2)
    expect(descriptionOf(missing, 'last_name')).toBe(names)
    expect(wordsOf(missing)).toContain('Four digits, please.')
    const lost = { mode: 'signin', message: 'Network error. Please try again.' } as const
    expect(form('signin', lost)).toMatch(/role="alert"><div [^>]+>Network error\. Please try again/)
  })
})

function invalidIn(html: string) {
  return (html.match(/<input [^>]*aria-invalid="true"[^>]*>/g) ?? []).map((input) =>
    attributeOf(input, 'name'),
  )
}

/** What a screen reader reads with a field. */
function descriptionOf(html: string, name: string): string {
  const [input = ''] = html.match(new RegExp(`<input [^>]*name="${name}"[^>]*>`)) ?? []
  const by = attributeOf(input, 'aria-describedby')
  return wordsOf(new RegExp(`<p id="${by}".*?</p>`).exec(html)?.[0] ?? '')
}
