/** The one spelling under which an address is stored and looked up. */
export function normaliseEmail(given: string): string {
  return given.trim().normalize('NFC').toLowerCase()
}
