const paths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M6 9l6 6 6-6',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  check: 'M4 12.5l5 5L20 6.5',
} as const

interface IconProps {
  readonly name: keyof typeof paths
  readonly className?: string
}

/** A drawing beside words that say the same, so it is hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  )
}
