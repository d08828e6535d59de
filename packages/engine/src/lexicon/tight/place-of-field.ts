/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
office social-work legal data aviation manufacturing science accounting
construction engineering maritime-and-rail human-resources management
automotive logistics health-care education media sales finance retail security
public-service it-operations software trades marketing agriculture real-estate
sport design hospitality`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
