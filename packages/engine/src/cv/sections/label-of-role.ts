import { endsInForm } from '../forms/form-roles.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { headsClients } from '../roles/listed-clients.ts'
import { isCapitals } from './is-capitals.ts'
import type { Surroundings } from './open-section.ts'

/**
 * "Projects handled:" or "Selected clients:" right below what was done in a role is told of it, and more roles may follow;
 * so is "Project Details:" among the labels of a form.
 */
export function isLabelOfRole(line: CvLine, around: Surroundings): boolean {
  const { named, within, house, styled, above } = around
  if (named === null || within !== 'experience') return false
  const areClients = headsClients(line)
  if (named.kind !== 'projects' && !areClients) return false
  if (endsInForm(above)) return true
  const isSetOff = line.gap > 0 || line.bold || line.hashes > 0 || styled.has(line)
  const isOfRole = named.certainty !== 'sure' || areClients
  return isOfRole && !isSetOff && !(house.caps && isCapitals(line.text))
}
