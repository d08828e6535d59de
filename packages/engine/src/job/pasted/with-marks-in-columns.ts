/**
 * "Able to keep records      E     A/I": a person specification whose columns came as wide blanks. What is
 * essential, and how it is judged, is put into columns, as which they are read.
 */
export function withMarksInColumns(text: string): string {
  if (!text.includes('  ') || (text.match(marked)?.length ?? 0) < fewestMarks) return text
  return text.replace(marked, '\t$1')
}

const fewestMarks = 3
const marked =
  /(?<=\S)(?: {3,}|[ ]*\t[ \t]*)([ED]|Essential|Desirable)(?: {2,}(?:[AITRCP](?: ?[/,&+] ?[AITRCP])*|(?:Application|Interview|Test|Certificates?|References?)(?: ?[/,&+] ?(?:Application|Interview|Test|Certificates?|References?))*))?[ \t]*$/gm
