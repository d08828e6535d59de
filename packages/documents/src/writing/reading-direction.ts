import type { Page } from './page.ts'

const scripts = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`
const fromRight = new RegExp(`[${scripts}]`, 'u')
const othersThanFromRight = new RegExp(`[${scripts}]|[^\\p{L}]`, 'gu')
const othersThanLetters = /[^\p{L}]/gu

export function holdsRightToLeft(text: string): boolean {
  return fromRight.test(text)
}

/** Whether a page is read from the right: whether most of its letters are. */
export function readsRightToLeft({ paragraphs }: Page): boolean {
  const text = paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
  if (!holdsRightToLeft(text)) return false
  const letters = text.replace(othersThanLetters, '').length
  return text.replace(othersThanFromRight, '').length < letters / 2
}
