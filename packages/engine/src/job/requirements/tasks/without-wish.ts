import type { Span } from '../../../text/span.ts'

/**
 * "It would help if you had supervised juniors" wishes for "supervised juniors", "lift work desirable but not required" for
 * lift work: how it is wished for is no task.
 */
export function withoutWish(text: string, { start, end: last }: Span): Span {
  const from = Math.max(start, last - mostLettersOfTail)
  const near = text.slice(from, last)
  const tail = near.includes(' but ') ? howWelcome.exec(near) : null
  const end = tail ? from + tail.index : last
  const words = text.slice(start, end)
  const [wished = ''] = wish.exec(words) ?? []
  if (wished === '') return { start, end }
  return { start: start + wished.length, end: start + words.replace(/[.!;\s]+$/, '').length }
}

const wish =
  /^\W*(?:(?:it|that|this)(?:(?: would| will|['’]d) (?:also |really )?(?:help|be (?:great|nice|good|lovely|ideal|useful|handy|helpful|an? (?:plus|bonus|help|advantage)))| helps|['’]s (?:great|nice|helpful|useful|handy|an? (?:plus|bonus|advantage)))|(?:bonus|extra|brownie) points|(?:we['’]d|we would) (?:love|like) it|even better|ideally|preferably),?(?: if)?(?: you(?:['’](?:ve|d|ll have)| (?:will |would |may |might )?have| had| can| could)?(?: also| already| ever)?)? (?=\p{Ll})/iu

const mostLettersOfTail = 80
const howWelcome =
  / (?:(?:is|are|would be) )?(?:(?:highly|very) )?(?:desirable|desired|preferred|preferable|advantageous|useful|helpful|an? (?:plus|bonus|advantage)),? but (?:by no means|not(?: \w+)?) (?:required|essential|necessary|needed)\W*$/i
