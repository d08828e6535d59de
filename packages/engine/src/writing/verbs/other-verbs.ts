import { pastOf } from './past-of.ts'

/** Another word for the same deed, no bigger and no smaller a claim: "managed" is "ran". */
export const otherVerbs: ReadonlyMap<string, string> = new Map(
  `manage run,lead head,implement introduce,organise arrange,organize arrange,coordinate arrange,
supervise oversee,conduct carry out,perform carry out,maintain keep up,monitor keep watch over,
train teach,reduce cut,increase raise,write draft,assist help`
    .split(/,\s*/)
    .flatMap((pair): [string, string][] => {
      const [verb = '', other = ''] = pair.split(/ (.*)/)
      return [
        [verb, other],
        [pastOf(verb), other.replace(/\w+/, pastOf)],
      ]
    }),
)
