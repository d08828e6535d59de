/**
 * Lets styles and fonts go before scripts: a page can be read and its links and forms work without
 * them, so on a slow line they should not hold it up.
 */
export function wordsFirst(page: Uint8Array<ArrayBuffer>): string {
  return Buffer.from(page.buffer, page.byteOffset, page.byteLength)
    .toString('utf8')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}
