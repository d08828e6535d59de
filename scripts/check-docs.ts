import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Paths and links that the documentation names have to exist. */
const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean)

const decisions = 'docs/decisions'
/** Where a path begins that is named without its package: "text/tokenize.ts". */
const homes = [
  '.',
  'packages/engine',
  'packages/engine/src',
  'packages/engine/src/cv',
  'packages/documents/src',
  'apps/server/src',
  'apps/web/app',
]

const complaints = [...documents.flatMap(deadPaths), ...documents.flatMap(unlisted)]
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exit(1)
console.log(`${documents.length} documents name only what exists.`)

function deadPaths(document: string): string[] {
  const text = readFileSync(document, 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)].map(
    ([, path]) => path ?? '',
  )
  const named = [
    ...text.matchAll(/`((?:apps|packages|content|bench|e2e|docs|scripts)\/[\w./-]+)`/g),
  ].map(([, path]) => path ?? '')
  const short = [...text.matchAll(/`((?:[a-z][\w-]*\/)+[\w.-]+\.tsx?)`/g)].map(
    ([, path]) => path ?? '',
  )
  return [
    ...links.filter((path) => !existsSync(join(dirname(document), path))),
    ...named.filter((path) => !existsSync(path)),
    ...short.filter((path) => !homes.some((home) => existsSync(join(home, path)))),
  ].map((path) => `${document}: ${path} does not exist`)
}

/** Who looks for a decision looks in the index. */
function unlisted(document: string): string[] {
  const index = `${decisions}/README.md`
  if (dirname(document) !== decisions || document === index) return []
  const isListed = readFileSync(index, 'utf8').includes(`](${basename(document)})`)
  return isListed ? [] : [`${index}: ${basename(document)} is not listed`]
}
