/**
 * Does it once no button or key is held down on the page: what moves or goes from under a press between
 * its beginning and its end loses the press.
 */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active')) requestAnimationFrame(() => whenReleased(act))
  else act()
}
