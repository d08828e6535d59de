import { expect, it } from 'vitest'
import { type ReadResult, readDocument } from '@rolefit/documents'
import { wardManager as cv } from '../../test/cvs/ward-manager.ts'
import { signedInBrowser } from '../../test/people.ts'
import { createTestApp } from '../../test/test-app.ts'
import { testReadingPool } from '../../test/test-workers.ts'
import { writeCvFile } from './write-cv-file.ts'

/** Exports a CV where the file that is read back comes to this. */
async function exported(reading: () => Promise<ReadResult>) {
  const readingPool = { ...testReadingPool, read: reading }
  const test = await createTestApp({ readingPool })
  const browser = await signedInBrowser(test)
  const response = await browser.fetch('/api/export-cv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cv, format: 'docx', style: 'modern' }),
  })
  await test.close()
  return response
}

/** What a reader finds in the file of a CV that lacks some of the lines. */
async function readingWithout(lost: readonly string[]): Promise<ReadResult> {
  const experience = cv.experience.map((role) => ({
    ...role,
    bullets: role.bullets.filter((line) => !lost.includes(line)),
  }))
  const written = await writeCvFile(
    { ...cv, experience },
    { format: 'docx', style: 'modern', now: 0 },
  )
  if (written.status !== 'written') throw new Error(written.status)
  return readDocument(written.bytes, 'cv.docx')
}

it('hands out a file that reads back whole', async () => {
  const response = await exported(() => readingWithout([]))
  expect(response.status).toBe(200)
  expect(new Uint8Array(await response.arrayBuffer()).slice(0, 2)).toEqual(Uint8Array.of(80, 75))
})

it.each([
  [
    ['Lead 24 nurses on two wards'],
    '“Lead 24 nurses on two wards” did not come back from the file.',
  ],
  [
    ['Lead 24 nurses on two wards', 'Cared for 12 patients a shift'],
    '“Lead 24 nurses on two wards” and 1 more did not come back from the file.',
  ],
])('hands out nothing of one that lost %j, and says so', async (lost, reason) => {
  const response = await exported(() => readingWithout(lost))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    ok: false,
    error: 'export_incomplete',
    message: `Error exporting CV: ${reason}`,
    lost,
  })
})

it('hands out nothing that no reader can open', async () => {
  const message = 'This file is damaged and cannot be opened.'
  const damaged = { status: 'unreadable', reason: 'damaged', message, advice: '' } as const
  const response = await exported(async () => damaged)
  expect([response.status, (await response.json()).message]).toEqual([
    422,
    `Error exporting CV: ${message}`,
  ])
})

it('says that it broke off where the reader did, for that says nothing of the file', async () => {
  const broken = { status: 'unreadable', reason: 'broke_off', message: '', advice: '' } as const
  const response = await exported(async () => broken)
  expect([response.status, (await response.json()).error]).toEqual([503, 'broke_off'])
})
