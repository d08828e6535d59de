import { type FileFindingCode, fileFindingCosts } from './file-finding-costs.ts'
import type { FileFacts, FoundInFile } from './finding.ts'

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
} as const satisfies Record<FileFindingCode, (file: FileFacts) => number>

/** What the file itself puts in a parser's way. Text that was pasted, or is typed in the editor, has none of it. */
export function checkFile(file: FileFacts | undefined): FoundInFile | undefined {
  if (!file) return undefined
  const findings = Object.entries(rules).flatMap(([code, countIn]) => {
    const count = countIn(file)
    return count > 0 ? [{ code: code as FileFindingCode, count, quotes: [] }] : []
  })
  return { findings, costs: fileFindingCosts }
}
