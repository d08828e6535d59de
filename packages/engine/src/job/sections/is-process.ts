/** What is done with who applies, with what they send, and by what law, in whatever part of a posting it stands. */
export function isProcess(written: string): boolean {
  return [process, dates, talks, trial, promised, unsponsored].some((ways) => ways.test(written))
}

const process =
  /^\W*(?:(?:our |the )?(?:(?:interview|hiring|recruitment|selection|application) )?process(?: is)?: .*\b(?:call|interview|chat|offer|task|trial)\b|\d+ ?min(?:ute)?s? (?:call|chat|interview)\b)|^\W*(?:please )?(?:(?:download|view|refer to|see|read) (?:the |our )?(?:full |attached |detailed )*(?:job description|person spec\w*|role profile|(?:job|recruitment|applicant|candidate|information) pack|privacy (?:notice|policy|statement))|if you (?:need|require) (?:any |reasonable )*(?:adjustments?|accommodations?)|(?:we (?:process|store|keep|hold) )?your (?:personal )?(?:data|details|information) (?:will|is|are|may)|(?:start(?:ing)?|closing|interview) dates? ?[:–-]|(?:things to consider|training (?:provider|course|schedule)|end point assessment) ?[:–-]|pursuant to\b[^.]{0,60}\b(?:ordinance|act|law)\b)/i

/** "The closing date for applications is …", "This post is not open to …", "You must create an account". */
const dates =
  /^\W*(?:the (?:closing|interview|start|application) (?:date|deadline)\b|(?:this|the) (?:post|role|position|job|vacancy) is not (?:open|suitable|available|eligible)\b|you (?:must|need to|will need to|have to) create an? (?:\p{L}+ )?account\b)/iu

/** "For an informal chat contact the Team Leader", "Please call the Ward Manager". */
const talks =
  /^\W*(?:for (?:an? )?(?:informal|confidential) (?:\p{L}+ )?(?:chat|discussion|conversation|talk|visit|enquir(?:y|ies))|please (?:speak|talk|ring|call|phone|contact|e-?mail|get in touch)\b)/iu

/** "You will be asked to do a short coding exercise". */
const trial =
  /\bbe (?:asked|invited) to (?:do|complete|take|give|prepare|sit|bring|attend|submit|teach|solve) (?:[\p{L}\d-]+ ){0,5}(?:exercise|test|task|presentation|assessment|case study|interview|portfolio|lesson|trial shift)\b/iu

/** "We guarantee an interview for disabled applicants", "Care leavers are guaranteed an interview". */
const promised =
  /\bguarantee[sd]? (?:an )?interviews?\b|\b(?:guaranteed interview|interview guarantee) scheme\b/i

/** "Please note that we can't offer sponsorship", "as we're not in a position to sponsor". */
const unsponsored =
  /\b(?:(?:not (?:able|in a position)|unable) to|cannot|can not|can['’]?t|won['’]?t|will not|do not|don['’]?t)(?: (?!only\b|just\b)\p{L}+){0,3} sponsor(?:ship)?\b/iu
