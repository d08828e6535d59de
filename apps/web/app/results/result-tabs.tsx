import { useEffect, useState } from 'react'

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'feedback', label: 'Feedback' },
  { id: 'changes', label: 'Changes' },
] as const

type TabId = (typeof tabs)[number]['id']

/**
 * Leads to the parts of the page; the part that is being read carries the stroke. It is wider than they
 * are, for strokes of the marker reach beyond their words.
 */
export function ResultTabs() {
  const current = useSectionInView()
  return (
    <nav
      aria-label="Parts of the result"
      className="in-sight -mx-4 border-b border-line bg-paper px-4 print:hidden sm:-mx-1.5 sm:border-b-0 sm:px-1.5"
    >
      <ul className="flex gap-2 border-line max-[20rem]:overflow-x-auto sm:border-b">
        {tabs.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-4 border-transparent px-3 text-quiet no-underline hover:text-ink aria-[current=location]:border-met-ink aria-[current=location]:font-medium aria-[current=location]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How far down the window the eye is taken to be, in percent of its height. */
const lineOfSight = 30

/** The part that is being read: the last one that begins above the line of sight, else the first. */
function useSectionInView(): TabId {
  const [current, setCurrent] = useState<TabId>('overview')
  useEffect(() => {
    const observer = new IntersectionObserver(() => setCurrent(sectionInView()), {
      rootMargin: `-${lineOfSight}% 0px -${99 - lineOfSight}% 0px`,
    })
    for (const { id } of tabs) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}

function sectionInView(): TabId {
  const line = (window.innerHeight * (lineOfSight + 1)) / 100
  const isAbove = ({ id }: { id: string }) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= line
  }
  return tabs.findLast(isAbove)?.id ?? 'overview'
}
