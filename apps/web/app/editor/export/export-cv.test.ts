import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyCv } from '../state/edited-cv.ts'
import { download, exportCv } from './export-cv.ts'

const order = { cv: emptyCv, format: 'docx', style: 'modern' } as const

describe('exportCv', () => {
  afterEach(() => vi.unstubAllGlobals())

  const exported = (answer: () => Promise<Response>) => {
    const fetchReply = vi.fn<typeof fetch>(answer)
    vi.stubGlobal('fetch', fetchReply)
    return { result: exportCv(order), fetchReply }
  }

  it('sends the CV, format and style, and answers the file', async () => {
    const { result, fetchReply } = exported(async () => new Response('PK'))
    const file = await result
    expect(file.ok && (await file.file.text())).toBe('PK')
    const [path, init] = fetchReply.mock.calls[0] ?? []
    expect([path, init?.method, init?.credentials]).toEqual(['/api/export-cv', 'POST', 'include'])
    expect(JSON.parse(String(init?.body))).toEqual(order)
  })

  it('answers why the server handed nothing out', async () => {
    const message = 'Some characters cannot be set in a PDF here.'
    const { result } = exported(async () =>
      Response.json({ ok: false, error: 'unset_characters', message }, { status: 422 }),
    )
    expect(await result).toEqual({ ok: false, reason: message, isForWordOnly: true })
  })

  it('gives no reason for an answer that is not ours', async () => {
    const { result } = exported(async () => new Response('<h1>', { status: 502 }))
    expect(await result).toEqual({ ok: false, reason: null, isForWordOnly: false })
  })

  it('says that the connection was lost', async () => {
    const { result } = exported(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await result).toMatchObject({ ok: false, reason: 'The connection was lost.' })
  })
})

describe('download', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('keeps the file until a browser that is slow to read it has done so, and no longer', () => {
    vi.useFakeTimers()
    const link = { href: '', download: '', click: vi.fn<() => void>() }
    const revoke = vi.fn<(address: string) => void>()
    vi.stubGlobal('document', { createElement: () => link })
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:cv', revokeObjectURL: revoke })
    download(new Blob(['PK']), 'cv.docx')
    expect([link.href, link.download, link.click.mock.calls.length]).toEqual([
      'blob:cv',
      'cv.docx',
      1,
    ])
    vi.advanceTimersByTime(1_000)
    expect(revoke).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(revoke).toHaveBeenCalledWith('blob:cv')
  })
})
