import type { NamedDeed } from '../../../lexicon/deeds/deed-index.ts'
import { rootAmong } from '../../../text/forms/word-trait.ts'
import type { Token } from '../../../text/tokenize.ts'

/**
 * "Installing heat pumps" installs no heating: a name that takes a word out of the midst of another name, whose last word
 * says what the thing is, asks for something else.
 */
export function withoutTorn<Deed extends Pick<NamedDeed, 'tokens'>>(
  own: readonly Token[],
  deeds: readonly Deed[],
): readonly Deed[] {
  if (deeds.length < 2) return deeds
  const placesOf = new Map(
    deeds.map((deed) => [deed, deed.tokens.map((each) => own.indexOf(each))]),
  )
  const compounds = [...placesOf.values()].filter((places) => isCompound(own, places))
  if (compounds.length === 0) return deeds
  return deeds.filter((deed) => {
    const places = placesOf.get(deed) ?? []
    return !compounds.some((compound) => isTorn(places, compound))
  })
}

/** Words side by side, of which the last is what the others tell of. */
function isCompound(own: readonly Token[], places: readonly number[]): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const words = own.slice(first + 1, last + 1)
  return (
    places.length > 1 &&
    last - first === places.length - 1 &&
    words.every(({ isApart }) => !isApart) &&
    !sayingLittle.has(own[last])
  )
}

function isTorn(places: readonly number[], compound: readonly number[]): boolean {
  const [first, last] = [Math.min(...compound), Math.max(...compound)]
  const isBefore = places.some((place) => place < first - 1)
  return (
    isBefore && !places.includes(last) && places.some((place) => first <= place && place < last)
  )
}

/** "Manage stock levels" manages stock. */
const sayingLittle = rootAmong(
  `level need activity matter issue task duty work operation process procedure service plan programme program project system
  standard requirement function area department team staff detail information data record document documentation file room area space`.split(
    /\s+/,
  ),
)
