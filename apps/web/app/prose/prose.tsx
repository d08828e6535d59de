interface ProseProps {
  /** Made by `renderMarkdown` from one of our own texts, never from what somebody typed. */
  readonly html: string
}

/** A long text, set to be read. */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, rendered with raw HTML escaped
  return <div className="prose-text" dangerouslySetInnerHTML={{ __html: html }} />
}
