/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
hospitality finance legal accounting office human-resources software maritime-and-rail aviation data
health-care agriculture engineering sales management logistics marketing media education social-work
manufacturing real-estate construction public-service retail security sport science trades
automotive it-operations design`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
