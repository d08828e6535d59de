import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { unfoldForms } from '../packages/engine/src/lexicon/tight/unfold-forms.ts'
import { foldForms } from './words/fold-forms.ts'
import { groupSkills, groupTitles } from './words/group-lines.ts'

/** Writes the lists of the word data short again, after somebody wrote new words in full. */
const folders = ['packages/engine/src/lexicon/fields', 'packages/engine/src/lexicon/titles']

for (const folder of folders) {
  for (const file of readdirSync(folder)) {
    const path = `${folder}/${file}`
    const code = readFileSync(path, 'utf8')
    const [start, end] = [code.indexOf('`') + 1, code.lastIndexOf('`')]
    const group = folder.endsWith('titles') ? groupTitles : groupSkills
    const lines = group(code.slice(start, end).trim().split('\n')).map(foldLine)
    writeFileSync(path, `${code.slice(0, start)}\n${lines.join('\n')}${code.slice(end)}`)
  }
}
console.log('The word data is written short.')

/** A line is `kind: forms > implied ~ related`. */
function foldLine(line: string): string {
  const trimmed = line.trim()
  if (/^$|^#|^> |:$/.test(trimmed)) return trimmed
  const linksAt = trimmed.search(/ [>~] /)
  const named = linksAt === -1 ? trimmed : trimmed.slice(0, linksAt)
  const listAt = named.indexOf(': ') === -1 ? 0 : named.indexOf(': ') + 2
  const forms = [...new Set(unfoldForms(named.slice(listAt)))]
  const links = trimmed.slice(named.length).replaceAll(', ', ',')
  return named.slice(0, listAt) + foldForms(forms).join(',') + links
}
