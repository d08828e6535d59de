/** What is drawn: how many roles a CV has, and which program makes the file that is read. */
export interface Kind {
  readonly name: string
  /** What its files are called when they are kept. */
  readonly key: string
  readonly roles: number
  /** The share of values that has to be found. */
  readonly wanted: number
  readonly maker: 'Chromium' | 'Word' | 'LibreOffice'
}

export const kinds: readonly Kind[] = [
  { name: 'one page', key: 'page', roles: 3, wanted: 0.99, maker: 'Chromium' },
  { name: 'two pages', key: 'pages', roles: 6, wanted: 0.99, maker: 'Chromium' },
  { name: 'Word file', key: 'word', roles: 4, wanted: 0.99, maker: 'Word' },
  // The same Word files, as a word processor prints them.
  { name: 'Word, printed', key: 'printed', roles: 4, wanted: 0.99, maker: 'LibreOffice' },
]
