import pino, { type Logger } from 'pino'
import type { LogLevel } from './env.ts'

/** Names under which personal data or secrets would travel; their values never reach a log line. */
const secretFields = ['email', 'to', 'token', 'code', 'cookie', 'authorization', 'text', 'html']

/** One JSON line per event; buffered, and flushed when the process ends. */
export function createLog(level: LogLevel): Logger {
  const paths = secretFields.flatMap((field) => [field, `*.${field}`])
  // Written in batches: one system call per request would cost more than the request.
  const destination = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 500 })
  return pino({ level, base: null, redact: { paths, censor: '[cut]' } }, destination)
}
