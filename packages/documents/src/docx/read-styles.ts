import { attribute, child, childrenOf, type XmlElement } from './parse-xml.ts'

/** How a run looks, as far as it was said; what is undefined comes from further up. */
export interface RunLook {
  readonly size?: number | undefined
  readonly bold?: boolean | undefined
  readonly caps?: boolean | undefined
  readonly font?: string | undefined
  readonly colour?: string | undefined
  readonly shading?: string | undefined
  readonly vanish?: boolean | undefined
}

export interface ParagraphStyle {
  readonly name: string
  readonly look: RunLook
  /** 1 to 9, null where it is no heading. */
  readonly headingLevel: number | null
  readonly numbering: { readonly list: string; readonly level: number } | null
  readonly indent: number | null
}

export interface Styles {
  readonly paragraph: (id: string | undefined) => ParagraphStyle
  readonly character: (id: string | undefined) => RunLook
}

const deepestInheritance = 20

/** Styles with everything they inherit, from the part that holds them. */
export function readStyles(root: XmlElement | null): Styles {
  const defaults = child(child(root ?? undefined, 'w:docDefaults'), 'w:rPrDefault')
  const base = readLook(child(defaults, 'w:rPr'))
  const byId = new Map<string, XmlElement>()
  let usual: string | undefined
  for (const style of childrenOf(root ?? undefined, 'w:style')) {
    const id = attribute(style, 'w:styleId') ?? ''
    byId.set(id, style)
    const isDefault = isOn(attribute(style, 'w:default') ?? 'false')
    if (isDefault && attribute(style, 'w:type') === 'paragraph') usual = id
  }
  const paragraphs = new Map<string, ParagraphStyle>()
  const paragraph = (id = usual ?? ''): ParagraphStyle => {
    const known = paragraphs.get(id)
    if (known) return known
    const style = readParagraphStyle(lineage(byId, id), base)
    paragraphs.set(id, style)
    return style
  }
  return {
    paragraph,
    character: (id) => (id ? mergeLooks(lineage(byId, id).map(lookOfStyle)) : {}),
  }
}

/** The look that a `w:rPr` asks for. */
export function readLook(properties: XmlElement | undefined): RunLook {
  if (!properties) return {}
  const size = Number(attribute(child(properties, 'w:sz')))
  const fonts = child(properties, 'w:rFonts')
  return {
    size: size > 0 ? size / 2 : undefined,
    bold: readSwitch(child(properties, 'w:b')),
    caps: readSwitch(child(properties, 'w:caps')) ?? readSwitch(child(properties, 'w:smallCaps')),
    font: attribute(fonts, 'w:ascii') ?? attribute(fonts, 'w:hAnsi'),
    colour: attribute(child(properties, 'w:color')),
    shading:
      attribute(child(properties, 'w:shd'), 'w:fill') ??
      attribute(child(properties, 'w:highlight')),
    vanish: readSwitch(child(properties, 'w:vanish')),
  }
}

/** Later looks win where they say something. */
export function mergeLooks(looks: readonly RunLook[]): RunLook {
  return Object.assign({}, ...looks.map(defined))
}

/** 1 to 9 by an outline level as Word counts it, from 0. */
export function outlineLevel(properties: XmlElement | undefined): number | null {
  const level = Number(attribute(child(properties, 'w:outlineLvl')) ?? Number.NaN)
  return level >= 0 && level < 9 ? level + 1 : null
}

/** List and level of a `w:numPr`; list 0 says "none". */
export function readNumbering(properties: XmlElement | undefined): ParagraphStyle['numbering'] {
  const numbering = child(properties, 'w:numPr')
  const list = attribute(child(numbering, 'w:numId'))
  if (list === undefined) return null
  return { list, level: Number(attribute(child(numbering, 'w:ilvl')) ?? 0) || 0 }
}

/** Left indent in points. */
export function readIndent(properties: XmlElement | undefined): number | null {
  const indent = child(properties, 'w:ind')
  const twips = Number(attribute(indent, 'w:left') ?? attribute(indent, 'w:start') ?? Number.NaN)
  return Number.isFinite(twips) ? twips / 20 : null
}

function readParagraphStyle(chain: readonly XmlElement[], base: RunLook): ParagraphStyle {
  const nearestFirst = [...chain].reverse()
  const first = <Value>(read: (style: XmlElement) => Value | null | undefined): Value | null => {
    for (const style of nearestFirst) {
      const value = read(style)
      if (value !== null && value !== undefined) return value
    }
    return null
  }
  return {
    name: attribute(child(nearestFirst[0], 'w:name')) ?? '',
    look: mergeLooks([base, ...chain.map(lookOfStyle)]),
    headingLevel: first((style) => outlineLevel(child(style, 'w:pPr')) ?? levelByName(style)),
    numbering: first((style) => readNumbering(child(style, 'w:pPr'))),
    indent: first((style) => readIndent(child(style, 'w:pPr'))),
  }
}

/** Other languages' names of the built-in style appear where a file was converted. */
function levelByName(style: XmlElement): number | null {
  const name = attribute(child(style, 'w:name')) ?? attribute(style, 'w:styleId') ?? ''
  const heading = headingName.exec(name)
  if (heading) return Math.min(9, Number(heading[1] ?? 1) || 1)
  return /^section[ _-]?(title|head(ing)?)$/i.test(name) ? 1 : null
}

const headingName =
  /^(?:heading|überschrift|titre|título|titolo|kop|rubrik|overskrift|nagłówek|заголовок)\s*(\d)?$/i

function lineage(byId: ReadonlyMap<string, XmlElement>, id: string): XmlElement[] {
  const chain: XmlElement[] = []
  let next: string | undefined = id
  while (next !== undefined && chain.length < deepestInheritance) {
    const style = byId.get(next)
    if (!style) break
    chain.unshift(style)
    next = attribute(child(style, 'w:basedOn'))
  }
  return chain
}

function lookOfStyle(style: XmlElement): RunLook {
  return readLook(child(style, 'w:rPr'))
}

function readSwitch(element: XmlElement | undefined): boolean | undefined {
  return element && isOn(attribute(element) ?? 'true')
}

function isOn(value: string): boolean {
  return !['0', 'false', 'off', 'none'].includes(value)
}

function defined(look: RunLook): RunLook {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
}
