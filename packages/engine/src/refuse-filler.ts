import type { Refusal } from './refuse.ts'
import { wordAmong } from './text/forms/word-trait.ts'
import type { Token } from './text/tokenize.ts'

/** The words of the passage that templates and typesetters fill a page with, and of its makers. */
const fillerWord = wordAmong(
  `lorem ipsum dolor amet consectetur adipiscing adipisicing elit eiusmod tempor incididunt labore dolore magna aliqua
  enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure
  reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa
  officia deserunt mollit anim laborum accumsan aenean aliquam aliquet ante arcu auctor augue bibendum blandit
  congue condimentum convallis cras cubilia curabitur curae cursus dapibus diam dictum dictumst dignissim donec
  efficitur eget egestas eleifend elementum erat eros etiam euismod facilisi facilisis fames faucibus felis fermentum
  feugiat finibus fringilla fusce gravida habitant habitasse hendrerit iaculis imperdiet integer interdum justo lacinia
  lacus laoreet lectus libero ligula lobortis luctus maecenas malesuada massa mattis mauris maximus metus molestie
  mollis morbi natoque neque netus nibh nisl nunc odio orci ornare pellentesque penatibus pharetra phasellus placerat
  platea porta porttitor posuere potenti praesent pretium primis proin pulvinar purus quam quisque rhoncus risus
  rutrum sagittis sapien scelerisque semper senectus sodales sollicitudin suscipit suspendisse tellus tempus tincidunt
  torquent tortor tristique turpis ullamcorper ultrices ultricies urna varius vehicula velit venenatis vestibulum vitae
  vivamus viverra volutpat vulputate`.split(/\s+/),
)
/** Small words are of many languages. */
const shortestWord = 4
const mostFiller = 0.5

/** Refuses a template that nobody has filled in: more than half of its words say nothing in any language. */
export function refuseFiller(tokens: readonly Token[]): Refusal | null {
  const filler = tokens.filter((token) => fillerWord.has(token)).length
  if (filler === 0) return null
  const words = tokens.filter(({ word }) => word.length >= shortestWord).length
  return filler > words * mostFiller ? { status: 'refused', reason: 'cv-is-filler' } : null
}
