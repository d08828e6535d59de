/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
legal data office real-estate manufacturing social-work science accounting construction
engineering maritime-and-rail human-resources management finance sport automotive health-care
education media sales public-service retail security logistics it-operations software trades
marketing agriculture aviation design hospitality
`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
