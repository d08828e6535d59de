import { parseSync, Visitor } from 'vite'

/** Attributes whose value is for machines. */
const silentAttributes = new Set([
  'className',
  'class',
  'd',
  'to',
  'href',
  'rel',
  'media',
  'viewBox',
])
/** Markup, headers, queries and the names of classes: strings of several words that nobody reads. */
const code = /[<>={}]|\butf-8\b|(?:^| )(?:bg|px|py|min-h|sm|border|flex)[-:]/
const sentence = /[A-Za-z’']{2,}[,.:;!?]? +[A-Za-z’']{2,}/

/** What a source file of the app says to people: the text between tags, and strings of several words. */
export function wordsOnScreen(name: string, source: string): readonly string[] {
  const found: string[] = []
  let silentAround = 0
  const take = (text: string) => {
    if (silentAround === 0 && isSentence(text)) found.push(text)
  }
  const visitor = new Visitor({
    TSLiteralType: () => {
      silentAround += 1
    },
    'TSLiteralType:exit': () => {
      silentAround -= 1
    },
    JSXAttribute: ({ name: attribute }) => {
      if (isSilent(attribute.name)) silentAround += 1
    },
    'JSXAttribute:exit': ({ name: attribute }) => {
      if (isSilent(attribute.name)) silentAround -= 1
    },
    JSXText: ({ value }) => {
      if (silentAround === 0) found.push(value)
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') take(value)
    },
    TemplateElement: ({ value }) => take(value.cooked ?? ''),
  })
  visitor.visit(parseSync(name, source).program)
  return found
}

/** A name with a colon is no text, and none of ours. */
function isSilent(attribute: unknown): boolean {
  return typeof attribute === 'string' && silentAttributes.has(attribute)
}

function isSentence(text: string): boolean {
  return sentence.test(text) && !code.test(text)
}
