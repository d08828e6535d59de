import { afterEach, expect, it, vi } from 'vitest'
import { openDevice } from '../../../test/device.ts'
import { findCutOff, forgetCutOff, isAtItsPage, isUnderWay, noteUnderWay } from './under-way.ts'

const at = (search: string) => ({ window: { location: { pathname: '/analyze', search } } })

afterEach(() => vi.unstubAllGlobals())

it('knows that an analysis is under way until the last of them has ended', () => {
  openDevice(at(''))
  expect(isUnderWay()).toBe(false)
  const [first, second] = [noteUnderWay('one'), noteUnderWay('two')]
  first({ isKnown: true })
  expect(isUnderWay()).toBe(true)
  second({ isKnown: true })
  expect(isUnderWay()).toBe(false)
  expect(findCutOff()).toBeNull()
})

it('knows by which key to ask for one that was cut off, until that is forgotten', () => {
  openDevice(at(''))
  noteUnderWay('one')({ isKnown: false })
  const end = noteUnderWay('two')
  expect(findCutOff()).toBeNull()
  end({ isKnown: false })
  expect(findCutOff()).toEqual({ requestKey: 'two', address: '/analyze' })
  forgetCutOff()
  expect(findCutOff()).toBeNull()
})

it('tells the page on which it was begun from others', () => {
  openDevice(at('?analysis=ana_1'))
  noteUnderWay('one')({ isKnown: false })
  const cutOff = findCutOff()
  expect(cutOff && isAtItsPage(cutOff)).toBe(true)
  openDevice(at(''))
  expect(cutOff && isAtItsPage(cutOff)).toBe(false)
})
