import type { Size } from '@kinora/media/frames/size'
import type { Shot } from '../direct/shot-list.ts'

/** Lenses that show a narrow depth, whatever they are near to. */
const SHALLOW: ReadonlySet<string> = new Set(['shallow', 'macro', 'portrait', 'telephoto', 'rack-focus', 'focus-away'])

/** How soft all is that is not as far as the subject: a radius in pixels of the plate, 0 where all is sharp. */
export function lensSoftness({ camera: { lens = [] } }: Shot, zoom: number, usual: number, frame: Size): number {
  if (lens.includes('deep')) return 0
  const nearer = zoom / usual
  const asked = lens.some(one => SHALLOW.has(one)) ? 0.006 : 0
  // So near, the plate's own pixels would be seen.
  const near = nearer > 1.3 ? 0.0022 * Math.min(3, nearer) : 0
  return Math.round(Math.max(asked / Math.max(1, nearer * 0.6), near) * frame.height)
}
