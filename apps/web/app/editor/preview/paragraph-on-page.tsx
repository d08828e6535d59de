import type { CSSProperties } from 'react'
import type { PageParagraph, PageRun } from '@rolefit/engine/page'

/** A paragraph of the page; a pixel stands for a point. */
export function ParagraphOnPage({ paragraph }: { paragraph: PageParagraph }) {
  const { role, look, runs, right } = paragraph
  const outer: CSSProperties = {
    display: 'flow-root',
    fontSize: look.size,
    lineHeight: `${look.line}px`,
    fontWeight: look.bold ? 700 : 400,
    fontStyle: look.italic ? 'italic' : 'normal',
    color: `#${look.colour}`,
    letterSpacing: look.tracking,
    textTransform: look.capitals ? 'uppercase' : 'none',
    textAlign: look.align,
    paddingLeft: look.indent,
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
              width: look.hanging,
              marginLeft: -look.hanging,
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
            marginTop: look.rule.gap,
            height: look.rule.width,
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
      {text}
    </span>
  )
}
