/** Every page that the sitemap lists, and the one that leads inside. */
export async function publicPages(address: string): Promise<readonly string[]> {
  const response = await fetch(`${address}/sitemap.xml`)
  const xml = await response.text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  return [...paths, '/login']
}
