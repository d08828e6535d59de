import { createElement } from 'react'
import { expect, it } from 'vitest'
import { linksIn, rendered } from '../../test/rendered.ts'
import { ShareArticle } from './share-article.tsx'

it('an article is passed on by its title and its whole address, whatever signs are in them', () => {
  const address = 'https://rolefit.example/blog/cover-letters'
  const title = 'Cooks & nurses: 100 % true?'
  const links = linksIn(rendered(createElement(ShareArticle, { address, title })))
  const asked = links.map(([to, label]) => [label, ...new URL(to).searchParams] as const)
  expect(asked).toEqual([
    ['LinkedIn', ['url', address]],
    ['X', ['url', address], ['text', title]],
    ['WhatsApp', ['text', `${title} ${address}`]],
    ['Telegram', ['url', address], ['text', title]],
    ['Email', ['subject', title], ['body', address]],
  ])
})
