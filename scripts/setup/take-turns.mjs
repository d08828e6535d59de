import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const lookMs = 200

/**
 * Lets one process at a time do a work: the others wait for it, having said so once. What a process that
 * was killed has left behind holds nobody up.
 */
export function takeTurns(lock, { onWait, work }) {
  mkdirSync(dirname(lock), { recursive: true })
  let hasWaited = false
  while (!take(lock)) {
    if (!hasWaited) onWait()
    hasWaited = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookMs)
  }
  const leave = () => rmSync(lock, { force: true })
  process.once('exit', leave)
  try {
    return work()
  } finally {
    process.removeListener('exit', leave)
    leave()
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isHeld(lock)) return false
  rmSync(lock, { force: true })
  return take(lock)
}

function isHeld(lock) {
  const holder = readHolder(lock)
  // Empty: it is being written this very moment.
  if (!holder) return holder === ''
  try {
    process.kill(Number(holder), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function readHolder(lock) {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return null
  }
}
