/** What stands near each skill, from either side, by number. */
export function readRelated(told: string): ReadonlyMap<number, readonly number[]> {
  const near = new Map<number, number[]>()
  const link = (from: number, to: number) => {
    const others = near.get(from)
    if (!others) near.set(from, [to])
    else if (!others.includes(to)) others.push(to)
  }
  let last = 0
  for (const line of told.split('\n')) {
    const [behind = 0, ...others] = line.split(',').map((each) => Number.parseInt(each, numberBase))
    last += behind
    for (const far of others) {
      link(last, last + far)
      link(last + far, last)
    }
  }
  return near
}

export const numberBase = 36
