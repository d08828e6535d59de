/**
 * What the job is called, without on which terms it is: "Warehouse Associate - 2nd Shift", "Staff Nurse (International
 * recruitment) - Band 5", "Support Worker, Casual/Part-Time", "Truck Driver x3".
 */
export function withoutTerms(title: string): string {
  let kept = title
  // One stands behind the other, in no order.
  for (let round = 0; round < mostTerms; round += 1) {
    const next = tails.reduce((left, tail) => left.replace(tail, ''), kept)
    if (next === kept || next === '') return kept
    kept = next
  }
  return kept
}

const mostTerms = 3
const employed = `(?:casual|part[- ]time|full[- ]time|permanent|temporary|temp|relief|per diem|prn|seasonal|fixed[- ]term|zero[- ]hours|on[- ]call)`
const shift = `(?:1st|2nd|3rd|first|second|third|night|day|late|early|back|twilight|evening|weekend|swing|graveyard|rotating) shifts?`

const tails: readonly RegExp[] = [
  // "(part time, 24 hours)", "(career changers welcome)", "(Ubi / 5 days / up to $2,900)", "(3 posts)": when one works, and who may come.
  new RegExp(
    String.raw`\s*\((?=[^()]*(?:\b(?:part[ -]time|full[ -]time|hours|hrs|welcome|months?|weeks?|term|temporary|permanent|casual|employed|advantageous|advantage|preferred|preferable|desirable|a plus|\d+[- ]?days?|(?:international|overseas|open|mass|ongoing) recruitment|\d+ (?:posts?|positions?|vacanc(?:y|ies)|openings?)|${shift})\b|[$€£]\s?\d))[^()]{1,80}\)$`,
    'i',
  ),
  /\s*[,–-]\s*[^,–-]{1,24}\b(?:rota|roster)$/i,
  // "– Days – Sign-On Bonus", "- Nights (4 on 4 off)", "| Immediate start": the same behind a dash.
  new RegExp(
    String.raw`(?:\s+[|–—-]\s+(?:(?:${shift}|days?|nights?|weekends?|evenings?|sign[- ]on bonus|home (?:every )?(?:weekends?|weekly|daily|nights?|nightly)|no (?:weekends?|nights?)|immediate start|temp(?:orary)?[- ]to[- ]perm(?:anent)?|${employed}|remote|hybrid|urgent|\d+ ?(?:hours|hrs))(?: \([^()]{1,24}\))?(?:,? (?:and|&|or) |\/)?)+)+$`,
    'i',
  ),
  new RegExp(String.raw`,\s+${employed}(?:(?:\/|, | & | and | or )${employed})*$`, 'i'),
  /\s*[–—,|-]\s(?:afc )?(?:band|pay grade|salary grade|pay band) ?\d{1,2}[a-z]?$/i,
  /\s[–—-]\s(?:fifo|dido|bibo)\b[^–—|]{0,30}$/i,
  // "(2026-2027 School Year)", "- SY 2026-27": for which year of a school.
  /\s*[,–—(|-]\s*(?:(?:for )?(?:the )?20\d\d\s?[-–/]\s?(?:20)?\d\d(?: (?:school|academic) year)?|(?:sy|school year|academic year) ?20\d\d\s?[-–/]\s?(?:20)?\d\d)\)?$/i,
  /\s\(?[x×]\s?\d{1,2}\)?$/i,
  // "General Manager – The Millwright's Arms": in which house.
  /\s[–—|-]\s(?:The(?: (?:(?:of|and|&|on|at) )?\p{Lu}[\p{L}’'.-]+)+|(?:\p{Lu}[\p{L}’'.-]+ ){1,4}(?:Arms|Inn|Tavern))$/u,
]
