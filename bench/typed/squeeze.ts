/** Letters and figures alone: how they are written is no matter. */
export function squeeze(text = ''): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
