import { likely, placeWeight, sure, titleWeight } from '../../words/weigh-words.ts'
import type { RunOnWord } from './part-entries.ts'

const mostWords = 5

/** The words of an entry's head that began a line: "Harbour Smiles" below "Dental Nurse", a title below its town. */
export function partHead(
  words: readonly RunOnWord[],
  first: number,
  end: number,
): readonly number[] {
  const found: number[] = []
  for (let from = first; from < end; ) {
    const behind = endOfPart(words, from, end)
    const at = placeApart(words, from, behind)
    if (at > 0) found.push(at)
    from = behind
  }
  return found
}

/** Where a part of a head is two; 0 where it is one. */
function placeApart(words: readonly RunOnWord[], from: number, end: number): number {
  const last = Math.min(end - 1, from + mostWords)
  for (let at = from + 1; at <= last; at++) {
    if (joining.test(words[at - 1]?.text ?? '') || !/^\p{Lu}/u.test(words[at]?.text ?? '')) continue
    const left = inWords(words, from, at)
    const isTitled = isTitleAt(words, at, end)
    if (titleWeight(left) >= sure ? !isTitled : isTitled && placeWeight(left) >= sure) return at
  }
  return 0
}

/** "Lead" above "Dental Nurse" would part a title. */
function isTitleAt(words: readonly RunOnWord[], at: number, end: number): boolean {
  const ends = Array.from({ length: mostOfTitle }, (_, more) => at + more + 1)
  return ends.some((behind) => behind <= end && titleWeight(inWords(words, at, behind)) >= likely)
}

const mostOfTitle = 4
const joining = /^[/&]$|^(?:of|and|the|for|at|in|to|de|la|du|di)$/iu

function endOfPart(words: readonly RunOnWord[], from: number, end: number): number {
  let at = from
  while (at < end && !/[,;:|]$|^[-–—·•|]$/u.test(words[at]?.text ?? '')) at++
  return Math.min(end, at + 1)
}

function inWords(words: readonly RunOnWord[], first: number, end: number): string {
  return words
    .slice(first, end)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[,;:]$/, '')
}
