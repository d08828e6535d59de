import { describe, expect, it } from 'vitest'
import { notSavedInWords } from './not-saved-in-words.ts'

const restarting = 'The server is restarting. Please try again in a moment.'

describe('notSavedInWords', () => {
  it('says of a lost connection where the changes are, and that they go out by themselves', () => {
    expect(notSavedInWords({ status: 'failed', reason: null, isPassing: true }, true)).toEqual({
      status: 'failed',
      isPassing: true,
      message:
        'No connection. Your changes are kept on this device. They will be saved when you are back online.',
    })
  })

  it('says the same of a server that cannot take them just now', () => {
    expect(
      notSavedInWords({ status: 'failed', reason: restarting, isPassing: true }, true),
    ).toEqual({
      status: 'failed',
      isPassing: true,
      message: `${restarting} Your changes are kept on this device. They will be saved as soon as that works again.`,
    })
  })

  it('promises nothing of what will be refused again', () => {
    const reason = 'That is as many CVs as we keep. Delete one first.'
    expect(notSavedInWords({ status: 'failed', reason, isPassing: false }, true)).toEqual({
      status: 'failed',
      isPassing: false,
      message: `${reason} Your changes are kept on this device.`,
    })
  })

  it('asks to keep the page open where this device cannot keep them', () => {
    expect(
      notSavedInWords({ status: 'failed', reason: null, isPassing: true }, false),
    ).toMatchObject({ message: 'No connection. Keep this page open.' })
  })
})
