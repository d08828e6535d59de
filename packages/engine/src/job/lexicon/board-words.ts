/** What a board's page lets its readers go to, above a posting and below. */
export const boardMenus: readonly string[] = [
  '(?:sign|log) ?(?:in|up|out|on)|register|join now|create (?:an )?account|menu|search|messag(?:es|ing)|notifications',
  'jobs|companies|find (?:a )?jobs?|search jobs|(?:my|saved) jobs|my (?:cv|account|network|profile)|career advice|job alerts',
  '(?:company|find) reviews|(?:find |compare )?salaries|(?:for )?(?:employers|recruiters)|(?:employers ?/ ?)?post (?:a )?job',
  '(?:upload|post|register) (?:your |a )?(?:cv|resume|résumé)',
]

/** What job boards write around a posting, whole: a line or a piece of one, in small letters without its last mark. */
export const boardPhrases: readonly string[] = [
  String.raw`(?:re)?posted:? (?:on )?(?:today|yesterday|just now|\d|[a-z]+ \d|over|more than|about).*`,
  'date posted.*',
  '(?:(?:this )?(?:job|vacancy|ad|advert|role|position) )?(?:(?:is|was) )?(?:posted|advertised|listed|uploaded|published) (?:\\d.* )?by .*',
  '\\d+ (?:vacanc(?:y|ies)|openings?)|(?:(?:no\\.?|number) of )?(?:openings|vacancies) ?[:–-] ?\\d.*',
  String.raw`(?:over |more than |[<>+] ?)?\d[\d,.+]* ?(?:people |candidates )?(?:applicants?|applications?|clicked apply|views?|reviews?|comments?|followers?)`,
  String.raw`(?:views?|applications?|applicants?): ?\d.*`,
  String.raw`(?:about |over |more than )?(?:\d+|an?|one) (?:minute|hour|day|week|month)s? ago`,
  String.raw`rating:? [\d.,]+.*`,
  String.raw`\d[.,]\d ?(?:★|⭐|\*|stars?\b).*|\d(?:[.,]\d)? out of \d.*`,
  String.raw`\d[.,]\d ?\([\d,]+\+? (?:reviews?|ratings?)\)`,
  // "Mode: WFO 3 days", "22-34 Lacs P.A.", "Skills highlighted with ‘‘ are preferred keyskills".
  '(?:(?:(?:work(?:ing|place)?|interview|job|employment|teaching) )?mode|mode of (?:work(?:ing)?|interview|employment)|notice period|(?:max(?:imum)? )?(?:ctc|budget)|(?:working|work) days|hiring (?:office|location)|interview (?:rounds?|type|location|venue)) ?[:–-] ?.*',
  String.raw`₹? ?\d[\d.,]*(?: ?(?:-|–|to) ?₹? ?\d[\d.,]*)? ?(?:lacs?|lakhs?|lpa|crores?)\b.{0,24}`,
  'not disclosed(?: by recruiter)?',
  // "Full-time, permanent", "Full-time · Mid-Senior level".
  String.raw`(?:full[- ]time|permanent)(?:\W{1,3}(?:full[- ]time|permanent|on-?site|hybrid|remote|in person|regular|(?:non-)?exempt|direct hire|contract|fresh(?:\/entry level)?|(?:(?:non-|junior |senior )?executive|professional|manager|(?:middle|senior) management)(?=\W*$)|(?:mid[- ]senior|entry|associate|director|executive) level)){1,3}`,
  '(?:mid[- ]senior|entry|associate|director|executive) level',
  'skills highlighted with .*',
  'show (?:more|less)(?: options)?',
  '(?:see|view) (?:more|less|all)(?: jobs| details)?',
  'read (?:more|less)',
  'easy apply|quick apply|1-click apply',
  'apply(?: now| online| today| here| on (?:the )?company (?:web)?site| for this (?:job|position|vacancy)| with (?:linkedin|indeed|seek|your profile))?',
  'save(?: job| this job| share.*)?',
  'share(?: job| this job.*)?',
  'print',
  'e-?mail (?:to a friend|me jobs like this|this job)',
  '(?:⚑ )?report(?: this)?(?: job| ad| advert| listing| post| vacancy)?',
  'next job|previous job|back to (?:search|results|jobs).*',
  "follow|message|like|comment|not interested|i[’']m interested",
  'like comment share.*',
  'be an early applicant|be among the first.*',
  'actively (?:recruiting|hiring|reviewing applicants)',
  'promoted(?: by .*)?|sponsored',
  'urgently (?:hiring|needed)|hiring multiple candidates',
  'skip to (?:main )?(?:content|similar jobs|navigation).*',
  'linkedin|indeed|glassdoor|jobsite|home|start of main content',
  ...boardMenus,
  'home > .*',
  'yes no(?: skip)?|yes|skip',
  'accept(?: all)?(?: cookies)?|reject(?: all)?|(?:manage )?preferences|accept all cookies reject.*',
  'see how (?:you|your profile) compares?.*',
  'try premium.*|reactivate premium.*',
  'set (?:an? )?(?:job )?alert.*|get notified.*|sign (?:in|up) (?:to|for) .*',
  'similar (?:jobs|searches|vacancies)(?::.*)?|people also viewed.*|more jobs (?:like|from).*|jobs you (?:may|might).*',
  'referrals increase.*',
  'your application was viewed.*|\\S+ recruiter seats?.*',
  'you must create an account.*',
  'responded to \\d.*',
  'if you require alternative methods.*',
  '(?:company|school) alumni.*|meet the hiring team|profile insights|job details|hiring insights',
  "here[’']s how the job.*",
  'interested in working with us in the future',
  '(?:salary|hiring) insights.*|benefits (?:found in|pulled from).*',
  '(?:©|\\(c\\)) .*|privacy(?: policy)?|terms(?: of use)?',
  '(?:job (?:id|ref(?:erence)?|number|types?)|ref(?:erence)?(?: (?:id|no|number))?|work location|expected (?:start date|hours)|application deadline|(?:additional|supplemental) pay|main area|closing(?: date)?|interview date)\\.?: .*',
  'employer (?:certification|accreditation).*',
  'nhs afc.*',
  'full[- ]time|part[- ]time|permanent|on-?site|entry level|mid-senior level|associate|not applicable',
  '(?:matches|does not match) your .*|promoted job|new job',
]

