/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
hospitality agriculture office aviation legal accounting software data design engineering
health-care human-resources construction management logistics manufacturing maritime-and-rail
marketing media education social-work public-service real-estate sales retail security finance sport
science trades automotive it-operations`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
