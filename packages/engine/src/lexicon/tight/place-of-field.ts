/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
hospitality logistics legal accounting office social-work human-resources aviation data health-care
manufacturing agriculture construction engineering sales management retail marketing media education
real-estate public-service finance security trades automotive sport maritime-and-rail software
science it-operations design`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
