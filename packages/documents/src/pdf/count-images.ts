/**
 * Pictures in a PDF, by its bytes: the object of a picture is never packed away. Masks, which shape
 * other pictures, are not counted.
 */
export function countImages(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let images = 0
  for (let at = file.indexOf('/Image'); at !== -1; at = file.indexOf('/Image', at + 6)) {
    const around = file.toString('latin1', Math.max(0, at - 12), at + 8)
    if (/\/Subtype\s*\/Image(?![A-Za-z])/.test(around)) images += 1
  }
  return Math.max(0, images - countMasks(file))
}

function countMasks(file: Buffer): number {
  let masks = 0
  for (let at = file.indexOf('/SMask '); at !== -1; at = file.indexOf('/SMask ', at + 7)) {
    if (/^\/SMask \d/.test(file.toString('latin1', at, at + 8))) masks += 1
  }
  return masks
}
