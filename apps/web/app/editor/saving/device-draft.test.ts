import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDevice, openDeviceWithoutStorage } from '../../../test/device.ts'
import { emptyCv } from '../state/edited-cv.ts'
import {
  type DeviceDraft,
  draftKey,
  findDraft,
  forgetDraft,
  keepDraft,
  overtakenKey,
  parseDraft,
} from './device-draft.ts'

const draft: DeviceDraft = {
  name: 'For hospitals',
  style: 'modern',
  cv: emptyCv,
  patches: [],
  version: 3,
}
const user = '{"email":"ada@example.com"}'

describe('a draft on the device', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is found again under the CV it belongs to, and gone once it is forgotten', () => {
    openDevice({ forAll: { user } })
    const key = draftKey('cvs_1', null)
    expect(findDraft(key)).toBeNull()
    expect(keepDraft(key, draft)).toBe(true)
    expect(findDraft(key)).toEqual(draft)
    expect(findDraft(draftKey('cvs_2', null))).toBeNull()
    expect(findDraft(overtakenKey(key))).toBeNull()
    forgetDraft(key)
    expect(findDraft(key)).toBeNull()
  })

  it('has a place per analysis while the account has no such CV, and a blank one per person', () => {
    openDevice({ forAll: { user } })
    const [mine, ofAnalysis] = [draftKey(null, null), draftKey(null, 'ana_1')]
    expect(draftKey('cvs_1', 'ana_1')).toBe('rolefit:cv-draft:cvs_1')
    expect(ofAnalysis).toBe('rolefit:cv-draft:new:ana_1')
    expect(mine).toBe('rolefit:cv-draft:new:ada@example.com')
    openDevice()
    expect(draftKey(null, null)).toBe('rolefit:cv-draft:new:')
  })

  it('is not kept where the person has signed out meanwhile, or nothing may be kept', () => {
    const { kept } = openDevice()
    expect(keepDraft('any', draft)).toBe(false)
    expect(kept().forAll).toEqual({})
    openDeviceWithoutStorage()
    expect(keepDraft('any', draft)).toBe(false)
    expect(findDraft('any')).toBeNull()
  })
})

describe('parseDraft', () => {
  it('reads what was kept', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it('passes over what this editor could not open', () => {
    const { others: _, ...olderCv } = emptyCv
    const older = [{ ...draft, cv: olderCv }, { ...draft, patches: undefined }, null, 'text']
    for (const kept of older) expect(parseDraft(JSON.stringify(kept))).toBeNull()
    expect(parseDraft('{"name":')).toBeNull()
  })
})
