/** A line without what a list or a heading opens it with: a bullet, a dash, the signs of Markdown. */
export function withoutBullet(line: string): string {
  return line.replace(opening, '')
}

const opening = /^(?:[\s•‣◦▪●○*-]|[–—·](?=\s)|#{1,6}(?=\s))+/u
