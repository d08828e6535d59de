import { describe, expect, it } from 'vitest'
import { namesDeed } from './names-deed.ts'
import { questionFor } from './question-for.ts'

describe('namesDeed', () => {
  it.each([
    'Registering new patients',
    'Run hospitality',
    'keep information confidential',
    'Mentor two mid-level engineers',
    'supervising two newly qualified social workers',
    'run a site',
    'Manage scope',
    'Present insights',
  ])('tells what is done: %s', (asked) => {
    expect(namesDeed(asked)).toBe(true)
  })

  it.each([
    'training needs',
    'lead times',
    'building regulations',
    'support workers',
    'planning permission',
    'design systems',
    'lifting equipment',
    'purchase ledger',
    'work orders',
    'coaching',
    'new patients',
  ])('leaves a thing one: %s', (asked) => {
    expect(namesDeed(asked)).toBe(false)
  })

  it('asks where it was done: nobody worked with "Registering new patients"', () => {
    const question = 'Where did you do this, and what came of it?'
    expect(questionFor('knowledge', 'Registering new patients')).toBe(question)
    expect(questionFor('skill', 'Run hospitality')).toBe(question)
  })
})