/** What shows a board's line wherever it stands in it. */
export const boardSigns =
  /\b(?:we|site|website) uses? cookies\b|\bcookie (?:policy|settings|preferences|notice)\b|\ball rights reserved\b/i

/** First words of such a line, and words that hardly any other line has. */
export const boardOpenings: readonly string[] =
  `posted reposted date over more views view applications applicants about rating show see read easy quick apply save share print email e report
  next previous back follow message like comment not i'm im be actively promoted sponsored urgently hiring skip linkedin indeed glassdoor jobsite home
  yes accept reject manage preferences try reactivate set get sign similar people jobs referrals your you responded if company school meet profile
  job here's heres interested salary benefits privacy terms ref reference work expected application additional supplemental main
  closing interview employer nhs start sign log login logout register join create menu search messages messaging notifications companies find saved
  my career compare salaries for employers recruiters post upload advertised listed uploaded published vacancy this ad advert role position no number openings vacancies mode work working
  workplace teaching notice ctc budget max maximum hiring employment skills full fulltime part parttime permanent on onsite entry mid associate matches does new`.split(
    /\s+/,
  )
export const boardWords: readonly string[] =
  'applicants ago reviews ratings comments cookies cookie clicked reserved stars lac lacs lakh lakhs lpa crore crores vacancies openings'.split(
    ' ',
  )

/** From here on a board shows other jobs. */
export const boardTail =
  /\n[^\S\n]*(?:similar (?:jobs|searches|vacancies)\b|set (?:an? )?(?:job )?alert for|people also viewed|more jobs (?:like|from)|jobs you (?:may|might)|recommended jobs|sign up for job alerts|referrals increase your|get notified about new|employer questions|your application will include the following questions)/i

/** Behind this line stands what the employer wrote. */
export const boardBody = /(?:^|\n)[^\S\n]*(full job description|about the job)[^\S\n]*(?=\n)/i

/** A label that boards file a job under, with what stands behind or below it. */
export const boardFact =
  /^[^\S\n]*(seniority level|employment type|job (?:function|type|category|family|level|sector)s?|industr(?:y|ies)(?: type)?|(?:career|experience) level|work(?:place)? type|role category|functional area|department|sector)[^\S\n]*(?::|\n)[^\S\n]*([\p{Lu}\d][^\n]{1,100})$/gimu

const shelves = [
  'accounting',
  'administration & office support',
  'advertising, arts & media',
  'banking & financial services',
  'call cent(?:re|er) & customer service',
  'ceo & general management',
  'community services & development',
  'construction',
  'consulting & strategy',
  'design & architecture',
  'education & training',
  'engineering',
  'farming, animals & conservation',
  'government & defence',
  'healthcare & medical',
  'hospitality & tourism',
  'human resources & recruitment',
  'information & communication technology',
  'insurance & superannuation',
  'legal',
  'manufacturing, transport & logistics',
  'marketing & communications',
  'mining, resources & energy',
  'real estate & property',
  'retail & consumer products',
  'sales',
  'science & technology',
  'sport & recreation',
  'trades & services',
].join('|')

/** "Planning (Manufacturing, Transport & Logistics)" on a line of its own: the shelf a board puts a job on. */
export const boardShelf = new RegExp(
  String.raw`^[^\S\n]*\p{Lu}[^\n()]{2,60} \((?:${shelves})\)[^\S\n]*$`,
  'gimu',
)
