import { measureKind } from '../bodies/dress-body.ts'
import { assetOfBody } from '../library/asset-bodies.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import type { ShotSetting } from '../setting/setting.ts'
import type { Fill } from '../scenery/plate.ts'

/** Larger things stand on the floor, metres. */
const ON_SHELVES = 0.75

/** The layout of a place for these goods: shelves, or floor. */
export function chooseFill(products: ShotSetting['filledWith']): Fill | undefined {
  if (!products || products.length === 0 || products.some(({ grows }) => grows)) return undefined
  return products.every(({ sprite }) => highOf(sprite) > ON_SHELVES) ? 'large' : 'small'
}

/** Metres; the default is the size of hand-held things. */
export const assetHeight = (sprite: string): number =>
  loadCatalogue().asset(assetOfBody(sprite) ?? '')?.size.height ?? 0.3

const highOf = (sprite: string): number => {
  const measured = measureKind(sprite)?.extent
  return measured ? measured.high[1] - measured.low[1] : assetHeight(sprite)
}
