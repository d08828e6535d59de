import type { IStylesOptions } from 'docx'
import type { Page, PageParagraph, PageRole, ParagraphLook } from '../page.ts'
import { twips } from './to-paragraph.ts'

/** The styles of a page, under the names that word processors and parsers know. */
export function toStyles({ font, paragraphs }: Page, language: string): IStylesOptions {
  const style = (role: PageRole) => {
    const found = paragraphs.find((paragraph) => paragraph.role === role)
    return found ? toStyle(found) : undefined
  }
  const named = {
    title: style('name'),
    heading1: style('heading'),
    heading2: style('entry'),
    listParagraph: style('bullet'),
  }
  return {
    default: {
      document: {
        run: { font: font.word, size: 22, kern: 16, language: { value: language } },
        paragraph: { spacing: { before: 0, after: 0 } },
      },
      ...Object.fromEntries(Object.entries(named).filter(([, each]) => each !== undefined)),
      hyperlink: { run: { color: 'auto', underline: {} } },
    },
    paragraphStyles: ownStyles.flatMap(({ role, id, name }) => {
      const own = style(role)
      return own ? [{ id, name, basedOn: 'Normal', quickFormat: true, ...own }] : []
    }),
  }
}

/** Roles for which word processors have no style by name. */
const ownStyles = [
  { role: 'headline', id: 'Headline', name: 'Headline' },
  { role: 'contact', id: 'Contact', name: 'Contact' },
  { role: 'subentry', id: 'Organisation', name: 'Organisation' },
] as const

const outline = { 1: undefined, 2: 0, 3: 1 } as const

function toStyle({ look, level }: PageParagraph) {
  const outlineLevel = level === null ? undefined : outline[level]
  return {
    run: toRunLook(look),
    paragraph: {
      spacing: { before: 0, after: 0 },
      ...(outlineLevel === undefined ? {} : { outlineLevel }),
    },
  }
}

/** How letters look. Sizes are half points, tracking twentieths. */
export function toRunLook({ size, bold, italic, colour, capitals, tracking }: ParagraphLook) {
  return {
    size: Math.round(size * 2),
    bold,
    italics: italic,
    color: colour,
    allCaps: capitals,
    characterSpacing: twips(tracking),
  }
}
