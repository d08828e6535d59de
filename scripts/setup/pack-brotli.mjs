import { brotliCompressSync, constants } from 'node:zlib'

const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  // Small blocks let a file of words and code be told apart in its midst; by itself the packer takes larger ones.
  [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
}
/** The nearest places told in full, which no rule knows to be shorter before it is tried. */
const nearInFull = { ...params, [constants.BROTLI_PARAM_NDIRECT]: 15 }

/** From here on it is worth the second that another try takes. */
const large = 300_000

/** Packs what is sent to many, as small as it gets. */
export function packBrotli(bytes) {
  const ways = bytes.length < large ? [params] : [params, nearInFull]
  const packed = ways.map((way) => brotliCompressSync(bytes, { params: way }))
  return packed.reduce((least, each) => (each.length < least.length ? each : least))
}
