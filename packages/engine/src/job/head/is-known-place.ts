import {
  cityNames,
  countryNames,
  county,
  regionNames,
  stateCodes,
} from '../../cv/lexicon/place-words.ts'
import { foldWord } from '../../text/forms/fold-word.ts'

/** Whether a piece of a line is a town, region or country of the lists, or says that it is one. */
export function isKnownPlace(written: string): boolean {
  const parts = written.replace(ofBoth, '').split(/ (?:&|and) /)
  if (parts.length > 1) return parts.every(isKnownPlace)
  const folded = foldWord(written).replace(
    /\s+(?:or|and) (?:remote|hybrid|around)\b.*|\s+(?:[a-z]{1,2})?\d{1,2}[a-z]?$|\s+city$/,
    '',
  )
  return (
    cityNames.has(folded) ||
    regionNames.has(folded) ||
    countryNames.has(folded) ||
    county.test(folded) ||
    (/^\p{Lu}{2,3}$/u.test(written) && stateCodes.has(written)) ||
    /^(?:co\.|county)\s\p{Lu}/iu.test(written)
  )
}

/** "Limerick city & county" is in and around Limerick. */
const ofBoth = / (?:city|town) (?:&|and) (?:county|district|surrounds|surrounding areas)$/i

/** "Guildford GU2", "Bathurst NSW", "Manchester City Centre": a place by what is written behind its name. */
export function isPlaceByForm(written: string): boolean {
  const town = centre.exec(written)?.[1]
  return (
    ofBoth.test(written) ||
    withPostcode.test(written) ||
    regionsOfState.test(written) ||
    isTownOfState(written) ||
    (town !== undefined && isKnownPlace(town))
  )
}

/** "Bathurst NSW", "Swan Hill VIC", "Portland OR"; "Volvo AB" and "Nestlé SA" are firms. */
function isTownOfState(written: string): boolean {
  const code = townAndCode.exec(written)?.[1] ?? ''
  return stateCodes.has(code) && !formCodes.has(code)
}

const townAndCode = /^\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}\p{Ll}[\p{L}’'-]*){0,2},? (\p{Lu}{2,3})$/u
const formCodes: ReadonlySet<string> = new Set(['SA', 'AB', 'NV', 'CO', 'PR', 'PE'])

/** "Maitland & Hunter NSW": districts that a board searches together. */
const regionsOfState =
  /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,3} & \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,4} (?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/u

/** "Guildford GU2", "Swindon, SN3". */
const withPostcode =
  /^\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+)*,? [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?$/u
const centre = /^(.+?) (?:city |town )?cent(?:re|er)$/i
