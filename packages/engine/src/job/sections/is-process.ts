import { holdsAny } from '../../text/patterns/holds-any.ts'
import { joinPatterns } from '../../text/patterns/join-patterns.ts'

/** What is done with who applies, with what they send, and by what law, in whatever part of a posting it stands. */
export function isProcess(written: string): boolean {
  return ways.some((way) => way.test(written)) || isWithin(written) || invitesToApply(written)
}

/** "Strong Excel (you'll be asked to do a short test), two years of planning": an aside makes no process of what is asked for around it. */
function isWithin(written: string): boolean {
  const small = written.toLowerCase()
  return waysWithin.some(
    ([way, pieces]) => holdsAny(small, pieces) && way.test(withoutAsides(written)),
  )
}

function withoutAsides(written: string): string {
  const told = written.replace(aside, '')
  return written.length - told.length < told.length ? told : written
}

const aside = /\([^()]{0,80}\)/g

const process =
  /^\W*(?:EEOC?|EOE|AA|ADA|E-Verify|DFWP)(?:(?:\/| |, ?| and )(?:EEOC?|EOE|AA|ADA|M|F|D|V|Vet(?:eran)?s?|Disab(?:led|ility)|E-Verify|DFWP|employer))*\W*$|^\W*(?:(?:the |our )?(?:selection|interview|hiring|recruitment|application|examination) )process (?:will |may )?(?:includes?|involves?|consists? of|comprises?|takes?)\b|^\W*(?:(?:our |the )?(?:(?:interview|hiring|recruitment|selection|application) )?process(?: is)?: .*\b(?:call|interview|chat|offer|task|trial)\b|(?:\d[.)] ?)?\d+ ?min(?:ute)?s? (?:(?:video|phone|introp{L}*|technical|online) )?(?:call|chat|interview|pairing|pair programming|exercise|task|trial)\b)|^\W*(?:please )?(?:(?:check|read|make sure)\b[^.;]{0,60}\bbefore (?:you apply|applying)\b|(?:downloads?|documents|attachments|files):.*\b(?:job description|application form|person spec\w*|privacy)|(?:download|view|refer to|see|read) (?:the |our )?(?:full |attached |detailed )*(?:job description|person spec\w*|role profile|(?:job|recruitment|applicant|candidate|information) pack|privacy (?:notice|policy|statement))|if you (?:need|require) (?:any |reasonable )*(?:adjustments?|accommodations?)|(?:we (?:process|store|keep|hold) )?your (?:personal )?(?:data|details|information) (?:will|is|are|may)|(?:start(?:ing)?|closing|interview) dates? ?[:–-]|(?:things to consider|training (?:provider|course|schedule)|end point assessment) ?[:–-]|pursuant to\b[^.]{0,60}\b(?:ordinance|act|law)\b)/i

/** "Color Discrimination: Requires the ability to …": of which body and mind a county's form describes everybody. */
const ofBody =
  /^\W*(?:data conception|interpersonal communication|language ability|intelligence|(?:verbal|numerical|form\/spatial) aptitude|motor coordination|manual dexterity|colou?r (?:discrimination|vision|perception)|interpersonal temperament|physical communication)\s*:\s*(?:requires?|must be|ability)\b|^\W*must be (?:physically )?able to operate a variety of\b/i

/** "The closing date for applications is …", "This post is not open to …", "You must create an account". */
const dates =
  /^\W*(?:the (?:closing|interview|start|application) (?:date|deadline)\b|(?:this|the) (?:post|role|position|job|vacancy) is not (?:open|suitable|available|eligible)\b|you (?:must|need to|will need to|have to) create an? (?:\p{L}+ )?account\b)/iu

