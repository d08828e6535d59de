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

  it('says what is wrong, at the field where it is about one', () => {
    const year = {
      mode: 'register',
      message: 'Four digits, please.',
      field: 'year_of_birth',
    } as const
    const [invalid] = /<input [^>]*aria-invalid="true"[^>]*>/.exec(form('register', year)) ?? []
    expect(attributeOf(invalid ?? '', 'name')).toBe('year_of_birth')
    expect(wordsOf(form('register', year))).toContain('Four digits, please.')
    const lost = { mode: 'signin', message: 'Network error. Please try again.' } as const
    expect(form('signin', lost)).toMatch(/role="alert"><div [^>]+>Network error\. Please try again/)
  })
})
