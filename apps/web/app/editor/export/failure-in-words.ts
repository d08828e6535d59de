const failed = 'Error exporting CV'

/** What a person reads where a file could not be had; some reasons begin with these words already. */
export function failureInWords(reason: string | null): string {
  if (!reason) return failed
  return reason.startsWith(failed) ? reason : `${failed}. ${reason}`
}
