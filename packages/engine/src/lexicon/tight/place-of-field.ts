/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
legal data office real-estate social-work manufacturing science accounting
construction engineering maritime-and-rail human-resources management finance
automotive health-care education media sales retail security logistics
public-service it-operations software trades marketing agriculture aviation
sport design hospitality`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
