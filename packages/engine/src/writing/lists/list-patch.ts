/** The lines of a list as a patch holds them, one under the other. */
export function asPatchText(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/\s+/g, ' ')).join('\n')
}

/**
 * What a list becomes by a patch: for each line where it stood, or its text where it is new. No line goes,
 * and a list that has changed meanwhile stays as it is.
 */
export function patchedPlaces(
  list: readonly string[],
  patch: { readonly before: string; readonly after: string } | undefined,
): readonly (number | string)[] {
  const left = list.map((line, at) => ({ text: asPatchText([line]), at }))
  if (!patch || asPatchText(list) !== patch.before) return left.map(({ at }) => at)
  const places = patch.after.split('\n').map((text) => {
    const at = left.findIndex((each) => each.text === text)
    return left.splice(at, at === -1 ? 0 : 1)[0]?.at ?? text
  })
  return [...places, ...left.map(({ at }) => at)]
}
