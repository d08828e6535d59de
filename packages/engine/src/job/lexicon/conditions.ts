import { anyOf } from '../../text/patterns/any-of.ts'

/** None begins within a word: "reliable for nights" says who is wanted, and not that they be able to. */
const named = (ways: string) => new RegExp(String.raw`(?<!\p{L})(?:${anyOf(ways)})`, 'iu')

/**
 * Conditions that decide before any score does: words without which none is named, and how postings
 * name it. What of a CV shows that one is met stands in `shownConditions`.
 */
export const conditions = [
  {
    code: 'work-permit',
    signs: [
      'authorized',
      'authorised',
      'authorization',
      'authorisation',
      'eligible',
      'eligibility',
      'right',
      'permission',
      'permitted',
      'permit',
      'visa',
      'citizen',
      'citizens',
      'citizenship',
      'resident',
      'residents',
      'green card',
      'sponsorship',
      'sponsor',
      'entitled',
      'passport',
      'residence',
      'residency',
      'working rights',
      'person status',
      'us person',
      'u.s. person',
      'iqama',
      'noc',
      'settled status',
      'national',
      'nationals',
      'singaporean',
      'singaporeans',
      'malaysian',
      'malaysians',
      'emirati',
      'emiratis',
      'saudi',
      'saudis',
      'omani',
      'omanis',
      'qatari',
      'qataris',
      'stamp',
      'id',
      'identity',
    ],
    asks: named(String.raw`
      (?:(?:u\.?s\.? persons?(?: status)?(?: (?:as )?(?:defined )?(?:by|in|under) (?:the )?(?:itar|ear|22 cfr|international traffic)[^.;\n]{0,40}(?:\.\d+)*\)?)?)|(?:legally )?(?:authori[sz]ed|eligible|eligibility|right|permission|permit(?:ted)?|entitled|allowed) to (?:live and )?work)(?: legally)?
      working rights
      (?:open )?work(?:ing)? (?:permit|authori[sz]ation|visa)(?: without (?:visa )?sponsorship)?
      (?:us|u\.s\.|eu|uk|sa|rsa|south african|british|irish|swiss|\w+ian) citizen(?:ship|s(?: only)?)?(?: or permanent residen(?:cy|ts?|ce)\b)?
      citizens? (?:and|or) (?:permanent residents?|prs?)\b
      \bstamp (?:1g|4s?)\b(?: (?:visa|permission|holders?))?
      \b(?:eu|eea|efta)(?: ?(?:\/|or|and) ?(?:eu|eea|efta|swiss|uk))* (?:citizens?(?:hip)?|nationals?)\b(?: only)?
      \b(?:south african|sa|rsa) (?:id|identity)\b(?: (?:book|document|card|number)s?)?(?: holders?)?(?: only)?
      (?<=\b(?:an?|be|hold|or) )(?:nz|uk|eu|us|u\.s\.|new zealand|australian|canadian|british|irish|singapore|south african|permanent|legal)(?: permanent)? residents?\b(?=\W*(?:$|[.,;)]|or\b|with\b|and (?:hold|have|be)\b))
      (?:singaporean|malaysian|emirati|saudi|omani|qatari)s?(?: nationals?)?(?: only)?(?: ?(?:\/|,|&|and|or) ?(?:singapore )?(?:prs?|permanent residents?)\b)?(?: (?:only|welcome|may apply))?(?=\W*$)
      green card
      no (?:visa )?sponsorship
      (?:not|cannot|can['’]?t|unable to) (?:able to )?sponsor
      (?:eu|uk|us|efta|eu\/efta) passport
      residen(?:ce|cy) (?:permit|visa)
      (?:nz|uk|eu|us|u\.s\.|swiss|\w+ian|\w+ish|permanent) residen(?:ce|cy)\b
      (?:valid )?(?:us|u\.s\.|american|schengen|c1 ?\/ ?d) (?:c1 ?\/ ?d )?visa\b(?:,? \(?c1 ?\/ ?d\b\)?)?
      (?:valid (?:work )?|transferable |residence |own |employment |(?:husband|spouse|father|family|dependent|freelance)['’]?s? )visa
      (?:valid |transferable )?iqama(?: transferable)?
      (?:cannot|can['’]?t|unable to|not able to|do not|don['’]t) (?:offer|provide|give) (?:any )?(?:visa )?sponsorship
      (?:pre-)?settled status
      \bmust be an? (?:british|uk|eu|us|irish|\p{Lu}\p{Ll}+) nationals?\b
    `),
  },
  {
    code: 'clearance',
    signs: [
      'clearance',
      'terrorist',
      'dbs',
      'vetting',
      'police',
      'working with children',
      'vulnerable sector',
      'fingerprint',
      'ministry of justice',
      'moj',
      'nbi',
      'afp',
      'certificate of conduct',
      'bs7858',
      'bs 7858',
      'checkable',
      'verifiable',
      'barred',
      'references',
      'certificate of good conduct',
      'good conduct',
      'vog',
      'disclosure',
      'bpss',
      'pvg',
      'credit check',
      'credit checks',
      'fidelity',
      'kra',
      'worker screening',
      'helb',
      'crb',
      'eacc',
      'tax compliance',
      'tax clearance',
      'barangay',
    ],
    asks: named(String.raw`
      ndis worker screening(?: (?:check|clearance))?
      (?:\b(?:kra|helb|crb|eacc|dci|nbi|tax|police|barangay)(?:,? and |, ?| & |\/| ))+(?:pin|clearances?|compliance)\b(?: certificates?)?(?:(?:,? and |, ?| & )(?:\b(?:kra|helb|crb|eacc|dci|tax|police) ?)+(?:pin|clearances?|compliance)\b(?: certificates?)?){0,4}
      counter[- ]terrorist check
      (?:(?:\d{1,2}|five|ten|three) years?['’]? )?(?:fully )?(?:checkable|verifiable|traceable) (?:work |employment |career )?(?:and \w+ )?history(?: (?:for|to) bs ?7858(?: (?:vetting|screening))?)?
      bs ?7858(?: (?:security )?(?:vetting|screening|checks?|standards?))*
      (?:children['’]?s )?barred lists? checks?
      (?<!\b(?:chas|tak|request|collect|provid|writ)\p{L}{0,4} (?:up |for )?)(?:two |2 )?(?:satisfactory|suitable) (?:\p{L}+ )?references
      (?:(?:top|security|secret|ts\/sci|public trust|dbs|dv|sc|police|bpss|ctc|baseline|nv[12]|agsva)(?: \(or (?:higher|above)\))? )+clearance
      (?:enhanced |basic |standard )?dbs(?: check)?\b
      (?:garda|security|police) vetting
      (?:(?:clear|satisfactory) )?police (?:(?:information|records?) )?(?:checks?|certificate)(?:,? \(?(?:including|incl\.?|with)(?: an?)? vulnerable sector(?: (?:check|search|screening))?\)?)?
      working with children check
      vulnerable sector check
      (?:(?:criminal justice|level [12]|state|fbi) )*fingerprint clearance
      (?:ministry of justice|moj|nbi|afp) (?:check|clearance|vetting)
      certificate of (?:good )?conduct
      (?:enhanced|basic) disclosure
      \bbpss\b(?: (?:checks?|screening))?
      (?:clear )?pvg(?: (?:scheme|membership|check|disclosure))*
      (?:pass|undergo|complete) (?:the |our |all )?(?:\p{L}+ )?vetting
      fidelity guarantee(?: check)?
      ^\W*(?:satisfactory )?credit checks?\W*$
    `),
  },
  {
    code: 'driving-licence',
    signs: [
      'licence',
      'license',
      'car',
      'vehicle',
      'transport',
      'transportation',
      'wheeler',
      'two-wheeler',
      'motorbike',
      'motorcycle',
      'scooter',
      'own van',
      'insurance',
      'führerschein',
      'permis',
      'carnet',
      'carné',
      'patente',
      'rijbewijs',
      'prawo jazdy',
      'körkort',
      'cnh',
      'vervoer',
      'drive',
      'driver with',
      'car driver',
      'car owner',
      'non-drivers',
      'nondrivers',
      'driver essential',
      'driver required',
      'driver needed',
      'points',
    ],
    asks: named(String.raw`
      (?:führerschein|rijbewijs|permis|carn(?:et|é) de conducir|patente(?: di guida)?|prawo jazdy|(?:\bb-)?körkort)(?: (?:der )?(?:klasse|tipo|di tipo|kat\.|categoría|cat\.))? ?b?\b
      cnh (?:categoria )?b\b
      eigen vervoer
      vehículo propio
      (?:(?:clean|valid|full|current|uk|us|eu|manual|saudi|gcc|uae|or) )*(?:driver['’]?s?['’]?|driving|car) licen[cs]e
      licen[cs]e class b\b
      (?:(?:clean|valid|full|current|a|unrestricted) )*(?:\p{Lu}[\p{L}.]* ){0,2}(?:class|code) (?:1|5|7|8|08|c|d|e|g2?|b)\b(?: (?!licen|driv|oper)\p{L}+)?(?: (?:driver['’]?s?['’]?|drivers|driving|operator['’]?s?))? licen[cs]e
      (?:(?:clean|valid|full|current|unrestricted) )*(?<!\p{L})(?:c|g2?|code (?:b|08|8))(?:[- ]class)? licen[cs]e
      \b(?:b|c) class licen[cs]e
      (?:class|category) b (?:driving )?licen[cs]e
      (?:clean|valid|full|current) (?:clean |manual |uk |us |eu |irish )*licen[cs]e(?! (?:to (?!drive)|as |issued|with the |from the ))
      (?:an?|your|own|the) (?:own )?licen[cs]e and (?:an? |your |own )*(?:car|vehicle|transport)\b
      \bown (?:car|vehicle|van|transport)\b(?: (?:and|with) (?:business )?(?:car )?insurance(?: for work)?)?
      own (?:two[- ]wheeler|motor ?bike|motor ?cycle|scooter|bike)(?:,? (?:with|and) (?:an? )?(?:valid )?(?:dl\b|(?:driving )?licen[cs]e))?
      (?:use of|access to) an? (?:car|vehicle)
      reliable transport(?:ation)?
      own (?:reliable |roadworthy |private )+(?:car|vehicle|van|transport)\b
      (?:possess|access to) (?:own |appropriate |suitable |reliable )+(?:car|vehicle|transport)\b
      \b(?:must|need to|has to|have to|able to|happy to) (?:be able to )?drive(?=\W*(?:$|[.,;)\n]|and\b|for us\b|as\b|locally\b|to (?:visits|appointments|clients)\b))
      \bcar (?:driver|owner)\b
      \bdriver with (?:own |an? |use of |access to )+(?:car|vehicle|transport)\b
      (?:current|valid|proof of) (?:auto(?:mobile)?|car|vehicle) insurance
      ^\W*non-?drivers\b[^.;\n]*
      \bdriver (?:is )?(?:essential|required|needed)\b
      \b(?:no more than|max(?:imum)?\.?(?: of)?|up to) (?:\d|three|six|nine) (?:penalty )?points(?: on (?:your|the) licen[cs]e)?
    `),
  },
  {
    code: 'background-check',
    signs: [
      'background',
      'drug',
      'criminal',
      'screening',
      'fingerprinting',
      'fingerprint',
      'clean record',
      'alcohol record',
      'police record',
      'credit record',
      'itc',
      'bondable',
      'polygraph',
    ],
    asks: named(String.raw`
      background (?:check|screening|investigation)
      (?:hair follicle )?drugs? (?:(?:and|&) alcohol )?(?:test|screen)(?:ing)?(?: \((?:hair|urine)[^)]*\))?
      criminal (?:record|history|background) check
      pre-employment screening
      fingerprint(?:ing\b| checks?)
      clean (?:(?:police|criminal|drugs?|alcohol|and|&) )*record
      clear (?:(?:criminal|credit|itc|disciplinary)(?: and | & |, ?|\/| ))+(?:records?|history)
      ^\W*(?:must be |be )?bondable\W*$
      (?:(?:criminal|credit|itc|reference|id|polygraph)(?: checks?| tests?)?(?:,? and |, ?| & |\/)(?:an? )?){0,4}(?:criminal checks?|credit checks?|itc(?: checks?)?|polygraph(?: tests?)?) (?:will be (?:done|conducted|carried out|performed|required)|required)
      (?:undergo|pass|submit to|subject to) (?:an? )?polygraph(?: tests?)?
      (?:no|clear|without (?:a |any )?) ?(?:previous |prior )?criminal (?:records?|convictions?|history|offences?)\b(?! (?:check|office))
    `),
  },
  {
    code: 'medical',
    signs: [
      'colour',
      'color',
      'colourblind',
      'colorblind',
      'medical',
      'psychometric',
      'health screening',
      'health clearance',
      'immunity',
      'immunised',
      'immunized',
      'vaccinated',
      'vaccination',
      'vaccinations',
      'immunisations',
      'immunizations',
      'jab',
      'jabs',
    ],
    asks: named(String.raw`
      pre-?employment medical
      not (?:be )?colou?r[- ]?blind
      (?:normal|good|full|perfect) colou?r vision
      medical (?:exam(?:ination)?|check|test|fitness)\b
      (?:current|valid|in[- ]date) (?:(?:amsa|casa|eng ?1|ml5|oguk|faa|easa|maritime|seafarer['’]?s?|diving|offshore|class (?:1|2|one|two)|rail|d4) )+medical\b(?! (?:school|board|coding))
      (?:pass(?:ing)?|undergo(?:ing)?|undertake) (?:an? |the )?(?:(?!exam)[\p{L}\d-]+ ){0,3}medical\b(?! (?:school|board|degree|coding|terminolog))(?:,(?:[^.;\n]|\.(?=\d)){0,90}\b(?:checks?|tests?|vetting|screening)\b(?: (?:and|&) \p{L}+ (?:checks?|tests?))?)?
      (?:(?:physically |medically )?fit (?:enough )?to )?meet (?:the |our |all )?(?:\p{L}+ )?medical (?:requirements|standards)
      psychometric (?:tests?|assessments?)
      health (?:screening|clearance)
      \b(?:hep(?:atitis)? b|measles|mmr|varicella) immunity
      (?:fully )?(?:vaccinated|immuni[sz]ed) against [\p{L} ]{3,30}
      ^\W*(?:fully |must be |be )*vaccinated\W*$
      (?:proof|evidence|record) of (?:[\p{L}\d-]+,? ){0,5}(?:vaccinations?|immuni[sz]ations?|jabs?)
      up[ -]to[ -]date (?:with |on )?(?:(?:your|all|on|with) ){0,2}(?:[\p{L}\d-]+,? ){0,5}(?:vaccinations?|immuni[sz]ations?|jabs?)
      ^\W*(?:covid|mmr|tb test)(?:[- ]19)?\b,? (?:[\p{L}\d-]+,? ){0,4}(?:vaccinations?|immuni[sz]ations?|jabs?)(?: (?:required|up to date|needed))?\W*$
      ^\W*(?:your |all |current |required |full )*(?:covid(?:[- ]19)? |flu |mmr |childhood )?(?:vaccinations?|immuni[sz]ations?|jabs?) (?:required|up to date|needed|status|record)\W*$
    `),
  },
  {
    code: 'age',
    signs: [
      'aged',
      'age',
      'years old',
      'older',
      'old',
      'must be',
      '16 or over',
      '18 or over',
      '21 or over',
    ],
    asks: named(String.raw`
      \bmust be (?:over |at least |aged )?(?:1[68]|2[1-5])(?:\+| or over| years)(?: \([^)]{0,90}\))?
      \b(?:not (?:be )?(?:more than|older than|above|over|exceeding)|below|under|maximum(?: age)?(?: of)?) \d\d years?(?: old| of age)
      \b(?:at least|minimum(?: age)?(?: of)?|over|aged?) (?:1[6-9]|2\d|30)(?: years?)? (?:old|of age)\b(?: (?:at|on|by) (?:the )?(?:time|date|start|point) of (?:your )?\p{L}+)?
      \b(?:at least|minimum(?: age)?(?: of)?|over|aged?) (?:1[68]|2[135])(?: years?)?(?: old| of age| or (?:over|older|above))?\b(?! (?:years?|months?) (?:of|in|experience))
      \b(?:1[68]|2[135])(?: years)?(?: old| of age)?,? or (?:over|older)
    `),
  },
  {
    code: 'location',
    signs: [
      'live',
      'work in',
      'work at',
      'assigned',
      'deployed',
      'posted',
      'stationed',
      'reside',
      'located',
      'based',
      'onsite',
      'on site',
      'local',
      'remote',
      'relocate',
      'relocation',
      'minute',
      'commute',
      'commutable',
      'nearby',
      'locally',
      'commuting',
      'living',
      'lives',
    ],
    asks: named(String.raw`
      must (?:be (?:located|based)|live|reside)(?: within \d+\s?(?:minutes|miles|km|kilomet\w+))?
      \b(?:willing(?:ness)?|able|prepared|ready|happy) to be (?:assigned|deployed|posted|stationed) (?:in|at|to|on|within|anywhere)\b[^.;\n]{0,60}
      ^\W*(?:must be )?(?:willing(?:ness)?|able|prepared|ok(?:ay)?) to work (?:in|at) (?!(?:an?|the|our|shifts?|teams?|fast|different|all|any|various|multi\w*|cold|hot|dusty|heights?|nights?|confined|pairs|groups|isolation|extreme|difficult|hardship|remote|harsh|high|low|odd|both|outdoor|rotat\w*|wet|noisy|weekends?)\b)\p{L}[\p{L} ’'-]{2,24}\W*$
      be local to \p{Lu}\p{Ll}+
      on-?site only
      locals? only
      (?:no|not) remote
      willing(?:ness)? to relocate
      relocation (?:is )?required
      \b(?:live|living|based|reside) within \d+\s?(?:minutes|miles|km|kilomet\w+)(?: of [A-Z]{1,2}\d{1,2}\b)?
      within \d+\s?(?:minutes|miles|km|kilomet\w+) of
      commut(?:able|ing) distance
      ^\W*(?:you )?(?:must |should )?(?:live|living|be) (?:nearby|locally|close by|close to \p{L}+)\W*$
      ^\W*(?:located|living|based) (?:in|near|in or near|close to) \p{Lu}[\p{L}’' -]+$
      (?:able|ability) to commute(?: to)?
      ^\W*within commuting distance
    `),
  },
  {
    code: 'travel',
    signs: [
      'travel',
      'travelling',
      'traveling',
      'nights away',
      'night',
      'overnight',
      'in the field',
      'passport',
      'trips',
      'away from home',
      'fifo',
      'dido',
      'fly-in',
      'drive-in',
    ],
    asks: named(String.raw`
      travel:? ?\(?(?:(?:up to|approx\.?|about|around|ca\.?|max\.?) ?)?\d+\s*%
      \d+\s*% (?:of the time )?(?:travel|in the field)
      (?:willing(?:ness)?|able|ability|readiness|prepared|happy|free) to travel(?: (?:independently|(?:a?round|across|between|throughout|within) (?:the |our )?\w+(?: (?:sites|offices|locations|schools|homes|branches|depots|stores))?))?
      travel (?:is )?required
      (?:\d+ )?nights? (?:a|per) (?:week|month|year) away
      nights? away
      (?:fifo|dido)\b(?= (?:ex|from|out of|roster|role|work|position|swings?|basis|only))(?: (?:roster|ex|from)\b[^.;,()\n]{0,24})?
      (?:fly|drive)-in[ ,/-]+(?:fly|drive)-out
      \d+ nights (?:a|per) year
      overnight (?:stays|travel)
      \d+\s*% of (?:the|your) time (?:in|on)\s
      \b(?:valid|full|current|unexpired|own) (?:(?:full|valid|current|uk|british|irish|eu) ){0,2}passports?\b(?: (?:(?:valid|with|that|allowing|allows) )+(?:\w+ ){0,5}?(?:travel|months|years))?
      ^\W*(?:some |regular |occasional |frequent |extensive |nationwide |international |national |light )?(?:travel|trips) (?:to|in|within|between|across|around|throughout) [^.;\n]{2,40}$
      ^\W*(?:some|regular|occasional|frequent|extensive|nationwide|international|national|light) (?:travel|trips)\W*$
      (?:stay|stays|work|be|nights) away from home
    `),
  },
  {
    code: 'form-only',
    signs: [
      'cv',
      'cvs',
      'resume',
      'resumes',
      'résumé',
      'résumés',
      'application form',
      'application forms',
    ],
    asks: named(String.raw`
      (?:cvs?|r[eé]sum[eé]s?)(?: (?:alone|only|on their own|without (?:an? )?(?:\p{L}+ ){1,4}?))? ?(?:will|can|are|is|shall) ?not (?:be )?(?:accepted|considered)
      (?:(?:do|can|will|are) ?not|(?:don|can|won|aren)['’]t) (?:able to )?(?:accept|accepting|consider) (?:cvs?|r[eé]sum[eé]s?)
      no cvs\b
      application forms? only
    `),
  },
  {
    // Of one's own work; a "portfolio of clients" is what one looks after.
    code: 'portfolio',
    signs: ['portfolio', 'showreel', 'show reel'],
    asks: named(String.raw`
      (?:(?:online|design|digital|creative|strong|writing|photography|ux|ui) )*portfolio(?= (?:showing|demonstrating|showcasing|(?:that|which) (?:shows?|demonstrates?)|of (?:(?:your|past|previous|recent|relevant|digital|design|creative|published|strong) )*(?:work|projects|designs?|writing|case studies|articles)\b|(?:is )?(?:required|essential)\b))
      (?<=\b(?:links? to|includ(?:e|ing)|send|attach|submit|provide|share|with|and) (?:us )?(?:a link to )?(?:an? |your )?)(?:(?:online|design|digital|creative|writing) )*portfolio\b(?! (?:of|manage|compan|career|work(?:ing)?\b))
      show ?reel\b
    `),
  },
  {
    code: 'shifts',
    signs: [
      'shift',
      'four on',
      '4 on',
      'night',
      'weekend',
      'evening',
      'holiday',
      'saturday',
      'sunday',
      'rota',
      'roster',
      'rostered',
      'early',
      'late',
      'schichtarbeit',
      'schichtdienst',
      'schichtbereitschaft',
      'rufbereitschaft',
      'turnos',
      'ploegen',
      'ploegendienst',
      'zmianowym',
      'helger',
      'flexible',
      'flexibility',
      'available',
      'availability',
      'able to work',
      'call out',
      'callout',
      'call',
      'starts',
      'on-call',
      'part-time',
      'part time',
      'full-time',
      'full time',
      'hours',
      'shifts',
      'earlies',
      'lates',
      'doubles',
      'hour',
      'sleepover',
      'sleepovers',
      'sleep-in',
      'sleep-ins',
      'sleepins',
      'nights',
      'evenings',
      'weekends',
    ],
    asks: named(String.raw`
      (?:(?:active|passive|stand-up|waking|awake|regular|occasional) )?(?:sleep-?overs?|sleep[- ]?ins|sleep-in)\b(?: (?:shifts?|duties|duty))?(?:(?:,? and |,? or |, | & |\/)(?:(?:active|stand-up|waking|awake) )?(?:sleep-?overs?|sleep-?ins?|nights?)\b)*
      (?:waking|awake|stand-up) nights?\b
      (?<!\bno )(?:nights?|weekend|evening|rotating|rotational|overnight|split|early|late|swing|day and night|alternating|three|two|3|2)[ -]shifts?\b(?! (?:supervisors?|managers?|leaders?|leads?|workers?|staff|nurses?|teams?|operatives?|engineers?|technicians?|coordinators?|foremen|foreman|handovers?))
      (?:nights|evenings|weekends|holidays) (?:and \w+ )?(?:are |is )?required
      (?:ability|able|available|availability|free|happy|willing(?:ness)?|must|flexible|flexibility|prepared|ready),? (?:to work |to do |for |incl(?:uding|\.)? )?(?:[\w&]+ |(?:early (?:starts?|mornings?)|late (?:finish(?:es)?|nights?)|nights|evenings|weekends|days|shifts), (?:and )?){0,6}(?:nights|evenings?|weekends?|holidays|saturdays|sundays|(?:mon|tues|wednes|thurs|fri)days|shifts?|early (?:starts?|mornings?)|late (?:finish(?:es)?|nights?)|afternoons|mornings|unsoci(?:al|able) hours)\b(?: as rostered\b)?(?: \([^()\n]{3,30}\))?(?:(?:,? and |,? or |, | & |\/)(?:(?:some|occasional) )?(?:nights|afternoons|mornings|evenings?|weekends?|saturdays?|sundays?|(?:bank |public |school )?holidays)\b(?: \([^()\n]{3,30}\))?){0,3}(?:,? (?:and|&) (?:peak|busy|christmas) (?:trading|periods?|times?|season)\b)?(?:,? (?:including|incl\.?|such as|covering) [^.;:()\n]{0,90})?
      call[- ]?out (?:rota )?(?:1|one) in [2-9]
      (?:take part in|taking part in|participat(?:e|es|ing|ion) in|be part of|join(?:ing)?|share(?: in)?|contribut(?:e|ing) to|cover(?:ing)?|work(?:ing)?|be on) (?:an? |the |our )?(?:(?:1|one)[- ]in[- ](?:\d{1,2}|two|three|four|five|six|seven|eight) )?(?:24\/7 |paid )?(?:on[- ]?call|call[- ]?out|standby|out[- ]of[- ]hours|weekend) (?:rota|roster|rotation|schedule)\b(?: \(?(?:1|one) (?:week )?in (?:\d{1,2}|two|three|four|five|six)\)?)?
      (?:takes?|taking|shared?|participates? in|rotating) (?:an? )?(?:on[- ])?call(?: (?:rota(?:tion)?|schedule|duty|coverage))?(?=\W*(?:$|[:;.(]|as |every|\d|one |on ))(?:: [^.;\n]{0,60})?
      (?:every|one|each|1) (?:second|other|third|fourth|2nd|3rd|4th)? ?(?:weekend|saturday|sunday)s?(?: in (?:the )?(?:two|three|four|five|six|\d))?\b
      (?:(?:flexible|able|willing|happy|available) to work )?(?:an? )?(?:rotating|alternat(?:e|ing)|rota(?:'d)?|occasional) (?:saturday|sunday|weekend)s?\b(?: \(?(?:1|one) in (?:[2-8]|two|three|four|five|six)\)?)?
      shift (?:work|pattern|rota)
      (?:weekend|evening|night) work(?=\W*(?:$|[,;.(]|is |required|essential|and ))
      weekends? (?:1|one) in (?:[2-6]|two|three|four|five|six)
      (?:1|one) in (?:[2-6]|two|three|four|five|six) weekends?
      days and nights
      nights and weekends
      (?:work(?:ing)? )?(?:(?:days|nights|evenings|early mornings|late nights), (?:and )?){0,3}weekends,? and (?:public |bank )?holidays
      (?:some|two|alternate) (?:weekends|saturdays|sundays)
      (?:four|4) on,? (?:four|4) off
      rotating (?:\d|between)
      schicht(?:arbeit|dienst|bereitschaft)
      rufbereitschaft
      turnos rotativos
      (?:twee|drie|2|3|5) ?ploegen(?:dienst)?
      \d-zmianowym
      kvällar och helger
      ^\W*(?:(?:continental|split|rolling|panama|dupont|twilight|\d{1,2}[- ]?(?:hour|hr)) )+shifts?\b[^.;\n]*
      ^\W*(?:the |our )?shifts? (?:patterns? )?(?:are|is|will be|run|of|from|between|times?)\b[^.;\n]*
      ^\W*(?:earlies|lates|nights|days|doubles|splits|mids)(?:(?:,| and| or| &|\/) ?(?:and )?(?:earlies|lates|nights|long days|days|doubles|splits|mids|weekends|nights away|sleepovers))+\b[^.;:\n]*
      \b(?:straight|some|split) doubles\b
      \bon the rota (?:for|on|over) [\p{L} ]{3,24}
      \b\d ?x ?\d{1,2}[- ]?(?:hour|hr)s? (?:nights|days|shifts|evenings)\b
      \b(?:flexib(?:le|ility)|available|availability|able)(?: to work)?(?: any hours)? (?:between|from) \d{1,2}(?:[.:]\d\d)? ?(?:[ap]m)? (?:and|to) \d{1,2}(?:[.:]\d\d)? ?(?:[ap]m)?(?:,? (?:mon|tue|wed|thu|fri|sat|sun)\w*(?:(?: to | ?[-–] ?)(?:mon|tue|wed|thu|fri|sat|sun)\w*)?)?
      ^\W*(?:(?:some|occasional|regular|very) )?(?:(?:early|late|evenings?|weekends?|nights?|mornings?|saturdays?|sundays?|(?:bank|school|public) holidays?)(?: (?:starts?|finishes|working|work|hours))?(?:,? and |,? or |, | & |\/)?)+\W*$
      ^\W*(?:willing to be |be |happy to be |part of (?:an?|the) |share (?:an?|the) )?on[- ]?call(?: (?:rota|rotation|duty|duties|work|cover|shifts?))?\W*$
      ^\W*(?:flexible|unsociable|unsocial|antisocial) (?:working )?hours(?: (?:are )?(?:needed|required))?\W*$
      ^\W*(?:part|full)[ -]time\b(?!\s*[·|•]|\W*(?:permanent|contract|temporary|temp|fixed|on-?site|hybrid|remote|position|role|job|post|employ\p{L}*|regular|exempt|direct hire)\b)[^.;\n]{0,30}$
    `),
  },
  {
    code: 'lifting',
    signs: [
      'lift',
      'lifts',
      'lifting',
      'carry',
      'carrying',
      'handling',
      'climb',
      'climbing',
      'ladder',
      'height',
      'heights',
      'roofs',
      'stand',
      'standing',
      'sit',
      'sitting',
      'bend',
      'bending',
      'kneel',
      'kneeling',
      'stoop',
      'stooping',
      'crouch',
      'crawl',
      'exposure',
      'sedentary',
      'push',
      'pushing',
      'fit',
      'fitness',
      'outdoors',
      'outside',
      'afraid',
      'allergic',
      'non-smoker',
      'nonsmoker',
      'respirator',
      'ppe',
      'wear',
    ],
    asks: named(String.raw`
      (?:lift(?:s|ing)?|carr(?:y|ies|ying)|handling) (?:(?:and|or|and\/or) \w+ )?(?:up to |at least |loads? of |weights? of |items? of |a |(?:file |heavy |light |small |large |moderately )*(?:boxes|files|loads|parcels|packages|items|objects|materials?|equipment|bags|cases|stock|goods|product|weights?)(?: (?:weighing|of))? )*\d+\s*(?:lbs?|pounds|kg|kilos)
      (?:good |a )?head for heights
      (?:happy|comfortable|confident) (?:working )?(?:on|up) (?:roofs|ladders|scaffold\w*)(?:,? (?:and|with) an? head for heights)?
      climb(?:ing)? (?:up and down )?(?:ladders?|stairs|steps|scaffold\w*|poles)(?:,? (?:and|or) (?:ladders?|stairs|scaffold\w*))?
      (?:able|ability|comfortable|willing|happy|fit) (?:to work |with working |with |working |to |for )(?:\w+,? ){0,6}?(?:at )?heights?\b
      (?:\b(?:stand|sit|walk|bend|kneel|stoop|crouch|squat|reach|twist|lift|carry|push|pull|climb)(?:ing)?(?:,? (?:and |or |& )?|\/)){1,8}(?:stand|sit|kneel|stoop|crouch|squat|bend)(?:ing)?\b
      \b(?:stand|sit|walk|be on your feet)(?:ing)?(?: (?:and|or) (?:stand|sit|walk)(?:ing)?)? (?:\w+ )?for (?:(?:long|extended|prolonged) (?:periods|hours)(?: of time)?|(?:most|much) of the (?:day|shift)|(?:the|an?) (?:entire|whole|full) (?:working )?(?:day|shift))
      \b(?:able|ability|happy|fit enough) to (?:\w+,? ){0,2}lift (?:\w+ )?(?:boxes|loads|parcels|items|objects)(?:,? and (?:push|pull|carry|move) \w+)?
      (?:\bphysically )?\b(?:able|ability|happy|fit enough|capable|capability) (?:to|of) (?:lift|carry|bend|push|pull|move|stretch)(?:ing)?(?:(?:,? and |,? or |, | & |\/)(?:lift|carry|bend|push|pull|move|stretch)(?:ing)?){1,4}(?: (?:heavy )?(?:boxes|loads|parcels|items|objects|goods|weights|equipment))?(?=\W*(?:$|[(;.,]))
      \b(?:frequent(?:ly)?|prolonged|constant(?:ly)?|extended|regular|repetitive|occasional(?:ly)?|extensive|long periods (?:of|spent)) (?:(?:standing|walking|sitting|bending|lifting|kneeling|stooping|reaching|climbing|twisting|squatting|pushing|pulling)(?:,? (?:and |or |& )?|\/)?){1,8}(?!\p{L})
      push(?:ing)?(?: and |, | or |\/)pull(?:ing)? (?:[a-z]+ ){0,2}(?:loads?|trolleys|weights?|beds|carts|equipment)
      crawl(?:ing)? (?:in|into|under|through) (?:\w+(?: and (?:in |into |under |through )?\w+)?)
      exposure to (?:the elements|(?:inclement|extreme) weather)
      (?:remaining|being) sedentary(?: for (?:long|extended) periods(?: of time)?)?
      ^\W*(?:you are |must be |be |you must be )?physically fit(?: and \p{L}+)?\W*$
      ^\W*(?:an? )?(?:good|high|reasonable) (?:level|standard|degree) of (?:physical )?fitness\W*$
      not (?:be )?(?:afraid|scared) of heights
      (?:happy|able|willing|prepared) to work (?:outdoors|outside)(?: in all (?:weathers?|conditions|seasons))?
      (?:not be|no|without) allerg(?:ic|ies|y)(?: to [\p{L} ]{2,24})?
      ^\W*non-?smokers?\W*$
      (?:able|willing|happy|ability) to wear (?:an? )?(?:respirator|ppe|masks?|uniform|safety \p{L}+|protective \p{L}+)
    `),
  },
  {
    code: 'build',
    signs: ['height', 'tall', 'reach'],
    asks: named(String.raw`
      (?:^\W*|\b(?:minimum|your) )height (?:of |is |must be |requirement:? )?(?:at least |between |from |minimum )*\d[\d.,]*\s?(?:m|cm|ft|feet|['’])?\b(?:\s?(?:and|to|[-–])\s?\d[\d.,]*\s?(?:m|cm|ft|feet)\b)?(?:,? (?:and )?(?:(?:able )?to reach (?:up to )?|(?:an? )?reach of )\d[\d.,]*\s?(?:m|cm)\b)?
      \b(?:able to|can|must|arm) reach (?:of |up to |a height of |at least )*\d[\d.,]*\s?(?:m|cm|ft|feet)\b
      \bat least \d[\d.,]*\s?(?:m|cm) tall\b
      \breach of (?:at least )?\d[\d.,]*\s?(?:m|cm|ft|feet)\b
      \b(?:able|ability) to reach (?:the )?(?:overhead|upper|high|top)[\p{L} ]*
    `),
  },
  {
    code: 'swimming',
    signs: ['swim', 'swimmer'],
    asks: named(String.raw`
      (?:^\W*|\b(?:must|can|able to|ability to) )swim(?: at least)? \d+\s?(?:m|metres|meters|yards|lengths)\b(?: unaided)?
      \b(?:able|ability) to swim\b
      \b(?:confident|competent|strong) swimmer\b
    `),
  },
  {
    code: 'tests',
    signs: [
      'test',
      'tests',
      'testing',
      'check',
      'checks',
      'assessment',
      'assessments',
      'search',
      'searches',
      'convictions',
      'credit check',
      'credit checks',
    ],
    asks: named(String.raw`
      (?:pass(?:ing)?|undergo(?:ing)?|subject to|submit to|agree to|sit(?:ting)?|consent to) (?:an? |the |our |all |any )?(?:(?!(?:skills?|experience)\b)[\p{L}\d&/-]+,? ){0,5}(?:tests?|checks?|assessments?)\b(?:(?:,? and |, | & )(?:an? )?(?:(?!and\b)[\p{L}\d&/-]+ ){0,3}(?:tests?|checks?|assessments?|bpss|screening)\b){0,2}
      ^\W*(?:(?:you(?:['’]ll| will)|there (?:will be|is)) (?:have |be given |sit |take |do |need (?:to (?:pass|sit) )?)?)?(?:an? |the |all |your )?(?:(?!(?:occupational|health|references?|experience|knowledge|skills?|conduct\w*|perform\w*|carry\w*|run\w*|do\w*|assist\w*|support\w*)\b)[\p{L}\d&/.’'-]+,? (?:of )?){0,8}(?:tests?|checks?|assessments?|searches|search|testing)\b(?: (?:of|at|for|on) (?:(?!will\b)[\p{L}\d.-]+ ){0,5}?(?:[\p{L}\d.-]+))?(?: and (?:an? )?(?:[\p{L}\d&/-]+ ){0,4}(?:tests?|checks?|assessments?))? (?:(?:will be|are|is|may be|have to be|must be) (?:carried out|done|made|given|set|conducted|undertaken|completed|run|held|required|taken|part of)|appl(?:y|ies)\b|takes? place|forms? (?:an? |the )?part)[^.;\n]*
      ^\W*(?:you(?:['’]ll| will)|there (?:will be|is)) (?:have|be given|sit|take|do|need to (?:pass|sit|take)) an? [^.;\n]{2,70}\b(?:tests?|assessments?)\b
      ^\W*(?:an? )?(?:(?!and\b)[\p{L}&-]+ ){1,4}(?:tests?|checks?|assessments?)(?:(?:,? and |, )(?:an? )?(?:(?!and\b)[\p{L}&-]+ ){1,4}(?:tests?|checks?|search(?:es)?|assessments?)\b){0,2} (?:before you start|on (?:the first|your first|the|day) (?:day|one|1)|prior to (?:start|joining)\w*)\b[^.;\n]*
      ^\W*(?:an? )?(?:(?:annual|regular|random|practical|basic|timed|satisfactory|successful|standard) )*(?:eyesight|sight|vision|colou?r[- ](?:vision|blindness)|hearing|bleep|fitness|trade|weld|driving|swim|numeracy|literacy|typing|aptitude|directorship|credit|media|social media|adverse media|identity|id|financial|probity|drugs?(?: (?:and|&) alcohol)?)(?: (?:and|&) (?:[\p{L}-]+ )?[\p{L}-]+)? (?:tests?|testing|checks?|assessments?|search(?:es)?)(?: (?:and|&) [\p{L}-]+(?: [\p{L}-]+)? (?:search|checks?|tests?))?(?: (?:at|for|to|of) (?:[^.;,\n]|\.(?=\d)){2,50})?(?: (?:is )?(?:required|needed))?\W*$
      \bdisclosure of (?:all )?(?:spent|unspent|any|criminal)[^.;\n]{0,30}\bconvictions\b
    `),
  },
  {
    code: 'kit',
    signs: [
      'own',
      'ppe',
      'boots',
      'dress',
      'uniform',
      'trousers',
      'shoes',
      'broadband',
      'internet',
      'webcam',
      'smartphone',
      'laptop',
      'quiet',
      'indemnity',
      'liability',
      'malpractice',
    ],
    asks: named(String.raw`
      (?:^\W*|\b(?:own|current|valid|hold|holding|have|your|appropriate|adequate|suitable) )(?:(?:own|current|valid|full|appropriate|adequate|suitable|personal) ){0,3}(?:professional (?:indemnity|liability)|public liability|malpractice)(?:(?: insurance)?(?:,? (?:and|&|or) |\/)(?:professional (?:indemnity|liability)|public liability|malpractice))? (?:insurance|cover)(?: (?:is )?(?:required|essential|needed))?\W*$
      (?:^\W*(?:(?:you(?:['’]ll| will| must)?|must|please) )?(?:(?:need|have|bring|supply|provide|with) )?(?:to (?:have|bring) )?(?:your |their |an? )?|\band (?:your )?)own (?:(?:(?!initiative|time|work|client)[\p{L}-]+,?|&) ){0,4}(?:ppe|tools?|tool ?(?:kit|box)|boots|toe[- ]?caps?|hi-?\s?vis\w*|knives|knife|scissors|combs|brushes|chainsaw|saddle|harness|laptop|computer|pc|phone|mobile|smartphone|headset|uniform|clothing|workwear|whites|shoes|gloves|helmet|hard hat|equipment|kit|instruments?|camera|bike|bicycle|van)\b(?=\W*$|,| (?:of|and|&|or|with|at|to|in|is|for|due|required|needed|essential|preferred|\()\b| \()[^.;\n]*
      ^\W*(?:uniform |smart )?dress code\b[^.;\n]*
      ^\W*(?:(?:smart|plain|clean|black|dark|white|polished|safety|sturdy|steel|toe[- ]?cap(?:ped)?|toe|steel-toe|work) ){1,4}(?:trousers|shoes|shirts?|boots|shoes|attire|clothing|dress)\b[^.;\n]*
      ^\W*(?:(?:home|good|fast|stable|reliable|own|an?|strong) ){0,4}(?:broadband|internet(?: connection)?|wi-?fi|webcam|quiet (?:room|space|place))\b(?=\W*$|,| (?:of|and|&|or|with|at|to|in|is|for|due|required|needed|essential|preferred|\()\b| \()[^.;\n]*
      \bmust (?:have|own) (?:an? )?(?:\p{L}+ )?(?:smartphone|laptop|webcam|broadband|internet connection|mobile phone)\b[^.;\n]*
    `),
  },
] as const

export type ConditionCode = (typeof conditions)[number]['code']
