import type { Span } from '../../text/span.ts'

/**
 * "BSc (Hons)", "a related discipline", "a general audience": words around what is asked for. In a family's
 * message a capital is somebody's name.
 */
export function saysLittle(text: string, { start, end }: Span, isFamily: boolean): boolean {
  const said = text.slice(start, end)
  // "WCAG 2.2 AA": the grade of what stands before it.
  if (ofEmployer.test(text.slice(Math.max(0, start - lettersOfEmployer), start))) return true
  if (said.length <= 3 && /\d\.\d $/.test(text.slice(Math.max(0, start - 4), start))) return true
  return (
    little.test(said) ||
    partedAbroad.test(said) ||
    ofTerms.test(said) ||
    noDemand.test(said) ||
    callsReader.test(said) ||
    (/ counts?$/i.test(said) && countsToo.test(text.slice(end, end + lettersBehind))) ||
    ofNationals.test(text.slice(end, end + lettersOfNationals)) ||
    (ofSpeakers.test(text.slice(end, end + lettersOfSpeakers)) && nation.test(said)) ||
    (nation.test(said) && ofNation.test(text.slice(end, end + lettersBehind))) ||
    (isFamily && /^\p{Lu}/u.test(said))
  )
}

/** "A sales role (retail and hospitality count!)". */
const countsToo = /^(?: too| also| as well)?!? ?[).!]/i

/** What is left of "Irish direct taxes" once the taxes are known. */
const nation =
  /^(?:[A-Z]\p{Ll}+(?:ish|ian|ese|rman|ench|utch|elsh)|Thai|Greek|Swiss|(?:Americ|Mexic|Afric|Europe)an)$/u
const ofNation =
  /^ (?!(?:is|are|as|at|to|would|will|and|or|an?|only|if|for|language|level|skills)\b|(?:essential|prefer|desir|required|needed|help|useful|sp[eo])\w*)\p{Ll}/u
const lettersBehind = 16
/** "Filipino or Indian nationals": who may come. */
const ofNationals = /^(?:,? (?:or|and) \p{Lu}\p{Ll}+| ?\/ ?\p{Lu}\p{Ll}+){0,3} nationals?\b/u
const lettersOfNationals = 48
/** "Chinese speaking clients": whom one deals with. */
const ofSpeakers =
  /^[ -]speaking (?:clients?|customers?|guests?|visitors?|patients?|callers?|associates?|counterparts?|markets?|countries|vendors?|suppliers?|staff)\b/i
const lettersOfSpeakers = 28

