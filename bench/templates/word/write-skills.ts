import { Paragraph, TabStopType } from 'docx'
import type { Chance } from '../chance.ts'
import { chooseItem, chooseList, leastForTabs } from './lists.ts'
import { type Block, bold, hanging, line, row, table } from './paragraphs.ts'

/** Skills, in one of the ways in which Word files show them. */
export function writeSkills(
  chance: Chance,
  skills: readonly string[],
  width: number,
): readonly Block[] {
  const list = chooseList(chance)
  const item = chooseItem(chance)
  const ways: readonly (() => readonly Block[])[] = [
    () => [line(skills.join(', '))],
    () => [line(skills.join(' | '))],
    () => [line(skills.join(' • '))],
    () => [line(skills.join('; '))],
    () => list(skills, width),
    () => list(skills, width),
    () => [inCells(skills, 2, width, line)],
    () => inHalves(skills).map(([label, names]) => line(bold(`${label} `), names)),
    () => inHalves(skills).map(([label, names]) => hanging([bold(label)], [names], 1200)),
    ...(width < leastForTabs
      ? []
      : [
          () => [inCells(skills, 3, width, line)],
          () => [inCells(skills, 2, width, item)],
          () => groups(skills, 2).map((pair) => line(pair.join('\t\t'))),
          () => groups(skills, 3).map((names) => atStops(names, width)),
        ]),
  ]
  return chance.pick(ways)()
}

function inHalves(skills: readonly string[]): readonly (readonly [string, string])[] {
  const half = Math.ceil(skills.length / 2)
  return [
    ['Main:', skills.slice(0, half).join(', ')],
    ['Further:', skills.slice(half).join(', ')],
  ]
}

function inCells(
  names: readonly string[],
  columns: number,
  width: number,
  write: (name: string) => Block,
): Block {
  const widths = Array.from({ length: columns }, () => Math.round(width / columns))
  const rows = groups(names, columns).map((own) =>
    row(
      widths.map((_, at) => own.slice(at, at + 1).map((name) => write(name))),
      widths,
    ),
  )
  return table(rows, widths)
}

function atStops(names: readonly string[], width: number): Paragraph {
  const tabStops = names.map((_, at) => ({
    type: TabStopType.LEFT,
    position: Math.round((width / 3) * (at + 1)),
  }))
  return new Paragraph({ text: names.join('\t'), tabStops })
}

function groups(names: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(names.length / size) }, (_, at) =>
    names.slice(size * at, size * (at + 1)),
  )
}
