import { escapeHtml } from '../../escape-html.ts'

/** A refusal for a person: the sentence, and a way on. It may load nothing, not even a style. */
export function refusalPage(message: string): string {
  const words = escapeHtml(message)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words}</title>
<h1>${words}</h1>
<p><a href="/">Back to the start page</a></p>
</html>
`
}
