import { wordRoot } from '../../text/forms/word-forms.ts'
import { irregularPasts } from './past-of.ts'

/** One form for a verb in all its tenses: "flew", "flown" and "flying" are "fly". */
export function plainRoot(root: string): string {
  return basesByRoot.get(root) ?? root
}

/** Whether a word is a verb's third form that no rule tells: "flown". */
export function isParticiple(word: string): boolean {
  return participles.has(word)
}

const participles: ReadonlyMap<string, string> = new Map(
  `flown fly,driven drive,written write,rewritten rewrite,taken take,undertaken undertake,given give,grown grow,drawn draw,
withdrawn withdraw,shown show,spoken speak,begun begin,chosen choose,known know,risen rise,worn wear,seen see,overseen oversee,
done do,broken break,fallen fall,ridden ride`
    .split(/,\s*/)
    .map((pair): [string, string] => {
      const [participle = '', base = ''] = pair.split(' ')
      return [participle, base]
    }),
)

/** "Wound care", "ground floor" and a saw are things. */
const things: ReadonlySet<string> = new Set(['wound', 'ground', 'saw', 'left', 'bound'])

const basesByRoot: ReadonlyMap<string, string> = new Map(
  [...[...irregularPasts].map(([base, past]) => [past, base]), ...participles].flatMap(
    ([past = '', base = '']) =>
      things.has(past) ? [] : [[wordRoot(past), wordRoot(base)] as const],
  ),
)
