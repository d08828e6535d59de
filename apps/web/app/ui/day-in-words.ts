const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** "3 Dec 2026", the same on the server and in every browser, whatever their language and zone. */
export function dayInWords(iso: string): string {
  const [year, month, date] = iso.slice(0, 10).split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}
