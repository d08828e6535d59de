import { describe, expect, it } from 'vitest'
import { emptyCv } from '../state/edited-cv.ts'
import { parseDraft } from './device-draft.ts'

const draft = { name: 'For hospitals', style: 'modern', cv: emptyCv, patches: [], version: 3 }

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
