import { type Draft, type DraftLine, emptyDraft } from '../draft.ts'
import { saysNothingNew, wordsOf } from '../layout/running-words.ts'
import { Unreadable } from '../unreadable.ts'
import { type Collected, emptyCollection } from './collect-lines.ts'
import { openArchive } from './open-archive.ts'
import { openPackage, type WordPackage } from './open-package.ts'
import { attribute, child, childrenOf, descendants, textOf, type XmlElement } from './parse-xml.ts'
import { readDiagrams } from './read-diagrams.ts'
import { readLists } from './read-lists.ts'
import { isDark, type Surroundings } from './read-paragraph.ts'
import { readStyles } from './read-styles.ts'
import { sectionColumns, walkBody } from './walk-body.ts'

/** An academic CV has some thirty pages. */
const mostPages = 20
const longestText = 400_000

/** Reads a Word file: headers, body with tables and text boxes, footers. */
export async function readDocx(bytes: Uint8Array): Promise<Draft> {
  const word = await openPackage(await openArchive(bytes))
  const body = child(word.document, 'w:body')
  if (!body) throw new Unreadable('damaged')
  const surroundings: Surroundings = {
    styles: readStyles(await word.related('styles')),
    lists: readLists(await word.related('numbering')),
    relations: word.relations,
    diagrams: await readDiagrams(word),
    place: 'body',
    maybeDark: hasGround(word.document),
  }
  const collected = emptyCollection()
  await readMargins(word, body, { surroundings, place: 'header' }, collected)
  collected.pendingGap = collected.lines.length > 0
  walkBody(body, surroundings, collected)
  collected.pendingGap = true
  const pages = await countPages(word, collected)
  await readNotes(word, surroundings, collected)
  await readMargins(word, body, { surroundings, place: 'footer' }, collected)
  if (pages > mostPages) throw new Unreadable('too_many_pages')
  if (collected.characters > longestText) throw new Unreadable('too_large')
  return {
    ...emptyDraft('docx'),
    lines: withoutRunningLines(collected.lines),
    links: collected.links,
    pages,
    columns: Math.max(collected.columns, sectionColumns(body)),
    tables: collected.tables,
    images: collected.images,
    textBoxes: collected.textBoxes,
    hiddenText: collected.hiddenText,
    producer: await readProducer(word),
    unmappedCharacters: collected.unmapped,
    iconCharacters: collected.icons,
    trackedChanges: collected.trackedChanges,
  }
}

/** A coloured page, or a shape that body text may lie on: there white text may be plain to see. */
function hasGround(document: XmlElement): boolean {
  const page = child(document, 'w:background')?.attributes['w:color']
  if (isDark(page)) return true
  return shapes.some((name) => descendants(document, name).length > 0)
}

const shapes = ['wps:wsp', 'v:rect', 'v:shape', 'v:roundrect'] as const

/** Headers or footers of all sections, each text once. */
async function readMargins(
  word: WordPackage,
  body: XmlElement,
  { surroundings, place }: { surroundings: Surroundings; place: 'header' | 'footer' },
  collected: Collected,
): Promise<void> {
  const outer = collected.lines
  const seen = new Set<string>()
  for (const reference of descendants(body, `w:${place}Reference`)) {
    const relation = word.relations.get(reference.attributes['r:id'] ?? '')
    const part = relation && !relation.external ? await word.part(relation.target) : null
    if (!part) continue
    collected.lines = []
    walkBody(part.root, { ...surroundings, relations: part.relations, place }, collected)
    for (const line of collected.lines) {
      if (seen.has(line.text) || pageNumber.test(line.text)) continue
      seen.add(line.text)
      outer.push(line)
    }
  }
  collected.lines = outer
}

/** Headers and footers without the lines that say what the page says: a name, and which page it is. */
function withoutRunningLines(lines: readonly DraftLine[]): readonly DraftLine[] {
  const body = lines.filter(({ place }) => place !== 'header' && place !== 'footer')
  const headers = lines.filter(({ place }) => place === 'header')
  const told = wordsOf(body.map(({ text }) => text))
  const toldAbove = wordsOf([...body, ...headers].map(({ text }) => text))
  // One line of a header may name a town or a title that a role names, too.
  const isHeaderTold = headers.every(({ text }) => saysNothingNew(withoutCount(text), told))
  return lines.filter(({ text, place }) => {
    if (place === 'header') return !isHeaderTold
    return place !== 'footer' || !saysNothingNew(withoutCount(text), toldAbove)
  })
}

/** "Page 1 of 2" within a line is no word of it. */
function withoutCount(text: string): string {
  return text.replace(/\b\d{1,2}\b/g, ' ')
}

/** Footnotes and endnotes; the lines that part them from the text are notes of a type. */
async function readNotes(
  word: WordPackage,
  surroundings: Surroundings,
  collected: Collected,
): Promise<void> {
  for (const [part, name] of [
    ['footnotes', 'w:footnote'],
    ['endnotes', 'w:endnote'],
  ] as const) {
    const notes = childrenOf((await word.related(part)) ?? undefined, name)
    for (const note of notes.filter((each) => attribute(each, 'w:type') === undefined)) {
      walkBody(note, { ...surroundings, place: 'footer' }, collected)
    }
  }
}

const pageNumber =
  /^\s*(?:page|seite|página|pagina)?\s*\d*\s*(?:(?:of|von|de|di|\/|\|)\s*\d*)?\s*$/i

/** By Word's own marks where it left them, else by what it counted when it saved. */
async function countPages(word: WordPackage, collected: Collected): Promise<number> {
  if (collected.sawPageMarks) return collected.page
  const counted = Number(await readFact(word, 'Pages'))
  return Math.max(collected.page, Number.isInteger(counted) ? counted : 1)
}

async function readProducer(word: WordPackage): Promise<string | null> {
  return (await readFact(word, 'Application'))?.trim().slice(0, 100) || null
}

/** What the program that saved the file says of it. */
async function readFact(word: WordPackage, name: string): Promise<string | null> {
  const facts = await word.read('docProps/app.xml')
  const fact = facts && child(facts, name)
  return fact ? textOf(fact) : null
}
