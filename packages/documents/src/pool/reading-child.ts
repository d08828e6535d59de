import { readDocument } from '../read-document.ts'
import { type ChildMessage, isReadRequest, type ReadRequest } from './child-messages.ts'
import { inflateAtOnce } from './inflate-at-once.ts'

/**
 * Where files are read: a process that holds nothing, may open no file but its own code, and can be
 * killed at any time. One file at a time.
 */
process.on('message', (request) => {
  if (isReadRequest(request)) void answer(request)
})
process.on('disconnect', () => process.exit())
inflateAtOnce()
say({ said: 'ready' })
// The first PDF should not wait for pdf.js.
setImmediate(() => void import('../pdf/read-pdf.ts'))

async function answer(request: ReadRequest): Promise<void> {
  const result = await readDocument(request.bytes, request.fileName, {
    ocr: request.ocr,
    onProgress: (progress) => say({ said: 'progress', progress }),
  })
  say({ said: 'result', result })
}

function say(message: ChildMessage): void {
  process.send?.(message)
}
