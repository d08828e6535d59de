import { afterEach, expect, it, vi } from 'vitest'
import { openDevice } from '../../../test/device.ts'
import { keepExample } from '../changes/kept-examples.ts'
import { forgetResult } from './forget-result.ts'

afterEach(() => vi.unstubAllGlobals())

const keptOf = (id: string) => [`rolefit:examples:${id}`, `rolefit:answers:${id}`]

it('leaves nothing of a deleted result in the tab, and all of the others', () => {
  const forTab = {
    'rolefit:draft': JSON.stringify({ id: 'ana_1', score: 70 }),
    'rolefit:answers:ana_1': '{}',
    'rolefit:answers:ana_2': '{}',
  }
  const { kept } = openDevice({ forTab })
  keepExample('ana_1', 'add_1', 'Dressed wounds')
  keepExample('ana_2', 'add_1', 'Baked bread')
  expect(Object.keys(kept().forTab)).toEqual(expect.arrayContaining(keptOf('ana_1')))
  forgetResult('ana_2')
  expect(Object.keys(kept().forTab).toSorted()).toEqual(
    [...keptOf('ana_1'), 'rolefit:draft'].toSorted(),
  )
  forgetResult('ana_1')
  expect(kept().forTab).toEqual({})
})
