import type { PageStyle, ParagraphLook, StyleName } from './page-style.ts'

const ink = '1a1a1a'
const slate = '4a5560'
const navy = '1d3d5c'
const grey = '5c5c5c'

const plain: ParagraphLook = {
  size: 11,
  line: 13.5,
  bold: false,
  italic: false,
  colour: ink,
  capitals: false,
  tracking: 0,
  align: 'left',
  before: 0,
  indent: 0,
  hanging: 0,
  rule: null,
  keepsNext: false,
}

const harvard: PageStyle = {
  name: 'harvard',
  font: {
    word: 'Times New Roman',
    face: 'Tinos',
    css: '"Tinos", "Times New Roman", "Liberation Serif", serif',
    reach: 1.1074,
  },
  margins: { top: 54, right: 60, bottom: 54, left: 60 },
  looks: {
    name: {
      ...plain,
      size: 21,
      line: 26,
      bold: true,
      align: 'center',
      tracking: 0.3,
      keepsNext: true,
    },
    headline: { ...plain, size: 11.5, line: 15, italic: true, align: 'center', keepsNext: true },
    contact: { ...plain, size: 10.5, line: 14, align: 'center', before: 2 },
    heading: {
      ...plain,
      size: 11.5,
      line: 14,
      bold: true,
      capitals: true,
      tracking: 0.7,
      before: 13,
      rule: { width: 0.75, colour: ink, gap: 1 },
      keepsNext: true,
    },
    entry: { ...plain, bold: true, before: 8, keepsNext: true },
    subentry: { ...plain, italic: true, keepsNext: true },
    text: { ...plain, before: 2 },
    bullet: { ...plain, before: 1.5, indent: 14, hanging: 10 },
  },
  afterHeading: 5,
  order: ['summary', 'education', 'experience', 'skills', 'others'],
  entry: 'company-first',
  contactSeparator: ' | ',
  dateColour: ink,
}

const modern: PageStyle = {
  name: 'modern',
  font: {
    word: 'Calibri',
    face: 'Carlito',
    css: '"Carlito", "Calibri", sans-serif',
    reach: 1.2207,
  },
  margins: { top: 52, right: 58, bottom: 52, left: 58 },
  looks: {
    name: { ...plain, size: 27, line: 32, bold: true, colour: navy, keepsNext: true },
    headline: { ...plain, size: 13, line: 17, colour: slate, keepsNext: true },
    contact: { ...plain, size: 10.5, line: 14.5, colour: slate, before: 3 },
    heading: {
      ...plain,
      size: 13,
      line: 16.5,
      bold: true,
      colour: navy,
      before: 15,
      rule: { width: 1, colour: 'b8c6d4', gap: 1.5 },
      keepsNext: true,
    },
    entry: { ...plain, size: 11.5, line: 14.5, bold: true, before: 9, keepsNext: true },
    subentry: { ...plain, line: 14, colour: slate, keepsNext: true },
    text: { ...plain, line: 14.2, before: 2 },
    bullet: { ...plain, line: 14.2, before: 2, indent: 13, hanging: 10 },
  },
  afterHeading: 6,
  order: ['summary', 'experience', 'education', 'skills', 'others'],
  entry: 'title-first',
  contactSeparator: ' | ',
  dateColour: slate,
}

const minimal: PageStyle = {
  name: 'minimal',
  font: {
    word: 'Arial',
    face: 'Arimo',
    css: '"Arimo", "Arial", "Liberation Sans", sans-serif',
    reach: 1.1172,
  },
  margins: { top: 62, right: 66, bottom: 58, left: 66 },
  looks: {
    name: { ...plain, size: 20, line: 26, tracking: -0.1, keepsNext: true },
    headline: { ...plain, size: 11, line: 15, colour: grey, keepsNext: true },
    contact: { ...plain, size: 10, line: 14, colour: grey, before: 3 },
    heading: {
      ...plain,
      // Entries are bold, too: a size of their own tells headings from those without dates.
      size: 10.5,
      line: 13,
      bold: true,
      capitals: true,
      colour: grey,
      tracking: 1.3,
      before: 20,
      keepsNext: true,
    },
    entry: { ...plain, size: 10, line: 14, bold: true, before: 10, keepsNext: true },
    subentry: { ...plain, size: 10, line: 14, keepsNext: true },
    text: { ...plain, size: 10, line: 14.2, before: 2 },
    bullet: { ...plain, size: 10, line: 14.2, before: 2, indent: 12, hanging: 10 },
  },
  afterHeading: 6,
  order: ['summary', 'experience', 'education', 'skills', 'others'],
  entry: 'one-line',
  contactSeparator: ' | ',
  dateColour: grey,
}

/** The three styles that a CV can be shown and exported in. */
export const pageStyles: Readonly<Record<StyleName, PageStyle>> = { harvard, modern, minimal }
