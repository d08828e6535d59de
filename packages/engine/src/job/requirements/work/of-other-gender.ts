/** How German and French words for who does a work end, of one gender and of the other; the first that fits a word counts. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/teur$/, 'trice'],
  [/trice$/, 'teur'],
  [/eur$/, 'euse'],
  [/euse$/, 'eur'],
  [/ienne$/, 'ien'],
  [/ien$/, 'ienne'],
  [/ière$/, 'ier'],
  [/(?<=[a-z]{3})ier$/, 'ière'],
  [/(?<=[a-z]{3})gère$/, 'ger'],
  [/(?<=\p{L}{2})ée$/u, 'é'],
  [/(?<=\p{L}{2})é$/u, 'ée'],
  [/(?<=\p{L}{4})frau$/u, 'mann'],
  [/(?<=\p{L}{4})mann$/u, 'frau'],
  [/(?<=\p{L}{4}(?:er|ent|ist|ant|or|[aä]r|eut|at))in$/u, ''],
  [/(?<=\p{L}{3}(?:er|ent|ist|ant|or|[aä]r|eut|at))$/u, 'in'],
]

/** "Contrôleuse qualité" of a "Contrôleur qualité", "Oberbauleiterin" of an "Oberbauleiter"; nothing where no word ends so. */
export function ofOtherGender(name: string): string | null {
  const [first = ''] = /^[\p{L}-]+/u.exec(name) ?? []
  const turned = turn(first)
  return turned === null ? null : turned + name.slice(first.length)
}

function turn(word: string): string | null {
  const ending = endings.find(([end]) => end.test(word))
  return ending ? word.replace(...ending) : null
}
