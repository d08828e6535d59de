const mostPictures = 100

/** Draws what was not drawn lately: a link that is posted is asked for by many at once. */
export function rememberPictures<Card extends object>(
  draw: (card: Card) => Promise<Uint8Array>,
): (card: Card) => Promise<Uint8Array> {
  const drawn = new Map<string, Promise<Uint8Array>>()
  return (card) => {
    const key = JSON.stringify(card)
    const picture = drawn.get(key) ?? draw(card)
    // What was asked for last stands last, and the first is the next to go.
    drawn.delete(key)
    drawn.set(key, picture)
    picture.catch(() => drawn.delete(key))
    const [oldest] = drawn.keys()
    if (drawn.size > mostPictures && oldest !== undefined) drawn.delete(oldest)
    return picture
  }
}
