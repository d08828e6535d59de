import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import type { Span } from '../../text/span.ts'

/** "Fenn Foods is looking for a baker": what stands before says who wants somebody. */
const wants =
  /(?:\b|^)(?:is|are|am|['’]re|['’]s|has an?|have an?|has been (?:engaged|retained|asked) to|have been (?:engaged|retained|asked) to) (?:(?:currently|now|actively|again|always|also|urgently|presently|an?|immediate|exciting|new|great|delighted to be|pleased to be) )*(?:seeking|after an?|looking (?:for|to (?:recruit|hire|appoint|employ|add|expand|fill|find))|hire|recruit|searching for|hiring|recruiting|need for|needs|opening for|opportunity for|vacancy for)\b|(?:\bwe|& (?:co|sons?|daughters?|partners?)|\bltd|\blimited|\b(?:company|firm|business|practice|contractors?|agency|garage|salon|builders?|nursery|restaurant|hotel|farm|clinic|surgery|shop|workshop|studio|charity|client|employer)) (?:needs?|requires?|seeks?|wants?) (?=(?:an?|another|one|two) )|^\W*looking for (?=an? )|\blooking for (?<=^\W*we(?:['’]re| are) an? [^.!?]{3,80} looking for )(?=an? )|\bwe want (?=some(?:one|body) )|\b(?:wish(?:es)?|want(?:s)?|would like|intends?|hopes?) to (?:recruit|appoint|employ|hire|take on) /i

/** "Tallow & Sons in Leeds needs a clerk": a name that wants somebody. */
const namedWants =
  /^(\p{Lu}[\p{L}’'.-]*(?: (?:\p{Lu}[\p{L}’'.-]*|&|and|of|in|at)){0,7} )(?:needs|seeks|wants) (?=(?:an?|another|one|two|some(?:one|body)) )/u
/** "Main dealer for a leading brand requires experienced fitters": several are wanted, by whomever. */
const firmWants =
  /^(\W*(?!(?:the |this |your |an? )?(?:role|position|job|post|work|task|it|this|candidate|you)\b)[^.;:\n]{3,80}? )(?:needs|requires|seeks|wants) (?=(?:experienced|qualified|skilled|reliable|additional|motivated|enthusiastic|hard-?working|friendly|more) (?:\p{L}+ ){0,3}\p{L}+s\b)/iu
/** "A baker is needed to …". */
const needed =
  /^(\W*(?:an? |some(?:one|body) )?(?:[\p{L}-]+ ){0,4}?)(?:(?:is|are) )?(?:urgently |now |also )?(?:needed|wanted|sought) (?=to |who )/iu
/** "Are you a baker who …", "the opportunity has arisen for a baker to …". */
const calls =
  /^\W*are you an? |^(?:needs|seeks|wants) (?=(?:an?|another|one|two) )|\b(?:opportunity|vacancy|opening|position|chance) (?:has (?:arisen|opened|opened up|come up|become available) |exists |is (?:available|open) )for (?=an? )/i

/** One of these stands in each of them. */
const mayWant =
  /[krt]ing| for|need|seek|want|sought|requires|are you| after a| to (?:recruit|appoint|employ|hire|take on) /i

/** Where a sentence that seeks somebody begins to say whom; `null` where it seeks nobody. */
export function wantsFrom(text: string, { start, end }: Span): number | null {
  const words = text.slice(start, end)
  if (!mayWant.test(words)) return null
  const found =
    wants.exec(words) ??
    namedWants.exec(words) ??
    firmWants.exec(words) ??
    needed.exec(words) ??
    calls.exec(words)
  // What stands before is matched as well where only a sentence's beginning may stand before.
  return found && start + found.index + (found[1]?.length ?? 0)
}

/** The task that a sentence names that seeks somebody: "… a DBA to plan our databases"; `null` for none. */
export function taskOfHiring(text: string, sentence: Span): Span | null {
  const from = wantsFrom(text, sentence)
  return from === null ? sentence : taskFrom(text, { start: from, end: sentence.end })
}

/** "Our client is seeking a baker to plan the bakes": more than how an agency speaks of itself. */
export function namesTask(text: string, sentence: Span): boolean {
  const from = wantsFrom(text, sentence)
  return from !== null && taskFrom(text, { start: from, end: sentence.end }) !== null
}

/** What is to be done as a sentence goes on behind whom it seeks: "… who can build stairs", "… who plans menus". */
export function taskFrom(text: string, { start: from, end: to }: Span): Span | null {
  for (const match of text
    .slice(from, to)
    .matchAll(/\bto (\p{Ll}+)\b|\bwho (?:will|can) (\p{Ll}+)\b|\bwho (\p{Ll}+)\b/gu)) {
    const verb = match[1] ?? match[2] ?? match[3] ?? ''
    const base = match[3] ? baseOfThird(verb) : verb
    const start = from + match.index + match[0].length - verb.length
    const isTrait = match[3] && ofCharacter.has(base) && !keepsIn.test(text.slice(start, to))
    if (!workVerbs.has(base) || noTask.has(base) || isTrait) continue
    if (verb === 'keep' && goesOn.test(text.slice(start, to))) continue
    if (base === 'help' && helpsFirm.test(text.slice(start, to))) continue
    return { start, end: to }
  }
  return null
}

/** "… an administrator to keep our Hull branch running": what for, and nothing that one does. */
const goesOn =
  /^keep (?:our|the|this|us|things|it)\b[^.;,]{0,40}\b(?:running|going|ticking|moving|busy)\b/i

/** "… to help us grow"; to help residents wash is work. */
const helpsFirm =
  /^helps? (?:(?:to )?(?:us|grow|shape|drive|build|lead|deliver|expand|support)\b|(?:the|our|this|with) (?:\p{L}+ )?(?:business|company|firm|teams?|clients|brand|workload|growth|mission|success)\b)/iu

/** "… who keeps our papers in order": something done, and no trait. */
const keepsIn =
  /^keeps (?:its|our|the|their) [^.,;]{3,40} (?:in order|up to date|clean|tidy|safe|accurate|current)\b/i

/** "Plans", "teaches", "identifies". */
export function baseOfThird(verb: string): string {
  return verb.replace(/ies$/, 'y').replace(/(?:(?<=(?:ss|sh|ch|x|z|o))es|(?<=[^s])s)$/, '')
}

/** "Who takes pride", "who holds a licence", "who works well": what somebody is or has. */
const ofCharacter: ReadonlySet<string> = new Set(
  `achieve act adapt bring care carry collaborate communicate demonstrate deliver engage enjoy fit get give grow hold improve keep learn like listen live
  make meet need own perform present react require see share show stand stay take talk use want win work`.split(
    /\s+/,
  ),
)

const noTask: ReadonlySet<string> = new Set(
  'join fill work start complete recruit hire appoint employ add expand find'.split(' '),
)
