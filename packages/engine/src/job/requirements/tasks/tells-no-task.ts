import { wordAmong } from '../../../text/forms/word-trait.ts'
import { anyOf } from '../../../text/patterns/any-of.ts'
import { joinPatterns } from '../../../text/patterns/join-patterns.ts'
import type { Span } from '../../../text/span.ts'
import type { Token } from '../../../text/tokenize.ts'
import { isDoneByOthers } from '../../terms/is-excepted.ts'
import { tellsOfCharacter } from './tells-of-character.ts'
import { tellsOfFitness } from './tells-of-fitness.ts'
import { tellsOfPromise } from './tells-of-promise.ts'
import { begins } from './tells-work.ts'

interface Sentence extends Span {
  /** Tokens from `first` to before `last`. */
  readonly first: number
  readonly last: number
}

interface Told {
  readonly text: string
  readonly tokens: readonly Token[]
}

/**
 * Whether a sentence tells of the posting, the place or the reader's luck, and of nothing that one does:
 * "The role has the potential to convert", "Floors may become slippery", "Golden opportunity for …".
 */
export function tellsNoTask(
  { text, tokens }: Told,
  { start, end, first, last }: Sentence,
): boolean {
  const opening = tokens[first]
  const isQuestion = text.charAt(end - 1) === '?'
  const opens = isQuestion || openings.has(opening)
  if (tellsOfCharacter(text, { start, end })) return true
  if (callsReader.test(text.slice(start, start + lettersOfCall))) return true
  if (welcomes.test(text.slice(start, start + mostLettersOfReason))) return true
  if (seeks.test(text.slice(start, start + mostLettersOfReason))) return true
  if (wouldSuit.test(text.slice(start, start + mostLettersOfReason))) return true
  const alone = text.slice(start, end).replace(amongWhom, '')
  if (alone.length <= mostLettersOfReason && whatOneIs.test(alone)) return true
  if (atHour.test(text.slice(start, end))) return true
  if (end - start <= mostLettersOfReason && hoursThereAre.test(text.slice(start, end))) return true
  const told = text.slice(start, Math.min(end, start + mostLettersOfReason))
  if (
    tellsOfPromise(told) ||
    tellings.some((telling) => telling.test(told)) ||
    tellsOfFitness(text.slice(start, Math.min(end, start + mostLettersOfFitness)))
  )
    return true
  if (end - start <= mostLettersOfReason && onlyReports.test(told)) return true
  if (whereOneIs.test(text.slice(Math.max(0, start - lettersOfWhere), end))) return true
  if (refuses.test(text.slice(start, start + lettersOfCall))) return true
  if (isGiven.test(text.slice(Math.max(start, end - lettersOfInterview), end))) return true
  const ending = text.slice(Math.max(start, end - lettersOfInterview), end)
  if (wantsMany.test(ending)) return true
  if (besideUs.test(ending) && !turnsToReader.test(text.slice(start, end))) return true
  if (atInterview.test(ending) || toApply.test(ending)) return true
  if (areWelcome.test(ending) && !begins(opening)) return true
  if (/^\d/.test(text.slice(start, start + 1)) && onlyTime.test(text.slice(start, end))) return true
  if (asksToCall.test(text.slice(start, end))) return true
  if (isDoneByOthers(text.slice(start, end)) || offersPaper.test(text.slice(start, end)))
    return true
  if (ofPlace(text.slice(start, Math.min(end, start + mostLetters)))) return true
  if (!opens && !tellsOfOthers(tokens, first, last)) return false
  const written = text.slice(start, Math.min(end, start + mostLetters))
  if (isQuestion && !asksOfDeeds.test(written)) return true
  if (opens && [invites, labels, ofPosting, demands].some((talk) => talk.test(written))) return true
  if (opens && denies.test(written)) return true
  const isOurs = opens && (ours.test(written) || oursDo.test(written))
  if (isOurs && !/\b(?:you|your|must|will)\b/i.test(written)) return true
  if (opens && oursHelp.test(written)) return true
  if (opens && !tellsOfOthers(tokens, first, last)) return false
  return ofEmployer.test(written) || (surroundings.test(written) && !ofReader.test(written))
}

/** "Our Derby area has lost a much-loved rep to retirement and …", "Following the promotion of our buyer": why the post is free. */
const whyVacant =
  /^\W*(?:our|we|the|after|following|due to|owing to|because|with|as)\b[^.]{0,60}?\b(?:(?:ha(?:s|ve)|is|are) (?:lost|losing|leaving|retiring|retired|moving on|moved on|stepping down|been promoted)\b|(?:the )?(?:retirement|promotion|departure|resignation) of (?:our|the|a)\b|maternity leave of\b)/i