/** "We're a docs-first company". */
const ofEmployer = /\bwe(?:['’]re| are) (?:an? |the )?$/i
const lettersOfEmployer = 12

/** "Mind. C1", "in Wort und Schrift", "Titulaire d'un Bac+2": words of a sentence in another language that stop or sign parted from their thing. */
const partedAbroad =
  /^(?:mind|schrift|wort|est (?:souhaitée?s?|un plus)|aber keine? \p{L}+|vergleichbare (?:qualifikation|ausbildung)|(?:titulaire d['’]un|de formation) bac)$/iu

const little =
  /^[a-e][+-]$|^(?:fe)?males?(?: (?:candidates?|applicants?|only|preferred))?$|^(?:esp|incl?|approx|pref|min|max|tbc|tba|asap|hons|honours|hi|ph|hello|hey|cheers|l(?:evel)? ?\d)$|^(?:related|relevant|similar|equivalent|allied|general|analogous|comparable) (?:disciplines?|fields?|subjects?|areas?|audiences?|public|posts?|roles?|positions?|grades?|jobs?)$|^(?:overseas|international|foreign|local|recogni[sz]ed|uk|us) equivalents?$|^tidy$|^(?:inside |outside )?ir35$|^(?:stand|walk|sit)(?:\/| and | or )(?:stand|walk|sit)\b|^(?:open|closed) (?:(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|bank holidays|at christmas)$|^we['’](?:ll|re|ve)\b|^(?:agency|in[- ]house|client[- ]side)$|^hit deadlines$|^(?:obtained|achieved|attained|gained|awarded) (?:at least|an?|the)\b|^(?:higher|ordinary|foundation) (?:or (?:higher|ordinary|foundation) )?level\b|^tips$|^(?:steel toe ?caps?|safety (?:boots|shoes|footwear)|hi[- ]?vis\w*|ppe)$|\b(?:chill(?:er)?|freezer|fridge|temperatures?)\b.* -?\d+(?:-\d+)? ?°?c?$|^(?:calm|cool|level) head\b|^(?:un)?paid (?:or |capacity|basis)|^(?:free|weekly|monthly|holiday|sick|maternity|competitive|good|great|on[- ]?site) (?:parking|pay)$|^(?:(?:level|standard) of (?:general )?education\b|education$)|^\d+(?:[.–-]\d+)* ?(?:lpa|lakhs?|crores?)\b|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s? off$/i
/** What is paid and on what grade, what marks a school gave, who may come as well, how one thinks, what one does not miss. */
const ofTerms =
  /\binclud(?:es?|ing)$|\blpa\b|^[ce]?ctc\b|\bthroughout academics?\b|^academics?$|^(?:(?:afc|nhs|agenda for change) )?(?:band|grade|scp|pay (?:band|grade|scale|point)) \d{1,2}[a-z]?(?: (?:equivalent|equiv|pro rata))?$|^(?:career (?:starters?|changers?|returners?)|school leavers?|returners?(?: to work)?|(?:recent |new )?graduates?|newcomers|beginners|freshers)$|\b(?:mentality|mindset)$|^(?:miss|mind|forget|drop|lose) |^dress code$|^(?:covid(?:[- ]?19)?|flu|mmr|hepatitis [ab])(?: (?:jabs?|boosters?))?$/i
const day = /(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?/.source
const colour = /(?:blue|gold|green|red|white|black|yellow|amber|silver)/.source
/** When one works, the colours of a card, who vouches for one, how one stands, what one may still learn or loves. */
const noDemand = new RegExp(
  [
    `^${day}(?:\\s?(?:[-–/]|to|and)\\s?${day})?(?:\\s+\\d.*)?$`,
    `^${colour}(?:\\s?(?:/|or|and)\\s?${colour})+$`,
    `^${colour}(?: cards?)? (?:for preference|preferred|preferably|ideally)$`,
    /^(?:(?:checkable|contactable|traceable|verifiable|good|excellent|two|professional|satisfactory|recent|employment|character|written|work) ){0,2}references?\b(?! (?:data|materials?|standards?|libraries|checks?|checking))/
      .source,
    /^(?:(?:statutory|annual|professional|current|live|valid|continuous|full|active) ){1,2}registration$/
      .source,
    /^(?:(?:verbal|written|oral|spoken)(?:,? (?:and|&) |, )?){1,2} communications?$/.source,
    /^pre-?['’ ]?(?:19)?97 licen[cs]es?$/.source,
    /^(?:clean|smart|polished) (?:boots|shoes|appearance)$|^clients['’] (?:carpets?|homes?)$/
      .source,
    /^(?:or )?(?:willing|happy|prepared) to (?:train|learn|study|work towards)\b/.source,
    /^(?:a )?love of\b/.source,
    /^(?:un)?paid$/.source,
    /^(?:[\p{L}/-]+ ){0,4}(?:visas?|noc|nationals?)$/u.source,
    /^[\p{L}\d]+\+? (?:full )?seasons?\b/u.source,
    /^(?:requisite|necessary|required|appropriate|essential|relevant) (?:knowledge|skills?(?: set)?|abilit(?:y|ies)|experience|competenc(?:e|es|y|ies)|attributes)$/
      .source,
    /^(?:high |good |acceptable )?(?:standard|level|degree)s? of (?:suitability|ability|conduct|integrity|character|professionalism|competence|commitment)$/
      .source,
    /^(?:fifo|dido)\b|^\d+[:/]\d+ (?:swings?|rosters?|rotations?)$/.source,
    /\s(?:needed|wanted)\b/.source,
    /\b(?:for|by|at) \d{1,2}(?:[.:]\d\d)? ?[ap]m\b/.source,
    /^(?:stands?|walks?|sits?|bends?|kneels?|crouches|climbs|reaches)$/.source,
  ].join('|'),
  'iu',
)
/** "Call Gary or send CV". */
const callsReader =
  /^(?:[Cc]all|[Rr]ing|[Tt]ext|[Pp]hone|[Cc]ontact|[Mm]essage) (?:\p{Lu}\p{Ll}|me\b|us\b)|\b(?:send|email|drop) (?:me |us |in )?(?:your )?(?:CV|cv|resume|reel)\b/u

/** "Looking for someone to mind our two after school". */
export const ofFamily =
  /\b(?:our|my) (?:two|three|kids|children|sons?|daughters?|boys|girls|mum|mother|dad|father|nan|gran|wife|husband|\d[- ]year[- ]old|little (?:one|boy|girl)s?)\b/i
