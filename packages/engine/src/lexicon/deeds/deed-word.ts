import type { Token } from '../../text/tokenize.ts'
import { wordRoot } from '../../text/word-forms.ts'
import { verbRootOf } from '../action-nouns.ts'

/**
 * What a word says of a deed, in whatever form: "manage" and "management" are one. A product is no production,
 * a community no communication, and "with project managers" asks nobody to manage: who does it is no form of it.
 */
export function deedWordOf({ base, root }: Token): string {
  return kin.get(base) ?? verbRootOf(base) ?? kin.get(root) ?? root
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
