import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageContext } from '../page-context.ts'
import { anywayName } from './form/thin-posting.ts'
import { sendAnalysis } from './send-analysis.ts'

const short = 'Senior nurse for a surgical ward'
const long = Array.from({ length: 50 }, (_, index) => `duty${index}`).join(' ')
const cv = new File(['%PDF'], 'mara.pdf')

const replies: Readonly<Record<string, object>> = {
  '/api/read-cv': { ok: true, text: 'Read from the file', file_name: 'mara.pdf' },
  '/api/analyze': { ok: true, id: 'ana_1', score: 70 },
}

/** Sends the form as a browser without JavaScript does, to an API that answers by its address. */
async function send(fields: Readonly<Record<string, string | File>>, api = replies) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const encoded = new Response(form)
  const asked: string[] = []
  const context = new RouterContextProvider()
  context.set(pageContext, {
    ...{ nonce: '', origin: 'http://localhost', services: [], feedbackFormUrl: undefined },
    reportError: () => {},
    fetchApi: async (address) => {
      const { pathname } = new URL(String(address))
      asked.push(pathname)
      return Response.json(api[pathname] ?? { ok: false, message: 'Unexpected' })
    },
  })
  const request = new Request('http://localhost/analyze', {
    method: 'POST',
    // A proxy may pass it on in pieces, without saying how long it is.
    body: await encoded.arrayBuffer(),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  })
  return { answer: await sendAnalysis({ request, context }), asked }
}

describe('sendAnalysis', () => {
  it('leads to the result of a whole posting', async () => {
    const { answer, asked } = await send({ jd_text: long, cv })
    expect(answer instanceof Response && answer.headers.get('location')).toBe(
      '/analyze?analysis=ana_1#overview',
    )
    expect(asked).toEqual(['/api/analyze'])
  })

  it('asks first where a posting is short or only a link, and keeps what was typed', async () => {
    for (const jd_text of [short, 'https://jobs.example/1']) {
      const { answer, asked } = await send({ jd_text, cv_text: 'Nurse' })
      expect(answer).toEqual({
        ...{ jobText: jd_text, cvText: 'Nurse', isLimit: false, problem: null },
        thinPosting: { fileName: null },
      })
      expect(asked).toEqual([])
    }
  })

  it('gives the text of a chosen file back, since no page can give back the file', async () => {
    const { answer, asked } = await send({ jd_text: short, cv })
    expect(answer).toMatchObject({
      cvText: 'Read from the file',
      thinPosting: { fileName: 'mara.pdf' },
    })
    expect(asked).toEqual(['/api/read-cv'])
  })

  it('says that a file is too large, and keeps the posting', async () => {
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'mara.pdf')
    const { answer, asked } = await send({ jd_text: long, cv: large })
    expect(answer).toMatchObject({ jobText: long, isLimit: false })
    expect(answer).toHaveProperty('problem', expect.stringContaining('larger than 5 MB'))
    expect(asked).toEqual([])
  })

  it('says at once that a file cannot be read', async () => {
    const unreadable = { ok: false, message: 'This file is protected by a password.' }
    const { answer } = await send({ jd_text: short, cv }, { '/api/read-cv': unreadable })
    expect(answer).toMatchObject({ problem: unreadable.message, jobText: short })
    expect(answer).not.toHaveProperty('thinPosting')
  })

  it('analyses a short posting once the person has chosen to', async () => {
    const { answer, asked } = await send({ jd_text: short, cv_text: 'Nurse', [anywayName]: '1' })
    expect(answer).toBeInstanceOf(Response)
    expect(asked).toEqual(['/api/analyze'])
  })
})
