/** Fields beside those whose words they share: so they travel in fewer letters. Found by trying; none is needed for the data to hold. */
const order = `
hospitality legal office social-work logistics sales aviation data marketing manufacturing
agriculture construction retail engineering human-resources management health-care media
education real-estate automotive maritime-and-rail sport finance public-service software
security trades science it-operations design accounting`

export function placeOf({ field }: { readonly field: string }): number {
  return order.split(/\s+/).indexOf(field)
}
