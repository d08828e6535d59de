import { Header, type Paragraph, SectionType, Textbox } from 'docx'
import type { Chance } from '../chance.ts'
import type { MadeUpCv } from '../made-up-cv.ts'
import type { Section } from '../section-names.ts'
import { type Block, pageWidth, row, table } from './paragraphs.ts'
import type { Margins } from './write-margins.ts'
import { type WriteSection, writeContactLine } from './write-sections.ts'

interface Part extends Margins {
  readonly children: readonly (Block | Textbox)[]
  readonly properties?: object
}

export interface Draft {
  readonly chance: Chance
  readonly cv: MadeUpCv
  readonly write: WriteSection
  readonly main: readonly Section[]
  readonly side: readonly Section[]
  readonly title: readonly Paragraph[]
}

function all({ write }: Draft, sections: readonly Section[], width = pageWidth): readonly Block[] {
  return sections.flatMap((section) => write(section, width))
}

const narrow = 2800
const wide = pageWidth - narrow
const gap = 300

/** Where on the page the sections come to stand. */
export const frames: readonly ((draft: Draft) => readonly Part[])[] = [
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
  // Columns of a table with an empty one between them.
  (draft) => [
    {
      children: [
        ...draft.title,
        writeContactLine(draft.chance, draft.cv),
        table(
          [
            row(
              [all(draft, draft.side, narrow), [], all(draft, draft.main, wide - gap)],
              [narrow, gap, wide - gap],
            ),
          ],
          [narrow, gap, wide - gap],
        ),
      ],
    },
  ],
  // Row by row: a section of each column beside one of the other.
  (draft) => {
    const left: readonly Section[] = ['contact', ...draft.side]
    const rows = Array.from({ length: Math.max(left.length, draft.main.length) }, (_, at) =>
      row(
        [
          all(draft, left.slice(at, at + 1), narrow),
          all(draft, draft.main.slice(at, at + 1), wide),
        ],
        [narrow, wide],
      ),
    )
    return [{ children: [...draft.title, table(rows, [narrow, wide])] }]
  },
  // A text box for the ways to be reached, beside the name.
  (draft) => [
    {
      children: [
        textBox(draft.write('contact', narrow).slice(1), { left: wide, width: narrow }),
        ...draft.title,
        ...all(draft, [...draft.main, ...draft.side]),
      ],
    },
  ],
]

/** A box beside the text, which flows around it. */
function textBox(
  blocks: readonly Block[],
  { left, width }: { readonly left: number; readonly width: number },
): Textbox {
  return new Textbox({
    children: blocks,
    style: {
      position: 'absolute',
      marginLeft: `${left / twipsPerPoint}pt`,
      marginTop: '0pt',
      width: `${width / twipsPerPoint}pt`,
      height: 'auto',
      wrapStyle: 'square',
    },
  })
}

const twipsPerPoint = 20
