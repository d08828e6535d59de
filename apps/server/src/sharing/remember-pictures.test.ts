import { expect, it } from 'vitest'
import { rememberPictures } from './remember-pictures.ts'

/** A memory of pictures, and the cards that were drawn for it. */
function remembering() {
  const drawn: number[] = []
  const picture = rememberPictures(async ({ card }: { card: number }) => {
    drawn.push(card)
    return Uint8Array.of(card)
  })
  return { drawn, ask: (card: number) => picture({ card }) }
}

it('draws a picture once, however many ask for it at once', async () => {
  const { drawn, ask } = remembering()
  const pictures = await Promise.all([ask(1), ask(1), ask(2), ask(1)])
  expect(pictures.map(([card]) => card)).toEqual([1, 1, 2, 1])
  expect(drawn).toEqual([1, 2])
})

it('keeps the hundred that were asked for last, and forgets the others', async () => {
  const { drawn, ask } = remembering()
  for (let card = 0; card < 100; card += 1) await ask(card)
  await ask(0)
  await ask(100)
  expect(drawn).toHaveLength(101)
  await ask(0)
  await ask(99)
  expect(drawn).toHaveLength(101)
  await ask(1)
  expect(drawn.slice(101)).toEqual([1])
})

it('tries again where drawing failed', async () => {
  let tries = 0
  const picture = rememberPictures(async () => {
    tries += 1
    if (tries === 1) throw new Error('no font')
    return Uint8Array.of(tries)
  })
  await expect(picture({})).rejects.toThrow('no font')
  expect(await picture({})).toEqual(Uint8Array.of(2))
})
