import type { FileFormat, UnreadableReason } from './document.ts'

const megabyte = 1024 * 1024
/** A two-page CV with a photograph stays below 3 MB; print-ready exports reach 8. */
export const largestFileBytes = 10 * megabyte

type Content = 'pdf' | 'zip' | 'ole' | 'rtf' | 'picture' | 'binary' | 'plain'

/** Tells the format by the bytes and checks it against the name; a reason where it cannot be read. */
export function sniffFormat(
  bytes: Uint8Array,
  fileName: string,
): { readonly format: FileFormat } | { readonly refused: UnreadableReason } {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? ''
  if (extension === 'docm' || extension === 'dotm') return { refused: 'macro_enabled' }
  if (!(extension in contentByExtension)) return { refused: 'unsupported' }
  if (bytes.length === 0) return { refused: 'empty' }
  if (bytes.length > largestFileBytes) return { refused: 'too_large' }
  const content = sniffContent(bytes)
  if (content === 'picture') return { refused: 'picture' }
  if (extension === 'docx' && content === 'ole') return { refused: examineOle(bytes) }
  const expected = contentByExtension[extension]
  if (content === expected?.content) return { format: expected.format }
  if (content === 'binary' && expected?.content !== 'plain') return { refused: 'damaged' }
  return { refused: 'not_as_named' }
}

const contentByExtension: Readonly<Record<string, { format: FileFormat; content: Content }>> = {
  pdf: { format: 'pdf', content: 'pdf' },
  docx: { format: 'docx', content: 'zip' },
  txt: { format: 'text', content: 'plain' },
  md: { format: 'markdown', content: 'plain' },
}

function sniffContent(bytes: Uint8Array): Content {
  const head = latin1(bytes.subarray(0, 1024))
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006')) return 'zip'
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'ole'
  if (head.startsWith('{\\rtf')) return 'rtf'
  if (picture.test(head)) return 'picture'
  return looksBinary(bytes) ? 'binary' : 'plain'
}

/** How PNG, JPEG, GIF, WebP, TIFF, and HEIC and AVIF of telephones begin. */
const picture =
  /^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8[79]a|RIFF[\s\S]{4}WEBP|II\*\0|MM\0\*|[\s\S]{4}ftyp(?:hei|hev|mif1|msf1|avif))/

/** Text holds no zero bytes, UTF-16 aside, where they stand on one side of each pair only. */
function looksBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8192)
  const zeros = [0, 0]
  let controls = 0
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
    else if (byte < 32 && !textControls.has(byte)) controls += 1
  })
  const [even = 0, odd = 0] = zeros
  const isUtf16 =
    Math.max(even, odd) > sample.length / 8 && Math.min(even, odd) < sample.length / 64
  if (even + odd > 0 && !isUtf16) return true
  return controls > sample.length / 20
}

/** Tab, line feed, vertical tab, form feed, carriage return, end of file, escape. */
const textControls = new Set([9, 10, 11, 12, 13, 26, 27])

/** Word puts an encrypted .docx, like the old .doc, into an OLE container. */
function examineOle(bytes: Uint8Array): UnreadableReason {
  const names = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (names.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return 'password'
  return 'not_as_named'
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
