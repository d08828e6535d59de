import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import chromium from '@sparticuz/chromium'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** A Chromium: the one ROLEFIT_CHROMIUM names, one on the PATH, or the one inside an npm package. */
export async function findBrowser(): Promise<string> {
  const named = process.env.ROLEFIT_CHROMIUM
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  const found = candidates.find((path) => existsSync(path))
  if (found) return found
  return unpackBrowser()
}

/** Unpacks into this project: in the shared temporary folder another user's copy may be in the way. */
async function unpackBrowser(): Promise<string> {
  const folder = join(import.meta.dirname, '../.cache/browser')
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  chromium.setGraphicsMode = false
  const path = await chromium.executablePath()
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  return path
}

/** Quiet, offline, and able to run as root, where a sandbox is not to be had. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
