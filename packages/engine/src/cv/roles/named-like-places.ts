import type { CvText } from '../cv.ts'
import { fold } from '../words/fold.ts'

/** Shops and banks that are called like a country or a town. */
const namesakes: ReadonlySet<string> = new Set(['iceland', 'halifax', 'santander', 'skipton'])
const postThere =
  /\b(?:stores?|shop|retail|supermarket|sales|till|checkout|cashier|stock|shelf|warehouse|picker|packer|delivery|driver|customer|branch|bank|banking|mortgages?|teller|team|assistant|supervisor|manager|cleaner|security)\b/i

/** "Store Manager, Iceland" names its employer where nothing else does; "Geologist, Iceland" says where it was. */
export function isEmployerLikePlace(title: CvText, place: CvText): boolean {
  return namesakes.has(fold(place.text)) && postThere.test(title.text)
}
