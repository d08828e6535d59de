/** Labels in a posting's head, by what stands behind them. Lower case. */
export const headLabels = {
  title: [
    'job title',
    'position title',
    'position',
    'title',
    'role',
    'role title',
    'vacancy',
    'post',
    'post title',
    'job',
    'opening',
  ],
  company: [
    'company',
    'organisation',
    'organization',
    'employer',
    'advertiser',
    'contracting authority',
    'client',
    'firm',
    'institution',
    'company name',
    'name of employer',
    'name of organisation',
    'agency',
    'school',
    'practice',
    'trust',
    'nhs trust',
  ],
  place: [
    'location',
    'place',
    'place of work',
    'work location',
    'job location',
    'duty station',
    'based in',
    'base',
    'based at',
    'where',
    'site',
    'city',
    'town',
    'workplace',
    'office location',
    'place of employment',
  ],
  /** Facts of the job that ask for nothing. */
  fact: [
    'hours',
    'salary',
    'pay',
    'rate',
    'grade',
    'band',
    'contract',
    'contract type',
    'job type',
    'employment type',
    'reports to',
    'reporting to',
    'line manager',
    'direct reports',
    'department',
    'openings',
    'vacancies',
    'number of vacancies',
    'notice period',
    'start date',
    'starting date',
    'start',
    'closing date',
    'deadline',
    'reference',
    'ref',
    'job ref',
    'req',
    'fte',
    'shift',
    'shifts',
    'duration',
    'term',
    'compensation',
    'schedule',
    'posted',
    'division',
    'industry',
  ],
} as const

export type HeadLabel = keyof typeof headLabels

/** First words of a line that says what kind of paper this is, not what the job is called. Lower case. */
export const documentWords = [
  'invitation',
  'vacancy announcement',
  'vacancy notice',
  'vacancy',
  'job description',
  'job advert',
  'job posting',
  'job opening',
  'job opportunity',
  'call for',
  'request for',
  'tender',
  'notice',
  'we are hiring',
  "we're hiring",
  'now hiring',
  'join us',
  'join our team',
  'dear',
  'hello',
  'hi ',
  'hi!',
  'hey',
  'kia ora',
  'good morning',
  'moin',
] as const

/** What goes before a title that a line names: "Vacancy: Customs Declarant". */
export const titleLead =
  /^(?:(?:subject|re|fwd?): ?)*(?:(?:vacancy|vacancies|wanted|job|now hiring|hiring|we are hiring|opening|urgent|new|job opening|position|role|call for offers)\s*[:–—-]\s*)?/i

/** Words with which a sentence says whom an employer wants, right before the job's title. */
export const wantingWords =
  /\b(?:hiring|seeking|seeks?|(?:looking|searching|search) for|looks for|look for|needs?|wanted|to find|(?:we|to) (?:recruit|appoint|employ|welcome)|recruiting|join us as|join (?:our|the) [\w ]{2,20} as|as our|as my|post of|position of|role of|role as|vacancy for|opening for|our next|want|adding|requires?|(?:is|are|['’]re|['’]s) after|(?:like|want|love) you as)\s*:?\s+(?:(?:an?|our|another|one|two|three|the|some|next|new|second|third|experienced|qualified|skilled|dedicated|enthusiastic|committed|outstanding|motivated|talented|passionate|reliable|freelance|part-time|full-time|good)\s+)*/gi

/** Small words inside a name: "Board of Management", "Rye & Reason". */
export const nameJoiners: ReadonlySet<string> = new Set(
  'of and the for & de la le der die das van von am an op in upon on sur del di do da y et und en'.split(
    ' ',
  ),
)

/** Nouns that end the name of an employer and stand in no list of organisations of CVs. */
export const employerNouns: ReadonlySet<string> = new Set(
  'bakehouse trains vets dairies brewers cleaners guarding scaffolding lines carriers initiative authority court kinderhaus grammar kwekerij nursery pharmacy scoil catering plumbers interiors attractions airlines ferries cruises buses coaches bus breweries tailors opticians dentists mutual credit cooperative coop labs mills windservice pumpenbau moor stables kennels bookshop butchers florists joiners seeds growers orchards vets homes lettings'.split(
    ' ',
  ),
)

/** Nouns in the list of organisations that as often name a part of one. */
export const partNouns: ReadonlySet<string> = new Set(
  'department dept division team ward board unit faculty house office section service services design care analytics finance operations'.split(
    ' ',
  ),
)
