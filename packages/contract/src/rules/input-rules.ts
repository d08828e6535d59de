/** What people may hand in; no schema library, so that the browser stays light. */

/** By the ends of their names. */
export const cvFileEndings = ['.pdf', '.docx', '.txt', '.md'] as const
/** The same in words. */
export const cvFileKinds = 'PDF, DOCX, TXT or MD'
const mostFileMegabytes = 5
export const mostFileBytes = mostFileMegabytes * 1024 * 1024
/** How large a file may be, in words. */
export const mostFileSize = `${mostFileMegabytes} MB`
/** The engine refuses longer ones, too; a test of the server holds the two together. */
export const mostJobLetters = 50_000
export const mostCvLetters = 100_000
/** How long the name may be that a CV is kept under. */
export const longestCvName = 120

/** Whether a file of this name is of a kind that is read. */
export function isCvFileName(name: string): boolean {
  return cvFileEndings.some((ending) => name.toLowerCase().endsWith(ending))
}
