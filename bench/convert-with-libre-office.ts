import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const { resolve } = createRequire(new URL('../packages/documents/src/index.ts', import.meta.url))
const atOnce = 30
const patienceMs = 300_000

/** Opens the files of a folder in LibreOffice, with the typefaces that come along, and prints each as PDF. */
export async function convertWithLibreOffice(
  folder: string,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const [home, out] = [join(folder, 'home'), join(folder, 'printed')]
  mkdirSync(out, { recursive: true })
  for (const face of ['arimo', 'carlito', 'tinos']) {
    const fonts = dirname(resolve(`@expo-google-fonts/${face}/package.json`))
    cpSync(fonts, join(home, '.fonts', face), { recursive: true })
  }
  for (let at = 0; at < files.length; at += atOnce) {
    const batch = files.slice(at, at + atOnce).map((file) => join(folder, file))
    await run('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', out, ...batch], {
      env: { HOME: home, PATH: process.env.PATH ?? '' },
      timeout: patienceMs,
    })
  }
  return new Set(readdirSync(out))
}

/** Whether LibreOffice is there to ask. */
export async function hasLibreOffice(): Promise<boolean> {
  return run('soffice', ['--version'], { timeout: 60_000 }).then(
    () => true,
    () => false,
  )
}
