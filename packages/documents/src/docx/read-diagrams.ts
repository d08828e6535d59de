import type { WordPackage } from './open-package.ts'
import { child, childrenOf, descendants, textOf, type XmlElement } from './parse-xml.ts'

/** Diagrams of a CV are few: skills, or a line of roles. */
const mostDiagrams = 20
const deepest = 20

/** What the document's diagrams say, each as the content of a text box, by the relation that leads to it. */
export async function readDiagrams(word: WordPackage): Promise<ReadonlyMap<string, XmlElement>> {
  const diagrams = new Map<string, XmlElement>()
  for (const reference of descendants(word.document, 'dgm:relIds').slice(0, mostDiagrams)) {
    const id = reference.attributes['r:dm'] ?? ''
    const relation = word.relations.get(id)
    const model = relation && !relation.external ? await word.read(relation.target) : null
    if (model) diagrams.set(id, element('w:txbxContent', toParagraphs(model)))
  }
  return diagrams
}

/** The points from the top down, each with what hangs below it, in the order in which they are drawn. */
function toParagraphs(model: XmlElement): readonly XmlElement[] {
  const points = childrenOf(child(model, 'dgm:ptLst'), 'dgm:pt')
  const below = new Map<string, string[]>()
  for (const { attributes } of inOrder(childrenOf(child(model, 'dgm:cxnLst'), 'dgm:cxn'))) {
    const { srcId = '', destId = '', type = 'parOf' } = attributes
    if (type === 'parOf') below.set(srcId, [...(below.get(srcId) ?? []), destId])
  }
  const named = new Map(points.map((point) => [point.attributes.modelId ?? '', point]))
  const told = new Set<string>()
  const tell = (id: string, depth: number): readonly XmlElement[] => {
    const point = named.get(id)
    if (!point || told.has(id) || depth > deepest) return []
    told.add(id)
    const own = childrenOf(child(point, 'dgm:t'), 'a:p').map(wordsOf).filter(Boolean)
    const lines = own.map((words) => paragraph(depth > 1 ? `• ${words}` : words))
    return [...lines, ...(below.get(id) ?? []).flatMap((next) => tell(next, depth + 1))]
  }
  const tops = points.filter(({ attributes }) => attributes.type === 'doc')
  return tops.flatMap(({ attributes }) => tell(attributes.modelId ?? '', 0))
}

function inOrder(connections: readonly XmlElement[]): readonly XmlElement[] {
  return connections.toSorted((a, b) => orderOf(a) - orderOf(b))
}

function orderOf({ attributes }: XmlElement): number {
  return Number(attributes.srcOrd ?? 0)
}

function wordsOf(paragraph: XmlElement): string {
  return descendants(paragraph, 'a:t').map(textOf).join('').trim()
}

function paragraph(words: string): XmlElement {
  return element('w:p', [element('w:r', [element('w:t', [words])])])
}

function element(name: string, children: XmlElement['children']): XmlElement {
  return { name, attributes: {}, children }
}