/** "The Federation thanks all applicants", "We'll ring everybody who has the must-haves", "This is the first thing we will look for when shortlisting", "Competition no. 2026-11". */
const sifts =
  /^\W*(?:(?:give|drop) (?:us|me|him|her|them|\p{Lu}\p{Ll}+) (?:an? )?(?:ring|call|bell|line|text|email|e-mail)\b|(?:candidates|applicants|applications) (?:will|may|are) (?:be )?(?:shortlisted|short-listed|selected|assessed|sifted|scored|ranked)\b|there (?:is|are) (?:currently )?(?:one|an?|two|three|\d+) (?:(?:permanent|temporary|whole-time|full-time|part-time|fixed-term),? )*(?:vacanc|position|post|role)|(?:applications? (?:must|should|are to) be |to be )?submitted (?:through|via|on|by)\b|eligibility criteria\b[^.;]{0,60}$|there is (?:an? )?(?:realistic|real|good|every) (?:prospect|chance)\b|[^.;]{2,60} thanks? (?:all|everyone|everybody|you|in advance)\b|we(?:['’]ll| will) (?:ring|call|phone|contact|interview|write to|get back to|reply to|answer) (?:everybody|everyone|all|each)\b|(?:this|that|it) is (?:the|an?) (?:first |main |one )?(?:thing|requirement|criterion|point|condition)\b[^.;]*\b(?:shortlist\w*|applications?|applicants?|look for)\b|the interviews? (?:will|is|are|takes?|includes?)\b|so the first question\b|(?:please )?read (?:this|the next)\b|(?:competition|vacancy|requisition|posting|post|job) (?:no|number|id|ref)\b)/iu

/** "Please send CV in Word format", "Hit apply", "Include links to your portfolio", "CVs are read as they come in". */
const sends =
  /^\W*(?:(?:interested|suitable|eligible|qualified) (?:candidates?|applicants?|professionals?)(?: (?:can|may|should|must|to|are requested to))?,? |(?:please|kindly|just|simply) )*(?:(?:hit|click|press|tap) (?:on )?(?:the )?\W?apply\b|apply (?:with|by|via|through|online|now|today|here|to) (?!(?:the|best|good|sound|your (?:knowledge|skills|experience)|standards|all|any)\b)|(?:send|submit|forward|upload|attach|share|e-?mail|post|complete|fill (?:in|out)|include|provide|enclose)\b[^.;]{0,40}\b(?:(?:your|their) (?:(?:updated|up[- ]to[- ]date|latest|current|recent|detailed) )?(?:cv|r[ée]sum[ée]|application|cover(?:ing)? letter|portfolio|(?:linkedin|github|gitlab|behance|dribbble) )|(?:the|our) (?:attached |online |short )?application form|(?:up[- ]to[- ]date |current |recent )cv\b))|^\W*(?:please|kindly) (?:send|forward|submit|e-?mail|share|upload) (?:(?:an?|in|[\w-]+ed) ){0,2}(?:cv|r[ée]sum[ée])\b|^\W*(?:cvs|r[ée]sum[ée]s|applications) (?:will be|are) (?:being )?(?:reviewed|considered|assessed|screened|read|looked at|processed)\b|^\W*(?:(?:an?|your|the|updated|up[- ]to[- ]date|recent|latest|detailed|full|current) )*(?:cv|r[ée]sum[ée]|curriculum vitae)(?: in \p{L}+)?(?:,| and| with) (?:(?:and|an?|your|the|recent|\d|two|three|passport[- ]size[d]?|signed) )*(?:cover|photo|cop(?:y|ies)|portfolio|references?|referees|certificates?|transcripts?|passport|id\b|proof|letters?|application)|^\W*(?:(?:education|training|experience|qualifications?|skills|knowledge|character|health|age|citizenship|etc)\b[\s,.&/]*(?:and )?){2,5}$|^\W*early applications? (?:is|are)\b|^\W*please (?:let us know|tell us|advise)\b[^.]{0,60}\b(?:adjustments?|accommodations?|access needs)\b|^\W*(?:immediate start|start(?:ing)?(?: date)?(?: is)?\W{1,3}(?:asap|as soon as possible|immediate))\b/iu

/** "If you wear false nails you will need to remove them on site": the house's rules for everybody. */
const ofHygiene =
  /^\W*(?:if you (?:have|wear) [^.]{0,60}\b(?:piercings?|nails|jewell?ery|tattoos?|make-?up|beards?|extensions)\b|(?:no|visible|all) (?:visible |false )*(?:piercings?|jewell?ery|nail varnish|false nails|tattoos?)\b)/i

/** "If you don't tick every box, please still apply". */
const encourages =
  /^\W*(?:(?:and|so|even|if|though|although|you) ){0,4}(?:do|are|have|ca)(?:n['’]?t| not) [^.?!]{0,90}\b(?:apply(?:ing)?|application|hear from you|get in touch|reach out)\b/i

/** "For an informal chat contact the Team Leader", "Please call the Ward Manager". */
const talks =
  /^\W*(?:for (?:an? )?(?:informal|confidential) (?:\p{L}+ )?(?:chat|discussion|conversation|talk|visit|enquir(?:y|ies))|please (?:speak|talk|ring|call|phone|contact|e-?mail|get in touch)\b)/iu

/** "Ask for Shaz", "Call the salon and ask for Mel", "Email Sam your CV and rates", "Bring your tickets to the interview". */
const reaches =
  /(?:^\W*|[,;] (?:and |or )?|\b(?:and|or|just|please) )[Aa]sk (?:for \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=\W*$|[,;]| (?:on|at|in|or)\b)|at (?:the )?(?:reception|front desk|bar|counter|till|office|gate)\b)|^\W*(?:[Pp]lease |[Jj]ust )?(?:[Ee]-?mail|[Tt]ext|[Mm]essage|[Ww]hats[Aa]pp|[Ss]end) (?:us|me|\p{Lu}\p{Ll}+)\b[^.]*\b(?:CV|cv|[Rr][ée]sum[ée]|names?|numbers?|rates|availability|photos?|portfolio)\b|^\W*(?:[Pp]lease |[Kk]indly )?[Bb]ring (?:along |with you )?(?:to (?:the |your |our )?(?:[Oo]pen [Dd]ay|(?:[Aa]ssessment|[Rr]ecruitment|[Hh]iring|[Ss]election|[Cc]asting) (?:[Dd]ay|[Ee]vent|[Cc]entre|[Cc]enter)|[Ii]nterview|[Tt]rial|[Ww]alk[- ][Ii]n)\b|(?:your|an?|two|any|copies|proof|photo)\b[^.]*\b(?:with you|along|on the day|to (?:the |your )?(?:interview|trial)|references|CV)\b)/u

/** "If you would like to discuss this role informally please contact Sgt Marsh". */
const turnsTo =
  /^\W*(?:if|should) you\b[^.;]{0,100}?,? (?:please )?(?:do )?(?:contact|call|ring|phone|speak (?:to|with)|talk to|e-?mail|get in touch with) (?:\p{Lu}|the \p{L}+|us\b|our\b)|^\W*to (?:discuss|find out more|arrange|learn more|know more)\b[^.;]{0,80}?,? please (?:contact|call|ring|phone|speak|e-?mail)\b/iu

/** "You will be asked to do a short coding exercise". */
const trial =
  /\bbe (?:asked|invited) to (?:do|complete|take|give|prepare|sit|bring|attend|submit|teach|solve) (?:[\p{L}\d-]+ ){0,5}(?:exercise|test|task|presentation|assessment|case study|interview|portfolio|lesson|trial shift)\b/iu

/** "We guarantee an interview for disabled applicants", "Care leavers are guaranteed an interview". */
const promised =
  /\bguarantee[sd]? (?:an )?interviews?\b|\b(?:guaranteed interview|interview guarantee) scheme\b/i

/** "Please note that we can't offer sponsorship", "as we're not in a position to sponsor". */
const unsponsored =
  /\b(?:(?:not (?:able|in a position)|unable) to|cannot|can not|can['’]?t|won['’]?t|will not|do not|don['’]?t)(?: (?!only\b|just\b)\p{L}+){0,3} sponsor(?:ship)?\b/iu

/** "If you havent heard within 5 days you have been unsuccessful", "Refs will be taken up". */
const replies =
  /\b(?:if|unless|should) you (?:have ?n['’]?t|have not|do ?n['’]?t|do not|did ?n['’]?t|not|never)? ?(?:hear|heard|get an? (?:reply|call|answer)|receive an? (?:reply|call|answer|response))\b|\byou (?:have|will have|were|will) (?:been |be )?(?:unsuccessful|not been (?:successful|selected|shortlisted))\b|\bonly (?:shortlisted|successful|suitable|selected) (?:candidates|applicants)\b|\b(?:refs?|references?|referees) (?:will|are|may|is)(?: \w+)? (?:taken|requested|checked|asked|sought|followed|contacted|called)\b/i

/** "2 checkable refs from last 12 months". */
const referees =
  /^\W*(?:(?:at least|min(?:imum)?(?: of)?|must have) )?(?:\d|one|two|three) (?:(?:checkable|verifiable|recent|written|professional|satisfactory|good|work|positive|relevant|contactable) ){0,3}(?:refs|references?|referees)\b/i

/** "Splicers please note it on your resume", "Mention the forklift in your subject line". */
const notes =
  /\b(?:note|mention|state|quote|put|indicate|highlight|specify|flag|tell us) [^.;]{0,60}\b(?:on|in|at the top of) (?:your|the) (?:resume|résumé|cv|application(?: form)?|cover(?:ing)? letter|e-?mail|subject(?: line)?|message)\b/i

/** "Dear Candidate,", "Greetings from Quillstack!", "Hope you are doing well". */
const greets =
  /^\W*(?:(?:dear|hi|hiya|hello|hey) (?:(?:prospective|job|all|there|everyone|everybody|folks|team|sir|madam|seekers?|candidates?|applicants?|connections?|network|friends|colleagues|and|\/)[ ,]*){1,4}|(?:(?:warm|season['’]s) )?greetings\b(?! cards?)[^.]{0,60}|(?:i |we )?(?:hope|trust) (?:you|this|all|everyone)\b[^.]{0,60}\b(?:well|safe|great))\W*$/i

/** "As a condition of employment all new hires must provide …", "Any offer is subject to …". */
const onceChosen =
  /^\W*(?:as a (?:pre-?)?condition of (?:your |their )?(?:employment|hire|hiring|appointment|offer)\b|(?:\w+ )?(?:(?:job )?offers?(?: of employment)?|employment|appointments?|hiring) (?:is|are|will be) (?:also |always )?(?:conditional|contingent|subject|dependent)\b|(?:(?:all|the|any|our) )*(?:new (?:hires?|employees?|starters?|staff|recruits?)|(?:successful|selected|preferred) (?:candidates?|applicants?)|appointees?) (?:(?:must|will|should|are|may|need|also|be|have|expected|required|asked|to) ){1,5}(?:provide|submit|supply|produce|show|present|complete|undergo|undertake|pass|give)\b)/i

/** "This role is a Controlled Function and the appointment is subject to …": by what rules the post is filled, and whom they prefer: "in line with our EE plan". */
const byRule =
  /^\W*(?:applicants?|candidates?|applications from [^.;]{2,30}) (?:who|that) (?:currently )?(?:require|need) (?:an? )?(?:current |new )?(?:skilled worker|tier 2|health and care|work|visa|sponsorship)\b[^.;]*\b(?:welcome|considered)\b|^\W*(?:this|the) (?:role|post|position|job|appointment) (?:is|will be) (?:(?:an? [^.;]{3,80}? and )(?:the |any |your )?(?:appointment|post|role|offer|it) (?:is|will be) )?(?:therefore |also )?(?:subject|designated|conditional)\b(?! to (?:an? |the )?(?:[\p{L}-]+ ){0,6}(?:checks?|dbs|disclosure|clearance|vetting|screening|medical|references|probation|travel|shifts?))|\bemployment equity\b[^.;]{0,60}\b(?:employer|candidates|applicants|preference|plan|policy|targets)\b|\bpreference (?:will|shall|may) be given to (?:[\p{L}-]+ ){0,3}(?:EE|equity|designated|previously disadvantaged|internal)\b|^\W*(?:first )?preference (?:will|may|is|shall) (?:be )?given\b[^;\n]*\b(?:(?:employment )?equity|ee (?:plan|targets|act)|bbbee|b-bbee|designated groups?|affirmative|demographic|citizens|indigenous|internal)\b/iu

/** "The trust is committed to safeguarding children and expects all staff to share this commitment": said by every school. */
const ofSafety =
  /(?<!\byou )\b(?:is|are|we['’]re) (?:\p{L}+ly )?committed to (?:the )?(?:safeguarding|safer recruitment|protecting)\b|\btakes? safeguarding (?:\w+ )?seriously\b|\bwelfare of\b[^.]*\bexpects?\b|\bsafer recruitment (?:practices?|procedures?|process(?:es)?)\b|\bonline search(?:es)? (?:will|may|are)\b|\bexempt from [^.]{0,48}rehabilitation of offenders\b/iu

/** Whether it says what everybody has to bring once chosen, which is asked for, whatever else is talk. */
export function isForOnceChosen(written: string): boolean {
  return onceChosen.test(written)
}

/** "For further information please see the careers pages", "Full job description attached as PDF": where more stands to read. */
const pointsTo =
  /^\W*(?:(?:for (?:(?:full|fuller|further|more|additional|any) )+(?:details?|information|info|guidance)|to (?:find out|learn|know|read) more)\b[^.;\n]{0,80}?\b(?:see|visit|refer to|go to|check|read|look at|click|consult|follow)\b|(?:(?:please|kindly) )?(?:see|refer to|consult|visit|read|check|view)\b[^.;\n]{2,80}\bfor (?:(?:full|further|more|additional) )+(?:details?|information|info)\W*$|(?:please )?(?:see|find) (?:the |our )?(?:attached|enclosed)\b|(?:(?:full|fuller|further|more|additional) )+(?:details?|information|info)\b[^.;\n]{0,80}\b(?:(?:can|may) be (?:found|obtained|viewed|downloaded)|(?:is|are) available)\b|(?:(?:the|a|full|detailed) )*(?:job description|person specification|role profile|(?:job|recruitment|applicant|candidate|information) pack)\b[^.;\n]{0,50}\b(?:attached|enclosed|available (?:on|from|upon)|can be (?:found|downloaded))\b)/i

/** "Short-listing will be carried out on the basis of …", "A panel may be formed". */
const lists =
  /^\W*(?:short-?listing\b|an? (?:panel|reserve list|waiting list|eligibility list|talent pool) (?:may|will|is)\b|(?:please )?note (?:that )?(?:our|the) [^.;]{2,60} requires? (?:this|that|it)\b)/i

/** "Sales | Band: M3 | Reports to: National Key Accounts Head": a form's line of labels. */
const labels =
  /^[^.;\n]*\|\s*(?:reports? (?:in)?to|grade|band|level|ref(?:erence)?(?: no)?|dep(?:artmen)?t|location|hours|salary|contract)\s*:/i

/** A sentence begins with them. */
const ways = joinPatterns([
  sifts,
  lists,
  labels,
  byRule,
  pointsTo,
  process,
  dates,
  sends,
  encourages,
  referees,
  talks,
  turnsTo,
  greets,
  onceChosen,
  ofBody,
  ofHygiene,
])
/** "We will process your data in line with our privacy notice", "Ironmoss is a trading style of Ironmoss Ltd". */
const ofLaw =
  /\b(?:we|us|will|may|\p{Lu}\p{L}+) (?:process|store|handle|hold|keep|retain|collect|use)(?:es|s)? (?:your|applicants?['’]?s?|candidates?['’]?s?) (?:personal )?(?:data|details|information)\b|\bis an? (?:trading (?:style|name)|(?:wholly[- ]owned )?subsidiary) of\b/u
/** "I'm working exclusively with a software house in Leeds". */
const ofAgency =
  /^\W*(?:I['’]m|I am|we['’]re|we are) (?:currently |proudly )?(?:working|partnering|partnered)(?: (?:exclusively|closely|in partnership))* with (?:an?|our|one of)\b(?!.*\b(?:needs?|requires?|looking|seek(?:s|ing)?|wants?|experience|who)\b)/iu

/** They stand anywhere in a sentence; with each of them goes what it cannot do without. */
const waysWithin: readonly (readonly [way: RegExp, pieces: readonly string[]])[] = [
  [reaches, ['ask ', 'mail ', 'text ', 'message ', 'whatsapp ', 'send ', 'bring ']],
  [trial, ['asked ', 'invited ']],
  [promised, ['guarantee']],
  [ofLaw, ['data', 'details', 'information', 'trading', 'subsidiary']],
  [ofAgency, ['working', 'partner']],
  [unsponsored, ['sponsor']],
  [replies, ['hear', 'get a', 'receive', 'unsuccessful', 'not been', 'only ', 'ref']],
  [notes, ['resume', 'résumé', 'cv', 'application', 'letter', 'mail', 'subject', 'message']],
  [ofSafety, ['safeguarding', 'safer', 'protecting', 'welfare', 'online', 'offenders']],
]

/** "Early Career Teachers are welcome to apply"; whoever has something that they wish for is asked for it. */
function invitesToApply(written: string): boolean {
  return invites.test(written) && !ofWish.test(written)
}

const invites =
  /^\W*(?:applications? (?:from|by) [^.;:]{2,80} (?:are|is|will be) (?:\p{L}+ )?(?:welcomed?|encouraged|considered|invited|accepted)|[^.,;:]{2,60} (?:are|is|will be) (?:\p{L}+ )?(?:(?:welcome|encouraged|invited|free|eligible) to apply|considered|welcome))(?: too| as well)?\W*$/iu
const ofWish =
  /\b(?:with|who|experience\w*|knowledge|background|speak\w*|familiar\w*|skills?|training in|licen[cs]e|certif\w+|if|alternative|equivalent|other|similar|qualifications?)\b/i
