interface ArticlePictureProps {
  readonly slug: string
  readonly className?: string
}

/**
 * The article's drawing. It stands in a file of its own, which browsers keep, and takes its colours
 * from the page it is used on, light or dark.
 */
export function ArticlePicture({ slug, className = '' }: ArticlePictureProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 360" className={`block w-full ${className}`}>
      <use href={`/pictures/${slug}.svg#picture`} />
    </svg>
  )
}
