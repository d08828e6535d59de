import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReadingPool } from '@rolefit/documents'
import { type FixtureFile, readFixtureSet } from './fixture-set.ts'
import {
  emptyTallies,
  type FieldResult,
  fieldNames,
  measureFile,
  type Tally,
} from './measure-fields.ts'
import { measureLeak, measureSafety } from './measure-safety.ts'

/**
 * How well, how fast and how safely files are read. Fixtures are written from people who do not
 * exist, by every producer at hand: pdfkit, docx, Chromium, and LibreOffice where it is installed.
 */
const goals = {
  fieldAccuracy: 0.97,
  pdfRatio: 1.5,
  docxMilliseconds: 10,
  childMilliseconds: 5,
  parentMegabytes: 150,
  recoveryMilliseconds: 500,
  /** A heap breathes; growth beyond that over 200 files is a leak. */
  growthMegabytes: 30,
} as const

/** What is read is measured here, not how fast. */
const patient = {
  deadlineMilliseconds: 60_000,
  ocrPageMilliseconds: 120_000,
  ocrMilliseconds: 300_000,
} as const

const [job, target] = process.argv.slice(2)
// The parent's memory is measured, so it loads nothing that a server which only reads would not.
if (job === 'write' && target) await (await import('./write-fixtures.ts')).writeFixtures(target)
else process.exit((await measure()) ? 0 : 1)

