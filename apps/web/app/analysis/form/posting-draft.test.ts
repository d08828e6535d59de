import { afterEach, expect, it, vi } from 'vitest'
import { openDevice } from '../../../test/device.ts'
import { forgetPosting, keepPosting, keptPosting } from './posting-draft.ts'

afterEach(() => vi.unstubAllGlobals())

it('brings a posting back where it was typed, and where no result is open', () => {
  openDevice()
  keepPosting({ text: 'Shift manager', besides: 'ana_1' })
  expect([keptPosting('ana_1'), keptPosting(''), keptPosting('ana_2')]).toEqual([
    'Shift manager',
    'Shift manager',
    '',
  ])
  forgetPosting()
  expect(keptPosting('')).toBe('')
})

it('has nothing where another version of this page kept something else', () => {
  openDevice({ forTab: { 'rolefit:posting-draft': 'Shift manager' } })
  expect(keptPosting('')).toBe('')
})
