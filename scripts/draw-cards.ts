import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { brand } from '../packages/contract/src/brand.ts'

/**
 * Draws what is shown where a page is linked to from elsewhere, and the icons: pictures in the
 * repository, because the sites that ask for them do not draw SVG. Run it after changing a title.
 */
const project = join(import.meta.dirname, '..')
const publicFolder = join(project, 'apps/web/public')
const cardSize = { width: 1200, height: 630 }
const iconSizes = [180, 192, 512]

interface Card {
  readonly name: string
  readonly title: string
  readonly line: string
  readonly picture: string
}

const cards = [
  {
    name: 'site',
    title: 'See how your CV fits the job, line by line',
    line: '3 free analyses, no card required',
    picture: 'site',
  },
  {
    name: 'blog',
    title: 'How CVs are read, and what helps',
    line: 'Eight articles with examples and sources',
    picture: 'who-reads-your-cv',
  },
  {
    name: 'pricing',
    title: '3 free analyses, then from $5',
    line: 'No subscription, and credits do not expire',
    picture: 'site',
  },
  ...articleCards(),
] satisfies readonly Card[]

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArguments,
})
const page = await browser.newPage()
await drawCards(page)
await drawIcons(page)
await browser.close()

async function drawCards(page: Page): Promise<void> {
  mkdirSync(join(publicFolder, 'cards'), { recursive: true })
  await page.setViewportSize(cardSize)
  for (const card of cards) {
    await page.setContent(cardPage(card))
    await page.evaluate('document.fonts.ready')
    await page.screenshot({ path: join(publicFolder, 'cards', `${card.name}.png`) })
    console.log(`cards/${card.name}.png`)
  }
  const drawn = Object.fromEntries(cards.map(({ name, title }) => [name, title]))
  writeFileSync(join(project, 'content/cards.json'), `${JSON.stringify(drawn, null, 2)}\n`)
}

async function drawIcons(page: Page): Promise<void> {
  const icon = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8')
  for (const size of iconSizes) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${icon}`)
    await page.screenshot({ path: join(publicFolder, `icon-${size}.png`), omitBackground: true })
    console.log(`icon-${size}.png`)
  }
}

function articleCards(): readonly Card[] {
  const folder = join(project, 'content/blog')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const name = file.replace(/\.md$/, '')
      const source = readFileSync(join(folder, file), 'utf8')
      return {
        name,
        title: /^title: (.+)$/m.exec(source)?.[1] ?? '',
        line: `From the ${brand.name} blog`,
        picture: name,
      }
    })
}

function cardPage({ title, line, picture }: Card): string {
  const drawing = readFileSync(join(publicFolder, 'pictures', `${picture}.svg`), 'utf8')
  return `<!doctype html><style>
${fontFace('Newsreader', 'newsreader')}${fontFace('Inter', 'inter')}
:root { --font-sans: Inter; --font-serif: Newsreader }
body { margin: 0; background: #faf7f0; color: #1f1d18; width: 1200px; height: 630px; display: grid; grid-template-columns: 500px 1fr; font-family: Inter }
.words { padding: 64px 0 64px 72px; display: flex; flex-direction: column }
.name { font: 600 44px/1 Newsreader; padding: 6px 12px 2px; align-self: start; margin-left: -12px; background: linear-gradient(100deg, transparent 4px, #bfe5c3 14px calc(100% - 12px), transparent calc(100% - 2px)) 0 70% / 100% 78% no-repeat }
h1 { font: 560 ${title.length > 62 ? 50 : 58}px/1.12 Newsreader; letter-spacing: -0.015em; margin: auto 0; text-wrap: balance }
p { margin: 0; font-size: 22px; line-height: 1.4; color: #615b50 }
.picture { display: flex; align-items: center; padding: 0 24px 0 40px }
svg { width: 100%; display: block }
.edge { position: absolute; inset: auto 0 0; height: 14px; background: #bfe5c3 }
</style><div class="words"><div class="name">${brand.name}</div><h1>${title}</h1><p>${line}</p></div><div class="picture">${drawing}</div><div class="edge"></div>`
}

function fontFace(family: string, file: string): string {
  const bytes = readFileSync(join(project, `apps/web/app/fonts/${file}-latin.woff2`))
  return `@font-face { font-family: ${family}; font-weight: 400 700; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }\n`
}
