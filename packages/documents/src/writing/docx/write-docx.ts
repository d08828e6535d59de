import { Document, LevelFormat, Packer, type Paragraph } from 'docx'
import { cleanPage } from '../clean-page.ts'
import { cleanText } from '../clean-text.ts'
import type { FileFacts, Page, PageParagraph } from '../page.ts'
import { readsRightToLeft } from '../reading-direction.ts'
import { setParagraphs } from '../set-paragraphs.ts'
import { bulletList, toParagraph, twips } from './to-paragraph.ts'
import { toStyles } from './to-styles.ts'

/**
 * Writes a page as DOCX: real headings, real lists, right-aligned dates at tab stops, no tables, no
 * text boxes, everything in the body.
 */
export async function writeDocx(page: Page, facts: FileFacts): Promise<Uint8Array> {
  const clean = cleanPage(page)
  const crowded = findCrowded(clean)
  const isRightToLeft = readsRightToLeft(clean)
  return Packer.toBuffer(
    new Document({
      title: cleanText(facts.title),
      creator: cleanText(facts.author),
      lastModifiedBy: cleanText(facts.author),
      styles: toStyles(clean, facts.language),
      numbering: { config: [bulletLook(clean)] },
      sections: [
        {
          properties: { page: sheet(clean) },
          children: clean.paragraphs.map(
            (paragraph): Paragraph =>
              toParagraph(paragraph, {
                page: clean,
                rightAlone: crowded.has(paragraph),
                isRightToLeft,
              }),
          ),
        },
      ],
    }),
  )
}

/** Paragraphs whose dates do not fit beside them: a tab stop cannot hold those. */
function findCrowded(page: Page): ReadonlySet<PageParagraph> {
  const dated = page.paragraphs.filter(({ right }) => right.length > 0)
  const set = setParagraphs({ ...page, paragraphs: dated })
  return new Set(set.filter(({ rightAlone }) => rightAlone).map(({ paragraph }) => paragraph))
}

function sheet({ paper, margins }: Page) {
  return {
    size: { width: twips(paper.width), height: twips(paper.height) },
    margin: {
      top: twips(margins.top),
      right: twips(margins.right),
      bottom: twips(margins.bottom),
      left: twips(margins.left),
      header: 0,
      footer: 0,
    },
  }
}

function bulletLook({ paragraphs }: Page) {
  const look = paragraphs.find(({ role }) => role === 'bullet')?.look
  const indent = { left: twips(look?.indent ?? 14), hanging: twips(look?.hanging ?? 10) }
  return {
    reference: bulletList,
    levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', style: { paragraph: { indent } } }],
  }
}
