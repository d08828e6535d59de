import { maxNameLength } from '@rolefit/contract/sign-in-rules'

/** A name on one line without control characters, at most as long as the field allows. */
export function cleanName(name: string | null | undefined): string {
  const oneLine = (name ?? '').normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ')
  return oneLine.trim().slice(0, maxNameLength).trim()
}
