import { afterAll, describe, expect, it } from 'vitest'
import { flateBomb, nestedForms, textBomb } from '../../test/fixtures/hostile-pdfs.ts'
import { mara } from '../../test/fixtures/people.ts'
import { scanPdf } from '../../test/fixtures/scan.ts'
import { writeDocx } from '../../test/fixtures/write-docx.ts'
import { writePdf } from '../../test/fixtures/write-pdf.ts'
import { firstOutOfOrder } from '../../test/reading-order.ts'
import { readDocument } from '../read-document.ts'
import { createReadingPool, type ReadingPool } from './reading-pool.ts'

const plain = Buffer.from('Mara Lindqvist\nPlant Engineer')

/** Deadlines are wide where only the answer matters: the machine may be busy. */
const patient = { deadlineMilliseconds: 15_000, ocrPageMilliseconds: 60_000 }
const pools: ReadingPool[] = []

function openPool(options: Parameters<typeof createReadingPool>[0]): ReadingPool {
  const pool = createReadingPool(options)
  pools.push(pool)
  return pool
}

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
})

describe('the reading pool', () => {
  it('reads what reading in process reads', async () => {
    const pool = openPool({ children: 1, limits: patient })
    const pdf = await writePdf(mara, 'columns')
    const docx = await writeDocx(mara, 'styled')
    expect(await pool.read(pdf, 'cv.pdf')).toEqual(await readDocument(pdf, 'cv.pdf'))
    expect(await pool.read(docx, 'cv.docx')).toEqual(await readDocument(docx, 'cv.docx'))
    expect(await pool.read(plain, 'cv.txt')).toEqual(await readDocument(plain, 'cv.txt'))
  })

  it('answers every one of many at once, in the right order', async () => {
    const pool = openPool({ children: 2, limits: patient })
    const texts = Array.from({ length: 30 }, (_, index) => `Person number ${index}`)
    const results = await Promise.all(texts.map((text) => pool.read(Buffer.from(text), 'cv.txt')))
    expect(results.map((result) => result.status === 'read' && result.text)).toEqual(texts)
  })

  it('stops what never ends, and reads on', async () => {
    const pool = openPool({ children: 1, limits: { deadlineMilliseconds: 1500 } })
    await pool.read(plain, 'cv.txt')
    const result = await pool.read(nestedForms(), 'cv.pdf')
    expect(result).toMatchObject({ status: 'unreadable' })
    expect(result.status === 'unreadable' && result.reason).toMatch(/^too(k_too_long|_large)$/)
    expect(await pool.read(plain, 'cv.txt')).toMatchObject({ status: 'read' })
  })

  it('stops what takes too much memory, and the parent does not grow', async () => {
    const pool = openPool({ children: 1, limits: { ...patient, residentMegabytes: 300 } })
    await pool.read(plain, 'cv.txt')
    const bomb = flateBomb(400)
    const before = process.memoryUsage().rss
    expect(await pool.read(bomb, 'cv.pdf')).toMatchObject({ reason: 'too_large' })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
    expect(await pool.read(plain, 'cv.txt')).toMatchObject({ status: 'read' })
  })

  it('does not let one file disturb another', async () => {
    const pool = openPool({ children: 2, limits: { deadlineMilliseconds: 1500 } })
    const docx = await writeDocx(mara, 'plain')
    await pool.read(docx, 'cv.docx')
    const [bomb, ...others] = await Promise.all([
      pool.read(textBomb(), 'cv.pdf'),
      ...Array.from({ length: 10 }, () => pool.read(docx, 'cv.docx')),
    ])
    expect(bomb).toMatchObject({ status: 'unreadable' })
    expect(others.every(({ status }) => status === 'read')).toBe(true)
  })

  it('lets a caller go away, before its turn and in it', async () => {
    const pool = openPool({ children: 1, limits: patient })
    await pool.read(plain, 'cv.txt')
    const running = new AbortController()
    const waiting = new AbortController()
    const first = pool.read(nestedForms(), 'cv.pdf', { signal: running.signal })
    const second = pool.read(plain, 'cv.txt', { signal: waiting.signal })
    waiting.abort(new Error('gone before'))
    await expect(second).rejects.toThrow('gone before')
    running.abort(new Error('gone within'))
    await expect(first).rejects.toThrow('gone within')
    expect(await pool.read(plain, 'cv.txt')).toMatchObject({ status: 'read' })
  })

  it('blames no file for being closed: neither the one being read, nor who waits or comes later', async () => {
    const pool = createReadingPool({ children: 1, limits: patient })
    await pool.read(plain, 'cv.txt')
    const reading = pool.read(nestedForms(), 'cv.pdf')
    const waiting = pool.read(plain, 'cv.txt')
    await pool.close()
    for (const result of await Promise.all([reading, waiting, pool.read(plain, 'cv.txt')])) {
      expect(result).toMatchObject({ status: 'unreadable', reason: 'broke_off' })
    }
  })

  it('recognises the words of a scan, says so and how far it is, and reads on meanwhile', async () => {
    const pool = openPool({ children: 1, limits: patient })
    const scan = await scanPdf(await writePdf(mara, 'single'))
    const steps: string[] = []
    const answered: string[] = []
    let isRecognising: () => void = () => undefined
    const recognising = new Promise<void>((resolve) => {
      isRecognising = resolve
    })
    const slow = pool.read(scan, 'scan.pdf', {
      onProgress: ({ page, pages }) => {
        steps.push(`${page}/${pages}`)
        isRecognising()
      },
    })
    const isAnswered = slow.then(() => answered.push('scan'))
    await Promise.race([recognising, slow])
    await pool.read(plain, 'cv.txt').then(() => answered.push('text'))
    await isAnswered
    expect(answered).toEqual(['text', 'scan'])
    const result = await slow
    if (result.status !== 'read') throw new Error(result.reason)
    expect(steps).toEqual(['1/1'])
    expect(
      firstOutOfOrder(result.text, [mara.name, 'Senior Plant Engineer', 'Northwind Foods']),
    ).toBeNull()
    expect(result.text).toContain(mara.email)
    expect(result.report.method).toBe('ocr')
    expect(result.report.confidence).toBeLessThan(0.9)
    expect(result.report.doubts[0]).toContain('recognised from pictures')
    expect(await pool.read(plain, 'cv.txt')).toMatchObject({ status: 'read' })
  }, 180_000)

  it('leaves scans alone where recognition is off', async () => {
    const pool = openPool({ children: 1, ocr: false, limits: patient })
    const scan = await scanPdf(await writePdf(mara, 'single'))
    expect(await pool.read(scan, 'scan.pdf')).toMatchObject({ reason: 'image_only' })
  })
})
