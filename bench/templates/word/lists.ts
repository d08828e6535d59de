import { AlignmentType, type IParagraphOptions, LevelFormat, Paragraph, TextRun } from 'docx'
import type { Chance } from '../chance.ts'
import { apart, type Block, broken, line, row, table } from './paragraphs.ts'

type WriteItem = (text: string) => Block

/** The signs that word processors offer, and the fonts in which they keep them. */
const signs = [
  { reference: 'dot', text: '\uf0b7', font: 'Symbol' },
  { reference: 'square', text: '\uf0a7', font: 'Wingdings' },
  { reference: 'arrow', text: '\uf0d8', font: 'Wingdings' },
  { reference: 'tick', text: '\uf0fc', font: 'Wingdings' },
  { reference: 'ring', text: 'o', font: 'Courier New' },
  { reference: 'dash', text: '–', font: 'Calibri' },
] as const

/** The lists of a Word file, by the names under which paragraphs ask for them. */
export const numbering = {
  config: signs.map(({ reference, text, font }) => ({
    reference,
    levels: [
      {
        level: 0,
        format: LevelFormat.BULLET,
        text,
        alignment: AlignmentType.LEFT,
        style: { run: { font }, paragraph: { indent: { left: 460, hanging: 280 } } },
      },
    ],
  })),
}

/** How the items of a list are signed. */
export function chooseItem(chance: Chance): WriteItem {
  const { reference } = chance.pick(signs)
  return chance.pick<WriteItem>([
    (text) => item({ text, numbering: { reference, level: 0 } }),
    (text) => item({ text, numbering: { reference, level: 0 } }),
    (text) => item({ text, bullet: { level: 0 } }),
    (text) => item({ text, bullet: { level: 1 } }),
    (text) => line(`• ${text}`),
    (text) => line(`-\t${text}`),
    (text) => line(new TextRun({ text: '\uf0b7', font: 'Symbol' }), `\t${text}`),
  ])
}

function item(options: IParagraphOptions): Paragraph {
  return new Paragraph(options)
}

/** How what was done is listed. */
export function chooseBody(chance: Chance): (bullets: readonly string[]) => readonly Block[] {
  const write = chooseItem(chance)
  return chance.pick([
    (bullets) => bullets.map(write),
    (bullets) => bullets.map(write),
    (bullets) => bullets.map(write),
    (bullets) => bullets.map((text) => line(`${text}.`)),
    (bullets) => [broken(bullets.map((text) => [`• ${text}`]))],
    (bullets) => [line('Key achievements:'), ...bullets.map(write)],
  ])
}

/** How short names are listed: skills and certificates. */
export function chooseList(
  chance: Chance,
): (names: readonly string[], width: number) => readonly Block[] {
  const write = chooseItem(chance)
  return chance.pick([
    (names) => names.map((name) => line(name)),
    (names) => names.map(write),
    (names) => names.map(write),
    (names) => [broken(names.map((name) => [name]))],
  ])
}

/** Twips: in a narrower column nobody sets words apart by tabs, which would break them. */
export const leastForTabs = 4000

/** Certificates stand beside their years more often than skills do. */
export function chooseDatedList(
  chance: Chance,
): (names: readonly string[], width: number) => readonly Block[] {
  const year = (): string => String(chance.between(2012, 2024))
  const issuer = chance.pick(['Crown Awards', 'Halden Institute', 'National Training Board'])
  const inCells = (cells: readonly string[], shares: readonly number[], width: number): Block => {
    const widths = shares.map((share) => Math.round(share * width))
    return table(
      [
        row(
          cells.map((text) => [line(text)]),
          widths,
        ),
      ],
      widths,
    )
  }
  return chance.pick<(names: readonly string[], width: number) => readonly Block[]>([
    (names, width) => names.map((name) => apart([name], year(), width)),
    (names, width) => names.map((name) => inCells([name, year()], [0.75, 0.25], width)),
    (names, width) => names.map((name) => inCells([year(), name], [0.25, 0.75], width)),
    (names, width) =>
      names.map((name) =>
        width < leastForTabs
          ? line(`${name}, ${year()}`)
          : inCells([name, issuer, year()], [0.45, 0.35, 0.2], width),
      ),
    (names) => names.map((name) => line(`${name}, ${issuer}, ${year()}`)),
    (names) => names.map((name) => line(`${name} (${year()})`)),
  ])
}
