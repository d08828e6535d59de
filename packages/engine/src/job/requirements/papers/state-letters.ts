/** States and provinces that license people themselves, and the letters they are written by. */
const states =
  `alabama al, alaska ak, arizona az, arkansas ar, california ca, colorado co, connecticut ct, delaware de, florida fl, georgia ga,
  hawaii hi, idaho id, illinois il, indiana in, iowa ia, kansas ks, kentucky ky, louisiana la, maine me, maryland md, massachusetts ma,
  michigan mi, minnesota mn, mississippi ms, missouri mo, montana mt, nebraska ne, nevada nv, new hampshire nh, new jersey nj, new mexico nm,
  new york ny, north carolina nc, north dakota nd, ohio oh, oklahoma ok, oregon or, pennsylvania pa, rhode island ri, south carolina sc,
  south dakota sd, tennessee tn, texas tx, utah ut, vermont vt, virginia va, washington wa, west virginia wv, wisconsin wi, wyoming wy,
  alberta ab, british columbia bc, manitoba mb, new brunswick nb, nova scotia ns, ontario on, quebec qc, saskatchewan sk,
  queensland qld, victoria vic, tasmania tas`
    .split(/,\s+/)
    .map((each) => {
      const at = each.lastIndexOf(' ')
      return [each.slice(0, at), each.slice(at + 1)] as const
    })

const alsoWords: ReadonlySet<string> = new Set(
  'al co de hi id in la me ma oh ok or pa on'.split(' '),
)

/** Under which letters holders write the state that licensed them; those that are words as well are left out. */
export const stateLetters: ReadonlyMap<string, string> = new Map(
  states.filter(([name, letters]) => !name.includes(' ') && !alsoWords.has(letters)),
)

/** Where licences of one state are none in the next: in Australia most are taken over. */
const apart = states.filter(([, letters]) => letters.length === 2)

/** How a state is written, by its name in small letters: "Texas|TEXAS|TX". */
export const writtenStates: ReadonlyMap<string, string> = new Map(
  apart.map(([name, letters]) => {
    const title = name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
    return [name, `${title}|${name.toUpperCase()}|${letters.toUpperCase()}`]
  }),
)
