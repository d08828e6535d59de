/**
 * Whether a sentence tells of the posting, the place or the reader's luck, and of nothing that one does:
 * "The role has the potential to convert", "Floors may become slippery", "Golden opportunity for …".
 */
export function tellsNoTask(written: string): boolean {
  if ([invites, labels, ofPosting, ofEmployer].some((talk) => talk.test(written))) return true
  if (written.endsWith('?') && !asksOfDeeds.test(written)) return true
  return surroundings.test(written) && !ofReader.test(written)
}

/** What the reader may look at, be or feel, and what is given. */
const invites =
  /^\W*(?:learn more|find out (?:more|how|about)|read more|see (?:how|why|our)|click|imagine|feel (?:amazed|free|at home)|golden opportunity|an? (?:\w+ ){0,3}(?:chance|opportunity) (?:to|for)|(?:exciting|great|excellent|unique|rare|fantastic) opportunity|working (?:with|at|for) \p{Lu}\S* (?:allows|means|gives|lets|offers)|we\b(?! (?:need|want|seek|expect|ask|require|look|hope|would|are (?:now |currently )?(?:look|seek|hir|search|recruit)))|at \p{Lu}\S+, we\b|you(?:['’]ll| will) (?:have|get|receive|enjoy) (?:the |an? |every )?(?:recognition|opportunit|chance|support|freedom)|there(?:['’]s| is) (?:rarely|never|always|no)|join (?:us|our|a)\b|become part|grow with|take the next step|with your \w+ in\b[^.]* can help you)|\bcan help you (?:advance|grow|build)\b/iu

/** Lines that name when, where or for how much. */
const labels =
  /^\W*(?:location|hours|start(?:s|ing)?(?: date)?|contract|reports? to|reporting to|benefits|perks|rewards|package|salary|pay|job (?:type|id|ref)|department|closing date|dress code|shift pattern)\b(?: (?:offered|and perks|rewards|for)\b[^.]*$|\s*[:|–-])/i

/** Of the posting itself, or of what becomes of the job. */
const ofPosting =
  /\b(?:listed|described|outlined) (?:below|above|herein)\b|\bare categori[sz]ed\b|\bnot (?:exhaustive|all[ -]?inclusive)\b|^\W*(?:the|this) (?:role|position|post|job|vacancy|contract|opportunity|rate|salary) (?:has the potential|offers|comes|will (?:convert|be (?:based|filled|paid|offered|advertised))|is (?:based|full|part|open|paid|a (?:full|part|permanent|temporary|fixed)|temporary|permanent|remote|hybrid))|^\W*the organi[sz]ation in need\b|\b(?:first consideration|will be considered|is contingent upon|job description)\b/i

/** "Oliver Quarr is a global leader in …", "As the firm continues to grow, we need …". */
const ofEmployer =
  /^\W*(?:[\p{L}’'&.-]+ ){1,6}(?:is|are) (?:an? |the |one of the |part of )(?:\w+ )?(?:global|world|leading|leaders?|largest|proud|innovative|fast|top|family|privately|stateoftheart|state[- ]of[- ]the[- ]art)\b|^\W*(?:as|due to|with|following|thanks to) (?:[\p{L}’'&.-]+ ){0,3}(?:continues? to grow|continue[ds]? growth|rapid growth|growth|expansion)\b/iu

const asksOfDeeds = /^\W*(?:can|could|do|have) you (?!like|love|want|enjoy|dream)/i

/** What is around one at work. "Monitor the noise" begins with what one does. */
const surroundings =
  /\b(?:environment|conditions?|floors?|doors?|fumes|noise|dust|temperatures?|weather)\b[^.]{0,60}\b(?:is|are|may|can|be|become|exposed)\b|\b(?:emit|is part of it|start(?:s)? at \d|begin(?:s)? at \d|\d+ ?(?:min(?:ute)?s?|miles?|km) (?:from|to|away))\b|\bpounds of force\b|\bupper extremit/i
const ofReader = /\b(?:you|must|will|monitor|check|measure|control|ensure|maintain|responsible)\b/i
