import { hash } from 'node:crypto'

/**
 * Puts strangers' texts between marks that follow from the texts themselves, so that no text can
 * close its own fence.
 */
export function fence(texts: Readonly<Record<string, string>>): string {
  const all = JSON.stringify(texts)
  const mark = hash('sha256', all, 'hex').slice(0, 16)
  return Object.entries(texts)
    .map(([name, text]) => `<<${name} ${mark}>>\n${text}\n<<end of ${name} ${mark}>>`)
    .join('\n\n')
}
