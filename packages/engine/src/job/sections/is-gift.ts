/**
 * "Free parking on site", "Relocation package", "Clear career path to team leader": a line that opens with
 * what an employer gives is nothing to know, whatever stands above it.
 */
export function isGift(written: string): boolean {
  const isBrief = written.length <= longestGift
  return (
    gift.test(written) ||
    (isBrief && (treat.test(written) || (maySupply.test(written) && supplied.test(written))))
  )
}

/** Letters: what is read to its end is brief, and a text without blanks is not read over and over. */
const longestGift = 240

/** "Canteen.", "Free parking", "Hours flexible around school times": alone on its line, it is given. */
const treat =
  /^\W*(?:(?:free|staff|on[- ]?site|subsidised|company|own) )*(?:canteen|parking|car park|gym|lunch(?:es)?|meals?|pension|bonus(?:es)?|uniforms?|discounts?|tips|sick pay|showers?|(?:language|german|english|french|spanish|dutch) (?:lessons|classes|courses?)|flexible (?:working|hours|start times)(?: hours| patterns?)?|(?:working |shift )?hours (?:are |can be )?(?:flexible|arranged|negotiable)(?: (?:to (?:suit|fit|work)|around|by)\b[^.;]{0,40})?)\W*$/i

/** "Owner will provide PPE", "Company supplies van and tablet", "Your van, diesel and phone are on us": tools of the work, and no task. */
const maySupply = /provid|suppl|furnish|issue|on us/i
const supplied =
  /^\W{0,4}(?:the |our )?(?:owner|company|client|employer|contractor|firm|agency|yard) (?:(?:will|can|also|shall) )*(?:provides?|suppl(?:y|ies)|furnish(?:es)?|issues?)\b(?! (?:\p{L}{1,24} ){0,4}(?:services?|solutions?|care|support|products|advice))|^\W{0,4}(?:your |the )?(?:[\p{L}-]{1,24},? (?:and )?){1,6}(?:is|are) on us\W*$|^\W{0,4}(?:[\p{L}-]{1,24},? (?:and )?){1,6}(?:(?:is|are|will be) )?(?:provided|supplied)(?: by (?:us|the (?:client|company|employer|firm|site)))?(?: free)?(?:\W*$|, (?:(?:an? )?rdos?|free|paid|plus|\d+ days|parking|weekends? off|pension)\b)/iu

const gift = new RegExp(
  `^\\W{0,4}(?:(?:an?|our|your|and) )?(?:${[
    // "Free up capacity" and "free blocked drains" are done, not given.
    /(?:free|complimentary|subsidi[sz]ed) (?!up|the|from|and|of|trapped|blocked|jammed|weights?|flow|hand|text|form|cash)\p{Ll}+/u,
    /(?:new |your own )?macbook\b/,
    /(?:(?:full|health|extended|group) )?benefits (?:after|from|start|begin|kick in)\b/,
    /(?:mediclaim|(?:rrsp|401 ?\(?k\)?|kiwisaver) match\w*|car lease|meal cards?|sodexo)\b/,
    /company (?:phone|mobile|laptop|car|van|vehicle|pension|bonus|shares|equity|socials?)(?=\W*$|,| (?:and|or|&|allowance|scheme|provided|plus|with)\b)/,
    /(?:dog|pet|child|family)[- ]friendly (?:office|workplace|company|employer|hours|working|polic)/,
    /enhanced (?:maternity|paternity|parental|family|sick|holiday|pension|annual)/,
    /(?:interest[- ]free )?season[- ]ticket/,
    /(?:child ?care|lunch|meal|shopping|gift|eye ?care|wellness|retail) vouchers?/,
    /relocation (?:package|support|assistance|help|costs?|expenses|budget)/,
    /visa sponsorship(?: (?:is |may be )?(?:available|offered|provided|possible|considered))?(?=\W*$)/,
    /access to (?:an? |our |the |free )?(?:\p{L}+ )?(?:wellbeing|well-being|wellness|perks|discounts?|employee|mental health|counselling|online (?:gp|doctor|courses))\b/u,
    /(?:fully[- ])?funded (?:[\p{L}\d-]+ ){0,4}(?:qualifications?|diploma|degree|apprenticeship|training|nvqs?|courses?|memberships?|certifications?)/u,
    /(?:life (?:assurance|cover|insurance)|death in service)\b[^.;]{0,24}(?:\d ?x|x ?\d|times|salary)/,
    /(?:(?:clear|real|genuine|great|good|excellent|defined|structured|internal|fast) ){0,2}(?:career (?:paths?|progression|ladder)|progression (?:to|paths?|routes?|plan|opportunit))/,
    /(?:regular|monthly|weekly|annual) (?:(?:team|company|staff) )?(?:socials?|outings|lunch(?:es)?|part(?:y|ies)|drinks|get-togethers|hackathons?)/,
    /(?:(?:full|ongoing|regular|free|paid|in-house|on-the-job|comprehensive) ){1,3}training (?:in|on|for|and)\b/,
    /(?:(?:great|excellent|fantastic|superb|central|convenient|prime|city[- ]centre|downtown),? ){1,3}(?:office )?location\b(?! (?:manag|scout|plan))/,
    /conference (?:attendance|budget|tickets)/,
    /you(?:['’]ll| will) (?:also |then )?(?:get|receive|enjoy|be (?:given|offered)) (?:(?:full|paid|free|ongoing|regular|excellent|great|all|the|your|hands-on|continuous) ){0,3}(?:training|support|mentor(?:ing)?|coaching|induction|supervision|cpd|tools|uniform)\b/,
    /you(?:['’]ll| will) (?:also )?(?:have|get|receive) (?:(?:an?|your|the) )?(?:(?:protected|reduced|lighter) (?:case ?load|time|timetable)|(?:weekly|regular|monthly|reflective|clinical) (?:(?:reflective|clinical|one-to-one|1:1) )?supervision)\b/,
    /you(?:['’]ll| will) (?:also )?(?:get|receive|have|enjoy) (?:(?:up to|at least|a minimum of) )?\d{2} (?:working )?days['’]?\b/,
    /(?:[\p{L}-]+ ){0,4}training (?:(?:on|in|with|for) (?:[\p{L}-]+ ){1,4})?(?:can|will|is|may) (?:also )?(?:be )?(?:given|provided|arranged|offered|available|funded)\b/u,
  ]
    .map(({ source }) => source)
    .join('|')})`,
  'iu',
)
