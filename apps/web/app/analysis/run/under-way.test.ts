import { afterEach, expect, it, vi } from 'vitest'
import { openDevice } from '../../../test/device.ts'
import { isUnderWay, noteUnderWay, wasCutOff } from './under-way.ts'

afterEach(() => vi.unstubAllGlobals())

it('knows that an analysis is under way until the last of them has ended', () => {
  openDevice()
  expect(isUnderWay()).toBe(false)
  const [first, second] = [noteUnderWay(), noteUnderWay()]
  first({ isKnown: true })
  expect(isUnderWay()).toBe(true)
  second({ isKnown: true })
  expect(isUnderWay()).toBe(false)
  expect(wasCutOff()).toBe(false)
})

it('says once that one was cut off, and not while another is under way', () => {
  openDevice()
  noteUnderWay()({ isKnown: false })
  const end = noteUnderWay()
  expect(wasCutOff()).toBe(false)
  end({ isKnown: false })
  expect([wasCutOff(), wasCutOff()]).toEqual([true, false])
})
