import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './project.mjs'
import { giveUp, say } from './say.mjs'

/** Installs what the lock file names and the folder lacks; nothing when all is there. */
export async function install(folder = project) {
  const missing = missingPackages(folder)
  if (missing === 0) return
  say(missing === null ? 'Installing what Rolefit needs …' : `Installing ${missing} packages …`)
  // Where NODE_ENV says production npm would leave out what the web app is built with.
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await runNpm(folder, ['ci', ...flags])
  // npm can run out of disk, say so, and still call it a success.
  if (code === 0 && !/ENOSPC/.test(output)) return
  rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true })
  giveUp(explain(output))
}

/** How many packages of the lock file are absent or of another version; null where none are there. */
function missingPackages(folder) {
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!installed) return null
  const wanted = readPackages(join(folder, 'package-lock.json')) ?? {}
  return Object.entries(wanted).filter(([path, entry]) => {
    if (path === '' || entry.link || !path.includes('node_modules/')) return false
    const here = installed[path]
    return here ? here.version !== entry.version : !entry.optional && !entry.devOptional
  }).length
}

function readPackages(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Runs npm and passes on what it says, but for the warnings that packages want a newer Node than
 * npm itself runs on: Rolefit runs on the one it brings along.
 */
function runNpm(folder, args) {
  return new Promise((resolve) => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const child = spawn(npm, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    let rest = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!/EBADENGINE|ENOSPC|Unknown .* config|^npm error/i.test(line) && line.trim()) {
          process.stderr.write(`${line}\n`)
        }
      }
    })
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

function explain(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'No disk space is left to install what is needed.'
  if (/EACCES|EPERM|EROFS/.test(output)) return `No permission to write in ${project}.`
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|network/i.test(output)) {
    return 'The package registry cannot be reached. Check the connection and try again.'
  }
  const lines = output.split('\n').filter((line) => /^npm error/.test(line))
  return `The installation failed:\n${lines.slice(0, 8).join('\n')}`
}
