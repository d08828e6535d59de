import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createReadingPool, type ReadFile, type ReadResult } from '@rolefit/documents'
import { readCv } from '@rolefit/engine'
import type { Command, CommandIo } from './command.ts'
import { readFileArguments } from './read-file-arguments.ts'
import { refuse } from './refuse.ts'

/** Reads a CV file and prints what a parser gets to see of it, for people or for programs. */
export const readCommand: Command = {
  summary: 'Show what a parser reads in a CV file: its text, what it makes of it, what it doubts',
  usage: 'read CV_FILE [--json] [--no-ocr]',
  run: async (args, io) => {
    const given = readFileArguments(args, ['--json', '--no-ocr'])
    if (typeof given === 'string') return refuse(io, given)
    const [file, ...rest] = given.files
    if (!file || rest.length > 0) return refuse(io, 'Give one CV file.')
    const bytes = await readFile(file).catch(() => null)
    if (!bytes) return refuse(io, `${file} cannot be read.`)
    const result = await readInChild(bytes, basename(file), { ocr: !given.isOn('--no-ocr'), io })
    if (result.status === 'unreadable') return refuse(io, `${result.message} ${result.advice}`)
    io.stdout.write(given.isOn('--json') ? asJson(result) : asPage(result))
    return 0
  },
}

async function readInChild(
  bytes: Uint8Array,
  name: string,
  { ocr, io }: { readonly ocr: boolean; readonly io: CommandIo },
): Promise<ReadResult> {
  const pool = createReadingPool({ children: 1, ocr })
  try {
    return await pool.read(bytes, name, {
      onProgress: ({ page, pages }) =>
        io.stderr.write(`Recognising the words of page ${page} of ${pages} …\n`),
    })
  } finally {
    await pool.close()
  }
}

function asJson({ text, lines, links, report }: ReadFile): string {
  const cv = readCv(text, lines)
  const { doubts, ...quality } = report
  return `${JSON.stringify({ text, warnings: doubts, cv, quality, links, lines }, null, 2)}\n`
}

function asPage({ text, links, report }: ReadFile): string {
  const facts = [
    `${report.format}, ${count(report.pages, 'page')}, ${count(report.words, 'word')}, ${count(report.columns, 'column')}`,
    `language ${report.language ?? 'unknown'}, confidence ${report.confidence.toFixed(2)}`,
    ...report.doubts.map((doubt) => `! ${doubt}`),
    ...report.hiddenText.map(({ text: hidden, page }) => `! Hidden on page ${page}: ${hidden}`),
    ...links.map(({ target, text: words }) => `> ${words === '' ? '' : `${words}: `}${target}`),
  ]
  return `${text}\n\n---\n${facts.join('\n')}\n`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
