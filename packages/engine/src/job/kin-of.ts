import { familiesNear } from '../lexicon/kin/family-kinship.ts'
import { titlesNear } from '../lexicon/kin/near-work.ts'
import { titlesApart } from '../lexicon/kin/trades-apart.ts'
import type { KnownTitle } from './job.ts'
import { otherNames } from './other-names.ts'
import type { TitleMeant } from './titles-meant.ts'

/** A title that a posting means, with the titles and families under which people do such work. */
export function kinOf(text: string, { title, hit }: TitleMeant): KnownTitle {
  const { name, family, field } = title
  const namedBy = hit?.title === title ? text.slice(hit.start, hit.end) : name
  return {
    name,
    family,
    field,
    apart: titlesApart(family, name),
    near: familiesNear(family),
    nearWork: titlesNear(name),
    namedBy,
    otherNames: otherNames(title, namedBy),
  }
}
