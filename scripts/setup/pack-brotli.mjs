import { brotliCompressSync, constants } from 'node:zlib'

const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  // Small blocks let a file of words and code be told apart in its midst; by itself the packer takes larger ones.
  [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
}

/** Packs what is sent to many, as small as it gets. */
export function packBrotli(bytes) {
  return brotliCompressSync(bytes, { params })
}
