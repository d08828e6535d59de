import type { FileFacts, Finding, FindingRule } from './finding.ts'
import type { FindingCode } from './finding-costs.ts'

const smallestReadable = 9

/** What the file itself puts in a parser's way. Text that was pasted has none of it. */
export const fileRules: readonly FindingRule[] = [
  inFile('recognised-from-picture', ({ method }) => (method === 'ocr' ? 1 : 0)),
  inFile('many-columns', ({ columns }) => (columns > 1 ? 1 : 0)),
  inFile('tables-in-file', ({ tables }) => tables),
  inFile('text-boxes-in-file', ({ textBoxes }) => textBoxes),
  inFile('contact-in-margin', ({ contactsInMargins }) => (contactsInMargins.length > 0 ? 1 : 0)),
  inFile('small-font', ({ smallestFontSize }) =>
    smallestFontSize !== null && smallestFontSize < smallestReadable ? 1 : 0,
  ),
  inFile('unmapped-characters', ({ unmappedCharacters }) => (unmappedCharacters > 0 ? 1 : 0)),
  inFile('hidden-text', ({ hiddenText }) => (hiddenText.length > 0 ? 1 : 0)),
]

function inFile(code: FindingCode, count: (file: FileFacts) => number): FindingRule {
  return ({ file }): Finding[] => {
    const times = file ? count(file) : 0
    return times > 0 ? [{ code, count: times, quotes: [] }] : []
  }
}
