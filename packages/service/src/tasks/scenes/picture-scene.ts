import type { CatalogueEntry, CatalogueKind } from '@kinora/media/scene/catalogue'
import { type Scene, SCENE_VERSION, type SceneShot } from '@kinora/media/scene/scene-schema'

const SECONDS = 2
const SET = { id: 'set', asset: 'product-sweep', backdrop: '#dfe6ea' } as const
const shot = (given: Partial<SceneShot>): SceneShot => ({ from: 0, to: SECONDS, place: 'set', ...given })

const scene = (given: Partial<Scene>): Scene => ({
  version: SCENE_VERSION,
  seconds: SECONDS,
  entities: [],
  places: [SET],
  shots: [shot({})],
  sound: { music: 'none' },
  ...given,
})

/** The kinds of entries that can be drawn. */
export const PICTURED: ReadonlySet<CatalogueKind> = new Set(['asset', 'place', 'garment', 'action'])

/** A document of which a still shows an entry: a thing on plain ground, a place by day; nothing of what has no shape. */
export function pictureScene({ kind, id }: CatalogueEntry): Scene | undefined {
  const camera: SceneShot['camera'] = { target: ['it'], size: 'whole', move: 'still' }
  const placements: SceneShot['placements'] = [{ who: 'it', relation: 'on', to: 'set/surface', facing: 'camera' }]
  switch (kind) {
    case 'asset':
      return scene({ entities: [{ id: 'it', asset: id }], shots: [shot({ placements, camera })] })
    case 'garment':
      return scene({
        entities: [{ id: 'it', asset: 'woman', wears: [{ garment: id }] }],
        shots: [shot({ placements, camera })],
      })
    case 'action':
      return scene({
        entities: [{ id: 'it', asset: 'man' }],
        shots: [shot({ placements, actions: [{ who: 'it', does: id }], camera })],
      })
    case 'place':
      return scene({ places: [{ id: 'set', asset: id, time: 'noon' }], shots: [shot({ camera: { move: 'still' } })] })
    case 'material':
    case 'colour':
    case 'look':
    case 'light':
    case 'lens':
    case 'move':
    case 'sound':
      return undefined
  }
}
