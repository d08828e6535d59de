import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, type RoutesTestStubProps } from 'react-router'

/** A piece of a page as it is served at this address. */
export function rendered(piece: ReactElement, path = '/'): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => piece }])
  return renderToStaticMarkup(createElement(Stub, { initialEntries: [path] }))
}

type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]['Component']>

/** A route's page as it is served once its loader, and perhaps its action, has answered this. */
export function renderedPage(Component: Page, loaderData: object, actionData?: object): string {
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component }])
  const hydrationData: RoutesTestStubProps['hydrationData'] = {
    loaderData: { page: loaderData },
    ...(actionData && { actionData: { page: actionData } }),
  }
  return renderToStaticMarkup(createElement(Stub, { hydrationData }))
}

/** The words, with one blank between those of two elements. */
export function wordsOf(html: string): string {
  const words = html.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, ' ')
  return plain(words).replace(/\s+/g, ' ').trim()
}

/** Each link: where it leads, and its words. */
export function linksIn(html: string): readonly (readonly [string, string])[] {
  return elementsIn(html, 'a').map((link) => [attributeOf(link, 'href') ?? '', wordsOf(link)])
}

/** The first element of this name with all of these letters in its opening tag. */
export function elementIn(html: string, name: string, having = ''): string {
  const found = elementsIn(html, name).find((element) => openingTag(element).includes(having))
  if (found === undefined) throw new Error(`There is no <${name}> with “${having}”.`)
  return found
}

/** Every element of this name that does not hold another one of it, as React writes them. */
export function elementsIn(html: string, name: string): readonly string[] {
  const pattern = new RegExp(`<${name}[ >](?:(?!<${name}[ >]).)*?</${name}>|<${name} [^>]*/>`, 'gs')
  return html.match(pattern) ?? []
}

/** An attribute of the outermost element. */
export function attributeOf(element: string, name: string): string | null {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(openingTag(element))?.[1]
  return value === undefined ? null : plain(value)
}

function openingTag(element: string): string {
  return element.slice(0, element.indexOf('>'))
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
