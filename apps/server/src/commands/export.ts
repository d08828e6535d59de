import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CvDocument, CvFormat, CvStyle } from '@rolefit/contract'
import { createReadingPool } from '@rolefit/documents'
import { exportCv } from '../cvs/export-cv.ts'
import { Problem } from '../http/replies/problem.ts'
import { parseJson } from '../parse-json.ts'
import type { Command } from './command.ts'
import { refuse } from './refuse.ts'

/** Writes a CV document, as the editor keeps it, as a file, and reads the file back. */
export const exportCommand: Command = {
  summary: 'Write a CV document (JSON) as DOCX or PDF, and check that it reads back whole',
  usage: 'export CV_JSON [--style harvard|modern|minimal] [--format docx|pdf] --out FILE',
  run: async (args, io) => {
    const asked = readOrder(args)
    if (typeof asked === 'string') return refuse(io, asked)
    const text = await readFile(asked.file, 'utf8').catch(() => null)
    if (text === null) return refuse(io, `${asked.file} cannot be read.`)
    const cv = CvDocument.safeParse(parseJson(text))
    if (!cv.success) return refuse(io, `${asked.file} holds no CV document: ${firstIssue(cv)}`)
    const pool = createReadingPool({ children: 1 })
    try {
      const order = { cv: cv.data, format: asked.format, style: asked.style }
      const { file, proof } = await exportCv({ readingPool: pool, now: Date.now }, order)
      const isWritten = await writeFile(asked.out, file.bytes).then(
        () => true,
        () => false,
      )
      if (!isWritten) return refuse(io, `${asked.out} cannot be written.`)
      io.stdout.write(`${asked.out}: ${inWords(proof)}\n`)
      return 0
    } catch (error) {
      if (error instanceof Problem) return refuse(io, error.message)
      throw error
    } finally {
      await pool.close()
    }
  },
}

function readOrder(args: readonly string[]) {
  const options = {
    style: { type: 'string' },
    format: { type: 'string' },
    out: { type: 'string' },
  } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error.message : 'These options cannot be understood.'
  }
  const [file, ...rest] = parsed.positionals
  const { out } = parsed.values
  if (!file || rest.length > 0 || !out) return 'Give one CV document and --out FILE.'
  const style = CvStyle.safeParse(parsed.values.style ?? 'modern')
  const format = CvFormat.safeParse(parsed.values.format ?? out.split('.').at(-1))
  if (!style.success) return 'The styles are harvard, modern and minimal.'
  if (!format.success) return 'The formats are docx and pdf.'
  return { file, out, style: style.data, format: format.data }
}

function firstIssue({
  error,
}: {
  error: { issues: readonly { path: PropertyKey[]; message: string }[] }
}) {
  const { path, message } = error.issues[0] ?? { path: [], message: 'malformed' }
  return `${path.join('.') || 'the whole'}: ${message}`
}

function inWords({
  roles,
  dates,
  bullets,
  skills,
  of,
  ok,
  missing,
}: Awaited<ReturnType<typeof exportCv>>['proof']) {
  const counts = `${roles} of ${of.roles} roles, ${dates} of ${of.dates} dates, ${bullets} of ${of.bullets} lines, ${skills} of ${of.skills} skills`
  return ok
    ? `all recovered (${counts}).`
    : `all words are there; recovered ${counts}; not recognised: ${missing.join('; ')}`
}
