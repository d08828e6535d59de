import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser, printPdf } from '../../packages/documents/test/fixtures/browser.ts'
import { encryptedDocx, hostileDocx } from '../../packages/documents/test/fixtures/hostile-docx.ts'
import {
  falseCount,
  flateBomb,
  manyPages,
  nestedForms,
  noPages,
  pageLoop,
  textBomb,
} from '../../packages/documents/test/fixtures/hostile-pdfs.ts'
import { type FixtureCv, mara, people } from '../../packages/documents/test/fixtures/people.ts'
import { scanPdf } from '../../packages/documents/test/fixtures/scan.ts'
import { docxLayouts, writeDocx } from '../../packages/documents/test/fixtures/write-docx.ts'
import { htmlLayouts, writeHtml } from '../../packages/documents/test/fixtures/write-html.ts'
import {
  columnTexts,
  pdfLayouts,
  writePdf,
} from '../../packages/documents/test/fixtures/write-pdf.ts'
import type { FixtureFile, FixtureSet } from './fixture-set.ts'

/** Writes every fixture into a folder; apart from the measuring, whose memory is measured. */
export async function writeFixtures(folder: string): Promise<void> {
  mkdirSync(join(folder, 'hostile'), { recursive: true })
  const files: FixtureFile[] = [
    ...(await writeDrawn(folder)),
    ...(await writeWord(folder)),
    ...(await writePrinted(folder)),
    ...(await writeScans(folder)),
  ]
  const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0
  if (hasLibreOffice) files.push(...convertWord(folder, files))
  const hostile = await writeHostile(folder)
  const twoPages = join(folder, 'two-pages.pdf')
  const set: FixtureSet = { files, hostile, twoPages, hasLibreOffice }
  writeFileSync(join(folder, 'set.json'), JSON.stringify(set))
}

async function writeDrawn(folder: string): Promise<FixtureFile[]> {
  const files: FixtureFile[] = []
  for (const [person, cv] of people.entries()) {
    for (const layout of pdfLayouts) {
      const path = join(folder, `pdfkit-${layout}-${person}.pdf`)
      writeFileSync(path, await writePdf(cv, layout))
      const { left, right } = columnTexts(cv)
      const isWide = layout === 'single' || layout === 'spaced'
      const order = isWide ? [[...right, ...left]] : [[...left, ...right]]
      files.push({ path, producer: 'pdfkit', layout, person, order })
    }
  }
  return files
}

async function writeWord(folder: string): Promise<FixtureFile[]> {
  const files: FixtureFile[] = []
  for (const [person, cv] of people.entries()) {
    for (const layout of docxLayouts) {
      const path = join(folder, `docx-${layout}-${person}.docx`)
      writeFileSync(path, await writeDocx(cv, layout))
      files.push({ path, producer: 'docx', layout, person, order: wordOrder(cv, layout) })
    }
  }
  return files
}

async function writePrinted(folder: string): Promise<FixtureFile[]> {
  const browser = await openBrowser()
  const files: FixtureFile[] = []
  for (const [person, cv] of people.entries()) {
    for (const layout of htmlLayouts) {
      const path = join(folder, `chromium-${layout}-${person}.pdf`)
      writeFileSync(path, await printPdf(browser, writeHtml(cv, layout)))
      const order =
        layout === 'grid' || layout === 'table'
          ? [[...sideTexts(cv), ...mainTexts(cv)]]
          : [[...mainTexts(cv), ...sideTexts(cv)]]
      files.push({ path, producer: 'Chromium', layout, person, order })
    }
  }
  const long = { ...mara, roles: Array.from({ length: 5 }, () => mara.roles).flat() }
  writeFileSync(join(folder, 'two-pages.pdf'), await printPdf(browser, writeHtml(long, 'single')))
  await browser.close()
  return files
}

async function writeScans(folder: string): Promise<FixtureFile[]> {
  const files: FixtureFile[] = []
  for (const [person, cv] of people.entries()) {
    if (cv.sections) continue
    const path = join(folder, `scan-${person}.pdf`)
    writeFileSync(path, await scanPdf(await writePdf(cv, 'single')))
    files.push({ path, producer: 'scan', layout: '1 degree askew', person, order: [] })
  }
  return files
}

/** Word files as LibreOffice writes them: printed, and opened and saved. */
function convertWord(folder: string, files: readonly FixtureFile[]): FixtureFile[] {
  const word = files.filter(({ producer }) => producer === 'docx')
  return ['pdf', 'docx'].flatMap((format) => {
    const out = join(folder, `libreoffice-${format}`)
    const paths = word.map(({ path }) => path)
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    execFileSync(
      'soffice',
      [profile, '--headless', '--convert-to', format, '--outdir', out, ...paths],
      {
        stdio: 'ignore',
        timeout: 300_000,
      },
    )
    return word.map((file) => {
      const name = file.path.slice(folder.length + 1).replace(/docx$/, format)
      return { ...file, path: join(out, name), producer: `LibreOffice ${format}` }
    })
  })
}

async function writeHostile(folder: string): Promise<string[]> {
  const whole = await writePdf(mara, 'single')
  const word = await writeDocx(mara, 'styled')
  const files: Readonly<Record<string, Uint8Array>> = {
    'flate-bomb.pdf': flateBomb(),
    'text-bomb.pdf': textBomb(),
    'nested-forms.pdf': nestedForms(),
    'no-pages.pdf': noPages(),
    'false-count.pdf': falseCount(),
    'page-loop.pdf': pageLoop(),
    '5000-pages.pdf': await manyPages(5000),
    'user-password.pdf': await writePdf(mara, 'single', { userPassword: 'user' }),
    'owner-password.pdf': await writePdf(mara, 'single', { ownerPassword: 'owner' }),
    ...Object.fromEntries(
      [10, 50, 90, 99].map((share) => [
        `cut-${share}.pdf`,
        whole.slice(0, (whole.length * share) / 100),
      ]),
    ),
    'garbage.pdf': Buffer.from('%PDF-1.7\n'.padEnd(5000, '\u0001\u00ff\u0003')),
    'empty.pdf': new Uint8Array(),
    'word.pdf': word,
    'pdf.docx': whole,
    'cut.docx': word.slice(0, word.length / 2),
    'password.docx': encryptedDocx(),
    ...Object.fromEntries(
      Object.entries(hostileDocx).map(([name, make]) => [`${name}.docx`, make()]),
    ),
  }
  return Object.entries(files).map(([name, bytes]) => {
    const path = join(folder, 'hostile', name)
    writeFileSync(path, bytes)
    return path
  })
}

function wordOrder(cv: FixtureCv, layout: string): readonly (readonly string[])[] {
  return layout === 'table'
    ? [[...sideTexts(cv), ...mainTexts(cv)]]
    : [[...mainTexts(cv), ...sideTexts(cv)]]
}

function mainTexts(cv: FixtureCv): readonly string[] {
  return [
    cv.summary,
    ...cv.roles.flatMap(({ title, dates, company, bullets }) => [
      title,
      dates,
      company,
      ...bullets,
    ]),
    ...cv.schools.flatMap(({ degree, dates, school }) => [degree, dates, school]),
  ]
}

function sideTexts(cv: FixtureCv): readonly string[] {
  return [...cv.skills, ...cv.languages]
}
