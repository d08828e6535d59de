/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
hospitality finance legal accounting office software maritime-and-rail aviation data engineering
agriculture health-care human-resources construction management logistics marketing media education
social-work manufacturing real-estate sales public-service retail security sport science trades
automotive it-operations design`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
