import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Unreadable } from '../../unreadable.ts'
import { nearWorker } from './near-worker.ts'

/** A page scanned at 400 dpi; larger pictures are left out when a page is drawn. */
const largestDrawnPixels = 20_000_000

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Opens a PDF without scripts, network or system fonts; a reason where that is not possible. */
export async function openPdf(
  bytes: Uint8Array,
  { images }: { readonly images: 'skip' | 'decode' },
): Promise<PDFDocumentProxy> {
  const task = getDocument({
    worker: nearWorker(),
    // pdf.js takes the buffer it is given away from the caller.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    useSystemFonts: false,
    fontExtraProperties: true,
    ...(images === 'skip' ? readingOnly() : drawing()),
  })
  try {
    return await task.promise
  } catch (error) {
    await task.destroy()
    const isPassword = error instanceof Error && error.name === 'PasswordException'
    throw new Unreadable(isPassword ? 'password' : 'damaged')
  }
}

/**
 * Nobody sees the letters: pdf.js, told that its page can show fonts, leaves their outlines alone, and
 * the fonts every reader has to have are not opened. Both together took as long as the text itself.
 */
function readingOnly() {
  if (!('FontFace' in globalThis)) Object.assign(globalThis, { FontFace: UnseenFont })
  return { maxImageSize: 0, disableFontFace: false, ownerDocument: unseenPage() }
}

/** All that pdf.js asks of a page while it reads is to take in fonts. */
function unseenPage(): HTMLDocument {
  const page: unknown = { fonts: new Set() }
  return page as HTMLDocument
}

/** What a browser would make of a font; it is ready at once. */
class UnseenFont {
  readonly loaded = Promise.resolve()
}

function drawing() {
  return {
    maxImageSize: largestDrawnPixels,
    standardFontDataUrl: folder('standard_fonts'),
  }
}

function folder(name: string): string {
  return join(assets, name) + sep
}
