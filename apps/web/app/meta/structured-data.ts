import { brand } from '@rolefit/contract/brand'

/** A block of JSON-LD, for the `meta` of a route. */
function block(content: object) {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...content } }
}

export function organizationData(origin: string) {
  return block({
    '@type': 'Organization',
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: brand.supportEmail,
  })
}

interface ArticleFacts {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly date: string
}

export function articleData(origin: string, article: ArticleFacts) {
  const publisher = { '@type': 'Organization', name: brand.name, url: `${origin}/` }
  return block({
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    dateModified: article.date,
    image: `${origin}/cards/${article.slug}.png`,
    mainEntityOfPage: `${origin}/blog/${article.slug}`,
    author: publisher,
    publisher,
  })
}

export function questionsData(
  questions: readonly { readonly question: string; readonly answer: string }[],
) {
  return block({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

interface Offer {
  readonly name: string
  readonly priceUsd: number
}

/** The product with what it costs; the pricing page hands its packs over. */
export function productData(origin: string, offers: readonly Offer[]) {
  return block({
    '@type': 'Product',
    name: brand.name,
    description: brand.tagline,
    image: `${origin}/cards/site.png`,
    brand: { '@type': 'Brand', name: brand.name },
    offers: offers.map(({ name, priceUsd }) => ({
      '@type': 'Offer',
      name,
      price: priceUsd.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${origin}/pricing`,
    })),
  })
}
