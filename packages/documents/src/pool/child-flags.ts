import { createRequire } from 'node:module'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const nurseryMegabytes = 16

/** Node's flags for a reading child: no files but code, no programs, little memory. */
export function childFlags(heapMegabytes: number): string[] {
  return [
    '--permission',
    ...readableFolders().map((folder) => `--allow-fs-read=${folder}`),
    // The canvas that draws pages is native; recognising words runs in a thread of its own.
    '--allow-addons',
    '--allow-worker',
    `--max-old-space-size=${heapMegabytes}`,
    // A small heap brings a small nursery, in which a file's objects are copied over and over: half the time.
    `--min-semi-space-size=${nurseryMegabytes}`,
    `--max-semi-space-size=${nurseryMegabytes}`,
    '--no-warnings',
  ]
}

/** This package and the folders that npm put its dependencies into. */
function readableFolders(): readonly string[] {
  const { resolve } = createRequire(import.meta.url)
  const own = fileURLToPath(new URL('../..', import.meta.url))
  const modules = dependencies.map((name) => {
    const path = resolve(name)
    return path.slice(0, path.lastIndexOf(inModules) + inModules.length)
  })
  return [...new Set([own, ...modules])]
}

const inModules = `${sep}node_modules${sep}`
const dependencies = ['pdfjs-dist', 'yauzl', 'saxes', 'tesseract.js', '@napi-rs/canvas'] as const
