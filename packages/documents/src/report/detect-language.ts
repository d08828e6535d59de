/** Below that share of known small words a text says too little, or is in another language. */
const leastShare = 0.04
const fewWords = 15

/** The language of a text by its script and its small words, as ISO 639-1; null where it does not tell. */
export function detectLanguage(text: string): string | null {
  const script = detectScript(text)
  if (script) return script
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
  if (words.length < fewWords) return null
  const counts = new Map<string, number>()
  for (const word of words) {
    for (const language of languagesOf.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1)
    }
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a)
  return best && best[1] >= leastShare * words.length ? best[0] : null
}

function detectScript(text: string): string | null {
  if (!otherScripts.test(text)) return null
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const found = scripts.find(([, pattern]) => (text.match(pattern)?.length ?? 0) > 0.4 * letters)
  if (letters < fewWords || !found) return null
  if (found[0] === 'ru' && /[іїєґ]/i.test(text)) return 'uk'
  return found[0]
}

/** Greek and everything after it but punctuation and signs. */
const otherScripts = /[\u0370-\u1dff\u3040-\ud7ff]/

const scripts = [
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
] as const

/** Words that carry grammar, and what sections of a CV are called: a CV has few whole sentences. */
const smallWords = {
  en: 'the and of to in for with a an on by at from as is were was that this my our team work experience education skills summary',
  de: 'und der die das mit für von im in zu den des ein eine bei auf als nach durch sowie berufserfahrung ausbildung kenntnisse sprachen',
  fr: 'et de la le les des du en pour un une dans avec sur par au aux expérience formation compétences langues',
  es: 'y de la el los las del en para un una con por al se como experiencia educación formación habilidades idiomas',
  pt: 'e de da do os as dos das em para um uma com por ao no na experiência formação educação habilidades idiomas',
  it: 'e di la il le gli dei del della in per un una con su al da esperienza formazione istruzione competenze lingue',
  nl: 'en de het een van in voor met op te bij aan als door werkervaring opleiding vaardigheden talen',
  sv: 'och i att en ett för med av på som till från arbetslivserfarenhet utbildning kompetenser språk',
  da: 'og i at en et for med af på som til fra erhvervserfaring uddannelse kompetencer sprog',
  pl: 'i w z na do oraz dla przez jako od doświadczenie wykształcenie umiejętności języki',
  tr: 've bir ile için bu olarak deneyim eğitim beceriler diller',
} as const

const languagesOf = indexWords()

function indexWords(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const [language, words] of Object.entries(smallWords)) {
    for (const word of words.split(' ')) index.set(word, [...(index.get(word) ?? []), language])
  }
  return index
}
