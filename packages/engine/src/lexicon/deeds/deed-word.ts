import { mostSpellings } from '../../text/forms/spelling.ts'
import { wordRoot } from '../../text/forms/word-forms.ts'
import type { Token } from '../../text/tokenize.ts'
import { verbRootOf } from '../verbs/action-nouns.ts'

/**
 * What a word says of a deed, in whatever form: "manage" and "management" are one. A product is no production,
 * a community no communication, and "with project managers" asks nobody to manage: who does it is no form of it.
 */
function deedWordOf({ base, root }: Token): string {
  return kin.get(base) ?? verbRootOf(base) ?? kin.get(root) ?? root
}

const numbers = new Map<string, number>()
/** By the number of a spelling: most words stood in texts before. */
const noted = new Int32Array(mostSpellings + 1)

/** What a word says of a deed, as a number, which it gets now where it has none. */
export function numberDeedWord(token: Token): number {
  const known = noted[token.spelling] ?? 0
  if (known > 0) return known
  const word = deedWordOf(token)
  const number = numbers.get(word) ?? numbers.size + 1
  numbers.set(word, number)
  if (token.spelling > 0) noted[token.spelling] = number
  return number
}

/** The same of a word of a text; 0 where it says nothing that a name says and its spelling is not kept. */
export function findDeedWord(token: Token): number {
  return token.spelling > 0 ? numberDeedWord(token) : (numbers.get(deedWordOf(token)) ?? 0)
}

/** "Management" and "analysis", of which one says "of what"; an application is a thing as often. */
export function isActionNoun(base: string): boolean {
  return base !== 'application' && verbRootOf(base) !== null
}

/** Forms of one word that no ending tells from words of other meanings. */
const kin: ReadonlyMap<string, string> = readKin(`
accurate accurately accuracy
administer administration administrative
advise advisory
anesthetic anesthetics anesthesia
architecture architectural
assist assistance
assure assurance
attend attendance
automate automation automatic
budget budgetary
collaborate collaboration collaborative
communicate communication
comply compliance compliant
confidential confidentiality
consistent consistency consistently
consult consultation
continuous continual continuously
define definition
diagnose diagnosis diagnostic diagnostics
educate education educational
efficient efficiency
electric electrical electrics
electronic electronics
elicit elicitation
environment environmental
explore exploration exploratory
finance financial
guide guidance
hydraulic hydraulics
insure insurance
mentor mentorship
method methodology
month monthly
nutrition nutritional
operate operation operational
pediatric pediatrics
photo photograph photography photographic
pneumatic pneumatics
predict prediction predictive
prevent prevention preventive preventative
profit profitability profitable
recommend recommendation
recover recovery
regulation regulatory
requirement
rehab rehabilitate rehabilitation
secure security
sterile sterilize sterilization
strategy strategic strategically
supervise supervision supervisory
sustainable sustainability
`)

function readKin(lines: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of lines.trim().split('\n')) {
    const forms = line.split(' ')
    const one = forms[0] ?? ''
    for (const form of forms) {
      found.set(form, one)
      found.set(wordRoot(form), one)
    }
  }
  return found
}
