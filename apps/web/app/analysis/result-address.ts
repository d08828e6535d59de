/** On a phone the result stands below the form: it comes into sight. */
export function resultAddress(id: string): string {
  return `/analyze?analysis=${id}#overview`
}
