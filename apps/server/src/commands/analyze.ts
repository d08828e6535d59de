import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createReadingPool } from '@rolefit/documents'
import { analyze, refusalWords } from '@rolefit/engine'
import { toAnalysisResult } from '../analyses/engine/to-analysis-result.ts'
import { monthOf } from '../analyses/kept/month-of.ts'
import type { Command } from './command.ts'
import { printReport } from './print-report.ts'
import { readFileArguments } from './read-file-arguments.ts'
import { refuse } from './refuse.ts'

/** Analyses a CV file against a posting in a text file, and prints the result for people or for programs. */
export const analyzeCommand: Command = {
  summary: 'Show how a CV fits a posting: score, receipt, evidence, what to change',
  usage: 'analyze CV_FILE JOB_FILE [--json]',
  run: async (args, io) => {
    const given = readFileArguments(args, ['--json'])
    if (typeof given === 'string') return refuse(io, given)
    const [cvFile, jobFile, ...rest] = given.files
    if (!cvFile || !jobFile || rest.length > 0)
      return refuse(io, 'Give a CV file and a file with the posting.')
    const job = await readBytes(jobFile)
    if (!job) return refuse(io, `${jobFile} cannot be read.`)
    const bytes = await readBytes(cvFile)
    if (!bytes) return refuse(io, `${cvFile} cannot be read.`)
    const cv = await readCvFile(bytes, basename(cvFile))
    if (cv.status === 'unreadable') return refuse(io, `${cv.message} ${cv.advice}`)
    const report = analyze({
      cvText: cv.text,
      jobText: job.toString('utf8'),
      today: monthOf(Date.now()),
      layout: cv.lines,
      file: cv.report,
    })
    if (report.status === 'refused') return refuse(io, refusalWords[report.reason])
    io.stdout.write(
      given.isOn('--json')
        ? `${JSON.stringify(toAnalysisResult(report, { fileName: basename(cvFile), file: cv.report }), null, 2)}\n`
        : printReport(report),
    )
    return 0
  },
}

async function readBytes(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null)
}

async function readCvFile(bytes: Uint8Array, name: string) {
  const pool = createReadingPool({ children: 1 })
  try {
    return await pool.read(bytes, name)
  } finally {
    await pool.close()
  }
}
