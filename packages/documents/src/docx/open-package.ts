import { Unreadable } from '../unreadable.ts'
import type { Archive } from './open-archive.ts'
import { childrenOf, parseXml, type XmlElement } from './parse-xml.ts'

/** A Word file's main part and the way from it to the others. */
export interface WordPackage {
  readonly document: XmlElement
  readonly relations: ReadonlyMap<string, Relation>
  /** The part that a relation of the main part of that kind leads to. */
  readonly related: (kind: string) => Promise<XmlElement | null>
  /** A part by its name, with relations of its own. */
  readonly part: (name: string) => Promise<RelatedPart | null>
  readonly read: (name: string) => Promise<XmlElement | null>
}

interface RelatedPart {
  readonly root: XmlElement
  readonly relations: ReadonlyMap<string, Relation>
}

export interface Relation {
  readonly kind: string
  readonly target: string
  readonly external: boolean
}

const mainType = /wordprocessingml\.(document|template)\.main\+xml$/

/** Finds the main part by what the package says of it; anything else than a plain Word file is refused. */
export async function openPackage(archive: Archive): Promise<WordPackage> {
  const types = await archive.read('[Content_Types].xml')
  if (types === null) throw new Unreadable('not_as_named')
  refuseMacros(archive, types)
  const read = async (name: string): Promise<XmlElement | null> => {
    const text = await archive.read(name)
    return text === null ? null : parseXml(text)
  }
  const name = mainPartName(await readRelations(archive, ''), parseXml(types))
  const document = await read(name)
  if (!document) throw new Unreadable('damaged')
  if (document.name !== 'w:document') throw new Unreadable('not_as_named')
  const relations = await readRelations(archive, name)
  return {
    document,
    relations,
    read,
    related: async (kind) => {
      const relation = [...relations.values()].find((candidate) => candidate.kind === kind)
      return relation ? read(relation.target) : null
    },
    part: async (partName) => {
      const root = await read(partName)
      return root && { root, relations: await readRelations(archive, partName) }
    },
  }
}

function refuseMacros(archive: Archive, types: string): void {
  const hasMacros = archive.names.some((name) => name.endsWith('vbaproject.bin'))
  if (hasMacros || /macroEnabled/i.test(types)) throw new Unreadable('macro_enabled')
}

function mainPartName(roots: ReadonlyMap<string, Relation>, types: XmlElement): string {
  const main = [...roots.values()].find(({ kind }) => kind === 'officeDocument')
  const overrides = childrenOf(types, 'Override')
  const declared = overrides.find(({ attributes }) => mainType.test(attributes.ContentType ?? ''))
  const name = main?.target ?? declared?.attributes.PartName
  if (name === undefined) throw new Unreadable('not_as_named')
  const type = overrides.find(({ attributes }) => samePart(attributes.PartName ?? '', name))
  if (type && !mainType.test(type.attributes.ContentType ?? ''))
    throw new Unreadable('not_as_named')
  return name
}

function samePart(left: string, right: string): boolean {
  return left.replace(/^\//, '').toLowerCase() === right.replace(/^\//, '').toLowerCase()
}

async function readRelations(
  archive: Archive,
  partName: string,
): Promise<ReadonlyMap<string, Relation>> {
  const slash = partName.lastIndexOf('/')
  const folder = partName.slice(0, slash + 1)
  const text = await archive.read(`${folder}_rels/${partName.slice(slash + 1)}.rels`)
  if (text === null) return new Map()
  return new Map(
    childrenOf(parseXml(text), 'Relationship').map(({ attributes }) => {
      const { Id = '', Type = '', Target = '', TargetMode } = attributes
      const external = TargetMode === 'External'
      const target = external ? Target : resolvePart(folder, Target)
      return [Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), target, external }]
    }),
  )
}

function resolvePart(folder: string, target: string): string {
  return new URL(target, `file:///${folder.replace(/^\//, '')}`).pathname.slice(1)
}
