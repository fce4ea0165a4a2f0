import type { Problem } from '@kinora/media/scene/problem'
import { SCENE_VERSION } from '@kinora/media/scene/scene-schema'

/** The sides from which an asset is shown, each for a second. */
export const SIDES = ['front', 'right', 'back', 'left'] as const

// An asset that faces left shows its right side.
const FACING = { front: 20, right: -70, back: 200, left: 110 } as const

/** The time at which a side is seen. */
export const sideAt = (side: number): number => side + 0.5

/** A document that shows an asset document from four sides, a second each. It is not checked. */
export const assetScene = (asset: unknown): unknown => ({
  version: SCENE_VERSION,
  seconds: SIDES.length,
  entities: [{ id: 'it', asset: idOf(asset) }],
  assets: [asset],
  places: [{ id: 'set', asset: 'product-sweep', backdrop: '#dfe6ea' }],
  shots: SIDES.map((side, at) => ({
    from: at,
    to: at + 1,
    place: 'set',
    placements: [{ who: 'it', relation: 'on', to: 'set/surface', facing: FACING[side] }],
    camera: { target: ['it'], size: 'whole', move: 'still' },
  })),
  sound: { music: 'none' },
})

const idOf = (asset: unknown): string =>
  typeof asset === 'object' && asset !== null && 'id' in asset && typeof asset.id === 'string' ? asset.id : ''

const WITHIN = '/assets/0'

/** The problems of the asset itself, by pointers into its own document. */
export const assetProblems = (problems: readonly Problem[]): Problem[] => {
  const own = problems.filter(({ at }) => at === WITHIN || at.startsWith(`${WITHIN}/`))
  // A document that is too large or too deep is refused as a whole.
  return (own.length > 0 ? own : problems).map(({ at, ...problem }) => ({
    ...problem,
    at: at.startsWith(WITHIN) ? at.slice(WITHIN.length) : '',
  }))
}
