/** What social networks cut their previews from. */
export const cardSize = { width: 1200, height: 630 } as const

export const cardColors = {
  paper: '#faf7f0',
  sheet: '#fffefa',
  ink: '#1f1d18',
  quiet: '#615b50',
  line: '#e5dfd2',
  text: '#8d8678',
  met: '#bfe5c3',
  partly: '#f5d98f',
  missing: '#b3294e',
} as const
