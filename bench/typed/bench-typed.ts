import { parseArgs } from 'node:util'
import { type Kind, kinds } from './kinds.ts'
import { listWeakest, type Measured, measureTyped, shareWhole } from './measure-typed.ts'

/**
 * Whether CVs are read as people type them who seldom do: roles, schools, headers and lists in formats mixed by
 * chance. A CV is read whole when nothing of what was drawn is lost. Its number draws the same CV again: what is mended by
 * some numbers is measured by others. `--lost` prints what was not read whole.
 */
const { values, positionals } = parseArgs({
  options: { lost: { type: 'boolean' } },
  allowPositionals: true,
})
const [from = 1, to = from + 1499] = positionals.map(Number)
const rows = kinds.map((kind) => ({ kind, measured: measureTyped(kind, from, to) }))

if (values.lost) for (const { kind, measured } of rows) printLost(kind, measured)
console.log('\ntyped       CVs  whole  share  wanted')
for (const { kind, measured } of rows) console.log(tell(kind, measured))
for (const { kind, measured } of rows) printWeakest(kind, measured)
process.exit(rows.every(({ kind, measured }) => shareWhole(measured) >= kind.wanted) ? 0 : 1)

function tell({ name, wanted }: Kind, measured: Measured): string {
  const figures = [measured.cvs, measured.whole]
    .map((figure) => String(figure).padStart(6))
    .join(' ')
  return `${name.padEnd(9)}${figures}  ${shareWhole(measured).toFixed(3)}  >= ${wanted}`
}

function printWeakest({ name }: Kind, measured: Measured): void {
  console.log(`\n${name}: the five weakest formats`)
  for (const [format, tally] of listWeakest(measured, 5)) {
    const figures = `${String(tally.whole).padStart(4)} of ${String(tally.cvs).padEnd(4)}`
    console.log(`  ${shareWhole(tally).toFixed(2)} ${figures}  ${format}`)
  }
}

function printLost({ name }: Kind, { misread }: Measured): void {
  for (const { number, text, lost } of misread)
    console.log(`\n--- ${name} ${number}\n${text}\n>>> ${lost.join('\n>>> ')}`)
}
