import { type CSSProperties, Fragment, memo } from 'react'
import type { PageFont, PageParagraph, PageRun } from '@rolefit/engine/page'
import { placeholderPattern } from '../state/find-placeholders.ts'
import { holdTogether } from './hold-together.ts'
import { toPixels } from './to-pixels.ts'

interface ParagraphOnPageProps {
  readonly paragraph: PageParagraph
  readonly font: PageFont
}

/** A paragraph of the page, as large as it is laid out; drawn anew only where it says something else. */
export const ParagraphOnPage = memo(Paragraph, isSame)

function isSame(one: ParagraphOnPageProps, other: ParagraphOnPageProps): boolean {
  return (
    one.font === other.font && JSON.stringify(one.paragraph) === JSON.stringify(other.paragraph)
  )
}

function Paragraph({ paragraph, font }: ParagraphOnPageProps) {
  const { role, look, runs, right } = paragraph
  const outer: CSSProperties = {
    display: 'flow-root',
    position: 'relative',
    // A browser puts half of what a line has to spare below its letters; a file has all of it above.
    top: toPixels((look.line - font.reach * look.size) / 2),
    fontSize: toPixels(look.size),
    lineHeight: `${toPixels(look.line)}px`,
    fontWeight: look.bold ? 700 : 400,
    fontStyle: look.italic ? 'italic' : 'normal',
    color: `#${look.colour}`,
    letterSpacing: toPixels(look.tracking),
    textTransform: look.capitals ? 'uppercase' : 'none',
    textAlign: look.align,
    paddingLeft: toPixels(look.indent),
    textWrap: 'wrap',
    overflowWrap: 'anywhere',
    fontFeatureSettings: 'normal',
  }
  return (
    <div data-paragraph={paragraph.path}>
      <div style={outer} data-lines="">
        {role === 'bullet' && (
          <span
            aria-hidden="true"
            style={{
              display: 'inline-block',
              width: toPixels(look.hanging),
              marginLeft: -toPixels(look.hanging),
              textAlign: 'left',
            }}
          >
            •
          </span>
        )}
        {runs.map(toSpan)}
        {right.length > 0 && <span style={{ float: 'right' }}>{right.map(toSpan)}</span>}
      </div>
      {look.rule && (
        <div
          style={{
            marginTop: toPixels(look.rule.gap),
            height: toPixels(look.rule.width),
            backgroundColor: `#${look.rule.colour}`,
          }}
        />
      )}
    </div>
  )
}

function toSpan({ text, bold, italic, colour }: PageRun, index: number) {
  const style = {
    fontWeight: bold ? 700 : 400,
    fontStyle: italic ? 'italic' : 'normal',
    color: `#${colour}`,
  }
  return (
    <span key={index} style={style}>
      <MarkedText text={text} />
    </span>
  )
}

/** A fact that is still to come stands out on the page, and takes no more room than in the file. */
function MarkedText({ text }: { text: string }) {
  const words = text.split(placeholderPattern)
  const waiting = text.match(placeholderPattern) ?? []
  if (waiting.length === 0) return <HeldText text={text} />
  return words.map((each, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and are replaced all at once
    <Fragment key={at}>
      <HeldText text={each} />
      {waiting[at] && (
        <mark className="bg-[#f6d98a] text-inherit" style={{ letterSpacing: 'inherit' }}>
          {waiting[at]}
        </mark>
      )}
    </Fragment>
  ))
}

function HeldText({ text }: { text: string }) {
  return holdTogether(text).map((piece, at) =>
    piece.isHeld ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name
      <span key={at} className="whitespace-nowrap">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  )
}
