/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
hospitality legal office social-work security sales aviation data marketing
manufacturing science construction engineering human-resources management health-care
media education real-estate automotive maritime-and-rail logistics sport finance
public-service software retail trades agriculture it-operations design accounting`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
