/** Something that has ended while the person was on another page, and where it can be seen. */
export interface News {
  readonly words: string
  readonly link: { readonly to: string; readonly label: string; readonly state?: object }
}

/** Told to the window with the news as its detail. */
export const newsCame = 'rolefit:news'

export function announceNews(news: News): void {
  window.dispatchEvent(new CustomEvent(newsCame, { detail: news }))
}
