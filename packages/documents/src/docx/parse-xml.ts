import { SaxesParser } from 'saxes'
import { Unreadable } from '../unreadable.ts'

/** Word nests some thirty deep in a text box inside a table inside a content control. */
const deepest = 256
/** A ten-page CV with every word in a run of its own has some 60,000. */
const mostElements = 300_000

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[]
}

/** One XML part as a tree with Word's usual prefixes; a DOCTYPE, great depth or great number is refused. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ fragment: false, xmlns: false })
  const root: OpenElement = { name: '', attributes: {}, children: [] }
  const open: OpenElement[] = [root]
  let elements = 0
  let usual: Rename | null = null
  parser.on('doctype', () => refuse('damaged'))
  parser.on('error', () => refuse('damaged'))
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (elements > mostElements) refuse('too_large')
    if (open.length > deepest) refuse('damaged')
    if (elements === 1) usual = renamerOf(attributes)
    const element = {
      name: usual ? usual(name) : name,
      attributes: usual ? renameAll(attributes, usual) : attributes,
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const take = (piece: string) => {
    open.at(-1)?.children.push(piece)
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(text).close()
  const [first] = root.children.filter(isElement)
  if (!first) throw new Unreadable('damaged')
  return first
}

export function isElement(node: XmlElement | string): node is XmlElement {
  return typeof node !== 'string'
}

/** The first child of that name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.filter(isElement).find((node) => node.name === name)
}

/** Every child of that name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return (element?.children ?? []).filter(isElement).filter((node) => node.name === name)
}

/** Everything below of that name, in order. */
export function descendants(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children
    .filter(isElement)
    .flatMap((node) => [...(node.name === name ? [node] : []), ...descendants(node, name)])
}

/** The text inside, whatever carries it. */
export function textOf(element: XmlElement): string {
  return element.children.map((node) => (isElement(node) ? textOf(node) : node)).join('')
}

/** Word's own attribute, `w:val` where no name is given. */
export function attribute(element: XmlElement | undefined, name = 'w:val'): string | undefined {
  return element?.attributes[name]
}

function refuse(reason: 'damaged' | 'too_large'): never {
  throw new Unreadable(reason)
}

type Rename = (name: string) => string

/** A producer may choose other prefixes; names are brought back to the usual ones by their namespaces. */
function renamerOf(attributes: Readonly<Record<string, string>>): Rename | null {
  const renamed = new Map<string, string>()
  for (const [declaration, uri] of Object.entries(attributes)) {
    const prefix = declaration === 'xmlns' ? '' : /^xmlns:(.+)$/.exec(declaration)?.[1]
    const usual = usualPrefixes.find(([ending]) => uri.endsWith(ending))?.[1]
    if (prefix !== undefined && usual !== undefined && usual !== prefix) renamed.set(prefix, usual)
  }
  if (renamed.size === 0) return null
  return (name) => {
    const colon = name.indexOf(':')
    const usual = renamed.get(colon === -1 ? '' : name.slice(0, colon))
    return usual === undefined ? name : `${usual}:${name.slice(colon + 1)}`
  }
}

function renameAll(
  attributes: Readonly<Record<string, string>>,
  rename: Rename,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [rename(name), value]),
  )
}

/** By the end of the namespace, which transitional and strict files share. */
const usualPrefixes = [
  ['/wordprocessingml/main', 'w'],
  ['/wordprocessingml/2006/main', 'w'],
  ['/markup-compatibility/2006', 'mc'],
] as const
