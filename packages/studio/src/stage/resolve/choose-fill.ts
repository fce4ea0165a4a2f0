import { measureKind } from '../../bodies/dress-body.ts'
import { findPictogram } from '../../figures/pictograms.ts'
import type { ShotSetting } from '../../setting/setting.ts'
import type { Fill } from '../../scenery/plate.ts'

/** Larger things than this stand on the floor, metres. */
const ON_SHELVES = 0.75

/** What a place full of these has to be: shelves, or floor. */
export function chooseFill(wares: ShotSetting['filledWith']): Fill | undefined {
  if (!wares || wares.length === 0 || wares.some(({ grows }) => grows)) return undefined
  return wares.every(({ sprite }) => highOf(sprite) > ON_SHELVES) ? 'large' : 'small'
}

const highOf = (sprite: string): number => {
  const measured = measureKind(sprite)?.extent
  return measured ? measured.high[1] - measured.low[1] : findPictogram(sprite).metres
}
