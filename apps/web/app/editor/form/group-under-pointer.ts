/** The key of the group of skills that a point of the window lies in, if any. */
export function groupUnderPointer({ x, y }: { readonly x: number; readonly y: number }) {
  const under = document.elementFromPoint(x, y)?.closest('[data-skill-group]')
  return under?.getAttribute('data-skill-group') ?? null
}
