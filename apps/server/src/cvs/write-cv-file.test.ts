import { describe, expect, it } from 'vitest'
import type { CvDocument, CvFormat } from '@rolefit/contract'
import { readDocument } from '@rolefit/documents'
import { writeCvFile } from './write-cv-file.ts'

const cv: CvDocument = {
  header: { name: 'Li Wei (李伟)', email: '', phone: '', location: '', links: [] },
  summary: 'Calm 🚀 under way ⭐ ✅',
  experience: [],
  education: [],
  skills: ['Hindi (हिन्दी)', 'Excel'],
  others: [],
}

async function written(format: CvFormat, document = cv) {
  const file = await writeCvFile(document, { format, style: 'modern', now: 0 })
  if (file.status !== 'written') return { status: file.status, text: '', leftOut: [] }
  const read = await readDocument(file.bytes, `cv.${format}`)
  return { ...file, text: read.status === 'read' ? read.text : '' }
}

describe('writeCvFile', () => {
  it('leaves out of a PDF what no font has, and says so', async () => {
    const { text, leftOut } = await written('pdf')
    expect(text).toContain('Li Wei (李伟)')
    expect(text).toContain('Calm under way ★ ✓')
    expect(text).toContain('Hindi, Excel')
    expect(leftOut).toEqual(['🚀', '(हिन्दी)'])
  })

  it('gives a PDF the title that a window shows: whose CV it is, if that is known', async () => {
    const titleFor = async (name: string) => {
      const document = { ...cv, header: { ...cv.header, name } }
      const file = await writeCvFile(document, { format: 'pdf', style: 'modern', now: 0 })
      const words = Buffer.from(file.status === 'written' ? file.bytes : []).toString('utf8')
      return /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(words)?.[1]
    }
    expect(await titleFor(' Ida Lind ')).toBe('Ida Lind – CV')
    expect(await titleFor(' ')).toBe('CV')
  })

  it('leaves nothing out of a DOCX', async () => {
    const { text, leftOut } = await written('docx')
    expect(text).toContain('Calm 🚀 under way ⭐ ✅')
    expect(text).toContain('Hindi (हिन्दी)')
    expect(leftOut).toEqual([])
  })

  it('writes no PDF that would show less than half of the CV', async () => {
    const foreign = { ...cv, summary: 'आठ वर्षों '.repeat(20) }
    expect((await written('pdf', foreign)).status).toBe('unset')
    expect((await written('docx', foreign)).status).toBe('written')
  })
})
