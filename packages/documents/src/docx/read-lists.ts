import { attribute, child, childrenOf, type XmlElement } from './parse-xml.ts'

/** Gives each list item its sign: null for a bullet, "3." for a number, counting as Word does. */
export interface Lists {
  readonly mark: (list: string, level: number) => string | null
  readonly indent: (list: string, level: number) => number
}

interface Level {
  readonly format: string
  readonly pattern: string
  readonly start: number
  readonly indent: number
}

const plainBullet: Level = { format: 'bullet', pattern: '', start: 1, indent: 18 }

export function readLists(root: XmlElement | null): Lists {
  const levels = readLevels(root ?? undefined)
  const counters = new Map<string, number[]>()
  const levelOf = (list: string, level: number) => levels.get(list)?.[level] ?? plainBullet
  return {
    indent: (list, level) => levelOf(list, level).indent,
    mark: (list, level) => {
      const { format } = levelOf(list, level)
      if (format === 'bullet') return null
      if (format === 'none') return ''
      const counts = counters.get(list) ?? []
      counts[level] = (counts[level] ?? levelOf(list, level).start - 1) + 1
      counts.length = level + 1
      counters.set(list, counts)
      return writeMark(counts, (index) => levelOf(list, index))
    },
  }
}

function readLevels(root: XmlElement | undefined): ReadonlyMap<string, readonly Level[]> {
  const abstract = new Map(
    childrenOf(root, 'w:abstractNum').map((definition) => [
      attribute(definition, 'w:abstractNumId') ?? '',
      childrenOf(definition, 'w:lvl').map(readLevel),
    ]),
  )
  return new Map(
    childrenOf(root, 'w:num').map((list) => [
      attribute(list, 'w:numId') ?? '',
      abstract.get(attribute(child(list, 'w:abstractNumId')) ?? '') ?? [],
    ]),
  )
}

function readLevel(level: XmlElement): Level {
  const twips = Number(attribute(child(child(level, 'w:pPr'), 'w:ind'), 'w:left') ?? 360)
  return {
    format: attribute(child(level, 'w:numFmt')) ?? 'bullet',
    pattern: attribute(child(level, 'w:lvlText')) ?? '',
    start: Number(attribute(child(level, 'w:start')) ?? 1) || 1,
    indent: Number.isFinite(twips) ? twips / 20 : 18,
  }
}

function writeMark(counts: readonly number[], levelAt: (index: number) => Level): string {
  const { pattern } = levelAt(counts.length - 1)
  return pattern.replace(/%([1-9])/g, (_, digit: string) => {
    const index = Number(digit) - 1
    return writeCount(counts[index] ?? 1, levelAt(index).format)
  })
}

function writeCount(count: number, format: string): string {
  if (format === 'lowerLetter') return letters(count)
  if (format === 'upperLetter') return letters(count).toUpperCase()
  if (format === 'lowerRoman') return roman(count)
  if (format === 'upperRoman') return roman(count).toUpperCase()
  return String(count)
}

function letters(count: number): string {
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.min(5, Math.ceil(count / 26)))
}

function roman(count: number): string {
  let left = Math.min(count, 3999)
  let written = ''
  for (const [value, sign] of romanSigns) {
    written += sign.repeat(Math.floor(left / value))
    left %= value
  }
  return written
}

const romanSigns = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const
