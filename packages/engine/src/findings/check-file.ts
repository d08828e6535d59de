import type { FileFacts, Finding } from './finding.ts'
import type { FindingCode } from './finding-costs.ts'

const smallestReadable = 9

const rules = {
  'recognised-from-picture': ({ method }) => (method === 'ocr' ? 1 : 0),
  'many-columns': ({ columns }) => (columns > 1 ? 1 : 0),
  'tables-in-file': ({ tables }) => tables,
  'text-boxes-in-file': ({ textBoxes }) => textBoxes,
  'contact-in-margin': ({ contactsInMargins }) => (contactsInMargins.length > 0 ? 1 : 0),
  'small-font': ({ smallestFontSize }) =>
    smallestFontSize !== null && smallestFontSize < smallestReadable ? 1 : 0,
  'unmapped-characters': ({ unmappedCharacters }) => (unmappedCharacters > 0 ? 1 : 0),
  'hidden-text': ({ hiddenText }) => (hiddenText.length > 0 ? 1 : 0),
} as const satisfies Partial<Record<FindingCode, (file: FileFacts) => number>>

/** What the file itself puts in a parser's way. Text that was pasted, or is typed in the editor, has none of it. */
export function checkFile(file: FileFacts): Finding[] {
  return Object.entries(rules).flatMap(([code, countIn]) => {
    const count = countIn(file)
    return count > 0 ? [{ code: code as keyof typeof rules, count, quotes: [] }] : []
  })
}
