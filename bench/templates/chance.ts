/** Choices that fall the same way each time they are drawn from the same seed. */
export interface Chance {
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly sample: <Item>(items: readonly Item[], count: number) => readonly Item[]
  /** A whole number, both ends among them. */
  readonly between: (least: number, most: number) => number
  readonly isOneIn: (count: number) => boolean
}

export function createChance(seed: number): Chance {
  const draw = createDraw(seed)
  const between = (least: number, most: number): number =>
    least + Math.floor(draw() * (most - least + 1))
  return {
    between,
    isOneIn: (count) => draw() < 1 / count,
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    sample: (items, count) => {
      const left = [...items]
      const taken = Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      )
      return taken.flat()
    },
  }
}

/** Numbers from 0 up to 1, by a multiplicative step of 31 bits (Park and Miller). */
function createDraw(seed: number): () => number {
  const modulus = 2 ** 31 - 1
  let state = ((seed * 69_621) % (modulus - 1)) + 1
  const draw = (): number => {
    state = (state * 48_271) % modulus
    return state / modulus
  }
  // Neighbouring seeds begin alike.
  for (let step = 0; step < 10; step += 1) draw()
  return draw
}
