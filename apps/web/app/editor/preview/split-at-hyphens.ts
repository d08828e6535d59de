/**
 * A file breaks after a hyphen between two letters; a browser does so beside figures and signs, too.
 * The letters around such a hyphen, each in every second place: what must stay on one line.
 */
export function splitAtHyphens(text: string): readonly string[] {
  return text.split(kept)
}

const kept = /(\S?(?:(?<!\p{L})[-–—]+\S|[-–—]+[^\s\p{L}])+)/u
