import ts from 'typescript'

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
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kindOf(name))
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return
    if (ts.isJsxText(node)) found.push(node.text)
    else if (isWords(node) && isSentence(node.text)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function kindOf(name: string): ts.ScriptKind {
  return name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

function isSilent(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return true
  return ts.isJsxAttribute(node) && silentAttributes.has(node.name.getText())
}

function isSentence(text: string): boolean {
  return sentence.test(text) && !code.test(text)
}

function isWords(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    node.kind === ts.SyntaxKind.TemplateHead ||
    node.kind === ts.SyntaxKind.TemplateMiddle ||
    node.kind === ts.SyntaxKind.TemplateTail
  )
}
