import type { Sense } from './sense.ts'
import { sensesOfSoftware } from './senses-of-software.ts'

/** Words that name a skill elsewhere, and what stands before or behind them where they name none. */
export const senses: readonly Sense[] = [
  ...sensesOfSoftware,
  // "R28 000 per month CTC": what somebody costs, and no clearance.
  {
    said: /^CTC$/i,
    before:
      /(?:\d[\d ,.]*k?|per (?:month|annum|year)|p\.?[ma]\.?|month|annum|lpa|lakhs?)[ :(/-]{0,3}$/i,
  },
  // "A Level 2 or 3 award": how high, and no A level.
  { said: /^a level$/i, behind: /^ \d/ },
  // "An allowance is payable": owed, and no ledger.
  { said: /^payables?$/i, before: /\b(?:is|are|be|also|allowance|fee|bonus|rate) $/i },
  // "The storm rota", "an on-call rota": when one works.
  {
    said: /^rotas?$/i,
    before:
      /\b(?:on[- ]call|call[- ]?out|storm|weekend|hours|shift|evening|duty|standby|saturday) $/i,
  },
  // "Building work orders": made, and no building.
  { said: /^building work$/i, behind: /^ orders?\b/i },
  // "A buying group", "group buying": who buys together, and no work of one's own.
  { said: /^buying$/i, behind: /^ (?:groups?|habits|behaviou?r|power|patterns|decisions?)\b/i },
  // "Take your orders from the pilot": told what to do, and no waiter.
  { said: /^take (?:your |their |his |her )?orders$/i, behind: /^ from\b/i },
  // "Six-weekly inspections, MOTs, tachographs": tests of vehicles, and no tester's licence.
  { said: /^MOTs$/ },
  // "Roadworthy inspections to NHVR standards": looked at, and no tester's licence.
  {
    said: /^roadworthy$/i,
    behind: /^ (?:inspections?|checks?|tests?|conditions?|vehicles?|standards?)\b/i,
  },
  // "Turning customer forecasts into a plan", "two cooking lines", "three build teams": no lathe, no cook, no away day.
  { said: /^turning$/i, behind: /^ (?:[\p{L}’'-]+,? ){1,8}(?:into|to|round|around)\b/u },
  { said: /^cooking$/i, behind: /^ (?:lines?|halls?|vessels?|departments?|areas?)\b/i },
  {
    said: /^build teams?$/i,
    before: /\b(?:one|two|three|four|five|\d|first|second|third|our|the|a|each|design and) $/i,
  },
  // "Tax exemption certificates", "audit requests": what a clerk files, and no work in tax or audit.
  { said: /^tax$/i, behind: /^[- ]exempt/i },
  {
    said: /^audit$/i,
    behind: /^ (?:requests?|queries)\b/i,
    before: /\b(?:with|to|and|for|handle|answer) (?:[\p{L}-]+,? ){0,4}$/iu,
  },
  // "Three units of registered nurses": whom one deals with.
  { said: /^registered nurses$/i, before: /\b(?:units?|numbers?|groups?) of $/i },
  // "Which we'll check in a trade test": done on the day, and nothing held.
  {
    said: /^trade test$/i,
    before: /\b(?:in|do|sit|complete) (?:an?|our|the) (?:(?:paid|short|practical) )?$/i,
  },
  // "Cross-disciplinary teams": of several trades, and no hearings.
  { said: /^disciplinary$/i, before: /\b(?:cross|multi|inter|trans)[- ]$/i },
  // "Great location near public transit": how one gets there.
  {
    said: /^public trans(?:it|port(?:ation)?)$/i,
    before:
      /\b(?:near|close to|next to|by|via|on|served by|access to|links to|minutes from|walk from|accessible from) (?:the |all |good |major )?$/i,
  },
  // "Reliable, with good time keeping": who comes on time, and keeps no sheets of it.
  {
    said: /^time[- ]?keeping$/i,
    before:
      /\b(?:good|great|excellent|strong|reliab\p{L}*|punctual\p{L}*|attendance)\b[^.;\n]{0,24}$/iu,
  },
  // "Drafting trust deeds": no conveyance.
  { said: /^deeds$/i, before: /\b(?:trust|security|covenant|settlement|separation) $/i },
  // "With a leading company": one of the first, whom nobody leads.
  { said: /^leading \p{L}+$/iu, before: /\b(?:an?|the|our|world|market|industry|globally)[- ]$/i },
  // "On the RCVS register as a veterinary nurse": what the register lists one as is asked with it.
  {
    said: /^(?![Rr]egist|[Ll]icen|[Cc]ertif|[Cc]harter|[Qq]ualif|[Aa]ccredit|\p{Lu}{2})/u,
    before: /\b(?:regist(?:er(?:ed)?|ration)|licensed|licensure)\b[^.;\n]{0,30} as an? $/i,
  },
  // "The rota covers earlies and lates", "part of a 1 in 4 rota": when one works.
  {
    said: /^rotas?$/i,
    before: /^(?!.*\b(?:prepar|creat|plann?|writ|manag|organi|compil|produc)\p{L}* [^.;\n]*$)/isu,
    behind:
      /^(?: pattern| system| basis)? (?:covers?|includes?|is|are|runs?|will|may|means|operates?|involves?|rotates?)\b/i,
  },
  {
    said: /^rotas?$/i,
    before:
      /\b(?:on|on to|join|work|working|part of|within|via) (?:an?|the|our|its) (?:[\p{L}\d:-]+ ){0,4}$/iu,
  },
  // "Picked up a contract", "take 5s before a job", "under delegated powers".
  { said: /^pick(?:ed|ing|s)?$/i, behind: /^ up\b/i },
  { said: /^5s?$/i, before: /\btake $/i },
  {
    said: /^delegated$/i,
    behind:
      /^(?: (?:and|or) \p{L}+)? (?:powers?|authorit(?:y|ies)|functions|limits|reports?|decisions?|items)\b/iu,
  },
  { said: /^duties of the (?:office|post|role|position)$/i },
  // "Customs Broker / Licensed Customs Specialist": two titles, and no licence.
  { said: /\p{L} \/ (?:licensed|registered|certified|qualified|chartered)$/iu },
  // "Ensure compliance with the permit", "advise clients about grants": what is kept and told is asked for.
  { said: /^(?:ensur|maintain|achiev)(?:e|es|ing) compliance$/i, behind: /^ with\b/i },
  {
    said: /^advis(?:e|es|ing) (?:clients?|customers?)$/i,
    behind: /^ (?:about|on|of|regarding)\b/i,
  },
  // "Open until filled", "until the post is filled": no dentistry.
  { said: /^filled$/i, before: /\b(?:until|is|be|been|are|once|when) $/i },
  // "Pre-flight safety checks": what is done before a flight.
  { said: /^flight /i, before: /\b(?:pre|post|in)-$/i },
  // "Req ID: R-20418": a letter of a number.
  { said: /^[a-z]{1,2}$/i, behind: /^[-–_/]?\d{3,}/ },
  // What is done for those who apply.
  {
    said: /^reasonable (?:adjustments?|accommodations?)$/i,
    behind:
      /^ (?:(?:will|can|may|are|is|shall) (?:be )?(?:made|available|offered|provided|considered)|(?:for|to enable|to assist) (?:(?:all|any|disabled) )?(?:candidates?|applicants?|individuals?|people|persons?))\b/i,
  },
  // "A reliable vehicle and auto insurance", "proof of insurance": a driver's own.
  {
    said: /^insurance$/i,
    before:
      /\b(?:(?:vehicle|car|licen[cs]e|transport(?:ation)?|driving record)(?:,? (?:and|with|plus)|,)|proof of|current|valid|your own) (?:(?:an?|valid|current|proof of|auto(?:mobile)?|car|vehicle|motor|liability|adequate|own|full|personal) )*$/i,
    behind:
      /^(?! (?:licen|claim|polic|product|industr|sales|experience|knowledge|agent|underwrit|broker|adjust|apprais|compan|carrier|certificat|market))/i,
  },
  // "Over 25 for insurance", "for insurance purposes".
  {
    said: /^insurance$/i,
    before: /\bfor (?:our |the |van )?$/i,
    behind: /^(?: purposes| reasons|\W*$|[).,;\n])/i,
  },
  // "Queries from medical and nursing staff": people beside one.
  {
    said: /\bstaff(?:ing)?$/i,
    before:
      /\b(?:from|to|with|by|between) (?:(?:the|our|all|other) )?(?:[\p{L}-]{2,24},? (?:(?:and|or|&) )?){0,3}$/iu,
  },
  // "Rated Good by the CQC", "our last inspection by Ofsted".
  {
    said: /^(?:cqc|ofsted|care quality commission|care inspectorate|estyn|hiqa|rqia|cssiw|ciw)$/i,
    before:
      /\b(?:rated|rating|inspected|inspection|graded|judged|praised|awarded)\b[^.;\n]{0,40}$/i,
  },
  // "Document visits on a mobile app": what one is given to write in.
  {
    said: /^(?:mobile )?apps?$/i,
    before: /\b(?:on|in|into|via|through|using|by|with) (?:an?|the|our|your)(?: \p{L}+)? $/iu,
    behind: /^ ?(?!develop|design|test|build|engineer|program)/i,
  },
  // "You'll be rostered on a rotation": when one works.
  {
    said: /^rostered$/i,
    behind: /^ (?:on|off|for|to|as|hours|shifts?|days?|weekends?|nights?)\b/i,
  },
  // "Lead implementation of the programme": what one does with it.
  {
    said: /^lead (?:implementation|delivery|development|execution|design|planning|coordination)$/i,
    before: /(?:^|\n|[.;]\s|\b(?:to|and|will) )\W*$/i,
    behind: /^ of\b/i,
  },
  // "Meet with state and local government": whom one deals with.
  {
    said: /^(?:local|county|state|central|federal|national|provincial|municipal|district) (?:government|authorit(?:y|ies))s?$/i,
    before:
      /^(?![\s\S]*\b(?:experienc|knowledge|understanding|background|familiar|worked)[^.;\n]*$)[\s\S]*\b(?:with|from|between|before|represent\p{L}* [^.;\n]{0,24} to) (?:the )?(?:[\p{L}-]+,? (?:(?:and|or|&) )?){0,2}$/iu,
  },
  // "In line with donor rules", "reports to donors": nobody raises money by these.
  {
    said: /^donors?$/i,
    behind:
      /^ (?:rules|requirements|regulations|guidelines|compliance|conditions|visits|agreements?)\b/i,
  },
  { said: /^donors?$/i, before: /\b(?:reports?|reporting) (?:to|for) $/i },
  // "Prompt filing and remittance of PAYE": returns, and no papers.
  {
    said: /^filing\b/i,
    behind:
      /^ ?(?:(?:and|or|of|\p{L}+) ){0,3}(?:remittance|paye|vat|gst|tax(?:es)?|returns?|wht)\b/iu,
  },
  { said: /^equity plans?$/i, before: /\bemployment $/i },
  { said: /^post-?distribution$/i, behind: /^ (?:monitoring|surveys?|checks?)\b/i },
  // "Our client, a large public sector body".
  {
    said: /^(?:public|private|third|voluntary) sector$/i,
    before: /\b(?:clients?|employer|we are|we['’]re|it is)\b,?[^.;:\n]{0,30}$/i,
    behind: /^ (?:body|organi[sz]ation|client|employer|company|business|charity)\b/i,
  },
  // "Sales & use tax".
  { said: /^sales$/i, behind: /^ (?:&|and|\/) ?use tax/i },
  // How a contractor is taxed.
  { said: /^ir35$/i, before: /\b(?:inside|outside|in|out of)(?: of)? $/i },
  // "On site canteen and parking".
  {
    said: /^(?:staff )?(?:canteen|cafeteria|parking|gym|restaurant|nursery|cr[eè]che|accommodation|caf[eé])s?$/i,
    before: /\b(?:on[- ]?site|subsidi[sz]ed|free) (?:\p{L}+ and )?$/iu,
    behind: /^(?! (?:assistant|manager|staff|experience))/i,
  },
  // "Querying prescriptions with local surgeries": where doctors see people, and no operations.
  {
    said: /^surgeries$/i,
    before: /\b(?:local|gps?['’]?|doctors?['’]?|nearby|dental|vet\p{L}*) $/iu,
  },
  // "Marking out, plating and fit-up": a plater's work, and no coat of metal.
  {
    said: /^plating$/i,
    among: /\b(?:weld(?:er|ing)|fabricat(?:or|ion|ing)|plater)s?\b/i,
    behind: /^(?! (?:line|bath|tank|shop|process|thickness|solution))/i,
  },
  // "Housekeeping and battery charging": a clean floor, and no guests' rooms.
  {
    said: /^(?:good )?housekeeping(?: duties| standards)?$/i,
    among:
      /^(?![\s\S]*\b(?:hotel|guests?|linen|bedrooms?|hospital|ward|residents?)\b)[\s\S]*\b(?:warehous\p{L}*|forklift|pallets?|racking|factory|workshop|machin\p{L}+|weld\p{L}*|production)\b/iu,
  },
  // "Join our friendly kitchen team": with whom one works, and not whom one leads.
  {
    said: /^kitchen (?:team|brigade)$/i,
    before:
      /\b(?:join|within|part of|in|member of|to|with|support|assist|help)\b(?: (?:the|our|an?|your|of|friendly|small|busy|great|existing|wider|[\p{L}-]+ing)){0,5} $/iu,
  },
  // "The Local Authority's financial regulations": whose they are.
  { said: /^(?:local|county) authorit(?:y['’]s|ies['’])$/i },
  // "Join the Senior Leadership Team": which table one sits at.
  {
    said: /^(?:senior|executive) (?:leadership|management)$/i,
    before:
      /\b(?:join|member of|part of|with|to|by|within|on) (?:the |our |its )?(?:school['’]?s? )?$/i,
    behind: /^ (?:team|group|board)\b/i,
  },
  // "Lived experience of homelessness": what somebody went through, and no work.
  { said: /\p{L}/u, before: /\blived experience (?:of|with|in) [^.;\n]*$/i },
  // Fly in, fly out: how one gets to a mine, and no order of stock.
  {
    said: /^fifo$/i,
    behind:
      /^(?:\)|,? (?:ex|from|out of|roster|role|work|position|swings?|basis|only|camp|flights?|\d+[:/]\d))/i,
  },
  // "Requirement capture and translation", "translation of client needs": into a design, and no other language.
  {
    said: /^translation$/i,
    before: /\b(?:requirements?|needs|data|insights?|concepts?) (?:[\p{L}]+(?:,| and) )?$/iu,
  },
  {
    said: /^translation$/i,
    behind:
      /^ of (?:[\p{L}-]+ ){0,2}(?:requirements?|needs|insights?|strateg(?:y|ies)|research)\b/iu,
  },
  // "Data sources such as social media and news": where data come from.
  {
    said: /^social media$/i,
    before:
      /\bsources?,? (?:\()?(?:such as|like|including|e\.g\.,?) (?:[\p{L}/ -]+, ){0,4}(?:and |or )?$/iu,
  },
  // "With the agility of a tech start-up": how it is there.
  {
    said: /^start-?ups?$/i,
    before:
      /\b(?:agility|speed|feel|culture|energy|spirit|pace|mindset|heart|atmosphere) of an? (?:\p{L}+ )?$/iu,
  },
  // "Staff with English as a second language": whom one deals with.
  {
    said: /^English as an? (?:second|additional|foreign) language$/i,
    before:
      /\b(?:have|has|speak|with|whose|for whom|(?:whom|who)[^.;\n]{1,24}) (?:\p{L}+ ){0,2}$/iu,
    among: /^(?![\s\S]*\b(?:teach(?:er|ing)|pupils?|school|students?|learners?|tutor)\b)/i,
  },
  // "Furniture for assemblies": a school's morning, and nothing put together.
  {
    said: /^assembl(?:y|ies)$/i,
    among:
      /^(?![\s\S]*\b(?:factory|assembly line|manufactur\p{L}*|soldering|woodwork)\b)[\s\S]*\b(?:pupils?|primary school|secondary school|headteacher|head teacher|assistant principal)\b/iu,
  },
  // "Setting out furniture": made ready, and no builder's lines.
  {
    said: /^setting out$/i,
    behind:
      /^ (?:of )?(?:the |all )?(?:furniture|chairs|tables|seat\p{L}*|rooms?|halls?|equipment|stalls?|buffets?|refreshments|toys|activities|plans?|how|what|why|our|your)\b/iu,
  },
]
