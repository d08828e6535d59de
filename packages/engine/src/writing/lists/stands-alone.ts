/** Whether each line of a list can be read without the one before it, so that they can change places. */
export function standsAlone(lines: readonly string[]): boolean {
  const isSentences = lines.some((line) => line.split(' ').length > mostWordsOfName)
  return !lines.some(
    (line) =>
      heads.test(line) ||
      isCut.test(line) ||
      (isSentences && (leansBack.test(line) || !isSentence(line))),
  )
}

/** What has more words than this is no name of a skill. */
const mostWordsOfName = 6
const fewestWords = 3

/** "This saved two days a week", "Also taught …", "Promoted after a year": what it says follows from another. */
const leansBack =
  /^(?:this|these|that|those|it|its|they|their|he|she|such|both|here|there|also|too|additionally|furthermore|moreover|likewise|similarly|then|later|after(?:wards)?|subsequently|finally|next|in addition|as a result|as well|besides|other|others|another|further|from there|initially|promoted|previously)\b/i

/** "Key achievements:", "Environment: Java, Oracle", "Client Harbour Ferries": what follows belongs to it. */
const heads =
  /:$|^\p{L}[\p{L} &/-]{0,30}:\s|^(?:client|project|type|duration|environment|technologies|team size)\b/iu

/** The line goes on below, or is the rest of one above. */
const isCut = /[,(&–-]$|\b(?:and|or|of|the|to|for|with|in|by|a|an|as)$|^[^\p{L}\d£$€“"‘'#.]/iu

/** Lines that begin small or are all in capitals may be one sentence on several lines; a date heads others. */
function isSentence(line: string): boolean {
  return (
    /^(?:\p{Lu}|\d|[£$€“"‘'])/u.test(line) &&
    /\p{Ll}{2}/u.test(line) &&
    !datesRole.test(line) &&
    line.split(' ').length >= fewestWords
  )
}

/** "Large charter airline, hangar and line. 2012 – 2019": a role of its own, read as a line. */
const datesRole =
  /^(?:19|20)\d\d\b|\b(?:19|20)\d\d ?(?:[-–—]|to) ?(?:(?:19|20)\d\d|present|now|date)\b/i
