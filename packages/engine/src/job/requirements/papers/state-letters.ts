/** Under which letters holders write the state that licensed them; those that are words as well are left out. */
export const stateLetters: ReadonlyMap<string, string> = new Map(
  `alaska ak, arizona az, arkansas ar, california ca, connecticut ct, florida fl, georgia ga, illinois il, iowa ia, kansas ks, kentucky ky,
  maryland md, michigan mi, minnesota mn, mississippi ms, missouri mo, montana mt, nebraska ne, nevada nv, tennessee tn, texas tx, utah ut,
  vermont vt, virginia va, washington wa, wisconsin wi, wyoming wy, alberta ab, manitoba mb, saskatchewan sk, quebec qc,
  queensland qld, victoria vic, tasmania tas`
    .split(/,\s+/)
    .map((each) => {
      const [name = '', letters = ''] = each.split(' ')
      return [name, letters]
    }),
)