async function measure(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-reading-'))
  try {
    const [status] = await once(fork(import.meta.filename, ['write', folder]), 'exit')
    if (status !== 0) throw new Error('the fixtures could not be written')
    const set = readFixtureSet(folder)
    if (!set.hasLibreOffice) console.log('LibreOffice is not installed: its files are left out.\n')
    const checks = [
      ...(await reportSafety(set.hostile)),
      ...(await reportLeak(set.files)),
      ...(await reportSpeed(set.twoPages, set.files)),
      ...(await reportFields(set.files)),
    ]
    console.log('\ngoal                                              measured   wanted')
    for (const { goal, measured, wanted, isMet } of checks) {
      console.log(
        `${goal.padEnd(48)}  ${measured.padStart(8)}   ${wanted.padEnd(10)} ${isMet ? 'met' : 'MISSED'}`,
      )
    }
    return checks.every(({ isMet }) => isMet)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Check {
  readonly goal: string
  readonly measured: string
  readonly wanted: string
  readonly isMet: boolean
}

function atMost(goal: string, measured: number, limit: number, unit: string): Check {
  return {
    goal,
    measured: `${measured.toFixed(unit === '' ? 2 : 1)}${unit}`,
    wanted: `<= ${limit}${unit}`,
    isMet: measured <= limit,
  }
}

function atLeast(goal: string, measured: number, limit: number): Check {
  return { goal, measured: measured.toFixed(3), wanted: `>= ${limit}`, isMet: measured >= limit }
}

async function reportSafety(paths: readonly string[]): Promise<readonly Check[]> {
  const { rows, mostParentMegabytes } = await measureSafety(paths)
  console.log('hostile file                  answer             ms   recovery ms')
  for (const { name, answer, milliseconds, recovery } of rows) {
    console.log(
      `${name.padEnd(29)} ${answer.padEnd(15)} ${milliseconds.toFixed(0).padStart(5)} ${recovery.toFixed(0).padStart(13)}`,
    )
  }
  const slowest = Math.max(...rows.map(({ recovery }) => recovery))
  return [
    atMost(
      'parent memory under every hostile file',
      mostParentMegabytes,
      goals.parentMegabytes,
      ' MB',
    ),
    atMost('recovery after the worst of them', slowest, goals.recoveryMilliseconds, ' ms'),
  ]
}

async function reportLeak(files: readonly FixtureFile[]): Promise<readonly Check[]> {
  const digital = files.filter(({ producer }) => producer !== 'scan')
  const points = await measureLeak(digital.map(({ path }) => path))
  console.log('\nfiles in a row   parent MB   child MB')
  for (const { filesRead, parent, child } of points) {
    console.log(
      `${String(filesRead).padStart(14)} ${parent.toFixed(0).padStart(11)} ${child.toFixed(0).padStart(10)}`,
    )
  }
  const [before, after] = points.slice(-2)
  const grown = (of: 'parent' | 'child'): number => (after?.[of] ?? 0) - (before?.[of] ?? 0)
  return [
    atMost(
      'parent grows over the last 200 of 1200 files',
      grown('parent'),
      goals.growthMegabytes,
      ' MB',
    ),
    atMost(
      'child grows over the last 200 of 1200 files',
      grown('child'),
      goals.growthMegabytes,
      ' MB',
    ),
  ]
}

async function reportSpeed(
  twoPages: string,
  files: readonly FixtureFile[],
): Promise<readonly Check[]> {
  const docx = files.find(({ producer }) => producer === 'docx')
  const { measureSpeed } = await import('./measure-speed.ts')
  const speed = await measureSpeed(twoPages, docx?.path ?? '')
  XX
  return [
    atMost(
      'two-page PDF, pool beside getTextContent alone',
      speed.pdfInPool / speed.pdfjs,
      goals.pdfRatio,
      '',
    ),
    atMost('DOCX, in process', speed.docxInProcess, goals.docxMilliseconds, ' ms'),
    atMost(
      'what the child costs (DOCX)',
      speed.docxInPool - speed.docxInProcess,
      goals.childMilliseconds,
      ' ms',
    ),
    atMost(
      'what the child costs (text)',
      speed.textInPool - speed.textInProcess,
      goals.childMilliseconds,
      ' ms',
    ),
  ]
}

async function reportFields(files: readonly FixtureFile[]): Promise<readonly Check[]> {
  const pool = createReadingPool({ children: 2, limits: patient })
  const results = await Promise.all(
    files.map(async (file) => ({ file, result: await measureFile(pool, file) })),
  )
  await pool.close()
  console.log(
    `\nfields read right      files ${fieldNames.map((name) => name.padStart(8)).join('')}   in order`,
  )
  const groups = Map.groupBy(results, ({ file }) => `${file.producer} ${file.layout}`)
  for (const [group, members] of groups)
    printGroup(
      group,
      members.map(({ result }) => result),
    )
  for (const { result } of results) for (const miss of result.misses) console.log(`  ${miss}`)
  const digital = results.filter(({ file }) => file.producer !== 'scan').map(({ result }) => result)
  const ordered = digital.filter(({ inOrder }) => inOrder !== null)
  return [
    ...fieldNames.map((field) =>
      atLeast(`field accuracy: ${field}`, shareOf(sumTallies(digital)[field]), goals.fieldAccuracy),
    ),
    atLeast(
      'files read in order',
      ordered.filter(({ inOrder }) => inOrder).length / ordered.length,
      1,
    ),
  ]
}

function printGroup(group: string, results: readonly FieldResult[]): void {
  const tallies = sumTallies(results)
  const shares = fieldNames.map((name) => shareOf(tallies[name]).toFixed(2).padStart(8))
  const inOrder = results.filter((result) => result.inOrder).length
  const order = results[0]?.inOrder === null ? '-' : `${inOrder}/${results.length}`
  console.log(
    `${group.padEnd(24)} ${String(results.length).padStart(3)} ${shares.join('')}   ${order}`,
  )
}

function sumTallies(results: readonly FieldResult[]): ReturnType<typeof emptyTallies> {
  const sums = emptyTallies()
  for (const { fields } of results) {
    for (const name of fieldNames) {
      sums[name].right += fields[name].right
      sums[name].all += fields[name].all
    }
  }
  return sums
}

function shareOf({ right, all }: Tally): number {
  return all === 0 ? 0 : right / all
}
