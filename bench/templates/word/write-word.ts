import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import type { Chance } from '../chance.ts'
import type { MadeUpCv } from '../made-up-cv.ts'
import type { Section } from '../section-names.ts'
import { frames } from './frames.ts'
import { numbering } from './lists.ts'
import { line } from './paragraphs.ts'
import { chooseMargins } from './write-margins.ts'
import { chooseSections } from './write-sections.ts'

/** A CV as a Word file: every part of it written in a way of its own, mixed by chance. */
export async function writeWord(chance: Chance, cv: MadeUpCv): Promise<Uint8Array> {
  const write = chooseSections(chance, cv)
  const movable = chance.sample<Section>(['education', 'skills', 'languages', 'certificates'], 4)
  const side = movable.slice(0, chance.between(1, 3))
  const main: readonly Section[] = [
    'summary',
    'experience',
    ...movable.filter((section) => !side.includes(section)),
  ]
  const frame = chance.pick(frames)
  const parts = frame({ chance, cv, write, main, side, title: writeTitle(chance, cv) })
  const margins = chooseMargins(chance, cv)
  const sections = parts.map((part) => ({ ...margins, ...part }))
  const file = new Document({ sections, numbering, styles: chooseStyles(chance) })
  return new Uint8Array(await Packer.toBuffer(file))
}

function writeTitle(chance: Chance, cv: MadeUpCv): readonly Paragraph[] {
  const name = chance.pick([
    () => new Paragraph({ text: cv.name, heading: HeadingLevel.TITLE }),
    () => new Paragraph({ children: [new TextRun({ text: cv.name, bold: true, size: 44 })] }),
    () => new Paragraph({ children: [new TextRun({ text: cv.name.toUpperCase(), size: 40 })] }),
    () => new Paragraph({ children: [new TextRun({ text: cv.name, smallCaps: true, size: 48 })] }),
  ])()
  return [name, line(cv.headline)]
}

/** The typeface and size of the text, and how its lines are set. */
function chooseStyles(chance: Chance) {
  const font = chance.pick(['Calibri', 'Arial', 'Times New Roman'])
  const run = { font, size: chance.pick([19, 20, 21, 22]) }
  const alignment = chance.isOneIn(4) ? { alignment: AlignmentType.BOTH } : {}
  const spacing = chance.pick([{}, { after: 60 }, { line: 276 }, { line: 300, after: 80 }])
  return { default: { document: { run, paragraph: { ...alignment, spacing } } } }
}
