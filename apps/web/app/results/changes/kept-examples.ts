import { onDevice } from '../../session/on-device.ts'

/** The example texts of a result: they stay in this tab, for the server keeps none. */
function keyOf(analysisId: string): string {
  return `rolefit:examples:${analysisId}`
}

export function keepExample(analysisId: string, changeId: string, text: string): void {
  const examples = JSON.stringify({ ...readExamples(analysisId), [changeId]: text })
  onDevice('sessionStorage', (storage) => storage.setItem(keyOf(analysisId), examples))
}

export function findExample(analysisId: string, changeId: string): string | null {
  const text = readExamples(analysisId)[changeId]
  return typeof text === 'string' ? text : null
}

export function forgetExamples(analysisId: string): void {
  onDevice('sessionStorage', (storage) => storage.removeItem(keyOf(analysisId)))
}

function readExamples(analysisId: string): Record<string, unknown> {
  const kept: unknown = onDevice('sessionStorage', (storage) =>
    JSON.parse(storage.getItem(keyOf(analysisId)) ?? '{}'),
  )
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}
