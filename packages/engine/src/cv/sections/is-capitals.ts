/** Whether words have capital letters and no small ones. */
export function isCapitals(value: string): boolean {
  return !/\p{Ll}/u.test(value) && /\p{Lu}/u.test(value)
}
