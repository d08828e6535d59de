const words =
  '(?:(?:(?:kind|kindest|best|warm) )?(?:regards|wishes)|(?:many )?thanks(?: (?:&|and) (?:(?:kind|best|warm) )?regards)?|cheers|yours (?:sincerely|faithfully|truly)|sincerely|all the best|(?:speak|talk) soon)'
const signing = new RegExp(String.raw`^[ \t]*${words}[ \t]*[,!.]?[ \t]*$`, 'gim')
const mostLettersSigned = 600

/** Where whoever wrote the mail signs it: a name, a post and a number, and nothing that is asked for. */
export function findSignature(text: string, after = 0): number {
  signing.lastIndex = Math.max(Math.floor(after), text.length - mostLettersSigned)
  return signing.exec(text)?.index ?? Number.POSITIVE_INFINITY
}
