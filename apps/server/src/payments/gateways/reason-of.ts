/** The provider's own short words for what went wrong; its long ones may repeat parts of a key. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const type = 'type' in error && typeof error.type === 'string' ? error.type : error.name
  return code ? `${type} ${code}` : type
}
