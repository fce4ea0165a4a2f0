import type { Corner } from '@kinora/media/finish/finish-job'
import type { Fields } from '../catalog/words/field.ts'

/** Where the watermark goes, if there is to be one: what the position's number means is said by its field. */
export function watermarkCorner(
  { wm_position: position }: Fields,
  request: Record<string, unknown>,
): Corner | undefined {
  if (request.watermark !== true) return undefined
  if (position?.kind === 'choice') {
    const named = typeof request.wm_position === 'string' ? request.wm_position : position.default
    return named?.replace('_', ' ') as Corner | undefined
  }
  if (position?.kind !== 'integer') return undefined
  return position.means?.[Number(request.wm_position ?? position.default)] as Corner | undefined
}
