/** How much a word of a title tells of the work, from 0 to 1, by its root. */
export type TitleWords = (root: string) => number

/**
 * Learns from the word data's own titles what a word tells there: "chef" stands in the titles of one or
 * two trades and names the work, "manager" in those of all and names a rank. The logarithm is that of
 * search engines, which weigh a word by how few documents hold it.
 */
export function learnTitleWords(
  fieldsByRoot: ReadonlyMap<string, readonly string[]>,
  fields: number,
): TitleWords {
  return (root) => {
    const held = fieldsByRoot.get(root)?.length ?? 0
    return held === 0 || fields < 2 ? 0 : 1 - Math.log(held) / Math.log(fields)
  }
}
