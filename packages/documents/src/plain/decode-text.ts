/** Bytes of unknown encoding as text: UTF-8, UTF-16 with or without its mark, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(guessEncoding(bytes)).decode(bytes).replace(/\r\n?|\u0085|\u2028/g, '\n')
}

function guessEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const unmarked = guessUtf16(bytes.subarray(0, 4096))
  if (unmarked) return unmarked
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Latin text in UTF-16 has a zero in every pair, always on the same side. */
function guessUtf16(sample: Uint8Array): string | null {
  let even = 0
  let odd = 0
  sample.forEach((byte, index) => {
    if (byte !== 0) return
    if (index % 2 === 0) even += 1
    else odd += 1
  })
  if (odd > sample.length / 8 && even === 0) return 'utf-16le'
  if (even > sample.length / 8 && odd === 0) return 'utf-16be'
  return null
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
