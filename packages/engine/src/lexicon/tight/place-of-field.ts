/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
legal office social-work security data aviation manufacturing science accounting
construction engineering maritime-and-rail human-resources automotive logistics
management health-care education media sales finance retail real-estate public-service
it-operations software marketing trades agriculture sport design hospitality`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
