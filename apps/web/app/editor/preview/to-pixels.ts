/**
 * Browsers round the height of letters to whole pixels. Laid out this large and scaled down, they stand
 * where the file has them.
 */
const pixelsToAPoint = 4

export function toPixels(points: number): number {
  return points * pixelsToAPoint
}
