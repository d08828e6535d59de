/**
 * A page of the Canadian public job board, whose labels stand before their answers without a colon, beside them or glued to
 * them: "LocationGrande Prairie, AB", "Posted on January 14 by Employer details Spruce Ridge Ltd.".
 */
export function withJobBankLabels(text: string): string {
  if (!isOfBoard(text)) return text
  return text
    .replace(employer, 'Company: $1')
    .replace(labelled, (_, label: string, answer: string) => `${label}: ${answer.trim()}`)
    .replace(counted, 'Vacancies: $1')
    .replace(rangeOfYears, '$1-$2')
}

function isOfBoard(text: string): boolean {
  return text.includes('Employer details') && /^[ \t]*Terms of employment/m.test(text)
}

const employer =
  /^[ \t]*Posted on [^\n]{4,24}? by[ \t]+Employer details[ \t]*\n?[ \t]*(\p{Lu}[^\n]{1,80})$/gmu
/** Behind a label stands its answer, or below it on a line of its own. */
const labelled =
  /^[ \t]*(Location|Workplace information|Salary|Terms of employment|Start date|Source)(?:[ \t]*\n[ \t]*|[ \t]*)(?=[\p{Lu}\d$])([^\n:]{2,100})$/gmu
const counted = /^[ \t]*vacanc(?:y|ies)[ \t]*\n?[ \t]*(\d{1,3})(?: vacanc(?:y|ies))?$/gim
/** "3 years to less than 5 years": the board's own steps. */
const rangeOfYears = /\b(\d{1,2}) (?:years?|months?) to less than (\d{1,2} (?:years?|months?))\b/gi
