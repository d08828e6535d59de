import type { Span } from '../../../text/span.ts'

/** "It would help if you had supervised juniors" wishes for "supervised juniors": how it is wished for is no task. */
export function withoutWish(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  const [wished = ''] = wish.exec(words) ?? []
  if (wished === '') return { start, end }
  return { start: start + wished.length, end: start + words.replace(/[.!;\s]+$/, '').length }
}

const wish =
  /^\W*(?:(?:it|that|this)(?:(?: would| will|['’]d) (?:also |really )?(?:help|be (?:great|nice|good|lovely|ideal|useful|handy|helpful|an? (?:plus|bonus|help|advantage)))| helps|['’]s (?:great|nice|helpful|useful|handy|an? (?:plus|bonus|advantage)))|(?:bonus|extra|brownie) points|(?:we['’]d|we would) (?:love|like) it|even better|ideally|preferably),?(?: if)?(?: you(?:['’](?:ve|d|ll have)| (?:will |would |may |might )?have| had| can| could)?(?: also| already| ever)?)? (?=\p{Ll})/iu
