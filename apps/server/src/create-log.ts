import pino, { type Logger, type LoggerOptions } from 'pino'
import type { LogLevel } from './env.ts'

/** Names under which personal data or secrets would travel; their values never reach a log line. */
const secretFields = ['email', 'to', 'token', 'code', 'cookie', 'authorization', 'text', 'html']

/** One JSON line per event; buffered, and flushed when the process ends. */
export function createLog(level: LogLevel): Logger {
  // Written in batches: one system call per request would cost more than the request.
  const destination = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 500 })
  return pino(logOptions(level), destination)
}

/** What every line goes by, wherever it is written. */
export function logOptions(level: LogLevel): LoggerOptions {
  const paths = secretFields.flatMap((field) => [field, `*.${field}`])
  return { level, base: null, redact: { paths, censor: '[cut]' } }
}
