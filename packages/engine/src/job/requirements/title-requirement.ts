import { quoteSpan } from '../../text/span.ts'
import { namingPart } from '../head/naming-part.ts'
import { titleInWords } from '../head/title-in-words.ts'
import type { Requirement } from '../job.ts'
import { levelWords } from '../lexicon/level-words.ts'
import type { Posting } from '../posting.ts'
import { slug } from './skill-requirements.ts'

/** The job's own title: have you done this work under this name, or under one of its family? */
export function readTitleRequirement(posting: Posting): Requirement[] {
  const { title, text, tokens, words } = posting
  if (!title) return []
  const part = namingPart(posting) ?? title
  const roots = tokens
    .filter((token) => token.start >= title.start && token.end <= title.end)
    .filter((token) => token.end <= part.end || words.isKnown(token.root))
    .map((token) => token.root)
    .filter((root) => !words.isStop(root) && !levelWords.has(root) && !/^\d+$/.test(root))
  if (roots.length === 0) return []
  const name = text.slice(title.start, title.end)
  return [
    {
      id: `req_title-${slug(name)}`,
      text: titleInWords(text, title),
      quote: quoteSpan(text, title),
      sentence: title,
      kind: 'title',
      importance: 'must',
      weight: 1,
      need: { type: 'title', name, roots: [...new Set(roots)] },
    },
  ]
}
