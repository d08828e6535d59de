import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/** Which of our workspaces each may import. Everything not listed is forbidden. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'packages/engine': [],
  'packages/documents': [],
  'packages/contract': ['@rolefit/engine'],
  'apps/server': ['@rolefit/contract', '@rolefit/engine', '@rolefit/documents'],
  'apps/web': ['@rolefit/contract', '@rolefit/engine'],
}

/** The product's nouns in the server: they use each other's verbs, never each other's stores or routes. */
const serverSlices = [
  'accounts',
  'sign-in',
  'credits',
  'payments',
  'analyses',
  'sharing',
  'cvs',
  'feedback',
  'events',
  'writing',
]
/** The one place that knows every slice's routes. */
const composition = 'apps/server/src/app.ts'
/** What every folder of the web app may stand on; the rest are features, which routes put together. */
const webGround = ['ui', 'session', 'analytics', 'meta', 'prose']
const ownerless = /^(utils?|helpers?|misc|common|shared|types|constants|services?|managers?)\.tsx?$/
const longestFile = 300
/** Word lists and catalogs are data, whatever their length. */
const data = /\/(lexicon|fixtures|golden|graded)\//

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean)

const complaints = files.flatMap(complain)
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exit(1)
console.log(`${files.length} files keep to the arrows.`)

function complain(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, path]) => path ?? '',
  )
  return [
    ...imports.flatMap((path) => arrowComplaint(file, path, text)),
    ...imports.flatMap((path) => sliceComplaint(file, path)),
    ...imports.flatMap((path) => featureComplaint(file, path)),
    ...(ownerless.test(basename(file)) ? [`${file}: a name without an owner`] : []),
    ...lengthComplaint(file, text),
  ]
}

function arrowComplaint(file: string, path: string, text: string): string[] {
  const home = Object.keys(arrows).find((workspace) => file.startsWith(`${workspace}/`))
  const target = /^@rolefit\/[a-z]+/.exec(path)?.[0]
  if (!home || !target || target === `@rolefit/${basename(home)}`) return []
  if (!arrows[home]?.includes(target)) return [`${file}: ${home} must not import ${target}`]
  const isTypeOnly = new RegExp(`import type [^;']*'${path}'`).test(text)
  if (home === 'packages/contract' && !isTypeOnly)
    return [`${file}: only types come from ${target}`]
  const needsTypes = home === 'apps/web' && path === '@rolefit/contract'
  // The contract's front door brings the schema library along, which a browser should not load.
  if (needsTypes && !isTypeOnly) return [`${file}: values come from @rolefit/contract/…`]
  return []
}

function sliceComplaint(file: string, path: string): string[] {
  const isOurs = file.startsWith('apps/server/src/') && !file.endsWith('.test.ts')
  if (!isOurs || !path.startsWith('.') || file === composition) return []
  const from = sliceOf(file)
  const to = sliceOf(normalize(join(dirname(file), path)))
  const isPrivate = /-(store|routes)\.ts$/.test(path)
  if (!to || from === to || !isPrivate) return []
  return [`${file}: ${to} keeps its ${basename(path)} to itself`]
}

function sliceOf(file: string): string | undefined {
  const slice = /^apps\/server\/src\/([^/]+)\//.exec(file)?.[1]
  return serverSlices.find((name) => name === slice)
}

function featureComplaint(file: string, path: string): string[] {
  if (!path.startsWith('.') || /\.test\.tsx?$/.test(file)) return []
  const from = webFolderOf(file)
  const to = webFolderOf(normalize(join(dirname(file), path)))
  if (!from || !to || from === to || from === 'routes') return []
  if (from === 'ui') return [`${file}: ui/ knows nothing of ${to}/`]
  return webGround.includes(to) ? [] : [`${file}: ${from}/ and ${to}/ are put together by a route`]
}

function webFolderOf(file: string): string | undefined {
  return /^apps\/web\/app\/([^/]+)\//.exec(file)?.[1]
}

function lengthComplaint(file: string, text: string): string[] {
  const lines = text.split('\n').length - 1
  return lines > longestFile && !data.test(file)
    ? [`${file}: ${lines} lines, ${longestFile} at most`]
    : []
}
