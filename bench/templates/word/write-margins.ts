import { AlignmentType, Footer, Header, PageNumber, Paragraph, TextRun } from 'docx'
import type { Chance } from '../chance.ts'
import type { MadeUpCv } from '../made-up-cv.ts'

export interface Margins {
  readonly headers?: { readonly default: Header }
  readonly footers?: { readonly default: Footer }
}

/** What stands above and below the text of each page, if anything. */
export function chooseMargins(chance: Chance, cv: MadeUpCv): Margins {
  const center = { alignment: AlignmentType.CENTER }
  const count = new TextRun({
    children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
    size: 16,
  })
  const number = new TextRun({ children: [PageNumber.CURRENT], size: 16 })
  const name = new TextRun({ text: cv.name, size: 16 })
  const foot = (...children: readonly TextRun[]): Margins => ({
    footers: { default: new Footer({ children: [new Paragraph({ ...center, children })] }) },
  })
  return chance.pick<() => Margins>([
    () => ({}),
    () => ({}),
    () => ({}),
    () => foot(number),
    () => foot(count),
    () => foot(name, new TextRun({ text: ' – ', size: 16 }), count),
    () => ({
      headers: {
        default: new Header({
          children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [name] })],
        }),
      },
    }),
  ])()
}
