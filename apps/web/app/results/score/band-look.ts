import type { BandName } from '@rolefit/engine'
import type { StrokeKind } from '../../ui/stroke.tsx'

/** The share of a posting from which applying is recommended. */
export const recommendedPercent = 70

interface BandLook {
  readonly stroke: StrokeKind
  readonly fill: string
  readonly recommendation: string
}

const looks = {
  'Strong fit': {
    stroke: 'solid',
    fill: 'bg-met',
    recommendation: 'Apply. Little of what this posting asks for is missing.',
  },
  'Worth applying': {
    stroke: 'solid',
    fill: 'bg-met',
    recommendation: 'Worth applying as it is. A few of the changes below bring it closer.',
  },
  Borderline: {
    stroke: 'half',
    fill: 'bg-partly',
    recommendation:
      'A little below what we recommend. Make the changes that are true for you, then decide.',
  },
  'Hold off': {
    stroke: 'dashed',
    fill: 'bg-missing',
    recommendation:
      'Much of what this posting asks for is not in this CV. If you have it, say so; if not, another posting may be a better use of your evening.',
  },
} as const satisfies Record<BandName, BandLook>

/** How a band looks and what it advises; one we do not know yet is shown without a claim. */
export function bandLook(band: string): BandLook {
  return isBand(band)
    ? looks[band]
    : { stroke: 'dotted', fill: 'bg-line-strong', recommendation: '' }
}

function isBand(band: string): band is BandName {
  return Object.hasOwn(looks, band)
}
