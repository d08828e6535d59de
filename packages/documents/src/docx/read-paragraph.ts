import type { HiddenText, LinePlace } from '../document.ts'
import { readBullet } from '../layout/read-bullet.ts'
import { addLine, type Collected, turnPage } from './collect-lines.ts'
import type { Relation } from './open-package.ts'
import { attribute, child, textOf, type XmlElement } from './parse-xml.ts'
import type { Lists } from './read-lists.ts'
import { type Piece, readRuns } from './read-runs.ts'
import {
  outlineLevel,
  type ParagraphStyle,
  type RunLook,
  readIndent,
  readNumbering,
  type Styles,
} from './read-styles.ts'

/** What a paragraph needs to know of where it stands. */
export interface Surroundings {
  readonly styles: Styles
  readonly lists: Lists
  readonly relations: ReadonlyMap<string, Relation>
  /** What diagrams say, by the relation that leads to them. */
  readonly diagrams: ReadonlyMap<string, XmlElement>
  readonly place: LinePlace
  /** White text is plain to see on it, or it cannot be told. */
  readonly maybeDark: boolean
}

type TextPiece = Extract<Piece, { text: string }>

/** Reads a paragraph into lines; the text boxes anchored in it come back for their turn. */
export function readParagraph(
  paragraph: XmlElement,
  surroundings: Surroundings,
  collected: Collected,
): readonly XmlElement[] {
  const properties = child(paragraph, 'w:pPr')
  const style = surroundings.styles.paragraph(attribute(child(properties, 'w:pStyle')))
  const { styles, relations, diagrams } = surroundings
  const { page } = collected
  const content = readRuns(paragraph, { styles, relations, diagrams, look: style.look, page })
  collected.links.push(...content.links)
  collected.images += content.images
  collected.trackedChanges += content.trackedChanges
  const heading = (outlineLevel(properties) ?? style.headingLevel) !== null
  collected.pendingGap ||= heading || hasSpaceBefore(properties)
  const maybeDark = surroundings.maybeDark || isDark(shadingOf(properties))
  const lines = splitLines(content.pieces, { maybeDark, page: collected.page }, collected)
  const item = itemOf(properties, style, surroundings.lists)
  const hasText = !lines.every(isEmpty)
  const sign = hasText && item ? item.sign() : undefined
  lines.forEach((pieces, index) => {
    const isFirst = index === 0
    // Shift and Enter, twice.
    collected.pendingGap ||= !isFirst && isEmpty(pieces)
    const marked = isFirst && sign ? [{ text: `${sign} `, look: style.look }, ...pieces] : pieces
    const bullet = readBullet(marked.map(({ text }) => text).join(''))
    const isBullet = (isFirst && sign === null) || (bullet !== null && !heading)
    addLine(collected, isBullet && bullet !== null ? withoutSign(marked, bullet) : marked, {
      kind: heading ? 'heading' : isBullet ? 'bullet' : 'text',
      place: surroundings.place,
      x: readIndent(properties) ?? item?.indent ?? style.indent ?? 0,
    })
  })
  if (!hasText) collected.pendingGap = true
  return content.textBoxes
}

/** Whether it stands apart from the paragraph above, or is none but a gap itself. */
export function opensBlock(
  paragraph: XmlElement,
  { styles }: Surroundings,
  { pendingGap }: Collected,
): boolean {
  const properties = child(paragraph, 'w:pPr')
  const style = styles.paragraph(attribute(child(properties, 'w:pStyle')))
  return (
    pendingGap ||
    (outlineLevel(properties) ?? style.headingLevel) !== null ||
    hasSpaceBefore(properties) ||
    textOf(paragraph).trim() === ''
  )
}

function hasSpaceBefore(properties: XmlElement | undefined): boolean {
  return Number(attribute(child(properties, 'w:spacing'), 'w:before') ?? 0) >= paragraphGapTwips
}

function isEmpty(pieces: readonly TextPiece[]): boolean {
  return pieces.every(({ text }) => text.trim() === '')
}

/** Six points: less is a line's own spacing. */
const paragraphGapTwips = 120

/** A list item's sign is counted only when it is asked for, once an item. */
function itemOf(properties: XmlElement | undefined, style: ParagraphStyle, lists: Lists) {
  const numbering = readNumbering(properties) ?? style.numbering
  if (!numbering || numbering.list === '0') return null
  const list = numbering.list === '' ? (style.numbering?.list ?? '') : numbering.list
  return {
    indent: lists.indent(list, numbering.level),
    sign: () => lists.mark(list, numbering.level),
  }
}

function splitLines(
  pieces: readonly Piece[],
  { maybeDark, page }: { readonly maybeDark: boolean; readonly page: number },
  collected: Collected,
): readonly (readonly TextPiece[])[] {
  const lines: TextPiece[][] = [[]]
  for (const piece of pieces) {
    if ('text' in piece) {
      const how = hiddenHow(piece.look, maybeDark)
      if (how === null) lines.at(-1)?.push(piece)
      else if (piece.text.trim() !== '') {
        collected.hiddenText.push({ text: piece.text.trim(), page, how })
      }
    } else if (piece.breaks === 'line') lines.push([])
    else {
      if (piece.breaks === 'page') lines.push([])
      collected.sawPageMarks ||= piece.breaks === 'seen_page'
      turnPage(collected)
    }
  }
  return lines
}

function hiddenHow(look: RunLook, maybeDark: boolean): HiddenText['how'] | null {
  if (look.vanish) return 'marked_hidden'
  if (look.size !== undefined && look.size < smallestVisible) return 'tiny'
  if (maybeDark || isDark(look.shading)) return null
  return isNearWhite(look.colour) ? 'same_colour' : null
}

/** Points; below that nobody reads a page, on paper or on a screen. */
const smallestVisible = 3

function isNearWhite(colour: string | undefined): boolean {
  const channels = /^[0-9a-f]{6}$/i.test(colour ?? '') ? (colour?.match(/../g) ?? []) : []
  return channels.length === 3 && channels.every((channel) => Number.parseInt(channel, 16) >= 0xf0)
}

/** Any ground that is not white or nearly so shows white text. */
export function isDark(shading: string | undefined): boolean {
  return (
    !(shading === undefined || ['auto', 'none', 'white'].includes(shading)) && !isNearWhite(shading)
  )
}

export function shadingOf(properties: XmlElement | undefined): string | undefined {
  return attribute(child(properties, 'w:shd'), 'w:fill')
}

function withoutSign(pieces: readonly TextPiece[], rest: string): readonly TextPiece[] {
  let skip = pieces.reduce((sum, { text }) => sum + text.length, 0) - rest.length
  return pieces.map(({ text, look }) => {
    const cut = Math.min(skip, text.length)
    skip -= cut
    return { text: text.slice(cut), look }
  })
}
