import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type News, newsCame } from '../session/news.ts'
import { CloseMessage } from '../ui/close-message.tsx'
import { useIsSeen } from '../ui/use-is-seen.ts'

/** Says on whatever page the person is that something has ended, until it is put away or looked at. */
export function NewsNotice() {
  const [news, setNews] = useState<News | null>(null)
  useEffect(() => {
    const hear = (event: Event) => {
      if (event instanceof CustomEvent) setNews(event.detail)
    }
    window.addEventListener(newsCame, hear)
    return () => window.removeEventListener(newsCame, hear)
  }, [])
  const isSeen = useIsSeen(news)
  const putAway = () => setNews(null)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4 print:hidden"
    >
      {news && isSeen && (
        <div className="pointer-events-auto flex items-start gap-3 rounded-sheet border border-line-strong border-l-4 border-l-met-ink bg-sheet px-4 py-3 shadow-lg">
          <p>
            {news.words}{' '}
            <Link
              to={news.link.to}
              state={news.link.state}
              onClick={putAway}
              className="touch-sized inline-block font-medium underline underline-offset-4"
            >
              {news.link.label}
            </Link>
          </p>
          <CloseMessage onClose={putAway} />
        </div>
      )}
    </div>
  )
}
