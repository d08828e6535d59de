import type { ReadResult } from '../document.ts'
import type { ReadingProgress } from '../read-document.ts'

/** What the parent asks of a child. */
export interface ReadRequest {
  readonly bytes: Uint8Array
  readonly fileName: string
  readonly ocr: boolean
}

/** What a child says. */
export type ChildMessage =
  | { readonly said: 'ready' }
  | { readonly said: 'progress'; readonly progress: ReadingProgress }
  | { readonly said: 'result'; readonly result: ReadResult }

/** A child has handled a stranger's file: what it says is looked at before it is believed. */
export function asChildMessage(value: unknown): ChildMessage | null {
  if (!isRecord(value)) return null
  if (value.said === 'ready') return { said: 'ready' }
  if (value.said === 'progress' && isProgress(value.progress)) {
    return { said: 'progress', progress: value.progress }
  }
  return value.said === 'result' && isResult(value.result)
    ? { said: 'result', result: value.result }
    : null
}

/** The parent's own word, so its shape is all that is checked. */
export function isReadRequest(value: unknown): value is ReadRequest {
  return isRecord(value) && value.bytes instanceof Uint8Array && typeof value.fileName === 'string'
}

function isResult(value: unknown): value is ReadResult {
  if (!isRecord(value)) return false
  if (value.status === 'unreadable') return typeof value.reason === 'string'
  return value.status === 'read' && typeof value.text === 'string' && Array.isArray(value.lines)
}

function isProgress(value: unknown): value is ReadingProgress {
  return isRecord(value) && typeof value.page === 'number' && typeof value.pages === 'number'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
