import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

describe('renderMarkdown', () => {
  it('gives second-level headings an address and lists them as contents', () => {
    const { html, contents } = renderMarkdown(
      '## Who *reads* it?\n\n### Not listed\n\n## Who *reads* it?',
    )
    expect(contents).toEqual([
      { id: 'who-reads-it', text: 'Who reads it?' },
      { id: 'who-reads-it-2', text: 'Who reads it?' },
    ])
    expect(html).toContain('<h2 id="who-reads-it">Who <em>reads</em> it?</h2>')
  })

  it('draws the three strokes, and says in words what colour alone would not', () => {
    const { html } = renderMarkdown('==met==, =~half~=, =!gone!=')
    expect(html).toBe(
      '<p><mark class="marked">met</mark>, <mark class="marked-partly">half<span class="sr-only"> (partly)</span></mark>, <span class="marked-missing">gone<span class="sr-only"> (missing)</span></span></p>\n',
    )
  })

  it('sets a fenced block as a sheet of paper with its caption', () => {
    const { html } = renderMarkdown('```sheet Her CV\n[1] **Nurse**\n\nWard\n```')
    expect(html).toBe(
      '<figure class="paper"><figcaption>Her CV</figcaption><p><b class="note-number">1</b> <strong>Nurse</strong></p><p>Ward</p></figure>\n',
    )
  })

  it('gives each cell the name of its column, for narrow screens', () => {
    const { html } = renderMarkdown('| A "b" | C |\n| --- | --- |\n| 1 | *2* |')
    expect(html).toContain('<th scope="col">C</th>')
    expect(html).toContain('<td data-column="A &quot;b&quot;">1</td>')
    expect(html).toContain('<td data-column="C"><em>2</em></td>')
  })

  it('shows raw HTML instead of using it', () => {
    const { html } = renderMarkdown('<script>alert(1)</script>\n\nA <b>word</b>')
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<b>')
    expect(html).toContain('&lt;script&gt;')
  })

  it('counts the words of the text, not of its markup', () => {
    expect(renderMarkdown('## Two words\n\n- [one](/x)\n- two — three').words).toBe(5)
  })
})
