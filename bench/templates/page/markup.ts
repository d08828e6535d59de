export function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Two texts at the two ends of a line. */
export function apart(left: string, right: string): string {
  return `<div class="apart"><span>${left}</span><span>${right}</span></div>`
}

export function bold(text: string): string {
  return `<b>${encode(text)}</b>`
}

export function italic(text: string): string {
  return `<i>${encode(text)}</i>`
}

export function small(text: string): string {
  return `<small>${encode(text)}</small>`
}

export function line(html: string): string {
  return `<div>${html}</div>`
}
