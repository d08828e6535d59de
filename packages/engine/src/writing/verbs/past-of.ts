/** "plan" is "planned", "write" is "wrote", "identify" is "identified". */
export function pastOf(base: string): string {
  const known = irregularPasts.get(base)
  if (known) return known
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

/** Verbs whose past no rule tells. */
export const irregularPasts: ReadonlyMap<string, string> = new Map(
  `lead led,teach taught,write wrote,build built,run ran,make made,give gave,take took,keep kept,
hold held,sell sold,buy bought,drive drove,oversee oversaw,do did,speak spoke,draw drew,set set,
cut cut,meet met,find found,bring brought,deal dealt,begin began,grow grew,win won,spend spent,
feed fed,lay laid,troubleshoot troubleshot,counsel counselled,refer referred,stand stood,
hang hung,send sent,choose chose,know knew,understand understood,think thought,pay paid,get got,
put put,read read,shut shut,split split,see saw,ring rang,rise rose,sit sat,stick stuck,
strip stripped,sweep swept,wear wore,wind wound,bind bound,bend bent,break broke,catch caught,
come came,become became,dig dug,fall fell,fight fought,fly flew,forecast forecast,grind ground,
hear heard,hit hit,input input,leave left,lend lent,let let,light lit,lose lost,rebuild rebuilt,
rewrite rewrote,ride rode,seek sought,shoot shot,spin spun,spread spread,tell told,
undertake undertook,uphold upheld,withdraw withdrew,proofread proofread,cast cast,bid bid,
admit admitted,commit committed,control controlled,equip equipped,submit submitted,
transfer transferred,patrol patrolled,label labelled,travel travelled,model modelled,
program programmed,format formatted,debug debugged,prefer preferred,onboard onboarded,tie tied,
show showed,refuel refuelled`
    .split(/,\s*/)
    .map((pair): [string, string] => {
      const [base = '', past = ''] = pair.trim().split(' ')
      return [base, past]
    }),
)