const mostLettersOfReason = 120

/** "If you’ve not got it we’ll book it". */
const offersPaper =
  /^\W*if you(?:['’]ve| have)? (?:not|n['’]t|haven['’]t|don['’]t)\b.*\bwe(?:['’]ll| will| can)\b/i

/** "Where you’ll train: Derby College, day release": which place it is. */
const whereOneIs =
  /(?:^|[\n.•*-]\s*)where you(?:['’]ll| will)?(?: be)? (?:train(?:ing)?|study(?:ing)?|live|work(?:ing)?|based):/i
const lettersOfWhere = 40

/** "Peak is here and we need 40 people!" */
const wantsMany =
  /\bwe(?:['’]re| are)? (?:need|want|hiring|recruiting|looking for) (?:\d+|several|many|more) (?:people|staff|of you|\p{L}+ers|operatives|drivers)\W*$/iu

/** "Call Gary or send CV", "Work out of Kendal": to whom one turns, and where one starts. */
const callsReader =
  /^\W*(?:[Yy]ou (?:are )?already\b|(?:[Cc]all|[Rr]ing|[Tt]ext|[Pp]hone|[Mm]essage) (?:\p{Lu}\p{Ll}|me\b|us\b)|[Ww]ork(?:ing)? (?:out of \p{Lu}|from (?:the )?(?:office|home)\b)|[Ww]e['’]ll (?:ask|send|tell|let|pay|help|give|train)|(?:DM|[Pp]op in)\b|[Ii]deally (?:with|in|from|for|within)\b|[Oo]wn (?:car|van|transport|vehicle|tools) (?:is|are|would be|preferred|useful|handy|an? )\b)/u
const lettersOfCall = 24

/** "Fenn Homes are a builder looking for a Site Manager to …": who is sought. */
const seeks =
  /^\W*(?:(?!you\b|i\b)\p{Lu}[^.;:\n]{0,50} (?:is|are) (?:an? |the |one of )[^.;:\n]{2,50} (?:looking for|seeking|searching for|recruiting for) (?:an? |the ))/iu

/** "Overseas nurses are welcome: they can register here": who may apply. */
const welcomes =
  /^\W*(?:overseas|international|foreign|newly|recent|new|returning|retired|part[- ]time|career)\b[^.:;]{0,60}\b(?:is|are|would be) (?:very |also |most |equally )*welcome\b/i
/** "As a barista you are the reason guests come back", "You'll be the first face they see"; "the first point of contact" has a task. */
const whatOneIs =
  /^\W*(?:as [^,.;:]{2,40},? )?you(?:['’]ll| will|['’]re| are)(?: be)? (?:at )?(?:the|our) (?:(?:very|first|last|friendly|smiling|welcoming|public|real|true) ){0,2}(?:face|voice|heart(?:beat)?|smile|soul|reason|backbone|glue|engine|lifeblood|cornerstone|eyes|hero|star)\b/i
/** "…, working alongside our Pharmacist Manager and two colleagues": beside whom. */
const amongWhom = /,? (?:and )?work(?:ing)? (?:closely )?(?:alongside|beside|with) [^.;]*$/i
/** "Overlap till 9:30 pm IST twice a week": when one works. */
/** "Morning and evening runs available - 16 to 37 hours". */
const hoursThereAre = /\d ?(?:to|-|–) ?\d+ hours(?: a week| per week)?\W*$/i
const atHour =
  /^\W*overlap\b[^.]*\b(?:hours?|[ap]\.?m\b|time ?zones?)|\b\d{1,2}(?:[:.]\d\d)? ?[ap]m (?:[ECMP][SD]?T|IST|GMT|BST|UTC|CET|AE[SD]T|(?:UK|US|Eastern|Pacific|Central) time)\b/i
/** "FTE: 1.0   CONTRACT: 190 days": on which terms one works. */
const namesTerms =
  /^\W*(?:fte|flsa(?: status)?|contract(?: (?:type|length|term))?|work year|work calendar|duration|tenure|appointment type|employment type|job code|requisition(?: (?:id|number))?|roster|weekly hours|working hours|days per year)\s?:/i
/** "You'll be rostered on a 4 on 4 off rotation", "You'll work a rotating roster including alternate weekends". */
const whenOneWorks =
  /^\W*you(?:['’]ll| will)(?: be)? (?:(?:rostered|paid)\b|work(?:ing)? (?:on )?(?:an? |the )?(?:rotating|rostered|fixed|four-week|fortnightly|\d+ ?(?:hours|days|on))\b(?!.*\band (?!report)\p{L}+ (?:the|our|your|a)\b))/iu
/** "4 on 4 off, 19:00 – 07:00", "Overtime available at peak", "Standard hours are 8:45 to 5:15", "Order book full until 2028". */
const hoursAndOrders =
  /^\W*(?:\d (?:days |nights |shifts )?on\W{1,3}\d (?:days |nights |shifts )?off\b|(?:paid )?(?:overtime|o\/t) (?:is |will be |often |usually |sometimes )*(?:available|paid|offered|optional|as needed)\b|(?:the |our )?(?:standard|normal|core|usual|typical|regular|working|business|office|opening) hours (?:are|will be|of)\b|(?:(?:our|the|an?) )?(?:full order books?|order books? (?:is |are )?(?:full|strong|healthy))\b|(?:some |a degree of )?flexibility (?:to|in|with|around) [^.]{2,60} (?:will be |is |may be )?(?:needed|required|expected|essential)\W*$)/i
/** "Lived experience of homelessness": what somebody went through. */
const lived = /^\W*(?:personal |direct )?lived experience (?:of|with|in)\b/i
const mostLettersOfFitness = 300
/** "Ward 14 is a 28 bedded ward looking after …": what the place is, which has no "you". */
const namesPlace =
  /^\W*\p{Lu}[^,.;:]{0,40} is (?:an?|our|one of) (?!.*\byou\b)(?:[\p{L}\d&’'-]+ ){0,5}(?:ward|unit|practice|school|academy|college|hospital|hospice|home|farm|store|shop|restaurant|pub|hotel|department|company|firm|charity|nursery|preschool|clinic|surgery|centre|center|theatre|station|depot|brewery|bakery|studio|agency|library|museum|parish|trust|group|site|plant)\b(?! (?:manager|nurse|assistant|officer|teacher|lead))/u
/** "The post holder reports to the Chief Pharmacist through the lead": whom one answers to, and no more. */
const onlyReports =
  /^\W*(?:(?:the|this) (?:post[ -]?holder|position|role|job[ -]?holder|jobholder|incumbent|successful (?:candidate|applicant)|appointee)|you|post[ -]?holder|reporting)(?:['’]ll| will| would| shall)?(?: be)? (?:directly |initially )?(?:report(?:s|ing)?|answer(?:s|able)?|accountable) (?:directly )?(?:in)?to (?!.*(?:, | and (?!the\b|to\b))).*$/iu
/** "No IN or DR endorsements": what nobody may have, no one does. */
const refuses = /^\W*no\s(?!(?:two|one)\b)/i
/** "… will be asked about at interview": what becomes of whoever applies. */
const atInterview = /\bat (?:the )?(?:interview|application)(?: stage)?\W*$/i
const lettersOfInterview = 32
/** "Recently qualified nurses are welcome to apply", "Male/Female both can apply". */
const toApply =
  /\b(?:welcome|encouraged|invited|free) to apply\W*$|\b(?:may|can|should) (?:also )?apply\W*$|\bshould look elsewhere\W*$|\b(?:need|should) not (?:re)?apply\W*$/i
/** "Graduates with relevant thesis work are also considered", "Award winners especially welcome!"; "see that guests are welcome" begins with a task. */
const areWelcome =
  /\b(?:(?:are|is|be|would be) (?:\p{L}+ ){0,2}|(?:very|most|especially|particularly|also|always) )(?:welcomed?|considered|accepted|of interest)(?: too| as well)?\W*$/iu
/** "Join Gulfwing's cabin crew and see the world", "Come and join us": an invitation. Steel is joined, too. */
const joins =
  /^\W*(?:[Cc]ome (?:and |along and )?)?[Jj]oin (?:us\b|our\b|an? (?:\p{L}+[ -]){0,3}(?:team|company|crew|firm|practice|employer|family)\b|(?:the )?\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*){0,4}(?:[’']s?\b| (?:as|and|in|on|at|to)\b|\W*$))/u
/** "The post would suit a newly qualified pharmacist": whom it suits. */
const wouldSuit =
  /^\W*(?:the|this|our) (?:\p{L}+ )?(?:post|role|position|job|vacancy|opportunity|placement) (?:would|will|may|might|could) (?:\p{L}+ )?suit\b/iu
/** "CCS or CTCS designation": what one is called, and nothing done. */
const namesPapers =
  /^\W*(?:[\p{Lu}\d][\p{Lu}\d&.-]+,?(?: (?:or|and) |\/| )){1,5}(?:designation|certification|accreditation|membership|qualification|credential|registration)s?(?: (?:is )?(?:required|preferred|essential|desirable|an asset))?\W*$/u
/** "Any combination of education and experience that …", "Such alternatives to the above as the Board may find appropriate". */
const otherWays =
  /^\W*(?:(?:an?|any|or|an? equivalent|equivalent) )*combination of (?:(?:relevant|related|equivalent|appropriate) )?(?:education|training|experience|knowledge|skills|qualifications)\b|^\W*(?:(?:or|any) )?(?:such (?:other )?)?(?:alternatives?|substitutes?|substitutions?) (?:to|for) (?:any of )?the (?:above|foregoing|minimum|listed)\b|^\W*(?:an?|one|the) (?:typical|common|usual) way (?:to (?:obtain|gain|acquire)|of (?:obtaining|gaining)|would be)\b/i
const tellings = joinPatterns([
  whyVacant,
  joins,
  namesTerms,
  whenOneWorks,
  hoursAndOrders,
  lived,
  namesPlace,
  namesPapers,
  otherWays,
])
/** "Steel toe caps needed (can be supplied)". */
const isGiven = /\b(?:can|will) be (?:supplied|provided)\W*$/i

/** "0-2 yrs exp", "20 – 28 per week": how long somebody has worked is asked for elsewhere, and hours are no task. */
const onlyTime =
  /^[\d\s.,+–-]+(?:to \d+ )?(?:(?:y(?:ea)?rs?|months?)[’']?(?: of)?(?: exp(?:erience)?)?|(?:(?:hours|hrs|shifts|days) ?)?(?:per|a|each|\/) ?(?:week|day|month|year))\W*$|^\d+ ?(?:\+|[-–] ?\d+)? ?(?:weeks?|months?)[’']?s? (?:of )?(?:work|contract|assignment|project|booking|placement)\b(?! (?:experience|on|in|as)\b)/i

/** "If you can work on your own then ring Dean or press apply", and not "If a press stops, call the fitter". */
const asksToCall =
  /^\W*[Ii]f (?:you|this|that)\b[^.]*(?:\b(?:ring|call|text|e-?mail|contact) \p{Lu}\p{Ll}|\b(?:press|hit|click) apply\b|\bapply (?:now|today|here|below)\b|\bhear from you\b|\bget in touch\b|\bdrop us\b)/u

/** "It's busy, and you won't be bored", "It sits in a directorate of 90 people", "No two days are the same", "Housekeeping is the heart of the house": how it is there. */
function ofPlace(written: string): boolean {
  if (alike.test(written) || (sits.test(written) && !ofReader.test(written))) return true
  if (heart.test(written) && !ofReader.test(written)) return true
  return busy.test(written) && !thenDone.test(written)
}

const alike =
  /^\W*(?:here,? |where )?no (?:two|one) \p{L}+ (?:is|are|will be|looks?) (?:ever |quite |exactly )?(?:the same|alike|like)\b/iu
const sits =
  /^\W*(?:it|(?:the|this|our) (?:[\p{L}-]+ ){0,4}(?:role|post|position|job|team|unit|department|service|function)) (?:also )?sits (?:with)?in\b/iu
const heart =
  /\b(?:is|are) (?:at )?(?:the|our) (?:very )?(?:heart|core|soul|backbone|lifeblood|cornerstone) of\b/i
const busy =
  /^\W*(?:it(?:['’]s| is| can be| will be| gets)|(?:this|the (?:role|job|work|position)) (?:is|can be|will be)) (?:(?:an?|always|very|really|often|quite|sometimes|pretty|extremely|also) )*(?:busy|hectic|hard|demanding|lively|full[- ]on|varied|tough|ongoing|long[- ]term|short[- ]term)\b/i
const thenDone =
  /\byou(?:['’]ll| will| would)(?! (?:not|never|be|get|feel|need|have)\b)|\bto \p{L}+|\b(?:includ|involv|cover)(?:es|ing)\b/iu

/** What a sentence tells of, it says by then. */
const mostLetters = 200

function tellsOfOthers(tokens: readonly Token[], first: number, last: number): boolean {
  for (let at = first; at < last; at += 1) if (telling.has(tokens[at])) return true
  return false
}

const asksOfDeeds =
  /^\W*(?:(?:can|could|do|have) you|are you an? [^?]{2,60}? who can) (?!like|love|want|enjoy|dream|stay|keep|thrive|feel|believe|care|remain|get|be\b|bring|inspire|change (?:lives|the)|see yourself|imagine|make (?:an? |the |that )?(?:[a-z]+ ){0,2}difference)/i

/** First words of such a sentence; no other may begin one. */
const openings = wordAmong(
  `learn find read see click imagine feel golden a an exciting great excellent unique rare fantastic working we at all you youll there theres
  join become grow take location base hours start starts starting contract report reports reporting benefits perks rewards package salary pay job
  department classification award grade band closing client joining duration bond notice nationality age ug pg qualification experience shoot with dress shift shifts our the this everything everyone were weve what to new graduates so if dont do please`.split(
    /\s+/,
  ),
)

/** What the reader may look at, be or feel, and what is given; a way of saying it a line. */
const invites = opening(String.raw`
  learn more
  find out (?:more|how|about)
  read more
  see (?:how|why|our)
  click
  imagine
  feel (?:amazed|free|at home)
  golden opportunity
  an? (?:\w+ ){0,3}(?:chance|opportunity) (?:to|for|has)
  (?:exciting|great|excellent|unique|rare|fantastic) opportunity
  this is (?:an? |the |your )?(?:\w+ ){0,3}(?:chance|opportunity) (?:to|for)
  working (?:with|at|for) \S+ (?:allows|means|gives|lets|offers)
  we(?:['’](?:re|ve))?\b(?!['’]| (?:need|want|seek|expect|ask|require|look|hope|would|hir|search|recruit|after|(?:are |now |currently |actively )+(?:look|seek|hir|search|recruit|after)))
  every(?:thing|one) (?:is|here|we)\b
  at (?:\S+ ){0,3}\S+,? we (?:give|offer|provide|believe|know|care|love|value|pride|put|are|have|do)\b
  at \S+, we\b
  you(?:['’]ll| will) (?:have|get|receive|enjoy) (?:the |an? |every )?(?:recognition|opportunit|chance|support|freedom)
  you(?:['’]ll| will) (?:be (?:the (?:second|third|fourth|fifth|sixth)|our (?:first|only|second|third)|one of)|belong to|sit (?:in|with)|join (?:us|our|a|an|the)(?: \S+){0,2} (?:team|squad|group|crew))\b
  there(?:['’]s| is) (?:rarely|never|always|no)
  join (?:us|our|a)\b
  all (?:\w+ ){1,6}(?:receive|get)\b
  a career (?:that|with|in|where)
  the (?:\w+ ){0,2}(?:team|department|crew|office) (?:is|are|consists|has|numbers)\b(?! (?:looking|seeking|responsible))
  become part
  grow with
  take the next step
  reporting to [^.]* will:?\s*$
  with [\d,]+ (?:colleagues|people|employees|staff)\b
`)

function opening(ways: string): RegExp {
  return new RegExp(String.raw`^\W*(?:${anyOf(ways)})`, 'i')
}

/** "What you do need is …", "To be eligible you need …", "You'll need your card", "New grads are welcome": whom they look for. */
const demands =
  /^\W*(?:what (?:you(?:['’]ll)?|we)(?: (?:do|will|really|also|must))* (?:need|bring|have|want|ask|look)\b|to be (?:eligible|considered|successful|suitable)\b|(?:new )?grad(?:uate)?s? (?:are|is)? ?welcome|so (?:would|is|are|will)\b|you(?:['’]ll)? (?:should|must|(?:will )?(?:need|have) to) (?:have|hold|possess|pass|be (?:an?|qualified|registered|educated))\b|you(?:['’]ll)? need (?!to\b)|you(?:['’]ll| will) be (?:an? )?(?:great|brilliant|well presented|organi[sz]ed|friendly|outgoing|reliable|bubbly|punctual|hard-?working|patient|polite|personable)\b)/i

/** "If you like to push buttons all night, this isn't it", "Don't apply if …", "You won't be stuck behind a desk". */
const denies =
  /^\W*(?:if you(?:['’](?:re|d))? [^.]*\b(?:(?:this|it) (?:is not|isn['’]t|isnt|won['’]t|will not|may not)|not (?:for you|the job)|think again|look elsewhere|keep (?:scrolling|looking)|(?:do not|don['’]t) apply)|(?:please )?(?:do not|don['’]t) apply\b|you (?:won['’]t|will not|will never|wouldn['’]t) (?!only|just))/i

/** "Our control room runs around the clock with fourteen people", "Our youngest group, fifteen children, needs an educator". */
const ours =
  /^\W*our (?:\S+ ){1,12}?(?:runs?|is|are|has|have|serves?|works?|lies|covers?|makes?|employs?|produces?|sits?|looks? after|(?:needs?|wants?|lacks?|requires?)\b(?!.* (?:who|to)\b))\b/i

/** "Nurses, consultants and counsellors work beside us": who is there already. */
const besideUs = /\b(?:work|sit|stand) (?:beside|alongside|with|around|next to) (?:us|you)\W*$/i
const turnsToReader = /\b(?:you['’]|you (?!\W*$)|must|will)/i

/** "Our unit performs 1,100 cycles a year", "Our surveyors sell the contracts". */
const oursDo =
  /^\W*our (?!(?:next|new|ideal|perfect|successful|future) )(?:[\p{L}-]+,? (?:and )?){1,4}?(?:performs?|treats?|moves?|delivers?|handles?|cares? for|grows?|builds?|carr(?:y|ies)|offers?|operates?|welcomes?|books?|chases?|keeps?|writes?|decides?|sells?|sorts?|takes? care of|deals? with|was|were|won)\b(?!.*\b(?:needs?|wants?|seeks?|looking) )/iu

/** "Our technicians let you focus on care", and not "… help you; you will lead them". */
const oursHelp =
  /^\W*our (?:\S+ ){1,12}?(?:lets?|allows?|frees?|leaves?|enables?|helps?|gives?) you\b(?!.*\byou(?:['’]ll| will| must)\b)/i

/** Lines that name when, where or for how much. */
const labels =
  /^\W*(?:location|base|hours|start(?:s|ing)?(?: date)?|contract|reports? to|reporting to|benefits|perks|rewards|package|salary|pay|job (?:type|id|ref)|department|classification|award|grade|band|closing date|dress code|shift pattern|client|joining|duration|bond|notice period|nationality|age|ug|pg|qualification|experience|shoot|shifts?)\b(?: \d| (?:mon|tue|wed|thu|fri|sat|sun)\w*\b| (?:offered|and perks|rewards|for)\b[^.]*$|\s*[:|–-])/i

/** Of the posting itself, or of what becomes of the job. */
const ofPosting =
  /^\W*(?:the|this) (?:(?:role|position|post|job|vacancy|contract|opportunity|rate|salary) (?:(?:is|may be) (?:politically|exempt|subject|covered|eligible|designated|deemed|home|office|site|graded|funded|term|fixed|pensionable)\b|has the potential|offers|comes|will (?:convert|be (?:based|filled|paid|offered|advertised))|is (?:based|full|part|open|paid|contingent|a (?:full|part|permanent|temporary|fixed)|temporary|permanent|remote|hybrid))|organi[sz]ation in need\b)/i

/** Words without one of which a sentence tells neither of the employer nor of the place. */
const telling = wordAmong(
  `global leading leader leaders largest proud innovative privately stateoftheart growth grow grows expansion world environment condition
  conditions floor floors door doors fumes noise dust temperature temperatures weather emit emits extremities pounds mins minutes miles km
  starts start begins begin`.split(/\s+/),
)

/** "Oliver Quarr is a global leader in …", "As the firm continues to grow, we need …". */
const ofEmployer =
  /^\W{0,8}(?:\S+ ){1,6}(?:is|are) (?:an? |the |one of the |part of )(?:\w+ )?(?:global|world|leading|leaders?|largest|proud|innovative|fast|top|family|privately|stateoftheart|state[- ]of[- ]the[- ]art)\b|^\W*(?:as|due to|with|following|thanks to) (?:\S+ ){0,3}(?:continues? to grow|continue[ds]? growth|rapid growth|growth|expansion)\b/i

/** What is around one at work. "Monitor the noise" begins with what one does. */
const surroundings =
  /\b(?:environment|conditions?|floors?|doors?|fumes|noise|dust|temperatures?|weather)\b[^.]{0,60}\b(?:is|are|may|can|be|become|exposed)\b|\b(?:emits?|is part of it|starts? at \d|begins? at \d|\d+ ?(?:min(?:ute)?s?|miles?|km) (?:from|to|away))\b|\bpounds of force\b|\bupper extremit/i
const ofReader = /\b(?:you|must|will|monitor|check|measure|control|ensure|maintain|responsible)\b/i
