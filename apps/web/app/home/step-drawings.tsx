import type { ReactNode } from 'react'

/** A posting and a CV, side by side. */
export function TwoSheets() {
  return (
    <Drawing>
      <g transform="rotate(-2 66 64)">
        <Paper x={20} y={14} />
        <Lines x={32} y={30} widths={[44, 66, 58, 70, 40]} />
      </g>
      <g transform="rotate(2 178 64)">
        <Paper x={128} y={14} />
        <Lines x={140} y={30} widths={[52, 40, 70, 62, 68]} />
      </g>
    </Drawing>
  )
}

/** Words of the one tied to words of the other; one that nothing answers. */
export function TiedWords() {
  return (
    <Drawing>
      <path d="M88 45h66M88 73h66" stroke="var(--met)" strokeWidth="9" />
      <Paper x={20} y={14} />
      <Paper x={128} y={14} />
      <path d="M30 45h62M30 73h50M140 45h58M140 73h70" stroke="var(--met)" strokeWidth="11" />
      <rect
        x="29"
        y="93"
        width="58"
        height="16"
        rx="3"
        fill="none"
        stroke="var(--missing)"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      <Lines x={32} y={45} widths={[58, 46, 50]} step={28} />
      <Lines x={142} y={45} widths={[54, 66]} step={28} />
    </Drawing>
  )
}

/** A line with a gap for the figure that only the person knows. */
export function GapToFill() {
  return (
    <Drawing>
      <g transform="rotate(-1 120 64)">
        <rect
          x="20"
          y="22"
          width="204"
          height="84"
          rx="5"
          fill="var(--sheet)"
          stroke="var(--line-strong)"
        />
        <Lines x={34} y={44} widths={[120]} />
        <Lines x={34} y={66} widths={[46]} />
        <rect x="88" y="60" width="56" height="14" fill="var(--partly)" />
        <text x="92" y="71" fontSize="12" fill="var(--ink)">
          [number]
        </text>
        <Lines x={152} y={66} widths={[54]} />
        <Lines x={34} y={88} widths={[92]} />
      </g>
    </Drawing>
  )
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="17 6 214 118" className="block h-auto w-full max-w-56">
      {children}
    </svg>
  )
}

function Paper({ x, y }: { x: number; y: number }) {
  return (
    <rect
      x={x}
      y={y}
      width="92"
      height="104"
      rx="5"
      fill="var(--sheet)"
      stroke="var(--line-strong)"
    />
  )
}

interface LinesProps {
  readonly x: number
  readonly y: number
  readonly widths: readonly number[]
  readonly step?: number
}

/** Words, as far as they can be seen from across the room. */
function Lines({ x, y, widths, step = 17 }: LinesProps) {
  const d = widths.map((width, index) => `M${x} ${y + index * step}h${width}`).join('')
  return <path d={d} stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
}
