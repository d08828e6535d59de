/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
maritime-and-rail hospitality agriculture legal accounting office software aviation data design
engineering health-care human-resources construction management logistics marketing media education
social-work manufacturing real-estate sales public-service retail security finance sport science
trades automotive it-operations`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
