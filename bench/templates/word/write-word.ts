import { Document, Header, HeadingLevel, Packer, Paragraph, SectionType, TextRun } from 'docx'
import type { Chance } from '../chance.ts'
import type { MadeUpCv } from '../made-up-cv.ts'
import type { Section } from '../section-names.ts'
import { type Block, line, pageWidth, row, table } from './paragraphs.ts'
import { chooseSections, type WriteSection, writeContactLine } from './write-sections.ts'

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
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [...parts] })))
}

type WordSection = ConstructorParameters<typeof Document>[0]['sections'][number]

interface Draft {
  readonly chance: Chance
  readonly cv: MadeUpCv
  readonly write: WriteSection
  readonly main: readonly Section[]
  readonly side: readonly Section[]
  readonly title: readonly Paragraph[]
}

function writeTitle(chance: Chance, cv: MadeUpCv): readonly Paragraph[] {
  const name = chance.pick([
    () => new Paragraph({ text: cv.name, heading: HeadingLevel.TITLE }),
    () => new Paragraph({ children: [new TextRun({ text: cv.name, bold: true, size: 44 })] }),
    () => new Paragraph({ children: [new TextRun({ text: cv.name.toUpperCase(), size: 40 })] }),
  ])()
  return [name, line(cv.headline)]
}

function all({ write }: Draft, sections: readonly Section[], width = pageWidth): readonly Block[] {
  return sections.flatMap((section) => write(section, width))
}

const narrow = 2800
const wide = pageWidth - narrow

const frames: readonly ((draft: Draft) => readonly WordSection[])[] = [
  (draft) => [
    {
      children: [
        ...draft.title,
        writeContactLine(draft.chance, draft.cv),
        ...all(draft, [...draft.main, ...draft.side]),
      ],
    },
  ],
  // The ways to be reached stand in the head of the page.
  (draft) => [
    {
      headers: { default: new Header({ children: [writeContactLine(draft.chance, draft.cv)] }) },
      children: [...draft.title, ...all(draft, [...draft.main, ...draft.side])],
    },
  ],
  // Name and contact side by side above the rest.
  (draft) => [
    {
      children: [
        table(
          [row([draft.title, draft.write('contact', narrow).slice(1)], [wide, narrow])],
          [wide, narrow],
        ),
        ...all(draft, [...draft.main, ...draft.side]),
      ],
    },
  ],
  // A side bar on the left, which holds the name or not, and one on the right.
  (draft) => [
    {
      children: [
        table(
          [
            row(
              [
                [...draft.title, ...all(draft, ['contact', ...draft.side], narrow)],
                all(draft, draft.main, wide),
              ],
              [narrow, wide],
            ),
          ],
          [narrow, wide],
        ),
      ],
    },
  ],
  (draft) => [
    {
      children: [
        ...draft.title,
        table(
          [
            row(
              [all(draft, draft.main, wide), all(draft, ['contact', ...draft.side], narrow)],
              [wide, narrow],
            ),
          ],
          [wide, narrow],
        ),
      ],
    },
  ],
  // A row of a table for each section, its name in a column of its own.
  (draft) => [
    {
      children: [
        ...draft.title,
        writeContactLine(draft.chance, draft.cv),
        table(
          [...draft.main, ...draft.side].map((section) => {
            const [name, ...content] = draft.write(section, wide)
            return row([name ? [name] : [], content], [narrow, wide])
          }),
          [narrow, wide],
        ),
      ],
    },
  ],
  // Short sections in two columns at the foot.
  (draft) => [
    {
      children: [
        ...draft.title,
        writeContactLine(draft.chance, draft.cv),
        ...all(draft, draft.main),
      ],
    },
    {
      properties: { type: SectionType.CONTINUOUS, column: { count: 2, space: 400 } },
      children: [...all(draft, draft.side, pageWidth / 2)],
    },
  ],
]
