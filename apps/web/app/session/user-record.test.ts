import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDevice, openDeviceWithoutStorage } from '../../test/device.ts'
import {
  claimTab,
  clearUserRecord,
  hasAnalysisFlag,
  hasUserRecord,
  recordedEmail,
  setAnalysisFlag,
  signInDraftKey,
  writeUserRecord,
} from './user-record.ts'

const ada = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron' }
const owner = 'rolefit:tab-owner'

afterEach(() => vi.unstubAllGlobals())

describe('claimTab', () => {
  it('leaves what the person has kept in it', () => {
    const { kept } = openDevice({ forTab: { [owner]: ada.email, 'rolefit:draft': 'mine' } })
    claimTab(ada)
    expect(kept().forTab).toEqual({ [owner]: ada.email, 'rolefit:draft': 'mine' })
  })

  it('leaves what was typed before anybody had signed in', () => {
    const { kept } = openDevice({ forTab: { 'rolefit:posting-draft': 'Nurse' } })
    claimTab(ada)
    expect(kept().forTab).toEqual({ [owner]: ada.email, 'rolefit:posting-draft': 'Nurse' })
  })

  it('empties it of what somebody else has left', () => {
    const forTab = { [owner]: 'grace@example.com', 'rolefit:cv-text': 'Grace Harper' }
    const { kept } = openDevice({ forTab })
    claimTab(ada)
    expect(kept().forTab).toEqual({ [owner]: ada.email })
  })
})

describe('the record of who is signed in', () => {
  it('is there until it is cleared, and what was typed on Login is gone', () => {
    const { kept } = openDevice({ forTab: { [signInDraftKey]: 'ada@exam' } })
    expect([hasUserRecord(), recordedEmail()]).toEqual([false, null])
    writeUserRecord(ada)
    expect([hasUserRecord(), recordedEmail()]).toEqual([true, ada.email])
    expect(kept()).toEqual({
      forAll: { user: JSON.stringify(ada) },
      forTab: { [owner]: ada.email },
    })
    clearUserRecord()
    expect(hasUserRecord()).toBe(false)
  })

  it.each(['null', '"ada@example.com"', '{}', '{"email":7}', '{"email":'])(
    'names nobody where it says %s',
    (user) => {
      openDevice({ forAll: { user } })
      expect(recordedEmail()).toBeNull()
    },
  )

  it('is not there where nothing may be kept', () => {
    openDeviceWithoutStorage()
    expect([hasUserRecord(), recordedEmail(), hasAnalysisFlag()]).toEqual([false, null, false])
  })
})

describe('the flag of an analysis', () => {
  it('is the one that the product prescribes', () => {
    const { kept } = openDevice()
    expect(hasAnalysisFlag()).toBe(false)
    setAnalysisFlag()
    expect(hasAnalysisFlag()).toBe(true)
    expect(kept().forAll).toEqual({ analysis: '1' })
  })
})
