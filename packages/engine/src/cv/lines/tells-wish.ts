import { opensWithWord } from '../forms/opens-with-word.ts'

const wish =
  /^(?:(?:positions?|posts?|jobs?|rank|role|vacancy)(?:\(s\)| title)? (?:being )?(?:appl(?:ied|ying)(?: for)?|desired|sought|wanted|preferred|of interest)|appl(?:ying|ied|ication) for(?: (?:the )?(?:position|post|job|role|rank)(?: of)?)?|(?:desired|preferred) (?:position|post|job|role|rank)(?: title)?)\s*(?:[:：–-]|$)/iu

const mayOpen = opensWithWord(
  'position positions post posts job jobs rank role vacancy applying applied application desired preferred'.split(
    ' ',
  ),
)

/** "Position applied for: Duty Manager": what somebody wishes to become, and nothing they were. */
export function tellsWish(words: string): boolean {
  return words.length <= longest && mayOpen(words, 0) && wish.test(words)
}

const longest = 120
